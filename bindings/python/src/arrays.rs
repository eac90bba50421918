//! Numbers as arrays of numpy.

use cloverleaf_encode::Number;
use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::prelude::*;

/// An array of so many numbers that is written once.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    length: usize,
    write: impl FnOnce(&mut [Number]),
) -> Bound<'py, PyArray1<Number>> {
    let mut numbers = vec![0; length];
    write(&mut numbers);
    PyArray1::from_vec(py, numbers)
}

/// A mask, of the type that samplers want.
pub(crate) fn mask<'py>(
    py: Python<'py>,
    length: usize,
    write: impl FnOnce(&mut [u8]),
) -> Bound<'py, PyArray1<i8>> {
    let mut mask = vec![0; length];
    write(&mut mask);
    PyArray1::from_iter(py, mask.into_iter().map(u8::cast_signed))
}

/// Rows of so many numbers each.
pub(crate) fn rows(
    py: Python<'_>,
    numbers: Vec<Number>,
    length: usize,
) -> PyResult<Bound<'_, PyArray2<Number>>> {
    let rows = numbers.len().checked_div(length).unwrap_or(0);
    PyArray1::from_vec(py, numbers).reshape([rows, length])
}

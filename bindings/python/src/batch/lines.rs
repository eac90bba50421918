//! The arrays that a batch writes.

use cloverleaf_environment::{Arrays, Autoreset, Batch, Rules};
use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray, PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::convert::tuple;
use crate::errors::wrong;

/// The arrays of a `Step`, with those borrowed that are about to be written.
pub(super) struct Lines<'py> {
    step: [Bound<'py, PyAny>; 7],
    observations: PyReadwriteArray<'py, i16, numpy::Ix2>,
    masks: PyReadwriteArray<'py, u8, numpy::Ix2>,
    seats: PyReadwriteArray<'py, u8, numpy::Ix1>,
    rewards: PyReadwriteArray<'py, f32, numpy::Ix2>,
    terminated: PyReadwriteArray<'py, bool, numpy::Ix1>,
    truncated: PyReadwriteArray<'py, bool, numpy::Ix1>,
    finals: PyReadwriteArray<'py, i16, numpy::Ix2>,
}

impl<'py> Lines<'py> {
    /// New ones.
    pub(super) fn new(py: Python<'py>, rules: &dyn Rules, batch: &dyn Batch) -> PyResult<Lines<'py>> {
        let (games, observation) = (batch.games(), rules.observation().len());
        let finals = if batch.settings().autoreset == Autoreset::SameStep { games } else { 0 };
        Lines::borrowing([
            PyArray2::<i16>::zeros(py, [games, observation], false).into_any(),
            PyArray2::<i8>::zeros(py, [games, rules.action_ids() as usize], false).into_any(),
            PyArray1::<u8>::zeros(py, [games], false).into_any(),
            PyArray2::<f32>::zeros(py, [games, rules.seats().into()], false).into_any(),
            PyArray1::<bool>::zeros(py, [games], false).into_any(),
            PyArray1::<bool>::zeros(py, [games], false).into_any(),
            PyArray2::<i16>::zeros(py, [finals, observation], false).into_any(),
        ])
    }

    /// Those of an earlier step.
    pub(super) fn given(step: &Bound<'py, PyAny>) -> PyResult<Lines<'py>> {
        Lines::borrowing(step.extract()?)
    }

    fn borrowing(step: [Bound<'py, PyAny>; 7]) -> PyResult<Lines<'py>> {
        // Samplers want signed numbers in a mask, the games write bytes.
        let masks = step[1].cast::<PyArray2<i8>>()?.call_method1("view", ("uint8",))?;
        Ok(Lines {
            observations: borrow(&step[0])?,
            masks: borrow(&masks)?,
            seats: borrow(&step[2])?,
            rewards: borrow(&step[3])?,
            terminated: borrow(&step[4])?,
            truncated: borrow(&step[5])?,
            finals: borrow(&step[6])?,
            step,
        })
    }

    /// The same for the games to write to.
    pub(super) fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            terminated: self.terminated.as_slice_mut()?,
            truncated: self.truncated.as_slice_mut()?,
            final_observations: self.finals.as_slice_mut()?,
        })
    }

    /// What was written, as a `Step`.
    pub(super) fn told(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        tuple(py, "Step", PyTuple::new(py, self.step)?)
    }
}

fn borrow<'py, T: Element, D: Dimension>(array: &Bound<'py, PyAny>) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let array = array.cast::<PyArray<T, D>>()?;
    if !array.is_c_contiguous() {
        return Err(wrong(&"python-contiguous".into()));
    }
    Ok(array.try_readwrite()?)
}

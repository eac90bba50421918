//! `bindgen MODULE.wasm FOLDER`: writes the module and its glue for a page or a worker into a folder.
//!
//! It stands apart from the workspace because it is big, needed for the browser only, and tied to one
//! version of wasm-bindgen.

use std::env;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = &arguments[..] else { bail!("give a module and a folder") };
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(true)
        .out_name("cloverleaf")
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("cannot make a module for the browser of {module}"))
}

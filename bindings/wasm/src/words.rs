//! The words, which the page keeps. The module asks the page for them, so that it carries no language itself.

use cloverleaf_core::{Message, Say};

/// Whoever finds the words of pictures and sketches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page;

impl Say for Page {
    fn say(&self, message: &Message) -> String {
        said(message)
    }
}

#[cfg(target_arch = "wasm32")]
fn said(message: &Message) -> String {
    page::say(&crate::convert::text(&cloverleaf_protocol::Said::from(message)))
}

/// Outside a page, as in tests, there is English.
#[cfg(not(target_arch = "wasm32"))]
fn said(message: &Message) -> String {
    cloverleaf_words::english().say(message)
}

#[cfg(target_arch = "wasm32")]
mod page {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    unsafe extern "C" {
        /// The words of a message that is given as JSON. Whoever starts the module puts this function there.
        #[wasm_bindgen(js_name = cloverleafSay)]
        pub(super) safe fn say(message: &str) -> String;
    }
}

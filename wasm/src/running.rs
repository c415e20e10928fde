//! What the worker is told, and may say, while a launch runs: how far it has come, and whether it is to end early.

use warpscope_core::limits::{Interrupt, RunLimits};

/// The worker's side (`www/src/worker/engine.ts`).
#[cfg(target_arch = "wasm32")]
mod worker {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        /// Takes the steps of the run under way; true ends it. Fails where nobody provides it.
        #[wasm_bindgen(js_namespace = warpscope, catch)]
        fn running(steps: f64) -> Result<bool, JsValue>;
    }

    /// See [`running`].
    pub fn ends(steps: u64) -> bool {
        running(steps as f64).unwrap_or(false)
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod worker {
    /// Outside the browser nobody listens.
    pub fn ends(_steps: u64) -> bool {
        false
    }
}

/// The limits of a run that the worker watches.
pub fn limits() -> RunLimits {
    RunLimits { interrupt: Interrupt(worker::ends), ..RunLimits::default() }
}

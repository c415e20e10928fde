//! The engine as the browser sees it: no logic, only the crossing.
//!
//! Answers cross as plain objects (serde-wasm-bindgen), reports as the very text that the command line
//! writes. What fails is thrown as a [`Failure`]. `www/src/protocol.ts` has the messages.

pub mod dto;

use dto::{Compiler, LaunchText, Opened, Options};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use warpscope_core::check::{CheckOptions, Prepared};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::limits::RunLimits;
use warpscope_core::report::model::{Failure, Report};
use wasm_bindgen::prelude::*;

/// Keeps what the page has opened.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine {
    modules: BTreeMap<u32, Prepared>,
    next: u32,
}

/// A value of ours for JavaScript.
fn out<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

/// A value of JavaScript for us; `undefined` is the default.
fn take<T: DeserializeOwned + Default>(value: JsValue) -> Result<T, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(T::default());
    }
    serde_wasm_bindgen::from_value(value).map_err(JsValue::from)
}

fn thrown(file: &str, kernel: Option<&str>, text: &str, error: &Diagnostic) -> JsValue {
    out(&Failure::new(file, kernel, text, error)).unwrap_or_else(|e| e)
}

/// The report on `kernel`, or on all kernels, as the command line writes it.
#[must_use]
pub fn report(
    prepared: &Prepared,
    kernel: Option<&str>,
    launch: &LaunchText,
    options: Options,
) -> Report {
    let mut report = Report::new();
    let limits = RunLimits::default();
    let limits = RunLimits { max_steps: options.max_steps.unwrap_or(limits.max_steps), ..limits };
    let options = CheckOptions { redundant: options.redundant, perf: options.perf, limits };
    let fail = |kernel: Option<&str>, e: &Diagnostic| {
        Failure::new(prepared.file(), kernel, prepared.text(), e)
    };
    let launch = match launch.launch() {
        Ok(launch) => launch,
        Err(error) => {
            report.failures.push(fail(None, &error));
            return report;
        }
    };
    let names: Vec<String> = match kernel {
        Some(name) => vec![name.to_owned()],
        None => prepared.kernels().iter().map(|k| k.name.clone()).collect(),
    };
    if names.is_empty() {
        report.failures.push(fail(None, &prepared.no_kernel()));
    }
    for name in &names {
        match prepared.check(name, &launch, &options) {
            Ok(kernel) => report.kernels.push(kernel),
            Err(error) => report.failures.push(fail(Some(name), &error)),
        }
    }
    report
}

#[wasm_bindgen]
impl Engine {
    /// An engine with nothing open.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }
    /// Version of the tool.
    pub fn version() -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }
    /// What a clang in the browser needs to turn `source` into IR: `args`, and the texts of the
    /// `headers` by path in the folder `include`.
    pub fn cuda(include: &str, source: &str, output: &str) -> Result<JsValue, JsValue> {
        out(&Compiler::new(include, source, output))
    }
    /// Reads IR text: an `Opened`.
    pub fn open(&mut self, text: &str, file: &str) -> Result<JsValue, JsValue> {
        let prepared = Prepared::new(text, file).map_err(|e| thrown(file, None, text, &e))?;
        let module = self.next;
        self.next += 1;
        let opened = out(&Opened::new(module, &prepared))?;
        self.modules.insert(module, prepared);
        Ok(opened)
    }
    /// Forgets a module.
    pub fn close(&mut self, module: u32) {
        self.modules.remove(&module);
    }
    fn module(&self, module: u32) -> Result<&Prepared, JsValue> {
        self.modules.get(&module).ok_or_else(|| JsValue::from_str("no such module"))
    }
    /// Runs the detectors: the JSON of the report, as the command line writes it.
    pub fn check(
        &self,
        module: u32,
        kernel: Option<String>,
        launch: JsValue,
        options: JsValue,
    ) -> Result<String, JsValue> {
        let prepared = self.module(module)?;
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        let report = report(prepared, kernel.as_deref(), &launch, options);
        serde_json::to_string_pretty(&report).map_err(|e| JsValue::from_str(&e.to_string()))
    }
}

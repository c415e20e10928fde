//! Repairs in the browser: the page compiles the versions of the source that a repair requests.

use crate::dto::{LaunchText, Options};
use crate::report::{SourceContext, request};
use serde::Serialize;
use std::sync::Arc;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::repair::{Oracle, Pending, repair};
use warpscope_core::report::model::Failure;
use warpscope_core::report::repair::FixReport;
use warpscope_core::report::text::NoSources;
use warpscope_core::{LoadedModule, job, repaired};

/// A repair in progress.
#[derive(Debug)]
pub struct Repairing {
    oracle: Oracle<'static>,
    file: String,
    source: String,
    kernels: [String; 1],
    /// The version that is to be compiled.
    pending: Option<String>,
}

/// How far a repair has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RepairStep {
    /// The version to be compiled next; `null` at the end.
    pub compile: Option<String>,
    /// The fix, at the end, if there is one.
    pub fix: Option<FixReport>,
    /// At the end without a fix, why there is none and what else could be done.
    pub said: Vec<String>,
}

impl Repairing {
    /// A repair of `kernel` in the source of `context`, over what `launch` leaves open if `search` says so.
    ///
    /// # Errors
    /// The launch is invalid, or there is no source.
    pub fn new(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &LaunchText,
        options: &Options,
        search: bool,
        context: &SourceContext<'_>,
    ) -> Result<Self, Box<Failure>> {
        let fail = |e: &Diagnostic| Box::new(job::failed(loaded, Some(kernel), e));
        let request = request(launch, options, search).map_err(|e| fail(&e))?;
        let file = context.file.to_owned();
        let missing = || fail(&Diagnostic::bad_launch(format!("{file} is not CUDA source")));
        let source = context.source.ok_or_else(missing)?.to_owned();
        let mut oracle = Oracle::new(request, &file, &NoSources);
        oracle.compiled(&source, Ok(loaded.text().to_owned()));
        Ok(Self { oracle, file, source, kernels: [kernel.to_owned()], pending: None })
    }

    /// Hands in what the compiler made of the version that was requested last: IR, or what it said.
    pub fn compiled(&mut self, result: Result<String, String>) {
        if let Some(version) = self.pending.take() {
            self.oracle.compiled(&version, result);
        }
    }

    /// Continues until another version must be compiled, or to the end.
    pub fn go_on(&mut self) -> RepairStep {
        let done = match repair(&mut self.oracle, &self.file, &self.source, &self.kernels, 0) {
            Err(Pending(version)) => {
                self.pending = Some(version.clone());
                return RepairStep { compile: Some(version), fix: None, said: vec![] };
            }
            Ok(Err(said)) => return RepairStep { compile: None, fix: None, said: vec![said] },
            Ok(Ok(done)) => done,
        };
        let fix = repaired::fix(&done);
        let mut said = vec![];
        if fix.is_none() {
            let report = repaired::report(&done);
            said.extend(report.kernels.into_iter().flat_map(|k| k.suggestions));
            said.extend(report.refused);
        }
        RepairStep { compile: None, fix, said }
    }
}

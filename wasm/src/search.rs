//! The search for launches in the browser: some launches at a time, so that the page can draw and cancel.

use crate::dto::{LaunchText, Options};
use crate::report::{SourceContext, of_result, request};
use serde::Serialize;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::job::{self, Job};
use warpscope_core::proofs;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::search::plan::CheckRequest;

/// A search in progress.
#[derive(Debug)]
pub struct Running {
    job: Job<Arc<LoadedModule>>,
    request: CheckRequest,
    links: bool,
    proves: bool,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchProgress {
    /// Launches run.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub launches: u64,
    /// Most launches.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub of: u64,
    /// Findings so far.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub findings: usize,
    /// Branch sides taken.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub sides_taken: u64,
    /// All branch sides.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub sides: u64,
    /// Simulee's score of the best launch so far, if the search uses it; smaller is better.
    pub score: Option<f64>,
    /// Whether it has ended.
    pub done: bool,
}

impl Running {
    /// A search over what `launch` leaves open.
    ///
    /// # Errors
    /// The launch or a contract is invalid, or nothing is left open.
    pub fn new(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &LaunchText,
        options: &Options,
        context: &SourceContext<'_>,
    ) -> Result<Self, Box<Failure>> {
        let fail = |e: &Diagnostic| Box::new(job::failed(loaded, Some(kernel), e));
        let request = request(launch, options, true).map_err(|e| fail(&e))?;
        let info = loaded.kernel(kernel).map_err(|e| fail(&e))?;
        let job = Job::new(&request, loaded.clone(), &info, true, context)
            .map_err(|fault| Box::new(job::failure(loaded, kernel, &fault)))?;
        if job.one_launch().is_some() {
            let message = "everything is given: nothing is left to search";
            return Err(fail(&Diagnostic::bad_launch(message)));
        }
        Ok(Self { job, request, links: options.links, proves: !options.no_proof })
    }

    /// Runs up to `launches` more.
    pub fn run(&mut self, launches: u32) -> SearchProgress {
        let done = self.job.advance(launches.into());
        let job::Progress { launches, of, findings, sides_taken, sides, score } =
            self.job.progress();
        SearchProgress { launches, of, findings, sides_taken, sides, score, done }
    }

    /// What was found, with launches made small.
    pub fn report(&self, context: &SourceContext<'_>) -> Report {
        let mut report = Report::new();
        let loaded = self.job.loaded();
        match self.job.result(&|| true) {
            Ok(result) => {
                let mut kernel = of_result(&result, &loaded, self.links, context);
                let (request, info) = (&self.request, self.job.kernel());
                if self.proves {
                    kernel.proof =
                        proofs::after_search(request, &loaded, info, true, context, &result);
                }
                report.kernels.push(kernel);
            }
            Err(error) => {
                let name = &self.job.kernel().name;
                report.failures.push(job::failed(&loaded, Some(name), &error));
            }
        }
        report
    }
}

//! The search for launches in the browser: some launches at a time, so that the page can draw and cancel.

use crate::dto::{LaunchText, Options};
use crate::report::{SourceContext, is_open, of_result, request};
use serde::Serialize;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::job::{self, Job};
use warpscope_core::own::{KernelId, OwnLaunches};
use warpscope_core::proofs;
use warpscope_core::report::build;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::search::plan::CheckRequest;

/// A search in progress.
#[derive(Debug)]
pub struct Running {
    job: Job<Arc<LoadedModule>>,
    request: CheckRequest,
    links: bool,
    /// What the program's own `main` showed, if the kernel is in it.
    own: Option<(Arc<OwnLaunches>, KernelId)>,
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
    /// A search over what `launch` leaves open; with `own`, if that is all, it begins with the launches of `main`.
    ///
    /// # Errors
    /// The launch or a contract is invalid, or nothing is left open.
    pub fn new(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &LaunchText,
        options: &Options,
        context: &SourceContext<'_>,
        own: Option<&Arc<OwnLaunches>>,
    ) -> Result<Self, Box<Failure>> {
        let fail = |e: &Diagnostic| Box::new(job::failed(loaded, Some(kernel), e));
        let request = request(launch, options, true).map_err(|e| fail(&e))?;
        let info = loaded.kernel(kernel).map_err(|e| fail(&e))?;
        let open = is_open(&request);
        let id = (loaded.file().to_owned(), info.name.clone());
        let own = own.filter(|own| open && own.knows(&id) > 0).map(|own| (own.clone(), id));
        // Where nothing can be planned with what the program fixes, all is guessed.
        let plan = own.as_ref().and_then(|(own, id)| {
            let request = own.request(id, &info, &request)?;
            Job::new(&request, loaded.clone(), &info, true, context).ok()
        });
        let plan =
            plan.map_or_else(|| Job::new(&request, loaded.clone(), &info, true, context), Ok);
        let job = plan.map_err(|fault| Box::new(job::failure(loaded, kernel, &fault)))?;
        if job.one_launch().is_some() {
            let message = "everything is given: nothing is left to search";
            return Err(fail(&Diagnostic::bad_launch(message)));
        }
        Ok(Self { job, request, links: options.links, own })
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
        match self.job.result(&|| true, None) {
            Ok(result) => {
                let result = match &self.own {
                    Some((own, id)) => {
                        if let Some(program) = own.host_faults() {
                            report.add_program(build::program(program));
                        }
                        let mut result = own.join(id, result);
                        result.notes.extend(own.note_on_host());
                        result
                    }
                    None => result,
                };
                let mut kernel = of_result(&result, &loaded, self.links, context);
                let (request, info) = (&self.request, self.job.kernel());
                kernel.proof = proofs::after_search(request, &loaded, info, true, context, &result);
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

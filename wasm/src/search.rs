//! The search for launches in the browser: some launches at a time, so that the page can draw and cancel.

use crate::dto::{LaunchText, Options};
use crate::report::{SourceContext, request};
use serde::Serialize;
use std::sync::Arc;
use warpscope_core::check::Prepared;
use warpscope_core::check::run::Programs;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::repro::attach::{MOST_LINKS, attach};
use warpscope_core::search::plan::{Fault, Plan};
use warpscope_core::search::{self, Next, Search};

/// A search that is under way.
#[derive(Debug)]
pub struct Running {
    search: Box<Search<Arc<Prepared>>>,
    programs: Programs,
    of: u64,
    links: bool,
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
        prepared: &Arc<Prepared>,
        kernel: &str,
        launch: &LaunchText,
        options: &Options,
        context: &SourceContext<'_>,
    ) -> Result<Self, Box<Failure>> {
        let fail = |e: &Diagnostic| {
            Box::new(Failure::new(prepared.file(), Some(kernel), prepared.text(), e))
        };
        let request = request(launch, options, true).map_err(|e| fail(&e))?;
        let info = prepared.kernel(kernel).map_err(|e| fail(&e))?;
        match request.plan(prepared.clone(), &info, true, context) {
            Ok(Plan::Search(search)) => Ok(Self {
                search,
                programs: Programs::default(),
                of: request.launches,
                links: options.links,
            }),
            Ok(Plan::Launch(_)) => Err(fail(&Diagnostic::bad_launch(
                "the launch is given in full: there is nothing to search",
            ))),
            Err(Fault::Launch(error)) => Err(fail(&error)),
            Err(Fault::Contract(c)) => {
                Err(Box::new(Failure::new(&c.file, Some(kernel), &c.text, &c.error)))
            }
        }
    }

    /// Runs up to `launches` more.
    pub fn run(&mut self, prepared: &Prepared, launches: u32) -> SearchProgress {
        let kernel = self.search.kernel().clone();
        let mut done = false;
        for _ in 0..launches {
            match self.search.next_launch() {
                Next::Run(trial) => {
                    let shown = search::run(prepared, &kernel, &trial, &mut self.programs);
                    self.search.tell(trial.number, shown);
                }
                // Each result is handed in before the next launch is requested.
                Next::Wait | Next::Done => {
                    done = true;
                    break;
                }
            }
        }
        let (launches, findings, (sides_taken, sides)) = self.search.progress();
        let score = self.search.best_score();
        SearchProgress { launches, of: self.of, findings, sides_taken, sides, score, done }
    }

    /// What was found, with minimised launches.
    pub fn report(&self, prepared: &Prepared, context: &SourceContext<'_>) -> Report {
        let mut report = Report::new();
        match self.search.report() {
            Ok(mut kernel) => {
                self.search.minimise(&mut kernel, &|| true);
                if self.links {
                    attach(&mut kernel, MOST_LINKS, &|launch| context.state(prepared, launch));
                }
                report.kernels.push(kernel);
            }
            Err(error) => {
                let name = self.search.kernel().name.clone();
                let failure = Failure::new(prepared.file(), Some(&name), prepared.text(), &error);
                report.failures.push(failure);
            }
        }
        report
    }
}

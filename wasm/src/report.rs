//! Reports, as the command line writes them.

use crate::dto::{LaunchText, Options};
use std::path::Path;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::check::CheckOptions;
use warpscope_core::debug::Session;
use warpscope_core::detect::result::KernelResult;
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::job::{self, Job, Links};
use warpscope_core::launch::{FreeDims, Launch};
use warpscope_core::proofs::{self, Effort};
use warpscope_core::report::model::{Failure, KernelReport, Report};
use warpscope_core::report::proof::ProofReport;
use warpscope_core::repro::attach::MOST_LINKS;
use warpscope_core::repro::{Language, State};
use warpscope_core::search::Strategy;
use warpscope_core::search::plan::{CheckRequest, PlanError};
use warpscope_core::sources::Sources;

/// The source that a module was compiled from, which may contain contracts.
#[derive(Clone, Copy, Debug, Default)]
pub struct SourceContext<'a> {
    /// Name.
    pub file: &'a str,
    /// Text, if there is one besides the IR.
    pub source: Option<&'a str>,
}

/// The last part of a path.
fn last(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or("")
}

impl SourceContext<'_> {
    /// The state of a link: with the source if the file is one, else with the IR.
    pub fn state(&self, loaded: &LoadedModule, launch: Launch) -> State {
        let file = last(self.file);
        let ir = Path::new(file).extension().is_some_and(|e| e.eq_ignore_ascii_case("ll"));
        match self.source.filter(|_| !ir) {
            Some(source) => State::new(file, Language::Cuda, source, launch),
            None => State::new(file, Language::Llvm, loaded.text(), launch),
        }
    }
}

impl Sources for SourceContext<'_> {
    fn source(&self, file: &str) -> Option<String> {
        // `x.ll` and `x.O0.ll` were compiled from `x.cu`.
        let stem = |path: &str| last(path).split('.').next().unwrap_or("").to_owned();
        self.source.filter(|_| stem(file) == stem(self.file)).map(str::to_owned)
    }
}

/// The request, with or without a search.
///
/// # Errors
/// The launch is invalid.
pub fn request(launch: &LaunchText, options: &Options, search: bool) -> Result<CheckRequest> {
    Ok(CheckRequest {
        launch: launch.launch()?,
        not_given: FreeDims {
            grid: launch.grid.is_none(),
            block: launch.block.is_none(),
            shared: launch.shared_bytes.is_none(),
        },
        assume: options.assume.clone(),
        strategy: search.then_some(if options.simulee {
            Strategy::Simulee
        } else {
            Strategy::Default
        }),
        launches: options.launches,
        options: CheckOptions::from(options),
        seeds: vec![],
        host: None,
        prove: !options.no_proof,
    })
}

/// Whether a request gives nothing of the launch, so that the launches of the program's own `main` say what to search.
pub fn is_open(request: &CheckRequest) -> bool {
    let FreeDims { grid, block, shared } = request.not_given;
    let given = &request.launch;
    let open = grid && block && shared && given.args.is_empty();
    open && given.exited.is_none()
        && given.warp_size == 32
        && request.strategy != Some(Strategy::Simulee)
}

/// The report of a result, with links if `links` says so.
pub fn of_result(
    result: &KernelResult,
    loaded: &LoadedModule,
    links: bool,
    context: &SourceContext<'_>,
) -> KernelReport {
    let state = |launch| context.state(loaded, launch);
    job::report(result, links.then_some(Links { most: MOST_LINKS, state: &state }))
}

/// A session over the launch of `kernel`, with the detectors run once for verdict and debugger.
///
/// # Errors
/// The launch or a contract is invalid, or the kernel uses something unsupported.
pub fn session(
    loaded: &Arc<LoadedModule>,
    kernel: &str,
    launch: &LaunchText,
    options: &Options,
    context: &SourceContext<'_>,
) -> std::result::Result<Session, Box<Failure>> {
    let fail = |e: Box<Diagnostic>| Box::new(job::failed(loaded, Some(kernel), &e));
    let request = request(launch, options, false).map_err(fail)?;
    let info = loaded.kernel(kernel).map_err(fail)?;
    let planned = request
        .launch(loaded.clone(), &info, true, context)
        .map_err(|c| Box::new(job::failure(loaded, kernel, &PlanError::Contract(c))))?;
    let mut session =
        Session::new(loaded, kernel, planned.launch(), &request.options).map_err(fail)?;
    if let Some(note) = planned.broken_contract(&session.result().witness.launch) {
        session.note(note);
    }
    Ok(session)
}

/// The report on `kernel`, or on all kernels.
#[must_use]
pub fn report(
    loaded: &Arc<LoadedModule>,
    kernel: Option<&str>,
    launch: &LaunchText,
    options: &Options,
    context: &SourceContext<'_>,
) -> Report {
    let mut report = Report::new();
    let selected = request(launch, options, false)
        .and_then(|request| Ok((request, loaded.selected(kernel)?)))
        .and_then(|(request, kernels)| match request.unknown_argument(loaded, &kernels) {
            Some(error) => Err(Box::new(error)),
            None => Ok((request, kernels)),
        });
    let (request, kernels) = match selected {
        Ok(selected) => selected,
        Err(error) => {
            report.failures.push(job::failed(loaded, None, &error));
            return report;
        }
    };
    for kernel in &kernels {
        let job = match Job::new(&request, loaded.clone(), kernel, kernels.len() == 1, context) {
            Ok(job) => job,
            Err(error) => {
                report.failures.push(job::failure(loaded, &kernel.name, &error));
                continue;
            }
        };
        match job.result(&|| true, None) {
            Ok(result) => report.kernels.push(of_result(&result, loaded, options.links, context)),
            Err(error) => report.failures.push(job::failed(loaded, Some(&kernel.name), &error)),
        }
    }
    report
}

/// What is proved of `kernel` in all launches.
///
/// # Errors
/// The launch or a contract is invalid.
pub fn prove(
    loaded: &Arc<LoadedModule>,
    kernel: &str,
    launch: &LaunchText,
    options: &Options,
    context: &SourceContext<'_>,
) -> std::result::Result<ProofReport, Box<Failure>> {
    let fail = |e: &Diagnostic| Box::new(job::failed(loaded, Some(kernel), e));
    let request = request(launch, options, true).map_err(|e| fail(&e))?;
    let info = loaded.kernel(kernel).map_err(|e| fail(&e))?;
    match proofs::prove(&request, loaded, &info, true, context, Effort::Full) {
        Ok(Some((proof, _))) => Ok(proof),
        Ok(None) => {
            let message = "a proof does not cover arguments that point into each other";
            Err(fail(&Diagnostic::bad_launch(message)))
        }
        Err(fault) => Err(Box::new(job::failure(loaded, kernel, &PlanError::Contract(fault)))),
    }
}

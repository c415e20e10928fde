//! Reports, as the command line writes them.

use crate::dto::{LaunchText, Options};
use std::path::Path;
use std::sync::Arc;
use warpscope_core::check::{CheckOptions, Prepared};
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::launch::Launch;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::text::Sources;
use warpscope_core::repro::attach::{MOST_LINKS, attach};
use warpscope_core::repro::{Language, State};
use warpscope_core::search::plan::{Asked, DEFAULT_LAUNCHES};
use warpscope_core::search::{FreeDims, Strategy};

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
    pub fn state(&self, prepared: &Prepared, launch: Launch) -> State {
        let file = last(self.file);
        let ir = Path::new(file).extension().is_some_and(|e| e.eq_ignore_ascii_case("ll"));
        match self.source.filter(|_| !ir) {
            Some(source) => State::new(file, Language::Cuda, source, launch),
            None => State::new(file, Language::Llvm, prepared.text(), launch),
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
pub fn request(launch: &LaunchText, options: &Options, search: bool) -> Result<Asked> {
    Ok(Asked {
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
        launches: options.launches.unwrap_or(DEFAULT_LAUNCHES),
        options: CheckOptions::from(options),
    })
}

/// The report on `kernel`, or on all kernels.
#[must_use]
pub fn report(
    prepared: &Arc<Prepared>,
    kernel: Option<&str>,
    launch: &LaunchText,
    options: &Options,
    context: &SourceContext<'_>,
) -> Report {
    let mut report = Report::new();
    let fail = |kernel: Option<&str>, e: &Diagnostic| {
        Failure::new(prepared.file(), kernel, prepared.text(), e)
    };
    let request = match request(launch, options, false) {
        Ok(request) => request,
        Err(error) => {
            report.failures.push(fail(None, &error));
            return report;
        }
    };
    let kernels = match prepared.selected(kernel) {
        Ok(kernels) => kernels,
        Err(error) => {
            report.failures.push(fail(kernel, &error));
            return report;
        }
    };
    if let Some(error) = request.unknown_argument(prepared, &kernels) {
        report.failures.push(fail(None, &error));
        return report;
    }
    for kernel in &kernels {
        let name = Some(kernel.name.as_str());
        let checked = match request.launch(prepared.clone(), kernel, kernels.len() == 1, context) {
            Ok(launch) => launch.run().map_err(|e| fail(name, &e)),
            Err(c) => Err(Failure::new(&c.file, name, &c.text, &c.error)),
        };
        match checked {
            Ok(mut kernel) => {
                if options.links {
                    attach(&mut kernel, MOST_LINKS, &|launch| context.state(prepared, launch));
                }
                report.kernels.push(kernel);
            }
            Err(failure) => report.failures.push(failure),
        }
    }
    report
}

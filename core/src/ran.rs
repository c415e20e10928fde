//! A program's run as a report.

use crate::job;
use program::Finished;
use report::build;
use report::model::{Failure, Report};

/// Adds what a run of a program showed to `report`. `input` has the name and the text of each module of device code.
pub fn report<'a>(
    report: &mut Report,
    finished: &Finished,
    input: &dyn Fn(usize) -> (&'a str, &'a str),
) {
    report.program = Some(build::program(&finished.program));
    report.kernels.extend(finished.kernels.iter().map(|(_, result)| job::report(result, None)));
    if let Some((module, kernel, error)) = &finished.failure {
        let (name, text) = input(*module);
        report.failures.push(Failure::new(name, Some(kernel), text, error));
    }
}

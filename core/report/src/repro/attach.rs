//! Links for the findings of a report.

use super::{State, encode};
use crate::model::KernelReport;
use detect::finding::Finding;
use detect::result::KernelResult;
use launch::Launch;

/// Longest link that a report carries: what browsers and chat programs pass on unharmed.
pub const LONGEST_IN_REPORT: usize = 8000;
/// Most findings of a kernel that get a link.
pub const MOST_LINKS: usize = 20;

/// The state of a finding of `kernel`; `source` makes the state of the source with a launch.
pub fn state_of(kernel: &str, finding: &Finding, source: &dyn Fn(Launch) -> State) -> State {
    let launch = finding.witness.launch.clone();
    let mut state = source(Launch { exited: Some(launch.exited_rule()), ..launch });
    state.kernel = Some(kernel.to_owned());
    state.step = finding.step;
    state.finding = Some(finding.fingerprint());
    state
}

/// Gives the first `most` findings of `result` in `report` their links, those that are not too long.
pub fn attach(
    report: &mut KernelReport,
    result: &KernelResult,
    most: usize,
    source: &dyn Fn(Launch) -> State,
) {
    for (shown, finding) in report.findings.iter_mut().zip(&result.findings).take(most) {
        // A link has no room for the memory that a program has by then.
        if finding.witness.program.is_some() {
            continue;
        }
        let link = encode(&state_of(&result.kernel, finding, source)).ok();
        shown.link = link.filter(|link| link.len() <= LONGEST_IN_REPORT);
    }
}

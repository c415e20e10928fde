//! Links for the findings of a report.

use super::{State, encode};
use crate::launch::Launch;
use crate::report::model::{FindingReport, KernelReport};

/// Maximum length of a link in a report: browsers and chat programs pass on links up to this
/// length.
pub const LONGEST_IN_REPORT: usize = 8000;
/// Maximum number of findings of a kernel that get a link.
pub const MOST_LINKS: usize = 20;

/// The state of a finding of `kernel`; `source` combines the source with a launch. `None` if the
/// launch cannot be encoded.
pub fn state_of(
    kernel: &str,
    finding: &FindingReport,
    source: &dyn Fn(Launch) -> State,
) -> Option<State> {
    let mut state = source(finding.launch.to_launch(finding.model)?);
    state.kernel = Some(kernel.to_owned());
    state.step = finding.step;
    state.finding = Some(finding.fingerprint());
    Some(state)
}

/// Attaches links to the first `most` findings, omitting links that are too long.
pub fn attach(report: &mut KernelReport, most: usize, source: &dyn Fn(Launch) -> State) {
    for finding in report.findings.iter_mut().take(most) {
        let state = state_of(&report.kernel, finding, source);
        let link = state.and_then(|state| encode(&state).ok());
        finding.link = link.filter(|link| link.len() <= LONGEST_IN_REPORT);
    }
}

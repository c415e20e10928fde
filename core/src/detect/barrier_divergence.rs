//! Threads that do not meet at a barrier (as synccheck), one finding for each set of statements.

use super::finding::{MismatchFinding, Rule, Severity};
use crate::bytecode::SiteId;
use crate::exec::event::{BarrierMismatch, Observer};
use crate::launch::{Exited, Launch};
use std::collections::BTreeMap;

/// Collects barrier mismatches.
///
/// A mismatch in which some thread is alive elsewhere (it waits at another barrier instance, or its
/// warp has parted) is *barrier divergence*, an error. If all that are missing have exited it is
/// *exited threads*: a warning where the launch says `strict`, else a note.
#[derive(Clone, Debug, Default)]
pub struct BarrierDivergence {
    strict: bool,
    findings: Vec<MismatchFinding>,
    index: BTreeMap<(Rule, Vec<SiteId>), usize>,
}

impl BarrierDivergence {
    /// Nothing collected yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// The findings, in the order in which the run showed them.
    pub fn finish(self) -> Vec<MismatchFinding> {
        self.findings
    }
}

impl Observer for BarrierDivergence {
    const ACCESSES: bool = false;
    fn launch_begins(&mut self, launch: &Launch, _: &[u64]) {
        self.strict = launch.exited_rule() == Exited::Strict;
    }
    fn mismatch(&mut self, mismatch: &BarrierMismatch) {
        let parted = mismatch.waiting.len() > 1 || !mismatch.diverged.is_empty();
        let (rule, severity) = if parted || mismatch.exited.is_empty() {
            (Rule::BarrierDivergence, Severity::Error)
        } else if self.strict {
            (Rule::ExitedThreads, Severity::Warning)
        } else {
            (Rule::ExitedThreads, Severity::Note)
        };
        let mut sites: Vec<SiteId> = mismatch.waiting.iter().map(|g| g.site).collect();
        sites.sort_unstable();
        sites.dedup();
        let next = self.findings.len();
        let at = *self.index.entry((rule, sites)).or_insert(next);
        if at == next {
            self.findings.push(MismatchFinding {
                rule,
                severity,
                example: mismatch.clone(),
                count: 0,
            });
        }
        self.findings[at].count += 1;
    }
}

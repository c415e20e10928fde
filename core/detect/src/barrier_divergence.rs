//! Threads that do not meet at a barrier (as synccheck), one observation for each set of statements.

use crate::finding::{MismatchKind, Rule, Severity};
use crate::observation::ObservedMismatch;
use events::{BarrierMismatch, Observer, SiteId};
use launch::{Exited, Launch};
use std::collections::BTreeMap;

/// Collects barrier mismatches, and decides what each of them is.
///
/// A mismatch in which some thread is alive elsewhere (it waits at another barrier instance, or its warp has
/// diverged, or it does not come at all) is *barrier divergence*, an error. If all that are missing have
/// exited it is *exited threads*: a warning where the launch says `strict`, else a note.
#[derive(Clone, Debug, Default)]
pub struct BarrierDivergence {
    strict: bool,
    observed: Vec<ObservedMismatch>,
    index: BTreeMap<(Rule, Vec<SiteId>), usize>,
}

impl BarrierDivergence {
    /// Nothing collected yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// What was observed, in the order in which the run showed it.
    pub fn finish(self) -> Vec<ObservedMismatch> {
        self.observed
    }
}

/// In what way the threads of `mismatch` do not meet.
fn kind_of(mismatch: &BarrierMismatch) -> MismatchKind {
    let waiting = &mismatch.waiting;
    let differ = |other: fn(&events::BarrierGroup, &events::BarrierGroup) -> bool| {
        waiting.iter().skip(1).any(|g| other(g, &waiting[0]))
    };
    if differ(|a, b| a.site != b.site) {
        MismatchKind::DifferentBarriers
    } else if differ(|a, b| a.calls != b.calls) {
        MismatchKind::DifferentCalls
    } else if waiting.len() > 1 {
        MismatchKind::DifferentIterations
    } else if !mismatch.diverged.is_empty() {
        MismatchKind::PartOfWarp
    } else if mismatch.exited.is_empty() {
        MismatchKind::TooFewThreads
    } else {
        MismatchKind::ExitedThreads
    }
}

impl Observer for BarrierDivergence {
    const ACCESSES: bool = false;
    fn launch_begins(&mut self, launch: &Launch, _: &[u64]) {
        self.strict = launch.exited_rule() == Exited::Strict;
    }
    fn mismatch(&mut self, mismatch: &BarrierMismatch) {
        let kind = kind_of(mismatch);
        let severity = match kind {
            MismatchKind::ExitedThreads if self.strict => Severity::Warning,
            MismatchKind::ExitedThreads => Severity::Note,
            _ => Severity::Error,
        };
        let mut sites: Vec<SiteId> = mismatch.waiting.iter().map(|g| g.site).collect();
        sites.sort_unstable();
        sites.dedup();
        let next = self.observed.len();
        let at = *self.index.entry((kind.rule(), sites)).or_insert(next);
        if at == next {
            let example = mismatch.clone();
            self.observed.push(ObservedMismatch { kind, severity, example, count: 0 });
        }
        self.observed[at].count += 1;
    }
}

//! Threads that do not meet at a barrier (as synccheck), one observation for each set of statements.

use crate::assemble::sites;
use crate::finding::{MismatchKind, Rule, Severity};
use crate::observation::ObservedMismatch;
use events::{BarrierMismatch, Observer, SiteId};
use launch::{Exited, Launch};
use std::collections::BTreeMap;

/// Collects barrier mismatches, and decides what each of them is.
///
/// A mismatch in which some thread is alive elsewhere (it waits at another barrier instance, or its warp has
/// diverged, or it does not come at all) is *barrier divergence*, an error. So is a barrier that never
/// completes: one with a count waits for so many threads, and those that have ended are not among them, and
/// one of the grid waits for all blocks. If a barrier completes and all that are missing have ended, it is
/// *exited threads*: a warning where the launch says `strict`, else a note. That holds only for threads that
/// returned before the barrier, or were stopped: [`crate::assemble`] makes barrier divergence of it if some
/// have gone past the barrier to their end.
#[derive(Clone, Debug, Default)]
pub struct BarrierDivergence {
    strict: bool,
    observed: Vec<ObservedMismatch>,
    index: BTreeMap<Key, usize>,
}

/// What mismatches of one observation have in common: the rule, the barrier statements, and the jumps by
/// which threads ended.
type Key = (Rule, Vec<SiteId>, Vec<Option<SiteId>>);

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
    } else if mismatch.ended.is_empty() || !mismatch.completes {
        MismatchKind::TooFewThreads
    } else {
        MismatchKind::ExitedThreads
    }
}

impl Observer for BarrierDivergence {
    const ACCESSES: bool = false;
    const EVERY_ROUND: bool = false;
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
        let mut jumps: Vec<Option<SiteId>> = mismatch.ended.iter().map(|e| e.by).collect();
        jumps.sort_unstable();
        jumps.dedup();
        let next = self.observed.len();
        let key = (kind.rule(), sites(mismatch), jumps);
        let at = *self.index.entry(key).or_insert(next);
        if at == next {
            let example = mismatch.clone();
            self.observed.push(ObservedMismatch { kind, severity, example, count: 0 });
        }
        self.observed[at].count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use events::{BarrierGroup, EndedLanes};

    fn group(site: u32, call: u32, iteration: u32) -> BarrierGroup {
        BarrierGroup {
            block: 0,
            site: SiteId(site),
            calls: vec![SiteId(call)],
            trips: vec![iteration],
            threads: vec![(0, 1)],
        }
    }

    /// All living threads of a block wait at one barrier, which completes.
    fn together() -> BarrierMismatch {
        BarrierMismatch {
            waiting: vec![group(1, 7, 0)],
            completes: true,
            step: 1,
            ..BarrierMismatch::default()
        }
    }

    fn ended() -> Vec<EndedLanes> {
        vec![EndedLanes { warp: 1, lanes: 1, by: None }]
    }

    fn kind_and_severity(mismatch: &BarrierMismatch, exited: Exited) -> (MismatchKind, Severity) {
        let mut detector = BarrierDivergence::new();
        let launch = Launch { exited: Some(exited), ..Launch::default() };
        detector.launch_begins(&launch, &[]);
        detector.mismatch(mismatch);
        let observed = detector.finish().remove(0);
        (observed.kind, observed.severity)
    }

    #[test]
    fn every_kind_has_its_cause() {
        let waiting = |groups: &[BarrierGroup]| BarrierMismatch {
            waiting: groups.to_vec(),
            // What has exited does not matter beside threads that wait elsewhere.
            ended: ended(),
            ..together()
        };
        let exited = BarrierMismatch { ended: ended(), ..together() };
        let cases = [
            (waiting(&[group(1, 7, 0), group(2, 7, 0)]), MismatchKind::DifferentBarriers),
            (waiting(&[group(1, 7, 0), group(1, 8, 0)]), MismatchKind::DifferentCalls),
            (waiting(&[group(1, 7, 0), group(1, 7, 1)]), MismatchKind::DifferentIterations),
            // The most telling difference decides, wherever it is.
            (
                waiting(&[group(1, 7, 0), group(1, 7, 1), group(2, 7, 0)]),
                MismatchKind::DifferentBarriers,
            ),
            (
                waiting(&[group(1, 7, 0), group(1, 7, 1), group(1, 8, 1)]),
                MismatchKind::DifferentCalls,
            ),
            (BarrierMismatch { diverged: vec![(0, 2)], ..together() }, MismatchKind::PartOfWarp),
            (
                BarrierMismatch { diverged: vec![(0, 2)], ..exited.clone() },
                MismatchKind::PartOfWarp,
            ),
            (BarrierMismatch { completes: false, ..together() }, MismatchKind::TooFewThreads),
            (BarrierMismatch { completes: false, ..exited.clone() }, MismatchKind::TooFewThreads),
        ];
        for (mismatch, kind) in cases {
            for rule in [Exited::Strict, Exited::Arrive] {
                assert_eq!(kind_and_severity(&mismatch, rule), (kind, Severity::Error));
            }
            assert_eq!(kind.rule(), Rule::BarrierDivergence);
        }
        let kind = MismatchKind::ExitedThreads;
        assert_eq!(kind_and_severity(&exited, Exited::Strict), (kind, Severity::Warning));
        assert_eq!(kind_and_severity(&exited, Exited::Arrive), (kind, Severity::Note));
        assert_eq!(kind.rule(), Rule::ExitedThreads);
    }

    #[test]
    fn one_observation_for_each_rule_and_set_of_statements() {
        let mut detector = BarrierDivergence::new();
        let exited = BarrierMismatch { ended: ended(), ..together() };
        let apart =
            |a, b| BarrierMismatch { waiting: vec![group(a, 7, 0), group(b, 7, 0)], ..together() };
        for mismatch in [apart(1, 2), exited.clone(), apart(2, 1), apart(1, 3), exited] {
            detector.mismatch(&mismatch);
        }
        let observed = detector.finish();
        let counts: Vec<_> = observed.iter().map(|o| (o.kind, o.count)).collect();
        let (apart, exited) = (MismatchKind::DifferentBarriers, MismatchKind::ExitedThreads);
        assert_eq!(counts, [(apart, 2), (exited, 2), (apart, 1)]);
    }
}

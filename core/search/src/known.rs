//! Which launches of a search need no second pass.
//!
//! The first pass over a launch says which bytes may race, the second which statements do, and takes longer. A search
//! does without the second in two cases:
//!
//! * The launch will be discarded, since it has a memory error or a trap that no reference launch has.
//! * It would repeat what others have shown. All that marked its bytes ([`Mark`]) did so in several launches, whose
//!   second passes found each time that it races; the last second passes brought nothing new; and the launch takes no
//!   side of a branch that none has taken.
//!
//! What is known is looked at where a search waits for all results anyhow, so it is the same on any number of cores.

use crate::coverage::Coverage;
use crate::judge::{self, FaultKey};
use crate::space::LaunchSpace;
use crate::trial::Individual;
use check::{FirstSight, Mark, Statement};
use detect::finding::{Finding, Rule};
use detect::race::marks::Cause;
use launch::{ArgValue, Buffer, Generator, Launch, Number};
use std::collections::{BTreeMap, BTreeSet};

/// In so many launches an access must have raced that marks bytes.
const LAUNCHES: u32 = 3;
/// So many second passes must have brought nothing new since the last that did, or so much of [`check::CheckResult::work`].
const QUIET: u32 = 6;
const QUIET_WORK: u64 = 600_000;
/// Sorts of arguments with which races must have been seen, if there are as many, before others are not looked at.
const SORTS: usize = 32;

/// What second passes have shown so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown {
    /// What marked bytes: in how many launches, and whether it raced in each.
    causes: BTreeMap<(Statement, Cause), (u32, bool)>,
    /// Number and work of the second passes since the last that brought something new.
    quiet: u32,
    quiet_work: u64,
    /// Sorts of the arguments of launches that raced.
    sorts: BTreeSet<String>,
    /// Reads of what races left unwritten.
    effects: BTreeSet<FaultKey>,
}

impl Shown {
    /// Adds a launch that had its second pass and was not discarded. `news` says whether it has a finding that none
    /// had before.
    pub(crate) fn add(
        &mut self,
        launch: &Launch,
        (marks, effects): (&[Mark], &[FaultKey]),
        work: u64,
        news: bool,
    ) {
        self.effects.extend(effects.iter().cloned());
        for mark in marks {
            let (launches, always) =
                self.causes.entry((mark.statement, mark.cause)).or_insert((0, true));
            *launches += 1;
            *always &= mark.races || mark.cause == Cause::Marked;
        }
        if news {
            (self.quiet, self.quiet_work) = (0, 0);
        } else if !marks.is_empty() {
            self.quiet += 1;
            self.quiet_work += work;
        }
        if self.sorts.len() < SORTS && marks.iter().any(|m| m.races) {
            self.sorts.insert(sorts(launch));
        }
    }

    /// The causes of marks of which nothing new is to be expected.
    fn settled(&self) -> BTreeSet<(Statement, Cause)> {
        if self.quiet < QUIET && self.quiet_work < QUIET_WORK {
            return BTreeSet::new();
        }
        let settled =
            self.causes.iter().filter(|(_, (launches, always))| *always && *launches >= LAUNCHES);
        settled.map(|(cause, _)| *cause).collect()
    }
}

/// What sort of contents each buffer of a launch has, and the sign of each number.
fn sorts(launch: &Launch) -> String {
    let sign = |n: &Number| n.to_f64().total_cmp(&0.0) as i8;
    let mut sorts = String::new();
    for arg in &launch.args {
        let generator = match &arg.value {
            ArgValue::Buffer(Buffer { generator, .. }) => generator,
            ArgValue::Scalar(number) => {
                sorts.push_str(&format!("{} ", sign(number)));
                continue;
            }
            _ => continue,
        };
        sorts.push_str(&match generator {
            Generator::Zeros => "zeros ".to_owned(),
            Generator::Iota => "iota ".to_owned(),
            Generator::Steps(step) => format!("steps{} ", step.signum()),
            Generator::Fill(value) => format!("fill{} ", sign(value)),
            Generator::Random { .. } => "random ".to_owned(),
            Generator::Values(values) => {
                let bits = values.iter().map(|v| v.to_f64().to_bits());
                let repeats = bits.clone().collect::<BTreeSet<u64>>().len() < values.len();
                let ascends = values.is_sorted_by(|a, b| a.to_f64() <= b.to_f64());
                format!("values{}{} ", u8::from(repeats), u8::from(ascends))
            }
        });
    }
    sorts
}

/// What is known when a launch is tried.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    /// Faults of the reference launches, once no more of those come.
    faults: Option<BTreeSet<FaultKey>>,
    settled: BTreeSet<(Statement, Cause)>,
    /// Sides of branches that were taken, and sorts of arguments with which races were seen; empty while nothing is
    /// settled.
    coverage: Coverage,
    sorts: BTreeSet<String>,
    /// Reads of what races left unwritten, where that alone does not make a launch unsuitable.
    effects: BTreeSet<FaultKey>,
}

impl Known {
    /// What is known now.
    pub(crate) fn new(
        faults: Option<BTreeSet<FaultKey>>,
        shown: &Shown,
        coverage: &Coverage,
    ) -> Self {
        let mut known = Self { faults, settled: shown.settled(), ..Self::default() };
        if !known.settled.is_empty() {
            known.coverage.clone_from(coverage);
            known.sorts.clone_from(&shown.sorts);
            known.effects.clone_from(&shown.effects);
        }
        known
    }

    /// Whether the launch will be discarded, given what the first pass showed.
    pub(crate) fn discards(
        &self,
        individual: &Individual,
        space: &LaunchSpace,
        sight: &FirstSight<'_>,
    ) -> bool {
        let Some(known) = self.faults.as_ref().filter(|_| !individual.reference) else {
            return false;
        };
        // Such a read may be the effect of a race, and a deadlock that of a barrier.
        let by_itself = |rule| !matches!(rule, Rule::UninitializedRead | Rule::Deadlock);
        sight.findings.iter().any(|fault| {
            by_itself(fault.rule) && judge::is_unsuitable(fault, &individual.launch, space, known)
        })
    }

    /// Whether a second pass over the launch would repeat what others have shown, given what the first showed.
    pub(crate) fn repeats(&self, individual: &Individual, sight: &FirstSight<'_>) -> bool {
        // Whether such a read is the effect of a race decides whether the launch counts.
        let by_race = |f: &Finding| {
            f.rule == Rule::UninitializedRead && !self.effects.contains(&judge::fault_key(f))
        };
        !self.settled.is_empty()
            && sight.marks.iter().all(|m| self.settled.contains(&(m.statement, m.cause)))
            && !sight.findings.iter().any(by_race)
            && !self.coverage.lacks(sight.coverage)
            && (self.sorts.len() >= SORTS || self.sorts.contains(&sorts(&individual.launch)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::entity::Entity as _;
    use detect::race::marks::{Against, Apart};
    use ir::{FunctionId, InstId};
    use launch::{ElementType, KernelArg};

    fn mark(inst: usize, races: bool) -> Mark {
        let statement = (FunctionId::new(0), InstId::new(inst));
        Mark { statement, cause: Cause::Met(Against::Writer, Apart::Warps), races }
    }
    /// A launch whose buffer has cells `step` apart.
    fn launch(step: i64) -> Launch {
        let generator = Generator::Steps(step);
        let buffer = Buffer { element: ElementType::I32, len: Some(64), generator };
        let (name, value) = ("a".to_owned(), ArgValue::Buffer(buffer));
        Launch { args: vec![KernelArg { name, value }], ..Launch::default() }
    }
    fn shown(launches: u32, marks: &[Mark], work: u64) -> Shown {
        let mut shown = Shown::default();
        shown.add(&launch(1), (marks, &[]), work, true);
        for _ in 1..launches {
            shown.add(&launch(1), (marks, &[]), work, false);
        }
        shown
    }
    /// Whether a launch repeats what was shown.
    fn repeats(shown: &Shown, step: i64, marks: &[Mark], counts: &[u64]) -> bool {
        let mut coverage = Coverage::default();
        coverage.add(&[1, 0]);
        let known = Known::new(None, shown, &coverage);
        let sight = FirstSight { coverage: counts, findings: &[], marks };
        known.repeats(&Individual::new(launch(step)), &sight)
    }

    #[test]
    fn a_launch_repeats_others_if_they_raced_by_the_same_causes() {
        let racing = shown(QUIET + 1, &[mark(1, true)], 10);
        let now = [mark(1, false)];
        assert!(repeats(&racing, 1, &now, &[3, 0]));
        // Other statements, another side of a branch, contents of another sort.
        assert!(!repeats(&racing, 1, &[mark(1, false), mark(2, false)], &[3, 0]));
        assert!(!repeats(&racing, 1, &now, &[3, 1]));
        assert!(!repeats(&racing, -2, &now, &[3, 0]));
    }

    #[test]
    fn what_was_acquitted_once_is_weighed_again() {
        let mut mostly = shown(QUIET + 1, &[mark(1, true)], 10);
        mostly.add(&launch(1), (&[mark(1, false)], &[]), 10, false);
        assert!(!repeats(&mostly, 1, &[mark(1, false)], &[1, 0]));
    }

    #[test]
    fn news_and_cheap_passes_are_followed_by_more() {
        let now = [mark(1, false)];
        assert!(!repeats(&shown(QUIET, &[mark(1, true)], 10), 1, &now, &[1, 0]));
        // Expensive ones need not be as many.
        assert!(repeats(&shown(LAUNCHES, &[mark(1, true)], QUIET_WORK), 1, &now, &[1, 0]));
        let mut news = shown(QUIET + 1, &[mark(1, true)], 10);
        news.add(&launch(1), (&[mark(1, true)], &[]), 10, true);
        assert!(!repeats(&news, 1, &now, &[1, 0]));
    }
}

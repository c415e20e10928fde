//! Merges the results of many launches into one.
//!
//! Findings are merged by rule, kind and statements; each keeps the smallest launch that shows it and
//! the number of launches that do.
//!
//! **Implausible launches.** The search invents launches, and some violate assumptions of the kernel:
//! they overrun a shared array, fail an assertion, or read what only a larger block would have
//! written. Memory errors and traps count only in *reference launches*: the simplest one, and those
//! at the edges of the contract. Any other launch with an error that no reference launch shows is
//! discarded with all its findings, unless the error is itself the effect of a race (a value read
//! before it was written). The result states how many launches were discarded, and why.

use crate::Strategy;
use crate::space::{self, LaunchSpace, Role};
use crate::trial::Individual;
use base::diagnostic::{Diagnostic, Result};
use check::redundancy;
use check::{BarrierVerdicts, CheckResult};
use detect::assemble::sort;
use detect::finding::{Across, Finding, RaceKind, Reason, Rule, Severity, SideOp, Subject};
use detect::result::{Ending, KernelResult, Note, SearchSummary};
use detect::symbols::Loc;
use launch::{ArgValue, Dim3, Generator, Launch};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Identifies a memory error, trap or end of a run across launches.
pub(crate) type FaultKey = (&'static str, Option<Loc>, Option<String>);

/// A finding that several launches show.
struct Found<'t> {
    /// The simplest of these launches, and the finding there.
    trial: &'t TrialRecord,
    finding: &'t Finding,
    /// Number of launches that show it.
    launches: u64,
    across: Across,
    /// The last launch that was counted.
    last: &'t TrialRecord,
}

/// Collects the results of launches.
#[derive(Clone, Debug)]
pub struct Judge {
    strategy: Strategy,
    trials: Vec<TrialRecord>,
    steps: u64,
    work: u64,
    finding_keys: BTreeSet<Key>,
    /// Faults of the reference launches.
    reference_faults: BTreeSet<FaultKey>,
}

/// The result of one launch.
#[derive(Clone, Debug)]
struct TrialRecord {
    number: u64,
    individual: Individual,
    /// Kept only for the first launch, reference launches, and those with findings.
    result: Option<Arc<KernelResult>>,
    finished: bool,
    barriers: BarrierVerdicts,
    /// See [`CheckResult::unweighed`].
    unweighed: bool,
}

impl TrialRecord {
    /// The error that shows that the kernel is not made for such a launch, unless all launches have it.
    fn unsuitable(&self) -> Option<&Finding> {
        let result = self.result.as_deref()?;
        result
            .findings
            .iter()
            .find(|f| is_fault(f.rule) && f.rule != Rule::Deadlock && !is_effect(f, result))
    }

    /// Number of statements with a fault that is not the effect of something else.
    fn faults(&self) -> usize {
        let Some(result) = self.result.as_deref() else { return 0 };
        let own = |f: &&Finding| is_fault(f.rule) && !is_effect(f, result);
        let faults: BTreeSet<FaultKey> =
            result.findings.iter().filter(own).map(fault_key).collect();
        faults.len()
    }
}

/// A statement of a finding: place, function, and operation.
type Anchor = (Option<Loc>, String, Option<SideOp>);

/// Findings with equal keys are merged. Kinds are ordered by their names.
type Key = (Rule, Option<&'static str>, Vec<Anchor>);

fn key(finding: &Finding) -> Key {
    let place = finding.place.as_ref();
    let anchors = match &finding.subject {
        Subject::Race(race) => {
            let anchor = |s: &detect::finding::AccessSide| {
                (s.place.loc.clone(), s.place.function.clone(), Some(s.op))
            };
            let mut anchors: Vec<Anchor> = race.sides.iter().map(anchor).collect();
            anchors.sort();
            anchors
        }
        Subject::Mismatch(_) => vec![(place.and_then(|p| p.loc.clone()), String::new(), None)],
        _ => {
            let function = place.map_or_else(String::new, |p| p.function.clone());
            vec![(place.and_then(|p| p.loc.clone()), function, None)]
        }
    };
    (finding.rule, finding.kind_name(), anchors)
}

/// Whether the rule reports memory errors, traps or runs that do not end.
pub(crate) fn is_fault(rule: Rule) -> bool {
    !matches!(
        rule,
        Rule::Race
            | Rule::BarrierDivergence
            | Rule::ExitedThreads
            | Rule::WarpMask
            | Rule::ShuffleSource
            | Rule::RedundantBarrier
            | Rule::WideBarrier
            | Rule::BankConflict
            | Rule::Uncoalesced
            | Rule::DivergentBranch
    )
}

/// Whether the kernel itself rejects a value or a launch.
fn checks_data(finding: &Finding) -> bool {
    matches!(finding.rule, Rule::Assert | Rule::Trap | Rule::Unreachable | Rule::DivisionByZero)
}

/// Whether the finding is an access beyond a buffer, not beyond shared or local memory.
fn overruns_buffer(finding: &Finding) -> bool {
    finding.rule == Rule::OutOfBounds && !in_own_memory(finding)
}

/// Whether the finding is about shared or local memory.
fn in_own_memory(finding: &Finding) -> bool {
    let Subject::Fault(fault) = &finding.subject else { return false };
    matches!(fault.space, Some(events::Space::Shared | events::Space::Local))
}

pub(crate) fn fault_key(finding: &Finding) -> FaultKey {
    let place = finding.place.as_ref();
    (finding.rule.name(), place.and_then(|p| p.loc.clone()), place.map(|p| p.function.clone()))
}

/// Order of launches by size: smaller ones are better examples.
fn size(launch: &Launch) -> (u64, u64, u64, usize) {
    let (grid, block) = (launch.grid.count(), launch.block.count());
    let numbers = launch.args.iter().map(|a| match &a.value {
        ArgValue::Scalar(n) => n.to_f64().abs() as u64,
        _ => 0,
    });
    let plain = launch.args.iter().filter(|a| match &a.value {
        ArgValue::Buffer(b) => !matches!(b.generator, Generator::Iota | Generator::Zeros),
        _ => false,
    });
    (grid * block, block, numbers.fold(0, u64::saturating_add), plain.count())
}

impl Judge {
    /// A judge without results.
    pub fn new(strategy: Strategy) -> Self {
        Self {
            strategy,
            trials: vec![],
            steps: 0,
            work: 0,
            finding_keys: BTreeSet::new(),
            reference_faults: BTreeSet::new(),
        }
    }
    /// Whether no result was added.
    pub fn is_empty(&self) -> bool {
        self.trials.is_empty()
    }
    /// Number of findings, including those of launches that will be discarded.
    pub fn findings_so_far(&self) -> usize {
        self.finding_keys.len()
    }
    /// Whether some launch was run with the long step budget.
    pub fn has_long_run(&self) -> bool {
        self.trials.iter().any(|t| t.individual.long_run)
    }
    /// What all launches took, see [`CheckResult::work`].
    pub fn work(&self) -> u64 {
        self.work
    }
    /// The candidates for the reference, in the order in which they were added.
    pub fn candidates(&self) -> impl Iterator<Item = &Launch> {
        self.trials.iter().filter(|t| t.individual.candidate).map(|t| &t.individual.launch)
    }
    /// The trial that should be the reference: the first candidate that ended without a memory error or a
    /// failed assertion, apart from `slips`, whose errors are the kernel's. If there is none and it must
    /// be `some`, the first that ended, or the first.
    pub fn choose(&self, slips: &BTreeSet<u64>, some: bool) -> Option<u64> {
        let of = |long_run| {
            let candidates = self.trials.iter().filter(|t| t.individual.candidate);
            candidates.filter(move |t| t.individual.long_run == long_run)
        };
        let candidates = || of(true).chain(of(false));
        let clean = |t: &&TrialRecord| {
            t.finished && (slips.contains(&t.number) || t.unsuitable().is_none())
        };
        let mut chosen = candidates().find(clean);
        if some {
            // The one in which the least goes wrong.
            let finished = candidates().filter(|t| t.finished);
            chosen = chosen.or(finished.min_by_key(|t| t.faults())).or(candidates().next());
        }
        chosen.map(|t| t.number)
    }
    /// The launch of the first candidate, if it neither ended nor raced.
    pub fn first_is_stuck(&self) -> Option<&Launch> {
        let first = self.trials.iter().find(|t| t.individual.candidate)?;
        let findings = first.result.as_ref().map_or(&[][..], |r| &r.findings[..]);
        let raced = findings.iter().any(|f| f.rule == Rule::Race);
        (!first.finished && !raced).then_some(&first.individual.launch)
    }
    /// Makes a candidate a reference. Gives its launch.
    pub fn make_reference(&mut self, number: u64) -> Option<Launch> {
        let trial = self.trials.iter_mut().find(|t| t.number == number)?;
        trial.individual.reference = true;
        let findings = trial.result.as_ref().map_or(&[][..], |r| &r.findings[..]);
        let faults = findings.iter().filter(|f| is_fault(f.rule));
        self.reference_faults.extend(faults.map(fault_key));
        Some(trial.individual.launch.clone())
    }
    /// Block sizes of the candidates that failed and are not references, and whether they overran a
    /// shared array.
    pub fn unfit_blocks(&self) -> Vec<(Dim3, bool)> {
        let others =
            self.trials.iter().filter(|t| t.individual.candidate && !t.individual.reference);
        let failed = others.filter_map(|t| {
            let fault = t.unsuitable()?;
            Some((
                t.individual.launch.block,
                fault.rule == Rule::OutOfBounds && in_own_memory(fault),
            ))
        });
        failed.collect()
    }
    /// The simplest launch that was added.
    pub fn simplest(&self) -> Option<&Launch> {
        let reference = self.trials.iter().find(|t| t.individual.reference);
        reference.or(self.trials.first()).map(|t| &t.individual.launch)
    }

    /// Adds the result of a launch. Returns whether it has a new finding.
    pub fn add(&mut self, number: u64, individual: &Individual, checked: CheckResult) -> bool {
        let CheckResult { result, barriers, work, unweighed, .. } = checked;
        self.steps = self.steps.saturating_add(result.steps);
        self.work = self.work.saturating_add(work);
        if individual.reference {
            let faults = result.findings.iter().filter(|f| is_fault(f.rule));
            self.reference_faults.extend(faults.map(fault_key));
        }
        let mut new = false;
        for finding in &result.findings {
            new |= self.finding_keys.insert(key(finding));
        }
        let plain = individual.reference || individual.candidate;
        let keep = !result.findings.is_empty() || plain || self.trials.is_empty();
        self.trials.push(TrialRecord {
            number,
            individual: individual.clone(),
            finished: !result.ending.is_limit(),
            barriers,
            unweighed,
            result: keep.then(|| Arc::new(result)),
        });
        new
    }

    /// The findings of another launch that count, given the launches that were added.
    pub fn accepted_findings(
        &self,
        individual: &Individual,
        result: KernelResult,
        space: &LaunchSpace,
    ) -> Vec<Finding> {
        let trial = TrialRecord {
            number: 0,
            individual: individual.clone(),
            finished: !result.ending.is_limit(),
            barriers: BarrierVerdicts::default(),
            unweighed: false,
            result: Some(Arc::new(result)),
        };
        if self.implausible(&trial, space).is_some() {
            return vec![];
        }
        let mut findings: Vec<Finding> =
            self.counting(&trial, space).into_iter().cloned().collect();
        let reason = depends_on_contents(&trial.individual.launch, space);
        for finding in &mut findings {
            finding.reasons.extend(reason.clone());
        }
        findings
    }

    /// The fault because of which a launch is discarded, if it is.
    fn implausible<'t>(&self, trial: &'t TrialRecord, space: &LaunchSpace) -> Option<&'t Finding> {
        if trial.individual.reference || self.strategy == Strategy::Simulee {
            return None;
        }
        let result = trial.result.as_deref()?;
        result.findings.iter().find(|f| {
            is_unsuitable(f, &trial.individual.launch, space, &self.reference_faults)
                && !is_effect(f, result)
                // Races are known to have this effect, see `Known`.
                && !(trial.unweighed && f.rule == Rule::UninitializedRead)
        })
    }

    /// The effects of races in the launch that was added last, if it counts and is one that people would make.
    pub(crate) fn last_effects(&self, space: &LaunchSpace) -> Option<Vec<FaultKey>> {
        let trial = self.trials.last()?;
        if self.implausible(trial, space).is_some() || !self.usual(space)(trial) {
            return None;
        }
        let findings = trial.result.as_ref().map_or(&[][..], |r| &r.findings[..]);
        let reads = findings.iter().filter(|f| f.rule == Rule::UninitializedRead);
        Some(reads.map(fault_key).collect())
    }
    /// Faults of the reference launches, if there are any such launches.
    pub(crate) fn reference_faults(&self) -> Option<&BTreeSet<FaultKey>> {
        let has_reference = self.trials.iter().any(|t| t.individual.reference);
        has_reference.then_some(&self.reference_faults)
    }
    /// Whether people make such launches: its block is whole, or nobody guessed it.
    fn usual(&self, space: &LaunchSpace) -> impl Fn(&TrialRecord) -> bool {
        // A barrier that states its number of threads divides the block.
        let counted = space.facts.barrier_counts.last().copied().filter(|&n| n > 0);
        let divides =
            move |block: Dim3| counted.is_none_or(|n| block.count().is_multiple_of(u64::from(n)));
        let mut references = self.trials.iter().filter(|t| t.individual.reference);
        let chosen = references.next().map(|t| t.individual.launch.block);
        let any = !space.block_is_guessed() || space.compares_block();
        move |trial| {
            let block = trial.individual.launch.block;
            any || trial.individual.reference
                || chosen == Some(block)
                || space::is_whole(block) && divides(block)
        }
    }

    /// The findings of a launch that count.
    fn counting<'t>(&'t self, trial: &'t TrialRecord, space: &LaunchSpace) -> Vec<&'t Finding> {
        let Some(result) = trial.result.as_deref() else { return vec![] };
        if self.strategy == Strategy::Simulee {
            return result.findings.iter().collect();
        }
        let individual = &trial.individual;
        let blind = blind(space) && individual.launch.block.count() > 1;
        let doubles = space.facts.thread_blind() && !space.facts.block_blind() && space.free.grid;
        let sized = space.contract.mentions_lengths();
        let made_up = space.made_up_pointers().next().is_some();
        let is_kind = |f: &Finding, kind| f.race().is_some_and(|race| race.kind == kind);
        let different = result.findings.iter().any(|f| is_kind(f, RaceKind::Waw));
        result
            .findings
            .iter()
            .filter(|f| match f.rule {
                Rule::RedundantBarrier | Rule::WideBarrier => false,
                Rule::OutOfBounds if sized && overruns_buffer(f) => true,
                // The search invented the pointers that lead there, without knowing what is valid.
                Rule::OutOfBounds | Rule::Misaligned | Rule::NullPointer | Rule::WrongSpace
                    if made_up && !in_own_memory(f) =>
                {
                    false
                }
                Rule::UninitializedRead if left_unwritten(f, result) => true,
                Rule::NullPointer if is_own_null(f, &individual.launch, space) => true,
                rule if is_fault(rule) => individual.reference,
                Rule::Race if individual.between_blocks_only && space.facts.blocks_cooperate() => {
                    true
                }
                Rule::Race if individual.between_blocks_only => {
                    f.race().is_some_and(|race| race.sides.iter().all(|s| s.op.is_atomic()))
                }
                _ if individual.between_blocks_only => false,
                // All threads do the same: the kernel is made for one thread, unless they write
                // different values.
                Rule::Race if blind => different,
                // All blocks but a few do the same: the kernel is made for that many blocks.
                Rule::Race if doubles => !is_kind(f, RaceKind::SameValue),
                _ => true,
            })
            .collect()
    }

    /// The finding as a few launches show it whose buffers have other contents than that of its witness.
    pub(crate) fn with_other_contents(
        &self,
        finding: &Finding,
        space: &LaunchSpace,
    ) -> Vec<Finding> {
        const MOST: usize = 4;
        let wanted = key(finding);
        let contents = |launch: &Launch| -> Vec<ArgValue> {
            let buffers = launch.args.iter().filter(|a| matches!(a.value, ArgValue::Buffer(_)));
            buffers.map(|a| a.value.clone()).collect()
        };
        let mut known = vec![contents(&finding.witness.launch)];
        let mut others = vec![];
        for trial in &self.trials {
            if others.len() == MOST {
                break;
            }
            let own = contents(&trial.individual.launch);
            if known.contains(&own)
                || !space::is_whole(trial.individual.launch.block)
                || self.implausible(trial, space).is_some()
            {
                continue;
            }
            if let Some(&same) = self.counting(trial, space).iter().find(|f| key(f) == wanted) {
                let mut other = Finding { launches: finding.launches, ..same.clone() };
                other.reasons.extend(depends_on_contents(&trial.individual.launch, space));
                if let Subject::Race(race) = &mut other.subject {
                    race.across = across(finding);
                }
                known.push(own);
                others.push(other);
            }
        }
        others
    }

    /// Whether enough contents of buffers were tried to say that an assertion fails whatever they are: a few, or the only
    /// ones that the search knows.
    fn tried_contents(&self, space: &LaunchSpace) -> bool {
        const ENOUGH: usize = 4;
        let mut tried: Vec<Vec<&ArgValue>> = vec![];
        for trial in &self.trials {
            let args = trial.individual.launch.args.iter();
            let own: Vec<&ArgValue> =
                args.map(|a| &a.value).filter(|v| matches!(v, ArgValue::Buffer(_))).collect();
            if !tried.contains(&own) {
                tried.push(own);
            }
            if tried.len() == ENOUGH {
                return true;
            }
        }
        let Some(launch) = self.simplest() else { return false };
        (0..space.roles.len()).all(|p| match space.roles[p] {
            Role::Buffer(role) => space.contents(p, role, launch).len() == 1,
            _ => true,
        })
    }

    /// The merged result, without coverage. `never` are places of conditions of which one outcome was never seen.
    ///
    /// # Errors
    /// No launch was run.
    pub fn result(&self, space: &LaunchSpace, never: &BTreeSet<Loc>) -> Result<KernelResult> {
        let first = self.trials.iter().find(|t| t.individual.reference).or(self.trials.first());
        let Some(first) = first.and_then(|t| t.result.as_deref()) else {
            return Err(Box::new(Diagnostic::bad_launch("no launch was run")));
        };
        let mut found: BTreeMap<Key, Found> = BTreeMap::new();
        let usual = self.usual(space);
        let mut causes: BTreeMap<(&'static str, Option<Loc>), u64> = BTreeMap::new();
        let mut discarded = 0;
        // What the kernel checks itself, and finds wrong in launches that are discarded for that.
        let mut avoided: BTreeMap<Key, (&TrialRecord, &Finding, u64)> = BTreeMap::new();
        for trial in &self.trials {
            if let Some(fault) = self.implausible(trial, space) {
                discarded += 1;
                *causes.entry((fault.rule.name(), fault.loc().cloned())).or_insert(0) += 1;
                if checks_data(fault) && usual(trial) {
                    let entry = avoided.entry(key(fault)).or_insert((trial, fault, 0));
                    entry.2 += 1;
                    if size(&trial.individual.launch) < size(&entry.0.individual.launch) {
                        *entry = (trial, fault, entry.2);
                    }
                }
                continue;
            }
            for finding in self.counting(trial, space) {
                let across = across(finding);
                let entry = found.entry(key(finding));
                let entry =
                    entry.or_insert(Found { trial, finding, launches: 1, across, last: trial });
                // One statement can have several instructions, each with a finding of its own in one launch.
                if !std::ptr::eq(entry.last, trial) {
                    entry.launches += 1;
                    entry.last = trial;
                }
                entry.across = entry.across.or(across);
                let rank = |t: &TrialRecord| (!usual(t), size(&t.individual.launch));
                if rank(trial) < rank(entry.trial) {
                    (entry.trial, entry.finding) = (trial, finding);
                }
            }
        }
        let tried = self.trials.len() as u64;
        let mut findings: Vec<Finding> = vec![];
        for Found { trial, finding, launches, across, .. } in found.into_values() {
            let mut finding = Finding { launches: Some(launches), ..finding.clone() };
            if let Subject::Race(race) = &mut finding.subject {
                race.across = across;
            }
            finding.reasons.extend(depends_on_contents(&trial.individual.launch, space));
            // Whether such a value may occur at all only the caller knows.
            let always = finding.rule == Rule::Assert
                && finding.loc().is_some_and(|loc| never.contains(loc))
                && self.tried_contents(space);
            if checks_data(&finding)
                && !always
                && self.strategy == Strategy::Default
                && (space.made_up_data()
                    || depends_on_contents(&trial.individual.launch, space).is_some())
            {
                finding.severity = Severity::Note;
            }
            if !usual(trial) {
                finding.severity = Severity::Note;
                finding.reasons.push(Reason::UnusualBlock);
            }
            findings.push(finding);
        }
        for (trial, fault, launches) in avoided.into_values() {
            if findings.iter().any(|f| key(f) == key(fault)) {
                continue;
            }
            let mut finding = Finding { launches: Some(launches), ..fault.clone() };
            finding.severity = Severity::Note;
            finding.reasons.extend(depends_on_contents(&trial.individual.launch, space));
            finding.reasons.push(Reason::OtherLaunchesPass);
            findings.push(finding);
        }
        if findings.is_empty() {
            findings.extend(self.same_by_all(space));
        }
        findings.extend(self.redundant(tried, space));
        sort(&mut findings);
        let mut result = first.clone();
        result.launches_tried = tried;
        result.steps = self.steps;
        result.findings = findings;
        result.notes = vec![];
        if discarded > 0 {
            let mut causes: Vec<_> = causes.into_iter().collect();
            causes.sort_by(|a, b| {
                let text =
                    |c: &(&'static str, Option<Loc>)| (c.0, c.1.as_ref().map(ToString::to_string));
                b.1.cmp(&a.1).then_with(|| text(&a.0).cmp(&text(&b.0)))
            });
            let why = causes.into_iter().take(3).map(|(cause, _)| cause).collect();
            result.notes.push(Note::LaunchesDiscarded { launches: discarded, why });
        }
        let args: Vec<String> = space.made_up_pointers().map(str::to_owned).collect();
        let behind = first.findings.iter().any(|f| {
            let memory = [Rule::OutOfBounds, Rule::Misaligned, Rule::NullPointer, Rule::WrongSpace];
            memory.contains(&f.rule) && !in_own_memory(f)
        });
        if !args.is_empty() && behind && self.strategy != Strategy::Simulee {
            result.notes.push(Note::MadeUpPointers { args });
        }
        if result.ending.is_limit() && self.trials.iter().any(|t| t.finished) {
            result.notes.push(Note::FirstLaunchCut(Box::new(result.ending)));
            result.ending = Ending::SomeFinished;
        }
        let (strategy, first_found) = (self.strategy, self.first_found(space));
        let counted = self.trials.iter().filter(|t| self.implausible(t, space).is_none());
        let largest_block = counted
            .filter(|t| t.finished)
            .map(|t| t.individual.launch.block.count())
            .max()
            .unwrap_or(0);
        result.search = Some(SearchSummary {
            strategy,
            discarded,
            first_found,
            largest_block,
            by_main: 0,
            main_args: vec![],
        });
        Ok(result)
    }

    /// Writes of equal values by threads that the kernel does not know apart, as notes: those of the first launch
    /// that has some.
    fn same_by_all(&self, space: &LaunchSpace) -> Vec<Finding> {
        if self.strategy == Strategy::Simulee || !blind(space) {
            return vec![];
        }
        let counted = self.trials.iter().filter(|t| self.implausible(t, space).is_none());
        let same = |f: &&Finding| f.race().is_some_and(|r| r.kind == RaceKind::SameValue);
        let of = |t: &TrialRecord| -> Vec<Finding> {
            let findings = t.result.as_deref().map_or(&[][..], |r| &r.findings[..]);
            findings.iter().filter(same).cloned().collect()
        };
        let mut notes = counted.map(of).find(|notes| !notes.is_empty()).unwrap_or_default();
        for note in &mut notes {
            note.severity = Severity::Note;
            note.reasons.push(Reason::ForOneThread);
        }
        notes
    }

    /// Number of launches up to the first with a finding that counts and is not a note.
    fn first_found(&self, space: &LaunchSpace) -> Option<u64> {
        self.trials
            .iter()
            .filter(|t| self.implausible(t, space).is_none())
            .find(|t| self.counting(t, space).iter().any(|f| f.severity > Severity::Note))
            .map(|t| t.number + 1)
    }

    /// Barriers that some launch completed and no launch needed.
    fn redundant(&self, tried: u64, space: &LaunchSpace) -> Vec<Finding> {
        let counted = self.trials.iter().filter(|t| self.implausible(t, space).is_none());
        redundancy::advice(counted.map(|t| &t.barriers), Some(tried))
    }
}

/// Whether the kernel is not made for a launch that has this fault, unless it is the effect of another one, given those of
/// reference launches.
pub(crate) fn is_unsuitable(
    fault: &Finding,
    launch: &Launch,
    space: &LaunchSpace,
    of_references: &BTreeSet<FaultKey>,
) -> bool {
    let sized = space.contract.mentions_lengths() && overruns_buffer(fault);
    is_fault(fault.rule)
        && !sized
        && !is_own_null(fault, launch, space)
        && !of_references.contains(&fault_key(fault))
}

/// Whether the kernel does not know its threads apart, and the number of threads is a guess.
fn blind(space: &LaunchSpace) -> bool {
    space.facts.thread_blind() && space.block_is_guessed()
}

/// Between which threads the pairs of a race were seen.
fn across(finding: &Finding) -> Across {
    finding.race().map_or_else(Across::default, |race| race.across)
}

/// Whether the fault is the effect of a race in the same launch, or of threads that did not reach a barrier: a
/// value was read before it was written, or the others wait for ever.
fn is_effect(fault: &Finding, result: &KernelResult) -> bool {
    let diverged = |f: &Finding| f.rule == Rule::BarrierDivergence && f.severity == Severity::Error;
    let diverged = result.findings.iter().any(diverged);
    if fault.rule != Rule::UninitializedRead {
        return fault.rule == Rule::Deadlock && diverged;
    }
    let raced = |fault: &Finding| {
        let at = fault.loc();
        let races = result.findings.iter().filter_map(Finding::race);
        let mut sides = races.flat_map(|race| &race.sides);
        at.is_some() && sides.any(|side| side.place.loc.as_ref() == at)
    };
    // What one such read gives may be where others read.
    let mut reads = result.findings.iter().filter(|f| f.rule == Rule::UninitializedRead);
    diverged || left_unwritten(fault, result) || reads.any(raced)
}

/// Whether the fault is a read of shared memory that was not written in a launch in which threads returned before a
/// barrier: `if (i >= n) return;` in front of `s[t] = a[i]`. Which threads return depends on a number that the kernel
/// itself provides for.
fn left_unwritten(fault: &Finding, result: &KernelResult) -> bool {
    let Subject::Fault(read) = &fault.subject else { return false };
    fault.rule == Rule::UninitializedRead
        && read.space == Some(events::Space::Shared)
        && result.findings.iter().any(|f| f.rule == Rule::ExitedThreads)
}

/// Whether the null pointer through which an access goes is a constant of the kernel: no argument is one, and no pointer
/// comes from memory. Then the kernel decides for which values it uses it.
fn is_own_null(fault: &Finding, launch: &Launch, space: &LaunchSpace) -> bool {
    fault.rule == Rule::NullPointer
        && !in_own_memory(fault)
        && !space.facts.found_pointers
        && space.made_up_pointers().next().is_none()
        && !launch.args.iter().any(|arg| matches!(arg.value, ArgValue::Null))
}

/// States the contents of buffers that the search chose and that the findings may depend on.
pub(crate) fn depends_on_contents(launch: &Launch, space: &LaunchSpace) -> Option<Reason> {
    let mut args = vec![];
    for (p, role) in space.roles.iter().enumerate() {
        let Role::Buffer(role) = role else { continue };
        if !space.free.params[p] || !(role.addresses || role.decides) {
            continue;
        }
        if !matches!(space.value(launch, p), Some(ArgValue::Buffer(_))) {
            continue;
        }
        let name = &space.whole_param(p).name;
        if let Some(arg) = launch.args.iter().find(|a| a.name == *name) {
            args.push(format!("{name}={}", arg.value));
        }
    }
    args.dedup();
    (!args.is_empty()).then_some(Reason::DependsOnContents { args })
}

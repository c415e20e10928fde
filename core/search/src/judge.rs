//! What many launches showed, merged into one result.
//!
//! Findings are merged by rule, kind and statements; each keeps the smallest launch that shows it and
//! the number of those that do.
//!
//! **Implausible launches.** The search invents launches, and some break what a kernel takes for granted:
//! they overrun a shared array, fail an assertion, read what only a larger block would have written. Memory
//! errors and traps count in the plainest launch and at the edges of the contract only. Any other launch
//! that shows one which the plainest does not is discarded whole, races too, unless the error is itself the
//! effect of a race (a value read before it was written); the result says how many were discarded and why.

use crate::Strategy;
use crate::individual::Individual;
use crate::space::{Role, Space};
use base::diagnostic::{Diagnostic, Result};
use check::{CheckResult, Statement};
use detect::assemble::sort;
use detect::finding::{Finding, RaceKind, Reason, Rule, Severity, SideOp, Subject};
use detect::result::{Ending, KernelResult, Note, SearchSummary};
use detect::symbols::Loc;
use launch::{ArgValue, Generator, Launch};
use std::collections::{BTreeMap, BTreeSet};

/// A memory error, trap or end of a run, the same in all launches.
type FaultKey = (&'static str, Option<Loc>, Option<String>);

/// Collects what launches showed.
#[derive(Clone, Debug)]
pub struct Judge {
    strategy: Strategy,
    trials: Vec<TrialRecord>,
    steps: u64,
    finding_keys: BTreeSet<Key>,
    /// What the trusted launches showed.
    base: BTreeSet<FaultKey>,
}

/// What one launch showed.
#[derive(Clone, Debug)]
struct TrialRecord {
    number: u64,
    individual: Individual,
    /// Kept whole for the first and for those with findings.
    result: Option<Box<KernelResult>>,
    finished: bool,
    needed: Vec<Statement>,
    redundant: Vec<(Statement, Finding)>,
}

/// Where something is reported: place, function, and what is done there.
type Anchor = (Option<Loc>, String, Option<SideOp>);

/// Findings with equal keys are one. Kinds are ordered by their names.
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

/// Whether the rule is about memory errors, traps and runs that do not end.
fn is_fault(rule: Rule) -> bool {
    !matches!(
        rule,
        Rule::Race
            | Rule::BarrierDivergence
            | Rule::ExitedThreads
            | Rule::RedundantBarrier
            | Rule::BankConflict
            | Rule::Uncoalesced
            | Rule::DivergentBranch
    )
}

/// Whether the finding is about the end of a buffer, not of shared or local memory.
fn overruns_buffer(finding: &Finding) -> bool {
    finding.rule == Rule::OutOfBounds && !is_near(finding)
}

/// Whether the finding is about shared or local memory.
fn is_near(finding: &Finding) -> bool {
    matches!(&finding.subject, Subject::Fault(fault) if matches!(fault.space, Some(events::Space::Shared | events::Space::Local)))
}

fn fault_key(finding: &Finding) -> FaultKey {
    let place = finding.place.as_ref();
    (finding.rule.name(), place.and_then(|p| p.loc.clone()), place.map(|p| p.function.clone()))
}

/// How large a launch is: smaller ones explain more.
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
    /// Nothing added yet.
    pub fn new(strategy: Strategy) -> Self {
        Self {
            strategy,
            trials: vec![],
            steps: 0,
            finding_keys: BTreeSet::new(),
            base: BTreeSet::new(),
        }
    }
    /// Whether nothing was added.
    pub fn is_empty(&self) -> bool {
        self.trials.is_empty()
    }
    /// Findings before any is discarded.
    pub fn findings_so_far(&self) -> usize {
        self.finding_keys.len()
    }
    /// Whether a launch was run for long.
    pub fn has_patient(&self) -> bool {
        self.trials.iter().any(|t| t.individual.patient)
    }
    /// The plainest launch that was added.
    pub fn plainest(&self) -> Option<&Launch> {
        let trusted = self.trials.iter().find(|t| t.individual.trusted);
        trusted.or(self.trials.first()).map(|t| &t.individual.launch)
    }

    /// Adds what a launch showed; whether it showed something new.
    pub fn add(&mut self, number: u64, individual: &Individual, checked: CheckResult) -> bool {
        let CheckResult { result, barriers, .. } = checked;
        self.steps += result.steps;
        if individual.trusted {
            let faults = result.findings.iter().filter(|f| is_fault(f.rule));
            self.base.extend(faults.map(fault_key));
        }
        let mut new = false;
        for finding in &result.findings {
            new |= self.finding_keys.insert(key(finding));
        }
        let keep = !result.findings.is_empty() || individual.trusted || self.trials.is_empty();
        self.trials.push(TrialRecord {
            number,
            individual: individual.clone(),
            finished: !result.ending.is_limit(),
            needed: barriers.needed,
            redundant: barriers.redundant,
            result: keep.then(|| Box::new(result)),
        });
        new
    }

    /// What counts of a launch that is not kept, in the light of the launches that were added.
    pub fn accepted_findings(
        &self,
        individual: &Individual,
        result: KernelResult,
        space: &Space,
    ) -> Vec<Finding> {
        let trial = TrialRecord {
            number: 0,
            individual: individual.clone(),
            finished: !result.ending.is_limit(),
            needed: vec![],
            redundant: vec![],
            result: Some(Box::new(result)),
        };
        if self.implausible(&trial, space).is_some() {
            return vec![];
        }
        let mut findings: Vec<Finding> =
            self.counting(&trial, space).into_iter().cloned().collect();
        let reason = depends_on_contents(&trial, space);
        for finding in &mut findings {
            finding.reasons.extend(reason.clone());
        }
        findings
    }

    /// The fault for which a launch is discarded, if it is.
    fn implausible<'t>(&self, trial: &'t TrialRecord, space: &Space) -> Option<&'t Finding> {
        if trial.individual.trusted || self.strategy == Strategy::Simulee {
            return None;
        }
        let result = trial.result.as_deref()?;
        let sized = space.contract.mentions_lengths();
        result.findings.iter().find(|f| {
            let known = sized && overruns_buffer(f);
            is_fault(f.rule)
                && !known
                && !self.base.contains(&fault_key(f))
                && !is_effect_of_race(f, result)
        })
    }

    /// The findings of a launch that count.
    fn counting<'t>(&'t self, trial: &'t TrialRecord, space: &Space) -> Vec<&'t Finding> {
        let Some(result) = trial.result.as_deref() else { return vec![] };
        if self.strategy == Strategy::Simulee {
            return result.findings.iter().collect();
        }
        let individual = &trial.individual;
        let blind = space.facts.thread_blind()
            && space.block_is_guessed()
            && individual.launch.block.count() > 1;
        let doubles = space.facts.thread_blind() && !space.facts.block_blind() && space.free.grid;
        let sized = space.contract.mentions_lengths();
        let made_up = space.made_up_pointers().next().is_some();
        let is_kind = |f: &Finding, kind| f.race().is_some_and(|race| race.kind == kind);
        let different = result.findings.iter().any(|f| is_kind(f, RaceKind::Waw));
        let ended = self.trials.iter().any(|t| t.finished);
        result
            .findings
            .iter()
            .filter(|f| match f.rule {
                Rule::RedundantBarrier => false,
                // Unless a long run confirmed it, the launch may just be a large one.
                Rule::StepLimit => individual.trusted && !ended && self.has_patient(),
                Rule::OutOfBounds if sized && overruns_buffer(f) => true,
                // The search made the pointers up that lead there, and knows too little to do it well.
                Rule::OutOfBounds | Rule::Misaligned | Rule::NullPointer | Rule::WrongSpace
                    if made_up && !is_near(f) =>
                {
                    false
                }
                rule if is_fault(rule) => individual.trusted,
                Rule::Race if individual.between_blocks_only => {
                    f.race().is_some_and(|race| race.sides.iter().all(|s| s.op.is_atomic()))
                }
                _ if individual.between_blocks_only => false,
                // All threads do the same: a kernel for one thread, unless they overwrite each other.
                Rule::Race if blind => different,
                // All blocks but some do the same: a kernel for so many.
                Rule::Race if doubles => !is_kind(f, RaceKind::SameValue),
                _ => true,
            })
            .collect()
    }

    /// Makes the result, without coverage.
    ///
    /// # Errors
    /// No launch was run.
    pub fn result(&self, space: &Space) -> Result<KernelResult> {
        let first = self.trials.iter().find(|t| t.individual.trusted).or(self.trials.first());
        let Some(first) = first.and_then(|t| t.result.as_deref()) else {
            return Err(Box::new(Diagnostic::bad_launch("no launch was run")));
        };
        let mut found: BTreeMap<Key, (&TrialRecord, &Finding, u64)> = BTreeMap::new();
        let mut causes: BTreeMap<(&'static str, Option<Loc>), u64> = BTreeMap::new();
        let mut discarded = 0;
        for trial in &self.trials {
            if let Some(fault) = self.implausible(trial, space) {
                discarded += 1;
                *causes.entry((fault.rule.name(), fault.loc().cloned())).or_insert(0) += 1;
                continue;
            }
            for finding in self.counting(trial, space) {
                match found.get_mut(&key(finding)) {
                    None => {
                        found.insert(key(finding), (trial, finding, 1));
                    }
                    Some(entry) => {
                        entry.2 += 1;
                        if size(&trial.individual.launch) < size(&entry.0.individual.launch) {
                            *entry = (trial, finding, entry.2);
                        }
                    }
                }
            }
        }
        let tried = self.trials.len() as u64;
        let mut findings: Vec<Finding> = vec![];
        for (trial, finding, launches) in found.into_values() {
            let mut finding = Finding { launches: Some(launches), ..finding.clone() };
            finding.reasons.extend(depends_on_contents(trial, space));
            findings.push(finding);
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
            memory.contains(&f.rule) && !is_near(f)
        });
        if !args.is_empty() && behind && self.strategy != Strategy::Simulee {
            result.notes.push(Note::MadeUpPointers { args });
        }
        if result.ending.is_limit() && self.trials.iter().any(|t| t.finished) {
            result.notes.push(Note::FirstLaunchCut(Box::new(result.ending)));
            result.ending = Ending::SomeFinished;
        }
        let (strategy, first_found) = (self.strategy, self.first_found(space));
        result.search = Some(SearchSummary { strategy, discarded, first_found });
        Ok(result)
    }

    /// Launches up to the first one whose finding counts and is not a note.
    fn first_found(&self, space: &Space) -> Option<u64> {
        self.trials
            .iter()
            .filter(|t| self.implausible(t, space).is_none())
            .find(|t| self.counting(t, space).iter().any(|f| f.severity > Severity::Note))
            .map(|t| t.number + 1)
    }

    /// Barriers that some launch completed and none needed.
    fn redundant(&self, tried: u64, space: &Space) -> Vec<Finding> {
        let counted = || self.trials.iter().filter(|t| self.implausible(t, space).is_none());
        let needed: BTreeSet<Statement> = counted().flat_map(|t| t.needed.clone()).collect();
        let mut redundant: BTreeMap<Statement, (&Finding, u64)> = BTreeMap::new();
        for (statement, finding) in counted().flat_map(|t| &t.redundant) {
            if !needed.contains(statement) {
                redundant.entry(*statement).or_insert_with(|| (finding, 0)).1 += 1;
            }
        }
        redundant
            .into_values()
            .map(|(finding, launches)| Finding {
                subject: Subject::RedundantBarrier { launches, tried: Some(tried) },
                launches: Some(launches),
                ..finding.clone()
            })
            .collect()
    }
}

/// Whether the fault is the effect of a race in the same launch: a value read before it was written.
fn is_effect_of_race(fault: &Finding, result: &KernelResult) -> bool {
    let at = fault.loc();
    fault.rule == Rule::UninitializedRead
        && at.is_some()
        && result
            .findings
            .iter()
            .filter_map(Finding::race)
            .any(|race| race.sides.iter().any(|side| side.place.loc.as_ref() == at))
}

/// Says that a finding was seen with contents of buffers that the search chose.
fn depends_on_contents(trial: &TrialRecord, space: &Space) -> Option<Reason> {
    let mut args = vec![];
    for (p, role) in space.roles.iter().enumerate() {
        let Role::Buffer(role) = role else { continue };
        if !space.free.params[p] || !(role.addresses || role.decides) {
            continue;
        }
        let name = &space.kernel.params[p].name;
        let arg = trial.individual.launch.args.iter().find(|a| a.name == *name);
        if let Some(ArgValue::Buffer(buffer)) = arg.map(|a| &a.value) {
            args.push(format!("{name}={buffer}"));
        }
    }
    (!args.is_empty()).then_some(Reason::DependsOnContents { args })
}

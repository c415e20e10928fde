//! What many launches showed, made one report.
//!
//! Findings are united by rule, kind and statements; each keeps the smallest launch that shows it and
//! the number of those that do.
//!
//! **Launches that nobody would make.** The search invents launches, and some break what a kernel takes
//! for granted: they overrun a shared array, fail an assertion, read what only a larger block would
//! have written. Memory errors and traps count in the plainest launch and at the edges of the
//! contract only. Any other launch that shows one which the plainest does not is left out whole, races
//! too, unless the error is itself what a race does (a value read before it was written); the report
//! says how many were left out and why.

use super::Strategy;
use super::individual::Individual;
use super::space::{Role, Space};
use crate::check::run::{Examined, Statement};
use crate::detect::finding::Rule;
use crate::diagnostic::{Diagnostic, Result};
use crate::launch::{ArgValue, Generator, Launch};
use crate::report::build::sort;
use crate::report::model::{FindingReport, KernelReport, Loc, OutcomeKind, SearchReport};
use std::collections::{BTreeMap, BTreeSet};

/// A memory error, trap or end of a run, the same in all launches.
type FaultKey = (&'static str, Option<Loc>, Option<String>);

/// Collects what launches showed.
#[derive(Clone, Debug)]
pub struct Judge {
    strategy: Strategy,
    trials: Vec<Told>,
    steps: u64,
    finding_keys: BTreeSet<Key>,
    /// What the trusted launches showed.
    base: BTreeSet<FaultKey>,
}

/// What one launch showed.
#[derive(Clone, Debug)]
struct Told {
    number: u64,
    individual: Individual,
    /// Kept whole for the first and for those with findings.
    report: Option<Box<KernelReport>>,
    finished: bool,
    needed: Vec<Statement>,
    redundant: Vec<(Statement, FindingReport)>,
}

/// Findings with equal keys are one.
type Key = (Rule, Option<String>, Vec<(Option<Loc>, String, String)>);

fn key(finding: &FindingReport) -> Key {
    let mut places: Vec<(Option<Loc>, String, String)> = finding
        .accesses
        .iter()
        .map(|a| (a.loc.clone(), a.function.clone(), a.op.clone()))
        .collect();
    places.sort();
    if places.is_empty() {
        places.push((
            finding.loc.clone(),
            finding.function.clone().unwrap_or_default(),
            String::new(),
        ));
    }
    if finding.rule == Rule::BarrierDivergence || finding.rule == Rule::ExitedThreads {
        places = vec![(finding.loc.clone(), String::new(), String::new())];
    }
    (finding.rule, finding.kind.clone(), places)
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
fn overruns_buffer(finding: &FindingReport) -> bool {
    finding.rule == Rule::OutOfBounds && !is_near(finding)
}

/// Whether the finding is about shared or local memory.
fn is_near(finding: &FindingReport) -> bool {
    matches!(finding.space.as_deref(), Some("shared" | "local"))
}

fn fault_key(finding: &FindingReport) -> FaultKey {
    (finding.rule.name(), finding.loc.clone(), finding.function.clone())
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
    /// Nothing told yet.
    pub fn new(strategy: Strategy) -> Self {
        Self {
            strategy,
            trials: vec![],
            steps: 0,
            finding_keys: BTreeSet::new(),
            base: BTreeSet::new(),
        }
    }
    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        self.trials.is_empty()
    }
    /// Findings before any is left out.
    pub fn findings_so_far(&self) -> usize {
        self.finding_keys.len()
    }
    /// Whether a launch was run for long.
    pub fn has_patient(&self) -> bool {
        self.trials.iter().any(|t| t.individual.patient)
    }
    /// The plainest launch that was told.
    pub fn plainest(&self) -> Option<&Launch> {
        let trusted = self.trials.iter().find(|t| t.individual.trusted);
        trusted.or(self.trials.first()).map(|t| &t.individual.launch)
    }

    /// Adds what a launch showed; whether it showed something new.
    pub fn add(&mut self, number: u64, individual: &Individual, examined: Examined) -> bool {
        let Examined { report, barriers, .. } = examined;
        self.steps += report.steps;
        if individual.trusted {
            let faults = report.findings.iter().filter(|f| is_fault(f.rule));
            self.base.extend(faults.map(fault_key));
        }
        let mut new = false;
        for finding in &report.findings {
            new |= self.finding_keys.insert(key(finding));
        }
        let keep = !report.findings.is_empty() || individual.trusted || self.trials.is_empty();
        self.trials.push(Told {
            number,
            individual: individual.clone(),
            finished: report.outcome.kind != OutcomeKind::Limit,
            needed: barriers.needed,
            redundant: barriers.redundant,
            report: keep.then(|| Box::new(report)),
        });
        new
    }

    /// What counts of a launch that is not kept, judged by the launches that were added.
    pub fn weigh(
        &self,
        individual: &Individual,
        report: KernelReport,
        space: &Space,
    ) -> Vec<FindingReport> {
        let told = Told {
            number: 0,
            individual: individual.clone(),
            finished: report.outcome.kind != OutcomeKind::Limit,
            needed: vec![],
            redundant: vec![],
            report: Some(Box::new(report)),
        };
        if self.left_out(&told, space).is_some() {
            return vec![];
        }
        let mut findings: Vec<FindingReport> =
            self.counting(&told, space).into_iter().cloned().collect();
        if let Some(note) = contents_note(&told, space) {
            for finding in &mut findings {
                finding.notes.push(note.clone());
            }
        }
        findings
    }

    /// Why a launch is left out, if it is.
    fn left_out(&self, told: &Told, space: &Space) -> Option<String> {
        if told.individual.trusted || self.strategy == Strategy::Simulee {
            return None;
        }
        let report = told.report.as_deref()?;
        let sized = space.lengths_are_known();
        let strange = report.findings.iter().find(|f| {
            let known = sized && overruns_buffer(f);
            is_fault(f.rule)
                && !known
                && !self.base.contains(&fault_key(f))
                && !explained(f, report)
        })?;
        let place = strange.loc.as_ref().map_or_else(String::new, |l| format!(" at {l}"));
        Some(format!("{}{place}", strange.rule.name()))
    }

    /// The findings of a launch that count.
    fn counting<'t>(&'t self, told: &'t Told, space: &Space) -> Vec<&'t FindingReport> {
        let Some(report) = told.report.as_deref() else { return vec![] };
        if self.strategy == Strategy::Simulee {
            return report.findings.iter().collect();
        }
        let blind = space.facts.thread_blind()
            && space.block_is_guessed()
            && told.individual.launch.block.count() > 1;
        let doubles = space.facts.thread_blind() && !space.facts.block_blind() && space.free.grid;
        let sized = space.lengths_are_known();
        let made_up = space.made_up_pointers().next().is_some();
        let different = report
            .findings
            .iter()
            .any(|f| f.rule == Rule::Race && f.kind.as_deref() == Some("waw"));
        let ended = self.trials.iter().any(|t| t.finished);
        report
            .findings
            .iter()
            .filter(|f| match f.rule {
                Rule::RedundantBarrier => false,
                // Unless a long run confirmed it, the launch may just be a large one.
                Rule::StepLimit => told.individual.trusted && !ended && self.has_patient(),
                Rule::OutOfBounds if sized && overruns_buffer(f) => true,
                // The search made the pointers up that lead there, and knows too little to do it well.
                Rule::OutOfBounds | Rule::Misaligned | Rule::NullPointer | Rule::WrongSpace
                    if made_up && !is_near(f) =>
                {
                    false
                }
                rule if is_fault(rule) => told.individual.trusted,
                Rule::Race if told.individual.between_blocks_only => {
                    f.accesses.iter().all(|a| a.op.starts_with("atomic"))
                }
                _ if told.individual.between_blocks_only => false,
                // All threads do the same: a kernel for one thread, unless they overwrite each other.
                Rule::Race if blind => different,
                // All blocks but some do the same: a kernel for so many.
                Rule::Race if doubles => f.kind.as_deref() != Some("same-value"),
                _ => true,
            })
            .collect()
    }

    /// Makes the report, without coverage.
    pub fn report(&self, space: &Space) -> Result<KernelReport> {
        let first = self.trials.iter().find(|t| t.individual.trusted).or(self.trials.first());
        let Some(first) = first.and_then(|t| t.report.as_deref()) else {
            return Err(Box::new(Diagnostic::bad_launch("no launch was run")));
        };
        let mut found: BTreeMap<Key, (&Told, FindingReport, u64)> = BTreeMap::new();
        let mut reasons: BTreeMap<String, u64> = BTreeMap::new();
        let mut left_out = 0;
        for told in &self.trials {
            if let Some(reason) = self.left_out(told, space) {
                left_out += 1;
                *reasons.entry(reason).or_insert(0) += 1;
                continue;
            }
            for finding in self.counting(told, space) {
                match found.get_mut(&key(finding)) {
                    None => {
                        found.insert(key(finding), (told, finding.clone(), 1));
                    }
                    Some(entry) => {
                        entry.2 += 1;
                        if size(&told.individual.launch) < size(&entry.0.individual.launch) {
                            *entry = (told, finding.clone(), entry.2);
                        }
                    }
                }
            }
        }
        let tried = self.trials.len() as u64;
        let mut findings: Vec<FindingReport> = vec![];
        for (told, mut finding, launches) in found.into_values() {
            finding.launches = Some(launches);
            if let Some(note) = contents_note(told, space) {
                finding.notes.push(note);
            }
            findings.push(finding);
        }
        findings.extend(self.redundant(tried, space));
        sort(&mut findings);
        let ended = self.trials.iter().any(|t| t.finished);
        let mut report = first.clone();
        report.launches_tried = tried;
        report.steps = self.steps;
        report.findings = findings;
        report.notes = vec![];
        if left_out > 0 {
            let mut reasons: Vec<(String, u64)> = reasons.into_iter().collect();
            reasons.sort_by_key(|r| std::cmp::Reverse(r.1));
            let why: Vec<&str> = reasons.iter().take(3).map(|r| r.0.as_str()).collect();
            let s = if left_out == 1 { "" } else { "es" };
            report.notes.push(format!(
                "{left_out} launch{s} left out, since the kernel seems not made for them: {}",
                why.join("; ")
            ));
        }
        let made_up: Vec<&str> = space.made_up_pointers().collect();
        let behind = first.findings.iter().any(|f| {
            let memory = [Rule::OutOfBounds, Rule::Misaligned, Rule::NullPointer, Rule::WrongSpace];
            memory.contains(&f.rule) && !is_near(f)
        });
        if !made_up.is_empty() && behind && self.strategy != Strategy::Simulee {
            report.notes.push(format!(
                "memory errors are not reported, since the search made up the pointers in {}",
                made_up.join(", ")
            ));
        }
        if report.outcome.kind == OutcomeKind::Limit && ended {
            report.notes.push(format!("in the first launch {}", report.outcome.text));
            report.outcome.kind = OutcomeKind::Finished;
            report.outcome.text = "launches ended".to_owned();
        }
        let strategy = match self.strategy {
            Strategy::Default => "default",
            Strategy::Simulee => "simulee",
        };
        let first_found = self.first_found(space);
        report.search = Some(SearchReport { strategy: strategy.to_owned(), left_out, first_found });
        Ok(report)
    }

    /// Launches up to the first one whose finding counts and is no note.
    fn first_found(&self, space: &Space) -> Option<u64> {
        use crate::detect::finding::Severity;
        self.trials
            .iter()
            .filter(|t| self.left_out(t, space).is_none())
            .find(|t| self.counting(t, space).iter().any(|f| f.severity > Severity::Note))
            .map(|t| t.number + 1)
    }

    /// Barriers that some launch completed and none needed.
    fn redundant(&self, tried: u64, space: &Space) -> Vec<FindingReport> {
        let counted = || self.trials.iter().filter(|t| self.left_out(t, space).is_none());
        let needed: BTreeSet<Statement> = counted().flat_map(|t| t.needed.clone()).collect();
        let mut redundant: BTreeMap<Statement, (FindingReport, u64)> = BTreeMap::new();
        for (statement, finding) in counted().flat_map(|t| &t.redundant) {
            if !needed.contains(statement) {
                redundant.entry(*statement).or_insert_with(|| (finding.clone(), 0)).1 += 1;
            }
        }
        redundant
            .into_values()
            .map(|(mut finding, launches)| {
                let s = if launches == 1 { "" } else { "es" };
                finding.message = format!(
                    "redundant barrier: no cross-thread conflict across it in {launches} launch{s} of {tried} tried"
                );
                finding.launches = Some(launches);
                finding
            })
            .collect()
    }
}

/// Whether the fault is what a race of the same launch does: a value read before it was written.
fn explained(fault: &FindingReport, report: &KernelReport) -> bool {
    fault.rule == Rule::UninitializedRead
        && report.findings.iter().any(|f| {
            f.rule == Rule::Race && f.accesses.iter().any(|a| a.loc.is_some() && a.loc == fault.loc)
        })
}

/// Says that a finding was seen with contents of buffers that the search chose.
fn contents_note(told: &Told, space: &Space) -> Option<String> {
    let mut chosen = vec![];
    for (p, role) in space.roles.iter().enumerate() {
        let Role::Buffer(role) = role else { continue };
        if !space.free.params[p] || !(role.addresses || role.decides) {
            continue;
        }
        let name = &space.kernel.params[p].name;
        let arg = told.individual.launch.args.iter().find(|a| a.name == *name);
        if let Some(ArgValue::Buffer(buffer)) = arg.map(|a| &a.value) {
            let mut text = buffer.to_string();
            if text.len() > 40 {
                text = text.chars().take(37).collect::<String>() + "...";
            }
            chosen.push(format!("{name}={text}"));
        }
    }
    (!chosen.is_empty()).then(|| {
        format!("depends on the contents of buffers, which the search chose: {}", chosen.join(", "))
    })
}

//! Races that only launches show which nobody makes: rows that are shorter than what is made of them.
//!
//! A search does not know how the integers of a launch belong together. A proof that needs `n <= pitch` does: the
//! relation is a part of what the parameters mean. A race that shows only where it is broken is a note that names
//! it. Bounds of the block or of the grid, and of one integer by a number, are not such relations: launches that
//! break them are usual, so what they show is an error.

use crate::proofs::{Effort, Question};
use base::limits::{MAX_PRECONDITION_FINDINGS, MAX_PRECONDITION_STEPS, RunLimits};
use check::{CheckOptions, CheckResult, Runner};
use detect::assemble::sort;
use detect::finding::{Finding, Reason, Rule, Severity};
use detect::result::KernelResult;
use launch::contract::Clause;
use launch::contract::eval::{holds, number, position};
use launch::contract::expr::{Expr, ExprKind, Operator};
use launch::params::{KernelInfo, ParamKind};
use launch::{ArgValue, KernelArg, Launch, LoadedModule, Number};
use prove::{Proof, Verdict};
use search::ahead::{Ahead, Task};
use search::runs::Runs;
use std::collections::BTreeSet;

/// How much longer than the relation requires the rows of the launches are that are run again.
const FACTORS: [i128; 2] = [1, 2];

/// Whether a finding shows only where a condition is broken that callers keep.
pub(crate) fn is_excused(finding: &Finding) -> bool {
    finding.reasons.iter().any(|r| matches!(r, Reason::Precondition { .. }))
}

/// Whether integers of this kernel can be related.
pub(crate) fn can_relate(kernel: &KernelInfo) -> bool {
    kernel.params.iter().filter(|p| matches!(p.kind, ParamKind::Int { .. })).count() > 1
}

/// The key of the proof that [`settle`] asks for.
const PROOF: &str = "relation";

/// Says that [`settle`] will probably ask for a proof.
pub(crate) fn expect(question: &Question, ahead: &Ahead<'_>) {
    let question = question.clone();
    ahead.expect_later(Task::new(PROOF.to_owned(), move |runner| {
        let (loaded, kernel) = runner.parts();
        question.prove(loaded, kernel, Effort::Relation)
    }));
}

/// A condition `part <= whole` on two parameters.
struct Relation<'a> {
    clause: &'a Clause,
    part: &'a Expr,
    whole: usize,
}

impl<'a> Relation<'a> {
    fn of(clause: &'a Clause, kernel: &KernelInfo) -> Option<Self> {
        let ExprKind::Binary(Operator::Le, part, whole) = &clause.expr.kind else { return None };
        let param = |e: &Expr| match &e.kind {
            ExprKind::Name(name) => position(kernel, name),
            _ => None,
        };
        param(part)?;
        Some(Self { clause, part, whole: param(whole)? })
    }
}

/// Turns races that show only where a relation of the kernel's integers is broken into notes that name it.
/// `seeds` are launches that the program is known to make, and `miscounted` parameters that make rows too short whatever
/// a caller does.
pub(crate) fn settle(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    (question, seeds, limits): (&Question, &[Launch], &RunLimits),
    miscounted: &BTreeSet<u16>,
    ahead: Option<&Ahead<'_>>,
    result: &mut KernelResult,
) {
    let rows = |f: &Finding| f.reasons.iter().any(|r| matches!(r, Reason::DependsOnRows { .. }));
    let open = |f: &Finding| f.rule == Rule::Race && (f.severity > Severity::Note || rows(f));
    if !result.findings.iter().any(open) {
        return;
    }
    let done: Option<Proof> = ahead.and_then(|ahead| ahead.take(PROOF));
    let proof = done.unwrap_or_else(|| question.prove(loaded, kernel, Effort::Relation));
    let Verdict::ProvedIf(needed) = &proof.races else { return };
    let counts_rows = |p: usize| u16::try_from(p).is_ok_and(|p| miscounted.contains(&p));
    let given = |p: usize| question.given.iter().any(|g| position(kernel, g) == Some(p));
    let kept = |r: &Relation<'_>| {
        !given(r.whole)
            && !counts_rows(r.whole)
            && seeds.iter().all(|seed| holds(&r.clause.expr, kernel, seed))
    };
    let relations = needed.iter().filter_map(|n| Relation::of(&n.clause, kernel));
    let relations: Vec<Relation<'_>> = relations.filter(kept).collect();
    if relations.is_empty() {
        return;
    }
    let limits = search::small(limits, MAX_PRECONDITION_STEPS);
    let options = CheckOptions { limits, ..CheckOptions::default() };
    let mut lowered = ahead.map(Ahead::lowered).unwrap_or_default();
    let runner = Runner::new(loaded, kernel, &mut lowered);
    let mut runs = Runs::new(runner, options).with_ahead(ahead);
    let broken = |f: &&Finding| {
        open(f) && relations.iter().any(|r| !holds(&r.clause.expr, kernel, &f.witness.launch))
    };
    let launches = result.findings.iter().filter(broken).take(MAX_PRECONDITION_FINDINGS);
    runs.expect(launches.map(|f| &f.witness.launch).flat_map(|launch| {
        let longer =
            FACTORS.map(|factor| lengthened(kernel, &relations, &question.given, launch, factor));
        std::iter::once(launch.clone()).chain(longer.into_iter().flatten())
    }));
    for finding in result.findings.iter_mut().filter(|f| open(f)).take(MAX_PRECONDITION_FINDINGS) {
        let launch = &finding.witness.launch;
        let broken = relations.iter().filter(|r| !holds(&r.clause.expr, kernel, launch));
        let clauses: Vec<String> = broken.map(|r| r.clause.text.clone()).collect();
        if clauses.is_empty() {
            continue;
        }
        let Some(before) = runs.run(launch) else { continue };
        let mark = finding.fingerprint();
        let vanishes = FACTORS.iter().all(|&factor| {
            let Some(longer) = lengthened(kernel, &relations, &question.given, launch, factor)
            else {
                return false;
            };
            let Some(after) = runs.run(&longer) else { return false };
            !after.result.ending.is_limit()
                && covers(&after, &before)
                && after.result.findings.iter().all(|f| f.fingerprint() != mark)
        });
        if vanishes {
            finding.severity = Severity::Note;
            finding.reasons.retain(|r| !matches!(r, Reason::DependsOnRows { .. }));
            finding.reasons.push(Reason::Precondition { clauses });
        }
    }
    sort(&mut result.findings);
}

/// The launch with rows that are as long as the relations require, or longer.
fn lengthened(
    kernel: &KernelInfo,
    relations: &[Relation<'_>],
    given: &[String],
    launch: &Launch,
    factor: i128,
) -> Option<Launch> {
    let mut longer = launch.clone();
    // One may be the part of another.
    for _ in 0..relations.len() {
        for r in relations.iter() {
            if holds(&r.clause.expr, kernel, &longer) {
                continue;
            }
            let n = number(r.part, kernel, &longer)?.checked_mul(factor)?;
            let name = &kernel.params[r.whole].name;
            let value = ArgValue::Scalar(Number::Int(n));
            match longer.args.iter_mut().find(|a| position(kernel, &a.name) == Some(r.whole)) {
                Some(arg) => arg.value = value,
                None => longer.args.push(KernelArg { name: name.clone(), value }),
            }
        }
    }
    for arg in longer.args.iter_mut().filter(|a| !given.contains(&a.name)) {
        if let ArgValue::Buffer(buffer) = &mut arg.value {
            buffer.len = None;
        }
    }
    relations.iter().all(|r| holds(&r.clause.expr, kernel, &longer)).then_some(longer)
}

/// Whether `after` took every side of a branch that `before` took.
fn covers(after: &CheckResult, before: &CheckResult) -> bool {
    before.coverage.iter().zip(&after.coverage).all(|(before, after)| *before == 0 || *after > 0)
}

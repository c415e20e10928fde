//! Which barriers could go without any new race (Simulee, 3.2.3), by further runs of a launch.
//!
//! A barrier is a statement of the *source*: the copies that inlining and unrolling made of one are taken
//! away together. Each is first taken away alone. Of those that could go, all are then taken away at once,
//! since one may do the other's work. One that could not go is replaced by a `__syncwarp()` of each warp.

use crate::CheckOptions;
use crate::runner::{Bound, other_order, recorder};
use base::diagnostic::Result;
use base::limits::MAX_JUDGED_BARRIERS;
use detect::assemble::Assembler;
use detect::finding::{Finding, RedundantBarrier, Rule, Subject};
use detect::race::{RaceFilter, RaceResult, is_new};
use detect::redundant_barrier::WithoutBarrier;
use detect::symbols::{Loc, Symbols};
use events::SiteId;
use ir::{FunctionId, InstId};
use std::collections::{BTreeMap, BTreeSet};
use vm::bytecode::{Op, Program};
use vm::exec::RunResult;

/// A statement of the module, the same in every form of its kernel: the first of the instructions that
/// stand for it.
pub type Statement = (FunctionId, InstId);

/// The statement that a site of a lowered kernel stands for.
pub(crate) fn statement(program: &Program, site: SiteId) -> Statement {
    let site = &program.sites[site];
    (site.function, site.inst)
}

/// What a launch says of the barrier statements that it ran.
#[derive(Clone, Debug, Default)]
pub struct BarrierVerdicts {
    /// Statements that completed and are needed, or could not be judged.
    pub needed: Vec<Statement>,
    /// Statements that completed and are needed between lanes of one warp only.
    pub narrow: Vec<(Statement, Finding)>,
    /// Statements that completed and are not needed.
    pub redundant: Vec<(Statement, Finding)>,
    /// Pairs of these of which one must stay.
    pub either: Vec<[Statement; 2]>,
    /// Whether the blocks had more than one warp.
    pub several_warps: bool,
    /// Whether the blocks were too small to judge by.
    pub too_small: bool,
    /// How many statements were not judged, to bound the work. They count as needed.
    pub not_judged: usize,
    /// Warp instructions of the runs that judged them.
    pub steps: u64,
}

/// Advice on barriers that holds in all launches of `verdicts`. `tried` is the number of launches of a
/// search.
pub fn advice<'v>(
    verdicts: impl Iterator<Item = &'v BarrierVerdicts> + Clone,
    tried: Option<u64>,
) -> Vec<Finding> {
    let needed: BTreeSet<Statement> = verdicts.clone().flat_map(|v| &v.needed).copied().collect();
    let narrow: BTreeSet<Statement> =
        verdicts.clone().flat_map(|v| &v.narrow).map(|n| n.0).collect();
    let mut found: BTreeMap<Statement, (&Finding, u64)> = BTreeMap::new();
    let mut shown_by_several_warps = BTreeSet::new();
    for v in verdicts.clone() {
        for (statement, finding) in v.narrow.iter().chain(&v.redundant) {
            if !needed.contains(statement) {
                let (shown, launches) = found.entry(*statement).or_insert((finding, 0));
                *launches += 1;
                if shown.rule == Rule::RedundantBarrier {
                    *shown = finding;
                }
                if v.several_warps {
                    shown_by_several_warps.insert(*statement);
                }
            }
        }
    }
    // Statements that stand for each other: the first in the source speaks for all.
    let mut group: BTreeMap<Statement, Statement> =
        found.keys().filter(|s| !narrow.contains(s)).map(|&s| (s, s)).collect();
    for [a, b] in verdicts.flat_map(|v| &v.either) {
        if let (Some(&a), Some(&b)) = (group.get(a), group.get(b)) {
            let place = |s: &Statement| (found[s].0.loc().cloned(), *s);
            let (first, other) = if place(&a) <= place(&b) { (a, b) } else { (b, a) };
            group.values_mut().filter(|g| **g == other).for_each(|g| *g = first);
        }
    }
    let mut advice = vec![];
    for (statement, &(finding, launches)) in &found {
        let is_narrow = narrow.contains(statement);
        if is_narrow && !shown_by_several_warps.contains(statement)
            || !is_narrow && group.get(statement) != Some(statement)
        {
            continue;
        }
        let others = group.iter().filter(|(s, g)| *g == statement && *s != statement);
        let alternatives = others.filter_map(|(s, _)| found[s].0.place.clone()).collect();
        let subject = RedundantBarrier { launches, tried, alternatives };
        advice.push(Finding {
            subject: Subject::RedundantBarrier(Box::new(subject)),
            launches: tried.map(|_| launches),
            ..finding.clone()
        });
    }
    advice
}

/// Judges the barrier statements of a launch that ran to its end. The work is bounded by
/// [`MAX_JUDGED_BARRIERS`] and by [`RunLimits::max_redundancy_steps`](base::limits::RunLimits).
pub(crate) fn judge(
    bound: &Bound,
    run: &RunResult,
    options: &CheckOptions,
    baseline: &RaceResult,
    assembler: &Assembler<'_>,
    symbols: &dyn Symbols,
) -> Result<BarrierVerdicts> {
    let threads = bound.launch.block.count();
    let warp = u64::from(bound.launch.warp_size);
    let mut verdicts =
        BarrierVerdicts { several_warps: threads > warp, ..BarrierVerdicts::default() };
    let statements = barrier_statements(bound, symbols);
    if threads < warp {
        // Nearly nothing can race in such a block.
        verdicts.too_small = !statements.is_empty();
        return Ok(verdicts);
    }
    let most = options.limits.max_redundancy_steps;
    let mut trials = Trials { bound, options, baseline, steps: 0 };
    let mut redundant: Vec<(Statement, Vec<SiteId>)> = vec![];
    for (judged, (statement, sites)) in statements.into_iter().enumerate() {
        let affordable = trials.steps.saturating_add(run.steps) <= most;
        if judged >= MAX_JUDGED_BARRIERS || !affordable {
            verdicts.needed.push(statement);
            verdicts.not_judged += 1;
            continue;
        }
        match trials.without(&sites, false)? {
            None => {}
            Some(true) => {
                let finding = assembler.redundant_barrier(sites[0]);
                verdicts.redundant.push((statement, finding));
                redundant.push((statement, sites));
            }
            Some(false) if trials.without(&sites, true)? == Some(true) => {
                verdicts.narrow.push((statement, assembler.wide_barrier(sites[0])));
            }
            Some(false) => verdicts.needed.push(statement),
        }
    }
    let all: Vec<SiteId> = redundant.iter().flat_map(|r| r.1.clone()).collect();
    if redundant.len() > 1 && trials.without(&all, false)? != Some(true) {
        verdicts.either = either(&mut trials, run, &redundant)?;
    }
    verdicts.steps = trials.steps;
    Ok(verdicts)
}

/// The pairs of `redundant` that cannot both go, given that not all of them can.
fn either(
    trials: &mut Trials<'_>,
    run: &RunResult,
    redundant: &[(Statement, Vec<SiteId>)],
) -> Result<Vec<[Statement; 2]>> {
    let most = trials.options.limits.max_redundancy_steps;
    let mut pairs = vec![];
    for (i, (a, of_a)) in redundant.iter().enumerate() {
        for (b, of_b) in &redundant[i + 1..] {
            // If in doubt, one must stay.
            let both = [of_a.as_slice(), of_b].concat();
            let affordable = trials.steps.saturating_add(run.steps) <= most;
            if !affordable || trials.without(&both, false)? != Some(true) {
                pairs.push([*a, *b]);
            }
        }
    }
    if pairs.is_empty() {
        // Three or more together do what none of two does alone.
        pairs.extend(redundant.windows(2).map(|w| [w[0].0, w[1].0]));
    }
    Ok(pairs)
}

/// The barrier statements of the source, each with its sites. One that computes something is needed for
/// that.
fn barrier_statements(bound: &Bound, symbols: &dyn Symbols) -> Vec<(Statement, Vec<SiteId>)> {
    let mut by_place: BTreeMap<(Option<Loc>, SiteId), Vec<SiteId>> = BTreeMap::new();
    for f in &bound.program.functions {
        for (i, &site) in f.code.iter().zip(&f.sites) {
            if i.op == Op::Barrier && !i.d.is_some() {
                let at = symbols.place(site).loc;
                // Without a place, each stands for itself.
                let own = if at.is_some() { SiteId(0) } else { site };
                let sites = by_place.entry((at, own)).or_default();
                if !sites.contains(&site) {
                    sites.push(site);
                }
            }
        }
    }
    let mut statements: Vec<(Statement, Vec<SiteId>)> = by_place
        .into_values()
        .filter_map(|sites| {
            Some((sites.iter().map(|&s| statement(&bound.program, s)).min()?, sites))
        })
        .collect();
    statements.sort();
    statements
}

/// Further runs of a launch, without some of its barriers.
struct Trials<'a> {
    bound: &'a Bound,
    options: &'a CheckOptions,
    /// The races with all barriers.
    baseline: &'a RaceResult,
    /// Steps of all runs so far.
    steps: u64,
}

impl Trials<'_> {
    /// Whether no new race appears without the barriers of `sites`, or with warp barriers in their place;
    /// `None` if none of them completed.
    fn without(&mut self, sites: &[SiteId], warp_barriers: bool) -> Result<Option<bool>> {
        let Self { bound, options, baseline, .. } = *self;
        let limits = &options.limits;
        let launch = &bound.launch;
        let (run, without) = bound.observe(
            limits,
            WithoutBarrier::new(sites, RaceFilter::new(limits))
                .replaced(warp_barriers, launch)
                .watching(baseline),
        )?;
        self.steps = self.steps.saturating_add(run.steps);
        if without.hidden() == 0 {
            return Ok(None);
        }
        if run.stop.is_some() || without.is_near_a_race() {
            // Whatever mends the race may rely on the barrier.
            return Ok(Some(false));
        }
        let without = without.inner;
        if without.limit().is_some() {
            return Ok(Some(false));
        }
        if !without.any() {
            return Ok(Some(true));
        }
        let recorder = recorder(bound, options, &without.flagged()).stop_at_new(baseline.clone());
        let observer = WithoutBarrier::new(sites, recorder).replaced(warp_barriers, launch);
        let (run, exact) = bound.observe(limits, observer.clone())?;
        self.steps = self.steps.saturating_add(run.steps);
        let found = exact.inner.finish();
        let by_schedule = found.by_schedule && run.stop.is_none();
        if is_new(baseline, &found) {
            return Ok(Some(false));
        }
        if by_schedule {
            // Whose atomic came first decided what is ordered: look at another order too.
            let (other, limits) = other_order(bound, limits, run.steps);
            let (run, exact) = other.observe(&limits, observer)?;
            self.steps = self.steps.saturating_add(run.steps);
            return Ok(Some(!is_new(baseline, &exact.inner.finish())));
        }
        Ok(Some(true))
    }
}

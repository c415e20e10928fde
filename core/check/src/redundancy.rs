//! Which barriers could go without any new race (Simulee, 3.2.3): one or two further runs for each statement.

use crate::CheckOptions;
use crate::runner::{Bound, recorder};
use base::diagnostic::Result;
use base::limits::MAX_JUDGED_BARRIERS;
use detect::assemble::Assembler;
use detect::finding::Finding;
use detect::race::{RaceFilter, RaceResult, is_new};
use detect::redundant_barrier::WithoutBarrier;
use events::SiteId;
use ir::{FunctionId, InstId};
use vm::bytecode::Op;
use vm::exec::RunResult;

/// A statement of the module, the same in every form of its kernel.
pub type Statement = (FunctionId, InstId);

/// What a launch says of the barrier statements that it ran.
#[derive(Clone, Debug, Default)]
pub struct BarrierVerdicts {
    /// Statements that completed and are needed, or could not be judged.
    pub needed: Vec<Statement>,
    /// Statements that completed and are not needed.
    pub redundant: Vec<(Statement, Finding)>,
    /// How many statements were not judged, to bound the work. They count as needed.
    pub not_judged: usize,
}

/// Judges the barrier statements of a launch that ran to its end. The work is bounded by
/// [`MAX_JUDGED_BARRIERS`] and by [`RunLimits::max_redundancy_steps`](base::limits::RunLimits).
pub(crate) fn judge(
    bound: &Bound,
    run: &RunResult,
    options: &CheckOptions,
    filter: &RaceFilter,
    baseline: &RaceResult,
    assembler: &Assembler<'_>,
) -> Result<BarrierVerdicts> {
    let mut verdicts = BarrierVerdicts::default();
    let statement = |site: SiteId| {
        let site = &bound.program.sites[site];
        (site.function, site.inst)
    };
    let mut steps = 0u64;
    for (judged, site) in barrier_sites(bound).into_iter().enumerate() {
        if judged >= MAX_JUDGED_BARRIERS
            || steps.saturating_add(run.steps) > options.limits.max_redundancy_steps
        {
            verdicts.needed.push(statement(site));
            verdicts.not_judged += 1;
            continue;
        }
        match is_redundant(bound, options, filter, baseline, site, &mut steps)? {
            None => {}
            Some(true) => {
                let finding = assembler.redundant_barrier(site);
                verdicts.redundant.push((statement(site), finding));
            }
            Some(false) => verdicts.needed.push(statement(site)),
        }
    }
    Ok(verdicts)
}

/// Barrier statements of the program. One that computes something is needed for that.
fn barrier_sites(bound: &Bound) -> Vec<SiteId> {
    let mut sites: Vec<SiteId> = vec![];
    for f in &bound.program.functions {
        for (i, site) in f.code.iter().zip(&f.sites) {
            if i.op == Op::Barrier && !i.d.is_some() && !sites.contains(site) {
                sites.push(*site);
            }
        }
    }
    sites
}

/// Whether no new race appears without the barriers of `site`; `None` if none of them completed.
fn is_redundant(
    bound: &Bound,
    options: &CheckOptions,
    filter: &RaceFilter,
    baseline: &RaceResult,
    site: SiteId,
    steps: &mut u64,
) -> Result<Option<bool>> {
    let limits = &options.limits;
    let (run, without) =
        bound.observe(limits, WithoutBarrier::new(site, RaceFilter::new(limits)))?;
    *steps = steps.saturating_add(run.steps);
    if without.hidden() == 0 {
        return Ok(None);
    }
    let without = without.inner;
    if without.limit().is_some() {
        return Ok(Some(false));
    }
    let flagged = without.flagged();
    if !without.any() || (flagged == filter.flagged() && baseline.is_empty()) {
        return Ok(Some(true));
    }
    let recorder = recorder(bound, options, &flagged).stop_at_new(baseline.clone());
    let (run, exact) = bound.observe(limits, WithoutBarrier::new(site, recorder))?;
    *steps = steps.saturating_add(run.steps);
    Ok(Some(!is_new(baseline, &exact.inner.finish())))
}

//! Proofs for every launch, from what is asked to the report.

use base::sources::Sources;
use detect::finding::{Finding, Rule};
use detect::result::{Ending, KernelResult};
use launch::contract::Origin;
use launch::contract::comments::ContractError;
use launch::contract::expr::Expr;
use launch::params::KernelInfo;
use launch::{ArgValue, LoadedModule, Model, Number};
use prove::{Options, Proof};
use report::proof::ProofReport;
use search::plan::CheckRequest;

/// How much work a proof may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// That of `prove`.
    Full,
    /// That of `check`, where a proof comes on top of a search.
    Beside {
        /// Warp instructions of the search.
        steps: u64,
    },
}

/// Tries to prove that a kernel has no race and no barrier divergence, in all launches that have what
/// the request gives and meet the contract. `None` if a proof does not cover what is given, such as
/// arguments that point into each other.
///
/// # Errors
/// A contract is invalid.
pub fn prove(
    request: &CheckRequest,
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    alone: bool,
    sources: &dyn Sources,
    effort: Effort,
) -> Result<Option<(Proof, Model)>, ContractError> {
    let (given, contract) = request.premises(loaded, kernel, alone, sources)?;
    let fixed = |free: bool, size: launch::Dim3| {
        if free { [None; 3] } else { <[u32; 3]>::from(size).map(Some) }
    };
    let mut clauses = contract.clauses;
    for arg in &given.args {
        match &arg.value {
            ArgValue::Alias { .. } => return Ok(None),
            ArgValue::Scalar(Number::Int(n)) => {
                if let Ok(n) = i64::try_from(*n) {
                    let expr = Expr::name(arg.name.clone()).equals(Expr::int(n));
                    let text = expr.to_string();
                    let origin = Origin::Assume;
                    clauses.push(launch::contract::Clause { expr, text, origin });
                }
            }
            _ => {}
        }
    }
    let plain = match effort {
        Effort::Full => Options::default(),
        Effort::Beside { steps } => beside(steps),
    };
    let options = Options {
        grid: fixed(request.not_given.grid, given.grid),
        block: fixed(request.not_given.block, given.block),
        clauses,
        model: given.model,
        warp_size: given.warp_size,
        redundant: request.options.redundant && effort == Effort::Full,
        ..plain
    };
    Ok(Some((prove::prove(loaded, kernel, &options), given.model)))
}

/// What is proved of a kernel beside a search of launches that showed no race and no diverging barrier: what
/// `check` does with nothing said. The result is that of the search, and says how long it was: a proof takes
/// about as long, but always some. Nothing if the search found either of them or did not end by itself: what a
/// launch showed is so, and a proof that says otherwise would be wrong.
pub fn after_search(
    request: &CheckRequest,
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    alone: bool,
    sources: &dyn Sources,
    result: &KernelResult,
) -> Option<ProofReport> {
    let against = |f: &Finding| matches!(f.rule, Rule::Race | Rule::BarrierDivergence);
    if result.findings.iter().any(against) || result.ending != Ending::Finished {
        return None;
    }
    let effort = Effort::Beside { steps: result.steps };
    let (proof, _) = prove(request, loaded, kernel, alone, sources, effort).ok()??;
    Some(report(loaded, kernel, &proof))
}

/// The bounds of a proof beside a search, which runs launches itself.
fn beside(steps: u64) -> Options {
    let more = steps.saturating_mul(WORK_FOR_STEP);
    let work = LEAST_WORK.saturating_add(more).min(MOST_WORK);
    Options {
        work,
        pair_work: work / PAIR_PART,
        refute: false,
        replays: REPLAYS,
        replay_steps: REPLAY_STEPS,
        ..Options::default()
    }
}

/// Least work of a proof beside a search: a few milliseconds.
const LEAST_WORK: u64 = 300_000;
/// Work that takes as long as a warp instruction of the search.
const WORK_FOR_STEP: u64 = 10;
/// Most work of a proof beside a search.
const MOST_WORK: u64 = 4_000_000;
/// The part of it that goes into one pair, as a divisor.
const PAIR_PART: u64 = 3;
/// Launches of a proof beside a search, to show that its conditions are needed, and warp instructions of one.
const REPLAYS: usize = 6;
/// See [`REPLAYS`].
const REPLAY_STEPS: u64 = 20_000;

/// The report of a proof.
pub fn report(loaded: &LoadedModule, kernel: &KernelInfo, proof: &Proof) -> ProofReport {
    report::proof::report(loaded, kernel, proof)
}

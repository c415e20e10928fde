//! Proofs for every launch, from what is asked to the report.

use base::sources::Sources;
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
    Little,
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
    let plain = Options::default();
    let (work, replays) = match effort {
        Effort::Full => (plain.work, plain.replays),
        Effort::Little => (LITTLE_WORK, LITTLE_REPLAYS),
    };
    let options = Options {
        grid: fixed(request.not_given.grid, given.grid),
        block: fixed(request.not_given.block, given.block),
        clauses,
        model: given.model,
        warp_size: given.warp_size,
        work,
        replays,
        redundant: request.options.redundant && effort == Effort::Full,
        ..plain
    };
    Ok(Some((prove::prove(loaded, kernel, &options), given.model)))
}

/// Work of a proof beside a search.
const LITTLE_WORK: u64 = 20_000_000;
/// Launches of a proof beside a search.
const LITTLE_REPLAYS: usize = 6;

/// The report of a proof.
pub fn report(loaded: &LoadedModule, kernel: &KernelInfo, proof: &Proof) -> ProofReport {
    report::proof::report(loaded, kernel, proof)
}

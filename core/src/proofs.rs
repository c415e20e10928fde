//! Proofs for every launch, from what is asked to the report.

use crate::preconditions;
use base::limits::PRECONDITION_WORK;
use base::sources::Sources;
use detect::finding::{Finding, Rule};
use detect::result::{Ending, KernelResult};
use launch::contract::Origin;
use launch::contract::comments::ContractError;
use launch::contract::expr::Expr;
use launch::params::KernelInfo;
use launch::{ArgValue, Dim3, LoadedModule, Model, Number};
use prove::{Options, Proof};
use report::proof::{ProofReport, ScopeReport};
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
    /// Beside a search that showed a race: a condition has to be found under which there is none.
    Relation,
}

/// What a proof is about: the launches that have what is given and meet the contract.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    options: Options,
    scope: ScopeReport,
    /// Names of the arguments that are given.
    pub given: Vec<String>,
}

impl Question {
    /// What the request asks of `kernel`; `None` if a proof does not cover what is given, such as arguments that
    /// point into each other.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn of(
        request: &CheckRequest,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<Option<Self>, ContractError> {
        let (given, contract) = request.premises(loaded, kernel, alone, sources)?;
        let sizes = |free: bool, size: Dim3| (!free).then_some(<[u32; 3]>::from(size));
        let (grid, block) = (
            sizes(request.not_given.grid, given.grid),
            sizes(request.not_given.block, given.block),
        );
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
        // Nobody can make other launches than the kernel's own bounds allow.
        let stated = clauses.iter().filter(|c| c.origin != Origin::LaunchBounds);
        let conditions = stated.map(|c| c.text.clone()).collect();
        let fixed = |size: Option<[u32; 3]>| size.map_or([None; 3], |s| s.map(Some));
        let options = Options {
            grid: fixed(grid),
            block: fixed(block),
            clauses,
            model: given.model,
            warp_size: given.warp_size,
            redundant: request.options.redundant,
            ..Options::default()
        };
        let scope = ScopeReport { grid, block, conditions };
        let given = given.args.into_iter().map(|a| a.name).collect();
        Ok(Some(Self { options, scope, given }))
    }

    /// Tries to answer it.
    pub fn prove(&self, loaded: &LoadedModule, kernel: &KernelInfo, effort: Effort) -> Proof {
        let plain = match effort {
            Effort::Full => self.options.clone(),
            Effort::Beside { steps } => self.bounded(beside(steps)),
            Effort::Relation => {
                let [work, pair_work, trial_work] = PRECONDITION_WORK;
                self.bounded(Bounds { work, pair_work, trial_work, ..beside(0) })
            }
        };
        prove::prove(loaded, kernel, &plain)
    }

    /// The options of a proof beside a search, which looks for races itself.
    fn bounded(&self, bounds: Bounds) -> Options {
        let Bounds { work, pair_work, trial_work, replays, replay_steps } = bounds;
        let (redundant, refute) = (false, false);
        let options = self.options.clone();
        Options { work, pair_work, trial_work, replays, replay_steps, redundant, refute, ..options }
    }
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
) -> Result<Option<(ProofReport, Model)>, ContractError> {
    let Some(question) = Question::of(request, loaded, kernel, alone, sources)? else {
        return Ok(None);
    };
    let proof = question.prove(loaded, kernel, effort);
    let report = report::proof::report(loaded, kernel, &proof, question.scope);
    Ok(Some((report, question.options.model)))
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
    let against = |f: &Finding| {
        matches!(f.rule, Rule::Race | Rule::BarrierDivergence) && !preconditions::is_excused(f)
    };
    if !request.prove || result.findings.iter().any(against) || result.ending != Ending::Finished {
        return None;
    }
    let effort = Effort::Beside { steps: result.steps };
    Some(prove(request, loaded, kernel, alone, sources, effort).ok()??.0)
}

/// The fields of [`Options`] that bound it.
struct Bounds {
    work: u64,
    pair_work: u64,
    trial_work: u64,
    replays: usize,
    replay_steps: u64,
}

/// The bounds of a proof beside a search, which runs launches itself.
fn beside(steps: u64) -> Bounds {
    let more = steps.saturating_mul(WORK_FOR_STEP);
    let work = LEAST_WORK.saturating_add(more).min(MOST_WORK);
    let (pair_work, trial_work) = (work / PAIR_PART, work / TRIAL_PART);
    Bounds { work, pair_work, trial_work, replays: REPLAYS, replay_steps: REPLAY_STEPS }
}

/// Least work of a proof beside a search: a few milliseconds.
const LEAST_WORK: u64 = 400_000;
/// Work that takes as long as a warp instruction of the search.
const WORK_FOR_STEP: u64 = 10;
/// Most work of a proof beside a search.
const MOST_WORK: u64 = 4_000_000;
/// The parts of it that go into one pair, and into one pair with conditions that are only tried, as divisors.
const PAIR_PART: u64 = 6;
/// See [`PAIR_PART`].
const TRIAL_PART: u64 = 20;
/// Launches of a proof beside a search, to show that its conditions are needed, and warp instructions of one.
const REPLAYS: usize = 6;
/// See [`REPLAYS`].
const REPLAY_STEPS: u64 = 20_000;

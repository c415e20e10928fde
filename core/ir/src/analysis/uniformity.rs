//! Which values may differ between the lanes of a warp, and why.
//!
//! # What uniform means
//!
//! The executor keeps a uniform value once per warp, in a scalar register, and a divergent one in a
//! register with a slot for each lane. At a divergent branch the groups of lanes run one after
//! another, or in any interleaving, each up to the immediate post-dominator, where they reconverge.
//! So a group may run far ahead, through whole loops, while another is in the middle of the region;
//! and whatever it writes to a scalar register is visible to the other group. A value may be called
//! uniform only if at every read the scalar register holds what a register of the lane's own would
//! hold, for every lane that reads. It need not be the same for all lanes at all times: a loop
//! counter is uniform in a loop that lanes leave after different numbers of iterations, if nothing
//! reads it afterwards.
//!
//! # Rules
//!
//! A *pure* value is a function of its operands: computing it again with the same operands changes
//! nothing. This includes loads from memory that is never written. The rest (phis, loads, results
//! of block-wide reductions) are *roots*: executing the definition again may give a different
//! value. A phi is executed on each edge into its block. For a divergent branch D with
//! reconvergence point R, *side s* is what is reachable from the successor s of D without passing
//! R.
//!
//! 1. Data: a value is divergent if it reads thread indices, exchanges data between lanes, or has a
//!    divergent operand. So is a load that may be from local memory, where each thread has its own
//!    data at the same addresses. A load from any other uniform address is uniform: the lanes that
//!    execute it together read one cell at one time.
//! 2. Control: a root that is executed on two sides of D is divergent: either group may overwrite
//!    the other's value. The exception is a phi that gets the identical operand on all those edges.
//! 3. Time: a root that is executed on side a while it is live on entry to another side b is
//!    divergent: the lanes of b still read the value from before D. Such a root is a loop's value
//!    that is used after an exit that lanes take in different iterations (temporal divergence), or
//!    a value from before D that only some lanes recompute. *Live* here includes what uniform pure
//!    values are computed from: reading `i + 1` after the loop is reading `i`. Only the code in R
//!    itself need not be followed to phis of R: a lane that executes such a phi waits there, and
//!    all lanes compute the value again together before it can change anything.
//!
//! The rules are applied until nothing changes. Each divergent branch is processed once, since more
//! divergence only reduces liveness.
//!
//! # Why this is enough
//!
//! Claim: for each lane at any point, each uniform root that is live there (in the sense of rule 3)
//! has in its scalar register what the lane's own register would hold. Executing a root makes it
//! true for the lanes that do, as they execute together. It could fail only for a lane b that does
//! not take part while lane a does; then some branch D separates them. Either b executed the root
//! on its own side before, and rule 2 applies, or b has not since D, and the root is live on entry
//! to b's side, and rule 3 applies. A pure value is right because its operands are: in SSA form,
//! while a value is live, no operand's definition has been executed again (the use would be
//! reachable from there without passing the value's definition), so each lane's own value is that
//! function of its operands' present values, and for those the claim holds.
//!
//! In rule 2 the exception is sound: if the operand is defined between D and R, then either on both
//! sides, so rule 2 makes a root divergent, or on one side only, while the other, where it must be
//! defined too, reads the one from before D, so rule 3 does.
//!
//! # Imprecision
//!
//! Votes, reductions over a warp and the results of calls are treated as divergent although some
//! are not. Values are not followed through memory, nor into called functions. In [`Scope::Block`]
//! a load from a uniform address counts as uniform although warps may read it at different times:
//! it is not what makes threads differ.

mod classify;
mod propagate;
mod provenance;
mod uses;

use super::cfg::Cfg;
use super::post_dominators::PostDominatorTree;
use crate::{BlockId, Function, InstId, Module, Operand, ValueId};
use base::entity::Table;
use propagate::Propagation;

/// The set of threads for which values are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// The lanes of one warp.
    Warp,
    /// The threads of one block.
    Block,
}

/// A source of differences between threads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// `threadIdx.x`
    TidX,
    /// `threadIdx.y`
    TidY,
    /// `threadIdx.z`
    TidZ,
    /// Lane ID.
    LaneId,
    /// Lane masks (`lanemask_lt` and so on).
    LaneMask,
    /// Warp ID.
    WarpId,
    /// Clocks and timers.
    Clock,
    /// Where the hardware runs the warp (`smid` and so on).
    Machine,
}

/// What is known about a function in advance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The set of threads for which values are compared.
    pub scope: Scope,
    /// Whether the function is a kernel: its parameters come from the host, so they are uniform and
    /// do not point into a thread's local memory.
    pub kernel: bool,
    /// For a device function, which parameters may differ; parameters beyond the list may.
    pub params_divergent: Vec<bool>,
    /// Sources that are nevertheless the same within the scope, such as `threadIdx.y` across a warp
    /// if `blockDim.x` is a multiple of the warp size.
    pub uniform_sources: Vec<Source>,
}

impl Config {
    /// For a kernel about whose launch nothing is known.
    pub fn kernel(scope: Scope) -> Self {
        Self { scope, kernel: true, params_divergent: vec![], uniform_sources: vec![] }
    }
    /// For a device function with these divergent parameters.
    pub fn device(scope: Scope, params_divergent: Vec<bool>) -> Self {
        Self { kernel: false, params_divergent, ..Self::kernel(scope) }
    }
    /// The same, with `source` declared uniform.
    #[must_use]
    pub fn with_uniform(mut self, source: Source) -> Self {
        self.uniform_sources.push(source);
        self
    }
}

/// Why a value may differ between lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// It reads a register that differs between threads.
    Source {
        /// The source.
        source: Source,
        /// The call or load.
        inst: InstId,
    },
    /// A divergent parameter of a device function.
    Param(u32),
    /// A load from a divergent address.
    Load {
        /// The load.
        inst: InstId,
        /// The address.
        address: ValueId,
    },
    /// A load that may be from a thread's own local memory.
    LocalMemory(InstId),
    /// The old value that an atomic operation returns differs between threads.
    Atomic(InstId),
    /// Data exchanged between lanes: shuffle, match, reduction.
    Shuffle(InstId),
    /// A vote, or the mask of active lanes.
    Vote(InstId),
    /// The result of a call whose effects are unknown.
    Call(InstId),
    /// An operand is divergent.
    Operand(ValueId),
    /// Lanes that take different paths at the end of this block all define the value there.
    ControlDependence {
        /// The block whose branch diverges.
        branch: BlockId,
    },
    /// Some lanes define the value again while others, which left at the end of this block, still
    /// read the old one: a value of a loop that lanes leave in different iterations.
    TemporalDivergence {
        /// The block whose branch diverges.
        branch: BlockId,
    },
    /// The function is too large for the analysis.
    TooLarge,
}

/// One link of an explanation: `value` may differ because of `cause`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The value.
    pub value: ValueId,
    /// Why it may differ.
    pub cause: Cause,
}

/// The result of the analysis.
#[derive(Clone, Debug)]
pub struct Uniformity {
    causes: Table<ValueId, Option<Cause>>,
    /// For each block whose branch diverges, the condition.
    conditions: Table<BlockId, Option<ValueId>>,
}

impl Uniformity {
    /// Analyses `function` of `module`.
    pub fn new(
        module: &Module,
        function: &Function,
        cfg: &Cfg,
        post_dominators: &PostDominatorTree,
        config: &Config,
    ) -> Self {
        let mut propagation = Propagation::new(module, function, cfg, post_dominators, config);
        if propagation.run() {
            return Self { causes: propagation.causes, conditions: propagation.conditions };
        }
        Self::all_divergent(function, cfg)
    }

    /// The result that is always sound.
    fn all_divergent(function: &Function, cfg: &Cfg) -> Self {
        let mut conditions = Table::filled(None, cfg.len());
        for b in cfg.blocks() {
            if cfg.successors(b).len() > 1
                && let Some(terminator) = function.terminator(b)
            {
                terminator.kind.for_each_operand(|o| {
                    if let Operand::Value(v) = o {
                        conditions[b] = Some(v);
                    }
                });
            }
        }
        Self { causes: Table::filled(Some(Cause::TooLarge), function.values.len()), conditions }
    }

    /// Whether one register for the whole scope can hold the value.
    pub fn is_uniform(&self, value: ValueId) -> bool {
        self.causes[value].is_none()
    }
    /// Whether lanes may take different paths at the end of `block`.
    pub fn is_divergent_branch(&self, block: BlockId) -> bool {
        self.conditions[block].is_some()
    }
    /// The condition of a divergent branch.
    pub fn divergent_condition(&self, block: BlockId) -> Option<ValueId> {
        self.conditions[block]
    }
    /// Why the value may differ; `None` if it is uniform.
    pub fn cause(&self, value: ValueId) -> Option<Cause> {
        self.causes[value]
    }
    /// The chain from a value to the root of its divergence, starting with itself; empty if
    /// uniform. Each value was found divergent before the one that it explains, so the chain ends.
    pub fn explain(&self, value: ValueId) -> Vec<Step> {
        let mut steps = vec![];
        let mut next = Some(value);
        while let Some(value) = next {
            let Some(cause) = self.causes[value] else {
                break;
            };
            steps.push(Step { value, cause });
            next = match cause {
                Cause::Operand(v) | Cause::Load { address: v, .. } => Some(v),
                Cause::ControlDependence { branch } | Cause::TemporalDivergence { branch } => {
                    self.conditions[branch]
                }
                _ => None,
            };
        }
        steps
    }
}

#[cfg(test)]
mod tests;

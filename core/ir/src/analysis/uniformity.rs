//! Which values may differ between the lanes of a warp, and why.
//!
//! # What uniform means
//!
//! The executor keeps a uniform value once for each warp, in a scalar register, and a divergent
//! one in a register with a place for each lane. At a divergent branch the groups of lanes run one
//! after another, or in any interleaving, each up to the immediate post-dominator, where they
//! rejoin. So a group may run far ahead, through whole loops, while another stands in the middle
//! of the region; and whatever it writes to a scalar register, the other group sees. A value may be
//! called uniform only if at every read the scalar register holds what a register of the lane's own
//! would hold, for every lane that reads. It need not be the same for all lanes at all times: a
//! loop counter is uniform in a loop that lanes leave at different trips, if nothing reads it
//! afterwards.
//!
//! # Rules
//!
//! A *pure* value is a function of its operands: computing it again with the same operands
//! changes nothing. Loads from memory that no one writes count. The rest (phis, loads, results of
//! block-wide reductions) are *roots*: executing the definition again may give another value. A
//! phi is executed on each edge into its block. Of a divergent branch D with reconvergence
//! point R, *side s* is what is reachable from the successor s of D without passing R.
//!
//! 1. Data: what reads thread numbers, exchanges data between lanes, or has a divergent operand is
//!    divergent. So is a load that may be from local memory, which each thread has its own of at
//!    the same addresses. A load from any other uniform address is uniform: the lanes that execute
//!    it together read one cell at one time.
//! 2. Control: a root that two sides of D execute is divergent: either group may overwrite the
//!    other's value. A phi is excepted if it gets the identical operand on all those edges.
//! 3. Time: a root that side a executes, while it is live on entry to another side b, is
//!    divergent: the lanes of b still read the value from before D. That is a loop's value
//!    used behind an exit that lanes take at different trips (temporal divergence), but also a
//!    value from before D that only some lanes renew. *Live* here includes what uniform pure values
//!    are computed from: reading `i + 1` after the loop is reading `i`. Only what stands in R itself
//!    need not be followed to phis of R: a lane that executes such a phi waits there, and all compute
//!    the value again together before it can change anything.
//!
//! The rules are applied until nothing changes. Each divergent branch is looked at once, since
//! more divergence only takes liveness away.
//!
//! # Why this is enough
//!
//! Claim: for each lane, wherever it stands, each uniform root that is live there (in the sense of
//! rule 3) has in its scalar register what the lane's own register would hold. Executing a root
//! makes it true for the lanes that do, as they execute together. It could fail only for lane b
//! that does not take part while lane a does; then some branch D holds them apart. Either b
//! executed the root on its own side before, and rule 2 applies, or b did not since D, and the root
//! is live on entry to b's side, and rule 3 applies. A pure value is right because its operands
//! are: in SSA form, while a value is live, no operand's definition has been executed again (the
//! use would be reachable from there without passing the value's definition), so each lane's own
//! value is that function of its operands' present values, and of those the claim holds.
//!
//! In rule 2 the exception is sound: if the operand is defined between D and R, then either on both
//! sides, so rule 2 makes a root divergent, or on one side only, while the other, where it must be
//! defined too, reads the one from before D, so rule 3 does.
//!
//! # Imprecision
//!
//! Votes, reductions over a warp and the results of calls are divergent though some are not.
//! Values are not followed through memory, nor into functions that are called. In
//! [`Scope::Block`] a load from a uniform address counts as uniform though warps may read it at
//! different times: it is not what tells threads apart.

mod classify;
mod propagate;
mod provenance;
mod uses;

use super::cfg::Cfg;
use super::post_dominators::PostDominatorTree;
use crate::{BlockId, Function, InstId, Module, Operand, ValueId};
use base::entity::Table;
use propagate::Propagation;

/// Whose agreement is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// The lanes of one warp.
    Warp,
    /// The threads of one block.
    Block,
}

/// What tells threads apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// `threadIdx.x`
    TidX,
    /// `threadIdx.y`
    TidY,
    /// `threadIdx.z`
    TidZ,
    /// Lane number.
    LaneId,
    /// Lane masks (`lanemask_lt` and so on).
    LaneMask,
    /// Warp number.
    WarpId,
    /// Clocks and timers.
    Clock,
    /// Where the hardware happens to run the warp (`smid` and so on).
    Machine,
}

/// What is known of a function before its body is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Whose agreement is asked for.
    pub scope: Scope,
    /// Whether the function is a kernel: its parameters come from the host, so they are uniform
    /// and point into no thread's local memory.
    pub kernel: bool,
    /// Of a device function, which parameters may differ; parameters beyond the list may.
    pub params_divergent: Vec<bool>,
    /// Sources that are the same within the scope after all, such as `threadIdx.y` across a warp
    /// when `blockDim.x` is a multiple of the warp's size.
    pub uniform_sources: Vec<Source>,
}

impl Config {
    /// For a kernel, nothing known of the launch.
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
    /// It reads a register that tells threads apart.
    Source {
        /// Which.
        source: Source,
        /// The call or load.
        inst: InstId,
    },
    /// A divergent parameter of a device function.
    Param(u32),
    /// A load from an address that differs.
    Load {
        /// The load.
        inst: InstId,
        /// The address.
        address: ValueId,
    },
    /// A load that may be from a thread's own local memory.
    LocalMemory(InstId),
    /// What an atomic operation found differs by thread.
    Atomic(InstId),
    /// Data exchanged between lanes: shuffle, match, reduction.
    Shuffle(InstId),
    /// A vote, or the mask of active lanes.
    Vote(InstId),
    /// The result of a call whose effect is not known.
    Call(InstId),
    /// An operand differs.
    Operand(ValueId),
    /// Lanes that go different ways at the end of this block all define the value there.
    ControlDependence {
        /// The block whose branch diverges.
        branch: BlockId,
    },
    /// Some lanes define the value again while others, that left at the end of this block, still
    /// read the old one: a value of a loop that lanes leave at different trips.
    TemporalDivergence {
        /// The block whose branch diverges.
        branch: BlockId,
    },
    /// The function is too large to look at closely.
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

/// Result of the analysis.
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

    /// The answer that is always sound.
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
    /// Whether an operand is the same for the whole scope; constants are.
    pub fn is_uniform_operand(&self, operand: Operand) -> bool {
        match operand {
            Operand::Value(v) => self.is_uniform(v),
            _ => true,
        }
    }
    /// Whether lanes may go different ways at the end of `block`.
    pub fn is_divergent_branch(&self, block: BlockId) -> bool {
        self.conditions[block].is_some()
    }
    /// The condition of a divergent branch.
    pub fn divergent_condition(&self, block: BlockId) -> Option<ValueId> {
        self.conditions[block]
    }
    /// Why the value may differ; `None` when it is uniform.
    pub fn cause(&self, value: ValueId) -> Option<Cause> {
        self.causes[value]
    }
    /// The chain from a value to the root of its divergence, itself first; empty when uniform.
    /// Each value was found divergent before the one that it explains, so the chain ends.
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
#[cfg(test)]
mod text_tests;

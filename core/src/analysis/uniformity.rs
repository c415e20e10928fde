//! Which values may differ between the lanes of a warp, and why.

use super::cfg::Cfg;
use super::loops::LoopInfo;
use super::post_dominators::PostDominatorTree;
use crate::entity::Table;
use crate::ir::{BlockId, Function, InstId, Module, ValueId};

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
        Self {
            scope,
            kernel: true,
            params_divergent: vec![],
            uniform_sources: vec![],
        }
    }
    /// For a device function with these divergent parameters.
    pub fn device(scope: Scope, params_divergent: Vec<bool>) -> Self {
        Self {
            kernel: false,
            params_divergent,
            ..Self::kernel(scope)
        }
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
    divergent_branch: Table<BlockId, Option<ValueId>>,
}

impl Uniformity {
    /// Analyses `function`.
    pub fn new(
        _module: &Module,
        function: &Function,
        _cfg: &Cfg,
        _post_dominators: &PostDominatorTree,
        _loops: &LoopInfo,
        _config: &Config,
    ) -> Self {
        let causes = Table::filled(Some(Cause::TooLarge), function.values.len());
        let mut divergent_branch = Table::filled(None, function.blocks.len());
        for b in function.blocks.keys() {
            if let Some(t) = function.terminator(b)
                && t.kind.successors().len() > 1
            {
                t.kind.for_each_operand(|o| {
                    if let crate::ir::Operand::Value(v) = o {
                        divergent_branch[b] = Some(v);
                    }
                });
            }
        }
        Self {
            causes,
            divergent_branch,
        }
    }
    /// Whether one register for the whole scope can hold the value.
    pub fn is_uniform(&self, value: ValueId) -> bool {
        self.causes[value].is_none()
    }
    /// Whether lanes may go different ways at the end of `block`.
    pub fn is_divergent_branch(&self, block: BlockId) -> bool {
        self.divergent_branch[block].is_some()
    }
    /// The condition of a divergent branch.
    pub fn divergent_condition(&self, block: BlockId) -> Option<ValueId> {
        self.divergent_branch[block]
    }
    /// Why the value may differ; `None` when it is uniform.
    pub fn cause(&self, value: ValueId) -> Option<Cause> {
        self.causes[value]
    }
    /// The chain from a value to the root of its divergence, itself first; empty when uniform.
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
                    self.divergent_branch[branch]
                }
                _ => None,
            };
        }
        steps
    }
}

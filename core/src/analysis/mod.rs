//! Analyses of one function: control flow, dominance, loops, uniformity; and promotion of local
//! variables, which makes unoptimised code worth analysing.
//!
//! Results are side tables keyed by the entities of [`crate::ir`]. Nothing here recurses, and no
//! result depends on hash order.

pub mod cfg;
pub mod dominators;
pub mod loops;
pub mod post_dominators;
pub mod promote;
pub mod uniformity;

pub use cfg::Cfg;
pub use dominators::DominatorTree;
pub use loops::{Loop, LoopId, LoopInfo};
pub use post_dominators::PostDominatorTree;
pub use promote::{Promoted, UndefRead, VariableValue, promote};
pub use uniformity::{Cause, Config, Scope, Source, Step, Uniformity};

use crate::ir::{Function, Module};

/// All analyses of one function. The function itself stays with the caller: promote it first.
#[derive(Clone, Debug)]
pub struct FunctionAnalysis {
    /// Control-flow graph.
    pub cfg: Cfg,
    /// Dominator tree.
    pub dominators: DominatorTree,
    /// Post-dominator tree.
    pub post_dominators: PostDominatorTree,
    /// Natural loops.
    pub loops: LoopInfo,
    /// Uniform and divergent values.
    pub uniformity: Uniformity,
}

impl FunctionAnalysis {
    /// Analyses `function` of `module`.
    pub fn new(module: &Module, function: &Function, config: &Config) -> Self {
        let cfg = Cfg::new(function);
        let dominators = DominatorTree::new(&cfg);
        let post_dominators = PostDominatorTree::new(function, &cfg);
        let loops = LoopInfo::new(&cfg, &dominators);
        let uniformity = Uniformity::new(module, function, &cfg, &post_dominators, &loops, config);
        Self {
            cfg,
            dominators,
            post_dominators,
            loops,
            uniformity,
        }
    }
}

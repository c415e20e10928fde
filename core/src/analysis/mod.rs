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
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod uniformity;

pub use cfg::Cfg;
pub use dominators::DominatorTree;
pub use loops::{Loop, LoopId, LoopInfo};
pub use post_dominators::PostDominatorTree;
pub use promote::{Promoted, UndefRead, VariableValue, promote};
pub use uniformity::{Cause, Config, Scope, Source, Step, Uniformity};

use crate::ir::inst::Call;
use crate::ir::{ConstExpr, ConstId, ConstKind, Function, Module, Operand};

/// Name of the function that is called, through casts of its address; `None` for indirect calls
/// and inline assembly.
pub fn callee_name<'a>(module: &'a Module, call: &Call) -> Option<&'a str> {
    let Operand::Const(mut callee) = call.callee else {
        return None;
    };
    loop {
        match &module.constants[callee].kind {
            ConstKind::Symbol(s) => return Some(&module.symbols[*s].name),
            ConstKind::Expr(e) => callee = cast_operand(e)?,
            _ => return None,
        }
    }
}

fn cast_operand(expr: &ConstExpr) -> Option<ConstId> {
    match expr {
        ConstExpr::Cast(_, inner) => Some(*inner),
        _ => None,
    }
}

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
        let post_dominators = PostDominatorTree::new(&cfg);
        let loops = LoopInfo::new(&cfg, &dominators);
        let uniformity = Uniformity::new(module, function, &cfg, &post_dominators, config);
        Self { cfg, dominators, post_dominators, loops, uniformity }
    }
}

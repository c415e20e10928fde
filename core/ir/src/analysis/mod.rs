//! Analyses of one function: control flow, dominance, loops, uniformity; and promotion of local
//! variables, which makes unoptimised code worth analysing.
//!
//! Results are side tables keyed by the entities of [`crate`]. Nothing here recurses, and no
//! result depends on hash order.

pub mod affine;
pub mod cfg;
pub mod checked_reads;
pub mod dominators;
pub mod loops;
pub mod post_dominators;
pub mod promote;
pub mod returns;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod uniformity;
pub mod waits;

pub use cfg::{Cfg, Components};
pub use checked_reads::checked_reads;
pub use dominators::DominatorTree;
pub use loops::{Loop, LoopId, LoopInfo};
pub use post_dominators::PostDominatorTree;
pub use promote::{Promoted, UndefRead, VariableValue, promote};
pub use returns::{ReturnPath, path_to_return};
pub use uniformity::{Cause, Config, Scope, Source, Step, Uniformity};
pub use waits::{signal_reads, waits};

use crate::inst::Call;
use crate::{
    BlockId, ConstExpr, ConstId, ConstKind, Function, FunctionId, InstKind, Module, Operand,
};
use base::entity::Table;

/// Name of the function that is called, possibly through casts of its address; `None` for indirect
/// calls and inline assembly.
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

/// The special register that a function of this name reads, such as `tid.x`, and whether the read
/// implies that the kernel uses that axis. Our headers read y and z with `__ws_sreg_…` where they
/// count threads of a block or grid of any shape, so that a one-dimensional kernel that calls them
/// stays one-dimensional.
pub fn special_register(name: &str) -> Option<(&str, bool)> {
    let read = name
        .strip_prefix("llvm.nvvm.read.ptx.sreg.")
        .or_else(|| name.strip_prefix("llvm.ptx.read."));
    if let Some(register) = read {
        return Some((register, true));
    }
    let register = match name.strip_prefix("__ws_sreg_")? {
        "tid_y" => "tid.y",
        "tid_z" => "tid.z",
        "ntid_y" => "ntid.y",
        "ntid_z" => "ntid.z",
        "ctaid_y" => "ctaid.y",
        "ctaid_z" => "ctaid.z",
        "nctaid_y" => "nctaid.y",
        "nctaid_z" => "nctaid.z",
        _ => return None,
    };
    Some((register, false))
}

fn cast_operand(expr: &ConstExpr) -> Option<ConstId> {
    match expr {
        ConstExpr::Cast(_, inner) => Some(*inner),
        _ => None,
    }
}

/// All analyses of one function. The function itself stays with the caller, who promotes it first.
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

/// A function that a kernel reaches, promoted and analysed.
#[derive(Clone, Copy, Debug)]
pub struct KernelFunction<'a> {
    /// The function.
    pub id: FunctionId,
    /// Its promoted form.
    pub function: &'a Function,
    /// The analysis of that form.
    pub analysis: &'a FunctionAnalysis,
}

impl FunctionAnalysis {
    /// Analyses `function` of `module`.
    pub fn new(module: &Module, function: &Function, config: &Config) -> Self {
        let cfg = Cfg::new(function);
        let dominators = DominatorTree::new(&cfg);
        let abandoned = abandoned_blocks(function, &cfg, &dominators, config.kernel);
        let post_dominators = PostDominatorTree::without(&cfg, &abandoned);
        let loops = LoopInfo::new(&cfg, &dominators);
        let uniformity = Uniformity::new(module, function, &cfg, &post_dominators, config);
        Self { cfg, dominators, post_dominators, loops, uniformity }
    }

    /// The post-dominator tree of `function`, which this analyses, for which an early return counts as a way on, while
    /// what ends in `unreachable` does not: threads never come there, or end by a trap.
    pub fn post_dominators_with_returns(&self, function: &Function) -> PostDominatorTree {
        let dead_ends = abandoned_blocks(function, &self.cfg, &self.dominators, false);
        PostDominatorTree::without(&self.cfg, &dead_ends)
    }
}

/// Blocks in which some lanes end while the others continue: those from which only `unreachable`
/// can be reached, and in a kernel those that only return. A return that some other block needs,
/// such as the only exit of a loop, is not included.
fn abandoned_blocks(
    function: &Function,
    cfg: &Cfg,
    dominators: &DominatorTree,
    kernel: bool,
) -> Table<BlockId, bool> {
    let mut abandoned = Table::filled(false, cfg.len());
    // In post-order, successors come before their predecessors except for back edges, which never
    // leave the loop.
    for &b in cfg.reverse_post_order().iter().rev() {
        let Some(last) = function.terminator(b) else { continue };
        abandoned[b] = match last.kind {
            InstKind::Unreachable => true,
            InstKind::Ret(_) => {
                kernel && function.blocks[b].insts.len() == 1 && cfg.predecessors(b).len() == 1
            }
            _ => {
                let next = cfg.successors(b);
                !next.is_empty()
                    && next.iter().all(|&s| abandoned[s] && ends_unreachable(function, s))
            }
        };
    }
    if kernel {
        keep_only_exits(function, cfg, dominators, &mut abandoned);
    }
    abandoned
}

/// Removes one return from `abandoned` for each loop that has no other exit: that of the first
/// block that every iteration passes, such as the condition of `for`, `while` and `do`. Other
/// returns inside remain early ones, so that the rest of the loop's lanes reconverge without those
/// that took them.
fn keep_only_exits(
    function: &Function,
    cfg: &Cfg,
    dominators: &DominatorTree,
    abandoned: &mut Table<BlockId, bool>,
) {
    let components = cfg.components();
    for (id, members) in components.members.iter().enumerate() {
        let mut loops = false;
        let closed = members.iter().all(|&b| {
            let mut kept = cfg.successors(b).iter().filter(|&&s| !abandoned[s]).peekable();
            loops |= kept.peek().is_some();
            kept.all(|&s| components.of(s) == Some(id)) && !abandoned[b]
        });
        if !closed || !loops {
            continue;
        }
        let mut leaving: Vec<(BlockId, BlockId)> = vec![];
        for &b in members {
            for &s in cfg.successors(b) {
                if abandoned[s] && !ends_unreachable(function, s) {
                    leaving.push((b, s));
                }
            }
        }
        leaving.sort_by_key(|l| cfg.rank(l.0));
        let Some(&last) = members.iter().max_by_key(|&&b| cfg.rank(b)) else { continue };
        let each_trip = leaving.iter().find(|l| dominators.dominates(l.0, last));
        let Some(chosen) = each_trip.or(leaving.first()).map(|l| l.0) else { continue };
        for (b, s) in leaving {
            if b == chosen {
                abandoned[s] = false;
            }
        }
    }
}

/// Whether `block` continues or ends in `unreachable`, rather than returning.
fn ends_unreachable(function: &Function, block: BlockId) -> bool {
    !matches!(function.terminator(block).map(|t| &t.kind), Some(InstKind::Ret(_)))
}

//! How a thread left a kernel: by a `return` before a barrier, or past it to its end.
//!
//! The flow graph alone does not tell: a `return` in a condition and a condition around all the rest may
//! give the same. What tells is the jump's place in the source.
//!
//! * The thread took a branch from which it could still have come to the barrier, but not on the side that
//!   it took. If there is none, it had gone past the barrier before.
//! * clang gives the end of a function a jump of its own, at the closing brace, once a `return` jumps to the
//!   same place. A thread that takes it has come to the end. All others that take a jump of their own have
//!   returned.
//! * If there is no such jump, but the source is at hand, it says what stands at the jump's place.
//! * Without it, or if the jump is part of the branch, as optimisers make it, what counts is whether the barrier
//!   stands inside the statement of the branch. Threads on the other side of that have gone past it.
//! * Without debug information a jump to the end is a `return`.

use crate::symbolizer::{Symbolizer, block_of};
use base::entity::Table;
use events::SiteId;
use ir::analysis::{Cfg, FunctionAnalysis, path_to_return};
use ir::{
    BlockId, DebugInfo, Function, FunctionId, InstId, InstKind, MdId, Module, Operand, ValueDef,
};
use launch::LoadedModule;
use launch::jumps::JumpStatement;

impl Symbolizer<'_> {
    /// Whether a thread that left the kernel by `jump` returned before it came to the barrier `site`, reached
    /// through `calls`.
    pub(crate) fn left_by_return(&self, jump: SiteId, site: SiteId, calls: &[SiteId]) -> bool {
        // What counts is where the kernel itself comes to the barrier.
        let barrier = *calls.first().unwrap_or(&site);
        let (Some(jump), Some(barrier)) = (self.site(jump), self.site(barrier)) else {
            return true;
        };
        if jump.function != barrier.function {
            return true;
        }
        let analysed = self.analysis(jump.function);
        let left = Left {
            loaded: self.loaded(),
            debug: self.debug(),
            id: jump.function,
            function: &analysed.promoted.function,
            analysis: &analysed.analysis,
        };
        left.by_return(jump.inst, barrier.inst)
    }
}

/// A kernel that threads leave.
#[derive(Clone, Copy, Debug)]
pub struct Left<'a> {
    /// The module.
    pub loaded: &'a LoadedModule,
    /// Its debug information.
    pub debug: &'a DebugInfo<'a>,
    /// The kernel.
    pub id: FunctionId,
    /// Its promoted form.
    pub function: &'a Function,
    /// The analysis of that form.
    pub analysis: &'a FunctionAnalysis,
}

impl Left<'_> {
    /// Whether a thread that left the kernel by `jump` returned before it came to `barrier`, which is a barrier or
    /// a call that leads to one.
    pub fn by_return(&self, jump: InstId, barrier: InstId) -> bool {
        let (function, analysis, debug) = (self.function, self.analysis, self.debug);
        let module: &Module = self.loaded.module();
        let cfg = &analysis.cfg;
        let (Some(end), Some(target)) = (block_of(function, jump), block_of(function, barrier))
        else {
            return true;
        };
        let barrier_at = function.insts[barrier].debug_loc;
        let to_barrier = leading_to(cfg, target);
        let to_end = leading_to(cfg, end);
        let controlling = analysis.post_dominators.all_controlling_branches(end);
        let kind = &function.insts[jump].kind;
        let own = !matches!(kind, InstKind::Br(_) | InstKind::Ret(_));
        let decision = own.then_some(end).into_iter().chain(controlling).find(|&d| {
            let sides = cfg.successors(d);
            let away = |&s: &BlockId| !to_barrier[s] && (d == end && own || to_end[s]);
            sides.iter().any(|&s| to_barrier[s]) && sides.iter().any(away)
        });
        let Some(decision) = decision else { return false };
        let (described, has_blocks) = debug.detail(self.id);
        if !described {
            return true;
        }
        let inside =
            || has_blocks && barrier_at.is_some_and(|at| is_inside(debug, function, at, decision));
        let InstKind::Br(to) = *kind else {
            return !inside() && !self.leaves_a_loop_of_gotos(decision, target);
        };
        let place = |inst: InstId| function.insts[inst].debug_loc;
        let statement = || -> Option<JumpStatement> {
            let at = debug.location(place(jump))?;
            self.loaded.jumps()?.at(&at.file, at.line, at.column)
        };
        if let Some(statement) = statement() {
            return statement == JumpStatement::Return;
        }
        let Some(path) = path_to_return(module, function, end, to) else {
            return !inside();
        };
        let closing = place(path.ret);
        if place(jump).is_none() || closing.is_none() {
            return !inside();
        }
        let at_end = |inst: InstId| place(inst) == closing;
        if at_end(jump) || path.jumps.iter().any(|&j| at_end(j)) {
            return false;
        }
        let own_end = function.blocks.values().any(|block| {
            let last = block.insts.last();
            last.is_some_and(|&i| at_end(i) && matches!(function.insts[i].kind, InstKind::Br(_)))
        });
        own_end || !inside()
    }

    /// Whether the branch at `decision` and the barrier in `target` are in a loop that only jumps such as
    /// `goto` make: whoever leaves it by the branch itself has gone past the barrier.
    fn leaves_a_loop_of_gotos(&self, decision: BlockId, target: BlockId) -> bool {
        let (function, cfg) = (self.function, &self.analysis.cfg);
        let (to_barrier, to_decision) = (leading_to(cfg, target), leading_to(cfg, decision));
        let in_loop = |b: BlockId| to_barrier[b] && to_decision[b];
        let from_both = cfg.successors(target).iter().any(|&b| in_loop(b))
            && cfg.successors(decision).iter().any(|&b| in_loop(b));
        if !from_both || !in_loop(decision) || !in_loop(target) {
            return false;
        }
        let insts = function.blocks.iter().filter(|(b, _)| in_loop(*b)).flat_map(|(_, b)| &b.insts);
        let places: Vec<_> =
            insts.filter_map(|&i| self.debug.location(function.insts[i].debug_loc)).collect();
        let Some(file) = places.first().map(|at| at.file.clone()) else { return false };
        let lines = || places.iter().filter(|at| at.file == file).map(|at| at.line);
        let (Some(first), Some(last)) = (lines().min(), lines().max()) else { return false };
        self.loaded.jumps().is_some_and(|jumps| jumps.only_others(&file, first..=last))
    }
}

/// The blocks from which control can reach `block`, and that itself.
fn leading_to(cfg: &Cfg, block: BlockId) -> Table<BlockId, bool> {
    let mut reached = Table::filled(false, cfg.len());
    reached[block] = true;
    let mut work = vec![block];
    while let Some(b) = work.pop() {
        for &p in cfg.predecessors(b) {
            if !std::mem::replace(&mut reached[p], true) {
                work.push(p);
            }
        }
    }
    reached
}

/// Whether the place `at` is inside the statement whose condition the block `branch` ends with.
fn is_inside(debug: &DebugInfo<'_>, function: &Function, at: MdId, branch: BlockId) -> bool {
    let Some(&last) = function.blocks[branch].insts.last() else { return false };
    let inst = &function.insts[last];
    let Some(place) = inst.debug_loc else { return false };
    let Some(&outer) = debug.scopes(place).first() else { return false };
    // Older releases place the branch of an `if` outside the block that they make for the statement; the
    // condition is inside.
    let condition = match inst.kind {
        InstKind::CondBr { cond: Operand::Value(v), .. } => match function.values[v].def {
            ValueDef::Inst(i) => function.insts[i].debug_loc,
            ValueDef::Param(_) | ValueDef::Undefined => None,
        },
        _ => None,
    };
    let inner = condition.and_then(|c| {
        let scopes = debug.scopes(c);
        let inner = *scopes.get(scopes.iter().position(|&s| s == outer)?.checked_sub(1)?)?;
        let same = inner.1 == outer.1 && debug.line_column(inner.0) == debug.line_column(place);
        same.then_some(inner)
    });
    debug.scopes(at).contains(&inner.unwrap_or(outer))
}

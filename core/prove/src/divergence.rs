//! Barrier divergence: no thread stays away from a barrier that others wait at.
//!
//! If all threads take the same side of every branch that decides which barrier comes next, threads that
//! have not dropped out come to the same barriers. They do if the condition is uniform, or if it is proved
//! that it holds for one thread where it holds for another, as `threadIdx.x < blockDim.x` does, and among
//! the lanes of a warp `threadIdx.x < 32`.
//!
//! What remains are threads that drop out: they take a side from which no barrier can be reached, while
//! others do not. That is no divergence if all of them have left by a `return`, which is judged as for
//! launches that are run.
//!
//! The same is required of barriers of the grid, by all threads of it, and of places where the lanes of a
//! warp wait for each other, by the lanes of a warp.

use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Iteration, Role};
use crate::extract::effects::Effect;
use crate::extract::inline::Origin;
use crate::extract::shape::Scope;
use crate::intervals::Cuts;
use crate::ledger::{Assumption, Ledger};
use crate::open::{Construct, Open};
use crate::pair::{Limits, Poly};
use crate::verdict::Verdict;
use base::entity::Table;
use check::Left;
use ir::analysis::uniformity::{Config, Scope as Uniformity};
use ir::analysis::{FunctionAnalysis, path_to_return, promote};
use ir::intrinsics::Intrinsic;
use ir::{BlockId, DebugInfo, InstId, InstKind, Operand, ValueDef};
use launch::{LoadedModule, Model};
use std::collections::{BTreeMap, BTreeSet};

/// Most branches about which a proof is tried.
const MAX_BRANCHES: usize = 24;
/// Work on one of them.
const BRANCH_WORK: u64 = 200_000;

/// Threads that wait for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    Grid,
    Block,
    Warp,
}

/// The branches of which the threads of a group all take one side.
#[derive(Debug)]
pub(crate) struct Agreed<'k> {
    k: &'k Kernel<'k>,
    group: Group,
    /// Whether the sites that are asked about are, among others, all votes: then those before a branch
    /// are the same for the lanes that come to it.
    votes: bool,
    proved: BTreeSet<BlockId>,
    tried: BTreeSet<BlockId>,
    /// What the proofs assume.
    pub ledger: Ledger,
}

impl<'k> Agreed<'k> {
    /// About the threads of such a group.
    pub fn new(k: &'k Kernel<'k>, group: Group) -> Self {
        let (proved, tried) = (BTreeSet::new(), BTreeSet::new());
        Self { k, group, votes: false, proved, tried, ledger: Ledger::default() }
    }

    fn same(&self, b: BlockId) -> bool {
        let shape = self.k.shape;
        let uniform = match self.group {
            Group::Grid => &shape.grid,
            Group::Block | Group::Warp => &shape.block,
        };
        uniform.branch(b) || self.proved.contains(&b)
    }

    /// The branches that keep threads from coming to the same sites.
    pub fn misaligned(&mut self, sites: &[BlockId]) -> Vec<BlockId> {
        loop {
            let open = self.k.shape.misaligned(sites, &|b| self.same(b));
            if !self.settle(&open) {
                return open;
            }
        }
    }

    /// The branches at which threads drop out, and the edges by which they do.
    pub fn dropouts(&mut self, sites: &[BlockId]) -> Vec<(BlockId, Vec<(BlockId, BlockId)>)> {
        loop {
            let open = self.k.shape.dropouts(sites, &|b| self.same(b));
            let branches: Vec<BlockId> = open.iter().map(|d| d.0).collect();
            if !self.settle(&branches) {
                return open;
            }
        }
    }

    /// Tries proofs about these branches; whether one was found.
    fn settle(&mut self, branches: &[BlockId]) -> bool {
        let mut found = false;
        for &b in branches {
            if self.tried.len() < MAX_BRANCHES
                && self.tried.insert(b)
                && self.agree(b) == Some(true)
            {
                found |= self.proved.insert(b);
            }
        }
        found
    }

    /// Whether two threads that come to a branch in the same iteration of the loops around it take the
    /// same side.
    fn agree(&mut self, b: BlockId) -> Option<bool> {
        // Threads of a grid are of one block, or of two.
        let blocks = self.group != Group::Grid || self.agree_in(b, Scope::Grid)?;
        Some(blocks && self.agree_in(b, Scope::Block)?)
    }

    fn agree_in(&mut self, b: BlockId, scope: Scope) -> Option<bool> {
        let k = self.k;
        let InstKind::CondBr { cond, .. } = k.flat.function.terminator(b)?.kind else {
            return Some(false);
        };
        let mut builder = Builder::new(k, scope);
        if !builder.tell_apart() {
            return Some(true);
        }
        if self.group == Group::Warp {
            builder.of_warp(true)?;
            builder.votes = self.votes;
        }
        let env = |role| Env {
            role,
            at: b,
            iterations: k.shape.around(b).into_iter().map(|l| (l, Iteration::After(0))).collect(),
        };
        let (s, t) = (env(Role::First), env(Role::Second));
        builder.assume_path(&s, b);
        builder.assume_path(&t, b);
        let (p, q) = (builder.condition(&s, cond)?, builder.condition(&t, cond)?);
        // The query is symmetric, so one order of the threads is enough.
        let from = builder.query.conditions.len();
        builder.query.require(p);
        builder.query.require(q.not()?);
        let limits = Limits { conflicts: 0, ..k.limits(BRANCH_WORK) };
        let (proof, work) = k.failures.refute_about(&builder.query, from, &limits);
        let proved = k.take(work) && proof.is_ok();
        if proved {
            self.ledger.merge(&builder.ledger);
        }
        Some(proved)
    }
}

/// Whether all threads of a block that have not dropped out come to the same barriers.
pub(crate) fn aligned(k: &Kernel<'_>, ledger: &mut Ledger) -> bool {
    aligned_at(k, &Cuts::new(k, Group::Block), ledger)
}

/// Whether all threads of a block that have not dropped out come to the same of these.
pub(crate) fn aligned_at(k: &Kernel<'_>, cuts: &Cuts, ledger: &mut Ledger) -> bool {
    let sites = cuts.blocks();
    let mut agreed = Agreed::new(k, Group::Block);
    let aligned = agreed.misaligned(&sites).is_empty();
    ledger.merge(&agreed.ledger);
    aligned
}

/// Whether all threads of the grid that have not dropped out come to the same barriers of it.
pub(crate) fn grid_aligned(k: &Kernel<'_>, ledger: &mut Ledger) -> bool {
    let sites = Cuts::new(k, Group::Grid).blocks();
    let mut agreed = Agreed::new(k, Group::Grid);
    let aligned = agreed.misaligned(&sites).is_empty();
    ledger.merge(&agreed.ledger);
    aligned
}

/// Whether all lanes of a warp come to the same barriers of the block and of the whole warp. Lanes that
/// have left are not ordered by a barrier of the warp, so none may.
pub(crate) fn warp_aligned(k: &Kernel<'_>, ledger: &mut Ledger) -> bool {
    let sites = Cuts::new(k, Group::Warp).blocks();
    let mut agreed = Agreed::new(k, Group::Warp);
    let aligned = agreed.misaligned(&sites).is_empty() && agreed.dropouts(&sites).is_empty();
    ledger.merge(&agreed.ledger);
    aligned
}

/// Whether no barrier can diverge.
pub(crate) fn verdict(
    k: &Kernel<'_>,
    loaded: &LoadedModule,
    model: Model,
    ledger: &mut Ledger,
) -> Verdict {
    let f = &k.flat.function;
    let open = |b: BlockId| {
        let at = f.blocks[b].insts.last().and_then(|&i| k.flat.origin(i));
        Verdict::Unknown(Open::Branch { at, barrier: None })
    };
    // Whether barriers name a number of threads, which is that of the block.
    let mut counted = false;
    for (_, block) in f.blocks.iter() {
        for &i in &block.insts {
            let construct = match &k.shape.effects[i] {
                Effect::PartialBarrier if is_whole(k, i, ledger) && all_come(k, i, ledger) => {
                    counted = true;
                    continue;
                }
                Effect::PartialBarrier => Construct::NamedBarrier,
                // It does not wait for threads that have ended.
                Effect::Arrival => {
                    counted = true;
                    continue;
                }
                Effect::WarpBarrier { full: false } | Effect::Exchange { full: false }
                    if !one_mask(k, i) =>
                {
                    Construct::PartialMask
                }
                _ => continue,
            };
            return Verdict::Unknown(Open::Construct { construct, at: k.flat.origin(i) });
        }
    }
    let of_block = |e: &Effect| {
        use Effect::{Arrival, Barrier, GridBarrier, PartialBarrier};
        matches!(e, Barrier | GridBarrier | PartialBarrier | Arrival)
    };
    let of_warp = |e: &Effect| matches!(e, Effect::WarpBarrier { .. } | Effect::Exchange { .. });
    let block = k.shape.sites(f, of_block);
    let grid = k.shape.sites(f, |e| matches!(e, Effect::GridBarrier));
    let all = k.shape.sites(f, |e| of_block(e) || of_warp(e));
    let mut agreed = Agreed::new(k, Group::Grid);
    if let Some(&b) = agreed.misaligned(&grid).first() {
        return open(b);
    }
    // A barrier of the grid waits for threads that have ended.
    if let Some((b, _)) = agreed.dropouts(&grid).first() {
        return open(*b);
    }
    ledger.merge(&agreed.ledger);
    let returns = Returns::new(k, loaded);
    let sets = [(&block, false), (&all, true)];
    for (sites, warp) in sets.into_iter().filter(|s| !s.1 || all.len() > block.len()) {
        let mut agreed = Agreed::new(k, if warp { Group::Warp } else { Group::Block });
        agreed.votes = warp;
        if let Some(&b) = agreed.misaligned(sites).first() {
            return open(b);
        }
        let waits = |e: &Effect| of_block(e) || warp && of_warp(e);
        for (b, ways) in agreed.dropouts(sites) {
            // In lockstep hardware waits for threads that have returned, and so does a barrier for a number.
            if model == Model::Lockstep || counted || !returns.all_return(k, &ways, &waits) {
                return open(b);
            }
            ledger.add(Assumption::Exited);
        }
        ledger.merge(&agreed.ledger);
    }
    Verdict::Proved
}

/// Whether a barrier with a number of threads waits for all threads of the block, which are whole warps.
fn is_whole(k: &Kernel<'_>, inst: InstId, ledger: &mut Ledger) -> bool {
    let f = &k.flat.function;
    let InstKind::Call(call) = &f.insts[inst].kind else { return false };
    let Some(Intrinsic::Barrier(barrier)) = k.module.intrinsic(call) else { return false };
    let arg = |i: usize| call.args.get(i).map(|a| a.value);
    let number = barrier.number.and_then(arg);
    let same = number.is_none_or(|n| matches!(n, Operand::Const(_)));
    let Some(count) = barrier.count.and_then(arg) else { return false };
    let (Some(at), false, true) = (home(k, inst), barrier.arrive, same) else { return false };
    let mut builder = Builder::new(k, Scope::Block);
    let env = Env { role: Role::First, at, iterations: BTreeMap::new() };
    builder.assume_path(&env, at);
    let Some(count) = builder.int(&env, count) else { return false };
    let count = builder.unsigned(&count, Some(inst));
    let mut threads = Poly::from(1);
    for axis in 0..3u8 {
        let Some(all) = threads.mul(&builder.ntid(axis)) else { return false };
        threads = all;
    }
    ledger.merge(&builder.ledger);
    let only = |p: &Poly| builder.range(p).0.filter(|l| builder.range(p).1 == Some(*l));
    let whole = |n: i128| n % i128::from(k.warp_size.max(1)) == 0;
    only(&count).is_some_and(|n| whole(n) && only(&threads) == Some(n))
}

/// The block of an instruction that may be executed.
fn home(k: &Kernel<'_>, inst: InstId) -> Option<BlockId> {
    let all = k.shape.cfg.reverse_post_order();
    all.iter().copied().find(|&b| k.flat.function.blocks[b].insts.contains(&inst))
}

/// Whether no thread ends, by a return or a trap, without having come to an instruction.
fn all_come(k: &Kernel<'_>, inst: InstId, ledger: &mut Ledger) -> bool {
    let Some(site) = home(k, inst) else { return false };
    // A trap is an instruction like others.
    let traps = |b: BlockId| {
        let insts = &k.flat.function.blocks[b].insts;
        insts.iter().any(|&i| k.shape.effects[i] == Effect::Ends)
    };
    let passes_by = |b: BlockId| {
        let behind = k.shape.dominators.dominates(site, b);
        k.shape.cfg.successors(b).is_empty() && !behind || traps(b) && !(behind && b != site)
    };
    let ends = k.shape.cfg.reverse_post_order().iter().copied();
    ends.filter(|&end| passes_by(end)).all(|end| is_never(k, end, ledger))
}

/// Whether it is proved that no thread comes to a block.
fn is_never(k: &Kernel<'_>, block: BlockId, ledger: &mut Ledger) -> bool {
    let mut builder = Builder::new(k, Scope::Block);
    let env = Env { role: Role::First, at: block, iterations: BTreeMap::new() };
    builder.assume_path(&env, block);
    let limits = Limits { conflicts: 0, ..k.limits(BRANCH_WORK) };
    let (proof, work) = k.failures.refute_counted(&builder.query, &limits);
    let never = k.take(work) && proof.is_ok();
    if never {
        ledger.merge(&builder.ledger);
    }
    never
}

/// Whether all lanes that come to an instruction and wait for each other there give the same mask: it is
/// uniform, the result of a vote of the whole warp, or one of masks that part the warp.
fn one_mask(k: &Kernel<'_>, inst: InstId) -> bool {
    let f = &k.flat.function;
    let InstKind::Call(call) = &f.insts[inst].kind else { return false };
    let Some(intrinsic) = k.module.intrinsic(call) else { return false };
    let at = usize::from(matches!(intrinsic, Intrinsic::WarpReduce(_)));
    let Some(mask) = call.args.get(at).map(|a| a.value) else { return false };
    let Operand::Value(v) = mask else { return matches!(mask, Operand::Const(_)) };
    if k.shape.home[v].is_some_and(|home| crate::masks::is_partition(k, mask, home)) {
        return true;
    }
    let outside = k.shape.home[v].is_none_or(|home| k.shape.around(home).is_empty());
    if outside && k.shape.block.value(v) {
        return true;
    }
    let ValueDef::Inst(i) = f.values[v].def else { return false };
    let InstKind::Call(call) = &f.insts[i].kind else { return false };
    matches!(k.module.intrinsic(call), Some(Intrinsic::Vote { .. }))
        && k.shape.effects[i] == Effect::Exchange { full: true }
}

/// Blocks from which a return can be reached: from others, threads only trap, or never end.
fn returning(k: &Kernel<'_>) -> Table<BlockId, bool> {
    let f = &k.flat.function;
    let is_return =
        |b: BlockId| f.terminator(b).is_some_and(|last| matches!(last.kind, InstKind::Ret(_)));
    let all = k.shape.cfg.reverse_post_order().iter().copied();
    k.shape.before(&all.filter(|&b| is_return(b)).collect::<Vec<_>>())
}

/// How threads leave the kernel.
struct Returns<'k> {
    loaded: &'k LoadedModule,
    debug: DebugInfo<'k>,
    kernel: ir::FunctionId,
    function: ir::Function,
    analysis: FunctionAnalysis,
}

impl<'k> Returns<'k> {
    fn new(k: &Kernel<'k>, loaded: &'k LoadedModule) -> Self {
        let kernel = k.info.function;
        let function = promote::promote(k.module, &k.module.functions[kernel]).function;
        let analysis =
            FunctionAnalysis::new(k.module, &function, &Config::kernel(Uniformity::Block));
        Self { loaded, debug: DebugInfo::new(k.module), kernel, function, analysis }
    }

    /// Whether all threads that take one of these edges leave by a `return`, as seen from every barrier.
    fn all_return(
        &self,
        k: &Kernel<'_>,
        ways: &[(BlockId, BlockId)],
        waits: &dyn Fn(&Effect) -> bool,
    ) -> bool {
        // Only the source tells a `return` in a loop from a `break`. A failed assertion is neither: a thread that
        // traps has exited wherever that is.
        let in_loop = |b: BlockId| !k.shape.around(b).is_empty();
        let returns = returning(k);
        if self.loaded.jumps().is_none() && ways.iter().any(|w| in_loop(w.0) && returns[w.1]) {
            return false;
        }
        let Some(jumps) = self.jumps(k, ways) else { return false };
        let left = Left {
            loaded: self.loaded,
            debug: &self.debug,
            id: self.kernel,
            function: &self.function,
            analysis: &self.analysis,
        };
        let mut barriers = BTreeSet::new();
        for (_, block) in k.flat.function.blocks.iter() {
            for &i in block.insts.iter().filter(|i| waits(&k.shape.effects[**i])) {
                let Some(call) = k.flat.call(i) else { return false };
                barriers.insert(call);
            }
        }
        jumps.iter().all(|&j| barriers.iter().all(|&b| left.by_return(j, b)))
    }

    /// The jumps by which threads on these edges end.
    fn jumps(&self, k: &Kernel<'_>, ways: &[(BlockId, BlockId)]) -> Option<BTreeSet<InstId>> {
        let f = &k.flat.function;
        let mut out = BTreeSet::new();
        let mut open: Vec<(BlockId, BlockId)> = ways.to_vec();
        let mut seen = BTreeSet::new();
        while let Some((from, to)) = open.pop() {
            if !seen.insert((from, to)) {
                continue;
            }
            let &last = f.blocks[from].insts.last()?;
            let own = |i: InstId| match k.flat.origin(i) {
                Some(Origin { function, inst }) if function == self.kernel => {
                    self.function.insts[inst].kind.is_terminator().then_some(inst)
                }
                _ => None,
            };
            // As the executor gives each such jump a return of its own.
            if let Some(last) = own(last)
                && let Some(block) =
                    self.function.blocks.iter().find(|(_, b)| b.insts.contains(&last))
                && self.function.insts[last].kind.successors().contains(&to)
                && let Some(path) = path_to_return(k.module, &self.function, block.0, to)
            {
                let placed = |&&jump: &&InstId| self.function.insts[jump].debug_loc.is_some();
                out.insert(match self.function.insts[last].kind {
                    InstKind::Br(_) => last,
                    _ => path.jumps.iter().find(placed).copied().unwrap_or(last),
                });
                continue;
            }
            let &end = f.blocks[to].insts.last()?;
            if matches!(f.insts[end].kind, InstKind::Ret(_)) {
                out.insert(own(end)?);
            }
            open.extend(k.shape.cfg.successors(to).iter().map(|&s| (to, s)));
        }
        Some(out)
    }
}

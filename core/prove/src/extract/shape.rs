//! The shape of a kernel: its control flow, which conditions hold where, what may differ between
//! threads, and whether all threads come to the same barriers in the same iterations.
//!
//! **Uniformity.** A value is uniform if any two threads of the scope compute the same, *in the same
//! iteration* of the loops around it. This is what the pairs need, and it is less than
//! `ir::analysis::uniformity` gives: there, a load from a uniform address is uniform even if the cell
//! changes between the two loads. Here only reads of memory that the kernel never writes are.
//!
//! **Alignment.** If every branch between barriers that decides which barrier comes next is uniform,
//! then all threads of a block come to the same sequence of barriers, each in the same iteration of
//! the loops around it. Threads on a side from which no barrier can be reached have dropped out and do
//! not count: nobody waits for them any more.

use super::effects::Effect;
use super::inline::Flat;
use super::roots::{Root, Roots};
use crate::open::{Construct, Open};
use base::entity::{Entity, Table};
use ir::analysis::{Cfg, DominatorTree, LoopId, LoopInfo};
use ir::intrinsics::{Intrinsic, OtherRegister, ResultKind, SpecialRegister};
use ir::{BlockId, Function, InstId, InstKind, Module, Operand, ValueDef, ValueId};
use std::collections::BTreeSet;

/// Threads of which values are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Scope {
    /// Two threads of one block.
    Block,
    /// Two threads of different blocks.
    Grid,
}

/// Whether all threads take the same side of a branch, in the same iteration.
pub(crate) type Same<'a> = &'a dyn Fn(BlockId) -> bool;

/// A branch that was taken to one of its sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Edge {
    /// The block that ends with the branch.
    pub from: BlockId,
    /// Where it went.
    pub to: BlockId,
}

/// What may differ between two threads.
#[derive(Clone, Debug)]
pub(crate) struct Uniform {
    values: Table<ValueId, bool>,
    branches: Table<BlockId, bool>,
    loops: Table<LoopId, bool>,
}

impl Uniform {
    /// Whether both threads have the same value in the same iteration.
    pub fn value(&self, v: ValueId) -> bool {
        self.values[v]
    }
    /// Whether both threads take the same side in the same iteration.
    pub fn branch(&self, b: BlockId) -> bool {
        self.branches[b]
    }
    /// Whether both threads leave the loop after the same number of iterations.
    pub fn leaves(&self, l: LoopId) -> bool {
        self.loops[l]
    }
}

/// The shape of a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub cfg: Cfg,
    pub dominators: DominatorTree,
    pub loops: LoopInfo,
    /// What each instruction does.
    pub effects: Table<InstId, Effect>,
    /// The sides of branches that every path to a block has taken, outermost first.
    pub edges: Table<BlockId, Vec<Edge>>,
    /// What may differ between two threads of a block.
    pub block: Uniform,
    /// What may differ between threads of two blocks.
    pub grid: Uniform,
    /// Where the block of a value's definition is.
    pub home: Table<ValueId, Option<BlockId>>,
}

/// Most basic blocks for which alignment is judged.
const MAX_BLOCKS: usize = 1500;

impl Shape {
    pub fn new(
        module: &Module,
        flat: &Flat,
        roots: &Roots,
        effects: Table<InstId, Effect>,
    ) -> Result<Self, Open> {
        let f = &flat.function;
        let cfg = Cfg::new(f);
        if cfg.len() > MAX_BLOCKS {
            return Err(Open::TooLarge);
        }
        let dominators = DominatorTree::new(&cfg);
        let loops = LoopInfo::new(&cfg, &dominators);
        if let Some(&b) = loops.irreducible.first() {
            let at = f.blocks[b].insts.first().and_then(|&i| flat.origin(i));
            return Err(Open::Construct { construct: Construct::Irreducible, at });
        }
        let mut edges: Table<BlockId, Vec<Edge>> = Table::filled(vec![], cfg.len());
        for &b in cfg.reverse_post_order() {
            let mut list = dominators.idom(b).map_or_else(Vec::new, |d| edges[d].clone());
            let mut entering = cfg
                .predecessors(b)
                .iter()
                .filter(|&&p| cfg.is_reachable(p) && !dominators.dominates(b, p));
            if let (Some(&p), None) = (entering.next(), entering.next())
                && cfg.raw_successors(p).iter().filter(|&&s| s == b).count() == 1
                && cfg.raw_successors(p).len() > 1
            {
                list.push(Edge { from: p, to: b });
            }
            edges[b] = list;
        }
        let mut home = Table::filled(None, f.values.len());
        for (b, block) in f.blocks.iter() {
            for &i in &block.insts {
                if let Some(r) = f.insts[i].result {
                    home[r] = Some(b);
                }
            }
        }
        let settled = &BTreeSet::new();
        let context = Context { module, f, cfg: &cfg, loops: &loops, roots, home: &home, settled };
        let block = context.uniform(Scope::Block);
        let grid = context.uniform(Scope::Grid);
        Ok(Self { cfg, dominators, loops, effects, edges, block, grid, home })
    }

    /// The same, if these reads of shared memory give all threads of a block that make them in the same
    /// iteration, from the same address, the same value.
    pub fn settled(
        &self,
        module: &Module,
        flat: &Flat,
        roots: &Roots,
        settled: &BTreeSet<InstId>,
    ) -> Self {
        let (f, cfg, loops, home) = (&flat.function, &self.cfg, &self.loops, &self.home);
        let context = Context { module, f, cfg, loops, roots, home, settled };
        Self { block: context.uniform(Scope::Block), ..self.clone() }
    }

    /// What may differ between threads of this scope.
    pub fn uniform(&self, scope: Scope) -> &Uniform {
        match scope {
            Scope::Block => &self.block,
            Scope::Grid => &self.grid,
        }
    }

    /// The loops around a block, innermost first.
    pub fn around(&self, b: BlockId) -> Vec<LoopId> {
        let mut out = vec![];
        let mut next = self.loops.innermost(b);
        while let Some(l) = next {
            out.push(l);
            next = self.loops.loops[l].parent;
        }
        out
    }

    /// Blocks with an instruction at which these threads wait for each other.
    pub fn sites(&self, f: &Function, which: impl Fn(&Effect) -> bool) -> Vec<BlockId> {
        let has = |b: BlockId| f.blocks[b].insts.iter().any(|&i| which(&self.effects[i]));
        self.cfg.reverse_post_order().iter().copied().filter(|&b| has(b)).collect()
    }

    /// Blocks from which one of these can be reached, and these.
    pub fn before(&self, sites: &[BlockId]) -> Table<BlockId, bool> {
        let mut reach = Table::filled(false, self.cfg.len());
        let mut open: Vec<BlockId> = sites.to_vec();
        while let Some(b) = open.pop() {
            if !std::mem::replace(&mut reach[b], true) {
                open.extend(self.cfg.predecessors(b).iter().copied());
            }
        }
        reach
    }

    /// The branches on which it depends which of these sites comes next, and which threads may take to
    /// different sides, as those do where `same` does not hold. If there are none, all threads that have
    /// not dropped out come to the same sites, in the same iterations.
    pub fn misaligned(&self, sites: &[BlockId], same: Same<'_>) -> Vec<BlockId> {
        self.regions(sites, same).into_iter().filter(|r| r.1.is_none()).map(|r| r.0).collect()
    }

    /// The branches at which some threads may drop out while others come to a site, each with the blocks
    /// that threads which do so come to first.
    pub fn dropouts(
        &self,
        sites: &[BlockId],
        same: Same<'_>,
    ) -> Vec<(BlockId, Vec<(BlockId, BlockId)>)> {
        let reach = self.before(sites);
        let leaves = |b: BlockId| -> Vec<(BlockId, BlockId)> {
            self.cfg.successors(b).iter().filter(|&&s| !reach[s]).map(|&s| (b, s)).collect()
        };
        let mut out = vec![];
        for (b, region) in self.regions(sites, same) {
            let mut ways = leaves(b);
            match region {
                Some(region) => {
                    ways.extend(region.into_iter().filter(|&r| r != b).flat_map(leaves))
                }
                // From anywhere behind it.
                None => ways.extend(
                    (0..self.cfg.len()).map(BlockId::new).filter(|&x| x != b).flat_map(leaves),
                ),
            }
            if !ways.is_empty() {
                out.push((b, ways));
            }
        }
        out
    }

    /// The branches before sites whose sides threads may take differently, each with the blocks between
    /// it and where its sides meet before any site; without those if they do not.
    fn regions(
        &self,
        sites: &[BlockId],
        same: Same<'_>,
    ) -> Vec<(BlockId, Option<BTreeSet<BlockId>>)> {
        let reach = self.before(sites);
        let n = self.cfg.len();
        let next = |b: BlockId| -> Vec<BlockId> {
            self.cfg.successors(b).iter().copied().filter(|&s| reach[s]).collect()
        };
        // Where sides meet if threads that drop out are left out, and if they count as ending.
        let order: Vec<BlockId> = self.cfg.reverse_post_order().iter().rev().copied().collect();
        let stay = post_dominators(&order, &reach, &next, &|_| false);
        let drops = |b: BlockId| next(b).len() < self.cfg.successors(b).len();
        let ends = post_dominators(&order, &reach, &next, &drops);
        let mut out = vec![];
        for b in (0..n).map(BlockId::new) {
            if !reach[b] || !self.cfg.is_reachable(b) || same(b) {
                continue;
            }
            let sides = next(b);
            match sides.len() {
                // Nobody comes to a site any more.
                0 => {}
                1 => out.push((b, Some(BTreeSet::new()))),
                _ => {
                    let meets = [&stay, &ends].into_iter().filter_map(|post| nearest(post, b));
                    let mut regions =
                        meets.filter_map(|m| self.meet_before(sites, b, &sides, m, &reach));
                    out.push((b, regions.next()));
                }
            }
        }
        out
    }

    /// The blocks between these sides and `meet`, if all threads that take them come to `meet` before
    /// any of the sites, in the same iteration of the loops around it.
    fn meet_before(
        &self,
        sites: &[BlockId],
        from: BlockId,
        sides: &[BlockId],
        meet: BlockId,
        reach: &Table<BlockId, bool>,
    ) -> Option<BTreeSet<BlockId>> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<(BlockId, BlockId)> = sides.iter().map(|&s| (from, s)).collect();
        while let Some((before, x)) = open.pop() {
            if x == meet {
                // Into a header, this is the only jump back of its loop.
                continue;
            }
            let around = self.loops.innermost(x);
            if let Some(l) = around.filter(|&l| self.loops.loops[l].header == x)
                && self.loops.contains(l, before)
                && self.loops.contains(l, meet)
            {
                return None;
            }
            if !seen.insert(x) {
                continue;
            }
            if sites.contains(&x) {
                return None;
            }
            let next = self.cfg.successors(x).iter().filter(|&&s| reach[s]);
            open.extend(next.map(|&s| (x, s)));
        }
        Some(seen)
    }
}

/// A set of blocks, a bit for each.
type BlockSet = Vec<u64>;

fn size(set: &BlockSet) -> u32 {
    set.iter().map(|w| w.count_ones()).sum()
}

/// For each block the set of those that every path from it passes, by iteration to the greatest
/// fixpoint; blocks from which nothing ends have all, which is written as none. The order is one in
/// which successors mostly come first.
fn post_dominators(
    order: &[BlockId],
    reach: &Table<BlockId, bool>,
    next: &dyn Fn(BlockId) -> Vec<BlockId>,
    ends: &dyn Fn(BlockId) -> bool,
) -> Vec<Option<BlockSet>> {
    let n = reach.len();
    let mut sets: Vec<Option<BlockSet>> = vec![None; n];
    loop {
        let mut changed = false;
        for &b in order {
            if !reach[b] {
                continue;
            }
            let sides = next(b);
            let none = || vec![0u64; n.div_ceil(64)];
            let mut meet: Option<BlockSet> = (sides.is_empty() || ends(b)).then(none);
            for s in sides {
                // Not known yet is everything.
                if let Some(set) = &sets[s.index()] {
                    meet = Some(match meet {
                        None => set.clone(),
                        Some(old) => old.iter().zip(set).map(|(a, b)| a & b).collect(),
                    });
                }
            }
            if let Some(mut set) = meet {
                set[b.index() / 64] |= 1 << (b.index() % 64);
                if sets[b.index()].as_ref() != Some(&set) {
                    sets[b.index()] = Some(set);
                    changed = true;
                }
            }
        }
        if !changed {
            return sets;
        }
    }
}

/// The immediate post-dominator: the one that all others of the set post-dominate.
fn nearest(post: &[Option<BlockSet>], b: BlockId) -> Option<BlockId> {
    let own = post[b.index()].as_ref()?;
    let most = size(own).checked_sub(1)?;
    let has = |x: usize| own[x / 64] >> (x % 64) & 1 == 1;
    let near = (0..post.len())
        .filter(|&x| x != b.index() && has(x))
        .find(|&x| post[x].as_ref().is_some_and(|set| size(set) == most));
    near.map(BlockId::new)
}

struct Context<'a> {
    module: &'a Module,
    f: &'a Function,
    cfg: &'a Cfg,
    loops: &'a LoopInfo,
    roots: &'a Roots,
    home: &'a Table<ValueId, Option<BlockId>>,
    /// Reads of cells that nobody writes at that time.
    settled: &'a BTreeSet<InstId>,
}

impl Context<'_> {
    /// The least set of values and branches that differ, by iteration.
    fn uniform(&self, scope: Scope) -> Uniform {
        let f = self.f;
        let mut u = Uniform {
            values: Table::filled(true, f.values.len()),
            branches: Table::filled(true, self.cfg.len()),
            loops: Table::filled(true, self.loops.loops.len()),
        };
        let next = |b: BlockId| self.cfg.successors(b).to_vec();
        let all = Table::filled(true, self.cfg.len());
        let order: Vec<BlockId> = self.cfg.reverse_post_order().iter().rev().copied().collect();
        let post = post_dominators(&order, &all, &next, &|_| false);
        // Phis of these blocks get values from sides that threads take differently.
        let mut joins: Table<BlockId, bool> = Table::filled(false, self.cfg.len());
        loop {
            let mut changed = false;
            for &b in self.cfg.reverse_post_order() {
                for &i in &f.blocks[b].insts {
                    let inst = &f.insts[i];
                    if let Some(r) = inst.result
                        && u.values[r]
                        && !self.is_uniform(&u, &joins, scope, b, i)
                    {
                        u.values[r] = false;
                        changed = true;
                    }
                    if inst.kind.is_terminator()
                        && u.branches[b]
                        && self.cfg.successors(b).len() > 1
                    {
                        let mut same = true;
                        inst.kind.for_each_operand(|o| same &= self.operand(&u, o, b));
                        if !same {
                            u.branches[b] = false;
                            changed = true;
                            self.diverge(b, &post, &mut u, &mut joins);
                        }
                    }
                }
            }
            if !changed {
                return u;
            }
        }
    }

    /// Threads take different sides at the end of `b`.
    fn diverge(
        &self,
        b: BlockId,
        post: &[Option<BlockSet>],
        u: &mut Uniform,
        joins: &mut Table<BlockId, bool>,
    ) {
        let meet = nearest(post, b);
        let mut times: Table<BlockId, u8> = Table::filled(0, self.cfg.len());
        for &side in self.cfg.successors(b) {
            let mut seen: Table<BlockId, bool> = Table::filled(false, self.cfg.len());
            let mut open = vec![side];
            while let Some(x) = open.pop() {
                if std::mem::replace(&mut seen[x], true) {
                    continue;
                }
                times[x] = times[x].saturating_add(1);
                if Some(x) != meet {
                    open.extend(self.cfg.successors(x).iter().copied());
                }
            }
        }
        for x in times.keys() {
            joins[x] |= times[x] > 1;
        }
        for l in self.loops.loops.keys() {
            if self.loops.contains(l, b)
                && self.cfg.successors(b).iter().any(|&s| !self.loops.contains(l, s))
            {
                u.loops[l] = false;
            }
        }
        // A branch inside a loop that decides whether the loop is left later makes the number of
        // iterations differ, too.
        for l in self.loops.loops.keys() {
            if self.loops.contains(l, b) && meet.is_none_or(|m| !self.loops.contains(l, m)) {
                u.loops[l] = false;
            }
        }
    }

    /// Whether an operand that is read in block `at` is the same for both threads.
    fn operand(&self, u: &Uniform, o: Operand, at: BlockId) -> bool {
        if self.undefined(o) {
            return false;
        }
        let Operand::Value(v) = o else { return true };
        if !u.values[v] {
            return false;
        }
        // A value of a loop that threads leave after different numbers of iterations.
        let Some(home) = self.home[v] else { return true };
        let mut around = self.loops.innermost(home);
        while let Some(l) = around {
            if !self.loops.contains(l, at) && !u.loops[l] {
                return false;
            }
            around = self.loops.loops[l].parent;
        }
        true
    }

    fn is_uniform(
        &self,
        u: &Uniform,
        joins: &Table<BlockId, bool>,
        scope: Scope,
        b: BlockId,
        id: InstId,
    ) -> bool {
        let f = self.f;
        let inst = &f.insts[id];
        let operands = || {
            let mut same = true;
            inst.kind.for_each_operand(|o| same &= self.operand(u, o, b));
            same
        };
        match &inst.kind {
            InstKind::Phi { incoming, .. } => {
                // The edge may leave a loop, or enter one in another iteration of a loop around it.
                let same = |o, from| self.operand(u, o, from) && self.operand(u, o, b);
                if !incoming.iter().all(|(o, from)| same(*o, *from)) {
                    return false;
                }
                let first = incoming.first().map(|i| i.0);
                !joins[b] || incoming.iter().all(|i| Some(i.0) == first)
            }
            InstKind::Binary { .. }
            | InstKind::FNeg { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Cast { .. }
            | InstKind::Gep { .. }
            | InstKind::Select { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. } => operands(),
            InstKind::Freeze(_) => operands(),
            InstKind::Load { ptr, volatile: false, atomic: None, .. } => {
                let settled = scope == Scope::Block && self.settled.contains(&id);
                let constant = |&r| self.constant(r, scope);
                operands() && (settled || self.roots.of(*ptr).iter().all(constant))
            }
            InstKind::Call(call) => {
                let Some(intrinsic) = self.module.intrinsic(call) else { return false };
                match intrinsic.result() {
                    ResultKind::Pure => intrinsic.is_pure() && operands(),
                    ResultKind::Register(r) => register(r, scope),
                    ResultKind::BlockUniform => {
                        scope == Scope::Block
                            && matches!(intrinsic, Intrinsic::Barrier(c) if c.count.is_none() && !c.arrive)
                    }
                    ResultKind::Load => {
                        operands()
                            && call.args.first().is_some_and(|a| {
                                self.roots.of(a.value).iter().all(|&r| self.constant(r, scope))
                            })
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether the contents of an object never change, and are the same for all threads.
    fn constant(&self, root: Root, scope: Scope) -> bool {
        let shared = matches!(root, Root::Shared(_) | Root::Dynamic) && scope == Scope::Grid;
        !shared && !matches!(root, Root::Private) && self.roots.is_read_only(root)
    }

    fn undefined(&self, o: Operand) -> bool {
        match o {
            Operand::Value(v) => matches!(self.f.values[v].def, ValueDef::Undefined),
            Operand::Const(c) => {
                matches!(
                    self.module.constants[c].kind,
                    ir::ConstKind::Undef | ir::ConstKind::Poison
                )
            }
            _ => false,
        }
    }
}

/// Whether a special register is the same for all threads of the scope.
pub(crate) fn register(r: SpecialRegister, scope: Scope) -> bool {
    use SpecialRegister as R;
    match r {
        R::Ntid(_)
        | R::Nctaid(_)
        | R::WarpSize
        | R::DynamicSharedSize
        | R::TotalSharedSize
        | R::NWarpId => true,
        R::Ctaid(_) => scope == Scope::Block,
        R::Other(OtherRegister::Uniform) => scope == Scope::Block,
        _ => false,
    }
}

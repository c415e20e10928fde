//! Barrier intervals: which accesses can be made between two barriers, and in which iterations.
//!
//! If all threads come to the same barriers (`Shape::misaligned` is empty), two accesses of a block
//! are unordered only if both can be reached from one barrier, or from the beginning, without passing
//! another. At that barrier both threads are in the same iteration of the loops around it. An access
//! that is reached over the end of a loop's body is made one iteration later: the alignment of loops of
//! Cogumbreiro and others, "Memory Access Protocols" (2023).

use crate::copies::{Counts, MAX_BEFORE, copies};
use crate::divergence::Group;
use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Iteration, Role};
use crate::extract::effects::{Access, Effect};
use crate::extract::shape::{Edge, Scope};
use crate::ledger::Ledger;
use crate::open::Open;
use crate::pair::Limits;
use base::entity::Table;
use ir::analysis::LoopId;
use ir::{BlockId, InstId};
use std::collections::{BTreeMap, BTreeSet};

/// Most states of one exploration.
const MAX_STATES: usize = 20_000;
/// Most jumps of one interval of which it is tried whether any thread makes them, and work on each.
const MAX_TRIED: usize = 12;
/// See [`MAX_TRIED`].
const WAY_WORK: u64 = 30_000;
/// Most states of one interval of which it is found which ones are on every way to others.
const MAX_ORDERED: usize = 400;
/// Most accesses of one interval.
const MAX_ACCESSES: usize = 600;

/// An access, and in which iterations it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Version {
    pub inst: InstId,
    pub block: BlockId,
    pub access: Access,
    pub iterations: BTreeMap<LoopId, Iteration>,
    /// How it has left the loops around the barrier before.
    pub left: Left,
    /// Sides of branches that every way from the barrier to it takes.
    pub passed: Passed,
}

/// Branches that a thread has passed since the barrier, each with the iterations that it was in then.
pub(crate) type Passed = Vec<(Edge, BTreeMap<LoopId, Iteration>)>;

/// Branches by which a thread has left loops since the barrier, each with the iterations that it was in then. In
/// those a value is what it was, so what the branch says of it is known later, too: of a thread that comes back
/// into a loop over the loop around it, and of one that does not.
pub(crate) type Left = BTreeMap<LoopId, (Edge, BTreeMap<LoopId, Iteration>)>;

/// What can happen between two barriers.
#[derive(Clone, Debug)]
pub(crate) struct Interval {
    /// The block of the barrier at its begin; `None` for the begin of the kernel.
    pub barrier: Option<BlockId>,
    /// The accesses in it.
    pub accesses: Vec<Version>,
    /// Copies for which the barrier is in a known iteration. If there are any, all pairs without one of them
    /// are in the interval of any iteration.
    counted: Vec<Version>,
    /// What is assumed of ways that no thread takes.
    pub ledger: Ledger,
}

impl Interval {
    /// Whether two of its accesses are to be apart.
    pub fn pairs(&self, a: &Version, b: &Version) -> bool {
        self.counted.is_empty() || self.counted.contains(a) || self.counted.contains(b)
    }
}

type State = (BlockId, BTreeMap<LoopId, Iteration>, Left);

/// The places where threads wait for each other.
#[derive(Clone, Debug)]
pub(crate) struct Cuts {
    /// Block and place in it.
    pub sites: Vec<(BlockId, usize)>,
    /// Whether a loop contains one.
    within: Table<LoopId, bool>,
    /// Which threads wait for each other there.
    group: Group,
    /// Barriers that are taken to be absent.
    removed: Vec<InstId>,
}

impl Cuts {
    /// Where all threads of the group wait for each other, among other places.
    pub fn new(k: &Kernel<'_>, group: Group) -> Self {
        let mut this = Self {
            sites: vec![],
            within: Table::filled(false, k.shape.loops.loops.len()),
            group,
            removed: vec![],
        };
        for &b in k.shape.cfg.reverse_post_order() {
            for (n, &i) in k.flat.function.blocks[b].insts.iter().enumerate() {
                if this.is_cut(&k.shape.effects[i]) {
                    this.sites.push((b, n));
                    for l in k.shape.around(b) {
                        this.within[l] = true;
                    }
                }
            }
        }
        this
    }

    /// The same without these barriers.
    pub fn without(k: &Kernel<'_>, removed: &[InstId]) -> Self {
        let mut this = Self::new(k, Group::Block);
        let f = &k.flat.function;
        this.sites.retain(|&(b, n)| !removed.contains(&f.blocks[b].insts[n]));
        this.removed = removed.to_vec();
        this.within = Table::filled(false, k.shape.loops.loops.len());
        for (b, _) in this.sites.clone() {
            for l in k.shape.around(b) {
                this.within[l] = true;
            }
        }
        this
    }

    fn is_cut(&self, effect: &Effect) -> bool {
        match effect {
            Effect::GridBarrier => true,
            Effect::Barrier | Effect::Arrival => self.group != Group::Grid,
            Effect::WarpBarrier { full } => self.group == Group::Warp && *full,
            _ => false,
        }
    }

    /// The blocks with one.
    pub fn blocks(&self) -> Vec<BlockId> {
        self.sites.iter().map(|s| s.0).collect()
    }
}

/// The intervals of a kernel whose threads, or lanes, come to the same cuts.
pub(crate) fn intervals(k: &Kernel<'_>, cuts: &Cuts) -> Result<Vec<Interval>, Open> {
    let pending = copies(k)?;
    let mut out = vec![explore(k, cuts, None, &Counts::new())?];
    for &(b, at) in &cuts.sites {
        let mut under_way = pending[b].clone();
        for &i in &k.flat.function.blocks[b].insts[..at] {
            under_way.pass(k, b, i);
        }
        // What is under way only in some iterations is so for both threads, which are in one iteration.
        for counts in under_way.counts() {
            let mut interval = explore(k, cuts, Some((b, at)), &counts)?;
            for version in under_way.versions(k, &counts) {
                if !interval.accesses.contains(&version) {
                    interval.accesses.push(version);
                }
            }
            if !counts.is_empty() {
                interval.counted = under_way.exactly(k, &counts);
            }
            out.push(interval);
        }
    }
    Ok(out)
}

/// All accesses, as if there were no barriers.
pub(crate) fn everything(k: &Kernel<'_>) -> Result<Interval, Open> {
    let mut accesses = vec![];
    for &b in k.shape.cfg.reverse_post_order() {
        for &i in &k.flat.function.blocks[b].insts {
            let anywhere = (&BTreeMap::new(), &Left::new(), &Passed::new());
            add(k, b, i, anywhere, &mut accesses);
        }
    }
    if accesses.len() > MAX_ACCESSES {
        return Err(Open::TooLarge);
    }
    Ok(Interval { barrier: None, accesses, counted: vec![], ledger: Ledger::default() })
}

fn add(
    k: &Kernel<'_>,
    block: BlockId,
    inst: InstId,
    (iterations, left, passed): (&BTreeMap<LoopId, Iteration>, &Left, &Passed),
    out: &mut Vec<Version>,
) {
    for &access in k.accesses(inst) {
        let (iterations, left, passed) = (iterations.clone(), left.clone(), passed.clone());
        let version = Version { inst, block, access, iterations, left, passed };
        if !out.contains(&version) {
            out.push(version);
        }
    }
}

fn explore(
    k: &Kernel<'_>,
    cuts: &Cuts,
    from: Option<(BlockId, usize)>,
    counts: &Counts,
) -> Result<Interval, Open> {
    let f = &k.flat.function;
    let (block, first) = from.map_or((f.entry(), 0), |(b, at)| (b, at + 1));
    let barrier = from.map(|(b, _)| b);
    let mut start = BTreeMap::new();
    if from.is_some() {
        for l in k.shape.around(block) {
            let nth = counts.get(&l).map(|&n| Iteration::Nth(n));
            start.insert(l, nth.unwrap_or(Iteration::After(0)));
        }
    }
    let mut ledger = Ledger::default();
    let mut tried = 0;
    let mut graph = Graph::default();
    let mut open = vec![(graph.add((block, start, Left::new())), first)];
    // The accesses of each state, up to a barrier.
    let mut within: Vec<(usize, &[InstId])> = vec![];
    let mut many = 0;
    while let Some((at, first)) = open.pop() {
        if graph.states.len() > MAX_STATES || many > MAX_ACCESSES {
            return Err(Open::TooLarge);
        }
        let (b, iterations, left) = graph.states[at].clone();
        let insts = &f.blocks[b].insts[first..];
        let cut = |i: &InstId| cuts.is_cut(&k.shape.effects[*i]) && !cuts.removed.contains(i);
        let end = insts.iter().position(cut);
        let insts = &insts[..end.unwrap_or(insts.len())];
        many += insts.iter().map(|&i| k.accesses(i).count()).sum::<usize>();
        within.push((at, insts));
        if end.is_some() {
            continue;
        }
        for &next in k.shape.cfg.successors(b) {
            let then = follow(k, cuts, b, next, &iterations, !counts.is_empty());
            let state = (next, then, leaves(k, barrier, (b, next), &iterations, &left));
            if let Some(to) = graph.find(&state) {
                graph.before[to].push(at);
                continue;
            }
            if tried < MAX_TRIED && is_first(k, b, next, &iterations) {
                tried += 1;
                if never_left(k, (b, next), &iterations, &mut ledger) {
                    continue;
                }
            }
            let to = graph.add(state);
            graph.before[to].push(at);
            open.push((to, 0));
        }
    }
    let passed = graph.passed(k);
    let mut accesses = vec![];
    for (at, insts) in within {
        let (b, iterations, left) = &graph.states[at];
        for &i in insts {
            add(k, *b, i, (iterations, left, &passed[at]), &mut accesses);
        }
    }
    Ok(Interval { barrier, accesses, counted: vec![], ledger })
}

/// The states of an exploration, the begin first, and from which others each comes.
#[derive(Default)]
struct Graph {
    states: Vec<State>,
    number: BTreeMap<State, usize>,
    before: Vec<Vec<usize>>,
}

impl Graph {
    /// A new state. The begin is none that a jump leads to.
    fn add(&mut self, state: State) -> usize {
        let n = self.states.len();
        if n > 0 {
            self.number.insert(state.clone(), n);
        }
        self.states.push(state);
        self.before.push(vec![]);
        n
    }

    fn find(&self, state: &State) -> Option<usize> {
        self.number.get(state).copied()
    }

    /// The sides of branches that every way to a state takes, in iterations that are known.
    ///
    /// If every way takes a jump, then so does the rest of each behind the last time that it was at the branch: else
    /// that rest, behind the first time there, were a way without the jump. In known iterations of all loops around
    /// it the branch is executed once, and the values in its condition are those of these iterations, so what it says
    /// of them is known wherever the thread is now. Between two barriers that is more than what is known in the code
    /// as a whole: of `if (n > 8) { …; barrier; } if (n > 4) { … }` that what follows the first `if` is reached
    /// from the barrier before it only if `n <= 8`.
    fn passed(&self, k: &Kernel<'_>) -> Vec<Passed> {
        let mut out = vec![Passed::new(); self.states.len()];
        if self.states.len() > MAX_ORDERED {
            return out;
        }
        let dominators = self.dominators();
        // Of the states, those that dominate one come before it.
        for n in 1..self.states.len() {
            let Some(above) = dominators[n] else { continue };
            out[n] = out[above].clone();
            let mut entering = self.before[n].iter().filter(|&&p| !dominates(&dominators, n, p));
            let (Some(&p), None) = (entering.next(), entering.next()) else { continue };
            let (from, iterations, _) = &self.states[p];
            let to = self.states[n].0;
            let sides = k.shape.cfg.raw_successors(*from);
            let known =
                |l| matches!(iterations.get(&l), Some(Iteration::After(0 | 1) | Iteration::Nth(_)));
            if sides.len() > 1
                && sides.iter().filter(|&&s| s == to).count() == 1
                && k.shape.around(*from).into_iter().all(known)
            {
                out[n].push((Edge { from: *from, to }, iterations.clone()));
            }
        }
        for (n, list) in out.iter_mut().enumerate() {
            let (block, now, _) = &self.states[n];
            // What is known of the block anyway.
            list.retain(|(edge, then)| {
                let around = k.shape.around(edge.from);
                !k.shape.edges[*block].contains(edge)
                    || around.iter().any(|l| now.get(l) != then.get(l))
            });
        }
        out
    }

    /// The immediate dominator of each state but the begin; states are numbered as they were found, so each has one
    /// with a smaller number before it, and so has its dominator.
    fn dominators(&self) -> Vec<Option<usize>> {
        let mut up: Vec<Option<usize>> = vec![None; self.states.len()];
        loop {
            let mut changed = false;
            for n in 1..self.states.len() {
                let mut meet: Option<usize> = None;
                for &p in &self.before[n] {
                    if p != 0 && up[p].is_none() {
                        continue;
                    }
                    meet = Some(match meet {
                        None => p,
                        Some(q) => nearest(&up, p, q),
                    });
                }
                if meet.is_some() && up[n] != meet {
                    up[n] = meet;
                    changed = true;
                }
            }
            if !changed {
                return up;
            }
        }
    }
}

/// The state that dominates both and that all others which do dominate.
fn nearest(up: &[Option<usize>], a: usize, b: usize) -> usize {
    let chain = |mut n: usize| {
        let mut out = vec![n];
        while let Some(above) = up[n] {
            out.push(above);
            n = above;
        }
        out
    };
    let of_a: BTreeSet<usize> = chain(a).into_iter().collect();
    chain(b).into_iter().find(|n| of_a.contains(n)).unwrap_or(0)
}

fn dominates(up: &[Option<usize>], a: usize, b: usize) -> bool {
    let mut at = Some(b);
    while let Some(n) = at {
        if n == a {
            return true;
        }
        at = up[n];
    }
    false
}

/// The same after a jump, if it leaves a loop around the barrier in known iterations.
fn leaves(
    k: &Kernel<'_>,
    barrier: Option<BlockId>,
    (from, to): (BlockId, BlockId),
    iterations: &BTreeMap<LoopId, Iteration>,
    before: &Left,
) -> Left {
    let loops = &k.shape.loops;
    let mut out = before.clone();
    let left = loops.innermost(from).filter(|&l| !loops.contains(l, to));
    let Some(l) = left.filter(|&l| barrier.is_some_and(|b| loops.contains(l, b))) else {
        return out;
    };
    let known = |l| matches!(iterations.get(l), Some(Iteration::After(0 | 1) | Iteration::Nth(_)));
    let sides = k.shape.cfg.raw_successors(from);
    let branches = sides.len() > 1 && sides.iter().filter(|&&s| s == to).count() == 1;
    if branches && k.shape.around(from).iter().all(known) {
        out.insert(l, (Edge { from, to }, iterations.clone()));
    } else {
        out.remove(&l);
    }
    out
}

/// Whether a jump leaves a loop with a barrier in it in the first iteration, which often cannot be.
fn is_first(
    k: &Kernel<'_>,
    b: BlockId,
    next: BlockId,
    iterations: &BTreeMap<LoopId, Iteration>,
) -> bool {
    let loops = &k.shape.loops;
    loops
        .innermost(b)
        .is_some_and(|l| iterations.get(&l) == Some(&Iteration::Nth(0)) && !loops.contains(l, next))
}

/// Whether it is proved that no thread makes this jump in these iterations.
fn never_left(
    k: &Kernel<'_>,
    (from, to): (BlockId, BlockId),
    iterations: &BTreeMap<LoopId, Iteration>,
    ledger: &mut Ledger,
) -> bool {
    if k.shape.cfg.raw_successors(from).iter().filter(|&&s| s == to).count() != 1 {
        return false;
    }
    let mut builder = Builder::new(k, Scope::Block);
    let env = Env { role: Role::First, at: from, iterations: iterations.clone() };
    builder.assume_path(&env, from);
    let Some(taken) = builder.edge(&env, Edge { from, to }) else { return false };
    builder.query.require(taken);
    let limits = Limits { conflicts: 0, ..k.limits(WAY_WORK) };
    let (proof, work) = k.failures.refute_counted(&builder.query, &limits);
    let never = k.take(work) && proof.is_ok();
    if never {
        ledger.merge(&builder.ledger);
    }
    never
}

/// The iterations after a jump from `b` to `next`; with `counts`, those of a loop are counted on.
fn follow(
    k: &Kernel<'_>,
    cuts: &Cuts,
    b: BlockId,
    next: BlockId,
    before: &BTreeMap<LoopId, Iteration>,
    counts: bool,
) -> BTreeMap<LoopId, Iteration> {
    let mut out = before.clone();
    let loops = &k.shape.loops;
    let Some(l) = loops.innermost(next).filter(|&l| loops.loops[l].header == next) else {
        return out;
    };
    if loops.contains(l, b) {
        // The next iteration. Whatever ran inside has to start again.
        out.retain(|&x, _| x == l || !loops.contains(l, loops.loops[x].header));
        match before.get(&l) {
            Some(Iteration::After(0)) => {
                out.insert(l, Iteration::After(1));
            }
            Some(Iteration::After(_) | Iteration::Later) => {
                out.insert(l, Iteration::Later);
            }
            Some(&Iteration::Nth(n)) if counts && n < MAX_BEFORE => {
                out.insert(l, Iteration::Nth(n + 1));
            }
            // Any iteration.
            Some(Iteration::Nth(_)) => {
                out.remove(&l);
            }
            Some(Iteration::Own(_) | Iteration::Earlier) | None => {}
        }
    } else {
        out.retain(|&x, _| !loops.contains(l, loops.loops[x].header));
        if cuts.within[l] {
            out.insert(l, Iteration::Nth(0));
        } else {
            out.remove(&l);
        }
    }
    out
}

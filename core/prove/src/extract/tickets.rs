//! Tickets: the results of additions to one counter are distinct.
//!
//! If all that writes a counter adds numbers of at least 1 to it, atomically, then of two additions one
//! came first, and the result of the other is larger by what the first added. Results are those of
//! operations by two threads, so they are never those of one operation. A counter in shared memory may be
//! set before, by plain writes at places that no addition leads to, and again later, by such at places that lead to
//! none: those are races unless a barrier orders them before all additions, or behind. In global memory other blocks
//! might set it at any time.

use super::builder::{Builder, Env, Val};
use super::effects::{Access, Effect};
use super::roots::{Root, constant_int};
use super::shape::{Edge, Scope};
use crate::ledger::Assumption;
use crate::pair::{Condition, Poly};
use ir::intrinsics::SyncScope;
use ir::{BlockId, InstId, InstKind, RmwOp, ValueDef, ValueId};
use std::collections::BTreeSet;

/// Most pairs of tickets of one query.
const MAX_PAIRS: usize = 4;
/// Most branches between a place that has been executed and a ticket that is drawn behind it.
const MAX_BRANCHES: usize = 4;

/// A ticket that a thread has drawn.
struct Ticket {
    value: Poly,
    /// Where the counter is.
    at: Poly,
    root: Root,
    adds: i128,
    inst: InstId,
    /// The thread has drawn it if these hold.
    if_all: Vec<Condition>,
}

impl Builder<'_> {
    /// Says of the tickets that both threads have drawn that they are distinct.
    pub fn tickets(&mut self, first: &Env, second: &Env) {
        if !self
            .k
            .flat
            .function
            .insts
            .values()
            .any(|i| matches!(i.kind, InstKind::AtomicRmw { .. }))
        {
            return;
        }
        let (a, b) = (self.drawn(first), self.drawn(second));
        let mut left = MAX_PAIRS;
        for x in &a {
            for y in b.iter().filter(|y| y.root == x.root) {
                if left == 0 {
                    return;
                }
                left -= 1;
                let Some(distinct) = distinct(x, y) else { continue };
                self.query.require(distinct);
                for t in [x, y] {
                    let at = self.k.flat.origin(t.inst);
                    self.ledger.add(Assumption::Counter { at });
                }
            }
        }
    }

    fn drawn(&mut self, env: &Env) -> Vec<Ticket> {
        let mut values: Vec<(ValueId, Poly)> = vec![];
        for ((e, v), val) in &self.memo {
            if e == env
                && let Val::Int(int) = val
                && int.poly.atom().is_some_and(|a| self.unknown.contains_key(&a))
            {
                values.push((*v, int.poly.clone()));
            }
        }
        values.sort_unstable_by_key(|x| x.0);
        let mut out = vec![];
        for (v, value) in values {
            let k = self.k;
            let ValueDef::Inst(inst) = k.flat.function.values[v].def else { continue };
            let Some(adds) = addition(k, inst) else { continue };
            let Some(if_all) = self.executed_if(env, v) else { continue };
            let InstKind::AtomicRmw { ptr, .. } = &k.flat.function.insts[inst].kind else {
                continue;
            };
            let roots = k.roots.of(*ptr);
            let mut each = roots.iter();
            let (Some(&root), None) = (each.next(), each.next()) else { continue };
            let scope = self.scope;
            if matches!(root, Root::Unknown(_) | Root::Private | Root::ByValue(_))
                || scope == Scope::Grid && !root.is_global()
                || !is_counter(k, root, scope)
            {
                continue;
            }
            let Val::Ptr(at) = self.operand(env, *ptr) else { continue };
            out.push(Ticket { value, at, root, adds, inst, if_all });
        }
        out
    }

    /// Conditions under which the thread has executed the definition of a value, in the iterations that the place
    /// is in: of each branch on the way to it from a block that it has executed. A block that only one edge leads
    /// to is executed right after that branch if it goes there, so the last time that the branch was executed.
    fn executed_if(&mut self, env: &Env, v: ValueId) -> Option<Vec<Condition>> {
        let k = self.k;
        let mut conditions = vec![];
        let Some(mut b) = k.shape.home[v] else { return Some(conditions) };
        for _ in 0..MAX_BRANCHES {
            if k.shape.dominators.dominates(b, env.at) {
                return Some(conditions);
            }
            let &[from] = k.shape.cfg.predecessors(b) else { return None };
            let sides = k.shape.cfg.raw_successors(from);
            if k.shape.around(from) != k.shape.around(b)
                || sides.iter().filter(|s| **s == b).count() != 1
            {
                return None;
            }
            if sides.len() > 1 {
                conditions.push(self.edge(env, Edge { from, to: b })?);
            }
            b = from;
        }
        None
    }
}

/// That the counters are not the same, or one of the tickets has not been drawn, or they differ.
fn distinct(x: &Ticket, y: &Ticket) -> Option<Condition> {
    let before = |a: &Ticket, b: &Ticket| Condition::le(&a.value.plus(a.adds)?, &b.value);
    let mut any = vec![before(x, y)?, before(y, x)?];
    let elsewhere = Condition::ne(&x.at, &y.at)?;
    if elsewhere.known() != Some(false) {
        any.push(elsewhere);
    }
    for condition in x.if_all.iter().chain(&y.if_all) {
        any.push(condition.not()?);
    }
    Some(Condition::Any(any))
}

/// What an instruction adds to a counter, if it does, and that is at least 1.
fn addition(k: &super::Kernel<'_>, inst: InstId) -> Option<i128> {
    let InstKind::AtomicRmw { op: RmwOp::Add, value, .. } = &k.flat.function.insts[inst].kind
    else {
        return None;
    };
    constant_int(k.module, *value).filter(|c| *c >= 1)
}

/// Whether whatever writes to an object is an addition in a scope that covers both threads, or comes
/// before all of them.
fn is_counter(k: &super::Kernel<'_>, root: Root, scope: Scope) -> bool {
    let f = &k.flat.function;
    let mut additions: Vec<(BlockId, usize)> = vec![];
    let mut others: Vec<(BlockId, usize)> = vec![];
    for &b in k.shape.cfg.reverse_post_order() {
        for (n, &i) in f.blocks[b].insts.iter().enumerate() {
            for Access { ptr, writes, atomic, pending, .. } in k.accesses(i) {
                if !*writes || !k.roots.of(*ptr).iter().any(|r| r.may_be(root)) {
                    continue;
                }
                let covers = |s: SyncScope| scope == Scope::Block || s >= SyncScope::Device;
                if addition(k, i).is_some() && atomic.is_some_and(covers) {
                    additions.push((b, n));
                } else if *pending
                    || atomic.is_some()
                    || !matches!(root, Root::Shared(_) | Root::Dynamic)
                {
                    return false;
                } else {
                    others.push((b, n));
                }
            }
        }
    }
    let behind = |(b, n): (BlockId, usize), (x, m): (BlockId, usize)| {
        let before = k.shape.before(&[x]);
        let again = k.shape.cfg.successors(b).iter().any(|&s| before[s]);
        if x == b { m > n || again } else { before[b] }
    };
    let first = |&w: &(BlockId, usize)| !additions.iter().any(|&a| behind(a, w));
    let last =
        |&w: &(BlockId, usize)| !additions.iter().any(|&a| behind(w, a)) && waits_behind(k, w);
    others.iter().all(|w| first(w) || last(w))
}

/// Whether a thread comes to a barrier of the block on every way from a place. What another does behind that barrier
/// can then be reached from the place, too; behind one that a thread never comes to there could be anything.
fn waits_behind(k: &super::Kernel<'_>, (b, n): (BlockId, usize)) -> bool {
    let f = &k.flat.function;
    let waits = |i: &InstId| {
        matches!(k.shape.effects[*i], Effect::Barrier | Effect::GridBarrier | Effect::Arrival)
    };
    let mut seen = BTreeSet::new();
    let mut open = vec![(b, n + 1)];
    while let Some((b, first)) = open.pop() {
        if f.blocks[b].insts[first..].iter().any(waits) {
            continue;
        }
        let next = k.shape.cfg.successors(b);
        if next.is_empty() {
            return false;
        }
        open.extend(next.iter().filter(|&&s| seen.insert(s)).map(|&s| (s, 0)));
    }
    true
}

//! Locks: what two threads do while they hold one lock is ordered.
//!
//! A lock is a cell whose every write in the kernel is an attempt to take it or gives it back. An attempt is a
//! compare-and-swap from a constant `free` to another constant, or an exchange that writes another constant than
//! `free`; it succeeds if the cell held `free`. What gives it back writes `free`, and on every way there the thread
//! has taken this lock since it gave it back last.
//!
//! **Exclusion.** At every time at most one thread holds the lock, and while one does the cell is not `free`: an
//! attempt that succeeds found `free`, so no thread held it then, and only the thread that holds it writes `free`.
//! That is so whatever the cell is at the begin: if it is not `free`, nobody ever takes the lock. In shared memory
//! the cell may be set before, by plain writes that no operation of the lock leads to and that are made under no lock:
//! those are races unless a barrier orders them before all operations.
//!
//! **Order.** An attempt that succeeds reads what the last thread that held the lock wrote to give it back. Between
//! its accesses and that write this thread has a fence, or the write releases; between the attempt and the accesses
//! of the next there is a fence, or the attempt acquires. So the accesses of one come before those of the next. Each
//! thread that holds the lock has a fence or an acquiring attempt before it gives the lock back, and what it gives it
//! back by is behind that, so the order is passed on by threads that access nothing (docs/execution-model.md,
//! "Release and acquire"). Atomic operations and fences have the scope of the device if the cell is in global memory.

use crate::extract::Kernel;
use crate::extract::roots::{Root, constant_int};
use ir::intrinsics::SyncScope;
use ir::{
    BlockId, CastOp, ConstExpr, ConstKind, InstId, InstKind, IntPredicate, Operand, Ordering,
    RmwOp, SymbolId, ValueDef, ValueId,
};
use std::collections::{BTreeMap, BTreeSet};

/// Longest chain of operations that an address of a lock is compared by.
const MAX_DEPTH: u32 = 6;
/// Most operations on locks in one kernel.
const MAX_OPERATIONS: usize = 32;

/// A lock that a thread holds: where its cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub root: Root,
    pub at: Operand,
}

/// The locks of a kernel. By default none are known, nor that what a loop waits for is a signal: whoever follows the
/// order of a run has to see both.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locks {
    held: BTreeMap<InstId, Vec<Held>>,
    signals: bool,
}

/// An operation on a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Operation {
    lock: Held,
    kind: Kind,
    bytes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// An attempt that reads `free` if it succeeds.
    Take {
        free: i128,
        acquires: bool,
    },
    Give {
        free: i128,
        releases: bool,
    },
}

/// What is true of a thread at a place, on every way to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fact {
    /// The attempt has been made, and its lock has not been given back since.
    Tried(InstId),
    /// The thread holds the lock of this number.
    Holds(usize),
    /// It does, and has a fence since it took it.
    Fenced(usize),
}

type Facts = BTreeSet<Fact>;

impl Locks {
    /// Whether a volatile or atomic store does not race with what waits for it.
    pub fn signals(&self) -> bool {
        self.signals
    }

    /// The locks that a thread holds when it makes an access, and that order the access.
    pub fn held(&self, inst: InstId) -> &[Held] {
        self.held.get(&inst).map_or(&[], |list| list)
    }

    pub fn new(k: &Kernel<'_>) -> Self {
        let operations = operations(k);
        let takes = |o: &Operation| matches!(o.kind, Kind::Take { .. });
        if operations.len() > MAX_OPERATIONS || !operations.values().any(takes) {
            return Self { signals: true, ..Self::default() };
        }
        let mut locks: Vec<Held> = vec![];
        for o in operations.values() {
            if !locks.contains(&o.lock) {
                locks.push(o.lock);
            }
        }
        let of = |lock: &Held| {
            let mut out = BTreeSet::new();
            // A field of a parameter does not change.
            if !is_field(k, *lock) {
                inputs(k, lock.at, 0, &mut out);
            }
            out
        };
        let inputs = locks.iter().map(of).collect();
        let flow = Flow { k, operations, locks, inputs };
        let before = flow.facts();
        let roots: BTreeSet<Root> =
            flow.locks.iter().map(|l| l.root).filter(|&r| flow.is_lock(r, &before)).collect();
        let mut held = BTreeMap::new();
        for (&inst, facts) in &before {
            if let Some(operation) = flow.operations.get(&inst) {
                // Whoever takes the lock observes what it was given back by, so what gives it back next comes later.
                if matches!(operation.kind, Kind::Give { .. })
                    && roots.contains(&operation.lock.root)
                {
                    held.insert(inst, vec![operation.lock]);
                }
                continue;
            }
            if k.accesses(inst).any(|a| a.pending) {
                continue;
            }
            let list: Vec<Held> = facts
                .iter()
                .filter_map(|f| match f {
                    Fact::Fenced(n) => Some(flow.locks[*n]),
                    _ => None,
                })
                .filter(|l| roots.contains(&l.root) && flow.is_released(inst, l.root))
                .collect();
            if !list.is_empty() && k.accesses(inst).next().is_some() {
                held.insert(inst, list);
            }
        }
        Self { held, signals: true }
    }
}

/// The scope that operations on a lock and fences need.
fn needed(root: Root) -> SyncScope {
    if root.is_global() { SyncScope::Device } else { SyncScope::Block }
}

/// All that may take a lock or give one back.
fn operations(k: &Kernel<'_>) -> BTreeMap<InstId, Operation> {
    let f = &k.flat.function;
    let mut out: BTreeMap<InstId, Operation> = BTreeMap::new();
    for &b in k.shape.cfg.reverse_post_order() {
        for &i in &f.blocks[b].insts {
            let mut accesses = k.accesses(i);
            let (Some(access), None) = (accesses.next(), accesses.next()) else { continue };
            let Some(kind) = kind(k, i) else { continue };
            let mut roots = k.roots.of(access.ptr).into_iter();
            let (Some(root), None) = (roots.next(), roots.next()) else { continue };
            let scope = if access.signals { Some(SyncScope::System) } else { access.atomic };
            if matches!(root, Root::Unknown(_)) || scope.is_none_or(|s| s < needed(root)) {
                continue;
            }
            let mut lock = Held { root, at: access.ptr };
            // One field of a parameter may be read several times, and one address computed several times.
            let field = is_field(k, lock);
            let like = |o: &&Operation| {
                o.lock.root == root
                    && (field && is_field(k, o.lock) || same(k, o.lock.at, lock.at, 0))
            };
            if let Some(like) = out.values().find(like) {
                lock = like.lock;
            }
            out.insert(i, Operation { lock, kind, bytes: access.bytes });
        }
    }
    out
}

/// Whether two values are computed alike from the same ones: they are equal as long as none of those is computed anew.
fn same(k: &Kernel<'_>, a: Operand, b: Operand, depth: u32) -> bool {
    if a == b {
        return true;
    }
    let f = &k.flat.function;
    let (x, y) = match (a, b) {
        (Operand::Const(_), Operand::Const(_)) => {
            let (x, y) = (variable(k, a), variable(k, b));
            let (m, n) = (constant_int(k.module, a), constant_int(k.module, b));
            return x.is_some() && x == y || x.is_none() && m.is_some() && m == n;
        }
        (Operand::Value(x), Operand::Value(y)) => (f.values[x].def, f.values[y].def),
        _ => return false,
    };
    let (ValueDef::Inst(x), ValueDef::Inst(y)) = (x, y) else { return false };
    if depth > MAX_DEPTH || f.insts[x].ty != f.insts[y].ty {
        return false;
    }
    let same = |a: Operand, b: Operand| same(k, a, b, depth + 1);
    match (&f.insts[x].kind, &f.insts[y].kind) {
        (
            InstKind::Gep { source: s, base: a, indices: i, .. },
            InstKind::Gep { source: t, base: b, indices: j, .. },
        ) => {
            s == t
                && i.len() == j.len()
                && same(*a, *b)
                && i.iter().zip(j).all(|(a, b)| same(*a, *b))
        }
        (InstKind::Cast { op, value: a, .. }, InstKind::Cast { op: other, value: b, .. }) => {
            op == other && same(*a, *b)
        }
        (
            InstKind::Binary { op, lhs: a, rhs: m, .. },
            InstKind::Binary { op: other, lhs: b, rhs: n, .. },
        ) => op == other && same(*a, *b) && same(*m, *n),
        _ => false,
    }
}

/// The values that an address is computed from, as far as [`same`] looks, and itself.
fn inputs(k: &Kernel<'_>, o: Operand, depth: u32, out: &mut BTreeSet<ValueId>) {
    let Operand::Value(v) = o else { return };
    out.insert(v);
    let f = &k.flat.function;
    let ValueDef::Inst(i) = f.values[v].def else { return };
    let kind = &f.insts[i].kind;
    let computed =
        matches!(kind, InstKind::Gep { .. } | InstKind::Cast { .. } | InstKind::Binary { .. });
    if computed && depth <= MAX_DEPTH {
        kind.for_each_operand(|o| inputs(k, o, depth + 1, out));
    }
}

/// Whether the cell is where a pointer in a parameter by value points, which never changes.
fn is_field(k: &Kernel<'_>, lock: Held) -> bool {
    let Operand::Value(v) = lock.at else { return false };
    let ValueDef::Inst(i) = k.flat.function.values[v].def else { return false };
    matches!(lock.root, Root::Field(..))
        && matches!(k.flat.function.insts[i].kind, InstKind::Load { .. })
}

/// The variable at whose begin a pointer points.
fn variable(k: &Kernel<'_>, ptr: Operand) -> Option<SymbolId> {
    let Operand::Const(mut c) = ptr else { return None };
    for _ in 0..base::limits::MAX_NESTING {
        match &k.module.constants[c].kind {
            ConstKind::Symbol(s) => return Some(*s),
            ConstKind::Expr(ConstExpr::Cast(CastOp::AddrSpaceCast | CastOp::BitCast, inner)) => {
                c = *inner;
            }
            _ => return None,
        }
    }
    None
}

fn kind(k: &Kernel<'_>, inst: InstId) -> Option<Kind> {
    let constant = |o: Operand| constant_int(k.module, o);
    let acquires =
        |o: Ordering| matches!(o, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
    let releases =
        |o: Ordering| matches!(o, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
    Some(match &k.flat.function.insts[inst].kind {
        InstKind::CmpXchg { weak: false, expected, new, atomic, .. } => {
            let (free, taken) = (constant(*expected)?, constant(*new)?);
            (free != taken).then_some(())?;
            Kind::Take { free, acquires: acquires(atomic.ordering) }
        }
        InstKind::AtomicRmw { op: RmwOp::Xchg, value, atomic, .. } => {
            // Which of the two it is shows what is done with the result, and the other operations.
            let value = constant(*value)?;
            match tested(k, inst) {
                Some(free) if free != value => {
                    Kind::Take { free, acquires: acquires(atomic.ordering) }
                }
                Some(_) => return None,
                None => Kind::Give { free: value, releases: releases(atomic.ordering) },
            }
        }
        InstKind::Store { value, atomic, .. } => {
            let releases = atomic.as_ref().is_some_and(|a| releases(a.ordering));
            Kind::Give { free: constant(*value)?, releases }
        }
        _ => return None,
    })
}

/// The constant that the result of an exchange is compared with, if it is.
fn tested(k: &Kernel<'_>, inst: InstId) -> Option<i128> {
    let f = &k.flat.function;
    let result = f.insts[inst].result?;
    let all = k.shape.cfg.reverse_post_order().iter().flat_map(|&b| &f.blocks[b].insts);
    all.copied().find_map(|i| match &f.insts[i].kind {
        InstKind::ICmp { lhs, rhs, .. } if *lhs == Operand::Value(result) => {
            constant_int(k.module, *rhs)
        }
        _ => None,
    })
}

struct Flow<'k> {
    k: &'k Kernel<'k>,
    operations: BTreeMap<InstId, Operation>,
    /// Every pointer by which a lock is taken or given back.
    locks: Vec<Held>,
    /// The values that each is computed from.
    inputs: Vec<BTreeSet<ValueId>>,
}

impl Flow<'_> {
    /// What is true before each instruction: the greatest fixpoint.
    fn facts(&self) -> BTreeMap<InstId, Facts> {
        let cfg = &self.k.shape.cfg;
        let f = &self.k.flat.function;
        let mut at: BTreeMap<BlockId, Facts> = BTreeMap::from([(f.entry(), Facts::new())]);
        loop {
            let mut changed = false;
            for &b in cfg.reverse_post_order() {
                let Some(mut now) = at.get(&b).cloned() else { continue };
                for &i in &f.blocks[b].insts {
                    self.pass(i, &mut now);
                }
                for &next in cfg.successors(b) {
                    let then = self.edge(b, next, &now);
                    let old = at.get(&next);
                    let met: Facts = match old {
                        None => then,
                        Some(old) => old.intersection(&then).copied().collect(),
                    };
                    if old != Some(&met) {
                        at.insert(next, met);
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        let mut out = BTreeMap::new();
        for (&b, facts) in &at {
            let mut now = facts.clone();
            for &i in &f.blocks[b].insts {
                out.insert(i, now.clone());
                self.pass(i, &mut now);
            }
        }
        out
    }

    fn number(&self, lock: Held) -> Option<usize> {
        self.locks.iter().position(|l| *l == lock)
    }

    fn lock_of(&self, fact: Fact) -> Option<Held> {
        match fact {
            Fact::Tried(i) => self.operations.get(&i).map(|o| o.lock),
            Fact::Holds(n) | Fact::Fenced(n) => self.locks.get(n).copied(),
        }
    }

    fn pass(&self, inst: InstId, facts: &mut Facts) {
        // Where a lock is of which an input is computed anew is not known any more.
        if let Some(v) = self.k.flat.function.insts[inst].result {
            let same = |l: Held| self.number(l).is_some_and(|n| !self.inputs[n].contains(&v));
            facts.retain(|f| self.lock_of(*f).is_some_and(same));
        }
        if let Some(scope) = fence(self.k, inst) {
            for (n, lock) in self.locks.iter().enumerate() {
                if facts.contains(&Fact::Holds(n)) && scope >= needed(lock.root) {
                    facts.insert(Fact::Fenced(n));
                }
            }
        }
        let Some(operation) = self.operations.get(&inst) else { return };
        match operation.kind {
            Kind::Take { .. } => {
                facts.insert(Fact::Tried(inst));
            }
            Kind::Give { .. } => {
                facts.retain(|f| self.lock_of(*f).is_none_or(|l| l.root != operation.lock.root));
            }
        }
    }

    /// What is true on an edge: that an attempt succeeded.
    fn edge(&self, from: BlockId, to: BlockId, facts: &Facts) -> Facts {
        let mut out = facts.clone();
        let Some((inst, success)) = self.test(from) else { return out };
        // Who has not given it back since still holds it, whenever the attempt is tested.
        if out.contains(&Fact::Tried(inst))
            && success == Some(to)
            && let Some(operation) = self.operations.get(&inst)
            && let Some(n) = self.number(operation.lock)
        {
            out.insert(Fact::Holds(n));
            if let Kind::Take { acquires: true, .. } = operation.kind {
                out.insert(Fact::Fenced(n));
            }
        }
        out
    }

    /// The attempt that the branch at the end of a block tests, and where it goes if that succeeded.
    fn test(&self, block: BlockId) -> Option<(InstId, Option<BlockId>)> {
        let f = &self.k.flat.function;
        let InstKind::CondBr { cond, then_to, else_to, .. } = &f.terminator(block)?.kind else {
            return None;
        };
        let (inst, holds) = self.condition(*cond)?;
        let side = if holds { *then_to } else { *else_to };
        Some((inst, (then_to != else_to).then_some(side)))
    }

    /// The attempt of which a condition says whether it succeeded, and whether it does where the condition holds.
    fn condition(&self, cond: Operand) -> Option<(InstId, bool)> {
        let f = &self.k.flat.function;
        let Operand::Value(v) = cond else { return None };
        let ValueDef::Inst(i) = f.values[v].def else { return None };
        match &f.insts[i].kind {
            InstKind::ExtractValue { aggregate, indices } if indices[..] == [1] => {
                Some((self.attempt(*aggregate)?, true))
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                let inst = self.old(*lhs)?;
                let Kind::Take { free, .. } = self.operations.get(&inst)?.kind else { return None };
                (constant_int(self.k.module, *rhs)? == free).then_some(())?;
                match pred {
                    IntPredicate::Eq => Some((inst, true)),
                    IntPredicate::Ne => Some((inst, false)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn attempt(&self, o: Operand) -> Option<InstId> {
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = self.k.flat.function.values[v].def else { return None };
        matches!(self.operations.get(&i)?.kind, Kind::Take { .. }).then_some(i)
    }

    /// The attempt of which a value is what it found: its result, the first part of that, or what is made of both
    /// sides of a branch on its success, of which one is the constant that was expected.
    fn old(&self, o: Operand) -> Option<InstId> {
        let f = &self.k.flat.function;
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = f.values[v].def else { return None };
        match &f.insts[i].kind {
            InstKind::AtomicRmw { .. } => self.attempt(o),
            InstKind::ExtractValue { aggregate, indices } if indices[..] == [0] => {
                self.attempt(*aggregate)
            }
            InstKind::Phi { incoming, .. } => {
                let [one, other] = &incoming[..] else { return None };
                let (expected, found) = match (one.0, other.0) {
                    (Operand::Const(_), _) => (one, other),
                    _ => (other, one),
                };
                let inst = self.found(found.0)?;
                let Kind::Take { free, .. } = self.operations.get(&inst)?.kind else { return None };
                let meet = self.k.shape.home[v]?;
                // Straight from the branch on the success of the same attempt, on its two sides.
                let swap = f.insts[inst].result.and_then(|r| self.k.shape.home[r])?;
                let branch = self.test_of_swap(swap, inst)?;
                let direct = expected.1 == swap && branch.0 == meet && branch.1 == found.1;
                let only = self.k.shape.cfg.predecessors(found.1) == [swap];
                (direct && only && constant_int(self.k.module, expected.0) == Some(free))
                    .then_some(inst)
            }
            _ => None,
        }
    }

    /// The swap whose first part a value is.
    fn found(&self, o: Operand) -> Option<InstId> {
        let f = &self.k.flat.function;
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = f.values[v].def else { return None };
        let InstKind::ExtractValue { aggregate, indices } = &f.insts[i].kind else { return None };
        if indices[..] != [0] {
            return None;
        }
        self.attempt(*aggregate)
    }

    /// Where the block of a swap goes if the swap succeeded, and if it did not.
    fn test_of_swap(&self, block: BlockId, swap: InstId) -> Option<(BlockId, BlockId)> {
        let f = &self.k.flat.function;
        let InstKind::CondBr { cond: Operand::Value(v), then_to, else_to, .. } =
            &f.terminator(block)?.kind
        else {
            return None;
        };
        let ValueDef::Inst(i) = f.values[*v].def else { return None };
        let InstKind::ExtractValue { aggregate, indices } = &f.insts[i].kind else { return None };
        (indices[..] == [1] && self.attempt(*aggregate) == Some(swap) && then_to != else_to)
            .then_some((*then_to, *else_to))
    }

    /// Whether every write to an object is an operation of a lock, as the head of this file says.
    fn is_lock(&self, root: Root, before: &BTreeMap<InstId, Facts>) -> bool {
        let k = self.k;
        let f = &k.flat.function;
        let mut like: Option<(i128, u64)> = None;
        let mut operations: Vec<(BlockId, usize)> = vec![];
        let mut others: Vec<(BlockId, usize)> = vec![];
        for &b in k.shape.cfg.reverse_post_order() {
            for (n, &i) in f.blocks[b].insts.iter().enumerate() {
                let writes = |a: &&crate::extract::effects::Access| {
                    a.writes && k.roots.of(a.ptr).iter().any(|r| r.may_be(root))
                };
                let Some(access) = k.accesses(i).find(writes) else { continue };
                let facts = before.get(&i);
                if let Some(o) = self.operations.get(&i).filter(|o| o.lock.root == root) {
                    let free = match o.kind {
                        Kind::Take { free, .. } => free,
                        Kind::Give { free, .. } => {
                            let n = self.number(o.lock);
                            let fenced = n.map(Fact::Fenced);
                            if !fenced.zip(facts).is_some_and(|(x, all)| all.contains(&x)) {
                                return false;
                            }
                            free
                        }
                    };
                    let this = (free, o.bytes);
                    if *like.get_or_insert(this) != this {
                        return false;
                    }
                    operations.push((b, n));
                } else {
                    let plain = access.atomic.is_none() && !access.pending;
                    let free = facts.is_none_or(BTreeSet::is_empty);
                    if !plain || !free || !matches!(root, Root::Shared(_) | Root::Dynamic) {
                        return false;
                    }
                    others.push((b, n));
                }
            }
        }
        others.iter().all(|&(b, n)| {
            let leads = k.shape.before(&[b]);
            let again = k.shape.cfg.successors(b).iter().any(|&s| leads[s]);
            operations.iter().all(|&(x, m)| if x == b { m > n && !again } else { !leads[x] })
        })
    }

    /// Whether a fence, or what releases, lies between an access and whatever gives the lock back.
    fn is_released(&self, access: InstId, root: Root) -> bool {
        let k = self.k;
        let f = &k.flat.function;
        let Some((block, at)) = k.shape.cfg.reverse_post_order().iter().find_map(|&b| {
            let at = f.blocks[b].insts.iter().position(|&i| i == access)?;
            Some((b, at + 1))
        }) else {
            return false;
        };
        let mut seen = BTreeSet::new();
        let mut open = vec![(block, at)];
        while let Some((b, first)) = open.pop() {
            let mut passed = false;
            for &i in &f.blocks[b].insts[first..] {
                if fence(k, i).is_some_and(|s| s >= needed(root)) {
                    passed = true;
                    break;
                }
                let operation = self.operations.get(&i).filter(|o| o.lock.root == root);
                if let Some(Operation { kind: Kind::Give { releases, .. }, .. }) = operation {
                    if !releases {
                        return false;
                    }
                    passed = true;
                    break;
                }
            }
            if !passed {
                for &next in k.shape.cfg.successors(b) {
                    if seen.insert(next) {
                        open.push((next, 0));
                    }
                }
            }
        }
        true
    }
}

/// The scope of a fence.
fn fence(k: &Kernel<'_>, inst: InstId) -> Option<SyncScope> {
    match &k.flat.function.insts[inst].kind {
        InstKind::Fence(atomic) => {
            let both = matches!(atomic.ordering, Ordering::AcqRel | Ordering::SeqCst);
            both.then(|| SyncScope::of(atomic.scope.as_deref()))
        }
        InstKind::Call(call) => k.module.intrinsic(call)?.fence(),
        _ => None,
    }
}

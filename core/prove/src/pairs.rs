//! Pairs of accesses: can two threads touch one byte?

use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Iteration, Role, Val};
use crate::extract::effects::Access;
use crate::extract::inline::Origin;
use crate::extract::roots::Root;
use crate::extract::shape::Scope;
use crate::intervals::Version;
use crate::ledger::Ledger;
use crate::open::{Cause, OpenPair};
use crate::pair::{Condition, Definition, Limits, Poly};
use ir::analysis::LoopId;
use ir::intrinsics::SyncScope;
use ir::{BlockId, InstId, InstKind};
use std::collections::BTreeSet;

/// Which threads make the two accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Threads {
    /// Two of one block.
    OfBlock,
    /// Of two blocks.
    OfBlocks,
    /// One thread makes both.
    Same,
    /// Two lanes of one warp.
    OfWarp,
    /// Two of one block, of different warps.
    OfWarps,
}

/// What of a pair is known.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// They never touch one byte.
    Apart,
    /// They might.
    Open(Box<OpenPair>),
}

/// The work that proofs may do, in units of [`Limits::work`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub left: u64,
    /// For one pair.
    pub pair: u64,
}

impl Budget {
    /// Takes some; false if nothing is left.
    pub fn take(&mut self, work: u64) -> bool {
        let some = self.left > 0;
        self.left = self.left.saturating_sub(work);
        some
    }
}

/// Whether two accesses conflict if they touch one byte: one writes, and they are not both atomic
/// operations on cells of one size in a scope that covers both threads, nor is one what the other waits for, as
/// docs/execution-model.md has it: a volatile or atomic store, and a volatile or atomic operation.
fn conflict(k: &Kernel<'_>, a: &Version, b: &Version, threads: Threads) -> bool {
    let (a, b) = (&a.access, &b.access);
    if !a.writes && !b.writes {
        return false;
    }
    let covers = |s: SyncScope| threads != Threads::OfBlocks || s >= SyncScope::Device;
    // The scope of a volatile access is the whole system.
    let covered = |a: &Access| a.atomic.is_none_or(covers);
    let awaits = |a: &Access, b: &Access| {
        a.polls && b.writes && (b.signals || b.atomic.is_some()) && covered(a) && covered(b)
    };
    let ordered = match (a.atomic, b.atomic) {
        (Some(x), Some(y)) => covers(x) && covers(y),
        _ => k.locks.signals() && (awaits(a, b) || awaits(b, a)),
    };
    !(ordered && a.bytes == b.bytes)
}

/// Whether two accesses may be to one object, for these threads.
fn may_meet(k: &Kernel<'_>, a: &Version, b: &Version, threads: Threads) -> bool {
    let (a, b) = (k.roots.of(a.access.ptr), k.roots.of(b.access.ptr));
    a.iter().any(|&x| {
        b.iter().any(|&y| {
            x.may_be(y) && (threads != Threads::OfBlocks || (x.is_global() && y.is_global()))
        })
    })
}

/// Whether there is anything to prove of a pair.
pub(crate) fn worth(k: &Kernel<'_>, a: &Version, b: &Version, threads: Threads) -> bool {
    may_meet(k, a, b, threads) && conflict(k, a, b, threads)
}

/// The query on a pair: values exist if the two may touch one byte. `None` if an address is unknown.
pub(crate) fn query<'k>(
    k: &'k Kernel<'k>,
    a: &Version,
    b: &Version,
    threads: Threads,
    barrier: Option<BlockId>,
) -> Option<(Builder<'k>, bool)> {
    let scope = if threads == Threads::OfBlocks { Scope::Grid } else { Scope::Block };
    let mut builder = Builder::new(k, scope);
    if threads == Threads::Same {
        for axis in 0..3u8 {
            let (s, t) = (builder.tid(axis, Role::First), builder.tid(axis, Role::Second));
            builder.query.require(Condition::eq(&s, &t)?);
        }
    } else if !builder.tell_apart() {
        // There are no two such threads.
        return Some((builder, false));
    }
    if matches!(threads, Threads::OfWarp | Threads::OfWarps) {
        builder.of_warp(threads == Threads::OfWarp)?;
    }
    let env = |role, v: &Version| Env { role, at: v.block, iterations: v.iterations.clone() };
    let (s, t) = (env(Role::First, a), env(Role::Second, b));
    if let Some(block) = barrier {
        for env in [&s, &t] {
            let moved = |i: &Iteration| matches!(i, Iteration::After(1..) | Iteration::Later);
            if env.iterations.values().any(moved) {
                let iterations =
                    k.shape.around(block).into_iter().map(|l| (l, Iteration::After(0))).collect();
                let then = Env { role: env.role, at: block, iterations };
                builder.assume_path(&then, block);
            }
        }
    }
    for (env, v) in [(&s, a), (&t, b)] {
        builder.assume_path(env, v.block);
        builder.assume_left(env);
        for (edge, iterations) in v.left.values().chain(&v.passed) {
            let then = Env { role: env.role, at: edge.from, iterations: iterations.clone() };
            if let Some(c) = builder.edge(&then, *edge)
                && c.known() != Some(true)
            {
                builder.require(c);
            }
        }
    }
    let (Val::Ptr(x), Val::Ptr(y)) =
        (builder.operand(&s, a.access.ptr), builder.operand(&t, b.access.ptr))
    else {
        return None;
    };
    if threads != Threads::Same {
        builder.tickets(&s, &t);
        builder.distinct();
        builder.sorted();
        if excluded(k, &mut builder, (&s, a), (&t, b)) {
            return Some((builder, false));
        }
    }
    let (of_a, of_b) = (k.roots.of(a.access.ptr), k.roots.of(b.access.ptr));
    if of_a.len() > 1 || of_b.len() > 1 {
        let among: Vec<Root> = of_a.union(&of_b).copied().collect();
        if let (Some(x), Some(y)) =
            (builder.object(&s, a.access.ptr, &among), builder.object(&t, b.access.ptr, &among))
        {
            let same = Condition::eq(&x, &y)?;
            if same.known() == Some(false) {
                return Some((builder, false));
            }
            builder.query.require(same);
        }
    }
    let difference = x.sub(&y)?;
    builder.powers();
    builder.question = builder.query.conditions.len();
    builder.query.overlap(&difference, i128::from(a.access.bytes), i128::from(b.access.bytes))?;
    Some((builder, true))
}

/// Locks that both threads hold are not the same one, or one access comes after the other, with all that is known of
/// locks: [`crate::locks`]. True if it is always the same one.
fn excluded(
    k: &Kernel<'_>,
    builder: &mut Builder<'_>,
    (s, a): (&Env, &Version),
    (t, b): (&Env, &Version),
) -> bool {
    for x in k.locks.held(a.inst) {
        for y in k.locks.held(b.inst).iter().filter(|y| y.root == x.root) {
            if builder.scope == Scope::Grid && !x.root.is_global() {
                continue;
            }
            let (Val::Ptr(p), Val::Ptr(q)) = (builder.operand(s, x.at), builder.operand(t, y.at))
            else {
                continue;
            };
            let Some(others) = Condition::ne(&p, &q) else { continue };
            if others.known() == Some(false) {
                return true;
            }
            builder.query.require(others);
        }
    }
    false
}

/// Tries to prove that a pair never touches one byte.
pub(crate) fn decide(
    k: &Kernel<'_>,
    a: &Version,
    b: &Version,
    threads: Threads,
    barrier: Option<BlockId>,
    budget: &mut Budget,
    ledger: &mut Ledger,
) -> Outcome {
    let open = |causes| {
        Outcome::Open(Box::new(OpenPair {
            first: k.flat.origin(a.inst),
            second: k.flat.origin(b.inst),
            between_blocks: threads == Threads::OfBlocks,
            causes,
        }))
    };
    if !worth(k, a, b, threads) {
        return Outcome::Apart;
    }
    let roots = |v: &Version| k.roots.of(v.access.ptr);
    let unknown = |v: &Version| roots(v).iter().any(|r| matches!(r, Root::Unknown(_)));
    if unknown(a) || unknown(b) {
        let which = if unknown(a) { a } else { b };
        return open(vec![Cause::Pointer(k.flat.origin(which.inst))]);
    }
    let Some((builder, possible)) = query(k, a, b, threads, barrier) else { return open(vec![]) };
    if !possible {
        return Outcome::Apart;
    }
    let limits = Limits { conflicts: 0, work: budget.pair, ..Limits::default() };
    if !budget.take(builder.work) {
        return open(vec![]);
    }
    let (proof, work) = k.failures.refute_about(&builder.query, builder.question, &limits);
    budget.take(work);
    if proof.is_ok() {
        ledger.merge(&builder.ledger);
        return Outcome::Apart;
    }
    let powers = builder.query.definitions.iter().any(|d| matches!(d, Definition::Power { .. }));
    if let Some((l, last)) = counted(k, (a, b)).filter(|_| powers) {
        let mut assumed = Ledger::default();
        let in_each = (0..=last).all(|n| {
            let k = Kernel { fixed: Some((l, n)), ..*k };
            let outcome = decide(&k, a, b, threads, barrier, budget, &mut assumed);
            matches!(outcome, Outcome::Apart)
        });
        if in_each {
            ledger.merge(&assumed);
            return Outcome::Apart;
        }
    }
    open(causes(k, &builder))
}

/// Most iterations of a loop of which each is looked at alone.
const MAX_COUNTED: i64 = 16;

/// A loop around the barrier that runs a known number of times, so that each iteration in which both threads may be
/// at the barrier can be looked at alone: then powers of two are numbers.
fn counted(k: &Kernel<'_>, (a, b): (&Version, &Version)) -> Option<(LoopId, i64)> {
    if k.fixed.is_some() {
        return None;
    }
    let aligned = |i: &Iteration| matches!(i, Iteration::After(_) | Iteration::Later);
    let of = |v: &Version| v.iterations.iter().filter(|i| aligned(i.1)).map(|i| *i.0).collect();
    let mut loops: BTreeSet<LoopId> = of(a);
    let others: BTreeSet<LoopId> = of(b);
    loops.extend(others);
    let known = |&l: &LoopId| Some((l, k.invariants.ends.get(&l)?.last));
    let few = loops.iter().filter_map(known).filter(|e| (1..MAX_COUNTED).contains(&e.1));
    few.min_by_key(|e| e.1)
}

/// Whether it is proved that no thread makes an access.
pub(crate) fn never(k: &Kernel<'_>, v: &Version, threads: Threads, budget: &mut Budget) -> bool {
    let scope = if threads == Threads::OfBlocks { Scope::Grid } else { Scope::Block };
    let mut builder = Builder::new(k, scope);
    // A pair is of two threads, so of launches with a single block or thread nothing is asked.
    let mut several = Some(Poly::from(1));
    for axis in 0..3u8 {
        let size = if scope == Scope::Grid { builder.nctaid(axis) } else { builder.ntid(axis) };
        several = several.and_then(|p| p.mul(&size));
    }
    if let Some(more) = several.and_then(|p| p.plus(-2)) {
        builder.require(Condition::Nonneg(more));
    }
    let env = Env { role: Role::First, at: v.block, iterations: v.iterations.clone() };
    builder.assume_path(&env, v.block);
    let limits = Limits { conflicts: 0, work: TRIAL_WORK / 4, ..Limits::default() };
    let (proof, work) = k.failures.refute_counted(&builder.query, &limits);
    budget.take(builder.work + work) && proof.is_ok()
}

/// Work on one pair, and on one pair with conditions that are only tried.
pub(crate) const PAIR_WORK: u64 = 1_000_000;
/// See [`PAIR_WORK`].
pub(crate) const TRIAL_WORK: u64 = 250_000;

/// What the query knows nothing of.
fn causes(k: &Kernel<'_>, builder: &Builder<'_>) -> Vec<Cause> {
    let mut out = BTreeSet::new();
    for inst in builder.unknown.values() {
        out.insert(cause(k, *inst));
    }
    out.into_iter().take(8).collect()
}

fn cause(k: &Kernel<'_>, inst: InstId) -> Cause {
    let at: Option<Origin> = k.flat.origin(inst);
    match &k.flat.function.insts[inst].kind {
        InstKind::Load { .. } => Cause::Loaded(at),
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => Cause::Atomic(at),
        _ => Cause::Computed(at),
    }
}

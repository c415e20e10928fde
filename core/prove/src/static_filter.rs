//! Which accesses of a launch need no dynamic detection, because it is proved that they race with no other: the
//! static half of GMRace (Zheng and others, TPDS 2014, section 4), by the pair core instead of affine forms alone.
//!
//! The proof is about one launch with its dimensions and integer arguments, so it is quick. What proofs for every
//! launch assume is not assumed here, but proved or looked at while the kernel runs:
//!
//! * Buffers that are one memory: whoever resolves the roots sees whether they are.
//! * Accesses that leave their object: the observer compares the object of each with what is said here.
//! * Overflow: an instruction's flags `nsw` and `nuw` count only where it is proved that they hold
//!   ([`exact`]). Numbers of the launch that may wrap are taken as remainders.
//! * A run that does not end, faults, or has diverging barriers is made again without the filter.

use crate::dims::Dim;
use crate::extract::builder::{Builder, Env, Int, Role};
use crate::extract::effects::Effect;
use crate::extract::inline::Origin;
use crate::extract::roots::Root;
use crate::extract::shape::Scope;
use crate::extract::{Extracted, Kernel, Run, extract, phi};
use crate::ledger::{Assumption, Ledger};
use crate::locks::Locks;
use crate::pair::{Failures, Poly};
use crate::pairs::{Budget, Outcome, PAIR_WORK};
use crate::verdict::{tasks, try_task};
use base::limits::{MAX_FILTER_ACCESSES, MAX_FILTER_ROUNDS, MAX_FILTER_WORK};
use check::static_filter::{Proof, ProvedAccess, Region, RunFacts};
use ir::intrinsics::{Intrinsic, SpecialRegister};
use ir::{BinaryOp, Flags, InstId, InstKind, Type};
use launch::LoadedModule;
use launch::params::KernelInfo;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// Steps of threads that are guessed to take as long as one of the pair core, with what else a proof takes.
const STEPS: u64 = 250;
/// Work that any proof may take: the shortest ones are that long.
const LEAST_WORK: u64 = 5_000;
/// Offsets from the begin of an object are below this, bytes, so that no two of them are equal modulo 2^64.
const MAX_OFFSET: i128 = 1 << 62;

/// What is proved of a launch; `None` if nothing is, or the kernel does what is not understood.
pub fn proof(loaded: &LoadedModule, info: &KernelInfo, facts: &RunFacts) -> Option<Proof> {
    let module = loaded.module();
    let extracted = extract(module, info.function).ok()?;
    let regions = regions(&extracted)?;
    let limit = (facts.steps / STEPS).clamp(LEAST_WORK, MAX_FILTER_WORK);
    let (none, work) = (phi::Invariants::default(), Cell::new(limit));
    let failures = Failures::default();
    // What a lock orders, the observer has to follow.
    let no_locks = Locks::default();
    let no_flags = BTreeSet::new();
    let given = |d: [u32; 3]| d.map(Some);
    let kernel = Kernel {
        module,
        info,
        flat: &extracted.flat,
        roots: &extracted.roots,
        shape: &extracted.shape,
        dims: extracted.dims(given(facts.grid), given(facts.block)),
        reads: extracted.reads,
        clauses: &[],
        warp_size: facts.warp_size,
        invariants: &none,
        locks: &no_locks,
        work: &work,
        failures: &failures,
        run: Some(Run { scalars: &facts.scalars, exact: &no_flags }),
        fixed: None,
    };
    debug_assert!(kernel.dims.block.iter().all(|d| *d != Dim::Free));
    let exact = exact(&kernel, &facts.scalars)?;
    let kernel = Kernel { run: Some(Run { scalars: &facts.scalars, exact: &exact }), ..kernel };
    let invariants = phi::invariants(&kernel);
    let k = &Kernel { invariants: &invariants, ..kernel };
    let mut ledger = invariants.ledger.clone();
    let mut loud = far(k, &regions);
    let mut budget = Budget { left: limit, pair: PAIR_WORK };
    for task in tasks(k, &mut ledger).ok()? {
        let both = [task.first.inst, task.second.inst];
        if both.iter().all(|i| loud.contains(i)) {
            continue;
        }
        if !matches!(try_task(k, &task, &mut budget, &mut ledger), Outcome::Apart) {
            loud.extend(both);
        }
    }
    let harmless = |a: &Assumption| matches!(a, Assumption::Axes { .. });
    if !ledger.items().all(harmless) {
        return None;
    }
    let accesses = collect(k, &regions, &loud)?;
    let independent = accesses.iter().all(|a| a.apart) && is_independent(k);
    Some(Proof { accesses, independent })
}

/// Whether, unless the kernel faults, nothing in a kernel of which all accesses are apart tells a block what others do, or in which order blocks
/// run: no atomic operation, which may be apart from others and yet depend on them, no output, and no register beyond
/// those of the thread's place.
fn is_independent(k: &Kernel<'_>) -> bool {
    let f = &k.flat.function;
    let quiet = |i: InstId| match &f.insts[i].kind {
        InstKind::Fence(_) => true,
        // A struct is copied as a whole.
        InstKind::Call(call)
            if matches!(k.module.intrinsic(call), Some(Intrinsic::Copy { .. })) =>
        {
            matches!(k.shape.effects[i], Effect::None | Effect::Accesses(_))
        }
        InstKind::Call(call) => matches!(
            k.module.intrinsic(call),
            Some(
                Intrinsic::SpecialRegister {
                    register: SpecialRegister::Tid(_)
                        | SpecialRegister::Ntid(_)
                        | SpecialRegister::Ctaid(_)
                        | SpecialRegister::Nctaid(_)
                        | SpecialRegister::LaneId
                        | SpecialRegister::WarpSize,
                    ..
                } | Intrinsic::DebugVariable { .. }
                    | Intrinsic::Lifetime
                    | Intrinsic::Ignored
                    | Intrinsic::Int(_)
                    | Intrinsic::Convert(_)
                    | Intrinsic::Float(_)
                    | Intrinsic::Fence(_)
                    | Intrinsic::Barrier(_)
                    | Intrinsic::WarpBarrier
                    | Intrinsic::Shuffle { .. }
                    | Intrinsic::ReadOnlyLoad
                    | Intrinsic::PointerCast
                    | Intrinsic::Trap
                    | Intrinsic::AssertFail
            )
        ),
        _ => match &k.shape.effects[i] {
            Effect::Accesses(list) => list.iter().all(|a| a.atomic.is_none()),
            Effect::None => true,
            _ => false,
        },
    };
    k.shape.cfg.reverse_post_order().iter().flat_map(|&b| &f.blocks[b].insts).all(|&i| quiet(i))
}

/// The regions of an instruction's accesses that other threads could notice, and whether each is about what it writes or
/// reads: only a copy from one to another has two.
type Regions = BTreeMap<InstId, Vec<(Option<bool>, Region)>>;

/// Those of all instructions, if each access has one.
fn regions(extracted: &Extracted) -> Option<Regions> {
    let f = &extracted.flat.function;
    let mut out = BTreeMap::new();
    for &b in extracted.shape.cfg.reverse_post_order() {
        for &i in &f.blocks[b].insts {
            match &extracted.shape.effects[i] {
                Effect::Accesses(list) => {
                    let mut of: Vec<(bool, Region)> = vec![];
                    for access in list {
                        let roots = extracted.roots.of(access.ptr);
                        if !roots.is_empty() && roots.iter().all(|r| r.is_private()) {
                            continue;
                        }
                        let mut each = roots.iter();
                        let (Some(root), None) = (each.next(), each.next()) else { return None };
                        let region = region(*root)?;
                        let other = |o: &(bool, Region)| o.0 == access.writes && o.1 != region;
                        if access.pending || of.iter().any(other) {
                            return None;
                        }
                        of.push((access.writes, region));
                    }
                    let Some(&(_, first)) = of.first() else { continue };
                    if of.iter().all(|o| o.1 == first) {
                        out.insert(i, vec![(None, first)]);
                    } else if of.len() == 2 && list.iter().all(|a| a.atomic.is_none()) {
                        out.insert(i, of.iter().map(|&(w, region)| (Some(w), region)).collect());
                    } else {
                        return None;
                    }
                }
                // What these order is followed by the observer through what comes between.
                Effect::PartialBarrier | Effect::Mbarrier | Effect::Arrival => return None,
                Effect::AsyncCommit | Effect::AsyncWait { .. } => return None,
                _ => {}
            }
        }
    }
    (!out.is_empty() && out.len() <= MAX_FILTER_ACCESSES).then_some(out)
}

fn region(root: Root) -> Option<Region> {
    match root {
        Root::Param(p) => Some(Region::Param(p)),
        Root::Global(s) => Some(Region::Global(s)),
        Root::Shared(s) => Some(Region::Shared(s)),
        Root::Dynamic => Some(Region::DynamicShared),
        Root::Field(..) | Root::Private | Root::ByValue(_) | Root::Unknown(_) => None,
    }
}

/// Instructions with flags of which it is proved that no execution violates them. Of all executions that violate one,
/// the first in time would find the flags of everything before it intact; so each proof may rely on the flags of all
/// others, and on its own in earlier iterations, at its own place in the code. Those without a proof are given up,
/// and all others are looked at again.
fn exact(kernel: &Kernel<'_>, scalars: &BTreeMap<u32, u64>) -> Option<BTreeSet<InstId>> {
    let f = &kernel.flat.function;
    let flagged = |i: InstId| match &f.insts[i].kind {
        InstKind::Binary { flags, .. } => flags.has(Flags::NSW) || flags.has(Flags::NUW),
        _ => false,
    };
    let order = kernel.shape.cfg.reverse_post_order();
    let mut exact: BTreeSet<InstId> =
        order.iter().flat_map(|&b| &f.blocks[b].insts).copied().filter(|&i| flagged(i)).collect();
    for _ in 0..MAX_FILTER_ROUNDS {
        let invariants = {
            let k = Kernel { run: Some(Run { scalars, exact: &exact }), ..*kernel };
            phi::invariants(&k)
        };
        let run = Some(Run { scalars, exact: &exact });
        let k = Kernel { run, invariants: &invariants, ..*kernel };
        let kept: BTreeSet<InstId> = order
            .iter()
            .flat_map(|&b| f.blocks[b].insts.iter().map(move |&i| (b, i)))
            .filter(|&(b, i)| exact.contains(&i) && holds(&k, b, i).unwrap_or(false))
            .map(|(_, i)| i)
            .collect();
        if kept == exact {
            return Some(exact);
        }
        exact = kept;
    }
    None
}

/// Whether the flags of an instruction are proved to hold whenever it is executed.
fn holds(k: &Kernel<'_>, block: ir::BlockId, i: InstId) -> Option<bool> {
    let inst = &k.flat.function.insts[i];
    let InstKind::Binary { op, flags, lhs, rhs } = &inst.kind else { return None };
    let Type::Int(bits) = *k.module.types.get(inst.ty) else { return None };
    if !(2..100).contains(&bits) {
        return None;
    }
    let mut builder = Builder::new(k, Scope::Grid);
    let env = Env { role: Role::First, at: block, iterations: BTreeMap::new() };
    builder.assume_path(&env, block);
    let (a, b) = (builder.int(&env, *lhs)?, builder.int(&env, *rhs)?);
    let half = 1i128 << (bits - 1);
    let mut fits = |signed: bool, low: i128, high: i128| {
        let mut read = |int: &Int| {
            if signed { builder.signed(int, None) } else { builder.unsigned(int, None) }
        };
        let (x, y) = (read(&a), read(&b));
        let result = match op {
            BinaryOp::Add => x.add(&y)?,
            BinaryOp::Sub => x.sub(&y)?,
            BinaryOp::Mul => x.mul(&y)?,
            BinaryOp::Shl => {
                let amount = y.constant().filter(|c| (0..i128::from(bits)).contains(c))?;
                x.scale(1 << amount)?
            }
            _ => return None,
        };
        let (above, below) = (result.add(&Poly::from(-low))?, result.neg()?.plus(high)?);
        Some(builder.nonneg(&above) && builder.nonneg(&below))
    };
    let signed = !flags.has(Flags::NSW) || fits(true, -half, half - 1)?;
    let unsigned = !flags.has(Flags::NUW) || fits(false, 0, 2 * half - 1)?;
    Some(signed && unsigned)
}

/// Accesses to regions of which some access may be so far off that offsets are not told apart modulo 2^64.
fn far(k: &Kernel<'_>, regions: &Regions) -> BTreeSet<InstId> {
    let f = &k.flat.function;
    let mut far = BTreeSet::new();
    for &block in k.shape.cfg.reverse_post_order() {
        for &i in &f.blocks[block].insts {
            let Some(of) = regions.get(&i) else { continue };
            for access in k.accesses(i) {
                let mut builder = Builder::new(k, Scope::Grid);
                let env = Env { role: Role::First, at: block, iterations: BTreeMap::new() };
                builder.assume_path(&env, block);
                let near = |b: &mut Builder<'_>, p: &Poly| {
                    let ends = [p.clone(), p.neg()?].map(|p| p.plus(MAX_OFFSET));
                    let [Some(a), Some(c)] = ends else { return None };
                    (b.nonneg(&a) && b.nonneg(&c)).then_some(())
                };
                let near = match builder.operand(&env, access.ptr) {
                    crate::extract::builder::Val::Ptr(p) => near(&mut builder, &p).is_some(),
                    _ => false,
                };
                if !near {
                    far.extend(of.iter().map(|(_, region)| *region));
                }
            }
        }
    }
    regions
        .iter()
        .filter(|(_, of)| of.iter().any(|(_, r)| far.contains(r)))
        .map(|(i, _)| *i)
        .collect()
}

/// The accesses by where they stand in the module. One that is inlined in several places counts as all of them.
fn collect(
    k: &Kernel<'_>,
    regions: &Regions,
    loud: &BTreeSet<InstId>,
) -> Option<Vec<ProvedAccess>> {
    let mut all: BTreeMap<(Origin, Option<bool>), ProvedAccess> = BTreeMap::new();
    let order = k.shape.cfg.reverse_post_order().iter();
    let insts = order.flat_map(|&b| k.flat.function.blocks[b].insts.iter().map(move |&i| (b, i)));
    for (block, i) in insts {
        let Some(of) = regions.get(&i) else { continue };
        let origin = k.flat.origin(i)?;
        let apart = !loud.contains(&i);
        for &(writes, region) in of {
            // Only in shared memory another variable may be next to it.
            let mut accesses = k.accesses(i).filter(|a| writes.is_none_or(|w| w == a.writes));
            let inside = matches!(region, Region::Shared(_))
                && accesses.all(|access| {
                    let roots = k.roots.of(access.ptr);
                    crate::bounds::stays(k, block, access, &roots, &mut Ledger::default())
                });
            let Origin { function, inst } = origin;
            let new = ProvedAccess { function, inst, writes, region, inside, apart };
            let known = all.entry((origin, writes)).or_insert(new);
            if known.region != region {
                return None;
            }
            known.apart &= apart;
            known.inside &= inside;
        }
    }
    // One that is inlined in several places must be of one sort in all of them.
    let both = |&(origin, writes): &(Origin, Option<bool>)| {
        writes.is_some() && all.contains_key(&(origin, None))
    };
    if all.keys().any(both) {
        return None;
    }
    all.values().any(|a| a.apart).then(|| all.into_values().collect())
}

//! Mbarriers at which all threads of a block wait for each other, as `bar.arrive_and_wait()` with a
//! `cuda::barrier` for the whole block.
//!
//! Let an mbarrier be made once, for as many arrivals as the block has threads, before a barrier of the block that
//! all arrivals are behind; let every operation on it else be an arrival that counts once, each followed at once
//! by the wait for its phase. Then no thread arrives again before the phase of its last arrival has completed, so in
//! each phase every thread arrives at most once, and a phase completes only when all have. So what a thread did
//! before its n-th arrival is done before what another does behind its n-th wait: an arrival orders as a barrier of
//! the block does, and like with that it has to be shown that all threads come to the same ones. Threads that have
//! ended do not count as arrived; the others wait forever then, and access nothing.
//!
//! An mbarrier that is used without having been made has no meaning.

use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Role};
use crate::extract::effects::{Access, Effect};
use crate::extract::roots::{Root, constant_int};
use crate::extract::shape::{Scope, Shape};
use crate::ledger::Ledger;
use crate::open::{Construct, Open};
use crate::pair::Poly;
use ir::inst::Call;
use ir::intrinsics::{Intrinsic, MbarrierOp};
use ir::{
    BlockId, CastOp, ConstExpr, ConstKind, InstId, InstKind, Operand, SymbolId, ValueDef, ValueId,
};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes of an mbarrier.
const BYTES: u64 = 8;

/// An instruction, by its block and its place there.
type Place = (BlockId, usize);

/// What is done to one mbarrier.
#[derive(Default)]
struct Uses {
    made: Vec<(Place, Operand)>,
    arrivals: Vec<Place>,
    waits: Vec<(Place, Operand)>,
}

/// The shape of the kernel in which arrivals order as barriers do; `None` if there are no mbarriers.
pub(crate) fn resolved(k: &Kernel<'_>, ledger: &mut Ledger) -> Result<Option<Shape>, Open> {
    let f = &k.flat.function;
    let mut uses: BTreeMap<SymbolId, Uses> = BTreeMap::new();
    let mut first = None;
    for &b in k.shape.cfg.reverse_post_order() {
        for (n, &i) in f.blocks[b].insts.iter().enumerate() {
            if k.shape.effects[i] == Effect::Mbarrier {
                first = first.or(Some(i));
                add(k, (b, n), &mut uses).ok_or_else(|| open(k, i))?;
            }
        }
    }
    let Some(first) = first else { return Ok(None) };
    let mut effects = k.shape.effects.clone();
    let inst = |(b, n): Place| f.blocks[b].insts[n];
    for (&symbol, uses) in &uses {
        if !is_apart(k, symbol) || !is_of_block(k, uses, ledger) {
            return Err(open(k, uses.arrivals.first().map_or(first, |&p| inst(p))));
        }
        for &p in &uses.arrivals {
            effects[inst(p)] = Effect::Arrival;
        }
        for (p, _) in &uses.waits {
            effects[inst(*p)] = Effect::None;
        }
        for (p, ptr) in &uses.made {
            let access = Access::new(*ptr, BYTES, true, None);
            effects[inst(*p)] = Effect::Accesses(vec![access]);
        }
    }
    Ok(Some(Shape { effects, ..k.shape.clone() }))
}

fn open(k: &Kernel<'_>, inst: InstId) -> Open {
    Open::Construct { construct: Construct::Mbarrier, at: k.flat.origin(inst) }
}

fn call<'k>(k: &'k Kernel<'_>, (b, n): Place) -> Option<&'k Call> {
    let f = &k.flat.function;
    match &f.insts[f.blocks[b].insts[n]].kind {
        InstKind::Call(call) => Some(call),
        _ => None,
    }
}

/// Adds an operation to those on its mbarrier; `None` if it is of another kind.
fn add(k: &Kernel<'_>, at: Place, uses: &mut BTreeMap<SymbolId, Uses>) -> Option<()> {
    let call = call(k, at)?;
    let Some(Intrinsic::Mbarrier(op)) = k.module.intrinsic(call) else { return None };
    let argument = |i: usize| call.args.get(i).map(|a| a.value);
    let ptr = argument(0)?;
    let uses = uses.entry(variable(k, ptr)?).or_default();
    match op {
        MbarrierOp::Init => uses.made.push((at, ptr)),
        MbarrierOp::Arrive { counted, drop: false, no_complete: false, relaxed: false } => {
            let once = !counted || constant_int(k.module, argument(1)?) == Some(1);
            once.then(|| uses.arrivals.push(at))?;
        }
        MbarrierOp::Wait { parity: false } => uses.waits.push((at, argument(1)?)),
        _ => return None,
    }
    Some(())
}

/// The variable in shared memory at whose begin a pointer points.
fn variable(k: &Kernel<'_>, ptr: Operand) -> Option<SymbolId> {
    let Operand::Const(mut c) = ptr else { return None };
    for _ in 0..base::limits::MAX_NESTING {
        match &k.module.constants[c].kind {
            ConstKind::Symbol(s) => {
                return (k.roots.of(ptr) == BTreeSet::from([Root::Shared(*s)])).then_some(*s);
            }
            ConstKind::Expr(ConstExpr::Cast(CastOp::AddrSpaceCast | CastOp::BitCast, inner)) => {
                c = *inner;
            }
            _ => return None,
        }
    }
    None
}

/// Whether nothing else accesses the variable.
fn is_apart(k: &Kernel<'_>, symbol: SymbolId) -> bool {
    let blocks = k.shape.cfg.reverse_post_order();
    let mut all = blocks.iter().flat_map(|&b| &k.flat.function.blocks[b].insts);
    all.all(|&i| {
        k.accesses(i).all(|a| !k.roots.of(a.ptr).iter().any(|r| r.may_be(Root::Shared(symbol))))
    })
}

/// Whether all threads of the block wait for each other at it, as the head of this file says.
fn is_of_block(k: &Kernel<'_>, uses: &Uses, ledger: &mut Ledger) -> bool {
    let f = &k.flat.function;
    let [(made, _)] = uses.made[..] else { return false };
    let effect = |b: BlockId, n: usize| &k.shape.effects[f.blocks[b].insts[n]];
    // Each arrival with the next wait behind it.
    let mut waited = BTreeSet::new();
    for &(b, n) in &uses.arrivals {
        let next = (n + 1..f.blocks[b].insts.len()).find(|&m| *effect(b, m) != Effect::None);
        let token = f.insts[f.blocks[b].insts[n]].result;
        let wait = uses.waits.iter().find(|w| Some(w.0) == next.map(|m| (b, m)));
        match (wait, token) {
            (Some((at, of)), Some(token)) if is_token(k, *of, token) => waited.insert(*at),
            _ => return false,
        };
    }
    if waited.len() != uses.waits.len() || !k.shape.around(made.0).is_empty() {
        return false;
    }
    // A barrier of the block behind which it is not made, and behind which all arrivals are.
    let before = |x: Place, y: Place| {
        if x.0 == y.0 { x.1 < y.1 } else { k.shape.dominators.dominates(x.0, y.0) }
    };
    let reaches = k.shape.before(&[made.0]);
    let separates = |at: Place| {
        let again = k.shape.cfg.successors(at.0).iter().any(|&s| reaches[s]);
        let made_later = again || at.0 == made.0 && made.1 > at.1;
        !made_later && uses.arrivals.iter().all(|&a| before(at, a))
    };
    let separated = k.shape.cfg.reverse_post_order().iter().any(|&b| {
        (0..f.blocks[b].insts.len()).any(|n| *effect(b, n) == Effect::Barrier && separates((b, n)))
    });
    separated && counts_threads(k, made, ledger)
}

/// Whether a wait is for the phase of this arrival.
fn is_token(k: &Kernel<'_>, of: Operand, token: ValueId) -> bool {
    let f = &k.flat.function;
    let Operand::Value(v) = of else { return false };
    if v == token {
        return true;
    }
    let ValueDef::Inst(i) = f.values[v].def else { return false };
    match &f.insts[i].kind {
        InstKind::ExtractValue { aggregate, indices } => {
            f.inserted(*aggregate, indices) == Some(Operand::Value(token))
        }
        _ => false,
    }
}

/// Whether it is made for as many arrivals as there are threads in the block.
fn counts_threads(k: &Kernel<'_>, made: Place, ledger: &mut Ledger) -> bool {
    let Some(count) = call(k, made).and_then(|c| c.args.get(1)).map(|a| a.value) else {
        return false;
    };
    let mut builder = Builder::new(k, Scope::Block);
    let env = Env { role: Role::First, at: made.0, iterations: BTreeMap::new() };
    let Some(count) = builder.int(&env, count) else { return false };
    let count = builder.unsigned(&count, None);
    let mut threads = Poly::from(1);
    for axis in 0..3u8 {
        let Some(all) = threads.mul(&builder.ntid(axis)) else { return false };
        threads = all;
    }
    let only = |p: &Poly| builder.range(p).0.filter(|l| builder.range(p).1 == Some(*l));
    let same = count == threads || only(&count).is_some_and(|n| only(&threads) == Some(n));
    if same {
        ledger.merge(&builder.ledger);
    }
    same
}

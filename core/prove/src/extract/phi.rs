//! Phis: joins as choices, loops in closed form, and invariants of loops where there is none.

use super::Kernel;
use super::builder::{Builder, Env, Int, Iteration, Key, Role, Val};
use super::roots::Root;
use super::shape::{Edge, Scope};
use super::trips::{End, ends as known_ends};
use crate::ledger::Ledger;
use crate::pair::{Condition, Poly, Side};
use ir::analysis::LoopId;
use ir::intrinsics::{Intrinsic, SpecialRegister};
use ir::{
    BinaryOp, BlockId, CastOp, ConstKind, Flags, InstId, InstKind, Operand, Type, ValueDef, ValueId,
};
use std::collections::{BTreeMap, BTreeSet};

/// Most ways into a block that are told apart.
const MAX_WAYS: usize = 6;
/// Most phis of a loop of which invariants are sought.
const MAX_PHIS: usize = 24;

/// How a value of a loop changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<'k> {
    pub init: Operand,
    pub op: StepOp,
    pub by: Operand,
    pub flags: &'k Flags,
    pub at: InstId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StepOp {
    Add,
    Sub,
    /// The pointer is moved by so many elements.
    Move(ir::TypeId),
    /// Times, or divided by, 2 to this power.
    Shl,
    LShr,
    AShr,
    /// Division by a constant power of two that rounds to zero.
    SDiv,
    /// Multiplication by a constant power of two.
    Mul,
    UDiv,
    /// `c - x` or `x ^ c`.
    Toggle,
}

/// Something that holds of a value in every iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(clippy::enum_variant_names)]
pub(crate) enum Invariant {
    /// It is at least this.
    AtLeast(i64),
    /// It is at most this.
    AtMost(i64),
    /// It is at least its first value.
    AtLeastFirst,
    /// It is at most its first value.
    AtMostFirst,
}

/// The invariants of all loops, and what their proofs assume.
#[derive(Clone, Debug, Default)]
pub(crate) struct Invariants {
    pub of: BTreeMap<ValueId, Vec<Invariant>>,
    /// Of loops that run a known number of times.
    pub ends: BTreeMap<LoopId, End>,
    pub ledger: Ledger,
}

/// The loop whose header a phi is in.
pub(crate) fn header_of(k: &Kernel<'_>, v: ValueId) -> Option<LoopId> {
    let home = k.shape.home[v]?;
    let l = k.shape.loops.innermost(home)?;
    (k.shape.loops.loops[l].header == home).then_some(l)
}

/// The value that a phi has at first, and that of the next iteration; each if it is the same on all
/// ways.
pub(super) fn ends(k: &Kernel<'_>, l: LoopId, id: InstId) -> (Option<Operand>, Option<Operand>) {
    let InstKind::Phi { incoming, .. } = &k.flat.function.insts[id].kind else {
        return (None, None);
    };
    let (mut first, mut next) = (vec![], vec![]);
    for (o, from) in incoming {
        let list = if k.shape.loops.contains(l, *from) { &mut next } else { &mut first };
        list.push(*o);
    }
    let same = |list: &[Operand]| list.first().copied().filter(|f| list.iter().all(|o| o == f));
    (same(&first), same(&next))
}

/// Most operations that compute a step inside the loop.
const MAX_OPERATIONS: u32 = 12;

/// Whether a thread has one value of it in all iterations of a loop.
fn unchanging(k: &Kernel<'_>, l: LoopId, o: Operand, depth: u32) -> bool {
    let v = match o {
        Operand::Value(v) => v,
        Operand::Const(c) => {
            return !matches!(k.module.constants[c].kind, ConstKind::Undef | ConstKind::Poison);
        }
        _ => return false,
    };
    if let ValueDef::Undefined = k.flat.function.values[v].def {
        return false;
    }
    if k.shape.home[v].is_none_or(|b| !k.shape.loops.contains(l, b)) {
        return true;
    }
    let ValueDef::Inst(i) = k.flat.function.values[v].def else { return false };
    let kind = &k.flat.function.insts[i].kind;
    let pure = match kind {
        InstKind::Binary { .. }
        | InstKind::ICmp { .. }
        | InstKind::Cast { .. }
        | InstKind::Select { .. } => true,
        InstKind::Call(call) => matches!(
            k.module.intrinsic(call),
            Some(Intrinsic::SpecialRegister {
                register: SpecialRegister::Tid(_)
                    | SpecialRegister::Ntid(_)
                    | SpecialRegister::Ctaid(_)
                    | SpecialRegister::Nctaid(_)
                    | SpecialRegister::WarpSize
                    | SpecialRegister::LaneId,
                ..
            })
        ),
        // A parameter that is passed by value and not written.
        InstKind::Load { ptr, volatile: false, atomic: None, .. } => {
            let roots = k.roots.of(*ptr);
            !roots.is_empty()
                && roots.iter().all(|&r| matches!(r, Root::ByValue(_)) && k.roots.is_read_only(r))
        }
        InstKind::Gep { .. } => true,
        _ => false,
    };
    if !pure || depth >= MAX_OPERATIONS {
        return false;
    }
    if let InstKind::Call(_) = kind {
        return true;
    }
    let mut all = true;
    kind.for_each_operand(|o| all &= unchanging(k, l, o, depth + 1));
    all
}

/// How a phi of a loop's header changes, if that is simple.
pub(crate) fn step<'k>(k: &'k Kernel<'_>, l: LoopId, v: ValueId, id: InstId) -> Option<Step<'k>> {
    let (init, next) = ends(k, l, id);
    let (init, next) = (init?, next?);
    let Operand::Value(n) = next else { return None };
    let ValueDef::Inst(at) = k.flat.function.values[n].def else { return None };
    let me = Operand::Value(v);
    let outside = |o: Operand| unchanging(k, l, o, 0);
    static PLAIN: Flags = Flags { bits: 0, text: vec![] };
    let constant = |o| super::roots::constant_int(k.module, o);
    match &k.flat.function.insts[at].kind {
        InstKind::Cast { op: CastOp::Trunc, value, .. } => {
            let (op, by) = widened(k, *value, me)?;
            outside(by).then_some(Step { init, op, by, flags: &PLAIN, at })
        }
        InstKind::Binary { op, flags, lhs, rhs } => {
            let (op, by) = match op {
                BinaryOp::Add if *lhs == me => (StepOp::Add, *rhs),
                BinaryOp::Add if *rhs == me => (StepOp::Add, *lhs),
                BinaryOp::Sub if *lhs == me => (StepOp::Sub, *rhs),
                BinaryOp::Sub if *rhs == me && constant(*lhs).is_some() => (StepOp::Toggle, *lhs),
                BinaryOp::Xor if *lhs == me && constant(*rhs).is_some() => (StepOp::Toggle, *rhs),
                BinaryOp::Shl if *lhs == me => (StepOp::Shl, *rhs),
                BinaryOp::LShr if *lhs == me => (StepOp::LShr, *rhs),
                BinaryOp::AShr if *lhs == me => (StepOp::AShr, *rhs),
                BinaryOp::Mul if *lhs == me => (StepOp::Mul, *rhs),
                BinaryOp::SDiv if *lhs == me => (StepOp::SDiv, *rhs),
                BinaryOp::UDiv if *lhs == me => (StepOp::UDiv, *rhs),
                _ => return None,
            };
            if !outside(by) {
                return None;
            }
            if !matches!(op, StepOp::Add | StepOp::Sub) && constant(by).is_none() {
                return None;
            }
            Some(Step { init, op, by, flags, at })
        }
        InstKind::Gep { source, base, indices, .. } if *base == me => match indices[..] {
            [by] if outside(by) => {
                Some(Step { init, op: StepOp::Move(*source), by, flags: &PLAIN, at })
            }
            _ => None,
        },
        _ => None,
    }
}

/// What is added to a value in a wider type, as `i += size` does with an `int` and a `size_t`. Whatever the
/// extension puts into the upper bits, the lower ones are those of the sum.
fn widened(k: &Kernel<'_>, sum: Operand, me: Operand) -> Option<(StepOp, Operand)> {
    let inst = |o: Operand| {
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = k.flat.function.values[v].def else { return None };
        Some(&k.flat.function.insts[i].kind)
    };
    let extends = |o: Operand| match inst(o) {
        Some(InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. }) => *value == me,
        _ => false,
    };
    match inst(sum)? {
        InstKind::Binary { op: BinaryOp::Add, lhs, rhs, .. } if extends(*lhs) => {
            Some((StepOp::Add, *rhs))
        }
        InstKind::Binary { op: BinaryOp::Add, lhs, rhs, .. } if extends(*rhs) => {
            Some((StepOp::Add, *lhs))
        }
        InstKind::Binary { op: BinaryOp::Sub, lhs, rhs, .. } if extends(*lhs) => {
            Some((StepOp::Sub, *rhs))
        }
        _ => None,
    }
}

impl Builder<'_> {
    /// The value of a phi.
    pub fn phi(&mut self, env: &Env, v: ValueId, id: InstId) -> Option<Val> {
        let k = self.k;
        if let Some(l) = header_of(k, v) {
            return self.loop_phi(env, l, v, id);
        }
        self.join(env, v, id)
    }

    #[allow(clippy::unnecessary_wraps)]
    fn loop_phi(&mut self, env: &Env, l: LoopId, v: ValueId, id: InstId) -> Option<Val> {
        let k = self.k;
        let ty = k.flat.function.insts[id].ty;
        if let Some(step) = step(k, l, v, id)
            && let Some(val) = self.closed(env, l, v, step)
        {
            return Some(val);
        }
        if let Some(val) = self.swapped(env, l, v, id) {
            return Some(val);
        }
        let (init, next) = ends(k, l, id);
        match env.iterations.get(&l) {
            Some(Iteration::Nth(0)) => {
                if let Some(init) = init {
                    return Some(self.operand(env, init));
                }
            }
            Some(Iteration::Nth(n)) => {
                if let Some(next) = next {
                    let shifted = shifted(k, env, l, Iteration::Nth(n - 1));
                    return Some(self.operand(&shifted, next));
                }
            }
            Some(Iteration::After(n)) if *n >= 1 => {
                // One iteration before, of which the loops inside have ended.
                let before = Iteration::After(n - 1);
                if let Some(next) = next {
                    let shifted = shifted(k, env, l, before);
                    return Some(self.operand(&shifted, next));
                }
            }
            _ => {}
        }
        let val = self.havoc(env, v, ty);
        if let Val::Int(int) = &val
            && self.executed(env, v)
            && let Some(known) = k.invariants.of.get(&v)
        {
            let x = int.poly.clone();
            for &invariant in known {
                if let Some(c) = self.invariant(env, invariant, &x, init) {
                    self.query.require(c);
                }
            }
        }
        Some(val)
    }

    /// An invariant as a condition on a value.
    fn invariant(
        &mut self,
        env: &Env,
        invariant: Invariant,
        x: &Poly,
        init: Option<Operand>,
    ) -> Option<Condition> {
        let mut first = || {
            let int = self.int(env, init?)?;
            Some(self.signed(&int, None))
        };
        match invariant {
            Invariant::AtLeast(c) => Condition::le(&Poly::from(i128::from(c)), x),
            Invariant::AtMost(c) => Condition::le(x, &Poly::from(i128::from(c))),
            Invariant::AtLeastFirst => Condition::le(&first()?, x),
            Invariant::AtMostFirst => Condition::le(x, &first()?),
        }
    }

    fn closed(&mut self, env: &Env, l: LoopId, v: ValueId, step: Step<'_>) -> Option<Val> {
        let at = Some(step.at);
        let count = self.iteration(env, l);
        if let StepOp::Move(source) = step.op {
            let Val::Ptr(first) = self.operand(env, step.init) else { return None };
            let by = self.offset(env, source, &[step.by], at)?;
            return Some(Val::Ptr(first.add(&by.mul(&count)?)?));
        }
        let first = self.int(env, step.init)?;
        let by = self.int(env, step.by)?;
        let bits = first.bits;
        // What is added in a wider type is known modulo 2 to its width, so also to this.
        let sum = matches!(step.op, StepOp::Add | StepOp::Sub);
        if !(bits == by.bits || sum && bits < by.bits) || !(2..100).contains(&bits) {
            return None;
        }
        let trusted = self.trusts_flags(at);
        let (nsw, nuw) =
            (trusted && step.flags.has(Flags::NSW), trusted && step.flags.has(Flags::NUW));
        let linear = |first: &Poly, by: &Poly, sign: i128| first.add_scaled(&by.mul(&count)?, sign);
        let int = match step.op {
            StepOp::Add | StepOp::Sub => {
                let sign = if step.op == StepOp::Add { 1 } else { -1 };
                if nsw {
                    let (first, by) = (self.signed(&first, at), self.signed(&by, at));
                    if self.k.run.is_none() {
                        self.ledger.add(crate::ledger::Assumption::SignedOverflow);
                    }
                    Int { poly: linear(&first, &by, sign)?, bits, signed: true, unsigned: false }
                } else if nuw {
                    let (first, by) = (self.unsigned(&first, at), self.unsigned(&by, at));
                    Int { poly: linear(&first, &by, sign)?, bits, signed: false, unsigned: true }
                } else {
                    let poly = linear(&first.poly, &by.poly, sign)?;
                    Int { poly, bits, signed: false, unsigned: false }
                }
            }
            StepOp::Shl | StepOp::Mul => {
                let c = by.poly.constant()?;
                let c = if step.op == StepOp::Shl { c } else { log2(c)? };
                if !(0..i128::from(bits)).contains(&c) {
                    return None;
                }
                let factor = self.power(&count.scale(c)?);
                let first = if nsw { self.signed(&first, at) } else { first.poly };
                let poly = first.mul(&factor)?;
                Int { poly, bits, signed: nsw, unsigned: false }
            }
            StepOp::LShr | StepOp::AShr | StepOp::SDiv | StepOp::UDiv => {
                let c = by.poly.constant()?;
                let shift = matches!(step.op, StepOp::LShr | StepOp::AShr);
                let c = if shift { c } else { log2(c)? };
                if !(0..i128::from(bits)).contains(&c) {
                    return None;
                }
                let unsigned = matches!(step.op, StepOp::LShr | StepOp::UDiv);
                let x = if unsigned { self.unsigned(&first, at) } else { self.signed(&first, at) };
                if step.op == StepOp::SDiv && !self.nonneg(&x) {
                    return None;
                }
                let divisor = self.power(&count.scale(c)?);
                let poly = self.quotient(&x, &divisor);
                let positive = self.range(&poly).0.is_some_and(|l| l >= 0);
                let signed = !unsigned || self.range(&x).1.is_some_and(|h| h < 1i128 << (bits - 1));
                Int { poly, bits, signed, unsigned: unsigned || positive }
            }
            StepOp::Toggle => return self.toggled(env, v, step, &first, &by),
            StepOp::Move(_) => return None,
        };
        Some(Val::Int(int))
    }

    /// A value that alternates between two.
    fn toggled(
        &mut self,
        env: &Env,
        v: ValueId,
        step: Step<'_>,
        first: &Int,
        by: &Int,
    ) -> Option<Val> {
        let (a, c) = (first.poly.constant()?, by.poly.constant()?);
        let inst = &self.k.flat.function.insts[step.at].kind;
        let InstKind::Binary { op, .. } = inst else { return None };
        let b = if *op == BinaryOp::Xor { a ^ c } else { c - a };
        let bits = first.bits;
        let half = 1i128 << (bits - 1);
        if a < 0 || b < 0 || a >= half || b >= half {
            return None;
        }
        let l = header_of(self.k, v)?;
        if let Some(Iteration::Nth(n)) = env.iterations.get(&l) {
            let poly = Poly::from(if n % 2 == 0 { a } else { b });
            return Some(Val::Int(Int { poly, bits, signed: true, unsigned: true }));
        }
        // In the next iteration it is the other one.
        if let Some(Iteration::After(n)) = env.iterations.get(&l)
            && *n >= 1
        {
            let before = shifted(self.k, env, l, Iteration::After(n - 1));
            let x = self.int(&before, Operand::Value(v))?;
            let poly = Poly::from(a + b).sub(&x.poly)?;
            return Some(Val::Int(Int { poly, bits, signed: true, unsigned: true }));
        }
        // And in the one before.
        if let Some(Iteration::After(n)) = env.iterations.get(&l)
            && *n < 0
        {
            let mut next = shifted(self.k, env, l, Iteration::After(n + 1));
            // That one may not have ended.
            next.at = self.k.shape.loops.loops[l].header;
            let x = self.int(&next, Operand::Value(v))?;
            let poly = Poly::from(a + b).sub(&x.poly)?;
            return Some(Val::Int(Int { poly, bits, signed: true, unsigned: true }));
        }
        let Val::Int(int) = self.havoc(env, v, self.k.flat.function.values[v].ty) else {
            return None;
        };
        let either = [int.poly.plus(-a)?, int.poly.plus(-b)?].map(Condition::Zero);
        if let Some(x) = int.poly.atom() {
            self.query.atoms.bound(x, Some(a.min(b)), Some(a.max(b)));
            self.unknown.remove(&x);
        }
        if (a - b).abs() != 1 {
            self.query.require(Condition::Any(either.to_vec()));
        }
        Some(Val::Int(Int { unsigned: true, ..int }))
    }

    /// A phi where ways meet.
    fn join(&mut self, env: &Env, v: ValueId, id: InstId) -> Option<Val> {
        let k = self.k;
        let f = &k.flat.function;
        let InstKind::Phi { incoming, .. } = &f.insts[id].kind else { return None };
        if matches!(k.module.types.get(f.insts[id].ty), Type::Float(_)) {
            return None;
        }
        let first = incoming.first()?;
        if incoming.iter().all(|i| i.0 == first.0) {
            return Some(self.operand(env, first.0));
        }
        let block = k.shape.home[v]?;
        let idom = k.shape.dominators.idom(block)?;
        if incoming.len() > MAX_WAYS {
            return None;
        }
        let above = k.shape.edges[block].len();
        let mut ways: Vec<(Vec<Edge>, Operand)> = vec![];
        for (o, from) in incoming {
            if !k.shape.cfg.is_reachable(*from) {
                continue;
            }
            let mut edges: Vec<Edge> = k.shape.edges[*from].get(above..)?.to_vec();
            let last = k.shape.cfg.raw_successors(*from);
            if last.len() > 1 && last.iter().filter(|s| **s == block).count() == 1 {
                edges.push(Edge { from: *from, to: block });
            }
            ways.push((edges, *o));
        }
        // Two ways, on the two sides of the branch above: each is taken exactly there.
        let exact = ways.len() == 2
            && k.shape.cfg.raw_successors(idom).len() == 2
            && ways.iter().all(|w| w.0.first().is_some_and(|e| e.from == idom))
            && ways[0].0[0].to != ways[1].0[0].to;
        let mut cases = vec![];
        for (edges, o) in ways {
            let mut conditions = vec![];
            let edges = if exact { &edges[..1] } else { &edges[..] };
            for &edge in edges {
                match self.edge(env, edge) {
                    Some(c) => conditions.push(c),
                    None if exact => return None,
                    None => {}
                }
            }
            cases.push((conditions, o));
        }
        self.choose(env, v, f.insts[id].ty, cases, exact)
    }
}

/// The same thread in another iteration of a loop, in which the loops inside have ended.
pub(super) fn shifted(k: &Kernel<'_>, env: &Env, l: LoopId, iteration: Iteration) -> Env {
    let mut out = env.clone();
    out.iterations.insert(l, iteration);
    out.iterations
        .retain(|&x, _| x == l || !k.shape.loops.contains(l, k.shape.loops.loops[x].header));
    // With several ways back, only what is executed on all of them is.
    let shape = &k.shape.loops.loops[l];
    out.at = if let [latch] = shape.latches[..] { latch } else { shape.header };
    out
}

fn log2(c: i128) -> Option<i128> {
    (c > 0 && c.count_ones() == 1).then(|| i128::from(c.trailing_zeros()))
}

/// Finds invariants of all loops: of the candidates, those that hold at first and are kept by every
/// iteration if all of them held before (Flanagan and Leino, "Houdini", 2001).
pub(crate) fn invariants(k: &Kernel<'_>) -> Invariants {
    let mut out = Invariants { ends: known_ends(k), ..Invariants::default() };
    for l in k.shape.loops.loops.keys() {
        let header = k.shape.loops.loops[l].header;
        let mut phis: Vec<(ValueId, InstId, Operand, Operand)> = vec![];
        for &i in &k.flat.function.blocks[header].insts {
            let inst = &k.flat.function.insts[i];
            let (InstKind::Phi { .. }, Some(v)) = (&inst.kind, inst.result) else { continue };
            if !matches!(k.module.types.get(inst.ty), Type::Int(n) if (8..=64).contains(n)) {
                continue;
            }
            if let (Some(init), Some(next)) = ends(k, l, i)
                && step(k, l, v, i).is_none_or(|s| matches!(s.op, StepOp::SDiv))
                && phis.len() < MAX_PHIS
            {
                phis.push((v, i, init, next));
            }
        }
        if !phis.is_empty() {
            houdini(k, l, &phis, &mut out);
        }
    }
    out
}

fn houdini(
    k: &Kernel<'_>,
    l: LoopId,
    phis: &[(ValueId, InstId, Operand, Operand)],
    out: &mut Invariants,
) {
    use Invariant as I;
    let header = k.shape.loops.loops[l].header;
    let mut candidates: BTreeMap<ValueId, BTreeSet<Invariant>> = BTreeMap::new();
    let mut ledger = Ledger::default();
    // At first.
    {
        let mut b = Builder::new(k, Scope::Block);
        let entry = k.shape.dominators.idom(header).unwrap_or(header);
        let env = Env { role: Role::First, at: entry, iterations: BTreeMap::new() };
        b.assume_path(&env, header);
        for (v, _, init, _) in phis {
            let Some(int) = b.int(&env, *init) else { continue };
            let x = b.signed(&int, None);
            let mut set = BTreeSet::from([I::AtLeastFirst, I::AtMostFirst]);
            let least = x.constant().and_then(|c| i64::try_from(c).ok());
            for c in [Some(0), Some(1), Some(-1), least].into_iter().flatten() {
                let p = x.plus(-i128::from(c));
                if p.is_some_and(|p| b.nonneg(&p)) {
                    set.insert(I::AtLeast(c));
                }
            }
            for c in [Some(1), least].into_iter().flatten() {
                let p = x.neg().and_then(|p| p.plus(i128::from(c)));
                if p.is_some_and(|p| b.nonneg(&p)) {
                    set.insert(I::AtMost(c));
                }
            }
            candidates.insert(*v, set);
        }
        ledger.merge(&b.ledger);
    }
    // In each further iteration.
    let latches = k.shape.loops.loops[l].latches.clone();
    loop {
        let before = candidates.clone();
        for &latch in &latches {
            let mut b = Builder::new(k, Scope::Block);
            let env = Env { role: Role::First, at: latch, iterations: BTreeMap::new() };
            for (v, _, init, _) in phis {
                let Some(set) = candidates.get(v) else { continue };
                let ty = k.flat.function.values[*v].ty;
                let Type::Int(bits) = *k.module.types.get(ty) else { continue };
                let half = 1i128 << (bits - 1);
                let key = Key::Value(*v, vec![], Some(Role::First));
                let (a, _) = b.atom(key, "value", Side::First, Some(-half), Some(half - 1));
                let x = Poly::from(a);
                let val = Val::Int(Int { poly: x.clone(), bits, signed: true, unsigned: false });
                b.supposed.insert((*v, Role::First), val);
                for &invariant in set {
                    if let Some(c) = b.invariant(&env, invariant, &x, Some(*init)) {
                        b.query.require(c);
                    }
                }
            }
            b.assume_path(&env, latch);
            latch_condition(&mut b, &env, k, latch, header);
            for (v, _, init, next) in phis {
                let Some(set) = candidates.get(v).cloned() else { continue };
                let next = b.int(&env, *next).map(|int| b.signed(&int, None));
                let kept: BTreeSet<Invariant> = set
                    .into_iter()
                    .filter(|&invariant| {
                        let goal = next
                            .as_ref()
                            .and_then(|next| b.invariant(&env, invariant, next, Some(*init)));
                        match goal {
                            Some(Condition::Nonneg(p)) => b.nonneg(&p),
                            _ => false,
                        }
                    })
                    .collect();
                candidates.insert(*v, kept);
            }
            ledger.merge(&b.ledger);
        }
        if candidates == before {
            break;
        }
    }
    candidates.retain(|_, set| !set.is_empty());
    if !candidates.is_empty() {
        out.ledger.merge(&ledger);
        out.of.extend(candidates.into_iter().map(|(v, set)| (v, set.into_iter().collect())));
    }
}

/// What is known because the latch jumped back.
fn latch_condition(
    b: &mut Builder<'_>,
    env: &Env,
    k: &Kernel<'_>,
    latch: BlockId,
    header: BlockId,
) {
    let sides = k.shape.cfg.raw_successors(latch);
    if sides.len() > 1
        && sides.iter().filter(|s| **s == header).count() == 1
        && let Some(c) = b.edge(env, Edge { from: latch, to: header })
    {
        b.query.require(c);
    }
}

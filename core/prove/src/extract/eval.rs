//! The values of instructions as polynomials, for one thread at one place.
//!
//! A value is that of the instruction's latest execution before the place. In SSA form, operands of
//! an instruction have not been executed again since then, so the value is the same function of the
//! operands' latest values; only phis need to know how control came to them.

use super::builder::{Builder, Env, Int, Iteration, Key, Val};
use super::effects::Effect;
use super::roots::{Root, constant_int};
use super::shape::{Edge, Scope, register};
use super::trips::End;
use crate::pair::{Condition, Poly, Side};
use ir::analysis::LoopId;
use ir::intrinsics::{Axis, BuiltinVariable, IntFunction, Intrinsic, SpecialRegister};
use ir::{
    BinaryOp, BlockId, CastOp, ConstExpr, ConstId, ConstKind, Flags, InstId, InstKind,
    IntPredicate, Operand, Type, TypeId, ValueDef, ValueId,
};

/// Deepest chain of operands that is followed.
const MAX_DEPTH: u32 = 160;
/// Most atoms and conditions of a query.
const MAX_SIZE: usize = 600;
/// Most cases of a switch that are told apart.
const MAX_CASES: usize = 12;

impl Builder<'_> {
    pub fn side(&self, env: &Env, v: ValueId) -> Side {
        if self.k.shape.uniform(self.scope).value(v) { Side::Uniform } else { env.role.side() }
    }

    /// Whether the thread has certainly executed the definition of a value, in the iterations that
    /// the place is in. What follows from that alone must not be assumed of other values, such as
    /// those of a phi that come in on a way that was not taken.
    pub fn executed(&self, env: &Env, v: ValueId) -> bool {
        self.k.shape.home[v].is_none_or(|b| self.k.shape.dominators.dominates(b, env.at))
    }

    /// The iterations of the loops around the definition of a value.
    pub fn iterations(&mut self, env: &Env, v: ValueId) -> Vec<Poly> {
        let Some(home) = self.k.shape.home[v] else { return vec![] };
        let around = self.k.shape.around(home);
        around.into_iter().map(|l| self.iteration(env, l)).collect()
    }

    /// In which iteration of a loop the thread is, or left it.
    pub fn iteration(&mut self, env: &Env, l: LoopId) -> Poly {
        let state = env.iterations.get(&l).copied().unwrap_or(Iteration::Own(0));
        let end = self.k.invariants.ends.get(&l).copied();
        let last = end.map(|e| i128::from(e.last));
        let shifted = |p: Poly, n: i64| p.plus(i128::from(n)).unwrap_or(p);
        match state {
            Iteration::Nth(n) => Poly::from(i128::from(n)),
            Iteration::After(n) => {
                let count = shifted(self.aligned(l, last), n);
                if n < 0 {
                    // There was that iteration.
                    self.query.require(Condition::Nonneg(count.clone()));
                }
                if let (Some(count), Some(last)) = (count.constant(), last)
                    && count > last
                {
                    self.query.require(Condition::FALSE);
                }
                count
            }
            Iteration::Earlier => {
                let a = self.aligned(l, last);
                let side = env.role.side();
                let m = self.atom(Key::Further(l, env.role), "further", side, Some(2), last).0;
                self.mark_clean(m);
                let Some(count) = a.sub(&m.into()) else {
                    return self.fresh(side, Some(0), None);
                };
                self.query.require(Condition::Nonneg(count.clone()));
                count
            }
            Iteration::Later => {
                let a = self.aligned(l, last);
                let side = env.role.side();
                let m = self.atom(Key::Further(l, env.role), "further", side, Some(2), None).0;
                self.mark_clean(m);
                let sum = a.add(&m.into());
                sum.unwrap_or_else(|| self.fresh(side, Some(0), None))
            }
            Iteration::Own(n) => {
                let inside = self.k.shape.loops.contains(l, env.at);
                // Left in that one, by the only exit.
                if let (false, Some(End { last, only: true })) = (inside, end) {
                    return Poly::from(i128::from(last) + i128::from(n));
                }
                let same = !inside && self.k.shape.uniform(self.scope).leaves(l);
                let mut outer = vec![];
                let mut parent = self.k.shape.loops.loops[l].parent;
                while let Some(p) = parent {
                    outer.push(self.iteration(env, p));
                    parent = self.k.shape.loops.loops[p].parent;
                }
                let refs: Vec<&Poly> = outer.iter().collect();
                let side = match self.side_of(&refs) {
                    Side::Uniform if same => Side::Uniform,
                    _ => env.role.side(),
                };
                let role = (side != Side::Uniform).then_some(env.role);
                let key = Key::Iteration(l, outer, role, inside);
                let a = self.atom(key, "iteration", side, Some(0), last).0;
                self.mark_clean(a);
                shifted(a.into(), n)
            }
        }
    }

    /// The iteration of a loop in which both threads are at the barrier.
    fn aligned(&mut self, l: LoopId, last: Option<i128>) -> Poly {
        if let Some((_, n)) = self.k.fixed.filter(|f| f.0 == l) {
            return Poly::from(i128::from(n));
        }
        let a = self.atom(Key::Aligned(l), "iteration", Side::Uniform, Some(0), last).0;
        self.mark_clean(a);
        a.into()
    }

    fn bits_of(&self, ty: TypeId) -> Option<u32> {
        match self.k.module.types.get(ty) {
            Type::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// A value of which only its type is known.
    pub fn havoc(&mut self, env: &Env, v: ValueId, ty: TypeId) -> Val {
        let iterations = self.iterations(env, v);
        let mut side = self.side(env, v);
        if self.votes && self.is_vote(v) {
            side = Side::Uniform;
        }
        // The iterations may be those of one thread.
        let refs: Vec<&Poly> = iterations.iter().collect();
        if self.side_of(&refs) != Side::Uniform {
            side = env.role.side();
        }
        let role = (side != Side::Uniform).then_some(env.role);
        let key = Key::Value(v, iterations, role);
        let (low, high) = match self.k.module.types.get(ty) {
            Type::Int(1) => (Some(0), Some(1)),
            Type::Int(n) if *n < 100 => (Some(-(1i128 << (n - 1))), Some((1i128 << (n - 1)) - 1)),
            Type::Int(_) | Type::Ptr { .. } => (None, None),
            _ => return Val::Opaque,
        };
        let (a, new) = self.atom(key, "value", side, low, high);
        if new && let ValueDef::Inst(i) = self.k.flat.function.values[v].def {
            self.unknown.insert(a, i);
        }
        self.typed(a.into(), ty)
    }

    /// Whether a value is the result of a vote of all lanes, which is the same for them.
    fn is_vote(&self, v: ValueId) -> bool {
        let f = &self.k.flat.function;
        let ValueDef::Inst(i) = f.values[v].def else { return false };
        let InstKind::Call(call) = &f.insts[i].kind else { return false };
        let intrinsic = self.k.module.intrinsic(call);
        matches!(intrinsic, Some(Intrinsic::Vote { .. } | Intrinsic::WarpReduce(_)))
            && self.k.shape.effects[i] == Effect::Exchange { full: true }
    }

    /// An atom as a value of this type.
    fn typed(&mut self, p: Poly, ty: TypeId) -> Val {
        match self.k.module.types.get(ty) {
            Type::Int(1) => Val::Bool(p.plus(-1).map_or(Condition::TRUE, Condition::Zero)),
            Type::Int(bits) => {
                Val::Int(Int { poly: p, bits: *bits, signed: true, unsigned: false })
            }
            Type::Ptr { .. } => Val::Ptr(p),
            _ => Val::Opaque,
        }
    }

    fn unknown_value(&mut self, env: &Env, ty: TypeId) -> Val {
        let side = env.role.side();
        match self.k.module.types.get(ty) {
            Type::Int(1) => {
                let p = self.fresh(side, Some(0), Some(1));
                self.typed(p, ty)
            }
            Type::Int(n) if *n < 100 => {
                let half = 1i128 << (n - 1);
                let p = self.fresh(side, Some(-half), Some(half - 1));
                self.typed(p, ty)
            }
            Type::Int(_) | Type::Ptr { .. } => {
                let p = self.fresh(side, None, None);
                self.typed(p, ty)
            }
            _ => Val::Opaque,
        }
    }

    /// The value of an operand.
    pub fn operand(&mut self, env: &Env, o: Operand) -> Val {
        match o {
            Operand::Const(c) => self.constant(env, c, 0),
            Operand::Value(v) => self.value(env, v),
            _ => Val::Opaque,
        }
    }

    fn constant(&mut self, env: &Env, c: ConstId, depth: usize) -> Val {
        let module = self.k.module;
        let constant = &module.constants[c];
        let ty = constant.ty;
        match &constant.kind {
            ConstKind::Int(_) | ConstKind::Zero => {
                match (self.bits_of(ty), constant_int(module, Operand::Const(c))) {
                    (Some(1), Some(n)) => {
                        Val::Bool(if n != 0 { Condition::TRUE } else { Condition::FALSE })
                    }
                    (Some(bits), Some(n)) => {
                        Val::Int(Int { poly: Poly::from(n), bits, signed: true, unsigned: n >= 0 })
                    }
                    (Some(_), None) => self.unknown_value(env, ty),
                    _ => Val::Opaque,
                }
            }
            ConstKind::Null | ConstKind::Symbol(_) => match module.types.get(ty) {
                Type::Ptr { .. } => Val::Ptr(Poly::zero()),
                _ => self.unknown_value(env, ty),
            },
            ConstKind::Expr(ConstExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, inner))
                if depth < 16 && matches!(module.types.get(ty), Type::Ptr { .. }) =>
            {
                self.constant(env, *inner, depth + 1)
            }
            ConstKind::Expr(ConstExpr::Gep { source, base, indices, .. }) if depth < 16 => {
                let indices: Vec<Operand> = indices.iter().map(|&i| Operand::Const(i)).collect();
                match (
                    self.constant(env, *base, depth + 1),
                    super::roots::constant_offset(module, *source, &indices),
                ) {
                    (Val::Ptr(p), Some(n)) => {
                        p.plus(n).map_or_else(|| self.unknown_value(env, ty), Val::Ptr)
                    }
                    _ => self.unknown_value(env, ty),
                }
            }
            _ => self.unknown_value(env, ty),
        }
    }

    fn value(&mut self, env: &Env, v: ValueId) -> Val {
        if let Some(val) = self.supposed.get(&(v, env.role)) {
            return val.clone();
        }
        let key = (env.clone(), v);
        if let Some(val) = self.memo.get(&key) {
            return val.clone();
        }
        let ty = self.k.flat.function.values[v].ty;
        let val = if self.depth > MAX_DEPTH || self.size() > MAX_SIZE {
            self.havoc(env, v, ty)
        } else {
            self.depth += 1;
            let val = match self.k.flat.function.values[v].def {
                ValueDef::Param(p) => self.parameter(p, ty),
                ValueDef::Inst(i) => self.inst(env, v, i),
                ValueDef::Undefined => Some(self.unknown_value(env, ty)),
            };
            self.depth -= 1;
            val.unwrap_or_else(|| self.havoc(env, v, ty))
        };
        self.memo.insert(key, val.clone());
        val
    }

    fn parameter(&mut self, p: u32, ty: TypeId) -> Option<Val> {
        Some(match self.k.module.types.get(ty) {
            Type::Int(bits) if (2..100).contains(bits) => {
                let bits = *bits;
                let signed = self.k.is_signed(p);
                let poly = self.param_atom(p, bits, signed);
                Val::Int(Int { poly, bits, signed, unsigned: !signed })
            }
            Type::Int(1) => {
                let poly = self.param_atom(p, 1, false);
                self.typed(poly, ty)
            }
            Type::Ptr { .. } => Val::Ptr(Poly::zero()),
            _ => return None,
        })
    }

    /// The number that a parameter has.
    pub fn param_atom(&mut self, p: u32, bits: u32, signed: bool) -> Poly {
        if let Some(value) = self.k.run.and_then(|run| run.scalars.get(&p)).filter(|_| bits <= 64) {
            let number = i128::from(*value) & ((1 << bits) - 1);
            let negative = signed && bits > 1 && number >> (bits - 1) != 0;
            return Poly::from(if negative { number - (1 << bits) } else { number });
        }
        let (low, high) = if signed && bits > 1 {
            (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
        } else {
            (0, (1i128 << bits) - 1)
        };
        let label = self.k.param_name(p);
        let a = self.atom(Key::Param(p), &label, Side::Uniform, Some(low), Some(high)).0;
        self.mark_clean(a);
        a.into()
    }

    pub fn int(&mut self, env: &Env, o: Operand) -> Option<Int> {
        match self.operand(env, o) {
            Val::Int(int) => Some(int),
            Val::Bool(c) => {
                let known = c.known();
                let poly = if let Some(b) = known {
                    Poly::from(i128::from(b))
                } else {
                    let side = env.role.side();
                    self.as_number(&c, side)?
                };
                Some(Int { poly, bits: 1, signed: false, unsigned: true })
            }
            _ => None,
        }
    }

    /// 1 if a condition holds, else 0.
    fn as_number(&mut self, c: &Condition, side: Side) -> Option<Poly> {
        // `b == 1` for a number that is 0 or 1.
        if let Condition::Zero(p) = c
            && let Some(b) = p.plus(1)
            && b.atom().is_some()
            && self.range(&b) == (Some(0), Some(1))
        {
            return Some(b);
        }
        let b = self.fresh(side, Some(0), Some(1));
        let one = Condition::Zero(b.plus(-1)?);
        let yes = Condition::All(vec![one, c.clone()]);
        let no = Condition::All(vec![Condition::Zero(b.clone()), c.not()?]);
        self.query.require(Condition::Any(vec![yes, no]));
        Some(b)
    }

    pub fn condition(&mut self, env: &Env, o: Operand) -> Option<Condition> {
        match self.operand(env, o) {
            Val::Bool(c) => Some(c),
            _ => None,
        }
    }

    /// What is known because a branch went to this side.
    pub fn edge(&mut self, env: &Env, edge: Edge) -> Option<Condition> {
        let f = &self.k.flat.function;
        let last = f.terminator(edge.from)?;
        let id = f.blocks[edge.from].insts.last().copied();
        match &last.kind {
            InstKind::CondBr { cond, then_to, .. } => {
                let c = self.condition(env, *cond)?;
                if *then_to == edge.to { Some(c) } else { c.not() }
            }
            InstKind::Switch { value, default, cases } => {
                let x = self.int(env, *value)?;
                let x = self.signed(&x, id);
                let module = self.k.module;
                let number = |c: ConstId| constant_int(module, Operand::Const(c));
                if *default == edge.to {
                    let mut all = vec![];
                    for (c, _) in cases.iter().take(MAX_CASES) {
                        all.push(Condition::Nonzero(x.plus(-number(*c)?)?));
                    }
                    Some(Condition::All(all))
                } else {
                    let (c, _) = cases.iter().find(|c| c.1 == edge.to)?;
                    Some(Condition::Zero(x.plus(-number(*c)?)?))
                }
            }
            _ => None,
        }
    }

    /// Assumes everything that is known because the thread is in a block.
    pub fn assume_path(&mut self, env: &Env, block: BlockId) {
        for edge in self.k.shape.edges[block].clone() {
            if let Some(c) = self.edge(env, edge)
                && c.known() != Some(true)
            {
                self.require(c);
            }
        }
    }

    fn inst(&mut self, env: &Env, v: ValueId, id: InstId) -> Option<Val> {
        let k = self.k;
        let f = &k.flat.function;
        let inst = &f.insts[id];
        let at = Some(id);
        match &inst.kind {
            InstKind::Binary { op, flags, lhs, rhs } => {
                if self.bits_of(inst.ty) == Some(1) {
                    return self.logic(env, v, *op, *lhs, *rhs);
                }
                let bits = self.bits_of(inst.ty).filter(|b| *b < 100)?;
                let (a, b) = (self.int(env, *lhs)?, self.int(env, *rhs)?);
                if matches!(op, BinaryOp::UDiv | BinaryOp::URem) && !self.executed(env, v) {
                    // Only a division that is made shows that the divisor is not 0.
                    let y = self.unsigned(&b, at);
                    if !y.plus(-1).is_some_and(|p| self.nonneg(&p)) {
                        return None;
                    }
                }
                self.binary(*op, flags, &a, &b, bits, at).map(Val::Int)
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => self.compare(env, *pred, *lhs, *rhs, at),
            InstKind::Cast { op, value, .. } => self.cast(env, *op, *value, inst.ty, at),
            InstKind::Freeze(o) => Some(self.operand(env, *o)),
            InstKind::Gep { source, base, indices, .. } => {
                let Val::Ptr(base) = self.operand(env, *base) else { return None };
                let offset = self.offset(env, *source, indices, at)?;
                Some(Val::Ptr(base.add(&offset)?))
            }
            InstKind::Alloca { .. } => Some(Val::Ptr(Poly::zero())),
            InstKind::Select { cond, on_true, on_false, .. } => {
                let c = self.condition(env, *cond)?;
                self.choose(
                    env,
                    v,
                    inst.ty,
                    vec![(vec![c.clone()], *on_true), (vec![c.not()?], *on_false)],
                    true,
                )
            }
            InstKind::Phi { .. } => self.phi(env, v, id),
            InstKind::Load { ptr, volatile, atomic, .. } => {
                if *volatile || atomic.is_some() {
                    return None;
                }
                self.load(env, *ptr, inst.ty)
            }
            InstKind::ExtractValue { aggregate, indices } => {
                if let [0] = indices[..]
                    && let Operand::Value(a) = *aggregate
                    && let ValueDef::Inst(i) = f.values[a].def
                    && let InstKind::Call(call) = &f.insts[i].kind
                    && let Some(Intrinsic::Int(IntFunction::Overflow(op, _))) =
                        k.module.intrinsic(call)
                    && let [x, y] = &call.args[..]
                {
                    let bits = self.bits_of(inst.ty)?;
                    let (a, b) = (self.int(env, x.value)?, self.int(env, y.value)?);
                    return self.binary(op, &Flags::default(), &a, &b, bits, at).map(Val::Int);
                }
                let element = f.inserted(*aggregate, indices)?;
                Some(self.operand(env, element))
            }
            InstKind::Call(call) => self.call(env, call, inst.ty, at),
            _ => None,
        }
    }

    fn logic(
        &mut self,
        env: &Env,
        _: ValueId,
        op: BinaryOp,
        l: Operand,
        r: Operand,
    ) -> Option<Val> {
        let (a, b) = (self.condition(env, l)?, self.condition(env, r)?);
        let c = match op {
            BinaryOp::And | BinaryOp::Mul => Condition::All(vec![a, b]),
            BinaryOp::Or => Condition::Any(vec![a, b]),
            BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => match (a.known(), b.known()) {
                (Some(false), _) => b,
                (_, Some(false)) => a,
                (Some(true), _) => b.not()?,
                (_, Some(true)) => a.not()?,
                _ => Condition::Any(vec![
                    Condition::All(vec![a.clone(), b.not()?]),
                    Condition::All(vec![a.not()?, b]),
                ]),
            },
            _ => return None,
        };
        Some(Val::Bool(self.bounded(c, env.role.side())))
    }

    pub fn compare(
        &mut self,
        env: &Env,
        pred: IntPredicate,
        l: Operand,
        r: Operand,
        at: Option<InstId>,
    ) -> Option<Val> {
        use IntPredicate as P;
        let (a, b) = (self.operand(env, l), self.operand(env, r));
        if let (Val::Bool(a), Val::Bool(b)) = (&a, &b) {
            let same = match (a.known(), b.known()) {
                (Some(x), _) => {
                    if x {
                        b.clone()
                    } else {
                        b.not()?
                    }
                }
                (_, Some(x)) => {
                    if x {
                        a.clone()
                    } else {
                        a.not()?
                    }
                }
                _ => return None,
            };
            return match pred {
                P::Eq => Some(Val::Bool(same)),
                P::Ne => Some(Val::Bool(same.not()?)),
                _ => None,
            };
        }
        let (Val::Int(a), Val::Int(b)) = (a, b) else { return None };
        let signed = match pred {
            P::Sgt | P::Sge | P::Slt | P::Sle => true,
            P::Ugt | P::Uge | P::Ult | P::Ule => false,
            P::Eq | P::Ne => {
                let both = b.unsigned || b.poly.constant().is_some_and(|c| c >= 0);
                !(a.unsigned && both)
            }
        };
        let (x, y) = if signed {
            (self.signed(&a, at), self.signed(&b, at))
        } else {
            (self.unsigned(&a, at), self.unsigned(&b, at))
        };
        let c = match pred {
            P::Eq => Condition::eq(&x, &y),
            P::Ne => Condition::ne(&x, &y),
            P::Slt | P::Ult => Condition::lt(&x, &y),
            P::Sle | P::Ule => Condition::le(&x, &y),
            P::Sgt | P::Ugt => Condition::lt(&y, &x),
            P::Sge | P::Uge => Condition::le(&y, &x),
        };
        // What a range shows already.
        let c = c?;
        if let Condition::Nonneg(p) = &c {
            let (low, high) = self.range(p);
            if low.is_some_and(|l| l >= 0) {
                return Some(Val::Bool(Condition::TRUE));
            }
            if high.is_some_and(|h| h < 0) {
                return Some(Val::Bool(Condition::FALSE));
            }
        }
        Some(Val::Bool(c))
    }

    fn cast(
        &mut self,
        env: &Env,
        op: CastOp,
        o: Operand,
        ty: TypeId,
        at: Option<InstId>,
    ) -> Option<Val> {
        match op {
            CastOp::BitCast | CastOp::AddrSpaceCast => {
                let val = self.operand(env, o);
                match (&val, self.k.module.types.get(ty)) {
                    (Val::Ptr(_), Type::Ptr { .. }) | (Val::Int(_), Type::Int(_)) => Some(val),
                    _ => None,
                }
            }
            CastOp::IntToPtr => self.address(env, o, at).map(Val::Ptr),
            CastOp::Trunc => {
                let bits = self.bits_of(ty)?;
                let int = self.int(env, o)?;
                if bits == 1 {
                    let r = self.remainder(&int.poly, &Poly::from(2));
                    return Some(Val::Bool(Condition::Zero(r.plus(-1)?)));
                }
                let (low, high) = self.range(&int.poly);
                let half = 1i128.checked_shl(bits - 1)?;
                let fits =
                    |a: i128, b: i128| low.is_some_and(|l| l >= a) && high.is_some_and(|h| h < b);
                let signed = fits(-half, half);
                let unsigned = fits(0, 2 * half);
                Some(Val::Int(Int { poly: int.poly, bits, signed, unsigned }))
            }
            CastOp::ZExt => {
                let bits = self.bits_of(ty).filter(|b| *b < 100)?;
                let int = self.int(env, o)?;
                let poly = self.unsigned(&int, at);
                Some(Val::Int(Int { poly, bits, signed: true, unsigned: true }))
            }
            CastOp::SExt => {
                let bits = self.bits_of(ty).filter(|b| *b < 100)?;
                let int = self.int(env, o)?;
                let poly = if int.bits == 1 { int.poly.neg()? } else { self.signed(&int, at) };
                let unsigned = self.range(&poly).0.is_some_and(|l| l >= 0);
                Some(Val::Int(Int { poly, bits, signed: true, unsigned }))
            }
            _ => None,
        }
    }

    /// The bytes that a getelementptr skips.
    pub fn offset(
        &mut self,
        env: &Env,
        source: TypeId,
        indices: &[Operand],
        at: Option<InstId>,
    ) -> Option<Poly> {
        let module = self.k.module;
        let (mut ty, mut offset) = (source, Poly::zero());
        for (n, index) in indices.iter().enumerate() {
            let step = if n == 0 {
                module.types.size_of(ty)?
            } else {
                match module.types.resolve(ty) {
                    Type::Struct { fields, .. } => {
                        let field = usize::try_from(constant_int(module, *index)?).ok()?;
                        let skip = i128::from(module.types.field_offset(ty, field)?);
                        offset = offset.plus(skip)?;
                        ty = *fields.get(field)?;
                        continue;
                    }
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                        ty = *elem;
                        module.types.size_of(ty)?
                    }
                    _ => return None,
                }
            };
            let int = self.int(env, *index)?;
            let index = self.signed(&int, at);
            offset = offset.add_scaled(&index, i128::from(step))?;
        }
        Some(offset)
    }

    fn load(&mut self, env: &Env, ptr: Operand, ty: TypeId) -> Option<Val> {
        let roots = self.k.roots.of(ptr);
        let mut each = roots.iter();
        let (Some(&root), None) = (each.next(), each.next()) else { return None };
        let Val::Ptr(offset) = self.operand(env, ptr) else { return None };
        if let Root::Global(symbol) = root
            && let Some(variable) = BuiltinVariable::resolve(&self.k.module.symbols[symbol].name)
        {
            let at = u64::try_from(offset.constant()?).ok()?;
            let r = variable.register(at)?;
            return self.register(env, r, ty);
        }
        if matches!(self.k.module.types.get(ty), Type::Ptr { .. }) {
            return matches!(root, Root::ByValue(_)).then_some(Val::Ptr(Poly::zero()));
        }
        let bits = self.bits_of(ty).filter(|b| *b < 100)?;
        let shared = matches!(root, Root::Shared(_) | Root::Dynamic);
        let constant = !matches!(root, Root::Private | Root::Unknown(_))
            && self.k.roots.is_read_only(root)
            && !(shared && self.scope == Scope::Grid);
        if !constant {
            return None;
        }
        let side = self.side_of(&[&offset]);
        let (low, high) =
            if bits == 1 { (0, 1) } else { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) };
        let key = Key::Cell(root, offset, bits);
        let (a, new) = self.atom(key, "cell", side, Some(low), Some(high));
        if new
            && let Operand::Value(_) = ptr
            && let Root::ByValue(_) = root
        {
            self.mark_clean(a);
        }
        Some(self.typed(a.into(), ty))
    }

    fn call(&mut self, env: &Env, call: &ir::Call, ty: TypeId, at: Option<InstId>) -> Option<Val> {
        let intrinsic = self.k.module.intrinsic(call)?;
        let arg = |i: usize| call.args.get(i).map(|a| a.value);
        match intrinsic {
            Intrinsic::SpecialRegister { register, .. } => self.register(env, register, ty),
            Intrinsic::ReadOnlyLoad => self.load(env, arg(0)?, ty),
            Intrinsic::PointerCast => match self.operand(env, arg(0)?) {
                Val::Ptr(p) => Some(Val::Ptr(p)),
                _ => None,
            },
            Intrinsic::Int(function) => {
                let bits = self.bits_of(ty).filter(|b| (2..100).contains(b))?;
                match function {
                    IntFunction::First => self.int(env, arg(0)?).map(Val::Int),
                    IntFunction::Constant(n) => Some(Val::Int(Int {
                        poly: Poly::from(i128::from(n)),
                        bits,
                        signed: i128::from(n) < 1i128 << (bits - 1),
                        unsigned: true,
                    })),
                    IntFunction::MinMax(signed, largest) => {
                        let (a, b) = (self.int(env, arg(0)?)?, self.int(env, arg(1)?)?);
                        let (a, b) = if signed {
                            (self.signed(&a, at), self.signed(&b, at))
                        } else {
                            (self.unsigned(&a, at), self.unsigned(&b, at))
                        };
                        let poly = self.least(largest, &a, &b);
                        let unsigned = !signed || self.range(&poly).0.is_some_and(|l| l >= 0);
                        Some(Val::Int(Int { poly, bits, signed, unsigned }))
                    }
                    IntFunction::Abs => {
                        let a = self.int(env, arg(0)?)?;
                        let a = self.signed(&a, at);
                        let poly = self.least(true, &a, &a.neg()?);
                        Some(Val::Int(Int { poly, bits, signed: false, unsigned: true }))
                    }
                    IntFunction::Ctpop
                    | IntFunction::Ctlz
                    | IntFunction::Cttz
                    | IntFunction::Ffs => {
                        let a = self.int(env, arg(0)?)?;
                        let side = match self.side_of(&[&a.poly]) {
                            Side::Uniform => Side::Uniform,
                            _ => env.role.side(),
                        };
                        let high = i128::from(a.bits);
                        let poly = self.fresh(side, Some(0), Some(high));
                        Some(Val::Int(Int { poly, bits, signed: bits > 8, unsigned: true }))
                    }
                    IntFunction::Mul24(_) | IntFunction::MulHi(_) => None,
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn register(&mut self, env: &Env, r: SpecialRegister, ty: TypeId) -> Option<Val> {
        use SpecialRegister as R;
        let bits = self.bits_of(ty).filter(|b| (16..=64).contains(b))?;
        let axis = |a: Axis| a as u8;
        let poly = match r {
            R::Tid(a) => self.tid(axis(a), env.role),
            R::Ntid(a) => self.ntid(axis(a)),
            R::Ctaid(a) => self.ctaid(axis(a), env.role),
            R::Nctaid(a) => self.nctaid(axis(a)),
            R::WarpSize => Poly::from(i128::from(self.k.warp_size)),
            R::LaneId => {
                let linear = self.linear(env.role)?;
                self.remainder(&linear, &Poly::from(i128::from(self.k.warp_size)))
            }
            R::WarpId
            | R::NWarpId
            | R::SmId
            | R::NSmId
            | R::DynamicSharedSize
            | R::TotalSharedSize => {
                let same = register(r, self.scope);
                let side = if same { Side::Uniform } else { env.role.side() };
                let role = (!same).then_some(env.role);
                let a = self
                    .atom(Key::Register(r, role), "register", side, Some(0), Some(0x7fff_ffff))
                    .0;
                a.into()
            }
            _ => return None,
        };
        // A grid of 2^31 - 1 blocks does not fit 16 bits.
        if bits < 32 {
            return Some(Val::Int(Int { poly, bits, signed: false, unsigned: false }));
        }
        Some(Val::Int(Int { poly, bits, signed: true, unsigned: true }))
    }
}

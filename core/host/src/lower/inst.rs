//! Operations of instructions other than calls and terminators.

use super::emit::{Emitter, Label, Src};
use super::layout::float_width;
use crate::exec::mask;
use crate::op::{FloatOp, IntOp, Op, R, Rare, Slow};
use base::entity::Entity as _;
use ir::{
    BinaryOp, CastOp, FloatPredicate, InstId, InstKind, IntPredicate, Operand, RmwOp, Type, TypeId,
};

/// A kind of lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// An integer or pointer of this width.
    Int(u8),
    /// A float of this width number.
    Float(u8),
}

impl Emitter<'_, '_, '_> {
    /// What the lanes of a vector, or the scalar, of type `ty` are; and how many.
    pub(crate) fn lane(&self, ty: TypeId) -> Result<(Lane, usize), String> {
        let (elem, n) = self.plan.context.layouts.lanes(ty);
        let lane = match self.type_of(elem) {
            Type::Int(bits) if *bits <= 128 => Lane::Int(*bits as u8),
            Type::Ptr { .. } => Lane::Int(64),
            Type::Float(kind) => {
                Lane::Float(float_width(*kind).ok_or_else(|| format!("`{}`", kind.keyword()))?)
            }
            _ => return Err("an operation on this type".into()),
        };
        Ok((lane, n))
    }

    pub(crate) fn inst(&mut self, i: InstId) -> Result<(), String> {
        let inst = &self.plan.f.insts[i];
        let d = self.dest(i);
        match &inst.kind {
            InstKind::Binary { op, lhs, rhs, .. } => self.binary(*op, inst.ty, d, *lhs, *rhs),
            InstKind::FNeg { value, .. } => {
                let (lane, n) = self.lane(inst.ty)?;
                for (k, s) in self.sources(*value)?.into_iter().take(n).enumerate() {
                    let a = self.reg(s)?;
                    self.float_op(FloatOp::Neg, lane, d + k as R, [a, a, a])?;
                }
                Ok(())
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                let (lane, n) = self.lane(self.ty(*lhs)?)?;
                let Lane::Int(bits) = lane else { return Err("`icmp` of floats".into()) };
                if bits > 64 {
                    let (a, b) = (self.consecutive(*lhs)?, self.consecutive(*rhs)?);
                    for k in 0..n as R {
                        let (a, b) = (a + 2 * k, b + 2 * k);
                        self.rare(Rare::Compare { p: *pred, bits, d: d + k, a, b });
                    }
                    return Ok(());
                }
                let (a, b) = (self.sources(*lhs)?, self.sources(*rhs)?);
                for (k, (a, b)) in a.into_iter().zip(b).enumerate() {
                    self.compare(*pred, bits, d + k as R, a, b)?;
                }
                Ok(())
            }
            InstKind::FCmp { pred, lhs, rhs, .. } => {
                let (lane, _) = self.lane(self.ty(*lhs)?)?;
                let (a, b) = (self.sources(*lhs)?, self.sources(*rhs)?);
                for (k, (a, b)) in a.into_iter().zip(b).enumerate() {
                    let (a, b) = (self.reg(a)?, self.reg(b)?);
                    let (p, d) = (*pred, d + k as R);
                    match lane {
                        Lane::Float(64) => self.push(Op::FCmp64 { p, d, a, b }),
                        Lane::Float(32) => self.push(Op::FCmp32 { p, d, a, b }),
                        Lane::Float(width) => {
                            self.rare(Rare::FloatCompare { p, width, d, a, b });
                        }
                        Lane::Int(_) => return Err("`fcmp` of integers".into()),
                    }
                }
                Ok(())
            }
            InstKind::Cast { op, value, .. } => self.cast(*op, *value, inst.ty, d),
            InstKind::Alloca { allocated, count, align, .. } => {
                let module = self.plan.context.layouts.module;
                let align = align.unwrap_or_else(|| module.types.align_of(*allocated));
                let fixed = count.is_none_or(|c| self.plan.constant(c).is_some());
                if self.in_entry() && fixed && align <= 16 {
                    return Ok(());
                }
                let size = module.types.size_of(*allocated).ok_or("an alloca without a size")?;
                let count = match count {
                    Some(c) => self.operand(*c)?,
                    None => self.constant(1)?,
                };
                self.slow(Slow::Alloca { d, count, size, align: align.min(4096) as u32 });
                Ok(())
            }
            InstKind::Load { ptr, .. } => self.load(inst.ty, *ptr, d),
            InstKind::Store { value, ptr, .. } => self.store(*value, *ptr),
            InstKind::Gep { source, base, indices, .. } => {
                self.gep(i, *source, *base, indices, inst.ty, d)
            }
            InstKind::Fence(_) | InstKind::DebugRecord { .. } | InstKind::Phi { .. } => Ok(()),
            InstKind::LandingPad { .. } => Ok(()),
            InstKind::CmpXchg { ptr, expected, new, .. } => {
                let (lane, n) = self.lane(self.ty(*expected)?)?;
                let (Lane::Int(bits @ ..=64), 1) = (lane, n) else {
                    return Err("`cmpxchg` of this type".into());
                };
                let (a, expected, new) =
                    (self.operand(*ptr)?, self.operand(*expected)?, self.operand(*new)?);
                self.slow(Slow::CmpXchg { bits, d, a, expected, new });
                Ok(())
            }
            InstKind::AtomicRmw { op, ptr, value, .. } => {
                let (lane, n) = self.lane(inst.ty)?;
                let (bits, float) = match lane {
                    Lane::Int(bits @ ..=64) => (bits, false),
                    Lane::Float(width @ (32 | 64)) => (width, *op != RmwOp::Xchg),
                    _ => return Err("`atomicrmw` of this type".into()),
                };
                if n != 1 {
                    return Err("`atomicrmw` of a vector".into());
                }
                let (a, v) = (self.operand(*ptr)?, self.operand(*value)?);
                self.slow(Slow::Rmw { op: *op, float, bits, d, a, v });
                Ok(())
            }
            InstKind::Select { cond, on_true, on_false, .. } => {
                let c = self.sources(*cond)?;
                let (x, y) = (self.sources(*on_true)?, self.sources(*on_false)?);
                let per = if c.len() > 1 { x.len() / c.len() } else { x.len() };
                // With several conditions each belongs to one lane.
                for (k, (x, y)) in x.into_iter().zip(y).enumerate() {
                    let c = c[if c.len() > 1 { k / per.max(1) } else { 0 }];
                    let (c, a, b) = (self.reg(c)?, self.reg(x)?, self.reg(y)?);
                    self.push(Op::Select { d: d + k as R, c, a, b });
                }
                Ok(())
            }
            InstKind::Call(call) => self.call(call, inst.ty, d, None),
            InstKind::ExtractElement { vector, index } => {
                let (elem, n) = self.plan.context.layouts.lanes(self.ty(*vector)?);
                let per = self.count(elem)?;
                if let Some(k) = self.plan.constant(*index) {
                    let all = self.sources(*vector)?;
                    for k2 in 0..per {
                        let s = all.get(k as usize * per + k2).copied().unwrap_or(Src::Imm(0));
                        self.copy(d + k2 as R, s);
                    }
                    return Ok(());
                }
                let a = self.consecutive(*vector)?;
                let index = self.operand(*index)?;
                self.rare(Rare::Extract { d, a, n: n as u16, per: per as u16, index });
                Ok(())
            }
            InstKind::InsertElement { vector, element, index } => {
                let (elem, n) = self.plan.context.layouts.lanes(inst.ty);
                let per = self.count(elem)?;
                let all = self.sources(*vector)?;
                let new = self.sources(*element)?;
                let known = self.plan.constant(*index).map(|k| k as usize * per);
                for (k, s) in all.iter().enumerate() {
                    let replaced = known.and_then(|at| new.get(k.wrapping_sub(at)));
                    self.copy(d + k as R, *replaced.unwrap_or(s));
                }
                if known.is_none() {
                    let v = self.consecutive(*element)?;
                    let index = self.operand(*index)?;
                    self.rare(Rare::Insert { d, n: n as u16, per: per as u16, v, index });
                }
                Ok(())
            }
            InstKind::ShuffleVector { a, b, mask } => {
                let (elem, n) = self.plan.context.layouts.lanes(self.ty(*a)?);
                let per = self.count(elem)?;
                let (a, b) = (self.sources(*a)?, self.sources(*b)?);
                let mask = self.plan.context.constants.scalars(*mask)?;
                for (k, lane) in mask.into_iter().enumerate() {
                    let lane = lane as usize;
                    for part in 0..per {
                        let from = if lane < n { &a } else { &b };
                        let at = lane % n.max(1) * per + part;
                        let s = from.get(at).copied().unwrap_or(Src::Imm(0));
                        self.copy(d + (k * per + part) as R, s);
                    }
                }
                Ok(())
            }
            InstKind::ExtractValue { aggregate, indices } => {
                let part = self.plan.context.layouts.part(self.ty(*aggregate)?, indices);
                let (first, ty) = part.ok_or("a path into a value")?;
                let n = self.count(ty)?;
                let all = self.sources(*aggregate)?;
                for k in 0..n {
                    let s = all.get(first + k).copied().unwrap_or(Src::Imm(0));
                    self.copy(d + k as R, s);
                }
                Ok(())
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let part = self.plan.context.layouts.part(inst.ty, indices);
                let (first, _) = part.ok_or("a path into a value")?;
                let (all, new) = (self.sources(*aggregate)?, self.sources(*element)?);
                for (k, s) in all.iter().enumerate() {
                    let s = new.get(k.wrapping_sub(first)).unwrap_or(s);
                    self.copy(d + k as R, *s);
                }
                Ok(())
            }
            InstKind::Freeze(value) => {
                for (k, s) in self.sources(*value)?.into_iter().enumerate() {
                    self.copy(d + k as R, s);
                }
                Ok(())
            }
            InstKind::VaArg(list) => {
                let layouts = self.plan.context.layouts;
                let types = &layouts.module.types;
                let scalars = layouts.scalars(inst.ty).ok_or("`va_arg` of this type")?;
                let scalars = scalars.iter().map(|s| (s.offset as u32, s.bytes)).collect();
                let size = types.size_of(inst.ty).unwrap_or(8) as u32;
                let align = types.align_of(inst.ty) as u32;
                let a = self.operand(*list)?;
                self.slow(Slow::VaArg { d, a, size, align, scalars });
                Ok(())
            }
            InstKind::Other { opcode, .. } => Err(format!("`{opcode}`")),
            _ => Err("this instruction".into()),
        }
    }

    pub(crate) fn count(&self, ty: TypeId) -> Result<usize, String> {
        self.plan
            .context
            .layouts
            .count(ty)
            .ok_or_else(|| "a type that registers cannot hold".into())
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        ty: TypeId,
        d: R,
        lhs: Operand,
        rhs: Operand,
    ) -> Result<(), String> {
        let (lane, n) = self.lane(ty)?;
        let float = match op {
            BinaryOp::FAdd => Some(FloatOp::Add),
            BinaryOp::FSub => Some(FloatOp::Sub),
            BinaryOp::FMul => Some(FloatOp::Mul),
            BinaryOp::FDiv => Some(FloatOp::Div),
            BinaryOp::FRem => Some(FloatOp::Rem),
            _ => None,
        };
        if let Some(float) = float {
            let (x, y) = (self.sources(lhs)?, self.sources(rhs)?);
            for (k, (x, y)) in x.into_iter().zip(y).enumerate() {
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                self.float_op(float, lane, d + k as R, [a, b, b])?;
            }
            return Ok(());
        }
        let Lane::Int(bits) = lane else { return Err("an integer operation on floats".into()) };
        if bits > 64 {
            let (a, b) = (self.consecutive(lhs)?, self.consecutive(rhs)?);
            for k in 0..n as R {
                let (d, a, b) = (d + 2 * k, a + 2 * k, b + 2 * k);
                self.rare(Rare::Int { op: int_op(op), bits, d, a, b });
            }
            return Ok(());
        }
        let (x, y) = (self.sources(lhs)?, self.sources(rhs)?);
        for (k, (x, y)) in x.into_iter().zip(y).enumerate() {
            self.int_binary(op, bits, d + k as R, x, y)?;
        }
        Ok(())
    }

    /// Integer arithmetic of one lane of at most 64 bits.
    pub(crate) fn int_binary(
        &mut self,
        op: BinaryOp,
        bits: u8,
        d: R,
        x: Src,
        y: Src,
    ) -> Result<(), String> {
        let commutes = matches!(
            op,
            BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor
        );
        let (x, y) = if commutes && matches!(x, Src::Imm(_)) { (y, x) } else { (x, y) };
        let a = self.reg(x)?;
        let signed = |v: u64| crate::exec::sign_extend(v, u32::from(bits)) as i64;
        if let Src::Imm(v) = y {
            let small = i32::try_from(signed(v)).ok();
            let minus = i32::try_from(signed(v).wrapping_neg()).ok();
            let unsigned = u32::try_from(v).ok();
            let by = v as u8;
            let found = match (op, bits, small, minus, unsigned) {
                (BinaryOp::Add, 64, Some(v), ..) => Some(Op::Add64I { d, a, v }),
                (BinaryOp::Add, 32, Some(v), ..) => Some(Op::Add32I { d, a, v }),
                (BinaryOp::Sub, 64, _, Some(v), _) => Some(Op::Add64I { d, a, v }),
                (BinaryOp::Sub, 32, _, Some(v), _) => Some(Op::Add32I { d, a, v }),
                (BinaryOp::Mul, 64, Some(v), ..) => Some(Op::Mul64I { d, a, v }),
                (BinaryOp::Mul, 32, Some(v), ..) => Some(Op::Mul32I { d, a, v }),
                (BinaryOp::And, _, _, _, Some(v)) => Some(Op::AndI { d, a, v }),
                (BinaryOp::Or, _, _, _, Some(v)) => Some(Op::OrI { d, a, v }),
                (BinaryOp::Xor, _, _, _, Some(v)) => Some(Op::XorI { d, a, v }),
                _ if v >= u64::from(bits) => None,
                (BinaryOp::Shl, 64, ..) => Some(Op::Shl64I { d, a, v: by }),
                (BinaryOp::Shl, 32, ..) => Some(Op::Shl32I { d, a, v: by }),
                (BinaryOp::LShr, ..) => Some(Op::LShrI { d, a, v: by }),
                (BinaryOp::AShr, 64, ..) => Some(Op::AShr64I { d, a, v: by }),
                (BinaryOp::AShr, 32, ..) => Some(Op::AShr32I { d, a, v: by }),
                _ => None,
            };
            if let Some(op) = found {
                self.push(op);
                return Ok(());
            }
        }
        let b = self.reg(y)?;
        let whole = match (op, bits) {
            (BinaryOp::Add, 64) => Some(Op::Add64 { d, a, b }),
            (BinaryOp::Sub, 64) => Some(Op::Sub64 { d, a, b }),
            (BinaryOp::Mul, 64) => Some(Op::Mul64 { d, a, b }),
            (BinaryOp::Add, 32) => Some(Op::Add32 { d, a, b }),
            (BinaryOp::Sub, 32) => Some(Op::Sub32 { d, a, b }),
            (BinaryOp::Mul, 32) => Some(Op::Mul32 { d, a, b }),
            (BinaryOp::And, _) => Some(Op::And { d, a, b }),
            (BinaryOp::Or, _) => Some(Op::Or { d, a, b }),
            (BinaryOp::Xor, _) => Some(Op::Xor { d, a, b }),
            (BinaryOp::Shl, 64) => Some(Op::Shl64 { d, a, b }),
            (BinaryOp::Shl, 32) => Some(Op::Shl32 { d, a, b }),
            (BinaryOp::LShr, _) => Some(Op::LShr { d, a, b }),
            (BinaryOp::AShr, 64) => Some(Op::AShr64 { d, a, b }),
            (BinaryOp::AShr, 32) => Some(Op::AShr32 { d, a, b }),
            (BinaryOp::UDiv, _) => Some(Op::UDiv { d, a, b }),
            (BinaryOp::URem, _) => Some(Op::URem { d, a, b }),
            (BinaryOp::SDiv, 64) => Some(Op::SDiv64 { d, a, b }),
            (BinaryOp::SDiv, 32) => Some(Op::SDiv32 { d, a, b }),
            (BinaryOp::SRem, 64) => Some(Op::SRem64 { d, a, b }),
            (BinaryOp::SRem, 32) => Some(Op::SRem32 { d, a, b }),
            _ => None,
        };
        match whole {
            Some(op) => self.push(op),
            // Widths that no register operation has.
            None => self.rare(Rare::Int { op: int_op(op), bits, d, a, b }),
        }
        Ok(())
    }

    pub(crate) fn float_op(
        &mut self,
        op: FloatOp,
        lane: Lane,
        d: R,
        [a, b, c]: [R; 3],
    ) -> Result<(), String> {
        let Lane::Float(width) = lane else { return Err("a float operation on integers".into()) };
        let found = match (op, width) {
            (FloatOp::Add, 64) => Some(Op::FAdd64 { d, a, b }),
            (FloatOp::Sub, 64) => Some(Op::FSub64 { d, a, b }),
            (FloatOp::Mul, 64) => Some(Op::FMul64 { d, a, b }),
            (FloatOp::Div, 64) => Some(Op::FDiv64 { d, a, b }),
            (FloatOp::Add, 32) => Some(Op::FAdd32 { d, a, b }),
            (FloatOp::Sub, 32) => Some(Op::FSub32 { d, a, b }),
            (FloatOp::Mul, 32) => Some(Op::FMul32 { d, a, b }),
            (FloatOp::Div, 32) => Some(Op::FDiv32 { d, a, b }),
            (FloatOp::MulAdd, 64) => Some(Op::FMulAdd64 { d, a, b, c }),
            (FloatOp::MulAdd, 32) => Some(Op::FMulAdd32 { d, a, b, c }),
            (FloatOp::Neg, 64) => Some(Op::FNeg64 { d, a }),
            (FloatOp::Neg, 32) => Some(Op::FNeg32 { d, a }),
            (FloatOp::Abs, 64) => Some(Op::FAbs64 { d, a }),
            (FloatOp::Abs, 32) => Some(Op::FAbs32 { d, a }),
            (FloatOp::Sqrt, 64) => Some(Op::FSqrt64 { d, a }),
            (FloatOp::Sqrt, 32) => Some(Op::FSqrt32 { d, a }),
            _ => None,
        };
        match found {
            Some(op) => self.push(op),
            None => self.rare(Rare::Float { op, width, d, a, b, c }),
        }
        Ok(())
    }

    /// Sign-extended to 64 bits.
    fn wide_signed(&mut self, s: Src, bits: u8) -> Result<Src, String> {
        Ok(match s {
            Src::Imm(v) => Src::Imm(crate::exec::sign_extend(v, u32::from(bits))),
            Src::Reg(a) => {
                let d = self.temp()?;
                self.push(Op::SExt { d, a, from: bits, to: 64 });
                Src::Reg(d)
            }
        })
    }

    /// Operands as the machine compares them: predicate `Eq`, `Ne`, `Ult`, `Ule`, `Slt` or `Sle`,
    /// operands, width 32 or 64 for signed ones, and whether the result is to be inverted.
    fn normal(
        &mut self,
        pred: IntPredicate,
        bits: u8,
        x: Src,
        y: Src,
        may_invert: bool,
    ) -> Result<(IntPredicate, Src, Src, u8, bool), String> {
        use IntPredicate as P;
        let signed = matches!(pred, P::Sgt | P::Sge | P::Slt | P::Sle);
        let (x, y, bits) = if signed && bits != 32 && bits != 64 {
            (self.wide_signed(x, bits)?, self.wide_signed(y, bits)?, 64)
        } else {
            (x, y, bits)
        };
        // A constant comes second where the predicate can be turned.
        let swap = match pred {
            P::Eq | P::Ne => matches!(x, Src::Imm(_)),
            P::Ult | P::Ule | P::Slt | P::Sle => {
                matches!((x, y), (Src::Imm(_), Src::Reg(_))) && may_invert
            }
            P::Ugt | P::Uge | P::Sgt | P::Sge => {
                !(matches!((x, y), (Src::Reg(_), Src::Imm(_))) && may_invert)
            }
        };
        let (pred, x, y) = if swap {
            let turned = match pred {
                P::Ult => P::Ugt,
                P::Ule => P::Uge,
                P::Slt => P::Sgt,
                P::Sle => P::Sge,
                P::Ugt => P::Ult,
                P::Uge => P::Ule,
                P::Sgt => P::Slt,
                P::Sge => P::Sle,
                same => same,
            };
            (turned, y, x)
        } else {
            (pred, x, y)
        };
        let (pred, inverted) = match pred {
            P::Ugt => (P::Ule, true),
            P::Uge => (P::Ult, true),
            P::Sgt => (P::Sle, true),
            P::Sge => (P::Slt, true),
            P::Ne if may_invert => (P::Eq, true),
            other => (other, false),
        };
        Ok((pred, x, y, bits, inverted))
    }

    fn compare(
        &mut self,
        pred: IntPredicate,
        bits: u8,
        d: R,
        x: Src,
        y: Src,
    ) -> Result<(), String> {
        use IntPredicate as P;
        let (pred, x, y, bits, _) = self.normal(pred, bits, x, y, false)?;
        let a = self.reg(x)?;
        if let Src::Imm(v) = y {
            let signed = i32::try_from(crate::exec::sign_extend(v, u32::from(bits)) as i64).ok();
            let unsigned = u32::try_from(v).ok();
            let found = match (pred, bits, unsigned, signed) {
                (P::Eq, _, Some(v), _) => Some(Op::EqI { d, a, v }),
                (P::Ne, _, Some(v), _) => Some(Op::NeI { d, a, v }),
                (P::Ult, _, Some(v), _) => Some(Op::UltI { d, a, v }),
                (P::Ule, _, Some(v), _) => Some(Op::UleI { d, a, v }),
                (P::Slt, 64, _, Some(v)) => Some(Op::Slt64I { d, a, v }),
                (P::Sle, 64, _, Some(v)) => Some(Op::Sle64I { d, a, v }),
                (P::Slt, 32, _, Some(v)) => Some(Op::Slt32I { d, a, v }),
                (P::Sle, 32, _, Some(v)) => Some(Op::Sle32I { d, a, v }),
                _ => None,
            };
            if let Some(op) = found {
                self.push(op);
                return Ok(());
            }
        }
        let b = self.reg(y)?;
        self.push(match (pred, bits) {
            (P::Eq, _) => Op::Eq { d, a, b },
            (P::Ne, _) => Op::Ne { d, a, b },
            (P::Ult, _) => Op::Ult { d, a, b },
            (P::Ule, _) => Op::Ule { d, a, b },
            (P::Slt, 64) => Op::Slt64 { d, a, b },
            (P::Sle, 64) => Op::Sle64 { d, a, b },
            (P::Slt, _) => Op::Slt32 { d, a, b },
            _ => Op::Sle32 { d, a, b },
        });
        Ok(())
    }

    /// A branch to `to` if `cond` holds, and otherwise to `els`.
    pub(crate) fn branch(&mut self, cond: Operand, to: Label, els: Label) -> Result<(), String> {
        if let Operand::Value(v) = cond
            && let Some(i) = self.plan.def(v)
            && !self.plan.emitted[i.index()]
            && self.plan.can_fuse(i)
        {
            match &self.plan.f.insts[i].kind {
                InstKind::ICmp { pred, lhs, rhs, .. } => {
                    let (lane, _) = self.lane(self.ty(*lhs)?)?;
                    let Lane::Int(bits) = lane else { return Err("`icmp` of floats".into()) };
                    let (x, y) = (self.source(*lhs)?, self.source(*rhs)?);
                    return self.compare_branch(*pred, bits, x, y, to, els);
                }
                InstKind::FCmp { pred, lhs, rhs, .. } => {
                    let (lane, _) = self.lane(self.ty(*lhs)?)?;
                    let (a, b) = (self.operand(*lhs)?, self.operand(*rhs)?);
                    let p: FloatPredicate = *pred;
                    self.push(if lane == Lane::Float(64) {
                        Op::BrF64 { p, a, b, to, els }
                    } else {
                        Op::BrF32 { p, a, b, to, els }
                    });
                    return Ok(());
                }
                _ => {}
            }
        }
        let c = self.operand(cond)?;
        self.push(Op::BrIf { c, to, els });
        Ok(())
    }

    fn compare_branch(
        &mut self,
        pred: IntPredicate,
        bits: u8,
        x: Src,
        y: Src,
        to: Label,
        els: Label,
    ) -> Result<(), String> {
        use IntPredicate as P;
        let (pred, x, y, bits, inverted) = self.normal(pred, bits, x, y, true)?;
        let (to, els) = if inverted { (els, to) } else { (to, els) };
        let a = self.reg(x)?;
        if let Src::Imm(v) = y {
            let signed = i32::try_from(crate::exec::sign_extend(v, u32::from(bits)) as i64).ok();
            let unsigned = u32::try_from(v).ok();
            let found = match (pred, bits, unsigned, signed) {
                (P::Eq, _, Some(v), _) => Some(Op::BrEqI { a, v, to, els }),
                (P::Ult, _, Some(v), _) => Some(Op::BrUltI { a, v, to, els }),
                (P::Ule, _, Some(v), _) => Some(Op::BrUleI { a, v, to, els }),
                (P::Slt, 64, _, Some(v)) => Some(Op::BrSlt64I { a, v, to, els }),
                (P::Sle, 64, _, Some(v)) => Some(Op::BrSle64I { a, v, to, els }),
                (P::Slt, 32, _, Some(v)) => Some(Op::BrSlt32I { a, v, to, els }),
                (P::Sle, 32, _, Some(v)) => Some(Op::BrSle32I { a, v, to, els }),
                _ => None,
            };
            if let Some(op) = found {
                self.push(op);
                return Ok(());
            }
        }
        let b = self.reg(y)?;
        self.push(match (pred, bits) {
            (P::Eq, _) => Op::BrEq { a, b, to, els },
            (P::Ult, _) => Op::BrUlt { a, b, to, els },
            (P::Ule, _) => Op::BrUle { a, b, to, els },
            (P::Slt, 64) => Op::BrSlt64 { a, b, to, els },
            (P::Sle, 64) => Op::BrSle64 { a, b, to, els },
            (P::Slt, _) => Op::BrSlt32 { a, b, to, els },
            _ => Op::BrSle32 { a, b, to, els },
        });
        Ok(())
    }

    fn cast(&mut self, op: CastOp, value: Operand, to: TypeId, d: R) -> Result<(), String> {
        let from_ty = self.ty(value)?;
        if op == CastOp::BitCast {
            return self.bit_cast(value, from_ty, to, d);
        }
        let (from, n) = self.lane(from_ty)?;
        let (into, _) = self.lane(to)?;
        let all = self.sources(value)?;
        let (per_from, per_to) = (all.len() / n.max(1), self.count(to)? / n.max(1));
        for k in 0..n {
            let d = d + (k * per_to) as R;
            let parts = &all[k * per_from..(k + 1) * per_from];
            self.cast_lane(op, from, into, parts, d)?;
        }
        Ok(())
    }

    fn cast_lane(
        &mut self,
        op: CastOp,
        from: Lane,
        to: Lane,
        parts: &[Src],
        d: R,
    ) -> Result<(), String> {
        match (op, from, to) {
            (
                CastOp::Trunc
                | CastOp::ZExt
                | CastOp::SExt
                | CastOp::PtrToInt
                | CastOp::IntToPtr
                | CastOp::PtrToAddr
                | CastOp::AddrSpaceCast,
                Lane::Int(f),
                Lane::Int(t),
            ) => {
                let signed = op == CastOp::SExt;
                if f > 64 || t > 64 {
                    let a = self.gather(parts)?;
                    self.rare(Rare::Resize { d, a, from: f, to: t, signed });
                    return Ok(());
                }
                let Src::Reg(a) = parts[0] else {
                    let Src::Imm(v) = parts[0] else { return Ok(()) };
                    let v = if signed { crate::exec::sign_extend(v, u32::from(f)) } else { v };
                    self.push(Op::Const { d, v: v & mask(u32::from(t)) });
                    return Ok(());
                };
                let op = match (signed, t < f) {
                    (true, _) if (f, t) == (32, 64) => Op::SExt32 { d, a },
                    (true, _) => Op::SExt { d, a, from: f, to: t },
                    (false, true) if t <= 32 => Op::AndI { d, a, v: mask(u32::from(t)) as u32 },
                    (false, true) => {
                        let b = self.constant(mask(u32::from(t)))?;
                        Op::And { d, a, b }
                    }
                    (false, false) => Op::Move { d, a },
                };
                self.push(op);
            }
            (CastOp::FpTrunc | CastOp::FpExt, Lane::Float(f), Lane::Float(t)) => {
                let a = self.reg(parts[0])?;
                match (f, t) {
                    (64, 32) => self.push(Op::F64ToF32 { d, a }),
                    (32, 64) => self.push(Op::F32ToF64 { d, a }),
                    _ => self.rare(Rare::FloatResize { d, a, from: f, to: t }),
                }
            }
            (CastOp::FpToUi | CastOp::FpToSi, Lane::Float(width), Lane::Int(bits)) => {
                let a = self.reg(parts[0])?;
                let signed = op == CastOp::FpToSi;
                match width {
                    64 if bits <= 64 => self.push(Op::F64ToInt { d, a, to: bits, signed }),
                    32 if bits <= 64 => self.push(Op::F32ToInt { d, a, to: bits, signed }),
                    _ => {
                        let saturating = false;
                        self.rare(Rare::FloatToInt { d, a, bits, signed, width, saturating });
                    }
                }
            }
            (CastOp::UiToFp | CastOp::SiToFp, Lane::Int(bits), Lane::Float(width)) => {
                let signed = op == CastOp::SiToFp;
                let a = self.gather_one(parts)?;
                match (bits, signed, width) {
                    (32, true, 64) => self.push(Op::S32ToF64 { d, a }),
                    (32, true, 32) => self.push(Op::S32ToF32 { d, a }),
                    (64, true, 64) => self.push(Op::S64ToF64 { d, a }),
                    (64, true, 32) => self.push(Op::S64ToF32 { d, a }),
                    (..=64, false, 64) => self.push(Op::U64ToF64 { d, a }),
                    (..=64, false, 32) => self.push(Op::U64ToF32 { d, a }),
                    _ => self.rare(Rare::IntToFloat { d, a, bits, signed, width }),
                }
            }
            _ => return Err(format!("`{}` between these types", op.keyword())),
        }
        Ok(())
    }

    /// One register if the value has one scalar, otherwise consecutive ones.
    fn gather_one(&mut self, parts: &[Src]) -> Result<R, String> {
        match parts {
            [one] => self.reg(*one),
            several => self.gather(several),
        }
    }

    /// Cuts the bits of a value into other scalars.
    fn bit_cast(&mut self, value: Operand, from: TypeId, to: TypeId, d: R) -> Result<(), String> {
        let layouts = self.plan.context.layouts;
        let (f, t) = (layouts.scalars(from), layouts.scalars(to));
        let (Some(f), Some(t)) = (f, t) else { return Err("`bitcast` of this type".into()) };
        let all = self.sources(value)?;
        // Result first in other registers, since it may overlap the operand.
        let mut out = vec![];
        let (mut at, mut bit) = (0, 0u32);
        for scalar in t.iter() {
            let wanted = u32::from(scalar.bits);
            let mut have = 0;
            let mut parts: Vec<Src> = vec![];
            while have < wanted {
                let Some(source) = f.get(at) else { return Err("`bitcast` between sizes".into()) };
                let width = u32::from(source.bits);
                let take = (width - bit).min(wanted - have);
                let piece = match all[at] {
                    Src::Imm(v) => Src::Imm((v >> bit & mask(take)) << have),
                    Src::Reg(a) if bit == 0 && take == width && have == 0 => Src::Reg(a),
                    Src::Reg(a) => {
                        let t = self.temp()?;
                        self.push(Op::LShrI { d: t, a, v: bit as u8 });
                        if take <= 32 {
                            self.push(Op::AndI { d: t, a: t, v: mask(take) as u32 });
                        } else if take < 64 {
                            let b = self.constant(mask(take))?;
                            self.push(Op::And { d: t, a: t, b });
                        }
                        if have > 0 {
                            self.push(Op::Shl64I { d: t, a: t, v: have as u8 });
                        }
                        Src::Reg(t)
                    }
                };
                parts.push(piece);
                have += take;
                bit += take;
                if bit == width {
                    bit = 0;
                    at += 1;
                }
            }
            let mut joined = parts[0];
            for part in &parts[1..] {
                let (a, b) = (self.reg(joined)?, self.reg(*part)?);
                let t = self.temp()?;
                self.push(Op::Or { d: t, a, b });
                joined = Src::Reg(t);
            }
            out.push(joined);
        }
        for (k, s) in out.into_iter().enumerate() {
            self.copy(d + k as R, s);
        }
        Ok(())
    }
}

/// The operation of [`Rare::Int`].
pub(crate) fn int_op(op: BinaryOp) -> IntOp {
    match op {
        BinaryOp::Add => IntOp::Add,
        BinaryOp::Sub => IntOp::Sub,
        BinaryOp::Mul => IntOp::Mul,
        BinaryOp::UDiv => IntOp::UDiv,
        BinaryOp::SDiv => IntOp::SDiv,
        BinaryOp::URem => IntOp::URem,
        BinaryOp::SRem => IntOp::SRem,
        BinaryOp::Shl => IntOp::Shl,
        BinaryOp::LShr => IntOp::LShr,
        BinaryOp::AShr => IntOp::AShr,
        BinaryOp::And => IntOp::And,
        BinaryOp::Or => IntOp::Or,
        _ => IntOp::Xor,
    }
}

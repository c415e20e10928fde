//! Operations on values of any type, element by element: arithmetic, comparisons, conversions, and
//! the elements of vectors.

use super::constant::into_space;
use super::emit::Emitter;
use super::scalar::{self, Scalar};
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::Rounding;
use base::diagnostic::Result;
use ir::{BinaryOp, CastOp, IntPredicate, Operand, Type, TypeId};
use std::rc::Rc;

impl Emitter<'_, '_> {
    /// A binary operation on all elements.
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        ty: TypeId,
        a: &[Reg],
        b: &[Reg],
    ) -> Result<Vec<Reg>> {
        let scalars = self.element_scalars(ty)?;
        let mut out = vec![];
        match scalars.as_slice() {
            [Scalar::Low(_), Scalar::High(bits)] => {
                for (x, y) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
                    out.extend(self.wide_binary(op, *bits, [x[0], x[1]], [y[0], y[1]])?);
                }
            }
            [s @ (Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double)] => {
                for (&x, &y) in a.iter().zip(b) {
                    out.push(self.float_binary(op, *s, x, y)?);
                }
            }
            [Scalar::Int(bits)] => {
                for (&x, &y) in a.iter().zip(b) {
                    out.push(self.int_binary(op, *bits, x, y)?);
                }
            }
            _ => return Err(self.unsupported(format!("`{}` on this type", op.keyword()))),
        }
        Ok(out)
    }

    /// Compares two integers or pointers of type `ty`.
    pub(super) fn int_compare(
        &mut self,
        pred: IntPredicate,
        ty: TypeId,
        a: &[Reg],
        b: &[Reg],
    ) -> Result<Reg> {
        let scalar = self.element_scalars(ty)?;
        match (scalar.as_slice(), a, b) {
            ([s], [a, ..], [b, ..]) => Ok(self.narrow_compare(pred, *s, *a, *b)),
            ([_, Scalar::High(n)], [a0, a1, ..], [b0, b1, ..]) => {
                Ok(self.wide_compare(pred, *n, [*a0, *a1], [*b0, *b1]))
            }
            _ => Err(self.unsupported("comparison of this type")),
        }
    }

    /// Converts all elements.
    pub(super) fn cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        v: &[Reg],
    ) -> Result<Vec<Reg>> {
        if op == CastOp::BitCast {
            return self.bitcast(from, to, v);
        }
        let (from_s, to_s) = (self.element_scalars(from)?, self.element_scalars(to)?);
        let mut out = vec![];
        for lane in v.chunks(from_s.len().max(1)) {
            out.extend(self.cast_element(op, &from_s, &to_s, to, lane)?);
        }
        Ok(out)
    }

    fn cast_element(
        &mut self,
        op: CastOp,
        from: &[Scalar],
        to: &[Scalar],
        to_ty: TypeId,
        v: &[Reg],
    ) -> Result<Vec<Reg>> {
        use Scalar::{High, Int, Low, Ptr};
        let signed = matches!(op, CastOp::SExt | CastOp::SiToFp | CastOp::FpToSi);
        Ok(match (op, from, to) {
            (
                CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::PtrToAddr,
                [f @ (Int(_) | Ptr)],
                [Int(t)],
            ) => {
                vec![self.zext_or_trunc(v[0], f.bits(), *t)]
            }
            (CastOp::SExt, [Int(f)], [Int(t)]) => vec![self.sext(v[0], *f, *t)],
            (
                CastOp::ZExt | CastOp::SExt | CastOp::PtrToInt | CastOp::PtrToAddr,
                [f @ (Int(_) | Ptr)],
                [Low(_), High(t)],
            ) => self.widen(v[0], f.bits(), *t, signed).to_vec(),
            (CastOp::ZExt | CastOp::SExt, [Low(_), High(f)], [Low(_), High(t)]) => {
                self.widen_wide([v[0], v[1]], *f, *t, signed).to_vec()
            }
            (CastOp::Trunc, [Low(_), High(_)], [Int(t)]) => {
                vec![self.zext_or_trunc(v[0], 64, *t)]
            }
            (CastOp::Trunc, [Low(_), High(_)], [Low(_), High(t)]) => {
                let m = self.imm(scalar::mask(t - 64));
                let high = self.bin(Op::And64, v[1], m);
                vec![v[0], high]
            }
            (CastOp::IntToPtr, [Int(f)], [Ptr]) => {
                let r = self.zext_or_trunc(v[0], *f, 64);
                let elem = scalar::scalar_type(&self.cx.module.types, to_ty);
                match self.cx.module.types.get(elem) {
                    Type::Ptr { space, .. } if space.0 == 3 => {
                        let rest = self.imm(0xffff_ffff);
                        let base = self.imm(into_space(0, *space));
                        let offset = self.bin(Op::And64, r, rest);
                        vec![self.bin(Op::Or64, offset, base)]
                    }
                    _ => vec![r],
                }
            }
            (CastOp::IntToPtr, [Low(_), High(_)], [Ptr]) => vec![v[0]],
            (CastOp::AddrSpaceCast, [Ptr], [Ptr]) => vec![v[0]],
            (CastOp::FpTrunc | CastOp::FpExt, [f], [t]) => {
                vec![self.float_convert(*f, *t, v[0])]
            }
            (CastOp::FpToSi | CastOp::FpToUi, [f], [Int(t)]) => {
                vec![self.float_to_int(*f, *t, signed, v[0])]
            }
            (CastOp::SiToFp | CastOp::UiToFp, [Low(_), High(f)], [t]) => {
                vec![self.soft_from_int(*f, signed, *t, Rounding::Nearest, v)]
            }
            (CastOp::FpToSi | CastOp::FpToUi, [f], [Low(_), High(t)]) => {
                self.soft_to_wide(*t, signed, *f, v[0]).to_vec()
            }
            (CastOp::SiToFp | CastOp::UiToFp, [Int(f)], [t]) => {
                vec![self.int_to_float(*f, signed, *t, v[0])]
            }
            _ => return Err(self.unsupported(format!("this `{}`", op.keyword()))),
        })
    }

    /// Reinterprets the bits as another type: registers are split and reassembled.
    pub(super) fn bitcast(&mut self, from: TypeId, to: TypeId, v: &[Reg]) -> Result<Vec<Reg>> {
        let source = self.flatten(from)?;
        let target = self.flatten(to)?;
        let same = source.len() == target.len()
            && source.iter().zip(&target).all(|(a, b)| {
                a.scalar.bits() == b.scalar.bits() && a.scalar.class() == b.scalar.class()
            });
        if same {
            return Ok(v.to_vec());
        }
        // Each source scalar as a 64-bit number, with the position of its first bit.
        let mut pieces = vec![];
        let mut at = 0u32;
        for (f, &r) in source.iter().zip(v) {
            let bits = f.scalar.bits();
            let wide = match f.scalar.class() {
                RegClass::P => self.un(Op::ZextP64, r),
                RegClass::V32 => self.un(Op::Zext64, r),
                _ => r,
            };
            pieces.push((at, bits, wide));
            at += bits;
        }
        let mut out = vec![];
        let mut start = 0u32;
        for f in &target {
            let bits = f.scalar.bits();
            let mut whole = self.imm(0);
            for &(at, n, r) in &pieces {
                if at + n <= start || at >= start + bits {
                    continue;
                }
                let part = if at >= start {
                    let n = self.imm(u64::from(at - start));
                    self.bin(Op::Shl64, r, n)
                } else {
                    let n = self.imm(u64::from(start - at));
                    self.bin(Op::LShr64, r, n)
                };
                whole = self.bin(Op::Or64, whole, part);
            }
            out.push(match f.scalar.class() {
                RegClass::P => self.un(Op::TruncP64, whole),
                RegClass::V32 => {
                    let low = self.un(Op::Trunc64, whole);
                    self.mask_to(low, bits)
                }
                _ if bits < 64 => {
                    let m = self.imm(scalar::mask(bits));
                    self.bin(Op::And64, whole, m)
                }
                _ => whole,
            });
            start += bits;
        }
        Ok(out)
    }

    /// For each element, whether a non-constant vector index selects it.
    fn index_tests(&mut self, index: Operand, len: usize) -> Result<Vec<Reg>> {
        let ty = self.type_of(index)?;
        let bits = self.scalar_of(ty)?.bits();
        let i = self.operand1(index)?;
        let i = self.zext_or_trunc(i, bits, 64);
        Ok((0..len)
            .map(|k| {
                let k = self.imm(k as u64);
                self.bin_imm(Op::ICmp64, i, k, ir::IntPredicate::Eq as u32)
            })
            .collect())
    }

    pub(super) fn extract_element(&mut self, vector: Operand, index: Operand) -> Result<Rc<[Reg]>> {
        let scalars = {
            let ty = self.type_of(vector)?;
            self.element_scalars(ty)?
        };
        let v = self.operand(vector)?;
        let width = scalars.len().max(1);
        let i = self.operand1(index)?;
        if let Some(i) = self.constant(i) {
            let start = (i as usize).saturating_mul(width);
            return match v.get(start..start.saturating_add(width)) {
                Some(regs) => Ok(regs.into()),
                None => Ok(vec![self.imm(0); width].into()),
            };
        }
        let tests = self.index_tests(index, v.len() / width)?;
        let mut out: Vec<Reg> = v[..width].to_vec();
        for (element, &test) in v.chunks_exact(width).zip(&tests).skip(1) {
            for k in 0..width {
                out[k] = self.choose(scalars[k].class(), test, element[k], out[k]);
            }
        }
        Ok(out.into())
    }

    pub(super) fn insert_element(
        &mut self,
        vector: Operand,
        element: Operand,
        index: Operand,
    ) -> Result<Vec<Reg>> {
        let scalars = {
            let ty = self.type_of(vector)?;
            self.element_scalars(ty)?
        };
        let mut v = self.operand(vector)?.to_vec();
        let e = self.operand(element)?;
        let width = scalars.len().max(1);
        let i = self.operand1(index)?;
        if let Some(i) = self.constant(i) {
            let start = (i as usize).saturating_mul(width);
            if let Some(slot) = v.get_mut(start..start.saturating_add(width)) {
                slot.copy_from_slice(&e);
            }
            return Ok(v);
        }
        let tests = self.index_tests(index, v.len() / width)?;
        for (lane, &test) in tests.iter().enumerate() {
            for k in 0..width {
                let old = v[lane * width + k];
                v[lane * width + k] = self.choose(scalars[k].class(), test, e[k], old);
            }
        }
        Ok(v)
    }
}

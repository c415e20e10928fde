//! Lowers floating point. `half` and `bfloat` are computed in `float` and rounded back: for `+ - *
//! /` and square roots this gives the correctly rounded result, since a float has more than twice
//! their digits plus two.

use super::emit::Emitter;
use super::scalar::{Scalar, format};
use crate::bytecode::op::{MathFn, Op, Reg};
use crate::bytecode::program::{Arithmetic, Rounding, SoftFn};
use base::diagnostic::Result;
use ir::BinaryOp;

impl Emitter<'_, '_> {
    /// A `half` or `bfloat` as `float`; other formats as they are.
    pub(super) fn to_single(&mut self, s: Scalar, r: Reg) -> Reg {
        match s {
            Scalar::Half => self.un(Op::F16ToF32, r),
            Scalar::BFloat => self.un(Op::Bf16ToF32, r),
            _ => r,
        }
    }
    /// A `float` as format `s`.
    pub(super) fn from_single(&mut self, s: Scalar, r: Reg) -> Reg {
        match s {
            Scalar::Half => self.un(Op::F32ToF16, r),
            Scalar::BFloat => self.un(Op::F32ToBf16, r),
            _ => r,
        }
    }

    /// Converts between formats.
    pub(super) fn float_convert(&mut self, from: Scalar, to: Scalar, r: Reg) -> Reg {
        match (from, to) {
            _ if from == to => r,
            (Scalar::Double, Scalar::Float) => self.un(Op::F64ToF32, r),
            (Scalar::Double, Scalar::Half) => self.un(Op::F64ToF16, r),
            (Scalar::Double, Scalar::BFloat) => self.un(Op::F64ToBf16, r),
            (_, Scalar::Double) => {
                let single = self.to_single(from, r);
                self.un(Op::F32ToF64, single)
            }
            _ => {
                let single = self.to_single(from, r);
                self.from_single(to, single)
            }
        }
    }

    /// Applies a two-operand operation given for floats and for doubles.
    pub(super) fn float_bin(&mut self, s: Scalar, f32: Op, f64: Op, a: Reg, b: Reg) -> Reg {
        if s == Scalar::Double {
            return self.bin(f64, a, b);
        }
        let a = self.to_single(s, a);
        let b = self.to_single(s, b);
        let r = self.bin(f32, a, b);
        self.from_single(s, r)
    }

    /// A binary operation of the IR.
    pub(super) fn float_binary(&mut self, op: BinaryOp, s: Scalar, a: Reg, b: Reg) -> Result<Reg> {
        let (f32, f64) = match op {
            BinaryOp::FAdd => (Op::FAdd32, Op::FAdd64),
            BinaryOp::FSub => (Op::FSub32, Op::FSub64),
            BinaryOp::FMul => (Op::FMul32, Op::FMul64),
            BinaryOp::FDiv => (Op::FDiv32, Op::FDiv64),
            BinaryOp::FRem => (Op::FRem32, Op::FRem64),
            _ => return Err(self.unsupported(format!("`{}` on floats", op.keyword()))),
        };
        Ok(self.float_bin(s, f32, f64, a, b))
    }

    /// `-a` and `|a|` only change the sign, even of a NaN.
    pub(super) fn float_sign(&mut self, s: Scalar, negate: bool, a: Reg) -> Reg {
        match s {
            Scalar::Half | Scalar::BFloat => {
                if negate {
                    let sign = self.imm(0x8000);
                    self.bin(Op::Xor32, a, sign)
                } else {
                    let rest = self.imm(0x7fff);
                    self.bin(Op::And32, a, rest)
                }
            }
            Scalar::Double => self.un(if negate { Op::FNeg64 } else { Op::FAbs64 }, a),
            _ => self.un(if negate { Op::FNeg32 } else { Op::FAbs32 }, a),
        }
    }

    /// `a * b + c` with a single rounding.
    pub(super) fn float_fma(&mut self, s: Scalar, a: Reg, b: Reg, c: Reg) -> Reg {
        match s {
            Scalar::Double => self.tri(Op::Fma64, a, b, c),
            // A double does not hold every sum of a bfloat product and a bfloat.
            Scalar::BFloat => self.soft_float(Arithmetic::Fma, s, Rounding::Nearest, &[a, b, c]),
            Scalar::Half => {
                // The product is exact in a double. So is the sum, unless one operand is so small
                // that it cannot bring the sum to the midpoint between two halves.
                let [a, b, c] = [a, b, c].map(|r| {
                    let single = self.to_single(s, r);
                    self.un(Op::F32ToF64, single)
                });
                let r = self.tri(Op::Fma64, a, b, c);
                self.float_convert(Scalar::Double, s, r)
            }
            _ => self.tri(Op::Fma32, a, b, c),
        }
    }

    /// A math function of one to three operands of format `s`.
    pub(super) fn float_math(&mut self, s: Scalar, f: MathFn, args: &[Reg]) -> Reg {
        let mut operands = [Reg::NONE; 3];
        for (o, &r) in operands.iter_mut().zip(args) {
            *o = self.to_single(s, r);
        }
        let op = if s == Scalar::Double { Op::Math64 } else { Op::Math32 };
        let r = self.pure(op, operands, f as u32);
        self.from_single(s, r)
    }

    /// Compares two floats.
    pub(super) fn float_compare(
        &mut self,
        pred: ir::FloatPredicate,
        s: Scalar,
        a: Reg,
        b: Reg,
    ) -> Reg {
        if s == Scalar::Double {
            return self.bin_imm(Op::FCmp64, a, b, pred as u32);
        }
        let a = self.to_single(s, a);
        let b = self.to_single(s, b);
        self.bin_imm(Op::FCmp32, a, b, pred as u32)
    }

    /// Integer of `bits` bits to float.
    pub(super) fn int_to_float(&mut self, bits: u32, signed: bool, to: Scalar, r: Reg) -> Reg {
        let narrow = bits <= 32;
        let r = if signed {
            self.sext(r, bits, if narrow { 32 } else { 64 })
        } else {
            self.zext_or_trunc(r, bits, if narrow { 32 } else { 64 })
        };
        let (s32, s64) = match (narrow, signed) {
            (true, true) => (Op::S32ToF32, Op::S32ToF64),
            (true, false) => (Op::U32ToF32, Op::U32ToF64),
            (false, true) => (Op::S64ToF32, Op::S64ToF64),
            (false, false) => (Op::U64ToF32, Op::U64ToF64),
        };
        match to {
            Scalar::Float => self.un(s32, r),
            Scalar::Double => self.un(s64, r),
            // A large integer must not be rounded to a double first.
            Scalar::BFloat if bits > 53 => {
                let width = if narrow { 32 } else { 64 };
                self.soft_from_int(width, signed, to, Rounding::Nearest, &[r])
            }
            // Through double, where integers that differ as a half are exact.
            _ => {
                let d = self.un(s64, r);
                self.float_convert(Scalar::Double, to, d)
            }
        }
    }

    /// Float to integer of `bits` bits (at most 64), toward zero and clamped.
    pub(super) fn float_to_int(&mut self, from: Scalar, bits: u32, signed: bool, r: Reg) -> Reg {
        let narrow = bits <= 32;
        let r = self.to_single(from, r);
        let double = from == Scalar::Double;
        let op = match (double, narrow, signed) {
            (false, true, true) => Op::F32ToS32,
            (false, true, false) => Op::F32ToU32,
            (false, false, true) => Op::F32ToS64,
            (false, false, false) => Op::F32ToU64,
            (true, true, true) => Op::F64ToS32,
            (true, true, false) => Op::F64ToU32,
            (true, false, true) => Op::F64ToS64,
            (true, false, false) => Op::F64ToU64,
        };
        let v = self.un_imm(op, r, bits);
        if bits == 1 { self.un(Op::TruncP32, v) } else { self.mask_to(v, bits) }
    }

    /// Arithmetic on floats of format `s` with an explicit rounding mode.
    pub(super) fn soft_float(
        &mut self,
        op: Arithmetic,
        s: Scalar,
        rounding: Rounding,
        args: &[Reg],
    ) -> Reg {
        let f = SoftFn::Arithmetic { op, format: format(s), rounding };
        self.soft(f, 0, args, s.class(), None).0
    }

    /// An integer of `bits` bits, given as one or two registers, as a float of format `to`.
    pub(super) fn soft_from_int(
        &mut self,
        bits: u32,
        signed: bool,
        to: Scalar,
        rounding: Rounding,
        v: &[Reg],
    ) -> Reg {
        let f = SoftFn::FromInt { signed, to: format(to), rounding };
        self.soft(f, bits, v, to.class(), None).0
    }
}

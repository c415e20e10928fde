//! Lowers integers of 65 to 128 bits as two 64-bit scalars, the lower half first. The upper half is
//! kept zero-extended above the type's width.

use super::emit::Emitter;
use super::scalar::{Scalar, format, mask};
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::{Rounding, SoftFn};
use base::diagnostic::Result;
use ir::{BinaryOp, IntPredicate};

/// A wide integer: lower and upper register.
pub(super) type Wide = [Reg; 2];

impl Emitter<'_, '_> {
    fn wide_mask(&mut self, bits: u32, [low, high]: Wide) -> Wide {
        if bits >= 128 {
            return [low, high];
        }
        let m = self.imm(mask(bits - 64));
        [low, self.bin(Op::And64, high, m)]
    }

    /// The upper half, sign-extended from the type's width.
    fn wide_signed(&mut self, bits: u32, [low, high]: Wide) -> Wide {
        if bits >= 128 { [low, high] } else { [low, self.un_imm(Op::Sext64, high, bits - 64)] }
    }

    /// A binary operation on integers of `bits` bits.
    pub(super) fn wide_binary(
        &mut self,
        op: BinaryOp,
        bits: u32,
        a: Wide,
        b: Wide,
    ) -> Result<Wide> {
        let r = match op {
            BinaryOp::And => [self.bin(Op::And64, a[0], b[0]), self.bin(Op::And64, a[1], b[1])],
            BinaryOp::Or => [self.bin(Op::Or64, a[0], b[0]), self.bin(Op::Or64, a[1], b[1])],
            BinaryOp::Xor => [self.bin(Op::Xor64, a[0], b[0]), self.bin(Op::Xor64, a[1], b[1])],
            BinaryOp::Add => self.wide_add(a, b),
            BinaryOp::Sub => self.wide_sub(a, b),
            BinaryOp::Mul => {
                let low = self.bin(Op::Mul64, a[0], b[0]);
                let carry = self.bin(Op::UMulHi64, a[0], b[0]);
                let x = self.bin(Op::Mul64, a[0], b[1]);
                let y = self.bin(Op::Mul64, a[1], b[0]);
                let sum = self.bin(Op::Add64, x, y);
                [low, self.bin(Op::Add64, carry, sum)]
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                let a = if op == BinaryOp::AShr { self.wide_signed(bits, a) } else { a };
                self.wide_shift(op, a, b[0])
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                let f = SoftFn::Divide {
                    signed: matches!(op, BinaryOp::SDiv | BinaryOp::SRem),
                    remainder: matches!(op, BinaryOp::URem | BinaryOp::SRem),
                };
                self.soft_wide(f, bits, &[a[0], a[1], b[0], b[1]])
            }
            _ => return Err(self.unsupported(format!("`{}` on i{bits}", op.keyword()))),
        };
        Ok(self.wide_mask(bits, r))
    }

    pub(super) fn wide_add(&mut self, a: Wide, b: Wide) -> Wide {
        let low = self.bin(Op::Add64, a[0], b[0]);
        let carry = self.bin_imm(Op::ICmp64, low, a[0], IntPredicate::Ult as u32);
        let carry = self.un(Op::ZextP64, carry);
        let high = self.bin(Op::Add64, a[1], b[1]);
        [low, self.bin(Op::Add64, high, carry)]
    }

    pub(super) fn wide_sub(&mut self, a: Wide, b: Wide) -> Wide {
        let low = self.bin(Op::Sub64, a[0], b[0]);
        let borrow = self.bin_imm(Op::ICmp64, a[0], b[0], IntPredicate::Ult as u32);
        let borrow = self.un(Op::ZextP64, borrow);
        let high = self.bin(Op::Sub64, a[1], b[1]);
        [low, self.bin(Op::Sub64, high, borrow)]
    }

    /// Shifts by `n`; amounts of the width or more are poison, so any result is allowed.
    fn wide_shift(&mut self, op: BinaryOp, [low, high]: Wide, n: Reg) -> Wide {
        let c64 = self.imm(64);
        let big = self.bin_imm(Op::ICmp64, n, c64, IntPredicate::Uge as u32);
        let rest = self.bin(Op::Sub64, n, c64);
        let zero = self.imm(0);
        if op == BinaryOp::Shl {
            // Funnel shifts take the amount modulo 64, which is right for amounts below 64.
            let h = self.tri(Op::Fshl64, high, low, n);
            let l = self.bin(Op::Shl64, low, n);
            let over = self.bin(Op::Shl64, low, rest);
            return [
                self.choose(RegClass::V64, big, zero, l),
                self.choose(RegClass::V64, big, over, h),
            ];
        }
        let l = self.tri(Op::Fshr64, high, low, n);
        let (shift, fill) = if op == BinaryOp::AShr {
            let c63 = self.imm(63);
            (Op::AShr64, self.bin(Op::AShr64, high, c63))
        } else {
            (Op::LShr64, zero)
        };
        let h = self.bin(shift, high, n);
        let over = self.bin(shift, high, rest);
        [self.choose(RegClass::V64, big, over, l), self.choose(RegClass::V64, big, fill, h)]
    }

    /// Compares integers of `bits` bits.
    pub(super) fn wide_compare(&mut self, pred: IntPredicate, bits: u32, a: Wide, b: Wide) -> Reg {
        use IntPredicate::*;
        if matches!(pred, Eq | Ne) {
            let l = self.bin(Op::Xor64, a[0], b[0]);
            let h = self.bin(Op::Xor64, a[1], b[1]);
            let any = self.bin(Op::Or64, l, h);
            let zero = self.imm(0);
            return self.bin_imm(Op::ICmp64, any, zero, pred as u32);
        }
        let signed = matches!(pred, Sgt | Sge | Slt | Sle);
        let (a, b) =
            if signed { (self.wide_signed(bits, a), self.wide_signed(bits, b)) } else { (a, b) };
        let strict = match pred {
            Ugt | Uge => Ugt,
            Ult | Ule => Ult,
            Sgt | Sge => Sgt,
            _ => Slt,
        };
        let low = match pred {
            Ugt | Sgt => Ugt,
            Uge | Sge => Uge,
            Ult | Slt => Ult,
            _ => Ule,
        };
        let high = self.bin_imm(Op::ICmp64, a[1], b[1], strict as u32);
        let same = self.bin_imm(Op::ICmp64, a[1], b[1], Eq as u32);
        let low = self.bin_imm(Op::ICmp64, a[0], b[0], low as u32);
        let tie = self.bin(Op::AndP, same, low);
        self.bin(Op::OrP, high, tie)
    }

    /// Widens an integer of `from` bits (at most 64) to `to` bits (more than 64).
    pub(super) fn widen(&mut self, r: Reg, from: u32, to: u32, signed: bool) -> Wide {
        if !signed {
            let low = self.zext_or_trunc(r, from, 64);
            return [low, self.imm(0)];
        }
        let low = self.sext(r, from, 64);
        let c63 = self.imm(63);
        let high = self.bin(Op::AShr64, low, c63);
        self.wide_mask(to, [low, high])
    }

    /// Widens between two widths above 64.
    pub(super) fn widen_wide(&mut self, a: Wide, from: u32, to: u32, signed: bool) -> Wide {
        let a = if signed { self.wide_signed(from, a) } else { a };
        self.wide_mask(to, a)
    }

    /// `f` of wide integers with a wide result.
    pub(super) fn soft_wide(&mut self, f: SoftFn, bits: u32, args: &[Reg]) -> Wide {
        let (low, high) = self.soft(f, bits, args, RegClass::V64, Some(RegClass::V64));
        [low, high]
    }

    /// A float of format `from` as an integer of `bits` bits, more than 64.
    pub(super) fn soft_to_wide(&mut self, bits: u32, signed: bool, from: Scalar, r: Reg) -> Wide {
        let f = SoftFn::ToInt { signed, from: format(from), rounding: Rounding::Zero };
        self.soft_wide(f, bits, &[r])
    }

    /// Whether the product of two integers of `bits` bits overflows.
    pub(super) fn soft_mul_overflow(&mut self, signed: bool, bits: u32, a: Wide, b: Wide) -> Reg {
        let args = [a[0], a[1], b[0], b[1]];
        let (flag, _) = self.soft(SoftFn::MulOverflow { signed }, bits, &args, RegClass::V64, None);
        self.un(Op::TruncP64, flag)
    }
}

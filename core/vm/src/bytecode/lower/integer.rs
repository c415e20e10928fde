//! Lowers integers of up to 64 bits: arithmetic, comparisons, conversions. Wider ones are in
//! [`super::wide`].
//!
//! Integers narrower than their register are kept zero-extended, so every operation that can set
//! higher bits is followed by a mask, and signed ones read their operands sign-extended.

use super::emit::Emitter;
use super::scalar::{Scalar, mask};
use crate::bytecode::op::{Op, Reg, RegClass};
use base::diagnostic::Result;
use ir::{BinaryOp, IntPredicate};

impl Emitter<'_, '_> {
    /// `r`, an integer of `bits` bits, sign-extended to the whole register.
    pub(super) fn sext_in_place(&mut self, r: Reg, bits: u32) -> Reg {
        match bits {
            1 => self.un(Op::SextP32, r),
            32 | 64 => r,
            2..32 => self.un_imm(Op::Sext32, r, bits),
            _ => self.un_imm(Op::Sext64, r, bits),
        }
    }

    /// Clears the bits of `r` above the lowest `bits`.
    pub(super) fn mask_to(&mut self, r: Reg, bits: u32) -> Reg {
        match bits {
            32 | 64 | 1 => r,
            2..32 => {
                let m = self.imm(mask(bits));
                self.bin(Op::And32, r, m)
            }
            _ => {
                let m = self.imm(mask(bits));
                self.bin(Op::And64, r, m)
            }
        }
    }

    /// A binary operation on integers of `bits` bits, at most 64.
    pub(super) fn int_binary(&mut self, op: BinaryOp, bits: u32, a: Reg, b: Reg) -> Result<Reg> {
        use BinaryOp::*;
        if bits == 1 {
            return Ok(match op {
                Add | Sub | Xor => self.bin(Op::XorP, a, b),
                Mul | And => self.bin(Op::AndP, a, b),
                Or => self.bin(Op::OrP, a, b),
                // The only defined shift is by 0 and the only defined divisor is 1 (or -1).
                Shl | LShr | AShr | UDiv | SDiv => a,
                _ => self.imm(0),
            });
        }
        let narrow = bits <= 32;
        let pick = |a: Op, b: Op| if narrow { a } else { b };
        let code = match op {
            Add => pick(Op::Add32, Op::Add64),
            Sub => pick(Op::Sub32, Op::Sub64),
            Mul => pick(Op::Mul32, Op::Mul64),
            UDiv => pick(Op::UDiv32, Op::UDiv64),
            SDiv => pick(Op::SDiv32, Op::SDiv64),
            URem => pick(Op::URem32, Op::URem64),
            SRem => pick(Op::SRem32, Op::SRem64),
            Shl => pick(Op::Shl32, Op::Shl64),
            LShr => pick(Op::LShr32, Op::LShr64),
            AShr => pick(Op::AShr32, Op::AShr64),
            And => pick(Op::And32, Op::And64),
            Or => pick(Op::Or32, Op::Or64),
            Xor => pick(Op::Xor32, Op::Xor64),
            _ => return Err(self.unsupported("floating-point operation on integers")),
        };
        let (a, b) = match op {
            SDiv | SRem => (self.sext_in_place(a, bits), self.sext_in_place(b, bits)),
            AShr => (self.sext_in_place(a, bits), b),
            _ => (a, b),
        };
        let r = match op {
            UDiv | SDiv | URem | SRem => self.divide(code, a, b),
            _ => self.bin(code, a, b),
        };
        Ok(match op {
            And | Or | Xor | LShr | UDiv | URem => r,
            _ => self.mask_to(r, bits),
        })
    }

    /// A division: it may fault, so it is never shared or dropped unless the divisor is a constant.
    fn divide(&mut self, op: Op, a: Reg, b: Reg) -> Reg {
        if let (Some(x), Some(y)) = (self.constant(a), self.constant(b))
            && let Some(v) = constant_division(op, x, y)
        {
            return self.imm(v);
        }
        let class = if a.is_scalar() && b.is_scalar() {
            RegClass::S
        } else {
            op.class().unwrap_or(RegClass::V64)
        };
        let d = self.fresh(class);
        self.push(op, d, [a, b, Reg::NONE], 0);
        self.note_computed(d, &[a, b]);
        d
    }

    /// Compares two scalars of the same kind, at most 64 bits wide.
    pub(super) fn narrow_compare(
        &mut self,
        pred: IntPredicate,
        scalar: Scalar,
        a: Reg,
        b: Reg,
    ) -> Reg {
        use IntPredicate::*;
        let bits = scalar.bits();
        let (mut a, mut b) = (a, b);
        if bits == 1 {
            // Unsigned values are 0 and 1; signed ones are 0 and -1, so the order is reversed.
            let pred = match pred {
                Sgt => Ult,
                Sge => Ule,
                Slt => Ugt,
                Sle => Uge,
                p => p,
            };
            if matches!(pred, Eq | Ne) {
                let differ = self.bin(Op::XorP, a, b);
                let one = self.imm(1);
                return if pred == Ne { differ } else { self.bin(Op::XorP, differ, one) };
            }
            a = self.un(Op::ZextP32, a);
            b = self.un(Op::ZextP32, b);
            return self.bin_imm(Op::ICmp32, a, b, pred as u32);
        }
        if matches!(pred, Sgt | Sge | Slt | Sle) {
            a = self.sext_in_place(a, bits);
            b = self.sext_in_place(b, bits);
        }
        let op = if bits <= 32 { Op::ICmp32 } else { Op::ICmp64 };
        self.bin_imm(op, a, b, pred as u32)
    }

    /// Truncates or zero-extends an integer from `from` to `to` bits, both at most 64.
    pub(super) fn zext_or_trunc(&mut self, r: Reg, from: u32, to: u32) -> Reg {
        match (from, to) {
            _ if from == to => r,
            (1, 2..=32) => self.un(Op::ZextP32, r),
            (1, _) => self.un(Op::ZextP64, r),
            (2..=32, 1) => self.un(Op::TruncP32, r),
            (_, 1) => self.un(Op::TruncP64, r),
            (2..=32, 33..) => self.un(Op::Zext64, r),
            (33.., 2..=32) => {
                let t = self.un(Op::Trunc64, r);
                self.mask_to(t, to)
            }
            _ if to < from => self.mask_to(r, to),
            _ => r,
        }
    }

    /// Sign-extends from `from` to `to` bits, both at most 64.
    pub(super) fn sext(&mut self, r: Reg, from: u32, to: u32) -> Reg {
        if from == to {
            return r;
        }
        let wide = match (from, to) {
            (1, 2..=32) => self.un(Op::SextP32, r),
            (1, _) => self.un(Op::SextP64, r),
            (_, 2..=32) => self.un_imm(Op::Sext32, r, from),
            (2..=32, _) => {
                let z = self.un(Op::Zext64, r);
                self.un_imm(Op::Sext64, z, from)
            }
            _ => self.un_imm(Op::Sext64, r, from),
        };
        self.mask_to(wide, to)
    }
}

fn constant_division(op: Op, x: u64, y: u64) -> Option<u64> {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    let (op, bits) = match op {
        Op::UDiv32 => (UDiv, 32),
        Op::SDiv32 => (SDiv, 32),
        Op::URem32 => (URem, 32),
        Op::SRem32 => (SRem, 32),
        Op::UDiv64 => (UDiv, 64),
        Op::SDiv64 => (SDiv, 64),
        Op::URem64 => (URem, 64),
        Op::SRem64 => (SRem, 64),
        _ => return None,
    };
    (y != 0).then(|| super::constant::int_binary(op, bits, x.into(), y.into()) as u64)
}

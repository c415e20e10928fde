//! Integer functions on integers of 65 to 128 bits.

use super::super::emit::Emitter;
use super::super::scalar::mask;
use super::super::wide::Wide;
use super::bits::BitOp;
use crate::bytecode::op::{Class, Op, Reg};
use crate::diagnostic::Result;
use crate::ir::{BinaryOp, IntPredicate};

impl Emitter<'_, '_> {
    /// One integer function on values of `bits` bits: the scalars of its result.
    pub(super) fn wide_function(&mut self, op: BitOp, bits: u32, v: &[Wide]) -> Result<Vec<Reg>> {
        let zero = self.imm(0);
        let spare = u64::from(128 - bits);
        let count = |this: &mut Self, n: Reg| vec![n, this.imm(0)];
        let missing = |this: &Self| this.unsupported(format!("this function on i{bits}"));
        let second = |this: &Self| v.get(1).copied().ok_or_else(|| missing(this));
        Ok(match op {
            BitOp::MinMax(signed, max) => {
                let b = second(self)?;
                let pred = match (signed, max) {
                    (true, true) => IntPredicate::Sgt,
                    (true, false) => IntPredicate::Slt,
                    (false, true) => IntPredicate::Ugt,
                    (false, false) => IntPredicate::Ult,
                };
                let c = self.wide_compare(pred, bits, v[0], b);
                self.wide_choose(c, v[0], b).to_vec()
            }
            BitOp::Abs => {
                let negative = self.wide_compare(IntPredicate::Slt, bits, v[0], [zero, zero]);
                let minus = self.wide_binary(BinaryOp::Sub, bits, [zero, zero], v[0])?;
                self.wide_choose(negative, minus, v[0]).to_vec()
            }
            BitOp::Ctpop => {
                let low = self.un(Op::Ctpop64, v[0][0]);
                let high = self.un(Op::Ctpop64, v[0][1]);
                let n = self.bin(Op::Add64, low, high);
                count(self, n)
            }
            BitOp::Ctlz => {
                let c64 = self.imm(64);
                let none = self.bin_imm(Op::ICmp64, v[0][1], zero, IntPredicate::Eq as u32);
                let high = self.un(Op::Ctlz64, v[0][1]);
                let low = self.un(Op::Ctlz64, v[0][0]);
                let low = self.bin(Op::Add64, low, c64);
                let n = self.choose(Class::V64, none, low, high);
                let spare = self.imm(spare);
                let n = self.bin(Op::Sub64, n, spare);
                count(self, n)
            }
            BitOp::Cttz => {
                let c64 = self.imm(64);
                let none = self.bin_imm(Op::ICmp64, v[0][0], zero, IntPredicate::Eq as u32);
                let low = self.un(Op::Cttz64, v[0][0]);
                let high = self.un(Op::Cttz64, v[0][1]);
                let high = self.bin(Op::Add64, high, c64);
                let n = self.choose(Class::V64, none, high, low);
                let most = self.imm(u64::from(bits));
                let n = self.bin(Op::UMin64, n, most);
                count(self, n)
            }
            BitOp::Bswap | BitOp::Bitreverse => {
                let f = if op == BitOp::Bswap { Op::Bswap64 } else { Op::Bitreverse64 };
                let turned = [self.un(f, v[0][1]), self.un(f, v[0][0])];
                let n = self.imm(spare);
                self.wide_binary(BinaryOp::LShr, 128, turned, [n, zero])?.to_vec()
            }
            BitOp::Funnel(left) if bits == 128 && v.len() > 2 => {
                let (seven, one) = (self.imm(mask(7)), self.imm(1));
                let n = self.bin(Op::And64, v[2][0], seven);
                let rest = self.bin(Op::Sub64, seven, n);
                // The other part is shifted by the rest to the width, in two steps since that can
                // be the whole width.
                let (main, other, back, by) = if left {
                    (v[0], v[1], BinaryOp::LShr, BinaryOp::Shl)
                } else {
                    (v[1], v[0], BinaryOp::Shl, BinaryOp::LShr)
                };
                let main = self.wide_binary(by, 128, main, [n, zero])?;
                let other = self.wide_binary(back, 128, other, [one, zero])?;
                let other = self.wide_binary(back, 128, other, [rest, zero])?;
                self.wide_binary(BinaryOp::Or, 128, main, other)?.to_vec()
            }
            BitOp::Overflow(op @ (BinaryOp::Add | BinaryOp::Sub), signed) => {
                let b = second(self)?;
                let r = self.wide_binary(op, bits, v[0], b)?;
                let add = op == BinaryOp::Add;
                let flag = if signed {
                    // As for narrow integers: the result lies on the wrong side of the first operand.
                    let side = if add { IntPredicate::Slt } else { IntPredicate::Sgt };
                    let moved = self.wide_compare(side, bits, r, v[0]);
                    let negative = self.wide_compare(IntPredicate::Slt, bits, b, [zero, zero]);
                    self.bin(Op::XorP, moved, negative)
                } else if add {
                    self.wide_compare(IntPredicate::Ult, bits, r, v[0])
                } else {
                    self.wide_compare(IntPredicate::Ult, bits, v[0], b)
                };
                vec![r[0], r[1], flag]
            }
            _ => return Err(missing(self)),
        })
    }

    fn wide_choose(&mut self, c: Reg, a: Wide, b: Wide) -> Wide {
        [self.choose(Class::V64, c, a[0], b[0]), self.choose(Class::V64, c, a[1], b[1])]
    }
}

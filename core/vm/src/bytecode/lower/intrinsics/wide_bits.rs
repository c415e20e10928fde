//! Integer functions on integers of 65 to 128 bits.

use super::super::emit::Emitter;
use super::super::scalar::{mask, mask128};
use super::super::wide::Wide;
use crate::bytecode::op::{Op, Reg, RegClass};
use base::diagnostic::Result;
use ir::intrinsics::IntFunction;
use ir::{BinaryOp, IntPredicate};
use std::rc::Rc;

impl Emitter<'_, '_> {
    /// An integer function on wide integers or vectors of them, element by element.
    pub(super) fn wide_call(
        &mut self,
        op: IntFunction,
        bits: u32,
        columns: &[Rc<[Reg]>],
    ) -> Result<Vec<Reg>> {
        let elements = |c: &Rc<[Reg]>| -> Vec<Wide> {
            c.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
        };
        let size = columns.first().map_or(0, |c| c.len());
        let columns: Vec<Vec<Wide>> =
            columns.iter().filter(|c| c.len() == size).map(elements).collect();
        if let IntFunction::Reduce(_) | IntFunction::ReduceMinMax(..) = op {
            let mut all = columns[0].iter().copied();
            let Some(mut whole) = all.next() else {
                return Err(self.unsupported("a reduction of an empty vector"));
            };
            for v in all {
                whole = match op {
                    IntFunction::Reduce(op) => self.wide_binary(op, bits, whole, v)?,
                    IntFunction::ReduceMinMax(signed, max) => {
                        self.wide_min_max(signed, max, bits, whole, v)
                    }
                    _ => whole,
                };
            }
            return Ok(whole.to_vec());
        }
        let (mut out, mut flags) = (vec![], vec![]);
        for lane in 0..size / 2 {
            let v: Vec<Wide> = columns.iter().map(|c| c[lane]).collect();
            let mut regs = self.wide_function(op, bits, &v)?;
            if let IntFunction::Overflow(..) = op {
                flags.extend(regs.pop());
            }
            out.extend(regs);
        }
        out.extend(flags);
        Ok(out)
    }

    fn wide_min_max(&mut self, signed: bool, max: bool, bits: u32, a: Wide, b: Wide) -> Wide {
        let pred = match (signed, max) {
            (true, true) => IntPredicate::Sgt,
            (true, false) => IntPredicate::Slt,
            (false, true) => IntPredicate::Ugt,
            (false, false) => IntPredicate::Ult,
        };
        let c = self.wide_compare(pred, bits, a, b);
        self.wide_choose(c, a, b)
    }

    /// The bound for saturation: in the direction of the sign of `a`, or `top` in all cases.
    fn wide_limit(&mut self, signed: bool, bits: u32, a: Wide, top: bool) -> Wide {
        let zero = self.imm(0);
        let constant = |this: &mut Self, v: u128| [this.imm(v as u64), this.imm((v >> 64) as u64)];
        if !signed {
            return if top { constant(self, mask128(bits)) } else { [zero, zero] };
        }
        let negative = self.wide_compare(IntPredicate::Slt, bits, a, [zero, zero]);
        let min = constant(self, 1 << (bits - 1));
        let max = constant(self, mask128(bits) >> 1);
        self.wide_choose(negative, min, max)
    }

    /// One integer function on values of `bits` bits: the scalars of its result.
    pub(super) fn wide_function(
        &mut self,
        op: IntFunction,
        bits: u32,
        v: &[Wide],
    ) -> Result<Vec<Reg>> {
        let zero = self.imm(0);
        let spare = u64::from(128 - bits);
        let count = |this: &mut Self, n: Reg| vec![n, this.imm(0)];
        let missing = |this: &Self| this.unsupported(format!("this function on i{bits}"));
        let second = |this: &Self| v.get(1).copied().ok_or_else(|| missing(this));
        Ok(match op {
            IntFunction::MinMax(signed, max) => {
                let b = second(self)?;
                self.wide_min_max(signed, max, bits, v[0], b).to_vec()
            }
            IntFunction::Abs => {
                let negative = self.wide_compare(IntPredicate::Slt, bits, v[0], [zero, zero]);
                let minus = self.wide_binary(BinaryOp::Sub, bits, [zero, zero], v[0])?;
                self.wide_choose(negative, minus, v[0]).to_vec()
            }
            IntFunction::Ctpop => {
                let low = self.un(Op::Ctpop64, v[0][0]);
                let high = self.un(Op::Ctpop64, v[0][1]);
                let n = self.bin(Op::Add64, low, high);
                count(self, n)
            }
            IntFunction::Ctlz => {
                let c64 = self.imm(64);
                let none = self.bin_imm(Op::ICmp64, v[0][1], zero, IntPredicate::Eq as u32);
                let high = self.un(Op::Ctlz64, v[0][1]);
                let low = self.un(Op::Ctlz64, v[0][0]);
                let low = self.bin(Op::Add64, low, c64);
                let n = self.choose(RegClass::V64, none, low, high);
                let spare = self.imm(spare);
                let n = self.bin(Op::Sub64, n, spare);
                count(self, n)
            }
            IntFunction::Cttz => {
                let c64 = self.imm(64);
                let none = self.bin_imm(Op::ICmp64, v[0][0], zero, IntPredicate::Eq as u32);
                let low = self.un(Op::Cttz64, v[0][0]);
                let high = self.un(Op::Cttz64, v[0][1]);
                let high = self.bin(Op::Add64, high, c64);
                let n = self.choose(RegClass::V64, none, high, low);
                let most = self.imm(u64::from(bits));
                let n = self.bin(Op::UMin64, n, most);
                count(self, n)
            }
            IntFunction::Bswap | IntFunction::Bitreverse => {
                let f = if op == IntFunction::Bswap { Op::Bswap64 } else { Op::Bitreverse64 };
                let turned = [self.un(f, v[0][1]), self.un(f, v[0][0])];
                let n = self.imm(spare);
                self.wide_binary(BinaryOp::LShr, 128, turned, [n, zero])?.to_vec()
            }
            IntFunction::Funnel(left) if bits == 128 && v.len() > 2 => {
                let (seven, one) = (self.imm(mask(7)), self.imm(1));
                let n = self.bin(Op::And64, v[2][0], seven);
                let rest = self.bin(Op::Sub64, seven, n);
                // The other half is shifted by the remaining amount, in two steps since that can be
                // the whole width.
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
            IntFunction::Overflow(op @ (BinaryOp::Add | BinaryOp::Sub), signed) => {
                let b = second(self)?;
                let r = self.wide_binary(op, bits, v[0], b)?;
                let add = op == BinaryOp::Add;
                let flag = if signed {
                    // As for narrow integers: the result is on the wrong side of the first operand.
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
            IntFunction::Overflow(BinaryOp::Mul, signed) => {
                let b = second(self)?;
                let r = self.wide_binary(BinaryOp::Mul, bits, v[0], b)?;
                vec![r[0], r[1], self.soft_mul_overflow(signed, bits, v[0], b)]
            }
            IntFunction::Funnel(left) if v.len() > 2 => {
                let width = [self.imm(bits.into()), zero];
                let n = self.wide_binary(BinaryOp::URem, bits, v[2], width)?;
                let rest = self.wide_sub(width, n);
                let (l, r) = if left { (n, rest) } else { (rest, n) };
                let high = self.wide_binary(BinaryOp::Shl, bits, v[0], l)?;
                let low = self.wide_binary(BinaryOp::LShr, bits, v[1], r)?;
                self.wide_binary(BinaryOp::Or, bits, high, low)?.to_vec()
            }
            IntFunction::Saturating(op, signed) => {
                let b = second(self)?;
                let sum =
                    self.wide_function(IntFunction::Overflow(op, signed), bits, &[v[0], b])?;
                let limit = self.wide_limit(signed, bits, v[0], op == BinaryOp::Add);
                self.wide_choose(sum[2], limit, [sum[0], sum[1]]).to_vec()
            }
            IntFunction::ShlSat(signed) => {
                let b = second(self)?;
                let r = self.wide_binary(BinaryOp::Shl, bits, v[0], b)?;
                let back = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
                let back = self.wide_binary(back, bits, r, b)?;
                let lost = self.wide_compare(IntPredicate::Ne, bits, back, v[0]);
                let limit = self.wide_limit(signed, bits, v[0], true);
                self.wide_choose(lost, limit, r).to_vec()
            }
            IntFunction::Compare(signed) => {
                let b = second(self)?;
                let (gt, lt) = if signed {
                    (IntPredicate::Sgt, IntPredicate::Slt)
                } else {
                    (IntPredicate::Ugt, IntPredicate::Ult)
                };
                let greater = self.wide_compare(gt, bits, v[0], b);
                let less = self.wide_compare(lt, bits, v[0], b);
                vec![self.three_way(greater, less)?]
            }
            _ => return Err(missing(self)),
        })
    }

    fn wide_choose(&mut self, c: Reg, a: Wide, b: Wide) -> Wide {
        [self.choose(RegClass::V64, c, a[0], b[0]), self.choose(RegClass::V64, c, a[1], b[1])]
    }
}

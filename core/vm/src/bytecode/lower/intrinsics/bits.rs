//! Lowers integer functions: counting and reversing bits, minimum and maximum, funnel shifts,
//! overflow, saturation, 24-bit and high products.

use super::super::emit::Emitter;
use super::super::scalar::{Scalar, mask};
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::SoftFn;
use base::diagnostic::Result;
use ir::intrinsics::IntFunction;
use ir::{BinaryOp, Call, IntPredicate};

impl Emitter<'_, '_> {
    /// A call of an integer function, element by element.
    pub(super) fn int_call(&mut self, op: IntFunction, call: &Call) -> Result<Vec<Reg>> {
        let result = self.p.function.insts[self.inst].ty;
        if let IntFunction::Constant(v) = op {
            let s = self.scalar_of(result)?;
            // `llvm.objectsize(…, min = true)` asks for 0 if the size is not known.
            let least = match call.args.get(1) {
                Some(min) if v == u64::MAX => {
                    let min = self.operand1(min.value)?;
                    self.constant(min) == Some(1)
                }
                _ => false,
            };
            return Ok(vec![self.imm(if least { 0 } else { v & s.mask() })]);
        }
        let mut columns = vec![];
        for a in &call.args {
            columns.push(self.operand(a.value)?);
        }
        if columns.is_empty() {
            return Err(self.unsupported("a call with too few arguments"));
        }
        if op == IntFunction::First {
            return Ok(columns[0].to_vec());
        }
        let bits = match self.arg_element(call, 0)? {
            Scalar::Int(bits) => bits,
            Scalar::Low(bits) => return self.wide_call(op, bits, &columns),
            _ => return Err(self.unsupported("an integer function on this type")),
        };
        let needed = match op {
            IntFunction::Ctpop
            | IntFunction::Ctlz
            | IntFunction::Cttz
            | IntFunction::Bitreverse
            | IntFunction::Bswap
            | IntFunction::Ffs
            | IntFunction::Abs
            | IntFunction::Reduce(_)
            | IntFunction::ReduceMinMax(..) => 1,
            IntFunction::Funnel(_)
            | IntFunction::Sad(_)
            | IntFunction::Prmt
            | IntFunction::Dot(..) => 3,
            _ => 2,
        };
        if columns.len() < needed {
            return Err(self.unsupported("a call with too few arguments"));
        }
        let lanes = columns[0].len();
        if let IntFunction::Reduce(_) | IntFunction::ReduceMinMax(..) = op {
            let mut whole = columns[0][0];
            for &r in &columns[0][1..] {
                whole = match op {
                    IntFunction::ReduceMinMax(signed, max) => {
                        self.min_max(signed, max, bits, whole, r)
                    }
                    IntFunction::Reduce(op) => self.int_binary(op, bits, whole, r)?,
                    _ => whole,
                };
            }
            return Ok(vec![whole]);
        }
        let mut out = vec![];
        let mut flags = vec![];
        for lane in 0..lanes {
            let v: Vec<Reg> =
                columns.iter().map(|c| c[if c.len() == lanes { lane } else { 0 }]).collect();
            let r = match op {
                IntFunction::Overflow(op, signed) => {
                    let (r, flag) = self.with_overflow(op, signed, bits, v[0], v[1])?;
                    flags.push(flag);
                    r
                }
                IntFunction::Compare(signed) => {
                    let (gt, lt) = if signed {
                        (IntPredicate::Sgt, IntPredicate::Slt)
                    } else {
                        (IntPredicate::Ugt, IntPredicate::Ult)
                    };
                    let s = Scalar::Int(bits);
                    let greater = self.narrow_compare(gt, s, v[0], v[1]);
                    let less = self.narrow_compare(lt, s, v[0], v[1]);
                    self.three_way(greater, less)?
                }
                _ => self.bits_element(op, bits, &v)?,
            };
            out.push(r);
        }
        // Counting functions of the C library return `int` for all widths.
        if matches!(
            op,
            IntFunction::Ctpop | IntFunction::Ctlz | IntFunction::Cttz | IntFunction::Ffs
        ) {
            let to = self.element_scalars(result)?.first().map_or(bits, |s| s.bits());
            for r in &mut out {
                *r = self.zext_or_trunc(*r, bits, to);
            }
        }
        out.extend(flags);
        Ok(out)
    }

    /// 1, -1 or 0 in the type of the current call.
    pub(super) fn three_way(&mut self, greater: Reg, less: Reg) -> Result<Reg> {
        let result = self.p.function.insts[self.inst].ty;
        let to = self.element_scalars(result)?.first().map_or(32, |s| s.bits());
        let (one, minus, zero) = (self.imm(1), self.imm(mask(to)), self.imm(0));
        let class = Scalar::Int(to).class();
        let r = self.choose(class, less, minus, zero);
        Ok(self.choose(class, greater, one, r))
    }

    fn min_max(&mut self, signed: bool, max: bool, bits: u32, a: Reg, b: Reg) -> Reg {
        if bits == 1 {
            // As a signed number, true is -1.
            return self.bin(if max == signed { Op::AndP } else { Op::OrP }, a, b);
        }
        let (a, b) = if signed {
            (self.sext_in_place(a, bits), self.sext_in_place(b, bits))
        } else {
            (a, b)
        };
        let op = match (bits <= 32, signed, max) {
            (true, false, false) => Op::UMin32,
            (true, false, true) => Op::UMax32,
            (true, true, false) => Op::SMin32,
            (true, true, true) => Op::SMax32,
            (false, false, false) => Op::UMin64,
            (false, false, true) => Op::UMax64,
            (false, true, false) => Op::SMin64,
            (false, true, true) => Op::SMax64,
        };
        let r = self.bin(op, a, b);
        if signed { self.mask_to(r, bits) } else { r }
    }

    fn bits_element(&mut self, op: IntFunction, bits: u32, v: &[Reg]) -> Result<Reg> {
        if bits == 1 && op == IntFunction::Bitreverse {
            return Ok(v[0]);
        }
        if bits == 1 && matches!(op, IntFunction::Ctlz | IntFunction::Cttz) {
            // The count is 1 for the value 0, and 0 for 1.
            let zero = self.imm(0);
            return Ok(self.narrow_compare(IntPredicate::Eq, Scalar::Int(1), v[0], zero));
        }
        if bits == 1 && !matches!(op, IntFunction::MinMax(..)) {
            return self.truth_function(op, v);
        }
        let narrow = bits <= 32;
        let width = if narrow { 32 } else { 64 };
        let pick = |a: Op, b: Op| if narrow { a } else { b };
        let spare = self.imm(u64::from(width - bits));
        let shr = pick(Op::LShr32, Op::LShr64);
        let shl = pick(Op::Shl32, Op::Shl64);
        Ok(match op {
            IntFunction::Ctpop => self.un(pick(Op::Ctpop32, Op::Ctpop64), v[0]),
            IntFunction::Ctlz => {
                let n = self.un(pick(Op::Ctlz32, Op::Ctlz64), v[0]);
                self.bin(pick(Op::Sub32, Op::Sub64), n, spare)
            }
            IntFunction::Cttz => {
                let n = self.un(pick(Op::Cttz32, Op::Cttz64), v[0]);
                let most = self.imm(u64::from(bits));
                self.bin(pick(Op::UMin32, Op::UMin64), n, most)
            }
            IntFunction::Ffs => {
                let zero = self.imm(0);
                let one = self.imm(1);
                let n = self.un(pick(Op::Cttz32, Op::Cttz64), v[0]);
                let n = self.bin(pick(Op::Add32, Op::Add64), n, one);
                let none = self.narrow_compare(IntPredicate::Eq, Scalar::Int(bits), v[0], zero);
                self.choose(Scalar::Int(bits).class(), none, zero, n)
            }
            IntFunction::Bitreverse => {
                let r = self.un(pick(Op::Bitreverse32, Op::Bitreverse64), v[0]);
                self.bin(shr, r, spare)
            }
            IntFunction::Bswap => {
                let r = self.un(pick(Op::Bswap32, Op::Bswap64), v[0]);
                self.bin(shr, r, spare)
            }
            IntFunction::Funnel(left) => {
                if bits == width {
                    let op = match (narrow, left) {
                        (true, true) => Op::Fshl32,
                        (true, false) => Op::Fshr32,
                        (false, true) => Op::Fshl64,
                        (false, false) => Op::Fshr64,
                    };
                    return Ok(self.tri(op, v[0], v[1], v[2]));
                }
                // In a narrower register: two shifts, with the amount modulo the width.
                let n = self.imm(u64::from(bits));
                let amount = if bits.is_power_of_two() {
                    let m = self.imm(u64::from(bits - 1));
                    self.bin(pick(Op::And32, Op::And64), v[2], m)
                } else {
                    self.int_binary(BinaryOp::URem, bits, v[2], n)?
                };
                let rest = self.bin(pick(Op::Sub32, Op::Sub64), n, amount);
                let (l, r) = if left { (amount, rest) } else { (rest, amount) };
                let high = self.bin(shl, v[0], l);
                let low = self.bin(shr, v[1], r);
                let both = self.bin(pick(Op::Or32, Op::Or64), high, low);
                self.mask_to(both, bits)
            }
            IntFunction::MinMax(signed, max) => self.min_max(signed, max, bits, v[0], v[1]),
            IntFunction::Dot(..) if bits != 32 => {
                return Err(self.unsupported("a product of vectors of this width"));
            }
            IntFunction::Dot(a, b) => self.soft(SoftFn::Dot(a, b), bits, v, RegClass::V32, None).0,
            IntFunction::Abs => {
                let a = self.sext_in_place(v[0], bits);
                let zero = self.imm(0);
                let negative = self.bin(pick(Op::Sub32, Op::Sub64), zero, a);
                let r = self.bin(pick(Op::SMax32, Op::SMax64), a, negative);
                // MIN stays MIN.
                let min = self.imm(1 << (bits - 1));
                let is_min = self.narrow_compare(IntPredicate::Eq, Scalar::Int(bits), v[0], min);
                let r = self.choose(Scalar::Int(bits).class(), is_min, min, r);
                self.mask_to(r, bits)
            }
            IntFunction::Saturating(op, signed) => {
                let (r, flag) = self.with_overflow(op, signed, bits, v[0], v[1])?;
                let class = Scalar::Int(bits).class();
                let limit = if signed {
                    // The bound in the direction of the first operand's sign.
                    let zero = self.imm(0);
                    let s = Scalar::Int(bits);
                    let negative = self.narrow_compare(IntPredicate::Slt, s, v[0], zero);
                    let (min, max) = (self.imm(1 << (bits - 1)), self.imm(mask(bits) >> 1));
                    self.choose(class, negative, min, max)
                } else {
                    self.imm(if op == BinaryOp::Add { mask(bits) } else { 0 })
                };
                self.choose(class, flag, limit, r)
            }
            IntFunction::ShlSat(signed) => {
                let class = Scalar::Int(bits).class();
                let s = Scalar::Int(bits);
                let r = self.int_binary(BinaryOp::Shl, bits, v[0], v[1])?;
                let back = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
                let back = self.int_binary(back, bits, r, v[1])?;
                let lost = self.narrow_compare(IntPredicate::Ne, s, back, v[0]);
                let limit = if signed {
                    let zero = self.imm(0);
                    let negative = self.narrow_compare(IntPredicate::Slt, s, v[0], zero);
                    let (min, max) = (self.imm(1 << (bits - 1)), self.imm(mask(bits) >> 1));
                    self.choose(class, negative, min, max)
                } else {
                    self.imm(mask(bits))
                };
                self.choose(class, lost, limit, r)
            }
            IntFunction::Mul24(signed) => {
                let (a, b) = if signed {
                    (self.un_imm(Op::Sext32, v[0], 24), self.un_imm(Op::Sext32, v[1], 24))
                } else {
                    let m = self.imm(0xff_ffff);
                    (self.bin(Op::And32, v[0], m), self.bin(Op::And32, v[1], m))
                };
                self.bin(Op::Mul32, a, b)
            }
            IntFunction::MulHi(signed) => match (bits, signed) {
                (32, true) => self.bin(Op::SMulHi32, v[0], v[1]),
                (32, false) => self.bin(Op::UMulHi32, v[0], v[1]),
                (64, true) => self.bin(Op::SMulHi64, v[0], v[1]),
                (64, false) => self.bin(Op::UMulHi64, v[0], v[1]),
                (16, _) => {
                    let (a, b) = if signed {
                        (self.sext_in_place(v[0], 16), self.sext_in_place(v[1], 16))
                    } else {
                        (v[0], v[1])
                    };
                    let p = self.bin(Op::Mul32, a, b);
                    let n = self.imm(16);
                    self.bin(Op::LShr32, p, n)
                }
                _ => return Err(self.unsupported("the high half of a product of this width")),
            },
            IntFunction::Sad(signed) => {
                let less = if signed { IntPredicate::Slt } else { IntPredicate::Ult };
                let s = Scalar::Int(bits);
                let ab = self.int_binary(BinaryOp::Sub, bits, v[0], v[1])?;
                let ba = self.int_binary(BinaryOp::Sub, bits, v[1], v[0])?;
                let c = self.narrow_compare(less, s, v[0], v[1]);
                let d = self.choose(s.class(), c, ba, ab);
                self.int_binary(BinaryOp::Add, bits, d, v[2])?
            }
            IntFunction::Average(signed, up) => {
                // In 64 bits nothing overflows.
                let (a, b) = if signed {
                    (self.sext(v[0], bits, 64), self.sext(v[1], bits, 64))
                } else {
                    (self.zext_or_trunc(v[0], bits, 64), self.zext_or_trunc(v[1], bits, 64))
                };
                let one = self.imm(1);
                let mut sum = self.bin(Op::Add64, a, b);
                if up {
                    sum = self.bin(Op::Add64, sum, one);
                }
                let half = self.bin(if signed { Op::AShr64 } else { Op::LShr64 }, sum, one);
                self.zext_or_trunc(half, 64, bits)
            }
            IntFunction::Prmt => self.permute_bytes(v[0], v[1], v[2]),
            _ => return Err(self.unsupported("this integer function")),
        })
    }

    /// A function of one-bit integers, which are 0 or -1 if signed. The only shift is by 0.
    fn truth_function(&mut self, op: IntFunction, v: &[Reg]) -> Result<Reg> {
        Ok(match op {
            IntFunction::Ctpop
            | IntFunction::Ffs
            | IntFunction::Bitreverse
            | IntFunction::Abs
            | IntFunction::Funnel(true)
            | IntFunction::ShlSat(_) => v[0],
            IntFunction::Funnel(false) => v[1],
            IntFunction::Ctlz | IntFunction::Cttz => {
                let one = self.imm(1);
                self.bin(Op::XorP, v[0], one)
            }
            IntFunction::Saturating(BinaryOp::Add, _) => self.bin(Op::OrP, v[0], v[1]),
            IntFunction::Saturating(..) => {
                let both = self.bin(Op::AndP, v[0], v[1]);
                self.bin(Op::XorP, v[0], both)
            }
            _ => return Err(self.unsupported("this integer function on one bit")),
        })
    }

    /// `prmt`: each nibble of `selector` picks a byte of `b:a`, or replicates its sign.
    fn permute_bytes(&mut self, a: Reg, b: Reg, selector: Reg) -> Reg {
        let (a, b) = (self.un(Op::Zext64, a), self.un(Op::Zext64, b));
        let c32 = self.imm(32);
        let high = self.bin(Op::Shl64, b, c32);
        let all = self.bin(Op::Or64, a, high);
        let selector = self.un(Op::Zext64, selector);
        let (seven, three, byte) = (self.imm(7), self.imm(3), self.imm(0xff));
        let mut out = self.imm(0);
        for i in 0..4u64 {
            let at = self.imm(i * 4);
            let nibble = self.bin(Op::LShr64, selector, at);
            let index = self.bin(Op::And64, nibble, seven);
            let shift = self.bin(Op::Shl64, index, three);
            let picked = self.bin(Op::LShr64, all, shift);
            let plain = self.bin(Op::And64, picked, byte);
            // Bit 3 of the nibble: eight copies of the byte's sign.
            let sign = self.un_imm(Op::Sext64, plain, 8);
            let c63 = self.imm(63);
            let spread = self.bin(Op::AShr64, sign, c63);
            let spread = self.bin(Op::And64, spread, byte);
            let flag = self.bin(Op::LShr64, nibble, three);
            let flag = self.un(Op::TruncP64, flag);
            let chosen = self.choose(RegClass::V64, flag, spread, plain);
            let to = self.imm(i * 8);
            let placed = self.bin(Op::Shl64, chosen, to);
            out = self.bin(Op::Or64, out, placed);
        }
        self.un(Op::Trunc64, out)
    }

    /// The wrapped result, and whether it overflowed.
    fn with_overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        a: Reg,
        b: Reg,
    ) -> Result<(Reg, Reg)> {
        let s = Scalar::Int(bits);
        let zero = self.imm(0);
        let r = self.int_binary(op, bits, a, b)?;
        let flag = match (op, signed) {
            (BinaryOp::Add, false) => self.narrow_compare(IntPredicate::Ult, s, r, a),
            (BinaryOp::Sub, false) => self.narrow_compare(IntPredicate::Ult, s, a, b),
            (BinaryOp::Add, true) => {
                // There is an overflow exactly if the result is below a although b is not negative,
                // or vice versa.
                let below = self.narrow_compare(IntPredicate::Slt, s, r, a);
                let negative = self.narrow_compare(IntPredicate::Slt, s, b, zero);
                self.bin(Op::XorP, below, negative)
            }
            (BinaryOp::Sub, true) => {
                let above = self.narrow_compare(IntPredicate::Sgt, s, r, a);
                let negative = self.narrow_compare(IntPredicate::Slt, s, b, zero);
                self.bin(Op::XorP, above, negative)
            }
            (BinaryOp::Mul, _) if bits <= 32 => {
                let (x, y) = if signed {
                    (self.sext(a, bits, 64), self.sext(b, bits, 64))
                } else {
                    (self.zext_or_trunc(a, bits, 64), self.zext_or_trunc(b, bits, 64))
                };
                let whole = self.bin(Op::Mul64, x, y);
                let back =
                    if signed { self.sext(r, bits, 64) } else { self.zext_or_trunc(r, bits, 64) };
                self.bin_imm(Op::ICmp64, whole, back, IntPredicate::Ne as u32)
            }
            (BinaryOp::Mul, false) if bits == 64 => {
                let high = self.bin(Op::UMulHi64, a, b);
                self.bin_imm(Op::ICmp64, high, zero, IntPredicate::Ne as u32)
            }
            (BinaryOp::Mul, true) if bits == 64 => {
                let high = self.bin(Op::SMulHi64, a, b);
                let c63 = self.imm(63);
                let sign = self.bin(Op::AShr64, r, c63);
                self.bin_imm(Op::ICmp64, high, sign, IntPredicate::Ne as u32)
            }
            (BinaryOp::Mul, _) => self.soft_mul_overflow(signed, bits, [a, zero], [b, zero]),
            _ => return Err(self.unsupported("overflow detection of this operation")),
        };
        Ok((r, flag))
    }
}

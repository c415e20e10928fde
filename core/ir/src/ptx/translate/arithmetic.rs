//! Translates arithmetic, logic and bit fields.

use super::super::syntax::Operand as Text;
use super::{B32, PRED, Translator, Ty};
use crate::{BinaryOp, InstKind, IntPredicate, Operand};

impl Translator<'_, '_> {
    pub(super) fn arithmetic(&mut self, words: &[&str], d: &Text, ops: &[Text]) -> Option<()> {
        if matches!(*words.last()?, "f16x2" | "bf16x2" | "bf16") {
            return self.halves(words, d, ops);
        }
        if words[0].starts_with('v') {
            return self.video(words, d, ops);
        }
        let ty = Ty::of(words.last()?)?;
        if ty.float {
            return self.float(words, ty, d, ops);
        }
        let middle: Vec<&str> = words[1..words.len() - 1].to_vec();
        let value = match (words[0], &middle[..], ops) {
            (op @ ("add" | "sub" | "addc" | "subc"), how @ ([] | ["cc"]), [a, b]) => {
                self.sum(op, !how.is_empty(), ty, a, b)?
            }
            ("mul", ["wide"], [a, b]) => return self.wide(ty, d, a, b, None),
            ("mad", ["wide"], [a, b, c]) => return self.wide(ty, d, a, b, Some(c)),
            ("mul", [half @ ("lo" | "hi")], [a, b]) => self.product(half, ty, a, b)?,
            ("mad" | "madc", [half @ ("lo" | "hi"), how @ ..], [a, b, c]) => {
                let product = self.product(half, ty, a, b)?;
                let c = self.read(c, ty)?;
                let carries = match how {
                    [] => false,
                    ["cc"] => true,
                    _ => return None,
                };
                self.sum_of(words[0] == "madc", false, carries, ty, product, c)?
            }
            (op @ ("div" | "rem"), [], [a, b]) => {
                let op = match (op, ty.signed) {
                    ("div", true) => BinaryOp::SDiv,
                    ("div", false) => BinaryOp::UDiv,
                    (_, true) => BinaryOp::SRem,
                    (_, false) => BinaryOp::URem,
                };
                self.two(op, ty, a, b)?
            }
            ("and", [], [a, b]) => self.two(BinaryOp::And, ty, a, b)?,
            ("or", [], [a, b]) => self.two(BinaryOp::Or, ty, a, b)?,
            ("xor", [], [a, b]) => self.two(BinaryOp::Xor, ty, a, b)?,
            ("not", [], [a]) => {
                let a = self.read(a, ty)?;
                let ones = self.number(ty, -1);
                self.b.binary(BinaryOp::Xor, a, ones)?
            }
            ("neg", [], [a]) => {
                let a = self.read(a, ty)?;
                let zero = self.number(ty, 0);
                self.b.binary(BinaryOp::Sub, zero, a)?
            }
            ("abs", [], [a]) if ty.signed => {
                let a = self.read(a, ty)?;
                let zero = self.number(ty, 0);
                let negative = self.b.binary(BinaryOp::Sub, zero, a)?;
                let below = self.b.compare(IntPredicate::Slt, a, zero)?;
                self.b.select(below, negative, a)?
            }
            (op @ ("min" | "max"), [], [a, b]) => {
                let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
                let pred = match (op, ty.signed) {
                    ("min", true) => IntPredicate::Slt,
                    ("min", false) => IntPredicate::Ult,
                    (_, true) => IntPredicate::Sgt,
                    (_, false) => IntPredicate::Ugt,
                };
                let first = self.b.compare(pred, a, b)?;
                self.b.select(first, a, b)?
            }
            ("shl" | "shr", [], [a, by]) => {
                let a = self.read(a, ty)?;
                let by = self.read(by, B32)?;
                self.shift(words[0] == "shl", ty, a, by)?
            }
            ("shf", [side @ ("l" | "r"), "wrap"], [a, b, by]) if ty.bits == 32 => {
                // PTX has the upper word second, LLVM first.
                let (lo, hi) = (self.read(a, ty)?, self.read(b, ty)?);
                let by = self.read(by, ty)?;
                self.pure(&format!("llvm.fsh{side}.i32"), ty, &[hi, lo, by])?
            }
            ("shf", [side @ ("l" | "r"), "clamp"], [a, b, by]) if ty.bits == 32 => {
                let (lo, hi) = (self.read(a, ty)?, self.read(b, ty)?);
                let by = self.read(by, ty)?;
                self.shift_clamped(*side == "l", ty, lo, hi, by)?
            }
            ("mul24" | "mad24", ["lo"], [a, b, rest @ ..]) if ty.bits == 32 => {
                let (a, b) = (self.low_24(ty, a)?, self.low_24(ty, b)?);
                let product = self.b.binary(BinaryOp::Mul, a, b)?;
                match rest {
                    [] => product,
                    [c] => {
                        let c = self.read(c, ty)?;
                        self.b.binary(BinaryOp::Add, product, c)?
                    }
                    _ => return None,
                }
            }
            ("sad", [], [a, b, c]) => {
                let (a, b, c) = (self.read(a, ty)?, self.read(b, ty)?, self.read(c, ty)?);
                let pred = if ty.signed { IntPredicate::Slt } else { IntPredicate::Ult };
                let less = self.b.compare(pred, a, b)?;
                let up = self.b.binary(BinaryOp::Sub, b, a)?;
                let down = self.b.binary(BinaryOp::Sub, a, b)?;
                let apart = self.b.select(less, up, down)?;
                self.b.binary(BinaryOp::Add, c, apart)?
            }
            ("bfind", how @ ([] | ["shiftamt"]), [a]) => {
                let mut a = self.read(a, ty)?;
                if ty.signed {
                    // The highest bit that differs from the sign.
                    let by = self.number(ty, i64::from(ty.bits) - 1);
                    let sign = self.b.binary(BinaryOp::AShr, a, by)?;
                    a = self.b.binary(BinaryOp::Xor, a, sign)?;
                }
                let defined = self.number(PRED, 0);
                let zeros =
                    self.pure(&format!("llvm.ctlz.i{}", ty.bits), ty.as_bits(), &[a, defined])?;
                let zeros = self.b.resize(zeros, 32, false)?;
                let top = self.number(B32, i64::from(ty.bits) - 1);
                let place =
                    if how.is_empty() { self.b.binary(BinaryOp::Sub, top, zeros)? } else { zeros };
                let zero = self.number(ty, 0);
                let none = self.b.compare(IntPredicate::Eq, a, zero)?;
                let missing = self.number(B32, -1);
                let found = self.b.select(none, missing, place)?;
                return self.write(d, found, B32);
            }
            ("popc", [], [a]) => {
                let a = self.read(a, ty)?;
                let count = self.pure(&format!("llvm.ctpop.i{}", ty.bits), ty, &[a])?;
                return self.write(d, count, B32);
            }
            ("clz", [], [a]) => {
                let a = self.read(a, ty)?;
                let defined = self.number(PRED, 0);
                let count = self.pure(&format!("llvm.ctlz.i{}", ty.bits), ty, &[a, defined])?;
                return self.write(d, count, B32);
            }
            ("brev", [], [a]) => {
                let a = self.read(a, ty)?;
                self.pure(&format!("llvm.bitreverse.i{}", ty.bits), ty, &[a])?
            }
            ("prmt", [], [a, b, c]) if ty.bits == 32 => {
                let args = [self.read(a, ty)?, self.read(b, ty)?, self.read(c, ty)?];
                self.pure("llvm.nvvm.prmt", ty, &args)?
            }
            ("bfe", [], [a, at, len]) => self.extract_field(ty, a, at, len)?,
            ("bfi", [], [a, b, at, len]) => self.insert_field(ty, a, b, at, len)?,
            ("lop3", [], [a, b, c, Text::Int(table)]) => self.lop3(ty, [a, b, c], *table)?,
            _ => return None,
        };
        self.write(d, value, ty)
    }

    /// The middle word of `hi:lo`, shifted by up to 32.
    fn shift_clamped(
        &mut self,
        left: bool,
        ty: Ty,
        lo: Operand,
        hi: Operand,
        by: Operand,
    ) -> Option<Operand> {
        let most = self.number(ty, 32);
        let beyond = self.b.compare(IntPredicate::Ugt, by, most)?;
        let by = self.b.select(beyond, most, by)?;
        let wide = Ty { bits: 64, ..ty.as_bits() };
        let (lo, hi) = (self.b.resize(lo, 64, false)?, self.b.resize(hi, 64, false)?);
        let word = self.number(wide, 32);
        let upper = self.b.binary(BinaryOp::Shl, hi, word)?;
        let both = self.b.binary(BinaryOp::Or, upper, lo)?;
        let by = self.b.resize(by, 64, false)?;
        let moved = if left {
            let moved = self.b.binary(BinaryOp::Shl, both, by)?;
            self.b.binary(BinaryOp::LShr, moved, word)?
        } else {
            self.b.binary(BinaryOp::LShr, both, by)?
        };
        self.b.resize(moved, 32, false)
    }

    /// The lower 24 bits of a number.
    fn low_24(&mut self, ty: Ty, a: &Text) -> Option<Operand> {
        let (a, by) = (self.read(a, ty)?, self.number(ty, 8));
        let up = self.b.binary(BinaryOp::Shl, a, by)?;
        self.b.binary(if ty.signed { BinaryOp::AShr } else { BinaryOp::LShr }, up, by)
    }

    pub(super) fn number(&mut self, ty: Ty, n: i64) -> Operand {
        let ty = self.llvm(ty.as_bits());
        self.b.constant(ty, n)
    }

    fn two(&mut self, op: BinaryOp, ty: Ty, a: &Text, b: &Text) -> Option<Operand> {
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        self.b.binary(op, a, b)
    }

    fn pure(&mut self, name: &str, ty: Ty, args: &[Operand]) -> Option<Operand> {
        let ty = self.llvm(ty);
        self.b.call(name, ty, args)?
    }

    fn sum(&mut self, op: &str, carries: bool, ty: Ty, a: &Text, b: &Text) -> Option<Operand> {
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        self.sum_of(op.ends_with('c'), op.starts_with("sub"), carries, ty, a, b)
    }

    /// Translates `a + b` or `a - b`, optionally with carry in and carry (or borrow) out.
    fn sum_of(
        &mut self,
        with_carry: bool,
        subtracts: bool,
        carries: bool,
        ty: Ty,
        a: Operand,
        b: Operand,
    ) -> Option<Operand> {
        let op = if subtracts { BinaryOp::Sub } else { BinaryOp::Add };
        if !with_carry && !carries {
            return self.b.binary(op, a, b);
        }
        let wide = ty.bits * 2;
        let (x, y) = (self.b.resize(a, wide, false)?, self.b.resize(b, wide, false)?);
        let mut sum = self.b.binary(op, x, y)?;
        if with_carry {
            let carry = self.carry?;
            let carry = self.b.resize(carry, wide, false)?;
            sum = self.b.binary(op, sum, carry)?;
        }
        if carries {
            let int = self.b.int(wide);
            let by = self.b.constant(int, i64::from(ty.bits));
            let top = self.b.binary(BinaryOp::LShr, sum, by)?;
            let zero = self.b.constant(int, 0);
            self.carry = Some(self.b.compare(IntPredicate::Ne, top, zero)?);
        }
        self.b.resize(sum, ty.bits, false)
    }

    fn product(&mut self, half: &str, ty: Ty, a: &Text, b: &Text) -> Option<Operand> {
        if half == "lo" {
            return self.two(BinaryOp::Mul, ty, a, b);
        }
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        let wide = ty.bits * 2;
        let (a, b) = (self.b.resize(a, wide, ty.signed)?, self.b.resize(b, wide, ty.signed)?);
        let product = self.b.binary(BinaryOp::Mul, a, b)?;
        let int = self.b.int(wide);
        let by = self.b.constant(int, i64::from(ty.bits));
        let high = self.b.binary(BinaryOp::LShr, product, by)?;
        self.b.resize(high, ty.bits, false)
    }

    fn wide(&mut self, ty: Ty, d: &Text, a: &Text, b: &Text, c: Option<&Text>) -> Option<()> {
        if ty.bits > 32 {
            return None;
        }
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        let to = Ty { bits: ty.bits * 2, ..ty };
        let (a, b) = (self.b.resize(a, to.bits, ty.signed)?, self.b.resize(b, to.bits, ty.signed)?);
        let mut value = self.b.binary(BinaryOp::Mul, a, b)?;
        if let Some(c) = c {
            let c = self.read(c, to)?;
            value = self.b.binary(BinaryOp::Add, value, c)?;
        }
        self.write(d, value, to)
    }

    /// A shift by any amount: amounts of at least the width leave only the sign.
    fn shift(&mut self, left: bool, ty: Ty, a: Operand, by: Operand) -> Option<Operand> {
        let most = self.number(B32, i64::from(ty.bits) - 1);
        let beyond = self.b.compare(IntPredicate::Ugt, by, most)?;
        let clamped = self.b.select(beyond, most, by)?;
        let amount = self.b.resize(clamped, ty.bits, false)?;
        if !left && ty.signed {
            return self.b.binary(BinaryOp::AShr, a, amount);
        }
        let op = if left { BinaryOp::Shl } else { BinaryOp::LShr };
        let shifted = self.b.binary(op, a, amount)?;
        let zero = self.number(ty, 0);
        self.b.select(beyond, zero, shifted)
    }

    /// A mask of the low `len` bits, and the amounts cut to 8 bits as in PTX.
    fn field(&mut self, ty: Ty, at: &Text, len: &Text) -> Option<(Operand, Operand)> {
        let byte = self.number(B32, 0xff);
        let (at, len) = (self.read(at, B32)?, self.read(len, B32)?);
        let (at, len) =
            (self.b.binary(BinaryOp::And, at, byte)?, self.b.binary(BinaryOp::And, len, byte)?);
        let one = self.number(ty, 1);
        let end = self.shift(true, ty.as_bits(), one, len)?;
        let mask = self.b.binary(BinaryOp::Sub, end, one)?;
        Some((at, mask))
    }

    fn extract_field(&mut self, ty: Ty, a: &Text, at: &Text, len: &Text) -> Option<Operand> {
        if !matches!(ty.bits, 32 | 64) {
            return None;
        }
        let (at, mask) = self.field(ty, at, len)?;
        let a = self.read(a, ty)?;
        let moved = self.shift(false, ty, a, at)?;
        let bits = self.b.binary(BinaryOp::And, moved, mask)?;
        if !ty.signed {
            return Some(bits);
        }
        // The highest bit of the mask is the field's sign; an empty field is 0.
        let zero = self.number(ty, 0);
        let one = self.number(ty, 1);
        let half = self.shift_by_one(ty, mask)?;
        let sign = self.b.binary(BinaryOp::Xor, mask, half)?;
        let sign = self.b.binary(BinaryOp::And, bits, sign)?;
        let negative = self.b.compare(IntPredicate::Ne, sign, zero)?;
        let minus = self.b.binary(BinaryOp::Sub, zero, one)?;
        let above = self.b.binary(BinaryOp::Xor, mask, minus)?;
        let extended = self.b.binary(BinaryOp::Or, bits, above)?;
        self.b.select(negative, extended, bits)
    }

    fn shift_by_one(&mut self, ty: Ty, a: Operand) -> Option<Operand> {
        let one = self.number(ty, 1);
        self.b.binary(BinaryOp::LShr, a, one)
    }

    fn insert_field(
        &mut self,
        ty: Ty,
        a: &Text,
        b: &Text,
        at: &Text,
        len: &Text,
    ) -> Option<Operand> {
        if !matches!(ty.bits, 32 | 64) {
            return None;
        }
        let (at, mask) = self.field(ty, at, len)?;
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        let mask = self.shift(true, ty.as_bits(), mask, at)?;
        let a = self.shift(true, ty.as_bits(), a, at)?;
        let inside = self.b.binary(BinaryOp::And, a, mask)?;
        let ones = self.number(ty, -1);
        let others = self.b.binary(BinaryOp::Xor, mask, ones)?;
        let outside = self.b.binary(BinaryOp::And, b, others)?;
        self.b.binary(BinaryOp::Or, inside, outside)
    }

    /// Translates any function of three bits, given by its truth table.
    fn lop3(&mut self, ty: Ty, ops: [&Text; 3], table: i64) -> Option<Operand> {
        if !(0..=255).contains(&table) {
            return None;
        }
        let ones = self.number(ty, -1);
        let mut bits = vec![];
        for op in ops {
            let yes = self.read(op, ty)?;
            let no = self.b.binary(BinaryOp::Xor, yes, ones)?;
            bits.push([no, yes]);
        }
        let mut value = self.number(ty, 0);
        for row in (0..8usize).filter(|row| table >> row & 1 == 1) {
            let both =
                self.b.binary(BinaryOp::And, bits[0][row >> 2 & 1], bits[1][row >> 1 & 1])?;
            let all = self.b.binary(BinaryOp::And, both, bits[2][row & 1])?;
            value = self.b.binary(BinaryOp::Or, value, all)?;
        }
        Some(value)
    }

    fn float(&mut self, words: &[&str], ty: Ty, d: &Text, ops: &[Text]) -> Option<()> {
        let args: Option<Vec<Operand>> = ops.iter().map(|o| self.read(o, ty)).collect();
        let value = self.float_value(words, ty, &args?)?;
        self.write(d, value, ty)
    }

    /// The result of a floating-point instruction. The last of `words`, its type, is not looked at.
    pub(super) fn float_value(
        &mut self,
        words: &[&str],
        ty: Ty,
        args: &[Operand],
    ) -> Option<Operand> {
        let suffix = match ty.bits {
            16 => "f16",
            64 => "d",
            _ => "f",
        };
        let how: Vec<&str> =
            words[1..words.len() - 1].iter().copied().filter(|w| *w != "ftz").collect();
        let binary = |op| (op, args.len() == 2);
        let plain = match (words[0], &how[..]) {
            ("add", [] | ["rn"]) => Some(binary(BinaryOp::FAdd)),
            ("sub", [] | ["rn"]) => Some(binary(BinaryOp::FSub)),
            ("mul", [] | ["rn"]) => Some(binary(BinaryOp::FMul)),
            ("div", ["rn" | "approx" | "full"]) => Some(binary(BinaryOp::FDiv)),
            _ => None,
        };
        Some(match (plain, words[0], &how[..], args) {
            (Some((op, true)), _, _, &[a, b]) => self.b.binary(op, a, b)?,
            (
                None,
                op @ ("add" | "sub" | "mul" | "div"),
                [round @ ("rz" | "rm" | "rp")],
                [_, _],
            ) if ty.bits > 16 => {
                self.pure(&format!("llvm.nvvm.{op}.{round}.{suffix}"), ty, args)?
            }
            (_, "fma" | "mad", [] | ["rn"], [_, _, _]) => {
                self.pure(&format!("llvm.fma.f{}", ty.bits), ty, args)?
            }
            (_, "neg", [], &[value]) => {
                let to = self.llvm(ty);
                self.b.emit(InstKind::FNeg { flags: crate::Flags::default(), value }, to)?
            }
            (_, "abs", [], [_]) => self.pure(&format!("llvm.fabs.f{}", ty.bits), ty, args)?,
            (_, "min", [], [_, _]) => self.pure(&format!("llvm.minnum.f{}", ty.bits), ty, args)?,
            (_, "max", [], [_, _]) => self.pure(&format!("llvm.maxnum.f{}", ty.bits), ty, args)?,
            (_, op @ ("rcp" | "sqrt"), [round @ ("rn" | "rz" | "rm" | "rp")], [_]) => {
                self.pure(&format!("llvm.nvvm.{op}.{round}.{suffix}"), ty, args)?
            }
            (
                _,
                op @ ("rcp" | "sqrt" | "rsqrt" | "ex2" | "lg2" | "sin" | "cos"),
                ["approx"],
                [_],
            ) => self.pure(&format!("llvm.nvvm.{op}.approx.{suffix}"), ty, args)?,
            (_, "tanh", ["approx"], [_]) => {
                self.pure(&format!("llvm.tanh.f{}", ty.bits), ty, args)?
            }
            (_, "copysign", [], &[sign, value]) => {
                self.pure(&format!("llvm.copysign.f{}", ty.bits), ty, &[value, sign])?
            }
            _ => return None,
        })
    }
}

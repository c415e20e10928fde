//! Lowers floating-point functions: `llvm.*`, `llvm.nvvm.*`, libdevice (`__nv_*`) and C names.
//!
//! Approximate and flush-to-zero variants give the precise result: values affect control flow and
//! indices, but their last bits do not decide races. Arithmetic with a rounding mode in its name
//! uses it; conversions from integers and to narrower floats always round to nearest.

use super::super::emit::Emitter;
use super::super::scalar::{Scalar, format};
use crate::bytecode::op::{MathFn, Op, Reg, RegClass};
use crate::bytecode::program::{Arithmetic, SoftFn};
use base::diagnostic::Result;
use ir::intrinsics::{FloatBinary, FloatClass, FloatFunction, MathFunction};
use ir::{Call, IntPredicate};

/// The instruction's number of a function.
pub(super) fn math_fn(f: MathFunction) -> MathFn {
    macro_rules! same_names {
        ($($name:ident)*) => { match f { $(MathFunction::$name => MathFn::$name,)* } };
    }
    same_names! {
        Sqrt Rsqrt Exp Exp2 Exp10 Expm1 Log Log2 Log10 Log1p Sin Cos Tan Asin Acos Atan
        Sinh Cosh Tanh Asinh Acosh Atanh Cbrt Rcbrt Erf Erfc Erfinv Tgamma Lgamma Floor
        Ceil Trunc Round Rint Sinpi Cospi Logb J0 J1 Y0 Y1 Erfcx Erfcinv Normcdf
        Normcdfinv CylI0 CylI1 Pow Powi Atan2 Hypot Remainder Fdim Ldexp Nextafter Jn Yn
    }
}

/// The operations for floats and for doubles.
fn ops(op: FloatBinary) -> (Op, Op) {
    match op {
        FloatBinary::Add => (Op::FAdd32, Op::FAdd64),
        FloatBinary::Sub => (Op::FSub32, Op::FSub64),
        FloatBinary::Mul => (Op::FMul32, Op::FMul64),
        FloatBinary::Div => (Op::FDiv32, Op::FDiv64),
        FloatBinary::Min => (Op::FMin32, Op::FMin64),
        FloatBinary::Max => (Op::FMax32, Op::FMax64),
        FloatBinary::Minimum => (Op::FMinimum32, Op::FMinimum64),
        FloatBinary::Maximum => (Op::FMaximum32, Op::FMaximum64),
        FloatBinary::CopySign => (Op::CopySign32, Op::CopySign64),
    }
}

impl Emitter<'_, '_> {
    /// A call of a floating-point function, element by element.
    pub(super) fn float_call(&mut self, op: FloatFunction, call: &Call) -> Result<Vec<Reg>> {
        let mut columns = vec![];
        for a in &call.args {
            columns.push(self.operand(a.value)?);
        }
        let s = self.arg_element(call, usize::from(matches!(op, FloatFunction::Order(_))))?;
        if !matches!(s, Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double) {
            return Err(self.unsupported("a floating-point function on this type"));
        }
        let result = self.p.function.insts[self.inst].ty;
        if let FloatFunction::SinCosTo(pi) = op {
            let args = self.simple_args(call, 3)?;
            let (sin, cos) =
                if pi { (MathFn::Sinpi, MathFn::Cospi) } else { (MathFn::Sin, MathFn::Cos) };
            for (f, to) in [(sin, args[1]), (cos, args[2])] {
                let r = self.float_math(s, f, &args[..1]);
                self.store_result(s, r, to);
            }
            return Ok(vec![]);
        }
        if let FloatFunction::FrexpTo | FloatFunction::ModfTo = op {
            let args = self.simple_args(call, 2)?;
            let (part, rest) = self.split(op == FloatFunction::FrexpTo, s, args[0]);
            let kind = if op == FloatFunction::FrexpTo { Scalar::Int(32) } else { s };
            self.store_result(kind, rest, args[1]);
            return Ok(vec![part]);
        }
        if op == FloatFunction::RemquoTo {
            let args = self.simple_args(call, 3)?;
            let quotient = self.float_math(s, MathFn::Quotient, &args[..2]);
            let quotient = self.float_to_int(s, 32, true, quotient);
            self.store_result(Scalar::Int(32), quotient, args[2]);
            return Ok(vec![self.float_math(s, MathFn::Remainder, &args[..2])]);
        }
        if let FloatFunction::Order(f) = op {
            let args = self.simple_args(call, 2)?;
            let bits = self.arg_element(call, 0)?.bits();
            let (order, x) = (self.sext(args[0], bits, 32), self.to_single(s, args[1]));
            let op = if s == Scalar::Double { Op::Math64 } else { Op::Math32 };
            let r = self.pure(op, [x, order, Reg::NONE], math_fn(f) as u32);
            return Ok(vec![self.from_single(s, r)]);
        }
        if let FloatFunction::Reduce(op, start) = op {
            let (f32, f64) = ops(op);
            let mut all: Vec<Reg> = columns.iter().flat_map(|c| c.iter().copied()).collect();
            if !start {
                all.truncate(columns[0].len());
            }
            let mut whole = all[0];
            for &r in &all[1..] {
                whole = self.float_bin(s, f32, f64, whole, r);
            }
            return Ok(vec![whole]);
        }
        let lanes = columns.first().map_or(0, |c| c.len());
        if let FloatFunction::Frexp | FloatFunction::Modf = op {
            let (mut parts, mut rests) = (vec![], vec![]);
            for &r in columns[0].iter() {
                let (part, rest) = self.split(op == FloatFunction::Frexp, s, r);
                parts.push(part);
                rests.push(rest);
            }
            parts.extend(rests);
            return Ok(parts);
        }
        let needed = match op {
            FloatFunction::Math(f) => f.operands(),
            FloatFunction::Norm(n, _) => n,
            FloatFunction::Two(..)
            | FloatFunction::Fmod
            | FloatFunction::WithInt(_)
            | FloatFunction::IsClass => 2,
            FloatFunction::Fma | FloatFunction::Directed(Arithmetic::Fma, _) => 3,
            FloatFunction::Directed(op, _) if !matches!(op, Arithmetic::Rcp | Arithmetic::Sqrt) => {
                2
            }
            _ => 1,
        };
        if columns.len() < needed {
            return Err(self.unsupported("a call with too few arguments"));
        }
        let mut out = vec![];
        if op == FloatFunction::SinCos {
            for f in [MathFn::Sin, MathFn::Cos] {
                for lane in 0..lanes {
                    out.push(self.float_math(s, f, &columns[0][lane..=lane]));
                }
            }
            return Ok(out);
        }
        for lane in 0..lanes {
            let v: Vec<Reg> =
                columns.iter().map(|c| c[if c.len() == lanes { lane } else { 0 }]).collect();
            out.push(match op {
                FloatFunction::Math(f) => self.float_math(s, math_fn(f), &v[..needed]),
                FloatFunction::Two(FloatBinary::CopySign)
                    if matches!(s, Scalar::Half | Scalar::BFloat) =>
                {
                    // On the bits, so that a NaN keeps its sign.
                    let (rest, sign) = (self.imm(0x7fff), self.imm(0x8000));
                    let (value, sign) =
                        (self.bin(Op::And32, v[0], rest), self.bin(Op::And32, v[1], sign));
                    self.bin(Op::Or32, value, sign)
                }
                FloatFunction::Two(op) => {
                    let (f32, f64) = ops(op);
                    self.float_bin(s, f32, f64, v[0], v[1])
                }
                FloatFunction::Fmod => self.float_bin(s, Op::FRem32, Op::FRem64, v[0], v[1]),
                FloatFunction::Abs => self.float_sign(s, false, v[0]),
                FloatFunction::Neg => self.float_sign(s, true, v[0]),
                FloatFunction::Fma => self.float_fma(s, v[0], v[1], v[2]),
                FloatFunction::Rcp => self.float_math(s, MathFn::Rcp, &v[..1]),
                FloatFunction::Saturate => self.float_math(s, MathFn::Saturate, &v[..1]),
                FloatFunction::Identity => v[0],
                FloatFunction::WithInt(f) => {
                    self.float_with_int(math_fn(f), s, call, v[0], v[1])?
                }
                FloatFunction::ToInt(f) => {
                    let bits = self.scalar_of(result)?.bits();
                    let rounded = self.float_math(s, math_fn(f), &v[..1]);
                    self.float_to_int(s, bits, true, rounded)
                }
                FloatFunction::Norm(n, reciprocal) => {
                    let mut r = v[0];
                    for &next in &v[1..n] {
                        r = self.float_math(s, MathFn::Hypot, &[r, next]);
                    }
                    if reciprocal { self.float_math(s, MathFn::Rcp, &[r]) } else { r }
                }
                FloatFunction::Ilogb => {
                    // The smallest integer for zero and NaN.
                    let bits = self.scalar_of(result)?.bits();
                    let exponent = self.float_math(s, MathFn::Logb, &v[..1]);
                    let exponent = self.float_to_int(s, bits, true, exponent);
                    let nan = self.class_test(s, FloatClass::NAN.0, v[0]);
                    let least = self.imm(1 << (bits - 1));
                    self.choose(Scalar::Int(bits).class(), nan, least, exponent)
                }
                FloatFunction::IsClass => {
                    let mask = self.constant(v[1]);
                    let Some(mask) = mask else {
                        return Err(self.unsupported(
                            "a floating-point class test with a mask that is not constant",
                        ));
                    };
                    self.class_test(s, mask as u32, v[0])
                }
                FloatFunction::Test(class) => {
                    let bits = self.scalar_of(result)?.bits();
                    let p = self.class_test(s, class.0, v[0]);
                    let p = if class == FloatClass::NEGATIVE { self.sign_bit(s, v[0]) } else { p };
                    self.zext_or_trunc(p, 1, bits)
                }
                FloatFunction::Directed(op, rounding) => {
                    self.soft_float(op, s, rounding, &v[..needed])
                }
                _ => v[0],
            });
        }
        Ok(out)
    }

    /// Fraction and exponent, or fractional and integral part.
    fn split(&mut self, frexp: bool, s: Scalar, r: Reg) -> (Reg, Reg) {
        let format = format(s);
        if frexp {
            self.soft(SoftFn::Frexp(format), 0, &[r], s.class(), Some(RegClass::V32))
        } else {
            self.soft(SoftFn::Modf(format), 0, &[r], s.class(), Some(s.class()))
        }
    }

    fn sign_bit(&mut self, s: Scalar, r: Reg) -> Reg {
        let zero = self.imm(0);
        if s == Scalar::Double {
            self.bin_imm(Op::ICmp64, r, zero, IntPredicate::Slt as u32)
        } else {
            let r = self.to_single(s, r);
            self.bin_imm(Op::ICmp32, r, zero, IntPredicate::Slt as u32)
        }
    }

    fn class_test(&mut self, s: Scalar, mask: u32, r: Reg) -> Reg {
        match s {
            Scalar::Double => self.un_imm(Op::FClass64, r, mask),
            // A subnormal half is a normal float, so test the bits instead.
            Scalar::Half | Scalar::BFloat => self.half_class(s, mask, r),
            _ => self.un_imm(Op::FClass32, r, mask),
        }
    }

    /// `llvm.is.fpclass` on two-byte formats, by their bits.
    fn half_class(&mut self, s: Scalar, mask: u32, r: Reg) -> Reg {
        let fraction: u64 = if s == Scalar::Half { 10 } else { 7 };
        let infinity = 0x7fff & !((1u64 << fraction) - 1);
        let quiet = infinity | 1 << (fraction - 1);
        let normal = 1u64 << fraction;
        // For each class bit: the first and the last bit pattern without sign, and the sign.
        let ranges: [(u64, u64, Option<u64>); 10] = [
            (infinity + 1, quiet - 1, None),
            (quiet, 0x7fff, None),
            (infinity, infinity, Some(0x8000)),
            (normal, infinity - 1, Some(0x8000)),
            (1, normal - 1, Some(0x8000)),
            (0, 0, Some(0x8000)),
            (0, 0, Some(0)),
            (1, normal - 1, Some(0)),
            (normal, infinity - 1, Some(0)),
            (infinity, infinity, Some(0)),
        ];
        let rest = self.imm(0x7fff);
        let magnitude = self.bin(Op::And32, r, rest);
        let mut any = self.imm(0);
        for (i, (first, last, sign)) in ranges.into_iter().enumerate() {
            if mask >> i & 1 == 0 {
                continue;
            }
            let (base, span) = (self.imm(first | sign.unwrap_or(0)), self.imm(last - first));
            let from = if sign.is_some() { r } else { magnitude };
            let distance = self.bin(Op::Sub32, from, base);
            let inside = self.bin_imm(Op::ICmp32, distance, span, IntPredicate::Ule as u32);
            any = self.bin(Op::OrP, any, inside);
        }
        any
    }

    fn float_with_int(&mut self, f: MathFn, s: Scalar, call: &Call, x: Reg, n: Reg) -> Result<Reg> {
        let Scalar::Int(bits) = self.arg_element(call, 1)? else {
            return Err(self.unsupported("this function with a floating-point exponent"));
        };
        let n = match bits {
            64 => {
                // Beyond 32 bits all exponents saturate in the same way.
                let (low, high) = (self.imm(-100_000i64 as u64), self.imm(100_000));
                let n = self.bin(Op::SMax64, n, low);
                let n = self.bin(Op::SMin64, n, high);
                self.un(Op::Trunc64, n)
            }
            _ => self.sext(n, bits, 32),
        };
        let x = self.to_single(s, x);
        let op = if s == Scalar::Double { Op::Math64 } else { Op::Math32 };
        debug_assert_ne!(n.class(), RegClass::V64);
        let r = self.pure(op, [x, n, Reg::NONE], f as u32);
        Ok(self.from_single(s, r))
    }
}

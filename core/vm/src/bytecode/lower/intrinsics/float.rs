//! Lowers floating-point functions: `llvm.*`, `llvm.nvvm.*`, libdevice (`__nv_*`) and C names.
//!
//! Approximate and flush-to-zero variants give the precise result: values affect control flow and
//! indices, but their last bits do not decide races. Arithmetic with a rounding mode in its name
//! uses it; conversions from integers and to narrower floats always round to nearest.

use super::super::emit::Emitter;
use super::super::scalar::{Scalar, format};
use super::base_name;
use crate::bytecode::op::{Class, MathFn, Op, Reg};
use crate::bytecode::program::{Arithmetic, Rounding, SoftFn};
use base::diagnostic::Result;
use ir::{Call, IntPredicate};

/// A floating-point operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum FloatOp {
    /// One [`MathFn`] with this number of operands.
    Math(MathFn, usize),
    /// The operations for floats and for doubles, with two operands.
    Two(Op, Op),
    Abs,
    Neg,
    Fma,
    Identity,
    /// `ldexp`, `powi`: the second operand is an integer.
    WithInt(MathFn),
    Fmod,
    IsClass,
    /// 1 or 0 (or `true`): a class test with this mask.
    Test(u32),
    Rcp,
    /// Float to integer, rounded by the function first.
    ToInt(MathFn),
    Saturate,
    /// `sincosf(x, s, c)` with pointers; whether in multiples of pi.
    SinCosTo(bool),
    /// `llvm.sincos`: both results.
    SinCos,
    /// Fraction and exponent: `llvm.frexp`, or with a pointer for the exponent.
    Frexp,
    FrexpTo,
    /// Fractional and integral part: `llvm.modf`, or with a pointer for the latter.
    Modf,
    ModfTo,
    /// Remainder, and through a pointer the low bits of the quotient.
    RemquoTo,
    /// Square root of the sum of this many squares; whether to take the reciprocal.
    Norm(usize, bool),
    /// `jn`, `yn`: an integer, then the value.
    Order(MathFn),
    /// Exponent as an integer.
    Ilogb,
    /// Arithmetic with a rounding mode other than to nearest.
    Directed(Arithmetic, Rounding),
    /// All elements of a vector combined by these operations; whether there is a start value before
    /// them.
    Reduce(Op, Op, bool),
}

fn math(name: &str) -> Option<FloatOp> {
    use FloatOp::*;
    use MathFn::*;
    let (f, n) = match name {
        "sqrt" => (Sqrt, 1),
        "rsqrt" => (Rsqrt, 1),
        "exp" => (Exp, 1),
        "exp2" | "ex2" => (Exp2, 1),
        "exp10" => (Exp10, 1),
        "expm1" => (Expm1, 1),
        "log" => (Log, 1),
        "log2" | "lg2" => (Log2, 1),
        "log10" => (Log10, 1),
        "log1p" => (Log1p, 1),
        "sin" => (Sin, 1),
        "cos" => (Cos, 1),
        "tan" => (Tan, 1),
        "asin" => (Asin, 1),
        "acos" => (Acos, 1),
        "atan" => (Atan, 1),
        "sinh" => (Sinh, 1),
        "cosh" => (Cosh, 1),
        "tanh" => (Tanh, 1),
        "asinh" => (Asinh, 1),
        "acosh" => (Acosh, 1),
        "atanh" => (Atanh, 1),
        "cbrt" => (Cbrt, 1),
        "rcbrt" => (Rcbrt, 1),
        "erf" => (Erf, 1),
        "erfc" => (Erfc, 1),
        "erfinv" => (Erfinv, 1),
        "tgamma" => (Tgamma, 1),
        "lgamma" => (Lgamma, 1),
        "floor" => (Floor, 1),
        "ceil" => (Ceil, 1),
        "trunc" => (Trunc, 1),
        "round" => (Round, 1),
        "rint" | "nearbyint" | "roundeven" => (Rint, 1),
        "sinpi" => (Sinpi, 1),
        "cospi" => (Cospi, 1),
        "logb" => (Logb, 1),
        "j0" => (J0, 1),
        "j1" => (J1, 1),
        "y0" => (Y0, 1),
        "y1" => (Y1, 1),
        "pow" => (Pow, 2),
        "atan2" => (Atan2, 2),
        "hypot" => (Hypot, 2),
        "remainder" => (Remainder, 2),
        "fdim" => (Fdim, 2),
        "nextafter" => (Nextafter, 2),
        "fmod" => return Some(FloatOp::Fmod),
        "fabs" => return Some(Abs),
        "fneg" => return Some(Neg),
        "fma" | "fmad" | "fmuladd" => return Some(FloatOp::Fma),
        "fmin" | "minnum" | "minimumnum" => return Some(Two(Op::FMin32, Op::FMin64)),
        "fmax" | "maxnum" | "maximumnum" => return Some(Two(Op::FMax32, Op::FMax64)),
        "minimum" => return Some(Two(Op::FMinimum32, Op::FMinimum64)),
        "maximum" => return Some(Two(Op::FMaximum32, Op::FMaximum64)),
        "copysign" => return Some(Two(Op::CopySign32, Op::CopySign64)),
        "ldexp" | "scalbn" | "scalbln" => return Some(WithInt(Ldexp)),
        "powi" => return Some(WithInt(Powi)),
        "lround" | "llround" => return Some(ToInt(Round)),
        "lrint" | "llrint" => return Some(ToInt(Rint)),
        "rcp" => return Some(FloatOp::Rcp),
        "saturate" => return Some(FloatOp::Saturate),
        "sincos" => return Some(SinCosTo(false)),
        "sincospi" => return Some(SinCosTo(true)),
        "remquo" => return Some(RemquoTo),
        "norm3d" => return Some(Norm(3, false)),
        "norm4d" => return Some(Norm(4, false)),
        "rhypot" => return Some(Norm(2, true)),
        "rnorm3d" => return Some(Norm(3, true)),
        "rnorm4d" => return Some(Norm(4, true)),
        "jn" => return Some(Order(Jn)),
        "yn" => return Some(Order(Yn)),
        "ilogb" => return Some(FloatOp::Ilogb),
        "erfcx" => (Erfcx, 1),
        "erfcinv" => (Erfcinv, 1),
        "normcdf" => (Normcdf, 1),
        "normcdfinv" => (Normcdfinv, 1),
        "cyl_bessel_i0" => (CylI0, 1),
        "cyl_bessel_i1" => (CylI1, 1),
        "frexp" => return Some(FrexpTo),
        "modf" => return Some(ModfTo),
        "isnan" => return Some(Test(NAN)),
        "isinf" => return Some(Test(INF)),
        "finite" | "isfinite" => return Some(Test(FINITE)),
        "signbit" => return Some(Test(NEGATIVE)),
        _ => return None,
    };
    Some(Math(f, n))
}

// Class masks of `llvm.is.fpclass`.
const NAN: u32 = 0x003;
const INF: u32 = 0x204;
const FINITE: u32 = 0x1f8;
const NEGATIVE: u32 = 0x03c;

/// The operation that a function computes.
pub(in super::super) fn find(name: &str) -> Option<FloatOp> {
    if let Some(rest) = name.strip_prefix("llvm.nvvm.") {
        return nvvm(rest);
    }
    if name.starts_with("llvm.") {
        return match base_name(name).strip_prefix("llvm.")? {
            "canonicalize" | "arithmetic.fence" => Some(FloatOp::Identity),
            "is.fpclass" => Some(FloatOp::IsClass),
            "sincos" => Some(FloatOp::SinCos),
            "frexp" => Some(FloatOp::Frexp),
            "modf" => Some(FloatOp::Modf),
            "vector.reduce.fadd" => Some(FloatOp::Reduce(Op::FAdd32, Op::FAdd64, true)),
            "vector.reduce.fmul" => Some(FloatOp::Reduce(Op::FMul32, Op::FMul64, true)),
            "vector.reduce.fmin" => Some(FloatOp::Reduce(Op::FMin32, Op::FMin64, false)),
            "vector.reduce.fmax" => Some(FloatOp::Reduce(Op::FMax32, Op::FMax64, false)),
            "vector.reduce.fminimum" => {
                Some(FloatOp::Reduce(Op::FMinimum32, Op::FMinimum64, false))
            }
            "vector.reduce.fmaximum" => {
                Some(FloatOp::Reduce(Op::FMaximum32, Op::FMaximum64, false))
            }
            rest => math(rest).filter(|op| {
                !matches!(op, FloatOp::SinCosTo(_) | FloatOp::FrexpTo | FloatOp::ModfTo)
            }),
        };
    }
    if let Some(rest) = name.strip_prefix("__nv_") {
        return libdevice(rest.strip_prefix("fast_").unwrap_or(rest));
    }
    let plain =
        |n: &str| math(n).filter(|_| !matches!(n, "rcp" | "saturate" | "ex2" | "lg2" | "fneg"));
    match name {
        "__isnan" | "__isnanf" | "__isnand" => Some(FloatOp::Test(NAN)),
        "__isinf" | "__isinff" | "__isinfd" => Some(FloatOp::Test(INF)),
        "__finite" | "__finitef" | "__isfinited" => Some(FloatOp::Test(FINITE)),
        "__signbit" | "__signbitf" | "__signbitd" => Some(FloatOp::Test(NEGATIVE)),
        "__sinf" => math("sin"),
        "__cosf" => math("cos"),
        "__tanf" => math("tan"),
        "__expf" => math("exp"),
        "__exp10f" => math("exp10"),
        "__logf" => math("log"),
        "__log2f" => math("log2"),
        "__log10f" => math("log10"),
        "__powf" => math("pow"),
        "__saturatef" => math("saturate"),
        "__fdividef" => Some(FloatOp::Two(Op::FDiv32, Op::FDiv64)),
        _ => plain(name).or_else(|| plain(name.strip_suffix('f')?)),
    }
}

/// Arithmetic by the name that libdevice and NVVM share, with the rounding mode of a suffix.
fn arithmetic(name: &str, rounding: Option<Rounding>) -> Option<FloatOp> {
    let directed = rounding.filter(|&r| r != Rounding::Nearest);
    let (op, plain) = match name {
        "add" => (Arithmetic::Add, FloatOp::Two(Op::FAdd32, Op::FAdd64)),
        "sub" => (Arithmetic::Sub, FloatOp::Two(Op::FSub32, Op::FSub64)),
        "mul" => (Arithmetic::Mul, FloatOp::Two(Op::FMul32, Op::FMul64)),
        "div" => (Arithmetic::Div, FloatOp::Two(Op::FDiv32, Op::FDiv64)),
        "rcp" => (Arithmetic::Rcp, FloatOp::Rcp),
        "sqrt" => (Arithmetic::Sqrt, FloatOp::Math(MathFn::Sqrt, 1)),
        "fma" | "ma" | "maf" => (Arithmetic::Fma, FloatOp::Fma),
        "rsqrt" => return Some(FloatOp::Math(MathFn::Rsqrt, 1)),
        _ => return None,
    };
    Some(directed.map_or(plain, |r| FloatOp::Directed(op, r)))
}

/// The rounding mode of a suffix such as `rz`.
pub(super) fn rounding(word: &str) -> Option<Rounding> {
    Some(match word {
        "rn" => Rounding::Nearest,
        "rz" => Rounding::Zero,
        "ru" | "rp" => Rounding::Up,
        "rd" | "rm" => Rounding::Down,
        _ => return None,
    })
}

fn libdevice(name: &str) -> Option<FloatOp> {
    // __nv_fadd_rn, __nv_dmul_rz, __nv_fmaf_rn, __nv_fma_rn
    if let Some((head, mode)) = name.rsplit_once('_')
        && let Some(mode) = rounding(mode)
    {
        // Subnormals are kept in both.
        let head = head.strip_suffix("_ieee").unwrap_or(head);
        return arithmetic(head.strip_prefix(['f', 'd'])?, Some(mode))
            .or_else(|| arithmetic(head, Some(mode)));
    }
    match name {
        "fdividef" => arithmetic("div", None),
        "isnand" => Some(FloatOp::Test(NAN)),
        "isinfd" => Some(FloatOp::Test(INF)),
        "isfinited" | "finitef" => Some(FloatOp::Test(FINITE)),
        "signbitd" => Some(FloatOp::Test(NEGATIVE)),
        _ => math(name).or_else(|| math(name.strip_suffix('f')?)),
    }
}

/// `llvm.nvvm.<op>.<rounding, ftz, …>.<type>`
fn nvvm(rest: &str) -> Option<FloatOp> {
    let mut words = rest.split('.');
    let op = words.next()?;
    let last = rest.rsplit('.').next()?;
    if !matches!(
        last,
        "f" | "d" | "f16" | "f16x2" | "bf16" | "bf16x2" | "f32" | "f64" | "v2f16" | "v2bf16"
    ) {
        return None;
    }
    match op {
        "add" | "fma" if rest.contains("relu") || rest.contains("sat") => None,
        "add" | "sub" | "mul" | "div" | "rcp" | "sqrt" | "fma" => {
            arithmetic(op, rest.split('.').find_map(rounding))
        }
        "neg" => Some(FloatOp::Neg),
        "round" => Some(FloatOp::Math(MathFn::Rint, 1)),
        "fmin" | "fmax" if rest.contains("nan") || rest.contains("xorsign") => match op {
            _ if rest.contains("xorsign") => None,
            "fmin" => Some(FloatOp::Two(Op::FMinimum32, Op::FMinimum64)),
            _ => Some(FloatOp::Two(Op::FMaximum32, Op::FMaximum64)),
        },
        "fabs" | "fmin" | "fmax" | "rsqrt" | "ex2" | "lg2" | "sin" | "cos" | "tanh" | "floor"
        | "ceil" | "trunc" | "saturate" => math(op),
        _ => None,
    }
}

impl Emitter<'_, '_> {
    /// A call of a floating-point function, element by element.
    pub(super) fn float_call(&mut self, op: FloatOp, call: &Call) -> Result<Vec<Reg>> {
        let mut columns = vec![];
        for a in &call.args {
            columns.push(self.operand(a.value)?);
        }
        let s = self.arg_element(call, usize::from(matches!(op, FloatOp::Order(_))))?;
        if !matches!(s, Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double) {
            return Err(self.unsupported("a floating-point function on this type"));
        }
        let result = self.p.function.insts[self.inst].ty;
        if let FloatOp::SinCosTo(pi) = op {
            let args = self.simple_args(call, 3)?;
            let (sin, cos) =
                if pi { (MathFn::Sinpi, MathFn::Cospi) } else { (MathFn::Sin, MathFn::Cos) };
            for (f, to) in [(sin, args[1]), (cos, args[2])] {
                let r = self.float_math(s, f, &args[..1]);
                self.store_result(s, r, to);
            }
            return Ok(vec![]);
        }
        if let FloatOp::FrexpTo | FloatOp::ModfTo = op {
            let args = self.simple_args(call, 2)?;
            let (part, rest) = self.split(op == FloatOp::FrexpTo, s, args[0]);
            let kind = if op == FloatOp::FrexpTo { Scalar::Int(32) } else { s };
            self.store_result(kind, rest, args[1]);
            return Ok(vec![part]);
        }
        if op == FloatOp::RemquoTo {
            let args = self.simple_args(call, 3)?;
            let quotient = self.float_math(s, MathFn::Quotient, &args[..2]);
            let quotient = self.float_to_int(s, 32, true, quotient);
            self.store_result(Scalar::Int(32), quotient, args[2]);
            return Ok(vec![self.float_math(s, MathFn::Remainder, &args[..2])]);
        }
        if let FloatOp::Order(f) = op {
            let args = self.simple_args(call, 2)?;
            let bits = self.arg_element(call, 0)?.bits();
            let (order, x) = (self.sext(args[0], bits, 32), self.to_single(s, args[1]));
            let op = if s == Scalar::Double { Op::Math64 } else { Op::Math32 };
            let r = self.pure(op, [x, order, Reg::NONE], f as u32);
            return Ok(vec![self.from_single(s, r)]);
        }
        if let FloatOp::Reduce(f32, f64, start) = op {
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
        if let FloatOp::Frexp | FloatOp::Modf = op {
            let (mut parts, mut rests) = (vec![], vec![]);
            for &r in columns[0].iter() {
                let (part, rest) = self.split(op == FloatOp::Frexp, s, r);
                parts.push(part);
                rests.push(rest);
            }
            parts.extend(rests);
            return Ok(parts);
        }
        let needed = match op {
            FloatOp::Math(_, n) | FloatOp::Norm(n, _) => n,
            FloatOp::Two(..) | FloatOp::Fmod | FloatOp::WithInt(_) | FloatOp::IsClass => 2,
            FloatOp::Fma | FloatOp::Directed(Arithmetic::Fma, _) => 3,
            FloatOp::Directed(op, _) if !matches!(op, Arithmetic::Rcp | Arithmetic::Sqrt) => 2,
            _ => 1,
        };
        if columns.len() < needed {
            return Err(self.unsupported("a call with too few arguments"));
        }
        let mut out = vec![];
        if op == FloatOp::SinCos {
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
                FloatOp::Math(f, n) => self.float_math(s, f, &v[..n]),
                FloatOp::Two(Op::CopySign32, _) if matches!(s, Scalar::Half | Scalar::BFloat) => {
                    // On the bits, so that a NaN keeps its sign.
                    let (rest, sign) = (self.imm(0x7fff), self.imm(0x8000));
                    let (value, sign) =
                        (self.bin(Op::And32, v[0], rest), self.bin(Op::And32, v[1], sign));
                    self.bin(Op::Or32, value, sign)
                }
                FloatOp::Two(f32, f64) => self.float_bin(s, f32, f64, v[0], v[1]),
                FloatOp::Fmod => self.float_bin(s, Op::FRem32, Op::FRem64, v[0], v[1]),
                FloatOp::Abs => self.float_sign(s, false, v[0]),
                FloatOp::Neg => self.float_sign(s, true, v[0]),
                FloatOp::Fma => self.float_fma(s, v[0], v[1], v[2]),
                FloatOp::Rcp => self.float_math(s, MathFn::Rcp, &v[..1]),
                FloatOp::Saturate => self.float_math(s, MathFn::Saturate, &v[..1]),
                FloatOp::Identity => v[0],
                FloatOp::WithInt(f) => self.float_with_int(f, s, call, v[0], v[1])?,
                FloatOp::ToInt(f) => {
                    let bits = self.scalar_of(result)?.bits();
                    let rounded = self.float_math(s, f, &v[..1]);
                    self.float_to_int(s, bits, true, rounded)
                }
                FloatOp::Norm(n, reciprocal) => {
                    let mut r = v[0];
                    for &next in &v[1..n] {
                        r = self.float_math(s, MathFn::Hypot, &[r, next]);
                    }
                    if reciprocal { self.float_math(s, MathFn::Rcp, &[r]) } else { r }
                }
                FloatOp::Ilogb => {
                    // The smallest integer for zero and NaN.
                    let bits = self.scalar_of(result)?.bits();
                    let exponent = self.float_math(s, MathFn::Logb, &v[..1]);
                    let exponent = self.float_to_int(s, bits, true, exponent);
                    let nan = self.class_test(s, NAN, v[0]);
                    let least = self.imm(1 << (bits - 1));
                    self.choose(Scalar::Int(bits).class(), nan, least, exponent)
                }
                FloatOp::IsClass => {
                    let mask = self.constant(v[1]);
                    let Some(mask) = mask else {
                        return Err(self.unsupported(
                            "a floating-point class test with a mask that is not constant",
                        ));
                    };
                    self.class_test(s, mask as u32, v[0])
                }
                FloatOp::Test(mask) => {
                    let bits = self.scalar_of(result)?.bits();
                    let p = self.class_test(s, mask, v[0]);
                    let p = if mask == NEGATIVE { self.sign_bit(s, v[0]) } else { p };
                    self.zext_or_trunc(p, 1, bits)
                }
                FloatOp::Directed(op, rounding) => self.soft_float(op, s, rounding, &v[..needed]),
                _ => v[0],
            });
        }
        Ok(out)
    }

    /// Fraction and exponent, or fractional and integral part.
    fn split(&mut self, frexp: bool, s: Scalar, r: Reg) -> (Reg, Reg) {
        let format = format(s);
        if frexp {
            self.soft(SoftFn::Frexp(format), 0, &[r], s.class(), Some(Class::V32))
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
        debug_assert_ne!(n.class(), Class::V64);
        let r = self.pure(op, [x, n, Reg::NONE], f as u32);
        Ok(self.from_single(s, r))
    }
}

#[cfg(test)]
mod tests {
    use crate::bytecode::lower::intrinsics::{bits, convert, float};

    /// Functions of libdevice (NVIDIA's "libdevice User's Guide"); `R` stands for each rounding
    /// mode, and what follows a `|` is another name with the same beginning.
    const LIBDEVICE: &str = "abs acos|f acosh|f asin|f asinh|f atan|f atan2|f atanh|f brev|ll byte_perm \
        cbrt|f ceil|f clz|ll copysign|f cos|f cosh|f cospi|f cyl_bessel_i0|f cyl_bessel_i1|f dadd_R \
        ddiv_R dmul_R double2float_R double2hiint double2int_R double2ll_R double2loint double2uint_R \
        double2ull_R double_as_longlong drcp_R dsqrt_R dsub_R erf|f erfc|f erfcinv|f erfcx|f erfinv|f \
        exp|f exp10|f exp2|f expm1|f fabs|f fadd_R fast_cosf fast_exp10f fast_expf fast_fdividef \
        fast_log10f fast_log2f fast_logf fast_powf fast_sincosf fast_sinf fast_tanf fdim|f fdiv_R \
        ffs|ll finitef float2half_rn float2int_R float2ll_R float2uint_R float2ull_R float_as_int \
        float_as_uint floor|f fma|f fma_R fmaf_R fmaf_ieee_R fmax|f fmin|f fmod|f fmul_R frcp_R \
        frexp|f frsqrt_rn fsqrt_R fsub_R hadd half2float hiloint2double hypot|f ilogb|f int2double_rn \
        int2float_R int_as_float isfinited isinfd isinff isnand isnanf j0|f j1|f jn|f ldexp|f lgamma|f \
        ll2double_R ll2float_R llabs llmax llmin llrint|f llround|f log|f log10|f log1p|f log2|f logb|f \
        longlong_as_double max min modf|f mul24 mul64hi mulhi nearbyint|f nextafter|f norm3d|f \
        norm4d|f normcdf|f normcdfinv|f popc|ll pow|f powi|f rcbrt|f remainder|f remquo|f rhadd \
        rhypot|f rint|f rnorm3d|f rnorm4d|f round|f rsqrt|f sad saturatef scalbn|f signbitd signbitf \
        sin|f sincos|f sincospi|f sinh|f sinpi|f sqrt|f tan|f tanh|f tgamma|f trunc|f uhadd \
        uint2double_rn uint2float_R uint_as_float ull2double_R ull2float_R ullmax ullmin umax umin \
        umul24 umul64hi umulhi urhadd usad y0|f y1|f yn|f";

    #[test]
    fn libdevice_is_known() {
        let known = |name: &str| {
            float::find(name).is_some()
                || bits::find(name).is_some()
                || convert::find(name).is_some()
        };
        let mut unknown = vec![];
        for word in LIBDEVICE.split_whitespace() {
            let (base, other) = word.split_once('|').unwrap_or((word, ""));
            let mut names = vec![format!("__nv_{base}"), format!("__nv_{base}{other}")];
            if let Some(head) = base.strip_suffix('R') {
                names = ["rn", "rz", "ru", "rd"].map(|r| format!("__nv_{head}{r}")).into();
            }
            unknown.extend(names.into_iter().filter(|n| !known(n)));
        }
        // In addition there are `norm` and `rnorm` of an array, which our headers implement, and
        // `nan` of a string.
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}

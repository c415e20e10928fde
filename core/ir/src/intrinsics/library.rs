//! Functions of libdevice (NVIDIA's "libdevice User's Guide"), of CUDA's and C's mathematics
//! library, and of the device runtime.

use super::{
    Arithmetic, BlockCopy, Conversion, FloatBinary, FloatClass, FloatFunction, IntFunction,
    Intrinsic, MathFunction, Rounding, Unsupported,
};

/// The intrinsic of this name.
pub(super) fn resolve(name: &str) -> Option<Intrinsic> {
    runtime(name)
        .or_else(|| float(name).map(Intrinsic::Float))
        .or_else(|| integer(name).map(Intrinsic::Int))
        .or_else(|| conversion(name).map(Intrinsic::Convert))
        // What else libdevice has computes a result, too.
        .or_else(|| name.starts_with("__nv_").then_some(Intrinsic::Unsupported(Unsupported::Pure)))
}

fn runtime(name: &str) -> Option<Intrinsic> {
    let copy = |kind| Intrinsic::Copy { kind, returns: true };
    Some(match name {
        "memcpy" => copy(BlockCopy::Copy),
        "memmove" => copy(BlockCopy::Move),
        "memset" => copy(BlockCopy::Set),
        "__nv_nan" | "nan" => Intrinsic::Nan { single: false },
        "__nv_nanf" | "nanf" => Intrinsic::Nan { single: true },
        "vprintf" => Intrinsic::Printf { variadic: false },
        "printf" => Intrinsic::Printf { variadic: true },
        // There are several forms with a message; our headers use only one.
        "__assertfail" | "__assert_fail" => Intrinsic::AssertFail,
        "abort" | "__trap" => Intrinsic::Trap,
        "malloc"
        | "_Znwm"
        | "_Znam"
        | "_Znwj"
        | "_Znaj"
        | "_ZnwmRKSt9nothrow_t"
        | "_ZnamRKSt9nothrow_t" => Intrinsic::Malloc,
        "free" | "_ZdlPv" | "_ZdaPv" | "_ZdlPvm" | "_ZdaPvm" | "_ZdlPvj" | "_ZdaPvj" => {
            Intrinsic::Free
        }
        _ => return None,
    })
}

/// The function that C's mathematics library calls `name` for doubles.
pub(super) fn math(name: &str) -> Option<FloatFunction> {
    use FloatFunction as F;
    use MathFunction::*;
    let f = match name {
        "sqrt" => Sqrt,
        "rsqrt" => Rsqrt,
        "exp" => Exp,
        "exp2" | "ex2" => Exp2,
        "exp10" => Exp10,
        "expm1" => Expm1,
        "log" => Log,
        "log2" | "lg2" => Log2,
        "log10" => Log10,
        "log1p" => Log1p,
        "sin" => Sin,
        "cos" => Cos,
        "tan" => Tan,
        "asin" => Asin,
        "acos" => Acos,
        "atan" => Atan,
        "sinh" => Sinh,
        "cosh" => Cosh,
        "tanh" => Tanh,
        "asinh" => Asinh,
        "acosh" => Acosh,
        "atanh" => Atanh,
        "cbrt" => Cbrt,
        "rcbrt" => Rcbrt,
        "erf" => Erf,
        "erfc" => Erfc,
        "erfinv" => Erfinv,
        "tgamma" => Tgamma,
        "lgamma" => Lgamma,
        "floor" => Floor,
        "ceil" => Ceil,
        "trunc" => Trunc,
        "round" => Round,
        "rint" | "nearbyint" | "roundeven" => Rint,
        "sinpi" => Sinpi,
        "cospi" => Cospi,
        "logb" => Logb,
        "j0" => J0,
        "j1" => J1,
        "y0" => Y0,
        "y1" => Y1,
        "erfcx" => Erfcx,
        "erfcinv" => Erfcinv,
        "normcdf" => Normcdf,
        "normcdfinv" => Normcdfinv,
        "cyl_bessel_i0" => CylI0,
        "cyl_bessel_i1" => CylI1,
        "pow" => Pow,
        "atan2" => Atan2,
        "hypot" => Hypot,
        "remainder" => Remainder,
        "fdim" => Fdim,
        "nextafter" => Nextafter,
        _ => return other_math(name),
    };
    Some(F::Math(f))
}

fn other_math(name: &str) -> Option<FloatFunction> {
    use FloatFunction::*;
    Some(match name {
        "fmod" => Fmod,
        "fabs" => Abs,
        "fneg" => Neg,
        "fma" | "fmad" | "fmuladd" => Fma,
        "fmin" | "minnum" | "minimumnum" => Two(FloatBinary::Min),
        "fmax" | "maxnum" | "maximumnum" => Two(FloatBinary::Max),
        "minimum" => Two(FloatBinary::Minimum),
        "maximum" => Two(FloatBinary::Maximum),
        "copysign" => Two(FloatBinary::CopySign),
        "ldexp" | "scalbn" | "scalbln" => WithInt(MathFunction::Ldexp),
        "powi" => WithInt(MathFunction::Powi),
        "lround" | "llround" => ToInt(MathFunction::Round),
        "lrint" | "llrint" => ToInt(MathFunction::Rint),
        "rcp" => Rcp,
        "saturate" => Saturate,
        "sincos" => SinCosTo(false),
        "sincospi" => SinCosTo(true),
        "remquo" => RemquoTo,
        "norm3d" => Norm(3, false),
        "norm4d" => Norm(4, false),
        "rhypot" => Norm(2, true),
        "rnorm3d" => Norm(3, true),
        "rnorm4d" => Norm(4, true),
        "jn" => Order(MathFunction::Jn),
        "yn" => Order(MathFunction::Yn),
        "ilogb" => Ilogb,
        "frexp" => FrexpTo,
        "modf" => ModfTo,
        "isnan" => Test(FloatClass::NAN),
        "isinf" => Test(FloatClass::INFINITE),
        "finite" | "isfinite" => Test(FloatClass::FINITE),
        "signbit" => Test(FloatClass::NEGATIVE),
        _ => return None,
    })
}

/// Arithmetic by the name that libdevice and NVVM share, with the rounding mode of a suffix.
pub(super) fn arithmetic(name: &str, rounding: Option<Rounding>) -> Option<FloatFunction> {
    use FloatFunction as F;
    let directed = rounding.filter(|&r| r != Rounding::Nearest);
    let (op, plain) = match name {
        "add" => (Arithmetic::Add, F::Two(FloatBinary::Add)),
        "sub" => (Arithmetic::Sub, F::Two(FloatBinary::Sub)),
        "mul" => (Arithmetic::Mul, F::Two(FloatBinary::Mul)),
        "div" => (Arithmetic::Div, F::Two(FloatBinary::Div)),
        "rcp" => (Arithmetic::Rcp, F::Rcp),
        "sqrt" => (Arithmetic::Sqrt, F::Math(MathFunction::Sqrt)),
        "fma" | "ma" | "maf" => (Arithmetic::Fma, F::Fma),
        "rsqrt" => return Some(F::Math(MathFunction::Rsqrt)),
        _ => return None,
    };
    Some(directed.map_or(plain, |r| F::Directed(op, r)))
}

fn float(name: &str) -> Option<FloatFunction> {
    use FloatFunction as F;
    if let Some(rest) = name.strip_prefix("__nv_") {
        return libdevice(rest.strip_prefix("fast_").unwrap_or(rest));
    }
    let plain =
        |n: &str| math(n).filter(|_| !matches!(n, "rcp" | "saturate" | "ex2" | "lg2" | "fneg"));
    match name {
        "__isnan" | "__isnanf" | "__isnand" => Some(F::Test(FloatClass::NAN)),
        "__isinf" | "__isinff" | "__isinfd" => Some(F::Test(FloatClass::INFINITE)),
        "__finite" | "__finitef" | "__isfinited" => Some(F::Test(FloatClass::FINITE)),
        "__signbit" | "__signbitf" | "__signbitd" => Some(F::Test(FloatClass::NEGATIVE)),
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
        "__fdividef" => Some(F::Two(FloatBinary::Div)),
        _ => plain(name).or_else(|| plain(name.strip_suffix('f')?)),
    }
}

fn libdevice(name: &str) -> Option<FloatFunction> {
    use FloatFunction as F;
    // __nv_fadd_rn, __nv_dmul_rz, __nv_fmaf_rn, __nv_fma_rn
    if let Some((head, mode)) = name.rsplit_once('_')
        && let Some(mode) = Rounding::of(mode)
    {
        // Subnormals are kept in both.
        let head = head.strip_suffix("_ieee").unwrap_or(head);
        return arithmetic(head.strip_prefix(['f', 'd'])?, Some(mode))
            .or_else(|| arithmetic(head, Some(mode)));
    }
    match name {
        "fdividef" => arithmetic("div", None),
        "isnand" => Some(F::Test(FloatClass::NAN)),
        "isinfd" => Some(F::Test(FloatClass::INFINITE)),
        "isfinited" | "finitef" => Some(F::Test(FloatClass::FINITE)),
        "signbitd" => Some(F::Test(FloatClass::NEGATIVE)),
        _ => math(name).or_else(|| math(name.strip_suffix('f')?)),
    }
}

fn integer(name: &str) -> Option<IntFunction> {
    use IntFunction::*;
    Some(match name {
        "__nvvm_reflect" => Constant(0),
        "__nv_mul24" | "__mul24" => Mul24(true),
        "__nv_umul24" | "__umul24" => Mul24(false),
        "__nv_mulhi" | "__nv_mul64hi" | "__mulhi" | "__mul64hi" => MulHi(true),
        "__nv_umulhi" | "__nv_umul64hi" | "__umulhi" | "__umul64hi" => MulHi(false),
        "__nv_sad" | "__sad" => Sad(true),
        "__nv_usad" | "__usad" => Sad(false),
        "__nv_clz" | "__nv_clzll" | "__clz" | "__clzll" => Ctlz,
        "__nv_popc" | "__nv_popcll" | "__popc" | "__popcll" => Ctpop,
        "__nv_ffs" | "__nv_ffsll" | "__ffs" | "__ffsll" => Ffs,
        "__nv_brev" | "__nv_brevll" | "__brev" | "__brevll" => Bitreverse,
        "__nv_byte_perm" | "__byte_perm" => Prmt,
        "__nv_abs" | "__nv_llabs" | "abs" | "labs" | "llabs" => Abs,
        "__nv_min" | "__nv_llmin" => MinMax(true, false),
        "__nv_max" | "__nv_llmax" => MinMax(true, true),
        "__nv_umin" | "__nv_ullmin" => MinMax(false, false),
        "__nv_umax" | "__nv_ullmax" => MinMax(false, true),
        "__nv_hadd" => Average(true, false),
        "__nv_rhadd" => Average(true, true),
        "__nv_uhadd" => Average(false, false),
        "__nv_urhadd" => Average(false, true),
        _ => return None,
    })
}

/// The function that rounds before a conversion to an integer; none for truncation.
pub(super) fn to_int_rounding(mode: &str) -> Option<Option<MathFunction>> {
    Some(match mode {
        "rn" | "rni" => Some(MathFunction::Rint),
        "rz" | "rzi" => None,
        "rm" | "rd" | "rmi" => Some(MathFunction::Floor),
        "rp" | "ru" | "rpi" => Some(MathFunction::Ceil),
        _ => return None,
    })
}

fn conversion(name: &str) -> Option<Conversion> {
    use Conversion::*;
    let rest = name.strip_prefix("__nv_").or_else(|| name.strip_prefix("__"))?;
    match rest {
        "float_as_int" | "int_as_float" | "float_as_uint" | "uint_as_float"
        | "double_as_longlong" | "longlong_as_double" => return Some(Bits),
        "double2loint" => return Some(Half(false)),
        "double2hiint" => return Some(Half(true)),
        "hiloint2double" => return Some(Join(true)),
        _ => {}
    }
    let (head, mode, towards) = match rest.rsplit_once('_') {
        Some((head, mode)) => (head, Some(to_int_rounding(mode)?), Rounding::of(mode)?),
        None => (rest, None, Rounding::Nearest),
    };
    Some(match head {
        "float2int" | "double2int" | "float2ll" | "double2ll" => ToInt(mode?, true),
        "float2uint" | "double2uint" | "float2ull" | "double2ull" => ToInt(mode?, false),
        "int2float" | "int2double" | "ll2float" | "ll2double" => FromInt(true, towards),
        "uint2float" | "uint2double" | "ull2float" | "ull2double" => FromInt(false, towards),
        "double2float" | "float2half" | "half2float" => Float(towards),
        _ => return None,
    })
}

//! Mathematical functions, computed the same way on every machine.
//!
//! The results are those of crate `libm` (musl), which differ from the GNU C library's in the last
//! bit now and then: both are within one unit in the last place. Functions of singles are computed
//! in double and rounded, as the GNU C library does for most of them, so that nearly all agree.
//! `sqrt`, `fma`, rounding, remainders, minimum and maximum are exact in both.

use crate::op::FloatOp;

/// A function of one double.
pub(crate) fn unary64(op: FloatOp, x: f64) -> f64 {
    match op {
        FloatOp::Sin => libm::sin(x),
        FloatOp::Cos => libm::cos(x),
        FloatOp::Tan => libm::tan(x),
        FloatOp::Asin => libm::asin(x),
        FloatOp::Acos => libm::acos(x),
        FloatOp::Atan => libm::atan(x),
        FloatOp::Sinh => libm::sinh(x),
        FloatOp::Cosh => libm::cosh(x),
        FloatOp::Tanh => libm::tanh(x),
        FloatOp::Exp => libm::exp(x),
        FloatOp::Exp2 => libm::exp2(x),
        FloatOp::Exp10 => libm::exp10(x),
        FloatOp::Log => libm::log(x),
        FloatOp::Log2 => libm::log2(x),
        FloatOp::Log10 => libm::log10(x),
        _ => x,
    }
}

/// A function of one single: that of a double rounded, which is nearly always the correctly rounded
/// result, as the C library of GNU gives.
pub(crate) fn unary32(op: FloatOp, x: f32) -> f32 {
    unary64(op, f64::from(x)) as f32
}

/// `sin`
pub(crate) fn sin(x: f64) -> f64 {
    libm::sin(x)
}

/// `cos`
pub(crate) fn cos(x: f64) -> f64 {
    libm::cos(x)
}

/// `tan`
pub(crate) fn tan(x: f64) -> f64 {
    libm::tan(x)
}

/// `asin`
pub(crate) fn asin(x: f64) -> f64 {
    libm::asin(x)
}

/// `acos`
pub(crate) fn acos(x: f64) -> f64 {
    libm::acos(x)
}

/// `atan`
pub(crate) fn atan(x: f64) -> f64 {
    libm::atan(x)
}

/// `sinh`
pub(crate) fn sinh(x: f64) -> f64 {
    libm::sinh(x)
}

/// `cosh`
pub(crate) fn cosh(x: f64) -> f64 {
    libm::cosh(x)
}

/// `tanh`
pub(crate) fn tanh(x: f64) -> f64 {
    libm::tanh(x)
}

/// `asinh`
pub(crate) fn asinh(x: f64) -> f64 {
    libm::asinh(x)
}

/// `acosh`
pub(crate) fn acosh(x: f64) -> f64 {
    libm::acosh(x)
}

/// `atanh`
pub(crate) fn atanh(x: f64) -> f64 {
    libm::atanh(x)
}

/// `exp`
pub(crate) fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// `exp2`
pub(crate) fn exp2(x: f64) -> f64 {
    libm::exp2(x)
}

/// `exp10`
pub(crate) fn exp10(x: f64) -> f64 {
    libm::exp10(x)
}

/// `expm1`
pub(crate) fn expm1(x: f64) -> f64 {
    libm::expm1(x)
}

/// `log`
pub(crate) fn log(x: f64) -> f64 {
    libm::log(x)
}

/// `log2`
pub(crate) fn log2(x: f64) -> f64 {
    libm::log2(x)
}

/// `log10`
pub(crate) fn log10(x: f64) -> f64 {
    libm::log10(x)
}

/// `log1p`
pub(crate) fn log1p(x: f64) -> f64 {
    libm::log1p(x)
}

/// `cbrt`
pub(crate) fn cbrt(x: f64) -> f64 {
    libm::cbrt(x)
}

/// `erf`
pub(crate) fn erf(x: f64) -> f64 {
    libm::erf(x)
}

/// `erfc`
pub(crate) fn erfc(x: f64) -> f64 {
    libm::erfc(x)
}

/// `tgamma`
pub(crate) fn tgamma(x: f64) -> f64 {
    libm::tgamma(x)
}

/// `lgamma`
pub(crate) fn lgamma(x: f64) -> f64 {
    libm::lgamma(x)
}

/// `j0`
pub(crate) fn j0(x: f64) -> f64 {
    libm::j0(x)
}

/// `j1`
pub(crate) fn j1(x: f64) -> f64 {
    libm::j1(x)
}

/// `y0`
pub(crate) fn y0(x: f64) -> f64 {
    libm::y0(x)
}

/// `y1`
pub(crate) fn y1(x: f64) -> f64 {
    libm::y1(x)
}

/// `sqrt`
pub(crate) fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

/// `fabs`
pub(crate) fn fabs(x: f64) -> f64 {
    libm::fabs(x)
}

/// `floor`
pub(crate) fn floor(x: f64) -> f64 {
    libm::floor(x)
}

/// `ceil`
pub(crate) fn ceil(x: f64) -> f64 {
    libm::ceil(x)
}

/// `trunc`
pub(crate) fn trunc(x: f64) -> f64 {
    libm::trunc(x)
}

/// `round`
pub(crate) fn round(x: f64) -> f64 {
    libm::round(x)
}

/// `rint`
pub(crate) fn rint(x: f64) -> f64 {
    libm::rint(x)
}

/// `nearbyint`
pub(crate) fn nearbyint(x: f64) -> f64 {
    libm::rint(x)
}

/// `roundeven`
pub(crate) fn roundeven(x: f64) -> f64 {
    libm::rint(x)
}

/// `logb`
pub(crate) fn logb(x: f64) -> f64 {
    match x {
        0.0 => f64::NEG_INFINITY,
        x if !x.is_finite() => x * x,
        x => f64::from(libm::ilogb(x)),
    }
}

/// `pow`
pub(crate) fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

/// `atan2`
pub(crate) fn atan2(x: f64, y: f64) -> f64 {
    libm::atan2(x, y)
}

/// `fmod`
pub(crate) fn fmod(x: f64, y: f64) -> f64 {
    libm::fmod(x, y)
}

/// `hypot`
pub(crate) fn hypot(x: f64, y: f64) -> f64 {
    libm::hypot(x, y)
}

/// `fmin`
pub(crate) fn fmin(x: f64, y: f64) -> f64 {
    libm::fmin(x, y)
}

/// `fmax`
pub(crate) fn fmax(x: f64, y: f64) -> f64 {
    libm::fmax(x, y)
}

/// `fdim`
pub(crate) fn fdim(x: f64, y: f64) -> f64 {
    libm::fdim(x, y)
}

/// `copysign`
pub(crate) fn copysign(x: f64, y: f64) -> f64 {
    libm::copysign(x, y)
}

/// `remainder`
pub(crate) fn remainder(x: f64, y: f64) -> f64 {
    libm::remainder(x, y)
}

/// `nextafter`
pub(crate) fn nextafter(x: f64, y: f64) -> f64 {
    libm::nextafter(x, y)
}

/// `powf`
pub(crate) fn powf(x: f32, y: f32) -> f32 {
    pow(f64::from(x), f64::from(y)) as f32
}

/// `atan2f`
pub(crate) fn atan2f(y: f32, x: f32) -> f32 {
    atan2(f64::from(y), f64::from(x)) as f32
}

/// `__powidf2`: repeated multiplication, as the run-time library of the compiler does.
pub(crate) fn powi(x: f64, n: i32) -> f64 {
    let (mut base, mut left, mut result) = (x, n.unsigned_abs(), 1.0);
    loop {
        if left & 1 != 0 {
            result *= base;
        }
        left >>= 1;
        if left == 0 {
            break;
        }
        base *= base;
    }
    if n < 0 { 1.0 / result } else { result }
}

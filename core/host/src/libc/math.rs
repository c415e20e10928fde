//! Mathematical functions.

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

/// `pow`
pub(crate) fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

/// `powf`
pub(crate) fn powf(x: f32, y: f32) -> f32 {
    libm::pow(f64::from(x), f64::from(y)) as f32
}

/// `atan2`
pub(crate) fn atan2(y: f64, x: f64) -> f64 {
    libm::atan2(y, x)
}

/// `atan2f`
pub(crate) fn atan2f(y: f32, x: f32) -> f32 {
    libm::atan2(f64::from(y), f64::from(x)) as f32
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

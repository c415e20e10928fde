//! Math functions. All use the `libm` crate or IEEE operations of the language, so that native and
//! wasm builds agree bit for bit. CUDA's own functions may differ by a few ULPs (CUDA C++
//! Programming Guide, "Mathematical Functions").

use crate::bytecode::MathFn;

/// The NaN that PTX operations return for float.
pub(crate) const NAN32: u32 = 0x7fff_ffff;
/// The NaN that PTX operations return for double.
pub(crate) const NAN64: u64 = 0x7fff_ffff_ffff_ffff;

/// Bits of a float, NaNs made canonical.
#[inline(always)]
pub(crate) fn bits32(x: f32) -> u32 {
    if x.is_nan() { NAN32 } else { x.to_bits() }
}
/// Bits of a double, NaNs made canonical.
#[inline(always)]
pub(crate) fn bits64(x: f64) -> u64 {
    if x.is_nan() { NAN64 } else { x.to_bits() }
}

/// minnum: the smaller; the number if one is NaN; -0 before +0. Written without branches.
#[inline(always)]
pub(crate) fn min32(a: f32, b: f32) -> f32 {
    let m = if a < b || b.is_nan() { a } else { b };
    if a == b { f32::from_bits(a.to_bits() | b.to_bits()) } else { m }
}
/// maxnum.
#[inline(always)]
pub(crate) fn max32(a: f32, b: f32) -> f32 {
    let m = if a > b || b.is_nan() { a } else { b };
    if a == b { f32::from_bits(a.to_bits() & b.to_bits()) } else { m }
}
/// minnum of doubles.
#[inline(always)]
pub(crate) fn min64(a: f64, b: f64) -> f64 {
    let m = if a < b || b.is_nan() { a } else { b };
    if a == b { f64::from_bits(a.to_bits() | b.to_bits()) } else { m }
}
/// maxnum of doubles.
#[inline(always)]
pub(crate) fn max64(a: f64, b: f64) -> f64 {
    let m = if a > b || b.is_nan() { a } else { b };
    if a == b { f64::from_bits(a.to_bits() & b.to_bits()) } else { m }
}

/// `a * b + c` with a single rounding, without hardware support: the product of two floats is exact
/// in double, and rounding the sum to odd first makes the second rounding exact (Boldo and
/// Melquiond 2008).
#[inline(always)]
pub(crate) fn fma32(a: f32, b: f32, c: f32) -> f32 {
    let (p, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let s = p + c;
    let t = s - p;
    let error = (p - (s - t)) + (c - t);
    let bits = s.to_bits();
    let inexact = error != 0.0 && !error.is_nan();
    let away = (error > 0.0) == (s > 0.0);
    let odd = if inexact && bits & 1 == 0 {
        if away { bits.wrapping_add(1) } else { bits.wrapping_sub(1) }
    } else {
        bits
    };
    f64::from_bits(odd) as f32
}

/// Whether `a * b + c` of floats, computed in double and then `rounded` to float, may be another float than the exact
/// value would be: the double lies halfway between two floats, or the float is as small as the subnormal ones,
/// whose halfway points are elsewhere. A sum that is rounded to zero has so few bits that the double is exact.
#[inline(always)]
pub(crate) fn rounds_twice(sum: f64, rounded: f32) -> bool {
    const HALFWAY: u32 = 0x1000_0000;
    // 32 bits, since vectors of those are compared in one instruction.
    let halfway = sum.to_bits() as u32 & (2 * HALFWAY - 1) == HALFWAY;
    // Without the sign: from the least number above zero to the least normal one, which is 1 << 23.
    let small = (rounded.to_bits() << 1).wrapping_sub(1) & 0xff00_0000 == 0;
    halfway | small
}

/// Function `f` of floats; `c` holds an integer operand if there is one.
pub(crate) fn math32(f: MathFn, a: f32, b: f32, b_int: i32) -> f32 {
    use MathFn::*;
    match f {
        Sqrt => a.sqrt(),
        Rsqrt => (1.0 / f64::from(a).sqrt()) as f32,
        Rcp => 1.0 / a,
        Exp => libm::expf(a),
        Exp2 => libm::exp2f(a),
        Exp10 => libm::exp10f(a),
        Expm1 => libm::expm1f(a),
        Log => libm::logf(a),
        Log2 => libm::log2f(a),
        Log10 => libm::log10f(a),
        Log1p => libm::log1pf(a),
        Sin => libm::sinf(a),
        Cos => libm::cosf(a),
        Tan => libm::tanf(a),
        Asin => libm::asinf(a),
        Acos => libm::acosf(a),
        Atan => libm::atanf(a),
        Sinh => libm::sinhf(a),
        Cosh => libm::coshf(a),
        Tanh => libm::tanhf(a),
        Asinh => libm::asinhf(a),
        Acosh => libm::acoshf(a),
        Atanh => libm::atanhf(a),
        Cbrt => libm::cbrtf(a),
        Rcbrt => (1.0 / libm::cbrt(f64::from(a))) as f32,
        Erf => libm::erff(a),
        Erfc => libm::erfcf(a),
        Tgamma => libm::tgammaf(a),
        Lgamma => libm::lgammaf(a),
        Floor => libm::floorf(a),
        Ceil => libm::ceilf(a),
        Trunc => libm::truncf(a),
        Round => libm::roundf(a),
        Rint => libm::rintf(a),
        Saturate => {
            if a.is_nan() {
                0.0
            } else {
                a.clamp(0.0, 1.0)
            }
        }
        Logb => logb(f64::from(a)) as f32,
        J0 => libm::j0f(a),
        J1 => libm::j1f(a),
        Y0 => libm::y0f(a),
        Y1 => libm::y1f(a),
        Pow => libm::powf(a, b),
        Powi => powi(f64::from(a), b_int) as f32,
        Atan2 => libm::atan2f(a, b),
        Hypot => libm::hypotf(a, b),
        Fmod => libm::fmodf(a, b),
        Remainder => libm::remainderf(a, b),
        Fdim => libm::fdimf(a, b),
        Ldexp => libm::ldexpf(a, b_int),
        Nextafter => libm::nextafterf(a, b),
        Quotient => libm::remquof(a, b).1 as f32,
        Jn => libm::jnf(b_int, a),
        Yn => libm::ynf(b_int, a),
        Sinpi | Cospi | Erfinv | Erfcx | Erfcinv | Normcdf | Normcdfinv | CylI0 | CylI1 => {
            math64(f, f64::from(a), f64::from(b), b_int) as f32
        }
    }
}

/// Function `f` of doubles; `b_int` is the integer operand if there is one.
pub(crate) fn math64(f: MathFn, a: f64, b: f64, b_int: i32) -> f64 {
    use MathFn::*;
    match f {
        Sqrt => a.sqrt(),
        Rsqrt => 1.0 / a.sqrt(),
        Rcp => 1.0 / a,
        Exp => libm::exp(a),
        Exp2 => libm::exp2(a),
        Exp10 => libm::exp10(a),
        Expm1 => libm::expm1(a),
        Log => libm::log(a),
        Log2 => libm::log2(a),
        Log10 => libm::log10(a),
        Log1p => libm::log1p(a),
        Sin => libm::sin(a),
        Cos => libm::cos(a),
        Tan => libm::tan(a),
        Asin => libm::asin(a),
        Acos => libm::acos(a),
        Atan => libm::atan(a),
        Sinh => libm::sinh(a),
        Cosh => libm::cosh(a),
        Tanh => libm::tanh(a),
        Asinh => libm::asinh(a),
        Acosh => libm::acosh(a),
        Atanh => libm::atanh(a),
        Cbrt => libm::cbrt(a),
        Rcbrt => 1.0 / libm::cbrt(a),
        Erf => libm::erf(a),
        Erfc => libm::erfc(a),
        Erfinv => erfinv(a),
        Tgamma => libm::tgamma(a),
        Lgamma => libm::lgamma(a),
        Floor => libm::floor(a),
        Ceil => libm::ceil(a),
        Trunc => libm::trunc(a),
        Round => libm::round(a),
        Rint => libm::rint(a),
        Saturate => {
            if a.is_nan() {
                0.0
            } else {
                a.clamp(0.0, 1.0)
            }
        }
        Sinpi => {
            let r = libm::fmod(a, 2.0);
            libm::sin(r * std::f64::consts::PI)
        }
        Cospi => {
            let r = libm::fmod(a, 2.0);
            libm::cos(r * std::f64::consts::PI)
        }
        Logb => logb(a),
        J0 => libm::j0(a),
        J1 => libm::j1(a),
        Y0 => libm::y0(a),
        Y1 => libm::y1(a),
        Pow => libm::pow(a, b),
        Powi => powi(a, b_int),
        Atan2 => libm::atan2(a, b),
        Hypot => libm::hypot(a, b),
        Fmod => libm::fmod(a, b),
        Remainder => libm::remainder(a, b),
        Fdim => libm::fdim(a, b),
        Ldexp => libm::ldexp(a, b_int),
        Nextafter => libm::nextafter(a, b),
        Quotient => f64::from(libm::remquo(a, b).1),
        Jn => libm::jn(b_int, a),
        Yn => libm::yn(b_int, a),
        Erfcx => erfcx(a),
        Erfcinv => erfcinv(a),
        Normcdf => 0.5 * libm::erfc(-a * std::f64::consts::FRAC_1_SQRT_2),
        Normcdfinv => -std::f64::consts::SQRT_2 * erfcinv(2.0 * a),
        CylI0 => bessel_i(a, 0),
        CylI1 => bessel_i(a, 1),
    }
}

/// `exp(x * x) * erfc(x)`; for large x by its continued fraction, since the factors leave the range.
fn erfcx(x: f64) -> f64 {
    if x.is_nan() || x < 5.0 {
        return libm::exp(x * x) * libm::erfc(x);
    }
    let mut tail = x;
    for k in (1..100).rev() {
        tail = x + f64::from(k) * 0.5 / tail;
    }
    0.5 * std::f64::consts::FRAC_2_SQRT_PI / tail
}

/// Inverse of erfc: near zero by Newton steps from its asymptotic form.
fn erfcinv(y: f64) -> f64 {
    if y > 1.0 {
        return -erfcinv(2.0 - y);
    }
    if y >= 0.1 {
        return erfinv(1.0 - y);
    }
    if y == 0.0 {
        return f64::INFINITY;
    }
    if y.is_nan() || y < 0.0 {
        return f64::NAN;
    }
    let t = libm::sqrt(-libm::log(y));
    let mut x = t - libm::log(t * 1.772_453_850_905_516) / (2.0 * t);
    for _ in 0..6 {
        // erfc(x) - y over the derivative, with exp(-x * x) taken out of both.
        let error = erfcx(x) - y * libm::exp(x * x);
        x += error / std::f64::consts::FRAC_2_SQRT_PI;
    }
    x
}

/// The modified Bessel function I of order 0 or 1, by its power series.
fn bessel_i(x: f64, order: u32) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.abs() > 720.0 {
        return if order == 1 { f64::INFINITY.copysign(x) } else { f64::INFINITY };
    }
    let quarter = x * x / 4.0;
    let (mut term, mut sum) = (if order == 1 { x / 2.0 } else { 1.0 }, 0.0f64);
    // Terms rise until k is about x / 2 and then fall.
    for k in 1..2000u32 {
        sum += term;
        term *= quarter / (f64::from(k) * f64::from(k + order));
        if term.abs() <= sum.abs() * 1e-17 {
            break;
        }
    }
    sum
}

fn logb(a: f64) -> f64 {
    if a == 0.0 {
        f64::NEG_INFINITY
    } else if a.is_finite() {
        f64::from(libm::ilogb(a))
    } else {
        a * a
    }
}

/// By repeated squaring, as a loop of multiplications would.
fn powi(a: f64, n: i32) -> f64 {
    let (mut base, mut k, mut r) = (a, n.unsigned_abs(), 1.0);
    while k > 0 {
        if k & 1 == 1 {
            r *= base;
        }
        base *= base;
        k >>= 1;
    }
    if n < 0 { 1.0 / r } else { r }
}

/// Inverse of erf: Winitzki's approximation, then three Newton steps on `libm::erf`.
fn erfinv(y: f64) -> f64 {
    if y.is_nan() || y.abs() > 1.0 {
        return f64::NAN;
    }
    if y.abs() == 1.0 {
        return f64::INFINITY.copysign(y);
    }
    let l = libm::log(1.0 - y * y);
    let t = 2.0 / (std::f64::consts::PI * 0.147) + l / 2.0;
    let mut x = (libm::sqrt(t * t - l / 0.147) - t).max(0.0).sqrt().copysign(y);
    for _ in 0..3 {
        let e = libm::erf(x) - y;
        x -= e / (std::f64::consts::FRAC_2_SQRT_PI * libm::exp(-x * x));
    }
    x
}

/// Classes of `llvm.is.fpclass` (LangRef): the bit of `x`'s class.
pub(crate) fn fpclass(
    sign: bool,
    exponent_all_ones: bool,
    exponent_zero: bool,
    mantissa: u64,
    quiet: bool,
) -> u32 {
    let bit = if exponent_all_ones {
        if mantissa != 0 {
            return if quiet { 1 << 1 } else { 1 };
        }
        if sign { 2 } else { 9 }
    } else if exponent_zero {
        match (mantissa == 0, sign) {
            (true, true) => 5,
            (true, false) => 6,
            (false, true) => 4,
            (false, false) => 7,
        }
    } else if sign {
        3
    } else {
        8
    };
    1 << bit
}
/// Class bit of a float.
pub(crate) fn fpclass32(x: u32) -> u32 {
    let e = x >> 23 & 0xff;
    fpclass(x >> 31 != 0, e == 0xff, e == 0, u64::from(x & 0x7f_ffff), x >> 22 & 1 != 0)
}
/// Class bit of a double.
pub(crate) fn fpclass64(x: u64) -> u32 {
    let e = x >> 52 & 0x7ff;
    fpclass(x >> 63 != 0, e == 0x7ff, e == 0, x & ((1 << 52) - 1), x >> 51 & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::{bits32, fma32, rounds_twice};

    #[test]
    fn fma_rounds_once() {
        // Hardware or libm fma as the oracle, over values that stress ties and subnormals.
        let mut state = 0x1234_5678_9abc_def0u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 32) as u32
        };
        for i in 0..200_000u32 {
            let (mut a, mut b, mut c) = (next(), next(), next());
            if i % 3 == 0 {
                // c near the product's exponent makes cancellation and ties likely
                c = ((f32::from_bits(a) * f32::from_bits(b)).to_bits() ^ 0x8000_0000) & !0xfff;
            }
            if i % 3 == 1 {
                // a product and a sum near the least numbers above zero
                let exponent = 1 + next() % 95;
                a = a & 0x807f_ffff | exponent << 23;
                b = b & 0x807f_ffff | (98 + next() % 12 - exponent) << 23;
                c &= 0x8000_00ff;
            }
            let (a, b, c) = (f32::from_bits(a), f32::from_bits(b), f32::from_bits(c));
            let (got, want) = (fma32(a, b, c), libm::fmaf(a, b, c));
            assert!(
                got.to_bits() == want.to_bits() || (got.is_nan() && want.is_nan()),
                "{a:e} {b:e} {c:e}: {got:e} {want:e}"
            );
            let sum = f64::from(a) * f64::from(b) + f64::from(c);
            assert!(
                rounds_twice(sum, sum as f32) || bits32(sum as f32) == bits32(want),
                "{a:e} {b:e} {c:e}"
            );
        }
    }
}

//! Arithmetic that is computed lane by lane because no plain operation does it: integers of up to
//! 128 bits, conversions between them and floats, arithmetic with rounding modes other than to
//! nearest, and functions with two results. Floats go through `rustc_apfloat`, a port of LLVM's
//! own.

use crate::bytecode::{Arithmetic, Rounding, SoftFn};
use ir::FloatKind;
use ir::intrinsics::Packed;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// Mantissa bits that make a NaN quiet, with all others set: the NaN that PTX operations return.
fn canonical(kind: FloatKind) -> u64 {
    match kind {
        FloatKind::Half | FloatKind::BFloat => 0x7fff,
        FloatKind::Float => u64::from(super::math::NAN32),
        _ => super::math::NAN64,
    }
}

fn round(rounding: Rounding) -> Round {
    match rounding {
        Rounding::Nearest => Round::NearestTiesToEven,
        Rounding::Zero => Round::TowardZero,
        Rounding::Up => Round::TowardPositive,
        Rounding::Down => Round::TowardNegative,
    }
}

/// Runs `$body` with `$t` as the type of format `$kind`.
macro_rules! with_format {
    ($kind:expr, $t:ident => $body:expr) => {
        match $kind {
            FloatKind::Half => {
                type $t = Half;
                $body
            }
            FloatKind::BFloat => {
                type $t = BFloat;
                $body
            }
            FloatKind::Float => {
                type $t = Single;
                $body
            }
            _ => {
                type $t = Double;
                $body
            }
        }
    };
}

fn bits_of<T: Float>(x: T, kind: FloatKind) -> u64 {
    if x.is_nan() { canonical(kind) } else { x.to_bits() as u64 }
}

/// The low `bits` bits of `v`, sign-extended.
fn signed(v: u128, bits: u32) -> i128 {
    let spare = 128 - bits.clamp(1, 128);
    (v << spare) as i128 >> spare
}

fn truncate(v: u128, bits: u32) -> u128 {
    if bits >= 128 { v } else { v & ((1 << bits) - 1) }
}

fn halves(v: u128) -> [u64; 2] {
    [v as u64, (v >> 64) as u64]
}

/// The results of `f` on integers of `bits` bits; `None` is a division by zero.
pub(crate) fn compute(f: SoftFn, bits: u32, args: [u64; 4]) -> Option<[u64; 2]> {
    let wide = |low: u64, high: u64| u128::from(low) | u128::from(high) << 64;
    let (a, b) = (wide(args[0], args[1]), wide(args[2], args[3]));
    Some(match f {
        SoftFn::Divide { signed: false, remainder } => {
            halves(if remainder { a.checked_rem(b)? } else { a.checked_div(b)? })
        }
        SoftFn::Divide { signed: true, remainder } => {
            let (a, b) = (signed(a, bits), signed(b, bits));
            if b == 0 {
                return None;
            }
            let r = if remainder { a.wrapping_rem(b) } else { a.wrapping_div(b) };
            halves(truncate(r as u128, bits))
        }
        SoftFn::MulOverflow { signed: false } => {
            let fits = a.checked_mul(b).is_some_and(|p| truncate(p, bits) == p);
            [u64::from(!fits), 0]
        }
        SoftFn::MulOverflow { signed: true } => {
            let p = signed(a, bits).checked_mul(signed(b, bits));
            let fits = p.is_some_and(|p| signed(p as u128, bits) == p);
            [u64::from(!fits), 0]
        }
        SoftFn::FromInt { signed: is_signed, to, rounding } => {
            let r = round(rounding);
            with_format!(to, T => {
                let x = if is_signed {
                    T::from_i128_r(signed(a, bits), r).value
                } else {
                    T::from_u128_r(a, r).value
                };
                [bits_of(x, to), 0]
            })
        }
        SoftFn::ToInt { signed: is_signed, from, rounding } => with_format!(from, T => {
            let x = T::from_bits(u128::from(args[0]));
            let mut exact = false;
            // Out of range gives the nearest bound and NaN gives zero, as in PTX.
            let v = if x.is_nan() {
                0
            } else if is_signed {
                x.to_i128_r(bits as usize, round(rounding), &mut exact).value as u128
            } else {
                x.to_u128_r(bits as usize, round(rounding), &mut exact).value
            };
            halves(truncate(v, bits))
        }),
        SoftFn::Arithmetic { op, format, rounding } => {
            [arithmetic(op, format, rounding, [args[0], args[1], args[2]]), 0]
        }
        SoftFn::Convert { from, to, rounding } => {
            let mut lost = false;
            let r = round(rounding);
            with_format!(from, F => with_format!(to, T => {
                let x: T = F::from_bits(u128::from(args[0])).convert_r(r, &mut lost).value;
                [bits_of(x, to), 0]
            }))
        }
        SoftFn::Dot(x, y) => [u64::from(dot([x, y], args.map(|word| word as u32))), 0],
        SoftFn::Frexp(format) => with_format!(format, T => {
            let x = T::from_bits(u128::from(args[0]));
            if x.is_finite_non_zero() {
                let mut exponent = 0;
                let fraction = x.frexp_r(&mut exponent, Round::NearestTiesToEven);
                [bits_of(fraction, format), exponent as u32 as u64]
            } else {
                [bits_of(x, format), 0]
            }
        }),
        SoftFn::Modf(format) => with_format!(format, T => {
            let x = T::from_bits(u128::from(args[0]));
            let whole = x.round_to_integral(Round::TowardZero).value;
            let fraction = if x.is_infinite() { T::ZERO } else { (x - whole).value };
            let fraction = if fraction.is_nan() { fraction } else { fraction.copy_sign(x) };
            [bits_of(fraction, format), bits_of(whole, format)]
        }),
    })
}

/// `sum` and the products of the numbers in words `a` and `b`, added one after the other. Products of floats of two
/// bytes are exact in single precision.
fn dot(kinds: [Packed; 2], [sum, a, b, _]: [u32; 4]) -> u32 {
    let bits = kinds[0].bits();
    let places = (0..32).step_by(bits as usize);
    if kinds[0].is_float() {
        let start = f32::from_bits(sum);
        let product = |at| packed_float(kinds[0], a >> at) * packed_float(kinds[1], b >> at);
        return super::math::bits32(places.fold(start, |sum, at| sum + product(at)));
    }
    let number = |kind, word: u32| {
        let field = word << (32 - bits);
        match kind {
            Packed::Bytes(true) | Packed::Nibbles(true) => (field as i32 >> (32 - bits)) as u32,
            _ => field >> (32 - bits),
        }
    };
    places.fold(sum, |sum, at| {
        let product = number(kinds[0], a >> at).wrapping_mul(number(kinds[1], b >> at));
        sum.wrapping_add(product)
    })
}

/// The float in the lowest bits of a word.
fn packed_float(kind: Packed, word: u32) -> f32 {
    match kind {
        Packed::Brain => f32::from_bits(word << 16),
        // The upper byte of a half.
        Packed::E5m2 => half::f16::from_bits((word << 8) as u16).to_f32(),
        Packed::E4m3 => {
            let (exponent, fraction) = (word >> 3 & 0xf, word & 7);
            let size = match (exponent, fraction) {
                (0xf, 7) => f32::NAN,
                (0, _) => fraction as f32 / 512.0,
                _ => (8 + fraction) as f32 * f32::from_bits((127 - 10 + exponent) << 23),
            };
            if word & 0x80 == 0 { size } else { -size }
        }
        _ => half::f16::from_bits(word as u16).to_f32(),
    }
}

fn arithmetic(op: Arithmetic, format: FloatKind, rounding: Rounding, args: [u64; 3]) -> u64 {
    let r = round(rounding);
    with_format!(format, T => {
        let [a, b, c] = args.map(|x| T::from_bits(u128::from(x)));
        let x = match op {
            Arithmetic::Add => a.add_r(b, r).value,
            Arithmetic::Sub => a.sub_r(b, r).value,
            Arithmetic::Mul => a.mul_r(b, r).value,
            Arithmetic::Div => a.div_r(b, r).value,
            Arithmetic::Fma => a.mul_add_r(b, c, r).value,
            Arithmetic::Rcp => T::from_u128(1).value.div_r(a, r).value,
            Arithmetic::Sqrt => {
                // Round to nearest first; the sign of the remainder then shows on which side the
                // exact result is.
                let mut lost = false;
                let wide: Double = a.convert(&mut lost).value;
                let root = f64::from_bits(wide.to_bits() as u64).sqrt();
                let root: T = Double::from_bits(u128::from(root.to_bits())).convert(&mut lost).value;
                let rest = (-root).mul_add_r(root, a, Round::TowardPositive).value;
                if !root.is_finite_non_zero() || rest.is_zero() {
                    root
                } else {
                    match rounding {
                        Rounding::Up if !rest.is_negative() => root.next_up().value,
                        Rounding::Zero | Rounding::Down if rest.is_negative() => {
                            root.next_down().value
                        }
                        _ => root,
                    }
                }
            }
        };
        bits_of(x, format)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float(op: Arithmetic, rounding: Rounding, a: f32, b: f32, c: f32) -> f32 {
        let args = [a, b, c].map(|x| u64::from(x.to_bits()));
        f32::from_bits(arithmetic(op, FloatKind::Float, rounding, args) as u32)
    }

    #[test]
    fn rounding_goes_where_it_is_told() {
        let third = 1.0f32 / 3.0;
        let below = f32::from_bits(third.to_bits() - 1);
        let div = |r| float(Arithmetic::Div, r, 1.0, 3.0, 0.0);
        // The nearest float is above a third.
        assert_eq!(div(Rounding::Nearest), third);
        assert_eq!(div(Rounding::Up), third);
        assert_eq!(div(Rounding::Down), below);
        assert_eq!(div(Rounding::Zero), below);
        let root = |r| float(Arithmetic::Sqrt, r, 2.0, 0.0, 0.0);
        let near = 2.0f32.sqrt();
        assert!(f64::from(near) < 2.0f64.sqrt());
        assert_eq!(root(Rounding::Zero), near);
        assert_eq!(root(Rounding::Up), f32::from_bits(near.to_bits() + 1));
        assert_eq!(float(Arithmetic::Add, Rounding::Down, 1.0, -1.0, 0.0).to_bits(), 1 << 31);
        assert_eq!(float(Arithmetic::Mul, Rounding::Zero, f32::MAX, 2.0, 0.0), f32::MAX);
        assert_eq!(float(Arithmetic::Fma, Rounding::Up, 1.0, 1.0, 1e-30), 1.0 + f32::EPSILON);
    }

    #[test]
    fn wide_integers() {
        let div = SoftFn::Divide { signed: true, remainder: false };
        let minus_seven = halves(truncate((-7i128) as u128, 100));
        let args = [minus_seven[0], minus_seven[1], 2, 0];
        assert_eq!(compute(div, 100, args), Some(halves(truncate((-3i128) as u128, 100))));
        assert_eq!(compute(div, 100, [1, 0, 0, 0]), None);
        let over = SoftFn::MulOverflow { signed: false };
        assert_eq!(compute(over, 48, [1 << 40, 0, 256, 0]), Some([1, 0]));
        assert_eq!(compute(over, 48, [1 << 40, 0, 128, 0]), Some([0, 0]));
    }
}

//! Operations that are too rare for the loop: integers of any width, half and bfloat, conversions.

use crate::exec::WINDOW;
use crate::float::{compare, convert, nan32, nan64};
use crate::op::{FloatOp, IntOp, R, Rare, Split};
use ir::IntPredicate;

/// Width number of `half`.
pub(crate) const HALF: u8 = 16;
/// Width number of `bfloat`.
pub(crate) const BFLOAT: u8 = 17;

type Registers = [u64; WINDOW];

fn read(r: &Registers, at: R, bits: u8) -> u128 {
    let low = u128::from(r[usize::from(at)]);
    if bits <= 64 {
        return low;
    }
    low | u128::from(r[usize::from(at.wrapping_add(1))]) << 64
}

fn write(r: &mut Registers, at: R, bits: u8, value: u128) {
    let value = value & wide_mask(bits);
    r[usize::from(at)] = value as u64;
    if bits > 64 {
        r[usize::from(at.wrapping_add(1))] = (value >> 64) as u64;
    }
}

fn wide_mask(bits: u8) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

fn signed(v: u128, bits: u8) -> i128 {
    let shift = 128 - u32::from(bits.clamp(1, 128));
    (v << shift) as i128 >> shift
}

/// Executes `rare`. `None` is a division that has no result.
pub(crate) fn execute(rare: &Rare, r: &mut Registers) -> Option<()> {
    match *rare {
        Rare::Int { op, bits, d, a, b } => {
            let x = read(r, a, bits);
            let y = read(r, b, bits);
            let third = || read(r, b.wrapping_add(if bits > 64 { 2 } else { 1 }), bits);
            let (value, flag) = int(op, bits, x, y, third)?;
            write(r, d, bits, value);
            if let Some(flag) = flag {
                let after = d.wrapping_add(if bits > 64 { 2 } else { 1 });
                r[usize::from(after)] = u64::from(flag);
            }
        }
        Rare::Order { signed: s, bits, to, d, a, b } => {
            let (x, y) = (read(r, a, bits) & wide_mask(bits), read(r, b, bits) & wide_mask(bits));
            let order = if s { signed(x, bits).cmp(&signed(y, bits)) } else { x.cmp(&y) };
            write(r, d, to, order as i8 as i128 as u128);
        }
        Rare::Compare { p, bits, d, a, b } => {
            let (x, y) = (read(r, a, bits), read(r, b, bits));
            r[usize::from(d)] = u64::from(compare_ints(p, bits, x, y));
        }
        Rare::Resize { d, a, from, to, signed: s } => {
            let x = read(r, a, from) & wide_mask(from);
            write(r, d, to, if s { signed(x, from) as u128 } else { x });
        }
        Rare::Float { op, width, d, a, b, c } => {
            let [x, y, z] = [a, b, c].map(|at| r[usize::from(at)]);
            r[usize::from(d)] = float(op, width, x, y, z);
        }
        Rare::FloatCompare { p, width, d, a, b } => {
            let [x, y] = [a, b].map(|at| f64::from_bits(widen(width, r[usize::from(at)])));
            r[usize::from(d)] = u64::from(compare(p, x, y));
        }
        Rare::FloatResize { d, a, from, to } => {
            r[usize::from(d)] = narrow(to, widen(from, r[usize::from(a)]));
        }
        Rare::IntToFloat { d, a, bits, signed: s, width } => {
            let x = read(r, a, bits) & wide_mask(bits);
            r[usize::from(d)] = int_to_float(x, bits, s, width);
        }
        Rare::FloatToInt { d, a, bits, signed: s, width, saturating } => {
            let x = f64::from_bits(widen(width, r[usize::from(a)]));
            let v = if saturating {
                match (s, x) {
                    (_, x) if x.is_nan() => 0,
                    (true, x) => {
                        let most = wide_mask(bits) >> 1;
                        (x as i128).clamp(-(most as i128) - 1, most as i128) as u128
                    }
                    (false, x) => (x as u128).min(wide_mask(bits)),
                }
            } else if bits <= 64 {
                u128::from(convert::to_int(x, bits, s))
            } else if s {
                x as i128 as u128
            } else {
                x as u128
            };
            write(r, d, bits, v);
        }
        Rare::Extract { d, a, n, per, index } => {
            let i = r[usize::from(index)];
            if i < u64::from(n) {
                let from = usize::from(a) + i as usize * usize::from(per);
                for k in 0..usize::from(per) {
                    let v = r.get(from + k).copied().unwrap_or(0);
                    r[usize::from(d.wrapping_add(k as u16))] = v;
                }
            }
        }
        Rare::Insert { d, n, per, v, index } => {
            let i = r[usize::from(index)];
            if i < u64::from(n) {
                let to = usize::from(d) + i as usize * usize::from(per);
                for k in 0..usize::from(per) {
                    let value = r[usize::from(v.wrapping_add(k as u16))];
                    if let Some(to) = r.get_mut(to + k) {
                        *to = value;
                    }
                }
            }
        }
        Rare::Class { d, a, width, mask } => {
            let class = classify(width, r[usize::from(a)]);
            r[usize::from(d)] = u64::from(class & mask != 0);
        }
        Rare::Split { kind, width, d, a } => {
            let x = f64::from_bits(widen(width, r[usize::from(a)]));
            let float = |x: f64| narrow(width, x.to_bits());
            let (first, second) = match kind {
                Split::Modf => {
                    let (fraction, whole) = libm::modf(x);
                    (float(fraction), float(whole))
                }
                Split::Frexp => {
                    let (fraction, exponent) = libm::frexp(x);
                    (float(fraction), u64::from(exponent as u32))
                }
                Split::SinCos => {
                    (float(crate::libc::math::sin(x)), float(crate::libc::math::cos(x)))
                }
            };
            r[usize::from(d)] = first;
            r[usize::from(d.wrapping_add(1))] = second;
        }
    }
    Some(())
}

/// The number by which a landing pad knows the type with this type information.
pub(crate) fn selector(type_info: u64) -> u64 {
    if type_info == 0 {
        0x7fff_ffff
    } else {
        type_info.wrapping_sub(crate::memory::HOST_BASE) & 0x7fff_ffff
    }
}

fn compare_ints(p: IntPredicate, bits: u8, x: u128, y: u128) -> bool {
    let (sx, sy) = (signed(x, bits), signed(y, bits));
    match p {
        IntPredicate::Eq => x == y,
        IntPredicate::Ne => x != y,
        IntPredicate::Ugt => x > y,
        IntPredicate::Uge => x >= y,
        IntPredicate::Ult => x < y,
        IntPredicate::Ule => x <= y,
        IntPredicate::Sgt => sx > sy,
        IntPredicate::Sge => sx >= sy,
        IntPredicate::Slt => sx < sy,
        IntPredicate::Sle => sx <= sy,
    }
}

/// The result of `op`, and the overflow flag if it has one.
fn int(
    op: IntOp,
    bits: u8,
    x: u128,
    y: u128,
    third: impl Fn() -> u128,
) -> Option<(u128, Option<bool>)> {
    let (sx, sy) = (signed(x, bits), signed(y, bits));
    let ones = wide_mask(bits);
    let most = (ones >> 1) as i128;
    let least = -most - 1;
    let by = (y % u128::from(bits.max(1))) as u32;
    let fits = |v: Option<i128>| v.filter(|v| (least..=most).contains(v));
    let signed_flag =
        |v: Option<i128>, wrapped: i128| Some((wrapped as u128, Some(fits(v).is_none())));
    let unsigned_flag =
        |v: Option<u128>, wrapped: u128| Some((wrapped, Some(v.is_none_or(|v| v > ones))));
    let value = match op {
        IntOp::Add => x.wrapping_add(y),
        IntOp::Sub => x.wrapping_sub(y),
        IntOp::Mul => x.wrapping_mul(y),
        IntOp::UDiv => x.checked_div(y)?,
        IntOp::URem => x.checked_rem(y)?,
        IntOp::SDiv => fits(sx.checked_div(sy))? as u128,
        IntOp::SRem => {
            fits(sx.checked_div(sy))?;
            sx.checked_rem(sy)? as u128
        }
        IntOp::Shl => x << by,
        IntOp::LShr => (x & ones) >> by,
        IntOp::AShr => (sx >> by) as u128,
        IntOp::And => x & y,
        IntOp::Or => x | y,
        IntOp::Xor => x ^ y,
        IntOp::UMin => x.min(y),
        IntOp::UMax => x.max(y),
        IntOp::SMin => sx.min(sy) as u128,
        IntOp::SMax => sx.max(sy) as u128,
        IntOp::Abs => sx.wrapping_abs() as u128,
        IntOp::UAddSat => x.checked_add(y).map_or(ones, |v| v.min(ones)),
        IntOp::USubSat => x.saturating_sub(y),
        IntOp::SAddSat => sx.saturating_add(sy).clamp(least, most) as u128,
        IntOp::SSubSat => sx.saturating_sub(sy).clamp(least, most) as u128,
        IntOp::UShlSat => {
            if (x << by) & ones == x << by && x << by >> by == x {
                x << by
            } else {
                ones
            }
        }
        IntOp::SShlSat => {
            let v = signed((sx << by) as u128, bits);
            let end = if sx < 0 { least } else { most };
            (if v >> by == sx { v } else { end }) as u128
        }
        IntOp::UAddOv => return unsigned_flag(x.checked_add(y), x.wrapping_add(y)),
        IntOp::USubOv => return unsigned_flag(x.checked_sub(y), x.wrapping_sub(y)),
        IntOp::UMulOv => return unsigned_flag(x.checked_mul(y), x.wrapping_mul(y)),
        IntOp::SAddOv => return signed_flag(sx.checked_add(sy), sx.wrapping_add(sy)),
        IntOp::SSubOv => return signed_flag(sx.checked_sub(sy), sx.wrapping_sub(sy)),
        IntOp::SMulOv => return signed_flag(sx.checked_mul(sy), sx.wrapping_mul(sy)),
        IntOp::CtPop => u128::from(x.count_ones()),
        IntOp::Ctlz => u128::from(x.leading_zeros().wrapping_sub(128 - u32::from(bits))),
        IntOp::Cttz => u128::from(x.trailing_zeros().min(u32::from(bits))),
        IntOp::BSwap => x.swap_bytes() >> (128 - u32::from(bits)),
        IntOp::BitReverse => x.reverse_bits() >> (128 - u32::from(bits)),
        IntOp::FShl | IntOp::FShr => {
            let by = (third() % u128::from(bits.max(1))) as u32;
            let width = u32::from(bits);
            match (op, by) {
                (IntOp::FShl, 0) => x,
                (_, 0) => y,
                (IntOp::FShl, _) => x << by | (y & ones) >> (width - by),
                _ => x << (width - by) | (y & ones) >> by,
            }
        }
    };
    Some((value, None))
}

/// The bits of a double that equals the float `bits` of a format.
pub(crate) fn widen(width: u8, bits: u64) -> u64 {
    match width {
        HALF => {
            let (s, e, m) = (bits >> 15 & 1, bits >> 10 & 31, bits & 1023);
            match (e, m) {
                (31, 0) => s << 63 | 0x7ff << 52,
                (31, m) => s << 63 | 0x7ff << 52 | 1 << 51 | m << 42,
                (0, m) => {
                    let x = m as f64 / 16_777_216.0;
                    x.to_bits() | s << 63
                }
                (e, m) => s << 63 | (e + 1008) << 52 | m << 42,
            }
        }
        BFLOAT => convert::to_double((bits as u32) << 16),
        32 => convert::to_double(bits as u32),
        _ => bits,
    }
}

/// A double in another format.
pub(crate) fn narrow(width: u8, bits: u64) -> u64 {
    let x = f64::from_bits(bits);
    match width {
        HALF if x.is_nan() => bits >> 48 & 0x8000 | 0x7e00 | bits >> 42 & 0x1ff,
        HALF => u64::from(base::narrow::half(x)),
        BFLOAT if x.is_nan() => bits >> 48 & 0x8000 | 0x7fc0 | bits >> 45 & 0x3f,
        BFLOAT => u64::from(base::narrow::bfloat(x)),
        32 => u64::from(convert::to_single(bits)),
        _ => bits,
    }
}

fn int_to_float(x: u128, bits: u8, s: bool, width: u8) -> u64 {
    let v = signed(x, bits);
    match (width, s) {
        (64, true) => (v as f64).to_bits(),
        (64, false) => (x as f64).to_bits(),
        (32, true) => u64::from((v as f32).to_bits()),
        (32, false) => u64::from((x as f32).to_bits()),
        // Every integer that has an exact double in the range of half and bfloat; larger ones are
        // rounded to odd, so that the second rounding is right.
        _ => {
            let magnitude = if s { v.unsigned_abs() } else { x };
            let shift = (128 - magnitude.leading_zeros()).saturating_sub(53);
            let lost = magnitude & ((1 << shift) - 1) != 0;
            let odd = (magnitude >> shift | u128::from(lost)) << shift;
            let f = odd as f64;
            narrow(width, if s && v < 0 { (-f).to_bits() } else { f.to_bits() })
        }
    }
}

fn classify(width: u8, bits: u64) -> u32 {
    let x = widen(width, bits);
    let negative = x >> 63 != 0;
    let f = f64::from_bits(x);
    let subnormal = match width {
        HALF => bits & 0x7c00 == 0,
        BFLOAT => bits & 0x7f80 == 0,
        32 => bits & 0x7f80_0000 == 0,
        _ => x << 1 >> 53 == 0,
    };
    // LangRef, "llvm.is.fpclass": bits from the signalling NaN to positive infinity.
    if f.is_nan() {
        let quiet = match width {
            HALF => bits & 0x200 != 0,
            BFLOAT => bits & 0x40 != 0,
            32 => bits & 0x0040_0000 != 0,
            _ => x & 1 << 51 != 0,
        };
        return if quiet { 2 } else { 1 };
    }
    match (f.is_infinite(), f == 0.0, subnormal, negative) {
        (true, _, _, true) => 4,
        (_, true, _, true) => 1 << 5,
        (_, _, true, true) => 1 << 4,
        (false, _, _, true) => 1 << 3,
        (true, ..) => 1 << 9,
        (_, true, ..) => 1 << 6,
        (_, _, true, _) => 1 << 7,
        _ => 1 << 8,
    }
}

fn float(op: FloatOp, width: u8, a: u64, b: u64, c: u64) -> u64 {
    match op {
        FloatOp::Neg => return a ^ sign(width),
        FloatOp::Abs => return a & !sign(width),
        FloatOp::CopySign => return a & !sign(width) | b & sign(width),
        _ => {}
    }
    match width {
        32 => u64::from(single(op, a as u32, b as u32, c as u32)),
        64 => double(op, a, b, c),
        _ => {
            // A single holds every half and bfloat, and one operation rounded twice this way is
            // rounded right (Figueroa 1995), `fma` in double.
            let [x, y, z] = [a, b, c].map(|v| widen(width, v));
            let b = if matches!(op, FloatOp::PowI | FloatOp::LdExp) { b } else { y };
            narrow(width, double(op, x, b, z))
        }
    }
}

fn sign(width: u8) -> u64 {
    match width {
        32 => 1 << 31,
        64 => 1 << 63,
        _ => 1 << 15,
    }
}

fn single(op: FloatOp, a: u32, b: u32, c: u32) -> u32 {
    let [x, y, z] = [a, b, c].map(f32::from_bits);
    let v = match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => libm::fmodf(x, y),
        FloatOp::Sqrt => x.sqrt(),
        FloatOp::Fma => libm::fmaf(x, y, z),
        FloatOp::MulAdd => {
            let product = x * y;
            let product = if product.is_nan() { f32::from_bits(nan32(x, y)) } else { product };
            let sum = product + z;
            return if sum.is_nan() { nan32(product, z) } else { sum.to_bits() };
        }
        FloatOp::Floor => libm::floorf(x),
        FloatOp::Ceil => libm::ceilf(x),
        FloatOp::Trunc => libm::truncf(x),
        FloatOp::Rint | FloatOp::NearbyInt | FloatOp::RoundEven => libm::rintf(x),
        FloatOp::Round => libm::roundf(x),
        FloatOp::MinNum | FloatOp::MaxNum | FloatOp::Minimum | FloatOp::Maximum => {
            let wide = double(op, convert::to_double(a), convert::to_double(b), 0);
            return convert::to_single(wide);
        }
        FloatOp::PowI => crate::libc::math::powi(f64::from(x), b as i32) as f32,
        FloatOp::LdExp => libm::ldexpf(x, b as i32),
        FloatOp::Pow => crate::libc::math::powf(x, y),
        FloatOp::Atan2 => crate::libc::math::atan2f(x, y),
        _ => crate::libc::math::unary32(op, x),
    };
    if v.is_nan() { nan32(x, if binary(op) { y } else { x }) } else { v.to_bits() }
}

fn double(op: FloatOp, a: u64, b: u64, c: u64) -> u64 {
    let [x, y, z] = [a, b, c].map(f64::from_bits);
    let v = match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => libm::fmod(x, y),
        FloatOp::Sqrt => x.sqrt(),
        FloatOp::Fma => libm::fma(x, y, z),
        FloatOp::MulAdd => {
            let product = x * y;
            let product = if product.is_nan() { f64::from_bits(nan64(x, y)) } else { product };
            let sum = product + z;
            return if sum.is_nan() { nan64(product, z) } else { sum.to_bits() };
        }
        FloatOp::Floor => libm::floor(x),
        FloatOp::Ceil => libm::ceil(x),
        FloatOp::Trunc => libm::trunc(x),
        FloatOp::Rint | FloatOp::NearbyInt | FloatOp::RoundEven => libm::rint(x),
        FloatOp::Round => libm::round(x),
        FloatOp::MinNum => libm::fmin(x, y),
        FloatOp::MaxNum => libm::fmax(x, y),
        FloatOp::Minimum | FloatOp::Maximum if x.is_nan() || y.is_nan() => f64::NAN,
        FloatOp::Minimum if x == y => {
            if a >> 63 != 0 {
                x
            } else {
                y
            }
        }
        FloatOp::Maximum if x == y => {
            if a >> 63 != 0 {
                y
            } else {
                x
            }
        }
        FloatOp::Minimum => {
            if x < y {
                x
            } else {
                y
            }
        }
        FloatOp::Maximum => {
            if x > y {
                x
            } else {
                y
            }
        }
        FloatOp::PowI => crate::libc::math::powi(x, b as i32),
        FloatOp::LdExp => libm::ldexp(x, b as i32),
        FloatOp::Pow => crate::libc::math::pow(x, y),
        FloatOp::Atan2 => crate::libc::math::atan2(x, y),
        _ => crate::libc::math::unary64(op, x),
    };
    if v.is_nan() { nan64(x, if binary(op) { y } else { x }) } else { v.to_bits() }
}

fn binary(op: FloatOp) -> bool {
    matches!(
        op,
        FloatOp::Add
            | FloatOp::Sub
            | FloatOp::Mul
            | FloatOp::Div
            | FloatOp::Rem
            | FloatOp::MinNum
            | FloatOp::MaxNum
            | FloatOp::Minimum
            | FloatOp::Maximum
            | FloatOp::Pow
            | FloatOp::Atan2
            | FloatOp::Fma
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::{mask, sign_extend};
    use ir::FloatPredicate;

    #[test]
    fn narrow_integers_saturate_and_overflow_at_their_width() {
        let at = |op, bits, x: u128, y: u128| int(op, bits, x, y, || 0).unwrap();
        assert_eq!(at(IntOp::SAddSat, 8, 100, 100).0 & 0xff, 127);
        assert_eq!(at(IntOp::UAddSat, 8, 200, 100).0, 255);
        assert_eq!(at(IntOp::SMulOv, 32, 1 << 20, 1 << 20).1, Some(true));
        assert_eq!(at(IntOp::SMulOv, 64, 1 << 20, 1 << 20).1, Some(false));
        assert_eq!(at(IntOp::Ctlz, 32, 1, 0).0, 31);
        assert_eq!(at(IntOp::Ctlz, 32, 0, 0).0, 32);
        assert_eq!(at(IntOp::BSwap, 16, 0x1234, 0).0, 0x3412);
        assert_eq!(int(IntOp::SDiv, 32, 1 << 31, 0xffff_ffff, || 0), None);
        assert_eq!(int(IntOp::FShl, 32, 0x8000_0001, 0x8000_0001, || 1).unwrap().0 as u32, 3);
        assert_eq!(sign_extend(0x80, 8), 0xffff_ffff_ffff_ff80);
        assert_eq!(mask(64), u64::MAX);
        assert!(compare(FloatPredicate::Uno, f64::NAN, 0.0));
    }
}

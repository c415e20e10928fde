//! Floating point as x86-64 computes it, the same on every machine.

use ir::FloatPredicate;

/// The NaN that an operation on `a` and `b` gives: an operand if one is NaN, made quiet, otherwise
/// the default NaN, which is negative (Intel SDM 1, 4.8.3.5).
#[cold]
#[inline(never)]
pub(crate) fn nan64(a: f64, b: f64) -> u64 {
    const QUIET: u64 = 1 << 51;
    if a.is_nan() {
        a.to_bits() | QUIET
    } else if b.is_nan() {
        b.to_bits() | QUIET
    } else {
        0xfff8_0000_0000_0000
    }
}

/// The same of singles.
#[cold]
#[inline(never)]
pub(crate) fn nan32(a: f32, b: f32) -> u32 {
    const QUIET: u32 = 1 << 22;
    if a.is_nan() {
        a.to_bits() | QUIET
    } else if b.is_nan() {
        b.to_bits() | QUIET
    } else {
        0xffc0_0000
    }
}

/// The NaN that `a * b + c` gives.
#[cold]
#[inline(never)]
pub(crate) fn multiply_add64(a: f64, b: f64, c: f64) -> u64 {
    let product = a * b;
    let product = if product.is_nan() { f64::from_bits(nan64(a, b)) } else { product };
    nan64(product, c)
}

/// The same of singles.
#[cold]
#[inline(never)]
pub(crate) fn multiply_add32(a: f32, b: f32, c: f32) -> u32 {
    let product = a * b;
    let product = if product.is_nan() { f32::from_bits(nan32(a, b)) } else { product };
    nan32(product, c)
}

/// Whether `a` and `b` compare as `p` says (LangRef, "fcmp").
#[inline(always)]
// NaN makes `!(a <= b)` another thing than `a > b`, which is what the unordered predicates are.
#[allow(clippy::neg_cmp_op_on_partial_ord, clippy::double_comparisons)]
pub(crate) fn compare(p: FloatPredicate, a: f64, b: f64) -> bool {
    match p {
        FloatPredicate::False => false,
        FloatPredicate::Oeq => a == b,
        FloatPredicate::Ogt => a > b,
        FloatPredicate::Oge => a >= b,
        FloatPredicate::Olt => a < b,
        FloatPredicate::Ole => a <= b,
        FloatPredicate::One => a < b || a > b,
        FloatPredicate::Ord => !a.is_nan() && !b.is_nan(),
        FloatPredicate::Ueq => !(a < b || a > b),
        FloatPredicate::Ugt => !(a <= b),
        FloatPredicate::Uge => !(a < b),
        FloatPredicate::Ult => !(a >= b),
        FloatPredicate::Ule => !(a > b),
        FloatPredicate::Une => a != b,
        FloatPredicate::Uno => a.is_nan() || b.is_nan(),
        FloatPredicate::True => true,
    }
}

/// Conversions.
pub(crate) mod convert {
    /// A double as a single.
    #[inline]
    pub(crate) fn to_single(bits: u64) -> u32 {
        let x = f64::from_bits(bits);
        if x.is_nan() {
            let payload = (bits >> 29) as u32 & 0x007f_ffff;
            return (bits >> 32) as u32 & 0x8000_0000 | 0x7fc0_0000 | payload;
        }
        (x as f32).to_bits()
    }

    /// A single as a double.
    #[inline]
    pub(crate) fn to_double(bits: u32) -> u64 {
        let x = f32::from_bits(bits);
        if x.is_nan() {
            let payload = u64::from(bits & 0x007f_ffff) << 29;
            return u64::from(bits & 0x8000_0000) << 32 | 0x7ff8_0000_0000_0000 | payload;
        }
        f64::from(x).to_bits()
    }

    /// To an integer of `to` bits as x86-64 converts: what does not fit becomes the "integer
    /// indefinite" of the instruction that a compiler uses (Intel SDM 1, table 4-7).
    #[inline]
    pub(crate) fn to_int(x: f64, to: u8, signed: bool) -> u64 {
        const MIN64: f64 = -9_223_372_036_854_775_808.0;
        let wide = |x: f64| {
            if (MIN64..-MIN64).contains(&x) { x as i64 } else { i64::MIN }
        };
        match (to, signed) {
            (64, true) => wide(x) as u64,
            (64, false) if x < -MIN64 => wide(x) as u64,
            (64, false) => wide(x + MIN64) as u64 ^ 1 << 63,
            (32, false) => u64::from(wide(x) as u32),
            _ => {
                let fits = x > -2_147_483_649.0 && x < 2_147_483_648.0;
                let v = if fits { x as i32 } else { i32::MIN };
                if to > 32 {
                    // Widths between the registers' are converted in the next larger one.
                    return wide(x) as u64 & crate::exec::mask(u32::from(to));
                }
                v as u64 & crate::exec::mask(u32::from(to))
            }
        }
    }
}

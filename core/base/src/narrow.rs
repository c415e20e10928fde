//! Converts doubles to half and bfloat with a single rounding (IEEE 754, to nearest even).
//!
//! The intermediate float is rounded to odd, so that the second rounding is exact (Boldo and
//! Melquiond 2008); crate `half` drops the lower bits of a double.

/// The bits of `x` as a half.
pub fn half(x: f64) -> u16 {
    half::f16::from_f32(odd(x)).to_bits()
}

/// The bits of `x` as a bfloat.
pub fn bfloat(x: f64) -> u16 {
    half::bf16::from_f32(odd(x)).to_bits()
}

/// A double as float: truncated, with the last bit set if the result is inexact.
fn odd(x: f64) -> f32 {
    let near = x as f32;
    if f64::from(near) == x || x.is_nan() {
        return near;
    }
    let bits = near.to_bits() - u32::from(f64::from(near).abs() > x.abs());
    f32::from_bits(bits | 1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn ties_are_told_from_what_is_near_them() {
        let tie = f64::from_bits(0x3ff0_1000_0000_0000);
        assert_eq!(super::bfloat(tie), 0x3f80);
        assert_eq!(super::bfloat(f64::from_bits(tie.to_bits() + 1)), 0x3f81);
        let tie = 1.0 + 2f64.powi(-11);
        assert_eq!(super::half(tie), 0x3c00);
        assert_eq!(super::half(f64::from_bits(tie.to_bits() + 1)), 0x3c01);
        assert_eq!(super::half(f64::from_bits(tie.to_bits() - 1)), 0x3c00);
        assert_eq!(super::half(-65520.0), 0xfc00);
        assert_eq!(super::half(65519.999999), 0x7bff);
        assert_eq!(super::bfloat(f64::MAX), 0x7f80);
        assert_eq!(super::bfloat(-1e-300), 0x8000);
        // Half of the smallest subnormal is a tie with zero.
        assert_eq!([2f64.powi(-25), 2f64.powi(-25) * 1.0000001].map(super::half), [0, 1]);
    }
}

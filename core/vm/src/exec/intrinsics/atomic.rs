//! The arithmetic of atomic read-modify-writes.

use super::math::{bits32, bits64, max32, max64, min32, min64};
use crate::bytecode::AccessInfo;
use ir::RmwOp;

/// New value of an atomic read-modify-write (LangRef, `atomicrmw`).
#[inline(always)]
pub(crate) fn read_modify_write(info: &AccessInfo, old: u64, b: u64) -> u64 {
    match info.atomic.and_then(|a| a.op) {
        None => b,
        Some(RmwOp::Add) => old.wrapping_add(b),
        _ => modified(info, old, b),
    }
}

/// [`read_modify_write`] with any operation.
fn modified(info: &AccessInfo, old: u64, b: u64) -> u64 {
    let Some(op) = info.atomic.and_then(|a| a.op) else { return b };
    let bits = info.size * 8;
    let sext = |v: u64| ((v << (64 - bits)) as i64) >> (64 - bits);
    let bfloat = info.atomic.is_some_and(|a| a.bfloat);
    // Half and bfloat are computed as float, which is exact for minimum and maximum and rounds a
    // sum correctly, since float has more than twice their precision.
    let float = |f: fn(f64, f64) -> f64, g: fn(f32, f32) -> f32| {
        let single = |a: f32, b: f32| bits32(g(a, b));
        match (info.size, bfloat) {
            (8, _) => bits64(f(f64::from_bits(old), f64::from_bits(b))),
            (4, _) => u64::from(single(f32::from_bits(old as u32), f32::from_bits(b as u32))),
            (_, true) => {
                let v = |x| half::bf16::from_bits(x as u16).to_f32();
                let result = f32::from_bits(single(v(old), v(b)));
                u64::from(half::bf16::from_f32(result).to_bits())
            }
            _ => {
                let v = |x| half::f16::from_bits(x as u16).to_f32();
                let result = f32::from_bits(single(v(old), v(b)));
                u64::from(half::f16::from_f32(result).to_bits())
            }
        }
    };
    match op {
        RmwOp::Xchg => b,
        RmwOp::Add => old.wrapping_add(b),
        RmwOp::Sub => old.wrapping_sub(b),
        RmwOp::And => old & b,
        RmwOp::Nand => !(old & b),
        RmwOp::Or => old | b,
        RmwOp::Xor => old ^ b,
        RmwOp::Max => sext(old).max(sext(b)) as u64,
        RmwOp::Min => sext(old).min(sext(b)) as u64,
        RmwOp::UMax => old.max(b),
        RmwOp::UMin => old.min(b),
        RmwOp::UIncWrap => {
            if old >= b {
                0
            } else {
                old + 1
            }
        }
        RmwOp::UDecWrap => {
            if old == 0 || old > b {
                b
            } else {
                old - 1
            }
        }
        RmwOp::USubCond => {
            if old >= b {
                old - b
            } else {
                old
            }
        }
        RmwOp::USubSat => old.saturating_sub(b),
        RmwOp::FAdd => float(|a, b| a + b, |a, b| a + b),
        RmwOp::FSub => float(|a, b| a - b, |a, b| a - b),
        // The same functions as for `llvm.maxnum`, `llvm.minnum`, `llvm.maximum`, `llvm.minimum`.
        RmwOp::FMax => float(max64, max32),
        RmwOp::FMin => float(min64, min32),
        RmwOp::FMaximum => float(libm::fmaximum, libm::fmaximumf),
        RmwOp::FMinimum => float(libm::fminimum, libm::fminimumf),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::AtomicInfo;
    use crate::exec::{NAN32, NAN64};
    use events::Scope;

    const OPS: [RmwOp; 4] = [RmwOp::FMax, RmwOp::FMin, RmwOp::FMaximum, RmwOp::FMinimum];

    /// The results of [`OPS`] on values of `size` bytes.
    fn results(size: u32, bfloat: bool, old: u64, operand: u64) -> [u64; 4] {
        OPS.map(|op| {
            let atomic = AtomicInfo {
                op: Some(op),
                scope: Scope::Device,
                acquire: false,
                release: false,
                bfloat,
            };
            let info = AccessInfo {
                size,
                align: size,
                offset: 0,
                volatile: false,
                polling: false,
                signal: false,
                variable: None,
                keeps_bits: false,
                part: None,
                space: None,
                atomic: Some(atomic),
                bits: size * 8,
            };
            read_modify_write(&info, old, operand)
        })
    }

    #[test]
    fn float_minimum_and_maximum() {
        // Format: size, bfloat, -0, 1, 2, some NaN, the canonical NaN.
        let formats = [
            (8, false, 1 << 63, 1f64.to_bits(), 2f64.to_bits(), f64::NAN.to_bits(), NAN64),
            (
                4,
                false,
                1 << 31,
                1f32.to_bits().into(),
                2f32.to_bits().into(),
                f32::NAN.to_bits().into(),
                NAN32.into(),
            ),
            (2, false, 0x8000, 0x3c00, 0x4000, 0xfe00, 0x7fff),
            (2, true, 0x8000, 0x3f80, 0x4000, 0xffc0, 0x7fff),
        ];
        for (size, bfloat, minus, one, two, nan, canonical) in formats {
            let of = |old, operand| results(size, bfloat, old, operand);
            assert_eq!(of(one, two), [two, one, two, one]);
            assert_eq!(of(0, minus), [0, minus, 0, minus]);
            assert_eq!(of(minus, 0), [0, minus, 0, minus]);
            assert_eq!(of(nan, one), [one, one, canonical, canonical]);
            assert_eq!(of(one, nan), [one, one, canonical, canonical]);
            assert_eq!(of(nan, nan), [canonical; 4]);
        }
    }
}

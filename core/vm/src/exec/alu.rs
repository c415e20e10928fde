//! Pure operations and moves: arithmetic, conversions, comparisons, selections.
//!
//! Separate from the loop of [`super::step`], so that they are compiled once and not for each
//! observer.

use super::compare::{fcmp32, fcmp64, icmp32, icmp64};
use super::intrinsics::math::{self, bits32, bits64, max32, max64, min32, min64};
use super::lane_by_lane::math_op;
use super::registers::Registers;
use crate::bytecode::{Instr, Op, Reg, RegClass};
use base::narrow;

#[inline(always)]
pub(super) fn f(x: u32) -> f32 {
    f32::from_bits(x)
}
#[inline(always)]
pub(super) fn g(x: u64) -> f64 {
    f64::from_bits(x)
}

/// Executes one operation; moves affect the lanes of `mask` only. Operations that the loop handles
/// itself do nothing here.
///
/// The code exists for 32 lanes only: the rare wider warps are computed in two halves.
#[inline(always)]
pub(super) fn alu<const W: usize>(r: &mut Registers<'_, W>, i: &Instr, mask: u64) {
    let mut r = narrow(r);
    if W == 32 {
        alu32(&mut r, i, mask);
    } else {
        alu64(r, i, mask);
    }
}

/// The registers as rows of 32 lanes.
#[inline(always)]
pub(super) fn narrow<'a, const W: usize>(r: &'a mut Registers<'_, W>) -> Registers<'a, 32> {
    let (v32, _) = r.v32.as_flattened_mut().as_chunks_mut();
    let (v64, _) = r.v64.as_flattened_mut().as_chunks_mut();
    Registers { v32, v64, p: r.p, s: r.s }
}

/// One operation of a warp of 64 lanes. Register n of a vector class takes two rows, starting at
/// 2n.
#[cold]
#[inline(never)]
fn alu64(Registers { v32, v64, p, s }: Registers<'_, 32>, i: &Instr, mask: u64) {
    const LOW: u64 = u32::MAX as u64;
    let masks = [i.d, i.a, i.b, i.c].map(|r| match r.class() {
        RegClass::P => p.get(r.index()).copied().unwrap_or(0),
        _ => 0,
    });
    let d = i.d.index();
    // A scalar result is the same in both halves.
    let halves = if i.d.is_scalar() { 1 } else { 2 };
    for k in 0..halves {
        let shift = 32 * k;
        let mut rows = masks.map(|m| m >> shift & LOW);
        let row = |place: u32, r: Reg| match r.class() {
            RegClass::V32 | RegClass::V64 => Reg::new(r.class(), 2 * r.index() as u32 + k),
            RegClass::P => Reg::new(RegClass::P, place),
            RegClass::S => r,
        };
        let i = Instr { d: row(0, i.d), a: row(1, i.a), b: row(2, i.b), c: row(3, i.c), ..*i };
        alu32(&mut Registers { v32, v64, p: &mut rows, s }, &i, mask >> shift & LOW);
        if i.d.class() == RegClass::P {
            let d = &mut p[d];
            *d = *d & !(LOW << shift) | rows[0] << shift;
        }
    }
}

#[inline(never)]
pub(super) fn alu32(r: &mut Registers<'_, 32>, i: &Instr, mask: u64) {
    let (d, a, b, c) = (i.d, i.a, i.b, i.c);
    match i.op {
        Op::Add32 => r.bin32(d, a, b, u32::wrapping_add),
        Op::Sub32 => r.bin32(d, a, b, u32::wrapping_sub),
        Op::Mul32 => r.bin32(d, a, b, u32::wrapping_mul),
        Op::UDiv32 => r.bin32(d, a, b, |a, b| a.checked_div(b).unwrap_or(u32::MAX)),
        Op::SDiv32 => r.bin32(d, a, b, |a, b| {
            if b == 0 { u32::MAX } else { (a as i32).wrapping_div(b as i32) as u32 }
        }),
        Op::URem32 => r.bin32(d, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
        Op::SRem32 => {
            r.bin32(
                d,
                a,
                b,
                |a, b| {
                    if b == 0 { a } else { (a as i32).wrapping_rem(b as i32) as u32 }
                },
            )
        }
        Op::Shl32 => r.bin32(d, a, b, |a, b| if b < 32 { a << (b & 31) } else { 0 }),
        Op::LShr32 => r.bin32(d, a, b, |a, b| if b < 32 { a >> (b & 31) } else { 0 }),
        Op::AShr32 => r.bin32(d, a, b, |a, b| ((a as i32) >> b.min(31)) as u32),
        Op::And32 => r.bin32(d, a, b, |a, b| a & b),
        Op::Or32 => r.bin32(d, a, b, |a, b| a | b),
        Op::Xor32 => r.bin32(d, a, b, |a, b| a ^ b),
        Op::UMin32 => r.bin32(d, a, b, Ord::min),
        Op::UMax32 => r.bin32(d, a, b, Ord::max),
        Op::SMin32 => r.bin32(d, a, b, |a, b| (a as i32).min(b as i32) as u32),
        Op::SMax32 => r.bin32(d, a, b, |a, b| (a as i32).max(b as i32) as u32),
        Op::UMulHi32 => {
            r.bin32(d, a, b, |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32);
        }
        Op::SMulHi32 => {
            r.bin32(d, a, b, |a, b| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32)
        }
        Op::Fshl32 => r.tern32(d, a, b, c, |a, b, c| {
            ((((u64::from(a) << 32) | u64::from(b)) << (c & 31)) >> 32) as u32
        }),
        Op::Fshr32 => r.tern32(d, a, b, c, |a, b, c| {
            (((u64::from(a) << 32) | u64::from(b)) >> (c & 31)) as u32
        }),
        Op::Ctpop32 => r.un32(d, a, u32::count_ones),
        Op::Ctlz32 => r.un32(d, a, u32::leading_zeros),
        Op::Cttz32 => r.un32(d, a, u32::trailing_zeros),
        Op::Bitreverse32 => r.un32(d, a, u32::reverse_bits),
        Op::Bswap32 => r.un32(d, a, u32::swap_bytes),
        Op::Sext32 => {
            let n = 32 - i.imm.clamp(1, 32);
            r.un32(d, a, |a| (((a << n) as i32) >> n) as u32);
        }

        Op::Add64 => r.bin64(d, a, b, u64::wrapping_add),
        Op::Sub64 => r.bin64(d, a, b, u64::wrapping_sub),
        Op::Mul64 => r.bin64(d, a, b, u64::wrapping_mul),
        Op::UDiv64 => r.bin64(d, a, b, |a, b| a.checked_div(b).unwrap_or(u64::MAX)),
        Op::SDiv64 => r.bin64(d, a, b, |a, b| {
            if b == 0 { u64::MAX } else { (a as i64).wrapping_div(b as i64) as u64 }
        }),
        Op::URem64 => r.bin64(d, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
        Op::SRem64 => {
            r.bin64(
                d,
                a,
                b,
                |a, b| {
                    if b == 0 { a } else { (a as i64).wrapping_rem(b as i64) as u64 }
                },
            )
        }
        Op::Shl64 => r.bin64(d, a, b, |a, b| if b < 64 { a << (b & 63) } else { 0 }),
        Op::LShr64 => r.bin64(d, a, b, |a, b| if b < 64 { a >> (b & 63) } else { 0 }),
        Op::AShr64 => r.bin64(d, a, b, |a, b| ((a as i64) >> b.min(63)) as u64),
        Op::And64 => r.bin64(d, a, b, |a, b| a & b),
        Op::Or64 => r.bin64(d, a, b, |a, b| a | b),
        Op::Xor64 => r.bin64(d, a, b, |a, b| a ^ b),
        Op::UMin64 => r.bin64(d, a, b, Ord::min),
        Op::UMax64 => r.bin64(d, a, b, Ord::max),
        Op::SMin64 => r.bin64(d, a, b, |a, b| (a as i64).min(b as i64) as u64),
        Op::SMax64 => r.bin64(d, a, b, |a, b| (a as i64).max(b as i64) as u64),
        Op::UMulHi64 => {
            r.bin64(d, a, b, |a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64);
        }
        Op::SMulHi64 => {
            r.bin64(d, a, b, |a, b| ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64)
        }
        Op::Fshl64 => r.tern64(d, a, b, c, |a, b, c| {
            ((((u128::from(a) << 64) | u128::from(b)) << (c & 63)) >> 64) as u64
        }),
        Op::Fshr64 => r.tern64(d, a, b, c, |a, b, c| {
            (((u128::from(a) << 64) | u128::from(b)) >> (c & 63)) as u64
        }),
        Op::Ctpop64 => r.un64(d, a, |a| u64::from(a.count_ones())),
        Op::Ctlz64 => r.un64(d, a, |a| u64::from(a.leading_zeros())),
        Op::Cttz64 => r.un64(d, a, |a| u64::from(a.trailing_zeros())),
        Op::Bitreverse64 => r.un64(d, a, u64::reverse_bits),
        Op::Bswap64 => r.un64(d, a, u64::swap_bytes),
        Op::Sext64 => {
            let n = 64 - i.imm.clamp(1, 64);
            if a.class() == RegClass::V32 || (a.is_scalar() && i.imm <= 32) {
                r.widen(d, a, |a| (((u64::from(a) << n) as i64) >> n) as u64);
            } else {
                r.un64(d, a, |a| (((a << n) as i64) >> n) as u64);
            }
        }
        Op::Lea64 => {
            let scale = i64::from(i.imm as i32) as u64;
            r.bin64(d, a, b, |a, b| a.wrapping_add(b.wrapping_mul(scale)));
        }
        Op::Lea32 => r.lea32(d, a, b, |b| b.wrapping_mul(i64::from(i.imm as i32))),

        Op::AndP => {
            let m = r.mask(a) & r.mask(b);
            r.set_mask(d, m);
        }
        Op::OrP => {
            let m = r.mask(a) | r.mask(b);
            r.set_mask(d, m);
        }
        Op::XorP => {
            let m = r.mask(a) ^ r.mask(b);
            r.set_mask(d, m);
        }
        Op::TruncP32 => r.test32(d, a, |a| a & 1 != 0),
        Op::TruncP64 => r.test64(d, a, |a| a & 1 != 0),
        Op::ZextP32 => r.expand32(d, a, 1),
        Op::SextP32 => r.expand32(d, a, u32::MAX),
        Op::ZextP64 => r.expand64(d, a, 1),
        Op::SextP64 => r.expand64(d, a, u64::MAX),
        Op::ICmp32 => icmp32(r, i),
        Op::ICmp64 => icmp64(r, i),
        Op::FCmp32 => fcmp32(r, i),
        Op::FCmp64 => fcmp64(r, i),
        Op::FClass32 => {
            let classes = i.imm;
            r.test32(d, a, |a| math::fpclass32(a) & classes != 0);
        }
        Op::FClass64 => {
            let classes = i.imm;
            r.test64(d, a, |a| math::fpclass64(a) & classes != 0);
        }
        Op::Select32 => r.select32(d, a, b, c),
        Op::Select64 => r.select64(d, a, b, c),
        Op::SelectP => {
            let m = r.mask(a);
            let m = (m & r.mask(b)) | (!m & r.mask(c));
            r.set_mask(d, m);
        }

        Op::Trunc64 => r.narrow(d, a, |a| a as u32),
        Op::Zext64 => r.widen(d, a, u64::from),
        Op::F32ToF64 => r.widen(d, a, |a| bits64(f64::from(f(a)))),
        Op::F64ToF32 => r.narrow(d, a, |a| bits32(g(a) as f32)),
        Op::F16ToF32 => {
            r.un32(d, a, |a| bits32(half::f16::from_bits(a as u16).to_f32()));
        }
        Op::F32ToF16 => r.un32(d, a, |a| half_bits(half::f16::from_f32(f(a)))),
        Op::F64ToF16 => r.narrow(d, a, |a| half_bits(half::f16::from_bits(narrow::half(g(a))))),
        Op::Bf16ToF32 => r.un32(d, a, |a| bits32(f(a << 16))),
        Op::F32ToBf16 => {
            r.un32(d, a, |a| u32::from(half::bf16::from_f32(f(a)).to_bits()));
        }
        Op::F64ToBf16 => {
            r.narrow(d, a, |a| u32::from(narrow::bfloat(g(a))));
        }
        Op::S32ToF32 => r.un32(d, a, |a| (a as i32 as f32).to_bits()),
        Op::U32ToF32 => r.un32(d, a, |a| (a as f32).to_bits()),
        Op::S64ToF32 => r.narrow(d, a, |a| (a as i64 as f32).to_bits()),
        Op::U64ToF32 => r.narrow(d, a, |a| (a as f32).to_bits()),
        Op::S32ToF64 => r.widen(d, a, |a| f64::from(a as i32).to_bits()),
        Op::U32ToF64 => r.widen(d, a, |a| f64::from(a).to_bits()),
        Op::S64ToF64 => r.un64(d, a, |a| (a as i64 as f64).to_bits()),
        Op::U64ToF64 => r.un64(d, a, |a| (a as f64).to_bits()),
        Op::F32ToS32 => {
            let n = i.imm;
            r.un32(d, a, |a| clamp_signed(f64::from(f(a)), n) as u32 & low_mask(n));
        }
        Op::F32ToU32 => {
            let n = i.imm;
            r.un32(d, a, |a| (f(a) as u32).min(low_mask(n)));
        }
        Op::F32ToS64 => r.widen(d, a, |a| clamp_long(f(a) as i64, i.imm)),
        Op::F32ToU64 => r.widen(d, a, |a| (f(a) as u64).min(low_mask64(i.imm))),
        Op::F64ToS32 => {
            let n = i.imm;
            r.narrow(d, a, |a| clamp_signed(g(a), n) as u32 & low_mask(n));
        }
        Op::F64ToU32 => {
            let n = i.imm;
            r.narrow(d, a, |a| (g(a) as u32).min(low_mask(n)));
        }
        Op::F64ToS64 => r.un64(d, a, |a| clamp_long(g(a) as i64, i.imm)),
        Op::F64ToU64 => r.un64(d, a, |a| (g(a) as u64).min(low_mask64(i.imm))),

        Op::FAdd32 => r.bin32(d, a, b, |a, b| bits32(f(a) + f(b))),
        Op::FSub32 => r.bin32(d, a, b, |a, b| bits32(f(a) - f(b))),
        Op::FMul32 => r.bin32(d, a, b, |a, b| bits32(f(a) * f(b))),
        Op::FDiv32 => r.bin32(d, a, b, |a, b| bits32(f(a) / f(b))),
        Op::FRem32 => r.bin32(d, a, b, |a, b| bits32(libm::fmodf(f(a), f(b)))),
        Op::FNeg32 => r.un32(d, a, |a| a ^ 0x8000_0000),
        Op::FAbs32 => r.un32(d, a, |a| a & 0x7fff_ffff),
        Op::FMin32 => r.bin32(d, a, b, |a, b| bits32(min32(f(a), f(b)))),
        Op::FMax32 => r.bin32(d, a, b, |a, b| bits32(max32(f(a), f(b)))),
        Op::FMinimum32 => r.bin32(d, a, b, |a, b| bits32(libm::fminimumf(f(a), f(b)))),
        Op::FMaximum32 => r.bin32(d, a, b, |a, b| bits32(libm::fmaximumf(f(a), f(b)))),
        Op::CopySign32 => {
            r.bin32(d, a, b, |a, b| (a & 0x7fff_ffff) | (b & 0x8000_0000));
        }
        Op::Fma32 => {
            if d.is_scalar() {
                r.tern32(d, a, b, c, |a, b, c| bits32(math::fma32(f(a), f(b), f(c))));
            } else {
                r.fma32(i);
            }
        }
        Op::FAdd64 => r.bin64(d, a, b, |a, b| bits64(g(a) + g(b))),
        Op::FSub64 => r.bin64(d, a, b, |a, b| bits64(g(a) - g(b))),
        Op::FMul64 => r.bin64(d, a, b, |a, b| bits64(g(a) * g(b))),
        Op::FDiv64 => r.bin64(d, a, b, |a, b| bits64(g(a) / g(b))),
        Op::FRem64 => r.bin64(d, a, b, |a, b| bits64(libm::fmod(g(a), g(b)))),
        Op::FNeg64 => r.un64(d, a, |a| a ^ (1 << 63)),
        Op::FAbs64 => r.un64(d, a, |a| a & !(1 << 63)),
        Op::FMin64 => r.bin64(d, a, b, |a, b| bits64(min64(g(a), g(b)))),
        Op::FMax64 => r.bin64(d, a, b, |a, b| bits64(max64(g(a), g(b)))),
        Op::FMinimum64 => r.bin64(d, a, b, |a, b| bits64(libm::fminimum(g(a), g(b)))),
        Op::FMaximum64 => r.bin64(d, a, b, |a, b| bits64(libm::fmaximum(g(a), g(b)))),
        Op::CopySign64 => r.bin64(d, a, b, |a, b| (a & !(1 << 63)) | (b & (1 << 63))),
        Op::Fma64 => {
            r.tern64(d, a, b, c, |a, b, c| bits64(libm::fma(g(a), g(b), g(c))));
        }
        Op::Math32 => math_op(r, i, mask, |h, a, b| {
            u64::from(bits32(math::math32(h, f(a as u32), f(b as u32), b as i32)))
        }),
        Op::Math64 => math_op(r, i, mask, |h, a, b| bits64(math::math64(h, g(a), g(b), b as i32))),

        Op::Mov32 => r.move32(d, a, mask),
        Op::Mov64 => r.move64(d, a, mask),
        Op::MovP => {
            let m = r.mask(a);
            r.blend_mask(d, m, mask);
        }
        Op::MovS => r.s[d.index()] = r.s[a.index()],

        _ => {}
    }
}

fn half_bits(x: half::f16) -> u32 {
    if x.is_nan() { 0x7fff } else { u32::from(x.to_bits()) }
}

#[inline(always)]
fn low_mask(bits: u32) -> u32 {
    if bits >= 32 { u32::MAX } else { (1 << bits) - 1 }
}

#[inline(always)]
fn low_mask64(bits: u32) -> u64 {
    u64::MAX >> (64 - bits.clamp(1, 64))
}

/// Clamped to `bits` bits.
#[inline(always)]
fn clamp_long(x: i64, bits: u32) -> u64 {
    let top = i64::MAX >> (64 - bits.clamp(1, 64));
    x.clamp(-top - 1, top) as u64
}

/// Toward zero, clamped to `bits` bits; NaN is 0 (PTX ISA, `cvt`).
#[inline(always)]
fn clamp_signed(x: f64, bits: u32) -> i32 {
    let top = (1i64 << (bits.clamp(1, 32) - 1)) as f64;
    if x.is_nan() { 0 } else { x.trunc().clamp(-top, top - 1.0) as i32 }
}

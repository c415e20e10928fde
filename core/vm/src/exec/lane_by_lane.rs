//! Arithmetic that is computed one lane after another: math functions, and what no plain operation
//! does.

use super::access::lanes;
use super::intrinsics::soft::compute;
use super::registers::Registers;
use crate::bytecode::{Instr, MathFn, SoftInfo};

/// A math function. Inactive lanes are skipped, which is allowed for a pure function: their results are
/// never read before an active computation replaces them.
pub(super) fn math_op<const W: usize>(
    r: &mut Registers<'_, W>,
    i: &Instr,
    mask: u64,
    h: impl Fn(MathFn, u64, u64) -> u64,
) {
    let function = MathFn::from_u32(i.imm).unwrap_or(MathFn::Sqrt);
    let b = |r: &Registers<'_, W>, l| if i.b.is_some() { r.lane(i.b, l) } else { 0 };
    if i.d.is_scalar() {
        r.s[i.d.index()] = h(function, r.s[i.a.index()], b(r, 0));
        return;
    }
    for l in lanes(mask) {
        let v = h(function, r.lane(i.a, l), b(r, l));
        r.set_lane(i.d, l, v);
    }
}

/// Rare arithmetic, lane by lane as in [`math_op`]. Returns the lanes that divided by zero.
pub(super) fn soft<const W: usize>(
    r: &mut Registers<'_, W>,
    info: &SoftInfo,
    i: &Instr,
    mask: u64,
) -> u64 {
    let mut zero = 0;
    let mut one = |r: &mut Registers<'_, W>, l: usize| {
        let args = info.args.map(|a| if a.is_some() { r.lane(a, l) } else { 0 });
        let [first, second] = compute(info.f, info.bits, args).unwrap_or_else(|| {
            zero |= 1 << l;
            [0; 2]
        });
        r.set_lane(i.d, l, first);
        if i.c.is_some() {
            r.set_lane(i.c, l, second);
        }
    };
    if i.d.is_scalar() {
        one(r, 0);
        return if zero != 0 { mask } else { 0 };
    }
    for l in lanes(mask) {
        one(r, l);
    }
    zero
}

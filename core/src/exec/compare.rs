//! Comparisons: one loop for each predicate, so that each vectorises.

// Negated comparisons are how "unordered or ..." is said: true for NaN.
#![allow(clippy::double_comparisons, clippy::neg_cmp_op_on_partial_ord)]

use super::event::Gap;
use super::registers::Registers;
use crate::bytecode::{Instr, Op};
use crate::ir::{FloatPredicate, IntPredicate};

/// Integer comparison of one width.
macro_rules! int_comparison {
    ($name:ident, $compare:ident, $signed:ty) => {
        pub(super) fn $name<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
            use IntPredicate as P;
            let (d, a, b) = (i.d, i.a, i.b);
            match int_predicate(i.imm) {
                P::Eq => r.$compare(d, a, b, |a, b| a == b),
                P::Ne => r.$compare(d, a, b, |a, b| a != b),
                P::Ugt => r.$compare(d, a, b, |a, b| a > b),
                P::Uge => r.$compare(d, a, b, |a, b| a >= b),
                P::Ult => r.$compare(d, a, b, |a, b| a < b),
                P::Ule => r.$compare(d, a, b, |a, b| a <= b),
                P::Sgt => r.$compare(d, a, b, |a, b| a as $signed > b as $signed),
                P::Sge => r.$compare(d, a, b, |a, b| a as $signed >= b as $signed),
                P::Slt => r.$compare(d, a, b, |a, b| (a as $signed) < b as $signed),
                P::Sle => r.$compare(d, a, b, |a, b| a as $signed <= b as $signed),
            }
        }
    };
}
int_comparison!(icmp32, compare32, i32);
int_comparison!(icmp64, compare64, i64);

/// Floating-point comparison of one width.
macro_rules! float_comparison {
    ($name:ident, $compare:ident, $float:ty) => {
        pub(super) fn $name<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
            use FloatPredicate as P;
            macro_rules! by {
                ($holds:expr) => {
                    r.$compare(i.d, i.a, i.b, |x, y| {
                        let holds: fn($float, $float) -> bool = $holds;
                        holds(<$float>::from_bits(x), <$float>::from_bits(y))
                    })
                };
            }
            match float_predicate(i.imm) {
                P::False => by!(|_, _| false),
                P::Oeq => by!(|x, y| x == y),
                P::Ogt => by!(|x, y| x > y),
                P::Oge => by!(|x, y| x >= y),
                P::Olt => by!(|x, y| x < y),
                P::Ole => by!(|x, y| x <= y),
                P::One => by!(|x, y| x < y || x > y),
                P::Ord => by!(|x, y| !x.is_nan() && !y.is_nan()),
                P::Ueq => by!(|x, y| !(x < y || x > y)),
                P::Ugt => by!(|x, y| !(x <= y)),
                P::Uge => by!(|x, y| !(x < y)),
                P::Ult => by!(|x, y| !(x >= y)),
                P::Ule => by!(|x, y| !(x > y)),
                P::Une => by!(|x, y| x != y),
                P::Uno => by!(|x, y| x.is_nan() || y.is_nan()),
                P::True => by!(|_, _| true),
            }
        }
    };
}
float_comparison!(fcmp32, compare32, f32);
float_comparison!(fcmp64, compare64, f64);

/// Compares, and tells how far apart the operands of the nearest lane of `mask` were for which it does not hold,
/// and for which it holds.
#[inline(never)]
pub(super) fn compared<const W: usize>(
    r: &mut Registers<'_, W>,
    i: &Instr,
    mask: u64,
) -> [Option<Gap>; 2] {
    use IntPredicate::{Uge, Ugt, Ule, Ult};
    let unsigned = matches!(i.op, Op::ICmp32 | Op::ICmp64)
        && matches!(int_predicate(i.imm), Ult | Ule | Ugt | Uge);
    let gap = |a: u64, b: u64| match i.op {
        Op::FCmp32 => {
            let value = |bits: u64| f64::from(f32::from_bits(bits as u32));
            Gap::Float(value(b) - value(a))
        }
        Op::FCmp64 => Gap::Float(f64::from_bits(b) - f64::from_bits(a)),
        Op::ICmp32 if unsigned => Gap::Int(i64::from(b as u32) - i64::from(a as u32)),
        Op::ICmp32 => Gap::Int(i64::from(b as i32) - i64::from(a as i32)),
        _ if unsigned => {
            let wide = i128::from(b) - i128::from(a);
            Gap::Int(wide.clamp(i64::MIN.into(), i64::MAX.into()) as i64)
        }
        _ => Gap::Int((b as i64).saturating_sub(a as i64)),
    };
    // One value for all lanes is looked at once.
    let uniform = i.a.is_scalar() && i.b.is_scalar();
    let lanes = if uniform { mask & mask.wrapping_neg() } else { mask };
    let mut operands = [(0, 0); W];
    for (lane, slot) in operands.iter_mut().enumerate() {
        if lanes >> lane & 1 != 0 {
            *slot = (r.lane(i.a, lane), r.lane(i.b, lane));
        }
    }
    match i.op {
        Op::ICmp32 => icmp32(r, i),
        Op::ICmp64 => icmp64(r, i),
        Op::FCmp32 => fcmp32(r, i),
        _ => fcmp64(r, i),
    }
    let mut gaps: [Option<Gap>; 2] = [None; 2];
    for (lane, &(a, b)) in operands.iter().enumerate() {
        if lanes >> lane & 1 != 0 {
            let (gap, slot) = (gap(a, b), &mut gaps[usize::from(r.lane(i.d, lane) & 1 != 0)]);
            if slot.is_none_or(|least| gap.size() < least.size()) {
                *slot = Some(gap);
            }
        }
    }
    gaps
}

fn int_predicate(n: u32) -> IntPredicate {
    use IntPredicate::*;
    [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle][n as usize]
}

fn float_predicate(n: u32) -> FloatPredicate {
    use FloatPredicate::*;
    [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True][n as usize]
}

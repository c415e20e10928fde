//! Comparisons: one loop for each of the few from which the others are derived by swapping or
//! negation.
//!
//! Each loop is unrolled and vectorised, so that it takes some kilobytes of code for each type.

// `x < y || x > y` is "ordered and not equal", which `!=` is not.
#![allow(clippy::double_comparisons)]

use super::access::lanes;
use super::alu::alu;
use super::registers::Registers;
use crate::bytecode::{Instr, Op};
use events::Gap;
use ir::{FloatPredicate, IntPredicate};

/// Integer comparison of one width.
macro_rules! int_comparison {
    ($name:ident, $compare:ident, $signed:ty) => {
        pub(super) fn $name(r: &mut Registers<'_, 32>, i: &Instr) {
            use IntPredicate as P;
            let predicate = int_predicate(i.imm);
            let swapped = matches!(predicate, P::Ugt | P::Ule | P::Sgt | P::Sle);
            let (a, b) = if swapped { (i.b, i.a) } else { (i.a, i.b) };
            let not = matches!(predicate, P::Ne | P::Uge | P::Ule | P::Sge | P::Sle);
            match predicate {
                P::Eq | P::Ne => r.$compare(i.d, a, b, not, |a, b| a == b),
                P::Ult | P::Ugt | P::Uge | P::Ule => r.$compare(i.d, a, b, not, |a, b| a < b),
                P::Slt | P::Sgt | P::Sge | P::Sle => {
                    r.$compare(i.d, a, b, not, |a, b| (a as $signed) < b as $signed)
                }
            }
        }
    };
}
int_comparison!(icmp32, compare32, i32);
int_comparison!(icmp64, compare64, i64);

/// Floating-point comparison of one width. "Unordered or ..." is the negation of the ordered opposite.
macro_rules! float_comparison {
    ($name:ident, $compare:ident, $float:ty) => {
        pub(super) fn $name(r: &mut Registers<'_, 32>, i: &Instr) {
            use FloatPredicate as P;
            let predicate = float_predicate(i.imm);
            let swapped = matches!(predicate, P::Ogt | P::Oge | P::Ult | P::Ule);
            let (a, b) = if swapped { (i.b, i.a) } else { (i.a, i.b) };
            let negated = [P::True, P::Une, P::Ueq, P::Ord, P::Ult, P::Ule, P::Ugt, P::Uge];
            let not = negated.contains(&predicate);
            macro_rules! by {
                ($holds:expr) => {
                    r.$compare(i.d, a, b, not, |x, y| {
                        let holds: fn($float, $float) -> bool = $holds;
                        holds(<$float>::from_bits(x), <$float>::from_bits(y))
                    })
                };
            }
            match predicate {
                P::False | P::True => by!(|_, _| false),
                P::Oeq | P::Une => by!(|x, y| x == y),
                P::Olt | P::Ogt | P::Uge | P::Ule => by!(|x, y| x < y),
                P::Ole | P::Oge | P::Ugt | P::Ult => by!(|x, y| x <= y),
                P::One | P::Ueq => by!(|x, y| x < y || x > y),
                P::Uno | P::Ord => by!(|x, y| x.is_nan() || y.is_nan()),
            }
        }
    };
}
float_comparison!(fcmp32, compare32, f32);
float_comparison!(fcmp64, compare64, f64);

/// Compares, and returns the smallest distance between operands among the lanes of `mask` for which
/// the comparison does not hold, and among those for which it holds.
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
    // A value shared by all lanes is processed once.
    let uniform = i.a.is_scalar() && i.b.is_scalar();
    if i.op == Op::ICmp32 && !uniform {
        // The frequent kind.
        let (a, b) = (r.vector32(i.a), r.vector32(i.b));
        alu(r, i, mask);
        let holds = r.mask(i.d);
        let sides = [mask & !holds, mask & holds];
        return if unsigned {
            sides.map(|side| nearest(side, |l| i64::from(b[l]) - i64::from(a[l])))
        } else {
            sides.map(|side| nearest(side, |l| i64::from(b[l] as i32) - i64::from(a[l] as i32)))
        };
    }
    let some = if uniform { mask & mask.wrapping_neg() } else { mask };
    let mut operands = [(0, 0); W];
    for (lane, slot) in operands.iter_mut().enumerate() {
        if some >> lane & 1 != 0 {
            *slot = (r.lane(i.a, lane), r.lane(i.b, lane));
        }
    }
    alu(r, i, mask);
    let mut gaps: [Option<Gap>; 2] = [None; 2];
    for (lane, &(a, b)) in operands.iter().enumerate() {
        if some >> lane & 1 != 0 {
            let (gap, slot) = (gap(a, b), &mut gaps[usize::from(r.lane(i.d, lane) & 1 != 0)]);
            if slot.is_none_or(|least| gap.size() < least.size()) {
                *slot = Some(gap);
            }
        }
    }
    gaps
}

/// The smallest gap among the lanes of `mask`; of several, that of the first lane.
#[inline(always)]
fn nearest(mask: u64, gap: impl Fn(usize) -> i64) -> Option<Gap> {
    let mut gaps = lanes(mask).map(gap);
    let first = gaps.next()?;
    let smaller = |least: i64, gap: i64| {
        if gap.unsigned_abs() < least.unsigned_abs() { gap } else { least }
    };
    Some(Gap::Int(gaps.fold(first, smaller)))
}

fn int_predicate(n: u32) -> IntPredicate {
    use IntPredicate::*;
    [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle][n as usize]
}

fn float_predicate(n: u32) -> FloatPredicate {
    use FloatPredicate::*;
    [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True][n as usize]
}

//! Comparisons: one loop for each predicate, so that each vectorises.

// Negated comparisons are how "unordered or ..." is said: true for NaN.
#![allow(clippy::double_comparisons, clippy::neg_cmp_op_on_partial_ord)]

use super::registers::Registers;
use crate::bytecode::Instr;
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

fn int_predicate(n: u32) -> IntPredicate {
    use IntPredicate::*;
    [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle][n as usize]
}

fn float_predicate(n: u32) -> FloatPredicate {
    use FloatPredicate::*;
    [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True][n as usize]
}

//! Comparisons: one loop for each predicate, so that each vectorises.

// Negated comparisons are how "unordered or ..." is said: true for NaN.
#![allow(clippy::double_comparisons, clippy::neg_cmp_op_on_partial_ord)]

use super::registers::Registers;
use crate::bytecode::Instr;
use crate::ir::{FloatPredicate, IntPredicate};

#[inline(always)]
fn f(x: u32) -> f32 {
    f32::from_bits(x)
}
#[inline(always)]
fn g(x: u64) -> f64 {
    f64::from_bits(x)
}

pub(super) fn icmp32<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    use IntPredicate as P;
    let (d, a, b) = (i.d, i.a, i.b);
    match int_predicate(i.imm) {
        P::Eq => r.compare32(d, a, b, |a, b| a == b),
        P::Ne => r.compare32(d, a, b, |a, b| a != b),
        P::Ugt => r.compare32(d, a, b, |a, b| a > b),
        P::Uge => r.compare32(d, a, b, |a, b| a >= b),
        P::Ult => r.compare32(d, a, b, |a, b| a < b),
        P::Ule => r.compare32(d, a, b, |a, b| a <= b),
        P::Sgt => r.compare32(d, a, b, |a, b| a as i32 > b as i32),
        P::Sge => r.compare32(d, a, b, |a, b| a as i32 >= b as i32),
        P::Slt => r.compare32(d, a, b, |a, b| (a as i32) < b as i32),
        P::Sle => r.compare32(d, a, b, |a, b| a as i32 <= b as i32),
    }
}

pub(super) fn icmp64<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    use IntPredicate as P;
    let (d, a, b) = (i.d, i.a, i.b);
    match int_predicate(i.imm) {
        P::Eq => r.compare64(d, a, b, |a, b| a == b),
        P::Ne => r.compare64(d, a, b, |a, b| a != b),
        P::Ugt => r.compare64(d, a, b, |a, b| a > b),
        P::Uge => r.compare64(d, a, b, |a, b| a >= b),
        P::Ult => r.compare64(d, a, b, |a, b| a < b),
        P::Ule => r.compare64(d, a, b, |a, b| a <= b),
        P::Sgt => r.compare64(d, a, b, |a, b| a as i64 > b as i64),
        P::Sge => r.compare64(d, a, b, |a, b| a as i64 >= b as i64),
        P::Slt => r.compare64(d, a, b, |a, b| (a as i64) < b as i64),
        P::Sle => r.compare64(d, a, b, |a, b| a as i64 <= b as i64),
    }
}

pub(super) fn fcmp32<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    let (d, a, b) = (i.d, i.a, i.b);
    macro_rules! cmp {
        ($e:expr) => {
            r.compare32(d, a, b, |x, y| {
                let h: fn(f32, f32) -> bool = $e;
                h(f(x), f(y))
            })
        };
    }
    use FloatPredicate as P;
    match float_predicate(i.imm) {
        P::False => cmp!(|_, _| false),
        P::Oeq => cmp!(|x, y| x == y),
        P::Ogt => cmp!(|x, y| x > y),
        P::Oge => cmp!(|x, y| x >= y),
        P::Olt => cmp!(|x, y| x < y),
        P::Ole => cmp!(|x, y| x <= y),
        P::One => cmp!(|x, y| x < y || x > y),
        P::Ord => cmp!(|x, y| !x.is_nan() && !y.is_nan()),
        P::Ueq => cmp!(|x, y| !(x < y || x > y)),
        P::Ugt => cmp!(|x, y| !(x <= y)),
        P::Uge => cmp!(|x, y| !(x < y)),
        P::Ult => cmp!(|x, y| !(x >= y)),
        P::Ule => cmp!(|x, y| !(x > y)),
        P::Une => cmp!(|x, y| x != y),
        P::Uno => cmp!(|x, y| x.is_nan() || y.is_nan()),
        P::True => cmp!(|_, _| true),
    }
}

pub(super) fn fcmp64<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    let (d, a, b) = (i.d, i.a, i.b);
    macro_rules! cmp {
        ($e:expr) => {
            r.compare64(d, a, b, |x, y| {
                let h: fn(f64, f64) -> bool = $e;
                h(g(x), g(y))
            })
        };
    }
    use FloatPredicate as P;
    match float_predicate(i.imm) {
        P::False => cmp!(|_, _| false),
        P::Oeq => cmp!(|x, y| x == y),
        P::Ogt => cmp!(|x, y| x > y),
        P::Oge => cmp!(|x, y| x >= y),
        P::Olt => cmp!(|x, y| x < y),
        P::Ole => cmp!(|x, y| x <= y),
        P::One => cmp!(|x, y| x < y || x > y),
        P::Ord => cmp!(|x, y| !x.is_nan() && !y.is_nan()),
        P::Ueq => cmp!(|x, y| !(x < y || x > y)),
        P::Ugt => cmp!(|x, y| !(x <= y)),
        P::Uge => cmp!(|x, y| !(x < y)),
        P::Ult => cmp!(|x, y| !(x >= y)),
        P::Ule => cmp!(|x, y| !(x > y)),
        P::Une => cmp!(|x, y| x != y),
        P::Uno => cmp!(|x, y| x.is_nan() || y.is_nan()),
        P::True => cmp!(|_, _| true),
    }
}

fn int_predicate(n: u32) -> IntPredicate {
    use IntPredicate::*;
    [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle][n as usize]
}

fn float_predicate(n: u32) -> FloatPredicate {
    use FloatPredicate::*;
    [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True][n as usize]
}

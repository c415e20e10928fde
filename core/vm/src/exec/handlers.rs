//! Functions for the pure operations of a program, chosen before it runs (see [`super::plan`]).
//!
//! A pure operation is executed by one call through a pointer: the function knows the operation and
//! which of its operands are scalars, so that nothing is left to decide. Rare operations share
//! [`alu32`], which decides by the opcode. The functions exist for warps of 32 lanes only.

use super::alu::{alu32, f, g};
use super::compare::{fcmp32, fcmp64, icmp64};
use super::intrinsics::math::{bits32, bits64};
use super::registers::Registers;
use crate::bytecode::op::int_predicate;
use crate::bytecode::signature::Kind;
use crate::bytecode::{Instr, Op, RegClass};
use ir::IntPredicate;

/// Executes an operation whose active lanes are given by the mask.
pub(super) type Handler = fn(&mut Registers<'_, 32>, &Instr, u64);

pub(super) fn is_comparison(op: Op) -> bool {
    matches!(op, Op::ICmp32 | Op::ICmp64 | Op::FCmp32 | Op::FCmp64)
}

/// One operation with one operand.
macro_rules! unary {
    ($i:ident, $un:ident, $f:expr) => {
        if $i.d.is_scalar() {
            |r, i, _| r.s[i.d.index()] = u64::from(($f)(r.s[i.a.index()] as _))
        } else {
            |r, i, _| r.$un(i.d, i.a, $f)
        }
    };
}

/// One operation with two operands, for each combination of scalars and vectors.
macro_rules! binary {
    ($i:ident, $bin:ident, $vv:ident, $vs:ident, $sv:ident, $f:expr) => {
        match ($i.d.is_scalar(), $i.a.is_scalar(), $i.b.is_scalar()) {
            (true, ..) => |r, i, _| {
                let (a, b) = (r.s[i.a.index()] as _, r.s[i.b.index()] as _);
                r.s[i.d.index()] = u64::from(($f)(a, b));
            },
            (_, false, false) => |r, i, _| r.$vv(i, $f),
            (_, false, true) => |r, i, _| r.$vs(i, $f),
            (_, true, false) => |r, i, _| r.$sv(i, $f),
            (_, true, true) => |r, i, _| r.$bin(i.d, i.a, i.b, $f),
        }
    };
}
macro_rules! binary32 {
    ($i:ident, $f:expr) => {
        binary!($i, bin32, vv32, vs32, sv32, $f)
    };
}
macro_rules! binary64 {
    ($i:ident, $f:expr) => {
        binary!($i, bin64, vv64, vs64, sv64, $f)
    };
}

/// A comparison of scalars with one of the predicates.
macro_rules! scalar_comparison {
    ($i:ident, $unsigned:ty, $signed:ty) => {{
        macro_rules! by {
            ($holds:expr) => {
                |r, i, _| {
                    let (a, b) = (r.s[i.a.index()] as _, r.s[i.b.index()] as _);
                    r.s[i.d.index()] = u64::from(($holds)(a, b));
                }
            };
        }
        match int_predicate($i.imm)? {
            IntPredicate::Eq => by!(|a: $unsigned, b: $unsigned| a == b),
            IntPredicate::Ne => by!(|a: $unsigned, b: $unsigned| a != b),
            IntPredicate::Ugt => by!(|a: $unsigned, b: $unsigned| a > b),
            IntPredicate::Uge => by!(|a: $unsigned, b: $unsigned| a >= b),
            IntPredicate::Ult => by!(|a: $unsigned, b: $unsigned| a < b),
            IntPredicate::Ule => by!(|a: $unsigned, b: $unsigned| a <= b),
            IntPredicate::Sgt => by!(|a: $signed, b: $signed| a > b),
            IntPredicate::Sge => by!(|a: $signed, b: $signed| a >= b),
            IntPredicate::Slt => by!(|a: $signed, b: $signed| a < b),
            IntPredicate::Sle => by!(|a: $signed, b: $signed| a <= b),
        }
    }};
}

/// A comparison that is not of scalars, with one of the predicates.
macro_rules! comparison32 {
    ($i:ident) => {{
        macro_rules! by {
            ($not:literal, $holds:expr) => {
                |r, i, _| r.compare32(i.d, i.a, i.b, $not, $holds)
            };
        }
        match int_predicate($i.imm)? {
            IntPredicate::Eq => by!(false, |a, b| a == b),
            IntPredicate::Ne => by!(true, |a, b| a == b),
            IntPredicate::Ult => by!(false, |a, b| a < b),
            IntPredicate::Uge => by!(true, |a, b| a < b),
            IntPredicate::Ugt => by!(false, |a, b| a > b),
            IntPredicate::Ule => by!(true, |a, b| a > b),
            IntPredicate::Slt => by!(false, |a, b| (a as i32) < b as i32),
            IntPredicate::Sge => by!(true, |a, b| (a as i32) < b as i32),
            IntPredicate::Sgt => by!(false, |a, b| a as i32 > b as i32),
            IntPredicate::Sle => by!(true, |a, b| a as i32 > b as i32),
        }
    }};
}

/// `a + scale(b, i.imm)`, for each combination of scalars and vectors of 64 bits.
macro_rules! scaled {
    ($i:ident, $scale:expr) => {
        match ($i.d.is_scalar(), $i.a.is_scalar(), $i.b.is_scalar()) {
            (true, ..) => |r, i, _| {
                let (a, b) = (r.s[i.a.index()], r.s[i.b.index()]);
                r.s[i.d.index()] = a.wrapping_add($scale(b, i.imm));
            },
            (_, false, false) => |r, i, _| {
                let by = i.imm;
                r.vv64(i, |a, b| a.wrapping_add($scale(b, by)));
            },
            (_, false, true) => |r, i, _| {
                let more = $scale(r.s[i.b.index()], i.imm);
                r.vs64(i, |a, _| a.wrapping_add(more));
            },
            (_, true, false) => |r, i, _| {
                let by = i.imm;
                r.sv64(i, |a, b| a.wrapping_add($scale(b, by)));
            },
            (_, true, true) => alu32,
        }
    };
}

/// The function that executes `i`, unless the main loop does.
pub(super) fn handler(i: &Instr) -> Option<Handler> {
    let scalar = i.d.is_scalar();
    Some(match i.op {
        Op::Add32 => binary32!(i, |a: u32, b: u32| a.wrapping_add(b)),
        Op::Sub32 => binary32!(i, |a: u32, b: u32| a.wrapping_sub(b)),
        Op::Mul32 => binary32!(i, |a: u32, b: u32| a.wrapping_mul(b)),
        Op::And32 => binary32!(i, |a: u32, b: u32| a & b),
        Op::Or32 => binary32!(i, |a: u32, b: u32| a | b),
        Op::Xor32 => binary32!(i, |a: u32, b: u32| a ^ b),
        Op::Shl32 => binary32!(i, |a: u32, b: u32| if b < 32 { a << (b & 31) } else { 0 }),
        Op::LShr32 => binary32!(i, |a: u32, b: u32| if b < 32 { a >> (b & 31) } else { 0 }),
        Op::AShr32 => binary32!(i, |a: u32, b: u32| ((a as i32) >> b.min(31)) as u32),
        Op::FAdd32 => binary32!(i, |a: u32, b: u32| bits32(f(a) + f(b))),
        Op::FSub32 => binary32!(i, |a: u32, b: u32| bits32(f(a) - f(b))),
        Op::FMul32 => binary32!(i, |a: u32, b: u32| bits32(f(a) * f(b))),
        Op::Add64 => binary64!(i, |a: u64, b: u64| a.wrapping_add(b)),
        Op::Sub64 => binary64!(i, |a: u64, b: u64| a.wrapping_sub(b)),
        Op::Mul64 => binary64!(i, |a: u64, b: u64| a.wrapping_mul(b)),
        Op::And64 => binary64!(i, |a: u64, b: u64| a & b),
        Op::FAdd64 => binary64!(i, |a: u64, b: u64| bits64(g(a) + g(b))),
        Op::FMul64 => binary64!(i, |a: u64, b: u64| bits64(g(a) * g(b))),
        Op::FNeg32 => unary!(i, un32, |a: u32| a ^ 0x8000_0000),
        Op::FNeg64 => unary!(i, un64, |a: u64| a ^ (1 << 63)),
        Op::Fma32 if !scalar => |r, i, _| r.fma32(i),
        Op::Fma32 => alu32,
        Op::Lea64 if i.imm.is_power_of_two() && i.imm < 1 << 31 => {
            scaled!(i, |b: u64, by: u32| b << (by.trailing_zeros() & 63))
        }
        Op::Lea64 => scaled!(i, |b: u64, by: u32| b.wrapping_mul(i64::from(by as i32) as u64)),
        Op::Lea32 if scalar => |r, i, _| {
            let distance = i64::from(r.s[i.b.index()] as i32).wrapping_mul(i64::from(i.imm as i32));
            r.s[i.d.index()] = r.s[i.a.index()].wrapping_add(distance as u64);
        },
        // Products of 64 bits are no single instruction of vectors.
        Op::Lea32 if i.imm.is_power_of_two() && i.imm < 1 << 31 => |r, i, _| {
            let by = i.imm.trailing_zeros() & 63;
            r.lea32(i.d, i.a, i.b, |b| b << by);
        },
        Op::Lea32 => |r, i, _| r.lea32(i.d, i.a, i.b, |b| b.wrapping_mul(i64::from(i.imm as i32))),
        Op::Sext64 if i.a.class() == RegClass::V32 && i.imm == 32 => {
            |r, i, _| r.widen(i.d, i.a, |a| i64::from(a as i32) as u64)
        }
        Op::Zext64 => |r, i, _| r.widen(i.d, i.a, u64::from),
        Op::Trunc64 => |r, i, _| r.narrow(i.d, i.a, |a| a as u32),
        Op::ICmp32 if scalar => scalar_comparison!(i, u32, i32),
        Op::ICmp64 if scalar => scalar_comparison!(i, u64, i64),
        Op::ICmp32 => comparison32!(i),
        Op::ICmp64 => |r, i, _| icmp64(r, i),
        Op::FCmp32 => |r, i, _| fcmp32(r, i),
        Op::FCmp64 => |r, i, _| fcmp64(r, i),
        Op::Mov32 => |r, i, mask| r.move32(i.d, i.a, mask),
        Op::Mov64 => |r, i, mask| r.move64(i.d, i.a, mask),
        Op::MovS => |r, i, _| r.s[i.d.index()] = r.s[i.a.index()],
        Op::MovP => alu32,
        Op::TripReset if i.d.class() == RegClass::V32 => |r, i, mask| r.set32(i.d, mask, |_| 0),
        Op::TripNext if i.d.class() == RegClass::V32 => {
            |r, i, mask| r.set32(i.d, mask, |trips| trips.wrapping_add(1))
        }
        Op::LocalAddr => return None,
        op if op.signature().kind == Kind::Pure => alu32,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::Reg;
    use crate::bytecode::signature::Slot;

    /// Bits that are special as integers or floats, and others.
    fn bits(state: &mut u64) -> u64 {
        const SPECIAL: [u64; 8] =
            [0, 1, 31, 0x8000_0000, 0x7fc0_0001, 0x3f80_0000, 0xff80_0000, u64::MAX];
        *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let n = *state >> 20;
        if n.is_multiple_of(3) { SPECIAL[n as usize / 3 % 8] } else { state.rotate_left(17) }
    }

    /// Every handler computes what [`alu32`] does, with each combination of vectors and scalars.
    #[test]
    fn handlers_agree_with_the_general_function() {
        let class = |slot: Slot| match slot {
            Slot::I32 => Some(RegClass::V32),
            Slot::I64 => Some(RegClass::V64),
            Slot::P => Some(RegClass::P),
            _ => None,
        };
        let mut state = 1;
        let mut tried = 0;
        for &op in Op::ALL {
            let signature = op.signature();
            let (Some(d), Some(a)) = (class(signature.writes.d), class(signature.reads.a)) else {
                continue;
            };
            let (b, c) = (class(signature.reads.b), class(signature.reads.c));
            if matches!(op, Op::Math32 | Op::Math64) {
                continue;
            }
            for (scalars, imm) in (0..16u32).flat_map(|s| (0..16).map(move |imm| (s, imm))) {
                // A scalar result has scalar operands.
                if scalars & 1 != 0 && scalars != 15 {
                    continue;
                }
                let imm = match op {
                    op if is_comparison(op) => imm,
                    Op::Lea32 | Op::Lea64 => {
                        [0, 1, 4, 12, 68, 1 << 30, 1 << 31, u32::MAX][imm as usize % 8]
                    }
                    _ => [1, 4, 8, 16, 32][imm as usize % 5],
                };
                if matches!(op, Op::ICmp32 | Op::ICmp64) && imm >= 10 {
                    continue;
                }
                let register = |class: Option<RegClass>, place: u32| match class {
                    None => Reg::NONE,
                    Some(_) if scalars >> place & 1 != 0 => Reg::new(RegClass::S, place),
                    Some(class) => Reg::new(class, place),
                };
                let (d, a, b, c) =
                    (register(Some(d), 0), register(Some(a), 1), register(b, 2), register(c, 3));
                let i = Instr { op, d, a, b, c, imm };
                let Some(run) = handler(&i) else { continue };
                let v32: [[u32; 32]; 4] =
                    [(); 4].map(|()| [(); 32].map(|()| bits(&mut state) as u32));
                let v64: [[u64; 32]; 4] = [(); 4].map(|()| [(); 32].map(|()| bits(&mut state)));
                let p = [(); 4].map(|()| bits(&mut state) & u64::from(u32::MAX));
                let s = [(); 4].map(|()| bits(&mut state));
                let results = [run as Handler, alu32].map(|run| {
                    let (mut v32, mut v64, mut p, mut s) = (v32, v64, p, s);
                    let mut r = Registers { v32: &mut v32, v64: &mut v64, p: &mut p, s: &mut s };
                    run(&mut r, &i, 0xffff_00ff);
                    (v32, v64, p, s)
                });
                assert_eq!(results[0], results[1], "{i:?}");
                tried += 1;
            }
        }
        assert!(tried > 5000, "{tried}");
    }
}

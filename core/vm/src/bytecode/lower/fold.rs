//! Results of pure operations with known operands, all or some of them. Code compiled to preserve
//! its memory accesses lacks most other simplifications.

use super::constant::{icmp, int_binary, sign_extend};
use super::scalar::mask;
use crate::bytecode::op::{Op, Reg};
use ir::{BinaryOp, IntPredicate};

/// What an operation is the same as.
pub(super) enum Same {
    /// One of its operands.
    Operand(Reg),
    /// A constant.
    Constant(u64),
}

/// The result for constant operands (missing ones are 0), for the operations that matter.
pub(super) fn evaluate(op: Op, [a, b, c]: [u64; 3], imm: u32) -> Option<u64> {
    let (a32, b32, c32) = (a & mask(32), b & mask(32), c & mask(32));
    let int = |op: BinaryOp, bits: u32| {
        let (x, y) = if bits == 32 { (a32, b32) } else { (a, b) };
        Some(int_binary(op, bits, x.into(), y.into()) as u64)
    };
    let predicate = || {
        const ALL: [IntPredicate; 10] = [
            IntPredicate::Eq,
            IntPredicate::Ne,
            IntPredicate::Ugt,
            IntPredicate::Uge,
            IntPredicate::Ult,
            IntPredicate::Ule,
            IntPredicate::Sgt,
            IntPredicate::Sge,
            IntPredicate::Slt,
            IntPredicate::Sle,
        ];
        ALL.into_iter().find(|p| *p as u32 == imm)
    };
    match op {
        Op::Add32 => int(BinaryOp::Add, 32),
        Op::Sub32 => int(BinaryOp::Sub, 32),
        Op::Mul32 => int(BinaryOp::Mul, 32),
        Op::Shl32 => int(BinaryOp::Shl, 32),
        Op::LShr32 => int(BinaryOp::LShr, 32),
        Op::AShr32 => int(BinaryOp::AShr, 32),
        Op::And32 => int(BinaryOp::And, 32),
        Op::Or32 => int(BinaryOp::Or, 32),
        Op::Xor32 => int(BinaryOp::Xor, 32),
        Op::Add64 => int(BinaryOp::Add, 64),
        Op::Sub64 => int(BinaryOp::Sub, 64),
        Op::Mul64 => int(BinaryOp::Mul, 64),
        Op::Shl64 => int(BinaryOp::Shl, 64),
        Op::LShr64 => int(BinaryOp::LShr, 64),
        Op::AShr64 => int(BinaryOp::AShr, 64),
        Op::And64 => int(BinaryOp::And, 64),
        Op::Or64 => int(BinaryOp::Or, 64),
        Op::Xor64 => int(BinaryOp::Xor, 64),
        Op::Sext32 => Some(sign_extend(a, imm) as u64 & mask(32)),
        Op::Sext64 => Some(sign_extend(a, imm) as u64),
        Op::Zext64 | Op::Trunc64 => Some(a32),
        Op::Lea64 => Some(a.wrapping_add(b.wrapping_mul(imm as i32 as u64))),
        Op::Lea32 => {
            Some(a.wrapping_add((sign_extend(b, 32) as u64).wrapping_mul(imm as i32 as u64)))
        }
        Op::AndP => Some(a & b & 1),
        Op::OrP => Some((a | b) & 1),
        Op::XorP => Some((a ^ b) & 1),
        Op::TruncP32 | Op::TruncP64 => Some(a & 1),
        Op::ZextP32 | Op::ZextP64 => Some(a & 1),
        Op::SextP32 => Some(if a & 1 != 0 { mask(32) } else { 0 }),
        Op::SextP64 => Some(if a & 1 != 0 { u64::MAX } else { 0 }),
        Op::ICmp32 => Some(icmp(predicate()?, 32, a32.into(), b32.into()).into()),
        Op::ICmp64 => Some(icmp(predicate()?, 64, a.into(), b.into()).into()),
        Op::Select32 => Some(if a & 1 != 0 { b32 } else { c32 }),
        Op::Select64 => Some(if a & 1 != 0 { b } else { c }),
        Op::SelectP => Some(if a & 1 != 0 { b } else { c } & 1),
        _ => None,
    }
}

/// The simplification of an operation with some constant operands.
pub(super) fn identity(
    op: Op,
    [a, b, c]: [Reg; 3],
    [ka, kb, kc]: [Option<u64>; 3],
    _imm: u32,
) -> Option<Same> {
    use Same::{Constant, Operand};
    let zero = |k: Option<u64>| k == Some(0);
    let one = |k: Option<u64>| k == Some(1);
    match op {
        Op::Add32
        | Op::Add64
        | Op::Or32
        | Op::Or64
        | Op::Xor32
        | Op::Xor64
        | Op::OrP
        | Op::XorP => {
            if zero(kb) {
                Some(Operand(a))
            } else if zero(ka) {
                Some(Operand(b))
            } else {
                None
            }
        }
        Op::Sub32
        | Op::Sub64
        | Op::Shl32
        | Op::Shl64
        | Op::LShr32
        | Op::LShr64
        | Op::AShr32
        | Op::AShr64
        | Op::Lea64
        | Op::Lea32 => zero(kb).then_some(Operand(a)),
        Op::Mul32 | Op::Mul64 => {
            if one(kb) {
                Some(Operand(a))
            } else if one(ka) {
                Some(Operand(b))
            } else if zero(ka) || zero(kb) {
                Some(Constant(0))
            } else {
                None
            }
        }
        Op::And32 | Op::And64 | Op::AndP => {
            let full = match op {
                Op::And32 => mask(32),
                Op::And64 => u64::MAX,
                _ => 1,
            };
            if kb == Some(full) {
                Some(Operand(a))
            } else if ka == Some(full) {
                Some(Operand(b))
            } else if zero(ka) || zero(kb) {
                Some(Constant(0))
            } else {
                None
            }
        }
        Op::Select32 | Op::Select64 | Op::SelectP => match ka {
            Some(k) => Some(Operand(if k & 1 != 0 { b } else { c })),
            None if b == c || (kb.is_some() && kb == kc) => Some(Operand(b)),
            None => None,
        },
        Op::Sext32 | Op::Sext64 => None,
        _ => None,
    }
}

//! Masks of lanes that every lane computes from its number, as those of tiles of a warp are.
//!
//! If the mask of each lane names the lane itself, and every lane that it names has the same mask, then the
//! lanes that wait for each other name one mask. The mask is computed for every number that a thread can
//! have in its block.

use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Role, Val};
use crate::extract::roots::constant_int;
use crate::extract::shape::Scope;
use ir::{BinaryOp, BlockId, CastOp, InstKind, IntPredicate, Operand, Type, ValueDef};
use std::collections::BTreeMap;

/// Most threads of a block.
const MAX_THREADS: u64 = 1024;
/// Deepest chain of operations that is followed.
const MAX_DEPTH: u32 = 24;
/// Most operations of one mask.
const MAX_OPERATIONS: u32 = 64;

/// Whether the lanes that a mask names all have the same one.
pub(crate) fn is_partition(k: &Kernel<'_>, mask: Operand, at: BlockId) -> bool {
    let warp = u64::from(k.warp_size);
    if warp == 0 || warp > 64 {
        return false;
    }
    let mut values = vec![];
    let mut eval = Masks::new(k, at);
    for thread in 0..MAX_THREADS {
        eval.thread = thread;
        eval.left = MAX_OPERATIONS;
        let Some(mask) = eval.operand(mask, 0) else { return false };
        values.push(mask);
    }
    values.chunks(warp as usize).all(|lanes| {
        let named = |mask: u64, lane: usize| mask >> lane & 1 == 1;
        lanes.iter().enumerate().all(|(lane, &mask)| {
            named(mask, lane)
                && lanes.iter().enumerate().all(|(other, &m)| !named(mask, other) || m == mask)
        })
    })
}

/// Computes values for one number of a thread.
struct Masks<'k> {
    k: &'k Kernel<'k>,
    builder: Builder<'k>,
    env: Env,
    /// Values that are the number of the thread in its block, or its lane.
    known: BTreeMap<ir::ValueId, Option<Number>>,
    thread: u64,
    left: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Thread,
    Lane,
}

impl<'k> Masks<'k> {
    fn new(k: &'k Kernel<'k>, at: BlockId) -> Self {
        let env = Env { role: Role::First, at, iterations: BTreeMap::new() };
        let builder = Builder::new(k, Scope::Block);
        Self { k, builder, env, known: BTreeMap::new(), thread: 0, left: 0 }
    }

    /// Which number of the thread a value is.
    fn number(&mut self, v: ir::ValueId) -> Option<Number> {
        if let Some(&known) = self.known.get(&v) {
            return known;
        }
        let linear = self.builder.linear(Role::First);
        let lane = linear.as_ref().map(|p| {
            let size = crate::pair::Poly::from(i128::from(self.k.warp_size));
            self.builder.remainder(p, &size)
        });
        let found = match self.builder.operand(&self.env, Operand::Value(v)) {
            Val::Int(int) if Some(&int.poly) == linear.as_ref() => Some(Number::Thread),
            Val::Int(int) if Some(&int.poly) == lane.as_ref() => Some(Number::Lane),
            _ => None,
        };
        self.known.insert(v, found);
        found
    }

    fn bits(&self, o: Operand) -> Option<u32> {
        let f = &self.k.flat.function;
        match *self.k.module.types.get(self.k.module.operand_type(f, o)?) {
            Type::Int(bits) if (1..=64).contains(&bits) => Some(bits),
            _ => None,
        }
    }

    /// The value of an operand as an unsigned number of its width.
    fn operand(&mut self, o: Operand, depth: u32) -> Option<u64> {
        let bits = self.bits(o)?;
        let low = |x: u64| if bits == 64 { x } else { x & ((1 << bits) - 1) };
        if let Some(c) = constant_int(self.k.module, o) {
            return Some(low(c as u64));
        }
        let Operand::Value(v) = o else { return None };
        self.left = self.left.checked_sub(1)?;
        if depth > MAX_DEPTH {
            return None;
        }
        match self.number(v) {
            Some(Number::Thread) => return Some(low(self.thread)),
            Some(Number::Lane) => return Some(low(self.thread % u64::from(self.k.warp_size))),
            None => {}
        }
        let f = &self.k.flat.function;
        let ValueDef::Inst(i) = f.values[v].def else { return None };
        match &f.insts[i].kind {
            InstKind::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.operand(*lhs, depth + 1)?, self.operand(*rhs, depth + 1)?);
                let shift = || u32::try_from(b).ok().filter(|&n| n < bits);
                let (x, y) = (signed(a, bits), signed(b, bits));
                Some(low(match op {
                    BinaryOp::Add => a.wrapping_add(b),
                    BinaryOp::Sub => a.wrapping_sub(b),
                    BinaryOp::Mul => a.wrapping_mul(b),
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    BinaryOp::Xor => a ^ b,
                    BinaryOp::Shl => a << shift()?,
                    BinaryOp::LShr => a >> shift()?,
                    BinaryOp::UDiv => a.checked_div(b)?,
                    BinaryOp::URem => a.checked_rem(b)?,
                    BinaryOp::SDiv => x.checked_div(y)? as u64,
                    BinaryOp::SRem => x.checked_rem(y)? as u64,
                    BinaryOp::AShr => (x >> shift()?) as u64,
                    _ => return None,
                }))
            }
            InstKind::Cast { op: CastOp::ZExt, value, .. } => self.operand(*value, depth + 1),
            InstKind::Cast { op: CastOp::Trunc, value, .. } => {
                Some(low(self.operand(*value, depth + 1)?))
            }
            InstKind::Select { cond, on_true, on_false, .. } => {
                let c = self.operand(*cond, depth + 1)? == 1;
                self.operand(if c { *on_true } else { *on_false }, depth + 1)
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                let (a, b) = (self.operand(*lhs, depth + 1)?, self.operand(*rhs, depth + 1)?);
                let bits = self.bits(*lhs)?;
                let (x, y) = (signed(a, bits), signed(b, bits));
                Some(u64::from(match pred {
                    IntPredicate::Eq => a == b,
                    IntPredicate::Ne => a != b,
                    IntPredicate::Ult => a < b,
                    IntPredicate::Ule => a <= b,
                    IntPredicate::Ugt => a > b,
                    IntPredicate::Uge => a >= b,
                    IntPredicate::Slt => x < y,
                    IntPredicate::Sle => x <= y,
                    IntPredicate::Sgt => x > y,
                    IntPredicate::Sge => x >= y,
                }))
            }
            InstKind::Freeze(o) => self.operand(*o, depth + 1),
            _ => None,
        }
    }
}

/// A number of `bits` bits, from 1 to 64, as a signed one.
fn signed(x: u64, bits: u32) -> i64 {
    ((x << (64 - bits)) as i64) >> (64 - bits)
}

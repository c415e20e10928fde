//! How often loops run whose counters only depend on constants, by running the counter.
//!
//! If the branch that leaves a loop is executed in every iteration, because its block dominates all
//! latches, and its condition is a comparison of a constant with a counter that begins at a constant and
//! changes by a constant, then the first iteration in which that branch leaves is known. No thread is in a
//! later one, and if the loop has no other exit, every thread that has left it was in exactly that one.

use super::Kernel;
use super::builder::{Builder, Env, Iteration, Role};
use super::phi::{Step, StepOp, header_of, step};
use super::roots::constant_int;
use super::shape::Scope;
use crate::pair::{Condition, Poly};
use ir::analysis::LoopId;
use ir::{Flags, InstKind, IntPredicate, Operand, Type, ValueDef};
use std::collections::BTreeMap;

/// Most iterations that are run.
const MAX_ITERATIONS: i64 = 4096;

/// The end of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    /// The last iteration that a thread can be in, counted from 0.
    pub last: i64,
    /// Whether every thread that leaves the loop does so in that one.
    pub only: bool,
}

impl Builder<'_> {
    /// Assumes of loops that the thread has left by their only exit, in a known iteration, that it is that one.
    /// An iteration that is counted from a barrier in the loop is the one in which the thread has left it.
    pub fn assume_left(&mut self, env: &Env) {
        for (&l, &state) in &env.iterations {
            let Some(&End { last, only: true }) = self.k.invariants.ends.get(&l) else { continue };
            let counted = matches!(state, Iteration::After(_) | Iteration::Later);
            if counted && !self.k.shape.loops.contains(l, env.at) {
                let count = self.iteration(env, l);
                if let Some(left) = Condition::eq(&count, &Poly::from(i128::from(last))) {
                    self.require(left);
                }
            }
        }
    }
}

/// The ends that are known.
pub(crate) fn ends(k: &Kernel<'_>) -> BTreeMap<LoopId, End> {
    let mut out = BTreeMap::new();
    for l in k.shape.loops.loops.keys() {
        if let Some(end) = end(k, l) {
            out.insert(l, end);
        }
    }
    out
}

fn end(k: &Kernel<'_>, l: LoopId) -> Option<End> {
    let shape = k.shape;
    let cfg = &shape.cfg;
    let within = |b| shape.loops.contains(l, b);
    let exits: Vec<_> = cfg
        .reverse_post_order()
        .iter()
        .copied()
        .filter(|&b| within(b) && cfg.successors(b).iter().any(|&s| !within(s)))
        .collect();
    // A block inside that ends the kernel is another way out.
    let ends = cfg.reverse_post_order().iter().any(|&b| within(b) && cfg.successors(b).is_empty());
    let mut best: Option<i64> = None;
    for &b in &exits {
        let always = shape.loops.loops[l].latches.iter().all(|&x| shape.dominators.dominates(b, x));
        // In a loop inside, the branch is executed more than once in an iteration.
        if !always || shape.loops.innermost(b) != Some(l) {
            continue;
        }
        if let Some(last) = first_exit(k, l, b) {
            best = Some(best.map_or(last, |x| x.min(last)));
        }
    }
    Some(End { last: best?, only: exits.len() == 1 && !ends })
}

/// The first iteration in which the branch at the end of `b` leaves the loop.
fn first_exit(k: &Kernel<'_>, l: LoopId, b: ir::BlockId) -> Option<i64> {
    let f = &k.flat.function;
    let InstKind::CondBr { cond: Operand::Value(cond), then_to, else_to, .. } =
        f.terminator(b)?.kind
    else {
        return None;
    };
    let stays = [then_to, else_to].map(|s| k.shape.loops.contains(l, s));
    if stays[0] == stays[1] {
        return None;
    }
    let ValueDef::Inst(compare) = f.values[cond].def else { return None };
    let InstKind::ICmp { pred, lhs, rhs, .. } = f.insts[compare].kind else { return None };
    let header = k.shape.loops.loops[l].header;
    let number = |o| number(k, header, o);
    let (counter, bound, swapped) = match (number(lhs), number(rhs)) {
        (None, Some(c)) => (lhs, c, false),
        (Some(c), None) => (rhs, c, true),
        _ => return None,
    };
    let Operand::Value(counter) = counter else { return None };
    let ValueDef::Inst(at) = f.values[counter].def else { return None };
    // The phi itself, or its value of the next iteration.
    let mut found = None;
    for &i in &f.blocks[header].insts {
        let Some(v) = f.insts[i].result else { continue };
        if !matches!(f.insts[i].kind, InstKind::Phi { .. }) || header_of(k, v) != Some(l) {
            continue;
        }
        let Some(step) = step(k, l, v, i) else { continue };
        if v == counter || step.at == at {
            found = Some((step, v != counter));
            break;
        }
    }
    let (step, next) = found?;
    let Type::Int(bits) = *k.module.types.get(f.insts[step.at].ty) else { return None };
    if !(2..=64).contains(&bits) {
        return None;
    }
    let (mut x, by) = (number(step.init)?, number(step.by)?);
    for iteration in 0..MAX_ITERATIONS {
        let after = advance(&step, x, by, bits)?;
        let value = if next { after } else { x };
        let holds = if swapped {
            compares(pred, bound, value, bits)
        } else {
            compares(pred, value, bound, bits)
        };
        if stays[usize::from(!holds)] {
            x = after;
        } else {
            return Some(iteration);
        }
    }
    None
}

/// The signed number that an operand is, whichever thread has it: in a launch that is run, also what is computed from
/// its numbers.
fn number(k: &Kernel<'_>, at: ir::BlockId, o: Operand) -> Option<i128> {
    let constant = constant_int(k.module, o);
    if constant.is_some() || k.run.is_none() {
        return constant;
    }
    let mut builder = Builder::new(k, Scope::Grid);
    let env = Env { role: Role::First, at, iterations: BTreeMap::new() };
    let int = builder.int(&env, o)?;
    builder.signed(&int, None).constant()
}

/// The value of the next iteration, as a signed number of this width; `None` if it is undefined.
fn advance(step: &Step<'_>, x: i128, by: i128, bits: u32) -> Option<i128> {
    let unsigned = |x: i128| x & ((1i128 << bits) - 1);
    let amount = || u32::try_from(by).ok().filter(|&n| n < bits);
    let exact = match step.op {
        StepOp::Add => x.checked_add(by)?,
        StepOp::Sub => x.checked_sub(by)?,
        StepOp::Mul => x.checked_mul(by)?,
        StepOp::Shl => x.checked_mul(1i128.checked_shl(amount()?)?)?,
        StepOp::LShr => unsigned(x) >> amount()?,
        StepOp::AShr => x >> amount()?,
        StepOp::SDiv => x.checked_div(by)?,
        StepOp::UDiv => unsigned(x).checked_div(unsigned(by))?,
        StepOp::Toggle | StepOp::Move(_) => return None,
    };
    let shift = 128 - bits;
    let wrapped = (exact << shift) >> shift;
    // What overflows although it must not ends the iterations that have a meaning; so might an unsigned
    // overflow, which is not looked into.
    (wrapped == exact || !step.flags.has(Flags::NSW)).then_some(wrapped)
}

fn compares(pred: IntPredicate, a: i128, b: i128, bits: u32) -> bool {
    use IntPredicate as P;
    let (x, y) = (a & ((1i128 << bits) - 1), b & ((1i128 << bits) - 1));
    match pred {
        P::Eq => x == y,
        P::Ne => x != y,
        P::Sgt => a > b,
        P::Sge => a >= b,
        P::Slt => a < b,
        P::Sle => a <= b,
        P::Ugt => x > y,
        P::Uge => x >= y,
        P::Ult => x < y,
        P::Ule => x <= y,
    }
}

//! The registers that an instruction reads and writes, including those listed in the program's
//! tables.

use crate::bytecode::op::{Instr, Op, Reg};
use crate::bytecode::program::Program;
use crate::bytecode::signature::Slot;

/// Calls `f` with each register that `i` reads. `results` are those of the function.
pub fn uses(program: &Program, results: &[Reg], i: &Instr, mut f: impl FnMut(Reg)) {
    let mut some = |r: Reg| {
        if r.is_some() {
            f(r);
        }
    };
    let writes_c = matches!(i.op, Op::Match | Op::Shuffle | Op::Soft);
    some(i.a);
    some(i.b);
    if !writes_c {
        some(i.c);
    }
    match i.op {
        Op::TripNext => some(i.d),
        Op::Return => results.iter().for_each(|&r| some(r)),
        Op::Call | Op::CallIndirect => {
            if let Some(call) = program.calls.get(i.imm as usize) {
                call.args.iter().chain(&call.trips).for_each(|&r| some(r));
            }
        }
        Op::Barrier => {
            if let Some(b) = program.barriers.get(i.imm as usize) {
                some(b.number);
                some(b.count);
                b.trips.iter().for_each(|&r| some(r));
            }
        }
        Op::Soft => {
            if let Some(s) = program.softs.get(i.imm as usize) {
                s.args.into_iter().for_each(some);
            }
        }
        Op::Shuffle => {
            if let Some(s) = program.shuffles.get(i.imm as usize) {
                [s.members, s.value, s.lane, s.clamp].into_iter().for_each(some);
            }
        }
        _ => {}
    }
}

/// Calls `f` with each register that `i` writes.
pub fn defs(program: &Program, i: &Instr, mut f: impl FnMut(Reg)) {
    let mut some = |r: Reg| {
        if r.is_some() {
            f(r);
        }
    };
    if i.op.signature().d != Slot::Empty {
        some(i.d);
    }
    match i.op {
        Op::Match | Op::Shuffle | Op::Soft => some(i.c),
        Op::Call | Op::CallIndirect => {
            if let Some(call) = program.calls.get(i.imm as usize) {
                call.results.iter().for_each(|&r| some(r));
            }
        }
        _ => {}
    }
}

/// Replaces each register of `i` by the result of `f`.
pub fn rename(program: &mut Program, i: &mut Instr, mut f: impl FnMut(Reg) -> Reg) {
    let mut change = |r: &mut Reg| {
        if r.is_some() {
            *r = f(*r);
        }
    };
    change(&mut i.a);
    change(&mut i.b);
    change(&mut i.c);
    match i.op {
        Op::Call | Op::CallIndirect => {
            if let Some(call) = program.calls.get_mut(i.imm as usize) {
                call.args.iter_mut().chain(&mut call.trips).for_each(&mut change);
                call.results.iter_mut().for_each(&mut change);
            }
        }
        Op::Barrier => {
            if let Some(b) = program.barriers.get_mut(i.imm as usize) {
                change(&mut b.number);
                change(&mut b.count);
                b.trips.iter_mut().for_each(&mut change);
            }
        }
        Op::Soft => {
            if let Some(s) = program.softs.get_mut(i.imm as usize) {
                s.args.iter_mut().for_each(&mut change);
            }
        }
        Op::Shuffle => {
            if let Some(s) = program.shuffles.get_mut(i.imm as usize) {
                [&mut s.members, &mut s.value, &mut s.lane, &mut s.clamp]
                    .into_iter()
                    .for_each(&mut change);
            }
        }
        _ => {}
    }
    change(&mut i.d);
}

//! What the main loop does at each instruction, decided before a program runs.
//!
//! Most instructions of a run are pure operations, loads and stores of words, jumps, and branches on values that
//! the whole warp shares. The plan says which of these an instruction is, so that the main loop need not decode it.
//! The address of an access is mostly computed by the instruction before it, and needed nowhere else. Such a pair
//! is one step of the plan, in which the addresses need not be written to a register.
//!
//! The plan is for warps of 32 lanes.

use super::handlers::{Handler, handler, is_comparison};
use crate::bytecode::{Function, Instr, Op, Program, Reg, RegClass, defs, uses};
use std::sync::OnceLock;

/// Most instructions that are looked at to find out whether an address is needed later.
const MAX_LOOKAHEAD: usize = 64;

/// What the main loop does at an instruction.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// What it does for all instructions that it has no better way for.
    Other,
    /// A pure operation.
    Pure(Handler),
    /// A special register.
    Special,
    /// An integer division, which no lane makes by zero.
    Division,
    /// A jump.
    Jump,
    /// A branch on a scalar.
    UniformBranch,
    /// A branch by lanes, which may all take one side.
    Branch,
    /// An atomic read-modify-write.
    Atomic,
    /// A plain load or store of four bytes for each lane, from or to a vector register, at addresses in another.
    Words {
        /// Whether it is a store.
        store: bool,
    },
    /// Computes addresses, for [`Step::Words`] of the next instruction and nothing else.
    AddressedWords {
        /// Writes the addresses to their register.
        compute: Handler,
        /// Whether it is a store.
        store: bool,
        /// How the addresses are computed.
        form: Form,
    },
    /// A load at one address for all lanes.
    UniformLoad,
    /// Any other load or store.
    Memory {
        /// Whether it is a store.
        store: bool,
    },
}

/// Where the addresses of the lanes come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// From the register that is the access's operand.
    Register,
    /// `a + sext(b) * imm` of a scalar and a 32-bit vector: [`Op::Lea32`].
    Index,
    /// `a + b` of a vector of addresses and a scalar: [`Op::Add64`].
    RowAndOffset,
    /// The same of a scalar and a vector.
    OffsetAndRow,
}

/// An instruction, and what the main loop does at it.
#[derive(Clone, Copy)]
pub(super) struct Planned {
    pub(super) step: Step,
    pub(super) instr: Instr,
}

/// The steps of each function's instructions.
///
/// They follow from the code, so that programs with the same code are equal whether or not they have run.
#[derive(Default)]
pub struct Plan {
    all: OnceLock<Vec<Vec<Planned>>>,
    /// The same for runs in which comparisons are observed: the main loop executes them.
    observed: OnceLock<Vec<Vec<Planned>>>,
}

impl Plan {
    /// The steps of `program`, decided when they are first needed.
    pub(super) fn of<'p>(&'p self, program: &Program, observed: bool) -> &'p [Vec<Planned>] {
        let table = if observed { &self.observed } else { &self.all };
        table
            .get_or_init(|| program.functions.iter().map(|f| steps(program, f, observed)).collect())
    }
}

impl Clone for Plan {
    /// The code of a copy may be changed, so its steps are decided anew.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Plan {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Plan")
    }
}

fn steps(program: &Program, function: &Function, observed: bool) -> Vec<Planned> {
    let code = &function.code;
    let one = |(pc, i): (usize, &Instr)| match i.op {
        Op::Jump => Step::Jump,
        Op::Branch if i.a.is_scalar() => Step::UniformBranch,
        Op::Branch => Step::Branch,
        Op::AtomicRmw => Step::Atomic,
        Op::Special => Step::Special,
        Op::UDiv32
        | Op::SDiv32
        | Op::URem32
        | Op::SRem32
        | Op::UDiv64
        | Op::SDiv64
        | Op::URem64
        | Op::SRem64 => Step::Division,
        Op::Load | Op::Store => {
            let store = i.op == Op::Store;
            match program.accesses.get(i.imm as usize) {
                _ if is_words(program, i) => Step::Words { store },
                Some(info) if !store && i.a.is_scalar() && !info.polling => Step::UniformLoad,
                _ => Step::Memory { store },
            }
        }
        op if observed && is_comparison(op) => Step::Other,
        _ => match handler(i) {
            None => Step::Other,
            Some(compute) => {
                let pair = code.get(pc + 1).filter(|next| is_words(program, next) && next.a == i.d);
                let form = pair.and(form(i));
                match (form, pair) {
                    (Some(form), Some(next))
                        if next.b != i.d && is_dead(program, function, pc + 2, i.d) =>
                    {
                        Step::AddressedWords { compute, store: next.op == Op::Store, form }
                    }
                    _ => Step::Pure(compute),
                }
            }
        },
    };
    let planned = |(pc, i)| Planned { step: one((pc, i)), instr: *i };
    code.iter().enumerate().map(planned).collect()
}

/// Whether an access is one for [`Step::Words`].
fn is_words(program: &Program, i: &Instr) -> bool {
    let data = match i.op {
        Op::Load => i.d,
        Op::Store => i.b,
        _ => return false,
    };
    let Some(info) = program.accesses.get(i.imm as usize) else { return false };
    let whole = info.size == 4 && info.align <= 4 && info.atomic.is_none() && !info.polling;
    whole && i.a.class() == RegClass::V64 && data.is_some() && data.class() == RegClass::V32
}

/// How an operation computes addresses, if it is one of those that need no register for them.
fn form(i: &Instr) -> Option<Form> {
    match i.op {
        Op::Lea32 if i.a.is_scalar() && i.b.class() == RegClass::V32 && i.imm != 0 => {
            Some(Form::Index)
        }
        Op::Add64 if i.a.class() == RegClass::V64 && i.b.is_scalar() => Some(Form::RowAndOffset),
        Op::Add64 if i.b.class() == RegClass::V64 && i.a.is_scalar() => Some(Form::OffsetAndRow),
        _ => None,
    }
}

/// Whether `r` is written before it is read on all ways from `pc`, as far as is known after a short look.
fn is_dead(program: &Program, function: &Function, pc: usize, r: Reg) -> bool {
    let mut seen = vec![];
    let mut next = vec![pc];
    while let Some(start) = next.pop() {
        let mut pc = start;
        loop {
            if seen.contains(&pc) {
                break;
            }
            if seen.len() >= MAX_LOOKAHEAD {
                return false;
            }
            seen.push(pc);
            let Some(i) = function.code.get(pc) else { return false };
            let (mut reads, mut writes) = (false, false);
            uses(program, &function.results, i, |used| reads |= used == r);
            defs(program, i, |written| writes |= written == r);
            if reads {
                return false;
            }
            if writes {
                break;
            }
            match i.op {
                Op::Jump => pc = i.imm as usize,
                Op::Branch => {
                    let Some(info) = program.branches.get(i.imm as usize) else { return false };
                    next.push(info.then_pc as usize);
                    pc = info.else_pc as usize;
                }
                op if op.is_terminator() => break,
                _ => pc += 1,
            }
        }
    }
    true
}

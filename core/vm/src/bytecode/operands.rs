//! The registers that an instruction reads and writes, including those listed in the program's
//! tables.

use super::op::{Instr, Op};
use super::program::Program;
use super::reg::{Reg, RegClass};
use super::signature::{Imm, Signature, Slot};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Reads,
    Writes,
}

/// A register operand that is listed in a table of the program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    /// Its name.
    pub(super) name: &'static str,
    access: Access,
    /// What it may be.
    pub(super) slot: Slot,
    pub(super) reg: Reg,
}

/// A field of a table's entry that holds registers.
trait Registers {
    fn registers(&self) -> &[Reg];
    fn registers_mut(&mut self) -> &mut [Reg];
}

impl Registers for Reg {
    fn registers(&self) -> &[Reg] {
        std::slice::from_ref(self)
    }
    fn registers_mut(&mut self) -> &mut [Reg] {
        std::slice::from_mut(self)
    }
}

impl<T: AsRef<[Reg]> + AsMut<[Reg]>> Registers for T {
    fn registers(&self) -> &[Reg] {
        self.as_ref()
    }
    fn registers_mut(&mut self) -> &mut [Reg] {
        self.as_mut()
    }
}

macro_rules! listed {
    ($($imm:ident in $table:ident {
        $($access:ident $field:ident as $name:literal: $slot:expr;)*
    })*) => {
        /// Calls `f` with each operand of `i` that is listed in a table of the program.
        pub(super) fn listed(program: &Program, i: &Instr, mut f: impl FnMut(Listed)) {
            match i.op.signature().imm {
                $(Imm::$imm => if let Some(entry) = program.$table.get(i.imm as usize) {
                    $(for &reg in entry.$field.registers() {
                        f(Listed { name: $name, access: Access::$access, slot: $slot, reg });
                    })*
                },)*
                _ => {}
            }
        }

        /// Calls `f` with each operand of `i` that is listed in a table of the program.
        fn listed_mut(program: &mut Program, i: &Instr, mut f: impl FnMut(&mut Reg)) {
            match i.op.signature().imm {
                $(Imm::$imm => if let Some(entry) = program.$table.get_mut(i.imm as usize) {
                    $(entry.$field.registers_mut().iter_mut().for_each(&mut f);)*
                },)*
                _ => {}
            }
        }
    };
}

// The immediate, the table that it indexes, and the fields of an entry.
listed! {
    Call in calls {
        Reads args as "argument": Slot::MaybeAny;
        Writes results as "result": Slot::MaybeAny;
        Reads trips as "trip": Slot::MaybeAny;
    }
    Barrier in barriers {
        Reads number as "number": Slot::Maybe(RegClass::V32);
        Reads count as "count": Slot::Maybe(RegClass::V32);
        Reads trips as "trip": Slot::Vector(RegClass::V32);
    }
    Shuffle in shuffles {
        Reads members as "members": Slot::Maybe(RegClass::V32);
        Reads value as "value": Slot::I32;
        Reads lane as "lane": Slot::I32;
        Reads clamp as "clamp": Slot::I32;
    }
    Soft in softs {
        Reads args as "argument": Slot::MaybeAny;
    }
}

/// Calls `f` with each register that `i` reads. `results` are those of the function.
pub fn uses(program: &Program, results: &[Reg], i: &Instr, mut f: impl FnMut(Reg)) {
    let mut some = |r: Reg| {
        if r.is_some() {
            f(r);
        }
    };
    let Signature { reads, writes, .. } = i.op.signature();
    for (r, written) in [(i.a, writes.a), (i.b, writes.b), (i.c, writes.c)] {
        // A register in a field that the opcode does not have is an error of the program, and counts
        // as read.
        if written == Slot::Empty {
            some(r);
        }
    }
    if reads.d != Slot::Empty {
        some(i.d);
    }
    if i.op == Op::Return {
        for &r in results {
            some(r);
        }
    }
    listed(program, i, |x| {
        if x.access == Access::Reads {
            some(x.reg);
        }
    });
}

/// Calls `f` with each register that `i` writes.
pub fn defs(program: &Program, i: &Instr, mut f: impl FnMut(Reg)) {
    let mut some = |r: Reg| {
        if r.is_some() {
            f(r);
        }
    };
    let Signature { writes, .. } = i.op.signature();
    for (r, written) in [(i.d, writes.d), (i.a, writes.a), (i.b, writes.b), (i.c, writes.c)] {
        if written != Slot::Empty {
            some(r);
        }
    }
    listed(program, i, |x| {
        if x.access == Access::Writes {
            some(x.reg);
        }
    });
}

/// Replaces each register of `i` by the result of `f`.
pub fn rename(program: &mut Program, i: &mut Instr, mut f: impl FnMut(Reg) -> Reg) {
    let mut change = |r: &mut Reg| {
        if r.is_some() {
            *r = f(*r);
        }
    };
    listed_mut(program, i, &mut change);
    [&mut i.d, &mut i.a, &mut i.b, &mut i.c].into_iter().for_each(change);
}

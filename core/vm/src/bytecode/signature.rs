//! What the columns of the table of opcodes mean: which operands an opcode has and what it does.

use super::reg::{Reg, RegClass};

/// What an instruction does besides writing registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing: the result is a function of the operands alone, cannot fault, and is computed for
    /// all lanes. The instruction may be removed if unused, or shared between equal operands.
    Pure,
    /// Nothing, but the result depends on more than the operands, or is written by lane. The
    /// instruction may be removed if unused.
    Value,
    /// It accesses memory, may fault, or changes the state of a thread.
    Effect,
    /// Other lanes of the warp may run between its start and its end.
    Switch,
    /// Control never continues with the next instruction.
    Terminator,
}

/// The registers that a field of an instruction takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Nothing: the field is `NONE`.
    Empty,
    /// A 32-bit register, or scalar.
    I32,
    /// A 64-bit register, or scalar.
    I64,
    /// A lane mask, or scalar.
    P,
    /// A register of any class.
    Any,
    /// A scalar register.
    S,
    /// A register of this class, a scalar one, or `NONE`.
    Maybe(RegClass),
    /// A register of any class, or `NONE`.
    MaybeAny,
    /// A vector register of this class, never scalar.
    Vector(RegClass),
}

impl Slot {
    /// Whether the field may hold `r`.
    pub fn accepts(self, r: Reg) -> bool {
        let class = r.is_some().then(|| r.class());
        match self {
            Slot::Empty => class.is_none(),
            Slot::I32 => matches!(class, Some(RegClass::V32 | RegClass::S)),
            Slot::I64 => matches!(class, Some(RegClass::V64 | RegClass::S)),
            Slot::P => matches!(class, Some(RegClass::P | RegClass::S)),
            Slot::Any => class.is_some(),
            Slot::S => class == Some(RegClass::S),
            Slot::Maybe(c) => class.is_none_or(|k| k == c || k == RegClass::S),
            Slot::MaybeAny => true,
            Slot::Vector(c) => class == Some(c),
        }
    }
}

/// The register fields of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Fields {
    pub d: Slot,
    pub a: Slot,
    pub b: Slot,
    pub c: Slot,
}

impl Fields {
    /// No field.
    pub const NONE: Self = Self { d: Slot::Empty, a: Slot::Empty, b: Slot::Empty, c: Slot::Empty };
}

/// What the immediate of an instruction means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imm {
    /// Nothing: it is 0.
    Unused,
    /// A number with a meaning of its own.
    Number,
    /// A set of flags.
    Flags,
    /// A width in bits.
    Bits,
    /// A factor, an `i32`.
    Scale,
    /// `IntPredicate as u32`.
    IntPredicate,
    /// `FloatPredicate as u32`.
    FloatPredicate,
    /// [`MathFn`](super::MathFn) as a number.
    MathFn,
    /// [`Sreg`](super::Sreg) as a number.
    Sreg,
    /// [`Vote`](super::Vote) as a number.
    Vote,
    /// [`Redux`](super::Redux) as a number.
    Redux,
    /// The scope of a fence: 0 block, 1 device, 2 system.
    Scope,
    /// Bytes from the start of the frame's local memory.
    LocalOffset,
    /// A pc of the function.
    Pc,
    /// Index in `Program::accesses`, of an access to one scalar.
    Access,
    /// Index in `Program::accesses` of the first of this many entries of an operation on a block of
    /// bytes: what is written, then what is read. Their size is that of one element, 1.
    BlockAccess(u32),
    /// Index in `Program::branches`.
    Branch,
    /// Index in `Program::calls`.
    Call,
    /// Index in `Program::barriers`.
    Barrier,
    /// Index in `Program::shuffles`.
    Shuffle,
    /// Index in `Program::softs`.
    Soft,
}

/// Operands of an opcode, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// What it does besides writing registers.
    pub kind: Kind,
    /// The fields that it reads.
    pub reads: Fields,
    /// The fields that it writes; one that it also reads takes the same registers there.
    pub writes: Fields,
    /// The immediate.
    pub imm: Imm,
}

impl Signature {
    /// The names of the fields, in the order in which programs show them, and what they take.
    pub fn fields(&self) -> [(&'static str, Slot); 4] {
        let either = |read, written| if written == Slot::Empty { read } else { written };
        let Self { reads, writes, .. } = self;
        [
            ("d", either(reads.d, writes.d)),
            ("a", either(reads.a, writes.a)),
            ("b", either(reads.b, writes.b)),
            ("c", either(reads.c, writes.c)),
        ]
    }

    /// Whether the result is a function of the operands alone: see [`Kind::Pure`].
    pub fn is_pure(&self) -> bool {
        self.kind == Kind::Pure
    }
}

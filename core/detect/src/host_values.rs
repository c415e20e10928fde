//! Variables of the host at a launch, as data.

use crate::symbols::Loc;

/// A function of the host that waits for a launch.
#[derive(Clone, PartialEq, Debug)]
pub struct HostFrame {
    /// Its name in the source.
    pub function: String,
    /// Where it makes the call.
    pub loc: Option<Loc>,
    /// Its parameters and variables.
    pub variables: Vec<HostVariable>,
}

/// A variable, or a part of one.
#[derive(Clone, PartialEq, Debug)]
pub struct HostVariable {
    /// Name; of an element its index in brackets.
    pub name: String,
    /// Type, as the source has it.
    pub ty: String,
    /// Whether it is a parameter.
    pub parameter: bool,
    /// What it has.
    pub value: HostValue,
}

/// What a variable has.
#[derive(Clone, PartialEq, Debug)]
pub enum HostValue {
    /// The compiler has optimised it out.
    OptimisedOut,
    /// It has contents, which are not shown.
    Omitted,
    /// A scalar, as C++ writes it.
    Scalar(String),
    /// Characters.
    Text {
        /// The first of them.
        text: String,
        /// Whether there are more.
        cut: bool,
    },
    /// An address.
    Pointer {
        /// Its bits.
        address: u64,
        /// What is there.
        target: Target,
        /// The text that it points to, and whether there is more, if it is one of characters.
        text: Option<(String, bool)>,
    },
    /// Members of a struct, or elements.
    Parts {
        /// The first of them.
        parts: Vec<HostVariable>,
        /// How many elements there are; `None` for a struct.
        length: Option<u64>,
    },
}

/// What an address leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Which memory.
    pub memory: TargetMemory,
    /// The variable, or the function that allocated it or that is there.
    pub object: Option<String>,
    /// Where it was allocated.
    pub allocated: Option<Loc>,
    /// Size of the allocation or variable, bytes.
    pub bytes: Option<u64>,
    /// Bytes from its start.
    pub offset: u64,
}

/// Kinds of memory that an address leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetMemory {
    /// None: a null pointer.
    Null,
    /// The host's: the heap, the stack, or a variable.
    Host,
    /// The device's.
    Device,
    /// Page-locked memory of the host.
    Pinned,
    /// Managed memory.
    Managed,
    /// An array or texture.
    Array,
    /// Code.
    Code,
    /// Memory that has been freed.
    Freed,
    /// Nothing that exists.
    Nowhere,
}

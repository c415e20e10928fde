//! What can be wrong with an access or operation of the program.

use ir::debug_info::Location;

/// A kind of access to memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Access {
    Load,
    Store,
}

/// Why the program cannot continue, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A null pointer, or an address less than 4096, is accessed.
    Null {
        /// The access.
        access: Access,
        /// The address.
        address: u64,
    },
    /// An access beside every object.
    OutOfBounds {
        /// The access.
        access: Access,
        /// The address.
        address: u64,
        /// Bytes accessed.
        size: u64,
        /// Distance of the first byte accessed from the start of the nearest object, and the size
        /// of that object.
        near: Option<(i64, u64)>,
    },
    /// An access to memory that was freed, or to a variable of a function that has returned.
    Freed {
        /// The access.
        access: Access,
        /// The address.
        address: u64,
    },
    /// A store to a constant.
    Constant {
        /// The address.
        address: u64,
    },
    /// `free` or `realloc` of what is not an allocation.
    BadFree {
        /// The address.
        address: u64,
        /// Whether it was an allocation that has been freed.
        twice: bool,
    },
    /// A call through a pointer that is not a function.
    BadCall {
        /// The address.
        address: u64,
    },
    /// An integer division by zero, or one whose result does not fit.
    Division,
    /// `unreachable` was reached, as at the end of a function that returns no value.
    Unreachable,
    /// `llvm.trap` or a check that the compiler put in.
    Trap,
    /// `abort` or a failed `assert`.
    Abort,
    /// A C++ exception that nothing catches, or `std::terminate`.
    Terminate,
    /// A pure virtual function was called.
    PureVirtual,
    /// The stack of calls is deeper or larger than the limit.
    StackOverflow,
    /// The message of an embedder's own fault.
    Other(String),
}

/// A place of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Name of the function in the IR (mangled).
    pub function: String,
    /// Place in the source, if the module has debug information.
    pub location: Option<Location>,
}

/// A fault with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where, innermost call first.
    pub stack: Vec<Place>,
}

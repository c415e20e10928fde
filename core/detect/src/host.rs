//! What host code does wrong with a device, as data: work that nothing orders, memory that is used after it
//! is freed, copies that do not fit.

use crate::symbols::Place;

/// A fault of the host's code.
#[derive(Clone, PartialEq, Debug)]
pub struct HostFault {
    /// What is wrong.
    pub kind: HostFaultKind,
    /// The memory that it is about.
    pub memory: Option<HostMemory>,
    /// The operations that show it, in the order of the program: one, or the two that conflict.
    pub operations: Vec<Operation>,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostFaultKind {
    /// Two operations use the same bytes, one of them writes, and nothing orders them.
    Unordered {
        /// First byte of the allocation that both use.
        offset: u64,
        /// How many these are.
        bytes: u64,
        /// Whether it is known that another order changes what the program prints.
        changes_output: bool,
    },
    /// Memory is used after it was freed.
    UseAfterFree,
    /// Memory is freed twice.
    DoubleFree,
    /// Memory of one kind is freed by the function for another kind.
    WrongFree {
        /// The function that should have freed it.
        right: &'static str,
    },
    /// What is freed is not the start of an allocation.
    NotAllocated,
    /// The host reads or writes through a pointer to device memory.
    DevicePointerOnHost {
        /// Whether it writes.
        write: bool,
        /// The address.
        address: u64,
    },
    /// A kernel or a copy on the device uses a pointer to memory of the host.
    HostPointerOnDevice {
        /// The address.
        address: u64,
    },
    /// More bytes are copied or set than the memory has.
    PastEnd {
        /// Bytes used.
        bytes: u64,
        /// Bytes there are from where the operation begins.
        available: u64,
        /// Whether it is the memory that is written.
        target: bool,
    },
    /// A copy goes in another direction than its arguments say.
    Direction {
        /// What was said: the name of CUDA's constant.
        said: &'static str,
        /// What it is.
        is: &'static str,
    },
    /// Device memory is copied to the host although nothing has written it.
    Uninitialised {
        /// Bytes that were copied.
        bytes: u64,
        /// Of these, bytes that were never written.
        unwritten: u64,
    },
    /// A call failed, and the program ended without asking for the error.
    Unchecked {
        /// Name of the error: `cudaErrorInvalidConfiguration`.
        error: &'static str,
        /// What it means, as the runtime says it.
        meaning: &'static str,
    },
    /// Memory that was not freed when the program ended.
    Leak {
        /// Allocations made by one statement that were not freed.
        allocations: u64,
        /// Their bytes.
        bytes: u64,
    },
}

impl HostFaultKind {
    /// The finer kind, as in JSON, if the rule has several.
    pub fn name(&self, operations: &[Operation]) -> Option<&'static str> {
        let host = |o: &Operation| o.stream == Agent::Host;
        match self {
            Self::Unordered { .. } if operations.iter().any(host) => Some("host"),
            Self::Unordered { .. } => Some("streams"),
            Self::DoubleFree => Some("double"),
            Self::WrongFree { .. } => Some("wrong-function"),
            Self::NotAllocated => Some("not-allocated"),
            Self::DevicePointerOnHost { .. } => Some("device-pointer-on-host"),
            Self::HostPointerOnDevice { .. } => Some("host-pointer-on-device"),
            Self::Uninitialised { .. } => Some("copied-back"),
            Self::PastEnd { .. } => Some("copy"),
            _ => None,
        }
    }
}

/// Memory that a program allocated.
#[derive(Clone, PartialEq, Debug)]
pub struct HostMemory {
    /// The function that allocated it: `cudaMalloc`; or the name of a global.
    pub by: String,
    /// Size, bytes.
    pub bytes: u64,
    /// Where it was allocated.
    pub place: Option<Place>,
    /// Where it was freed.
    pub freed: Option<Place>,
}

/// Who does an operation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Agent {
    /// The host.
    Host,
    /// A stream: 0 is the default stream, others are counted in the order of their creation.
    Stream(u32),
}

/// An operation of a program.
#[derive(Clone, PartialEq, Debug)]
pub struct Operation {
    /// What it is.
    pub action: Action,
    /// Whether it writes the memory in question.
    pub write: bool,
    /// Who does it.
    pub stream: Agent,
    /// Where the program requests it.
    pub place: Place,
    /// Its number among the program's launches, from 1, if it is one.
    pub launch: Option<u64>,
}

/// What an operation is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// A kernel, by its name in the source.
    Kernel(String),
    /// A call of the runtime: `cudaMemcpyAsync`.
    Call(&'static str),
    /// An access by the host's own code.
    Access,
}

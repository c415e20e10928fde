//! What an embedder provides: functions without a body, and memory of its own.

use crate::fault::{Access, FaultKind};
use crate::machine::Machine;
use crate::program::Site;
use std::any::Any;

/// Functions and variables that programs use without defining them.
///
/// A library is owned by the [`Machine`] ([`Machine::library`] gives access to it) and is asked in
/// the order in which libraries were added; the first that knows a name provides it.
pub trait Library: Any {
    /// The number by which [`Library::call`] gets function `name` (mangled as in the IR). It is
    /// asked once for each name, when the machine is made; nothing may be resolved twice to
    /// different numbers.
    fn resolve(&mut self, name: &str) -> Option<u32>;

    /// The variable `name`, if this library has it (`stdout`, `errno`, `optarg`).
    fn variable(&mut self, name: &str) -> Option<Variable> {
        let _ = name;
        None
    }

    /// Called once when a machine with this library is made, after all variables have addresses.
    fn start(&mut self, machine: &mut Machine) {
        let _ = machine;
    }

    /// A call of `function`.
    fn call(&mut self, machine: &mut Machine, function: u32, args: &Args<'_>) -> Outcome;

    /// The function that this library called through [`Outcome::Call`] has returned `result`.
    fn resume(&mut self, machine: &mut Machine, token: u64, result: u64) -> Outcome {
        let _ = (machine, token, result);
        Outcome::Fault(FaultKind::Other("a call back without a continuation".into()))
    }

    /// An exception has left the function that was called with `token`: [`Library::resume`] will
    /// not follow.
    fn abandon(&mut self, token: u64) {
        let _ = token;
    }
}

/// A variable of a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Contents at the start.
    pub bytes: Vec<u8>,
    /// Whether stores are faults.
    pub constant: bool,
}

/// Arguments of a call: one number for each scalar, in order. Integers are zero-extended from their
/// type's width, floats are the bits of their own format, an `i128` and a struct take several. What
/// is passed `byval` or returned through `sret` is a pointer.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    /// All arguments.
    pub values: &'a [u64],
    /// How many of them belong to named parameters; the others are variadic.
    pub fixed: usize,
}

impl<'a> Args<'a> {
    /// Argument `index`, or 0 if the caller passes fewer.
    pub fn get(&self, index: usize) -> u64 {
        self.values.get(index).copied().unwrap_or(0)
    }
    /// Argument `index` as `int`.
    pub fn i32(&self, index: usize) -> i32 {
        self.get(index) as i32
    }
    /// Argument `index` as `long`.
    pub fn i64(&self, index: usize) -> i64 {
        self.get(index) as i64
    }
    /// Argument `index` as `double`.
    pub fn f64(&self, index: usize) -> f64 {
        f64::from_bits(self.get(index))
    }
    /// Argument `index` as `float`.
    pub fn f32(&self, index: usize) -> f32 {
        f32::from_bits(self.get(index) as u32)
    }
    /// Variadic arguments.
    pub fn variadic(&self) -> &'a [u64] {
        self.values.get(self.fixed..).unwrap_or(&[])
    }
}

/// How a call of a library ends.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It returns this scalar, in the representation of [`Args`] (anything for `void`).
    Return(u64),
    /// It returns a struct of two scalars, or an `i128`.
    Pair(u64, u64),
    /// It calls function `function` of the program (an address) first; [`Library::resume`] gets
    /// the token and the first scalar of the result.
    Call {
        /// Address of the function.
        function: u64,
        /// Arguments as in [`Args`].
        args: Vec<u64>,
        /// Identifies the call to the library.
        token: u64,
    },
    /// A thread begins with this function of the program, and the call returns 0. When the function returns,
    /// [`Library::resume`] gets the token and its result, and answers [`Outcome::ThreadEnds`].
    Spawn {
        /// Address of the function.
        function: u64,
        /// Arguments as in [`Args`].
        args: Vec<u64>,
        /// Identifies the thread to the library.
        token: u64,
    },
    /// The thread ends.
    ThreadEnds,
    /// It returns this, but other threads run first.
    Yield(u64),
    /// It cannot go on before another thread has done something: it is called again after the others have run.
    Retry,
    /// It is `setjmp` with the buffer at this address.
    SetJump(u64),
    /// It does not return, but the call that answered [`Outcome::SetJump`] does again.
    LongJump {
        /// Address of the buffer.
        buffer: u64,
        /// What that call returns; 0 counts as 1.
        value: u64,
    },
    /// The program ends with this exit code; functions registered with `atexit` have run already.
    Exit(i32),
    /// The program cannot continue.
    Fault(FaultKind),
    /// The C++ exception at this address (as `__cxa_allocate_exception` gives it) is thrown.
    Throw(u64),
    /// Nothing catches the C++ exception at this address: the run ends with its message.
    Uncaught(u64),
    /// The function exists but not for these arguments; the text says what is missing. The run
    /// ends with [`crate::Stop::Missing`].
    Missing(String),
    /// [`Machine::run`] returns [`crate::Stop::Paused`] with this number. When it is called again,
    /// [`Library::resume`] is called with it as the token.
    Pause(u64),
    /// A limit of the embedder is reached; the run ends with [`crate::Stop::Limit`].
    Limit(String),
}

impl From<i32> for Outcome {
    fn from(value: i32) -> Self {
        Self::Return(u64::from(value as u32))
    }
}
impl From<i64> for Outcome {
    fn from(value: i64) -> Self {
        Self::Return(value as u64)
    }
}
impl From<f64> for Outcome {
    fn from(value: f64) -> Self {
        Self::Return(value.to_bits())
    }
}
impl From<f32> for Outcome {
    fn from(value: f32) -> Self {
        Self::Return(u64::from(value.to_bits()))
    }
}

/// Memory of the embedder: device, managed and pinned memory. It is asked for every access to an
/// address outside of the host's own range ([`crate::memory::HOST_BASE`] and above), and about
/// accesses to what [`crate::Memory::watch`] marked.
pub trait Foreign: Any {
    /// Fills `bytes` from `address`.
    fn load(&mut self, site: Site, address: u64, bytes: &mut [u8]) -> Result<(), FaultKind>;
    /// Writes `bytes` to `address`.
    fn store(&mut self, site: Site, address: u64, bytes: &[u8]) -> Result<(), FaultKind>;
    /// A watched range of host memory is about to be accessed.
    fn watched(&mut self, site: Site, access: Access, address: u64, size: u64) {
        let _ = (site, access, address, size);
    }
}

/// No memory but the host's.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoForeign;

impl Foreign for NoForeign {
    fn load(&mut self, _: Site, address: u64, bytes: &mut [u8]) -> Result<(), FaultKind> {
        Err(outside(Access::Load, address, bytes.len()))
    }
    fn store(&mut self, _: Site, address: u64, bytes: &[u8]) -> Result<(), FaultKind> {
        Err(outside(Access::Store, address, bytes.len()))
    }
}

/// The fault of an address that belongs to no memory.
pub fn outside(access: Access, address: u64, size: usize) -> FaultKind {
    if address < 4096 {
        return FaultKind::Null { access, address };
    }
    FaultKind::OutOfBounds { access, address, size: size as u64, near: None }
}

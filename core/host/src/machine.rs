//! A program in execution.

use crate::fault::{Fault, FaultKind, Place};
use crate::library::{Foreign, Library};
use crate::memory::Memory;
use crate::program::{Missing, Program, Site};
use std::sync::Arc;

/// Bounds of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Maximum number of operations.
    pub max_steps: u64,
    /// Maximum size of variables, stack and heap together, bytes.
    pub max_memory: u64,
    /// Maximum size of variables on the stack, bytes.
    pub max_stack: u64,
    /// Maximum depth of calls.
    pub max_call_depth: usize,
    /// Maximum number of bytes written to `stdout` and `stderr` together.
    pub max_output: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_steps: 20_000_000_000,
            max_memory: 1 << 30,
            max_stack: 8 << 20,
            max_call_depth: 200_000,
            max_output: 16 << 20,
        }
    }
}

/// Why a run came to a stop.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop {
    /// The program ended with this exit code.
    Exited(i32),
    /// The program did something invalid.
    Fault(Fault),
    /// The program needs something that nobody provides.
    Missing {
        /// Name of the function in the IR (mangled), or what of it is missing.
        name: String,
        /// Where it is called, innermost call first.
        stack: Vec<Place>,
    },
    /// A bound of the run is reached; the text names it.
    Limit {
        /// Which one.
        limit: String,
        /// Where, innermost call first.
        stack: Vec<Place>,
    },
    /// A library has paused the run with this number.
    Paused(u64),
}

/// A stream of the console.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Stream {
    Stdout,
    Stderr,
}

/// What the program has written, in order.
#[derive(Clone, Debug, Default)]
pub struct Console {
    pub(crate) pieces: Vec<(Stream, Vec<u8>)>,
    pub(crate) written: usize,
    pub(crate) full: bool,
    pub(crate) limit: usize,
}

impl Console {
    /// Appends `bytes`, as far as the limit allows.
    pub fn write(&mut self, stream: Stream, bytes: &[u8]) {
        let room = self.limit.saturating_sub(self.written);
        if bytes.len() > room {
            self.full = true;
        }
        let bytes = &bytes[..bytes.len().min(room)];
        self.written += bytes.len();
        match self.pieces.last_mut() {
            Some((last, text)) if *last == stream => text.extend_from_slice(bytes),
            _ if bytes.is_empty() => {}
            _ => self.pieces.push((stream, bytes.to_vec())),
        }
    }

    /// What has been written since the last call, in order.
    pub fn take(&mut self) -> Vec<(Stream, Vec<u8>)> {
        std::mem::take(&mut self.pieces)
    }
}

/// A program in execution.
pub struct Machine {
    pub(crate) program: Arc<Program>,
    /// Memory of the program.
    pub memory: Memory,
    /// What the program has written.
    pub console: Console,
    pub(crate) limits: Limits,
    pub(crate) libraries: Vec<Option<Box<dyn Library>>>,
    /// Library and number of each function that the program does not define.
    pub(crate) externs: Vec<Option<(u32, u32)>>,
    pub(crate) steps_left: i64,
    /// Nanoseconds by which libraries have advanced the clock.
    pub(crate) waited: u64,
}

impl std::fmt::Debug for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Machine").field("memory", &self.memory).finish_non_exhaustive()
    }
}

/// Virtual nanoseconds that one operation takes.
const STEP_NS: f64 = 0.5;

impl Machine {
    /// A machine for `program` with these libraries; earlier ones take precedence.
    ///
    /// # Errors
    /// The variables of the program need more memory than the limit; the text says so.
    pub fn new(
        program: Arc<Program>,
        libraries: Vec<Box<dyn Library>>,
        limits: Limits,
    ) -> Result<Self, String> {
        let variables: Vec<_> =
            program.variables.iter().map(|v| (v.at, v.size, v.constant)).collect();
        let memory =
            Memory::new(&variables, limits.max_stack, limits.max_memory).ok_or_else(|| {
                format!("variables and stack need more than {} bytes", limits.max_memory)
            })?;
        let console = Console { limit: limits.max_output, ..Console::default() };
        Ok(Self {
            externs: vec![None; program.externs.len()],
            program,
            memory,
            console,
            limits,
            libraries: libraries.into_iter().map(Some).collect(),
            steps_left: limits.max_steps as i64,
            waited: 0,
        })
    }

    /// Functions and variables that the program uses and no library provides.
    pub fn missing(&self) -> Vec<Missing> {
        vec![]
    }

    /// Sets who answers for addresses outside of the host's range.
    pub fn set_foreign(&mut self, foreign: Box<dyn Foreign>) {
        self.memory.set_foreign(foreign);
    }

    /// The library of this type. It is absent while it is being called itself.
    pub fn library<T: Library>(&mut self) -> Option<&mut T> {
        self.libraries.iter_mut().flatten().find_map(|library| {
            let any: &mut dyn std::any::Any = &mut **library;
            any.downcast_mut()
        })
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// Prepares a run of the constructors of the program and then of `main` with these arguments,
    /// the first of which is the program's name.
    ///
    /// # Errors
    /// There is no `main`, or no memory for the arguments.
    pub fn start(&mut self, main: &str, argv: &[&[u8]]) -> Result<(), String> {
        let _ = (main, argv);
        Err("not yet".into())
    }

    /// Runs until the program ends or cannot continue. After [`Stop::Paused`] it may be called
    /// again.
    pub fn run(&mut self) -> Stop {
        Stop::Exited(0)
    }

    /// Operations executed so far.
    pub fn steps(&self) -> u64 {
        (self.limits.max_steps as i64 - self.steps_left) as u64
    }

    /// Virtual time since the start, nanoseconds.
    pub fn now(&self) -> u64 {
        (self.steps() as f64 * STEP_NS) as u64 + self.waited
    }

    /// Advances the clock, as for the duration of a kernel.
    pub fn advance(&mut self, nanoseconds: u64) {
        self.waited = self.waited.saturating_add(nanoseconds);
    }

    /// The operation that is executing: that of the call while a library is called.
    pub fn site(&self) -> Site {
        self.memory.site
    }

    /// Places of all calls in progress, innermost first.
    pub fn stack(&self) -> Vec<Place> {
        vec![self.program.place(self.site())]
    }

    /// The fault of this kind here.
    pub(crate) fn fault(&self, kind: FaultKind) -> Stop {
        Stop::Fault(Fault { kind, stack: self.stack() })
    }
}

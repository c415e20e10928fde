//! A program in execution.

use crate::exec::{self, Exit, Frame, State, WINDOW, mask};
use crate::fault::{Fault, FaultKind, Place};
use crate::library::{Args, Foreign, Library, Outcome};
use crate::memory::{BadAccess, HOST_BASE, Memory};
use crate::op::{CallSite, Op, Target};
use crate::program::{Callable, Function, Missing, Program, Site};
use crate::unwind::Exceptions;
use base::limits::MAX_HOST_REGISTERS;
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
    /// The operations that [`Machine::run_for`] was given are executed.
    Slice,
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

/// Why the loop of [`Machine::run`] ends; boxed, since it is rare.
pub(crate) type Step = Result<(), Box<Stop>>;

/// Number of the pseudo library that starts the program.
const START: u32 = u32::MAX;
/// Number of the pseudo library that asks an exception that nothing catches what it is.
pub(crate) const WHAT: u32 = u32::MAX - 1;

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
    externs: Vec<Option<(u32, u32)>>,
    /// Library and number of `exit`.
    exit: Option<(u32, u32)>,
    /// Variables that nobody provides.
    missing_variables: Vec<u32>,
    pub(crate) state: State,
    /// Operations of later slices, if there are slices.
    later: i64,
    sliced: bool,
    pub(crate) exceptions: Exceptions,
    /// What is to be called from the start, the next one last: address and arguments.
    starting: Vec<(u64, Vec<u64>)>,
    /// The library that has paused the run, and its number.
    paused: Option<(u32, u64)>,
    /// Nanoseconds by which libraries have advanced the clock.
    waited: u64,
    pub(crate) threads: crate::threads::Threads,
    pub(crate) jumps: crate::jumps::Jumps,
    pub(crate) analyses: crate::locals::Analyses,
}

impl std::fmt::Debug for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Machine").field("memory", &self.memory).finish_non_exhaustive()
    }
}

/// Virtual nanoseconds that one operation takes.
const STEP_NS: u64 = 1;

impl Machine {
    /// A machine for `program` with these libraries; earlier ones take precedence.
    ///
    /// # Errors
    /// The variables of the program need more memory than the limit; the text says so.
    pub fn new(
        program: Arc<Program>,
        mut libraries: Vec<Box<dyn Library>>,
        limits: Limits,
    ) -> Result<Self, String> {
        let too_large =
            || format!("variables and the stack need more than {} bytes", limits.max_memory);
        let variables: Vec<_> = program.variables.iter().map(|v| (v.at, v.size)).collect();
        let mut memory =
            Memory::new(&variables, limits.max_stack, limits.max_memory).ok_or_else(too_large)?;
        for (at, bytes) in &program.image {
            memory.preset(*at, bytes);
        }
        let mut missing_variables = vec![];
        for (number, v) in program.variables.iter().enumerate() {
            let mut constant = v.constant;
            if v.external {
                match libraries.iter_mut().find_map(|l| l.variable(&v.name)) {
                    Some(variable) => {
                        let size = variable.bytes.len().min(v.size as usize);
                        memory.preset(v.at, &variable.bytes[..size]);
                        constant = variable.constant;
                    }
                    None if v.name.starts_with("_ZTI")
                        || v.name.starts_with("_ZTVN10__cxxabiv1") => {}
                    None => missing_variables.push(number as u32),
                }
            }
            if constant {
                memory.make_constant(HOST_BASE + v.at, v.size);
            }
        }
        let mut resolve = |name: &str| {
            let mut all = libraries.iter_mut().enumerate();
            all.find_map(|(l, library)| Some((l as u32, library.resolve(name)?)))
        };
        let externs = program.externs.iter().map(|name| resolve(name)).collect();
        let exit = resolve("exit");
        let state = State {
            top: memory.stack.start,
            stack_end: memory.stack.end,
            steps_left: limits.max_steps.min(i64::MAX as u64) as i64,
            max_depth: limits.max_call_depth,
            registers: vec![0; 2 * WINDOW],
            ..State::default()
        };
        let mut machine = Self {
            externs,
            exit,
            program,
            memory,
            console: Console { limit: limits.max_output, ..Console::default() },
            limits,
            libraries: libraries.into_iter().map(Some).collect(),
            missing_variables,
            state,
            later: 0,
            sliced: false,
            exceptions: Exceptions::default(),
            starting: vec![],
            paused: None,
            waited: 0,
            threads: crate::threads::Threads::default(),
            jumps: crate::jumps::Jumps::default(),
            analyses: crate::locals::Analyses::default(),
        };
        machine.note_thread_locals();
        for number in 0..machine.libraries.len() {
            if let Some(mut library) = machine.libraries[number].take() {
                library.start(&mut machine);
                machine.libraries[number] = Some(library);
            }
        }
        Ok(machine)
    }

    /// Functions and variables that the program uses and no library provides. A program that does
    /// not reach them runs all the same.
    pub fn missing(&self) -> Vec<Missing> {
        let program = &self.program;
        let mut all = vec![];
        for (number, name) in program.externs.iter().enumerate() {
            if self.externs[number].is_none() {
                let place = program.extern_uses[number].map(|site| program.place(site));
                all.push(Missing { name: name.clone(), variable: false, place });
            }
        }
        for number in &self.missing_variables {
            let name = program.variables[*number as usize].name.clone();
            all.push(Missing { name, variable: true, place: None });
        }
        all
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
        let address = self.program.function_address(main).filter(|_| self.program.defines(main));
        let Some(address) = address else {
            return Err(format!("the program has no function `{main}`"));
        };
        let full = || "no memory is left for the arguments".to_owned();
        let table = self.memory.allocate(8 * (argv.len() as u64 + 2)).ok_or_else(full)?;
        for (i, text) in argv.iter().enumerate() {
            let at = self.memory.allocate(text.len() as u64 + 1).ok_or_else(full)?;
            let bytes = [text, &b"\0"[..]].concat();
            self.memory.write(at, &bytes).map_err(|_| full())?;
            self.memory.store(table + 8 * i as u64, 8, at).map_err(|_| full())?;
        }
        for i in 0..2 {
            let end = table + 8 * (argv.len() as u64 + i);
            self.memory.store(end, 8, 0).map_err(|_| full())?;
        }
        let environment = table + 8 * (argv.len() as u64 + 1);
        self.starting = vec![(address, vec![argv.len() as u64, table, environment])];
        let constructors = self.program.constructors.iter().rev();
        self.starting.extend(constructors.map(|f| (*f, vec![])));
        Ok(())
    }

    /// As [`Machine::run`], but stops with [`Stop::Slice`] after about `steps` operations; it can then be called again.
    /// How a run is sliced changes nothing about it.
    pub fn run_for(&mut self, steps: u64) -> Stop {
        let left = self.steps_left();
        let now = left.min(steps.min(i64::MAX as u64) as i64);
        (self.state.steps_left, self.later) = (now, left - now);
        self.sliced = true;
        self.run()
    }

    /// Ends the slice, if there are slices: for libraries whose calls take long.
    pub fn end_slice(&mut self) {
        if self.sliced {
            (self.state.steps_left, self.later) = (0, self.steps_left());
        }
    }

    /// Operations that the run may still take.
    fn steps_left(&self) -> i64 {
        self.state.steps_left.saturating_add(self.later)
    }

    /// Runs until the program ends or cannot continue. After [`Stop::Paused`] it may be called
    /// again.
    pub fn run(&mut self) -> Stop {
        match self.run_on() {
            Ok(never) => match never {},
            Err(stop) => *stop,
        }
    }

    fn run_on(&mut self) -> Result<std::convert::Infallible, Box<Stop>> {
        if let Some((library, token)) = self.paused.take() {
            self.resume(library, token, [0; 2])?;
        }
        if self.state.frames.is_empty() {
            self.start_next(0)?;
        }
        let program = Arc::clone(&self.program);
        loop {
            let Memory { bytes, shadow, .. } = &mut self.memory;
            let exit = exec::run(&program, &mut self.state, bytes, shadow);
            self.left(exit)?;
            if self.state.steps_left <= 0 {
                if self.steps_left() > 0 {
                    return Err(Box::new(Stop::Slice));
                }
                return Err(self.limit(format!("{} steps", self.limits.max_steps)));
            }
        }
    }

    /// Calls what comes next at the start, or ends the program with `code`.
    fn start_next(&mut self, code: u64) -> Step {
        if let Some((address, args)) = self.starting.pop() {
            let registers = self.state.frames.last().map_or(0, |f| f.registers);
            self.state.frames.push(Frame {
                function: Frame::NATIVE,
                pc: START,
                registers,
                base: self.state.top,
                start: 0,
            });
            return self.call_address(address, &args);
        }
        let code = code as i32;
        let Some((library, function)) = self.exit else { return Err(Box::new(Stop::Exited(code))) };
        self.call_library(library, function, &[u64::from(code as u32)], 1)
    }

    /// Does what the loop could not.
    fn left(&mut self, exit: Exit) -> Step {
        self.memory.site = self.current();
        match exit {
            Exit::Access => self.access(),
            Exit::Call => {
                if self.steps_left() <= 0 {
                    return Ok(());
                }
                let program = Arc::clone(&self.program);
                let Some((function, frame)) = self.top_function(&program) else {
                    return self.bad();
                };
                let site = match function.code.get(frame.pc as usize - 1) {
                    Some(Op::Call { site }) => &function.calls[*site as usize],
                    _ => return self.bad(),
                };
                self.call_site(site, frame)
            }
            Exit::Returned => {
                let result = self.state.result;
                self.deliver(result)
            }
            Exit::Slow(index) => self.slow(index),
            Exit::Steps => Ok(()),
            Exit::Registers => self.grow(),
            Exit::Overflow => Err(self.stop(FaultKind::StackOverflow)),
            Exit::Division => Err(self.stop(FaultKind::Division)),
            Exit::Unreachable => Err(self.stop(FaultKind::Unreachable)),
            Exit::BadCode => self.bad(),
        }
    }

    /// What code of ours cannot contain; a fault rather than a panic.
    fn bad(&mut self) -> Step {
        Err(self.stop(FaultKind::Other("the operations of the program are inconsistent".into())))
    }

    fn grow(&mut self) -> Step {
        let registers = &mut self.state.registers;
        if registers.len() >= MAX_HOST_REGISTERS {
            return Err(self.stop(FaultKind::StackOverflow));
        }
        let len = (registers.len() * 2).min(MAX_HOST_REGISTERS);
        registers.resize(len, 0);
        Ok(())
    }

    /// The function and frame on top.
    pub(crate) fn top_function<'p>(&self, program: &'p Program) -> Option<(&'p Function, Frame)> {
        let frame = *self.state.frames.last()?;
        Some((program.functions.get(frame.function as usize)?, frame))
    }

    pub(crate) fn get(&self, frame: Frame, register: u16) -> u64 {
        let at = frame.registers as usize + usize::from(register);
        self.state.registers.get(at).copied().unwrap_or(0)
    }

    pub(crate) fn set(&mut self, frame: Frame, register: u16, value: u64) {
        let at = frame.registers as usize + usize::from(register);
        if let Some(r) = self.state.registers.get_mut(at) {
            *r = value;
        }
    }

    pub(crate) fn bad_access(&mut self, bad: BadAccess) -> Box<Stop> {
        let kind = self.memory.explain(bad);
        self.stop(kind)
    }

    /// Executes the load or store at `pc`, in whatever memory it is.
    fn access(&mut self) -> Step {
        let program = Arc::clone(&self.program);
        let Some((function, frame)) = self.top_function(&program) else { return self.bad() };
        let Some(op) = function.code.get(frame.pc as usize) else { return self.bad() };
        self.memory.site.op = frame.pc;
        let plain = |a, off: i32| self.get(frame, a).wrapping_add(i64::from(off) as u64);
        let scaled = |a, b, scale: u16, off: i32| {
            plain(a, off).wrapping_add(self.get(frame, b).wrapping_mul(u64::from(scale)))
        };
        let (size, register, address, store) = match *op {
            Op::Load8 { d, a, off } => (1, d, plain(a, off), false),
            Op::Load16 { d, a, off } => (2, d, plain(a, off), false),
            Op::Load32 { d, a, off } => (4, d, plain(a, off), false),
            Op::Load64 { d, a, off } => (8, d, plain(a, off), false),
            Op::LoadX8 { d, a, b, scale, off } => (1, d, scaled(a, b, scale, off), false),
            Op::LoadX16 { d, a, b, scale, off } => (2, d, scaled(a, b, scale, off), false),
            Op::LoadX32 { d, a, b, scale, off } => (4, d, scaled(a, b, scale, off), false),
            Op::LoadX64 { d, a, b, scale, off } => (8, d, scaled(a, b, scale, off), false),
            Op::Store8 { v, a, off } => (1, v, plain(a, off), true),
            Op::Store16 { v, a, off } => (2, v, plain(a, off), true),
            Op::Store32 { v, a, off } => (4, v, plain(a, off), true),
            Op::Store64 { v, a, off } => (8, v, plain(a, off), true),
            Op::StoreX8 { v, a, b, scale, off } => (1, v, scaled(a, b, scale, off), true),
            Op::StoreX16 { v, a, b, scale, off } => (2, v, scaled(a, b, scale, off), true),
            Op::StoreX32 { v, a, b, scale, off } => (4, v, scaled(a, b, scale, off), true),
            Op::StoreX64 { v, a, b, scale, off } => (8, v, scaled(a, b, scale, off), true),
            _ => return self.bad(),
        };
        let done = if store {
            let value = self.get(frame, register);
            self.memory.store_slowly(address, size, value)
        } else {
            self.memory.load_slowly(address, size).map(|v| self.set(frame, register, v))
        };
        done.map_err(|bad| self.bad_access(bad))?;
        self.step_over();
        Ok(())
    }

    /// Continues after the operation at `pc`.
    fn step_over(&mut self) {
        self.state.steps_left -= 1;
        if let Some(frame) = self.state.frames.last_mut() {
            frame.pc += 1;
        }
    }

    /// Makes the call of `site`, of the function in `frame`.
    fn call_site(&mut self, site: &CallSite, frame: Frame) -> Step {
        let args: Vec<u64> = site.args.iter().map(|r| self.get(frame, *r)).collect();
        let callable = match site.target {
            Target::Function(f) => Callable::Defined(f),
            Target::Extern(e) => Callable::External(e),
            Target::Address(r) => {
                let address = self.get(frame, r);
                let program = Arc::clone(&self.program);
                match program.callable(address) {
                    Some(callable) => *callable,
                    None => return Err(self.stop(FaultKind::BadCall { address })),
                }
            }
        };
        match callable {
            Callable::Defined(f) => self.enter(f, &args, Some(site)),
            Callable::External(e) => self.call_extern(e, &args, usize::from(site.fixed)),
        }
    }

    /// Calls the function at `address` from a library, whose frame is on top.
    pub(crate) fn call_address(&mut self, address: u64, args: &[u64]) -> Step {
        let program = Arc::clone(&self.program);
        match program.callable(address) {
            Some(Callable::Defined(f)) => self.enter(*f, args, None),
            Some(Callable::External(e)) => self.call_extern(*e, args, args.len()),
            None => Err(self.stop(FaultKind::BadCall { address })),
        }
    }

    /// Makes room on the data stack for `size` bytes at a multiple of `align`; gives the offset.
    pub(crate) fn push_stack(&mut self, size: u64, align: u64) -> Result<u64, Box<Stop>> {
        let at = self.state.top.next_multiple_of(align.clamp(16, 4096));
        let end = at.checked_add(size).map(|end| end.next_multiple_of(16) + 16);
        match end.filter(|end| *end <= self.state.stack_end) {
            Some(end) => {
                self.state.top = end;
                self.memory.mark(at, size, true, true);
                Ok(at)
            }
            None => Err(self.stop(FaultKind::StackOverflow)),
        }
    }

    /// Discards the data stack from `to` on.
    pub(crate) fn pop_stack(&mut self, to: u64) {
        if to < self.state.top {
            self.memory.shadow[to as usize / 8..self.state.top as usize / 8].fill(0);
            self.state.top = to;
        }
    }

    /// Enters a function of the program.
    fn enter(&mut self, number: u32, args: &[u64], site: Option<&CallSite>) -> Step {
        let program = Arc::clone(&self.program);
        let function = &program.functions[number as usize];
        let next = match self.top_function(&program) {
            Some((caller, frame)) => frame.registers + caller.registers,
            None => self.state.frames.last().map_or(0, |f| f.registers),
        };
        while next as usize + WINDOW > self.state.registers.len() {
            self.grow()?;
        }
        let bytes = function.frame.len() as u64 * 8;
        let base = self.state.top;
        let mut args = args.to_vec();
        if let Some(site) = site {
            for &(position, size, align) in &site.by_value {
                let at = self.push_stack(u64::from(size), u64::from(align))?;
                let from = args[usize::from(position)];
                let copied = self.memory.copy(HOST_BASE + at, from, u64::from(size));
                copied.map_err(|bad| self.bad_access(bad))?;
                args[usize::from(position)] = HOST_BASE + at;
            }
        }
        if function.vararg {
            let fixed = function.params as usize;
            let area = self.overflow_area(args.get(fixed..).unwrap_or(&[]), fixed, site)?;
            args.resize(fixed, 0);
            args.push(area);
        }
        let too_deep = self.state.frames.len() >= self.limits.max_call_depth;
        if too_deep || self.state.top + bytes > self.state.stack_end {
            return Err(self.stop(FaultKind::StackOverflow));
        }
        let start = self.state.top;
        let registers = &mut self.state.registers[next as usize..];
        for (to, from) in registers.iter_mut().zip(&args) {
            *to = *from;
        }
        self.state.frames.push(Frame { function: number, pc: 0, registers: next, base, start });
        let shadow = &mut self.memory.shadow[start as usize / 8..];
        shadow[..function.frame.len()].copy_from_slice(&function.frame);
        self.state.top += bytes;
        Ok(())
    }

    /// Writes variadic arguments to the stack, where `va_arg` finds them (System V ABI for x86-64,
    /// 3.5.7: all of them are in the overflow area). Gives its address.
    fn overflow_area(
        &mut self,
        args: &[u64],
        first: usize,
        site: Option<&CallSite>,
    ) -> Result<u64, Box<Stop>> {
        let mut bytes = vec![];
        for (i, arg) in args.iter().enumerate() {
            let in_memory = site.and_then(|s| {
                s.in_memory.iter().find(|(position, ..)| usize::from(*position) == first + i)
            });
            if let Some(&(_, size, align)) = in_memory {
                if align > 8 {
                    bytes.resize(bytes.len().next_multiple_of(16), 0);
                }
                let start = bytes.len();
                bytes.resize(start + size as usize, 0);
                let read = self.memory.read(*arg, &mut bytes[start..]);
                read.map_err(|bad| self.bad_access(bad))?;
                bytes.resize(bytes.len().next_multiple_of(8), 0);
            } else {
                bytes.extend_from_slice(&arg.to_le_bytes());
            }
        }
        let at = self.push_stack(bytes.len() as u64, 16)?;
        let written = self.memory.write(HOST_BASE + at, &bytes);
        written.map_err(|bad| self.bad_access(bad))?;
        Ok(HOST_BASE + at)
    }

    fn call_extern(&mut self, number: u32, args: &[u64], fixed: usize) -> Step {
        let Some((library, function)) = self.externs[number as usize] else {
            let name = self.program.externs[number as usize].clone();
            return Err(Box::new(Stop::Missing { name, stack: self.stack() }));
        };
        self.call_library(library, function, args, fixed)
    }

    fn call_library(&mut self, library: u32, function: u32, args: &[u64], fixed: usize) -> Step {
        let Some(mut taken) = self.libraries[library as usize].take() else { return self.bad() };
        let outcome = taken.call(self, function, &Args { values: args, fixed });
        self.libraries[library as usize] = Some(taken);
        self.finish(library, outcome)
    }

    fn resume(&mut self, library: u32, token: u64, result: [u64; 2]) -> Step {
        match library {
            START => return self.start_next(result[0]),
            WHAT => return self.terminated(result[0]),
            _ => {}
        }
        let Some(mut taken) = self.libraries[library as usize].take() else { return self.bad() };
        let outcome = taken.resume(self, token, result[0]);
        self.libraries[library as usize] = Some(taken);
        self.finish(library, outcome)
    }

    /// Does what a call of `library` asks for.
    fn finish(&mut self, library: u32, outcome: Outcome) -> Step {
        if self.console.full {
            return Err(self.limit(format!("{} bytes of output", self.limits.max_output)));
        }
        match outcome {
            Outcome::Return(value) => self.deliver([value, 0]),
            Outcome::Pair(a, b) => self.deliver([a, b]),
            Outcome::Call { function, args, token } => {
                self.push_native(library, token)?;
                self.call_address(function, &args)
            }
            Outcome::Spawn { function, args, token } => {
                self.deliver([0; 2])?;
                self.spawn(library, token, function, &args)
            }
            Outcome::ThreadEnds => self.end_thread(),
            Outcome::Yield(value) => {
                self.deliver([value, 0])?;
                self.switch(false)
            }
            Outcome::Retry => self.switch(true),
            Outcome::SetJump(buffer) => self.set_jump(buffer),
            Outcome::LongJump { buffer, value } => self.long_jump(buffer, value),
            Outcome::Exit(code) => Err(Box::new(Stop::Exited(code))),
            Outcome::Fault(kind) => Err(self.stop(kind)),
            Outcome::Throw(exception) => self.throw(exception),
            Outcome::Uncaught(exception) => self.uncaught(exception),
            Outcome::Missing(name) => Err(Box::new(Stop::Missing { name, stack: self.stack() })),
            Outcome::Pause(number) => {
                self.paused = Some((library, number));
                Err(Box::new(Stop::Paused(number)))
            }
            Outcome::Limit(limit) => Err(self.limit(limit)),
        }
    }

    /// Adds the frame of a library that waits for a function.
    pub(crate) fn push_native(&mut self, library: u32, token: u64) -> Step {
        if self.state.frames.len() >= self.limits.max_call_depth {
            return Err(self.stop(FaultKind::StackOverflow));
        }
        let program = Arc::clone(&self.program);
        let registers = match self.top_function(&program) {
            Some((caller, frame)) => frame.registers + caller.registers,
            None => self.state.frames.last().map_or(0, |f| f.registers),
        };
        let base = self.state.top;
        let pc = library;
        self.state.frames.push(Frame {
            function: Frame::NATIVE,
            pc,
            registers,
            base,
            start: token,
        });
        Ok(())
    }

    /// Gives the result of a call to whom made it: the frame on top.
    pub(crate) fn deliver(&mut self, result: [u64; 2]) -> Step {
        let Some(&frame) = self.state.frames.last() else { return self.start_next(result[0]) };
        if frame.function == Frame::NATIVE {
            self.state.frames.pop();
            self.pop_stack(frame.base);
            return self.resume(frame.pc, frame.start, result);
        }
        let program = Arc::clone(&self.program);
        let function = &program.functions[frame.function as usize];
        let last = (frame.pc as usize).checked_sub(1).and_then(|pc| function.code.get(pc));
        if let Some(Op::Call { site }) = last {
            let site = &function.calls[*site as usize];
            for i in 0..site.rets.min(2) {
                let bits = if i == 0 { u32::from(site.ret_bits) } else { 64 };
                self.set(frame, site.ret + i, result[usize::from(i)] & mask(bits));
            }
        }
        Ok(())
    }

    /// Operations executed so far.
    pub fn steps(&self) -> u64 {
        self.limits.max_steps.saturating_sub(self.steps_left().max(0) as u64)
    }

    /// Virtual time since the start, nanoseconds.
    pub fn now(&self) -> u64 {
        (self.steps() * STEP_NS).saturating_add(self.waited)
    }

    /// Advances the clock, as for the duration of a kernel.
    pub fn advance(&mut self, nanoseconds: u64) {
        self.waited = self.waited.saturating_add(nanoseconds);
    }

    /// The operation that is executing: that of the call while a library is called.
    pub fn site(&self) -> Site {
        self.memory.site
    }

    fn current(&self) -> Site {
        let frame = self.state.frames.iter().rev().find(|f| f.function != Frame::NATIVE);
        frame
            .map_or(self.memory.site, |f| Site { function: f.function, op: f.pc.saturating_sub(1) })
    }

    /// Places of all calls in progress, innermost first, 64 at most.
    pub fn stack(&self) -> Vec<Place> {
        let frames = self.state.frames.iter().rev().filter(|f| f.function != Frame::NATIVE);
        let mut sites: Vec<_> = frames
            .take(64)
            .map(|f| Site { function: f.function, op: f.pc.saturating_sub(1) })
            .collect();
        if let Some(first) = sites.first_mut()
            && first.function == self.memory.site.function
        {
            *first = self.memory.site;
        }
        sites.into_iter().map(|site| self.program.place(site)).collect()
    }

    /// The fault of this kind here.
    pub(crate) fn stop(&self, kind: FaultKind) -> Box<Stop> {
        Box::new(Stop::Fault(Fault { kind, stack: self.stack() }))
    }

    pub(crate) fn limit(&self, limit: String) -> Box<Stop> {
        Box::new(Stop::Limit { limit, stack: self.stack() })
    }
}

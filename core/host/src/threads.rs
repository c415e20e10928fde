//! Threads: each has its calls, registers and data stack. One runs at a time, until it ends or waits; a new one runs at
//! once. So every program has one order, and threads that wait for nobody run to their end where they are created.

use crate::exec::{Frame, WINDOW};
use crate::fault::FaultKind;
use crate::machine::{Machine, Step};
use crate::memory::HOST_BASE;
use base::limits::MAX_HOST_THREADS;
use std::collections::VecDeque;

/// Bytes of the data stack of a thread but the first.
const STACK: u64 = 256 << 10;
/// Most bytes of `thread_local` variables of which each thread gets its own; larger ones are shared.
const MAX_THREAD_LOCALS: usize = 64 << 10;
/// Most operations between two attempts to go on of a thread that could not.
const RETRY_STEPS: u64 = 4;

/// The threads that do not run, the next first, and which one runs.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    /// Number of the running thread; the first is 0.
    current: u64,
    /// Address of its stack; 0 for the first.
    stack: u64,
    others: VecDeque<Thread>,
    /// Stacks of threads that have ended.
    free: Vec<u64>,
    created: u64,
    /// Attempts in a row that changed nothing, and the steps at the last one.
    stalled: usize,
    tried: u64,
    /// Variables that each thread has its own of: offset and size. They are at one address, and hold those of the
    /// thread that runs.
    locals: Vec<(usize, usize)>,
    /// Their contents when a thread begins.
    fresh: Vec<u8>,
}

/// A thread that does not run.
#[derive(Debug)]
struct Thread {
    number: u64,
    stack: u64,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    top: u64,
    stack_end: u64,
    /// Exceptions that it has caught, and how many it has thrown that are not caught yet.
    caught: Vec<u64>,
    uncaught: u32,
    /// Contents of its variables.
    locals: Vec<u8>,
}

impl Machine {
    /// The number of the running thread: 0 for the first, and then as they are created.
    pub fn thread(&self) -> u64 {
        self.threads.current
    }

    /// The number that the next thread gets; `None` if there are too many.
    pub fn next_thread(&self) -> Option<u64> {
        (self.threads.others.len() < MAX_HOST_THREADS).then_some(self.threads.created + 1)
    }

    /// Whether the running thread is the only one.
    pub fn is_single(&self) -> bool {
        self.threads.others.is_empty()
    }

    /// Whether no thread could go on since each of them last tried.
    pub fn is_stalled(&self) -> bool {
        self.threads.stalled > 2 * self.threads.others.len()
    }

    /// Remembers which variables each thread has its own of, unless they are too large for that.
    pub(crate) fn note_thread_locals(&mut self) {
        let all = self.program.variables.iter().filter(|v| v.thread_local);
        let locals: Vec<_> = all.map(|v| (v.at as usize, v.size as usize)).collect();
        let all_there = locals.iter().all(|l| l.0 + l.1 <= self.memory.bytes.len());
        if all_there && locals.iter().map(|l| l.1).sum::<usize>() <= MAX_THREAD_LOCALS {
            self.threads.locals = locals;
            self.threads.fresh = self.thread_locals();
        }
    }

    /// The contents of these variables, one after another.
    fn thread_locals(&self) -> Vec<u8> {
        let parts = self.threads.locals.iter();
        parts.flat_map(|&(at, size)| &self.memory.bytes[at..at + size]).copied().collect()
    }

    fn put_away(&mut self) -> Thread {
        let locals = self.thread_locals();
        let state = &mut self.state;
        Thread {
            number: self.threads.current,
            stack: self.threads.stack,
            frames: std::mem::take(&mut state.frames),
            registers: std::mem::take(&mut state.registers),
            top: state.top,
            stack_end: state.stack_end,
            caught: std::mem::take(&mut self.exceptions.caught),
            uncaught: std::mem::take(&mut self.exceptions.uncaught),
            locals,
        }
    }

    fn take_up(&mut self, thread: Thread) {
        let state = &mut self.state;
        self.threads.current = thread.number;
        self.threads.stack = thread.stack;
        state.frames = thread.frames;
        state.registers = thread.registers;
        (state.top, state.stack_end) = (thread.top, thread.stack_end);
        let mut rest = thread.locals.as_slice();
        for &(at, size) in &self.threads.locals {
            let (own, more) = rest.split_at(size);
            self.memory.bytes[at..at + size].copy_from_slice(own);
            rest = more;
        }
        self.exceptions.caught = thread.caught;
        self.exceptions.uncaught = thread.uncaught;
    }

    /// Starts a thread, which runs at once: the creator's call has returned. `library` gets the result of `function`
    /// with `token`.
    pub(crate) fn spawn(&mut self, library: u32, token: u64, function: u64, args: &[u64]) -> Step {
        let stack = match self.threads.free.pop() {
            Some(stack) => Some(stack),
            None => self.memory.allocate(STACK),
        };
        let Some(stack) = stack else {
            return Err(self.limit(format!("{} bytes of memory", self.limits.max_memory)));
        };
        let creator = self.put_away();
        self.threads.others.push_front(creator);
        self.threads.created += 1;
        self.threads.stalled = 0;
        let top = (stack - HOST_BASE).next_multiple_of(16);
        let stack_end = (stack + STACK - HOST_BASE) / 16 * 16;
        // What belongs to no variable may not be accessed.
        self.memory.shadow[top as usize / 8..stack_end as usize / 8].fill(0);
        let number = self.threads.created;
        let native =
            Frame { function: Frame::NATIVE, pc: library, registers: 0, base: top, start: token };
        let registers = vec![0; 2 * WINDOW];
        let frames = vec![native];
        self.take_up(Thread {
            number,
            stack,
            frames,
            registers,
            top,
            stack_end,
            caught: vec![],
            uncaught: 0,
            locals: self.threads.fresh.clone(),
        });
        self.call_address(function, args)
    }

    /// The running thread has ended: the next one runs.
    pub(crate) fn end_thread(&mut self) -> Step {
        let ended = self.put_away();
        if ended.stack != 0 {
            self.threads.free.push(ended.stack);
        }
        self.threads.stalled = 0;
        match self.threads.others.pop_front() {
            Some(next) => {
                self.take_up(next);
                Ok(())
            }
            None => Err(self.stop(FaultKind::Other("all threads have ended".into()))),
        }
    }

    /// Lets the next thread run. With `retry`, the call in progress could not go on and is made again when this one's
    /// turn comes.
    pub(crate) fn switch(&mut self, retry: bool) -> Step {
        if retry {
            let steps = self.steps();
            let soon = steps.saturating_sub(self.threads.tried) <= RETRY_STEPS;
            self.threads.stalled = if soon { self.threads.stalled + 1 } else { 1 };
            self.threads.tried = steps;
            if self.threads.stalled > 4 * (self.threads.others.len() + 1) {
                let text = "deadlock: every thread of the host waits for another";
                return Err(self.stop(FaultKind::Other(text.into())));
            }
            match self.state.frames.last_mut() {
                Some(frame) if frame.function != Frame::NATIVE => {
                    frame.pc = frame.pc.saturating_sub(1);
                }
                // Called by a library, which cannot make the call again.
                _ => return Err(self.stop(FaultKind::Other("a call back that waits".into()))),
            }
        }
        if let Some(next) = self.threads.others.pop_front() {
            let this = self.put_away();
            self.threads.others.push_back(this);
            self.take_up(next);
        }
        Ok(())
    }
}

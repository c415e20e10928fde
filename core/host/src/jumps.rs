//! `setjmp` and `longjmp`.
//!
//! A jump keeps a copy of the registers of its frame. A function may reuse a register for a value that only one of the
//! two returns needs, so what the registers hold at the time of `longjmp` is of no use. Variables in memory keep what
//! was stored since, and a variable without `volatile` that the compiler holds in a register gets its value at
//! `setjmp`: C leaves it indeterminate (C17, 7.13.2.1).

use crate::exec::Frame;
use crate::fault::FaultKind;
use crate::machine::{Machine, Step};
use base::limits::{MAX_JUMP_REGISTERS, MAX_JUMPS};
use std::collections::BTreeMap;

/// Where a `setjmp` returns to.
#[derive(Clone, Debug)]
struct Jump {
    /// Address of the buffer.
    buffer: u64,
    thread: u64,
    /// Number of frames, and the last of them.
    depth: usize,
    frame: Frame,
    registers: Vec<u64>,
    /// Top of the data stack.
    top: u64,
}

/// All places that can be jumped to, by the number that their buffer holds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Jumps {
    all: BTreeMap<u64, Jump>,
    made: u64,
    /// Number of registers that are kept.
    registers: usize,
}

impl Jumps {
    fn forget(&mut self, gone: impl Fn(&Jump) -> bool) {
        self.all.retain(|_, jump| !gone(jump));
        self.registers = self.all.values().map(|jump| jump.registers.len()).sum();
    }
}

/// Whether `b` is the call `a`, at whatever operation.
fn same(a: &Frame, b: &Frame) -> bool {
    (a.function, a.registers, a.base, a.start) == (b.function, b.registers, b.base, b.start)
}

impl Machine {
    /// `setjmp` returns 0, and can return again.
    pub(crate) fn set_jump(&mut self, buffer: u64) -> Step {
        let program = std::sync::Arc::clone(&self.program);
        let Some((function, frame)) = self.top_function(&program) else {
            return Err(self.stop(FaultKind::Other("setjmp is called by a library".into())));
        };
        let from = frame.registers as usize;
        let registers = self.state.registers[from..from + function.registers as usize].to_vec();
        let (depth, thread) = (self.state.frames.len(), self.thread());
        self.jumps.forget(|jump| jump.buffer == buffer);
        if self.jumps.all.len() >= MAX_JUMPS
            || self.jumps.registers + registers.len() > MAX_JUMP_REGISTERS
        {
            // Those whose function has returned cannot be used any more.
            let frames = &self.state.frames;
            let gone = |jump: &Jump| {
                let frame = frames.get(jump.depth - 1);
                jump.thread == thread && !frame.is_some_and(|f| same(f, &jump.frame))
            };
            self.jumps.forget(gone);
        }
        if self.jumps.all.len() >= MAX_JUMPS
            || self.jumps.registers + registers.len() > MAX_JUMP_REGISTERS
        {
            return Err(self.limit(format!("{MAX_JUMPS} uses of setjmp")));
        }
        self.jumps.made += 1;
        let number = self.jumps.made;
        self.memory.store(buffer, 8, number).map_err(|bad| self.bad_access(bad))?;
        self.jumps.registers += registers.len();
        let top = self.state.top;
        self.jumps.all.insert(number, Jump { buffer, thread, depth, frame, registers, top });
        self.deliver([0; 2])
    }

    /// The `setjmp` with this buffer returns once more: `value`, or 1 instead of 0.
    pub(crate) fn long_jump(&mut self, buffer: u64, value: u64) -> Step {
        let number = self.memory.load(buffer, 8).map_err(|bad| self.bad_access(bad))?;
        let jump = self.jumps.all.get(&number).cloned();
        let valid = jump.filter(|jump| {
            let frame = self.state.frames.get(jump.depth - 1);
            jump.thread == self.thread() && frame.is_some_and(|f| same(f, &jump.frame))
        });
        let Some(jump) = valid else {
            let text = "longjmp: no setjmp with this buffer is in a function that still runs";
            return Err(self.stop(FaultKind::Other(text.into())));
        };
        for depth in (jump.depth..self.state.frames.len()).rev() {
            let frame = self.state.frames[depth];
            if frame.function == Frame::NATIVE
                && let Some(library) = self.libraries.get_mut(frame.pc as usize)
                && let Some(library) = library.as_mut()
            {
                library.abandon(frame.start);
            }
        }
        self.pop_stack(jump.top);
        self.state.frames.truncate(jump.depth);
        self.state.frames[jump.depth - 1] = jump.frame;
        let from = jump.frame.registers as usize;
        self.state.registers[from..from + jump.registers.len()].copy_from_slice(&jump.registers);
        self.deliver([if value as u32 == 0 { 1 } else { value }, 0])
    }
}

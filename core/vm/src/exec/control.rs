//! Where control goes: divergent branches, calls and returns, and threads that end.

use super::access::lanes;
use super::machine::{Machine, Stop};
use super::registers::Registers;
use super::warp::{Frame, NONE, Warp, WarpSplit};
use crate::bytecode::{BranchInfo, Reg, SiteId, target};
use events::{Cap, FaultKind, Observer, WarpContext};

/// In place of [`BranchInfo::reconverge_pc`]: the sides reconverge only at the exit.
const NO_RECONVERGENCE: u32 = u32::MAX;
/// A pc that no instruction has.
const NO_PC: u32 = u32::MAX - 1;

/// The pc of join `j` if it is in `frame`.
#[inline(always)]
pub(super) fn join_target<const W: usize>(warp: &Warp<W>, j: u32, frame: u32) -> u32 {
    if j == NONE {
        return NO_PC;
    }
    let join = &warp.joins[j as usize];
    if join.frame == frame { join.pc } else { NO_PC }
}

impl<const W: usize> Warp<W> {
    /// Divides the lanes of a split at a branch that those of `yes` take and those of `no` do not.
    /// Returns the join of what continues at once, its lanes, and the pc to which they jump.
    pub(super) fn diverge(
        &mut self,
        branch: &BranchInfo,
        frame: u32,
        mut join: u32,
        yes: u64,
        no: u64,
    ) -> (u32, u64, u32) {
        if branch.reconverge_pc != NO_RECONVERGENCE {
            join = self.make_join(branch.reconverge_pc, frame, join, yes | no);
        }
        let join_pc = join_target(self, join, frame);
        if branch.then_pc == join_pc {
            self.arrive(join, yes);
            (join, no, branch.else_pc)
        } else if branch.else_pc == join_pc {
            self.arrive(join, no);
            (join, yes, branch.then_pc)
        } else {
            self.splits.push(WarpSplit::runnable(no, branch.else_pc, frame, join));
            (join, yes, branch.then_pc)
        }
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Function that the first active lane calls through `a`, and the lanes that call the same.
    pub(super) fn indirect_target<const W: usize>(
        &self,
        r: &Registers<'_, W>,
        a: Reg,
        mask: u64,
    ) -> Option<(u32, u64)> {
        let address = r.lane(a, mask.trailing_zeros() as usize);
        let same = lanes(mask).filter(|&l| r.lane(a, l) == address).fold(0, |m, l| m | 1 << l);
        let number = address.checked_sub(target::CODE_BASE)? / 16;
        let f = self.program.functions.iter().position(|f| u64::from(f.source.0) == number)?;
        Some((f as u32, same))
    }

    /// Enters `callee` by the call `call` that `caller` has just executed. Returns the new frame, or
    /// `None` if a limit stops the run.
    pub(super) fn call<const W: usize>(
        &mut self,
        warp: &mut Warp<W>,
        caller: &WarpSplit,
        callee: u32,
        call: u32,
    ) -> Option<u32> {
        let program = self.program;
        let frame = &warp.frames[caller.frame as usize];
        let function = &program.functions[frame.function as usize];
        let target_fn = &program.functions[callee as usize];
        let (caller_base, depth) = (frame.base, frame.depth + 1);
        let local_base = frame.local_base + function.local_bytes;
        let call_site = function.sites[caller.pc as usize - 1];
        let cap = if depth > self.limits.max_call_depth {
            Some(Cap::CallDepth(self.limits.max_call_depth))
        } else if local_base + target_fn.local_bytes > self.limits.max_local_bytes {
            Some(Cap::LocalMemory(self.limits.max_local_bytes))
        } else {
            None
        };
        if let Some(cap) = cap {
            self.stop = Some(Stop::Limit(call_site, cap));
            return None;
        }
        let new = warp.push_frame(
            callee,
            target_fn,
            Frame {
                function: callee,
                base: [0; 4],
                count: [0; 4],
                local_base,
                mask: caller.mask,
                caller: caller.frame,
                return_pc: caller.pc,
                call,
                call_site,
                depth,
            },
        );
        let new_base = warp.frames[new as usize].base;
        for (&src, &dst) in program.calls[call as usize].args.iter().zip(&target_fn.params) {
            warp.copy_register((caller_base, src), (new_base, dst), Registers::<W>::ALL);
            warp.unpredictable.copy((caller_base, src), (new_base, dst), caller.mask);
        }
        Some(new)
    }

    /// The lanes of `mask` return from `frame`. Returns the caller's frame and the pc after the call.
    pub(super) fn return_to_caller<const W: usize>(
        &self,
        warp: &mut Warp<W>,
        frame: u32,
        mask: u64,
    ) -> (u32, u32) {
        let callee = &warp.frames[frame as usize];
        let (function, base, call) = (callee.function, callee.base, callee.call);
        let (caller, return_pc) = (callee.caller, callee.return_pc);
        let caller_base = warp.frames[caller as usize].base;
        let results = &self.program.functions[function as usize].results;
        for (&src, &dst) in results.iter().zip(&self.program.calls[call as usize].results) {
            if dst.is_some() {
                warp.copy_register((base, src), (caller_base, dst), mask);
                warp.unpredictable.copy((base, src), (caller_base, dst), mask);
            }
        }
        warp.leave_frame(frame, mask);
        (caller, return_pc)
    }

    /// Reports a fault of all active lanes that does not concern memory, and stops them: from then on
    /// they count as exited.
    #[cold]
    pub(super) fn stop_with_fault<const W: usize>(
        &mut self,
        warp: &mut Warp<W>,
        kind: FaultKind,
        site: SiteId,
        context: WarpContext,
        message: String,
    ) {
        let mask = context.active.bits();
        self.plain_fault(kind, site, context, mask, message);
        warp.stopped |= mask;
        warp.remove_lanes(mask);
    }
}

//! The main loop for as long as the plan of a program says how ([`super::plan`]).
//!
//! Apart from the rest of the main loop, so that the little that this one needs stays in registers.

use super::access::MemoryContext;
use super::alu::alu;
use super::block::Block;
use super::machine::Machine;
use super::memory::Local;
use super::plan::{Form, Planned, Step};
use super::registers::Registers;
use super::words::{Source, whole_halves};
use crate::bytecode::Function;
use events::{LaneMask, Observer, WarpContext};

/// Where a stretch of planned steps runs.
pub(super) struct Stretch<'a> {
    pub(super) function: &'a Function,
    /// The steps of the function's instructions.
    pub(super) plan: &'a [Planned],
    /// The lanes that run, and where; its step is the one before the stretch.
    pub(super) context: WarpContext,
    pub(super) local: &'a mut Local,
    /// Coordinates of the threads.
    pub(super) tid: &'a [[u32; 32]],
    /// The pc of the split's join, at which the stretch ends.
    pub(super) join_pc: u32,
    /// The step before which the stretch ends.
    pub(super) straight_end: u64,
    /// Whether accesses must carry values.
    pub(super) keeps_values: bool,
    /// Set if an access ended the run.
    pub(super) ended: bool,
}

impl<O: Observer> Machine<'_, O> {
    /// Runs instructions from `pc` on until there is one that the plan leaves to the main loop, or the run ends.
    /// Returns its pc.
    #[inline(never)]
    pub(super) fn run_plan<const W: usize>(
        &mut self,
        r: &mut Registers<'_, 32>,
        block: &mut Block<W>,
        stretch: &mut Stretch<'_>,
        mut pc: u32,
    ) -> u32 {
        let Stretch { function, plan, context, tid, join_pc, straight_end, keeps_values, .. } =
            *stretch;
        let program = self.program;
        let mask = context.active.bits();
        let start = self.steps;
        let mut steps = start;
        // What a memory access of the instruction at a pc uses.
        macro_rules! memory {
            ($pc:expr) => {
                MemoryContext {
                    shared: &mut block.shared,
                    local: stretch.local,
                    context: WarpContext { step: steps, ..context },
                    site: function.sites[$pc as usize],
                    asynchronous: false,
                }
            };
        }
        // Ends the stretch if an access ended the run. No function and not done for all steps, since most are no accesses.
        macro_rules! end_if_stopped {
            () => {
                if self.stop.is_some() {
                    stretch.ended = true;
                    break;
                }
            };
        }
        // Words of the access at `pc`, by whole halves.
        macro_rules! words {
            ($store:expr, $i:expr, $from:expr) => {{
                let access = $i;
                let mut cx = memory!(pc);
                pc += 1;
                if $store {
                    self.store_words(r, &mut cx, access, $from);
                } else {
                    self.load_words(r, &mut cx, access, $from);
                }
                end_if_stopped!();
            }};
        }
        while let Some(Planned { step, instr: i }) = plan.get(pc as usize)
            && steps < straight_end
        {
            match *step {
                Step::Pure(run) => {
                    steps += 1;
                    run(r, i, mask);
                    pc += 1;
                }
                Step::Special => {
                    steps += 1;
                    self.steps = steps;
                    self.read_special(r, block, (context.warp, tid), i);
                    pc += 1;
                }
                Step::Division => {
                    if r.zero_lanes(i.b, mask) != 0 {
                        break;
                    }
                    steps += 1;
                    alu(r, i, mask);
                    pc += 1;
                }
                Step::Jump => {
                    if i.imm == join_pc || steps + 1 >= self.turn_end {
                        break;
                    }
                    steps += 1;
                    pc = i.imm;
                }
                Step::UniformBranch => {
                    let info = &program.branches[i.imm as usize];
                    let yes = r.s[i.a.index()] & 1 != 0;
                    let target = if yes { info.then_pc } else { info.else_pc };
                    if target == join_pc || steps + 1 >= self.turn_end {
                        break;
                    }
                    steps += 1;
                    self.steps = steps;
                    self.coverage[info.side as usize + usize::from(!yes)] += 1;
                    let taken = LaneMask(if yes { mask } else { 0 });
                    self.observer.branch(
                        WarpContext { step: steps, ..context },
                        function.sites[pc as usize],
                        taken,
                    );
                    pc = target;
                }
                Step::Branch => {
                    let info = &program.branches[i.imm as usize];
                    let yes = r.p[i.a.index()] & mask;
                    if yes != 0 && yes != mask {
                        break;
                    }
                    let target = if yes != 0 { info.then_pc } else { info.else_pc };
                    if target == join_pc || steps + 1 >= self.turn_end {
                        break;
                    }
                    steps += 1;
                    self.steps = steps;
                    self.coverage[info.side as usize + usize::from(yes == 0)] += 1;
                    let site = function.sites[pc as usize];
                    self.observer.branch(
                        WarpContext { step: steps, ..context },
                        site,
                        LaneMask(yes),
                    );
                    pc = target;
                }
                Step::Atomic => {
                    steps += 1;
                    self.steps = steps;
                    let mut cx = memory!(pc);
                    pc += 1;
                    self.atomic(r, &mut cx, i, false);
                    end_if_stopped!();
                }
                Step::AddressedWords { compute, store, form } => {
                    if steps + 1 >= straight_end {
                        break;
                    }
                    pc += 1;
                    if keeps_values || !whole_halves(mask) {
                        steps += 1;
                        compute(r, i, mask);
                        continue;
                    }
                    steps += 2;
                    self.steps = steps;
                    words!(store, &function.code[pc as usize], Source { form, by: i });
                }
                Step::Words { store } if !keeps_values && whole_halves(mask) => {
                    steps += 1;
                    self.steps = steps;
                    words!(store, i, Source { form: Form::Register, by: i });
                }
                Step::UniformLoad => {
                    steps += 1;
                    self.steps = steps;
                    let mut cx = memory!(pc);
                    pc += 1;
                    self.load_uniform(r, &mut cx, i);
                    end_if_stopped!();
                }
                Step::Memory { store } | Step::Words { store } => {
                    steps += 1;
                    self.steps = steps;
                    let mut cx = memory!(pc);
                    pc += 1;
                    if store {
                        self.store(r, &mut cx, i);
                    } else {
                        self.load(r, &mut cx, i);
                    }
                    end_if_stopped!();
                }
                Step::Other => break,
            }
        }
        self.steps = steps;
        self.lane_steps += (steps - start) * u64::from(mask.count_ones());
        pc
    }
}

//! The main loop: executes one warp instruction after another.
//!
//! Frequent instructions are handled here. Divergence, calls and the ends of threads are in `control`,
//! barriers and waiting in `sync`, services for device code in `runtime`.

use super::access::MemoryContext;
use super::alu::{alu, narrow};
use super::block::Block;
use super::circles::Circles;
use super::compare::compared;
use super::control::join_target;
use super::exchange::Who;
use super::lane_by_lane::soft;
use super::machine::{Machine, NEVER, Stop};
use super::registers::Registers;
use super::stretch::Stretch;
use super::warp::{State, Warp, WarpSplit, call_path, context};
use crate::bytecode::op::test;
use crate::bytecode::{Op, target};
use events::{Comparison, FaultKind, LaneMask, Observer, Point, Scope};

/// Number of warp instructions that a split may execute before others get a turn. It is large,
/// since turns are only needed if a split spins.
pub(super) const QUANTUM: u64 = 1 << 16;

impl<O: Observer> Machine<'_, O> {
    /// Runs the splits of a warp until none is runnable, or until the quantum of one is used up
    /// without any change to memory.
    pub(super) fn run_warp<const W: usize>(&mut self, block: &mut Block<W>, warp: &mut Warp<W>) {
        let mut circles = Circles::new(self);
        while self.stop.is_none() && !self.paused {
            // The youngest first: the inner sides of divergent branches end before the outer ones
            // continue.
            let Some(next) = warp.splits.iter().rposition(|f| f.is_runnable() && !f.spinning)
            else {
                return;
            };
            let split = if next + 1 == warp.splits.len() {
                warp.splits.pop()
            } else {
                Some(warp.splits.remove(next))
            };
            let Some(split) = split else { return };
            self.run_split(block, warp, split, &mut circles);
        }
    }

    #[allow(clippy::cognitive_complexity)]
    fn run_split<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        warp: &mut Warp<W>,
        split: WarpSplit,
        circles: &mut Circles<W>,
    ) {
        let program = self.program;
        let observed = O::COMPARES && self.compares;
        let keeps_values = self.keeps_values();
        let plan = program.plan.of(program, observed);
        let WarpSplit { mut mask, mut pc, mut frame, mut join, .. } = split;
        if !(O::PAUSES && std::mem::take(&mut self.resumed)) {
            self.turn_start = self.steps;
            self.quantum_end =
                (self.steps + QUANTUM).min(self.limits.max_steps.max(self.steps + 1));
            self.turn_end = self.quantum_end.min(circles.next);
            self.polls = 0;
        }
        // Turns end at jumps, calls and returns; this is for code that has none of these.
        let straight_end = self.limits.max_steps.saturating_add(QUANTUM);
        'frame: loop {
            let fr = &warp.frames[frame as usize];
            let function = &program.functions[fr.function as usize];
            let (local_base, base) = (fr.local_base, fr.base);
            let mut unpredictable = !warp.unpredictable.is_empty();
            let code = &function.code[..];
            let plan = &plan[fr.function as usize][..];
            let plain = W == 32 && !(O::PAUSES && self.pause_at != NEVER);
            // The mask changes only where the loop around this one goes on.
            let lanes = u64::from(mask.count_ones());
            let range = |k: usize| fr.base[k] as usize..(fr.base[k] + fr.count[k]) as usize;
            let (r0, r1, r2, r3) = (range(0), range(1), range(2), range(3));
            // The pc of this split's join, if it is in this frame.
            let mut join_pc = join_target(warp, join, frame);
            let mut r = Registers::<W> {
                v32: &mut warp.v32[r0],
                v64: &mut warp.v64[r1],
                p: &mut warp.p[r2],
                s: &mut warp.s[r3],
            };
            // Jumps to a pc; at the join the split ends unless it is the last to arrive.
            macro_rules! goto {
                ($target:expr) => {{
                    pc = $target;
                    if pc == join_pc {
                        match warp.arrive(join, mask) {
                            Some((all, parent)) => {
                                mask = all;
                                join = parent;
                                continue 'frame;
                            }
                            None => return,
                        }
                    }
                    if self.steps >= self.turn_end {
                        let split = WarpSplit::runnable(mask, pc, frame, join);
                        if self.goes_on(block, warp, &split, circles) {
                            continue 'frame;
                        }
                        self.end_turn(warp, split, function.sites[pc as usize]);
                        return;
                    }
                }};
            }
            // `mask` as an event context.
            macro_rules! here {
                () => {
                    context(block.linear, warp.index, mask, block.interval, self.steps)
                };
            }
            // The statement of the instruction being executed.
            macro_rules! site {
                () => {
                    function.sites[pc as usize - 1]
                };
            }
            // What an operation of the warp needs to know of it.
            macro_rules! who {
                () => {
                    Who {
                        context: here!(),
                        site: site!(),
                        existing: warp.lanes,
                        live: warp.live,
                        branch: warp.last_divergence,
                    }
                };
            }
            // Sets the split aside until what `state` waits for has happened.
            macro_rules! suspend {
                ($state:expr) => {{
                    let state = $state;
                    warp.splits.push(WarpSplit { mask, pc, frame, join, state, spinning: false });
                    return;
                }};
            }
            loop {
                if O::PAUSES && self.steps >= self.pause_at {
                    let point = Point {
                        context: here!(),
                        site: function.sites[pc as usize],
                        pc,
                        depth: warp.frames[frame as usize].depth,
                    };
                    if self.observer.pauses(&point) {
                        self.paused = true;
                        warp.splits.push(WarpSplit::runnable(mask, pc, frame, join));
                        return;
                    }
                }
                // What the plan says, for as long as it says how.
                if plain && !unpredictable {
                    let (tid, _) = warp.tid.as_flattened().as_chunks();
                    let mut stretch = Stretch {
                        function,
                        plan,
                        context: here!(),
                        local: &mut warp.local,
                        tid,
                        join_pc,
                        straight_end,
                        keeps_values,
                        ended: false,
                    };
                    pc = self.run_plan(&mut narrow(&mut r), block, &mut stretch, pc);
                    if stretch.ended {
                        warp.splits.push(WarpSplit::runnable(mask, pc, frame, join));
                        return;
                    }
                }
                let i = &code[pc as usize];
                if self.steps >= straight_end {
                    self.stop = Some(Stop::StepLimit(function.sites[pc as usize]));
                    warp.splits.push(WarpSplit::runnable(mask, pc, frame, join));
                    return;
                }
                self.steps += 1;
                self.lane_steps += lanes;
                let (d, a, b) = (i.d, i.a, i.b);
                if unpredictable {
                    let at = (frame, pc, base);
                    self.follow_values(&mut warp.unpredictable, &r, at, (code, mask));
                    unpredictable = !warp.unpredictable.is_empty();
                }
                pc += 1;
                match i.op {
                    Op::UDiv32
                    | Op::SDiv32
                    | Op::URem32
                    | Op::SRem32
                    | Op::UDiv64
                    | Op::SDiv64
                    | Op::URem64
                    | Op::SRem64 => {
                        let zero = r.zero_lanes(b, mask);
                        if zero != 0 {
                            let context = here!();
                            let site = site!();
                            let kind = FaultKind::DivisionByZero;
                            self.plain_fault(kind, site, context, zero, String::new());
                        }
                        alu(&mut r, i, mask);
                    }

                    Op::ICmp32 | Op::ICmp64 | Op::FCmp32 | Op::FCmp64
                        if O::COMPARES && self.compares =>
                    {
                        let gaps = compared(&mut r, i, mask);
                        let (context, site) = (here!(), site!());
                        self.observer.compare(&Comparison { context, site, gaps });
                    }

                    Op::Special => {
                        self.read_special(&mut r, block, (warp.index, &warp.tid), i);
                    }
                    Op::LocalAddr => {
                        r.s[d.index()] = target::LOCAL_BASE + local_base + u64::from(i.imm);
                    }
                    Op::ActiveMask => r.write_one(d, mask, mask),

                    Op::Load
                    | Op::Store
                    | Op::AtomicRmw
                    | Op::CmpXchg
                    | Op::MemCpy
                    | Op::MemMove
                    | Op::MemSet
                    | Op::AsyncCopy => {
                        let context = here!();
                        let mut cx = MemoryContext {
                            shared: &mut block.shared,
                            local: &mut warp.local,
                            context,
                            site: site!(),
                            asynchronous: false,
                        };
                        match i.op {
                            Op::Load => self.load(&mut r, &mut cx, i),
                            Op::Store => self.store(&mut r, &mut cx, i),
                            Op::AtomicRmw => self.atomic(&mut r, &mut cx, i, false),
                            Op::CmpXchg => self.atomic(&mut r, &mut cx, i, true),
                            Op::AsyncCopy => {
                                let copies = &mut block.copies[warp.index as usize];
                                self.copy_async(&mut r, &mut cx, i, copies);
                            }
                            _ => self.copy(&mut r, &mut cx, i),
                        }
                        if self.stop.is_some() {
                            warp.splits.push(WarpSplit::runnable(mask, pc, frame, join));
                            return;
                        }
                    }
                    Op::AsyncCommit => block.copies[warp.index as usize].commit(mask),
                    Op::AsyncWait => {
                        let context = here!();
                        let open = a.is_some().then(|| r.vector64(a));
                        self.wait_copies(block, context, open);
                    }
                    Op::MbarrierInit
                    | Op::MbarrierInval
                    | Op::MbarrierArrive
                    | Op::MbarrierTest => {
                        let context = here!();
                        let site = site!();
                        let failed = self.mbarrier(&mut r, block, context, site, i);
                        if failed != 0 && i.op == Op::MbarrierTest && i.imm & test::WAIT != 0 {
                            // Poll again, and yield after enough unsuccessful polls.
                            pc -= 1;
                            if self.steps >= self.turn_end {
                                let split = WarpSplit::runnable(mask, pc, frame, join);
                                if self.goes_on(block, warp, &split, circles) {
                                    continue 'frame;
                                }
                                self.end_turn(warp, split, site);
                                return;
                            }
                        }
                    }
                    Op::Fence => {
                        let scope =
                            [Scope::Block, Scope::Device, Scope::System][i.imm.min(2) as usize];
                        let context = here!();
                        self.observer.fence(context, site!(), scope);
                    }

                    Op::Jump => goto!(i.imm),
                    Op::Branch => {
                        let info = program.branches[i.imm as usize];
                        let side = info.side as usize;
                        if a.is_scalar() {
                            let yes = r.s[a.index()] & 1 != 0;
                            self.coverage[side + usize::from(!yes)] += 1;
                            let context = here!();
                            let taken = if yes { mask } else { 0 };
                            self.observer.branch(context, site!(), LaneMask(taken));
                            goto!(if yes { info.then_pc } else { info.else_pc });
                        } else {
                            let yes = r.p[a.index()] & mask;
                            let no = mask & !yes;
                            self.coverage[side] += u64::from(yes != 0);
                            self.coverage[side + 1] += u64::from(no != 0);
                            let context = here!();
                            let site = site!();
                            self.observer.branch(context, site, LaneMask(yes));
                            if no == 0 {
                                goto!(info.then_pc);
                            } else if yes == 0 {
                                goto!(info.else_pc);
                            } else {
                                warp.last_divergence = Some(site);
                                let target;
                                (join, mask, target) = warp.diverge(&info, frame, join, yes, no);
                                join_pc = join_target(warp, join, frame);
                                goto!(target);
                                if self.stop.is_some() {
                                    return;
                                }
                                continue 'frame;
                            }
                        }
                    }
                    Op::Call | Op::CallIndirect => {
                        let callee = if i.op == Op::Call {
                            program.calls[i.imm as usize].function
                        } else {
                            let Some((callee, same)) = self.indirect_target(&r, a, mask) else {
                                let message =
                                    "call through a pointer that does not point to a function";
                                let (context, site) = (here!(), site!());
                                let kind = FaultKind::WrongSpace;
                                self.stop_with_fault(warp, kind, site, context, message.into());
                                return;
                            };
                            if same != mask {
                                // Lanes with different targets call them one group after another.
                                join = warp.make_join(pc, frame, join, mask);
                                pc -= 1;
                                warp.splits.push(WarpSplit::runnable(
                                    mask & !same,
                                    pc,
                                    frame,
                                    join,
                                ));
                                mask = same;
                                continue 'frame;
                            }
                            callee
                        };
                        let caller = WarpSplit::runnable(mask, pc, frame, join);
                        let Some(entered) = self.call(warp, &caller, callee, i.imm) else {
                            return;
                        };
                        let site = site!();
                        frame = entered;
                        pc = 0;
                        if self.steps >= self.turn_end {
                            let split = WarpSplit::runnable(mask, pc, frame, join);
                            if self.goes_on(block, warp, &split, circles) {
                                continue 'frame;
                            }
                            self.end_turn(warp, split, site);
                            return;
                        }
                        continue 'frame;
                    }
                    Op::Return => {
                        let returned = site!();
                        (frame, pc) = self.return_to_caller(warp, frame, mask);
                        // an indirect call of several functions reconverges immediately after it
                        if pc == join_target(warp, join, frame) {
                            match warp.arrive(join, mask) {
                                Some((all, parent)) => {
                                    mask = all;
                                    join = parent;
                                }
                                None => return,
                            }
                        }
                        if self.steps >= self.turn_end {
                            let split = WarpSplit::runnable(mask, pc, frame, join);
                            if self.goes_on(block, warp, &split, circles) {
                                continue 'frame;
                            }
                            self.end_turn(warp, split, returned);
                            return;
                        }
                        continue 'frame;
                    }
                    Op::Exit => {
                        let context = here!();
                        self.observer.exit(context, LaneMask(mask));
                        warp.exit_lanes(site!(), mask);
                        return;
                    }
                    Op::Unreachable | Op::Trap | Op::AssertFail => {
                        let (kind, message) = match i.op {
                            Op::Unreachable => (FaultKind::Unreachable, String::new()),
                            Op::Trap => (FaultKind::Trap, String::new()),
                            _ => {
                                let address = r.lane(a, mask.trailing_zeros() as usize);
                                let text = self.read_string(block, address);
                                (FaultKind::Assert, String::from_utf8_lossy(&text).into_owned())
                            }
                        };
                        let (context, site) = (here!(), site!());
                        self.stop_with_fault(warp, kind, site, context, message);
                        return;
                    }
                    Op::Barrier | Op::GridBarrier => {
                        let (context, site) = (here!(), site!());
                        let calls = call_path(&warp.frames, frame);
                        let wait = self.arrive_at_barrier(block, &r, context, site, calls, i);
                        if let Some(wait) = wait {
                            suspend!(State::Barrier(wait));
                        }
                    }
                    Op::WarpBarrier => {
                        let who = who!();
                        let wait = self.arrive_at_warp_barrier(&r, &warp.exits, who, a);
                        if let Some(state) = wait {
                            suspend!(state);
                        }
                    }
                    Op::TripReset => r.write_one(d, 0, mask),
                    Op::TripNext => {
                        let t = r.vector64(d);
                        r.write(d, &t.map(|t| t.wrapping_add(1)), mask);
                    }

                    Op::Shuffle | Op::Vote | Op::Match | Op::Redux => {
                        let who = (base, who!());
                        let wait = self.exchange(&mut r, &mut warp.unpredictable, who, i);
                        if let Some(wait) = wait {
                            suspend!(State::Exchange(wait));
                        }
                        unpredictable = !warp.unpredictable.is_empty();
                    }

                    Op::Soft => {
                        let zero = soft(&mut r, &program.softs[i.imm as usize], i, mask);
                        if zero != 0 {
                            let context = here!();
                            let site = site!();
                            let kind = FaultKind::DivisionByZero;
                            self.plain_fault(kind, site, context, zero, String::new());
                        }
                    }

                    Op::Printf | Op::Malloc | Op::Free => {
                        let (context, site) = (here!(), site!());
                        self.service(&mut r, block, &mut warp.local, context, site, i);
                    }
                    _ => alu(&mut r, i, mask),
                }
            }
        }
    }
}

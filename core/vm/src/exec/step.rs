//! The main loop: executes one warp instruction after another.

use super::access::{Reach, lanes};
use super::alu::alu;
use super::block::Block;
use super::compare::compared;
use super::exchange::{copy_register, predicate_mask, soft, zero_lanes};
use super::machine::{Machine, Stop};
use super::registers::Registers;
use super::warp::{BarrierWait, Fragment, Frame, NONE, State, Warp, call_path, context};
use crate::bytecode::op::test;
use crate::bytecode::{Op, Reg, SiteId, target};
use events::{Cap, Comparison, FaultKind, Observer, Point, Scope};

/// Number of warp instructions that a fragment may execute before others get a turn. It is large,
/// since turns are only needed if a fragment spins.
const QUANTUM: u64 = 1 << 16;
/// Number of polls without any change to memory after which a fragment yields immediately.
const QUIET_POLLS: u32 = 16;

impl<O: Observer> Machine<'_, O> {
    /// Runs the fragments of a warp until none is runnable, or until the quantum of one is used up
    /// without any change to memory.
    pub(super) fn run_warp<const W: usize>(&mut self, block: &mut Block<W>, warp: &mut Warp<W>) {
        while self.stop.is_none() && !self.paused {
            // The youngest first: the inner sides of divergent branches end before the outer ones
            // continue.
            let Some(next) =
                warp.fragments.iter().rposition(|f| f.state == State::Runnable && !f.spinning)
            else {
                return;
            };
            let fragment = warp.fragments.remove(next);
            self.run_fragment(block, warp, fragment);
        }
    }

    #[allow(clippy::cognitive_complexity)]
    fn run_fragment<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        warp: &mut Warp<W>,
        fragment: Fragment,
    ) {
        let program = self.program;
        let Fragment { mut mask, mut pc, mut frame, mut join, .. } = fragment;
        if !(O::PAUSES && std::mem::take(&mut self.resumed)) {
            self.turn_start = self.steps;
            self.turn_end = (self.steps + QUANTUM).min(self.limits.max_steps.max(self.steps + 1));
            self.polls = 0;
        }
        'frame: loop {
            let fr = &warp.frames[frame as usize];
            let function = &program.functions[fr.function as usize];
            let local_base = fr.local_base;
            let code = &function.code[..];
            let range = |k: usize| fr.base[k] as usize..(fr.base[k] + fr.count[k]) as usize;
            let (r0, r1, r2, r3) = (range(0), range(1), range(2), range(3));
            // The pc of this fragment's join, if it is in this frame.
            let mut join_pc = join_target(warp, join, frame);
            let mut r = Registers::<W> {
                v32: &mut warp.v32[r0],
                v64: &mut warp.v64[r1],
                p: &mut warp.p[r2],
                s: &mut warp.s[r3],
            };
            // Jumps to a pc; at the join the fragment ends unless it is the last to arrive.
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
                        self.pause(
                            warp,
                            Fragment {
                                mask,
                                pc,
                                frame,
                                join,
                                state: State::Runnable,
                                spinning: false,
                            },
                            function.sites[pc as usize],
                        );
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
            loop {
                if O::PAUSES && self.steps >= self.pause_at {
                    let point = Point {
                        context: here!(),
                        site: function.sites[pc as usize],
                        depth: warp.frames[frame as usize].depth,
                    };
                    if self.observer.pauses(&point) {
                        self.paused = true;
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::Runnable,
                            spinning: false,
                        });
                        return;
                    }
                }
                let i = &code[pc as usize];
                self.steps += 1;
                self.lane_steps += u64::from(mask.count_ones());
                let (d, a, b) = (i.d, i.a, i.b);
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
                        let zero = zero_lanes(&r, b, mask);
                        if zero != 0 {
                            let context = here!();
                            let site = function.sites[pc as usize - 1];
                            let kind = FaultKind::DivisionByZero;
                            self.plain_fault(kind, site, context, zero, String::new());
                        }
                        alu(&mut r, i, mask);
                    }

                    Op::ICmp32 | Op::ICmp64 | Op::FCmp32 | Op::FCmp64
                        if O::COMPARES && self.compares =>
                    {
                        let gaps = compared(&mut r, i, mask);
                        let (context, site) = (here!(), function.sites[pc as usize - 1]);
                        self.observer.compare(&Comparison { context, site, gaps });
                    }

                    Op::Special => {
                        let values = self.special(block, warp.index, &warp.tid, i.imm);
                        r.write(d, &values, Registers::<W>::ALL);
                    }
                    Op::LocalAddr => {
                        r.s[d.index()] = target::LOCAL_BASE + local_base + u64::from(i.imm);
                    }
                    Op::ActiveMask => r.write(d, &[mask; W], mask),

                    Op::Load
                    | Op::Store
                    | Op::AtomicRmw
                    | Op::CmpXchg
                    | Op::MemCpy
                    | Op::MemMove
                    | Op::MemSet
                    | Op::AsyncCopy => {
                        let context = here!();
                        let mut reach = Reach {
                            shared: &mut block.shared,
                            local: &mut warp.local,
                            context,
                            site: function.sites[pc as usize - 1],
                            asynchronous: false,
                        };
                        match i.op {
                            Op::Load => self.load(&mut r, &mut reach, i),
                            Op::Store => self.store(&mut r, &mut reach, i),
                            Op::AtomicRmw => self.atomic(&mut r, &mut reach, i, false),
                            Op::CmpXchg => self.atomic(&mut r, &mut reach, i, true),
                            Op::AsyncCopy => {
                                let copies = &mut block.copies[warp.index as usize];
                                self.copy_async(&mut r, &mut reach, i, copies);
                            }
                            _ => self.copy(&mut r, &mut reach, i),
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
                        let site = function.sites[pc as usize - 1];
                        let failed = self.mbarrier(&mut r, block, context, site, i);
                        if failed != 0 && i.op == Op::MbarrierTest && i.imm & test::WAIT != 0 {
                            // Poll again, and yield after enough unsuccessful polls.
                            pc -= 1;
                            if self.steps >= self.turn_end {
                                let state = State::Runnable;
                                let spinning = false;
                                let waits = Fragment { mask, pc, frame, join, state, spinning };
                                self.pause(warp, waits, site);
                                return;
                            }
                        }
                    }
                    Op::Fence => {
                        let scope =
                            [Scope::Block, Scope::Device, Scope::System][i.imm.min(2) as usize];
                        let context = here!();
                        self.observer.fence(context, function.sites[pc as usize - 1], scope);
                    }

                    Op::Jump => goto!(i.imm),
                    Op::Branch => {
                        let info = program.branches[i.imm as usize];
                        let side = info.side as usize;
                        if a.is_scalar() {
                            let yes = r.s[a.index()] & 1 != 0;
                            self.coverage[side + usize::from(!yes)] += 1;
                            let context = here!();
                            self.observer.branch(
                                context,
                                function.sites[pc as usize - 1],
                                if yes { mask } else { 0 },
                            );
                            goto!(if yes { info.then_pc } else { info.else_pc });
                        } else {
                            let yes = r.p[a.index()] & mask;
                            let no = mask & !yes;
                            self.coverage[side] += u64::from(yes != 0);
                            self.coverage[side + 1] += u64::from(no != 0);
                            let context = here!();
                            let site = function.sites[pc as usize - 1];
                            self.observer.branch(context, site, yes);
                            if no == 0 {
                                goto!(info.then_pc);
                            } else if yes == 0 {
                                goto!(info.else_pc);
                            } else {
                                warp.last_divergence = Some(site);
                                if info.reconverge_pc != u32::MAX {
                                    join = warp.make_join(info.reconverge_pc, frame, join, mask);
                                    join_pc = info.reconverge_pc;
                                }
                                let meets = |pc: u32| pc == join_pc;
                                if meets(info.then_pc) {
                                    warp.arrive(join, yes);
                                    mask = no;
                                    goto!(info.else_pc);
                                } else if meets(info.else_pc) {
                                    warp.arrive(join, no);
                                    mask = yes;
                                    goto!(info.then_pc);
                                } else {
                                    warp.fragments.push(Fragment {
                                        mask: no,
                                        pc: info.else_pc,
                                        frame,
                                        join,
                                        state: State::Runnable,
                                        spinning: false,
                                    });
                                    mask = yes;
                                    goto!(info.then_pc);
                                }
                                if self.stop.is_some() {
                                    return;
                                }
                                continue 'frame;
                            }
                        }
                    }
                    Op::Call | Op::CallIndirect => {
                        let call = &program.calls[i.imm as usize];
                        let callee = if i.op == Op::Call {
                            call.function
                        } else {
                            match self.indirect_target(&r, a, mask) {
                                Some((callee, same)) if same == mask => callee,
                                Some((_, same)) => {
                                    // Lanes with different targets call them one group after
                                    // another.
                                    join = warp.make_join(pc, frame, join, mask);
                                    warp.fragments.push(Fragment {
                                        mask: mask & !same,
                                        pc: pc - 1,
                                        frame,
                                        join,
                                        state: State::Runnable,
                                        spinning: false,
                                    });
                                    mask = same;
                                    pc -= 1;
                                    continue 'frame;
                                }
                                None => {
                                    let site = function.sites[pc as usize - 1];
                                    let context = here!();
                                    self.plain_fault(
                                        FaultKind::WrongSpace,
                                        site,
                                        context,
                                        mask,
                                        "call through a pointer that does not point to a function"
                                            .into(),
                                    );
                                    Self::stop_lanes(warp, mask);
                                    return;
                                }
                            }
                        };
                        let depth = warp.frames[frame as usize].depth + 1;
                        let site = function.sites[pc as usize - 1];
                        if depth > self.limits.max_call_depth {
                            self.stop =
                                Some(Stop::Limit(site, Cap::CallDepth(self.limits.max_call_depth)));
                            return;
                        }
                        let target_fn = &program.functions[callee as usize];
                        let caller_base = warp.frames[frame as usize].base;
                        let local = local_base + function.local_bytes;
                        if local + target_fn.local_bytes > self.limits.max_local_bytes {
                            self.stop = Some(Stop::Limit(
                                site,
                                Cap::LocalMemory(self.limits.max_local_bytes),
                            ));
                            return;
                        }
                        let new = warp.push_frame(
                            callee,
                            target_fn,
                            Frame {
                                function: callee,
                                base: [0; 4],
                                count: [0; 4],
                                local_base: local,
                                mask,
                                caller: frame,
                                return_pc: pc,
                                call: i.imm,
                                call_site: site,
                                depth,
                            },
                        );
                        let new_base = warp.frames[new as usize].base;
                        for (&src, &dst) in call.args.iter().zip(&target_fn.params) {
                            copy_register(
                                warp,
                                caller_base,
                                src,
                                new_base,
                                dst,
                                Registers::<W>::ALL,
                            );
                        }
                        frame = new;
                        pc = 0;
                        continue 'frame;
                    }
                    Op::Return => {
                        let fr = warp.frames[frame as usize].clone();
                        let call = &program.calls[fr.call as usize];
                        let caller_base = warp.frames[fr.caller as usize].base;
                        for (&src, &dst) in function.results.iter().zip(&call.results) {
                            if dst.is_some() {
                                copy_register(warp, fr.base, src, caller_base, dst, mask);
                            }
                        }
                        warp.leave_frame(frame, mask);
                        frame = fr.caller;
                        pc = fr.return_pc;
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
                        continue 'frame;
                    }
                    Op::Exit => {
                        let context = here!();
                        self.observer.exit(context, mask);
                        warp.remove_lanes(mask);
                        return;
                    }
                    Op::Unreachable => {
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Unreachable,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::new(),
                        );
                        Self::stop_lanes(warp, mask);
                        return;
                    }
                    Op::Trap => {
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Trap,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::new(),
                        );
                        Self::stop_lanes(warp, mask);
                        return;
                    }
                    Op::AssertFail => {
                        let lane = mask.trailing_zeros() as usize;
                        let message = self.read_string(block, r.lane(a, lane));
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Assert,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::from_utf8_lossy(&message).into_owned(),
                        );
                        Self::stop_lanes(warp, mask);
                        return;
                    }
                    Op::Barrier => {
                        let info = &program.barriers[i.imm as usize];
                        let lane = mask.trailing_zeros() as usize;
                        let number = if info.number.is_some() {
                            r.lane(info.number, lane) as u32
                        } else {
                            0
                        };
                        let count = info.count.is_some().then(|| r.lane(info.count, lane) as u32);
                        let predicate = if a.is_some() { predicate_mask(&r, a) & mask } else { 0 };
                        // Nearly always all lanes are in the same iteration: one group, and no
                        // vector for each lane.
                        let mut trips: Vec<(Vec<u32>, u64)> = vec![];
                        for l in lanes(mask) {
                            let trip = |&t: &Reg| r.lane(t, l) as u32;
                            match trips
                                .iter_mut()
                                .find(|(u, _)| info.trips.iter().map(trip).eq(u.iter().copied()))
                            {
                                Some(x) => x.1 |= 1 << l,
                                None => trips.push((info.trips.iter().map(trip).collect(), 1 << l)),
                            }
                        }
                        self.arrivals += 1;
                        let wait = BarrierWait {
                            number,
                            count,
                            site: function.sites[pc as usize - 1],
                            aligned: info.aligned,
                            calls: call_path(&warp.frames, frame),
                            trips,
                            info: i.imm,
                            d,
                            predicate,
                            arrival: self.arrivals,
                            diverged: 0,
                            judged: false,
                        };
                        if info.arrive_only {
                            block.arrived_only.push((number, count, mask.count_ones()));
                            let context = here!();
                            let site = function.sites[pc as usize - 1];
                            self.observer.barrier_arrives(context, site, number);
                            continue;
                        }
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::Barrier(wait),
                            spinning: false,
                        });
                        return;
                    }
                    Op::GridBarrier => {
                        let site = function.sites[pc as usize - 1];
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::GridBarrier { site },
                            spinning: false,
                        });
                        return;
                    }
                    Op::WarpBarrier => {
                        let site = function.sites[pc as usize - 1];
                        // with 32-bit masks on a 64-wide warp, all ones means all
                        let members =
                            |m: u64| if W == 64 && m == 0xffff_ffff { u64::MAX } else { m };
                        let live = warp.live;
                        if a.is_scalar() && members(r.s[a.index()]) & live & !mask == 0 {
                            let context = here!();
                            let m = members(r.s[a.index()]) | mask;
                            self.observer.warp_barrier(context, site, m & live);
                            continue;
                        }
                        let mut groups: Vec<(u64, u64)> = vec![];
                        for l in lanes(mask) {
                            let m = members(r.lane(a, l));
                            match groups.iter_mut().find(|g| g.0 == m) {
                                Some(g) => g.1 |= 1 << l,
                                None => groups.push((m, 1 << l)),
                            }
                        }
                        for (m, l) in &mut groups {
                            *m |= *l;
                        }
                        if groups.iter().all(|&(m, l)| m & live & !l == 0) {
                            let context = here!();
                            for (m, _) in groups {
                                self.observer.warp_barrier(context, site, m & live);
                            }
                            continue;
                        }
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::WarpBarrier { site, groups },
                            spinning: false,
                        });
                        return;
                    }
                    Op::TripReset => r.write(d, &[0; W], mask),
                    Op::TripNext => {
                        let t = r.vector64(d);
                        r.write(d, &t.map(|t| t.wrapping_add(1)), mask);
                    }

                    Op::Shuffle | Op::Vote | Op::Match | Op::Redux => {
                        let site = function.sites[pc as usize - 1];
                        let who = (warp.index, warp.live, warp.last_divergence);
                        self.exchange(&mut r, block, who, mask, i, site);
                    }

                    Op::Soft => {
                        let zero = soft(&mut r, &program.softs[i.imm as usize], i, mask);
                        if zero != 0 {
                            let context = here!();
                            let site = function.sites[pc as usize - 1];
                            let kind = FaultKind::DivisionByZero;
                            self.plain_fault(kind, site, context, zero, String::new());
                        }
                    }

                    Op::Printf => {
                        for l in lanes(mask) {
                            let (format, args) = (r.lane(a, l), r.lane(b, l));
                            let text = self.printf(block, &mut warp.local, l, format, args);
                            self.print(&text);
                        }
                        if d.is_some() {
                            r.write(d, &[0; W], mask);
                        }
                    }
                    Op::Malloc => {
                        let mut out = [0u64; W];
                        for l in lanes(mask) {
                            out[l] = self.malloc(r.lane(a, l));
                        }
                        r.write(d, &out, mask);
                    }
                    Op::Free => {
                        for l in lanes(mask) {
                            let address = r.lane(a, l);
                            if address != 0 && !self.free(address) {
                                let context = here!();
                                self.plain_fault(
                                    FaultKind::OutOfBounds,
                                    function.sites[pc as usize - 1],
                                    context,
                                    1 << l,
                                    "free() of an address that malloc() did not return".into(),
                                );
                            }
                        }
                    }
                    _ => alu(&mut r, i, mask),
                }
            }
        }
    }

    /// Records a change to memory that others can see.
    pub(super) fn changed(&mut self) {
        self.last_change = self.steps;
        self.polls = 0;
    }

    /// Records a poll of a waiting loop. After some unsuccessful polls the turn ends.
    #[inline]
    pub(super) fn poll(&mut self) {
        self.polls += 1;
        if self.polls >= QUIET_POLLS {
            self.turn_end = self.steps;
        }
    }

    /// Ends the turn. Marks the fragment as spinning if nothing in memory has changed.
    #[cold]
    fn pause<const W: usize>(&mut self, warp: &mut Warp<W>, mut fragment: Fragment, site: SiteId) {
        if self.steps >= self.limits.max_steps {
            self.stop = Some(Stop::StepLimit(site));
        }
        if self.observer.stop() {
            self.stop = Some(Stop::Observer);
        }
        fragment.spinning = self.last_change <= self.turn_start || self.polls >= QUIET_POLLS;
        if fragment.spinning && !warp.fragments.is_empty() && !self.program.lanes_part {
            // The others may continue while this one waits.
            self.stop.get_or_insert(Stop::LanesPart);
        }
        warp.fragments.push(fragment);
    }

    /// Stops lanes after a fault: they count as arrived everywhere, and cause no further findings.
    pub(super) fn stop_lanes<const W: usize>(warp: &mut Warp<W>, mask: u64) {
        warp.stopped |= mask;
        warp.remove_lanes(mask);
    }
}

/// The pc of join `j` if it is in `frame`.
#[inline(always)]
fn join_target<const W: usize>(warp: &Warp<W>, j: u32, frame: u32) -> u32 {
    if j == NONE {
        return u32::MAX - 1;
    }
    let join = &warp.joins[j as usize];
    if join.frame == frame { join.pc } else { u32::MAX - 1 }
}

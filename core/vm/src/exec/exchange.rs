//! Exchanges between the lanes of a warp: shuffle, vote, match, redux.
//!
//! An exchange with a mask waits until all living lanes of the mask have come to one of the same kind,
//! possibly at another place (PTX ISA, `shfl.sync`, `vote.sync`). Under lockstep, lanes that are not
//! converged do not wait for each other.

use super::access::lanes;
use super::intrinsics::warp::{redux, shuffle_source, vote};
use super::machine::Machine;
use super::registers::Registers;
use super::unpredictable::Unpredictable;
use super::warp::{ExchangeWait, State, Warp, context};
use crate::bytecode::{Instr, Op, Program, Redux, Reg, ShuffleMode, SiteId, Vote};
use events::{
    AbsentLane, BarrierGroup, BarrierLevel, BarrierMismatch, FaultKind, Observer, WarpContext,
    WarpFault,
};
use launch::Model;

/// What lanes bring to an exchange, and what they get.
pub(super) struct Exchange<const W: usize> {
    /// Lanes that take part.
    pub(super) lanes: u64,
    /// The mask that each names, if the exchange has one.
    members: [u64; W],
    masked: bool,
    values: [u64; W],
    /// Lane or offset, and clamp, of a shuffle.
    lane: [u64; W],
    clamp: [u64; W],
    /// Lanes whose predicate holds.
    yes: u64,
    out: [u64; W],
    /// The second result, a bit for each lane.
    flags: u64,
    /// The lane that each lane of a shuffle reads.
    pub(super) source: [u8; W],
    /// Lanes that read one that does not take part.
    pub(super) without_source: u64,
}

/// The register that holds the mask of an exchange; `NONE` for the old forms without one.
fn mask_register(program: &Program, i: &Instr) -> Reg {
    match i.op {
        Op::Shuffle => program.shuffles[i.imm as usize].members,
        _ => i.a,
    }
}

/// The lanes of a mask: with 32-bit masks on a 64-wide warp, all ones means all.
pub(super) fn members<const W: usize>(mask: u64) -> u64 {
    if W == 64 && mask == 0xffff_ffff { u64::MAX } else { mask }
}

impl<const W: usize> Exchange<W> {
    pub(super) fn new() -> Self {
        Self {
            lanes: 0,
            members: [0; W],
            masked: false,
            values: [0; W],
            lane: [0; W],
            clamp: [0; W],
            yes: 0,
            out: [0; W],
            flags: 0,
            source: [0; W],
            without_source: 0,
        }
    }

    /// The lanes of `mask` bring the operands of `i`.
    pub(super) fn bring(&mut self, program: &Program, r: &Registers<'_, W>, i: &Instr, mask: u64) {
        let blend = |to: &mut [u64; W], from: &[u64; W]| {
            if mask == Registers::<W>::ALL {
                *to = *from;
            } else {
                lanes(mask).for_each(|l| to[l] = from[l]);
            }
        };
        self.lanes |= mask;
        let named = mask_register(program, i);
        self.masked = named.is_some();
        if self.masked {
            blend(&mut self.members, &r.vector64(named).map(members::<W>));
        }
        match i.op {
            Op::Shuffle => {
                let info = &program.shuffles[i.imm as usize];
                blend(&mut self.values, &r.vector64(info.value));
                blend(&mut self.lane, &r.vector64(info.lane));
                blend(&mut self.clamp, &r.vector64(info.clamp));
            }
            Op::Vote => self.yes |= r.mask(i.b) & mask,
            _ => blend(&mut self.values, &r.vector64(i.b)),
        }
    }

    /// Computes what the lanes get.
    pub(super) fn compute(&mut self, (op, imm): (Op, u32)) {
        match op {
            Op::Shuffle => self.shuffle(SHUFFLES[imm as usize % 4]),
            Op::Vote => {
                let kind = Vote::from_u32(imm).unwrap_or(Vote::Any);
                if self.masked {
                    for l in lanes(self.lanes) {
                        self.out[l] = vote(kind, self.members[l] & self.lanes, self.yes);
                    }
                } else {
                    self.out = [vote(kind, self.lanes, self.yes); W];
                }
            }
            Op::Match => {
                for l in lanes(self.lanes) {
                    let m = self.members[l] & self.lanes;
                    let equal = lanes(m)
                        .filter(|&k| self.values[k] == self.values[l])
                        .fold(0, |x, k| x | 1 << k);
                    if imm == 0 {
                        self.out[l] = equal;
                    } else if equal == m {
                        self.out[l] = m;
                        self.flags |= 1 << l;
                    }
                }
            }
            _ => {
                let kind = Redux::from_u32(imm).unwrap_or(Redux::Add);
                for l in lanes(self.lanes) {
                    let m = self.members[l] & self.lanes;
                    self.out[l] = u64::from(redux(kind, lanes(m).map(|k| self.values[k] as u32)));
                }
            }
        }
    }

    fn shuffle(&mut self, mode: ShuffleMode) {
        self.out = self.values;
        for l in lanes(self.lanes) {
            // segments are of 32 lanes also in a 64-wide warp
            let high = l as u32 & !31;
            let (b, c) = (self.lane[l] as u32, self.clamp[l] as u32);
            let (s, inside) = shuffle_source(mode, l as u32 & 31, b, c);
            let s = (high + s) as usize;
            self.source[l] = s as u8;
            self.flags |= u64::from(inside) << l;
            let named = !self.masked || self.members[l] >> s & 1 != 0;
            if s < W && self.lanes >> s & 1 != 0 && (named || s == l) {
                self.out[l] = self.values[s];
            } else {
                // What it reads is undefined; here it keeps its own value.
                self.without_source |= 1 << l;
            }
        }
    }

    /// The lanes of `mask` get the results of `i`.
    pub(super) fn give(&self, r: &mut Registers<'_, W>, i: &Instr, mask: u64) {
        r.write(i.d, &self.out, mask);
        if i.c.is_some() {
            r.blend_mask(i.c, self.flags, mask);
        }
    }

    /// The lanes whose values reach lane `l`.
    pub(super) fn origins(&self, op: Op, l: usize) -> u64 {
        match op {
            Op::Shuffle => 1u64.checked_shl(self.source[l].into()).unwrap_or(0) & self.lanes,
            _ if self.masked => self.members[l] & self.lanes,
            _ => self.lanes,
        }
    }

    /// Why lane `l` cannot read its source.
    pub(super) fn absence(&self, who: &Who, l: usize) -> AbsentLane {
        let source = u32::from(self.source[l]);
        let has = |set: u64| set.checked_shr(source).unwrap_or(0) & 1 != 0;
        if !has(who.existing) {
            AbsentLane::NoThread
        } else if !has(who.live) {
            AbsentLane::Ended
        } else if self.masked && !has(self.members[l]) {
            AbsentLane::NotInMask
        } else {
            AbsentLane::Elsewhere
        }
    }
}

const SHUFFLES: [ShuffleMode; 4] =
    [ShuffleMode::Up, ShuffleMode::Down, ShuffleMode::Bfly, ShuffleMode::Idx];

/// What kind of exchange an instruction is: only lanes with the same exchange with each other.
pub(super) fn kind(program: &Program, i: &Instr) -> (Op, u32) {
    match i.op {
        Op::Shuffle => {
            let mode = program.shuffles[i.imm as usize].mode;
            (i.op, SHUFFLES.iter().position(|&m| m == mode).unwrap_or(0) as u32)
        }
        _ => (i.op, i.imm),
    }
}

/// The warp that makes an exchange: what is known of its lanes.
#[derive(Clone, Copy)]
pub(super) struct Who {
    pub(super) context: WarpContext,
    pub(super) site: SiteId,
    /// Lanes that exist, and those that have not ended.
    pub(super) existing: u64,
    pub(super) live: u64,
    /// The last branch at which the warp diverged.
    pub(super) branch: Option<SiteId>,
}

impl<O: Observer> Machine<'_, O> {
    /// Executes the exchange `i` of the active lanes if it needs no others. Returns what it waits for
    /// otherwise.
    pub(super) fn exchange<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        unpredictable: &mut Unpredictable<W>,
        (base, who): ([u32; 4], Who),
        i: &Instr,
    ) -> Option<ExchangeWait> {
        let mask = who.context.active.bits();
        let named = mask_register(self.program, i);
        if named.is_some() {
            let needed = self.needed_lanes(r, named, who);
            let missing = needed & who.live & !mask;
            if missing != 0 {
                if self.launch.model == Model::Its {
                    let kind = kind(self.program, i);
                    return Some(ExchangeWait { site: who.site, instr: *i, kind, members: needed });
                }
                self.members_missing(who, missing);
            }
        }
        let mut exchange = Exchange::<W>::new();
        exchange.bring(self.program, r, i, mask);
        let kind = kind(self.program, i);
        exchange.compute(kind);
        exchange.give(r, i, mask);
        if exchange.without_source != 0 || !unpredictable.is_empty() {
            let before = unpredictable.brought(self.program, i, base, mask);
            self.unpredictable_results(unpredictable, (base, mask), i, (&exchange, &before), who);
        }
        None
    }

    /// The lanes in the masks of the active lanes, which their own mask must name: one that does not is
    /// reported, and waits for no other.
    pub(super) fn needed_lanes<const W: usize>(
        &mut self,
        r: &Registers<'_, W>,
        named: Reg,
        who: Who,
    ) -> u64 {
        let mask = who.context.active.bits();
        if self.launch.warp_size == 1 {
            // Masks are made for warps of more lanes.
            return 0;
        }
        let mut needed = 0;
        let mut unnamed = 0;
        if named.is_scalar() {
            let all = members::<W>(r.s[named.index()]);
            // A mask of 32 bits names lanes of both halves of a wider warp.
            let both = if W == 64 { all | all << 32 } else { all };
            unnamed = mask & !both;
            if mask & both != 0 {
                needed = all;
            }
        } else {
            for l in lanes(mask) {
                let m = members::<W>(r.lane(named, l));
                if m >> (l & 31) & 1 != 0 {
                    needed |= m;
                } else {
                    unnamed |= 1 << l;
                }
            }
        }
        if unnamed != 0 {
            let first = unnamed.trailing_zeros();
            let what = WarpFault::Mask { mask: r.lane(named, first as usize) };
            self.warp_fault(FaultKind::WarpMask, who.site, who.context, unnamed, what);
        }
        needed
    }

    /// Reports an exchange or warp barrier whose mask includes living lanes that do not take part.
    #[cold]
    pub(super) fn members_missing(&mut self, who: Who, missing: u64) {
        let Who { context, site, branch, .. } = who;
        self.announced += 1;
        self.observer.mismatch(&BarrierMismatch {
            level: BarrierLevel::Warp,
            block: context.block,
            interval: context.interval,
            waiting: vec![BarrierGroup {
                block: context.block,
                site,
                calls: vec![],
                trips: vec![],
                threads: vec![(context.warp, context.active.bits())],
            }],
            completes: true,
            diverged: vec![(context.warp, missing)],
            branch,
            step: self.steps,
            ..BarrierMismatch::default()
        });
    }

    /// Completes the exchanges of a warp at which all lanes needed wait; with `force` also others, after
    /// notifying the observer. Returns whether there was one.
    pub(super) fn complete_exchanges<const W: usize>(
        &mut self,
        (block, interval): (u64, u32),
        warp: &mut Warp<W>,
        force: bool,
    ) -> bool {
        let mut kinds: Vec<(Op, u32)> = vec![];
        for f in &warp.splits {
            if let State::Exchange(wait) = &f.state
                && !kinds.contains(&wait.kind)
            {
                kinds.push(wait.kind);
            }
        }
        let mut any = false;
        for kind in kinds {
            let waits = |f: &super::warp::WarpSplit| match f.state {
                State::Exchange(wait) if wait.kind == kind => Some(wait),
                _ => None,
            };
            let present =
                warp.splits.iter().filter(|f| waits(f).is_some()).fold(0, |m, f| m | f.mask);
            let live = warp.live;
            let ready: Vec<(usize, ExchangeWait)> = warp
                .splits
                .iter()
                .enumerate()
                .filter_map(|(k, f)| Some((k, waits(f)?)))
                .filter(|(_, w)| force || w.members & live & !present == 0)
                .collect();
            let who = |warp: &Warp<W>, mask: u64, wait: &ExchangeWait, steps: u64| Who {
                context: context(block, warp.index, mask, interval, steps),
                site: wait.site,
                existing: warp.lanes,
                live,
                branch: warp.last_divergence,
            };
            let mut exchange = Exchange::<W>::new();
            let mut before = [0; W];
            for (k, wait) in &ready {
                let (mask, frame) = (warp.splits[*k].mask, warp.splits[*k].frame);
                let missing = wait.members & live & !present;
                if missing != 0 {
                    self.members_missing(who(warp, mask, wait, self.steps), missing);
                }
                exchange.bring(self.program, &warp.registers(frame), &wait.instr, mask);
                let base = warp.frames[frame as usize].base;
                let labels = warp.unpredictable.brought(self.program, &wait.instr, base, mask);
                lanes(mask).for_each(|l| before[l] = labels[l]);
            }
            if ready.is_empty() {
                continue;
            }
            any = true;
            exchange.compute(kind);
            for (k, wait) in &ready {
                let (mask, frame) = (warp.splits[*k].mask, warp.splits[*k].frame);
                exchange.give(&mut warp.registers(frame), &wait.instr, mask);
                warp.splits[*k].state = State::Runnable;
                if exchange.without_source & mask == 0 && warp.unpredictable.is_empty() {
                    continue;
                }
                let base = warp.frames[frame as usize].base;
                let who = who(warp, mask, wait, self.steps);
                let mut unpredictable = std::mem::take(&mut warp.unpredictable);
                self.unpredictable_results(
                    &mut unpredictable,
                    (base, mask),
                    &wait.instr,
                    (&exchange, &before),
                    who,
                );
                warp.unpredictable = unpredictable;
            }
        }
        if any {
            warp.merge_splits();
        }
        any
    }
}

//! Values that a shuffle read from a lane that does not take part: they are unpredictable, which does no
//! harm while nothing depends on them. The last steps of a reduction, of which only lane 0 keeps the
//! result, read such lanes all the time.
//!
//! Such values are followed through the registers of a warp, by lane. Nothing is followed, and nothing
//! costs, until there is one. A value matters once it is stored, used as an address, passed to an atomic
//! operation or a service, or decides whether one of these happens. What goes through a thread's local
//! memory is not followed.

use super::access::{LOCAL_WINDOW, lanes};
use super::exchange::{Exchange, Who};
use super::machine::Machine;
use super::registers::Registers;
use crate::bytecode::operands::{defs, uses};
use crate::bytecode::{Instr, Op, Program, Reg, RegClass, SiteId};
use events::{AbsentLane, FaultKind, Observer, WarpContext, WarpFault};
use std::collections::BTreeMap;

/// A pc that no instruction has.
const NEVER: u32 = u32::MAX;
/// Number of reads that are followed at a time.
const MAX_ORIGINS: usize = 1 << 12;

/// A read of a lane that does not take part.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Origin {
    site: SiteId,
    context: WarpContext,
    lane: u32,
    source: u8,
    absent: AbsentLane,
}

/// The unpredictable values of a warp. A label is the number of an origin plus one; 0 is none.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Unpredictable<const W: usize> {
    origins: Vec<Origin>,
    /// Labels of registers by class and number in the warp's file.
    labels: BTreeMap<(u8, u32), Box<[u64]>>,
    /// Lanes that an unpredictable value has sent along one side of a branch: frame and pc where the sides
    /// reconverge, lanes, label.
    control: Vec<(u32, u32, u64, u64)>,
}

fn place(r: Reg, base: [u32; 4]) -> Option<(u8, u32)> {
    let class = r.class();
    (r.is_some() && class != RegClass::S)
        .then(|| (class as u8, base[class as usize] + r.index() as u32))
}

impl<const W: usize> Unpredictable<W> {
    /// Whether there is none.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.origins.is_empty()
    }

    pub(super) fn clear(&mut self) {
        if !self.is_empty() {
            *self = Self::default();
        }
    }

    fn label(&self, r: Reg, base: [u32; 4], lane: usize) -> u64 {
        let labels = place(r, base).and_then(|p| self.labels.get(&p));
        labels.map_or(0, |labels| labels[lane])
    }

    fn set(&mut self, r: Reg, base: [u32; 4], lane: usize, label: u64) {
        let Some(p) = place(r, base) else { return };
        if label != 0 {
            self.labels.entry(p).or_insert_with(|| vec![0; W].into_boxed_slice())[lane] = label;
        } else if let Some(labels) = self.labels.get_mut(&p) {
            labels[lane] = 0;
        }
    }

    /// The labels that the lanes of `mask` bring to an exchange.
    pub(super) fn brought(
        &self,
        program: &Program,
        i: &Instr,
        base: [u32; 4],
        mask: u64,
    ) -> [u64; W] {
        let mut out = [0; W];
        if self.is_empty() {
            return out;
        }
        uses(program, &[], i, |r| {
            for l in lanes(mask) {
                if out[l] == 0 {
                    out[l] = self.label(r, base, l);
                }
            }
        });
        out
    }

    /// Registers of the warp's files from these numbers on have been freed.
    pub(super) fn free(&mut self, first: [u32; 4]) {
        if !self.is_empty() {
            self.labels.retain(|&(class, at), _| at < first[class as usize]);
        }
    }

    /// Copies the labels of a register of one frame to one of another.
    pub(super) fn copy(
        &mut self,
        (from, src): ([u32; 4], Reg),
        (to, dst): ([u32; 4], Reg),
        mask: u64,
    ) {
        if !self.is_empty() {
            for l in lanes(mask) {
                let label = self.label(src, from, l);
                self.set(dst, to, l, label);
            }
        }
    }

    /// The lanes of `mask` get values without a label.
    fn erase(&mut self, r: Reg, base: [u32; 4], mask: u64) {
        let Some(p) = place(r, base) else { return };
        if let Some(labels) = self.labels.get_mut(&p) {
            lanes(mask).for_each(|l| labels[l] = 0);
            if labels.iter().all(|&l| l == 0) {
                self.labels.remove(&p);
            }
        }
    }

    fn is_labelled(&self, r: Reg, base: [u32; 4]) -> bool {
        place(r, base).is_some_and(|p| self.labels.contains_key(&p))
    }

    /// The label that everything gets that a lane computes now.
    fn control_label(&self, lane: usize) -> u64 {
        self.control.iter().find(|c| c.2 >> lane & 1 != 0).map_or(0, |c| c.3)
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Follows what an exchange gives to the lanes of `mask`. `before` are the labels of what all lanes
    /// brought.
    pub(super) fn unpredictable_results<const W: usize>(
        &mut self,
        values: &mut Unpredictable<W>,
        (base, mask): ([u32; 4], u64),
        i: &Instr,
        (exchange, before): (&Exchange<W>, &[u64; W]),
        who: Who,
    ) {
        for l in lanes(mask) {
            let mut label = before[l];
            if exchange.without_source >> l & 1 != 0 {
                let origin = Origin {
                    site: who.site,
                    context: who.context,
                    lane: l as u32,
                    source: exchange.source[l],
                    absent: exchange.absence(&who, l),
                };
                label = self.follow(values, origin);
            } else {
                let mut from = lanes(exchange.origins(i.op, l)).map(|k| before[k]);
                // A shuffle's own value is not part of what it reads.
                label = match i.op {
                    Op::Shuffle => from.next().unwrap_or(0),
                    _ => from.find(|&k| k != 0).unwrap_or(label),
                };
            }
            if label == 0 {
                label = values.control_label(l);
            }
            for d in [i.d, i.c] {
                values.set(d, base, l, label);
            }
        }
    }

    fn follow<const W: usize>(&self, values: &mut Unpredictable<W>, origin: Origin) -> u64 {
        // One report for each statement is enough.
        if self.reported.sources.contains(&origin.site) || self.launch.warp_size == 1 {
            return 0;
        }
        let same = |o: &Origin| o.site == origin.site && o.lane == origin.lane;
        match values.origins.iter().position(same) {
            Some(k) => k as u64 + 1,
            None if values.origins.len() < MAX_ORIGINS => {
                values.origins.push(origin);
                values.origins.len() as u64
            }
            None => 0,
        }
    }

    /// An unpredictable value matters.
    #[cold]
    fn matters<const W: usize>(&mut self, values: &Unpredictable<W>, label: u64) {
        let Some(&origin) = values.origins.get(label as usize - 1) else { return };
        if self.reported.sources.contains(&origin.site) {
            return;
        }
        self.reported.sources.push(origin.site);
        let what = WarpFault::Source { lane: u32::from(origin.source), absent: origin.absent };
        let lane = 1 << origin.lane;
        self.warp_fault(FaultKind::ShuffleSource, origin.site, origin.context, lane, what);
    }

    /// Follows unpredictable values through the instruction at `pc` of `frame`, before it is executed.
    #[cold]
    pub(super) fn follow_values<const W: usize>(
        &mut self,
        values: &mut Unpredictable<W>,
        r: &Registers<'_, W>,
        (frame, pc, base): (u32, u32, [u32; 4]),
        (code, mask): (&[Instr], u64),
    ) {
        let i = &code[pc as usize];
        for c in &mut values.control {
            if (c.0, c.1) == (frame, pc) {
                c.2 &= !mask;
            }
        }
        values.control.retain(|c| c.2 != 0);
        let program = self.program;
        let mut concerned = !values.control.is_empty();
        uses(program, &[], i, |r| concerned |= values.is_labelled(r, base));
        if !concerned && !matches!(i.op, Op::Call | Op::Return) {
            defs(program, i, |d| values.erase(d, base, mask));
            if values.labels.is_empty() {
                values.clear();
            }
            return;
        }
        match i.op {
            Op::Select32 | Op::Select64 | Op::SelectP => {
                for l in lanes(mask) {
                    let chosen = if r.lane(i.a, l) & 1 != 0 { i.b } else { i.c };
                    let label = match values.label(i.a, base, l) {
                        0 => values.label(chosen, base, l),
                        label => label,
                    };
                    let label = if label == 0 { values.control_label(l) } else { label };
                    values.set(i.d, base, l, label);
                }
            }
            Op::Branch => {
                let info = &program.branches[i.imm as usize];
                // If one side ends the lanes, all that comes after the branch depends on it.
                let ends = |at: u32| code.get(at as usize).is_some_and(|i| i.op == Op::Exit);
                let until = if ends(info.then_pc) || ends(info.else_pc) {
                    NEVER
                } else {
                    info.reconverge_pc
                };
                for l in lanes(mask) {
                    let label = values.label(i.a, base, l);
                    if label == 0 {
                        continue;
                    }
                    let key = (frame, until);
                    match values
                        .control
                        .iter_mut()
                        .find(|c| (c.0, c.1, c.3) == (key.0, key.1, label))
                    {
                        Some(c) => c.2 |= 1 << l,
                        None => values.control.push((key.0, key.1, 1 << l, label)),
                    }
                }
            }
            // Calls copy labels themselves, exchanges too.
            Op::Call | Op::Return | Op::Jump | Op::Exit => {}
            Op::Shuffle | Op::Vote | Op::Match | Op::Redux => {}
            Op::Load => {
                for l in lanes(mask) {
                    let label = values.label(i.a, base, l);
                    if label != 0 {
                        self.matters(values, label);
                    }
                    let label = values.control_label(l);
                    values.set(i.d, base, l, label);
                }
            }
            _ => {
                let effect = matches!(
                    i.op.signature().kind,
                    crate::bytecode::signature::Kind::Effect
                        | crate::bytecode::signature::Kind::Switch
                        | crate::bytecode::signature::Kind::Terminator
                ) && i.op != Op::Soft;
                let local = |l: usize| i.op == Op::Store && r.lane(i.a, l) >> 32 == LOCAL_WINDOW;
                for l in lanes(mask) {
                    let mut label = 0;
                    uses(program, &[], i, |r| {
                        if label == 0 {
                            label = values.label(r, base, l);
                        }
                    });
                    if label == 0 {
                        label = values.control_label(l);
                    }
                    if effect && label != 0 && !local(l) {
                        self.matters(values, label);
                    }
                    let label = if effect { values.control_label(l) } else { label };
                    let mut written = vec![];
                    defs(program, i, |d| written.push(d));
                    for d in written {
                        values.set(d, base, l, label);
                    }
                }
            }
        }
    }
}

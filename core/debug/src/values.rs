//! The values of a warp's lanes at a step: registers of the IR and variables of the source.
//!
//! A lane has an IR value where every path to its position computes it, and a variable where all
//! paths agree on the last assignment. A waiting lane shows the values that it will resume with.

use super::session::Session;
use super::shown::{Cell, Shown};
use super::sources::{Function, Holding};
use super::view::{ThreadSel, ValueView, ValuesView};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;
use vm::bytecode::{Reg, target};
use vm::exec::inspect::WarpState;

/// Maximum number of values shown of each kind.
const MOST_VALUES: usize = 4096;
/// Maximum number of scalars shown of one variable.
const MOST_SCALARS: usize = 64;

/// The lanes of a warp that are in one frame, by the instruction that they are at.
pub(super) struct Frame {
    block: u64,
    warp: u32,
    number: u32,
    function: Rc<Function>,
    /// Lanes by the instruction they are at, and the registers computed there.
    places: BTreeMap<u32, (u64, Vec<u64>)>,
}

impl Frame {
    /// Numbers of the variables called `name`, or of the registers if it starts with `%`.
    pub(super) fn named(&self, name: &str) -> Vec<usize> {
        let numbers = |names: &mut dyn Iterator<Item = &String>| {
            names.enumerate().filter(|(_, n)| *n == name).map(|(k, _)| k).collect()
        };
        if name.starts_with('%') {
            numbers(&mut self.function.registers.iter().map(|r| &r.name))
        } else {
            numbers(&mut self.function.variables.iter().map(|v| &v.name))
        }
    }
}

/// The position of a lane in `frame`, also while it is in a function called from there.
fn pc_in(warp: &WarpState, lane: u32, frame: u32) -> Option<u32> {
    let (mut at, mut pc) = warp.place(lane)?;
    while at != frame {
        let inner = warp.frames.get(at as usize)?;
        (at, pc) = (inner.caller?, inner.return_pc.checked_sub(1)?);
    }
    Some(pc)
}

impl Session {
    /// The frame that a thread is in, or that of the lanes of its warp that execute next.
    pub(super) fn frame(&self, thread: &ThreadSel) -> Option<Frame> {
        let warp = self.run().warp(thread.block, thread.warp)?;
        let number = match thread.lane {
            Some(lane) if lane < 64 => warp.place(lane)?.0,
            Some(_) => return None,
            None => {
                let next = warp.next.map(|f| &warp.fragments[f]);
                next.or_else(|| warp.fragments.last())?.frame
            }
        };
        let function = self.source_function(warp.frames.get(number as usize)?.function)?;
        let mut places: BTreeMap<u32, (u64, Vec<u64>)> = BTreeMap::new();
        for lane in 0..self.warp_size() {
            if let Some(pc) = pc_in(&warp, lane, number) {
                let place = places.entry(pc);
                place.or_insert_with(|| (0, function.definite.before(pc))).0 |= 1 << lane;
            }
        }
        Some(Frame { block: thread.block, warp: thread.warp, number, function, places })
    }

    /// Variables and registers of a warp, in the frame of the lane, or of the lanes that execute
    /// next.
    pub fn values(&self, thread: &ThreadSel) -> ValuesView {
        let mut view = ValuesView { variables: vec![], registers: vec![] };
        let Some(frame) = self.frame(thread) else { return view };
        for (k, variable) in frame.function.variables.iter().enumerate().take(MOST_VALUES) {
            let lanes = self.variable(&frame, k);
            view.variables.extend(shown_view(
                &variable.name,
                &variable.ty,
                &variable.function,
                &lanes,
            ));
        }
        for (k, register) in frame.function.registers.iter().enumerate().take(MOST_VALUES) {
            let lanes = self.value_of(&frame, k);
            view.registers.extend(shown_view(&register.name, &register.ty, "", &lanes));
        }
        view
    }

    fn lanes_of(&self, frame: &Frame, reg: Reg) -> Vec<u64> {
        let read = self.run().register(frame.block, frame.warp, frame.number, reg);
        read.unwrap_or_default()
    }

    /// An IR value, by lane.
    pub(super) fn value_of(&self, frame: &Frame, number: usize) -> Vec<Option<Shown>> {
        let register = &frame.function.registers[number];
        let mut out: Vec<Option<Shown>> = vec![None; self.warp_size() as usize];
        let regs: Vec<Vec<u64>> =
            register.regs.iter().map(|&(r, _)| self.lanes_of(frame, r)).collect();
        for (mask, written) in frame.places.values() {
            if !frame.function.definite.has(written, number) {
                continue;
            }
            for (lane, slot) in out.iter_mut().enumerate() {
                if mask >> lane & 1 != 0 {
                    let cells = register.regs.iter().zip(&regs).map(|((_, kind), lanes)| {
                        Shown::One(Cell::new(*kind, lanes.get(lane).copied().unwrap_or(0)))
                    });
                    *slot = Some(Shown::of(cells.collect()));
                }
            }
        }
        out
    }

    /// A source variable, by lane.
    pub(super) fn variable(&self, frame: &Frame, number: usize) -> Vec<Option<Shown>> {
        let function = &frame.function;
        let source = &function.variables[number];
        let mut out: Vec<Option<Shown>> = vec![None; self.warp_size() as usize];
        for (&pc, (mask, written)) in &frame.places {
            let holding = function.holding(pc, number);
            let values = match holding {
                None => continue,
                Some(Holding::Constant(cell)) => vec![Some(Shown::One(*cell)); out.len()],
                Some(Holding::Value(k) | Holding::Address(k)) => {
                    if !function.definite.has(written, *k) {
                        continue;
                    }
                    self.value_of(frame, *k)
                }
            };
            let in_memory = matches!(holding, Some(Holding::Address(_)));
            for (lane, (slot, value)) in out.iter_mut().zip(values).enumerate() {
                if mask >> lane & 1 == 0 {
                    continue;
                }
                *slot = match value {
                    Some(Shown::One(cell)) if in_memory => {
                        self.at_address(frame, lane as u32, cell.bits, number)
                    }
                    Some(Shown::One(cell)) => {
                        Some(Shown::One(source.kind.map_or(cell, |k| cell.seen_as(k))))
                    }
                    other => other.filter(|_| !in_memory),
                };
            }
        }
        out
    }

    /// A variable that lives in memory.
    fn at_address(&self, frame: &Frame, lane: u32, address: u64, number: usize) -> Option<Shown> {
        let source = &frame.function.variables[number];
        let mut left = MOST_SCALARS;
        source.layout.as_ref()?.read(&mut left, 0, &mut |offset, len| {
            self.load(frame, lane, address.checked_add(offset)?, len)
        })
    }

    /// Up to eight bytes at an address, as seen by a lane.
    fn load(&self, frame: &Frame, lane: u32, address: u64, len: u64) -> Option<u64> {
        let window = address >> 32;
        let offset = address & 0xffff_ffff;
        if window == target::LOCAL_BASE >> 32 {
            return self.run().local(frame.block, frame.warp, lane, offset, len as usize);
        }
        let bytes = if window == target::SHARED_BASE >> 32 {
            let bytes = self.run().shared(frame.block)?.0;
            Cow::Borrowed(bytes.get(offset as usize..(offset + len) as usize)?)
        } else {
            let object = u32::try_from(window.checked_sub(target::OBJECT_WINDOW)?).ok()?;
            let start = offset.checked_sub(target::OBJECT_START)?;
            self.run().object(object)?.read(start..start + len)?
        };
        Some(bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b)))
    }
}

/// The view of a value that at least one lane has.
fn shown_view(name: &str, ty: &str, function: &str, lanes: &[Option<Shown>]) -> Option<ValueView> {
    lanes.iter().any(Option::is_some).then(|| ValueView {
        name: name.to_owned(),
        ty: ty.to_owned(),
        function: function.to_owned(),
        pointer: lanes.iter().flatten().any(Shown::is_pointer),
        lanes: lanes.iter().map(|v| v.as_ref().map(ToString::to_string)).collect(),
    })
}

//! Records which bytes were accessed when, during the first pass.

use super::view::CellTouch;
use base::limits::MAX_TOUCHES;
use events::{Access, AccessKind, Lanes, Observer, SHARED_OBJECT};
use std::collections::BTreeMap;

/// An access of a warp to a range of bytes.
#[derive(Clone, Copy, Debug)]
struct Touch {
    step: u64,
    block: u64,
    start: u64,
    end: u64,
    warp: u32,
    interval: u32,
    reads: bool,
    writes: bool,
}

/// Accesses by object, in order of steps.
#[derive(Debug, Default)]
pub(super) struct Touches {
    objects: BTreeMap<u32, Vec<Touch>>,
    count: usize,
    /// The first step that is not recorded, if there were too many accesses.
    pub(super) full_from: Option<u64>,
}

/// The requested bytes of an object: `count` cells of `size` bytes from `offset`, in shared memory
/// of `block`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) object: u32,
    pub(super) block: u64,
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) count: u64,
}

impl Touches {
    pub(super) fn note(&mut self, access: &Access<'_>) {
        if self.full_from.is_some() {
            return;
        }
        if self.count >= MAX_TOUCHES {
            self.full_from = Some(access.context.step);
            return;
        }
        let size = u64::from(access.size);
        let mut ranges: Vec<(u64, u64)> = vec![];
        match access.lanes {
            Lanes::Consecutive { count, offset, .. } => {
                ranges.push((offset, offset + u64::from(count) * size));
            }
            Lanes::Same { offset, .. } => ranges.push((offset, offset + size)),
            Lanes::Scattered { .. } => {
                access.lanes.for_each(access.size, |_, at| ranges.push((at, at + size)));
                ranges.sort_unstable();
                ranges.dedup_by(|next, before| {
                    let meets = next.0 <= before.1;
                    if meets {
                        before.1 = before.1.max(next.1);
                    }
                    meets
                });
            }
        }
        let (reads, writes) = match access.kind {
            AccessKind::Read => (true, false),
            AccessKind::Write => (false, true),
            AccessKind::Atomic { reads, writes, .. } => (reads, writes),
        };
        let context = &access.context;
        self.count += ranges.len();
        let of_object = self.objects.entry(access.object.0).or_default();
        of_object.extend(ranges.into_iter().map(|(start, end)| Touch {
            step: context.step,
            block: context.block,
            start,
            end,
            warp: context.warp,
            interval: context.interval,
            reads,
            writes,
        }));
    }

    /// Adds to `cells` who accessed them up to `step`; `interval` is that of the window's block.
    pub(super) fn tell(
        &self,
        window: Window,
        step: u64,
        interval: Option<u32>,
        cells: &mut BTreeMap<u32, CellTouch>,
    ) {
        let Some(touches) = self.objects.get(&window.object) else { return };
        let bytes = window.count.saturating_mul(window.size);
        let end = window.offset.saturating_add(bytes);
        if bytes == 0 {
            return;
        }
        let past = touches.partition_point(|t| t.step <= step);
        for t in &touches[..past] {
            let others = window.object == SHARED_OBJECT.0 && t.block != window.block;
            if t.end <= window.offset || t.start >= end || others {
                continue;
            }
            let first = t.start.saturating_sub(window.offset) / window.size;
            let last = (t.end.min(end) - 1 - window.offset) / window.size;
            for k in first..=last {
                let cell = cells.entry(k as u32).or_insert_with(|| CellTouch {
                    cell: k as u32,
                    readers: vec![],
                    writers: vec![],
                    earlier: false,
                });
                if t.block != window.block || Some(t.interval) != interval {
                    cell.earlier = true;
                    continue;
                }
                let add = |list: &mut Vec<u32>| {
                    if list.len() < 2 && !list.contains(&t.warp) {
                        list.push(t.warp);
                    }
                };
                if t.reads {
                    add(&mut cell.readers);
                }
                if t.writes {
                    add(&mut cell.writers);
                }
            }
        }
    }
}

/// Records the accesses to one window.
pub(super) struct Watch {
    pub(super) touches: Touches,
    pub(super) window: Window,
    /// Earlier steps are recorded already.
    pub(super) from: u64,
}

impl Watch {
    fn wants(&self, access: &Access<'_>) -> bool {
        let window = &self.window;
        let end = window.offset.saturating_add(window.count.saturating_mul(window.size));
        let size = u64::from(access.size);
        let mut any = false;
        access.lanes.for_each(access.size, |_, at| any |= at < end && at + size > window.offset);
        any && access.context.step >= self.from && access.object.0 == window.object
    }
}

impl Observer for Watch {
    fn access(&mut self, access: &Access<'_>) {
        if self.wants(access) {
            self.touches.note(access);
        }
    }
}

//! Which thread owns which cells between two barriers: the picture behind a proof that no two threads race.

use super::session::Session;
use super::view::{OwnedCell, OwnedInterval, OwnedObject, OwnersView};
use base::diagnostic::Result;
use events::{Access, AccessKind, ObjectId, Observer, SHARED_OBJECT};
use std::collections::BTreeMap;
use vm::exec::run_any;

/// Most intervals, and most cells of an object in each.
const MAX_INTERVALS: u32 = 12;
const MAX_CELLS: usize = 64;
/// Most threads that are named for a cell.
const MAX_THREADS: usize = 4;

/// Who accesses a cell, and from which statements.
#[derive(Debug, Default)]
struct Owners {
    writers: Vec<u32>,
    readers: Vec<u32>,
    updaters: Vec<u32>,
    write_site: Option<u32>,
    read_site: Option<u32>,
}

/// Collects the accesses of one block.
struct OfBlock<'a> {
    session: &'a Session,
    block: u64,
    warp_size: u32,
    /// By interval, object of the view, and cell.
    owners: BTreeMap<(u32, usize, u64), Owners>,
    /// Cells kept of an object in an interval.
    kept: BTreeMap<(u32, usize), usize>,
    cut: bool,
}

impl Observer for OfBlock<'_> {
    fn access(&mut self, access: &Access<'_>) {
        let context = &access.context;
        if context.block != self.block {
            return;
        }
        if context.interval >= MAX_INTERVALS {
            self.cut = true;
            return;
        }
        let (size, warp, interval) = (access.size, context.warp, context.interval);
        access.lanes.for_each(size, |lane, offset| {
            let Some((object, cell)) = self.session.cell_of(access.object, offset) else { return };
            let thread = warp * self.warp_size + lane;
            let key = (interval, object, cell);
            if !self.owners.contains_key(&key) {
                let kept = self.kept.entry((interval, object)).or_default();
                if *kept >= MAX_CELLS {
                    self.cut = true;
                    return;
                }
                *kept += 1;
            }
            let of = self.owners.entry(key).or_default();
            let (list, site) = match access.kind {
                AccessKind::Read => (&mut of.readers, &mut of.read_site),
                AccessKind::Write => (&mut of.writers, &mut of.write_site),
                AccessKind::Atomic { .. } => (&mut of.updaters, &mut of.write_site),
            };
            site.get_or_insert(access.site.0);
            if !list.contains(&thread) && list.len() <= MAX_THREADS {
                list.push(thread);
            }
        });
    }
}

impl Session {
    /// The object of the view and the cell of it that byte `offset` of an object belongs to.
    fn cell_of(&self, object: ObjectId, offset: u64) -> Option<(usize, u64)> {
        let all = self.view().objects.iter().enumerate();
        let parts = all.filter(|(_, o)| o.object == object.0 && o.offset <= offset);
        let (index, part) = parts.max_by_key(|(_, o)| o.offset)?;
        let inside = offset - part.offset;
        // Shared memory between two variables belongs to none.
        if object == SHARED_OBJECT && inside >= part.bytes {
            return None;
        }
        Some((index, inside / u64::from(part.element_size.max(1))))
    }

    /// Who accesses which cells of memory between the barriers of a block, in the whole run. The first cells of an
    /// object and the first intervals.
    ///
    /// # Errors
    /// The launch is impossible, which cannot happen once the session has started.
    pub fn owners(&self, block: u64) -> Result<OwnersView> {
        let (owners, kept, cut) = (BTreeMap::new(), BTreeMap::new(), false);
        let warp_size = self.warp_size();
        let mut of_block = OfBlock { session: self, block, warp_size, owners, kept, cut };
        let setting = self.setting();
        run_any(setting.program, setting.launch, setting.inputs, setting.limits, &mut of_block)?;
        let mut view = OwnersView { intervals: vec![], cut: of_block.cut };
        for ((interval, object, cell), of) in of_block.owners {
            if view.intervals.last().is_none_or(|i| i.interval != interval) {
                view.intervals.push(OwnedInterval { interval, objects: vec![] });
            }
            let Some(last) = view.intervals.last_mut() else { continue };
            let object = object as u32;
            if last.objects.last().is_none_or(|o| o.object != object) {
                last.objects.push(OwnedObject { object, cells: vec![] });
            }
            let Some(of_object) = last.objects.last_mut() else { continue };
            let Owners { writers, readers, updaters, write_site, read_site } = of;
            of_object.cells.push(OwnedCell {
                cell,
                writers,
                readers,
                updaters,
                write_site,
                read_site,
            });
        }
        Ok(view)
    }
}

//! Memory at a step, and who accessed it.

use super::session::Session;
use super::touch::{Touches, Watch, Window};
use super::view::{CellTouch, Mask, MemoryView, TupleAction, TupleScope, TupleView, UnitView};
use base::diagnostic::{Diagnostic, Result};
use base::limits::{MAX_SHOWN_CELLS, MAX_UNIT_TUPLES};
use detect::access::recorder::Recorder;
use detect::access::selection::{ObjectBytes, Selection};
use events::{Access, AccessKind, ObjectId, Observer, SHARED_OBJECT, Scope};
use launch::number::Number;
use launch::{Dim3, ElementType, Launch};
use std::borrow::Cow;
use std::collections::BTreeMap;
use vm::exec::run_any;

/// The value of a cell as text.
pub(super) fn shown(element: ElementType, bits: u64) -> String {
    match Number::from_bits(element, bits) {
        Number::Int(i) => i.to_string(),
        Number::Float(f) if f.is_nan() => "nan".to_owned(),
        Number::Float(f) => f.to_string(),
    }
}

/// The element type called `name`.
fn element_named(name: &str) -> Result<ElementType> {
    let all = [
        ElementType::I8,
        ElementType::U8,
        ElementType::I16,
        ElementType::U16,
        ElementType::I32,
        ElementType::U32,
        ElementType::I64,
        ElementType::U64,
        ElementType::F16,
        ElementType::Bf16,
        ElementType::F32,
        ElementType::F64,
    ];
    all.into_iter()
        .find(|e| e.name() == name)
        .ok_or_else(|| Box::new(Diagnostic::bad_launch(format!("unknown element type `{name}`"))))
}

impl Session {
    /// The type of the cells around byte `offset` of an object.
    pub(super) fn element(&self, object: u32, offset: u64) -> ElementType {
        let around = self.view().objects.iter().filter(|o| o.object == object);
        let near = around.filter(|o| o.offset <= offset).max_by_key(|o| o.offset);
        near.and_then(|o| element_named(&o.element).ok()).unwrap_or(ElementType::U8)
    }

    /// `count` cells of an object from byte `offset`, with the element type of the object or
    /// `element`; `block` selects the shared memory.
    ///
    /// # Errors
    /// There is no such type, or too many cells are requested.
    pub fn memory(
        &self,
        object: u32,
        block: u64,
        offset: u64,
        count: u64,
        element: Option<&str>,
    ) -> Result<MemoryView> {
        let element = match element {
            Some(name) => element_named(name)?,
            None => self.element(object, offset),
        };
        if count > MAX_SHOWN_CELLS {
            let message = format!("cannot show {count} cells; the maximum is {MAX_SHOWN_CELLS}");
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let shared = (object == SHARED_OBJECT.0).then(|| self.run().shared(block)).flatten();
        let of_grid = shared.is_none().then(|| self.run().object(object)).flatten();
        let size = element.size();
        let cell = |k: u64| {
            let start = offset.checked_add(k * size)?;
            let range = start..start.checked_add(size)?;
            let bytes = match (shared, of_grid) {
                (Some((bytes, valid)), _) => {
                    let range =
                        usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?;
                    let bytes = bytes.get(range.clone())?;
                    if valid[range].iter().all(|&v| v == 0) {
                        return None;
                    }
                    Cow::Borrowed(bytes)
                }
                (None, Some(object)) => object.read(range)?,
                (None, None) => return None,
            };
            let bits = bytes.iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
            Some(shown(element, bits))
        };
        let touched = self.touched(Window { object, block, offset, size, count });
        Ok(MemoryView { object, offset, cells: (0..count).map(cell).collect(), touched })
    }

    /// Who accessed the cells of a window. Accesses too late to have been recorded are found by
    /// running the remaining part of the block's interval again.
    fn touched(&self, window: Window) -> Vec<CellTouch> {
        let mut cells = BTreeMap::new();
        if window.offset.checked_add(window.count * window.size).is_none() {
            return vec![];
        }
        let step = self.step();
        let ended = self.spans_of(window.block).filter(|s| s.last <= step).last();
        let of_ended = ended.map(|s| s.intervals.len().saturating_sub(1) as u32);
        let interval = self.run().interval(window.block).or(of_ended);
        self.touches.tell(window, step, interval, &mut cells);
        if let Some(from) = self.touches.full_from.filter(|&from| from <= step) {
            let begun = self.spans_of(window.block).flat_map(|s| &s.intervals);
            let begun = begun.filter(|i| Some(i.interval) == interval).map(|i| i.first).last();
            let mut again = self.copy_before(begun.unwrap_or(step).max(from));
            let mut watch = Watch { touches: Touches::default(), window, from };
            if again.steps() < step {
                again.advance(self.setting(), step, &mut watch);
            }
            watch.touches.tell(window, step, interval, &mut cells);
        }
        cells.into_values().collect()
    }

    /// All accesses of a byte in the whole run; `block` selects the shared memory.
    ///
    /// # Errors
    /// The launch is impossible, which cannot happen once the session has started.
    pub fn unit(&self, object: u32, block: u64, offset: u64) -> Result<UnitView> {
        let byte = ObjectBytes::new(1, vec![(offset, offset.saturating_add(1))]);
        let mut selection = Selection::new();
        if self.run().object(object).is_some() {
            selection.set(ObjectId(object), byte);
        }
        let shared = object == SHARED_OBJECT.0;
        let recorder = Recorder::new(selection, MAX_UNIT_TUPLES);
        let mut listen = OfBlock { recorder, shared: shared.then_some(block) };
        let setting = self.setting();
        run_any(setting.program, setting.launch, setting.inputs, setting.limits, &mut listen)?;
        let OfBlock { recorder, .. } = listen;
        let unit = recorder.units().next();
        let tuples = unit.into_iter().flat_map(|u| &u.tuples);
        let tuples = tuples.filter(|t| t.step <= self.view().steps).map(|t| {
            // A type of a different width cannot be the type of the value read or written.
            let typed = self.element(object, t.offset);
            let element = match t.size {
                n if u64::from(n) == typed.size() => typed,
                1 => ElementType::U8,
                2 => ElementType::U16,
                4 => ElementType::U32,
                _ => ElementType::U64,
            };
            let (action, scope) = action(t.action);
            TupleView {
                visit_order: t.visit_order,
                block: t.block,
                thread: t.thread,
                warp: t.warp,
                action,
                scope,
                site: t.site.0,
                interval: t.interval,
                step: t.step,
                offset: t.offset,
                size: t.size,
                active: Mask::from(t.active),
                before: shown(element, t.before),
                after: shown(element, t.after),
            }
        });
        Ok(UnitView { object, offset, tuples: tuples.collect(), dropped: recorder.dropped() })
    }
}

/// A recorder restricted to one block's shared memory, or unrestricted.
struct OfBlock {
    recorder: Recorder,
    shared: Option<u64>,
}

impl Observer for OfBlock {
    const VALUES: bool = true;
    fn launch_begins(&mut self, launch: &Launch, objects: &[u64]) {
        self.recorder.launch_begins(launch, objects);
    }
    fn block_begins(&mut self, block: u64, coordinates: Dim3) {
        self.recorder.block_begins(block, coordinates);
    }
    fn block_ends(&mut self, block: u64) {
        self.recorder.block_ends(block);
    }
    fn access(&mut self, access: &Access<'_>) {
        if self.shared.is_none_or(|block| block == access.context.block) {
            self.recorder.access(access);
        }
    }
}

/// What an access does, and the scope of an atomic operation.
fn action(kind: AccessKind) -> (TupleAction, Option<TupleScope>) {
    match kind {
        AccessKind::Read => (TupleAction::Read, None),
        AccessKind::Write => (TupleAction::Write, None),
        AccessKind::Atomic { scope, .. } => {
            let scope = match scope {
                Scope::Block => TupleScope::Block,
                Scope::Device => TupleScope::Device,
                Scope::System => TupleScope::System,
            };
            (TupleAction::Atomic, Some(scope))
        }
    }
}

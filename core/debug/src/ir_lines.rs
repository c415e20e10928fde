//! Which line of the source each line of the IR comes from.

use base::diagnostic::LineStarts;
use ir::MdId;
use ir::debug_info::{DebugInfo, Location};
use launch::LoadedModule;
use std::collections::HashMap;

/// For each line of the IR text (from 0) the line (from 1) of the file that the module is named after, or 0.
/// Inlined code of another file counts where it was called. Empty when no line of the IR comes from that file.
pub fn source_lines(loaded: &LoadedModule) -> Vec<u32> {
    let (module, text) = (loaded.module(), loaded.text());
    let debug = DebugInfo::new(module);
    let starts = LineStarts::new(text);
    let mut lines = vec![0; text.lines().count()];
    let mut known: HashMap<MdId, u32> = HashMap::new();
    for function in module.functions.values() {
        for inst in function.insts.values().filter(|i| i.span.end > 0) {
            let Some(id) = inst.debug_loc else { continue };
            let line = *known.entry(id).or_insert_with(|| {
                debug.location(Some(id)).map_or(0, |at| line_in(&at, loaded.file()))
            });
            if let Some(slot) = lines.get_mut(starts.line_column(inst.span).0 as usize - 1) {
                *slot = line;
            }
        }
    }
    if lines.iter().all(|&line| line == 0) { vec![] } else { lines }
}

/// The line of `file` at which code stands, or at which the calls that brought it there do.
fn line_in(at: &Location, file: &str) -> u32 {
    let calls = at.inlined_at.iter().map(|call| (&call.file, call.line));
    let mut places = std::iter::once((&at.file, at.line)).chain(calls);
    let same = |name: &str| {
        name.strip_suffix(file).is_some_and(|folder| folder.is_empty() || folder.ends_with('/'))
    };
    places.find(|(name, _)| same(name)).map_or(0, |place| place.1)
}

//! The lines of the kernels of a module, found once for all of them.

use super::{Comment, comments};
use base::diagnostic::{LineStarts, Span};
use ir::{DebugInfo, FunctionId, Module, Type};
use std::collections::BTreeMap;

/// The lines of a kernel in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extent {
    pub(super) function: FunctionId,
    pub(super) first: u32,
    pub(super) last: u32,
}

/// Where the kernels of a module are, in its text and in their source files.
#[derive(Clone, Debug)]
pub struct KernelExtents {
    /// The contract comments in the text of the module.
    pub(super) ir_comments: Vec<Comment>,
    /// Kernels in the text of the module, by their first line.
    pub(super) in_ir: Vec<Extent>,
    /// Source file of each kernel, if known.
    files: BTreeMap<FunctionId, String>,
    /// Kernels in each source file, by their first line.
    in_source: BTreeMap<String, Vec<Extent>>,
    /// All source files of the module.
    pub(super) all_files: Vec<String>,
    /// Whether the module has shared memory whose size the launch gives.
    pub(super) dynamic_shared: bool,
}

/// Whether `module` has shared memory whose size the launch gives.
pub(crate) fn declares_dynamic_shared(module: &Module) -> bool {
    module.globals.values().any(|global| {
        let shared = global.space.0 == 3 || global.section.as_deref() == Some("__shared__");
        shared && matches!(module.types.get(global.ty), Type::Array { len: 0, .. })
    })
}

impl KernelExtents {
    /// Finds `kernels` in `text`, the text of `module`, and in the debug information.
    pub fn new(module: &Module, text: &str, kernels: &[FunctionId]) -> Self {
        let mut files = BTreeMap::new();
        let mut in_source: BTreeMap<String, Vec<Extent>> = BTreeMap::new();
        let debug = DebugInfo::new(module);
        for &function in kernels {
            if let Some((file, extent)) = source_extent(module, &debug, function) {
                files.insert(function, file.clone());
                in_source.entry(file).or_default().push(extent);
            }
        }
        for list in in_source.values_mut() {
            list.sort_by_key(|e| e.first);
        }
        let ir_comments = comments(text);
        let in_ir = if ir_comments.is_empty() { vec![] } else { ir_extents(module, text, kernels) };
        let all_files = debug.files().into_iter().map(|f| f.name).collect();
        let dynamic_shared = declares_dynamic_shared(module);
        Self { ir_comments, in_ir, files, in_source, all_files, dynamic_shared }
    }

    /// The source file of a kernel.
    pub(super) fn file(&self, kernel: FunctionId) -> Option<&str> {
        self.files.get(&kernel).map(String::as_str)
    }

    /// The kernels in a source file.
    pub(super) fn in_source(&self, file: &str) -> &[Extent] {
        self.in_source.get(file).map_or(&[], |list| &list[..])
    }
}

fn ir_extents(module: &Module, text: &str, kernels: &[FunctionId]) -> Vec<Extent> {
    let lines = LineStarts::new(text);
    let extent = |&function: &FunctionId| {
        let start = (module.functions[function].span.start as usize).min(text.len());
        let end = text[start..].find("\n}").map_or(text.len(), |n| start + n);
        let line = |at: usize| lines.line_column(Span::new(at, at)).0;
        Extent { function, first: line(start), last: line(end) }
    };
    let mut extents: Vec<Extent> = kernels.iter().map(extent).collect();
    extents.sort_by_key(|e| e.first);
    extents
}

/// The source file of a kernel, and its lines there.
fn source_extent(
    module: &Module,
    debug: &DebugInfo<'_>,
    function: FunctionId,
) -> Option<(String, Extent)> {
    let (place, first) = debug.function_place(function)?;
    let file = place.name;
    let mut last = first;
    for inst in module.functions[function].insts.values() {
        let Some(location) = debug.location(inst.debug_loc) else { continue };
        let (in_file, line) = match location.inlined_at.last() {
            Some(frame) => (&frame.file, frame.line),
            None => (&location.file, location.line),
        };
        if *in_file == file {
            last = last.max(line);
        }
    }
    Some((file, Extent { function, first, last }))
}

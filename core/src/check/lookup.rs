//! Naming what a run speaks of: statements by file, line and function, bytes by variable and index,
//! divergent branches by what tells the threads apart.

use super::names::base_name;
use crate::analysis::uniformity::{Cause, Config, Scope, Source};
use crate::analysis::{FunctionAnalysis, promote};
use crate::bytecode::{Program, SiteId};
use crate::exec::event::ObjectId;
use crate::exec::input::BufferInit;
use crate::ir::{
    BlockId, FloatKind, Function, FunctionId, InstId, InstKind, MdId, MdKind, MdValue, Module,
    Operand, Type, TypeId, ValueId,
};
use crate::launch::ElementType;
use crate::limits::MAX_NESTING;
use crate::report::build::{CellInfo, Lookup, SiteInfo};
use crate::report::model::{CallSite, Loc};
use std::cell::RefCell;
use std::collections::HashMap;

/// Names for one lowered kernel and its buffers.
pub struct Names<'a> {
    module: &'a Module,
    program: &'a Program,
    buffers: &'a [BufferInit],
    file: &'a str,
    text: &'a str,
    /// Block-scope analyses of the functions asked about.
    analysed: RefCell<HashMap<FunctionId, std::rc::Rc<(Function, FunctionAnalysis)>>>,
}

impl std::fmt::Debug for Names<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Names").field("file", &self.file).finish_non_exhaustive()
    }
}

/// A field of a specialised metadata node.
fn field<'m>(module: &'m Module, node: MdId, name: &str) -> Option<&'m MdValue> {
    match &module.metadata[node].kind {
        MdKind::Specialized { fields, .. } => {
            fields.iter().find(|(n, _)| n == name).map(|(_, v)| v)
        }
        _ => None,
    }
}

fn node_field(module: &Module, node: MdId, name: &str) -> Option<MdId> {
    match field(module, node, name)? {
        MdValue::Node(n) => Some(*n),
        _ => None,
    }
}

fn int_field(module: &Module, node: MdId, name: &str) -> Option<i128> {
    match field(module, node, name)? {
        MdValue::Int(i) => Some(*i),
        _ => None,
    }
}

fn text_field(module: &Module, node: MdId, name: &str) -> Option<String> {
    match field(module, node, name)? {
        MdValue::String { bytes, .. } => Some(String::from_utf8_lossy(bytes).into_owned()),
        MdValue::Node(n) => match &module.metadata[*n].kind {
            MdKind::String(b) => Some(String::from_utf8_lossy(b).into_owned()),
            _ => None,
        },
        _ => None,
    }
}

/// Name of the function and of the file that a debug scope belongs to.
fn scope_names(module: &Module, scope: MdId) -> (Option<String>, Option<String>) {
    let mut file = None;
    let mut at = Some(scope);
    for _ in 0..MAX_NESTING {
        let Some(s) = at else { break };
        if file.is_none() {
            file = node_field(module, s, "file").and_then(|f| text_field(module, f, "filename"));
        }
        if let MdKind::Specialized { name, .. } = &module.metadata[s].kind
            && name == "DISubprogram"
        {
            return (text_field(module, s, "name"), file);
        }
        at = node_field(module, s, "scope");
    }
    (None, file)
}

impl<'a> Names<'a> {
    /// Names for a run of `program` with these buffers. `file` and `text` are the IR, for statements
    /// without debug information.
    pub fn new(
        module: &'a Module,
        program: &'a Program,
        buffers: &'a [BufferInit],
        file: &'a str,
        text: &'a str,
    ) -> Self {
        Self { module, program, buffers, file, text, analysed: RefCell::default() }
    }

    fn analysis(&self, function: FunctionId) -> std::rc::Rc<(Function, FunctionAnalysis)> {
        if let Some(a) = self.analysed.borrow().get(&function) {
            return a.clone();
        }
        let promoted = promote::promote(self.module, &self.module.functions[function]).function;
        let kernel = self.program.functions.first().is_some_and(|f| f.source == function);
        let config = if kernel {
            Config::kernel(Scope::Block)
        } else {
            Config::device(Scope::Block, vec![true; promoted.params.len()])
        };
        let analysis = FunctionAnalysis::new(self.module, &promoted, &config);
        let both = std::rc::Rc::new((promoted, analysis));
        self.analysed.borrow_mut().insert(function, both.clone());
        both
    }

    /// The branch that keeps threads of a block from `site`: the nearest one that decides whether
    /// it runs and at which threads may part, in its function or one of the callers.
    pub fn guilty_branch(&self, site: SiteId, calls: &[SiteId]) -> Option<SiteId> {
        std::iter::once(&site).chain(calls.iter().rev()).find_map(|&s| {
            let s = self.program.sites.get(s)?;
            let analysed = self.analysis(s.function);
            let (function, analysis) = &*analysed;
            let block = block_of(function, s.inst)?;
            let branch = analysis
                .post_dominators
                .all_controlling_branches(block)
                .into_iter()
                .find(|&b| analysis.uniformity.is_divergent_branch(b))?;
            let inst = *function.blocks[branch].insts.last()?;
            self.program
                .sites
                .iter()
                .find(|(_, t)| t.function == s.function && t.inst == inst)
                .map(|(id, _)| id)
        })
    }

    fn loc_of(&self, inst_loc: Option<MdId>, function: FunctionId, inst: InstId) -> SiteInfo {
        let m = self.module;
        let name = || base_name(m.function_name(function));
        let Some(loc) = inst_loc else {
            // No debug information: the place in the IR.
            let span = m.functions[function].insts.get(inst).map(|i| i.span);
            let loc = span.filter(|s| s.end > 0).map(|s| {
                let (line, column) = s.line_column(self.text);
                Loc::new(self.file, line, column)
            });
            return SiteInfo { function: name(), loc, inlined_at: vec![] };
        };
        let place = |loc: MdId| {
            let line = int_field(m, loc, "line").unwrap_or(0) as u32;
            let column = int_field(m, loc, "column").unwrap_or(0) as u32;
            let (function, file) =
                node_field(m, loc, "scope").map_or((None, None), |s| scope_names(m, s));
            let file = file.unwrap_or_else(|| self.file.to_owned());
            (function.unwrap_or_else(name), Loc::new(file, line, column))
        };
        let (function, loc_here) = place(loc);
        let mut inlined_at = vec![];
        let mut at = node_field(m, loc, "inlinedAt");
        while let Some(call) = at
            && inlined_at.len() < MAX_NESTING
        {
            let (function, loc) = place(call);
            inlined_at.push(CallSite { function, loc: Some(loc) });
            at = node_field(m, call, "inlinedAt");
        }
        SiteInfo { function, loc: Some(loc_here), inlined_at }
    }

    /// What the source calls the memory of a global symbol.
    fn variable_name(&self, symbol: crate::ir::SymbolId) -> String {
        let name = &self.module.symbols[symbol].name;
        // A variable of a function: _ZZ <encoding of the function> E <name>.
        if let Some(rest) = name.strip_prefix("_ZZ")
            && let Some(at) = rest.rfind('E')
        {
            let tail = &rest[at + 1..];
            let digits = tail.bytes().take_while(u8::is_ascii_digit).count();
            if let Ok(len) = tail[..digits].parse::<usize>()
                && let Some(n) = tail.get(digits..digits + len)
            {
                return n.to_owned();
            }
        }
        base_name(name)
    }

    fn typed_cell(&self, object: String, ty: TypeId, offset: i64, size: u32) -> CellInfo {
        let types = &self.module.types;
        let mut info = CellInfo {
            path: object.clone(),
            object,
            index: None,
            element: None,
            object_bytes: types.size_of(ty).filter(|&s| s > 0),
        };
        let mut rest = offset;
        let mut at = ty;
        let mut first = true;
        for _ in 0..MAX_NESTING {
            match types.resolve(at) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    let stride = types.size_of(*elem).unwrap_or(1).max(1) as i64;
                    let k = rest.div_euclid(stride);
                    if first {
                        info.index = Some(k);
                    }
                    info.path.push_str(&format!("[{k}]"));
                    rest -= k * stride;
                    at = *elem;
                }
                Type::Struct { fields, .. } => {
                    let field = (0..fields.len())
                        .rev()
                        .find(|&k| types.field_offset(at, k).is_some_and(|o| o as i64 <= rest));
                    let Some(k) = field else { break };
                    info.path.push_str(&format!(".{k}"));
                    rest -= types.field_offset(at, k).unwrap_or(0) as i64;
                    at = fields[k];
                }
                _ => break,
            }
            first = false;
        }
        info.element = element(types.resolve(at));
        let whole = types.size_of(at).unwrap_or(0);
        if rest != 0 || (u64::from(size) < whole && whole <= 8) {
            info.path.push_str(&format!(" byte {rest}"));
        }
        info
    }

    fn value_text(function: &Function, value: ValueId) -> Option<String> {
        function.values[value].name.as_ref().map(|n| format!("`{n}`"))
    }
}

fn block_of(function: &Function, inst: InstId) -> Option<BlockId> {
    function.blocks.iter().find(|(_, b)| b.insts.contains(&inst)).map(|(id, _)| id)
}

fn element(ty: &Type) -> Option<ElementType> {
    Some(match ty {
        Type::Int(8) => ElementType::I8,
        Type::Int(16) => ElementType::I16,
        Type::Int(32) => ElementType::I32,
        Type::Int(64) => ElementType::I64,
        Type::Float(FloatKind::Half) => ElementType::F16,
        Type::Float(FloatKind::BFloat) => ElementType::Bf16,
        Type::Float(FloatKind::Float) => ElementType::F32,
        Type::Float(FloatKind::Double) => ElementType::F64,
        Type::Ptr { .. } => ElementType::U64,
        _ => return None,
    })
}

fn source_text(source: Source) -> &'static str {
    match source {
        Source::TidX => "threadIdx.x",
        Source::TidY => "threadIdx.y",
        Source::TidZ => "threadIdx.z",
        Source::LaneId => "the lane number",
        Source::LaneMask => "a lane mask",
        Source::WarpId => "the warp number",
        Source::Clock => "the clock",
        Source::Machine => "the place where the hardware runs the warp",
    }
}

impl Lookup for Names<'_> {
    fn site(&self, site: SiteId) -> SiteInfo {
        match self.program.sites.get(site) {
            Some(s) => self.loc_of(s.debug_loc, s.function, s.inst),
            None => SiteInfo::default(),
        }
    }

    fn cell(&self, object: ObjectId, offset: i64, size: u32) -> CellInfo {
        if object.0 == 0 {
            let vars = &self.program.shared;
            let at = |v: &&crate::bytecode::SharedVar| v.offset as i64 <= offset;
            // The last that begins before; dynamic shared memory (size 0) has no end.
            return match vars.iter().filter(at).max_by_key(|v| v.offset) {
                Some(v) => {
                    let mut cell = self.typed_cell(
                        self.variable_name(v.symbol),
                        v.ty,
                        offset - v.offset as i64,
                        size,
                    );
                    if v.size == 0 {
                        cell.object_bytes = None;
                    }
                    cell
                }
                None => CellInfo {
                    object: "shared memory".into(),
                    path: format!("shared memory byte {offset}"),
                    ..CellInfo::default()
                },
            };
        }
        if let Some(g) = self.program.globals.iter().find(|g| g.object == object) {
            return self.typed_cell(self.variable_name(g.symbol), g.ty, offset, size);
        }
        let number = object.0 as usize - 1 - self.program.globals.len();
        match self.buffers.get(number) {
            Some(b) => {
                let stride = b.element.size() as i64;
                let (k, rest) = (offset.div_euclid(stride), offset.rem_euclid(stride));
                let mut path = format!("{}[{k}]", b.name);
                if rest != 0 || i64::from(size) < stride {
                    path.push_str(&format!(" byte {rest}"));
                }
                CellInfo {
                    object: b.name.clone(),
                    index: Some(k),
                    path,
                    element: Some(b.element),
                    object_bytes: b.len.map(|l| l * b.element.size()),
                }
            }
            None => CellInfo {
                object: "heap".into(),
                path: format!("heap object {} byte {offset}", object.0),
                ..CellInfo::default()
            },
        }
    }

    fn branch_cause(&self, site: SiteId) -> Option<(String, Option<Loc>)> {
        let s = self.program.sites.get(site)?;
        let analysed = self.analysis(s.function);
        let (function, analysis) = &*analysed;
        let block = block_of(function, s.inst)?;
        let condition = match &function.insts[s.inst].kind {
            InstKind::CondBr { cond: Operand::Value(v), .. }
            | InstKind::Switch { value: Operand::Value(v), .. } => *v,
            _ => analysis.uniformity.divergent_condition(block)?,
        };
        let root = *analysis.uniformity.explain(condition).last()?;
        let place = |inst: InstId| {
            let i = function.insts.get(inst)?;
            self.loc_of(i.debug_loc, s.function, inst).loc
        };
        let line = |loc: &Option<Loc>| {
            loc.as_ref().map_or_else(String::new, |l| format!(" (line {})", l.line))
        };
        Some(match root.cause {
            Cause::Source { source, inst } => {
                let loc = place(inst);
                (format!("its condition depends on {}", source_text(source)), loc)
            }
            Cause::Param(n) => {
                let name = function
                    .params
                    .get(n as usize)
                    .and_then(|p| Self::value_text(function, p.value))
                    .unwrap_or_else(|| format!("number {n}"));
                (
                    format!(
                        "its condition depends on parameter {name}, which callers may give different values"
                    ),
                    None,
                )
            }
            Cause::Load { inst, .. } | Cause::LocalMemory(inst) => {
                let loc = place(inst);
                (format!("its condition depends on data loaded from memory{}", line(&loc)), loc)
            }
            Cause::Atomic(inst) => {
                let loc = place(inst);
                (
                    format!(
                        "its condition depends on the result of an atomic operation{}",
                        line(&loc)
                    ),
                    loc,
                )
            }
            Cause::Shuffle(inst) | Cause::Vote(inst) => {
                let loc = place(inst);
                (
                    format!("its condition depends on data exchanged between lanes{}", line(&loc)),
                    loc,
                )
            }
            Cause::Call(inst) => {
                let loc = place(inst);
                (format!("its condition depends on the result of a call{}", line(&loc)), loc)
            }
            Cause::ControlDependence { branch } | Cause::TemporalDivergence { branch } => {
                let inst = *function.blocks[branch].insts.last()?;
                let loc = place(inst);
                (
                    format!(
                        "its condition depends on the way that threads took at the branch{}",
                        line(&loc)
                    ),
                    loc,
                )
            }
            Cause::Operand(_) | Cause::TooLarge => return None,
        })
    }
}

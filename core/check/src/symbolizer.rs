//! Names for what a run reports: file, line and function of statements, variable and index of
//! bytes, and the values that make branches diverge.

use crate::runner::{Allocations, Bound};
use base::diagnostic::{Diagnostic, LineStarts, SourcePlace, Span};
use base::limits::MAX_NESTING;
use detect::finding::StatementId;
use detect::symbols::{Branch, BranchCause, CallSite, Cell, Divergent, Loc, Place, Symbols};
use events::{ObjectId, SHARED_OBJECT, SiteId};
use ir::analysis::uniformity::{Cause, Config, Scope, Source, Step};
use ir::analysis::{FunctionAnalysis, Promoted, promote};
use ir::debug_info::{Frame, Holds, Location, SourceCell, SourceType};
use ir::kernels::{function_display_name, global_display_name};
use ir::{
    BlockId, DebugInfo, FloatKind, Function, FunctionId, InstId, InstKind, MdId, Module, Operand,
    SymbolId, SymbolKind, Type, TypeId, ValueId,
};
use launch::params::{KernelInfo, ParamInfo, ParamKind, kind_at, scalar_element};
use launch::{ElementType, LoadedModule};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use vm::bytecode::{Program, SharedVar, Site};
use vm::exec::grid::buffer_of;
use vm::exec::input::BufferInit;

/// A function with its analyses.
pub(crate) struct Analysed {
    pub(crate) promoted: Promoted,
    pub(crate) analysis: FunctionAnalysis,
    /// Source variables that values are assigned to.
    variables: HashMap<ValueId, String>,
}

/// An instruction, with the place that it says it has.
type Spot = (Option<MdId>, FunctionId, InstId);

/// What is found once of the code of a kernel, whatever its launches: each of them has a [`Symbolizer`] of its own.
#[derive(Default)]
pub(crate) struct KnownCode {
    /// Places of instructions.
    places: Mutex<HashMap<Spot, Place>>,
    /// Block-scope analyses of the functions used so far, as the kernel or as a function that it calls.
    analysed: Mutex<HashMap<(FunctionId, bool), Arc<Analysed>>>,
}

impl std::fmt::Debug for KnownCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("KnownCode").finish_non_exhaustive()
    }
}

/// Names for one lowered kernel and its buffers.
pub struct Symbolizer<'a> {
    loaded: &'a LoadedModule,
    module: &'a Module,
    program: &'a Program,
    buffers: &'a [BufferInit],
    allocations: &'a Allocations,
    params: &'a [ParamInfo],
    globals: &'a [ParamInfo],
    file: &'a str,
    text: &'a str,
    /// Created on first use, since most runs find nothing.
    debug: OnceCell<DebugInfo<'a>>,
    lines: OnceCell<LineStarts>,
    /// Whether most instructions of a function have places in the source, of the functions used so far.
    located: RefCell<HashMap<FunctionId, bool>>,
    code: Arc<KnownCode>,
}

impl std::fmt::Debug for Symbolizer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Symbolizer").field("file", &self.file).finish_non_exhaustive()
    }
}

impl<'a> Symbolizer<'a> {
    /// Names for runs of `kernel` as it was bound.
    pub fn new(loaded: &'a LoadedModule, kernel: &'a KernelInfo, bound: &'a Bound) -> Self {
        Self {
            loaded,
            module: loaded.module(),
            program: &bound.program,
            buffers: &bound.inputs.buffers,
            allocations: &bound.allocations,
            params: &kernel.params,
            globals: loaded.globals(),
            file: loaded.file(),
            text: loaded.text(),
            debug: OnceCell::new(),
            lines: OnceCell::new(),
            located: RefCell::default(),
            code: Arc::default(),
        }
    }

    /// The same with what is known of the code of this kernel.
    pub(crate) fn with_code(self, code: &Arc<KnownCode>) -> Self {
        Self { code: code.clone(), ..self }
    }

    pub(crate) fn loaded(&self) -> &'a LoadedModule {
        self.loaded
    }

    pub(crate) fn site(&self, site: SiteId) -> Option<&'a Site> {
        self.program.sites.get(site)
    }

    pub(crate) fn debug(&self) -> &DebugInfo<'a> {
        self.debug.get_or_init(|| DebugInfo::new(self.module))
    }

    pub(crate) fn analysis(&self, function: FunctionId) -> Arc<Analysed> {
        let kernel = self.program.functions.first().is_some_and(|f| f.source == function);
        let known = || self.code.analysed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(a) = known().get(&(function, kernel)) {
            return a.clone();
        }
        let promoted = promote::promote(self.module, &self.module.functions[function]);
        let config = if kernel {
            Config::kernel(Scope::Block)
        } else {
            Config::device(Scope::Block, vec![true; promoted.function.params.len()])
        };
        let analysis = FunctionAnalysis::new(self.module, &promoted.function, &config);
        let mut variables = HashMap::new();
        for (value, (variable, holds)) in self.debug().variables(function) {
            if holds == Holds::Value {
                variables.insert(value, variable.name);
            }
        }
        // If several variables hold a value, the first assignment counts.
        for assigned in &promoted.variables {
            if let Operand::Value(value) = assigned.value
                && let Some(variable) =
                    self.debug().whole_variable(assigned.variable, assigned.expression)
            {
                variables.entry(value).or_insert(variable.name);
            }
        }
        let analysed = Arc::new(Analysed { promoted, analysis, variables });
        known().insert((function, kernel), analysed.clone());
        analysed
    }

    pub(crate) fn loc_of(
        &self,
        debug_loc: Option<MdId>,
        function: FunctionId,
        inst: InstId,
    ) -> Place {
        let known = || self.code.places.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (debug_loc, function, inst);
        if let Some(place) = known().get(&key) {
            return place.clone();
        }
        let place = self.find_place(debug_loc, function, inst);
        known().insert(key, place.clone());
        place
    }

    fn find_place(&self, debug_loc: Option<MdId>, function: FunctionId, inst: InstId) -> Place {
        let m = self.module;
        let named = |name: String| {
            if name.is_empty() { function_display_name(m, function) } else { name }
        };
        let near = || self.located_near(function, inst);
        let Some(at) = self.debug().location(debug_loc).or_else(near) else {
            // Lines of the IR and of the source must not be mixed: a statement of no line is somewhere in its
            // function.
            if self.is_located(function) {
                let place = self.debug().function_place(function).filter(|at| at.1 > 0);
                let loc = place.map(|(file, line)| {
                    let file = if file.name.is_empty() { self.file } else { &file.name };
                    Loc::new(file, line, 0)
                });
                return Place { function: named(String::new()), loc, inlined_at: vec![] };
            }
            // Without debug information, use the place in the IR.
            let span = m.functions[function].insts.get(inst).map(|i| i.span);
            let loc = span.filter(|s| s.end > 0).map(|s| {
                let lines = self.lines.get_or_init(|| LineStarts::new(self.text));
                let (line, column) = lines.line_column(s);
                Loc::new(self.file, line, column)
            });
            return Place { function: named(String::new()), loc, inlined_at: vec![] };
        };
        let loc = |file: &str, line: u32, column: u32| {
            let file = if file.is_empty() { self.file } else { file };
            Loc::new(file, line, column)
        };
        let call = |f: Frame| CallSite {
            loc: Some(loc(&f.file, f.line, f.column)),
            function: named(f.function),
        };
        Place {
            loc: Some(loc(&at.file, at.line, at.column)),
            function: named(at.function),
            inlined_at: at.inlined_at.into_iter().map(call).collect(),
        }
    }

    /// Whether most instructions of the function have places in the source.
    fn is_located(&self, function: FunctionId) -> bool {
        *self.located.borrow_mut().entry(function).or_insert_with(|| {
            let insts = &self.module.functions[function].insts;
            let located = insts.values().filter(|i| self.debug().location(i.debug_loc).is_some());
            2 * located.count() > insts.len()
        })
    }

    /// The place of the nearest instruction before `inst` in its block, or after it, that has one. What only
    /// directs control, such as the dispatch behind a block that `break` and `goto` leave, has none.
    fn located_near(&self, function: FunctionId, inst: InstId) -> Option<Location> {
        let f = &self.module.functions[function];
        if f.insts.get(inst)?.kind.is_terminator() {
            return None;
        }
        let block = block_of(f, inst)?;
        let insts = &f.blocks[block].insts;
        let at = insts.iter().position(|&i| i == inst)?;
        let mut near = insts[..at].iter().rev().chain(&insts[at..]);
        near.find_map(|&i| self.debug().location(f.insts[i].debug_loc))
    }

    /// What stands at `offset` of shared memory, as a part of `variable`.
    fn shared_cell(&self, variable: &SharedVar, offset: i64, size: u32) -> Cell {
        let offset = offset - variable.offset as i64;
        let mut cell = self.variable_cell(variable.symbol, variable.ty, offset, size);
        if variable.size == 0 {
            cell.object_bytes = None;
        }
        cell.offset = Some(offset);
        cell
    }

    /// What stands at `offset` of the memory of a global symbol.
    fn variable_cell(&self, symbol: SymbolId, ty: TypeId, offset: i64, size: u32) -> Cell {
        let symbol = &self.module.symbols[symbol];
        let SymbolKind::Global(global) = symbol.kind else {
            return self.typed_cell(symbol.name.clone(), ty, offset, size);
        };
        let Some(variable) = self.debug().global(global) else {
            return self.typed_cell(global_display_name(self.module, global), ty, offset, size);
        };
        let Some(source) = variable.ty else {
            return self.typed_cell(variable.name, ty, offset, size);
        };
        let cell = self.debug().cell(source, offset);
        let bytes = self.module.types.size_of(ty).filter(|&s| s > 0);
        self.source_cell(variable.name, cell, size, bytes)
    }

    /// The element at `offset` in a buffer that the source accesses through a pointer to `pointee`.
    fn buffer_cell(
        &self,
        buffer: &BufferInit,
        pointee: SourceType,
        offset: i64,
        size: u32,
    ) -> Option<Cell> {
        let stride = self.debug().type_size(pointee).and_then(|s| i64::try_from(s).ok());
        let stride = stride.filter(|&s| s > 0)?;
        let index = offset.div_euclid(stride);
        let mut cell = self.debug().cell(pointee, offset.rem_euclid(stride));
        cell.path.insert_str(0, &format!("[{index}]"));
        cell.index = Some(index);
        let bytes = buffer.len.map(|l| l.saturating_mul(buffer.element.size()));
        let mut info = self.source_cell(buffer.name.clone(), cell, size, bytes);
        // For a `char *`, the element type of the buffer is more accurate.
        let own = buffer.element;
        if info.element.is_none_or(|e| e.size() != u64::from(size)) && own.size() == u64::from(size)
        {
            info.element = Some(own);
        }
        Some(info)
    }

    fn source_cell(
        &self,
        object: String,
        cell: SourceCell,
        size: u32,
        object_bytes: Option<u64>,
    ) -> Cell {
        let mut path = format!("{object}{}", cell.path);
        let element = scalar_element(self.debug(), cell.ty);
        let part = self.debug().scalar(cell.ty).is_some_and(|s| u64::from(size) * 8 < s.bits);
        if cell.rest != 0 || part {
            path.push_str(&format!(" byte {}", cell.rest));
        }
        Cell { object, index: cell.index, path, element, object_bytes, offset: None }
    }

    /// What differs between threads at the root of an explanation.
    fn divergent(&self, function: FunctionId, root: Step) -> Option<Divergent> {
        Some(match root.cause {
            Cause::Source { source, .. } => match source {
                Source::TidX => Divergent::ThreadIdx(0),
                Source::TidY => Divergent::ThreadIdx(1),
                Source::TidZ => Divergent::ThreadIdx(2),
                Source::LaneId => Divergent::Lane,
                Source::LaneMask => Divergent::LaneMask,
                Source::WarpId => Divergent::Warp,
                Source::Clock => Divergent::Clock,
                Source::Machine => Divergent::Machine,
            },
            Cause::Param(n) => {
                let variable = self.debug().params(function).into_iter().nth(n as usize).flatten();
                Divergent::Parameter(variable.map(|v| v.name).ok_or(n))
            }
            Cause::Load { .. } | Cause::LocalMemory(_) => Divergent::Memory,
            Cause::Atomic(_) => Divergent::Atomic,
            Cause::Shuffle(_) | Cause::Vote(_) => Divergent::Exchange,
            Cause::Call(_) => Divergent::Call,
            Cause::ControlDependence { .. } | Cause::TemporalDivergence { .. } => {
                Divergent::Control
            }
            Cause::Operand(_) | Cause::TooLarge => return None,
        })
    }

    fn typed_cell(&self, object: String, ty: TypeId, offset: i64, size: u32) -> Cell {
        let types = &self.module.types;
        let mut info = Cell {
            path: object.clone(),
            object,
            index: None,
            element: None,
            object_bytes: types.size_of(ty).filter(|&s| s > 0),
            offset: None,
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
}

/// The block that an instruction is in.
pub(crate) fn block_of(function: &Function, inst: InstId) -> Option<BlockId> {
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

impl Symbols for Symbolizer<'_> {
    fn place(&self, site: SiteId) -> Place {
        match self.program.sites.get(site) {
            Some(s) => self.loc_of(s.debug_loc, s.function, s.inst),
            None => Place::default(),
        }
    }

    fn cell(&self, object: ObjectId, offset: i64, size: u32) -> Cell {
        if object.0 == 0 {
            let vars = &self.program.shared;
            let at = |v: &&SharedVar| v.offset as i64 <= offset;
            // The last that begins before; dynamic shared memory (size 0) has no end. A negative index is of the
            // first.
            let first = || vars.iter().min_by_key(|v| v.offset);
            return match vars.iter().filter(at).max_by_key(|v| v.offset).or_else(first) {
                Some(v) => self.shared_cell(v, offset, size),
                None => Cell {
                    object: "shared memory".into(),
                    path: format!("shared memory byte {offset}"),
                    ..Cell::default()
                },
            };
        }
        if let Some(g) = self.program.globals.iter().find(|g| g.object == object) {
            let cell = self.variable_cell(g.symbol, g.ty, offset, size);
            return Cell { offset: Some(offset), ..cell };
        }
        let own = || buffer_of(self.program, self.buffers.len(), object);
        let outliving = || self.allocations.get(&object.0).map(|a| (&a.buffer, a.start));
        match outliving().or_else(|| Some((&self.buffers[own()?], 0))) {
            Some((b, start)) => {
                let (whole, offset) = (offset, offset - start);
                let known = kind_at(self.params.iter().chain(self.globals), &b.name);
                if let Some(ParamKind::Pointer { pointee: Some(pointee), .. }) = known
                    && let Some(cell) = self.buffer_cell(b, *pointee, offset, size)
                {
                    return Cell { offset: Some(whole), ..cell };
                }
                let stride = b.element.size() as i64;
                let (k, rest) = (offset.div_euclid(stride), offset.rem_euclid(stride));
                let mut path = format!("{}[{k}]", b.name);
                if rest != 0 || i64::from(size) < stride {
                    path.push_str(&format!(" byte {rest}"));
                }
                Cell {
                    object: b.name.clone(),
                    index: Some(k),
                    path,
                    element: Some(b.element),
                    object_bytes: b.len.map(|l| l * b.element.size()),
                    offset: Some(whole),
                }
            }
            None => Cell {
                object: "heap".into(),
                path: format!("heap object {} byte {offset}", object.0),
                ..Cell::default()
            },
        }
    }

    fn cell_at(&self, site: SiteId, object: ObjectId, offset: i64, size: u32) -> Cell {
        // An overrun of one shared variable is in the next one.
        match self.program.shared_variable(site) {
            Some(variable) if object == SHARED_OBJECT => self.shared_cell(variable, offset, size),
            _ => self.cell(object, offset, size),
        }
    }

    fn statement(&self, site: SiteId) -> Option<StatementId> {
        let site = self.program.sites.get(site)?;
        Some(StatementId { function: site.function.0, inst: site.inst.0 })
    }

    fn branch(&self, site: SiteId) -> Branch {
        Branch { loc: self.place(site).loc, cause: self.branch_cause(site) }
    }

    fn returns_before(&self, jump: SiteId, site: SiteId, calls: &[SiteId]) -> bool {
        self.left_by_return(jump, site, calls)
    }

    /// The branch that keeps threads of a block from `site`: the nearest one that decides whether
    /// it runs and at which threads may part, in its function or one of the callers.
    fn guilty_branch(&self, site: SiteId, calls: &[SiteId]) -> Option<SiteId> {
        std::iter::once(&site).chain(calls.iter().rev()).find_map(|&s| {
            let s = self.program.sites.get(s)?;
            let analysed = self.analysis(s.function);
            let Analysed { promoted: Promoted { function, .. }, analysis, .. } = &*analysed;
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
}

impl Symbolizer<'_> {
    /// Why threads do not agree at this branch.
    fn branch_cause(&self, site: SiteId) -> Option<BranchCause> {
        let s = self.program.sites.get(site)?;
        let analysed = self.analysis(s.function);
        let Analysed { promoted: Promoted { function, .. }, analysis, variables } = &*analysed;
        let block = block_of(function, s.inst)?;
        let condition = match &function.insts[s.inst].kind {
            InstKind::CondBr { cond: Operand::Value(v), .. }
            | InstKind::Switch { value: Operand::Value(v), .. } => *v,
            _ => analysis.uniformity.divergent_condition(block)?,
        };
        let steps = analysis.uniformity.explain(condition);
        let root = *steps.last()?;
        let loc = cause_inst(function, root).and_then(|inst| {
            let i = function.insts.get(inst)?;
            self.loc_of(i.debug_loc, s.function, inst).loc
        });
        let source = self.divergent(s.function, root)?;
        // The variable nearest to the branch is the one that its reader sees there.
        let variable = steps.iter().find_map(|step| variables.get(&step.value)).cloned();
        let variable = variable.filter(|_| !matches!(source, Divergent::Parameter(_)));
        Some(BranchCause { source, loc, variable })
    }
}

/// The error with the place in the source of the instruction or global that it is about.
pub(crate) fn with_source_place(module: &Module, mut error: Box<Diagnostic>) -> Box<Diagnostic> {
    let Some(span) = error.span else { return error };
    let debug = DebugInfo::new(module);
    let around = |outer: Span| outer.start <= span.start && span.end <= outer.end;
    for inst in module.functions.values().flat_map(|f| f.insts.values()) {
        if around(inst.span)
            && let Some(at) = debug.location(inst.debug_loc)
        {
            let (file, line, column) = (at.file, at.line, at.column);
            error.source = Some(SourcePlace { file, line, column });
            return error;
        }
    }
    let global = module.globals.iter().find(|(_, g)| around(g.span));
    if let Some(variable) = global.and_then(|(id, _)| debug.global(id)) {
        let place = Loc::new(&variable.file, variable.line, 0);
        error.notes.push(format!("this is `{}` at {place} in the source", variable.name));
    }
    error
}

/// The instruction that a cause refers to.
fn cause_inst(function: &Function, root: Step) -> Option<InstId> {
    match root.cause {
        Cause::Source { inst, .. }
        | Cause::Load { inst, .. }
        | Cause::LocalMemory(inst)
        | Cause::Atomic(inst)
        | Cause::Shuffle(inst)
        | Cause::Vote(inst)
        | Cause::Call(inst) => Some(inst),
        Cause::ControlDependence { branch } | Cause::TemporalDivergence { branch } => {
            function.blocks[branch].insts.last().copied()
        }
        Cause::Param(_) | Cause::Operand(_) | Cause::TooLarge => None,
    }
}

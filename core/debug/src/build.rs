//! The static parts of a session: what is known about program and launch before the first step.

use super::view::{FindingCell, FlowBlock, FlowFunction, ObjectView, SiteView};
use check::{Bound, Symbolizer};
use detect::finding::{Finding, Subject};
use detect::symbols::{Place, Symbols};
use events::ObjectId;
use ir::{BlockId, FunctionId, InstId, Module};
use launch::ElementType;
use launch::LoadedModule;
use launch::params::KernelInfo;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use vm::bytecode::{GlobalObject, Op, Program, SiteId};
use vm::exec::grid::{buffer_object, shared_bytes};

/// The statements, by number.
pub(super) fn sites(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    bound: &Bound,
) -> (Vec<Place>, Vec<SiteView>) {
    let symbols = Symbolizer::new(loaded, kernel, bound);
    let text = loaded.text();
    let starts: Vec<u32> = std::iter::once(0)
        .chain(text.bytes().enumerate().filter(|b| b.1 == b'\n').map(|b| b.0 as u32 + 1))
        .collect();
    let module = loaded.module();
    let infos: Vec<Place> = bound.program.sites.keys().map(|s| symbols.place(s)).collect();
    let views = bound.program.sites.values().zip(&infos).map(|(site, info)| {
        let inst = module.functions[site.function].insts.get(site.inst);
        let span = inst.map(|i| i.span).filter(|s| s.end > 0);
        SiteView {
            function: info.function.clone(),
            loc: info.loc.clone(),
            inlined_at: info.inlined_at.clone(),
            ir_line: span.map_or(0, |s| starts.partition_point(|&at| at <= s.start) as u32),
        }
    });
    let views = views.collect();
    (infos, views)
}

/// Memory objects: variables of shared memory, module globals, buffers.
pub(super) fn objects(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    bound: &Bound,
) -> Vec<ObjectView> {
    let symbols = Symbolizer::new(loaded, kernel, bound);
    let program = &*bound.program;
    let view = |object: ObjectId, space: &str, offset: u64, bytes: u64| {
        let cell = symbols.cell(object, offset as i64, 1);
        // Asked for a byte: the type is that of the cell around it.
        let element = cell.element.unwrap_or(ElementType::U8);
        ObjectView {
            object: object.0,
            name: cell.object,
            space: space.to_owned(),
            offset,
            bytes,
            element: element.name().to_owned(),
            element_size: element.size() as u32,
            open: false,
        }
    };
    let shared_end = shared_bytes(program, &bound.launch);
    let mut objects = vec![];
    for v in &program.shared {
        let bytes = if v.size == 0 { shared_end.saturating_sub(v.offset) } else { v.size };
        objects.push(view(ObjectId(0), "shared", v.offset, bytes));
    }
    // A program's launch has all globals of its module, also those that stand for built-in variables.
    let named = |g: &GlobalObject| {
        let name = &loaded.module().symbols[g.symbol].name;
        loaded.globals().iter().any(|known| known.name == *name)
    };
    let all = bound.inputs.image.is_none();
    for g in program.globals.iter().filter(|g| all || g.bytes.len() > 1 || named(g)) {
        let space = if g.constant { "constant" } else { "global" };
        objects.push(view(g.object, space, 0, g.bytes.len() as u64));
    }
    for (k, b) in bound.inputs.buffers.iter().enumerate() {
        let bytes = b.len.unwrap_or(0) * b.element.size();
        let mut v = view(buffer_object(program, k), "global", 0, bytes);
        v.open = b.len.is_none();
        v.name.clone_from(&b.name);
        v.element = b.element.name().to_owned();
        v.element_size = b.element.size() as u32;
        objects.push(v);
    }
    if let Some(image) = &bound.inputs.image {
        // What arguments lead to has an argument's name and comes first.
        let mut live: Vec<_> = bound
            .allocations
            .iter()
            .map(|(&number, a)| (ObjectId(number), a))
            .filter(|(object, _)| image.with(|m| m.size(*object)) > 0)
            .collect();
        live.sort_by_key(|(_, a)| !kernel.params.iter().any(|p| belongs(&a.buffer.name, &p.name)));
        for (object, a) in live.into_iter().take(MAX_OBJECTS) {
            let mut v = view(object, "global", 0, image.with(|m| m.size(object)));
            v.name.clone_from(&a.buffer.name);
            v.element = a.buffer.element.name().to_owned();
            v.element_size = a.buffer.element.size() as u32;
            objects.push(v);
        }
    }
    objects
}

/// Most allocations of a program that a session shows.
const MAX_OBJECTS: usize = 64;

/// Whether an allocation is named after this parameter, or a field of it.
fn belongs(allocation: &str, parameter: &str) -> bool {
    let rest = allocation.strip_prefix(parameter);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The cells that findings are about.
pub(super) fn finding_cells(findings: &[Finding], objects: &[ObjectView]) -> Vec<FindingCell> {
    let cell = |(number, finding): (u32, &Finding)| {
        let (object, byte) = match &finding.subject {
            Subject::Race(race) => (race.object, race.offset),
            Subject::Fault(fault) => (fault.object?, u64::try_from(fault.offset).ok()?),
            _ => return None,
        };
        // Variables of shared memory are parts of one object.
        let parts =
            objects.iter().enumerate().filter(|(_, o)| o.object == object.0 && o.offset <= byte);
        let (at, part) = parts.max_by_key(|(_, o)| o.offset)?;
        let cell = (byte - part.offset).checked_div(u64::from(part.element_size))?;
        Some(FindingCell { finding: number, object: at as u32, cell })
    };
    (0..).zip(findings).filter_map(cell).collect()
}

/// The control flow of a program's functions, by the basic blocks of the IR.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// For each function, for each instruction, the block it belongs to.
    blocks: Vec<Vec<u32>>,
    pub(super) functions: Vec<FlowFunction>,
    /// For each function, the branches that end its blocks: (statement, block).
    branches: Vec<Vec<(SiteId, u32)>>,
}

impl Flow {
    pub(super) fn new(module: &Module, program: &Program, sites: &[Place]) -> Self {
        let mut flow = Self::default();
        for function in &program.functions {
            flow.add(module, program, function, sites);
        }
        flow
    }

    fn add(
        &mut self,
        module: &Module,
        program: &Program,
        function: &vm::bytecode::Function,
        sites: &[Place],
    ) {
        let home = homes(module, function.source);
        // Blocks with code, in the order of the text; code that belongs to no block counts to the
        // one before it.
        let mut of_pc: Vec<BlockId> = vec![];
        let mut code: BTreeMap<BlockId, Vec<(usize, SiteId)>> = BTreeMap::new();
        for &site in &function.sites {
            let before = of_pc.last().copied().unwrap_or(BlockId(0));
            let inst = program.sites[site].inst;
            let (block, at) = home.get(&inst).copied().unwrap_or((before, 0));
            of_pc.push(block);
            code.entry(block).or_default().push((at, site));
        }
        let with_code: BTreeSet<BlockId> = code.keys().copied().collect();
        let number: BTreeMap<BlockId, u32> = with_code.iter().copied().zip(0..).collect();
        let source = &module.functions[function.source];
        let mut blocks: Vec<FlowBlock> = vec![];
        for (&b, code) in &code {
            let first = code.iter().min().map_or(0, |c| c.1.0);
            let last = code.iter().max().map_or(0, |c| c.1.0);
            let named = source.blocks.get(b).and_then(|b| b.name.clone());
            let name = named.unwrap_or_else(|| b.0.to_string());
            let to = onward(source, b, &with_code).iter().map(|t| number[t]).collect();
            blocks.push(FlowBlock { name, first, last, to, rejoin: None, diverged: false });
        }
        let mut branches = vec![];
        for (pc, i) in function.code.iter().enumerate() {
            if i.op != Op::Branch {
                continue;
            }
            let info = program.branches[i.imm as usize];
            let block = number[&of_pc[pc]];
            let meets =
                info.reconvergence().and_then(|pc| of_pc.get(pc as usize)).map(|b| number[b]);
            blocks[block as usize].rejoin = meets;
            branches.push((function.sites[pc], block));
        }
        let first = function.sites.first();
        let name = first.and_then(|s| sites.get(s.0 as usize)).map(outermost);
        self.functions.push(FlowFunction { name: name.unwrap_or_default(), blocks });
        self.blocks.push(of_pc.iter().map(|b| number[b]).collect());
        self.branches.push(branches);
    }

    /// Marks the blocks that end in a branch at which lanes diverged.
    pub(super) fn mark(&mut self, parted: &BTreeSet<SiteId>) {
        for (function, branches) in self.functions.iter_mut().zip(&self.branches) {
            for (site, block) in branches {
                function.blocks[*block as usize].diverged |= parted.contains(site);
            }
        }
    }

    /// Number of the block that an instruction belongs to.
    pub(super) fn block(&self, function: u32, pc: u32) -> Option<u32> {
        self.blocks.get(function as usize)?.get(pc as usize).copied()
    }
}

/// The function that contains a statement, ignoring inlining.
fn outermost(site: &Place) -> String {
    site.inlined_at.last().map_or_else(|| site.function.clone(), |c| c.function.clone())
}

/// The block of each instruction of a function, and its position there.
fn homes(module: &Module, function: FunctionId) -> HashMap<InstId, (BlockId, usize)> {
    let blocks = module.functions[function].blocks.iter();
    blocks
        .flat_map(|(id, b)| b.insts.iter().enumerate().map(move |(at, &i)| (i, (id, at))))
        .collect()
}

/// The successors of `b` that have code; blocks without code are skipped.
fn onward(function: &ir::Function, b: BlockId, with_code: &BTreeSet<BlockId>) -> Vec<BlockId> {
    let mut out = vec![];
    let mut seen = BTreeSet::new();
    let mut work = function.successors(b);
    work.reverse();
    while let Some(next) = work.pop() {
        if !seen.insert(next) {
            continue;
        }
        if with_code.contains(&next) {
            out.push(next);
        } else {
            work.extend(function.successors(next).into_iter().rev());
        }
    }
    out
}

//! Static facts about a function's values: which registers hold them, and what its variables hold
//! at each instruction.
//!
//! Both are forward dataflow analyses. A value is computed where its registers are written on every
//! path from the entry. A variable holds the last value assigned to it, where all paths agree.

use super::shown::{Cell, Kind, Layout};
use ir::analysis::{Cfg, promote};
use ir::debug_info::{Assigned, Holds, LocalVariable, SourceType};
use ir::printer::{InstPrinter, type_text};
use ir::{
    BlockId, ConstKind, DebugInfo, Function as Source, InstId, MdId, Module, Operand, ValueId,
};
use std::collections::{BTreeMap, HashMap};
use vm::bytecode::lower::scalar;
use vm::bytecode::operands::defs;
use vm::bytecode::{Op, Program, Reg};

/// Limit on the work of one dataflow analysis: blocks times tracked items.
const MOST_WORK: usize = 1 << 22;
/// Maximum nesting of a type that is shown.
const MOST_NESTING: usize = 8;
/// Maximum number of elements of an array, or fields of a struct, that are shown.
const MOST_PARTS: u64 = 64;
/// Maximum number of parts of a type, at any depth.
const MOST_NODES: usize = 256;

/// An IR value.
#[derive(Debug)]
pub(super) struct Register {
    pub(super) name: String,
    pub(super) ty: String,
    pub(super) regs: Vec<(Reg, Kind)>,
}

/// A source variable.
#[derive(Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) ty: String,
    pub(super) function: String,
    /// How its bits are interpreted, if it is a scalar.
    pub(super) kind: Option<Kind>,
    pub(super) layout: Option<Layout>,
    node: LocalVariable,
}

/// What a variable holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holding {
    /// The value with this number.
    Value(usize),
    /// The memory at the address given by the value with this number.
    Address(usize),
    /// A constant.
    Constant(Cell),
}

/// A lowered function and the analyses of its source.
#[derive(Debug)]
pub(super) struct Function {
    pub(super) registers: Vec<Register>,
    pub(super) variables: Vec<Variable>,
    pub(super) definite: Definite,
    holdings: Vec<Option<Holding>>,
    /// By program instruction: what each variable holds there, as an index into `holdings`;
    /// variables that are not visible there have none.
    at: HashMap<InstId, Vec<u32>>,
    /// The IR instruction of each program instruction.
    insts: Vec<InstId>,
}

/// No assignment.
const NOTHING: u32 = u32::MAX;
/// Not yet visited.
const OPEN: u32 = u32::MAX - 1;

impl Function {
    pub(super) fn new(module: &Module, program: &Program, number: usize) -> Option<Self> {
        let lowered = program.functions.get(number)?;
        let source = &module.functions[lowered.source];
        let printer = InstPrinter::new(module, source);
        let mut registers = vec![];
        let mut numbers: HashMap<ValueId, usize> = HashMap::new();
        let promoted = promote::promote(module, source);
        let own = source.values.len();
        for (value, regs) in &lowered.values {
            let Some(v) = promoted.function.values.get(*value) else { continue };
            let Ok(fields) = scalar::flatten(&module.types, v.ty) else { continue };
            numbers.insert(*value, registers.len());
            // Values created by promotion have no name in the text.
            let named = (value.0 as usize) < own;
            registers.push(Register {
                name: if named { printer.value(*value) } else { String::new() },
                ty: type_text(module, v.ty),
                regs: regs.iter().copied().zip(fields.iter().map(|f| f.scalar.into())).collect(),
            });
        }
        let definite = Definite::new(program, lowered, &registers);
        let insts = lowered.sites.iter().map(|s| program.sites[*s].inst).collect();
        let mut function = Self {
            registers,
            variables: vec![],
            definite,
            holdings: vec![],
            at: HashMap::new(),
            insts,
        };
        function.follow(module, &promoted, &numbers);
        Some(function)
    }

    /// What variable `number` holds at instruction `pc`.
    pub(super) fn holding(&self, pc: u32, number: usize) -> Option<&Holding> {
        let at = *self.at.get(self.insts.get(pc as usize)?)?.get(number)?;
        self.holdings.get(at as usize)?.as_ref()
    }

    /// Determines what variables hold at each instruction.
    fn follow(
        &mut self,
        module: &Module,
        promoted: &promote::Promoted,
        numbers: &HashMap<ValueId, usize>,
    ) {
        let debug = DebugInfo::new(module);
        let source = &promoted.function;
        let mut known: HashMap<LocalVariable, usize> = HashMap::new();
        // For each block, in order: (place, variable, number of the holding).
        let mut assigned: BTreeMap<BlockId, Vec<(usize, usize, u32)>> = BTreeMap::new();
        for (b, block) in source.blocks.iter() {
            for (place, &i) in block.insts.iter().enumerate() {
                let mut list: Vec<Assigned> = vec![];
                let inst = &source.insts[i];
                for v in promoted.variables_at(i) {
                    let variable = debug.local_variable(v.variable, inst.debug_loc);
                    let whole = debug.whole_variable(v.variable, v.expression).is_some();
                    let value = whole.then_some((v.value, Holds::Value));
                    list.extend(variable.map(|variable| Assigned { variable, value }));
                }
                if list.is_empty() {
                    list.extend(debug.assigned(inst));
                }
                for a in list {
                    let Some(variable) = self.variable(&debug, &mut known, a.variable) else {
                        continue;
                    };
                    let kind = self.variables[variable].kind;
                    let held = a.value.and_then(|v| hold(module, v, kind, numbers));
                    self.holdings.push(held);
                    let number = self.holdings.len() as u32 - 1;
                    assigned.entry(b).or_default().push((place, variable, number));
                }
            }
        }
        let count = self.variables.len();
        if count.saturating_mul(source.blocks.len()) > MOST_WORK
            || count.saturating_mul(self.insts.len()) > MOST_WORK
        {
            return;
        }
        let starts = reaching(source, &assigned, count);
        let owners: Vec<_> = self.variables.iter().map(|v| debug.scope_of(v.node)).collect();
        let mut seen = Seen { debug: &debug, owners, by_loc: HashMap::new(), left: MOST_WORK };
        let wanted: std::collections::HashSet<InstId> = self.insts.iter().copied().collect();
        for (b, block) in source.blocks.iter() {
            let Some(start) = starts.get(&b) else { continue };
            let mut now = start.clone();
            let mut next = assigned.get(&b).into_iter().flatten().peekable();
            for (place, &i) in block.insts.iter().enumerate() {
                if wanted.contains(&i) {
                    self.at.insert(i, seen.of(source.insts[i].debug_loc, &now));
                }
                while let Some(&&(at, variable, holding)) = next.peek()
                    && at == place
                {
                    now[variable] = holding;
                    next.next();
                }
            }
        }
    }

    fn variable(
        &mut self,
        debug: &DebugInfo<'_>,
        known: &mut HashMap<LocalVariable, usize>,
        node: LocalVariable,
    ) -> Option<usize> {
        if let Some(&number) = known.get(&node) {
            return Some(number);
        }
        let (variable, function) = debug.describe(node)?;
        let number = self.variables.len();
        known.insert(node, number);
        let ty = variable.ty;
        self.variables.push(Variable {
            name: variable.name,
            ty: ty.map_or_else(String::new, |t| debug.type_name(t)),
            function,
            kind: ty.and_then(|t| debug.scalar(t)).and_then(Kind::of_source),
            layout: ty.and_then(|t| layout(debug, t, 0, &mut { MOST_NODES })),
            node,
        });
        Some(number)
    }
}

/// Determines which variables are visible at a place.
struct Seen<'d, 'm> {
    debug: &'d DebugInfo<'m>,
    /// For each variable its scope, and the call at which it was inlined.
    owners: Vec<Option<(MdId, Option<MdId>)>>,
    by_loc: HashMap<MdId, Vec<bool>>,
    /// Remaining work; when it is used up, nothing is visible.
    left: usize,
}

impl Seen<'_, '_> {
    /// The entries of `now` whose variables are visible at `debug_loc`.
    fn of(&mut self, debug_loc: Option<MdId>, now: &[u32]) -> Vec<u32> {
        let Some(loc) = debug_loc else { return now.to_vec() };
        let seen = if let Some(seen) = self.by_loc.get(&loc) {
            seen
        } else {
            let around = self.debug.scopes_around(loc);
            self.left = self.left.saturating_sub(around.len() + self.owners.len());
            if self.left == 0 {
                return vec![NOTHING; now.len()];
            }
            let sees = |o: &Option<_>| o.is_some_and(|o| around.contains(&o));
            let of_all = self.owners.iter().map(sees).collect();
            self.by_loc.entry(loc).or_insert(of_all)
        };
        let kept = |(&number, &seen): (&u32, &bool)| {
            if number < OPEN && seen { number } else { NOTHING }
        };
        now.iter().zip(seen).map(kept).collect()
    }
}

/// What a variable holds when `value` is assigned to it, with its bits interpreted as `kind`.
fn hold(
    module: &Module,
    (value, holds): (Operand, Holds),
    kind: Option<Kind>,
    numbers: &HashMap<ValueId, usize>,
) -> Option<Holding> {
    match (value, holds) {
        (Operand::Value(v), Holds::Value) => numbers.get(&v).map(|&n| Holding::Value(n)),
        (Operand::Value(v), Holds::Address) => numbers.get(&v).map(|&n| Holding::Address(n)),
        (Operand::Const(c), Holds::Value) => {
            let bits = match &module.constants[c].kind {
                ConstKind::Int(n) | ConstKind::Float(n) => *n as u64,
                ConstKind::Null | ConstKind::Zero => 0,
                _ => return None,
            };
            Some(Holding::Constant(Cell::new(kind?, bits)))
        }
        _ => None,
    }
}

/// The memory layout of `ty`, with at most `left` parts.
fn layout(debug: &DebugInfo<'_>, ty: SourceType, depth: usize, left: &mut usize) -> Option<Layout> {
    *left = left.checked_sub(1)?;
    if depth > MOST_NESTING {
        return None;
    }
    if let Some(scalar) = debug.scalar(ty) {
        return Kind::of_source(scalar).map(Layout::Scalar);
    }
    if let Some(element) = debug.element(ty) {
        let stride = debug.type_size(element).filter(|&s| s > 0)?;
        let count = debug.type_size(ty).unwrap_or(0) / stride;
        let inner = layout(debug, element, depth + 1, left)?;
        return Some(Layout::Array(count.min(MOST_PARTS), stride, Box::new(inner)));
    }
    let fields = debug.fields(ty).into_iter().take(MOST_PARTS as usize);
    let mut part = |ty| layout(debug, ty, depth + 1, left);
    let fields: Vec<_> = fields.filter_map(|f| Some((f.name, f.offset, part(f.ty)?))).collect();
    (!fields.is_empty()).then_some(Layout::Struct(fields))
}

/// What each variable holds at the start of each reachable block.
fn reaching(
    source: &Source,
    assigned: &BTreeMap<BlockId, Vec<(usize, usize, u32)>>,
    count: usize,
) -> HashMap<BlockId, Vec<u32>> {
    let cfg = Cfg::new(source);
    let order = cfg.reverse_post_order();
    let mut starts: HashMap<BlockId, Vec<u32>> = HashMap::new();
    if let Some(&entry) = order.first() {
        starts.insert(entry, vec![NOTHING; count]);
    }
    loop {
        let mut changed = false;
        for b in order {
            let Some(mut now) = starts.get(b).cloned() else { continue };
            for &(_, variable, holding) in assigned.get(b).into_iter().flatten() {
                now[variable] = holding;
            }
            for to in source.successors(*b) {
                let start = starts.entry(to).or_insert_with(|| vec![OPEN; count]);
                for (slot, &came) in start.iter_mut().zip(&now) {
                    let met = match (*slot, came) {
                        (a, OPEN) => a,
                        (OPEN, b) => b,
                        (a, b) if a == b => a,
                        _ => NOTHING,
                    };
                    changed |= met != *slot;
                    *slot = met;
                }
            }
        }
        if !changed {
            return starts;
        }
    }
}

/// The values that are computed at each instruction on every path to it.
#[derive(Debug)]
pub(super) struct Definite {
    /// The first instruction of each straight-line stretch, in order, and the registers written
    /// before it.
    starts: Vec<u32>,
    written: Vec<Vec<u64>>,
    /// For each instruction, the registers it writes.
    writes: Vec<Vec<u32>>,
    /// For each value, its registers.
    values: Vec<Vec<u32>>,
}

impl Definite {
    fn new(program: &Program, function: &vm::bytecode::Function, registers: &[Register]) -> Self {
        let mut numbers: HashMap<Reg, u32> = HashMap::new();
        let mut values = vec![];
        for r in registers {
            let of_value = r.regs.iter().map(|(reg, _)| {
                let next = numbers.len() as u32;
                *numbers.entry(*reg).or_insert(next)
            });
            values.push(of_value.collect());
        }
        let mut writes: Vec<Vec<u32>> = vec![];
        let n = function.code.len();
        let mut is_start = vec![false; n + 1];
        is_start[0] = true;
        for (pc, i) in function.code.iter().enumerate() {
            let mut of_inst = vec![];
            defs(program, i, |r| of_inst.extend(numbers.get(&r).copied()));
            writes.push(of_inst);
            for to in targets(program, function, pc as u32) {
                is_start[(to as usize).min(n)] = true;
            }
            is_start[pc + 1] |= i.op.is_terminator() || i.op == Op::Branch;
        }
        let starts: Vec<u32> = (0..n as u32).filter(|&pc| is_start[pc as usize]).collect();
        let words = numbers.len().div_ceil(64);
        let mut definite = Self { starts, written: vec![], writes, values };
        if definite.starts.len().saturating_mul(words.max(1)) > MOST_WORK / 64 {
            return definite;
        }
        let mut first = vec![0u64; words];
        let constants = function.constants.iter();
        let constants = constants.map(|c| Reg::new(vm::bytecode::RegClass::S, c.0));
        for r in function.params.iter().copied().chain(constants) {
            if let Some(&k) = numbers.get(&r) {
                first[k as usize / 64] |= 1 << (k % 64);
            }
        }
        definite.written = vec![vec![u64::MAX; words]; definite.starts.len()];
        if let Some(entry) = definite.written.first_mut() {
            *entry = first;
        }
        definite.solve(program, function);
        definite
    }

    fn solve(&mut self, program: &Program, function: &vm::bytecode::Function) {
        loop {
            let mut changed = false;
            for k in 0..self.starts.len() {
                let from = self.starts[k];
                let end = self.starts.get(k + 1).copied().unwrap_or(function.code.len() as u32);
                let mut now = self.written[k].clone();
                for pc in from..end {
                    for &w in &self.writes[pc as usize] {
                        now[w as usize / 64] |= 1 << (w % 64);
                    }
                }
                let Some(last) = end.checked_sub(1) else { continue };
                let ends = function.code[last as usize].op;
                let mut to = targets(program, function, last);
                if !(ends.is_terminator() || ends == Op::Branch) {
                    to.push(end);
                }
                for t in to {
                    let Ok(s) = self.starts.binary_search(&t) else { continue };
                    for (slot, &w) in self.written[s].iter_mut().zip(&now) {
                        changed |= *slot & w != *slot;
                        *slot &= w;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Bit set of the registers written before instruction `pc`.
    pub(super) fn before(&self, pc: u32) -> Vec<u64> {
        let start = self.starts.partition_point(|&s| s <= pc).max(1) - 1;
        let Some(written) = self.written.get(start) else { return vec![] };
        let mut now = written.clone();
        for writes in &self.writes[self.starts[start] as usize..pc as usize] {
            for &w in writes {
                now[w as usize / 64] |= 1 << (w % 64);
            }
        }
        now
    }

    /// Whether value `number` is among the registers `written`, as returned by
    /// [`Definite::before`].
    pub(super) fn has(&self, written: &[u64], number: usize) -> bool {
        let Some(regs) = self.values.get(number) else { return false };
        let bit = |r: u32| written.get(r as usize / 64).is_some_and(|w| w >> (r % 64) & 1 != 0);
        regs.iter().all(|&r| bit(r))
    }
}

/// The targets of an instruction other than the next one.
fn targets(program: &Program, function: &vm::bytecode::Function, pc: u32) -> Vec<u32> {
    let i = &function.code[pc as usize];
    match i.op {
        Op::Jump => vec![i.imm],
        Op::Branch => {
            let b = program.branches[i.imm as usize];
            vec![b.then_pc, b.else_pc]
        }
        _ => vec![],
    }
}

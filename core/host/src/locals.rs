//! Variables of the source in the frames of a machine that is at a call.
//!
//! Debug records say which IR value a variable has from some place on. Where all paths to the call agree, and the
//! register of that value has not been given to another one since, the variable has its contents. Everything else was
//! optimised out.

use crate::exec::Frame;
use crate::machine::Machine;
use crate::memory::Memory;
use crate::op::R;
use crate::program::{Function, Program};
use base::entity::Entity as _;
use ir::analysis::{Cfg, DominatorTree};
use ir::debug_info::{Expression, ExpressionOp, Level, LocalVariable, Record, SourceType};
use ir::{
    BlockId, ConstKind, DebugInfo, Function as Source, InstId, InstKind, MdId, Module, Operand,
    SymbolKind, ValueDef, ValueId,
};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// Limit on the work of one analysis: instructions times things that are followed.
const MAX_WORK: usize = 1 << 24;
/// Most variables of a frame, and parts of variables that are followed.
const MAX_LOCALS: usize = 64;
const MAX_PARTS: usize = 512;

/// A function of the source that waits for a call, or makes it.
#[derive(Clone, Debug)]
pub struct SourceFrame {
    /// Number of its module.
    pub module: usize,
    /// Name in the source.
    pub function: String,
    /// File as written.
    pub file: String,
    #[allow(missing_docs)]
    pub line: u32,
    #[allow(missing_docs)]
    pub column: u32,
    /// Its parameters and variables, in the order of their declarations.
    pub locals: Vec<Local>,
}

/// A variable of the source.
#[derive(Clone, Debug)]
pub struct Local {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: Option<SourceType>,
    /// Whether it is a parameter.
    pub parameter: bool,
    parts: Vec<Part>,
}

/// Some bytes of a variable: offset and size, and where they are.
#[derive(Clone, Copy, Debug)]
struct Part {
    at: u64,
    size: u64,
    content: Content,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Content {
    Unknown,
    Value(u64),
    Memory(u64),
}

impl Local {
    /// The `size` bytes at `offset`, at most 8, little endian; `None` if they are not known.
    pub fn load(&self, memory: &Memory, offset: u64, size: u64) -> Option<u64> {
        let end = offset.checked_add(size)?;
        // Later parts lie over earlier ones.
        let over = |p: &&Part| p.at < end && offset < p.at.saturating_add(p.size);
        let part = self.parts.iter().rev().find(over)?;
        if part.at > offset || end > part.at.saturating_add(part.size) || size > 8 {
            return None;
        }
        let inside = offset - part.at;
        match part.content {
            Content::Unknown => None,
            Content::Value(bits) => {
                let bits = bits.checked_shr(u32::try_from(8 * inside).ok()?)?;
                (inside + size <= 8).then(|| bits & (u64::MAX >> (64 - 8 * size.max(1))))
            }
            Content::Memory(address) => peek(memory, address.checked_add(inside)?, size),
        }
    }

    /// Where it lies in memory, if all of it does.
    pub fn address(&self) -> Option<u64> {
        match self.parts.as_slice() {
            [Part { at: 0, content: Content::Memory(address), .. }] => Some(*address),
            _ => None,
        }
    }
}

/// Up to eight bytes of host memory, little endian.
pub fn peek(memory: &Memory, address: u64, size: u64) -> Option<u64> {
    let mut bytes = [0; 8];
    let part = bytes.get_mut(..usize::try_from(size).ok()?)?;
    memory.peek(address, part).then(|| u64::from_le_bytes(bytes))
}

/// What a variable, or a part of it, has at a call.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Held {
    base: Base,
    expression: Expression,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Base {
    Register(R),
    Constant(u64),
}

/// A variable at a call, as the analysis of the function has it.
#[derive(Debug)]
struct Known {
    name: String,
    ty: Option<SourceType>,
    parameter: bool,
    /// Parts by offset and size in bits, larger ones first; `None` in a part is unknown.
    parts: Vec<KnownPart>,
}

/// A level of a call with its variables.
#[derive(Debug)]
pub(crate) struct Here {
    level: Level,
    locals: Vec<Known>,
}

/// What is known of calls: by function and operation.
#[derive(Debug, Default)]
pub(crate) struct Analyses(HashMap<(u32, u32), Rc<Vec<Here>>>);

impl Machine {
    /// The frames of the source at the call that the machine is at, innermost first: `most` of those that are `users`
    /// by their file and by the name of the function in the IR.
    pub fn source_frames(
        &mut self,
        users: &dyn Fn(&str, &str) -> bool,
        most: usize,
    ) -> Vec<SourceFrame> {
        let program = self.program.clone();
        let mut out = vec![];
        let frames: Vec<Frame> = self.state.frames.iter().rev().take(64).copied().collect();
        for frame in frames {
            let Some(function) = program.functions.get(frame.function as usize) else { continue };
            let op = frame.pc.saturating_sub(1);
            let key = (frame.function, op);
            let known = self.analyses.0.get(&key).cloned();
            let here = known.unwrap_or_else(|| {
                let here = Rc::new(analyse(&program, function, op, users));
                self.analyses.0.insert(key, here.clone());
                here
            });
            for Here { level, locals } in here.iter() {
                if out.len() == most {
                    return out;
                }
                let local = |known: &Known| Local {
                    name: known.name.clone(),
                    ty: known.ty,
                    parameter: known.parameter,
                    parts: known.parts.iter().map(|p| self.part(frame, p)).collect(),
                };
                out.push(SourceFrame {
                    module: function.module as usize,
                    function: level.function.clone(),
                    file: level.file.clone(),
                    line: level.line,
                    column: level.column,
                    locals: locals.iter().map(local).collect(),
                });
            }
        }
        out
    }

    fn part(&self, frame: Frame, ((at, size), held): &KnownPart) -> Part {
        let content = held.as_ref().and_then(|held| {
            let base = match held.base {
                Base::Register(r) => {
                    let at = frame.registers as usize + usize::from(r);
                    self.state.registers.get(at).copied()?
                }
                Base::Constant(value) => value,
            };
            let load = &mut |address| peek(&self.memory, address, 8);
            let result = held.expression.evaluate(base, load)?;
            Some(if held.expression.memory {
                Content::Memory(result)
            } else {
                Content::Value(result)
            })
        });
        Part { at: at / 8, size: size / 8, content: content.unwrap_or(Content::Unknown) }
    }
}

/// The levels at an operation that are `users`, with their variables.
fn analyse(
    program: &Program,
    function: &Function,
    op: u32,
    users: &dyn Fn(&str, &str) -> bool,
) -> Vec<Here> {
    let module = &program.modules[function.module as usize];
    let debug = DebugInfo::bare(module);
    let Some(source) = function.source.map(|f| &module.functions[f]) else { return vec![] };
    let call = function.call_insts.binary_search_by_key(&op, |c| c.0).ok();
    let Some(call) = call.map(|at| function.call_insts[at].1) else { return vec![] };
    let Some(loc) = source.insts[call].debug_loc else { return vec![] };
    let name = |l: &Level| if l.linkage.is_empty() { l.function.clone() } else { l.linkage.clone() };
    let levels: Vec<Level> =
        debug.levels(loc).into_iter().filter(|l| l.line > 0 && users(&l.file, &name(l))).collect();
    let mut flow = Flow {
        program,
        module,
        function,
        source,
        debug,
        call,
        records: BTreeMap::new(),
        variables: vec![],
        numbers: HashMap::new(),
    };
    flow.records = flow.all_records();
    for (number, level) in levels.iter().enumerate() {
        flow.declare(number, level);
    }
    let found = flow.solve();
    let mut all: Vec<Here> =
        levels.into_iter().map(|level| Here { level, locals: vec![] }).collect();
    for (variable, parts) in flow.variables.into_iter().zip(found) {
        all[variable.level].locals.push(Known {
            name: variable.name,
            ty: variable.ty,
            parameter: variable.position > 0,
            parts,
        });
    }
    all
}

struct Variable {
    level: usize,
    name: String,
    ty: Option<SourceType>,
    position: u32,
    node: LocalVariable,
    bits: u64,
}

struct Flow<'p> {
    program: &'p Program,
    module: &'p Module,
    function: &'p Function,
    source: &'p Source,
    debug: DebugInfo<'p>,
    call: InstId,
    records: BTreeMap<InstId, Record>,
    variables: Vec<Variable>,
    numbers: HashMap<LocalVariable, usize>,
}

/// Contents of a part: not assigned on any path so far visited.
const OPEN: u32 = u32::MAX;
/// Not assigned: what a larger part has counts.
const NONE: u32 = u32::MAX - 1;
/// Assigned, but not known.
const UNKNOWN: u32 = u32::MAX - 2;

/// Offset and size of a part, bits.
type Range = (u64, u64);
/// A part, and what it holds if that is known.
type KnownPart = (Range, Option<Held>);
/// What changes in each block, with the position of the instruction.
type Changes = HashMap<BlockId, Vec<(usize, Change)>>;

/// A change of what is known, in the order of the instructions.
enum Change {
    /// A part is assigned.
    Assign { part: usize, held: u32 },
    /// The same where memory holds it if the assignment has been stored.
    Tracked { part: usize, id: u32, memory: u32, value: u32 },
    /// The store of an assignment.
    Stored { id: u32 },
    /// A register gets another value.
    Overwritten(R),
}

/// A part of a variable that records speak of.
struct Tracked {
    variable: usize,
    range: Range,
    /// Other parts of the variable: those inside, and those that overlap otherwise and are not around it.
    inside: Vec<usize>,
    across: Vec<usize>,
}

impl Flow<'_> {
    fn all_records(&self) -> BTreeMap<InstId, Record> {
        let insts = self.source.insts.iter();
        insts.filter_map(|(i, inst)| Some((i, self.debug.record(inst)?))).collect()
    }

    /// Takes the variables that are visible at a level.
    fn declare(&mut self, level: usize, at: &Level) {
        let mut nodes: Vec<LocalVariable> = self.debug.retained(at);
        let named = self.records.values().map(|record| record.variable);
        nodes.extend(named.filter(|variable| variable.1 == at.inlined_at));
        let mut seen = HashSet::new();
        nodes.retain(|node| seen.insert(*node));
        let mut found: Vec<(usize, u32, Variable)> = vec![];
        for node in nodes {
            let Some((variable, scope)) = self.debug.local(node) else { continue };
            let Some(depth) = at.scopes.iter().position(|s| *s == scope) else { continue };
            // What is declared further below does not exist yet.
            if variable.arg == 0 && variable.file == at.file && variable.line > at.line {
                continue;
            }
            let bits = variable.ty.and_then(|ty| self.debug.type_size(ty)).unwrap_or(0) * 8;
            let local = Variable {
                level,
                name: variable.name,
                ty: variable.ty,
                position: variable.arg,
                node,
                bits,
            };
            found.push((depth, variable.line, local));
        }
        // One that another hides is not visible.
        found.sort_by_key(|(depth, ..)| *depth);
        let mut shown: Vec<(usize, u32, Variable)> = vec![];
        for one in found {
            if shown.iter().all(|(.., other)| other.name != one.2.name) {
                shown.push(one);
            }
        }
        shown.sort_by_key(|(_, line, v)| {
            (v.position == 0, if v.position == 0 { *line } else { v.position })
        });
        for (.., variable) in shown.into_iter().take(MAX_LOCALS) {
            self.numbers.insert(variable.node, self.variables.len());
            self.variables.push(variable);
        }
    }

    /// What each variable has at the call.
    fn solve(&mut self) -> Vec<Vec<KnownPart>> {
        let mut out: Vec<Vec<KnownPart>> = self.variables.iter().map(|_| vec![]).collect();
        let mut records = std::mem::take(&mut self.records);
        records.retain(|_, record| self.numbers.contains_key(&record.variable));
        let (parts, part_of) = self.parts(&records);
        let work = parts.len().saturating_mul(self.source.insts.len());
        if work > MAX_WORK || parts.len() > MAX_PARTS {
            return out;
        }
        let places = self.places();
        let cfg = Cfg::new(self.source);
        let (changes, all, parts_of_id) = self.changes(&records, &part_of, &places, &cfg);
        let world = World { parts: &parts, all: &all, parts_of_id: &parts_of_id };
        let Some(&(block, position)) = places.get(&self.call) else { return out };
        let Some(mut state) = world.reach(&cfg, &changes, block) else { return out };
        let before = changes.get(&block).map_or(&[][..], Vec::as_slice).iter();
        for (_, change) in before.take_while(|c| c.0 < position) {
            world.change(&mut state, change);
        }
        for (number, part) in parts.iter().enumerate() {
            if !matches!(state[number], NONE | OPEN) {
                let held = all.get(state[number] as usize).cloned();
                out[part.variable].push((part.range, held));
            }
        }
        for list in &mut out {
            list.sort_by_key(|((at, size), _)| (std::cmp::Reverse(*size), *at));
        }
        out
    }

    /// The parts of variables that records speak of.
    fn parts(
        &self,
        records: &BTreeMap<InstId, Record>,
    ) -> (Vec<Tracked>, HashMap<(usize, Range), usize>) {
        let mut parts: Vec<Tracked> = vec![];
        let mut part_of = HashMap::new();
        for record in records.values() {
            let (variable, range) = self.range(record);
            part_of.entry((variable, range)).or_insert_with(|| {
                parts.push(Tracked { variable, range, inside: vec![], across: vec![] });
                parts.len() - 1
            });
        }
        if parts.len() > MAX_PARTS {
            return (parts, part_of);
        }
        for a in 0..parts.len() {
            for b in 0..parts.len() {
                let ((at, size), (of, room)) = (parts[a].range, parts[b].range);
                let (end, last) = (at.saturating_add(size), of.saturating_add(room));
                if a == b || parts[a].variable != parts[b].variable {
                    continue;
                }
                if at <= of && last <= end {
                    parts[a].inside.push(b);
                } else if at < last && of < end && !(of <= at && end <= last) {
                    parts[a].across.push(b);
                }
            }
        }
        (parts, part_of)
    }

    /// What changes where, in the order of each block; what variables may have, by number; and the parts that each
    /// assignment is about.
    fn changes(
        &self,
        records: &BTreeMap<InstId, Record>,
        part_of: &HashMap<(usize, Range), usize>,
        places: &HashMap<InstId, (BlockId, usize)>,
        cfg: &Cfg,
    ) -> (Changes, Vec<Held>, Vec<Vec<usize>>) {
        let dominators = DominatorTree::new(cfg);
        let in_memory = self.lowered(records);
        let (mut all, mut numbers): (Vec<Held>, HashMap<Held, u32>) = (vec![], HashMap::new());
        let mut number = |held: Option<Held>| {
            let Some(held) = held else { return UNKNOWN };
            *numbers.entry(held).or_insert_with_key(|held| {
                all.push(held.clone());
                all.len() as u32 - 1
            })
        };
        let mut ids: HashMap<MdId, u32> = HashMap::new();
        let mut parts_of_id: Vec<Vec<usize>> = vec![];
        let mut changes: Changes = HashMap::new();
        for (i, record) in records {
            let Some(&(block, position)) = places.get(i) else { continue };
            let part = part_of[&self.range(record)];
            let held = |value: &Option<(Operand, Expression)>| {
                let value = value.as_ref()?;
                let exists = self.exists(value.0, (block, position), places, &dominators);
                self.held(value).filter(|_| exists)
            };
            let change = if let Some((id, address)) = &record.assignment {
                let id = *ids.entry(*id).or_insert_with(|| {
                    parts_of_id.push(vec![]);
                    parts_of_id.len() as u32 - 1
                });
                parts_of_id[id as usize].push(part);
                let (memory, value) = (number(held(address)), number(held(&record.value)));
                Change::Tracked { part, id, memory, value }
            } else {
                let alloca = in_memory.get(&record.variable).filter(|_| record.part.is_none());
                let address = alloca.map(|alloca| {
                    let whole = Expression { memory: true, ..Expression::default() };
                    (Operand::Value(*alloca), whole)
                });
                let held = if address.is_some() { held(&address) } else { held(&record.value) };
                Change::Assign { part, held: number(held) }
            };
            changes.entry(block).or_default().push((position, change));
        }
        let register = |held: &Held| match held.base {
            Base::Register(r) => Some(r),
            Base::Constant(_) => None,
        };
        let registers: HashSet<R> = all.iter().filter_map(register).collect();
        for (&i, &(block, position)) in places {
            let inst = &self.source.insts[i];
            let attached = inst.metadata.iter().find(|(kind, _)| kind == "DIAssignID");
            if let Some(id) = attached.and_then(|(_, id)| ids.get(id)) {
                changes.entry(block).or_default().push((position, Change::Stored { id: *id }));
            }
            // Variables of the entry block have their addresses from the start.
            let home = inst.result.and_then(|r| self.function.homes.get(r.index()));
            if let Some(home) = home.filter(|home| registers.contains(*home))
                && !matches!(inst.kind, InstKind::Alloca { .. })
            {
                changes.entry(block).or_default().push((position, Change::Overwritten(*home)));
            }
        }
        for list in changes.values_mut() {
            list.sort_by_key(|(position, change)| {
                (*position, matches!(change, Change::Overwritten(_)))
            });
        }
        (changes, all, parts_of_id)
    }

    /// The variable of a record and the part that it speaks of, bits.
    fn range(&self, record: &Record) -> (usize, Range) {
        let variable = self.numbers[&record.variable];
        (variable, record.part.unwrap_or((0, self.variables[variable].bits)))
    }

    /// Block and position of each instruction.
    fn places(&self) -> HashMap<InstId, (BlockId, usize)> {
        let mut places = HashMap::new();
        for (block, contents) in self.source.blocks.iter() {
            for (position, &i) in contents.insts.iter().enumerate() {
                places.insert(i, (block, position));
            }
        }
        places
    }

    /// Variables in memory of which older releases say at each load and store what they hold: in memory all the same.
    fn lowered(&self, records: &BTreeMap<InstId, Record>) -> HashMap<LocalVariable, ValueId> {
        let mut found = HashMap::new();
        for record in records.values() {
            if let Some((Operand::Value(v), expression)) = &record.value
                && record.part.is_none()
                && record.assignment.is_none()
                && expression.memory
                && expression.ops.is_empty()
                && let ValueDef::Inst(i) = self.source.values[*v].def
                && matches!(self.source.insts[i].kind, InstKind::Alloca { .. })
            {
                found.insert(record.variable, *v);
            }
        }
        found
    }

    /// Whether a value exists wherever a record is reached.
    fn exists(
        &self,
        operand: Operand,
        (block, position): (BlockId, usize),
        places: &HashMap<InstId, (BlockId, usize)>,
        dominators: &DominatorTree,
    ) -> bool {
        let Operand::Value(v) = operand else { return true };
        let ValueDef::Inst(i) = self.source.values[v].def else { return true };
        let Some(&(of, at)) = places.get(&i) else { return false };
        if of == block { at < position } else { dominators.strictly_dominates(of, block) }
    }

    /// What a value with an expression is in registers.
    fn held(&self, (operand, expression): &(Operand, Expression)) -> Option<Held> {
        let (mut operand, mut expression) = (*operand, expression.clone());
        for _ in 0..16 {
            match operand {
                Operand::Value(v) => {
                    let home = *self.function.homes.get(v.index())?;
                    if home != R::MAX {
                        return Some(Held { base: Base::Register(home), expression });
                    }
                    // An address that only loads and stores compute: a constant distance from another.
                    let ValueDef::Inst(i) = self.source.values[v].def else { return None };
                    let InstKind::Gep { source, base, indices, .. } = &self.source.insts[i].kind
                    else {
                        return None;
                    };
                    let distance = self.distance(*source, indices)?;
                    expression.ops.splice(
                        0..0,
                        [ExpressionOp::Constant(distance), ExpressionOp::Plus],
                    );
                    operand = *base;
                }
                Operand::Const(c) => {
                    let value = match &self.module.constants[c].kind {
                        ConstKind::Int(n) | ConstKind::Float(n) => u64::try_from(*n).ok()?,
                        ConstKind::Null | ConstKind::Zero => 0,
                        ConstKind::Symbol(s) => {
                            let name = &self.module.symbols[*s].name;
                            match self.module.symbols[*s].kind {
                                SymbolKind::Function(_) => self.program.function_address(name)?,
                                SymbolKind::Global(_) => {
                                    let module = self.function.module as usize;
                                    let own = self.program.variable_of(module, name);
                                    own.or_else(|| self.program.variable(name))?.0
                                }
                                _ => return None,
                            }
                        }
                        _ => return None,
                    };
                    return Some(Held { base: Base::Constant(value), expression });
                }
                _ => return None,
            }
        }
        None
    }

    /// The distance that constant indices make, bytes.
    fn distance(&self, source: ir::TypeId, indices: &[Operand]) -> Option<u64> {
        let types = &self.module.types;
        let [Operand::Const(c)] = indices else { return None };
        let ConstKind::Int(n) = self.module.constants[*c].kind else { return None };
        // Indices of fewer bits would have to be extended.
        (types.scalar_bits(self.module.constants[*c].ty) == Some(64)).then_some(())?;
        Some((n as u64).wrapping_mul(types.size_of(source)?))
    }
}

/// What the analysis follows.
struct World<'a> {
    parts: &'a [Tracked],
    all: &'a [Held],
    parts_of_id: &'a [Vec<usize>],
}

impl World<'_> {
    /// A state has for each part what it holds, its last assignment, the assignment that its memory has, and what it
    /// holds in memory.
    fn size(&self) -> usize {
        4 * self.parts.len()
    }

    fn assign(&self, state: &mut [u32], part: usize, held: u32) {
        for &inside in &self.parts[part].inside {
            state[inside] = NONE;
        }
        for &across in &self.parts[part].across {
            state[across] = UNKNOWN;
        }
        state[part] = held;
    }

    fn change(&self, state: &mut [u32], change: &Change) {
        let n = self.parts.len();
        match *change {
            Change::Assign { part, held } => self.assign(state, part, held),
            Change::Tracked { part, id, memory, value } => {
                let stored = state[2 * n + part] == id;
                self.assign(state, part, if stored { memory } else { value });
                state[n + part] = id;
                state[3 * n + part] = memory;
            }
            Change::Stored { id } => {
                for &part in &self.parts_of_id[id as usize] {
                    let assigned = state[n + part] == id;
                    // A store before its record: the variable does not have that value yet.
                    state[part] = if assigned { state[3 * n + part] } else { UNKNOWN };
                    state[2 * n + part] = id;
                }
            }
            Change::Overwritten(register) => {
                for slot in &mut state[..n] {
                    let held = self.all.get(*slot as usize);
                    if held.is_some_and(|held| held.base == Base::Register(register)) {
                        *slot = UNKNOWN;
                    }
                }
            }
        }
    }

    /// What is known at the start of a block.
    fn reach(&self, cfg: &Cfg, changes: &Changes, to: BlockId) -> Option<Vec<u32>> {
        let order = cfg.reverse_post_order();
        let mut starts: HashMap<BlockId, Vec<u32>> = HashMap::new();
        starts.insert(*order.first()?, vec![NONE; self.size()]);
        let mut work = MAX_WORK;
        loop {
            let mut changed = false;
            for b in order {
                let Some(mut now) = starts.get(b).cloned() else { continue };
                let list = changes.get(b).map_or(&[][..], Vec::as_slice);
                work = work.checked_sub(self.size() + list.len() + 1)?;
                for (_, change) in list {
                    self.change(&mut now, change);
                }
                for &next in cfg.successors(*b) {
                    let start = starts.entry(next).or_insert_with(|| vec![OPEN; self.size()]);
                    for (slot, &came) in start.iter_mut().zip(&now) {
                        let met = match (*slot, came) {
                            (a, OPEN) => a,
                            (OPEN, b) => b,
                            (a, b) if a == b => a,
                            _ => UNKNOWN,
                        };
                        changed |= met != *slot;
                        *slot = met;
                    }
                }
            }
            if !changed {
                return starts.remove(&to);
            }
        }
    }
}

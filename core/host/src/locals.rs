//! Variables of the source in the frames of a machine that is at a call.
//!
//! Only variables in memory are known: those of code without optimisation. What debug information says of others can
//! be wrong, since passes that remove a block without instructions lose what it says.

use crate::exec::Frame;
use crate::machine::Machine;
use crate::memory::Memory;
use crate::op::R;
use crate::program::{Function, Program, Site};
use base::entity::Entity as _;
use ir::debug_info::{AddressStep, Declared, Level, LocalVariable, SourceType};
use ir::{DebugInfo, Operand};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// Most variables of a frame.
const MAX_LOCALS: usize = 64;
/// Most calls in progress that are looked through.
const MAX_CALLS: usize = 64;

/// A function of the source that waits for a call, or makes it.
#[derive(Clone, Debug)]
pub struct SourceFrame {
    /// Number of its module.
    pub module: usize,
    /// Name in the source.
    pub function: String,
    /// File as written.
    pub file: String,
    /// Line of the call, from 1.
    pub line: u32,
    /// Column of the call, from 1; 0 if unknown.
    pub column: u32,
    /// Its parameters, and its variables in the order of their declarations.
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
    /// Where it lies; `None` if it was optimised out.
    pub address: Option<u64>,
}

/// Up to eight bytes of host memory, little endian.
pub fn peek(memory: &Memory, address: u64, size: u64) -> Option<u64> {
    let mut bytes = [0; 8];
    let part = bytes.get_mut(..usize::try_from(size).ok()?)?;
    memory.peek(address, part).then(|| u64::from_le_bytes(bytes))
}

/// A variable at a call, with the register that its address begins in.
#[derive(Debug)]
struct Known {
    name: String,
    ty: Option<SourceType>,
    parameter: bool,
    place: Option<(R, Vec<AddressStep>)>,
}

/// A level of a call with its variables.
#[derive(Debug)]
struct Here {
    level: Level,
    locals: Vec<Known>,
}

/// What is known of calls.
#[derive(Debug, Default)]
pub(crate) struct Analyses(HashMap<Site, Rc<Vec<Here>>>);

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
        let frames: Vec<Frame> = self.state.frames.iter().rev().take(MAX_CALLS).copied().collect();
        for frame in frames {
            let Some(function) = program.functions.get(frame.function as usize) else { continue };
            let site = Site { function: frame.function, op: frame.pc.saturating_sub(1) };
            let known = self.analyses.0.get(&site).cloned();
            let here = known.unwrap_or_else(|| {
                let here = Rc::new(analyse(&program, function, site.op, users));
                self.analyses.0.insert(site, here.clone());
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
                    address: known.place.as_ref().and_then(|place| self.address(frame, place)),
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

    fn address(&self, frame: Frame, (register, steps): &(R, Vec<AddressStep>)) -> Option<u64> {
        let at = frame.registers as usize + usize::from(*register);
        let mut address = self.state.registers.get(at).copied()?;
        for step in steps {
            address = match step {
                AddressStep::Plus(bytes) => address.wrapping_add(*bytes),
                AddressStep::Load => peek(&self.memory, address, 8)?,
            };
        }
        Some(address)
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
    let loc = function.locations.get(op as usize).copied().flatten();
    let Some(loc) = loc else { return vec![] };
    let declared: BTreeMap<LocalVariable, Declared> = source
        .insts
        .values()
        .filter_map(|inst| debug.declared(inst))
        .map(|declared| (declared.variable, declared))
        .collect();
    // A register that several values have, one after another, says nothing.
    let mut owners: HashMap<R, usize> = HashMap::new();
    for home in function.homes.iter().filter(|home| **home != R::MAX) {
        *owners.entry(*home).or_default() += 1;
    }
    let place = |declared: &Declared| {
        let Operand::Value(v) = declared.address else { return None };
        let home = *function.homes.get(v.index())?;
        (owners.get(&home) == Some(&1)).then(|| (home, declared.steps.clone()))
    };
    let name =
        |l: &Level| if l.linkage.is_empty() { l.function.clone() } else { l.linkage.clone() };
    let levels = debug.levels(loc).into_iter().filter(|l| l.line > 0 && users(&l.file, &name(l)));
    let here = |level: Level| {
        let mut nodes = debug.retained(&level);
        nodes.extend(declared.keys().filter(|node| node.1 == level.inlined_at));
        let mut seen = HashSet::new();
        nodes.retain(|node| seen.insert(*node));
        let mut found = vec![];
        for node in nodes {
            let Some((variable, scope)) = debug.local(node) else { continue };
            let Some(depth) = level.scopes.iter().position(|s| *s == scope) else { continue };
            // What is declared further below does not exist yet.
            let below = variable.arg == 0 && variable.line > level.line;
            if !(below && variable.file == level.file) {
                found.push((depth, variable, node));
            }
        }
        // One that another hides is not visible.
        found.sort_by_key(|(depth, ..)| *depth);
        let mut names = HashSet::new();
        found.retain(|(_, variable, _)| names.insert(variable.name.clone()));
        found.sort_by_key(|(_, v, _)| (v.arg == 0, if v.arg == 0 { v.line } else { v.arg }));
        let known = |(_, variable, node): (usize, ir::debug_info::Variable, LocalVariable)| Known {
            name: variable.name,
            ty: variable.ty,
            parameter: variable.arg > 0,
            place: declared.get(&node).and_then(place),
        };
        Here { locals: found.into_iter().take(MAX_LOCALS).map(known).collect(), level }
    };
    levels.map(here).collect()
}

//! Links modules and lowers their functions.

mod access;
mod calls;
mod constants;
mod emit;
mod function;
mod inst;
mod intrinsics;
mod layout;
mod liveness;

use crate::memory::{CODE_BASE, HOST_BASE};
use crate::program::{Callable, Function, GlobalVariable, Program, Site};
use base::diagnostic::{Diagnostic, Outcome, Result};
use base::entity::Table;
use constants::Constants;
use ir::{ConstKind, FunctionId, GlobalId, Module, SymbolId, SymbolKind};
use layout::Layouts;
use std::collections::HashMap;

/// Most functions, and most variables, of a program.
const MAX_SYMBOLS: usize = 1 << 22;

/// How a definition yields to others of its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Strength {
    /// A body for the optimiser only.
    Available,
    Weak,
    Strong,
}

/// Visible in other modules, and how strong.
fn linkage(prefix: &[String]) -> (bool, Strength) {
    for word in prefix {
        match word.as_str() {
            "internal" | "private" | "linker_private" => return (false, Strength::Strong),
            "available_externally" => return (true, Strength::Available),
            "linkonce" | "linkonce_odr" | "weak" | "weak_odr" | "common" => {
                return (true, Strength::Weak);
            }
            _ => {}
        }
    }
    (true, Strength::Strong)
}

/// The definition of a name that is kept.
#[derive(Clone, Copy, Debug)]
struct Kept {
    module: usize,
    symbol: SymbolId,
    strength: Strength,
}

/// What a symbol of a module stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entity {
    /// A function: number of its address.
    Callable(u32),
    /// A variable.
    Variable(u32),
    /// An alias: the module, and its target there.
    Alias(usize, ir::ConstId),
    /// An intrinsic, or something that does not matter at run time.
    Nothing,
}

/// The linked symbols of all modules.
pub(crate) struct Linked {
    entities: Vec<Table<SymbolId, Entity>>,
    variables: Vec<u64>,
}

impl Linked {
    /// Address of a symbol.
    fn address(
        &self,
        layouts: &[Layouts<'_>],
        module: usize,
        symbol: SymbolId,
        depth: usize,
    ) -> Option<u64> {
        match self.entities[module][symbol] {
            Entity::Callable(n) => Some(CODE_BASE + 16 * u64::from(n)),
            Entity::Variable(v) => Some(HOST_BASE + self.variables[v as usize]),
            Entity::Alias(other, target) if depth < 16 => {
                let address = |s| self.address(layouts, other, s, depth + 1);
                let constants = Constants { layouts: &layouts[other], address: &address };
                constants.scalars(target).ok()?.first().copied()
            }
            _ => None,
        }
    }
}

/// Links and lowers `modules`.
pub(crate) fn lower(modules: Vec<Module>) -> Result<Program> {
    for module in &modules {
        if let Err(errors) = ir::verify(module)
            && let Some(first) = errors.into_iter().next()
        {
            return Err(Box::new(first));
        }
    }
    let mut program = Program::default();
    lower_into(&modules, &mut program)?;
    program.modules = modules;
    Ok(program)
}

fn link_error(message: String) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Outcome::Malformed, "WS-LINK", message))
}

/// Whether a symbol is defined in its module, visible to others, and how strong.
fn definition(module: &Module, symbol: SymbolId) -> Option<(bool, Strength)> {
    match module.symbols[symbol].kind {
        SymbolKind::Function(f) if !module.functions[f].is_declaration() => {
            Some(linkage(&module.functions[f].prefix))
        }
        SymbolKind::Global(g) if module.globals[g].init.is_some() => {
            Some(linkage(&module.globals[g].prefix))
        }
        SymbolKind::Alias(a) => Some(linkage(&module.aliases[a].prefix)),
        _ => None,
    }
}

fn lower_into(modules: &[Module], program: &mut Program) -> Result<()> {
    let mut kept: HashMap<&str, Kept> = HashMap::new();
    for (number, module) in modules.iter().enumerate() {
        for (symbol, s) in module.symbols.iter() {
            let Some((true, strength)) = definition(module, symbol) else { continue };
            if s.name.starts_with("llvm.") {
                continue;
            }
            let new = Kept { module: number, symbol, strength };
            match kept.get(s.name.as_str()) {
                Some(old) if old.strength == Strength::Strong && strength == Strength::Strong => {
                    return Err(link_error(format!("`{}` is defined twice", s.name)));
                }
                Some(old) if old.strength >= strength => {}
                _ => {
                    kept.insert(&s.name, new);
                }
            }
        }
    }

    let layouts: Vec<_> = modules.iter().map(Layouts::new).collect();
    let mut linker = Linker {
        program,
        modules,
        kept,
        exported: HashMap::new(),
        bodies: vec![],
        initial: vec![],
        next: 4096,
    };
    let mut entities = vec![];
    for (number, module) in modules.iter().enumerate() {
        let mut table = Table::filled(Entity::Nothing, module.symbols.len());
        for (symbol, _) in module.symbols.iter() {
            table[symbol] = linker.entity(number, symbol)?;
        }
        entities.push(table);
    }
    let Linker { bodies, initial, .. } = linker;
    let variables = program.variables.iter().map(|v| v.at).collect();
    let linked = Linked { entities, variables };

    let mut image = vec![];
    for (number, global, variable) in initial {
        let module = &modules[number];
        let Some(init) = module.globals[global].init else { continue };
        let address = |s| linked.address(&layouts, number, s, 0);
        let constants = Constants { layouts: &layouts[number], address: &address };
        let at = program.variables[variable as usize].at;
        constants.bytes(init, at, &mut image, 0).map_err(|what| {
            let text = format!(
                "the initial value of `@{}` contains {what}",
                program.variables[variable as usize].name
            );
            Box::new(Diagnostic::unsupported(module.globals[global].span, text))
        })?;
    }
    synthesize_type_info(program, &mut image);
    program.image = image;

    for (number, f) in bodies {
        let address = |s| linked.address(&layouts, number, s, 0);
        let context = function::Context {
            layouts: &layouts[number],
            constants: Constants { layouts: &layouts[number], address: &address },
            callables: &program.callables,
        };
        let lowered = function::lower(&context, f, number as u32);
        program.functions.push(lowered);
    }
    find_uses(program);
    for (number, module) in modules.iter().enumerate() {
        let address = |s| linked.address(&layouts, number, s, 0);
        let constants = Constants { layouts: &layouts[number], address: &address };
        program.constructors.extend(constructors(module, &constants));
    }
    Ok(())
}

/// The functions that `llvm.global_ctors` lists, in order of their priority.
fn constructors(module: &Module, constants: &Constants<'_, '_>) -> Vec<u64> {
    let Some(SymbolKind::Global(g)) =
        module.symbol("llvm.global_ctors").map(|s| module.symbols[s].kind)
    else {
        return vec![];
    };
    let Some(init) = module.globals[g].init else { return vec![] };
    let ConstKind::Aggregate(entries) = &module.constants[init].kind else { return vec![] };
    let mut found: Vec<(u64, u64)> = vec![];
    for entry in entries {
        if let Ok(values) = constants.scalars(*entry)
            && let [priority, function, ..] = values.as_slice()
            && *function != 0
        {
            found.push((*priority, *function));
        }
    }
    found.sort_by_key(|f| f.0);
    found.into_iter().map(|f| f.1).collect()
}

/// The first call of each function that the program does not define.
fn find_uses(program: &mut Program) {
    program.extern_uses = vec![None; program.externs.len()];
    for (f, function) in program.functions.iter().enumerate() {
        for (pc, op) in function.code.iter().enumerate() {
            if let crate::op::Op::Call { site } = op
                && let crate::op::Target::Extern(e) = function.calls[*site as usize].target
            {
                let site = Site { function: f as u32, op: pc as u32 };
                program.extern_uses[e as usize].get_or_insert(site);
            }
        }
    }
}

/// Type information of built-in types, which the C++ library of a real system contains: a name, and
/// for pointers the type that they point to. The first pointer stays null; [`crate::unwind`]
/// goes by the name.
fn synthesize_type_info(program: &Program, image: &mut Vec<(u64, Vec<u8>)>) {
    for v in &program.variables {
        if let Some(name) = v.name.strip_prefix("_ZTI").filter(|_| v.external) {
            let mut bytes = vec![0; 8];
            bytes.extend_from_slice(&(HOST_BASE + v.at + 32).to_le_bytes());
            bytes.resize(32, 0);
            bytes.extend_from_slice(name.as_bytes());
            bytes.push(0);
            image.push((v.at, bytes));
        }
    }
}

struct Linker<'a> {
    program: &'a mut Program,
    modules: &'a [Module],
    kept: HashMap<&'a str, Kept>,
    /// What names that all modules share stand for.
    exported: HashMap<String, Entity>,
    /// Functions to lower, in the order of their numbers.
    bodies: Vec<(usize, FunctionId)>,
    /// Variables with initial values: module, global, number.
    initial: Vec<(usize, GlobalId, u32)>,
    /// Offset of the next variable.
    next: u64,
}

impl Linker<'_> {
    fn entity(&mut self, number: usize, symbol: SymbolId) -> Result<Entity> {
        let module = &self.modules[number];
        let s = &module.symbols[symbol];
        if s.name.starts_with("llvm.") {
            return Ok(Entity::Nothing);
        }
        let own = definition(module, symbol);
        let exported = own.is_none_or(|d| d.0);
        let (number, symbol) = if exported && let Some(kept) = self.kept.get(s.name.as_str()) {
            (kept.module, kept.symbol)
        } else {
            (number, symbol)
        };
        let module = &self.modules[number];
        match module.symbols[symbol].kind {
            SymbolKind::Function(f) => {
                if exported && let Some(known) = self.exported.get(&s.name) {
                    return Ok(*known);
                }
                let weak = module.functions[f].prefix.iter().any(|w| w == "extern_weak");
                let declared = module.functions[f].is_declaration();
                if declared && weak {
                    return Ok(Entity::Nothing);
                }
                let address = self.program.callables.len();
                if address >= MAX_SYMBOLS {
                    return Err(Box::new(Diagnostic::limit("the program has too many functions")));
                }
                self.program.callables.push(if declared {
                    self.program.externs.push(s.name.clone());
                    Callable::External(self.program.externs.len() as u32 - 1)
                } else {
                    self.bodies.push((number, f));
                    Callable::Defined(self.bodies.len() as u32 - 1)
                });
                if exported {
                    self.program.addresses.insert(s.name.clone(), address as u32);
                    self.exported.insert(s.name.clone(), Entity::Callable(address as u32));
                } else {
                    // Kernels can be internal; the first of a name is the one that it finds.
                    self.program.addresses.entry(s.name.clone()).or_insert(address as u32);
                }
                Ok(Entity::Callable(address as u32))
            }
            SymbolKind::Global(g) => self.variable(number, g, &s.name, exported),
            SymbolKind::Alias(a) => Ok(Entity::Alias(number, module.aliases[a].aliasee)),
            SymbolKind::Undefined => Ok(Entity::Nothing),
        }
    }

    fn variable(
        &mut self,
        number: usize,
        g: GlobalId,
        name: &str,
        exported: bool,
    ) -> Result<Entity> {
        if exported && let Some(known) = self.exported.get(name) {
            return Ok(*known);
        }
        let module = &self.modules[number];
        let global = &module.globals[g];
        let external = global.init.is_none();
        if external && global.prefix.iter().any(|w| w == "extern_weak") {
            return Ok(Entity::Nothing);
        }
        let mut size = module.types.size_of(global.ty).unwrap_or(0);
        if external {
            size = size.max(64 + name.len() as u64);
        }
        let align = global.align.unwrap_or_else(|| module.types.align_of(global.ty));
        // 16 bytes between variables belong to none of them.
        let at = (self.next + 16).next_multiple_of(align.clamp(16, 4096));
        let end = at.checked_add(size).filter(|end| *end < 1 << 40);
        let (Some(end), true) = (end, self.program.variables.len() < MAX_SYMBOLS) else {
            let text = format!("variable `@{name}` is too large");
            return Err(Box::new(Diagnostic::limit(text).at(global.span)));
        };
        self.next = end;
        let n = self.program.variables.len() as u32;
        self.program.variables.push(GlobalVariable {
            name: name.to_owned(),
            at,
            size,
            constant: global.constant && !external,
            external,
            thread_local: global.prefix.iter().any(|w| w.starts_with("thread_local")),
            module: number as u32,
        });
        if exported {
            self.program.variable_names.insert(name.to_owned(), n);
            self.exported.insert(name.to_owned(), Entity::Variable(n));
        } else {
            self.program.variable_names.entry(name.to_owned()).or_insert(n);
        }
        if !external {
            self.initial.push((number, g, n));
        }
        Ok(Entity::Variable(n))
    }
}

impl Function {
    /// A function whose first operation ends the run, because `what` is missing.
    fn missing(name: String, module: u32, what: String) -> Self {
        Self {
            name,
            module,
            code: vec![crate::op::Op::Slow { index: 0 }],
            locations: vec![None],
            slow: vec![crate::op::Slow::Missing(what)],
            registers: 8,
            ..Self::default()
        }
    }
}

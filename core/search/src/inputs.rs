//! What a host sets beside the arguments: variables of the module, `__constant__ int n;`, that kernels read and
//! never write.
//!
//! In the kernel's file such a variable has no value but zero, with which most kernels do nothing. The search treats
//! it as a further parameter.

use crate::leaves::{self, Fields, MOST_ELEMENTS, leaves};
use ir::intrinsics::is_reserved;
use ir::{
    ConstExpr, ConstId, ConstKind, FunctionId, GlobalId, InstKind, Module, Operand, SymbolId,
    SymbolKind,
};
use launch::LoadedModule;
use launch::params::{KernelInfo, ParamInfo, ParamKind};
use std::collections::{BTreeMap, BTreeSet};

/// Most such variables of a kernel.
const MOST: usize = 16;
/// How deep constant expressions and structs are looked into.
const DEPTH: usize = 16;

/// Where the numbers of a kernel's inputs are found: those of its parameters come first, then those of variables,
/// then those of fields.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The numbers of variables.
    pub variables: BTreeMap<SymbolId, u16>,
    /// The numbers of fields, and of variables that are numbers or pointers themselves.
    pub fields: Fields,
    /// How many there are.
    pub count: usize,
}

impl Inputs {
    /// The numbers of a kernel's parameters, among them the variables `symbols` at the end, and of their fields.
    pub fn new(whole: &KernelInfo, symbols: &[SymbolId]) -> Self {
        let leaves = leaves(whole);
        let mut fields = leaves::numbers(&leaves, whole.params.len());
        let first = whole.params.len() - symbols.len();
        let mut variables = BTreeMap::new();
        for (i, &symbol) in symbols.iter().enumerate() {
            let Ok(number) = u16::try_from(first + i) else { break };
            variables.insert(symbol, number);
            let kind = &whole.params[first + i].kind;
            if matches!(kind, ParamKind::Int { .. } | ParamKind::Pointer { .. }) {
                fields.entry(number).or_default().insert(0, (number, kind.size() * 8));
            }
        }
        Self { variables, fields, count: whole.params.len() + leaves.len() }
    }
}

/// The kernel with the variables that a host must set as further parameters, and these variables.
pub fn with_variables(loaded: &LoadedModule, kernel: &KernelInfo) -> (KernelInfo, Vec<SymbolId>) {
    let module = loaded.module();
    let mut whole = kernel.clone();
    let mut symbols = vec![];
    if loaded.globals().is_empty() {
        return (whole, symbols);
    }
    let written = written(module);
    let read = read(module, kernel.function);
    for info in loaded.globals() {
        let named = |name: &str| loaded.globals().iter().filter(|g| g.name == name).count();
        let taken = whole.params.iter().any(|p| p.name == info.name) || named(&info.name) > 1;
        let symbol = info.ir_name.as_deref().and_then(|name| global(module, name));
        let Some((symbol, id)) = symbol.filter(|_| !taken && symbols.len() < MOST) else {
            continue;
        };
        let unset = module.globals[id].init.is_some_and(|c| is_zero(module, c));
        if unset && matters(&info.kind, 0) && read.contains(&symbol) && !written.contains(&symbol) {
            whole.params.push(ParamInfo { functions: vec![], ..info.clone() });
            symbols.push(symbol);
        }
    }
    (whole, symbols)
}

fn global(module: &Module, name: &str) -> Option<(SymbolId, GlobalId)> {
    module
        .globals
        .iter()
        .find_map(|(id, g)| (module.symbols[g.symbol].name == name).then_some((g.symbol, id)))
}

fn is_zero(module: &Module, c: ConstId) -> bool {
    matches!(
        module.constants[c].kind,
        ConstKind::Zero
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::Null
            | ConstKind::Int(0)
    )
}

/// Whether what it holds can decide branches and addresses.
fn matters(kind: &ParamKind, depth: usize) -> bool {
    match kind {
        ParamKind::Int { .. } | ParamKind::Pointer { .. } => true,
        ParamKind::Struct { fields, .. } if depth < DEPTH => {
            fields.iter().any(|f| matters(&f.kind, depth + 1))
        }
        ParamKind::Array { element, len, .. } if *len <= MOST_ELEMENTS && depth < DEPTH => {
            matters(element, depth + 1)
        }
        _ => false,
    }
}

/// The variable to whose address, or to a place in which, a constant leads.
fn symbol_of(module: &Module, c: ConstId, depth: usize) -> Option<SymbolId> {
    match &module.constants[c].kind {
        ConstKind::Symbol(symbol) => Some(*symbol),
        ConstKind::Expr(ConstExpr::Cast(_, inner)) if depth < DEPTH => {
            symbol_of(module, *inner, depth + 1)
        }
        ConstKind::Expr(ConstExpr::Gep { base, .. }) if depth < DEPTH => {
            symbol_of(module, *base, depth + 1)
        }
        _ => None,
    }
}

/// Variables that are used otherwise than by loads from a place that is known.
fn written(module: &Module) -> BTreeSet<SymbolId> {
    let mut found = BTreeSet::new();
    let mut note = |operand: Operand| {
        if let Operand::Const(c) = operand {
            found.extend(symbol_of(module, c, 0));
        }
    };
    for f in module.functions.values() {
        for inst in f.insts.values() {
            if !matches!(inst.kind, InstKind::Load { .. }) {
                inst.kind.for_each_operand(&mut note);
            }
        }
    }
    // Tables of addresses: whoever reads them can write there. Lists for the compiler are none.
    let tables = module.globals.values().filter(|g| !is_reserved(&module.symbols[g.symbol].name));
    for g in tables.filter_map(|g| g.init) {
        let mut open = vec![g];
        let mut left = 1 << 16;
        while let Some(c) = open.pop() {
            left -= 1;
            if left == 0 {
                break;
            }
            found.extend(symbol_of(module, c, 0));
            if let ConstKind::Aggregate(elements) = &module.constants[c].kind {
                open.extend(elements.iter().copied());
            }
        }
    }
    found
}

/// Variables that a kernel loads from, or a function that it calls.
fn read(module: &Module, kernel: FunctionId) -> BTreeSet<SymbolId> {
    let mut found = BTreeSet::new();
    let mut known = BTreeSet::new();
    let mut open = vec![kernel];
    while let Some(id) = open.pop() {
        if !known.insert(id) {
            continue;
        }
        for inst in module.functions[id].insts.values() {
            match &inst.kind {
                InstKind::Load { ptr: Operand::Const(c), .. } => {
                    found.extend(symbol_of(module, *c, 0));
                }
                InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                    open.extend(module.callee(call.callee));
                }
                _ => {}
            }
        }
    }
    found.retain(|&s| matches!(module.symbols[s].kind, SymbolKind::Global(_)));
    found
}

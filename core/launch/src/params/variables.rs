//! Variables of the module that a host sets beside the arguments, `__constant__ int n;`: kernels read them and never
//! write them.

use super::{ParamInfo, ParamKind};
use ir::intrinsics::is_reserved;
use ir::{
    ConstExpr, ConstId, ConstKind, FunctionId, GlobalId, InstKind, Module, Operand, SymbolId,
    SymbolKind,
};
use std::collections::BTreeSet;

/// Most such variables of a kernel.
const MOST: usize = 16;
/// How deep constant expressions and structs are looked into.
const DEPTH: usize = 16;
/// Longest array whose elements can each be set.
pub const MOST_ELEMENTS: u64 = 8;

/// Those of `globals`, the variables that can be set, that a host must set for `kernel`, with their symbols: they begin
/// with zero, the kernel or a function that it calls reads them, and nothing in the module writes them.
pub fn host_variables(
    module: &Module,
    globals: &[ParamInfo],
    kernel: FunctionId,
) -> Vec<(SymbolId, ParamInfo)> {
    if globals.is_empty() {
        return vec![];
    }
    let (written, read) = (written(module), read(module, kernel));
    let unset = |info: &&ParamInfo| {
        let (symbol, id) = info.ir_name.as_deref().and_then(|name| global(module, name))?;
        let zero = module.globals[id].init.is_some_and(|c| is_zero(module, c));
        let one = globals.iter().filter(|g| g.name == info.name).count() == 1;
        let set = zero && one && matters(&info.kind, 0);
        (set && read.contains(&symbol) && !written.contains(&symbol)).then_some(symbol)
    };
    let found = globals.iter().filter_map(|info| Some((unset(&info)?, info.clone())));
    found.take(MOST).collect()
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

/// The variable to whose address, or to a place in which, a constant leads, `depth` constants deep in another.
pub fn symbol_of(module: &Module, c: ConstId, depth: usize) -> Option<SymbolId> {
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
    for id in module.with_callees(kernel) {
        for inst in module.functions[id].insts.values() {
            if let InstKind::Load { ptr: Operand::Const(c), .. } = &inst.kind {
                found.extend(symbol_of(module, *c, 0));
            }
        }
    }
    found.retain(|&s| matches!(module.symbols[s].kind, SymbolKind::Global(_)));
    found
}

//! Determines what a kernel reaches, and lays out its variables.

use super::constant::Constants;
use crate::bytecode::program::{GlobalObject, SharedVar};
use crate::bytecode::target;
use base::diagnostic::{Diagnostic, Result};
use base::entity::Table;
use base::limits::MAX_SHARED_BYTES;
use events::ObjectId;
use ir::{
    ConstExpr, ConstId, ConstKind, Function, FunctionId, Global, GlobalId, InstKind, Module,
    Operand, SymbolId, SymbolKind, Type, TypeId, TypeTable,
};

/// Maximum size of one module global, bytes.
const MAX_GLOBAL_BYTES: u64 = 1 << 30;

/// Functions and globals that a kernel may use.
#[derive(Debug)]
pub(super) struct Reach {
    /// Defined functions, the kernel first; it is listed a second time if it is also called.
    pub(super) functions: Vec<FunctionId>,
    /// Whether a function's address is taken in reachable code.
    pub(super) address_taken: Table<FunctionId, bool>,
    /// Globals.
    pub(super) globals: Table<GlobalId, bool>,
}

/// Everything reachable from `kernel`.
pub(super) fn reach(module: &Module, kernel: FunctionId) -> Reach {
    let mut r = Reach {
        functions: vec![],
        address_taken: Table::filled(false, module.functions.len()),
        globals: Table::filled(false, module.globals.len()),
    };
    let mut seen_constants = Table::<ConstId, bool>::filled(false, module.constants.len());
    let mut seen = Table::<FunctionId, bool>::filled(false, module.functions.len());
    let mut indirect = vec![];
    // Number of indirect calls whose candidates were searched.
    let mut called = 0;
    let mut taken = vec![];
    // The kernel counts as seen only if something calls it.
    let mut work = vec![kernel];
    while let Some(f) = work.pop() {
        let function = &module.functions[f];
        if function.is_declaration() {
            continue;
        }
        r.functions.push(f);
        let mut constants = vec![];
        for inst in blocks_insts(function) {
            if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &function.insts[inst].kind
            {
                match module.callee(call.callee) {
                    Some(target) => {
                        if !seen[target] {
                            seen[target] = true;
                            work.push(target);
                        }
                        for a in &call.args {
                            if let Operand::Const(c) = a.value {
                                constants.push(c);
                            }
                        }
                        continue;
                    }
                    None if matches!(call.callee, Operand::Value(_) | Operand::Const(_)) => {
                        indirect.push(call.function_ty);
                    }
                    None => {}
                }
            }
            function.insts[inst].kind.for_each_operand(|o| {
                if let Operand::Const(c) = o {
                    constants.push(c);
                }
            });
        }
        visit_constants(module, constants, &mut seen_constants, &mut r, &mut taken);
        // If no function of the type has its address taken here, the host may have passed any.
        for &call in &indirect[called..] {
            let fits = |&f: &FunctionId| same_call(&module.types, call, module.functions[f].ty);
            if taken.iter().any(fits) {
                continue;
            }
            let others = module.functions.keys().filter(|f| *f != kernel && fits(f));
            for f in others.filter(|&f| !module.functions[f].is_declaration()) {
                if !r.address_taken[f] {
                    r.address_taken[f] = true;
                    taken.push(f);
                }
            }
        }
        called = indirect.len();
        // An indirect call may go to any function of its type whose address is taken.
        for &t in &taken {
            let ty = module.functions[t].ty;
            if !seen[t] && indirect.iter().any(|&i| same_call(&module.types, i, ty)) {
                seen[t] = true;
                work.push(t);
            }
        }
    }
    r.functions[1..].sort_unstable();
    r
}

/// Whether a function of type `b` can be called as one of type `a`. Pointees do not matter: a
/// virtual function with typed pointers takes `this` as a pointer to its own class.
fn same_call(types: &TypeTable, a: TypeId, b: TypeId) -> bool {
    let same = |a: TypeId, b: TypeId| match (types.get(a), types.get(b)) {
        (Type::Ptr { space: a, .. }, Type::Ptr { space: b, .. }) => a == b,
        _ => a == b,
    };
    match (types.get(a), types.get(b)) {
        (
            Type::Function { ret: r1, params: p1, vararg: v1 },
            Type::Function { ret: r2, params: p2, vararg: v2 },
        ) => {
            v1 == v2
                && same(*r1, *r2)
                && p1.len() == p2.len()
                && p1.iter().zip(p2).all(|(&a, &b)| same(a, b))
        }
        _ => a == b,
    }
}

fn blocks_insts(function: &Function) -> impl Iterator<Item = ir::InstId> {
    function.blocks.values().flat_map(|b| b.insts.iter().copied())
}

fn visit_constants(
    module: &Module,
    mut work: Vec<ConstId>,
    seen: &mut Table<ConstId, bool>,
    r: &mut Reach,
    taken: &mut Vec<FunctionId>,
) {
    while let Some(c) = work.pop() {
        if seen[c] {
            continue;
        }
        seen[c] = true;
        match &module.constants[c].kind {
            ConstKind::Aggregate(items) => work.extend(items),
            ConstKind::Splat(item) => work.push(*item),
            ConstKind::Symbol(s) => match module.symbols[*s].kind {
                SymbolKind::Global(g) => {
                    r.globals[g] = true;
                    work.extend(module.globals[g].init);
                }
                SymbolKind::Function(f) => {
                    if !r.address_taken[f] {
                        r.address_taken[f] = true;
                        taken.push(f);
                    }
                }
                SymbolKind::Alias(a) => work.push(module.aliases[a].aliasee),
                SymbolKind::Undefined => {}
            },
            ConstKind::Expr(e) => match e {
                ConstExpr::Gep { base, indices, .. } => {
                    work.push(*base);
                    work.extend(indices);
                }
                ConstExpr::Cast(_, a) | ConstExpr::FNeg(a) | ConstExpr::ExtractValue(a, _) => {
                    work.push(*a);
                }
                ConstExpr::Binary(_, _, a, b)
                | ConstExpr::ICmp(_, a, b)
                | ConstExpr::FCmp(_, a, b)
                | ConstExpr::ExtractElement(a, b)
                | ConstExpr::InsertValue(a, b, _) => work.extend([*a, *b]),
                ConstExpr::Select(a, b, c)
                | ConstExpr::InsertElement(a, b, c)
                | ConstExpr::ShuffleVector(a, b, c) => work.extend([*a, *b, *c]),
            },
            _ => {}
        }
    }
}

/// The variables of a kernel and their positions.
#[derive(Debug, Default)]
pub(super) struct Layout {
    pub(super) globals: Vec<GlobalObject>,
    pub(super) shared: Vec<SharedVar>,
    pub(super) static_shared_bytes: u64,
}

/// Whether the variable is in shared memory: by address space, or (LLVM 3) by section.
pub(super) fn is_shared(global: &Global) -> bool {
    global.space.0 == 3 || global.section.as_deref() == Some("__shared__")
}

fn is_constant(global: &Global) -> bool {
    global.space.0 == 4 || global.constant || global.section.as_deref() == Some("__constant__")
}

/// Whether the variable has no fixed size: `extern __shared__ T x[]`.
fn is_dynamic(module: &Module, global: &Global) -> bool {
    global.init.is_none()
        && match module.types.resolve(global.ty) {
            Type::Array { len, .. } => *len == 0,
            _ => module.types.size_of(global.ty).is_none_or(|s| s == 0),
        }
}

/// Assigns an address (in `constants`) and initial bytes to every global in `reached`; with `first_global`,
/// to all that are not in shared memory, as [`LaunchFacts`](super::LaunchFacts) has it.
pub(super) fn lay_out(
    module: &Module,
    reached: &Table<GlobalId, bool>,
    constants: &mut Constants<'_>,
    first_global: Option<u32>,
) -> Result<Layout> {
    let first = first_global.unwrap_or(0) + 1;
    let mut layout = Layout::default();
    let mut offset = 0u64;
    let mut dynamic: Vec<(GlobalId, SymbolId)> = vec![];
    let mut objects: Vec<(GlobalId, u64)> = vec![];
    for (g, global) in module.globals.iter() {
        let shared = is_shared(global);
        if !reached[g] && (shared || first_global.is_none()) {
            continue;
        }
        if shared && is_dynamic(module, global) {
            dynamic.push((g, global.symbol));
            continue;
        }
        let size = module.types.size_of(global.ty).unwrap_or(0);
        let name = &module.symbols[global.symbol].name;
        if shared {
            let align = global.align.unwrap_or_else(|| module.types.align_of(global.ty)).max(1);
            let end = offset
                .checked_next_multiple_of(align)
                .filter(|&o| size <= MAX_SHARED_BYTES && o <= MAX_SHARED_BYTES - size);
            let Some(at) = end else {
                return Err(Box::new(
                    Diagnostic::limit(format!(
                        "`{name}` does not fit in shared memory: the maximum is {MAX_SHARED_BYTES} bytes per block"
                    ))
                    .at(global.span),
                ));
            };
            constants.addresses[g] = Some(target::SHARED_BASE + at);
            layout.shared.push(SharedVar {
                symbol: global.symbol,
                ty: global.ty,
                offset: at,
                size,
            });
            offset = at + size;
        } else {
            if size > MAX_GLOBAL_BYTES && reached[g] {
                return Err(Box::new(
                    Diagnostic::limit(format!(
                        "`{name}` has {size} bytes; the maximum is {MAX_GLOBAL_BYTES}"
                    ))
                    .at(global.span),
                ));
            }
            let object = ObjectId(objects.len() as u32 + first);
            constants.addresses[g] = Some(target::object_base(object));
            objects.push((g, size));
        }
    }
    let end = offset.next_multiple_of(16);
    for (g, symbol) in dynamic {
        constants.addresses[g] = Some(target::SHARED_BASE + end);
        let ty = module.globals[g].ty;
        layout.shared.push(SharedVar { symbol, ty, offset: end, size: 0 });
    }
    layout.static_shared_bytes = end;
    for (i, (g, size)) in objects.into_iter().enumerate() {
        let global = &module.globals[g];
        let mut bytes = vec![0; size.min(MAX_GLOBAL_BYTES) as usize];
        if let Some(init) = global.init {
            let written = constants.write(init, &mut bytes, 0).map_err(|mut e| {
                e.span.get_or_insert(global.span);
                e
            });
            // What the kernel does not use need not be supported.
            if reached[g] {
                written?;
            }
        }
        layout.globals.push(GlobalObject {
            symbol: global.symbol,
            ty: global.ty,
            object: ObjectId(i as u32 + first),
            bytes,
            constant: is_constant(global),
        });
    }
    Ok(layout)
}

/// The globals of a module that are not in shared memory, with the numbers that they have in programs
/// lowered with this [`first_global`](super::LaunchFacts::first_global).
///
/// # Errors
/// An initial value that is not supported.
pub fn module_globals(module: &Module, first_global: u32) -> Result<Vec<GlobalObject>> {
    let none = Table::filled(false, module.globals.len());
    let mut constants = Constants::new(module);
    Ok(lay_out(module, &none, &mut constants, Some(first_global))?.globals)
}

/// Bytes of static shared memory of a kernel.
///
/// # Errors
/// It has more than any device.
pub fn static_shared_bytes(module: &Module, kernel: FunctionId) -> Result<u64> {
    let reached = reach(module, kernel).globals;
    let mut constants = Constants::new(module);
    // The numbers of globals do not matter, so their initial values need not be read.
    let shared: Table<_, _> =
        module.globals.iter().map(|(g, global)| reached[g] && is_shared(global)).collect();
    Ok(lay_out(module, &shared, &mut constants, None)?.static_shared_bytes)
}

//! The element type of a buffer by what the kernel loads and stores through its pointer.

use super::types::element_of;
use crate::ElementType;
use ir::{
    ConstExpr, ConstKind, Function, FunctionId, InstKind, Module, Operand, SymbolKind, Type,
    TypeId, ValueId,
};
use std::collections::HashSet;

/// The type of the first access through the pointer `value` of `function`, else the element type of
/// its address computations.
pub(super) fn element(
    module: &Module,
    function: FunctionId,
    value: ValueId,
) -> Option<ElementType> {
    PointerUse::new(module).element(function, value)
}

/// The functions that a kernel may be meant to call through its parameter `value`: those of the
/// type of its calls whose address is in a global, else all of that type. Empty if nothing is called
/// through it.
pub(super) fn functions(module: &Module, function: FunctionId, value: ValueId) -> Vec<FunctionId> {
    const MAX: usize = 32;
    let mut pointer = PointerUse::new(module);
    pointer.calls = true;
    let _ = pointer.element(function, value);
    let Some(called) = pointer.called else { return vec![] };
    let marked = ir::kernels::kernels(module);
    let fits = |id: &FunctionId| {
        let f = &module.functions[*id];
        !f.is_declaration() && !marked.contains(id) && same_call(module, called, f.ty)
    };
    let all: Vec<FunctionId> = module.functions.keys().filter(fits).collect();
    let mut taken = HashSet::new();
    let mut todo: Vec<_> = module.globals.values().filter_map(|g| g.init).collect();
    let mut seen = HashSet::new();
    while let Some(constant) = todo.pop() {
        if !seen.insert(constant) {
            continue;
        }
        match &module.constants[constant].kind {
            ConstKind::Aggregate(items) => todo.extend(items),
            ConstKind::Splat(item) => todo.push(*item),
            ConstKind::Expr(ConstExpr::Cast(_, of)) => todo.push(*of),
            ConstKind::Symbol(s) => {
                if let SymbolKind::Function(f) = module.symbols[*s].kind {
                    taken.insert(f);
                }
            }
            _ => {}
        }
    }
    let chosen = all.iter().copied().filter(|f| taken.contains(f)).take(MAX);
    let chosen: Vec<FunctionId> = chosen.collect();
    if chosen.is_empty() { all.into_iter().take(MAX).collect() } else { chosen }
}

/// Whether a function of type `b` can be called as one of type `a`.
fn same_call(module: &Module, a: TypeId, b: TypeId) -> bool {
    let types = &module.types;
    let same = |a: TypeId, b: TypeId| {
        a == b
            || matches!((types.get(a), types.get(b)),
                (Type::Ptr { space: a, .. }, Type::Ptr { space: b, .. }) if a == b)
    };
    match (types.get(a), types.get(b)) {
        (Type::Function { ret: r, params: p, .. }, Type::Function { ret: s, params: q, .. }) => {
            same(*r, *s) && p.len() == q.len() && p.iter().zip(q).all(|(&a, &b)| same(a, b))
        }
        _ => a == b,
    }
}

/// Follows a pointer through a function and its callees.
struct PointerUse<'a> {
    module: &'a Module,
    seen: HashSet<(FunctionId, ValueId)>,
    todo: Vec<(FunctionId, ValueId)>,
    /// Whether only calls through the pointer are wanted.
    calls: bool,
    /// The type of a function that is called through it.
    called: Option<TypeId>,
}

impl<'a> PointerUse<'a> {
    fn new(module: &'a Module) -> Self {
        Self { module, seen: HashSet::new(), todo: vec![], calls: false, called: None }
    }
    fn follow(&mut self, function: FunctionId, value: Option<ValueId>) {
        // Each value costs a pass over its function, and a default is not worth many of those.
        const MAX: usize = 200;
        if let Some(value) = value
            && self.seen.len() < MAX
            && self.seen.insert((function, value))
        {
            self.todo.push((function, value));
        }
    }
    fn element(&mut self, function: FunctionId, value: ValueId) -> Option<ElementType> {
        let mut stepped = None;
        self.follow(function, Some(value));
        while let Some((id, value)) = self.todo.pop() {
            let f = &self.module.functions[id];
            for inst in f.insts.values() {
                let result = inst.result;
                let is = |operand: &Operand| *operand == Operand::Value(value);
                match &inst.kind {
                    InstKind::Call(call) | InstKind::Invoke { call, .. } if is(&call.callee) => {
                        self.called = Some(call.function_ty);
                    }
                    InstKind::Load { ptr, .. } if is(ptr) && !self.calls => {
                        if let Some(element) = element_of(self.module, inst.ty) {
                            return Some(element);
                        }
                    }
                    InstKind::Store { value: stored, ptr, .. }
                    | InstKind::AtomicRmw { ptr, value: stored, .. }
                    | InstKind::CmpXchg { ptr, new: stored, .. }
                        if is(ptr) && !self.calls =>
                    {
                        let ty = self.module.operand_type(f, *stored);
                        if let Some(element) = ty.and_then(|t| element_of(self.module, t)) {
                            return Some(element);
                        }
                    }
                    // Unoptimised code keeps parameters in local variables.
                    InstKind::Store { value: stored, ptr: Operand::Value(slot), .. }
                        if is(stored) && is_alloca(f, *slot) =>
                    {
                        for load in f.insts.values() {
                            if matches!(load.kind, InstKind::Load { ptr, .. } if ptr == Operand::Value(*slot))
                            {
                                self.follow(id, load.result);
                            }
                        }
                    }
                    InstKind::Gep { base, source, .. } if is(base) => {
                        stepped = stepped.or_else(|| {
                            element_of(self.module, *source).filter(|&e| e != ElementType::I8)
                        });
                        self.follow(id, result);
                    }
                    InstKind::Cast { value, .. } | InstKind::Freeze(value) if is(value) => {
                        self.follow(id, result);
                    }
                    InstKind::Select { on_true, on_false, .. } if is(on_true) || is(on_false) => {
                        self.follow(id, result);
                    }
                    InstKind::Phi { incoming, .. } if incoming.iter().any(|(v, _)| is(v)) => {
                        self.follow(id, result);
                    }
                    InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                        let Some(callee) = called(self.module, call.callee) else { continue };
                        for (arg, param) in
                            call.args.iter().zip(&self.module.functions[callee].params)
                        {
                            if is(&arg.value) {
                                self.follow(callee, Some(param.value));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        stepped
    }
}

fn is_alloca(f: &Function, value: ValueId) -> bool {
    matches!(f.values[value].def, ir::ValueDef::Inst(i)
        if matches!(f.insts[i].kind, InstKind::Alloca { .. }))
}

fn called(module: &Module, callee: Operand) -> Option<FunctionId> {
    let Operand::Const(c) = callee else { return None };
    let ir::ConstKind::Symbol(s) = module.constants[c].kind else { return None };
    match module.symbols[s].kind {
        SymbolKind::Function(f) => Some(f),
        _ => None,
    }
}

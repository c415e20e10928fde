//! The element type of a buffer by what the kernel loads and stores through its pointer.

use super::types::element_of;
use crate::ElementType;
use ir::{Function, FunctionId, InstKind, Module, Operand, SymbolKind, ValueId};
use std::collections::HashSet;

/// The type of the first access through the pointer `value` of `function`, else the element type of
/// its address computations.
pub(super) fn element(
    module: &Module,
    function: FunctionId,
    value: ValueId,
) -> Option<ElementType> {
    PointerUse { module, seen: HashSet::new(), todo: vec![] }.element(function, value)
}

/// Follows a pointer through a function and its callees.
struct PointerUse<'a> {
    module: &'a Module,
    seen: HashSet<(FunctionId, ValueId)>,
    todo: Vec<(FunctionId, ValueId)>,
}

impl PointerUse<'_> {
    fn follow(&mut self, function: FunctionId, value: Option<ValueId>) {
        // Each value costs a pass over its function, and a default is not worth many of those.
        const MOST: usize = 200;
        if let Some(value) = value
            && self.seen.len() < MOST
            && self.seen.insert((function, value))
        {
            self.todo.push((function, value));
        }
    }
    fn element(mut self, function: FunctionId, value: ValueId) -> Option<ElementType> {
        let mut stepped = None;
        self.follow(function, Some(value));
        while let Some((id, value)) = self.todo.pop() {
            let f = &self.module.functions[id];
            for inst in f.insts.values() {
                let result = inst.result;
                let is = |operand: &Operand| *operand == Operand::Value(value);
                match &inst.kind {
                    InstKind::Load { ptr, .. } if is(ptr) => {
                        if let Some(element) = element_of(self.module, inst.ty) {
                            return Some(element);
                        }
                    }
                    InstKind::Store { value: stored, ptr, .. }
                    | InstKind::AtomicRmw { ptr, value: stored, .. }
                    | InstKind::CmpXchg { ptr, new: stored, .. }
                        if is(ptr) =>
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

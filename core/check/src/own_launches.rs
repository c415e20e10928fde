//! Kernels that launch kernels.

use ir::intrinsics::LAUNCH_QUEUE;
use ir::{FunctionId, InstKind, Module, Operand};
use launch::params::variables::symbol_of;
use std::collections::BTreeSet;

/// Whether a kernel, or a function that it calls, launches kernels: it uses the variable in which the headers collect
/// such launches.
pub(crate) fn launches_kernels(module: &Module, kernel: FunctionId) -> bool {
    let named = |g: &&ir::Global| module.symbols[g.symbol].name == LAUNCH_QUEUE;
    let Some(queue) = module.globals.values().find(named).map(|g| g.symbol) else { return false };
    let mut known = BTreeSet::new();
    let mut open = vec![kernel];
    let mut found = false;
    while let Some(id) = open.pop() {
        if found || !known.insert(id) {
            continue;
        }
        for inst in module.functions[id].insts.values() {
            if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &inst.kind {
                open.extend(module.callee(call.callee));
            }
            inst.kind.for_each_operand(|operand| {
                let Operand::Const(c) = operand else { return };
                found |= symbol_of(module, c, 0) == Some(queue);
            });
        }
    }
    found
}

//! Kernels that launch kernels.

use ir::intrinsics::LAUNCH_QUEUE;
use ir::{FunctionId, Module, Operand};
use launch::params::variables::symbol_of;

/// Whether a kernel, or a function that it calls, launches kernels: it uses the variable in which the headers collect
/// such launches.
pub(crate) fn launches_kernels(module: &Module, kernel: FunctionId) -> bool {
    let named = |g: &&ir::Global| module.symbols[g.symbol].name == LAUNCH_QUEUE;
    let Some(queue) = module.globals.values().find(named).map(|g| g.symbol) else { return false };
    let uses_queue = |&function: &FunctionId| {
        let mut found = false;
        for inst in module.functions[function].insts.values() {
            inst.kind.for_each_operand(|operand| {
                let Operand::Const(c) = operand else { return };
                found |= symbol_of(module, c, 0) == Some(queue);
            });
        }
        found
    };
    module.with_callees(kernel).iter().any(uses_queue)
}

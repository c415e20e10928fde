//! Which functions may reach a block barrier.

use super::prepare::PromotedFunction;
use super::{intrinsics, layout};
use base::entity::Table;
use ir::{FunctionId, InstKind, Module, Operand};

/// Whether the instruction is a block barrier, or calls a function that may reach one.
pub(super) fn barrier_of(
    module: &Module,
    kind: &InstKind,
    barriers: &Table<FunctionId, bool>,
    indirect: bool,
) -> bool {
    let InstKind::Call(call) = kind else { return false };
    match layout::callee(module, call.callee) {
        Some(f) if module.functions[f].is_declaration() => {
            intrinsics::is_barrier(module.function_name(f))
        }
        Some(f) => barriers[f],
        None => indirect && matches!(call.callee, Operand::Value(_)),
    }
}

/// Which functions may reach a block barrier.
pub(super) fn barriers(
    module: &Module,
    reach: &layout::Reach,
    functions: &[PromotedFunction],
) -> (Table<FunctionId, bool>, bool) {
    let mut has = Table::filled(false, module.functions.len());
    let mut indirect = false;
    loop {
        let mut changed = false;
        for (&f, (function, _)) in reach.functions.iter().zip(functions) {
            if has[f] {
                continue;
            }
            let found = function
                .blocks
                .values()
                .flat_map(|b| &b.insts)
                .any(|&i| barrier_of(module, &function.insts[i].kind, &has, indirect));
            if found {
                has[f] = true;
                indirect |= reach.address_taken[f];
                changed = true;
            }
        }
        if !changed {
            return (has, indirect);
        }
    }
}

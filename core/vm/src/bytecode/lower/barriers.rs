//! Which functions may reach a block barrier.

use super::layout;
use super::prepare::PromotedFunction;
use base::entity::Table;
use ir::intrinsics::Intrinsic;
use ir::{FunctionId, InstKind, Module, Operand};

/// Whether the instruction is a block barrier, or calls a function that may reach one.
pub(super) fn barrier_of(
    module: &Module,
    kind: &InstKind,
    barriers: &Table<FunctionId, bool>,
    indirect: bool,
) -> bool {
    let InstKind::Call(call) = kind else { return false };
    match module.callee(call.callee) {
        Some(f) if module.functions[f].is_declaration() => {
            module.intrinsic_of(f).is_some_and(Intrinsic::is_block_barrier)
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

//! What of a function is used.

use base::entity::Table;
use ir::{Function, InstKind, Operand, ValueDef, ValueId};
use std::collections::BTreeSet;

/// The parameters that no instruction uses, by position.
pub(super) fn unused(function: &Function) -> BTreeSet<u16> {
    let mut used = Table::filled(false, function.values.len());
    for &inst in function.blocks.values().flat_map(|block| &block.insts) {
        function.insts[inst].kind.for_each_operand(|operand| {
            if let Operand::Value(value) = operand {
                used[value] = true;
            }
        });
    }
    let params = (0..).zip(&function.params);
    params.filter(|(_, param)| !used[param.value]).map(|(p, _)| p).collect()
}

/// The values that something with an effect uses.
pub(super) fn live_values(function: &Function) -> Table<ValueId, bool> {
    let mut live: Table<ValueId, bool> = Table::filled(false, function.values.len());
    let mut open: Vec<Operand> = vec![];
    for (_, block) in function.blocks.iter() {
        for &i in &block.insts {
            let kind = &function.insts[i].kind;
            let effect = kind.is_terminator()
                || matches!(
                    kind,
                    InstKind::Load { .. }
                        | InstKind::Store { .. }
                        | InstKind::AtomicRmw { .. }
                        | InstKind::CmpXchg { .. }
                        | InstKind::Call(_)
                );
            if effect {
                kind.for_each_operand(|operand| open.push(operand));
            }
        }
    }
    while let Some(operand) = open.pop() {
        let Operand::Value(v) = operand else { continue };
        if std::mem::replace(&mut live[v], true) {
            continue;
        }
        if let ValueDef::Inst(inst) = function.values[v].def {
            if let InstKind::ExtractValue { aggregate, indices } = &function.insts[inst].kind
                && let Some(element) = function.inserted(*aggregate, indices)
            {
                open.push(element);
                continue;
            }
            function.insts[inst].kind.for_each_operand(|operand| open.push(operand));
        }
    }
    live
}

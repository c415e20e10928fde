//! Recognises stores to bit-fields: clang loads the storage unit, inserts the new bits with `and`
//! and `or`, and stores it back. Such a load is not a read that the program asked for.

use ir::{BinaryOp, Function, InstId, InstKind, Operand, ValueId};

/// Whether the value of `load` is only used by `and` and `or`, in its own block, for one store to
/// the same address.
pub(super) fn is_bit_field_store(function: &Function, insts: &[InstId], load: InstId) -> bool {
    let inst = &function.insts[load];
    let InstKind::Load { ptr: from, volatile: false, atomic: None, .. } = &inst.kind else {
        return false;
    };
    let Some(mut value) = inst.result else { return false };
    let Some(at) = insts.iter().position(|&i| i == load) else { return false };
    let mut chain = vec![value];
    for &i in &insts[at + 1..] {
        let next = &function.insts[i];
        let mut reads = false;
        next.kind.for_each_operand(|o| reads |= o == Operand::Value(value));
        if !reads {
            continue;
        }
        match &next.kind {
            InstKind::Binary { op: BinaryOp::And | BinaryOp::Or, lhs, rhs, .. } if lhs != rhs => {
                let Some(result) = next.result else { return false };
                value = result;
                chain.push(result);
            }
            InstKind::Store { value: stored, ptr, volatile: false, atomic: None, .. } => {
                return chain.len() > 1
                    && *stored == Operand::Value(value)
                    && ptr == from
                    && ptr != stored
                    && chain.iter().all(|&v| uses(function, v) == 1);
            }
            _ => return false,
        }
    }
    false
}

/// Number of uses of `value` as an operand.
fn uses(function: &Function, value: ValueId) -> usize {
    let mut n = 0;
    for inst in function.insts.values() {
        inst.kind.for_each_operand(|o| n += usize::from(o == Operand::Value(value)));
    }
    n
}

//! Loads that are parts of the copy of a struct.
//!
//! The optimiser takes the copy of a struct into a local variable apart: into loads of its fields, and into loads of
//! what lies between them, which nobody ever writes. A load whose value is only stored again says nothing wrong as long
//! as anything of the struct has been written; if the program computes with a value, it is a read like any other.

use super::constant::{GepStep, GepWalk, sign_extend};
use ir::{ConstKind, Function, InstId, InstKind, Module, Operand, Type, ValueDef, ValueId};
use std::collections::{HashMap, HashSet};

/// Bytes of the struct before the start of a load, and from there to the end of the struct.
pub(super) type Part = (u32, u32);

/// The most steps from a pointer to what it points into.
const MAX_STEPS: usize = 16;

/// The loads of the function that only copy, by instruction.
pub(super) fn struct_copies(module: &Module, function: &Function) -> HashMap<InstId, Part> {
    let mut used = HashSet::new();
    for inst in function.insts.values() {
        if let InstKind::Store { value, ptr, .. } = &inst.kind
            && ptr != value
        {
            used.extend(value_of(*ptr));
        } else {
            inst.kind.for_each_operand(|o| used.extend(value_of(o)));
        }
    }
    let mut parts = HashMap::new();
    for block in function.blocks.values() {
        // Loads of one place in the source, from one pointer: where each begins, and its size.
        let mut groups: HashMap<_, Vec<(InstId, i64, i64)>> = HashMap::new();
        for &id in &block.insts {
            let inst = &function.insts[id];
            let InstKind::Load { ptr, volatile: false, atomic: None, .. } = &inst.kind else {
                continue;
            };
            let (Some(place), Some(size)) = (inst.debug_loc, module.types.store_size(inst.ty))
            else {
                continue;
            };
            let (root, offset) = root(module, function, *ptr);
            groups.entry((place, root)).or_default().push((id, offset, size as i64));
        }
        for loads in groups.values().filter(|loads| loads.len() > 1) {
            let start = loads.iter().map(|l| l.1).min().unwrap_or(0);
            let end = loads.iter().map(|l| l.1 + l.2).max().unwrap_or(0);
            for &(id, offset, _) in loads {
                let copied = function.insts[id].result.is_some_and(|v| !used.contains(&v));
                if copied
                    && let (Ok(b), Ok(a)) = ((offset - start).try_into(), (end - offset).try_into())
                {
                    parts.insert(id, (b, a));
                }
            }
        }
    }
    parts
}

fn value_of(o: Operand) -> Option<ValueId> {
    if let Operand::Value(v) = o { Some(v) } else { None }
}

/// What a pointer points into, and the constant distance from its start.
fn root(module: &Module, function: &Function, mut ptr: Operand) -> (Operand, i64) {
    let mut offset = 0i64;
    for _ in 0..MAX_STEPS {
        let Operand::Value(v) = ptr else { break };
        let ValueDef::Inst(inst) = function.values[v].def else { break };
        let InstKind::Gep { source, base, indices, .. } = &function.insts[inst].kind else { break };
        let mut walk = GepWalk::new(*source);
        let mut distance = 0i64;
        for &index in indices {
            let constant = integer(module, index);
            let step = walk.step(module, constant.map(|c| c as u64));
            match (step, constant) {
                (Some(GepStep::Offset(o)), _) => distance = distance.wrapping_add(o as i64),
                (Some(GepStep::Scale(size)), Some(k)) => {
                    distance = distance.wrapping_add(k.wrapping_mul(size as i64));
                }
                _ => return (ptr, offset),
            }
        }
        offset = offset.wrapping_add(distance);
        ptr = *base;
    }
    (ptr, offset)
}

/// The value of a constant integer.
fn integer(module: &Module, o: Operand) -> Option<i64> {
    let Operand::Const(c) = o else { return None };
    let constant = &module.constants[c];
    match (&constant.kind, module.types.get(constant.ty)) {
        (ConstKind::Int(n), Type::Int(bits)) => Some(sign_extend(*n as u64, *bits)),
        (ConstKind::Zero, _) => Some(0),
        _ => None,
    }
}

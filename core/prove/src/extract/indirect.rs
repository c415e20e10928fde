//! Calls through a pointer that has one of a few values: each becomes a branch to direct calls.

use super::inline::Flat;
use base::entity::Entity;
use ir::{
    BasicBlock, BlockId, ConstKind, Flags, FunctionId, Inst, InstKind, IntPredicate, Module,
    Operand, TypeId, Value, ValueDef, ValueId,
};

/// Most functions that one call may be of.
const MAX_TARGETS: usize = 8;
/// Most values that are looked at to find them.
const MAX_VALUES: usize = 64;

/// The first call in a block through a pointer of which all values are known, and these.
pub(super) fn next(module: &Module, flat: &Flat, block: BlockId) -> Option<(usize, Vec<Operand>)> {
    let insts = &flat.function.blocks[block].insts;
    insts.iter().enumerate().find_map(|(at, &i)| {
        let InstKind::Call(call) = &flat.function.insts[i].kind else { return None };
        let Operand::Value(pointer) = call.callee else { return None };
        Some((at, targets(module, flat, pointer)?))
    })
}

/// The functions that a pointer may point to. To call anything else that it may be, such as a null pointer, has no
/// meaning.
fn targets(module: &Module, flat: &Flat, pointer: ValueId) -> Option<Vec<Operand>> {
    let f = &flat.function;
    let (mut found, mut seen) = (vec![], vec![]);
    let mut open = vec![Operand::Value(pointer)];
    while let Some(operand) = open.pop() {
        if seen.contains(&operand) {
            continue;
        }
        seen.push(operand);
        if seen.len() > MAX_VALUES {
            return None;
        }
        match operand {
            Operand::Value(v) => {
                let ValueDef::Inst(i) = f.values[v].def else { return None };
                match &f.insts[i].kind {
                    InstKind::Select { on_true, on_false, .. } => {
                        open.extend([*on_true, *on_false])
                    }
                    InstKind::Phi { incoming, .. } => open.extend(incoming.iter().map(|i| i.0)),
                    InstKind::Freeze(o) => open.push(*o),
                    _ => return None,
                }
            }
            Operand::Const(c) => {
                let nothing = matches!(
                    module.constants[c].kind,
                    ConstKind::Undef | ConstKind::Poison | ConstKind::Null | ConstKind::Zero
                );
                if module.callee(operand).is_some() {
                    found.push(operand);
                } else if !nothing {
                    return None;
                }
            }
            _ => return None,
        }
    }
    // In the order of the code, whatever way they were found.
    found.sort_by_key(|o| module.callee(*o).map(Entity::index));
    (1..=MAX_TARGETS).contains(&found.len()).then_some(found)
}

/// The type of conditions, if the function has any.
fn bool_type(module: &Module, flat: &Flat) -> Option<TypeId> {
    let f = &flat.function;
    f.insts.values().find_map(|inst| match inst.kind {
        InstKind::CondBr { cond, .. } | InstKind::Select { cond, .. } => {
            module.operand_type(f, cond)
        }
        _ => None,
    })
}

/// Replaces the call by a branch for each of these functions. False if nothing has been changed.
pub(super) fn expand(
    module: &Module,
    flat: &mut Flat,
    chains: &mut Vec<Vec<FunctionId>>,
    (block, at): (BlockId, usize),
    targets: &[Operand],
) -> bool {
    let call_id = flat.function.blocks[block].insts[at];
    let call_inst = flat.function.insts[call_id].clone();
    let InstKind::Call(call) = &call_inst.kind else { return false };
    let direct = |target: Operand| {
        let mut call = call.clone();
        call.callee = target;
        InstKind::Call(call)
    };
    let [first @ .., last] = targets else { return false };
    if first.is_empty() {
        flat.function.insts[call_id].kind = direct(*last);
        return true;
    }
    let Some(bool_type) = bool_type(module, flat) else { return false };
    let f = &flat.function;
    let ends = f.blocks.keys().find_map(|b| f.terminator(b).map(|t| t.ty));
    let void = ends.unwrap_or(call_inst.ty);
    let (origin, outermost) = (flat.origin(call_id), flat.outermost(call_id));
    let chain = chains[block.index()].clone();
    let add = |flat: &mut Flat, kind: InstKind, ty: TypeId, with_result: bool| {
        let id = flat.function.insts.push(Inst { kind, ty, result: None, ..call_inst.clone() });
        flat.note(origin, outermost);
        if with_result {
            let def = ValueDef::Inst(id);
            let value = flat.function.values.push(Value { ty, name: None, def });
            flat.function.insts[id].result = Some(value);
        }
        id
    };
    // One block for each call, one for each test but the first, and the rest.
    let begin = flat.function.blocks.len();
    let of_call = |n: usize| BlockId::new(begin + n);
    let of_test = |n: usize| if n == 0 { block } else { BlockId::new(begin + first.len() + n) };
    let rest_block = BlockId::new(begin + 2 * first.len());
    let mut returned = vec![];
    for (n, &target) in targets.iter().enumerate() {
        let returns = call_inst.result.is_some();
        let id = add(flat, direct(target), call_inst.ty, returns);
        let jump = add(flat, InstKind::Br(rest_block), void, false);
        if let Some(value) = flat.function.insts[id].result {
            returned.push((Operand::Value(value), of_call(n)));
        }
        flat.function.blocks.push(BasicBlock { name: None, insts: vec![id, jump] });
        chains.push(chain.clone());
    }
    let mut tests = vec![];
    for (n, &target) in first.iter().enumerate() {
        let (pred, flags) = (IntPredicate::Eq, Flags::default());
        let compare = InstKind::ICmp { pred, flags, lhs: call.callee, rhs: target };
        let compare = add(flat, compare, bool_type, true);
        let Some(value) = flat.function.insts[compare].result else { return false };
        let cond = Operand::Value(value);
        let other = if n + 1 < first.len() { of_test(n + 1) } else { of_call(first.len()) };
        let branch = InstKind::CondBr { cond, then_to: of_call(n), else_to: other };
        let branch = add(flat, branch, void, false);
        tests.push(vec![compare, branch]);
        if n > 0 {
            let insts = vec![compare, branch];
            flat.function.blocks.push(BasicBlock { name: None, insts });
            chains.push(chain.clone());
        }
    }
    let mut rest = vec![];
    if let Some(result) = call_inst.result {
        let phi = InstKind::Phi { flags: Flags::default(), incoming: returned };
        let id = add(flat, phi, call_inst.ty, false);
        flat.function.insts[id].result = Some(result);
        flat.function.values[result].def = ValueDef::Inst(id);
        rest.push(id);
    }
    let tail = flat.function.blocks[block].insts.split_off(at);
    rest.extend(tail.into_iter().skip(1));
    let moved = flat.function.blocks.push(BasicBlock { name: None, insts: rest });
    chains.push(chain);
    flat.function.blocks[block].insts.extend(tests.swap_remove(0));
    flat.come_from(block, moved);
    true
}

//! One function that does what the kernel does: every call of a function with a body is replaced by
//! that body, and local variables are promoted to values.
//!
//! What cannot be inlined (recursion, calls through pointers that may be anything, arguments passed by value in memory)
//! stops the extraction, so that nothing behind it is missed.

use super::indirect;
use crate::open::{Construct, Open};
use base::entity::{Entity, Table};
use ir::analysis::promote;
use ir::intrinsics::Intrinsic;
use ir::{
    BasicBlock, BlockId, CastOp, Flags, Function, FunctionId, Inst, InstId, InstKind, Module,
    Operand, Value, ValueDef, ValueId,
};
use std::collections::BTreeMap;

/// Most basic blocks of the inlined kernel.
const MAX_BLOCKS: usize = 3000;
/// Most instructions of the inlined kernel.
const MAX_INSTS: usize = 60_000;
/// Most calls inlined within each other.
const MAX_DEPTH: usize = 24;

/// The place of an instruction: the function that contains it in the module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Origin {
    /// The function.
    pub function: FunctionId,
    /// The instruction of that function.
    pub inst: InstId,
}

/// A kernel in one function.
#[derive(Clone, Debug)]
pub(crate) struct Flat {
    /// Its code.
    pub function: Function,
    /// Where its instructions come from, by their number. Phis that promotion added have none.
    pub origin: Vec<Option<Origin>>,
    /// By the same number, the instruction of the kernel itself: for inlined ones, the call.
    calls: Vec<InstId>,
}

impl Flat {
    /// Where an instruction comes from.
    pub fn origin(&self, inst: InstId) -> Option<Origin> {
        self.origin.get(inst.index()).copied().flatten()
    }

    /// The same of one that has it.
    pub(super) fn outermost(&self, inst: InstId) -> InstId {
        self.calls[inst.index()]
    }

    /// Notes where the latest instruction comes from.
    pub(super) fn note(&mut self, origin: Option<Origin>, outermost: InstId) {
        self.origin.push(origin);
        self.calls.push(outermost);
    }

    /// Phis behind a block now come from its rest.
    pub(super) fn come_from(&mut self, block: BlockId, rest: BlockId) {
        for next in self.function.successors(rest) {
            for k in 0..self.function.blocks[next].insts.len() {
                let i = self.function.blocks[next].insts[k];
                if let InstKind::Phi { incoming, .. } = &mut self.function.insts[i].kind {
                    for (_, from) in incoming.iter_mut().filter(|i| i.1 == block) {
                        *from = rest;
                    }
                }
            }
        }
    }

    /// The instruction in the kernel itself: this one, or the call that it is inlined from.
    pub fn call(&self, inst: InstId) -> Option<InstId> {
        self.calls.get(inst.index()).copied()
    }
}

/// Inlines all calls of `kernel`.
pub(crate) fn flatten(module: &Module, kernel: FunctionId) -> Result<Flat, Open> {
    let mut bodies = Bodies { module, promoted: BTreeMap::new() };
    let function = bodies.get(kernel).clone();
    let origin = (0..function.insts.len())
        .map(|i| Some(Origin { function: kernel, inst: InstId::new(i) }))
        .collect();
    let calls = (0..function.insts.len()).map(InstId::new).collect();
    let mut flat = Flat { function, origin, calls };
    // The calls that a block was inlined through, innermost first.
    let mut chains: Vec<Vec<FunctionId>> = vec![vec![kernel]; flat.function.blocks.len()];
    let mut block = 0;
    while block < flat.function.blocks.len() {
        if flat.function.blocks.len() > MAX_BLOCKS || flat.function.insts.len() > MAX_INSTS {
            return Err(Open::TooLarge);
        }
        let id = BlockId::new(block);
        if let Some((at, targets)) = indirect::next(module, &flat, id)
            && indirect::expand(module, &mut flat, &mut chains, (id, at), &targets)
        {
            continue;
        }
        match next_call(module, &flat, id) {
            Some((at, callee)) => {
                inline_one(&mut bodies, &mut flat, &mut chains, id, at, callee)?;
            }
            None => block += 1,
        }
    }
    let promoted = promote::promote(module, &flat.function);
    flat.function = promoted.function;
    Ok(flat)
}

struct Bodies<'m> {
    module: &'m Module,
    promoted: BTreeMap<FunctionId, Function>,
}

impl Bodies<'_> {
    fn get(&mut self, f: FunctionId) -> &Function {
        let module = self.module;
        self.promoted
            .entry(f)
            .or_insert_with(|| promote::promote(module, &module.functions[f]).function)
    }
}

/// The first call in a block of a function with a body.
fn next_call(module: &Module, flat: &Flat, block: BlockId) -> Option<(usize, FunctionId)> {
    let insts = &flat.function.blocks[block].insts;
    insts.iter().enumerate().find_map(|(at, &i)| {
        let InstKind::Call(call) = &flat.function.insts[i].kind else { return None };
        let callee = module.callee(call.callee)?;
        (!module.functions[callee].is_declaration()).then_some((at, callee))
    })
}

fn inline_one(
    bodies: &mut Bodies<'_>,
    flat: &mut Flat,
    chains: &mut Vec<Vec<FunctionId>>,
    block: BlockId,
    at: usize,
    callee: FunctionId,
) -> Result<(), Open> {
    let module = bodies.module;
    let call_id = flat.function.blocks[block].insts[at];
    let origin = flat.origin(call_id);
    let outermost = flat.calls[call_id.index()];
    let unknown = |construct| Err(Open::Construct { construct, at: origin });
    let chain = chains[block.index()].clone();
    if chain.contains(&callee) {
        return unknown(Construct::Recursion);
    }
    if chain.len() > MAX_DEPTH {
        return Err(Open::TooLarge);
    }
    let InstKind::Call(call) = flat.function.insts[call_id].kind.clone() else {
        return Err(Open::TooLarge);
    };
    let body = bodies.get(callee).clone();
    if body.vararg || call.args.len() != body.params.len() {
        return unknown(Construct::Call(module.function_name(callee).to_owned()));
    }
    for (param, arg) in body.params.iter().zip(&call.args) {
        let by_value = module.expand_attrs(&param.attrs).any(|a| a.name() == "byval");
        let only_read = || is_only_read(module, &body, param.value);
        if by_value && !(is_variable(&flat.function, arg.value) && only_read()) {
            return unknown(Construct::ByValue);
        }
    }
    let call_inst = flat.function.insts[call_id].clone();
    let void =
        body.blocks.keys().find_map(|b| body.terminator(b).map(|t| t.ty)).unwrap_or(call_inst.ty);
    let jump = |to: BlockId| Inst {
        kind: InstKind::Br(to),
        ty: void,
        result: None,
        debug_loc: call_inst.debug_loc,
        metadata: vec![],
        span: call_inst.span,
    };

    // Values and blocks of the callee under new numbers.
    let mut values: Table<ValueId, Operand> = Table::new();
    for (_, value) in body.values.iter() {
        let operand = match value.def {
            ValueDef::Param(p) => call.args[p as usize].value,
            _ => Operand::Value(flat.function.values.push(Value {
                ty: value.ty,
                name: None,
                def: ValueDef::Undefined,
            })),
        };
        values.push(operand);
    }
    let first_block = flat.function.blocks.len();
    let new_block = |b: BlockId| BlockId::new(first_block + b.index());
    let rest_block = BlockId::new(first_block + body.blocks.len());
    let mut returned: Vec<(Operand, BlockId)> = vec![];
    for (b, source) in body.blocks.iter() {
        let mut insts = vec![];
        for &i in &source.insts {
            let mut inst = body.insts[i].clone();
            inst.kind.map_operands(|o| match o {
                Operand::Value(v) => values[v],
                other => other,
            });
            match &mut inst.kind {
                InstKind::Ret(value) => {
                    if let Some(value) = *value {
                        returned.push((value, new_block(b)));
                    }
                    inst.kind = InstKind::Br(rest_block);
                }
                InstKind::Br(to) => *to = new_block(*to),
                InstKind::CondBr { then_to, else_to, .. } => {
                    *then_to = new_block(*then_to);
                    *else_to = new_block(*else_to);
                }
                InstKind::Switch { default, cases, .. } => {
                    *default = new_block(*default);
                    for (_, to) in cases {
                        *to = new_block(*to);
                    }
                }
                InstKind::IndirectBr { targets, .. } => {
                    for to in targets {
                        *to = new_block(*to);
                    }
                }
                InstKind::Phi { incoming, .. } => {
                    for (_, from) in incoming {
                        *from = new_block(*from);
                    }
                }
                InstKind::DebugRecord { .. } => continue,
                _ => {}
            }
            inst.result = inst.result.and_then(|r| match values[r] {
                Operand::Value(v) => Some(v),
                _ => None,
            });
            let result = inst.result;
            let id = flat.function.insts.push(inst);
            flat.origin.push(Some(Origin { function: callee, inst: i }));
            flat.calls.push(outermost);
            if let Some(result) = result {
                flat.function.values[result].def = ValueDef::Inst(id);
            }
            insts.push(id);
        }
        flat.function.blocks.push(BasicBlock { name: None, insts });
        let mut chain = chain.clone();
        chain.push(callee);
        chains.push(chain);
    }

    // The rest of the caller's block, which begins with the result of the call.
    let mut rest = vec![];
    if let Some(result) = call_inst.result {
        let kind = InstKind::Phi { flags: Flags::default(), incoming: returned };
        let id = flat.function.insts.push(Inst { kind, ..call_inst.clone() });
        flat.origin.push(origin);
        flat.calls.push(outermost);
        flat.function.values[result].def = ValueDef::Inst(id);
        rest.push(id);
    }
    let tail = flat.function.blocks[block].insts.split_off(at);
    rest.extend(tail.into_iter().skip(1));
    let moved = flat.function.blocks.push(BasicBlock { name: None, insts: rest });
    chains.push(chain);
    let entry = flat.function.insts.push(jump(new_block(body.entry())));
    flat.origin.push(origin);
    flat.calls.push(outermost);
    flat.function.blocks[block].insts.push(entry);
    flat.come_from(block, moved);
    Ok(())
}

/// Whether a function only reads what a parameter points to, so that the caller's variable can
/// stand for the copy.
fn is_only_read(module: &Module, body: &Function, param: ValueId) -> bool {
    let mut derived = vec![param];
    let mut next = 0;
    while let Some(&value) = derived.get(next) {
        next += 1;
        let me = Operand::Value(value);
        for (_, block) in body.blocks.iter() {
            for &i in &block.insts {
                let inst = &body.insts[i];
                let mut used = false;
                inst.kind.for_each_operand(|o| used |= o == me);
                if !used {
                    continue;
                }
                match &inst.kind {
                    InstKind::Load { .. } | InstKind::DebugRecord { .. } => {}
                    InstKind::Gep { base, .. } if *base == me => derived.extend(inst.result),
                    InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => {
                        derived.extend(inst.result);
                    }
                    InstKind::Call(call) => match module.intrinsic(call) {
                        Some(Intrinsic::DebugVariable { .. } | Intrinsic::Lifetime) => {}
                        Some(Intrinsic::Copy { .. })
                            if call.args.first().is_some_and(|a| a.value != me) => {}
                        _ => return false,
                    },
                    _ => return false,
                }
            }
        }
    }
    true
}

/// Whether the operand is the address of a local variable.
fn is_variable(function: &Function, operand: Operand) -> bool {
    let mut operand = operand;
    for _ in 0..8 {
        let Operand::Value(v) = operand else { return false };
        let ValueDef::Inst(i) = function.values[v].def else { return false };
        match &function.insts[i].kind {
            InstKind::Alloca { .. } => return true,
            InstKind::Cast { value, .. } => operand = *value,
            _ => return false,
        }
    }
    false
}

//! Prepares a function for lowering: promotion of local variables, early exits of kernels,
//! analyses, and the choice of values that are kept in scalar registers.

use super::facts::LaunchFacts;
use super::input::{LoweringInput, Reexecution};
use super::intrinsics;
use super::reexecution::reexecution;
use base::entity::Table;
use ir::Intrinsic;
use ir::analysis::{Config, FunctionAnalysis, Scope, Source, promote};
use ir::{
    BasicBlock, BlockId, ConstId, ConstKind, Function, FunctionId, Inst, InstId, InstKind, Module,
    Operand, ValueDef, ValueId,
};
use std::collections::{BTreeSet, HashMap};

/// A promoted function, and for instructions added to it the ones that they are copies of.
pub(super) type PromotedFunction = (Function, Vec<(InstId, InstId)>);

/// Promotes and cleans `id`. Done once; [`analyse`] adds the analyses, possibly several times.
pub(super) fn promoted(module: &Module, id: FunctionId, kernel: bool) -> PromotedFunction {
    let mut function = promote(module, &module.functions[id]).function;
    let origin = if kernel { split_returns(module, &mut function) } else { vec![] };
    (function, origin)
}

/// Whether the instruction has no effect at run time.
fn is_nothing(module: &Module, inst: &Inst) -> bool {
    match &inst.kind {
        InstKind::DebugRecord { .. } => true,
        InstKind::Call(call) => module.intrinsic(call).is_some_and(Intrinsic::is_ignored),
        _ => false,
    }
}

/// Maximum number of blocks on a path to the return, and of conditions whose sides are both
/// followed.
const MOST_EMPTY_BLOCKS: usize = 16;
const MOST_OPEN_BRANCHES: usize = 4;

/// Gives each jump after which nothing happens until the kernel returns a return of its own, so
/// that lanes that leave early end at once instead of waiting at a common return. This sees through
/// clang's cleanup blocks, which switch on a phi of constants.
fn split_returns(module: &Module, function: &mut Function) -> Vec<(InstId, InstId)> {
    let mut origin = vec![];
    for b in function.blocks.keys() {
        let Some(&last) = function.blocks[b].insts.last() else { continue };
        let before = function.insts[last].kind.clone();
        let mut kind = before.clone();
        let mut redirect = |to: &mut BlockId, function: &mut Function| {
            let ret = returns_at_once(module, function, b, *to, &mut vec![], MOST_OPEN_BRANCHES);
            if let Some(ret) = ret {
                let mut inst = function.insts[ret].clone();
                inst.kind = InstKind::Ret(None);
                let copy = function.insts.push(inst);
                origin.push((copy, ret));
                *to = function.blocks.push(BasicBlock { name: None, insts: vec![copy] });
            }
        };
        match &mut kind {
            InstKind::Br(to) => redirect(to, function),
            InstKind::CondBr { then_to, else_to, .. } => {
                redirect(then_to, function);
                redirect(else_to, function);
            }
            InstKind::Switch { default, cases, .. } => {
                redirect(default, function);
                for (_, to) in cases {
                    redirect(to, function);
                }
            }
            _ => continue,
        }
        // The phis of blocks that are no longer successors drop this predecessor.
        let after = kind.successors();
        for gone in before.successors() {
            if after.contains(&gone) {
                continue;
            }
            for i in function.blocks[gone].insts.clone() {
                if let InstKind::Phi { incoming, .. } = &mut function.insts[i].kind {
                    incoming.retain(|&(_, from)| from != b);
                }
            }
        }
        function.insts[last].kind = kind;
    }
    origin
}

/// The `ret` that the edge `from` -> `to` leads to if nothing observable happens on the way.
/// `known` are the phis on the way that are constants.
fn returns_at_once(
    module: &Module,
    function: &Function,
    mut from: BlockId,
    mut to: BlockId,
    known: &mut Vec<(ValueId, ConstId)>,
    open_branches: usize,
) -> Option<InstId> {
    for _ in 0..MOST_EMPTY_BLOCKS {
        let (&last, body) = function.blocks[to].insts.split_last()?;
        for &i in body {
            let inst = &function.insts[i];
            match &inst.kind {
                InstKind::Phi { incoming, .. } => {
                    let value = incoming.iter().find(|x| x.1 == from).map(|x| x.0);
                    let constant = match value {
                        Some(Operand::Const(c)) => Some(c),
                        Some(Operand::Value(v)) => constant_of(known, v),
                        _ => None,
                    };
                    if let (Some(result), Some(c)) = (inst.result, constant) {
                        known.push((result, c));
                    }
                }
                InstKind::Cast { .. }
                | InstKind::ICmp { .. }
                | InstKind::FCmp { .. }
                | InstKind::Select { .. }
                | InstKind::Gep { .. }
                | InstKind::Freeze(_) => {}
                _ if is_nothing(module, inst) => {}
                _ => return None,
            }
        }
        let next = match &function.insts[last].kind {
            InstKind::Ret(_) => return Some(last),
            InstKind::Br(next) => *next,
            InstKind::Switch { value: Operand::Value(v), default, cases } => {
                let c = constant_of(known, *v)?;
                cases.iter().find(|case| case.0 == c).map_or(*default, |case| case.1)
            }
            InstKind::CondBr { cond, then_to, else_to } => {
                let constant = match cond {
                    Operand::Const(c) => Some(*c),
                    Operand::Value(v) => constant_of(known, *v),
                    _ => None,
                };
                if let Some(ConstKind::Int(n)) = constant.map(|c| &module.constants[c].kind) {
                    if *n & 1 == 1 { *then_to } else { *else_to }
                } else {
                    let rest = open_branches.checked_sub(1)?;
                    let here = to;
                    let side =
                        |to| returns_at_once(module, function, here, to, &mut known.clone(), rest);
                    let then_ret = side(*then_to);
                    return then_ret.and(side(*else_to));
                }
            }
            _ => return None,
        };
        from = to;
        to = next;
    }
    None
}

/// The known constant value of `v`; the latest entry counts.
fn constant_of(known: &[(ValueId, ConstId)], v: ValueId) -> Option<ConstId> {
    known.iter().rev().find(|k| k.0 == v).map(|k| k.1)
}

/// Analyses a promoted function. `params_divergent` is for device functions.
pub(super) fn analyse(
    module: &Module,
    id: FunctionId,
    kernel: bool,
    (function, origin): PromotedFunction,
    params_divergent: &[bool],
    facts: LaunchFacts,
) -> LoweringInput {
    let mut config = if kernel {
        Config::kernel(Scope::Warp)
    } else {
        Config::device(Scope::Warp, params_divergent.to_vec())
    };
    let lane = facts.warp_size == 1;
    let uniform = [
        (Source::TidX, facts.tid_x_uniform || lane),
        (Source::TidY, facts.tid_y_uniform || lane),
        (Source::TidZ, facts.tid_z_uniform || lane),
        (Source::LaneId, lane),
        (Source::LaneMask, lane),
    ];
    for (source, holds) in uniform {
        if holds {
            config = config.with_uniform(source);
        }
    }
    let analysis = FunctionAnalysis::new(module, &function, &config);
    let mut def_block = Table::filled(function.entry(), function.values.len());
    for (b, block) in function.blocks.iter() {
        for &i in &block.insts {
            if let Some(v) = function.insts[i].result {
                def_block[v] = b;
            }
        }
    }
    let mut prepared = LoweringInput {
        id,
        kernel,
        function,
        origin,
        analysis,
        scalar: Table::new(),
        def_block,
        reexecution: Reexecution::default(),
        checked: HashMap::new(),
        waits: BTreeSet::new(),
    };
    // What is scalar depends on what is copied by lane, and vice versa; values only ever stop being
    // scalar.
    prepared.scalar = Table::filled(true, prepared.function.values.len());
    prepared.scalar = scalars(module, &prepared, params_divergent, facts);
    loop {
        prepared.reexecution = reexecution(module, &prepared);
        let scalar = scalars(module, &prepared, params_divergent, facts);
        if scalar == prepared.scalar {
            return prepared;
        }
        prepared.scalar = scalar;
    }
}

/// The values that are kept in scalar registers: those that the analysis finds uniform and that are
/// produced by instructions that can write a scalar register.
fn scalars(
    module: &Module,
    p: &LoweringInput,
    params_divergent: &[bool],
    facts: LaunchFacts,
) -> Table<ValueId, bool> {
    let function = &p.function;
    let uniformity = &p.analysis.uniformity;
    let mut scalar = p.scalar.clone();
    for (v, value) in function.values.iter() {
        if let ValueDef::Param(i) = value.def {
            scalar[v] =
                p.kernel || params_divergent.get(i as usize).is_some_and(|divergent| !divergent);
        }
    }
    // In a cycle without a header, lanes may run ahead of others in ways that the code for loops
    // does not handle; there everything that changes is kept by lane. The same applies to lanes
    // that do not wait for each other where they should.
    let reducible = p.analysis.loops.irreducible.is_empty() && !facts.independent_lanes;
    loop {
        let mut changed = false;
        for &b in p.analysis.cfg.reverse_post_order() {
            for &i in &function.blocks[b].insts {
                let inst = &function.insts[i];
                if inst.kind.is_terminator() {
                    // A branch on a per-lane copy is a divergent one.
                    inst.kind.for_each_operand(|o| {
                        if let Operand::Value(v) = o
                            && p.reexecution.is_stale_read(v, b)
                        {
                            changed |= std::mem::replace(&mut scalar[v], false);
                        }
                    });
                }
                let Some(v) = inst.result else { continue };
                if !scalar[v] {
                    continue;
                }
                let operands = || {
                    let mut all = true;
                    match &inst.kind {
                        InstKind::Phi { incoming, .. } => {
                            for &(o, from) in incoming {
                                if let Operand::Value(v) = o
                                    && p.analysis.cfg.is_reachable(from)
                                {
                                    all &= scalar[v] && !p.reexecution.is_stale_read_on(v, from, b);
                                }
                            }
                        }
                        kind => kind.for_each_operand(|o| {
                            if let Operand::Value(v) = o {
                                all &= scalar[v] && !p.reexecution.is_stale_read(v, b);
                            }
                        }),
                    }
                    all
                };
                let keep = match &inst.kind {
                    InstKind::Phi { .. } => reducible && uniformity.is_uniform(v) && operands(),
                    InstKind::Load { .. } => reducible && uniformity.is_uniform(v) && operands(),
                    InstKind::Alloca { .. } => true,
                    InstKind::AtomicRmw { .. }
                    | InstKind::CmpXchg { .. }
                    | InstKind::VaArg(_)
                    | InstKind::Other { .. } => false,
                    InstKind::Call(call) => {
                        let callee = module.callee(call.callee);
                        match callee.and_then(|f| module.intrinsic_of(f)).map(intrinsics::writes) {
                            Some(intrinsics::Writes::Pure) => operands(),
                            Some(intrinsics::Writes::Special) => uniformity.is_uniform(v),
                            Some(intrinsics::Writes::ByLane) | None => false,
                        }
                    }
                    _ => operands(),
                };
                if !keep {
                    scalar[v] = false;
                    changed = true;
                }
            }
        }
        if !changed {
            return scalar;
        }
    }
}

//! Prepares a function for lowering: promotion of local variables, early exits of kernels,
//! analyses, and the choice of values that are kept in scalar registers.

use super::facts::LaunchFacts;
use super::input::{LoweringInput, Reexecution};
use super::intrinsics;
use super::reexecution::reexecution;
use base::entity::Table;
use ir::analysis::{Config, FunctionAnalysis, Scope, Source, path_to_return, promote};
use ir::{
    BasicBlock, BlockId, Function, FunctionId, InstId, InstKind, Module, Operand, ValueDef, ValueId,
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
            if let Some(path) = path_to_return(module, function, b, *to) {
                // The lane leaves by the first jump that has a place of its own, such as a `return`.
                let own = |&&jump: &&InstId| function.insts[jump].debug_loc.is_some();
                let jump = match function.insts[last].kind {
                    InstKind::Br(_) => last,
                    _ => path.jumps.iter().find(own).copied().unwrap_or(last),
                };
                let mut inst = function.insts[path.ret].clone();
                inst.kind = InstKind::Ret(None);
                inst.debug_loc = function.insts[jump].debug_loc.or(inst.debug_loc);
                let copy = function.insts.push(inst);
                origin.push((copy, jump));
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
        copies: HashMap::new(),
        waits: BTreeSet::new(),
        signals: BTreeSet::new(),
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

//! Lowers the IR to bytecode: one kernel with everything it calls.
//!
//! 1. [`layout`]: what the kernel reaches, and the addresses of its variables.
//! 2. [`prepare`]: each function is promoted, its early exits get separate blocks, and the analyses
//!    determine which values are uniform, so that one scalar register holds them.
//! 3. [`function`] goes through the blocks and [`inst`] through the kinds of instructions; each
//!    family ([`memory`], [`control`], [`intrinsics`], …) generates code scalar by scalar, with the
//!    primitives of [`emit`], which knows no family.
//! 4. [`finish`] removes unused code, linearises the blocks, and renumbers registers.
//!
//! **Who waits where.** A branch refers to the first instruction of its block's immediate
//! post-dominator. Copies that phis require are on the edges, so lanes execute them before they
//! wait. A device function has one `Return`, where all its lanes reconverge; a kernel has one
//! `Exit` for each place that returns early, where no lane waits.
//!
//! **What is written by lane.** Moves, memory and calls write active lanes only; but pure
//! operations are executed for all lanes, and scalar registers have no lanes. [`reexecution`] finds the
//! values for which that would be wrong.

mod barriers;
mod call;
mod constant;
mod context;
mod control;
mod elements;
mod emit;
mod facts;
mod finish;
mod float;
mod fold;
mod function;
mod input;
mod inst;
mod integer;
mod intrinsics;
mod layout;
mod memory;
mod pool;
mod prepare;
mod reexecution;
pub mod scalar;
mod struct_copies;
#[cfg(test)]
mod tests;
mod variable;
mod wide;

pub use facts::LaunchFacts;
pub use layout::{module_globals, static_shared_bytes};

use super::op::{Op, Reg, RegClass};
use super::program::{KernelParam, Program};
use crate::exec::Plan;
use base::diagnostic::{Diagnostic, Result};
use base::entity::Table;
use constant::Constants;
use context::{CallRegisters, Context};
use emit::Emitter;
use input::LoweringInput;
use ir::analysis::{KernelFunction, checked_reads, signal_reads, waits};
use ir::intrinsics::BuiltinVariable;
use ir::{FunctionId, InstKind, Module, Operand};
use prepare::PromotedFunction;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// Lowers `kernel` and everything it calls.
///
/// # Errors
/// An unsupported construct or an exceeded limit, with its place.
pub fn lower(module: &Module, kernel: FunctionId, facts: LaunchFacts) -> Result<Program> {
    let source = &module.functions[kernel];
    if source.is_declaration() {
        return Err(Box::new(
            Diagnostic::bad_launch(format!("`{}` has no body", module.function_name(kernel)))
                .at(source.span),
        ));
    }
    let reach = layout::reach(module, kernel);
    let mut constants = Constants::new(module);
    let laid = layout::lay_out(module, &reach.globals, &mut constants, facts.first_global)?;
    let promoted: Vec<PromotedFunction> = reach
        .functions
        .iter()
        .enumerate()
        .map(|(i, &f)| prepare::promoted(module, f, i == 0))
        .collect();
    let (barriers, indirect_barrier) = barriers::barriers(module, &reach, &promoted);
    let mut prepared = analyse_all(module, &reach, promoted, facts);
    find_leniencies(module, &mut prepared);

    let builtins = module
        .globals
        .iter()
        .filter_map(|(g, global)| {
            let base = constants.addresses[g]?;
            let variable = BuiltinVariable::resolve(&module.symbols[global.symbol].name)?;
            global.init.is_none().then_some((base, variable))
        })
        .collect();
    let mut cx = Context {
        module,
        constants,
        program: Program {
            functions: vec![],
            params: vec![],
            sites: Table::new(),
            accesses: vec![],
            branches: vec![],
            calls: vec![],
            barriers: vec![],
            shuffles: vec![],
            softs: vec![],
            globals: laid.globals,
            shared: laid.shared,
            static_shared_bytes: laid.static_shared_bytes,
            independent_lanes: facts.independent_lanes,
            polling: vec![],
            extents: Arc::default(),
            undefined: vec![],
            plan: Plan::default(),
        },
        index_of: reach.functions.iter().enumerate().skip(1).map(|(i, &f)| (f, i as u32)).collect(),
        call_registers: vec![],
        barriers,
        indirect_barrier,
        builtins,
        code_size: 0,
        debug: facts.debug,
    };
    for p in &prepared {
        let registers = call_registers(module, p)?;
        cx.call_registers.push(registers);
    }
    for (i, p) in prepared.iter().enumerate() {
        let registers = cx.call_registers[i].clone();
        let mut emitter = Emitter::new(&mut cx, p, registers.clone());
        let mut params = vec![];
        if p.kernel {
            params = kernel_params(module, p, &registers, &mut emitter)?;
        }
        let draft = emitter.run()?;
        let function = finish::finish(&mut cx.program, p.id, draft, &mut params, cx.debug);
        cx.program.functions.push(function);
        if p.kernel {
            cx.program.params = params;
        }
    }
    let Program { functions, accesses, polling, .. } = &mut cx.program;
    let mut signals = BTreeSet::new();
    for f in functions {
        for (i, &site) in f.code.iter().zip(&f.sites) {
            let signal = || {
                let info = accesses[i.imm as usize];
                info.polling || info.signal
            };
            // A swap always tests for a value, in a loop or not.
            if i.op == Op::CmpXchg || matches!(i.op, Op::Load | Op::AtomicRmw) && signal() {
                signals.insert(site);
            }
        }
    }
    polling.extend(signals);
    cx.program.extents = variable::extents(&cx.program).into();
    Ok(cx.program)
}

/// Finds the accesses for which the rules of racing are lenient.
fn find_leniencies(module: &Module, prepared: &mut [LoweringInput]) {
    let functions: Vec<KernelFunction<'_>> = prepared
        .iter()
        .map(|p| KernelFunction { id: p.id, function: &p.function, analysis: &p.analysis })
        .collect();
    let checked = checked_reads(module, &functions);
    let waits = waits(module, &functions);
    let signals = signal_reads(&functions, &waits);
    let signals = waits.into_iter().zip(signals);
    for ((p, checked), (waits, signals)) in prepared.iter_mut().zip(checked).zip(signals) {
        p.checked = checked;
        p.copies = struct_copies::struct_copies(module, &p.function);
        p.waits = waits;
        p.signals = signals;
    }
}

/// Maximum number of rounds of analysis in which parameters may become uniform.
const MAX_ROUNDS: usize = 6;

/// Analyses all functions; parameters of device functions are uniform if every call passes uniform
/// values.
fn analyse_all(
    module: &Module,
    reach: &layout::Reach,
    promoted: Vec<PromotedFunction>,
    facts: LaunchFacts,
) -> Vec<LoweringInput> {
    let n = reach.functions.len();
    let index: HashMap<FunctionId, usize> =
        reach.functions.iter().enumerate().skip(1).map(|(i, &f)| (f, i)).collect();
    let all = |f: FunctionId, v: bool| vec![v; module.functions[f].params.len()];
    let mut divergent: Vec<Vec<bool>> =
        reach.functions.iter().map(|&f| all(f, reach.address_taken[f])).collect();
    let mut prepared: Vec<Option<LoweringInput>> = (0..n).map(|_| None).collect();
    let mut stale = vec![true; n];
    for round in 0.. {
        for i in 0..n {
            if std::mem::take(&mut stale[i]) {
                let f = reach.functions[i];
                prepared[i] = Some(prepare::analyse(
                    module,
                    f,
                    i == 0,
                    promoted[i].clone(),
                    &divergent[i],
                    facts,
                ));
            }
        }
        let mut next = divergent.clone();
        for p in prepared.iter().flatten() {
            for &b in p.analysis.cfg.reverse_post_order() {
                for &i in &p.function.blocks[b].insts {
                    let InstKind::Call(call) = &p.function.insts[i].kind else { continue };
                    let Some(&callee) = module.callee(call.callee).and_then(|f| index.get(&f))
                    else {
                        continue;
                    };
                    for (k, slot) in next[callee].iter_mut().enumerate() {
                        *slot |= match call.args.get(k).map(|a| a.value) {
                            Some(Operand::Value(v)) => {
                                !p.scalar[v] || p.reexecution.is_stale_read(v, b)
                            }
                            Some(Operand::Const(_)) => false,
                            _ => true,
                        };
                    }
                }
            }
        }
        if next == divergent {
            break;
        }
        if round >= MAX_ROUNDS {
            next = reach.functions.iter().map(|&f| all(f, true)).collect();
        }
        for i in 0..n {
            stale[i] = next[i] != divergent[i];
        }
        divergent = next;
    }
    prepared.into_iter().flatten().collect()
}

/// Gives registers to the scalars of parameters and results.
fn call_registers(module: &Module, p: &LoweringInput) -> Result<CallRegisters> {
    let mut s = CallRegisters::default();
    let placed = |mut e: Box<Diagnostic>| {
        e.span.get_or_insert(p.function.span);
        e
    };
    let mut fresh = |class: RegClass| {
        let n = &mut s.registers[class as usize];
        *n += 1;
        Reg::new(class, *n - 1)
    };
    for param in &p.function.params {
        for f in scalar::flatten(&module.types, param.ty).map_err(placed)? {
            let class = if p.scalar[param.value] { RegClass::S } else { f.scalar.class() };
            s.params.push(fresh(class));
        }
    }
    if !p.kernel {
        for f in scalar::flatten(&module.types, p.function.ret_ty).map_err(placed)? {
            s.results.push(fresh(f.scalar.class()));
        }
    }
    Ok(s)
}

fn kernel_params(
    module: &Module,
    p: &LoweringInput,
    registers: &CallRegisters,
    emitter: &mut Emitter<'_, '_>,
) -> Result<Vec<KernelParam>> {
    let mut params = vec![];
    let mut regs = registers.params.iter().copied();
    for param in &p.function.params {
        let fields = scalar::flatten(&module.types, param.ty)?;
        if let Some(ty) = call::byval(module, &param.attrs, param.ty)
            && let Some(reg) = regs.next()
        {
            let size = module.types.size_of(ty).unwrap_or(0);
            let align = module.types.align_of(ty).max(16);
            let offset = emitter.local_slot(size, align).ok_or_else(|| {
                Diagnostic::limit("parameters take more than 1 GiB").at(p.function.span)
            })?;
            params.push(KernelParam::ByVal { reg, ty, offset: offset.into(), size });
            continue;
        }
        let types = scalar_types(module, param.ty);
        params.push(KernelParam::Scalars(
            fields
                .iter()
                .enumerate()
                .filter_map(|(i, _)| {
                    Some((regs.next()?, types.get(i).copied().unwrap_or(param.ty)))
                })
                .collect(),
        ));
    }
    Ok(params)
}

/// Types of the scalars of a value of type `ty`, in the order of [`scalar::flatten`].
fn scalar_types(module: &Module, ty: ir::TypeId) -> Vec<ir::TypeId> {
    use ir::Type;
    let types = &module.types;
    let mut out = vec![];
    let mut work = vec![ty];
    while let Some(t) = work.pop() {
        if out.len() as u64 > base::limits::MAX_VALUE_SCALARS {
            break;
        }
        match types.resolve(t) {
            Type::Struct { fields, .. } => work.extend(fields.iter().rev()),
            Type::Array { elem, len } => {
                let n = (*len).min(base::limits::MAX_VALUE_SCALARS) as usize;
                work.extend(std::iter::repeat_n(*elem, n));
            }
            Type::Vector { elem, len, .. } => {
                let n = u64::from(*len).min(base::limits::MAX_VALUE_SCALARS) as usize;
                work.extend(std::iter::repeat_n(*elem, n));
            }
            _ => out.extend(std::iter::repeat_n(t, scalar::count(types, t).max(1))),
        }
    }
    out
}

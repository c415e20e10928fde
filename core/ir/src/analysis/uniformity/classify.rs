//! Classifies what each instruction's result depends on.
//!
//! A function that is not an intrinsic counts as a call that may return anything.

use super::{Cause, Config, Scope, Source};
use crate::inst::Call;
use crate::intrinsics::{
    Axis, BuiltinVariable, Intrinsic, OtherRegister, ResultKind, SpecialRegister,
};
use crate::{
    ConstExpr, ConstKind, Function, Inst, InstId, InstKind, Module, Operand, Type, TypeId, ValueDef,
};

/// How a result is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// A function of its operands and nothing else: computing it again changes nothing.
    Pure,
    /// One of its operands, selected by the incoming edge.
    Phi,
    /// A load; the number is the position of the address among the operands.
    Load,
    /// The same for all lanes that execute it together, whatever the operands.
    Uniform,
    /// Different for each lane.
    Divergent(Cause),
}

/// Classifies an instruction with a result.
pub(super) fn classify(
    module: &Module,
    function: &Function,
    id: InstId,
    inst: &Inst,
    config: &Config,
) -> Class {
    match &inst.kind {
        InstKind::Binary { .. }
        | InstKind::FNeg { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Cast { .. }
        | InstKind::Gep { .. }
        | InstKind::Select { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. }
        | InstKind::Freeze(_) => Class::Pure,
        // Each thread has its own local memory at the same addresses; only allocations of variable
        // size could make the addresses differ.
        InstKind::Alloca { count, .. } => match count {
            Some(Operand::Value(_)) => Class::Divergent(Cause::LocalMemory(id)),
            _ => Class::Pure,
        },
        InstKind::Phi { .. } => Class::Phi,
        InstKind::Load { ptr, .. } => match thread_index(module, function, *ptr) {
            Some(axis) => source(config, axis, id),
            None => Class::Load,
        },
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => {
            Class::Divergent(Cause::Atomic(id))
        }
        InstKind::Call(call) => classify_call(module, id, call, config),
        _ => Class::Divergent(Cause::Call(id)),
    }
}

/// The class of a source: pure if it is declared uniform, except for a clock.
fn source(config: &Config, source: Source, inst: InstId) -> Class {
    let uniform = config.uniform_sources.contains(&source)
        || (source == Source::WarpId && config.scope == Scope::Warp);
    match (uniform, source) {
        (false, _) => Class::Divergent(Cause::Source { source, inst }),
        (true, Source::Clock) => Class::Uniform,
        (true, _) => Class::Pure,
    }
}

fn classify_call(module: &Module, id: InstId, call: &Call, config: &Config) -> Class {
    let result = module.intrinsic(call).map_or(ResultKind::Unknown, Intrinsic::result);
    match result {
        ResultKind::Pure => Class::Pure,
        ResultKind::Register(register) => special_register(config, register, id),
        ResultKind::BlockUniform => Class::Uniform,
        ResultKind::Load => Class::Load,
        ResultKind::Exchange => Class::Divergent(Cause::Shuffle(id)),
        ResultKind::Vote => Class::Divergent(Cause::Vote(id)),
        ResultKind::Atomic => Class::Divergent(Cause::Atomic(id)),
        ResultKind::Unknown => Class::Divergent(Cause::Call(id)),
    }
}

fn special_register(config: &Config, register: SpecialRegister, id: InstId) -> Class {
    use SpecialRegister as R;
    let of = |s| source(config, s, id);
    match register {
        R::Tid(axis) => of(thread_index_source(axis)),
        R::LaneId => of(Source::LaneId),
        R::WarpId => of(Source::WarpId),
        R::LaneMaskEq | R::LaneMaskLt | R::LaneMaskLe | R::LaneMaskGt | R::LaneMaskGe => {
            of(Source::LaneMask)
        }
        R::SmId => of(Source::Machine),
        R::Clock | R::Clock64 | R::GlobalTimer => of(Source::Clock),
        R::Ntid(_)
        | R::Ctaid(_)
        | R::Nctaid(_)
        | R::NWarpId
        | R::WarpSize
        | R::NSmId
        | R::GridId
        | R::DynamicSharedSize
        | R::TotalSharedSize => Class::Pure,
        R::Other(OtherRegister::Uniform) => Class::Pure,
        R::Other(OtherRegister::Counter) => of(Source::Clock),
        R::Other(OtherRegister::LaneMask) => of(Source::LaneMask),
        R::Other(OtherRegister::Machine) => of(Source::Machine),
    }
}

fn thread_index_source(axis: Axis) -> Source {
    match axis {
        Axis::X => Source::TidX,
        Axis::Y => Source::TidY,
        Axis::Z => Source::TidZ,
    }
}

/// The axis if `address` is a field of the old `@threadIdx` variable.
fn thread_index(module: &Module, function: &Function, address: Operand) -> Option<Source> {
    let mut axis = 0u128;
    let mut operand = address;
    // Longer chains do not come from field accesses.
    for _ in 0..8 {
        operand = match operand {
            Operand::Value(v) => match function.values[v].def {
                ValueDef::Inst(i) => match &function.insts[i].kind {
                    InstKind::Cast { value, .. } => *value,
                    InstKind::Gep { source, base, indices, .. } => {
                        axis += field(module, *source, *indices.last()?)?;
                        *base
                    }
                    _ => return None,
                },
                _ => return None,
            },
            Operand::Const(c) => match &module.constants[c].kind {
                ConstKind::Symbol(s) => {
                    let variable = BuiltinVariable::resolve(&module.symbols[*s].name);
                    return (variable == Some(BuiltinVariable::ThreadIdx)).then_some(match axis {
                        0 => Source::TidX,
                        1 => Source::TidY,
                        _ => Source::TidZ,
                    });
                }
                ConstKind::Expr(ConstExpr::Cast(_, inner)) => Operand::Const(*inner),
                ConstKind::Expr(ConstExpr::Gep { source, base, indices, .. }) => {
                    axis += field(module, *source, Operand::Const(*indices.last()?))?;
                    Operand::Const(*base)
                }
                _ => return None,
            },
            _ => return None,
        };
    }
    None
}

/// Number of 32-bit fields that the last index of a getelementptr skips.
fn field(module: &Module, source: TypeId, index: Operand) -> Option<u128> {
    let Operand::Const(c) = index else {
        return None;
    };
    let n = match module.constants[c].kind {
        ConstKind::Int(n) => n,
        ConstKind::Zero => 0,
        _ => return None,
    };
    Some(match module.types.get(source) {
        Type::Int(8) => n / 4,
        _ => n.min(3),
    })
}

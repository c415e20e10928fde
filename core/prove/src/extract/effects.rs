//! What each instruction does to memory and to other threads. Whatever is not known here stops the
//! extraction: nothing is skipped.

use super::inline::Flat;
use crate::open::{Construct, Open};
use ir::inst::Call;
use ir::intrinsics::{AsyncOp, Intrinsic, SyncScope, Unsupported};
use ir::{ConstKind, InstId, InstKind, Module, Operand, Ordering};

/// An access of one thread to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// The address.
    pub ptr: Operand,
    /// Number of bytes.
    pub bytes: u64,
    /// Whether it writes.
    pub writes: bool,
    /// The scope, if it is atomic.
    pub atomic: Option<SyncScope>,
    /// Whether it goes on until the thread waits for it, as an asynchronous copy does.
    pub pending: bool,
    /// Whether it is a volatile store, which others may wait for.
    pub signals: bool,
    /// Whether a loop waits for the value that it reads, or it tests that value, as a compare-and-swap does.
    pub polls: bool,
}

impl Access {
    /// An access that is over when its instruction is.
    pub fn new(ptr: Operand, bytes: u64, writes: bool, atomic: Option<SyncScope>) -> Self {
        Self { ptr, bytes, writes, atomic, pending: false, signals: false, polls: false }
    }
}

/// What an instruction does beside computing its result.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Effect {
    /// Nothing that other threads could notice.
    None,
    /// Accesses to memory.
    Accesses(Vec<Access>),
    /// All threads of the block wait for each other.
    Barrier,
    /// All threads of the grid wait for each other.
    GridBarrier,
    /// Lanes of the warp wait for each other; whether the mask names all of them.
    WarpBarrier {
        /// Whether the mask is a constant that names every lane.
        full: bool,
    },
    /// Lanes exchange values; as [`Self::WarpBarrier`] if they wait for each other there.
    Exchange {
        /// Whether the mask is a constant that names every lane.
        full: bool,
    },
    /// A barrier of some threads of the block. It orders less than a barrier of all.
    PartialBarrier,
    /// An operation on an mbarrier, of which it is not known yet what it orders.
    Mbarrier,
    /// An arrival at an mbarrier at which all threads of the block wait for each other.
    Arrival,
    /// The asynchronous copies of the thread so far are a group.
    AsyncCommit,
    /// The thread waits for its asynchronous copies, or for those in groups.
    AsyncWait {
        /// Most groups, of the latest, that it does not wait for; none if that is not known.
        left: Option<u32>,
        /// Whether it waits for the copies that are in no group, too.
        all: bool,
    },
    /// The thread ends.
    Ends,
}

fn constant(module: &Module, operand: Operand) -> Option<u128> {
    let Operand::Const(c) = operand else { return None };
    match module.constants[c].kind {
        ConstKind::Int(n) => Some(n),
        ConstKind::Zero | ConstKind::Null => Some(0),
        _ => None,
    }
}

/// Whether a mask names every lane. One without an argument does.
fn is_full(module: &Module, mask: Option<Operand>) -> bool {
    let Some(mask) = mask else { return true };
    constant(module, mask).is_some_and(|m| m & 0xffff_ffff == 0xffff_ffff)
}

/// The effect of an instruction.
pub(crate) fn effect(module: &Module, flat: &Flat, id: InstId) -> Result<Effect, Open> {
    let f = &flat.function;
    let inst = &f.insts[id];
    let unknown = |construct| Err(Open::Construct { construct, at: flat.origin(id) });
    let named = |opcode: &str| unknown(Construct::Instruction(opcode.to_owned()));
    let size = |ty| module.types.store_size(ty);
    let one = |ptr: Operand, ty, writes: bool, atomic: Option<SyncScope>| match size(ty) {
        Some(0) => Ok(Effect::None),
        Some(bytes) => Ok(Effect::Accesses(vec![Access::new(ptr, bytes, writes, atomic)])),
        None => named("access of unknown size"),
    };
    let scope = |atomic: &ir::Atomic| SyncScope::of(atomic.scope.as_deref());
    match &inst.kind {
        InstKind::Br(_)
        | InstKind::CondBr { .. }
        | InstKind::Switch { .. }
        | InstKind::Ret(_)
        | InstKind::Unreachable
        | InstKind::Binary { .. }
        | InstKind::FNeg { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Cast { .. }
        | InstKind::Alloca { .. }
        | InstKind::Gep { .. }
        | InstKind::Select { .. }
        | InstKind::Phi { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. }
        | InstKind::Freeze(_)
        | InstKind::DebugRecord { .. }
        // A fence orders more; to ignore it is safe.
        | InstKind::Fence(_) => Ok(Effect::None),
        InstKind::Load { ptr, atomic, .. } => {
            one(*ptr, inst.ty, false, atomic.as_ref().filter(|a| strong(a)).map(scope))
        }
        InstKind::Store { value, ptr, atomic, volatile, .. } => {
            let Some(ty) = module.operand_type(f, *value) else { return named("store") };
            let atomic = atomic.as_ref().filter(|a| strong(a)).map(scope);
            let mut effect = one(*ptr, ty, true, atomic)?;
            if let (true, None, Effect::Accesses(list)) = (*volatile, atomic, &mut effect) {
                for access in list.iter_mut() {
                    access.signals = true;
                }
            }
            Ok(effect)
        }
        InstKind::AtomicRmw { ptr, value, atomic, .. } => match module.operand_type(f, *value) {
            Some(ty) => one(*ptr, ty, true, Some(scope(atomic))),
            None => named("atomicrmw"),
        },
        InstKind::CmpXchg { ptr, new, atomic, .. } => match module.operand_type(f, *new) {
            Some(ty) => one(*ptr, ty, true, Some(scope(atomic))),
            None => named("cmpxchg"),
        },
        InstKind::Call(call) => call_effect(module, flat, id, call),
        InstKind::IndirectBr { .. } => named("indirectbr"),
        InstKind::Invoke { .. } => named("invoke"),
        InstKind::LandingPad { .. } => named("landingpad"),
        InstKind::Resume(_) => named("resume"),
        InstKind::VaArg(_) => named("va_arg"),
        InstKind::Other { opcode, .. } => named(opcode),
    }
}

/// Most bytes that the arguments of one `printf` take.
const MAX_PRINTED: u64 = 4096;

/// Whether an ordering makes an access atomic in the sense of PTX. `unordered` is a plain access.
fn strong(atomic: &ir::Atomic) -> bool {
    atomic.ordering != Ordering::Unordered
}

/// Whether nothing but the end of the thread follows an instruction.
fn is_last(f: &ir::Function, id: InstId) -> bool {
    let block = f.blocks.iter().find(|(_, b)| b.insts.contains(&id));
    let next = block.and_then(|(_, b)| b.insts.iter().skip_while(|i| **i != id).nth(1));
    next.is_some_and(|i| matches!(f.insts[*i].kind, InstKind::Unreachable | InstKind::Ret(_)))
}

/// Whether threads or lanes wait for each other anywhere, by what is called.
fn waits_anywhere(module: &Module, f: &ir::Function) -> bool {
    let insts = f.blocks.iter().flat_map(|(_, b)| &b.insts);
    insts.into_iter().any(|&i| match &f.insts[i].kind {
        InstKind::Call(call) => module.intrinsic(call).is_some_and(|c| {
            c.is_convergent() || c.is_mbarrier() || matches!(c, Intrinsic::GridBarrier)
        }),
        _ => false,
    })
}

fn call_effect(module: &Module, flat: &Flat, id: InstId, call: &Call) -> Result<Effect, Open> {
    let f = &flat.function;
    let unknown = |construct| Err(Open::Construct { construct, at: flat.origin(id) });
    if matches!(call.callee, Operand::Asm(_)) {
        return unknown(Construct::Assembly);
    }
    let name = || {
        let symbol = module.callee_symbol(call.callee);
        symbol.map_or_else(String::new, |s| module.symbols[s].name.clone())
    };
    let Some(intrinsic) = module.intrinsic(call) else {
        return unknown(Construct::Call(name()));
    };
    let argument = |i: usize| call.args.get(i).map(|a| a.value);
    let access = |ptr: Option<Operand>, bytes: u64, writes: bool, atomic: Option<SyncScope>| {
        ptr.map(|ptr| Access::new(ptr, bytes, writes, atomic))
    };
    let result_size = module.types.store_size(f.insts[id].ty);
    let operand_size =
        |o: Operand| module.operand_type(f, o).and_then(|ty| module.types.store_size(ty));
    Ok(match intrinsic {
        Intrinsic::DebugVariable { .. }
        | Intrinsic::Lifetime
        | Intrinsic::Ignored
        | Intrinsic::SpecialRegister { .. }
        | Intrinsic::Int(_)
        | Intrinsic::Convert(_)
        | Intrinsic::Nan { .. }
        | Intrinsic::Fence(_)
        | Intrinsic::ActiveMask
        | Intrinsic::Shuffle { sync: false, .. }
        | Intrinsic::Vote { sync: false, .. }
        | Intrinsic::PointerMask
        | Intrinsic::PointerCast
        | Intrinsic::IsSpace(_)
        | Intrinsic::Unsupported(
            Unsupported::Pure
            | Unsupported::Exchange
            | Unsupported::Vote
            | Unsupported::TextureHandle,
        ) => Effect::None,
        Intrinsic::Float(function) => {
            let mut accesses = vec![];
            for i in function.results_in_memory() {
                // No result is larger than a double.
                accesses.extend(access(argument(i), 8, true, None));
            }
            if accesses.is_empty() { Effect::None } else { Effect::Accesses(accesses) }
        }
        Intrinsic::Barrier(barrier) => {
            let number = barrier.number.map_or(Some(0), |i| constant(module, argument(i)?));
            if barrier.arrive || barrier.count.is_some() {
                Effect::PartialBarrier
            } else if number.is_some() {
                Effect::Barrier
            } else {
                return unknown(Construct::NamedBarrier);
            }
        }
        Intrinsic::GridBarrier => Effect::GridBarrier,
        Intrinsic::WarpBarrier => Effect::WarpBarrier { full: is_full(module, argument(0)) },
        Intrinsic::Shuffle { .. } | Intrinsic::Vote { .. } | Intrinsic::Match { .. } => {
            Effect::Exchange { full: is_full(module, argument(0)) }
        }
        // The mask is the last argument of `redux.sync`.
        Intrinsic::WarpReduce(_) => Effect::Exchange { full: is_full(module, argument(1)) },
        // What follows in the code counts as reached, which is more than happens; but threads would count as coming
        // to what is waited for there.
        Intrinsic::Exit if !is_last(f, id) && waits_anywhere(module, f) => {
            return unknown(Construct::Call(name()));
        }
        Intrinsic::Trap | Intrinsic::Exit | Intrinsic::AssertFail => Effect::Ends,
        Intrinsic::Atomic { op, scope } => {
            // The operand after the address has the width of the cell.
            let bytes = argument(1).and_then(operand_size);
            let _ = op;
            match (argument(0), bytes) {
                (Some(ptr), Some(bytes)) => {
                    Effect::Accesses(vec![Access::new(ptr, bytes, true, Some(scope))])
                }
                _ => return unknown(Construct::Call(name())),
            }
        }
        Intrinsic::Async(AsyncOp::Copy { width, .. }) => {
            let width = width
                .map(u128::from)
                .or_else(|| argument(2).and_then(|a| constant(module, a)))
                .and_then(|w| u64::try_from(w).ok());
            let Some(bytes) = width else { return unknown(Construct::AsyncCopy) };
            let to = access(argument(0), bytes, true, None);
            let from = access(argument(1), bytes, false, None);
            let both = [to, from].into_iter().flatten();
            Effect::Accesses(both.map(|a| Access { pending: true, ..a }).collect())
        }
        Intrinsic::Async(AsyncOp::Commit) => Effect::AsyncCommit,
        Intrinsic::Async(AsyncOp::Wait) => {
            let groups = argument(0).and_then(|a| constant(module, a));
            Effect::AsyncWait { left: groups.and_then(|n| u32::try_from(n).ok()), all: false }
        }
        Intrinsic::Async(AsyncOp::WaitAll) => Effect::AsyncWait { left: Some(0), all: true },
        Intrinsic::Async(AsyncOp::Arrive { .. }) => return unknown(Construct::Mbarrier),
        Intrinsic::Mbarrier(_) => Effect::Mbarrier,
        Intrinsic::Copy { kind, .. } => {
            let length = argument(2).and_then(|a| constant(module, a));
            let Some(bytes) = length.and_then(|n| u64::try_from(n).ok()) else {
                return unknown(Construct::Copy);
            };
            if bytes == 0 {
                return Ok(Effect::None);
            }
            let mut accesses = vec![];
            accesses.extend(access(argument(0), bytes, true, None));
            if kind != ir::intrinsics::BlockCopy::Set {
                accesses.extend(access(argument(1), bytes, false, None));
            }
            Effect::Accesses(accesses)
        }
        Intrinsic::ReadOnlyLoad => match (argument(0), result_size) {
            (Some(ptr), Some(bytes)) => {
                Effect::Accesses(vec![Access::new(ptr, bytes, false, None)])
            }
            _ => return unknown(Construct::Call(name())),
        },
        Intrinsic::Masked { store, scattered: false, .. } => {
            // All of the vector: more than is accessed.
            let (at, bytes) = if store {
                (argument(1), argument(0).and_then(operand_size))
            } else {
                (argument(0), result_size)
            };
            match (at, bytes) {
                (Some(ptr), Some(bytes)) => {
                    Effect::Accesses(vec![Access::new(ptr, bytes, store, None)])
                }
                _ => return unknown(Construct::Call(name())),
            }
        }
        // The arguments lie in a local variable. If they did not, they would count as read.
        Intrinsic::Printf { .. } => {
            let arguments = access(argument(1), MAX_PRINTED, false, None);
            Effect::Accesses(arguments.into_iter().collect())
        }
        Intrinsic::Masked { .. } | Intrinsic::Unsupported(Unsupported::Atomic) => {
            return unknown(Construct::Call(name()));
        }
        Intrinsic::Malloc | Intrinsic::Free => return unknown(Construct::Heap),
        Intrinsic::Unsupported(Unsupported::Texture) => return unknown(Construct::Texture),
    })
}

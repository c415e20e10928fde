//! Lowers functions without a body ([`ir::intrinsics`]): LLVM's and NVVM's intrinsics, libdevice and
//! the C library, the runtime, and the `__ws_…` functions of warpscope's own CUDA headers. One file
//! per family.

mod asynchronous;
mod atomic;
mod bits;
mod convert;
mod float;
mod masked;
mod memory;
mod special;
mod sync;
mod warp;
mod wide_bits;

use super::emit::Emitter;
use crate::bytecode::lower::memory::event_scope;
use crate::bytecode::op::Reg;
use crate::exec::{NAN32, NAN64};
use base::diagnostic::{Diagnostic, Result};
use ir::intrinsics::{Intrinsic, Unsupported, is_reserved};
use ir::{Call, FunctionId};

pub(super) use special::sreg;

/// How the result of a function without a body is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Writes {
    /// Once for the warp if its arguments are kept so, since it is a function of them.
    Pure,
    /// Once for the warp if it is uniform: a special register.
    Special,
    /// By lane.
    ByLane,
}

/// See [`Writes`].
pub(super) fn writes(intrinsic: Intrinsic) -> Writes {
    match intrinsic {
        Intrinsic::SpecialRegister { register, .. } if sreg(register).is_some() => Writes::Special,
        Intrinsic::Float(_) | Intrinsic::Int(_) | Intrinsic::Convert(_) => Writes::Pure,
        _ => Writes::ByLane,
    }
}

impl Emitter<'_, '_> {
    /// Lowers a call of a function without a body and returns the registers of its result.
    pub(super) fn external(&mut self, f: FunctionId, call: &Call) -> Result<Vec<Reg>> {
        use Intrinsic as I;
        let Some(intrinsic) = self.cx.module.intrinsic_of(f) else {
            return Err(self.no_body(f));
        };
        match intrinsic {
            I::DebugVariable { .. } | I::Lifetime | I::Ignored => {
                let zero = self.imm(0);
                let fields = self.flatten(self.p.function.insts[self.inst].ty)?;
                Ok(vec![zero; fields.len()])
            }
            I::SpecialRegister { register, .. } => match sreg(register) {
                Some(sreg) => self.special(sreg),
                None => Err(self.no_body(f)),
            },
            I::Float(function) => self.float_call(function, call),
            I::Int(function) => self.int_call(function, call),
            I::Convert(conversion) => self.convert_call(conversion, call),
            I::Nan { single: true } => Ok(vec![self.imm(u64::from(NAN32))]),
            I::Nan { single: false } => Ok(vec![self.imm(NAN64)]),
            I::Barrier(barrier) => self.barrier(barrier, call),
            I::GridBarrier | I::WarpBarrier | I::Fence(_) | I::Trap | I::Exit => {
                self.sync_call(intrinsic, call)
            }
            I::ActiveMask => Ok(vec![self.active_mask()]),
            I::Shuffle { mode, sync, predicate } => self.shuffle(mode, sync, predicate, call),
            I::Vote { mode, sync } => self.vote(mode, sync, call),
            I::Match { all } => self.match_call(all, call),
            I::WarpReduce(reduction) => self.warp_reduce(reduction, call),
            I::Atomic { op, scope } => self.atomic_call(op, event_scope(scope), call),
            I::Async(op) => self.async_call(op, call),
            I::Mbarrier(op) => self.mbarrier_call(op, call),
            I::Copy { kind, returns } => self.block_copy(kind, returns, call),
            I::ReadOnlyLoad => self.read_only_load(call),
            I::Masked { store, scattered, dense } => {
                self.masked(masked::Kind { store, scattered, dense }, call)
            }
            I::PointerMask => self.pointer_mask(call),
            // A generic address identifies its space, so changing the space does not change the
            // address.
            I::PointerCast => self.simple_args(call, 1),
            I::IsSpace(space) => self.is_space(space, call),
            I::Printf { variadic } => self.printf(variadic, call),
            I::AssertFail | I::Malloc | I::Free => self.runtime_call(intrinsic, call),
            I::Unsupported(Unsupported::Texture | Unsupported::TextureHandle) => {
                let name = self.cx.module.function_name(f);
                Err(self.unsupported(format!("access to a texture or surface through `{name}`")))
            }
            I::Unsupported(_) => Err(self.no_body(f)),
        }
    }

    /// The error that a function has no body and is not a known intrinsic.
    fn no_body(&self, f: FunctionId) -> Box<Diagnostic> {
        let name = self.cx.module.function_name(f);
        if is_reserved(name) {
            return self.unsupported(format!("intrinsic `{name}`"));
        }
        let mut e = self.unsupported("");
        e.message = format!("call to `{name}`, which has no body in this module");
        e
    }
}

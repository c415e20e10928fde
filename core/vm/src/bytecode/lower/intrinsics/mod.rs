//! Lowers functions without a body: LLVM's and NVVM's intrinsics, libdevice and C library names,
//! the runtime's, and the `__ws_…` functions of warpscope's own CUDA headers. One file per family.

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
use crate::bytecode::op::Reg;
use base::diagnostic::Result;
use ir::Call;

pub(super) use special::{builtin, is_clock};
pub use sync::barrier_count_argument;
pub(super) use sync::is_barrier;

/// How the result of a function without a body varies between lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ResultKind {
    /// A function of its arguments: uniform if they are.
    Pure,
    /// A special register.
    Special,
    /// Kept by lane.
    ByLane,
}

/// See [`ResultKind`].
pub(super) fn result(name: &str) -> ResultKind {
    if special::find(name).is_some() {
        ResultKind::Special
    } else if float::find(name).is_some()
        || bits::find(name).is_some()
        || convert::find(name).is_some()
    {
        ResultKind::Pure
    } else {
        ResultKind::ByLane
    }
}

/// Whether a call of the function has no effect at run time.
pub(super) fn is_ignored(name: &str) -> bool {
    const PREFIXES: &[&str] = &[
        "llvm.dbg.",
        "llvm.lifetime.",
        "llvm.invariant.",
        "llvm.assume",
        "llvm.donothing",
        "llvm.experimental.noalias",
        "llvm.var.annotation",
        "llvm.sideeffect",
        "llvm.pseudoprobe",
        "llvm.prefetch",
        "llvm.nvvm.nanosleep",
        "llvm.nvvm.prefetch",
        "llvm.nvvm.pm.event",
        "llvm.stacksave",
        "llvm.stackrestore",
        "__nanosleep",
        "__prof_trigger",
    ];
    PREFIXES.iter().any(|p| name.starts_with(p))
}

/// Strips the type suffixes of an overloaded intrinsic: `llvm.fma.v2f32` and `llvm.fma` are the same.
fn base_name(name: &str) -> &str {
    let mut base = name;
    while let Some((head, tail)) = base.rsplit_once('.') {
        let digits = tail.trim_start_matches(['v', 'x', 'n', 'i', 'f', 'b', 'p', 's']);
        // Type suffixes are letters from that set, then digits, possibly both again (v4f32, bf16).
        let is_type = !tail.is_empty()
            && tail.len() > 1
            && digits.chars().all(|c| c.is_ascii_digit() || "vxifbps".contains(c))
            && tail.chars().any(|c| c.is_ascii_digit())
            && tail.starts_with(['v', 'i', 'f', 'b', 'p', 'n', 's'])
            && !tail.starts_with("sync");
        if !is_type {
            break;
        }
        base = head;
    }
    base
}

impl Emitter<'_, '_> {
    /// Lowers a call of a function without a body and returns the registers of its result.
    pub(super) fn external(&mut self, name: &str, call: &Call) -> Result<Vec<Reg>> {
        if is_ignored(name) {
            let zero = self.imm(0);
            let fields = self.flatten(self.p.function.insts[self.inst].ty)?;
            return Ok(vec![zero; fields.len()]);
        }
        if let Some(sreg) = special::find(name) {
            return self.special(sreg);
        }
        if let Some(op) = float::find(name) {
            return self.float_call(op, call);
        }
        if let Some(op) = bits::find(name) {
            return self.bits_call(op, call);
        }
        if let Some(op) = convert::find(name) {
            return self.convert_call(op, call);
        }
        let families = [
            Self::sync_call,
            Self::warp_call,
            Self::memory_call,
            Self::atomic_call,
            Self::asynchronous_call,
            Self::masked_call,
        ];
        for family in families {
            if let Some(regs) = family(self, name, call)? {
                return Ok(regs);
            }
        }
        if name == "__ws_texture" {
            return Err(self.unsupported("access to a texture or surface"));
        }
        if name.contains("texsurf") || name.contains(".tex.") || name.contains(".suld.") {
            return Err(
                self.unsupported(format!("access to a texture or surface through `{name}`"))
            );
        }
        if name.starts_with("llvm.") {
            return Err(self.unsupported(format!("intrinsic `{name}`")));
        }
        let mut e = self.unsupported("");
        e.message = format!("call to `{name}`, which has no body in this module");
        Err(e)
    }
}

#[cfg(test)]
mod tests {
    use super::base_name;

    #[test]
    fn suffixes_are_stripped() {
        for (name, base) in [
            ("llvm.fma.f32", "llvm.fma"),
            ("llvm.fma.v2f32", "llvm.fma"),
            ("llvm.memcpy.p0.p0.i64", "llvm.memcpy"),
            ("llvm.memcpy.p0i8.p3i8.i64", "llvm.memcpy"),
            ("llvm.umul.with.overflow.i32", "llvm.umul.with.overflow"),
            ("llvm.fabs.bf16", "llvm.fabs"),
            ("llvm.fptosi.sat.i32.f64", "llvm.fptosi.sat"),
            ("llvm.nvvm.barrier.sync", "llvm.nvvm.barrier.sync"),
            ("llvm.expect.i1", "llvm.expect"),
            ("llvm.log2.f32", "llvm.log2"),
            ("llvm.load.relative.i64", "llvm.load.relative"),
            ("llvm.nvvm.ldg.global.f.f32.p0", "llvm.nvvm.ldg.global.f"),
        ] {
            assert_eq!(base_name(name), base);
        }
    }
}

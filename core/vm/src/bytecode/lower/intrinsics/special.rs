//! Lowers special registers, read by intrinsics or (LLVM 3) as fields of variables such as
//! `threadIdx`.

use super::super::emit::Emitter;
use crate::bytecode::op::{Class, Op, Reg, Sreg};
use base::diagnostic::Result;
use ir::analysis::special_register;

/// The special register that a function reads.
pub(in super::super) fn find(name: &str) -> Option<Sreg> {
    Some(match special_register(name)?.0 {
        "tid.x" => Sreg::TidX,
        "tid.y" => Sreg::TidY,
        "tid.z" => Sreg::TidZ,
        "ntid.x" => Sreg::NtidX,
        "ntid.y" => Sreg::NtidY,
        "ntid.z" => Sreg::NtidZ,
        "ctaid.x" => Sreg::CtaidX,
        "ctaid.y" => Sreg::CtaidY,
        "ctaid.z" => Sreg::CtaidZ,
        "nctaid.x" => Sreg::NctaidX,
        "nctaid.y" => Sreg::NctaidY,
        "nctaid.z" => Sreg::NctaidZ,
        "laneid" => Sreg::LaneId,
        "warpid" => Sreg::WarpId,
        "nwarpid" => Sreg::NWarpId,
        "warpsize" => Sreg::WarpSize,
        "smid" => Sreg::SmId,
        "nsmid" => Sreg::NSmId,
        "gridid" => Sreg::GridId,
        "lanemask.eq" => Sreg::LaneMaskEq,
        "lanemask.lt" => Sreg::LaneMaskLt,
        "lanemask.le" => Sreg::LaneMaskLe,
        "lanemask.gt" => Sreg::LaneMaskGt,
        "lanemask.ge" => Sreg::LaneMaskGe,
        "clock" => Sreg::Clock,
        "clock64" => Sreg::Clock64,
        "globaltimer" => Sreg::GlobalTimer,
        "dynamic_smem_size" | "dynamic.smem.size" => Sreg::DynamicSharedSize,
        "total_smem_size" | "total.smem.size" => Sreg::TotalSharedSize,
        _ => return None,
    })
}

/// Whether the function reads a register that changes while a warp runs.
pub(in super::super) fn is_clock(name: &str) -> bool {
    name.contains("clock") || name.contains("globaltimer")
}

/// The special register at byte `offset` of a built-in variable.
pub(in super::super) fn builtin(variable: &str, offset: u64) -> Option<Sreg> {
    let row = match variable {
        "threadIdx" => [Sreg::TidX, Sreg::TidY, Sreg::TidZ],
        "blockIdx" => [Sreg::CtaidX, Sreg::CtaidY, Sreg::CtaidZ],
        "blockDim" => [Sreg::NtidX, Sreg::NtidY, Sreg::NtidZ],
        "gridDim" => [Sreg::NctaidX, Sreg::NctaidY, Sreg::NctaidZ],
        "warpSize" if offset == 0 => return Some(Sreg::WarpSize),
        _ => return None,
    };
    // Not `as`: the distance to another variable may not fit a 32-bit usize.
    let axis = usize::try_from(offset / 4).ok().filter(|_| offset.is_multiple_of(4))?;
    row.get(axis).copied()
}

impl Emitter<'_, '_> {
    /// Reads a special register into the current result.
    pub(in super::super) fn special(&mut self, sreg: Sreg) -> Result<Vec<Reg>> {
        let ty = self.p.function.insts[self.inst].ty;
        let class = if self.result_scalar() { Class::S } else { self.scalar_of(ty)?.class() };
        Ok(vec![self.special_register(class, sreg)])
    }

    /// Reads a special register; only once in each part of the code where it stays the same.
    pub(in super::super) fn special_register(&mut self, class: Class, sreg: Sreg) -> Reg {
        let fixed = !matches!(sreg, Sreg::Clock | Sreg::Clock64 | Sreg::GlobalTimer);
        if fixed && let Some(r) = self.known_special(class, sreg) {
            return r;
        }
        let d = self.fresh(class);
        self.push(Op::Special, d, [Reg::NONE; 3], sreg as u32);
        self.note_unstable(d, !fixed);
        if fixed {
            self.remember_special(class, sreg, d);
        }
        d
    }
}

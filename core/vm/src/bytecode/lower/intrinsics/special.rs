//! Lowers special registers, read by intrinsics or (LLVM 3) as fields of variables such as
//! `threadIdx`.

use super::super::emit::Emitter;
use crate::bytecode::op::{Op, Reg, RegClass, Sreg};
use base::diagnostic::Result;
use ir::intrinsics::{Axis, SpecialRegister};

/// The simulated register.
pub(in super::super) fn sreg(register: SpecialRegister) -> Option<Sreg> {
    use SpecialRegister as R;
    let by_axis = |axis, [x, y, z]: [Sreg; 3]| match axis {
        Axis::X => x,
        Axis::Y => y,
        Axis::Z => z,
    };
    Some(match register {
        R::Tid(axis) => by_axis(axis, [Sreg::TidX, Sreg::TidY, Sreg::TidZ]),
        R::Ntid(axis) => by_axis(axis, [Sreg::NtidX, Sreg::NtidY, Sreg::NtidZ]),
        R::Ctaid(axis) => by_axis(axis, [Sreg::CtaidX, Sreg::CtaidY, Sreg::CtaidZ]),
        R::Nctaid(axis) => by_axis(axis, [Sreg::NctaidX, Sreg::NctaidY, Sreg::NctaidZ]),
        R::LaneId => Sreg::LaneId,
        R::WarpId => Sreg::WarpId,
        R::NWarpId => Sreg::NWarpId,
        R::WarpSize => Sreg::WarpSize,
        R::SmId => Sreg::SmId,
        R::NSmId => Sreg::NSmId,
        R::GridId => Sreg::GridId,
        R::LaneMaskEq => Sreg::LaneMaskEq,
        R::LaneMaskLt => Sreg::LaneMaskLt,
        R::LaneMaskLe => Sreg::LaneMaskLe,
        R::LaneMaskGt => Sreg::LaneMaskGt,
        R::LaneMaskGe => Sreg::LaneMaskGe,
        R::Clock => Sreg::Clock,
        R::Clock64 => Sreg::Clock64,
        R::GlobalTimer => Sreg::GlobalTimer,
        R::DynamicSharedSize => Sreg::DynamicSharedSize,
        R::TotalSharedSize => Sreg::TotalSharedSize,
        R::Other(_) => return None,
    })
}

impl Emitter<'_, '_> {
    /// Reads a special register into the current result.
    pub(in super::super) fn special(&mut self, sreg: Sreg) -> Result<Vec<Reg>> {
        let ty = self.p.function.insts[self.inst].ty;
        let class = if self.result_scalar() { RegClass::S } else { self.scalar_of(ty)?.class() };
        Ok(vec![self.special_register(class, sreg)])
    }

    /// Reads a special register; only once in each part of the code where it stays the same.
    pub(in super::super) fn special_register(&mut self, class: RegClass, sreg: Sreg) -> Reg {
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

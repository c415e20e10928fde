//! Special registers.

use super::block::Block;
use super::machine::Machine;
use super::registers::Registers;
use crate::bytecode::{Instr, RegClass, Sreg};
use events::Observer;

impl<O: Observer> Machine<'_, O> {
    /// Reads special register `i.imm` (PTX ISA, "Special Registers") for all lanes.
    #[inline(always)]
    pub(super) fn read_special<const W: usize, const B: usize>(
        &self,
        r: &mut Registers<'_, W>,
        block: &Block<B>,
        (warp, tid): (u32, &[[u32; W]]),
        i: &Instr,
    ) {
        const X: u32 = Sreg::TidX as u32;
        const Y: u32 = Sreg::TidY as u32;
        const Z: u32 = Sreg::TidZ as u32;
        match (i.imm, i.d.class()) {
            (X | Y | Z, RegClass::V32) => r.v32[i.d.index()] = tid[(i.imm - X) as usize],
            (_, RegClass::S) => {
                r.s[i.d.index()] = match self.special_of_warp(block, warp, i.imm) {
                    Some(value) => value,
                    // The lowering knows that the block is such that all lanes have one.
                    None => self.special(block, warp, tid, i.imm)[0],
                }
            }
            _ => {
                let values = self.special(block, warp, tid, i.imm);
                r.write(i.d, &values, Registers::<W>::ALL);
            }
        }
    }

    /// The value of special register `n`, if all lanes of a warp have the same.
    fn special_of_warp<const B: usize>(&self, block: &Block<B>, warp: u32, n: u32) -> Option<u64> {
        let Some(n) = Sreg::from_u32(n) else { return Some(0) };
        let (grid, dim, at) = (self.launch.grid, self.launch.block, block.coordinates);
        let value = match n {
            Sreg::NtidX => dim.x,
            Sreg::NtidY => dim.y,
            Sreg::NtidZ => dim.z,
            Sreg::CtaidX => at.x,
            Sreg::CtaidY => at.y,
            Sreg::CtaidZ => at.z,
            Sreg::NctaidX => grid.x,
            Sreg::NctaidY => grid.y,
            Sreg::NctaidZ => grid.z,
            Sreg::WarpId => warp,
            Sreg::NWarpId => self.launch.warps_per_block(),
            Sreg::WarpSize => self.launch.warp_size,
            Sreg::SmId => (block.linear % 132) as u32,
            Sreg::NSmId => 132,
            Sreg::GridId => 1,
            // Time is the number of warp instructions, so that it is the same in every run.
            Sreg::Clock => self.steps as u32,
            Sreg::Clock64 | Sreg::GlobalTimer => return Some(self.steps),
            Sreg::DynamicSharedSize => self.launch.shared_bytes as u32,
            Sreg::TotalSharedSize => self.shared_bytes as u32,
            _ => return None,
        };
        Some(value.into())
    }

    /// Values of special register `n` by lane.
    #[inline(never)]
    fn special<const W: usize, const B: usize>(
        &self,
        block: &Block<B>,
        warp: u32,
        tid: &[[u32; W]],
        n: u32,
    ) -> [u64; W] {
        if let Some(value) = self.special_of_warp(block, warp, n) {
            return [value; W];
        }
        let by_lane = |f: &dyn Fn(u32) -> u64| std::array::from_fn(|l| f(l as u32));
        match Sreg::from_u32(n) {
            Some(Sreg::TidX) => tid[0].map(u64::from),
            Some(Sreg::TidY) => tid[1].map(u64::from),
            Some(Sreg::TidZ) => tid[2].map(u64::from),
            Some(Sreg::LaneId) => by_lane(&|l| u64::from(l % self.launch.warp_size)),
            Some(Sreg::LaneMaskEq) => by_lane(&|l| 1 << l),
            Some(Sreg::LaneMaskLt) => by_lane(&|l| (1 << l) - 1),
            Some(Sreg::LaneMaskLe) => by_lane(&|l| (2u64 << l).wrapping_sub(1)),
            Some(Sreg::LaneMaskGt) => {
                by_lane(&|l| !(2u64 << l).wrapping_sub(1) & Registers::<W>::ALL)
            }
            Some(Sreg::LaneMaskGe) => by_lane(&|l| !((1 << l) - 1) & Registers::<W>::ALL),
            _ => [0; W],
        }
    }
}

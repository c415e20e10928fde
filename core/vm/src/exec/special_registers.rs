//! Special registers.

use super::block::Block;
use super::machine::Machine;
use super::registers::Registers;
use crate::bytecode::Sreg;
use events::Observer;

impl<O: Observer> Machine<'_, O> {
    /// Values of special register `n` by lane (PTX ISA, "Special Registers").
    pub(super) fn special<const W: usize>(
        &self,
        block: &Block<W>,
        warp: u32,
        tid: &[[u32; W]],
        n: u32,
    ) -> [u64; W] {
        let Some(n) = Sreg::from_u32(n) else { return [0; W] };
        let (grid, dim, at) = (self.launch.grid, self.launch.block, block.coordinates);
        let by_lane = |f: &dyn Fn(u32) -> u64| std::array::from_fn(|l| f(l as u32));
        let all = |v: u32| [u64::from(v); W];
        match n {
            Sreg::TidX => tid[0].map(u64::from),
            Sreg::TidY => tid[1].map(u64::from),
            Sreg::TidZ => tid[2].map(u64::from),
            Sreg::NtidX => all(dim.x),
            Sreg::NtidY => all(dim.y),
            Sreg::NtidZ => all(dim.z),
            Sreg::CtaidX => all(at.x),
            Sreg::CtaidY => all(at.y),
            Sreg::CtaidZ => all(at.z),
            Sreg::NctaidX => all(grid.x),
            Sreg::NctaidY => all(grid.y),
            Sreg::NctaidZ => all(grid.z),
            Sreg::LaneId => by_lane(&|l| u64::from(l % self.launch.warp_size)),
            Sreg::WarpId => all(warp),
            Sreg::NWarpId => all(self.launch.warps_per_block()),
            Sreg::WarpSize => all(self.launch.warp_size),
            Sreg::SmId => all((block.linear % 132) as u32),
            Sreg::NSmId => all(132),
            Sreg::GridId => all(1),
            Sreg::LaneMaskEq => by_lane(&|l| 1 << l),
            Sreg::LaneMaskLt => by_lane(&|l| (1 << l) - 1),
            Sreg::LaneMaskLe => by_lane(&|l| (2u64 << l).wrapping_sub(1)),
            Sreg::LaneMaskGt => by_lane(&|l| !(2u64 << l).wrapping_sub(1) & Registers::<W>::ALL),
            Sreg::LaneMaskGe => by_lane(&|l| !((1 << l) - 1) & Registers::<W>::ALL),
            // Time is the number of warp instructions, so that it is the same in every run.
            Sreg::Clock => all(self.steps as u32),
            Sreg::Clock64 | Sreg::GlobalTimer => [self.steps; W],
            Sreg::DynamicSharedSize => all(self.launch.shared_bytes as u32),
            Sreg::TotalSharedSize => all(self.shared_bytes as u32),
        }
    }
}

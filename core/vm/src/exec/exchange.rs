//! Exchanges between the lanes of a warp: shuffle, vote, match, redux.

use super::access::lanes;
use super::block::Block;
use super::intrinsics::warp::{redux, shuffle_source, vote};
use super::machine::Machine;
use super::registers::Registers;
use crate::bytecode::{Instr, Op, Redux, SiteId, Vote};
use events::{BarrierGroup, BarrierMismatch, Observer};

/// Barrier number of mismatches at warp-level operations.
pub const WARP_LEVEL: u32 = u32::MAX;

impl<O: Observer> Machine<'_, O> {
    /// Executes one exchange for the lanes of `mask`; `who` is the warp, its active lanes and the
    /// last branch at which it diverged.
    pub(super) fn exchange<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        block: &Block<W>,
        who: (u32, u64, Option<SiteId>),
        mask: u64,
        i: &Instr,
        site: SiteId,
    ) {
        let (d, a, b, c) = (i.d, i.a, i.b, i.c);
        match i.op {
            Op::Shuffle => {
                let info = self.program.shuffles[i.imm as usize];
                let values = r.vector64(info.value);
                let (lane_b, clamp) = (r.vector64(info.lane), r.vector64(info.clamp));
                let mut out = values;
                let mut inside = 0u64;
                for l in lanes(mask) {
                    // segments are of 32 lanes also in a 64-wide warp
                    let high = l as u32 & !31;
                    let (s, ok) =
                        shuffle_source(info.mode, l as u32 & 31, lane_b[l] as u32, clamp[l] as u32);
                    let s = (high + s) as usize;
                    // an inactive source: the value is undefined; the lane keeps its own
                    if s < W && mask >> s & 1 != 0 {
                        out[l] = values[s];
                    }
                    inside |= u64::from(ok) << l;
                }
                r.write(d, &out, mask);
                if c.is_some() {
                    r.blend_mask(c, inside, mask);
                }
                if info.members.is_some() {
                    let members = r.lane(info.members, mask.trailing_zeros() as usize);
                    self.check_members(block, who, mask, members, site);
                }
            }
            Op::Vote => {
                let kind = Vote::from_u32(i.imm).unwrap_or(Vote::Any);
                let yes = r.mask(b) & mask;
                let values: [u64; W] = if a.is_some() {
                    let members = r.vector64(a);
                    std::array::from_fn(|l| vote(kind, members[l] & mask, yes))
                } else {
                    [vote(kind, mask, yes); W]
                };
                r.write(d, &values, mask);
                if a.is_some() {
                    let members = r.lane(a, mask.trailing_zeros() as usize);
                    self.check_members(block, who, mask, members, site);
                }
            }
            Op::Match => {
                let (members, values) = (r.vector64(a), r.vector64(b));
                let mut out = [0u64; W];
                let mut all = 0u64;
                for l in lanes(mask) {
                    let m = members[l] & mask;
                    let equal =
                        lanes(m).filter(|&k| values[k] == values[l]).fold(0, |x, k| x | 1 << k);
                    if i.imm == 0 {
                        out[l] = equal;
                    } else if equal == m {
                        out[l] = m;
                        all |= 1 << l;
                    }
                }
                r.write(d, &out, mask);
                if c.is_some() {
                    r.blend_mask(c, all, mask);
                }
            }
            Op::Redux => {
                let kind = Redux::from_u32(i.imm).unwrap_or(Redux::Add);
                let (members, values) = (r.vector64(a), r.vector64(b));
                let mut out = [0u64; W];
                for l in lanes(mask) {
                    out[l] =
                        u64::from(redux(kind, lanes(members[l] & mask).map(|k| values[k] as u32)));
                }
                r.write(d, &out, mask);
            }

            _ => {}
        }
    }

    /// Reports a warp-level operation whose member mask includes active lanes that do not take
    /// part.
    fn check_members<const W: usize>(
        &mut self,
        block: &Block<W>,
        (warp, live, branch): (u32, u64, Option<SiteId>),
        active: u64,
        members: u64,
        site: SiteId,
    ) {
        let missing = members & live & !active;
        if missing == 0 {
            return;
        }
        self.observer.mismatch(&BarrierMismatch {
            block: block.linear,
            interval: block.interval,
            barrier: WARP_LEVEL,
            waiting: vec![BarrierGroup {
                site,
                calls: vec![],
                trips: vec![],
                threads: vec![(warp, active)],
            }],
            exited: vec![],
            completes: true,
            diverged: vec![(warp, missing)],
            branch,
            step: self.steps,
        });
    }
}

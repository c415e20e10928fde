//! Exchanges between the lanes of a warp: shuffle, vote, match, redux; and register access across
//! lanes and frames.

use super::access::lanes;
use super::block::Block;
use super::intrinsics::soft::compute;
use super::intrinsics::warp::{redux, shuffle_source, vote};
use super::machine::Machine;
use super::registers::Registers;
use super::warp::Warp;
use crate::bytecode::{Class, Instr, MathFn, Op, Redux, Reg, SiteId, SoftInfo, Vote};
use events::Observer;

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
}

/// Lanes in which a predicate of any class is not zero.
pub(super) fn predicate_mask<const W: usize>(r: &Registers<'_, W>, a: Reg) -> u64 {
    match a.class() {
        Class::P => r.p[a.index()],
        Class::S => {
            if r.s[a.index()] != 0 {
                u64::MAX
            } else {
                0
            }
        }
        _ => r.vector64(a).iter().enumerate().fold(0, |m, (l, &v)| m | u64::from(v != 0) << l),
    }
}

/// Copies a register of one frame to one of another.
pub(super) fn copy_register<const W: usize>(
    warp: &mut Warp<W>,
    from: [u32; 4],
    src: Reg,
    to: [u32; 4],
    dst: Reg,
    mask: u64,
) {
    let absolute =
        |base: [u32; 4], r: Reg| Reg::new(r.class(), base[r.class() as usize] + r.index() as u32);
    let mut all =
        Registers::<W> { v32: &mut warp.v32, v64: &mut warp.v64, p: &mut warp.p, s: &mut warp.s };
    let values = all.vector64(absolute(from, src));
    all.write(absolute(to, dst), &values, mask);
}

pub(super) fn math_op<const W: usize>(
    r: &mut Registers<'_, W>,
    i: &Instr,
    mask: u64,
    h: impl Fn(MathFn, u64, u64) -> u64,
) {
    let function = MathFn::from_u32(i.imm).unwrap_or(MathFn::Sqrt);
    let b = |r: &Registers<'_, W>, l| if i.b.is_some() { r.lane(i.b, l) } else { 0 };
    if i.d.is_scalar() {
        r.s[i.d.index()] = h(function, r.s[i.a.index()], b(r, 0));
        return;
    }
    // Lane by lane; inactive lanes are skipped, which is allowed for a pure function: their results
    // are never read before an active computation replaces them.
    for l in lanes(mask) {
        let v = h(function, r.lane(i.a, l), b(r, l));
        r.set_lane(i.d, l, v);
    }
}

/// Rare arithmetic, lane by lane as in [`math_op`]. Returns the lanes that divided by zero.
pub(super) fn soft<const W: usize>(
    r: &mut Registers<'_, W>,
    info: &SoftInfo,
    i: &Instr,
    mask: u64,
) -> u64 {
    let mut zero = 0;
    let mut one = |r: &mut Registers<'_, W>, l: usize| {
        let args = info.args.map(|a| if a.is_some() { r.lane(a, l) } else { 0 });
        let [first, second] = compute(info.f, info.bits, args).unwrap_or_else(|| {
            zero |= 1 << l;
            [0; 2]
        });
        r.set_lane(i.d, l, first);
        if i.c.is_some() {
            r.set_lane(i.c, l, second);
        }
    };
    if i.d.is_scalar() {
        one(r, 0);
        return if zero != 0 { mask } else { 0 };
    }
    for l in lanes(mask) {
        one(r, l);
    }
    zero
}

/// Active lanes whose divisor is zero.
#[inline(always)]
pub(super) fn zero_lanes<const W: usize>(r: &Registers<'_, W>, b: Reg, mask: u64) -> u64 {
    if b.is_scalar() {
        return if r.s[b.index()] == 0 { mask } else { 0 };
    }
    let mut zero = 0u64;
    match b.class() {
        Class::V32 => {
            for (l, &v) in r.v32[b.index()].iter().enumerate() {
                zero |= u64::from(v == 0) << l;
            }
        }
        _ => {
            for (l, &v) in r.v64[b.index()].iter().enumerate() {
                zero |= u64::from(v == 0) << l;
            }
        }
    }
    zero & mask
}

//! The loop: one warp instruction after another.

use super::access::{Reach, lanes};
use super::block::Block;
use super::compare::{fcmp32, fcmp64, icmp32, icmp64};
use super::event::{FaultKind, Observer, Scope};
use super::exchange::{copy_register, math_op, predicate_mask, zero_lanes};
use super::intrinsics::math::{self, bits32, bits64, max32, min32};
use super::machine::{Machine, Stop};
use super::registers::Registers;
use super::warp::{BarrierWait, Fragment, Frame, NONE, State, Warp, call_path, context};
use crate::bytecode::{Class, Op, Reg, SiteId, target};

/// Warp instructions that a fragment may run before others get a turn. Large, since turns are only
/// needed when somebody spins.
const QUANTUM: u64 = 1 << 16;

#[inline(always)]
fn f(x: u32) -> f32 {
    f32::from_bits(x)
}
#[inline(always)]
fn g(x: u64) -> f64 {
    f64::from_bits(x)
}

impl<O: Observer> Machine<'_, O> {
    /// Runs the fragments of a warp until none is runnable, or until the quantum of one is used up
    /// without any change to memory.
    pub(super) fn run_warp<const W: usize>(&mut self, block: &mut Block<W>, warp: &mut Warp<W>) {
        while self.stop.is_none() {
            // The youngest first: the inner sides of divergent branches end before the outer ones go on.
            let Some(next) =
                warp.fragments.iter().rposition(|f| f.state == State::Runnable && !f.spinning)
            else {
                return;
            };
            let fragment = warp.fragments.remove(next);
            self.run_fragment(block, warp, fragment);
        }
    }

    #[allow(clippy::cognitive_complexity)]
    fn run_fragment<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        warp: &mut Warp<W>,
        fragment: Fragment,
    ) {
        let program = self.program;
        let Fragment { mut mask, mut pc, mut frame, mut join, .. } = fragment;
        let quantum_end = self.steps + QUANTUM;
        self.progress = false;
        'frame: loop {
            let fr = &warp.frames[frame as usize];
            let function = &program.functions[fr.function as usize];
            let local_base = fr.local_base;
            let code = &function.code[..];
            let range = |k: usize| fr.base[k] as usize..(fr.base[k] + fr.count[k]) as usize;
            let (r0, r1, r2, r3) = (range(0), range(1), range(2), range(3));
            // The pc at which this fragment meets others, if that is in this frame.
            let mut join_pc = join_target(warp, join, frame);
            let mut r = Registers::<W> {
                v32: &mut warp.v32[r0],
                v64: &mut warp.v64[r1],
                p: &mut warp.p[r2],
                s: &mut warp.s[r3],
            };
            // Goes to a pc; at the join the fragment ends unless it is the last to arrive.
            macro_rules! goto {
                ($target:expr) => {{
                    pc = $target;
                    if pc == join_pc {
                        match warp.arrive(join, mask) {
                            Some((all, parent)) => {
                                mask = all;
                                join = parent;
                                continue 'frame;
                            }
                            None => return,
                        }
                    }
                    if self.steps >= quantum_end {
                        self.pause(
                            warp,
                            Fragment {
                                mask,
                                pc,
                                frame,
                                join,
                                state: State::Runnable,
                                spinning: false,
                            },
                            function.sites[pc as usize],
                        );
                        return;
                    }
                }};
            }
            // `mask` as an event context.
            macro_rules! here {
                () => {
                    context(block.linear, warp.index, mask, block.interval, self.steps)
                };
            }
            loop {
                let i = &code[pc as usize];
                self.steps += 1;
                self.lane_steps += u64::from(mask.count_ones());
                let (d, a, b, c) = (i.d, i.a, i.b, i.c);
                pc += 1;
                match i.op {
                    Op::Add32 => r.bin32(d, a, b, u32::wrapping_add),
                    Op::Sub32 => r.bin32(d, a, b, u32::wrapping_sub),
                    Op::Mul32 => r.bin32(d, a, b, u32::wrapping_mul),
                    Op::UDiv32 | Op::SDiv32 | Op::URem32 | Op::SRem32 => {
                        let zero = zero_lanes(&r, b, mask);
                        if zero != 0 {
                            let context = here!();
                            self.plain_fault(
                                FaultKind::DivisionByZero,
                                function.sites[pc as usize - 1],
                                context,
                                zero,
                                String::new(),
                            );
                        }
                        match i.op {
                            Op::UDiv32 => {
                                r.bin32(d, a, b, |a, b| a.checked_div(b).unwrap_or(u32::MAX));
                            }
                            Op::SDiv32 => r.bin32(d, a, b, |a, b| {
                                if b == 0 {
                                    u32::MAX
                                } else {
                                    (a as i32).wrapping_div(b as i32) as u32
                                }
                            }),
                            Op::URem32 => r.bin32(d, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
                            _ => r.bin32(d, a, b, |a, b| {
                                if b == 0 { a } else { (a as i32).wrapping_rem(b as i32) as u32 }
                            }),
                        }
                    }
                    Op::Shl32 => r.bin32(d, a, b, |a, b| if b < 32 { a << (b & 31) } else { 0 }),
                    Op::LShr32 => r.bin32(d, a, b, |a, b| if b < 32 { a >> (b & 31) } else { 0 }),
                    Op::AShr32 => r.bin32(d, a, b, |a, b| ((a as i32) >> b.min(31)) as u32),
                    Op::And32 => r.bin32(d, a, b, |a, b| a & b),
                    Op::Or32 => r.bin32(d, a, b, |a, b| a | b),
                    Op::Xor32 => r.bin32(d, a, b, |a, b| a ^ b),
                    Op::UMin32 => r.bin32(d, a, b, Ord::min),
                    Op::UMax32 => r.bin32(d, a, b, Ord::max),
                    Op::SMin32 => r.bin32(d, a, b, |a, b| (a as i32).min(b as i32) as u32),
                    Op::SMax32 => r.bin32(d, a, b, |a, b| (a as i32).max(b as i32) as u32),
                    Op::UMulHi32 => {
                        r.bin32(d, a, b, |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32);
                    }
                    Op::SMulHi32 => r.bin32(d, a, b, |a, b| {
                        ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
                    }),
                    Op::Fshl32 => r.tern32(d, a, b, c, |a, b, c| {
                        ((((u64::from(a) << 32) | u64::from(b)) << (c & 31)) >> 32) as u32
                    }),
                    Op::Fshr32 => r.tern32(d, a, b, c, |a, b, c| {
                        (((u64::from(a) << 32) | u64::from(b)) >> (c & 31)) as u32
                    }),
                    Op::Ctpop32 => r.un32(d, a, u32::count_ones),
                    Op::Ctlz32 => r.un32(d, a, u32::leading_zeros),
                    Op::Cttz32 => r.un32(d, a, u32::trailing_zeros),
                    Op::Bitreverse32 => r.un32(d, a, u32::reverse_bits),
                    Op::Bswap32 => r.un32(d, a, u32::swap_bytes),
                    Op::Sext32 => {
                        let n = 32 - i.imm.clamp(1, 32);
                        r.un32(d, a, |a| (((a << n) as i32) >> n) as u32);
                    }

                    Op::Add64 => r.bin64(d, a, b, u64::wrapping_add),
                    Op::Sub64 => r.bin64(d, a, b, u64::wrapping_sub),
                    Op::Mul64 => r.bin64(d, a, b, u64::wrapping_mul),
                    Op::UDiv64 | Op::SDiv64 | Op::URem64 | Op::SRem64 => {
                        let zero = zero_lanes(&r, b, mask);
                        if zero != 0 {
                            let context = here!();
                            self.plain_fault(
                                FaultKind::DivisionByZero,
                                function.sites[pc as usize - 1],
                                context,
                                zero,
                                String::new(),
                            );
                        }
                        match i.op {
                            Op::UDiv64 => {
                                r.bin64(d, a, b, |a, b| a.checked_div(b).unwrap_or(u64::MAX));
                            }
                            Op::SDiv64 => r.bin64(d, a, b, |a, b| {
                                if b == 0 {
                                    u64::MAX
                                } else {
                                    (a as i64).wrapping_div(b as i64) as u64
                                }
                            }),
                            Op::URem64 => r.bin64(d, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
                            _ => r.bin64(d, a, b, |a, b| {
                                if b == 0 { a } else { (a as i64).wrapping_rem(b as i64) as u64 }
                            }),
                        }
                    }
                    Op::Shl64 => r.bin64(d, a, b, |a, b| if b < 64 { a << (b & 63) } else { 0 }),
                    Op::LShr64 => r.bin64(d, a, b, |a, b| if b < 64 { a >> (b & 63) } else { 0 }),
                    Op::AShr64 => r.bin64(d, a, b, |a, b| ((a as i64) >> b.min(63)) as u64),
                    Op::And64 => r.bin64(d, a, b, |a, b| a & b),
                    Op::Or64 => r.bin64(d, a, b, |a, b| a | b),
                    Op::Xor64 => r.bin64(d, a, b, |a, b| a ^ b),
                    Op::UMin64 => r.bin64(d, a, b, Ord::min),
                    Op::UMax64 => r.bin64(d, a, b, Ord::max),
                    Op::SMin64 => r.bin64(d, a, b, |a, b| (a as i64).min(b as i64) as u64),
                    Op::SMax64 => r.bin64(d, a, b, |a, b| (a as i64).max(b as i64) as u64),
                    Op::UMulHi64 => {
                        r.bin64(d, a, b, |a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64);
                    }
                    Op::SMulHi64 => r.bin64(d, a, b, |a, b| {
                        ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64
                    }),
                    Op::Fshl64 => r.tern64(d, a, b, c, |a, b, c| {
                        ((((u128::from(a) << 64) | u128::from(b)) << (c & 63)) >> 64) as u64
                    }),
                    Op::Fshr64 => r.tern64(d, a, b, c, |a, b, c| {
                        (((u128::from(a) << 64) | u128::from(b)) >> (c & 63)) as u64
                    }),
                    Op::Ctpop64 => r.un64(d, a, |a| u64::from(a.count_ones())),
                    Op::Ctlz64 => r.un64(d, a, |a| u64::from(a.leading_zeros())),
                    Op::Cttz64 => r.un64(d, a, |a| u64::from(a.trailing_zeros())),
                    Op::Bitreverse64 => r.un64(d, a, u64::reverse_bits),
                    Op::Bswap64 => r.un64(d, a, u64::swap_bytes),
                    Op::Sext64 => {
                        let n = 64 - i.imm.clamp(1, 64);
                        if a.class() == Class::V32 || (a.is_scalar() && i.imm <= 32) {
                            r.widen(d, a, |a| (((u64::from(a) << n) as i64) >> n) as u64);
                        } else {
                            r.un64(d, a, |a| (((a << n) as i64) >> n) as u64);
                        }
                    }
                    Op::Lea64 => {
                        let scale = i64::from(i.imm as i32) as u64;
                        r.bin64(d, a, b, |a, b| a.wrapping_add(b.wrapping_mul(scale)));
                    }
                    Op::Lea32 => r.lea32(d, a, b, i64::from(i.imm as i32)),

                    Op::AndP => {
                        let m = r.mask(a) & r.mask(b);
                        r.set_mask(d, m);
                    }
                    Op::OrP => {
                        let m = r.mask(a) | r.mask(b);
                        r.set_mask(d, m);
                    }
                    Op::XorP => {
                        let m = r.mask(a) ^ r.mask(b);
                        r.set_mask(d, m);
                    }
                    Op::TruncP32 => r.test32(d, a, |a| a & 1 != 0),
                    Op::TruncP64 => r.test64(d, a, |a| a & 1 != 0),
                    Op::ZextP32 => r.expand32(d, a, 1),
                    Op::SextP32 => r.expand32(d, a, u32::MAX),
                    Op::ZextP64 => r.expand64(d, a, 1),
                    Op::SextP64 => r.expand64(d, a, u64::MAX),
                    Op::ICmp32 => icmp32(&mut r, i),
                    Op::ICmp64 => icmp64(&mut r, i),
                    Op::FCmp32 => fcmp32(&mut r, i),
                    Op::FCmp64 => fcmp64(&mut r, i),
                    Op::FClass32 => {
                        let classes = i.imm;
                        r.test32(d, a, |a| math::fpclass32(a) & classes != 0);
                    }
                    Op::FClass64 => {
                        let classes = i.imm;
                        r.test64(d, a, |a| math::fpclass64(a) & classes != 0);
                    }
                    Op::Select32 => r.select32(d, a, b, c),
                    Op::Select64 => r.select64(d, a, b, c),
                    Op::SelectP => {
                        let m = r.mask(a);
                        let m = (m & r.mask(b)) | (!m & r.mask(c));
                        r.set_mask(d, m);
                    }

                    Op::Trunc64 => r.narrow(d, a, |a| a as u32),
                    Op::Zext64 => r.widen(d, a, u64::from),
                    Op::F32ToF64 => r.widen(d, a, |a| bits64(f64::from(f(a)))),
                    Op::F64ToF32 => r.narrow(d, a, |a| bits32(g(a) as f32)),
                    Op::F16ToF32 => {
                        r.un32(d, a, |a| bits32(half::f16::from_bits(a as u16).to_f32()));
                    }
                    Op::F32ToF16 => r.un32(d, a, |a| half_bits(half::f16::from_f32(f(a)))),
                    Op::F64ToF16 => r.narrow(d, a, |a| half_bits(half::f16::from_f64(g(a)))),
                    Op::Bf16ToF32 => r.un32(d, a, |a| bits32(f(a << 16))),
                    Op::F32ToBf16 => {
                        r.un32(d, a, |a| u32::from(half::bf16::from_f32(f(a)).to_bits()));
                    }
                    Op::F64ToBf16 => {
                        r.narrow(d, a, |a| u32::from(half::bf16::from_f64(g(a)).to_bits()));
                    }
                    Op::S32ToF32 => r.un32(d, a, |a| (a as i32 as f32).to_bits()),
                    Op::U32ToF32 => r.un32(d, a, |a| (a as f32).to_bits()),
                    Op::S64ToF32 => r.narrow(d, a, |a| (a as i64 as f32).to_bits()),
                    Op::U64ToF32 => r.narrow(d, a, |a| (a as f32).to_bits()),
                    Op::S32ToF64 => r.widen(d, a, |a| f64::from(a as i32).to_bits()),
                    Op::U32ToF64 => r.widen(d, a, |a| f64::from(a).to_bits()),
                    Op::S64ToF64 => r.un64(d, a, |a| (a as i64 as f64).to_bits()),
                    Op::U64ToF64 => r.un64(d, a, |a| (a as f64).to_bits()),
                    Op::F32ToS32 => {
                        let n = i.imm;
                        r.un32(d, a, |a| clamp_signed(f64::from(f(a)), n) as u32 & low_mask(n));
                    }
                    Op::F32ToU32 => {
                        let n = i.imm;
                        r.un32(d, a, |a| (f(a) as u32).min(low_mask(n)));
                    }
                    Op::F32ToS64 => r.widen(d, a, |a| f(a) as i64 as u64),
                    Op::F32ToU64 => r.widen(d, a, |a| f(a) as u64),
                    Op::F64ToS32 => {
                        let n = i.imm;
                        r.narrow(d, a, |a| clamp_signed(g(a), n) as u32 & low_mask(n));
                    }
                    Op::F64ToU32 => {
                        let n = i.imm;
                        r.narrow(d, a, |a| (g(a) as u32).min(low_mask(n)));
                    }
                    Op::F64ToS64 => r.un64(d, a, |a| g(a) as i64 as u64),
                    Op::F64ToU64 => r.un64(d, a, |a| g(a) as u64),

                    Op::FAdd32 => r.bin32(d, a, b, |a, b| bits32(f(a) + f(b))),
                    Op::FSub32 => r.bin32(d, a, b, |a, b| bits32(f(a) - f(b))),
                    Op::FMul32 => r.bin32(d, a, b, |a, b| bits32(f(a) * f(b))),
                    Op::FDiv32 => r.bin32(d, a, b, |a, b| bits32(f(a) / f(b))),
                    Op::FRem32 => r.bin32(d, a, b, |a, b| bits32(libm::fmodf(f(a), f(b)))),
                    Op::FNeg32 => r.un32(d, a, |a| a ^ 0x8000_0000),
                    Op::FAbs32 => r.un32(d, a, |a| a & 0x7fff_ffff),
                    Op::FMin32 => r.bin32(d, a, b, |a, b| bits32(min32(f(a), f(b)))),
                    Op::FMax32 => r.bin32(d, a, b, |a, b| bits32(max32(f(a), f(b)))),
                    Op::FMinimum32 => r.bin32(d, a, b, |a, b| bits32(libm::fminimumf(f(a), f(b)))),
                    Op::FMaximum32 => r.bin32(d, a, b, |a, b| bits32(libm::fmaximumf(f(a), f(b)))),
                    Op::CopySign32 => {
                        r.bin32(d, a, b, |a, b| (a & 0x7fff_ffff) | (b & 0x8000_0000));
                    }
                    Op::Fma32 => {
                        r.tern32(d, a, b, c, |a, b, c| bits32(math::fma32(f(a), f(b), f(c))));
                    }
                    Op::FAdd64 => r.bin64(d, a, b, |a, b| bits64(g(a) + g(b))),
                    Op::FSub64 => r.bin64(d, a, b, |a, b| bits64(g(a) - g(b))),
                    Op::FMul64 => r.bin64(d, a, b, |a, b| bits64(g(a) * g(b))),
                    Op::FDiv64 => r.bin64(d, a, b, |a, b| bits64(g(a) / g(b))),
                    Op::FRem64 => r.bin64(d, a, b, |a, b| bits64(libm::fmod(g(a), g(b)))),
                    Op::FNeg64 => r.un64(d, a, |a| a ^ (1 << 63)),
                    Op::FAbs64 => r.un64(d, a, |a| a & !(1 << 63)),
                    Op::FMin64 => r.bin64(d, a, b, |a, b| bits64(libm::fmin(g(a), g(b)))),
                    Op::FMax64 => r.bin64(d, a, b, |a, b| bits64(libm::fmax(g(a), g(b)))),
                    Op::FMinimum64 => r.bin64(d, a, b, |a, b| bits64(libm::fminimum(g(a), g(b)))),
                    Op::FMaximum64 => r.bin64(d, a, b, |a, b| bits64(libm::fmaximum(g(a), g(b)))),
                    Op::CopySign64 => r.bin64(d, a, b, |a, b| (a & !(1 << 63)) | (b & (1 << 63))),
                    Op::Fma64 => {
                        r.tern64(d, a, b, c, |a, b, c| bits64(libm::fma(g(a), g(b), g(c))));
                    }
                    Op::Math32 => math_op(&mut r, i, mask, |h, a, b| {
                        u64::from(bits32(math::math32(h, f(a as u32), f(b as u32), b as i32)))
                    }),
                    Op::Math64 => math_op(&mut r, i, mask, |h, a, b| {
                        bits64(math::math64(h, g(a), g(b), b as i32))
                    }),

                    Op::Mov32 => r.move32(d, a, mask),
                    Op::Mov64 => r.move64(d, a, mask),
                    Op::MovP => {
                        let m = r.mask(a);
                        r.blend_mask(d, m, mask);
                    }
                    Op::MovS => r.s[d.index()] = r.s[a.index()],

                    Op::Special => {
                        let values = self.special(block, warp.index, &warp.tid, i.imm);
                        r.write(d, &values, Registers::<W>::ALL);
                    }
                    Op::LocalAddr => {
                        r.s[d.index()] = target::LOCAL_BASE + local_base + u64::from(i.imm);
                    }
                    Op::ActiveMask => r.write(d, &[mask; W], mask),

                    Op::Load
                    | Op::Store
                    | Op::AtomicRmw
                    | Op::CmpXchg
                    | Op::MemCpy
                    | Op::MemMove
                    | Op::MemSet => {
                        let context = here!();
                        let mut reach = Reach {
                            shared: &mut block.shared,
                            local: &mut warp.local,
                            context,
                            site: function.sites[pc as usize - 1],
                        };
                        match i.op {
                            Op::Load => self.load(&mut r, &mut reach, i),
                            Op::Store => self.store(&mut r, &mut reach, i),
                            Op::AtomicRmw => self.atomic(&mut r, &mut reach, i, false),
                            Op::CmpXchg => self.atomic(&mut r, &mut reach, i, true),
                            Op::MemSet => self.copy(&mut r, &mut reach, i, true),
                            _ => self.copy(&mut r, &mut reach, i, false),
                        }
                    }
                    Op::Fence => {
                        let scope =
                            [Scope::Block, Scope::Device, Scope::System][i.imm.min(2) as usize];
                        let context = here!();
                        self.observer.fence(context, function.sites[pc as usize - 1], scope);
                    }

                    Op::Jump => goto!(i.imm),
                    Op::Branch => {
                        let info = program.branches[i.imm as usize];
                        let side = info.side as usize;
                        if a.is_scalar() {
                            let yes = r.s[a.index()] & 1 != 0;
                            self.coverage[side + usize::from(!yes)] += 1;
                            let context = here!();
                            self.observer.branch(
                                context,
                                function.sites[pc as usize - 1],
                                if yes { mask } else { 0 },
                            );
                            goto!(if yes { info.then_pc } else { info.else_pc });
                        } else {
                            let yes = r.p[a.index()] & mask;
                            let no = mask & !yes;
                            self.coverage[side] += u64::from(yes != 0);
                            self.coverage[side + 1] += u64::from(no != 0);
                            let context = here!();
                            let site = function.sites[pc as usize - 1];
                            self.observer.branch(context, site, yes);
                            if no == 0 {
                                goto!(info.then_pc);
                            } else if yes == 0 {
                                goto!(info.else_pc);
                            } else {
                                warp.last_divergence = Some(site);
                                if info.reconverge_pc != u32::MAX {
                                    join =
                                        warp.make_join(info.reconverge_pc, frame, join, mask, site);
                                    join_pc = info.reconverge_pc;
                                }
                                let meets = |pc: u32| pc == join_pc;
                                if meets(info.then_pc) {
                                    warp.arrive(join, yes);
                                    mask = no;
                                    goto!(info.else_pc);
                                } else if meets(info.else_pc) {
                                    warp.arrive(join, no);
                                    mask = yes;
                                    goto!(info.then_pc);
                                } else {
                                    warp.fragments.push(Fragment {
                                        mask: no,
                                        pc: info.else_pc,
                                        frame,
                                        join,
                                        state: State::Runnable,
                                        spinning: false,
                                    });
                                    mask = yes;
                                    goto!(info.then_pc);
                                }
                                if self.stop.is_some() {
                                    return;
                                }
                                continue 'frame;
                            }
                        }
                    }
                    Op::Call | Op::CallIndirect => {
                        let call = &program.calls[i.imm as usize];
                        let callee = if i.op == Op::Call {
                            call.function
                        } else {
                            match self.indirect_target(&r, a, mask) {
                                Some((callee, same)) if same == mask => callee,
                                Some((_, same)) => {
                                    // Lanes that call something else go one group after another.
                                    let site = function.sites[pc as usize - 1];
                                    join = warp.make_join(pc, frame, join, mask, site);
                                    warp.fragments.push(Fragment {
                                        mask: mask & !same,
                                        pc: pc - 1,
                                        frame,
                                        join,
                                        state: State::Runnable,
                                        spinning: false,
                                    });
                                    mask = same;
                                    pc -= 1;
                                    continue 'frame;
                                }
                                None => {
                                    let site = function.sites[pc as usize - 1];
                                    let context = here!();
                                    self.plain_fault(
                                        FaultKind::WrongSpace,
                                        site,
                                        context,
                                        mask,
                                        "call through a pointer that is no function".into(),
                                    );
                                    self.stop_lanes(warp, mask);
                                    return;
                                }
                            }
                        };
                        let depth = warp.frames[frame as usize].depth + 1;
                        let site = function.sites[pc as usize - 1];
                        if depth > self.limits.max_call_depth {
                            self.stop = Some(Stop::Limit(
                                site,
                                format!("calls nest deeper than {}", self.limits.max_call_depth),
                            ));
                            return;
                        }
                        let target_fn = &program.functions[callee as usize];
                        let caller_base = warp.frames[frame as usize].base;
                        let local = local_base + function.local_bytes;
                        if local + target_fn.local_bytes > self.limits.max_local_bytes {
                            self.stop = Some(Stop::Limit(
                                site,
                                format!(
                                    "a thread needs more than {} bytes of local memory",
                                    self.limits.max_local_bytes
                                ),
                            ));
                            return;
                        }
                        let new = warp.push_frame(
                            callee,
                            target_fn,
                            Frame {
                                function: callee,
                                base: [0; 4],
                                count: [0; 4],
                                local_base: local,
                                mask,
                                caller: frame,
                                return_pc: pc,
                                call: i.imm,
                                call_site: site,
                                depth,
                            },
                        );
                        let new_base = warp.frames[new as usize].base;
                        for (&src, &dst) in call.args.iter().zip(&target_fn.params) {
                            copy_register(
                                warp,
                                caller_base,
                                src,
                                new_base,
                                dst,
                                Registers::<W>::ALL,
                            );
                        }
                        frame = new;
                        pc = 0;
                        continue 'frame;
                    }
                    Op::Return => {
                        let fr = warp.frames[frame as usize].clone();
                        let call = &program.calls[fr.call as usize];
                        let caller_base = warp.frames[fr.caller as usize].base;
                        for (&src, &dst) in function.results.iter().zip(&call.results) {
                            if dst.is_some() {
                                copy_register(warp, fr.base, src, caller_base, dst, mask);
                            }
                        }
                        warp.leave_frame(frame, mask);
                        frame = fr.caller;
                        pc = fr.return_pc;
                        // an indirect call of several functions rejoins right after it
                        if pc == join_target(warp, join, frame) {
                            match warp.arrive(join, mask) {
                                Some((all, parent)) => {
                                    mask = all;
                                    join = parent;
                                }
                                None => return,
                            }
                        }
                        continue 'frame;
                    }
                    Op::Exit => {
                        let context = here!();
                        self.observer.exit(context, mask);
                        warp.remove_lanes(mask);
                        return;
                    }
                    Op::Unreachable => {
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Unreachable,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::new(),
                        );
                        self.stop_lanes(warp, mask);
                        return;
                    }
                    Op::Trap => {
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Trap,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::new(),
                        );
                        self.stop_lanes(warp, mask);
                        return;
                    }
                    Op::AssertFail => {
                        let lane = mask.trailing_zeros() as usize;
                        let message = self.read_string(block, warp_lane(&r, a, lane));
                        let context = here!();
                        self.plain_fault(
                            FaultKind::Assert,
                            function.sites[pc as usize - 1],
                            context,
                            mask,
                            String::from_utf8_lossy(&message).into_owned(),
                        );
                        self.stop_lanes(warp, mask);
                        return;
                    }
                    Op::Barrier => {
                        let info = &program.barriers[i.imm as usize];
                        let lane = mask.trailing_zeros() as usize;
                        let number = if info.number.is_some() {
                            r.lane(info.number, lane) as u32
                        } else {
                            0
                        };
                        let count = info.count.is_some().then(|| r.lane(info.count, lane) as u32);
                        let predicate = if a.is_some() { predicate_mask(&r, a) & mask } else { 0 };
                        let mut trips: Vec<(Vec<u32>, u64)> = vec![];
                        for l in lanes(mask) {
                            let t: Vec<u32> =
                                info.trips.iter().map(|&t| r.lane(t, l) as u32).collect();
                            match trips.iter_mut().find(|(u, _)| *u == t) {
                                Some(x) => x.1 |= 1 << l,
                                None => trips.push((t, 1 << l)),
                            }
                        }
                        self.arrivals += 1;
                        let wait = BarrierWait {
                            number,
                            count,
                            site: function.sites[pc as usize - 1],
                            aligned: info.aligned,
                            calls: call_path(&warp.frames, frame),
                            trips,
                            info: i.imm,
                            d,
                            predicate,
                            arrival: self.arrivals,
                            diverged: 0,
                            judged: false,
                        };
                        if info.arrive_only {
                            block.arrived_only.push((number, count, mask.count_ones()));
                            continue;
                        }
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::Barrier(wait),
                            spinning: false,
                        });
                        return;
                    }
                    Op::GridBarrier => {
                        let site = function.sites[pc as usize - 1];
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::GridBarrier { site },
                            spinning: false,
                        });
                        return;
                    }
                    Op::WarpBarrier => {
                        let site = function.sites[pc as usize - 1];
                        let mut groups: Vec<(u64, u64)> = vec![];
                        if a.is_scalar() {
                            groups.push((r.s[a.index()], mask));
                        } else {
                            for l in lanes(mask) {
                                let m = r.lane(a, l);
                                match groups.iter_mut().find(|g| g.0 == m) {
                                    Some(g) => g.1 |= 1 << l,
                                    None => groups.push((m, 1 << l)),
                                }
                            }
                        }
                        // with 32-bit masks on a 64-wide warp, all ones means all
                        for gr in &mut groups {
                            if W == 64 && gr.0 == 0xffff_ffff {
                                gr.0 = u64::MAX;
                            }
                            gr.0 |= gr.1;
                        }
                        let live = warp.live;
                        if groups.iter().all(|&(m, l)| m & live & !l == 0) {
                            let context = here!();
                            for (m, _) in groups {
                                self.observer.warp_barrier(context, site, m & live);
                            }
                            continue;
                        }
                        warp.fragments.push(Fragment {
                            mask,
                            pc,
                            frame,
                            join,
                            state: State::WarpBarrier { site, groups },
                            spinning: false,
                        });
                        return;
                    }
                    Op::TripReset => r.write(d, &[0; W], mask),
                    Op::TripNext => {
                        let t = r.vector64(d);
                        r.write(d, &t.map(|t| t.wrapping_add(1)), mask);
                    }

                    Op::Shuffle | Op::Vote | Op::Match | Op::Redux => {
                        let site = function.sites[pc as usize - 1];
                        let who = (warp.index, warp.live, warp.last_divergence);
                        self.exchange(&mut r, block, who, mask, i, site);
                    }

                    Op::Printf => {
                        for l in lanes(mask) {
                            let (format, args) = (warp_lane(&r, a, l), warp_lane(&r, b, l));
                            let text = self.printf(block, &mut warp.local, l, format, args);
                            self.print(&text);
                        }
                        if d.is_some() {
                            r.write(d, &[0; W], mask);
                        }
                    }
                    Op::Malloc => {
                        let mut out = [0u64; W];
                        for l in lanes(mask) {
                            out[l] = self.malloc(r.lane(a, l));
                        }
                        r.write(d, &out, mask);
                    }
                    Op::Free => {
                        for l in lanes(mask) {
                            let address = r.lane(a, l);
                            if address != 0 && !self.free(address) {
                                let context = here!();
                                self.plain_fault(
                                    FaultKind::OutOfBounds,
                                    function.sites[pc as usize - 1],
                                    context,
                                    1 << l,
                                    "free of an address that malloc did not return".into(),
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    /// A quantum is used up. Marks the fragment as spinning if nothing in memory has changed.
    #[cold]
    fn pause<const W: usize>(&mut self, warp: &mut Warp<W>, mut fragment: Fragment, site: SiteId) {
        if self.steps >= self.limits.max_steps {
            self.stop = Some(Stop::StepLimit(site));
        }
        if self.observer.stop() {
            self.stop = Some(Stop::Observer);
        }
        fragment.spinning = !self.progress;
        warp.fragments.push(fragment);
    }

    /// Stops lanes after a fault: they count as arrived everywhere, and cause no findings of their own.
    pub(super) fn stop_lanes<const W: usize>(&mut self, warp: &mut Warp<W>, mask: u64) {
        warp.stopped |= mask;
        warp.remove_lanes(mask);
    }
}

/// The pc of join `j` if it is in `frame`.
#[inline(always)]
fn join_target<const W: usize>(warp: &Warp<W>, j: u32, frame: u32) -> u32 {
    if j == NONE {
        return u32::MAX - 1;
    }
    let join = &warp.joins[j as usize];
    if join.frame == frame { join.pc } else { u32::MAX - 1 }
}

#[inline(always)]
fn warp_lane<const W: usize>(r: &Registers<'_, W>, reg: Reg, lane: usize) -> u64 {
    r.lane(reg, lane)
}

fn half_bits(x: half::f16) -> u32 {
    if x.is_nan() { 0x7fff } else { u32::from(x.to_bits()) }
}

#[inline(always)]
fn low_mask(bits: u32) -> u32 {
    if bits >= 32 { u32::MAX } else { (1 << bits) - 1 }
}

/// Toward zero, clamped to `bits` bits; NaN is 0 (PTX ISA, `cvt`).
#[inline(always)]
fn clamp_signed(x: f64, bits: u32) -> i32 {
    let top = (1i64 << (bits.clamp(1, 32) - 1)) as f64;
    if x.is_nan() { 0 } else { x.trunc().clamp(-top, top - 1.0) as i32 }
}

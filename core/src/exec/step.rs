//! The loop: one warp instruction after another.

use super::access::{Reach, lanes};
use super::block::Block;
use super::event::{FaultKind, Observer, Scope};
use super::intrinsics::math::{self, bits32, bits64};
use super::intrinsics::warp::{redux, shuffle_source, vote};
use super::machine::{Machine, Stop};
use super::registers::Registers;
use super::warp::{BarrierWait, Fragment, Frame, NONE, State, Warp, call_path, context};
use crate::bytecode::{Class, Instr, MathFn, Op, Redux, Reg, SiteId, Sreg, Vote, target};
use crate::ir::{FloatPredicate, IntPredicate};

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
                                r.bin32(d, a, b, |a, b| a.checked_div(b).unwrap_or(u32::MAX))
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
                        r.bin32(d, a, b, |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32)
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
                                r.bin64(d, a, b, |a, b| a.checked_div(b).unwrap_or(u64::MAX))
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
                        r.bin64(d, a, b, |a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64)
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
                        r.un32(d, a, |a| bits32(half::f16::from_bits(a as u16).to_f32()))
                    }
                    Op::F32ToF16 => r.un32(d, a, |a| half_bits(half::f16::from_f32(f(a)))),
                    Op::F64ToF16 => r.narrow(d, a, |a| half_bits(half::f16::from_f64(g(a)))),
                    Op::Bf16ToF32 => r.un32(d, a, |a| bits32(f(a << 16))),
                    Op::F32ToBf16 => {
                        r.un32(d, a, |a| u32::from(half::bf16::from_f32(f(a)).to_bits()))
                    }
                    Op::F64ToBf16 => {
                        r.narrow(d, a, |a| u32::from(half::bf16::from_f64(g(a)).to_bits()))
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
                    Op::FMin32 => r.bin32(d, a, b, |a, b| bits32(libm::fminf(f(a), f(b)))),
                    Op::FMax32 => r.bin32(d, a, b, |a, b| bits32(libm::fmaxf(f(a), f(b)))),
                    Op::FMinimum32 => r.bin32(d, a, b, |a, b| bits32(libm::fminimumf(f(a), f(b)))),
                    Op::FMaximum32 => r.bin32(d, a, b, |a, b| bits32(libm::fmaximumf(f(a), f(b)))),
                    Op::CopySign32 => {
                        r.bin32(d, a, b, |a, b| (a & 0x7fff_ffff) | (b & 0x8000_0000))
                    }
                    Op::Fma32 => {
                        r.tern32(d, a, b, c, |a, b, c| bits32(math::fma32(f(a), f(b), f(c))))
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
                        r.tern64(d, a, b, c, |a, b, c| bits64(libm::fma(g(a), g(b), g(c))))
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
                        r.s[d.index()] = target::LOCAL_BASE + local_base + u64::from(i.imm)
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

                    Op::Shuffle => {
                        let info = program.shuffles[i.imm as usize];
                        let values = r.vector64(info.value);
                        let (lane_b, clamp) = (r.vector64(info.lane), r.vector64(info.clamp));
                        let mut out = values;
                        let mut inside = 0u64;
                        for l in lanes(mask) {
                            // segments are of 32 lanes also in a 64-wide warp
                            let high = l as u32 & !31;
                            let (s, ok) = shuffle_source(
                                info.mode,
                                l as u32 & 31,
                                lane_b[l] as u32,
                                clamp[l] as u32,
                            );
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
                            let who = (warp.index, warp.live, warp.last_divergence);
                            self.check_members(
                                block,
                                who,
                                mask,
                                members,
                                function.sites[pc as usize - 1],
                            );
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
                            let who = (warp.index, warp.live, warp.last_divergence);
                            self.check_members(
                                block,
                                who,
                                mask,
                                members,
                                function.sites[pc as usize - 1],
                            );
                        }
                    }
                    Op::Match => {
                        let (members, values) = (r.vector64(a), r.vector64(b));
                        let mut out = [0u64; W];
                        let mut all = 0u64;
                        for l in lanes(mask) {
                            let m = members[l] & mask;
                            let equal = lanes(m)
                                .filter(|&k| values[k] == values[l])
                                .fold(0, |x, k| x | 1 << k);
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
                            out[l] = u64::from(redux(
                                kind,
                                lanes(members[l] & mask).map(|k| values[k] as u32),
                            ));
                        }
                        r.write(d, &out, mask);
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

/// Active lanes whose divisor is zero.
#[inline(always)]
fn zero_lanes<const W: usize>(r: &Registers<'_, W>, b: Reg, mask: u64) -> u64 {
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

/// Lanes in which a predicate of any class is not zero.
fn predicate_mask<const W: usize>(r: &Registers<'_, W>, a: Reg) -> u64 {
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
fn copy_register<const W: usize>(
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

fn math_op<const W: usize>(
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
    // Lane after lane; inactive lanes are skipped, which a pure function allows: their results are
    // never read before an active computation replaces them.
    for l in lanes(mask) {
        let v = h(function, r.lane(i.a, l), b(r, l));
        r.set_lane(i.d, l, v);
    }
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

fn icmp32<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    use IntPredicate as P;
    let (d, a, b) = (i.d, i.a, i.b);
    match int_predicate(i.imm) {
        P::Eq => r.compare32(d, a, b, |a, b| a == b),
        P::Ne => r.compare32(d, a, b, |a, b| a != b),
        P::Ugt => r.compare32(d, a, b, |a, b| a > b),
        P::Uge => r.compare32(d, a, b, |a, b| a >= b),
        P::Ult => r.compare32(d, a, b, |a, b| a < b),
        P::Ule => r.compare32(d, a, b, |a, b| a <= b),
        P::Sgt => r.compare32(d, a, b, |a, b| a as i32 > b as i32),
        P::Sge => r.compare32(d, a, b, |a, b| a as i32 >= b as i32),
        P::Slt => r.compare32(d, a, b, |a, b| (a as i32) < b as i32),
        P::Sle => r.compare32(d, a, b, |a, b| a as i32 <= b as i32),
    }
}

fn icmp64<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    use IntPredicate as P;
    let (d, a, b) = (i.d, i.a, i.b);
    match int_predicate(i.imm) {
        P::Eq => r.compare64(d, a, b, |a, b| a == b),
        P::Ne => r.compare64(d, a, b, |a, b| a != b),
        P::Ugt => r.compare64(d, a, b, |a, b| a > b),
        P::Uge => r.compare64(d, a, b, |a, b| a >= b),
        P::Ult => r.compare64(d, a, b, |a, b| a < b),
        P::Ule => r.compare64(d, a, b, |a, b| a <= b),
        P::Sgt => r.compare64(d, a, b, |a, b| a as i64 > b as i64),
        P::Sge => r.compare64(d, a, b, |a, b| a as i64 >= b as i64),
        P::Slt => r.compare64(d, a, b, |a, b| (a as i64) < b as i64),
        P::Sle => r.compare64(d, a, b, |a, b| a as i64 <= b as i64),
    }
}

fn fcmp32<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    let (d, a, b) = (i.d, i.a, i.b);
    macro_rules! cmp {
        ($e:expr) => {
            r.compare32(d, a, b, |x, y| {
                let h: fn(f32, f32) -> bool = $e;
                h(f(x), f(y))
            })
        };
    }
    use FloatPredicate as P;
    match float_predicate(i.imm) {
        P::False => cmp!(|_, _| false),
        P::Oeq => cmp!(|x, y| x == y),
        P::Ogt => cmp!(|x, y| x > y),
        P::Oge => cmp!(|x, y| x >= y),
        P::Olt => cmp!(|x, y| x < y),
        P::Ole => cmp!(|x, y| x <= y),
        P::One => cmp!(|x, y| x < y || x > y),
        P::Ord => cmp!(|x, y| !x.is_nan() && !y.is_nan()),
        P::Ueq => cmp!(|x, y| !(x < y || x > y)),
        P::Ugt => cmp!(|x, y| !(x <= y)),
        P::Uge => cmp!(|x, y| !(x < y)),
        P::Ult => cmp!(|x, y| !(x >= y)),
        P::Ule => cmp!(|x, y| !(x > y)),
        P::Une => cmp!(|x, y| x != y),
        P::Uno => cmp!(|x, y| x.is_nan() || y.is_nan()),
        P::True => cmp!(|_, _| true),
    }
}

fn fcmp64<const W: usize>(r: &mut Registers<'_, W>, i: &Instr) {
    let (d, a, b) = (i.d, i.a, i.b);
    macro_rules! cmp {
        ($e:expr) => {
            r.compare64(d, a, b, |x, y| {
                let h: fn(f64, f64) -> bool = $e;
                h(g(x), g(y))
            })
        };
    }
    use FloatPredicate as P;
    match float_predicate(i.imm) {
        P::False => cmp!(|_, _| false),
        P::Oeq => cmp!(|x, y| x == y),
        P::Ogt => cmp!(|x, y| x > y),
        P::Oge => cmp!(|x, y| x >= y),
        P::Olt => cmp!(|x, y| x < y),
        P::Ole => cmp!(|x, y| x <= y),
        P::One => cmp!(|x, y| x < y || x > y),
        P::Ord => cmp!(|x, y| !x.is_nan() && !y.is_nan()),
        P::Ueq => cmp!(|x, y| !(x < y || x > y)),
        P::Ugt => cmp!(|x, y| !(x <= y)),
        P::Uge => cmp!(|x, y| !(x < y)),
        P::Ult => cmp!(|x, y| !(x >= y)),
        P::Ule => cmp!(|x, y| !(x > y)),
        P::Une => cmp!(|x, y| x != y),
        P::Uno => cmp!(|x, y| x.is_nan() || y.is_nan()),
        P::True => cmp!(|_, _| true),
    }
}

fn int_predicate(n: u32) -> IntPredicate {
    use IntPredicate::*;
    [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle][n as usize]
}

fn float_predicate(n: u32) -> FloatPredicate {
    use FloatPredicate::*;
    [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True][n as usize]
}

/// Values of special register `n` (PTX ISA, "Special Registers").
impl<O: Observer> Machine<'_, O> {
    fn special<const W: usize>(
        &self,
        block: &Block<W>,
        warp: u32,
        tid: &[[u32; W]; 3],
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
            // Time is the number of warp instructions: the same in every run.
            Sreg::Clock => all(self.steps as u32),
            Sreg::Clock64 | Sreg::GlobalTimer => [self.steps; W],
            Sreg::DynamicSharedSize => all(self.launch.shared_bytes as u32),
            Sreg::TotalSharedSize => all(self.shared_bytes as u32),
        }
    }

    /// Function that the first active lane calls through `a`, and the lanes that call the same.
    fn indirect_target<const W: usize>(
        &self,
        r: &Registers<'_, W>,
        a: Reg,
        mask: u64,
    ) -> Option<(u32, u64)> {
        let address = r.lane(a, mask.trailing_zeros() as usize);
        let same = lanes(mask).filter(|&l| r.lane(a, l) == address).fold(0, |m, l| m | 1 << l);
        let number = address.checked_sub(target::CODE_BASE)? / 16;
        let f = self.program.functions.iter().position(|f| u64::from(f.source.0) == number)?;
        Some((f as u32, same))
    }
}

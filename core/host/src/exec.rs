//! The loop that executes operations.
//!
//! It works on slices only: registers, bytes of memory, and their shadow. Whatever needs more (a
//! library, memory of the embedder, an exception) leaves the loop, is done by
//! [`crate::machine`], and the loop is entered again.

use crate::float::{self, convert};
use crate::memory::{HOST_BASE, little_endian, put_little_endian};
use crate::op::{Op, R, SwitchTable, Target};
use crate::program::{Function, Program};

/// Registers that a function can have.
pub(crate) const WINDOW: usize = 1 << 16;

/// A call in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Number of the function; [`Frame::NATIVE`] for a library that waits for a function.
    pub(crate) function: u32,
    /// The operation to execute next. The one before is the call in progress, unless the frame is
    /// the last.
    pub(crate) pc: u32,
    /// Its register 0.
    pub(crate) registers: u32,
    /// Top of the data stack before the call.
    pub(crate) base: u64,
    /// Start of its variables on the data stack; for a library, the token.
    pub(crate) start: u64,
}

impl Frame {
    /// The function number of frames of libraries; their `pc` is the number of the library.
    pub(crate) const NATIVE: u32 = u32::MAX;
}

/// Why the loop was left. The frame's `pc` is that of the operation for `Redo`, and otherwise the
/// next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// A load or store that needs a closer look; its `pc` is that of the operation.
    Access,
    /// A call that the loop does not do by itself.
    Call,
    /// A function returned to a library; the result is in [`State::result`].
    Returned,
    Slow(u32),
    Steps,
    /// More registers are needed; the call has not been made.
    Registers,
    Overflow,
    Division,
    Unreachable,
    BadCode,
}

/// What the loop changes.
#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) frames: Vec<Frame>,
    pub(crate) registers: Vec<u64>,
    /// Top of the data stack, offset.
    pub(crate) top: u64,
    /// End of the data stack, offset.
    pub(crate) stack_end: u64,
    pub(crate) steps_left: i64,
    pub(crate) max_depth: usize,
    /// First scalars of the last result.
    pub(crate) result: [u64; 2],
}

#[inline(always)]
fn window(registers: &mut [u64], base: usize) -> Option<&mut [u64; WINDOW]> {
    registers.get_mut(base..base + WINDOW)?.try_into().ok()
}

/// The `N` bytes at `address`, if they lie in one cell of the shadow that allows it.
#[inline(always)]
fn cell<const N: usize, const SHIFT: u32>(shadow: &[u8], address: u64) -> Option<usize> {
    let at = address.wrapping_sub(HOST_BASE);
    if at >> 3 >= shadow.len() as u64 {
        return None;
    }
    let at = at as usize;
    let s = shadow[at >> 3] >> SHIFT & 15;
    ((at & 7) + N <= usize::from(s)).then_some(at)
}

/// A load or store across two cells.
#[cold]
#[inline(never)]
fn across(shadow: &[u8], address: u64, size: usize, shift: u32) -> Option<usize> {
    let at = address.wrapping_sub(HOST_BASE);
    let last = at.checked_add(size as u64 - 1)?;
    if last >> 3 >= shadow.len() as u64 || last >> 3 == at >> 3 {
        return None;
    }
    let (at, last) = (at as usize, last as usize);
    let first = shadow[at >> 3] >> shift & 15;
    let second = shadow[last >> 3] >> shift & 15;
    (first == 8 && last & 7 < usize::from(second)).then_some(at)
}

#[inline(always)]
fn load<const N: usize>(bytes: &[u8], shadow: &[u8], address: u64) -> Option<u64> {
    let at = match cell::<N, 0>(shadow, address) {
        Some(at) => at,
        None if N > 1 => across(shadow, address, N, 0)?,
        None => return None,
    };
    Some(little_endian(bytes.get(at..at + N)?))
}

#[inline(always)]
fn store<const N: usize>(bytes: &mut [u8], shadow: &[u8], address: u64, value: u64) -> Option<()> {
    let at = match cell::<N, 4>(shadow, address) {
        Some(at) => at,
        None if N > 1 => across(shadow, address, N, 4)?,
        None => return None,
    };
    put_little_endian(bytes.get_mut(at..at + N)?, value);
    Some(())
}

/// Runs until something else is needed.
pub(crate) fn run(
    program: &Program,
    state: &mut State,
    bytes: &mut [u8],
    shadow: &mut [u8],
) -> Exit {
    let State { frames, registers, top, stack_end, steps_left, max_depth, result } = state;
    let Some(frame) = frames.last_mut() else { return Exit::BadCode };
    let mut left = *steps_left;
    let mut function: &Function = match program.functions.get(frame.function as usize) {
        Some(f) => f,
        None => return Exit::BadCode,
    };
    let mut code: &[Op] = &function.code;
    let mut base = frame.registers as usize;
    let mut start = HOST_BASE + frame.start;
    let mut pc = frame.pc as usize;
    // Operations since `from` have not been counted yet.
    let mut from = pc;
    let Some(mut r) = window(registers, base) else { return Exit::Registers };

    macro_rules! leave {
        ($pc:expr, $exit:expr) => {{
            *steps_left = left - (pc as i64 - from as i64);
            if let Some(frame) = frames.last_mut() {
                frame.pc = $pc as u32;
            }
            return $exit;
        }};
    }
    macro_rules! get {
        ($r:expr) => {
            r[usize::from($r)]
        };
    }
    macro_rules! set {
        ($d:expr, $v:expr) => {{
            let value: u64 = $v;
            r[usize::from($d)] = value;
        }};
    }
    macro_rules! go {
        ($to:expr) => {{
            let to = $to as usize;
            left -= pc as i64 - from as i64;
            from = to;
            pc = to;
            if left <= 0 {
                leave!(pc, Exit::Steps);
            }
        }};
    }
    macro_rules! wide {
        ($d:expr, $a:expr, $b:expr, $f:expr) => {{
            let f: fn(u64, u64) -> u64 = $f;
            set!($d, f(get!($a), get!($b)))
        }};
    }
    macro_rules! narrow {
        ($d:expr, $a:expr, $b:expr, $f:expr) => {{
            let f: fn(u32, u32) -> u32 = $f;
            set!($d, u64::from(f(get!($a) as u32, get!($b) as u32)))
        }};
    }
    macro_rules! double {
        ($d:expr, $a:expr, $b:expr, $op:tt) => {{
            let (a, b) = (f64::from_bits(get!($a)), f64::from_bits(get!($b)));
            let x = a $op b;
            set!($d, if x.is_nan() { float::nan64(a, b) } else { x.to_bits() })
        }};
    }
    macro_rules! single {
        ($d:expr, $a:expr, $b:expr, $op:tt) => {{
            let (a, b) = (f32::from_bits(get!($a) as u32), f32::from_bits(get!($b) as u32));
            let x = a $op b;
            set!($d, u64::from(if x.is_nan() { float::nan32(a, b) } else { x.to_bits() }))
        }};
    }
    macro_rules! load {
        ($n:literal, $d:expr, $address:expr) => {{
            match load::<$n>(bytes, shadow, $address) {
                Some(v) => set!($d, v),
                None => leave!(pc - 1, Exit::Access),
            }
        }};
    }
    macro_rules! store {
        ($n:literal, $v:expr, $address:expr) => {{
            let value = get!($v);
            if store::<$n>(bytes, shadow, $address, value).is_none() {
                leave!(pc - 1, Exit::Access)
            }
        }};
    }
    macro_rules! at {
        ($a:expr, $off:expr) => {
            get!($a).wrapping_add($off as i64 as u64)
        };
        ($a:expr, $b:expr, $scale:expr, $off:expr) => {
            get!($a)
                .wrapping_add(get!($b).wrapping_mul(u64::from($scale)))
                .wrapping_add($off as i64 as u64)
        };
    }
    macro_rules! branch {
        ($c:expr, $to:expr, $els:expr) => {{
            let to = if $c { $to } else { $els };
            go!(to)
        }};
    }

    loop {
        let Some(op) = code.get(pc) else { leave!(pc, Exit::BadCode) };
        pc += 1;
        match *op {
            Op::Const { d, v } => set!(d, v),
            Op::Move { d, a } => set!(d, get!(a)),
            Op::Add64 { d, a, b } => wide!(d, a, b, u64::wrapping_add),
            Op::Sub64 { d, a, b } => wide!(d, a, b, u64::wrapping_sub),
            Op::Mul64 { d, a, b } => wide!(d, a, b, u64::wrapping_mul),
            Op::Add32 { d, a, b } => narrow!(d, a, b, u32::wrapping_add),
            Op::Sub32 { d, a, b } => narrow!(d, a, b, u32::wrapping_sub),
            Op::Mul32 { d, a, b } => narrow!(d, a, b, u32::wrapping_mul),
            Op::And { d, a, b } => set!(d, get!(a) & get!(b)),
            Op::Or { d, a, b } => set!(d, get!(a) | get!(b)),
            Op::Xor { d, a, b } => set!(d, get!(a) ^ get!(b)),
            Op::Shl64 { d, a, b } => wide!(d, a, b, |a, b| a.wrapping_shl(b as u32)),
            Op::LShr { d, a, b } => wide!(d, a, b, |a, b| a.wrapping_shr(b as u32)),
            Op::AShr64 { d, a, b } => {
                wide!(d, a, b, |a, b| (a as i64).wrapping_shr(b as u32) as u64);
            }
            Op::Shl32 { d, a, b } => narrow!(d, a, b, u32::wrapping_shl),
            Op::AShr32 { d, a, b } => narrow!(d, a, b, |a, b| (a as i32).wrapping_shr(b) as u32),
            Op::Add64I { d, a, v } => set!(d, get!(a).wrapping_add(v as i64 as u64)),
            Op::Add32I { d, a, v } => set!(d, u64::from((get!(a) as u32).wrapping_add(v as u32))),
            Op::Mul64I { d, a, v } => set!(d, get!(a).wrapping_mul(v as i64 as u64)),
            Op::Mul32I { d, a, v } => set!(d, u64::from((get!(a) as u32).wrapping_mul(v as u32))),
            Op::AndI { d, a, v } => set!(d, get!(a) & u64::from(v)),
            Op::OrI { d, a, v } => set!(d, get!(a) | u64::from(v)),
            Op::XorI { d, a, v } => set!(d, get!(a) ^ u64::from(v)),
            Op::Shl64I { d, a, v } => set!(d, get!(a) << (v & 63)),
            Op::LShrI { d, a, v } => set!(d, get!(a) >> (v & 63)),
            Op::AShr64I { d, a, v } => set!(d, (get!(a) as i64 >> (v & 63)) as u64),
            Op::Shl32I { d, a, v } => set!(d, u64::from((get!(a) as u32) << (v & 31))),
            Op::AShr32I { d, a, v } => set!(d, u64::from((get!(a) as i32 >> (v & 31)) as u32)),
            Op::UDiv { d, a, b } => match get!(a).checked_div(get!(b)) {
                Some(v) => set!(d, v),
                None => leave!(pc, Exit::Division),
            },
            Op::URem { d, a, b } => match get!(a).checked_rem(get!(b)) {
                Some(v) => set!(d, v),
                None => leave!(pc, Exit::Division),
            },
            Op::SDiv64 { d, a, b } => match (get!(a) as i64).checked_div(get!(b) as i64) {
                Some(v) => set!(d, v as u64),
                None => leave!(pc, Exit::Division),
            },
            Op::SRem64 { d, a, b } => match (get!(a) as i64).checked_rem(get!(b) as i64) {
                Some(v) => set!(d, v as u64),
                None => leave!(pc, Exit::Division),
            },
            Op::SDiv32 { d, a, b } => match (get!(a) as i32).checked_div(get!(b) as i32) {
                Some(v) => set!(d, u64::from(v as u32)),
                None => leave!(pc, Exit::Division),
            },
            Op::SRem32 { d, a, b } => match (get!(a) as i32).checked_rem(get!(b) as i32) {
                Some(v) => set!(d, u64::from(v as u32)),
                None => leave!(pc, Exit::Division),
            },
            Op::SExt { d, a, from, to } => {
                set!(d, sign_extend(get!(a), u32::from(from)) & mask(u32::from(to)));
            }
            Op::SExt32 { d, a } => set!(d, get!(a) as i32 as i64 as u64),
            Op::Eq { d, a, b } => set!(d, u64::from(get!(a) == get!(b))),
            Op::Ne { d, a, b } => set!(d, u64::from(get!(a) != get!(b))),
            Op::Ult { d, a, b } => set!(d, u64::from(get!(a) < get!(b))),
            Op::Ule { d, a, b } => set!(d, u64::from(get!(a) <= get!(b))),
            Op::Slt64 { d, a, b } => set!(d, u64::from((get!(a) as i64) < get!(b) as i64)),
            Op::Sle64 { d, a, b } => set!(d, u64::from(get!(a) as i64 <= get!(b) as i64)),
            Op::Slt32 { d, a, b } => set!(d, u64::from((get!(a) as i32) < get!(b) as i32)),
            Op::Sle32 { d, a, b } => set!(d, u64::from(get!(a) as i32 <= get!(b) as i32)),
            Op::EqI { d, a, v } => set!(d, u64::from(get!(a) == u64::from(v))),
            Op::NeI { d, a, v } => set!(d, u64::from(get!(a) != u64::from(v))),
            Op::UltI { d, a, v } => set!(d, u64::from(get!(a) < u64::from(v))),
            Op::UleI { d, a, v } => set!(d, u64::from(get!(a) <= u64::from(v))),
            Op::Slt64I { d, a, v } => set!(d, u64::from((get!(a) as i64) < i64::from(v))),
            Op::Sle64I { d, a, v } => set!(d, u64::from(get!(a) as i64 <= i64::from(v))),
            Op::Slt32I { d, a, v } => set!(d, u64::from((get!(a) as i32) < v)),
            Op::Sle32I { d, a, v } => set!(d, u64::from(get!(a) as i32 <= v)),
            Op::FAdd64 { d, a, b } => double!(d, a, b, +),
            Op::FSub64 { d, a, b } => double!(d, a, b, -),
            Op::FMul64 { d, a, b } => double!(d, a, b, *),
            Op::FDiv64 { d, a, b } => double!(d, a, b, /),
            Op::FAdd32 { d, a, b } => single!(d, a, b, +),
            Op::FSub32 { d, a, b } => single!(d, a, b, -),
            Op::FMul32 { d, a, b } => single!(d, a, b, *),
            Op::FDiv32 { d, a, b } => single!(d, a, b, /),
            Op::FMulAdd64 { d, a, b, c } => {
                let (a, b, c) =
                    (f64::from_bits(get!(a)), f64::from_bits(get!(b)), f64::from_bits(get!(c)));
                let x = a * b + c;
                set!(d, if x.is_nan() { float::multiply_add64(a, b, c) } else { x.to_bits() });
            }
            Op::FMulAdd32 { d, a, b, c } => {
                let (a, b, c) = (
                    f32::from_bits(get!(a) as u32),
                    f32::from_bits(get!(b) as u32),
                    f32::from_bits(get!(c) as u32),
                );
                let x = a * b + c;
                let bits = if x.is_nan() { float::multiply_add32(a, b, c) } else { x.to_bits() };
                set!(d, u64::from(bits));
            }
            Op::FNeg64 { d, a } => set!(d, get!(a) ^ 1 << 63),
            Op::FNeg32 { d, a } => set!(d, get!(a) ^ 1 << 31),
            Op::FAbs64 { d, a } => set!(d, get!(a) & (u64::MAX >> 1)),
            Op::FAbs32 { d, a } => set!(d, get!(a) & 0x7fff_ffff),
            Op::FSqrt64 { d, a } => {
                let a = f64::from_bits(get!(a));
                let x = a.sqrt();
                set!(d, if x.is_nan() { float::nan64(a, a) } else { x.to_bits() });
            }
            Op::FSqrt32 { d, a } => {
                let a = f32::from_bits(get!(a) as u32);
                let x = a.sqrt();
                set!(d, u64::from(if x.is_nan() { float::nan32(a, a) } else { x.to_bits() }));
            }
            Op::FCmp64 { p, d, a, b } => {
                let (a, b) = (f64::from_bits(get!(a)), f64::from_bits(get!(b)));
                set!(d, u64::from(float::compare(p, a, b)));
            }
            Op::FCmp32 { p, d, a, b } => {
                let (a, b) = (f32::from_bits(get!(a) as u32), f32::from_bits(get!(b) as u32));
                set!(d, u64::from(float::compare(p, f64::from(a), f64::from(b))));
            }
            Op::S32ToF64 { d, a } => set!(d, f64::from(get!(a) as i32).to_bits()),
            Op::S32ToF32 { d, a } => set!(d, u64::from((get!(a) as i32 as f32).to_bits())),
            Op::S64ToF64 { d, a } => set!(d, (get!(a) as i64 as f64).to_bits()),
            Op::S64ToF32 { d, a } => set!(d, u64::from((get!(a) as i64 as f32).to_bits())),
            Op::U64ToF64 { d, a } => set!(d, (get!(a) as f64).to_bits()),
            Op::U64ToF32 { d, a } => set!(d, u64::from((get!(a) as f32).to_bits())),
            Op::F64ToF32 { d, a } => set!(d, u64::from(convert::to_single(get!(a)))),
            Op::F32ToF64 { d, a } => set!(d, convert::to_double(get!(a) as u32)),
            Op::F64ToInt { d, a, to, signed } => {
                set!(d, convert::to_int(f64::from_bits(get!(a)), to, signed));
            }
            Op::F32ToInt { d, a, to, signed } => {
                set!(d, convert::to_int(f64::from(f32::from_bits(get!(a) as u32)), to, signed));
            }
            Op::Select { d, c, a, b } => {
                let (a, b) = (get!(a), get!(b));
                set!(d, if get!(c) != 0 { a } else { b });
            }
            Op::Load8 { d, a, off } => load!(1, d, at!(a, off)),
            Op::Load16 { d, a, off } => load!(2, d, at!(a, off)),
            Op::Load32 { d, a, off } => load!(4, d, at!(a, off)),
            Op::Load64 { d, a, off } => load!(8, d, at!(a, off)),
            Op::LoadX8 { d, a, b, scale, off } => load!(1, d, at!(a, b, scale, off)),
            Op::LoadX16 { d, a, b, scale, off } => load!(2, d, at!(a, b, scale, off)),
            Op::LoadX32 { d, a, b, scale, off } => load!(4, d, at!(a, b, scale, off)),
            Op::LoadX64 { d, a, b, scale, off } => load!(8, d, at!(a, b, scale, off)),
            Op::Store8 { v, a, off } => store!(1, v, at!(a, off)),
            Op::Store16 { v, a, off } => store!(2, v, at!(a, off)),
            Op::Store32 { v, a, off } => store!(4, v, at!(a, off)),
            Op::Store64 { v, a, off } => store!(8, v, at!(a, off)),
            Op::StoreX8 { v, a, b, scale, off } => store!(1, v, at!(a, b, scale, off)),
            Op::StoreX16 { v, a, b, scale, off } => store!(2, v, at!(a, b, scale, off)),
            Op::StoreX32 { v, a, b, scale, off } => store!(4, v, at!(a, b, scale, off)),
            Op::StoreX64 { v, a, b, scale, off } => store!(8, v, at!(a, b, scale, off)),
            Op::Lea { d, a, b, scale, off } => set!(d, at!(a, b, scale, off)),
            Op::StackAddr { d, off } => set!(d, start + u64::from(off)),
            Op::Jump { to } => go!(to),
            Op::BrIf { c, to, els } => branch!(get!(c) != 0, to, els),
            Op::BrEq { a, b, to, els } => branch!(get!(a) == get!(b), to, els),
            Op::BrUlt { a, b, to, els } => branch!(get!(a) < get!(b), to, els),
            Op::BrUle { a, b, to, els } => branch!(get!(a) <= get!(b), to, els),
            Op::BrSlt64 { a, b, to, els } => branch!((get!(a) as i64) < get!(b) as i64, to, els),
            Op::BrSle64 { a, b, to, els } => branch!(get!(a) as i64 <= get!(b) as i64, to, els),
            Op::BrSlt32 { a, b, to, els } => branch!((get!(a) as i32) < get!(b) as i32, to, els),
            Op::BrSle32 { a, b, to, els } => branch!(get!(a) as i32 <= get!(b) as i32, to, els),
            Op::BrEqI { a, v, to, els } => branch!(get!(a) == u64::from(v), to, els),
            Op::BrUltI { a, v, to, els } => branch!(get!(a) < u64::from(v), to, els),
            Op::BrUleI { a, v, to, els } => branch!(get!(a) <= u64::from(v), to, els),
            Op::BrSlt64I { a, v, to, els } => branch!((get!(a) as i64) < i64::from(v), to, els),
            Op::BrSle64I { a, v, to, els } => branch!(get!(a) as i64 <= i64::from(v), to, els),
            Op::BrSlt32I { a, v, to, els } => branch!((get!(a) as i32) < v, to, els),
            Op::BrSle32I { a, v, to, els } => branch!(get!(a) as i32 <= v, to, els),
            Op::BrF64 { p, a, b, to, els } => {
                let (a, b) = (f64::from_bits(get!(a)), f64::from_bits(get!(b)));
                branch!(float::compare(p, a, b), to, els);
            }
            Op::BrF32 { p, a, b, to, els } => {
                let (a, b) = (f32::from_bits(get!(a) as u32), f32::from_bits(get!(b) as u32));
                branch!(float::compare(p, f64::from(a), f64::from(b)), to, els);
            }
            Op::Switch { a, table } => {
                let v = get!(a);
                let to = function.switches.get(table as usize).map_or(u32::MAX, |t| choose(t, v));
                go!(to);
            }
            Op::Call { site } => {
                let Some(call) = function.calls.get(site as usize) else {
                    leave!(pc, Exit::BadCode)
                };
                let Target::Function(number) = call.target else { leave!(pc, Exit::Call) };
                let Some(callee) = program.functions.get(number as usize) else {
                    leave!(pc, Exit::BadCode)
                };
                if callee.vararg || !call.by_value.is_empty() {
                    leave!(pc, Exit::Call);
                }
                let next = base + function.registers as usize;
                if next + WINDOW > registers.len() {
                    leave!(pc - 1, Exit::Registers);
                }
                if frames.len() >= *max_depth || *top + callee.frame.len() as u64 * 8 > *stack_end {
                    leave!(pc, Exit::Overflow);
                }
                if let Some(frame) = frames.last_mut() {
                    frame.pc = pc as u32;
                }
                left -= pc as i64 - from as i64;
                if left <= 0 {
                    *steps_left = left;
                    return Exit::Call;
                }
                let (mine, other) = registers.split_at_mut(next);
                let Some(mine) = mine.get(base..) else { return Exit::BadCode };
                for (to, from) in other.iter_mut().zip(&call.args) {
                    *to = mine.get(usize::from(*from)).copied().unwrap_or(0);
                }
                frames.push(Frame {
                    function: number,
                    pc: 0,
                    registers: next as u32,
                    base: *top,
                    start: *top,
                });
                start = HOST_BASE + *top;
                if !callee.frame.is_empty() {
                    let at = *top as usize / 8;
                    shadow[at..at + callee.frame.len()].copy_from_slice(&callee.frame);
                    *top += callee.frame.len() as u64 * 8;
                }
                function = callee;
                code = &function.code;
                base = next;
                pc = 0;
                from = 0;
                match window(registers, base) {
                    Some(w) => r = w,
                    None => return Exit::BadCode,
                }
            }
            Op::Ret0 | Op::Ret1 { .. } | Op::RetN { .. } => {
                let (a, n): (R, usize) = match *op {
                    Op::Ret1 { a } => (a, 1),
                    Op::RetN { a, n } => (a, usize::from(n)),
                    _ => (0, 0),
                };
                left -= pc as i64 - from as i64;
                let done = base;
                let Some(frame) = frames.pop() else { return Exit::BadCode };
                if *top != frame.base {
                    shadow[frame.base as usize / 8..*top as usize / 8].fill(0);
                    *top = frame.base;
                }
                let caller = frames.last().copied();
                let Some(caller) = caller.filter(|c| c.function != Frame::NATIVE) else {
                    *result = [get!(a), get!(a.saturating_add(1))];
                    *steps_left = left;
                    return Exit::Returned;
                };
                let Some(f) = program.functions.get(caller.function as usize) else {
                    return Exit::BadCode;
                };
                function = f;
                code = &function.code;
                pc = caller.pc as usize;
                from = pc;
                base = caller.registers as usize;
                start = HOST_BASE + caller.start;
                if let Some(Op::Call { site }) = code.get(pc.wrapping_sub(1))
                    && let Some(call) = function.calls.get(*site as usize)
                {
                    if n == 1 && call.rets == 1 {
                        let value = get!(a);
                        match window(registers, base) {
                            Some(w) => r = w,
                            None => return Exit::BadCode,
                        }
                        set!(call.ret, value);
                    } else {
                        let from = done + usize::from(a);
                        let to = base + usize::from(call.ret);
                        let n = n.min(usize::from(call.rets));
                        if from + n <= registers.len() {
                            registers.copy_within(from..from + n, to);
                        }
                        match window(registers, base) {
                            Some(w) => r = w,
                            None => return Exit::BadCode,
                        }
                    }
                } else {
                    match window(registers, base) {
                        Some(w) => r = w,
                        None => return Exit::BadCode,
                    }
                }
            }
            Op::Rare { index } => {
                let Some(rare) = function.rare.get(index as usize) else {
                    leave!(pc, Exit::BadCode)
                };
                if crate::rare::execute(rare, r).is_none() {
                    leave!(pc, Exit::Division);
                }
            }
            Op::Slow { index } => leave!(pc, Exit::Slow(index)),
            Op::Unreachable => leave!(pc, Exit::Unreachable),
        }
    }
}

/// The low `bits` bits of `v`, sign-extended.
#[inline(always)]
pub(crate) fn sign_extend(v: u64, bits: u32) -> u64 {
    let shift = 64 - bits.clamp(1, 64);
    ((v << shift) as i64 >> shift) as u64
}

/// `bits` ones.
#[inline(always)]
pub(crate) fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// The target of a `switch` on `v`.
pub(crate) fn choose(table: &SwitchTable, v: u64) -> u32 {
    match table {
        SwitchTable::Dense { first, targets, default } => {
            let index = v.wrapping_sub(*first);
            if index < targets.len() as u64 { targets[index as usize] } else { *default }
        }
        SwitchTable::Sparse { cases, default } => {
            cases.binary_search_by_key(&v, |c| c.0).map_or(*default, |i| cases[i].1)
        }
    }
}

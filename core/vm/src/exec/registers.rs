//! Register files of a warp: structure of arrays, one cell for each lane.

use super::intrinsics::math;
use crate::bytecode::{Instr, Reg, RegClass};

/// A lane's bit, by lane: turns lane masks into vectors without variable shifts.
pub(super) const LANE_BIT: [u64; 64] = {
    let mut t = [0; 64];
    let mut i = 0;
    while i < 64 {
        t[i] = 1 << i;
        i += 1;
    }
    t
};

/// The same of 32 lanes.
const LANE_BIT_32: [u32; 32] = {
    let mut t = [0; 32];
    let mut i = 0;
    while i < 32 {
        t[i] = 1 << i;
        i += 1;
    }
    t
};

/// The registers of one frame. Slices of the warp's files, so that register numbers of
/// instructions index them directly.
#[derive(Debug)]
pub(super) struct Registers<'a, const W: usize> {
    pub(super) v32: &'a mut [[u32; W]],
    pub(super) v64: &'a mut [[u64; W]],
    pub(super) p: &'a mut [u64],
    pub(super) s: &'a mut [u64],
}

/// Splits a register file into a destination and the rest, from which operands are read. The
/// lowering never lets a destination be an operand of the same instruction. If the destination is
/// in another file, all of this one is `low`.
struct Sources<'a, T> {
    low: &'a [T],
    high: &'a [T],
}

impl<T> Sources<'_, T> {
    #[inline(always)]
    fn get(&self, i: usize) -> &T {
        if i < self.low.len() { &self.low[i] } else { &self.high[i - self.low.len() - 1] }
    }
}

#[inline(always)]
fn split<T>(file: &mut [T], d: usize) -> (&mut T, Sources<'_, T>) {
    let (low, rest) = file.split_at_mut(d);
    let (dst, high) = rest.split_first_mut().expect("destination register exists");
    (dst, Sources { low, high })
}

/// An operand: a vector or one value for all lanes.
enum View<'a, T, const W: usize> {
    Vector(&'a [T; W]),
    Scalar(T),
}

macro_rules! vector_ops {
    (
        $file:ident, $t:ty, $un:ident, $bin:ident, $tern:ident, $compare:ident, $view:ident,
        $vv:ident, $vs:ident, $sv:ident
    ) => {
        impl<const W: usize> Registers<'_, W> {
            #[inline(always)]
            pub(super) fn $un(&mut self, d: Reg, a: Reg, f: impl Fn($t) -> $t) {
                if d.is_scalar() {
                    self.s[d.index()] = u64::from(f(self.s[a.index()] as $t));
                    return;
                }
                let (d, src) = split(self.$file, d.index());
                match $view(&src, self.s, a) {
                    View::Vector(a) => map1(d, a, f),
                    View::Scalar(a) => *d = [f(a); W],
                }
            }
            #[inline(always)]
            pub(super) fn $bin(&mut self, d: Reg, a: Reg, b: Reg, f: impl Fn($t, $t) -> $t) {
                if d.is_scalar() {
                    self.s[d.index()] =
                        u64::from(f(self.s[a.index()] as $t, self.s[b.index()] as $t));
                    return;
                }
                let (d, src) = split(self.$file, d.index());
                match ($view(&src, self.s, a), $view(&src, self.s, b)) {
                    (View::Vector(a), View::Vector(b)) => map2(d, a, b, f),
                    (View::Vector(a), View::Scalar(b)) => map1(d, a, |a| f(a, b)),
                    (View::Scalar(a), View::Vector(b)) => map1(d, b, |b| f(a, b)),
                    (View::Scalar(a), View::Scalar(b)) => *d = [f(a, b); W],
                }
            }
            /// [`Self::$bin`] of two vectors.
            #[inline(always)]
            pub(super) fn $vv(&mut self, i: &Instr, f: impl Fn($t, $t) -> $t) {
                let (d, src) = split(self.$file, i.d.index());
                map2(d, src.get(i.a.index()), src.get(i.b.index()), f);
            }
            /// [`Self::$bin`] of a vector and a scalar.
            #[inline(always)]
            pub(super) fn $vs(&mut self, i: &Instr, f: impl Fn($t, $t) -> $t) {
                let b = self.s[i.b.index()] as $t;
                let (d, src) = split(self.$file, i.d.index());
                map1(d, src.get(i.a.index()), |a| f(a, b));
            }
            /// [`Self::$bin`] of a scalar and a vector.
            #[inline(always)]
            pub(super) fn $sv(&mut self, i: &Instr, f: impl Fn($t, $t) -> $t) {
                let a = self.s[i.a.index()] as $t;
                let (d, src) = split(self.$file, i.d.index());
                map1(d, src.get(i.b.index()), |b| f(a, b));
            }
            /// Operation with three operands; the slow combinations are broadcast first.
            #[inline(always)]
            pub(super) fn $tern(
                &mut self,
                d: Reg,
                a: Reg,
                b: Reg,
                c: Reg,
                f: impl Fn($t, $t, $t) -> $t,
            ) {
                if d.is_scalar() {
                    let s = &self.s;
                    self.s[d.index()] =
                        u64::from(f(s[a.index()] as $t, s[b.index()] as $t, s[c.index()] as $t));
                    return;
                }
                let (d, src) = split(self.$file, d.index());
                let (a, b, c) =
                    ($view(&src, self.s, a), $view(&src, self.s, b), $view(&src, self.s, c));
                let (mut sa, mut sb, mut sc) = (None, None, None);
                let a = spread(a, &mut sa);
                let b = spread(b, &mut sb);
                let c = spread(c, &mut sc);
                map3(d, a, b, c, f);
            }
            /// Lane mask of a comparison, or with `not` of its negation.
            #[inline(always)]
            pub(super) fn $compare(
                &mut self,
                d: Reg,
                a: Reg,
                b: Reg,
                not: bool,
                f: impl Fn($t, $t) -> bool,
            ) {
                if a.is_scalar() && b.is_scalar() {
                    let m = f(self.s[a.index()] as $t, self.s[b.index()] as $t) != not;
                    return self.set_mask(d, if m { Self::ALL } else { 0 });
                }
                let src = Sources { low: &*self.$file, high: &[] };
                let m = match ($view(&src, self.s, a), $view(&src, self.s, b)) {
                    (View::Vector(a), View::Vector(b)) => compare(a, b, f),
                    (View::Vector(a), View::Scalar(b)) => collect(a, |a| f(a, b)),
                    (View::Scalar(a), View::Vector(b)) => collect(b, |b| f(a, b)),
                    (View::Scalar(a), View::Scalar(b)) => collect(&[a; W], |a| f(a, b)),
                };
                self.p[d.index()] = if not { !m & Self::ALL } else { m };
            }
        }

        #[inline(always)]
        fn $view<'a, const W: usize>(
            src: &'a Sources<'a, [$t; W]>,
            s: &[u64],
            r: Reg,
        ) -> View<'a, $t, W> {
            if r.is_scalar() {
                View::Scalar(s[r.index()] as $t)
            } else {
                View::Vector(src.get(r.index()))
            }
        }
    };
}

vector_ops!(v32, u32, un32, bin32, tern32, compare32, view32, vv32, vs32, sv32);
vector_ops!(v64, u64, un64, bin64, tern64, compare64, view64, vv64, vs64, sv64);

#[inline(always)]
fn spread<'a, T: Copy, const W: usize>(
    v: View<'a, T, W>,
    spare: &'a mut Option<[T; W]>,
) -> &'a [T; W] {
    match v {
        View::Vector(v) => v,
        View::Scalar(x) => spare.insert([x; W]),
    }
}

// Separate functions, since only parameters carry the guarantee of no aliasing that the vectoriser
// needs.
#[inline(always)]
fn map1<T: Copy, U, const W: usize>(d: &mut [U; W], a: &[T; W], f: impl Fn(T) -> U) {
    for k in 0..W {
        d[k] = f(a[k]);
    }
}
#[inline(always)]
fn map2<T: Copy, U, const W: usize>(d: &mut [U; W], a: &[T; W], b: &[T; W], f: impl Fn(T, T) -> U) {
    for k in 0..W {
        d[k] = f(a[k], b[k]);
    }
}
#[inline(always)]
fn map3<T: Copy, U, const W: usize>(
    d: &mut [U; W],
    a: &[T; W],
    b: &[T; W],
    c: &[T; W],
    f: impl Fn(T, T, T) -> U,
) {
    for k in 0..W {
        d[k] = f(a[k], b[k], c[k]);
    }
}

/// An operand in a loop over the lanes. Rows are parameters of their own, for the reason above.
trait Operand: Copy {
    fn at(self, lane: usize) -> u32;
}

impl<const W: usize> Operand for &[u32; W] {
    #[inline(always)]
    fn at(self, lane: usize) -> u32 {
        self[lane]
    }
}

/// One value for all lanes. A row made of it would be written and read again at each instruction.
#[derive(Clone, Copy)]
struct All(u32);

impl Operand for All {
    #[inline(always)]
    fn at(self, _: usize) -> u32 {
        self.0
    }
}

/// `a * b + c` of floats, rounded once. The quick way rounds in double and then to float, which is the same
/// unless the double lies halfway between two floats or the float is subnormal.
#[inline(always)]
fn fma<const W: usize>(d: &mut [u32; W], a: impl Operand, b: impl Operand, c: impl Operand) {
    let wide = |x: u32| f64::from(f32::from_bits(x));
    let mut doubtful = 0;
    for k in 0..W {
        let sum = wide(a.at(k)) * wide(b.at(k)) + wide(c.at(k));
        let rounded = sum as f32;
        doubtful |= u32::from(math::rounds_twice(sum, rounded));
        d[k] = math::bits32(rounded);
    }
    if doubtful != 0 {
        fma_exactly(d, a, b, c);
    }
}

#[cold]
#[inline(never)]
fn fma_exactly<const W: usize>(
    d: &mut [u32; W],
    a: impl Operand,
    b: impl Operand,
    c: impl Operand,
) {
    let float = f32::from_bits;
    for k in 0..W {
        d[k] = math::bits32(math::fma32(float(a.at(k)), float(b.at(k)), float(c.at(k))));
    }
}

/// Collects a comparison of two vectors into a lane mask.
#[inline(always)]
fn compare<T: Copy, const W: usize>(a: &[T; W], b: &[T; W], f: impl Fn(T, T) -> bool) -> u64 {
    collect_lanes::<T, W>(|k| f(a[k], b[k]))
}

/// Collects a test of a vector into a lane mask.
#[inline(always)]
fn collect<T: Copy, const W: usize>(a: &[T; W], f: impl Fn(T) -> bool) -> u64 {
    collect_lanes::<T, W>(|k| f(a[k]))
}

/// The lanes for which a test of vectors of `T` holds.
#[inline(always)]
fn collect_lanes<T, const W: usize>(holds: impl Fn(usize) -> bool) -> u64 {
    let mut m = 0;
    let mut k = 0;
    // Groups of 32-bit masks: the vectoriser handles 64-bit lanes badly here.
    while k < W {
        let group = if size_of::<T>() == 4 {
            // Bits in arrays, halves of which are joined: where each is added to one number, compilers take the
            // vector apart and do so one after another, in three times as many instructions.
            let bit = |j: usize| if holds(k + j) { LANE_BIT_32[j] } else { 0 };
            let mut of_16 = [0; 16];
            for j in 0..16 {
                of_16[j] = bit(j) | bit(16 + j);
            }
            let mut of_8 = [0; 8];
            for j in 0..8 {
                of_8[j] = of_16[j] | of_16[8 + j];
            }
            let mut of_4 = [0; 4];
            for j in 0..4 {
                of_4[j] = of_8[j] | of_8[4 + j];
            }
            of_4[0] | of_4[1] | of_4[2] | of_4[3]
        } else {
            let mut group = 0u32;
            for j in 0..32 {
                group |= if holds(k + j) { LANE_BIT_32[j] } else { 0 };
            }
            group
        };
        m |= u64::from(group) << k;
        k += 32;
    }
    m
}

impl<const W: usize> Registers<'_, W> {
    /// All lanes of the warp.
    pub(super) const ALL: u64 = u64::MAX >> (64 - W);

    /// The lane mask behind a predicate operand.
    #[inline(always)]
    pub(super) fn mask(&self, r: Reg) -> u64 {
        if r.is_scalar() {
            if self.s[r.index()] & 1 != 0 { Self::ALL } else { 0 }
        } else {
            self.p[r.index()]
        }
    }
    /// Writes a lane mask; a scalar destination gets its lowest bit.
    #[inline(always)]
    pub(super) fn set_mask(&mut self, r: Reg, m: u64) {
        if r.is_scalar() {
            self.s[r.index()] = m & 1;
        } else {
            self.p[r.index()] = m & Self::ALL;
        }
    }
    /// Writes a lane mask for the lanes of `active` only.
    #[inline(always)]
    pub(super) fn blend_mask(&mut self, r: Reg, m: u64, active: u64) {
        if r.is_scalar() {
            self.s[r.index()] = u64::from(m & active != 0);
        } else {
            let p = &mut self.p[r.index()];
            *p = (*p & !active) | (m & active);
        }
    }
    /// One lane of an operand of any class, zero-extended.
    #[inline(always)]
    pub(super) fn lane(&self, r: Reg, lane: usize) -> u64 {
        match r.class() {
            RegClass::V32 => u64::from(self.v32[r.index()][lane]),
            RegClass::V64 => self.v64[r.index()][lane],
            RegClass::P => self.p[r.index()] >> lane & 1,
            RegClass::S => self.s[r.index()],
        }
    }
    /// Sets one lane of a destination; a scalar destination is set as a whole.
    #[inline(always)]
    pub(super) fn set_lane(&mut self, r: Reg, lane: usize, v: u64) {
        match r.class() {
            RegClass::V32 => self.v32[r.index()][lane] = v as u32,
            RegClass::V64 => self.v64[r.index()][lane] = v,
            RegClass::P => {
                let p = &mut self.p[r.index()];
                *p = (*p & !(1 << lane)) | ((v & 1) << lane);
            }
            RegClass::S => self.s[r.index()] = v,
        }
    }
    /// Copies a 32-bit operand out as a vector.
    #[inline(always)]
    pub(super) fn vector32(&self, r: Reg) -> [u32; W] {
        if r.is_scalar() { [self.s[r.index()] as u32; W] } else { self.v32[r.index()] }
    }
    /// Copies a 64-bit operand out as a vector.
    #[inline(always)]
    pub(super) fn vector64(&self, r: Reg) -> [u64; W] {
        match r.class() {
            RegClass::V64 => self.v64[r.index()],
            RegClass::V32 => {
                let v = &self.v32[r.index()];
                std::array::from_fn(|k| u64::from(v[k]))
            }
            RegClass::P => {
                let m = self.p[r.index()];
                std::array::from_fn(|k| m >> k & 1)
            }
            RegClass::S => [self.s[r.index()]; W],
        }
    }
    /// Writes the active lanes of a destination of any class.
    #[inline(always)]
    pub(super) fn write(&mut self, r: Reg, values: &[u64; W], active: u64) {
        match r.class() {
            RegClass::V32 => {
                let d = &mut self.v32[r.index()];
                for k in 0..W {
                    d[k] = if active & LANE_BIT[k] != 0 { values[k] as u32 } else { d[k] };
                }
            }
            RegClass::V64 => {
                let d = &mut self.v64[r.index()];
                for k in 0..W {
                    d[k] = if active & LANE_BIT[k] != 0 { values[k] } else { d[k] };
                }
            }
            RegClass::P => {
                let mut m = 0;
                for k in 0..W {
                    m |= (values[k] & 1) << k;
                }
                self.blend_mask(r, m, active);
            }
            RegClass::S => {
                if active != 0 {
                    self.s[r.index()] = values[active.trailing_zeros() as usize];
                }
            }
        }
    }

    /// Writes one value to the active lanes of a destination of any class.
    #[inline(never)]
    pub(super) fn write_one(&mut self, r: Reg, value: u64, active: u64) {
        self.write(r, &[value; W], active);
    }

    #[inline(always)]
    pub(super) fn select32(&mut self, d: Reg, cond: Reg, b: Reg, c: Reg) {
        if d.is_scalar() {
            let r = if self.s[cond.index()] & 1 != 0 { b } else { c };
            self.s[d.index()] = self.s[r.index()];
            return;
        }
        let m = self.mask(cond);
        let (d, src) = split(self.v32, d.index());
        let (mut sb, mut sc) = (None, None);
        let b = spread(view32(&src, self.s, b), &mut sb);
        let c = spread(view32(&src, self.s, c), &mut sc);
        for k in 0..W {
            d[k] = if m & LANE_BIT[k] != 0 { b[k] } else { c[k] };
        }
    }
    #[inline(always)]
    pub(super) fn select64(&mut self, d: Reg, cond: Reg, b: Reg, c: Reg) {
        if d.is_scalar() {
            let r = if self.s[cond.index()] & 1 != 0 { b } else { c };
            self.s[d.index()] = self.s[r.index()];
            return;
        }
        let m = self.mask(cond);
        let (d, src) = split(self.v64, d.index());
        let (mut sb, mut sc) = (None, None);
        let b = spread(view64(&src, self.s, b), &mut sb);
        let c = spread(view64(&src, self.s, c), &mut sc);
        for k in 0..W {
            d[k] = if m & LANE_BIT[k] != 0 { b[k] } else { c[k] };
        }
    }
    /// 32-bit operand to 64-bit destination.
    #[inline(always)]
    pub(super) fn widen(&mut self, d: Reg, a: Reg, f: impl Fn(u32) -> u64) {
        if d.is_scalar() {
            self.s[d.index()] = f(self.s[a.index()] as u32);
        } else if a.is_scalar() {
            self.v64[d.index()] = [f(self.s[a.index()] as u32); W];
        } else {
            map1(&mut self.v64[d.index()], &self.v32[a.index()], f);
        }
    }
    /// 64-bit operand to 32-bit destination.
    #[inline(always)]
    pub(super) fn narrow(&mut self, d: Reg, a: Reg, f: impl Fn(u64) -> u32) {
        if d.is_scalar() {
            self.s[d.index()] = u64::from(f(self.s[a.index()]));
        } else if a.is_scalar() {
            self.v32[d.index()] = [f(self.s[a.index()]); W];
        } else {
            map1(&mut self.v32[d.index()], &self.v64[a.index()], f);
        }
    }
    /// 32-bit test to lane mask.
    #[inline(always)]
    pub(super) fn test32(&mut self, d: Reg, a: Reg, f: impl Fn(u32) -> bool) {
        let zero = [0; W];
        if d.is_scalar() || a.is_scalar() {
            let m = if f(self.s[a.index()] as u32) { Self::ALL } else { 0 };
            self.set_mask(d, m);
        } else {
            self.p[d.index()] = compare(&self.v32[a.index()], &zero, |a, _| f(a));
        }
    }
    /// 64-bit test to lane mask.
    #[inline(always)]
    pub(super) fn test64(&mut self, d: Reg, a: Reg, f: impl Fn(u64) -> bool) {
        let zero = [0; W];
        if d.is_scalar() || a.is_scalar() {
            let m = if f(self.s[a.index()]) { Self::ALL } else { 0 };
            self.set_mask(d, m);
        } else {
            self.p[d.index()] = compare(&self.v64[a.index()], &zero, |a, _| f(a));
        }
    }
    /// Lane mask to 32-bit: `one` where set, else 0.
    #[inline(always)]
    pub(super) fn expand32(&mut self, d: Reg, a: Reg, one: u32) {
        if d.is_scalar() {
            self.s[d.index()] = if self.s[a.index()] & 1 != 0 { u64::from(one) } else { 0 };
            return;
        }
        let m = self.mask(a);
        let d = &mut self.v32[d.index()];
        for k in 0..W {
            d[k] = if m & LANE_BIT[k] != 0 { one } else { 0 };
        }
    }
    /// Lane mask to 64-bit: `one` where set, else 0.
    #[inline(always)]
    pub(super) fn expand64(&mut self, d: Reg, a: Reg, one: u64) {
        if d.is_scalar() {
            self.s[d.index()] = if self.s[a.index()] & 1 != 0 { one } else { 0 };
            return;
        }
        let m = self.mask(a);
        let d = &mut self.v64[d.index()];
        for k in 0..W {
            d[k] = if m & LANE_BIT[k] != 0 { one } else { 0 };
        }
    }
    /// Changes the active lanes of a 32-bit vector.
    #[inline(always)]
    pub(super) fn set32(&mut self, d: Reg, active: u64, f: impl Fn(u32) -> u32) {
        let d = &mut self.v32[d.index()];
        if active == Self::ALL {
            for x in d {
                *x = f(*x);
            }
        } else {
            for k in 0..W {
                d[k] = if active & LANE_BIT[k] != 0 { f(d[k]) } else { d[k] };
            }
        }
    }
    /// Moves the active lanes of a 32-bit operand.
    #[inline(always)]
    pub(super) fn move32(&mut self, d: Reg, a: Reg, active: u64) {
        if a == d {
            return;
        }
        let (d, src) = split(self.v32, d.index());
        let mut sa = None;
        let a = spread(view32(&src, self.s, a), &mut sa);
        if active == Self::ALL {
            *d = *a;
        } else {
            for k in 0..W {
                d[k] = if active & LANE_BIT[k] != 0 { a[k] } else { d[k] };
            }
        }
    }
    /// Moves the active lanes of a 64-bit operand.
    #[inline(always)]
    pub(super) fn move64(&mut self, d: Reg, a: Reg, active: u64) {
        if a == d {
            return;
        }
        let (d, src) = split(self.v64, d.index());
        let mut sa = None;
        let a = spread(view64(&src, self.s, a), &mut sa);
        if active == Self::ALL {
            *d = *a;
        } else {
            for k in 0..W {
                d[k] = if active & LANE_BIT[k] != 0 { a[k] } else { d[k] };
            }
        }
    }
    /// a * b + c of floats, rounded once, with a vector as destination.
    #[inline(always)]
    pub(super) fn fma32(&mut self, i: &Instr) {
        let (d, src) = split(self.v32, i.d.index());
        let view = |r| view32(&src, self.s, r);
        match [view(i.a), view(i.b), view(i.c)] {
            [View::Vector(a), View::Vector(b), View::Vector(c)] => fma(d, a, b, c),
            [View::Vector(a), View::Vector(b), View::Scalar(c)] => fma(d, a, b, All(c)),
            // Factors may change places.
            [View::Scalar(a), View::Vector(b), View::Vector(c)]
            | [View::Vector(b), View::Scalar(a), View::Vector(c)] => fma(d, All(a), b, c),
            [View::Scalar(a), View::Vector(b), View::Scalar(c)]
            | [View::Vector(b), View::Scalar(a), View::Scalar(c)] => fma(d, All(a), b, All(c)),
            [View::Scalar(a), View::Scalar(b), View::Vector(c)] => fma(d, All(a), All(b), c),
            [View::Scalar(a), View::Scalar(b), View::Scalar(c)] => {
                fma(d, All(a), All(b), All(c));
            }
        }
    }
    /// a + scale(sext(b)).
    #[inline(always)]
    pub(super) fn lea32(&mut self, d: Reg, a: Reg, b: Reg, scale: impl Fn(i64) -> i64) {
        let f = |a: u64, b: u32| a.wrapping_add(scale(i64::from(b as i32)) as u64);
        if d.is_scalar() {
            self.s[d.index()] = f(self.s[a.index()], self.s[b.index()] as u32);
            return;
        }
        let (d, src) = split(self.v64, d.index());
        match (view64(&src, self.s, a), b.is_scalar()) {
            (View::Vector(a), false) => {
                let b = &self.v32[b.index()];
                for k in 0..W {
                    d[k] = f(a[k], b[k]);
                }
            }
            (View::Vector(a), true) => {
                let b = self.s[b.index()] as u32;
                map1(d, a, |a| f(a, b));
            }
            (View::Scalar(a), false) => map1(d, &self.v32[b.index()], |b| f(a, b)),
            (View::Scalar(a), true) => *d = [f(a, self.s[b.index()] as u32); W],
        }
    }
    /// Whether an operand has one value in all lanes of `mask`.
    pub(super) fn is_same(&self, a: Reg, mask: u64) -> bool {
        let first = self.lane(a, mask.trailing_zeros() as usize & 63);
        match a.class() {
            RegClass::V32 => {
                let row = &self.v32[a.index()];
                if mask == Self::ALL {
                    // By fours, as vectors have them.
                    let mut of_four = [0; 4];
                    for four in row.as_chunks::<4>().0 {
                        for k in 0..4 {
                            of_four[k] |= four[k] ^ first as u32;
                        }
                    }
                    return of_four == [0; 4];
                }
                let differ = |l: usize| mask & LANE_BIT[l] != 0 && row[l] != first as u32;
                !(0..W).fold(false, |any, l| any | differ(l))
            }
            RegClass::S => true,
            _ => {
                let row = self.vector64(a);
                !(0..W).any(|l| mask & LANE_BIT[l] != 0 && row[l] != first)
            }
        }
    }
    /// Lanes in which an operand of any class is not zero.
    pub(super) fn nonzero_lanes(&self, a: Reg) -> u64 {
        match a.class() {
            RegClass::P => self.p[a.index()],
            RegClass::S => {
                if self.s[a.index()] != 0 {
                    u64::MAX
                } else {
                    0
                }
            }
            _ => {
                let values = self.vector64(a);
                values.iter().enumerate().fold(0, |m, (l, &v)| m | u64::from(v != 0) << l)
            }
        }
    }
    /// Lanes of `mask` in which an integer operand is zero.
    #[inline(always)]
    pub(super) fn zero_lanes(&self, b: Reg, mask: u64) -> u64 {
        if b.is_scalar() {
            return if self.s[b.index()] == 0 { mask } else { 0 };
        }
        let mut zero = 0u64;
        match b.class() {
            RegClass::V32 => {
                for (l, &v) in self.v32[b.index()].iter().enumerate() {
                    zero |= u64::from(v == 0) << l;
                }
            }
            _ => {
                for (l, &v) in self.v64[b.index()].iter().enumerate() {
                    zero |= u64::from(v == 0) << l;
                }
            }
        }
        zero & mask
    }
}

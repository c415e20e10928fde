//! Builds a query on two threads: atoms for what is unknown, each made once for each meaning, and what
//! is known of them.

use super::Kernel;
use super::roots::Root;
use super::shape::Scope;
use crate::dims::Dim;
use crate::ledger::{Assumption, Ledger};
use crate::pair::{Atom, BitOp, Condition, Definition, Limits, Poly, Query, Side};
use ir::analysis::LoopId;
use ir::intrinsics::SpecialRegister;
use ir::{BlockId, InstId, ValueId};
use std::collections::{BTreeMap, HashMap, HashSet};

/// One of the two threads of a query.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Role {
    First,
    Second,
}

impl Role {
    pub fn side(self) -> Side {
        match self {
            Self::First => Side::First,
            Self::Second => Side::Second,
        }
    }
}

/// The meaning of an atom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    Tid(u8, Role),
    /// None for both threads of one block.
    Ctaid(u8, Option<Role>),
    Ntid(u8),
    /// The size of the block along an axis, in units of which the contract says that it is a multiple.
    Units(u8),
    Nctaid(u8),
    Param(u32),
    /// The number of elements of a parameter's buffer.
    Length(u32),
    Register(SpecialRegister, Option<Role>),
    /// The value of an instruction, in these iterations of the loops around it; without a role it is
    /// the same for both threads.
    Value(ValueId, Vec<Poly>, Option<Role>),
    /// Whether the condition that is the value of an instruction holds.
    Select(ValueId, Vec<Poly>, Option<Role>),
    /// A read of memory that never changes: so many bits at that offset.
    Cell(Root, Poly, u32),
    Quotient(Poly, Poly),
    /// A quotient that is rounded toward 0.
    Truncated(Poly, Poly),
    Remainder(Poly, Poly),
    Bits(BitOp2, Poly, Poly),
    Power(Poly),
    /// The smaller (or larger) of two.
    Least(bool, Poly, Poly),
    /// An iteration of a loop, in these iterations of the loops around it.
    Iteration(LoopId, Vec<Poly>, Option<Role>, bool),
    /// The iteration of a loop in which both threads are at the barrier.
    Aligned(LoopId),
    /// How many iterations more than that, or less.
    Further(LoopId, Role),
    /// A number that nothing is known of.
    Fresh(u32),
}

/// [`BitOp`] that can be hashed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BitOp2 {
    And,
    Or,
    Xor,
}

impl BitOp2 {
    fn op(self) -> BitOp {
        match self {
            Self::And => BitOp::And,
            Self::Or => BitOp::Or,
            Self::Xor => BitOp::Xor,
        }
    }
}

/// In which iteration of a loop a thread is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Iteration {
    /// So many after the one in which both threads were at the barrier.
    After(i64),
    /// Two or more after it.
    Later,
    /// Two or more before it.
    Earlier,
    /// The one with this number, counted from 0 since the loop was entered.
    Nth(u8),
    /// So many after any.
    Own(i64),
}

/// Where a thread is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Env {
    pub role: Role,
    pub at: BlockId,
    pub iterations: BTreeMap<LoopId, Iteration>,
}

/// An integer of some width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Int {
    /// It is this modulo 2 to the width.
    pub poly: Poly,
    /// Width, bits.
    pub bits: u32,
    /// Whether `poly` is its value as a signed number.
    pub signed: bool,
    /// Whether `poly` is its value as an unsigned number.
    pub unsigned: bool,
}

/// The value of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Val {
    Int(Int),
    Bool(Condition),
    /// The offset from the root, bytes.
    Ptr(Poly),
    Opaque,
}

/// Most steps of one proof about the range of a number.
const RANGE_WORK: u64 = 60_000;
/// Most proofs about ranges in one query.
const MAX_RANGE_PROOFS: u32 = 60;
/// Most terms of a condition from which ranges of its atoms are found.
const MAX_NARROWED: usize = 8;
/// Most nodes of a condition.
const MAX_CONDITION: usize = 48;
/// Largest coefficient of a number that may be assumed not to wrap.
const MAX_FACTOR: u128 = 1 << 16;

/// A query that is being built.
pub(crate) struct Builder<'k> {
    pub k: &'k Kernel<'k>,
    pub scope: Scope,
    pub query: Query,
    pub ledger: Ledger,
    atoms: HashMap<Key, Atom>,
    /// Atoms that only depend on the launch and on iterations.
    clean: HashSet<Atom>,
    pub memo: HashMap<(Env, ValueId), Val>,
    /// Values of phis that are supposed rather than computed.
    pub supposed: HashMap<(ValueId, Role), Val>,
    pub depth: u32,
    fresh: u32,
    range_proofs: u32,
    /// Atoms that nothing but a range is known of, with the instruction that gives them.
    pub unknown: BTreeMap<Atom, InstId>,
    /// Work on ranges, in units of [`Limits::work`].
    pub work: u64,
    /// Whether the two threads are lanes of a warp that come to the same votes, so that the result of a
    /// vote of all lanes is one for both.
    pub votes: bool,
    /// The first of the conditions that are the question.
    pub question: usize,
}

impl<'k> Builder<'k> {
    pub fn new(k: &'k Kernel<'k>, scope: Scope) -> Self {
        let mut this = Self {
            k,
            scope,
            query: Query::default(),
            ledger: Ledger::default(),
            atoms: HashMap::new(),
            clean: HashSet::new(),
            memo: HashMap::new(),
            supposed: HashMap::new(),
            depth: 0,
            fresh: 0,
            range_proofs: 0,
            unknown: BTreeMap::new(),
            work: 0,
            votes: false,
            question: 0,
        };
        this.launch_facts();
        this
    }

    /// What is true of every launch, and what the contract says.
    fn launch_facts(&mut self) {
        let free: Vec<u8> =
            (0..3u8).filter(|&a| self.k.dims.block[a as usize] == Dim::Free).collect();
        if free.len() > 1 {
            let mut product = Some(Poly::from(1));
            for a in 0..3 {
                let n = self.ntid(a);
                product = product.and_then(|p| p.mul(&n));
            }
            if let Some(all) = product.and_then(|p| p.neg()).and_then(|p| p.plus(1024)) {
                self.query.require(Condition::Nonneg(all));
            }
        }
        for clause in self.k.clauses {
            self.power_of_two(&clause.expr);
            if let Some(condition) = self.clause(&clause.expr) {
                self.require(condition);
            }
        }
    }

    /// Assumes a condition, and what it says of the range of single atoms: of `n - 8 g >= 0` with `g >= 1`
    /// that `n >= 8`. That follows from the condition and from the ranges, so nothing more is assumed; it is
    /// found here so that what is built from the atoms later has a range, too.
    pub fn require(&mut self, condition: Condition) {
        self.narrow(&condition);
        self.query.require(condition);
    }

    fn narrow(&mut self, condition: &Condition) {
        match condition {
            Condition::Nonneg(p) => self.narrow_by(p),
            Condition::Zero(p) => {
                self.narrow_by(p);
                if let Some(p) = p.neg() {
                    self.narrow_by(&p);
                }
            }
            Condition::All(list) => list.iter().for_each(|c| self.narrow(c)),
            Condition::Nonzero(_) | Condition::Any(_) => {}
        }
    }

    /// `c a + rest >= 0`, so `a >= -rest / c` for positive `c`, and `a <= rest / -c` for negative.
    fn narrow_by(&mut self, p: &Poly) {
        if p.terms().len() > MAX_NARROWED {
            return;
        }
        for (m, c) in p.terms() {
            let [atom] = m.atoms() else { continue };
            let one = Poly::term(*m, *c);
            let Some(most) = p.sub(&one).and_then(|rest| self.range(&rest).1) else { continue };
            let (low, high) = if *c > 0 {
                // -floor(most / c) is the ceiling of -most / c.
                (most.checked_div_euclid(*c).and_then(i128::checked_neg), None)
            } else {
                let by = c.checked_neg();
                (None, by.and_then(|by| most.checked_div_euclid(by)))
            };
            self.query.atoms.bound(*atom, low, high);
            self.narrow_power(*atom);
        }
    }

    /// The range of a power of two ends in powers of two, and says which exponents there are.
    fn narrow_power(&mut self, atom: Atom) {
        let x = Poly::from(atom);
        let exponent = self.query.definitions.iter().find_map(|d| match d {
            Definition::Power { exponent, result } if *result == x => Some(exponent.clone()),
            _ => None,
        });
        let Some(exponent) = exponent else { return };
        let (low, high) = self.range(&x);
        let most = high.filter(|h| *h >= 1).map(i128::ilog2);
        let least = low.filter(|l| (2..1 << 100).contains(l)).map(|l| (l - 1).ilog2() + 1);
        if most.is_some_and(|e| high != Some(1 << e)) || least.is_some_and(|e| low != Some(1 << e))
        {
            self.query.atoms.bound(atom, least.map(|e| 1 << e), most.map(|e| 1 << e));
            let at_most = most.and_then(|e| exponent.neg()?.plus(i128::from(e)));
            let at_least = least.and_then(|e| exponent.plus(-i128::from(e)));
            for end in [at_most, at_least].into_iter().flatten() {
                self.narrow_by(&end);
            }
        }
    }

    /// The atom of this meaning, made now if it is new; `true` in that case.
    pub fn atom(
        &mut self,
        key: Key,
        label: &str,
        side: Side,
        low: Option<i128>,
        high: Option<i128>,
    ) -> (Atom, bool) {
        if let Some(&a) = self.atoms.get(&key) {
            return (a, false);
        }
        let a = match side {
            Side::Uniform => self.query.atoms.uniform(label, low, high),
            side => self.query.atoms.of(side, label, low, high),
        };
        let twin = twin(&key);
        self.atoms.insert(key, a);
        if let Some(&b) = twin.and_then(|t| self.atoms.get(&t))
            && b != a
        {
            self.query.atoms.link(a, b);
        }
        (a, true)
    }

    /// Whether there is an atom of this meaning.
    pub fn knows(&self, key: &Key) -> bool {
        self.atoms.contains_key(key)
    }

    /// The atom of this meaning.
    pub fn find(&self, key: &Key) -> Option<Atom> {
        self.atoms.get(key).copied()
    }

    /// The reads of an object that never changes: offset, width in bits, and value.
    pub fn cells_of(&self, root: Root) -> impl Iterator<Item = (&Poly, u32, Atom)> {
        self.atoms.iter().filter_map(move |(key, &atom)| match key {
            Key::Cell(of, offset, bits) if *of == root => Some((offset, *bits, atom)),
            _ => None,
        })
    }

    /// An atom that nothing is known of.
    pub fn fresh(&mut self, side: Side, low: Option<i128>, high: Option<i128>) -> Poly {
        self.fresh += 1;
        self.atom(Key::Fresh(self.fresh), "x", side, low, high).0.into()
    }

    pub fn mark_clean(&mut self, a: Atom) {
        self.clean.insert(a);
    }

    /// Whose value a polynomial is.
    pub fn side_of(&self, polys: &[&Poly]) -> Side {
        let mut side = Side::Uniform;
        for p in polys {
            for a in p.atoms() {
                match self.query.atoms.get(a).map(|i| i.side) {
                    Some(Side::Uniform) => {}
                    Some(other) => side = other,
                    None => return Side::First,
                }
            }
        }
        side
    }

    // ---- special registers

    pub fn ntid(&mut self, axis: u8) -> Poly {
        match self.k.dims.block[axis as usize] {
            Dim::One => Poly::from(1),
            Dim::Fixed(n) => Poly::from(i128::from(n)),
            Dim::Free => {
                let high = if axis == 2 { 64 } else { 1024 };
                // Quotients of what is made of a multiple are simpler than what is known of its remainder.
                if let Some(unit) = self.k.block_unit(axis) {
                    let high = Some(high / unit).filter(|h| *h >= 1);
                    let a = self.atom(Key::Units(axis), "units", Side::Uniform, Some(1), high).0;
                    self.mark_clean(a);
                    return Poly::from(a).scale(unit).unwrap_or_else(|| a.into());
                }
                let label = ["blockDim.x", "blockDim.y", "blockDim.z"][axis as usize];
                let a = self.atom(Key::Ntid(axis), label, Side::Uniform, Some(1), Some(high)).0;
                self.mark_clean(a);
                a.into()
            }
        }
    }

    pub fn nctaid(&mut self, axis: u8) -> Poly {
        match self.k.dims.grid[axis as usize] {
            Dim::One => Poly::from(1),
            Dim::Fixed(n) => Poly::from(i128::from(n)),
            Dim::Free => {
                let high = if axis == 0 { 0x7fff_ffff } else { 65535 };
                let label = ["gridDim.x", "gridDim.y", "gridDim.z"][axis as usize];
                let a = self.atom(Key::Nctaid(axis), label, Side::Uniform, Some(1), Some(high)).0;
                self.mark_clean(a);
                a.into()
            }
        }
    }

    /// An index below a dimension.
    fn index(&mut self, key: Key, label: &str, side: Side, dim: Dim, size: &Poly) -> Poly {
        if dim == Dim::One || dim == Dim::Fixed(1) {
            return Poly::zero();
        }
        let high = self.range(size).1.map(|h| h - 1);
        let (a, new) = self.atom(key, label, side, Some(0), high);
        if new {
            self.mark_clean(a);
            if let Some(below) = Condition::lt(&a.into(), size) {
                self.require(below);
            }
        }
        a.into()
    }

    pub fn tid(&mut self, axis: u8, role: Role) -> Poly {
        let size = self.ntid(axis);
        let label = ["threadIdx.x", "threadIdx.y", "threadIdx.z"][axis as usize];
        let dim = self.k.dims.block[axis as usize];
        self.index(Key::Tid(axis, role), label, role.side(), dim, &size)
    }

    pub fn ctaid(&mut self, axis: u8, role: Role) -> Poly {
        let size = self.nctaid(axis);
        let label = ["blockIdx.x", "blockIdx.y", "blockIdx.z"][axis as usize];
        let dim = self.k.dims.grid[axis as usize];
        match self.scope {
            Scope::Block => self.index(Key::Ctaid(axis, None), label, Side::Uniform, dim, &size),
            Scope::Grid => self.index(Key::Ctaid(axis, Some(role)), label, role.side(), dim, &size),
        }
    }

    /// The number of a thread in its block.
    pub fn linear(&mut self, role: Role) -> Option<Poly> {
        let (x, y, z) = (self.tid(0, role), self.tid(1, role), self.tid(2, role));
        let (nx, ny) = (self.ntid(0), self.ntid(1));
        x.add(&nx.mul(&y.add(&ny.mul(&z)?)?)?)
    }

    /// Assumes that the threads are of one warp, or that they are not.
    pub fn of_warp(&mut self, same: bool) -> Option<()> {
        let size = Poly::from(i128::from(self.k.warp_size));
        let mut warp = |role| -> Option<Poly> {
            let linear = self.linear(role)?;
            Some(self.quotient(&linear, &size))
        };
        let (s, t) = (warp(Role::First)?, warp(Role::Second)?);
        let condition = if same { Condition::eq(&s, &t)? } else { Condition::ne(&s, &t)? };
        self.query.require(condition);
        Some(())
    }

    /// Names what tells the two threads apart; false if they cannot differ.
    pub fn tell_apart(&mut self) -> bool {
        let mut pairs = vec![];
        for axis in 0..3u8 {
            let (s, t) = match self.scope {
                Scope::Block => (self.tid(axis, Role::First), self.tid(axis, Role::Second)),
                Scope::Grid => (self.ctaid(axis, Role::First), self.ctaid(axis, Role::Second)),
            };
            if let (Some(s), Some(t)) = (s.atom(), t.atom()) {
                pairs.push((s, t));
            }
        }
        self.query.threads = pairs;
        !self.query.threads.is_empty()
    }

    // ---- numbers

    /// The range of a polynomial, from those of its atoms.
    pub fn range(&self, p: &Poly) -> (Option<i128>, Option<i128>) {
        let (mut low, mut high) = (Some(0i128), Some(0i128));
        for (m, c) in p.terms() {
            let (mut l, mut h) = (Some(*c), Some(*c));
            for a in m.atoms() {
                let info = self.query.atoms.get(*a);
                let (al, ah) = info.map_or((None, None), |i| (i.low, i.high));
                (l, h) = product((l, h), (al, ah));
            }
            low = low.and_then(|x| x.checked_add(l?));
            high = high.and_then(|x| x.checked_add(h?));
        }
        (low, high)
    }

    /// Whether `p >= 0` follows from what the query assumes so far.
    pub fn nonneg(&mut self, p: &Poly) -> bool {
        if self.range(p).0.is_some_and(|l| l >= 0) {
            return true;
        }
        if p.constant().is_some() || self.range_proofs >= MAX_RANGE_PROOFS || self.k.work.get() == 0
        {
            return false;
        }
        self.range_proofs += 1;
        let limits = Limits { depth: 1, ..self.k.limits(RANGE_WORK) };
        let (proved, work) = self.k.failures.proves_counted(&self.query, p, &limits);
        self.work += work;
        self.k.take(work);
        proved
    }

    fn below(&mut self, p: &Poly, bound: i128) -> bool {
        if self.range(p).1.is_some_and(|h| h < bound) {
            return true;
        }
        p.neg().and_then(|n| n.plus(bound - 1)).is_some_and(|rest| self.nonneg(&rest))
    }

    /// Whether a number is made of nothing but the launch and iterations, so that it may be assumed
    /// not to wrap.
    pub(super) fn is_benign(&self, p: &Poly) -> bool {
        p.terms().iter().all(|(m, c)| {
            c.unsigned_abs() <= MAX_FACTOR && m.atoms().iter().all(|a| self.clean.contains(a))
        })
    }

    /// Whether it may be assumed that a number does not wrap.
    fn may_assume(&self, int: &Int) -> bool {
        self.k.run.is_none() && int.bits >= MIN_ASSUMED && self.is_benign(&int.poly)
    }

    /// The value of a number as an unsigned one.
    pub fn unsigned(&mut self, int: &Int, at: Option<InstId>) -> Poly {
        let Some(size) = 1i128.checked_shl(int.bits).filter(|_| int.bits < 100) else {
            return self.fresh(self.side_of(&[&int.poly]), Some(0), None);
        };
        if int.unsigned {
            return int.poly.clone();
        }
        if let Some(c) = int.poly.constant() {
            return Poly::from(c.rem_euclid(size));
        }
        if self.nonneg(&int.poly) {
            if int.signed || self.below(&int.poly, size) {
                return int.poly.clone();
            }
            if self.may_assume(int) {
                self.assume_below(&int.poly, size, at, int.bits, false);
                return int.poly.clone();
            }
        }
        self.remainder(&int.poly, &Poly::from(size))
    }

    /// The value of a number as a signed one.
    pub fn signed(&mut self, int: &Int, at: Option<InstId>) -> Poly {
        let Some(half) = 1i128.checked_shl(int.bits.saturating_sub(1)).filter(|_| int.bits < 100)
        else {
            return self.fresh(self.side_of(&[&int.poly]), None, None);
        };
        if int.signed {
            return int.poly.clone();
        }
        if let Some(c) = int.poly.constant() {
            return Poly::from((c + half).rem_euclid(2 * half) - half);
        }
        let low = int.unsigned || int.poly.plus(half).is_some_and(|p| self.nonneg(&p));
        if low {
            if self.below(&int.poly, half) {
                return int.poly.clone();
            }
            if self.may_assume(int) {
                self.assume_below(&int.poly, half, at, int.bits, true);
                return int.poly.clone();
            }
        } else if self.may_assume(int) {
            // As a counter that goes down by the size of the block until it is negative.
            self.assume_below(&int.poly, half, at, int.bits, true);
            self.query.conditions.extend(int.poly.plus(half).map(Condition::Nonneg));
            return int.poly.clone();
        }
        let side = self.side_of(&[&int.poly]);
        let shifted = int.poly.plus(half);
        match shifted {
            Some(p) => {
                let r = self.remainder(&p, &Poly::from(2 * half));
                r.plus(-half).unwrap_or_else(|| self.fresh(side, Some(-half), Some(half - 1)))
            }
            None => self.fresh(side, Some(-half), Some(half - 1)),
        }
    }

    fn assume_below(&mut self, p: &Poly, bound: i128, at: Option<InstId>, bits: u32, signed: bool) {
        let at = at.and_then(|i| self.k.flat.origin(i));
        self.ledger.add(Assumption::NoWrap { at, bits, signed });
        if let Some(rest) = p.neg().and_then(|n| n.plus(bound - 1)) {
            self.query.require(Condition::Nonneg(rest));
        }
    }

    // ---- functions of numbers

    /// The floor of a quotient, and the remainder; the divisor is at least 1.
    pub(super) fn divide(&mut self, dividend: &Poly, divisor: &Poly) -> (Poly, Poly) {
        if let (Some(a), Some(b)) = (dividend.constant(), divisor.constant())
            && b > 0
        {
            return (Poly::from(a.div_euclid(b)), Poly::from(a.rem_euclid(b)));
        }
        if divisor.constant() == Some(1) {
            return (dividend.clone(), Poly::zero());
        }
        if let (Some(c), (Some(low), Some(high))) = (divisor.constant(), self.range(dividend))
            && low >= 0
            && high < c
        {
            return (Poly::zero(), dividend.clone());
        }
        // The floor of `(c m + r) / c` is `m` and that of `r / c`, and what remains is that of `r`.
        if let Some(c) = divisor.constant().filter(|c| *c > 1)
            && let Some((whole, rest)) = multiples(dividend, c)
        {
            let (q, r) = self.divide(&rest, divisor);
            if let Some(q) = q.add(&whole) {
                return (q, r);
            }
        }
        let side = self.side_of(&[dividend, divisor]);
        let (low, high) = self.range(dividend);
        let least = self.range(divisor).0.filter(|&l| l >= 1).unwrap_or(1);
        let most = self.range(divisor).1.filter(|&h| h >= 1);
        let q_low = low.map(|l| if l >= 0 { most.map_or(0, |h| l.div_euclid(h)) } else { l });
        let q_high = high.map(|h| if h >= 0 { h.div_euclid(least) } else { -1 });
        let r_high = self.range(divisor).1.map(|h| h - 1);
        let r_high = match (r_high, high.filter(|_| low.is_some_and(|l| l >= 0))) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let key = (dividend.clone(), divisor.clone());
        let (q, new) =
            self.atom(Key::Quotient(key.0.clone(), key.1.clone()), "quotient", side, q_low, q_high);
        let (r, _) = self.atom(Key::Remainder(key.0, key.1), "remainder", side, Some(0), r_high);
        if new {
            if self.is_benign(dividend) && self.is_benign(divisor) {
                self.mark_clean(q);
                self.mark_clean(r);
            }
            self.query.definitions.push(Definition::Divide {
                dividend: dividend.clone(),
                divisor: divisor.clone(),
                quotient: q.into(),
                remainder: r.into(),
            });
            // A pitch is often a number of words or tiles, which is compared with dimensions: `m q <= x`, and
            // `x <= m q + m - 1`.
            if side == Side::Uniform
                && let Some(m) = divisor.constant().filter(|m| *m >= 1)
                && let Some(rest) = dividend.add_scaled(&q.into(), -m)
            {
                self.query.require(Condition::Nonneg(rest.clone()));
                let above = rest.neg().and_then(|p| p.plus(m - 1));
                self.query.conditions.extend(above.map(Condition::Nonneg));
            }
            // A thread of a block of so many warps is in one of them: `q <= u - 1` if `x <= m u - 1`.
            if let Some(m) = divisor.constant().filter(|m| *m >= 2) {
                self.below_units(dividend, m, q);
            }
            // `m q >= 0`, which is a product if `m` is not a number.
            if divisor.constant().is_none()
                && low.is_some_and(|l| l >= 0)
                && let Some(less) = Condition::le(&r.into(), dividend)
            {
                self.query.require(less);
            }
        }
        (q.into(), r.into())
    }

    pub fn quotient(&mut self, dividend: &Poly, divisor: &Poly) -> Poly {
        let (dividend, divisor) = self.divided(dividend, divisor);
        self.divide(&dividend, &divisor).0
    }

    pub fn remainder(&mut self, dividend: &Poly, divisor: &Poly) -> Poly {
        self.divide(dividend, divisor).1
    }

    /// 2 to a power that is at least 0.
    pub fn power(&mut self, exponent: &Poly) -> Poly {
        if let Some(c) = exponent.constant()
            && (0..120).contains(&c)
        {
            return Poly::from(1i128 << c);
        }
        // `2^(k + c)` is a multiple of `2^k`, so that what halves and what doubles have one atom.
        let c = exponent.constant_term();
        if (1..60).contains(&c)
            && let Some(rest) = exponent.plus(-c)
            && self.range(&rest).0.is_some_and(|l| l >= 0)
            && let Some(scaled) = self.power(&rest).scale(1i128 << c)
        {
            return scaled;
        }
        let side = self.side_of(&[exponent]);
        let high = self.range(exponent).1.filter(|h| (0..100).contains(h)).map(|h| 1i128 << h);
        let (a, new) = self.atom(Key::Power(exponent.clone()), "power", side, Some(1), high);
        if new {
            if self.is_benign(exponent) {
                self.mark_clean(a);
            }
            self.query
                .definitions
                .push(Definition::Power { exponent: exponent.clone(), result: a.into() });
        }
        a.into()
    }

    /// Whether it is certainly a power of two: a constant, 2 to a power, or the floor of a quotient of
    /// such, which is one or 0, and is at least 1.
    pub fn is_power(&mut self, p: &Poly) -> bool {
        if let Some(c) = p.constant() {
            return c > 0 && c.count_ones() == 1;
        }
        let [(m, c)] = p.terms() else { return false };
        let [atom] = m.atoms() else { return false };
        if *c <= 0 || c.count_ones() != 1 {
            return false;
        }
        let x = Poly::from(*atom);
        let found = self.query.definitions.iter().find_map(|d| match d {
            Definition::Power { result, .. } if *result == x => Some(None),
            Definition::Divide { dividend, divisor, quotient, .. } if *quotient == x => {
                Some(Some((dividend.clone(), divisor.clone())))
            }
            _ => None,
        });
        match found {
            Some(None) => true,
            Some(Some((dividend, divisor))) => {
                self.is_power(&dividend)
                    && self.is_power(&divisor)
                    && x.plus(-1).is_some_and(|rest| self.nonneg(&rest))
            }
            None => false,
        }
    }

    pub fn bits(&mut self, op: BitOp2, left: &Poly, right: &Poly) -> Poly {
        let (left, right) = if right < left { (right, left) } else { (left, right) };
        let side = self.side_of(&[left, right]);
        let (lr, rr) = (self.range(left), self.range(right));
        let positive = lr.0.is_some_and(|l| l >= 0) && rr.0.is_some_and(|l| l >= 0);
        let ones = |h: i128| (1i128 << (128 - h.leading_zeros()).min(120)) - 1;
        let (low, high) = match op {
            BitOp2::And if positive => {
                (Some(0), lr.1.zip(rr.1).map(|(a, b)| a.min(b)).or(lr.1).or(rr.1))
            }
            _ if positive => (Some(0), lr.1.zip(rr.1).map(|(a, b)| ones(a.max(b)))),
            _ => (None, None),
        };
        let key = Key::Bits(op, left.clone(), right.clone());
        let (a, new) = self.atom(key, "bits", side, low, high);
        if new {
            if self.is_benign(left) && self.is_benign(right) {
                self.mark_clean(a);
            }
            self.query.definitions.push(Definition::Bits {
                op: op.op(),
                left: left.clone(),
                right: right.clone(),
                result: a.into(),
            });
        }
        a.into()
    }

    /// The smaller of two, or the larger.
    pub fn least(&mut self, largest: bool, a: &Poly, b: &Poly) -> Poly {
        if a == b {
            return a.clone();
        }
        let side = self.side_of(&[a, b]);
        let (ra, rb) = (self.range(a), self.range(b));
        let pick = |x: Option<i128>, y: Option<i128>| {
            x.zip(y).map(|(x, y)| if largest { x.max(y) } else { x.min(y) })
        };
        let (mut low, mut high) = (pick(ra.0, rb.0), pick(ra.1, rb.1));
        if largest {
            low = low.or(ra.0).or(rb.0);
        } else {
            high = high.or(ra.1).or(rb.1);
        }
        let (x, new) = self.atom(Key::Least(largest, a.clone(), b.clone()), "min", side, low, high);
        let p = Poly::from(x);
        if new {
            if self.is_benign(a) && self.is_benign(b) {
                self.mark_clean(x);
            }
            let mut known = vec![];
            for y in [a, b] {
                known.extend(if largest { Condition::le(y, &p) } else { Condition::le(&p, y) });
            }
            let either = [Condition::eq(&p, a), Condition::eq(&p, b)];
            if let [Some(one), Some(two)] = either {
                known.push(Condition::Any(vec![one, two]));
            }
            for condition in known {
                self.query.require(condition);
            }
        }
        p
    }

    /// A condition, or a new atom for it if it is too long.
    pub fn bounded(&mut self, condition: Condition, side: Side) -> Condition {
        if nodes(&condition) <= MAX_CONDITION {
            return condition;
        }
        let b = self.fresh(side, Some(0), Some(1));
        b.plus(-1).map_or(Condition::TRUE, Condition::Zero)
    }

    /// Number of atoms so far.
    pub fn size(&self) -> usize {
        self.query.atoms.len() + self.query.conditions.len()
    }
}

/// Narrowest number that may be assumed not to wrap, bits. Arithmetic in C++ is at least as wide, so
/// a narrower number has been converted, which drops bits on purpose.
const MIN_ASSUMED: u32 = 32;

/// `m` and `r` of `c m + r`, where `m` has all terms that are multiples of `c`; `None` if there are none.
pub(super) fn multiples(p: &Poly, c: i128) -> Option<(Poly, Poly)> {
    let mut whole = Poly::zero();
    for (m, factor) in p.terms() {
        if factor % c == 0 {
            whole = whole.add(&Poly::term(*m, factor / c))?;
        }
    }
    let rest = p.add_scaled(&whole, c.checked_neg()?)?;
    (!whole.is_zero()).then_some((whole, rest))
}

fn nodes(c: &Condition) -> usize {
    match c {
        Condition::All(list) | Condition::Any(list) => 1 + list.iter().map(nodes).sum::<usize>(),
        _ => 1,
    }
}

/// The range of a product.
fn product(
    (al, ah): (Option<i128>, Option<i128>),
    (bl, bh): (Option<i128>, Option<i128>),
) -> (Option<i128>, Option<i128>) {
    if let (Some(al), Some(ah), Some(bl), Some(bh)) = (al, ah, bl, bh) {
        let all = [(al, bl), (al, bh), (ah, bl), (ah, bh)].map(|(x, y)| x.checked_mul(y));
        let all: Option<Vec<i128>> = all.into_iter().collect();
        return all.map_or((None, None), |v| (v.iter().copied().min(), v.iter().copied().max()));
    }
    // Half-open ranges: only signs help.
    match (al, ah, bl, bh) {
        (Some(a), _, Some(b), _) if a >= 0 && b >= 0 => {
            (a.checked_mul(b), ah.zip(bh).and_then(|(x, y)| x.checked_mul(y)))
        }
        (_, Some(a), Some(b), _) if a <= 0 && b >= 0 => (None, a.checked_mul(b)),
        (Some(a), _, _, Some(b)) if a >= 0 && b <= 0 => (None, a.checked_mul(b)),
        _ => (None, None),
    }
}

/// The same meaning in the other thread.
fn twin(key: &Key) -> Option<Key> {
    let other = |r: Role| if r == Role::First { Role::Second } else { Role::First };
    Some(match key {
        Key::Tid(a, r) => Key::Tid(*a, other(*r)),
        Key::Ctaid(a, Some(r)) => Key::Ctaid(*a, Some(other(*r))),
        Key::Register(x, Some(r)) => Key::Register(*x, Some(other(*r))),
        Key::Value(v, c, Some(r)) => Key::Value(*v, c.clone(), Some(other(*r))),
        Key::Select(v, c, Some(r)) => Key::Select(*v, c.clone(), Some(other(*r))),
        Key::Iteration(l, c, Some(r), i) => Key::Iteration(*l, c.clone(), Some(other(*r)), *i),
        Key::Further(l, r) => Key::Further(*l, other(*r)),
        _ => return None,
    })
}

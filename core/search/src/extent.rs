//! What a launch covers: how far coordinates, loops and addresses reach, as far as polynomials tell.
//!
//! **Rows.** In `out[y * pitch + x]` the pitch is the length of a row. If `x` reaches beyond it, rows
//! overlap, and threads of different rows write the same cell. No host makes such a launch, so a search
//! does not either. With the coordinates sorted by their step, what the smaller steps cover together must
//! be less than the next larger step (a mixed radix). Terms with equal factors, as in `out[x + y]`,
//! overlap in every launch: that is a fault of the kernel, which is not excused here.
//!
//! A number that occurs in the row and in the column, as `k` in `a[(k + y) * pitch + k + x]` or the block of a diagonal, may
//! be taken as one coordinate or as two: rows overlap if they do either way.
//!
//! **Parts.** Two writes that differ by a product or a quotient of numbers alone, as `s[i]` and `s[i + n / 2]`, are to parts
//! of one buffer. What threads cover of one must be less than the distance.

use crate::facts::{AccessFact, CompareFact, Derived, Facts, Root};
use ir::IntPredicate;
use ir::analysis::affine::{Atom, Poly};
use launch::{Dim3, Launch};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum nesting of loops and divisions that is followed.
const MOST_DEPTH: usize = 6;
/// Maximum number of iterations that a loop is assumed to have.
const MOST_ITERATIONS: i64 = 1 << 20;
/// By how many cells rows may overlap if the cause is a number in the code: an off-by-one error.
const SLIP: i64 = 2;

/// By how much parameters grow, to see whether rows overlap whatever their length: more than a search has
/// threads, also where a row has a word for each of 64.
const LARGER: i64 = 1 << 17;

/// By how much the values of parameters differ from each other then: no usual length of a row.
const APART: i64 = 1021;

/// What one launch covers.
pub struct Extent<'a> {
    facts: &'a Facts,
    launch: &'a Launch,
    /// Value of an integer parameter.
    param: &'a dyn Fn(u16) -> Option<i64>,
    /// What [`Self::range`] has found so far: bounds of nested loops lead to each other in very many ways.
    ranges: RefCell<BTreeMap<(Atom, usize), Option<i64>>>,
}

impl std::fmt::Debug for Extent<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Extent").field("launch", self.launch).finish_non_exhaustive()
    }
}

/// A coordinate in an address.
struct Digit {
    /// Distance of neighbours in bytes, without its sign.
    step: i64,
    /// Number of values.
    range: i64,
    /// The factors of its terms.
    factors: BTreeMap<Vec<Atom>, i64>,
}

fn side(dim: Dim3, axis: u8) -> i64 {
    i64::from(<[u32; 3]>::from(dim)[usize::from(axis.min(2))])
}

/// Most writes of a kernel of which pairs are looked at.
const MOST_PARTS: usize = 64;

/// A part of a buffer that begins at a distance of numbers alone behind another.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The number of a write to the first of both.
    access: usize,
    /// The product of numbers that the distance is a multiple of.
    apart: Vec<Atom>,
    /// By what it is multiplied.
    times: i64,
}

/// How a coordinate that occurs in several terms is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shared {
    /// As one, whose step is the sum.
    Whole,
    /// As one for each product of numbers that scales it: its row and its column.
    Split,
}

/// That a sum of coordinates, each with its step, is at most a number.
type Bound = (BTreeMap<Atom, i64>, i64);

/// A coordinate, and what numbers its terms are scaled by if it is split.
type Coordinate = (Atom, Vec<Atom>);

/// Whether some digit, of those in order of their steps, is reached by the smaller ones together.
/// `counts` says whether that matters, given the digits up to it; `slip` is by how many bytes it may be.
fn overlap(digits: &[&Digit], counts: &dyn Fn(&[&Digit]) -> bool, slip: i64) -> bool {
    let mut covered = 0i64;
    for (i, digit) in digits.iter().enumerate() {
        let step = digit.step.saturating_abs();
        let twin = digits[..i].iter().any(|d| d.factors == digit.factors);
        let most = step.saturating_add(slip);
        if i > 0 && !twin && covered >= most && counts(&digits[..=i]) {
            return true;
        }
        covered = covered.saturating_add(step.saturating_mul(digit.range - 1));
    }
    false
}

/// By how many bytes rows may overlap if the cause is a number in the code. A cell is the smallest step.
fn slip<'d>(digits: impl Iterator<Item = &'d Digit>) -> i64 {
    let unit = digits.map(|digit| digit.step.saturating_abs()).filter(|step| *step > 0).min();
    unit.unwrap_or(1).saturating_mul(SLIP)
}

impl<'a> Extent<'a> {
    /// What `launch` covers.
    pub fn new(
        facts: &'a Facts,
        launch: &'a Launch,
        param: &'a dyn Fn(u16) -> Option<i64>,
    ) -> Self {
        Self { facts, launch, param, ranges: RefCell::default() }
    }

    /// The value of an atom that is the same everywhere.
    fn fixed(&self, atom: Atom) -> Option<i64> {
        match atom {
            Atom::Ntid(a) => Some(side(self.launch.block, a)),
            Atom::Nctaid(a) => Some(side(self.launch.grid, a)),
            Atom::Param(p) => (self.param)(p),
            // A row of words, or of tiles: `(n + 63) / 64`.
            Atom::Opaque(i) => match self.facts.derived.get(&i)? {
                Derived::Quotient(of, by) if !self.varies(atom) => {
                    let known = |poly: &Poly| poly.value(&|a| self.fixed(a));
                    Some(known(of)?.checked_div(known(by)?)?)
                }
                _ => None,
            },
            Atom::Tid(_) | Atom::Ctaid(_) | Atom::Trip(_) => None,
        }
    }

    /// Whether an atom differs between threads, blocks or iterations.
    fn varies(&self, atom: Atom) -> bool {
        let Atom::Opaque(i) = atom else { return atom.varies() };
        // Quotients of sizes only; those of quotients are not followed.
        match self.facts.derived.get(&i) {
            Some(Derived::Quotient(of, by)) => of.atoms().chain(by.atoms()).any(Atom::varies),
            _ => true,
        }
    }

    /// Whether an atom depends on a parameter that the search chose.
    fn chosen(&self, atom: Atom, free: &dyn Fn(u16) -> bool) -> bool {
        match atom {
            Atom::Param(p) => free(p),
            Atom::Opaque(i) if !self.varies(atom) => {
                self.facts.opaque.get(i as usize).is_some_and(|taint| {
                    (0..64).any(|p| taint.params & crate::facts::bit(p) != 0 && free(p))
                })
            }
            _ => false,
        }
    }

    /// Number of values of an atom that counts from 0.
    fn range(&self, atom: Atom, depth: usize) -> Option<i64> {
        if depth > MOST_DEPTH {
            return None;
        }
        let known = self.ranges.borrow().get(&(atom, depth)).copied();
        known.unwrap_or_else(|| {
            let range = self.find_range(atom, depth);
            self.ranges.borrow_mut().insert((atom, depth), range);
            range
        })
    }

    fn find_range(&self, atom: Atom, depth: usize) -> Option<i64> {
        match atom {
            Atom::Tid(a) => Some(side(self.launch.block, a)),
            Atom::Ctaid(a) => Some(side(self.launch.grid, a)),
            Atom::Trip(i) => Some(self.iterations(i, depth)),
            Atom::Opaque(i) => match self.facts.derived.get(&i)? {
                Derived::Remainder(of, by) => {
                    let by = self.greatest_at(by, depth + 1).filter(|&by| by > 0)?;
                    let of = self.greatest_at(of, depth + 1).map_or(by, |of| of.saturating_add(1));
                    Some(by.min(of.max(1)))
                }
                Derived::Quotient(of, by) => {
                    let by = self.least_at(by, depth + 1).filter(|&by| by > 0)?;
                    Some((self.greatest_at(of, depth + 1)?.max(0) / by).saturating_add(1))
                }
            },
            Atom::Ntid(_) | Atom::Nctaid(_) | Atom::Param(_) => None,
        }
    }

    /// Number of iterations of a loop, 1 if its bound is not known.
    fn iterations(&self, trip: u32, depth: usize) -> i64 {
        let Some(induction) = self.facts.inductions.get(trip as usize) else { return 1 };
        // Any variable of the loop may be the one that is compared with its bound.
        const VARIABLES: usize = 8;
        let header = induction.header;
        let from = (header..).zip(self.facts.inductions.iter().skip(header as usize));
        let same = from.take_while(|(_, other)| other.header == header).take(VARIABLES);
        let bounds = same.filter_map(|(trip, _)| self.iterations_of(trip, depth));
        bounds.max().unwrap_or(1).clamp(1, MOST_ITERATIONS)
    }

    /// Number of iterations until a loop variable reaches what it is compared with.
    fn iterations_of(&self, trip: u32, depth: usize) -> Option<i64> {
        let induction = self.facts.inductions.get(trip as usize)?;
        let step = self.greatest_at(&induction.step, depth + 1).unwrap_or(0);
        let start = self.least_at(&induction.init, depth + 1)?;
        let of_loop = |poly: &Poly| poly.has(|a| a == Atom::Trip(trip));
        let bounds = self.facts.compares.iter().filter_map(|c| {
            let bound = match (of_loop(&c.lhs), of_loop(&c.rhs)) {
                (true, false) => &c.rhs,
                (false, true) => &c.lhs,
                _ => return None,
            };
            // A loop that counts down ends at the least value.
            let bound = if step < 0 {
                let start = self.greatest_at(&induction.init, depth + 1)?;
                start.checked_sub(self.least_at(bound, depth + 1)?)?
            } else {
                self.greatest_at(bound, depth + 1)?.checked_sub(start)?
            };
            let inclusive = matches!(c.pred, IntPredicate::Sle | IntPredicate::Ule);
            let bound = bound.saturating_add(i64::from(inclusive));
            let step = step.checked_abs().filter(|&s| s > 0)?;
            Some(bound.max(0).saturating_add(step - 1) / step)
        });
        bounds.max()
    }

    /// The greatest value of a polynomial; `None` if something in it is not known.
    fn greatest_at(&self, poly: &Poly, depth: usize) -> Option<i64> {
        self.bound(poly, depth, true)
    }

    fn least_at(&self, poly: &Poly, depth: usize) -> Option<i64> {
        self.bound(poly, depth, false)
    }

    /// An upper or lower bound: each coordinate is at one of its ends, independent of the others.
    fn bound(&self, poly: &Poly, depth: usize, upper: bool) -> Option<i64> {
        let mut sum = 0i64;
        for (atoms, &coefficient) in &poly.terms {
            let (mut fixed, mut most) = (coefficient, 1i64);
            for &atom in atoms {
                if self.varies(atom) {
                    most = most.checked_mul(self.range(atom, depth + 1)?.max(1) - 1)?;
                } else {
                    fixed = fixed.checked_mul(self.fixed(atom)?)?;
                }
            }
            let varies = atoms.iter().any(|&a| self.varies(a));
            let at_end = !varies || (fixed >= 0) == upper;
            if at_end {
                sum = sum.checked_add(fixed.checked_mul(most)?)?;
            }
        }
        Some(sum)
    }

    /// The coordinates of an address, with the ranges that the conditions around the access leave.
    /// `None` if a term is not understood.
    fn digits(&self, access: &AccessFact, shared: Shared) -> Option<BTreeMap<Coordinate, Digit>> {
        let offset = access.offset.as_ref()?;
        let mut digits: BTreeMap<Coordinate, Digit> = BTreeMap::new();
        for (atoms, &coefficient) in &offset.terms {
            let mut counting = atoms.iter().copied().filter(|&a| self.varies(a));
            let Some(atom) = counting.next() else { continue };
            if counting.next().is_some() {
                return None;
            }
            let factors: Vec<Atom> = atoms.iter().copied().filter(|&a| !self.varies(a)).collect();
            let mut step = coefficient;
            for &factor in &factors {
                step = step.checked_mul(self.fixed(factor)?)?;
            }
            // Sizes of the grid and the block only say how far a coordinate counts.
            let number = |a: &Atom| !matches!(a, Atom::Ntid(_) | Atom::Nctaid(_));
            let scaled = match shared {
                Shared::Whole => vec![],
                Shared::Split => factors.iter().copied().filter(number).collect(),
            };
            let digit = match digits.entry((atom, scaled)) {
                std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
                std::collections::btree_map::Entry::Vacant(entry) => {
                    let range = self.range(atom, 0)?;
                    let factors = BTreeMap::new();
                    entry.insert(Digit { step: 0, range, factors })
                }
            };
            digit.step = digit.step.checked_add(step)?;
            digit.factors.insert(factors, coefficient);
        }
        // A remainder or quotient of a coordinate that is itself in the address cancels part of it.
        let entangled = digits.keys().any(|(atom, _)| match atom {
            Atom::Opaque(i) => self.facts.derived.get(i).is_some_and(|derived| {
                let (Derived::Remainder(of, by) | Derived::Quotient(of, by)) = derived;
                of.atoms().chain(by.atoms()).any(|a| digits.keys().any(|d| d.0 == a))
            }),
            _ => false,
        });
        if entangled {
            return None;
        }
        let mut differences = vec![];
        for guard in &access.guards {
            let compare = self.facts.compares.get(guard.compare as usize);
            if let Some(compare) = compare {
                self.apply(compare, guard.holds, &mut digits, &mut differences);
            }
        }
        // A difference of coordinates that is bounded from both sides, as the column `s - y` of a diagonal.
        for (steps, most) in &differences {
            let negated = steps.iter().map(|(atom, step)| Some((*atom, step.checked_neg()?)));
            let negated: Option<BTreeMap<Atom, i64>> = negated.collect();
            let least = differences.iter().find(|d| Some(&d.0) == negated.as_ref()).map(|d| d.1);
            if let Some(room) = least.and_then(|least| most.checked_add(least)) {
                Self::join(steps, room, &mut digits);
            }
        }
        for (&(atom, _), digit) in &mut digits {
            if matches!(atom, Atom::Trip(i) if self.is_behind(i, access)) {
                digit.range = digit.range.saturating_add(1);
            }
        }
        Some(digits)
    }

    /// The coordinates within a row of an address whose rows are `length` long, whatever says which row it is.
    fn digits_of_row(
        &self,
        access: &AccessFact,
        length: Atom,
    ) -> Option<BTreeMap<Coordinate, Digit>> {
        let mut row = access.clone();
        let terms = &mut row.offset.as_mut()?.terms;
        terms.retain(|atoms, _| !atoms.contains(&length));
        self.digits(&row, Shared::Split)
    }

    /// Whether an access may see a loop variable when its loop has ended: nothing that it is under compares it.
    fn is_behind(&self, trip: u32, access: &AccessFact) -> bool {
        let Some(induction) = self.facts.inductions.get(trip as usize) else { return false };
        let of_loop = |atom: Atom| match atom {
            Atom::Trip(i) => {
                self.facts.inductions.get(i as usize).is_some_and(|i| i.header == induction.header)
            }
            _ => false,
        };
        let compares = |compare: &CompareFact| compare.lhs.has(of_loop) || compare.rhs.has(of_loop);
        let guards = access.guards.iter();
        let mut compared = guards.filter_map(|g| self.facts.compares.get(g.compare as usize));
        induction.tested_first && !compared.any(compares)
    }

    /// Narrows digits by a comparison that is known to hold, or known not to.
    fn apply(
        &self,
        compare: &CompareFact,
        holds: bool,
        digits: &mut BTreeMap<Coordinate, Digit>,
        differences: &mut Vec<Bound>,
    ) {
        use IntPredicate as P;
        let Some(difference) = compare.lhs.sub(&compare.rhs) else { return };
        // `difference <= most`, or the same with the sign changed.
        let (sign, most) = match (compare.pred, holds) {
            (P::Slt | P::Ult, true) | (P::Sge | P::Uge, false) => (1, -1),
            (P::Sle | P::Ule, true) | (P::Sgt | P::Ugt, false) => (1, 0),
            (P::Sgt | P::Ugt, true) | (P::Sle | P::Ule, false) => (-1, -1),
            (P::Sge | P::Uge, true) | (P::Slt | P::Ult, false) => (-1, 0),
            (P::Eq, true) | (P::Ne, false) => {
                self.at_most((&difference, 1), 0, digits, differences);
                self.at_most((&difference, -1), 0, digits, differences);
                return;
            }
            _ => return,
        };
        self.at_most((&difference, sign), most, digits, differences);
    }

    /// Narrows digits by `sign * poly <= most`, or keeps that if it is about a difference.
    fn at_most(
        &self,
        (poly, sign): (&Poly, i64),
        most: i64,
        digits: &mut BTreeMap<Coordinate, Digit>,
        differences: &mut Vec<Bound>,
    ) {
        let mut room = most;
        let mut steps: BTreeMap<Atom, i64> = BTreeMap::new();
        for (atoms, &coefficient) in &poly.terms {
            let Some(mut value) = coefficient.checked_mul(sign) else { return };
            let mut counting = None;
            for &atom in atoms {
                if self.varies(atom) {
                    if counting.replace(atom).is_some() {
                        return;
                    }
                } else {
                    let Some(product) = self.fixed(atom).and_then(|f| value.checked_mul(f)) else {
                        return;
                    };
                    value = product;
                }
            }
            match counting {
                Some(atom) => {
                    let step = steps.entry(atom).or_insert(0);
                    let Some(sum) = step.checked_add(value) else { return };
                    *step = sum;
                }
                None => room = room.saturating_sub(value),
            }
        }
        steps.retain(|_, step| *step != 0);
        let negative = steps.values().any(|&step| step < 0);
        if negative && steps.values().any(|&step| step > 0) {
            differences.push((steps, room));
            return;
        }
        if steps.is_empty() || negative || room < 0 {
            return;
        }
        if let (Some((atom, step)), 1) = (steps.first_key_value(), steps.len()) {
            for (_, digit) in digits.iter_mut().filter(|(d, _)| d.0 == *atom) {
                digit.range = digit.range.min((room / step).saturating_add(1));
            }
            return;
        }
        Self::join(&steps, room, digits);
    }

    /// Several coordinates together have `room + 1` values: where the address holds the same sum, it is one coordinate.
    fn join(steps: &BTreeMap<Atom, i64>, room: i64, digits: &mut BTreeMap<Coordinate, Digit>) {
        let scales: BTreeSet<Vec<Atom>> = digits.keys().map(|d| d.1.clone()).collect();
        for scaled in scales {
            Self::join_scaled(steps, room, &scaled, digits);
        }
    }

    fn join_scaled(
        steps: &BTreeMap<Atom, i64>,
        room: i64,
        scaled: &[Atom],
        digits: &mut BTreeMap<Coordinate, Digit>,
    ) {
        let at = |atom: &Atom| (*atom, scaled.to_vec());
        let mut scale = None;
        for (atom, step) in steps {
            let Some(digit) = digits.get(&at(atom)) else { return };
            let Some((times, 0)) = digit.step.checked_div(*step).zip(digit.step.checked_rem(*step))
            else {
                return;
            };
            if *scale.get_or_insert(times) != times {
                return;
            }
        }
        let reach: Option<i64> = steps.iter().try_fold(0i64, |sum, (atom, step)| {
            let range = digits.get(&at(atom))?.range;
            sum.checked_add(step.checked_abs()?.checked_mul(range - 1)?)
        });
        let (Some(scale), Some(reach)) = (scale, reach) else { return };
        if room < 0 || reach <= room {
            return;
        }
        let mut parts: Vec<(Coordinate, Digit)> =
            steps.keys().filter_map(|a| digits.remove_entry(&at(a))).collect();
        parts.sort_by_key(|(_, digit)| digit.step.saturating_abs());
        let Some((atom, mut first)) = parts.into_iter().next() else { return };
        first.step = scale;
        first.range = room.saturating_add(1);
        digits.insert(atom, first);
    }

    /// Whether the cells of an access are to be different ones for different coordinates: it writes them, or reads where
    /// ranges begin.
    fn spreads(&self, access: &AccessFact) -> bool {
        let begins = |root| matches!(root, Root::Param(p) if self.facts.ranges.contains_key(&p));
        access.writes || begins(access.root)
    }

    /// Whether rows overlap in a written address, as no host would have it. The search chose the
    /// parameters that `free` names and, if `dims`, the size of the block or the grid.
    pub fn rows_overlap(
        &self,
        access: &AccessFact,
        dims: bool,
        free: &dyn Fn(u16) -> bool,
    ) -> bool {
        self.spreads(access)
            && !access.atomic
            && access.root != Root::Local
            && [Shared::Whole, Shared::Split]
                .into_iter()
                .all(|shared| self.rows_overlap_as(access, dims, free, shared))
    }

    fn rows_overlap_as(
        &self,
        access: &AccessFact,
        dims: bool,
        free: &dyn Fn(u16) -> bool,
        shared: Shared,
    ) -> bool {
        let Some(digits) = self.digits(access, shared) else { return false };
        let slip = slip(digits.values());
        let mut digits: Vec<(Coordinate, Digit)> =
            digits.into_iter().filter(|(_, d)| d.range > 1).collect();
        digits.sort_by_key(|(_, d)| d.step.saturating_abs());
        let chosen = |d: &Digit| d.factors.keys().flatten().any(|&a| self.chosen(a, free));
        // Rows that are stepped over by their number are the kernel's fault.
        let miscounted = |lower: &[&Digit]| {
            let mut factors = lower.last().into_iter().flat_map(|d| d.factors.keys().flatten());
            factors.any(|a| matches!(a, Atom::Param(p) if self.facts.miscounted.contains(p)))
        };
        let all: Vec<&Digit> = digits.iter().map(|(_, d)| d).collect();
        // Barriers may lie between the iterations of a loop, so of those only a chosen length of a row
        // tells.
        let threads = digits.iter().filter(|((atom, _), _)| !matches!(atom, Atom::Trip(_)));
        let threads: Vec<&Digit> = threads.map(|(_, d)| d).collect();
        overlap(&all, &|lower| !miscounted(lower) && lower.iter().any(|d| chosen(d)), 0)
            && !self.overlap_anyway(access, free)
            || (dims && access.writes && overlap(&threads, &|lower| !miscounted(lower), slip))
    }

    /// Whether rows overlap just as much where the parameters that `free` names are larger: a loop over a row
    /// that makes one step too many (`j <= per` in `a[i * per + j]`) is a fault of the kernel.
    pub fn overlap_anyway(&self, access: &AccessFact, free: &dyn Fn(u16) -> bool) -> bool {
        let larger = |p: u16| {
            let value = (self.param)(p)?;
            // Each differs from the others: that two pitches are equal is the search's choice.
            let more = LARGER + i64::from(p) * APART;
            if free(p) { value.checked_add(more) } else { Some(value) }
        };
        let Dim3 { x, y, z } = self.launch.grid;
        let many = (LARGER * 2) as u32;
        // Where a condition says how far a row reaches, it does so for a large grid too.
        let grids = [(x, y, z), (many, y, z), (x, many, z), (x, y, many)];
        grids.into_iter().any(|(x, y, z)| {
            let launch = Launch { grid: Dim3::new(x, y, z), ..self.launch.clone() };
            let larger = Extent::new(self.facts, &launch, &larger);
            let Some(digits) = larger.digits(access, Shared::Whole) else { return false };
            let slip = slip(digits.values());
            let mut digits: Vec<Digit> = digits.into_values().filter(|d| d.range > 1).collect();
            digits.sort_by_key(|d| d.step.saturating_abs());
            let digits: Vec<&Digit> = digits.iter().collect();
            overlap(&digits, &|_| true, 0) && !overlap(&digits, &|_| true, slip)
        })
    }

    /// Whether some of these parts overlap, as no host would have it. The search chose the parameters that `free` names.
    pub fn parts_overlap(&self, parts: &[Part], free: &dyn Fn(u16) -> bool) -> bool {
        parts.iter().any(|part| {
            part.apart.iter().any(|&a| self.chosen(a, free))
                && self.part_overlaps(part)
                && !self.part_overlaps_anyway(part, free)
        })
    }

    /// The smallest value of parameter `p` for which those of these parts do not overlap whose distance is a multiple or
    /// a quotient of it.
    pub fn least_distance(&self, parts: &[Part], p: u16) -> i64 {
        let mut least = 1i64;
        for part in parts {
            let quotient = |atom: &Atom| match atom {
                Atom::Opaque(i) => match self.facts.derived.get(i)? {
                    Derived::Quotient(of, by) if of.as_param() == Some(p) => {
                        by.value(&|a| self.fixed(a))
                    }
                    _ => None,
                },
                _ => (*atom == Atom::Param(p)).then_some(1),
            };
            let found = (0..).zip(&part.apart).find_map(|(n, a)| Some((n, quotient(a)?)));
            let Some((at, divisor)) = found else { continue };
            let others = (0..).zip(&part.apart).filter(|(n, _)| *n != at);
            let factor = others
                .map(|(_, &a)| self.fixed(a))
                .try_fold(part.times, |product, n| product.checked_mul(n?));
            let Some(factor) = factor.filter(|&f| f > 0) else { continue };
            let access = &self.facts.accesses[part.access];
            let Some(digits) = self.digits(access, Shared::Whole) else { continue };
            // What else scales a coordinate steps over parts.
            let inside = |d: &&Digit| {
                let mut scaled = d.factors.keys().flatten();
                scaled.all(|a| {
                    *a != Atom::Param(p) && (part.apart.contains(a) || !matches!(a, Atom::Param(_)))
                })
            };
            let covered = digits.values().filter(inside).fold(0i64, |sum, d| {
                sum.saturating_add(d.step.saturating_abs().saturating_mul(d.range - 1))
            });
            least = least.max((covered / factor).saturating_add(1).saturating_mul(divisor));
        }
        least
    }

    /// The pairs of writes to one buffer that differ by a product or a quotient of numbers alone, whatever the launch.
    pub fn parts(&self) -> Vec<Part> {
        let plain = |a: &(usize, &AccessFact)| a.1.writes && !a.1.atomic && a.1.root != Root::Local;
        let accesses = self.facts.accesses.iter().enumerate();
        let writes: Vec<(usize, &AccessFact)> = accesses.filter(plain).take(MOST_PARTS).collect();
        let mut found = vec![];
        for &(number, access) in &writes {
            for (_, other) in writes.iter().filter(|other| other.1.root == access.root) {
                let (Some(from), Some(to)) = (&access.offset, &other.offset) else { continue };
                let apart = to.sub(from).map(|apart| apart.terms.into_iter().collect::<Vec<_>>());
                let Some([(atoms, times)]) = apart.as_deref() else { continue };
                if *times > 0 && !atoms.is_empty() && !atoms.iter().any(|&a| self.varies(a)) {
                    let part = Part { access: number, apart: atoms.clone(), times: *times };
                    if !found.contains(&part) {
                        found.push(part);
                    }
                }
            }
        }
        found
    }

    /// Whether threads cover more of a part than the distance to the next.
    fn part_overlaps(&self, part: &Part) -> bool {
        let access = &self.facts.accesses[part.access];
        let Some(digits) = self.digits(access, Shared::Whole) else { return false };
        let mut numbers = part.apart.iter().map(|&a| self.fixed(a));
        let step = numbers.try_fold(part.times, |step, n| step.checked_mul(n?));
        let Some(step) = step else { return false };
        let factors = BTreeMap::from([(part.apart.clone(), part.times)]);
        let next = Digit { step, range: 2, factors };
        let mut digits: Vec<&Digit> = digits.values().filter(|d| d.range > 1).collect();
        digits.sort_by_key(|d| d.step.saturating_abs());
        if overlap(&digits, &|_| true, 0) {
            return false;
        }
        digits.push(&next);
        digits.sort_by_key(|d| d.step.saturating_abs());
        overlap(&digits, &|_| true, 0)
    }

    /// Whether that is so just as much where the parameters that `free` names are larger, and so is the grid: a
    /// condition allows a cell too many.
    fn part_overlaps_anyway(&self, part: &Part, free: &dyn Fn(u16) -> bool) -> bool {
        let larger = |p: u16| {
            let value = (self.param)(p)?;
            let more = LARGER + i64::from(p) * APART;
            if free(p) { value.checked_add(more) } else { Some(value) }
        };
        let grid = Dim3::new((LARGER * 2) as u32, 1, 1);
        let launch = Launch { grid, ..self.launch.clone() };
        Extent::new(self.facts, &launch, &larger).part_overlaps(part)
    }

    /// The smallest value of parameter `p` for which what its rows hold fits into them, as far as
    /// written addresses show, offsets within a row included. Terms that are not understood are taken
    /// to cover `unknown` cells. Of several pitches, as in `b * stride_b + h * stride_h + x`, only the caller knows which one
    /// is the larger: what another one scales counts only if it is smaller than the value that parameter `p` has, `own`.
    pub fn least_stride(&self, p: u16, unknown: i64, own: Option<i64>) -> i64 {
        let me = Atom::Param(p);
        let mut least = 1;
        // What a row holds is not bounded by what its length bounds.
        let longer = |q| {
            let value = (self.param)(q)?;
            if q == p { value.checked_add(LARGER) } else { Some(value) }
        };
        let longer = Extent::new(self.facts, self.launch, &longer);
        let written = |root| self.facts.accesses.iter().any(|a| a.writes && a.root == root);
        let counts = |a: &&AccessFact| !a.atomic && (self.spreads(a) || written(a.root));
        for access in self.facts.accesses.iter().filter(counts) {
            let Some(offset) = &access.offset else { continue };
            let spreads = self.spreads(access);
            let digits = match self.digits(access, Shared::Split) {
                Some(digits) => digits,
                // What it reads beside its own cell is at a fixed place of the row.
                None if !spreads => BTreeMap::new(),
                None => {
                    if !offset.has(|a| a == me) {
                        continue;
                    }
                    let Some(digits) = self.digits_of_row(access, me) else {
                        least = least.max(unknown);
                        continue;
                    };
                    digits
                }
            };
            let counts = |a: Atom| {
                if spreads {
                    // Which row it is may come from memory.
                    digits.iter().find(|d| d.0.0 == a).is_none_or(|d| d.1.range > 1)
                } else {
                    self.range(a, 0).is_some_and(|range| range > 1)
                }
            };
            // The step of the smallest coordinate that the parameter scales, without the parameter.
            let scaled = offset.terms.iter().filter(|(atoms, _)| {
                atoms.contains(&me) && atoms.iter().any(|&a| a.varies() && counts(a))
            });
            let step = scaled.filter_map(|(atoms, &c)| {
                let others = atoms.iter().filter(|&&a| a != me && !a.varies());
                others.copied().try_fold(c, |c, a| c.checked_mul(self.fixed(a)?))
            });
            let Some(step) = step.map(i64::saturating_abs).filter(|&s| s > 0).min() else {
                continue;
            };
            let with_me = offset.terms.keys().filter(|atoms| atoms.contains(&me)).flatten();
            let with_me: Vec<Atom> =
                with_me.copied().filter(|a| matches!(a, Atom::Param(_))).collect();
            let above = |digit: &Digit| {
                let mut factors = digit.factors.keys().flatten();
                factors.any(|a| matches!(a, Atom::Param(_)) && !with_me.contains(a))
                    && own.is_none_or(|own| digit.step >= own.saturating_mul(step))
            };
            let mut reach = 0i64;
            for (atoms, &c) in offset.terms.iter().filter(|(atoms, _)| !atoms.contains(&me)) {
                if atoms.iter().any(|&a| self.varies(a)) {
                    continue;
                }
                let value = atoms.iter().try_fold(c, |c, &a| c.checked_mul(self.fixed(a)?));
                reach = reach.saturating_add(value.unwrap_or(0));
            }
            // Where it only reads, a thread may step into the next row.
            for digit in digits
                .iter()
                .filter_map(|(&(a, _), d)| {
                    let bounded =
                        matches!(a, Atom::Trip(_)) && longer.range(a, 0) > self.range(a, 0);
                    (!bounded).then_some(d)
                })
                .filter(|d| {
                    spreads
                        && !d.factors.keys().flatten().any(|a| *a == me)
                        && d.step > 0
                        && d.range > 1
                        && !above(d)
                })
            {
                reach = reach.saturating_add(digit.step.saturating_mul(digit.range - 1));
            }
            least = least.max((reach.max(0) / step).saturating_add(1));
        }
        least
    }
}

#[cfg(test)]
mod tests;

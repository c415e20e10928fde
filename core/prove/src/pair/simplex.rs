//! Exact linear programming: is a polynomial a nonnegative combination of others and of 1?
//!
//! Phase one of the simplex method with one row for every monomial. Each row holds integers
//! without a common divisor; rows are scaled independently, which changes no sign and no ratio.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::digest::Digest;
use super::poly::{Monomial, Poly, gcd, times as product};

/// Most pivots of one run.
const MAX_PIVOTS: usize = 400;
/// Pivots by steepest descent; afterwards Bland's rule, which cannot cycle.
const GREEDY_PIVOTS: usize = 80;
/// Most entries of a tableau.
const MAX_ENTRIES: usize = 120_000;

/// `scale * goal` is the sum of `weights` times the generators, and a constant that is not
/// negative.
#[derive(Debug)]
pub(super) struct Multipliers {
    /// At least 1.
    pub(super) scale: i128,
    /// Generators that take part, with weights of at least 1.
    pub(super) weights: Vec<(usize, i128)>,
}

/// Numbers of a tableau: small ones while they suffice.
trait Entry: Copy + Ord + TryFrom<i128> {
    const ZERO: Self;
    const ONE: Self;
    fn wide(self) -> i128;
    fn minus(self, other: Self) -> Option<Self>;
    fn times(self, other: Self) -> Option<Self>;
    fn negated(self) -> Option<Self>;
    /// The quotient by a number that divides it and is not 0.
    fn over(self, divisor: Self) -> Option<Self>;
    /// Greatest common divisor, if it is such a number.
    fn common(self, other: Self) -> Option<Self>;
}

macro_rules! entry {
    ($type:ty) => {
        impl Entry for $type {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            fn wide(self) -> i128 {
                self.into()
            }
            fn minus(self, other: Self) -> Option<Self> {
                self.checked_sub(other)
            }
            fn times(self, other: Self) -> Option<Self> {
                self.checked_mul(other)
            }
            fn negated(self) -> Option<Self> {
                self.checked_neg()
            }
            fn over(self, divisor: Self) -> Option<Self> {
                self.checked_div(divisor)
            }
            fn common(self, other: Self) -> Option<Self> {
                let (a, b) = (self.unsigned_abs().into(), other.unsigned_abs().into());
                Self::try_from(gcd(a, b)).ok()
            }
        }
    };
}
entry!(i64);
entry!(i128);

struct Tableau<T> {
    rows: Vec<Vec<T>>,
    basis: Vec<usize>,
    cost: Vec<T>,
    /// Number of columns without the right side.
    columns: usize,
}

/// Finds multipliers. Each entry that is touched takes from `work`; `None` if there are no
/// multipliers, if a number overflows, or if a limit is reached.
pub(super) fn combine(goal: &Poly, generators: &[&Poly], work: &mut u64) -> Option<Multipliers> {
    let mut left = *work;
    // The same pivots with large numbers, if small ones do not suffice.
    let found = match run::<i64>(goal, generators, &mut left) {
        Err(TooLarge) => {
            left = *work;
            run::<i128>(goal, generators, &mut left).unwrap_or(None)
        }
        Ok(found) => found,
    };
    *work = left;
    found
}

/// A number does not fit its type.
struct TooLarge;

fn run<T: Entry>(
    goal: &Poly,
    generators: &[&Poly],
    work: &mut u64,
) -> Result<Option<Multipliers>, TooLarge> {
    let Some(mut tableau) = Tableau::<T>::new(goal, generators)? else { return Ok(None) };
    let size = (tableau.rows.len() as u64 + 1) * (tableau.columns as u64 + 1);
    for pivots in 0..MAX_PIVOTS {
        if tableau.cost[tableau.columns] == T::ZERO {
            return Ok(tableau.solution(generators.len()));
        }
        let Some(left) = work.checked_sub(size) else { return Ok(None) };
        *work = left;
        let Some(column) = tableau.entering(pivots < GREEDY_PIVOTS) else { return Ok(None) };
        let Some(row) = tableau.leaving(column)? else { return Ok(None) };
        tableau.pivot(row, column).ok_or(TooLarge)?;
    }
    Ok(None)
}

impl<T: Entry> Tableau<T> {
    fn new(goal: &Poly, generators: &[&Poly]) -> Result<Option<Self>, TooLarge> {
        let mut number: HashMap<&Monomial, usize, BuildHasherDefault<Digest>> = HashMap::default();
        let one = Monomial::default();
        number.insert(&one, 0);
        // The rows of all terms, one polynomial after the other.
        let mut of_terms = Vec::new();
        for p in generators.iter().copied().chain([goal]) {
            for (m, _) in p.terms() {
                let next = number.len();
                of_terms.push(*number.entry(m).or_insert(next));
            }
        }
        // The last generator is 1: the constant may be left over.
        let columns = generators.len() + 1;
        if number.len().checked_mul(columns + 1).is_none_or(|entries| entries > MAX_ENTRIES) {
            return Ok(None);
        }
        let entry = |c: i128| T::try_from(c).map_err(|_| TooLarge);
        let mut rows = vec![vec![T::ZERO; columns + 1]; number.len()];
        let mut of_terms = of_terms.into_iter();
        let mut next = || of_terms.next().unwrap_or(0);
        for (j, p) in generators.iter().enumerate() {
            for (_, c) in p.terms() {
                rows[next()][j] = entry(*c)?;
            }
        }
        rows[0][columns - 1] = T::ONE;
        for (_, c) in goal.terms() {
            rows[next()][columns] = entry(*c)?;
        }
        for row in &mut rows {
            if row[columns] < T::ZERO {
                for x in row.iter_mut() {
                    *x = x.negated().ok_or(TooLarge)?;
                }
            }
        }
        // Every row starts with an artificial variable; what they sum up to is to become 0.
        let mut cost = vec![T::ZERO; columns + 1];
        for row in &rows {
            for (c, x) in cost.iter_mut().zip(row) {
                *c = c.minus(*x).ok_or(TooLarge)?;
            }
        }
        let basis = (0..rows.len()).map(|r| columns + r).collect();
        Ok(Some(Self { rows, basis, cost, columns }))
    }

    fn entering(&self, greedy: bool) -> Option<usize> {
        let mut negative = (0..self.columns).filter(|&j| self.cost[j] < T::ZERO);
        if greedy { negative.min_by_key(|&j| self.cost[j]) } else { negative.next() }
    }

    fn leaving(&self, column: usize) -> Result<Option<usize>, TooLarge> {
        let mut best: Option<usize> = None;
        for r in 0..self.rows.len() {
            let (a, b) = (self.rows[r][column], self.rows[r][self.columns]);
            if a <= T::ZERO {
                continue;
            }
            let better = match best {
                None => true,
                Some(o) => {
                    let (x, y) = (self.rows[o][column], self.rows[o][self.columns]);
                    // b / a < y / x
                    let product = |p: T, q: T| product(p.wide(), q.wide()).ok_or(TooLarge);
                    let (left, right) = (product(b, x)?, product(y, a)?);
                    left < right || left == right && self.leaves_first(r, o)
                }
            };
            if better {
                best = Some(r);
            }
        }
        Ok(best)
    }

    /// Among equal ratios artificial variables leave first, then Bland's order decides.
    fn leaves_first(&self, r: usize, o: usize) -> bool {
        let key = |r: usize| (self.basis[r] < self.columns, self.basis[r]);
        key(r) < key(o)
    }

    fn pivot(&mut self, row: usize, column: usize) -> Option<()> {
        reduce(&mut self.rows[row])?;
        let pivot_row = std::mem::take(&mut self.rows[row]);
        let pivot = pivot_row[column];
        let entries = pivot_row.iter().copied().enumerate();
        let used: Vec<(usize, T)> = entries.filter(|(_, x)| *x != T::ZERO).collect();
        for (o, other) in self.rows.iter_mut().enumerate() {
            if o != row {
                eliminate(other, &used, column, pivot)?;
            }
        }
        eliminate(&mut self.cost, &used, column, pivot)?;
        self.rows[row] = pivot_row;
        self.basis[row] = column;
        Some(())
    }

    fn solution(&self, generators: usize) -> Option<Multipliers> {
        let mut scale: i128 = 1;
        let used = || {
            let basic = self.basis.iter().enumerate().filter(|(_, j)| **j < generators);
            basic.map(|(r, j)| (*j, self.rows[r][self.columns].wide(), self.rows[r][*j].wide()))
        };
        for (_, value, over) in used() {
            if value != 0 {
                let over = over / i128::try_from(gcd(value.unsigned_abs(), over as u128)).ok()?;
                let common = i128::try_from(gcd(scale as u128, over as u128)).ok()?;
                scale = scale.checked_mul(over / common)?;
            }
        }
        let mut weights = Vec::new();
        for (j, value, over) in used() {
            if value != 0 {
                let common = i128::try_from(gcd(value.unsigned_abs(), over as u128)).ok()?;
                let (value, over) = (value / common, over / common);
                weights.push((j, value.checked_mul(scale / over)?));
            }
        }
        Some(Multipliers { scale, weights })
    }
}

/// Takes a multiple of the pivot's row, given by its entries that are not 0, from another, so that the column becomes 0.
fn eliminate<T: Entry>(other: &mut [T], row: &[(usize, T)], column: usize, pivot: T) -> Option<()> {
    let factor = other[column];
    if factor == T::ZERO {
        return Some(());
    }
    let common = pivot.common(factor)?;
    let (keep, take) = (pivot.over(common)?, factor.over(common)?);
    if keep != T::ONE {
        for x in other.iter_mut().filter(|x| **x != T::ZERO) {
            *x = x.times(keep)?;
        }
    }
    for (n, y) in row {
        other[*n] = other[*n].minus(take.times(*y)?)?;
    }
    if keep != T::ONE {
        reduce(other)?;
    }
    Some(())
}

/// Divides a row by the greatest common divisor of its entries.
fn reduce<T: Entry>(row: &mut [T]) -> Option<()> {
    let mut common = T::ZERO;
    for x in row.iter().filter(|x| **x != T::ZERO) {
        common = common.common(*x)?;
        if common == T::ONE {
            return Some(());
        }
    }
    if common > T::ONE {
        for x in row.iter_mut().filter(|x| **x != T::ZERO) {
            *x = x.over(common)?;
        }
    }
    Some(())
}

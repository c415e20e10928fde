//! Exact linear programming: is a polynomial a nonnegative combination of others and of 1?
//!
//! Phase one of the simplex method with one row for every monomial. Each row holds integers
//! without a common divisor; rows are scaled independently, which changes no sign and no ratio.

use std::collections::BTreeMap;

use super::poly::{Monomial, Poly, gcd};

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

struct Tableau {
    rows: Vec<Vec<i128>>,
    basis: Vec<usize>,
    cost: Vec<i128>,
    /// Number of columns without the right side.
    columns: usize,
}

/// Finds multipliers. Each entry that is touched takes from `work`; `None` if there are no
/// multipliers, if a number overflows, or if a limit is reached.
pub(super) fn combine(goal: &Poly, generators: &[&Poly], work: &mut u64) -> Option<Multipliers> {
    let mut tableau = Tableau::new(goal, generators)?;
    let size = (tableau.rows.len() as u64 + 1) * (tableau.columns as u64 + 1);
    for pivots in 0..MAX_PIVOTS {
        if tableau.cost[tableau.columns] == 0 {
            return tableau.solution(generators.len());
        }
        *work = work.checked_sub(size)?;
        let column = tableau.entering(pivots < GREEDY_PIVOTS)?;
        let row = tableau.leaving(column)?;
        tableau.pivot(row, column)?;
    }
    None
}

impl Tableau {
    fn new(goal: &Poly, generators: &[&Poly]) -> Option<Self> {
        let mut number: BTreeMap<&Monomial, usize> = BTreeMap::new();
        let one = Monomial::default();
        number.insert(&one, 0);
        for p in generators.iter().copied().chain([goal]) {
            for (m, _) in p.terms() {
                let next = number.len();
                number.entry(m).or_insert(next);
            }
        }
        // The last generator is 1: the constant may be left over.
        let columns = generators.len() + 1;
        if number.len().checked_mul(columns + 1)? > MAX_ENTRIES {
            return None;
        }
        let mut rows = vec![vec![0; columns + 1]; number.len()];
        for (j, p) in generators.iter().enumerate() {
            for (m, c) in p.terms() {
                rows[number[m]][j] = *c;
            }
        }
        rows[0][columns - 1] = 1;
        for (m, c) in goal.terms() {
            rows[number[m]][columns] = *c;
        }
        for row in &mut rows {
            if row[columns] < 0 {
                for x in row.iter_mut() {
                    *x = x.checked_neg()?;
                }
            }
        }
        // Every row starts with an artificial variable; what they sum up to is to become 0.
        let mut cost = vec![0i128; columns + 1];
        for row in &rows {
            for (c, x) in cost.iter_mut().zip(row) {
                *c = c.checked_sub(*x)?;
            }
        }
        let basis = (0..rows.len()).map(|r| columns + r).collect();
        Some(Self { rows, basis, cost, columns })
    }

    fn entering(&self, greedy: bool) -> Option<usize> {
        let mut negative = (0..self.columns).filter(|&j| self.cost[j] < 0);
        if greedy { negative.min_by_key(|&j| self.cost[j]) } else { negative.next() }
    }

    fn leaving(&self, column: usize) -> Option<usize> {
        let mut best: Option<usize> = None;
        for r in 0..self.rows.len() {
            let (a, b) = (self.rows[r][column], self.rows[r][self.columns]);
            if a <= 0 {
                continue;
            }
            let better = match best {
                None => true,
                Some(o) => {
                    let (x, y) = (self.rows[o][column], self.rows[o][self.columns]);
                    // b / a < y / x
                    let (left, right) = (b.checked_mul(x)?, y.checked_mul(a)?);
                    left < right || left == right && self.leaves_first(r, o)
                }
            };
            if better {
                best = Some(r);
            }
        }
        best
    }

    /// Among equal ratios artificial variables leave first, then Bland's order decides.
    fn leaves_first(&self, r: usize, o: usize) -> bool {
        let key = |r: usize| (self.basis[r] < self.columns, self.basis[r]);
        key(r) < key(o)
    }

    fn pivot(&mut self, row: usize, column: usize) -> Option<()> {
        reduce(&mut self.rows[row]);
        let pivot_row = self.rows[row].clone();
        let pivot = pivot_row[column];
        for (o, other) in self.rows.iter_mut().enumerate() {
            if o != row {
                eliminate(other, &pivot_row, column, pivot)?;
            }
        }
        eliminate(&mut self.cost, &pivot_row, column, pivot)?;
        self.basis[row] = column;
        Some(())
    }

    fn solution(&self, generators: usize) -> Option<Multipliers> {
        let mut scale: i128 = 1;
        let used = || {
            let basic = self.basis.iter().enumerate().filter(|(_, j)| **j < generators);
            basic.map(|(r, j)| (*j, self.rows[r][self.columns], self.rows[r][*j]))
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

/// Takes a multiple of the pivot's row from another, so that the column becomes 0.
fn eliminate(other: &mut [i128], row: &[i128], column: usize, pivot: i128) -> Option<()> {
    let factor = other[column];
    if factor == 0 {
        return Some(());
    }
    let common = i128::try_from(gcd(pivot.unsigned_abs(), factor.unsigned_abs())).ok()?;
    let (keep, take) = (pivot / common, factor / common);
    for (x, y) in other.iter_mut().zip(row) {
        if keep != 1 && *x != 0 {
            *x = x.checked_mul(keep)?;
        }
        if *y != 0 {
            *x = x.checked_sub(take.checked_mul(*y)?)?;
        }
    }
    if keep != 1 {
        reduce(other);
    }
    Some(())
}

/// Divides a row by the greatest common divisor of its entries.
fn reduce(row: &mut [i128]) {
    let mut common = 0u128;
    for x in row.iter() {
        common = gcd(common, x.unsigned_abs());
        if common == 1 {
            return;
        }
    }
    if let Ok(common) = i128::try_from(common)
        && common > 1
    {
        for x in row.iter_mut() {
            *x /= common;
        }
    }
}

//! Queries as propositional formulas: every atom gets a few bits, and sums and products become
//! circuits. Used to find values, never to prove that there are none.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, lbool};

use super::atom::{Atom, AtomInfo};
use super::digest::Digest;
use super::poly::{Monomial, Poly};
use super::query::{BitOp, Condition, Definition, Query};

/// Widest number in a formula, bits. Wider ones give up.
const MAX_WIDTH: usize = 96;

/// Ends a run after a number of conflicts.
#[derive(Debug)]
struct Budget {
    left: u64,
}

impl Callbacks for Budget {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.left = self.left.saturating_sub(1);
        }
    }

    fn stop(&self) -> bool {
        self.left == 0
    }
}

/// A bit: a literal of the solver, or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Bit {
    Known(bool),
    Open(Lit),
}

impl Bit {
    fn not(self) -> Self {
        match self {
            Self::Known(b) => Self::Known(!b),
            Self::Open(l) => Self::Open(!l),
        }
    }
}

/// A number in two's complement, lowest bit first; the last bit is the sign. Never empty.
type Number = Vec<Bit>;

/// What has been made already.
type Table<K, V> = HashMap<K, V, BuildHasherDefault<Digest>>;

/// The formula of a query.
pub(super) struct Formula {
    solver: Solver<Budget>,
    ands: Table<(Lit, Lit), Bit>,
    xors: Table<(Lit, Lit), Bit>,
    products: Table<Monomial, Number>,
    atoms: Vec<(Number, Vec<Lit>)>,
    clauses: usize,
}

/// Answer of the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The formula has a model.
    Sat,
    /// It has none, with these widths.
    Unsat,
    /// The limit on conflicts was reached.
    GaveUp,
}

impl Formula {
    /// The formula, with at most `bits` bits for each atom beyond the end of its range; `None` if
    /// it becomes too large.
    pub(super) fn of(query: &Query, bits: u32, clauses: usize) -> Option<Self> {
        let mut out = Self {
            solver: Solver::new(SolverOpts::default(), Budget { left: u64::MAX }),
            ands: Table::default(),
            xors: Table::default(),
            products: Table::default(),
            atoms: Vec::new(),
            clauses,
        };
        for (_, info) in query.atoms.iter() {
            let atom = out.atom(info, bits)?;
            out.atoms.push(atom);
        }
        for (i, (_, info)) in query.atoms.iter().enumerate() {
            let number = out.atoms[i].0.clone();
            if let Some(low) = info.low {
                let above = out.sum(&number, &constant(low.checked_neg()?))?;
                out.nonneg(&above)?;
            }
            if let Some(high) = info.high {
                let below = out.negate(&number)?;
                let below = out.sum(&below, &constant(high))?;
                out.nonneg(&below)?;
            }
        }
        for definition in &query.definitions {
            out.define(definition, bits)?;
        }
        for condition in &query.conditions {
            let bit = out.condition(condition)?;
            out.require(&[bit])?;
        }
        if !query.threads.is_empty() {
            let mut differ = Vec::new();
            for (s, t) in &query.threads {
                let equal = out.zero(&Poly::from(*s).sub(&Poly::from(*t))?)?;
                differ.push(equal.not());
            }
            out.require(&differ)?;
        }
        Some(out)
    }

    /// Runs the solver. The literals are assumed; `conflicts` is reduced by what the run took.
    pub(super) fn solve(&mut self, assumed: &[Lit], conflicts: &mut u64) -> Answer {
        self.solver.cb_mut().left = *conflicts;
        let result = self.solver.solve_limited(assumed);
        *conflicts = self.solver.cb().left;
        if result == lbool::TRUE {
            Answer::Sat
        } else if result == lbool::FALSE {
            Answer::Unsat
        } else {
            Answer::GaveUp
        }
    }

    /// The values of all atoms in the model that was found last.
    pub(super) fn values(&self) -> Option<Vec<i128>> {
        self.atoms.iter().map(|(number, _)| self.value(number)).collect()
    }

    fn value(&self, number: &Number) -> Option<i128> {
        let mut value = 0i128;
        for (i, bit) in number.iter().enumerate() {
            let set = match bit {
                Bit::Known(b) => *b,
                Bit::Open(l) => self.solver.value_lit(*l) == lbool::TRUE,
            };
            if set {
                let weight = 1i128.checked_shl(u32::try_from(i).ok()?)?;
                value += if i + 1 == number.len() { -weight } else { weight };
            }
        }
        Some(value)
    }

    /// The literals of an atom's distance from the end of its range, lowest first.
    pub(super) fn digits(&self, atom: Atom) -> &[Lit] {
        self.atoms.get(atom.0 as usize).map_or(&[], |a| &a.1)
    }

    fn atom(&mut self, info: &AtomInfo, bits: u32) -> Option<(Number, Vec<Lit>)> {
        let needed = match (info.low, info.high) {
            (Some(low), Some(high)) => {
                let span = u128::try_from(high.checked_sub(low)?).ok()?;
                bits.min(u128::BITS - span.leading_zeros())
            }
            _ => bits,
        };
        let digits: Vec<Lit> = (0..needed).map(|_| self.variable()).collect();
        let mut number: Number = digits.iter().map(|l| Bit::Open(*l)).collect();
        let number = match (info.low, info.high) {
            (Some(low), _) => {
                number.push(Bit::Known(false));
                self.sum(&number, &constant(low))?
            }
            (None, Some(high)) => {
                number.push(Bit::Known(false));
                let number = self.negate(&number)?;
                self.sum(&number, &constant(high))?
            }
            (None, None) => {
                number.push(Bit::Open(self.variable()));
                number
            }
        };
        Some((number, digits))
    }

    fn variable(&mut self) -> Lit {
        let variable = self.solver.new_var_default();
        Lit::new(variable, true)
    }

    fn clause(&mut self, literals: &[Lit]) -> Option<()> {
        self.clauses = self.clauses.checked_sub(1)?;
        self.solver.add_clause_reuse(&mut literals.to_vec());
        Some(())
    }

    /// At least one of the bits is set.
    fn require(&mut self, bits: &[Bit]) -> Option<()> {
        if bits.contains(&Bit::Known(true)) {
            return Some(());
        }
        let open = bits.iter().filter_map(|b| match b {
            Bit::Open(l) => Some(*l),
            Bit::Known(_) => None,
        });
        let open: Vec<Lit> = open.collect();
        self.clause(&open)
    }

    fn and(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        let (x, y) = match (a, b) {
            (Bit::Known(false), _) | (_, Bit::Known(false)) => return Some(Bit::Known(false)),
            (Bit::Known(true), other) | (other, Bit::Known(true)) => return Some(other),
            (Bit::Open(x), Bit::Open(y)) if x == y => return Some(a),
            (Bit::Open(x), Bit::Open(y)) if x == !y => return Some(Bit::Known(false)),
            (Bit::Open(x), Bit::Open(y)) => (x.min(y), x.max(y)),
        };
        if let Some(known) = self.ands.get(&(x, y)) {
            return Some(*known);
        }
        let z = self.variable();
        self.clause(&[!z, x])?;
        self.clause(&[!z, y])?;
        self.clause(&[z, !x, !y])?;
        self.ands.insert((x, y), Bit::Open(z));
        Some(Bit::Open(z))
    }

    fn or(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        Some(self.and(a.not(), b.not())?.not())
    }

    fn xor(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        let (x, y) = match (a, b) {
            (Bit::Known(k), other) | (other, Bit::Known(k)) => {
                return Some(if k { other.not() } else { other });
            }
            (Bit::Open(x), Bit::Open(y)) if x == y => return Some(Bit::Known(false)),
            (Bit::Open(x), Bit::Open(y)) if x == !y => return Some(Bit::Known(true)),
            (Bit::Open(x), Bit::Open(y)) => (x.min(y), x.max(y)),
        };
        if let Some(known) = self.xors.get(&(x, y)) {
            return Some(*known);
        }
        let z = self.variable();
        self.clause(&[!z, x, y])?;
        self.clause(&[!z, !x, !y])?;
        self.clause(&[z, !x, y])?;
        self.clause(&[z, x, !y])?;
        self.xors.insert((x, y), Bit::Open(z));
        Some(Bit::Open(z))
    }

    /// Exact: the result has one bit more than the wider operand, unless that says nothing.
    fn sum(&mut self, a: &Number, b: &Number) -> Option<Number> {
        let width = a.len().max(b.len()) + 1;
        if width > MAX_WIDTH {
            return None;
        }
        let mut carry = Bit::Known(false);
        let mut out = Vec::with_capacity(width);
        for i in 0..width {
            let (x, y) = (digit(a, i), digit(b, i));
            let half = self.xor(x, y)?;
            out.push(self.xor(half, carry)?);
            let (both, passed) = (self.and(x, y)?, self.and(half, carry)?);
            carry = self.or(both, passed)?;
        }
        Some(trim(out))
    }

    fn negate(&mut self, a: &Number) -> Option<Number> {
        let inverse: Number = a.iter().map(|b| b.not()).collect();
        self.sum(&inverse, &constant(1))
    }

    fn product(&mut self, a: &Number, b: &Number) -> Option<Number> {
        // Fewer rows if the shorter one is the multiplier.
        let (a, b) = if a.len() < b.len() { (b, a) } else { (a, b) };
        if a.len() + b.len() > MAX_WIDTH {
            return None;
        }
        let mut out = constant(0);
        for (i, bit) in b.iter().enumerate() {
            if *bit == Bit::Known(false) {
                continue;
            }
            let mut row = vec![Bit::Known(false); i];
            for x in a {
                row.push(self.and(*x, *bit)?);
            }
            if i + 1 == b.len() {
                row = self.negate(&row)?;
            }
            out = self.sum(&out, &row)?;
        }
        Some(out)
    }

    fn monomial(&mut self, m: &Monomial) -> Option<Number> {
        if let Some(known) = self.products.get(m) {
            return Some(known.clone());
        }
        let Some((last, rest)) = m.atoms().split_last() else { return Some(constant(1)) };
        let number = self.atoms.get(last.0 as usize)?.0.clone();
        let out = if rest.is_empty() {
            number
        } else {
            let rest = self.monomial(&Monomial::of(rest)?)?;
            self.product(&rest, &number)?
        };
        self.products.insert(*m, out.clone());
        Some(out)
    }

    fn poly(&mut self, p: &Poly) -> Option<Number> {
        let mut out = constant(0);
        for (m, c) in p.terms() {
            let number = self.monomial(m)?;
            let term = if *c == 1 { number } else { self.product(&number, &constant(*c))? };
            out = self.sum(&out, &term)?;
        }
        Some(out)
    }

    fn nonneg(&mut self, number: &Number) -> Option<()> {
        let sign = number.last()?.not();
        self.require(&[sign])
    }

    fn zero(&mut self, p: &Poly) -> Option<Bit> {
        let number = self.poly(p)?;
        self.none(&number)
    }

    /// All bits are 0.
    fn none(&mut self, number: &Number) -> Option<Bit> {
        let mut any = Bit::Known(false);
        for bit in number {
            any = self.or(any, *bit)?;
        }
        Some(any.not())
    }

    fn condition(&mut self, condition: &Condition) -> Option<Bit> {
        Some(match condition {
            Condition::Nonneg(p) => self.poly(p)?.last()?.not(),
            Condition::Zero(p) => self.zero(p)?,
            Condition::Nonzero(p) => self.zero(p)?.not(),
            Condition::All(all) => {
                let mut out = Bit::Known(true);
                for c in all {
                    let bit = self.condition(c)?;
                    out = self.and(out, bit)?;
                }
                out
            }
            Condition::Any(any) => {
                let mut out = Bit::Known(false);
                for c in any {
                    let bit = self.condition(c)?;
                    out = self.or(out, bit)?;
                }
                out
            }
        })
    }

    fn hold(&mut self, condition: &Condition) -> Option<()> {
        let bit = self.condition(condition)?;
        self.require(&[bit])
    }

    fn define(&mut self, definition: &Definition, bits: u32) -> Option<()> {
        match definition {
            Definition::Divide { dividend, divisor, quotient, remainder } => {
                let sum = divisor.mul(quotient)?.add(remainder)?;
                self.hold(&Condition::eq(dividend, &sum)?)?;
                self.hold(&Condition::Nonneg(remainder.clone()))?;
                self.hold(&Condition::lt(remainder, divisor)?)?;
            }
            Definition::Bits { op, left, right, result } => {
                let (a, b, c) = (self.poly(left)?, self.poly(right)?, self.poly(result)?);
                for i in 0..a.len().max(b.len()).max(c.len()) {
                    let (x, y) = (digit(&a, i), digit(&b, i));
                    let z = match op {
                        BitOp::And => self.and(x, y)?,
                        BitOp::Or => self.or(x, y)?,
                        BitOp::Xor => self.xor(x, y)?,
                    };
                    let differ = self.xor(z, digit(&c, i))?;
                    self.require(&[differ.not()])?;
                }
            }
            Definition::Power { exponent, result } => {
                let mut power = Vec::new();
                for k in 0..=bits.min(31) {
                    power.push(self.zero(&exponent.plus(-i128::from(k))?)?);
                }
                self.require(&power.clone())?;
                power.push(Bit::Known(false));
                let result = self.poly(result)?;
                for i in 0..power.len().max(result.len()) {
                    let differ = self.xor(digit(&power, i), digit(&result, i))?;
                    self.require(&[differ.not()])?;
                }
            }
        }
        Some(())
    }
}

/// A bit of a number, beyond its end that of its sign.
fn digit(number: &Number, i: usize) -> Bit {
    number.get(i).or(number.last()).copied().unwrap_or(Bit::Known(false))
}

fn constant(value: i128) -> Number {
    let width = 129 - if value < 0 { !value } else { value }.leading_zeros();
    (0..width).map(|i| Bit::Known(value >> i.min(127) & 1 == 1)).collect()
}

/// Drops bits at the end that repeat the sign.
fn trim(mut number: Number) -> Number {
    while number.len() > 1 && number[number.len() - 1] == number[number.len() - 2] {
        number.pop();
    }
    number
}

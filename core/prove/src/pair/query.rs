//! Queries: what is assumed of two threads, and which question is put.

use super::atom::{Atom, Atoms};
use super::poly::Poly;
use std::collections::BTreeSet;

/// A condition on the atoms, without negation: see [`Condition::not`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// `p >= 0`
    Nonneg(Poly),
    /// `p == 0`
    Zero(Poly),
    /// `p != 0`
    Nonzero(Poly),
    /// All of them hold; true if there are none.
    All(Vec<Condition>),
    /// At least one holds; false if there are none.
    Any(Vec<Condition>),
}

impl Condition {
    /// Always true.
    pub const TRUE: Self = Self::All(Vec::new());
    /// Never true.
    pub const FALSE: Self = Self::Any(Vec::new());

    /// `a <= b`
    pub fn le(a: &Poly, b: &Poly) -> Option<Self> {
        Some(Self::Nonneg(b.sub(a)?))
    }

    /// `a < b`
    pub fn lt(a: &Poly, b: &Poly) -> Option<Self> {
        Some(Self::Nonneg(b.sub(a)?.plus(-1)?))
    }

    /// `a == b`
    pub fn eq(a: &Poly, b: &Poly) -> Option<Self> {
        Some(Self::Zero(a.sub(b)?))
    }

    /// `a != b`
    pub fn ne(a: &Poly, b: &Poly) -> Option<Self> {
        Some(Self::Nonzero(a.sub(b)?))
    }

    /// The opposite; `None` if a coefficient overflows.
    pub fn not(&self) -> Option<Self> {
        Some(match self {
            Self::Nonneg(p) => Self::Nonneg(p.neg()?.plus(-1)?),
            Self::Zero(p) => Self::Nonzero(p.clone()),
            Self::Nonzero(p) => Self::Zero(p.clone()),
            Self::All(all) => Self::Any(all.iter().map(Self::not).collect::<Option<_>>()?),
            Self::Any(any) => Self::All(any.iter().map(Self::not).collect::<Option<_>>()?),
        })
    }

    /// Puts `value` for an atom; `None` if a coefficient overflows.
    pub fn substitute(&self, atom: Atom, value: &Poly) -> Option<Self> {
        let each = |list: &[Self]| -> Option<Vec<Self>> {
            list.iter().map(|c| c.substitute(atom, value)).collect()
        };
        Some(match self {
            Self::Nonneg(p) => Self::Nonneg(p.substitute(atom, value)?),
            Self::Zero(p) => Self::Zero(p.substitute(atom, value)?),
            Self::Nonzero(p) => Self::Nonzero(p.substitute(atom, value)?),
            Self::All(all) => Self::All(each(all)?),
            Self::Any(any) => Self::Any(each(any)?),
        })
    }

    /// Whether it holds for these values; `None` if a value is missing or too large.
    pub fn eval(&self, value: &dyn Fn(Atom) -> Option<i128>) -> Option<bool> {
        Some(match self {
            Self::Nonneg(p) => p.eval(value)? >= 0,
            Self::Zero(p) => p.eval(value)? == 0,
            Self::Nonzero(p) => p.eval(value)? != 0,
            Self::All(all) => {
                let each: Option<Vec<bool>> = all.iter().map(|c| c.eval(value)).collect();
                each?.into_iter().all(|b| b)
            }
            Self::Any(any) => {
                let each: Option<Vec<bool>> = any.iter().map(|c| c.eval(value)).collect();
                each?.into_iter().any(|b| b)
            }
        })
    }

    /// Its value where that does not depend on any atom.
    pub fn known(&self) -> Option<bool> {
        match self {
            Self::Nonneg(p) => p.constant().map(|c| c >= 0),
            Self::Zero(p) => p.constant().map(|c| c == 0),
            Self::Nonzero(p) => p.constant().map(|c| c != 0),
            Self::All(all) => {
                if all.iter().any(|c| c.known() == Some(false)) {
                    return Some(false);
                }
                all.iter().all(|c| c.known() == Some(true)).then_some(true)
            }
            Self::Any(any) => {
                if any.iter().any(|c| c.known() == Some(true)) {
                    return Some(true);
                }
                any.iter().all(|c| c.known() == Some(false)).then_some(false)
            }
        }
    }
}

/// An operation on bits. Integers are read as two's complement of unlimited length, so that the
/// operations have a meaning for negative numbers too. An extractor that mixes signed and unsigned
/// readings of one word must convert them first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BitOp {
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
}

impl BitOp {
    /// The result for two numbers.
    pub fn apply(self, left: i128, right: i128) -> i128 {
        match self {
            Self::And => left & right,
            Self::Or => left | right,
            Self::Xor => left ^ right,
        }
    }
}

/// What an atom stands for. A definition is a premise: values that break it are excluded.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Definition {
    /// `dividend = divisor * quotient + remainder`, `0 <= remainder < divisor`. This is floor
    /// division, and a divisor below 1 is excluded. C++'s `/` and `%` are it only for dividends
    /// that are not negative.
    Divide {
        /// What is divided.
        dividend: Poly,
        /// By what.
        divisor: Poly,
        /// The floor of the quotient.
        quotient: Poly,
        /// What remains.
        remainder: Poly,
    },
    /// `result = left op right`
    Bits {
        /// The operation.
        op: BitOp,
        /// Left operand.
        left: Poly,
        /// Right operand.
        right: Poly,
        /// The result.
        result: Poly,
    },
    /// `result = 2^exponent`, and an exponent below 0 is excluded. Shifts by a variable are
    /// products with it, and floor divisions by it.
    Power {
        /// The exponent.
        exponent: Poly,
        /// The power.
        result: Poly,
    },
}

/// What is assumed of two threads. The question is whether values of the atoms exist for which
/// all of it holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// The atoms, with their ranges.
    pub atoms: Atoms,
    /// Conditions that hold.
    pub conditions: Vec<Condition>,
    /// The numbers by which threads are told apart, of the first thread and of the second. They
    /// are not all equal. If there are none, nothing is assumed.
    pub threads: Vec<(Atom, Atom)>,
    /// What atoms stand for.
    pub definitions: Vec<Definition>,
}

/// Which atoms are connected with those of a question, and which conditions and, after them, definitions.
struct Connected {
    inside: Vec<bool>,
    reached: Vec<bool>,
}

/// The numbers of the atoms of a polynomial, some of them more than once.
fn list_atoms(p: &Poly, out: &mut Vec<usize>) {
    for (m, _) in p.terms() {
        out.extend(m.atoms().iter().map(|a| a.0 as usize));
    }
}

impl Condition {
    fn list_atoms(&self, out: &mut Vec<usize>) {
        match self {
            Self::Nonneg(p) | Self::Zero(p) | Self::Nonzero(p) => list_atoms(p, out),
            Self::All(list) | Self::Any(list) => list.iter().for_each(|c| c.list_atoms(out)),
        }
    }

    fn add_atoms(&self, out: &mut BTreeSet<Atom>) {
        match self {
            Self::Nonneg(p) | Self::Zero(p) | Self::Nonzero(p) => out.extend(p.atoms()),
            Self::All(list) | Self::Any(list) => list.iter().for_each(|c| c.add_atoms(out)),
        }
    }
}

impl Query {
    /// The same without definitions: what they define is any number of its range. What contradicts itself here does so
    /// with them, too.
    pub fn plain(&self) -> Self {
        Self { definitions: vec![], ..self.clone() }
    }
    /// The atoms that occur in conditions.
    pub fn mentioned(&self) -> BTreeSet<Atom> {
        let mut out = BTreeSet::new();
        self.conditions.iter().for_each(|c| c.add_atoms(&mut out));
        out
    }

    /// What is connected with these atoms and the threads' numbers, and the rest. They share no atom, so there are
    /// values for both together exactly if there are for each.
    pub fn parts(&self, seeds: impl IntoIterator<Item = Atom>) -> (Self, Self) {
        let threads = self.threads.iter().flat_map(|(s, t)| [*s, *t]);
        let connected = self.connected(seeds.into_iter().chain(threads));
        let mut main = self.part(&connected, true);
        main.threads.clone_from(&self.threads);
        (main, self.part(&connected, false))
    }

    /// What is connected with these atoms, and says nothing of two threads.
    pub fn alone(&self, seeds: impl IntoIterator<Item = Atom>) -> Self {
        self.part(&self.connected(seeds), true)
    }

    fn connected(&self, seeds: impl IntoIterator<Item = Atom>) -> Connected {
        let conditions = self.conditions.iter().map(|c| {
            let mut out = Vec::new();
            c.list_atoms(&mut out);
            out
        });
        let definitions = self.definitions.iter().map(|d| {
            let mut out = Vec::new();
            d.parts().into_iter().for_each(|p| list_atoms(p, &mut out));
            out
        });
        let sets: Vec<Vec<usize>> = conditions.chain(definitions).collect();
        let mut inside = vec![false; self.atoms.len()];
        for atom in seeds {
            if let Some(flag) = inside.get_mut(atom.0 as usize) {
                *flag = true;
            }
        }
        // What has no atoms belongs to the question.
        let mut reached: Vec<bool> = sets.iter().map(Vec::is_empty).collect();
        loop {
            let before = reached.iter().filter(|r| **r).count();
            for (set, reached) in sets.iter().zip(&mut reached) {
                if !*reached && set.iter().any(|&a| inside.get(a) == Some(&true)) {
                    *reached = true;
                    for &a in set {
                        if let Some(flag) = inside.get_mut(a) {
                            *flag = true;
                        }
                    }
                }
            }
            if reached.iter().filter(|r| **r).count() == before {
                return Connected { inside, reached };
            }
        }
    }

    fn part(&self, connected: &Connected, inside: bool) -> Self {
        let (conditions, definitions) = connected.reached.split_at(self.conditions.len());
        let chosen = |flags: &[bool], n: usize| flags.get(n) == Some(&inside);
        let mut atoms = self.atoms.clone();
        atoms.keep(|a| connected.inside.get(a.0 as usize) == Some(&inside));
        let all = self.conditions.iter().enumerate();
        let conditions = all.filter(|(n, _)| chosen(conditions, *n)).map(|(_, c)| c.clone());
        let all = self.definitions.iter().enumerate();
        let definitions = all.filter(|(n, _)| chosen(definitions, *n)).map(|(_, d)| d.clone());
        Self {
            atoms,
            conditions: conditions.collect(),
            threads: Vec::new(),
            definitions: definitions.collect(),
        }
    }

    /// Assumes a condition.
    pub fn require(&mut self, condition: Condition) {
        self.conditions.push(condition);
    }

    /// Assumes that two accesses have a byte in common: `first` bytes from `s` and `second` bytes
    /// from `t`, given `difference = s - t`. `None` if a coefficient overflows.
    pub fn overlap(&mut self, difference: &Poly, first: i128, second: i128) -> Option<()> {
        // s <= t + second - 1 and t <= s + first - 1
        let above = difference.neg()?.plus(second.checked_sub(1)?)?;
        let below = difference.plus(first.checked_sub(1)?)?;
        if first == 1 && second == 1 {
            self.require(Condition::Zero(difference.clone()));
        } else {
            self.require(Condition::Nonneg(above));
            self.require(Condition::Nonneg(below));
        }
        Some(())
    }
}

/// Bounds on the work for one query. All are counts, so that a result depends on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most elementary operations of the proof search: terms of polynomials and tableau entries
    /// that are touched.
    pub work: u64,
    /// Most nested case splits.
    pub depth: u32,
    /// Most conflicts of the SAT solver, which looks for values; 0 leaves it out.
    pub conflicts: u64,
    /// Most clauses given to the SAT solver.
    pub clauses: usize,
    /// Most bits of an atom in a search for values.
    pub bits: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { work: 40_000_000, depth: 6, conflicts: 4_000, clauses: 100_000, bits: 12 }
    }
}

/// Values of all atoms for which everything that a query assumes holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// By the number of the atom.
    pub values: Vec<i128>,
}

impl Model {
    /// The value of an atom.
    pub fn value(&self, atom: Atom) -> Option<i128> {
        self.values.get(atom.0 as usize).copied()
    }
}

//! The premises of a query as lists that a proof refers to by number.
//!
//! Both the proof search and the checker of certificates build them with the same code, which is
//! therefore part of what has to be trusted, like [`super::poly`].

use super::atom::{Atom, Atoms, MAX_ATOMS};
use super::poly::Poly;
use super::query::{Condition, Definition, Query};

/// What is known at a place in a proof.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Context {
    /// `p >= 0`
    pub(super) facts: Vec<Poly>,
    /// `p == 0`
    pub(super) equations: Vec<Poly>,
    /// At least one of the conditions holds.
    pub(super) alternatives: Vec<Vec<Condition>>,
    /// What results of operations are.
    pub(super) definitions: Vec<Definition>,
}

impl Context {
    /// The premises of a query; `None` if a coefficient overflows, or if there are too many atoms.
    pub(super) fn of(query: &Query) -> Option<Self> {
        if query.atoms.len() > MAX_ATOMS {
            return None;
        }
        let mut out = Self::default();
        out.ranges(&query.atoms)?;
        for definition in &query.definitions {
            out.define(definition)?;
        }
        for condition in &query.conditions {
            out.assume(condition)?;
        }
        if !query.threads.is_empty() {
            let differ = query
                .threads
                .iter()
                .map(|(s, t)| Some(Condition::Nonzero(Poly::from(*s).sub(&Poly::from(*t))?)));
            out.alternatives.push(differ.collect::<Option<_>>()?);
        }
        Some(out)
    }

    fn ranges(&mut self, atoms: &Atoms) -> Option<()> {
        for (atom, info) in atoms.iter() {
            if let Some(low) = info.low {
                self.facts.push(Poly::from(atom).plus(low.checked_neg()?)?);
            }
            if let Some(high) = info.high {
                self.facts.push(Poly::from(high).sub(&Poly::from(atom))?);
            }
        }
        Some(())
    }

    fn define(&mut self, definition: &Definition) -> Option<()> {
        match definition {
            Definition::Divide { dividend, divisor, quotient, remainder } => {
                self.facts.push(divisor.plus(-1)?);
                self.facts.push(remainder.clone());
                self.facts.push(divisor.sub(remainder)?.plus(-1)?);
                let exact = dividend.sub(remainder)?;
                self.equations.push(exact.sub(&divisor.mul(quotient)?)?);
            }
            Definition::Power { exponent, result } => {
                self.facts.push(exponent.clone());
                // 2^e >= e + 1
                self.facts.push(result.sub(exponent)?.plus(-1)?);
            }
            Definition::Bits { .. } => {}
        }
        self.definitions.push(definition.clone());
        Some(())
    }

    /// Adds a condition; `None` if a coefficient overflows.
    pub(super) fn assume(&mut self, condition: &Condition) -> Option<()> {
        match condition {
            Condition::Nonneg(p) => self.facts.push(p.clone()),
            Condition::Zero(p) => self.equations.push(p.clone()),
            Condition::Nonzero(p) => self
                .alternatives
                .push(vec![Condition::Nonneg(p.plus(-1)?), Condition::Nonneg(p.neg()?.plus(-1)?)]),
            Condition::All(all) => all.iter().try_for_each(|c| self.assume(c))?,
            Condition::Any(any) => self.alternatives.push(any.clone()),
        }
        Some(())
    }

    /// Puts `value` for an atom everywhere. Only right if an equation says that they are equal.
    pub(super) fn substitute(&mut self, atom: Atom, value: &Poly) -> Option<()> {
        for p in self.facts.iter_mut().chain(&mut self.equations) {
            if p.mentions(atom) {
                *p = p.substitute(atom, value)?;
            }
        }
        for condition in self.alternatives.iter_mut().flatten() {
            *condition = condition.substitute(atom, value)?;
        }
        for definition in &mut self.definitions {
            for p in definition.parts_mut() {
                if p.mentions(atom) {
                    *p = p.substitute(atom, value)?;
                }
            }
        }
        Some(())
    }
}

impl Definition {
    pub(super) fn parts(&self) -> Vec<&Poly> {
        match self {
            Self::Divide { dividend, divisor, quotient, remainder } => {
                vec![dividend, divisor, quotient, remainder]
            }
            Self::Bits { left, right, result, .. } => vec![left, right, result],
            Self::Power { exponent, result } => vec![exponent, result],
        }
    }

    fn parts_mut(&mut self) -> Vec<&mut Poly> {
        match self {
            Self::Divide { dividend, divisor, quotient, remainder } => {
                vec![dividend, divisor, quotient, remainder]
            }
            Self::Bits { left, right, result, .. } => vec![left, right, result],
            Self::Power { exponent, result } => vec![exponent, result],
        }
    }
}

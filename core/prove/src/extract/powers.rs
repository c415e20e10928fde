//! Powers of two beside each other.

use super::builder::Builder;
use crate::pair::{Condition, Definition, Poly};

/// Most powers of one query that are compared, and most of their quotients.
const MAX_POWERS: usize = 4;

impl Builder<'_> {
    /// Says of any two powers of two that the first is at most the second, or at least twice as large: if
    /// `a <= b`, then `2^a <= 2^b`, and otherwise `a >= b + 1`, so `2^a >= 2 * 2^b`. So what is larger than a power
    /// is at least the next one, as what a loop has doubled until it passed a number, and another one halves. And of
    /// a quotient of powers, that it is at least 1 exactly if the divisor is at most the dividend.
    pub fn powers(&mut self) {
        let power = |d: &Definition| match d {
            Definition::Power { result, .. } => Some(result.clone()),
            _ => None,
        };
        let all: Vec<Poly> =
            self.query.definitions.iter().filter_map(power).take(MAX_POWERS).collect();
        for p in &all {
            for q in all.iter().filter(|q| *q != p) {
                let near = Condition::le(p, q);
                let far = q.scale(2).and_then(|twice| Condition::le(&twice, p));
                if let (Some(near), Some(far)) = (near, far) {
                    self.query.require(Condition::Any(vec![near, far]));
                }
            }
        }
        let is_one = |p: &Poly| {
            all.iter().any(|a| p == a || (1..60).any(|e| a.scale(1 << e).as_ref() == Some(p)))
        };
        let mut known = vec![];
        for d in &self.query.definitions {
            let Definition::Divide { dividend, divisor, quotient, .. } = d else { continue };
            if is_one(dividend) && is_one(divisor) && known.len() < MAX_POWERS {
                known.extend(at_least_once(dividend, divisor, quotient));
            }
        }
        self.query.conditions.extend(known);
    }

    /// `x` and `a b` for a quotient of `x` by `a` that is divided by a number `b`: for positive ones, the floor of
    /// the floor of `x / a`, divided by `b`, is that of `x / (a b)`.
    pub(super) fn divided(&self, dividend: &Poly, divisor: &Poly) -> (Poly, Poly) {
        let same = (dividend.clone(), divisor.clone());
        if dividend.atom().is_none() || divisor.constant().is_none_or(|c| c <= 1) {
            return same;
        }
        let found = self.query.definitions.iter().find_map(|d| match d {
            Definition::Divide { dividend: x, divisor: a, quotient, .. }
                if quotient == dividend && a.constant().is_none() =>
            {
                Some((x.clone(), a.mul(divisor)?))
            }
            _ => None,
        });
        found.unwrap_or(same)
    }
}

fn at_least_once(dividend: &Poly, divisor: &Poly, quotient: &Poly) -> Option<Condition> {
    let yes = [Condition::le(divisor, dividend)?, Condition::Nonneg(quotient.plus(-1)?)];
    let no = [Condition::lt(dividend, divisor)?, Condition::Nonneg(quotient.neg()?)];
    let both = [yes, no].map(|list| Condition::All(list.to_vec()));
    Some(Condition::Any(both.to_vec()))
}

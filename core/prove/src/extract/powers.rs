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
        let mut lemmas: Vec<[Condition; 2]> = vec![];
        for p in &all {
            for q in all.iter().filter(|q| *q != p) {
                let near = Condition::le(p, q);
                let far = q.scale(2).and_then(|twice| Condition::le(&twice, p));
                if let (Some(near), Some(far)) = (near, far) {
                    lemmas.push([near, far]);
                }
            }
        }
        let is_one = |p: &Poly| {
            all.iter().any(|a| p == a || (1..60).any(|e| a.scale(1 << e).as_ref() == Some(p)))
        };
        let of_powers = lemmas.len();
        for d in &self.query.definitions {
            let Definition::Divide { dividend, divisor, quotient, .. } = d else { continue };
            if is_one(dividend) && is_one(divisor) && lemmas.len() - of_powers < MAX_POWERS {
                lemmas.extend(at_least_once(dividend, divisor, quotient));
            }
        }
        self.halved();
        self.either(lemmas, of_powers);
    }

    /// Of the quotient by a multiple `m d` of a divisor `d` of the same number, that it is that by `d`, divided by `m`
    /// and rounded down: a quotient of an iteration and of the next, which halves it.
    fn halved(&mut self) {
        let mut known = vec![];
        for d in &self.query.definitions {
            let Definition::Divide { dividend: x, divisor: a, quotient: p, .. } = d else {
                continue;
            };
            for e in &self.query.definitions {
                let Definition::Divide { dividend, divisor: b, quotient: q, .. } = e else {
                    continue;
                };
                let ([(m, c)], [(n, f)]) = (a.terms(), b.terms()) else { continue };
                if dividend != x || m != n || m.atoms().is_empty() || *c < 1 || f <= c || f % c != 0
                {
                    continue;
                }
                // `0 <= p - (f / c) q <= f / c - 1`
                let rest = p.add_scaled(q, -(f / c));
                let above = rest.as_ref().and_then(|r| r.neg()?.plus(f / c - 1));
                known.extend(rest.into_iter().chain(above).map(Condition::Nonneg));
            }
        }
        known.truncate(2 * MAX_POWERS);
        for condition in known {
            self.require(condition);
        }
    }

    /// Assumes of each pair of conditions that one of them holds: the one, where the other is seen to be wrong, so
    /// that fewer cases have to be told apart. Of those from `closer` on that is tried with more work.
    fn either(&mut self, lemmas: Vec<[Condition; 2]>, closer: usize) {
        let mut settled = vec![false; lemmas.len()];
        for close in [false, true] {
            let mut changed = true;
            while std::mem::take(&mut changed) {
                for (n, lemma) in lemmas.iter().enumerate() {
                    let asked = !settled[n] && (!close || n >= closer);
                    let wrong = asked.then(|| lemma.iter().position(|c| self.is_wrong(c, close)));
                    if let Some(wrong) = wrong.flatten() {
                        match lemma[1 - wrong].clone() {
                            Condition::All(list) => list.into_iter().for_each(|c| self.require(c)),
                            one => self.require(one),
                        }
                        settled[n] = true;
                        changed = true;
                    }
                }
            }
        }
        for (lemma, _) in lemmas.into_iter().zip(settled).filter(|l| !l.1) {
            self.query.require(Condition::Any(lemma.to_vec()));
        }
    }

    /// Whether a condition contradicts what the query assumes: one condition alone, or with `close` several.
    fn is_wrong(&mut self, c: &Condition, close: bool) -> bool {
        match c {
            Condition::Nonneg(p) => {
                let against = |q: &Condition| match q {
                    Condition::Nonneg(q) => {
                        p.add(q).and_then(|sum| sum.constant()).is_some_and(|sum| sum < 0)
                    }
                    _ => false,
                };
                self.query.conditions.iter().any(against)
                    || close && p.neg().and_then(|p| p.plus(-1)).is_some_and(|p| self.nonneg(&p))
            }
            Condition::All(list) => list.iter().any(|c| self.is_wrong(c, close)),
            _ => false,
        }
    }

    /// `x` and `a b` for a quotient of `x` by `a` that is divided by a number `b`: for positive ones, the floor of
    /// the floor of `x / a`, divided by `b`, is that of `x / (a b)`.
    pub(super) fn divided(&mut self, dividend: &Poly, divisor: &Poly) -> (Poly, Poly) {
        let same = (dividend.clone(), divisor.clone());
        if dividend.atom().is_none() || divisor.constant().is_some_and(|c| c <= 1) {
            return same;
        }
        let symbolic = divisor.constant().is_none();
        let found = self.query.definitions.iter().find_map(|d| match d {
            Definition::Divide { dividend: x, divisor: a, quotient, .. }
                if quotient == dividend && (symbolic || a.constant().is_none()) =>
            {
                Some((x.clone(), a.mul(divisor)?))
            }
            _ => None,
        });
        // Which is simpler by a power of two of a power of two.
        found.filter(|(x, _)| !symbolic || self.is_power(x)).unwrap_or(same)
    }
}

fn at_least_once(dividend: &Poly, divisor: &Poly, quotient: &Poly) -> Option<[Condition; 2]> {
    let yes = [Condition::le(divisor, dividend)?, Condition::Nonneg(quotient.plus(-1)?)];
    let no = [Condition::lt(dividend, divisor)?, Condition::Nonneg(quotient.neg()?)];
    Some([yes, no].map(|list| Condition::All(list.to_vec())))
}

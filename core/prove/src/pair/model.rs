//! The search for values: small ones first, since they become launches that are replayed.

use batsat::Lit;

use super::atom::{Atom, Side};
use super::blast::{Answer, Formula};
use super::query::{Definition, Limits, Model, Query};

/// Bits of an atom in the successive attempts.
const WIDTHS: [u32; 6] = [2, 3, 5, 7, 9, 12];
/// Conflicts for each attempt to make an atom smaller.
const SHRINK_CONFLICTS: u64 = 200;
/// Most attempts to make atoms smaller.
const MAX_SHRINKS: usize = 128;

impl Query {
    /// Whether everything that is assumed holds for these values; `None` if a value is missing or
    /// a number becomes too large.
    pub fn holds(&self, model: &Model) -> Option<bool> {
        let value = |atom: Atom| model.value(atom);
        for (atom, info) in self.atoms.iter() {
            let v = value(atom)?;
            if info.low.is_some_and(|low| v < low) || info.high.is_some_and(|high| v > high) {
                return Some(false);
            }
        }
        for definition in &self.definitions {
            if !definition.holds(&value)? {
                return Some(false);
            }
        }
        for condition in &self.conditions {
            if !condition.eval(&value)? {
                return Some(false);
            }
        }
        let same = self.threads.iter().map(|(s, t)| Some(value(*s)? == value(*t)?));
        let same: Vec<bool> = same.collect::<Option<_>>()?;
        Some(same.is_empty() || same.contains(&false))
    }
}

impl Definition {
    /// Whether the results are what they stand for.
    fn holds(&self, value: &dyn Fn(Atom) -> Option<i128>) -> Option<bool> {
        Some(match self {
            Self::Divide { dividend, divisor, quotient, remainder } => {
                let (x, m) = (dividend.eval(value)?, divisor.eval(value)?);
                m >= 1
                    && quotient.eval(value)? == x.checked_div_euclid(m)?
                    && remainder.eval(value)? == x.checked_rem_euclid(m)?
            }
            Self::Bits { op, left, right, result } => {
                result.eval(value)? == op.apply(left.eval(value)?, right.eval(value)?)
            }
            Self::Power { exponent, result } => {
                let (exponent, result) = (exponent.eval(value)?, result.eval(value)?);
                let power = u32::try_from(exponent).ok().filter(|e| *e < 127);
                match power {
                    Some(e) => result == 1i128 << e,
                    None if exponent < 0 => false,
                    None => return None,
                }
            }
        })
    }
}

/// Looks for values that satisfy the query, with more than `least` bits. They have been evaluated.
pub(super) fn find(query: &Query, limits: &Limits, least: u32) -> Option<Model> {
    let mut conflicts = limits.conflicts;
    for bits in WIDTHS.into_iter().filter(|b| *b > least && *b <= limits.bits) {
        if conflicts == 0 {
            return None;
        }
        // A formula that is too large does not become smaller with more bits.
        let mut formula = Formula::of(query, bits, limits.clauses)?;
        if formula.solve(&[], &mut conflicts) != Answer::Sat {
            continue;
        }
        let mut model = Model { values: formula.values()? };
        shrink(query, &mut formula, &mut model);
        if query.holds(&model) == Some(true) {
            return Some(model);
        }
    }
    None
}

/// Makes atoms small one after the other, first those that both threads share: dimensions.
fn shrink(query: &Query, formula: &mut Formula, model: &mut Model) {
    let mut fixed: Vec<Lit> = Vec::new();
    let mut attempts = MAX_SHRINKS;
    let mut order: Vec<(bool, Atom)> =
        query.atoms.iter().map(|(a, i)| (i.side != Side::Uniform, a)).collect();
    order.sort_unstable();
    for (_, atom) in order {
        let digits = formula.digits(atom).to_vec();
        for width in 0..digits.len() {
            if attempts == 0 {
                return;
            }
            attempts -= 1;
            let before = fixed.len();
            fixed.extend(digits[width..].iter().map(|l| !*l));
            let mut conflicts = SHRINK_CONFLICTS;
            if formula.solve(&fixed, &mut conflicts) == Answer::Sat {
                if let Some(values) = formula.values() {
                    model.values = values;
                }
                break;
            }
            fixed.truncate(before);
        }
    }
}

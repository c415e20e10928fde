//! Checks certificates by multiplying them out. It shares nothing with the search for proofs but
//! the polynomials and the list of premises.

use super::certificate::*;
use super::context::Context;
use super::poly::Poly;
use super::query::{BitOp, Condition, Definition, Query};

/// Most nested distinctions of cases in a certificate.
pub const MAX_CASES_DEPTH: u32 = 64;

/// Whether a certificate proves that no values satisfy the query.
pub fn check(query: &Query, certificate: &Certificate) -> bool {
    let context = if certificate.plain { Context::of(&query.plain()) } else { Context::of(query) };
    context.and_then(|c| proof(c, &certificate.proof, MAX_CASES_DEPTH)).is_some()
}

fn when(holds: bool) -> Option<()> {
    holds.then_some(())
}

fn proof(mut at: Context, proof: &Proof, depth: u32) -> Option<()> {
    for step in &proof.steps {
        apply(&mut at, step)?;
    }
    end(at, &proof.end, depth)
}

fn apply(at: &mut Context, step: &Step) -> Option<()> {
    match step {
        Step::Fact { goal, because } => {
            at.facts.push(goal.neg()?.plus(-1)?);
            contradiction(at, because)?;
            at.facts.pop();
            at.facts.push(goal.clone());
        }
        Step::Equation { goal, factor, by } => {
            let sum = sum_of_equations(at, by)?;
            when(*factor != 0 && goal.scale(*factor)? == sum)?;
            at.equations.push(goal.clone());
        }
        Step::Squeeze { low, high } => {
            let low = at.facts.get(*low)?;
            when(low.neg()? == *at.facts.get(*high)?)?;
            at.equations.push(low.clone());
        }
        Step::Substitute { equation, atom, value } => {
            let equal = Poly::from(*atom).sub(value)?;
            let equation = at.equations.get(*equation)?;
            when(!value.mentions(*atom) && (*equation == equal || *equation == equal.neg()?))?;
            at.substitute(*atom, value)?;
        }
        Step::Bits(lemma) => bits(at, lemma)?,
    }
    Some(())
}

fn sum_of_equations(at: &Context, by: &[(usize, Poly)]) -> Option<Poly> {
    by.iter()
        .try_fold(Poly::zero(), |sum, (i, factor)| sum.add(&at.equations.get(*i)?.mul(factor)?))
}

fn contradiction(at: &Context, by: &Combination) -> Option<()> {
    let mut sum = sum_of_equations(at, &by.equations)?;
    for (weight, product) in &by.facts {
        when(*weight >= 1)?;
        let start = Poly::from(*weight);
        sum = sum.add(&product.iter().try_fold(start, |p, i| p.mul(at.facts.get(*i)?))?)?;
    }
    when(sum.constant()? < 0)
}

fn end(at: Context, end: &End, depth: u32) -> Option<()> {
    match end {
        End::Contradiction(combination) => contradiction(&at, combination),
        End::NoAlternative(i) => {
            when(at.alternatives.get(*i)?.iter().all(|c| c.known() == Some(false)))
        }
        End::Indivisible(i) => {
            let equation = at.equations.get(*i)?;
            let (content, constant) = (equation.content(), equation.constant_term());
            when(if content == 0 { constant != 0 } else { constant % content != 0 })
        }
        End::Cases(cases, proofs) => {
            let conditions = conditions(&at, cases, proofs.len())?;
            when(depth > 0 && conditions.len() == proofs.len())?;
            conditions.iter().zip(proofs).try_for_each(|(condition, next)| {
                let mut case = at.clone();
                case.assume(condition)?;
                proof(case, next, depth - 1)
            })
        }
    }
}

/// The conditions of which one holds.
fn conditions(at: &Context, cases: &Cases, expected: usize) -> Option<Vec<Condition>> {
    match cases {
        Cases::Sign(p) => {
            Some(vec![Condition::Nonneg(p.clone()), Condition::Nonneg(p.neg()?.plus(-1)?)])
        }
        Cases::Alternatives(i) => at.alternatives.get(*i).cloned(),
        Cases::Values { of, low, high, above, below } => {
            when(*at.facts.get(*above)? == of.plus(low.checked_neg()?)?)?;
            when(*at.facts.get(*below)? == Poly::from(*high).sub(of)?)?;
            when(high.checked_sub(*low)? < expected as i128)?;
            (*low..=*high).map(|v| Some(Condition::Zero(of.plus(v.checked_neg()?)?))).collect()
        }
    }
}

fn bits(at: &mut Context, lemma: &BitLemma) -> Option<()> {
    let operation = |i: usize| match at.definitions.get(i)? {
        Definition::Bits { op, left, right, result } => Some((*op, left, right, result)),
        _ => None,
    };
    match lemma {
        BitLemma::Same { first, second, goal } => {
            let (a, b) = (at.definitions.get(*first)?, at.definitions.get(*second)?);
            when(same(a, b, goal)?)?;
            at.equations.push(goal.clone());
        }
        BitLemma::Constant { definition } => {
            let (result, value) = match at.definitions.get(*definition)? {
                Definition::Bits { op, left, right, result } => {
                    (result, op.apply(left.constant()?, right.constant()?))
                }
                Definition::Power { exponent, result } => {
                    let exponent = u32::try_from(exponent.constant()?).ok()?;
                    when(exponent < 127)?;
                    (result, 1i128 << exponent)
                }
                Definition::Divide { .. } => return None,
            };
            at.equations.push(result.plus(value.checked_neg()?)?);
        }
        BitLemma::Range { definition, left, right } => {
            let (op, a, b, result) = operation(*definition)?;
            when(at.facts.get(*left)? == a && at.facts.get(*right)? == b)?;
            let mut new = vec![result.clone()];
            match op {
                BitOp::And => new.extend([a.sub(result)?, b.sub(result)?]),
                BitOp::Xor => new.push(a.add(b)?.sub(result)?),
                BitOp::Or => {
                    new.extend([a.add(b)?.sub(result)?, result.sub(a)?, result.sub(b)?]);
                }
            }
            at.facts.extend(new);
        }
        BitLemma::Width { definition, left, right, bits } => {
            let (_, a, b, result) = operation(*definition)?;
            when(*bits <= 126)?;
            let top = Poly::from((1i128 << bits) - 1);
            for (p, (low, high)) in [(a, left), (b, right)] {
                when(at.facts.get(*low)? == p && *at.facts.get(*high)? == top.sub(p)?)?;
            }
            at.facts.push(top.sub(result)?);
        }
        BitLemma::Sum { first, and } => {
            let ((op, a, b, result), (other, c, d, both)) = (operation(*first)?, operation(*and)?);
            when(other == BitOp::And && ((a, b) == (c, d) || (a, b) == (d, c)))?;
            let factor = match op {
                BitOp::Xor => 2,
                BitOp::Or => 1,
                BitOp::And => return None,
            };
            at.equations.push(a.add(b)?.sub(result)?.add_scaled(both, -factor)?);
        }
        BitLemma::Power { definition } => {
            let Definition::Power { result, .. } = at.definitions.get(*definition)? else {
                return None;
            };
            at.facts.push(result.plus(-1)?);
        }
    }
    Some(())
}

/// Whether the definitions make `goal` zero by [`BitLemma::Same`].
fn same(a: &Definition, b: &Definition, goal: &Poly) -> Option<bool> {
    Some(match (a, b) {
        (
            Definition::Power { exponent: a, result: x },
            Definition::Power { exponent: b, result: y },
        ) => a == b && *goal == x.sub(y)?,
        (
            Definition::Bits { op: BitOp::Xor, left: a, right: b, result: c },
            Definition::Bits { op: BitOp::Xor, left: x, right: y, result: z },
        ) => {
            // The relation a ^ b = c has the same meaning in every order of its three parts.
            let (mut first, mut second) = (vec![a, b, c], vec![x, y, z]);
            for _ in 0..2 {
                let i = first.iter().position(|p| second.contains(p));
                let Some(p) = i.map(|i| first.remove(i)) else { return Some(false) };
                let j = second.iter().position(|q| *q == p)?;
                second.remove(j);
            }
            *goal == first[0].sub(second[0])?
        }
        (
            Definition::Bits { op, left: a, right: b, result: c },
            Definition::Bits { op: other, left: x, right: y, result: z },
        ) => op == other && ((a, b) == (x, y) || (a, b) == (y, x)) && *goal == c.sub(z)?,
        _ => false,
    })
}

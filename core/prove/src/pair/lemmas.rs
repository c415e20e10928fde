//! What follows from definitions: differences of divisions, ranges and laws of bit operations.

use std::collections::BTreeMap;

use super::certificate::{BitLemma, Combination};
use super::known::{Known, Window};
use super::nonneg::Effort;
use super::poly::{Monomial, Poly};
use super::query::{BitOp, Definition};

/// Most pairs of divisions whose difference becomes an equation.
const MAX_DIVISION_PAIRS: usize = 16;
/// Widest result of a bit operation that is bounded by the widths of its operands.
const MAX_WIDTH: u32 = 64;

impl Effort {
    /// Once, before the search: windows, differences of divisions, ranges of bit operations.
    pub(super) fn prepare(&mut self, known: &mut Known) -> Option<()> {
        find_windows(known);
        differences(known);
        for i in 0..known.context.definitions.len() {
            match known.context.definitions[i].clone() {
                Definition::Power { result, .. } => {
                    known.lemma(BitLemma::Power { definition: i });
                    known.context.facts.push(result.plus(-1)?);
                }
                Definition::Bits { op, left, right, result } => {
                    self.range(known, i, op, (&left, &right, &result))?;
                }
                Definition::Divide { .. } => {}
            }
        }
        sums(known);
        Some(())
    }

    /// Ranges of the result of a bit operation on numbers that are provably not negative.
    fn range(
        &mut self,
        known: &mut Known,
        definition: usize,
        op: BitOp,
        (left, right, result): (&Poly, &Poly, &Poly),
    ) -> Option<()> {
        let programs = std::mem::replace(&mut self.programs, false);
        let bounds = self.bounds(known);
        let mut side = |known: &mut Known, p: &Poly| -> Option<usize> {
            let fact = self.nonneg(known, &bounds, p, false)?;
            Some(known.fact(p.clone(), fact))
        };
        let both = side(known, left).and_then(|l| Some((l, side(known, right)?)));
        if let Some((l, r)) = both {
            known.lemma(BitLemma::Range { definition, left: l, right: r });
            let mut new = vec![result.clone()];
            match op {
                BitOp::And => new.extend([left.sub(result)?, right.sub(result)?]),
                BitOp::Xor => new.push(left.add(right)?.sub(result)?),
                BitOp::Or => new.extend([
                    left.add(right)?.sub(result)?,
                    result.sub(left)?,
                    result.sub(right)?,
                ]),
            }
            known.context.facts.extend(new);
            if op != BitOp::And {
                let mut fits = |p: &Poly, bits: u32| -> bool {
                    let goal = Poly::from((1i128 << bits) - 1).sub(p);
                    goal.is_some_and(|g| self.nonneg(known, &bounds, &g, false).is_some())
                };
                let left_bits = least_width(&mut |bits| fits(left, bits));
                let bits = left_bits
                    .and_then(|b| Some(least_width(&mut |bits| fits(right, bits))?.max(b)));
                let narrow = bits.and_then(|bits| {
                    let top = Poly::from((1i128 << bits) - 1);
                    let x = self.prove(known, &bounds, &top.sub(left)?, false)?;
                    let y = self.prove(known, &bounds, &top.sub(right)?, false)?;
                    Some((bits, x, y, top))
                });
                if let Some((bits, x, y, top)) = narrow {
                    known.lemma(BitLemma::Width { definition, left: (l, x), right: (r, y), bits });
                    known.context.facts.push(top.sub(result)?);
                }
            }
        }
        self.programs = programs;
        Some(())
    }

    /// In every round: values of constant operands, and equal operations on equal operands.
    pub(super) fn lemmas(&mut self, known: &mut Known) -> Option<bool> {
        let definitions = known.context.definitions.clone();
        self.spend(definitions.len() * definitions.len())?;
        let mut new = false;
        for (i, definition) in definitions.iter().enumerate() {
            if let Some((result, value)) = constant(definition)
                && !known.evaluated[i]
            {
                known.evaluated[i] = true;
                known.lemma(BitLemma::Constant { definition: i });
                known.context.equations.push(result.plus(value.checked_neg()?)?);
                new = true;
            }
        }
        for (i, a) in definitions.iter().enumerate() {
            for (j, b) in definitions.iter().enumerate().skip(i + 1) {
                let Some(goal) = joined(a, b) else { continue };
                if goal.is_zero() || known.joined.contains(&(i, j)) {
                    continue;
                }
                known.joined.push((i, j));
                known.lemma(BitLemma::Same { first: i, second: j, goal: goal.clone() });
                known.context.equations.push(goal);
                new = true;
            }
        }
        Some(new)
    }
}

/// The least width that fits, where what fits one fits wider ones, too.
fn least_width(fits: &mut dyn FnMut(u32) -> bool) -> Option<u32> {
    let (mut too_narrow, mut wide) = (0, MAX_WIDTH);
    if !fits(wide) {
        return None;
    }
    while wide - too_narrow > 1 {
        let middle = u32::midpoint(too_narrow, wide);
        if fits(middle) {
            wide = middle;
        } else {
            too_narrow = middle;
        }
    }
    Some(wide)
}

/// Pairs of facts that bound the same expression of both threads from both sides.
fn find_windows(known: &mut Known) {
    let mut above: BTreeMap<Poly, usize> = BTreeMap::new();
    let mut found = Vec::new();
    for (i, f) in known.live() {
        let bare = f.constant_term().checked_neg().and_then(|c| f.plus(c));
        let (Some(bare), true) = (bare, f.atoms().len() > 1) else { continue };
        let tighter = |o: &usize| known.context.facts[*o].constant_term() > f.constant_term();
        if above.get(&bare).is_none_or(tighter) {
            above.insert(bare, i);
        }
    }
    for (bare, high) in &above {
        let Some(low) = bare.neg().and_then(|e| above.get(&e).copied()) else { continue };
        // The fact `high` is `bare + c >= 0`; one order of the two sides is enough.
        if low < *high {
            found.push((low, *high));
        }
    }
    known.windows = found;
}

/// A division as an equation `dividend - divisor * quotient - remainder`.
#[derive(Clone)]
struct Division {
    equation: usize,
    dividend: Poly,
    divisor: Poly,
}

fn divisions(known: &Known) -> Vec<Division> {
    let mut out = Vec::new();
    for d in &known.context.definitions {
        let Definition::Divide { dividend, divisor, quotient, remainder } = d else { continue };
        let exact = || dividend.sub(remainder)?.sub(&divisor.mul(quotient)?);
        let Some(exact) = exact() else { continue };
        if let Some(equation) = known.context.equations.iter().position(|e| *e == exact) {
            let (dividend, divisor) = (dividend.clone(), divisor.clone());
            out.push(Division { equation, dividend, divisor });
        }
    }
    out
}

/// Equations that follow from pairs of divisions: by the same number, such as those of the two
/// threads, and of the same number, such as an index that is taken apart into three coordinates.
/// Windows on a dividend become windows on quotients and remainders.
fn differences(known: &mut Known) {
    let divisions = divisions(known);
    let given: Vec<usize> = (0..known.context.equations.len())
        .filter(|i| divisions.iter().all(|d| d.equation != *i))
        .collect();
    let windows: Vec<Window> = given
        .into_iter()
        .map(Window::Equation)
        .chain(known.windows.iter().map(|(low, high)| Window::Facts(*low, *high)))
        .collect();
    let mut left = MAX_DIVISION_PAIRS;
    for (n, a) in divisions.iter().enumerate() {
        for b in &divisions[n + 1..] {
            if left == 0 || a.equation == b.equation {
                continue;
            }
            let equations = &known.context.equations;
            let difference = equations[a.equation].sub(&equations[b.equation]);
            let (Some(difference), Some(dividend)) = (difference, a.dividend.sub(&b.dividend))
            else {
                continue;
            };
            if a.divisor == b.divisor {
                left -= 1;
                let by = vec![(a.equation, Poly::from(1)), (b.equation, Poly::from(-1))];
                let number = known.equation(difference, by);
                for window in &windows {
                    eliminate(known, window, number, &dividend);
                }
            } else if dividend.is_zero() {
                left -= 1;
                let by = vec![(a.equation, Poly::from(1)), (b.equation, Poly::from(-1))];
                let mut number = known.equation(difference, by);
                // Quotients that are divided further.
                for d in &divisions {
                    let atom = d.dividend.atom();
                    if atom.is_some_and(|a| known.context.equations[number].mentions(a)) {
                        let window = Window::Equation(number);
                        number =
                            eliminate(known, &window, d.equation, &d.dividend).unwrap_or(number);
                    }
                }
            }
        }
    }
}

/// Takes a multiple of the equation `dividend - others` from a window, so that the dividend goes.
/// Returns the number of the new equation, if the window is one.
fn eliminate(
    known: &mut Known,
    window: &Window,
    equation: usize,
    dividend: &Poly,
) -> Option<usize> {
    let (e, low, high) = known.window(window)?;
    let (lead, factor) = dividend.terms().last().filter(|(m, _)| !m.is_one())?;
    let mut times = Poly::zero();
    for (m, c) in e.terms() {
        if let Some(cofactor) = m.div(lead) {
            if c % factor != 0 {
                return None;
            }
            times = times.add(&Poly::term(cofactor, c / factor))?;
        }
    }
    let gone = dividend.mul(&times)?;
    let rest = e.sub(&known.context.equations.get(equation)?.mul(&times)?)?;
    let stays = |m: &Monomial| !m.is_one() && rest.coefficient(m) != 0;
    if times.is_zero() || gone.terms().iter().any(|(m, _)| stays(m)) {
        return None;
    }
    match window {
        Window::Equation(i) => {
            Some(known.equation(rest, vec![(*i, Poly::from(1)), (equation, times.neg()?)]))
        }
        Window::Facts(below, above) => {
            // What is taken from the expression may have a constant, which moves the ends.
            let low = low.checked_sub(e.constant_term())?;
            let high = high.checked_sub(e.constant_term())?;
            let because = |fact: usize, next: usize, times: Poly| Combination {
                facts: vec![(1, vec![fact]), (1, vec![next])],
                equations: vec![(equation, times)],
            };
            let next = known.context.facts.len();
            let goal = rest.plus(low.checked_neg()?)?;
            let low = known.fact(goal, because(*below, next, times.neg()?));
            let goal = Poly::from(high).sub(&rest)?;
            let high = known.fact(goal, because(*above, next + 1, times));
            known.set_live(low, true);
            known.set_live(high, true);
            known.windows.push((low, high));
            None
        }
    }
}

/// `a + b = (a ^ b) + 2 (a & b)` and `a + b = (a | b) + (a & b)`, where both occur.
fn sums(known: &mut Known) {
    let definitions = known.context.definitions.clone();
    for (i, d) in definitions.iter().enumerate() {
        let Definition::Bits { op, left: a, right: b, result } = d else { continue };
        let factor = match op {
            BitOp::Xor => 2,
            BitOp::Or => 1,
            BitOp::And => continue,
        };
        for (j, other) in definitions.iter().enumerate() {
            let Definition::Bits { op: BitOp::And, left: c, right: d, result: both } = other else {
                continue;
            };
            if (a, b) != (c, d) && (a, b) != (d, c) {
                continue;
            }
            let goal = a.add(b).and_then(|s| s.sub(result)?.add_scaled(both, -factor));
            if let Some(goal) = goal {
                known.lemma(BitLemma::Sum { first: i, and: j });
                known.context.equations.push(goal);
            }
        }
    }
}

/// The result of a definition whose operands are constants.
fn constant(definition: &Definition) -> Option<(&Poly, i128)> {
    match definition {
        Definition::Bits { op, left, right, result } => {
            Some((result, op.apply(left.constant()?, right.constant()?)))
        }
        Definition::Power { exponent, result } => {
            let exponent = u32::try_from(exponent.constant()?).ok().filter(|e| *e < 127)?;
            Some((result, 1i128 << exponent))
        }
        Definition::Divide { .. } => None,
    }
}

/// What [`BitLemma::Same`] makes zero, if it applies.
fn joined(a: &Definition, b: &Definition) -> Option<Poly> {
    match (a, b) {
        (
            Definition::Power { exponent: a, result: x },
            Definition::Power { exponent: b, result: y },
        ) => (a == b).then(|| x.sub(y))?,
        (
            Definition::Bits { op, left: a, right: b, result: c },
            Definition::Bits { op: other, left: x, right: y, result: z },
        ) if op == other => {
            if *op != BitOp::Xor {
                return ((a, b) == (x, y) || (a, b) == (y, x)).then(|| c.sub(z))?;
            }
            // Two of the three parts determine the third.
            let (mut first, mut second) = (vec![a, b, c], vec![x, y, z]);
            for _ in 0..2 {
                let i = first.iter().position(|p| second.contains(p))?;
                let p = first.remove(i);
                let j = second.iter().position(|q| *q == p)?;
                second.remove(j);
            }
            first[0].sub(second[0])
        }
        _ => None,
    }
}

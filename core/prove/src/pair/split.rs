//! The search for a proof: addresses as numbers in mixed radix.
//!
//! An address difference `C q + r` that lies in a window, with `|r|` too small to make up for a
//! whole `C`, forces `q = 0`, and `r` into the same window. Taken apart like that, the equality of
//! two addresses becomes the equality of thread numbers, axis by axis.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::BuildHasherDefault;

use super::atom::Atom;
use super::certificate::{Cases, Combination, End, Proof, Step};
use super::checker::MAX_CASES_DEPTH;
use super::digest::{self, Digest};
use super::known::{Known, Window};
use super::nonneg::{Bounds, Effort};
use super::poly::{Monomial, Poly};
use super::query::{BitOp, Condition, Definition, Query};

/// Most rounds of saturation at one place of a proof.
const MAX_ROUNDS: usize = 48;
/// Most radices that are tried for one expression.
const MAX_RADICES: usize = 24;
/// Most facts whose opposite is tried, and work on each.
const MAX_GUARDS: usize = 24;
/// See [`MAX_GUARDS`].
const GUARD_WORK: u64 = 2000;
/// Most values of an atom that become cases.
const MAX_VALUES: i128 = 4;

/// What is asked besides the premises.
#[derive(Debug)]
pub(super) struct Problem {
    /// Pairs whose equality the search aims at: thread numbers, then other twins.
    pairs: Vec<(Atom, Atom)>,
    /// How many of them are thread numbers.
    axes: usize,
    /// Index of the alternatives that say that the threads differ.
    threads: Option<usize>,
}

impl Problem {
    pub(super) fn of(query: &Query, known: &Known) -> Self {
        let mut pairs = query.threads.clone();
        for (atom, info) in query.atoms.iter() {
            if let Some(twin) = info.twin
                && atom < twin
                && !pairs.contains(&(atom, twin))
                && !pairs.contains(&(twin, atom))
            {
                pairs.push((atom, twin));
            }
        }
        let last = known.context.alternatives.len().checked_sub(1);
        Self {
            pairs,
            axes: query.threads.len(),
            threads: if query.threads.is_empty() { None } else { last },
        }
    }
}

/// An expression `radix * quotient + rest`.
struct Split {
    radix: Poly,
    quotient: Poly,
    rest: Poly,
}

/// What a round did.
enum Round {
    /// Something new is known.
    Progress,
    /// The proof ends.
    End(End),
    /// Nothing.
    Stuck,
}

impl Effort {
    /// Looks for a contradiction. `known` has the steps that lead here.
    pub(super) fn solve(&mut self, mut known: Known, problem: &Problem) -> Option<Proof> {
        let mut dead: BTreeSet<(Poly, i128, i128)> = BTreeSet::new();
        let mut cheaply_dead = dead.clone();
        for _ in 0..MAX_ROUNDS {
            if let Some(end) = immediate(&known) {
                return Some(Proof { steps: known.steps, end });
            }
            if self.substitute(&mut known)? {
                dead.clear();
                cheaply_dead.clear();
                continue;
            }
            if self.lemmas(&mut known)? || self.squeeze(&mut known)? {
                continue;
            }
            let bounds = self.bounds(&known);
            // What needs no linear program is looked for everywhere first.
            let programs = std::mem::replace(&mut self.programs, false);
            let cheap = self.split_windows(&mut known, &bounds, &mut cheaply_dead, problem, 0);
            self.programs = programs;
            let mut round = cheap?;
            if let (Round::Stuck, true) = (&round, programs) {
                round = self.split_windows(&mut known, &bounds, &mut dead, problem, 0)?;
            }
            if let Round::Stuck = round {
                round = self.contradict(&mut known, &bounds, problem)?;
            }
            if let Round::Stuck = round
                && self.depth > 0
            {
                let none = &mut BTreeSet::new();
                round = self.split_windows(&mut known, &bounds, none, problem, 1)?;
            }
            if let Round::Stuck = round {
                round = self.cases(&mut known, &bounds, problem)?;
            }
            match round {
                Round::Progress => {}
                Round::End(end) => return Some(Proof { steps: known.steps, end }),
                Round::Stuck => return None,
            }
        }
        None
    }

    /// Proves `goal >= 0` and returns the number of the fact.
    pub(super) fn prove(
        &mut self,
        known: &mut Known,
        bounds: &Bounds,
        goal: &Poly,
        equations: bool,
    ) -> Option<usize> {
        if let Some(i) = known.context.facts.iter().position(|f| f == goal) {
            return Some(i);
        }
        let because = self.nonneg(known, bounds, goal, equations)?;
        Some(known.fact(goal.clone(), because))
    }

    /// Puts the value of an atom that an equation gives directly.
    fn substitute(&mut self, known: &mut Known) -> Option<bool> {
        let reducible = known.context.equations.iter().enumerate().find_map(|(i, e)| {
            let content = e.content();
            let smaller = (content > 1).then(|| e.div_exact(&Poly::from(content)))??;
            (!known.context.equations.contains(&smaller)).then_some((i, content, smaller))
        });
        if let Some((i, factor, goal)) = reducible {
            let by = vec![(i, Poly::from(1))];
            known.steps.push(Step::Equation { goal: goal.clone(), factor, by });
            known.context.equations.push(goal);
            return Some(true);
        }
        let found = known.context.equations.iter().enumerate().find_map(|(i, e)| {
            let (atom, value) = self.direct(e)?;
            Some((i, atom, value))
        });
        // The result of an exclusive or, whatever it equals, so that its laws apply to that.
        let results: Vec<Atom> = known.context.definitions.iter().filter_map(xor_result).collect();
        let found = found.or_else(|| {
            known.context.equations.iter().enumerate().find_map(|(i, e)| {
                let (atom, value) = of_result(e, &results)?;
                Some((i, atom, value))
            })
        });
        let Some((equation, atom, value)) = found else { return Some(false) };
        let terms: usize = known.context.facts.iter().map(|f| f.terms().len()).sum();
        self.spend(terms + 16)?;
        known.context.substitute(atom, &value)?;
        known.steps.push(Step::Substitute { equation, atom, value });
        Some(true)
    }

    /// Makes an equation of two opposite facts.
    fn squeeze(&mut self, known: &mut Known) -> Option<bool> {
        let mut facts: HashMap<u64, usize, BuildHasherDefault<Digest>> = HashMap::default();
        facts.extend(known.live().map(|(i, f)| (digest::of(f), i)));
        self.spend(facts.len())?;
        let all = &known.context.facts;
        let known_already = |f: &Poly| known.context.equations.contains(f);
        let found = known.live().filter_map(|(i, f)| {
            let opposite = *facts.get(&f.digest_of_opposite())?;
            // Of equal facts the last one counts.
            let last = i < opposite && facts.get(&digest::of(f)) == Some(&i);
            let negative = if last { f.neg() } else { None }?;
            let new = negative == all[opposite] && !known_already(f) && !known_already(&negative);
            new.then_some((i, opposite))
        });
        let Some((low, high)) = found.min_by_key(|(i, _)| &all[*i]) else { return Some(false) };
        known.squeeze(low, high);
        Some(true)
    }

    /// `atom = other + constant` or `atom = constant`.
    fn direct(&self, equation: &Poly) -> Option<(Atom, Poly)> {
        let terms = equation.terms();
        let rest = if terms.first()?.0.is_one() { &terms[1..] } else { terms };
        if rest.is_empty() || rest.len() > 2 || rest.iter().any(|(m, _)| m.degree() != 1) {
            return None;
        }
        // The later atom goes, since the second thread's come after the first's.
        let varying = rest.iter().rev().find(|(m, _)| self.monomial_varies(m));
        // What both threads share may also be a multiple of something, as a block of whole warps is.
        let plain = |(_, c): &&(Monomial, i128)| c.unsigned_abs() == 1;
        let (m, c) = match varying {
            Some(one) => one,
            None => rest.iter().rev().find(plain)?,
        };
        let scaled = rest.len() == 2 && rest[0].1.checked_add(rest[1].1)? != 0;
        if c.unsigned_abs() != 1 || varying.is_some() && scaled {
            return None;
        }
        let atom = m.atoms()[0];
        let value = Poly::from(atom).add_scaled(equation, -c.signum())?;
        (!value.mentions(atom)).then_some((atom, value))
    }

    /// Splits the first window that can be, with quotients from `-most` to `most`.
    fn split_windows(
        &mut self,
        known: &mut Known,
        bounds: &Bounds,
        dead: &mut BTreeSet<(Poly, i128, i128)>,
        problem: &Problem,
        most: i128,
    ) -> Option<Round> {
        let equations = (0..known.context.equations.len()).map(Window::Equation);
        let facts = known.windows.iter().map(|(low, high)| Window::Facts(*low, *high));
        for window in equations.chain(facts).collect::<Vec<_>>() {
            let Some((e, low, high)) = known.window(&window) else { continue };
            let parted = known.parted.contains(&window);
            if parted || e.constant().is_some() || dead.contains(&(e.clone(), low, high)) {
                continue;
            }
            self.spend(e.terms().len() * 4)?;
            if let Some(round) = tightened(known, &window, (&e, low, high)) {
                return Some(round);
            }
            if most == 0
                && let Some(end) = self.separate(known, bounds, &window, (&e, low, high))
            {
                return Some(Round::End(end));
            }
            let coefficients = self.by_varying(&e);
            let radices = Self::radices(&coefficients);
            let radices: Vec<Poly> = radices.into_iter().take(MAX_RADICES).collect();
            let each = [false, true].map(|parts| radices.iter().map(move |r| (r, parts)));
            for (radix, parts) in each.into_iter().flatten() {
                let split = Self::divide(&coefficients, radix.clone(), parts);
                let Some(split) = split else { continue };
                match self.split(known, bounds, &window, (low, high), split, problem, most) {
                    Some(Round::Stuck) => {}
                    Some(other) => return Some(other),
                    None if self.work == 0 => return None,
                    None => {}
                }
            }
            dead.insert((e, low, high));
        }
        Some(Round::Stuck)
    }

    /// The expression is provably outside of its window.
    fn separate(
        &mut self,
        known: &mut Known,
        bounds: &Bounds,
        window: &Window,
        (e, low, high): (&Poly, i128, i128),
    ) -> Option<End> {
        let above = e.plus(high.checked_add(1)?.checked_neg()?)?;
        if let Some(fact) = self.prove(known, bounds, &above, false) {
            let mut sum = Combination { facts: vec![(1, vec![fact])], equations: vec![] };
            add_side(&mut sum, window, -1);
            return Some(End::Contradiction(sum));
        }
        let below = Poly::from(low.checked_sub(1)?).sub(e)?;
        let fact = self.prove(known, bounds, &below, false)?;
        let mut sum = Combination { facts: vec![(1, vec![fact])], equations: vec![] };
        add_side(&mut sum, window, 1);
        Some(End::Contradiction(sum))
    }

    /// Uniform polynomials by which an expression of these parts could be split, the largest first.
    fn radices(parts: &BTreeMap<Monomial, Poly>) -> Vec<Poly> {
        let mut out: Vec<Poly> = Vec::new();
        let mut add = |p: Poly| {
            if !p.is_zero() && !out.contains(&p) {
                out.push(p);
            }
        };
        for coefficient in parts.values() {
            let lead = coefficient.terms().last().map_or(0, |t| t.1);
            let sign = if lead < 0 { -1 } else { 1 };
            let Some(coefficient) = coefficient.scale(sign) else { continue };
            for (m, c) in coefficient.terms() {
                if let Some(c) = c.checked_abs() {
                    add(Poly::term(*m, c));
                }
                if !m.is_one() {
                    add(Poly::term(*m, 1));
                }
                for atom in m.atoms() {
                    add(Poly::from(*atom));
                }
            }
            add(coefficient);
        }
        let size = |p: &Poly| p.terms().iter().map(|(_, c)| c.unsigned_abs()).max();
        out.sort_by_key(|p| std::cmp::Reverse((p.degree(), size(p))));
        out
    }

    /// The uniform coefficients of the varying monomials; the uniform rest under 1.
    fn by_varying(&self, e: &Poly) -> BTreeMap<Monomial, Poly> {
        let mut out: BTreeMap<Monomial, Poly> = BTreeMap::new();
        for (m, c) in e.terms() {
            let (varying, uniform) = m.partition(|a| self.varies(a));
            // What is left of larger products is larger.
            out.entry(varying).or_default().push(uniform, *c);
        }
        out
    }

    /// The quotient by a radix and the rest. With `parts`, of a coefficient of which only some terms are multiples,
    /// as that of `x` in `(n + 1) x`, these are divided; `None` if there is no such one.
    fn divide(coefficients: &BTreeMap<Monomial, Poly>, radix: Poly, parts: bool) -> Option<Split> {
        if parts && radix.constant().is_some() {
            return None;
        }
        let (mut quotient, mut rest) = (Poly::zero(), Poly::zero());
        let mut parted = false;
        for (varying, coefficient) in coefficients {
            if let Some(times) = coefficient.div_exact(&radix) {
                quotient = quotient.add(&times.shift(varying, 1)?)?;
            } else if parts && !varying.is_one() {
                let (times, left) = coefficient.div_rem(&radix)?;
                parted |= !times.is_zero();
                quotient = quotient.add(&times.shift(varying, 1)?)?;
                rest = rest.add(&left.shift(varying, 1)?)?;
            } else if varying.is_one() {
                let (times, left) = coefficient.div_rem(&radix)?;
                quotient = quotient.add(&times)?;
                rest = rest.add(&left)?;
            } else {
                rest = rest.add(&coefficient.shift(varying, 1)?)?;
            }
        }
        if parts && !parted {
            return None;
        }
        if let Some(number) = radix.constant() {
            // Bring the constant as near to 0 as it goes.
            let constant = rest.constant_term();
            let times = constant.checked_add(number / 2)?.checked_div_euclid(number)?;
            quotient = quotient.plus(times)?;
            rest = rest.plus(times.checked_mul(number)?.checked_neg()?)?;
        }
        let pointless = quotient.constant().is_some()
            || rest.is_zero() && radix.constant().is_some_and(|c| c.unsigned_abs() == 1);
        (!pointless).then_some(Split { radix, quotient, rest })
    }

    #[expect(clippy::too_many_arguments, reason = "each names one part of the lemma")]
    fn split(
        &mut self,
        known: &mut Known,
        bounds: &Bounds,
        window: &Window,
        (low, high): (i128, i128),
        split: Split,
        problem: &Problem,
        limit: i128,
    ) -> Option<Round> {
        let Split { radix, quotient, rest } = &split;
        let positive = self.prove(known, bounds, &radix.plus(-1)?, false)?;
        // quotient <= most if (most + 1) radix + rest > high, and so for the other end.
        let mut end = |known: &mut Known, sign: i128, edge: i128| -> Option<(i128, usize)> {
            for most in 0..=limit {
                let room = radix.scale(most + 1)?.add_scaled(rest, sign)?;
                let room = room.plus(edge.checked_neg()?.checked_sub(1)?)?;
                if let Some(fact) = self.prove(known, bounds, &room, false) {
                    return Some((most, fact));
                }
            }
            None
        };
        let (top, top_fact) = end(known, 1, high)?;
        let (bottom, bottom_fact) = end(known, -1, low.checked_neg()?)?;
        if top + bottom > 0 && rest.is_zero() {
            return None;
        }
        // With the opposite, quotient - top - 1 >= 0, multiplied by radix - 1 >= 0.
        let next = known.context.facts.len();
        let because = |fact: usize, next: usize, side: i128| {
            let facts = vec![(1, vec![fact]), (1, vec![next, positive]), (1, vec![next])];
            let mut sum = Combination { facts, equations: Vec::new() };
            add_side(&mut sum, window, side);
            sum
        };
        let goal = Poly::from(top).sub(quotient)?;
        let above = known.fact(goal, because(top_fact, next, -1));
        let goal = quotient.plus(bottom)?;
        let below = known.fact(goal, because(bottom_fact, next + 1, 1));
        if top + bottom == 0 {
            let equation = known.squeeze(below, above);
            Self::enter(known, window, (low, high), &split, 0, equation)?;
            return Some(Round::Progress);
        }
        let mut proofs = Vec::new();
        for value in -bottom..=top {
            let mut case = known.clone();
            case.steps.clear();
            let equation = case.context.equations.len();
            case.context.equations.push(quotient.plus(-value)?);
            let proof = Self::enter(&mut case, window, (low, high), &split, value, equation)
                .and_then(|()| self.case(case, problem, 1));
            proofs.push(proof?);
        }
        let cases = Cases::Values {
            of: quotient.clone(),
            low: -bottom,
            high: top,
            above: below,
            below: above,
        };
        Some(Round::End(End::Cases(cases, proofs)))
    }

    /// Given the equation `quotient - value`, puts the rest into the window.
    fn enter(
        known: &mut Known,
        window: &Window,
        (low, high): (i128, i128),
        split: &Split,
        value: i128,
        equation: usize,
    ) -> Option<()> {
        let rest = split.rest.add_scaled(&split.radix, value)?;
        known.parted.insert(window.clone());
        if rest.is_zero() && low <= 0 && high >= 0 {
            return Some(());
        }
        match window {
            Window::Equation(i) => {
                let by = vec![(*i, Poly::from(1)), (equation, split.radix.neg()?)];
                known.equation(rest, by);
            }
            Window::Facts(below, above) => {
                let next = known.context.facts.len();
                let because = |fact: usize, next: usize, times: Poly| Combination {
                    facts: vec![(1, vec![fact]), (1, vec![next])],
                    equations: vec![(equation, times)],
                };
                let goal = rest.plus(low.checked_neg()?)?;
                let low = known.fact(goal, because(*below, next, split.radix.neg()?));
                let goal = Poly::from(high).sub(&rest)?;
                let high = known.fact(goal, because(*above, next + 1, split.radix.clone()));
                known.set_live(low, true);
                known.set_live(high, true);
                known.windows.push((low, high));
            }
        }
        Some(())
    }

    /// Uses all facts and equations at once, in linear programs.
    fn contradict(
        &mut self,
        known: &mut Known,
        bounds: &Bounds,
        problem: &Problem,
    ) -> Option<Round> {
        for &i in bounds.guards().iter().take(MAX_GUARDS) {
            let Some(opposite) = known.context.facts[i].neg().and_then(|p| p.plus(-1)) else {
                continue;
            };
            let cheap = self.within(GUARD_WORK, |e| e.cheap(known, bounds, &opposite));
            if let Some(mut sum) = cheap {
                sum.facts.push((1, vec![i]));
                return Some(Round::End(End::Contradiction(sum)));
            }
        }
        if self.programs {
            let next = known.context.facts.len();
            if let Some(mut sum) = self.nonneg(known, bounds, &Poly::from(-1), true) {
                // The opposite of the goal is the fact 0 >= 0, which is not there.
                sum.facts.retain(|(_, f)| f[..] != [next]);
                return Some(Round::End(End::Contradiction(sum)));
            }
            for (s, t) in &problem.pairs {
                let (s, t) = (Poly::from(*s), Poly::from(*t));
                let difference = s.sub(&t)?;
                if !mentioned(known, &difference) {
                    continue;
                }
                let Some(low) = self.prove(known, bounds, &difference, true) else { continue };
                let Some(high) = self.prove(known, bounds, &difference.neg()?, true) else {
                    continue;
                };
                known.squeeze(low, high);
                return Some(Round::Progress);
            }
        }
        Some(Round::Stuck)
    }

    /// Distinguishes cases: alternatives with one case left, atoms of few values, alternatives,
    /// and last the order of the threads.
    fn cases(&mut self, known: &mut Known, bounds: &Bounds, problem: &Problem) -> Option<Round> {
        let mut lists: Vec<(usize, usize)> = Vec::new();
        for (i, list) in known.context.alternatives.iter().enumerate() {
            if known.spent.contains(&i) || list.iter().any(|c| c.known() == Some(true)) {
                continue;
            }
            lists.push((list.iter().filter(|c| is_open(known, c)).count(), i));
        }
        lists.sort_by_key(|(open, i)| (problem.threads == Some(*i), *open, *i));
        if let Some((0 | 1, i)) = lists.first() {
            return Some(self.alternatives(known, *i, problem));
        }
        if self.depth == 0 {
            return Some(Round::Stuck);
        }
        for (atom, (low, above)) in bounds.lower.iter() {
            let upper = known.live().find_map(|(i, f)| {
                let top = f.constant_term();
                (*f == Poly::from(top).sub(&Poly::from(atom))?).then_some((top, i))
            });
            let Some((high, below)) = upper else { continue };
            if self.varies(atom) || high.checked_sub(low)? >= MAX_VALUES || high <= low {
                continue;
            }
            let of = Poly::from(atom);
            let cases = Cases::Values { of: of.clone(), low, high, above, below };
            let conditions: Option<Vec<Condition>> =
                (low..=high).map(|v| Some(Condition::Zero(of.plus(-v)?))).collect();
            return Some(self.each(known, cases, &conditions?, problem));
        }
        if let Some((_, i)) = lists.iter().find(|(_, i)| problem.threads != Some(*i)) {
            return Some(self.alternatives(known, *i, problem));
        }
        if self.programs {
            return self.order(known, problem);
        }
        Some(Round::Stuck)
    }

    /// Which thread has the larger number, axis by axis.
    fn order(&mut self, known: &Known, problem: &Problem) -> Option<Round> {
        for (s, t) in &problem.pairs[..problem.axes] {
            let difference = Poly::from(*s).sub(&Poly::from(*t))?;
            if !mentioned(known, &difference) {
                continue;
            }
            for p in [difference.plus(-1)?, difference.neg()?.plus(-1)?] {
                let opposite = p.neg()?.plus(-1)?;
                let mut facts = known.context.facts.iter();
                if !facts.any(|f| *f == p || *f == opposite) {
                    let conditions = [Condition::Nonneg(p.clone()), Condition::Nonneg(opposite)];
                    return Some(self.each(known, Cases::Sign(p), &conditions, problem));
                }
            }
        }
        Some(Round::Stuck)
    }

    fn alternatives(&mut self, known: &Known, i: usize, problem: &Problem) -> Round {
        let list = known.context.alternatives[i].clone();
        self.each(known, Cases::Alternatives(i), &list, problem)
    }

    fn each(
        &mut self,
        known: &Known,
        cases: Cases,
        conditions: &[Condition],
        problem: &Problem,
    ) -> Round {
        let open = conditions.iter().filter(|c| is_open(known, c)).count();
        let price = u32::from(open > 1);
        let mut proofs = Vec::new();
        for condition in conditions {
            if let Some(sum) = contradicted(known, condition) {
                proofs.push(Proof { steps: Vec::new(), end: End::Contradiction(sum) });
                continue;
            }
            let mut case = known.clone();
            case.steps.clear();
            if let Cases::Alternatives(i) = cases {
                // One of them has been chosen, so the list says nothing more.
                case.spent.insert(i);
            }
            let proof = case.assume(condition).and_then(|()| self.case(case, problem, price));
            match proof {
                Some(proof) => proofs.push(proof),
                None => return Round::Stuck,
            }
        }
        Round::End(End::Cases(cases, proofs))
    }

    /// Looks for a contradiction in one of several cases.
    fn case(&mut self, known: Known, problem: &Problem, price: u32) -> Option<Proof> {
        let depth = self.depth;
        self.depth = depth.checked_sub(price)?;
        self.nesting += 1;
        let proof = if self.nesting < MAX_CASES_DEPTH { self.solve(known, problem) } else { None };
        self.nesting -= 1;
        self.depth = depth;
        proof
    }
}

/// Whether a condition may hold, as far as that is seen at once.
fn is_open(known: &Known, condition: &Condition) -> bool {
    condition.known().is_none() && contradicted(known, condition).is_none()
}

/// Why a condition cannot hold beside one equation or one fact: their sum is a negative constant. The condition
/// itself would be the next fact, or the next equation.
fn contradicted(known: &Known, condition: &Condition) -> Option<Combination> {
    let context = &known.context;
    let (facts, equations) = (context.facts.len(), context.equations.len());
    contradicted_at(known, condition, (facts, equations))
}

/// The same if these are the numbers of the next fact and of the next equation.
fn contradicted_at(
    known: &Known,
    condition: &Condition,
    (next_fact, next_equation): (usize, usize),
) -> Option<Combination> {
    let context = &known.context;
    let equations = || context.equations.iter().enumerate();
    let signs = [1, -1];
    let sum = |facts: Vec<usize>, equations: Vec<(usize, i128)>| Combination {
        facts: facts.into_iter().map(|i| (1, vec![i])).collect(),
        equations: equations.into_iter().map(|(i, sign)| (i, Poly::from(sign))).collect(),
    };
    match condition {
        Condition::Nonneg(p) => {
            let next = next_fact;
            let of_fact = known.live().find(|(_, f)| p.constant_sum(f, 1).is_some_and(|c| c < 0));
            if let Some((i, _)) = of_fact {
                return Some(sum(vec![next, i], vec![]));
            }
            equations().find_map(|(i, e)| {
                let sign = signs.into_iter().find(|&s| p.constant_sum(e, s).is_some_and(|c| c < 0));
                Some(sum(vec![next], vec![(i, sign?)]))
            })
        }
        Condition::Zero(p) => {
            let next = next_equation;
            let of_fact = known.live().find_map(|(i, f)| {
                let sign = signs.into_iter().find(|&s| f.constant_sum(p, s).is_some_and(|c| c < 0));
                Some(sum(vec![i], vec![(next, sign?)]))
            });
            of_fact.or_else(|| {
                equations().find_map(|(i, e)| {
                    signs.into_iter().find_map(|sign| match p.constant_sum(e, sign)? {
                        0 => None,
                        c if c < 0 => Some(sum(vec![], vec![(next, 1), (i, sign)])),
                        _ => Some(sum(vec![], vec![(next, -1), (i, -sign)])),
                    })
                })
            })
        }
        // One of several that hold together, which are added one after another.
        Condition::All(list) => {
            let mut next = (next_fact, next_equation);
            for one in list {
                if let Some(sum) = contradicted_at(known, one, next) {
                    return Some(sum);
                }
                match one {
                    Condition::Nonneg(_) => next.0 += 1,
                    Condition::Zero(_) => next.1 += 1,
                    Condition::Nonzero(_) | Condition::Any(_) => {}
                    Condition::All(_) => return None,
                }
            }
            None
        }
        Condition::Nonzero(_) | Condition::Any(_) => None,
    }
}

/// The atom that is the result of an exclusive or.
fn xor_result(definition: &Definition) -> Option<Atom> {
    match definition {
        Definition::Bits { op: BitOp::Xor, result, .. } => result.atom(),
        _ => None,
    }
}

/// One of these atoms and what it equals, if the equation says so.
fn of_result(equation: &Poly, results: &[Atom]) -> Option<(Atom, Poly)> {
    let (m, c) = equation.terms().iter().find(|(m, c)| {
        m.degree() == 1 && c.unsigned_abs() == 1 && results.contains(&m.atoms()[0])
    })?;
    let atom = m.atoms()[0];
    let value = Poly::from(atom).add_scaled(equation, c.checked_neg()?.signum())?;
    (!value.mentions(atom)).then_some((atom, value))
}

/// Whether an equation or a fact has something to say about it.
fn mentioned(known: &Known, difference: &Poly) -> bool {
    let equations = known.context.equations.iter();
    let all: Vec<&Poly> = known.live().map(|(_, f)| f).chain(equations).collect();
    difference.atoms().iter().all(|a| all.iter().any(|p| p.mentions(*a)))
}

/// A window on a multiple `g e` is one on `e` with ends that are rounded inwards; nothing may fit any more.
fn tightened(
    known: &mut Known,
    window: &Window,
    (e, low, high): (&Poly, i128, i128),
) -> Option<Round> {
    let Window::Facts(below, above) = *window else { return None };
    let content = e.content();
    if content <= 1 || e.constant_term() != 0 {
        return None;
    }
    let part = e.div_exact(&Poly::from(content))?;
    let new_low = low.checked_neg()?.div_euclid(content).checked_neg()?;
    let new_high = high.div_euclid(content);
    // With the opposite, `content` times which misses the end by less than `content`.
    let because = |fact: usize, next: usize| Combination {
        facts: vec![(1, vec![fact]), (content, vec![next])],
        equations: Vec::new(),
    };
    let goals = (part.plus(new_low.checked_neg()?)?, Poly::from(new_high).sub(&part)?);
    known.parted.insert(window.clone());
    let next = known.context.facts.len();
    let low = known.fact(goals.0, because(below, next));
    let high = known.fact(goals.1, because(above, next + 1));
    if new_low > new_high {
        let facts = vec![(1, vec![low]), (1, vec![high])];
        return Some(Round::End(End::Contradiction(Combination { facts, equations: Vec::new() })));
    }
    for (old, new) in [(below, low), (above, high)] {
        known.set_live(old, false);
        known.set_live(new, true);
    }
    known.windows.push((low, high));
    Some(Round::Progress)
}

/// Adds that side of a window to a sum: with 1 `e - low`, with -1 `high - e`.
fn add_side(sum: &mut Combination, window: &Window, side: i128) {
    match window {
        Window::Equation(i) => sum.equations.push((*i, Poly::from(side))),
        Window::Facts(low, high) => {
            sum.facts.push((1, vec![if side > 0 { *low } else { *high }]));
        }
    }
}

/// A contradiction that can be seen at once.
fn immediate(known: &Known) -> Option<End> {
    let context = &known.context;
    for (i, e) in context.equations.iter().enumerate() {
        let (content, constant) = (e.content(), e.constant_term());
        if if content == 0 { constant != 0 } else { constant % content != 0 } {
            return Some(End::Indivisible(i));
        }
    }
    for (i, f) in context.facts.iter().enumerate() {
        if f.constant().is_some_and(|c| c < 0) {
            let facts = vec![(1, vec![i])];
            return Some(End::Contradiction(Combination { facts, equations: Vec::new() }));
        }
    }
    let none = |list: &Vec<Condition>| list.iter().all(|c| c.known() == Some(false));
    context.alternatives.iter().position(none).map(End::NoAlternative)
}

//! Is a polynomial at least 0 wherever all facts hold? In tiers, from cheap to thorough, and each
//! answer as a combination that the checker multiplies out.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::BuildHasherDefault;

use super::atom::Atom;
use super::certificate::Combination;
use super::digest::{self, Digest};
use super::known::Known;
use super::poly::{Monomial, Poly, divided};
use super::query::Limits;
use super::simplex;

/// The goal of a linear program is rounded: `goal > -1` is shown, by less than one part of this.
const ROUNDING: i128 = 1024;
/// Most products of facts in a linear program.
const MAX_PRODUCTS: usize = 400;
/// Most products of atoms of which it is added that they are not negative.
const MAX_MONOMIALS: usize = 60;
/// Coefficients and constants below this are no ends of types.
const MAX_NEAR: u128 = 1 << 24;
/// Most steps from the goal to a fact that is near.
const MAX_DISTANCE: usize = 2;
/// Most facts of which a uniform bound is tried.
const MAX_CEILINGS: usize = 12;
/// Most upper ends of one atom that are tried.
const MAX_UPPERS: usize = 4;

/// The search for a proof: what it may spend, and how thorough it is.
#[derive(Debug)]
pub(super) struct Effort {
    /// Work that is left.
    pub(super) work: u64,
    /// Nested cases that are left.
    pub(super) depth: u32,
    /// Cases that enclose this place, also those that take nothing from `depth`.
    pub(super) nesting: u32,
    /// Whether linear programs are allowed.
    pub(super) programs: bool,
    /// Whether two threads may have different values, by atom.
    pub(super) varies: Vec<bool>,
}

/// The lower ends of atoms, by their number.
#[derive(Clone, Debug, Default)]
pub(super) struct Lower(Vec<Option<(i128, usize)>>);

impl Lower {
    /// The lower end of an atom, and the fact that says so.
    pub(super) fn get(&self, atom: Atom) -> Option<(i128, usize)> {
        self.0.get(usize::from(atom.0)).copied().flatten()
    }

    /// All of them, in the order of the atoms.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Atom, (i128, usize))> {
        self.0.iter().enumerate().filter_map(|(n, end)| Some((Atom(n as u16), (*end)?)))
    }

    fn add(&mut self, atom: Atom, low: i128, fact: usize) {
        let n = usize::from(atom.0);
        if n >= self.0.len() {
            self.0.resize(n + 1, None);
        }
        if self.0[n].is_none_or(|end| low > end.0) {
            self.0[n] = Some((low, fact));
        }
    }
}

/// Bounds of atoms as facts say them directly.
#[derive(Clone, Debug, Default)]
pub(super) struct Bounds {
    /// Largest `low` of facts `atom - low >= 0`, and the fact.
    pub(super) lower: Lower,
    /// Facts `top - atom >= 0` whose `top` is uniform.
    pub(super) upper: BTreeMap<Atom, Vec<usize>>,
    /// Facts with several terms that vary.
    guards: Vec<usize>,
    /// Facts of several terms, all uniform, that relate atoms to each other.
    relations: Vec<usize>,
    /// Facts that bound a uniform product from above by a number.
    caps: Vec<usize>,
}

impl Bounds {
    /// Facts with several terms that vary.
    pub(super) fn guards(&self) -> &[usize] {
        &self.guards
    }
}

/// Most multiples of facts in one sum.
const MAX_MULTIPLES: usize = 12;

/// Most work on sums of multiples of facts for one goal.
const MAX_CHEAP: u64 = 20_000;

/// Digests of sums from which nothing was found, with the least number of multiples that they were.
type Hopeless = HashMap<u64, usize, BuildHasherDefault<Digest>>;

/// Multiples of facts, by a number and a product of atoms that all have a lower end.
type Multiples = Vec<(usize, Monomial, i128)>;

impl Effort {
    pub(super) fn new(limits: &Limits, varies: Vec<bool>) -> Self {
        Self { work: limits.work, depth: limits.depth, nesting: 0, programs: true, varies }
    }

    /// Takes from the work that is left; `None` if there is not enough.
    pub(super) fn spend(&mut self, amount: usize) -> Option<()> {
        let left = self.work.checked_sub(amount as u64);
        self.work = left.unwrap_or(0);
        left.map(|_| ())
    }

    pub(super) fn varies(&self, atom: Atom) -> bool {
        self.varies.get(atom.0 as usize).copied().unwrap_or(true)
    }

    pub(super) fn monomial_varies(&self, m: &Monomial) -> bool {
        m.atoms().iter().any(|a| self.varies(*a))
    }

    pub(super) fn bounds(&self, known: &Known) -> Bounds {
        let mut out = Bounds::default();
        for (i, f) in known.live() {
            let varying = f.terms().iter().filter(|(m, _)| self.monomial_varies(m)).count();
            if let [.., (m, 1)] = f.terms()
                && m.degree() == 1
                && (f.terms().len() == 1 || f.terms().len() == 2 && f.terms()[0].0.is_one())
                && let Some(low) = f.constant_term().checked_neg()
            {
                out.lower.add(m.atoms()[0], low, i);
            }
            match varying {
                0 if f.terms().iter().filter(|(m, _)| !m.is_one()).count() > 1 => {
                    out.relations.push(i);
                }
                0 if f.terms().last().is_some_and(|(_, c)| *c < 0) => out.caps.push(i),
                0 => {}
                1 => {
                    let one = f.terms().iter().find(|(m, _)| self.monomial_varies(m));
                    if let Some((m, -1)) = one
                        && m.degree() == 1
                    {
                        out.upper.entry(m.atoms()[0]).or_default().push(i);
                    }
                }
                _ => out.guards.push(i),
            }
        }
        out
    }

    /// A reason why `goal >= 0`, as a contradiction with the fact `-goal - 1 >= 0`, which would
    /// get the next number. With `equations`, these are used too.
    pub(super) fn nonneg(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        goal: &Poly,
        equations: bool,
    ) -> Option<Combination> {
        let next = known.context.facts.len();
        if let Some(c) = goal.constant()
            && c >= 0
        {
            return Some(Combination { facts: vec![(1, vec![next])], equations: Vec::new() });
        }
        if goal.constant().is_none()
            && let Some(mut sum) = self.within(MAX_CHEAP, |e| e.cheap(known, bounds, goal))
        {
            sum.facts.push((1, vec![next]));
            return Some(sum);
        }
        if !self.programs {
            return None;
        }
        self.program(known, bounds, goal, equations)
    }

    /// Tries something with so much of the work that is left.
    pub(super) fn within<T>(&mut self, most: u64, try_it: impl FnOnce(&mut Self) -> T) -> T {
        let kept = self.work.saturating_sub(most);
        self.work -= kept;
        let out = try_it(self);
        self.work += kept;
        out
    }

    pub(super) fn cheap(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        goal: &Poly,
    ) -> Option<Combination> {
        if let Some(sum) = self.ends(known, bounds, goal, &[]) {
            return Some(sum);
        }
        // What bounds from above something that is not negative is not negative itself: `x < n`, so
        // `n >= 1`.
        let uniform = goal.terms().iter().all(|(m, _)| !self.monomial_varies(m));
        let uppers = bounds.upper.values().flatten().chain(&bounds.guards);
        // Those that have a term of the goal on the same side.
        let bounding = |i: &&usize| {
            let guard = &known.context.facts[**i];
            let mut terms = goal.terms().iter().filter(|(m, c)| *c > 0 && !m.is_one());
            uniform && terms.any(|(m, _)| guard.coefficient(m) > 0)
        };
        for &i in uppers.filter(bounding).take(MAX_CEILINGS) {
            let guard = &known.context.facts[i];
            for (m, c) in goal.terms().iter().filter(|(m, c)| *c > 0 && !m.is_one()) {
                let factor = guard.coefficient(m);
                if factor <= 0 || self.monomial_varies(m) {
                    continue;
                }
                let Some(times) = divided(*c, factor) else { continue };
                self.spend(guard.terms().len() + 1)?;
                let Some(rest) = goal.add_scaled(guard, times.checked_neg()?) else { continue };
                let used = [(i, Monomial::default(), times)];
                if let Some(sum) = self.ends(known, bounds, &rest, &used) {
                    return Some(sum);
                }
            }
        }
        // Take the multiple of a guard that removes a negative term.
        for &i in &bounds.guards {
            let guard = &known.context.facts[i];
            for (m, c) in goal.terms().iter().filter(|(_, c)| *c < 0) {
                for (lead, factor) in guard.terms() {
                    if *factor >= 0 || !self.monomial_varies(lead) {
                        continue;
                    }
                    let Some(cofactor) = m.div(lead) else { continue };
                    if self.monomial_varies(&cofactor) {
                        continue;
                    }
                    let Some(times) = divided(*c, *factor) else { continue };
                    self.spend(guard.terms().len() + 1)?;
                    let Some(rest) = goal.add_shifted(guard, &cofactor, -times) else { continue };
                    let used = [(i, cofactor, times)];
                    if let Some(sum) = self.ends(known, bounds, &rest, &used) {
                        return Some(sum);
                    }
                }
            }
        }
        None
    }

    /// Puts every varying atom to the end of its range that makes the goal smallest, and sees
    /// whether the rest is positive term by term.
    fn ends(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        goal: &Poly,
        used: &[(usize, Monomial, i128)],
    ) -> Option<Combination> {
        for choice in 0..MAX_UPPERS {
            let (mut rest, mut multiples, mut more) = (goal.clone(), used.to_vec(), false);
            for (m, c) in goal.terms() {
                if *c >= 0 {
                    continue;
                }
                let mut varying = m.atoms().iter().copied().filter(|a| self.varies(*a));
                let Some(atom) = varying.next() else { continue };
                if varying.next().is_some() {
                    return None;
                }
                let uppers = bounds.upper.get(&atom)?;
                more |= uppers.len() > choice + 1;
                let i = uppers[choice.min(uppers.len() - 1)];
                let cofactor = m.div(&atom.into())?;
                if !is_positive(bounds, &cofactor) {
                    return None;
                }
                let times = c.checked_neg()?;
                let fact = &known.context.facts[i];
                self.spend(fact.terms().len() + 1)?;
                rest = rest.add_shifted(fact, &cofactor, *c)?;
                multiples.push((i, cofactor, times));
            }
            for caps in [false, true] {
                if let Some(sum) = self.uniform(
                    known,
                    bounds,
                    &rest,
                    &mut multiples,
                    caps,
                    &mut Hopeless::default(),
                ) {
                    return Some(sum);
                }
                if bounds.caps.is_empty() {
                    break;
                }
            }
            if !more {
                break;
            }
        }
        None
    }

    /// The rest, perhaps less multiples of uniform facts, is positive term by term.
    fn uniform(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        rest: &Poly,
        multiples: &mut Multiples,
        caps: bool,
        hopeless: &mut Hopeless,
    ) -> Option<Combination> {
        // The same facts in another order leave the same.
        let digest = digest::of(rest);
        if hopeless.get(&digest).is_some_and(|&n| n <= multiples.len()) {
            return None;
        }
        hopeless.insert(digest, multiples.len());
        if multiples.len() < MAX_MULTIPLES
            && let Some(sum) = self.termwise(bounds, rest, multiples)
        {
            return Some(sum);
        }
        // The largest negative term has to go first.
        let negative = rest.terms().iter().rev().find(|(m, c)| *c < 0 && !m.is_one());
        let Some((m, c)) = negative else {
            return self.lowered(known, bounds, rest, multiples, caps, hopeless);
        };
        if multiples.len() >= MAX_MULTIPLES || self.monomial_varies(m) {
            return None;
        }
        let facts = if caps { bounds.caps.iter() } else { [].iter() };
        for &i in bounds.relations.iter().chain(facts) {
            let fact = &known.context.facts[i];
            for (lead, factor) in fact.terms() {
                if *factor >= 0 || lead.is_one() {
                    continue;
                }
                let Some(cofactor) = m.div(lead).filter(|c| is_positive(bounds, c)) else {
                    continue;
                };
                let Some(times) = divided(*c, *factor) else { continue };
                self.spend(fact.terms().len() + rest.terms().len())?;
                let Some(less) = rest.add_shifted(fact, &cofactor, -times) else { continue };
                multiples.push((i, cofactor, times));
                let sum = self.uniform(known, bounds, &less, multiples, caps, hopeless);
                if sum.is_some() {
                    return sum;
                }
                multiples.pop();
            }
        }
        None
    }

    /// The rest, in which only the constant is negative, less a relation that bounds one of its terms
    /// from below: of `n - 8` with `n >= 8 g` remains `8 g - 8`.
    fn lowered(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        rest: &Poly,
        multiples: &mut Multiples,
        caps: bool,
        hopeless: &mut Hopeless,
    ) -> Option<Combination> {
        if multiples.len() >= MAX_MULTIPLES || rest.constant_term() >= 0 {
            return None;
        }
        for (m, c) in rest.terms().iter().filter(|(m, _)| !m.is_one()) {
            if self.monomial_varies(m) {
                return None;
            }
            for &i in &bounds.relations {
                let fact = &known.context.facts[i];
                let factor = fact.coefficient(m);
                // Each once, since two relations may bound each other.
                if factor <= 0 || multiples.iter().any(|(j, ..)| *j == i) {
                    continue;
                }
                let Some(times) = divided(*c, factor) else { continue };
                self.spend(fact.terms().len() + rest.terms().len())?;
                let Some(less) = rest.add_scaled(fact, -times) else { continue };
                multiples.push((i, Monomial::default(), times));
                let sum = self.uniform(known, bounds, &less, multiples, caps, hopeless);
                if sum.is_some() {
                    return sum;
                }
                multiples.pop();
            }
        }
        None
    }

    /// Whether all terms are positive once every atom is measured from its lower end.
    fn termwise(
        &mut self,
        bounds: &Bounds,
        rest: &Poly,
        multiples: &[(usize, Monomial, i128)],
    ) -> Option<Combination> {
        // Without a shift a negative leading term stays.
        if rest.terms().last().is_some_and(|(m, c)| *c < 0 && !m.is_one()) {
            return None;
        }
        self.spend(rest.terms().len() * 4)?;
        // Most fail where all atoms are at their lower ends.
        let low = |a: Atom| bounds.lower.get(a).map(|end| end.0);
        if rest.eval(&low).is_some_and(|least| least < 0) {
            return None;
        }
        let rest = from_lower_ends(bounds, rest)?;
        let mut sum = Combination::default();
        for (m, c) in &rest {
            if *c < 0 {
                return None;
            }
            if !m.is_empty() {
                sum.facts.push((*c, m.clone()));
            }
        }
        for (i, cofactor, times) in multiples {
            for (m, c) in from_lower_ends(bounds, &Poly::term(*cofactor, *times))? {
                if c < 0 {
                    return None;
                }
                sum.facts.push((c, [&[*i][..], &m[..]].concat()));
            }
        }
        Some(sum)
    }

    /// By linear programs over monomials: first the facts alone, then with products of two.
    fn program(
        &mut self,
        known: &Known,
        bounds: &Bounds,
        goal: &Poly,
        equations: bool,
    ) -> Option<Combination> {
        let mut seen: HashSet<&Poly, BuildHasherDefault<Digest>> = HashSet::default();
        let mut base: Vec<Column<'_>> = Vec::new();
        for (i, f) in known.live() {
            if seen.insert(f) {
                base.push(Column { of: Generator::Fact(i), poly: Cow::Borrowed(f) });
            }
        }
        if equations {
            for (i, e) in known.context.equations.iter().enumerate() {
                if !e.is_zero() && seen.insert(e) {
                    let of = |sign| Generator::Equation(i, sign);
                    base.push(Column { of: of(1), poly: Cow::Borrowed(e) });
                    base.push(Column { of: of(-1), poly: Cow::Owned(e.neg()?) });
                }
            }
        }
        self.spend(base.len() * 8)?;
        // Products of atoms are not negative: of each, the product of what bounds its atoms from below.
        let facts = base.len();
        let mut products: Monomials = base
            .iter()
            .map(|column| &*column.poly)
            .chain([goal])
            .flat_map(|p| p.terms().iter().map(|(m, _)| *m))
            .filter(|m| m.degree() > 1)
            .collect();
        let mut first: Vec<Monomial> = products.iter().copied().collect();
        first.sort_unstable();
        for m in first.into_iter().take(MAX_MONOMIALS) {
            let ends: Option<Vec<usize>> =
                m.atoms().iter().map(|a| bounds.lower.get(*a).map(|l| l.1)).collect();
            let Some(ends) = ends else { continue };
            let start = Some(Poly::from(1));
            let product =
                ends.iter().fold(start, |p, i| p.and_then(|p| p.mul(&known.context.facts[*i])));
            base.extend(
                product.map(|p| Column { of: Generator::Product(ends), poly: Cow::Owned(p) }),
            );
        }
        // Most that follows does so from a few facts near to the goal, and without the ends of types.
        if let Some(sum) = self.one_program(known, goal, &base, near(goal, &base)) {
            return Some(sum);
        }
        if let Some(sum) = self.one_program(known, goal, &base, (0..facts).collect()) {
            return Some(sum);
        }
        if base.len() > facts
            && let Some(sum) = self.one_program(known, goal, &base, (0..base.len()).collect())
        {
            return Some(sum);
        }
        if products.is_empty() {
            return None;
        }
        let degrees = base[..facts].iter().map(|c| c.poly.degree()).chain([goal.degree(), 2]);
        let degree = degrees.max().unwrap_or(2).min(4);
        let wanted = std::mem::take(&mut products);
        let before = base.len();
        for i in 0..facts {
            // What makes a wanted product of a term. Most pairs of facts have none, and need not be multiplied.
            let terms = base[i].poly.terms();
            let cofactors: Monomials =
                wanted.iter().flat_map(|w| terms.iter().filter_map(|(m, _)| w.div(m))).collect();
            for j in i..facts {
                let (p, q) = (&base[i].poly, &base[j].poly);
                let (Generator::Fact(a), Generator::Fact(b)) = (&base[i].of, &base[j].of) else {
                    continue;
                };
                if p.degree() + q.degree() > degree {
                    continue;
                }
                self.spend(p.terms().len() * q.terms().len())?;
                if !q.terms().iter().any(|(m, _)| cofactors.contains(m)) {
                    continue;
                }
                let Some(product) = p.mul(q) else { continue };
                if product.terms().iter().any(|(m, _)| wanted.contains(m)) {
                    let of = Generator::Product(vec![*a, *b]);
                    base.push(Column { of, poly: Cow::Owned(product) });
                }
            }
        }
        if base.len() > MAX_PRODUCTS || base.len() == before {
            return None;
        }
        self.one_program(known, goal, &base, (0..base.len()).collect())
    }

    /// By a linear program with some of the columns.
    fn one_program(
        &mut self,
        known: &Known,
        goal: &Poly,
        columns: &[Column<'_>],
        some: Vec<usize>,
    ) -> Option<Combination> {
        let relevant = relevant(goal, columns, some);
        let polys: Vec<&Poly> = relevant.iter().map(|&i| &*columns[i].poly).collect();
        // A contradiction needs no rounding: its constant can be as large as wanted.
        let contradiction = goal.constant().is_some();
        let (factor, offset) = if contradiction { (1, 0) } else { (ROUNDING, ROUNDING - 1) };
        let rounded = goal.scale(factor)?.plus(offset)?;
        let mut left = self.work;
        let found = simplex::combine(&rounded, &polys, &mut left);
        self.work = left;
        let found = found?;
        let mut sum = Combination::default();
        for (j, weight) in found.weights {
            match &columns[relevant[j]].of {
                Generator::Fact(fact) => sum.facts.push((weight, vec![*fact])),
                Generator::Product(facts) => sum.facts.push((weight, facts.clone())),
                Generator::Equation(i, sign) => {
                    sum.equations.push((*i, Poly::from(weight.checked_mul(*sign)?)));
                }
            }
        }
        let weight = found.scale.checked_mul(factor)?;
        sum.facts.push((weight, vec![known.context.facts.len()]));
        Some(sum)
    }
}

/// A set of products of atoms.
type Monomials = HashSet<Monomial, BuildHasherDefault<Digest>>;

/// A column of a linear program.
struct Column<'a> {
    of: Generator,
    poly: Cow<'a, Poly>,
}

/// What a column of a linear program stands for.
#[derive(Clone, Debug)]
enum Generator {
    Fact(usize),
    /// A product of facts.
    Product(Vec<usize>),
    /// An equation, or its opposite.
    Equation(usize, i128),
}

/// Those of some columns that are connected with the goal through monomials. For a contradiction all are.
fn relevant(goal: &Poly, columns: &[Column<'_>], some: Vec<usize>) -> Vec<usize> {
    if goal.constant().is_some() {
        return some;
    }
    let mut wanted: Monomials = unknowns(goal).collect();
    let mut used = vec![false; some.len()];
    loop {
        let mut more = false;
        for (used, &i) in used.iter_mut().zip(&some) {
            let p = &columns[i].poly;
            if !*used && p.terms().iter().any(|(m, _)| wanted.contains(m)) {
                *used = true;
                more = true;
                wanted.extend(unknowns(p));
            }
        }
        if !more {
            return some.into_iter().zip(used).filter(|(_, used)| *used).map(|(i, _)| i).collect();
        }
    }
}

/// The products of atoms in a polynomial.
fn unknowns(p: &Poly) -> impl Iterator<Item = Monomial> {
    p.terms().iter().map(|(m, _)| *m).filter(|m| !m.is_one())
}

/// The columns without large numbers that are connected with the goal over a few monomials.
fn near(goal: &Poly, columns: &[Column<'_>]) -> Vec<usize> {
    let small = |p: &Poly| p.terms().iter().all(|(_, c)| c.unsigned_abs() < MAX_NEAR);
    let all: Vec<usize> = (0..columns.len()).filter(|&i| small(&columns[i].poly)).collect();
    if goal.constant().is_some() {
        return all;
    }
    let mut wanted: Monomials = unknowns(goal).collect();
    let mut used = vec![false; columns.len()];
    for _ in 0..MAX_DISTANCE {
        let says = |p: &Poly| p.terms().iter().any(|(m, _)| wanted.contains(m));
        let new: Vec<usize> =
            all.iter().copied().filter(|&i| !used[i] && says(&columns[i].poly)).collect();
        for i in new {
            used[i] = true;
            wanted.extend(unknowns(&columns[i].poly));
        }
    }
    (0..columns.len()).filter(|&i| used[i]).collect()
}

/// Whether a fact may be multiplied by a monomial: all of its atoms are known not to be negative.
fn is_positive(bounds: &Bounds, m: &Monomial) -> bool {
    m.atoms().iter().all(|a| bounds.lower.get(*a).is_some_and(|l| l.0 >= 0))
}

/// A polynomial in which every atom is measured from its lower end: each product of atoms as the
/// product of the facts that say so.
fn from_lower_ends(bounds: &Bounds, p: &Poly) -> Option<Vec<(Vec<usize>, i128)>> {
    let mut shifted = p.clone();
    for atom in p.atoms() {
        let (low, _) = bounds.lower.get(atom)?;
        if low != 0 {
            shifted = shifted.substitute(atom, &Poly::from(atom).plus(low)?)?;
        }
    }
    let facts = |m: &Monomial| -> Option<Vec<usize>> {
        m.atoms().iter().map(|a| bounds.lower.get(*a).map(|l| l.1)).collect()
    };
    shifted.terms().iter().map(|(m, c)| Some((facts(m)?, *c))).collect()
}

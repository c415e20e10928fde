//! Polynomials over atoms with integer coefficients.
//!
//! Arithmetic is exact or fails: whatever would overflow `i128`, the largest degree or the largest
//! number of terms gives `None`, which callers treat as "unknown".

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use super::atom::Atom;
use super::digest::Digest;

/// Largest degree of a polynomial.
pub const MAX_DEGREE: usize = 12;
/// Largest number of terms of a polynomial.
pub const MAX_TERMS: usize = 512;

/// A product of atoms: sorted, with repetitions, at most [`MAX_DEGREE`]. The empty one is 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monomial {
    degree: u16,
    /// The factors; those beyond the degree are the first atom, so that equal products are equal.
    factors: [Atom; MAX_DEGREE],
}

impl Default for Monomial {
    fn default() -> Self {
        Self { degree: 0, factors: [Atom(0); MAX_DEGREE] }
    }
}

impl From<Atom> for Monomial {
    fn from(atom: Atom) -> Self {
        let mut one = Self::default();
        one.push(atom);
        one
    }
}

impl Monomial {
    /// The product of these atoms, if they are not too many.
    pub fn of(atoms: &[Atom]) -> Option<Self> {
        let mut out = Self { degree: u16::try_from(atoms.len()).ok()?, ..Self::default() };
        let factors = out.factors.get_mut(..atoms.len())?;
        factors.copy_from_slice(atoms);
        factors.sort_unstable();
        Some(out)
    }

    /// Adds a factor that is not smaller than the others.
    fn push(&mut self, atom: Atom) {
        self.factors[usize::from(self.degree)] = atom;
        self.degree += 1;
    }

    /// The factors for which something holds, and the others.
    pub(super) fn partition(&self, mut chosen: impl FnMut(Atom) -> bool) -> (Self, Self) {
        let (mut yes, mut no) = (Self::default(), Self::default());
        for &atom in self.atoms() {
            if chosen(atom) { yes.push(atom) } else { no.push(atom) }
        }
        (yes, no)
    }

    /// The product without an atom, and how often the atom occurs.
    fn without(&self, atom: Atom) -> (Self, usize) {
        let (rest, gone) = self.partition(|x| x != atom);
        (rest, gone.degree())
    }

    /// The atoms, sorted, with repetitions.
    pub fn atoms(&self) -> &[Atom] {
        &self.factors[..usize::from(self.degree)]
    }

    /// Number of factors.
    pub fn degree(&self) -> usize {
        self.degree.into()
    }

    /// Whether it is the empty product.
    pub fn is_one(&self) -> bool {
        self.degree == 0
    }

    /// The product of both, which has no more than [`MAX_DEGREE`] factors.
    fn mul(&self, other: &Self) -> Self {
        let (mut a, mut b) = (self.atoms(), other.atoms());
        let mut all = Self::default();
        while let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
            if x <= y {
                all.push(*x);
                a = more_a;
            } else {
                all.push(*y);
                b = more_b;
            }
        }
        for &atom in a.iter().chain(b) {
            all.push(atom);
        }
        all
    }

    /// `self / other`, if `other` divides it.
    pub fn div(&self, other: &Self) -> Option<Self> {
        if other.degree > self.degree {
            return None;
        }
        let mut rest = Self::default();
        let mut wanted = other.atoms();
        let spare = self.degree - other.degree;
        for &atom in self.atoms() {
            match wanted {
                [first, more @ ..] if *first == atom => wanted = more,
                _ if rest.degree == spare => return None,
                _ => rest.push(atom),
            }
        }
        Some(rest)
    }
}

impl Hash for Monomial {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.atoms().hash(state);
    }
}

/// By degree, then by atoms: the constant comes first, the leading term last.
impl Ord for Monomial {
    fn cmp(&self, other: &Self) -> Ordering {
        self.degree.cmp(&other.degree).then_with(|| self.atoms().cmp(other.atoms()))
    }
}

impl PartialOrd for Monomial {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The product of two numbers, mostly of small ones.
pub(super) fn times(a: i128, b: i128) -> Option<i128> {
    match (i64::try_from(a), i64::try_from(b)) {
        (Ok(a), Ok(b)) => Some(i128::from(a) * i128::from(b)),
        _ => a.checked_mul(b),
    }
}

/// A polynomial: terms in ascending order of their monomials, no coefficient is 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Poly(Vec<(Monomial, i128)>);

impl From<i128> for Poly {
    fn from(value: i128) -> Self {
        Self::term(Monomial::default(), value)
    }
}

impl From<Atom> for Poly {
    fn from(atom: Atom) -> Self {
        Self::term(atom.into(), 1)
    }
}

impl Poly {
    /// 0.
    pub fn zero() -> Self {
        Self::default()
    }

    /// `factor * monomial`.
    pub fn term(monomial: Monomial, factor: i128) -> Self {
        if factor == 0 { Self::default() } else { Self(vec![(monomial, factor)]) }
    }

    /// Adds a term that is larger than all others.
    pub(super) fn push(&mut self, monomial: Monomial, factor: i128) {
        debug_assert!(self.0.last().is_none_or(|(m, _)| *m < monomial));
        self.0.push((monomial, factor));
    }

    /// The digest that `-self` has.
    pub(super) fn digest_of_opposite(&self) -> u64 {
        let terms = self.0.iter().map(|(m, c)| (*m, c.wrapping_neg()));
        let mut out = Digest::default();
        self.0.len().hash(&mut out);
        terms.for_each(|t| t.hash(&mut out));
        out.finish()
    }

    /// The terms, in ascending order.
    pub fn terms(&self) -> &[(Monomial, i128)] {
        &self.0
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a constant polynomial.
    pub fn constant(&self) -> Option<i128> {
        match &self.0[..] {
            [] => Some(0),
            [(m, c)] if m.is_one() => Some(*c),
            _ => None,
        }
    }

    /// The atom, if it is exactly one atom with the factor 1.
    pub fn atom(&self) -> Option<Atom> {
        match &self.0[..] {
            [(m, 1)] if m.degree() == 1 => Some(m.factors[0]),
            _ => None,
        }
    }

    /// The constant term.
    pub fn constant_term(&self) -> i128 {
        self.0.first().filter(|(m, _)| m.is_one()).map_or(0, |t| t.1)
    }

    /// The coefficient of a monomial.
    pub fn coefficient(&self, monomial: &Monomial) -> i128 {
        self.0.binary_search_by(|(m, _)| m.cmp(monomial)).map_or(0, |i| self.0[i].1)
    }

    /// The degree; 0 for constants.
    pub fn degree(&self) -> usize {
        self.0.last().map_or(0, |(m, _)| m.degree())
    }

    /// All atoms in it, each once, in ascending order.
    pub fn atoms(&self) -> Vec<Atom> {
        let mut all: Vec<Atom> = self.0.iter().flat_map(|(m, _)| m.atoms()).copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether the atom occurs.
    pub fn mentions(&self, atom: Atom) -> bool {
        self.0.iter().any(|(m, _)| m.atoms().contains(&atom))
    }

    /// `self + factor * other`.
    pub fn add_scaled(&self, other: &Self, factor: i128) -> Option<Self> {
        if factor == 0 {
            return Some(self.clone());
        }
        let mut out = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut a, mut b) = (&self.0[..], &other.0[..]);
        while let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
            match x.0.cmp(&y.0) {
                Ordering::Less => {
                    out.push(*x);
                    a = more_a;
                }
                Ordering::Greater => {
                    out.push((y.0, times(y.1, factor)?));
                    b = more_b;
                }
                Ordering::Equal => {
                    let sum = x.1.checked_add(times(y.1, factor)?)?;
                    if sum != 0 {
                        out.push((x.0, sum));
                    }
                    (a, b) = (more_a, more_b);
                }
            }
        }
        out.extend_from_slice(a);
        for (m, c) in b {
            out.push((*m, times(*c, factor)?));
        }
        (out.len() <= MAX_TERMS).then_some(Self(out))
    }

    /// The sum.
    pub fn add(&self, other: &Self) -> Option<Self> {
        self.add_scaled(other, 1)
    }

    /// The difference.
    pub fn sub(&self, other: &Self) -> Option<Self> {
        self.add_scaled(other, -1)
    }

    /// `self + value`.
    pub fn plus(&self, value: i128) -> Option<Self> {
        self.add_scaled(&Self::from(value), 1)
    }

    /// `-self`.
    pub fn neg(&self) -> Option<Self> {
        self.scale(-1)
    }

    /// `factor * self`.
    pub fn scale(&self, factor: i128) -> Option<Self> {
        if factor == 0 {
            return Some(Self::default());
        }
        let scaled = self.0.iter().map(|(m, c)| Some((*m, times(*c, factor)?)));
        Some(Self(scaled.collect::<Option<_>>()?))
    }

    /// `factor * monomial * self`.
    pub fn shift(&self, monomial: &Monomial, factor: i128) -> Option<Self> {
        if factor == 0 {
            return Some(Self::default());
        }
        if monomial.is_one() {
            return self.scale(factor);
        }
        if self.degree() + monomial.degree() > MAX_DEGREE {
            return None;
        }
        let mut terms: Vec<(Monomial, i128)> = Vec::with_capacity(self.0.len());
        for (m, c) in &self.0 {
            terms.push((m.mul(monomial), times(*c, factor)?));
        }
        // Of two products the smaller one stays so: the first atom that occurs in one of them more often is the same.
        debug_assert!(terms.is_sorted_by(|x, y| x.0 < y.0));
        Some(Self(terms))
    }

    /// `self + factor * monomial * other`.
    pub fn add_shifted(&self, other: &Self, monomial: &Monomial, factor: i128) -> Option<Self> {
        if factor == 0 || monomial.is_one() {
            return self.add_scaled(other, factor);
        }
        if other.degree() + monomial.degree() > MAX_DEGREE {
            return None;
        }
        let mut out = Vec::with_capacity(self.0.len() + other.0.len());
        let mut a = &self.0[..];
        for (m, c) in &other.0 {
            let (m, mut c) = (m.mul(monomial), times(*c, factor)?);
            while let [x, more @ ..] = a
                && x.0 <= m
            {
                a = more;
                if x.0 == m {
                    c = x.1.checked_add(c)?;
                    break;
                }
                out.push(*x);
            }
            if c != 0 {
                out.push((m, c));
            }
        }
        out.extend_from_slice(a);
        (out.len() <= MAX_TERMS).then_some(Self(out))
    }

    /// The value of `self + sign * other`, where `sign` is 1 or -1, if that is a constant.
    pub fn constant_sum(&self, other: &Self, sign: i128) -> Option<i128> {
        let split = |p: &Self| usize::from(p.0.first().is_some_and(|(m, _)| m.is_one()));
        let (a, b) = (&self.0[split(self)..], &other.0[split(other)..]);
        let cancels = |x: &(Monomial, i128), y: &(Monomial, i128)| {
            y.1.checked_mul(-sign) == Some(x.1) && x.0 == y.0
        };
        if a.len() != b.len() || !a.iter().zip(b).all(|(x, y)| cancels(x, y)) {
            return None;
        }
        self.constant_term().checked_add(other.constant_term().checked_mul(sign)?)
    }

    /// The product.
    pub fn mul(&self, other: &Self) -> Option<Self> {
        let (few, many) = if self.0.len() <= other.0.len() { (self, other) } else { (other, self) };
        if let [(m, c)] = &few.0[..] {
            return many.shift(m, *c);
        }
        let mut out = Self::default();
        for (m, c) in &few.0 {
            out = out.add(&many.shift(m, *c)?)?;
        }
        Some(out)
    }

    /// Puts `value` for an atom.
    pub fn substitute(&self, atom: Atom, value: &Self) -> Option<Self> {
        // Terms without the atom stay as they are, and in order.
        let with = |t: &&(Monomial, i128)| t.0.atoms().contains(&atom);
        let mut out = Self(self.0.iter().filter(|t| !with(t)).copied().collect());
        if out.0.len() == self.0.len() {
            return Some(out);
        }
        for (m, c) in self.0.iter().filter(with) {
            let (rest, power) = m.without(atom);
            let mut term = Self::term(rest, *c);
            for _ in 0..power {
                term = value.mul(&term)?;
            }
            out = out.add(&term)?;
        }
        Some(out)
    }

    /// The quotient, if `divisor` divides it without a remainder.
    pub fn div_exact(&self, divisor: &Self) -> Option<Self> {
        let (lead, factor) = divisor.0.last()?;
        let (mut rest, mut quotient) = (self.clone(), Self::default());
        for _ in 0..MAX_TERMS {
            let Some((m, c)) = rest.0.last() else { return Some(quotient) };
            if c.checked_rem(*factor)? != 0 {
                return None;
            }
            let (m, c) = (m.div(lead)?, c.checked_div(*factor)?);
            rest = rest.sub(&divisor.shift(&m, c)?)?;
            quotient = quotient.add(&Self::term(m, c))?;
        }
        None
    }

    /// Quotient and remainder of a division by leading terms: whole multiples of the divisor's
    /// leading term are taken out, from the largest term down.
    pub fn div_rem(&self, divisor: &Self) -> Option<(Self, Self)> {
        let (lead, factor) = divisor.0.last()?;
        let (mut rest, mut quotient) = (self.clone(), Self::default());
        let mut done = Self::default();
        for _ in 0..MAX_TERMS {
            let Some((m, c)) = rest.0.last().copied() else { break };
            match (m.div(lead), c.checked_div(*factor)?) {
                (Some(cofactor), times) if times != 0 => {
                    rest = rest.sub(&divisor.shift(&cofactor, times)?)?;
                    quotient = quotient.add(&Self::term(cofactor, times))?;
                    let left = c.checked_sub(times.checked_mul(*factor)?)?;
                    if left != 0 {
                        done = done.add(&Self::term(m, left))?;
                        rest = rest.sub(&Self::term(m, left))?;
                    }
                }
                _ => {
                    done = done.add(&Self::term(m, c))?;
                    rest.0.pop();
                }
            }
        }
        Some((quotient, done.add(&rest)?))
    }

    /// The value, given the values of the atoms.
    pub fn eval(&self, value: &dyn Fn(Atom) -> Option<i128>) -> Option<i128> {
        let mut sum = 0i128;
        for (m, c) in &self.0 {
            let mut product = *c;
            for atom in m.atoms() {
                product = times(product, value(*atom)?)?;
            }
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }

    /// Greatest common divisor of the coefficients of all terms but the constant one; 0 if there
    /// are none.
    pub fn content(&self) -> i128 {
        let others = self.0.iter().filter(|(m, _)| !m.is_one());
        others.fold(0u128, |g, (_, c)| gcd(g, c.unsigned_abs())).try_into().unwrap_or(1)
    }
}

/// The quotient, if the divisor divides a number without a remainder; none by 0.
pub(super) fn divided(number: i128, divisor: i128) -> Option<i128> {
    match (i64::try_from(number), i64::try_from(divisor)) {
        // The opposite of the least word is none.
        (Ok(a), Ok(b)) if b != -1 => (a.checked_rem(b)? == 0).then(|| i128::from(a / b)),
        _ => {
            let quotient = number.checked_div(divisor)?;
            // One that can be negated.
            (number.checked_rem(divisor)? == 0 && quotient != i128::MIN).then_some(quotient)
        }
    }
}

/// Greatest common divisor.
pub(crate) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(mut x), Ok(mut y)) = (u64::try_from(a), u64::try_from(b)) {
            while y != 0 {
                (x, y) = (y, x % y);
            }
            return x.into();
        }
        (a, b) = (b, a % b);
    }
    a
}

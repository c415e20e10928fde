//! Integer values of a kernel as polynomials over the parameters of a launch.
//!
//! `blockIdx.x * blockDim.x + threadIdx.x` is the sum of the monomials `ctaid.x·ntid.x` and
//! `tid.x`. A value that is not a polynomial (a division, a value from memory) is an opaque atom
//! that still records what it depends on.

use std::collections::BTreeMap;

/// A variable whose value a launch or a loop determines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Atom {
    /// `threadIdx`, by axis.
    Tid(u8),
    /// `blockIdx`, by axis.
    Ctaid(u8),
    /// `blockDim`, by axis.
    Ntid(u8),
    /// `gridDim`, by axis.
    Nctaid(u8),
    /// Integer parameter of the kernel, by position.
    Param(u16),
    /// Number of the iteration of a loop, from 0.
    Trip(u32),
    /// Anything else, by position in a table of [`Taint`]s.
    Opaque(u32),
}

impl Atom {
    /// Whether it differs between threads, blocks or iterations.
    pub fn varies(self) -> bool {
        matches!(self, Self::Tid(_) | Self::Ctaid(_) | Self::Trip(_) | Self::Opaque(_))
    }
}

/// The inputs that a value depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taint {
    /// Whether it depends on `threadIdx`, the lane or the warp.
    pub thread: bool,
    /// Whether it depends on `blockIdx`.
    pub block: bool,
    /// On which axes of `blockIdx`, a bit for each, apart from comparisons of it with a number.
    pub axes: u8,
    /// Parameters it depends on, a bit for each of the first 64.
    pub params: u64,
    /// Pointer parameters from whose buffers it depends on loaded values.
    pub loaded: u64,
    /// Whether it depends on values loaded from elsewhere.
    pub memory: bool,
    /// Whether it depends on the result of an atomic operation.
    pub atomic: bool,
}

impl Taint {
    /// The union of both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            thread: self.thread | other.thread,
            block: self.block | other.block,
            axes: self.axes | other.axes,
            params: self.params | other.params,
            loaded: self.loaded | other.loaded,
            memory: self.memory | other.memory,
            atomic: self.atomic | other.atomic,
        }
    }
}

/// Maximum number of monomials.
const MOST_TERMS: usize = 24;
/// Maximum degree of a monomial.
const MOST_FACTORS: usize = 4;

/// A sum of monomials with integer coefficients.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Poly {
    /// Coefficient of each monomial; its atoms are sorted. The empty one is the constant part.
    pub terms: BTreeMap<Vec<Atom>, i64>,
}

impl Poly {
    /// A constant polynomial.
    pub fn constant(value: i64) -> Self {
        let mut terms = BTreeMap::new();
        if value != 0 {
            terms.insert(vec![], value);
        }
        Self { terms }
    }
    /// The polynomial of a single atom.
    pub fn atom(atom: Atom) -> Self {
        Self { terms: BTreeMap::from([(vec![atom], 1)]) }
    }
    /// The number, if the polynomial is constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self.terms.len() {
            0 => Some(0),
            1 => self.terms.get(&[][..]).copied(),
            _ => None,
        }
    }
    /// The constant part.
    pub fn constant_part(&self) -> i64 {
        self.terms.get(&[][..]).copied().unwrap_or(0)
    }
    /// The parameter, if the polynomial is a single one.
    pub fn as_param(&self) -> Option<u16> {
        match self.terms.first_key_value() {
            Some((atoms, 1)) if self.terms.len() == 1 => match atoms[..] {
                [Atom::Param(p)] => Some(p),
                _ => None,
            },
            _ => None,
        }
    }
    /// All atoms, with repetitions.
    pub fn atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        self.terms.keys().flatten().copied()
    }
    /// Whether the polynomial contains an atom of this kind.
    pub fn has(&self, f: impl Fn(Atom) -> bool) -> bool {
        self.atoms().any(f)
    }
    /// The sum; `None` if it grows too large.
    pub fn add(&self, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        for (atoms, c) in &other.terms {
            let entry = sum.terms.entry(atoms.clone()).or_insert(0);
            *entry = entry.checked_add(*c)?;
        }
        sum.terms.retain(|_, c| *c != 0);
        (sum.terms.len() <= MOST_TERMS).then_some(sum)
    }
    /// The product with a number; `None` on overflow.
    pub fn scale(&self, by: i64) -> Option<Self> {
        let terms = self.terms.iter().map(|(a, c)| Some((a.clone(), c.checked_mul(by)?)));
        let mut terms = terms.collect::<Option<BTreeMap<_, _>>>()?;
        terms.retain(|_, c| *c != 0);
        Some(Self { terms })
    }
    /// The difference.
    pub fn sub(&self, other: &Self) -> Option<Self> {
        self.add(&other.scale(-1)?)
    }
    /// The product; `None` if it grows too large.
    pub fn mul(&self, other: &Self) -> Option<Self> {
        let mut product = Self::default();
        for (a, c) in &self.terms {
            for (b, d) in &other.terms {
                let mut atoms = [&a[..], &b[..]].concat();
                if atoms.len() > MOST_FACTORS {
                    return None;
                }
                atoms.sort_unstable();
                let entry = product.terms.entry(atoms).or_insert(0);
                *entry = entry.checked_add(c.checked_mul(*d)?)?;
            }
        }
        product.terms.retain(|_, c| *c != 0);
        (product.terms.len() <= MOST_TERMS).then_some(product)
    }
    /// The value, if every atom has one.
    pub fn value(&self, of: &impl Fn(Atom) -> Option<i64>) -> Option<i64> {
        let mut sum = 0i64;
        for (atoms, c) in &self.terms {
            let mut product = *c;
            for &atom in atoms {
                product = product.checked_mul(of(atom)?)?;
            }
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polynomials_are_added_and_multiplied() {
        let (t, b) = (Poly::atom(Atom::Tid(0)), Poly::atom(Atom::Ctaid(0)));
        let n = Poly::atom(Atom::Ntid(0));
        let i = b.mul(&n).unwrap().add(&t).unwrap();
        let twice = i.scale(2).unwrap().add(&Poly::constant(3)).unwrap();
        let value = |atom| match atom {
            Atom::Tid(0) => Some(5),
            Atom::Ctaid(0) => Some(7),
            Atom::Ntid(0) => Some(64),
            _ => None,
        };
        assert_eq!(twice.value(&value), Some(2 * (7 * 64 + 5) + 3));
        assert_eq!(i.sub(&i).unwrap().as_constant(), Some(0));
        assert_eq!(Poly::atom(Atom::Param(2)).as_param(), Some(2));
        assert_eq!(i.value(&|_| None), None);
    }
}

//! Atoms: the unknown integers of a query.

/// An unknown integer, by its number in [`Atoms`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Atom(pub u16);

/// Whose value an atom is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// One value for both threads: a parameter, a dimension, a block-uniform value.
    Uniform,
    /// The value of the first thread.
    First,
    /// The value of the second thread.
    Second,
}

/// What is known of an atom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtomInfo {
    /// A name for debugging and for pictures of proofs; it has no meaning to the solver.
    pub label: String,
    /// Whose value it is.
    pub side: Side,
    /// Smallest value, if there is one. It is a premise of the query.
    pub low: Option<i128>,
    /// Largest value, if there is one. It is a premise of the query.
    pub high: Option<i128>,
    /// The atom that has the same meaning in the other thread.
    pub twin: Option<Atom>,
}

/// Most atoms of a query that is decided.
pub(super) const MAX_ATOMS: usize = 1 << 16;

/// The atom with a number; those beyond the most share the last one.
fn number(n: usize) -> Atom {
    Atom(u16::try_from(n).unwrap_or(u16::MAX))
}

/// The atoms of a query.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Atoms(Vec<AtomInfo>);

impl Atoms {
    /// A new atom that both threads share.
    pub fn uniform(&mut self, label: &str, low: Option<i128>, high: Option<i128>) -> Atom {
        self.push(label.to_owned(), Side::Uniform, low, high)
    }

    /// A new atom of one thread, without a twin.
    pub fn of(&mut self, side: Side, label: &str, low: Option<i128>, high: Option<i128>) -> Atom {
        self.push(label.to_owned(), side, low, high)
    }

    /// Two new atoms of one meaning: the value of the first thread and that of the second.
    pub fn twins(&mut self, label: &str, low: Option<i128>, high: Option<i128>) -> (Atom, Atom) {
        let first = self.push(format!("{label}.s"), Side::First, low, high);
        let second = self.push(format!("{label}.t"), Side::Second, low, high);
        self.link(first, second);
        (first, second)
    }

    /// Declares two atoms to be twins.
    pub fn link(&mut self, first: Atom, second: Atom) {
        self.0[first.0 as usize].twin = Some(second);
        self.0[second.0 as usize].twin = Some(first);
    }

    fn push(&mut self, label: String, side: Side, low: Option<i128>, high: Option<i128>) -> Atom {
        let atom = number(self.0.len());
        self.0.push(AtomInfo { label, side, low, high, twin: None });
        atom
    }

    /// What is known of an atom; `None` for the atom of another table.
    pub fn get(&self, atom: Atom) -> Option<&AtomInfo> {
        self.0.get(atom.0 as usize)
    }

    /// Whether the two threads may have different values of it. True of an unknown atom.
    pub fn varies(&self, atom: Atom) -> bool {
        self.get(atom).is_none_or(|info| info.side != Side::Uniform)
    }

    /// Narrows the range of an atom.
    pub fn bound(&mut self, atom: Atom, low: Option<i128>, high: Option<i128>) {
        let Some(info) = self.0.get_mut(atom.0 as usize) else { return };
        info.low = info.low.max(low);
        info.high = match (info.high, high) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
    }

    /// Forgets the ranges of all atoms but these.
    pub(super) fn keep(&mut self, kept: impl Fn(Atom) -> bool) {
        for (i, info) in self.0.iter_mut().enumerate() {
            if !kept(number(i)) {
                (info.low, info.high) = (None, None);
            }
        }
    }

    /// Sets the range of an atom, also to a wider one.
    #[cfg(test)]
    pub(super) fn widen(&mut self, atom: Atom, low: Option<i128>, high: Option<i128>) {
        let info = &mut self.0[atom.0 as usize];
        (info.low, info.high) = (low, high);
    }

    /// Number of atoms.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All atoms with what is known of them, in the order of their creation.
    pub fn iter(&self) -> impl Iterator<Item = (Atom, &AtomInfo)> {
        self.0.iter().enumerate().map(|(i, info)| (number(i), info))
    }
}

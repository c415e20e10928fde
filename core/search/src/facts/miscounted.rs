//! Rows that are stepped over by their number instead of their length: `if (x < cols && y < rows) m[y * rows + x] = v`.
//!
//! The conditions say what the coordinates count, and so do remainders: `i % cols` is below `cols`. A parameter that says how many rows there are is no length of a row
//! that the caller could make longer, so where another one says how many cells a row has, rows of so many cells are
//! too short for any picture that is wider than high.

use super::{AccessFact, CompareFact, Derived, Facts, Root};
use ir::IntPredicate;
use ir::analysis::affine::{Atom, Poly};
use std::collections::BTreeSet;

/// Parameters that count rows and are used as if they were the length of a row.
pub(super) fn miscounted(facts: &Facts) -> BTreeSet<u16> {
    let global = |root| matches!(root, Root::Param(_) | Root::Global(_));
    let written = facts.accesses.iter().filter(|a| a.writes && !a.atomic && global(a.root));
    written.filter_map(|access| of_access(facts, access)).collect()
}

fn of_access(facts: &Facts, access: &AccessFact) -> Option<u16> {
    let offset = access.offset.as_ref()?;
    let guards = access.guards.iter();
    let mut bounds: Vec<(Poly, u16)> =
        guards.filter_map(|g| bound(facts.compares.get(g.compare as usize)?, g.holds)).collect();
    let atoms: BTreeSet<Atom> = offset.atoms().collect();
    bounds.extend(atoms.into_iter().filter_map(|atom| match atom {
        Atom::Opaque(i) => match facts.derived.get(&i)? {
            Derived::Remainder(_, by) => Some((Poly::atom(atom), by.as_param()?)),
            Derived::Quotient(..) => None,
        },
        _ => None,
    }));
    bounds.iter().find_map(|(row, p)| {
        let (mut of_rows, mut rest) = (Poly::default(), Poly::default());
        for (atoms, &by) in &offset.terms {
            match atoms.iter().position(|&a| a == Atom::Param(*p)) {
                Some(at) => {
                    let mut others = atoms.clone();
                    others.remove(at);
                    of_rows.terms.insert(others, by);
                }
                None => {
                    rest.terms.insert(atoms.clone(), by);
                }
            }
        }
        // In `(y * rows + x) * cells`, a row is a row of rows.
        let unit = factor(&of_rows, row)?;
        let whole = |of: &Poly| unit.mul(of);
        let counted = whole(row)?;
        let is_part = |(atoms, by): (&Vec<Atom>, &i64)| of_rows.terms.get(atoms) == Some(by);
        // What else steps over rows steps over all of them, as `z` in `((z * rows + y) * rows + x)`.
        let beyond = |(atoms, by): (&Vec<Atom>, &i64)| {
            counted.terms.get(atoms) == Some(by) || atoms.contains(&Atom::Param(*p))
        };
        if !counted.terms.iter().all(is_part) || !of_rows.terms.iter().all(beyond) {
            return None;
        }
        let within = |cell: &Poly| {
            let part = whole(cell)?;
            Some(part.terms.iter().all(|(atoms, by)| rest.terms.get(atoms) == Some(by)))
        };
        let cells = |(cell, q): &&(Poly, u16)| q != p && within(cell) == Some(true);
        let wide = bounds.iter().find(cells)?;
        // If something also says that a row has no more cells than there are rows, it does not matter.
        let square = bounds.iter().any(|(cell, q)| q == p && *cell == wide.0);
        (!square).then_some(*p)
    })
}

/// What is below which parameter, if a comparison says so where its outcome is known.
fn bound(compare: &CompareFact, holds: bool) -> Option<(Poly, u16)> {
    use IntPredicate as P;
    let (below, above) = match (compare.pred, holds) {
        (P::Slt | P::Ult, true) | (P::Sge | P::Uge, false) => (&compare.lhs, &compare.rhs),
        (P::Sgt | P::Ugt, true) | (P::Sle | P::Ule, false) => (&compare.rhs, &compare.lhs),
        _ => return None,
    };
    Some((below.clone(), above.as_param()?)).filter(|(below, _)| below.has(Atom::varies))
}

/// The term by which `of` has to be multiplied to give `value`, if any does.
fn factor(value: &Poly, of: &Poly) -> Option<Poly> {
    let (atoms, &one) = of.terms.iter().find(|(atoms, _)| !atoms.is_empty())?;
    value.terms.iter().find_map(|(all, &by)| {
        let mut rest = all.clone();
        for atom in atoms {
            let at = rest.iter().position(|a| a == atom)?;
            rest.remove(at);
        }
        let by = by.checked_div(one).filter(|&by| by > 0)?;
        (!rest.iter().any(|a| a.varies()))
            .then(|| Poly { terms: [(rest, by)].into_iter().collect() })
    })
}

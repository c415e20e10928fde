//! Buffers whose cells say which range of another buffer belongs to a row, a vertex or a block.
//!
//! `for (k = row[i]; k < row[i + 1]; ++k) out[k] = x` is right only if the cells of `row` are in order. A host makes
//! them so; other contents would let ranges overlap that the kernel keeps apart.

use super::{AccessFact, Facts, Root, bit};
use ir::SymbolId;
use ir::analysis::affine::{Atom, Poly};
use std::collections::{BTreeMap, BTreeSet};

/// What the cells of a buffer say about ranges of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RangePart {
    /// Where each range begins; the next cell says where it ends.
    Bounds,
    /// Where each range begins; another buffer says where it ends, or how long it is.
    Begin,
    /// Where each range ends.
    End,
    /// How long each range is.
    Length,
    /// Where each range begins; no buffer says how long it is.
    Apart,
}

/// Maximum number of loaded cells of one address that are followed to where they were loaded.
const MOST_ORDERS: usize = 4;

/// The cell, of a pointer parameter at a byte offset, that gave each loaded integer.
pub(super) type Loads = BTreeMap<Atom, (u16, Poly)>;

/// The buffers that say to which ranges the kernel stores.
pub(super) fn ranges(
    facts: &Facts,
    loads: &Loads,
    carried_from: &BTreeMap<Atom, Poly>,
) -> BTreeMap<u16, RangePart> {
    let mut parts = BTreeMap::new();
    let shared = |root| matches!(root, Root::Param(_) | Root::Global(_));
    let written = facts.accesses.iter().filter(|a| a.writes && !a.atomic && shared(a.root));
    let written = written.filter_map(|a| Some((a, unrolled(a.offset.as_ref()?, carried_from)?)));
    // In `o[order[begin[r] + k]] = v`, the cells of `order` that a row has are a range too.
    let ordered = |(access, offset): (_, Poly)| {
        let orders = offset.atoms().filter_map(|atom| {
            let (order, at) = loads.get(&atom)?;
            is_fixed(facts, *order).then(|| unrolled(at, carried_from))?
        });
        let orders: Vec<Poly> = orders.take(MOST_ORDERS).collect();
        std::iter::once(offset).chain(orders).map(move |offset| (access, offset))
    };
    for (access, offset) in written.flat_map(ordered) {
        let offset = &offset;
        let begins = offset.terms.iter().filter_map(|(atoms, &unit)| match atoms[..] {
            [atom] if moves_within(offset, atom, unit) => Some((atom, loads.get(&atom)?)),
            _ => None,
        });
        let begins: Vec<_> =
            begins.filter(|(_, (p, _))| is_fixed(facts, *p) && *p < 64).take(2).collect();
        // What an update in place adds up may be in several ranges, unless they say where they end.
        let in_place = facts
            .accesses
            .iter()
            .any(|a| !a.writes && a.root == access.root && a.offset == access.offset);
        for &(atom, (p, at)) in &begins {
            let partner = loads.iter().find_map(|(&other, (q, there))| {
                let part = if q == p {
                    let next = there.sub(at).and_then(|d| d.as_constant());
                    let next = next.is_some_and(|d| matches!(d, 1 | 2 | 4 | 8));
                    (next && is_compared(facts, other)).then_some(RangePart::Bounds)?
                } else {
                    let same = [1, 2].iter().any(|&by| {
                        there.scale(by).as_ref() == Some(at) || at.scale(by).as_ref() == Some(there)
                    });
                    (same && is_fixed(facts, *q))
                        .then(|| end_or_length(facts, carried_from, atom, other))??
                };
                Some((*q, part))
            });
            match partner {
                Some((_, RangePart::Bounds)) => {
                    parts.insert(*p, RangePart::Bounds);
                }
                Some((q, part)) => {
                    parts.entry(*p).or_insert(RangePart::Begin);
                    parts.entry(q).or_insert(part);
                }
                None if !in_place && begins_alone(facts, at, &begins) => {
                    parts.entry(*p).or_insert(RangePart::Apart);
                }
                None => {}
            }
        }
    }
    parts
}

/// The buffers of which cells are kept in shared arrays, and say there where ranges begin to which the kernel stores: a
/// place in the range is added to what the shared array gives, or to its cell.
pub(super) fn kept_in_shared(
    facts: &Facts,
    from_shared: &BTreeMap<Atom, SymbolId>,
    based: &BTreeMap<SymbolId, BTreeSet<u16>>,
    counted: &BTreeSet<SymbolId>,
) -> BTreeSet<u16> {
    let global = |root| matches!(root, Root::Param(_) | Root::Global(_));
    let mut begins = BTreeSet::new();
    for access in facts.accesses.iter().filter(|a| a.writes && !a.atomic && global(a.root)) {
        let Some(offset) = &access.offset else { continue };
        let updated =
            |a: &AccessFact| !a.writes && a.root == access.root && a.offset == access.offset;
        if facts.accesses.iter().any(updated) {
            continue;
        }
        for (atoms, &unit) in &offset.terms {
            let [atom] = atoms[..] else { continue };
            let Some(s) = from_shared.get(&atom) else { continue };
            if counted.contains(s) || moves_within(offset, atom, unit) {
                begins.extend(based.get(s).into_iter().flatten().copied());
            }
        }
    }
    begins.retain(|&p| p < 64 && is_fixed(facts, p));
    begins
}

/// The address with what loop variables begin with beside them.
pub(super) fn unrolled(offset: &Poly, carried_from: &BTreeMap<Atom, Poly>) -> Option<Poly> {
    let carried = offset.terms.iter().filter_map(|(atoms, &by)| match atoms[..] {
        [atom] => carried_from.get(&atom)?.scale(by),
        _ => None,
    });
    let carried: Vec<Poly> = carried.collect();
    carried.iter().try_fold(offset.clone(), |sum, init| sum.add(init))
}

/// Whether ranges begin at the cell at that offset: of two cells that are added, one is the place in a range that
/// begins at the other. That one is the same for a block, or for all of a kind.
fn begins_alone(facts: &Facts, at: &Poly, begins: &[(Atom, &(u16, Poly))]) -> bool {
    let common = |at: &Poly| {
        let taint = facts.taint(at);
        (!taint.thread, taint.loaded != 0)
    };
    begins.iter().filter(|(_, (_, other))| common(other) >= common(at)).count() == 1
}

/// Whether something else in an address moves by multiples of `unit` as well, which is what `atom` moves by.
fn moves_within(offset: &Poly, atom: Atom, unit: i64) -> bool {
    unit != 0
        && offset.terms.iter().any(|(atoms, &by)| {
            by % unit == 0
                && atoms.iter().any(|a| a.varies())
                && !atoms.iter().any(|&a| a == atom || matches!(a, Atom::Param(_)))
        })
}

/// Whether the kernel does not write to the buffer.
fn is_fixed(facts: &Facts, p: u16) -> bool {
    !facts.accesses.iter().any(|a| a.writes && a.root == Root::Param(p))
}

fn is_compared(facts: &Facts, atom: Atom) -> bool {
    facts.compares.iter().any(|c| c.lhs.has(|a| a == atom) || c.rhs.has(|a| a == atom))
}

/// What `other`, read at the same index as the `begin` of a range, says about it, by what it is compared with.
fn end_or_length(
    facts: &Facts,
    carried_from: &BTreeMap<Atom, Poly>,
    begin: Atom,
    other: Atom,
) -> Option<RangePart> {
    let counts = |atom: Atom| {
        matches!(atom, Atom::Trip(_) | Atom::Tid(_)) || carried_from.contains_key(&atom)
    };
    facts.compares.iter().find_map(|c| {
        let difference = c.lhs.sub(&c.rhs)?;
        let of = |atom| difference.terms.get(&[atom][..]).copied().unwrap_or(0);
        match (of(begin), of(other)) {
            (_, 0) => None,
            (0, _) => difference.has(counts).then_some(RangePart::Length),
            (a, b) => (b.checked_neg() == Some(a)).then_some(RangePart::End),
        }
    })
}

impl Facts {
    /// Whether what is read at cells of parent buffer `p` leads back to it by way of another buffer, as the
    /// neighbours of neighbours do.
    pub(super) fn leads_back_by_others(&self, p: u16, by: u64) -> bool {
        let others = (0..64).filter(|&q| q != p && by & bit(q) != 0 && !self.has_fields(q));
        others
            .into_iter()
            .any(|q| self.accesses.iter().any(|a| self.is_at(a, q) && a.taint.loaded & bit(p) != 0))
    }
}

//! What the parameters of a kernel are for, as its code shows: extents, pitches, masks; states, lists, trees.

use crate::facts::{AccessFact, Derived, Facts, Root, bit};
use crate::space::{BufferRole, IntRole, Role, TreePart};
use ir::analysis::affine::{Atom, Poly};
use launch::params::ParamKind;

/// The role of parameter `p`.
pub(crate) fn role(facts: &Facts, p: u16, kind: &ParamKind) -> Role {
    match kind {
        ParamKind::Int { bits, .. } if *bits <= 64 => Role::Int(int_role(facts, p, *bits)),
        ParamKind::Float(_) => Role::Float,
        ParamKind::Pointer { levels: 0, record: None, .. } => Role::Buffer(buffer_role(facts, p)),
        _ => Role::Other,
    }
}

fn int_role(facts: &Facts, p: u16, bits: u32) -> IntRole {
    let me = Poly::atom(Atom::Param(p));
    let mut role = IntRole { bits, divides: facts.divisors.contains(&p), ..IntRole::default() };
    for c in &facts.compares {
        for (side, other) in [(&c.lhs, &c.rhs), (&c.rhs, &c.lhs)] {
            if let Some(by) = quotient(facts, side, &me)
                && role.quotients.len() < 8
            {
                let taint = facts.taint(other);
                let trip = other.atoms().find_map(|a| match a {
                    Atom::Trip(i) => facts.inductions.get(i as usize),
                    _ => None,
                });
                if taint.thread || taint.block {
                    role.quotients.push((other.clone(), by, false));
                } else if let Some(induction) = trip {
                    role.quotients.push((induction.step.clone(), by, true));
                }
                continue;
            }
            role.adds |= adds(side, &me);
            // `n`, `n - 1`, `n + 2`: the parameter itself plus or minus a constant.
            let Some(rest) = side.sub(&me).and_then(|r| r.as_constant()) else { continue };
            if let Some(constant) = other.as_constant() {
                role.constants.extend(constant.checked_sub(rest));
                continue;
            }
            let Some(other) = other.sub(&Poly::constant(rest)) else { continue };
            let taint = facts.taint(&other);
            let trip = other.atoms().find_map(|a| match a {
                Atom::Trip(i) => facts.inductions.get(i as usize),
                _ => None,
            });
            if taint.thread || taint.block {
                role.extents.push(other);
            } else if let Some(induction) = trip {
                role.loop_steps.push(induction.step.clone());
            }
        }
    }
    role.constants.sort_unstable();
    role.constants.dedup();
    role.constants.truncate(16);
    let me = Atom::Param(p);
    let mine = |offset: &'_ Poly| -> (bool, bool) {
        let terms = || offset.terms.keys().filter(|atoms| atoms.contains(&me));
        (terms().any(|atoms| atoms.iter().any(|a| a.varies())), terms().next().is_some())
    };
    let offsets = || facts.accesses.iter().filter_map(|a: &AccessFact| a.offset.as_ref());
    role.scales = offsets().any(|o| mine(o).0);
    // Whether anything but an address depends on it.
    let elsewhere = facts.compares.iter().any(|c| c.lhs.has(|a| a == me) || c.rhs.has(|a| a == me))
        || facts.opaque.iter().any(|t| t.params & bit(p) != 0)
        || facts.inductions.iter().any(|i| i.init.has(|a| a == me) || i.step.has(|a| a == me));
    role.shifts = !role.scales && !elsewhere && offsets().any(|o| mine(o).1);
    role.power_of_two = facts.powers_of_two.contains(&p);
    role.masks = facts.masks.contains(&p);
    let remainder = |atom: Atom| match atom {
        Atom::Opaque(i) => {
            matches!(facts.derived.get(&i), Some(Derived::Remainder(_, by)) if by.as_param() == Some(p))
        }
        _ => false,
    };
    let atomics = || facts.accesses.iter().filter(|a| a.atomic).filter_map(|a| a.offset.as_ref());
    role.shares = role.divides && atomics().any(|offset| offset.has(remainder));
    role.amount = facts.amounts.contains(&p) && !role.scales && role.extents.is_empty();
    let indexed = facts.subscripts.iter().filter(|s| s.index.as_param() == Some(p));
    role.subscript = indexed.map(|s| s.len).min();
    role
}

/// Whether a value is the sum of a size of the launch, which does not vary, and of the parameter once or a few times.
fn adds(value: &Poly, me: &Poly) -> bool {
    let of = |atom: Atom| value.terms.get(&[atom][..]).copied().unwrap_or(0);
    let Some(me) = me.atoms().next() else { return false };
    let sizes = (0..3).any(|axis| of(Atom::Ntid(axis)) == 1);
    sizes && (1..=4).contains(&of(me)) && !value.has(Atom::varies)
}

/// By what a value divides the parameter, to which a constant may have been added before.
fn quotient(facts: &Facts, value: &Poly, me: &Poly) -> Option<Poly> {
    let atom = value.atoms().next().filter(|&atom| *value == Poly::atom(atom))?;
    let Atom::Opaque(i) = atom else { return None };
    match facts.derived.get(&i)? {
        Derived::Quotient(of, by) if of.sub(me)?.as_constant().is_some() => Some(by.clone()),
        _ => None,
    }
}

pub(crate) fn buffer_role(facts: &Facts, p: u16) -> BufferRole {
    let mut role = BufferRole {
        decides: facts.deciding & bit(p) != 0,
        begins: facts.swapped_from.get(&p).copied().flatten(),
        holds_index: facts.holds_index.contains(&p),
        cursor: facts.cursors.contains(&p),
        range: facts.ranges.get(&p).copied(),
        lowered: facts.lowered.contains(&p),
        sorted: facts.sorted & bit(p) != 0,
        runs: facts.runs & bit(p) != 0,
        states: facts.read.contains(&p) && !facts.polled.contains(&p),
        ..BufferRole::default()
    };
    for access in &facts.accesses {
        if facts.is_at(access, p) {
            role.synchronises |= access.atomic || access.volatile;
            role.written |= access.writes;
        }
        if access.taint.loaded & bit(p) == 0 {
            continue;
        }
        role.addresses = true;
        // Where the index comes from a buffer that the kernel changes, it decides itself who writes where.
        let changed = |q: u16| {
            q != p
                && access.taint.loaded & bit(q) != 0
                && facts.accesses.iter().any(|a| a.writes && a.root == Root::Param(q))
        };
        let own_order = (0..64).any(changed);
        let updated = |other: &AccessFact| {
            // What an atomic operation claims or locks, several threads meet at.
            (!other.writes || other.atomic)
                && other.root == access.root
                && other.offset == access.offset
        };
        let in_place = access.offset.is_some() && facts.accesses.iter().any(updated);
        role.scatters |= access.writes && !access.atomic && !own_order && !in_place;
    }
    let tree = facts.tree();
    role.list = facts.end_of_list(p).filter(|_| !tree.contains(&p) && !role.synchronises);
    role.followed = facts.followed & bit(p) != 0
        && role.synchronises
        && !facts.compares_sign()
        && !facts.compared.contains(&-1);
    role.scatters &= role.range.is_none() && role.list.is_none();
    role.tree = tree.iter().position(|&q| q == p).map(|at| match at.checked_sub(1) {
        None => TreePart::Parents,
        Some(at) => TreePart::Children(at as u8, tree.len() as u8 - 1),
    });
    role
}

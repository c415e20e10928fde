//! Block and grid sizes that a kernel is made for, as far as its code reveals them.
//!
//! An address `64·blockIdx.x + 8·threadIdx.y + threadIdx.x` leaves room for 8 threads in x and 64
//! in total: with the terms sorted by coefficient, each coordinate must fit into the next larger
//! step. Multi-dimensional arrays bound the coordinates that index them in the same way. A bound
//! that is not a natural block size (31, 33) is an off-by-one or padded form of one that is (32).

use super::facts::{AccessFact, CompareFact, Derived, Facts, Root};
use ir::IntPredicate;
use ir::analysis::affine::{Atom, Poly};
use launch::Dim3;
use std::collections::BTreeMap;

/// Upper bounds on the launch, by axis; `None` means unbounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// Threads of a block.
    pub block: [Option<u32>; 3],
    /// Blocks of the grid.
    pub grid: [Option<u32>; 3],
    /// Threads of a block that has one for each cell of an array, margins included.
    pub room: [Option<u32>; 3],
}

/// Whether `n` is a common side length of blocks.
pub fn is_natural(n: i64) -> bool {
    (1..=1024).contains(&n) && (n.count_ones() == 1 || n % 8 == 0 || n % 10 == 0)
}

/// The natural size that `n` stands for: itself, one within two of it, else the next smaller one.
pub fn snap(n: i64) -> i64 {
    // Tiles of 3 by 3 and 5 by 5.
    if (1..=6).contains(&n) {
        return n;
    }
    // An array with a margin: a power of two and a few more.
    if n >= 16 {
        let below = 1i64 << n.ilog2();
        let margin = if below >= 128 { 16 } else { 7 };
        if n - below <= margin {
            return below;
        }
    }
    if is_natural(n) {
        return n;
    }
    let power = |n: i64| n > 0 && n.count_ones() == 1;
    for near in [1, -1, -2, 2].map(|by| n.saturating_add(by)) {
        if near >= 4 && power(near) {
            return near;
        }
    }
    (1..=n.clamp(1, 1024)).rev().find(|&m| is_natural(m)).unwrap_or(1)
}

/// The bounds that the steps of addresses impose.
pub fn bounds(facts: &Facts) -> Bounds {
    let mut written = Bounds::default();
    let mut read = Bounds::default();
    for access in &facts.accesses {
        let Some(offset) = &access.offset else { continue };
        if access.atomic || access.root == Root::Local {
            continue;
        }
        steps(facts, offset, if access.writes { &mut written } else { &mut read });
        if access.writes
            && facts.tid == [true, false, false]
            && let Some(n) = period(facts, access, offset)
        {
            lower(&mut written.block[0], n);
        }
    }
    for axis in 0..3u8 {
        if let Some(n) = stride(facts, axis) {
            lower(&mut written.block[usize::from(axis)], n);
        }
        if let Some(n) = kinds_of_blocks(facts, axis) {
            lower(&mut written.grid[usize::from(axis)], n);
        }
    }
    for subscript in &facts.subscripts {
        if !subscript.nested || subscript.root == Root::Local {
            continue;
        }
        for axis in 0..3 {
            let bound = &mut written.block[axis];
            let atom = Atom::Tid(axis as u8);
            let coefficient = subscript.index.terms.get(&[atom][..]).copied().unwrap_or(0);
            let whole = subscript.index == Poly::atom(atom);
            let len = i64::try_from(subscript.len).unwrap_or(i64::MAX);
            if whole {
                lower(&mut written.room[axis], len);
            }
            if coefficient <= 0 {
                continue;
            }
            if let Some(limit) = guard(facts, atom, subscript.len) {
                // A tile with a halo: all threads load, most of them compute.
                if whole && limit < subscript.len && subscript.len < limit.saturating_mul(2) {
                    lower(bound, len);
                }
                continue;
            }
            let room = len.saturating_sub(subscript.index.constant_part()) / coefficient;
            lower(bound, snap(room.max(1)));
        }
    }
    // Reads may overlap: they count only where there are no writes.
    for axis in 0..3 {
        written.block[axis] = written.block[axis].or(read.block[axis]);
        written.grid[axis] = written.grid[axis].or(read.grid[axis]);
    }
    written
}

fn lower(bound: &mut Option<u32>, to: i64) {
    let to = u32::try_from(to.max(1)).unwrap_or(u32::MAX);
    *bound = Some(bound.map_or(to, |b| b.min(to)));
}

/// With which number a polynomial compared with a constant makes the coordinate be compared: of `t - 1 < 16`, as two
/// comparisons become one, 17.
fn limit(of: &Poly, constant: &Poly, own: &Poly) -> Option<i64> {
    let shift = of.sub(own)?.as_constant()?;
    constant.as_constant()?.checked_sub(shift)
}

/// The numbers up to `len` with which the kernel compares the coordinate itself, each with its comparison.
fn limits(facts: &Facts, atom: Atom, len: u64) -> impl Iterator<Item = (u64, &CompareFact)> {
    let own = Poly::atom(atom);
    let limits = facts.compares.iter().filter_map(move |c| {
        let limit = limit(&c.lhs, &c.rhs, &own).or_else(|| limit(&c.rhs, &c.lhs, &own))?;
        Some((u64::try_from(limit).ok()?, c))
    });
    limits.filter(move |&(limit, _)| (1..=len).contains(&limit))
}

/// The largest of these numbers.
fn guard(facts: &Facts, atom: Atom, len: u64) -> Option<u64> {
    limits(facts, atom, len).map(|(limit, _)| limit).max()
}

/// Whether the kernel asks if the coordinate is below a number up to `len`, other than 1: what one thread does alone
/// is no bound of a block.
fn bounded(facts: &Facts, atom: Atom, len: u64) -> bool {
    let orders = |c: &CompareFact| !matches!(c.pred, IntPredicate::Eq | IntPredicate::Ne);
    limits(facts, atom, len).any(|(limit, compare)| limit > 1 && orders(compare))
}

/// Whether an opaque atom differs between threads.
fn hides_threads(facts: &Facts, atom: Atom) -> bool {
    match atom {
        Atom::Opaque(i) => facts.opaque.get(i as usize).is_some_and(|t| t.thread),
        _ => false,
    }
}

/// The number of threads after which a written address repeats: `n` in `s[threadIdx.x % n] = v`, unless that is so
/// small that the usual blocks are larger. Where only threads from some number on come there, as in the second half
/// of `if (t < n) s[t % n] = v; else z[t % n] = w;`, it counts from that one, and may be small.
fn period(facts: &Facts, access: &AccessFact, offset: &Poly) -> Option<i64> {
    const LEAST: i64 = 128;
    const LEAST_OF_REST: i64 = 8;
    if offset.has(|a| matches!(a, Atom::Tid(_))) {
        return None;
    }
    let mut hidden = offset.atoms().filter(|a| hides_threads(facts, *a));
    let (Some(Atom::Opaque(i)), None) = (hidden.next(), hidden.next()) else { return None };
    let Derived::Remainder(of, by) = facts.derived.get(&i)? else { return None };
    let by = by.as_constant().filter(|by| (LEAST_OF_REST..=1024).contains(by))?;
    let own = Poly::atom(Atom::Tid(0));
    if *of == own
        && let Some(first) = first_thread(facts, access)
        && first % by == 0
    {
        return Some(first + by).filter(|n| *n <= 1024);
    }
    // Launch bounds say that blocks may be larger.
    let more = facts.most_threads.is_some_and(|most| (by + 1..1024).contains(&most));
    (by >= LEAST && !more && of.has(|a| a == Atom::Tid(0))).then_some(by)
}

/// The first thread along x that makes an access, if a condition says that the ones before it do not.
fn first_thread(facts: &Facts, access: &AccessFact) -> Option<i64> {
    use IntPredicate as P;
    let own = Poly::atom(Atom::Tid(0));
    let first = access.guards.iter().filter_map(|guard| {
        let compare = facts.compares.get(guard.compare as usize)?;
        let n = compare.rhs.as_constant().filter(|_| compare.lhs == own)?;
        match (compare.pred, guard.holds) {
            (P::Slt | P::Ult, false) | (P::Sge | P::Uge, true) => Some(n),
            (P::Sle | P::Ule, false) | (P::Sgt | P::Ugt, true) => n.checked_add(1),
            _ => None,
        }
    });
    first.filter(|n| *n > 0).max()
}

/// The number of threads along an axis that fill an array together: `n` in
/// `for (i = threadIdx.x; i < m; i += n) s[i / w][i % w] = v`, also if the loop is unrolled. With more of them, several
/// would write each cell.
fn stride(facts: &Facts, axis: u8) -> Option<i64> {
    const LEAST: i64 = 8;
    let own = Atom::Tid(axis);
    // What each object is indexed by, apart from a number, and by which numbers that moves; `None` if there are several.
    let mut indices: BTreeMap<Root, Option<Filling>> = BTreeMap::new();
    for access in &facts.accesses {
        if !access.writes || access.atomic || access.root == Root::Local {
            continue;
        }
        let guarded = access.guards.iter().any(|guard| {
            let sides = facts.compares.get(guard.compare as usize).map(|c| [&c.lhs, &c.rhs]);
            sides
                .into_iter()
                .flatten()
                .any(|side| side.has(|a| a == own) && !side.has(|a| matches!(a, Atom::Trip(_))))
        });
        let index = access.offset.as_ref().and_then(|o| split_index(facts, o, own));
        let Some(index) = index.filter(|_| !guarded) else {
            indices.insert(access.root, None);
            continue;
        };
        let steps = index.terms.iter().filter(|(atoms, _)| matches!(atoms[..], [Atom::Trip(_)]));
        let steps = steps.fold(0, |unit, (_, &by)| gcd(unit, by));
        let at = index.constant_part();
        let fixed = index
            .terms
            .iter()
            .filter(|(atoms, _)| !atoms.is_empty() && !matches!(atoms[..], [Atom::Trip(_)]));
        let fixed = Poly { terms: fixed.map(|(atoms, &by)| (atoms.clone(), by)).collect() };
        let Some(by) = fixed.terms.get(&[own][..]).copied() else { continue };
        let known = indices
            .entry(access.root)
            .or_insert_with(|| Some(Filling { fixed: fixed.clone(), by, at, unit: 0 }));
        match known {
            Some(known) if known.fixed == fixed => {
                known.unit = gcd(gcd(known.unit, steps), at.saturating_sub(known.at));
            }
            _ => *known = None,
        }
    }
    let fillings = indices.into_values().flatten();
    let threads = fillings.filter(|f| f.by > 0 && f.unit % f.by == 0).map(|f| f.unit / f.by);
    let most = i64::from(base::limits::MAX_BLOCK_DIM[usize::from(axis)]);
    threads.filter(|n| (LEAST..=most).contains(n)).min()
}

/// How an array is filled: by an index that is a sum of this, of multiples of `unit`, and of `at`. Neighbouring threads
/// are `by` apart.
struct Filling {
    fixed: Poly,
    by: i64,
    at: i64,
    unit: i64,
}

/// The index of which an address holds quotients and remainders, if that alone tells threads apart.
fn split_index(facts: &Facts, offset: &Poly, own: Atom) -> Option<Poly> {
    let mut index: Option<&Poly> = None;
    for atom in offset.atoms().filter(|&a| facts.taint(&Poly::atom(a)).thread) {
        let Atom::Opaque(i) = atom else { return None };
        let (Derived::Remainder(of, _) | Derived::Quotient(of, _)) = facts.derived.get(&i)?;
        if index.is_some_and(|known| known != of) {
            return None;
        }
        index = Some(of);
    }
    let index = index?;
    let others = index
        .atoms()
        .any(|a| a != own && !matches!(a, Atom::Trip(_)) && facts.taint(&Poly::atom(a)).thread);
    (index.has(|a| a == own) && !others).then(|| index.clone())
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.saturating_abs() } else { gcd(b, a.wrapping_rem(b)) }
}

/// The number of blocks along an axis that a kernel tells apart, if it only compares their index with numbers, and any
/// further ones would write what another writes.
fn kinds_of_blocks(facts: &Facts, axis: u8) -> Option<i64> {
    const MOST: i64 = 16;
    let a = usize::from(axis);
    let mine = 1 << axis;
    if !facts.ctaid[a] || facts.nctaid[a] || facts.stored_axes & mine != 0 {
        return None;
    }
    let mut accesses = facts.accesses.iter().filter(|a| a.root != Root::Local);
    if accesses.clone().any(|a| a.taint.axes & mine != 0)
        || !accesses.any(|a| a.writes && !a.atomic)
    {
        return None;
    }
    let own = Poly::atom(Atom::Ctaid(axis));
    let mut most: Option<i64> = None;
    for compare in &facts.compares {
        for (side, other) in [(&compare.lhs, &compare.rhs), (&compare.rhs, &compare.lhs)] {
            if facts.taint(side).axes & mine == 0 {
                continue;
            }
            let n = other.as_constant().filter(|n| *side == own && (0..=MOST).contains(n))?;
            let last = match compare.pred {
                IntPredicate::Eq | IntPredicate::Ne => n + 1,
                _ => n,
            };
            most = Some(most.map_or(last, |m| m.max(last)));
        }
    }
    most.map(|last| last + 1)
}

/// Bounds from one address: among terms with the same factors, each coordinate must fit into the
/// step of the next.
fn steps(facts: &Facts, offset: &Poly, bounds: &mut Bounds) {
    let mut groups: BTreeMap<Vec<Atom>, Vec<(i64, Atom)>> = BTreeMap::new();
    let mut hidden_threads = false;
    // Row and column of a tile in a block of one axis: what a row leaves room for is not the block.
    let mut hidden: Vec<Atom> = offset.atoms().filter(|a| hides_threads(facts, *a)).collect();
    hidden.sort_unstable();
    hidden.dedup();
    let one_hidden = hidden.len() <= 1;
    for (atoms, &coefficient) in &offset.terms {
        let counts = |a: &Atom| matches!(a, Atom::Tid(_) | Atom::Ctaid(_) | Atom::Trip(_));
        let (counting, scale): (Vec<Atom>, Vec<Atom>) = atoms.iter().partition(|a| counts(a));
        if let [atom] = atoms[..] {
            hidden_threads |= hides_threads(facts, atom);
        }
        if let [atom] = counting[..]
            && coefficient > 0
            && !scale.iter().any(|a| matches!(a, Atom::Opaque(_)))
        {
            groups.entry(scale).or_default().push((coefficient, atom));
        }
    }
    // A cell for each thread of a block, at its own coordinates.
    let by_threads =
        offset.constant_part() == 0 && offset.atoms().all(|a| matches!(a, Atom::Tid(_)));
    for (scale, group) in &mut groups {
        group.sort_unstable();
        for (i, &(step, atom)) in group.iter().enumerate() {
            let next = group[i + 1..].iter().map(|g| g.0).find(|&c| c > step);
            let Some(next) = next else { continue };
            let mut room = next / step;
            // `t - 32`: the first threads do something else.
            if scale.is_empty() && matches!(atom, Atom::Tid(_)) {
                let others = offset.constant_part().saturating_neg().max(0);
                room = room.saturating_add(others / step);
            }
            match atom {
                Atom::Tid(axis) => {
                    let axis = usize::from(axis);
                    if by_threads {
                        lower(&mut bounds.room[axis], room);
                    }
                    // Threads beyond the step may only load the halo of a tile.
                    if !bounded(facts, atom, room.max(0) as u64) {
                        lower(&mut bounds.block[axis], snap(room));
                    }
                }
                Atom::Ctaid(axis) => lower(&mut bounds.grid[usize::from(axis)], room),
                _ => {}
            }
        }
    }
    // Threads that differ only in an opaque term: the step of the block index is the only bound.
    let direct = offset.has(|a| matches!(a, Atom::Tid(_)));
    if hidden_threads
        && one_hidden
        && !direct
        && facts.tid == [true, false, false]
        && let Some(group) = groups.get(&[][..])
        && let Some((step, _)) = group.iter().find(|(_, a)| matches!(a, Atom::Ctaid(_)))
    {
        let element = [4, 8, 2, 1].into_iter().find(|e| step % e == 0).unwrap_or(1);
        let room = step / element;
        if room >= 32 {
            lower(&mut bounds.block[0], snap(room));
        }
    }
}

/// Whether the rows of a block are whole warps, if the kernel counts warps along x alone.
pub fn has_whole_rows(facts: &Facts, bounds: &Bounds, block: Dim3) -> bool {
    let rows = facts.warps_in_rows && (facts.tid[1] || facts.tid[2]);
    !rows || block.x.is_multiple_of(32) || bounds.block[0].is_some_and(|n| n < 32)
}

/// Whether a block has the threads for which its barriers wait, as far as other bounds allow so many.
pub fn meets_barriers(facts: &Facts, bounds: &Bounds, block: Dim3) -> bool {
    let Some(&count) = facts.barrier_counts.last() else { return true };
    let sides = bounds.block.into_iter().zip(facts.tid).filter(|(_, used)| *used);
    let room = sides.map(|(bound, _)| u64::from(bound.unwrap_or(u32::MAX)));
    let room = room.fold(1, u64::saturating_mul);
    block.count() >= u64::from(count) || room < u64::from(count)
}

/// The most threads of a block whose barriers state how many threads come, unless the kernel has something to do for
/// further ones, as `if (t >= 64)` or `if (t / 32 == 2)` show.
fn expected_threads(facts: &Facts) -> Option<u32> {
    let count = *facts.barrier_counts.last()?;
    let own = Poly::atom(Atom::Tid(0));
    // Threads in a step of the value, if it is one of the coordinate or of its quotient.
    let step = |value: &Poly| {
        if *value == own {
            return Some(1);
        }
        let Some(Atom::Opaque(i)) = value.atoms().next().filter(|&a| *value == Poly::atom(a))
        else {
            return None;
        };
        match facts.derived.get(&i)? {
            Derived::Quotient(of, by) if *of == own => by.as_constant(),
            _ => None,
        }
    };
    let beyond = facts.compares.iter().any(|c| {
        let single = matches!(c.pred, IntPredicate::Eq | IntPredicate::Ne);
        [(&c.lhs, &c.rhs), (&c.rhs, &c.lhs)].into_iter().any(|(value, bound)| {
            let (Some(step), Some(bound)) = (step(value), bound.as_constant()) else {
                return false;
            };
            let end = bound.saturating_add(i64::from(single)).saturating_mul(step);
            end >= i64::from(count)
        })
    });
    (!beyond).then_some(count)
}

/// Block sizes to try for a kernel that reads coordinates of these axes, the most likely first.
///
/// An axis with an exact bound has that size; others have natural sizes up to their bound.
/// `compared` marks axes whose size the kernel compares with a number, `equal` those compared for
/// equality.
pub fn blocks(
    facts: &Facts,
    bounds: &Bounds,
    exact: [bool; 3],
    numbers: &[i64],
    compared: &[(usize, u32)],
    equal: &[(usize, u32)],
) -> Vec<Dim3> {
    let used = facts.tid;
    let used = [used[0] || (!used[1] && !used[2]), used[1], used[2]];
    let mut list: Vec<[u32; 3]> = vec![];
    match used {
        [true, false, false] => {
            let mut sizes: Vec<i64> = vec![64, 128, 32, 256, 96, 33, 48, 65, 1, 2, 512, 40];
            sizes.extend(near(numbers));
            list.extend(
                sizes.into_iter().filter(|n| (1..=1024).contains(n)).map(|n| [n as u32, 1, 1]),
            );
        }
        [false, true, false] => list.extend([[1, 64, 1], [1, 32, 1], [1, 128, 1], [1, 2, 1]]),
        [_, true, false] => {
            list.extend(
                [
                    [16, 16],
                    [8, 8],
                    [32, 8],
                    [32, 4],
                    [8, 16],
                    [4, 4],
                    [32, 32],
                    [16, 4],
                    [64, 2],
                    [5, 3],
                ]
                .map(|[x, y]| [x, y, 1]),
            );
        }
        _ => list.extend([[4, 4, 4], [8, 4, 2], [8, 8, 2], [2, 2, 2], [16, 2, 2], [3, 2, 2]]),
    }
    if let (Some(&first), false) = (list.first(), compared.is_empty()) {
        // Each such size alone, then all of them together.
        let mut all = first;
        for &(axis, n) in compared {
            for n in [n, n + 1, n.saturating_sub(1)] {
                let mut size = first;
                size[axis] = n;
                list.push(size);
            }
            all[axis] = n;
        }
        list.push(all);
    }
    let fit = |size: &mut [u32; 3]| {
        for axis in 0..3 {
            if !used[axis] {
                size[axis] = 1;
            } else if let Some(bound) = bounds.block[axis] {
                size[axis] = if exact[axis] { bound } else { size[axis].min(bound) };
            }
            size[axis] = size[axis].clamp(1, base::limits::MAX_BLOCK_DIM[axis]);
        }
        // Too many threads: reduce the last axis without an exact size.
        for axis in [2, 1, 0] {
            let threads = |s: &[u32; 3]| s.iter().map(|&n| u64::from(n)).product::<u64>();
            while threads(size) > base::limits::MAX_BLOCK_THREADS && size[axis] > 1 && !exact[axis]
            {
                size[axis] /= 2;
            }
        }
    };
    // Barriers with a thread count reveal the number of threads.
    if let ([true, false, false], Some(&n)) = (used, facts.barrier_counts.last()) {
        list.insert(0, [n, 1, 1]);
    }
    // A bound that is not an exact size is the most common choice.
    if let Some(first) = list.first().copied() {
        let at_bound = [0, 1, 2].map(|axis| bounds.block[axis].unwrap_or(first[axis]));
        list.insert(0, at_bound);
    }
    let expected = if used == [true, false, false] { expected_threads(facts) } else { None };
    // A size that the kernel requires is that, whatever else bounds it.
    let required = equal.iter().map(|&(axis, n)| {
        let mut size = list.first().copied().unwrap_or([1; 3]);
        fit(&mut size);
        size[axis] = n;
        Dim3::from(size)
    });
    let required: Vec<Dim3> = required.collect();
    // A kernel that works on warps uses whole ones.
    let whole_warps = facts.warp_math || facts.warp_sync;
    let mut sizes: Vec<Dim3> = vec![];
    for mut size in list {
        fit(&mut size);
        let dim = Dim3::from(size);
        if (whole_warps && !dim.count().is_multiple_of(32) && !exact[0])
            || (facts.one_warp() && dim.count() > 32)
            || !has_whole_rows(facts, bounds, dim)
            || !meets_barriers(facts, bounds, dim)
            || expected.is_some_and(|n| dim.count() > u64::from(n))
        {
            continue;
        }
        if dim.count() <= base::limits::MAX_BLOCK_THREADS && !sizes.contains(&dim) {
            sizes.push(dim);
        }
    }
    for dim in required {
        if dim.count() <= base::limits::MAX_BLOCK_THREADS && !sizes.contains(&dim) {
            sizes.insert(sizes.len().min(2), dim);
        }
    }
    if sizes.is_empty() {
        sizes.push(Dim3::new(32, 1, 1));
    }
    sizes
}

/// Numbers in the kernel, and their neighbours, that could be a block size.
fn near(numbers: &[i64]) -> impl Iterator<Item = i64> + '_ {
    let useful = numbers.iter().copied().filter(|n| (2..=1024).contains(n));
    useful.flat_map(|n| [n, n + 1, (n / 32 + 1) * 32])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_and_paddings_are_seen_through() {
        for (n, natural) in [(31, 32), (33, 32), (7, 8), (17, 16), (66, 64), (64, 64), (63, 64)] {
            assert_eq!(snap(n), natural, "{n}");
        }
        assert_eq!(snap(48), 48);
        assert_eq!((snap(261), snap(264), snap(70), snap(40)), (256, 256, 64, 40));
        assert_eq!(snap(100), 100);
        for n in 1..=6 {
            assert_eq!(snap(n), n);
        }
    }

    fn poly(terms: &[(i64, &[Atom])]) -> Poly {
        Poly { terms: terms.iter().map(|&(c, atoms)| (atoms.to_vec(), c)).collect() }
    }

    #[test]
    fn steps_leave_room() {
        use Atom::{Ctaid, Param, Tid};
        let facts = Facts::default();
        let mut found = Bounds::default();
        // (blockIdx.y * 16 + y) * 32 + blockIdx.x * 16 + x, in words.
        let tile =
            poly(&[(4, &[Tid(0)]), (64, &[Ctaid(0)]), (128, &[Tid(1)]), (2048, &[Ctaid(1)])]);
        steps(&facts, &tile, &mut found);
        assert_eq!(found.block, [Some(16), Some(16), None]);
        assert_eq!(found.grid, [Some(2), None, None]);
        // (blockIdx.y * 8 + y) * n + blockIdx.x * 8 + x
        let mut found = Bounds::default();
        let rows = poly(&[
            (4, &[Tid(0)]),
            (32, &[Ctaid(0)]),
            (4, &[Tid(1), Param(2)]),
            (32, &[Ctaid(1), Param(2)]),
        ]);
        steps(&facts, &rows, &mut found);
        assert_eq!(found.block, [Some(8), Some(8), None]);
        assert_eq!(found.grid, [None; 3]);
        // blockIdx.x * 32 + x - 32, in words.
        let mut found = Bounds::default();
        steps(&facts, &poly(&[(4, &[Tid(0)]), (128, &[Ctaid(0)]), (-128, &[])]), &mut found);
        assert_eq!(found.block, [Some(64), None, None]);
    }
}

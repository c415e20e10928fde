//! Rows, parts and loops of artificial facts.

use super::*;
use crate::facts::Guard;

fn poly(terms: &[(i64, &[Atom])]) -> Poly {
    Poly { terms: terms.iter().map(|&(c, atoms)| (atoms.to_vec(), c)).collect() }
}

fn access(offset: Poly, guards: Vec<Guard>) -> AccessFact {
    AccessFact {
        root: Root::Param(0),
        offset: Some(offset),
        taint: ir::analysis::affine::Taint::default(),
        writes: true,
        atomic: false,
        volatile: false,
        guards,
    }
}

#[test]
fn a_pitch_covers_its_row() {
    use Atom::{Ctaid, Ntid, Param, Tid};
    let mut facts = Facts::default();
    let x = poly(&[(1, &[Tid(0)]), (1, &[Ctaid(0), Ntid(0)])]);
    facts.compares.push(CompareFact { pred: IntPredicate::Slt, lhs: x, rhs: Poly::atom(Param(1)) });
    // out[y * pitch + x]
    let offset = poly(&[
        (4, &[Tid(0)]),
        (4, &[Ctaid(0), Ntid(0)]),
        (4, &[Tid(1), Param(1)]),
        (4, &[Ctaid(1), Ntid(1), Param(1)]),
    ]);
    let launch =
        Launch { grid: Dim3::new(2, 2, 1), block: Dim3::new(16, 16, 1), ..Launch::default() };
    let overlap = |pitch: i64, guards: Vec<Guard>| {
        let param = |_| Some(pitch);
        let extent = Extent::new(&facts, &launch, &param);
        extent.rows_overlap(&access(offset.clone(), guards), true, &|_| true)
    };
    assert!(!overlap(32, vec![]) && !overlap(100, vec![]));
    assert!(overlap(31, vec![]) && overlap(1, vec![]));
    // `if (x < pitch)`
    let guard = vec![Guard { compare: 0, holds: true }];
    assert!(!overlap(31, guard.clone()) && !overlap(20, guard));
    let param = |_| Some(1);
    facts.accesses.push(access(offset.clone(), vec![]));
    assert_eq!(Extent::new(&facts, &launch, &param).least_stride(1, 1, None), 32);
}

#[test]
fn numbers_may_be_as_large_as_any() {
    use Atom::{Ntid, Opaque, Param, Tid};
    let mut facts = Facts::default();
    // `x <= n` and `x <= y + n`, and what is divided by the size of the block.
    let (x, n) = (Poly::atom(Tid(0)), Poly::atom(Param(1)));
    let sum = x.add(&n).unwrap();
    let compare = |rhs: Poly| CompareFact { pred: IntPredicate::Sle, lhs: x.clone(), rhs };
    facts.compares.extend([compare(n.clone()), compare(Poly::atom(Tid(1)).add(&n).unwrap())]);
    facts.derived.insert(0, Derived::Quotient(sum, Poly::atom(Ntid(0))));
    let row = [(1, &[Tid(0)][..]), (1, &[Tid(1), Param(1)]), (1, &[Opaque(0)])];
    let guards = (0..2).map(|compare| Guard { compare, holds: true }).collect();
    facts.accesses.push(access(poly(&row[..2]), guards));
    facts.accesses.push(access(poly(&row), vec![]));
    facts.accesses.push(access(poly(&[row[0], (1, &[Param(1)])]), vec![]));
    for n in [i64::MAX, i64::MIN, i64::MAX / 2 + 1] {
        for block in [Dim3::new(1, 4, 1), Dim3::new(16, 4, 1)] {
            let launch = Launch { block, ..Launch::default() };
            let param = |_| Some(n);
            let extent = Extent::new(&facts, &launch, &param);
            let parts = extent.parts();
            for access in &facts.accesses {
                extent.rows_overlap(access, true, &|_| true);
            }
            extent.parts_overlap(&parts, &|_| true);
            assert!(extent.least_stride(1, 1, Some(n)) >= 1);
            assert!(extent.least_distance(&parts, 1) >= 1);
        }
    }
}

#[test]
fn loops_that_bound_each_other_are_looked_at_once_each() {
    use crate::facts::Induction;
    use Atom::Trip;
    let mut facts = Facts::default();
    let (zero, one) = (Poly::default(), Poly::constant(1));
    for header in 0..12 {
        let (init, step) = (zero.clone(), one.clone());
        facts.inductions.push(Induction { init, step, header, tested_first: true });
    }
    let trip = |i: u32| Poly::atom(Trip(i % 12));
    for i in 0..12 {
        for j in 0..40 {
            let rhs = trip(i + 1 + j % 11).add(&trip(i + 1 + j / 4 % 11)).unwrap();
            let rhs = rhs.add(&Poly::constant(i64::from(j))).unwrap();
            facts.compares.push(CompareFact { pred: IntPredicate::Slt, lhs: trip(i), rhs });
        }
    }
    let row: Vec<[Atom; 1]> = (0..12).map(|i| [Trip(i)]).collect();
    let row: Vec<(i64, &[Atom])> = (1..).zip(row.iter().map(|a| &a[..])).collect();
    facts.accesses.push(access(poly(&row), vec![]));
    let launch = Launch::default();
    let extent = Extent::new(&facts, &launch, &|_| None);
    extent.rows_overlap(&facts.accesses[0], true, &|_| true);
    assert!(extent.ranges.borrow().len() <= 12 * (MOST_DEPTH + 1));
}

#[test]
fn parts_are_as_far_apart_as_what_threads_cover() {
    use Atom::{Ntid, Param, Tid};
    let mut facts = Facts::default();
    facts.accesses.push(access(poly(&[(4, &[Tid(0)])]), vec![]));
    facts.accesses.push(access(poly(&[(4, &[Tid(0)]), (8, &[Param(1)])]), vec![]));
    // As far apart as the block is wide.
    facts.accesses.push(access(poly(&[(4, &[Tid(0)]), (4, &[Ntid(0)])]), vec![]));
    let launch = Launch { block: Dim3::new(64, 1, 1), ..Launch::default() };
    let overlap = |n: i64| {
        let param = |_| Some(n);
        let extent = Extent::new(&facts, &launch, &param);
        extent.parts_overlap(&extent.parts(), &|_| true)
    };
    assert!(overlap(1) && overlap(31) && !overlap(32) && !overlap(100));
    let param = |_| Some(1);
    let extent = Extent::new(&facts, &launch, &param);
    assert_eq!(extent.least_distance(&extent.parts(), 1), 32);
}

#[test]
fn a_number_in_row_and_column_counts_in_both() {
    use Atom::{Ctaid, Param, Tid};
    let mut facts = Facts::default();
    let launch =
        Launch { grid: Dim3::new(3, 1, 1), block: Dim3::new(16, 1, 1), ..Launch::default() };
    // a[block * pitch + block + thread]
    let offset = poly(&[(4, &[Ctaid(0), Param(1)]), (4, &[Ctaid(0)]), (4, &[Tid(0)])]);
    facts.accesses.push(access(offset, vec![]));
    let param = |_| Some(16);
    let extent = Extent::new(&facts, &launch, &param);
    // No cell is in two rows, but the last block would have cells in the row behind its own.
    assert!(!extent.rows_overlap(&facts.accesses[0], true, &|_| true));
    assert_eq!(extent.least_stride(1, 1, None), 18);
}

#[test]
fn equal_steps_are_a_fault_of_the_kernel() {
    use Atom::Tid;
    let facts = Facts::default();
    let launch = Launch { block: Dim3::new(16, 16, 1), ..Launch::default() };
    let extent = Extent::new(&facts, &launch, &|_| None);
    let sum = poly(&[(4, &[Tid(0)]), (4, &[Tid(1)])]);
    assert!(!extent.rows_overlap(&access(sum, vec![]), true, &|_| true));
    // Rows of 8 cells.
    let rows = poly(&[(4, &[Tid(0)]), (32, &[Tid(1)])]);
    assert!(extent.rows_overlap(&access(rows, vec![]), true, &|_| true));
}

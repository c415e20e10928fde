//! What is kept of failures says the same as another attempt, and short cuts in arithmetic the same as the long way.

use super::random::{Dice, poly};
use super::shapes::{clean, racy};
use crate::pair::digest;
use crate::pair::poly::{Monomial, Poly, divided, gcd, times};
use crate::pair::simplex::combine;
use crate::pair::{Atom, Failures, Limits, MAX_DEGREE, refute_counted};

#[test]
fn a_failure_that_is_remembered_is_the_same() {
    let limits = Limits { work: 200_000, conflicts: 0, ..Limits::default() };
    let failures = Failures::default();
    for (name, query) in racy().into_iter().chain(clean()) {
        let fresh = refute_counted(&query, &limits);
        for _ in 0..2 {
            assert_eq!(failures.refute_counted(&query, &limits), fresh, "{name}");
        }
        // With other limits it is another question.
        let more = Limits { work: limits.work * 2, ..limits };
        assert_eq!(failures.refute_counted(&query, &more), refute_counted(&query, &more), "{name}");
    }
}

#[test]
fn a_query_without_one_of_its_premises_is_another() {
    let limits = Limits { work: 200_000, conflicts: 0, ..Limits::default() };
    let failures = Failures::default();
    let (mut weaker, mut proved) = (0, 0);
    for (_, query) in clean() {
        for n in 0..query.conditions.len() {
            let mut less = query.clone();
            less.conditions.remove(n);
            weaker += usize::from(failures.refute_counted(&less, &limits).0.is_err());
        }
        proved += usize::from(failures.refute_counted(&query, &limits).0.is_ok());
    }
    assert!(weaker > 20 && proved > 20, "{weaker} {proved}");
}

#[test]
fn multiples_are_added_in_one_step() {
    let mut dice = Dice(7);
    let atoms: Vec<Atom> = (0..5).map(Atom).collect();
    for _ in 0..2000 {
        let (p, q) = (poly(&mut dice, &atoms, 5, 3), poly(&mut dice, &atoms, 5, 3));
        let factors: Vec<Atom> = (0..dice.below(4)).map(|_| *dice.pick(&atoms)).collect();
        let (m, c) = (Monomial::of(&factors).unwrap(), *dice.pick(&[-3, -1, 0, 1, 2]));
        let long = q.shift(&m, c).and_then(|shifted| p.add(&shifted));
        assert_eq!(p.add_shifted(&q, &m, c), long);
        // All cancels.
        let product = q.shift(&m, 1).unwrap();
        assert!(product.add_shifted(&q, &m, -1).unwrap().is_zero());
        assert_eq!(q.digest_of_opposite(), digest::of(q.neg().unwrap()));
        if !q.is_zero() {
            assert_ne!(q.digest_of_opposite(), digest::of(&q));
        }
    }
}

#[test]
fn products_of_too_many_atoms_are_none() {
    let a = Atom(3);
    assert!(Monomial::of(&[a; MAX_DEGREE + 1]).is_none());
    let most = Monomial::of(&[a; MAX_DEGREE]).unwrap();
    assert_eq!(most.degree(), MAX_DEGREE);
    let p = Poly::term(most, 1);
    assert_eq!(p.shift(&a.into(), 1), None);
    assert_eq!(p.add_shifted(&p, &a.into(), 1), None);
    assert_eq!(most.div(&most), Some(Monomial::default()));
    assert_eq!(Monomial::from(a).div(&most), None);
}

#[test]
fn numbers_of_any_size() {
    let large = i128::from(i64::MAX) * 4;
    assert_eq!(times(large, 2), Some(large * 2));
    assert_eq!(times(i128::MAX, 2), None);
    assert_eq!(divided(12, -4), Some(-3));
    assert_eq!(divided(12, 5), None);
    assert_eq!(divided(12, 0), None);
    assert_eq!(divided(large * 3, large), Some(3));
    assert_eq!(divided(i128::MIN, -1), None);
    assert_eq!(divided(i128::from(i64::MIN), -1), Some(-i128::from(i64::MIN)));
    assert_eq!(gcd(large as u128 * 6, large as u128 * 4), large as u128 * 2);
}

#[test]
fn linear_programs_with_numbers_beyond_a_word() {
    let (x, y) = (Poly::from(Atom(0)), Poly::from(Atom(1)));
    // It fits a word, but not what becomes of it.
    let huge = 1i128 << 62;
    // 2 x - huge >= 0 and y - x >= 0, so 2 y - huge >= 0.
    let facts = [x.scale(2).unwrap().plus(-huge).unwrap(), y.sub(&x).unwrap()];
    let goal = y.scale(2).unwrap().plus(-huge).unwrap();
    let mut work = 10_000;
    let mut found = combine(&goal, &[&facts[0], &facts[1]], &mut work).unwrap();
    found.weights.sort_unstable();
    assert_eq!((found.scale, found.weights), (1, vec![(0, 1), (1, 2)]));
    // The same with small numbers takes as many steps.
    let small = [x.scale(2).unwrap().plus(-7).unwrap(), facts[1].clone()];
    let goal = y.scale(2).unwrap().plus(-7).unwrap();
    let mut other = 10_000;
    assert!(combine(&goal, &[&small[0], &small[1]], &mut other).is_some());
    assert_eq!(work, other);
}

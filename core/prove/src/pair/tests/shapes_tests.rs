//! Shapes without a race are proved, shapes with one are not, and every fact counts.

use super::random::Dice;
use super::shapes;
use crate::pair::{
    Cases, Certificate, Combination, Condition, Decision, End, Limits, Poly, Proof, Query, Step,
    check, decide, model, refute,
};

#[test]
fn shapes_without_a_race_are_proved() {
    let mut open = Vec::new();
    for (name, query) in shapes::clean() {
        match refute(&query, &Limits::default()) {
            Ok(certificate) => assert!(check(&query, &certificate), "{name}: rejected"),
            Err(reason) => open.push((name, reason)),
        }
    }
    assert!(open.is_empty(), "not proved: {open:#?}");
}

#[test]
fn shapes_with_a_race_have_small_values() {
    for (name, query) in shapes::racy() {
        let Decision::Possible(model) = decide(&query, &Limits::default()) else {
            panic!("{name}: no values found");
        };
        assert_eq!(query.holds(&model), Some(true), "{name}");
        let largest = model.values.iter().max().unwrap();
        assert!(*largest <= 8, "{name}: values as large as {largest}");
    }
}

/// The shapes as they come from kernels: addresses in bytes, and the limits of CUDA on dimensions.
fn in_bytes(mut query: Query, width: i128) -> Query {
    let zero =
        |c: &Condition| matches!(c, Condition::Zero(p) if p.degree() > 0 && p.terms().len() > 2);
    let Some(i) = query.conditions.iter().rposition(zero) else { return query };
    let Condition::Zero(difference) = query.conditions.remove(i) else { return query };
    query.overlap(&difference.scale(width).unwrap(), width, width).unwrap();
    let atoms: Vec<_> = query.atoms.iter().map(|(a, i)| (a, i.label.clone())).collect();
    for (atom, label) in atoms {
        let most = match &label[..label.len().min(3)] {
            "tid" => 1023,
            "bid" => 0x7fff_fffe,
            "nti" => 1024,
            "nct" => 0x7fff_ffff,
            _ => continue,
        };
        query.atoms.bound(atom, None, Some(most));
    }
    query
}

#[test]
fn shapes_in_bytes_are_proved() {
    let mut open = Vec::new();
    for (name, query) in shapes::clean() {
        for width in [1, 4, 8] {
            let query = in_bytes(query.clone(), width);
            match refute(&query, &Limits::default()) {
                Ok(certificate) => assert!(check(&query, &certificate), "{name}: rejected"),
                Err(reason) => open.push((name, width, reason)),
            }
        }
    }
    assert!(open.is_empty(), "not proved: {open:#?}");
}

#[test]
fn shapes_in_bytes_with_a_race_have_values() {
    for (name, query) in shapes::racy() {
        let query = in_bytes(query, 4);
        assert!(matches!(decide(&query, &Limits::default()), Decision::Possible(_)), "{name}");
    }
}

/// Each shape without one of its conditions, definitions, lower or upper ends.
fn weakened(query: &Query) -> Vec<Query> {
    let mut out = Vec::new();
    for i in 0..query.conditions.len() {
        let mut less = query.clone();
        less.conditions.remove(i);
        out.push(less);
    }
    for i in 0..query.definitions.len() {
        let mut less = query.clone();
        less.definitions.remove(i);
        out.push(less);
    }
    for (atom, info) in query.atoms.iter() {
        for (low, high) in
            [(None, info.high), (info.low.map(|l| l - 1), info.high), (info.low, None)]
        {
            if (low, high) != (info.low, info.high) {
                let mut less = query.clone();
                less.atoms.widen(atom, low, high);
                out.push(less);
            }
        }
    }
    out
}

#[test]
fn no_weaker_query_has_a_proof_and_values() {
    let (mut proved, mut possible, mut open) = (0, 0, 0);
    let limits = Limits { work: 500_000, conflicts: 300, bits: 3, ..Limits::default() };
    for (name, query) in shapes::clean() {
        for less in weakened(&query) {
            let found = model::find(&less, &limits, 0);
            match refute(&less, &limits) {
                Ok(certificate) => {
                    assert!(check(&less, &certificate), "{name}: rejected");
                    assert_eq!(found, None, "{name}: wrong proof");
                    proved += 1;
                }
                Err(_) if found.is_some() => possible += 1,
                Err(_) => open += 1,
            }
        }
    }
    println!("{proved} proved, {possible} possible, {open} open");
    assert!(possible > 100);
}

/// Changes one thing in a proof.
fn mutate(dice: &mut Dice, proof: &mut Proof) {
    if !proof.steps.is_empty() && !dice.one_in(3) {
        let i = dice.below(proof.steps.len() as u64) as usize;
        if dice.one_in(8) {
            proof.steps.remove(i);
            return;
        }
        match &mut proof.steps[i] {
            Step::Fact { goal, because } => {
                if dice.one_in(2) {
                    *goal = goal.plus(-1).unwrap();
                } else {
                    mutate_sum(dice, because);
                }
            }
            Step::Equation { goal, factor, by } => match dice.below(3) {
                0 => *goal = goal.plus(1).unwrap(),
                1 => *factor += 1,
                _ => by[0].0 += 1,
            },
            Step::Squeeze { low, high } => *(if dice.one_in(2) { low } else { high }) += 1,
            Step::Substitute { equation, value, .. } => {
                if dice.one_in(2) {
                    *equation += 1;
                } else {
                    *value = value.plus(1).unwrap();
                }
            }
            Step::Bits(_) => {
                proof.steps.remove(i);
            }
        }
        return;
    }
    match &mut proof.end {
        End::Contradiction(sum) => mutate_sum(dice, sum),
        End::NoAlternative(i) | End::Indivisible(i) => *i += 1,
        End::Cases(cases, proofs) => {
            let i = dice.below(2 * proofs.len() as u64 + 2) as usize;
            if let Some(inner) = proofs.get_mut(i) {
                mutate(dice, inner);
            } else if i.is_multiple_of(2) {
                proofs.pop();
                if let Cases::Values { high, .. } = cases {
                    *high -= 1;
                }
            } else {
                match cases {
                    Cases::Sign(p) => *p = p.plus(1).unwrap(),
                    Cases::Alternatives(i) => *i += 1,
                    Cases::Values { low, .. } => *low += 1,
                }
            }
        }
    }
}

fn mutate_sum(dice: &mut Dice, sum: &mut Combination) {
    if !sum.equations.is_empty() && dice.one_in(2) {
        let i = dice.below(sum.equations.len() as u64) as usize;
        match dice.below(3) {
            0 => drop(sum.equations.remove(i)),
            1 => sum.equations[i].0 += 1,
            _ => sum.equations[i].1 = sum.equations[i].1.scale(2).unwrap(),
        }
    } else if !sum.facts.is_empty() {
        let i = dice.below(sum.facts.len() as u64) as usize;
        match dice.below(4) {
            0 => drop(sum.facts.remove(i)),
            1 => sum.facts[i].0 = -sum.facts[i].0,
            2 => sum.facts[i].0 += 1,
            _ => match sum.facts[i].1.first_mut() {
                Some(fact) => *fact += 1,
                None => sum.facts[i].0 = 0,
            },
        }
    }
}

#[test]
fn the_checker_rejects_changed_certificates() {
    let mut dice = Dice(7);
    let (mut changed, mut accepted) = (0, 0);
    for (name, query) in shapes::clean() {
        let certificate = refute(&query, &Limits::default()).unwrap();
        // What has values never has a proof, whatever a certificate says.
        let limits = Limits { conflicts: 300, bits: 3, ..Limits::default() };
        let racy: Vec<Query> = weakened(&query)
            .into_iter()
            .filter(|less| model::find(less, &limits, 0).is_some())
            .take(4)
            .collect();
        for less in &racy {
            assert!(!check(less, &certificate), "{name}");
        }
        for _ in 0..100 {
            let mut other = certificate.clone();
            mutate(&mut dice, &mut other.proof);
            if other == certificate {
                continue;
            }
            changed += 1;
            accepted += usize::from(check(&query, &other));
            for less in &racy {
                assert!(!check(less, &other), "{name}: {other:#?}");
            }
        }
    }
    // Some steps are not needed, and some sums stay negative.
    println!("{accepted} of {changed} changed certificates accepted");
    assert!(changed > 2000 && accepted * 4 < changed);
}

#[test]
fn the_checker_rejects_what_is_not_there() {
    let (_, query) = shapes::clean().swap_remove(0);
    let ends = [
        End::Contradiction(Combination::default()),
        End::Contradiction(Combination { facts: vec![(1, vec![usize::MAX])], equations: vec![] }),
        End::Contradiction(Combination {
            facts: vec![],
            equations: vec![(usize::MAX, Poly::from(1))],
        }),
        End::Contradiction(Combination { facts: vec![(i128::MIN, vec![])], equations: vec![] }),
        End::NoAlternative(usize::MAX),
        End::Indivisible(usize::MAX),
        End::Cases(Cases::Alternatives(usize::MAX), vec![]),
        End::Cases(
            Cases::Values { of: Poly::zero(), low: i128::MIN, high: i128::MAX, above: 0, below: 0 },
            vec![],
        ),
        End::Cases(Cases::Sign(Poly::from(i128::MIN)), vec![]),
    ];
    for end in ends {
        let certificate = Certificate { proof: Proof { steps: vec![], end }, plain: false };
        assert!(!check(&query, &certificate), "{certificate:?}");
    }
}

/// How much work each shape takes, for anyone who changes the search.
#[test]
#[ignore = "prints figures"]
fn work() {
    for (name, query) in shapes::clean().into_iter().chain(shapes::racy()) {
        let query = in_bytes(query, 4);
        let start = std::time::Instant::now();
        let found = refute(&query, &Limits::default());
        let searched = start.elapsed();
        let values = found.is_err().then(|| decide(&query, &Limits::default()));
        let steps = found.map(|c| c.proof.steps.len());
        println!("{name:.70} {steps:?} {searched:?} {:?} {values:?}", start.elapsed());
    }
}

/// Which shapes are proved with less work than by default.
#[test]
#[ignore = "prints figures"]
fn little_work() {
    for work in [100_000, 300_000, 1_000_000, 4_000_000, 40_000_000] {
        let limits = Limits { work, ..Limits::default() };
        let open = shapes::clean().into_iter().filter(|(_, query)| {
            [1, 4].iter().any(|w| refute(&in_bytes(query.clone(), *w), &limits).is_err())
        });
        println!("{work}: open {:?}", open.map(|(name, _)| name).collect::<Vec<_>>());
    }
}

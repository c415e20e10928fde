//! Random queries: a proof is compared with the enumeration of all small values, and values that
//! were found with what the query says.

use crate::pair::{
    Atom, BitOp, Condition, Decision, Definition, Limits, Model, Monomial, Poly, Query, Side,
    check, decide, refute,
};

/// Numbers that are the same on every machine (Numerical Recipes' generator, upper bits).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    pub(super) fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn number(&mut self, least: i128, most: i128) -> i128 {
        least + i128::from(self.below((most - least + 1) as u64))
    }

    pub(super) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len() as u64) as usize]
    }
}

pub(super) fn poly(dice: &mut Dice, atoms: &[Atom], terms: u64, degree: u64) -> Poly {
    let mut out = Poly::from(dice.number(-3, 3));
    for _ in 0..=dice.below(terms) {
        let factors = 1 + dice.below(degree);
        let m: Vec<Atom> = (0..factors).map(|_| *dice.pick(atoms)).collect();
        let c = *dice.pick(&[-4, -3, -2, -1, -1, -1, 1, 1, 1, 2, 3, 4]);
        out = out.add(&Poly::term(Monomial::of(&m).unwrap(), c)).unwrap();
    }
    out
}

fn condition(dice: &mut Dice, atoms: &[Atom], nesting: u64) -> Condition {
    match dice.below(if nesting == 0 { 5 } else { 7 }) {
        0..=2 => Condition::Nonneg(poly(dice, atoms, 3, 2)),
        3 => Condition::Zero(poly(dice, atoms, 2, 2)),
        4 => Condition::Nonzero(poly(dice, atoms, 2, 1)),
        5 => Condition::Any(
            (0..=dice.below(3)).map(|_| condition(dice, atoms, nesting - 1)).collect(),
        ),
        _ => Condition::All(
            (0..=dice.below(2)).map(|_| condition(dice, atoms, nesting - 1)).collect(),
        ),
    }
}

/// Puts the second thread's atoms for the first's.
fn twin(query: &Query, p: &Poly) -> Poly {
    let mut out = p.clone();
    for atom in p.atoms() {
        if let Some(twin) = query.atoms.get(atom).unwrap().twin {
            out = out.substitute(atom, &Poly::from(twin)).unwrap();
        }
    }
    out
}

/// Conditions of any kind on a few atoms.
fn any_query(dice: &mut Dice) -> Query {
    let mut query = Query::default();
    let mut atoms = Vec::new();
    for i in 0..=dice.below(3) {
        let low = if dice.one_in(4) { None } else { Some(dice.number(-2, 1)) };
        let high = if dice.one_in(3) { None } else { Some(low.unwrap_or(0) + dice.number(0, 3)) };
        let side = *dice.pick(&[Side::Uniform, Side::First, Side::Second]);
        atoms.push(query.atoms.of(side, &format!("a{i}"), low, high));
    }
    if dice.one_in(2) {
        let (s, t) = query.atoms.twins("x", Some(0), Some(dice.number(1, 4)));
        query.threads.push((s, t));
        atoms.extend([s, t]);
    }
    for i in 0..dice.below(3) {
        definition(dice, &mut query, &mut atoms, i);
    }
    for _ in 0..=dice.below(5) {
        let condition = condition(dice, &atoms, 2);
        query.require(condition);
    }
    query
}

fn definition(dice: &mut Dice, query: &mut Query, atoms: &mut Vec<Atom>, i: u64) {
    let side = *dice.pick(&[Side::Uniform, Side::First, Side::Second]);
    let low = if dice.one_in(2) { Some(0) } else { None };
    let result = query.atoms.of(side, &format!("r{i}"), low, None);
    let (a, b) = (poly(dice, atoms, 2, 1), poly(dice, atoms, 1, 1));
    query.definitions.push(match dice.below(6) {
        0..=2 => {
            let op = *dice.pick(&[BitOp::And, BitOp::Or, BitOp::Xor]);
            Definition::Bits { op, left: a, right: b, result: result.into() }
        }
        3 => Definition::Power { exponent: a, result: result.into() },
        _ => {
            let divisor = if dice.one_in(2) { Poly::from(dice.number(1, 4)) } else { b };
            let remainder = query.atoms.of(side, &format!("m{i}"), None, None);
            atoms.push(remainder);
            Definition::Divide {
                dividend: a,
                divisor,
                quotient: result.into(),
                remainder: remainder.into(),
            }
        }
    });
    atoms.push(result);
}

/// Addresses of two threads, as kernels have them: dimensions, guards, divisions, exclusive or.
fn address_query(dice: &mut Dice) -> Query {
    let mut query = Query::default();
    let mut mine = Vec::new();
    let mut uniform = Vec::new();
    for i in 0..=dice.below(2) {
        let dim = query.atoms.uniform(&format!("n{i}"), Some(dice.number(0, 2)), None);
        let (s, t) = query.atoms.twins(&format!("x{i}"), Some(0), None);
        for x in [s, t] {
            query.require(Condition::lt(&x.into(), &dim.into()).unwrap());
        }
        query.threads.push((s, t));
        mine.push(s);
        uniform.push(dim);
    }
    if dice.one_in(2) {
        uniform.push(query.atoms.uniform("w", Some(dice.number(0, 1)), None));
    }
    if dice.one_in(3) {
        let (s, _) = query.atoms.twins("k", Some(0), None);
        mine.push(s);
    }
    let all = |mine: &[Atom], uniform: &[Atom]| [mine, uniform].concat();
    for i in 0..dice.below(3) {
        let op = *dice.pick(&[BitOp::And, BitOp::Or, BitOp::Xor]);
        let (q, q2) = query.atoms.twins(&format!("q{i}"), Some(0), None);
        let (r, r2) = query.atoms.twins(&format!("r{i}"), Some(0), None);
        let left = poly(dice, &mine, 2, 1);
        let number = Poly::from(dice.number(1, 4));
        let right = if dice.one_in(2) { number } else { Poly::from(*dice.pick(&uniform)) };
        let bits = dice.one_in(2);
        for (left, q, r) in [(left.clone(), q, r), (twin(&query, &left), q2, r2)] {
            let right = right.clone();
            query.definitions.push(if bits {
                Definition::Bits { op, left, right, result: q.into() }
            } else {
                Definition::Divide {
                    dividend: left,
                    divisor: right,
                    quotient: q.into(),
                    remainder: r.into(),
                }
            });
        }
        mine.push(q);
        if !bits {
            mine.push(r);
        }
    }
    for _ in 0..dice.below(4) {
        let guard = condition(dice, &all(&mine, &uniform), 1);
        let twin = substitute_twins(&query, &guard);
        query.require(guard);
        query.require(twin);
    }
    let pool = all(&mine, &uniform);
    let first = poly(dice, &pool, 3, 2);
    let second = if dice.one_in(3) { poly(dice, &pool, 3, 2) } else { first.clone() };
    let difference = first.sub(&twin(&query, &second)).unwrap();
    let width = *dice.pick(&[1, 1, 1, 2, 4]);
    query.overlap(&difference, width, *dice.pick(&[1, width])).unwrap();
    query
}

fn substitute_twins(query: &Query, condition: &Condition) -> Condition {
    match condition {
        Condition::Nonneg(p) => Condition::Nonneg(twin(query, p)),
        Condition::Zero(p) => Condition::Zero(twin(query, p)),
        Condition::Nonzero(p) => Condition::Nonzero(twin(query, p)),
        Condition::All(all) => {
            Condition::All(all.iter().map(|c| substitute_twins(query, c)).collect())
        }
        Condition::Any(any) => {
            Condition::Any(any.iter().map(|c| substitute_twins(query, c)).collect())
        }
    }
}

/// Some values that satisfy the query, among small ones of all atoms. Results of operations are
/// computed. Both the enumeration and its evaluation are independent of the proof search.
pub(super) fn enumerate(query: &Query, values: i128) -> Option<Model> {
    let mut results = vec![false; query.atoms.len()];
    for definition in &query.definitions {
        for p in match definition {
            Definition::Divide { quotient, remainder, .. } => vec![quotient, remainder],
            Definition::Bits { result, .. } | Definition::Power { result, .. } => vec![result],
        } {
            results[p.atom().unwrap().0 as usize] = true;
        }
    }
    let mut ranges = Vec::new();
    for (atom, info) in query.atoms.iter() {
        if !results[atom.0 as usize] {
            let low = info.low.unwrap_or(info.high.map_or(-values / 2, |h| h - values + 1));
            let high = info.high.unwrap_or(low + values - 1).min(low + values + 1);
            ranges.push((atom, low, high));
        }
    }
    // A condition is evaluated as soon as all of its atoms have values.
    let mut due: Vec<Vec<&Condition>> = vec![Vec::new(); ranges.len() + 1];
    for condition in &query.conditions {
        let mut atoms = Vec::new();
        mentioned(condition, &mut atoms);
        let place = |a: &Atom| ranges.iter().position(|r| r.0 == *a).map(|i| i + 1);
        let last = atoms.iter().map(place).try_fold(0, |last, p| p.map(|p| last.max(p)));
        if let Some(last) = last {
            due[last].push(condition);
        }
    }
    let mut model = Model { values: vec![0; query.atoms.len()] };
    next(query, &ranges, &due, &mut model).then_some(model)
}

fn mentioned(condition: &Condition, atoms: &mut Vec<Atom>) {
    match condition {
        Condition::Nonneg(p) | Condition::Zero(p) | Condition::Nonzero(p) => {
            atoms.extend(p.atoms());
        }
        Condition::All(list) | Condition::Any(list) => {
            for c in list {
                mentioned(c, atoms);
            }
        }
    }
}

fn next(
    query: &Query,
    ranges: &[(Atom, i128, i128)],
    due: &[Vec<&Condition>],
    model: &mut Model,
) -> bool {
    if due[0].iter().any(|c| c.eval(&|a| model.value(a)) != Some(true)) {
        return false;
    }
    let Some(((atom, low, high), rest)) = ranges.split_first() else {
        return compute(query, model).is_some() && query.holds(model) == Some(true);
    };
    (*low..=*high).any(|v| {
        model.values[atom.0 as usize] = v;
        next(query, rest, &due[1..], model)
    })
}

/// Fills in the results of operations.
fn compute(query: &Query, model: &mut Model) -> Option<()> {
    for definition in &query.definitions {
        let value = |a: Atom| model.value(a);
        let new = match definition {
            Definition::Divide { dividend, divisor, quotient, remainder } => {
                let (x, m) = (dividend.eval(&value)?, divisor.eval(&value)?);
                if m < 1 {
                    return None;
                }
                vec![(quotient, x.div_euclid(m)), (remainder, x.rem_euclid(m))]
            }
            Definition::Bits { op, left, right, result } => {
                vec![(result, op.apply(left.eval(&value)?, right.eval(&value)?))]
            }
            Definition::Power { exponent, result } => {
                let exponent = u32::try_from(exponent.eval(&value)?).ok().filter(|e| *e < 100)?;
                vec![(result, 1 << exponent)]
            }
        };
        for (p, v) in new {
            model.values[p.atom()?.0 as usize] = v;
        }
    }
    Some(())
}

#[derive(Debug, Default)]
struct Count {
    proved: usize,
    possible: usize,
    open: usize,
    provable: usize,
}

fn run(seed: u64, queries: usize, make: fn(&mut Dice) -> Query, values: i128) -> Count {
    let mut dice = Dice(seed);
    let mut count = Count::default();
    let limits = Limits { work: 400_000, conflicts: 300, bits: 5, ..Limits::default() };
    for i in 0..queries {
        let query = make(&mut dice);
        match refute(&query, &limits) {
            Ok(certificate) => {
                assert!(check(&query, &certificate), "query {i}: rejected: {query:#?}");
                if let Some(model) = enumerate(&query, values) {
                    panic!("query {i}: wrong proof: {query:#?} {model:?} {certificate:#?}");
                }
                count.proved += 1;
            }
            // The search for values is slower.
            Err(_) if i % 16 == 0 => match decide(&query, &limits) {
                Decision::Possible(model) => {
                    assert_eq!(query.holds(&model), Some(true));
                    count.possible += 1;
                }
                Decision::Unknown(_) => {
                    count.open += 1;
                    count.provable += usize::from(enumerate(&query, values).is_none());
                }
                Decision::Impossible(_) => panic!("query {i}: two answers"),
            },
            Err(_) => {}
        }
    }
    count
}

#[test]
fn no_random_query_has_a_proof_and_values() {
    println!("{:?}", run(1, 6_000, any_query, 4));
    println!("{:?}", run(2, 1_500, address_query, 3));
}

#[test]
#[ignore = "minutes"]
fn no_random_query_of_many_has_a_proof_and_values() {
    for seed in 10..20 {
        println!("{:?}", run(seed, 40_000, any_query, 5));
        println!("{:?}", run(seed, 40_000, address_query, 4));
    }
}

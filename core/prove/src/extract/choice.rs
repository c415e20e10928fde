//! Values by cases: selects, and phis where ways meet.

use super::builder::{Builder, Env, Int, Key, Val};
use crate::pair::{Condition, Poly, Side};
use ir::{Operand, TypeId, ValueId};

impl Builder<'_> {
    /// Of a value that is one number where that is the smaller, and else the other, it is known that it is at most
    /// both; and so for the larger.
    fn extreme(&mut self, x: &Poly, one: &(Vec<Condition>, Poly), two: &(Vec<Condition>, Poly)) {
        let ([Condition::Nonneg(holds)], [other]) = (&one.0[..], &two.0[..]) else { return };
        if Condition::Nonneg(holds.clone()).not().as_ref() != Some(other) {
            return;
        }
        // `a <= b`, or `a < b`.
        let says = |a: &Poly, b: &Poly| {
            let rest = b.sub(a).and_then(|d| holds.sub(&d)).and_then(|d| d.constant());
            matches!(rest, Some(0 | -1))
        };
        let smaller = says(&one.1, &two.1);
        if smaller || says(&two.1, &one.1) {
            for y in [&one.1, &two.1] {
                let known = if smaller { Condition::le(x, y) } else { Condition::le(y, x) };
                if let Some(known) = known {
                    self.require(known);
                }
            }
        }
    }

    /// A value by cases: each has conditions, and the value in that case. One of them holds. With
    /// `exact`, each case is exactly where its conditions hold.
    pub fn choose(
        &mut self,
        env: &Env,
        v: ValueId,
        ty: TypeId,
        cases: Vec<(Vec<Condition>, Operand)>,
        exact: bool,
    ) -> Option<Val> {
        let mut values = vec![];
        for (conditions, o) in cases {
            // A case that cannot be.
            if conditions.iter().any(|c| c.known() == Some(false)) {
                continue;
            }
            let value = self.operand(env, o);
            values.push((conditions, value));
        }
        let (_, first) = values.first()?;
        if values.iter().all(|(_, x)| x == first) {
            return Some(first.clone());
        }
        // That one of the cases holds is only known where the ways meet on the way to the place.
        if !exact && !self.executed(env, v) {
            return None;
        }
        let iterations = self.iterations(env, v);
        let mut side = self.side(env, v);
        let refs: Vec<&Poly> = iterations.iter().collect();
        if self.side_of(&refs) != Side::Uniform {
            side = env.role.side();
        }
        let role = (side != Side::Uniform).then_some(env.role);
        let key = Key::Select(v, iterations, role);
        if matches!(first, Val::Bool(_)) {
            if exact {
                let mut any = vec![];
                for (conditions, x) in &values {
                    let Val::Bool(x) = x else { return None };
                    if x.known() == Some(false) {
                        continue;
                    }
                    let mut all: Vec<Condition> =
                        conditions.iter().filter(|c| c.known() != Some(true)).cloned().collect();
                    if x.known() != Some(true) {
                        all.push(x.clone());
                    }
                    any.push(if all.len() == 1 { all.swap_remove(0) } else { Condition::All(all) });
                }
                let c = if any.len() == 1 { any.swap_remove(0) } else { Condition::Any(any) };
                return Some(Val::Bool(self.bounded(c, env.role.side())));
            }
            let (b, new) = self.atom(key, "condition", side, Some(0), Some(1));
            let b = Poly::from(b);
            if new {
                let mut any = vec![];
                for (conditions, x) in &values {
                    let Val::Bool(x) = x else { return None };
                    let mut all = conditions.clone();
                    all.push(Condition::Any(vec![
                        Condition::All(vec![Condition::Zero(b.plus(-1)?), x.clone()]),
                        Condition::All(vec![Condition::Zero(b.clone()), x.not()?]),
                    ]));
                    any.push(Condition::All(all));
                }
                self.query.require(Condition::Any(any));
            }
            return Some(Val::Bool(Condition::Zero(b.plus(-1)?)));
        }
        // All as numbers of one reading.
        let mut numbers = vec![];
        let mut shape = None;
        for (conditions, x) in values {
            let p = match x {
                Val::Int(int) => {
                    let p = self.signed(&int, None);
                    shape = Some(Val::Int(Int {
                        poly: Poly::zero(),
                        bits: int.bits,
                        signed: true,
                        unsigned: false,
                    }));
                    p
                }
                Val::Ptr(p) => {
                    shape = Some(Val::Ptr(Poly::zero()));
                    p
                }
                _ => return None,
            };
            numbers.push((conditions, p));
        }
        let (mut low, mut high) = (None, None);
        for (i, (_, p)) in numbers.iter().enumerate() {
            let (l, h) = self.range(p);
            low = if i == 0 { l } else { low.zip(l).map(|(a, b): (i128, i128)| a.min(b)) };
            high = if i == 0 { h } else { high.zip(h).map(|(a, b): (i128, i128)| a.max(b)) };
        }
        let (a, new) = self.atom(key, "choice", side, low, high);
        let x = Poly::from(a);
        if new {
            let mut any = vec![];
            for (conditions, p) in &numbers {
                let mut all: Vec<Condition> =
                    conditions.iter().filter(|c| c.known() != Some(true)).cloned().collect();
                all.push(Condition::eq(&x, p)?);
                any.push(Condition::All(all));
            }
            self.query.require(Condition::Any(any));
            if exact && let [one, two] = &numbers[..] {
                self.extreme(&x, one, two);
            }
        }
        let _ = ty;
        match shape? {
            Val::Int(int) => Some(Val::Int(Int { poly: x, ..int })),
            _ => Some(Val::Ptr(x)),
        }
    }
}

//! Conditions of contracts as conditions on the atoms of a query. What has no meaning there is left
//! out, which only makes a proof harder.

use super::builder::Builder;
use crate::pair::{Condition, Definition, Poly, Side};
use ir::Type;
use launch::Number;
use launch::contract::eval::canonical;
use launch::contract::expr::{Expr, ExprKind, Operator};

/// Deepest nesting that is followed.
const MAX_DEPTH: usize = 24;

impl Builder<'_> {
    /// Assumes of a clause that says that a number of the launch is a power of two what it says.
    pub fn power_of_two(&mut self, expr: &Expr) {
        let ExprKind::Call(name, args) = &expr.kind else { return };
        let ("pow2", [number]) = (name.as_str(), &args[..]) else { return };
        let Some(result) = self.term(number, 0).filter(|p| p.atom().is_some()) else { return };
        let high = self.range(&result).1.filter(|h| *h > 0).map(|h| i128::from(h.ilog2()));
        let exponent = self.fresh(Side::Uniform, Some(0), high);
        if let Some(rest) = result.plus(-1) {
            self.require(Condition::Nonneg(rest));
        }
        self.query.definitions.push(Definition::Power { exponent, result });
    }

    /// What a clause says, if it is about the numbers of a launch.
    pub fn clause(&mut self, expr: &Expr) -> Option<Condition> {
        self.clause_at(expr, 0)
    }

    fn clause_at(&mut self, expr: &Expr, depth: usize) -> Option<Condition> {
        if depth > MAX_DEPTH {
            return None;
        }
        if let ExprKind::Binary(Operator::Eq, a, b) = &expr.kind
            && let ExprKind::Binary(Operator::Rem, x, y) = &a.kind
            && let ExprKind::Number(Number::Int(0)) = b.kind
        {
            // Whether a remainder is 0 does not depend on how negative numbers are divided.
            let (x, y) = (self.term(x, depth + 1)?, self.term(y, depth + 1)?);
            if !y.plus(-1).is_some_and(|p| self.nonneg(&p)) {
                return None;
            }
            return Some(Condition::Zero(self.remainder(&x, &y)));
        }
        match &expr.kind {
            ExprKind::Not(inner) => self.clause_at(inner, depth + 1)?.not(),
            ExprKind::Binary(Operator::And, a, b) => {
                let both = [a, b].map(|e| self.clause_at(e, depth + 1));
                Some(Condition::All(both.into_iter().collect::<Option<_>>()?))
            }
            ExprKind::Binary(Operator::Or, a, b) => {
                let both = [a, b].map(|e| self.clause_at(e, depth + 1));
                Some(Condition::Any(both.into_iter().collect::<Option<_>>()?))
            }
            ExprKind::Binary(op, a, b) if op.compares() => {
                let (x, y) = (self.term(a, depth + 1)?, self.term(b, depth + 1)?);
                match op {
                    Operator::Lt => Condition::lt(&x, &y),
                    Operator::Le => Condition::le(&x, &y),
                    Operator::Gt => Condition::lt(&y, &x),
                    Operator::Ge => Condition::le(&y, &x),
                    Operator::Eq => Condition::eq(&x, &y),
                    _ => Condition::ne(&x, &y),
                }
            }
            _ => None,
        }
    }

    fn term(&mut self, expr: &Expr, depth: usize) -> Option<Poly> {
        if depth > MAX_DEPTH {
            return None;
        }
        match &expr.kind {
            ExprKind::Number(Number::Int(n)) => Some(Poly::from(*n)),
            ExprKind::Name(name) => self.named(name),
            ExprKind::Negative(inner) => self.term(inner, depth + 1)?.neg(),
            ExprKind::Binary(op, a, b) => {
                let (x, y) = (self.term(a, depth + 1)?, self.term(b, depth + 1)?);
                match op {
                    Operator::Add => x.add(&y),
                    Operator::Sub => x.sub(&y),
                    Operator::Mul => x.mul(&y),
                    Operator::Div | Operator::Rem => {
                        let positive = y.plus(-1).is_some_and(|p| self.nonneg(&p));
                        if !positive || !self.nonneg(&x) {
                            return None;
                        }
                        Some(if *op == Operator::Div {
                            self.quotient(&x, &y)
                        } else {
                            self.remainder(&x, &y)
                        })
                    }
                    _ => None,
                }
            }
            ExprKind::Call(name, args) => match (name.as_str(), &args[..]) {
                ("min" | "max", [a, b]) => {
                    let (x, y) = (self.term(a, depth + 1)?, self.term(b, depth + 1)?);
                    Some(self.least(name == "max", &x, &y))
                }
                ("len", [Expr { kind: ExprKind::Name(buffer), .. }]) => {
                    let p = launch::contract::eval::position(self.k.info, buffer)?;
                    Some(self.length(u32::try_from(p).ok()?))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn named(&mut self, name: &str) -> Option<Poly> {
        Some(match canonical(name).as_str() {
            "block.x" => self.ntid(0),
            "block.y" => self.ntid(1),
            "block.z" => self.ntid(2),
            "grid.x" => self.nctaid(0),
            "grid.y" => self.nctaid(1),
            "grid.z" => self.nctaid(2),
            "warp_size" => Poly::from(i128::from(self.k.warp_size)),
            _ => {
                let p = launch::contract::eval::position(self.k.info, name)?;
                let p = u32::try_from(p).ok()?;
                let f = &self.k.flat.function;
                let ty = f.params.get(p as usize)?.ty;
                let Type::Int(bits) = *self.k.module.types.get(ty) else { return None };
                if !(2..100).contains(&bits) {
                    return None;
                }
                let signed = self.k.is_signed(p);
                self.param_atom(p, bits, signed)
            }
        })
    }
}

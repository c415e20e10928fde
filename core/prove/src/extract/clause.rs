//! Conditions of contracts as conditions on the atoms of a query. What has no meaning there is left
//! out, which only makes a proof harder.

use super::builder::Builder;
use super::roots::Root;
use crate::pair::{Atom, Condition, Definition, Poly, Side};
use ir::Type;
use launch::contract::Clause;
use launch::contract::eval::canonical;
use launch::contract::expr::{Expr, ExprKind, Operator};
use launch::params::ParamKind;
use launch::{ElementType, Number};
use std::collections::BTreeSet;

/// Deepest nesting that is followed.
const MAX_DEPTH: usize = 24;
/// Largest number that blocks are taken to be a multiple of.
const MAX_UNIT: i128 = 64;
/// Most pairs of elements that are said to be distinct.
const MAX_DISTINCT: usize = 8;
/// Most pairs of elements that are said to be in order.
const MAX_SORTED: usize = 8;
/// Least width of elements of which that is said, bits.
const MIN_DISTINCT: u32 = 32;

/// The clauses that are joined by `&&`.
fn conjuncts(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::Binary(Operator::And, a, b) => [conjuncts(a), conjuncts(b)].concat(),
        _ => vec![expr],
    }
}

/// The largest number that a dimension is a multiple of by one of the clauses.
pub(super) fn multiple_of(clauses: &[Clause], dimension: &str) -> Option<i128> {
    let one = |expr: &Expr| {
        let ExprKind::Binary(Operator::Eq, rest, zero) = &expr.kind else { return None };
        let ExprKind::Binary(Operator::Rem, size, unit) = &rest.kind else { return None };
        match (&size.kind, &unit.kind, &zero.kind) {
            (
                ExprKind::Name(name),
                ExprKind::Number(Number::Int(unit @ 2..=MAX_UNIT)),
                ExprKind::Number(Number::Int(0)),
            ) if canonical(name) == dimension => Some(*unit),
            _ => None,
        }
    };
    clauses.iter().flat_map(|c| conjuncts(&c.expr)).filter_map(one).max()
}

impl Builder<'_> {
    /// Assumes of a clause that says that a number of the launch is a power of two what it says.
    pub fn power_of_two(&mut self, expr: &Expr) {
        let ExprKind::Call(name, args) = &expr.kind else { return };
        let ("pow2", [number]) = (name.as_str(), &args[..]) else { return };
        let Some(result) = self.term(number, 0) else { return };
        // Of a power of two that is a multiple of one, the quotient is one, too.
        let result = match result.terms() {
            [(m, c)] if m.atoms().len() == 1 && *c > 0 && c.count_ones() == 1 => Poly::term(*m, 1),
            _ => return,
        };
        let high = self.range(&result).1.filter(|h| *h > 0).map(|h| i128::from(h.ilog2()));
        let exponent = self.fresh(Side::Uniform, Some(0), high);
        if let Some(rest) = result.plus(-1) {
            self.require(Condition::Nonneg(rest));
        }
        self.query.definitions.push(Definition::Power { exponent, result });
    }

    /// Says of buffers whose elements are distinct by the contract, and which the kernel does not write: of an element
    /// that the first thread reads and one that the second reads, that they are one, or have different values.
    pub fn distinct(&mut self) {
        let mut cells = vec![];
        for root in self.buffers("distinct") {
            cells.extend(self.cells(root).into_iter().map(|(offset, cell)| (root, offset, cell)));
        }
        let of = |side: Side| {
            let own = cells.iter().filter(|c| self.side_of(&[&c.2.into()]) == side);
            own.cloned().collect::<Vec<_>>()
        };
        let (first, second) = (of(Side::First), of(Side::Second));
        let mut left = MAX_DISTINCT;
        for (root, x, a) in &first {
            for (other, y, b) in &second {
                if root != other || left == 0 {
                    continue;
                }
                left -= 1;
                let (a, b) = (Poly::from(*a), Poly::from(*b));
                if let (Some(one), Some(differ)) = (Condition::eq(x, y), Condition::ne(&a, &b)) {
                    self.query.require(Condition::Any(vec![one, differ]));
                }
            }
        }
    }

    /// Says of buffers whose elements are in order by the contract, and which the kernel does not write: of an element
    /// that one thread reads and one that the other reads, that the first is not the larger if it does not come later.
    /// Ranges of rows are a begin and an end of which one is the next element: only such pairs are of use.
    pub fn sorted(&mut self) {
        let mut cells = vec![];
        for root in self.buffers("sorted") {
            let Root::Param(p) = root else { continue };
            let kind = self.k.info.params.get(p as usize).map(|p| &p.kind);
            let signed = match kind {
                Some(ParamKind::Pointer { element, .. }) => match element {
                    ElementType::I32 | ElementType::I64 => true,
                    ElementType::U32 | ElementType::U64 => false,
                    _ => continue,
                },
                _ => continue,
            };
            cells.extend(
                self.cells(root).into_iter().map(|(offset, cell)| (root, signed, offset, cell)),
            );
        }
        let mut left = MAX_SORTED;
        for (root, signed, x, a) in &cells {
            for (other, _, y, b) in &cells {
                let sides = (self.side_of(&[&(*a).into()]), self.side_of(&[&(*b).into()]));
                let of_both =
                    matches!(sides, (Side::First, Side::Second) | (Side::Second, Side::First));
                if root != other || !of_both || x.constant_term() <= y.constant_term() || left == 0
                {
                    continue;
                }
                left -= 1;
                let (a, b) = (Poly::from(*a), Poly::from(*b));
                let (Some(later), Some(ordered)) = (Condition::lt(y, x), Condition::le(&a, &b))
                else {
                    continue;
                };
                let mut any = vec![later, ordered];
                if !signed {
                    // The cells are taken as signed numbers, of which the largest unsigned ones are negative.
                    any.extend(Condition::lt(&b, &Poly::zero()));
                }
                self.query.require(Condition::Any(any));
            }
        }
    }

    /// The buffers that clauses with this function are about.
    fn buffers(&self, function: &str) -> Vec<Root> {
        let mut out = vec![];
        let clauses = self.k.clauses.iter().flat_map(|c| conjuncts(&c.expr));
        for expr in clauses {
            let ExprKind::Call(name, args) = &expr.kind else { continue };
            if let [Expr { kind: ExprKind::Name(buffer), .. }] = &args[..]
                && name == function
                && let Some(p) = launch::contract::eval::position(self.k.info, buffer)
                && let Ok(p) = u32::try_from(p)
            {
                out.push(Root::Param(p));
            }
        }
        out
    }

    /// What the query reads of the elements of a parameter's buffer, as whole elements.
    fn cells(&self, root: Root) -> Vec<(Poly, Atom)> {
        let Root::Param(p) = root else { return vec![] };
        let kind = self.k.info.params.get(p as usize).map(|p| &p.kind);
        let Some(ParamKind::Pointer { element, levels: 0, .. }) = kind else { return vec![] };
        let bits = u32::try_from(8 * element.size()).unwrap_or(0);
        // Numbers of fewer bits soon repeat.
        if bits < MIN_DISTINCT {
            return vec![];
        }
        let mut out: Vec<(Poly, Atom)> = self
            .cells_of(root)
            .filter(|(offset, width, _)| {
                let whole = |c: i128| c % i128::from(element.size()) == 0;
                *width == bits
                    && offset.terms().iter().all(|t| whole(t.1))
                    && whole(offset.constant_term())
            })
            .map(|(offset, _, cell)| (offset.clone(), cell))
            .collect();
        out.sort_unstable_by_key(|c| c.1);
        out
    }

    /// Buffers of parameters of which the addresses in question have elements, so that they could be said to have
    /// distinct ones.
    pub fn scattered(&self) -> Vec<u32> {
        let question = self.query.conditions.get(self.question..).unwrap_or_default();
        let asked = |cell: Atom| {
            let mentions = |c: &Condition| match c {
                Condition::Nonneg(p) | Condition::Zero(p) => p.mentions(cell),
                _ => false,
            };
            question.iter().any(mentions)
        };
        let params = 0..self.k.info.params.len() as u32;
        params.filter(|&p| self.cells(Root::Param(p)).iter().any(|c| asked(c.1))).collect()
    }

    /// Buffers of parameters of which the query has several elements of one thread, which could bound a range.
    pub fn ranged(&self) -> Vec<u32> {
        let several = |p: &u32| {
            let cells = self.cells(Root::Param(*p));
            let constants: BTreeSet<i128> = cells.iter().map(|c| c.0.constant_term()).collect();
            constants.len() > 1
        };
        (0..self.k.info.params.len() as u32).filter(several).collect()
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

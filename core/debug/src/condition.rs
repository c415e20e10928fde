//! Breakpoint conditions: the contract language applied to variables, registers (`%7`) and CUDA's
//! built-in variables.

use super::session::Session;
use super::shown::Shown;
use super::view::ThreadSel;
use base::diagnostic::{Diagnostic, Result};
use launch::contract::expr::{Expr, ExprKind, Operator};
use launch::contract::parser::parse;
use launch::names::nearest;
use launch::number::Number;
use launch::{Dim3, Launch};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use vm::exec::inspect::Next;

/// A parsed condition.
#[derive(Clone, Debug)]
pub(super) struct Condition {
    /// All of them must hold.
    conditions: Vec<Expr>,
    /// Names of the variables and registers it uses.
    names: BTreeSet<String>,
}

/// Names with a predefined meaning.
const BUILT_IN: [&str; 15] = [
    "threadIdx.x",
    "threadIdx.y",
    "threadIdx.z",
    "blockIdx.x",
    "blockIdx.y",
    "blockIdx.z",
    "blockDim.x",
    "blockDim.y",
    "blockDim.z",
    "gridDim.x",
    "gridDim.y",
    "gridDim.z",
    "lane",
    "warp",
    "thread",
];

/// The text with registers spelled as the contract language spells names: `$7` for `%7` where a
/// value is expected. Positions do not change.
fn registers_named(text: &str) -> String {
    let mut out = String::new();
    let mut value_may_end = false;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let name_follows = chars.peek().is_some_and(|n| n.is_alphanumeric() || "_.$".contains(*n));
        if c == '%' && name_follows && !value_may_end {
            out.push('$');
        } else {
            out.push(c);
        }
        if !c.is_whitespace() {
            value_may_end = c.is_alphanumeric() || "_.)]$".contains(c);
        }
    }
    out
}

/// The variable or register that a name in the contract language refers to.
fn meant(name: &str) -> String {
    name.strip_prefix('$').map_or_else(|| name.to_owned(), |register| format!("%{register}"))
}

impl Condition {
    /// Parses a condition; `known` are the names of variables and registers (with `%`).
    ///
    /// # Errors
    /// The text is not a condition, or uses an unknown name; the error has its place in the text.
    pub(super) fn new(text: &str, known: &BTreeSet<String>) -> Result<Self> {
        let conditions = parse(&registers_named(text), 0)
            .map_err(|e| Box::new(Diagnostic { code: "WS-CONDITION", ..*e }))?;
        let mut condition = Self { conditions: vec![], names: BTreeSet::new() };
        for c in &conditions {
            condition.note(c, known)?;
        }
        condition.conditions = conditions;
        Ok(condition)
    }

    fn note(&mut self, expr: &Expr, known: &BTreeSet<String>) -> Result<()> {
        let fault = |message: String| {
            let outcome = base::diagnostic::Outcome::BadLaunch;
            Box::new(Diagnostic::new(outcome, "WS-CONDITION", message).at(expr.span))
        };
        match &expr.kind {
            ExprKind::Number(_) => Ok(()),
            ExprKind::Name(name) if BUILT_IN.contains(&name.as_str()) => Ok(()),
            ExprKind::Name(name) => {
                let name = meant(name);
                if !known.contains(&name) {
                    let near = nearest(&name, known.iter().map(String::as_str).chain(BUILT_IN));
                    let error = fault(format!("there is no variable or register `{name}`"));
                    return Err(match near {
                        Some(near) => Box::new(error.note(format!("did you mean `{near}`?"))),
                        None => error,
                    });
                }
                self.names.insert(name);
                Ok(())
            }
            ExprKind::Cells(_) | ExprKind::Call(..) => {
                Err(fault("conditions of breakpoints cannot contain this expression".to_owned()))
            }
            ExprKind::Not(inner) | ExprKind::Negative(inner) => self.note(inner, known),
            ExprKind::Binary(_, a, b) => {
                self.note(a, known)?;
                self.note(b, known)
            }
        }
    }
}

/// A value in a condition.
#[derive(Clone, Copy)]
enum Value {
    Number(Number),
    Bool(bool),
}

impl Value {
    fn truth(self) -> bool {
        match self {
            Self::Bool(b) => b,
            Self::Number(n) => n.to_f64() != 0.0,
        }
    }
    fn number(self) -> Number {
        match self {
            Self::Bool(b) => Number::Int(b.into()),
            Self::Number(n) => n,
        }
    }
}

/// The value for a lane, where `of` evaluates names; `None` if a name has no value there.
fn value(expr: &Expr, of: &dyn Fn(&str) -> Option<Number>) -> Option<Value> {
    Some(match &expr.kind {
        ExprKind::Number(n) => Value::Number(*n),
        ExprKind::Name(name) => Value::Number(of(name)?),
        ExprKind::Not(inner) => Value::Bool(!value(inner, of)?.truth()),
        ExprKind::Negative(inner) => Value::Number(match value(inner, of)?.number() {
            Number::Int(i) => Number::Int(i.checked_neg()?),
            Number::Float(f) => Number::Float(-f),
        }),
        ExprKind::Binary(Operator::And, a, b) => {
            Value::Bool(value(a, of)?.truth() && value(b, of)?.truth())
        }
        ExprKind::Binary(Operator::Or, a, b) => {
            let left = value(a, of).is_some_and(Value::truth);
            Value::Bool(left || value(b, of)?.truth())
        }
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (value(a, of)?.number(), value(b, of)?.number());
            if op.compares() {
                Value::Bool(compares(*op, a, b))
            } else {
                Value::Number(computed(*op, a, b)?)
            }
        }
        ExprKind::Cells(_) | ExprKind::Call(..) => return None,
    })
}

fn compares(op: Operator, a: Number, b: Number) -> bool {
    let order = match (a, b) {
        (Number::Int(a), Number::Int(b)) => Some(a.cmp(&b)),
        _ => a.to_f64().partial_cmp(&b.to_f64()),
    };
    match op {
        Operator::Lt => order == Some(Ordering::Less),
        Operator::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Operator::Gt => order == Some(Ordering::Greater),
        Operator::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        Operator::Eq => order == Some(Ordering::Equal),
        _ => order != Some(Ordering::Equal),
    }
}

fn computed(op: Operator, a: Number, b: Number) -> Option<Number> {
    if let (Number::Int(a), Number::Int(b)) = (a, b) {
        return Some(Number::Int(match op {
            Operator::Add => a.checked_add(b)?,
            Operator::Sub => a.checked_sub(b)?,
            Operator::Mul => a.checked_mul(b)?,
            Operator::Div => a.checked_div(b)?,
            _ => a.checked_rem(b)?,
        }));
    }
    let (a, b) = (a.to_f64(), b.to_f64());
    Some(Number::Float(match op {
        Operator::Add => a + b,
        Operator::Sub => a - b,
        Operator::Mul => a * b,
        Operator::Div => a / b,
        _ => a % b,
    }))
}

/// The value of a built-in name for a lane.
fn built_in(name: &str, launch: &Launch, next: Next, lane: u32) -> Option<Number> {
    let thread = u64::from(next.warp) * u64::from(launch.warp_size) + u64::from(lane);
    let int = |n: u64| Some(Number::Int(n.into()));
    match name {
        "lane" => return int(lane.into()),
        "warp" => return int(next.warp.into()),
        "thread" => return int(thread),
        _ => {}
    }
    let (what, axis) = name.split_once('.')?;
    let at: Dim3 = match what {
        "threadIdx" => launch.block.coordinates(thread),
        "blockIdx" => launch.grid.coordinates(next.block),
        "blockDim" => launch.block,
        "gridDim" => launch.grid,
        _ => return None,
    };
    match axis {
        "x" => int(at.x.into()),
        "y" => int(at.y.into()),
        "z" => int(at.z.into()),
        _ => None,
    }
}

impl Session {
    /// Names that a condition may use.
    pub(super) fn names(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for number in 0..self.setting().program.functions.len() as u32 {
            let Some(function) = self.source_function(number) else { continue };
            names.extend(function.variables.iter().map(|v| v.name.clone()));
            names.extend(function.registers.iter().map(|r| r.name.clone()));
        }
        names.remove("");
        names
    }

    /// Whether a condition holds for at least one lane that executes the next instruction.
    pub(super) fn holds(&self, condition: &Condition) -> bool {
        let Some(next) = self.run().next(self.schedule()) else { return false };
        let first = next.mask.trailing_zeros();
        let thread = ThreadSel { block: next.block, warp: next.warp, lane: Some(first) };
        let Some(frame) = self.frame(&thread) else { return false };
        let mut by_name: BTreeMap<&str, Vec<Option<Shown>>> = BTreeMap::new();
        for name in &condition.names {
            let known = by_name.entry(name.as_str()).or_default();
            for number in frame.named(name) {
                let lanes = if name.starts_with('%') {
                    self.value_of(&frame, number)
                } else {
                    self.variable(&frame, number)
                };
                // If several variables have the same name, the one declared last hides the others.
                known.resize(lanes.len(), None);
                for (slot, lane) in known.iter_mut().zip(lanes) {
                    *slot = lane.or_else(|| slot.take());
                }
            }
        }
        let launch = self.setting().launch;
        (0..self.warp_size()).filter(|l| next.mask >> l & 1 != 0).any(|lane| {
            let of = |name: &str| {
                let name = meant(name);
                match by_name.get(name.as_str()) {
                    Some(lanes) => match lanes.get(lane as usize)? {
                        Some(Shown::One(cell)) => Some(cell.number()),
                        _ => None,
                    },
                    None => built_in(&name, launch, next, lane),
                }
            };
            let mut all = condition.conditions.iter();
            all.all(|c| value(c, &of).is_some_and(Value::truth))
        })
    }
}

//! Type checking and evaluation of contract expressions.

use super::expr::{Expr, ExprKind, Operator};
use super::parser::fault;
use crate::names::nearest;
use crate::params::{KernelInfo, ParamKind};
use crate::{ArgValue, Dim3, Generator, Launch, Number};
use base::diagnostic::Result;

/// Names that are not arguments.
pub const NAMES: [&str; 8] =
    ["grid.x", "grid.y", "grid.z", "block.x", "block.y", "block.z", "shared_bytes", "warp_size"];

/// A value during evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Value {
    Int(i128),
    Float(f64),
    Bool(bool),
    /// Every number in a buffer is between these two.
    Cells(f64, f64),
}

/// Converts CUDA's name of a dimension to ours: `blockDim.x` to `block.x`.
pub fn canonical(name: &str) -> String {
    name.replace("gridDim.", "grid.").replace("blockDim.", "block.")
}

/// Checks that every name and operator of `expr` has a meaning for `kernel`.
///
/// # Errors
/// The first error in the expression.
pub fn check(expr: &Expr, kernel: &KernelInfo) -> Result<()> {
    match type_of(expr, kernel)? {
        ExprType::Condition => Ok(()),
        _ => Err(fault(expr.span, "expected a condition such as `n > 0`, found a value")),
    }
}

/// What an expression stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExprType {
    Value,
    Cells,
    Condition,
}

fn type_of(expr: &Expr, kernel: &KernelInfo) -> Result<ExprType> {
    let wants = |e: &Expr, want: ExprType, what: &str| -> Result<()> {
        if type_of(e, kernel)? == want {
            Ok(())
        } else {
            Err(fault(e.span, format!("expected {what}")))
        }
    };
    match &expr.kind {
        ExprKind::Number(_) => Ok(ExprType::Value),
        ExprKind::Name(name) => match param(kernel, name) {
            _ if NAMES.contains(&canonical(name).as_str()) => Ok(ExprType::Value),
            Some(ParamKind::Int { .. } | ParamKind::Float(_)) => Ok(ExprType::Value),
            Some(ParamKind::Pointer { .. }) => Err(fault(
                expr.span,
                format!(
                    "`{name}` is a buffer; write `len({name})` for its length, `{name}[*]` for its elements"
                ),
            )),
            Some(_) => Err(fault(expr.span, format!("`{name}` is not a number"))),
            None => Err(unknown(expr, name, kernel)),
        },
        ExprKind::Cells(name) => match param(kernel, name) {
            Some(ParamKind::Pointer { .. }) => Ok(ExprType::Cells),
            Some(_) => Err(fault(expr.span, format!("`{name}` is not a buffer"))),
            None => Err(unknown(expr, name, kernel)),
        },
        ExprKind::Call(name, args) => match (name.as_str(), &args[..]) {
            ("len" | "distinct" | "sorted", [Expr { kind: ExprKind::Name(buffer), span }]) => {
                match param(kernel, buffer) {
                    Some(ParamKind::Pointer { .. }) => {}
                    Some(_) => return Err(fault(*span, format!("`{buffer}` is not a buffer"))),
                    None => return Err(unknown(&args[0], buffer, kernel)),
                }
                Ok(if name == "len" { ExprType::Value } else { ExprType::Condition })
            }
            ("min" | "max", [a, b]) => {
                wants(a, ExprType::Value, "a value")?;
                wants(b, ExprType::Value, "a value")?;
                Ok(ExprType::Value)
            }
            ("pow2", [a]) => {
                wants(a, ExprType::Value, "a value")?;
                Ok(ExprType::Condition)
            }
            ("len" | "distinct" | "sorted" | "min" | "max" | "pow2", _) => {
                let takes = match name.as_str() {
                    "min" | "max" => "two values",
                    "pow2" => "one value",
                    _ => "the name of a buffer",
                };
                Err(fault(expr.span, format!("`{name}` takes {takes}")))
            }
            _ => Err(fault(expr.span, format!("there is no function `{name}`"))
                .map_note("the functions are len, min, max, pow2, distinct and sorted")),
        },
        ExprKind::Not(inner) => {
            wants(inner, ExprType::Condition, "a condition")?;
            Ok(ExprType::Condition)
        }
        ExprKind::Negative(inner) => {
            wants(inner, ExprType::Value, "a value")?;
            Ok(ExprType::Value)
        }
        ExprKind::Binary(Operator::And | Operator::Or, a, b) => {
            wants(a, ExprType::Condition, "a condition")?;
            wants(b, ExprType::Condition, "a condition")?;
            Ok(ExprType::Condition)
        }
        ExprKind::Binary(op, a, b) if op.compares() => {
            for (side, other) in [(a, b), (b, a)] {
                match type_of(side, kernel)? {
                    ExprType::Value => {}
                    ExprType::Cells if type_of(other, kernel)? == ExprType::Value => {}
                    _ => return Err(fault(side.span, "expected a value")),
                }
            }
            Ok(ExprType::Condition)
        }
        ExprKind::Binary(_, a, b) => {
            wants(a, ExprType::Value, "a value")?;
            wants(b, ExprType::Value, "a value")?;
            Ok(ExprType::Value)
        }
    }
}

trait MapNote {
    fn map_note(self, note: &str) -> Self;
}

impl MapNote for Box<base::diagnostic::Diagnostic> {
    fn map_note(self, note: &str) -> Self {
        Box::new((*self).note(note))
    }
}

fn unknown(expr: &Expr, name: &str, kernel: &KernelInfo) -> Box<base::diagnostic::Diagnostic> {
    let error = fault(expr.span, format!("`{name}` is neither an argument nor a dimension"));
    let all = || kernel.params.iter().map(|p| p.name.as_str()).chain(NAMES);
    if let Some(near) = nearest(name, all()) {
        return error.map_note(&format!("did you mean `{near}`?"));
    }
    let all: Vec<&str> = all().collect();
    error.map_note(&format!("the names are {}", all.join(", ")))
}

/// Position of the parameter called `name`.
pub fn position(kernel: &KernelInfo, name: &str) -> Option<usize> {
    let numbered = name.strip_prefix('#').and_then(|n| n.parse().ok());
    numbered.filter(|&i| i < kernel.params.len()).or_else(|| {
        let own = kernel.params.iter().position(|p| p.name == name);
        own.or_else(|| kernel.params.iter().position(|p| p.ir_name.as_deref() == Some(name)))
    })
}

fn param<'a>(kernel: &'a KernelInfo, name: &str) -> Option<&'a ParamKind> {
    position(kernel, name).map(|p| &kernel.params[p].kind)
}

/// Whether `launch`, which must contain every argument, meets the condition. An expression without
/// a value, such as a division by zero, does not.
pub fn holds(expr: &Expr, kernel: &KernelInfo, launch: &Launch) -> bool {
    value(expr, kernel, launch) == Some(Value::Bool(true))
}

/// The integer value of `expr` for the launch.
pub fn number(expr: &Expr, kernel: &KernelInfo, launch: &Launch) -> Option<i128> {
    match value(expr, kernel, launch)? {
        Value::Int(i) => Some(i),
        _ => None,
    }
}

/// The value of `expr` for the launch, integer or float.
pub fn any_number(expr: &Expr, kernel: &KernelInfo, launch: &Launch) -> Option<Number> {
    match value(expr, kernel, launch)? {
        Value::Int(i) => Some(Number::Int(i)),
        Value::Float(f) => Some(Number::Float(f)),
        _ => None,
    }
}

fn axis(dim: Dim3, name: &str) -> i128 {
    match name.rsplit('.').next() {
        Some("y") => dim.y.into(),
        Some("z") => dim.z.into(),
        _ => dim.x.into(),
    }
}

fn value(expr: &Expr, kernel: &KernelInfo, launch: &Launch) -> Option<Value> {
    let argument = |name: &str| {
        let param = &kernel.params[position(kernel, name)?];
        launch.args.iter().find(|a| a.name == param.name).map(|a| &a.value)
    };
    match &expr.kind {
        ExprKind::Number(n) => Some(of_number(*n)),
        ExprKind::Name(name) => {
            let dimension = canonical(name);
            match dimension.as_str() {
                "shared_bytes" => return Some(Value::Int(launch.shared_bytes.into())),
                "warp_size" => return Some(Value::Int(launch.warp_size.into())),
                d if d.starts_with("grid.") && NAMES.contains(&d) => {
                    return Some(Value::Int(axis(launch.grid, d)));
                }
                d if d.starts_with("block.") && NAMES.contains(&d) => {
                    return Some(Value::Int(axis(launch.block, d)));
                }
                _ => {}
            }
            match argument(name)? {
                ArgValue::Scalar(n) => Some(of_number(*n)),
                _ => None,
            }
        }
        ExprKind::Cells(name) => match argument(name)? {
            ArgValue::Buffer(b) => {
                let (lo, hi) = match &b.generator {
                    Generator::Zeros => (0.0, 0.0),
                    Generator::Fill(n) => (n.to_f64(), n.to_f64()),
                    Generator::Random { lo, hi, .. } => (lo.to_f64(), hi.to_f64()),
                    Generator::Iota => {
                        (0.0, b.len.map_or(f64::INFINITY, |n| n.saturating_sub(1) as f64))
                    }
                    Generator::Steps(step) => {
                        let last = b.len.map_or(f64::INFINITY, |n| n.saturating_sub(1) as f64);
                        let end = if *step == 0 { 0.0 } else { last * *step as f64 };
                        (end.min(0.0), end.max(0.0))
                    }
                    Generator::Values(values) => {
                        let mut range = (f64::INFINITY, f64::NEG_INFINITY);
                        let rest = b.len.is_none_or(|len| len > values.len() as u64);
                        let zero = rest.then_some(0.0);
                        for v in values.iter().map(|n| n.to_f64()).chain(zero) {
                            range = (range.0.min(v), range.1.max(v));
                        }
                        range
                    }
                };
                Some(Value::Cells(lo, hi))
            }
            _ => None,
        },
        ExprKind::Call(name, args) => {
            let number = |e: &Expr| value(e, kernel, launch);
            match (name.as_str(), &args[..]) {
                ("len", [Expr { kind: ExprKind::Name(buffer), .. }]) => match argument(buffer)? {
                    // An open buffer is as long as necessary.
                    ArgValue::Buffer(b) => {
                        Some(Value::Int(b.len.map_or(i128::MAX >> 1, Into::into)))
                    }
                    _ => None,
                },
                ("distinct", [Expr { kind: ExprKind::Name(buffer), .. }]) => {
                    let ArgValue::Buffer(b) = argument(buffer)? else { return None };
                    Some(Value::Bool(match &b.generator {
                        Generator::Iota => true,
                        Generator::Steps(step) => *step != 0,
                        Generator::Values(values) => {
                            let mut sorted: Vec<f64> = values.iter().map(|n| n.to_f64()).collect();
                            sorted.sort_by(f64::total_cmp);
                            sorted.windows(2).all(|w| w[0] != w[1])
                        }
                        _ => b.len == Some(1),
                    }))
                }
                ("sorted", [Expr { kind: ExprKind::Name(buffer), .. }]) => {
                    let ArgValue::Buffer(b) = argument(buffer)? else { return None };
                    Some(Value::Bool(match &b.generator {
                        Generator::Zeros | Generator::Iota | Generator::Fill(_) => true,
                        Generator::Steps(step) => *step >= 0,
                        Generator::Values(values) => {
                            let rest = b.len.is_none_or(|len| len > values.len() as u64);
                            let zero = rest.then_some(0.0);
                            let all = values.iter().map(|n| n.to_f64()).chain(zero);
                            all.collect::<Vec<f64>>().is_sorted()
                        }
                        Generator::Random { .. } => b.len == Some(1),
                    }))
                }
                ("min", [a, b]) => least(number(a)?, number(b)?, true),
                ("max", [a, b]) => least(number(a)?, number(b)?, false),
                ("pow2", [a]) => match number(a)? {
                    Value::Int(i) => Some(Value::Bool(i > 0 && i.count_ones() == 1)),
                    _ => None,
                },
                _ => None,
            }
        }
        ExprKind::Not(inner) => match value(inner, kernel, launch)? {
            Value::Bool(b) => Some(Value::Bool(!b)),
            _ => None,
        },
        ExprKind::Negative(inner) => match value(inner, kernel, launch)? {
            Value::Int(i) => i.checked_neg().map(Value::Int),
            Value::Float(f) => Some(Value::Float(-f)),
            _ => None,
        },
        ExprKind::Binary(op, a, b) => {
            let left = value(a, kernel, launch)?;
            match (op, left) {
                (Operator::And, Value::Bool(false)) => return Some(Value::Bool(false)),
                (Operator::Or, Value::Bool(true)) => return Some(Value::Bool(true)),
                _ => {}
            }
            binary(*op, left, value(b, kernel, launch)?)
        }
    }
}

fn of_number(n: Number) -> Value {
    match n {
        Number::Int(i) => Value::Int(i),
        Number::Float(f) => Value::Float(f),
    }
}

fn least(a: Value, b: Value, smaller: bool) -> Option<Value> {
    let (x, y) = (float(a)?, float(b)?);
    Some(if (x <= y) == smaller { a } else { b })
}

fn float(v: Value) -> Option<f64> {
    match v {
        Value::Int(i) => Some(i as f64),
        Value::Float(f) => Some(f),
        Value::Bool(_) | Value::Cells(..) => None,
    }
}

fn compared<T: PartialOrd>(op: Operator, x: &T, y: &T) -> Option<Value> {
    let holds = match op {
        Operator::Lt => x < y,
        Operator::Le => x <= y,
        Operator::Gt => x > y,
        Operator::Ge => x >= y,
        Operator::Eq => x == y,
        Operator::Ne => x != y,
        _ => return None,
    };
    Some(Value::Bool(holds))
}

fn binary(op: Operator, a: Value, b: Value) -> Option<Value> {
    match (a, b) {
        (Value::Bool(x), Value::Bool(y)) => match op {
            Operator::And => Some(Value::Bool(x && y)),
            Operator::Or => Some(Value::Bool(x || y)),
            _ => None,
        },
        (Value::Cells(lo, hi), other) => cells(op, lo, hi, float(other)?),
        (other, Value::Cells(lo, hi)) => cells(op.swapped(), lo, hi, float(other)?),
        (Value::Int(x), Value::Int(y)) => match op {
            Operator::Add => x.checked_add(y).map(Value::Int),
            Operator::Sub => x.checked_sub(y).map(Value::Int),
            Operator::Mul => x.checked_mul(y).map(Value::Int),
            Operator::Div => x.checked_div(y).map(Value::Int),
            Operator::Rem => x.checked_rem(y).map(Value::Int),
            _ => compared(op, &x, &y),
        },
        _ => {
            let (x, y) = (float(a)?, float(b)?);
            match op {
                Operator::Add => Some(Value::Float(x + y)),
                Operator::Sub => Some(Value::Float(x - y)),
                Operator::Mul => Some(Value::Float(x * y)),
                Operator::Div => Some(Value::Float(x / y)),
                Operator::Rem => Some(Value::Float(x % y)),
                _ => compared(op, &x, &y),
            }
        }
    }
}

/// Whether all numbers from `lo` to `hi` compare with `y` this way.
fn cells(op: Operator, lo: f64, hi: f64, y: f64) -> Option<Value> {
    Some(Value::Bool(match op {
        Operator::Lt => hi < y,
        Operator::Le => hi <= y,
        Operator::Gt => lo > y,
        Operator::Ge => lo >= y,
        Operator::Eq => lo == y && hi == y,
        Operator::Ne => y < lo || y > hi,
        _ => return None,
    }))
}

//! Expressions of the contract language, and how they are written.

use super::eval;
use crate::Number;
use base::diagnostic::Span;
use std::fmt::{Display, Formatter, Result};

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Operator {
    Or,
    And,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Operator {
    /// Whether this is a comparison.
    pub fn compares(self) -> bool {
        matches!(self, Self::Lt | Self::Le | Self::Gt | Self::Ge | Self::Eq | Self::Ne)
    }
    /// The comparison with its operands exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::Lt => Self::Gt,
            Self::Le => Self::Ge,
            Self::Gt => Self::Lt,
            Self::Ge => Self::Le,
            other => other,
        }
    }
    /// How the operator is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Or => "||",
            Self::And => "&&",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
            Self::Rem => "%",
        }
    }
    /// Operators with a larger precedence bind more tightly.
    fn precedence(self) -> u8 {
        match self {
            Self::Or => 0,
            Self::And => 1,
            Self::Add | Self::Sub => 4,
            Self::Mul | Self::Div | Self::Rem => 5,
            _ => 3,
        }
    }
}

/// Precedence of `!x`, and of what needs no parentheses anywhere.
const NOT: u8 = 2;
const PRIMARY: u8 = 6;

/// An expression and its span.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// Kind of the expression.
    pub kind: ExprKind,
    /// Its place in the text; empty if it was not read from a text.
    pub span: Span,
}

/// Kinds of expressions.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// A number.
    Number(Number),
    /// `grid.x`, `n`, ….
    Name(String),
    /// `a[*]`: every cell of a buffer.
    Cells(String),
    /// `len(a)`, `min(a, b)`, ….
    Call(String, Vec<Expr>),
    /// `!x`
    Not(Box<Expr>),
    /// `-x`
    Negative(Box<Expr>),
    /// Two operands.
    Binary(Operator, Box<Expr>, Box<Expr>),
}

impl Expr {
    fn unplaced(kind: ExprKind) -> Self {
        Self { kind, span: Span::new(0, 0) }
    }
    /// The name of a dimension or argument.
    pub fn name(name: impl Into<String>) -> Self {
        Self::unplaced(ExprKind::Name(name.into()))
    }
    /// An integer.
    pub fn int(n: i64) -> Self {
        Self::unplaced(ExprKind::Number(Number::Int(n.into())))
    }
    /// The length of the buffer with this name.
    pub fn len(name: impl Into<String>) -> Self {
        Self::unplaced(ExprKind::Call("len".to_owned(), vec![Self::name(name)]))
    }
    /// `self op right`.
    #[must_use]
    pub fn binary(self, op: Operator, right: Self) -> Self {
        Self::unplaced(ExprKind::Binary(op, Box::new(self), Box::new(right)))
    }
    /// `self == right`.
    #[must_use]
    pub fn equals(self, right: Self) -> Self {
        self.binary(Operator::Eq, right)
    }
    /// The conditions joined by `op`, from left to right; `None` if there are none.
    pub fn joined(op: Operator, all: impl IntoIterator<Item = Self>) -> Option<Self> {
        all.into_iter().reduce(|left, right| left.binary(op, right))
    }

    /// The expression and all expressions in it, the last operand of each first.
    pub fn walk(&self) -> impl Iterator<Item = &Self> {
        let mut open = vec![self];
        std::iter::from_fn(move || {
            let expr = open.pop()?;
            match &expr.kind {
                ExprKind::Call(_, args) => open.extend(args),
                ExprKind::Not(inner) | ExprKind::Negative(inner) => open.push(inner),
                ExprKind::Binary(_, a, b) => open.extend([&**a, &**b]),
                ExprKind::Number(_) | ExprKind::Name(_) | ExprKind::Cells(_) => {}
            }
            Some(expr)
        })
    }

    /// The dimension that this names, in our spelling: `block.x` for `blockDim.x`.
    pub fn dimension(&self) -> Option<String> {
        let ExprKind::Name(name) = &self.kind else { return None };
        Some(eval::canonical(name)).filter(|name| eval::NAMES.contains(&name.as_str()))
    }

    fn precedence(&self) -> u8 {
        match &self.kind {
            ExprKind::Binary(op, ..) => op.precedence(),
            ExprKind::Not(_) => NOT,
            _ => PRIMARY,
        }
    }

    fn is_or(&self) -> bool {
        matches!(self.kind, ExprKind::Binary(Operator::Or, ..))
    }

    /// Writes an operand, in parentheses if it binds less tightly than `least`.
    fn operand(&self, least: u8, f: &mut Formatter<'_>) -> Result {
        if self.precedence() < least { write!(f, "({self})") } else { write!(f, "{self}") }
    }
}

/// The expression as the parser reads it. Where `||` joins several `&&`, these are in parentheses,
/// so that nobody has to know which binds more tightly.
impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.kind {
            ExprKind::Number(number) => write!(f, "{number}"),
            ExprKind::Name(name) => write!(f, "{name}"),
            ExprKind::Cells(name) => write!(f, "{name}[*]"),
            ExprKind::Call(name, args) => {
                write!(f, "{name}(")?;
                for (i, arg) in args.iter().enumerate() {
                    write!(f, "{}{arg}", if i > 0 { ", " } else { "" })?;
                }
                write!(f, ")")
            }
            ExprKind::Not(inner) => {
                write!(f, "!")?;
                inner.operand(NOT, f)
            }
            ExprKind::Negative(inner) => {
                write!(f, "-")?;
                inner.operand(PRIMARY, f)
            }
            ExprKind::Binary(op, a, b) => {
                let own = op.precedence();
                let (left, right) = match op {
                    // A chain of these is written without parentheses.
                    Operator::Or if a.is_or() => (own, NOT),
                    Operator::Or => (NOT, NOT),
                    // `a < b < c` means `a < b && b < c`.
                    _ if op.compares() => (own + 1, own + 1),
                    _ => (own, own + 1),
                };
                a.operand(left, f)?;
                write!(f, " {} ", op.symbol())?;
                b.operand(right, f)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parser::parse;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "block.x == 256 && block.y == 1 && block.z == 1",
            "(block.x == 64 && block.y == 1) || (block.x == 32 && block.y == 2) || n == 1",
            "block.x * 2 == n",
            "n % 4 == 0",
            "a - (b - c) < -(d + 1) * 2",
            "!(n == 1 || m == 2)",
            "!n == 1 && m > 0.5",
            "min(len(a), n + 1) >= 2",
            "a[*] < n",
            "a || (b && c)",
            "(a || b) && c",
            "a || (b || c)",
            "(a < b) < c",
        ] {
            let read = parse(text, 0).unwrap().remove(0);
            assert_eq!(read.to_string(), text);
        }
        let chain = parse("1 <= n < 4", 0).unwrap().remove(0);
        assert_eq!(chain.to_string(), "1 <= n && n < 4");
    }
}

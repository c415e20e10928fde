//! Contracts: the launches that a kernel is meant for, as conditions in a small language.
//!
//! They are written in comments, `// warpscope: block.x <= 256, n % 4 == 0`, or given with
//! `--assume`. The search obeys them, and a run that violates one reports it. [`parser`] has the
//! grammar, [`eval`] the meaning; every error has its line and column.

pub mod comments;
pub mod eval;
pub mod host;
pub mod lexer;
pub mod parser;

use crate::params::KernelInfo;
use crate::{ArgValue, Dim3, Generator, Launch, Number};
use base::diagnostic::Result;
use base::limits;
use parser::{Expr, ExprKind, Op};

/// A condition and its origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// The condition.
    pub expr: Expr,
    /// Its text.
    pub text: String,
    /// Where it was written: `k.cu:3:15` or `--assume`.
    pub origin: String,
}

/// All conditions on the launches of one kernel.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contract {
    /// The conditions; all must hold.
    pub clauses: Vec<Clause>,
}

/// A contract comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// Line, counted from 1.
    pub line: u32,
    /// First byte of the contract in the file.
    pub start: usize,
    /// Text of the contract.
    pub text: String,
}

/// The contract comments of a source file: `// warpscope: …` in CUDA, `; warpscope: …` in LLVM IR.
pub fn comments(source: &str) -> Vec<Comment> {
    const WORD: &str = "warpscope:";
    let mut found = vec![];
    let mut begin = 0;
    for (line, text) in (1..).zip(source.split_inclusive('\n')) {
        // The marker must open the comment: a mention inside a sentence does not count.
        let marker = ["//", ";"].iter().find_map(|m| {
            let at = text.find(m)?;
            let inside = text[at + m.len()..].trim_start_matches(['/', ';']).trim_start();
            inside.strip_prefix(WORD)
        });
        if let Some(contract) = marker
            && found.len() < limits::MAX_CONTRACTS
        {
            let start = begin + text.len() - contract.len();
            let text = contract.trim_end().to_owned();
            found.push(Comment { line, start, text });
        }
        begin += text.len();
    }
    found
}

impl Contract {
    /// Adds the conditions of `text`, which starts at byte `start` of `whole`, the text of
    /// `origin`.
    ///
    /// # Errors
    /// The text is not a valid contract for `kernel`; places refer to `whole`.
    pub fn add(
        &mut self,
        text: &str,
        start: usize,
        whole: &str,
        origin: &str,
        kernel: &KernelInfo,
    ) -> Result<()> {
        for expr in parser::parse(text, start)? {
            eval::check(&expr, kernel)?;
            let (from, to) = (expr.span.start as usize - start, expr.span.end as usize - start);
            let shown = text.get(from..to).unwrap_or(text).to_owned();
            let origin = if origin.starts_with("--") {
                origin.to_owned()
            } else {
                let (line, column) = expr.span.line_column(whole);
                format!("{origin}:{line}:{column}")
            };
            self.flatten(expr, &shown, &origin);
        }
        Ok(())
    }

    /// Adds the constraints that [`host::launches`] derived from the host code of a program. If the
    /// text is too long for a contract, it is ignored.
    ///
    /// # Errors
    /// The text is not a valid contract for `kernel`.
    pub fn add_host(&mut self, text: &str, file: &str, kernel: &KernelInfo) -> Result<()> {
        if text.len() > limits::MAX_CONTRACT_BYTES {
            return Ok(());
        }
        for expr in parser::parse(text, 0)? {
            eval::check(&expr, kernel)?;
            let shown = text.get(expr.span.start as usize..expr.span.end as usize).unwrap_or(text);
            self.flatten(expr.clone(), shown, &format!("the launches in {file}"));
        }
        Ok(())
    }

    /// Whether a condition mentions the dimensions of the block (or grid).
    pub fn speaks_of(&self, dimension: &str) -> bool {
        let cuda = if dimension == "block" { "blockDim." } else { "gridDim." };
        let own = format!("{dimension}.");
        self.clauses.iter().any(|c| c.text.contains(&own) || c.text.contains(cuda))
    }

    /// Whether a condition contains this word.
    pub fn names(&self, word: &str) -> bool {
        let inside = |c: char| c.is_alphanumeric() || c == '_';
        self.clauses.iter().any(|c| c.text.split(|c| !inside(c)).any(|w| w == word))
    }

    /// Splits `a && b` into two conditions.
    fn flatten(&mut self, expr: Expr, text: &str, origin: &str) {
        let mut open = vec![expr];
        while let Some(expr) = open.pop() {
            match expr.kind {
                ExprKind::Binary(Op::And, a, b) => {
                    open.push(*b);
                    open.push(*a);
                }
                kind => {
                    let expr = Expr { kind, span: expr.span };
                    let (text, origin) = (text.to_owned(), origin.to_owned());
                    self.clauses.push(Clause { expr, text, origin });
                }
            }
        }
    }

    /// The first condition that `launch` violates. The launch must contain every argument.
    pub fn broken(&self, kernel: &KernelInfo, launch: &Launch) -> Option<&Clause> {
        self.clauses.iter().find(|c| !eval::holds(&c.expr, kernel, launch))
    }

    /// Changes the free parts of the launch until every condition holds. Returns whether that
    /// succeeded.
    pub fn repair(&self, kernel: &KernelInfo, launch: &mut Launch, free: &Free) -> bool {
        const ROUNDS: usize = 8;
        for _ in 0..ROUNDS {
            let mut good = true;
            for clause in &self.clauses {
                if !eval::holds(&clause.expr, kernel, launch) {
                    good = false;
                    repair_one(&clause.expr, kernel, launch, free);
                }
            }
            if good {
                return true;
            }
        }
        self.broken(kernel, launch).is_none()
    }

    /// Values at the boundary of what a condition allows: for `n >= 0`, that `n` is 0.
    pub fn edges(&self, kernel: &KernelInfo, launch: &Launch) -> Vec<(String, Number)> {
        let mut edges = vec![];
        for clause in &self.clauses {
            let ExprKind::Binary(op, a, b) = &clause.expr.kind else { continue };
            for (name, other, op) in [(a, b, *op), (b, a, op.swapped())] {
                let ExprKind::Name(name) = &name.kind else { continue };
                let Some(edge) = eval::any_number(other, kernel, launch) else { continue };
                let edge = match (op, edge) {
                    (Op::Le | Op::Ge, n) => n,
                    (Op::Lt, Number::Int(i)) => Number::Int(i - 1),
                    (Op::Gt, Number::Int(i)) => Number::Int(i + 1),
                    _ => continue,
                };
                edges.push((name.clone(), edge));
            }
        }
        edges
    }

    /// Integers that occur in the contract.
    pub fn numbers(&self) -> Vec<i64> {
        let mut numbers = vec![];
        let mut open: Vec<&Expr> = self.clauses.iter().map(|c| &c.expr).collect();
        while let Some(expr) = open.pop() {
            match &expr.kind {
                ExprKind::Number(Number::Int(i)) => numbers.extend(i64::try_from(*i)),
                ExprKind::Call(_, args) => open.extend(args),
                ExprKind::Not(inner) | ExprKind::Negative(inner) => open.push(inner),
                ExprKind::Binary(_, a, b) => open.extend([&**a, &**b]),
                _ => {}
            }
        }
        numbers
    }
}

/// The parts of a launch that may be changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Free {
    /// Whether the grid may be changed.
    pub grid: bool,
    /// Whether the block may be changed.
    pub block: bool,
    /// Whether the size of dynamic shared memory may be changed.
    pub shared: bool,
    /// Which parameters may be changed, by position.
    pub params: Vec<bool>,
}

/// Sets the dimension, argument or size called `name`, if it is free and can have that value.
pub fn set(
    kernel: &KernelInfo,
    launch: &mut Launch,
    free: &Free,
    name: &str,
    value: Number,
) -> bool {
    let canonical = eval::canonical(name);
    if let Some((what, axis)) = canonical.split_once('.')
        && eval::NAMES.contains(&canonical.as_str())
    {
        let Number::Int(value) = value else { return false };
        let Ok(value) = u32::try_from(value) else { return false };
        let (dim, free): (&mut Dim3, bool) = match what {
            "grid" => (&mut launch.grid, free.grid),
            _ => (&mut launch.block, free.block),
        };
        if !free || value == 0 {
            return false;
        }
        match axis {
            "x" => dim.x = value,
            "y" => dim.y = value,
            _ => dim.z = value,
        }
        return true;
    }
    if canonical == "shared_bytes" {
        let Number::Int(value) = value else { return false };
        let Ok(value) = u64::try_from(value) else { return false };
        if free.shared && value <= limits::MAX_SHARED_BYTES {
            launch.shared_bytes = value;
            return true;
        }
        return false;
    }
    let Some(position) = eval::position(kernel, name) else { return false };
    if !free.params.get(position).copied().unwrap_or(false) {
        return false;
    }
    let name = &kernel.params[position].name;
    match launch.args.iter_mut().find(|a| a.name == *name) {
        Some(arg) if matches!(arg.value, ArgValue::Scalar(_)) => {
            arg.value = ArgValue::Scalar(value);
            true
        }
        _ => false,
    }
}

/// Tries to make one condition hold.
fn repair_one(expr: &Expr, kernel: &KernelInfo, launch: &mut Launch, free: &Free) {
    match &expr.kind {
        ExprKind::Binary(Op::And, a, b) => {
            repair_one(a, kernel, launch, free);
            repair_one(b, kernel, launch, free);
        }
        ExprKind::Binary(Op::Or, a, b) => {
            repair_one(a, kernel, launch, free);
            if !eval::holds(a, kernel, launch) {
                repair_one(b, kernel, launch, free);
            }
        }
        ExprKind::Binary(op, a, b) if op.compares() => {
            for (side, other, op) in [(a, b, *op), (b, a, op.swapped())] {
                if repair_side(side, op, other, kernel, launch, free)
                    && eval::holds(expr, kernel, launch)
                {
                    return;
                }
            }
        }
        ExprKind::Call(name, args) => match (name.as_str(), &args[..]) {
            ("pow2", [Expr { kind: ExprKind::Name(variable), .. }]) => {
                if let Some(now) = eval::number(&args[0], kernel, launch) {
                    let below = now.max(1).ilog2();
                    set(kernel, launch, free, variable, Number::Int(1 << below));
                }
            }
            ("distinct", [Expr { kind: ExprKind::Name(buffer), .. }]) => {
                change_buffer(kernel, launch, free, buffer, |b| b.generator = Generator::Iota);
            }
            _ => {}
        },
        _ => {}
    }
}

fn change_buffer(
    kernel: &KernelInfo,
    launch: &mut Launch,
    free: &Free,
    name: &str,
    change: impl FnOnce(&mut crate::Buffer),
) -> bool {
    let Some(position) = eval::position(kernel, name) else { return false };
    if !free.params.get(position).copied().unwrap_or(false) {
        return false;
    }
    let name = &kernel.params[position].name;
    let arg = launch.args.iter_mut().find(|a| a.name == *name);
    match arg.map(|a| &mut a.value) {
        Some(ArgValue::Buffer(buffer)) => {
            change(buffer);
            true
        }
        _ => false,
    }
}

/// Sets `side` so that it compares with `other` as `op` requires. Returns whether something was
/// set.
fn repair_side(
    side: &Expr,
    op: Op,
    other: &Expr,
    kernel: &KernelInfo,
    launch: &mut Launch,
    free: &Free,
) -> bool {
    let Some(wanted) = eval::any_number(other, kernel, launch) else { return false };
    let wanted = match (op, wanted) {
        (Op::Lt, Number::Int(i)) => Number::Int(i - 1),
        (Op::Gt | Op::Ne, Number::Int(i)) => Number::Int(i + 1),
        (Op::Lt, Number::Float(f)) => Number::Float(f - 1.0),
        (Op::Gt | Op::Ne, Number::Float(f)) => Number::Float(f + 1.0),
        (_, n) => n,
    };
    match &side.kind {
        ExprKind::Name(name) => set(kernel, launch, free, name, wanted),
        ExprKind::Cells(name) => {
            change_buffer(kernel, launch, free, name, |b| b.generator = Generator::Fill(wanted))
        }
        ExprKind::Call(call, args) if call == "len" => match (&args[..], wanted) {
            ([Expr { kind: ExprKind::Name(name), .. }], Number::Int(i)) => {
                let len = u64::try_from(i).ok().filter(|&len| len <= limits::MAX_SEARCH_CELLS);
                len.is_some() && change_buffer(kernel, launch, free, name, |b| b.len = len)
            }
            _ => false,
        },
        // `n % 4 == 0`: the nearest smaller multiple, or the first one if there is none.
        ExprKind::Binary(Op::Rem, variable, modulus) if op == Op::Eq => {
            let (ExprKind::Name(name), Number::Int(rest)) = (&variable.kind, wanted) else {
                return false;
            };
            let Some(m) = eval::number(modulus, kernel, launch).filter(|&m| m > 0) else {
                return false;
            };
            let Some(now) = eval::number(variable, kernel, launch) else { return false };
            let below = now - now.rem_euclid(m) + rest;
            let value = if below > 0 { below } else { m + rest };
            set(kernel, launch, free, name, Number::Int(value))
        }
        // `grid.x * block.x <= n`: the factor that is free takes the quotient.
        ExprKind::Binary(Op::Mul, a, b) => {
            let Number::Int(product) = wanted else { return false };
            [(a, b), (b, a)].iter().any(|(variable, rest)| {
                let ExprKind::Name(name) = &variable.kind else { return false };
                let rest = eval::number(rest, kernel, launch).filter(|&r| r > 0);
                rest.is_some_and(|r| {
                    set(kernel, launch, free, name, Number::Int((product / r).max(1)))
                })
            })
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests;

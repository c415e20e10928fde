//! Contracts: the launches that a kernel is meant for, as conditions in a small language.
//!
//! They are written in comments, `// warpscope: block.x <= 256, n % 4 == 0`, or given with
//! `--assume`. The search obeys them, and a run that violates one reports it. [`parser`] has the
//! grammar, [`eval`] the meaning; every error has its line and column.

pub mod comments;
pub mod constants;
pub mod eval;
pub mod expr;
mod extents;
pub mod host;
pub mod lexer;
pub mod parser;

use crate::params::KernelInfo;
use crate::{ArgValue, Dim3, Generator, Launch, Number};
use base::diagnostic::{Result, Span};
use base::limits;
use expr::{Expr, ExprKind, Operator};
use ir::LaunchBounds;
use std::fmt;

pub(crate) use extents::{KernelExtents, declares_dynamic_shared};

/// A condition and its origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// The condition.
    pub expr: Expr,
    /// The condition as it was written; for one that was derived, as it would be.
    pub text: String,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a condition comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A comment in a source file or in the IR.
    Comment {
        /// Name of the file.
        file: String,
        /// Line, counted from 1.
        line: u32,
        /// Column, counted from 1.
        column: u32,
    },
    /// The user, with `--assume`.
    Assume,
    /// The launches in the host code of this file.
    Host {
        /// Name of the file.
        file: String,
    },
    /// A proof, which needs it.
    Proof,
    /// The kernel's own `__launch_bounds__`.
    LaunchBounds,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Comment { file, line, column } => write!(f, "{file}:{line}:{column}"),
            Self::Assume => write!(f, "--assume"),
            Self::Host { file } => write!(f, "the launches in {file}"),
            Self::Proof => write!(f, "the proof"),
            Self::LaunchBounds => write!(f, "its launch bounds"),
        }
    }
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
    /// Adds the conditions of a comment in the file called `file`, whose text is `whole`.
    ///
    /// # Errors
    /// The comment is not a valid contract for `kernel`; places refer to `whole`.
    pub fn add_comment(
        &mut self,
        comment: &Comment,
        whole: &str,
        file: &str,
        kernel: &KernelInfo,
    ) -> Result<()> {
        self.add(&comment.text, comment.start, kernel, |span| {
            let (line, column) = span.line_column(whole);
            Origin::Comment { file: file.to_owned(), line, column }
        })
    }

    /// Adds the conditions of `text`, which the user gave with `--assume`.
    ///
    /// # Errors
    /// The text is not a valid contract for `kernel`.
    pub fn assume(&mut self, text: &str, kernel: &KernelInfo) -> Result<()> {
        self.add(text, 0, kernel, |_| Origin::Assume)
    }

    /// Adds the conditions of `text`, which starts at byte `start` of the whole.
    fn add(
        &mut self,
        text: &str,
        start: usize,
        kernel: &KernelInfo,
        origin: impl Fn(Span) -> Origin,
    ) -> Result<()> {
        for expr in parser::parse(text, start)? {
            eval::check(&expr, kernel)?;
            let (from, to) = (expr.span.start as usize - start, expr.span.end as usize - start);
            let written = text.get(from..to).unwrap_or(text).to_owned();
            let origin = origin(expr.span);
            self.flatten(expr, &written, &origin);
        }
        Ok(())
    }

    /// Adds the conditions that [`host::launches`] derived from the host code in `file`. More of
    /// them than a written contract may contain are ignored.
    pub fn add_launches(&mut self, conditions: Vec<Expr>, file: &str) {
        let texts: Vec<String> = conditions.iter().map(Expr::to_string).collect();
        if texts.iter().map(String::len).sum::<usize>() > limits::MAX_CONTRACT_BYTES {
            return;
        }
        let origin = Origin::Host { file: file.to_owned() };
        for (expr, text) in conditions.into_iter().zip(&texts) {
            self.flatten(expr, text, &origin);
        }
    }

    /// Adds what the kernel's attributes say of its blocks.
    pub fn add_launch_bounds(&mut self, bounds: &LaunchBounds, kernel: &KernelInfo) {
        let mut texts = vec![];
        if let Some(most) = bounds.max_threads.filter(|&n| n < limits::MAX_BLOCK_THREADS) {
            texts.push(format!("block.x * block.y * block.z <= {most}"));
        }
        if let Some([x, y, z]) = bounds.required {
            texts.push(format!("block.x == {x} && block.y == {y} && block.z == {z}"));
        }
        for text in texts {
            // Numbers that the language cannot express say nothing.
            let _ = self.add(&text, 0, kernel, |_| Origin::LaunchBounds);
        }
    }

    /// Adds the conditions of `text`, which the host code in `file` keeps. What is no condition for `kernel` is
    /// left out.
    pub fn add_host(&mut self, text: &str, file: &str, kernel: &KernelInfo) {
        let conditions = parser::parse(text, 0).unwrap_or_default();
        let valid = conditions.into_iter().filter(|e| eval::check(e, kernel).is_ok()).collect();
        self.add_launches(valid, file);
    }

    /// The conditions that were not derived from host code; `None` if that is all of them.
    pub fn without_host(&self) -> Option<Self> {
        let own = |clause: &&Clause| !matches!(clause.origin, Origin::Host { .. });
        let clauses: Vec<Clause> = self.clauses.iter().filter(own).cloned().collect();
        (clauses.len() < self.clauses.len()).then_some(Self { clauses })
    }

    /// All expressions in the conditions, the last ones first.
    fn expressions(&self) -> impl Iterator<Item = &Expr> {
        self.clauses.iter().rev().flat_map(|c| c.expr.walk())
    }

    /// Bounds of the kernel itself do not count: most sizes within them are nobody's.
    fn mentions_dimension(&self, of: &str) -> bool {
        let written = self.clauses.iter().filter(|c| c.origin != Origin::LaunchBounds);
        let mut all = written.flat_map(|c| c.expr.walk());
        all.any(|e| e.dimension().is_some_and(|d| d.starts_with(of)))
    }

    /// Whether a condition contains a dimension of the block.
    pub fn mentions_block(&self) -> bool {
        self.mentions_dimension("block.")
    }

    /// Whether a condition contains a dimension of the grid.
    pub fn mentions_grid(&self) -> bool {
        self.mentions_dimension("grid.")
    }

    /// Whether a condition contains the size of dynamic shared memory.
    pub fn names_shared(&self) -> bool {
        self.mentions_dimension("shared_bytes")
    }

    /// Whether a condition contains the length of a buffer.
    pub fn mentions_lengths(&self) -> bool {
        self.expressions().any(|e| matches!(&e.kind, ExprKind::Call(name, _) if name == "len"))
    }

    /// Whether a condition contains the parameter at this position of `kernel`, under any of its
    /// names.
    pub fn names(&self, kernel: &KernelInfo, param: usize) -> bool {
        self.expressions().any(|e| match &e.kind {
            ExprKind::Name(name) | ExprKind::Cells(name) => {
                e.dimension().is_none() && eval::position(kernel, name) == Some(param)
            }
            _ => false,
        })
    }

    /// Splits `a && b` into two conditions.
    fn flatten(&mut self, expr: Expr, text: &str, origin: &Origin) {
        let mut open = vec![expr];
        while let Some(expr) = open.pop() {
            match expr.kind {
                ExprKind::Binary(Operator::And, a, b) => {
                    open.push(*b);
                    open.push(*a);
                }
                kind => {
                    let expr = Expr { kind, span: expr.span };
                    let (text, origin) = (text.to_owned(), origin.clone());
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
                    (Operator::Le | Operator::Ge, n) => n,
                    (Operator::Lt, Number::Int(i)) => Number::Int(i - 1),
                    (Operator::Gt, Number::Int(i)) => Number::Int(i + 1),
                    _ => continue,
                };
                edges.push((name.clone(), edge));
            }
        }
        edges
    }

    /// Integers that occur in the contract.
    pub fn numbers(&self) -> Vec<i64> {
        let number = |expr: &Expr| match expr.kind {
            ExprKind::Number(Number::Int(i)) => i64::try_from(i).ok(),
            _ => None,
        };
        self.expressions().filter_map(number).collect()
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
        ExprKind::Binary(Operator::And, a, b) => {
            repair_one(a, kernel, launch, free);
            repair_one(b, kernel, launch, free);
        }
        ExprKind::Binary(Operator::Or, a, b) => {
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
            ("distinct" | "sorted", [Expr { kind: ExprKind::Name(buffer), .. }]) => {
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
    op: Operator,
    other: &Expr,
    kernel: &KernelInfo,
    launch: &mut Launch,
    free: &Free,
) -> bool {
    let Some(wanted) = eval::any_number(other, kernel, launch) else { return false };
    let wanted = match (op, wanted) {
        (Operator::Lt, Number::Int(i)) => Number::Int(i - 1),
        (Operator::Gt | Operator::Ne, Number::Int(i)) => Number::Int(i + 1),
        (Operator::Lt, Number::Float(f)) => Number::Float(f - 1.0),
        (Operator::Gt | Operator::Ne, Number::Float(f)) => Number::Float(f + 1.0),
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
        ExprKind::Binary(Operator::Rem, variable, modulus) if op == Operator::Eq => {
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
        ExprKind::Binary(Operator::Mul, a, b) => {
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

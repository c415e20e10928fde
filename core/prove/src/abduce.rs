//! Contracts by abduction: conditions on the launch under which an open pair is apart.
//!
//! Candidates are tried from those that exclude few launches to those that exclude many. Those that
//! would leave one thread are not among them: every kernel is free of races then.

use crate::dims::Dim;
use crate::extract::Kernel;
use crate::extract::builder::{Builder, Key};
use crate::extract::roots::{Root, constant_int};
use crate::pair::{Atom, Condition, Definition, Poly, Query};
use ir::intrinsics::Intrinsic;
use ir::{BinaryOp, InstKind, Operand, SymbolKind, Type, TypeId, ValueDef};
use launch::contract::expr::{Expr, ExprKind, Operator};
use launch::contract::{Clause, Origin};
use std::collections::BTreeSet;

/// Most numbers of the code that become bounds.
const MAX_NUMBERS: usize = 10;
/// Most buffers that are said to have distinct elements.
const MAX_SCATTERED: usize = 3;
/// Most integer parameters that clauses are about.
const MAX_PARAMS: usize = 5;
/// Most conditions that are tried for barriers.
const MAX_BARRIER_CLAUSES: usize = 48;
/// Most sizes of blocks that are tried together with other clauses.
const MAX_SIZES: usize = 24;

/// The constant that a number is multiplied by in one operation or in two, one after the other.
fn factor(k: &Kernel<'_>, o: Operand, depth: u32) -> Option<i128> {
    let f = &k.flat.function;
    let Operand::Value(v) = o else { return None };
    let ValueDef::Inst(i) = f.values[v].def else { return None };
    let InstKind::Binary { op, lhs, rhs, .. } = &f.insts[i].kind else { return None };
    let (rest, c) = match (op, constant_int(k.module, *lhs), constant_int(k.module, *rhs)) {
        (BinaryOp::Mul, _, Some(c)) => (lhs, c),
        (BinaryOp::Mul, Some(c), _) => (rhs, c),
        (BinaryOp::Shl, _, Some(c)) => (lhs, 1i128.checked_shl(u32::try_from(c).ok()?)?),
        _ => return None,
    };
    let inner = (depth > 0).then(|| factor(k, *rest, depth - 1)).flatten();
    inner.unwrap_or(1).checked_mul(c)
}

/// Numbers of the code that bound threads or scale indices, largest first.
pub(crate) fn numbers(k: &Kernel<'_>) -> Vec<i64> {
    let mut arrays = BTreeSet::new();
    let mut others = BTreeSet::new();
    let f = &k.flat.function;
    for (_, block) in f.blocks.iter() {
        for &i in &block.insts {
            match &f.insts[i].kind {
                InstKind::Gep { source, .. } => lengths(k, *source, &mut arrays),
                InstKind::Binary { op, lhs, rhs, .. } => {
                    let result = f.insts[i].result.map(Operand::Value);
                    others.extend(result.and_then(|o| factor(k, o, 1)));
                    for o in [lhs, rhs] {
                        let Some(c) = constant_int(k.module, *o) else { continue };
                        others.extend(match op {
                            BinaryOp::Mul
                            | BinaryOp::UDiv
                            | BinaryOp::SDiv
                            | BinaryOp::URem
                            | BinaryOp::SRem => Some(c),
                            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if o == rhs => {
                                (0..16).contains(&c).then(|| 1i128 << c)
                            }
                            BinaryOp::And => Some(c.saturating_add(1)),
                            BinaryOp::Add | BinaryOp::Sub => Some(c.saturating_abs()),
                            _ => None,
                        });
                    }
                }
                InstKind::Call(call) => {
                    // The number of threads of a barrier.
                    if let Some(Intrinsic::Barrier(barrier)) = k.module.intrinsic(call)
                        && let Some(count) = barrier.count.and_then(|i| call.args.get(i))
                    {
                        others.extend(constant_int(k.module, count.value));
                    }
                }
                InstKind::ICmp { lhs, rhs, .. } => {
                    for o in [lhs, rhs] {
                        others.extend(constant_int(k.module, *o));
                    }
                }
                _ => {}
            }
        }
    }
    // The arrays that this kernel uses: a file may have others.
    let mut used = BTreeSet::new();
    for (_, block) in f.blocks.iter() {
        for access in block.insts.iter().flat_map(|&i| k.accesses(i)) {
            used.extend(k.roots.of(access.ptr));
        }
    }
    for root in used {
        if let Root::Shared(symbol) = root
            && let SymbolKind::Global(g) = k.module.symbols[symbol].kind
        {
            lengths(k, k.module.globals[g].ty, &mut arrays);
        }
    }
    let useful = |n: &i128| (2..=1024).contains(n);
    let lengths_of_arrays: BTreeSet<i64> =
        arrays.into_iter().filter(useful).map(|n| n as i64).collect();
    let mut out: Vec<i64> = lengths_of_arrays.iter().copied().collect();
    out.extend(others.into_iter().filter(useful).map(|n| n as i64));
    out.sort_unstable_by(|a, b| b.cmp(a));
    out.dedup();
    if out.len() > MAX_NUMBERS {
        out.retain(|n| n.count_ones() == 1 || lengths_of_arrays.contains(n));
    }
    // The smallest ones are seldom sizes of blocks.
    out.truncate(MAX_NUMBERS);
    if !out.contains(&32) {
        out.push(32);
        out.sort_unstable_by(|a, b| b.cmp(a));
    }
    out
}

fn lengths(k: &Kernel<'_>, ty: TypeId, out: &mut BTreeSet<i128>) {
    let mut at = ty;
    let mut all = 1i128;
    for _ in 0..4 {
        match k.module.types.resolve(at) {
            Type::Array { elem, len } => {
                out.insert(i128::from(*len));
                // A block of 64 with a cell more on each side.
                if *len > 8 {
                    out.insert(1i128 << len.ilog2());
                }
                // Each thread has two elements.
                if *len >= 64 && len % 2 == 0 {
                    out.insert(i128::from(*len) / 2);
                }
                all = all.saturating_mul(i128::from(*len));
                out.insert(all);
                at = *elem;
            }
            _ => return,
        }
    }
}

fn clause(expr: Expr) -> Clause {
    let text = expr.to_string();
    Clause { expr, text, origin: Origin::Proof }
}

const BLOCK: [&str; 3] = ["blockDim.x", "blockDim.y", "blockDim.z"];
const GRID: [&str; 3] = ["gridDim.x", "gridDim.y", "gridDim.z"];

/// Whether a number of a thread is multiplied by an atom, as rows are by their width.
fn scales(query: &Query, atom: Atom) -> bool {
    let in_poly = |p: &Poly| {
        p.terms().iter().any(|(m, _)| {
            m.atoms().contains(&atom) && m.atoms().iter().any(|a| query.atoms.varies(*a))
        })
    };
    let condition = |c: &Condition| match c {
        Condition::Nonneg(p) | Condition::Zero(p) => in_poly(p),
        _ => false,
    };
    // A product that may wrap is what is left of it in its type.
    let wraps = |d: &Definition| match d {
        Definition::Divide { dividend, .. } => in_poly(dividend),
        _ => false,
    };
    query.conditions.iter().any(condition) || query.definitions.iter().any(wraps)
}

/// Parameters that are multiplied by a number of a thread, as the width of a row is, or of which a quotient
/// is: a row has a word for so many of them.
fn pitches(k: &Kernel<'_>, builder: &Builder<'_>) -> Vec<String> {
    let query = &builder.query;
    let mut out = vec![];
    for (p, _) in k.flat.function.params.iter().enumerate() {
        let Some(atom) = builder.find(&Key::Param(p as u32)) else { continue };
        let of_quotient = |d: &Definition| match d {
            Definition::Divide { dividend, quotient, .. } => {
                dividend.mentions(atom) && quotient.atom().is_some_and(|q| scales(query, q))
            }
            _ => false,
        };
        if scales(query, atom) || query.definitions.iter().any(of_quotient) {
            out.push(k.param_name(p as u32));
        }
    }
    out
}

/// Conditions that may close a pair.
pub(crate) struct Candidates {
    /// Sets of one or two on parameters alone, weakest first.
    pub few: Vec<Vec<Clause>>,
    /// Single ones that relate parameters to the launch, and those on the block.
    pub single: Vec<Vec<Clause>>,
    /// Those of the grid that leave one block along an axis.
    pub blocks: Vec<Clause>,
    /// Lower bounds of parameters, the strongest of each: all of them together can be met.
    pub params: Vec<Clause>,
    /// Weaker ones than those, by parameter, weakest first.
    pub weaker: Vec<Vec<Clause>>,
    /// Numbers that bound each axis of the block, largest first.
    pub bounds: Vec<Vec<Clause>>,
    /// The same where other bounds are not enough: with numbers that are seldom sizes of blocks, then also
    /// with 1 along further axes.
    pub unusual: Vec<Vec<Vec<Clause>>>,
    /// Blocks of given sizes.
    pub sizes: Vec<Vec<Clause>>,
}

/// Conditions that may close the pair of this query, of accesses to so many bytes.
pub(crate) fn candidates(
    k: &Kernel<'_>,
    query: &Builder<'_>,
    numbers: &[i64],
    between_blocks: bool,
    bytes: i64,
) -> Candidates {
    let has = |key: Key| query.knows(&key);
    let sized = |a: &usize| has(Key::Ntid(*a as u8)) || has(Key::Units(*a as u8));
    let block: Vec<usize> = (0..3).filter(sized).collect();
    let grid: Vec<usize> = (0..3).filter(|&a| has(Key::Nctaid(a as u8))).collect();
    fn name(n: impl Into<String>) -> Expr {
        Expr::name(n)
    }
    let int = Expr::int;
    let le = |a: Expr, b: Expr| clause(a.binary(Operator::Le, b));
    let ge = |a: Expr, b: Expr| clause(a.binary(Operator::Ge, b));
    let mut params = vec![];
    for (p, param) in k.flat.function.params.iter().enumerate() {
        let wide = matches!(k.module.types.get(param.ty), Type::Int(n) if *n >= 16);
        if wide && has(Key::Param(p as u32)) && params.len() < MAX_PARAMS {
            params.push(k.param_name(p as u32));
        }
    }
    let pitches = pitches(k, query);
    let mut ascending = numbers.to_vec();
    ascending.sort_unstable();
    let mut signs: Vec<Clause> = vec![];
    for p in &params {
        signs.push(ge(name(p), int(0)));
        signs.push(ge(name(p), int(1)));
    }
    // Numbers of bits by which something is shifted.
    let mut shifts: Vec<Vec<Clause>> = vec![];
    for (p, param) in k.flat.function.params.iter().enumerate() {
        let Some(atom) = query.find(&Key::Param(p as u32)) else { continue };
        let Type::Int(width) = *k.module.types.get(param.ty) else { continue };
        // A number that may be negative is taken as a remainder.
        let is_it = |p: &Poly| {
            let of_it = |d: &Definition| match d {
                Definition::Divide { dividend, remainder, .. } => {
                    dividend.mentions(atom) && remainder.atom().is_some_and(|r| p.mentions(r))
                }
                _ => false,
            };
            p.mentions(atom) || query.query.definitions.iter().any(of_it)
        };
        let exponent = |d: &Definition| match d {
            Definition::Power { exponent, .. } => is_it(exponent),
            _ => false,
        };
        if query.query.definitions.iter().any(exponent) {
            let name = k.param_name(p as u32);
            let most = i64::from(width.min(64)) - 2;
            shifts.push(vec![
                ge(Expr::name(name.as_str()), int(0)),
                le(Expr::name(name.as_str()), int(most)),
            ]);
        }
    }
    // Powers of two of which a part is a size, too.
    let mut parts: Vec<Vec<Clause>> = vec![];
    for p in &params {
        let Some(position) = launch::contract::eval::position(k.info, p) else { continue };
        let atom = u32::try_from(position).ok().and_then(|p| query.find(&Key::Param(p)));
        let Some(atom) = atom else { continue };
        let divisor = |d: &Definition| match d {
            Definition::Divide { dividend, divisor, .. } if dividend.atom() == Some(atom) => {
                divisor.constant().and_then(|c| i64::try_from(c).ok())
            }
            _ => None,
        };
        let divisors = query.query.definitions.iter().filter_map(divisor);
        if let Some(most) = divisors.filter(|c| (2..=64).contains(c)).max() {
            let call = ExprKind::Call("pow2".to_owned(), vec![name(p.as_str())]);
            let power = clause(Expr { kind: call, ..int(0) });
            parts.push(vec![power, ge(name(p.as_str()), int(most))]);
        }
    }
    // What is halved in every iteration is mostly a power of two.
    let mut halved: Vec<Vec<Clause>> = vec![];
    for p in &params {
        let Some(position) = launch::contract::eval::position(k.info, p) else { continue };
        let atom = u32::try_from(position).ok().and_then(|p| query.find(&Key::Param(p)));
        let Some(atom) = atom else { continue };
        let defined = &query.query.definitions;
        let of_it = |x: &Poly| {
            let quotient = |d: &Definition| match d {
                Definition::Divide { dividend, quotient, .. } => {
                    dividend.atom() == Some(atom) && quotient == x
                }
                _ => false,
            };
            x.atom() == Some(atom) || defined.iter().any(quotient)
        };
        let by_power = |d: &Definition| match d {
            Definition::Divide { dividend, divisor, .. } => {
                divisor.constant().is_none() && of_it(dividend)
            }
            _ => false,
        };
        if defined.iter().any(by_power) {
            let call = ExprKind::Call("pow2".to_owned(), vec![name(p.as_str())]);
            halved.push(vec![clause(Expr { kind: call, ..int(0) })]);
        }
    }
    // Rows that hold what is made of them. A pitch is often signed, and converted to an unsigned number.
    let mut rows: Vec<Vec<Clause>> = vec![];
    for p in &params {
        for q in pitches.iter().filter(|q| *q != p) {
            let fits = le(name(p), name(q));
            rows.push(vec![fits.clone()]);
            rows.push(vec![fits.clone(), ge(name(q), int(0))]);
            rows.push(vec![fits, ge(name(q), int(1))]);
            // A number of a row or column.
            let inside = clause(name(p).binary(Operator::Lt, name(q)));
            rows.push(vec![inside, ge(name(p), int(0))]);
            // A pitch in bytes.
            if bytes > 1 {
                rows.push(vec![le(int(bytes).binary(Operator::Mul, name(p)), name(q))]);
            }
        }
    }
    let mut single: Vec<Clause> = vec![];
    for p in &params {
        for &a in &block {
            single.push(ge(name(p), name(BLOCK[a])));
            // Each thread has two elements.
            single.push(ge(name(p), int(2).binary(Operator::Mul, name(BLOCK[a]))));
            if grid.contains(&a) {
                let all = name(BLOCK[a]).binary(Operator::Mul, name(GRID[a]));
                single.push(ge(name(p), all));
            }
        }
        for &n in &ascending {
            single.push(ge(name(p), int(n)));
            for &a in &grid {
                single.push(ge(name(p), int(n).binary(Operator::Mul, name(GRID[a]))));
            }
        }
    }
    let mut threads: Vec<Clause> = vec![];
    for &n in numbers {
        for &a in &block {
            threads.push(le(name(BLOCK[a]), int(n)));
        }
    }
    for &a in &block {
        // Along an axis that the code does not read, all threads of a block do the same.
        if a > 0 || !k.reads[0][a] {
            threads.push(clause(name(BLOCK[a]).equals(int(1))));
        }
    }
    for &a in &block {
        let warps = name(BLOCK[a]).binary(Operator::Rem, int(i64::from(k.warp_size)));
        threads.push(clause(warps.equals(int(0))));
    }
    for &n in numbers {
        for &a in &block {
            if n > 1 {
                threads.push(clause(name(BLOCK[a]).equals(int(n))));
            }
        }
    }
    // What is made of bits of them, or halved and doubled.
    let bits = |d: &Definition| matches!(d, Definition::Bits { .. } | Definition::Power { .. });
    if query.query.definitions.iter().any(bits) {
        let params = params.iter().map(|p| name(p.as_str()));
        let all = block.iter().map(|&a| name(BLOCK[a])).chain(params);
        threads.extend(
            all.map(|n| {
                clause(Expr { kind: ExprKind::Call("pow2".to_owned(), vec![n]), ..int(0) })
            }),
        );
    }
    let each = |list: Vec<Clause>| list.into_iter().map(|c| vec![c]);
    let mut blocks: Vec<Clause> = vec![];
    if between_blocks {
        for &a in &grid {
            blocks.push(clause(name(GRID[a]).equals(int(1))));
        }
    }
    // A grid that is wide enough for the rows that it makes columns of, as a transposition needs.
    if between_blocks {
        for &a in &grid {
            for &b in grid.iter().filter(|b| **b != a) {
                single.push(le(name(GRID[a]), name(GRID[b])));
            }
        }
    }
    single.extend(threads);
    // Contents of which each is at one place only, as those of a permutation.
    let scattered: Vec<Clause> = query
        .scattered()
        .into_iter()
        .take(MAX_SCATTERED)
        .map(|p| {
            let buffer = name(k.param_name(p));
            clause(Expr { kind: ExprKind::Call("distinct".to_owned(), vec![buffer]), ..int(0) })
        })
        .collect();
    // Begins of ranges that come one after another, as those of rows.
    let ranged: Vec<Clause> = query
        .ranged()
        .into_iter()
        .take(MAX_SCATTERED)
        .map(|p| {
            let buffer = name(k.param_name(p));
            clause(Expr { kind: ExprKind::Call("sorted".to_owned(), vec![buffer]), ..int(0) })
        })
        .collect();
    let few = each(signs)
        .chain(shifts)
        .chain(halved)
        .chain(rows)
        .chain(each(ranged))
        .chain(each(scattered))
        .collect();
    let single = each(single).chain(parts).collect();
    let bounds = upper_bounds(numbers, &block, 8, false);
    let mut unusual =
        vec![upper_bounds(numbers, &block, 2, false), upper_bounds(numbers, &block, 2, true)];
    unusual.dedup();
    unusual.retain(|other| *other != bounds);
    let (params, weaker) = lower_bounds(&params, &pitches, numbers, &block, &grid);
    let sizes = sizes(numbers, &block);
    Candidates { few, single, blocks, params, weaker, bounds, unusual, sizes }
}

/// Upper bounds of each axis of the block, largest first: numbers, along x from the least on, and perhaps 1
/// along others.
fn upper_bounds(numbers: &[i64], block: &[usize], least: i64, flat: bool) -> Vec<Vec<Clause>> {
    let of_axis = |&a: &usize| {
        let axis = || Expr::name(BLOCK[a]);
        let least = if a == 0 { least } else { 2 };
        let most = numbers.iter().filter(|&&n| n >= least);
        let mut list: Vec<Clause> =
            most.map(|&n| clause(axis().binary(Operator::Le, Expr::int(n)))).collect();
        // Threads along x are left.
        if flat && a > 0 && block.contains(&0) {
            list.push(clause(axis().equals(Expr::int(1))));
        }
        list
    };
    block.iter().map(of_axis).filter(|list| !list.is_empty()).collect()
}

/// Lower bounds of parameters: the strongest ones of each, and of each the others, weakest first.
fn lower_bounds(
    params: &[String],
    pitches: &[String],
    numbers: &[i64],
    block: &[usize],
    grid: &[usize],
) -> (Vec<Clause>, Vec<Vec<Clause>>) {
    let ge = |a: &str, b: Expr| clause(Expr::name(a).binary(Operator::Ge, b));
    let all = |n: i64, a: usize| Expr::int(n).binary(Operator::Mul, Expr::name(GRID[a]));
    let width = |a: usize| Expr::name(BLOCK[a]).binary(Operator::Mul, Expr::name(GRID[a]));
    let mut ascending = numbers.to_vec();
    ascending.sort_unstable();
    let (mut strongest, mut weaker) = (vec![], vec![]);
    for p in params {
        if !pitches.contains(p) {
            strongest.push(ge(p, Expr::int(0)));
            weaker.push(vec![]);
            continue;
        }
        let most = ascending.last().copied().unwrap_or(32);
        // With the bounds of the block, the strongest says as much as one with the size of the block.
        for &a in grid {
            strongest.push(ge(p, all(most, a)));
            let mut list = vec![ge(p, Expr::int(1))];
            let in_block = block.contains(&a);
            list.extend(in_block.then(|| ge(p, Expr::name(BLOCK[a]))));
            list.extend(ascending.iter().map(|&n| ge(p, Expr::int(n))));
            list.extend(in_block.then(|| ge(p, width(a))));
            list.extend(ascending.iter().map(|&n| ge(p, all(n, a))));
            weaker.push(list);
        }
        if grid.is_empty() {
            strongest.push(ge(p, Expr::int(most)));
            let mut list = vec![ge(p, Expr::int(1))];
            list.extend(ascending.iter().map(|&n| ge(p, Expr::int(n))));
            weaker.push(list);
        }
    }
    (strongest, weaker)
}

/// A bound of the block by larger numbers, the least first.
pub(crate) fn larger_bounds(bound: &Clause, numbers: &[i64]) -> Vec<Clause> {
    let ExprKind::Binary(op, axis, most) = &bound.expr.kind else { return vec![] };
    let ExprKind::Number(launch::Number::Int(most)) = most.kind else { return vec![] };
    // No axis is shorter than 1.
    if !(*op == Operator::Le || *op == Operator::Eq && most == 1) {
        return vec![];
    }
    if !axis.dimension().is_some_and(|d| d.starts_with("block.")) {
        return vec![];
    }
    let mut larger: Vec<i64> =
        numbers.iter().copied().filter(|&n| i128::from(n) > most && n <= 1024).collect();
    larger.sort_unstable();
    larger
        .into_iter()
        .map(|n| clause((**axis).clone().binary(Operator::Le, Expr::int(n))))
        .collect()
}

/// Blocks that are as large as numbers of the code.
fn sizes(numbers: &[i64], block: &[usize]) -> Vec<Vec<Clause>> {
    let mut out: Vec<(i64, Vec<(usize, i64)>)> = vec![(1, vec![])];
    for &a in block {
        let before = std::mem::take(&mut out);
        for (all, dims) in before {
            for &n in numbers.iter().filter(|&&n| n >= if a == 0 { 8 } else { 2 }) {
                if all * n <= 1024 {
                    let mut dims = dims.clone();
                    dims.push((a, n));
                    out.push((all * n, dims));
                }
            }
        }
    }
    out.retain(|o| !o.1.is_empty());
    // Large blocks first, and among those of one size the squarest.
    let widest = |dims: &[(usize, i64)]| dims.iter().map(|d| d.1).max();
    out.sort_by_key(|(all, dims)| (std::cmp::Reverse(*all), widest(dims)));
    out.truncate(MAX_SIZES);
    let clauses = |dims: Vec<(usize, i64)>| {
        let one = |(a, n): (usize, i64)| clause(Expr::name(BLOCK[a]).equals(Expr::int(n)));
        dims.into_iter().map(one).collect()
    };
    out.into_iter().map(|(_, dims)| clauses(dims)).collect()
}

/// Sets of clauses under which branches before barriers may be the same for all threads, weakest first.
pub(crate) fn for_barriers(k: &Kernel<'_>, numbers: &[i64]) -> Vec<Vec<Clause>> {
    let free = |dims: [Dim; 3]| (0..3usize).filter(move |&a| dims[a] == Dim::Free);
    let block: Vec<usize> = free(k.dims.block).collect();
    let grid: Vec<usize> = free(k.dims.grid).collect();
    let mut out = vec![];
    let mut params = vec![];
    for (p, param) in k.flat.function.params.iter().enumerate() {
        let wide = matches!(k.module.types.get(param.ty), Type::Int(n) if *n >= 16);
        if wide && params.len() < MAX_PARAMS {
            params.push(Expr::name(k.param_name(p as u32)));
        }
    }
    let name = |n: &str| Expr::name(n);
    for p in &params {
        for &a in &block {
            let (size, count) = (name(BLOCK[a]), p.clone());
            out.push(clause(count.binary(Operator::Ge, size)));
            if grid.contains(&a) {
                let all = name(BLOCK[a]).binary(Operator::Mul, name(GRID[a]));
                out.push(clause(p.clone().binary(Operator::Ge, all)));
            }
        }
    }
    for p in &params {
        for &a in &block {
            let rest = p.clone().binary(Operator::Rem, name(BLOCK[a]));
            out.push(clause(rest.equals(Expr::int(0))));
        }
    }
    for &n in numbers {
        for &a in &block {
            out.push(clause(name(BLOCK[a]).binary(Operator::Le, Expr::int(n))));
        }
    }
    for &a in &block {
        let warps = name(BLOCK[a]).binary(Operator::Rem, Expr::int(i64::from(k.warp_size)));
        out.push(clause(warps.equals(Expr::int(0))));
    }
    for &n in numbers {
        for &a in &block {
            out.push(clause(name(BLOCK[a]).equals(Expr::int(n))));
        }
    }
    out.truncate(MAX_BARRIER_CLAUSES);
    out.into_iter().map(|c| vec![c]).collect()
}

/// Whether a clause is about parameters.
pub(crate) fn is_about_parameters(clause: &Clause) -> bool {
    let ExprKind::Binary(_, a, _) = &clause.expr.kind else { return true };
    a.dimension().is_none()
}

/// Whether a clause is about the elements of a buffer.
pub(crate) fn is_about_contents(clause: &Clause) -> bool {
    matches!(&clause.expr.kind, ExprKind::Call(name, _) if name == "distinct" || name == "sorted")
}

/// Whether a clause is a condition that kernels of the usual kind have: a bound on the block, one
/// block, or a bound on a size.
pub fn is_usual(clause: &Clause) -> bool {
    let ExprKind::Binary(op, a, b) = &clause.expr.kind else {
        // A power of two.
        return matches!(clause.expr.kind, ExprKind::Call(..));
    };
    let number = |e: &Expr| match e.kind {
        ExprKind::Number(launch::Number::Int(n)) => Some(n),
        _ => None,
    };
    let dimension = a.dimension();
    match (dimension.as_deref(), op, number(b)) {
        (Some("grid.x" | "grid.y" | "grid.z"), Operator::Eq, Some(1)) => true,
        (Some("grid.x" | "grid.y" | "grid.z"), Operator::Le, None) => b.dimension().is_some(),
        (Some("block.x"), Operator::Le | Operator::Eq, Some(n)) => {
            n >= 8 || (n == 1 && *op == Operator::Eq)
        }
        (Some("block.y" | "block.z"), Operator::Le | Operator::Eq, Some(n)) => n >= 2,
        (Some(_), ..) => false,
        (None, Operator::Ge | Operator::Le | Operator::Lt, _) => true,
        _ => false,
    }
}

//! Derives constraints on a kernel's launches from the host code of a whole program.
//!
//! A program contains launches such as `reduce<float, 256><<<blocks, 256>>>(…)`. Block sizes that
//! can be derived from the text (numbers, named constants, `dim3` variables, what callers pass) are
//! those that the kernel is made for, and become a clause of its contract. The same holds for a grid
//! of one block, a square grid, a number such as `n` in `k<<<1, n>>>(a, n)` that is also the block
//! size, and small numbers that all launches pass. If everything about a small launch is known, down
//! to the lengths of what `cudaMalloc` returned, it is the launch to check. This reads words, not
//! C++; what cannot be derived stays unconstrained.

mod program;
mod value;
mod words;

use super::expr::{Expr, Operator};
use base::limits;
use program::{Call, Program, is_name};
use std::collections::BTreeSet;
use value::{Budget, Evaluator, Size};
use words::{Range, words};

/// Maximum number of launches examined.
const MAX_LAUNCHES: usize = 64;

/// Numbers up to this that are passed to a kernel are taken as its intended arguments; larger ones
/// are only examples, since the search runs smaller launches.
const MAX_NUMBER: i64 = 4096;

/// Launches of up to this many threads are run as they are if everything about them is known.
const MAX_EXACT_THREADS: i64 = limits::MAX_SEARCH_THREADS as i64;
/// The same for kernels with loops, whose runs may be long.
const MAX_EXACT_THREADS_OF_LOOPS: i64 = 1 << 12;
/// Maximum number of such launches of one kernel.
const MAX_EXACT: usize = 4;

/// What is wanted of the launches of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Sizes of the block.
    pub block: bool,
    /// Sizes of the grid.
    pub grid: bool,
    /// The size of dynamic shared memory.
    pub shared: bool,
    /// Whether the kernel has no loops, so that large launches take few steps.
    pub straight: bool,
    /// The parameters, in order.
    pub params: &'a [WantedParam<'a>],
}

/// What is wanted of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum WantedParam<'a> {
    /// The value of the integer with this name.
    Number(&'a str),
    /// The length of the buffer with this name, whose cells have this many bytes.
    Buffer(&'a str, u64),
    /// A value that does not matter.
    Free,
    /// Nothing: it is given, or constrained in another way.
    Nothing,
}

/// One launch in the text.
#[derive(Clone, Debug)]
struct Launched {
    /// Whether it launches this exact instance of a template.
    same: bool,
    grid: Size,
    block: Size,
    /// Whether the grid is as wide as it is high.
    square: bool,
    /// Size of dynamic shared memory.
    shared: Shared,
    /// What is known about each argument, in order.
    args: Vec<Passed>,
}

/// What is known about the size of dynamic shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shared {
    Unknown,
    Value(i64),
    /// This many bytes for each thread in x, and this many more.
    Threads(i64, i64),
}

/// What is known about an argument of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passed {
    /// Nothing is known.
    Unknown,
    /// The argument has this value.
    Value(i64),
    /// The argument is the number of threads in x, times this.
    Blocks(i64),
    /// The argument is the row pitch that `cudaMallocPitch` returned, or a fraction of it.
    Pitch(i64),
    /// The argument is the start of memory of this many bytes.
    Bytes(i64),
}

/// Row pitch in bytes assumed for `cudaMallocPitch`: real pitches are multiples of 512 that hold a
/// row, and the search makes rows of up to 1024 numbers.
const PITCH: i64 = 4096;

/// The words of one launch.
struct Site {
    /// The word at which it is.
    at: usize,
    template: Vec<Range>,
    grid: Range,
    block: Range,
    shared: Option<Range>,
    /// Arguments; with the address taken of each if `addresses`.
    args: Vec<Range>,
}

/// Conditions derived from the launches of the kernel `display_name` (`ns::k<int, 4>`) in `source`.
pub fn launches(source: &str, display_name: &str, wanted: &Wanted<'_>) -> Vec<Expr> {
    let words = words(source);
    let program = Program::new(&words);
    let base = |name: &str| {
        let name = name.split('(').next().unwrap_or(name);
        let plain = name.split('<').next().unwrap_or(name);
        plain.rsplit("::").next().unwrap_or(plain).trim().to_owned()
    };
    let name = base(display_name);
    let wanted_args = display_name
        .split_once('<')
        .and_then(|(_, r)| r.rsplit_once('>'))
        .map(|r| without_casts(r.0));
    let mut all: Vec<Launched> = vec![];
    for site in sites(&program, &name) {
        for chain in program.chains(site.at) {
            if all.len() < MAX_LAUNCHES {
                all.push(launched(&program, &site, &chain, wanted_args.as_deref(), wanted));
            }
        }
    }
    // Launches of this exact instance, if there are any.
    if all.iter().any(|l| l.same) {
        all.retain(|l| l.same);
    }
    if all.is_empty() {
        return vec![];
    }
    if let Some(exact) = exact(&all, wanted) {
        return exact;
    }
    let mut clauses = vec![];
    if wanted.block {
        clauses.extend(clause("block", &all.iter().map(|l| l.block).collect::<Vec<_>>(), false));
    }
    if wanted.grid {
        clauses.extend(clause("grid", &all.iter().map(|l| l.grid).collect::<Vec<_>>(), true));
        if all.iter().all(|l| l.square) {
            clauses.push(Expr::name("grid.x").equals(Expr::name("grid.y")));
        }
        // A grid of many blocks is one of several at least.
        for (a, axis) in ["x", "y", "z"].iter().enumerate() {
            if all.iter().all(|l| l.grid[a].is_some_and(|n| n > 1)) {
                clauses.push(Expr::name(format!("grid.{axis}")).binary(Operator::Ge, Expr::int(2)));
            }
        }
    }
    let first = all[0].shared;
    if wanted.shared && all.iter().all(|l| l.shared == first) {
        let shared = Expr::name("shared_bytes");
        match first {
            Shared::Value(n) => clauses.push(shared.equals(Expr::int(n))),
            Shared::Threads(n, more) if wanted.block => {
                let mut size = Expr::name("block.x").binary(Operator::Mul, Expr::int(n));
                if more > 0 {
                    size = size.binary(Operator::Add, Expr::int(more));
                }
                clauses.push(shared.equals(size));
            }
            _ => {}
        }
    }
    let mut fixed = false;
    for (i, param) in wanted.params.iter().enumerate().filter(|_| wanted.block && wanted.grid) {
        let first = all[0].args[i];
        let WantedParam::Number(name) = param else { continue };
        if all.iter().any(|l| l.args[i] != first) {
            continue;
        }
        let (name, block) = (Expr::name(*name), Expr::name("block.x"));
        match first {
            Passed::Value(n) if (1..=MAX_NUMBER).contains(&n) => {
                clauses.push(name.equals(Expr::int(n)));
                fixed = true;
            }
            Passed::Pitch(n) => clauses.push(name.equals(Expr::int(n))),
            Passed::Blocks(1) => clauses.push(block.equals(name)),
            Passed::Blocks(n) => {
                clauses.push(block.binary(Operator::Mul, Expr::int(n)).equals(name));
            }
            _ => {}
        }
    }
    // Such numbers apply to grids no larger than those launched.
    for (a, axis) in ["x", "y", "z"].iter().enumerate().filter(|_| fixed) {
        let largest = all.iter().map(|l| l.grid[a]).max().flatten();
        if let Some(n) = largest.filter(|&n| n > 1 && all.iter().all(|l| l.grid[a].is_some())) {
            clauses.push(Expr::name(format!("grid.{axis}")).binary(Operator::Le, Expr::int(n)));
        }
    }
    clauses
}

/// Names of the constants and other globals that the host sets with `cudaMemcpyToSymbol`, with the
/// integer it copies if the text shows that.
pub fn set_by_host(source: &str) -> Vec<(String, Option<i64>)> {
    const MAX_CONSTANTS: usize = 64;
    let words = words(source);
    let program = Program::new(&words);
    let mut found: Vec<(String, Option<i64>)> = vec![];
    for name in ["cudaMemcpyToSymbol", "cudaMemcpyToSymbolAsync"] {
        for &at in program.at(name) {
            let args = program.arguments(at + 1);
            let [symbol, from, ..] = &args[..] else { continue };
            let Some(symbol) = symbol.clone().rev().find(|&i| is_name(words[i])) else { continue };
            let chains = program.chains(at);
            let budget = Budget::new();
            let eval = Evaluator::new(&program, chains.first().map_or(&[], |c| c), &budget);
            let value = match &words[from.clone()] {
                ["&", variable] if is_name(variable) && args.len() < 4 => {
                    eval.int(from.start + 1..from.end, at, 0)
                }
                _ => None,
            };
            let symbol = words[symbol].to_owned();
            if let Some(known) = found.iter_mut().find(|f| f.0 == symbol) {
                if known.1 != value {
                    known.1 = None;
                }
            } else if found.len() < MAX_CONSTANTS {
                found.push((symbol, value));
            }
        }
    }
    found
}

/// The launches of the kernel `name`, in all forms.
fn sites(program: &Program<'_>, name: &str) -> Vec<Site> {
    let mut sites = vec![];
    for &at in program.at(name) {
        if sites.len() >= MAX_LAUNCHES {
            break;
        }
        let close = program.close_angle(at + 1);
        let template = close.map(|close| program.split(at + 2..close)).unwrap_or_default();
        let after = close.map_or(at + 1, |close| close + 1);
        if program.word(after) == "<<<" {
            let Some(end) = program.words[after..].iter().position(|w| *w == ">>>") else {
                continue;
            };
            let config = program.split(after + 1..after + end);
            let [grid, block, rest @ ..] = &config[..] else { continue };
            let args = program.arguments(after + end + 1);
            let (grid, block, shared) = (grid.clone(), block.clone(), rest.first().cloned());
            sites.push(Site { at, template, grid, block, shared, args });
            continue;
        }
        // `cudaLaunchKernel((void *)k<8>, grid, block, arguments, shared, stream)`
        let Some((call, open)) = call_around(program, at) else { continue };
        let args = program.arguments(open);
        let Some(own) = args.iter().position(|a| a.contains(&at)) else { continue };
        match call {
            "cudaLaunchKernel" | "cudaLaunchCooperativeKernel" if own == 0 && args.len() >= 4 => {
                let list = addresses(program, &args[3], at);
                sites.push(Site {
                    at,
                    template,
                    grid: args[1].clone(),
                    block: args[2].clone(),
                    shared: args.get(4).cloned(),
                    args: list,
                });
            }
            "cudaLaunchKernelEx" if own == 1 => {
                if let Some(site) = extended(program, &args, at, template) {
                    sites.push(site);
                }
            }
            _ => {}
        }
    }
    sites
}

/// The name and parenthesis of the call whose arguments contain the word `at`.
fn call_around<'a>(program: &Program<'a>, at: usize) -> Option<(&'a str, usize)> {
    let mut i = at;
    while i > 0 {
        i -= 1;
        match program.words[i] {
            ")" if program.pair[i] < i => i = program.pair[i],
            "(" => {
                let name = program.word(i.checked_sub(1)?);
                if is_name(name) {
                    return Some((name, i));
                }
            }
            ";" | "{" | "}" => return None,
            _ => {}
        }
    }
    None
}

/// The arguments behind `void *args[] = {&a, &b}`.
fn addresses(program: &Program<'_>, arg: &Range, at: usize) -> Vec<Range> {
    let name = arg.clone().find(|&i| is_name(program.words[i]) && program.words[i] != "void");
    let Some(name) = name.map(|i| program.words[i]) else { return vec![] };
    let list = program.at(name).iter().rev().find_map(|&i| {
        let open = (i + 1..i + 8).find(|&k| program.word(k) == "{")?;
        let plain = program.words[i + 1..open].iter().all(|w| *w != ";" && *w != ",");
        (i < at && plain).then_some(open)
    });
    let Some(open) = list else { return vec![] };
    let parts = program.split(open + 1..program.pair[open]);
    let target = |part: Range| {
        let from = part.clone().find(|&i| program.words[i] == "&");
        from.map_or(part.start..part.start, |from| from + 1..part.end)
    };
    parts.into_iter().map(target).collect()
}

/// A launch by `cudaLaunchKernelEx(&config, k, arguments…)`.
fn extended(
    program: &Program<'_>,
    args: &[Range],
    at: usize,
    template: Vec<Range>,
) -> Option<Site> {
    let config = args[0].clone().rev().find(|&i| is_name(program.words[i]))?;
    let config = program.words[config];
    let member = |names: &[&str]| {
        program.at(config).iter().rev().find_map(|&i| {
            let here = i < at && program.word(i + 1) == "." && program.word(i + 3) == "=";
            let own = here && names.contains(&program.word(i + 2));
            let end = (i + 4..program.words.len()).find(|&k| program.words[k] == ";")?;
            own.then_some(i + 4..end)
        })
    };
    Some(Site {
        at,
        template,
        grid: member(&["gridDim"])?,
        block: member(&["blockDim"])?,
        shared: member(&["dynamicSmemBytes"]),
        args: args[2..].to_vec(),
    })
}

/// What is known about a launch that is reached in one way.
fn launched(
    program: &Program<'_>,
    site: &Site,
    chain: &[Call],
    wanted_args: Option<&str>,
    wanted: &Wanted<'_>,
) -> Launched {
    let at = site.at;
    let budget = Budget::new();
    let eval = Evaluator::new(program, chain, &budget).launched_at(at);
    let same = wanted_args.is_none_or(|w| {
        let text = |range: &Range| match eval.int(range.clone(), at, 0) {
            Some(n) if !matches!(program.words[range.clone()], ["true" | "false"]) => n.to_string(),
            _ => argument_text(&eval, range.clone(), at),
        };
        may_be(&site.template.iter().map(text).collect::<Vec<_>>(), w)
    });
    let budget = Budget::new();
    let eval = Evaluator::new(program, chain, &budget).launched_at(at);
    let [grid, block] = [&site.grid, &site.block].map(|r| eval.size(r.clone(), at, 0));
    let square = is_square(&eval, grid, site);
    let shared = shared(&eval, site, block);
    let one = |i: usize, param: &WantedParam<'_>| match (param, site.args.get(i)) {
        (WantedParam::Number(_), Some(arg)) => {
            let budget = Budget::new();
            let eval = Evaluator::new(program, chain, &budget).launched_at(at);
            passed(&eval, arg.clone(), site.block.clone(), at)
        }
        (WantedParam::Buffer(..), Some(arg)) => {
            let budget = Budget::new();
            let eval = Evaluator::new(program, chain, &budget).launched_at(at);
            allocated(&eval, arg.clone(), at, 0).map_or(Passed::Unknown, Passed::Bytes)
        }
        _ => Passed::Unknown,
    };
    let args = wanted.params.iter().enumerate().map(|(i, param)| one(i, param)).collect();
    Launched { same, grid, block, square, shared, args }
}

/// The text of a template argument, as a caller gives it.
fn argument_text(eval: &Evaluator<'_, '_>, range: Range, at: usize) -> String {
    const MAX_CALLS: usize = 4;
    let (mut range, mut at) = (range, at);
    for level in 0..MAX_CALLS {
        let words = &eval.program.words[range.clone()];
        let [name] = words else { break };
        let Some((outer, place, _)) = eval.argument(name, at, level) else { break };
        // Only template arguments are texts; a parameter's value is not one.
        (range, at) = (outer, place);
    }
    eval.program.words[range].concat()
}

/// The size of dynamic shared memory of a launch.
fn shared(eval: &Evaluator<'_, '_>, site: &Site, block: Size) -> Shared {
    let Some(range) = &site.shared else { return Shared::Value(0) };
    if range.is_empty() {
        return Shared::Value(0);
    }
    if let Some(n) = eval.int(range.clone(), site.at, 0) {
        return if n >= 0 { Shared::Value(n) } else { Shared::Unknown };
    }
    // A number of bytes for each thread of a block whose size is not known.
    let words = eval.program.words;
    if let ([name], None) = (&words[site.block.clone()], block[0]) {
        let bytes = |threads| {
            let budget = Budget::new();
            let mut other = Evaluator::new(eval.program, eval.chain, &budget);
            other.instead = Some((name, threads));
            other.int(range.clone(), site.at, 0)
        };
        if let (Some(a), Some(b), Some(c)) = (bytes(64), bytes(128), bytes(256)) {
            let each = (b - a) / 64;
            let more = a - 64 * each;
            if each > 0 && more >= 0 && c == more + 256 * each {
                return Shared::Threads(each, more);
            }
        }
    }
    Shared::Unknown
}

/// The clauses for launches of which everything is known.
fn exact(all: &[Launched], wanted: &Wanted<'_>) -> Option<Vec<Expr>> {
    if !wanted.block || !wanted.grid {
        return None;
    }
    let mut launches: Vec<Vec<Expr>> = vec![];
    for launch in all {
        let mut parts = vec![];
        let mut threads = 1i64;
        for (what, size) in [("grid", launch.grid), ("block", launch.block)] {
            for (axis, n) in ["x", "y", "z"].iter().zip(size) {
                let n = n.filter(|n| (1..=MAX_EXACT_THREADS).contains(n))?;
                threads = threads.checked_mul(n)?;
                parts.push(Expr::name(format!("{what}.{axis}")).equals(Expr::int(n)));
            }
        }
        if threads > if wanted.straight { MAX_EXACT_THREADS } else { MAX_EXACT_THREADS_OF_LOOPS } {
            return None;
        }
        if wanted.shared {
            match launch.shared {
                Shared::Value(n) => parts.push(Expr::name("shared_bytes").equals(Expr::int(n))),
                _ => return None,
            }
        }
        for (param, passed) in wanted.params.iter().zip(&launch.args) {
            match (param, passed) {
                (WantedParam::Number(name), Passed::Value(n)) => {
                    parts.push(Expr::name(*name).equals(Expr::int(*n)));
                }
                (WantedParam::Number(_) | WantedParam::Nothing, _) => return None,
                (WantedParam::Buffer(name, size), Passed::Bytes(bytes)) => {
                    let cells = bytes / i64::try_from(*size).ok().filter(|&s| s > 0)?;
                    // Longer buffers stay open.
                    if u64::try_from(cells).is_ok_and(|n| n <= limits::MAX_SEARCH_CELLS) {
                        parts.push(Expr::len(*name).equals(Expr::int(cells)));
                    }
                }
                (WantedParam::Buffer(..) | WantedParam::Free, _) => {}
            }
        }
        if !launches.contains(&parts) {
            launches.push(parts);
        }
    }
    match &launches[..] {
        [parts] => Some(parts.clone()),
        launches if launches.len() <= MAX_EXACT => {
            let each = launches.iter().filter_map(|l| Expr::joined(Operator::And, l.clone()));
            Some(Expr::joined(Operator::Or, each).into_iter().collect())
        }
        _ => None,
    }
}

/// What is known about the argument `arg` of the launch at word `at` with the given block size.
fn passed(eval: &Evaluator<'_, '_>, arg: Range, block: Range, at: usize) -> Passed {
    let words = eval.program.words;
    if let Some(n) = eval.int(arg.clone(), at, 0) {
        return Passed::Value(n);
    }
    if let Some(&name) = words[arg.clone()].first()
        && is_pitch(eval.program, name, at)
    {
        return match &words[arg] {
            [_] => Passed::Pitch(PITCH),
            // Counted in numbers of four bytes, most likely.
            [_, "/", ..] => Passed::Pitch(PITCH / 4),
            _ => Passed::Unknown,
        };
    }
    match (&words[arg], &words[block]) {
        ([a], [b]) if a == b && is_name(a) => Passed::Blocks(1),
        ([a], [b, "/", n]) if a == b && is_name(a) => {
            n.parse().ok().filter(|n| (2..=64).contains(n)).map_or(Passed::Unknown, Passed::Blocks)
        }
        _ => Passed::Unknown,
    }
}

/// The number of bytes that the host allocates for the pointer in `arg`.
fn allocated(eval: &Evaluator<'_, '_>, arg: Range, at: usize, level: usize) -> Option<i64> {
    const NAMES: [&str; 5] =
        ["cudaMalloc", "cudaMallocManaged", "cudaMallocAsync", "cudaMallocHost", "cudaHostAlloc"];
    let program = eval.program;
    let [name] = &program.words[arg] else { return None };
    if let Some((range, at, level)) = eval.argument(name, at, level) {
        return allocated(eval, range, at, level);
    }
    let function = program.enclosing(at);
    let mut found: Option<i64> = None;
    for &i in program.at(name) {
        let inside = program.enclosing(i) == function;
        if program.enclosing(i).is_none() || program.word(i + 1) == "=" {
            // Another pointer may be assigned to it.
            if inside
                && program.word(i + 1) == "="
                && program.word(i + 2) != "NULL"
                && program.word(i + 2) != "nullptr"
                && program.word(i + 2) != "0"
            {
                return None;
            }
            continue;
        }
        if i == 0 || program.words[i - 1] != "&" {
            continue;
        }
        let Some((call, open)) = call_around(program, i) else { continue };
        if !NAMES.contains(&call) {
            continue;
        }
        let args = program.arguments(open);
        let (Some(size), true) = (args.get(1), args.first().is_some_and(|a| a.contains(&i))) else {
            continue;
        };
        // A local variable of the same name in another function is another one.
        if !inside && declared_in(program, name, function) {
            continue;
        }
        let level = if inside { level } else { eval.chain.len() };
        let bytes = eval.int(size.clone(), i, level)?;
        if found.is_some_and(|f| f != bytes) {
            return None;
        }
        found = Some(bytes);
    }
    found
}

/// Whether the function declares a variable of this name.
fn declared_in(program: &Program<'_>, name: &str, function: Option<usize>) -> bool {
    program.at(name).iter().any(|&i| {
        i > 0
            && program.enclosing(i) == function
            && (program.words[i - 1] == "*" || program.words[i - 1] == ",")
            && matches!(program.word(i + 1), ";" | "," | "=")
    })
}

/// Whether a `cudaMallocPitch` before word `at` stores a pitch in the variable `name`.
fn is_pitch(program: &Program<'_>, name: &str, at: usize) -> bool {
    let calls = program.at("cudaMallocPitch").iter().filter(|&&i| i < at).take(MAX_LAUNCHES);
    calls.map(|i| program.arguments(i + 1)).any(|args| {
        args.get(1)
            .is_some_and(|arg| matches!(&program.words[arg.clone()], ["&", of] if *of == name))
    })
}

/// Whether the grid of a launch has two equal sizes, as far as the text shows.
fn is_square(eval: &Evaluator<'_, '_>, grid: Size, site: &Site) -> bool {
    let [x, y, _] = grid;
    if x.is_some() && y.is_some() {
        return x == y && x > Some(1);
    }
    let program = eval.program;
    let parts = eval.parts(&site.grid).or_else(|| {
        // The declaration of a variable.
        let [name] = &program.words[site.grid.clone()] else { return None };
        let declared = program.at(name).iter().rev().find(|&&i| {
            i > 0
                && i < site.at
                && matches!(program.words[i - 1], "dim3" | ",")
                && matches!(program.word(i + 1), "(" | "{" | "=")
        })?;
        let assigned = program
            .at(name)
            .iter()
            .any(|&i| i > *declared && i < site.at && matches!(program.word(i + 1), "=" | "."));
        if assigned {
            return None;
        }
        if program.word(declared + 1) == "=" {
            let end = eval.end_of(declared + 2);
            return eval.parts(&(declared + 2..end));
        }
        let open = declared + 1;
        Some(program.split(open + 1..program.pair[open].max(open + 1)))
    });
    match parts.as_deref() {
        Some([x, y, ..]) => !x.is_empty() && program.words[x.clone()] == program.words[y.clone()],
        _ => false,
    }
}

/// Whether the template arguments of a launch may be those of an instance. A name matches anything.
fn may_be(values: &[String], wanted: &str) -> bool {
    let mut depth = 0i32;
    let wanted: Vec<&str> = wanted
        .split(|c| {
            depth += i32::from(matches!(c, '<' | '(')) - i32::from(matches!(c, '>' | ')'));
            c == ',' && depth == 0
        })
        .collect();
    let named = |v: &str| {
        v.starts_with(|c: char| c.is_ascii_alphabetic())
            && v.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    let fits =
        |v: &String, w: &&str| v == w || named(v) && v != "true" && v != "false" && !is_type(v);
    values.len() == wanted.len() && values.iter().zip(&wanted).all(|(v, w)| fits(v, w))
}

/// Whether a word is a built-in type, which cannot stand for anything else.
fn is_type(word: &str) -> bool {
    matches!(word, "float" | "double" | "int" | "char" | "bool" | "short" | "long" | "unsigned")
}

/// Template arguments without the casts that a demangler prints, such as `(unsigned int)4`.
fn without_casts(args: &str) -> String {
    let mut text = args.replace("(bool)1", "true").replace("(bool)0", "false").replace(' ', "");
    while let Some(open) = text.find('(') {
        let close = text[open..].find(')').map(|n| open + n + 1);
        let Some(close) =
            close.filter(|&c| text[c..].starts_with(|c: char| c.is_ascii_digit() || c == '-'))
        else {
            break;
        };
        text.replace_range(open..close, "");
    }
    text
}

/// A clause for what all launches have in common: whole sizes, or the axes that agree. For grids
/// only axes of one block are constrained, since the search may use smaller grids.
fn clause(what: &str, sizes: &[Size], only_one: bool) -> Option<Expr> {
    let axes = ["x", "y", "z"];
    let side = |axis: &str, n: i64| Expr::name(format!("{what}.{axis}")).equals(Expr::int(n));
    let known: Option<BTreeSet<[i64; 3]>> = sizes
        .iter()
        .map(|s| Some([s[0]?, s[1]?, s[2]?]).filter(|s| s.iter().all(|n| (1..=1024).contains(n))))
        .collect();
    if let Some(known) = known.filter(|k| !only_one && k.len() > 1) {
        let each = |s: &[i64; 3]| {
            Expr::joined(Operator::And, axes.iter().zip(s).map(|(axis, &n)| side(axis, n)))
        };
        return Expr::joined(Operator::Or, known.iter().filter_map(each));
    }
    let mut parts = vec![];
    for (a, axis) in axes.iter().enumerate() {
        let first = sizes.first()?[a];
        let Some(n) = first.filter(|_| sizes.iter().all(|s| s[a] == first)) else { continue };
        if if only_one { n == 1 } else { (1..=1024).contains(&n) } {
            parts.push(side(axis, n));
        }
    }
    Expr::joined(Operator::And, parts)
}

#[cfg(test)]
mod tests {
    use super::{Wanted, WantedParam, launches, set_by_host};

    fn written(source: &str, name: &str, numbers: &[Option<&'static str>]) -> Option<String> {
        let param = |n: Option<&'static str>| n.map_or(WantedParam::Nothing, WantedParam::Number);
        let params: Vec<WantedParam<'_>> = numbers.iter().copied().map(param).collect();
        let nothing = [WantedParam::Nothing];
        let params: &[WantedParam<'_>] = if params.is_empty() { &nothing } else { &params };
        let wanted = Wanted { block: true, grid: true, shared: false, straight: true, params };
        let clauses = launches(source, name, &wanted);
        let texts: Vec<String> = clauses.iter().map(ToString::to_string).collect();
        (!texts.is_empty()).then(|| texts.join(", "))
    }

    fn of(source: &str, name: &str) -> Option<String> {
        written(source, name, &[])
    }

    #[test]
    fn numbers_that_are_passed_are_read() {
        let of = |source: &str| written(source, "k", &[None, Some("n")]);
        let ones = "block.y == 1 && block.z == 1, grid.x == 1 && grid.y == 1 && grid.z == 1";
        assert_eq!(of("int n; k<<<1, n, n * 4>>>(a, n);"), Some(format!("{ones}, block.x == n")));
        assert_eq!(of("int m; k<<<1, m / 2>>>(a, m);"), Some(format!("{ones}, block.x * 2 == n")));
        let constant = "const int N = 64; void f() { k<<<1, N / 2>>>(a, N); }";
        let told = of(constant).expect("a clause");
        assert!(told.starts_with("block.x == 32") && told.ends_with(", n == 64"), "{told}");
        let large = of("k<<<1, 64>>>(a, 1 << 20);").expect("a clause");
        assert!(!large.contains("n =="), "{large}");
        let two = of("k<<<1, n>>>(a, n); k<<<1, 32>>>(a, 64);").expect("a clause");
        assert!(!two.contains(" n"), "{two}");
        let rows = "size_t p; CHECK(cudaMallocPitch(&d, &p, w * 4, h)); k<<<9, 32>>>(d, p);";
        assert!(of(rows).expect("a clause").ends_with("n == 4096"));
        let counted = rows.replace("(d, p)", "(d, p / sizeof(float))");
        assert!(of(&counted).expect("a clause").ends_with("n == 1024"));
        assert!(!of(&rows.replace("&p", "&q")).expect("a clause").contains("n =="));
    }

    #[test]
    fn constants_are_read() {
        let source = "const int w = 5; int main() { float k[3]; int n = 8; cudaMemcpyToSymbol(c_w, &w, \
            sizeof(int)); CHECK(cudaMemcpyToSymbol(\"x\", k, 12)); cudaMemcpyToSymbol(c_k, k, 12); \
            cudaMemcpyToSymbol(c_n, &n, 4); n = 9; cudaMemcpyToSymbol(c_n, &n, 4); }";
        let of = |name: &str| set_by_host(source).into_iter().find(|c| c.0 == name).map(|c| c.1);
        assert_eq!(of("c_w"), Some(Some(5)));
        assert_eq!((of("c_k"), of("c_n"), of("n")), (Some(None), Some(None), None));
    }

    #[test]
    fn square_grids_are_read() {
        for square in [
            "dim3 g(n / 16, n / 16); k<<<g, b>>>(a);",
            "k<<<dim3(w, w), b>>>(a);",
            "const int X = 64, Y = 64; void f() { dim3 g(X / 8, Y / 8, 1); k<<<g, b>>>(a); }",
        ] {
            let told = of(square, "k").unwrap_or_default();
            assert!(told.contains("grid.x == grid.y"), "{square}: {told}");
        }
        for not in ["dim3 g(w / 16, h / 16); k<<<g, b>>>(a);", "k<<<dim3(4, 2), b>>>(a);"] {
            assert!(!of(not, "k").unwrap_or_default().contains("grid.x == grid.y"), "{not}");
        }
    }

    #[test]
    fn numbers_names_and_dim3_are_read() {
        let one = "int main() { k<<<n / 256, 256>>>(a); }";
        assert_eq!(
            of(one, "k").as_deref(),
            Some("block.x == 256 && block.y == 1 && block.z == 1, grid.y == 1 && grid.z == 1")
        );
        let named = "#define BS (1 << 5) // threads\nconst int H = BS / 4;\n\
            void f() { dim3 grid(n, 2), block(BS, H); ns::k<float><<<grid, block, 0, s>>>(a, b); }";
        assert_eq!(
            of(named, "ns::k<float>").as_deref(),
            Some("block.x == 32 && block.y == 8 && block.z == 1, grid.z == 1, grid.y >= 2")
        );
        let single = "k<<<1, dim3(8, 8)>>>();";
        assert_eq!(
            of(single, "k").as_deref(),
            Some(
                "block.x == 8 && block.y == 8 && block.z == 1, \
                 grid.x == 1 && grid.y == 1 && grid.z == 1"
            )
        );
    }

    #[test]
    fn several_launches_are_alternatives() {
        let two = "k<4><<<g, 64>>>(); k<8><<<g, 128>>>();";
        assert_eq!(
            of(two, "k<8>").as_deref(),
            Some("block.x == 128 && block.y == 1 && block.z == 1")
        );
        let both = of(two, "k<16>").expect("a clause");
        assert!(both.contains("block.x == 64") && both.contains(" || "), "{both}");
    }

    #[test]
    fn cases_of_a_switch_give_its_value() {
        let switch = "void run(int threads) { dim3 block(threads, 1, 1); switch (threads) {\n\
            case 512: k<512><<<g, block>>>(); break;\n case 256: { k<256><<<g, threads>>>(); } break;\n\
            default: k<1><<<g, threads>>>(); } k<2><<<g, threads>>>(); }";
        let block = |name| of(switch, name).expect("a clause");
        assert_eq!(block("k<(unsigned int)512>"), "block.x == 512 && block.y == 1 && block.z == 1");
        assert_eq!(block("k<256>"), "block.x == 256 && block.y == 1 && block.z == 1");
        assert_eq!(block("k<1>"), "block.y == 1 && block.z == 1");
        assert_eq!(block("k<2>"), "block.y == 1 && block.z == 1");
    }

    #[test]
    fn template_instances_are_told_apart() {
        let source = "bool pow2(unsigned x) { return ((x & (x - 1)) == 0); }\n\
            template <class T> void reduce(int size, int threads, int blocks, T *d_i, T *d_o) {\n\
              dim3 dimBlock(threads, 1, 1); dim3 dimGrid(blocks, 1, 1);\n\
              int smem = (threads <= 32) ? 2 * threads * sizeof(T) : threads * sizeof(T);\n\
              if (pow2(size)) { switch (threads) {\n\
                case 512: k<T, 512, true><<<dimGrid, dimBlock, smem>>>(d_i, d_o, size); break;\n\
                case 256: k<T, 256, true><<<dimGrid, dimBlock, smem>>>(d_i, d_o, size); break; }\n\
              } else { switch (threads) {\n\
                case 512: k<T, 512, false><<<dimGrid, dimBlock, smem>>>(d_i, d_o, size); break; } } }\n\
            template void reduce<int>(int size, int threads, int blocks, int *d_i, int *d_o);";
        let block = of(source, "k<int, (unsigned int)512, true>").expect("a clause");
        assert!(block.starts_with("block.x == 512 &&"), "{block}");
        let block = of(source, "k<int, (unsigned int)256, (bool)1>").expect("a clause");
        assert!(block.starts_with("block.x == 256 &&"), "{block}");
    }

    #[test]
    fn what_cannot_be_derived_stays_open() {
        // A variable that changes is still one number, so the other axes are known.
        let loops = "for (int t = 32; t <= 1024; t *= 2) k<<<g, t>>>();";
        assert_eq!(of(loops, "k").as_deref(), Some("block.y == 1 && block.z == 1"));
        let axis = of("void g() { dim3 b; b.x = f(); k<<<g, b>>>(); }", "k");
        assert_eq!(axis.as_deref(), Some("block.y == 1 && block.z == 1"));
        assert_eq!(of("other<<<1, 2>>>();", "k"), None);
        assert_eq!(of("// k<<<1, 32>>>();\n", "k"), None);
        assert_eq!(of("k<<<", "k"), None);
        let endless = of("#define A A\nk<<<A, A + (((((((((((((((((1>>>();", "k");
        assert_eq!(
            endless.as_deref(),
            Some("block.y == 1 && block.z == 1, grid.y == 1 && grid.z == 1")
        );
    }
}

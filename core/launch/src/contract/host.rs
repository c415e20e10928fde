//! Derives constraints on a kernel's launches from the host code of a whole program.
//!
//! A program contains launches such as `reduce<float, 256><<<blocks, 256>>>(…)`. Block sizes that
//! can be derived from the text (numbers, named constants, `dim3` variables) are those that the
//! kernel is made for, and become a clause of its contract. The same holds for a grid of one block,
//! a square grid, a number such as `n` in `k<<<1, n>>>(a, n)` that is also the block size, and
//! small numbers that all launches pass. This reads tokens, not C++; what cannot be derived stays
//! unconstrained.

use super::expr::{Expr, Operator};
use std::cell::Cell;
use std::collections::BTreeSet;

/// Maximum nesting of names and parentheses.
const MAX_DEPTH: u32 = 16;
/// Maximum number of launches examined, and of names looked up for each size.
const MAX_LAUNCHES: usize = 64;
const MAX_NAMES: u32 = 64;

/// Numbers up to this that are passed to a kernel are taken as its intended arguments; larger ones
/// are only examples, since the search runs smaller launches.
const MAX_NUMBER: i64 = 4096;

/// One launch in the text.
struct Launched {
    /// Whether it launches this exact instance of a template.
    same: bool,
    grid: Size,
    block: Size,
    /// Whether the grid is as wide as it is high.
    square: bool,
    /// What is known about each argument, in order.
    args: Vec<Passed>,
}

/// What is known about an argument of a launch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    /// Nothing is known.
    Unknown,
    /// The argument has this value.
    Value(i64),
    /// The argument is the number of threads in x, times this.
    Blocks(i64),
    /// The argument is the row pitch that `cudaMallocPitch` returned, or a fraction of it.
    Pitch(i64),
}

/// Row pitch in bytes assumed for `cudaMallocPitch`: real pitches are multiples of 512 that hold a
/// row, and the search makes rows of up to 1024 numbers.
const PITCH: i64 = 4096;

/// Conditions derived from the launches of the kernel `display_name` (`ns::k<int, 4>`) in `source`.
/// `block` and `grid` select what is wanted; `numbers` are the names of the integer parameters that
/// are wanted, in order.
pub fn launches(
    source: &str,
    display_name: &str,
    block: bool,
    grid: bool,
    numbers: &[Option<&str>],
) -> Vec<Expr> {
    let words = words(source);
    let base = |name: &str| {
        let name = name.split('(').next().unwrap_or(name);
        let plain = name.split('<').next().unwrap_or(name);
        plain.rsplit("::").next().unwrap_or(plain).trim().to_owned()
    };
    let wanted = base(display_name);
    let wanted_args = display_name
        .split_once('<')
        .and_then(|(_, r)| r.rsplit_once('>'))
        .map(|r| without_casts(r.0));
    let mut all: Vec<Launched> = vec![];
    let of_kernel = (0..words.len()).filter(|&at| words[at] == "<<<").filter_map(|at| {
        let (name, args) = callee(&words, at)?;
        (words[name] == wanted).then_some((at, args))
    });
    for (at, args) in of_kernel.take(MAX_LAUNCHES) {
        let same = wanted_args.as_ref().is_none_or(|w| {
            let values: Vec<String> =
                args.iter().map(|a| value_or_text(&words, a.clone(), at)).collect();
            may_be(&values, w)
        });
        let Some(end) = words[at..].iter().position(|w| *w == ">>>") else { continue };
        let config = split(&words, at + 1..at + end);
        let [grid, block, ..] = &config[..] else { continue };
        let args = arguments(&words, at + end + 1);
        let passed = numbers.iter().enumerate().map(|(i, number)| match (number, args.get(i)) {
            (Some(_), Some(arg)) => passed(&words, arg.clone(), block.clone(), at),
            _ => Passed::Unknown,
        });
        let args = passed.collect();
        let square = is_square(&words, grid, at);
        let [grid, block] = [grid, block].map(|r| size(&words, r.clone(), at));
        all.push(Launched { same, grid, block, square, args });
    }
    // Launches of this exact instance, if there are any.
    if all.iter().any(|l| l.same) {
        all.retain(|l| l.same);
    }
    if all.is_empty() {
        return vec![];
    }
    let mut clauses = vec![];
    if block {
        clauses.extend(clause("block", &all.iter().map(|l| l.block).collect::<Vec<_>>(), false));
    }
    if grid {
        clauses.extend(clause("grid", &all.iter().map(|l| l.grid).collect::<Vec<_>>(), true));
        if all.iter().all(|l| l.square) {
            clauses.push(Expr::name("grid.x").equals(Expr::name("grid.y")));
        }
    }
    let mut fixed = false;
    for (i, name) in numbers.iter().enumerate().filter(|_| block && grid) {
        let first = all[0].args[i];
        let (Some(name), true) = (name, all.iter().all(|l| l.args[i] == first)) else { continue };
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

/// The arguments of a launch, whose parenthesis is at word `at`.
fn arguments(words: &[&str], at: usize) -> Vec<Range> {
    if words.get(at) != Some(&"(") {
        return vec![];
    }
    let mut depth = 0i32;
    let end = (at..words.len()).find(|&i| {
        depth += i32::from(matches!(words[i], "(" | "{" | "["));
        depth -= i32::from(matches!(words[i], ")" | "}" | "]"));
        depth == 0
    });
    end.map_or_else(Vec::new, |end| split(words, at + 1..end))
}

/// What is known about the argument `arg` of the launch at word `at` with the given block size.
fn passed(words: &[&str], arg: Range, block: Range, at: usize) -> Passed {
    if let Some(n) = Reader::new(words, arg.clone(), at, &Cell::new(MAX_NAMES)).whole() {
        return Passed::Value(n);
    }
    if let Some(&name) = words[arg.clone()].first()
        && is_pitch(words, name, at)
    {
        return match &words[arg] {
            [_] => Passed::Pitch(PITCH),
            // Counted in numbers of four bytes, most likely.
            [_, "/", ..] => Passed::Pitch(PITCH / 4),
            _ => Passed::Unknown,
        };
    }
    let (arg, block) = (&words[arg], &words[block]);
    let is_name = |w: &str| w.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    match (arg, block) {
        ([a], [b]) if a == b && is_name(a) => Passed::Blocks(1),
        ([a], [b, "/", n]) if a == b && is_name(a) => {
            n.parse().ok().filter(|n| (2..=64).contains(n)).map_or(Passed::Unknown, Passed::Blocks)
        }
        _ => Passed::Unknown,
    }
}

/// Whether a `cudaMallocPitch` before word `at` stores a pitch in the variable `name`.
fn is_pitch(words: &[&str], name: &str, at: usize) -> bool {
    let calls = (0..at).filter(|&i| words[i] == "cudaMallocPitch").take(MAX_LAUNCHES);
    calls.map(|i| arguments(words, i + 1)).any(|args| {
        args.get(1).is_some_and(|arg| matches!(&words[arg.clone()], ["&", of] if *of == name))
    })
}

/// Whether the grid of the launch at word `at` has two equal sizes, as far as the text shows.
fn is_square(words: &[&str], grid: &Range, at: usize) -> bool {
    let [x, y, _] = size(words, grid.clone(), at);
    if x.is_some() && y.is_some() {
        return x == y && x > Some(1);
    }
    let Some(parts) = axes(words, grid.clone(), at) else { return false };
    match &parts[..] {
        [x, y, ..] => !x.is_empty() && words[x.clone()] == words[y.clone()],
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

/// Sizes by axis, as far as they are known.
type Size = [Option<i64>; 3];

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

/// Identifiers, numbers and operators, without comments, strings and preprocessor lines other than
/// `#define`, which is kept as `#define NAME … \n`.
fn words(source: &str) -> Vec<&str> {
    let bytes = source.as_bytes();
    let mut words = vec![];
    let mut i = 0;
    let mut define = false;
    while i < bytes.len() {
        let c = bytes[i];
        let rest = &source.as_bytes()[i..];
        if c == b'\n' {
            if define {
                words.push("\n");
                define = false;
            }
            i += 1;
        } else if rest.starts_with(b"\\\n") {
            i += 2;
        } else if c.is_ascii_whitespace() || !c.is_ascii() {
            i += 1;
        } else if rest.starts_with(b"//") {
            i += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if rest.starts_with(b"/*") {
            i += rest.windows(2).position(|w| w == b"*/").map_or(rest.len(), |n| n + 2);
        } else if c == b'"' || c == b'\'' {
            let mut n = 1;
            while n < rest.len() && rest[n] != c && rest[n] != b'\n' {
                n += if rest[n] == b'\\' { 2 } else { 1 };
            }
            i = (i + n + 1).min(bytes.len());
        } else if rest.starts_with(b"#define") {
            words.push("#define");
            define = true;
            i += 7;
        } else if c == b'#' {
            i += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if c.is_ascii_alphanumeric() || c == b'_' {
            let n = rest.iter().position(|b| !(b.is_ascii_alphanumeric() || *b == b'_'));
            let n = n.unwrap_or(rest.len());
            words.push(&source[i..i + n]);
            i += n;
        } else {
            let n = [
                "<<<", ">>>", "<<", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "++", "--",
                "::",
            ]
            .iter()
            .find(|s| rest.starts_with(s.as_bytes()))
            .map_or(1, |s| s.len());
            words.push(&source[i..i + n]);
            i += n;
        }
    }
    words
}

type Range = std::ops::Range<usize>;

/// The name before `<<<`, with its template arguments.
fn callee(words: &[&str], at: usize) -> Option<(usize, Vec<Range>)> {
    let before = at.checked_sub(1)?;
    if words[before] != ">" {
        return Some((before, vec![]));
    }
    let mut depth = 0u32;
    for i in (at.saturating_sub(64)..=before).rev() {
        match words[i] {
            ">" => depth += 1,
            "<" => {
                depth -= 1;
                if depth == 0 {
                    return Some((i.checked_sub(1)?, split(words, i + 1..before)));
                }
            }
            _ => {}
        }
    }
    None
}

/// The ranges between commas outside parentheses.
fn split(words: &[&str], range: Range) -> Vec<Range> {
    let mut parts = vec![];
    let (mut depth, mut start) = (0i32, range.start);
    for i in range.clone() {
        match words[i] {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 => {
                parts.push(start..i);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(start..range.end);
    parts
}

fn value_or_text(words: &[&str], range: Range, at: usize) -> String {
    match Reader::new(words, range.clone(), at, &Cell::new(MAX_NAMES)).whole() {
        Some(n) => n.to_string(),
        None => words[range].concat(),
    }
}

/// The axis sizes of a `dim3` that is written in a launch before word `at` or is a variable there.
/// Empty if the variable is all ones; `None` if it is not a `dim3` or cannot be evaluated.
fn axes(words: &[&str], range: Range, at: usize) -> Option<Vec<Range>> {
    let inner = |range: &Range| {
        // `dim3(…)`, `dim3{…}` or `{…}`.
        let start = range.start + usize::from(words.get(range.start) == Some(&"dim3"));
        let bracketed = matches!(words.get(start), Some(&("(" | "{"))) && range.end > start + 1;
        bracketed.then(|| split(words, start + 1..range.end - 1))
    };
    if words.get(range.start) == Some(&"dim3") || words.get(range.start) == Some(&"{") {
        return inner(&range);
    }
    let name = words[range.start];
    let declared = declaration(words, range, at)?;
    let end = words[declared..].iter().position(|w| *w == ";").map_or(at, |n| declared + n);
    let assigned =
        words[declared + 1..at].windows(3).any(|w| w[0] == name && (w[1] == "=" || w[1] == "."));
    match words.get(declared + 1) {
        _ if assigned => None,
        Some(&";") => Some(vec![]),
        Some(&("(" | "{" | "=")) => {
            let start = declared + 1 + usize::from(words[declared + 1] == "=");
            let first = split(words, start..end).first().cloned().unwrap_or(start..end);
            inner(&first)
        }
        // A parameter.
        _ => None,
    }
}

/// The nearest variable of type `dim3` before word `at` with the name in `range`.
fn declaration(words: &[&str], range: Range, at: usize) -> Option<usize> {
    if range.len() != 1 {
        return None;
    }
    let name = words[range.start];
    (1..at).rev().find(|&i| {
        // Several may be declared in one statement.
        let statement = || words[..i].iter().rposition(|w| matches!(*w, ";" | "{" | "}"));
        words[i] == name
            && (words[i - 1] == "dim3"
                || words[i - 1] == ","
                    && words.get(statement().map_or(0, |n| n + 1)) == Some(&"dim3"))
    })
}

/// The value of a size in a launch before word `at`.
fn size(words: &[&str], range: Range, at: usize) -> Size {
    let open = [None; 3];
    let bracketed = matches!(words.get(range.start), Some(&("dim3" | "{")));
    if bracketed || declaration(words, range.clone(), at).is_some() {
        let Some(parts) = axes(words, range, at) else { return open };
        let mut size = [Some(1); 3];
        for (axis, part) in parts.into_iter().enumerate().take(3) {
            if !part.is_empty() {
                size[axis] = Reader::new(words, part, at, &Cell::new(MAX_NAMES)).whole();
            }
        }
        return size;
    }
    let value = Reader::new(words, range.clone(), at, &Cell::new(MAX_NAMES)).whole();
    if range.len() == 1 {
        let name = words[range.start];
        const INTEGERS: [&str; 7] =
            ["int", "unsigned", "size_t", "long", "short", "uint32_t", "uint"];
        let integer = name.starts_with(|c: char| c.is_ascii_digit())
            || (1..words.len()).any(|i| {
                words[i] == name && (INTEGERS.contains(&words[i - 1]) || words[i - 1] == "#define")
            });
        return if integer || value.is_some() { [value, Some(1), Some(1)] } else { open };
    }
    [value, Some(1), Some(1)]
}

/// Evaluates an integer expression.
struct Reader<'a> {
    words: &'a [&'a str],
    range: Range,
    /// Definitions after this word are ignored.
    before: usize,
    depth: u32,
    /// Number of names that may still be looked up.
    names: &'a Cell<u32>,
}

impl<'a> Reader<'a> {
    fn new(words: &'a [&'a str], range: Range, before: usize, names: &'a Cell<u32>) -> Self {
        Self { words, range, before, depth: 0, names }
    }
    /// The value, if all words are understood.
    fn whole(mut self) -> Option<i64> {
        let v = self.sum()?;
        self.range.is_empty().then_some(v)
    }
    fn peek(&self) -> Option<&str> {
        (!self.range.is_empty()).then(|| self.words[self.range.start])
    }
    fn take(&mut self) {
        self.range.start += 1;
    }
    fn sum(&mut self) -> Option<i64> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let mut v = self.product()?;
        loop {
            let op = self.peek().map(str::to_owned);
            match op.as_deref() {
                Some("+") => {
                    self.take();
                    v = v.checked_add(self.product()?)?;
                }
                Some("-") => {
                    self.take();
                    v = v.checked_sub(self.product()?)?;
                }
                Some("<<") => {
                    self.take();
                    let by = self.product()?;
                    v = u32::try_from(by).ok().filter(|b| *b < 40).map(|b| v << b)?;
                }
                _ => break,
            }
        }
        self.depth -= 1;
        Some(v)
    }
    fn product(&mut self) -> Option<i64> {
        let mut v = self.unit()?;
        loop {
            let op = self.peek().map(str::to_owned);
            match op.as_deref() {
                Some("*") => {
                    self.take();
                    v = v.checked_mul(self.unit()?)?;
                }
                Some("/") => {
                    self.take();
                    v = v.checked_div(self.unit()?)?;
                }
                Some("%") => {
                    self.take();
                    v = v.checked_rem(self.unit()?)?;
                }
                _ => return Some(v),
            }
        }
    }
    fn unit(&mut self) -> Option<i64> {
        let word = self.peek()?.to_owned();
        self.take();
        if word == "(" {
            let v = self.sum()?;
            if self.peek() != Some(")") {
                return None;
            }
            self.take();
            return Some(v);
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
            return match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
                Some(hex) => i64::from_str_radix(hex, 16).ok(),
                None => digits.parse().ok(),
            };
        }
        if word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            return self.name(&word);
        }
        None
    }
    /// The value of a constant, or of a variable that is set once before the launch.
    fn name(&self, name: &str) -> Option<i64> {
        self.names.set(self.names.get().checked_sub(1)?);
        let w = self.words;
        if let Some(value) = case_value(w, self.before, name) {
            return Some(value);
        }
        let mut definition: Option<(usize, Range)> = None;
        for i in 1..w.len() {
            if w[i] != name {
                continue;
            }
            let next = w.get(i + 1).copied().unwrap_or("");
            // A macro with parameters has its parenthesis immediately after the name.
            let macro_call = next == "(" && name_ends_at(w[i], next);
            if w[i - 1] == "#define" && !macro_call {
                let end = w[i..].iter().position(|w| *w == "\n").map_or(w.len(), |n| i + n);
                definition = Some((i, i + 1..end));
            } else if ["+=", "-=", "*=", "/=", "++", "--"].contains(&next)
                || ["++", "--", "&"].contains(&w[i - 1])
            {
                return None;
            } else if (next == "=" || next == "{") && i < self.before {
                let end =
                    (i + 2..w.len()).find(|&k| matches!(w[k], ";" | "," | "}")).unwrap_or(w.len());
                definition = Some((i, i + 2..end));
            }
        }
        let (at, range) = definition?;
        let depth = self.depth + 1;
        let reader = Reader { words: w, range, before: at.max(1), depth, names: self.names };
        if reader.depth > MAX_DEPTH { None } else { reader.whole() }
    }
}

/// The value of `name` at word `at` if that is below `case N:` of a `switch (name)`.
fn case_value(words: &[&str], at: usize, name: &str) -> Option<i64> {
    // Skip blocks that end before `at`, and find the nearest label in the enclosing block.
    let (mut closed, mut label) = (0u32, None);
    for i in (0..at.min(words.len())).rev() {
        match words[i] {
            "}" => closed += 1,
            "{" if closed > 0 => closed -= 1,
            "{" => {
                if words[..i].ends_with(&["switch", "(", name, ")"]) {
                    return label.flatten();
                }
                label = None;
            }
            "case" | "default" if closed == 0 && label.is_none() => {
                let number = words.get(i + 2) == Some(&":");
                label = Some(words.get(i + 1).filter(|_| number).and_then(|n| n.parse().ok()));
            }
            _ => {}
        }
    }
    None
}

/// Whether two words of one text are adjacent.
fn name_ends_at(name: &str, next: &str) -> bool {
    name.as_bytes().as_ptr_range().end == next.as_ptr()
}

#[cfg(test)]
mod tests {
    use super::launches;

    fn written(source: &str, name: &str, numbers: &[Option<&str>]) -> Option<String> {
        let clauses = launches(source, name, true, true, numbers);
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
            Some("block.x == 32 && block.y == 8 && block.z == 1, grid.z == 1")
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
    fn cases_of_a_switch_tell_what_it_is_about() {
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
    fn what_cannot_be_told_stays_open() {
        // A variable that changes is still one number, so the other axes are known.
        let loops = "for (int t = 32; t <= 1024; t *= 2) k<<<g, t>>>();";
        assert_eq!(of(loops, "k").as_deref(), Some("block.y == 1 && block.z == 1"));
        assert_eq!(of("dim3 b; b.x = f(); k<<<g, b>>>();", "k"), None);
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

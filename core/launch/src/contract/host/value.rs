//! Evaluates expressions of host code where its text shows the value.
//!
//! A variable has the value of its last assignment before the place, in the same or an enclosing
//! block; an assignment in a block beside, such as `if (argc > 1) n = atoi(argv[1]);`, is taken not
//! to happen. Parameters have the values that callers pass.

mod expression;

use super::program::{Call, Function, Program, is_name};
use super::words::Range;
use expression::Reader;
use std::cell::Cell;

/// Maximum nesting of names and parentheses.
const MAX_DEPTH: u32 = 24;
/// Maximum number of names looked up for each value.
const MAX_NAMES: u32 = 256;
/// Maximum number of words passed when definitions are searched for one value.
const MAX_WORDS: u32 = 400_000;

/// A number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Int(i64),
    Float(f64),
}

impl Value {
    pub fn int(self) -> Option<i64> {
        match self {
            Self::Int(n) => Some(n),
            Self::Float(f) => (f.is_finite() && f.abs() < 9e15).then_some(f as i64),
        }
    }
    fn float(self) -> f64 {
        match self {
            Self::Int(n) => n as f64,
            Self::Float(f) => f,
        }
    }
    fn truth(self) -> bool {
        self.float() != 0.0
    }
}

/// Sizes by axis, as far as they are known.
pub(super) type Size = [Option<i64>; 3];

/// Evaluates in the context of calls.
#[derive(Clone)]
pub(super) struct Evaluator<'p, 'a> {
    pub program: &'p Program<'a>,
    /// The calls that lead to the place, from the inside to the outside.
    pub chain: &'p [Call],
    /// A name that has another value for once.
    pub instead: Option<(&'a str, i64)>,
    /// The word of the launch.
    site: Option<usize>,
    names: &'p Cell<u32>,
    walked: &'p Cell<u32>,
    depth: u32,
}

/// What one evaluation may still do.
#[derive(Debug)]
pub(super) struct Budget(Cell<u32>, Cell<u32>);

impl Budget {
    pub fn new() -> Self {
        Self(Cell::new(MAX_NAMES), Cell::new(MAX_WORDS))
    }
}

impl<'p, 'a> Evaluator<'p, 'a> {
    pub fn new(program: &'p Program<'a>, chain: &'p [Call], budget: &'p Budget) -> Self {
        let Budget(names, walked) = budget;
        Self { program, chain, instead: None, site: None, names, walked, depth: 0 }
    }

    /// With the word of the launch that is evaluated.
    pub fn launched_at(self, at: usize) -> Self {
        Self { site: Some(at), ..self }
    }

    /// The value of the words in `range` at the place `at`, `level` calls outside.
    pub fn value(&self, range: Range, at: usize, level: usize) -> Option<Value> {
        if self.depth > MAX_DEPTH || range.is_empty() {
            return None;
        }
        let eval = Self { depth: self.depth + 1, ..self.clone() };
        Reader::new(&eval, range, at, level).whole()
    }

    pub fn int(&self, range: Range, at: usize, level: usize) -> Option<i64> {
        self.value(range, at, level)?.int()
    }

    /// The `dim3` or number in `range`.
    pub fn size(&self, range: Range, at: usize, level: usize) -> Size {
        let open = [None; 3];
        if self.depth > MAX_DEPTH || range.is_empty() {
            return open;
        }
        let words = self.program.words;
        let first = words[range.start];
        if let Some(parts) = self.parts(&range) {
            // A copy, `dim3(other)`, has all its axes.
            if let [part] = &parts[..]
                && part.len() == 1
                && is_name(words[part.start])
                && self.is_dim3(words[part.start], at)
            {
                let eval = Self { depth: self.depth + 1, ..self.clone() };
                return eval.size(part.clone(), at, level);
            }
            let mut size = [Some(1); 3];
            for (axis, part) in parts.into_iter().enumerate().take(3) {
                if !part.is_empty() {
                    size[axis] = self.int(part, at, level);
                }
            }
            return size;
        }
        if range.len() == 1 && is_name(first) && self.is_dim3(first, at) {
            return self.dim3_variable(first, at, level);
        }
        if range.len() == 1 && is_name(first) {
            if let Some((range, at, level)) = self.argument(first, at, level) {
                let eval = Self { depth: self.depth + 1, ..self.clone() };
                return eval.size(range, at, level);
            }
            let number = self.int(range, at, level);
            // An object of an unknown type may have several axes.
            return if number.is_some() || self.is_integer(first) {
                [number, Some(1), Some(1)]
            } else {
                open
            };
        }
        if first == "(" && self.program.pair[range.start] == range.end - 1 {
            return self.size(range.start + 1..range.end - 1, at, level);
        }
        if range.len() == 3 && words[range.start + 1] == "." {
            // A member, such as `config.gridDim`.
            return self.member_size(range, at, level);
        }
        [self.int(range, at, level), Some(1), Some(1)]
    }

    /// The parts of `dim3(…)`, `dim3{…}` or `{…}`.
    pub fn parts(&self, range: &Range) -> Option<Vec<Range>> {
        let words = self.program.words;
        let start = range.start + usize::from(self.program.word(range.start) == "dim3");
        let named = start > range.start;
        let bracket = words.get(start).copied().unwrap_or("");
        let open = bracket == "{" || named && bracket == "(";
        let whole = open && self.program.pair[start] + 1 == range.end;
        whole.then(|| self.program.split(start + 1..range.end - 1))
    }

    /// The size that was assigned to a member of an object.
    fn member_size(&self, range: Range, at: usize, level: usize) -> Size {
        let words = self.program.words;
        let path = &words[range.clone()];
        let begin = self.program.enclosing(at).map_or(0, |f| self.program.functions[f].body.start);
        let assigned = (begin..at)
            .rev()
            .find(|&i| words[i..].starts_with(path) && self.program.word(i + path.len()) == "=");
        match assigned {
            Some(i) => {
                let eval = Self { depth: self.depth + 1, ..self.clone() };
                eval.size(i + path.len() + 1..self.end_of(i + path.len() + 1), i, level)
            }
            None => [self.int(range, at, level), Some(1), Some(1)],
        }
    }

    /// The end of the expression that starts at `from`.
    pub fn end_of(&self, from: usize) -> usize {
        let words = self.program.words;
        let mut i = from;
        while i < words.len() {
            match words[i] {
                "(" | "[" | "{" if self.program.pair[i] > i => i = self.program.pair[i],
                ";" | "," | ")" | "]" | "}" | "\n" => break,
                _ => {}
            }
            i += 1;
        }
        i.min(words.len())
    }

    /// Whether `name` is declared as an integer somewhere.
    fn is_integer(&self, name: &str) -> bool {
        const INTEGERS: [&str; 8] =
            ["int", "unsigned", "size_t", "long", "short", "uint32_t", "uint", "#define"];
        let typed = |&i: &usize| i > 0 && INTEGERS.contains(&self.program.words[i - 1]);
        self.program.at(name).iter().any(typed)
    }

    /// Whether the name at word `i` is declared as a `dim3` there.
    fn declares_dim3(&self, i: usize) -> bool {
        let words = self.program.words;
        let before = |n: usize| i.checked_sub(n).map_or("", |b| words[b]);
        let direct = before(1) == "dim3" || before(1) == "&" && before(2) == "dim3";
        // Several may be declared in one statement.
        let listed = || {
            let from = (i.saturating_sub(64)..i)
                .rev()
                .find(|&n| matches!(words[n], ";" | "{" | "}"))
                .map_or(0, |n| n + 1);
            let from = from + usize::from(matches!(words[from], "const" | "static"));
            words[from] == "dim3" && before(1) == ","
        };
        direct || before(1) == "auto" && self.program.word(i + 2) == "dim3" || listed()
    }

    /// Whether `name` is a `dim3` where it is declared, before `at` or as a parameter.
    pub fn is_dim3(&self, name: &str, at: usize) -> bool {
        let words = self.program.words;
        let function = self.program.enclosing(at);
        let begin = function.map_or(0, |f| self.program.functions[f].name);
        let declared = |i: usize| self.declares_dim3(i);
        let places = self.program.at(name);
        let inside = places.iter().any(|&i| i >= begin && i < at && declared(i));
        inside
            || places.iter().any(|&i| self.program.enclosing(i).is_none() && declared(i))
                && !places.iter().any(|&i| i >= begin && i < at && i > 0 && is_type(words[i - 1]))
    }

    /// The axes of the `dim3` called `name` at `at`.
    fn dim3_variable(&self, name: &str, at: usize, level: usize) -> Size {
        let words = self.program.words;
        let eval = Self { depth: self.depth + 1, ..self.clone() };
        if let Some((range, at, level)) = self.argument(name, at, level)
            && self.definition(name, at, self.program.enclosing(at)).is_none()
        {
            return eval.size(range, at, level);
        }
        let mut size: [Option<Option<i64>>; 3] = [None; 3];
        let all = |axes: Size, size: &mut [Option<Option<i64>>; 3]| {
            for (axis, known) in axes.into_iter().zip(size) {
                known.get_or_insert(axis);
            }
        };
        let function = self.program.enclosing(at);
        let begin = function.map_or(0, |f| self.program.functions[f].body.start);
        let mut i = at;
        let mut beside = false;
        while i > begin && size.iter().any(Option::is_none) {
            i -= 1;
            if !self.walk() {
                return [None; 3];
            }
            if words[i] == "}" && self.program.pair[i] > begin && self.program.pair[i] < i {
                let open = self.program.pair[i];
                // Axes set in a block beside are not known.
                beside |=
                    words[open..i].windows(2).any(|w| w[0] == name && matches!(w[1], "." | "="));
                i = open;
                continue;
            }
            if words[i] != name {
                continue;
            }
            let next = self.program.word(i + 1);
            let typed = self.declares_dim3(i);
            match next {
                "." => {
                    let axis = ["x", "y", "z"].iter().position(|a| *a == self.program.word(i + 2));
                    if let (Some(axis), "=") = (axis, self.program.word(i + 3)) {
                        let value = eval.int(i + 4..self.end_of(i + 4), i, level);
                        size[axis].get_or_insert(value);
                    } else if let Some(axis) = axis
                        && is_change(self.program.word(i + 3))
                    {
                        size[axis].get_or_insert(None);
                    }
                }
                "=" if i + 1 < at => {
                    let axes = eval.size(i + 2..self.end_of(i + 2), i, level);
                    all(axes, &mut size);
                }
                "(" | "{" if typed => {
                    let range = i + 1..self.program.pair[i + 1] + 1;
                    let inner = range.start + 1..range.end.max(range.start + 2) - 1;
                    let parts = self.program.split(inner.clone());
                    let axes = match &parts[..] {
                        [one] if !one.is_empty() => {
                            if self.parts(one).is_some()
                                || one.len() == 1 && self.is_dim3(words[one.start], i)
                            {
                                eval.size(one.clone(), i, level)
                            } else {
                                [eval.int(one.clone(), i, level), Some(1), Some(1)]
                            }
                        }
                        parts => {
                            let mut axes = [Some(1); 3];
                            for (axis, part) in parts.iter().enumerate().take(3) {
                                if !part.is_empty() {
                                    axes[axis] = eval.int(part.clone(), i, level);
                                }
                            }
                            axes
                        }
                    };
                    all(axes, &mut size);
                }
                ";" | "," if typed => all([Some(1); 3], &mut size),
                _ => {}
            }
        }
        if size.iter().any(Option::is_none) {
            // Not declared in the function.
            let global = self.program.at(name).iter().find(|&&i| {
                i > 0
                    && self.program.enclosing(i).is_none()
                    && matches!(words[i - 1], "dim3" | ",")
                    && matches!(self.program.word(i + 1), "(" | "{" | "=")
            });
            if let Some(&i) = global {
                let start = i + 1 + usize::from(words[i + 1] == "=");
                let end = self.program.words[start..].iter().position(|w| *w == ";");
                let range = start..end.map_or(start, |e| start + e);
                let axes = match self.program.word(i + 1) {
                    "(" => {
                        let mut axes = [Some(1); 3];
                        for (axis, part) in
                            self.program.arguments(i + 1).into_iter().enumerate().take(3)
                        {
                            axes[axis] = eval.int(part, i, self.chain.len());
                        }
                        axes
                    }
                    _ => eval.size(range, i, self.chain.len()),
                };
                all(axes, &mut size);
            }
        }
        let size = size.map(Option::flatten);
        if beside { size.map(|n| n.filter(|&n| n > 1)) } else { size }
    }

    fn walk(&self) -> bool {
        let left = self.walked.get().checked_sub(1);
        self.walked.set(left.unwrap_or(0));
        left.is_some()
    }

    /// What the caller passes for the parameter `name` of the function around `at`: the words, and
    /// where they are evaluated.
    pub fn argument(&self, name: &str, at: usize, level: usize) -> Option<(Range, usize, usize)> {
        let call = self.chain.get(level)?;
        let function = &self.program.functions[call.function];
        if self.program.enclosing(at) != Some(call.function) {
            return None;
        }
        let words = self.program.words;
        let by_value = function.params.iter().position(|p| p.is_some_and(|p| words[p] == name));
        let range = match by_value {
            // A default value.
            Some(i) if i >= call.args.len() => {
                let param = function.params[i]?;
                let value = (self.program.word(param + 1) == "=").then_some(param + 2)?;
                return Some((value..self.end_of(value), param, self.chain.len()));
            }
            Some(i) => call.args.get(i)?,
            None => {
                let i = function.template.iter().position(|&p| words[p] == name)?;
                call.template.get(i)?
            }
        };
        Some((range.clone(), call.at, level + 1))
    }

    /// The value of the name `name` at `at`.
    fn name(&self, name: &'a str, at: usize, level: usize) -> Option<Value> {
        self.names.set(self.names.get().checked_sub(1)?);
        if let Some((_, value)) = self.instead.filter(|i| i.0 == name) {
            return Some(Value::Int(value));
        }
        // What holds at the launch or call holds for what is defined before it.
        let call = level.checked_sub(1).map_or(self.site, |i| self.chain.get(i).map(|c| c.at));
        let same = call.filter(|&c| self.program.enclosing(c) == self.program.enclosing(at));
        let places = [Some(at), same];
        if let Some(value) = places.into_iter().flatten().find_map(|at| self.case_value(at, name)) {
            return Some(Value::Int(value));
        }
        let function = self.program.enclosing(at);
        match self.definition(name, at, function) {
            Some(Definition::Changed) => return None,
            Some(Definition::At(range, place)) => return self.value(range, place, level),
            Some(Definition::Number(n)) => return Some(Value::Int(n)),
            None => {}
        }
        if let Some((range, at, level)) = self.argument(name, at, level) {
            return self.value(range, at, level);
        }
        if let Some(f) = function {
            let Function { params, template, .. } = &self.program.functions[f];
            let own = params.iter().flatten().chain(template);
            if own.into_iter().any(|&p| self.program.words[p] == name) {
                return None;
            }
        }
        self.global(name, None)
    }

    /// The last definition of `name` before `at` in the function around it.
    fn definition(&self, name: &str, at: usize, function: Option<usize>) -> Option<Definition> {
        let words = self.program.words;
        let body = self.program.functions[function?].body.clone();
        let mut i = at;
        while i > body.start {
            i -= 1;
            if !self.walk() {
                return Some(Definition::Changed);
            }
            match words[i] {
                "}" if self.program.pair[i] >= body.start && self.program.pair[i] < i => {
                    let open = self.program.pair[i];
                    if let Some(n) = self.enumerator(name, open, i) {
                        return Some(n);
                    }
                    let changed = |k: usize| {
                        let steps = matches!(words[k - 1], "++" | "--");
                        words[k] == name && (is_change(words[k + 1]) || steps)
                    };
                    if (open + 1..i).any(changed) {
                        return Some(Definition::Changed);
                    }
                    i = open;
                }
                "{" if self.is_loop(i) => {
                    // A loop around the place: later assignments hold in the next iteration.
                    let end = self.program.pair[i];
                    let later = (at..end).any(|k| {
                        words[k] == name
                            && (is_change(words[k + 1])
                                || words[k + 1] == "=" && !is_type(words[k - 1]))
                    });
                    if later {
                        return Some(Definition::Changed);
                    }
                }
                word if word == name => {
                    let next = words[i + 1];
                    let before = words[i - 1];
                    if matches!(before, "." | "->" | "::") {
                        continue;
                    }
                    if is_change(next)
                        || matches!(before, "++" | "--")
                        || before == "&" && self.written(i)
                    {
                        return Some(Definition::Changed);
                    }
                    if next == "=" && i + 2 < words.len() && i + 1 < at {
                        let end = self.end_of(i + 2);
                        // An assignment without braces in an `if` or `else` may not happen.
                        if !is_type(before) && self.conditional(i) {
                            continue;
                        }
                        return Some(Definition::At(i + 2..end, i));
                    }
                    if matches!(next, "(" | "{") && is_type(before) && self.program.pair[i + 1] > i
                    {
                        return Some(Definition::At(i + 2..self.program.pair[i + 1], i));
                    }
                    if matches!(next, ";" | ",") && is_type(before) {
                        return Some(Definition::Changed);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The value that `name` has as an enumerator between the brackets `open` and `close`.
    fn enumerator(&self, name: &str, open: usize, close: usize) -> Option<Definition> {
        let words = self.program.words;
        let head = (open.saturating_sub(5)..open).rev().find(|&i| words[i] == "enum")?;
        if words[head..open].iter().any(|w| matches!(*w, ";" | "(" | ")" | "}")) {
            return None;
        }
        let mut next = Some(0i64);
        for part in self.program.split(open + 1..close) {
            let valued = part.len() > 2 && words[part.start + 1] == "=";
            if words.get(part.start) == Some(&name) {
                if valued {
                    return Some(Definition::At(part.start + 2..part.end, part.start));
                }
                return next.map(Definition::Number);
            }
            next = if valued { None } else { next.map(|n| n + 1) };
        }
        None
    }

    /// Whether the block opened at `open` is the body of a loop.
    fn is_loop(&self, open: usize) -> bool {
        let words = self.program.words;
        match open.checked_sub(1).map(|b| words[b]) {
            Some("do") => true,
            Some(")") => {
                let paren = self.program.pair[open - 1];
                paren > 0 && matches!(words[paren - 1], "for" | "while")
            }
            _ => false,
        }
    }

    /// Whether the statement that starts at `i` is one of an `if` or `else` without braces.
    fn conditional(&self, i: usize) -> bool {
        let words = self.program.words;
        match words[i - 1] {
            "else" => true,
            ")" => {
                let paren = self.program.pair[i - 1];
                paren > 0 && words[paren - 1] == "if"
            }
            _ => false,
        }
    }

    /// Whether a call may write through the address `& name` at word `i`.
    fn written(&self, i: usize) -> bool {
        const READ: [&str; 6] =
            ["cudaMemcpy", "cudaLaunch", "printf", "memcpy", "cuLaunch", "fwrite"];
        let words = self.program.words;
        let (mut depth, mut at) = (0u32, i);
        while at > 0 {
            at -= 1;
            match words[at] {
                ")" | "]" | "}" => depth += 1,
                "(" if depth == 0 => {
                    let name = at.checked_sub(1).map_or("", |n| words[n]);
                    return !READ.iter().any(|r| name.contains(r));
                }
                // The address is kept in a list of kernel arguments.
                "{" if depth == 0 => return false,
                ";" => return false,
                "(" | "[" | "{" => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        false
    }

    /// The value of a constant, or of a variable, outside functions; in class `of` if given.
    fn global(&self, name: &str, of: Option<&str>) -> Option<Value> {
        let words = self.program.words;
        let outside = self.chain.len();
        let mut assigned: Option<Range> = None;
        let mut found: Option<(Range, usize)> = None;
        for &i in self.program.at(name).iter().take(4096) {
            let next = self.program.word(i + 1);
            let before = i.checked_sub(1).map_or("", |b| words[b]);
            if before == "#define" {
                // A macro with parameters has its parenthesis immediately after the name.
                if !(next == "(" && super::words::adjacent(words[i], next)) {
                    let end = words[i..].iter().position(|w| *w == "\n");
                    found = Some((i + 1..end.map_or(words.len(), |n| i + n), i));
                }
                continue;
            }
            if is_change(next) {
                return None;
            }
            if self.program.enclosing(i).is_some() {
                if next == "=" && !is_type(before) && !matches!(before, "." | "->") {
                    let range = i + 2..self.end_of(i + 2);
                    if assigned.is_some() {
                        assigned = Some(0..0);
                    } else {
                        assigned = Some(range);
                    }
                }
                continue;
            }
            if let Some(class) = of
                && !self.in_class(i, class)
            {
                continue;
            }
            if next == "=" || next == "{" && is_type(before) {
                found = Some((i + 2..self.end_of(i + 2), i));
            } else if matches!(next, "," | "}" | "=")
                && let Some(open) = self.opened(i)
            {
                match self.enumerator(name, open, self.program.pair[open]) {
                    Some(Definition::Number(n)) => return Some(Value::Int(n)),
                    Some(Definition::At(range, at)) => found = Some((range, at)),
                    _ => {}
                }
            }
        }
        if let Some((range, at)) = found {
            return self.value(range, at, outside);
        }
        let range = assigned.filter(|r| !r.is_empty())?;
        let at = range.start;
        self.value(range, at, outside)
    }

    /// The brace around word `i`.
    fn opened(&self, i: usize) -> Option<usize> {
        let mut at = i;
        while at > 0 {
            at -= 1;
            if !self.walk() {
                return None;
            }
            match self.program.words[at] {
                "{" => return Some(at),
                ")" | "]" | "}" if self.program.pair[at] < at => at = self.program.pair[at],
                ";" => return None,
                _ => {}
            }
        }
        None
    }

    /// Whether word `i` is directly in the class, or enumeration, `class`.
    fn in_class(&self, i: usize, class: &str) -> bool {
        let words = self.program.words;
        let mut at = i;
        while at > 0 {
            at -= 1;
            match words[at] {
                "{" => {
                    let head = at.saturating_sub(8);
                    let from = (head..at).rev().find(|&k| matches!(words[k], ";" | "}"));
                    return words[from.map_or(head, |f| f + 1)..at].contains(&class);
                }
                "}" | ")" if self.program.pair[at] < at => at = self.program.pair[at],
                _ => {}
            }
        }
        false
    }

    /// The value of `name` at word `at` if that is below `case N:` of a `switch (name)`.
    fn case_value(&self, at: usize, name: &str) -> Option<i64> {
        let words = self.program.words;
        let begin = self.program.functions[self.program.enclosing(at)?].body.start;
        let mut label = None;
        let mut i = at.min(words.len());
        while i > begin {
            i -= 1;
            match words[i] {
                "}" if self.program.pair[i] < i => i = self.program.pair[i],
                "{" => {
                    if i >= 4 && words[i - 4..i] == ["switch", "(", name, ")"] {
                        return label.flatten();
                    }
                    label = None;
                }
                "case" | "default" if label.is_none() => {
                    let number = self.program.word(i + 2) == ":";
                    let value = || self.program.word(i + 1).parse().ok();
                    label = Some(if number { value() } else { None });
                }
                _ => {}
            }
        }
        None
    }
}

/// Where a name gets its value.
enum Definition {
    /// These words, at this place.
    At(Range, usize),
    Number(i64),
    /// It is changed in a way that is not followed.
    Changed,
}

/// Whether the word after a name changes it.
fn is_change(word: &str) -> bool {
    matches!(word, "+=" | "-=" | "*=" | "/=" | "%=" | "<<=" | ">>=" | "|=" | "&=" | "++" | "--")
}

/// Whether a word may be the end of a type before a name.
fn is_type(word: &str) -> bool {
    is_name(word)
        && !matches!(word, "return" | "else" | "case" | "goto" | "do" | "and" | "or" | "not")
        || matches!(word, ">" | "*" | "&")
}

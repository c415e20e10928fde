//! Work for which a condition must hold, around barriers that all threads reach.
//!
//! `if (c) { A; __syncthreads(); B; }` becomes `if (c) { A }  __syncthreads();  if (c) { B }`, with `c` kept in a
//! variable. A `return` before a barrier, and a loop of unequal trips, become the same.

use super::{barrier_names, calls_any, fresh, negated, top_level};
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};
use std::ops::Range;

/// Writes lists of statements under a guard.
struct Writer<'a> {
    source: &'a Source,
    barriers: Vec<String>,
    /// A barrier to be added: after this statement.
    added: Option<StatementId>,
    unit: String,
    lines: Vec<String>,
    /// How many times the guard was written.
    guards: usize,
}

/// Stands for the guard until its final form is known.
const GUARD: &str = "\u{1}guard\u{1}";

impl<'a> Writer<'a> {
    fn new(source: &'a Source, added: Option<StatementId>) -> Self {
        let (barriers, unit) = (barrier_names(source), source.unit().to_owned());
        Self { source, barriers, added, unit, lines: vec![], guards: 0 }
    }

    fn has_barrier(&self, id: StatementId) -> bool {
        let tokens = &self.source.statement(id).tokens;
        calls_any(self.source, tokens, &self.barriers)
            || self.added.is_some_and(|a| self.source.within(id).any(|s| s == a))
    }

    /// The statements of a list, each run without a barrier under the guard.
    fn list(&mut self, list: &[StatementId], indent: &str) -> Result<(), Refused> {
        let pieces = self.source.pieces(list)?;
        let mut run: Vec<usize> = vec![];
        for (i, piece) in pieces.iter().enumerate() {
            if !self.has_barrier(piece.id) {
                run.push(i);
                continue;
            }
            let after_work = self.added == Some(piece.id)
                && !calls_any(self.source, &self.source.statement(piece.id).tokens, &self.barriers);
            if after_work {
                run.push(i);
            }
            let of = std::mem::take(&mut run);
            self.run(&pieces, &of, indent)?;
            if !after_work {
                self.with_barrier(piece.id, &piece.bytes, indent)?;
            }
            if self.added == Some(piece.id) {
                self.lines.push(format!("{indent}__syncthreads();"));
            }
        }
        self.run(&pieces, &run, indent)
    }

    /// Statements without a barrier. Declarations that others need stay outside of the guard.
    fn run(
        &mut self,
        pieces: &[crate::source::Piece],
        run: &[usize],
        indent: &str,
    ) -> Result<(), Refused> {
        let source = self.source;
        let inner = format!("{indent}{}", self.unit);
        let mut guarded: Vec<String> = vec![];
        // The only statement under the guard so far.
        let mut single: Option<StatementId> = None;
        for &i in run {
            let (id, bytes) = (pieces[i].id, &pieces[i].bytes);
            self.leaves(id)?;
            let declared = declared(source, id);
            let used_later = declared.as_ref().is_some_and(|d| {
                let later = |p: &crate::source::Piece| {
                    let tokens = source.statement(p.id).tokens.clone();
                    tokens.into_iter().any(|t| source.word(t) == source.word(d.name))
                };
                !run.contains(&(i + 1)) && i + 1 < pieces.len() || pieces[i + 1..].iter().any(later)
            });
            match declared {
                Some(d) if d.is_shared || used_later && is_harmless(source, &d) => {
                    self.close(&mut guarded, single, indent);
                    self.lines.extend(source.moved(bytes, indent));
                }
                Some(d) if used_later => {
                    let Some(value) = d.value.clone() else {
                        self.close(&mut guarded, single, indent);
                        self.lines.extend(source.moved(bytes, indent));
                        continue;
                    };
                    if !d.is_plain {
                        return Err(Refused::Jump(
                            source.loc(source.bytes(&source.statement(id).tokens).start),
                        ));
                    }
                    self.close(&mut guarded, single, indent);
                    let head = source.text_of(&(source.statement(id).tokens.start..d.name + 1));
                    let choice = top_level(source, &value).any(|t| source.word(t) == "?");
                    let value = source.text_of(&value);
                    let value = if choice { format!("({value})") } else { value.to_owned() };
                    let start = source.bytes(&source.statement(id).tokens).start;
                    let above = source.moved(&(bytes.start..start), indent);
                    self.lines.extend(above.into_iter().filter(|l| !l.trim().is_empty()));
                    self.guards += 1;
                    self.lines.push(format!("{indent}{head} = {GUARD} ? {value} : 0;"));
                }
                _ => {
                    single = guarded.is_empty().then_some(id);
                    guarded.extend(source.moved(bytes, &inner));
                }
            }
        }
        self.close(&mut guarded, single, indent);
        Ok(())
    }

    /// Writes the statements under the guard; `single` is the statement if it is one.
    fn close(&mut self, guarded: &mut Vec<String>, single: Option<StatementId>, indent: &str) {
        if guarded.iter().all(|l| l.trim().is_empty()) {
            return;
        }
        self.guards += 1;
        if let Some(joined) = single.and_then(|id| self.joined(id, guarded)) {
            let lines = joined.lines().map(|l| l.strip_prefix(self.unit.as_str()).unwrap_or(l));
            self.lines.extend(lines.map(str::to_owned));
            guarded.clear();
            return;
        }
        // One statement of one line needs no braces.
        if let [line] = &guarded[..]
            && line.trim_end().ends_with(';')
            && !line.contains("//")
            && !line.trim_start().starts_with(['{', '#'])
        {
            self.lines.push(format!("{indent}if ({GUARD}) {}", line.trim_start()));
        } else {
            self.lines.push(format!("{indent}if ({GUARD}) {{"));
            self.lines.append(guarded);
            self.lines.push(format!("{indent}}}"));
        }
        guarded.clear();
    }

    /// An `if` without `else` under the guard, as one `if`.
    fn joined(&self, id: StatementId, lines: &[String]) -> Option<String> {
        let Kind::If { condition, otherwise: None, .. } = &self.source.statement(id).kind else {
            return None;
        };
        let text = self.source.text_of(condition);
        let weak = top_level(self.source, condition)
            .any(|t| matches!(self.source.word(t), "||" | "?" | "=" | "," | ";"));
        let whole = lines.join("\n");
        let at = whole.find(&format!("({text})"))?;
        let term = if weak { format!("({text})") } else { text.to_owned() };
        let (before, after) = (&whole[..at], &whole[at + text.len() + 2..]);
        Some(format!("{before}({GUARD} && {term}){after}"))
    }

    /// A statement that contains a barrier: only its parts are guarded.
    fn with_barrier(
        &mut self,
        id: StatementId,
        bytes: &Range<usize>,
        indent: &str,
    ) -> Result<(), Refused> {
        let source = self.source;
        let statement = source.statement(id);
        let start = source.bytes(&statement.tokens).start;
        self.lines.extend(
            source.moved(&(bytes.start..start), indent).into_iter().filter(|l| !l.is_empty()),
        );
        let head = |to: StatementId| {
            let to = source.statement(to).tokens.start;
            source.text_of(&(statement.tokens.start..to)).to_owned()
        };
        match statement.kind.clone() {
            Kind::Simple => {
                self.lines.extend(source.moved(&(start..bytes.end), indent));
                Ok(())
            }
            Kind::Block => {
                self.lines.push(format!("{indent}{{"));
                self.body(id, indent)?;
                self.lines.push(format!("{indent}}}"));
                Ok(())
            }
            Kind::For { header: condition, body } | Kind::While { condition, body } => {
                reads_nothing(source, &condition)?;
                self.lines.push(format!("{indent}{} {{", head(body)));
                self.body(body, indent)?;
                self.lines.push(format!("{indent}}}"));
                Ok(())
            }
            Kind::Do { condition, body } => {
                reads_nothing(source, &condition)?;
                self.lines.push(format!("{indent}do {{"));
                self.body(body, indent)?;
                let condition = source.text_of(&condition);
                self.lines.push(format!("{indent}}} while ({condition});"));
                Ok(())
            }
            Kind::If { condition, then, otherwise } => {
                reads_nothing(source, &condition)?;
                self.lines.push(format!("{indent}{} {{", head(then)));
                self.body(then, indent)?;
                if let Some(otherwise) = otherwise {
                    self.lines.push(format!("{indent}}} else {{"));
                    self.body(otherwise, indent)?;
                }
                self.lines.push(format!("{indent}}}"));
                Ok(())
            }
            Kind::Switch { .. } | Kind::Label | Kind::Jump => Err(Refused::Jump(source.loc(start))),
        }
    }

    fn body(&mut self, body: StatementId, indent: &str) -> Result<(), Refused> {
        let inner = format!("{indent}{}", self.unit);
        let list = self.source.list_of(body);
        self.list(&list, &inner)
    }

    /// Control must leave guarded statements at their end.
    fn leaves(&self, id: StatementId) -> Result<(), Refused> {
        let source = self.source;
        for inside in source.within(id) {
            let statement = source.statement(inside);
            let refused = match statement.kind {
                Kind::Jump => match source.word(statement.tokens.start) {
                    "break" | "continue" => !self.is_in_loop_of(inside, id),
                    _ => true,
                },
                Kind::Label => {
                    source.word(statement.tokens.end - 1) == ":" && !self.is_in_loop_of(inside, id)
                }
                _ => false,
            };
            if refused {
                return Err(Refused::Jump(source.loc(source.bytes(&statement.tokens).start)));
            }
        }
        Ok(())
    }

    /// Whether a loop or `switch` around `inside` is within `id`.
    fn is_in_loop_of(&self, inside: StatementId, id: StatementId) -> bool {
        let source = self.source;
        let mut at = Some(inside);
        while let Some(s) = at {
            let statement = source.statement(s);
            if s != inside
                && (source.loop_body(s).is_some() || matches!(statement.kind, Kind::Switch { .. }))
            {
                return true;
            }
            if s == id {
                return false;
            }
            at = statement.parent;
        }
        false
    }

    /// The text, with `guard` as the guard.
    fn text(&self, guard: &str) -> String {
        let joined = self.lines.join("\n");
        joined.replace(GUARD, guard)
    }
}

/// A declaration of one variable.
struct Declared {
    /// The token of its name.
    name: usize,
    /// Its initial value.
    value: Option<Range<usize>>,
    /// Whether it is a number or pointer that is not constant.
    is_plain: bool,
    /// Whether it is shared memory.
    is_shared: bool,
}

/// Words of the types that 0 is a value of.
const NUMBERS: [&str; 24] = [
    "int",
    "unsigned",
    "signed",
    "long",
    "short",
    "char",
    "bool",
    "float",
    "double",
    "size_t",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint",
    "ulong",
    "uchar",
    "ushort",
    "ptrdiff_t",
    "half",
];

/// The declaration that the statement is, if it is one: words, perhaps `*`, a name, then `=`, `[` or `;`.
fn declared(source: &Source, id: StatementId) -> Option<Declared> {
    let statement = source.statement(id);
    if statement.kind != Kind::Simple {
        return None;
    }
    let tokens = &statement.tokens;
    let flat: Vec<usize> = top_level(source, tokens).collect();
    if flat.iter().any(|&t| source.word(t) == ",")
        && !flat.iter().any(|&t| source.word(t) == "__shared__")
    {
        return None;
    }
    let stop = flat.iter().position(|&t| matches!(source.word(t), "=" | ";"))?;
    let head = &flat[..stop];
    let &name = head.last()?;
    let is_word = |t: usize| source.word(t).starts_with(|c: char| c.is_alphabetic() || c == '_');
    if head.len() < 2 || !is_word(name) {
        return None;
    }
    let types = &head[..head.len() - 1];
    let parts =
        types.iter().all(|&t| is_word(t) || matches!(source.word(t), "*" | "&" | "::" | "<" | ">"));
    let first_is_type =
        is_word(types[0]) && !matches!(source.word(types[0]), "delete" | "throw" | "new");
    if !parts || !first_is_type {
        return None;
    }
    let value = (source.word(flat[stop]) == "=").then(|| flat[stop] + 1..tokens.end - 1);
    let number = types.iter().all(|&t| NUMBERS.contains(&source.word(t)) || source.word(t) == "*");
    let array = source.word(name + 1) == "[";
    let is_shared = types.iter().any(|&t| source.word(t) == "__shared__");
    Some(Declared { name, value, is_plain: number && !array, is_shared })
}

/// Whether every thread may compute the initial value: it reads no memory and calls nothing.
fn is_harmless(source: &Source, declared: &Declared) -> bool {
    let Some(value) = &declared.value else { return true };
    reads_nothing(source, value).is_ok()
        && !value.clone().any(|t| matches!(source.word(t), "++" | "--" | "=" | "/" | "%"))
}

/// Refuses an expression that reads memory or calls something: threads that would not have come there must not.
fn reads_nothing(source: &Source, tokens: &Range<usize>) -> Result<(), Refused> {
    for t in tokens.clone() {
        let word = source.word(t);
        let called = word == "("
            && t > tokens.start
            && source.word(t - 1).starts_with(|c: char| c.is_alphabetic() || c == '_')
            && !matches!(
                source.word(t - 1),
                "min" | "max" | "int" | "float" | "unsigned" | "size_t" | "sizeof" | "return"
            );
        let unary = word == "*"
            && (t == tokens.start
                || matches!(
                    source.word(t - 1),
                    "(" | "=" | "," | "+" | "-" | "<" | ">" | "&&" | "||" | "!"
                ));
        if called || unary || matches!(word, "[" | "->") {
            return Err(Refused::Jump(source.loc(source.tokens[t].start)));
        }
    }
    Ok(())
}

/// Refuses a condition of a loop that may read something else once its thread has left the loop: whose addresses
/// depend on what the loop changes.
fn reads_the_same(
    source: &Source,
    condition: &Range<usize>,
    whole: &Range<usize>,
) -> Result<(), Refused> {
    let changes = |word: &str| {
        whole.clone().any(|t| {
            let step = |w: &str| matches!(w, "++" | "--");
            source.word(t) == word
                && (step(source.word(t + 1))
                    || t > 0 && step(source.word(t - 1))
                    || matches!(
                        source.word(t + 1),
                        "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>="
                    ))
        })
    };
    let mut depth = 0usize;
    let mut rest = vec![];
    for t in condition.clone() {
        match source.word(t) {
            "[" => depth += 1,
            "]" => depth = depth.saturating_sub(1),
            word if depth > 0 && changes(word) => {
                return Err(Refused::Jump(source.loc(source.tokens[t].start)));
            }
            _ if depth == 0 => rest.push(t),
            _ => {}
        }
    }
    // What is outside of subscripts must read nothing.
    rest.into_iter().try_for_each(|t| match source.word(t) {
        "->" => Err(Refused::Jump(source.loc(source.tokens[t].start))),
        "(" if t > condition.start => reads_nothing(source, &(t - 1..t + 1)),
        "*" => reads_nothing(source, &(t.saturating_sub(1).max(condition.start)..t + 1)),
        _ => Ok(()),
    })
}

/// The bytes from the first statement of a list to the end of the last one's line.
fn replaced(source: &Source, list: &[StatementId]) -> Result<Range<usize>, Refused> {
    let pieces = source.pieces(list)?;
    let (Some(first), Some(last)) = (pieces.first(), pieces.last()) else {
        return Err(Refused::Unreadable);
    };
    let start = source.bytes(&source.statement(first.id).tokens).start;
    Ok(start..last.bytes.end)
}

/// Replaces the statements `list` by lines, of which the first goes where the first statement is.
fn replacement(source: &Source, list: &[StatementId], text: &str) -> Result<Vec<Edit>, Refused> {
    let bytes = replaced(source, list)?;
    Ok(vec![Edit::replace(bytes, text.trim_start())])
}

/// `if (c) { A; barrier; B; }` as `if (c) { A }`, the barrier, `if (c) { B }`. With `added`, a barrier comes
/// after that statement of it too. Both sides of an `if` may have barriers, as many on one as on the other.
///
/// # Errors
/// The statements cannot be parted.
pub fn branch_without_barrier(
    source: &Source,
    branch: StatementId,
    added: Option<StatementId>,
) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(branch);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let Kind::If { condition, then, otherwise } = statement.kind.clone() else {
        return Err(refused());
    };
    if !source.in_list(branch) {
        return Err(refused());
    }
    let indent = source.indent(start).to_owned();
    let mut writer = Writer::new(source, added);
    let condition_text = source.text_of(&condition).to_owned();
    if let Some(otherwise) = otherwise {
        return both_sides(source, branch, &condition, [then, otherwise], &indent);
    }
    writer.list(&source.list_of(then), &indent)?;
    let kept = writer.guards > 1 || condition.len() > 12;
    let text = if kept {
        let name = fresh(source, &["active", "inside", "takes_part"]);
        format!("{indent}const bool {name} = {condition_text};\n{}", writer.text(&name))
    } else {
        writer.text(&condition_text)
    };
    replacement(source, &[branch], &text)
}

/// The two sides of an `if` that have equally many barriers in their lists.
fn both_sides(
    source: &Source,
    branch: StatementId,
    condition: &Range<usize>,
    sides: [StatementId; 2],
    indent: &str,
) -> Result<Vec<Edit>, Refused> {
    let refused =
        || Refused::Jump(source.loc(source.bytes(&source.statement(branch).tokens).start));
    let writer = Writer::new(source, None);
    let mut parts: Vec<Vec<Vec<Range<usize>>>> = vec![];
    let mut barriers = vec![];
    for side in sides {
        let mut of: Vec<Vec<Range<usize>>> = vec![vec![]];
        for piece in source.pieces(&source.list_of(side))? {
            if !writer.has_barrier(piece.id) {
                writer.leaves(piece.id)?;
                of.last_mut().ok_or_else(refused)?.push(piece.bytes);
            } else if source.statement(piece.id).kind == Kind::Simple {
                barriers.push(source.text_of(&source.statement(piece.id).tokens).to_owned());
                of.push(vec![]);
            } else {
                return Err(refused());
            }
        }
        parts.push(of);
    }
    let [first, second] = &parts[..] else { return Err(refused()) };
    if first.len() != second.len() || first.len() < 2 || barriers.iter().any(|b| *b != barriers[0])
    {
        return Err(refused());
    }
    let unit = source.unit();
    let inner = format!("{indent}{unit}");
    let name = fresh(source, &["active", "inside", "takes_part"]);
    let mut lines = vec![format!("{indent}const bool {name} = {};", source.text_of(condition))];
    for (i, (a, b)) in first.iter().zip(second).enumerate() {
        if i > 0 {
            lines.push(format!("{indent}{}", barriers[0]));
        }
        let moved = |of: &[Range<usize>]| -> Vec<String> {
            of.iter().flat_map(|bytes| source.moved(bytes, &inner)).collect()
        };
        match (a.is_empty(), b.is_empty()) {
            (true, true) => {}
            (false, true) => {
                lines.push(format!("{indent}if ({name}) {{"));
                lines.extend(moved(a));
                lines.push(format!("{indent}}}"));
            }
            (true, false) => {
                lines.push(format!("{indent}if (!{name}) {{"));
                lines.extend(moved(b));
                lines.push(format!("{indent}}}"));
            }
            (false, false) => {
                lines.push(format!("{indent}if ({name}) {{"));
                lines.extend(moved(a));
                lines.push(format!("{indent}}} else {{"));
                lines.extend(moved(b));
                lines.push(format!("{indent}}}"));
            }
        }
    }
    replacement(source, &[branch], &lines.join("\n"))
}

/// `if (c) { A } else { B }` as `if (c) { A }`, a barrier, `if (!c) { B }`.
///
/// # Errors
/// There is no other side, or control leaves a side by a jump.
pub fn parted_sides(source: &Source, branch: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(branch);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let Kind::If { condition, then, otherwise: Some(otherwise) } = statement.kind.clone() else {
        return Err(refused());
    };
    if !source.in_list(branch) {
        return Err(refused());
    }
    let indent = source.indent(start).to_owned();
    let inner = format!("{indent}{}", source.unit());
    let name = fresh(source, &["active", "inside", "takes_part"]);
    let writer = Writer::new(source, None);
    let mut lines = vec![format!("{indent}const bool {name} = {};", source.text_of(&condition))];
    for (side, guard) in [(then, name.clone()), (otherwise, format!("!{name}"))] {
        lines.push(format!("{indent}if ({guard}) {{"));
        for piece in source.pieces(&source.list_of(side))? {
            writer.leaves(piece.id)?;
            lines.extend(source.moved(&piece.bytes, &inner));
        }
        lines.push(format!("{indent}}}"));
        if side == then {
            lines.push(format!("{indent}__syncthreads();"));
        }
    }
    replacement(source, &[branch], &lines.join("\n"))
}

/// `if (c) return;` and the rest of the function as a rest under the opposite guard.
///
/// # Errors
/// The statement is not of that form, or the rest cannot be parted.
pub fn skip_instead_of_return(source: &Source, branch: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(branch);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let Kind::If { condition, then, otherwise: None } = statement.kind.clone() else {
        return Err(refused());
    };
    let body = statement.parent.ok_or_else(refused)?;
    if source.statement(body).parent.is_some() {
        return Err(refused());
    }
    let inner = source.list_of(then);
    let (&last, before) = inner.split_last().ok_or_else(refused)?;
    let jump = &source.statement(last).tokens;
    if source.word(jump.start) != "return" || source.word(jump.start + 1) != ";" {
        return Err(refused());
    }
    let list = source.children(body);
    let at = list.iter().position(|&s| s == branch).ok_or_else(refused)?;
    let indent = source.indent(start).to_owned();
    let name = fresh(source, &["active", "inside", "takes_part"]);
    let mut writer = Writer::new(source, None);
    writer.lines.push(format!("{indent}const bool {name} = {};", negated(source, &condition)));
    if !before.is_empty() {
        writer.lines.push(format!("{indent}if (!{name}) {{"));
        for piece in source.pieces(before)? {
            writer.leaves(piece.id)?;
            let inner = format!("{indent}{}", source.unit());
            writer.lines.extend(source.moved(&piece.bytes, &inner));
        }
        writer.lines.push(format!("{indent}}}"));
    }
    let mut rest = &list[at + 1..];
    // A `return;` at the very end says nothing.
    if let Some((&end, others)) = rest.split_last()
        && source.statement(end).kind == Kind::Jump
        && source.text_of(&source.statement(end).tokens) == "return;"
    {
        rest = others;
    }
    writer.list(rest, &indent)?;
    replacement(source, &list[at..], &writer.text(&name))
}

/// A loop around a barrier that some threads leave earlier: all go on until none has work, and only those that
/// have work do it.
///
/// # Errors
/// The loop has no condition, or its body cannot be parted.
pub fn loop_of_equal_trips(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let (condition, body) = match statement.kind.clone() {
        Kind::While { condition, body } => (condition, body),
        Kind::For { header, body } => {
            let semicolons: Vec<usize> =
                top_level(source, &header).filter(|&t| source.word(t) == ";").collect();
            let [first, second] = semicolons[..] else { return Err(refused()) };
            (first + 1..second, body)
        }
        _ => return Err(refused()),
    };
    if condition.is_empty() {
        return Err(refused());
    }
    reads_the_same(source, &condition, &statement.tokens)?;
    let indent = source.indent(start).to_owned();
    let text = source.text_of(&condition).to_owned();
    let mut writer = Writer::new(source, None);
    writer.body(body, &indent)?;
    let name = fresh(source, &["active", "inside", "takes_part"]);
    let inner = format!("{indent}{}", source.unit());
    let (head, tail) = (
        statement.tokens.start..condition.start,
        condition.end..source.statement(body).tokens.start,
    );
    let mut out = format!(
        "{}__syncthreads_or({text}){} {{\n{inner}const bool {name} = {text};\n",
        &source.text[source.bytes(&head).start..source.bytes(&condition).start],
        &source.text[source.bytes(&condition).end..source.bytes(&tail).end].trim_end(),
    );
    out.push_str(&writer.text(&name));
    out.push_str(&format!("\n{indent}}}"));
    let bytes = source.bytes(&statement.tokens);
    Ok(vec![Edit::replace(bytes, out)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;
    use detect::symbols::Loc;

    fn rewritten(
        text: &str,
        line: u32,
        column: u32,
        how: impl Fn(&Source, StatementId) -> Result<Vec<Edit>, Refused>,
    ) -> Result<String, Refused> {
        let source = Source::new("a.cu", text).unwrap();
        let id = *source.path(&Loc::new("a.cu", line, column)).unwrap().last().unwrap();
        let changed = apply(text, &how(&source, id)?).unwrap();
        assert!(Source::new("a.cu", &changed).is_ok());
        Ok(changed)
    }

    #[test]
    fn barrier_at_the_end_of_a_branch() {
        let text =
            "void k() {\n  if (t < n) {\n    a[t] = 1;\n    __syncthreads();\n  }\n  b();\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None)).unwrap();
        assert_eq!(out, "void k() {\n  if (t < n) a[t] = 1;\n  __syncthreads();\n  b();\n}\n");
    }
    #[test]
    fn barrier_in_the_middle_keeps_the_condition() {
        let text = "void k() {\n  if (t < n) {\n    int x = a[t];\n    __syncthreads();\n    // late\n    a[t + 1] = x;\n    c();\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = t < n;\n  int x = active ? a[t] : 0;\n  __syncthreads();\n  if (active) {\n    // late\n    a[t + 1] = x;\n    c();\n  }\n}\n"
        );
    }
    #[test]
    fn barriers_on_both_sides() {
        let text = "void k() {\n  if (c) {\n    a();\n    __syncthreads();\n  } else {\n    b();\n    __syncthreads();\n    d();\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = c;\n  if (active) {\n    a();\n  } else {\n    b();\n  }\n  __syncthreads();\n  if (!active) {\n    d();\n  }\n}\n"
        );
    }
    #[test]
    fn early_return() {
        let text = "void k() {\n  __shared__ int s[32];\n  int i = blockIdx.x;\n  if (i >= n) return;\n  s[t] = a[i];\n  __syncthreads();\n  for (int d = 16; d > 0; d /= 2) {\n    if (t < d) s[t] += s[t + d];\n    __syncthreads();\n  }\n  if (t == 0) o[0] = s[0];\n}\n";
        let out = rewritten(text, 4, 3, skip_instead_of_return).unwrap();
        assert_eq!(
            out,
            "void k() {\n  __shared__ int s[32];\n  int i = blockIdx.x;\n  const bool active = i < n;\n  if (active) s[t] = a[i];\n  __syncthreads();\n  for (int d = 16; d > 0; d /= 2) {\n    if (active && t < d) s[t] += s[t + d];\n    __syncthreads();\n  }\n  if (active && t == 0) o[0] = s[0];\n}\n"
        );
    }
    #[test]
    fn unequal_trips() {
        let text = "void k() {\n  for (int i = t; i < n; i += 32) {\n    s[t] = a[i];\n    __syncthreads();\n  }\n}\n";
        let out = rewritten(text, 2, 3, loop_of_equal_trips).unwrap();
        assert_eq!(
            out,
            "void k() {\n  for (int i = t; __syncthreads_or(i < n); i += 32) {\n    const bool active = i < n;\n    if (active) s[t] = a[i];\n    __syncthreads();\n  }\n}\n"
        );
    }
    #[test]
    fn jumps_are_refused() {
        let text = "void k() {\n  if (c) {\n    if (d) return;\n    __syncthreads();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None)).is_err());
        let text = "void k() {\n  if (c) {\n    a();\n#if X\n    b();\n#endif\n    __syncthreads();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None)).is_err());
    }
}

//! Work for which a condition must hold, around barriers that all threads reach.
//!
//! `if (c) { A; __syncthreads(); B; }` becomes `if (c) { A }  __syncthreads();  if (c) { B }`, with `c` kept in a
//! variable. A `return` before a barrier, and a loop of unequal trips, become the same.

mod kept;

use super::choice::{both_sides, moved_barrier};
use super::loops::LoopParts;
use super::{barrier_names, calls_any, closes, negated, top_level};
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};
use std::ops::Range;

/// Writes lists of statements under a guard.
pub(super) struct Writer<'a> {
    source: &'a Source,
    barriers: Vec<String>,
    /// A barrier to be added: after this statement.
    added: Option<StatementId>,
    unit: String,
    pub(super) lines: Vec<String>,
    /// How many times the guard was written.
    guards: usize,
    /// Whether branches and loops around barriers lose their conditions to guards.
    pub(super) flat: bool,
    /// How many names were made up.
    names: usize,
    /// The statement `if (c) break;` that ends the work instead.
    pub(super) exit: Option<StatementId>,
    /// The branch or loop that is written anew: what it changes may be read outside of it.
    region: Option<StatementId>,
    /// How many results of calls were kept in variables.
    kept: usize,
}

/// Stands for the guard until its final form is known.
pub(super) const GUARD: &str = "\u{1}guard\u{1}";

/// The `n`th name for a guard that the source does not have.
pub(super) fn guard_name(source: &Source, n: usize) -> String {
    let taken = |name: &str| (0..source.tokens.len()).any(|t| source.word(t) == name);
    let all = ["active", "inside", "takes_part"].map(str::to_owned).into_iter();
    let mut free = all.chain((2..).map(|n| format!("active_{n}"))).filter(|name| !taken(name));
    free.nth(n).unwrap_or_default()
}

impl<'a> Writer<'a> {
    pub(super) fn new(source: &'a Source, added: Option<StatementId>) -> Self {
        let (barriers, unit) = (barrier_names(source), source.unit().to_owned());
        let (lines, guards, flat, names, exit) = (vec![], 0, false, 0, None);
        let (region, kept) = (None, 0);
        Self { source, barriers, added, unit, lines, guards, flat, names, exit, region, kept }
    }

    /// A writer of this branch or loop: threads without work must leave what is read outside of it as it is.
    pub(super) fn of(mut self, region: StatementId) -> Self {
        self.region = Some(region);
        self
    }

    /// A writer for which the operations of a warp are what all must reach.
    pub(super) fn of_warp(source: &'a Source) -> Self {
        let mut writer = Self::new(source, None);
        let words = (0..source.tokens.len()).map(|t| source.word(t));
        let named = |w: &&str| w.starts_with("__") && (w.ends_with("_sync") || *w == "__syncwarp");
        writer.barriers.extend(words.filter(named).map(str::to_owned));
        writer
    }

    /// A name for a guard.
    pub(super) fn name(&mut self) -> String {
        self.names += 1;
        guard_name(self.source, self.names - 1)
    }

    pub(super) fn has_barrier(&self, id: StatementId) -> bool {
        let tokens = &self.source.statement(id).tokens;
        calls_any(self.source, tokens, &self.barriers)
            || self.added.is_some_and(|a| self.source.within(id).any(|s| s == a))
    }

    /// The statements of a list, each run without a barrier under the guard.
    pub(super) fn list(&mut self, list: &[StatementId], indent: &str) -> Result<(), Refused> {
        let pieces = self.source.pieces(list)?;
        let mut run: Vec<usize> = vec![];
        for (i, piece) in pieces.iter().enumerate() {
            if self.exit == Some(piece.id) {
                let of = std::mem::take(&mut run);
                self.run(&pieces, &of, indent)?;
                self.leave(piece.id, indent)?;
                continue;
            }
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

    /// `if (c) break;` or `if (c) return;` as the end of the thread's work: the guard becomes false.
    fn leave(&mut self, id: StatementId, indent: &str) -> Result<(), Refused> {
        let source = self.source;
        let jump = jump_if(source, id, "break").or_else(|| jump_if(source, id, "return"));
        let Some((condition, before)) = jump else {
            return Err(Refused::Jump(
                source.loc(source.bytes(&source.statement(id).tokens).start),
            ));
        };
        self.guards += 1;
        if before.is_empty() {
            let rest = negated(source, &condition);
            let weak = rest.contains("||") || rest.contains('?');
            let rest = if weak { format!("({rest})") } else { rest };
            self.lines.push(format!("{indent}{GUARD} = {GUARD} && {rest};"));
            return Ok(());
        }
        let text = source.text_of(&condition);
        self.lines.push(format!("{indent}if ({GUARD} && ({text})) {{"));
        let inner = format!("{indent}{}", self.unit);
        for piece in source.pieces(&before)? {
            self.leaves(piece.id)?;
            self.lines.extend(source.moved(&piece.bytes, &inner));
        }
        self.lines.push(format!("{inner}{GUARD} = false;"));
        self.lines.push(format!("{indent}}}"));
        Ok(())
    }

    /// For each of `run` the declaration that must stay outside of the guard: one that is used behind the run, or
    /// behind another that stays outside.
    fn outside(&self, pieces: &[crate::source::Piece], run: &[usize]) -> Vec<Option<Declared>> {
        let source = self.source;
        let uses = |i: usize, name: usize| {
            let tokens = source.statement(pieces[i].id).tokens.clone();
            tokens.into_iter().any(|t| source.word(t) == source.word(name))
        };
        let all: Vec<Option<Declared>> =
            run.iter().map(|&i| declared(source, pieces[i].id)).collect();
        let mut out: Vec<bool> =
            all.iter().map(|d| d.as_ref().is_some_and(|d| d.is_shared)).collect();
        let behind = run.last().map_or(0, |l| l + 1);
        loop {
            let mut changed = false;
            for k in 0..run.len() {
                let Some(d) = all[k].as_ref().filter(|_| !out[k]) else { continue };
                // The guarded statements end where the next declaration stays outside.
                let end = (k + 1..run.len()).find(|&j| out[j]).map_or(behind, |j| run[j]);
                if (end..pieces.len()).any(|i| uses(i, d.name)) {
                    (out[k], changed) = (true, true);
                }
            }
            if !changed {
                break;
            }
        }
        all.into_iter().zip(out).map(|(d, out)| d.filter(|_| out)).collect()
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
        for (&i, outside) in run.iter().zip(self.outside(pieces, run)) {
            let (id, bytes) = (pieces[i].id, &pieces[i].bytes);
            self.leaves(id)?;
            let Some(d) = outside else {
                single = guarded.is_empty().then_some(id);
                guarded.extend(source.moved(bytes, &inner));
                continue;
            };
            self.close(&mut guarded, single, indent);
            let value = d.value.clone().filter(|_| !d.is_shared && !is_harmless(source, &d));
            let Some(value) = value else {
                self.lines.extend(source.moved(bytes, indent));
                continue;
            };
            if !d.is_plain {
                return Err(Refused::Jump(
                    source.loc(source.bytes(&source.statement(id).tokens).start),
                ));
            }
            let start = source.bytes(&source.statement(id).tokens).start;
            let above = source.moved(&(bytes.start..start), indent);
            self.lines.extend(above.into_iter().filter(|l| !l.trim().is_empty()));
            self.guards += 1;
            let head = source.text_of(&(source.statement(id).tokens.start..d.name + 1));
            let value = self.guarded_value(&value);
            self.lines.push(format!("{indent}{head} = {value};"));
        }
        self.close(&mut guarded, single, indent);
        Ok(())
    }

    /// The value under the guard, otherwise 0.
    fn guarded_value(&self, value: &Range<usize>) -> String {
        let choice = top_level(self.source, value).any(|t| self.source.word(t) == "?");
        let text = self.source.text_of(value);
        if choice { format!("{GUARD} ? ({text}) : 0") } else { format!("{GUARD} ? {text} : 0") }
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
            self.lines.extend(self.source.under(GUARD, line, indent));
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
        let weak = is_weak(self.source, condition);
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
                if let Some(call) = self.escaping(id)? {
                    return self.kept(id, &call, bytes.end, indent);
                }
                let all = source.moved(&(start..bytes.end), indent);
                match self.voting(id)? {
                    None => self.lines.extend(all),
                    Some((before, after)) => {
                        self.guards += 1;
                        let text = all.join("\n").replacen(&before, &after, 1);
                        self.lines.extend(text.lines().map(str::to_owned));
                    }
                }
                Ok(())
            }
            Kind::Block => {
                self.lines.push(format!("{indent}{{"));
                self.body(id, indent)?;
                self.lines.push(format!("{indent}}}"));
                Ok(())
            }
            Kind::For { .. } | Kind::While { .. } if self.flat => self.flat_loop(id, indent),
            Kind::If { condition, then, otherwise } if self.flat => {
                let name = self.name();
                self.guards += 1;
                let text = source.text_of(&condition);
                let term =
                    if is_weak(source, &condition) { format!("({text})") } else { text.to_owned() };
                self.lines.push(format!("{indent}const bool {name} = {GUARD} && {term};"));
                self.under(&source.list_of(then), &name, indent)?;
                if let Some(otherwise) = otherwise {
                    self.under(&source.list_of(otherwise), &format!("{GUARD} && !{name}"), indent)?;
                }
                Ok(())
            }
            Kind::For { header: condition, body } | Kind::While { condition, body } => {
                reads_nothing(source, &condition)?;
                let at = self.lines.len();
                self.lines.push(format!("{indent}{}", head(body).trim_end()));
                self.body(body, indent)?;
                let whole = source.text_of(&statement.tokens);
                if self.lines.len() == at + 2
                    && !whole.contains('\n')
                    && self.lines[at + 1].trim() == source.text_of(&source.statement(body).tokens)
                {
                    // One line, as it was.
                    self.lines.truncate(at);
                    self.lines.push(format!("{indent}{whole}"));
                    return Ok(());
                }
                if source.statement(body).kind == Kind::Block || self.lines.len() != at + 2 {
                    self.lines[at].push_str(" {");
                    self.lines.push(format!("{indent}}}"));
                }
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

    /// What a vote in the statement asks, and the same with the guard: threads without work have no say. A statement that
    /// all must reach is executed by threads without work too, so it must read nothing else.
    fn voting(&self, id: StatementId) -> Result<Option<(String, String)>, Refused> {
        let source = self.source;
        let tokens = source.statement(id).tokens.clone();
        let vote = tokens.clone().find_map(|t| {
            let word = source.word(t);
            let any = matches!(
                word,
                "__ballot_sync" | "__any_sync" | "__syncthreads_or" | "__syncthreads_count"
            );
            let all = matches!(word, "__all_sync" | "__syncthreads_and");
            let close = (t + 2..tokens.end).find(|&c| closes(source, &(t + 1..c + 1)))?;
            let comma = top_level(source, &(t + 2..close)).find(|&c| source.word(c) == ",");
            (any || all).then(|| (comma.map_or(t + 2, |c| c + 1)..close, any))
        });
        let Some((asked, any)) = vote else {
            let calls: Vec<usize> = tokens
                .clone()
                .filter(|&t| self.barriers.iter().any(|b| b == source.word(t)))
                .collect();
            // The operands of an operation of the warp.
            for &t in calls.iter().filter(|&&t| source.word(t).ends_with("_sync")) {
                let close = (t + 2..tokens.end).find(|&c| closes(source, &(t + 1..c + 1)));
                reads_nothing(source, &(t + 2..close.unwrap_or(tokens.end)))?;
            }
            return Ok(None);
        };
        let text = source.text_of(&asked);
        // It is known to be 0 without work.
        let known = format!(" {text} = {GUARD} ? ");
        if any && asked.len() == 1 && self.lines.iter().any(|l| l.contains(&known)) {
            return Ok(None);
        }
        let term = |weak: bool| if weak { format!("({text})") } else { text.to_owned() };
        let guarded = if any {
            format!("{GUARD} && {}", term(is_weak(source, &asked)))
        } else {
            format!("!{GUARD} || {}", term(asked.clone().any(|t| source.word(t) == "?")))
        };
        Ok(Some((text.to_owned(), guarded)))
    }

    /// Statements under another guard.
    fn under(&mut self, list: &[StatementId], guard: &str, indent: &str) -> Result<(), Refused> {
        let before = std::mem::take(&mut self.lines);
        let written = self.list(list, indent);
        let lines = std::mem::replace(&mut self.lines, before);
        self.lines.extend(lines.iter().map(|l| l.replace(GUARD, guard)));
        written
    }

    /// A loop that all threads stay in until none of those under the guard has work.
    fn flat_loop(&mut self, id: StatementId, indent: &str) -> Result<(), Refused> {
        let source = self.source;
        let parts = LoopParts::of(source, id)?;
        reads_the_same(source, &parts.condition, &source.statement(id).tokens)?;
        self.guards += 1;
        let text = source.text_of(&parts.condition);
        let term = if is_weak(source, &parts.condition) {
            format!("{GUARD} && ({text})")
        } else {
            format!("{GUARD} && {text}")
        };
        let head = match &parts.first {
            None => format!("while (__syncthreads_or({term})) {{"),
            Some(first) => {
                let equals = top_level(source, first).find(|&t| source.word(t) == "=");
                let declares = equals.is_some_and(|e| e >= first.start + 2);
                let refused = || Refused::Jump(source.loc(source.bytes(first).start));
                let Some(equals) = equals.filter(|_| declares) else { return Err(refused()) };
                let value = equals + 1..first.end;
                let init = if reads_nothing(source, &value).is_ok() {
                    source.text_of(first).to_owned()
                } else {
                    let name = source.text_of(&(first.start..equals + 1));
                    format!("{name} {}", self.guarded_value(&value))
                };
                let step = source.text_of(&parts.step);
                format!("for ({init}; __syncthreads_or({term}); {step}) {{")
            }
        };
        self.lines.push(format!("{indent}{head}"));
        let name = self.name();
        let inner = format!("{indent}{}", self.unit);
        self.lines.push(format!("{inner}const bool {name} = {term};"));
        self.under(&source.list_of(parts.body), &name, &inner)?;
        self.lines.push(format!("{indent}}}"));
        Ok(())
    }

    pub(super) fn body(&mut self, body: StatementId, indent: &str) -> Result<(), Refused> {
        let inner = format!("{indent}{}", self.unit);
        let list = self.source.list_of(body);
        self.list(&list, &inner)
    }

    /// Control must leave guarded statements at their end.
    pub(super) fn leaves(&self, id: StatementId) -> Result<(), Refused> {
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
    pub(super) fn text(&self, guard: &str) -> String {
        let joined = self.lines.join("\n");
        joined.replace(GUARD, guard)
    }
}

/// Whether an expression must be put into brackets to be a term of `&&`.
pub(super) fn is_weak(source: &Source, tokens: &Range<usize>) -> bool {
    top_level(source, tokens).any(|t| matches!(source.word(t), "||" | "?" | "=" | "," | ";"))
}

/// What `if (c) { before; jump; }` is: its condition, and what comes before the jump.
pub(super) fn jump_if(
    source: &Source,
    branch: StatementId,
    jump: &str,
) -> Option<(Range<usize>, Vec<StatementId>)> {
    let Kind::If { condition, then, otherwise: None } = source.statement(branch).kind.clone()
    else {
        return None;
    };
    let mut list = source.list_of(then);
    let last = source.statement(list.pop()?).tokens.start;
    (source.word(last) == jump && source.word(last + 1) == ";").then_some((condition, list))
}

/// A declaration of one variable.
pub(super) struct Declared {
    /// The token of its name.
    pub(super) name: usize,
    /// Its initial value.
    value: Option<Range<usize>>,
    /// Whether it is a number or pointer that is not constant.
    is_plain: bool,
    /// Whether it is shared memory.
    is_shared: bool,
}

/// Words of the types that 0 is a value of.
pub(super) const NUMBERS: [&str; 24] = [
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
pub(super) fn declared(source: &Source, id: StatementId) -> Option<Declared> {
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
pub(super) fn reads_nothing(source: &Source, tokens: &Range<usize>) -> Result<(), Refused> {
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

/// Whether these tokens neither touch memory nor call anything.
pub(crate) fn touches_nothing(source: &Source, tokens: &Range<usize>) -> bool {
    reads_nothing(source, tokens).is_ok()
        && !tokens
            .clone()
            .any(|t| matches!(source.word(t), "asm" | "__asm__" | "__shared__" | "volatile" | "{"))
}

/// Refuses a condition of a loop that may read something else once its thread has left the loop: whose addresses
/// depend on what the loop changes.
pub(super) fn reads_the_same(
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
pub(super) fn replacement(
    source: &Source,
    list: &[StatementId],
    text: &str,
) -> Result<Vec<Edit>, Refused> {
    let bytes = replaced(source, list)?;
    Ok(vec![Edit::replace(bytes, text.trim_start())])
}

/// `if (c) { A; barrier; B; }` as `if (c) { A }`, the barrier, `if (c) { B }`. With `added`, a barrier comes
/// after that statement of it too. Both sides of an `if` may have barriers, as many on one as on the other. What is
/// `flat` loses the branches and loops around its barriers too.
///
/// # Errors
/// The statements cannot be parted.
pub fn branch_without_barrier(
    source: &Source,
    branch: StatementId,
    added: Option<StatementId>,
    flat: bool,
) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(branch);
    let start = source.bytes(&statement.tokens).start;
    if !flat
        && added.is_none()
        && let Ok(moved) = moved_barrier(source, branch)
    {
        return Ok(moved);
    }
    let mut writer = Writer::new(source, added).of(branch);
    writer.flat = flat;
    if let Kind::If { condition, then, otherwise: Some(otherwise) } = statement.kind.clone()
        && source.in_list(branch)
    {
        let indent = source.indent(start).to_owned();
        let both = both_sides(source, branch, &condition, [then, otherwise], &indent);
        if both.is_ok() {
            return both;
        }
    }
    out_of_branch(source, branch, writer)
}

/// The same for warp operations that only some lanes reach although they name all: the branch is parted around them.
///
/// # Errors
/// The statements cannot be parted.
pub fn branch_of_warp(source: &Source, branch: StatementId) -> Result<Vec<Edit>, Refused> {
    out_of_branch(source, branch, Writer::of_warp(source).of(branch))
}

/// A branch without its barriers, written by `writer`.
fn out_of_branch(
    source: &Source,
    branch: StatementId,
    mut writer: Writer<'_>,
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
    let first_name = writer.name();
    let condition_text = source.text_of(&condition).to_owned();
    if let Some(otherwise) = otherwise {
        writer.under(&source.list_of(then), &first_name, &indent)?;
        writer.under(&source.list_of(otherwise), &format!("!{first_name}"), &indent)?;
        let text =
            format!("{indent}const bool {first_name} = {condition_text};\n{}", writer.text(""));
        return replacement(source, &[branch], &text);
    }
    writer.list(&source.list_of(then), &indent)?;
    let kept = writer.guards > 1 || condition.len() > 12;
    let text = if kept {
        format!("{indent}const bool {first_name} = {condition_text};\n{}", writer.text(&first_name))
    } else {
        writer.text(&condition_text)
    };
    replacement(source, &[branch], &text)
}

#[cfg(test)]
mod tests {
    use super::super::skip::skip_instead_of_return;
    use super::super::tests::rewritten;
    use super::*;

    #[test]
    fn barrier_at_the_end_of_a_branch() {
        let text =
            "void k() {\n  if (t < n) {\n    a[t] = 1;\n    __syncthreads();\n  }\n  b();\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  if (t < n) {\n    a[t] = 1;\n  }\n  __syncthreads();\n  b();\n}\n"
        );
    }
    #[test]
    fn barrier_in_the_middle_keeps_the_condition() {
        let text = "void k() {\n  if (t < n) {\n    int x = a[t];\n    __syncthreads();\n    // late\n    a[t + 1] = x;\n    c();\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = t < n;\n  int x = active ? a[t] : 0;\n  __syncthreads();\n  if (active) {\n    // late\n    a[t + 1] = x;\n    c();\n  }\n}\n"
        );
    }
    #[test]
    fn barriers_on_both_sides() {
        let text = "void k() {\n  if (c) {\n    a();\n    __syncthreads();\n  } else {\n    b();\n    __syncthreads();\n    d();\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = c;\n  if (active) {\n    a();\n  } else {\n    b();\n  }\n  __syncthreads();\n  if (!active) {\n    d();\n  }\n}\n"
        );
    }
    #[test]
    fn early_return() {
        let text = "void k() {\n  __shared__ int s[32];\n  int i = blockIdx.x;\n  if (i >= n) return;\n  s[t] = a[i];\n  __syncthreads();\n  for (int d = 16; d > 0; d /= 2) {\n    if (t < d) s[t] += s[t + d];\n    __syncthreads();\n  }\n  if (t == 0) o[0] = s[0];\n}\n";
        let out = rewritten(text, 4, 3, |s, i| skip_instead_of_return(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  __shared__ int s[32];\n  int i = blockIdx.x;\n  const bool active = i < n;\n  if (active) s[t] = a[i];\n  __syncthreads();\n  for (int d = 16; d > 0; d /= 2) {\n    if (active && t < d) s[t] += s[t + d];\n    __syncthreads();\n  }\n  if (active && t == 0) o[0] = s[0];\n}\n"
        );
    }
    #[test]
    fn jumps_are_refused() {
        let text = "void k() {\n  if (c) {\n    if (d) return;\n    __syncthreads();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, false)).is_err());
        let text = "void k() {\n  if (c) {\n    a();\n#if X\n    b();\n#endif\n    __syncthreads();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, false)).is_err());
    }
    #[test]
    fn nested_branches_lose_their_conditions() {
        let text = "void k() {\n  if (i < n) {\n    s[t] = a[i];\n    if (m[i] > 0) {\n      __syncthreads();\n      b[i] = s[0];\n    }\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, true)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = i < n;\n  if (active) s[t] = a[i];\n  const bool inside = active && m[i] > 0;\n  __syncthreads();\n  if (inside) b[i] = s[0];\n}\n"
        );
    }
    #[test]
    fn nested_loops_lose_their_conditions() {
        let text = "void k() {\n  if (i < n) {\n    for (int k = f[i]; k < g[i]; k++) {\n      s[t] = a[k];\n      __syncthreads();\n    }\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| branch_without_barrier(s, i, None, true)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  const bool active = i < n;\n  for (int k = active ? f[i] : 0; __syncthreads_or(active && k < g[i]); k++) {\n    const bool inside = active && k < g[i];\n    if (inside) s[t] = a[k];\n    __syncthreads();\n  }\n}\n"
        );
    }
    #[test]
    fn continue_skips_the_rest_of_the_body() {
        let text = "void k() {\n  for (int r = 0; r < n; r++) {\n    if (t >= c) continue;\n    s[t] = a[r];\n    __syncthreads();\n  }\n}\n";
        let out = rewritten(text, 3, 5, |s, i| skip_instead_of_return(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  for (int r = 0; r < n; r++) {\n    const bool active = t < c;\n    if (active) s[t] = a[r];\n    __syncthreads();\n  }\n}\n"
        );
    }
}

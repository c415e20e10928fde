//! Loops around barriers that threads leave at different times.

use super::guard::{GUARD, NUMBERS, Writer, is_weak, jump_if, reads_the_same, replacement};
use super::{fresh, top_level};
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};
use std::ops::Range;

/// The parts of a loop that begins with its condition.
pub(super) struct LoopParts {
    /// What `for` does first.
    pub(super) first: Option<Range<usize>>,
    /// What it asks.
    pub(super) condition: Range<usize>,
    /// What `for` does after each iteration.
    pub(super) step: Range<usize>,
    /// What it repeats.
    pub(super) body: StatementId,
}

impl LoopParts {
    pub(super) fn of(source: &Source, id: StatementId) -> Result<Self, Refused> {
        let statement = source.statement(id);
        let refused = || Refused::Jump(source.loc(source.bytes(&statement.tokens).start));
        let parts = match statement.kind.clone() {
            Kind::While { condition, body } => {
                let step = condition.end..condition.end;
                Self { first: None, condition, step, body }
            }
            Kind::For { header, body } => {
                let semicolons: Vec<usize> =
                    top_level(source, &header).filter(|&t| source.word(t) == ";").collect();
                let [first, second] = semicolons[..] else { return Err(refused()) };
                Self {
                    first: Some(header.start..first),
                    condition: first + 1..second,
                    step: second + 1..header.end,
                    body,
                }
            }
            _ => return Err(refused()),
        };
        Ok(parts)
    }
}

/// A loop around a barrier that some threads leave by `if (c) break;` or `if (c) return;`: they stay in it without work. With
/// `together`, all leave it when none has work; otherwise its own condition ends it.
///
/// # Errors
/// The statement is not of that form, or the body cannot be parted.
pub fn stay_instead_of_break(
    source: &Source,
    branch: StatementId,
    together: bool,
) -> Result<Vec<Edit>, Refused> {
    let start = source.bytes(&source.statement(branch).tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let returns = jump_if(source, branch, "return").is_some();
    if !returns && jump_if(source, branch, "break").is_none() {
        return Err(refused());
    }
    let body = source.statement(branch).parent.ok_or_else(refused)?;
    let id = source.statement(body).parent.ok_or_else(refused)?;
    let parts = LoopParts::of(source, id)?;
    if parts.body != body || !source.in_list(id) {
        return Err(refused());
    }
    if let Some(first) = &parts.first {
        // What the loop counts is not needed behind it.
        let declares = source.word(first.start + 1) != "=" && first.len() > 2;
        if !declares && !parts.step.is_empty() {
            return Err(refused());
        }
    }
    let mut writer = Writer::new(source, None).of(id);
    writer.exit = Some(branch);
    let name = writer.name();
    let bytes = source.bytes(&source.statement(id).tokens);
    let indent = source.indent(bytes.start).to_owned();
    writer.body(body, &indent)?;
    let condition = source.text_of(&parts.condition);
    let endless = matches!(condition, "" | "1" | "true");
    let condition = match (together, endless) {
        (false, true) => return Err(refused()),
        (false, false) => condition.to_owned(),
        (true, true) => format!("__syncthreads_or({name})"),
        (true, false) => format!("__syncthreads_or({name} && ({condition}))"),
    };
    let head = match &parts.first {
        None => format!("while ({condition}) {{"),
        Some(first) => {
            let (first, step) = (source.text_of(first), source.text_of(&parts.step));
            format!("for ({first}; {condition}; {step}) {{")
        }
    };
    if together && !endless {
        // Whoever has nothing left of its own must do nothing in the iterations of the others.
        let inner = format!("{indent}{}", source.unit());
        let text = source.text_of(&parts.condition);
        writer.lines.insert(0, format!("{inner}{GUARD} = {GUARD} && ({text});"));
    }
    writer.lines.push(format!("{indent}}}"));
    let mut replaced = vec![id];
    if returns {
        // Whoever returned does nothing behind the loop either.
        let outer = source.statement(id).parent.ok_or_else(refused)?;
        if source.statement(outer).parent.is_some() {
            return Err(refused());
        }
        let list = source.children(outer);
        let at = list.iter().position(|&s| s == id).ok_or_else(refused)?;
        writer.list(&list[at + 1..], &indent)?;
        replaced = list[at..].to_vec();
    }
    let text = format!("bool {name} = true;\n{indent}{head}\n{}", writer.text(&name));
    replacement(source, &replaced, &text)
}

/// A loop around warp operations that some lanes leave earlier: the warp stays in it until no lane has work.
///
/// # Errors
/// The loop has no condition, or its body cannot be parted.
pub fn loop_of_warp(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let parts = LoopParts::of(source, id)?;
    if parts.condition.is_empty() {
        return Err(Refused::Jump(source.loc(source.bytes(&statement.tokens).start)));
    }
    reads_the_same(source, &parts.condition, &statement.tokens)?;
    stays(source, id, &parts, "__any_sync(0xffffffffu, ", Writer::of_warp(source).of(id))
}

/// `do { body } while (c);` whose threads leave it at different times: those that have no work left stay.
fn do_of_equal_trips(
    source: &Source,
    id: StatementId,
    condition: &Range<usize>,
    body: StatementId,
) -> Result<Vec<Edit>, Refused> {
    let bytes = source.bytes(&source.statement(id).tokens);
    if !source.in_list(id) {
        return Err(Refused::Jump(source.loc(bytes.start)));
    }
    let indent = source.indent(bytes.start).to_owned();
    let inner = format!("{indent}{}", source.unit());
    let mut writer = Writer::new(source, None).of(id);
    let name = writer.name();
    writer.body(body, &indent)?;
    let term = source.text_of(condition);
    let term = if is_weak(source, condition) { format!("({term})") } else { term.to_owned() };
    let text = format!(
        "bool {name} = true;\n{indent}do {{\n{}\n{inner}{name} = {name} && {term};\n\
         {indent}}} while (__syncthreads_or({name}));",
        writer.text(&name)
    );
    Ok(vec![Edit::replace(bytes, text)])
}

/// `for (int i = first; i < end; i += step)` around a barrier as a loop that all threads make equally often:
/// `for (int base = 0; base < end; base += step)`, with `i` in it and the work guarded.
///
/// # Errors
/// The loop is not of that form, or its body cannot be parted.
pub fn loop_of_uniform_trips(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let parts = LoopParts::of(source, id)?;
    let first = parts.first.as_ref().ok_or_else(refused)?;
    // `T i = e`, where `e` is not negative.
    let equals = top_level(source, first).find(|&t| source.word(t) == "=").ok_or_else(refused)?;
    if equals < first.start + 2 || top_level(source, first).any(|t| source.word(t) == ",") {
        return Err(refused());
    }
    let (types, name) = (first.start..equals - 1, source.word(equals - 1));
    if !types.clone().all(|t| NUMBERS.contains(&source.word(t))) {
        return Err(refused());
    }
    let value = equals + 1..first.end;
    if value.clone().any(|t| matches!(source.word(t), "-" | "[" | "->" | "?")) {
        return Err(refused());
    }
    // `i < end`.
    let condition = &parts.condition;
    let bound = condition.start + 2..condition.end;
    if source.word(condition.start) != name
        || source.word(condition.start + 1) != "<"
        || bound.is_empty()
        || is_weak(source, &bound)
        || top_level(source, &bound).any(|t| matches!(source.word(t), "&&" | "<" | ">" | "=="))
        || bound.clone().any(|t| source.word(t) == name)
    {
        return Err(refused());
    }
    // `i += step`.
    let step = parts.step.start + 2..parts.step.end;
    if source.word(parts.step.start) != name
        || source.word(parts.step.start + 1) != "+="
        || step.is_empty()
        || step.clone().any(|t| source.word(t) == name)
    {
        return Err(refused());
    }
    // Nothing else may change the variable.
    let changes = source.statement(parts.body).tokens.clone().any(|t| {
        source.word(t) == name
            && (matches!(
                source.word(t + 1),
                "=" | "+="
                    | "-="
                    | "*="
                    | "/="
                    | "%="
                    | "&="
                    | "|="
                    | "^="
                    | "<<="
                    | ">>="
                    | "++"
                    | "--"
            ) || matches!(source.word(t - 1), "++" | "--" | "&"))
    });
    if changes {
        return Err(refused());
    }
    let indent = source.indent(start).to_owned();
    let inner = format!("{indent}{}", source.unit());
    let mut writer = Writer::new(source, None).of(id);
    let guard = writer.name();
    writer.body(parts.body, &indent)?;
    let base = fresh(source, &["base", "start", "chunk"]);
    let ty = source.text_of(&types);
    let sum = |t: usize| matches!(source.word(t), "<" | ">" | "&" | "|" | "^" | "<<" | ">>");
    let value_text = source.text_of(&value);
    let value_text = if top_level(source, &value).any(sum) {
        format!("({value_text})")
    } else {
        value_text.to_owned()
    };
    let text = format!(
        "for ({ty} {base} = 0; {base} < {bound}; {base} += {step}) {{\n\
         {inner}const {ty} {name} = {base} + {value_text};\n\
         {inner}const bool {guard} = {condition};\n{}\n{indent}}}",
        writer.text(&guard),
        bound = source.text_of(&bound),
        step = source.text_of(&step),
        condition = source.text_of(condition),
    );
    Ok(vec![Edit::replace(source.bytes(&statement.tokens), text)])
}

/// A loop around a barrier that some threads leave earlier: all go on until none has work, and only those that
/// have work do it.
///
/// # Errors
/// The loop has no condition, or its body cannot be parted.
pub fn loop_of_equal_trips(
    source: &Source,
    id: StatementId,
    flat: bool,
) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    if let Kind::Do { condition, body } = statement.kind.clone() {
        return do_of_equal_trips(source, id, &condition, body);
    }
    let parts = LoopParts::of(source, id)?;
    if parts.condition.is_empty() {
        return Err(refused());
    }
    reads_the_same(source, &parts.condition, &statement.tokens)?;
    let mut writer = Writer::new(source, None).of(id);
    writer.flat = flat;
    stays(source, id, &parts, "__syncthreads_or(", writer)
}

/// A loop whose threads stay until the vote on its condition fails, written by `writer`.
fn stays(
    source: &Source,
    id: StatementId,
    parts: &LoopParts,
    vote: &str,
    mut writer: Writer<'_>,
) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let LoopParts { condition, body, .. } = parts;
    let indent = source.indent(source.bytes(&statement.tokens).start).to_owned();
    let text = source.text_of(condition).to_owned();
    let name = writer.name();
    writer.body(*body, &indent)?;
    let inner = format!("{indent}{}", source.unit());
    let (head, tail) = (
        statement.tokens.start..condition.start,
        condition.end..source.statement(*body).tokens.start,
    );
    let mut out = format!(
        "{}{vote}{text}){} {{\n{inner}const bool {name} = {text};\n",
        &source.text[source.bytes(&head).start..source.bytes(condition).start],
        &source.text[source.bytes(condition).end..source.bytes(&tail).end].trim_end(),
    );
    out.push_str(&writer.text(&name));
    out.push_str(&format!("\n{indent}}}"));
    Ok(vec![Edit::replace(source.bytes(&statement.tokens), out)])
}

#[cfg(test)]
mod tests {
    use super::super::tests::rewritten;
    use super::*;

    #[test]
    fn unequal_trips() {
        let text = "void k() {\n  for (int i = t; i < n; i += 32) {\n    s[t] = a[i];\n    __syncthreads();\n  }\n}\n";
        let out = rewritten(text, 2, 3, |s, i| loop_of_equal_trips(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  for (int i = t; __syncthreads_or(i < n); i += 32) {\n    const bool active = i < n;\n    if (active) s[t] = a[i];\n    __syncthreads();\n  }\n}\n"
        );
    }
    #[test]
    fn uniform_trips() {
        let text = "void k() {\n  for (int i = t; i < n; i += 32) {\n    s[t] = a[i];\n    __syncthreads();\n  }\n}\n";
        let out = rewritten(text, 2, 3, loop_of_uniform_trips).unwrap();
        assert_eq!(
            out,
            "void k() {\n  for (int base = 0; base < n; base += 32) {\n    const int i = base + t;\n    const bool active = i < n;\n    if (active) s[t] = a[i];\n    __syncthreads();\n  }\n}\n"
        );
        let text =
            "void k() {\n  for (int i = t - 1; i < n; i += 32) {\n    __syncthreads();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, loop_of_uniform_trips).is_err());
    }
    #[test]
    fn warps() {
        let text = "void k() {\n  for (int w = t; w < n; w += 32) {\n    bool b = a[w] > 0;\n    unsigned v = __ballot_sync(m, b);\n    if (b) c[w] = v;\n  }\n}\n";
        let out = rewritten(text, 2, 3, loop_of_warp).unwrap();
        assert_eq!(
            out,
            "void k() {\n  for (int w = t; __any_sync(0xffffffffu, w < n); w += 32) {\n    const bool active = w < n;\n    bool b = active ? a[w] > 0 : 0;\n    unsigned v = __ballot_sync(m, b);\n    if (active && b) c[w] = v;\n  }\n}\n"
        );
    }
    #[test]
    fn tested_at_the_end() {
        let text = "void k() {\n  do {\n    s[t] = x;\n    __syncthreads();\n    x--;\n  } while (x > 0);\n}\n";
        let out = rewritten(text, 2, 3, |s, i| loop_of_equal_trips(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  bool active = true;\n  do {\n    if (active) s[t] = x;\n    __syncthreads();\n    if (active) x--;\n    active = active && x > 0;\n  } while (__syncthreads_or(active));\n}\n"
        );
    }
    #[test]
    fn returns() {
        let text = "void k() {\n  for (int b = 0; b < n; b += 32) {\n    if (s[t] == y) return;\n    __syncthreads();\n  }\n  o[t] = 0;\n}\n";
        let out = rewritten(text, 3, 5, |s, i| stay_instead_of_break(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  bool active = true;\n  for (int b = 0; b < n; b += 32) {\n    active = active && s[t] != y;\n    __syncthreads();\n  }\n  if (active) o[t] = 0;\n}\n"
        );
    }
    #[test]
    fn breaks() {
        let text = "void k() {\n  for (int b = 0; b < n; b += 32) {\n    int i = b + t;\n    if (i >= n) break;\n    s[t] = a[i];\n    __syncthreads();\n  }\n}\n";
        let out = rewritten(text, 4, 5, |s, i| stay_instead_of_break(s, i, false)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  bool active = true;\n  for (int b = 0; b < n; b += 32) {\n    int i = b + t;\n    active = active && i < n;\n    if (active) s[t] = a[i];\n    __syncthreads();\n  }\n}\n"
        );
        let text = "void k() {\n  while (true) {\n    if (x == 0) { b(); break; }\n    __syncthreads();\n    x--;\n  }\n}\n";
        let out = rewritten(text, 3, 5, |s, i| stay_instead_of_break(s, i, true)).unwrap();
        assert_eq!(
            out,
            "void k() {\n  bool active = true;\n  while (__syncthreads_or(active)) {\n    if (active && (x == 0)) {\n      b();\n      active = false;\n    }\n    __syncthreads();\n    if (active) x--;\n  }\n}\n"
        );
        assert!(rewritten(text, 3, 5, |s, i| stay_instead_of_break(s, i, false)).is_err());
    }
}

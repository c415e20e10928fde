//! Branches with several sides: both sides of an `if`, and the cases of a `switch`.

use super::guard::{Writer, declared, guard_name, reads_nothing, replacement};
use super::{calls_any, fresh};
use crate::edit::Edit;
use crate::source::{Boundary, Kind, Piece, Refused, Source, StatementId};
use std::ops::Range;

/// Whether the statement is a barrier and nothing else.
fn is_barrier(source: &Source, id: StatementId) -> bool {
    let statement = source.statement(id);
    let names: Vec<String> = super::BARRIERS.iter().map(|&b| b.to_owned()).collect();
    let text = source.text_of(&statement.tokens).trim_end_matches(';').trim_end();
    let named = super::macros(source).any(|(name, body)| {
        let body = body.trim_end_matches(';');
        name.trim_end_matches("()") == text.trim_end_matches("()")
            && names.iter().any(|n| body.strip_prefix(n.as_str()) == Some("()"))
    });
    let called = statement.tokens.len() <= 6 && calls_any(source, &statement.tokens, &names);
    let assigns = statement.tokens.clone().any(|t| source.word(t) == "=");
    statement.kind == Kind::Simple && !assigns && (named || called)
}

/// `if (c) { A; barrier; }` as `if (c) { A; }` and the barrier, and `if (c) { barrier; A; }` as the barrier and
/// `if (c) { A; }`: nothing but the barrier moves. It may end branches within the branch too.
///
/// # Errors
/// There is another barrier in the branch, something is on both sides of it, or control leaves the branch by a jump.
pub(crate) fn moved_barrier(source: &Source, branch: StatementId) -> Result<Vec<Edit>, Refused> {
    let refused = || refused_at(source, branch);
    let writer = Writer::new(source, None);
    let (mut at, mut depth) = (branch, 0);
    let (barrier, is_last) = loop {
        let Kind::If { condition, then, otherwise } = source.statement(at).kind.clone() else {
            return Err(refused());
        };
        let list = source.list_of(then);
        let mut with = list.iter().copied().filter(|&s| writer.has_barrier(s));
        let (Some(only), None) = (with.next(), with.next()) else { return Err(refused()) };
        if !source.in_list(at)
            || source.statement(then).kind != Kind::Block
            || otherwise.is_some_and(|o| writer.has_barrier(o))
        {
            return Err(refused());
        }
        for &other in list.iter().filter(|&&s| s != only) {
            writer.leaves(other)?;
        }
        let last = list.last() == Some(&only);
        if is_barrier(source, only) {
            // The branch must not become empty.
            if list.len() < 2 {
                return Err(refused());
            }
            let first = depth == 0 && list.first() == Some(&only) && otherwise.is_none();
            let at_first = first && reads_nothing(source, &condition).is_ok();
            if !last && !at_first {
                return Err(refused());
            }
            let all = source.pieces(&list)?;
            let piece = all.into_iter().find(|p| p.id == only).ok_or_else(refused)?;
            break (piece, last);
        }
        if !last {
            return Err(refused());
        }
        (at, depth) = (only, depth + 1);
    };
    let lines: Vec<String> = source.moved(&barrier.bytes, "");
    let lines: Vec<&str> = lines.iter().map(String::as_str).filter(|l| !l.is_empty()).collect();
    let boundary = if is_last { Boundary::After(branch) } else { Boundary::Before(branch) };
    let mut edits = vec![Edit::replace(barrier.bytes.clone(), "")];
    edits.extend(source.add(boundary, &lines.join("\n")));
    Ok(edits)
}

/// The two sides of an `if` that have equally many barriers in their lists.
pub(super) fn both_sides(
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
    let name = guard_name(source, 0);
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
    let name = guard_name(source, 0);
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

/// A case of a `switch`.
struct Case {
    /// Its labels.
    labels: Vec<StatementId>,
    /// Its statements without the `break` at the end, in the parts between its barriers.
    parts: Vec<Vec<Piece>>,
    /// Its barriers.
    barriers: Vec<Piece>,
}

/// A `switch` with barriers in some of its cases as the `switch` with what comes before them, the barrier, and the
/// rest of these cases under their condition.
///
/// # Errors
/// A case does not end with `break`, a barrier is nested in it, or it declares what is needed behind its barrier.
pub fn switch_without_barrier(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(id);
    let bytes = source.bytes(&statement.tokens);
    let refused = || Refused::Jump(source.loc(bytes.start));
    let Kind::Switch { body } = statement.kind else { return Err(refused()) };
    if !source.in_list(id) || source.statement(body).kind != Kind::Block {
        return Err(refused());
    }
    let value = statement.tokens.start + 2..source.statement(body).tokens.start - 1;
    reads_nothing(source, &value)?;
    let cases = cases(source, body)?;
    let mut barriers =
        cases.iter().flat_map(|c| &c.barriers).map(|b| &source.statement(b.id).tokens);
    let barrier = source.text_of(barriers.next().ok_or_else(refused)?);
    if barriers.any(|b| source.text_of(b) != barrier) {
        return Err(refused());
    }
    let later = |c: &Case, k: usize| c.parts.get(k).is_some_and(|p| !p.is_empty());
    let most = cases.iter().map(|c| c.parts.len()).max().unwrap_or(0);
    let needs_value = (1..most).any(|k| cases.iter().any(|c| later(c, k)));
    let indent = source.indent(bytes.start).to_owned();
    let inner = format!("{indent}{}", source.unit());
    let mut edits = vec![];
    let mut asked = source.text_of(&value).to_owned();
    let in_body = source.statement(body).tokens.clone();
    let changes = |t: usize| {
        source.word(t) == asked
            && (matches!(source.word(t + 1), "=" | "+=" | "-=" | "++" | "--")
                || matches!(source.word(t - 1), "++" | "--" | "&"))
    };
    if needs_value && (value.len() > 1 || in_body.clone().any(changes)) {
        let name = fresh(source, &["choice", "which", "selected"]);
        let text = format!("const auto {name} = {asked};\n{indent}");
        edits.push(Edit::insert(bytes.start, text));
        edits.push(Edit::replace(source.bytes(&value), name.as_str()));
        asked = name;
    }
    for case in &cases {
        let gone = case.barriers.iter().chain(case.parts.iter().skip(1).flatten());
        edits.extend(gone.map(|piece| Edit::replace(piece.bytes.clone(), "")));
    }
    let mut lines: Vec<String> = vec![];
    for k in 1..most {
        lines.push(format!("{indent}{barrier}"));
        let with: Vec<&Case> = cases.iter().filter(|c| later(c, k)).collect();
        if let [only] = with[..]
            && let Some(condition) = condition(source, &asked, &only.labels)
        {
            let text: Vec<String> =
                only.parts[k].iter().flat_map(|p| source.moved(&p.bytes, &inner)).collect();
            if let [line] = &text[..]
                && line.ends_with(';')
            {
                lines.extend(source.under(&condition, line, &indent));
            } else {
                lines.push(format!("{indent}if ({condition}) {{"));
                lines.extend(text);
                lines.push(format!("{indent}}}"));
            }
            continue;
        }
        if with.is_empty() {
            continue;
        }
        lines.push(format!("{indent}switch ({asked}) {{"));
        // `default` must not take what has a case of its own.
        let has_default = with.iter().any(|c| c.labels.iter().any(|&l| is_default(source, l)));
        for case in cases.iter().filter(|c| has_default || later(c, k)) {
            for &label in &case.labels {
                let text = source.text_of(&source.statement(label).tokens);
                lines.push(format!("{indent}{text}"));
            }
            let pieces = case.parts.get(k).into_iter().flatten();
            lines.extend(pieces.flat_map(|p| source.moved(&p.bytes, &inner)));
            lines.push(format!("{inner}break;"));
        }
        lines.push(format!("{indent}}}"));
    }
    let end = source.rest_of_line(bytes.end).unwrap_or(bytes.end);
    edits.push(Edit::insert(end, format!("\n{}", lines.join("\n"))));
    Ok(edits)
}

fn is_default(source: &Source, label: StatementId) -> bool {
    source.word(source.statement(label).tokens.start) == "default"
}

/// What holds where one of the labels is taken; `None` for `default`.
fn condition(source: &Source, asked: &str, labels: &[StatementId]) -> Option<String> {
    let terms: Option<Vec<String>> = labels
        .iter()
        .map(|&l| {
            let tokens = source.statement(l).tokens.clone();
            let value = source.text_of(&(tokens.start + 1..tokens.end - 1));
            (!is_default(source, l)).then(|| format!("{asked} == {value}"))
        })
        .collect();
    terms.map(|t| t.join(" || "))
}

/// The cases of a `switch` with this body.
fn cases(source: &Source, body: StatementId) -> Result<Vec<Case>, Refused> {
    let mut groups: Vec<(Vec<StatementId>, Vec<StatementId>)> = vec![];
    for id in source.children(body) {
        let is_label = source.statement(id).kind == Kind::Label;
        match groups.last_mut() {
            Some((labels, list)) if is_label && list.is_empty() => labels.push(id),
            _ if is_label => groups.push((vec![id], vec![])),
            Some((_, list)) => list.push(id),
            None => return Err(refused_at(source, id)),
        }
    }
    let last = groups.len().saturating_sub(1);
    let all = groups.into_iter().enumerate();
    all.map(|(i, (labels, list))| case(source, labels, list, i == last)).collect()
}

fn refused_at(source: &Source, id: StatementId) -> Refused {
    Refused::Jump(source.loc(source.bytes(&source.statement(id).tokens).start))
}

fn case(
    source: &Source,
    labels: Vec<StatementId>,
    mut list: Vec<StatementId>,
    is_last: bool,
) -> Result<Case, Refused> {
    let refused = || refused_at(source, labels[0]);
    let is_break = |id: &StatementId| {
        source.text_of(&source.statement(*id).tokens).split_whitespace().collect::<String>()
            == "break;"
    };
    let mut ended = list.pop_if(|l| is_break(l)).is_some();
    if let [block] = list[..]
        && source.statement(block).kind == Kind::Block
    {
        list = source.children(block);
        ended |= list.pop_if(|l| is_break(l)).is_some();
    }
    if !ended && !is_last {
        return Err(refused());
    }
    let writer = Writer::new(source, None);
    let (mut parts, mut barriers): (Vec<Vec<Piece>>, Vec<Piece>) = (vec![vec![]], vec![]);
    for piece in source.pieces(&list)? {
        if !writer.has_barrier(piece.id) {
            writer.leaves(piece.id)?;
            parts.last_mut().ok_or_else(refused)?.push(piece);
        } else if source.statement(piece.id).kind == Kind::Simple {
            barriers.push(piece);
            parts.push(vec![]);
        } else {
            return Err(refused());
        }
    }
    // What is declared before a barrier is not known behind the `switch`.
    for (k, part) in parts.iter().enumerate() {
        for name in part.iter().filter_map(|p| declared(source, p.id)).map(|d| d.name) {
            let rest = parts.iter().skip(k + 1).flatten();
            let mut tokens = rest.flat_map(|p| source.statement(p.id).tokens.clone());
            if tokens.any(|t| source.word(t) == source.word(name)) {
                return Err(refused());
            }
        }
    }
    Ok(Case { labels, parts, barriers })
}

#[cfg(test)]
mod tests {
    use super::super::tests::rewritten;
    use super::*;

    #[test]
    fn a_case_with_a_barrier() {
        let text = "void k() {\n  switch (role) {\n  case LOAD:\n    s[t] = a[t];\n    __syncthreads();\n    break;\n  case WORK:\n    __syncthreads();\n    // late\n    o[t] = s[t];\n    break;\n  default:\n    break;\n  }\n  b();\n}\n";
        let out = rewritten(text, 2, 3, switch_without_barrier).unwrap();
        assert_eq!(
            out,
            "void k() {\n  switch (role) {\n  case LOAD:\n    s[t] = a[t];\n    break;\n  case WORK:\n    break;\n  default:\n    break;\n  }\n  __syncthreads();\n  if (role == WORK) {\n    // late\n    o[t] = s[t];\n  }\n  b();\n}\n"
        );
    }
    #[test]
    fn values_are_kept() {
        let text = "void k() {\n  switch (t % 3) {\n  case 0:\n    a();\n    break;\n  case 1: {\n    __syncthreads();\n    c();\n    break;\n  }\n  default:\n    __syncthreads();\n    d();\n  }\n}\n";
        let out = rewritten(text, 2, 3, switch_without_barrier).unwrap();
        assert!(out.contains("  const auto choice = t % 3;\n  switch (choice) {\n"), "{out}");
        assert!(
            out.contains("  __syncthreads();\n  switch (choice) {\n  case 0:\n    break;\n  case 1:\n    c();\n    break;\n  default:\n    d();\n    break;\n  }\n"),
            "{out}"
        );
    }
    #[test]
    fn cases_that_fall_through_are_refused() {
        let text = "void k() {\n  switch (x) {\n  case 0:\n    __syncthreads();\n  case 1:\n    c();\n  }\n}\n";
        assert!(rewritten(text, 2, 3, switch_without_barrier).is_err());
    }
}

//! Updates whose old value is used, as one atomic operation that returns it.

use super::top_level;
use super::update::{Assigned, address, assigned, refused, same_text};
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};
use detect::advice::Update;
use detect::symbols::Loc;
use launch::ElementType;
use std::ops::Range;

/// Whether there are atomic operations on integers of this type.
fn is_word(element: Option<ElementType>) -> bool {
    matches!(
        element,
        Some(ElementType::I32 | ElementType::U32 | ElementType::I64 | ElementType::U64)
    )
}

fn is_name(source: &Source, t: usize) -> bool {
    source.word(t).starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Whether these tokens occur among `tokens`.
fn occurs(source: &Source, part: &Range<usize>, tokens: &Range<usize>) -> bool {
    let width = part.len();
    let last = (tokens.end + 1).saturating_sub(width);
    (tokens.start..last).any(|t| same_text(source, &(t..t + width), part))
}

/// The token of the bracket that the one at `close` closes.
fn opening(source: &Source, close: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = close;
    loop {
        match source.word(at) {
            ")" | "]" => depth += 1,
            "(" | "[" => depth = depth.checked_sub(1)?,
            ";" | "{" | "}" => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
        at = at.checked_sub(1)?;
    }
}

/// The operand that ends before token `end`: a name, element, member, or something in round brackets.
fn operand_before(source: &Source, end: usize) -> Option<Range<usize>> {
    let mut at = end.checked_sub(1)?;
    loop {
        match source.word(at) {
            "]" => at = opening(source, at)?.checked_sub(1)?,
            ")" => {
                at = opening(source, at)?;
                break;
            }
            _ if is_name(source, at) => match at.checked_sub(1).map_or("", |b| source.word(b)) {
                "." | "->" | "::" => at = at.checked_sub(2)?,
                _ => break,
            },
            _ => return None,
        }
    }
    Some(at..end)
}

/// The operand that begins at token `start`.
fn operand_after(source: &Source, start: usize, end: usize) -> Option<Range<usize>> {
    let mut at = start;
    while source.word(at) == "*" {
        at += 1;
    }
    if source.word(at) == "(" {
        let close = (at..end).find(|&t| opening(source, t) == Some(at) && t > at)?;
        return Some(start..close + 1);
    }
    if !is_name(source, at) {
        return None;
    }
    at += 1;
    while at < end {
        match source.word(at) {
            "." | "->" | "::" if is_name(source, at + 1) => at += 2,
            "[" => at = (at + 1..end).find(|&t| opening(source, t) == Some(at))? + 1,
            _ => break,
        }
    }
    Some(start..at)
}

/// `(*p)` without its brackets.
fn bare(source: &Source, operand: &Range<usize>) -> Range<usize> {
    let mut inner = operand.clone();
    while inner.len() > 2
        && source.word(inner.start) == "("
        && opening(source, inner.end - 1) == Some(inner.start)
    {
        inner = inner.start + 1..inner.end - 1;
    }
    inner
}

/// `x++` within a larger expression as `atomicAdd(&x, 1)`, and `++x` as that plus 1: that at `loc`, or else the only
/// one of the statement that may be memory.
///
/// # Errors
/// There is none, or there are several.
pub fn fetched_in_place(
    source: &Source,
    id: StatementId,
    loc: &Loc,
    element: Option<ElementType>,
) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let float = matches!(element, Some(ElementType::F32 | ElementType::F64));
    if !is_word(element) && !float {
        return Err(refused());
    }
    let tokens = match &source.statement(id).kind {
        Kind::Simple => source.statement(id).tokens.clone(),
        Kind::If { condition, .. } => condition.clone(),
        _ => return Err(refused()),
    };
    let byte = source.byte(loc)?;
    let mut all: Vec<(Range<usize>, Range<usize>, bool, &str)> = vec![];
    for t in tokens.clone() {
        let step = source.word(t);
        if !matches!(step, "++" | "--") {
            continue;
        }
        let before = operand_before(source, t).filter(|o| o.start >= tokens.start);
        let (operand, whole, is_prefix) = if let Some(operand) = before {
            (operand.clone(), operand.start..t + 1, false)
        } else {
            let Some(operand) = operand_after(source, t + 1, tokens.end) else { continue };
            (operand.clone(), t..operand.end, true)
        };
        let operand = bare(source, &operand);
        let is_memory = operand.clone().any(|t| matches!(source.word(t), "[" | "*" | "->"));
        if is_memory || source.tokens[t].start == byte {
            all.push((operand, whole, is_prefix, step));
        }
    }
    let exact: Vec<_> =
        all.iter().filter(|(_, whole, ..)| source.bytes(whole).contains(&byte)).collect();
    let chosen = match (&exact[..], &all[..]) {
        ([only], _) => *only,
        ([], [only]) => only,
        _ => return Err(refused()),
    };
    let (operand, whole, is_prefix, step) = chosen;
    let (address, sign) = (address(source, operand), if *step == "++" { "+" } else { "-" });
    let call = match (*step, float) {
        ("++", _) => format!("atomicAdd({address}, 1)"),
        (_, true) => format!("atomicAdd({address}, -1)"),
        _ => format!("atomicSub({address}, 1)"),
    };
    let text = if *is_prefix { format!("({call} {sign} 1)") } else { call };
    Ok(vec![Edit::replace(source.bytes(whole), text)])
}

/// `y = x; x += e;` as `y = atomicAdd(&x, e);`, and likewise `a[x] = v; x++;` and `y = x; x = y + e;`. The old value may
/// be read up to three statements before.
///
/// # Errors
/// The statement is no such update, or the value is not read exactly once before it.
pub fn fetched(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let float = matches!(element, Some(ElementType::F32 | ElementType::F64));
    if !is_word(element) && !float {
        return Err(refused());
    }
    let update = assigned(source, id).ok_or_else(refused)?;
    let parent = source.statement(id).parent.ok_or_else(refused)?;
    let list = source.children(parent);
    let at = list.iter().position(|&s| s == id).ok_or_else(refused)?;
    let reads = list[at.saturating_sub(3)..at]
        .iter()
        .rposition(|&s| occurs(source, &update.target, &source.statement(s).tokens))
        .ok_or_else(refused)?;
    let reader = at.saturating_sub(3) + reads;
    let tokens = source.statement(list[reader]).tokens.clone();
    let width = update.target.len();
    let mut places = (tokens.start..tokens.end - width)
        .filter(|&t| same_text(source, &(t..t + width), &update.target));
    let (Some(place), None) = (places.next(), places.next()) else { return Err(refused()) };
    // A part of another name or element is not what is updated.
    let before = place.checked_sub(1).map_or("", |t| source.word(t));
    let written = matches!(source.word(place + width), "=" | "+=" | "-=" | "++" | "--" | "[" | ".");
    if source.statement(list[reader]).kind != Kind::Simple
        || written
        || matches!(before, "." | "->" | "&" | "++" | "--")
    {
        return Err(refused());
    }
    let (op, value, added) = match update.update {
        Some(op @ (Update::Add | Update::Sub)) => (op, update.value.clone(), update.tokens.clone()),
        Some(_) => return Err(refused()),
        None => {
            // `x = y + e`, where `y` is what was read.
            let value = update.tokens.clone().ok_or_else(refused)?;
            let equals = tokens.clone().find(|&t| source.word(t) == "=").ok_or_else(refused)?;
            let name = source.word(equals - 1);
            let alone = equals + 1 == place && place + width + 1 == tokens.end;
            let rest = value.start + 2..value.end;
            let op = match source.word(value.start + 1) {
                "+" => Update::Add,
                "-" if top_level(source, &rest).all(|t| !matches!(source.word(t), "+" | "-")) => {
                    Update::Sub
                }
                _ => return Err(refused()),
            };
            if !alone || source.word(value.start) != name || rest.is_empty() {
                return Err(refused());
            }
            (op, source.text_of(&rest).to_owned(), Some(rest))
        }
    };
    // What is added must be known where the old value is read.
    if let Some(added) = &added {
        let between = tokens.start..source.statement(id).tokens.start;
        let changed = |t: usize| {
            let mut same = between.clone().filter(|&u| source.word(u) == source.word(t));
            same.any(|u| is_changed(source, u))
        };
        let known = |t: usize| !is_name(source, t) || !changed(t);
        if !added.clone().all(known) {
            return Err(refused());
        }
    }
    let address = address(source, &update.target);
    let call = match (op, float) {
        (Update::Add, _) => format!("atomicAdd({address}, {value})"),
        (_, true) => format!("atomicAdd({address}, -({value}))"),
        _ => format!("atomicSub({address}, {value})"),
    };
    let mut edits = vec![Edit::replace(source.bytes(&(place..place + width)), call)];
    edits.extend(source.delete(id));
    Ok(edits)
}

/// Whether the name at a token is assigned there.
fn is_changed(source: &Source, t: usize) -> bool {
    let step = |w: &str| matches!(w, "++" | "--");
    step(source.word(t + 1))
        || t > 0 && step(source.word(t - 1))
        || matches!(source.word(t + 1), "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=")
}

/// The terms of a condition that are joined by `&&`, if nothing weaker joins them.
fn terms(source: &Source, condition: &Range<usize>) -> Option<Vec<Range<usize>>> {
    let flat: Vec<usize> = top_level(source, condition).collect();
    if flat.iter().any(|&t| matches!(source.word(t), "||" | "?" | "," | "=")) {
        return None;
    }
    let mut all = vec![];
    let mut start = condition.start;
    for t in flat.into_iter().filter(|&t| source.word(t) == "&&") {
        all.push(start..t);
        start = t + 1;
    }
    all.push(start..condition.end);
    Some(all)
}

/// The assignment of a word that the statement is, and the tokens of its value.
fn plain_word(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
) -> Result<(Assigned, Range<usize>), Refused> {
    let refused = || refused(source, id);
    let assigned = assigned(source, id).ok_or_else(refused)?;
    let plain = assigned.update.is_none() && is_word(element);
    let value = assigned.tokens.clone().filter(|_| plain).ok_or_else(refused)?;
    Ok((assigned, value))
}

/// The terms that an `if` asks, and whether it has another side.
fn asked(source: &Source, branch: StatementId) -> Result<(Vec<Range<usize>>, bool), Refused> {
    let refused = || refused(source, branch);
    let Kind::If { condition, otherwise, .. } = &source.statement(branch).kind else {
        return Err(refused());
    };
    Ok((terms(source, condition).ok_or_else(refused)?, otherwise.is_some()))
}

/// `if (a < x) x = a;` as `atomicMin(&x, a);`, and `if (a > x) x = a;` as `atomicMax(&x, a);`; other conditions beside it
/// stay.
///
/// # Errors
/// The statement is not the only one under such a condition, or `x` is not an integer.
pub fn atomic_extreme(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let (assigned, value) = plain_word(source, id, element)?;
    let (branch, _) = only_branch(source, id).filter(|b| b.1).ok_or_else(refused)?;
    let (all, false) = asked(source, branch)? else { return Err(refused()) };
    let is = |a: &Range<usize>, b: &Range<usize>| same_text(source, a, b);
    let smaller = |term: &Range<usize>| {
        let relation =
            top_level(source, term).find(|&t| matches!(source.word(t), "<" | ">" | "<=" | ">="))?;
        let (left, right) = (term.start..relation, relation + 1..term.end);
        let less = source.word(relation).starts_with('<');
        if is(&left, &value) && is(&right, &assigned.target) {
            Some(less)
        } else if is(&right, &value) && is(&left, &assigned.target) {
            Some(!less)
        } else {
            None
        }
    };
    let found = all.iter().enumerate().find_map(|(i, t)| Some((i, smaller(t)?)));
    let (at, smaller) = found.ok_or_else(refused)?;
    let name = if smaller { "atomicMin" } else { "atomicMax" };
    let text = format!("{name}({}, {});", address(source, &assigned.target), assigned.value);
    if all.len() == 1 {
        return Ok(vec![Edit::replace(source.bytes(&source.statement(branch).tokens), text)]);
    }
    if all.iter().enumerate().any(|(i, t)| i != at && occurs(source, &assigned.target, t)) {
        return Err(refused());
    }
    // The term goes with the `&&` before or behind it.
    let gone = if at == 0 {
        source.bytes(&all[0]).start..source.bytes(&all[1]).start
    } else {
        source.bytes(&all[at - 1]).end..source.bytes(&all[at]).end
    };
    Ok(vec![
        Edit::replace(gone, ""),
        Edit::replace(source.bytes(&source.statement(id).tokens), text),
    ])
}

/// The `if` whose branch begins with this statement, and whether there is nothing else in it.
fn only_branch(source: &Source, id: StatementId) -> Option<(StatementId, bool)> {
    let mut branch = source.statement(id).parent?;
    let mut alone = true;
    let mut side = id;
    if source.statement(branch).kind == Kind::Block {
        let list = source.children(branch);
        if list.first() != Some(&id) {
            return None;
        }
        alone = list.len() == 1;
        side = branch;
        branch = source.statement(branch).parent?;
    }
    match &source.statement(branch).kind {
        Kind::If { then, .. } if *then == side => Some((branch, alone)),
        _ => None,
    }
}

/// `if (x == a) { x = b; … }` as `if (atomicCAS(&x, a, b) == a) { … }`: one thread claims the cell. `if (x) continue; x =
/// 1;` becomes `if (atomicExch(&x, 1)) continue;`.
///
/// # Errors
/// The statement does not begin such a branch, or is not behind such a jump.
pub fn claimed(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let (assigned, value) = plain_word(source, id, element)?;
    let target = &assigned.target;
    if occurs(source, target, &value) {
        return Err(refused());
    }
    let address = address(source, target);
    let Some((branch, alone)) = only_branch(source, id) else {
        return claimed_behind(source, id, target, &value, &address);
    };
    let (all, has_else) = asked(source, branch)?;
    let term = all.last().ok_or_else(refused)?;
    if all[..all.len() - 1].iter().any(|t| occurs(source, target, t)) {
        return Err(refused());
    }
    let expected = expected(source, term, target).ok_or_else(refused)?;
    let call = format!("atomicCAS({address}, {expected}, {})", assigned.value);
    if alone && !has_else && all.len() == 1 {
        let bytes = source.bytes(&source.statement(branch).tokens);
        return Ok(vec![Edit::replace(bytes, format!("{call};"))]);
    }
    let mut edits = vec![Edit::replace(source.bytes(term), format!("{call} == {expected}"))];
    edits.extend(source.delete(id));
    Ok(edits)
}

/// What the term requires the cell to be: `x == a`, `a == x`, `!x`.
fn expected(source: &Source, term: &Range<usize>, target: &Range<usize>) -> Option<String> {
    if source.word(term.start) == "!" && same_text(source, &(term.start + 1..term.end), target) {
        return Some("0".to_owned());
    }
    let relation = top_level(source, term).find(|&t| source.word(t) == "==")?;
    let (left, right) = (term.start..relation, relation + 1..term.end);
    let other = if same_text(source, &left, target) {
        right
    } else if same_text(source, &right, target) {
        left
    } else {
        return None;
    };
    (!occurs(source, target, &other)).then(|| source.text_of(&other).to_owned())
}

/// `if (x) continue; x = 1;`, where the value is one that the condition holds for.
fn claimed_behind(
    source: &Source,
    id: StatementId,
    target: &Range<usize>,
    value: &Range<usize>,
    address: &str,
) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let parent = source.statement(id).parent.ok_or_else(refused)?;
    let list = source.children(parent);
    let at = list.iter().position(|&s| s == id).ok_or_else(refused)?;
    let before = *list.get(at.checked_sub(1).ok_or_else(refused)?).ok_or_else(refused)?;
    let Kind::If { condition, then, otherwise: None } = &source.statement(before).kind else {
        return Err(refused());
    };
    let [jump] = source.list_of(*then)[..] else { return Err(refused()) };
    if source.statement(jump).kind != Kind::Jump {
        return Err(refused());
    }
    let text = source.text_of(value);
    let is_set = text == "true" || text.parse::<u64>().is_ok_and(|n| n != 0);
    let holds = same_text(source, condition, target) && is_set
        || expected(source, condition, target).is_some_and(|e| e == text);
    if !holds {
        return Err(refused());
    }
    let place = if same_text(source, condition, target) {
        condition.clone()
    } else {
        let width = target.len();
        (condition.start..=condition.end - width)
            .map(|t| t..t + width)
            .find(|r| same_text(source, r, target))
            .ok_or_else(refused)?
    };
    let call = format!("atomicExch({address}, {text})");
    let mut edits = vec![Edit::replace(source.bytes(&place), call)];
    edits.extend(source.delete(id));
    Ok(edits)
}

/// Whether what `id` writes is asked before by a condition around it or by a jump before it, or is read by a statement
/// before it in its list: then the write belongs to an update of several steps, and is no better for being atomic.
pub fn is_last_step(source: &Source, id: StatementId) -> bool {
    let Some(assigned) = assigned(source, id) else { return false };
    is_step(source, id, &assigned.target)
}

/// The same of the cell `target` at `id`.
fn is_step(source: &Source, id: StatementId, target: &Range<usize>) -> bool {
    let mut at = id;
    while let Some(parent) = source.statement(at).parent {
        let asked = match &source.statement(parent).kind {
            Kind::If { condition, .. } => is_read_plainly(source, target, condition),
            Kind::Block => source
                .children(parent)
                .into_iter()
                .take_while(|&s| s != at)
                .any(|s| !is_written_only(source, s, target)),
            _ => false,
        };
        if asked {
            return true;
        }
        at = parent;
    }
    false
}

/// Whether a condition reads `target` other than by an atomic operation, which takes its address.
fn is_read_plainly(source: &Source, target: &Range<usize>, condition: &Range<usize>) -> bool {
    let width = target.len();
    let atomic = condition.clone().any(|t| source.word(t).starts_with("atomic"));
    let given = |t: usize| t > 1 && source.word(t - 1) == "&" && source.word(t - 2) == "(";
    (condition.start..(condition.end + 1).saturating_sub(width))
        .any(|t| same_text(source, &(t..t + width), target) && !(atomic && given(t)))
}

/// Whether a statement does not read `target`: it does not occur, or only as what is assigned.
fn is_written_only(source: &Source, id: StatementId, target: &Range<usize>) -> bool {
    let tokens = source.statement(id).tokens.clone();
    let width = target.len();
    let is_declared = tokens.clone().any(|t| source.word(t) == "__shared__");
    let calls_atomic = tokens.clone().any(|t| source.word(t).starts_with("atomic"));
    is_declared
        || calls_atomic
        || (tokens.start..(tokens.end + 1).saturating_sub(width))
            .all(|t| !same_text(source, &(t..t + width), target) || source.word(t + width) == "=")
}

/// Whether what is read at `loc` is written later by the same thread: in the branch that asks for it, or by a statement
/// behind it in its list.
pub fn is_first_step(source: &Source, path: &[StatementId], cell: &Range<usize>) -> bool {
    let writes = |id: StatementId| {
        source
            .within(id)
            .any(|s| assigned(source, s).is_some_and(|a| same_text(source, &a.target, cell)))
    };
    path.iter().enumerate().any(|(i, &s)| match &source.statement(s).kind {
        Kind::If { then, otherwise, .. } if i + 1 == path.len() => {
            writes(*then) || otherwise.is_some_and(writes)
        }
        Kind::Block => {
            let list = source.children(s);
            let here = path.get(i + 1);
            // Who takes one side of a branch does not write on the other.
            let side = here.is_some_and(|&h| match source.statement(h).kind {
                Kind::If { then, otherwise, .. } => {
                    path.get(i + 2).is_some_and(|&inner| inner == then || Some(inner) == otherwise)
                }
                _ => false,
            });
            let behind = list.iter().skip_while(|l| Some(*l) != here).skip(usize::from(side));
            here.is_some() && behind.copied().any(writes)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    const INT: Option<ElementType> = Some(ElementType::I32);

    /// The body after the edits of the statement whose text begins with `what`.
    fn rewritten(
        body: &str,
        what: &str,
        how: impl Fn(&Source, StatementId) -> Result<Vec<Edit>, Refused>,
    ) -> Option<String> {
        let text = format!("void k() {{ {body} }}\n");
        let source = Source::new("a.cu", &text).unwrap();
        let byte = text.find(what).unwrap();
        let id = *source.path(&source.loc(byte)).unwrap().last().unwrap();
        let changed = apply(&text, &how(&source, id).ok()?).unwrap();
        assert!(Source::new("a.cu", &changed).is_ok());
        let body = changed.trim_start_matches("void k() { ").trim_end_matches(" }\n");
        Some(body.trim_end().to_owned())
    }
    fn in_place(body: &str, what: &str) -> Option<String> {
        rewritten(body, what, |s, i| {
            let byte = s.text.find("++").or(s.text.find("--")).unwrap();
            fetched_in_place(s, i, &s.loc(byte), INT)
        })
    }

    #[test]
    fn steps_within_expressions() {
        let cases = [
            ("int p = (*n)++;", "int p = atomicAdd(n, 1);"),
            ("s[next[b[i]]++] = i;", "s[atomicAdd(&next[b[i]], 1)] = i;"),
            ("int p = ++q->n;", "int p = (atomicAdd(&q->n, 1) + 1);"),
            ("int p = --*n;", "int p = (atomicSub(n, 1) - 1);"),
            ("out[count++] = v;", "out[atomicAdd(&count, 1)] = v;"),
        ];
        for (before, after) in cases {
            assert_eq!(in_place(before, &before[..3]).as_deref(), Some(after));
        }
    }
    #[test]
    fn reads_before_updates() {
        let how = |s: &Source, i| fetched(s, i, INT);
        let f = |body: &str, what: &str| rewritten(body, what, how);
        assert_eq!(f("int p = *n; *n = p + 2;", "*n = p").unwrap(), "int p = atomicAdd(n, 2);");
        assert_eq!(f("q[*n] = v; *n += 1;", "*n += 1").unwrap(), "q[atomicAdd(n, 1)] = v;");
        assert_eq!(
            f("int p = c[0]; x[p] = 1; c[0]++;", "c[0]++").unwrap(),
            "int p = atomicAdd(&c[0], 1); x[p] = 1;"
        );
        assert_eq!(f("int p = *n + *n; *n += 1;", "*n += 1"), None);
        assert_eq!(f("int p = *n; k = 3; *n += k;", "*n += k"), None);
    }
    #[test]
    fn claims() {
        let how = |s: &Source, i| claimed(s, i, INT);
        let f = |body: &str, what: &str| rewritten(body, what, how);
        assert_eq!(f("if (d[v] == -1) d[v] = l;", "d[v] = l").unwrap(), "atomicCAS(&d[v], -1, l);");
        assert_eq!(
            f("if (v < n && !m[v]) { m[v] = 1; go(); }", "m[v] = 1").unwrap(),
            "if (v < n && atomicCAS(&m[v], 0, 1) == 0) { go(); }"
        );
        assert_eq!(
            f("if (m[v]) continue; m[v] = 1;", "m[v] = 1").unwrap(),
            "if (atomicExch(&m[v], 1)) continue;"
        );
        assert_eq!(f("if (m[v] < 0) m[v] = 1;", "m[v] = 1"), None);
    }
    #[test]
    fn extremes_beside_other_conditions() {
        let how = |s: &Source, i| atomic_extreme(s, i, INT);
        let f = |body: &str, what: &str| rewritten(body, what, how);
        assert_eq!(
            f("if (i < n && a[i] > *best) *best = a[i];", "*best = a").unwrap(),
            "if (i < n) atomicMax(best, a[i]);"
        );
        assert_eq!(f("if (x < m) { m = x; }", "m = x").unwrap(), "atomicMin(&m, x);");
        assert_eq!(f("if (x < m) { m = x; k = 1; }", "m = x"), None);
    }
    #[test]
    fn steps_of_an_update() {
        let step = |body: &str, what: &str| {
            let text = format!("void k() {{ {body} }}\n");
            let source = Source::new("a.cu", &text).unwrap();
            let id = *source.path(&source.loc(text.find(what).unwrap())).unwrap().last().unwrap();
            is_last_step(&source, id)
        };
        assert!(step("if (a > *best) *best = a;", "*best = a"));
        assert!(step("x = *n; *n = x * 2;", "*n = x"));
        assert!(!step("a[i] = 0; *flag = 1;", "*flag = 1"));
    }
}

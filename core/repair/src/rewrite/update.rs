//! Single statements written anew: atomic updates, one writer, a read kept across a barrier, masks.

use super::fetch::{is_first_step, is_last_step};
use super::{fresh, top_level, types};
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};
use detect::advice::Update;
use detect::symbols::Loc;
use launch::ElementType;
use std::ops::Range;

/// `target op value`, as the statement says it.
pub(super) struct Assigned {
    pub(super) target: Range<usize>,
    /// The operator; `None` for plain assignment.
    pub(super) update: Option<Update>,
    /// What is added, or assigned.
    pub(super) value: String,
    /// The tokens of the value, if it is in the source as it is.
    pub(super) tokens: Option<Range<usize>>,
}

pub(super) fn refused(source: &Source, id: StatementId) -> Refused {
    Refused::NoStatement(source.loc(source.bytes(&source.statement(id).tokens).start))
}

/// The tokens of a run without those comments and brackets that say nothing.
pub(super) fn same_text(source: &Source, a: &Range<usize>, b: &Range<usize>) -> bool {
    a.len() == b.len() && a.clone().zip(b.clone()).all(|(x, y)| source.word(x) == source.word(y))
}

/// What a statement assigns: `x op= e;`, `x = x op e;`, `x = max(x, e);`, `x++;` and the like.
pub(super) fn assigned(source: &Source, id: StatementId) -> Option<Assigned> {
    let statement = source.statement(id);
    if statement.kind != Kind::Simple {
        return None;
    }
    let all = statement.tokens.clone();
    let end = all.end.checked_sub(1).filter(|&e| source.word(e) == ";")?;
    let flat: Vec<usize> = top_level(source, &(all.start..end)).collect();
    let step = |word: &str| match word {
        "++" => Some(Update::Add),
        "--" => Some(Update::Sub),
        _ => None,
    };
    let one = |target: Range<usize>, update| Assigned {
        target,
        update,
        value: "1".to_owned(),
        tokens: None,
    };
    if let Some(update) = step(source.word(all.start)) {
        return Some(one(all.start + 1..end, Some(update)));
    }
    if let Some(update) = flat.last().filter(|&&l| l + 1 == end).and_then(|&l| step(source.word(l)))
    {
        return Some(one(all.start..end - 1, Some(update)));
    }
    let operator = flat.iter().copied().find(|&t| {
        matches!(
            source.word(t),
            "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>=" | ","
        )
    })?;
    let (target, value) = (all.start..operator, operator + 1..end);
    if target.is_empty() || value.is_empty() {
        return None;
    }
    let simple = |update| {
        let value_text = source.text_of(&value).to_owned();
        Some(Assigned {
            target: target.clone(),
            update,
            value: value_text,
            tokens: Some(value.clone()),
        })
    };
    match source.word(operator) {
        "+=" => simple(Some(Update::Add)),
        "-=" => simple(Some(Update::Sub)),
        "&=" => simple(Some(Update::And)),
        "|=" => simple(Some(Update::Or)),
        "^=" => simple(Some(Update::Xor)),
        "=" => spelled_out(source, &target, &value).or_else(|| simple(None)),
        _ => None,
    }
}

/// `x = x + e`, `x = e + x`, `x = max(x, e)`.
fn spelled_out(source: &Source, target: &Range<usize>, value: &Range<usize>) -> Option<Assigned> {
    let make = |update, of: Range<usize>| Assigned {
        target: target.clone(),
        update: Some(update),
        value: source.text_of(&of).to_owned(),
        tokens: Some(of),
    };
    let named = |word: &str| match word {
        "max" | "fmax" | "fmaxf" => Some(Update::Max),
        "min" | "fmin" | "fminf" => Some(Update::Min),
        _ => None,
    };
    if let Some(update) = named(source.word(value.start))
        && source.word(value.start + 1) == "("
    {
        let inside = value.start + 2..value.end - 1;
        let comma = top_level(source, &inside).find(|&t| source.word(t) == ",")?;
        let (a, b) = (inside.start..comma, comma + 1..inside.end);
        return match (same_text(source, &a, target), same_text(source, &b, target)) {
            (true, false) => Some(make(update, b)),
            (false, true) => Some(make(update, a)),
            _ => None,
        };
    }
    let operators: Vec<usize> = top_level(source, value)
        .filter(|&t| {
            t > value.start
                && matches!(source.word(t), "+" | "-" | "&" | "|" | "^" | "?" | "<" | ">")
        })
        .collect();
    let update = |word: &str| match word {
        "+" => Some(Update::Add),
        "-" => Some(Update::Sub),
        "&" => Some(Update::And),
        "|" => Some(Update::Or),
        "^" => Some(Update::Xor),
        _ => None,
    };
    let (&first, &last) = (operators.first()?, operators.last()?);
    let (head, tail) = (value.start..first, last + 1..value.end);
    if same_text(source, &head, target) {
        let op = update(source.word(first))?;
        // In `x - a + b` the rest is not what is subtracted.
        let rest = first + 1..value.end;
        let alone = operators.len() == 1
            || (op == Update::Add && operators.iter().all(|&t| source.word(t) == "+"));
        return alone.then(|| make(op, rest));
    }
    let op = update(source.word(last))?;
    let commutes =
        op != Update::Sub && operators.iter().all(|&t| source.word(t) == source.word(last));
    (same_text(source, &tail, target) && commutes).then(|| make(op, value.start..last))
}

/// The address of an expression: `&x`, but `p` for `*p`.
pub(super) fn address(source: &Source, target: &Range<usize>) -> String {
    // `(*p)` is `*p`.
    let inner = target.start + 1..target.end.saturating_sub(1).max(target.start + 1);
    if source.word(target.start) == "("
        && source.word(target.end - 1) == ")"
        && source.word(inner.start) == "*"
        && !inner.clone().any(|t| matches!(source.word(t), "(" | ")"))
    {
        return address(source, &inner);
    }
    if source.word(target.start) == "*" {
        return source.text_of(&(target.start + 1..target.end)).to_owned();
    }
    format!("&{}", source.text_of(target))
}

/// Whether what is added needs no brackets: a variable, an element, a call or a number.
fn is_operand(source: &Source, assigned: &Assigned) -> bool {
    let operand = |t: usize| {
        let word = source.word(t);
        word.starts_with(|c: char| c.is_alphanumeric() || c == '_') || matches!(word, "." | "->")
    };
    assigned
        .tokens
        .as_ref()
        .is_none_or(|of| top_level(source, of).all(operand) && operand(of.start))
}

/// The statement as an atomic operation, whose old value nobody asks for.
///
/// # Errors
/// It is not an update that there is an atomic operation for.
pub fn atomic_update(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
) -> Result<Vec<Edit>, Refused> {
    let assigned = assigned(source, id).ok_or_else(|| refused(source, id))?;
    let float = matches!(
        element,
        Some(ElementType::F16 | ElementType::Bf16 | ElementType::F32 | ElementType::F64)
    );
    let value = assigned.value.clone();
    let (name, value) = match assigned.update.ok_or_else(|| refused(source, id))? {
        Update::Add => ("atomicAdd", value),
        Update::Sub if float && is_operand(source, &assigned) => ("atomicAdd", format!("-{value}")),
        Update::Sub if float => ("atomicAdd", format!("-({value})")),
        Update::Sub => ("atomicSub", value),
        Update::And => ("atomicAnd", value),
        Update::Or => ("atomicOr", value),
        Update::Xor => ("atomicXor", value),
        Update::Min => ("atomicMin", value),
        Update::Max => ("atomicMax", value),
        Update::Exchange | Update::Claim => return Err(refused(source, id)),
    };
    let text = format!("{name}({}, {value});", address(source, &assigned.target));
    Ok(vec![Edit::replace(source.bytes(&source.statement(id).tokens), text)])
}

/// `x = e;` as an exchange whose result nobody asks for.
///
/// # Errors
/// It is not a plain assignment, or it is a step of an update that must be atomic as a whole.
pub fn atomic_exchange(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    if is_last_step(source, id) {
        return Err(refused(source, id));
    }
    atomic_exchange_of_step(source, id)
}

/// The same of a statement that may be a step of an update, where all write the same.
///
/// # Errors
/// It is not a plain assignment.
pub fn atomic_exchange_of_step(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let assigned = assigned(source, id).ok_or_else(|| refused(source, id))?;
    let reads = |value: &Range<usize>| {
        let width = assigned.target.len();
        (value.start..(value.end + 1).saturating_sub(width))
            .any(|t| same_text(source, &(t..t + width), &assigned.target))
    };
    if assigned.update.is_some() || assigned.tokens.as_ref().is_some_and(reads) {
        return Err(refused(source, id));
    }
    let text = format!("atomicExch({}, {});", address(source, &assigned.target), assigned.value);
    Ok(vec![Edit::replace(source.bytes(&source.statement(id).tokens), text)])
}

/// `flag = true;` as `atomicExch(&flag, 1);`, where `flag` is a `bool` in shared memory, which becomes an `int`.
///
/// # Errors
/// The variable is not declared so in the same function, or is used by its address.
pub fn atomic_flag(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let assigned = assigned(source, id).filter(|a| a.update.is_none()).ok_or_else(refused)?;
    if assigned.target.len() != 1 {
        return Err(refused());
    }
    let name = source.word(assigned.target.start);
    let value = match assigned.value.as_str() {
        "true" => "1",
        "false" => "0",
        other => other,
    };
    let body = body_of(source, id);
    let typed = source.children(body).into_iter().find_map(|s| {
        let tokens = source.statement(s).tokens.clone();
        let words: Vec<&str> =
            tokens.clone().map(|t| source.word(t)).filter(|w| *w != "volatile").collect();
        let shared = words == ["__shared__", "bool", name, ";"];
        shared.then(|| tokens.into_iter().find(|&t| source.word(t) == "bool")).flatten()
    });
    let typed = typed.ok_or_else(refused)?;
    let whole = source.statement(body).tokens.clone();
    let mut named = whole.clone().filter(|&t| source.word(t) == name);
    if named.any(|t| t > whole.start && source.word(t - 1) == "&") {
        return Err(refused());
    }
    let text = format!("atomicExch(&{name}, {value});");
    Ok(vec![
        Edit::replace(source.bytes(&(typed..typed + 1)), "int"),
        Edit::replace(source.bytes(&source.statement(id).tokens), text),
    ])
}

/// `y = x; x = e;` as `y = atomicExch(&x, e);`.
///
/// # Errors
/// The statement before this one does not read `x` exactly once.
pub fn exchanged(source: &Source, id: StatementId) -> Result<Vec<Edit>, Refused> {
    let refused = || refused(source, id);
    let assigned = assigned(source, id).filter(|a| a.update.is_none()).ok_or_else(refused)?;
    let parent = source.statement(id).parent.ok_or_else(refused)?;
    let list = source.children(parent);
    let at = list.iter().position(|&s| s == id).and_then(|p| p.checked_sub(1));
    let before = source.statement(*list.get(at.ok_or_else(refused)?).ok_or_else(refused)?);
    if before.kind != Kind::Simple {
        return Err(refused());
    }
    let tokens = before.tokens.clone();
    let width = assigned.target.len();
    let mut places =
        tokens.clone().filter(|&t| same_text(source, &(t..t + width), &assigned.target));
    let (Some(place), None) = (places.next(), places.next()) else { return Err(refused()) };
    let equals = tokens.clone().find(|&t| source.word(t) == "=").ok_or_else(refused)?;
    // What is written must not come from what was read.
    let name = source.word(equals - 1);
    let value = assigned.tokens.clone().unwrap_or(0..0);
    if place < equals || value.clone().any(|t| source.word(t) == name) {
        return Err(refused());
    }
    let text = format!("atomicExch({}, {})", address(source, &assigned.target), assigned.value);
    let mut edits = vec![Edit::replace(source.bytes(&(place..place + width)), text)];
    edits.extend(source.delete(id));
    Ok(edits)
}

/// The read at `loc` by an atomic operation that adds nothing.
///
/// # Errors
/// There is no variable, array element or pointer target that begins there, or the read is a step of an update that must
/// be atomic as a whole.
pub fn atomic_read(source: &Source, loc: &Loc) -> Result<Vec<Edit>, Refused> {
    read_of(source, loc, false)
}

/// The same of a read that may be a step of an update, where all write the same.
///
/// # Errors
/// There is no variable, array element or pointer target that begins there.
pub fn atomic_read_of_step(source: &Source, loc: &Loc) -> Result<Vec<Edit>, Refused> {
    read_of(source, loc, true)
}

/// The read at `loc` by an atomic operation that adds nothing; with `step` it may be a step of an update.
fn read_of(source: &Source, loc: &Loc, step: bool) -> Result<Vec<Edit>, Refused> {
    let byte = source.byte(loc)?;
    let refused = || Refused::NoStatement(loc.clone());
    let mut start = source.tokens.iter().position(|t| t.start == byte).ok_or_else(refused)?;
    let is_word = |t: usize| source.word(t).starts_with(|c: char| c.is_alphabetic() || c == '_');
    if source.word(start) == "*" && is_word(start + 1) {
        start += 1;
    } else if start > 0 && source.word(start - 1) == "*" && is_word(start) {
        // The place of `*p` may be that of `p`.
        let before = start.checked_sub(2).map_or("", |t| source.word(t));
        if before.starts_with(|c: char| c.is_alphanumeric() || c == '_') || before == ")" {
            return Err(refused());
        }
    }
    let target = start > 0 && source.word(start - 1) == "*" && {
        let before = start.checked_sub(2).map_or("", |t| source.word(t));
        !before.starts_with(|c: char| c.is_alphanumeric() || c == '_') && before != ")"
    };
    if !is_word(start) {
        return Err(refused());
    }
    let mut end = start + 1;
    loop {
        match source.word(end) {
            "[" => {
                let mut depth = 0usize;
                loop {
                    match source.word(end) {
                        "[" => depth += 1,
                        "]" => depth -= 1,
                        "" => return Err(refused()),
                        _ => {}
                    }
                    end += 1;
                    if depth == 0 {
                        break;
                    }
                }
            }
            "." | "->" if is_word(end + 1) => end += 2,
            _ => break,
        }
    }
    if source.word(end) == "(" {
        return Err(refused());
    }
    let cell = if target { start - 1..end } else { start..end };
    if !step && is_first_step(source, &source.path(loc)?, &cell) {
        return Err(refused());
    }
    let text = source.text_of(&(start..end));
    let (tokens, text) = if target {
        (start - 1..end, format!("atomicAdd({text}, 0)"))
    } else {
        (start..end, format!("atomicAdd(&{text}, 0)"))
    };
    Ok(vec![Edit::replace(source.bytes(&tokens), text)])
}

/// Whether what the statement writes is one cell by its spelling: a variable, what a pointer points to, or an element
/// with a constant index.
pub fn is_one_cell(source: &Source, id: StatementId) -> bool {
    let Some(assigned) = assigned(source, id) else { return false };
    let words: Vec<&str> = assigned.target.clone().map(|t| source.word(t)).collect();
    let is_word = |w: &str| w.starts_with(|c: char| c.is_alphabetic() || c == '_');
    match words[..] {
        [word] | ["*", word] => is_word(word),
        [word, "[", index, "]"] => is_word(word) && index.bytes().all(|b| b.is_ascii_digit()),
        _ => false,
    }
}

/// The function's body that a statement is in.
fn body_of(source: &Source, id: StatementId) -> StatementId {
    let mut at = id;
    while let Some(parent) = source.statement(at).parent {
        at = parent;
    }
    at
}

/// Only the first thread, of each block or of the grid, executes the statement.
///
/// The caller has made sure that every thread executes it.
pub fn one_writer(source: &Source, id: StatementId, of_grid: bool) -> Vec<Edit> {
    let body = source.statement(body_of(source, id)).tokens.clone();
    let reads = |what: &str, axis: &str| {
        body.clone().any(|t| {
            source.word(t) == what && source.word(t + 1) == "." && source.word(t + 2) == axis
        })
    };
    let mut terms = vec![];
    for (what, wanted) in [("blockIdx", of_grid), ("threadIdx", true)] {
        for axis in ["x", "y", "z"] {
            if wanted && (reads(what, axis) || axis == "x") {
                terms.push(format!("{what}.{axis} == 0"));
            }
        }
    }
    let start = source.bytes(&source.statement(id).tokens).start;
    vec![Edit::insert(start, format!("if ({}) ", terms.join(" && ")))]
}

/// The name of a type in C++.
fn spelled(element: ElementType) -> Option<&'static str> {
    Some(match element {
        ElementType::I8 => "signed char",
        ElementType::U8 => "unsigned char",
        ElementType::I16 => "short",
        ElementType::U16 => "unsigned short",
        ElementType::I32 => "int",
        ElementType::U32 => "unsigned",
        ElementType::I64 => "long long",
        ElementType::U64 => "unsigned long long",
        ElementType::F32 => "float",
        ElementType::F64 => "double",
        ElementType::F16 | ElementType::Bf16 => return None,
    })
}

/// A statement that reads what it writes elsewhere, as: read, `barrier`, write; and with `again` a barrier after
/// that too. Conditions directly around it are asked on both sides of the barrier. The variable gets the `nth` free
/// name.
///
/// # Errors
/// It is not an assignment, or what is around it has more in it.
pub fn split(
    source: &Source,
    id: StatementId,
    element: Option<ElementType>,
    (barrier, again): (&str, bool),
    nth: usize,
) -> Result<Vec<Edit>, Refused> {
    let assigned = assigned(source, id).ok_or_else(|| refused(source, id))?;
    let tokens = assigned.tokens.clone().ok_or_else(|| refused(source, id))?;
    // Outwards through conditions that hold nothing else.
    let (mut outer, mut conditions) = (id, vec![]);
    while let Some(parent) = source.statement(outer).parent {
        match &source.statement(parent).kind {
            Kind::Block
                if source.children(parent).len() == 1
                    && source.statement(parent).parent.is_some() =>
            {
                let above = source.statement(parent).parent;
                if !above.is_some_and(|a| matches!(source.statement(a).kind, Kind::If { .. })) {
                    break;
                }
            }
            Kind::If { condition, otherwise: None, .. }
                if !types::is_of_template(source, id, condition) =>
            {
                conditions.push(source.text_of(condition))
            }
            _ => break,
        }
        outer = parent;
    }
    let bytes = source.bytes(&source.statement(outer).tokens);
    let indent = source.indent(bytes.start).to_owned();
    let names = std::iter::once("value".to_owned()).chain((2..).map(|n| format!("value_{n}")));
    let free = |name: &String| (0..source.tokens.len()).all(|t| source.word(t) != name);
    // In braces of its own, the same name will do again.
    let nth = if source.in_list(outer) { nth } else { 0 };
    let name = names.filter(free).nth(nth).unwrap_or_default();
    let statement = source.bytes(&source.statement(id).tokens);
    let value = source.bytes(&tokens);
    let write = format!(
        "{}{name}{}",
        &source.text[statement.start..value.start],
        &source.text[value.end..statement.end]
    );
    conditions.reverse();
    let condition = match &conditions[..] {
        [] => None,
        [one] => Some((*one).to_owned()),
        several => Some(several.iter().map(|c| format!("({c})")).collect::<Vec<_>>().join(" && ")),
    };
    let mut lines = match &condition {
        None => vec![format!("const auto {name} = {};", assigned.value), barrier.to_owned(), write],
        Some(condition) => {
            // A template has other types for other arguments.
            let known = element.and_then(spelled).filter(|_| !types::is_template(source, id));
            let declared = types::zeroed_of(source, id, &assigned.target, &name)
                .or_else(|| Some(format!("{} {name} = 0;", known?)))
                .ok_or_else(|| refused(source, id))?;
            let read = source.under(condition, &format!("{name} = {};", assigned.value), "");
            let mut lines = vec![declared];
            lines.extend(read);
            lines.push(barrier.to_owned());
            lines.extend(source.under(condition, &write, ""));
            lines
        }
    };
    if again {
        lines.push(barrier.to_owned());
    }
    if source.in_list(outer) {
        return Ok(vec![Edit::replace(bytes, lines.join(&format!("\n{indent}")))]);
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let (last, before) = lines.split_last().ok_or_else(|| refused(source, id))?;
    let mut edits = source.braced(outer, before, &[]);
    edits.push(Edit::replace(bytes, *last));
    Ok(edits)
}

/// The name that the source has for the mask of all lanes: a macro.
pub(super) fn full_mask(source: &Source) -> Option<String> {
    super::macros(source).find_map(|(name, body)| {
        let body = body.trim_matches(['(', ')', ' ']).trim_end_matches(['u', 'U']);
        body.eq_ignore_ascii_case("0xffffffff").then(|| name.to_owned())
    })
}

/// The warp operation of the statement with another mask: all lanes of the warp, those that are there, or those
/// for which the condition around it holds.
///
/// # Errors
/// There is no warp operation with a mask in it.
pub fn warp_mask(source: &Source, id: StatementId) -> Result<Vec<Vec<Edit>>, Refused> {
    let tokens = source.statement(id).tokens.clone();
    let operations = ["__shfl", "__ballot", "__any", "__all", "__syncwarp", "__match", "__reduce"];
    let mut masks: Vec<Range<usize>> = vec![];
    for t in tokens {
        let word = source.word(t);
        let named = operations.iter().any(|o| word.starts_with(o)) && word.contains("sync");
        if !named || source.word(t + 1) != "(" {
            continue;
        }
        let mut end = t + 2;
        let mut depth = 0usize;
        while end < source.tokens.len() {
            match source.word(end) {
                "(" | "[" => depth += 1,
                ")" if depth == 0 => break,
                ")" | "]" => depth = depth.saturating_sub(1),
                "," if depth == 0 => break,
                _ => {}
            }
            end += 1;
        }
        masks.push(t + 2..end);
    }
    if masks.is_empty() {
        return Err(refused(source, id));
    }
    let with = |text: &str| -> Vec<Edit> {
        masks.iter().map(|m| Edit::replace(source.bytes(m), text)).collect()
    };
    let full = full_mask(source).unwrap_or_else(|| "0xffffffffu".to_owned());
    let mut all = vec![with(&full), with("__activemask()")];
    // The lanes that come here, asked before the branch.
    let branch = std::iter::successors(Some(id), |&s| source.statement(s).parent)
        .find(|&s| matches!(source.statement(s).kind, Kind::If { .. }) && source.in_list(s));
    if let Some(branch) = branch
        && let Kind::If { condition, .. } = &source.statement(branch).kind
    {
        let name = fresh(source, &["mask", "lanes", "members"]);
        let text = format!(
            "const unsigned {name} = __ballot_sync({full}, {});",
            source.text_of(condition)
        );
        let mut edits = source.add(crate::source::Boundary::Before(branch), &text);
        edits.extend(with(&name));
        all.insert(1, edits);
    }
    Ok(all)
}

/// A shared array is set to zero, and all threads wait, before anything else.
///
/// # Errors
/// There is no declaration of an array of that name in the function of `id`.
pub fn zeroed(source: &Source, id: StatementId, name: &str) -> Result<Vec<Edit>, Refused> {
    let body = body_of(source, id);
    let declaration = source.children(body).into_iter().find(|&s| {
        let tokens = source.statement(s).tokens.clone();
        let shared = tokens.clone().any(|t| source.word(t) == "__shared__");
        shared && tokens.clone().any(|t| source.word(t) == name)
    });
    let declaration = declaration.ok_or_else(|| refused(source, id))?;
    let tokens = source.statement(declaration).tokens.clone();
    let at = tokens.clone().find(|&t| source.word(t) == name).ok_or_else(|| refused(source, id))?;
    let text = if source.word(at + 1) == "[" {
        let close = (at + 2..tokens.end).find(|&t| source.word(t) == "]");
        let close = close
            .filter(|&c| c > at + 2 && source.word(c + 1) != "[")
            .ok_or_else(|| refused(source, id))?;
        let length = source.text_of(&(at + 2..close));
        let i = fresh(source, &["i", "k", "cell"]);
        format!("for (int {i} = threadIdx.x; {i} < {length}; {i} += blockDim.x) {name}[{i}] = 0;")
    } else {
        format!("if (threadIdx.x == 0) {name} = 0;")
    };
    // Behind all such declarations.
    let list = source.children(body);
    let behind = list.iter().skip_while(|&&s| s != declaration);
    let is_shared = |s: &&StatementId| {
        let tokens = source.statement(**s).tokens.clone();
        source.statement(**s).kind == Kind::Simple
            && tokens.into_iter().any(|t| source.word(t) == "__shared__")
    };
    let last = behind.take_while(is_shared).last().copied().unwrap_or(declaration);
    let boundary = crate::source::Boundary::After(last);
    Ok(source.add(boundary, &format!("{text}\n__syncthreads();")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    fn rewritten(
        statement: &str,
        how: impl Fn(&Source, StatementId) -> Result<Vec<Edit>, Refused>,
    ) -> Option<String> {
        let text = format!("void k() {{\n  {statement}\n}}\n");
        let source = Source::new("a.cu", &text).unwrap();
        let column = 3 + statement.rfind(") ").map_or(0, |p| p as u32 + 2);
        let id = *source.path(&Loc::new("a.cu", 2, column)).unwrap().last().unwrap();
        let changed = apply(&text, &how(&source, id).ok()?).unwrap();
        Some(changed.trim_start_matches("void k() {\n  ").trim_end_matches("\n}\n").to_owned())
    }
    fn atomic(statement: &str) -> Option<String> {
        rewritten(statement, |s, i| atomic_update(s, i, Some(ElementType::I32)))
    }

    #[test]
    fn updates_become_atomic() {
        assert_eq!(atomic("h[b]++;").unwrap(), "atomicAdd(&h[b], 1);");
        assert_eq!(atomic("++*p;").unwrap(), "atomicAdd(p, 1);");
        assert_eq!(atomic("*p += a + b;").unwrap(), "atomicAdd(p, a + b);");
        assert_eq!(atomic("x = x + y;").unwrap(), "atomicAdd(&x, y);");
        assert_eq!(atomic("x = y + x;").unwrap(), "atomicAdd(&x, y);");
        assert_eq!(atomic("s[i] = max(s[i], v);").unwrap(), "atomicMax(&s[i], v);");
        assert_eq!(atomic("x -= 2;").unwrap(), "atomicSub(&x, 2);");
        let double = |s: &Source, i| atomic_update(s, i, Some(ElementType::F64));
        assert_eq!(rewritten("x -= y;", double).unwrap(), "atomicAdd(&x, -y);");
        assert_eq!(rewritten("x -= y + z;", double).unwrap(), "atomicAdd(&x, -(y + z));");
    }
    #[test]
    fn other_statements_do_not() {
        for statement in
            ["x = y;", "x *= 2;", "x = x - a + b;", "x = y - x;", "f(x);", "x = x * 2 + y;"]
        {
            assert_eq!(atomic(statement), None, "{statement}");
        }
    }
    #[test]
    fn reads_are_kept_across_a_barrier() {
        let how =
            |s: &Source, i| split(s, i, Some(ElementType::F32), ("__syncthreads();", true), 0);
        assert_eq!(
            rewritten("if (t >= d) s[t] += s[t - d];", how).unwrap(),
            "float value = 0;\n  if (t >= d) value = s[t - d];\n  __syncthreads();\n  if (t >= d) s[t] += value;\n  __syncthreads();"
        );
        let how = |s: &Source, i| split(s, i, None, ("__syncthreads();", false), 0);
        assert_eq!(
            rewritten("s[t] = s[t + 1];", how).unwrap(),
            "const auto value = s[t + 1];\n  __syncthreads();\n  s[t] = value;"
        );
    }
    #[test]
    fn masks_and_writers() {
        let masks = |k: usize| move |s: &Source, i| warp_mask(s, i).map(|all| all[k].clone());
        assert_eq!(
            rewritten("v += __shfl_down_sync(0xff, v, 1);", masks(0)).unwrap(),
            "v += __shfl_down_sync(0xffffffffu, v, 1);"
        );
        assert_eq!(
            rewritten("if (t < 16) v += __shfl_down_sync(f(1), v, 1);", masks(1)).unwrap(),
            "const unsigned mask = __ballot_sync(0xffffffffu, t < 16);\n  if (t < 16) v += __shfl_down_sync(mask, v, 1);"
        );
        let one = |s: &Source, i| Ok(one_writer(s, i, false));
        assert_eq!(rewritten("*flag = 1;", one).unwrap(), "if (threadIdx.x == 0) *flag = 1;");
    }
}

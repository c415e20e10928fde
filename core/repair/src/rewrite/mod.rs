//! Statements written anew so that they do the same without the fault.

mod choice;
mod fetch;
mod guard;
mod loops;
mod skip;
mod types;
mod update;

pub(crate) use choice::moved_barrier;
pub use choice::{parted_sides, switch_without_barrier};
pub use fetch::{atomic_extreme, claimed, fetched, fetched_in_place};
pub(crate) use guard::touches_nothing;
pub use guard::{branch_of_warp, branch_without_barrier};
pub use loops::{loop_of_equal_trips, loop_of_uniform_trips, loop_of_warp, stay_instead_of_break};
pub use skip::{skip_before_warp, skip_instead_of_return};
pub use update::{
    atomic_exchange, atomic_exchange_of_step, atomic_flag, atomic_read, atomic_read_of_step,
    atomic_update, exchanged, is_one_cell, one_writer, split, warp_mask, zeroed,
};

use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId, TokenKind};
use std::ops::Range;

/// Names of functions that wait for all threads of a block.
const BARRIERS: [&str; 6] = [
    "__syncthreads",
    "__syncthreads_or",
    "__syncthreads_and",
    "__syncthreads_count",
    "__barrier_sync",
    "__barrier_sync_count",
];

/// The name of the function whose body this is: the word before its parameters.
pub(crate) fn name_of(source: &Source, body: StatementId) -> Option<String> {
    let mut at = source.statement(body).tokens.start;
    let mut depth = 0usize;
    while at > 0 {
        at -= 1;
        match source.word(at) {
            ")" | "}" | "]" => depth += 1,
            "(" | "{" | "[" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 && source.word(at) == "(" {
                    return at.checked_sub(1).map(|n| source.word(n).to_owned());
                }
            }
            ";" if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Names of the functions of `source` that reach a barrier, and of barriers.
pub(crate) fn barrier_names(source: &Source) -> Vec<String> {
    let mut names: Vec<String> = BARRIERS.iter().map(|&b| b.to_owned()).collect();
    let bodies: Vec<(String, Range<usize>)> = (0..source.statements.len())
        .map(StatementId)
        .filter(|&s| {
            source.statement(s).parent.is_none() && source.statement(s).kind == Kind::Block
        })
        .filter_map(|s| Some((name_of(source, s)?, source.statement(s).tokens.clone())))
        .collect();
    loop {
        let before = names.len();
        for (name, tokens) in &bodies {
            if !names.contains(name) && calls_any(source, tokens, &names) {
                names.push(name.clone());
            }
        }
        if names.len() == before {
            return names;
        }
    }
}

/// Whether one of `names` is called in these tokens. `g.sync()` of a group counts as a barrier.
pub(crate) fn calls_any(source: &Source, tokens: &Range<usize>, names: &[String]) -> bool {
    tokens.clone().any(|t| {
        let word = source.word(t);
        if is_barrier_of_ptx(word) {
            return true;
        }
        if source.word(t + 1) != "(" && source.word(t + 1) != "<" {
            return false;
        }
        let method = t > 0 && matches!(source.word(t - 1), "." | "->");
        (method && word == "sync") || (!method && names.iter().any(|n| n == word))
    })
}

/// Whether a literal is inline assembly that waits for threads of the block.
fn is_barrier_of_ptx(literal: &str) -> bool {
    literal.starts_with('"')
        && ["bar.sync", "barrier.sync", "barrier.cta.sync", "bar.red"]
            .iter()
            .any(|b| literal.contains(b))
}

/// The macros of the source without parameters, or with none between the brackets: their name, with the brackets, and
/// what they stand for.
pub(crate) fn macros(source: &Source) -> impl Iterator<Item = (&str, &str)> {
    let directives = source.tokens.iter().filter(|t| t.kind == TokenKind::Directive);
    directives.filter_map(|t| {
        let text = source.text[t.start + 1..t.end].trim_start().strip_prefix("define")?.trim();
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        let end = if text[end..].starts_with("()") { end + 2 } else { end };
        (!text[end..].starts_with('(')).then(|| (&text[..end], text[end..].trim()))
    })
}

/// The barrier of the block as the function with this body writes it: of a group, or by a macro; `None` for
/// `__syncthreads()`.
pub fn barrier_in(source: &Source, body: StatementId) -> Option<String> {
    let tokens = source.statement(body).tokens.clone();
    if tokens.clone().any(|t| source.word(t) == "__syncthreads") {
        return None;
    }
    let of_block = |name: &str| {
        let partitioned = source.text.contains("tiled_partition");
        (0..source.tokens.len()).any(|t| {
            if source.word(t) != name {
                return false;
            }
            let word = |back: usize| t.checked_sub(back).map_or("", |b| source.word(b));
            let typed = if matches!(word(1), "&") { word(2) } else { word(1) };
            let made = source.word(t + 1) == "="
                && (t + 2..t + 8).any(|u| source.word(u) == "this_thread_block");
            made || typed == "thread_block" || typed == "thread_group" && !partitioned
        })
    };
    // A barrier that is there already, or the first group of the block.
    for t in tokens.clone() {
        let next = |n: usize| source.word(t + n);
        if next(1) == "." && next(2) == "sync" && next(3) == "(" && of_block(source.word(t)) {
            return Some(format!("{}.sync();", source.word(t)));
        }
        if source.word(t) == "sync" && next(1) == "(" && next(3) == ")" && of_block(next(2)) {
            let space = t.checked_sub(2).filter(|&s| source.word(s + 1) == "::");
            let space = space.map_or(String::new(), |s| format!("{}::", source.word(s)));
            return Some(format!("{space}sync({});", next(2)));
        }
    }
    let made = source.children(body).into_iter().find_map(|s| {
        let tokens = source.statement(s).tokens.clone();
        let equals = tokens.clone().find(|&t| source.word(t) == "=")?;
        let group = tokens.clone().any(|t| source.word(t) == "this_thread_block");
        group.then(|| source.word(equals - 1).to_owned())
    });
    if let Some(name) = made {
        return Some(format!("{name}.sync();"));
    }
    let plain = (0..source.tokens.len()).any(|t| source.word(t) == "__syncthreads");
    let used = |name: &str| {
        let name = name.trim_end_matches("()");
        (0..source.tokens.len()).any(|t| source.word(t) == name)
    };
    let call = |(name, body): (&str, &str)| {
        let waits = matches!(body, "__syncthreads()" | "__syncthreads();");
        (waits && used(name)).then(|| {
            if body.ends_with(';') && !name.ends_with(')') {
                name.to_owned()
            } else {
                format!("{name};")
            }
        })
    };
    if plain { None } else { macros(source).find_map(call) }
}

/// Whether a statement is a branch in which threads return.
pub(crate) fn returns(source: &Source, id: StatementId) -> bool {
    let tokens = source.statement(id).tokens.clone();
    matches!(source.statement(id).kind, Kind::If { .. })
        && tokens.into_iter().any(|t| source.word(t) == "return")
}

/// The barrier of the grid, where the function with this body has a group of the grid: only a cooperative launch has.
pub fn grid_barrier_in(source: &Source, body: StatementId) -> Option<String> {
    let tokens = source.statement(body).tokens.clone();
    let parameters = (0..tokens.start).rev().take_while(|&t| !matches!(source.word(t), ";" | "}"));
    let named = |t: usize| {
        let next = |n: usize| source.word(t + n);
        let name = if next(1) == "&" { next(2) } else { next(1) };
        let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
        (next(0) == "grid_group" && is_name).then(|| name.to_owned())
    };
    let made = |t: usize| {
        let group = (t + 1..t + 6).any(|u| source.word(u) == "this_grid");
        let is_name = t > 0 && source.word(t) == "=";
        (is_name && group).then(|| source.word(t - 1).to_owned())
    };
    let name = tokens.clone().find_map(|t| named(t).or_else(|| made(t)));
    let name = name.or_else(|| parameters.collect::<Vec<_>>().into_iter().find_map(named));
    if let Some(name) = name {
        return Some(format!("{name}.sync();"));
    }
    // `cooperative_groups::this_grid().sync();`
    let mut called = tokens.filter(|&t| source.word(t) == "this_grid");
    let at = called.find(|t| source.word(t + 3) == "." && source.word(t + 4) == "sync")?;
    let space = at.checked_sub(2).filter(|&s| source.word(s + 1) == "::");
    let space = space.map_or(String::new(), |s| format!("{}::", source.word(s)));
    Some(format!("{space}this_grid().sync();"))
}

/// `text` behind each statement in the macro that the statement `id` consists of: where the accesses of a race come from one
/// macro, only an edit of it can come between.
///
/// # Errors
/// The statement is no macro that the file defines as statements.
pub fn in_macro(source: &Source, id: StatementId, text: &str) -> Result<Vec<Vec<Edit>>, Refused> {
    let tokens = source.statement(id).tokens.clone();
    let refused = || Refused::InMacro(source.loc(source.bytes(&tokens).start));
    let name = source.word(tokens.start);
    let body = source.tokens.iter().filter(|t| t.kind == TokenKind::Directive).find_map(|t| {
        let directive = &source.text[t.start..t.end];
        let at = directive.find("define")? + "define".len();
        let rest = &directive[at..];
        let start = at + (rest.len() - rest.trim_start().len());
        let behind = directive[start..].strip_prefix(name)?;
        // The parameters follow directly.
        let behind = match behind.strip_prefix('(') {
            Some(params) => &params[params.find(')')? + 1..],
            None if behind.starts_with([' ', '\t', '\\']) => behind,
            None => return None,
        };
        Some(t.end - behind.len()..t.end)
    });
    let body = body.ok_or_else(refused)?;
    // The same bytes as a function, so that places are those of the file.
    let head = "void f() {";
    let inner = Source::new(&source.file, &format!("{head}{}\n}}", &source.text[body.clone()]))?;
    let place = |byte: usize| body.start + byte - head.len();
    let all = (0..inner.statements.len()).map(StatementId).filter(|&s| inner.in_list(s));
    let edits = all.map(|s| {
        let end = inner.bytes(&inner.statement(s).tokens).end;
        vec![Edit::insert(place(end), format!(" {text}"))]
    });
    Ok(edits.collect())
}

/// The statement, if it waits until at most some groups of asynchronous copies are open, with each smaller number of them.
pub fn longer_wait(source: &Source, id: StatementId) -> Vec<Vec<Edit>> {
    let tokens = source.statement(id).tokens.clone();
    if source.statement(id).kind != Kind::Simple {
        return vec![];
    }
    let number = tokens.clone().find_map(|t| {
        let token = &source.tokens[t];
        if source.word(t) == "__pipeline_wait_prior" {
            let number = source.tokens.get(t + 2)?;
            return Some(number.start..number.end);
        }
        // `asm volatile("cp.async.wait_group 1;");`
        let at = source.word(t).find("cp.async.wait_group ")? + "cp.async.wait_group ".len();
        let digits = source.word(t)[at..].find(|c: char| !c.is_ascii_digit())?;
        Some(token.start + at..token.start + at + digits)
    });
    let Some(number) = number else { return vec![] };
    let open: u32 = source.text[number.clone()].parse().unwrap_or(0);
    (0..open.min(8)).rev().map(|n| vec![Edit::replace(number.clone(), n.to_string())]).collect()
}

/// A barrier that waits for `arrived` threads instead of `expected`.
///
/// # Errors
/// The statement does not name the number as it is.
pub fn counted(
    source: &Source,
    id: StatementId,
    expected: u32,
    arrived: u32,
) -> Result<Vec<Edit>, Refused> {
    let tokens = source.statement(id).tokens.clone();
    let refused = || Refused::NoStatement(source.loc(source.bytes(&tokens).start));
    if arrived == 0 || !arrived.is_multiple_of(32) {
        return Err(refused());
    }
    let number = format!(", {expected};");
    let literal = tokens.clone().find(|&t| {
        is_barrier_of_ptx(source.word(t)) && source.word(t).matches(&number).count() == 1
    });
    let literal = literal.ok_or_else(refused)?;
    let text = source.word(literal).replace(&number, &format!(", {arrived};"));
    Ok(vec![Edit::replace(source.bytes(&(literal..literal + 1)), text)])
}

/// A name that no token of the source has.
pub(crate) fn fresh(source: &Source, wishes: &[&str]) -> String {
    let taken = |name: &str| (0..source.tokens.len()).any(|t| source.word(t) == name);
    if let Some(name) = wishes.iter().find(|w| !taken(w)) {
        return (*name).to_owned();
    }
    let first = wishes.first().copied().unwrap_or("value");
    (2..=u32::MAX).map(|n| format!("{first}_{n}")).find(|name| !taken(name)).unwrap_or_default()
}

/// The opposite of a condition.
pub(crate) fn negated(source: &Source, condition: &Range<usize>) -> String {
    let text = source.text_of(condition);
    let operators: Vec<usize> = top_level(source, condition)
        .filter(|&t| {
            matches!(
                source.word(t),
                "<" | ">"
                    | "<="
                    | ">="
                    | "=="
                    | "!="
                    | "&&"
                    | "||"
                    | "?"
                    | "="
                    | ","
                    | "&"
                    | "|"
                    | "^"
            )
        })
        .collect();
    if operators.is_empty() && source.word(condition.start) == "!" {
        let rest = condition.start + 1..condition.end;
        let alone = rest.len() == 1 || source.word(rest.start) == "(" && closes(source, &rest);
        if alone {
            let inner = if rest.len() == 1 { rest } else { rest.start + 1..rest.end - 1 };
            return source.text_of(&inner).to_owned();
        }
    }
    if let [only] = operators[..] {
        let opposite = match source.word(only) {
            "<" => ">=",
            ">" => "<=",
            "<=" => ">",
            ">=" => "<",
            "==" => "!=",
            "!=" => "==",
            _ => "",
        };
        if !opposite.is_empty() {
            let left = source.text_of(&(condition.start..only));
            let right = source.text_of(&(only + 1..condition.end));
            return format!("{left} {opposite} {right}");
        }
    }
    if condition.len() == 1 { format!("!{text}") } else { format!("!({text})") }
}

/// The tokens that are in no brackets within `tokens`.
pub(crate) fn top_level<'a>(
    source: &'a Source,
    tokens: &Range<usize>,
) -> impl Iterator<Item = usize> + 'a {
    let mut depth = 0usize;
    tokens.clone().filter(move |&t| match source.word(t) {
        "(" | "[" | "{" => {
            depth += 1;
            false
        }
        ")" | "]" | "}" => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    })
}

/// Whether the bracket that `tokens` begins with ends at their end.
fn closes(source: &Source, tokens: &Range<usize>) -> bool {
    let mut depth = 0usize;
    for t in tokens.clone() {
        match source.word(t) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return t + 1 == tokens.end;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;
    use detect::symbols::Loc;

    /// `text` after the edits of the innermost statement at a place.
    pub(super) fn rewritten(
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
}

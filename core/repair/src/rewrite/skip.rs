//! Returns before what all threads must reach.

use super::guard::{Writer, jump_if, replacement};
use super::negated;
use crate::edit::Edit;
use crate::source::{Kind, Refused, Source, StatementId};

/// `if (c) return;` and the rest of the function as a rest under the opposite guard, and likewise `if (c) continue;`
/// and the rest of the loop's body. What is `flat` loses the branches and loops around its barriers too.
///
/// # Errors
/// The statement is not of that form, or the rest cannot be parted.
pub fn skip_instead_of_return(
    source: &Source,
    branch: StatementId,
    flat: bool,
) -> Result<Vec<Edit>, Refused> {
    let mut writer = Writer::new(source, None);
    writer.flat = flat;
    skip_the_rest(source, branch, writer)
}

/// The same for a `return` before operations of the warp that name all lanes. A lane without work has 0 as its operand, so
/// it must be one that changes no sum.
///
/// # Errors
/// As above, or an operation after it is no sum.
pub fn skip_before_warp(source: &Source, branch: StatementId) -> Result<Vec<Edit>, Refused> {
    let writer = Writer::of_warp(source);
    let start = source.bytes(&source.statement(branch).tokens).start;
    let body = source.statement(branch).parent.ok_or_else(|| Refused::Jump(source.loc(start)))?;
    for id in source.within(body).filter(|&s| source.statement(s).kind == Kind::Simple) {
        let tokens = source.statement(id).tokens.clone();
        let shuffles = tokens.clone().any(|t| source.word(t).starts_with("__shfl"));
        let sums = |t: usize| matches!(source.word(t), "+=" | "+" | "|=" | "^=");
        let chooses = |t: usize| source.word(t).contains("min") || source.word(t).contains("max");
        if shuffles && (!tokens.clone().any(sums) || tokens.clone().any(chooses)) {
            return Err(Refused::Jump(source.loc(source.bytes(&tokens).start)));
        }
    }
    skip_the_rest(source, branch, writer)
}

fn skip_the_rest(
    source: &Source,
    branch: StatementId,
    mut writer: Writer<'_>,
) -> Result<Vec<Edit>, Refused> {
    let statement = source.statement(branch);
    let start = source.bytes(&statement.tokens).start;
    let refused = || Refused::Jump(source.loc(start));
    let body = statement.parent.ok_or_else(refused)?;
    let jump = match source.statement(body).parent {
        None => "return",
        Some(outer) if source.loop_body(outer) == Some(body) => "continue",
        Some(_) => return Err(refused()),
    };
    let (condition, before) = jump_if(source, branch, jump).ok_or_else(refused)?;
    let list = source.children(body);
    let at = list.iter().position(|&s| s == branch).ok_or_else(refused)?;
    let indent = source.indent(start).to_owned();
    let name = writer.name();
    writer.lines.push(format!("{indent}const bool {name} = {};", negated(source, &condition)));
    if !before.is_empty() {
        writer.lines.push(format!("{indent}if (!{name}) {{"));
        for piece in source.pieces(&before)? {
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
        && source.text_of(&source.statement(end).tokens) == format!("{jump};")
    {
        rest = others;
    }
    writer.list(rest, &indent)?;
    replacement(source, &list[at..], &writer.text(&name))
}

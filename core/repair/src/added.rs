//! What a version adds to another: barriers and fences that can be dropped again, and the lines that differ.

use crate::edit::{Edit, apply};
use crate::source::{Kind, Source, StatementId};
use detect::advice::Change;
use similar::{ChangeTag, TextDiff};
use std::ops::Range;

/// Takes from the numbers of what was added what is in `whole` and was dropped in `text`.
pub(crate) fn without_dropped(changes: &mut Vec<Change>, whole: &str, text: &str) {
    let kinds: [&[&str]; 3] = [&["__syncthreads", ".sync("], &["__syncwarp"], &["__threadfence()"]];
    for (kind, words) in kinds.into_iter().enumerate() {
        let count = |text: &str| words.iter().map(|w| text.matches(w).count()).sum::<usize>();
        let mut dropped = count(whole).saturating_sub(count(text)) as u32;
        for change in changes.iter_mut().rev() {
            if let (Change::AddedBarriers(n) | Change::AddedGridBarriers(n), 0)
            | (Change::AddedWarpBarriers(n), 1)
            | (Change::AddedFences(n), 2) = (change, kind)
            {
                let fewer = dropped.min(*n);
                *n -= fewer;
                dropped -= fewer;
            }
        }
    }
    let is_left = |c: &Change| {
        !matches!(
            c,
            Change::AddedBarriers(0)
                | Change::AddedGridBarriers(0)
                | Change::AddedWarpBarriers(0)
                | Change::AddedFences(0)
        )
    };
    changes.retain(is_left);
}

/// Whether a source has words by which threads find their lane or warp.
pub(crate) fn knows_lanes(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    ["lane", "warp", "% 32", "%32", "& 31", "&31", "0x1f", "/ 32", ">> 5", "tiled_partition<32>"]
        .iter()
        .any(|word| text.contains(word))
}

/// The barrier of a warp as a source writes it: of the first group of 32 threads that it makes, or `__syncwarp()`.
pub(crate) fn barrier_of_warp(text: &str) -> String {
    let made = text.lines().find_map(|line| {
        let (before, after) = line.split_once('=')?;
        let of_warp = after.contains("tiled_partition<32>");
        let name = before.trim_end().rsplit([' ', '>', '\t', '&']).next()?;
        let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_') && !name.is_empty();
        (of_warp && is_name).then(|| format!("{name}.sync();"))
    });
    made.unwrap_or_else(|| "__syncwarp();".to_owned())
}

/// Takes the barriers that wait for the warp only in `after` from the numbers of those that wait for the block.
pub(crate) fn narrow(changes: &mut Vec<Change>, before: &str, after: &str) {
    let barrier = barrier_of_warp(before);
    let warps = |text: &str| text.matches(barrier.as_str()).count() as u32;
    let mut left = warps(after).saturating_sub(warps(before));
    if left == 0 {
        return;
    }
    let all = left;
    for change in changes.iter_mut().rev() {
        if let Change::AddedBarriers(n) = change {
            let fewer = left.min(*n);
            *n -= fewer;
            left -= fewer;
        }
    }
    changes.retain(|c| *c != Change::AddedBarriers(0));
    let all = all - left;
    if all == 0 {
        return;
    }
    let known = changes.iter_mut().find_map(|c| match c {
        Change::AddedWarpBarriers(n) => Some(n),
        _ => None,
    });
    match known {
        Some(n) => *n += all,
        None => changes.push(Change::AddedWarpBarriers(all)),
    }
}

/// The deletions of each added line that only waits or orders, ascending.
pub(crate) fn waits(before: &str, after: &str) -> Vec<Edit> {
    let only_waits = |line: &str| {
        let mut words = line.split(';').map(str::trim).filter(|w| !w.is_empty()).peekable();
        words.peek().is_some()
            && words.all(|w| {
                matches!(w, "__syncthreads()" | "__syncwarp()" | "__threadfence()")
                    || w.ends_with(".sync()")
            })
    };
    let diff = TextDiff::from_lines(before, after);
    let (mut at, mut added) = (0, vec![]);
    for change in diff.iter_all_changes().filter(|c| c.tag() != ChangeTag::Delete) {
        let line = change.value();
        if change.tag() == ChangeTag::Insert && only_waits(line) {
            added.push(Edit::replace(at..at + line.len(), ""));
        }
        at += line.len();
    }
    added
}

/// `after` without the braces that it has around single statements and `before` has not: they were added for what was
/// dropped since.
pub(crate) fn unbraced(file: &str, before: &str, after: &str) -> String {
    let mut text = after.to_owned();
    while let Some(edits) = braces(file, before, &text) {
        let Some(shorter) = apply(&text, &edits).filter(|shorter| shorter.len() < text.len())
        else {
            break;
        };
        text = shorter;
    }
    text
}

/// The deletion of the first pair of braces of a loop or branch that hold one statement and were added.
fn braces(file: &str, before: &str, after: &str) -> Option<Vec<Edit>> {
    let source = Source::new(file, after).ok()?;
    let diff = TextDiff::from_lines(before, after);
    let (mut at, mut added) = (0, vec![]);
    for change in diff.iter_all_changes().filter(|c| c.tag() != ChangeTag::Delete) {
        let end = at + change.value().len();
        if change.tag() == ChangeTag::Insert {
            added.push(at..end);
        }
        at = end;
    }
    let line_of = |byte: usize| added.iter().find(|l| l.contains(&byte)).cloned();
    let known = |line: &str| before.lines().any(|l| l.trim_end() == line.trim_end());
    (0..source.statements.len()).map(StatementId).find_map(|id| {
        let block = source.statement(id);
        let parent = block.parent.map(|p| &source.statement(p).kind)?;
        let single = source.children(id);
        let [inner] = single[..] else { return None };
        // An `else` behind the braces would belong to a branch in them.
        let plain = source.statement(inner).kind == Kind::Simple
            || matches!(parent, Kind::For { .. } | Kind::While { .. });
        if block.kind != Kind::Block || *parent == Kind::Block || !plain {
            return None;
        }
        let bytes = source.bytes(&block.tokens);
        let (open, close) = (line_of(bytes.start)?, line_of(bytes.end - 1)?);
        let head = &after[open.start..bytes.start];
        let alone = |line: &Range<usize>, brace| after[line.clone()].trim() == brace;
        if !alone(&close, "}") || !after[bytes.start + 1..open.end].trim().is_empty() {
            return None;
        }
        let opening = if alone(&open, "{") {
            open
        } else if known(head) {
            open.start + head.trim_end().len()..bytes.start + 1
        } else {
            return None;
        };
        Some(vec![Edit::replace(opening, ""), Edit::replace(close, "")])
    })
}

/// The lines that differ, as edits of `before`.
pub(crate) fn hunks(before: &str, after: &str) -> Vec<Edit> {
    let diff = TextDiff::from_lines(before, after);
    let mut edits: Vec<Edit> = vec![];
    let (mut at, mut open) = (0, false);
    for change in diff.iter_all_changes() {
        let text = change.value();
        match change.tag() {
            ChangeTag::Equal => {
                at += text.len();
                open = false;
                continue;
            }
            _ if !open => edits.push(Edit::insert(at, "")),
            _ => {}
        }
        open = true;
        let Some(edit) = edits.last_mut() else { continue };
        if change.tag() == ChangeTag::Delete {
            at += text.len();
            edit.end = at;
        } else {
            edit.text.push_str(text);
        }
    }
    edits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn added_barriers() {
        let (a, b) = ("a\n}\n", "a\n  __syncthreads();\nb;\n  __syncwarp();\n}\n");
        let added = waits(a, b);
        assert_eq!(added.len(), 2);
        assert_eq!(apply(b, &added[1..]).unwrap(), "a\n  __syncthreads();\nb;\n}\n");
    }
    #[test]
    fn barriers_of_warps() {
        let text = "  auto w = cg::tiled_partition<32>(b);\n";
        assert_eq!(barrier_of_warp(text), "w.sync();");
        let typed = "thread_block_tile<32> tile = tiled_partition<32>(b);";
        assert_eq!(barrier_of_warp(typed), "tile.sync();");
        assert_eq!(barrier_of_warp(&text.replace("32", "8")), "__syncwarp();");
    }
    #[test]
    fn braces_of_what_was_dropped() {
        let before = "void f() {\n  for (;;)\n    if (a)\n      b();\n  if (c) d();\n}\n";
        let after = "void f() {\n  for (;;) {\n    if (a)\n      b();\n  }\n  if (c) d();\n}\n";
        assert_eq!(unbraced("a.cu", before, after), before);
        let own = "void f() {\n  for (;;)\n  {\n    if (a)\n      b();\n  }\n  if (c) d();\n}\n";
        assert_eq!(unbraced("a.cu", before, own), before);
        // What was there stays, and what holds more.
        assert_eq!(unbraced("a.cu", after, after), after);
        let two = after.replace("b();\n", "b();\n    e();\n");
        assert_eq!(unbraced("a.cu", before, &two), two);
    }
    #[test]
    fn hunks_apply() {
        let (a, b) = ("a\nb\nc\nd\n", "a\nB\nc\nd\ne\n");
        let edits = hunks(a, b);
        assert_eq!(edits.len(), 2);
        assert_eq!(apply(a, &edits).unwrap(), b);
        assert_eq!(apply(a, &edits[..1]).unwrap(), "a\nB\nc\nd\n");
    }
}

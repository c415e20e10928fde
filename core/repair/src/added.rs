//! What a version adds to another: barriers and fences that can be dropped again, and the lines that differ.

use crate::edit::Edit;
use detect::advice::Change;
use similar::{ChangeTag, TextDiff};

/// Takes from the numbers of what was added what is in `whole` and was dropped in `text`.
pub(crate) fn without_dropped(changes: &mut Vec<Change>, whole: &str, text: &str) {
    let kinds: [&[&str]; 3] = [&["__syncthreads", ".sync("], &["__syncwarp"], &["__threadfence()"]];
    for (kind, words) in kinds.into_iter().enumerate() {
        let count = |text: &str| words.iter().map(|w| text.matches(w).count()).sum::<usize>();
        let mut dropped = count(whole).saturating_sub(count(text)) as u32;
        for change in changes.iter_mut().rev() {
            if let (Change::AddedBarriers(n), 0)
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
            Change::AddedBarriers(0) | Change::AddedWarpBarriers(0) | Change::AddedFences(0)
        )
    };
    changes.retain(is_left);
}

/// Whether a source has words by which threads find their lane or warp.
pub(crate) fn knows_lanes(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    ["lane", "warp", "% 32", "%32", "& 31", "&31", "0x1f", "/ 32", ">> 5"]
        .iter()
        .any(|word| text.contains(word))
}

/// Takes the barriers that wait for the warp only in `after` from the numbers of those that wait for the block.
pub(crate) fn narrow(changes: &mut Vec<Change>, before: &str, after: &str) {
    let warps = |text: &str| text.matches("__syncwarp()").count() as u32;
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
    use crate::edit::apply;

    #[test]
    fn added_barriers() {
        let (a, b) = ("a\n}\n", "a\n  __syncthreads();\nb;\n  __syncwarp();\n}\n");
        let added = waits(a, b);
        assert_eq!(added.len(), 2);
        assert_eq!(apply(b, &added[1..]).unwrap(), "a\n  __syncthreads();\nb;\n}\n");
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

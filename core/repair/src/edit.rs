//! Changes of a text.

use serde::{Deserialize, Serialize};

/// Bytes `start..end` of a text become `text`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Edit {
    /// First byte that goes.
    pub start: usize,
    /// The byte after the last that goes.
    pub end: usize,
    /// What comes in their place.
    pub text: String,
}

impl Edit {
    /// Adds `text` before byte `at`.
    pub fn insert(at: usize, text: impl Into<String>) -> Self {
        Self { start: at, end: at, text: text.into() }
    }
    /// Replaces bytes.
    pub fn replace(bytes: std::ops::Range<usize>, text: impl Into<String>) -> Self {
        Self { start: bytes.start, end: bytes.end, text: text.into() }
    }
}

/// `text` after all `edits`; `None` if two of them concern the same bytes, or bytes that are not there.
/// Insertions at one place stay in their order.
pub fn apply(text: &str, edits: &[Edit]) -> Option<String> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|e| (e.start, e.end));
    let mut out = String::with_capacity(text.len() + 256);
    let mut at = 0;
    for edit in sorted {
        if edit.start < at || edit.end < edit.start {
            return None;
        }
        out.push_str(text.get(at..edit.start)?);
        text.get(edit.start..edit.end)?;
        out.push_str(&edit.text);
        at = edit.end;
    }
    out.push_str(text.get(at..)?);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_apply_in_order_of_place() {
        let edits = [Edit::replace(4..5, "X"), Edit::insert(0, "<"), Edit::insert(6, ">")];
        assert_eq!(apply("abcdef", &edits).unwrap(), "<abcdXf>");
        assert_eq!(apply("abc", &[Edit::replace(0..2, ""), Edit::replace(1..3, "")]), None);
        assert_eq!(apply("abc", &[Edit::replace(2..9, "")]), None);
        assert_eq!(apply("ä", &[Edit::insert(1, "x")]), None);
    }
}

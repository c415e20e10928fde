//! Places of the source at which a statement jumps: `return`, `break` and the like.
//!
//! The IR has a jump for each, with its place, but not what it was. A `break` out of the last loop of a kernel
//! and a `return` in it differ in nothing else.

use base::limits::MAX_SOURCE_BYTES;
use base::sources::Sources;
use ir::{DebugInfo, Module};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A statement that jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JumpStatement {
    /// `return`
    Return,
    /// `break`, `continue` or `goto`
    Other,
}

/// Jump statements by file, line and column.
#[derive(Clone, Debug, Default)]
pub struct JumpStatements(BTreeMap<(String, u32, u32), JumpStatement>);

impl JumpStatements {
    /// Those of the files that the debug information names, as far as `sources` has them.
    pub fn new(module: &Module, sources: &dyn Sources) -> Self {
        let mut places = BTreeMap::new();
        let mut rest = MAX_SOURCE_BYTES;
        for file in DebugInfo::new(module).files() {
            let Some(text) = sources.source(&file.name) else { continue };
            let Some(left) = rest.checked_sub(text.len()) else { break };
            rest = left;
            for (line, text) in (1..).zip(text.lines()) {
                for (column, statement) in statements(text) {
                    places.insert((file.name.clone(), line, column), statement);
                }
            }
        }
        Self(places)
    }

    /// Whether the source of `file` is known to jump in some of these lines, but never by a `return`. A source
    /// without any jump statement may just as well be one that could not be read.
    pub fn only_others(&self, file: &str, lines: RangeInclusive<u32>) -> bool {
        let (first, last) = (*lines.start(), *lines.end());
        if first > last {
            return false;
        }
        let within = (file.to_owned(), first, 0)..=(file.to_owned(), last, u32::MAX);
        let mut jumps = self.0.range(within).map(|(_, jump)| *jump).peekable();
        jumps.peek().is_some() && jumps.all(|jump| jump == JumpStatement::Other)
    }

    /// The statement that begins at a place, if it is one that jumps.
    pub fn at(&self, file: &str, line: u32, column: u32) -> Option<JumpStatement> {
        self.0.get(&(file.to_owned(), line, column)).copied()
    }
}

/// Columns, from 1, of the words that begin a jump statement.
fn statements(line: &str) -> Vec<(u32, JumpStatement)> {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let bytes = line.as_bytes();
    let mut found = vec![];
    let mut at = 0;
    while at < bytes.len() {
        if !is_word(bytes[at]) {
            at += 1;
            continue;
        }
        let end = bytes[at..].iter().position(|&b| !is_word(b)).map_or(bytes.len(), |n| at + n);
        let statement = match &bytes[at..end] {
            b"return" => Some(JumpStatement::Return),
            b"break" | b"continue" | b"goto" => Some(JumpStatement::Other),
            _ => None,
        };
        found.extend(statement.map(|s| (at as u32 + 1, s)));
        at = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{JumpStatement, statements};

    #[test]
    fn whole_words_are_found_at_their_columns() {
        let line = "  if (x) break; returned(); if (y) return;";
        let expected = [(10, JumpStatement::Other), (36, JumpStatement::Return)];
        assert_eq!(statements(line), expected);
    }
}

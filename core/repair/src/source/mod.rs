//! A CUDA C++ source as statements: where they begin and end, how they nest, and how they are indented.
//!
//! This is no parser of C++: it knows brackets, literals, comments, directives and the statements that begin with
//! a keyword. Everything else up to a semicolon is one statement, a lambda's body included. What it cannot
//! tell apart is refused with a reason, never guessed.

mod layout;
mod statements;
mod tokens;

pub use layout::{Boundary, Piece};
pub use statements::{Kind, Statement, StatementId};
pub use tokens::{Token, TokenKind};

use detect::symbols::Loc;
use std::fmt;
use std::ops::Range;

/// Why a source, or a place in it, cannot be edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text has no structure that can be followed: brackets do not match, or a literal does not end.
    Unreadable,
    /// The place is in another file.
    OtherFile(String),
    /// The place is in a macro's definition.
    InMacro(Loc),
    /// The place is in no function's body.
    NoStatement(Loc),
    /// Directives lie between the statements to be changed.
    Directives(Loc),
    /// Control leaves the statements in another way than at their end.
    Jump(Loc),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => write!(f, "the brackets or literals of the source do not match"),
            Self::OtherFile(file) => write!(f, "the place is in {file}, not in the source itself"),
            Self::InMacro(loc) => write!(f, "the place {loc} is in a macro"),
            Self::NoStatement(loc) => write!(f, "no edit is known for what is at {loc}"),
            Self::Directives(loc) => write!(f, "there are preprocessor directives at {loc}"),
            Self::Jump(loc) => write!(f, "control leaves the statements at {loc} by a jump"),
        }
    }
}

/// A source and its statements.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file's name, as debug information has it.
    pub file: String,
    /// The text.
    pub text: String,
    /// Its tokens.
    pub tokens: Vec<Token>,
    /// Its statements, outer ones before those in them.
    pub statements: Vec<Statement>,
    /// Where lines begin.
    lines: Vec<usize>,
}

impl Source {
    /// Reads `text`.
    ///
    /// # Errors
    /// Brackets or literals do not match.
    pub fn new(file: &str, text: &str) -> Result<Self, Refused> {
        let tokens = tokens::tokens(text).ok_or(Refused::Unreadable)?;
        let statements = statements::statements(text, &tokens).ok_or(Refused::Unreadable)?;
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1);
        let lines = std::iter::once(0).chain(breaks).collect();
        Ok(Self { file: file.to_owned(), text: text.to_owned(), tokens, statements, lines })
    }

    /// The text of a token.
    pub fn word(&self, token: usize) -> &str {
        self.tokens.get(token).map_or("", |t| &self.text[t.start..t.end])
    }
    /// The statement with this number.
    pub fn statement(&self, id: StatementId) -> &Statement {
        &self.statements[id.0]
    }
    /// The bytes of a run of tokens.
    pub fn bytes(&self, tokens: &Range<usize>) -> Range<usize> {
        match (
            self.tokens.get(tokens.start),
            tokens.end.checked_sub(1).and_then(|e| self.tokens.get(e)),
        ) {
            (Some(first), Some(last)) if tokens.start < tokens.end => first.start..last.end,
            (Some(first), _) => first.start..first.start,
            _ => self.text.len()..self.text.len(),
        }
    }
    /// The text of a run of tokens, with the comments between them.
    pub fn text_of(&self, tokens: &Range<usize>) -> &str {
        &self.text[self.bytes(tokens)]
    }
    /// The place of a byte.
    pub fn loc(&self, byte: usize) -> Loc {
        let line = self.lines.partition_point(|&l| l <= byte).max(1);
        Loc::new(&self.file, line as u32, (byte - self.lines[line - 1]) as u32 + 1)
    }
    /// The byte at `loc`: of the first token in its line if the column is not known.
    ///
    /// # Errors
    /// The place is not in this file.
    pub fn byte(&self, loc: &Loc) -> Result<usize, Refused> {
        if !same_file(&loc.file, &self.file) {
            return Err(Refused::OtherFile(loc.file.clone()));
        }
        let none = || Refused::NoStatement(loc.clone());
        let line = (loc.line as usize).checked_sub(1).ok_or_else(none)?;
        let start = *self.lines.get(line).ok_or_else(none)?;
        let end = self.lines.get(line + 1).map_or(self.text.len(), |n| n - 1);
        if loc.column == 0 {
            let first = self.tokens.iter().find(|t| t.start >= start).ok_or_else(none)?;
            return Ok(first.start);
        }
        let byte = start + loc.column as usize - 1;
        if byte <= end { Ok(byte) } else { Err(none()) }
    }
    /// The innermost statement at `loc`, with all around it: from the function's body inwards.
    ///
    /// # Errors
    /// There is none, or it is in a macro's definition.
    pub fn path(&self, loc: &Loc) -> Result<Vec<StatementId>, Refused> {
        let byte = self.byte(loc)?;
        let in_macro = self
            .tokens
            .iter()
            .any(|t| t.kind == TokenKind::Directive && (t.start..t.end).contains(&byte));
        if in_macro {
            return Err(Refused::InMacro(loc.clone()));
        }
        let around = |s: &Statement| self.bytes(&s.tokens).contains(&byte);
        let path: Vec<StatementId> = (0..self.statements.len())
            .map(StatementId)
            .filter(|&id| around(self.statement(id)))
            .collect();
        if path.is_empty() { Err(Refused::NoStatement(loc.clone())) } else { Ok(path) }
    }
    /// Whether a directive lies among these tokens.
    pub fn has_directive(&self, tokens: &Range<usize>) -> bool {
        self.tokens[tokens.clone()].iter().any(|t| t.kind == TokenKind::Directive)
    }
    /// The white space that the line of `byte` begins with.
    pub fn indent(&self, byte: usize) -> &str {
        let line = self.lines.partition_point(|&l| l <= byte).max(1);
        let start = self.lines[line - 1];
        let text = &self.text[start..];
        &text[..text.len() - text.trim_start_matches([' ', '\t']).len()]
    }
    /// Whether nothing but white space is before `byte` in its line.
    pub fn begins_line(&self, byte: usize) -> bool {
        let line = self.lines.partition_point(|&l| l <= byte).max(1);
        self.text[self.lines[line - 1]..byte].trim().is_empty()
    }
    /// The end of the line of `byte`, if nothing but white space and a comment of one line comes after it.
    pub fn rest_of_line(&self, byte: usize) -> Option<usize> {
        let end = self.text[byte..].find('\n').map_or(self.text.len(), |n| byte + n);
        let rest = self.text[byte..end].trim();
        let comment =
            rest.starts_with("/*") && rest.find("*/").is_some_and(|e| e + 2 == rest.len());
        (rest.is_empty() || rest.starts_with("//") || comment)
            .then(|| byte + self.text[byte..end].trim_end().len())
    }
    /// The width by which the file indents.
    pub fn unit(&self) -> &str {
        let body = self.statements.iter().filter_map(|s| {
            let outer = s.parent.map(|p| self.statement(p)).filter(|p| p.kind == Kind::Block)?;
            let [inner, outer] = [s, outer].map(|s| self.bytes(&s.tokens).start);
            let (inner, outer) = (self.indent(inner), self.indent(outer));
            inner.strip_prefix(outer).filter(|unit| !unit.is_empty())
        });
        let mut widths: Vec<&str> = body.collect();
        widths.sort_unstable();
        // The most frequent.
        widths.chunk_by(|a, b| a == b).max_by_key(|c| c.len()).map_or("    ", |c| c[0])
    }
}

/// Whether two names are of one file: equal, or one is the other's end.
fn same_file(a: &str, b: &str) -> bool {
    let [a, b] = [a, b].map(|f| f.trim_start_matches("./"));
    let ends = |long: &str, short: &str| {
        long.strip_suffix(short).is_some_and(|rest| rest.is_empty() || rest.ends_with(['/', '\\']))
    };
    !a.is_empty() && !b.is_empty() && (ends(a, b) || ends(b, a))
}

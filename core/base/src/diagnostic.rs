//! Spans, labels and diagnostics: how the tool reports that it cannot continue.
//!
//! Findings about a kernel are values of [`crate::detect`]; a [`Diagnostic`] is about the input
//! itself: malformed text, an unsupported construct, an impossible launch.

use std::fmt;

/// A range of bytes of the text that was parsed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` to `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }
    /// The smallest span that holds both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
    /// Line and column of the span's start in `text`, both counted from 1; columns are bytes.
    pub fn line_column(self, text: &str) -> (u32, u32) {
        let start = (self.start as usize).min(text.len());
        let before = &text.as_bytes()[..start];
        let line = before.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
        let column = before.iter().rev().take_while(|&&b| b != b'\n').count() as u32 + 1;
        (line, column)
    }
}

/// Offsets of the line starts of a text, for repeated lookups.
#[derive(Clone, Debug)]
pub struct LineStarts(Vec<u32>);

impl LineStarts {
    /// Scans `text`, which must be shorter than 4 GiB, once.
    pub fn new(text: &str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        Self(std::iter::once(0).chain(ends.map(|(at, _)| at as u32 + 1)).collect())
    }

    /// The same as [`Span::line_column`].
    pub fn line_column(&self, span: Span) -> (u32, u32) {
        let line = self.0.partition_point(|&start| start <= span.start).max(1);
        (line as u32, span.start - self.0[line - 1] + 1)
    }
}

/// Which of the five outcomes a diagnostic belongs to (findings have types of their own).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The text is malformed.
    Malformed,
    /// Well-formed input that warpscope does not handle; the message names the construct.
    Unsupported,
    /// The requested launch is impossible: unknown kernel, wrong argument, too large a block.
    BadLaunch,
    /// A cap of [`crate::limits`] was reached before or while working.
    Limit,
}

/// A second place that a diagnostic refers to, with its relation to the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// Why this place is shown.
    pub message: String,
}

/// A place in the source that the IR was compiled from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourcePlace {
    /// File name as given in the debug information.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 when not known.
    pub column: u32,
}

impl fmt::Display for SourcePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

/// An error about the input, with its place and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Kind of failure.
    pub outcome: Outcome,
    /// Stable code such as `WS-PARSE`.
    pub code: &'static str,
    /// One line that says what is wrong and, for malformed input, what was expected.
    pub message: String,
    /// The place in the text, if known.
    pub span: Option<Span>,
    /// The same place in the source that the IR was compiled from, if known.
    pub source: Option<SourcePlace>,
    /// Further places.
    pub labels: Vec<Label>,
    /// Why, and what to do.
    pub notes: Vec<String>,
}

impl Diagnostic {
    /// A diagnostic without a place.
    pub fn new(outcome: Outcome, code: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { outcome, code, message, span: None, source: None, labels: vec![], notes: vec![] }
    }
    /// Malformed text at `span`.
    pub fn malformed(span: Span, message: impl Into<String>) -> Self {
        Self::new(Outcome::Malformed, "WS-PARSE", message).at(span)
    }
    /// A construct that warpscope does not handle, at `span`.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Self {
        Self::new(Outcome::Unsupported, "WS-UNSUPPORTED", message).at(span)
    }
    /// An impossible launch.
    pub fn bad_launch(message: impl Into<String>) -> Self {
        Self::new(Outcome::BadLaunch, "WS-LAUNCH", message)
    }
    /// A cap that was reached.
    pub fn limit(message: impl Into<String>) -> Self {
        Self::new(Outcome::Limit, "WS-LIMIT", message)
    }
    /// The same diagnostic at `span`.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }
    /// The same diagnostic with an additional note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
    /// The same diagnostic with an additional labelled place.
    #[must_use]
    pub fn label(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label { span, message: message.into() });
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error[{}]: {}", self.code, self.message)?;
        for note in &self.notes {
            write!(f, "\nnote: {note}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}

/// Result whose error is a boxed [`Diagnostic`].
pub type Result<T> = std::result::Result<T, Box<Diagnostic>>;

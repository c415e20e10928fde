//! Splits LLVM IR text into tokens (LangRef, "Syntax" and "Identifiers").
//!
//! A [`Token`] is a kind and a span; its text is not copied. Comments are skipped, including the `;
//! <label>:N` of old LLVM: the numbers of unnamed blocks follow from their order.

use base::diagnostic::{Diagnostic, Result, Span};
use std::borrow::Cow;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// End of the text.
    Eof,
    /// A keyword: letters, digits and `_`.
    Word,
    /// `name:`, `12:` or `"name":`; the span includes the colon.
    Label,
    /// `"…"`
    Str,
    /// `c"…"`
    CStr,
    /// `%name` or `%"name"`
    Local,
    /// `%12`
    LocalNumber,
    /// `@name` or `@"name"`
    Global,
    /// `@12`
    GlobalNumber,
    /// `$name` or `$"name"`
    Comdat,
    /// `!name`
    MdName,
    /// `!`, not followed by a name.
    Exclaim,
    /// `#12`
    AttrGroup,
    /// `#dbg_value`
    DebugRecord,
    /// `-12`
    Int,
    /// `u0x1F` or `s0x1F`
    HexInt,
    /// `1.5e+00`
    Float,
    /// `0x3FF0000000000000`, `0xH3C00`, …
    HexFloat,
    /// `^12`
    Summary,
    /// `...`
    Ellipsis,
    /// One of `= , * ( ) [ ] { } < > | :`
    Punct(u8),
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: TokenKind,
    /// Place.
    pub span: Span,
}

/// An iterator-like reader of tokens.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    pos: usize,
    /// No label ends before this position, which keeps the look-ahead for `:` linear.
    no_label_before: usize,
}

fn is_label_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_')
}

fn is_name_start(b: u8) -> bool {
    b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_')
}

impl<'a> Lexer<'a> {
    /// A lexer over `text`, which holds at most [`base::limits::MAX_SOURCE_BYTES`].
    pub fn new(text: &'a str) -> Self {
        Self { text, pos: 0, no_label_before: 0 }
    }

    /// A lexer over `text` that starts at byte `pos`.
    pub fn at(text: &'a str, pos: usize) -> Self {
        Self { text, pos, no_label_before: 0 }
    }

    fn byte(&self, at: usize) -> u8 {
        // 0 represents the end; a NUL in the text is an unexpected character anyway.
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    fn skip_while(&self, mut at: usize, f: impl Fn(u8) -> bool) -> usize {
        let bytes = self.text.as_bytes();
        while at < bytes.len() && f(bytes[at]) {
            at += 1;
        }
        at
    }

    fn skip_space(&mut self) {
        loop {
            self.pos = self.skip_while(self.pos, |b| b.is_ascii_whitespace() || b == 0x0b);
            if self.byte(self.pos) != b';' {
                return;
            }
            self.pos = self.skip_while(self.pos, |b| b != b'\n');
        }
    }

    fn token(&mut self, kind: TokenKind, start: usize, end: usize) -> Token {
        self.pos = end;
        Token { kind, span: Span::new(start, end) }
    }

    /// Byte after the closing quote of the string that opens at `open`.
    fn string_end(&self, open: usize) -> Result<usize> {
        let end = self.skip_while(open + 1, |b| b != b'"');
        if self.byte(end) == b'"' {
            Ok(end + 1)
        } else {
            Err(Box::new(Diagnostic::malformed(
                Span::new(open, open + 1),
                "unterminated string, expected `\"`",
            )))
        }
    }

    /// End of the label whose characters continue at `at`, after its colon.
    fn label_end(&mut self, at: usize) -> Option<usize> {
        if at < self.no_label_before {
            return None;
        }
        let end = self.skip_while(at, is_label_byte);
        if self.byte(end) == b':' {
            return Some(end + 1);
        }
        self.no_label_before = end;
        None
    }

    /// A name after a sigil at `start`: quoted, bare or a number.
    fn sigil(
        &mut self,
        start: usize,
        name: TokenKind,
        number: Option<TokenKind>,
    ) -> Result<Option<Token>> {
        let b = self.byte(start + 1);
        if b == b'"' {
            let end = self.string_end(start + 1)?;
            return Ok(Some(self.token(name, start, end)));
        }
        if is_name_start(b) {
            let end = self.skip_while(start + 1, is_label_byte);
            return Ok(Some(self.token(name, start, end)));
        }
        if let Some(number) = number
            && b.is_ascii_digit()
        {
            let end = self.skip_while(start + 1, |b| b.is_ascii_digit());
            return Ok(Some(self.token(number, start, end)));
        }
        Ok(None)
    }

    /// The next token.
    pub fn next_token(&mut self) -> Result<Token> {
        self.skip_space();
        let start = self.pos;
        if start >= self.text.len() {
            return Ok(self.token(TokenKind::Eof, start, start));
        }
        let b = self.byte(start);
        let found = match b {
            b'%' => self.sigil(start, TokenKind::Local, Some(TokenKind::LocalNumber))?,
            b'@' => self.sigil(start, TokenKind::Global, Some(TokenKind::GlobalNumber))?,
            b'$' => match self.label_end(start + 1) {
                Some(end) => Some(self.token(TokenKind::Label, start, end)),
                None => self.sigil(start, TokenKind::Comdat, None)?,
            },
            b'!' => {
                let end = if is_name_start(self.byte(start + 1)) || self.byte(start + 1) == b'\\' {
                    self.skip_while(start + 1, |b| is_label_byte(b) || b == b'\\')
                } else {
                    start + 1
                };
                let kind = if end > start + 1 { TokenKind::MdName } else { TokenKind::Exclaim };
                Some(self.token(kind, start, end))
            }
            b'#' => {
                let end = self.skip_while(start + 1, |b| b.is_ascii_alphanumeric() || b == b'_');
                let first = self.byte(start + 1);
                if first.is_ascii_digit() {
                    Some(self.token(TokenKind::AttrGroup, start, end))
                } else if end > start + 1 {
                    Some(self.token(TokenKind::DebugRecord, start, end))
                } else {
                    None
                }
            }
            b'^' if self.byte(start + 1).is_ascii_digit() => {
                let end = self.skip_while(start + 1, |b| b.is_ascii_digit());
                Some(self.token(TokenKind::Summary, start, end))
            }
            b'"' => {
                let end = self.string_end(start)?;
                Some(if self.byte(end) == b':' {
                    self.token(TokenKind::Label, start, end + 1)
                } else {
                    self.token(TokenKind::Str, start, end)
                })
            }
            b'=' | b',' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'|'
            | b':' => Some(self.token(TokenKind::Punct(b), start, start + 1)),
            b'0'..=b'9' | b'-' | b'+' => self.number(start),
            _ if is_name_start(b) => self.word(start)?,
            _ => None,
        };
        found.ok_or_else(|| {
            let c = self.text[start..].chars().next().unwrap_or(' ');
            Box::new(Diagnostic::malformed(
                Span::new(start, start + c.len_utf8()),
                format!("unexpected character {c:?}, expected a token of LLVM IR"),
            ))
        })
    }

    fn word(&mut self, start: usize) -> Result<Option<Token>> {
        if self.text[start..].starts_with("c\"") {
            let end = self.string_end(start + 1)?;
            return Ok(Some(self.token(TokenKind::CStr, start, end)));
        }
        if let Some(end) = self.label_end(start) {
            return Ok(Some(self.token(TokenKind::Label, start, end)));
        }
        if self.text[start..].starts_with("...") {
            return Ok(Some(self.token(TokenKind::Ellipsis, start, start + 3)));
        }
        let bytes = &self.text.as_bytes()[start..];
        if bytes.len() > 3
            && matches!(bytes[0], b'u' | b's' | b'f')
            && bytes[1..3] == *b"0x"
            && bytes[3].is_ascii_hexdigit()
        {
            let end = self.skip_while(start + 3, |b| b.is_ascii_hexdigit());
            let kind = if bytes[0] == b'f' { TokenKind::HexFloat } else { TokenKind::HexInt };
            return Ok(Some(self.token(kind, start, end)));
        }
        let end = self.skip_while(start, |b| b.is_ascii_alphanumeric() || b == b'_');
        Ok((end > start).then(|| self.token(TokenKind::Word, start, end)))
    }

    fn number(&mut self, start: usize) -> Option<Token> {
        if self.byte(start) != b'+'
            && let Some(end) = self.label_end(start)
        {
            return Some(self.token(TokenKind::Label, start, end));
        }
        if self.byte(start) == b'0' && self.byte(start + 1) == b'x' {
            let from = start
                + if matches!(self.byte(start + 2), b'K' | b'L' | b'M' | b'H' | b'R') {
                    3
                } else {
                    2
                };
            let end = self.skip_while(from, |b| b.is_ascii_hexdigit());
            return (end > from).then(|| self.token(TokenKind::HexFloat, start, end));
        }
        let digits = start + usize::from(matches!(self.byte(start), b'-' | b'+'));
        let mut end = self.skip_while(digits, |b| b.is_ascii_digit());
        if end == digits {
            return None;
        }
        if self.byte(end) != b'.' {
            return (self.byte(start) != b'+').then(|| self.token(TokenKind::Int, start, end));
        }
        end = self.skip_while(end + 1, |b| b.is_ascii_digit());
        if matches!(self.byte(end), b'e' | b'E') {
            let exp = end + 1 + usize::from(matches!(self.byte(end + 1), b'-' | b'+'));
            if self.byte(exp).is_ascii_digit() {
                end = self.skip_while(exp, |b| b.is_ascii_digit());
            }
        }
        Some(self.token(TokenKind::Float, start, end))
    }
}

/// Replaces `\xx` and `\\` by the bytes they stand for; any other backslash stays.
pub fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == b'\\' {
            if bytes.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            let digit = |k: usize| bytes.get(k).and_then(|&b| (b as char).to_digit(16));
            if let (Some(hi), Some(lo)) = (digit(i + 1), digit(i + 2)) {
                out.push((hi * 16 + lo) as u8);
                i += 3;
                continue;
            }
        }
        out.push(bytes[i]);
        i += 1;
    }
    out
}

/// First character of the range that represents bytes of names that are not UTF-8. Names are
/// strings; such a byte `b` is stored as the private-use character `FOREIGN_BYTE + b`.
const FOREIGN_BYTE: u32 = 0xf700;

/// The text of a name, unescaped.
pub fn unescape_name(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let bytes = unescape(text);
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.push_str(chunk.valid());
        out.extend(
            chunk.invalid().iter().filter_map(|&b| char::from_u32(FOREIGN_BYTE + u32::from(b))),
        );
    }
    Cow::Owned(out)
}

/// The bytes of a name made by [`unescape_name`].
pub fn name_bytes(name: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len());
    for c in name.chars() {
        let n = c as u32;
        if (FOREIGN_BYTE..FOREIGN_BYTE + 256).contains(&n) {
            out.push((n - FOREIGN_BYTE) as u8);
        } else {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
    out
}

/// Whether `name` needs no quotes after `%` or `@`.
pub fn is_bare_name(name: &str) -> bool {
    name.bytes().next().is_some_and(is_name_start) && name.bytes().all(is_label_byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        let mut lexer = Lexer::new(text);
        let mut out = vec![];
        loop {
            let t = lexer.next_token().unwrap();
            if t.kind == TokenKind::Eof {
                return out;
            }
            out.push((t.kind, &text[t.span.start as usize..t.span.end as usize]));
        }
    }

    #[test]
    fn tokens_of_every_kind() {
        use TokenKind::*;
        let text = "entry: \"a b\": 12: define %x %\"q\\22\" %3 @f @7 $c !dbg !5 #4 #dbg_value \
                    -12 u0x1F 1.5e+00 -0.0 0x3FF0000000000000 0xH3C00 ^1 ... c\"s\\00\" \"t\" ; no\n <";
        let got: Vec<_> = kinds(text).into_iter().map(|t| t.0).collect();
        assert_eq!(
            got,
            [
                Label,
                Label,
                Label,
                Word,
                Local,
                Local,
                LocalNumber,
                Global,
                GlobalNumber,
                Comdat,
                MdName,
                Exclaim,
                Int,
                AttrGroup,
                DebugRecord,
                Int,
                HexInt,
                Float,
                Float,
                HexFloat,
                HexFloat,
                Summary,
                Ellipsis,
                CStr,
                Str,
                Punct(b'<')
            ]
        );
    }

    #[test]
    fn names_survive_escapes() {
        let name = unescape_name("a\\22\\ff\\C3\\A9");
        assert_eq!(name_bytes(&name), b"a\"\xff\xc3\xa9");
    }

    #[test]
    fn errors_have_places() {
        let e = Lexer::new("  \"abc").next_token().unwrap_err();
        assert_eq!(e.span, Some(Span::new(2, 3)));
        assert!(Lexer::new("é").next_token().is_err());
        assert!(Lexer::new("\0").next_token().is_err());
    }
}

//! Tokens of C++ source, as far as statement boundaries need them.

use base::limits::MAX_REPAIR_TOKENS;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// An identifier or a keyword.
    Word,
    /// A number.
    Number,
    /// A string or character literal.
    Literal,
    /// An operator or a bracket.
    Operator,
    /// A whole preprocessor directive, with its continued lines.
    Directive,
}

/// A token: bytes `start..end` of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

/// Operators of several characters, the longest first.
const OPERATORS: [&str; 25] = [
    "<<=", ">>=", "...", "->*", "<=>", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::", "##",
];

/// The tokens of `text`; comments and spaces are between them. `None` if a literal or comment does not end, or
/// if there are more than [`MAX_REPAIR_TOKENS`].
pub fn tokens(text: &str) -> Option<Vec<Token>> {
    let bytes = text.as_bytes();
    let mut tokens = vec![];
    let (mut at, mut line_start) = (0, true);
    while at < bytes.len() {
        if tokens.len() >= MAX_REPAIR_TOKENS {
            return None;
        }
        let rest = &text[at..];
        let byte = bytes[at];
        if byte == b'\n' {
            line_start = true;
            at += 1;
            continue;
        }
        if byte.is_ascii_whitespace() || rest.starts_with("\\\n") || rest.starts_with("\\\r\n") {
            at += if byte == b'\\' { rest.find('\n')? + 1 } else { 1 };
            continue;
        }
        if let Some(end) = comment(rest) {
            at += end?;
            continue;
        }
        let start = at;
        let kind = if byte == b'#' && line_start {
            at += directive(rest);
            TokenKind::Directive
        } else if let Some(end) = literal(rest) {
            at += end?;
            TokenKind::Literal
        } else if byte.is_ascii_digit()
            || (byte == b'.' && bytes.get(at + 1).is_some_and(u8::is_ascii_digit))
        {
            at += number(rest.as_bytes());
            TokenKind::Number
        } else if is_word(byte) {
            at += rest.bytes().take_while(|&b| is_word(b) || b.is_ascii_digit()).count();
            TokenKind::Word
        } else {
            at += OPERATORS.iter().find(|o| rest.starts_with(**o)).map_or(1, |o| o.len());
            TokenKind::Operator
        };
        line_start = false;
        tokens.push(Token { kind, start, end: at });
    }
    Some(tokens)
}

/// Whether a word can have this byte; bytes of characters beyond ASCII count as letters.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80
}

/// The length of the comment that `rest` begins with; the inner `None` if it does not end.
#[allow(clippy::option_option)]
fn comment(rest: &str) -> Option<Option<usize>> {
    if rest.starts_with("//") {
        return Some(Some(line(rest)));
    }
    rest.strip_prefix("/*").map(|inner| inner.find("*/").map(|end| end + 4))
}

/// The length of the line that `rest` begins with, continued by backslashes, without its line break.
fn line(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'\n' {
            let before = rest[..at].trim_end_matches('\r');
            if !before.ends_with('\\') {
                return before.len();
            }
        }
        at += 1;
    }
    bytes.len()
}

/// The length of the directive that `rest` begins with. A comment that begins in it belongs to it.
fn directive(rest: &str) -> usize {
    let end = line(rest);
    match rest[..end].find("/*") {
        Some(open) if !rest[open..end].contains("*/") => {
            let close = rest[open..].find("*/").map_or(rest.len(), |c| open + c + 2);
            close + line(&rest[close..])
        }
        _ => end,
    }
}

/// The length of the string or character literal that `rest` begins with; the inner `None` if it does not end.
#[allow(clippy::option_option)]
fn literal(rest: &str) -> Option<Option<usize>> {
    let prefix = ["u8", "u", "U", "L", ""].into_iter().find(|p| {
        rest.strip_prefix(p).is_some_and(|r| r.starts_with(['"', '\'']) || r.starts_with("R\""))
    })?;
    let body = &rest[prefix.len()..];
    if let Some(raw) = body.strip_prefix("R\"") {
        let Some(open) = raw.find('(').filter(|&o| o <= 16) else { return Some(None) };
        let close = format!("){}\"", &raw[..open]);
        let end = raw[open..].find(&close);
        return Some(end.map(|e| prefix.len() + 2 + open + e + close.len()));
    }
    let bytes = body.as_bytes();
    let quote = bytes[0];
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' => return Some(None),
            b if b == quote => return Some(Some(prefix.len() + at + 1)),
            _ => {}
        }
        at += 1;
    }
    Some(None)
}

/// The length of the number that begins here (C++ pp-number).
fn number(bytes: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&b) = bytes.get(at) {
        let sign = matches!(b, b'+' | b'-') && matches!(bytes[at - 1], b'e' | b'E' | b'p' | b'P');
        let separator = b == b'\'' && bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !(is_word(b) || b.is_ascii_digit() || b == b'.' || sign || separator) {
            break;
        }
        // `0x1e+2` is a sum: an exponent of a hexadecimal number begins with p.
        if sign && bytes.starts_with(b"0x") && matches!(bytes[at - 1], b'e' | b'E') {
            break;
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        tokens(text).unwrap().iter().map(|t| &text[t.start..t.end]).collect()
    }

    #[test]
    fn tokens_of_usual_code() {
        assert_eq!(words("s[t]+=1.5e-3f; // x"), ["s", "[", "t", "]", "+=", "1.5e-3f", ";"]);
        assert_eq!(words("a<<=b>>1; c->d"), ["a", "<<=", "b", ">", ">", "1", ";", "c", "->", "d"]);
        assert_eq!(words("1'000 0x1e+2"), ["1'000", "0x1e", "+", "2"]);
    }
    #[test]
    fn literals_hide_brackets() {
        assert_eq!(
            words(r#"f("}\"{", '{', L"x")"#),
            ["f", "(", r#""}\"{""#, ",", "'{'", ",", "L\"x\"", ")"]
        );
        assert_eq!(words("R\"x({)\")x\";"), ["R\"x({)\")x\"", ";"]);
        assert!(tokens("\"open\n\"").is_none());
        assert!(tokens("/* open").is_none());
    }
    #[test]
    fn directives_are_one_token() {
        assert_eq!(words("#define A \\\n  { b\nc"), ["#define A \\\n  { b", "c"]);
        assert_eq!(words("#if 0 /* a\n b */ x\ny"), ["#if 0 /* a\n b */ x", "y"]);
        assert_eq!(words("a # b"), ["a", "#", "b"]);
    }
}

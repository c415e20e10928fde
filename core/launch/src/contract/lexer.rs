//! Lexer of the contract language.

use crate::Number;
use base::diagnostic::{Diagnostic, Result, Span};

/// A token.
#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    /// A name, dots included: `block.x`, `#0`.
    Name(String),
    /// A number.
    Number(Number),
    /// An operator or bracket.
    Symbol(&'static str),
}

/// Operators and brackets, longer ones first.
const SYMBOLS: [&str; 24] = [
    "[*]", "&&", "||", "<=", ">=", "==", "!=", "[]", "<", ">", "!", "+", "-", "*", "/", "%", "(",
    ")", ",", ";", "?", ":", "[", "]",
];

/// Splits `text`, which starts at byte `start` of the whole, into tokens with their spans.
///
/// # Errors
/// A character that starts no token.
pub fn words(text: &str, start: usize) -> Result<Vec<(Token, Span)>> {
    let mut words = vec![];
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let span = |len: usize| Span::new(start + at, start + at + len);
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        let name_begins = |c: char| c.is_alphabetic() || c == '_' || c == '#' || c == '$';
        if name_begins(c) {
            let continues = |c: char| c.is_alphanumeric() || "_.:$#".contains(c);
            let len = rest.find(|c| !continues(c)).unwrap_or(rest.len());
            words.push((Token::Name(rest[..len].to_owned()), span(len)));
            at += len;
            continue;
        }
        if c.is_ascii_digit() || (c == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit())) {
            let len = number_length(rest);
            let number = rest[..len].parse::<Number>().map_err(|()| {
                let message = format!("invalid number `{}`", &rest[..len]);
                Box::new(
                    Diagnostic::new(base::diagnostic::Outcome::Malformed, "WS-CONTRACT", message)
                        .at(span(len)),
                )
            })?;
            words.push((Token::Number(number), span(len)));
            at += len;
            continue;
        }
        let Some(symbol) = SYMBOLS.iter().find(|s| rest.starts_with(**s)) else {
            let message = format!("unexpected character `{}`", c.escape_default());
            return Err(Box::new(
                Diagnostic::new(base::diagnostic::Outcome::Malformed, "WS-CONTRACT", message)
                    .at(span(c.len_utf8())),
            ));
        };
        words.push((Token::Symbol(symbol), span(symbol.len())));
        at += symbol.len();
    }
    Ok(words)
}

/// Length of the number at the start of `text`, bytes.
fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let hex = text.starts_with("0x") || text.starts_with("0X");
    let mut end = 0;
    while let Some(&b) = bytes.get(end) {
        let exponent_sign = (b == b'-' || b == b'+')
            && !hex
            && end > 0
            && matches!(bytes[end - 1], b'e' | b'E')
            && bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
        if !(b.is_ascii_alphanumeric() || b == b'.' || exponent_sign) {
            break;
        }
        end += 1;
    }
    end
}

//! The language of `--arg`, `--grid` and `--block`: parsing and printing.
//!
//! ```text
//! arg    = NAME '=' value
//! value  = number | buffer | pointers | alias | struct | 'null' | 'bytes:' hex digits
//! number = 12 | -3 | 0xff | 1.5 | 2e-3 | inf | -inf | nan | true | false
//! buffer = type '[' LENGTH? ']' (':' fill)?      without a length: open; without a fill: iota
//! type   = i8 | u8 | i16 | u16 | i32 | u32 | i64 | u64 | f16 | bf16 | f32 | f64
//! fill   = 'zeros' | 'iota' | 'steps(' N ')' | 'fill(' number ')' | 'random(' SEED ',' number ',' number ')'
//!        | 'values(' number,* ')' | number,+
//! pointers = '[' buffer | pointers | struct ']'   a buffer of pointers (or of structs with pointers), each to
//!                                                 a part of its own of that one
//! alias  = '@' NAME (('+' | '-') BYTES)?
//! struct = '{' (NAME '=' value),* '}'
//! ```
//!
//! Spaces are allowed between any two tokens. A name that contains anything but letters, digits and
//! `_ . $ # :` can be written in double quotes, with `\` before a quote or backslash in it. The
//! output of [`std::fmt::Display`] reads back as the same value. The span of an error is a place in
//! the text that was read, not in the module.

#![allow(clippy::unnecessary_box_returns)] // the error of Result is boxed

use super::{ArgValue, Buffer, Dim3, ElementType, Generator, KernelArg, Number};
use base::diagnostic::{Diagnostic, Outcome, Result, Span};
use base::limits::MAX_NESTING;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// Code of the diagnostics of this module.
pub const CODE: &str = "WS-ARG";

const FILLS: &str = "zeros, iota, steps(n), fill(v), random(seed,lo,hi), values(v,...) or a list of numbers";
const VALUES: &str =
    "a number, a buffer such as f32[1024]:iota, @other, {field=...}, null or bytes:...";

/// Reads `NAME=VALUE`.
///
/// # Errors
/// The text does not have that form.
pub fn parse_arg(text: &str) -> Result<KernelArg> {
    let mut p = Parser { text, at: 0 };
    let name = p.name("=")?;
    p.expect('=', "`=` and a value after the name")?;
    let value = p.value(0)?;
    p.end()?;
    Ok(KernelArg { name, value })
}

/// Reads a value without a name.
///
/// # Errors
/// The text is not a value.
pub fn parse_value(text: &str) -> Result<ArgValue> {
    let mut p = Parser { text, at: 0 };
    let value = p.value(0)?;
    p.end()?;
    Ok(value)
}

/// Reads `X[,Y[,Z]]`; missing numbers are 1. Also accepts `XxYxZ`, as people write it.
///
/// # Errors
/// The text does not have that form, or a number is not a u32.
pub fn parse_dim3(text: &str) -> Result<Dim3> {
    let mut p = Parser { text, at: 0 };
    let mut dims = [1; 3];
    for (i, dim) in dims.iter_mut().enumerate() {
        if i > 0 && !p.eat(',') && !p.eat('x') {
            break;
        }
        p.space();
        let start = p.at;
        let digits = p.take_while(|c| c.is_ascii_alphanumeric() && c != 'x' || "+-.".contains(c));
        *dim = digits.parse().map_err(|_| {
            p.error(start, format!("invalid size `{digits}`"), "X, X,Y or X,Y,Z, such as 32,8")
        })?;
    }
    p.end()?;
    Ok(dims.into())
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }
    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }
    fn peek(&mut self) -> Option<char> {
        self.space();
        self.rest().chars().next()
    }
    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }
    fn take_while(&mut self, f: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !f(c)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }
    /// An error about the text from `start` to the current position.
    fn error(&self, start: usize, message: String, expected: &str) -> Box<Diagnostic> {
        let end = self.at.max(start);
        let error = Diagnostic::new(Outcome::BadLaunch, CODE, message).at(Span::new(start, end));
        Box::new(if expected.is_empty() {
            error
        } else {
            error.note(format!("expected {expected}"))
        })
    }
    /// An error about the next token.
    fn unexpected(&mut self, expected: &str) -> Box<Diagnostic> {
        self.space();
        let start = self.at;
        if start == self.text.len() {
            return self.error(start, format!("unexpected end of `{}`", self.text), expected);
        }
        let word = self.take_while(|c| c.is_alphanumeric() || "_.+-".contains(c));
        if word.is_empty() {
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
        }
        let found = &self.text[start..self.at];
        self.error(start, format!("unexpected `{found}`"), expected)
    }
    fn expect(&mut self, c: char, expected: &str) -> Result<()> {
        if self.eat(c) { Ok(()) } else { Err(self.unexpected(expected)) }
    }
    fn end(&mut self) -> Result<()> {
        if self.peek().is_none() { Ok(()) } else { Err(self.unexpected("the end of the value")) }
    }

    /// A quoted name, or everything up to one of the characters `stops`.
    fn name(&mut self, stops: &str) -> Result<String> {
        let start = {
            self.space();
            self.at
        };
        if self.peek() == Some('"') {
            return self.quoted();
        }
        let name = self.take_while(|c| !stops.contains(c)).trim_end();
        if name.is_empty() {
            return Err(self.error(start, "the name is missing".to_owned(), "NAME=VALUE"));
        }
        Ok(name.to_owned())
    }
    fn quoted(&mut self) -> Result<String> {
        let start = self.at;
        let mut name = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((i, c)) = chars.next() {
            match c {
                '"' => {
                    self.at = start + i + 1;
                    return Ok(name);
                }
                '\\' => name.extend(chars.next().map(|(_, c)| c)),
                c => name.push(c),
            }
        }
        self.at = self.text.len();
        Err(self.error(start, "unterminated quoted name".to_owned(), "`\"`"))
    }

    fn value(&mut self, depth: usize) -> Result<ArgValue> {
        let start = {
            self.space();
            self.at
        };
        match self.peek() {
            Some('{') => return self.structure(depth),
            Some('@') => return self.alias(),
            Some('[') => return self.pointers(depth),
            Some(c) if c.is_ascii_digit() || "+-.".contains(c) => {
                return self.number().map(ArgValue::Scalar);
            }
            None => return Err(self.unexpected(VALUES)),
            Some(_) => {}
        }
        let word = self.take_while(|c| c.is_alphanumeric() || c == '_');
        match word {
            "null" | "nullptr" => Ok(ArgValue::Null),
            "true" => Ok(ArgValue::Scalar(Number::Int(1))),
            "false" => Ok(ArgValue::Scalar(Number::Int(0))),
            "bytes" => self.bytes(),
            "" => Err(self.unexpected(VALUES)),
            _ => {
                if let Ok(number) = word.parse() {
                    return Ok(ArgValue::Scalar(number));
                }
                if self.peek() != Some('[') {
                    return Err(self.error(start, format!("invalid value `{word}`"), VALUES));
                }
                let Some(element) = ElementType::from_name(word) else {
                    return Err(self.error(
                        start,
                        format!("unknown element type `{word}`"),
                        &types(),
                    ));
                };
                self.buffer(element).map(ArgValue::Buffer)
            }
        }
    }

    fn number(&mut self) -> Result<Number> {
        let start = {
            self.space();
            self.at
        };
        let word = self.take_while(|c| c.is_ascii_alphanumeric() || "_.+-".contains(c));
        match word {
            "" => Err(self.unexpected("a number")),
            "true" => Ok(Number::Int(1)),
            "false" => Ok(Number::Int(0)),
            _ => word.parse().map_err(|()| {
                let expected = "digits such as 12, 0xff, -1.5, 2e-3, inf or nan";
                self.error(start, format!("invalid number `{word}`"), expected)
            }),
        }
    }
    fn unsigned(&mut self, what: &str) -> Result<u64> {
        let start = {
            self.space();
            self.at
        };
        match self.number()? {
            Number::Int(n) if u64::try_from(n).is_ok() => Ok(n as u64),
            n => Err(self.error(
                start,
                format!("invalid {what} {n}"),
                "a whole number that is not negative",
            )),
        }
    }

    fn buffer(&mut self, element: ElementType) -> Result<Buffer> {
        self.expect('[', "`[`")?;
        let len = match self.peek() {
            Some(']') => None,
            _ => Some(self.unsigned("length")?),
        };
        self.expect(']', "`]` after the length")?;
        let start = self.at;
        let generator = if self.eat(':') { self.fill(element)? } else { Generator::Iota };
        if let (Some(len), Generator::Values(values)) = (len, &generator)
            && values.len() as u64 > len
        {
            let count = values.len();
            let message = format!("{count} values do not fit in a buffer of length {len}");
            return Err(self.error(start, message, ""));
        }
        Ok(Buffer { element, len, generator })
    }
    /// A number that a cell of type `element` can hold.
    fn cell(&mut self, element: ElementType) -> Result<Number> {
        let start = {
            self.space();
            self.at
        };
        let number = self.number()?;
        if number.fits(element) {
            return Ok(number);
        }
        let name = element.name();
        Err(match number {
            Number::Float(_) => self.error(
                start,
                format!("{number} is not a whole number, but the elements are {name}"),
                "",
            ),
            Number::Int(_) => self.error(start, format!("{number} does not fit in {name}"), ""),
        })
    }
    fn fill(&mut self, element: ElementType) -> Result<Generator> {
        let start = {
            self.space();
            self.at
        };
        if self.peek().is_some_and(|c| c.is_ascii_digit() || "+-.".contains(c)) {
            return self.list(element);
        }
        let word = self.take_while(|c| c.is_alphanumeric() || c == '_');
        match word {
            "zeros" => return Ok(Generator::Zeros),
            "iota" => return Ok(Generator::Iota),
            "fill" | "random" | "steps" | "values" => {}
            "inf" | "infinity" | "nan" | "true" | "false" => {
                self.at = start;
                return self.list(element);
            }
            "" => return Err(self.unexpected(FILLS)),
            _ => {
                return Err(self.error(start, format!("unknown generator `{word}`"), FILLS));
            }
        }
        self.expect('(', "`(`")?;
        let generator = match word {
            "fill" => Generator::Fill(self.cell(element)?),
            "steps" => Generator::Steps(
                i64::try_from(self.unsigned("distance of cells")?).unwrap_or(i64::MAX),
            ),
            "random" => {
                let seed = self.unsigned("seed")?;
                let form = "random(seed,lo,hi)";
                self.expect(',', form)?;
                let start = {
                    self.space();
                    self.at
                };
                let lo = self.cell(element)?;
                self.expect(',', form)?;
                let hi = self.cell(element)?;
                let ordered = match (lo, hi) {
                    (Number::Int(lo), Number::Int(hi)) => lo <= hi,
                    _ => lo.to_f64() <= hi.to_f64() && (hi.to_f64() - lo.to_f64()).is_finite(),
                };
                if !ordered {
                    let message = format!("invalid range from {lo} to {hi}");
                    return Err(self.error(
                        start,
                        message,
                        "the smallest number first, then the largest",
                    ));
                }
                Generator::Random { seed, lo, hi }
            }
            _ if self.peek() == Some(')') => Generator::Values(vec![]),
            _ => self.list(element)?,
        };
        self.expect(')', "`)`")?;
        Ok(generator)
    }
    /// One or more numbers, separated by commas. In a struct a comma may also start the next field.
    fn list(&mut self, element: ElementType) -> Result<Generator> {
        let mut values = vec![self.cell(element)?];
        loop {
            let before = self.at;
            if !self.eat(',') {
                return Ok(Generator::Values(values));
            }
            let next = {
                self.space();
                self.rest()
            };
            let end = next.find([',', '=', ')', '}', '"']).unwrap_or(next.len());
            if next[end..].starts_with(['=', '"']) {
                self.at = before;
                return Ok(Generator::Values(values));
            }
            values.push(self.cell(element)?);
        }
    }

    fn pointers(&mut self, depth: usize) -> Result<ArgValue> {
        if depth >= MAX_NESTING {
            return Err(self.error(self.at, "brackets are nested too deeply".to_owned(), ""));
        }
        self.expect('[', "`[`")?;
        let start = {
            self.space();
            self.at
        };
        let to = self.value(depth + 1)?;
        if !matches!(to, ArgValue::Buffer(_) | ArgValue::Pointers(_) | ArgValue::Struct(_)) {
            let expected = "[f32[]:iota] or [{field=...}]";
            return Err(self.error(start, format!("`{to}` is not a buffer or struct"), expected));
        }
        self.expect(']', "`]`")?;
        Ok(ArgValue::Pointers(Box::new(to)))
    }

    fn alias(&mut self) -> Result<ArgValue> {
        self.expect('@', "`@`")?;
        let start = self.at;
        if self.peek() == Some('"') {
            let of = self.quoted()?;
            let mut offset = 0;
            if matches!(self.peek(), Some('+' | '-')) {
                let start = self.at;
                let digits = self.take_while(|c| c.is_ascii_alphanumeric() || "+-".contains(c));
                offset = offset_of(digits).ok_or_else(|| {
                    self.error(start, format!("invalid offset `{digits}`"), "bytes")
                })?;
            }
            return Ok(ArgValue::Alias { of, offset });
        }
        let text = self.take_while(|c| !",}\"".contains(c)).trim();
        // A sign belongs to the offset only if digits follow; names in IR may contain signs too.
        let sign = text.rfind(['+', '-']);
        let (of, offset) = match sign.map(|i| (&text[..i], offset_of(&text[i..]))) {
            Some((of, Some(offset))) => (of.trim_end(), offset),
            Some((_, None)) if text.ends_with(['+', '-']) => {
                return Err(self.error(
                    start,
                    format!("the offset is missing in `{text}`"),
                    "bytes",
                ));
            }
            _ => (text, 0),
        };
        if of.is_empty() {
            return Err(self.error(
                start,
                "the name after `@` is missing".to_owned(),
                "the name of another argument",
            ));
        }
        Ok(ArgValue::Alias { of: of.to_owned(), offset })
    }

    fn structure(&mut self, depth: usize) -> Result<ArgValue> {
        if depth >= MAX_NESTING {
            let message = "braces are nested too deeply".to_owned();
            return Err(self.error(self.at, message, ""));
        }
        self.expect('{', "`{`")?;
        let mut fields: Vec<(String, ArgValue)> = vec![];
        if self.eat('}') {
            return Ok(ArgValue::Struct(fields));
        }
        loop {
            let start = {
                self.space();
                self.at
            };
            let name = self.name("=,{}\"")?;
            if fields.iter().any(|(other, _)| *other == name) {
                return Err(self.error(start, format!("field `{name}` is given twice"), ""));
            }
            self.expect('=', "`=` after the field name")?;
            fields.push((name, self.value(depth + 1)?));
            if self.eat('}') {
                return Ok(ArgValue::Struct(fields));
            }
            self.expect(',', "`,` or `}`")?;
        }
    }

    fn bytes(&mut self) -> Result<ArgValue> {
        self.expect(':', "`:` and hexadecimal digits")?;
        let start = {
            self.space();
            self.at
        };
        let digits = self.take_while(|c| c.is_ascii_alphanumeric());
        let byte = |pair: &[u8]| {
            let text = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(text, 16).ok()
        };
        match digits.as_bytes().chunks(2).map(byte).collect() {
            Some(bytes) if digits.len().is_multiple_of(2) => Ok(ArgValue::Bytes(bytes)),
            Some(_) => {
                let message = "a byte has only one hexadecimal digit".to_owned();
                Err(self.error(start, message, "two digits for each byte"))
            }
            None => {
                let message = format!("`{digits}` is not hexadecimal");
                Err(self.error(start, message, "two digits 0-9 a-f for each byte"))
            }
        }
    }
}

/// Reads an offset such as `+16` or `-0x10`, in bytes.
fn offset_of(text: &str) -> Option<i64> {
    match text.replace(' ', "").parse() {
        Ok(Number::Int(n)) => n.try_into().ok(),
        _ => None,
    }
}

/// All element types, for messages.
fn types() -> String {
    let names: Vec<_> = ElementType::ALL.iter().map(|e| e.name()).collect();
    format!("one of {}", names.join(", "))
}

impl ElementType {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::I8,
        Self::U8,
        Self::I16,
        Self::U16,
        Self::I32,
        Self::U32,
        Self::I64,
        Self::U64,
        Self::F16,
        Self::Bf16,
        Self::F32,
        Self::F64,
    ];
    /// The type called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.name() == name)
    }
}

/// A name as it is written in the language, quoted if necessary.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |c: char| c.is_alphanumeric() || "_.$#:".contains(c);
        if !self.0.is_empty() && self.0.chars().all(plain) {
            return f.write_str(self.0);
        }
        f.write_char('"')?;
        for c in self.0.chars() {
            if matches!(c, '"' | '\\') {
                f.write_char('\\')?;
            }
            f.write_char(c)?;
        }
        f.write_char('"')
    }
}

impl fmt::Display for ArgValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scalar(n) => write!(f, "{n}"),
            Self::Buffer(b) => write!(f, "{b}"),
            Self::Pointers(to) => write!(f, "[{to}]"),
            Self::Alias { of, offset: 0 } => write!(f, "@{}", Name(of)),
            Self::Alias { of, offset } => write!(f, "@{}{offset:+}", Name(of)),
            Self::Struct(fields) => {
                f.write_char('{')?;
                for (i, (name, value)) in fields.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{}={value}", Name(name))?;
                }
                f.write_char('}')
            }
            Self::Bytes(bytes) => {
                f.write_str("bytes:")?;
                bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
            }
            Self::Null => f.write_str("null"),
        }
    }
}

impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let len = self.len.map_or_else(String::new, |n| n.to_string());
        write!(f, "{}[{len}]:{}", self.element.name(), self.generator)
    }
}

impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zeros => f.write_str("zeros"),
            Self::Iota => f.write_str("iota"),
            Self::Steps(step) => write!(f, "steps({step})"),
            Self::Fill(v) => write!(f, "fill({v})"),
            Self::Random { seed, lo, hi } => write!(f, "random({seed},{lo},{hi})"),
            Self::Values(values) => {
                f.write_str("values(")?;
                for (i, v) in values.iter().enumerate() {
                    let comma = if i > 0 { "," } else { "" };
                    write!(f, "{comma}{v}")?;
                }
                f.write_char(')')
            }
        }
    }
}

impl fmt::Display for KernelArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", Name(&self.name), self.value)
    }
}

impl FromStr for KernelArg {
    type Err = Box<Diagnostic>;
    fn from_str(text: &str) -> Result<Self> {
        parse_arg(text)
    }
}

impl FromStr for ArgValue {
    type Err = Box<Diagnostic>;
    fn from_str(text: &str) -> Result<Self> {
        parse_value(text)
    }
}

impl FromStr for Dim3 {
    type Err = Box<Diagnostic>;
    fn from_str(text: &str) -> Result<Self> {
        parse_dim3(text)
    }
}

#[cfg(test)]
mod tests;

//! Splits host code into words.

/// A range of words.
pub(super) type Range = std::ops::Range<usize>;

/// Operators of several characters. `>>` stays two words, since it also closes template arguments.
const OPERATORS: [&str; 21] = [
    "<<<", ">>>", "<<=", ">>=", "<<", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "|=",
    "&=", "++", "--", "&&", "||", "::",
];

/// Identifiers, numbers and operators, without comments, strings and preprocessor lines other than
/// `#define`, which is kept as `#define NAME … \n`.
pub(super) fn words(source: &str) -> Vec<&str> {
    let bytes = source.as_bytes();
    let mut words = vec![];
    let mut i = 0;
    let mut define = false;
    while i < bytes.len() {
        let c = bytes[i];
        let rest = &source.as_bytes()[i..];
        if c == b'\n' {
            if define {
                words.push("\n");
                define = false;
            }
            i += 1;
        } else if rest.starts_with(b"\\\n") {
            i += 2;
        } else if c.is_ascii_whitespace() || !c.is_ascii() {
            i += 1;
        } else if rest.starts_with(b"//") {
            i += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if rest.starts_with(b"/*") {
            i += rest.windows(2).position(|w| w == b"*/").map_or(rest.len(), |n| n + 2);
        } else if c == b'"' || c == b'\'' {
            let mut n = 1;
            while n < rest.len() && rest[n] != c && rest[n] != b'\n' {
                n += if rest[n] == b'\\' { 2 } else { 1 };
            }
            i = (i + n + 1).min(bytes.len());
        } else if rest.starts_with(b"#define") {
            words.push("#define");
            define = true;
            i += 7;
        } else if c == b'#' {
            i += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if c.is_ascii_alphanumeric() || c == b'_' {
            let n = rest.iter().position(|b| !(b.is_ascii_alphanumeric() || *b == b'_'));
            let n = n.unwrap_or(rest.len());
            words.push(&source[i..i + n]);
            i += n;
        } else if rest.starts_with(b"->") {
            words.push("->");
            i += 2;
        } else {
            let n =
                OPERATORS.iter().find(|s| rest.starts_with(s.as_bytes())).map_or(1, |s| s.len());
            words.push(&source[i..i + n]);
            i += n;
        }
    }
    if define {
        words.push("\n");
    }
    words
}

/// Whether two words of one text are adjacent.
pub(super) fn adjacent(name: &str, next: &str) -> bool {
    name.as_bytes().as_ptr_range().end == next.as_ptr()
}

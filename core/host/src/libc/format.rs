//! `printf` (C11 7.21.6.1), as the GNU C library formats.

use crate::machine::Machine;
use crate::memory::Result;

/// Most bytes that one conversion may produce; more is a limit of ours.
const MAX_FIELD: usize = 1 << 24;
/// Digits of a double after which only zeros follow.
const MAX_DIGITS: usize = 1100;

/// Where arguments come from: eight bytes each.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'a> {
    /// Arguments of a variadic call.
    Values(&'a [u64]),
    /// The overflow area of a `va_list`.
    Area(u64),
}

/// Arguments in order or by number.
#[derive(Debug)]
pub(crate) struct Arguments<'a> {
    source: Source<'a>,
    next: usize,
}

impl<'a> Arguments<'a> {
    pub(crate) fn new(source: Source<'a>) -> Self {
        Self { source, next: 0 }
    }

    /// The arguments of the `va_list` at `list`.
    pub(crate) fn list(m: &mut Machine, list: u64) -> Result<Self> {
        Ok(Self::new(Source::Area(m.memory.load(list.wrapping_add(8), 8)?)))
    }

    pub(crate) fn at(&self, m: &mut Machine, n: usize) -> Result<u64> {
        match self.source {
            Source::Values(values) => Ok(values.get(n).copied().unwrap_or(0)),
            Source::Area(at) => m.memory.load(at.wrapping_add(8 * n as u64), 8),
        }
    }

    pub(crate) fn next(&mut self, m: &mut Machine) -> Result<u64> {
        self.next += 1;
        self.at(m, self.next - 1)
    }
}

/// A conversion specification.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    group: bool,
    width: usize,
    precision: Option<usize>,
}

fn number(format: &[u8], at: &mut usize) -> Option<usize> {
    let start = *at;
    let mut n = 0usize;
    while let Some(d) = format.get(*at).filter(|c| c.is_ascii_digit()) {
        n = n.saturating_mul(10).saturating_add(usize::from(d - b'0'));
        *at += 1;
    }
    (*at > start).then_some(n)
}

/// `*` or `*n$` after the position `at`.
fn star(m: &mut Machine, format: &[u8], at: &mut usize, args: &mut Arguments<'_>) -> Result<i32> {
    let mut look = *at;
    if let Some(n) = number(format, &mut look)
        && format.get(look) == Some(&b'$')
    {
        *at = look + 1;
        return Ok(args.at(m, n.saturating_sub(1))? as i32);
    }
    Ok(args.next(m)? as i32)
}

/// The text that `format` makes of `args`. `None` if it is larger than the limit.
pub(crate) fn format(
    m: &mut Machine,
    format: &[u8],
    args: &mut Arguments<'_>,
) -> Result<Option<Vec<u8>>> {
    let mut out = vec![];
    let mut at = 0;
    while at < format.len() {
        let c = format[at];
        at += 1;
        if c != b'%' {
            out.push(c);
            continue;
        }
        let begin = at - 1;
        let mut spec = Spec::default();
        let mut position = None;
        let mut look = at;
        if let Some(n) = number(format, &mut look)
            && format.get(look) == Some(&b'$')
        {
            position = Some(n.saturating_sub(1));
            at = look + 1;
        }
        while let Some(&c) = format.get(at) {
            match c {
                b'-' => spec.left = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                b'\'' => spec.group = true,
                b'I' => {}
                _ => break,
            }
            at += 1;
        }
        if format.get(at) == Some(&b'*') {
            at += 1;
            let width = star(m, format, &mut at, args)?;
            spec.left |= width < 0;
            spec.width = width.unsigned_abs() as usize;
        } else {
            spec.width = number(format, &mut at).unwrap_or(0);
        }
        if format.get(at) == Some(&b'.') {
            at += 1;
            if format.get(at) == Some(&b'*') {
                at += 1;
                let precision = star(m, format, &mut at, args)?;
                spec.precision = usize::try_from(precision).ok();
            } else {
                spec.precision = Some(number(format, &mut at).unwrap_or(0));
            }
        }
        if spec.width > MAX_FIELD || spec.precision.is_some_and(|p| p > MAX_FIELD) {
            return Ok(None);
        }
        let mut bits = 32;
        while let Some(&c) = format.get(at) {
            match c {
                b'h' => bits = if bits == 16 { 8 } else { 16 },
                b'l' | b'j' | b'z' | b't' | b'q' | b'Z' => bits = 64,
                b'L' => bits = 64,
                _ => break,
            }
            at += 1;
        }
        let Some(&conversion) = format.get(at) else {
            // An incomplete specification is printed as it is.
            out.extend_from_slice(&format[begin..]);
            break;
        };
        at += 1;
        let mut argument = |m: &mut Machine| match position {
            Some(n) => args.at(m, n),
            None => args.next(m),
        };
        match conversion {
            b'%' => out.push(b'%'),
            b'd' | b'i' => {
                let v = crate::exec::sign_extend(argument(m)?, bits) as i64;
                let sign = sign(v < 0, spec);
                integer(&mut out, spec, sign, v.unsigned_abs().to_string().as_bytes(), v == 0);
            }
            b'u' => {
                let v = argument(m)? & crate::exec::mask(bits);
                integer(&mut out, spec, b"", v.to_string().as_bytes(), v == 0);
            }
            b'o' => {
                let v = argument(m)? & crate::exec::mask(bits);
                let mut digits = format!("{v:o}");
                if spec.alternate
                    && !digits.starts_with('0')
                    && spec.precision.is_none_or(|p| p <= digits.len())
                {
                    digits.insert(0, '0');
                }
                integer(&mut out, spec, b"", digits.as_bytes(), v == 0 && !spec.alternate);
            }
            b'x' | b'X' => {
                let v = argument(m)? & crate::exec::mask(bits);
                let upper = conversion == b'X';
                let digits = if upper { format!("{v:X}") } else { format!("{v:x}") };
                let prefix: &[u8] = match (spec.alternate && v != 0, upper) {
                    (true, true) => b"0X",
                    (true, false) => b"0x",
                    _ => b"",
                };
                integer(&mut out, spec, prefix, digits.as_bytes(), v == 0);
            }
            b'p' => {
                let v = argument(m)?;
                if v == 0 {
                    pad(&mut out, spec, b"(nil)");
                } else {
                    let prefix: &[u8] = if spec.plus { b"+0x" } else { b"0x" };
                    integer(&mut out, spec, prefix, format!("{v:x}").as_bytes(), false);
                }
            }
            b'c' | b'C' => {
                let v = argument(m)?;
                pad(&mut out, spec, &[v as u8]);
            }
            b's' | b'S' => {
                let v = argument(m)?;
                let most = spec.precision.map_or(MAX_FIELD as u64, |p| p as u64);
                let text = if v == 0 {
                    if most >= 6 { b"(null)".to_vec() } else { vec![] }
                } else if bits == 64 || conversion == b'S' {
                    wide_string(m, v, most)?
                } else {
                    m.memory.c_string_up_to(v, most)?
                };
                pad(&mut out, spec, &text);
            }
            b'n' => {
                let to = argument(m)?;
                m.memory.store(to, bits as usize / 8, out.len() as u64)?;
            }
            b'm' => pad(&mut out, spec, b"Success"),
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => {
                let x = f64::from_bits(argument(m)?);
                float(&mut out, spec, conversion, x);
            }
            _ => out.extend_from_slice(&format[begin..at]),
        }
        if out.len() > MAX_FIELD {
            return Ok(None);
        }
    }
    Ok(Some(out))
}

fn wide_string(m: &mut Machine, mut at: u64, most: u64) -> Result<Vec<u8>> {
    let mut text = vec![];
    loop {
        let c = m.memory.load(at, 4)? as u32;
        let c = char::from_u32(c).unwrap_or('?');
        let mut buffer = [0; 4];
        let bytes = c.encode_utf8(&mut buffer).as_bytes();
        if c == '\0' || (text.len() + bytes.len()) as u64 > most {
            return Ok(text);
        }
        text.extend_from_slice(bytes);
        at = at.wrapping_add(4);
    }
}

fn sign(negative: bool, spec: Spec) -> &'static [u8] {
    match (negative, spec.plus, spec.space) {
        (true, ..) => b"-",
        (_, true, _) => b"+",
        (_, _, true) => b" ",
        _ => b"",
    }
}

/// Appends `text` in its field.
fn pad(out: &mut Vec<u8>, spec: Spec, text: &[u8]) {
    let room = spec.width.saturating_sub(text.len());
    if !spec.left {
        out.resize(out.len() + room, b' ');
    }
    out.extend_from_slice(text);
    if spec.left {
        out.resize(out.len() + room, b' ');
    }
}

/// Appends an integer with its sign or prefix.
fn integer(out: &mut Vec<u8>, spec: Spec, prefix: &[u8], digits: &[u8], zero: bool) {
    let digits: &[u8] = if zero && spec.precision == Some(0) { b"" } else { digits };
    let least = match spec.precision {
        Some(p) => p,
        None if spec.zero && !spec.left => spec.width.saturating_sub(prefix.len()),
        None => 0,
    };
    let mut text = prefix.to_vec();
    text.resize(text.len() + least.saturating_sub(digits.len()), b'0');
    text.extend_from_slice(digits);
    pad(out, spec, &text);
}

/// Appends a float (`conversion` as in the format) with flags, width and precision of `spec`.
pub(crate) fn float(out: &mut Vec<u8>, spec: Spec, conversion: u8, x: f64) {
    let sign = sign(x.is_sign_negative(), spec);
    let upper = conversion.is_ascii_uppercase();
    let x = x.abs();
    if !x.is_finite() {
        let word: &[u8] = match (x.is_nan(), upper) {
            (true, false) => b"nan",
            (true, true) => b"NAN",
            (false, false) => b"inf",
            (false, true) => b"INF",
        };
        pad(out, spec, &[sign, word].concat());
        return;
    }
    let mut body = match conversion.to_ascii_lowercase() {
        b'f' => fixed(x, spec.precision.unwrap_or(6), spec.alternate),
        b'e' => scientific(x, spec.precision.unwrap_or(6), spec.alternate),
        b'g' => general(x, spec.precision.unwrap_or(6), spec.alternate),
        _ => hexadecimal(x, spec.precision, spec.alternate),
    };
    if upper {
        body.make_ascii_uppercase();
    }
    let prefix = if matches!(conversion, b'a' | b'A') { 2 } else { 0 };
    let mut text = sign.to_vec();
    text.extend_from_slice(&body.as_bytes()[..prefix]);
    if spec.zero && !spec.left {
        let room = spec.width.saturating_sub(sign.len() + body.len());
        text.resize(text.len() + room, b'0');
    }
    text.extend_from_slice(&body.as_bytes()[prefix..]);
    pad(out, spec, &text);
}

/// `x` with `precision` digits after the point; every digit is exact.
fn fixed(x: f64, precision: usize, point: bool) -> String {
    let exact = precision.min(MAX_DIGITS);
    let mut text = format!("{x:.exact$}");
    text.extend(std::iter::repeat_n('0', precision - exact));
    if precision == 0 && point {
        text.push('.');
    }
    text
}

/// Digits and exponent of `x` rounded to `digits` digits after the first.
fn decimal(x: f64, digits: usize) -> (String, i32) {
    let exact = digits.min(MAX_DIGITS);
    let text = format!("{x:.exact$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let mut all: String = mantissa.chars().filter(|c| *c != '.').collect();
    all.extend(std::iter::repeat_n('0', digits - exact));
    (all, exponent.parse().unwrap_or(0))
}

fn with_exponent(digits: &str, exponent: i32, point: bool) -> String {
    let (first, rest) = digits.split_at(1);
    let dot = if !rest.is_empty() || point { "." } else { "" };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{first}{dot}{rest}e{sign}{:02}", exponent.abs())
}

fn scientific(x: f64, precision: usize, point: bool) -> String {
    let (digits, exponent) = decimal(x, precision);
    with_exponent(&digits, exponent, point)
}

fn general(x: f64, precision: usize, alternate: bool) -> String {
    let precision = precision.max(1);
    let (digits, exponent) = decimal(x, precision - 1);
    let trim = |text: String| {
        if alternate || !text.contains('.') {
            return text;
        }
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    if exponent < -4 || exponent >= precision as i32 {
        let kept = if alternate { digits.as_str() } else { digits.trim_end_matches('0') };
        return with_exponent(if kept.is_empty() { "0" } else { kept }, exponent, alternate);
    }
    trim(fixed(x, (precision as i32 - 1 - exponent) as usize, alternate))
}

/// `0xh.hhhp±d`
fn hexadecimal(x: f64, precision: Option<usize>, point: bool) -> String {
    let bits = x.to_bits();
    let mut mantissa = bits & ((1 << 52) - 1);
    let raw = (bits >> 52 & 0x7ff) as i32;
    let (mut first, exponent) = match (raw, mantissa) {
        (0, 0) => (0, 0),
        (0, _) => (0, -1022),
        _ => (1, raw - 1023),
    };
    let mut digits = 13;
    if let Some(p) = precision
        && p < 13
    {
        let drop = 4 * (13 - p as u32);
        let (rest, half) = (mantissa & ((1 << drop) - 1), 1u64 << (drop - 1));
        let mut kept = (first << 52 | mantissa) >> drop;
        if rest > half || rest == half && kept & 1 != 0 {
            kept += 1;
        }
        let whole = kept << drop;
        first = whole >> 52;
        mantissa = whole & ((1 << 52) - 1);
        digits = p;
    }
    let mut text = format!("{mantissa:013x}");
    text.truncate(digits);
    match precision {
        None => text.truncate(text.trim_end_matches('0').len()),
        Some(p) if p > 13 => text.extend(std::iter::repeat_n('0', p - 13)),
        Some(_) => {}
    }
    let dot = if !text.is_empty() || point { "." } else { "" };
    format!("0x{first}{dot}{text}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(conversion: u8, precision: Option<usize>, x: f64) -> String {
        let mut out = vec![];
        float(&mut out, Spec { precision, ..Spec::default() }, conversion, x);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn floats_are_formatted_exactly() {
        assert_eq!(show(b'f', Some(0), 0.5), "0");
        assert_eq!(show(b'f', Some(0), 2.5), "2");
        assert_eq!(show(b'f', Some(0), 3.5), "4");
        assert_eq!(show(b'f', Some(20), 0.1), "0.10000000000000000555");
        assert_eq!(show(b'g', None, 100000.0), "100000");
        assert_eq!(show(b'g', None, 1000000.0), "1e+06");
        assert_eq!(show(b'g', None, 0.0001), "0.0001");
        assert_eq!(show(b'g', None, 0.00001234), "1.234e-05");
        assert_eq!(show(b'g', Some(17), 0.1), "0.10000000000000001");
        assert_eq!(show(b'e', None, 0.0), "0.000000e+00");
        assert_eq!(show(b'a', None, 1.0), "0x1p+0");
        assert_eq!(show(b'a', Some(1), 1.96875), "0x2.0p+0");
        assert_eq!(show(b'f', None, -f64::NAN), "-nan");
        assert_eq!(show(b'e', Some(2), 9.999e99), "1.00e+100");
    }
}

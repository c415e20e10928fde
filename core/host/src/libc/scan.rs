//! Numbers from text, and `scanf` (C11 7.21.6.2).

use super::format::Arguments;
use crate::machine::Machine;
use crate::memory::Result;

/// Result of reading an integer: value, bytes read, whether it does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Integer {
    pub(crate) magnitude: u64,
    pub(crate) negative: bool,
    pub(crate) used: usize,
    pub(crate) overflow: bool,
}

/// Reads an integer as `strtol` does; `used` is 0 if there is none.
pub(crate) fn integer(text: &[u8], base: u32) -> Integer {
    let mut at = text.iter().take_while(|c| is_space(**c)).count();
    let negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'-' | b'+')) {
        at += 1;
    }
    let digit =
        |c: Option<&u8>, base: u32| c.and_then(|c| char::from(*c).to_digit(base.clamp(2, 36)));
    let mut base = base;
    let hex = text.get(at) == Some(&b'0')
        && matches!(text.get(at + 1), Some(b'x' | b'X'))
        && digit(text.get(at + 2), 16).is_some();
    if (base == 0 || base == 16) && hex {
        at += 2;
        base = 16;
    } else if base == 0 {
        base = if text.get(at) == Some(&b'0') { 8 } else { 10 };
    }
    let start = at;
    let (mut magnitude, mut overflow) = (0u64, false);
    while let Some(d) = digit(text.get(at), base) {
        let next = magnitude.checked_mul(u64::from(base)).and_then(|v| v.checked_add(u64::from(d)));
        match next {
            Some(v) => magnitude = v,
            None => overflow = true,
        }
        at += 1;
    }
    let used = if at > start { at } else { 0 };
    Integer { magnitude, negative, used, overflow }
}

/// `strtol`: value, bytes read, whether it does not fit.
pub(crate) fn signed(text: &[u8], base: u32) -> (i64, usize, bool) {
    let n = integer(text, base);
    let least = 1u64 << 63;
    match (n.negative, n.overflow) {
        (false, false) if n.magnitude < least => (n.magnitude as i64, n.used, false),
        (true, false) if n.magnitude <= least => (n.magnitude.wrapping_neg() as i64, n.used, false),
        (false, _) => (i64::MAX, n.used, true),
        (true, _) => (i64::MIN, n.used, true),
    }
}

/// `strtoul`
pub(crate) fn unsigned(text: &[u8], base: u32) -> (u64, usize, bool) {
    let n = integer(text, base);
    match (n.overflow, n.negative) {
        (true, _) => (u64::MAX, n.used, true),
        (false, true) => (n.magnitude.wrapping_neg(), n.used, false),
        (false, false) => (n.magnitude, n.used, false),
    }
}

pub(crate) fn is_space(c: u8) -> bool {
    matches!(c, b' ' | b'\t'..=b'\r')
}

/// Length of the longest prefix of `text` that is a float, and its parts. White space before it must
/// have been skipped.
fn float_prefix(text: &[u8]) -> usize {
    let mut at = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let lower = |at: usize, n: usize| {
        text.get(at..at + n).map(<[u8]>::to_ascii_lowercase).unwrap_or_default()
    };
    if lower(at, 8) == b"infinity" {
        return at + 8;
    }
    if lower(at, 3) == b"inf" {
        return at + 3;
    }
    if lower(at, 3) == b"nan" {
        let after = at + 3;
        if text.get(after) == Some(&b'(')
            && let Some(end) = text[after..].iter().position(|c| *c == b')')
            && text[after + 1..after + end].iter().all(|c| c.is_ascii_alphanumeric() || *c == b'_')
        {
            return after + end + 1;
        }
        return after;
    }
    let hex = lower(at, 2) == b"0x";
    let is_digit = |c: &u8| if hex { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
    let start = at;
    if hex {
        at += 2;
    }
    let whole = text[at.min(text.len())..].iter().take_while(|c| is_digit(c)).count();
    at += whole;
    let mut fraction = 0;
    if text.get(at) == Some(&b'.') {
        fraction = text[at + 1..].iter().take_while(|c| is_digit(c)).count();
        if whole + fraction > 0 {
            at += 1 + fraction;
        }
    }
    if whole + fraction == 0 {
        // "0x" without digits is the number 0.
        return if hex { start + 1 } else { 0 };
    }
    let mark = if hex { b'p' } else { b'e' };
    if text.get(at).is_some_and(|c| c.to_ascii_lowercase() == mark) {
        let signed = usize::from(matches!(text.get(at + 1), Some(b'-' | b'+')));
        let digits =
            text.get(at + 1 + signed..).unwrap_or(&[]).iter().take_while(|c| c.is_ascii_digit());
        let n = digits.count();
        if n > 0 {
            at += 1 + signed + n;
        }
    }
    at
}

/// A hexadecimal float without sign: mantissa digits, binary exponent.
fn hex_float(text: &str) -> f64 {
    let body = &text[2.min(text.len())..];
    let (digits, exponent) = body.split_once(['p', 'P']).unwrap_or((body, "0"));
    let mut exponent = exponent.parse::<i64>().unwrap_or(0);
    let (mut mantissa, mut lost) = (0u128, false);
    let mut seen_point = false;
    for c in digits.chars() {
        let Some(d) = c.to_digit(16) else {
            seen_point = true;
            continue;
        };
        if mantissa >> 120 == 0 {
            mantissa = mantissa << 4 | u128::from(d);
            exponent -= if seen_point { 4 } else { 0 };
        } else {
            lost |= d != 0;
            exponent += if seen_point { 0 } else { 4 };
        }
    }
    if mantissa == 0 {
        return 0.0;
    }
    mantissa |= u128::from(lost);
    // Rounded once: to the bits that the result keeps, which are fewer near zero.
    let top = 127 - i64::from(mantissa.leading_zeros()) + exponent;
    let keep = (top + 1075).clamp(0, 53) as u32;
    let drop = (128 - mantissa.leading_zeros()).saturating_sub(keep);
    if drop > 0 {
        let half = 1u128 << (drop - 1);
        let rest = mantissa & ((half << 1) - 1);
        mantissa = if drop >= 128 { 0 } else { mantissa >> drop };
        if rest > half || rest == half && mantissa & 1 != 0 {
            mantissa += 1;
        }
        exponent += i64::from(drop);
    }
    libm::scalbn(mantissa as f64, exponent.clamp(-3000, 3000) as i32)
}

/// `strtod` and `strtof`: the value as a double (of a single if `single`), and bytes read.
pub(crate) fn float(text: &[u8], single: bool) -> (f64, usize) {
    let skipped = text.iter().take_while(|c| is_space(**c)).count();
    let n = float_prefix(&text[skipped..]);
    if n == 0 {
        return (0.0, 0);
    }
    let word = String::from_utf8_lossy(&text[skipped..skipped + n]).to_ascii_lowercase();
    let negative = word.starts_with('-');
    let body = word.trim_start_matches(['-', '+']);
    let value = if body.starts_with("nan") {
        f64::NAN
    } else if body.starts_with("inf") {
        f64::INFINITY
    } else if body.starts_with("0x") {
        let x = hex_float(body);
        if single { f64::from(x as f32) } else { x }
    } else if single {
        f64::from(body.parse::<f32>().unwrap_or(0.0))
    } else {
        body.parse::<f64>().unwrap_or(0.0)
    };
    (if negative { -value } else { value }, skipped + n)
}

/// Reads `input` as `format` says and stores through `args`. Gives the number of assignments (-1 if
/// the input ended before the first), and how many bytes were read.
pub(crate) fn scan(
    m: &mut Machine,
    input: &[u8],
    format: &[u8],
    args: &mut Arguments<'_>,
) -> Result<(i32, usize)> {
    let (mut at, mut count) = (0, 0);
    let mut f = 0;
    let mut converted = false;
    while f < format.len() {
        let c = format[f];
        f += 1;
        if is_space(c) {
            at += input[at..].iter().take_while(|c| is_space(**c)).count();
            continue;
        }
        if c != b'%' {
            if input.get(at) != Some(&c) {
                return Ok((end(input, at, count, converted), at));
            }
            at += 1;
            continue;
        }
        if format.get(f) == Some(&b'%') {
            f += 1;
            at += input[at..].iter().take_while(|c| is_space(**c)).count();
            if input.get(at) != Some(&b'%') {
                return Ok((end(input, at, count, converted), at));
            }
            at += 1;
            continue;
        }
        let discard = format.get(f) == Some(&b'*');
        f += usize::from(discard);
        let digits = format[f..].iter().take_while(|c| c.is_ascii_digit()).count();
        let width = std::str::from_utf8(&format[f..f + digits]).ok().and_then(|d| d.parse().ok());
        f += digits;
        let mut size = 4;
        let mut allocate = false;
        while let Some(&c) = format.get(f) {
            match c {
                b'h' => size = if size == 2 { 1 } else { 2 },
                b'l' | b'j' | b'z' | b't' | b'L' | b'q' => size = 8,
                b'm' => allocate = true,
                _ => break,
            }
            f += 1;
        }
        let Some(&conversion) = format.get(f) else { break };
        f += 1;
        if !matches!(conversion, b'c' | b'[' | b'n') {
            at += input[at..].iter().take_while(|c| is_space(**c)).count();
        }
        let width: usize = width.unwrap_or(usize::MAX);
        let window = &input[at..at + (input.len() - at).min(width)];
        if window.is_empty() && conversion != b'n' {
            // Skipped white space counts as read.
            return Ok((if count == 0 && !converted { -1 } else { count }, at));
        }
        match conversion {
            b'n' => {
                if !discard {
                    let to = args.next(m)?;
                    m.memory.store(to, size, at as u64)?;
                }
                continue;
            }
            b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'p' => {
                let base = match conversion {
                    b'i' => 0,
                    b'o' => 8,
                    b'x' | b'X' | b'p' => 16,
                    _ => 10,
                };
                let n = integer(window, base);
                if n.used == 0 {
                    return Ok((count, at));
                }
                at += n.used;
                if !discard {
                    let value = if matches!(conversion, b'd' | b'i') {
                        signed(window, base).0 as u64
                    } else {
                        unsigned(window, base).0
                    };
                    let to = args.next(m)?;
                    m.memory.store(to, if conversion == b'p' { 8 } else { size }, value)?;
                }
            }
            b'f' | b'e' | b'g' | b'a' | b'F' | b'E' | b'G' | b'A' => {
                let (value, used) = float(window, size != 8);
                if used == 0 {
                    return Ok((count, at));
                }
                at += used;
                if !discard {
                    let to = args.next(m)?;
                    if size == 8 {
                        m.memory.store(to, 8, value.to_bits())?;
                    } else {
                        m.memory.store(to, 4, u64::from((value as f32).to_bits()))?;
                    }
                }
            }
            b's' | b'c' | b'[' => {
                let taken = match conversion {
                    b's' => window.iter().take_while(|c| !is_space(**c)).count(),
                    b'c' => {
                        let n = if width == usize::MAX { 1 } else { width };
                        if window.len() < n {
                            return Ok((if count == 0 { -1 } else { count }, at));
                        }
                        n
                    }
                    _ => {
                        let set = set(format, &mut f);
                        window.iter().take_while(|c| set[usize::from(**c)]).count()
                    }
                };
                if taken == 0 {
                    return Ok((count, at));
                }
                let text = window[..taken].to_vec();
                at += taken;
                if !discard {
                    let mut to = args.next(m)?;
                    if allocate {
                        let new = m.memory.allocate(taken as u64 + 1).unwrap_or(0);
                        m.memory.store(to, 8, new)?;
                        to = new;
                    }
                    m.memory.write(to, &text)?;
                    if conversion != b'c' {
                        m.memory.store(to.wrapping_add(taken as u64), 1, 0)?;
                    }
                }
            }
            _ => return Ok((count, at)),
        }
        converted = true;
        count += i32::from(!discard);
    }
    Ok((count, at))
}

fn end(input: &[u8], at: usize, count: i32, converted: bool) -> i32 {
    if at >= input.len() && count == 0 && !converted { -1 } else { count }
}

/// The characters of `[…]`, with `f` after the `[`.
fn set(format: &[u8], f: &mut usize) -> [bool; 256] {
    let mut all = [false; 256];
    let negated = format.get(*f) == Some(&b'^');
    *f += usize::from(negated);
    let mut first = true;
    while let Some(&c) = format.get(*f) {
        *f += 1;
        if c == b']' && !first {
            break;
        }
        first = false;
        if format.get(*f) == Some(&b'-')
            && let Some(&last) = format.get(*f + 1)
            && last != b']'
        {
            for c in c..=last {
                all[usize::from(c)] = true;
            }
            *f += 2;
        } else {
            all[usize::from(c)] = true;
        }
    }
    if negated {
        for c in &mut all {
            *c = !*c;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_far_as_they_go() {
        assert_eq!(signed(b"  -12x", 10), (-12, 5, false));
        assert_eq!(signed(b"0x1g", 0), (1, 3, false));
        assert_eq!(signed(b"0x", 0), (0, 1, false));
        assert_eq!(signed(b"99999999999999999999", 10), (i64::MAX, 20, true));
        assert_eq!(float(b" 1.5e3z", false), (1500.0, 6));
        assert_eq!(float(b"1e", false), (1.0, 1));
        assert_eq!(float(b".", false), (0.0, 0));
        assert_eq!(float(b"0x1.8p1", false), (3.0, 7));
        assert_eq!(float(b"0x1p-1074", false).0, f64::from_bits(1));
        assert_eq!(float(b"-inf", false), (f64::NEG_INFINITY, 4));
        assert_eq!(float(b"0.1", true).0, f64::from(0.1f32));
    }
}

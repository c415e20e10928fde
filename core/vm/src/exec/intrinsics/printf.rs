//! `printf` on the device (CUDA C++ Programming Guide, "Formatted Output"): C conversions, the
//! arguments packed with their natural alignment after default promotion.

use std::fmt::Write;

/// Formats `format` with arguments read from the packed buffer through `read(offset, bytes)`, and strings
/// through `string(address)`.
pub(crate) fn format(
    format: &[u8],
    mut read: impl FnMut(u64, u32) -> u64,
    mut string: impl FnMut(u64) -> Vec<u8>,
) -> String {
    let mut out = Vec::new();
    let mut offset = 0u64;
    let mut i = 0;
    let mut argument = |bytes: u32| {
        offset = offset.next_multiple_of(u64::from(bytes));
        let v = read(offset, bytes);
        offset += u64::from(bytes);
        v
    };
    while i < format.len() {
        if format[i] != b'%' {
            out.push(format[i]);
            i += 1;
            continue;
        }
        let start = i;
        i += 1;
        let (mut left, mut plus, mut space, mut alt, mut zero) =
            (false, false, false, false, false);
        while let Some(&c) = format.get(i) {
            match c {
                b'-' => left = true,
                b'+' => plus = true,
                b' ' => space = true,
                b'#' => alt = true,
                b'0' => zero = true,
                _ => break,
            }
            i += 1;
        }
        let mut number = |i: &mut usize| -> Option<i64> {
            if format.get(*i) == Some(&b'*') {
                *i += 1;
                return Some(i64::from(argument(4) as i32));
            }
            let from = *i;
            let mut v = 0i64;
            while let Some(c @ b'0'..=b'9') = format.get(*i) {
                v = (v * 10 + i64::from(c - b'0')).min(4096);
                *i += 1;
            }
            (*i > from).then_some(v)
        };
        let mut width = number(&mut i).unwrap_or(0);
        if width < 0 {
            left = true;
            width = -width;
        }
        let width = width.min(4096) as usize;
        let precision = if format.get(i) == Some(&b'.') {
            i += 1;
            Some(number(&mut i).unwrap_or(0))
        } else {
            None
        };
        let precision = precision.filter(|&p| p >= 0).map(|p| p.min(1024) as usize);
        let mut long = 0;
        while let Some(c) = format.get(i) {
            match c {
                b'l' => long += 1,
                b'z' | b'j' | b't' | b'q' => long = 2,
                b'h' | b'L' => {}
                _ => break,
            }
            i += 1;
        }
        let Some(&conversion) = format.get(i) else {
            out.extend_from_slice(&format[start..]);
            break;
        };
        i += 1;
        let bytes = if long > 0 { 8 } else { 4 };
        let mut body = String::new();
        let mut sign = String::new();
        let mut numeric = true;
        match conversion {
            b'%' => {
                out.push(b'%');
                continue;
            }
            b'd' | b'i' => {
                let v = argument(bytes);
                let v = if bytes == 8 { v as i64 } else { i64::from(v as i32) };
                let _ = write!(body, "{}", v.unsigned_abs());
                sign = sign_of(v < 0, plus, space);
            }
            b'u' => {
                let _ = write!(body, "{}", argument(bytes));
            }
            b'x' | b'X' | b'o' => {
                let v = argument(bytes);
                let _ = match conversion {
                    b'x' => write!(body, "{v:x}"),
                    b'X' => write!(body, "{v:X}"),
                    _ => write!(body, "{v:o}"),
                };
                if alt && v != 0 {
                    sign = match conversion {
                        b'x' => "0x",
                        b'X' => "0X",
                        _ => "0",
                    }
                    .into();
                }
            }
            b'p' => {
                let _ = write!(body, "{:#x}", argument(8));
                numeric = false;
            }
            b'c' => {
                let c = argument(4) as u8;
                pad(&mut out, &[c], width, left);
                continue;
            }
            b's' => {
                let mut s = string(argument(8));
                if let Some(p) = precision {
                    s.truncate(p);
                }
                pad(&mut out, &s, width, left);
                continue;
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let v = f64::from_bits(argument(8));
                sign = sign_of(v.is_sign_negative() && !v.is_nan(), plus, space);
                body = float(v.abs(), conversion, precision, alt);
                if !v.is_finite() {
                    zero = false;
                }
            }
            _ => {
                out.extend_from_slice(&format[start..i]);
                continue;
            }
        }
        let is_int = matches!(conversion, b'd' | b'i' | b'u' | b'x' | b'X' | b'o');
        if is_int && let Some(p) = precision {
            zero = false;
            while body.len() < p {
                body.insert(0, '0');
            }
        }
        if zero && !left && numeric {
            while body.len() + sign.len() < width {
                body.insert(0, '0');
            }
        }
        pad(&mut out, format!("{sign}{body}").as_bytes(), width, left);
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn sign_of(negative: bool, plus: bool, space: bool) -> String {
    if negative {
        "-"
    } else if plus {
        "+"
    } else if space {
        " "
    } else {
        ""
    }
    .into()
}

fn pad(out: &mut Vec<u8>, s: &[u8], width: usize, left: bool) {
    let fill = width.saturating_sub(s.len());
    if !left {
        out.extend(std::iter::repeat_n(b' ', fill));
    }
    out.extend_from_slice(s);
    if left {
        out.extend(std::iter::repeat_n(b' ', fill));
    }
}

/// A non-negative double by C's rules.
fn float(v: f64, conversion: u8, precision: Option<usize>, alt: bool) -> String {
    let upper = conversion.is_ascii_uppercase();
    let s = if v.is_nan() {
        "nan".to_string()
    } else if v.is_infinite() {
        "inf".to_string()
    } else {
        match conversion.to_ascii_lowercase() {
            b'f' => format!("{v:.*}", precision.unwrap_or(6)),
            b'e' => exponent(v, precision.unwrap_or(6)),
            b'a' => hex(v),
            _ => {
                let p = precision.unwrap_or(6).max(1);
                let e = exponent(v, p - 1);
                let x: i32 = e.split_once('e').and_then(|(_, x)| x.parse().ok()).unwrap_or(0);
                let s = if x < -4 || x >= p as i32 {
                    e
                } else {
                    format!("{v:.*}", (p as i32 - 1 - x).max(0) as usize)
                };
                if alt { s } else { trim_zeros(&s) }
            }
        }
    };
    if upper { s.to_uppercase() } else { s }
}

fn exponent(v: f64, precision: usize) -> String {
    let s = format!("{v:.precision$e}");
    match s.split_once('e') {
        Some((m, x)) => {
            let x: i32 = x.parse().unwrap_or(0);
            format!("{m}e{}{:02}", if x < 0 { '-' } else { '+' }, x.abs())
        }
        None => s,
    }
}

fn trim_zeros(s: &str) -> String {
    let (m, x) = s.find('e').map_or((s, ""), |i| s.split_at(i));
    if !m.contains('.') {
        return s.to_string();
    }
    format!("{}{x}", m.trim_end_matches('0').trim_end_matches('.'))
}

fn hex(v: f64) -> String {
    let bits = v.to_bits();
    let (e, m) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    if v == 0.0 {
        return "0x0p+0".into();
    }
    let (lead, e) = if e == 0 { (0, -1022) } else { (1, e - 1023) };
    let digits = format!("{m:013x}");
    let digits = digits.trim_end_matches('0');
    let dot = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{dot}{digits}p{e:+}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn follows_c() {
        let ints = [7u64, (-5i32) as u32 as u64];
        let f = |s: &str| {
            let mut at = 0;
            super::format(
                s.as_bytes(),
                |_, _| {
                    at += 1;
                    ints[(at - 1) % 2]
                },
                |_| b"str".to_vec(),
            )
        };
        assert_eq!(f("%d %d"), "7 -5");
        assert_eq!(f("[%5d|%-5d]"), "[    7|-5   ]");
        assert_eq!(f("%05d %x 100%%"), "00007 fffffffb 100%");
        assert_eq!(f("%.3d %s"), "007 str");
        let d = |s: &str, v: f64| super::format(s.as_bytes(), |_, _| v.to_bits(), |_| vec![]);
        assert_eq!(d("%f", 1.5), "1.500000");
        assert_eq!(d("%g", 0.0001), "0.0001");
        assert_eq!(d("%g", 1e10), "1e+10");
        assert_eq!(d("%8.2f|", -2.71), "   -2.71|");
        assert_eq!(d("%e", 12345.678), "1.234568e+04");
        assert_eq!(d("%08.2f", -2.5), "-0002.50");
    }
}

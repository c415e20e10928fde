//! `string.h`, `strings.h` and `ctype.h`, in the C locale.

use super::{LibC, Res, errno};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use crate::memory::Result;

fn order(a: &[u8], b: &[u8]) -> i32 {
    // The GNU C library gives the difference of the first bytes that differ.
    let differ = a.iter().zip(b).find(|(x, y)| x != y);
    differ.map_or(0, |(x, y)| i32::from(*x) - i32::from(*y))
}

/// Compares two strings, `most` bytes at most, with each byte changed by `fold`.
fn compare(m: &mut Machine, a: u64, b: u64, most: u64, fold: fn(u8) -> u8) -> Result<i32> {
    for i in 0..most {
        let x = fold(m.memory.load(a.wrapping_add(i), 1)? as u8);
        let y = fold(m.memory.load(b.wrapping_add(i), 1)? as u8);
        if x != y {
            return Ok(i32::from(x) - i32::from(y));
        }
        if x == 0 {
            break;
        }
    }
    Ok(0)
}

fn same(c: u8) -> u8 {
    c
}

fn lower(c: u8) -> u8 {
    c.to_ascii_lowercase()
}

fn bytes(m: &mut Machine, at: u64, n: u64) -> Result<Vec<u8>> {
    m.memory.read_vec(at, n)
}

fn write_string(m: &mut Machine, to: u64, text: &[u8]) -> Result<()> {
    let mut text = text.to_vec();
    text.push(0);
    m.memory.write(to, &text)
}

impl LibC {
    pub(super) fn strlen(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(m.memory.c_string(args.get(0))?.len() as u64))
    }
    pub(super) fn strnlen(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(m.memory.c_string_up_to(args.get(0), args.get(1))?.len() as u64))
    }
    pub(super) fn strcmp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(compare(m, args.get(0), args.get(1), u64::MAX, same)?.into())
    }
    pub(super) fn strncmp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(compare(m, args.get(0), args.get(1), args.get(2), same)?.into())
    }
    pub(super) fn strcasecmp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(compare(m, args.get(0), args.get(1), u64::MAX, lower)?.into())
    }
    pub(super) fn strncasecmp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(compare(m, args.get(0), args.get(1), args.get(2), lower)?.into())
    }
    pub(super) fn memcmp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let n = args.get(2);
        let (a, b) = (bytes(m, args.get(0), n)?, bytes(m, args.get(1), n)?);
        Ok(order(&a, &b).into())
    }
    pub(super) fn strcpy(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(1))?;
        write_string(m, args.get(0), &text)?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn stpcpy(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(1))?;
        write_string(m, args.get(0), &text)?;
        Ok(Outcome::Return(args.get(0).wrapping_add(text.len() as u64)))
    }
    pub(super) fn strncpy(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let n = args.get(2);
        let text = m.memory.c_string_up_to(args.get(1), n)?;
        m.memory.write(args.get(0), &text)?;
        let end = args.get(0).wrapping_add(text.len() as u64);
        m.memory.fill(end, 0, n - text.len() as u64)?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn strcat(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let n = m.memory.c_string(args.get(0))?.len() as u64;
        let text = m.memory.c_string(args.get(1))?;
        write_string(m, args.get(0).wrapping_add(n), &text)?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn strncat(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let n = m.memory.c_string(args.get(0))?.len() as u64;
        let text = m.memory.c_string_up_to(args.get(1), args.get(2))?;
        write_string(m, args.get(0).wrapping_add(n), &text)?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn memcpy(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.memory.copy(args.get(0), args.get(1), args.get(2))?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn mempcpy(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.memory.copy(args.get(0), args.get(1), args.get(2))?;
        Ok(Outcome::Return(args.get(0).wrapping_add(args.get(2))))
    }
    pub(super) fn memset(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.memory.fill(args.get(0), args.get(1) as u8, args.get(2))?;
        Ok(Outcome::Return(args.get(0)))
    }
    pub(super) fn bzero(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.memory.fill(args.get(0), 0, args.get(1))?;
        Ok(Outcome::Return(0))
    }
    pub(super) fn memchr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        for i in 0..args.get(2) {
            let at = args.get(0).wrapping_add(i);
            if m.memory.load(at, 1)? == args.get(1) & 0xff {
                return Ok(Outcome::Return(at));
            }
        }
        Ok(Outcome::Return(0))
    }
    fn find(&mut self, m: &mut Machine, args: &Args<'_>, last: bool) -> Result<Option<u64>> {
        let mut text = m.memory.c_string(args.get(0))?;
        text.push(0);
        let c = args.get(1) as u8;
        let found = if last {
            text.iter().rposition(|b| *b == c)
        } else {
            text.iter().position(|b| *b == c)
        };
        Ok(found.map(|n| args.get(0).wrapping_add(n as u64)))
    }
    pub(super) fn strchr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(self.find(m, args, false)?.unwrap_or(0)))
    }
    pub(super) fn strrchr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(self.find(m, args, true)?.unwrap_or(0)))
    }
    pub(super) fn strchrnul(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let end = args.get(0).wrapping_add(m.memory.c_string(args.get(0))?.len() as u64);
        Ok(Outcome::Return(self.find(m, args, false)?.unwrap_or(end)))
    }
    fn substring(&mut self, m: &mut Machine, args: &Args<'_>, fold: fn(u8) -> u8) -> Res {
        let text: Vec<u8> = m.memory.c_string(args.get(0))?.into_iter().map(fold).collect();
        let part: Vec<u8> = m.memory.c_string(args.get(1))?.into_iter().map(fold).collect();
        let found = if part.is_empty() {
            Some(0)
        } else {
            text.windows(part.len()).position(|w| w == part.as_slice())
        };
        Ok(Outcome::Return(found.map_or(0, |n| args.get(0).wrapping_add(n as u64))))
    }
    pub(super) fn strstr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.substring(m, args, same)
    }
    pub(super) fn strcasestr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.substring(m, args, lower)
    }
    pub(super) fn strspn(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (text, set) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        Ok(Outcome::Return(text.iter().take_while(|c| set.contains(c)).count() as u64))
    }
    pub(super) fn strcspn(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (text, set) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        Ok(Outcome::Return(text.iter().take_while(|c| !set.contains(c)).count() as u64))
    }
    pub(super) fn strpbrk(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (text, set) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        let found = text.iter().position(|c| set.contains(c));
        Ok(Outcome::Return(found.map_or(0, |n| args.get(0).wrapping_add(n as u64))))
    }
    fn token(&mut self, m: &mut Machine, start: u64, set: u64) -> Result<(u64, u64)> {
        if start == 0 {
            return Ok((0, 0));
        }
        let (text, set) = (m.memory.c_string(start)?, m.memory.c_string(set)?);
        let skipped = text.iter().take_while(|c| set.contains(c)).count();
        let n = text[skipped..].iter().take_while(|c| !set.contains(c)).count();
        if n == 0 {
            return Ok((0, start.wrapping_add(text.len() as u64)));
        }
        let end = start.wrapping_add((skipped + n) as u64);
        let rest = if skipped + n < text.len() {
            m.memory.store(end, 1, 0)?;
            end + 1
        } else {
            end
        };
        Ok((start.wrapping_add(skipped as u64), rest))
    }
    pub(super) fn strtok(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let start = if args.get(0) == 0 { self.token } else { args.get(0) };
        let (token, rest) = self.token(m, start, args.get(1))?;
        self.token = rest;
        Ok(Outcome::Return(token))
    }
    pub(super) fn strtok_r(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let saved = args.get(2);
        let start = if args.get(0) == 0 { m.memory.load(saved, 8)? } else { args.get(0) };
        let (token, rest) = self.token(m, start, args.get(1))?;
        m.memory.store(saved, 8, rest)?;
        Ok(Outcome::Return(token))
    }
    pub(super) fn strsep(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let start = m.memory.load(args.get(0), 8)?;
        if start == 0 {
            return Ok(Outcome::Return(0));
        }
        let (text, set) = (m.memory.c_string(start)?, m.memory.c_string(args.get(1))?);
        let rest = match text.iter().position(|c| set.contains(c)) {
            Some(n) => {
                let end = start.wrapping_add(n as u64);
                m.memory.store(end, 1, 0)?;
                end + 1
            }
            None => 0,
        };
        m.memory.store(args.get(0), 8, rest)?;
        Ok(Outcome::Return(start))
    }
    fn duplicate(&mut self, m: &mut Machine, text: &[u8]) -> Res {
        let Some(at) = m.memory.allocate(text.len() as u64 + 1) else {
            return Ok(Outcome::Limit("memory".into()));
        };
        write_string(m, at, text)?;
        Ok(Outcome::Return(at))
    }
    pub(super) fn strdup(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        self.duplicate(m, &text)
    }
    pub(super) fn strndup(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string_up_to(args.get(0), args.get(1))?;
        self.duplicate(m, &text)
    }
    pub(super) fn strerror(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = errno::text(args.i32(0));
        self.scratch(m, text.as_bytes())
    }
    pub(super) fn basename(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        let n = text.iter().rposition(|c| *c == b'/').map_or(0, |n| n + 1);
        Ok(Outcome::Return(args.get(0).wrapping_add(n as u64)))
    }
    pub(super) fn dirname(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        match text.iter().rposition(|c| *c == b'/') {
            Some(0) => self.scratch(m, b"/"),
            Some(n) => self.scratch(m, &text[..n]),
            None => self.scratch(m, b"."),
        }
    }
    pub(super) fn realpath(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = super::stdio::normal(&String::from_utf8_lossy(&m.memory.c_string(args.get(0))?));
        let name = if name.starts_with('/') { name } else { format!("/{name}") };
        if args.get(1) == 0 {
            return self.duplicate(m, name.as_bytes());
        }
        write_string(m, args.get(1), name.as_bytes())?;
        Ok(Outcome::Return(args.get(1)))
    }
    pub(super) fn memmem(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (text, part) =
            (bytes(m, args.get(0), args.get(1))?, bytes(m, args.get(2), args.get(3))?);
        let found = if part.is_empty() {
            Some(0)
        } else {
            text.windows(part.len()).position(|w| w == part.as_slice())
        };
        Ok(Outcome::Return(found.map_or(0, |n| args.get(0).wrapping_add(n as u64))))
    }
    pub(super) fn memrchr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = bytes(m, args.get(0), args.get(2))?;
        let found = text.iter().rposition(|c| *c == args.get(1) as u8);
        Ok(Outcome::Return(found.map_or(0, |n| args.get(0).wrapping_add(n as u64))))
    }
    pub(super) fn strxfrm(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(1))?;
        if (text.len() as u64) < args.get(2) {
            write_string(m, args.get(0), &text)?;
        }
        Ok(Outcome::Return(text.len() as u64))
    }
    pub(super) fn tolower(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let c = args.get(0) as u32;
        Ok(Outcome::Return(if (65..=90).contains(&c) { u64::from(c + 32) } else { u64::from(c) }))
    }
    pub(super) fn toupper(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let c = args.get(0) as u32;
        Ok(Outcome::Return(if (97..=122).contains(&c) { u64::from(c - 32) } else { u64::from(c) }))
    }
    pub(super) fn ctype_table(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        // Entries from -128 to 255, as the GNU C library has them.
        if self.ctype == 0 {
            let mut table = vec![];
            for c in -128i32..256 {
                table.extend_from_slice(&u8::try_from(c).map_or(0, ctype_bits).to_le_bytes());
            }
            let (Some(at), Some(pointer)) = (m.memory.allocate(768), m.memory.allocate(8)) else {
                return Ok(Outcome::Limit("memory".into()));
            };
            m.memory.write(at, &table)?;
            m.memory.store(pointer, 8, at + 256)?;
            self.ctype = pointer;
        }
        Ok(Outcome::Return(self.ctype))
    }
    pub(super) fn case_table(&mut self, m: &mut Machine, upper: bool) -> Res {
        let n = usize::from(upper);
        if self.cases[n] == 0 {
            let mut table = vec![];
            for c in -128i32..256 {
                let changed = match u8::try_from(c) {
                    Ok(c) if upper => i32::from(c.to_ascii_uppercase()),
                    Ok(c) => i32::from(c.to_ascii_lowercase()),
                    Err(_) => c,
                };
                table.extend_from_slice(&changed.to_le_bytes());
            }
            let (Some(at), Some(pointer)) = (m.memory.allocate(1536), m.memory.allocate(8)) else {
                return Ok(Outcome::Limit("memory".into()));
            };
            m.memory.write(at, &table)?;
            m.memory.store(pointer, 8, at + 512)?;
            self.cases[n] = pointer;
        }
        Ok(Outcome::Return(self.cases[n]))
    }
}

/// The bits of `<ctype.h>` of the GNU C library.
fn ctype_bits(c: u8) -> u16 {
    let bit = |is: bool, n: u16| if is { n } else { 0 };
    bit(c.is_ascii_uppercase(), 1 << 8)
        | bit(c.is_ascii_lowercase(), 1 << 9)
        | bit(c.is_ascii_alphabetic(), 1 << 10)
        | bit(c.is_ascii_digit(), 1 << 11)
        | bit(c.is_ascii_hexdigit(), 1 << 12)
        | bit(super::scan::is_space(c), 1 << 13)
        | bit(c == b' ' || c.is_ascii_graphic(), 1 << 14)
        | bit(c.is_ascii_graphic(), 1 << 15)
        | bit(c == b' ' || c == b'\t', 1)
        | bit(c.is_ascii_control(), 1 << 1)
        | bit(c.is_ascii_punctuation(), 1 << 2)
        | bit(c.is_ascii_alphanumeric(), 1 << 3)
}

/// `isalpha` and its kin, by name.
pub(super) fn classify(name: &str, c: u64) -> u64 {
    let Ok(c) = u8::try_from(c) else { return 0 };
    let is = match name {
        "isalpha" => c.is_ascii_alphabetic(),
        "isdigit" => c.is_ascii_digit(),
        "isalnum" => c.is_ascii_alphanumeric(),
        "isspace" => super::scan::is_space(c),
        "isupper" => c.is_ascii_uppercase(),
        "islower" => c.is_ascii_lowercase(),
        "ispunct" => c.is_ascii_punctuation(),
        "isprint" => c == b' ' || c.is_ascii_graphic(),
        "isgraph" => c.is_ascii_graphic(),
        "iscntrl" => c.is_ascii_control(),
        "isxdigit" => c.is_ascii_hexdigit(),
        "isblank" => c == b' ' || c == b'\t',
        _ => c.is_ascii(),
    };
    u64::from(is)
}

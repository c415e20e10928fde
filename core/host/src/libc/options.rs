//! `getopt` and `getopt_long`, which move arguments that are not options to the end, as the GNU C
//! library does.

use super::{LibC, Res};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use crate::memory::Result;

/// Where the next option is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct State {
    /// Position in the current argument, 0 at the start of one.
    within: usize,
    /// Arguments `first..last` are not options and have been passed over.
    first: u64,
    last: u64,
    started: bool,
    /// What `optind` is, for programs that do not mention it: the linker leaves it out there.
    next: u64,
}

/// A long option: name, whether it takes an argument, flag, value.
struct Long {
    name: Vec<u8>,
    takes: i32,
    flag: u64,
    value: u64,
}

fn variable(m: &Machine, name: &str) -> u64 {
    m.program().variable(name).map_or(0, |v| v.0)
}

fn set(m: &mut Machine, name: &str, size: usize, value: u64) -> Result<()> {
    match variable(m, name) {
        0 => Ok(()),
        at => m.memory.store(at, size, value),
    }
}

impl LibC {
    pub(super) fn getopt(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.option(m, args, 0, 0)
    }

    pub(super) fn getopt_long(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.option(m, args, args.get(3), args.get(4))
    }

    fn long_options(m: &mut Machine, mut at: u64) -> Result<Vec<Long>> {
        let mut all = vec![];
        while at != 0 && all.len() < 1000 {
            let name = m.memory.load(at, 8)?;
            if name == 0 {
                break;
            }
            all.push(Long {
                name: m.memory.c_string(name)?,
                takes: m.memory.load(at.wrapping_add(8), 4)? as i32,
                flag: m.memory.load(at.wrapping_add(16), 8)?,
                value: m.memory.load(at.wrapping_add(24), 4)?,
            });
            at = at.wrapping_add(32);
        }
        Ok(all)
    }

    /// The next call begins with the argument at `index`.
    fn go_to(&mut self, m: &mut Machine, index: u64) -> Result<()> {
        self.options.next = index;
        set(m, "optind", 4, index)
    }

    fn option(&mut self, m: &mut Machine, args: &Args<'_>, long: u64, index_at: u64) -> Res {
        let (count, argv) = (u64::from(args.get(0) as u32), args.get(1));
        let mut short = m.memory.c_string(args.get(2))?;
        let ordered = short.first() == Some(&b'+');
        if ordered || short.first() == Some(&b'-') {
            short.remove(0);
        }
        let quiet = short.first() == Some(&b':');
        let slot = |i: u64| argv.wrapping_add(8 * i);
        let optind = variable(m, "optind");
        let mut index = if optind == 0 { self.options.next } else { m.memory.load(optind, 4)? };
        if index == 0 || !self.options.started {
            index = index.max(1);
            self.options =
                State { within: 0, first: index, last: index, started: true, next: index };
        }
        set(m, "optarg", 8, 0)?;
        if self.options.within == 0 {
            let is_option = |m: &mut Machine, i: u64| -> Result<bool> {
                let text = m.memory.load(slot(i), 8)?;
                let text = m.memory.c_string_up_to(text, 2)?;
                Ok(text.len() == 2 && text[0] == b'-')
            };
            // What was passed over goes behind the options read since.
            let state = &mut self.options;
            if state.first != state.last && state.last != index {
                let mut moved = vec![];
                for i in state.last..index {
                    moved.push(m.memory.load(slot(i), 8)?);
                }
                for i in state.first..state.last {
                    moved.push(m.memory.load(slot(i), 8)?);
                }
                for (i, value) in (state.first..).zip(moved) {
                    m.memory.store(slot(i), 8, value)?;
                }
                state.first += index - state.last;
                state.last = index;
            } else if state.last != index {
                state.first = index;
            }
            while !ordered && index < count && !is_option(m, index)? {
                index += 1;
            }
            self.options.last = index;
            if index >= count || !is_option(m, index)? {
                let state = self.options;
                let end = if state.first == state.last { index } else { state.first };
                self.go_to(m, end)?;
                return Ok(Outcome::from(-1));
            }
        }
        let text_at = m.memory.load(slot(index), 8)?;
        let text = m.memory.c_string(text_at)?;
        if self.options.within == 0 && text == b"--" {
            index += 1;
            let state = self.options;
            if state.first != state.last {
                let mut moved = vec![m.memory.load(slot(index - 1), 8)?];
                for i in state.first..state.last {
                    moved.push(m.memory.load(slot(i), 8)?);
                }
                for (i, value) in (state.first..).zip(moved) {
                    m.memory.store(slot(i), 8, value)?;
                }
                index = state.first + 1;
            }
            self.go_to(m, index)?;
            return Ok(Outcome::from(-1));
        }
        let complain = |m: &mut Machine, what: String| {
            if !quiet {
                let line = format!("program: {what}\n");
                m.console.write(crate::machine::Stream::Stderr, line.as_bytes());
            }
        };
        if self.options.within == 0 && long != 0 && text.starts_with(b"--") {
            index += 1;
            let body = &text[2..];
            let n = body.iter().position(|c| *c == b'=').unwrap_or(body.len());
            let (name, has_value) = (&body[..n], n < body.len());
            let shown = String::from_utf8_lossy(name).into_owned();
            let all = Self::long_options(m, long)?;
            let exact = all.iter().position(|o| o.name == name);
            let starts = all.iter().enumerate().filter(|(_, o)| o.name.starts_with(name));
            let mut starts = starts.map(|(i, _)| i);
            let found = exact.or_else(|| starts.next().filter(|_| starts.next().is_none()));
            let Some(found) = found else {
                complain(m, format!("unrecognized option '--{shown}'"));
                self.go_to(m, index)?;
                return Ok(Outcome::from(i32::from(b'?')));
            };
            let option = &all[found];
            if has_value && option.takes != 0 {
                set(m, "optarg", 8, text_at.wrapping_add(n as u64 + 3))?;
            } else if has_value {
                complain(m, format!("option '--{shown}' doesn't allow an argument"));
                self.go_to(m, index)?;
                return Ok(Outcome::from(i32::from(b'?')));
            } else if option.takes == 1 {
                if index >= count {
                    complain(m, format!("option '--{shown}' requires an argument"));
                    self.go_to(m, index)?;
                    return Ok(Outcome::from(i32::from(if quiet { b':' } else { b'?' })));
                }
                let value = m.memory.load(slot(index), 8)?;
                set(m, "optarg", 8, value)?;
                index += 1;
            }
            self.go_to(m, index)?;
            if index_at != 0 {
                m.memory.store(index_at, 4, found as u64)?;
            }
            if option.flag != 0 {
                m.memory.store(option.flag, 4, option.value)?;
                return Ok(Outcome::Return(0));
            }
            return Ok(Outcome::Return(option.value));
        }
        let at = self.options.within.max(1);
        let c = text.get(at).copied().unwrap_or(0);
        let last = at + 1 >= text.len();
        self.options.within = if last { 0 } else { at + 1 };
        let known = short.iter().position(|s| *s == c && c != b':');
        let Some(n) = known else {
            index += u64::from(last);
            self.go_to(m, index)?;
            set(m, "optopt", 4, u64::from(c))?;
            complain(m, format!("invalid option -- '{}'", char::from(c)));
            return Ok(Outcome::from(i32::from(b'?')));
        };
        if short.get(n + 1) != Some(&b':') {
            index += u64::from(last);
            self.go_to(m, index)?;
            return Ok(Outcome::Return(u64::from(c)));
        }
        let optional = short.get(n + 2) == Some(&b':');
        self.options.within = 0;
        index += 1;
        if !last {
            set(m, "optarg", 8, text_at.wrapping_add(at as u64 + 1))?;
        } else if !optional {
            if index >= count {
                self.go_to(m, index)?;
                set(m, "optopt", 4, u64::from(c))?;
                complain(m, format!("option requires an argument -- '{}'", char::from(c)));
                return Ok(Outcome::from(i32::from(if quiet { b':' } else { b'?' })));
            }
            let value = m.memory.load(slot(index), 8)?;
            set(m, "optarg", 8, value)?;
            index += 1;
        }
        self.go_to(m, index)?;
        Ok(Outcome::Return(u64::from(c)))
    }
}

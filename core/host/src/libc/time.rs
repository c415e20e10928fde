//! Virtual time: it starts at a fixed moment and advances with the operations executed.

use super::{LibC, Res};
use crate::library::{Args, Outcome};
use crate::machine::Machine;

/// 1 January 2025, 00:00:00 UTC, in seconds since 1970.
const START: u64 = 1_735_689_600;
const BILLION: u64 = 1_000_000_000;

/// A moment as `struct tm` has it.
struct Broken {
    fields: [i32; 9],
}

const DAYS: [&str; 7] =
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Days since 1970 of a date (Hinnant, "chrono-compatible low-level date algorithms").
fn days(year: i64, month: i64, day: i64) -> i64 {
    let y = if month <= 2 { year - 1 } else { year };
    let era = y.div_euclid(400);
    let yoe = y.rem_euclid(400);
    let doy = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719_468
}

impl Broken {
    fn new(seconds: i64) -> Self {
        let day = seconds.div_euclid(86_400);
        let rest = seconds.rem_euclid(86_400);
        let z = day.saturating_add(719_468);
        let era = z.div_euclid(146_097);
        let doe = z.rem_euclid(146_097);
        let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
        let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
        let mp = (5 * doy + 2) / 153;
        let month = if mp < 10 { mp + 3 } else { mp - 9 };
        let year = yoe + era * 400 + i64::from(month <= 2);
        let fields = [
            rest % 60,
            rest / 60 % 60,
            rest / 3600,
            doy - (153 * mp + 2) / 5 + 1,
            month - 1,
            year - 1900,
            (day + 4).rem_euclid(7),
            day - days(year, 1, 1),
            0,
        ];
        Self { fields: fields.map(|f| f as i32) }
    }

    fn load(m: &mut Machine, at: u64) -> crate::memory::Result<Self> {
        let mut fields = [0; 9];
        for (i, field) in fields.iter_mut().enumerate() {
            *field = m.memory.load(at.wrapping_add(4 * i as u64), 4)? as i32;
        }
        Ok(Self { fields })
    }

    fn store(&self, m: &mut Machine, at: u64) -> crate::memory::Result<()> {
        for (i, field) in self.fields.iter().enumerate() {
            m.memory.store(at.wrapping_add(4 * i as u64), 4, u64::from(*field as u32))?;
        }
        Ok(())
    }

    fn seconds(&self) -> i64 {
        let [sec, min, hour, day, month, year, ..] = self.fields.map(i64::from);
        let (year, month) = (year + 1900 + month.div_euclid(12), month.rem_euclid(12) + 1);
        days(year, month, 1) * 86_400 + (day - 1) * 86_400 + hour * 3600 + min * 60 + sec
    }

    fn name<'a>(names: &[&'a str], n: i32) -> &'a str {
        usize::try_from(n).ok().and_then(|n| names.get(n)).copied().unwrap_or("?")
    }

    fn format(&self, pattern: &[u8]) -> String {
        let [sec, min, hour, day, month, year, weekday, yearday, _] = self.fields;
        let mut out = String::new();
        let mut rest = pattern.iter();
        while let Some(&c) = rest.next() {
            if c != b'%' {
                out.push(char::from(c));
                continue;
            }
            let piece = match rest.next() {
                Some(b'Y') => (i64::from(year) + 1900).to_string(),
                Some(b'y') => format!("{:02}", year.rem_euclid(100)),
                Some(b'C') => format!("{:02}", (i64::from(year) + 1900) / 100),
                Some(b'm') => format!("{:02}", month.wrapping_add(1)),
                Some(b'd') => format!("{day:02}"),
                Some(b'e') => format!("{day:2}"),
                Some(b'H') => format!("{hour:02}"),
                Some(b'I') => format!("{:02}", (hour.wrapping_add(11)).rem_euclid(12) + 1),
                Some(b'M') => format!("{min:02}"),
                Some(b'S') => format!("{sec:02}"),
                Some(b'j') => format!("{:03}", yearday.wrapping_add(1)),
                Some(b'w') => weekday.to_string(),
                Some(b'p') => if hour < 12 { "AM" } else { "PM" }.into(),
                Some(b'a') => Self::name(&DAYS, weekday).chars().take(3).collect(),
                Some(b'A') => Self::name(&DAYS, weekday).into(),
                Some(b'b' | b'h') => Self::name(&MONTHS, month).chars().take(3).collect(),
                Some(b'B') => Self::name(&MONTHS, month).into(),
                Some(b'F') => self.format(b"%Y-%m-%d"),
                Some(b'T' | b'X') => self.format(b"%H:%M:%S"),
                Some(b'R') => self.format(b"%H:%M"),
                Some(b'D' | b'x') => self.format(b"%m/%d/%y"),
                Some(b'c') => self.format(b"%a %b %e %H:%M:%S %Y"),
                Some(b'r') => self.format(b"%I:%M:%S %p"),
                Some(b's') => self.seconds().to_string(),
                Some(b'z') => "+0000".into(),
                Some(b'Z') => "UTC".into(),
                Some(b'n') => "\n".into(),
                Some(b't') => "\t".into(),
                Some(b'%') => "%".into(),
                Some(&c) => format!("%{}", char::from(c)),
                None => "%".into(),
            };
            out.push_str(&piece);
        }
        out
    }
}

impl LibC {
    pub(super) fn time(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let now = START + m.now() / BILLION;
        if args.get(0) != 0 {
            m.memory.store(args.get(0), 8, now)?;
        }
        Ok(Outcome::Return(now))
    }

    pub(super) fn clock(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(m.now() / 1000))
    }

    pub(super) fn gettimeofday(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let now = m.now();
        if args.get(0) != 0 {
            m.memory.store(args.get(0), 8, START + now / BILLION)?;
            m.memory.store(args.get(0).wrapping_add(8), 8, now % BILLION / 1000)?;
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn clock_gettime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let now = m.now();
        // The monotonic clocks start with the program.
        let base = if args.i32(0) == 0 { START } else { 0 };
        m.memory.store(args.get(1), 8, base + now / BILLION)?;
        m.memory.store(args.get(1).wrapping_add(8), 8, now % BILLION)?;
        Ok(Outcome::Return(0))
    }

    pub(super) fn clock_getres(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        if args.get(1) != 0 {
            m.memory.store(args.get(1), 8, 0)?;
            m.memory.store(args.get(1).wrapping_add(8), 8, 1)?;
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn sleep(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.advance((args.get(0) & 0xffff_ffff) * BILLION);
        Ok(Outcome::Yield(0))
    }

    pub(super) fn usleep(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        m.advance((args.get(0) & 0xffff_ffff) * 1000);
        Ok(Outcome::Yield(0))
    }

    pub(super) fn nanosleep(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = m.memory.load(args.get(0), 8)?;
        let rest = m.memory.load(args.get(0).wrapping_add(8), 8)?;
        m.advance(seconds.saturating_mul(BILLION).saturating_add(rest));
        Ok(Outcome::Yield(0))
    }

    pub(super) fn difftime(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        Ok((args.i64(0).wrapping_sub(args.i64(1)) as f64).into())
    }

    pub(super) fn localtime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = m.memory.load(args.get(0), 8)? as i64;
        if self.broken == 0 {
            self.broken = m.memory.allocate(56).unwrap_or(0);
        }
        Broken::new(seconds).store(m, self.broken)?;
        Ok(Outcome::Return(self.broken))
    }

    pub(super) fn localtime_r(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = m.memory.load(args.get(0), 8)? as i64;
        Broken::new(seconds).store(m, args.get(1))?;
        Ok(Outcome::Return(args.get(1)))
    }

    pub(super) fn mktime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = Broken::load(m, args.get(0))?.seconds();
        Broken::new(seconds).store(m, args.get(0))?;
        Ok(seconds.into())
    }

    pub(super) fn strftime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let pattern = m.memory.c_string_up_to(args.get(2), 4096)?;
        let mut text = Broken::load(m, args.get(3))?.format(&pattern).into_bytes();
        let n = text.len() as u64;
        if n + 1 > args.get(1) {
            return Ok(Outcome::Return(0));
        }
        text.push(0);
        m.memory.write(args.get(0), &text)?;
        Ok(Outcome::Return(n))
    }

    pub(super) fn ctime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = m.memory.load(args.get(0), 8)? as i64;
        let text = Broken::new(seconds).format(b"%a %b %e %H:%M:%S %Y\n");
        self.scratch(m, text.as_bytes())
    }

    pub(super) fn ctime_r(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let seconds = m.memory.load(args.get(0), 8)? as i64;
        let text = Broken::new(seconds).format(b"%a %b %e %H:%M:%S %Y\n\0");
        m.memory.write(args.get(1), text.as_bytes())?;
        Ok(Outcome::Return(args.get(1)))
    }

    /// `getrusage`: the time so far as that of the user, nothing else.
    pub(super) fn getrusage(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let now = m.now();
        m.memory.fill(args.get(1), 0, 144)?;
        m.memory.store(args.get(1), 8, now / BILLION)?;
        m.memory.store(args.get(1).wrapping_add(8), 8, now % BILLION / 1000)?;
        Ok(Outcome::Return(0))
    }

    pub(super) fn times(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let ticks = m.now() / 10_000_000;
        if args.get(0) != 0 {
            m.memory.fill(args.get(0), 0, 32)?;
            m.memory.store(args.get(0), 8, ticks)?;
        }
        Ok(Outcome::Return(ticks))
    }

    pub(super) fn timespec_get(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.clock_gettime(m, &Args { values: &[0, args.get(0)], fixed: 2 })?;
        Ok(Outcome::Return(args.get(1)))
    }

    pub(super) fn asctime(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = Broken::load(m, args.get(0))?.format(b"%a %b %e %H:%M:%S %Y\n");
        self.scratch(m, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let start = Broken::new(START as i64);
        assert_eq!(start.format(b"%c %j"), "Wed Jan  1 00:00:00 2025 001");
        assert_eq!(start.seconds(), START as i64);
        assert_eq!(Broken::new(951_782_399).format(b"%F %T"), "2000-02-28 23:59:59");
        assert_eq!(Broken::new(-1).format(b"%F %T"), "1969-12-31 23:59:59");
    }
}

//! `stdlib.h`: memory, numbers from text, pseudo-random numbers, sorting, and the end of a program.

use super::{LibC, Res, errno, scan};
use crate::fault::FaultKind;
use crate::library::{Args, Outcome};
use crate::machine::{Machine, Stream};

/// Sizes from here on fail as on a real machine.
const ABSURD: u64 = 1 << 46;
/// Most elements that are sorted.
const MAX_ELEMENTS: u64 = 1 << 26;

/// A function that runs at exit.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtExit {
    pub(super) function: u64,
    pub(super) argument: Option<u64>,
}

/// The state of `rand` and `random` (GNU C library, TYPE_3: r[i] = r[i-3] + r[i-31]).
#[derive(Clone, Debug)]
pub(super) struct Random {
    state: [u32; 31],
    front: usize,
    rear: usize,
}

impl Random {
    pub(super) fn new(seed: u32) -> Self {
        let seed = if seed == 0 { 1 } else { seed };
        let mut state = [0u32; 31];
        state[0] = seed;
        let mut word = i64::from(seed as i32);
        for s in state.iter_mut().skip(1) {
            // 16807 * word % 2147483647, by Schrage's method.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807 * low - 2_836 * high;
            if word < 0 {
                word += 2_147_483_647;
            }
            *s = word as u32;
        }
        let mut random = Self { state, front: 3, rear: 0 };
        for _ in 0..310 {
            random.next();
        }
        random
    }

    pub(super) fn next(&mut self) -> u32 {
        let value = self.state[self.front].wrapping_add(self.state[self.rear]);
        self.state[self.front] = value;
        self.front = (self.front + 1) % 31;
        self.rear = (self.rear + 1) % 31;
        value >> 1
    }
}

/// A step of the generator of `drand48` (POSIX).
fn step48(x: u64) -> u64 {
    x.wrapping_mul(0x5_deec_e66d).wrapping_add(0xb) & 0xffff_ffff_ffff
}

/// `qsort` in progress: a merge sort of positions, which compares elements where they are.
#[derive(Clone, Debug)]
pub(super) struct Sort {
    base: u64,
    count: usize,
    size: u64,
    compare: u64,
    context: Option<u64>,
    from: Vec<u32>,
    to: Vec<u32>,
    width: usize,
    /// The run that is merged: start, and positions in both halves.
    start: usize,
    left: usize,
    right: usize,
}

impl Sort {
    /// The next two elements to compare; `None` when all are in order.
    fn next(&mut self) -> Option<(u32, u32)> {
        while self.width < self.count {
            let middle = (self.start + self.width).min(self.count);
            let end = (self.start + 2 * self.width).min(self.count);
            if self.left < middle && self.right < end {
                return Some((self.from[self.left], self.from[self.right]));
            }
            self.to.extend_from_slice(&self.from[self.left..middle]);
            self.to.extend_from_slice(&self.from[self.right..end]);
            self.begin(end);
            if end == self.count {
                self.width *= 2;
                std::mem::swap(&mut self.from, &mut self.to);
                self.to.clear();
                self.begin(0);
            }
        }
        None
    }

    fn begin(&mut self, start: usize) {
        self.start = start;
        self.left = start;
        self.right = (start + self.width).min(self.count);
    }

    /// The result of the comparison.
    fn feed(&mut self, order: i32) {
        if order <= 0 {
            self.to.push(self.from[self.left]);
            self.left += 1;
        } else {
            self.to.push(self.from[self.right]);
            self.right += 1;
        }
    }
}

/// `bsearch` in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Search {
    key: u64,
    base: u64,
    size: u64,
    low: u64,
    high: u64,
    compare: u64,
}

/// What waits for a function of the program.
#[derive(Clone, Debug)]
pub(super) enum Waiting {
    Sort(Box<Sort>),
    Search(Search),
    Exit(i32),
    /// A thread: its number.
    Thread(u64),
    Once,
    /// `abort`, whose handler is called.
    Abort,
}

impl LibC {
    pub(super) fn keep(&mut self, waiting: Waiting) -> u64 {
        self.next_token += 1;
        self.waiting.insert(self.next_token, waiting);
        self.next_token
    }

    pub(super) fn wait(&mut self, waiting: Waiting, function: u64, args: Vec<u64>) -> Outcome {
        Outcome::Call { function, args, token: self.keep(waiting) }
    }

    pub(super) fn resumed(&mut self, m: &mut Machine, token: u64, result: u64) -> Res {
        match self.waiting.remove(&token) {
            Some(Waiting::Sort(mut sort)) => {
                sort.feed(result as i32);
                self.sort_on(m, sort)
            }
            Some(Waiting::Search(mut search)) => {
                let middle = search.low.midpoint(search.high);
                match result as i32 {
                    0 => return Ok(Outcome::Return(search.base + middle * search.size)),
                    ..0 => search.high = middle,
                    _ => search.low = middle + 1,
                }
                Ok(self.search_on(search))
            }
            Some(Waiting::Exit(code)) => Ok(self.exit_on(code)),
            Some(Waiting::Thread(number)) => {
                self.threads.ended(number, result);
                Ok(Outcome::ThreadEnds)
            }
            Some(Waiting::Abort) => Ok(Outcome::Fault(FaultKind::Abort)),
            Some(Waiting::Once) | None => Ok(Outcome::Return(0)),
        }
    }

    fn new_memory(&mut self, m: &mut Machine, size: u64) -> Outcome {
        match m.memory.allocate(size) {
            Some(at) => Outcome::Return(at),
            None => self.no_memory(m, size),
        }
    }

    fn no_memory(&mut self, m: &mut Machine, size: u64) -> Outcome {
        if size >= ABSURD {
            self.fail(m, 12);
            return Outcome::Return(0);
        }
        Outcome::Limit(format!("memory (an allocation of {size} bytes)"))
    }

    pub(super) fn malloc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(self.new_memory(m, args.get(0)))
    }

    pub(super) fn calloc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(size) = args.get(0).checked_mul(args.get(1)) else {
            return Ok(Outcome::Return(0));
        };
        let outcome = self.new_memory(m, size);
        if let Outcome::Return(at @ 1..) = outcome {
            m.memory.fill(at, 0, size)?;
        }
        Ok(outcome)
    }

    pub(super) fn realloc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (old, size) = (args.get(0), args.get(1));
        if old == 0 {
            return Ok(self.new_memory(m, size));
        }
        let Some(had) = m.memory.allocation(old) else {
            return Ok(match m.memory.free(old) {
                Err(kind) => Outcome::Fault(kind),
                Ok(()) => Outcome::Return(0),
            });
        };
        let outcome = self.new_memory(m, size);
        if let Outcome::Return(new @ 1..) = outcome {
            m.memory.copy(new, old, had.min(size))?;
            if let Err(kind) = m.memory.free(old) {
                return Ok(Outcome::Fault(kind));
            }
        }
        Ok(outcome)
    }

    pub(super) fn free(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        if args.get(0) != 0
            && let Err(kind) = m.memory.free(args.get(0))
        {
            return Ok(Outcome::Fault(kind));
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn posix_memalign(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (align, size) = (args.get(1), args.get(2));
        if !align.is_power_of_two() || align > 1 << 20 {
            return Ok(Outcome::from(errno::EINVAL));
        }
        match m.memory.allocate_aligned(align, size) {
            Some(at) => {
                m.memory.store(args.get(0), 8, at)?;
                Ok(Outcome::Return(0))
            }
            None => Ok(self.no_memory(m, size)),
        }
    }

    pub(super) fn aligned_alloc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (align, size) = (args.get(0), args.get(1));
        if !align.is_power_of_two() || align > 1 << 20 {
            return Ok(Outcome::Return(0));
        }
        Ok(match m.memory.allocate_aligned(align, size) {
            Some(at) => Outcome::Return(at),
            None => self.no_memory(m, size),
        })
    }

    pub(super) fn valloc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(match m.memory.allocate_aligned(4096, args.get(0)) {
            Some(at) => Outcome::Return(at),
            None => self.no_memory(m, args.get(0)),
        })
    }

    pub(super) fn malloc_usable_size(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(m.memory.allocation(args.get(0)).unwrap_or(0)))
    }

    fn store_end(
        &mut self,
        m: &mut Machine,
        args: &Args<'_>,
        used: usize,
    ) -> crate::memory::Result<()> {
        if args.get(1) == 0 {
            return Ok(());
        }
        m.memory.store(args.get(1), 8, args.get(0).wrapping_add(used as u64))
    }

    pub(super) fn strtol(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        let (value, used, overflow) = scan::signed(&text, args.get(2) as u32);
        if overflow {
            self.fail(m, errno::ERANGE);
        }
        self.store_end(m, args, used)?;
        Ok(Outcome::from(value))
    }

    pub(super) fn strtoul(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        let (value, used, overflow) = scan::unsigned(&text, args.get(2) as u32);
        if overflow {
            self.fail(m, errno::ERANGE);
        }
        self.store_end(m, args, used)?;
        Ok(Outcome::Return(value))
    }

    fn real(
        &mut self,
        m: &mut Machine,
        args: &Args<'_>,
        single: bool,
    ) -> crate::memory::Result<f64> {
        let text = m.memory.c_string(args.get(0))?;
        let (value, used) = scan::float(&text, single);
        let huge = value.is_infinite() && text.iter().any(u8::is_ascii_digit);
        if huge {
            self.fail(m, errno::ERANGE);
        }
        self.store_end(m, args, used)?;
        Ok(value)
    }

    pub(super) fn strtod(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(self.real(m, args, false)?.into())
    }

    pub(super) fn strtof(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok((self.real(m, args, true)? as f32).into())
    }

    pub(super) fn atoi(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        Ok((scan::signed(&text, 10).0 as i32).into())
    }

    pub(super) fn atol(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        Ok(scan::signed(&text, 10).0.into())
    }

    pub(super) fn atof(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        Ok(scan::float(&text, false).0.into())
    }

    pub(super) fn rand(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(u64::from(self.random.next())))
    }

    pub(super) fn srand(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.random = Random::new(args.get(0) as u32);
        Ok(Outcome::Return(0))
    }

    pub(super) fn rand_r(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut seed = m.memory.load(args.get(0), 4)? as u32;
        let mut step = || {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            seed / 65_536
        };
        let mut result = step() % 2048;
        result = (result << 10) ^ (step() % 1024);
        result = (result << 10) ^ (step() % 1024);
        m.memory.store(args.get(0), 4, u64::from(seed))?;
        Ok(Outcome::Return(u64::from(result)))
    }

    pub(super) fn srand48(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.seed48 = (args.get(0) & 0xffff_ffff) << 16 | 0x330e;
        Ok(Outcome::Return(0))
    }

    pub(super) fn drand48(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        self.seed48 = step48(self.seed48);
        Ok((self.seed48 as f64 / 281_474_976_710_656.0).into())
    }

    pub(super) fn lrand48(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        self.seed48 = step48(self.seed48);
        Ok(Outcome::Return(self.seed48 >> 17))
    }

    pub(super) fn mrand48(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        self.seed48 = step48(self.seed48);
        Ok(i64::from((self.seed48 >> 16) as i32).into())
    }

    fn own48(&mut self, m: &mut Machine, at: u64) -> crate::memory::Result<u64> {
        let mut x = 0;
        for i in 0..3 {
            x |= m.memory.load(at.wrapping_add(2 * i), 2)? << (16 * i);
        }
        let x = step48(x);
        for i in 0..3 {
            m.memory.store(at.wrapping_add(2 * i), 2, x >> (16 * i))?;
        }
        Ok(x)
    }

    pub(super) fn erand48(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok((self.own48(m, args.get(0))? as f64 / 281_474_976_710_656.0).into())
    }

    pub(super) fn nrand48(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Return(self.own48(m, args.get(0))? >> 17))
    }

    pub(super) fn jrand48(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        Ok(i64::from((self.own48(m, args.get(0))? >> 16) as i32).into())
    }

    fn sort(&mut self, m: &mut Machine, args: &Args<'_>, context: Option<u64>) -> Res {
        let (base, count, size, compare) = (args.get(0), args.get(1), args.get(2), args.get(3));
        let whole = count.checked_mul(size).filter(|_| count <= MAX_ELEMENTS);
        let Some(whole) = whole else {
            return Ok(Outcome::Limit(format!("{MAX_ELEMENTS} elements of `qsort`")));
        };
        m.memory.read_vec(base, whole)?;
        if whole == 0 {
            return Ok(Outcome::Return(0));
        }
        let from: Vec<u32> = (0..count as u32).collect();
        let to = Vec::with_capacity(from.len());
        let count = count as usize;
        let mut sort = Sort {
            base,
            count,
            size,
            compare,
            context,
            from,
            to,
            width: 1,
            start: 0,
            left: 0,
            right: 0,
        };
        sort.begin(0);
        self.sort_on(m, Box::new(sort))
    }

    fn sort_on(&mut self, m: &mut Machine, mut sort: Box<Sort>) -> Res {
        if let Some((a, b)) = sort.next() {
            let at = |n: u32| sort.base.wrapping_add(u64::from(n).wrapping_mul(sort.size));
            let mut args = vec![at(a), at(b)];
            args.extend(sort.context);
            let compare = sort.compare;
            return Ok(self.wait(Waiting::Sort(sort), compare, args));
        }
        let size = sort.size as usize;
        let old = m.memory.read_vec(sort.base, sort.count as u64 * sort.size)?;
        let mut new = Vec::with_capacity(old.len());
        for &n in &sort.from {
            new.extend_from_slice(&old[n as usize * size..(n as usize + 1) * size]);
        }
        m.memory.write(sort.base, &new)?;
        Ok(Outcome::Return(0))
    }

    pub(super) fn qsort(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.sort(m, args, None)
    }

    pub(super) fn qsort_r(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.sort(m, args, Some(args.get(4)))
    }

    pub(super) fn bsearch(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let search = Search {
            key: args.get(0),
            base: args.get(1),
            size: args.get(3),
            low: 0,
            high: args.get(2).min(1 << 40),
            compare: args.get(4),
        };
        Ok(self.search_on(search))
    }

    fn search_on(&mut self, search: Search) -> Outcome {
        if search.low >= search.high {
            return Outcome::Return(0);
        }
        let middle = search.low.midpoint(search.high);
        let at = search.base.wrapping_add(middle.wrapping_mul(search.size));
        self.wait(Waiting::Search(search), search.compare, vec![search.key, at])
    }

    pub(super) fn atexit(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.at_exit.push(AtExit { function: args.get(0), argument: None });
        Ok(Outcome::Return(0))
    }

    pub(super) fn cxa_atexit(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.at_exit.push(AtExit { function: args.get(0), argument: Some(args.get(1)) });
        Ok(Outcome::Return(0))
    }

    pub(super) fn exit(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        Ok(self.exit_on(args.i32(0)))
    }

    pub(super) fn exit_now(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        Ok(Outcome::Exit(args.i32(0) & 0xff))
    }

    fn exit_on(&mut self, code: i32) -> Outcome {
        match self.at_exit.pop() {
            Some(AtExit { function, argument }) => {
                self.wait(Waiting::Exit(code), function, argument.into_iter().collect())
            }
            None => Outcome::Exit(code & 0xff),
        }
    }

    /// `__assert_fail(expression, file, line, function)`
    pub(super) fn assert_fail(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut part = |n: usize| -> crate::memory::Result<String> {
            if args.get(n) == 0 {
                return Ok(String::new());
            }
            Ok(String::from_utf8_lossy(&m.memory.c_string(args.get(n))?).into_owned())
        };
        let (what, file, function) = (part(0)?, part(1)?, part(3)?);
        let line = args.get(2) as u32;
        let text = format!("program: {file}:{line}: {function}: Assertion `{what}' failed.\n");
        m.console.write(Stream::Stderr, text.as_bytes());
        self.abort_on(m)
    }

    pub(super) fn getenv(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = m.memory.c_string(args.get(0))?;
        Ok(Outcome::Return(self.environment.get(&name).copied().unwrap_or(0)))
    }

    pub(super) fn setenv(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (name, value) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        if args.i32(2) == 0 && self.environment.contains_key(&name) {
            return Ok(Outcome::Return(0));
        }
        let Some(at) = m.memory.allocate(value.len() as u64 + 1) else {
            return Ok(Outcome::Limit("memory".into()));
        };
        let mut value = value;
        value.push(0);
        m.memory.write(at, &value)?;
        self.environment.insert(name, at);
        Ok(Outcome::Return(0))
    }

    pub(super) fn putenv(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = m.memory.c_string(args.get(0))?;
        if let Some(n) = text.iter().position(|c| *c == b'=') {
            self.environment.insert(text[..n].to_vec(), args.get(0).wrapping_add(n as u64 + 1));
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn unsetenv(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = m.memory.c_string(args.get(0))?;
        self.environment.remove(&name);
        Ok(Outcome::Return(0))
    }

    pub(super) fn abs(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        Ok(args.i32(0).wrapping_abs().into())
    }

    pub(super) fn labs(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        Ok(args.i64(0).wrapping_abs().into())
    }

    pub(super) fn div(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let (a, b) = (args.i32(0), args.i32(1));
        let (Some(q), Some(r)) = (a.checked_div(b), a.checked_rem(b)) else {
            return Ok(Outcome::Fault(FaultKind::Division));
        };
        Ok(Outcome::Return(u64::from(q as u32) | u64::from(r as u32) << 32))
    }

    pub(super) fn ldiv(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let (a, b) = (args.i64(0), args.i64(1));
        let (Some(q), Some(r)) = (a.checked_div(b), a.checked_rem(b)) else {
            return Ok(Outcome::Fault(FaultKind::Division));
        };
        Ok(Outcome::Pair(q as u64, r as u64))
    }

    pub(super) fn uname(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut all = vec![];
        for text in ["Linux", "localhost", "6.0", "warpscope", "x86_64", ""] {
            let mut field = text.as_bytes().to_vec();
            field.resize(65, 0);
            all.append(&mut field);
        }
        m.memory.write(args.get(0), &all)?;
        Ok(Outcome::Return(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_the_gnu_library() {
        let mut random = Random::new(1);
        assert_eq!(
            [random.next(), random.next(), random.next()],
            [1_804_289_383, 846_930_886, 1_681_692_777]
        );
        let mut random = Random::new(42);
        assert_eq!([random.next(), random.next()], [71_876_166, 708_592_740]);
    }

    #[test]
    fn a_merge_sort_of_positions_is_stable() {
        let keys = [3, 1, 2, 3, 1, 0, 2];
        let mut sort = Sort {
            base: 0,
            count: keys.len(),
            size: 1,
            compare: 0,
            context: None,
            from: (0..keys.len() as u32).collect(),
            to: vec![],
            width: 1,
            start: 0,
            left: 0,
            right: 0,
        };
        sort.begin(0);
        while let Some((a, b)) = sort.next() {
            sort.feed(keys[a as usize] - keys[b as usize]);
        }
        assert_eq!(sort.from, [5, 1, 4, 2, 6, 0, 3]);
    }
}

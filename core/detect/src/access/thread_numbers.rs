//! A number for each of some threads, as clocks have them.

/// Threads of one block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    block: u64,
    /// The first thread, and how many there are.
    first: u32,
    count: u32,
    /// Where the number of the first one lies.
    at: usize,
}

impl Span {
    fn end(&self) -> u32 {
        self.first + self.count
    }
    fn covers(&self, other: &Self) -> bool {
        self.block == other.block && self.first <= other.first && other.end() <= self.end()
    }
}

/// Threads of a block that are further apart than this are in spans of their own.
const GAP: u32 = 8;

/// A number for each of some threads. Mostly they are many of a block, so that the numbers lie side by side and are
/// compared as vectors.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreadNumbers {
    /// Ascending and disjoint.
    spans: Vec<Span>,
    /// One more than the number of each thread of the spans, or 0 if it has none.
    numbers: Vec<u32>,
    /// How many threads have one.
    len: u64,
}

impl ThreadNumbers {
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// How many threads have a number.
    pub(super) fn len(&self) -> u64 {
        self.len
    }
    /// The span that a thread is in, or else where one for it would be.
    #[inline]
    fn span(&self, block: u64, thread: u32) -> Result<usize, usize> {
        // Mostly there is one.
        let i = match self.spans.as_slice() {
            [one] => usize::from((one.block, one.end()) <= (block, thread)),
            all => all.partition_point(|s| (s.block, s.end()) <= (block, thread)),
        };
        match self.spans.get(i) {
            Some(s) if s.block == block && s.first <= thread => Ok(i),
            _ => Err(i),
        }
    }
    /// The number of a thread.
    #[inline]
    pub(super) fn get(&self, block: u64, thread: u32) -> Option<u32> {
        let span = &self.spans[self.span(block, thread).ok()?];
        self.numbers[span.at + (thread - span.first) as usize].checked_sub(1)
    }
    /// The place for the number of a thread.
    fn place(&mut self, block: u64, thread: u32) -> &mut u32 {
        let i = self.span(block, thread).unwrap_or_else(|i| self.make_place(i, block, thread));
        let span = &self.spans[i];
        &mut self.numbers[span.at + (thread - span.first) as usize]
    }
    /// Makes a place for a thread that is in no span, before the span `i`. The span that it is in then.
    fn make_place(&mut self, i: usize, block: u64, thread: u32) -> usize {
        let before = i.checked_sub(1).filter(|&b| {
            let before = &self.spans[b];
            before.block == block && thread - before.end() < GAP
        });
        let (i, at, more) = if let Some(b) = before {
            let span = &mut self.spans[b];
            let (at, more) = (span.at + span.count as usize, thread + 1 - span.end());
            span.count += more;
            (b, at, more)
        } else if let Some(span) = self.spans.get_mut(i)
            && span.block == block
            && span.first - thread <= GAP
        {
            let more = span.first - thread;
            span.first = thread;
            span.count += more;
            (i, span.at, more)
        } else {
            let at = self.spans.get(i).map_or(self.numbers.len(), |s| s.at);
            self.spans.insert(i, Span { block, first: thread, count: 1, at });
            (i, at, 1)
        };
        self.numbers.splice(at..at, std::iter::repeat_n(0, more as usize));
        for later in &mut self.spans[i + 1..] {
            later.at += more as usize;
        }
        i
    }
    /// Makes `number` the number of a thread.
    pub(super) fn set(&mut self, block: u64, thread: u32, number: u32) {
        let place = self.place(block, thread);
        let new = *place == 0;
        *place = number.saturating_add(1);
        self.len += u64::from(new);
    }
    /// Makes the number of a thread at least `number`.
    pub(super) fn raise(&mut self, block: u64, thread: u32, number: u32) {
        let place = self.place(block, thread);
        let new = *place == 0;
        *place = (*place).max(number.saturating_add(1));
        self.len += u64::from(new);
    }
    /// Raises the numbers to those of `from`.
    pub(super) fn raise_all(&mut self, from: &Self) {
        if self.spans == from.spans {
            raise_each(&mut self.numbers, &from.numbers);
        } else {
            if !self.covers(from) {
                self.spread(from);
            }
            let mut i = 0;
            for span in &from.spans {
                while !self.spans[i].covers(span) {
                    i += 1;
                }
                let to = self.spans[i].at + (span.first - self.spans[i].first) as usize;
                let count = span.count as usize;
                raise_each(
                    &mut self.numbers[to..to + count],
                    &from.numbers[span.at..span.at + count],
                );
            }
        }
        self.len = self.numbers.iter().map(|&n| u64::from(n != 0)).sum();
    }
    /// Whether each span of `from` is part of one.
    fn covers(&self, from: &Self) -> bool {
        let mut own = self.spans.iter();
        let mut here = own.next();
        from.spans.iter().all(|span| {
            while here.is_some_and(|s| !s.covers(span)) {
                here = own.next();
            }
            here.is_some()
        })
    }
    /// Makes places for the threads of `from`.
    fn spread(&mut self, from: &Self) {
        let old = std::mem::take(self);
        let mut spans: Vec<Span> = old.spans.iter().chain(&from.spans).copied().collect();
        spans.sort_unstable_by_key(|s| (s.block, s.first));
        for span in spans {
            match self.spans.last_mut() {
                Some(last) if last.block == span.block && span.first <= last.end() + GAP => {
                    last.count = last.end().max(span.end()) - last.first;
                }
                _ => self.spans.push(span),
            }
        }
        let mut at = 0;
        for span in &mut self.spans {
            span.at = at;
            at += span.count as usize;
        }
        self.numbers = vec![0; at];
        let mut i = 0;
        for span in &old.spans {
            while !self.spans[i].covers(span) {
                i += 1;
            }
            let to = self.spans[i].at + (span.first - self.spans[i].first) as usize;
            let count = span.count as usize;
            self.numbers[to..to + count].copy_from_slice(&old.numbers[span.at..span.at + count]);
        }
    }
    /// Whether threads of a block have numbers.
    pub(super) fn has_block(&self, block: u64) -> bool {
        self.of_block(block)
            .any(|s| self.numbers[s.at..s.at + s.count as usize].iter().any(|&number| number != 0))
    }
    fn of_block(&self, block: u64) -> impl Iterator<Item = &Span> {
        let first = self.spans.partition_point(|s| s.block < block);
        self.spans[first..].iter().take_while(move |s| s.block == block)
    }
    /// Forgets the numbers of the threads of a block.
    pub(super) fn remove_block(&mut self, block: u64) {
        let (mut from, mut count) = (self.numbers.len(), 0);
        for span in self.of_block(block) {
            from = from.min(span.at);
            count += span.count as usize;
        }
        let gone = self.numbers.drain(from..from + count).filter(|&number| number != 0).count();
        self.len -= gone as u64;
        self.spans.retain(|s| s.block != block);
        for later in self.spans.iter_mut().filter(|s| s.block > block) {
            later.at -= count;
        }
    }
}

fn raise_each(numbers: &mut [u32], from: &[u32]) {
    for (number, &new) in numbers.iter_mut().zip(from) {
        *number = new.max(*number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Numbers by block and thread.
    type Plain = BTreeMap<(u64, u32), u32>;

    #[test]
    fn they_are_what_a_map_would_hold() {
        let mut random = 1u64;
        let mut next = |most: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) % most
        };
        for _ in 0..100 {
            let mut lists: [(ThreadNumbers, Plain); 3] = Default::default();
            let far = 20 + next(200);
            for _ in 0..200 {
                let (block, thread, number) = (next(3), next(far) as u32, next(9) as u32);
                let [a, b] = [0; 2].map(|_| next(3) as usize);
                match next(12) {
                    0..5 => {
                        lists[a].0.set(block, thread, number);
                        lists[a].1.insert((block, thread), number);
                    }
                    5..9 => {
                        lists[a].0.raise(block, thread, number);
                        let known = lists[a].1.entry((block, thread)).or_default();
                        *known = number.max(*known);
                    }
                    9 | 10 => {
                        let (numbers, map) = lists[b].clone();
                        lists[a].0.raise_all(&numbers);
                        for (key, number) in map {
                            let known = lists[a].1.entry(key).or_default();
                            *known = number.max(*known);
                        }
                    }
                    _ => {
                        assert_eq!(
                            lists[a].0.has_block(block),
                            lists[a].1.keys().any(|k| k.0 == block)
                        );
                        lists[a].0.remove_block(block);
                        lists[a].1.retain(|k, _| k.0 != block);
                    }
                }
                let (numbers, map) = &lists[a];
                assert_eq!((numbers.len(), numbers.is_empty()), (map.len() as u64, map.is_empty()));
                for block in 0..3 {
                    for thread in 0..far as u32 {
                        let known = map.get(&(block, thread)).copied();
                        assert_eq!(numbers.get(block, thread), known);
                    }
                }
            }
        }
    }
}

//! What orders the work of a program: vector clocks of the host and of each stream, and for memory the last
//! writers and the readers since. See `docs/programs.md`.

use base::limits::MAX_HISTORY_PIECES;
use std::collections::BTreeMap;
use std::ops::Range;

/// Who works: 0 is the host, 1 the default stream, others are streams in the order of their creation.
pub type AgentId = usize;

/// The host.
pub const HOST: AgentId = 0;
/// The default stream.
pub const DEFAULT: AgentId = 1;

/// For each agent how much of its work is known to be done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock(Vec<u64>);

impl Clock {
    /// How much of the work of `agent` is covered.
    pub fn of(&self, agent: AgentId) -> u64 {
        self.0.get(agent).copied().unwrap_or(0)
    }
    /// Covers what `other` covers too.
    pub fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }
    /// Covers the work of `agent` up to number `time`.
    pub fn cover(&mut self, agent: AgentId, time: u64) {
        if self.0.len() <= agent {
            self.0.resize(agent + 1, 0);
        }
        self.0[agent] = self.0[agent].max(time);
    }
    /// One more piece of work of `agent`; its number.
    pub fn tick(&mut self, agent: AgentId) -> u64 {
        if self.0.len() <= agent {
            self.0.resize(agent + 1, 0);
        }
        self.0[agent] += 1;
        self.0[agent]
    }
}

/// A use of memory by a piece of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// Who.
    pub agent: AgentId,
    /// The number of the work among that agent's.
    pub time: u64,
    /// The operation, by its number in the program.
    pub operation: u32,
}

impl Use {
    /// Whether work that begins at `clock` comes after it.
    pub fn before(&self, clock: &Clock) -> bool {
        self.time <= clock.of(self.agent)
    }
}

/// How bytes are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// They are read.
    Read,
    /// They are read or written by atomic operations alone, which do not conflict with each other.
    Update,
    /// They are written.
    Write,
}

impl From<bool> for How {
    fn from(writes: bool) -> Self {
        if writes { Self::Write } else { Self::Read }
    }
}

/// Bytes with one history.
#[derive(Clone, PartialEq, Debug, Default)]
struct Piece {
    end: u64,
    writer: Option<Use>,
    updaters: Vec<Use>,
    readers: Vec<Use>,
}

impl Piece {
    /// Those that have read it, or updated it.
    fn users(&mut self, how: How) -> &mut Vec<Use> {
        if how == How::Update { &mut self.updaters } else { &mut self.readers }
    }
}

/// The history of one object.
#[derive(Clone, Debug, Default)]
pub struct History {
    pieces: BTreeMap<u64, Piece>,
    /// Whether there were too many pieces.
    pub cut: bool,
}

/// Two uses that nothing orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The earlier use.
    pub earlier: Use,
    /// Whether that one writes.
    pub earlier_writes: bool,
    /// The first byte of both.
    pub offset: u64,
    /// How many bytes, of all such pieces.
    pub bytes: u64,
}

impl History {
    /// Makes a piece begin at `at`, if one contains it.
    fn split(&mut self, at: u64) {
        let Some((&start, piece)) = self.pieces.range_mut(..at).next_back() else { return };
        if piece.end > at && start < at {
            let rest = piece.clone();
            piece.end = at;
            self.pieces.insert(at, rest);
        }
    }

    /// What conflicts with a use of `range` at `clock`: for each earlier operation once.
    pub fn conflicts(
        &self,
        range: Range<u64>,
        how: impl Into<How>,
        clock: &Clock,
    ) -> Vec<Conflict> {
        let how = how.into();
        let mut found: Vec<Conflict> = vec![];
        let before = self.pieces.range(..=range.start).next_back().map_or(range.start, |p| *p.0);
        for (&start, piece) in self.pieces.range(before..range.end) {
            let (from, to) = (start.max(range.start), piece.end.min(range.end));
            if from >= to {
                continue;
            }
            // Who reads and writes is told once, as a writer.
            let updaters = piece.updaters.iter().filter(|_| how != How::Update);
            let writers = piece.writer.iter().chain(updaters);
            let writes = |u: &&Use| writers.clone().any(|w| w.operation == u.operation);
            let readers = piece.readers.iter().filter(|u| how != How::Read && !writes(u));
            let readers = readers.map(|&u| (u, false));
            for (earlier, writes) in writers.clone().map(|&u| (u, true)).chain(readers) {
                if earlier.before(clock) {
                    continue;
                }
                let known = found.iter_mut().find(|c| c.earlier.operation == earlier.operation);
                match known {
                    Some(c) => {
                        c.bytes += to - from;
                        c.earlier_writes |= writes;
                    }
                    None => found.push(Conflict {
                        earlier,
                        earlier_writes: writes,
                        offset: from,
                        bytes: to - from,
                    }),
                }
            }
        }
        found
    }

    /// Records a use of `range`. `clock` is where it begins: what it covers need not be kept.
    pub fn record(&mut self, range: Range<u64>, how: impl Into<How>, clock: &Clock, by: Use) {
        let how = how.into();
        if range.is_empty() || self.cut {
            return;
        }
        if self.pieces.len() > MAX_HISTORY_PIECES {
            self.pieces.clear();
            self.cut = true;
            return;
        }
        self.split(range.start);
        self.split(range.end);
        if how == How::Write {
            let inside: Vec<u64> = self.pieces.range(range.clone()).map(|p| *p.0).collect();
            for start in inside {
                self.pieces.remove(&start);
            }
            let piece = Piece { end: range.end, writer: Some(by), ..Piece::default() };
            self.pieces.insert(range.start, piece);
            return;
        }
        let mut gaps = vec![];
        let mut at = range.start;
        for (&start, piece) in self.pieces.range_mut(range.clone()) {
            if at < start {
                gaps.push(at..start);
            }
            at = piece.end;
            let users = piece.users(how);
            users.retain(|r| r.agent != by.agent && !r.before(clock));
            users.push(by);
        }
        if at < range.end {
            gaps.push(at..range.end);
        }
        for gap in gaps {
            let mut piece = Piece { end: gap.end, ..Piece::default() };
            piece.users(how).push(by);
            self.pieces.insert(gap.start, piece);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, History, How, Use};

    fn by(agent: usize, time: u64, operation: u32) -> Use {
        Use { agent, time, operation }
    }

    #[test]
    fn what_is_covered_does_not_conflict() {
        let mut history = History::default();
        let mut first = Clock::default();
        let time = first.tick(2);
        history.record(0..64, true, &Clock::default(), by(2, time, 7));
        let found = history.conflicts(32..128, false, &Clock::default());
        assert_eq!((found.len(), found[0].offset, found[0].bytes), (1, 32, 32));
        assert!(history.conflicts(64..128, true, &Clock::default()).is_empty());
        assert!(history.conflicts(0..64, true, &first).is_empty());
    }
    #[test]
    fn readers_do_not_conflict_with_readers() {
        let mut history = History::default();
        let none = Clock::default();
        history.record(0..8, false, &none, by(2, 1, 1));
        history.record(4..16, false, &none, by(3, 1, 2));
        assert!(history.conflicts(0..16, false, &none).is_empty());
        let found = history.conflicts(6..7, true, &none);
        assert_eq!(found.iter().map(|c| c.earlier.operation).collect::<Vec<_>>(), [1, 2]);
        let mut after = none.clone();
        after.tick(2);
        history.record(0..16, true, &after, by(4, 1, 3));
        let found = history.conflicts(0..16, false, &none);
        assert_eq!((found.len(), found[0].bytes, found[0].earlier_writes), (1, 16, true));
    }
    #[test]
    fn updates_conflict_with_all_but_updates() {
        let mut history = History::default();
        let none = Clock::default();
        history.record(0..8, How::Update, &none, by(2, 1, 1));
        assert!(history.conflicts(0..8, How::Update, &none).is_empty());
        for how in [How::Read, How::Write] {
            let found = history.conflicts(0..4, how, &none);
            assert_eq!((found.len(), found[0].earlier_writes), (1, true));
        }
        history.record(4..8, How::Read, &none, by(3, 1, 2));
        let found = history.conflicts(0..8, How::Update, &none);
        assert_eq!((found.len(), found[0].offset, found[0].earlier_writes), (1, 4, false));
    }
    #[test]
    fn gaps_are_filled() {
        let mut history = History::default();
        let none = Clock::default();
        history.record(4..8, true, &none, by(2, 1, 1));
        history.record(0..16, false, &none, by(3, 1, 2));
        let found = history.conflicts(8..12, true, &none);
        assert_eq!((found.len(), found[0].earlier.operation, found[0].bytes), (1, 2, 4));
        assert_eq!(history.conflicts(0..16, false, &none).len(), 1);
    }
}

//! Observes a run on the way to the end of a move.

use super::lines::{Line, Lines, Noted, Tracker};
use super::moves::{Goal, Met};
use events::SiteId;
use events::{Access, BarrierDone, Observer, Point};

/// Lines with breakpoints, in order: (line, number of the breakpoint, whether it has a condition).
pub(super) type Stops = Vec<(Line, u32, bool)>;

/// Follows a run to `until`, or until a goal is met.
pub(super) struct Walk<'a> {
    pub(super) lines: &'a Lines,
    pub(super) tracker: &'a mut Tracker,
    /// Latest step at which to pause.
    pub(super) until: u64,
    pub(super) goal: &'a Goal,
    pub(super) stops: &'a Stops,
    /// The last step that can meet the goal; `None` if the walk only goes to a step.
    pub(super) last: Option<u64>,
    /// Whether to pause at the first match; otherwise the last match is recorded.
    pub(super) pause: bool,
    /// Whether the awaited event has happened since the last point.
    pub(super) happened: bool,
    /// The step of the match and why it matched.
    pub(super) met: Option<(u64, Met)>,
    /// Breakpoints whose conditions must be evaluated here.
    pub(super) doubtful: Vec<u32>,
}

impl<'a> Walk<'a> {
    /// A walk to `until` without a goal.
    pub(super) fn to(lines: &'a Lines, tracker: &'a mut Tracker, until: u64) -> Self {
        static NO_STOPS: Stops = Stops::new();
        Self {
            lines,
            tracker,
            until,
            goal: &Goal::Never,
            stops: &NO_STOPS,
            last: None,
            pause: true,
            happened: false,
            met: None,
            doubtful: vec![],
        }
    }

    /// Records a match at `point`. Returns whether to pause.
    fn look(&mut self, point: &Point, noted: Noted) -> bool {
        let step = point.context.step;
        let happened = std::mem::take(&mut self.happened);
        let Some(last) = self.last else { return false };
        if step > last {
            return true;
        }
        let mut met = self.goal.met(point, noted, happened).then_some(Met::Goal);
        self.doubtful.clear();
        if noted.begins != 0 {
            let from = self.stops.partition_point(|s| s.0 < noted.line);
            for &(_, number, doubtful) in
                self.stops[from..].iter().take_while(|s| s.0 == noted.line)
            {
                if doubtful {
                    self.doubtful.push(number);
                } else {
                    met = Some(Met::Breakpoint(number));
                    self.doubtful.clear();
                    break;
                }
            }
        }
        if let Some(met) = met {
            self.met = Some((step, met));
        }
        met.is_some() && self.pause || !self.doubtful.is_empty()
    }
}

impl Observer for Walk<'_> {
    fn block_ends(&mut self, block: u64) {
        self.tracker.block_ends(block);
    }
    fn access(&mut self, access: &Access<'_>) {
        self.happened |= self.goal.accessed(access);
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        self.happened |= matches!(self.goal, Goal::Barrier(block) if *block == done.block);
    }
    fn grid_barrier(&mut self, _: SiteId, _: u64) {
        self.happened |= matches!(self.goal, Goal::Barrier(_));
    }
    fn pauses(&mut self, point: &Point) -> bool {
        let noted = self.tracker.note(self.lines, point);
        self.look(point, noted) || point.context.step >= self.until
    }
}

//! Records which warp executed each step, for the timeline.

use base::limits::MAX_TRACE_STEPS;
use events::Point;

/// For each step of the run, from the first: the block, and the warp times 256 plus the number of
/// lanes. Steps after the first [`MAX_TRACE_STEPS`] are dropped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Trace {
    steps: Vec<[u32; 2]>,
}

impl Trace {
    /// Records who executes the step after `point.context.step`. Steps between two points belong to
    /// the instruction of the first.
    pub(super) fn note(&mut self, point: &Point) {
        let context = &point.context;
        let block = u32::try_from(context.block).unwrap_or(u32::MAX);
        self.put(context.step, [block, context.warp << 8 | context.active.count()]);
    }

    fn put(&mut self, step: u64, what: [u32; 2]) {
        self.fill(step);
        // A point at which the run was paused is visited twice.
        if let Some(same) = self.steps.get_mut(step as usize) {
            *same = what;
        } else if (self.steps.len() as u64) < MAX_TRACE_STEPS {
            self.steps.push(what);
        }
    }

    /// Fills the trace up to `steps`, the steps made so far.
    pub(super) fn fill(&mut self, steps: u64) {
        let steps = steps.min(MAX_TRACE_STEPS) as usize;
        if let Some(&last) = self.steps.last()
            && steps > self.steps.len()
        {
            self.steps.resize(steps, last);
        }
    }

    pub(super) fn steps(&self) -> &[[u32; 2]] {
        &self.steps
    }
}

#[cfg(test)]
mod tests {
    use super::Trace;

    #[test]
    fn steps_between_points_are_of_the_instruction_before_them() {
        let mut trace = Trace::default();
        for (step, block) in [(0, 1), (1, 2), (1, 2), (4, 3)] {
            trace.put(step, [block, 32]);
        }
        trace.fill(6);
        let blocks: Vec<u32> = trace.steps().iter().map(|s| s[0]).collect();
        assert_eq!(blocks, [1, 2, 2, 2, 3, 3]);
    }
}

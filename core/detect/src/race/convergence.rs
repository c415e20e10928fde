//! Which lanes of a warp have been converged since an access?
//!
//! A *stretch* is a part of a warp's run in which one active mask executes. All lanes of the mask are
//! converged in it, so each of them comes after whatever another of them did up to the stretch. Lanes
//! pass that on when they reconverge with others. Under lockstep this is an order; under independent
//! thread scheduling a race that it would exclude is only a warp-level one.

use events::LaneMask;

/// The stretches of one warp, and what its lanes know of each other.
#[derive(Clone, Debug, Default)]
pub(super) struct Convergence {
    stretch: u32,
    /// Active mask of the stretch; 0 if whatever is executed next begins another one.
    mask: u64,
    /// For each lane a row: for each lane the last stretch that the former comes after. Empty until the
    /// mask first changes.
    rows: Vec<[u32; 64]>,
}

impl Convergence {
    /// A history that begins with all of `lanes` converged.
    pub(super) fn with_all(lanes: u64) -> Self {
        Self { stretch: 1, mask: lanes, rows: vec![] }
    }
    /// Lanes execute together; the number of their stretch.
    #[inline(always)]
    pub(super) fn execute(&mut self, active: u64) -> u32 {
        if active != self.mask {
            self.begin_stretch(active);
        }
        self.stretch
    }
    #[cold]
    #[inline(never)]
    fn begin_stretch(&mut self, active: u64) {
        let all_so_far = if self.rows.is_empty() { self.mask } else { 0 };
        if self.stretch > 0 {
            let lanes = 64 - (all_so_far | active).leading_zeros() as usize;
            self.rows.resize(lanes.max(self.rows.len()), [0; 64]);
        }
        for lane in LaneMask(all_so_far).iter() {
            for other in LaneMask(all_so_far).iter() {
                self.rows[lane as usize][other as usize] = self.stretch;
            }
        }
        self.stretch = self.stretch.saturating_add(1);
        self.mask = active;
        if self.rows.is_empty() {
            return;
        }
        let mut all = [0; 64];
        for lane in LaneMask(active).iter() {
            for (known, &of_lane) in all.iter_mut().zip(&self.rows[lane as usize]) {
                *known = of_lane.max(*known);
            }
        }
        for lane in LaneMask(active).iter() {
            all[lane as usize] = self.stretch;
        }
        for lane in LaneMask(active).iter() {
            self.rows[lane as usize] = all;
        }
    }
    /// A warp barrier completes for `lanes`, which need not execute together.
    pub(super) fn barrier(&mut self, lanes: u64) {
        if lanes == self.mask && self.rows.is_empty() {
            return;
        }
        self.begin_stretch(lanes);
        self.mask = 0;
    }
    /// Whether `lane` comes after all that the lanes of `others` did up to the stretch `since`.
    pub(super) fn after(&self, lane: u32, others: u64, since: u32) -> bool {
        self.known(lane, others, since) == others
    }
    /// Those of `others` whose accesses up to the stretch `since` come before what `lane` does now.
    #[inline]
    pub(super) fn known(&self, lane: u32, others: u64, since: u32) -> u64 {
        if self.rows.is_empty() {
            return others & self.mask;
        }
        let Some(row) = self.rows.get(lane as usize) else { return 0 };
        // Mostly it is about one lane.
        let known = LaneMask(others).iter().map(|l| u64::from(row[l as usize & 63] >= since) << l);
        known.fold(0, |all, one| all | one)
    }
    /// Whether nothing, now or later, can tell an access of `lanes` in the stretch `earlier` from one of
    /// the present stretch.
    #[inline]
    pub(super) fn alike(&self, lanes: u64, earlier: u32) -> bool {
        earlier == self.stretch
            || self.rows.iter().all(|row| {
                let told = |lane: u32| (earlier..self.stretch).contains(&row[lane as usize & 63]);
                !LaneMask(lanes).iter().any(told)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_come_after_those_they_were_converged_with() {
        let mut c = Convergence::default();
        let before = c.execute(0b1111);
        assert!(c.after(1, 0b1101, before));
        let left = c.execute(0b0011);
        assert_eq!(left, c.execute(0b0011));
        let right = c.execute(0b1100);
        assert!(c.after(2, 0b0011, before));
        assert!(!c.after(2, 0b0001, left));
        c.execute(0b0111);
        // Lane 3 executed that with lane 2, in lockstep.
        assert!(c.after(0, 0b1100, right) && !c.after(3, 0b0001, right));
        // Lane 3 learns of lanes 0 and 1 through lane 2.
        c.execute(0b1100);
        assert!(c.after(3, 0b0111, right));
    }

    #[test]
    fn a_barrier_orders_lanes_that_do_not_execute_together() {
        let mut c = Convergence::default();
        let one = c.execute(0b01);
        let other = c.execute(0b10);
        c.barrier(0b11);
        let later = c.execute(0b10);
        assert!(c.after(1, 0b01, other) && later > other);
        c.execute(0b01);
        assert!(c.after(0, 0b10, one) && !c.after(0, 0b10, later));
    }

    #[test]
    fn stretches_alike() {
        let mut c = Convergence::default();
        c.execute(0b11);
        let first = c.execute(0b01);
        c.execute(0b10);
        c.execute(0b01);
        assert!(c.alike(0b01, first));
        c.execute(0b11);
        c.execute(0b01);
        assert!(!c.alike(0b01, first));
    }
}

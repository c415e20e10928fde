//! Which lanes of a warp have been converged since an access?
//!
//! A *stretch* is a part of a warp's run in which one active mask executes. All lanes of the mask are
//! converged in it, so each of them comes after whatever another of them did up to the stretch. Lanes
//! pass that on when they reconverge with others. Under lockstep this is an order; under independent
//! thread scheduling a race that it would exclude is only a warp-level one.

use events::LaneMask;

/// The stretches of one warp, and what its lanes know of each other.
#[derive(Clone, Debug)]
pub(super) struct Convergence {
    stretch: u32,
    /// Active mask of the stretch; 0 if whatever is executed next begins another one.
    mask: u64,
    /// What lanes know: those that have executed together, and not apart since, know the same. Every lane is in one
    /// row. Empty until the mask first changes.
    rows: Vec<Row>,
    /// By lane, its row.
    row_of: [u8; 64],
}

/// What some lanes know.
#[derive(Clone, Debug)]
struct Row {
    /// The lanes that know it, of which there are some.
    lanes: u64,
    /// For each lane the last stretch that they come after.
    known: [u32; 64],
}

/// What a lane comes after.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known<'a> {
    /// For each lane the last stretch.
    row: Option<&'a [u32; 64]>,
    /// Without that, the lanes that have always executed together with it.
    all: u64,
}

impl Known<'_> {
    /// Those of `others` whose accesses up to the stretch `since` come before.
    #[inline]
    pub(super) fn before(&self, others: u64, since: u32) -> u64 {
        let Some(row) = self.row else { return others & self.all };
        let of = |lane: u32| u64::from(row[lane as usize & 63] >= since) << (lane & 63);
        // Mostly it is about one lane.
        if others & others.wrapping_sub(1) == 0 && others != 0 {
            return of(others.trailing_zeros());
        }
        LaneMask(others).iter().map(of).fold(0, |all, one| all | one)
    }
}

impl Default for Convergence {
    fn default() -> Self {
        Self { stretch: 0, mask: 0, rows: vec![], row_of: [0; 64] }
    }
}

impl Convergence {
    /// A history that begins with all of `lanes` converged.
    pub(super) fn with_all(lanes: u64) -> Self {
        Self { stretch: 1, mask: lanes, ..Self::default() }
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
        if self.rows.is_empty() && self.stretch > 0 {
            // So far all lanes of the mask have executed together.
            self.rows.push(Row { lanes: u64::MAX, known: [0; 64] });
            let (mask, stretch) = (self.mask, self.stretch);
            self.share(mask, [0; 64], stretch);
        }
        self.stretch = self.stretch.saturating_add(1);
        self.mask = active;
        if self.rows.is_empty() {
            return;
        }
        let mut all = [0; 64];
        for row in self.rows.iter().filter(|row| row.lanes & active != 0) {
            for (known, &of_row) in all.iter_mut().zip(&row.known) {
                *known = of_row.max(*known);
            }
        }
        self.share(active, all, self.stretch);
    }
    /// From now on `lanes` know `known`, and of each other all up to `stretch`.
    fn share(&mut self, lanes: u64, mut known: [u32; 64], stretch: u32) {
        if lanes == 0 {
            return;
        }
        let mut i = 0;
        while let Some(row) = self.rows.get_mut(i) {
            row.lanes &= !lanes;
            if row.lanes != 0 {
                i += 1;
                continue;
            }
            self.rows.swap_remove(i);
            if let Some(moved) = self.rows.get(i) {
                for lane in LaneMask(moved.lanes & !lanes).iter() {
                    self.row_of[lane as usize & 63] = i as u8;
                }
            }
        }
        let row = self.rows.len() as u8;
        for lane in LaneMask(lanes).iter() {
            known[lane as usize & 63] = stretch;
            self.row_of[lane as usize & 63] = row;
        }
        self.rows.push(Row { lanes, known });
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
        self.known_to(lane).before(others, since)
    }
    /// What `lane` comes after.
    #[inline]
    pub(super) fn known_to(&self, lane: u32) -> Known<'_> {
        if self.rows.is_empty() {
            return Known { row: None, all: self.mask };
        }
        let row = self.rows.get(usize::from(self.row_of[lane as usize & 63]));
        Known { row: row.map(|row| &row.known), all: 0 }
    }
    /// Whether nothing, now or later, can tell an access of `lanes` in the stretch `earlier` from one of
    /// the present stretch.
    #[inline]
    pub(super) fn alike(&self, lanes: u64, earlier: u32) -> bool {
        earlier == self.stretch
            || self.rows.iter().all(|row| {
                let told =
                    |lane: u32| (earlier..self.stretch).contains(&row.known[lane as usize & 63]);
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

    /// By lane and lane, the last stretch of the latter that the former comes after.
    fn merge(known: &mut [[u32; 64]; 64], lanes: u64, stretch: u32) {
        let mut all = [0; 64];
        for lane in LaneMask(lanes).iter() {
            for (most, &of_lane) in all.iter_mut().zip(&known[lane as usize]) {
                *most = of_lane.max(*most);
            }
        }
        for lane in LaneMask(lanes).iter() {
            all[lane as usize] = stretch;
        }
        for lane in LaneMask(lanes).iter() {
            known[lane as usize] = all;
        }
    }

    #[test]
    fn shared_rows_say_what_a_row_for_each_lane_does() {
        let mut random = 1u64;
        let mut next = |most: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) % most
        };
        for _ in 0..50 {
            let mut c = Convergence::default();
            let mut known = [[0; 64]; 64];
            let mut since = vec![];
            for _ in 0..40 {
                let lanes = next(1 << 8) | next(2) << 63;
                if lanes == 0 {
                    continue;
                }
                if next(4) == 0 {
                    c.barrier(lanes);
                } else {
                    since.push(c.execute(lanes));
                }
                merge(&mut known, lanes, c.stretch);
                for lane in LaneMask(lanes).iter() {
                    let of_lane = &known[lane as usize];
                    for &since in &since {
                        let told = (0..64).filter(|l| of_lane[*l] >= since);
                        let told = told.fold(0u64, |all, l| all | 1 << l);
                        assert_eq!(c.known(lane, u64::MAX, since), told);
                    }
                }
            }
        }
    }
}

//! Sets of lanes.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A set of lanes of one warp: lane `l` is bit `l`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct LaneMask(pub u64);

impl LaneMask {
    /// No lane.
    pub const NONE: Self = Self(0);

    /// One lane.
    #[inline(always)]
    pub const fn lane(lane: u32) -> Self {
        Self(1 << lane)
    }
    /// `count` lanes from `first` on; at least one.
    #[inline(always)]
    pub fn range(first: u32, count: u32) -> Self {
        Self((u64::MAX >> (64 - count.clamp(1, 64))) << first)
    }
    /// The mask as bits.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }
    /// Whether there is no lane.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Number of lanes.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether `lane` is in the set.
    #[inline(always)]
    pub const fn contains(self, lane: u32) -> bool {
        self.0 >> lane & 1 != 0
    }
    /// The lowest lane; 64 if there is none.
    #[inline(always)]
    pub const fn first(self) -> u32 {
        self.0.trailing_zeros()
    }
    /// The lanes, ascending.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = u32> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let lane = rest.trailing_zeros();
            rest &= rest - 1;
            Some(lane)
        })
    }
}

impl BitAnd for LaneMask {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for LaneMask {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for LaneMask {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for LaneMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::LaneMask;

    #[test]
    fn a_set_of_lanes() {
        let mask = LaneMask::range(3, 2) | LaneMask::lane(63);
        assert_eq!(mask.iter().collect::<Vec<_>>(), [3, 4, 63]);
        assert_eq!((mask.count(), mask.first()), (3, 3));
        assert!(mask.contains(63) && !mask.contains(5));
        assert!((mask & !mask).is_empty());
        assert_eq!(LaneMask::range(0, 64).bits(), u64::MAX);
        assert_eq!(format!("{:?}", LaneMask(10)), "0xa");
    }
}

//! Memory errors and traps that the executor meets (as memcheck and initcheck), one finding for each
//! statement and kind.

use super::finding::{Rule, Severity};
use super::observation::ObservedFault;
use base::entity::Entity;
use events::SiteId;
use events::{Access, Fault, FaultKind, LaneMask, Lanes, ObjectId, Observer, SHARED_OBJECT};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The part of shared memory that an access may touch: first byte, and the byte behind the last.
pub type Extent = (u64, u64);

/// Collects faults.
#[derive(Clone, Debug, Default)]
pub struct Memcheck {
    /// By site; empty if accesses may touch all of it.
    extents: Arc<[Extent]>,
    findings: Vec<ObservedFault>,
    index: BTreeMap<(SiteId, FaultKind), usize>,
}

impl Memcheck {
    /// Nothing collected yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// The same, which also notes accesses to shared memory that leave their part of it: the executor takes all its
    /// variables for one object.
    pub fn with_extents(extents: Arc<[Extent]>) -> Self {
        Self { extents, ..Self::default() }
    }
    /// Notes the lanes of an access that are beyond the part of shared memory that is theirs.
    #[cold]
    fn beyond(&mut self, access: &Access<'_>, (start, end): Extent) {
        access.lanes.for_each(access.size, |lane, offset| {
            if offset >= start && offset + u64::from(access.size) <= end {
                return;
            }
            self.fault(&Fault {
                kind: FaultKind::OutOfBounds,
                site: access.site,
                context: access.context,
                lanes: LaneMask(1 << lane),
                address: None,
                object: Some(access.object),
                offset: offset as i64,
                size: access.size,
                write: access.kind.writes(),
                local: false,
                message: String::new(),
                warp: None,
            });
        });
    }
    /// The findings, in the order in which the run showed them.
    pub fn finish(self) -> Vec<ObservedFault> {
        self.findings
    }
}

/// The rule that a kind of fault breaks.
pub fn rule_of(kind: FaultKind) -> Rule {
    match kind {
        FaultKind::OutOfBounds => Rule::OutOfBounds,
        FaultKind::UseAfterFree => Rule::UseAfterFree,
        FaultKind::Misaligned => Rule::Misaligned,
        FaultKind::NullPointer => Rule::NullPointer,
        FaultKind::WrongSpace => Rule::WrongSpace,
        FaultKind::UninitializedRead => Rule::UninitializedRead,
        FaultKind::DivisionByZero => Rule::DivisionByZero,
        FaultKind::Unreachable => Rule::Unreachable,
        FaultKind::Assert => Rule::Assert,
        FaultKind::Trap => Rule::Trap,
        FaultKind::UndefinedValue => Rule::UndefinedValue,
        FaultKind::WarpMask => Rule::WarpMask,
        FaultKind::ShuffleSource => Rule::ShuffleSource,
    }
}

impl Observer for Memcheck {
    const EVERY_ROUND: bool = false;
    #[inline(always)]
    fn ignores(&self, site: SiteId, object: ObjectId) -> bool {
        object != SHARED_OBJECT || self.extents.get(site.index()).is_none()
    }
    #[inline]
    fn access(&mut self, access: &Access<'_>) {
        if access.object != SHARED_OBJECT {
            return;
        }
        let Some(&(start, end)) = self.extents.get(access.site.index()) else { return };
        let size = u64::from(access.size);
        let inside = match access.lanes {
            Lanes::Consecutive { count, offset, .. } => {
                offset >= start && offset + u64::from(count) * size <= end
            }
            Lanes::Same { offset, .. } => offset >= start && offset + size <= end,
            Lanes::Scattered { mask, offsets } => mask.iter().all(|lane| {
                let offset = offsets[lane as usize];
                offset >= start && offset + size <= end
            }),
        };
        if !inside {
            self.beyond(access, (start, end));
        }
    }
    fn fault(&mut self, fault: &Fault) {
        let next = self.findings.len();
        let at = *self.index.entry((fault.site, fault.kind)).or_insert(next);
        if at == next {
            self.findings.push(ObservedFault {
                rule: rule_of(fault.kind),
                severity: Severity::Error,
                example: fault.clone(),
                count: 0,
            });
        }
        self.findings[at].count += u64::from(fault.lanes.count()).max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_accesses_to_a_part_of_shared_memory_need_be_announced() {
        let (site, other) = (SiteId::new(0), ObjectId(SHARED_OBJECT.0 + 1));
        let some = Memcheck::with_extents([(0, 4)].into());
        assert!(some.ignores(site, other) && !some.ignores(site, SHARED_OBJECT));
        assert!(Memcheck::new().ignores(site, SHARED_OBJECT));
    }
}

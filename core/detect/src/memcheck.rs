//! Memory errors and traps that the executor meets (as memcheck and initcheck), one finding for each
//! statement and kind.

use super::finding::{Rule, Severity};
use super::observation::ObservedFault;
use events::SiteId;
use events::{Fault, FaultKind, Observer};
use std::collections::BTreeMap;

/// Collects faults.
#[derive(Clone, Debug, Default)]
pub struct Memcheck {
    findings: Vec<ObservedFault>,
    index: BTreeMap<(SiteId, FaultKind), usize>,
}

impl Memcheck {
    /// Nothing collected yet.
    pub fn new() -> Self {
        Self::default()
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
    const ACCESSES: bool = false;
    const EVERY_ROUND: bool = false;
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

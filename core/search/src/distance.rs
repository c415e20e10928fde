//! Branch distance: how far branches were from taking the other side.
//!
//! A branch depends on comparisons. If one had the same outcome for all lanes of a launch, the
//! smallest gap between its operands shows how far the launch is from the other side, and the gap
//! itself what would have to be added to a number that one operand is computed from: often that
//! number is a value of the launch itself.

use crate::mutate::random_index;
use events::{Comparison, Gap, Observer};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use std::collections::{BTreeMap, HashSet};
use vm::bytecode::operands::{defs, uses};
use vm::bytecode::{Op, Program, Reg, SiteId};

/// The outcomes of one statement's comparisons: does not hold, holds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ComparisonOutcomes {
    /// Number of warp executions in which some lane had the outcome.
    pub times: [u32; 2],
    /// The smallest gap.
    pub nearest: [Option<Gap>; 2],
    /// The last gap. A loop is left by its last comparison, so that one determines how to continue
    /// it.
    pub last: [Option<Gap>; 2],
}

/// Observes comparisons.
#[derive(Clone, Debug, Default)]
pub struct BranchDistances {
    sites: Vec<ComparisonOutcomes>,
}

impl BranchDistances {
    /// An observer without any comparisons yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The outcomes of the `deciding` comparisons that were executed, by statement.
    pub fn outcomes<'a>(
        &'a self,
        deciding: &'a DecidingComparisons,
    ) -> impl Iterator<Item = (SiteId, ComparisonOutcomes)> + 'a {
        let executed = (0..).map(SiteId).zip(&self.sites).filter(|(_, o)| o.times != [0; 2]);
        executed.filter(|(site, _)| deciding.has(*site)).map(|(site, o)| (site, *o))
    }
}

impl Observer for BranchDistances {
    const ACCESSES: bool = false;
    const COMPARES: bool = true;
    // How near a comparison came does not depend on how often it was made.
    const EVERY_ROUND: bool = false;
    fn compare(&mut self, comparison: &Comparison) {
        let site = comparison.site.0 as usize;
        if self.sites.len() <= site {
            self.sites.resize(site + 1, ComparisonOutcomes::default());
        }
        let outcomes = &mut self.sites[site];
        for (k, gap) in comparison.gaps.iter().enumerate() {
            let Some(gap) = *gap else { continue };
            outcomes.times[k] = outcomes.times[k].saturating_add(1);
            outcomes.last[k] = Some(gap);
            if outcomes.nearest[k].is_none_or(|least| gap.size() < least.size()) {
                outcomes.nearest[k] = Some(gap);
            }
        }
    }
}

/// A number for a statement that is the same in every lowered form of its kernel.
pub fn statement(program: &Program, site: SiteId) -> u64 {
    let site = &program.sites[site];
    (u64::from(site.function.0) << 32) | u64::from(site.inst.0)
}

/// For each outcome of each comparison, the launch (of any form `T`) that came nearest to having it
/// more often than before.
#[derive(Clone, Debug)]
pub struct NearestLaunches<T> {
    /// By statement and outcome.
    nearest: BTreeMap<(u64, usize), Nearest<T>>,
    /// The largest count of the outcome so far.
    best: BTreeMap<(u64, usize), u32>,
}

#[derive(Clone, Debug)]
struct Nearest<T> {
    times: u32,
    gap: Gap,
    launch: T,
}

impl<T> Default for NearestLaunches<T> {
    fn default() -> Self {
        Self { nearest: BTreeMap::new(), best: BTreeMap::new() }
    }
}

impl<T> NearestLaunches<T> {
    /// Records the outcomes of a launch's comparisons, each with its [`statement`]; `launch`
    /// provides the launch if it is to be stored. Returns whether an outcome that never occurred is
    /// now less than half as far as before, or one occurred more often than ever (up to a few
    /// times, since longer loops are not news).
    pub fn note(&mut self, launch: impl Fn() -> T, outcomes: &[(u64, ComparisonOutcomes)]) -> bool {
        let mut news = false;
        for (statement, outcomes) in outcomes {
            for wanted in [0, 1] {
                let (key, times) = ((*statement, wanted), outcomes.times[wanted]);
                let best = self.best.entry(key).or_insert(0);
                let more = times > *best;
                let is_best = times >= *best;
                *best = times.max(*best);
                let Some(gap) = outcomes.last[1 - wanted] else {
                    // All lanes had it: no gap remains.
                    if more {
                        self.nearest.remove(&key);
                    }
                    continue;
                };
                let known = self.nearest.get(&key);
                let nearer = |n: &Nearest<T>| n.times < times || gap.size() < n.gap.size();
                if is_best && (more || times == 0 && known.is_none() || known.is_some_and(nearer)) {
                    let half = |n: &Nearest<T>| n.times == 0 && gap.size() < n.gap.size() / 2;
                    news |= times == 0 && known.is_none_or(half) || more && times <= 8;
                    self.nearest.insert(key, Nearest { times, gap, launch: launch() });
                }
            }
        }
        news
    }

    /// A launch that came near to some outcome, and its gap.
    pub fn pick(&self, rng: &mut Pcg64Mcg) -> Option<(&T, Gap)> {
        let number = random_index(rng, self.nearest.len().max(1));
        self.nearest.values().nth(number).map(|n| (&n.launch, n.gap))
    }
}

/// What to add to some number so that a comparison with this `gap` gets the other outcome, if the
/// number is an operand itself or through one or two of the `numbers` of the kernel.
pub fn change_for(rng: &mut Pcg64Mcg, gap: Gap, numbers: &[i64]) -> Gap {
    let coin = |rng: &mut Pcg64Mcg, n: u64| rng.next_u64().is_multiple_of(n);
    // On the right-hand side the number has to be decreased.
    let back = coin(rng, 2);
    // Equal is not less.
    let beyond = if coin(rng, 2) { 0 } else { (rng.next_u64() % 3) as i64 - 1 };
    let factors =
        if numbers.is_empty() { 0 } else { [0, 0, 0, 0, 0, 1, 2, 3][random_index(rng, 8)] };
    let factor = numbers.get(random_index(rng, numbers.len().max(1))).copied().unwrap_or(1);
    let divides = coin(rng, 2);
    match gap {
        Gap::Int(n) => {
            let mut n = n;
            for _ in 0..factors {
                n = if divides && factor != 0 {
                    n.checked_div(factor).unwrap_or(n)
                } else {
                    n.saturating_mul(factor)
                };
            }
            let n = if back { n.saturating_neg() } else { n };
            Gap::Int(n.saturating_add(if n == 0 && beyond == 0 { 1 } else { beyond }))
        }
        Gap::Float(x) => {
            let x = if x.is_finite() { x } else { 1.0 };
            let x = if back { -x } else { x };
            // The smallest change that has an effect.
            Gap::Float(x + beyond as f64 * (x.abs() / 16.0).max(0.125))
        }
    }
}

/// The comparisons that decide a branch, alone or with others.
#[derive(Clone, Debug, Default)]
pub struct DecidingComparisons(Vec<bool>);

impl DecidingComparisons {
    /// Finds them in a program.
    pub fn new(program: &Program) -> Self {
        let mut deciding = Self(vec![false; program.sites.len()]);
        for function in &program.functions {
            // From branches back through operations that only combine outcomes.
            let mut wanted: HashSet<Reg> = HashSet::new();
            for i in function.code.iter().filter(|i| i.op == Op::Branch) {
                wanted.insert(i.a);
            }
            loop {
                let before = wanted.len();
                for i in &function.code {
                    let mut defines = false;
                    defs(program, i, |r| defines |= wanted.contains(&r));
                    if defines && combines(i.op) {
                        uses(program, &[], i, |r| {
                            wanted.insert(r);
                        });
                    }
                }
                if wanted.len() == before {
                    break;
                }
            }
            for (i, &site) in function.code.iter().zip(&function.sites) {
                let compares = matches!(i.op, Op::ICmp32 | Op::ICmp64 | Op::FCmp32 | Op::FCmp64);
                if compares && wanted.contains(&i.d) {
                    deciding.0[site.0 as usize] = true;
                }
            }
        }
        deciding
    }

    /// Whether the statement is one of them.
    pub fn has(&self, site: SiteId) -> bool {
        self.0.get(site.0 as usize).copied().unwrap_or(false)
    }
}

/// Whether an operation combines outcomes to a new outcome.
fn combines(op: Op) -> bool {
    matches!(op, Op::AndP | Op::OrP | Op::XorP | Op::SelectP | Op::MovP | Op::MovS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::limits::RunLimits;
    use check::{LoweredKernel, Runner};
    use launch::{ArgValue, Dim3, KernelArg, Launch, LoadedModule, Number};

    const TWO: &str = r#"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %o, i32 %n, float %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = icmp eq i32 %n, 1000
  %b = fcmp ogt float %x, 2.5
  %both = and i1 %a, %b
  br i1 %both, label %yes, label %no
yes:
  %u = icmp ult i32 %t, 7
  %w = select i1 %u, i32 1, i32 2
  store i32 %w, ptr %o
  ret void
no:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"#;

    fn outcomes(n: i128, x: f64) -> Vec<ComparisonOutcomes> {
        let loaded = LoadedModule::new(TWO, "k.ll").unwrap();
        let kernel = loaded.kernel("k").unwrap();
        let arg = |name: &str, n| KernelArg { name: name.into(), value: ArgValue::Scalar(n) };
        let mut launch = Launch { block: Dim3::new(64, 1, 1), ..Launch::default() };
        launch.args = vec![arg("n", Number::Int(n)), arg("x", Number::Float(x))];
        let mut lowered = LoweredKernel::default();
        let (bound, distances) = Runner::new(&loaded, &kernel, &mut lowered)
            .observe(&launch, &RunLimits::default(), &BranchDistances::new())
            .unwrap();
        let deciding = DecidingComparisons::new(&bound.program);
        distances.outcomes(&deciding).map(|(_, outcomes)| outcomes).collect()
    }

    #[test]
    fn gaps_lead_to_the_other_side() {
        let all_lanes = |holds: usize, gap| {
            let mut outcomes = ComparisonOutcomes::default();
            // Two warps.
            outcomes.times[holds] = 2;
            outcomes.nearest[holds] = Some(gap);
            outcomes.last[holds] = Some(gap);
            outcomes
        };
        let far = [all_lanes(0, Gap::Int(983)), all_lanes(0, Gap::Float(1.5))];
        assert_eq!(outcomes(17, 1.0), far);
        // A comparison that only selects a value does not decide a branch.
        let near = [all_lanes(1, Gap::Int(0)), all_lanes(1, Gap::Float(-0.5))];
        assert_eq!(outcomes(1000, 3.0), near);
    }

    #[test]
    fn changes_reach_the_other_side() {
        let mut rng = Pcg64Mcg::new(7);
        let mut hits = |gap, numbers: &[i64], wanted: Gap| {
            (0..200).filter(|_| change_for(&mut rng, gap, numbers) == wanted).count()
        };
        assert!(hits(Gap::Int(983), &[], Gap::Int(983)) > 50);
        assert!(hits(Gap::Int(983), &[], Gap::Int(-983)) > 50);
        assert!(hits(Gap::Int(0), &[], Gap::Int(1)) > 50);
        // By way of a factor, or of a divisor.
        assert!(hits(Gap::Int(3), &[10], Gap::Int(300)) > 2);
        assert!(hits(Gap::Int(60), &[3], Gap::Int(20)) > 2);
        assert!(hits(Gap::Float(1.5), &[], Gap::Float(1.5)) > 20);
        assert_eq!(hits(Gap::Int(i64::MIN), &[i64::MIN, 0, -1], Gap::Int(5)), 0);
    }
}

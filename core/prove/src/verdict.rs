//! What is proved of a kernel.

use crate::dims::Dim;
use crate::extract::{Kernel, extract, phi};
use crate::intervals::{Interval, everything, intervals, overtaken};
use crate::ledger::{Assumption, Ledger};
use crate::open::Open;
use crate::pairs::{Budget, Outcome, Threads, decide, open_pairs};
use ir::Module;
use launch::Model;
use launch::contract::Clause;
use launch::params::KernelInfo;

/// The launches that a proof is about.
#[derive(Clone, Debug)]
pub struct Options {
    /// Dimensions of the grid that are given.
    pub grid: [Option<u32>; 3],
    /// Dimensions of the block that are given.
    pub block: [Option<u32>; 3],
    /// The contract.
    pub clauses: Vec<Clause>,
    /// Execution model.
    pub model: Model,
    /// Number of lanes in a warp.
    pub warp_size: u32,
    /// Bound on the work, in steps of the pair core.
    pub work: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            grid: [None; 3],
            block: [None; 3],
            clauses: vec![],
            model: Model::default(),
            warp_size: 32,
            work: 400_000_000,
        }
    }
}

/// Whether something holds for every launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It does.
    Proved,
    /// Not known.
    Unknown(Open),
}

impl Verdict {
    /// Whether it is proved.
    pub fn is_proved(&self) -> bool {
        *self == Self::Proved
    }
}

/// What is proved of a kernel, and under which assumptions.
#[derive(Clone, Debug)]
pub struct Proof {
    /// No data race.
    pub races: Verdict,
    /// No barrier divergence.
    pub divergence: Verdict,
    /// What both assume.
    pub ledger: Ledger,
}

/// Tries to prove that a kernel has no race and no barrier divergence in any launch.
pub fn prove(module: &Module, info: &KernelInfo, options: &Options) -> Proof {
    let mut ledger = Ledger::default();
    let (races, divergence) = match attempt(module, info, options, &mut ledger) {
        Ok(both) => both,
        Err(open) => (Verdict::Unknown(open.clone()), Verdict::Unknown(open)),
    };
    Proof { races, divergence, ledger }
}

fn attempt(
    module: &Module,
    info: &KernelInfo,
    options: &Options,
    ledger: &mut Ledger,
) -> Result<(Verdict, Verdict), Open> {
    let extracted = extract(module, info.function)?;
    let mut kernel = Kernel {
        module,
        info,
        flat: &extracted.flat,
        roots: &extracted.roots,
        shape: &extracted.shape,
        dims: extracted.dims(options.grid, options.block),
        clauses: &options.clauses,
        warp_size: options.warp_size,
        invariants: phi::Invariants::default(),
    };
    kernel.invariants = phi::invariants(&kernel);
    let k = &kernel;
    ledger.merge(&k.invariants.ledger);
    for item in [Assumption::NoAlias, Assumption::InBounds, Assumption::Terminates] {
        ledger.add(item);
    }
    let one = |d: Dim| d == Dim::One;
    let unread =
        [one(k.dims.block[1]), one(k.dims.block[2]), one(k.dims.grid[1]), one(k.dims.grid[2])];
    if unread.contains(&true) {
        ledger.add(Assumption::Axes { unread });
    }
    let mut budget = Budget { left: options.work };
    let aligned = crate::divergence::aligned(k);
    let divergence = crate::divergence::verdict(k);
    let races = races(k, aligned, &mut budget, ledger)?;
    Ok((races, divergence))
}

fn races(
    k: &Kernel<'_>,
    aligned: bool,
    budget: &mut Budget,
    ledger: &mut Ledger,
) -> Result<Verdict, Open> {
    let all = everything(k)?;
    let within: Vec<Interval> = if aligned { intervals(k)? } else { vec![all.clone()] };
    for interval in &within {
        let open = open_pairs(k, interval, Threads::OfBlock, 1, budget, ledger);
        if let Some((_, _, pair)) = open.into_iter().next() {
            return Ok(Verdict::Unknown(Open::Pair(pair)));
        }
    }
    for (copy, other) in overtaken(k)? {
        if let Outcome::Open(pair) = decide(k, &copy, &other, Threads::Same, None, budget, ledger) {
            return Ok(Verdict::Unknown(Open::Pair(pair)));
        }
    }
    let open = open_pairs(k, &all, Threads::OfBlocks, 1, budget, ledger);
    if let Some((_, _, pair)) = open.into_iter().next() {
        return Ok(Verdict::Unknown(Open::Pair(pair)));
    }
    Ok(Verdict::Proved)
}

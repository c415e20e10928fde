//! Accesses that the race filter need not follow, because it is proved that they race with no other.
//!
//! The proof is somebody else's ([`Prover`]), since proofs build on this crate. Here its regions are resolved to
//! objects of the run. The filter compares the object of every access with its region; if one leaves it, or the
//! run does not end as the proof takes for granted, the run is made again without.

use crate::runner::Bound;
use base::entity::{Entity, Table};
use base::limits::MAX_PROVED_LAUNCHES;
use detect::race::{FollowedSite, FollowedSites, StaticFilter};
use events::{ObjectId, SHARED_OBJECT};
use ir::{FunctionId, InstId, SymbolId};
use launch::params::{KernelInfo, ParamKind};
use launch::{LoadedModule, Model};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use vm::bytecode::target::OBJECT_WINDOW;
use vm::exec::ParamValue;

/// The memory that an access is to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    /// What a pointer parameter points into, by position.
    Param(u32),
    /// A variable outside shared memory.
    Global(SymbolId),
    /// A variable in shared memory.
    Shared(SymbolId),
    /// Dynamic shared memory.
    DynamicShared,
}

/// An access of a kernel, and what is proved of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvedAccess {
    /// The function that makes it.
    pub function: FunctionId,
    /// The instruction.
    pub inst: InstId,
    /// Whether this is about what it writes, or about what it reads; `None` if about both.
    pub writes: Option<bool>,
    /// The memory that it is to, unless it leaves it.
    pub region: Region,
    /// Whether it is proved that it does not leave a variable in shared memory.
    pub inside: bool,
    /// Whether it races with no access of another thread.
    pub apart: bool,
}

/// What is proved of a launch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// All accesses that other threads could notice.
    pub accesses: Vec<ProvedAccess>,
    /// Whether, all of them being apart, no block notices what others do or in which order they run: no atomic
    /// operations, no output, no clocks.
    pub independent: bool,
}

/// What is known of a launch before it runs.
#[derive(Clone, Debug)]
pub struct Known {
    /// What the race filter need not follow.
    pub filter: StaticFilter,
    /// The objects that the kernel accesses, if its blocks are independent.
    pub independent: Option<Vec<ObjectId>>,
    /// Guessed instructions of all threads.
    pub steps: u64,
}

/// What a launch is, as far as proofs go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RunFacts {
    /// Size of the grid.
    pub grid: [u32; 3],
    /// Size of a block.
    pub block: [u32; 3],
    /// Lanes of a warp.
    pub warp_size: u32,
    /// Values of integer parameters by position, zero-extended.
    pub scalars: BTreeMap<u32, u64>,
    /// Guessed steps of all threads, so that a proof takes no longer than what it may spare.
    pub steps: u64,
}

/// What is proved of a launch; `None` if nothing is.
pub type Prove = fn(&LoadedModule, &KernelInfo, &RunFacts) -> Option<Proof>;

/// Whoever proves it, and of which launches.
#[derive(Clone, Copy, Debug)]
pub struct Prover {
    /// The proof.
    pub prove: Prove,
    /// Fewest instructions of threads, as [`vm::bytecode::Program::guessed_steps`] has it, for which it is worth its
    /// time.
    pub worth: u64,
    /// Steps for which every proof may take its time, however few are guessed.
    pub least: u64,
}

impl PartialEq for Prover {
    /// There is but one proof.
    fn eq(&self, other: &Self) -> bool {
        (self.worth, self.least) == (other.worth, other.least)
    }
}

impl Eq for Prover {}

impl Prover {
    /// Proofs that are worth their time.
    pub const fn new(prove: Prove) -> Self {
        Self { prove, worth: WORTH, least: 0 }
    }
}

/// What has been proved of launches of one kernel.
pub(crate) type Proved = HashMap<RunFacts, Option<Arc<Proof>>>;

/// See [`Prover::worth`]. A proof takes a millisecond or two, as long as it takes to follow the accesses of these.
const WORTH: u64 = 6_000_000;
/// The same for each pair of accesses of a program without loops, whose proofs are short, and at least.
const WORTH_OF_PAIR: u64 = 130_000;
const LEAST_WORTH: u64 = 300_000;
/// How many times what makes a proof worth its time the first block may tell: a proof may take longer where the launch
/// does.
const TOLD: u64 = 64;
/// Fewest threads: how often few threads go through their loops is hard to guess.
const THREADS: u64 = 2048;

/// Guessed instructions of all threads of a launch, and how many make a proof worth its time.
fn work(bound: &Bound, threads: u64, prover: Prover) -> (u64, u64) {
    let Bound { program, launch, inputs, .. } = bound;
    let guess = threads.saturating_mul(program.guessed_steps());
    if !program.has_loops() {
        let accesses = program.accesses.len() as u64;
        let worth = (accesses * (accesses + 1) / 2 * WORTH_OF_PAIR).max(LEAST_WORTH);
        return (guess, worth.min(prover.worth));
    }
    // How often threads go through their loops is told by the first block.
    let most = prover.worth.saturating_mul(TOLD);
    if guess >= most {
        return (guess, prover.worth);
    }
    let told = vm::exec::probe::steps(program, launch, inputs, most);
    (guess.max(told.unwrap_or(0)), prover.worth)
}

/// The filter for a launch, if there is one and it is worth its time.
pub(crate) fn filter(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    bound: &Bound,
    prover: Prover,
    proved: &mut Proved,
) -> Option<Known> {
    let launch = &bound.launch;
    let threads = launch.grid.count().saturating_mul(launch.block.count());
    let few = threads < THREADS && prover.worth > 0;
    if launch.model != Model::Its || few {
        return None;
    }
    let (steps, worth) = work(bound, threads, prover);
    if steps < worth {
        return None;
    }
    let facts = RunFacts { steps: steps.max(prover.least), ..facts(kernel, bound) };
    if !proved.contains_key(&facts) {
        if proved.len() >= MAX_PROVED_LAUNCHES {
            return None;
        }
        let proof = (prover.prove)(loaded, kernel, &facts).map(Arc::new);
        proved.insert(facts.clone(), proof);
    }
    let proof = proved.get(&facts)?.clone()?;
    resolve(bound, &proof, steps)
}

fn facts(kernel: &KernelInfo, bound: &Bound) -> RunFacts {
    let launch = &bound.launch;
    let mut scalars = BTreeMap::new();
    for (p, (info, value)) in kernel.params.iter().zip(&bound.inputs.params).enumerate() {
        if let (ParamKind::Int { .. }, ParamValue::Scalars(words)) = (&info.kind, value)
            && let [word] = words[..]
        {
            scalars.insert(p as u32, word);
        }
    }
    let dims = |d: launch::Dim3| [d.x, d.y, d.z];
    RunFacts {
        grid: dims(launch.grid),
        block: dims(launch.block),
        warp_size: launch.warp_size,
        scalars,
        steps: 0,
    }
}

/// The object of a pointer.
fn object_of(address: u64) -> Option<ObjectId> {
    let window = address >> 32;
    let number = window.checked_sub(OBJECT_WINDOW).filter(|n| *n > 0)?;
    usize::try_from(number).ok().map(ObjectId::new)
}

fn resolve(bound: &Bound, proof: &Proof, steps: u64) -> Option<Known> {
    let accesses = &proof.accesses;
    let program = &bound.program;
    let whole = |object| Some(FollowedSite { object, from: 0, to: u64::MAX, apart: false });
    let place = |region: Region| match region {
        Region::Param(p) => match bound.inputs.params.get(p as usize)? {
            ParamValue::Scalars(words) => match words[..] {
                [address] => whole(object_of(address)?),
                _ => None,
            },
            ParamValue::Bytes(_) => None,
        },
        Region::Global(s) => {
            whole(program.globals.iter().find(|g| g.symbol == s).map(|g| g.object)?)
        }
        Region::Shared(s) => {
            let var = program.shared.iter().find(|v| v.symbol == s && v.size > 0)?;
            let (object, to) = (SHARED_OBJECT, var.offset + var.size);
            Some(FollowedSite { object, from: var.offset, to, apart: false })
        }
        Region::DynamicShared => {
            let var = program.shared.iter().find(|v| v.size == 0)?;
            Some(FollowedSite {
                object: SHARED_OBJECT,
                from: var.offset,
                to: u64::MAX,
                apart: false,
            })
        }
    };
    let mut places: BTreeMap<Region, FollowedSite> = BTreeMap::new();
    for access in accesses {
        if let std::collections::btree_map::Entry::Vacant(vacant) = places.entry(access.region) {
            vacant.insert(place(access.region)?);
        }
    }
    // Different regions have to be different memory.
    let all: Vec<&FollowedSite> = places.values().collect();
    for (n, a) in all.iter().enumerate() {
        if all[n + 1..].iter().any(|b| a.object == b.object && a.from < b.to && b.from < a.to) {
            return None;
        }
    }
    let mut by_place: HashMap<(FunctionId, InstId), FollowedSites> = HashMap::new();
    for access in accesses {
        let place = places[&access.region];
        // What need not be compared is not.
        let (from, to) = if access.inside { (0, u64::MAX) } else { (place.from, place.to) };
        let known = Some(FollowedSite { from, to, apart: access.apart, ..place });
        let sites = by_place.entry((access.function, access.inst)).or_default();
        if access.writes != Some(true) {
            sites.read = known;
        }
        if access.writes != Some(false) {
            sites.written = known;
        }
    }
    let mut sites: Table<events::SiteId, FollowedSites> =
        Table::filled(FollowedSites::default(), program.sites.len());
    for (site, at) in program.sites.iter() {
        if let Some(known) = by_place.get(&(at.function, at.inst)) {
            sites[site] = *known;
        }
    }
    let mut objects: Vec<ObjectId> = places.values().map(|p| p.object).collect();
    objects.sort_unstable();
    objects.dedup();
    Some(Known {
        filter: StaticFilter::new(sites),
        independent: proof.independent.then_some(objects),
        steps,
    })
}

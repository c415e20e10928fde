//! Hand-made event streams for the detectors.
#![allow(dead_code)]

use warpscope_core::bytecode::SiteId;
use warpscope_core::detect::race::{RaceFilter, RaceRecorder, RaceResult};
use warpscope_core::events::*;
use warpscope_core::launch::{Dim3, Launch, Model};
use warpscope_core::limits::RunLimits;

/// One announced event.
#[derive(Clone, Debug)]
pub enum Event {
    Begin(u64),
    End(u64),
    Access(Touch),
    Barrier { block: u64, interval: u32, site: u32 },
    Grid,
    Warp { block: u64, warp: u32, interval: u32, mask: u64, active: u64 },
    Fence { block: u64, warp: u32, interval: u32, active: u64, scope: Scope },
    Exit { block: u64, warp: u32, interval: u32, lanes: u64 },
    Branch { block: u64, warp: u32, interval: u32, active: u64 },
}

/// The lanes of a warp that execute an instruction.
#[derive(Clone, Copy, Debug)]
pub struct ActiveLanes {
    pub block: u64,
    pub warp: u32,
    pub mask: u64,
}

impl ActiveLanes {
    /// The same warp with other active lanes.
    pub fn only(self, mask: u64) -> Self {
        Self { mask, ..self }
    }
}

/// What an instruction accesses: an object, and bytes of each lane.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub object: u32,
    pub size: u32,
}

/// The cell that a lane accesses; `value` is its contents afterwards.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub lane: u32,
    pub offset: u64,
    pub value: u64,
}

/// One piece of an instruction's access.
#[derive(Clone, Debug)]
pub struct Touch {
    pub block: u64,
    pub warp: u32,
    pub active: u64,
    pub interval: u32,
    pub step: u64,
    pub site: u32,
    pub kind: AccessKind,
    pub volatile: bool,
    pub object: u32,
    pub size: u32,
    /// By lane.
    pub lanes: Vec<Cell>,
}

/// A whole run.
#[derive(Clone, Debug)]
pub struct Script {
    pub launch: Launch,
    pub polling: Vec<SiteId>,
    pub events: Vec<Event>,
    pub sizes: Vec<u64>,
    intervals: std::collections::BTreeMap<u64, u32>,
    step: u64,
}

impl Script {
    /// A run of `blocks` blocks of `threads` threads with warps of `warp_size`.
    pub fn new(model: Model, blocks: u32, threads: u32, warp_size: u32) -> Self {
        let launch = Launch {
            grid: Dim3::new(blocks, 1, 1),
            block: Dim3::new(threads, 1, 1),
            model,
            warp_size,
            ..Launch::default()
        };
        Self {
            launch,
            polling: vec![],
            events: vec![],
            sizes: vec![64, 64, 64],
            intervals: std::collections::BTreeMap::default(),
            step: 0,
        }
    }
    pub fn interval(&self, block: u64) -> u32 {
        self.intervals.get(&block).copied().unwrap_or(0)
    }
    pub fn begin(&mut self, block: u64) -> &mut Self {
        self.events.push(Event::Begin(block));
        self
    }
    pub fn end(&mut self, block: u64) -> &mut Self {
        self.events.push(Event::End(block));
        self
    }
    pub fn next_step(&mut self) -> u64 {
        self.step += 1;
        self.step
    }
    /// Lanes of a warp access memory.
    pub fn access(
        &mut self,
        ActiveLanes { block, warp, mask: active }: ActiveLanes,
        site: u32,
        kind: AccessKind,
        Target { object, size }: Target,
        lanes: &[Cell],
    ) -> &mut Self {
        let step = self.next_step();
        let interval = self.interval(block);
        self.events.push(Event::Access(Touch {
            block,
            warp,
            active,
            interval,
            step,
            site,
            kind,
            volatile: false,
            object,
            size,
            lanes: lanes.to_vec(),
        }));
        self
    }
    /// Makes the last access volatile.
    pub fn volatile(&mut self) -> &mut Self {
        if let Some(Event::Access(t)) = self.events.last_mut() {
            t.volatile = true;
        }
        self
    }
    /// The last access is a further piece of the instruction before it.
    pub fn same_instruction(&mut self) -> &mut Self {
        self.step -= 1;
        if let Some(Event::Access(t)) = self.events.last_mut() {
            t.step = self.step;
        }
        self
    }
    pub fn barrier(&mut self, block: u64, site: u32) -> &mut Self {
        let interval = self.interval(block);
        self.events.push(Event::Barrier { block, interval, site });
        self.intervals.insert(block, interval + 1);
        self
    }
    pub fn grid_barrier(&mut self) -> &mut Self {
        self.events.push(Event::Grid);
        self
    }
    pub fn syncwarp(&mut self, block: u64, warp: u32, mask: u64) -> &mut Self {
        let interval = self.interval(block);
        self.events.push(Event::Warp { block, warp, interval, mask, active: mask });
        self
    }
    pub fn fence(&mut self, at: ActiveLanes, scope: Scope) -> &mut Self {
        let ActiveLanes { block, warp, mask: active } = at;
        let interval = self.interval(block);
        self.events.push(Event::Fence { block, warp, interval, active, scope });
        self
    }
    /// Lanes of a warp execute a branch.
    pub fn branch(&mut self, at: ActiveLanes) -> &mut Self {
        let ActiveLanes { block, warp, mask: active } = at;
        let interval = self.interval(block);
        self.events.push(Event::Branch { block, warp, interval, active });
        self
    }
    pub fn exit(&mut self, block: u64, warp: u32, lanes: u64) -> &mut Self {
        let interval = self.interval(block);
        self.events.push(Event::Exit { block, warp, interval, lanes });
        self
    }

    /// Announces the run.
    pub fn run(&self, observer: &mut impl Observer) {
        observer.launch_begins(&self.launch, &self.sizes);
        let mut step = 0;
        for event in &self.events {
            match event {
                Event::Begin(b) => observer.block_begins(*b, Dim3::new(*b as u32, 0, 0)),
                Event::End(b) => observer.block_ends(*b),
                Event::Access(t) => {
                    step = t.step;
                    announce(t, observer);
                }
                &Event::Barrier { block, interval, site } => observer.barrier(&BarrierDone {
                    block,
                    barrier: 0,
                    site: SiteId(site),
                    block_wide: true,
                    interval,
                    step,
                    members: &[],
                }),
                Event::Grid => observer.grid_barrier(SiteId(99), step),
                &Event::Warp { block, warp, interval, mask, active } => {
                    let context =
                        WarpContext { block, warp, active: LaneMask(active), interval, step };
                    observer.warp_barrier(context, SiteId(98), LaneMask(mask));
                }
                &Event::Fence { block, warp, interval, active, scope } => {
                    let context =
                        WarpContext { block, warp, active: LaneMask(active), interval, step };
                    observer.fence(context, SiteId(97), scope);
                }
                &Event::Exit { block, warp, interval, lanes } => {
                    let lanes = LaneMask(lanes);
                    let context = WarpContext { block, warp, active: lanes, interval, step };
                    observer.exit(context, lanes);
                }
                &Event::Branch { block, warp, interval, active } => {
                    let active = LaneMask(active);
                    let context = WarpContext { block, warp, active, interval, step };
                    observer.branch(context, SiteId(96), LaneMask(0));
                }
            }
        }
    }
    /// Both passes.
    pub fn check(&self) -> (RaceFilter, RaceResult) {
        let limits = RunLimits::default();
        let mut filter = RaceFilter::new(&limits);
        self.run(&mut filter);
        let polling = self.polling.iter().copied();
        let mut recorder = RaceRecorder::new(&filter.flagged(), polling, &limits);
        self.run(&mut recorder);
        (filter, recorder.finish())
    }
    /// The races as `kind site-site xcount` in order of statements.
    pub fn races(&self) -> Vec<String> {
        let result = self.check().1;
        let mut all: Vec<_> = result.keys.iter().zip(&result.findings).collect();
        all.sort_by_key(|a| *a.0);
        let text = |(k, f): (&warpscope_core::detect::race::RaceKey, &_)| {
            let f: &warpscope_core::detect::observation::ObservedRace = f;
            let more = if f.at_least { "+" } else { "" };
            format!("{} {}-{} x{}{more}", k.kind.name(), k.sites[0].0, k.sites[1].0, f.count)
        };
        all.into_iter().map(text).collect()
    }
}

/// Announces one access in the tightest form that fits it, as the executor does.
fn announce(t: &Touch, observer: &mut impl Observer) {
    let mut offsets = [0u64; 64];
    let (mut before, mut after) = ([0u64; 64], [0u64; 64]);
    let mut mask = 0u64;
    for &Cell { lane, offset, value } in &t.lanes {
        offsets[lane as usize] = offset;
        before[lane as usize] = if t.kind.writes() { 0 } else { value };
        after[lane as usize] = value;
        mask |= 1 << lane;
    }
    let Cell { lane: first, offset: start, .. } = t.lanes[0];
    let size = u64::from(t.size);
    let consecutive = t
        .lanes
        .iter()
        .enumerate()
        .all(|(i, l)| l.lane == first + i as u32 && l.offset == start + i as u64 * size);
    let lanes = if consecutive {
        Lanes::Consecutive { first, count: t.lanes.len() as u32, offset: start }
    } else if t.lanes.iter().all(|l| l.offset == start) {
        Lanes::Same { mask: LaneMask(mask), offset: start }
    } else {
        Lanes::Scattered { mask: LaneMask(mask), offsets: &offsets }
    };
    observer.access(&Access {
        context: WarpContext {
            block: t.block,
            warp: t.warp,
            active: LaneMask(t.active),
            interval: t.interval,
            step: t.step,
        },
        site: SiteId(t.site),
        kind: t.kind,
        volatile: t.volatile,
        object: ObjectId(t.object),
        size: t.size,
        lanes,
        values: Some(LaneValues { before: &before, after: &after }),
        asynchronous: false,
    });
}

/// A relaxed read-modify-write.
pub fn rmw(scope: Scope) -> AccessKind {
    AccessKind::Atomic { reads: true, writes: true, scope, acquire: false, release: false }
}

//! The quick path against the general one.

use super::*;
use launch::Model;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// Blocks of three warps that take turns, which read and write a few rows of 16 words, with barriers between.
fn run(seed: u64, model: Model, limit: u32) -> usize {
    let mut random = Random(seed);
    let mut filters = [0; 2].map(|_| RaceFilter::with_segment_limit(&RunLimits::default(), limit));
    let launch =
        Launch { grid: Dim3::new(3, 1, 1), block: Dim3::new(96, 1, 1), model, ..Launch::default() };
    let sizes = [256, 512];
    for f in &mut filters {
        f.launch_begins(&launch, &sizes);
        f.block_begins(0, Dim3::new(0, 0, 0));
    }
    let mut intervals = [0u32; 3];
    let mut block = 0u64;
    // Mostly reads, so that cells come to be read by many, or they are all soon marked.
    let writes = random.below(20) + 2;
    let mut quick = 0;
    for step in 1..300 {
        let warp = random.below(3) as u32;
        let lanes = LaneMask::range(0, 32);
        let context =
            WarpContext { block, warp, active: lanes, interval: intervals[block as usize], step };
        match random.below(60) {
            0 | 1 => {
                intervals[block as usize] += 1;
                continue;
            }
            2 => {
                block = random.below(3);
                continue;
            }
            3 if step % 4 == 0 => {
                for filter in &mut filters {
                    filter.grid_barrier(SiteId(0), step);
                }
                continue;
            }
            4 => {
                for filter in &mut filters {
                    filter.warp_barrier(context, SiteId(0), lanes);
                }
                continue;
            }
            _ => {}
        }
        let object = random.below(2) as u32;
        let words = sizes[object as usize] / 4;
        let kind = if random.below(writes) == 0 { AccessKind::Write } else { AccessKind::Read };
        let offsets: [u64; 32] = std::array::from_fn(|_| random.below(words) * 4);
        let first = random.below(2) as u32 * 16;
        let half = LaneMask::range(first, 16);
        let lanes = match random.below(8) {
            0 => Lanes::Same { mask: half, offset: random.below(words) * 4 },
            1 if kind == AccessKind::Read => Lanes::Scattered { mask: half, offsets: &offsets },
            2 => {
                let count = 1 + random.below(16) as u32;
                let offset = random.below(words - u64::from(count)) * 4;
                Lanes::Consecutive { first, count, offset }
            }
            3 => {
                let offset = random.below(words - 16) * 4;
                Lanes::Consecutive { first, count: 16, offset }
            }
            _ => {
                let offset = random.below(words / 16) * 64;
                Lanes::Consecutive { first, count: 16, offset }
            }
        };
        let access = Access {
            context,
            site: SiteId(0),
            kind,
            volatile: false,
            object: ObjectId(object),
            size: 4,
            lanes,
            values: None,
            asynchronous: false,
        };
        let [one, other] = &mut filters;
        if one.quick(&access) {
            quick += 1;
        } else {
            one.weigh(&access);
        }
        other.weigh(&access);
        assert_eq!(one.flagged(), other.flagged(), "seed {seed}, step {step}: {access:?}");
    }
    quick
}

#[test]
fn the_quick_path_does_what_the_general_one_does() {
    let mut quick = 0;
    for seed in 0..400 {
        for model in [Model::Its, Model::Lockstep] {
            let limit = if seed % 3 == 0 { 60 } else { SEGMENT_LIMIT };
            quick += run(seed, model, limit);
        }
    }
    assert!(quick > 50_000, "{quick}");
}

#[test]
fn shadows_of_blocks_that_have_ended_are_not_held() {
    let limits = RunLimits { max_shadow: 16 << 10, ..RunLimits::default() };
    let mut filter = RaceFilter::new(&limits);
    let launch =
        Launch { grid: Dim3::new(200, 1, 1), block: Dim3::new(32, 1, 1), ..Launch::default() };
    filter.launch_begins(&launch, &[1024]);
    let touch = |filter: &mut RaceFilter, block: u64| {
        let active = LaneMask::range(0, 32);
        filter.access(&Access {
            context: WarpContext { block, warp: 0, active, interval: 0, step: block },
            site: SiteId(0),
            kind: AccessKind::Read,
            volatile: false,
            object: ObjectId(0),
            size: 4,
            lanes: Lanes::Consecutive { first: 0, count: 32, offset: 0 },
            values: None,
            asynchronous: false,
        });
    };
    // The first block waits for the others, which run one after the other.
    for block in 0..200 {
        filter.block_begins(block, Dim3::new(block as u32, 0, 0));
        touch(&mut filter, block);
        if block > 0 {
            filter.block_ends(block);
            touch(&mut filter, 0);
        }
    }
    assert!(filter.limit().is_none() && !filter.any(), "{} bytes held", filter.held);
}

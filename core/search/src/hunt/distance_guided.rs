//! Mutations guided by the branch distances of a launch ([`distance`]).

use super::genome::{CELLS, Field, Genome};
use crate::distance::{self, ComparisonOutcomes, NearestLaunches};
use crate::mutate::random_index;
use crate::space::LaunchSpace;
use base::hash;
use events::Gap;
use launch::{ArgValue, Dim3, Generator, Launch, Number};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng as _};
use std::collections::HashMap;
use vm::exec::input;

/// Maximum number of launches whose gaps are stored.
const MAX_LAUNCHES: usize = 1 << 14;
/// Maximum number of gaps stored for one launch.
const MAX_GAPS: usize = 16;

/// Branch distances of the launches so far.
#[derive(Debug, Default)]
pub(super) struct OpenDistances {
    nearest: NearestLaunches<Vec<u8>>,
    /// Gaps of a launch by the hash of its bytes.
    kept: HashMap<u64, Vec<Gap>>,
    last: (u64, Vec<Gap>),
}

impl OpenDistances {
    /// Records the gaps of the launch of `bytes`; `outcomes` come with their statement. `keep` if
    /// the engine may return to it later.
    pub(super) fn note(
        &mut self,
        bytes: &[u8],
        keep: bool,
        outcomes: &[(u64, ComparisonOutcomes)],
    ) {
        self.nearest.note(|| bytes.to_vec(), outcomes);
        let mut gaps = vec![];
        for (_, outcomes) in outcomes {
            for (last, nearest) in outcomes.last.iter().zip(&outcomes.nearest) {
                gaps.extend(last);
                gaps.extend(nearest.filter(|_| nearest != last));
            }
        }
        gaps.truncate(MAX_GAPS);
        let hash = hash::fnv1a(bytes);
        if keep && self.kept.len() < MAX_LAUNCHES {
            self.kept.insert(hash, gaps.clone());
        }
        self.last = (hash, gaps);
    }

    fn of(&self, bytes: &[u8]) -> &[Gap] {
        let hash = hash::fnv1a(bytes);
        let known = if self.last.0 == hash { Some(&self.last.1) } else { self.kept.get(&hash) };
        known.map_or(&[], |gaps| &gaps[..])
    }
}

/// Changes one number by a branch distance: that of the launch of `bytes` if it is known, or of the
/// launch that came nearest to some outcome, to which `bytes` are set. Returns whether it did.
pub(super) fn mutate(
    open: &OpenDistances,
    genome: &Genome,
    space: &LaunchSpace,
    numbers: &[i64],
    bytes: &mut Vec<u8>,
    seed: u64,
) -> bool {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let own = open.of(bytes);
    let elsewhere = own.is_empty() || rng.next_u64().is_multiple_of(2);
    let near = if elsewhere { open.nearest.pick(&mut rng) } else { None };
    let gap = match near {
        Some((launch, gap)) => {
            bytes.clone_from(launch);
            gap
        }
        None if own.is_empty() => return false,
        None => own[random_index(&mut rng, own.len())],
    };
    let by = distance::change_for(&mut rng, gap, numbers);
    let counts = |field: Field| !matches!(field, Field::Plain(_));
    let fields: Vec<_> = genome.fields.iter().filter(|(f, _)| counts(*f)).collect();
    if fields.is_empty() {
        return false;
    }
    // Numbers and contents occur in comparisons more often than sizes.
    let sizes = |field: Field| matches!(field, Field::Grid | Field::Block | Field::Shared);
    let (mut field, mut at) = *fields[random_index(&mut rng, fields.len())];
    if sizes(field) {
        (field, at) = *fields[random_index(&mut rng, fields.len())];
    }
    let launch = genome.decode(space, bytes);
    bytes.resize(genome.len, 0);
    shift(&mut rng, space, &launch, field, &mut bytes[at..at + field.size()], by)
}

/// Adds `by` to the value that `field` gave to `launch`. Returns whether that is possible.
fn shift(
    rng: &mut Pcg64Mcg,
    space: &LaunchSpace,
    launch: &Launch,
    field: Field,
    bytes: &mut [u8],
    by: Gap,
) -> bool {
    let (int, float) = match by {
        Gap::Int(n) => (n, n as f64),
        Gap::Float(x) => (x.round() as i64, x),
    };
    match field {
        Field::Grid => shift_size(rng, launch.grid, bytes, int),
        Field::Block => shift_size(rng, launch.block, bytes, int),
        Field::Shared => {
            let now = i64::try_from(launch.shared_bytes).unwrap_or(i64::MAX);
            let next = now.saturating_add(int).clamp(0, i64::from(i32::MAX)) as i32;
            bytes[0] = 2;
            bytes[1..5].copy_from_slice(&next.to_le_bytes());
        }
        Field::Int(p) => {
            let Some(now) = space.integer(launch, p as u16) else { return false };
            bytes[0] = 2;
            bytes[1..9].copy_from_slice(&now.saturating_add(int).to_le_bytes());
        }
        Field::Float(p) => {
            let Some(ArgValue::Scalar(Number::Float(now))) = value(space, launch, p) else {
                return false;
            };
            bytes[0] = 3;
            bytes[1..5].copy_from_slice(&((now + float) as f32).to_bits().to_le_bytes());
        }
        Field::Contents(p) => return shift_cell(rng, space, launch, p, bytes, int),
        Field::Plain(_) => return false,
    }
    true
}

fn value<'l>(space: &LaunchSpace, launch: &'l Launch, p: usize) -> Option<&'l ArgValue> {
    space.value(launch, p)
}

fn shift_size(rng: &mut Pcg64Mcg, size: Dim3, bytes: &mut [u8], by: i64) {
    let mut sides = <[u32; 3]>::from(size);
    let side = &mut sides[[0, 0, 1, 2][random_index(rng, 4)]];
    *side = i64::from(*side).saturating_add(by).clamp(1, 1024) as u32;
    bytes[0] = 2;
    for (side, bytes) in sides.iter().zip(bytes[2..].chunks_exact_mut(2)) {
        bytes.copy_from_slice(&(*side as u16).to_le_bytes());
    }
}

/// Adds to one of the first cells of a buffer; the others stay the same.
fn shift_cell(
    rng: &mut Pcg64Mcg,
    space: &LaunchSpace,
    launch: &Launch,
    p: usize,
    bytes: &mut [u8],
    by: i64,
) -> bool {
    let Some(ArgValue::Buffer(buffer)) = value(space, launch, p) else { return false };
    let numbers = input::cells(buffer, CELLS as u64);
    let now = |cell: usize| match numbers[cell] {
        Number::Int(n) => n as i64,
        Number::Float(x) => x as i64,
    };
    let most = [1, 2, 4, 4, 8, 8, 33, CELLS][random_index(rng, 8)];
    let cell = random_index(rng, most);
    let next = now(cell).saturating_add(by).clamp(i32::MIN.into(), i32::MAX.into());
    let counts_up = bytes[0] % 8 == 5 || bytes[0] % 8 == 6 || buffer.generator == Generator::Iota;
    bytes[0] = if counts_up { 5 } else { 7 };
    let cells = bytes[13..].chunks_exact_mut(4).enumerate();
    for (k, bytes) in cells {
        let value = if k == cell { next } else { now(k) };
        // 0 stands for the cell's index.
        let value = if counts_up && value == k as i64 { 0 } else { value };
        bytes.copy_from_slice(&(value as i32).to_le_bytes());
    }
    true
}

//! Mutations of the bytes of a launch that respect its fields.
//!
//! Steps are Simulee's (3.1.3): normal, Cauchy, and -1 to 1; in addition there are values at which
//! kernels change their behaviour (sizes of warps and blocks, powers of two) and numbers that the
//! kernel itself compares with.

use super::genome::{CELLS, Field, Genome};
use crate::mutate::{cauchy, normal, random_index};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng as _};

/// Sizes at which kernels change their behaviour.
const EDGES: [i64; 21] =
    [0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257];

/// Mutates one to four fields of `bytes`, which become as long as the genome. The result depends
/// only on the arguments.
pub fn mutate(genome: &Genome, numbers: &[i64], bytes: &mut Vec<u8>, seed: u64) {
    bytes.resize(genome.len, 0);
    if genome.fields.is_empty() {
        return;
    }
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    // One change most often, since its effect is clear.
    let changes = 1 + (rng.next_u64() % 8).saturating_sub(4);
    for _ in 0..changes {
        // Contents have the most choices: the better of two draws.
        let draw = |rng: &mut Pcg64Mcg| genome.fields[random_index(rng, genome.fields.len())];
        let (first, second) = (draw(&mut rng), draw(&mut rng));
        let (field, at) = if matches!(second.0, Field::Contents(_)) { second } else { first };
        let bytes = &mut bytes[at..at + field.size()];
        change(&mut rng, numbers, field, bytes);
    }
}

/// Takes each field from one of two launches.
pub fn cross(genome: &Genome, a: &[u8], b: &[u8], seed: u64) -> Vec<u8> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut child = a.to_vec();
    child.resize(genome.len, 0);
    for &(field, at) in &genome.fields {
        if rng.next_u64().is_multiple_of(2) {
            for (i, byte) in child[at..at + field.size()].iter_mut().enumerate() {
                *byte = b.get(at + i).copied().unwrap_or(0);
            }
        }
    }
    child
}

/// Random bytes of a launch, without lists of plausible values or numbers of the kernel: numbers of
/// any size, small ones as often as large ones.
pub fn random(genome: &Genome, seed: u64) -> Vec<u8> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bytes: Vec<u8> = (0..genome.len).map(|_| rng.next_u64() as u8).collect();
    let mut any = |bits: u64| (rng.next_u64() >> 1) >> (64 - 1 - (1 + rng.next_u64() % bits));
    for &(field, at) in &genome.fields {
        let bytes = &mut bytes[at..at + field.size()];
        let (how, from, size) = match field {
            Field::Grid | Field::Block => (2, 2, 2),
            Field::Shared => (2, 1, 4),
            Field::Int(_) => (2, 1, 8),
            Field::Float(_) => (2 + (any(1) as u8 & 1), 1, 4),
            Field::Plain(_) => continue,
            Field::Contents(_) => (3 + (any(8) % 5) as u8, 1, 4),
        };
        bytes[0] = how;
        for word in bytes[from..].chunks_exact_mut(size) {
            let n = any(if size == 2 { 10 } else { 31 });
            word.copy_from_slice(&n.to_le_bytes()[..size]);
        }
    }
    bytes
}

fn change(rng: &mut Pcg64Mcg, numbers: &[i64], field: Field, bytes: &mut [u8]) {
    let coin = |rng: &mut Pcg64Mcg, n: u64| rng.next_u64().is_multiple_of(n);
    match field {
        Field::Grid | Field::Block => {
            if coin(rng, 3) {
                bytes[0] = 0;
                bytes[1] = rng.next_u64() as u8;
                return;
            }
            bytes[0] = 2;
            let at = 2 + 2 * random_index(rng, 3);
            let now = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
            let next = step(rng, numbers, i64::from(now), 1024).clamp(0, 1024) as u16;
            bytes[at..at + 2].copy_from_slice(&next.to_le_bytes());
        }
        Field::Shared => {
            bytes[0] = if coin(rng, 2) { 0 } else { 2 };
            change_word(rng, numbers, &mut bytes[1..5], 48 << 10);
        }
        Field::Int(_) => match rng.next_u64() % 4 {
            0 => bytes[0] = (rng.next_u64() as u8) & !3,
            1 => {
                // A small step from the simplest value.
                bytes[0] = 3;
                let now = i64::from(i16::from_le_bytes([bytes[1], bytes[2]]));
                let next = small_step(rng, now) as i16;
                bytes[1..9].copy_from_slice(&i64::from(next).to_le_bytes());
            }
            _ => {
                bytes[0] = 2;
                let now = i64::from_le_bytes(bytes[1..9].try_into().unwrap_or_default());
                let next = step(rng, numbers, now, 1 << 31);
                bytes[1..9].copy_from_slice(&next.to_le_bytes());
            }
        },
        Field::Float(_) => {
            let bits = u32::from_le_bytes(bytes[1..5].try_into().unwrap_or_default());
            let now = f64::from(f32::from_bits(bits));
            let now = if now.is_finite() { now } else { 0.0 };
            let next = match rng.next_u64() % 8 {
                0 => {
                    bytes[0] = (rng.next_u64() as u8) & !3;
                    return;
                }
                1 => EDGES[random_index(rng, EDGES.len())] as f64 / 2.0,
                2 => now + normal(rng) * 0.1,
                3 | 4 => now + normal(rng),
                5 => now * 2.0,
                6 => step(rng, numbers, 0, 1 << 20) as f64,
                _ => now + cauchy(rng) * 4.0,
            };
            bytes[0] = 3;
            bytes[1..5].copy_from_slice(&(next as f32).to_bits().to_le_bytes());
        }
        Field::Plain(_) => bytes[0] = rng.next_u64() as u8,
        Field::Contents(_) => match rng.next_u64() % 8 {
            0 => bytes[0] = (rng.next_u64() as u8) & !7,
            1 => {
                bytes[0] = 3 + (rng.next_u64() % 2) as u8;
                let at = 1 + 4 * random_index(rng, 3);
                change_word(rng, numbers, &mut bytes[at..at + 4], 1024);
            }
            2 => bytes[0] = 5 + (rng.next_u64() % 3) as u8,
            3 => {
                // Two cells become equal, or are exchanged.
                let (a, b) = (random_index(rng, CELLS), random_index(rng, CELLS));
                let at = |cell: usize| 13 + 4 * cell;
                for i in 0..4 {
                    let (from, to) = (bytes[at(a) + i], bytes[at(b) + i]);
                    bytes[at(b) + i] = from;
                    if a % 2 == 0 {
                        bytes[at(a) + i] = to;
                    }
                }
                explicit(rng, bytes);
            }
            _ => {
                // The first cells matter most, since few kernels of a small launch read the last
                // ones; and cells that are examined in sequence continue after the last that was
                // changed.
                let last = bytes[13..].chunks(4).rposition(|cell| cell != [0; 4]);
                let cell = if let (Some(last), 0) = (last, rng.next_u64() % 2) {
                    (last + random_index(rng, 2)).min(CELLS - 1)
                } else {
                    let most = [4, 8, 33, CELLS][random_index(rng, 4)];
                    random_index(rng, most)
                };
                let at = 13 + 4 * cell;
                change_word(rng, numbers, &mut bytes[at..at + 4], 1 << 14);
                explicit(rng, bytes);
            }
        },
    }
}

/// Makes the cells count.
fn explicit(rng: &mut Pcg64Mcg, bytes: &mut [u8]) {
    if bytes[0] % 8 < 5 {
        bytes[0] = 5 + (rng.next_u64() % 3) as u8;
    }
}

fn change_word(rng: &mut Pcg64Mcg, numbers: &[i64], bytes: &mut [u8], most: i64) {
    let now = i32::from_le_bytes(bytes.try_into().unwrap_or_default());
    let next = step(rng, numbers, i64::from(now), most) as i32;
    bytes.copy_from_slice(&next.to_le_bytes());
}

/// The next value after `now`: a step, a value that is known to matter, or any up to `most`.
fn step(rng: &mut Pcg64Mcg, numbers: &[i64], now: i64, most: i64) -> i64 {
    let near = |rng: &mut Pcg64Mcg, n: i64| n.saturating_add((rng.next_u64() % 3) as i64 - 1);
    match rng.next_u64() % 8 {
        0..=2 => small_step(rng, now),
        3 | 4 if !numbers.is_empty() => {
            let number = numbers[random_index(rng, numbers.len())];
            near(rng, number)
        }
        5 | 6 => EDGES[random_index(rng, EDGES.len())],
        _ => {
            // Of any size: small ones as often as large ones.
            let bits = 1 + rng.next_u64() % 32;
            ((rng.next_u64() >> (64 - bits)) as i64).min(most)
        }
    }
}

fn small_step(rng: &mut Pcg64Mcg, now: i64) -> i64 {
    let by = match rng.next_u64() % 3 {
        0 => (rng.next_u64() % 3) as f64 - 1.0,
        1 => normal(rng) * 4.0,
        _ => cauchy(rng) * 4.0,
    };
    now.saturating_add(by.round() as i64)
}

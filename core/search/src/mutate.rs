//! Mutations from one launch to the next.

use super::distance;
use super::facts::Facts;
use super::space::{BufferRole, IntRole, LaunchSpace, Role};
use base::limits;
use events::Gap;
use launch::{ArgValue, Buffer, Dim3, Generator, Launch, Number};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use vm::exec::input;

/// Maximum number of explicit cells that a buffer gets when one of them is changed.
const MAX_SHIFTED: u64 = 4096;

/// A uniformly distributed number in [0, 1).
fn even(rng: &mut Pcg64Mcg) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// A number drawn from the standard normal distribution (Box and Muller, 1958).
pub fn normal(rng: &mut Pcg64Mcg) -> f64 {
    let radius = libm::sqrt(-2.0 * libm::log(1.0 - even(rng)));
    radius * libm::cos(std::f64::consts::TAU * even(rng))
}

/// A number drawn from the standard Cauchy distribution.
pub fn cauchy(rng: &mut Pcg64Mcg) -> f64 {
    libm::tan(std::f64::consts::PI * (even(rng) - 0.5))
}

/// A random index below `n`; 0 if `n` is 0.
pub fn random_index(rng: &mut Pcg64Mcg, n: usize) -> usize {
    if n == 0 { 0 } else { (rng.next_u64() % n as u64) as usize }
}

/// The dimension with -1, 0 or 1 added along the axes that the kernel reads.
pub fn step_dim(rng: &mut Pcg64Mcg, dim: Dim3, used: [bool; 3], most: [u32; 3]) -> Dim3 {
    let mut sides = <[u32; 3]>::from(dim);
    for axis in 0..3 {
        if used[axis] {
            let step = rng.next_u64() % 3;
            let side = u64::from(sides[axis]) + step;
            sides[axis] = side.saturating_sub(1).clamp(1, u64::from(most[axis])) as u32;
        }
    }
    sides.into()
}

/// Adds a step to every free number (Simulee, algorithm 2); numbers stay whole and non-negative.
pub fn step_arguments(
    rng: &mut Pcg64Mcg,
    space: &LaunchSpace,
    launch: &mut Launch,
    step: fn(&mut Pcg64Mcg) -> f64,
) {
    for (p, param) in space.inputs.params.iter().enumerate() {
        if !space.free.params[p] {
            continue;
        }
        let arg = launch.args.iter_mut().find(|a| a.name == param.name);
        if let Some(ArgValue::Scalar(n)) = arg.map(|a| &mut a.value) {
            match n {
                Number::Int(i) => {
                    let Role::Int(role) = &space.roles[p] else { continue };
                    let most = (1u64 << (role.bits.clamp(2, 32) - 1)) - 1;
                    let moved = (*i as f64 + step(rng)).round();
                    *i = moved.clamp(0.0, most as f64) as i128;
                }
                Number::Float(f) => *f += step(rng),
            }
        }
    }
}

/// A child for the default search: one to three changes, each to something plausible.
pub fn child(rng: &mut Pcg64Mcg, space: &LaunchSpace, parent: &Launch) -> Launch {
    let mut launch = parent.clone();
    let (blocks, grids) = (space.blocks(), space.grids());
    let changes = 1 + random_index(rng, 3);
    for _ in 0..changes {
        let what = random_index(rng, 3 + space.roles.len());
        match what {
            0 if blocks.len() > 1 => {
                let block = blocks[random_index(rng, blocks.len())];
                launch = resized(space, &launch, launch.grid, block);
            }
            1 if grids.len() > 1 => {
                let grid = grids[random_index(rng, grids.len())];
                launch = resized(space, &launch, grid, launch.block);
            }
            2 => {
                // Some number takes a small or a large step, and stays plausible.
                let far = rng.next_u64().is_multiple_of(2);
                nudge(rng, space, &mut launch, if far { cauchy } else { normal });
            }
            _ => {
                let p = what.saturating_sub(3);
                if !space.free.params.get(p).copied().unwrap_or(false) {
                    continue;
                }
                let value = match &space.roles[p] {
                    Role::Int(role) => {
                        let values = space.integers(p as u16, role, &launch);
                        let value = values[random_index(rng, values.len())];
                        ArgValue::Scalar(Number::Int(value.into()))
                    }
                    Role::Float => {
                        let values = space.floats();
                        ArgValue::Scalar(Number::Float(values[random_index(rng, values.len())]))
                    }
                    Role::Buffer(role) => {
                        let mut values = space.contents(p, *role, &launch);
                        let at = random_index(rng, values.len());
                        values.swap_remove(at)
                    }
                    Role::Other => continue,
                };
                space.set(&mut launch, p, value);
            }
        }
    }
    space.repaired(launch)
}

/// A launch in which some number is changed by a branch distance of `parent`; `None` if the chosen
/// number may not be changed freely. Strides of addresses and divisors stay plausible.
pub fn distance_guided(
    rng: &mut Pcg64Mcg,
    space: &LaunchSpace,
    parent: &Launch,
    gap: Gap,
) -> Option<Launch> {
    let Facts { compared, multiplied, .. } = &space.facts;
    let numbers: Vec<i64> = compared.iter().chain(multiplied).copied().collect();
    let by = distance::change_for(rng, gap, &numbers);
    let int = match by {
        Gap::Int(n) => i128::from(n),
        Gap::Float(x) => x.round() as i128,
    };
    let params = (0..space.roles.len()).filter(|&p| space.free.params[p]);
    let params: Vec<usize> = params
        .filter(|&p| match &space.roles[p] {
            Role::Int(role) => !role.scales && !role.divides,
            Role::Float => true,
            Role::Buffer(role) => {
                (role.decides || role.addresses)
                    && !role.synchronises
                    && !role.sorted
                    && role.range.is_none()
                    && role.list.is_none()
                    && !space.records.contains_key(&p)
            }
            Role::Other => false,
        })
        .collect();
    let p = *params.get(random_index(rng, params.len().max(1)))?;
    let now = space.value(parent, p)?;
    let value = match (now, &space.roles[p]) {
        (ArgValue::Scalar(Number::Int(n)), Role::Int(role)) => {
            let most = (1i128 << (role.bits.clamp(2, 64) - 1)) - 1;
            let moved = role.rounded(n.saturating_add(int).clamp(0, most));
            ArgValue::Scalar(Number::Int(moved.min(most)))
        }
        (ArgValue::Scalar(Number::Float(x)), _) => ArgValue::Scalar(Number::Float(match by {
            Gap::Int(n) => x + n as f64,
            Gap::Float(by) => x + by,
        })),
        (ArgValue::Buffer(buffer), Role::Buffer(role)) => {
            ArgValue::Buffer(shifted(rng, parent, buffer, *role, int)?)
        }
        _ => return None,
    };
    let mut launch = parent.clone();
    space.set(&mut launch, p, value);
    Some(space.repaired(launch))
}

/// The buffer with `by` added to one of its first cells. Addresses stay below the number of
/// threads.
fn shifted(
    rng: &mut Pcg64Mcg,
    launch: &Launch,
    buffer: &Buffer,
    role: BufferRole,
    by: i128,
) -> Option<Buffer> {
    if role.scatters {
        return None;
    }
    let threads = launch.grid.count().saturating_mul(launch.block.count());
    let mut values = input::cells(buffer, buffer.len.unwrap_or(threads.max(64)).min(MAX_SHIFTED));
    let most = [1, 2, 4, 4, 8, 8, 32, 64][random_index(rng, 8)];
    let value = values.get_mut(random_index(rng, most))?;
    *value = match *value {
        Number::Int(n) if role.addresses => {
            Number::Int(n.saturating_add(by).rem_euclid(threads.max(1).into()))
        }
        Number::Int(n) => Number::Int(n.saturating_add(by)),
        Number::Float(x) => Number::Float(x + by as f64),
    };
    value
        .fits(buffer.element)
        .then(|| Buffer { generator: Generator::Values(values), ..buffer.clone() })
}

/// The launch with different dimensions. Integers that were plausible for the old ones are chosen
/// again.
fn resized(space: &LaunchSpace, launch: &Launch, grid: Dim3, block: Dim3) -> Launch {
    let mut resized = space.plain(grid, block);
    for p in 0..space.roles.len() {
        // Of a struct, each field is looked at.
        let in_parts = space.leaves.iter().any(|leaf| leaf.base == p);
        if matches!(space.roles[p], Role::Int(_)) || in_parts {
            continue;
        }
        if let Some(old) = space.value(launch, p) {
            space.set(&mut resized, p, old.clone());
        }
    }
    resized
}

/// Changes one extent or loop bound by a step.
fn nudge(
    rng: &mut Pcg64Mcg,
    space: &LaunchSpace,
    launch: &mut Launch,
    step: fn(&mut Pcg64Mcg) -> f64,
) {
    let bounding: Vec<(usize, &IntRole)> = (0..space.roles.len())
        .filter(|&p| space.free.params[p])
        .filter_map(|p| match &space.roles[p] {
            Role::Int(role) if !role.extents.is_empty() && !role.scales => Some((p, role)),
            _ => None,
        })
        .collect();
    if bounding.is_empty() {
        return;
    }
    let (p, role) = bounding[random_index(rng, bounding.len())];
    let Some(now) = space.integer(launch, p as u16) else { return };
    let most = limits::MAX_SEARCH_CELLS as f64;
    let moved = (now as f64 + step(rng) * 4.0).round().clamp(1.0, most) as i128;
    space.set(launch, p, ArgValue::Scalar(Number::Int(role.rounded(moved))));
}

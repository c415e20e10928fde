//! Exchanges between lanes: shuffles, votes, match, reductions (PTX ISA, "Parallel Synchronization
//! and Communication Instructions").

use crate::bytecode::{Redux, ShuffleMode, Vote};

/// `shfl.sync`: for one lane, the source lane and whether it is in range.
/// `b` is the lane or offset, `c` holds the clamp in bits 0..5 and the segment mask in bits 8..13.
pub(crate) fn shuffle_source(mode: ShuffleMode, lane: u32, b: u32, c: u32) -> (u32, bool) {
    let (b, clamp, segment) = (b & 0x1f, c & 0x1f, c >> 8 & 0x1f);
    let max = (lane & segment) | (clamp & !segment);
    let min = lane & segment;
    let (source, inside) = match mode {
        ShuffleMode::Up => (lane.wrapping_sub(b), (lane as i32 - b as i32) >= max as i32),
        ShuffleMode::Down => (lane + b, lane + b <= max),
        ShuffleMode::Bfly => (lane ^ b, (lane ^ b) <= max),
        ShuffleMode::Idx => {
            let j = min | (b & !segment);
            (j, j <= max)
        }
    };
    if inside { (source, true) } else { (lane, false) }
}

/// A vote over `members & active`, of which `yes` say yes.
pub(crate) fn vote(kind: Vote, members: u64, yes: u64) -> u64 {
    match kind {
        Vote::All => u64::from(yes & members == members),
        Vote::Any => u64::from(yes & members != 0),
        Vote::Uni => u64::from(yes & members == members || yes & members == 0),
        Vote::Ballot => yes & members,
    }
}

/// A reduction of 32-bit values.
pub(crate) fn redux(kind: Redux, values: impl Iterator<Item = u32>) -> u32 {
    let f: fn(u32, u32) -> u32 = match kind {
        Redux::Add => u32::wrapping_add,
        Redux::UMin => Ord::min,
        Redux::UMax => Ord::max,
        Redux::SMin => |a, b| (a as i32).min(b as i32) as u32,
        Redux::SMax => |a, b| (a as i32).max(b as i32) as u32,
        Redux::And => |a, b| a & b,
        Redux::Or => |a, b| a | b,
        Redux::Xor => |a, b| a ^ b,
    };
    values.reduce(f).unwrap_or(0)
}

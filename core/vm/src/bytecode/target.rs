//! The target description: everything specific to NVPTX.
//!
//! Pointers of every address space are held as generic 64-bit addresses; the upper half of an
//! address identifies the window or object, so that casts between spaces change nothing and the
//! object of an address is found with a shift.
//!
//! | address >> 32 | what |
//! | --- | --- |
//! | 0 | nothing: null pointers |
//! | 1 | shared memory of the block, offsets from 0 |
//! | 2 | local memory of the thread |
//! | 3 | functions: 16 bytes each, for function pointers |
//! | 0x10 + n | object n (n >= 1): module globals, then buffers; its first byte is at [`OBJECT_START`] |

use events::{ObjectId, Space};
use ir::AddressSpace;

/// First address of shared memory.
pub const SHARED_BASE: u64 = 1 << 32;
/// First address of local memory.
pub const LOCAL_BASE: u64 = 2 << 32;
/// First address of code.
pub const CODE_BASE: u64 = 3 << 32;
/// Offset of an object's start in its 4 GiB region, so that small negative offsets stay in the
/// region.
pub const OBJECT_START: u64 = 0x4000_0000;
/// Window number of object 0.
pub const OBJECT_WINDOW: u64 = 0x10;

/// First address of an object (of shared memory for object 0).
pub fn object_base(object: ObjectId) -> u64 {
    if object.0 == 0 {
        SHARED_BASE
    } else {
        ((OBJECT_WINDOW + u64::from(object.0)) << 32) + OBJECT_START
    }
}

/// The space with this NVPTX address-space number; `None` is generic.
pub fn space(space: AddressSpace) -> Option<Space> {
    match space.0 {
        1 => Some(Space::Global),
        3 => Some(Space::Shared),
        4 | 101 => Some(Space::Constant),
        5 => Some(Space::Local),
        _ => None,
    }
}

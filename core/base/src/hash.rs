//! The hash for all persistent names: small, and stable for ever.

/// FNV-1a of 64 bits.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// [`fnv1a`] as 16 hexadecimal digits.
pub fn name(bytes: &[u8]) -> String {
    format!("{:016x}", fnv1a(bytes))
}

/// Mixes another number into `hash`, for tables in memory only.
pub fn mix(hash: u64, number: u64) -> u64 {
    let product = (hash ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_were_published() {
        assert_eq!(name(b""), "cbf29ce484222325");
        assert_eq!(name(b"a"), "af63dc4c8601ec8c");
        assert_eq!(name(b"foobar"), "85944171f73967e8");
        assert_ne!(mix(mix(1, 2), 3), mix(mix(1, 3), 2));
    }
}

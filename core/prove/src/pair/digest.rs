//! Digests of queries and polynomials, for tables of what has failed: if two were mistaken for each other, a proof
//! would be missed and nothing more.

use std::hash::{Hash, Hasher};

/// The digest of a value.
pub(super) fn of(value: impl Hash) -> u64 {
    let mut out = Digest::default();
    value.hash(&mut out);
    out.finish()
}

/// Mixes word by word, by multiplication.
#[derive(Default, Debug)]
pub(super) struct Digest(u64);

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        let mixed = u128::from(self.0 ^ n ^ 0x2d35_8dcc_aa6c_78a5) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (mixed as u64) ^ ((mixed >> 64) as u64).rotate_left(17);
    }

    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    fn write_i128(&mut self, n: i128) {
        self.write_u128(n as u128);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

//! The initial state of a run: buffers, parameters and globals as bytes.

use super::image::SharedMemory;
use base::limits;
use base::narrow;
use launch::{Buffer, ElementType, Generator, Number};

/// A buffer of the launch, which becomes a separate object.
#[derive(Clone, PartialEq, Debug)]
pub struct BufferInit {
    /// Name in reports: that of the argument.
    pub name: String,
    /// Type of the cells.
    pub element: ElementType,
    /// Number of cells; `None` for an open buffer.
    pub len: Option<u64>,
    /// Initial contents of the cells.
    pub generator: Generator,
    /// The contents, if they include pointers; replaces the generator.
    pub records: Option<Records>,
}

/// A record repeated over the buffer; only its pointers differ.
#[derive(Clone, PartialEq, Debug)]
pub struct Records {
    /// The first record; the length is never 0.
    pub bytes: Vec<u8>,
    /// Offsets of the pointers in it, each 8 bytes: every further record has addresses that are
    /// [`limits::ROW_BYTES`] higher.
    pub pointers: Vec<usize>,
}

impl Records {
    /// The byte at `position`.
    fn byte(&self, position: i64) -> u8 {
        let size = self.bytes.len() as i64;
        let (record, offset) = (position.div_euclid(size), position.rem_euclid(size) as usize);
        let inside = self.pointers.iter().find(|&&p| (p..p + 8).contains(&offset));
        let Some((&at, first)) = inside.and_then(|at| Some((at, self.bytes.get(*at..*at + 8)?)))
        else {
            return self.bytes[offset];
        };
        let mut address = [0; 8];
        address.copy_from_slice(first);
        let further = record.wrapping_mul(limits::ROW_BYTES as i64);
        u64::from_le_bytes(address).wrapping_add_signed(further).to_le_bytes()[offset - at]
    }
}

/// The value of one kernel parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum ParamValue {
    /// Scalars in order, zero-extended; pointers as addresses.
    Scalars(Vec<u64>),
    /// Bytes of a `byval` struct.
    Bytes(Vec<u8>),
}

/// The order in which blocks of the grid, and warps of a block, run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Schedule {
    /// From the first to the last.
    #[default]
    Ascending,
    /// From the last to the first.
    Descending,
}

/// Everything that a run reads in addition to the program and the launch's dimensions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs {
    /// Buffers; buffer i is object `program.globals.len() + 1 + i`.
    pub buffers: Vec<BufferInit>,
    /// Parameters in order.
    pub params: Vec<ParamValue>,
    /// Bytes that overwrite the start of module globals: (index in `Program::globals`, bytes).
    pub globals: Vec<(usize, Vec<u8>)>,
    /// Order of turns.
    pub schedule: Schedule,
    /// Memory that outlives the launch, in place of buffers and globals of its own. The program is
    /// lowered for it with [`LaunchFacts::first_global`](crate::bytecode::LaunchFacts::first_global).
    pub image: Option<SharedMemory>,
}

/// The bits of `n` as a value of type `element`, zero-extended. Integers wrap; floats given to
/// integer types are truncated toward zero.
pub fn encode(n: Number, element: ElementType) -> u64 {
    // Conversions of 128 bits are slow in wasm, and most integers need none.
    let int = || match n {
        Number::Int(i) => i as u64,
        Number::Float(f) if f.abs() < 9e18 => f as i64 as u64,
        Number::Float(f) => f as i128 as u64,
    };
    match element {
        ElementType::I8 | ElementType::U8 => int() & 0xff,
        ElementType::I16 | ElementType::U16 => int() & 0xffff,
        ElementType::I32 | ElementType::U32 => int() & 0xffff_ffff,
        ElementType::I64 | ElementType::U64 => int(),
        ElementType::F16 => narrow::half(n.to_f64()).into(),
        ElementType::Bf16 => narrow::bfloat(n.to_f64()).into(),
        ElementType::F32 => match n {
            Number::Int(i) => u64::from(i64::try_from(i).map_or(i as f32, |i| i as f32).to_bits()),
            Number::Float(f) => u64::from((f as f32).to_bits()),
        },
        ElementType::F64 => n.to_f64().to_bits(),
    }
}

/// A random number that depends on seed and index alone, so that open buffers can grow in any
/// order: the 64-bit output of PCG-XSL-RR (rand_pcg) seeded for the cell.
#[inline]
fn random_bits(seed: u64, index: u64) -> u64 {
    use rand_pcg::Pcg64;
    use rand_pcg::rand_core::Rng;
    let mut rng = Pcg64::new(u128::from(seed) << 64 | u128::from(index), 0x5761_7270);
    rng.next_u64()
}

/// What [`random_bits`] gives for one index after another. The states of its generator differ by one number from
/// index to index, since each is a linear function of the index: an addition takes the place of two products.
struct RandomBits {
    state: u128,
}

impl RandomBits {
    /// The multiplier of PCG64, squared: the generator makes two steps.
    const STEP: u128 = Self::MULTIPLIER.wrapping_mul(Self::MULTIPLIER);
    const MULTIPLIER: u128 = 0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645;
    const INCREMENT: u128 = 0x5761_7270 << 1 | 1;

    fn new(seed: u64, from: u64) -> Self {
        let step = |s: u128| s.wrapping_mul(Self::MULTIPLIER).wrapping_add(Self::INCREMENT);
        let start = (u128::from(seed) << 64 | u128::from(from)).wrapping_add(Self::INCREMENT);
        Self { state: step(step(start)) }
    }

    #[inline(always)]
    fn next_bits(&mut self) -> u64 {
        let state = self.state;
        self.state = state.wrapping_add(Self::STEP);
        // Hidden from the compiler, which would make vectors of rotations by different numbers: they take longer.
        let rotation = std::hint::black_box((state >> 122) as u32);
        ((state >> 64) as u64 ^ state as u64).rotate_right(rotation)
    }
}

/// A number from 0 to 1, without 1, for random bits.
#[inline]
fn unit(bits: u64) -> f64 {
    // Signed numbers are converted by one instruction.
    (bits >> 11) as i64 as f64 / (1u64 << 53) as f64
}

/// The first `most` cells of a buffer at the start of a launch.
pub fn first_cells(buffer: &Buffer, most: u64) -> Vec<Number> {
    cells(buffer, buffer.len.unwrap_or(0).min(most))
}

/// The first `count` cells of a buffer, whatever its length.
pub fn cells(buffer: &Buffer, count: u64) -> Vec<Number> {
    let &Buffer { element, len, ref generator } = buffer;
    let init = BufferInit {
        name: String::new(),
        element,
        len,
        generator: generator.clone(),
        records: None,
    };
    (0..count as i64).map(|i| Number::from_bits(element, init.cell(i))).collect()
}

impl BufferInit {
    /// Value of cell `index`; cells before the start have negative indices.
    pub fn cell(&self, index: i64) -> u64 {
        if let Some(records) = &self.records {
            let size = self.element.size() as i64;
            let start = index.wrapping_mul(size);
            return (0..size)
                .rev()
                .fold(0, |value, i| value << 8 | u64::from(records.byte(start.wrapping_add(i))));
        }
        match &self.generator {
            Generator::Zeros => 0,
            Generator::Iota => encode(Number::Int(i128::from(index)), self.element),
            Generator::Steps(step) => {
                // Too large a product keeps its low bits, as an unsigned one in C.
                let value = index.wrapping_mul(*step);
                encode(Number::Int(i128::from(value)), self.element)
            }
            Generator::Fill(n) => encode(*n, self.element),
            Generator::Values(v) => {
                let n = usize::try_from(index).ok().and_then(|k| v.get(k));
                n.map_or(0, |n| encode(*n, self.element))
            }
            Generator::Random { seed, lo, hi } => {
                let bits = random_bits(*seed, index as u64);
                let n = if let (Number::Int(lo), Number::Int(hi)) = (lo, hi) {
                    let span = (hi - lo).max(0) as u128 + 1;
                    Number::Int(lo + ((u128::from(bits) * span) >> 64) as i128)
                } else {
                    let (lo, hi) = (lo.to_f64(), hi.to_f64());
                    Number::Float(lo + (hi - lo) * unit(bits))
                };
                encode(n, self.element)
            }
        }
    }
    /// Appends the bytes of cells `from..to` to `bytes`.
    pub fn extend(&self, bytes: &mut Vec<u8>, from: u64, to: u64) {
        let cells = to.saturating_sub(from) as usize;
        let start = bytes.len();
        bytes.resize(start + cells * self.element.size() as usize, 0);
        self.write(&mut bytes[start..], from);
    }
    /// Writes whole cells from number `from` on to `new`, which is zero.
    pub(super) fn write(&self, new: &mut [u8], from: u64) {
        let from = from as i64;
        // Open buffers are long, so the setup is hoisted out of the loop.
        match (&self.generator, self.element) {
            _ if self.records.is_some() => self.write_each(new, from),
            (Generator::Zeros, _) => {}
            (Generator::Iota, ElementType::F32) => {
                write_cells(new, from, |i| (i as f32).to_le_bytes());
            }
            (Generator::Iota, ElementType::F64) => {
                write_cells(new, from, |i| (i as f64).to_le_bytes());
            }
            (Generator::Iota, element) if !element.is_float() => match element.size() {
                1 => write_cells(new, from, |i| (i as u8).to_le_bytes()),
                2 => write_cells(new, from, |i| (i as u16).to_le_bytes()),
                4 => write_cells(new, from, |i| (i as u32).to_le_bytes()),
                _ => write_cells(new, from, |i| (i as u64).to_le_bytes()),
            },
            (Generator::Fill(n), element) => {
                let bits = encode(*n, element).to_le_bytes();
                let size = element.size() as usize;
                new.chunks_exact_mut(size).for_each(|cell| cell.copy_from_slice(&bits[..size]));
            }
            (Generator::Random { seed, lo: Number::Int(lo), hi: Number::Int(hi) }, element)
                if !element.is_float() && hi.saturating_sub(*lo) < i128::from(u64::MAX) =>
            {
                // Integers wrap, so that the lower half of the sum is enough.
                let span = (hi - lo).max(0) as u64 + 1;
                let lo = *lo as u64;
                let mut random = RandomBits::new(*seed, from as u64);
                // The state moves into the loop, where it can be in registers.
                let mut value = move |_: i64| {
                    let bits = random.next_bits();
                    lo.wrapping_add(((u128::from(bits) * u128::from(span)) >> 64) as u64)
                };
                match element.size() {
                    1 => write_cells(new, from, move |i| (value(i) as u8).to_le_bytes()),
                    2 => write_cells(new, from, move |i| (value(i) as u16).to_le_bytes()),
                    4 => write_cells(new, from, move |i| (value(i) as u32).to_le_bytes()),
                    _ => write_cells(new, from, move |i| value(i).to_le_bytes()),
                }
            }
            (Generator::Random { seed, lo, hi }, ElementType::F32)
                if !matches!((lo, hi), (Number::Int(_), Number::Int(_))) =>
            {
                let (lo, hi) = (lo.to_f64(), hi.to_f64());
                let mut random = RandomBits::new(*seed, from as u64);
                write_cells(new, from, move |_| {
                    ((lo + (hi - lo) * unit(random.next_bits())) as f32).to_le_bytes()
                });
            }
            _ => self.write_each(new, from),
        }
    }
    /// Writes cells from `from` on, one at a time.
    fn write_each(&self, new: &mut [u8], from: i64) {
        match self.element.size() {
            1 => write_cells(new, from, |i| (self.cell(i) as u8).to_le_bytes()),
            2 => write_cells(new, from, |i| (self.cell(i) as u16).to_le_bytes()),
            4 => write_cells(new, from, |i| (self.cell(i) as u32).to_le_bytes()),
            _ => write_cells(new, from, |i| self.cell(i).to_le_bytes()),
        }
    }
}

/// Writes cells of N bytes one after another, starting with cell `from`.
fn write_cells<const N: usize>(bytes: &mut [u8], from: i64, mut value: impl FnMut(i64) -> [u8; N]) {
    for (cell, i) in bytes.as_chunks_mut().0.iter_mut().zip(from..) {
        *cell = value(i);
    }
}

#[cfg(test)]
mod tests {
    use super::{BufferInit, RandomBits, Records, first_cells, random_bits};
    use base::limits;
    use launch::parse::parse_value;
    use launch::{ArgValue, ElementType, Generator};

    fn cells(text: &str) -> String {
        let ArgValue::Buffer(buffer) = parse_value(text).unwrap() else { panic!("no buffer") };
        let cells: Vec<String> = first_cells(&buffer, 4).iter().map(ToString::to_string).collect();
        cells.join(",")
    }

    #[test]
    fn cells_are_written_as_they_are_read() {
        assert_eq!(cells("f32[8]:iota"), "0.0,1.0,2.0,3.0");
        assert_eq!(cells("u8[3]:fill(-1)"), "255,255,255");
        assert_eq!(cells("f32[2]:values(0.1)"), "0.1,0.0");
        assert_eq!(cells("i32[]:iota"), "");
        let random = cells("i32[4]:random(7,0,9)");
        assert_eq!(cells(&format!("i32[4]:values({random})")), random);
    }
    #[test]
    fn random_bits_in_a_row_are_those_of_each_index() {
        for (seed, from) in [(0, 0), (1, 7), (u64::MAX, 1 << 40), (12345, u32::MAX.into())] {
            let mut row = RandomBits::new(seed, from);
            for i in from..from + 100 {
                assert_eq!(row.next_bits(), random_bits(seed, i), "seed {seed}, index {i}");
            }
        }
    }
    #[test]
    fn pointers_of_records_go_on() {
        let records =
            Records { bytes: vec![7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], pointers: vec![4] };
        let cell = |element| BufferInit {
            name: String::new(),
            element,
            len: None,
            generator: Generator::Zeros,
            records: Some(records.clone()),
        };
        let words = cell(ElementType::U32);
        let first: Vec<u64> = (0..6).map(|i| words.cell(i)).collect();
        assert_eq!(first, [7, 0, 1, 7, limits::ROW_BYTES, 1]);
        assert_eq!((words.cell(-1), words.cell(-3)), (0, 7));
    }

    /// Writing many cells at once gives the same as writing each alone.
    #[test]
    fn runs_of_cells_are_their_cells() {
        let generators = [
            "zeros",
            "iota",
            "fill(3)",
            "fill(-1)",
            "values(1,2,3)",
            "random(7,0,9)",
            "random(7,3,100)",
            "random(7,-0.5,99.5)",
        ];
        for element in ElementType::ALL {
            for generator in generators {
                if generator.contains('.') && !element.is_float() {
                    continue;
                }
                let text = format!("{}[]:{generator}", element.name());
                let Ok(ArgValue::Buffer(buffer)) = parse_value(&text) else {
                    panic!("{text} is no buffer")
                };
                let mut init = BufferInit {
                    name: String::new(),
                    element,
                    len: None,
                    generator: buffer.generator,
                    records: None,
                };
                let same = |init: &BufferInit| {
                    let mut run = vec![9];
                    init.extend(&mut run, 1, 300);
                    let size = element.size() as usize;
                    let alone = (1..300).flat_map(|i| init.cell(i).to_le_bytes()[..size].to_vec());
                    assert!(run[1..].iter().copied().eq(alone), "{text}");
                };
                same(&init);
                let bytes = (1..=20).collect();
                init.records = Some(Records { bytes, pointers: vec![4] });
                same(&init);
            }
        }
    }
}

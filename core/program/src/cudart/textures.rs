//! Textures and surfaces: views of memory, in the form in which the headers' device code reads them
//! (`ws/texture_views.h`). A handle is the address of a view plus one, which no pointer to cells is.

use super::error::{Error, Result};
use super::memory::{At, Kind};
use super::{Host, Kernels, Runtime, handle, index_of};
use base::limits::MAX_MIPMAP_LEVELS;
use events::ObjectId;

/// Bytes of a view.
const VIEW: usize = 112;
/// The kind of handles of mipmapped arrays.
const MIPMAP: u64 = 6;
/// `cudaChannelFormatKindFloat`.
const FLOAT: u32 = 2;

/// The cells of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    /// Where they begin.
    pub address: u64,
    /// Bytes between rows.
    pub pitch: u64,
    /// Cells of a row, rows, and layers; at least 1 each.
    pub extent: [u64; 3],
    /// Bits of the four parts of a cell, and what they are.
    pub channels: [u32; 5],
    /// Whether a filter can be applied to them: they are not read by their number.
    pub filtered: bool,
}

/// How cells are read.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reading {
    /// Whether coordinates are from 0 to 1.
    pub normalized: bool,
    /// Whether to interpolate.
    pub linear: bool,
    /// Whether integers are read as numbers from 0 or -1 to 1.
    pub to_float: bool,
    /// `cudaTextureAddressMode` of each dimension.
    pub modes: [u32; 3],
    /// Bits of what lies outside.
    pub border: [u32; 4],
    /// Whether to interpolate between levels.
    pub between: bool,
    /// Bits of what is added to a level, and of the least and the greatest.
    pub levels: [u32; 3],
}

impl Cells {
    /// Bytes of a cell.
    ///
    /// # Errors
    /// Its parts are not those of a cell.
    fn element(&self) -> Result<u64> {
        let bits = self.channels[0];
        let parts = self.channels[..4].iter().take_while(|&&c| c == bits).count();
        let rest = self.channels[parts..4].iter().all(|&c| c == 0);
        if !matches!(bits, 8 | 16 | 32) || !rest || self.channels[4] > FLOAT {
            return Err(Error::INVALID_CHANNEL);
        }
        Ok(u64::from(bits / 8) * parts as u64)
    }
}

impl Runtime {
    /// A view of memory; its handle. Views of more levels follow the first.
    ///
    /// # Errors
    /// The cells are of no kind that can be read so, or lie outside of the memory.
    pub fn create_view(
        &mut self,
        host: &mut dyn Host,
        levels: &[Cells],
        reading: Reading,
        by: &'static str,
    ) -> Result<u64> {
        let mut views = vec![];
        for &cells in levels {
            let view = self.view(host, cells, reading)?;
            views.extend(view);
            views.extend((levels.len() as u32).to_le_bytes());
            let how = [u32::from(reading.between)];
            views.extend(how.iter().chain(&reading.levels).flat_map(|w| w.to_le_bytes()));
        }
        let bytes = views.len() as u64;
        let address = self.allocate(host, Kind::Texture, bytes, by)?;
        if let At::Object(object, _) = self.at(host, address) {
            self.memory.with(|m| {
                if let Some(target) = m.bytes_mut(object, 0..bytes) {
                    target.copy_from_slice(&views);
                }
            });
        }
        Ok(address + 1)
    }

    /// The bytes of a view up to its levels.
    fn view(&self, host: &dyn Host, cells: Cells, reading: Reading) -> Result<Vec<u8>> {
        let element = cells.element()?;
        let [bits, .., kind] = cells.channels;
        if reading.to_float && bits == 32 && kind != FLOAT {
            return Err(Error::INVALID_NORM);
        }
        let to_float = reading.to_float && kind != FLOAT;
        let linear = reading.linear && cells.filtered;
        if linear && kind != FLOAT && !to_float {
            return Err(Error::INVALID_FILTER);
        }
        let [w, h, d] = cells.extent;
        let At::Object(object, at) = self.at(host, cells.address) else {
            return Err(Error::INVALID_VALUE);
        };
        let layer = cells.pitch.checked_mul(h).ok_or(Error::INVALID_VALUE)?;
        let row = w.checked_mul(element).filter(|&r| r <= cells.pitch || h * d == 1);
        let last = cells.pitch.checked_mul(h - 1).zip(layer.checked_mul(d - 1));
        let (Some(row), Some((rows, layers))) = (row, last) else {
            return Err(Error::INVALID_VALUE);
        };
        let end = row.checked_add(rows).and_then(|n| n.checked_add(layers));
        let have = self.memory.with(|m| m.size(object)).saturating_sub(at);
        if end.is_none_or(|end| end > have) || w.max(h).max(d) > i32::MAX as u64 {
            return Err(Error::INVALID_VALUE);
        }
        let mut view = Vec::with_capacity(VIEW);
        for word in [cells.address, cells.pitch, layer] {
            view.extend(word.to_le_bytes());
        }
        let parts = element as u32 * 8 / bits;
        let words = [w as u32, h as u32, d as u32, element as u32, parts, bits, kind];
        let how = [reading.normalized, linear, to_float].map(u32::from);
        let words = words.iter().chain(&how).chain(&reading.modes).chain(&reading.border);
        view.extend(words.flat_map(|w| w.to_le_bytes()));
        Ok(view)
    }

    /// Allocates a mipmapped array; its handle.
    ///
    /// # Errors
    /// The extent is 0 or too large.
    pub fn allocate_mipmap(
        &mut self,
        host: &mut dyn Host,
        channels: [u32; 5],
        extent: [u64; 3],
        (levels, layered): (u64, bool),
        by: &'static str,
    ) -> Result<u64> {
        let longest = if layered {
            extent[0].max(extent[1])
        } else {
            extent[0].max(extent[1]).max(extent[2])
        };
        let most = u64::from(longest.checked_ilog2().ok_or(Error::INVALID_VALUE)?) + 1;
        let mut arrays = vec![];
        for level in 0..levels.min(most).min(MAX_MIPMAP_LEVELS) {
            let less = |n: u64| if n == 0 { 0 } else { (n >> level).max(1) };
            let depth = if layered { extent[2] } else { less(extent[2]) };
            let extent = [less(extent[0]), less(extent[1]), depth];
            arrays.push(self.allocate_array(host, channels, extent, by)?);
        }
        if arrays.is_empty() {
            return Err(Error::INVALID_VALUE);
        }
        self.mipmaps.push(arrays);
        Ok(handle(MIPMAP, self.mipmaps.len() - 1))
    }

    /// The arrays of the levels of a mipmapped array.
    ///
    /// # Errors
    /// There is no such array.
    pub fn mipmap(&self, mipmap: u64) -> Result<&[u64]> {
        let arrays = index_of(MIPMAP, mipmap).and_then(|index| self.mipmaps.get(index));
        arrays.filter(|a| !a.is_empty()).map(Vec::as_slice).ok_or(Error::INVALID_HANDLE)
    }

    /// Frees a mipmapped array.
    ///
    /// # Errors
    /// There is no such array.
    pub fn free_mipmap(
        &mut self,
        host: &mut dyn Host,
        mipmap: u64,
        by: &'static str,
    ) -> Result<()> {
        if mipmap == 0 {
            return Ok(());
        }
        let arrays = self.mipmap(mipmap)?.to_vec();
        if let Some(known) = index_of(MIPMAP, mipmap).and_then(|i| self.mipmaps.get_mut(i)) {
            known.clear();
        }
        arrays.into_iter().try_for_each(|array| self.free(host, array, &[Kind::Array], by))
    }

    /// Ends a view.
    ///
    /// # Errors
    /// There is no such view.
    pub fn destroy_view(&mut self, host: &mut dyn Host, handle: u64) -> Result<()> {
        self.usable()?;
        let spot = host.spot();
        match self.at(host, handle.wrapping_sub(1)) {
            At::Object(object, 0)
                if self.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Texture) =>
            {
                self.release(object, spot);
                Ok(())
            }
            _ => Err(Error::INVALID_VALUE),
        }
    }

    /// The cells of an array.
    ///
    /// # Errors
    /// There is no such array.
    pub fn array_cells(&self, host: &dyn Host, array: u64) -> Result<Cells> {
        let shape = self.array(host, array)?;
        Ok(Cells {
            address: array,
            pitch: shape.pitch,
            extent: shape.extent.map(|n| n.max(1)),
            channels: shape.channels,
            filtered: true,
        })
    }

    /// The cells of linear memory: as many of `bytes` as there are.
    pub fn linear_cells(
        &self,
        host: &dyn Host,
        address: u64,
        bytes: u64,
        channels: [u32; 5],
    ) -> Cells {
        let have = match self.at(host, address) {
            At::Object(object, at) => self.memory.with(|m| m.size(object)).saturating_sub(at),
            _ => 0,
        };
        let cells = Cells { address, pitch: 0, extent: [1; 3], channels, filtered: false };
        let count = bytes.min(have) / cells.element().unwrap_or(1).max(1);
        Cells { extent: [count.max(1), 1, 1], ..cells }
    }

    /// Lets the reference at `reference` on the host lead to a view, or to none.
    ///
    /// # Errors
    /// As [`Self::create_view`].
    pub fn bind(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        reference: u64,
        view: Option<(Cells, Reading)>,
        by: &'static str,
    ) -> Result<()> {
        self.usable()?;
        // A reference that no kernel reads is not part of the device's code.
        let Some((object, 8)) = kernels.symbol(reference) else { return Ok(()) };
        let handle = match view {
            Some((cells, reading)) => self.create_view(host, &[cells], reading, by)?,
            None => 0,
        };
        let before = self.swap_reference(object, handle);
        if before & 1 == 1 {
            let _ = self.destroy_view(host, before);
        }
        Ok(())
    }

    fn swap_reference(&self, object: ObjectId, handle: u64) -> u64 {
        self.memory.with(|m| {
            let Some(bytes) = m.bytes_mut(object, 0..8) else { return 0 };
            let before = bytes.try_into().map_or(0, u64::from_le_bytes);
            bytes.copy_from_slice(&handle.to_le_bytes());
            before
        })
    }
}

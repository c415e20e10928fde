//! Allocation, copies and fills.

use super::Call;
use crate::cudart::error::{Error, Result};
use crate::cudart::memory::Kind;
use crate::cudart::work::{Copy, Fill, Side, Work};

impl Call<'_, '_> {
    pub(super) fn allocations(&mut self) -> Result<()> {
        let (to, size) = (self.get(0), self.get(1));
        let kind = match self.name {
            "cudaMallocHost" | "cudaHostAlloc" => Kind::Pinned,
            "cudaMallocManaged" => Kind::Managed,
            _ => Kind::Device,
        };
        match self.name {
            "cudaMallocPitch" => {
                let (width, height) = (self.get(2), self.get(3));
                let pitch = width.checked_next_multiple_of(512).ok_or(Error::INVALID_VALUE)?;
                let bytes = pitch.checked_mul(height).ok_or(Error::INVALID_VALUE)?;
                let address = self.allocate(kind, bytes)?;
                self.chose_pitch(pitch);
                self.put_u64(to, address)?;
                self.put_u64(size, pitch)
            }
            "cudaMalloc3D" => {
                let extent = self.extent(size)?;
                let pitch = extent[0].checked_next_multiple_of(512).ok_or(Error::INVALID_VALUE)?;
                let bytes = pitch.checked_mul(extent[1]).and_then(|b| b.checked_mul(extent[2]));
                let address = self.allocate(kind, bytes.ok_or(Error::INVALID_VALUE)?)?;
                self.chose_pitch(pitch);
                for (i, word) in [address, pitch, extent[0], extent[1]].into_iter().enumerate() {
                    self.put_u64(to + 8 * i as u64, word)?;
                }
                Ok(())
            }
            "cudaMallocArray" | "cudaMalloc3DArray" => {
                let channels = self.channels(size)?;
                let extent = if self.name == "cudaMallocArray" {
                    [self.get(2), self.get(3), 0]
                } else {
                    self.extent(self.get(2))?
                };
                let address = self.with(|runtime, host, _, name| {
                    runtime.allocate_array(host, channels, extent, name)
                })?;
                self.put_u64(to, address)
            }
            "cudaMallocMipmappedArray" => {
                let (channels, extent) = (self.channels(size)?, self.extent(self.get(2))?);
                // cudaArrayLayered or cudaArrayCubemap
                let levels = (self.get(3) & 0xffff_ffff, self.get(4) & 5 != 0);
                let mipmap = self.with(|runtime, host, _, name| {
                    runtime.allocate_mipmap(host, channels, extent, levels, name)
                })?;
                self.put_u64(to, mipmap)
            }
            "cudaFreeMipmappedArray" => {
                self.with(|runtime, host, _, name| runtime.free_mipmap(host, to, name))
            }
            "cudaFree" | "cudaFreeHost" | "cudaFreeArray" => {
                let kinds: &[Kind] = match self.name {
                    "cudaFree" => &[Kind::Device, Kind::Managed],
                    "cudaFreeHost" => &[Kind::Pinned],
                    _ => &[Kind::Array],
                };
                self.with(|runtime, host, _, name| runtime.free(host, to, kinds, name))
            }
            "cudaFreeAsync" => {
                self.with(|runtime, host, launcher, _| runtime.free_async(host, launcher, to, size))
            }
            "cudaMallocAsync" | "cudaMallocFromPoolAsync" => {
                let stream = self.get(if self.name == "cudaMallocAsync" { 2 } else { 3 });
                let index = self.shared.runtime.stream(stream)?;
                let address = if self.shared.runtime.streams[index].capture.is_some() && size > 0 {
                    self.with(|runtime, host, launcher, name| {
                        let address = runtime.reserve(host, size, name)?;
                        runtime.submit(host, launcher, index, Work::Allocate(address), name)?;
                        Ok(address)
                    })?
                } else {
                    self.allocate(kind, size)?
                };
                self.put_u64(to, address)
            }
            _ => {
                let address = self.allocate(kind, size)?;
                self.put_u64(to, address)
            }
        }
    }

    pub(super) fn allocate(&mut self, kind: Kind, bytes: u64) -> Result<u64> {
        self.with(|runtime, host, _, name| runtime.allocate(host, kind, bytes, name))
    }

    /// Remembers what the runtime chose for the program.
    fn chose_pitch(&mut self, pitch: u64) {
        self.shared.runtime.pitches.insert(pitch);
    }

    /// A `cudaExtent` at an address.
    pub(super) fn extent(&mut self, at: u64) -> Result<[u64; 3]> {
        Ok([self.take_u64(at)?, self.take_u64(at + 8)?, self.take_u64(at + 16)?])
    }

    pub(super) fn copy(&mut self, copy: Copy, direction: u64, stream: u64) -> Result<()> {
        self.with(|runtime, host, launcher, name| {
            runtime.copy(host, launcher, copy, direction as u32, stream, name)
        })
    }

    pub(super) fn copies(&mut self) -> Result<()> {
        let asynchronous = self.name.ends_with("Async");
        let a = |i: usize| self.args.get(i);
        let rows = |address, pitch| Side { address, pitch, layer: 0 };
        match self.name {
            "cudaMemcpy" | "cudaMemcpyAsync" => {
                let stream = if asynchronous { a(4) } else { 0 };
                self.copy(Copy::flat(a(0), a(1), a(2), asynchronous), a(3), stream)
            }
            "cudaMemcpyPeer" | "cudaMemcpyPeerAsync" => {
                if a(1) as i32 != 0 || a(3) as i32 != 0 {
                    return Err(Error::INVALID_DEVICE);
                }
                let stream = if asynchronous { a(5) } else { 0 };
                self.copy(Copy::flat(a(0), a(2), a(4), asynchronous), 3, stream)
            }
            "cudaMemcpy2D" | "cudaMemcpy2DAsync" => {
                let stream = if asynchronous { a(7) } else { 0 };
                let (to, from) = (rows(a(0), a(1)), rows(a(2), a(3)));
                let copy = Copy { to, from, extent: [a(4), a(5), 1], asynchronous };
                self.copy(copy, a(6), stream)
            }
            "cudaMemcpyToSymbol"
            | "cudaMemcpyToSymbolAsync"
            | "cudaMemcpyFromSymbol"
            | "cudaMemcpyFromSymbolAsync" => {
                let (x, y, bytes, offset, direction) = (a(0), a(1), a(2), a(3), a(4));
                let stream = if asynchronous { a(5) } else { 0 };
                let to = self.name.starts_with("cudaMemcpyTo");
                let symbol = if to { x } else { y };
                let (address, size) =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, symbol))?;
                if offset.checked_add(bytes).is_none_or(|end| end > size) {
                    let copy = if to {
                        Copy::flat(address + offset.min(size), y, bytes, asynchronous)
                    } else {
                        Copy::flat(x, address + offset.min(size), bytes, asynchronous)
                    };
                    return self.copy(copy, 4, stream).and(Err(Error::INVALID_VALUE));
                }
                let (address, other) = (address + offset, if to { y } else { x });
                let (to, from) = if to { (address, other) } else { (other, address) };
                self.copy(Copy::flat(to, from, bytes, asynchronous), direction, stream)
            }
            "cudaMemset" | "cudaMemsetAsync" => {
                let stream = if asynchronous { a(3) } else { 0 };
                let fill = Fill {
                    to: Side::flat(a(0)),
                    extent: [a(2), 1, 1],
                    value: a(1) as u32 & 0xff,
                    size: 1,
                    asynchronous,
                };
                self.fill(fill, stream)
            }
            "cudaMemset2D" | "cudaMemset2DAsync" => {
                let stream = if asynchronous { a(5) } else { 0 };
                let to = rows(a(0), a(1));
                let (extent, value) = ([a(3), a(4), 1], a(2) as u32 & 0xff);
                let fill = Fill { to, extent, value, size: 1, asynchronous };
                self.fill(fill, stream)
            }
            "cudaMemset3D" => {
                let (pitched, value, extent) = (a(0), a(1), a(2));
                let (address, pitch) = (self.take_u64(pitched)?, self.take_u64(pitched + 8)?);
                let layer = pitch.wrapping_mul(self.take_u64(pitched + 24)?);
                let to = Side { address, pitch, layer };
                let extent = self.extent(extent)?;
                let value = value as u32 & 0xff;
                self.fill(Fill { to, extent, value, size: 1, asynchronous: false }, 0)
            }
            "cudaMemcpy3D" | "cudaMemcpy3DAsync" => {
                let (parameters, stream) = (a(0), if asynchronous { a(1) } else { 0 });
                let (copy, direction) = self.copy_3d(parameters, asynchronous)?;
                self.copy(copy, direction, stream)
            }
            _ => self.array_copies(asynchronous),
        }
    }

    pub(super) fn fill(&mut self, fill: Fill, stream: u64) -> Result<()> {
        self.with(|runtime, host, launcher, name| runtime.fill(host, launcher, fill, stream, name))
    }

    /// The side of a copy that is an array, from byte `x` of row `y` and layer `z`.
    pub(super) fn array_side(&mut self, array: u64, [x, y, z]: [u64; 3]) -> Result<Side> {
        let shape = self.with(|runtime, host, _, _| runtime.array(host, array))?;
        let layer = shape.pitch * shape.extent[1].max(1);
        let address = array.wrapping_add(x.wrapping_add(y * shape.pitch).wrapping_add(z * layer));
        Ok(Side { address, pitch: shape.pitch, layer })
    }

    pub(super) fn array_copies(&mut self, asynchronous: bool) -> Result<()> {
        let a = |i: usize| self.args.get(i);
        match self.name {
            "cudaMemcpyToArray" => {
                let (array, x, y, from, bytes, direction) = (a(0), a(1), a(2), a(3), a(4), a(5));
                let to = self.array_side(array, [x, y, 0])?;
                self.copy(Copy::flat(to.address, from, bytes, false), direction, 0)
            }
            "cudaMemcpyFromArray" => {
                let (to, array, x, y, bytes, direction) = (a(0), a(1), a(2), a(3), a(4), a(5));
                let from = self.array_side(array, [x, y, 0])?;
                self.copy(Copy::flat(to, from.address, bytes, false), direction, 0)
            }
            "cudaMemcpy2DToArray" | "cudaMemcpy2DToArrayAsync" => {
                let (from, extent) =
                    (Side { address: a(3), pitch: a(4), layer: 0 }, [a(5), a(6), 1]);
                let (direction, stream) = (a(7), if asynchronous { a(8) } else { 0 });
                let to = self.array_side(a(0), [a(1), a(2), 0])?;
                self.copy(Copy { to, from, extent, asynchronous }, direction, stream)
            }
            "cudaMemcpy2DFromArray" | "cudaMemcpy2DFromArrayAsync" => {
                let (to, extent) = (Side { address: a(0), pitch: a(1), layer: 0 }, [a(5), a(6), 1]);
                let (direction, stream) = (a(7), if asynchronous { a(8) } else { 0 });
                let from = self.array_side(a(2), [a(3), a(4), 0])?;
                self.copy(Copy { to, from, extent, asynchronous }, direction, stream)
            }
            _ => {
                let (bytes, direction) = (a(6), a(7));
                let to = self.array_side(a(0), [a(1), a(2), 0])?;
                let from = self.array_side(a(3), [a(4), a(5), 0])?;
                self.copy(Copy::flat(to.address, from.address, bytes, false), direction, 0)
            }
        }
    }

    /// The copy that a `cudaMemcpy3DParms` describes, and its direction.
    pub(super) fn copy_3d(&mut self, at: u64, asynchronous: bool) -> Result<(Copy, u64)> {
        let mut words = [0u64; 19];
        for (i, word) in words.iter_mut().enumerate() {
            *word = self.take_u64(at + 8 * i as u64)?;
        }
        let direction = u64::from(self.take_u32(at + 152)?);
        let [src_array, sx, sy, sz, src, src_pitch, _, src_rows] = words[..8] else {
            return Err(Error::INVALID_VALUE);
        };
        let [dst_array, dx, dy, dz, dst, dst_pitch, _, dst_rows] = words[8..16] else {
            return Err(Error::INVALID_VALUE);
        };
        let mut extent = [words[16], words[17], words[18]];
        // With an array on either side, widths and positions are in elements.
        let mut element = 1;
        for array in [src_array, dst_array] {
            if array != 0 {
                element = self.with(|runtime, host, _, _| runtime.array(host, array))?.element;
            }
        }
        extent[0] *= element;
        let side = |call: &mut Self,
                    array: u64,
                    [x, y, z]: [u64; 3],
                    pointer: u64,
                    pitch: u64,
                    rows: u64| {
            if array != 0 {
                return call.array_side(array, [x * element, y, z]);
            }
            let layer = pitch.wrapping_mul(rows);
            let offset = x.wrapping_add(y.wrapping_mul(pitch)).wrapping_add(z.wrapping_mul(layer));
            Ok(Side { address: pointer.wrapping_add(offset), pitch, layer })
        };
        let from = side(self, src_array, [sx, sy, sz], src, src_pitch, src_rows)?;
        let to = side(self, dst_array, [dx, dy, dz], dst, dst_pitch, dst_rows)?;
        Ok((Copy { to, from, extent, asynchronous }, direction))
    }
}

//! Textures and surfaces: objects and references. The offsets are those of the structs in the headers.

use super::Call;
use crate::cudart::error::{Error, Result};
use crate::cudart::textures::{Cells, Reading};

/// `cudaAddressModeBorder`; of a surface, what is outside is not read through its view.
const BORDER: u32 = 3;

impl Call<'_, '_> {
    pub(super) fn textures(&mut self) -> Result<()> {
        let (first, second) = (self.get(0), self.get(1));
        match self.name {
            "cudaDestroyTextureObject" | "cudaDestroySurfaceObject" => {
                self.with(|runtime, host, _, _| runtime.destroy_view(host, first))
            }
            "cudaCreateTextureObject" | "cudaCreateSurfaceObject" => {
                self.create_object(first, second)
            }
            _ => self.bind(),
        }
    }

    fn create_object(&mut self, object: u64, resource: u64) -> Result<()> {
        let surface = self.name == "cudaCreateSurfaceObject";
        let address = self.take_u64(resource + 8)?;
        let mut levels = vec![];
        let cells = match (self.take_u32(resource)?, surface) {
            // cudaResourceTypeArray
            (0, _) => self.with(|runtime, host, _, _| runtime.array_cells(host, address))?,
            // cudaResourceTypeMipmappedArray
            (1, false) => {
                let arrays = self.shared.runtime.mipmap(address)?.to_vec();
                for &array in &arrays[1..] {
                    let cells =
                        self.with(|runtime, host, _, _| runtime.array_cells(host, array))?;
                    levels.push(cells);
                }
                self.with(|runtime, host, _, _| runtime.array_cells(host, arrays[0]))?
            }
            // cudaResourceTypeLinear
            (2, false) => {
                let (channels, bytes) =
                    (self.channels(resource + 16)?, self.take_u64(resource + 40)?);
                self.with(|runtime, host, _, _| {
                    runtime.linear_cells(host, address, bytes, channels)
                })
            }
            // cudaResourceTypePitch2D
            (3, false) => {
                let channels = self.channels(resource + 16)?;
                let [width, height, pitch] = self.extent(resource + 40)?;
                let extent = [width.max(1), height.max(1), 1];
                Cells { address, pitch, extent, channels, filtered: true }
            }
            _ => return Err(Error::INVALID_VALUE),
        };
        let reading = if surface {
            Reading { modes: [BORDER; 3], ..Reading::default() }
        } else {
            let at = self.get(2);
            let mut reading = self.reading(at, [0, 12, 16, 24, 40])?;
            reading.between = self.take_u32(at + 48)? == 1;
            for i in 0..3 {
                reading.levels[i] = self.take_u32(at + 52 + 4 * i as u64)?;
            }
            reading
        };
        levels.insert(0, cells);
        let handle =
            self.with(|runtime, host, _, name| runtime.create_view(host, &levels, reading, name))?;
        self.put_u64(object, handle)
    }

    /// How a description at `at` has cells read: the places of its address modes, its filter, its mode, its border
    /// and whether coordinates are normalised. A place of 0 for the border is none.
    fn reading(
        &mut self,
        at: u64,
        [modes, filter, mode, border, normalized]: [u64; 5],
    ) -> Result<Reading> {
        let mut reading = Reading {
            normalized: self.take_u32(at + normalized)? != 0,
            linear: self.take_u32(at + filter)? == 1,
            to_float: self.take_u32(at + mode)? == 1,
            ..Reading::default()
        };
        for i in 0..3 {
            reading.modes[i] = self.take_u32(at + modes + 4 * i as u64)?;
        }
        if border != 0 {
            for i in 0..4 {
                reading.border[i] = self.take_u32(at + border + 4 * i as u64)?;
            }
        }
        Ok(reading)
    }

    /// A `cudaChannelFormatDesc`.
    pub(super) fn channels(&mut self, at: u64) -> Result<[u32; 5]> {
        let mut channels = [0; 5];
        for (i, c) in channels.iter_mut().enumerate() {
            *c = self.take_u32(at + 4 * i as u64)?;
        }
        Ok(channels)
    }

    fn bind(&mut self) -> Result<()> {
        let a = |i: usize| self.args.get(i);
        let (name, array) = (self.name, a(1));
        let of_array = matches!(name, "cudaBindTextureToArray" | "cudaBindSurfaceToArray");
        let unbound = name == "cudaUnbindTexture";
        let reference = if of_array || unbound { a(0) } else { a(1) };
        let (offset, address, channels, size) = (a(0), a(2), a(3), a(4));
        let (height, pitch) = (a(5), a(6));
        let cells = match name {
            "cudaUnbindTexture" => None,
            _ if of_array => {
                Some(self.with(|runtime, host, _, _| runtime.array_cells(host, array))?)
            }
            _ => {
                // A texture begins at a multiple of 512 bytes; the program adds the rest to its numbers.
                let rest = address % 512;
                if offset != 0 {
                    self.put_u64(offset, rest)?;
                } else if rest != 0 {
                    return Err(Error::INVALID_VALUE);
                }
                let (address, channels) = (address - rest, self.channels(channels)?);
                Some(if name == "cudaBindTexture" {
                    let bytes = size.saturating_add(rest);
                    self.with(|runtime, host, _, _| {
                        runtime.linear_cells(host, address, bytes, channels)
                    })
                } else {
                    let extent = [size.max(1), height.max(1), 1];
                    Cells { address, pitch, extent, channels, filtered: true }
                })
            }
        };
        let view = match cells {
            None => None,
            Some(cells) if name == "cudaBindSurfaceToArray" => {
                Some((cells, Reading { modes: [BORDER; 3], ..Reading::default() }))
            }
            Some(cells) => Some((cells, self.reading(reference, [8, 4, 120, 0, 0])?)),
        };
        self.with(|runtime, host, launcher, name| {
            runtime.bind(host, launcher, reference, view, name)
        })
    }
}

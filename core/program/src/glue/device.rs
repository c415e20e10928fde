//! The device, its functions, and what is asked about memory.

use super::Call;
use crate::cudart::error::{Error, Result};
use crate::cudart::memory::{At, Kind};
use crate::cudart::work::KernelShape;
use crate::cudart::{Host as _, Kernels as _, device};
use base::limits;

impl Call<'_, '_> {
    pub(super) fn others(&mut self) -> Result<()> {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let device =
            |number: u64| if number as i32 == 0 { Ok(()) } else { Err(Error::INVALID_DEVICE) };
        match self.name {
            "cudaDeviceSynchronize" | "cudaThreadSynchronize" => {
                self.with(|runtime, host, _, _| runtime.synchronize(host))
            }
            "cudaDeviceReset" | "cudaThreadExit" => self.with(|runtime, host, _, _| {
                runtime.synchronize_all(host);
                let spot = host.spot();
                runtime.reset(spot);
                Ok(())
            }),
            "cudaSetDevice" | "cudaInitDevice" => device(first),
            "cudaGetDevice" | "cudaChooseDevice" | "cudaDeviceGetByPCIBusId" => {
                self.put_i32(first, 0)
            }
            "cudaGetDeviceCount" => self.put_i32(first, 1),
            "cudaGetDeviceProperties" | "cudaGetDeviceProperties_v2" => {
                device(second)?;
                self.properties(first)
            }
            "cudaDeviceGetAttribute" => {
                device(third)?;
                let value = device::attribute(second as u32).ok_or(Error::INVALID_VALUE)?;
                self.put_i32(first, value)
            }
            "cudaDriverGetVersion" | "cudaRuntimeGetVersion" => {
                self.put_i32(first, device::VERSION.into())
            }
            "cudaDeviceSetLimit" | "cudaThreadSetLimit" => {
                self.shared.runtime.limits.insert(first as u32, second);
                Ok(())
            }
            "cudaDeviceGetLimit" => {
                let usual = [1024, 1 << 20, 8 << 20, 2, 2048];
                let known = self.shared.runtime.limits.get(&(second as u32)).copied();
                let value = known.or_else(|| usual.get(second as usize).copied());
                self.put_u64(first, value.ok_or(Error::INVALID_VALUE)?)
            }
            "cudaDeviceGetCacheConfig" | "cudaDeviceGetSharedMemConfig" | "cudaGetDeviceFlags" => {
                self.put_i32(first, 0)
            }
            "cudaDeviceCanAccessPeer" => self.put_i32(first, 0),
            "cudaDeviceEnablePeerAccess" => Err(Error::INVALID_DEVICE),
            "cudaDeviceDisablePeerAccess" => Err(Error::PEER_NOT_ENABLED),
            "cudaDeviceGetStreamPriorityRange" => {
                if first != 0 {
                    self.put_i32(first, 0)?;
                }
                if second != 0 {
                    self.put_i32(second, -5)?;
                }
                Ok(())
            }
            "cudaDeviceGetPCIBusId" => {
                device(third)?;
                let text = b"0000:01:00.0\0";
                let len = (second as usize).min(text.len());
                self.put(first, &text[..len])
            }
            "cudaDeviceGetDefaultMemPool" | "cudaDeviceGetMemPool" => {
                device(second)?;
                self.put_u64(first, 0xc0da_0000)
            }
            "cudaMemGetInfo" => {
                let total = device::property("totalGlobalMem").map_or(0, |p| p[0] as u64);
                let runtime = &self.shared.runtime;
                let used = runtime.options.max_memory - runtime.memory.with(|m| m.room());
                self.put_u64(first, total.saturating_sub(used + (512 << 20)))?;
                self.put_u64(second, total)
            }
            "cudaHostRegister" => {
                self.with(|runtime, host, _, _| runtime.register(host, first, second))
            }
            "cudaHostUnregister" => {
                self.with(|runtime, host, _, _| runtime.unregister(host, first))
            }
            "cudaHostGetDevicePointer" => {
                let at = self.with(|runtime, host, _, _| runtime.at(host, second));
                match at {
                    At::Object(object, _)
                        if self
                            .shared
                            .runtime
                            .allocations
                            .get(&object.0)
                            .is_some_and(super::super::cudart::memory::Allocation::on_host) =>
                    {
                        self.put_u64(first, second)
                    }
                    At::Host => {
                        let seen =
                            self.with(|runtime, host, _, _| runtime.device_address(host, second));
                        self.put_u64(first, seen.ok_or(Error::INVALID_VALUE)?)
                    }
                    _ => Err(Error::INVALID_VALUE),
                }
            }
            "cudaHostGetFlags" => self.put_i32(first, 2),
            "cudaPointerGetAttributes" => self.pointer_attributes(first, second),
            "cudaGetSymbolAddress" => {
                let found =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, second))?;
                self.put_u64(first, found.0)
            }
            "cudaGetSymbolSize" => {
                let found =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, second))?;
                self.put_u64(first, found.1)
            }
            "cudaGetMipmappedArrayLevel" => {
                let arrays = self.shared.runtime.mipmap(second)?;
                let level = arrays.get(third as u32 as usize).copied();
                self.put_u64(first, level.ok_or(Error::INVALID_VALUE)?)
            }
            "cudaArrayGetInfo" => {
                let array = self.get(3);
                let shape = self.with(|runtime, host, _, _| runtime.array(host, array))?;
                for (i, c) in shape.channels.into_iter().enumerate().filter(|_| first != 0) {
                    self.put_i32(first + 4 * i as u64, c.into())?;
                }
                for (i, n) in shape.extent.into_iter().enumerate().filter(|_| second != 0) {
                    self.put_u64(second + 8 * i as u64, n)?;
                }
                if third != 0 { self.put_i32(third, 0) } else { Ok(()) }
            }
            "cudaGetChannelDesc" => {
                let shape = self.with(|runtime, host, _, _| runtime.array(host, second))?;
                for (i, c) in shape.channels.into_iter().enumerate() {
                    self.put_i32(first + 4 * i as u64, c.into())?;
                }
                Ok(())
            }
            _ => self.functions(),
        }
    }

    /// Attributes of functions, and occupancy.
    pub(super) fn functions(&mut self) -> Result<()> {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let (fourth, fifth) = (self.get(3), self.get(4));
        let shape = |call: &mut Self, function: u64| {
            call.shared.launcher.shape(function).ok_or(Error::INVALID_FUNCTION)
        };
        match self.name {
            "cudaFuncSetAttribute" => {
                let shape = shape(self, first)?;
                // cudaFuncAttributeMaxDynamicSharedMemorySize
                if second as u32 == 8 {
                    let most = device::SHARED_OPTIN - shape.shared.min(device::SHARED_OPTIN);
                    // A negative size is a large one.
                    if u64::from(third as u32) > most {
                        return Err(Error::INVALID_VALUE);
                    }
                    let all = (third & 0xffff_ffff) + shape.shared;
                    self.shared.runtime.shared_limits.insert(first, all);
                }
                Ok(())
            }
            "cudaFuncGetAttributes" => {
                let shape = shape(self, second)?;
                let limit = self.shared.runtime.shared_limits.get(&second).copied();
                let dynamic =
                    limit.unwrap_or(device::SHARED_PER_BLOCK).saturating_sub(shape.shared);
                for (i, n) in [shape.shared, 0, 0].into_iter().enumerate() {
                    self.put_u64(first + 8 * i as u64, n)?;
                }
                // maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA,
                // maxDynamicSharedSizeBytes, preferredShmemCarveout.
                let most = most_threads(&shape);
                let words = [most as i64, device::REGISTERS, 80, 80, 0, dynamic as i64, -1];
                for (i, n) in words.into_iter().enumerate() {
                    self.put_i32(first + 24 + 4 * i as u64, n)?;
                }
                Ok(())
            }
            "cudaOccupancyMaxPotentialBlockSize" => {
                let shape = shape(self, third)?;
                // 0 is no limit.
                let limit = u64::from((fifth as u32).wrapping_sub(1)) + 1;
                let most = most_threads(&shape).min(limit);
                let (block, per) = best_block(shape.shared + fourth, most);
                self.put_i32(first, (per * device::MULTIPROCESSORS as u64) as i64)?;
                self.put_i32(second, block as i64)
            }
            "cudaOccupancyAvailableDynamicSMemPerBlock" => {
                let shape = shape(self, second)?;
                let blocks = (third & 0xffff_ffff).max(1);
                let each = (167_936 / blocks).saturating_sub(1024 + shape.shared);
                self.put_u64(first, each.min(device::SHARED_PER_BLOCK))
            }
            name if name.starts_with("cudaOccupancy") => {
                let shape = shape(self, second)?;
                let threads = third & 0xffff_ffff;
                let blocks = device::resident_blocks(threads, shape.shared + fourth);
                self.put_i32(first, blocks as i64)
            }
            _ => Err(Error::NOT_SUPPORTED),
        }
    }

    pub(super) fn properties(&mut self, to: u64) -> Result<()> {
        let (fields, size) = self.shared.properties.clone();
        let mut bytes = vec![0; size as usize];
        for (name, offset, size, count) in &fields {
            let at = *offset as usize;
            if name == "name" {
                let text = device::NAME.as_bytes();
                bytes[at..at + text.len()].copy_from_slice(text);
            }
            let values = device::property(name).unwrap_or(&[]);
            for (i, value) in values.iter().take(*count as usize).enumerate() {
                let (at, size) = (at + i * *size as usize, *size as usize);
                bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
            }
        }
        self.put(to, &bytes)
    }

    pub(super) fn pointer_attributes(&mut self, to: u64, pointer: u64) -> Result<()> {
        let at = self.with(|runtime, host, _, _| runtime.at(host, pointer));
        let (kind, on_device, on_host) = match at {
            At::Object(object, _) => {
                match self.shared.runtime.allocations.get(&object.0).map(|a| a.kind) {
                    Some(Kind::Pinned) => (1, pointer, pointer),
                    Some(Kind::Managed) => (3, pointer, pointer),
                    _ => (2, pointer, 0),
                }
            }
            At::Host if self.shared.runtime.registered_at(pointer).is_some() => {
                (1, pointer, pointer)
            }
            _ => (0, 0, 0),
        };
        self.put_i32(to, kind)?;
        self.put_i32(to + 4, if kind == 0 { -2 } else { 0 })?;
        self.put_u64(to + 8, on_device)?;
        self.put_u64(to + 16, on_host)
    }
}

/// Most threads of a block of the kernel.
fn most_threads(shape: &KernelShape) -> u64 {
    let most = limits::MAX_BLOCK_THREADS;
    shape.bounds.most_threads().map_or(most, |bound| bound.min(most))
}

/// The block size of at most `most` threads with the most resident ones, and its blocks for each multiprocessor.
fn best_block(shared: u64, most: u64) -> (u64, u64) {
    let sizes = (1..=32).rev().map(|warps| warps * 32).filter(|n| *n <= most);
    let of = |threads: u64| (threads, device::resident_blocks(threads, shared));
    // Of equal ones the largest, which comes first.
    sizes.map(of).fold((0, 0), |best, x| if x.0 * x.1 > best.0 * best.1 { x } else { best })
}

#[cfg(test)]
mod tests {
    use super::best_block;

    #[test]
    fn the_best_block_fills_the_device() {
        assert_eq!(best_block(0, 1024), (1024, 2));
        assert_eq!(best_block(0, 256), (256, 8));
    }
}

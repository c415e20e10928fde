//! The device that programs find: one NVIDIA A100-SXM4-40GB (compute capability 8.0), as its data sheet and
//! the table of technical specifications of the CUDA C++ Programming Guide describe it.

/// Properties by the name of the field in `cudaDeviceProp`; arrays are listed in order.
pub const PROPERTIES: &[(&str, &[i64])] = &[
    ("totalGlobalMem", &[42_297_786_368]),
    ("sharedMemPerBlock", &[49_152]),
    ("sharedMemPerMultiprocessor", &[167_936]),
    ("sharedMemPerBlockOptin", &[166_912]),
    ("reservedSharedMemPerBlock", &[1024]),
    ("totalConstMem", &[65_536]),
    ("memPitch", &[2_147_483_647]),
    ("textureAlignment", &[512]),
    ("surfaceAlignment", &[512]),
    ("texturePitchAlignment", &[32]),
    ("major", &[8]),
    ("minor", &[0]),
    ("multiProcessorCount", &[108]),
    ("maxThreadsPerBlock", &[1024]),
    ("warpSize", &[32]),
    ("clockRate", &[1_410_000]),
    ("memoryClockRate", &[1_215_000]),
    ("memoryBusWidth", &[5120]),
    ("l2CacheSize", &[41_943_040]),
    ("maxThreadsDim", &[1024, 1024, 64]),
    ("maxGridSize", &[2_147_483_647, 65_535, 65_535]),
    ("regsPerBlock", &[65_536]),
    ("regsPerMultiprocessor", &[65_536]),
    ("maxThreadsPerMultiProcessor", &[2048]),
    ("maxBlocksPerMultiProcessor", &[32]),
    ("deviceOverlap", &[1]),
    ("asyncEngineCount", &[3]),
    ("kernelExecTimeoutEnabled", &[0]),
    ("integrated", &[0]),
    ("canMapHostMemory", &[1]),
    ("computeMode", &[0]),
    ("concurrentKernels", &[1]),
    ("ECCEnabled", &[1]),
    ("pciBusID", &[1]),
    ("pciDeviceID", &[0]),
    ("pciDomainID", &[0]),
    ("tccDriver", &[0]),
    ("unifiedAddressing", &[1]),
    ("managedMemory", &[1]),
    ("isMultiGpuBoard", &[0]),
    ("multiGpuBoardGroupID", &[0]),
    ("concurrentManagedAccess", &[1]),
    ("pageableMemoryAccess", &[0]),
    ("pageableMemoryAccessUsesHostPageTables", &[0]),
    ("directManagedMemAccessFromHost", &[0]),
    ("cooperativeLaunch", &[1]),
    ("cooperativeMultiDeviceLaunch", &[0]),
    ("computePreemptionSupported", &[1]),
    ("canUseHostPointerForRegisteredMem", &[1]),
    ("hostNativeAtomicSupported", &[0]),
    ("singleToDoublePrecisionPerfRatio", &[2]),
    ("streamPrioritiesSupported", &[1]),
    ("globalL1CacheSupported", &[1]),
    ("localL1CacheSupported", &[1]),
    ("persistingL2CacheMaxSize", &[31_457_280]),
    ("accessPolicyMaxWindowSize", &[134_213_632]),
    ("memoryPoolsSupported", &[1]),
    ("maxTexture1D", &[131_072]),
    ("maxTexture1DLinear", &[268_435_456]),
    ("maxTexture2D", &[131_072, 65_536]),
    ("maxTexture2DLinear", &[131_072, 65_000, 2_097_120]),
    ("maxTexture3D", &[16_384, 16_384, 16_384]),
    ("maxTexture1DLayered", &[32_768, 2048]),
    ("maxTexture2DLayered", &[32_768, 32_768, 2048]),
    ("maxSurface1D", &[32_768]),
    ("maxSurface2D", &[131_072, 65_536]),
    ("maxSurface3D", &[16_384, 16_384, 16_384]),
];

/// Name of the device.
pub const NAME: &str = "NVIDIA A100-SXM4-40GB (simulated)";

/// Version of the runtime and of the driver that programs are told.
pub const VERSION: i32 = 12_030;

/// Multiprocessors of the device.
pub const MULTIPROCESSORS: i64 = 108;

/// Registers that every kernel is said to use: there is no register allocation here.
pub const REGISTERS: i64 = 32;

/// Shared memory of a block, bytes: without and with `cudaFuncSetAttribute`.
pub const SHARED_PER_BLOCK: u64 = 49_152;
/// See [`SHARED_PER_BLOCK`].
pub const SHARED_OPTIN: u64 = 166_912;

/// A property by name.
pub fn property(name: &str) -> Option<&'static [i64]> {
    PROPERTIES.iter().find(|p| p.0 == name).map(|p| p.1)
}

/// Names of properties by the number of `enum cudaDeviceAttr`, with the position in an array.
const ATTRIBUTES: &[(u32, &str, usize)] = &[
    (1, "maxThreadsPerBlock", 0),
    (2, "maxThreadsDim", 0),
    (3, "maxThreadsDim", 1),
    (4, "maxThreadsDim", 2),
    (5, "maxGridSize", 0),
    (6, "maxGridSize", 1),
    (7, "maxGridSize", 2),
    (8, "sharedMemPerBlock", 0),
    (9, "totalConstMem", 0),
    (10, "warpSize", 0),
    (11, "memPitch", 0),
    (12, "regsPerBlock", 0),
    (13, "clockRate", 0),
    (14, "textureAlignment", 0),
    (15, "deviceOverlap", 0),
    (16, "multiProcessorCount", 0),
    (17, "kernelExecTimeoutEnabled", 0),
    (18, "integrated", 0),
    (19, "canMapHostMemory", 0),
    (20, "computeMode", 0),
    (21, "maxTexture1D", 0),
    (22, "maxTexture2D", 0),
    (23, "maxTexture2D", 1),
    (24, "maxTexture3D", 0),
    (25, "maxTexture3D", 1),
    (26, "maxTexture3D", 2),
    (30, "surfaceAlignment", 0),
    (31, "concurrentKernels", 0),
    (32, "ECCEnabled", 0),
    (33, "pciBusID", 0),
    (34, "pciDeviceID", 0),
    (35, "tccDriver", 0),
    (36, "memoryClockRate", 0),
    (37, "memoryBusWidth", 0),
    (38, "l2CacheSize", 0),
    (39, "maxThreadsPerMultiProcessor", 0),
    (40, "asyncEngineCount", 0),
    (41, "unifiedAddressing", 0),
    (50, "pciDomainID", 0),
    (51, "texturePitchAlignment", 0),
    (75, "major", 0),
    (76, "minor", 0),
    (78, "streamPrioritiesSupported", 0),
    (79, "globalL1CacheSupported", 0),
    (80, "localL1CacheSupported", 0),
    (81, "sharedMemPerMultiprocessor", 0),
    (82, "regsPerMultiprocessor", 0),
    (83, "managedMemory", 0),
    (84, "isMultiGpuBoard", 0),
    (85, "multiGpuBoardGroupID", 0),
    (86, "hostNativeAtomicSupported", 0),
    (87, "singleToDoublePrecisionPerfRatio", 0),
    (88, "pageableMemoryAccess", 0),
    (89, "concurrentManagedAccess", 0),
    (90, "computePreemptionSupported", 0),
    (91, "canUseHostPointerForRegisteredMem", 0),
    (95, "cooperativeLaunch", 0),
    (96, "cooperativeMultiDeviceLaunch", 0),
    (97, "sharedMemPerBlockOptin", 0),
    (100, "pageableMemoryAccessUsesHostPageTables", 0),
    (101, "directManagedMemAccessFromHost", 0),
    (106, "maxBlocksPerMultiProcessor", 0),
    (108, "persistingL2CacheMaxSize", 0),
    (109, "accessPolicyMaxWindowSize", 0),
    (111, "reservedSharedMemPerBlock", 0),
    (115, "memoryPoolsSupported", 0),
];

/// Attributes that are no properties, by number.
const OTHER_ATTRIBUTES: &[(u32, i64)] = &[
    (27, 32768),   // width of layered textures
    (28, 32768),   // height of them
    (29, 2048),    // layers of them
    (42, 32768),   // width of layered textures of one dimension
    (43, 2048),    // layers of them
    (52, 32768),   // width of cubes
    (55, 32768),   // surfaces: one dimension,
    (56, 131_072), // two,
    (57, 65536),
    (58, 16384), // and three
    (59, 16384),
    (60, 16384),
    (69, 1 << 28), // textures over linear memory: one dimension,
    (70, 131_072), // two,
    (71, 65000),
    (72, 2_097_120), // and their pitch
    (73, 32768),     // mipmapped textures
    (74, 32768),
    (77, 32768),
    (98, 0),  // flushes of remote writes
    (99, 1),  // registration of host memory
    (102, 1), // management of virtual memory
    (103, 1), // its handles as descriptors of files
    (112, 1), // sparse arrays
    (113, 1), // registration for reading
    (114, 0), // timeline semaphores
    (116, 0), // direct access by other devices
    (119, 1), // handles of memory pools
    (120, 0), // clusters of blocks
    (121, 1), // deferred mapping of arrays
    (125, 1), // events between processes
    (126, 1), // memory domains
    (129, 0), // pointers to functions of the host
    (132, 0), // multicast
];

/// The attribute of this number; `None` if there is none.
pub fn attribute(number: u32) -> Option<i64> {
    if let Some((_, value)) = OTHER_ATTRIBUTES.iter().find(|a| a.0 == number) {
        return Some(*value);
    }
    let (_, name, at) = ATTRIBUTES.iter().find(|a| a.0 == number)?;
    property(name)?.get(*at).copied()
}

/// Blocks of `threads` threads and `shared` bytes that a multiprocessor holds at a time.
pub fn resident_blocks(threads: u64, shared: u64) -> u64 {
    if threads == 0 || threads > 1024 || shared > SHARED_OPTIN {
        return 0;
    }
    let warps = threads.div_ceil(32);
    // Each block takes 1 KiB of shared memory for the system.
    let by_shared = 167_936 / (shared + 1024);
    // Registers are given to warps in units of 256.
    let by_registers = 65_536 / (warps * (REGISTERS as u64 * 32).next_multiple_of(256));
    (64 / warps).min(by_shared).min(by_registers).min(32)
}

/// A field of a struct of the headers: name, offset, size of an element, number of elements.
pub type Field = (String, u64, u64, u64);

/// The fields of `struct NAME { ... };` in the text of a header, and the size of the struct, laid out as
/// x86-64 does it. Only scalars, arrays of them, and structs of 16 characters are understood.
pub fn layout(header: &str, name: &str) -> Option<(Vec<Field>, u64)> {
    let start = header.find(&format!("struct {name} {{"))?;
    let body = header[start..].split_once('{')?.1;
    let body = &body[..body.find('}')?];
    let (mut fields, mut at, mut align) = (vec![], 0u64, 1u64);
    for declaration in body.split(';').map(str::trim).filter(|d| !d.is_empty()) {
        let mut ty = declaration.split_whitespace().next()?;
        let mut rest = declaration[ty.len()..].trim_start();
        if ty == "unsigned" || ty == "long" || ty == "signed" {
            for word in ["long", "int", "char"] {
                if let Some(more) = rest.strip_prefix(word)
                    && more.starts_with(' ')
                {
                    (ty, rest) = (word, more.trim_start());
                    break;
                }
            }
        }
        let (size, aligned) = match ty {
            "char" | "bool" => (1, 1),
            "short" => (2, 2),
            "size_t" | "long" | "double" => (8, 8),
            "cudaUUID_t" | "cudaUUID" | "CUuuid" => (16, 1),
            _ => (4, 4),
        };
        for declarator in rest.split(',').map(str::trim) {
            let pointer = declarator.starts_with('*');
            let (size, aligned) = if pointer { (8, 8) } else { (size, aligned) };
            let bare = declarator.trim_start_matches('*').trim();
            let (field, count) = match bare.split_once('[') {
                Some((field, n)) => (field.trim(), n.trim_end_matches(']').trim().parse().ok()?),
                None => (bare, 1),
            };
            at = at.next_multiple_of(aligned);
            fields.push((field.to_owned(), at, size, count));
            at += size * count;
            align = align.max(aligned);
        }
    }
    Some((fields, at.next_multiple_of(align)))
}

#[cfg(test)]
mod tests {
    use super::{attribute, layout, resident_blocks};

    #[test]
    fn occupancy_is_that_of_the_guide() {
        assert_eq!(resident_blocks(1024, 0), 2);
        assert_eq!(resident_blocks(256, 0), 8);
        assert_eq!(resident_blocks(32, 0), 32);
        assert_eq!(resident_blocks(128, 49_152), 3);
        assert_eq!((resident_blocks(0, 0), resident_blocks(2048, 0)), (0, 0));
    }
    #[test]
    fn attributes_and_layouts() {
        assert_eq!((attribute(16), attribute(6), attribute(9999)), (Some(108), Some(65_535), None));
        let text = "struct P { char name[5]; size_t a, b; int c[3], d; };";
        let (fields, size) = layout(text, "P").unwrap();
        let at: Vec<_> = fields.iter().map(|f| (f.0.as_str(), f.1, f.3)).collect();
        assert_eq!(at, [("name", 0, 5), ("a", 8, 1), ("b", 16, 1), ("c", 24, 3), ("d", 36, 1)]);
        assert_eq!(size, 40);
    }
}

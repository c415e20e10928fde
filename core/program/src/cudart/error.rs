//! Errors of the CUDA runtime: numbers, names and texts as the runtime has them (CUDA Runtime API, "Data
//! types used by CUDA Runtime", and what `cudaGetErrorString` returns).

/// An error of the runtime; never [`Error::SUCCESS`] where a `Result` has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Error(pub u32);

macro_rules! errors {
    ($($constant:ident = $number:literal, $name:literal, $text:literal;)*) => {
        #[allow(missing_docs)]
        impl Error {
            $(pub const $constant: Self = Self($number);)*
        }
        /// All errors: number, name of the constant, text.
        pub const ERRORS: &[(u32, &str, &str)] = &[$(($number, $name, $text),)*];
    };
}

errors! {
    SUCCESS = 0, "cudaSuccess", "no error";
    INVALID_VALUE = 1, "cudaErrorInvalidValue", "invalid argument";
    MEMORY_ALLOCATION = 2, "cudaErrorMemoryAllocation", "out of memory";
    INITIALIZATION = 3, "cudaErrorInitializationError", "initialization error";
    CUDART_UNLOADING = 4, "cudaErrorCudartUnloading", "driver shutting down";
    PROFILER_DISABLED = 5, "cudaErrorProfilerDisabled", "profiler disabled while using external profiling tool";
    INVALID_CONFIGURATION = 9, "cudaErrorInvalidConfiguration", "invalid configuration argument";
    INVALID_PITCH = 12, "cudaErrorInvalidPitchValue", "invalid pitch argument";
    INVALID_SYMBOL = 13, "cudaErrorInvalidSymbol", "invalid device symbol";
    INVALID_HOST_POINTER = 16, "cudaErrorInvalidHostPointer", "invalid host pointer";
    INVALID_DEVICE_POINTER = 17, "cudaErrorInvalidDevicePointer", "invalid device pointer";
    INVALID_TEXTURE = 18, "cudaErrorInvalidTexture", "invalid texture reference";
    INVALID_TEXTURE_BINDING = 19, "cudaErrorInvalidTextureBinding", "texture is not bound to a pointer";
    INVALID_CHANNEL = 20, "cudaErrorInvalidChannelDescriptor", "invalid channel descriptor";
    INVALID_DIRECTION = 21, "cudaErrorInvalidMemcpyDirection", "invalid copy direction for memcpy";
    INVALID_FILTER = 26, "cudaErrorInvalidFilterSetting", "linear filtering not supported for non-float type";
    INVALID_NORM = 27, "cudaErrorInvalidNormSetting", "read as normalized float not supported for 32-bit non float type";
    STUB_LIBRARY = 34, "cudaErrorStubLibrary", "CUDA driver is a stub library";
    INSUFFICIENT_DRIVER = 35, "cudaErrorInsufficientDriver", "CUDA driver version is insufficient for CUDA runtime version";
    DEVICES_UNAVAILABLE = 46, "cudaErrorDevicesUnavailable", "all CUDA-capable devices are busy or unavailable";
    MISSING_CONFIGURATION = 52, "cudaErrorMissingConfiguration", "__global__ function call is not configured";
    INVALID_FUNCTION = 98, "cudaErrorInvalidDeviceFunction", "invalid device function";
    NO_DEVICE = 100, "cudaErrorNoDevice", "no CUDA-capable device is detected";
    INVALID_DEVICE = 101, "cudaErrorInvalidDevice", "invalid device ordinal";
    INVALID_IMAGE = 200, "cudaErrorInvalidKernelImage", "device kernel image is invalid";
    DEVICE_UNINITIALIZED = 201, "cudaErrorDeviceUninitialized", "invalid device context";
    NO_IMAGE = 209, "cudaErrorNoKernelImageForDevice", "no kernel image is available for execution on the device";
    PEER_UNSUPPORTED = 217, "cudaErrorPeerAccessUnsupported", "peer access is not supported between these two devices";
    INVALID_PTX = 218, "cudaErrorInvalidPtx", "a PTX JIT compilation failed";
    INVALID_SOURCE = 300, "cudaErrorInvalidSource", "device kernel image is invalid";
    FILE_NOT_FOUND = 301, "cudaErrorFileNotFound", "file not found";
    OPERATING_SYSTEM = 304, "cudaErrorOperatingSystem", "OS call failed or operation not supported on this OS";
    INVALID_HANDLE = 400, "cudaErrorInvalidResourceHandle", "invalid resource handle";
    ILLEGAL_STATE = 401, "cudaErrorIllegalState", "the operation cannot be performed in the present state";
    SYMBOL_NOT_FOUND = 500, "cudaErrorSymbolNotFound", "named symbol not found";
    NOT_READY = 600, "cudaErrorNotReady", "device not ready";
    ILLEGAL_ADDRESS = 700, "cudaErrorIllegalAddress", "an illegal memory access was encountered";
    OUT_OF_RESOURCES = 701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch";
    LAUNCH_TIMEOUT = 702, "cudaErrorLaunchTimeout", "the launch timed out and was terminated";
    PEER_ALREADY_ENABLED = 704, "cudaErrorPeerAccessAlreadyEnabled", "peer access is already enabled";
    PEER_NOT_ENABLED = 705, "cudaErrorPeerAccessNotEnabled", "peer access has not been enabled";
    ACTIVE_PROCESS = 708, "cudaErrorSetOnActiveProcess", "cannot set while device is active in this process";
    CONTEXT_DESTROYED = 709, "cudaErrorContextIsDestroyed", "context is destroyed";
    ASSERT = 710, "cudaErrorAssert", "device-side assert triggered";
    TOO_MANY_PEERS = 711, "cudaErrorTooManyPeers", "peer mapping resources exhausted";
    ALREADY_REGISTERED = 712, "cudaErrorHostMemoryAlreadyRegistered", "part or all of the requested memory range is already mapped";
    NOT_REGISTERED = 713, "cudaErrorHostMemoryNotRegistered", "pointer does not correspond to a registered memory region";
    STACK = 714, "cudaErrorHardwareStackError", "hardware stack error";
    ILLEGAL_INSTRUCTION = 715, "cudaErrorIllegalInstruction", "an illegal instruction was encountered";
    MISALIGNED = 716, "cudaErrorMisalignedAddress", "misaligned address";
    INVALID_SPACE = 717, "cudaErrorInvalidAddressSpace", "operation not supported on global/shared address space";
    INVALID_PC = 718, "cudaErrorInvalidPc", "invalid program counter";
    LAUNCH_FAILURE = 719, "cudaErrorLaunchFailure", "unspecified launch failure";
    COOPERATIVE_TOO_LARGE = 720, "cudaErrorCooperativeLaunchTooLarge", "too many blocks in cooperative launch";
    NOT_PERMITTED = 800, "cudaErrorNotPermitted", "operation not permitted";
    NOT_SUPPORTED = 801, "cudaErrorNotSupported", "operation not supported";
    CAPTURE_UNSUPPORTED = 900, "cudaErrorStreamCaptureUnsupported", "operation not permitted when stream is capturing";
    CAPTURE_INVALIDATED = 901, "cudaErrorStreamCaptureInvalidated", "operation failed due to a previous error during capture";
    CAPTURE_MERGE = 902, "cudaErrorStreamCaptureMerge", "operation would result in a merge of separate capture sequences";
    CAPTURE_UNMATCHED = 903, "cudaErrorStreamCaptureUnmatched", "capture was not ended in the same stream as it began";
    CAPTURE_UNJOINED = 904, "cudaErrorStreamCaptureUnjoined", "capturing stream has unjoined work";
    CAPTURE_ISOLATION = 905, "cudaErrorStreamCaptureIsolation", "dependency created on uncaptured work in another stream";
    CAPTURE_IMPLICIT = 906, "cudaErrorStreamCaptureImplicit", "operation would make the legacy stream depend on a capturing blocking stream";
    CAPTURED_EVENT = 907, "cudaErrorCapturedEvent", "operation not permitted on an event last recorded in a capturing stream";
    TIMEOUT = 909, "cudaErrorTimeout", "wait operation timed out";
    GRAPH_UPDATE = 910, "cudaErrorGraphExecUpdateFailure", "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update";
    UNKNOWN = 999, "cudaErrorUnknown", "unknown error";
}

impl Error {
    /// Name of the constant.
    pub fn name(self) -> &'static str {
        self.entry().map_or("unrecognized error code", |e| e.1)
    }
    /// What `cudaGetErrorString` returns.
    pub fn text(self) -> &'static str {
        self.entry().map_or("unrecognized error code", |e| e.2)
    }
    fn entry(self) -> Option<&'static (u32, &'static str, &'static str)> {
        ERRORS.iter().find(|e| e.0 == self.0)
    }
    /// Whether the context cannot be used any more after it: every further call returns it.
    pub fn is_sticky(self) -> bool {
        matches!(
            self,
            Self::ILLEGAL_ADDRESS
                | Self::LAUNCH_TIMEOUT
                | Self::ASSERT
                | Self::STACK
                | Self::ILLEGAL_INSTRUCTION
                | Self::MISALIGNED
                | Self::INVALID_SPACE
                | Self::INVALID_PC
                | Self::LAUNCH_FAILURE
        )
    }
}

/// What a call of the runtime gives.
pub type Result<T> = std::result::Result<T, Error>;

#[cfg(test)]
mod tests {
    use super::{ERRORS, Error};

    #[test]
    fn numbers_ascend_and_names_belong() {
        assert!(ERRORS.windows(2).all(|w| w[0].0 < w[1].0));
        assert_eq!(Error::INVALID_CONFIGURATION.name(), "cudaErrorInvalidConfiguration");
        assert_eq!(Error(12345).text(), "unrecognized error code");
        assert!(Error::ILLEGAL_ADDRESS.is_sticky() && !Error::INVALID_VALUE.is_sticky());
    }
}

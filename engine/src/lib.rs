//! libFuzzer behind a safe interface: a [`Target`] is run on inputs, provides its counters, and
//! mutates inputs itself. The host's code is not instrumented: libFuzzer sees only the target's
//! counters.
//!
//! The counters are in the section in which libFuzzer looks for extra counters. `LibAFL`'s
//! replacement for it (feature `libafl`) does not look there: the counters are registered before
//! `main`, like those of instrumented code.

// Its build script provides libFuzzer.
#[cfg(feature = "libfuzzer")]
use libfuzzer_sys as _;
use std::cell::RefCell;
use std::ffi::{CString, c_char, c_int, c_uint};
use std::ptr;
use std::sync::atomic::{AtomicU8, Ordering};

/// Number of counters. libFuzzer scans all of them after each run, so more make it slower.
pub const COUNTERS: usize = 4096;

#[repr(C, align(64))]
struct Counters([AtomicU8; COUNTERS]);

#[cfg_attr(
    all(target_os = "linux", feature = "libfuzzer"),
    unsafe(link_section = "__libfuzzer_extra_counters")
)]
static EXTRA: Counters = Counters([const { AtomicU8::new(0) }; COUNTERS]);

#[cfg(feature = "libafl")]
unsafe extern "C" {
    fn __sanitizer_cov_8bit_counters_init(first: *mut u8, end: *mut u8);
}

#[cfg(feature = "libafl")]
extern "C" fn register() {
    let first: *const AtomicU8 = EXTRA.0.as_ptr();
    // SAFETY: the counters live as long as the process, and may be written by others: they are atomic.
    unsafe {
        let first = first.cast_mut().cast::<u8>();
        __sanitizer_cov_8bit_counters_init(first, first.add(COUNTERS));
    }
}

#[cfg(feature = "libafl")]
#[used]
#[unsafe(link_section = ".init_array")]
static REGISTER: extern "C" fn() = register;

/// The code to be fuzzed.
pub trait Target {
    /// Runs one input and returns the counters.
    fn run(&mut self, input: &[u8]) -> &[u8; COUNTERS];
    /// Mutates an input; its maximum length is that of [`run`].
    fn mutate(&mut self, input: &mut Vec<u8>, seed: u32);
    /// Combines two inputs.
    fn cross(&mut self, a: &[u8], b: &[u8], seed: u32) -> Vec<u8>;
}

thread_local! {
    static TARGET: RefCell<Option<Box<dyn Target>>> = const { RefCell::new(None) };
}

unsafe extern "C" {
    fn LLVMFuzzerRunDriver(
        argc: *mut c_int,
        argv: *mut *mut *mut c_char,
        callback: extern "C" fn(*const u8, usize) -> c_int,
    ) -> c_int;
    fn LLVMFuzzerMutate(data: *mut u8, size: usize, max_size: usize) -> usize;
    fn _exit(code: c_int) -> !;
}

/// Applies libFuzzer's own mutation to an input, which becomes at most `longest` bytes long.
pub fn default_mutation(input: &mut Vec<u8>, longest: usize) {
    let (size, longest) = (input.len(), longest.max(1));
    input.resize(size.max(longest), 0);
    // SAFETY: the buffer holds `longest` bytes at least. Only libFuzzer's own thread comes here.
    let size = unsafe { LLVMFuzzerMutate(input.as_mut_ptr(), size, longest) };
    input.truncate(size);
}

/// Ends the process immediately, even inside a target, where `std::process::exit` would count as a
/// crash.
pub fn leave(code: i32) -> ! {
    // SAFETY: it takes no pointers and does not return.
    unsafe { _exit(code) }
}

/// Makes `target` the one used by [`run_one`] and the mutators on this thread.
pub fn set_target(target: Box<dyn Target>) {
    TARGET.set(Some(target));
    // The linker must keep the symbols that libFuzzer looks up by name.
    let mutate: unsafe extern "C" fn(*mut u8, usize, usize, c_uint) -> usize =
        LLVMFuzzerCustomMutator;
    std::hint::black_box(mutate);
}

/// Runs the target on one input and passes its counters to the engine.
pub fn run_one(input: &[u8]) {
    TARGET.with_borrow_mut(|target| {
        let Some(target) = target else { return };
        let counters = target.run(input);
        for (extra, &counter) in EXTRA.0.iter().zip(counters) {
            extra.store(counter, Ordering::Relaxed);
        }
    });
}

extern "C" fn callback(data: *const u8, size: usize) -> c_int {
    let input = if size == 0 {
        &[]
    } else {
        // SAFETY: libFuzzer hands out `size` readable bytes that stay for the call.
        unsafe { std::slice::from_raw_parts(data, size) }
    };
    run_one(input);
    0
}

/// Runs libFuzzer with `flags` (`-max_len=…`) on `target` until the target calls [`leave`] or a
/// flag ends it.
pub fn run(target: Box<dyn Target>, flags: &[String]) -> ! {
    set_target(target);
    let program = ["warpscope".to_owned()];
    let words = program.iter().chain(flags).filter_map(|word| CString::new(word.as_str()).ok());
    let mut words: Vec<*mut c_char> = words.map(CString::into_raw).collect();
    let mut count = c_int::try_from(words.len()).expect("few flags");
    words.push(ptr::null_mut());
    let mut argv = words.as_mut_ptr();
    // SAFETY: `argv` holds `count` strings and a null, and lives until the process ends.
    let code = unsafe { LLVMFuzzerRunDriver(&raw mut count, &raw mut argv, callback) };
    leave(code)
}

/// Passes an input to `change` and copies the result back into libFuzzer's buffer.
///
/// # Safety
/// `data` holds `max` writable bytes, the first `size` of them set.
unsafe fn in_place(
    data: *mut u8,
    size: usize,
    max: usize,
    change: impl FnOnce(&mut Vec<u8>),
) -> usize {
    // SAFETY: as the caller says.
    let buffer = unsafe { std::slice::from_raw_parts_mut(data, max.max(size)) };
    let mut input = buffer[..size].to_vec();
    change(&mut input);
    let len = input.len().min(max).max(1);
    input.resize(len, 0);
    buffer[..len].copy_from_slice(&input);
    len
}

/// libFuzzer finds this by its name.
///
/// # Safety
/// `data` holds `max_size` writable bytes, the first `size` of them set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LLVMFuzzerCustomMutator(
    data: *mut u8,
    size: usize,
    max_size: usize,
    seed: c_uint,
) -> usize {
    let change = |input: &mut Vec<u8>| {
        TARGET.with_borrow_mut(|t| t.iter_mut().for_each(|t| t.mutate(input, seed)));
    };
    // SAFETY: libFuzzer keeps to what this function asks for.
    unsafe { in_place(data, size, max_size, change) }
}

/// libFuzzer finds this by its name.
///
/// # Safety
/// The two inputs hold as many readable bytes as stated, `out` holds `max_size` writable ones.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LLVMFuzzerCustomCrossOver(
    data1: *const u8,
    size1: usize,
    data2: *const u8,
    size2: usize,
    out: *mut u8,
    max_size: usize,
    seed: c_uint,
) -> usize {
    // SAFETY: libFuzzer keeps to what this function asks for; lengths of 0 are not read.
    let (a, b) = unsafe {
        let slice =
            |data, size| if size == 0 { &[][..] } else { std::slice::from_raw_parts(data, size) };
        (slice(data1, size1), slice(data2, size2))
    };
    let change = |input: &mut Vec<u8>| {
        TARGET.with_borrow_mut(|t| t.iter_mut().for_each(|t| *input = t.cross(a, b, seed)));
    };
    // SAFETY: as above; no byte of `out` is assumed to be initialised.
    unsafe { in_place(out, 0, max_size, change) }
}

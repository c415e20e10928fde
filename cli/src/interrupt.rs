//! Ctrl-C and SIGTERM: what can end with a result does so, anything else ends at once, and neither leaves
//! a temporary folder behind.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use warpscope_core::search::ahead;

/// Exit status of a process that Ctrl-C ended, as shells have it.
const STATUS: i32 = 130;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Whether something runs that ends by itself when it sees the interrupt.
static GRACEFUL: AtomicBool = AtomicBool::new(false);
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(vec![]);

/// Whether the tool was asked to end.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Milliseconds since the first call.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// When the launches of a search are cut, in milliseconds of [`clock`].
#[derive(Clone, Copy, Debug)]
pub struct Deadline(u64);

/// The end of `time` that begins now; none if there is no time.
pub fn deadline(time: Option<Duration>) -> Deadline {
    let time = time.and_then(|time| u64::try_from(time.as_millis()).ok()).unwrap_or(u64::MAX);
    Deadline(clock().saturating_add(time))
}

thread_local! {
    /// When the launches of this thread are cut, if they are.
    static CUT: Cell<Option<Deadline>> = const { Cell::new(None) };
}

/// From now on the launches of this thread are cut at a time, and by an interrupt, or not at all. Those of other threads
/// are not: half a run would be judged wrongly.
pub fn set_cut(deadline: Option<Deadline>) {
    CUT.set(deadline);
}

/// When the launches of this thread are cut, for threads that work on one of them.
pub fn cut_of_thread() -> Option<Deadline> {
    CUT.get()
}

/// Whether the launch that is running on this thread should end now, however many steps it has made.
pub fn cut(_steps: u64) -> bool {
    ahead::is_dropped() || CUT.get().is_some_and(|deadline| interrupted() || clock() >= deadline.0)
}

/// From now on the first interrupt only sets [`interrupted`]; a second one ends the tool.
pub fn end_gracefully() {
    GRACEFUL.store(true, Ordering::Relaxed);
}

/// Handles interrupts from now on. If no handler can be installed, they end the tool as usual.
pub fn handle() {
    static ONCE: Once = Once::new();
    ONCE.call_once(install);
}

#[cfg(unix)]
fn install() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = vec![SIGINT, SIGTERM];
    // `nohup` ignores the signal, which a handler would undo.
    if !ignored(SIGHUP) {
        signals.push(SIGHUP);
    }
    if let Ok(mut signals) = signal_hook::iterator::Signals::new(signals) {
        std::thread::spawn(move || signals.forever().for_each(|_| interrupt()));
    }
}

#[cfg(not(unix))]
fn install() {
    let _ = ctrlc::set_handler(interrupt);
}

/// Whether this process ignores a signal; so too if that cannot be found out.
#[cfg(unix)]
fn ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_none_or(|mask| mask & (1 << (signal - 1)) != 0)
}

fn interrupt() {
    let again = INTERRUPTED.swap(true, Ordering::Relaxed);
    if again || !GRACEFUL.load(Ordering::Relaxed) {
        // Time for a running compiler to be ended by the thread that waits for it.
        std::thread::sleep(Duration::from_millis(50));
        let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
        for folder in folders.iter() {
            // Another thread may still be adding a file.
            let _ = (0..5).find(|_| std::fs::remove_dir_all(folder).is_ok() || !folder.exists());
        }
        // The lock is held to the end, so that no other folder is made.
        std::process::exit(STATUS);
    }
}

/// A temporary folder that is removed on drop, and if an interrupt ends the tool.
#[derive(Debug)]
pub struct TempFolder(Option<tempfile::TempDir>, PathBuf);

impl TempFolder {
    /// Makes a folder.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn new() -> std::io::Result<Self> {
        handle();
        // The lock is held until the folder is listed, so that no interrupt comes in between.
        let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::Builder::new().prefix("warpscope").tempdir()?;
        let path = folder.path().to_owned();
        folders.push(path.clone());
        Ok(Self(Some(folder), path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.1
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
        // Removed before the lock is given up: an interrupt would end the tool in the middle.
        drop(self.0.take());
        folders.retain(|folder| folder != &self.1);
    }
}

//! Standard output and error: colours, and pipes that close early.

use crate::args::Color;
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write as _};

/// Whether to write colours to `stream`.
fn colors(when: Color, stream: &impl IsTerminal) -> bool {
    // https://no-color.org: any value but the empty one.
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    match when {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => !unwanted && stream.is_terminal(),
    }
}

/// Whether the report may use colours.
pub fn colors_out(when: Color) -> bool {
    colors(when, &io::stdout())
}

/// Whether errors may use colours.
pub fn colors_err(when: Color) -> bool {
    colors(when, &io::stderr())
}

thread_local! {
    /// What is written to standard output and error, if it is kept.
    static CAPTURED: RefCell<Option<[String; 2]>> = const { RefCell::new(None) };
}

/// Does `work` and returns what this thread wrote in the meantime to standard output and error.
pub fn captured<T>(work: impl FnOnce() -> T) -> (T, [String; 2]) {
    let outer = CAPTURED.replace(Some(Default::default()));
    let done = work();
    (done, CAPTURED.replace(outer).unwrap_or_default())
}

/// Keeps `text`, if standard output (0) or error (1) is captured. Returns whether it is.
fn capture(stream: usize, text: &str) -> bool {
    CAPTURED.with_borrow_mut(|captured| {
        captured.as_mut().map(|streams| streams[stream].push_str(text)).is_some()
    })
}

/// Writes what is wrong with a command line, or the help that was asked for.
pub fn usage(error: &clap::Error) {
    if !capture(usize::from(error.use_stderr()), &error.to_string()) {
        // A closed stream leaves nobody to notify.
        let _ = error.print();
    }
}

/// Writes to standard output. A reader that stops early (`| head`) is not an error.
pub fn print(text: &str) -> io::Result<()> {
    if capture(0, text) {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes to standard error, ignoring failures.
pub fn complain(text: &str) {
    if capture(1, text) {
        return;
    }
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

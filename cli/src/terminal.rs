//! Standard output and error: colours, and pipes that close early.

use crate::args::Color;
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

/// Writes to standard output. A reader that stops early (`| head`) is not an error.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes to standard error, ignoring failures.
pub fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

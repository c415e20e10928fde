//! Error numbers of Linux.

pub(crate) const ENOENT: i32 = 2;
pub(crate) const EBADF: i32 = 9;
pub(crate) const EEXIST: i32 = 17;
pub(crate) const ENOTDIR: i32 = 20;
pub(crate) const EISDIR: i32 = 21;
pub(crate) const EINVAL: i32 = 22;
pub(crate) const EMFILE: i32 = 24;
pub(crate) const ENOSPC: i32 = 28;
pub(crate) const ERANGE: i32 = 34;
pub(crate) const ENOTEMPTY: i32 = 39;

/// The text of `strerror`.
pub(crate) fn text(code: i32) -> String {
    let known = match code {
        0 => "Success",
        1 => "Operation not permitted",
        2 => "No such file or directory",
        4 => "Interrupted system call",
        5 => "Input/output error",
        9 => "Bad file descriptor",
        11 => "Resource temporarily unavailable",
        12 => "Cannot allocate memory",
        13 => "Permission denied",
        17 => "File exists",
        20 => "Not a directory",
        21 => "Is a directory",
        22 => "Invalid argument",
        24 => "Too many open files",
        28 => "No space left on device",
        33 => "Numerical argument out of domain",
        34 => "Numerical result out of range",
        39 => "Directory not empty",
        _ => return format!("Unknown error {code}"),
    };
    known.into()
}

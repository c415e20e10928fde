//! Streams and file descriptors over files in memory.

use super::format::{self, Arguments, Source};
use super::{LibC, Res, errno, scan};
use crate::library::{Args, Outcome};
use crate::machine::{Machine, Stream};
use base::limits::{MAX_FILE_BYTES, MAX_FILES, MAX_OPEN_FILES};
use std::rc::Rc;

/// Where a stream leads.
#[derive(Clone, Debug)]
enum Target {
    Console(Stream),
    /// A number in [`Files::data`].
    File(usize),
    /// `/dev/null`
    Nothing,
    Closed,
}

/// A stream or file descriptor; its number is its position.
#[derive(Clone, Debug)]
struct Open {
    target: Target,
    at: u64,
    read: bool,
    write: bool,
    append: bool,
    eof: bool,
    error: bool,
    /// Characters that were put back, the next one last.
    back: Vec<u8>,
}

/// A file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Data {
    pub(crate) bytes: Rc<Vec<u8>>,
    pub(crate) written: bool,
}

/// All files and streams.
#[derive(Debug, Default)]
pub(crate) struct Files {
    pub(crate) data: Vec<Data>,
    /// Number of the file of each name.
    pub(crate) names: std::collections::BTreeMap<String, usize>,
    /// Folders that the program has made.
    pub(crate) folders: std::collections::BTreeSet<String>,
    open: Vec<Open>,
    /// How many of the files exist no longer.
    gone: usize,
    /// Descriptor of each `FILE *`.
    streams: std::collections::HashMap<u64, usize>,
    temporary: u32,
    /// Whether a file was opened that the program has not written, or one that is not there.
    wanted: bool,
}

/// The name of a file without what does not matter.
pub(crate) fn normal(name: &str) -> String {
    let mut parts: Vec<&str> = vec![];
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|p| *p != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    let joined = parts.join("/");
    if name.starts_with('/') { format!("/{joined}") } else { joined }
}

impl Files {
    /// Whether the program read, or wanted to read, anything that it has not written itself.
    pub(crate) fn asked_for_input(&self) -> bool {
        self.wanted || self.open.first().is_some_and(|stdin| stdin.eof || stdin.at > 0)
    }

    /// A file has lost its name: its contents are needed only by who has it open.
    pub(crate) fn removed(&mut self, file: usize) {
        self.data[file].written = false;
        if !self.open.iter().any(|open| matches!(open.target, Target::File(of) if of == file)) {
            self.data[file].bytes = Rc::default();
            self.gone += 1;
        }
    }

    pub(crate) fn start(&mut self, m: &mut Machine, stdin: Vec<u8>) {
        self.data.push(Data { bytes: Rc::new(stdin), written: false });
        let plain = |target, read| Open {
            target,
            at: 0,
            read,
            write: !read,
            append: false,
            eof: false,
            error: false,
            back: vec![],
        };
        self.open = vec![
            plain(Target::File(self.data.len() - 1), true),
            plain(Target::Console(Stream::Stdout), false),
            plain(Target::Console(Stream::Stderr), false),
        ];
        for (fd, names) in [["stdin_", "stdin"], ["stdout_", "stdout"], ["stderr_", "stderr"]]
            .into_iter()
            .enumerate()
        {
            // The first megabyte is always there.
            let Some(file) = m.memory.allocate(216) else { return };
            self.streams.insert(file, fd);
            for name in names {
                if let Some((at, _)) = m.program().variable(name) {
                    let bytes = file.to_le_bytes();
                    m.memory.preset(at - crate::memory::HOST_BASE, &bytes);
                }
            }
        }
    }

    /// Whether there are as many files and folders as there may be.
    pub(crate) fn is_full(&self) -> bool {
        self.data.len() - self.gone + self.folders.len() >= MAX_FILES
            || self.data.len() >= 128 * MAX_FILES
    }

    /// The number of the file behind a descriptor.
    pub(crate) fn file_of(&self, fd: u64) -> Option<usize> {
        match self.open.get(fd as u32 as usize)?.target {
            Target::File(file) => Some(file),
            _ => None,
        }
    }

    fn fd(&self, file: u64) -> Option<usize> {
        self.streams.get(&file).copied()
    }

    fn open_file(
        &mut self,
        name: &str,
        read: bool,
        write: bool,
        append: bool,
        create: bool,
        truncate: bool,
    ) -> Result<usize, i32> {
        let slot = self.open.iter().skip(3).position(|o| matches!(o.target, Target::Closed));
        let fd = slot.map_or(self.open.len(), |n| n + 3);
        if fd >= MAX_OPEN_FILES {
            return Err(errno::EMFILE);
        }
        let target = match name {
            "/dev/null" => Target::Nothing,
            "/dev/stdout" => Target::Console(Stream::Stdout),
            "/dev/stderr" => Target::Console(Stream::Stderr),
            "/dev/stdin" => self.open[0].target.clone(),
            _ => {
                let name = normal(name);
                let file = match self.names.get(&name) {
                    Some(file) => *file,
                    None if create && self.is_full() => return Err(errno::ENOSPC),
                    None if create => {
                        self.data.push(Data { written: true, ..Data::default() });
                        self.names.insert(name, self.data.len() - 1);
                        self.data.len() - 1
                    }
                    None => {
                        self.wanted = true;
                        return Err(errno::ENOENT);
                    }
                };
                self.wanted |= read && !self.data[file].written;
                if truncate {
                    self.data[file] = Data { bytes: Rc::default(), written: true };
                }
                Target::File(file)
            }
        };
        let open =
            Open { target, at: 0, read, write, append, eof: false, error: false, back: vec![] };
        if fd == self.open.len() {
            self.open.push(open);
        } else {
            self.open[fd] = open;
        }
        Ok(fd)
    }

    fn len(&self, fd: usize) -> u64 {
        match self.open[fd].target {
            Target::File(file) => self.data[file].bytes.len() as u64,
            _ => 0,
        }
    }

    /// Writes to a stream; how much was written.
    pub(crate) fn write(&mut self, m: &mut Machine, fd: usize, bytes: &[u8]) -> usize {
        let Some(open) = self.open.get_mut(fd) else { return 0 };
        if !open.write {
            open.error = true;
            return 0;
        }
        match open.target {
            Target::Console(stream) => m.console.write(stream, bytes),
            Target::File(file) => {
                let data = &mut self.data[file];
                let at = if open.append { data.bytes.len() as u64 } else { open.at };
                let end = at.saturating_add(bytes.len() as u64);
                if end > MAX_FILE_BYTES {
                    open.error = true;
                    return 0;
                }
                let content = Rc::make_mut(&mut data.bytes);
                if content.len() < end as usize {
                    content.resize(end as usize, 0);
                }
                content[at as usize..end as usize].copy_from_slice(bytes);
                data.written = true;
                open.at = end;
            }
            Target::Nothing => {}
            Target::Closed => return 0,
        }
        bytes.len()
    }

    /// Reads up to `n` bytes.
    fn read(&mut self, fd: usize, n: usize) -> Vec<u8> {
        let Some(open) = self.open.get_mut(fd) else { return vec![] };
        if !open.read {
            open.error = true;
            return vec![];
        }
        let mut out = vec![];
        while out.len() < n
            && let Some(c) = open.back.pop()
        {
            out.push(c);
        }
        if let Target::File(file) = open.target {
            let bytes = &self.data[file].bytes;
            let start = (open.at as usize).min(bytes.len());
            let end = start.saturating_add(n - out.len()).min(bytes.len());
            out.extend_from_slice(&bytes[start..end]);
            open.at += (end - start) as u64;
        }
        if out.len() < n {
            open.eof = true;
        }
        out
    }

    fn get(&mut self, fd: usize) -> Option<u8> {
        self.read(fd, 1).first().copied()
    }

    /// Reads up to and including the next `delimiter`.
    fn read_until(&mut self, fd: usize, delimiter: u8, most: usize) -> Vec<u8> {
        let mut out = vec![];
        while out.len() < most {
            let simple = self.open.get(fd).is_some_and(|o| o.back.is_empty() && o.read);
            if simple && let Target::File(file) = self.open[fd].target {
                let bytes = Rc::clone(&self.data[file].bytes);
                let start = (self.open[fd].at as usize).min(bytes.len());
                let rest = &bytes[start..];
                let n = rest.iter().position(|c| *c == delimiter).map_or(rest.len(), |n| n + 1);
                let n = n.min(most - out.len());
                out.extend_from_slice(&rest[..n]);
                self.open[fd].at += n as u64;
                if out.last() != Some(&delimiter) && out.len() < most {
                    self.open[fd].eof = true;
                }
                return out;
            }
            match self.get(fd) {
                Some(c) => out.push(c),
                None => break,
            }
            if out.last() == Some(&delimiter) {
                break;
            }
        }
        out
    }
}

pub(super) fn text(m: &mut Machine, at: u64) -> crate::memory::Result<String> {
    Ok(String::from_utf8_lossy(&m.memory.c_string(at)?).into_owned())
}

const EOF: u64 = 0xffff_ffff;

/// `r`, `w`, `a` with `+`, `b`, `x`: read, write, append, create, truncate.
fn mode(mode: &str) -> Option<(bool, bool, bool, bool, bool)> {
    let plus = mode.contains('+');
    match mode.chars().next()? {
        'r' => Some((true, plus, false, false, false)),
        'w' => Some((plus, true, false, true, true)),
        'a' => Some((plus, true, true, true, false)),
        _ => None,
    }
}

impl LibC {
    fn new_stream(&mut self, m: &mut Machine, fd: usize) -> Res {
        let Some(file) = m.memory.allocate(216) else { return Ok(Outcome::Return(0)) };
        self.files.streams.insert(file, fd);
        Ok(Outcome::Return(file))
    }

    pub(super) fn fopen(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (name, how) = (text(m, args.get(0))?, text(m, args.get(1))?);
        let Some((read, write, append, create, truncate)) = mode(&how) else {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::Return(0));
        };
        match self.files.open_file(&name, read, write, append, create, truncate) {
            Ok(fd) => self.new_stream(m, fd),
            Err(code) => {
                self.fail(m, code);
                Ok(Outcome::Return(0))
            }
        }
    }

    pub(super) fn freopen(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(old) = self.files.fd(args.get(2)) else { return Ok(Outcome::Return(0)) };
        if args.get(0) == 0 {
            return Ok(Outcome::Return(args.get(2)));
        }
        let (name, how) = (text(m, args.get(0))?, text(m, args.get(1))?);
        let Some((read, write, append, create, truncate)) = mode(&how) else {
            return Ok(Outcome::Return(0));
        };
        match self.files.open_file(&name, read, write, append, create, truncate) {
            Ok(fd) => {
                self.files.open[old] = self.files.open[fd].clone();
                self.files.open[fd].target = Target::Closed;
                Ok(Outcome::Return(args.get(2)))
            }
            Err(code) => {
                self.fail(m, code);
                Ok(Outcome::Return(0))
            }
        }
    }

    pub(super) fn fdopen(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = args.get(0) as u32 as usize;
        if fd >= self.files.open.len() {
            return Ok(Outcome::Return(0));
        }
        self.new_stream(m, fd)
    }

    pub(super) fn tmpfile(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        self.files.temporary += 1;
        let name = format!("/tmp/tmpf{}", self.files.temporary);
        match self.files.open_file(&name, true, true, false, true, true) {
            Ok(fd) => {
                if let Some(file) = self.files.names.remove(&name) {
                    self.files.data[file].written = false;
                }
                self.new_stream(m, fd)
            }
            Err(_) => Ok(Outcome::Return(0)),
        }
    }

    pub(super) fn fclose(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.files.streams.remove(&args.get(0)) else {
            return Ok(Outcome::Return(EOF));
        };
        self.files.open[fd].target = Target::Closed;
        let _ = m.memory.free(args.get(0));
        Ok(Outcome::Return(0))
    }

    /// Descriptor of a `FILE *` argument; what is none gives the error of a wild pointer.
    fn stream(&mut self, m: &mut Machine, file: u64) -> crate::memory::Result<usize> {
        match self.files.fd(file) {
            Some(fd) => Ok(fd),
            None => {
                // A closed stream was freed, a null one is null: the access explains it.
                m.memory.load(file, 8)?;
                Err(crate::memory::BadAccess {
                    access: crate::fault::Access::Load,
                    address: file,
                    size: 8,
                })
            }
        }
    }

    pub(super) fn fread(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (size, n) = (args.get(1), args.get(2));
        let fd = self.stream(m, args.get(3))?;
        let want = size.saturating_mul(n).min(MAX_FILE_BYTES);
        if want == 0 {
            return Ok(Outcome::Return(0));
        }
        let bytes = self.files.read(fd, want as usize);
        m.memory.write(args.get(0), &bytes)?;
        Ok(Outcome::Return(bytes.len() as u64 / size))
    }

    pub(super) fn fwrite(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (size, n) = (args.get(1), args.get(2));
        let fd = self.stream(m, args.get(3))?;
        let want = size.saturating_mul(n);
        if want == 0 {
            return Ok(Outcome::Return(0));
        }
        if want > MAX_FILE_BYTES {
            return Ok(Outcome::Limit(format!("{MAX_FILE_BYTES} bytes of a file")));
        }
        let bytes = m.memory.read_vec(args.get(0), want)?;
        let written = self.files.write(m, fd, &bytes);
        Ok(Outcome::Return(written as u64 / size))
    }

    pub(super) fn fgets(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let most = args.i32(1);
        let fd = self.stream(m, args.get(2))?;
        if most <= 0 {
            return Ok(Outcome::Return(0));
        }
        let mut line = self.files.read_until(fd, b'\n', most as usize - 1);
        if line.is_empty() && most > 1 {
            return Ok(Outcome::Return(0));
        }
        line.push(0);
        m.memory.write(args.get(0), &line)?;
        Ok(Outcome::Return(args.get(0)))
    }

    fn get_line(&mut self, m: &mut Machine, args: &Args<'_>, delimiter: u8, file: u64) -> Res {
        let fd = self.stream(m, file)?;
        let mut line = self.files.read_until(fd, delimiter, MAX_FILE_BYTES as usize);
        if line.is_empty() {
            return Ok(Outcome::Return(u64::MAX));
        }
        let (to, size) = (args.get(0), args.get(1));
        let (mut buffer, mut room) = (m.memory.load(to, 8)?, m.memory.load(size, 8)?);
        let n = line.len() as u64;
        if buffer == 0 || room < n + 1 {
            if buffer != 0
                && let Err(kind) = m.memory.free(buffer)
            {
                return Ok(Outcome::Fault(kind));
            }
            room = (n + 1).max(120);
            let Some(new) = m.memory.allocate(room) else {
                return Ok(Outcome::Limit("memory".into()));
            };
            buffer = new;
            m.memory.store(to, 8, buffer)?;
            m.memory.store(size, 8, room)?;
        }
        line.push(0);
        m.memory.write(buffer, &line)?;
        Ok(Outcome::Return(n))
    }

    pub(super) fn getline(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.get_line(m, args, b'\n', args.get(2))
    }

    pub(super) fn getdelim(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.get_line(m, args, args.get(2) as u8, args.get(3))
    }

    pub(super) fn fgetc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        Ok(Outcome::Return(self.files.get(fd).map_or(EOF, u64::from)))
    }

    pub(super) fn getchar(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(self.files.get(0).map_or(EOF, u64::from)))
    }

    pub(super) fn ungetc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(1))?;
        if args.i32(0) != -1 {
            self.files.open[fd].back.push(args.get(0) as u8);
            self.files.open[fd].eof = false;
        }
        Ok(Outcome::Return(args.get(0)))
    }

    pub(super) fn fputc(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(1))?;
        self.files.write(m, fd, &[args.get(0) as u8]);
        Ok(Outcome::Return(args.get(0) & 0xff))
    }

    pub(super) fn putchar(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.files.write(m, 1, &[args.get(0) as u8]);
        Ok(Outcome::Return(args.get(0) & 0xff))
    }

    pub(super) fn fputs(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(1))?;
        let text = m.memory.c_string(args.get(0))?;
        self.files.write(m, fd, &text);
        Ok(Outcome::Return(1))
    }

    pub(super) fn puts(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut text = m.memory.c_string(args.get(0))?;
        text.push(b'\n');
        self.files.write(m, 1, &text);
        Ok(Outcome::Return(text.len() as u64))
    }

    pub(super) fn perror(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let code = self.errno_value(m);
        let mut line = vec![];
        if args.get(0) != 0 {
            line = m.memory.c_string(args.get(0))?;
            if !line.is_empty() {
                line.extend_from_slice(b": ");
            }
        }
        line.extend_from_slice(errno::text(code).as_bytes());
        line.push(b'\n');
        self.files.write(m, 2, &line);
        Ok(Outcome::Return(0))
    }

    pub(super) fn fflush(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(0))
    }

    fn seek(&mut self, fd: usize, offset: i64, whence: i32) -> Option<u64> {
        let open = self.files.open.get(fd)?;
        if !matches!(open.target, Target::File(_)) {
            return None;
        }
        let base = match whence {
            0 => 0,
            1 => open.at as i64 - open.back.len() as i64,
            2 => self.files.len(fd) as i64,
            _ => return None,
        };
        let at = u64::try_from(base.checked_add(offset)?).ok()?;
        let open = &mut self.files.open[fd];
        open.at = at;
        open.eof = false;
        open.back.clear();
        Some(at)
    }

    pub(super) fn fseek(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let done = self.seek(fd, args.i64(1), args.i32(2));
        Ok(Outcome::from(if done.is_some() { 0 } else { -1 }))
    }

    pub(super) fn rewind(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        self.seek(fd, 0, 0);
        self.files.open[fd].error = false;
        Ok(Outcome::Return(0))
    }

    pub(super) fn ftell(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let open = &self.files.open[fd];
        Ok(Outcome::Return(open.at.wrapping_sub(open.back.len() as u64)))
    }

    pub(super) fn fgetpos(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        m.memory.store(args.get(1), 8, self.files.open[fd].at)?;
        Ok(Outcome::Return(0))
    }

    pub(super) fn fsetpos(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let at = m.memory.load(args.get(1), 8)?;
        self.seek(fd, at as i64, 0);
        Ok(Outcome::Return(0))
    }

    pub(super) fn feof(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        Ok(Outcome::from(i32::from(self.files.open[fd].eof)))
    }

    pub(super) fn ferror(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        Ok(Outcome::from(i32::from(self.files.open[fd].error)))
    }

    pub(super) fn clearerr(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        self.files.open[fd].eof = false;
        self.files.open[fd].error = false;
        Ok(Outcome::Return(0))
    }

    pub(super) fn fileno(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        Ok(Outcome::Return(fd as u64))
    }

    pub(super) fn isatty(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(0))
    }

    pub(super) fn open(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = text(m, args.get(0))?;
        let flags = args.i32(1);
        let (read, write) = (flags & 3 != 1, flags & 3 != 0);
        let (create, truncate, append) = (flags & 0o100, flags & 0o1000, flags & 0o2000);
        let exists = self.files.names.contains_key(&normal(&name));
        if create != 0 && flags & 0o200 != 0 && exists {
            self.fail(m, errno::EEXIST);
            return Ok(Outcome::from(-1));
        }
        match self.files.open_file(&name, read, write, append != 0, create != 0, truncate != 0) {
            Ok(fd) => Ok(Outcome::Return(fd as u64)),
            Err(code) => {
                self.fail(m, code);
                Ok(Outcome::from(-1))
            }
        }
    }

    fn descriptor(&mut self, m: &mut Machine, fd: u64) -> Option<usize> {
        let fd = fd as u32 as usize;
        let open = self.files.open.get(fd).is_some_and(|o| !matches!(o.target, Target::Closed));
        if !open {
            self.fail(m, errno::EBADF);
        }
        open.then_some(fd)
    }

    pub(super) fn close(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1)) };
        self.files.open[fd].target = Target::Closed;
        Ok(Outcome::Return(0))
    }

    pub(super) fn read(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1i64)) };
        let bytes = self.files.read(fd, args.get(2).min(MAX_FILE_BYTES) as usize);
        m.memory.write(args.get(1), &bytes)?;
        Ok(Outcome::Return(bytes.len() as u64))
    }

    pub(super) fn write(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1i64)) };
        let bytes = m.memory.read_vec(args.get(1), args.get(2).min(MAX_FILE_BYTES))?;
        Ok(Outcome::Return(self.files.write(m, fd, &bytes) as u64))
    }

    pub(super) fn lseek(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1i64)) };
        let at = self.seek(fd, args.i64(1), args.i32(2));
        Ok(Outcome::Return(at.unwrap_or(u64::MAX)))
    }

    pub(super) fn fstat(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1)) };
        let size = self.files.len(fd);
        Self::store_stat(m, args.get(1), 0o100_644, size)
    }

    pub(super) fn dup(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1)) };
        if self.files.open.len() >= MAX_OPEN_FILES {
            self.fail(m, errno::EMFILE);
            return Ok(Outcome::from(-1));
        }
        let copy = self.files.open[fd].clone();
        self.files.open.push(copy);
        Ok(Outcome::Return(self.files.open.len() as u64 - 1))
    }

    /// Formats and writes to a stream.
    fn print(&mut self, m: &mut Machine, fd: usize, format: u64, mut args: Arguments<'_>) -> Res {
        let pattern = m.memory.c_string(format)?;
        let Some(text) = format::format(m, &pattern, &mut args)? else {
            return Ok(Outcome::Limit("the size of one formatted text".into()));
        };
        self.files.write(m, fd, &text);
        Ok(Outcome::Return(text.len() as u64 & 0xffff_ffff))
    }

    /// Formats to memory, `room` bytes at most with the final 0.
    fn print_to(
        &mut self,
        m: &mut Machine,
        to: u64,
        room: u64,
        format: u64,
        mut args: Arguments<'_>,
    ) -> Res {
        let pattern = m.memory.c_string(format)?;
        let Some(text) = format::format(m, &pattern, &mut args)? else {
            return Ok(Outcome::Limit("the size of one formatted text".into()));
        };
        if room > 0 {
            let n = text.len().min((room - 1).min(usize::MAX as u64) as usize);
            let mut bytes = text[..n].to_vec();
            bytes.push(0);
            m.memory.write(to, &bytes)?;
        }
        Ok(Outcome::Return(text.len() as u64 & 0xffff_ffff))
    }

    pub(super) fn printf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::new(Source::Values(args.values.get(1..).unwrap_or(&[])));
        self.print(m, 1, args.get(0), rest)
    }

    pub(super) fn fprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        self.print(m, fd, args.get(1), rest)
    }

    pub(super) fn dprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(fd) = self.descriptor(m, args.get(0)) else { return Ok(Outcome::from(-1)) };
        let rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        self.print(m, fd, args.get(1), rest)
    }

    pub(super) fn sprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        self.print_to(m, args.get(0), u64::MAX, args.get(1), rest)
    }

    pub(super) fn snprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::new(Source::Values(args.values.get(3..).unwrap_or(&[])));
        self.print_to(m, args.get(0), args.get(1), args.get(2), rest)
    }

    pub(super) fn vprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::list(m, args.get(1))?;
        self.print(m, 1, args.get(0), rest)
    }

    pub(super) fn vfprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let rest = Arguments::list(m, args.get(2))?;
        self.print(m, fd, args.get(1), rest)
    }

    pub(super) fn vsprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::list(m, args.get(2))?;
        self.print_to(m, args.get(0), u64::MAX, args.get(1), rest)
    }

    pub(super) fn vsnprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::list(m, args.get(3))?;
        self.print_to(m, args.get(0), args.get(1), args.get(2), rest)
    }

    fn print_new(&mut self, m: &mut Machine, to: u64, format: u64, mut args: Arguments<'_>) -> Res {
        let pattern = m.memory.c_string(format)?;
        let Some(mut text) = format::format(m, &pattern, &mut args)? else {
            return Ok(Outcome::Limit("the size of one formatted text".into()));
        };
        let n = text.len() as u64;
        let Some(at) = m.memory.allocate(n + 1) else { return Ok(Outcome::from(-1)) };
        text.push(0);
        m.memory.write(at, &text)?;
        m.memory.store(to, 8, at)?;
        Ok(Outcome::Return(n))
    }

    pub(super) fn asprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        self.print_new(m, args.get(0), args.get(1), rest)
    }

    pub(super) fn vasprintf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::list(m, args.get(2))?;
        self.print_new(m, args.get(0), args.get(1), rest)
    }

    /// Reads from a stream as `scanf` does.
    fn scan(&mut self, m: &mut Machine, fd: usize, format: u64, mut args: Arguments<'_>) -> Res {
        let pattern = m.memory.c_string(format)?;
        let Some(open) = self.files.open.get_mut(fd) else { return Ok(Outcome::from(-1)) };
        let Target::File(file) = open.target else { return Ok(Outcome::from(-1)) };
        let bytes = Rc::clone(&self.files.data[file].bytes);
        let start = (open.at as usize).min(bytes.len());
        if open.back.is_empty() {
            let rest = &bytes[start..];
            let (count, used) = scan::scan(m, rest, &pattern, &mut args)?;
            let open = &mut self.files.open[fd];
            open.at += used as u64;
            open.eof |= used == rest.len();
            return Ok(Outcome::from(count));
        }
        let mut input: Vec<u8> = std::mem::take(&mut open.back);
        input.reverse();
        let before = input.len();
        input.extend_from_slice(&bytes[start..]);
        let (count, used) = scan::scan(m, &input, &pattern, &mut args)?;
        let open = &mut self.files.open[fd];
        if used < before {
            open.back = input[used..before].iter().rev().copied().collect();
        } else {
            open.at += (used - before) as u64;
        }
        open.eof |= used == input.len();
        Ok(Outcome::from(count))
    }

    pub(super) fn scanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::new(Source::Values(args.values.get(1..).unwrap_or(&[])));
        self.scan(m, 0, args.get(0), rest)
    }

    pub(super) fn vscanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let rest = Arguments::list(m, args.get(1))?;
        self.scan(m, 0, args.get(0), rest)
    }

    pub(super) fn fscanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        self.scan(m, fd, args.get(1), rest)
    }

    pub(super) fn vfscanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let fd = self.stream(m, args.get(0))?;
        let rest = Arguments::list(m, args.get(2))?;
        self.scan(m, fd, args.get(1), rest)
    }

    pub(super) fn sscanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut rest = Arguments::new(Source::Values(args.values.get(2..).unwrap_or(&[])));
        let (input, pattern) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        let (count, _) = scan::scan(m, &input, &pattern, &mut rest)?;
        Ok(Outcome::from(count))
    }

    pub(super) fn vsscanf(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let mut rest = Arguments::list(m, args.get(2))?;
        let (input, pattern) = (m.memory.c_string(args.get(0))?, m.memory.c_string(args.get(1))?);
        let (count, _) = scan::scan(m, &input, &pattern, &mut rest)?;
        Ok(Outcome::from(count))
    }
}

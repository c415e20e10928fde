//! Reads files: LLVM IR as it is, CUDA C++ by compiling it, bitcode by disassembling it. Also finds
//! the sources that reports quote.

use crate::bitcode;
use crate::cuda::{self, FrontEnd, LeftOut};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;
use warpscope_core::report::text::Sources;

/// An input file, converted to LLVM IR.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Input {
    /// The file name as given by the user.
    pub name: String,
    /// LLVM IR: the text of the file, or the output of the compiler or disassembler.
    pub text: String,
    /// The CUDA C++ that was compiled.
    pub source: Option<String>,
    /// Whether the text was disassembled from bitcode.
    pub disassembled: bool,
    /// What the user should know about how it was read.
    pub notes: Vec<String>,
    /// Device code of the source that is missing from [`Self::text`].
    #[serde(default)]
    pub left_out: Vec<LeftOut>,
    /// The whole program after preprocessing, as far as it is the user's.
    #[serde(default)]
    pub program: Option<String>,
}

impl Input {
    /// An input of which only the name is known.
    pub fn unread(path: &Path) -> Self {
        Self { name: path.display().to_string(), ..Self::default() }
    }

    fn of(name: String, source: String, compiled: cuda::Compiled) -> Self {
        let cuda::Compiled { ir: text, notes, left_out, program } = compiled;
        Self { name, text, source: Some(source), notes, left_out, program, ..Self::default() }
    }

    /// Name for places in [`Self::text`].
    pub fn text_name(&self) -> String {
        if self.source.is_some() || self.disassembled {
            format!("{} (as LLVM IR)", self.name)
        } else {
            self.name.clone()
        }
    }
}

/// Reads the file at `path`; CUDA C++ is compiled and bitcode disassembled. `-` is standard input.
///
/// # Errors
/// The file cannot be read, compiled or disassembled, or is in a known format other than LLVM IR.
pub fn read(path: &Path, front_end: &FrontEnd<'_>) -> Result<Input, Box<Diagnostic>> {
    read_with(path, front_end, &[])
}

/// As [`read`], with further arguments for the compiler.
///
/// # Errors
/// As [`read`].
pub fn read_with(
    path: &Path,
    front_end: &FrontEnd<'_>,
    flags: &[String],
) -> Result<Input, Box<Diagnostic>> {
    let stdin = path.as_os_str() == "-";
    let name = if stdin { "<stdin>".to_owned() } else { path.display().to_string() };
    let mut bytes = vec![];
    // Reading one byte more than is allowed detects inputs that are too large.
    let most = limits::MAX_SOURCE_BYTES as u64 + 1;
    let read = if stdin {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    if let Err(error) = read {
        let message = format!("cannot read {name}: {error}");
        return Err(Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message)));
    }
    if bytes.len() > limits::MAX_SOURCE_BYTES {
        let message =
            format!("{name} is too large: the maximum is {} bytes", limits::MAX_SOURCE_BYTES);
        return Err(Box::new(Diagnostic::limit(message)));
    }
    if cuda::is_source(path) {
        let source = String::from_utf8_lossy(&bytes).into_owned();
        let compiled = front_end.compile(path, &source, flags)?;
        return Ok(Input::of(name, source, compiled));
    }
    if bitcode::is_bitcode(&bytes) {
        let text = bitcode::disassemble(&name, &bytes, front_end.llvm_dis())?;
        return Ok(Input { name, text, disassembled: true, ..Input::default() });
    }
    if let Some(error) = not_ir(path, &bytes) {
        return Err(Box::new(error));
    }
    // Strings of a module may hold any bytes; places stay correct up to the first invalid one.
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned());
    Ok(Input { name, text, ..Input::default() })
}

/// Compiles CUDA C++ that came from a stranger, who must not choose which files are read.
///
/// # Errors
/// The source does not compile, or includes something other than warpscope's headers.
pub fn compiled(
    name: &str,
    source: &str,
    front_end: &FrontEnd<'_>,
) -> Result<Input, Box<Diagnostic>> {
    let compiled = front_end.compile_confined(name, source)?;
    Ok(Input::of(name.to_owned(), source.to_owned(), compiled))
}

/// The error for a file that is clearly not LLVM IR as text.
fn not_ir(path: &Path, bytes: &[u8]) -> Option<Diagnostic> {
    let file = path.display();
    let unsupported = |message: String| Diagnostic::new(Outcome::Unsupported, "WS-FILE", message);
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    if bytes.starts_with(b"\x7fELF") {
        let message = format!("{file} is an object file or program, expected LLVM IR");
        return Some(unsupported(message).note(COMPILE));
    }
    let start = &bytes[..bytes.len().min(4096)];
    if extension == "ptx" || contains(start, b"\n.version ") && contains(start, b"\n.target ") {
        let message = format!("{file} is PTX, which is not supported");
        return Some(unsupported(message).note(COMPILE));
    }
    if start.contains(&0) {
        let message = format!("{file} is not a text file, expected LLVM IR");
        return Some(Diagnostic::new(Outcome::Malformed, "WS-FILE", message));
    }
    if bytes.trim_ascii().is_empty() {
        let message = format!("{file} is empty");
        return Some(Diagnostic::new(Outcome::Malformed, "WS-FILE", message));
    }
    None
}

const COMPILE: &str = "compile CUDA to LLVM IR with: clang++ --cuda-device-only --cuda-gpu-arch=sm_80 -g -S -emit-llvm x.cu -o x.ll";

fn contains(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|w| w == part)
}

/// Sources for excerpts: the inputs themselves, and what their debug information names.
#[derive(Clone, Debug, Default)]
pub struct CliSources {
    /// Folders of the inputs, against which relative names are resolved.
    folders: Vec<PathBuf>,
    /// Inputs by name.
    inputs: Vec<(String, String)>,
    /// Whether only the inputs and warpscope's headers are read, whatever names debug information has.
    closed: bool,
    /// Preprocessed programs, by the name of the input.
    programs: Vec<(String, String)>,
}

impl CliSources {
    /// Sources of an input that came from a stranger.
    pub fn closed() -> Self {
        Self { closed: true, ..Self::default() }
    }

    /// Adds an input.
    pub fn add(&mut self, path: &Path, input: &Input) {
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        if !self.folders.contains(&folder) {
            self.folders.push(folder);
        }
        let text = input.source.as_ref().unwrap_or(&input.text);
        self.inputs.push((input.name.clone(), text.clone()));
        if input.source.is_some() || input.disassembled {
            self.inputs.push((input.text_name(), input.text.clone()));
        }
        if let Some(program) = &input.program {
            self.programs.push((input.name.clone(), program.clone()));
        }
    }
}

impl Sources for CliSources {
    fn program(&self, module: &str) -> Option<String> {
        let (_, text) = self.programs.iter().find(|(name, _)| name == module)?;
        Some(text.clone())
    }

    fn source(&self, file: &str) -> Option<String> {
        if let Some((_, text)) = self.inputs.iter().find(|(name, _)| name == file) {
            return Some(text.clone());
        }
        // Debug information uses this name for the folder of warpscope's own headers.
        let header = file.strip_prefix("cuda/");
        if let Some((_, text)) =
            warpscope_core::cuda::HEADERS.iter().find(|(name, _)| header == Some(name))
        {
            return Some((*text).to_owned());
        }
        if self.closed {
            return None;
        }
        let path = Path::new(file);
        let beside = self.folders.iter().map(|folder| folder.join(path));
        // IR is often moved away from where it was generated, together with its source.
        let name = path.file_name().map(PathBuf::from);
        let near = self.folders.iter().filter_map(|folder| Some(folder.join(name.as_ref()?)));
        beside.chain([path.to_owned()]).chain(near).find_map(|path| {
            let meta = std::fs::metadata(&path).ok()?;
            let fits = meta.is_file() && meta.len() <= limits::MAX_SOURCE_BYTES as u64;
            fits.then(|| std::fs::read_to_string(path).ok())?
        })
    }
}

//! The C library: that of GNU as far as programs can see it, with files in memory, an empty
//! environment and virtual time.
//!
//! Threads of `pthread_create` run one at a time (`crate::threads`). Mathematical functions may
//! differ in the last bit, see its module.

// All functions of the table have one form, whether they need the library or can fail.
#![allow(clippy::unused_self, clippy::unnecessary_wraps)]

mod errno;
mod folders;
mod format;
mod mappings;
pub(crate) mod math;
mod options;
mod regex;
mod scan;
mod signals;
mod stdio;
mod stdlib;
mod string;
mod table;
mod threads;
mod time;

use crate::library::{Args, Library, Outcome, Variable};
use crate::machine::Machine;
use crate::memory::BadAccess;
use std::collections::{BTreeMap, HashMap};

/// Result of a function: a memory access of it may fail.
pub(crate) type Res = Result<Outcome, BadAccess>;
/// A function.
pub(crate) type Call = fn(&mut LibC, &mut Machine, &Args<'_>) -> Res;

/// What the embedder gives to the program beside its arguments.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// Files by name, as the program spells it or relative to its folder. The program may replace
    /// them; what it writes stays in memory.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Standard input.
    pub stdin: Vec<u8>,
}

/// The C library: streams over files in memory, strings, numbers, memory, time.
#[derive(Debug)]
pub struct LibC {
    stdin: Vec<u8>,
    files: stdio::Files,
    /// Folders that are being read, by the address of each.
    folders_read: HashMap<u64, folders::Reading>,
    mappings: HashMap<u64, mappings::Mapping>,
    numbers: HashMap<&'static str, u32>,
    random: stdlib::Random,
    /// The state of `drand48`.
    seed48: u64,
    /// What `strtok` continues with.
    token: u64,
    /// Address of `errno`.
    errno: u64,
    /// Address of a text that a function returned.
    scratch: u64,
    /// Tables of `ctype.h`, made when they are needed.
    ctype: u64,
    cases: [u64; 2],
    /// The result of `localtime`.
    broken: u64,
    environment: HashMap<Vec<u8>, u64>,
    at_exit: Vec<stdlib::AtExit>,
    waiting: HashMap<u64, stdlib::Waiting>,
    next_token: u64,
    threads: threads::Threads,
    /// Values of `pthread_setspecific`, by thread and key.
    keys: BTreeMap<(u64, u64), u64>,
    next_key: u64,
    options: options::State,
    /// Compiled regular expressions, by the number in a `regex_t`.
    patterns: HashMap<u64, regex::Regex>,
    signals: HashMap<u64, signals::Action>,
}

impl Default for LibC {
    fn default() -> Self {
        Self::new(World::default())
    }
}

impl LibC {
    /// A C library with these files.
    pub fn new(world: World) -> Self {
        let mut files = stdio::Files::default();
        for (name, bytes) in world.files {
            let data = stdio::Data { bytes: bytes.into(), written: false };
            files.data.push(data);
            files.names.insert(stdio::normal(&name), files.data.len() - 1);
        }
        let numbered = table::FUNCTIONS.iter().enumerate();
        Self {
            stdin: world.stdin,
            files,
            folders_read: HashMap::new(),
            mappings: HashMap::new(),
            numbers: numbered.map(|(n, (name, _))| (*name, n as u32)).collect(),
            random: stdlib::Random::new(1),
            seed48: 0,
            token: 0,
            errno: 0,
            scratch: 0,
            ctype: 0,
            cases: [0; 2],
            broken: 0,
            environment: HashMap::new(),
            at_exit: vec![],
            waiting: HashMap::new(),
            next_token: 0,
            threads: threads::Threads::default(),
            keys: BTreeMap::new(),
            next_key: 0,
            options: options::State::default(),
            patterns: HashMap::new(),
            signals: HashMap::new(),
        }
    }

    /// The files that the program has written, with their contents so far.
    pub fn written(&self) -> BTreeMap<String, Vec<u8>> {
        let names = self.files.names.iter();
        let written = names.filter(|(_, n)| self.files.data[**n].written);
        written.map(|(name, n)| (name.clone(), self.files.data[*n].bytes.to_vec())).collect()
    }

    /// Whether the program read, or wanted to read, a file that it has not written, or its standard input.
    pub fn asked_for_input(&self) -> bool {
        self.files.asked_for_input()
    }

    /// Sets `errno`.
    fn fail(&mut self, m: &mut Machine, code: i32) {
        if let Ok(at) = self.errno_address(m) {
            // The variable is ours, so that the store succeeds.
            let _ = m.memory.store(at, 4, code as u64);
        }
    }

    fn errno_address(&mut self, m: &mut Machine) -> Result<u64, Outcome> {
        if self.errno == 0 {
            let own = m.program().variable("errno").map(|v| v.0);
            self.errno = match own.or_else(|| m.memory.allocate(4)) {
                Some(at) => at,
                None => return Err(Outcome::Limit("memory".into())),
            };
            let _ = m.memory.store(self.errno, 4, 0);
        }
        Ok(self.errno)
    }

    fn errno_value(&mut self, m: &mut Machine) -> i32 {
        let at = self.errno_address(m).unwrap_or(0);
        m.memory.load(at, 4).unwrap_or(0) as i32
    }

    fn errno_location(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        Ok(self.errno_address(m).map_or_else(|outcome| outcome, Outcome::Return))
    }

    /// Returns a text that the next such call replaces.
    fn scratch(&mut self, m: &mut Machine, text: &[u8]) -> Res {
        if self.scratch == 0 {
            self.scratch = m.memory.allocate(256).unwrap_or(0);
        }
        let mut bytes = text[..text.len().min(255)].to_vec();
        bytes.push(0);
        m.memory.write(self.scratch, &bytes)?;
        Ok(Outcome::Return(self.scratch))
    }
}

impl Library for LibC {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    fn variable(&mut self, name: &str) -> Option<Variable> {
        let bytes = match name {
            "stdin"
            | "stdout"
            | "stderr"
            | "stdin_"
            | "stdout_"
            | "stderr_"
            | "optarg"
            | "environ"
            | "__environ"
            | "program_invocation_name"
            | "program_invocation_short_name" => vec![0; 8],
            "errno" | "optopt" | "daylight" => vec![0; 4],
            "timezone" => vec![0; 8],
            "optind" | "opterr" => vec![1, 0, 0, 0],
            _ => return None,
        };
        Some(Variable { bytes, constant: false })
    }

    fn start(&mut self, machine: &mut Machine) {
        let stdin = std::mem::take(&mut self.stdin);
        self.files.start(machine, stdin);
    }

    fn call(&mut self, m: &mut Machine, function: u32, args: &Args<'_>) -> Outcome {
        let Some((_, call)) = table::FUNCTIONS.get(function as usize) else {
            return Outcome::Missing(format!("function {function}"));
        };
        call(self, m, args).unwrap_or_else(|bad| Outcome::Fault(m.memory.explain(bad)))
    }

    fn resume(&mut self, m: &mut Machine, token: u64, result: u64) -> Outcome {
        self.resumed(m, token, result).unwrap_or_else(|bad| Outcome::Fault(m.memory.explain(bad)))
    }

    fn abandon(&mut self, token: u64) {
        self.waiting.remove(&token);
    }
}

//! What both readers say of a module, in one form that can be compared: lines.

use std::collections::BTreeMap;

/// A module as lines, part by part.
#[derive(Default, Debug)]
pub struct Told {
    /// Named structs: name and body.
    pub structs: BTreeMap<String, String>,
    /// Globals: name, and all that both know of them.
    pub globals: BTreeMap<String, String>,
    /// Functions: name, head, and a line for each block and instruction.
    pub functions: BTreeMap<String, Vec<String>>,
}

/// Names and text hold no line ends and tabs: those are written as escapes.
impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (kind, map) in [("struct", &self.structs), ("global", &self.globals)] {
            for (name, text) in map {
                writeln!(f, "{kind} {}\t{text}", name.escape_debug())?;
            }
        }
        for (name, lines) in &self.functions {
            let mut lines = lines.iter();
            let head = lines.next().map_or("", |l| l);
            writeln!(f, "function {}\t{head}", name.escape_debug())?;
            for line in lines {
                writeln!(f, "\t{line}")?;
            }
        }
        Ok(())
    }
}

impl Told {
    /// What [`Told`] is written as, read again; names keep their escapes.
    #[allow(dead_code)]
    pub fn parse<'a>(lines: impl Iterator<Item = &'a str>) -> Told {
        let mut told = Told::default();
        let mut function = String::new();
        for line in lines {
            if let Some(line) = line.strip_prefix('\t') {
                if let Some(lines) = told.functions.get_mut(&function) {
                    lines.push(line.to_owned());
                }
                continue;
            }
            let (head, text) = line.split_once('\t').unwrap_or((line, ""));
            let (kind, name) = head.split_once(' ').unwrap_or((head, ""));
            let (name, text) = (name.to_owned(), text.to_owned());
            match kind {
                "struct" => drop(told.structs.insert(name, text)),
                "global" => drop(told.globals.insert(name, text)),
                _ => {
                    function.clone_from(&name);
                    told.functions.insert(name, vec![text]);
                }
            }
        }
        told
    }

    /// Counts of what is told: functions with a body, blocks, instructions.
    #[allow(dead_code)]
    pub fn counts(&self) -> [usize; 3] {
        let lines = || self.functions.values().flat_map(|f| &f[1..]);
        let blocks = lines().filter(|l| l.starts_with("block ")).count();
        let bodies = self.functions.values().filter(|f| f.len() > 1).count();
        [bodies, blocks, lines().count() - blocks]
    }

    /// The first differences between what two readers tell.
    #[allow(dead_code)]
    pub fn differences(&self, other: &Told) -> Vec<String> {
        let mut out = vec![];
        // LLVM forgets structs that nothing uses.
        let mut ours = self.structs.clone();
        ours.retain(|name, _| other.structs.contains_key(name));
        let maps = [("struct", &ours, &other.structs), ("global", &self.globals, &other.globals)];
        for (what, ours, theirs) in maps {
            compare(what, ours, theirs, &mut out, |a, b| {
                (a != b).then(|| format!("ours: {a}\n  LLVM: {b}"))
            });
        }
        compare("function", &self.functions, &other.functions, &mut out, |a, b| {
            let at = (0..a.len().max(b.len())).find(|&i| a.get(i) != b.get(i))?;
            let line = |l: &[String]| l.get(at).cloned().unwrap_or_else(|| "(ends)".to_owned());
            Some(format!("line {at}\n  ours: {}\n  LLVM: {}", line(a), line(b)))
        });
        out
    }
}

#[allow(dead_code)]
fn compare<T>(
    what: &str,
    ours: &BTreeMap<String, T>,
    theirs: &BTreeMap<String, T>,
    out: &mut Vec<String>,
    differ: impl Fn(&T, &T) -> Option<String>,
) {
    for (name, a) in ours {
        match theirs.get(name) {
            None => out.push(format!("{what} {name}: LLVM has none")),
            Some(b) => out.extend(differ(a, b).map(|d| format!("{what} {name}: {d}"))),
        }
    }
    for name in theirs.keys().filter(|n| !ours.contains_key(*n)) {
        out.push(format!("{what} {name}: only LLVM has it"));
    }
}

/// Elements between brackets, or `zero` if they are all that.
pub fn list(open: &str, elements: &[String], close: &str) -> String {
    // LLVM keeps an aggregate of zeros as one zero.
    if elements.iter().all(|e| is_zero(e)) {
        return "zero".to_owned();
    }
    for word in ["undef", "poison"] {
        if elements.iter().all(|e| e.rsplit(' ').next() == Some(word)) {
            return word.to_owned();
        }
    }
    format!("{open}{}{close}", elements.join(", "))
}

/// Whether a constant, with its type before it, is all zero bits.
fn is_zero(element: &str) -> bool {
    let value = element.rsplit(' ').next().unwrap_or("");
    matches!(value, "zero" | "0" | "null" | "f0")
}

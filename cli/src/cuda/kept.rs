//! Compilations that need not be repeated.
//!
//! Only those are kept whose result follows from what is in the key: the source, the arguments, the compiler,
//! and this program with its headers. So the source may read no other file, and the arguments may name none.

use super::clang::Clang;
use super::{Compiled, CudaArgs};
use crate::entries::{Entries, identity};
use std::env;
use std::path::Path;

/// Variables that make a compiler read further files or change what it writes.
const VARIABLES: &[&str] = &[
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "OBJC_INCLUDE_PATH",
    "CCC_OVERRIDE_OPTIONS",
    "SOURCE_DATE_EPOCH",
];

/// Where a compilation is kept.
#[derive(Debug)]
pub struct Kept {
    entries: Entries,
    key: String,
}

impl Kept {
    /// The place of a compilation of `source`, which the compiler sees as `name`, if it can be kept. `how` is
    /// everything else that it depends on.
    pub fn of(
        args: &CudaArgs,
        (name, source): (&Path, &str),
        flags: &[String],
        (clang, optimiser): (&Clang, Option<&Path>),
        how: &[&str],
    ) -> Option<Self> {
        let CudaArgs { cuda_path, include, define, std, xclang, .. } = args;
        let bare = cuda_path.is_none() && include.is_empty() && xclang.is_empty();
        let plain = flags.iter().all(|flag| flag.starts_with("-D"));
        let quiet = VARIABLES.iter().all(|name| env::var_os(name).is_none());
        if !(bare && plain && quiet && is_alone(source)) {
            return None;
        }
        let entries = Entries::of_user()?;
        // Which headers and arguments there are follows from the program that runs.
        let this = env::current_exe().ok()?;
        let mut parts = vec![identity(&this)?, identity(&clang.path)?];
        if let Some(optimiser) = optimiser {
            parts.push(identity(optimiser)?);
        }
        parts.push(env::current_dir().ok()?.to_str()?.to_owned());
        parts.push(name.to_str()?.to_owned());
        parts.push(format!("{std:?} {define:?} {flags:?} {how:?}"));
        parts.push(source.to_owned());
        Some(Self { entries, key: parts.join("\n") })
    }

    /// What came of it before.
    pub fn get(&self) -> Option<Compiled> {
        self.entries.get(&self.key)
    }

    /// Keeps what came of it.
    pub fn put(&self, compiled: &Compiled) {
        self.entries.put(&self.key, compiled);
    }
}

/// Whether it is certain that a source reads no files but the headers that belong to warpscope, and nothing
/// else that changes. Sources in which that is hard to see are none of those.
fn is_alone(source: &str) -> bool {
    const OUTSIDE: [&str; 9] = [
        "%:",
        "??",
        "__has_",
        "embed",
        "_Pragma",
        "__DATE__",
        "__TIME__",
        "__TIMESTAMP__",
        "import",
    ];
    if OUTSIDE.iter().any(|text| source.contains(text)) {
        return false;
    }
    source.lines().all(|line| {
        let Some((before, after)) = line.split_once('#') else {
            return !line.contains("include");
        };
        if !before.trim().is_empty() {
            // In a comment, a string or a macro; not behind the end of a comment, and not continued.
            let whole = !line.trim_end().ends_with('\\');
            return whole && !line.contains("*/") && !line.contains("include");
        }
        let after = after.trim_start();
        let end = after.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(after.len());
        let (word, rest) = after.split_at(end);
        let rest = rest.trim_start();
        match word {
            "include" => {
                let name = rest.strip_prefix('<').and_then(|name| name.split_once('>'));
                name.is_some_and(|(name, rest)| {
                    let below = !name.starts_with('/') && !name.contains("..");
                    below && !name.contains('\\') && !rest.contains("include")
                })
            }
            "define" | "undef" | "if" | "ifdef" | "ifndef" | "elif" | "else" | "endif" => {
                !rest.contains("include")
            }
            "pragma" => ["unroll", "nounroll", "once", "omp", "nv_", "pack"]
                .iter()
                .any(|known| rest.starts_with(known) && !rest.contains("include")),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::is_alone;

    #[test]
    fn a_source_is_alone_if_that_is_plain() {
        let alone = [
            "__global__ void k(int *p) { p[0] = 1; }\n",
            "#include <cuda_runtime.h>\n# include <cooperative_groups.h> // for tiles\n",
            "#define N 4\n#if N > 2\n#pragma unroll 4\n#else\n#endif\n",
            "#define F(x) do { \\\n  x; \\\n } while (0)\n",
            "const char *s = \"#x\"; // # is nothing\n",
        ];
        for source in alone {
            assert!(is_alone(source), "{source}");
        }
        let others = [
            "#include \"a.h\"\n",
            "#include </etc/passwd>\n",
            "#include <../a.h>\n",
            "#define A <a.h>\n#include A\n",
            "/* */ #include \"a.h\"\n",
            "/*\n*/#include \"a.h\"\n",
            "/*\n*\\\n/ #inc\\\nlude \"a.h\"\n",
            "#\\\ninclude \"a.h\"\n",
            "#inc\\\nlude \"a.h\"\n",
            "#if __has_include(\"a.h\")\n#endif\n",
            "#include_next <a.h>\n",
            "%:include \"a.h\"\n",
            "??=include \"a.h\"\n",
            "#embed \"a.bin\"\n",
            "const char *s = __DATE__;\n",
            "#pragma GCC dependency \"a.h\"\n",
            "import \"a.h\";\n",
        ];
        for source in others {
            assert!(!is_alone(source), "{source}");
        }
    }
}

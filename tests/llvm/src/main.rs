//! Tells of modules what LLVM makes of them, through `llvm-ir`: a part of the test `llvm_oracle`, which knows
//! what to compare it with.
//!
//! Arguments are files of LLVM IR. For each there is a line `module PATH`, then either `unread` or a line for
//! each struct, global and function (`kind NAME<tab>text`), and after a function one with a tab before it
//! for each block and instruction.

#[path = "../../llvm_oracle/text.rs"]
mod text;
mod theirs;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Release of LLVM that `llvm-ir` is bound to.
const RELEASE: &str = "19";

fn main() {
    // A reader that gives up is told by a line.
    std::panic::set_hook(Box::new(|_| {}));
    for file in std::env::args().skip(1) {
        println!("module {file}");
        match read(Path::new(&file)) {
            Some(told) => print!("{told}"),
            None => println!("unread"),
        }
    }
}

fn read(file: &Path) -> Option<text::Told> {
    let bitcode = assemble(file)?;
    let told = std::panic::catch_unwind(|| {
        llvm_ir::Module::from_bc_path(&bitcode).map(|module| theirs::tell(&module))
    });
    let _ = std::fs::remove_file(&bitcode);
    told.ok()?.ok()
}

/// Bitcode of a text that LLVM reads. Its library would end the process over one that it does not.
fn assemble(file: &Path) -> Option<PathBuf> {
    let path = std::env::temp_dir().join(format!("warpscope-{}.bc", std::process::id()));
    let status = Command::new(format!("llvm-as-{RELEASE}"))
        .arg("-o")
        .args([&path, file])
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|s| s.success()).then_some(path)
}

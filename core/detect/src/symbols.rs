//! What statements and memory are called in the source, and the interface that findings are named through.

use crate::finding::StatementId;
use events::{ObjectId, SiteId};
use launch::ElementType;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place in a source file. In JSON it is `"file.cu:12:3"`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Loc {
    /// File.
    pub file: String,
    /// Line, counted from 1.
    pub line: u32,
    /// Column in bytes, counted from 1; 0 when unknown.
    pub column: u32,
}

impl Loc {
    /// Line `line` and column `column` of `file`.
    pub fn new(file: impl Into<String>, line: u32, column: u32) -> Self {
        Self { file: file.into(), line, column }
    }
    /// The last part of the file's path.
    pub fn file_name(&self) -> &str {
        self.file.rsplit(['/', '\\']).next().unwrap_or("")
    }
}

impl fmt::Display for Loc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

impl From<Loc> for String {
    fn from(loc: Loc) -> Self {
        loc.to_string()
    }
}

impl TryFrom<String> for Loc {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let number = |s: &str| s.parse::<u32>().ok();
        let bad = || format!("`{text}` is not FILE:LINE[:COLUMN]");
        let (rest, last) = text.rsplit_once(':').ok_or_else(bad)?;
        let last = number(last).ok_or_else(bad)?;
        if let Some((file, line)) = rest.rsplit_once(':')
            && let Some(line) = number(line)
        {
            return Ok(Self::new(file, line, last));
        }
        Ok(Self::new(rest, last, 0))
    }
}

/// A call that was inlined: the place of the call, and the function that contains it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CallSite {
    /// Function that contains the call, as the source names it.
    pub function: String,
    /// Place of the call.
    pub loc: Option<Loc>,
}

/// Where a statement stands in the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// Function, as the source names it.
    pub function: String,
    /// Place in the source, or in the IR when there is no debug information.
    pub loc: Option<Loc>,
    /// Calls through which the function was reached, innermost first.
    pub inlined_at: Vec<CallSite>,
}

/// What some bytes of an object are called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// Variable or argument.
    pub object: String,
    /// Index of the cell, when the object is an array.
    pub index: Option<i64>,
    /// The cell as the source would spell it: `s[17]`, `grid.cells[3].x`.
    pub path: String,
    /// Type of the cell, when known.
    pub element: Option<ElementType>,
    /// Size of the whole object, bytes, when it is known and fixed.
    pub object_bytes: Option<u64>,
    /// Offset of the bytes in the object, when it is known.
    pub offset: Option<i64>,
}

/// A branch at which threads diverged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Where.
    pub loc: Option<Loc>,
    /// Why its threads do not agree.
    pub cause: Option<BranchCause>,
}

/// Why threads do not agree at a branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchCause {
    /// What differs between threads.
    pub source: Divergent,
    /// Where that is read.
    pub loc: Option<Loc>,
    /// The variable through which it reaches the branch.
    pub variable: Option<String>,
}

/// A value that differs between threads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Divergent {
    /// `threadIdx`; the axis, 0 for x.
    ThreadIdx(u8),
    /// The number of the lane in its warp.
    Lane,
    /// A mask of lanes, `lanemask_lt` and its kin.
    LaneMask,
    /// The number of the warp.
    Warp,
    /// A clock.
    Clock,
    /// The multiprocessor or slot that runs the warp.
    Machine,
    /// A parameter of a function that is called with different values: its name, or its position.
    Parameter(Result<String, u32>),
    /// Data loaded from memory.
    Memory,
    /// The result of an atomic operation.
    Atomic,
    /// Data exchanged between lanes.
    Exchange,
    /// The result of a call.
    Call,
    /// The path that threads took at an earlier branch.
    Control,
}

/// Names statements and memory.
pub trait Symbols {
    /// The statement.
    fn place(&self, site: SiteId) -> Place;
    /// The `size` bytes at `offset` of `object`.
    fn cell(&self, object: ObjectId, offset: i64, size: u32) -> Cell;
    /// The bytes that statement `site` accesses at `offset` of `object`, perhaps beyond what it is to access.
    fn cell_at(&self, _site: SiteId, object: ObjectId, offset: i64, size: u32) -> Cell {
        self.cell(object, offset, size)
    }
    /// The statement as a number that does not depend on the form of the program.
    fn statement(&self, _site: SiteId) -> Option<StatementId> {
        None
    }
    /// The branch, and why threads do not agree there.
    fn branch(&self, site: SiteId) -> Branch;
    /// The branch that keeps threads of a block from `site`, reached through `calls`, outermost first.
    fn guilty_branch(&self, site: SiteId, calls: &[SiteId]) -> Option<SiteId>;
    /// Whether a thread that left the kernel by `jump` did so by a `return` before it came to the barrier
    /// `site`, reached through `calls`; otherwise it has gone past the barrier.
    fn returns_before(&self, jump: SiteId, site: SiteId, calls: &[SiteId]) -> bool;
}

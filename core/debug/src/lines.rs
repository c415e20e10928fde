//! Tracks the source line of each lane.
//!
//! A *line* is a source line together with the calls that were inlined there; its depth counts
//! calls and inlined calls. A lane *begins* a line when it reaches an instruction of that line and
//! the last instruction it reached at the same depth, in the same call, belonged to another line.
//! Returning from a call into the middle of a line therefore does not begin it.

use detect::symbols::Place;
use events::Point;
use std::collections::{BTreeMap, HashMap};
use vm::bytecode::{Program, SiteId};

/// Number of a line; 0 means no line.
pub(super) type Line = u32;

/// The lines of a program.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Line and number of inlined calls of each site.
    sites: Vec<(Line, u32)>,
    /// File and line number of each line.
    pub(super) places: Vec<(String, u32)>,
}

impl Lines {
    /// The lines of `sites`, the statements of `program`. If there is debug information, statements
    /// without any are on no line.
    pub(super) fn new(sites: &[Place], program: &Program) -> Self {
        let told = program.sites.values().any(|s| s.debug_loc.is_some());
        let mut lines = Self { sites: vec![], places: vec![(String::new(), 0)] };
        let mut known: HashMap<String, Line> = HashMap::new();
        for (site, of) in sites.iter().zip(program.sites.values()) {
            let known_here = of.debug_loc.is_some() || !told;
            let Some(loc) = site.loc.as_ref().filter(|l| l.line != 0 && known_here) else {
                lines.sites.push((0, 0));
                continue;
            };
            let calls: Vec<String> = site
                .inlined_at
                .iter()
                .map(|c| c.loc.as_ref().map_or_else(String::new, ToString::to_string))
                .collect();
            let key = format!("{}:{} {} {calls:?}", loc.file, loc.line, site.function);
            let line = *known.entry(key).or_insert_with(|| {
                lines.places.push((loc.file.clone(), loc.line));
                lines.places.len() as Line - 1
            });
            lines.sites.push((line, site.inlined_at.len() as u32));
        }
        lines
    }

    /// The line of a statement, and the number of inlined calls around it.
    pub(super) fn of(&self, site: SiteId) -> (Line, u32) {
        self.sites.get(site.0 as usize).copied().unwrap_or_default()
    }

    /// The lines at line `line` of `file` (empty matches any file); if there are none, those at the
    /// next line with code.
    pub(super) fn at(&self, file: &str, line: u32) -> Vec<Line> {
        let in_file = |place: &(String, u32)| file.is_empty() || place.0 == file;
        let from = self.places.iter().filter(|p| in_file(p) && p.1 >= line && p.1 != 0);
        let Some(first) = from.map(|p| p.1).min() else { return vec![] };
        let numbered = (0..).zip(&self.places);
        numbered.filter(|(_, p)| in_file(p) && p.1 == first).map(|(line, _)| line).collect()
    }
}

/// Lanes with the same calls and lines, and the line they are on at each depth.
type Group = (u64, Vec<Line>);

/// The positions of the lanes of all running blocks.
#[derive(Clone, Debug, Default)]
pub(super) struct Tracker {
    /// By block, by warp.
    blocks: BTreeMap<u64, Vec<Vec<Group>>>,
    /// The instruction that comes next.
    pub(super) next: Option<Point>,
    /// The instruction executed last.
    pub(super) last: Option<Point>,
}

/// The effect of recording a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted {
    /// Lanes that begin a line.
    pub(super) begins: u64,
    /// The line.
    pub(super) line: Line,
    /// Number of calls and inlined calls from the kernel.
    pub(super) depth: u32,
}

impl Tracker {
    pub(super) fn block_ends(&mut self, block: u64) {
        self.blocks.remove(&block);
    }

    /// Clears the next point at the end of the run.
    pub(super) fn end(&mut self) {
        if let Some(next) = self.next.take() {
            self.last = Some(next);
        }
    }

    /// Records that the lanes of `point` reach it.
    pub(super) fn note(&mut self, lines: &Lines, point: &Point) -> Noted {
        self.last = self.next.replace(*point);
        let context = &point.context;
        let (line, inlined) = lines.of(point.site);
        let depth = point.depth + inlined;
        let mut noted = Noted { begins: 0, line, depth };
        if line == 0 {
            return noted;
        }
        let at = depth as usize;
        let warps = self.blocks.entry(context.block).or_default();
        let warp = context.warp as usize;
        if warps.len() <= warp {
            warps.resize(warp + 1, vec![(u64::MAX, vec![])]);
        }
        let groups = &mut warps[warp];
        let stands = |stack: &[Line]| stack.len() == at + 1 && stack[at] == line;
        let mut moved: Vec<Group> = vec![];
        let mut changed = false;
        for (lanes, stack) in groups.iter_mut() {
            let common = *lanes & context.active.bits();
            if common == 0 || stands(stack) {
                continue;
            }
            changed = true;
            if stack.get(at) != Some(&line) {
                noted.begins |= common;
            }
            let mut now = stack[..stack.len().min(at)].to_vec();
            now.resize(at, 0);
            now.push(line);
            if common == *lanes {
                *stack = now;
            } else {
                *lanes &= !common;
                moved.push((common, now));
            }
        }
        if changed {
            groups.append(&mut moved);
            unite(groups);
        }
        noted
    }
}

/// Merges groups with the same position.
fn unite(groups: &mut Vec<Group>) {
    let mut i = 0;
    while i < groups.len() {
        let mut k = i + 1;
        while k < groups.len() {
            if groups[i].1 == groups[k].1 {
                let (lanes, _) = groups.swap_remove(k);
                groups[i].0 |= lanes;
            } else {
                k += 1;
            }
        }
        i += 1;
    }
}

//! What the buffers of a launch contain: see [`super::space`].

use crate::facts::RangePart;
use crate::space::{APART, BufferRole, LaunchSpace, MAX_COUNTED_THREADS, Role, TreePart, threads};
use launch::params::ParamKind;
use launch::{ArgValue, Buffer, ElementType, Generator, Launch, Number};

impl LaunchSpace {
    /// Cells that hold by turns what the code compares with: the states of vertices, of cells, of tasks. That
    /// can be a negative number, a mark, or an argument, such as the level of a search.
    /// A compare-and-swap that expects `begins` makes a number of it: the cells that are not free begin as 0.
    fn states(
        &self,
        launch: &Launch,
        element: ElementType,
        cells: i64,
        begins: Option<i64>,
    ) -> Option<Generator> {
        const MARKS: usize = 2;
        const CELLS: i64 = 256;
        let number = |n: i64| marked(element, n);
        let signs = self.facts.compares_sign();
        let marks = self.facts.compared.iter().copied();
        let marks = marks.filter(|&n| (-16..0).contains(&n) && !(signs && n == -1));
        let marks = signs.then_some(-1).into_iter().chain(marks);
        let mut states: Vec<Number> = marks.map(number).take(MARKS).collect();
        states.extend(begins.filter(|&n| n != 0).into_iter().flat_map(|n| [number(n), number(0)]));
        let scalars = self.roles.iter().enumerate().filter_map(|(p, role)| {
            let Role::Int(role) = role else { return None };
            match self.value(launch, p)? {
                ArgValue::Scalar(n) if !role.power_of_two => Some(*n),
                _ => None,
            }
        });
        let scalars: Vec<Number> = scalars.take(MARKS).collect();
        // The next level of a search is `n + 1`.
        let beside = scalars.iter().flat_map(|n| match n {
            Number::Int(n) => self.facts.beside_params.iter().map(|&c| n + i128::from(c)).collect(),
            Number::Float(_) => vec![],
        });
        let beside: Vec<Number> = beside.take(MARKS).map(Number::Int).collect();
        states.extend(scalars);
        states.extend(beside);
        states.retain(|n| n.fits(element));
        let mut seen: Vec<Number> = vec![];
        states.retain(|n| {
            !seen.contains(n) && {
                seen.push(*n);
                true
            }
        });
        let n = states.len();
        let turns = (0..cells.clamp(1, CELLS) as usize).map(|i| states[i * 7 / 3 % n]);
        (n >= 2).then(|| Generator::Values(turns.collect()))
    }

    /// Structs of whose fields some are indices: each is its own parent, or all are vertices of a tree.
    fn structs(&self, p: usize, element: ElementType, threads: i64) -> Option<Buffer> {
        const STRUCTS: i64 = 1 << 11;
        const CELLS: i64 = 1 << 15;
        let (stride, fields) = self.records.get(&p)?;
        // Bits of small integers do for floats, too.
        let element = if element == ElementType::F32 { ElementType::I32 } else { element };
        let size = i64::try_from(element.size()).ok()?;
        let whole = stride % size == 0 && fields.iter().all(|(at, _)| at % size == 0);
        let structs = threads.saturating_mul(4).saturating_add(64).min(STRUCTS);
        if !whole || element.is_float() || size < 4 || stride / size * structs > CELLS {
            return None;
        }
        let mut values = vec![0; usize::try_from(stride / size * structs).ok()?];
        for (at, role) in fields {
            let cells = match role.tree {
                Some(part) => tree(part, threads)?,
                None => (0..structs).collect(),
            };
            let first = usize::try_from(at / size).ok()?;
            let own = values.iter_mut().skip(first).step_by(usize::try_from(stride / size).ok()?);
            own.zip(cells).for_each(|(value, cell)| *value = cell);
        }
        let values = values.into_iter().map(|n| Number::Int(n.into())).collect();
        Some(Buffer { element, len: None, generator: Generator::Values(values) })
    }

    /// Contents for the buffer of parameter `p`, the simplest first.
    pub fn contents(&self, p: usize, role: BufferRole, launch: &Launch) -> Vec<ArgValue> {
        let ParamKind::Pointer { element, .. } = &self.param(p).kind else {
            return vec![ArgValue::Null];
        };
        let element = *element;
        let number = |n: i64| {
            if element.is_float() { Number::Float(n as f64) } else { Number::Int(n.into()) }
        };
        let buffer = |generator| ArgValue::Buffer(Buffer { element, len: None, generator });
        let threads = threads(launch).min(MAX_COUNTED_THREADS) as i64;
        let small = if element.size() == 1 { 127 } else { 1 << 14 };
        if let Some(buffer) = self.structs(p, element, threads) {
            return vec![ArgValue::Buffer(buffer)];
        }
        if let Some(values) = role.tree.and_then(|part| tree(part, threads)) {
            let values: Vec<Number> = values.into_iter().map(number).collect();
            if values.iter().all(|n| n.fits(element)) {
                return vec![buffer(Generator::Values(values))];
            }
        }
        if role.cursor {
            let steps = if element.size() >= 4 { APART } else { 1 };
            return vec![buffer(Generator::Steps(steps))];
        }
        if let Some(end) = role.list.filter(|&end| number(end).fits(element)) {
            // Lists of three vertices, two, and one.
            let apart = threads.clamp(1, CELLS_OF_LISTS);
            let list = |length: i64| {
                let next = (0..apart * length)
                    .map(|i| number(if i < apart * (length - 1) { i + apart } else { end }));
                buffer(Generator::Values(next.collect()))
            };
            return vec![list(3), list(2), buffer(Generator::Fill(number(end)))];
        }
        if let Some(part) = role.range.filter(|_| element.size() >= 4 && !element.is_float()) {
            return range(part, threads).into_iter().map(buffer).collect();
        }
        if role.synchronises {
            let zeros = buffer(Generator::Zeros);
            if role.holds_index || role.followed {
                let mut list = vec![buffer(Generator::Iota), zeros];
                if role.followed {
                    // Trees whose vertices are as far from the root as they can be, and nearer.
                    let cells = threads.clamp(1, CELLS_OF_LISTS);
                    let above: [fn(i64) -> i64; 2] = [|i| i / 2, |i| (i - 1).max(0)];
                    let trees = above.map(|f| (0..cells).map(|i| number(f(i))).collect());
                    list.splice(1..1, trees.map(|cells| buffer(Generator::Values(cells))));
                }
                return list;
            }
            let mut list = vec![];
            if let Some(n) = role.begins.filter(|&n| n != 0) {
                let mark = marked(element, n);
                list.extend(mark.fits(element).then(|| buffer(Generator::Fill(mark))));
            }
            list.push(zeros);
            if role.decides && role.lowered {
                // Distances: some are known, most are not.
                let mixed =
                    (0..threads.clamp(1, 256)).map(|i| if i % 3 == 1 { i / 3 % 4 } else { small });
                list.push(buffer(Generator::Values(mixed.map(number).collect())));
            }
            if role.decides && role.states {
                list.extend(self.states(launch, element, threads, role.begins).map(buffer));
            }
            return list;
        }
        let mut list = vec![buffer(Generator::Iota)];
        if role.scatters {
            // The same cells in a different order.
            let n = threads.clamp(1, 4096);
            let fits = |n: i64| number(n).fits(element);
            // Ranges may lead beyond any list of cells.
            if self.orders_ranges() {
                list.push(buffer(Generator::Steps(3)));
            } else if fits(n) {
                let backwards = (0..n).rev().map(number).collect();
                let mixed = (0..n).map(|i| number((i * 5 + 3) % n)).collect();
                list.push(buffer(Generator::Values(backwards)));
                if n % 5 != 0 {
                    list.push(buffer(Generator::Values(mixed)));
                }
                // The code knows where a run of equal cells begins.
                if role.runs {
                    list.push(buffer(Generator::Values((0..n).map(|i| number(i / 3)).collect())));
                }
            }
            return list;
        }
        if role.sorted {
            list.push(buffer(Generator::Fill(number(1))));
            list.push(buffer(Generator::Zeros));
            if !element.is_float() {
                list.push(buffer(Generator::Steps(3)));
            }
        } else if role.addresses || role.decides {
            let random = |seed, lo: i64, hi: i64| {
                let (lo, hi) = (number(lo.clamp(0, small)), number(hi.clamp(0, small)));
                buffer(Generator::Random { seed, lo, hi })
            };
            list.push(random(7, 0, threads - 1));
            list.push(buffer(Generator::Fill(number(1))));
            list.push(buffer(Generator::Zeros));
            list.push(random(11, 0, 3));
            if role.decides && !role.addresses {
                list.extend(self.states(launch, element, threads, None).map(&buffer));
            }
            // Smaller than everything that is compared with it, if the code knows numbers that small; as an
            // index it would only leave the buffer.
            let small_ones = self.facts.compared.iter().any(|n| (-16..=0).contains(n));
            let least = marked(element, -1);
            if role.decides && !role.addresses && small_ones && least.fits(element) {
                list.push(buffer(Generator::Fill(least)));
            }
            if role.decides {
                for &c in self.numbers.iter().take(8) {
                    list.push(buffer(Generator::Fill(number(c.clamp(0, small)))));
                    list.push(random(13, c - 1, c + 1));
                    list.push(buffer(Generator::Fill(number((c + 1).clamp(0, small)))));
                }
            }
        } else if role.written {
            list.push(buffer(Generator::Zeros));
        }
        list
    }
}

/// A number that the code compares cells with. If they are unsigned, it treats `0xffffffff` as -1.
fn marked(element: ElementType, n: i64) -> Number {
    if element.is_float() {
        return Number::Float(n as f64);
    }
    let signed = Number::Int(n.into());
    let bits = (element.size() * 8).min(64);
    let unsigned = Number::Int(i128::from(n).rem_euclid(1 << bits));
    if n < 0 && !signed.fits(element) { unsigned } else { signed }
}

/// Maximum number of lists.
const CELLS_OF_LISTS: i64 = 1 << 12;

/// Whether a buffer holds the next vertices of lists that do not join, one for each of so many threads.
pub(crate) fn are_lists(generator: &Generator, end: i64, threads: u64) -> bool {
    let is_end = |n: &Number| *n == Number::Int(end.into());
    match generator {
        Generator::Fill(n) => is_end(n),
        Generator::Values(values) => {
            let apart = values.first().map_or(0, |n| match n {
                Number::Int(n) => usize::try_from(*n).unwrap_or(0),
                Number::Float(_) => 0,
            });
            let tail = &values[values.len().saturating_sub(apart)..];
            apart as u64 >= threads && values.len() >= 2 * apart && tail.iter().all(is_end)
        }
        _ => false,
    }
}

/// Length of the longest range that a buffer of positions describes: more than a warp, and more than small blocks.
const RANGE: i64 = 70;

/// What says which ranges of another buffer belong to each row, so that they do not overlap, the simplest first.
fn range(part: RangePart, threads: i64) -> Vec<Generator> {
    const CELLS: i64 = 1 << 12;
    let cells = threads.clamp(1, CELLS);
    let values = |f: &dyn Fn(i64) -> i64| {
        Generator::Values((0..cells).map(|i| Number::Int(f(i).into())).collect())
    };
    let number = |n: i64| Number::Int(n.into());
    match part {
        // No range is empty: some kernels also store where a range begins.
        RangePart::Bounds => vec![
            Generator::Iota,
            Generator::Steps(3),
            Generator::Steps(RANGE),
            values(&|i| 3 * i + i % 3 - i % 2),
        ],
        RangePart::Begin => vec![Generator::Steps(RANGE)],
        RangePart::End => {
            vec![values(&|i| RANGE * (i + 1)), values(&|i| RANGE * i + i * 37 % (RANGE + 1))]
        }
        RangePart::Length => vec![
            Generator::Fill(number(RANGE)),
            Generator::Fill(number(3)),
            Generator::Random { seed: 7, lo: number(0), hi: number(RANGE) },
            Generator::Fill(number(1)),
            Generator::Zeros,
        ],
        RangePart::Apart => vec![Generator::Steps(APART)],
    }
}

/// Whether a buffer with such contents describes ranges that do not overlap, as [`range`] makes them.
pub(crate) fn fits_range(part: Option<RangePart>, generator: &Generator) -> bool {
    let Some(part) = part else { return true };
    let short = |n: &Number| matches!(n, Number::Int(n) if *n <= i128::from(RANGE));
    match (part, generator) {
        (RangePart::Bounds, Generator::Values(values)) => {
            values.is_sorted_by(|a, b| match (a, b) {
                (Number::Int(a), Number::Int(b)) => a <= b,
                _ => true,
            })
        }
        (RangePart::Bounds, Generator::Steps(step)) => *step >= 0,
        (RangePart::Bounds, Generator::Random { .. }) => false,
        (RangePart::Begin, Generator::Steps(step)) => *step == RANGE,
        (RangePart::Apart, Generator::Steps(step)) => *step == APART,
        (RangePart::Length, Generator::Fill(n) | Generator::Random { hi: n, .. }) => short(n),
        (RangePart::Length, Generator::Zeros) | (RangePart::Bounds, _) => true,
        // Explicit ones are those of a program, or came from `range`.
        (_, Generator::Values(_)) => true,
        _ => false,
    }
}

/// A part of a binary tree in which each inner vertex has two children: vertex 0 is the root, and the children of vertex
/// `i` are `2 i + 1` and `2 i + 2`, so that `n` leaves follow `n - 1` inner vertices whatever `n` is.
fn tree(part: TreePart, threads: i64) -> Option<Vec<i64>> {
    const CELLS: i64 = 1 << 12;
    let cells = threads.saturating_mul(4).saturating_add(64).min(CELLS);
    let child: fn(i64) -> i64 = match part {
        TreePart::Parents => |i| if i == 0 { -1 } else { (i - 1) / 2 },
        // Both children of a vertex, one after the other.
        TreePart::Children(_, 1) => |i| i + 1,
        TreePart::Children(0, 2) => |i| 2 * i + 1,
        TreePart::Children(_, 2) => |i| 2 * i + 2,
        TreePart::Children(..) => return None,
    };
    Some((0..cells).map(child).collect())
}

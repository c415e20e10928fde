//! How the parts of a launch depend on each other, as the host's IR computes them.
//!
//! Where `main` gets a size from its arguments, a run shows one size only. The code shows what holds for all:
//! in `k<<<(n + 127) / 128, 128>>>(a, n)` behind `cudaMalloc(&a, n * sizeof(float))` the grid and the length of
//! `a` follow from `n`. A search that keeps these relations makes launches that the program can make.

use crate::fixed::{Flow, Params, Site};
use ir::ConstKind;
use ir::inst::{BinaryOp, CastOp, InstKind, Operand};
use ir::module::{FunctionId, Module, ValueDef};
use launch::params::{KernelInfo, ParamKind};
use std::collections::BTreeMap;

/// A number as a contract writes it, with `#0`, `#1`, … for parameters.
type Term = String;

/// Something that holds in every launch of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The size of an axis of the grid.
    Grid(usize, Term),
    /// The value of a parameter.
    Value(usize, Term),
    /// The length of the buffer behind a parameter, bytes.
    Bytes(usize, Term),
    /// A number is a multiple of another: it is divided by that without a remainder's being cared for.
    Multiple(Term, i128),
}

/// Greatest depth of a term.
const MAX_DEPTH: u32 = 12;

/// The relations of each kernel that is launched at one place, by the name of its stub. Kernels are absent whose
/// grid is neither fixed nor follows from parameters.
pub fn relations(modules: &[Module]) -> BTreeMap<String, Vec<Relation>> {
    let mut found: BTreeMap<String, Option<Vec<Relation>>> = BTreeMap::new();
    for module in modules {
        let flow = Flow::new(module);
        let Some(sites) = flow.all_sites() else { return BTreeMap::new() };
        for (id, site) in sites {
            let relations = Launched { flow: &flow, id, site: &site }.relations();
            let known = found.contains_key(&site.stub);
            found.insert(site.stub, relations.filter(|_| !known));
        }
    }
    found.into_iter().filter_map(|(stub, relations)| Some((stub, relations?))).collect()
}

impl Relation {
    /// The relation as a contract of `kernel` writes it, if all names are plain.
    pub fn named(&self, kernel: &KernelInfo) -> Option<String> {
        let name = |p: usize| {
            let name = &kernel.params.get(p)?.name;
            let plain = name.chars().all(|c| c.is_alphanumeric() || c == '_');
            plain.then_some(name.as_str())
        };
        let term = |term: &Term| -> Option<String> {
            let mut pieces = term.split('#');
            let mut text = pieces.next()?.to_owned();
            for piece in pieces {
                let end = piece.find(|c: char| !c.is_ascii_digit()).unwrap_or(piece.len());
                text += name(piece[..end].parse().ok()?)?;
                text += &piece[end..];
            }
            Some(text)
        };
        Some(match self {
            Self::Grid(axis, n) => format!("grid.{} == {}", ["x", "y", "z"][*axis], term(n)?),
            Self::Value(p, n) => format!("{} == {}", name(*p)?, term(n)?),
            Self::Bytes(p, n) => match &kernel.params.get(*p)?.kind {
                ParamKind::Pointer { element, levels: 0, record: None, .. } => {
                    format!("len({}) == {} / {}", name(*p)?, term(n)?, element.size())
                }
                _ => return None,
            },
            Self::Multiple(n, of) => format!("{} % {of} == 0", term(n)?),
        })
    }
}

/// One launch in the IR.
struct Launched<'a, 'm> {
    flow: &'a Flow<'m>,
    id: FunctionId,
    site: &'a Site,
}

/// Half of a 64-bit value.
enum Half {
    Constant(u64),
    Value(Operand),
}

impl Launched<'_, '_> {
    fn relations(&self) -> Option<Vec<Relation>> {
        let params: Vec<Option<Operand>> = match &self.site.params {
            Params::Direct(args) => args.iter().map(|&a| Some(a)).collect(),
            Params::Array(array) => self.flow.arguments(self.id, *array),
        };
        let mut leaves: Vec<(Operand, usize)> = vec![];
        let mut all = vec![];
        for (p, operand) in params.iter().enumerate() {
            let Some(operand) = *operand else { continue };
            if !self.is_integer(operand) || self.flow.is_fixed(self.id, operand) {
                continue;
            }
            if let Some(term) = self.term(operand, &leaves, MAX_DEPTH, &mut None) {
                all.push(Relation::Value(p, term));
            }
            leaves.extend([(operand, p), (self.stripped(operand), p)]);
        }
        let [grid, z, ..] = self.site.config;
        let mut multiples = Some(vec![]);
        for axis in 0..3 {
            let size = if axis == 2 {
                Some(Half::Value(z))
            } else {
                self.half(grid, axis == 1, MAX_DEPTH)
            };
            let operand = match size? {
                Half::Constant(_) => continue,
                Half::Value(operand) => operand,
            };
            if self.flow.is_fixed(self.id, operand) {
                continue;
            }
            all.push(Relation::Grid(axis, self.term(operand, &leaves, MAX_DEPTH, &mut multiples)?));
        }
        all.extend(multiples.unwrap_or_default());
        for (p, operand) in params.iter().enumerate() {
            let bytes = operand.and_then(|o| self.flow.allocated(self.id, o));
            if let Some(term) = bytes.and_then(|o| self.term(o, &leaves, MAX_DEPTH, &mut None)) {
                all.push(Relation::Bytes(p, term));
            }
        }
        Some(all)
    }

    fn kind(&self, operand: Operand) -> Option<&InstKind> {
        let function = &self.flow.module.functions[self.id];
        let Operand::Value(v) = operand else { return None };
        let ValueDef::Inst(at) = function.values[v].def else { return None };
        Some(&function.insts[at].kind)
    }

    fn bits(&self, operand: Operand) -> Option<u32> {
        let module = self.flow.module;
        let ty = module.operand_type(&module.functions[self.id], operand)?;
        matches!(module.types.get(ty), ir::Type::Int(_)).then(|| module.types.scalar_bits(ty))?
    }

    fn is_integer(&self, operand: Operand) -> bool {
        self.bits(operand).is_some_and(|bits| (8..=64).contains(&bits))
    }

    /// The value behind conversions.
    fn stripped(&self, mut operand: Operand) -> Operand {
        for _ in 0..MAX_DEPTH {
            match self.kind(operand) {
                Some(InstKind::Cast {
                    op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                    value,
                    ..
                }) => operand = *value,
                _ => break,
            }
        }
        operand
    }

    fn constant(&self, operand: Operand) -> Option<i128> {
        let Operand::Const(c) = operand else { return None };
        let ConstKind::Int(n) = self.flow.module.constants[c].kind else { return None };
        let shift = 128 - self.bits(operand)?;
        Some((n << shift) as i128 >> shift)
    }

    /// `operand` by the `leaves`. What is divided without a remainder's being cared for goes into `multiples`, if
    /// somebody wants that.
    fn term(
        &self,
        operand: Operand,
        leaves: &[(Operand, usize)],
        depth: u32,
        multiples: &mut Option<Vec<Relation>>,
    ) -> Option<Term> {
        if let Some((_, p)) = leaves.iter().find(|l| l.0 == operand) {
            return Some(format!("#{p}"));
        }
        if let Some(n) = self.constant(operand) {
            return Some(if n < 0 { format!("(0 - {})", n.unsigned_abs()) } else { n.to_string() });
        }
        let depth = depth.checked_sub(1)?;
        match self.kind(operand)? {
            InstKind::Cast { op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc, value, .. } => {
                self.term(*value, leaves, depth, multiples)
            }
            InstKind::Binary { op, lhs, rhs, .. } => {
                let by = self.constant(*rhs);
                let rounds_up = |of: Operand, by: i128| {
                    matches!(self.kind(of), Some(InstKind::Binary { op: BinaryOp::Add, rhs, .. })
                        if self.constant(*rhs).is_some_and(|n| n >= by - 1))
                };
                let divisor = match (op, by) {
                    (BinaryOp::SDiv | BinaryOp::UDiv, Some(n)) if n > 0 => Some(n),
                    (BinaryOp::LShr | BinaryOp::AShr, Some(n)) if (0..31).contains(&n) => {
                        Some(1 << n)
                    }
                    _ => None,
                };
                if let Some(by) = divisor {
                    let of = self.term(*lhs, leaves, depth, multiples)?;
                    if by > 1
                        && !rounds_up(*lhs, by)
                        && let Some(multiples) = multiples
                    {
                        multiples.push(Relation::Multiple(of.clone(), by));
                    }
                    return Some(format!("({of} / {by})"));
                }
                let (sign, other) = match (op, by) {
                    (BinaryOp::Add, _) => ("+", None),
                    (BinaryOp::Or, Some(_)) => return None,
                    (BinaryOp::Sub, _) => ("-", None),
                    (BinaryOp::Mul, _) => ("*", None),
                    (BinaryOp::Shl, Some(n)) if (0..31).contains(&n) => ("*", Some(1i128 << n)),
                    _ => return None,
                };
                // `(n - 1) / 128 + 1` rounds up, too.
                let mut none = None;
                let multiples = if sign == "+" && by.is_some() { &mut none } else { multiples };
                let left = self.term(*lhs, leaves, depth, multiples)?;
                let right = match other {
                    Some(n) => n.to_string(),
                    None => self.term(*rhs, leaves, depth, multiples)?,
                };
                Some(format!("({left} {sign} {right})"))
            }
            _ => None,
        }
    }

    /// The low or the high half of a 64-bit value.
    fn half(&self, operand: Operand, high: bool, depth: u32) -> Option<Half> {
        if let Some(n) = self.constant(operand) {
            let n = n as u64;
            return Some(Half::Constant(if high { n >> 32 } else { n & 0xffff_ffff }));
        }
        let depth = depth.checked_sub(1)?;
        match self.kind(operand)? {
            InstKind::Binary { op: BinaryOp::Or, lhs, rhs, .. } => {
                match (self.half(*lhs, high, depth)?, self.half(*rhs, high, depth)?) {
                    (Half::Constant(0), other) | (other, Half::Constant(0)) => Some(other),
                    _ => None,
                }
            }
            InstKind::Binary { op: BinaryOp::Shl, lhs, rhs, .. }
                if self.constant(*rhs) == Some(32) =>
            {
                if high {
                    self.half(*lhs, false, depth)
                } else {
                    Some(Half::Constant(0))
                }
            }
            InstKind::Cast { op: CastOp::ZExt, value, .. } if self.bits(*value)? <= 32 => {
                Some(if high { Half::Constant(0) } else { Half::Value(*value) })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Relation, relations};

    const PROGRAM: &str = r"
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare i32 @cudaMalloc(ptr, i64)
define void @__device_stub__k(ptr %p, i32 %n, i32 %half) {
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
entry:
  %a = alloca ptr
  %n = add i32 %argc, 1
  %wide = sext i32 %n to i64
  %bytes = shl i64 %wide, 2
  %m = call i32 @cudaMalloc(ptr %a, i64 %bytes)
  %up = add i32 %n, 127
  %blocks = sdiv i32 %up, 128
  %rows = sdiv i32 %n, 16
  %x = zext i32 %blocks to i64
  %y = zext i32 %rows to i64
  %high = shl i64 %y, 32
  %grid = or i64 %x, %high
  %r = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967424, i32 1, i64 0, ptr null)
  %ok = icmp eq i32 %r, 0
  br i1 %ok, label %go, label %end
go:
  %p = load ptr, ptr %a
  %half = lshr i32 %n, 1
  call void @__device_stub__k(ptr %p, i32 %n, i32 %half)
  br label %end
end:
  ret i32 0
}
";

    #[test]
    fn grid_and_lengths_follow_from_parameters() {
        let module = ir::parse_module(PROGRAM).unwrap();
        let all = relations(&[module]);
        let term = |text: &str| text.to_owned();
        let wanted = [
            Relation::Value(2, term("(#1 / 2)")),
            Relation::Grid(0, term("((#1 + 127) / 128)")),
            Relation::Grid(1, term("(#1 / 16)")),
            Relation::Multiple(term("#1"), 16),
            Relation::Bytes(0, term("(#1 * 4)")),
        ];
        assert_eq!(all.get("__device_stub__k").map(Vec::as_slice), Some(&wanted[..]));
    }
}

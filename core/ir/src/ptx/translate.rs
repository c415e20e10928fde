//! Translates each PTX instruction to LLVM IR (PTX ISA, chapter "Instruction Set").

use super::builder::Builder;
use super::syntax::{Instruction, Operand as Text, Statement};
use crate::{
    Atomic, BinaryOp, CastOp, FloatKind, FloatPredicate, InstKind, IntPredicate, Operand, Ordering,
    RmwOp, Type, TypeId,
};
use std::collections::BTreeMap;

/// A PTX type: the interpretation of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ty {
    bits: u32,
    float: bool,
    signed: bool,
}

const PRED: Ty = Ty { bits: 1, float: false, signed: false };
const B32: Ty = Ty { bits: 32, float: false, signed: false };
const B64: Ty = Ty { bits: 64, float: false, signed: false };

impl Ty {
    fn of(word: &str) -> Option<Self> {
        if word == "pred" {
            return Some(PRED);
        }
        let bits: u32 = word.get(1..)?.parse().ok()?;
        let float = word.starts_with('f');
        let known = match word.chars().next()? {
            'f' => matches!(bits, 16 | 32 | 64),
            'u' | 's' | 'b' => matches!(bits, 8 | 16 | 32 | 64),
            _ => false,
        };
        known.then_some(Self { bits, float, signed: word.starts_with('s') })
    }
    fn as_bits(self) -> Self {
        Self { float: false, signed: false, ..self }
    }
    /// The type of each of `n` equal parts.
    fn part(self, n: usize) -> Option<Self> {
        let n = u32::try_from(n).ok()?;
        let bits = self.bits.checked_div(n)?;
        (bits >= 8 && bits * n == self.bits).then_some(Self { bits, ..self.as_bits() })
    }
}

/// A declared register.
#[derive(Clone, Copy, Debug)]
struct Register {
    ty: Ty,
    value: Option<Operand>,
}

pub struct Translator<'b, 'm> {
    b: &'b mut Builder<'m>,
    /// Types and current values of the outputs.
    outputs: Vec<(TypeId, Option<Operand>)>,
    inputs: Vec<Operand>,
    registers: BTreeMap<String, Register>,
    /// The carry flag, as an `i1`.
    carry: Option<Operand>,
    /// Whether registers and outputs hold the addresses of local variables.
    in_memory: bool,
}

impl<'b, 'm> Translator<'b, 'm> {
    pub fn new(
        b: &'b mut Builder<'m>,
        outputs: Vec<TypeId>,
        inputs: Vec<Operand>,
        ties: &[Option<usize>],
    ) -> Self {
        let held = |i: usize| match ties.get(i) {
            Some(Some(input)) => inputs.get(*input).copied(),
            _ => None,
        };
        let outputs = outputs.into_iter().enumerate().map(|(i, ty)| (ty, held(i))).collect();
        Self { b, outputs, inputs, registers: BTreeMap::new(), carry: None, in_memory: false }
    }

    /// The final values of the outputs; `None` if one was never written.
    pub fn outputs(&mut self) -> Option<Vec<Operand>> {
        let outputs = self.outputs.clone();
        outputs.into_iter().map(|(ty, held)| self.held(held?, ty)).collect()
    }

    /// Translates all statements. Returns whether all of them are known.
    pub fn run(&mut self, code: &[Statement]) -> bool {
        let mut rest = code;
        while let Some((statement, next)) = rest.split_first() {
            rest = next;
            let done = match statement {
                Statement::Registers(ty, names) => self.declare(ty, names),
                Statement::Instruction(i) => self.instruction(i),
                Statement::Label(name) => self.wait_loop(name, &mut rest),
            };
            if done.is_none() {
                return false;
            }
        }
        true
    }

    fn declare(&mut self, ty: &str, names: &[String]) -> Option<()> {
        let ty = Ty::of(ty)?;
        for name in names {
            self.registers.insert(name.clone(), Register { ty, value: None });
        }
        Some(())
    }

    fn llvm(&mut self, ty: Ty) -> TypeId {
        match (ty.float, ty.bits) {
            (true, 16) => self.b.float(FloatKind::Half),
            (true, 64) => self.b.float(FloatKind::Double),
            (true, _) => self.b.float(FloatKind::Float),
            (false, bits) => self.b.int(bits),
        }
    }

    /// `value` as a `ty`: the same bits, truncated or extended like integers.
    fn coerce(&mut self, value: Operand, ty: Ty, signed: bool) -> Option<Operand> {
        let from = self.b.type_of(value)?;
        let to = self.llvm(ty);
        if from == to {
            return Some(value);
        }
        let mut value = value;
        match self.b.module.types.get(from).clone() {
            Type::Int(_) => {}
            Type::Float(kind) => {
                let int = self.b.int(kind.bits());
                value = self.b.cast(CastOp::BitCast, value, int)?;
            }
            Type::Ptr { .. } => {
                let int = self.b.int(64);
                value = self.b.cast(CastOp::PtrToInt, value, int)?;
            }
            _ => return None,
        }
        value = self.b.resize(value, ty.bits, signed)?;
        if ty.float { self.b.cast(CastOp::BitCast, value, to) } else { Some(value) }
    }

    fn read(&mut self, text: &Text, ty: Ty) -> Option<Operand> {
        let value = match text {
            Text::Arg(i) => match self.outputs.get(*i) {
                Some(&(ty, held)) => self.held(held?, ty)?,
                None => *self.inputs.get(*i - self.outputs.len())?,
            },
            Text::Int(n) => {
                let bits = self.llvm(ty.as_bits());
                let n = self.b.constant(bits, *n);
                return self.coerce(n, ty, false);
            }
            Text::Float(bits, width) => {
                let kind = Ty { bits: *width, float: true, signed: false };
                let ty = self.llvm(kind);
                self.b.float_bits(ty, *bits)
            }
            Text::Special(name) if self.registers.contains_key(name) => self.register(name)?,
            Text::Special(name) => self.special(name)?,
            Text::Name(name) if name == "WARP_SZ" => {
                let ty = self.b.int(32);
                self.b.constant(ty, 32)
            }
            Text::Name(name) => self.register(name)?,
            Text::Vector(parts) => {
                // mov.b64 d, {lo, hi}
                let part = ty.part(parts.len())?;
                let whole = self.llvm(ty.as_bits());
                let mut packed = self.b.constant(whole, 0);
                for (i, text) in parts.iter().enumerate() {
                    let value = self.read(text, part)?;
                    let value = self.b.resize(value, ty.bits, false)?;
                    let by = self.b.constant(whole, i64::from(part.bits) * i as i64);
                    let value = self.b.binary(BinaryOp::Shl, value, by)?;
                    packed = self.b.binary(BinaryOp::Or, packed, value)?;
                }
                packed
            }
            Text::Memory(..) | Text::Pair(..) | Text::Not(_) => return None,
        };
        self.coerce(value, ty, ty.signed)
    }

    fn register(&mut self, name: &str) -> Option<Operand> {
        let Register { ty, value } = *self.registers.get(name)?;
        let ty = self.llvm(ty);
        self.held(value?, ty)
    }

    fn special(&mut self, name: &str) -> Option<Operand> {
        let wide = matches!(name, "clock64" | "globaltimer" | "gridid");
        let ret = self.b.int(if wide { 64 } else { 32 });
        let plain = name.chars().all(|c| c.is_ascii_lowercase() || "._0123456789".contains(c));
        if !plain {
            return None;
        }
        // PTX's `lanemask_lt` is LLVM's `lanemask.lt`.
        let name = name.replace("lanemask_", "lanemask.");
        self.b.call(&format!("llvm.nvvm.read.ptx.sreg.{name}"), ret, &[])?
    }

    fn write(&mut self, text: &Text, value: Operand, ty: Ty) -> Option<()> {
        match text {
            Text::Arg(i) => {
                let (to, _) = *self.outputs.get(*i)?;
                let to_ty = match self.b.module.types.get(to) {
                    Type::Int(bits) => Ty { bits: *bits, float: false, signed: false },
                    Type::Float(kind) => Ty { bits: kind.bits(), float: true, signed: false },
                    _ => return None,
                };
                let value = self.coerce(value, to_ty, ty.signed)?;
                match self.outputs[*i].1 {
                    Some(variable) if self.in_memory => self.b.store(value, variable),
                    _ => self.outputs[*i].1 = Some(value),
                }
            }
            Text::Name(name) if name == "_" => {}
            Text::Name(name) | Text::Special(name) => {
                let to = self.registers.get(name)?.ty;
                let value = self.coerce(value, to, ty.signed)?;
                let register = self.registers.get_mut(name)?;
                match register.value {
                    Some(variable) if self.in_memory => self.b.store(value, variable),
                    _ => register.value = Some(value),
                }
            }
            Text::Vector(parts) => {
                // mov.b64 {lo, hi}, a
                let part = ty.part(parts.len())?;
                let whole = self.coerce(value, ty.as_bits(), false)?;
                let whole_ty = self.llvm(ty.as_bits());
                for (i, text) in parts.iter().enumerate() {
                    let by = self.b.constant(whole_ty, i64::from(part.bits) * i as i64);
                    let value = self.b.binary(BinaryOp::LShr, whole, by)?;
                    let value = self.b.resize(value, part.bits, false)?;
                    self.write(text, value, part)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// A pointer into `space` from the address that a memory operand holds.
    fn pointer(&mut self, text: &Text, space: u32) -> Option<Operand> {
        let Text::Memory(base, offset) = text else { return None };
        let base = match &**base {
            Text::Arg(i) if *i >= self.outputs.len() => {
                *self.inputs.get(*i - self.outputs.len())?
            }
            other => self.read(other, B64)?,
        };
        let mut address;
        let from = self.b.type_of(base)?;
        match self.b.module.types.get(from) {
            Type::Ptr { .. } => {
                let int = self.b.int(64);
                address = self.b.cast(CastOp::PtrToInt, base, int)?;
            }
            Type::Int(_) => address = self.b.resize(base, 64, false)?,
            _ => return None,
        }
        if *offset != 0 {
            let int = self.b.int(64);
            let offset = self.b.constant(int, *offset);
            address = self.b.binary(BinaryOp::Add, address, offset)?;
        }
        let ptr = self.b.pointer(space);
        self.b.cast(CastOp::IntToPtr, address, ptr)
    }

    fn instruction(&mut self, i: &Instruction) -> Option<()> {
        let words: Vec<&str> = i.words.iter().map(String::as_str).collect();
        let Some((negated, guard)) = &i.guard else { return self.plain(&words, &i.operands) };
        self.guarded(&words, &i.operands, *negated, guard)
    }

    fn plain(&mut self, words: &[&str], ops: &[Text]) -> Option<()> {
        let last = words.last()?;
        match (words[0], ops) {
            ("mov", [d, a]) => {
                let ty = Ty::of(last)?;
                let value = self.read(a, ty)?;
                self.write(d, value, ty)
            }
            ("cvta", [d, a]) => self.convert_address(words, d, a),
            ("cvt", [d, rest @ ..])
                if rest.len() == 2 || words.iter().any(|w| matches!(*w, "bf16" | "tf32")) =>
            {
                self.convert_packed(words, d, rest)
            }
            ("cvt", [d, a]) => self.convert(words, d, a),
            ("ld" | "ldu", [d, a]) => self.load(words, d, a),
            ("st", [a, v]) => self.store(words, a, v),
            ("atom", [d, a, v @ ..]) => self.atomic(words, Some(d), a, v),
            ("red", [a, v @ ..]) => self.atomic(words, None, a, v),
            ("setp", [d, a, b, rest @ ..]) => self.compare(words, d, [a, b], rest),
            ("elect", [d, m]) => self.elect(words, d, m),
            ("isspacep", [d, a]) => {
                let ptr = self.b.pointer(0);
                let value = self.read(a, B64)?;
                let value = self.b.cast(CastOp::IntToPtr, value, ptr)?;
                let name = match *last {
                    "shared::cta" => "shared",
                    name @ ("global" | "shared" | "const" | "local") => name,
                    _ => return None,
                };
                let bit = self.b.int(1);
                let value = self.b.call(&format!("llvm.nvvm.isspacep.{name}"), bit, &[value])??;
                self.write(d, value, PRED)
            }
            ("dp4a" | "dp2a", [d, rest @ ..]) => self.dot_product(words, d, rest),
            ("stmatrix", [a, v]) => self.store_matrix(words, a, v),
            ("movmatrix", [d, a]) => self.transpose_matrix(words, d, a),
            ("selp", [d, a, b, p]) => {
                let ty = Ty::of(last)?;
                let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
                let p = self.read(p, PRED)?;
                let value = self.b.select(p, a, b)?;
                self.write(d, value, ty)
            }
            ("membar" | "fence", []) => self.fence(words),
            ("bar" | "barrier", _) => self.barrier(words, ops),
            ("shfl", [d, a, b, c, rest @ ..]) => self.shuffle(words, d, [a, b, c], rest.first()),
            ("vote" | "match" | "redux", [d, a, m]) => {
                let members = self.read(m, B32)?;
                self.exchange(words, d, a, members)
            }
            // Before PTX 6.0, and for the lanes that are active together.
            ("vote", [d, a]) if words.get(1) != Some(&"sync") => {
                let int = self.b.int(32);
                let members = self.b.call("llvm.nvvm.activemask", int, &[])??;
                let words: Vec<&str> =
                    ["vote", "sync"].into_iter().chain(words[1..].iter().copied()).collect();
                self.exchange(&words, d, a, members)
            }
            ("activemask", [d]) => {
                let int = self.b.int(32);
                let value = self.b.call("llvm.nvvm.activemask", int, &[])??;
                self.write(d, value, B32)
            }
            ("ldmatrix", [d, a]) => self.load_matrix(words, d, a),
            ("mma", [d, a, b, c, ..]) => self.multiply(words, [d, a, b, c]),
            ("cp", _) => self.copy_async(words, ops, None),
            ("mbarrier", _) => self.mbarrier(words, ops),
            ("trap", []) => self.void_call("llvm.trap", &[]),
            ("exit", []) => self.void_call("llvm.nvvm.exit", &[]),
            // Hints, which do not affect what a kernel computes.
            (
                "nanosleep" | "prefetch" | "prefetchu" | "brkpt" | "pmevent" | "discard"
                | "applypriority" | "griddepcontrol" | "setmaxnreg",
                _,
            ) => Some(()),
            (_, [d, rest @ ..]) => self.arithmetic(words, d, rest),
            _ => None,
        }
    }

    fn void_call(&mut self, name: &str, args: &[Operand]) -> Option<()> {
        let void = self.b.void();
        self.b.call(name, void, args).map(|_| ())
    }

    fn fence(&mut self, words: &[&str]) -> Option<()> {
        let name = match *words.last()? {
            "cta" => "llvm.nvvm.membar.cta",
            "gl" | "gpu" | "cluster" => "llvm.nvvm.membar.gl",
            "sys" => "llvm.nvvm.membar.sys",
            _ => return None,
        };
        // Fences between proxies, which are not modelled.
        if words.contains(&"proxy") {
            return None;
        }
        self.void_call(name, &[])
    }

    fn barrier(&mut self, words: &[&str], ops: &[Text]) -> Option<()> {
        if words == ["bar", "warp", "sync"] {
            let [mask] = ops else { return None };
            let mask = self.read(mask, B32)?;
            return self.void_call("llvm.nvvm.bar.warp.sync", &[mask]);
        }
        let verb = *words.iter().find(|w| matches!(**w, "sync" | "arrive"))?;
        let known = |w: &&str| matches!(*w, "cta" | "sync" | "arrive" | "aligned");
        if !words[1..].iter().all(known) {
            return None;
        }
        let aligned = words[0] == "bar" || words.contains(&"aligned");
        let counted = match ops {
            [_] if verb == "sync" => "all",
            [_, _] => "count",
            _ => return None,
        };
        let aligned = if aligned { ".aligned" } else { "" };
        let args: Option<Vec<Operand>> = ops.iter().map(|o| self.read(o, B32)).collect();
        self.void_call(&format!("llvm.nvvm.barrier.cta.{verb}{aligned}.{counted}"), &args?)
    }

    fn shuffle(
        &mut self,
        words: &[&str],
        d: &Text,
        ops: [&Text; 3],
        mask: Option<&Text>,
    ) -> Option<()> {
        let ["shfl", rest @ ..] = words else { return None };
        let (sync, mode) = match rest {
            ["sync", mode, "b32"] => (true, *mode),
            [mode, "b32"] => (false, *mode),
            _ => return None,
        };
        if !matches!(mode, "up" | "down" | "bfly" | "idx") || sync != mask.is_some() {
            return None;
        }
        let (value, predicate) = match d {
            Text::Pair(value, predicate) => (&**value, Some(&**predicate)),
            value => (value, None),
        };
        let mut args = vec![];
        if let Some(mask) = mask {
            args.push(self.read(mask, B32)?);
        }
        for op in ops {
            args.push(self.read(op, B32)?);
        }
        let int = self.b.int(32);
        let sync = if sync { "sync." } else { "" };
        let Some(predicate) = predicate else {
            let found = self.b.call(&format!("llvm.nvvm.shfl.{sync}{mode}.i32"), int, &args)??;
            return self.write(value, found, B32);
        };
        let bit = self.b.int(1);
        let both =
            self.b.module.types.intern(Type::Struct { fields: vec![int, bit], packed: false });
        let found = self.b.call(&format!("llvm.nvvm.shfl.{sync}{mode}.i32p"), both, &args)??;
        let part = |this: &mut Self, index: u32, ty| {
            this.b.emit(InstKind::ExtractValue { aggregate: found, indices: vec![index] }, ty)
        };
        let (first, second) = (part(self, 0, int)?, part(self, 1, bit)?);
        self.write(value, first, B32)?;
        self.write(predicate, second, PRED)
    }

    fn exchange(&mut self, words: &[&str], d: &Text, a: &Text, members: Operand) -> Option<()> {
        let (bit, int) = (self.b.int(1), self.b.int(32));
        match words {
            ["vote", "sync", mode @ ("any" | "all" | "uni"), "pred"] => {
                let p = self.read(a, PRED)?;
                let name = format!("llvm.nvvm.vote.{mode}.sync");
                let value = self.b.call(&name, bit, &[members, p])??;
                self.write(d, value, PRED)
            }
            ["vote", "sync", "ballot", "b32"] => {
                let p = self.read(a, PRED)?;
                let value = self.b.call("llvm.nvvm.vote.ballot.sync", int, &[members, p])??;
                self.write(d, value, B32)
            }
            ["match", "any", "sync", "b32"] => {
                let a = self.read(a, B32)?;
                let value = self.b.call("llvm.nvvm.match.any.sync.i32", int, &[members, a])??;
                self.write(d, value, B32)
            }
            ["redux", "sync", op, ty] => {
                let ty = Ty::of(ty).filter(|t| t.bits == 32 && !t.float)?;
                let op = match (*op, ty.signed) {
                    ("min" | "max", false) => format!("u{op}"),
                    ("add" | "min" | "max" | "and" | "or" | "xor", _) => (*op).to_owned(),
                    _ => return None,
                };
                let a = self.read(a, B32)?;
                let name = format!("llvm.nvvm.redux.sync.{op}");
                let value = self.b.call(&name, int, &[a, members])??;
                self.write(d, value, B32)
            }
            _ => None,
        }
    }

    fn convert_address(&mut self, words: &[&str], d: &Text, a: &Text) -> Option<()> {
        let ty = Ty::of(words.last()?)?;
        let space = words.iter().find_map(|w| space(w))?;
        let (generic, special) = (self.b.pointer(0), self.b.pointer(space));
        let to = words.contains(&"to");
        let value = self.read(a, B64)?;
        let (from, into) = if to { (generic, special) } else { (special, generic) };
        let pointer = self.b.cast(CastOp::IntToPtr, value, from)?;
        let pointer = self.b.cast(CastOp::AddrSpaceCast, pointer, into)?;
        let int = self.b.int(64);
        let value = self.b.cast(CastOp::PtrToInt, pointer, int)?;
        self.write(d, value, ty)
    }

    fn convert(&mut self, words: &[&str], d: &Text, a: &Text) -> Option<()> {
        let ["cvt", how @ .., to, from] = words else { return None };
        let (to, from) = (Ty::of(to)?, Ty::of(from)?);
        let how: Vec<&str> = how.iter().copied().filter(|w| *w != "ftz").collect();
        let a = self.read(a, from)?;
        let ty = self.llvm(to);
        let value = match (from.float, to.float, &how[..]) {
            (false, false, []) => self.b.resize(a, to.bits, from.signed)?,
            (false, true, ["rn"]) => {
                let op = if from.signed { CastOp::SiToFp } else { CastOp::UiToFp };
                self.b.cast(op, a, ty)?
            }
            (true, false, ["rzi"]) => {
                // PTX clamps to the range and converts NaN to 0.
                let sign = if to.signed { 's' } else { 'u' };
                let name = format!("llvm.fpto{sign}i.sat.i{}.f{}", to.bits, from.bits);
                self.b.call(&name, ty, &[a])??
            }
            (false, true, [mode @ ("rz" | "rm" | "rp")]) if to.bits >= 32 => {
                let a = self.b.resize(a, from.bits.max(32), from.signed)?;
                let to_float = if to.bits == 64 { "d" } else { "f" };
                let name = format!("llvm.nvvm.{}2{to_float}.{mode}", integer(from));
                self.b.call(&name, ty, &[a])??
            }
            (true, false, [mode @ ("rni" | "rmi" | "rpi")]) if from.bits >= 32 && to.bits >= 32 => {
                let from_float = if from.bits == 64 { "d" } else { "f" };
                let name = format!("llvm.nvvm.{from_float}2{}.{}", integer(to), &mode[..2]);
                self.b.call(&name, ty, &[a])??
            }
            (true, true, [mode @ ("rz" | "rm" | "rp")]) if (from.bits, to.bits) == (64, 32) => {
                self.b.call(&format!("llvm.nvvm.d2f.{mode}"), ty, &[a])??
            }
            (true, true, [mode @ ("rni" | "rzi" | "rmi" | "rpi")]) if to.bits == from.bits => {
                let function = match *mode {
                    "rni" => "rint",
                    "rzi" => "trunc",
                    "rmi" => "floor",
                    _ => "ceil",
                };
                self.b.call(&format!("llvm.{function}.f{}", to.bits), ty, &[a])??
            }
            (true, true, []) if to.bits > from.bits => self.b.cast(CastOp::FpExt, a, ty)?,
            (true, true, ["rn"]) if to.bits < from.bits => self.b.cast(CastOp::FpTrunc, a, ty)?,
            (true, true, []) if to.bits == from.bits => a,
            _ => return None,
        };
        self.write(d, value, to)
    }

    /// Space, ordering and type of a memory instruction; cache modifiers are hints.
    fn memory<'w>(words: &[&'w str]) -> Option<Memory<'w>> {
        let mut m = Memory { space: 0, volatile: false, atomic: None, width: 1, ty: B32, op: None };
        let mut ordering = None;
        let mut scope = None;
        for &word in &words[1..] {
            match word {
                _ if space(word).is_some() => m.space = space(word)?,
                "volatile" => m.volatile = true,
                "weak" | "ca" | "cg" | "cs" | "lu" | "wb" | "wt" | "nc" | "noftz" => {}
                "cv" => m.volatile = true,
                _ if word.starts_with("L1::") || word.starts_with("L2::") => {}
                "relaxed" => ordering = Some(Ordering::Monotonic),
                "acquire" => ordering = Some(Ordering::Acquire),
                "release" => ordering = Some(Ordering::Release),
                "acq_rel" => ordering = Some(Ordering::AcqRel),
                "cta" => scope = Some("block"),
                "gpu" | "cluster" => scope = Some("device"),
                "sys" => scope = Some("sys"),
                "v2" => m.width = 2,
                "v4" => m.width = 4,
                _ => match Ty::of(word) {
                    Some(ty) => m.ty = ty,
                    None if m.op.is_none() && matches!(words[0], "atom" | "red") => {
                        m.op = Some(word);
                    }
                    None => return None,
                },
            }
        }
        if m.ty.bits < 8 {
            return None;
        }
        if matches!(words[0], "atom" | "red") {
            // Relaxed and of device scope by default.
            ordering = ordering.or(Some(Ordering::Monotonic));
            scope = scope.or(Some("device"));
        }
        // LLVM has no name for the system scope.
        let scope = scope.filter(|s| *s != "sys").map(str::to_owned);
        m.atomic = ordering.map(|ordering| Atomic { ordering, scope });
        Some(m)
    }

    fn load(&mut self, words: &[&str], d: &Text, a: &Text) -> Option<()> {
        let m = Self::memory(words)?;
        let ptr = self.pointer(a, m.space)?;
        let size = u64::from(m.ty.bits / 8);
        if m.width == 1 {
            let ty = self.llvm(m.ty);
            let kind =
                InstKind::Load { ptr, volatile: m.volatile, align: Some(size), atomic: m.atomic };
            let value = self.b.emit(kind, ty)?;
            return self.write(d, value, m.ty);
        }
        let Text::Vector(parts) = d else { return None };
        if parts.len() != m.width as usize || m.atomic.is_some() {
            return None;
        }
        let elem = self.llvm(m.ty);
        let vector = Type::Vector { elem, len: m.width, scalable: false };
        let ty = self.b.module.types.intern(vector);
        let align = Some(size * u64::from(m.width));
        let kind = InstKind::Load { ptr, volatile: m.volatile, align, atomic: None };
        let vector = self.b.emit(kind, ty)?;
        for (i, part) in parts.iter().enumerate() {
            let int = self.b.int(32);
            let index = self.b.constant(int, i as i64);
            let value = self.b.emit(InstKind::ExtractElement { vector, index }, elem)?;
            self.write(part, value, m.ty)?;
        }
        Some(())
    }

    fn store(&mut self, words: &[&str], a: &Text, v: &Text) -> Option<()> {
        let m = Self::memory(words)?;
        let ptr = self.pointer(a, m.space)?;
        let size = u64::from(m.ty.bits / 8);
        let void = self.b.void();
        let (value, align) = if m.width == 1 {
            (self.read(v, m.ty)?, size)
        } else {
            let Text::Vector(parts) = v else { return None };
            if parts.len() != m.width as usize || m.atomic.is_some() {
                return None;
            }
            let elem = self.llvm(m.ty);
            let vector = Type::Vector { elem, len: m.width, scalable: false };
            let ty = self.b.module.types.intern(vector);
            let mut whole = self.b.poison(ty);
            for (i, part) in parts.iter().enumerate() {
                let element = self.read(part, m.ty)?;
                let int = self.b.int(32);
                let index = self.b.constant(int, i as i64);
                let kind = InstKind::InsertElement { vector: whole, element, index };
                whole = self.b.emit(kind, ty)?;
            }
            (whole, size * u64::from(m.width))
        };
        let (volatile, align) = (m.volatile, Some(align));
        self.b.emit(InstKind::Store { value, ptr, volatile, align, atomic: m.atomic }, void);
        Some(())
    }

    fn atomic(&mut self, words: &[&str], d: Option<&Text>, a: &Text, v: &[Text]) -> Option<()> {
        if let [value] = v
            && (words.iter().any(|w| matches!(*w, "v2" | "v4" | "v8" | "f16x2" | "bf16x2")))
        {
            return self.atomic_parts(words, d, a, value);
        }
        let m = Self::memory(words)?;
        let ptr = self.pointer(a, m.space)?;
        let atomic = m.atomic?;
        if m.width != 1 || m.ty.bits < 32 {
            return None;
        }
        let (ty, align) = (self.llvm(m.ty), Some(u64::from(m.ty.bits / 8)));
        let old = match (m.op?, v) {
            ("cas", [expected, new]) => {
                let (expected, new) = (self.read(expected, m.ty)?, self.read(new, m.ty)?);
                let bit = self.b.int(1);
                let pair = Type::Struct { fields: vec![ty, bit], packed: false };
                let pair = self.b.module.types.intern(pair);
                let failure = match atomic.ordering {
                    Ordering::Acquire | Ordering::AcqRel => Ordering::Acquire,
                    _ => Ordering::Monotonic,
                };
                let kind = InstKind::CmpXchg {
                    weak: false,
                    volatile: false,
                    ptr,
                    expected,
                    new,
                    atomic,
                    failure,
                    align,
                };
                let both = self.b.emit(kind, pair)?;
                self.b.emit(InstKind::ExtractValue { aggregate: both, indices: vec![0] }, ty)?
            }
            (op, [value]) => {
                let op = match (op, m.ty.float, m.ty.signed) {
                    ("add", true, _) => RmwOp::FAdd,
                    ("add", false, _) => RmwOp::Add,
                    ("exch", ..) => RmwOp::Xchg,
                    ("and", false, _) => RmwOp::And,
                    ("or", false, _) => RmwOp::Or,
                    ("xor", false, _) => RmwOp::Xor,
                    ("min", false, true) => RmwOp::Min,
                    ("min", false, false) => RmwOp::UMin,
                    ("max", false, true) => RmwOp::Max,
                    ("max", false, false) => RmwOp::UMax,
                    ("inc", false, _) => RmwOp::UIncWrap,
                    ("dec", false, _) => RmwOp::UDecWrap,
                    _ => return None,
                };
                let value = self.read(value, m.ty)?;
                let kind = InstKind::AtomicRmw { op, volatile: false, ptr, value, atomic, align };
                self.b.emit(kind, ty)?
            }
            _ => return None,
        };
        match d {
            Some(d) => self.write(d, old, m.ty),
            None => Some(()),
        }
    }

    /// `setp.lt.and.s32 p|q, a, b, c`: `p` is `(a < b) and c`, `q` is `!(a < b) and c`.
    fn compare(&mut self, words: &[&str], d: &Text, [a, b]: [&Text; 2], c: &[Text]) -> Option<()> {
        let words: Vec<&str> = words.iter().copied().filter(|w| *w != "ftz").collect();
        let (op, with, ty) = match (&words[..], c) {
            (["setp", op, ty], []) => (*op, None, *ty),
            (["setp", op, with, ty], [c]) => (*op, Some((*with, c)), *ty),
            _ => return None,
        };
        let ty = Ty::of(ty)?;
        let (a, b) = (self.read(a, ty)?, self.read(b, ty)?);
        let value = if ty.float {
            let pred = match op {
                "eq" => FloatPredicate::Oeq,
                "ne" => FloatPredicate::One,
                "lt" => FloatPredicate::Olt,
                "le" => FloatPredicate::Ole,
                "gt" => FloatPredicate::Ogt,
                "ge" => FloatPredicate::Oge,
                "equ" => FloatPredicate::Ueq,
                "neu" => FloatPredicate::Une,
                "ltu" => FloatPredicate::Ult,
                "leu" => FloatPredicate::Ule,
                "gtu" => FloatPredicate::Ugt,
                "geu" => FloatPredicate::Uge,
                "num" => FloatPredicate::Ord,
                "nan" => FloatPredicate::Uno,
                _ => return None,
            };
            let bit = self.b.int(1);
            let flags = crate::Flags::default();
            self.b.emit(InstKind::FCmp { pred, flags, lhs: a, rhs: b }, bit)?
        } else {
            let pred = match (op, ty.signed) {
                ("eq", _) => IntPredicate::Eq,
                ("ne", _) => IntPredicate::Ne,
                ("lt", true) => IntPredicate::Slt,
                ("le", true) => IntPredicate::Sle,
                ("gt", true) => IntPredicate::Sgt,
                ("ge", true) => IntPredicate::Sge,
                ("lt" | "lo", _) => IntPredicate::Ult,
                ("le" | "ls", _) => IntPredicate::Ule,
                ("gt" | "hi", _) => IntPredicate::Ugt,
                ("ge" | "hs", _) => IntPredicate::Uge,
                _ => return None,
            };
            self.b.compare(pred, a, b)?
        };
        let with = match with {
            None => None,
            Some((with, c)) => {
                let (negated, c) = match c {
                    Text::Not(c) => (true, &**c),
                    c => (false, c),
                };
                let mut c = self.read(c, PRED)?;
                if negated {
                    c = self.not(c)?;
                }
                let op = match with {
                    "and" => BinaryOp::And,
                    "or" => BinaryOp::Or,
                    "xor" => BinaryOp::Xor,
                    _ => return None,
                };
                Some((op, c))
            }
        };
        let combined = |this: &mut Self, value| match with {
            None => Some(value),
            Some((op, c)) => this.b.binary(op, value, c),
        };
        let Text::Pair(first, second) = d else {
            let value = combined(self, value)?;
            return self.write(d, value, PRED);
        };
        let other = self.not(value)?;
        let (value, other) = (combined(self, value)?, combined(self, other)?);
        self.write(first, value, PRED)?;
        self.write(second, other, PRED)
    }

    fn not(&mut self, value: Operand) -> Option<Operand> {
        let bit = self.b.int(1);
        let one = self.b.constant(bit, 1);
        self.b.binary(BinaryOp::Xor, value, one)
    }

    /// `elect.sync d|p, mask`: the lowest lane of the mask, and whether it is this one.
    fn elect(&mut self, words: &[&str], d: &Text, mask: &Text) -> Option<()> {
        let (["elect", "sync"], Text::Pair(leader, predicate)) = (words, d) else { return None };
        let (bit, int) = (self.b.int(1), self.b.int(32));
        let members = self.read(mask, B32)?;
        let (yes, no) = (self.b.constant(bit, 1), self.b.constant(bit, 0));
        let here = self.b.call("llvm.nvvm.vote.ballot.sync", int, &[members, yes])??;
        let first = self.b.call("llvm.cttz.i32", int, &[here, no])??;
        let lane = self.b.call("llvm.nvvm.read.ptx.sreg.laneid", int, &[])??;
        let own = self.b.compare(IntPredicate::Eq, lane, first)?;
        self.write(leader, first, B32)?;
        self.write(predicate, own, PRED)
    }

    /// Adds `value` to the number at `offset` behind the address `a`.
    fn add_to(
        &mut self,
        m: &Memory<'_>,
        a: &Text,
        offset: i64,
        value: Operand,
        ty: Ty,
    ) -> Option<()> {
        let Text::Memory(base, first) = a else { return None };
        let place = Text::Memory(base.clone(), first + offset);
        let ptr = self.pointer(&place, m.space)?;
        let atomic = m.atomic.clone()?;
        let op = if ty.float { RmwOp::FAdd } else { RmwOp::Add };
        let to = self.b.type_of(value)?;
        let align = Some(u64::from(ty.bits / 8));
        self.b.emit(InstKind::AtomicRmw { op, volatile: false, ptr, value, atomic, align }, to)?;
        Some(())
    }
}

mod arithmetic;
mod asynchronous;
mod flow;
mod guarded;
mod matrix;
mod packed;
mod product;

/// The modifiers of a memory instruction.
struct Memory<'w> {
    space: u32,
    volatile: bool,
    atomic: Option<Atomic>,
    width: u32,
    ty: Ty,
    op: Option<&'w str>,
}

/// The name of an integer type in NVVM's conversions.
fn integer(ty: Ty) -> &'static str {
    match (ty.bits == 64, ty.signed) {
        (false, true) => "i",
        (false, false) => "ui",
        (true, true) => "ll",
        (true, false) => "ull",
    }
}

/// LLVM's number of an address space.
fn space(word: &str) -> Option<u32> {
    Some(match word {
        "global" => 1,
        "shared" | "shared::cta" => 3,
        "const" => 4,
        "local" => 5,
        _ => return None,
    })
}

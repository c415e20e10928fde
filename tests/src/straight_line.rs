//! Random straight-line LLVM IR in which no result is left open: shifts stay below the width, divisors are
//! positive, conversions in range, promises of flags are kept, and a NaN's bits never reach an integer.
//!
//! A function takes a pointer to inputs and one to results. [`Function::inputs`] says what lies at the
//! former, [`Function::results`] what is left at the latter.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use std::fmt::Write as _;

/// Bytes of one input or result.
pub const SLOT: usize = 16;
/// Inputs of a function: integers first, then numbers of the three float types in turn.
pub const INPUTS: usize = 16;
/// Results of a function.
pub const RESULTS: usize = 12;

/// A type of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// Integer of so many bits.
    Int(u32),
    /// 16-bit float.
    Half,
    /// 32-bit float.
    Float,
    /// 64-bit float.
    Double,
    /// Vector of integers: elements, bits.
    Ints(u32, u32),
    /// Vector of 32-bit floats.
    Floats(u32),
    /// Vector of 64-bit floats.
    Doubles(u32),
}

use Type::{Double, Doubles, Float, Floats, Half, Int, Ints};

const INTS: [u32; 15] = [1, 2, 3, 7, 8, 13, 16, 24, 31, 32, 33, 48, 64, 65, 128];
const VECTORS: [Type; 9] = [
    Ints(2, 32),
    Ints(4, 8),
    Ints(3, 16),
    Ints(2, 64),
    Ints(8, 16),
    Ints(4, 32),
    Floats(4),
    Floats(2),
    Doubles(2),
];

impl Type {
    fn name(self) -> String {
        match self {
            Int(n) => format!("i{n}"),
            Half => "half".into(),
            Float => "float".into(),
            Double => "double".into(),
            Ints(n, bits) => format!("<{n} x i{bits}>"),
            Floats(n) => format!("<{n} x float>"),
            Doubles(n) => format!("<{n} x double>"),
        }
    }
    /// As intrinsics spell it.
    fn suffix(self) -> String {
        match self {
            Int(n) => format!("i{n}"),
            Half => "f16".into(),
            Float => "f32".into(),
            Double => "f64".into(),
            Ints(n, bits) => format!("v{n}i{bits}"),
            Floats(n) => format!("v{n}f32"),
            Doubles(n) => format!("v{n}f64"),
        }
    }
    fn bits(self) -> u32 {
        match self {
            Int(n) | Ints(_, n) => n,
            Half => 16,
            Float | Floats(_) => 32,
            Double | Doubles(_) => 64,
        }
    }
    fn len(self) -> u32 {
        match self {
            Ints(n, _) | Floats(n) | Doubles(n) => n,
            _ => 1,
        }
    }
    fn is_int(self) -> bool {
        matches!(self, Int(_) | Ints(..))
    }
    fn element(self) -> Type {
        match self {
            Ints(_, n) => Int(n),
            Floats(_) => Float,
            Doubles(_) => Double,
            other => other,
        }
    }
    /// The type of comparisons of values of this type.
    fn truth(self) -> Type {
        if self.len() == 1 { Int(1) } else { Ints(self.len(), 1) }
    }
    fn splat(self, element: &str) -> String {
        if self.len() == 1 {
            return element.to_owned();
        }
        let one = format!("{} {element}", self.element().name());
        format!("<{}>", vec![one; self.len() as usize].join(", "))
    }
}

/// A result: what is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All bits.
    Bits,
    /// A float of so many bits; NaNs are alike.
    Float(u32),
}

/// A random function.
#[derive(Debug)]
pub struct Function {
    /// Its text, `define internal void @name(ptr %in, ptr %out) { … }`.
    pub text: String,
    /// What its results are.
    pub results: Vec<Kind>,
    /// Intrinsics that it declares.
    pub declares: Vec<String>,
}

/// Bytes of the inputs for one lane: integers and floats, odd ones among them.
pub fn inputs(rng: &mut Pcg32) -> Vec<u8> {
    let mut bytes = vec![];
    for slot in 0..INPUTS {
        let cell: [u8; SLOT] = if slot < INPUTS / 2 {
            integer(rng).to_le_bytes()
        } else {
            let mut cell = [0; SLOT];
            match slot % 3 {
                0 => cell[..8].copy_from_slice(&double(rng).to_le_bytes()),
                1 => cell[..4].copy_from_slice(&(double(rng) as f32).to_le_bytes()),
                _ => cell[..2].copy_from_slice(&half(rng).to_le_bytes()),
            }
            cell
        };
        bytes.extend(cell);
    }
    bytes
}

fn integer(rng: &mut Pcg32) -> u128 {
    let wide = |rng: &mut Pcg32| (0..4).fold(0u128, |v, _| v << 32 | u128::from(rng.next_u32()));
    match rng.next_u32() % 8 {
        0 => u128::from(rng.next_u32() % 5),
        1 => u128::MAX - u128::from(rng.next_u32() % 3),
        2 => 1 << (rng.next_u32() % 128),
        3 => (1 << (rng.next_u32() % 128)) - 1,
        4 => u128::MAX << (rng.next_u32() % 128),
        _ => wide(rng),
    }
}

fn double(rng: &mut Pcg32) -> f64 {
    let unit = f64::from(rng.next_u32()) / f64::from(u32::MAX) * 2.0 - 1.0;
    match rng.next_u32() % 10 {
        0 => 0.0,
        1 => f64::INFINITY,
        2 => -f64::INFINITY,
        3 => f64::NAN,
        4 => unit * 1e-40,
        5 => unit * 1e30,
        6 => f64::from(rng.next_u32() % 9) - 4.0,
        7 => f64::from(rng.next_u32() % 64) / 2.0,
        _ => unit * 100.0,
    }
}

fn half(rng: &mut Pcg32) -> u16 {
    match rng.next_u32() % 4 {
        // NaNs among them: any bits.
        0 => rng.next_u32() as u16,
        1 => (rng.next_u32() % 0x400) as u16,
        _ => 0x3000 + (rng.next_u32() % 0x2000) as u16,
    }
}

struct Builder<'r> {
    rng: &'r mut Pcg32,
    text: String,
    values: Vec<(Type, String)>,
    declares: Vec<String>,
    next: u32,
}

/// A function of about `length` operations called `name`.
pub fn function(rng: &mut Pcg32, name: &str, length: u32) -> Function {
    let mut b = Builder { rng, text: String::new(), values: vec![], declares: vec![], next: 0 };
    for slot in 0..INPUTS {
        let ty = if slot < INPUTS / 2 { Int(128) } else { [Double, Float, Half][slot % 3] };
        let at = b.line(&format!("getelementptr inbounds i8, ptr %in, i64 {}", slot * SLOT));
        let v = b.line(&format!("load {}, ptr {at}, align 2", ty.name()));
        b.values.push((ty, v));
    }
    for _ in 0..length {
        b.operation();
    }
    let results = b.store_results();
    let Builder { text, declares, .. } = b;
    let text =
        format!("define internal void @{name}(ptr %in, ptr %out) {{\n{text}  ret void\n}}\n");
    Function { text, results, declares }
}

impl Builder<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.rng.next_u32() % n
    }
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }
    fn line(&mut self, text: &str) -> String {
        let name = format!("%v{}", self.next);
        self.next += 1;
        let _ = writeln!(self.text, "  {name} = {text}");
        name
    }
    fn push(&mut self, ty: Type, text: &str) -> String {
        let v = self.line(text);
        self.values.push((ty, v.clone()));
        v
    }
    fn call(&mut self, ty: Type, name: &str, args: &[(Type, &str)]) -> String {
        self.call_of(&ty.name(), name, args)
    }
    fn call_of(&mut self, ty: &str, name: &str, args: &[(Type, &str)]) -> String {
        let types: Vec<String> = args.iter().map(|a| a.0.name()).collect();
        let declared: Vec<String> = types
            .iter()
            .zip(args)
            .map(|(t, a)| if a.1.starts_with('!') { format!("{t} immarg") } else { t.clone() })
            .collect();
        let declare = format!("declare {ty} @{name}({})", declared.join(", "));
        if !self.declares.contains(&declare) {
            self.declares.push(declare);
        }
        let args: Vec<String> = types
            .iter()
            .zip(args)
            .map(|(t, a)| format!("{t} {}", a.1.trim_start_matches('!')))
            .collect();
        self.line(&format!("call {ty} @{name}({})", args.join(", ")))
    }
    fn int_type(&mut self) -> Type {
        if self.below(4) == 0 {
            let vectors: Vec<Type> = VECTORS.into_iter().filter(|v| v.is_int()).collect();
            self.pick(&vectors)
        } else {
            Int(self.pick(&INTS))
        }
    }
    fn float_type(&mut self) -> Type {
        self.pick(&[Half, Float, Float, Double, Double, Floats(4), Floats(2), Doubles(2)])
    }
    /// Some value of the type, made from others if there is none or at random.
    fn value(&mut self, ty: Type) -> String {
        let have: Vec<String> =
            self.values.iter().filter(|v| v.0 == ty).map(|v| v.1.clone()).collect();
        if !have.is_empty() && self.below(6) > 0 {
            // The newest most often, so that chains grow.
            let at = have.len() as u32 - 1;
            let back = self.below(at.min(3) + 1).min(self.below(at + 1));
            return have[(at - back) as usize].clone();
        }
        if self.below(5) == 0 {
            return self.constant(ty);
        }
        match ty {
            Int(128) | Half => {
                let v: Vec<String> =
                    self.values.iter().filter(|v| v.0 == ty).map(|v| v.1.clone()).collect();
                let k = self.below(v.len() as u32) as usize;
                v[k].clone()
            }
            Int(n) => {
                let from = self.value(Int(128));
                self.line(&format!("trunc i128 {from} to i{n}"))
            }
            Float | Double => {
                let other = if ty == Float { Half } else { Float };
                let from = self.value(other);
                self.line(&format!("fpext {} {from} to {}", other.name(), ty.name()))
            }
            _ => {
                let mut v = "poison".to_owned();
                for i in 0..ty.len() {
                    let e = self.value(ty.element());
                    let (t, et) = (ty.name(), ty.element().name());
                    v = self.line(&format!("insertelement {t} {v}, {et} {e}, i32 {i}"));
                }
                v
            }
        }
    }
    fn constant(&mut self, ty: Type) -> String {
        match ty {
            Int(1) => self.pick(&["true", "false"]).to_owned(),
            Int(n) => {
                let v = integer(self.rng) >> (128 - n);
                if self.below(2) == 0 { v.to_string() } else { format!("u0x{v:x}") }
            }
            Half => format!("0xH{:04X}", half(self.rng) & 0xbbff),
            Float => format!(
                "0x{:016X}",
                f64::from((double(self.rng) as f32).clamp(-1e9, 1e9)).to_bits()
            ),
            Double => format!("0x{:016X}", double(self.rng).clamp(-1e99, 1e99).to_bits()),
            _ => {
                let all: Vec<String> = (0..ty.len())
                    .map(|_| format!("{} {}", ty.element().name(), self.constant(ty.element())))
                    .collect();
                format!("<{}>", all.join(", "))
            }
        }
    }
    /// A value without the bits above `bits`, so not negative.
    fn small(&mut self, ty: Type, bits: u32) -> String {
        let v = self.value(ty);
        let mask = ty.splat(&((1u128 << bits.min(127)) - 1).to_string());
        self.line(&format!("and {} {v}, {mask}", ty.name()))
    }
    /// A number that is not minus zero, whose sign operations leave open.
    fn no_minus_zero(&mut self, ty: Type) -> String {
        let v = self.value(ty);
        let zero = ty.splat(if ty.element() == Half { "0xH0000" } else { "0.0" });
        self.line(&format!("fadd {} {v}, {zero}", ty.name()))
    }
    fn no_nan(&mut self, ty: Type) -> String {
        let v = self.value(ty);
        let (t, truth) = (ty.name(), ty.truth().name());
        let one = ty.splat(if ty.element() == Half { "0xH3C00" } else { "1.0" });
        let c = self.line(&format!("fcmp uno {t} {v}, {v}"));
        self.line(&format!("select {truth} {c}, {t} {one}, {t} {v}"))
    }

    fn operation(&mut self) {
        match self.below(20) {
            0..=4 => self.integer_binary(),
            5 | 6 => self.integer_intrinsic(),
            7 => self.overflow_intrinsic(),
            8..=10 => self.float_binary(),
            11 => self.float_intrinsic(),
            12 => self.compare(),
            13 | 14 => self.integer_cast(),
            15 => self.float_cast(),
            16 => self.vector_operation(),
            17 => self.through_memory(),
            18 => self.aggregate(),
            _ => self.select(),
        }
    }

    fn integer_binary(&mut self) {
        let ty = self.int_type();
        let (t, bits) = (ty.name(), ty.bits());
        let op = self.pick(&[
            "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv",
            "srem",
        ]);
        let a = self.value(ty);
        match op {
            "add" | "sub" | "mul" => {
                let promise = bits >= 8 && self.below(3) == 0;
                if promise {
                    // Small enough that nothing overflows; a difference may be negative.
                    let (a, b) = (self.small(ty, bits / 2 - 2), self.small(ty, bits / 2 - 2));
                    let flags = match op {
                        "sub" => "nsw",
                        _ => self.pick(&["nsw", "nuw", "nuw nsw"]),
                    };
                    self.push(ty, &format!("{op} {flags} {t} {a}, {b}"));
                } else {
                    let b = self.value(ty);
                    self.push(ty, &format!("{op} {t} {a}, {b}"));
                }
            }
            "or" if self.below(3) == 0 && bits >= 8 => {
                let a = self.small(ty, bits / 2);
                let b = self.value(ty);
                let by = ty.splat(&(bits / 2).to_string());
                let b = self.line(&format!("shl {t} {b}, {by}"));
                self.push(ty, &format!("or disjoint {t} {a}, {b}"));
            }
            "shl" | "lshr" | "ashr" => {
                let b = self.value(ty);
                let wide = if bits == 1 { "0".to_owned() } else { bits.to_string() };
                let by = if bits == 1 {
                    ty.splat("0")
                } else if bits < 3 {
                    self.line(&format!("and {t} {b}, {}", ty.splat("1")))
                } else {
                    self.line(&format!("urem {t} {b}, {}", ty.splat(&wide)))
                };
                if op != "shl" && self.below(3) == 0 {
                    let up = self.line(&format!("shl {t} {a}, {by}"));
                    self.push(ty, &format!("{op} exact {t} {up}, {by}"));
                } else {
                    self.push(ty, &format!("{op} {t} {a}, {by}"));
                }
            }
            "udiv" | "urem" => {
                let b = self.value(ty);
                let b = self.line(&format!(
                    "or {t} {b}, {}",
                    ty.splat(if bits == 1 { "true" } else { "1" })
                ));
                self.push(ty, &format!("{op} {t} {a}, {b}"));
            }
            "sdiv" | "srem" => {
                if bits == 1 {
                    return;
                }
                let b = self.small(ty, bits - 1);
                let b = self.line(&format!("or {t} {b}, {}", ty.splat("1")));
                self.push(ty, &format!("{op} {t} {a}, {b}"));
            }
            _ => {
                let b = self.value(ty);
                self.push(ty, &format!("{op} {t} {a}, {b}"));
            }
        }
    }

    fn integer_intrinsic(&mut self) {
        let ty = self.int_type();
        let s = ty.suffix();
        let a = self.value(ty);
        let b = self.value(ty);
        let name = self.pick(&[
            "ctpop",
            "ctlz",
            "cttz",
            "bswap",
            "bitreverse",
            "fshl",
            "fshr",
            "abs",
            "smin",
            "smax",
            "umin",
            "umax",
            "uadd.sat",
            "usub.sat",
            "sadd.sat",
            "ssub.sat",
            "ushl.sat",
            "sshl.sat",
            "ucmp",
            "scmp",
        ]);
        let full = format!("llvm.{name}.{s}");
        let v = match name {
            "ctpop" | "bitreverse" => self.call(ty, &full, &[(ty, &a)]),
            "ctlz" | "cttz" | "abs" => self.call(ty, &full, &[(ty, &a), (Int(1), "!false")]),
            "bswap" if ty.bits().is_multiple_of(16) => self.call(ty, &full, &[(ty, &a)]),
            "bswap" => return,
            "fshl" | "fshr" => {
                let c = self.value(ty);
                self.call(ty, &full, &[(ty, &a), (ty, &b), (ty, &c)])
            }
            "ushl.sat" | "sshl.sat" => {
                if ty.bits() < 3 {
                    return;
                }
                let width = ty.splat(&ty.bits().to_string());
                let by = self.line(&format!("urem {} {b}, {width}", ty.name()));
                self.call(ty, &full, &[(ty, &a), (ty, &by)])
            }
            "ucmp" | "scmp" => {
                let result = if ty.len() == 1 { Int(8) } else { Ints(ty.len(), 8) };
                let full = format!("llvm.{name}.{}.{s}", result.suffix());
                let v = self.call(result, &full, &[(ty, &a), (ty, &b)]);
                self.values.push((result, v));
                return;
            }
            _ => self.call(ty, &full, &[(ty, &a), (ty, &b)]),
        };
        self.values.push((ty, v));
    }

    fn overflow_intrinsic(&mut self) {
        let ty = Int(self.pick(&INTS));
        let t = ty.name();
        let (a, b) = (self.value(ty), self.value(ty));
        let name = self.pick(&["uadd", "usub", "umul", "sadd", "ssub", "smul"]);
        let pair = format!("{{ {t}, i1 }}");
        let v =
            self.call_of(&pair, &format!("llvm.{name}.with.overflow.{t}"), &[(ty, &a), (ty, &b)]);
        self.push(ty, &format!("extractvalue {pair} {v}, 0"));
        self.push(Int(1), &format!("extractvalue {pair} {v}, 1"));
    }

    fn float_binary(&mut self) {
        let ty = self.float_type();
        let t = ty.name();
        let (a, b) = (self.value(ty), self.value(ty));
        let op = self.pick(&["fadd", "fsub", "fmul", "fdiv", "frem", "fneg"]);
        if op == "fneg" {
            self.push(ty, &format!("fneg {t} {a}"));
        } else if op == "frem" && ty.len() > 1 {
            // Vectors of it are taken apart by libraries that differ.
        } else {
            self.push(ty, &format!("{op} {t} {a}, {b}"));
        }
    }

    fn float_intrinsic(&mut self) {
        let ty = self.float_type();
        let s = ty.suffix();
        let name = self.pick(&[
            "fabs",
            "sqrt",
            "fma",
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "roundeven",
            "round",
            "minnum",
            "maxnum",
            "minimum",
            "maximum",
            "copysign",
            "is.fpclass",
        ]);
        let full = format!("llvm.{name}.{s}");
        let a = self.value(ty);
        let v = match name {
            // Twice rounded by hosts without arithmetic on halves.
            "fma" if ty.element() == Half => return,
            "fma" => {
                let (b, c) = (self.value(ty), self.value(ty));
                self.call(ty, &full, &[(ty, &a), (ty, &b), (ty, &c)])
            }
            "minnum" | "maxnum" | "minimum" | "maximum" => {
                // A signalling NaN may count as a NaN or as none.
                let (a, b) = (self.no_minus_zero(ty), self.no_minus_zero(ty));
                self.call(ty, &full, &[(ty, &a), (ty, &b)])
            }
            "copysign" => {
                let b = self.no_nan(ty);
                self.call(ty, &full, &[(ty, &a), (ty, &b)])
            }
            "is.fpclass" => {
                // Both kinds of NaN or none.
                let mask = self.below(256) << 2 | self.pick(&[0, 3]);
                let truth = ty.truth();
                let v = self.call(truth, &full, &[(ty, &a), (Int(32), &format!("!{mask}"))]);
                self.values.push((truth, v));
                return;
            }
            _ => self.call(ty, &full, &[(ty, &a)]),
        };
        self.values.push((ty, v));
    }

    fn compare(&mut self) {
        if self.below(2) == 0 {
            let ty = self.int_type();
            let p =
                self.pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
            if self.below(4) == 0 && ty.bits() > 1 && p.len() == 3 {
                let (a, b) = (self.small(ty, ty.bits() - 1), self.small(ty, ty.bits() - 1));
                self.push(ty.truth(), &format!("icmp samesign {p} {} {a}, {b}", ty.name()));
            } else {
                let (a, b) = (self.value(ty), self.value(ty));
                self.push(ty.truth(), &format!("icmp {p} {} {a}, {b}", ty.name()));
            }
        } else {
            let ty = self.float_type();
            let p = self.pick(&[
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
                "une", "uno", "true", "false",
            ]);
            let (a, b) = (self.value(ty), self.value(ty));
            self.push(ty.truth(), &format!("fcmp {p} {} {a}, {b}", ty.name()));
        }
    }

    fn integer_cast(&mut self) {
        let (from, to) = (self.pick(&INTS), self.pick(&INTS));
        let v = self.value(Int(from));
        match from.cmp(&to) {
            std::cmp::Ordering::Less => {
                let op = self.pick(&["zext", "sext", "zext nneg"]);
                let v = if op == "zext nneg" { self.small(Int(from), from - 1) } else { v };
                self.push(Int(to), &format!("{op} i{from} {v} to i{to}"));
            }
            std::cmp::Ordering::Greater => {
                if to > 2 && self.below(3) == 0 {
                    let v = self.small(Int(from), to - 1);
                    self.push(Int(to), &format!("trunc nuw nsw i{from} {v} to i{to}"));
                } else {
                    self.push(Int(to), &format!("trunc i{from} {v} to i{to}"));
                }
            }
            std::cmp::Ordering::Equal => match from {
                16 | 32 | 64 => {
                    let ty = [Half, Float, Double][from.trailing_zeros() as usize - 4];
                    self.push(ty, &format!("bitcast i{from} {v} to {}", ty.name()));
                }
                128 => {
                    let ty = self.pick(&[Ints(8, 16), Ints(4, 32), Ints(2, 64)]);
                    let v = self.push(ty, &format!("bitcast i128 {v} to {}", ty.name()));
                    self.push(Int(128), &format!("bitcast {} {v} to i128", ty.name()));
                }
                _ => {
                    self.push(Int(from), &format!("freeze i{from} {v}"));
                }
            },
        }
    }

    fn float_cast(&mut self) {
        let int = Int(self.pick(&INTS));
        let scalar = self.pick(&[Float, Double]);
        let t = scalar.name();
        match self.below(6) {
            0 => {
                let v = self.value(int);
                let op = self.pick(&["sitofp", "uitofp"]);
                self.push(scalar, &format!("{op} {} {v} to {t}", int.name()));
            }
            1 => {
                // Within the range of the integer: anything else has no value.
                let v = self.no_nan(scalar);
                let wide = int.bits().min(60);
                let most = f64::from(2f32.powi(wide as i32 - 2));
                let most = format!("0x{:016X}", if wide < 3 { 0 } else { most.to_bits() });
                let a =
                    self.call(scalar, &format!("llvm.fabs.{}", scalar.suffix()), &[(scalar, &v)]);
                let fits = self.line(&format!("fcmp olt {t} {a}, {most}"));
                let signed = self.below(2) == 0;
                let from = if signed { v } else { a };
                let v = self.line(&format!("select i1 {fits}, {t} {from}, {t} 0.0"));
                let op = if signed { "fptosi" } else { "fptoui" };
                self.push(int, &format!("{op} {t} {v} to {}", int.name()));
            }
            2 => {
                let v = self.value(scalar);
                let op = self.pick(&["fptosi", "fptoui"]);
                let name = format!("llvm.{op}.sat.{}.{}", int.suffix(), scalar.suffix());
                let v = self.call(int, &name, &[(scalar, &v)]);
                self.values.push((int, v));
            }
            3 => {
                let v = self.value(Double);
                self.push(Float, &format!("fptrunc double {v} to float"));
            }
            4 => {
                let v = self.value(Float);
                self.push(Half, &format!("fptrunc float {v} to half"));
            }
            _ => {
                let v = self.value(Half);
                self.push(scalar, &format!("fpext half {v} to {t}"));
            }
        }
    }

    fn vector_operation(&mut self) {
        let ty = self.pick(&VECTORS);
        let (t, e, n) = (ty.name(), ty.element().name(), ty.len());
        let v = self.value(ty);
        let index = if self.below(2) == 0 {
            (n - 1).to_string()
        } else {
            let i = self.value(Int(32));
            self.line(&format!("urem i32 {i}, {n}"))
        };
        match self.below(5) {
            0 => {
                self.push(ty.element(), &format!("extractelement {t} {v}, i32 {index}"));
            }
            1 => {
                let x = self.value(ty.element());
                self.push(ty, &format!("insertelement {t} {v}, {e} {x}, i32 {index}"));
            }
            2 => {
                let w = self.value(ty);
                let mask: Vec<String> =
                    (0..n).map(|_| format!("i32 {}", self.below(2 * n))).collect();
                self.push(
                    ty,
                    &format!("shufflevector {t} {v}, {t} {w}, <{n} x i32> <{}>", mask.join(", ")),
                );
            }
            3 if ty.is_int() => {
                let op =
                    self.pick(&["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"]);
                let name = format!("llvm.vector.reduce.{op}.{}", ty.suffix());
                let v = self.call(ty.element(), &name, &[(ty, &v)]);
                self.values.push((ty.element(), v));
            }
            _ if matches!(ty, Ints(2 | 4, 32)) => {
                let to = Ints(n, if self.below(2) == 0 { 8 } else { 64 });
                let op = if to.bits() == 8 { "trunc" } else { self.pick(&["sext", "zext"]) };
                if VECTORS.contains(&to) {
                    self.push(to, &format!("{op} {t} {v} to {}", to.name()));
                }
            }
            _ => {
                self.push(ty, &format!("freeze {t} {v}"));
            }
        }
    }

    /// A value that is stored to a local variable, and read again.
    fn through_memory(&mut self) {
        let ty = match self.below(3) {
            0 => self.pick(&VECTORS),
            1 => self.pick(&[Half, Float, Double]),
            _ => Int(self.pick(&INTS)),
        };
        let t = ty.name();
        let (v, w) = (self.value(ty), self.value(ty));
        let at = self.line(&format!("alloca [2 x {t}], align 16"));
        let second =
            self.line(&format!("getelementptr inbounds [2 x {t}], ptr {at}, i64 0, i64 1"));
        let volatile = self.pick(&["", "volatile "]);
        let _ = writeln!(self.text, "  store {volatile}{t} {w}, ptr {second}");
        let _ = writeln!(self.text, "  store {t} {v}, ptr {at}");
        self.push(ty, &format!("load {volatile}{t}, ptr {second}"));
        self.push(ty, &format!("load {t}, ptr {at}"));
    }

    fn aggregate(&mut self) {
        let (x, y) = (Int(self.pick(&INTS)), self.pick(&[Half, Float, Double, Ints(2, 32)]));
        let t = format!("{{ {}, [2 x {}] }}", x.name(), y.name());
        let (a, b, c) = (self.value(x), self.value(y), self.value(y));
        let s = self.line(&format!("insertvalue {t} poison, {} {a}, 0", x.name()));
        let s = self.line(&format!("insertvalue {t} {s}, {} {b}, 1, 0", y.name()));
        let s = self.line(&format!("insertvalue {t} {s}, {} {c}, 1, 1", y.name()));
        let k = self.below(2);
        self.push(y, &format!("extractvalue {t} {s}, 1, {k}"));
        self.push(x, &format!("extractvalue {t} {s}, 0"));
    }

    fn select(&mut self) {
        let ty = if self.below(2) == 0 { self.int_type() } else { self.float_type() };
        let t = ty.name();
        let (a, b) = (self.value(ty), self.value(ty));
        let by = if ty.len() > 1 && self.below(2) == 0 { ty.truth() } else { Int(1) };
        let c = self.value(by);
        self.push(ty, &format!("select {} {c}, {t} {a}, {t} {b}", by.name()));
    }

    /// Stores the newest scalars and elements.
    fn store_results(&mut self) -> Vec<Kind> {
        let mut results = vec![];
        let values: Vec<(Type, String)> = self.values[INPUTS..].iter().rev().cloned().collect();
        for (ty, v) in values {
            for i in 0..ty.len() {
                if results.len() == RESULTS {
                    return results;
                }
                let scalar = if ty.len() == 1 {
                    v.clone()
                } else {
                    self.line(&format!("extractelement {} {v}, i32 {i}", ty.name()))
                };
                let (t, scalar, kind) = match ty.element() {
                    Int(128) => ("i128".to_owned(), scalar, Kind::Bits),
                    Int(n) => {
                        let wide = self.line(&format!("zext i{n} {scalar} to i128"));
                        ("i128".to_owned(), wide, Kind::Bits)
                    }
                    float => (float.name(), scalar, Kind::Float(float.bits())),
                };
                let at = self.line(&format!(
                    "getelementptr inbounds i8, ptr %out, i64 {}",
                    results.len() * SLOT
                ));
                let _ = writeln!(self.text, "  store {t} {scalar}, ptr {at}, align 2");
                results.push(kind);
            }
        }
        results
    }
}

//! What our reader says.

use super::text::{Told, list};
use std::collections::HashMap;
use warpscope_core::ir::{
    Atomic, BlockId, Call, CastOp, ConstExpr, ConstId, ConstKind, DebugInfo, Flags, FloatKind,
    Function, GlobalId, InstKind, MdId, MdKind, MdValue, Module, Operand, SymbolKind, Type, TypeId,
    ValueId,
};

/// The module as lines.
pub fn tell(module: &Module) -> Told {
    let mut told = Told::default();
    let debug = DebugInfo::new(module);
    let m = Teller { m: module };
    for s in module.types.structs.values() {
        let name = &s.name;
        let body = s.body.map_or("opaque".to_owned(), |b| m.ty(b));
        told.structs.insert(name.clone(), body);
    }
    for id in module.globals.keys() {
        let g = &module.globals[id];
        told.globals.insert(module.symbols[g.symbol].name.clone(), m.global(id));
    }
    for f in module.functions.values() {
        let name = modern(&module.symbols[f.symbol].name);
        let params: Vec<_> = f.params.iter().map(|p| m.ty(p.ty)).collect();
        let dots = if f.vararg { " ..." } else { "" };
        let mut lines = vec![format!("{} ({}){dots}", m.ty(f.ret_ty), params.join(", "))];
        if !f.blocks.is_empty() {
            m.body(f, &debug, &mut lines);
        } else if name.starts_with("llvm.dbg.") {
            // What it called became records.
            continue;
        }
        told.functions.insert(name, lines);
    }
    told
}

/// LLVM calls intrinsics for typed pointers by the names that they have without: `p0i8` is `p0`.
fn modern(name: &str) -> String {
    if !name.starts_with("llvm.") {
        return name.to_owned();
    }
    let part = |part: &str| -> String {
        let digits = part
            .strip_prefix('p')
            .map_or(0, |p| p.find(|c: char| !c.is_ascii_digit()).unwrap_or(0));
        let pointee = part.get(1 + digits..).unwrap_or("");
        let typed = digits > 0 && pointee.starts_with(['i', 'f', 'v', 's', 'p']);
        part[..if typed { 1 + digits } else { part.len() }].to_owned()
    };
    name.split('.').map(part).collect::<Vec<_>>().join(".")
}

struct Teller<'m> {
    m: &'m Module,
}

/// A function, with its values numbered in order.
struct Body<'a> {
    t: &'a Teller<'a>,
    f: &'a Function,
    values: HashMap<ValueId, usize>,
}

impl Teller<'_> {
    fn ty(&self, id: TypeId) -> String {
        let all =
            |types: &[TypeId]| types.iter().map(|&t| self.ty(t)).collect::<Vec<_>>().join(", ");
        match self.m.types.get(id) {
            Type::Void => "void".to_owned(),
            Type::Int(bits) => format!("i{bits}"),
            Type::Float(kind) => kind.keyword().to_owned(),
            Type::Ptr { space, .. } => format!("ptr({})", space.0),
            Type::Vector { elem, len, scalable } => {
                let scale = if *scalable { "vscale x " } else { "" };
                format!("<{scale}{len} x {}>", self.ty(*elem))
            }
            Type::Array { elem, len } => format!("[{len} x {}]", self.ty(*elem)),
            Type::Struct { fields, packed } => {
                let p = if *packed { "packed " } else { "" };
                format!("{p}{{{}}}", all(fields))
            }
            Type::Named(id) => format!("%{}", self.m.types.structs[*id].name),
            Type::Function { ret, params, vararg } => {
                let dots = if *vararg { " ..." } else { "" };
                format!("{} ({}){dots}", self.ty(*ret), all(params))
            }
            Type::Label => "label".to_owned(),
            Type::Metadata => "metadata".to_owned(),
            Type::Token => "token".to_owned(),
            other @ Type::Other(_) => format!("{other:?}"),
        }
    }

    fn global(&self, id: GlobalId) -> String {
        let g = &self.m.globals[id];
        let init = g.init.map_or("none".to_owned(), |c| self.constant(c));
        let constness = if g.constant { "constant" } else { "global" };
        let (space, align) = (g.space.0, g.align.unwrap_or(0));
        let section = g.section.as_deref().unwrap_or("");
        format!("{constness} space {space} align {align} section {section:?} = {init}")
    }

    /// A constant with its type before it.
    fn constant(&self, id: ConstId) -> String {
        match &self.m.constants[id].kind {
            ConstKind::Symbol(_) => return self.value(id),
            // Each field tells its own type; LLVM's side does not know the struct's name.
            ConstKind::Aggregate(_) if self.is_struct(id) => return self.value(id),
            ConstKind::Expr(ConstExpr::Cast(CastOp::BitCast, c))
                if self.ty(self.m.constants[*c].ty) == self.ty(self.m.constants[id].ty) =>
            {
                // Between typed pointers.
                return self.constant(*c);
            }
            // LLVM drops steps of nothing.
            ConstKind::Expr(ConstExpr::Gep { base, indices, .. })
                if indices.iter().all(|&i| self.constant(i).ends_with(" 0")) =>
            {
                return self.constant(*base);
            }
            ConstKind::Expr(ConstExpr::Gep { .. }) => return self.value(id),
            _ => {}
        }
        format!("{} {}", self.ty(self.m.constants[id].ty), self.value(id))
    }

    fn is_struct(&self, id: ConstId) -> bool {
        matches!(self.m.types.resolve(self.m.constants[id].ty), Type::Struct { .. })
    }

    fn value(&self, id: ConstId) -> String {
        let c = &self.m.constants[id];
        let all = |list: &[ConstId]| list.iter().map(|&c| self.constant(c)).collect::<Vec<_>>();
        let brackets = || match self.m.types.resolve(c.ty) {
            Type::Struct { .. } => ("{", "}"),
            Type::Array { .. } => ("[", "]"),
            _ => ("<", ">"),
        };
        match &c.kind {
            ConstKind::Int(value) => match self.m.types.scalar_bits(c.ty) {
                Some(65..) => "wide".to_owned(),
                _ => value.to_string(),
            },
            ConstKind::WideInt(_) => "wide".to_owned(),
            ConstKind::Float(bits) => match self.m.types.get(c.ty) {
                Type::Float(FloatKind::Float | FloatKind::Double) => format!("f{bits:x}"),
                _ => "f".to_owned(),
            },
            ConstKind::Null => "null".to_owned(),
            ConstKind::Undef => "undef".to_owned(),
            ConstKind::Poison => "poison".to_owned(),
            ConstKind::Zero => match self.m.types.get(c.ty) {
                Type::Int(_) => "0".to_owned(),
                Type::Float(FloatKind::Float | FloatKind::Double) => "f0".to_owned(),
                Type::Ptr { .. } => "null".to_owned(),
                _ => "zero".to_owned(),
            },
            ConstKind::None => "none".to_owned(),
            ConstKind::Aggregate(elements) => {
                let (open, close) = brackets();
                list(open, &all(elements), close)
            }
            ConstKind::Splat(element) => {
                let Type::Vector { len, .. } = self.m.types.resolve(c.ty) else {
                    return "splat".to_owned();
                };
                list("<", &vec![self.constant(*element); *len as usize], ">")
            }
            ConstKind::String(bytes) => {
                let bytes: Vec<_> = bytes.iter().map(|b| format!("i8 {b}")).collect();
                list("[", &bytes, "]")
            }
            ConstKind::Symbol(s) => format!("@{}", modern(&self.m.symbols[*s].name)),
            ConstKind::Other(text) => text.clone(),
            ConstKind::Expr(e) => self.expression(c.ty, e),
        }
    }

    fn expression(&self, ty: TypeId, e: &ConstExpr) -> String {
        match e {
            ConstExpr::Gep { flags, base, indices, .. } => {
                let all: Vec<_> = indices.iter().map(|&c| self.constant(c)).collect();
                let bounds = flags.iter().any(|f| f == "inbounds");
                let bounds = if bounds { "inbounds " } else { "" };
                format!("gep({bounds}{}; {})", self.constant(*base), all.join(", "))
            }
            ConstExpr::Cast(op, c) => self.cast(*op, *c, ty),
            ConstExpr::Binary(op, _, a, b) => {
                format!("{}({}, {})", op.keyword(), self.constant(*a), self.constant(*b))
            }
            ConstExpr::ExtractElement(a, b) => {
                format!("extractelement({}, {})", self.constant(*a), self.constant(*b))
            }
            other => format!("{other:?}"),
        }
    }

    fn has_line(&self, loc: MdId) -> bool {
        let MdKind::Specialized { fields, .. } = &self.m.metadata[loc].kind else { return true };
        let line = fields.iter().find(|f| f.0 == "line");
        line.is_some_and(|f| !matches!(f.1, MdValue::Int(0)))
    }

    fn cast(&self, op: CastOp, c: ConstId, to: TypeId) -> String {
        format!("{}({} to {})", op.keyword(), self.constant(c), self.ty(to))
    }

    fn body(&self, f: &Function, debug: &DebugInfo, lines: &mut Vec<String>) {
        let mut values = HashMap::new();
        for p in &f.params {
            values.insert(p.value, values.len());
        }
        let insts = || f.blocks.values().flat_map(|b| &b.insts);
        for &i in insts() {
            if let Some(v) = f.insts[i].result {
                values.insert(v, values.len());
            }
        }
        let body = Body { t: self, f, values };
        for (n, block) in f.blocks.values().enumerate() {
            lines.push(format!("block {n}"));
            for &i in &block.insts {
                let inst = &f.insts[i];
                let Some(text) = body.instruction(&inst.kind, inst.ty) else { continue };
                // Without a line ours takes that of the call that was inlined; LLVM has none.
                let loc = inst.debug_loc.filter(|&loc| self.has_line(loc));
                let place = debug
                    .location(loc)
                    .map_or(String::new(), |l| format!(" at {}:{}:{}", l.file, l.line, l.column));
                lines.push(format!("{text}{place}"));
            }
        }
    }
}

impl Body<'_> {
    fn op(&self, o: Operand) -> String {
        match o {
            Operand::Value(v) => {
                let number = self.values.get(&v).map_or("?".to_owned(), ToString::to_string);
                format!("{} %{number}", self.t.ty(self.f.values[v].ty))
            }
            Operand::Const(c) => self.t.constant(c),
            Operand::Metadata(_) => "metadata".to_owned(),
            Operand::Asm(_) => "asm".to_owned(),
        }
    }
    fn ops(&self, list: &[Operand]) -> String {
        list.iter().map(|&o| self.op(o)).collect::<Vec<_>>().join(", ")
    }
    fn align(&self, given: Option<u64>, ty: TypeId) -> u64 {
        given.unwrap_or_else(|| self.t.m.types.align_of(ty))
    }
    fn type_of(&self, o: Operand) -> TypeId {
        self.t.m.operand_type(self.f, o).unwrap_or(self.f.ret_ty)
    }

    /// `None` for what LLVM keeps apart from the instructions.
    fn instruction(&self, kind: &InstKind, ty: TypeId) -> Option<String> {
        let t = self.t;
        let block = |b: &BlockId| format!("block {}", b.0);
        Some(match kind {
            InstKind::DebugRecord { .. } => return None,
            InstKind::Ret(None) => "ret".to_owned(),
            InstKind::Ret(Some(o)) => format!("ret {}", self.op(*o)),
            InstKind::Br(to) => format!("br {}", block(to)),
            InstKind::CondBr { cond, then_to, else_to } => {
                format!("br {} {} {}", self.op(*cond), block(then_to), block(else_to))
            }
            InstKind::Switch { value, default, cases } => {
                let cases: Vec<_> =
                    cases.iter().map(|(c, b)| format!("{} {}", t.constant(*c), block(b))).collect();
                let default = block(default);
                format!("switch {} default {default}: {}", self.op(*value), cases.join(", "))
            }
            InstKind::IndirectBr { address, targets } => {
                let to: Vec<_> = targets.iter().map(block).collect();
                format!("indirectbr {} {}", self.op(*address), to.join(", "))
            }
            InstKind::Unreachable => "unreachable".to_owned(),
            InstKind::Binary { op, flags, lhs, rhs } => {
                let keyword = op.keyword();
                let mut text = keyword.to_owned();
                let told: &[(u32, &str)] = match keyword {
                    "add" | "sub" | "mul" | "shl" => &[(Flags::NUW, " nuw"), (Flags::NSW, " nsw")],
                    "udiv" | "sdiv" | "lshr" | "ashr" => &[(Flags::EXACT, " exact")],
                    _ => &[],
                };
                for (bit, word) in told {
                    text += if flags.has(*bit) { word } else { "" };
                }
                format!("{text} {}", self.ops(&[*lhs, *rhs]))
            }
            InstKind::FNeg { value, .. } => format!("fneg {}", self.op(*value)),
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                format!("icmp {} {}", pred.keyword(), self.ops(&[*lhs, *rhs]))
            }
            InstKind::FCmp { pred, lhs, rhs, .. } => {
                format!("fcmp {} {}", pred.keyword(), self.ops(&[*lhs, *rhs]))
            }
            InstKind::Cast { op, value, .. } => {
                format!("{} {} to {}", op.keyword(), self.op(*value), t.ty(ty))
            }
            InstKind::Alloca { allocated, count, align, .. } => {
                let count = count.map_or("i32 1".to_owned(), |c| self.op(c));
                let align = self.align(*align, *allocated);
                format!("alloca {} count {count} align {align}", t.ty(*allocated))
            }
            InstKind::Load { ptr, volatile, align, atomic } => {
                let v = if *volatile { " volatile" } else { "" };
                let (order, align) = (order(atomic.as_ref()), self.align(*align, ty));
                format!("load{v}{order} {} from {} align {align}", t.ty(ty), self.op(*ptr))
            }
            InstKind::Store { value, ptr, volatile, align, atomic } => {
                let v = if *volatile { " volatile" } else { "" };
                let align = self.align(*align, self.type_of(*value));
                let order = order(atomic.as_ref());
                format!("store{v}{order} {} align {align}", self.ops(&[*value, *ptr]))
            }
            InstKind::Gep { flags, source, base, indices } => {
                let bounds = if flags.has(Flags::INBOUNDS) { " inbounds" } else { "" };
                let (source, base) = (t.ty(*source), self.op(*base));
                format!("getelementptr{bounds} {source} {base}; {}", self.ops(indices))
            }
            InstKind::Fence(atomic) => format!("fence{}", order(Some(atomic))),
            InstKind::CmpXchg { weak, volatile, ptr, expected, new, atomic, failure, .. } => {
                let w = if *weak { " weak" } else { "" };
                let v = if *volatile { " volatile" } else { "" };
                let (order, failure) = (order(Some(atomic)), failure.keyword());
                let operands = self.ops(&[*ptr, *expected, *new]);
                format!("cmpxchg{w}{v} {operands}{order} failing {failure}")
            }
            InstKind::AtomicRmw { op, volatile, ptr, value, .. } => {
                let v = if *volatile { " volatile" } else { "" };
                format!("atomicrmw{v} {} {}", op.keyword(), self.ops(&[*ptr, *value]))
            }
            InstKind::Select { cond, on_true, on_false, .. } => {
                format!("select {}", self.ops(&[*cond, *on_true, *on_false]))
            }
            InstKind::Phi { incoming, .. } => {
                let pairs = incoming.iter();
                let pairs: Vec<_> =
                    pairs.map(|(o, b)| format!("{} from {}", self.op(*o), block(b))).collect();
                format!("phi {} {}", t.ty(ty), pairs.join(", "))
            }
            InstKind::Call(call) => return self.call(call),
            InstKind::Invoke { call, normal, unwind } => {
                format!("{} to {} or {}", self.call(call)?, block(normal), block(unwind))
            }
            InstKind::ExtractElement { vector, index } => {
                format!("extractelement {}", self.ops(&[*vector, *index]))
            }
            InstKind::InsertElement { vector, element, index } => {
                format!("insertelement {}", self.ops(&[*vector, *element, *index]))
            }
            InstKind::ShuffleVector { a, b, mask } => {
                format!("shufflevector {}, {}", self.ops(&[*a, *b]), t.constant(*mask))
            }
            InstKind::ExtractValue { aggregate, indices } => {
                format!("extractvalue {} {indices:?}", self.op(*aggregate))
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                format!("insertvalue {} {indices:?}", self.ops(&[*aggregate, *element]))
            }
            InstKind::Freeze(o) => format!("freeze {}", self.op(*o)),
            InstKind::VaArg(o) => format!("va_arg {} {}", self.op(*o), t.ty(ty)),
            InstKind::LandingPad { cleanup, clauses } => {
                format!("landingpad {cleanup} {clauses:?}")
            }
            InstKind::Resume(o) => format!("resume {}", self.op(*o)),
            InstKind::Other { opcode, text } => format!("{opcode} {text}"),
        })
    }

    fn call(&self, call: &Call) -> Option<String> {
        let m = self.t.m;
        let name = match call.callee {
            Operand::Const(c) => match m.constants[c].kind {
                ConstKind::Symbol(s) if matches!(m.symbols[s].kind, SymbolKind::Function(_)) => {
                    m.symbols[s].name.as_str()
                }
                _ => "",
            },
            _ => "",
        };
        if name.starts_with("llvm.dbg.") {
            return None;
        }
        let args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
        let (ty, callee) = (self.t.ty(call.function_ty), self.op(call.callee));
        Some(format!("call {ty} {callee} ({})", self.ops(&args)))
    }
}

fn order(atomic: Option<&Atomic>) -> String {
    atomic.map_or(String::new(), |a| format!(" {}", a.ordering.keyword()))
}

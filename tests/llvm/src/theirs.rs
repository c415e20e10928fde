//! What LLVM says, through `llvm-ir`.

use crate::text::{Told, list};
use llvm_ir::constant::Float;
use llvm_ir::instruction::{Atomicity, InlineAssembly, MemoryOrdering};
use llvm_ir::types::{FPType, NamedStructDef};
use llvm_ir::{
    BasicBlock, Constant, ConstantRef, DebugLoc, HasDebugLoc, Instruction, Module, Name, Operand,
    Terminator, Type, TypeRef,
};
use std::collections::HashMap;

/// The module as lines.
pub fn tell(module: &Module) -> Told {
    let mut told = Told::default();
    for name in module.types.all_struct_names() {
        let body = match module.types.named_struct_def(name) {
            Some(NamedStructDef::Defined(ty)) => type_text(ty),
            _ => "opaque".to_owned(),
        };
        told.structs.insert(name.clone(), body);
    }
    for g in &module.global_vars {
        let init = g.initializer.as_ref().map_or("none".to_owned(), |c| constant(module, c));
        let constness = if g.is_constant { "constant" } else { "global" };
        let (space, align) = (g.addr_space, g.alignment);
        let section = g.section.as_deref().unwrap_or("");
        // The type told is that of the address; the value's is the initialiser's.
        let line = format!("{constness} space {space} align {align} section {section:?} = {init}");
        told.globals.insert(plain(&g.name), line);
    }
    for f in &module.func_declarations {
        let params: Vec<_> = f.parameters.iter().map(|p| type_text(&p.ty)).collect();
        let dots = if f.is_var_arg { " ..." } else { "" };
        let head = format!("{} ({}){dots}", type_text(&f.return_type), params.join(", "));
        told.functions.insert(f.name.clone(), vec![head]);
    }
    for f in &module.functions {
        let params: Vec<_> = f.parameters.iter().map(|p| type_text(&p.ty)).collect();
        let dots = if f.is_var_arg { " ..." } else { "" };
        let head = format!("{} ({}){dots}", type_text(&f.return_type), params.join(", "));
        let mut lines = vec![head];
        let mut t = Teller { module, values: HashMap::new(), blocks: HashMap::new() };
        for p in &f.parameters {
            t.number(&p.name);
        }
        for (i, b) in f.basic_blocks.iter().enumerate() {
            t.blocks.insert(b.name.clone(), i);
            t.number_block(b);
        }
        for (i, b) in f.basic_blocks.iter().enumerate() {
            lines.push(format!("block {i}"));
            for inst in &b.instrs {
                if !is_debug_call(inst) {
                    lines.push(format!("{}{}", t.instruction(inst), place(inst.get_debug_loc())));
                }
            }
            lines.push(format!("{}{}", t.terminator(&b.term), place(b.term.get_debug_loc())));
        }
        told.functions.insert(f.name.clone(), lines);
    }
    told
}

fn plain(name: &Name) -> String {
    match name {
        Name::Name(n) => (**n).clone(),
        Name::Number(n) => n.to_string(),
    }
}

fn place(loc: &Option<DebugLoc>) -> String {
    match loc {
        None => String::new(),
        // No line of the source.
        Some(l) if l.line == 0 => String::new(),
        Some(l) => format!(" at {}:{}:{}", l.filename, l.line, l.col.unwrap_or(0)),
    }
}

fn is_debug_call(inst: &Instruction) -> bool {
    let Instruction::Call(call) = inst else { return false };
    let Some(Operand::ConstantOperand(c)) = call.function.as_ref().right() else { return false };
    matches!(&**c, Constant::GlobalReference { name, .. } if plain(name).starts_with("llvm.dbg."))
}

pub fn type_text(ty: &TypeRef) -> String {
    let all = |types: &[TypeRef]| types.iter().map(type_text).collect::<Vec<_>>().join(", ");
    match &**ty {
        Type::VoidType => "void".to_owned(),
        Type::IntegerType { bits } => format!("i{bits}"),
        Type::PointerType { addr_space } => format!("ptr({addr_space})"),
        Type::FPType(kind) => match kind {
            FPType::Half => "half",
            FPType::BFloat => "bfloat",
            FPType::Single => "float",
            FPType::Double => "double",
            FPType::FP128 => "fp128",
            FPType::X86_FP80 => "x86_fp80",
            FPType::PPC_FP128 => "ppc_fp128",
        }
        .to_owned(),
        Type::FuncType { result_type, param_types, is_var_arg } => {
            let dots = if *is_var_arg { " ..." } else { "" };
            format!("{} ({}){dots}", type_text(result_type), all(param_types))
        }
        Type::VectorType { element_type, num_elements, scalable } => {
            let scale = if *scalable { "vscale x " } else { "" };
            format!("<{scale}{num_elements} x {}>", type_text(element_type))
        }
        Type::ArrayType { element_type, num_elements } => {
            format!("[{num_elements} x {}]", type_text(element_type))
        }
        Type::StructType { element_types, is_packed } => {
            let p = if *is_packed { "packed " } else { "" };
            format!("{p}{{{}}}", all(element_types))
        }
        Type::NamedStructType { name } => format!("%{name}"),
        Type::LabelType => "label".to_owned(),
        Type::MetadataType => "metadata".to_owned(),
        Type::TokenType => "token".to_owned(),
        other => format!("{other:?}"),
    }
}

/// A constant with its type before it.
fn constant(m: &Module, c: &ConstantRef) -> String {
    // Of a symbol the type is not told: its address space is lost, and that of an address in it.
    // Of a struct each field tells its own, and the struct's name is lost.
    match &**c {
        Constant::GlobalReference { .. } | Constant::GetElementPtr(_) | Constant::Struct { .. } => {
            value(m, c)
        }
        _ => format!("{} {}", type_text(&m.type_of(&**c)), value(m, c)),
    }
}

fn value(m: &Module, c: &ConstantRef) -> String {
    let all = |list: &[ConstantRef]| list.iter().map(|c| constant(m, c)).collect::<Vec<_>>();
    let cast = |op: &str, c: &ConstantRef, to: &TypeRef| {
        format!("{op}({} to {})", constant(m, c), type_text(to))
    };
    let two = |op: &str, a, b| format!("{op}({}, {})", constant(m, a), constant(m, b));
    match &**c {
        // Of wider integers only the lower half is told.
        Constant::Int { bits, value } => match bits {
            65.. => "wide".to_owned(),
            64 => value.to_string(),
            _ => (value & ((1 << bits) - 1)).to_string(),
        },
        Constant::Float(f) => match f {
            Float::Single(f) => format!("f{:x}", f.to_bits()),
            Float::Double(f) => format!("f{:x}", f.to_bits()),
            // Values of other formats are not told.
            _ => "f".to_owned(),
        },
        Constant::Null(_) => "null".to_owned(),
        Constant::AggregateZero(_) => "zero".to_owned(),
        Constant::Struct { values, .. } => list("{", &all(values), "}"),
        Constant::Array { elements, .. } => list("[", &all(elements), "]"),
        Constant::Vector(elements) => list("<", &all(elements), ">"),
        Constant::Undef(_) => "undef".to_owned(),
        Constant::Poison(_) => "poison".to_owned(),
        Constant::GlobalReference { name, .. } => format!("@{}", plain(name)),
        Constant::TokenNone => "none".to_owned(),
        Constant::Add(e) => two("add", &e.operand0, &e.operand1),
        Constant::Sub(e) => two("sub", &e.operand0, &e.operand1),
        Constant::Mul(e) => two("mul", &e.operand0, &e.operand1),
        Constant::Xor(e) => two("xor", &e.operand0, &e.operand1),
        Constant::GetElementPtr(e) => {
            // The type of what the address is of is not told.
            let bounds = if e.in_bounds { "inbounds " } else { "" };
            format!("gep({bounds}{}; {})", constant(m, &e.address), all(&e.indices).join(", "))
        }
        Constant::Trunc(e) => cast("trunc", &e.operand, &e.to_type),
        Constant::PtrToInt(e) => cast("ptrtoint", &e.operand, &e.to_type),
        Constant::IntToPtr(e) => cast("inttoptr", &e.operand, &e.to_type),
        Constant::BitCast(e) => cast("bitcast", &e.operand, &e.to_type),
        Constant::AddrSpaceCast(e) => cast("addrspacecast", &e.operand, &e.to_type),
        Constant::ExtractElement(e) => two("extractelement", &e.vector, &e.index),
        other => format!("{other:?}"),
    }
}

struct Teller<'m> {
    module: &'m Module,
    values: HashMap<Name, usize>,
    blocks: HashMap<Name, usize>,
}

impl Teller<'_> {
    fn number(&mut self, name: &Name) {
        let next = self.values.len();
        self.values.insert(name.clone(), next);
    }
    fn number_block(&mut self, b: &BasicBlock) {
        for inst in &b.instrs {
            if let Some(name) = inst.try_get_result() {
                self.number(name);
            }
        }
        if let Some(name) = b.term.try_get_result() {
            self.number(name);
        }
    }
    fn block(&self, name: &Name) -> String {
        self.blocks.get(name).map_or("block ?".to_owned(), |n| format!("block {n}"))
    }
    fn op(&self, o: &Operand) -> String {
        match o {
            Operand::LocalOperand { name, ty } => {
                let number = self.values.get(name).map_or("?".to_owned(), ToString::to_string);
                format!("{} %{number}", type_text(ty))
            }
            Operand::ConstantOperand(c) => constant(self.module, c),
            Operand::MetadataOperand => "metadata".to_owned(),
        }
    }
    fn ops(&self, list: &[&Operand]) -> String {
        list.iter().map(|o| self.op(o)).collect::<Vec<_>>().join(", ")
    }
    fn instruction(&self, inst: &Instruction) -> String {
        use Instruction as I;
        let flags = |list: &[(bool, &str)]| {
            list.iter().filter(|f| f.0).map(|f| format!(" {}", f.1)).collect::<String>()
        };
        macro_rules! two {
            ($op:literal, $i:expr $(, $flag:ident)*) => {
                format!(
                    "{}{} {}",
                    $op,
                    flags(&[$(($i.$flag, stringify!($flag))),*]),
                    self.ops(&[&$i.operand0, &$i.operand1])
                )
            };
        }
        macro_rules! cast {
            ($op:literal, $i:expr) => {
                format!("{} {} to {}", $op, self.op(&$i.operand), type_text(&$i.to_type))
            };
        }
        match inst {
            I::Add(i) => two!("add", i, nuw, nsw),
            I::Sub(i) => two!("sub", i, nuw, nsw),
            I::Mul(i) => two!("mul", i, nuw, nsw),
            I::UDiv(i) => two!("udiv", i, exact),
            I::SDiv(i) => two!("sdiv", i, exact),
            I::URem(i) => two!("urem", i),
            I::SRem(i) => two!("srem", i),
            I::And(i) => two!("and", i),
            I::Or(i) => two!("or", i),
            I::Xor(i) => two!("xor", i),
            I::Shl(i) => two!("shl", i, nuw, nsw),
            I::LShr(i) => two!("lshr", i, exact),
            I::AShr(i) => two!("ashr", i, exact),
            I::FAdd(i) => two!("fadd", i),
            I::FSub(i) => two!("fsub", i),
            I::FMul(i) => two!("fmul", i),
            I::FDiv(i) => two!("fdiv", i),
            I::FRem(i) => two!("frem", i),
            I::FNeg(i) => format!("fneg {}", self.op(&i.operand)),
            I::ExtractElement(i) => format!("extractelement {}", self.ops(&[&i.vector, &i.index])),
            I::InsertElement(i) => {
                format!("insertelement {}", self.ops(&[&i.vector, &i.element, &i.index]))
            }
            I::ShuffleVector(i) => {
                let both = self.ops(&[&i.operand0, &i.operand1]);
                format!("shufflevector {both}, {}", constant(self.module, &i.mask))
            }
            I::ExtractValue(i) => format!("extractvalue {} {:?}", self.op(&i.aggregate), i.indices),
            I::InsertValue(i) => {
                let both = self.ops(&[&i.aggregate, &i.element]);
                format!("insertvalue {both} {:?}", i.indices)
            }
            I::Alloca(i) => format!(
                "alloca {} count {} align {}",
                type_text(&i.allocated_type),
                self.op(&i.num_elements),
                i.alignment
            ),
            I::Load(i) => format!(
                "load{}{} {} from {} align {}",
                flags(&[(i.volatile, "volatile")]),
                order(i.atomicity.as_ref()),
                type_text(&i.loaded_ty),
                self.op(&i.address),
                i.alignment
            ),
            I::Store(i) => format!(
                "store{}{} {} align {}",
                flags(&[(i.volatile, "volatile")]),
                order(i.atomicity.as_ref()),
                self.ops(&[&i.value, &i.address]),
                i.alignment
            ),
            I::Fence(i) => format!("fence{}", order(Some(&i.atomicity))),
            I::CmpXchg(i) => format!(
                "cmpxchg{} {}{} failing{}",
                flags(&[(i.weak, "weak"), (i.volatile, "volatile")]),
                self.ops(&[&i.address, &i.expected, &i.replacement]),
                order(Some(&i.atomicity)),
                order_word(i.failure_memory_ordering)
            ),
            I::AtomicRMW(i) => format!(
                "atomicrmw{} {} {}",
                flags(&[(i.volatile, "volatile")]),
                i.operation,
                self.ops(&[&i.address, &i.value])
            ),
            I::GetElementPtr(i) => {
                let indices: Vec<&Operand> = i.indices.iter().collect();
                format!(
                    "getelementptr{} {} {}; {}",
                    flags(&[(i.in_bounds, "inbounds")]),
                    type_text(&i.source_element_type),
                    self.op(&i.address),
                    self.ops(&indices)
                )
            }
            I::Trunc(i) => cast!("trunc", i),
            I::ZExt(i) => cast!("zext", i),
            I::SExt(i) => cast!("sext", i),
            I::FPTrunc(i) => cast!("fptrunc", i),
            I::FPExt(i) => cast!("fpext", i),
            I::FPToUI(i) => cast!("fptoui", i),
            I::FPToSI(i) => cast!("fptosi", i),
            I::UIToFP(i) => cast!("uitofp", i),
            I::SIToFP(i) => cast!("sitofp", i),
            I::PtrToInt(i) => cast!("ptrtoint", i),
            I::IntToPtr(i) => cast!("inttoptr", i),
            I::BitCast(i) => cast!("bitcast", i),
            I::AddrSpaceCast(i) => cast!("addrspacecast", i),
            I::ICmp(i) => format!("icmp {} {}", i.predicate, self.ops(&[&i.operand0, &i.operand1])),
            I::FCmp(i) => format!("fcmp {} {}", i.predicate, self.ops(&[&i.operand0, &i.operand1])),
            I::Phi(i) => {
                let pairs = i.incoming_values.iter();
                let pairs: Vec<_> =
                    pairs.map(|(o, b)| format!("{} from {}", self.op(o), self.block(b))).collect();
                format!("phi {} {}", type_text(&i.to_type), pairs.join(", "))
            }
            I::Select(i) => {
                format!("select {}", self.ops(&[&i.condition, &i.true_value, &i.false_value]))
            }
            I::Freeze(i) => format!("freeze {}", self.op(&i.operand)),
            I::Call(i) => self.call(&i.function, &i.function_ty, &i.arguments),
            I::VAArg(i) => format!("va_arg {} {}", self.op(&i.arg_list), type_text(&i.cur_type)),
            other => format!("{other:?}"),
        }
    }
    fn call<A>(
        &self,
        function: &either::Either<InlineAssembly, Operand>,
        ty: &TypeRef,
        arguments: &[(Operand, A)],
    ) -> String {
        // Of an assembly only its type is told.
        let callee = match function {
            either::Either::Left(_) => "asm".to_owned(),
            either::Either::Right(o) => self.op(o),
        };
        let arguments: Vec<&Operand> = arguments.iter().map(|a| &a.0).collect();
        format!("call {} {callee} ({})", type_text(ty), self.ops(&arguments))
    }
    fn terminator(&self, t: &Terminator) -> String {
        match t {
            Terminator::Ret(t) => match &t.return_operand {
                Some(o) => format!("ret {}", self.op(o)),
                None => "ret".to_owned(),
            },
            Terminator::Br(t) => format!("br {}", self.block(&t.dest)),
            Terminator::CondBr(t) => format!(
                "br {} {} {}",
                self.op(&t.condition),
                self.block(&t.true_dest),
                self.block(&t.false_dest)
            ),
            Terminator::Switch(t) => {
                let cases = t.dests.iter();
                let cases: Vec<_> = cases
                    .map(|(c, b)| format!("{} {}", constant(self.module, c), self.block(b)))
                    .collect();
                let default = self.block(&t.default_dest);
                format!("switch {} default {default}: {}", self.op(&t.operand), cases.join(", "))
            }
            Terminator::IndirectBr(t) => {
                let to: Vec<_> = t.possible_dests.iter().map(|b| self.block(b)).collect();
                format!("indirectbr {} {}", self.op(&t.operand), to.join(", "))
            }
            Terminator::Unreachable(_) => "unreachable".to_owned(),
            Terminator::Invoke(t) => format!(
                "{} to {} or {}",
                self.call(&t.function, &t.function_ty, &t.arguments),
                self.block(&t.return_label),
                self.block(&t.exception_label)
            ),
            other => format!("{other:?}"),
        }
    }
}

fn order(a: Option<&Atomicity>) -> String {
    a.map_or(String::new(), |a| order_word(a.mem_ordering))
}

fn order_word(o: MemoryOrdering) -> String {
    format!(" {o}")
}

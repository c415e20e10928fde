//! Instructions as text.

use super::{Names, Printer, put};
use crate::inst::{Atomic, Call, Flags, InstId, InstKind, Operand, Ordering};
use crate::metadata::{MdOperand, MdOperandId};
use crate::module::Function;
use crate::types::Type;
use std::fmt::Write;

/// A function and the numbers of its values.
#[derive(Clone, Copy)]
struct In<'f> {
    f: &'f Function,
    names: &'f Names,
}

impl Printer<'_> {
    /// The text of an instruction; with its attachments if `whole`.
    pub(super) fn inst(&mut self, f: &Function, names: &Names, id: InstId, whole: bool) {
        let inst = &f.insts[id];
        let at = In { f, names };
        if let Some(v) = inst.result {
            self.value(f, names, v);
            self.str(" = ");
        }
        self.kind(at, &inst.kind, inst.ty);
        if !whole {
            return;
        }
        if let Some(loc) = inst.debug_loc {
            self.str(", !dbg ");
            self.md_ref(loc);
        }
        self.attachments(", ", &inst.metadata);
    }

    fn operand(&mut self, at: In, o: Operand) {
        let m = self.m;
        match o {
            Operand::Value(v) => self.value(at.f, at.names, v),
            Operand::Const(c) => self.constant(c),
            Operand::Metadata(id) => self.md_operand(at, id),
            Operand::Asm(id) => {
                let asm = &m.inline_asm[id];
                self.str("asm ");
                self.words(&asm.flags);
                self.quoted(&asm.template);
                self.str(", ");
                self.quoted(&asm.constraints);
            }
        }
    }

    fn typed(&mut self, at: In, o: Operand) {
        if let Some(ty) = self.m.operand_type(at.f, o) {
            self.ty(ty);
            self.str(" ");
        }
        self.operand(at, o);
    }

    fn typed_list(&mut self, at: In, operands: &[Operand]) {
        for (i, &o) in operands.iter().enumerate() {
            self.str(if i == 0 { "" } else { ", " });
            self.typed(at, o);
        }
    }

    fn md_operand(&mut self, at: In, id: MdOperandId) {
        let m = self.m;
        match &m.md_operands[id] {
            MdOperand::Node(node) => self.md_ref(*node),
            MdOperand::Value(ty, v) => {
                self.ty(*ty);
                self.str(" ");
                self.value(at.f, at.names, *v);
            }
            MdOperand::Const(c) => self.typed_const(*c),
            MdOperand::ArgList(args) => {
                self.str("!DIArgList(");
                for (i, (ty, o)) in args.iter().enumerate() {
                    self.str(if i == 0 { "" } else { ", " });
                    self.ty(*ty);
                    self.str(" ");
                    self.operand(at, *o);
                }
                self.str(")");
            }
        }
    }

    /// An opcode and flags, each followed by a space.
    fn op(&mut self, opcode: &str, flags: &Flags) {
        put!(self, "{opcode} ");
        self.words(&flags.text);
    }

    fn label(&mut self, at: In, block: crate::BlockId) {
        self.str("label ");
        self.block(at.f, at.names, block, "%");
    }

    fn align(&mut self, align: Option<u64>) {
        if let Some(n) = align {
            put!(self, ", align {n}");
        }
    }

    /// Scope and ordering, each after a space.
    fn atomic(&mut self, atomic: &Atomic) {
        if let Some(scope) = &atomic.scope {
            self.str(" syncscope(");
            self.quoted(&crate::lexer::name_bytes(scope));
            self.str(")");
        }
        self.ordering(atomic.ordering);
    }

    fn ordering(&mut self, ordering: Ordering) {
        put!(self, " {}", ordering.keyword());
    }

    fn volatile(&mut self, volatile: bool) {
        if volatile {
            self.str("volatile ");
        }
    }

    fn kind(&mut self, at: In, kind: &InstKind, ty: crate::TypeId) {
        match kind {
            InstKind::Ret(None) => self.str("ret void"),
            InstKind::Ret(Some(v)) => {
                self.str("ret ");
                self.typed(at, *v);
            }
            InstKind::Br(to) => {
                self.str("br ");
                self.label(at, *to);
            }
            InstKind::CondBr { cond, then_to, else_to } => {
                self.str("br ");
                self.typed(at, *cond);
                self.str(", ");
                self.label(at, *then_to);
                self.str(", ");
                self.label(at, *else_to);
            }
            InstKind::Switch { value, default, cases } => {
                self.str("switch ");
                self.typed(at, *value);
                self.str(", ");
                self.label(at, *default);
                self.str(" [");
                for (c, to) in cases {
                    self.str("\n    ");
                    self.typed_const(*c);
                    self.str(", ");
                    self.label(at, *to);
                }
                self.str("\n  ]");
            }
            InstKind::IndirectBr { address, targets } => {
                self.str("indirectbr ");
                self.typed(at, *address);
                self.str(", [");
                for (i, &t) in targets.iter().enumerate() {
                    self.str(if i == 0 { "" } else { ", " });
                    self.label(at, t);
                }
                self.str("]");
            }
            InstKind::Unreachable => self.str("unreachable"),
            InstKind::Binary { op, flags, lhs, rhs } => {
                self.op(op.keyword(), flags);
                self.typed(at, *lhs);
                self.str(", ");
                self.operand(at, *rhs);
            }
            InstKind::FNeg { flags, value } => {
                self.op("fneg", flags);
                self.typed(at, *value);
            }
            InstKind::ICmp { pred, flags, lhs, rhs } => {
                self.op("icmp", flags);
                put!(self, "{} ", pred.keyword());
                self.typed(at, *lhs);
                self.str(", ");
                self.operand(at, *rhs);
            }
            InstKind::FCmp { pred, flags, lhs, rhs } => {
                self.op("fcmp", flags);
                put!(self, "{} ", pred.keyword());
                self.typed(at, *lhs);
                self.str(", ");
                self.operand(at, *rhs);
            }
            InstKind::Cast { op, flags, value } => {
                self.op(op.keyword(), flags);
                self.typed(at, *value);
                self.str(" to ");
                self.ty(ty);
            }
            InstKind::Alloca { allocated, count, align, space, flags } => {
                self.str("alloca ");
                self.words(flags);
                self.ty(*allocated);
                if let Some(n) = count {
                    self.str(", ");
                    self.typed(at, *n);
                }
                self.align(*align);
                if let Some(space) = space {
                    put!(self, ", addrspace({})", space.0);
                }
            }
            InstKind::Load { ptr, volatile, align, atomic } => {
                self.str(if atomic.is_some() { "load atomic " } else { "load " });
                self.volatile(*volatile);
                self.ty(ty);
                self.str(", ");
                self.typed(at, *ptr);
                if let Some(a) = atomic {
                    self.atomic(a);
                }
                self.align(*align);
            }
            InstKind::Store { value, ptr, volatile, align, atomic } => {
                self.str(if atomic.is_some() { "store atomic " } else { "store " });
                self.volatile(*volatile);
                self.typed_list(at, &[*value, *ptr]);
                if let Some(a) = atomic {
                    self.atomic(a);
                }
                self.align(*align);
            }
            InstKind::Gep { flags, source, base, indices } => {
                self.op("getelementptr", flags);
                self.ty(*source);
                self.str(", ");
                self.typed(at, *base);
                for &i in indices {
                    self.str(", ");
                    self.typed(at, i);
                }
            }
            InstKind::Fence(atomic) => {
                self.str("fence");
                self.atomic(atomic);
            }
            InstKind::CmpXchg { weak, volatile, ptr, expected, new, atomic, failure, align } => {
                self.str(if *weak { "cmpxchg weak " } else { "cmpxchg " });
                self.volatile(*volatile);
                self.typed_list(at, &[*ptr, *expected, *new]);
                self.atomic(atomic);
                // A result that is not a pair is that of LLVM until 3.4, with one ordering.
                if !self.m.types.is_scalar(ty) {
                    self.ordering(*failure);
                }
                self.align(*align);
            }
            InstKind::AtomicRmw { op, volatile, ptr, value, atomic, align } => {
                self.str("atomicrmw ");
                self.volatile(*volatile);
                put!(self, "{} ", op.keyword());
                self.typed_list(at, &[*ptr, *value]);
                self.atomic(atomic);
                self.align(*align);
            }
            InstKind::Select { flags, cond, on_true, on_false } => {
                self.op("select", flags);
                self.typed_list(at, &[*cond, *on_true, *on_false]);
            }
            InstKind::Phi { flags, incoming } => {
                self.op("phi", flags);
                self.ty(ty);
                for (i, (v, b)) in incoming.iter().enumerate() {
                    self.str(if i == 0 { " [ " } else { ", [ " });
                    self.operand(at, *v);
                    self.str(", ");
                    self.block(at.f, at.names, *b, "%");
                    self.str(" ]");
                }
            }
            InstKind::Call(call) => self.call(at, "call", call),
            InstKind::Invoke { call, normal, unwind } => {
                self.call(at, "invoke", call);
                self.str("\n          to ");
                self.label(at, *normal);
                self.str(" unwind ");
                self.label(at, *unwind);
            }
            InstKind::ExtractElement { vector, index } => {
                self.str("extractelement ");
                self.typed_list(at, &[*vector, *index]);
            }
            InstKind::InsertElement { vector, element, index } => {
                self.str("insertelement ");
                self.typed_list(at, &[*vector, *element, *index]);
            }
            InstKind::ShuffleVector { a, b, mask } => {
                self.str("shufflevector ");
                self.typed_list(at, &[*a, *b, Operand::Const(*mask)]);
            }
            InstKind::ExtractValue { aggregate, indices } => {
                self.str("extractvalue ");
                self.typed(at, *aggregate);
                self.path(indices);
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                self.str("insertvalue ");
                self.typed_list(at, &[*aggregate, *element]);
                self.path(indices);
            }
            InstKind::Freeze(v) => {
                self.str("freeze ");
                self.typed(at, *v);
            }
            InstKind::VaArg(list) => {
                self.str("va_arg ");
                self.typed(at, *list);
                self.str(", ");
                self.ty(ty);
            }
            InstKind::DebugRecord { name, args } => {
                put!(self, "  #dbg_{name}(");
                for (i, &a) in args.iter().enumerate() {
                    self.str(if i == 0 { "" } else { ", " });
                    self.md_operand(at, a);
                }
                self.str(")");
            }
            InstKind::LandingPad { cleanup, clauses } => {
                self.str("landingpad ");
                self.ty(ty);
                if *cleanup {
                    self.str(" cleanup");
                }
                for &(filter, clause) in clauses {
                    self.str(if filter { " filter " } else { " catch " });
                    self.typed(at, Operand::Const(clause));
                }
            }
            InstKind::Resume(v) => {
                self.str("resume ");
                self.typed(at, *v);
            }
            InstKind::Other { text, .. } => self.str(text),
        }
    }

    fn call(&mut self, at: In, opcode: &str, call: &Call) {
        if let Some(tail) = &call.tail {
            put!(self, "{tail} ");
        }
        self.op(opcode, &call.flags);
        if let Some(convention) = &call.convention {
            put!(self, "{convention} ");
        }
        for a in &call.ret_attrs {
            self.attr(a);
            self.str(" ");
        }
        if let Some(space) = call.space {
            put!(self, "addrspace({}) ", space.0);
        }
        match self.m.types.get(call.function_ty) {
            Type::Function { ret, .. }
                if !call.explicit_ty && !self.is_vararg(call.function_ty) =>
            {
                self.ty(*ret);
            }
            _ => self.ty(call.function_ty),
        }
        self.str(" ");
        self.operand(at, call.callee);
        self.str("(");
        for (i, arg) in call.args.iter().enumerate() {
            self.str(if i == 0 { "" } else { ", " });
            self.ty(arg.ty);
            self.attrs(&arg.attrs);
            self.str(" ");
            self.operand(at, arg.value);
        }
        self.str(")");
        self.attrs(&call.attrs);
        if let Some(bundles) = &call.bundles {
            put!(self, " {bundles}");
        }
    }
}

//! Writes a [`Module`] as LLVM IR text.
//!
//! [`values`] writes types, constants and metadata, [`instructions`] instructions; this file has
//! the rest. The output is canonical (one spelling of every constant, items in the order that LLVM
//! itself uses), so that print → parse → print changes nothing. Unnamed values and blocks are
//! renumbered.

mod instructions;
mod values;

use super::inst::{BlockId, InstId, ValueId};
use super::lexer::{is_bare_name, name_bytes};
use super::metadata::MdId;
use super::module::{Attr, Function, Module, SymbolId};
use super::types::{Type, TypeId};
use std::fmt::Write;

/// The text of `module`.
pub fn print_module(module: &Module) -> String {
    let mut p = Printer::new(module);
    p.module();
    p.out
}

/// The text of one instruction of `function`, without indentation and attachments.
pub fn print_inst(module: &Module, function: &Function, inst: InstId) -> String {
    InstPrinter::new(module, function).print(inst)
}

/// The text of a type.
pub fn type_text(module: &Module, ty: TypeId) -> String {
    let mut p = Printer::new(module);
    p.ty(ty);
    p.out
}

/// Writes instructions of one function, whose values are numbered once.
#[derive(Debug)]
pub struct InstPrinter<'m> {
    module: &'m Module,
    function: &'m Function,
    names: Names,
}

impl<'m> InstPrinter<'m> {
    /// A printer for instructions of `function`.
    pub fn new(module: &'m Module, function: &'m Function) -> Self {
        Self { module, function, names: Names::new(function) }
    }

    /// The text of `inst`, without indentation and attachments.
    pub fn print(&self, inst: InstId) -> String {
        let mut p = Printer::new(self.module);
        p.inst(self.function, &self.names, inst, false);
        p.out
    }

    /// `%name` or `%12` of a value.
    pub fn value(&self, value: ValueId) -> String {
        let mut p = Printer::new(self.module);
        p.value(self.function, &self.names, value);
        p.out
    }

    /// The label of a block, without colon: a name or a number.
    pub fn label(&self, block: BlockId) -> String {
        let mut p = Printer::new(self.module);
        p.block(self.function, &self.names, block, "");
        p.out
    }
}

/// Numbers of the unnamed values and blocks of a function.
#[derive(Debug)]
struct Names {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

impl Names {
    fn new(function: &Function) -> Self {
        let mut names =
            Self { values: vec![0; function.values.len()], blocks: vec![0; function.blocks.len()] };
        let mut next = 0;
        let mut take = |slot: &mut u32| {
            *slot = next;
            next += 1;
        };
        for p in &function.params {
            if function.values[p.value].name.is_none() {
                take(&mut names.values[p.value.0 as usize]);
            }
        }
        for (b, block) in function.blocks.iter() {
            if block.name.is_none() {
                take(&mut names.blocks[b.0 as usize]);
            }
            for &i in &block.insts {
                if let Some(v) = function.insts[i].result
                    && function.values[v].name.is_none()
                {
                    take(&mut names.values[v.0 as usize]);
                }
            }
        }
        names
    }
}

struct Printer<'m> {
    m: &'m Module,
    out: String,
}

/// Writes to a string, which cannot fail.
macro_rules! put {
    ($p:expr, $($arg:tt)*) => {{
        let _ = write!($p.out, $($arg)*);
    }};
}
use put;

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Self {
        Self { m, out: String::new() }
    }

    fn str(&mut self, s: &str) {
        self.out.push_str(s);
    }

    /// `"…"`, escaped.
    fn quoted(&mut self, bytes: &[u8]) {
        self.out.push('"');
        for &b in bytes {
            if (b' '..=b'~').contains(&b) && b != b'"' && b != b'\\' {
                self.out.push(b as char);
            } else {
                put!(self, "\\{b:02X}");
            }
        }
        self.out.push('"');
    }

    /// A name after `sigil`, quoted if necessary.
    fn name(&mut self, sigil: &str, name: &str) {
        self.str(sigil);
        if is_bare_name(name) {
            self.str(name);
        } else {
            self.quoted(&name_bytes(name));
        }
    }

    /// The name of a global or struct; a name of only digits represents an unnamed one.
    fn name_or_number(&mut self, sigil: &str, name: &str) {
        if !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()) {
            put!(self, "{sigil}{name}");
        } else {
            self.name(sigil, name);
        }
    }

    fn symbol(&mut self, s: SymbolId) {
        let m = self.m;
        self.name_or_number("@", &m.symbols[s].name);
    }

    fn words(&mut self, words: &[String]) {
        for w in words {
            put!(self, "{w} ");
        }
    }

    fn attr(&mut self, attr: &Attr) {
        self.str(&attr.text);
        if let Some(ty) = attr.ty {
            self.str("(");
            self.ty(ty);
            self.str(")");
        }
    }

    /// Attributes, each after a space.
    fn attrs(&mut self, attrs: &[Attr]) {
        for a in attrs {
            self.str(" ");
            self.attr(a);
        }
    }

    fn attachments(&mut self, sep: &str, metadata: &[(String, MdId)]) {
        for (kind, node) in metadata {
            self.str(sep);
            self.md_name(kind);
            self.str(" ");
            self.md_ref(*node);
        }
    }

    /// `!name`, escaped.
    fn md_name(&mut self, name: &str) {
        self.str("!");
        for (i, b) in name_bytes(name).into_iter().enumerate() {
            let plain = b.is_ascii_alphabetic()
                || matches!(b, b'-' | b'$' | b'.' | b'_')
                || (i > 0 && b.is_ascii_digit());
            if plain {
                self.out.push(b as char);
            } else {
                put!(self, "\\{b:02X}");
            }
        }
    }

    fn module(&mut self) {
        let m = self.m;
        if let Some(name) = &m.source_filename {
            self.str("source_filename = ");
            self.quoted(&name_bytes(name));
            self.str("\n");
        }
        if let Some(layout) = &m.data_layout {
            self.str("target datalayout = ");
            self.quoted(&name_bytes(layout));
            self.str("\n");
        }
        if let Some(triple) = &m.triple {
            self.str("target triple = ");
            self.quoted(&name_bytes(triple));
            self.str("\n");
        }
        for asm in &m.asm {
            self.str("module asm ");
            self.quoted(asm);
            self.str("\n");
        }
        self.structs();
        for comdat in &m.comdats {
            put!(self, "{comdat}\n");
        }
        for global in m.globals.values() {
            self.global(global);
        }
        for alias in m.aliases.values() {
            self.symbol(alias.symbol);
            self.str(" = ");
            self.words(&alias.prefix);
            put!(self, "{} ", alias.keyword);
            self.ty(alias.ty);
            self.str(", ");
            self.typed_const(alias.aliasee);
            for s in &alias.suffix {
                put!(self, ", {s}");
            }
            self.str("\n");
        }
        for function in m.functions.values() {
            self.str("\n");
            self.function(function);
        }
        self.str("\n");
        for group in &m.attr_groups {
            put!(self, "attributes #{} = {{", group.number);
            self.attrs(&group.attrs);
            self.str(" }\n");
        }
        for named in &m.named_metadata {
            self.md_name(&named.name);
            self.str(" = !{");
            for (i, &node) in named.nodes.iter().enumerate() {
                self.str(if i == 0 { "" } else { ", " });
                self.md_ref(node);
            }
            self.str("}\n");
        }
        self.numbered_metadata();
        for line in &m.other {
            put!(self, "{line}\n");
        }
    }

    fn structs(&mut self) {
        let m = self.m;
        // Numbered structs must come in the order of their numbers.
        let mut order: Vec<_> = m.types.structs.values().collect();
        order.sort_by_key(|s| s.name.parse::<u64>().unwrap_or(u64::MAX));
        for s in order {
            self.name_or_number("%", &s.name);
            self.str(" = type ");
            match s.body {
                Some(body) => self.ty(body),
                None => self.str("opaque"),
            }
            self.str("\n");
        }
    }

    fn global(&mut self, g: &super::module::Global) {
        self.symbol(g.symbol);
        self.str(" = ");
        self.words(&g.prefix);
        if g.space.0 != 0 {
            put!(self, "addrspace({}) ", g.space.0);
        }
        if g.externally_initialized {
            self.str("externally_initialized ");
        }
        self.str(if g.constant { "constant " } else { "global " });
        self.ty(g.ty);
        if let Some(init) = g.init {
            self.str(" ");
            self.constant(init);
        }
        if let Some(section) = &g.section {
            self.str(", section ");
            self.quoted(&name_bytes(section));
        }
        let is_attr = |s: &&String| s.starts_with(['#', '"']);
        for s in g.suffix.iter().filter(|s| !is_attr(s)) {
            put!(self, ", {s}");
        }
        if let Some(align) = g.align {
            put!(self, ", align {align}");
        }
        self.attachments(", ", &g.metadata);
        for s in g.suffix.iter().filter(is_attr) {
            put!(self, " {s}");
        }
        self.str("\n");
    }

    fn function(&mut self, f: &Function) {
        let declaration = f.is_declaration();
        if declaration {
            self.str("declare");
            self.attachments(" ", &f.metadata);
            self.str(" ");
        } else {
            self.str("define ");
        }
        self.words(&f.prefix);
        if let Some(convention) = &f.convention {
            put!(self, "{convention} ");
        }
        for a in &f.ret_attrs {
            self.attr(a);
            self.str(" ");
        }
        self.ty(f.ret_ty);
        self.str(" ");
        self.symbol(f.symbol);
        self.str("(");
        let names = Names::new(f);
        for (i, p) in f.params.iter().enumerate() {
            self.str(if i == 0 { "" } else { ", " });
            self.ty(p.ty);
            self.attrs(&p.attrs);
            if !declaration {
                self.str(" ");
                self.value(f, &names, p.value);
            }
        }
        if f.vararg {
            self.str(if f.params.is_empty() { "..." } else { ", ..." });
        }
        self.str(")");
        self.attrs(&f.attrs);
        if declaration {
            self.str("\n");
            return;
        }
        self.attachments(" ", &f.metadata);
        self.str(" {\n");
        for (b, block) in f.blocks.iter() {
            if b.0 > 0 {
                self.str("\n");
            }
            // The label of an unnamed entry is implicit.
            if b.0 > 0 || block.name.is_some() {
                self.block(f, &names, b, "");
                self.str(":\n");
            }
            for &i in &block.insts {
                self.str("  ");
                self.inst(f, &names, i, true);
                self.str("\n");
            }
        }
        self.str("}\n");
    }

    fn value(&mut self, f: &Function, names: &Names, v: ValueId) {
        match &f.values[v].name {
            Some(name) => self.name("%", name),
            None => put!(self, "%{}", names.values[v.0 as usize]),
        }
    }

    fn block(&mut self, f: &Function, names: &Names, b: BlockId, sigil: &str) {
        match &f.blocks[b].name {
            Some(name) => self.name(sigil, name),
            None => put!(self, "{sigil}{}", names.blocks[b.0 as usize]),
        }
    }

    /// Whether a call must give its whole function type.
    fn is_vararg(&self, ty: TypeId) -> bool {
        matches!(self.m.types.get(ty), Type::Function { vararg: true, .. })
    }
}

//! Modules, globals, functions, basic blocks.

use super::constant::{ConstExpr, ConstId, ConstKind, Constant};
use super::inst::{BlockId, Call, Inst, InstId, InstKind, Operand, RmwOp, ValueId};
use super::intrinsics::Intrinsic;
use super::metadata::{MdId, MdNode, MdOperand, MdOperandId};
use super::types::{AddressSpace, TypeId, TypeTable};
use base::diagnostic::Span;
use base::entity;
use base::entity::Table;
use std::collections::{BTreeSet, HashMap};

entity! {
    /// A global name: variable, function or alias.
    pub struct SymbolId("@");
}
entity! {
    /// A global variable.
    pub struct GlobalId("global");
}
entity! {
    /// A function, defined or declared.
    pub struct FunctionId("fn");
}
entity! {
    /// An alias or ifunc.
    pub struct AliasId("alias");
}
entity! {
    /// An inline assembly expression.
    pub struct AsmId("asm");
}

/// An attribute. `text` is the whole attribute as written, unless it has a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Attr {
    /// `noundef`, `align 8`, `"key"="value"`, `#3`, `captures(none)`, …; for a typed attribute its name.
    pub text: String,
    /// The type of `byval(T)`, `sret(T)`, `elementtype(T)`, ….
    pub ty: Option<TypeId>,
}

impl Attr {
    /// Name without arguments or value.
    pub fn name(&self) -> &str {
        let end = self.text.find(['(', ' ', '=']).unwrap_or(self.text.len());
        &self.text[..end]
    }
}

/// What a global name refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum SymbolKind {
    Global(GlobalId),
    Function(FunctionId),
    Alias(AliasId),
    /// Used but never defined or declared, which the verifier reports.
    Undefined,
}

/// A global name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Name without `@`, unquoted and unescaped; digits for an unnamed one.
    pub name: String,
    /// The entity that it refers to.
    pub kind: SymbolKind,
    /// What a function of this name does without a body. A definition may have such a name, too.
    pub intrinsic: Option<Intrinsic>,
}

impl Symbol {
    /// A symbol of this name.
    pub fn new(name: impl Into<String>, kind: SymbolKind) -> Self {
        let name = name.into();
        Self { intrinsic: Intrinsic::resolve(&name), name, kind }
    }
}

/// A global variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// Its name.
    pub symbol: SymbolId,
    /// Linkage, visibility, `dso_local`, `thread_local`, `unnamed_addr`, … before the address space.
    pub prefix: Vec<String>,
    /// Address space.
    pub space: AddressSpace,
    /// `externally_initialized`.
    pub externally_initialized: bool,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// Type of the contents.
    pub ty: TypeId,
    /// Initial value; `None` for a declaration.
    pub init: Option<ConstId>,
    /// `section "…"`.
    pub section: Option<String>,
    /// Alignment, bytes.
    pub align: Option<u64>,
    /// Further properties (`comdat`, `partition`, attributes), as text.
    pub suffix: Vec<String>,
    /// Attachments.
    pub metadata: Vec<(String, MdId)>,
    /// Place in the text.
    pub span: Span,
}

/// An alias or ifunc.
#[derive(Clone, PartialEq, Debug)]
pub struct Alias {
    /// Its name.
    pub symbol: SymbolId,
    /// `alias` or `ifunc`.
    pub keyword: String,
    /// Linkage and other keywords before the type.
    pub prefix: Vec<String>,
    /// Value type.
    pub ty: TypeId,
    /// The target of the alias.
    pub aliasee: ConstId,
    /// Further properties, as text.
    pub suffix: Vec<String>,
    /// Place in the text.
    pub span: Span,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// Type.
    pub ty: TypeId,
    /// Attributes.
    pub attrs: Vec<Attr>,
    /// The value in the body.
    pub value: ValueId,
}

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueDef {
    /// The function's parameter of this position.
    Param(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// Referred to but not defined, which the verifier reports.
    Undefined,
}

/// A value of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// Type.
    pub ty: TypeId,
    /// Name, unless the value is numbered.
    pub name: Option<String>,
    /// Definition.
    pub def: ValueDef,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BasicBlock {
    /// Name, unless the block is numbered.
    pub name: Option<String>,
    /// Instructions in order, the terminator last.
    pub insts: Vec<InstId>,
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its name.
    pub symbol: SymbolId,
    /// Linkage, visibility, `dso_local`, …
    pub prefix: Vec<String>,
    /// Calling convention as text, e.g. `ptx_kernel` or `cc 71`.
    pub convention: Option<String>,
    /// Attributes of the result.
    pub ret_attrs: Vec<Attr>,
    /// Return type.
    pub ret_ty: TypeId,
    /// Function type.
    pub ty: TypeId,
    /// Parameters.
    pub params: Vec<Param>,
    /// Whether `...` follows.
    pub vararg: bool,
    /// Attributes and groups after the parameters (`unnamed_addr`, `#0`, `section "…"`, `comdat`, `gc`, …), as written.
    pub attrs: Vec<Attr>,
    /// Attachments.
    pub metadata: Vec<(String, MdId)>,
    /// Basic blocks, the entry first; empty for a declaration.
    pub blocks: Table<BlockId, BasicBlock>,
    /// Instructions.
    pub insts: Table<InstId, Inst>,
    /// Parameters and results.
    pub values: Table<ValueId, Value>,
    /// Place in the text.
    pub span: Span,
}

impl Function {
    /// Whether there is no body.
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }
    /// The element that was put into an aggregate at that path of indices.
    pub fn inserted(&self, mut aggregate: Operand, path: &[u32]) -> Option<Operand> {
        // A chain is as long as the aggregate has elements.
        for _ in 0..base::limits::MAX_VALUE_SCALARS {
            let Operand::Value(v) = aggregate else { return None };
            let ValueDef::Inst(inst) = self.values[v].def else { return None };
            let InstKind::InsertValue { aggregate: rest, element, indices } =
                &self.insts[inst].kind
            else {
                return None;
            };
            if indices[..] == *path {
                return Some(*element);
            }
            if indices.starts_with(path) || path.starts_with(indices) {
                return None;
            }
            aggregate = *rest;
        }
        None
    }
    /// The entry block of a definition.
    pub fn entry(&self) -> BlockId {
        BlockId(0)
    }
    /// The last instruction of `block`.
    pub fn terminator(&self, block: BlockId) -> Option<&Inst> {
        self.blocks[block].insts.last().map(|&i| &self.insts[i])
    }
    /// Successors of `block`, in order, with repetitions.
    pub fn successors(&self, block: BlockId) -> Vec<BlockId> {
        self.terminator(block).map_or_else(Vec::new, |t| t.kind.successors())
    }
}

/// An inline assembly expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    /// `sideeffect`, `alignstack`, `inteldialect`, `unwind`.
    pub flags: Vec<String>,
    /// Template, unescaped.
    pub template: Vec<u8>,
    /// Constraints, unescaped.
    pub constraints: Vec<u8>,
}

/// `attributes #N = { … }`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttrGroup {
    /// The `N`.
    pub number: u32,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// `!name = !{…}`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedMetadata {
    /// Name without `!`, unescaped.
    pub name: String,
    /// Nodes.
    pub nodes: Vec<MdId>,
}

/// A module. Tables keep the order of the text.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// `source_filename`
    pub source_filename: Option<String>,
    /// `target datalayout`
    pub data_layout: Option<String>,
    /// `target triple`
    pub triple: Option<String>,
    /// `module asm` lines, unescaped.
    pub asm: Vec<Vec<u8>>,
    /// `$name = comdat …` lines, whole.
    pub comdats: Vec<String>,
    /// Types.
    pub types: TypeTable,
    /// Constants, each once.
    pub constants: Table<ConstId, Constant>,
    /// Global names.
    pub symbols: Table<SymbolId, Symbol>,
    /// Global names by name.
    pub symbol_ids: HashMap<String, SymbolId>,
    /// Global variables.
    pub globals: Table<GlobalId, Global>,
    /// Functions.
    pub functions: Table<FunctionId, Function>,
    /// Aliases.
    pub aliases: Table<AliasId, Alias>,
    /// Inline assembly.
    pub inline_asm: Table<AsmId, InlineAsm>,
    /// Attribute groups.
    pub attr_groups: Vec<AttrGroup>,
    /// Metadata nodes.
    pub metadata: Table<MdId, MdNode>,
    /// Metadata operands of calls and debug records.
    pub md_operands: Table<MdOperandId, MdOperand>,
    /// Named metadata.
    pub named_metadata: Vec<NamedMetadata>,
    /// Anything else at top level (`uselistorder`, summary entries `^0 = …`), whole lines.
    pub other: Vec<String>,
}

impl Module {
    /// The symbol of the function that is called, through casts and aliases; none for indirect calls
    /// and inline assembly.
    pub fn callee_symbol(&self, callee: Operand) -> Option<SymbolId> {
        let Operand::Const(mut c) = callee else { return None };
        for _ in 0..base::limits::MAX_NESTING {
            match &self.constants[c].kind {
                ConstKind::Expr(ConstExpr::Cast(_, inner)) => c = *inner,
                ConstKind::Symbol(s) => match self.symbols[*s].kind {
                    SymbolKind::Alias(a) => c = self.aliases[a].aliasee,
                    SymbolKind::Function(_) | SymbolKind::Undefined => return Some(*s),
                    SymbolKind::Global(_) => return None,
                },
                _ => return None,
            }
        }
        None
    }
    /// The function that is called, through casts and aliases.
    pub fn callee(&self, callee: Operand) -> Option<FunctionId> {
        match self.symbols[self.callee_symbol(callee)?].kind {
            SymbolKind::Function(f) => Some(f),
            _ => None,
        }
    }
    /// A function and those that it calls, directly or through others, by name.
    pub fn with_callees(&self, function: FunctionId) -> Vec<FunctionId> {
        let mut known = BTreeSet::from([function]);
        let mut found = vec![function];
        let mut at = 0;
        while let Some(&id) = found.get(at) {
            at += 1;
            for inst in self.functions[id].insts.values() {
                if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &inst.kind
                    && let Some(callee) = self.callee(call.callee)
                    && known.insert(callee)
                {
                    found.push(callee);
                }
            }
        }
        found
    }
    /// What the called function does without a body, by its name.
    pub fn intrinsic(&self, call: &Call) -> Option<Intrinsic> {
        self.symbols[self.callee_symbol(call.callee)?].intrinsic
    }
    /// The intrinsic that a declared function is; none for one with a body.
    pub fn intrinsic_of(&self, f: FunctionId) -> Option<Intrinsic> {
        let function = &self.functions[f];
        self.symbols[function.symbol].intrinsic.filter(|_| function.is_declaration())
    }
    /// Whether an atomic operation of the module adds floating-point numbers: their sum depends on its order.
    pub fn adds_floats(&self) -> bool {
        let adds = |op: RmwOp| matches!(op, RmwOp::FAdd | RmwOp::FSub);
        self.functions.values().flat_map(|f| f.insts.values()).any(|inst| match &inst.kind {
            InstKind::AtomicRmw { op, .. } => adds(*op),
            InstKind::Call(call) => {
                matches!(self.intrinsic(call), Some(Intrinsic::Atomic { op: Some(op), .. }) if adds(op))
            }
            _ => false,
        })
    }
    /// The symbol called `name`.
    pub fn symbol(&self, name: &str) -> Option<SymbolId> {
        self.symbol_ids.get(name).copied()
    }
    /// The function called `name`.
    pub fn function(&self, name: &str) -> Option<FunctionId> {
        match self.symbols[self.symbol(name)?].kind {
            SymbolKind::Function(f) => Some(f),
            _ => None,
        }
    }
    /// Name of a function.
    pub fn function_name(&self, f: FunctionId) -> &str {
        &self.symbols[self.functions[f].symbol].name
    }
    /// Type of an operand; metadata and inline assembly have none.
    pub fn operand_type(&self, f: &Function, operand: Operand) -> Option<TypeId> {
        match operand {
            Operand::Value(v) => Some(f.values[v].ty),
            Operand::Const(c) => Some(self.constants[c].ty),
            Operand::Metadata(_) | Operand::Asm(_) => None,
        }
    }
    /// All attributes of an attribute list, with groups replaced by their contents.
    pub fn expand_attrs<'a>(&'a self, attrs: &'a [Attr]) -> impl Iterator<Item = &'a Attr> {
        attrs.iter().flat_map(move |a| -> Box<dyn Iterator<Item = &'a Attr>> {
            let group = a.text.strip_prefix('#').and_then(|n| n.parse::<u32>().ok());
            match group.and_then(|n| self.attr_groups.iter().find(|g| g.number == n)) {
                Some(g) => Box::new(g.attrs.iter()),
                None => Box::new(std::iter::once(a)),
            }
        })
    }
}

//! Debug information (LangRef, "Specialized Metadata Nodes"): source locations of instructions, and
//! source names of functions and variables.
//!
//! All of it is optional and may be invalid, since nothing else depends on it: a query returns
//! `None` if the metadata has no answer, and chains of nodes are followed for a bounded number of
//! steps only. Formats older than LLVM 3.7 are read through [`old`].

mod old;
mod records;
mod types;
mod variables;

use super::constant::ConstKind;
use super::inst::{InstKind, Operand, ValueId};
use super::metadata::{MdId, MdKind, MdNode, MdOperand, MdOperandId, MdValue};
use super::module::{Function, FunctionId, GlobalId, Module, SymbolId, SymbolKind};
use std::borrow::Cow;
use std::collections::HashMap;

pub use records::{AddressStep, Declared, Level};
pub use types::{ScalarKind, SourceCell, SourceField, SourceScalar, describe_ir_offset};
pub use variables::{Assigned, LocalVariable};

/// Maximum number of steps along a chain of scopes, inlined calls or types.
const MAX_CHAIN: usize = 128;

/// A type of the source: a debug-info type node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SourceType(pub MdId);

/// A source file as given to the compiler.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SourceFile {
    /// Name, usually relative to the directory.
    pub name: String,
    /// Directory of the compilation; may be empty.
    pub directory: String,
}

/// A place in the source, inside a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// File name as written.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// Name of the function in the source; empty if unknown.
    pub function: String,
}

/// The source location of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// File name as written.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// Name of the function in the source; empty if unknown.
    pub function: String,
    /// The calls that were inlined, innermost first.
    pub inlined_at: Vec<Frame>,
}

/// A variable of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: Option<SourceType>,
    /// File name as written.
    pub file: String,
    /// Line of the declaration, 0 if unknown.
    pub line: u32,
    /// Position among the parameters, from 1; 0 for other variables.
    pub arg: u32,
}

/// How an IR value represents a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holds {
    /// The value is the variable's address.
    Address,
    /// The value is the variable's value, from some point on.
    Value,
}

/// Queries about the debug information of one module.
#[derive(Debug)]
pub struct DebugInfo<'m> {
    m: &'m Module,
    /// Parameters that each subprogram declares.
    params: HashMap<MdId, Vec<MdId>>,
    globals: HashMap<GlobalId, MdId>,
    /// Until LLVM 3.7 the subprogram node named the function instead of the other way round.
    subprograms: HashMap<SymbolId, MdId>,
}

impl<'m> DebugInfo<'m> {
    /// Prepares the queries: one pass over the metadata.
    pub fn new(module: &'m Module) -> Self {
        let mut info = Self::bare(module);
        for id in module.metadata.keys() {
            match info.kind(id) {
                "DILocalVariable" => {
                    if info.int(id, "arg").is_some_and(|n| n > 0)
                        && let Some(scope) = info.subprogram_of(id)
                    {
                        info.params.entry(scope).or_default().push(id);
                    }
                }
                "DISubprogram" => {
                    if let Some(s) = info.symbol(id, "function") {
                        info.subprograms.insert(s, id);
                    }
                }
                "DIGlobalVariable" => {
                    // Until LLVM 3.9 the variable node named the global instead of the other way
                    // round.
                    if let Some(s) = info.symbol(id, "variable")
                        && let SymbolKind::Global(g) = module.symbols[s].kind
                    {
                        info.globals.insert(g, id);
                    }
                }
                _ => {}
            }
        }
        for (g, global) in module.globals.iter() {
            for (kind, node) in &global.metadata {
                if kind != "dbg" {
                    continue;
                }
                let var = match info.kind(*node) {
                    "DIGlobalVariableExpression" => info.node(*node, "var"),
                    "DIGlobalVariable" => Some(*node),
                    _ => None,
                };
                if let Some(var) = var {
                    info.globals.insert(g, var);
                    break;
                }
            }
        }
        info
    }

    /// An instance without the tables that [`DebugInfo::new`] builds: for types and what single nodes say.
    pub fn bare(module: &'m Module) -> Self {
        Self {
            m: module,
            params: HashMap::new(),
            globals: HashMap::new(),
            subprograms: HashMap::new(),
        }
    }

    fn get(&self, id: MdId) -> &'m MdNode {
        &self.m.metadata[id]
    }

    fn kind(&self, id: MdId) -> &'m str {
        match &self.get(id).kind {
            // The only specialized node that LLVM 3.6 already had.
            MdKind::Specialized { name, .. } if name == "MDLocation" => "DILocation",
            MdKind::Specialized { name, .. } => name,
            _ => old::kind(self.m, self.get(id)),
        }
    }

    fn field(&self, id: MdId, key: &str) -> Option<Cow<'m, MdValue>> {
        match &self.get(id).kind {
            MdKind::Specialized { fields, .. } => {
                fields.iter().find(|(k, _)| k == key).map(|(_, v)| Cow::Borrowed(v))
            }
            _ => old::field(self.m, self.get(id), key).map(Cow::Owned),
        }
    }

    /// The function or variable that a field is the address of.
    fn symbol(&self, id: MdId, key: &str) -> Option<SymbolId> {
        match *self.field(id, key)? {
            MdValue::Const(c) => match self.m.constants[c].kind {
                ConstKind::Symbol(s) => Some(s),
                _ => None,
            },
            _ => None,
        }
    }

    fn node(&self, id: MdId, key: &str) -> Option<MdId> {
        match *self.field(id, key)? {
            MdValue::Node(n) => Some(n),
            _ => None,
        }
    }

    fn int(&self, id: MdId, key: &str) -> Option<i128> {
        match *self.field(id, key)? {
            MdValue::Int(n) => Some(n),
            MdValue::Const(c) => match self.m.constants[c].kind {
                ConstKind::Int(n) => Some(n as i128),
                _ => None,
            },
            _ => None,
        }
    }

    fn u32(&self, id: MdId, key: &str) -> Option<u32> {
        self.int(id, key).and_then(|n| u32::try_from(n).ok())
    }

    fn text(&self, id: MdId, key: &str) -> Option<String> {
        match self.field(id, key)?.as_ref() {
            MdValue::String { bytes, .. } => Some(String::from_utf8_lossy(bytes).into_owned()),
            _ => None,
        }
    }

    fn word(&self, id: MdId, key: &str) -> Cow<'m, str> {
        match self.field(id, key) {
            Some(Cow::Borrowed(MdValue::Word(w))) => Cow::Borrowed(w),
            Some(Cow::Owned(MdValue::Word(w))) => Cow::Owned(w),
            _ => Cow::Borrowed(""),
        }
    }

    /// The subprogram around a scope, local variable or label.
    fn subprogram_of(&self, mut id: MdId) -> Option<MdId> {
        for _ in 0..MAX_CHAIN {
            if self.kind(id) == "DISubprogram" {
                return Some(id);
            }
            id = self.node(id, "scope")?;
        }
        None
    }

    fn file_of(&self, id: MdId) -> Option<SourceFile> {
        let file = if self.kind(id) == "DIFile" { id } else { self.node(id, "file")? };
        Some(SourceFile {
            name: self.text(file, "filename")?,
            directory: self.text(file, "directory").unwrap_or_default(),
        })
    }

    fn frame(&self, loc: MdId) -> Option<Frame> {
        if self.kind(loc) != "DILocation" {
            return None;
        }
        let scope = self.node(loc, "scope")?;
        Some(Frame {
            file: self.file_of(scope).map(|f| f.name).unwrap_or_default(),
            line: self.u32(loc, "line").unwrap_or(0),
            column: self.u32(loc, "column").unwrap_or(0),
            function: self.subprogram_of(scope).map(|s| self.display_name(s)).unwrap_or_default(),
        })
    }

    /// The name of a subprogram for users: qualified if its linker name can be demangled, else its
    /// own name.
    fn display_name(&self, subprogram: MdId) -> String {
        let linker_name = self.text(subprogram, "linkageName");
        linker_name
            .and_then(|n| super::kernels::demangle(&n))
            .or_else(|| self.text(subprogram, "name"))
            .unwrap_or_default()
    }

    /// The location in a `!dbg` attachment of an instruction. Code without a line of its own (line
    /// 0) gets the location where it was inlined; without one, there is no location.
    pub fn location(&self, debug_loc: Option<MdId>) -> Option<Location> {
        let mut frames = vec![];
        let mut at = debug_loc;
        while let Some(id) = at
            && frames.len() < MAX_CHAIN
            && let Some(frame) = self.frame(id)
        {
            frames.push(frame);
            at = self.node(id, "inlinedAt");
        }
        let mut frames = frames.into_iter().skip_while(|f| f.line == 0);
        let first = frames.next()?;
        Some(Location {
            file: first.file,
            line: first.line,
            column: first.column,
            function: first.function,
            inlined_at: frames.collect(),
        })
    }

    /// The blocks of the source around a `!dbg` attachment, innermost first, through the function and on
    /// through the calls that were inlined. With each the call that its function was inlined at.
    pub fn scopes(&self, debug_loc: MdId) -> Vec<(MdId, Option<MdId>)> {
        let mut out = vec![];
        let mut at = Some(debug_loc);
        while let Some(location) = at
            && out.len() < MAX_CHAIN
        {
            let inlined_at = self.node(location, "inlinedAt");
            let mut scope = self.node(location, "scope");
            while let Some(id) = scope
                && out.len() < MAX_CHAIN
            {
                out.push((id, inlined_at));
                let block = self.kind(id).starts_with("DILexicalBlock");
                scope = if block { self.node(id, "scope") } else { None };
            }
            at = inlined_at;
        }
        out
    }

    /// Line and column of a location or a block of the source.
    pub fn line_column(&self, id: MdId) -> (u32, u32) {
        (self.u32(id, "line").unwrap_or(0), self.u32(id, "column").unwrap_or(0))
    }

    /// Whether the function has debug information, and whether that has the blocks of the source.
    pub fn detail(&self, function: FunctionId) -> (bool, bool) {
        let Some(id) = self.subprogram(&self.m.functions[function]) else { return (false, false) };
        let unit = self.node(id, "unit");
        (true, unit.is_some_and(|unit| self.word(unit, "emissionKind") == "FullDebug"))
    }

    /// Files named in the debug information, in order of first mention, without duplicates.
    pub fn files(&self) -> Vec<SourceFile> {
        let mut out: Vec<SourceFile> = vec![];
        let mut seen = std::collections::HashSet::new();
        for id in self.m.metadata.keys() {
            if self.kind(id) == "DIFile"
                && let Some(file) = self.file_of(id)
                && seen.insert(file.clone())
            {
                out.push(file);
            }
        }
        out
    }

    /// The subprogram node of a function.
    fn subprogram(&self, function: &Function) -> Option<MdId> {
        match function.metadata.iter().find(|(k, _)| k == "dbg") {
            Some((_, id)) => (self.kind(*id) == "DISubprogram").then_some(*id),
            None => self.subprograms.get(&function.symbol).copied(),
        }
    }

    /// The source name of the function, without namespace but with template arguments.
    pub fn function_name(&self, function: FunctionId) -> Option<String> {
        self.text(self.subprogram(&self.m.functions[function])?, "name")
    }

    /// Where the function is declared: file and line.
    pub fn function_place(&self, function: FunctionId) -> Option<(SourceFile, u32)> {
        let id = self.subprogram(&self.m.functions[function])?;
        Some((self.file_of(id)?, self.u32(id, "line").unwrap_or(0)))
    }

    fn variable(&self, id: MdId) -> Option<Variable> {
        Some(Variable {
            name: self.text(id, "name")?,
            ty: self.node(id, "type").map(SourceType),
            file: self.file_of(id).map(|f| f.name).unwrap_or_default(),
            line: self.u32(id, "line").unwrap_or(0),
            arg: self.u32(id, "arg").unwrap_or(0),
        })
    }

    /// The parameters of a function, one for each parameter of the IR function, by position in the
    /// source. Without debug information, or if the two lists do not match (`sret`, split structs),
    /// an entry has the name of the IR value, or is `None`.
    pub fn params(&self, function: FunctionId) -> Vec<Option<Variable>> {
        let f = &self.m.functions[function];
        let mut out: Vec<Option<Variable>> = f
            .params
            .iter()
            .map(|p| {
                let name = f.values[p.value].name.clone()?;
                Some(Variable { name, ty: None, file: String::new(), line: 0, arg: 0 })
            })
            .collect();
        let Some(subprogram) = self.subprogram(f) else {
            return out;
        };
        // A hidden pointer for the result comes first.
        let skip = usize::from(
            f.params.first().is_some_and(|p| p.attrs.iter().any(|a| a.name() == "sret")),
        );
        let types = self.node(subprogram, "type").and_then(|t| self.node(t, "types"));
        let types = types.and_then(|t| match &self.get(t).kind {
            MdKind::Tuple(types) => Some(types),
            _ => None,
        });
        // The first type is that of the result. Splitting a struct makes the lists differ.
        if types.is_some_and(|t| t.len().saturating_sub(1) + skip != out.len()) {
            return out;
        }
        for id in self.params.get(&subprogram).into_iter().flatten() {
            let Some(v) = self.variable(*id) else { continue };
            let slot = v.arg as usize + skip;
            if slot >= 1 && slot <= out.len() {
                out[slot - 1] = Some(v);
            }
        }
        // The function's type includes the types of parameters that have no variable.
        for (slot, ty) in types.into_iter().flatten().skip(1).enumerate() {
            if let MdValue::Node(ty) = ty
                && let Some(entry) = out.get_mut(slot + skip)
                && let Some(v) = entry
                && v.ty.is_none()
            {
                v.ty = Some(SourceType(*ty));
            }
        }
        out
    }

    /// Variables that values of a function represent, according to `dbg.declare` and `dbg.value`
    /// calls or records. A value that is an address takes precedence over one that is a value;
    /// parts of variables are omitted.
    pub fn variables(&self, function: FunctionId) -> HashMap<ValueId, (Variable, Holds)> {
        let f = &self.m.functions[function];
        let mut out: HashMap<ValueId, (Variable, Holds)> = HashMap::new();
        for inst in f.insts.values() {
            let (name, args): (&str, Vec<_>) = match &inst.kind {
                InstKind::DebugRecord { name, args } => (name, args.clone()),
                InstKind::Call(call) => {
                    let Some(name) = self.debug_intrinsic(call.callee) else {
                        continue;
                    };
                    let args = call
                        .args
                        .iter()
                        .filter_map(|a| match a.value {
                            Operand::Metadata(id) => Some(id),
                            _ => None,
                        })
                        .collect();
                    (name, args)
                }
                _ => continue,
            };
            let holds = match name {
                "declare" => Holds::Address,
                "value" => Holds::Value,
                _ => continue,
            };
            // Expressions were added in LLVM 3.6.
            let (Some(first), Some(var), expr) = (args.first(), args.get(1), args.get(2)) else {
                continue;
            };
            let MdOperand::Value(_, value) = self.m.md_operands[*first] else {
                continue;
            };
            let Some(variable) = self.whole_variable(*var, expr.copied()) else {
                continue;
            };
            let known = out.get(&value).map(|(_, h)| *h);
            if known.is_none() || (known == Some(Holds::Value) && holds == Holds::Address) {
                out.insert(value, (variable, holds));
            }
        }
        out
    }

    /// The variable of a debug record, unless its expression selects a part of it or computes.
    pub fn whole_variable(
        &self,
        variable: MdOperandId,
        expression: Option<MdOperandId>,
    ) -> Option<Variable> {
        let MdOperand::Node(variable) = self.m.md_operands[variable] else { return None };
        let whole = match expression.map(|e| &self.m.md_operands[e]) {
            None => true,
            Some(MdOperand::Node(e)) => {
                matches!(
                    &self.get(*e).kind,
                    MdKind::Specialized { fields, .. } if fields.is_empty()
                ) || is_empty_expression(&self.get(*e).kind)
            }
            Some(_) => false,
        };
        self.variable(variable).filter(|_| whole)
    }

    /// `declare` for a callee `llvm.dbg.declare`, and so on.
    fn debug_intrinsic(&self, callee: Operand) -> Option<&'m str> {
        let Operand::Const(c) = callee else {
            return None;
        };
        let ConstKind::Symbol(s) = self.m.constants[c].kind else {
            return None;
        };
        self.m.symbols[s].name.strip_prefix("llvm.dbg.")
    }

    /// The source variable of a global.
    pub fn global(&self, global: GlobalId) -> Option<Variable> {
        self.variable(*self.globals.get(&global)?)
    }
}

/// [`DebugInfo::function_name`] without building the tables for other queries.
pub(super) fn function_name(module: &Module, function: FunctionId) -> Option<String> {
    DebugInfo::bare(module).function_name(function)
}

/// Whether a tuple is the empty expression of LLVM 3.6.
fn is_empty_expression(kind: &MdKind) -> bool {
    matches!(kind, MdKind::Tuple(values)
        if matches!(values.as_slice(), [MdValue::String { bytes, .. }] if bytes == b"0x102"))
}

#[cfg(test)]
mod tests;

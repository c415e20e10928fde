//! Checks what everything after the parser relies on (LangRef, "Well-Formedness").
//!
//! After [`verify`] has accepted a module, all later stages may index and recurse without checks:
//! every name is defined, types match where execution needs it, every block ends in one terminator,
//! definitions dominate uses, types and aliases are not recursive, and types and values stay within
//! [`base::limits`]. It is not LLVM's verifier: what does not affect execution (attributes,
//! metadata schemas, linkage) is not checked.
//!
//! Nothing here recurses, and the time is nearly linear in the module.

mod constants;
mod dominance;
mod functions;
mod instructions;
mod types;

use super::constant::{ConstExpr, ConstId, ConstKind};
use super::metadata::MdKind;
use super::module::{AliasId, Module, SymbolKind};
use super::types::{Type, TypeId};
use base::diagnostic::{Diagnostic, Span};
use base::entity::Entity;
use base::limits;
use std::collections::HashSet;

/// Maximum number of errors collected before the check stops.
const MAX_ERRORS: usize = 64;

/// Checks `module`; the errors are in the order of its tables, at most 64 of them.
pub fn verify(module: &Module) -> Result<(), Vec<Diagnostic>> {
    let types = types::TypeInfo::new(module)?;
    let mut c = Checker { m: module, types, bad_constants: vec![], errors: vec![] };
    c.check_constants();
    c.check_metadata();
    c.check_globals();
    for f in module.functions.values() {
        if c.errors.len() >= MAX_ERRORS {
            break;
        }
        functions::check(&mut c, f);
    }
    c.errors.truncate(MAX_ERRORS);
    if c.errors.is_empty() { Ok(()) } else { Err(c.errors) }
}

struct Checker<'m> {
    m: &'m Module,
    types: types::TypeInfo,
    /// The error of each invalid constant, by id.
    bad_constants: Vec<Option<String>>,
    errors: Vec<Diagnostic>,
}

/// The result of a check: nothing, or the error.
type Check = Result<(), String>;

/// Fails with a message unless a condition holds.
macro_rules! ensure {
    ($cond:expr, $($message:tt)*) => {
        if !$cond {
            return Err(format!($($message)*));
        }
    };
}
use ensure;

impl<'m> Checker<'m> {
    fn error(&mut self, span: Span, message: impl Into<String>) {
        if self.errors.len() < MAX_ERRORS {
            let mut d = Diagnostic::malformed(span, message);
            d.code = "WS-VERIFY";
            self.errors.push(d);
        }
    }

    fn ty(&self, id: TypeId) -> &'m Type {
        self.m.types.get(id)
    }

    fn show(&self, id: TypeId) -> String {
        super::printer::type_text(self.m, id)
    }

    /// The element type of a vector, or the type itself.
    fn scalar(&self, id: TypeId) -> &'m Type {
        match self.ty(id) {
            Type::Vector { elem, .. } => self.ty(*elem),
            ty => ty,
        }
    }

    /// Length of a vector type.
    fn lanes(&self, id: TypeId) -> Option<(u32, bool)> {
        match self.ty(id) {
            Type::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        }
    }

    fn is_int(&self, id: TypeId) -> bool {
        matches!(self.scalar(id), Type::Int(_))
    }

    fn is_float(&self, id: TypeId) -> bool {
        matches!(self.scalar(id), Type::Float(_))
    }

    fn is_ptr(&self, id: TypeId) -> bool {
        matches!(self.scalar(id), Type::Ptr { .. })
    }

    fn is_scalar_ptr(&self, id: TypeId) -> bool {
        matches!(self.ty(id), Type::Ptr { .. })
    }

    /// Whether values of this type can exist.
    fn is_first_class(&self, id: TypeId) -> bool {
        match self.ty(id) {
            Type::Void | Type::Function { .. } | Type::Label | Type::Metadata => false,
            Type::Named(s) => self.m.types.structs[*s].body.is_some(),
            _ => true,
        }
    }

    /// Whether the type has a size in memory.
    fn is_sized(&self, id: TypeId) -> bool {
        self.m.types.size_of(id).is_some()
    }

    /// Whether a value of this type is within the limits of execution.
    fn check_value_type(&self, id: TypeId) -> Check {
        ensure!(
            self.types.scalars(id) <= limits::MAX_VALUE_SCALARS,
            "a value of type {} has more than {} scalars",
            self.short(id),
            limits::MAX_VALUE_SCALARS
        );
        Ok(())
    }

    /// Text of a type, truncated if long.
    fn short(&self, id: TypeId) -> String {
        let text = self.show(id);
        if text.len() <= 80 {
            return text;
        }
        let cut: String = text.chars().take(80).collect();
        cut + "…"
    }

    fn check_alignment(align: Option<u64>) -> Check {
        if let Some(n) = align {
            ensure!(
                n.is_power_of_two() && n <= 1 << 32,
                "alignment {n}, expected a power of two of at most 2^32"
            );
        }
        Ok(())
    }

    fn check_metadata(&mut self) {
        for node in self.m.metadata.values() {
            if matches!(node.kind, MdKind::Undefined) {
                let number = node.number.unwrap_or(0);
                let mut d = Diagnostic::new(
                    base::diagnostic::Outcome::Malformed,
                    "WS-VERIFY",
                    format!("metadata node !{number} is used but never defined"),
                );
                d.span = None;
                self.errors.push(d);
                if self.errors.len() >= MAX_ERRORS {
                    return;
                }
            }
        }
    }

    fn check_globals(&mut self) {
        let m = self.m;
        for g in m.globals.values() {
            if let Err(e) = self.check_global(g) {
                self.error(g.span, e);
            }
        }
        for a in m.aliases.values() {
            if !self.is_scalar_ptr(m.constants[a.aliasee].ty) {
                self.error(a.span, "the target of an alias is not a pointer");
            }
            if let Some(e) = self.bad_constants[a.aliasee.index()].clone() {
                self.error(a.span, e);
            }
        }
        self.check_alias_cycles();
    }

    fn check_global(&self, g: &super::module::Global) -> Check {
        Self::check_alignment(g.align)?;
        let Some(init) = g.init else { return Ok(()) };
        if let Some(e) = &self.bad_constants[init.index()] {
            return Err(e.clone());
        }
        let ty = self.m.constants[init].ty;
        ensure!(
            ty == g.ty,
            "the initial value has type {}, expected type {}",
            self.short(ty),
            self.short(g.ty)
        );
        ensure!(self.is_sized(g.ty), "a variable has type {}, which has no size", self.short(g.ty));
        Ok(())
    }

    /// Aliases that a constant refers to.
    fn aliases_in(&self, root: ConstId) -> Vec<AliasId> {
        // An alias contains its own constant, so the set is small.
        let mut seen = HashSet::new();
        let mut out = vec![];
        let mut work = vec![root];
        while let Some(c) = work.pop() {
            if !seen.insert(c) {
                continue;
            }
            if let ConstKind::Symbol(s) = self.m.constants[c].kind
                && let SymbolKind::Alias(a) = self.m.symbols[s].kind
            {
                out.push(a);
            }
            work.extend(const_children(&self.m.constants[c].kind));
        }
        out
    }

    fn check_alias_cycles(&mut self) {
        let m = self.m;
        // 0: new, 1: on the path, 2: done.
        let mut state = vec![0u8; m.aliases.len()];
        let mut depth = vec![0usize; m.aliases.len()];
        for start in m.aliases.keys() {
            if state[start.index()] != 0 {
                continue;
            }
            let targets = |c: &Self, a: AliasId| c.aliases_in(m.aliases[a].aliasee);
            let mut path = vec![(start, targets(self, start))];
            state[start.index()] = 1;
            while let Some((a, rest)) = path.last_mut() {
                match rest.pop() {
                    Some(next) if state[next.index()] == 0 => {
                        state[next.index()] = 1;
                        let t = targets(self, next);
                        path.push((next, t));
                    }
                    Some(next) if state[next.index()] == 1 => {
                        let span = m.aliases[next].span;
                        self.error(span, "an alias refers to itself");
                    }
                    Some(next) => {
                        let a = a.index();
                        depth[a] = depth[a].max(depth[next.index()]);
                    }
                    None => {
                        let a = *a;
                        state[a.index()] = 2;
                        depth[a.index()] += 1;
                        let d = depth[a.index()];
                        path.pop();
                        if let Some((outer, _)) = path.last() {
                            let outer = outer.index();
                            depth[outer] = depth[outer].max(d);
                        }
                        if d == limits::MAX_NESTING + 1 {
                            let message = "a chain of aliases is too long";
                            self.errors.push(Diagnostic::limit(message).at(m.aliases[a].span));
                        }
                    }
                }
            }
        }
    }
}

/// Constants that a constant contains.
fn const_children(kind: &ConstKind) -> Vec<ConstId> {
    match kind {
        ConstKind::Aggregate(elems) => elems.clone(),
        ConstKind::Splat(c) => vec![*c],
        ConstKind::Expr(e) => match e {
            ConstExpr::Gep { base, indices, .. } => {
                std::iter::once(*base).chain(indices.iter().copied()).collect()
            }
            ConstExpr::Cast(_, a) | ConstExpr::FNeg(a) | ConstExpr::ExtractValue(a, _) => vec![*a],
            ConstExpr::Binary(_, _, a, b)
            | ConstExpr::ICmp(_, a, b)
            | ConstExpr::FCmp(_, a, b)
            | ConstExpr::ExtractElement(a, b)
            | ConstExpr::InsertValue(a, b, _) => vec![*a, *b],
            ConstExpr::Select(a, b, c)
            | ConstExpr::InsertElement(a, b, c)
            | ConstExpr::ShuffleVector(a, b, c) => vec![*a, *b, *c],
        },
        _ => vec![],
    }
}

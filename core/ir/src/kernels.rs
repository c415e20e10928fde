//! Finds the kernels of a module, and names functions and variables for users.

use super::constant::{ConstExpr, ConstId, ConstKind};
use super::debug_info;
use super::inst::{InstKind, Operand};
use super::intrinsics::{BuiltinVariable, is_device_function, is_host_runtime};
use super::metadata::{MdKind, MdValue};
use super::module::{Function, FunctionId, GlobalId, Module, SymbolKind};

use super::types::Type;
use base::entity::Entity;
use std::collections::HashSet;

/// Maximum nesting of a mangled name that is demangled.
const MAX_DEMANGLE_DEPTH: u32 = 64;
/// Maximum length of a mangled name that is demangled, bytes.
const MAX_MANGLED: usize = 4096;

/// Maximum length of a demangled name, bytes. A mangled name can refer back to its own parts, so
/// that the demangled name grows exponentially.
const MAX_DEMANGLED: usize = 8192;

/// Text that refuses to grow beyond [`MAX_DEMANGLED`].
struct Bounded(String);

impl cpp_demangle::DemangleWrite for Bounded {
    fn write_string(&mut self, s: &str) -> std::fmt::Result {
        if self.0.len() + s.len() > MAX_DEMANGLED {
            return Err(std::fmt::Error);
        }
        self.0.push_str(s);
        Ok(())
    }
}

/// The kernels that `module` defines, in the order of the text: functions with a kernel calling
/// convention, and those that `nvvm.annotations` marks; if nothing is marked, the
/// [`kernel_candidates`].
pub fn kernels(module: &Module) -> Vec<FunctionId> {
    let marked = marked_kernels(module);
    if marked.is_empty() { kernel_candidates(module) } else { marked }
}

fn marked_kernels(module: &Module) -> Vec<FunctionId> {
    let annotated = annotated(module);
    module
        .functions
        .iter()
        .filter(|(id, f)| {
            !f.is_declaration()
                && (f.convention.as_deref().is_some_and(is_kernel_convention)
                    || annotated.contains(id))
        })
        .map(|(id, _)| id)
        .collect()
}

/// Functions that may be kernels in a module without marks, as old compilers produced it: they
/// return nothing, are externally visible, are not called from device code, and use features that
/// only kernels have, directly or in a callee. If no function in the module uses such features, any
/// such function with a pointer parameter counts, unless the module is a host program.
pub fn kernel_candidates(module: &Module) -> Vec<FunctionId> {
    let uses: Vec<Uses> = module.functions.values().map(|f| uses(module, f)).collect();
    let is_host = |f: FunctionId| uses[f.index()].host;
    let mut called = HashSet::new();
    for (f, u) in module.functions.keys().zip(&uses) {
        if !is_host(f) {
            called.extend(u.callees.iter().copied().filter(|&c| c != f));
        }
    }
    // The uses of a callee count as the caller's own; the call graph is walked backwards to a fixed
    // point.
    let mut device: Vec<bool> = uses.iter().map(|u| u.device).collect();
    loop {
        let before = device.clone();
        for (i, u) in uses.iter().enumerate() {
            device[i] |= !u.host && u.callees.iter().any(|c| device[c.index()]);
        }
        if before == device {
            break;
        }
    }
    let possible = |id: FunctionId, f: &Function| {
        let section = f.attrs.iter().find_map(|a| a.text.strip_prefix("section"));
        !f.is_declaration()
            && matches!(module.types.get(f.ret_ty), Type::Void)
            && !f.vararg
            && !f.prefix.iter().any(|w| w == "internal" || w == "private")
            && !section.is_some_and(|s| s.contains("__device__") || s.contains("__host__"))
            && !is_host(id)
            && !called.contains(&id)
    };
    let all = || module.functions.iter().filter(|(id, f)| possible(*id, f));
    let of_device: Vec<_> = all().map(|(id, _)| id).filter(|id| device[id.index()]).collect();
    if !of_device.is_empty() || uses.iter().any(|u| u.host) {
        return of_device;
    }
    let takes_pointer =
        |f: &Function| f.params.iter().any(|p| matches!(module.types.get(p.ty), Type::Ptr { .. }));
    all().filter(|(_, f)| takes_pointer(f)).map(|(id, _)| id).collect()
}

/// Properties of a function that distinguish device code from host code.
struct Uses {
    /// Functions of the module that it calls.
    callees: Vec<FunctionId>,
    /// Whether it is `main` or calls the CUDA runtime.
    host: bool,
    /// Whether it uses thread indices, barriers or shared memory.
    device: bool,
}

fn uses(module: &Module, f: &Function) -> Uses {
    let name = &module.symbols[f.symbol].name;
    let mut u = Uses { callees: vec![], host: name == "main", device: false };
    let mut constants = vec![];
    for inst in f.insts.values() {
        if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &inst.kind
            && let Operand::Const(c) = call.callee
            && let Some(callee) = function_of(module, c)
        {
            u.callees.push(callee);
            let name = module.function_name(callee);
            u.host |= is_host_runtime(name);
            u.device |= is_device_function(name);
        }
        inst.kind.for_each_operand(|o| {
            if let Operand::Const(c) = o {
                constants.push(c);
            }
        });
    }
    while let Some(c) = constants.pop()
        && !u.device
    {
        match &module.constants[c].kind {
            ConstKind::Symbol(s) => {
                let symbol = &module.symbols[*s];
                u.device |= BuiltinVariable::resolve(&symbol.name).is_some();
                if let SymbolKind::Global(g) = symbol.kind {
                    let global = &module.globals[g];
                    u.device |=
                        global.space.0 == 3 || global.section.as_deref() == Some("__shared__");
                }
            }
            ConstKind::Expr(ConstExpr::Cast(_, inner)) => constants.push(*inner),
            ConstKind::Expr(ConstExpr::Gep { base, .. }) => constants.push(*base),
            _ => {}
        }
    }
    u
}

/// Whether a calling convention is that of kernels. Numbers are from `llvm/IR/CallingConv.h`.
fn is_kernel_convention(text: &str) -> bool {
    match text {
        "ptx_kernel" | "amdgpu_kernel" | "spir_kernel" => true,
        _ => matches!(text.strip_prefix("cc").map(str::trim), Some("71" | "76" | "91")),
    }
}

/// The function that a constant is the address of, looking through casts.
pub(crate) fn function_of(module: &Module, mut c: ConstId) -> Option<FunctionId> {
    loop {
        match &module.constants[c].kind {
            ConstKind::Symbol(s) => {
                return match module.symbols[*s].kind {
                    SymbolKind::Function(f) => Some(f),
                    _ => None,
                };
            }
            ConstKind::Expr(ConstExpr::Cast(_, inner)) => c = *inner,
            _ => return None,
        }
    }
}

/// Functions with `!{ptr @k, !"kernel", i32 1}` in `nvvm.annotations`.
fn annotated(module: &Module) -> HashSet<FunctionId> {
    let mut out = HashSet::new();
    let nodes = module
        .named_metadata
        .iter()
        .filter(|n| n.name == "nvvm.annotations")
        .flat_map(|n| &n.nodes);
    for &node in nodes {
        let MdKind::Tuple(values) = &module.metadata[node].kind else {
            continue;
        };
        let Some(MdValue::Const(c)) = values.first() else {
            continue;
        };
        let Some(f) = function_of(module, *c) else {
            continue;
        };
        // After the function come pairs of a property and its value.
        for pair in values[1..].chunks_exact(2) {
            let is_kernel = matches!(&pair[0], MdValue::String { bytes, .. } if bytes == b"kernel");
            let on = match &pair[1] {
                MdValue::Const(c) => {
                    !matches!(module.constants[*c].kind, ConstKind::Int(0) | ConstKind::Zero)
                }
                _ => false,
            };
            if is_kernel && on {
                out.insert(f);
            }
        }
    }
    out
}

/// The source name of a mangled function, without parameters: `foo` for `_Z3fooPiS_`.
pub fn demangle(name: &str) -> Option<String> {
    if name.len() > MAX_MANGLED || !name.starts_with("_Z") {
        return None;
    }
    let parse = cpp_demangle::ParseOptions::default().recursion_limit(MAX_DEMANGLE_DEPTH);
    let show = cpp_demangle::DemangleOptions::new()
        .no_params()
        .no_return_type()
        .recursion_limit(MAX_DEMANGLE_DEPTH);
    let symbol = cpp_demangle::Symbol::new_with_options(name, &parse).ok()?;
    let mut out = Bounded(String::new());
    symbol.structured_demangle(&mut out, &show).ok()?;
    Some(out.0)
}

/// The name of a function for users: qualified, with template arguments, without parameters.
pub fn function_display_name(module: &Module, function: FunctionId) -> String {
    let name = module.function_name(function);
    demangle(name)
        .or_else(|| debug_info::function_name(module, function))
        .unwrap_or_else(|| name.to_owned())
}

/// The name of a global variable for users: its own name, without the enclosing function.
pub fn global_display_name(module: &Module, global: GlobalId) -> String {
    let name = &module.symbols[module.globals[global].symbol].name;
    let Some(full) = demangle(name) else {
        return name.clone();
    };
    // `k(int*)::s`: cut at the last `::` outside template arguments.
    let mut depth = 0i32;
    let mut start = 0;
    let bytes = full.as_bytes();
    for (i, b) in bytes.iter().enumerate() {
        match b {
            b'<' | b'(' => depth += 1,
            b'>' | b')' => depth -= 1,
            b':' if depth == 0 && bytes.get(i + 1) == Some(&b':') => start = i + 2,
            _ => {}
        }
    }
    full.get(start..).unwrap_or(&full).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_module;

    #[test]
    fn kernels_of_every_kind_of_mark() {
        let m = parse_module(
            "define ptx_kernel void @_Z1aPi(ptr %p) {\n ret void\n}\n\
             define cc71 void @b() {\n ret void\n}\n\
             define void @c() {\n ret void\n}\n\
             define void @d() {\n ret void\n}\n\
             !nvvm.annotations = !{!0, !1}\n\
             !0 = !{ptr @c, !\"maxntidx\", i32 8, !\"kernel\", i32 1}\n\
             !1 = !{ptr @d, !\"kernel\", i32 0}",
        )
        .unwrap();
        let names: Vec<_> = kernels(&m).into_iter().map(|k| function_display_name(&m, k)).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert_eq!(kernel_candidates(&m).len(), 1, "the one with a pointer");
    }

    #[test]
    fn kernels_without_a_mark() {
        let m = parse_module(
            "@threadIdx = external global { i32, i32, i32 }\n\
             define void @helper(i32* %p) section \"__device__\" {\n ret void\n}\n\
             define void @leaf(i32* %p) {\n store i32 0, i32* %p\n ret void\n}\n\
             define void @k(i32* %p) {\n %x = load i32* getelementptr ({ i32, i32, i32 }* @threadIdx, i32 0, i32 0)\n\
             call void @leaf(i32* %p)\n ret void\n}\n\
             define void @run(i32* %p) {\n call void @cudaMalloc()\n call void @k(i32* %p)\n ret void\n}\n\
             declare void @cudaMalloc()",
        )
        .unwrap();
        let names: Vec<_> = kernels(&m).into_iter().map(|k| m.function_name(k)).collect();
        assert_eq!(names, ["k"]);
    }

    #[test]
    fn names() {
        assert_eq!(demangle("_Z3fooPiS_").as_deref(), Some("foo"));
        assert_eq!(demangle("_Z2tkIfEvPT_i1Py").as_deref(), Some("tk<float>"));
        assert_eq!(demangle("foo"), None);
        let m = parse_module(
            "@_ZZ1kPiPKiE1s = global i32 0\n@_ZZ2tkIfEvPT_i1PyE1s = global i32 0\n@plain = global i32 0",
        )
        .unwrap();
        let names: Vec<_> = m.globals.keys().map(|g| global_display_name(&m, g)).collect();
        assert_eq!(names, ["s", "s", "plain"]);
    }
}

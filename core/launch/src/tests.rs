use crate::args::{ArgCell, CellValue, ResolvedArgs};
use crate::params::ParamKind;
use crate::parse::parse_arg;
use crate::{Buffer, Dim3, ElementType, Generator, Launch, LoadedModule};
use base::diagnostic::Result;
use base::limits::RunLimits;

const MODULE: &str = r#"
target triple = "nvptx64-nvidia-cuda"
%struct.s = type { i32, ptr, [2 x float] }
@table = addrspace(4) global [4 x i32] zeroinitializer
@shared = internal addrspace(3) global [4 x i32] undef
@.str = private constant [3 x i8] c"%d\00"

define ptx_kernel void @_Z3sumPfis(ptr %data, i32 %n, i16 %small, double %x) {
  %slot = alloca ptr
  store ptr %data, ptr %slot
  %p = load ptr, ptr %slot
  %q = getelementptr i8, ptr %p, i64 4
  %v = load float, ptr %q
  ret void
}
define ptx_kernel void @_Z3sumPii(ptr %0, i1 %flag) {
  call void @helper(ptr %0)
  ret void
}
define ptx_kernel void @by_value(ptr byval(%struct.s) %s, ptr %p, ptr %unused) {
  store i8 1, ptr %p
  ret void
}
define void @helper(ptr %p) {
  %v = atomicrmw add ptr %p, i64 1 monotonic
  ret void
}
"#;

fn loaded() -> LoadedModule {
    LoadedModule::new(MODULE, "m.ll").unwrap()
}

fn launch(args: &[&str]) -> Launch {
    Launch {
        grid: Dim3::new(2, 1, 1),
        block: Dim3::new(64, 1, 1),
        args: args.iter().map(|a| parse_arg(a).unwrap()).collect(),
        ..Launch::default()
    }
}

fn resolve(kernel: &str, args: &[&str]) -> Result<ResolvedArgs> {
    let loaded = loaded();
    let kernel = loaded.kernel(kernel)?;
    crate::args::resolve(&kernel, loaded.globals(), &launch(args), &RunLimits::default())
}

fn error(kernel: &str, args: &[&str]) -> String {
    resolve(kernel, args).expect_err("must fail").to_string()
}

fn open(element: ElementType) -> Buffer {
    Buffer { element, len: None, generator: Generator::Iota }
}

#[test]
fn kernels_and_parameters_are_described() {
    let loaded = loaded();
    let names: Vec<_> = loaded.kernels().iter().map(|k| k.display_name.as_str()).collect();
    assert_eq!(names, ["sum", "sum", "by_value"]);
    let element = |kernel: usize, param: usize| match loaded.kernels()[kernel].params[param].kind {
        ParamKind::Pointer { element, .. } => element,
        _ => panic!("no pointer"),
    };
    assert_eq!(element(0, 0), ElementType::F32, "through a local variable");
    assert_eq!(element(1, 0), ElementType::I64, "through a call");
    assert_eq!(element(2, 1), ElementType::I8);
    assert_eq!(element(2, 2), ElementType::I32, "not used");
    assert_eq!(loaded.kernels()[1].params[0].name, "#0");
    let globals: Vec<_> = loaded.globals().iter().map(|g| g.name.as_str()).collect();
    assert_eq!(globals, ["table"]);
}

#[test]
fn kernels_are_found_by_any_name() {
    let loaded = loaded();
    assert_eq!(loaded.kernel("_Z3sumPii").unwrap().name, "_Z3sumPii");
    assert_eq!(loaded.kernel("helper").unwrap().name, "helper");
    let error = |name: &str| loaded.kernel(name).unwrap_err().to_string();
    assert!(error("sum").contains("`sum` is the name of 2 kernels"));
    assert!(error("sum").contains("they are _Z3sumPfis, _Z3sumPii"));
    assert!(error("byvalue").contains("did you mean `by_value`?"));
    assert!(error("x").contains("the kernels of this file are sum, sum, by_value"));
    let none = LoadedModule::new("define void @f() {\n  ret void\n}\n", "n.ll").unwrap();
    let error = none.kernel("g").unwrap_err().to_string();
    assert!(error.contains("no kernel `g`: the file has no kernel"), "{error}");
    assert!(error.contains("the functions that it defines are f"), "{error}");
}

#[test]
fn dynamic_shared_memory_is_an_array_without_a_size() {
    assert!(!loaded().declares_dynamic_shared());
    for global in [
        "@s = external addrspace(3) global [0 x float], align 4",
        "@s = external dso_local addrspace(3) global [0 x i8]",
        "@s = external global [0 x i32], section \"__shared__\"",
    ] {
        let text = format!("{global}\n{MODULE}");
        assert!(LoadedModule::new(&text, "m.ll").unwrap().declares_dynamic_shared(), "{global}");
    }
    let elsewhere = format!("@s = external addrspace(1) global [0 x float]\n{MODULE}");
    assert!(!LoadedModule::new(&elsewhere, "m.ll").unwrap().declares_dynamic_shared());
}

#[test]
fn what_is_missing_has_a_default() {
    let r = resolve("_Z3sumPfis", &["n=7"]).unwrap();
    assert_eq!(r.buffers.len(), 1);
    assert_eq!(
        (r.buffers[0].name.as_str(), &r.buffers[0].buffer),
        ("data", &open(ElementType::F32))
    );
    let shown: Vec<_> = r.witness().args().map(|(a, o)| (a.value.to_string(), o.given)).collect();
    let shown: Vec<_> = shown.iter().map(|(value, given)| (value.as_str(), *given)).collect();
    assert_eq!(shown, [("f32[]:iota", false), ("7", true), ("128", false), ("1.0", false)]);
    let bits = |i: usize| match r.params[i][0].value {
        CellValue::Bits(bits) => bits,
        _ => panic!("no number"),
    };
    assert_eq!((bits(1), bits(2), bits(3)), (7, 128, 1.0f64.to_bits().into()));
    // The completed launch resolves to the same arguments again.
    let loaded = loaded();
    let kernel = loaded.kernel("_Z3sumPfis").unwrap();
    let again =
        crate::args::resolve(&kernel, loaded.globals(), &r.launch, &RunLimits::default()).unwrap();
    assert_eq!((again.params, again.buffers), (r.params, r.buffers));
    // A boolean and a short integer get the largest value that they can hold.
    let r = resolve("_Z3sumPii", &[]).unwrap();
    assert_eq!(r.params[1][0].value, CellValue::Bits(1));
}

#[test]
fn structs_are_filled_field_by_field() {
    let r = resolve("by_value", &["s={#0=-1, #1=f32[8]:zeros, #2=2.5}", "p=@s.#1+4"]).unwrap();
    let cells = &r.params[0];
    assert_eq!(cells[0], ArgCell { offset: 0, size: 4, value: CellValue::Bits(0xffff_ffff) });
    assert_eq!(cells[1].offset, 8);
    assert_eq!(cells[1].value, CellValue::Buffer { buffer: 0, offset: 0 });
    let filled = Buffer {
        element: ElementType::F32,
        len: Some(2),
        generator: Generator::Fill(crate::Number::Float(2.5)),
    };
    assert_eq!(cells[2], ArgCell { offset: 16, size: 8, value: CellValue::Contents(filled) });
    assert_eq!(r.params[1][0].value, CellValue::Buffer { buffer: 0, offset: 4 });
    assert_eq!(r.buffers[0].name, "s.#1");
    assert_eq!(r.buffers[1].name, "unused");
}

#[test]
fn aliases_are_followed() {
    let r = resolve("by_value", &["p=@#2-8", "unused=i32[4]"]).unwrap();
    let buffer = r.buffers.iter().position(|b| b.name == "unused").unwrap();
    assert_eq!(r.params[1][0].value, CellValue::Buffer { buffer, offset: -8 });
    let r = resolve("by_value", &["p=@table+4", "unused=@p+4"]).unwrap();
    assert_eq!(r.params[2][0].value, CellValue::Global { global: 0, offset: 8 });
    assert!(error("by_value", &["p=@unused", "unused=@p"]).contains("in a circle"));
    assert!(error("by_value", &["p=@p"]).contains("in a circle"));
    let told = error("by_value", &["p=@x"]);
    assert!(told.contains("argument `p`: `x` is not a pointer argument"), "{told}");
    assert!(told.contains("pointer arguments are p, s.#1, unused"), "{told}");
}

#[test]
fn globals_are_set_like_arguments() {
    let r = resolve("by_value", &["table=i32[3]:1,2,3"]).unwrap();
    assert_eq!(r.globals.len(), 1);
    assert!(matches!(&r.globals[0].1[0].value, CellValue::Contents(b) if b.len == Some(3)));
    assert!(
        error("by_value", &["table=i32[5]:iota"]).contains("is too long: the array holds 4 i32")
    );
    assert!(resolve("by_value", &[]).unwrap().globals.is_empty());
}

#[test]
fn wrong_arguments_are_told() {
    for (kernel, args, told) in [
        ("_Z3sumPfis", &["m=1"][..], "kernel `sum` has no argument `m`"),
        ("_Z3sumPfis", &["m=1"], "its arguments are data (ptr), n (i32), small (i16), x (double)"),
        ("_Z3sumPfis", &["dat=1"], "did you mean `data`?"),
        ("_Z3sumPfis", &["#4=1"], "there is no argument `#4`: kernel `sum` has 4"),
        ("_Z3sumPfis", &["n=1", "n=2"], "argument `n` is given twice"),
        ("_Z3sumPfis", &["n=1", "#1=2"], "arguments `n` and `#1` are the same parameter"),
        (
            "_Z3sumPfis",
            &["n=1.5"],
            "argument `n`: expected a 32-bit integer, but 1.5 is not a whole",
        ),
        ("_Z3sumPfis", &["n=4294967296"], "argument `n`: 4294967296 does not fit"),
        (
            "_Z3sumPfis",
            &["n=f32[4]"],
            "argument `n`: expected a 32-bit integer, but `f32[4]:iota` is a buffer",
        ),
        (
            "_Z3sumPfis",
            &["data=5"],
            "argument `data`: expected a pointer, but `5` is a whole number",
        ),
        (
            "_Z3sumPfis",
            &["data=f32[9999999999999]"],
            "argument `data`: `f32[9999999999999]:iota` is too long",
        ),
        ("_Z3sumPfis", &["n=bytes:0011223344"], "argument `n`: 5 bytes do not fit: its size is 4"),
        (
            "by_value",
            &["s={n=1}"],
            "argument `s`: there is no field `n`; its fields are #0, #1, #2",
        ),
        (
            "by_value",
            &["s={#2={#9=1}}"],
            "argument `s.#2`: there is no element `#9`; its elements are #0 to #1",
        ),
        (
            "by_value",
            &["s=null"],
            "argument `s`: expected a struct, but `null` is the null pointer",
        ),
    ] {
        let text = error(kernel, args);
        assert!(text.contains(told), "{args:?}: {text}");
    }
}

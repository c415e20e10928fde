use super::*;

/// The source `a.cu` without what `said` complains about.
fn without(source: &str, said: &str) -> Option<File> {
    let mut program = Program::new("a.cu", source, vec!["cuda/".to_owned()]);
    program.leave_out(said, &mut |_| None).then(|| program.files["a.cu"].clone())
}

/// The source after removing the code around the unknown word `bad`.
fn left(source: &str) -> Option<String> {
    let at = source.find("bad").unwrap();
    let line = source[..at].matches('\n').count() + 1;
    let column = at - source[..at].rfind('\n').map_or(0, |i| i + 1) + 1;
    let said = format!("a.cu:{line}:{column}: error: use of undeclared identifier 'bad'\n");
    let less = without(source, &said)?;
    assert_eq!((less.text.len(), less.lines), (source.len(), BTreeSet::from([line])));
    Some(less.text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn device_code_that_needs_what_is_not_here_is_left_out() {
    let rest = |source: &str, message: &str, header: bool| {
        let column = source.find("bad").unwrap() + 1;
        let mut program = Program::new("a.cu", &format!("#include <no>\n{source}"), vec![]);
        if header {
            assert!(program.leave_out("a.cu:1:2: error: no\n", &mut |_| None));
        }
        let said = format!("a.cu:2:{column}: error: {message}\n");
        let less =
            program.leave_out(&said, &mut |_| None).then(|| program.files["a.cu"].clone())?;
        assert_eq!((less.device.len(), less.lines.len()), (1, usize::from(header)));
        let less = File { text: less.text.replace("#include <no>", ""), ..less };
        Some(less.text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let unknown = "use of undeclared identifier 'bad'";
    for (source, left) in [
        ("int x; __global__ void k(int *a) { a[0] = bad; } int y;", "int x; int y;"),
        ("template <class T> __global__ void k(bad<T> a) { } int y;", "int y;"),
        ("namespace n { __device__ bad x; int y; }", "namespace n { int y; }"),
        ("struct S { __device__ void f() { bad(); } int y; };", "struct S { int y; };"),
    ] {
        assert_eq!(rest(source, unknown, true).as_deref(), Some(left));
        // A name alone may be a slip, unless other kernels remain.
        assert_eq!(rest(source, unknown, false), None);
        let (with, left) = (
            format!("{source} __global__ void o() {{ }}"),
            format!("{left} __global__ void o() {{ }}"),
        );
        assert_eq!(rest(&with, unknown, false), Some(left));
    }
}

#[test]
fn statements_of_the_host_are_left_out() {
    for (source, rest) in [
        ("#include <bad.h>\nint x;", "int x;"),
        ("#include <a.h>\n#if 1\nbad::T x;\n#endif", "#include <a.h> #if 1 #endif"),
        ("int main() { int a; bad::f(a, \"};\"); g(); }", "int main() { int a; ; g(); }"),
        (
            "int main() { for (auto x : bad) { k<<<1, 2>>>(); } }",
            "int main() { for (;; ) { k<<<1, 2>>>(); } }",
        ),
        (
            "int main() { if (bad(1)) a(); else { b(); } }",
            "int main() { if (0 ) a(); else { b(); } }",
        ),
        ("int main() { while (a) { if (b) bad(); } }", "int main() { while (a) { if (b) ; } }"),
        ("int f(bad::T t) { return 1; } int y;", "int y;"),
        ("namespace n { struct S { bad t; int a; }; }", "namespace n { struct S { int a; }; }"),
        ("struct S : public bad::T<int> { int a; };", "struct S { int a; };"),
        ("bad::T global = {1, 2}; int y;", "int y;"),
        ("int main() { auto v = bad([=] __device__ (int i) { return i; }); }", "int main() { ; }"),
        (
            "int main() { try { bad(); } catch (int) { f(); } }",
            "int main() { try { ; } catch (int) { f(); } }",
        ),
    ] {
        assert_eq!(left(source).as_deref(), Some(rest), "{source}");
    }
}

#[test]
fn device_code_is_never_left_out() {
    for source in [
        "__global__ void k(int *a) { a[0] = bad; }",
        "__global__ void k(bad *a) { }",
        "template <class T> __device__ T f(T a) { return bad(a); }",
        "#define HD __host__ \\\n  __device__\nHD int f() { return bad; }",
        "__device__ bad x;",
        "int main() { f([=] __device__ (int i) { return bad; }); }",
        "struct S { __device__ void f() { bad(); } };",
        "constexpr int f() { return bad; }",
        "#if bad\n#endif",
    ] {
        assert_eq!(left(source), None, "{source}");
    }
}

#[test]
fn what_does_not_parse_is_shown() {
    let source = "int main() { int a = ; }";
    assert!(without(source, "a.cu:1:22: error: expected expression\n").is_none());
    assert!(without(source, "b.h:1:2: error: no\n").is_none());
    assert!(without(source, "").is_none());
    // An error in a header belongs to the line of the file that led there.
    let said = "cuda/vector:1:2: error: no\na.cu:1:14: note: in instantiation of x\n";
    assert_eq!(without(source, said).unwrap().lines, BTreeSet::from([1]));
}

#[test]
fn launches_stay_as_mentions() {
    let kernel = "template <int N> __global__ void k(int *a) { }";
    for (source, rest) in [
        ("void f() { k<32><<<1, 2>>>(bad()); }", "void f() { k<32>; ; }"),
        (
            "void f() { if (x) n::k<2, S<3>><<<1, 2>>>(bad()); }",
            "void f() { if (x) n::k<2, S<3>>; ; }",
        ),
        ("void f() { DISPATCH(bad, [&] { k<32><<<1, 2>>>(a); }); }", "void f() { k<32>; ; }"),
        ("void f() { cudaLaunchKernel((void *)k<32>, bad(), b, 0); }", "void f() { k<32>; ; }"),
        ("void f(bad::T a) { k<32><<<1, 2>>>(a.p); }", "void f(wsu a ) { k<32><<<1, 2>>>(a.p); }"),
        ("bad::T f() { k<32><<<1, 2>>>(a.p); }", "wsu f() { k<32><<<1, 2>>>(a.p); }"),
        ("template void f<int>(bad::T **a);", "template void f<int>(wsu a );"),
        ("S::S(bad) : a{1} { k<32><<<1, 2>>>(0); }", "S::S(wsu) : a{1} { k<32><<<1, 2>>>(0); }"),
        ("int bad::f() { k<32><<<1, 2>>>(0); }", "auto*w0=k<32>;"),
    ] {
        let source = format!("{kernel} {source}");
        assert_eq!(left(&source), Some(format!("{kernel} {rest}")), "{source}");
    }
}

#[test]
fn arguments_that_are_unknown_are_guessed() {
    let source = "template <class T> __global__ void k(T *a) { }\nvoid f() { k<<<1, 2>>>(bad()); }";
    let mut program = Program::new("a.cu", source, vec![]);
    let mut next = |said: &str| {
        assert!(program.leave_out(said, &mut |_| None));
        let line = program.files["a.cu"].text.lines().nth(1).unwrap();
        (line.split_whitespace().collect::<Vec<_>>().join(" "), program.notes().len())
    };
    assert_eq!(next("a.cu:2:25: error: undeclared\n"), ("void f() { k; ; }".to_owned(), 1));
    let unresolved = "a.cu:2:12: error: reference to overloaded function\n";
    assert_eq!(next(unresolved), ("void f() { k<float>; ; }".to_owned(), 2));
    assert_eq!(next(unresolved), ("void f() { ; }".to_owned(), 2));
}

#[test]
fn labels_of_a_switch_keep_their_switch() {
    for (source, rest) in [
        (
            "void f() { switch (c = bad()) { case 1: break; } }",
            "void f() { switch (0 ) { case 1: break; } }",
        ),
        ("void f() { switch (c) { case n::bad: g(); } }", "void f() { switch (c) { g(); } }"),
        ("void f() { if constexpr (bad) g(); }", "void f() { if (0 ) g(); }"),
        ("void f() { do g(); while (bad); }", "void f() { do g(); while (0 ); }"),
        (
            "void f() { try { } catch (bad &e) { g(); } }",
            "void f() { try { } catch (... ) { g(); } }",
        ),
    ] {
        assert_eq!(left(source).as_deref(), Some(rest), "{source}");
    }
}

#[test]
fn launches_of_device_code_are_left_out_alone() {
    let source = "__global__ void k(int *a) { a[0] = 1; bad<<<1, 2>>>(a); a[1] = 2; }";
    let said =
        "a.cu:1:39: error: kernel launch from __device__ or __global__ function requires x\n";
    let less = without(source, said).unwrap();
    assert_eq!(
        less.text.split_whitespace().collect::<Vec<_>>().join(" "),
        "__global__ void k(int *a) { a[0] = 1; ; a[1] = 2; }"
    );
    assert_eq!((less.launches.len(), less.device.len()), (1, 0));
}

#[test]
fn headers_are_changed_as_the_main_file_is() {
    let mut program = Program::new("a.cu", "#include \"b.h\"\n", vec!["cuda/".to_owned()]);
    let mut read =
        |name: &str| (name == "b.h").then(|| "int f() { bad(); return 1; }\n".to_owned());
    assert!(program.leave_out("b.h:1:11: error: no\n", &mut read));
    assert_eq!(program.changed().collect::<Vec<_>>(), [("b.h", "int f() {      ; return 1; }\n")]);
    assert!(program.notes()[0].contains("b.h, line 1 `int f()"));
    assert!(!program.leave_out("cuda/x.h:1:11: error: no\n", &mut read));
    assert!(!program.leave_out("gone.h:1:11: error: no\n", &mut read));
}

#[test]
fn alignment_may_follow_an_attribute() {
    let source = "__shared__ alignas(16) char s[64];";
    let said = "a.cu:1:12: error: an attribute list cannot appear here\n";
    let text = without(source, said).unwrap().text;
    assert_eq!(text, source.replace("alignas", "ws_algn"));
}

#[test]
fn shared_memory_may_be_device_memory_too() {
    let source = "__global__ void k() { __device__ __shared__ int s[4]; }";
    let said = "a.cu:1:23: error: x are not allowed on non-static local variables\n";
    let text = without(source, said).unwrap().text;
    assert_eq!(text, source.replace("__device__", "          "));
    assert!(without(&source.replace("__shared__", ""), said).is_none());
}

#[test]
fn registers_are_escaped_where_operands_are() {
    let source = "asm(\"mov.u32 %0, %laneid; %%smid %x\" : \"=r\"(r)); asm(\"%laneid\");\n\
                  #define G(x) asm volatile(\"mov.u32 %0, %tid.x;\" : \"=r\"(x))\n";
    let want = source.replace("%0, %", "%0, %%");
    let said = "a.cu:1:9: error: invalid % escape in inline assembly string\n";
    assert_eq!(without(source, said).unwrap().text, want);
}

#[test]
fn odd_text_does_no_harm() {
    for source in [
        "{{{bad",
        "bad }}}",
        "int main() { \"bad",
        "int main() { '",
        "/* bad",
        "bad(((",
        "#bad \\",
        "x { bad",
    ] {
        let said = format!("a.cu:1:{}: error: no\n", source.find("bad").map_or(1, |i| i + 1));
        let _ = without(source, &said);
    }
}

#[test]
fn templates_that_nothing_launches_are_instantiated() {
    let source = "template <class T, int B = 4> __global__ void a(T *x) { x[0] = B; }\n\
                  namespace n { template <typename T, unsigned N, bool C> __global__ void b(T *x) { x[threadIdx.y] = N; } }\n\
                  template <template <class> class F> __global__ void c() { }";
    let mut program = Program::new("a.cu", source, vec![]);
    assert!(program.instantiate());
    assert!(program.text().contains("x[0] = B; } static auto*ws_0=&a<float>;\n"));
    assert!(program.text().contains("= N; } static auto*ws_1=&b<float,16,false>; }"));
    assert_eq!(program.notes().len(), 2);
    let instances: Vec<(usize, String)> = program.instances().collect();
    assert_eq!(instances.iter().map(|i| i.0).collect::<Vec<_>>(), [1, 2]);
    assert!(instances[1].1.contains("`float,16,false`"));
    assert!(program.forget_instances() && !program.forget_instances());
    assert_eq!((program.text(), program.notes().len()), (source, 0));
    assert!(!Program::new("a.cu", "__global__ void k() { }", vec![]).instantiate());
}

use super::*;
use crate::params::{ParamInfo, ParamKind};
use crate::{Buffer, ElementType, KernelArg};
use ir::FunctionId;

fn kernel() -> KernelInfo {
    let param = |name: &str, kind| ParamInfo {
        name: name.to_owned(),
        ir_name: None,
        ty: String::new(),
        kind,
        functions: vec![],
    };
    let int = || ParamKind::Int { bits: 32, signed: true };
    let pointer = ParamKind::Pointer {
        element: ElementType::I32,
        space: 0,
        pointee: None,
        levels: 0,
        record: None,
    };
    KernelInfo {
        name: "k".to_owned(),
        display_name: "k".to_owned(),
        function: FunctionId(0),
        params: vec![
            param("a", pointer),
            param("n", int()),
            param("x", ParamKind::Float(ElementType::F32)),
        ],
    }
}

fn launch(n: i128) -> Launch {
    let buffer = Buffer { element: ElementType::I32, len: None, generator: Generator::Iota };
    let arg = |name: &str, value| KernelArg { name: name.to_owned(), value };
    Launch {
        grid: Dim3::new(2, 1, 1),
        block: Dim3::new(64, 1, 1),
        args: vec![
            arg("a", ArgValue::Buffer(buffer)),
            arg("n", ArgValue::Scalar(Number::Int(n))),
            arg("x", ArgValue::Scalar(Number::Float(1.0))),
        ],
        ..Launch::default()
    }
}

fn contract(text: &str) -> Result<Contract> {
    let mut contract = Contract::default();
    contract.assume(text, &kernel())?;
    Ok(contract)
}

fn free() -> Free {
    Free { grid: true, block: true, shared: true, params: vec![true; 3] }
}

#[test]
fn conditions_hold_or_not() {
    for (text, good) in [
        ("block.x <= 256, n % 4 == 0", true),
        ("blockDim.x == 64; gridDim.x == 2", true),
        ("n == grid.x * block.x", true),
        ("1 <= n < 128", false),
        ("n > 100 && (x < 0.5 || x == 1)", true),
        ("!(n == 128)", false),
        ("min(n, 5) == 5, max(n, 5) == n, pow2(block.x)", true),
        ("len(a) >= n", true),
        ("a[*] >= 0", true),
        ("a[*] < 10", false),
        ("distinct(a)", true),
        ("sorted(a)", true),
        ("n / 0 == 1", false),
        ("-n + 2 * 64 == 0", true),
        ("#1 == 128", true),
        ("shared_bytes == 0, warp_size == 32,", true),
    ] {
        let contract = contract(text).unwrap();
        assert_eq!(contract.broken(&kernel(), &launch(128)).is_none(), good, "{text}");
    }
}

#[test]
fn faults_have_places() {
    for (text, column, message) in [
        ("block.x <= ", 11, "expected a number, a name or `(`, but the contract ends"),
        ("n == 1 m == 2", 8, "expected `,` or an operator, found `m`"),
        ("m > 0", 1, "`m` is neither an argument nor a dimension"),
        ("n + 1", 1, "expected a condition such as `n > 0`, found a value"),
        ("a > 1", 1, "`a` is a buffer; write `len(a)` for its length, `a[*]` for its elements"),
        ("len(n) > 1", 5, "`n` is not a buffer"),
        ("foo(n) > 1", 1, "there is no function `foo`"),
        ("n > 1 @", 7, "unexpected character `@`"),
        ("n > 0x", 5, "invalid number `0x`"),
        ("(n > 1", 7, "expected `)`, but the contract ends"),
        ("n && x > 1", 1, "expected a condition"),
    ] {
        let error = contract(text).unwrap_err();
        assert_eq!(error.message, message, "{text}");
        assert_eq!(error.span.unwrap().line_column(text), (1, column), "{text}");
    }
    let deep = "(".repeat(1000) + "n" + &")".repeat(1000);
    assert_eq!(contract(&deep).unwrap_err().message, "the contract is nested too deeply");
    let long = "n > 0".to_owned() + &" || n > 0".repeat(1000);
    assert_eq!(
        contract(&long).unwrap_err().message,
        "a contract or condition may have at most 4096 bytes"
    );
    assert!(contract(&long[..4091]).is_ok(), "as deep as may be");
}

#[test]
fn launches_are_brought_inside() {
    for text in [
        "n == grid.x * block.x",
        "grid.x * block.x == n",
        "n % 7 == 0",
        "block.x == 48, n < block.x",
        "x == 2.0",
        "a[*] == 0",
        "len(a) == 5",
        "n >= 1000 || n == 3",
        "pow2(n)",
        "block.x * 4 <= shared_bytes",
    ] {
        let contract = contract(text).unwrap();
        let mut launch = launch(100);
        assert!(contract.repair(&kernel(), &mut launch, &free()), "{text}");
        assert!(contract.broken(&kernel(), &launch).is_none(), "{text}");
    }
    let mut fixed = launch(100);
    let none = Free::default();
    assert!(!contract("n == 7").unwrap().repair(&kernel(), &mut fixed, &none));
    assert!(!contract("n < n").unwrap().repair(&kernel(), &mut launch(1), &free()));
}

#[test]
fn comments_are_found() {
    let source =
        "// A word about warpscope: none.\n  // warpscope: n > 0 \nint x; ; warpscope: n < 9\n";
    let found = comments(source);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].line, found[0].text.as_str()), (2, " n > 0"));
    assert_eq!(&source[found[0].start..][..6], " n > 0");
    assert_eq!(comments("; warpscope: n < 9").len(), 1);
}

#[test]
fn edges_are_named() {
    let contract = contract("n >= 0, block.x < 65, 4 <= grid.x").unwrap();
    let edges = contract.edges(&kernel(), &launch(1));
    let named = |name: &str, i| (name.to_owned(), Number::Int(i));
    assert_eq!(edges, [named("n", 0), named("block.x", 64), named("grid.x", 4)]);
    assert!(contract.numbers().contains(&65));
}

#[test]
fn parts_of_names_are_not_mentioned() {
    let mut kernel = kernel();
    for name in ["len_n", "block", "len"] {
        let kind = ParamKind::Int { bits: 32, signed: true };
        let (name, ir_name) = (name.to_owned(), Some(format!("block.x.{name}")));
        kernel.params.push(ParamInfo { name, ir_name, ty: String::new(), kind, functions: vec![] });
    }
    let of = |text: &str| {
        let mut contract = Contract::default();
        contract.assume(text, &kernel).unwrap();
        contract
    };
    let named = |text: &str| {
        let contract = of(text);
        (0..6).filter(|&p| contract.names(&kernel, p)).collect::<Vec<_>>()
    };
    assert_eq!(named("len_n > 3"), [3]);
    assert_eq!(named("n > 3"), [1]);
    assert_eq!(named("len(a) > n"), [0, 1]);
    assert_eq!(named("a[*] > 3"), [0]);
    assert_eq!(named("#1 > 3, block.x.len == 1"), [1, 5]);
    assert!(named("block.x > 3").is_empty());
    let mentioned = |text: &str| {
        let contract = of(text);
        [contract.mentions_block(), contract.mentions_grid(), contract.mentions_lengths()]
    };
    assert_eq!(mentioned("n == 2 * blockDim.y"), [true, false, false]);
    assert_eq!(mentioned("n == 1, pow2(gridDim.x) || n > 3"), [false, true, false]);
    assert_eq!(mentioned("block > 3 && block.x.len == 3 && len_n > 1"), [false, false, false]);
    assert_eq!(mentioned("!(len (a) < n)"), [false, false, true]);
}

#[test]
fn origins_are_written_out() {
    let source = "int x;\n// warpscope: n > 0, x > 1\n";
    let mut contract = Contract::default();
    contract.add_comment(&comments(source)[0], source, "k.cu", &kernel()).unwrap();
    contract.assume("n > 0", &kernel()).unwrap();
    let both = Expr::name("n").equals(Expr::int(3));
    let both = both.binary(Operator::And, Expr::name("block.x").equals(Expr::int(64)));
    contract.add_launches(vec![both], "host.cu");
    let shown = |c: &Clause| format!("{} ({})", c.text, c.origin);
    assert_eq!(
        contract.clauses.iter().map(shown).collect::<Vec<_>>(),
        [
            "n > 0 (k.cu:2:15)",
            "x > 1 (k.cu:2:22)",
            "n > 0 (--assume)",
            "n == 3 && block.x == 64 (the launches in host.cu)",
            "n == 3 && block.x == 64 (the launches in host.cu)",
        ]
    );
}

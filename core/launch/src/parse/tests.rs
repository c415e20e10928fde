use super::*;

fn value(text: &str) -> ArgValue {
    parse_value(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn buffer(element: ElementType, len: Option<u64>, generator: Generator) -> ArgValue {
    ArgValue::Buffer(Buffer { element, len, generator })
}

fn ints(values: &[i128]) -> Generator {
    Generator::Values(values.iter().map(|&v| Number::Int(v)).collect())
}

#[test]
fn pointers_in_memory() {
    for text in
        ["[f32[]:iota]", "[[i32[]:zeros]]", "[{x=f32[]:iota, n=128, next=[{n=1, next=null}]}]"]
    {
        let read = value(text);
        assert!(matches!(read, ArgValue::Pointers(_)), "{text}");
        assert_eq!(read.to_string(), text);
    }
    for text in ["[3]", "[null]", "[f32[]", "[]"] {
        assert!(parse_value(text).is_err(), "{text}");
    }
}

#[test]
fn scalars() {
    for (text, number) in [
        ("1024", Number::Int(1024)),
        ("-3", Number::Int(-3)),
        ("+3", Number::Int(3)),
        ("0xFF", Number::Int(255)),
        ("-0x10", Number::Int(-16)),
        ("1.5", Number::Float(1.5)),
        (".5", Number::Float(0.5)),
        ("2e-3", Number::Float(0.002)),
        ("-inf", Number::Float(f64::NEG_INFINITY)),
        ("inf", Number::Float(f64::INFINITY)),
        ("true", Number::Int(1)),
    ] {
        assert_eq!(value(text), ArgValue::Scalar(number), "{text}");
    }
    assert_eq!(value("null"), ArgValue::Null);
    assert_eq!(value("bytes:00fF"), ArgValue::Bytes(vec![0, 255]));
    assert_eq!(value("bytes:"), ArgValue::Bytes(vec![]));
}

#[test]
fn buffers() {
    use ElementType::*;
    assert_eq!(value("f32[1024]:iota"), buffer(F32, Some(1024), Generator::Iota));
    assert_eq!(value("f32[1024]"), buffer(F32, Some(1024), Generator::Iota));
    assert_eq!(value("u8[16]:zeros"), buffer(U8, Some(16), Generator::Zeros));
    assert_eq!(value("i64[]"), buffer(I64, None, Generator::Iota));
    let random = Generator::Random { seed: 7, lo: Number::Int(0), hi: Number::Int(9) };
    assert_eq!(value("i32[]:random(7,0,9)"), buffer(I32, None, random.clone()));
    assert_eq!(value(" i32 [ ] : random ( 7 , 0 , 9 ) "), buffer(I32, None, random));
    assert_eq!(
        value("f32[64]:fill(2.5)"),
        buffer(F32, Some(64), Generator::Fill(Number::Float(2.5)))
    );
    for list in ["1,2,-3,0x4", "values(1,2,-3,4)", " 1, 2, -3, 4"] {
        assert_eq!(value(&format!("i32[4]:{list}")), buffer(I32, Some(4), ints(&[1, 2, -3, 4])));
    }
    let special = vec![Number::Float(f64::INFINITY), Number::Int(1)];
    assert_eq!(value("f16[2]:inf,1"), buffer(F16, Some(2), Generator::Values(special)));
}

#[test]
fn aliases() {
    let alias = |of: &str, offset| ArgValue::Alias { of: of.to_owned(), offset };
    assert_eq!(value("@a"), alias("a", 0));
    assert_eq!(value("@a+16"), alias("a", 16));
    assert_eq!(value("@#0 - 0x10"), alias("#0", -16));
    assert_eq!(value("@\"a-4\""), alias("a-4", 0));
    assert_eq!(value("@\"a-4\"+8"), alias("a-4", 8));
    assert_eq!(value("@a-b"), alias("a-b", 0));
}

#[test]
fn structs_nest() {
    let field = |name: &str, value| (name.to_owned(), value);
    let expected = ArgValue::Struct(vec![
        field("n", ArgValue::Scalar(Number::Int(3))),
        field("p", buffer(ElementType::I32, Some(2), ints(&[1, 2]))),
        field("inf", ArgValue::Alias { of: "b".to_owned(), offset: 4 }),
        field("#3", ArgValue::Struct(vec![field("x", ArgValue::Null)])),
        field("e", ArgValue::Struct(vec![])),
    ]);
    assert_eq!(value("{n=3, p=i32[2]:1,2, inf=@b+4, #3={x=null}, e={}}"), expected);
    let arg = parse_arg("s = {n=3}").unwrap();
    assert_eq!(arg.name, "s");
    assert_eq!(parse_arg("a::b<int>=1").unwrap().name, "a::b<int>");
    assert_eq!(parse_arg(r#""a=\"b"=1"#).unwrap().name, "a=\"b");
}

#[test]
fn dimensions() {
    assert_eq!(parse_dim3("32").unwrap(), Dim3::new(32, 1, 1));
    assert_eq!(parse_dim3("32,8").unwrap(), Dim3::new(32, 8, 1));
    assert_eq!(parse_dim3(" 32, 8, 2 ").unwrap(), Dim3::new(32, 8, 2));
    assert_eq!(parse_dim3("32x8").unwrap(), Dim3::new(32, 8, 1));
    for text in ["", "a", "1,", "1,2,3,4", "-1", "1.5", "4294967296", "1;2"] {
        assert!(parse_dim3(text).is_err(), "{text}");
    }
}

/// Checks that reading `text` fails with `message` about the part `place`.
fn fails(text: &str, message: &str, place: &str) {
    let error = parse_arg(text).expect_err(text);
    assert_eq!(error.code, CODE);
    assert_eq!(error.message, message, "{text}");
    let span = error.span.unwrap();
    assert_eq!(&text[span.start as usize..span.end as usize], place, "{text}");
}

#[test]
fn errors_say_what_where_and_what_else() {
    fails("n", "unexpected end of `n`", "");
    fails("n=", "unexpected end of `n=`", "");
    fails("=3", "the name is missing", "");
    fails("n=1024x", "invalid number `1024x`", "1024x");
    fails("n=1.5f", "invalid number `1.5f`", "1.5f");
    fails("n=abc", "invalid value `abc`", "abc");
    fails("n=1 2", "unexpected `2`", "2");
    fails("a=float[4]", "unknown element type `float`", "float");
    fails("a=f32[x]", "invalid number `x`", "x");
    fails("a=f32[-1]", "invalid length -1", "-1");
    fails("a=f32[4", "unexpected end of `a=f32[4`", "");
    fails("a=f32[4]:itoa", "unknown generator `itoa`", "itoa");
    fails("a=f32[4]:fill", "unexpected end of `a=f32[4]:fill`", "");
    fails("a=i32[2]:1,2,3", "3 values do not fit in a buffer of length 2", ":1,2,3");
    fails("a=u8[2]:300", "300 does not fit in u8", "300");
    fails("a=i32[2]:fill(1.5)", "1.5 is not a whole number, but the elements are i32", "1.5");
    fails("a=i32[]:random(1,9,0)", "invalid range from 9 to 0", "9,0");
    fails("a=i32[]:random(-1,0,9)", "invalid seed -1", "-1");
    fails("a=f32[]:random(1,0,inf)", "invalid range from 0 to inf", "0,inf");
    fails("a=@", "the name after `@` is missing", "");
    fails("a=@b+", "the offset is missing in `b+`", "b+");
    fails("a={n=1,n=2}", "field `n` is given twice", "n");
    fails("a={n=1", "unexpected end of `a={n=1`", "");
    fails("a={3}", "unexpected `}`", "}");
    fails("a=bytes:0", "a byte has only one hexadecimal digit", "0");
    fails("a=bytes:zz", "`zz` is not hexadecimal", "zz");
    fails("a=é", "invalid value `é`", "é");
    fails(&format!("a={}", "{x=".repeat(500)), "braces are nested too deeply", "");
    let error = parse_arg("a=f32[4]:itoa").unwrap_err();
    assert_eq!(error.notes, [format!("expected {FILLS}")]);
}

/// A small deterministic random number generator.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
    fn number(&mut self, element: Option<ElementType>) -> Number {
        let whole = element.is_some_and(|e| !e.is_float());
        match self.below(if whole { 2 } else { 6 }) {
            0 => Number::Int(i128::from(self.below(128))),
            1 => Number::Int(-i128::from(self.below(128))),
            2 => Number::Float(f64::INFINITY),
            3 => Number::Float(-(self.below(1000) as f64) / 8.0),
            // Any bits but those of a NaN, which is not equal to itself.
            _ => Number::Float(f64::from_bits(self.below(1 << 31) << 33 & !(1 << 62))),
        }
    }
    fn name(&mut self) -> String {
        let chars =
            ['a', 'Z', '_', '0', '#', ' ', '=', '"', '\\', '-', '+', ',', '}', '{', 'é', ':'];
        (0..=self.below(5)).map(|_| chars[self.below(16) as usize]).collect()
    }
    fn value(&mut self, depth: u32) -> ArgValue {
        match self.below(if depth > 2 { 5 } else { 6 }) {
            0 => ArgValue::Scalar(self.number(None)),
            1 => {
                let element = ElementType::ALL[self.below(12) as usize];
                let generator = match self.below(6) {
                    0 => Generator::Zeros,
                    1 => Generator::Iota,
                    4 => Generator::Steps(self.below(1 << 40) as i64),
                    2 => Generator::Fill(self.number(Some(element))),
                    3 => Generator::Random {
                        seed: self.below(1 << 31) << 33,
                        lo: Number::Int(-5),
                        hi: Number::Int(self.below(9).into()),
                    },
                    _ => Generator::Values(
                        (0..self.below(4)).map(|_| self.number(Some(element))).collect(),
                    ),
                };
                let len =
                    (self.below(2) > 0).then(|| 4 + self.below(1 << 31) * self.below(1 << 31));
                buffer(element, len, generator)
            }
            2 => ArgValue::Alias {
                of: self.name(),
                offset: (self.below(3) as i64 - 1) * self.below(99) as i64,
            },
            3 => ArgValue::Bytes((0..self.below(9)).map(|_| self.below(256) as u8).collect()),
            4 => ArgValue::Null,
            _ => {
                let mut fields: Vec<(String, ArgValue)> = vec![];
                for _ in 0..self.below(4) {
                    let name = self.name();
                    if fields.iter().all(|(other, _)| *other != name) {
                        fields.push((name, self.value(depth + 1)));
                    }
                }
                ArgValue::Struct(fields)
            }
        }
    }
}

#[test]
fn what_is_written_reads_back() {
    let mut rng = Rng(1);
    for _ in 0..20_000 {
        let arg = KernelArg { name: rng.name(), value: rng.value(0) };
        let text = arg.to_string();
        assert_eq!(parse_arg(&text).unwrap_or_else(|e| panic!("{text}: {e}")), arg, "{text}");
        let json = serde_json::to_string(&arg).unwrap();
        assert_eq!(serde_json::from_str::<KernelArg>(&json).unwrap(), arg, "{json}");
    }
}

#[test]
fn no_text_makes_the_parser_panic() {
    let mut rng = Rng(2);
    let parts = [
        "a", "=", "f32", "[", "]", ":", "iota", "random", "(", ")", ",", "1", "-", ".", "0x", "@",
        "\"", "\\", "{", "}", " ", "é", "bytes", "inf", "values", "x",
    ];
    for _ in 0..50_000 {
        let text: String = (0..rng.below(14)).map(|_| parts[rng.below(26) as usize]).collect();
        for error in [parse_arg(&text).err(), parse_dim3(&text).err()].into_iter().flatten() {
            let span = error.span.unwrap();
            assert!(text.get(span.start as usize..span.end as usize).is_some(), "{text}");
        }
    }
}

//! Lessons are read, and attempts judged, in the smallest cases; `tests/lessons.rs` judges all attempts.

use crate::{Judge, Judgement, Lesson, Predict, Why};
use launch::{Dim3, LoadedModule};

const TEXT: &str = "---
# a comment
kernel: copy
concept: Copying.
compare: out
launch: --grid 2 --block 2 --arg in=i32[4]:iota --arg out=i32[4]:zeros
launch: --block 2 --arg in=i32[2]:iota --arg 'out=i32[2]:zeros'
show: --grid 1,2 --block 4 --arg in=i32[8]:iota --arg out=i32[8]:zeros
predict: thread
work: 3
---
# Copy

Text of *two*
lines.

## Predict

Who?

## Hints

1. One.
2. Two
   goes on.
3. Three.
";

/// IR of a copying kernel, which `body` begins: `%i` is the number of the thread in the grid.
fn module(name: &str, body: &str) -> LoadedModule {
    let kernel = |name: &str, body: &str| {
        format!(
            "define ptx_kernel void @{name}(ptr %in, ptr %out) {{\n\
             %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
             %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n\
             %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n\
             %r = mul i32 %b, %n\n%i = add i32 %r, %t\n{body}\nret void\n}}\n"
        )
    };
    let sequential = "define ptx_kernel void @expected(ptr %in, ptr %out, i32 %blocks, i32 %threads) {\n\
                      %n = mul i32 %blocks, %threads\nbr label %loop\nloop:\n\
                      %i = phi i32 [ 0, %0 ], [ %next, %loop ]\n\
                      %p = getelementptr i32, ptr %in, i32 %i\n%v = load i32, ptr %p\n\
                      %q = getelementptr i32, ptr %out, i32 %i\nstore i32 %v, ptr %q\n\
                      %next = add i32 %i, 1\n%c = icmp ult i32 %next, %n\n\
                      br i1 %c, label %loop, label %end\nend:\nret void\n}\n";
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\ndeclare void @llvm.nvvm.barrier0()\n{}{sequential}",
        kernel(name, body)
    );
    LoadedModule::new(&text, "a.ll").expect("IR")
}

const COPY: &str = "%p = getelementptr i32, ptr %in, i32 %i\n%v = load i32, ptr %p\n\
                    %q = getelementptr i32, ptr %out, i32 %i\nstore i32 %v, ptr %q";

fn judge(text: &str, attempt: &LoadedModule) -> Judgement {
    let lesson = Lesson::parse(text).expect("lesson");
    let reference = module("copy", COPY);
    Judge::new(&lesson, &reference).expect("reference").judge(attempt).expect("lesson runs")
}

fn why(text: &str, attempt: &LoadedModule) -> Why {
    judge(text, attempt).failure.expect("does not pass").why
}

#[test]
fn a_lesson_is_read() {
    let lesson = Lesson::parse(TEXT).expect("lesson");
    assert_eq!((lesson.title.as_str(), lesson.kernel.as_str()), ("Copy", "copy"));
    assert_eq!(lesson.text, "Text of *two*\nlines.");
    assert_eq!(lesson.question, "Who?");
    assert_eq!(lesson.hints, ["One.", "Two goes on.", "Three."]);
    assert_eq!((lesson.predict, lesson.most_work), (Predict::Thread, Some(3)));
    assert_eq!(lesson.show.grid, Dim3::new(1, 2, 1));
    let cells = Lesson::parse(&TEXT.replace("predict: thread", "predict: cell s[64]"));
    assert_eq!(cells.expect("lesson").cells, Some(("s".to_owned(), 64)));
    // The smallest launch comes first, whatever the order in the file.
    let blocks: Vec<u64> = lesson.launches.iter().map(|l| l.grid.count()).collect();
    assert_eq!(blocks, [1, 2]);
}

#[test]
fn what_is_wrong_in_a_lesson_has_its_place() {
    let wrong = |from: &str, to: &str| {
        let text = TEXT.replace(from, to);
        let error = Lesson::parse(&text).expect_err("wrong");
        (error.span.map(|span| span.line_column(&text).0), error.message)
    };
    assert_eq!(wrong("work: 3", "work: 0").0, Some(10));
    assert_eq!(wrong("work: 3", "speed: 3").0, Some(10));
    assert_eq!(wrong("--block 4", "--block 4000").0, Some(8));
    assert_eq!(wrong("--block 4", "--threads 4").0, Some(8));
    assert_eq!(wrong("in=i32[8]:iota", "in=i32[").0, Some(8));
    assert_eq!(wrong("predict: thread", "predict").0, Some(9));
    for cells in ["", " s", " s[0]", " s[", " [4]", " s[5000]"] {
        assert_eq!(
            wrong("predict: thread", &format!("predict: cell{cells}")).0,
            Some(9),
            "{cells}"
        );
    }
    assert_eq!(wrong("predict: thread", "predict: thread s[4]").0, Some(9));
    assert!(wrong("kernel: copy\n", "").1.contains("kernel"));
    assert!(wrong("compare: out\n", "").1.contains("compare"));
    assert!(wrong("# Copy\n", "").1.contains("heading"));
    assert_eq!(wrong("---\n# a", "# a").0, Some(1));
    for text in ["", "---", "---\n", "---\r\n---\r\n", "---\n---\n#"] {
        assert!(Lesson::parse(text).is_err(), "{text}");
    }
    assert!(Lesson::parse(&"-".repeat(1 << 20)).is_err());
}

#[test]
fn a_right_attempt_passes() {
    let judgement = judge(TEXT, &module("copy", COPY));
    assert_eq!((judgement.passed, judgement.of, judgement.failure), (2, 2, None));
}

#[test]
fn parameters_may_have_other_names() {
    let text = module("copy", COPY).text().replace("%in", "%from").replace("%out", "%to");
    let attempt = LoadedModule::new(&text, "a.ll").expect("IR");
    assert_eq!(judge(TEXT, &attempt).failure, None);
}

#[test]
fn a_missing_kernel_is_named() {
    let wanted =
        Why::NoKernel { wanted: "copy".to_owned(), found: vec!["other".into(), "expected".into()] };
    assert_eq!(why(TEXT, &module("other", COPY)), wanted);
}

#[test]
fn wrong_outputs_are_counted() {
    let Why::WrongOutput { buffer, index, wrong, of, .. } = why(TEXT, &module("copy", "")) else {
        panic!("no wrong output")
    };
    assert_eq!((buffer.as_str(), index, wrong, of), ("out", 1, 1, 2));
}

#[test]
fn races_are_findings() {
    let race = format!("store i32 %i, ptr %out\n{COPY}");
    assert!(matches!(why(TEXT, &module("copy", &race)), Why::Findings(_)));
}

#[test]
fn an_endless_attempt_is_stopped() {
    let endless = "br label %again\nagain:\nbr label %again\ndead:";
    let Why::Unfinished { reference, .. } = why(TEXT, &module("copy", endless)) else {
        panic!("it ended")
    };
    assert!(reference > 0);
}

#[test]
fn limits_count_when_the_rest_is_right() {
    let barrier = format!("call void @llvm.nvvm.barrier0()\n{COPY}");
    assert_eq!(judge(TEXT, &module("copy", &barrier)).failure, None);
    let text = TEXT.replace("work: 3", "barriers: as-reference");
    assert_eq!(why(&text, &module("copy", &barrier)), Why::Barriers { found: 1, enough: 0 });
    let both = "call void @llvm.nvvm.barrier0()";
    assert!(matches!(why(&text, &module("copy", both)), Why::WrongOutput { .. }));
    let slow = format!("{}{COPY}", "call void @llvm.nvvm.barrier0()\n".repeat(100));
    assert!(matches!(why(TEXT, &module("copy", &slow)), Why::Work { .. }));
}

#[test]
fn a_lesson_whose_reference_does_not_fit_is_rejected() {
    let lesson = Lesson::parse(&TEXT.replace("compare: out", "compare: sum")).expect("lesson");
    assert!(Judge::new(&lesson, &module("copy", COPY)).is_err());
    let lesson = Lesson::parse(TEXT).expect("lesson");
    assert!(Judge::new(&lesson, &module("other", COPY)).is_err());
}

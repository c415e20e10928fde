//! The compiler's arguments for the host side of a program, which is run and not checked: x86-64 (LP64), with
//! plain optimisation.

/// Languages of a program's sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// CUDA C++: has device code too.
    Cuda,
    /// C++.
    Cxx,
    /// C.
    C,
}

/// The language of a file by the extension of its name.
pub fn language(extension: &str) -> Language {
    match extension.to_ascii_lowercase().as_str() {
        "cpp" | "cc" | "cxx" | "hpp" => Language::Cxx,
        "c" => Language::C,
        _ => Language::Cuda,
    }
}

/// The standard of C++ that is tried for device code that does not compile in the usual one.
pub const NEWER: &str = "-std=c++20";

/// What a program may need in addition: headers that another library's headers include without being asked, and
/// another standard of C++. If no standard is chosen and the arguments of [`host_base`] do not fit, these are tried in
/// their order.
pub const OTHER_WAYS: &[&[&str]] = &[
    &["-std=c++14"],
    &["-include", "bits/stdc++.h"],
    &[NEWER],
    &["-std=c++14", "-include", "bits/stdc++.h"],
    &[NEWER, "-include", "bits/stdc++.h"],
];

/// The arguments without debug information, input and output, as [`cc1_base`](crate::cc1_base) has them for the
/// device. The full line is `clang` + these + [`DEBUG`](crate::DEBUG) + `-o OUT IN`.
///
/// `-target-sdk-version` selects `cudaLaunchKernel`. A `long double` is a `double`, since the engine has no
/// wider type.
pub fn host_base(include: &str, major: u32, language: Language) -> Vec<String> {
    let mut args: Vec<String> =
        ["-cc1", "-triple", "x86_64-unknown-linux-gnu"].map(String::from).into();
    let mut add = |words: &[&str]| args.extend(words.iter().map(|w| (*w).to_owned()));
    match language {
        Language::Cuda => add(&[
            "-aux-triple",
            "nvptx64-nvidia-cuda",
            "-x",
            "cuda",
            "-std=c++17",
            "-include",
            "cuda_shim.h",
            "-DWS_SM80",
            "-target-sdk-version=12.3",
        ]),
        Language::Cxx => add(&["-x", "c++", "-std=c++17"]),
        Language::C => add(&["-x", "c", "-std=gnu17"]),
    }
    add(&[
        "-target-cpu",
        "x86-64",
        "-nostdsysteminc",
        "-nobuiltininc",
        "-internal-isystem",
        include,
        "-fbracket-depth",
        "256",
        "-fgnuc-version=4.2.1",
        "-mlong-double-64",
        // Otherwise tables of a switch hold distances between addresses, and are read by an intrinsic of their own.
        "-mrelocation-model",
        "static",
        "-w",
        "-emit-llvm",
        "-O1",
        "-DWS_RUN",
    ]);
    if language != Language::C {
        add(&["-fexceptions", "-fcxx-exceptions"]);
    }
    if major >= crate::FIRST_WITH_PASS_SWITCH {
        add(&["-ftemplate-depth=128"]);
    }
    args
}

//! Names: what people call a kernel, and what they may have meant.

/// The name that the source gave the function with this linker name, without parameters and
/// template arguments: `sum` for `_Z3sumPfi`, `a::sum` for `_ZN1a3sumIfEEvPT_`. Other names stay.
///
/// This reads only the beginning of the Itanium C++ ABI's grammar, which is all that a name without
/// its parameters needs.
pub fn base_name(linker_name: &str) -> String {
    demangle(linker_name).unwrap_or_else(|| linker_name.to_owned())
}

fn demangle(name: &str) -> Option<String> {
    let rest = name.strip_prefix("_Z")?;
    let (mut rest, nested) = rest.strip_prefix('N').map_or((rest, false), |r| (r, true));
    // Qualifiers, and the mark of internal linkage that clang puts before file-local names.
    rest = rest.trim_start_matches(['K', 'V', 'r']);
    let mut parts = vec![];
    loop {
        let rest_of_part = rest.strip_prefix('L').unwrap_or(rest);
        let digits = rest_of_part.bytes().take_while(u8::is_ascii_digit).count();
        let len: usize = rest_of_part[..digits].parse().ok()?;
        let part = rest_of_part.get(digits..digits.checked_add(len)?)?;
        parts.push(if part.starts_with("_GLOBAL__N") { "(anonymous namespace)" } else { part });
        rest = &rest_of_part[digits + len..];
        if !nested || !rest.starts_with(|c: char| c.is_ascii_digit() || c == 'L') {
            return Some(parts.join("::"));
        }
    }
}

/// The one of `names` that `wanted` is most likely a slip of, if any is near.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Names longer than this are compared only for equality of case-folded text.
    const LONGEST: usize = 64;
    let folded = wanted.to_lowercase();
    names
        .filter_map(|name| {
            let other = name.to_lowercase();
            if folded.len().max(other.len()) > LONGEST {
                return (folded == other).then_some((0, name));
            }
            let distance = edit_distance(&folded, &other);
            (distance <= folded.chars().count().max(3) / 3).then_some((distance, name))
        })
        .min()
        .map(|(_, name)| name)
}

/// Fewest insertions, deletions and replacements that make `b` of `a`.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != cb);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_names_are_found() {
        for (mangled, name) in [
            ("_Z3sumPfi", "sum"),
            ("_Z3sumIfEvPT_i", "sum"),
            ("_ZN1a3sumIfEEvPT_", "a::sum"),
            ("_ZN12_GLOBAL__N_11kEv", "(anonymous namespace)::k"),
            ("_ZL4corePi", "core"),
            ("sum", "sum"),
            ("_Z", "_Z"),
            ("_Z9sum", "_Z9sum"),
            ("_Z99999999999999999999999x", "_Z99999999999999999999999x"),
            ("_Z2é", "é"),
            ("_Z1é", "_Z1é"),
        ] {
            assert_eq!(base_name(mangled), name);
        }
    }

    #[test]
    fn slips_are_recognised() {
        let names = ["data", "count", "n"];
        assert_eq!(nearest("dta", names.into_iter()), Some("data"));
        assert_eq!(nearest("Count", names.into_iter()), Some("count"));
        assert_eq!(nearest("elephant", names.into_iter()), None);
    }
}

//! Suggestions for misspelt names.

/// The entry of `names` that `wanted` is most likely a misspelling of, if one is close enough.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Longer names are compared only for equality, ignoring case.
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

/// Minimum number of insertions, deletions and replacements that turn `a` into `b`.
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
    fn slips_are_recognised() {
        let names = ["data", "count", "n"];
        assert_eq!(nearest("dta", names.into_iter()), Some("data"));
        assert_eq!(nearest("Count", names.into_iter()), Some("count"));
        assert_eq!(nearest("elephant", names.into_iter()), None);
    }
}

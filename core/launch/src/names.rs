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
            let distance = strsim::levenshtein(&folded, &other);
            (distance <= folded.chars().count().max(3) / 3).then_some((distance, name))
        })
        .min()
        .map(|(_, name)| name)
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

//! Reads what the compiler says: errors with their places.

/// One error reported by the compiler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    /// The file, as the compiler writes its name.
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub message: String,
}

/// The errors, each with a place in a file of the program, that is, in none that `foreign` names;
/// `None` if one has no such place, or if it is a demand of the source, `#error`.
pub(super) fn faults(said: &str, foreign: impl Fn(&str) -> bool) -> Option<Vec<Fault>> {
    let mut faults: Vec<Fault> = vec![];
    // The error in a foreign file that is not assigned yet, and the innermost inclusion above it.
    let mut open: Option<String> = None;
    let mut included: Option<(String, usize)> = None;
    let close = |open: &mut Option<String>, included: &Option<(String, usize)>| {
        let message = open.take()?;
        let (file, line) = included.clone()?;
        Some(Fault { file, line, column: 1, message })
    };
    let mut lines = said.lines().peekable();
    while let Some(line) = lines.next() {
        if line.contains("too many errors emitted") {
            continue;
        }
        let from = line
            .trim_start()
            .strip_prefix("In file included from ")
            .or_else(|| line.trim_start().strip_prefix("from ").filter(|_| line.starts_with(' ')));
        if let Some(place) = from {
            let mut parts = place.trim_end_matches([':', ',']).rsplitn(2, ':');
            let number = parts.next().and_then(|n| n.parse().ok());
            let file = parts.next();
            if let (Some(number), Some(file)) = (number, file)
                && !foreign(file)
            {
                included = Some((file.to_owned(), number));
            }
            continue;
        }
        let error = [": error: ", ": fatal error: "].iter().find_map(|w| line.find(w));
        if let Some(at) = error {
            if open.is_some() {
                // The error before has no place of its own, but it was included from somewhere.
                faults.push(close(&mut open, &included)?);
            }
            let message = line[at + 2..].split_once("error: ").map_or("", |(_, m)| m);
            if is_demand(message, lines.peek().copied()) {
                return None;
            }
            match place(&line[..at]) {
                Some((file, line, column)) if !foreign(file) => {
                    let (file, message) = (file.to_owned(), message.trim().to_owned());
                    faults.push(Fault { file, line, column, message });
                    included = None;
                }
                Some(_) => open = Some(message.to_owned()),
                None => return None,
            }
        } else if let (Some(at), Some(message)) = (line.find(": note: "), &open) {
            // An error in a header of ours, such as one in a template, comes from a line of the
            // program.
            if let Some((file, line, column)) = place(&line[..at]).filter(|p| !foreign(p.0)) {
                let (file, message) = (file.to_owned(), message.clone());
                faults.push(Fault { file, line, column, message });
                open = None;
            }
        }
    }
    if open.is_some() {
        faults.push(close(&mut open, &included)?);
    }
    (!faults.is_empty()).then_some(faults)
}

/// Whether an error is an `#error` directive, whose message is the rest of its line.
fn is_demand(message: &str, excerpt: Option<&str>) -> bool {
    let code = excerpt.map(|line| line.split_once('|').map_or(line, |(_, code)| code).trim_start());
    let directive = code.and_then(|c| c.strip_prefix('#')).map(str::trim_start);
    message.starts_with('"') || directive.is_some_and(|d| d.starts_with("error"))
}

/// Reads `FILE:LINE:COLUMN`.
fn place(text: &str) -> Option<(&str, usize, usize)> {
    let mut parts = text.rsplitn(3, ':');
    let column = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    Some((parts.next()?, line, column))
}

impl Fault {
    /// The byte offset of the error in the text of its file.
    pub fn offset(&self, text: &str) -> Option<usize> {
        let line = self.line.checked_sub(1)?;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let mut at = start + self.column.checked_sub(1)?;
        if self.column == 1 {
            // The line that includes a header that fails.
            let rest = text.get(start..)?;
            at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
        }
        (at < text.len()).then_some(at)
    }

    /// Whether the error is that our headers do not implement part of a library, at least not for
    /// device code.
    pub fn lacks(&self) -> bool {
        let libraries =
            ["'cub'", "'cuda'", "'cuda::", "'cooperative_groups'", "'nvcuda", "'thrust"];
        let host = self.message.starts_with("reference to __host__ function");
        host || libraries.iter().any(|name| self.message.contains(&format!("in namespace {name}")))
    }

    /// Whether the error is a name that nothing declares, such as a function of CUDA that the headers lack.
    pub fn undeclared(&self) -> bool {
        let unknown = ["use of undeclared identifier", "unknown type name", "no template named"];
        let no_overload = self.message.starts_with("no matching function for call to '__");
        let member = self.message.starts_with("no member named");
        no_overload || member || unknown.iter().any(|w| self.message.starts_with(w))
    }

    /// Whether the error is that device code launches a kernel or calls the runtime.
    pub fn launches(&self) -> bool {
        let message = self.message.as_str();
        message.starts_with("kernel launch from __device__ or __global__ function")
            || message.starts_with("reference to __global__ function")
                && ["in __global__ function", "in __device__ function"]
                    .iter()
                    .any(|end| message.ends_with(end))
            || message.starts_with("no matching function for call to 'cuda")
            || message.starts_with("reference to __host__ function 'cuda")
    }

    /// Whether the error is one of syntax, as often follows from an unknown name.
    pub fn follows(&self) -> bool {
        ["expected ", "extraneous "].iter().any(|w| self.message.starts_with(w))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(said: &str) -> Option<Vec<(String, usize, usize, String)>> {
        let faults = faults(said, |file| file.starts_with("cuda/"))?;
        Some(faults.into_iter().map(|f| (f.file, f.line, f.column, f.message)).collect())
    }

    #[test]
    fn places_are_those_of_the_program() {
        let one = |file: &str, line, column, message: &str| {
            Some(vec![(file.to_owned(), line, column, message.to_owned())])
        };
        assert_eq!(read("a.cu:3:4: error: no\n"), one("a.cu", 3, 4, "no"));
        assert_eq!(
            read("x y/a.h:3:4: fatal error: 'b.h' file not found\n"),
            one("x y/a.h", 3, 4, "'b.h' file not found")
        );
        let template = "cuda/vector:1:2: error: no\na.cu:1:14: note: in instantiation of x\n";
        assert_eq!(read(template), one("a.cu", 1, 14, "no"));
        let header = "In file included from a.cu:2:\nIn file included from cuda/b.h:1:\ncuda/c.h:1:2: error: no\n";
        assert_eq!(read(header), one("a.cu", 2, 1, "no"));
        let many = "a.cu:1:1: error: no\nfatal error: too many errors emitted, stopping now\n";
        assert_eq!(read(many), one("a.cu", 1, 1, "no"));
    }

    #[test]
    fn what_has_no_place_is_refused() {
        assert_eq!(read("cuda/c.h:1:2: error: no\n"), None);
        assert_eq!(read("error: unknown argument\n"), None);
        assert_eq!(read(""), None);
        assert_eq!(read("a.cu:1:2: error: no SIZE\n    1 | #error no SIZE\n"), None);
        assert_eq!(read("a.cu:1:2: error: \"no SIZE\"\n"), None);
    }
}

//! The structure of host code as far as words show it: brackets, functions, calls.

use super::words::Range;
use std::collections::HashMap;

/// Maximum number of functions, and of calls of each that are followed.
const MAX_FUNCTIONS: usize = 4096;
const MAX_CALLS: usize = 8;
/// Maximum number of ways to reach a launch, and of calls on each.
const MAX_CHAINS: usize = 24;
const MAX_CHAIN: usize = 4;

/// The words of a program with their structure.
pub(super) struct Program<'a> {
    pub words: &'a [&'a str],
    /// For each bracket, the word of the other one of the pair; else 0.
    pub pair: Vec<usize>,
    pub functions: Vec<Function>,
    /// Words at which a name stands.
    pub places: HashMap<&'a str, Vec<usize>>,
}

/// A function that is defined.
#[derive(Debug)]
pub(super) struct Function {
    /// The word of its name.
    pub name: usize,
    /// Words of the parameters' names.
    pub params: Vec<Option<usize>>,
    /// Words of the template parameters' names.
    pub template: Vec<usize>,
    pub body: Range,
}

/// A call of the function at this level of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Call {
    /// Number of the function that is called.
    pub function: usize,
    pub args: Vec<Range>,
    pub template: Vec<Range>,
    /// The word of the call.
    pub at: usize,
}

impl<'a> Program<'a> {
    pub fn new(words: &'a [&'a str]) -> Self {
        let mut pair = vec![0; words.len()];
        let mut open: Vec<usize> = vec![];
        for (i, word) in words.iter().enumerate() {
            match *word {
                "(" | "[" | "{" => open.push(i),
                ")" | "]" | "}" => {
                    if let Some(from) = open.pop() {
                        (pair[from], pair[i]) = (i, from);
                    }
                }
                _ => {}
            }
        }
        let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, word) in words.iter().enumerate().filter(|(_, w)| is_name(w)) {
            places.entry(word).or_default().push(i);
        }
        let mut program = Self { words, pair, functions: vec![], places };
        program.functions = program.find_functions();
        program
    }

    pub fn word(&self, at: usize) -> &'a str {
        self.words.get(at).copied().unwrap_or("")
    }

    /// The words at which `name` stands.
    pub fn at(&self, name: &str) -> &[usize] {
        self.places.get(name).map_or(&[], |p| p)
    }

    fn find_functions(&self) -> Vec<Function> {
        let mut functions = vec![];
        for open in (0..self.words.len()).filter(|&i| self.words[i] == "{" && self.pair[i] > i) {
            let mut before = open;
            while before > 0 && matches!(self.words[before - 1], "const" | "noexcept" | "override")
            {
                before -= 1;
            }
            if before == 0 || self.words[before - 1] != ")" || functions.len() >= MAX_FUNCTIONS {
                continue;
            }
            let close = before - 1;
            let paren = self.pair[close];
            let Some(name) = paren.checked_sub(1).filter(|&n| is_name(self.words[n])) else {
                continue;
            };
            if matches!(self.words[name], "if" | "for" | "while" | "switch" | "catch") {
                continue;
            }
            let params = self.split(paren + 1..close);
            let params = params.into_iter().filter(|p| !p.is_empty());
            let params = params.map(|p| self.declared(p)).collect();
            let template = self.template_of(name);
            functions.push(Function { name, params, template, body: open + 1..self.pair[open] });
        }
        functions
    }

    /// The name that a parameter declares.
    fn declared(&self, param: Range) -> Option<usize> {
        let end = param.clone().find(|&i| matches!(self.words[i], "=" | "[")).unwrap_or(param.end);
        (param.start..end).rev().find(|&i| is_name(self.words[i]))
    }

    /// The template parameters of the function whose name is at `name`.
    fn template_of(&self, name: usize) -> Vec<usize> {
        const FAR: usize = 96;
        let start = (name.saturating_sub(FAR)..name)
            .rev()
            .find(|&i| matches!(self.words[i], ";" | "{" | "}"))
            .map_or(name.saturating_sub(FAR), |i| i + 1);
        let Some(at) = (start..name).find(|&i| self.words[i] == "template") else { return vec![] };
        let Some(close) = self.close_angle(at + 1) else { return vec![] };
        let params = self.split(at + 2..close);
        params.into_iter().filter_map(|p| self.declared(p)).collect()
    }

    /// The word that closes the template arguments opened at `open`.
    pub fn close_angle(&self, open: usize) -> Option<usize> {
        const FAR: usize = 256;
        if self.word(open) != "<" {
            return None;
        }
        let (mut depth, mut at) = (0, open);
        while at < self.words.len().min(open + FAR) {
            match self.words[at] {
                "<" => depth += 1,
                ">" => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                "(" | "[" | "{" if self.pair[at] > at => at = self.pair[at],
                ";" | ")" | "}" => return None,
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// The ranges between commas outside brackets and template arguments.
    pub fn split(&self, range: Range) -> Vec<Range> {
        let mut parts = vec![];
        let (mut start, mut i) = (range.start, range.start);
        while i < range.end {
            match self.words[i] {
                "(" | "[" | "{" if self.pair[i] > i => i = self.pair[i],
                "<" if i > range.start && is_name(self.words[i - 1]) => {
                    // Template arguments, not a comparison.
                    let close = self.close_angle(i).filter(|&c| {
                        c < range.end
                            && (matches!(
                                self.word(c + 1),
                                "(" | "::" | "{" | "*" | "&" | "," | ">"
                            ) || is_name(self.word(c + 1)))
                    });
                    i = close.unwrap_or(i);
                }
                "," => {
                    parts.push(start..i);
                    start = i + 1;
                }
                _ => {}
            }
            i += 1;
        }
        parts.push(start..range.end);
        parts
    }

    /// The innermost function whose body contains the word `at`.
    pub fn enclosing(&self, at: usize) -> Option<usize> {
        let inside = self.functions.iter().enumerate().filter(|(_, f)| f.body.contains(&at));
        inside.min_by_key(|(_, f)| f.body.len()).map(|(i, _)| i)
    }

    /// The arguments between the parentheses of the call at the word `open`.
    pub fn arguments(&self, open: usize) -> Vec<Range> {
        if self.word(open) != "(" || self.pair[open] <= open {
            return vec![];
        }
        let inside = open + 1..self.pair[open];
        if inside.is_empty() { vec![] } else { self.split(inside) }
    }

    /// The ways in which the function around the word `at` is called, each as the calls from the
    /// inside to the outside.
    pub fn chains(&self, at: usize) -> Vec<Vec<Call>> {
        let mut done: Vec<Vec<Call>> = vec![];
        let mut open: Vec<(Vec<Call>, usize)> = vec![(vec![], at)];
        while let Some((chain, at)) = open.pop() {
            let function = self.enclosing(at);
            let known = |f: usize| chain.iter().any(|c| c.function == f);
            let calls = match function {
                Some(f) if chain.len() < MAX_CHAIN && !known(f) => self.calls(f),
                _ => vec![],
            };
            if calls.is_empty() || done.len() + open.len() + calls.len() > MAX_CHAINS {
                done.push(chain);
                continue;
            }
            for call in calls.into_iter().rev() {
                let at = call.at;
                let mut chain = chain.clone();
                chain.push(call);
                open.push((chain, at));
            }
        }
        done
    }

    fn calls(&self, function: usize) -> Vec<Call> {
        let Function { name, params, .. } = &self.functions[function];
        let mut calls = vec![];
        for &at in self.at(self.words[*name]) {
            if at == *name || calls.len() >= MAX_CALLS || self.enclosing(at).is_none() {
                continue;
            }
            let close = self.close_angle(at + 1);
            let template = close.map(|close| self.split(at + 2..close)).unwrap_or_default();
            let open = close.map_or(at + 1, |close| close + 1);
            let args = self.arguments(open);
            if self.word(open) == "(" && args.len() <= params.len() {
                calls.push(Call { function, args, template, at });
            }
        }
        calls
    }
}

/// Whether a word is a name.
pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

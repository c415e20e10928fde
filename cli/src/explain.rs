//! `warpscope explain`: what a rule reports, and what is usually done.

use crate::End;
use crate::args::ExplainArgs;
use crate::terminal;
use warpscope_core::report::explain::{RULES, explanation, rule, summary};

/// Columns of a paragraph.
const WIDTH: usize = 80;

/// Runs the command.
pub fn run(args: &ExplainArgs) -> End {
    let Some(name) = &args.rule else {
        let width = RULES.iter().map(|r| r.name().len()).max().unwrap_or(0);
        let lines = RULES.iter().map(|r| format!("{:width$}  {}\n", r.name(), summary(*r)));
        return print(&lines.collect::<String>());
    };
    if let Some(rule) = rule(name) {
        let paragraphs = explanation(rule).split("\n\n").map(wrapped);
        let text: Vec<String> =
            std::iter::once(format!("{}\n", rule.name())).chain(paragraphs).collect();
        print(&text.join("\n"))
    } else {
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        terminal::complain(&format!(
            "error: there is no rule `{name}`; `warpscope explain` lists the rules\n"
        ));
        End::Failed
    }
}

fn print(text: &str) -> End {
    match terminal::print(text) {
        Ok(()) => End::Clean,
        Err(error) => {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            End::Failed
        }
    }
}

/// A paragraph in lines of at most [`WIDTH`] columns.
fn wrapped(paragraph: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in paragraph.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text + "\n"
}

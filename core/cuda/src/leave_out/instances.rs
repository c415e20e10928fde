//! Kernels that are templates and that nothing launches: those of a file whose host part is elsewhere. They are
//! instantiated with arguments that fit most, so that they can be checked at all.

use super::code::{Code, KernelTemplate};
use super::{GUESS, Program};

/// A kernel that was instantiated, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Instance {
    line: usize,
    name: String,
    arguments: String,
}

impl Program {
    /// Instantiates the kernels of the main file that are templates: for a program of which nothing else is a
    /// kernel. Returns whether there are any.
    pub fn instantiate(&mut self) -> bool {
        let Some(file) = self.files.get_mut(&self.main) else { return false };
        let code = Code::new(&file.text);
        let mut text = file.text.clone();
        let mut instances = vec![];
        let templates = code.kernel_templates();
        // From the last to the first, so that places before stay.
        for (number, template) in templates.iter().enumerate().rev() {
            let Some(arguments) = arguments(template, code.has_rows(&template.body)) else {
                continue;
            };
            let KernelTemplate { name, body, .. } = template;
            let Some(start) = file.text.get(..body.start) else { continue };
            let line = start.matches('\n').count() + 1;
            text.insert_str(body.end, &format!(" static auto*ws_{number}=&{name}<{arguments}>;"));
            instances.push(Instance { line, name: name.clone(), arguments });
        }
        if instances.is_empty() {
            return false;
        }
        instances.reverse();
        self.before_instances = Some(file.clone());
        // Places have moved.
        file.kept.clear();
        file.text = text;
        self.instances = instances;
        true
    }

    /// Takes back what [`Self::instantiate`] did. Returns whether there was anything.
    pub fn forget_instances(&mut self) -> bool {
        let Some(file) = self.before_instances.take() else { return false };
        self.files.insert(self.main.clone(), file);
        self.instances.clear();
        true
    }

    /// The kernels that were instantiated: the line of each, and what its arguments are taken to be.
    pub fn instances(&self) -> impl Iterator<Item = (usize, String)> + '_ {
        self.instances.iter().map(|Instance { line, name, arguments }| {
            let message = format!(
                "`{name}` is a template that nothing here launches; its template arguments are taken to be \
                 `{arguments}`"
            );
            (*line, message)
        })
    }

    /// Notes about the kernels that were instantiated.
    pub(super) fn instance_notes(&self) -> impl Iterator<Item = String> + '_ {
        self.instances.iter().map(|Instance { line, name, arguments }| {
            format!(
                "kernel `{name}` at {}:{line} is a template that nothing here launches; its template \
                 arguments are taken to be `{arguments}`",
                self.main
            )
        })
    }
}

/// Template arguments that a kernel may have; `None` if one cannot be guessed.
fn arguments(template: &KernelTemplate, rows: bool) -> Option<String> {
    let number = if rows { "16" } else { "128" };
    let integers = [
        "int",
        "unsigned",
        "size_t",
        "uint",
        "uint32_t",
        "int32_t",
        "long",
        "short",
        "char",
        "uint64_t",
        "int64_t",
        "std::size_t",
        "uint8_t",
        "signed",
    ];
    let mut arguments = vec![];
    for parameter in &template.parameters {
        // Defaults, and packs, need no arguments.
        if parameter.contains('=') || parameter.contains("...") {
            break;
        }
        let mut words = parameter.split_whitespace().filter(|w| *w != "const");
        arguments.push(match words.next()? {
            "typename" | "class" => GUESS,
            "bool" => "false",
            word if integers.contains(&word) => number,
            _ => return None,
        });
    }
    (!template.parameters.is_empty()).then(|| arguments.join(","))
}

//! Sentences about attempts at lessons.

use super::{counted, ending, message as finding_message};
use course::Why;

/// The line that says why an attempt does not pass.
pub fn message(why: &Why) -> String {
    match why {
        Why::NoKernel { wanted, .. } => format!("there is no kernel `{wanted}`"),
        Why::Parameters { wanted, found } => format!(
            "the kernel has {}, the one of the lesson has {}",
            counted(*found as u64, "parameter", "parameters"),
            wanted.len()
        ),
        Why::CannotRun(error) => error.message.clone(),
        Why::Unfinished { ending: how, .. } => ending(how),
        Why::Findings(result) => result.findings.first().map_or_else(String::new, finding_message),
        Why::WrongOutput { buffer, index, expected, found, .. } => {
            format!("{buffer}[{index}] is {found} at the end, but should be {expected}")
        }
        Why::Barriers { found, enough } => format!(
            "a block completes {} in this launch; {enough} {} enough",
            counted(*found, "barrier", "barriers"),
            if *enough == 1 { "is" } else { "are" },
        ),
        Why::Work { steps, reference } => format!(
            "the kernel takes {} in this launch; {reference} suffice when the threads share the work",
            counted(*steps, "warp instruction", "warp instructions"),
        ),
    }
}

/// What explains it.
pub fn notes(why: &Why) -> Vec<String> {
    match why {
        Why::NoKernel { found, .. } if found.is_empty() => {
            vec!["nothing in this source is marked __global__".to_owned()]
        }
        Why::NoKernel { found, .. } => {
            vec![format!("the kernels here are called {}", found.join(", "))]
        }
        Why::Parameters { wanted, .. } => {
            vec![format!("its parameters are ({})", wanted.join(", "))]
        }
        Why::CannotRun(error) => error.notes.clone(),
        Why::Unfinished { reference, .. } => vec![format!(
            "the reference ends after {}",
            counted(*reference, "warp instruction", "warp instructions")
        )],
        Why::Findings(_) | Why::Barriers { .. } | Why::Work { .. } => vec![],
        Why::WrongOutput { wrong, of, .. } => {
            vec![format!(
                "{wrong} of {} {} wrong; a sequential run gives what is expected",
                counted(*of, "cell", "cells"),
                if *wrong == 1 { "is" } else { "are" }
            )]
        }
    }
}

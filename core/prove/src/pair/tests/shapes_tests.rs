//! Shapes without a race are proved, shapes with one are not.

use super::shapes;
use crate::pair::{Limits, check, search};

#[test]
fn shapes_without_a_race_are_proved() {
    let mut open = Vec::new();
    for (name, query) in shapes::clean() {
        match search(&query, &Limits::default()) {
            Ok(certificate) => assert!(check(&query, &certificate), "{name}: rejected"),
            Err(reason) => open.push((name, reason)),
        }
    }
    assert!(open.is_empty(), "not proved: {open:#?}");
}

#[test]
fn shapes_with_a_race_are_not_proved() {
    for (name, query) in shapes::racy() {
        assert!(search(&query, &Limits::default()).is_err(), "{name}");
    }
}

/// How much work each shape takes, for anyone who changes the search.
#[test]
#[ignore = "prints figures"]
fn work() {
    for (name, query) in shapes::clean().into_iter().chain(shapes::racy()) {
        let start = std::time::Instant::now();
        let found = search(&query, &Limits::default());
        println!("{name:50} {:?} {:?}", found.map(|c| c.proof.steps.len()), start.elapsed());
    }
}

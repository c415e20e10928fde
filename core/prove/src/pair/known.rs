//! What is known at a place in the search for a proof, and the steps that lead there.

use std::collections::BTreeSet;

use super::certificate::{BitLemma, Combination, Step};
use super::context::Context;
use super::poly::Poly;
use super::query::Condition;

/// An expression that lies between two numbers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Window {
    /// The equation with this number.
    Equation(usize),
    /// The facts `p - low >= 0` and `high - p >= 0`.
    Facts(usize, usize),
}

/// Premises and what has been derived, with the steps so far.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) context: Context,
    /// Facts that the search uses; others only take part in steps.
    live: Vec<bool>,
    pub(super) steps: Vec<Step>,
    /// Facts in pairs that bound one expression from both sides.
    pub(super) windows: Vec<(usize, usize)>,
    /// Definitions whose value has been derived.
    pub(super) evaluated: Vec<bool>,
    /// Windows that have been split: what follows from them is known.
    pub(super) parted: BTreeSet<Window>,
    /// Alternatives of which one has been chosen.
    pub(super) spent: BTreeSet<usize>,
    /// Definitions in pairs of which a lemma has been applied.
    pub(super) joined: Vec<(usize, usize)>,
}

impl Known {
    pub(super) fn new(context: Context) -> Self {
        let live = vec![true; context.facts.len()];
        let evaluated = vec![false; context.definitions.len()];
        Self {
            context,
            live,
            evaluated,
            steps: Vec::new(),
            windows: Vec::new(),
            joined: Vec::new(),
            parted: BTreeSet::new(),
            spent: BTreeSet::new(),
        }
    }

    /// The facts that the search uses, without constants.
    pub(super) fn live(&self) -> impl Iterator<Item = (usize, &Poly)> {
        let facts = self.context.facts.iter().enumerate();
        facts.filter(|(i, f)| self.live.get(*i) != Some(&false) && f.constant().is_none())
    }

    /// A fact in the search or not.
    pub(super) fn set_live(&mut self, fact: usize, live: bool) {
        self.live.resize(self.context.facts.len(), true);
        if let Some(flag) = self.live.get_mut(fact) {
            *flag = live;
        }
    }

    /// Adds a fact with its reason and returns its number. It is not used by the search.
    pub(super) fn fact(&mut self, goal: Poly, because: Combination) -> usize {
        self.steps.push(Step::Fact { goal: goal.clone(), because });
        self.context.facts.push(goal);
        let number = self.context.facts.len() - 1;
        self.set_live(number, false);
        number
    }

    /// Adds an equation that is a sum of multiples of equations.
    pub(super) fn equation(&mut self, goal: Poly, by: Vec<(usize, Poly)>) -> usize {
        self.steps.push(Step::Equation { goal: goal.clone(), factor: 1, by });
        self.context.equations.push(goal);
        self.context.equations.len() - 1
    }

    /// Adds the equation of two opposite facts.
    pub(super) fn squeeze(&mut self, low: usize, high: usize) -> usize {
        self.steps.push(Step::Squeeze { low, high });
        self.context.equations.push(self.context.facts[low].clone());
        self.context.equations.len() - 1
    }

    /// Assumes a condition in a case.
    pub(super) fn assume(&mut self, condition: &Condition) -> Option<()> {
        self.context.assume(condition)
    }

    /// Adds the step of a lemma whose conclusions the caller adds.
    pub(super) fn lemma(&mut self, lemma: BitLemma) {
        self.steps.push(Step::Bits(lemma));
    }

    /// The expression of a window, and its ends.
    pub(super) fn window(&self, window: &Window) -> Option<(Poly, i128, i128)> {
        match window {
            Window::Equation(i) => Some((self.context.equations.get(*i)?.clone(), 0, 0)),
            Window::Facts(low, high) => {
                let below = self.context.facts.get(*low)?;
                let above = self.context.facts.get(*high)?;
                let e = below.plus(below.constant_term().checked_neg()?)?;
                let low = below.constant_term().checked_neg()?;
                Some((e, low, above.constant_term()))
            }
        }
    }
}

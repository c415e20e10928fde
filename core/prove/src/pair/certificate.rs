//! Certificates: proofs as data that a short checker follows, whatever found them.

use super::atom::Atom;
use super::poly::Poly;

/// A proof that the premises of a query contradict each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The proof.
    pub proof: Proof,
    /// Whether it is of the query without its definitions, of which there are fewer facts to be numbered.
    pub plain: bool,
}

/// Steps that add to what is known, and a contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// In their order.
    pub steps: Vec<Step>,
    /// The contradiction.
    pub end: End,
}

/// One step. Facts, equations, alternatives and definitions are named by their numbers: first come
/// those of the query, then those of the cases taken and of the steps made, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// `goal >= 0`, because the fact `-goal - 1 >= 0`, which gets the next number while this is
    /// checked, would be a contradiction.
    Fact {
        /// The new fact.
        goal: Poly,
        /// The contradiction.
        because: Combination,
    },
    /// `goal == 0`, because `factor * goal` is a sum of multiples of equations.
    Equation {
        /// The new equation.
        goal: Poly,
        /// Not 0.
        factor: i128,
        /// Equations with their multipliers.
        by: Vec<(usize, Poly)>,
    },
    /// `p == 0`, because of two facts `p >= 0` and `-p >= 0`.
    Squeeze {
        /// The fact `p >= 0`.
        low: usize,
        /// The fact `-p >= 0`.
        high: usize,
    },
    /// An equation is `atom - value` or its opposite: puts `value` for the atom everywhere.
    Substitute {
        /// The equation.
        equation: usize,
        /// The atom.
        atom: Atom,
        /// What it is equal to; it does not mention the atom.
        value: Poly,
    },
    /// A new fact or equation about the results of bit operations.
    Bits(BitLemma),
}

/// What is true of bit operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BitLemma {
    /// Two definitions have equal operations and equal operands, so the results are equal:
    /// equation `result of first - result of second`. For exclusive or, any two of the three
    /// numbers `left`, `right`, `result` determine the third, and the equation says that the third
    /// ones are equal.
    Same {
        /// A definition.
        first: usize,
        /// Another.
        second: usize,
        /// The equation that follows.
        goal: Poly,
    },
    /// The value of a definition whose operands are constants: equation `result - value`.
    Constant {
        /// The definition.
        definition: usize,
    },
    /// The operands of a bit operation are at least 0, by these facts. Facts: for `and`,
    /// `result >= 0`, `left - result >= 0` and `right - result >= 0`; for `or` and `xor`,
    /// `result >= 0` and `left + right - result >= 0`; for `or` also `result - left >= 0` and
    /// `result - right >= 0`.
    Range {
        /// The definition.
        definition: usize,
        /// The fact `left >= 0`.
        left: usize,
        /// The fact `right >= 0`.
        right: usize,
    },
    /// The operands of `or` or `xor` are at least 0 and below `2^bits`, by these facts: fact
    /// `2^bits - 1 - result >= 0`.
    Width {
        /// The definition.
        definition: usize,
        /// The facts `left >= 0` and `2^bits - 1 - left >= 0`.
        left: (usize, usize),
        /// The facts `right >= 0` and `2^bits - 1 - right >= 0`.
        right: (usize, usize),
        /// At most 126.
        bits: u32,
    },
    /// `xor` and `and` of the same operands: equation
    /// `left + right - xor - 2 * and`. With `or` in place of `xor`:
    /// `left + right - or - and`.
    Sum {
        /// The definition with `xor` or `or`.
        first: usize,
        /// The definition with `and`.
        and: usize,
    },
    /// A power of two is at least 1: fact `result - 1 >= 0`.
    Power {
        /// The definition.
        definition: usize,
    },
}

/// A sum of positive multiples of products of facts, and of multiples of equations, that is a
/// negative constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Combination {
    /// Weights, at least 1, and the facts that are multiplied.
    pub facts: Vec<(i128, Vec<usize>)>,
    /// Equations and their multipliers.
    pub equations: Vec<(usize, Poly)>,
}

/// How a proof ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// A combination of what is known is negative.
    Contradiction(Combination),
    /// All conditions of this list of alternatives are false without further knowledge.
    NoAlternative(usize),
    /// The factors of an equation have a common divisor that does not divide its constant.
    Indivisible(usize),
    /// One case is true, and each is a contradiction.
    Cases(Cases, Vec<Proof>),
}

/// A distinction of cases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cases {
    /// `p >= 0`, or `-p - 1 >= 0`.
    Sign(Poly),
    /// The alternatives with this number, each in turn.
    Alternatives(usize),
    /// `p == low`, `p == low + 1`, and so on to `high`.
    Values {
        /// What has few values.
        of: Poly,
        /// The smallest value.
        low: i128,
        /// The largest value.
        high: i128,
        /// The fact `of - low >= 0`.
        above: usize,
        /// The fact `high - of >= 0`.
        below: usize,
    },
}

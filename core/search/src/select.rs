//! Selection (Simulee, algorithm 1): the best of parents and children together survive.

use super::fitness::Fitness;

/// An individual and its scores.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored<T> {
    /// The individual.
    pub individual: T,
    /// Its scores.
    pub fitness: Fitness,
}

/// Sorts by the primary score; if the best one is 1, so that it carries no information, by the
/// secondary.
pub fn sort<T>(population: &mut [Scored<T>]) {
    population.sort_by(|a, b| a.fitness.primary.total_cmp(&b.fitness.primary));
    if population.first().is_some_and(|best| best.fitness.primary >= 1.0) {
        population.sort_by_key(|s| s.fitness.secondary);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_decides_where_nobody_meets() {
        let scored = |individual, primary, secondary| {
            let fitness = Fitness { primary, secondary };
            Scored { individual, fitness }
        };
        let mut population = [scored(1, 1.0, 9), scored(2, 1.0, 3), scored(3, 1.0, 5)];
        sort(&mut population);
        assert_eq!(population.map(|s| s.individual), [2, 3, 1]);
        let mut population = [scored(1, 1.0, 9), scored(2, 0.7, 30), scored(3, 0.4, 50)];
        sort(&mut population);
        assert_eq!(population.map(|s| s.individual), [3, 2, 1]);
    }
}

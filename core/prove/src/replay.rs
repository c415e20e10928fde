//! Launches that show what a proof could not: values of an open pair become a launch, which the
//! simulator runs under the detectors. Only what they find is a race.

use crate::abduce;
use crate::extract::Kernel;
use crate::extract::builder::{Builder, Key};
use crate::pair::{Decision, Limits, Model, decide};
use crate::verdict::Options;
use base::limits::RunLimits;
use check::{CheckOptions, LoweredKernel, Runner};
use detect::finding::Rule;
use ir::Type;
use launch::contract::eval::holds;
use launch::contract::{Clause, Contract, Free};
use launch::params::ParamKind;
use launch::{ArgValue, Dim3, KernelArg, Launch, LoadedModule, Model as Execution, Number};

/// Most threads of a launch that is replayed.
const MAX_THREADS: u64 = 1 << 13;
/// Dynamic shared memory of a launch that is replayed.
const SHARED_BYTES: u64 = 32 << 10;
/// Most launches for one question.
const MAX_LAUNCHES: usize = 14;

/// Replays launches of one kernel.
pub(crate) struct Replay<'a> {
    pub loaded: &'a LoadedModule,
    pub model: Execution,
    pub warp_size: u32,
    /// Most warp instructions of one replay.
    steps: u64,
    lowered: LoweredKernel,
    /// Replays that are left.
    pub left: usize,
    /// Launches that were run, with the rules of their findings; none if one was not run to its end.
    run: Vec<(Launch, Vec<Rule>)>,
}

impl<'a> Replay<'a> {
    pub fn new(loaded: &'a LoadedModule, options: &Options) -> Self {
        let &Options { model, warp_size, replays: left, replay_steps: steps, .. } = options;
        Self {
            loaded,
            model,
            warp_size,
            steps,
            lowered: LoweredKernel::default(),
            left,
            run: vec![],
        }
    }

    /// The launch, completed, if it has a finding of this rule.
    fn shows(&mut self, k: &Kernel<'_>, launch: &Launch, rule: Rule) -> Option<Launch> {
        if self.left == 0 || launch.block.count() * launch.grid.count() > MAX_THREADS {
            return None;
        }
        self.left -= 1;
        // Another question often comes to the same launches.
        let known = self.run.iter().position(|r| r.0 == *launch);
        let at = known.unwrap_or_else(|| {
            let rules = self.findings(k, launch).unwrap_or_default();
            self.run.push((launch.clone(), rules));
            self.run.len() - 1
        });
        let found = self.run[at].1.contains(&rule);
        found.then(|| self.loaded.complete(k.info, launch).ok())?
    }

    /// The rules of what is found when a launch is run.
    fn findings(&mut self, k: &Kernel<'_>, launch: &Launch) -> Option<Vec<Rule>> {
        let launch = self.loaded.complete(k.info, launch).ok()?;
        let limits =
            RunLimits { max_steps: self.steps, max_memory: 64 << 20, ..RunLimits::default() };
        let options = CheckOptions { limits, ..CheckOptions::default() };
        let mut runner = Runner::new(self.loaded, k.info, &mut self.lowered);
        let checked = runner.run(&launch, &options).ok()?;
        Some(checked.result.findings.iter().map(|f| f.rule).collect())
    }

    /// A launch that meets `clauses`, breaks `broken`, and has a race.
    pub fn race(
        &mut self,
        k: &Kernel<'_>,
        query: Option<&Builder<'_>>,
        clauses: &[Clause],
        broken: Option<&Clause>,
    ) -> Option<Launch> {
        self.shown(k, query, clauses, broken, Rule::Race)
    }

    /// A launch that meets `clauses`, breaks `broken`, and has a finding of this rule.
    pub fn shown(
        &mut self,
        k: &Kernel<'_>,
        query: Option<&Builder<'_>>,
        clauses: &[Clause],
        broken: Option<&Clause>,
        rule: Rule,
    ) -> Option<Launch> {
        let mut tried = vec![];
        if let Some(builder) = query {
            let limits = Limits { work: 200_000, conflicts: 4000, bits: 9, ..Limits::default() };
            if let Decision::Possible(model) = decide(&builder.query, &limits) {
                tried.push(self.of_model(k, builder, &model));
            }
        }
        tried.extend(self.guesses(k));
        let contract = Contract { clauses: clauses.to_vec() };
        let mut seen: Vec<Launch> = vec![];
        for mut launch in tried {
            if seen.len() >= MAX_LAUNCHES || self.left == 0 {
                return None;
            }
            let Ok(complete) = self.loaded.complete(k.info, &launch) else { continue };
            launch = complete;
            let free = Free {
                grid: true,
                block: true,
                shared: true,
                params: vec![true; k.info.params.len()],
            };
            if !contract.repair(k.info, &mut launch, &free) || !self.fits(k, &launch) {
                continue;
            }
            if broken.is_some_and(|c| holds(&c.expr, k.info, &launch)) || seen.contains(&launch) {
                continue;
            }
            seen.push(launch.clone());
            if let Some(launch) = self.shows(k, &launch, rule) {
                return Some(launch);
            }
        }
        None
    }

    /// Whether some launch of several threads meets the conditions, so that they do not exclude
    /// everything.
    pub fn is_possible(&self, k: &Kernel<'_>, clauses: &[Clause]) -> bool {
        let contract = Contract { clauses: clauses.to_vec() };
        let free =
            Free { grid: true, block: true, shared: true, params: vec![true; k.info.params.len()] };
        self.guesses(k).into_iter().any(|launch| {
            let Ok(mut launch) = self.loaded.complete(k.info, &launch) else { return false };
            contract.repair(k.info, &mut launch, &free)
                && self.fits(k, &launch)
                && (launch.block.count() > 1 || launch.grid.count() > 1)
        })
    }

    /// Whether the dimensions are those that the proof is about.
    #[allow(clippy::unused_self)]
    fn fits(&self, k: &Kernel<'_>, launch: &Launch) -> bool {
        use crate::dims::Dim;
        let fit = |d: Dim, n: u32| match d {
            Dim::Free => true,
            Dim::One => n == 1,
            Dim::Fixed(m) => n == m,
        };
        let (g, b) = (<[u32; 3]>::from(launch.grid), <[u32; 3]>::from(launch.block));
        (0..3).all(|a| fit(k.dims.grid[a], g[a]) && fit(k.dims.block[a], b[a]))
            && launch.validate().is_ok()
    }

    /// The launch that values describe.
    fn of_model(&self, k: &Kernel<'_>, builder: &Builder<'_>, model: &Model) -> Launch {
        let value = |key: &Key| builder.find(key).and_then(|a| model.value(a));
        let dim = |key: fn(u8) -> Key, dims: [crate::dims::Dim; 3]| {
            let size = |a: usize| match dims[a] {
                crate::dims::Dim::One => 1,
                crate::dims::Dim::Fixed(n) => n,
                crate::dims::Dim::Free => {
                    let axis = a as u8;
                    let units = || match (key(axis), k.block_unit(axis)) {
                        (Key::Ntid(_), Some(unit)) => {
                            value(&Key::Units(axis)).and_then(|n| n.checked_mul(unit))
                        }
                        _ => None,
                    };
                    let n = value(&key(axis)).or_else(units).unwrap_or(1);
                    u32::try_from(n.clamp(1, 0x7fff_ffff)).unwrap_or(1)
                }
            };
            Dim3::new(size(0), size(1), size(2))
        };
        let mut launch = self.empty(dim(Key::Nctaid, k.dims.grid), dim(Key::Ntid, k.dims.block));
        for p in 0..k.info.params.len() {
            if let Some(n) = value(&Key::Param(p as u32)) {
                launch.args.push(KernelArg {
                    name: format!("#{p}"),
                    value: ArgValue::Scalar(Number::Int(n)),
                });
            }
        }
        launch
    }

    fn empty(&self, grid: Dim3, block: Dim3) -> Launch {
        // Dynamic shared memory, where there is any, that is large enough for what such blocks do in it.
        let shared_bytes = if self.loaded.declares_dynamic_shared() { SHARED_BYTES } else { 0 };
        let (model, warp_size) = (self.model, self.warp_size);
        Launch { grid, block, model, warp_size, shared_bytes, ..Launch::default() }
    }

    /// Launches of ordinary sizes.
    fn guesses(&self, k: &Kernel<'_>) -> Vec<Launch> {
        let numbers = abduce::numbers(k);
        let mut sizes: Vec<u32> = vec![64];
        for n in numbers.iter().take(4) {
            let n = *n as u32;
            sizes.extend([n.saturating_mul(2), n + 1, n]);
        }
        sizes.retain(|n| (2..=1024).contains(n));
        let variables = self.loaded.host_variables(k.info.function);
        let mut out = vec![];
        for grid in [2u32, 1] {
            for &x in &sizes {
                let dims = |d: [crate::dims::Dim; 3], n: u32| {
                    let size = |a: usize| match d[a] {
                        crate::dims::Dim::One => 1,
                        crate::dims::Dim::Fixed(n) => n,
                        crate::dims::Dim::Free if a == 0 => n,
                        crate::dims::Dim::Free => 2,
                    };
                    Dim3::new(size(0), size(1), size(2))
                };
                let block = dims(k.dims.block, x);
                if block.count() > 1024 {
                    continue;
                }
                let mut launch = self.empty(dims(k.dims.grid, grid), block);
                let all = i128::from(launch.grid.x) * i128::from(launch.block.x);
                for (p, param) in k.flat.function.params.iter().enumerate() {
                    if matches!(k.module.types.get(param.ty), Type::Int(n) if *n >= 16) {
                        launch.args.push(KernelArg {
                            name: format!("#{p}"),
                            value: ArgValue::Scalar(Number::Int(all)),
                        });
                    }
                }
                for (_, variable) in &variables {
                    if matches!(variable.kind, ParamKind::Int { bits: 16.., .. }) {
                        launch.args.push(KernelArg {
                            name: variable.name.clone(),
                            value: ArgValue::Scalar(Number::Int(all)),
                        });
                    }
                }
                out.push(launch);
            }
        }
        out
    }
}

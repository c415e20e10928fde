//! Decides what a check does with each kernel: run the launch if it is given completely, or search
//! the rest of it. Command line and browser both use this, so that they give the same answer.

use crate::inputs::with_variables;
use crate::{Request, Search, Strategy};
use base::diagnostic::{self, Diagnostic};
use base::sources::Sources;
use check::{CheckOptions, LoweredKernel, Runner};
use detect::result::{KernelResult, Note};
use launch::contract::comments::{ContractError, commented, contract_of};
use launch::contract::constants::constants_of;
use launch::contract::{Contract, Origin};
use launch::params::KernelInfo;
use launch::{Dim3, FreeDims, KernelArg, Launch, LoadedModule};
use std::ops::Deref;

/// The grid when none is given and none is searched: two blocks show conflicts between blocks.
pub const DEFAULT_GRID: Dim3 = Dim3::new(2, 1, 1);
/// The block when none is given and none is searched: two warps show conflicts between warps.
pub const DEFAULT_BLOCK: Dim3 = Dim3::new(64, 1, 1);
/// Number of launches of a search unless specified otherwise.
pub const DEFAULT_LAUNCHES: u64 = 500;

/// What a user wants to be checked.
#[derive(Clone, Debug)]
pub struct CheckRequest {
    /// The launch; dimensions that are not given have an arbitrary value here.
    pub launch: Launch,
    /// Which dimensions are not given.
    pub not_given: FreeDims,
    /// Contracts in addition to those in comments.
    pub assume: Vec<String>,
    /// How to search for launches; `None` for no search.
    pub strategy: Option<Strategy>,
    /// Maximum number of launches of a search; `None` for a search that ends by itself.
    pub launches: Option<u64>,
    /// Detectors and limits.
    pub options: CheckOptions,
    /// Launches that the program is known to make of the kernel, for a search to begin with.
    pub seeds: Vec<Launch>,
    /// Conditions that the program's host code is known to keep. If they are given, its text is not read.
    pub host: Option<Vec<String>>,
    /// Whether a proof may say more than the launches of a search.
    pub prove: bool,
}

/// Why a kernel cannot be checked as requested.
#[derive(Clone, Debug)]
pub enum PlanError {
    /// A contract is invalid.
    Contract(ContractError),
    /// The launch is impossible, or no launch meets the contract.
    Launch(Box<Diagnostic>),
}

/// How to check a kernel.
#[derive(Debug)]
pub enum Plan<P> {
    /// Run one launch.
    Launch(Box<OneLaunch<P>>),
    /// Search for launches.
    Search(Box<Search<P>>),
}

/// A launch that is given completely.
#[derive(Clone, Debug)]
pub struct OneLaunch<P> {
    loaded: P,
    kernel: KernelInfo,
    launch: Launch,
    contract: Contract,
    options: CheckOptions,
}

impl CheckRequest {
    /// Maximum number of launches of a search.
    pub fn most_launches(&self) -> u64 {
        self.launches.unwrap_or(DEFAULT_LAUNCHES)
    }

    /// The error that none of these kernels has some argument.
    pub fn unknown_argument(
        &self,
        loaded: &LoadedModule,
        kernels: &[KernelInfo],
    ) -> Option<Diagnostic> {
        let knows = |kernel: &KernelInfo, arg: &KernelArg| loaded.has_arg(kernel, &arg.name);
        let lost = self.launch.args.iter().find(|arg| !kernels.iter().any(|k| knows(k, arg)))?;
        // The error of a single kernel lists its arguments.
        (kernels.len() != 1).then(|| {
            let message = format!("no kernel in the file has an argument `{}`", lost.name);
            let file = loaded.file();
            Diagnostic::bad_launch(message)
                .note(format!("`warpscope kernels {file}` lists the arguments of each kernel"))
        })
    }

    /// The launch of `kernel`: if there are several kernels, each gets the arguments that it has; if
    /// it is `alone`, it gets all.
    fn launch_for(&self, loaded: &LoadedModule, kernel: &KernelInfo, alone: bool) -> Launch {
        let knows = |arg: &&KernelArg| alone || loaded.has_arg(kernel, &arg.name);
        let args = self.launch.args.iter().filter(knows).cloned().collect();
        Launch { args, ..self.launch.clone() }
    }

    /// How to check `kernel`, which is `alone` or one of several. Contracts are read from comments in
    /// `sources`.
    ///
    /// # Errors
    /// A contract is invalid, a given value is impossible, or no launch meets the contract.
    pub fn plan<P: Deref<Target = LoadedModule>>(
        &self,
        loaded: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<Plan<P>, PlanError> {
        let launch = self.launch_for(&loaded, kernel, alone);
        let FreeDims { grid, block, .. } = self.not_given;
        let all_given = !grid && !block && launch.args.len() >= kernel.params.len();
        let Some(strategy) = self.strategy.filter(|_| !all_given) else {
            let one = self.launch(loaded, kernel, alone, sources).map_err(PlanError::Contract)?;
            return Ok(Plan::Launch(Box::new(one)));
        };
        let request =
            self.request(&loaded, kernel, alone, strategy, sources).map_err(PlanError::Contract)?;
        let search = Search::new(loaded, kernel, request).map_err(PlanError::Launch)?;
        Ok(Plan::Search(Box::new(search)))
    }

    /// The launch of `kernel` as it is given, with defaults for the rest.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn launch<P: Deref<Target = LoadedModule>>(
        &self,
        loaded: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<OneLaunch<P>, ContractError> {
        let mut launch = self.launch_for(&loaded, kernel, alone);
        let constants = constants_of(&loaded, kernel, sources, &launch.args);
        launch.args.extend(constants.into_iter().map(|c| c.arg));
        let contract = self.contract(&loaded, kernel, sources, FreeDims::default())?;
        let (kernel, options) = (kernel.clone(), self.options);
        Ok(OneLaunch { loaded, kernel, launch, contract, options })
    }

    /// The request that starts a search or a hunt of `kernel`.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn request(
        &self,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        alone: bool,
        strategy: Strategy,
        sources: &dyn Sources,
    ) -> Result<Request, ContractError> {
        let free = self.not_given;
        let mut given = self.launch_for(loaded, kernel, alone);
        // What nobody can know of an input, the search chooses.
        let (inputs, _) = with_variables(loaded, kernel);
        let is_input = |name: &String| inputs.params.iter().any(|p| p.name == *name);
        let constants = constants_of(loaded, kernel, sources, &given.args).into_iter();
        let constants = constants.filter(|c| c.known || !is_input(&c.arg.name));
        given.args.extend(constants.map(|c| c.arg));
        Ok(Request {
            given,
            free,
            contract: self.contract(loaded, kernel, sources, free)?,
            strategy,
            launches: self.most_launches(),
            exhaust: self.launches.is_some(),
            options: self.options,
            seeds: self.seeds.clone(),
            related: self.host.is_some(),
        })
    }

    /// The launch of `kernel` as it is given, and its contract without what host code says: what a
    /// proof is about.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn premises(
        &self,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<(Launch, Contract), ContractError> {
        let given = self.launch_for(loaded, kernel, alone);
        let contract = self.contract(loaded, kernel, sources, FreeDims::default())?;
        Ok((given, contract.without_host().unwrap_or(contract)))
    }

    /// The contract of a kernel: its comments, and what the user assumes.
    fn contract(
        &self,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        sources: &dyn Sources,
        free: FreeDims,
    ) -> Result<Contract, ContractError> {
        loaded.read_jumps(sources);
        let mut assumed = Contract::default();
        for text in &self.assume {
            assumed.assume(text, kernel).map_err(|error| ContractError {
                file: Origin::Assume.to_string(),
                text: text.clone(),
                error,
            })?;
        }
        let given = &self.launch.args;
        let mut contract = match &self.host {
            None => contract_of(loaded, kernel, sources, free, given, &assumed)?,
            Some(conditions) => {
                let mut contract = commented(loaded, kernel, sources)?;
                for text in conditions {
                    contract.add_host(text, loaded.file(), kernel);
                }
                contract
            }
        };
        contract.clauses.append(&mut assumed.clauses);
        contract.add_launch_bounds(&ir::launch_bounds(loaded.module(), kernel.function), kernel);
        Ok(contract)
    }
}

impl<P: Deref<Target = LoadedModule>> OneLaunch<P> {
    /// Runs the launch, with a note if it breaks the contract.
    ///
    /// # Errors
    /// The launch is impossible, or the kernel uses something unsupported.
    pub fn run(&self) -> diagnostic::Result<KernelResult> {
        let Self { loaded, kernel, launch, options, .. } = self;
        let mut lowered = LoweredKernel::default();
        let mut result = Runner::new(loaded, kernel, &mut lowered).run(launch, options)?.result;
        result.notes.extend(self.broken_contract(&result.witness.launch));
        Ok(result)
    }

    /// The launch as it was given, without defaults.
    pub fn launch(&self) -> &Launch {
        &self.launch
    }

    /// A note if `launch`, which has every argument in it, breaks the contract.
    pub fn broken_contract(&self, launch: &Launch) -> Option<Note> {
        let clause = self.contract.broken(&self.kernel, launch)?;
        let (clause, origin) = (clause.text.clone(), clause.origin.clone());
        Some(Note::ContractBroken { clause, origin })
    }
}

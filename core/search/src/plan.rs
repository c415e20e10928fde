//! What a check does with each kernel: run the launch that is given whole, or search the rest of it.
//!
//! Command line and browser ask the same way, so that they say the same.

use crate::{Request, Search, Strategy};
use base::diagnostic::{self, Diagnostic};
use base::sources::Sources;
use check::{CheckOptions, LoweredKernel, Runner};
use detect::result::{KernelResult, Note};
use launch::contract::Contract;
use launch::contract::comments::{ContractError, contract_of};
use launch::params::KernelInfo;
use launch::{Dim3, FreeDims, KernelArg, Launch, LoadedModule};
use std::ops::Deref;

/// Grid and block that are run when nothing is said and nothing is searched: two blocks show conflicts
/// between blocks, and two warps those between warps.
pub const DEFAULT_GRID: Dim3 = Dim3::new(2, 1, 1);
/// See [`DEFAULT_GRID`].
pub const DEFAULT_BLOCK: Dim3 = Dim3::new(64, 1, 1);
/// Launches of a search when nothing is said.
pub const DEFAULT_LAUNCHES: u64 = 500;

/// What is asked.
#[derive(Clone, Debug)]
pub struct CheckRequest {
    /// The launch; dimensions that are not given have any value here.
    pub launch: Launch,
    /// What of it is not given.
    pub not_given: FreeDims,
    /// Contracts beside those in comments.
    pub assume: Vec<String>,
    /// How launches are searched; `None` is not at all.
    pub strategy: Option<Strategy>,
    /// Most launches of a search.
    pub launches: u64,
    /// What to look for.
    pub options: CheckOptions,
}

/// Why a kernel cannot be checked as asked.
#[derive(Clone, Debug)]
pub enum Fault {
    /// A contract is wrong.
    Contract(ContractError),
    /// The launch cannot be, or no launch meets the contract.
    Launch(Box<Diagnostic>),
}

/// What to do with a kernel.
#[derive(Debug)]
pub enum Plan<P> {
    /// Run this launch.
    Launch(Box<OneLaunch<P>>),
    /// Search launches.
    Search(Box<Search<P>>),
}

/// A launch that is given whole.
#[derive(Clone, Debug)]
pub struct OneLaunch<P> {
    loaded: P,
    kernel: KernelInfo,
    launch: Launch,
    contract: Contract,
    options: CheckOptions,
}

impl CheckRequest {
    /// The fault that an argument is none of these kernels'.
    pub fn unknown_argument(
        &self,
        loaded: &LoadedModule,
        kernels: &[KernelInfo],
    ) -> Option<Diagnostic> {
        let knows = |kernel: &KernelInfo, arg: &KernelArg| loaded.has_arg(kernel, &arg.name);
        let lost = self.launch.args.iter().find(|arg| !kernels.iter().any(|k| knows(k, arg)))?;
        // A single kernel says itself what it has instead.
        (kernels.len() != 1).then(|| {
            let message = format!("no kernel of the file has an argument `{}`", lost.name);
            let file = loaded.file();
            Diagnostic::bad_launch(message).note(format!("warpscope kernels {file} lists them"))
        })
    }

    /// The launch as far as it concerns `kernel`: with several kernels each takes the arguments that it
    /// knows; one that is `alone` takes all.
    fn launch_for(&self, loaded: &LoadedModule, kernel: &KernelInfo, alone: bool) -> Launch {
        let knows = |arg: &&KernelArg| alone || loaded.has_arg(kernel, &arg.name);
        let args = self.launch.args.iter().filter(knows).cloned().collect();
        Launch { args, ..self.launch.clone() }
    }

    /// What to do with `kernel`, which is `alone` or one of several. `sources` have contracts in comments.
    ///
    /// # Errors
    /// A contract is wrong, something given cannot be, or no launch meets the contract.
    pub fn plan<P: Deref<Target = LoadedModule>>(
        &self,
        loaded: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<Plan<P>, Fault> {
        let launch = self.launch_for(&loaded, kernel, alone);
        let FreeDims { grid, block, .. } = self.not_given;
        let all_given = !grid && !block && launch.args.len() >= kernel.params.len();
        let Some(strategy) = self.strategy.filter(|_| !all_given) else {
            let one = self.launch(loaded, kernel, alone, sources).map_err(Fault::Contract)?;
            return Ok(Plan::Launch(Box::new(one)));
        };
        let request =
            self.request(&loaded, kernel, alone, strategy, sources).map_err(Fault::Contract)?;
        let search = Search::new(loaded, kernel, request).map_err(Fault::Launch)?;
        Ok(Plan::Search(Box::new(search)))
    }

    /// The one launch of `kernel`, as far as it is given, and defaults.
    ///
    /// # Errors
    /// A contract is wrong.
    pub fn launch<P: Deref<Target = LoadedModule>>(
        &self,
        loaded: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<OneLaunch<P>, ContractError> {
        let launch = self.launch_for(&loaded, kernel, alone);
        let contract = self.contract(&loaded, kernel, sources, FreeDims::default())?;
        let (kernel, options) = (kernel.clone(), self.options);
        Ok(OneLaunch { loaded, kernel, launch, contract, options })
    }

    /// What a search or a hunt of `kernel` begins with.
    ///
    /// # Errors
    /// A contract is wrong.
    pub fn request(
        &self,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        alone: bool,
        strategy: Strategy,
        sources: &dyn Sources,
    ) -> Result<Request, ContractError> {
        let free = self.not_given;
        Ok(Request {
            given: self.launch_for(loaded, kernel, alone),
            free,
            contract: self.contract(loaded, kernel, sources, free)?,
            strategy,
            launches: self.launches,
            options: self.options,
        })
    }

    /// The contract of a kernel: its comments, and what is assumed beside.
    fn contract(
        &self,
        loaded: &LoadedModule,
        kernel: &KernelInfo,
        sources: &dyn Sources,
        free: FreeDims,
    ) -> Result<Contract, ContractError> {
        let given = &self.launch.args;
        let mut contract = contract_of(loaded, kernel, sources, free, given, &self.assume)?;
        for text in &self.assume {
            let added = contract.add(text, 0, text, "--assume", kernel);
            added.map_err(|error| ContractError {
                file: "--assume".to_owned(),
                text: text.clone(),
                error,
            })?;
        }
        Ok(contract)
    }
}

impl<P: Deref<Target = LoadedModule>> OneLaunch<P> {
    /// Runs the launch, and says so if it breaks the contract.
    ///
    /// # Errors
    /// The launch cannot be, or the kernel uses what is not supported.
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

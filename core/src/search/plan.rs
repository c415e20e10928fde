//! What a check does with each kernel: run the launch if it is fully given, else search for the
//! rest of it.
//!
//! The command line and the browser share this code, so that they report the same.

use super::contract::Contract;
use super::contract::comments::{ContractError, contract_of};
use super::{FreeDims, Request, Search, Strategy};
use crate::check::params::KernelInfo;
use crate::check::{CheckOptions, Prepared};
use crate::diagnostic::{self, Diagnostic};
use crate::launch::{Dim3, KernelArg, Launch};
use crate::report::model::KernelReport;
use crate::report::text::Sources;
use std::ops::Deref;

/// Grid and block that are used if they are neither given nor searched for: two blocks reveal
/// conflicts between blocks, and two warps conflicts between warps.
pub const DEFAULT_GRID: Dim3 = Dim3::new(2, 1, 1);
/// See [`DEFAULT_GRID`].
pub const DEFAULT_BLOCK: Dim3 = Dim3::new(64, 1, 1);
/// Default number of launches of a search.
pub const DEFAULT_LAUNCHES: u64 = 500;

/// A request to check kernels.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The launch; dimensions that are not given have arbitrary values here.
    pub launch: Launch,
    /// The parts of it that are not given.
    pub not_given: FreeDims,
    /// Contracts in addition to those in comments.
    pub assume: Vec<String>,
    /// The search strategy; `None` runs a single launch.
    pub strategy: Option<Strategy>,
    /// Maximum number of launches of a search.
    pub launches: u64,
    /// What to look for.
    pub options: CheckOptions,
}

/// Why a kernel cannot be checked as requested.
#[derive(Clone, Debug)]
pub enum Fault {
    /// A contract is invalid.
    Contract(ContractError),
    /// The launch is impossible, or no launch meets the contract.
    Launch(Box<Diagnostic>),
}

/// What to do with a kernel.
#[derive(Debug)]
pub enum Plan<P> {
    /// Run this launch.
    Launch(Box<OneLaunch<P>>),
    /// Search for launches.
    Search(Box<Search<P>>),
}

/// A launch that is fully given.
#[derive(Clone, Debug)]
pub struct OneLaunch<P> {
    prepared: P,
    kernel: KernelInfo,
    launch: Launch,
    contract: Contract,
    options: CheckOptions,
}

impl Asked {
    /// The error that an argument belongs to none of these kernels.
    pub fn unknown_argument(
        &self,
        prepared: &Prepared,
        kernels: &[KernelInfo],
    ) -> Option<Diagnostic> {
        let knows = |kernel: &KernelInfo, arg: &KernelArg| prepared.has_arg(kernel, &arg.name);
        let lost = self.launch.args.iter().find(|arg| !kernels.iter().any(|k| knows(k, arg)))?;
        // For a single kernel, the error comes later and lists its arguments.
        (kernels.len() != 1).then(|| {
            let message = format!("no kernel in the file has an argument `{}`", lost.name);
            let file = prepared.file();
            Diagnostic::bad_launch(message)
                .note(format!("`warpscope kernels {file}` lists the arguments of each kernel"))
        })
    }

    /// The launch for `kernel`: with several kernels each takes the arguments that it has; a kernel
    /// that is `alone` takes all.
    fn launch_for(&self, prepared: &Prepared, kernel: &KernelInfo, alone: bool) -> Launch {
        let knows = |arg: &&KernelArg| alone || prepared.has_arg(kernel, &arg.name);
        let args = self.launch.args.iter().filter(knows).cloned().collect();
        Launch { args, ..self.launch.clone() }
    }

    /// What to do with `kernel`, which is `alone` or one of several. `sources` may contain
    /// contracts in comments.
    ///
    /// # Errors
    /// A contract is invalid, a given value is impossible, or no launch meets the contract.
    pub fn plan<P: Deref<Target = Prepared>>(
        &self,
        prepared: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<Plan<P>, Fault> {
        let launch = self.launch_for(&prepared, kernel, alone);
        let FreeDims { grid, block, .. } = self.not_given;
        let all_given = !grid && !block && launch.args.len() >= kernel.params.len();
        let Some(strategy) = self.strategy.filter(|_| !all_given) else {
            let one = self.launch(prepared, kernel, alone, sources).map_err(Fault::Contract)?;
            return Ok(Plan::Launch(Box::new(one)));
        };
        let request =
            self.request(&prepared, kernel, alone, strategy, sources).map_err(Fault::Contract)?;
        let search = Search::new(prepared, kernel, request).map_err(Fault::Launch)?;
        Ok(Plan::Search(Box::new(search)))
    }

    /// A single launch of `kernel`, with defaults for what is not given.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn launch<P: Deref<Target = Prepared>>(
        &self,
        prepared: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> Result<OneLaunch<P>, ContractError> {
        let launch = self.launch_for(&prepared, kernel, alone);
        let contract = self.contract(&prepared, kernel, sources, FreeDims::default())?;
        let (kernel, options) = (kernel.clone(), self.options);
        Ok(OneLaunch { prepared, kernel, launch, contract, options })
    }

    /// The initial request for a search or hunt of `kernel`.
    ///
    /// # Errors
    /// A contract is invalid.
    pub fn request(
        &self,
        prepared: &Prepared,
        kernel: &KernelInfo,
        alone: bool,
        strategy: Strategy,
        sources: &dyn Sources,
    ) -> Result<Request, ContractError> {
        let free = self.not_given;
        Ok(Request {
            given: self.launch_for(prepared, kernel, alone),
            free,
            contract: self.contract(prepared, kernel, sources, free)?,
            strategy,
            launches: self.launches,
            options: self.options,
        })
    }

    /// The contract of a kernel: its comments and additional assumptions.
    fn contract(
        &self,
        prepared: &Prepared,
        kernel: &KernelInfo,
        sources: &dyn Sources,
        free: FreeDims,
    ) -> Result<Contract, ContractError> {
        let given = &self.launch.args;
        let mut contract = contract_of(prepared, kernel, sources, free, given, &self.assume)?;
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

impl<P: Deref<Target = Prepared>> OneLaunch<P> {
    /// Runs the launch and adds a note if it violates the contract.
    ///
    /// # Errors
    /// The launch is impossible, or the kernel uses an unsupported construct.
    pub fn run(&self) -> diagnostic::Result<KernelReport> {
        let Self { prepared, kernel, launch, contract, options } = self;
        let mut report = prepared.check(&kernel.name, launch, options)?;
        let complete = prepared.complete(kernel, launch)?;
        if let Some(clause) = contract.broken(kernel, &complete) {
            let note =
                format!("this launch violates the contract: {} ({})", clause.text, clause.origin);
            report.notes.push(note);
        }
        Ok(report)
    }
}

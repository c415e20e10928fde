//! The hunt of one kernel behind the engine that a fuzz target is linked with.
//!
//! `WARPSCOPE_HUNT` names a file of LLVM IR and `WARPSCOPE_KERNEL` one of its kernels; with none named it is a
//! kernel of the tests that is right, so that a finding is a false alarm. With `WARPSCOPE_BLIND` the kernel
//! does not guide: no counters, and libFuzzer's own mutations, to compare with (docs/hunting.md).

use warpscope_core::LoadedModule;
use warpscope_core::check::CheckOptions;
use warpscope_core::hunt::Hunter;
use warpscope_core::launch::FreeDims;
use warpscope_core::launch::Launch;
use warpscope_core::launch::contract::Contract;
use warpscope_core::launch::contract::comments::contract_of;
use warpscope_core::report::build;
use warpscope_core::report::text::{NoSources, launch_text};
use warpscope_core::search::{Request, Strategy};
use warpscope_engine::{COUNTERS, Target, default_mutation, set_target};

const RIGHT: &str = include_str!("../../tests/pass/needles/needle_key.ll");

struct Hunt {
    hunter: Hunter<'static>,
    blind: bool,
}

/// Makes the kernel the engine's target.
///
/// # Panics
/// There is no such file or kernel, or it cannot be hunted.
pub fn begin() {
    let named = std::env::var("WARPSCOPE_HUNT").ok();
    let text = named.as_ref().map_or_else(
        || RIGHT.to_owned(),
        |path| std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}")),
    );
    let name = named.unwrap_or_else(|| "needle_key.ll".to_owned());
    let told = |error: Box<warpscope_core::diagnostic::Diagnostic>| -> ! {
        panic!("{name}: {}", error.message)
    };
    let prepared = LoadedModule::new(&text, &name).unwrap_or_else(|e| told(e));
    let prepared: &'static LoadedModule = Box::leak(Box::new(prepared));
    let kernel = match std::env::var("WARPSCOPE_KERNEL") {
        Ok(kernel) => prepared.kernel(&kernel).unwrap_or_else(|e| told(e)),
        Err(_) => prepared.kernels().first().cloned().expect("the file has a kernel"),
    };
    let free = FreeDims { grid: true, block: true, shared: true };
    let contract = contract_of(prepared, &kernel, &NoSources, free, &[], &Contract::default());
    let contract = contract.unwrap_or_else(|fault| told(fault.error));
    let request = Request {
        given: Launch::default(),
        free,
        contract,
        strategy: Strategy::Default,
        launches: u64::MAX,
        exhaust: true,
        options: CheckOptions::default(),
        seeds: vec![],
        related: false,
    };
    let mut hunter = Hunter::new(prepared, &kernel, &request).unwrap_or_else(|e| told(e));
    if let Some(finding) = hunter.first().first() {
        panic!("found in the plainest launch: {}", build::finding(finding).message);
    }
    let blind = std::env::var_os("WARPSCOPE_BLIND").is_some();
    set_target(Box::new(Hunt { hunter, blind }));
}

impl Target for Hunt {
    fn run(&mut self, input: &[u8]) -> &[u8; COUNTERS] {
        const NONE: [u8; COUNTERS] = [0; COUNTERS];
        let outcome = self.hunter.step(input);
        if let Some(finding) = outcome.findings.first() {
            let finding = build::finding(finding);
            panic!(
                "found after {} launches: {} with {}",
                self.hunter.launches(),
                finding.message,
                launch_text(&finding.launch)
            );
        }
        if self.blind { &NONE } else { self.hunter.counters() }
    }
    fn mutate(&mut self, input: &mut Vec<u8>, seed: u32) {
        if self.blind {
            default_mutation(input, self.hunter.genome().len);
        } else {
            self.hunter.mutate(input, u64::from(seed));
        }
    }
    fn cross(&mut self, a: &[u8], b: &[u8], seed: u32) -> Vec<u8> {
        if self.blind {
            let mut child = a.to_vec();
            default_mutation(&mut child, self.hunter.genome().len);
            return child;
        }
        self.hunter.cross(a, b, u64::from(seed))
    }
}

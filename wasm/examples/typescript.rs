//! Writes the TypeScript of every type that crosses to the page: `www/src/engine-types.ts`.

use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};
use warpscope_core::debug::view;
use warpscope_core::report::attempt::AttemptReport;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::proof::ProofReport;
use warpscope_wasm::course::LessonView;
use warpscope_wasm::dto::{LaunchText, LessSource, Opened};
use warpscope_wasm::link::LinkState;
use warpscope_wasm::program::{ProgramOpened, ProgramOptions, ProgramProgress, TimelineView};
use warpscope_wasm::repair::RepairStep;
use warpscope_wasm::search::SearchProgress;

struct All<'c> {
    config: &'c Config,
    types: BTreeMap<String, String>,
    /// Lists and the like, of which one may be in what it contains.
    containers: BTreeSet<&'static str>,
}

impl TypeVisitor for All<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            if self.containers.insert(std::any::type_name::<T>()) {
                T::visit_dependencies(self);
            }
            return;
        }
        let name = T::name(self.config);
        if !self.types.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.types.insert(name, format!("{docs}export {}\n", T::decl(self.config)));
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

fn main() {
    let config = Config::new().with_large_int("number");
    let mut all = All { config: &config, types: BTreeMap::new(), containers: BTreeSet::new() };
    all.visit::<Opened>();
    all.visit::<Report>();
    all.visit::<Failure>();
    all.visit::<AttemptReport>();
    all.visit::<LessonView>();
    all.visit::<SearchProgress>();
    all.visit::<ProgramOpened>();
    all.visit::<ProgramOptions>();
    all.visit::<ProgramProgress>();
    all.visit::<TimelineView>();
    all.visit::<ProofReport>();
    all.visit::<LaunchText>();
    all.visit::<LessSource>();
    all.visit::<LinkState>();
    all.visit::<RepairStep>();
    all.visit::<view::SessionView>();
    all.visit::<view::StepView>();
    all.visit::<view::Move>();
    all.visit::<view::ThreadSel>();
    all.visit::<view::Breakpoint>();
    all.visit::<view::BlockView>();
    all.visit::<view::ValuesView>();
    all.visit::<view::MemoryView>();
    all.visit::<view::UnitView>();
    all.visit::<view::OwnersView>();
    println!(
        "// Generated from Rust by `cargo run -p warpscope-wasm --features typescript --example typescript`. Do not edit.\n"
    );
    for text in all.types.values() {
        // One line for each comment of one line.
        println!("{}", text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n"));
    }
}

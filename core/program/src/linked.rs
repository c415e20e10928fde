//! A program of several sources, compiled and linked for host and device.

use base::diagnostic::Result;
use ir::link::{link, refers_to};
use launch::LoadedModule;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A source that was compiled.
#[derive(Debug)]
pub struct Unit {
    /// Its name.
    pub file: String,
    /// The host's code.
    pub host: ir::Module,
    /// The device's code, if it has any.
    pub device: Option<Arc<LoadedModule>>,
}

/// Where the device's code of each source is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Homes {
    /// The module of the device's code by the number of the source.
    modules: Vec<Option<usize>>,
    /// Names that symbols were given when modules were linked, by the number of the source and the old name.
    renamed: BTreeMap<(usize, String), String>,
    /// Sources of kernels whose module is that of several, and their names there, by module and name.
    origins: BTreeMap<(usize, String), (usize, String)>,
}

impl Homes {
    /// The module in which the device's symbol `name` of a source is, and its name there.
    pub(crate) fn find(&self, source: Option<usize>, name: String) -> (Option<usize>, String) {
        let Some(source) = source else { return (None, name) };
        let home = self.modules.get(source).copied().flatten();
        match self.renamed.get(&(source, name.clone())) {
            Some(new) => (home, new.clone()),
            None => (home, name),
        }
    }

    /// The source of a kernel of a module, and its name in that source alone.
    pub fn origin(&self, module: usize, kernel: &str) -> (usize, String) {
        if let Some(origin) = self.origins.get(&(module, kernel.to_owned())) {
            return origin.clone();
        }
        let source = self.modules.iter().position(|m| *m == Some(module)).unwrap_or(0);
        (source, kernel.to_owned())
    }

    /// The sources of a module, by their numbers.
    pub fn sources(&self, module: usize) -> Vec<usize> {
        (0..self.modules.len()).filter(|&s| self.modules[s] == Some(module)).collect()
    }

    /// Whether a module is that of several sources.
    pub fn is_linked(&self, module: usize) -> bool {
        self.sources(module).len() > 1
    }
}

/// A program, compiled for host and device.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The host's code, linked and lowered.
    pub host: Arc<host::Program>,
    /// The device's code. Sources that use each other's device code share a module.
    pub device: Vec<Arc<LoadedModule>>,
    /// Where the device's code of each source is.
    pub homes: Homes,
    /// Names of the sources.
    pub files: Vec<String>,
    /// What the paths of our own headers begin with.
    pub headers: String,
    /// Text of the header that declares `cudaDeviceProp`.
    pub runtime_header: String,
}

impl Compiled {
    /// Links sources. The first is that after which the program is called.
    ///
    /// # Errors
    /// Two sources define the same, or the code uses what is not supported.
    pub fn link(units: Vec<Unit>, headers: &str, runtime_header: &str) -> Result<Self> {
        let files: Vec<String> = units.iter().map(|u| u.file.clone()).collect();
        let devices: Vec<_> = units.iter().map(|u| u.device.clone()).collect();
        let (device, homes) = link_device(&files, &devices)?;
        let device = device.into_iter().map(LoadedModule::for_program).collect::<Result<_>>()?;
        let host = host::Program::lower(units.into_iter().map(|u| u.host).collect())?;
        let (headers, runtime_header) = (headers.to_owned(), runtime_header.to_owned());
        Ok(Self { host: Arc::new(host), device, homes, files, headers, runtime_header })
    }
}

/// Leaves modules as they are, where they cannot be linked.
pub fn unlinked(devices: &[Option<Arc<LoadedModule>>]) -> (Vec<Arc<LoadedModule>>, Homes) {
    let (mut modules, mut all) = (vec![], vec![]);
    for device in devices {
        modules.push(device.as_ref().map(|_| all.len()));
        all.extend(device.clone());
    }
    (all, Homes { modules, ..Homes::default() })
}

/// Links those modules of the device's code that use each other.
///
/// # Errors
/// They do not fit together.
pub fn link_device(
    files: &[String],
    devices: &[Option<Arc<LoadedModule>>],
) -> Result<(Vec<Arc<LoadedModule>>, Homes)> {
    let mut homes = Homes { modules: vec![None; devices.len()], ..Homes::default() };
    let mut linked = vec![];
    for (source, device) in devices.iter().enumerate() {
        let Some(device) = device else { continue };
        if homes.modules[source].is_some() {
            continue;
        }
        // All that use it or are used by it, directly or not.
        let mut group = vec![(source, device)];
        let mut at = 0;
        while at < group.len() {
            let (_, module) = group[at];
            for (other, with) in devices.iter().enumerate() {
                let Some(with) = with else { continue };
                let (a, b) = (module.module(), with.module());
                if !group.iter().any(|g| g.0 == other) && (refers_to(a, b) || refers_to(b, a)) {
                    group.push((other, with));
                }
            }
            at += 1;
        }
        group.sort_by_key(|g| g.0);
        let home = linked.len();
        for (of, _) in &group {
            homes.modules[*of] = Some(home);
        }
        if let [(_, alone)] = group[..] {
            linked.push(alone.clone());
            continue;
        }
        let modules: Vec<_> = group.iter().map(|(_, m)| (m.module(), m.text())).collect();
        let made = link(&modules)?;
        for ((number, old), new) in made.renamed {
            homes.renamed.insert((group[number].0, old), new);
        }
        for (of, module) in &group {
            for kernel in module.kernels() {
                let old = kernel.name.clone();
                let renamed = homes.renamed.get(&(*of, old.clone())).cloned();
                let name = renamed.unwrap_or_else(|| old.clone());
                homes.origins.entry((home, name)).or_insert((*of, old));
            }
        }
        linked.push(Arc::new(LoadedModule::new(&made.text, module_name(&group, files))?));
    }
    Ok((linked, homes))
}

/// What a linked module is called: as its first source.
fn module_name<'a>(group: &[(usize, &Arc<LoadedModule>)], files: &'a [String]) -> &'a str {
    group.first().map_or("", |g| files[g.0].as_str())
}

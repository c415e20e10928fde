//! Other checkers of races whose times `cargo xtask bench` prints beside ours, where they are installed.

use crate::command;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;
use warpscope_core::launch::{ArgValue, Dim3, ElementType, Generator, KernelArg, Number};

/// A launch of a kernel of `tests/bench`.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The kernel's name, which is also its file's.
    pub kernel: &'a str,
    pub grid: Dim3,
    pub block: Dim3,
    pub args: &'a [KernelArg],
}

impl Task<'_> {
    /// The size that the kernel is given; 0 if it takes none.
    fn size(&self) -> i128 {
        let scalar = |arg: &KernelArg| match arg.value {
            ArgValue::Scalar(Number::Int(n)) => Some(n),
            _ => None,
        };
        self.args.iter().find_map(scalar).unwrap_or(0)
    }
}

/// The checkers that this machine has.
#[derive(Debug)]
pub struct Peers {
    /// Holds what is compiled and written for them.
    folder: PathBuf,
    /// The kernels of `tests/bench` with a host program, compiled for this machine's GPU.
    gpu: Option<PathBuf>,
    oclgrind: bool,
}

/// Least times of one launch, in seconds; absent where a checker is not installed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    /// The kernel on the GPU, nothing checked.
    pub gpu: Option<f64>,
    /// The same under `compute-sanitizer --tool racecheck`, which checks shared memory.
    pub racecheck: Option<f64>,
    /// The whole process of Oclgrind on one core with data-race detection, compilation of its OpenCL C included.
    pub oclgrind: Option<f64>,
}

impl Peers {
    /// Looks for the checkers, and compiles what the GPU's needs.
    ///
    /// # Errors
    /// No folder for them can be made.
    pub fn find() -> Result<Self, String> {
        let folder = command::root().join("target/peers");
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let gpu = ["nvcc", "compute-sanitizer", "nvidia-smi"]
            .iter()
            .all(|program| command::find(program).is_some())
            .then(|| compile_for_gpu(&folder))
            .flatten();
        Ok(Self { folder, gpu, oclgrind: command::find("oclgrind-kernel").is_some() })
    }

    /// Headings of the columns that [`Times::columns`] fills.
    pub fn headings(&self) -> String {
        let mut line = String::new();
        if self.gpu.is_some() {
            line += &format!(" {:>8} {:>12}", "GPU ms", "racecheck ms");
        }
        if self.oclgrind {
            line += &format!(" {:>11}", "Oclgrind ms");
        }
        line
    }

    /// The least times of `runs` runs of a launch.
    ///
    /// # Errors
    /// A checker that is installed fails.
    pub fn measure(&self, task: &Task<'_>, runs: u32) -> Result<Times, String> {
        let mut times = Times::default();
        if let Some(program) = &self.gpu {
            times.gpu = Some(on_gpu(Command::new(program), task, runs)?);
            let mut command = Command::new("compute-sanitizer");
            command.args(["--tool", "racecheck"]).arg(program);
            times.racecheck = Some(on_gpu(command, task, runs)?);
        }
        if self.oclgrind {
            times.oclgrind = Some(self.in_oclgrind(task, runs)?);
        }
        Ok(times)
    }

    fn in_oclgrind(&self, task: &Task<'_>, runs: u32) -> Result<f64, String> {
        let file = self.folder.join("launch.sim");
        fs::write(&file, simulation(task)).map_err(|e| format!("{}: {e}", file.display()))?;
        let mut least = f64::INFINITY;
        for _ in 0..runs {
            let start = Instant::now();
            let out = Command::new("oclgrind-kernel")
                .args(["--data-races", "--num-threads", "1"])
                .arg(&file)
                .output()
                .map_err(|e| format!("oclgrind-kernel: {e}"))?;
            if !out.status.success() {
                return Err(format!("oclgrind-kernel: {}", String::from_utf8_lossy(&out.stderr)));
            }
            least = least.min(start.elapsed().as_secs_f64());
            // Some launches take minutes, and a few per cent do not matter then.
            if least > 1.0 {
                break;
            }
        }
        Ok(least)
    }
}

impl Times {
    /// The columns below [`Peers::headings`].
    pub fn columns(&self) -> String {
        let mut line = String::new();
        if let (Some(gpu), Some(racecheck)) = (self.gpu, self.racecheck) {
            line += &format!(" {:>8.3} {:>12.3}", gpu * 1e3, racecheck * 1e3);
        }
        if let Some(oclgrind) = self.oclgrind {
            line += &format!(" {:>11.0}", oclgrind * 1e3);
        }
        line
    }
}

/// Compiles `tests/gpu/bench`; nothing if there is no GPU that runs the result.
fn compile_for_gpu(folder: &Path) -> Option<PathBuf> {
    let program = folder.join("bench");
    let source = command::root().join("tests/gpu/bench/bench.cu");
    let compiled = Command::new("nvcc")
        .args(["-O2", "-lineinfo", "-arch=native", "-o"])
        .arg(&program)
        .arg(source)
        .stdout(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    compiled.then_some(program)
}

/// Runs the host program, which prints milliseconds on a line of its own.
fn on_gpu(mut command: Command, task: &Task<'_>, runs: u32) -> Result<f64, String> {
    let numbers = [task.grid.x, task.grid.y, task.block.x, task.block.y].map(|n| n.to_string());
    let out = command
        .arg(task.kernel)
        .args(numbers)
        .args([task.size().to_string(), runs.to_string()])
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&out.stdout);
    text.lines()
        .find_map(|line| line.trim().parse::<f64>().ok())
        .map(|milliseconds| milliseconds / 1e3)
        .ok_or_else(|| format!("no time for {}: {text}", task.kernel))
}

/// A launch as `oclgrind-kernel` reads it: the source, the kernel, threads in all and in a group, arguments.
fn simulation(task: &Task<'_>) -> String {
    let Dim3 { x, y, z } = task.block;
    let all = [task.grid.x * x, task.grid.y * y, task.grid.z * z];
    let source = command::root().join("tests/bench/kernels.cl");
    let mut text = format!(
        "{}\n{}\n{} {} {}\n{x} {y} {z}\n",
        source.display(),
        task.kernel,
        all[0],
        all[1],
        all[2]
    );
    for arg in task.args {
        text += &match &arg.value {
            ArgValue::Buffer(buffer) => {
                let len = buffer.len.unwrap_or(0);
                let bytes = len * buffer.element.size();
                let name = match buffer.element {
                    ElementType::U8 => "uchar",
                    ElementType::I32 => "int",
                    ElementType::U32 => "uint",
                    _ => "float",
                };
                if buffer.generator == Generator::Zeros {
                    format!("<size={bytes} {name} fill=0>\n")
                } else {
                    format!("<size={bytes} {name}>\n{}\n", bytes_at_random(len))
                }
            }
            _ => format!("<size=4 int>\n{}\n", task.size()),
        };
    }
    text
}

/// `len` numbers below 256, which are the same in each run.
fn bytes_at_random(len: u64) -> String {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24).to_string()
    };
    (0..len).map(|_| next()).collect::<Vec<_>>().join(" ")
}

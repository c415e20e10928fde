//! Graphs.

use super::{Call, Checked};
use crate::cudart::error::{Error, Result};
use crate::cudart::work::{Copy, Fill, KernelCall, Side, Work};
use crate::cudart::{Host as _, Kernels as _};
use launch::Dim3;

impl Call<'_, '_> {
    pub(super) fn graphs(&mut self) -> Checked {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let (fourth, fifth) = (self.get(3), self.get(4));
        let runtime = &mut self.shared.runtime;
        let result = match self.name {
            "cudaStreamBeginCapture" => runtime.begin_capture(first),
            "cudaStreamEndCapture" => match runtime.end_capture(first) {
                Ok(graph) => self.put_u64(second, graph),
                Err(error) => self.put_u64(second, 0).and(Err(error)),
            },
            "cudaStreamIsCapturing" => {
                runtime.is_capturing(first).and_then(|is| self.put_i32(second, is.into()))
            }
            "cudaGraphCreate" => {
                let graph = runtime.create_graph();
                self.put_u64(first, graph)
            }
            "cudaGraphInstantiate" | "cudaGraphInstantiateWithFlags" => {
                runtime.instantiate(second).and_then(|exec| self.put_u64(first, exec))
            }
            "cudaGraphLaunch" => self.with(|runtime, host, launcher, _| {
                runtime.launch_graph(host, launcher, first, second)
            }),
            "cudaGraphDestroy" => runtime.destroy_graph(first),
            "cudaGraphExecDestroy" => runtime.destroy_exec(first),
            "cudaGraphClone" => {
                runtime.clone_graph(second).and_then(|graph| self.put_u64(first, graph))
            }
            "cudaGraphGetNodes" => runtime.nodes(first).and_then(|nodes| {
                if second != 0 {
                    let room = self.take_u64(third)?;
                    for (i, node) in nodes.iter().take(room as usize).enumerate() {
                        self.put_u64(second + 8 * i as u64, *node)?;
                    }
                }
                self.put_u64(third, nodes.len() as u64)
            }),
            "cudaGraphAddDependencies" => (0..fourth.min(1 << 16)).try_for_each(|i| {
                let (from, to) = (self.take_u64(second + 8 * i)?, self.take_u64(third + 8 * i)?);
                self.shared.runtime.add_dependency(first, from, to)
            }),
            "cudaGraphExecUpdate" => runtime.update_exec(first, second),
            "cudaGraphExecKernelNodeSetParams" => self
                .kernel_node(third)
                .and_then(|work| self.shared.runtime.set_node(first, second, work)),
            "cudaGraphAddMemcpyNode1D" => {
                let copy = Copy::flat(fifth, self.get(5), self.get(6), true);
                self.add_node(Work::Copy(copy))
            }
            "cudaGraphAddMemcpyNode" => {
                self.copy_3d(fifth, true).and_then(|(copy, _)| self.add_node(Work::Copy(copy)))
            }
            "cudaGraphAddKernelNode" => {
                self.kernel_node(fifth).and_then(|work| self.add_node(work))
            }
            "cudaGraphAddMemsetNode" => {
                self.memset_node(fifth).and_then(|work| self.add_node(work))
            }
            "cudaGraphAddHostNode" => self
                .take_u64(fifth)
                .and_then(|f| Ok(Work::Host(f, vec![self.take_u64(fifth + 8)?])))
                .and_then(|work| self.add_node(work)),
            _ => return Err(format!("{} is not supported", self.name)),
        };
        Ok(result)
    }

    /// Adds a node by a call with node, graph, dependencies and their number first.
    pub(super) fn add_node(&mut self, work: Work) -> Result<()> {
        let (node, graph, after, count) = (self.get(0), self.get(1), self.get(2), self.get(3));
        let mut behind = vec![];
        for i in 0..count.min(1 << 16) {
            behind.push(self.take_u64(after + 8 * i)?);
        }
        let added = self.shared.runtime.add(graph, work, &behind)?;
        self.put_u64(node, added)
    }

    /// The launch that a `cudaKernelNodeParams` describes.
    pub(super) fn kernel_node(&mut self, at: u64) -> Result<Work> {
        let function = self.take_u64(at)?;
        let mut dims = [0; 7];
        for (i, d) in dims.iter_mut().enumerate() {
            *d = self.take_u32(at + 8 + 4 * i as u64)?;
        }
        let args = self.take_u64(at + 40)?;
        let shape = self.shared.launcher.shape(function).ok_or(Error::INVALID_FUNCTION)?;
        let mut arguments = vec![];
        for (i, &bytes) in shape.params.iter().enumerate() {
            let pointer = self.take_u64(args + 8 * i as u64)?;
            let mut value = vec![0; bytes as usize];
            if !self.with(|_, host, _, _| host.read(pointer, &mut value)) {
                return Err(Error::INVALID_VALUE);
            }
            arguments.push(value);
        }
        let spot = self.with(|_, host, _, _| host.spot());
        Ok(Work::Kernel(Box::new(KernelCall {
            function,
            name: shape.name,
            grid: Dim3::new(dims[0], dims[1], dims[2]),
            block: Dim3::new(dims[3], dims[4], dims[5]),
            shared: dims[6].into(),
            arguments,
            spot,
            number: 0,
            stream: 0,
        })))
    }

    /// The fill that a `cudaMemsetParams` describes.
    pub(super) fn memset_node(&mut self, at: u64) -> Result<Work> {
        let (address, pitch) = (self.take_u64(at)?, self.take_u64(at + 8)?);
        let (value, size) = (self.take_u32(at + 16)?, self.take_u32(at + 20)?);
        let (width, height) = (self.take_u64(at + 24)?, self.take_u64(at + 32)?);
        let to = Side { address, pitch, layer: 0 };
        let extent = [width * u64::from(size), height, 1];
        Ok(Work::Fill(Fill { to, extent, value, size: size as u8 }))
    }
}

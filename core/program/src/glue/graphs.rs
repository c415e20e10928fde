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
                // cudaGraphInstantiateFlagAutoFreeOnLaunch
                let frees = third & 1 != 0;
                runtime.instantiate(second, frees).and_then(|exec| self.put_u64(first, exec))
            }
            "cudaGraphLaunch" => self.with(|runtime, host, launcher, _| {
                runtime.launch_graph(host, launcher, first, second)
            }),
            "cudaGraphDestroy" => runtime.destroy_graph(first),
            "cudaGraphExecDestroy" => runtime.destroy_exec(first),
            "cudaGraphClone" => {
                runtime.clone_graph(second).and_then(|graph| self.put_u64(first, graph))
            }
            "cudaGraphGetNodes" => {
                runtime.nodes(first).and_then(|nodes| self.put_nodes(second, third, nodes))
            }
            "cudaGraphAddDependencies" => (0..fourth.min(1 << 16)).try_for_each(|i| {
                let (from, to) = (self.take_u64(second + 8 * i)?, self.take_u64(third + 8 * i)?);
                self.shared.runtime.add_dependency(first, from, to)
            }),
            "cudaGraphExecUpdate" => {
                let updated = runtime.update_exec(first, second);
                // Of the result: cudaGraphExecUpdateSuccess or cudaGraphExecUpdateErrorTopologyChanged.
                let said = if updated.is_ok() { 0 } else { 2 };
                if third == 0 { updated } else { self.put_i32(third, said).and(updated) }
            }
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
            "cudaGraphAddHostNode" => self.host_node(fifth).and_then(|work| self.add_node(work)),
            _ => return self.more_graphs(),
        };
        Ok(result)
    }

    /// Rarer calls.
    fn more_graphs(&mut self) -> Checked {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let (fourth, fifth) = (self.get(3), self.get(4));
        let runtime = &mut self.shared.runtime;
        let result = match self.name {
            "cudaGraphAddEmptyNode" => self.add_node(Work::Nothing),
            "cudaGraphAddChildGraphNode" => {
                runtime.child(fifth).and_then(|work| self.add_node(work))
            }
            "cudaGraphAddEventRecordNode" => {
                runtime.event(fifth).and_then(|event| self.add_node(Work::Record(event)))
            }
            "cudaGraphAddEventWaitNode" => {
                runtime.event(fifth).and_then(|event| self.add_node(Work::Wait(event)))
            }
            "__wsGraphAddMemAllocNode" => self.memory_node(fifth, self.get(5)),
            "cudaGraphAddMemFreeNode" => self.add_node(Work::Free(fifth)),
            "__wsGraphNodeMemory" => match runtime.work_of(first) {
                Ok(&(Work::Allocate(address) | Work::Free(address))) => {
                    self.put_u64(second, address)
                }
                _ => Err(Error::INVALID_VALUE),
            },
            "cudaGraphGetRootNodes" => runtime.nodes(first).and_then(|nodes| {
                let edges = self.shared.runtime.edges(first)?;
                let is_root = |n: &u64| edges.iter().all(|e| e.1 != *n);
                self.put_nodes(second, third, nodes.into_iter().filter(is_root).collect())
            }),
            "cudaGraphGetEdges" => runtime.edges(first).and_then(|edges| {
                let (from, to): (Vec<u64>, Vec<u64>) = edges.into_iter().unzip();
                // The count is read and written with the second list.
                if second != 0 {
                    for (i, node) in from.iter().take(self.take_u64(fourth)? as usize).enumerate() {
                        self.put_u64(second + 8 * i as u64, *node)?;
                    }
                }
                self.put_nodes(third, fourth, to)
            }),
            "cudaGraphNodeGetDependencies" | "cudaGraphNodeGetDependentNodes" => {
                let before = self.name == "cudaGraphNodeGetDependencies";
                runtime.graph_of(first).and_then(|g| runtime.edges(g)).and_then(|edges| {
                    let other = |&(from, to): &(u64, u64)| {
                        if before {
                            (to == first).then_some(from)
                        } else {
                            (from == first).then_some(to)
                        }
                    };
                    self.put_nodes(second, third, edges.iter().filter_map(other).collect())
                })
            }
            // As cudaGraphNodeType counts them.
            "cudaGraphNodeGetType" => runtime
                .work_of(first)
                .map(|work| match work {
                    Work::Kernel(_) => 0,
                    Work::Copy(_) => 1,
                    Work::Fill(_) => 2,
                    Work::Host(..) => 3,
                    Work::Graph(_) => 4,
                    Work::Nothing => 5,
                    Work::Wait(_) => 6,
                    Work::Record(_) => 7,
                    Work::Allocate(_) => 10,
                    Work::Free(_) => 11,
                })
                .and_then(|kind| self.put_i32(second, kind)),
            "cudaGraphDestroyNode" => runtime.set_work(first, Work::Nothing),
            "cudaGraphKernelNodeGetParams" => self.kernel_node_params(first, second),
            "cudaGraphKernelNodeSetParams" => {
                self.kernel_node(second).and_then(|work| self.shared.runtime.set_work(first, work))
            }
            "cudaGraphMemsetNodeSetParams" => {
                self.memset_node(second).and_then(|work| self.shared.runtime.set_work(first, work))
            }
            "cudaGraphHostNodeSetParams" => {
                self.host_node(second).and_then(|work| self.shared.runtime.set_work(first, work))
            }
            "cudaGraphMemcpyNodeSetParams" => self
                .copy_3d(second, true)
                .and_then(|(copy, _)| self.shared.runtime.set_work(first, Work::Copy(copy))),
            "cudaGraphMemcpyNodeSetParams1D" => {
                runtime.set_work(first, Work::Copy(Copy::flat(second, third, fourth, true)))
            }
            "cudaGraphExecMemsetNodeSetParams" => self
                .memset_node(third)
                .and_then(|work| self.shared.runtime.set_node(first, second, work)),
            "cudaGraphExecHostNodeSetParams" => self
                .host_node(third)
                .and_then(|work| self.shared.runtime.set_node(first, second, work)),
            "cudaGraphExecMemcpyNodeSetParams" => {
                self.copy_3d(third, true).and_then(|(copy, _)| {
                    self.shared.runtime.set_node(first, second, Work::Copy(copy))
                })
            }
            "cudaGraphExecMemcpyNodeSetParams1D" => {
                let copy = Copy::flat(third, fourth, fifth, true);
                runtime.set_node(first, second, Work::Copy(copy))
            }
            _ => return Err(format!("{} is not supported", self.name)),
        };
        Ok(result)
    }

    /// Adds a node that makes memory; its address is written to `to`.
    fn memory_node(&mut self, bytes: u64, to: u64) -> Result<()> {
        let name = "cudaGraphAddMemAllocNode";
        let address = self.with(|runtime, host, _, _| runtime.reserve(host, bytes, name))?;
        self.add_node(Work::Allocate(address))?;
        self.put_u64(to, address)
    }

    /// Adds a node by a call with node, graph, dependencies and their number first.
    pub(super) fn add_node(&mut self, work: Work) -> Result<()> {
        let (node, graph, after, count) = (self.get(0), self.get(1), self.get(2), self.get(3));
        let mut behind = vec![];
        for i in 0..count.min(1 << 16) {
            behind.push(self.take_u64(after + 8 * i)?);
        }
        let spot = self.with(|_, host, _, _| host.spot());
        let by = self.name.strip_prefix("__ws").map_or(self.name, |_| "cudaGraphAddMemAllocNode");
        let added = self.shared.runtime.add(graph, work, &behind, (by, spot))?;
        self.put_u64(node, added)
    }

    /// Gives a list of nodes to an array at `list`, if that is not null, with room for the number at `count`.
    fn put_nodes(&mut self, list: u64, count: u64, nodes: Vec<u64>) -> Result<()> {
        if list != 0 {
            let room = self.take_u64(count)?;
            for (i, node) in nodes.iter().take(room as usize).enumerate() {
                self.put_u64(list + 8 * i as u64, *node)?;
            }
        }
        self.put_u64(count, nodes.len() as u64)
    }

    /// The call that a `cudaHostNodeParams` describes.
    fn host_node(&mut self, at: u64) -> Result<Work> {
        Ok(Work::Host(self.take_u64(at)?, vec![self.take_u64(at + 8)?]))
    }

    /// Writes the `cudaKernelNodeParams` of a node to `to`. The arguments are copies, in memory that is not freed: it
    /// belongs to the graph.
    fn kernel_node_params(&mut self, node: u64, to: u64) -> Result<()> {
        let Work::Kernel(call) = self.shared.runtime.work_of(node)?.clone() else {
            return Err(Error::INVALID_VALUE);
        };
        let mut room = |bytes: u64| {
            let address = self.machine.memory.allocate(bytes.max(1));
            address.ok_or(Error::MEMORY_ALLOCATION)
        };
        let list = room(8 * call.arguments.len() as u64)?;
        let mut places = vec![];
        for value in &call.arguments {
            places.push(room(value.len() as u64)?);
        }
        for (i, (value, place)) in call.arguments.iter().zip(&places).enumerate() {
            self.put_u64(list + 8 * i as u64, *place)?;
            if !self.with(|_, host, _, _| host.write(*place, value)) {
                return Err(Error::INVALID_VALUE);
            }
        }
        self.put_u64(to, call.function)?;
        let (grid, block) = (<[u32; 3]>::from(call.grid), <[u32; 3]>::from(call.block));
        let dims = grid.into_iter().chain(block).chain([call.shared as u32]);
        for (i, d) in dims.enumerate() {
            self.put_i32(to + 8 + 4 * i as u64, i64::from(d))?;
        }
        self.put_u64(to + 40, list)?;
        self.put_u64(to + 48, 0)
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
        Ok(Work::Fill(Fill { to, extent, value, size: size as u8, asynchronous: true }))
    }
}

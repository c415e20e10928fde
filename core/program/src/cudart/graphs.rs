//! Graphs: work that is captured from streams or added node by node, and then launched as a whole.

use super::error::{Error, Result};
use super::memory::{At, Kind};
use super::streams::{Event, Stream};
use super::work::Work;
use super::{HANDLES, Host, Kernels, Runtime, Spot, handle, index_of};
use base::limits::{MAX_GRAPH_BRANCHES, MAX_GRAPH_NODES};

const GRAPH: u64 = 3;
const EXEC: u64 = 4;
/// Of the last kind, since there are many: [`node_handle`].
const NODE: u64 = 5;

/// The handle of a node of a graph.
fn node_handle(graph: usize, node: usize) -> u64 {
    HANDLES + (NODE << 28) + 16 * ((graph as u64) << 16 | node as u64)
}
/// The graph and the position in it that the handle of a node has.
fn node_of(handle: u64) -> Option<(usize, usize)> {
    let at = handle.checked_sub(HANDLES + (NODE << 28)).filter(|at| at.is_multiple_of(16))? / 16;
    Some((usize::try_from(at >> 16).ok()?, (at & 0xffff) as usize))
}

/// A node of a graph.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub(crate) work: Work,
    /// Positions of the nodes that come before it.
    pub(crate) after: Vec<usize>,
    /// The call that added it, and where.
    pub(crate) by: &'static str,
    pub(crate) spot: Spot,
}

/// A graph.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    pub(crate) nodes: Vec<Node>,
    /// Whether a launch frees what the launch before has not (`cudaGraphInstantiateFlagAutoFreeOnLaunch`).
    pub(crate) frees: bool,
}

impl Runtime {
    fn keep_graph(graphs: &mut Vec<Option<Graph>>, graph: Graph) -> usize {
        let index = graphs.iter().position(Option::is_none).unwrap_or(graphs.len());
        if index < graphs.len() {
            graphs[index] = Some(graph);
        } else {
            graphs.push(Some(graph));
        }
        index
    }
    /// An empty graph; its handle.
    pub fn create_graph(&mut self) -> u64 {
        handle(GRAPH, Self::keep_graph(&mut self.graphs, Graph::default()))
    }
    fn graph(&self, graph: u64) -> Result<usize> {
        let index = index_of(GRAPH, graph).ok_or(Error::INVALID_VALUE)?;
        match self.graphs.get(index) {
            Some(Some(_)) => Ok(index),
            _ => Err(Error::INVALID_VALUE),
        }
    }
    /// Adds work to a graph; its position.
    pub(crate) fn add_node(
        &mut self,
        graph: usize,
        work: Work,
        after: Vec<usize>,
        (by, spot): (&'static str, Spot),
    ) -> Result<usize> {
        let Some(Some(graph)) = self.graphs.get_mut(graph) else {
            return Err(Error::INVALID_VALUE);
        };
        if graph.nodes.len() >= MAX_GRAPH_NODES {
            return Err(Error::MEMORY_ALLOCATION);
        }
        graph.nodes.push(Node { work, after, by, spot });
        Ok(graph.nodes.len() - 1)
    }
    /// Adds work to a graph behind nodes given by their handles; the handle of the node.
    ///
    /// # Errors
    /// There is no such graph or node.
    pub fn add(
        &mut self,
        graph: u64,
        work: Work,
        after: &[u64],
        by: (&'static str, Spot),
    ) -> Result<u64> {
        let graph = self.graph(graph)?;
        let after: Option<Vec<usize>> = after.iter().map(|&n| Some(node_of(n)?.1)).collect();
        let after = after.ok_or(Error::INVALID_VALUE)?;
        Ok(node_handle(graph, self.add_node(graph, work, after, by)?))
    }
    /// Lets a node follow others.
    ///
    /// # Errors
    /// There is no such graph or node.
    pub fn add_dependency(&mut self, graph: u64, from: u64, to: u64) -> Result<()> {
        let index = self.graph(graph)?;
        let from = node_of(from).ok_or(Error::INVALID_VALUE)?.1;
        let to = node_of(to).ok_or(Error::INVALID_VALUE)?.1;
        let graph = self.graphs[index].as_mut().ok_or(Error::INVALID_VALUE)?;
        graph.nodes.get_mut(to).ok_or(Error::INVALID_VALUE)?.after.push(from);
        Ok(())
    }
    /// Handles of the nodes of a graph.
    ///
    /// # Errors
    /// There is no such graph.
    pub fn nodes(&self, graph: u64) -> Result<Vec<u64>> {
        let index = self.graph(graph)?;
        let count = self.graphs[index].as_ref().map_or(0, |g| g.nodes.len());
        Ok((0..count).map(|n| node_handle(index, n)).collect())
    }
    /// Pairs of nodes of which the second depends on the first.
    ///
    /// # Errors
    /// There is no such graph.
    pub fn edges(&self, graph: u64) -> Result<Vec<(u64, u64)>> {
        let index = self.graph(graph)?;
        let nodes = self.graphs[index].iter().flat_map(|g| g.nodes.iter().enumerate());
        let handle = |n| node_handle(index, n);
        Ok(nodes
            .flat_map(|(to, n)| n.after.iter().map(move |&from| (handle(from), handle(to))))
            .collect())
    }
    /// The graph of a node: its handle.
    ///
    /// # Errors
    /// There is no such node.
    pub fn graph_of(&self, node: u64) -> Result<u64> {
        let (graph, _) = node_of(node).ok_or(Error::INVALID_VALUE)?;
        self.work_of(node).map(|_| handle(GRAPH, graph))
    }
    /// What a node does.
    ///
    /// # Errors
    /// There is no such node.
    pub fn work_of(&self, node: u64) -> Result<&Work> {
        let (graph, node) = node_of(node).ok_or(Error::INVALID_VALUE)?;
        let graph = self.graphs.get(graph).and_then(Option::as_ref).ok_or(Error::INVALID_VALUE)?;
        graph.nodes.get(node).map(|n| &n.work).ok_or(Error::INVALID_VALUE)
    }
    /// Replaces the work of a node of a graph.
    ///
    /// # Errors
    /// There is no such node.
    pub fn set_work(&mut self, node: u64, work: Work) -> Result<()> {
        let (graph, node) = node_of(node).ok_or(Error::INVALID_VALUE)?;
        let graph = self.graphs.get_mut(graph).and_then(Option::as_mut);
        let graph = graph.ok_or(Error::INVALID_VALUE)?;
        graph.nodes.get_mut(node).ok_or(Error::INVALID_VALUE)?.work = work;
        Ok(())
    }
    /// The work of a node that stands for a graph, as it is now.
    ///
    /// # Errors
    /// There is no such graph.
    pub fn child(&self, graph: u64) -> Result<Work> {
        let graph = self.graphs[self.graph(graph)?].clone().ok_or(Error::INVALID_VALUE)?;
        Ok(Work::Graph(Box::new(graph)))
    }
    /// A copy of a graph.
    ///
    /// # Errors
    /// There is no such graph.
    pub fn clone_graph(&mut self, graph: u64) -> Result<u64> {
        let index = self.graph(graph)?;
        let graph = self.graphs[index].clone().ok_or(Error::INVALID_VALUE)?;
        Ok(handle(GRAPH, Self::keep_graph(&mut self.graphs, graph)))
    }
    /// Destroys a graph.
    ///
    /// # Errors
    /// There is no such graph.
    pub fn destroy_graph(&mut self, graph: u64) -> Result<()> {
        let index = self.graph(graph)?;
        self.graphs[index] = None;
        Ok(())
    }
    /// Begins to capture a stream.
    ///
    /// # Errors
    /// It is the default stream, or is being captured.
    pub fn begin_capture(&mut self, stream: u64) -> Result<()> {
        self.usable()?;
        let index = self.stream(stream)?;
        if index == 0 {
            return Err(Error::CAPTURE_UNSUPPORTED);
        }
        if self.streams[index].capture.is_some() {
            return Err(Error::ILLEGAL_STATE);
        }
        let graph = Self::keep_graph(&mut self.graphs, Graph::default());
        self.streams[index].capture = Some((graph, vec![]));
        self.streams[index].captured_here = true;
        Ok(())
    }
    /// Ends the capture of a stream; the graph's handle.
    ///
    /// # Errors
    /// It is not being captured, or other streams have work that does not lead back to it.
    pub fn end_capture(&mut self, stream: u64) -> Result<u64> {
        let index = self.stream(stream)?;
        let Some((graph, after)) = self.streams[index].capture.take() else {
            return Err(Error::ILLEGAL_STATE);
        };
        if !std::mem::take(&mut self.streams[index].captured_here) {
            return Err(Error::CAPTURE_UNMATCHED);
        }
        let mut unjoined = false;
        for other in &mut self.streams {
            if let Some((into, last)) = &other.capture
                && *into == graph
            {
                unjoined |= !last.iter().all(|n| {
                    after.contains(n)
                        || self.graphs[graph].as_ref().is_some_and(|g| reaches(g, &after, *n))
                });
                other.capture = None;
            }
        }
        if unjoined { Err(Error::CAPTURE_UNJOINED) } else { Ok(handle(GRAPH, graph)) }
    }
    /// Whether a stream is being captured.
    ///
    /// # Errors
    /// There is no such stream.
    pub fn is_capturing(&mut self, stream: u64) -> Result<bool> {
        let index = self.stream(stream)?;
        Ok(self.streams[index].capture.is_some())
    }
    /// Makes a graph ready to be launched; the handle.
    ///
    /// # Errors
    /// There is no such graph, or its nodes depend on each other in a circle.
    pub fn instantiate(&mut self, graph: u64, frees: bool) -> Result<u64> {
        let index = self.graph(graph)?;
        let graph = self.graphs[index].clone().ok_or(Error::INVALID_VALUE)?;
        let graph = flat(graph).ok_or(Error::MEMORY_ALLOCATION)?;
        ordered(&graph).ok_or(Error::INVALID_VALUE)?;
        let graph = Graph { frees, ..graph };
        Ok(handle(EXEC, Self::keep_graph(&mut self.execs, graph)))
    }
    fn exec(&self, exec: u64) -> Result<usize> {
        let index = index_of(EXEC, exec).ok_or(Error::INVALID_VALUE)?;
        match self.execs.get(index) {
            Some(Some(_)) => Ok(index),
            _ => Err(Error::INVALID_VALUE),
        }
    }
    /// Destroys an instance of a graph.
    ///
    /// # Errors
    /// There is no such instance.
    pub fn destroy_exec(&mut self, exec: u64) -> Result<()> {
        let index = self.exec(exec)?;
        self.execs[index] = None;
        Ok(())
    }
    /// Makes an instance one of another graph of the same shape.
    ///
    /// # Errors
    /// The shapes differ.
    pub fn update_exec(&mut self, exec: u64, graph: u64) -> Result<()> {
        let (exec, graph) = (self.exec(exec)?, self.graph(graph)?);
        let new = self.graphs[graph].clone().ok_or(Error::INVALID_VALUE)?;
        let new = flat(new).ok_or(Error::MEMORY_ALLOCATION)?;
        let shape = |g: &Graph| {
            g.nodes
                .iter()
                .map(|n| (std::mem::discriminant(&n.work), n.after.clone()))
                .collect::<Vec<_>>()
        };
        if self.execs[exec].as_ref().is_none_or(|old| shape(old) != shape(&new)) {
            return Err(Error::GRAPH_UPDATE);
        }
        let frees = self.execs[exec].as_ref().is_some_and(|old| old.frees);
        self.execs[exec] = Some(Graph { frees, ..new });
        Ok(())
    }
    /// Replaces the work of a node of an instance.
    ///
    /// # Errors
    /// There is no such node.
    pub fn set_node(&mut self, exec: u64, node: u64, work: Work) -> Result<()> {
        let exec = self.exec(exec)?;
        let node = node_of(node).ok_or(Error::INVALID_VALUE)?.1;
        let graph = self.execs[exec].as_mut().ok_or(Error::INVALID_VALUE)?;
        graph.nodes.get_mut(node).ok_or(Error::INVALID_VALUE)?.work = work;
        Ok(())
    }
    /// Launches an instance in a stream: its nodes in an order that its dependencies allow. Branches get streams
    /// of their own, between which events make the order that the graph says.
    ///
    /// # Errors
    /// There is no such instance or stream.
    pub fn launch_graph(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        exec: u64,
        stream: u64,
    ) -> Result<()> {
        self.usable()?;
        let (exec, stream) = (self.exec(exec)?, self.stream(stream)?);
        let graph = self.execs[exec].clone().ok_or(Error::INVALID_VALUE)?;
        let order = ordered(&graph).ok_or(Error::INVALID_VALUE)?;
        let lives = |node: &Node| {
            matches!(node.work, Work::Allocate(address)
                if matches!(self.at(host, address), At::Object(..)))
        };
        if !graph.frees && graph.nodes.iter().any(lives) {
            return Err(Error::INVALID_VALUE);
        }
        let spot = host.spot();
        let (lanes, count) = lanes(&graph, &order);
        let mut streams = vec![stream];
        let mut events = vec![];
        for _ in 1..count {
            streams.push(self.hidden_stream(stream));
        }
        let launch = ("cudaGraphLaunch", spot);
        let mut all: Vec<(usize, Work, (&'static str, Spot))> = vec![];
        let mut push = |to: usize, work: Work, by| all.push((to, work, by));
        if count > 1 {
            let begin = hidden_event(&mut self.events);
            push(stream, Work::Record(begin), launch);
            for &other in &streams[1..] {
                push(other, Work::Wait(begin), launch);
            }
            events.push(begin);
        }
        let mut done: Vec<Option<usize>> = vec![None; graph.nodes.len()];
        for node in order {
            let Node { work, after, by, spot } = &graph.nodes[node];
            let to = streams[lanes[node]];
            for &before in after {
                if let Some(Some(event)) = done.get(before)
                    && lanes[before] != lanes[node]
                {
                    push(to, Work::Wait(*event), launch);
                }
            }
            push(to, work.clone(), (*by, *spot));
            let crosses = |n: &Node, at: usize| n.after.contains(&node) && lanes[at] != lanes[node];
            if count > 1 && graph.nodes.iter().enumerate().any(|(at, n)| crosses(n, at)) {
                let event = hidden_event(&mut self.events);
                push(to, Work::Record(event), launch);
                done[node] = Some(event);
                events.push(event);
            }
        }
        for &other in &streams[1..] {
            let end = hidden_event(&mut self.events);
            push(other, Work::Record(end), launch);
            push(stream, Work::Wait(end), launch);
            events.push(end);
        }
        for (to, work, (by, spot)) in all {
            self.host_functions |= matches!(work, Work::Host(..));
            if self.options.late {
                self.delay(to, work, by, spot);
            } else {
                self.queue.push_back((to, work, by, spot));
            }
        }
        self.all_due();
        self.pump(host, kernels);
        // Work that is still queued, behind a function of the host, keeps what it needs.
        if self.queue.is_empty() {
            for event in events {
                self.events[event] = None;
            }
            for &other in &streams[1..] {
                self.streams[other].destroyed = true;
            }
        }
        Ok(())
    }

    /// The address of memory that a node of a graph will make. Until then it is like memory that was freed.
    ///
    /// # Errors
    /// There is not so much memory.
    pub fn reserve(&mut self, host: &mut dyn Host, bytes: u64, by: &'static str) -> Result<u64> {
        let address = self.allocate(host, Kind::Device, bytes, by)?;
        let spot = host.spot();
        if let At::Object(object, _) = self.at(host, address)
            && let Some(allocation) = self.allocations.get_mut(&object.0)
        {
            allocation.of_graph = true;
            self.release(object, spot);
        }
        Ok(address)
    }

    /// Gives memory that [`Self::reserve`] made its bytes, which nothing has written.
    pub(crate) fn give_memory(&mut self, host: &dyn Host, address: u64, spot: Spot) {
        let object = match self.at(host, address) {
            // What the last launch left is freed.
            At::Object(object, 0) => {
                self.release(object, spot);
                object
            }
            At::Freed(object) => object,
            _ => return,
        };
        let Some(allocation) = self.allocations.get_mut(&object.0) else { return };
        let bytes = allocation.bytes;
        allocation.freed = None;
        if !self.memory.with(|m| m.restore(object, bytes)) {
            self.limit = Some(format!("a node of a graph needs {bytes} bytes of device memory"));
        }
    }

    /// A stream for a branch of a graph that is launched in `stream`, under the number of that one.
    fn hidden_stream(&mut self, stream: usize) -> usize {
        let Stream { agent, number, .. } = self.streams[stream];
        self.new_stream(agent, false, Some(number))
    }
}

/// An event that the program does not see.
fn hidden_event(events: &mut Vec<Option<Event>>) -> usize {
    let index = events.iter().position(Option::is_none).unwrap_or(events.len());
    if index == events.len() {
        events.push(None);
    }
    events[index] = Some(Event::default());
    index
}

/// A graph whose nodes that stand for graphs are replaced by the nodes of those. They come after all others, so that
/// positions stay. `None` if there are too many.
fn flat(mut graph: Graph) -> Option<Graph> {
    let mut at = 0;
    while at < graph.nodes.len() {
        if let Work::Graph(child) = &mut graph.nodes[at].work {
            let child = std::mem::take(&mut **child);
            let first = graph.nodes.len();
            if first + child.nodes.len() > MAX_GRAPH_NODES {
                return None;
            }
            let mut last: Vec<bool> = vec![true; child.nodes.len()];
            for &before in child.nodes.iter().flat_map(|n| &n.after) {
                if let Some(last) = last.get_mut(before) {
                    *last = false;
                }
            }
            let before = graph.nodes[at].after.clone();
            for node in child.nodes {
                let behind = node.after.iter().map(|n| first + n).collect();
                let after = if node.after.is_empty() { before.clone() } else { behind };
                graph.nodes.push(Node { after, ..node });
            }
            let ends = last.iter().enumerate().filter(|(_, l)| **l).map(|(n, _)| first + n);
            let ends: Vec<usize> = ends.collect();
            graph.nodes[at].work = Work::Nothing;
            graph.nodes[at].after = if ends.is_empty() { before } else { ends };
        }
        at += 1;
    }
    Some(graph)
}

/// The branch of each node, and how many branches there are. A node continues the branch of one that it depends
/// on, if no other does.
fn lanes(graph: &Graph, order: &[usize]) -> (Vec<usize>, usize) {
    let mut lanes = vec![0; graph.nodes.len()];
    let mut continued = vec![false; graph.nodes.len()];
    let mut count = 0;
    for &node in order {
        let mut after = graph.nodes[node].after.iter().copied();
        let before = after.find(|&n| continued.get(n) == Some(&false));
        lanes[node] = match before {
            Some(before) => {
                continued[before] = true;
                lanes[before]
            }
            None if count < MAX_GRAPH_BRANCHES => {
                count += 1;
                count - 1
            }
            None => 0,
        };
    }
    (lanes, count.max(1))
}

/// Whether `node` is behind none of `from`: one of them comes after it.
fn reaches(graph: &Graph, from: &[usize], node: usize) -> bool {
    let mut seen = vec![false; graph.nodes.len()];
    let mut work = from.to_vec();
    while let Some(at) = work.pop() {
        if at == node {
            return true;
        }
        if at < seen.len() && !std::mem::replace(&mut seen[at], true) {
            work.extend(&graph.nodes[at].after);
        }
    }
    false
}

/// The nodes in an order that their dependencies allow, the earliest added first.
fn ordered(graph: &Graph) -> Option<Vec<usize>> {
    let n = graph.nodes.len();
    let mut order = Vec::with_capacity(n);
    let mut done = vec![false; n];
    while order.len() < n {
        let before = order.len();
        for node in 0..n {
            let ready =
                graph.nodes[node].after.iter().all(|&d| done.get(d).copied().unwrap_or(true));
            if !done[node] && ready {
                done[node] = true;
                order.push(node);
            }
        }
        if order.len() == before {
            return None;
        }
    }
    Some(order)
}

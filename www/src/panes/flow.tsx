// Flow: the control-flow graph of the function that runs, with the lanes of the chosen block in each basic block,
// and where lanes diverge and reconverge.

import { computed, effect, signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { counted } from '../masks'
import type { FlowFunction } from '../protocol'
import { count } from '../report'
import * as layout from '../state/layout'
import { showLine } from './code'
import { Term } from './terms'
import { brief } from './threads'
import { Unready } from './time'

type Dagre = typeof import('@dagrejs/dagre')
const dagre = signal<Dagre | null>(null)
/** The function that the user chose; without one, that of the chosen lane is shown. */
const wanted = signal<number | null>(null)

const W = 116
const H = 32

/** Function and basic block of a statement. */
const blockAt = computed(() => {
  const out = new Map<number, [number, number]>()
  for (const [i, f] of (session.current.value?.view.flow ?? []).entries()) {
    for (const [k, b] of f.blocks.entries()) {
      for (let site = b.first; site <= b.last; site++) out.set(site, [i, k])
    }
  }
  return out
})

const shownFunction = computed(() => {
  const list = session.current.value?.view.flow ?? []
  if (wanted.value !== null && wanted.value < list.length) return wanted.value
  const here = scene.here.value
  return (here !== null && blockAt.value.get(here)?.[0]) || 0
})

interface Drawn {
  width: number
  height: number
  nodes: { x: number; y: number }[]
  edges: { from: number; to: number; points: Point[]; label: Point | null }[]
  /** Left and top of what is drawn: edges that go back may pass the nodes. */
  left: number
  top: number
}
interface Point {
  x: number
  y: number
}
/** Room for the number at an edge. */
const LABEL = { width: 34, height: 12, labelpos: 'c' }

function arrange(lib: Dagre, f: FlowFunction): Drawn {
  const g = new lib.Graph({ multigraph: true })
  g.setGraph({ nodesep: 14, ranksep: 22, edgesep: 12, marginx: 8, marginy: 8 })
  g.setDefaultEdgeLabel(() => ({}))
  for (const [i, b] of f.blocks.entries()) {
    g.setNode(String(i), { width: W, height: H })
    for (const [k, to] of b.to.entries())
      g.setEdge(String(i), String(to), b.to.length === 2 ? { ...LABEL } : {}, String(k))
  }
  lib.layout(g)
  const edges = g.edges().map((e) => {
    const { points, x, y } = g.edge(e) as { points: Point[]; x?: number; y?: number }
    return {
      from: Number(e.v),
      to: Number(e.w),
      points,
      label: x === undefined || y === undefined ? null : { x, y },
    }
  })
  const size = g.graph() as { width: number; height: number }
  const all = edges.flatMap((e) => e.points)
  const left = Math.min(0, ...all.map((p) => p.x - 6))
  const top = Math.min(0, ...all.map((p) => p.y - 6))
  return {
    left,
    top,
    width: Math.max(size.width, ...all.map((p) => p.x + 6)) - left,
    height: Math.max(size.height, ...all.map((p) => p.y + 6)) - top,
    nodes: f.blocks.map((_, i) => g.node(String(i)) as { x: number; y: number }),
    edges,
  }
}

const MAX_BLOCKS = 400

/** How large the graph is drawn: at 1 its text is readable, and what does not fit is scrolled to. */
const zoom = signal(1)
const zoomBy = (factor: number) => {
  zoom.value = Math.min(2, Math.max(0.5, zoom.value * factor))
}

/** First and last line of a basic block, if it has any. */
function linesOf(f: FlowFunction, i: number): [number, number] | null {
  const b = f.blocks[i]!
  let [low, high] = [Infinity, 0]
  for (let site = b.first; site <= b.last; site++) {
    const line = session.lineOf(site)
    if (!line) continue
    low = Math.min(low, line)
    high = Math.max(high, line)
  }
  return high ? [low, high] : null
}

function Graph({ lib, number }: { lib: Dagre; number: number }) {
  const view = session.current.value!.view
  const f = view.flow[number]!
  const drawn = useMemo(() => arrange(lib, f), [lib, f])
  const where = useMemo(() => f.blocks.map((_, i) => linesOf(f, i)), [f])
  const rejoins = useMemo(
    () => new Set(f.blocks.flatMap((b) => (b.diverged && b.rejoin !== null ? [b.rejoin] : []))),
    [f],
  )
  const taken = useMemo(() => new Map(view.branches.map((b) => [b.site, b])), [view])
  const counts = scene.current.value!.flow?.[number] ?? []
  const here = scene.here.value
  const at = here === null ? undefined : blockAt.value.get(here)
  const barrier = useMemo(() => {
    const out = new Set<number>()
    const sites = new Set(view.blocks.flatMap((b) => b.intervals.map((i) => i.site)))
    f.blocks.forEach((b, i) => {
      for (const site of sites) if (site !== null && site >= b.first && site <= b.last) out.add(i)
    })
    return out
  }, [f, view])
  const describe = (i: number) => {
    const b = f.blocks[i]!
    const name = (of: number) => f.blocks[of]!.name
    const title = where[i] ? `${b.name}, ${counted('line', [where[i]])}` : b.name
    const parts = [`${title}: ${count(counts[i] ?? 0, 'lane')}`]
    if (b.diverged) {
      parts.push(`lanes diverge here${b.rejoin !== null ? ` and reconverge at ${name(b.rejoin)}` : ''}`)
    }
    if (rejoins.has(i)) parts.push('lanes reconverge here')
    if (b.to.length) parts.push(`goes to ${b.to.map(name).join(' or ')}`)
    return parts.join('; ')
  }
  const show = (i: number) => showLine(where[i]?.[0] ?? 0)
  const edges = useMemo(
    () =>
      drawn.edges.map((e, i) => {
        const b = f.blocks[e.from]!
        const branch = b.to.length === 2 ? taken.get(b.last) : undefined
        const n = branch ? (b.to[0] === e.to ? branch.taken : branch.not_taken) : undefined
        const text = n === 0 ? 'never' : n === undefined ? '' : brief(String(n), 5, false)
        const width = 6.6 * text.length + 4
        const [p, ...rest] = e.points
        return (
          <g key={i} class={n === 0 ? 'edge never' : 'edge'}>
            <path d={`M${p!.x} ${p!.y}${rest.map((q) => `L${q.x} ${q.y}`).join('')}`} marker-end="url(#tip)" />
            {text && e.label && (
              <>
                <rect x={e.label.x - width / 2} y={e.label.y - 6.5} width={width} height="13" />
                <text x={e.label.x} y={e.label.y + 4} class="number" text-anchor="middle">
                  {text}
                </text>
              </>
            )}
          </g>
        )
      }),
    [drawn],
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('.node.here')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at?.[0], at?.[1]])
  return (
    <div class="scroll flowbox" ref={box} tabIndex={0} role="region" aria-label="control-flow graph">
      <svg
        viewBox={`${drawn.left} ${drawn.top} ${drawn.width} ${drawn.height}`}
        style={{ width: `${Math.round(drawn.width * zoom.value)}px` }}
        role="group"
        aria-label={`control flow of ${f.name}, ${f.blocks.length} basic blocks`}
      >
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 1 7 4 0 7z" fill="var(--line2)" />
          </marker>
        </defs>
        {edges}
        {f.blocks.map((b, i) => {
          const { x, y } = drawn.nodes[i]!
          const n = counts[i] ?? 0
          const on = at?.[0] === number && at[1] === i
          return (
            <g
              key={i}
              class={`node ${on ? 'here' : ''} ${n ? 'busy' : ''}`}
              transform={`translate(${x - W / 2} ${y - H / 2})`}
              role="img"
              aria-label={describe(i)}
              onClick={() => show(i)}
            >
              <title>{describe(i)}</title>
              <rect width={W} height={H} rx="2" />
              {barrier.has(i) && <path class="bar" d={`M4 4v${H - 8}M7 4v${H - 8}`} />}
              <text x={barrier.has(i) ? 13 : 8} y="13">
                {b.name.length > 10 ? `${b.name.slice(0, 9)}…` : b.name}
              </text>
              <text x={barrier.has(i) ? 13 : 8} y="26" class="number">
                {where[i] && counted('line', [where[i]])}
              </text>
              <text x={W - 7} y="13" class="count" text-anchor="end">
                {n || ''}
              </text>
              {b.diverged && (
                <path class="fork" transform={`translate(${W - 17} 17)`} d="M5 0v4L1.500 10M5 4l3.500 6" />
              )}
              {rejoins.has(i) && (
                <path
                  class="fork"
                  transform={`translate(${W - (b.diverged ? 28 : 17)} 17)`}
                  d="M5 10V6L1.500 0M5 6l3.500-6"
                />
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

export function FlowPane() {
  const on = scene.current.value
  const list = session.current.value?.view.flow ?? []
  const seen = !layout.narrow.value || layout.tab.value === 'flow'
  useEffect(() => {
    scene.wants.flow.value = seen
    if (seen && session.current.value && !dagre.value) void import('@dagrejs/dagre').then((m) => (dagre.value = m))
  }, [seen, session.current.value])
  useEffect(
    () =>
      effect(() => {
        session.current.value
        wanted.value = null
      }),
    [],
  )
  const f = list[shownFunction.value]
  return (
    <section class={`flow ${session.isStale.value ? 'old' : ''}`} aria-label="Flow">
      <div class="pane-head">
        <h2>Flow</h2>
        {on && f && list.length > 1 && (
          <span class="input">
            <select
              aria-label="function"
              value={shownFunction.value}
              onChange={(e) => (wanted.value = Number(e.currentTarget.value))}
            >
              {list.map((x, i) => (
                <option key={i} value={i}>
                  {x.name}
                </option>
              ))}
            </select>
          </span>
        )}
        {on && <span class="dim">lanes of block {session.blockName(scene.thread.value.block)}</span>}
        <span class="spacer" />
        {on && f && (
          <>
            <button
              class="btn ghost icon-only small"
              aria-label="flow smaller"
              title="Smaller"
              onClick={() => zoomBy(0.8)}
            >
              −
            </button>
            <button
              class="btn ghost icon-only small"
              aria-label="flow larger"
              title="Larger"
              onClick={() => zoomBy(1.25)}
            >
              +
            </button>
          </>
        )}
      </div>
      {!on ? (
        <Unready />
      ) : !f ? (
        <p class="quiet">No function to show.</p>
      ) : f.blocks.length > MAX_BLOCKS ? (
        <p class="quiet">
          {f.name} has {f.blocks.length} basic blocks, too many to draw.
        </p>
      ) : dagre.value ? (
        <>
          <Graph lib={dagre.value} number={shownFunction.value} />
          <div class="legend">
            <span>
              <svg class="fork-icon" aria-hidden="true" viewBox="0 0 10 10">
                <path class="fork" d="M5 0v4L1.500 10M5 4l3.500 6" />
              </svg>{' '}
              <Term word="lanes diverge" of="diverge" />
            </span>
            <span>
              <svg class="fork-icon" aria-hidden="true" viewBox="0 0 10 10">
                <path class="fork" d="M5 10V6L1.500 0M5 6l3.500-6" />
              </svg>{' '}
              <Term word="reconverge" of="reconvergence" />
            </span>
            <span>on edges: number of warps in the whole run</span>
          </div>
        </>
      ) : (
        <p class="quiet">Loading</p>
      )}
    </section>
  )
}

// The debugger as the page knows it: a session over the last run, where it stands, and everything that panes
// show of that one step. Moves queue up; what panes show is swapped as a whole, so that none is at another step.

import { batch, computed, effect, signal } from '@preact/signals'
import { ask, Cancelled, EngineError } from './engine'
import { hasLane, lanesOf } from './masks'
import type {
  Args, BlockSpan, BlockView, Breakpoint, Executed, IntervalView, MemoryView, Move, SessionId, SessionView, StepView, ThreadSel,
  UnitView, ValuesView,
} from './protocol'
import { place, triple, type Finding, type KernelReport, type Place } from './report'
import * as s from './state'

export interface Session {
  id: SessionId
  view: SessionView
  report: KernelReport
  /** What the answer depends on, as `state.result` has it. */
  key: string
  file: string
}

/** Cells of an object that somebody looks at. */
export interface Window {
  object: number
  block: number
  offset: number
  count: number
  element: string
}

/** All that panes show, of one step and one block. */
export interface Scene {
  at: StepView
  grid: string
  block: BlockView
  values: Map<number, ValuesView>
  memory: Map<string, MemoryView>
  flow: number[][] | null
  output: string
}

export const session = signal<Session | null>(null)
export const scene = signal<Scene | null>(null)
/** Who executed each step, as `protocol.ts` has it. */
export const trace = signal<Uint32Array | null>(null)
/** Why there is no session, when the run itself went well. */
export const trouble = signal('')
/** Steps recorded so far, while a session begins. */
export const recording = signal<{ done: number; total: number | null } | null>(null)
export const thread = signal<ThreadSel>({ block: 0, warp: 0, lane: 0 })
/** Where a drag of the slider wants to go. */
export const target = signal<number | null>(null)
export const playing = signal(false)
/** Breakpoints, by line of the source. */
export const breakpoints = signal<{ line: number; condition: string }[]>([])
export const breakpointFault = signal('')
/** Contents of global memory at the end. */
export const finals = signal<Map<number, MemoryView>>(new Map())

/** What panes want to know of each step. */
export const wants = {
  warps: signal<number[]>([]),
  memory: signal<Window[]>([]),
  flow: signal(false),
}

export const isOld = computed(() => session.value !== null && (s.resultIsStale.value || session.value.key !== s.result.value?.key))
export const step = computed(() => scene.value?.at.step ?? 0)

export const windowKey = (w: Window) => `${w.object}/${w.block}/${w.offset}/${w.count}/${w.element}`

// Threads, places

const linear = (at: readonly number[], size: readonly number[]) => at[0]! + size[0]! * (at[1]! + size[1]! * at[2]!)
const spread = (n: number, size: readonly number[]) => [n % size[0]!, Math.floor(n / size[0]!) % size[1]!, Math.floor(n / (size[0]! * size[1]!))]

export const blockName = (block: number) => triple(spread(block, session.value?.report.launch.grid ?? [1, 1, 1]))
export const threadName = (thread: number) => triple(spread(thread, session.value?.report.launch.block ?? [1, 1, 1]))
export const blockOf = (at: readonly number[], of = session.value) => linear(at, of?.report.launch.grid ?? [1, 1, 1])

/** For each statement its place in the source on screen, if it comes from there. */
const places = computed(() => {
  const now = session.value
  if (!now) return []
  const ir = s.language.value === 'ir'
  return now.view.sites.map((site): Place | null => {
    for (const loc of [site.loc, ...site.inlined_at.map((c) => c.loc)]) {
      const p = place(loc)
      if (p && p.file === now.file) return p
    }
    return ir ? { file: now.file, line: site.ir_line, column: 0 } : null
  })
})
export const placeOf = (site: number): Place | null => places.value[site] ?? null
export const lineOf = (site: number): number => placeOf(site)?.line ?? 0
/** `13:7`, or where in the IR. */
export function siteText(site: number): string {
  const p = placeOf(site)
  if (p) return p.column ? `${p.line}:${p.column}` : `${p.line}`
  const line = session.value?.view.sites[site]?.ir_line
  return line ? `IR ${line}` : '?'
}

export const spans = computed(() => new Map((session.value?.view.blocks ?? []).map((b) => [b.block, b])))
export const spanOf = (block: number): BlockSpan | undefined => spans.value.get(block)
/** The interval of a block in which a step lies. */
export function intervalAt(span: BlockSpan | undefined, at: number): IntervalView | undefined {
  const list = span?.intervals
  if (!list?.length) return undefined
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]!.last < at) low = middle + 1
    else high = middle
  }
  return list[low]
}

/** The statement at which the chosen lane stands. */
export const here = computed((): number | null => {
  const now = scene.value
  const t = thread.value
  if (!now || now.block.block !== t.block) return null
  const warp = now.block.warps.find((w) => w.warp === t.warp)
  const own = t.lane === null ? warp?.fragments[0] : warp?.fragments.find((f) => hasLane(f.mask, t.lane!))
  return own?.site ?? null
})

/** Where the warps of the chosen block stand: warps by line of the source. */
export const standing = computed(() => {
  const out = new Map<number, number[]>()
  for (const w of scene.value?.block.warps ?? []) {
    for (const line of new Set(w.fragments.map((f) => lineOf(f.site)))) if (line) out.set(line, [...(out.get(line) ?? []), w.warp])
  }
  return out
})

// Findings

/** Steps of a finding of the report. A session that was cut short may know fewer findings than the run. */
export function findingSteps(finding: number) {
  const now = session.value
  const wanted = s.result.value?.report.findings[finding]?.fingerprint
  if (!now || now.report.findings[finding]?.fingerprint !== wanted) return null
  return now.view.findings.find((f) => f.finding === finding) ?? null
}

/** The thread that a finding's step is about. */
function threadOf(f: Finding, side: number, now = session.value): ThreadSel | null {
  const a = f.accesses[side] ?? f.accesses[0]
  if (a) return { block: blockOf(a.block, now), warp: a.warp, lane: a.lane }
  if (!now || !f.block) return null
  const n = f.waiting[0]?.thread_ranges[0]?.[0] ?? 0
  return { block: blockOf(f.block, now), warp: Math.floor(n / now.view.warp_size), lane: n % now.view.warp_size }
}

// Moves

/** Moves that need no more than their name. */
type Way = Exclude<Move['to'], 'access'>
type Work = { seek: number; thread?: ThreadSel } | { move: Move; back: boolean }
let queue: Work[] = []
let busy = false
/** Tests see at the document whether panes are about to change. */
function occupy(on: boolean) {
  busy = on
  document.documentElement.toggleAttribute('data-moving', on)
}
/** Whether panes want what the scene has not. */
let stale = false
let drawn = 0
let drawnStep = -1
const nothing: ValuesView = { variables: [], registers: [] }

function enqueue(work: Work) {
  if (!session.value) return
  if ('seek' in work) queue = queue.filter((w) => !('seek' in w))
  // A key held down must not run on after it is let go.
  if (queue.length < 3) queue.push(work)
  if (!busy) void drain()
}

async function drain() {
  occupy(true)
  try {
    for (let work = queue.shift(); work; work = queue.shift()) {
      const now = session.peek()
      if (!now) break
      const at = 'seek' in work
        ? await ask('seek', { session: now.id, step: work.seek })
        : await ask('move', { session: now.id, move: work.move, thread: thread.peek(), back: work.back })
      if (session.peek() !== now) break
      const chosen = follow(at, work)
      if (queue.length && performance.now() - drawn < 60) continue
      await look(now, at, chosen)
    }
  } catch (error) {
    fail(error)
  } finally {
    occupy(false)
    target.value = null
    if (stale) void refill()
  }
}

function fail(error: unknown) {
  queue = []
  playing.value = false
  if (error instanceof Cancelled) return
  trouble.value = error instanceof EngineError ? [error.message, ...error.failure.notes].join(' ') : String((error as Error).message ?? error)
}

const runs = (t: ThreadSel, e: Executed): ThreadSel => {
  const lane = t.lane !== null && hasLane(e.mask, t.lane) ? t.lane : (lanesOf(e.mask)[0] ?? 0)
  return { block: e.block, warp: e.warp, lane }
}

/** Which thread is looked at after a move: that of the move where it has one, else whoever acted. */
function follow(at: StepView, work: Work): ThreadSel {
  const t = thread.peek()
  if ('seek' in work) return work.thread ?? (at.last ? runs(t, at.last) : at.next ? runs(t, at.next) : t)
  if (at.reason === 'breakpoint' && at.next) return runs(t, at.next)
  const { to } = work.move
  if (to === 'finding') {
    const hit = session.peek()!.view.findings.find((f) => f.second === at.step)
    const f = hit && session.peek()!.report.findings[hit.finding]
    const found = f ? threadOf(f, 1) : null
    if (hit) s.selected.value = hit.finding
    if (found) return found
  }
  if (to === 'instruction' || to === 'finding' || to === 'continue' || to === 'access') {
    return at.last ? runs(t, at.last) : t
  }
  return t
}

/** Asks for all that panes show, and shows it; `instead` brings in a new session with it. */
async function look(now: Session, at: StepView, chosen: ThreadSel, instead?: { still: () => boolean; swap: () => void }) {
  const id = now.id
  const before = wanted()
  const warps = [...new Set([chosen.warp, ...wants.warps.peek()])].filter((w) => w < now.view.warps)
  const spaces = new Map(now.view.objects.map((o) => [o.object, o.space]))
  const windows = wants.memory.peek().filter((w) => spaces.has(w.object)).map((w) => (spaces.get(w.object) === 'shared' ? { ...w, block: chosen.block } : w))
  const shown = windows.map(windowKey)
  const [grid, block, output, flow, values, memory] = await Promise.all([
    ask('grid', { session: id }),
    ask('block', { session: id, block: chosen.block }),
    ask('output', { session: id }),
    wants.flow.peek() ? ask('flow', { session: id, block: chosen.block }) : null,
    // A block that has not begun, or is gone, has no values.
    Promise.all(warps.map((warp) => ask('values', { session: id, thread: { block: chosen.block, warp, lane: warp === chosen.warp ? chosen.lane : null } }).catch(() => nothing))),
    Promise.all(windows.map((w) => ask('memory', { session: id, ...w } satisfies Args<'memory'>))),
  ])
  if (instead ? !instead.still() : session.peek() !== now) return
  drawn = performance.now()
  batch(() => {
    instead?.swap()
    thread.value = chosen
    scene.value = {
      at, grid, block, output, flow,
      values: new Map(warps.map((w, i) => [w, values[i]!])),
      memory: new Map(shown.map((k, i) => [k, memory[i]!])),
    }
    if (at.step !== drawnStep) s.spoken.value = told(at)
    drawnStep = at.step
  })
  stale = before !== wanted()
}

const wanted = () => JSON.stringify([wants.warps.peek(), wants.memory.peek(), wants.flow.peek()])

/** What a screen reader hears after a move. */
function told(at: StepView): string {
  const hit = session.peek()?.view.findings.find((f) => f.second === at.step)
  const f = hit && session.peek()!.report.findings[hit.finding]
  const where = at.last ? `, block ${at.last.block}, warp ${at.last.warp}, line ${siteText(at.last.site)}` : ''
  const why = at.reason === 'breakpoint' ? ', breakpoint' : ''
  return `Step ${at.step} of ${at.steps}${where}${why}${f ? `. ${f.message}` : ''}`
}

/** Panes want to see something else of the same step; what moves looks anyway. */
async function refill() {
  if (busy || !session.peek()) return
  occupy(true)
  try {
    while (stale && scene.peek() && !queue.length) await look(session.peek()!, scene.peek()!.at, thread.peek())
  } catch (error) {
    fail(error)
  } finally {
    occupy(false)
    if (queue.length) void drain()
  }
}
effect(() => {
  wants.warps.value
  wants.memory.value
  wants.flow.value
  thread.value
  stale = true
  void refill()
})

export function seek(to: number, of?: ThreadSel) {
  const most = session.value?.view.steps ?? 0
  pause()
  enqueue({ seek: Math.min(most, Math.max(0, to)), ...(of ? { thread: of } : {}) })
}
/** As [`seek`], while the slider is dragged. */
export function drag(to: number) {
  target.value = to
  seek(to)
}
export function move(to: Way | Move, back = false) {
  pause()
  enqueue({ move: typeof to === 'string' ? { to } : to, back })
}

export function choose(t: ThreadSel) {
  if (!scene.value) return
  thread.value = t
}

/** Chooses a finding, and goes to its second side, or to the step before it. */
export function gotoFinding(index: number, before = false) {
  s.selected.value = index
  const steps = findingSteps(index)
  const f = session.value?.report.findings[index]
  if (!steps || !f) return
  seek(before ? steps.second - 1 : steps.second, threadOf(f, 1) ?? undefined)
}

/** Starts, or ends, the play to the next finding or breakpoint. */
export function play() {
  if (playing.value) return pause()
  void run()
}
export function pause() {
  playing.value = false
}

async function run() {
  const now = session.peek()
  const from = scene.peek()?.at.step
  if (!now || from === undefined || busy) return
  try {
    playing.value = true
    occupy(true)
    const most = now.view.steps
    // Where it will stop; then every step on the way is one that was there.
    const stop = await ask('move', { session: now.id, move: { to: 'finding' }, thread: thread.peek() })
    const to = stop.step > from ? stop.step : most
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const stride = still ? to - from : Math.max(1, Math.ceil((to - from) / 240))
    for (let k = from; playing.peek() && session.peek() === now && k < to; ) {
      k = Math.min(to, k + stride)
      const start = performance.now()
      const at = await ask('seek', { session: now.id, step: k })
      const chosen = follow(k === to ? { ...at, reason: stop.reason } : at, k === to ? { move: { to: 'finding' }, back: false } : { seek: k })
      await look(now, at, chosen)
      await new Promise((r) => setTimeout(r, Math.max(0, (to - from < 60 ? 120 : 33) - (performance.now() - start))))
    }
    // Paused on the way: the engine stands where the panes do.
    const shown = scene.peek()
    if (shown && session.peek() === now) await ask('seek', { session: now.id, step: shown.at.step })
  } catch (error) {
    fail(error)
  } finally {
    occupy(false)
    playing.value = false
    if (queue.length) void drain()
    else if (stale) void refill()
  }
}

// Breakpoints

async function tellBreakpoints(now = session.peek()) {
  if (!now) return
  const file = s.language.peek() === 'ir' ? '' : now.file
  try {
    await ask('breakpoints', {
      session: now.id,
      breakpoints: breakpoints.peek().map((b): Breakpoint => ({ file, line: b.line, condition: b.condition.trim() || null })),
    })
    breakpointFault.value = ''
  } catch (error) {
    breakpointFault.value = (error as Error).message
  }
}
export function setBreakpoints(list: { line: number; condition: string }[]) {
  breakpoints.value = list.sort((a, b) => a.line - b.line)
  void tellBreakpoints()
}
export function toggleBreakpoint(line: number) {
  const old = breakpoints.value
  setBreakpoints(old.some((b) => b.line === line) ? old.filter((b) => b.line !== line) : [...old, { line, condition: '' }])
}

/** All accesses of one byte. */
export function unit(object: number, block: number, offset: number): Promise<UnitView> {
  return ask('unit', { session: session.peek()!.id, object, block, offset })
}

// The session follows the run

let started = 0
let stop: AbortController | null = null
let engines = 0
effect(() => {
  const r = s.result.value
  const mine = ++started
  const lost = engines !== s.engines.value
  engines = s.engines.value
  stop?.abort()
  stop = null
  queue = []
  const old = session.peek()
  batch(() => {
    trouble.value = ''
    recording.value = null
    playing.value = false
    // The steps of the last run stay until those of the new one are there.
    if (!r || lost) forget()
  })
  if (old && !lost && !r) void ask('end', { session: old.id }).catch(() => {})
  if (r && !lost) void begin(r, mine)
})

function forget() {
  session.value = null
  scene.value = null
  trace.value = null
  finals.value = new Map()
}

// A new run does not wait for the recording of the old one.
effect(() => {
  if (!['idle', 'search'].includes(s.phase.value.kind)) stop?.abort()
})

async function begin(r: NonNullable<typeof s.result.value>, mine: number) {
  try {
    recording.value = { done: 0, total: null }
    stop = new AbortController()
    const { session: id, view, at } = await ask(
      'debug',
      { module: r.module, kernel: r.report.kernel, launch: r.launch, options: s.checks },
      (done, total) => {
        if (mine === started) recording.value = { done, total }
      },
      stop.signal,
    )
    if (mine !== started) return void ask('end', { session: id })
    // The session's own report counts the findings that its steps are about; it is that of the run, unless
    // the session was cut short.
    const now: Session = { id, view, report: view.report, key: r.key, file: r.file }
    const global = view.objects.filter((o) => o.space === 'global').slice(0, 8)
    await ask('seek', { session: id, step: view.steps })
    const [steps, ...ends] = await Promise.all([
      ask('trace', { session: id }),
      ...global.map((o) =>
        ask('memory', { session: id, object: o.object, block: 0, offset: o.offset, count: o.open ? 64 : Math.min(64, Math.max(1, Math.floor(o.bytes / o.element_size))), element: o.element }),
      ),
    ])
    if (mine !== started) return void ask('end', { session: id })
    if (breakpoints.peek().length) await tellBreakpoints(now)
    const first = view.findings.find((f) => f.finding === s.selected.peek())
    const chosen = first ? threadOf(now.report.findings[first.finding]!, 1, now) : null
    // Until panes have said what they have in view, what they most likely will: nothing flashes up empty.
    if (!wants.memory.peek().length) {
      batch(() => {
        wants.warps.value = [0, 1, 2, 3].filter((w) => w < view.warps)
        wants.memory.value = view.objects.slice(0, 6).map((o) => ({
          object: o.object, block: 0, offset: o.offset, count: Math.min(256, Math.max(1, Math.floor(o.bytes / o.element_size))), element: o.element,
        }))
        wants.flow.value = true
      })
    }
    const begun = { block: view.blocks[0]?.block ?? 0, warp: 0, lane: 0 }
    const there = r.step !== null && r.step <= view.steps ? r.step : (first?.second ?? at.step)
    await look(now, await ask('seek', { session: id, step: there }), chosen ?? begun, {
      still: () => mine === started,
      swap() {
        const old = session.peek()
        session.value = now
        recording.value = null
        trace.value = steps
        finals.value = new Map(global.map((o, i) => [o.object, ends[i]!]))
        if (old) void ask('end', { session: old.id }).catch(() => {})
      },
    })
    if (session.peek() !== now) return void ask('end', { session: id })
    // Panes may have come into view meanwhile.
    stale = true
    void refill()
  } catch (error) {
    if (mine !== started) return
    recording.value = null
    forget()
    fail(error)
  }
}

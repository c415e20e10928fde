// The debugger's session over the last run, and what is known of it at every step.

import { computed, signal } from '@preact/signals'
import { ask, Cancelled, EngineError } from '../engine'
import type {
  BlockSpan,
  FindingSteps,
  IntervalView,
  MemoryView,
  SessionId,
  SessionView,
  ThreadSel,
  UnitView,
} from '../protocol'
import { type Finding, type KernelReport, type Place, place, triple } from '../report'
import * as run from '../state/run'
import * as source from '../state/source'

export interface Session {
  id: SessionId
  view: SessionView
  report: KernelReport
  /** What the session depends on, as `launch.key` has it. */
  key: string
  file: string
}

export const current = signal<Session | null>(null)
/** Who executed each step, as `protocol.ts` describes it. */
export const trace = signal<Uint32Array | null>(null)
/** Contents of global memory at the end, by object. */
export const finalMemory = signal<Map<number, MemoryView>>(new Map())
/** Steps recorded so far, while a session begins. */
export const recording = signal<{ done: number; total: number | null } | null>(null)
/** Why there is no session, when the run itself went well. */
export const trouble = signal('')

export const isStale = computed(
  () => current.value !== null && (run.resultIsStale.value || current.value.key !== run.result.value?.key),
)

/** Shows why the session cannot continue. */
export function fail(error: unknown) {
  if (error instanceof Cancelled) return
  const notes = error instanceof EngineError ? error.failure.notes : []
  trouble.value = [run.messageOf(error), ...notes].join(' ')
}

// Blocks and threads

type Triple = readonly number[]
const linear = (at: Triple, size: Triple) => at[0]! + size[0]! * (at[1]! + size[1]! * at[2]!)
const coordinates = (n: number, size: Triple) => [
  n % size[0]!,
  Math.floor(n / size[0]!) % size[1]!,
  Math.floor(n / (size[0]! * size[1]!)),
]

/** The name of a block, given its linear number: `(1,0,0)`. */
export const blockName = (block: number) => triple(coordinates(block, current.value?.report.launch.grid ?? [1, 1, 1]))
export const threadName = (thread: number) =>
  triple(coordinates(thread, current.value?.report.launch.block ?? [1, 1, 1]))
/** The linear number of a block. */
export const blockOf = (at: Triple, of = current.value) => linear(at, of?.report.launch.grid ?? [1, 1, 1])

/** The parts of the run that belong to each block. */
const spans = computed(() => new Map((current.value?.view.blocks ?? []).map((b) => [b.block, b])))
export const spanOf = (block: number): BlockSpan | undefined => spans.value.get(block)

/** The barrier interval of a block that contains a step. */
export function intervalAt(span: BlockSpan | undefined, step: number): IntervalView | undefined {
  const list = span?.intervals
  if (!list?.length) return undefined
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]!.last < step) low = middle + 1
    else high = middle
  }
  return list[low]
}

// Statements

/** For each statement its place in the source on screen, if it comes from there. */
const places = computed(() => {
  const now = current.value
  if (!now) return []
  const isIr = source.language.value === 'ir'
  return now.view.sites.map((site): Place | null => {
    for (const loc of [site.loc, ...site.inlined_at.map((c) => c.loc)]) {
      const p = place(loc)
      if (p && p.file === now.file) return p
    }
    return isIr ? { file: now.file, line: site.ir_line, column: 0 } : null
  })
})
export const lineOf = (site: number): number => places.value[site]?.line ?? 0
/** The place of a statement: `13:7`, or its line in the IR. */
export function siteText(site: number): string {
  const p = places.value[site]
  if (p) return p.column ? `${p.line}:${p.column}` : `${p.line}`
  const line = current.value?.view.sites[site]?.ir_line
  return line ? `IR ${line}` : '?'
}

// Findings

/** Steps of a finding of the run's report. A session that was cut short may know fewer findings than the run. */
export function findingSteps(finding: number): FindingSteps | null {
  const now = current.value
  const wanted = run.result.value?.report.findings[finding]?.fingerprint
  if (!now || now.report.findings[finding]?.fingerprint !== wanted) return null
  return now.view.findings.find((f) => f.finding === finding) ?? null
}

/** The finding that happens at a step, and its number. */
export function findingAt(step: number): { finding: Finding; number: number } | null {
  const number = current.value?.view.findings.find((f) => f.second === step)?.finding
  const finding = number === undefined ? undefined : current.value!.report.findings[number]
  return finding ? { finding, number: number! } : null
}

/** The thread that one side of a finding is about. */
export function threadOf(f: Finding, side: number, now = current.value): ThreadSel | null {
  const a = f.accesses[side] ?? f.accesses[0]
  if (a) return { block: blockOf(a.block, now), warp: a.warp, lane: a.lane }
  if (!now || !f.block) return null
  const thread = f.waiting[0]?.thread_ranges[0]?.[0] ?? 0
  const size = now.view.warp_size
  return { block: blockOf(f.block, now), warp: Math.floor(thread / size), lane: thread % size }
}

/** All accesses of one byte in the run. */
export const unit = (object: number, block: number, offset: number): Promise<UnitView> =>
  ask('unit', { session: current.peek()!.id, object, block, offset })

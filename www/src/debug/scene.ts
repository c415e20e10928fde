// The scene: everything that panes show of one step. It is fetched and swapped as a whole, so that no pane is ever at
// another step than the others.

import { batch, computed, effect, signal, untracked } from '@preact/signals'
import { ask, together } from '../engine'
import { hasLane } from '../masks'
import type { BlockView, MemoryView, StepView, ThreadSel, ValuesView } from '../protocol'
import { spoken } from '../state/announce'
import type { Session } from './session'
import * as session from './session'

/** Cells of an object that a pane shows. */
export interface Window {
  object: number
  block: number
  offset: number
  count: number
  element: string
}

export interface Scene {
  at: StepView
  /** One letter for each block, as `protocol.ts` describes it. */
  grid: string
  block: BlockView
  /** What the lanes of warps hold, by warp. */
  values: Map<number, ValuesView>
  memory: Map<string, MemoryView>
  flow: number[][] | null
  output: string
}

export const current = signal<Scene | null>(null)
/** The thread that is looked at. */
export const thread = signal<ThreadSel>({ block: 0, warp: 0, lane: 0 })
export const step = computed(() => current.value?.at.step ?? 0)

/** What panes have in view, and so want to know of each step. */
export const wants = {
  warps: signal<number[]>([]),
  memory: signal<Window[]>([]),
  flow: signal(false),
}

/** Whether the panes are about to change. */
export const busy = signal(false)
/** Moves that have not begun. */
export const queued = signal(0)
/** Whether panes want what the scene lacks. */
export const incomplete = signal(false)
/** When the scene was drawn last, and of which step. */
export const drawn = { at: 0, step: -1 }

/** Chooses the thread that is looked at. */
export function choose(t: ThreadSel) {
  if (current.value) thread.value = t
}

/** The statement that comes next for the chosen lane. */
export const here = computed((): number | null => {
  const now = current.value
  const t = thread.value
  if (!now || now.block.block !== t.block) return null
  const fragments = now.block.warps.find((w) => w.warp === t.warp)?.fragments
  const { lane } = t
  const own = lane === null ? fragments?.[0] : fragments?.find((f) => hasLane(f.mask, lane))
  return own?.site ?? null
})

/** The warps of the chosen block by the line of the source that they are at. */
export const standing = computed(() => {
  const out = new Map<number, number[]>()
  for (const w of current.value?.block.warps ?? []) {
    for (const line of new Set(w.fragments.map((f) => session.lineOf(f.site)))) {
      if (line) out.set(line, [...(out.get(line) ?? []), w.warp])
    }
  }
  return out
})

const windowKey = (w: Window) => `${w.object}/${w.block}/${w.offset}/${w.count}/${w.element}`
const wanted = () => JSON.stringify([wants.warps.peek(), wants.memory.peek(), wants.flow.peek()])
const noValues: ValuesView = { variables: [], registers: [] }

/** Asks for all that panes show of a step, and shows it; `instead` brings in a new session with it. */
export async function show(
  now: Session,
  at: StepView,
  chosen: ThreadSel,
  instead?: { isCurrent: () => boolean; swap: () => void },
) {
  const { id, view } = now
  const before = wanted()
  const warps = [...new Set([chosen.warp, ...wants.warps.peek()])].filter((w) => w < view.warps)
  const spaces = new Map(view.objects.map((o) => [o.object, o.space]))
  const windows = wants.memory
    .peek()
    .filter((w) => spaces.has(w.object))
    .map((w) => (spaces.get(w.object) === 'shared' ? { ...w, block: chosen.block } : w))
  const valuesOf = (warp: number) => {
    const of = { block: chosen.block, warp, lane: warp === chosen.warp ? chosen.lane : null }
    // A block that has not begun, or has ended, has no values.
    return ask('values', { session: id, thread: of }).catch(() => noValues)
  }
  const [grid, block, output, flow, values, memory] = await together(() =>
    Promise.all([
      ask('grid', { session: id }),
      ask('block', { session: id, block: chosen.block }),
      ask('output', { session: id }),
      wants.flow.peek() ? ask('flow', { session: id, block: chosen.block }) : null,
      Promise.all(warps.map(valuesOf)),
      Promise.all(windows.map((w) => ask('memory', { session: id, ...w }))),
    ]),
  )
  if (instead ? !instead.isCurrent() : session.current.peek() !== now) return
  drawn.at = performance.now()
  batch(() => {
    instead?.swap()
    thread.value = chosen
    current.value = {
      at,
      grid,
      block,
      output,
      flow,
      values: new Map(warps.map((w, i) => [w, values[i]!])),
      memory: new Map(windows.map((w, i) => [windowKey(w), memory[i]!])),
    }
    if (at.step !== drawn.step) spoken.value = describe(at)
    drawn.step = at.step
  })
  incomplete.value = before !== wanted()
}

/** What a screen reader reads out after a move. */
function describe(at: StepView): string {
  const message = session.findingAt(at.step)?.finding.message
  const { last } = at
  const where = last ? `, block ${last.block}, warp ${last.warp}, line ${session.siteText(last.site)}` : ''
  const why = at.reason === 'breakpoint' ? ', breakpoint' : ''
  return `Step ${at.step} of ${at.steps}${where}${why}${message ? `. ${message}` : ''}`
}

/** Shows the same step again, with what panes want by now. */
async function complete() {
  busy.value = true
  try {
    for (;;) {
      const [now, shown] = [session.current.peek(), current.peek()]
      if (!incomplete.peek() || !now || !shown || queued.peek()) break
      await show(now, shown.at, thread.peek())
    }
  } catch (error) {
    incomplete.value = false
    session.fail(error)
  } finally {
    busy.value = false
  }
}

effect(() => {
  wants.warps.value
  wants.memory.value
  wants.flow.value
  thread.value
  incomplete.value = true
})
effect(() => {
  const isReady = session.current.value !== null && current.value !== null
  if (isReady && incomplete.value && !busy.value && !queued.value) untracked(() => void complete())
})
// Tests read this at the document.
effect(() => {
  document.documentElement.toggleAttribute('data-moving', busy.value)
})

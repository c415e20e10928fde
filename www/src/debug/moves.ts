// Moves through the run: they queue up, and each ends with a new scene.

import { batch, effect, signal, untracked } from '@preact/signals'
import { ask } from '../engine'
import { hasLane, lanesOf } from '../masks'
import type { Executed, Move, StepView, ThreadSel } from '../protocol'
import * as run from '../state/run'
import * as scene from './scene'
import * as session from './session'

/** Where a drag of the slider wants to go. */
export const target = signal<number | null>(null)
export const playing = signal(false)

/** Moves that need no more than their name. */
type PlainMove = Exclude<Move['to'], 'access'>
type Work = { seek: number; thread?: ThreadSel } | { move: Move; back: boolean }

const queue: Work[] = []
/** A key held down must not run on after it is released. */
const MAX_HELD = 3
/** Each press counts, as fast as they may come. */
const MAX_QUEUE = 1000

function enqueue(work: Work, held = false) {
  if (!session.current.value) return
  if ('seek' in work) {
    const waiting = queue.filter((w) => !('seek' in w))
    queue.splice(0, queue.length, ...waiting)
  }
  if (queue.length < (held ? MAX_HELD : MAX_QUEUE)) queue.push(work)
  scene.queued.value = queue.length
}

function next(): Work | undefined {
  const work = queue.shift()
  scene.queued.value = queue.length
  return work
}

/** Gives up all moves that have not begun. */
export function clear() {
  queue.length = 0
  scene.queued.value = 0
  playing.value = false
}

effect(() => {
  if (scene.queued.value && !scene.busy.value) untracked(() => void drain())
})

async function drain() {
  scene.busy.value = true
  try {
    for (let work = next(); work; work = next()) {
      const now = session.current.peek()
      if (!now) break
      const at = await ('seek' in work
        ? ask('seek', { session: now.id, step: work.seek })
        : ask('move', { session: now.id, move: work.move, thread: scene.thread.peek(), back: work.back }))
      if (session.current.peek() !== now) break
      const chosen = threadAfter(at, work)
      // A scene that the next move replaces at once need not be drawn.
      if (queue.length && performance.now() - scene.drawn.at < 60) continue
      await scene.show(now, at, chosen)
    }
  } catch (error) {
    clear()
    session.fail(error)
  } finally {
    batch(() => {
      scene.busy.value = false
      target.value = null
    })
  }
}

/** The lane of `e` that is looked at: that of `t`, if it took part. */
function executing(t: ThreadSel, e: Executed): ThreadSel {
  const lane = t.lane !== null && hasLane(e.mask, t.lane) ? t.lane : (lanesOf(e.mask)[0] ?? 0)
  return { block: e.block, warp: e.warp, lane }
}

/** The thread that is looked at after a move: the one that the move is about, if any, else the one that acted. */
function threadAfter(at: StepView, work: Work): ThreadSel {
  const t = scene.thread.peek()
  if ('seek' in work) {
    const acted = at.last ?? at.next
    return work.thread ?? (acted ? executing(t, acted) : t)
  }
  if (at.reason === 'breakpoint' && at.next) return executing(t, at.next)
  const { to } = work.move
  if (to === 'finding') {
    const hit = session.findingAt(at.step)
    if (hit) run.selected.value = hit.number
    const found = hit && session.threadOf(hit.finding, 1)
    if (found) return found
  }
  const follows = to === 'instruction' || to === 'finding' || to === 'continue' || to === 'access'
  return follows && at.last ? executing(t, at.last) : t
}

/** Goes to a step, and looks at a thread there. */
export function seek(to: number, thread?: ThreadSel) {
  const last = session.current.value?.view.steps ?? 0
  pause()
  enqueue({ seek: Math.min(last, Math.max(0, to)), ...(thread ? { thread } : {}) })
}

/** As [`seek`], while the slider is dragged. */
export function drag(to: number) {
  target.value = to
  seek(to)
}

/** Moves; `held` says that the key is held down. */
export function move(to: PlainMove | Move, back = false, held = false) {
  pause()
  enqueue({ move: typeof to === 'string' ? { to } : to, back }, held)
}

/** Chooses a finding, and goes to its second side, or to the step before it. */
export function gotoFinding(index: number, before = false) {
  run.selected.value = index
  const steps = session.findingSteps(index)
  const finding = session.current.value?.report.findings[index]
  if (!steps || !finding) return
  seek(before ? steps.second - 1 : steps.second, session.threadOf(finding, 1) ?? undefined)
}

/** Plays to the next finding or breakpoint, or pauses. */
export function play() {
  if (playing.value) return pause()
  void playOn()
}

export function pause() {
  playing.value = false
}

/** Most scenes of a play, and the least time that each is seen, in ms. */
const MAX_FRAMES = 240
const FRAME = 33
/** A short play is slower, so that it can be followed. */
const [SHORT, SLOW_FRAME] = [60, 120]

async function playOn() {
  const now = session.current.peek()
  const from = scene.current.peek()?.at.step
  if (!now || from === undefined || scene.busy.peek()) return
  try {
    playing.value = true
    scene.busy.value = true
    // Where it will stop; every step on the way has been recorded.
    const stop = await ask('move', { session: now.id, move: { to: 'finding' }, thread: scene.thread.peek() })
    const to = stop.step > from ? stop.step : now.view.steps
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const stride = isStill ? to - from : Math.max(1, Math.ceil((to - from) / MAX_FRAMES))
    const frame = to - from < SHORT ? SLOW_FRAME : FRAME
    for (let k = from; playing.peek() && session.current.peek() === now && k < to; ) {
      k = Math.min(to, k + stride)
      const start = performance.now()
      const at = await ask('seek', { session: now.id, step: k })
      const chosen =
        k === to
          ? threadAfter({ ...at, reason: stop.reason }, { move: { to: 'finding' }, back: false })
          : threadAfter(at, { seek: k })
      await scene.show(now, at, chosen)
      await new Promise((r) => setTimeout(r, Math.max(0, frame - (performance.now() - start))))
    }
    // When it was paused on the way, the engine is brought to where the panes are.
    const shown = scene.current.peek()
    if (shown && session.current.peek() === now) await ask('seek', { session: now.id, step: shown.at.step })
  } catch (error) {
    clear()
    session.fail(error)
  } finally {
    batch(() => {
      scene.busy.value = false
      playing.value = false
    })
  }
}

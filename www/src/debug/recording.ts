// A session follows each run: it is recorded, and takes the place of the last one when it can be shown.

import { batch, effect } from '@preact/signals'
import { ask } from '../engine'
import type { ObjectView, SessionId } from '../protocol'
import * as run from '../state/run'
import { Latest } from '../timing'
import * as breakpoints from './breakpoints'
import * as moves from './moves'
import * as scene from './scene'
import type { Session } from './session'
import * as session from './session'

/** Each run takes a ticket: a recording of an older one is dropped. */
const recordings = new Latest()
const current = { stop: null as AbortController | null, engines: 0 }

effect(() => {
  const r = run.result.value
  const isCurrent = recordings.take()
  const engineIsLost = current.engines !== run.engines.value
  current.engines = run.engines.value
  current.stop?.abort()
  current.stop = null
  moves.clear()
  const old = session.current.peek()
  batch(() => {
    session.trouble.value = ''
    session.recording.value = null
    // The steps of the last run stay until those of the new one are there.
    if (!r || engineIsLost) forget()
  })
  if (old && !engineIsLost && !r) end(old.id)
  if (r && !engineIsLost) void record(r, isCurrent)
})

// A new run does not wait for the recording of the last one.
effect(() => {
  const { kind } = run.phase.value
  if (kind !== 'idle' && kind !== 'search') current.stop?.abort()
})

function forget() {
  session.current.value = null
  scene.current.value = null
  session.trace.value = null
  session.finalMemory.value = new Map()
}

function end(id: SessionId) {
  void ask('end', { session: id }).catch(() => {})
}

const cellsOf = (o: ObjectView, most: number) => Math.min(most, Math.max(1, Math.floor(o.bytes / o.element_size)))
/** Cells of global memory that Output shows of each object, and objects that it shows. */
const [FINAL_CELLS, FINAL_OBJECTS] = [64, 8]

async function record(r: run.Result, isCurrent: () => boolean) {
  const id = r.session
  try {
    session.recording.value = { done: 0, total: null }
    const stop = new AbortController()
    current.stop = stop
    const { view, at } = await ask(
      'debug',
      { session: id },
      (done, total) => {
        if (isCurrent()) session.recording.value = { done, total }
      },
      stop.signal,
    )
    if (!isCurrent()) return end(id)
    const now: Session = { id, view, report: r.report, key: r.key, file: r.file }
    const global = view.objects.filter((o) => o.space === 'global').slice(0, FINAL_OBJECTS)
    await ask('seek', { session: id, step: view.steps })
    const [trace, ...memory] = await Promise.all([
      ask('trace', { session: id }),
      ...global.map((o) => {
        const count = o.open ? FINAL_CELLS : cellsOf(o, FINAL_CELLS)
        return ask('memory', {
          session: id,
          object: o.object,
          block: 0,
          offset: o.offset,
          count,
          element: o.element,
        })
      }),
    ])
    if (!isCurrent()) return end(id)
    if (breakpoints.list.peek().length) await breakpoints.send(now)
    if (!scene.wants.memory.peek().length) guessWants(now)
    const first = view.findings.find((f) => f.finding === run.selected.peek())
    const chosen = first ? session.threadOf(now.report.findings[first.finding]!, 1, now) : null
    const begun = { block: view.blocks[0]?.block ?? 0, warp: 0, lane: 0 }
    const step = r.step !== null && r.step <= view.steps ? r.step : (first?.second ?? at.step)
    const there = await ask('seek', { session: id, step })
    await scene.show(now, there, chosen ?? begun, {
      isCurrent,
      swap() {
        const old = session.current.peek()
        session.current.value = now
        session.recording.value = null
        session.trace.value = trace
        session.finalMemory.value = new Map(global.map((o, i) => [o.object, memory[i]!]))
        if (old) end(old.id)
      },
    })
    if (session.current.peek() !== now) return end(id)
    // Panes may have come into view meanwhile.
    scene.incomplete.value = true
  } catch (error) {
    if (!isCurrent()) return end(id)
    session.recording.value = null
    forget()
    moves.clear()
    session.fail(error)
  }
}

/** Until panes have said what they have in view, they are given what they most likely will: none is empty at first. */
function guessWants({ view }: Session) {
  batch(() => {
    scene.wants.warps.value = [0, 1, 2, 3].filter((w) => w < view.warps)
    scene.wants.memory.value = view.objects.slice(0, 6).map((o) => ({
      object: o.object,
      block: 0,
      offset: o.offset,
      count: cellsOf(o, 256),
      element: o.element,
    }))
    scene.wants.flow.value = true
  })
}

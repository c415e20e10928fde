// Memory: every object as cells, marked by who accessed them in this interval and how; and all accesses of a chosen
// cell in the run, as tuples of its memory unit.

import { computed, effect, signal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import * as moves from '../debug/moves'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { SeverityMark, WarpTag } from '../icons'
import type { CellTouch, MemoryView, ObjectView, TupleView, UnitView } from '../protocol'
import { type Access, actionText, does, type Finding, triple } from '../report'
import * as layout from '../state/layout'
import * as run from '../state/run'
import { Latest } from '../timing'
import { Cost } from './cost'
import { useRoom, useWide } from './slice'
import { brief } from './threads'
import { Unready } from './time'

const HEAD = 25
const ROW = 30
/** Cells shown of an object that grows to what the kernel accesses. */
const OPEN = 64
const MAX_CELLS = 1 << 22

const view = signal<'cells' | 'cost'>('cells')
/** The chosen cell: index in the session's objects, and of the cell. */
const cell = signal<{ object: number; index: number } | null>(null)
const unit = signal<UnitView | null>(null)

const cells = (o: ObjectView) =>
  Math.min(MAX_CELLS, Math.max(1, o.open ? OPEN : 1, Math.floor(o.bytes / o.element_size)))
const name = (o: ObjectView, index: number) => (cells(o) === 1 && !o.open ? o.name : `${o.name}[${index}]`)
const blockOf = (o: ObjectView) => (o.space === 'shared' ? scene.thread.value.block : 0)

/** Whether a finding concerns the memory that the chosen block sees: each block has its own shared memory. */
function isHere(f: Finding): boolean {
  const block = scene.thread.value.block
  return (
    f.space !== 'shared' ||
    f.accesses.some((a) => session.blockOf(a.block) === block) ||
    (f.block !== null && session.blockOf(f.block) === block)
  )
}

/** Cells that findings are about. */
const conflicts = computed(() => {
  const out = new Map<string, number>()
  const now = session.current.value
  if (!now || session.isStale.value) return out
  for (const { finding, object, cell } of now.view.cells) {
    const at = `${object}/${cell}`
    if (now.report.findings[finding]!.severity !== 'note' && !out.has(at)) out.set(at, finding)
  }
  return out
})

interface Place {
  object: number
  top: number
  rows: number
}
interface Layout {
  places: Place[]
  height: number
}

function arrange(objects: ObjectView[], columns: number): Layout {
  let top = 0
  const places = objects.map((o, object) => {
    const place = { object, top, rows: Math.ceil(cells(o) / columns) }
    top += HEAD + place.rows * ROW + 4
    return place
  })
  return { places, height: top }
}

const touches = new WeakMap<MemoryView, Map<number, CellTouch>>()
function touchOf(m: MemoryView, at: number): CellTouch | undefined {
  let known = touches.get(m)
  if (!known) {
    known = new Map(m.touched.map((t) => [t.cell, t]))
    touches.set(m, known)
  }
  return known.get(at)
}

/** A cell as the scene has it; `undefined` if it is not loaded. */
function look(o: ObjectView, index: number): { value: string | null | undefined; touch: CellTouch | undefined } {
  const byte = o.offset + index * o.element_size
  for (const m of scene.current.value?.memory.values() ?? []) {
    if (m.object !== o.object) continue
    const at = (byte - m.offset) / o.element_size
    if (at >= 0 && at < m.cells.length && Number.isInteger(at)) return { value: m.cells[at]!, touch: touchOf(m, at) }
  }
  return { value: undefined, touch: undefined }
}

const sideText = (a: Access) => `thread ${triple(a.thread)} ${does(a)} at step ${a.step}`
const warpsText = (list: number[]) => (list.length > 1 ? `warps ${list.join(' and ')}` : `warp ${list[0]}`)

function Row({
  object: o,
  number,
  from,
  count,
  top,
  columns,
  room,
}: {
  object: ObjectView
  number: number
  from: number
  count: number
  top: number
  columns: number
  room: number
}) {
  const chosen = cell.value?.object === number ? cell.value.index : -1
  const step = scene.step.value
  const list = Array.from({ length: count }, (_, i) => {
    const index = from + i
    const { value, touch } = look(o, index)
    const finding = conflicts.value.get(`${number}/${index}`)
    const hit =
      finding !== undefined &&
      isHere(session.current.value!.report.findings[finding]!) &&
      step >= (session.current.value!.view.findings.find((f) => f.finding === finding)?.second ?? Infinity)
        ? finding
        : -1
    return { index, value, touch, hit }
  })
  const isChosen = chosen >= from && chosen < from + count
  const key = JSON.stringify([list, isChosen ? chosen : -1, top, columns, room])
  return useMemo(
    () => (
      <div class="memory-row" role="row" style={{ top: `${top}px` }}>
        <span class="row-label" role="rowheader">
          {cells(o) > 1 || o.open ? `[${from}]` : ''}
        </span>
        {list.map(({ index, value, touch, hit }) => {
          const f = hit >= 0 ? session.current.value!.report.findings[hit] : undefined
          const how = [
            touch?.writers.length ? `written by ${warpsText(touch.writers)} in this interval` : '',
            touch?.readers.length ? `read by ${warpsText(touch.readers)} in this interval` : '',
            touch?.earlier && !touch.writers.length && !touch.readers.length ? 'accessed in an earlier interval' : '',
            f ? `conflict: ${f.accesses.map(sideText).join(', ') || f.message}` : '',
          ].filter(Boolean)
          const said = value === null ? 'not initialised' : value === undefined ? 'not loaded yet' : value
          return (
            <span
              key={index}
              id={`cell-${number}-${index}`}
              role="gridcell"
              aria-selected={index === chosen}
              data-cell={index}
              data-v={value === undefined ? '' : brief(value, room, false)}
              class={['cell', value == null && 'uninitialized', f && 'conflict', index === chosen && 'selected']
                .filter(Boolean)
                .join(' ')}
              aria-label={`${name(o, index)}: ${[said, ...how].join(', ')}`}
              title={`${name(o, index)} = ${[said, ...how].join('\n')}`}
            >
              {touch?.writers.map((w, i) => (
                <i
                  key={`w${i}`}
                  class={`written hue${w % 4} ${touch.writers.length > 1 ? (i ? 'right-half' : 'left-half') : ''}`}
                />
              ))}
              {touch?.readers.map((w, i) => (
                <i
                  key={`r${i}`}
                  class={`read hue${w % 4} ${touch.readers.length > 1 ? (i ? 'right-half' : 'left-half') : ''}`}
                />
              ))}
              {touch?.earlier && !touch.writers.length && !touch.readers.length && <i class="read earlier" />}
            </span>
          )
        })}
      </div>
    ),
    [key],
  )
}

function Cells() {
  const box = useRef<HTMLDivElement>(null)
  const objects = session.current.value!.view.objects
  const isWide = useWide(box, 24 + 44 + 32 * 19.25)
  const columns = layout.narrow.value ? 8 : isWide ? 32 : 16
  const room = useRoom(box, columns, 44)
  const plan = useMemo(() => arrange(objects, columns), [objects, columns])
  const [range, setRange] = useState<[number, number]>([0, 600])
  useEffect(() => {
    const e = box.current!
    const measure = () => {
      const [from, to] = [Math.floor(e.scrollTop / 120) * 120 - 60, e.scrollTop + e.clientHeight + 120]
      setRange((old) => (old[0] === from && old[1] === to ? old : [from, to]))
    }
    measure()
    const watch = new ResizeObserver(() => {
      // The chosen cell stays in view when the list of accesses takes a part of the pane.
      if (cell.peek()) show(cell.peek()!.object, cell.peek()!.index)
      measure()
    })
    watch.observe(e)
    e.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      e.removeEventListener('scroll', measure)
    }
  }, [plan])

  const visible = plan.places.flatMap((p) => {
    const top = p.top + HEAD
    const first = Math.max(0, Math.floor((range[0] - top) / ROW))
    const last = Math.min(p.rows, Math.ceil((range[1] - top) / ROW))
    const head = p.top + HEAD >= range[0] && p.top <= range[1]
    return head || last > first ? [{ ...p, first, last: Math.max(first, last), head }] : []
  })
  const windows = visible
    .filter((p) => p.last > p.first)
    .map((p): scene.Window => {
      const o = objects[p.object]!
      const from = p.first * columns
      return {
        object: o.object,
        block: blockOf(o),
        offset: o.offset + from * o.element_size,
        count: Math.min(cells(o), p.last * columns) - from,
        element: o.element,
      }
    })
  const wanted = JSON.stringify(windows)
  useEffect(() => {
    scene.wants.memory.value = windows
    return () => {
      scene.wants.memory.value = []
    }
  }, [wanted])

  function show(object: number, index: number) {
    const old = cell.peek()
    if (old?.object !== object || old.index !== index) cell.value = { object, index }
    const e = box.current
    if (!e || !plan.places[object]) return
    const top = plan.places[object]!.top + HEAD + Math.floor(index / columns) * ROW
    if (top < e.scrollTop + 4) e.scrollTop = Math.max(0, top - HEAD)
    else if (top + ROW > e.scrollTop + e.clientHeight) e.scrollTop = top + ROW - e.clientHeight + 4
  }
  // The chosen finding's cell is chosen with it.
  useEffect(
    () =>
      effect(() => {
        const f = run.selected.value
        const now = session.isStale.value ? null : session.current.value
        const hit = now?.view.cells.find((c) => c.finding === f)
        if (!now || !hit || now.report.findings[f]!.severity === 'note') return
        if (hit.cell < cells(objects[hit.object]!)) show(hit.object, hit.cell)
      }),
    [plan],
  )

  const onKey = (e: KeyboardEvent) => {
    const now = cell.value ?? { object: 0, index: 0 }
    const by: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      PageUp: -8 * columns,
      PageDown: 8 * columns,
    }
    if (!(e.key in by)) return
    e.preventDefault()
    if (!cell.value) return show(0, 0)
    let [object, index] = [now.object, now.index + by[e.key]!]
    const count = cells(objects[object]!)
    if (index < 0 && object > 0) index = cells(objects[--object]!) - 1
    else if (index >= count && object + 1 < objects.length) [object, index] = [object + 1, 0]
    show(object, Math.max(0, Math.min(cells(objects[object]!) - 1, index)))
  }
  const c = cell.value
  return (
    <div
      class="scroll cells"
      ref={box}
      role="grid"
      aria-label="memory"
      aria-rowcount={plan.places.reduce((n, p) => n + p.rows + 1, 0)}
      aria-activedescendant={c ? `cell-${c.object}-${c.index}` : undefined}
      tabIndex={0}
      style={{ '--cols': columns }}
      onKeyDown={onKey}
      onClick={(e) => {
        const at = (e.target as Element).closest<HTMLElement>('[data-cell]')
        const object = at?.closest<HTMLElement>('[data-object]')?.dataset['object']
        if (at && object !== undefined) show(Number(object), Number(at.dataset['cell']))
      }}
    >
      <div class="tallest" role="presentation" style={{ height: `${plan.height}px` }}>
        {visible.map((p) => {
          const o = objects[p.object]!
          return (
            <div key={p.object} role="rowgroup" data-object={p.object} aria-label={o.name}>
              {p.head && (
                <div class="object-head" role="row" style={{ top: `${p.top}px` }}>
                  <span role="rowheader">
                    <b>{o.name}</b> {o.space} {o.element}
                    {o.open ? '[ ]' : `[${cells(o)}]`}
                    {o.space === 'shared' && `, block ${session.blockName(scene.thread.value.block)}`}
                  </span>
                </div>
              )}
              {Array.from({ length: p.last - p.first }, (_, k) => {
                const from = (p.first + k) * columns
                return (
                  <Row
                    key={from}
                    object={o}
                    number={p.object}
                    from={from}
                    count={Math.min(columns, cells(o) - from)}
                    top={p.top + HEAD + (p.first + k) * ROW}
                    columns={columns}
                    room={room}
                  />
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

// The memory unit of the chosen cell

const requests = new Latest()
effect(() => {
  const c = cell.value
  const now = session.current.value
  const o = c && now?.view.objects[c.object]
  const isCurrent = requests.take()
  if (!c || !o) {
    unit.value = null
    return
  }
  const block = blockOf(o)
  void session.unit(o.object, block, o.offset + c.index * o.element_size).then(
    (u) => {
      if (isCurrent()) unit.value = u
    },
    () => {
      if (isCurrent()) unit.value = null
    },
  )
})
effect(() => {
  const now = session.current.value
  if (cell.peek() && !now?.view.objects[cell.peek()!.object]) cell.value = null
})

const valueText = (t: TupleView) => (t.action === 'read' ? t.after || t.before : `${t.before || '–'} → ${t.after}`)

/** How an access relates to the one that the step is at, and whether the two race. */
function relation(t: TupleView, focus: TupleView | undefined): { text: string; races: boolean } {
  if (!focus || t === focus) return { text: '', races: false }
  const races = session.current.value!.view.findings.find(
    (f) =>
      f.first !== null &&
      [f.first, f.second].includes(t.step) &&
      [f.first, f.second].includes(focus.step) &&
      f.first !== f.second,
  )
  if (races && session.current.value!.report.findings[races.finding]?.rule === 'race')
    return { text: `races with step ${focus.step}`, races: true }
  return { text: order(t, focus), races: false }
}

/** How two accesses that do not race are ordered. */
function order(t: TupleView, focus: TupleView): string {
  if (t.block !== focus.block) return 'in another block'
  if (t.thread === focus.thread) return 'same thread'
  if (t.interval !== focus.interval) {
    const early = Math.min(t.interval, focus.interval)
    const end = session.spanOf(t.block)?.intervals.find((i) => i.interval === early)
    return end?.site != null ? `separated by the barrier at line ${session.siteText(end.site)}` : 'in another interval'
  }
  if (t.action === 'read' && focus.action === 'read') return 'both read'
  if (t.action === 'atomic' && focus.action === 'atomic') return 'both atomic'
  return 'no barrier in between'
}

const MAX_TUPLES = 400

function Unit() {
  const u = unit.value
  const c = cell.value
  const o = c && session.current.value?.view.objects[c.object]
  const step = scene.step.value
  if (!u || !c || !o) return <p class="quiet unit">Click a cell: every access to it in this run is listed here.</p>
  const focus = u.tuples.findLast((t) => t.step <= step)
  const at = focus ? u.tuples.indexOf(focus) : 0
  const from =
    u.tuples.length > MAX_TUPLES ? Math.max(0, Math.min(at - MAX_TUPLES / 2, u.tuples.length - MAX_TUPLES)) : 0
  const list = u.tuples.slice(from, from + MAX_TUPLES)
  const byte = o.offset + c.index * o.element_size
  const access = (back: boolean) => moves.move({ to: 'access', object: o.object, offset: byte }, back)
  return (
    <div class="unit">
      <div class="pane-head">
        <code>
          <b>{name(o, c.index)}</b>
        </code>
        <span class="dim">
          {u.tuples.length} {u.tuples.length === 1 ? 'access' : 'accesses'} in this run
        </span>
        <span class="spacer" />
        <button class="btn small" disabled={!u.tuples.some((t) => t.step < step)} onClick={() => access(true)}>
          Previous access
        </button>
        <button class="btn small" disabled={!u.tuples.some((t) => t.step > step)} onClick={() => access(false)}>
          Next access
        </button>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label={`accesses of ${name(o, c.index)}`}>
        <table class="tuples">
          <thead>
            <tr>
              <th class="numeric">visit</th>
              <th class="numeric">step</th>
              <th>thread</th>
              <th>warp</th>
              <th>action</th>
              <th>line</th>
              <th>value</th>
              <th class="hide-on-phone">relation to the access at the cursor</th>
            </tr>
          </thead>
          <tbody>
            {list.map((t, i) => {
              const { text, races } = relation(t, focus)
              const size = session.current.value!.view.warp_size
              const go = () => moves.seek(t.step, { block: t.block, warp: t.warp, lane: t.thread % size })
              return (
                <tr key={i} class={`${t === focus ? 'now' : ''} ${t.step > step ? 'later' : ''}`} onClick={go}>
                  <td class="mono numeric">{t.visit_order}</td>
                  <td class="mono numeric">
                    <button class="link-button" aria-current={t === focus ? 'step' : undefined} onClick={go}>
                      {t.step}
                    </button>
                  </td>
                  <td class="mono">
                    {session.threadName(t.thread)}
                    {o.space !== 'shared' && <span class="dim"> of {session.blockName(t.block)}</span>}
                  </td>
                  <td>
                    <WarpTag warp={t.warp} />
                  </td>
                  <td class={`hue-text${t.warp % 4}`}>{actionText(t)}</td>
                  <td class="mono">{session.siteText(t.site)}</td>
                  <td class="mono">{valueText(t)}</td>
                  <td class={`hide-on-phone ${races ? 'races' : 'dim'}`}>
                    {races && <SeverityMark severity="error" />} {text}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {(u.dropped > 0 || u.tuples.length > list.length) && (
          <p class="foot">
            {list.length < u.tuples.length && `${list.length} of ${u.tuples.length} shown: those around the cursor. `}
            {u.dropped > 0 && `${u.dropped} more were not recorded.`}
          </p>
        )}
      </div>
    </div>
  )
}

export function MemoryPane() {
  const on = scene.current.value && session.current.value!.view.objects.length > 0
  const f = run.finding.value
  const steps = session.findingSteps(run.selected.value)
  const happened =
    f?.rule === 'race' && steps && scene.step.value >= steps.second && f.accesses.length === 2 && isHere(f)
  return (
    <section class={`memory ${session.isStale.value ? 'old' : ''}`} aria-label="Memory">
      <div class="pane-head">
        <h2>Memory</h2>
        {on && (
          <span class="segments small" role="group" aria-label="view of memory">
            {(
              [
                ['cells', 'Cells'],
                ['cost', 'Cost'],
              ] as const
            ).map(([v, text]) => (
              <button key={v} aria-pressed={view.value === v} onClick={() => (view.value = v)}>
                {text}
              </button>
            ))}
          </span>
        )}
        {on && view.value === 'cells' && (
          <span class="dim hide-on-phone">
            accessed in interval {scene.current.value!.block.interval} up to step {scene.step.value}
          </span>
        )}
        <span class="spacer" />
        {happened && (
          <span class="hit error">
            <SeverityMark severity="error" /> {f.path ?? f.object}:{' '}
            {f.accesses.map((a) => `${triple(a.thread)} ${does(a)}`).join(', ')}
          </span>
        )}
      </div>
      {!scene.current.value ? (
        <Unready />
      ) : !on ? (
        <p class="quiet">This kernel accesses no memory that can be shown.</p>
      ) : view.value === 'cost' ? (
        <Cost />
      ) : (
        <>
          <Cells />
          <div class="legend" aria-hidden="true">
            <span>
              <i class="cell">
                <i class="written hue0" />
              </i>{' '}
              written
            </span>
            <span>
              <i class="cell">
                <i class="read hue0" />
              </i>{' '}
              read
            </span>
            <span>
              <i class="cell">
                <i class="read earlier" />
              </i>{' '}
              earlier interval
            </span>
            <span>
              <i class="cell conflict" /> conflict
            </span>
            <span>colour: warp</span>
            <span>· not initialised</span>
          </div>
          <Unit />
        </>
      )}
    </section>
  )
}

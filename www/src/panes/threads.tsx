// Threads: the blocks of the grid, and a row for each warp of the chosen block: the state of each lane, and below
// it the value of a variable there.

import { computed, effect, signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { SeverityMark, WarpTag } from '../icons'
import { counted, isOne, laneRanges, lanesOf, rangesText } from '../masks'
import type { FragmentView, ValuesView, ValueView, WarpView } from '../protocol'
import { does, letter } from '../report'
import * as layout from '../state/layout'
import * as run from '../state/run'
import { useRoom, useSlice } from './slice'
import { Term } from './terms'
import { Unready } from './time'

/** A variable of a function, or a register. */
type Named = Pick<ValueView, 'function' | 'name'>
/** The variable that was chosen to be shown. */
const shown = signal<Named | null>(null)
const key = (v: Named) => `${v.function}/${v.name}`
const same = (v: Named, other: Named | null) => v.name === other?.name && v.function === other.function

const states: Record<string, [string, string]> = {
  R: ['run', 'runs next'],
  r: ['ready', 'ready'],
  m: ['masked', 'masked by divergence'],
  B: ['waits', 'waits at a barrier'],
  W: ['waits', 'waits at a warp barrier'],
  G: ['waits', 'waits at the grid barrier'],
  x: ['exited', 'exited'],
  T: ['trap', 'stopped by a fault'],
  '-': ['none', 'no such thread'],
}
const blockClasses: Record<string, string> = {
  '.': 'block-waiting',
  r: 'block-running',
  b: 'block-blocked',
  e: 'block-ended',
}
const blockStates: Record<string, string> = { '.': 'not started', r: 'running', b: 'all threads wait', e: 'ended' }

function find(values: ValuesView | undefined, wanted: Named | null): ValueView | undefined {
  return values?.variables.find((v) => same(v, wanted)) ?? values?.registers.find((v) => same(v, wanted))
}

/** The variable that is shown when none was chosen: the first that differs between lanes, else the first. */
function first(values: ValuesView | undefined): ValueView | undefined {
  const known = values?.variables.filter((v) => !v.pointer && v.lanes.some((x) => x !== null)) ?? []
  const differs = known.find((v) => new Set(v.lanes.filter((x) => x !== null)).size > 1)
  return differs ?? known.at(-1) ?? values?.variables.find((v) => !v.pointer)
}

/** Which variable the rows show. */
const current = computed(
  (): Named | null => shown.value ?? first(scene.current.value?.values.get(scene.thread.value.warp)) ?? null,
)

/** The lanes of both sides of the chosen finding: from `warp/lane` to their letters. */
const hits = computed(() => {
  const out = new Map<string, { letters: string; label: string; step: number }>()
  const f = run.finding.value
  if (!f || session.isStale.value) return out
  for (const a of f.accesses) {
    if (session.blockOf(a.block) !== scene.thread.value.block) continue
    const at = `${a.warp}/${a.lane}`
    const old = out.get(at)
    const label = `${letter(a)}: ${does(a, f.path)} at step ${a.step}`
    out.set(at, { letters: (old?.letters ?? '') + letter(a), label, step: a.step })
  }
  return out
})

/** A value in at most `room` characters. What does not fit is rounded or cut; the end of an address is kept. */
export function brief(text: string | null, room: number, pointer: boolean): string {
  if (text === null) return '·'
  if (text.length <= room) return text
  if (pointer) return `…${text.slice(1 - room)}`
  const n = Number(text)
  if (!Number.isFinite(n)) return `${text.slice(0, Math.max(1, room - 1))}…`
  const fits = (t: string) =>
    t.length <= room ? t : t.replace(/^(-?)0\./, '$1.').length <= room ? t.replace(/^(-?)0\./, '$1.') : ''
  const big = Math.abs(n)
  if (big < 10 ** room && big >= 0.01) {
    for (let digits = room - 1; digits >= 0; digits--) {
      const t = fits(n.toFixed(digits))
      if (t && (Number(t) !== 0 || n === 0)) return t
    }
  }
  for (const [size, letter] of [
    [1e3, 'k'],
    [1e6, 'M'],
    [1e9, 'G'],
  ] as const) {
    if (big >= size && big < size * 1e3) {
      const t = fits((n / size).toFixed(0) + letter)
      if (t) return t
    }
  }
  return fits(n.toExponential(0).replace('e+', 'e')) || '#'
}

function Blocks() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const grid = scene.current.value!.grid
  const count = grid.length
  const block = scene.thread.value.block
  const bad = new Set(
    session.current.value!.report.findings.flatMap((f) =>
      f.severity === 'note'
        ? []
        : f.accesses.length
          ? f.accesses.map((a) => session.blockOf(a.block))
          : f.block
            ? [session.blockOf(f.block)]
            : [],
    ),
  )
  const go = (n: number) => scene.choose({ block: Math.max(0, Math.min(count - 1, n)), warp: 0, lane: 0 })
  // As large as the pane's head allows.
  const cell = [6, 5, 4, 3, 2].find((n) => Math.ceil(count / Math.floor(20 / n)) * n <= 260) ?? 0
  const tall = Math.floor(20 / (cell || 1))
  const columns = Math.ceil(count / tall)
  useEffect(() => {
    const c = canvas.current
    if (!c) return
    const g = c.getContext('2d')!
    const style = getComputedStyle(c)
    c.width = columns * cell
    c.height = tall * cell
    for (let i = 0; i < count; i++) {
      const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell]
      const state = { r: '--p-run', b: '--p-wait', e: '--p-bar' }[grid[i]!] ?? '--p-even'
      g.fillStyle = style.getPropertyValue(i === block ? '--p-ink' : bad.has(i) ? '--p-err' : state)
      g.fillRect(x, y, cell - (cell > 2 ? 1 : 0.5), cell - (cell > 2 ? 1 : 0.5))
    }
  })
  if (count > 12) {
    return (
      <span class="blocks many">
        <label class="dim" for="blockno">
          block
        </label>
        <span class="input">
          <input
            id="blockno"
            inputMode="numeric"
            style={{ width: '6ch' }}
            value={block}
            onChange={(e) => go(Number(e.currentTarget.value) || 0)}
          />
        </span>
        <span class="dim">of {count}</span>
        {cell > 0 && (
          <canvas
            ref={canvas}
            role="img"
            aria-label={`blocks: ${Object.entries(blockStates)
              .map(([k, text]) => [[...grid].filter((c) => c === k).length, text] as const)
              .filter(([n]) => n)
              .map(([n, text]) => `${n} ${text}`)
              .join(', ')}`}
            onClick={(e) => {
              go(Math.floor(e.offsetX / cell) + columns * Math.floor(e.offsetY / cell))
            }}
          />
        )}
      </span>
    )
  }
  return (
    <span class="blocks" role="group" aria-label="blocks">
      {[...grid].map((c, i) => (
        <button
          key={i}
          class={`block-button ${blockClasses[c]}`}
          aria-pressed={i === block}
          title={`block ${session.blockName(i)}: ${blockStates[c]}`}
          aria-label={`${i}: block ${session.blockName(i)}, ${blockStates[c]}${bad.has(i) ? ', has a finding' : ''}`}
          onClick={() => go(i)}
        >
          <i aria-hidden="true" /> {i}
          {bad.has(i) && <SeverityMark severity="error" />}
        </button>
      ))}
    </span>
  )
}

function Chooser() {
  const values = scene.current.value!.values.get(scene.thread.value.warp)
  const groups: [string, ValueView[]][] = [
    // An address says nothing: where a pointer leads is seen in Memory.
    ['variables', (values?.variables ?? []).filter((v) => !v.pointer)],
    ['registers', (values?.registers ?? []).filter((v) => !v.pointer)],
  ]
  const now = current.value
  if (!now) return null
  const known = find(values, now)
  const list = (of: ValueView[] | undefined) => new Map((of ?? []).map((v) => [key(v), v]))
  const all = new Map([...list(values?.registers), ...list(values?.variables)])
  return (
    <span class="input show">
      <select
        aria-label="value shown for each lane"
        value={key(now)}
        onChange={(e) => (shown.value = all.get(e.currentTarget.value) ?? now)}
      >
        {!known && <option value={key(now)}>{now.name}</option>}
        {groups.map(([name, list]) =>
          list.length ? (
            <optgroup key={name} label={name}>
              {list.map((v) => (
                <option key={key(v)} value={key(v)}>
                  {v.name} {v.ty}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </select>
    </span>
  )
}

/** The state of lanes that execute together, for one lane and for several. */
const fragmentStates: Record<string, [string, string]> = {
  runs: ['runs', 'run'],
  ready: ['is ready', 'are ready'],
  masked: ['is masked', 'are masked'],
  barrier: ['waits at the barrier', 'wait at the barrier'],
  'warp-barrier': ['waits at the warp barrier', 'wait at the warp barrier'],
  'grid-barrier': ['waits at the grid barrier', 'wait at the grid barrier'],
}
const stateText = (f: FragmentView, lanes: number) => fragmentStates[f.state]?.[lanes === 1 ? 0 : 1] ?? f.state

/** What the lanes of a warp do, in words. */
function summary(w: WarpView): string {
  const parts: string[] = []
  for (const f of w.fragments.slice(0, 4)) {
    const n = lanesOf(f.mask).length
    parts.push(`${n} ${stateText(f, n)} at line ${session.siteText(f.site)}`)
  }
  const more = w.fragments.length - 4
  if (more > 0) parts.push(`${more} more ${more === 1 ? 'fragment' : 'fragments'}`)
  for (const j of w.joins) {
    const n = lanesOf(j.arrived).length
    if (n) parts.push(`${n} ${n === 1 ? 'waits' : 'wait'} to reconverge at line ${session.siteText(j.site)}`)
  }
  for (const [letter, text] of [
    ['x', 'exited'],
    ['T', 'stopped by a fault'],
  ] as const) {
    const n = [...w.lanes].filter((c) => c === letter).length
    if (n) parts.push(`${n} ${text}`)
  }
  return parts.join(', ')
}

/** A warp: its lanes and their values. */
function Warp({ warp: w, top, height, room }: { warp: WarpView; top: number; height: number; room: number }) {
  const t = scene.thread.value
  const size = w.lanes.length
  const value = find(scene.current.value!.values.get(w.warp), current.value)
  const name = current.value?.name ?? ''
  const chosen = t.warp === w.warp
  const lane = chosen ? t.lane : null
  const step = scene.step.value
  const pick = (lane: number) => scene.choose({ block: t.block, warp: w.warp, lane })
  const onKey = (e: KeyboardEvent) => {
    const by: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -64, End: 64 }
    const last = w.lanes.includes('-') ? w.lanes.indexOf('-') - 1 : size - 1
    if (e.key in by) pick(Math.max(0, Math.min(last, (lane ?? 0) + by[e.key]!)))
    else if (e.key === 'ArrowUp' && w.warp > 0) scene.choose({ ...t, warp: w.warp - 1 })
    else if (e.key === 'ArrowDown' && w.warp + 1 < session.current.value!.view.warps)
      scene.choose({ ...t, warp: w.warp + 1 })
    else return
    e.preventDefault()
  }
  const text = summary(w)
  const marks = [...w.lanes].map((_, i) => hits.value.get(`${w.warp}/${i}`))
  const marked = marks.map((m) => (m ? m.letters + (step >= m.step) : ''))
  const shape = [w.lanes, text, name, lane, top, height, room, chosen, t.block]
  const key = JSON.stringify([...shape, value?.lanes, marked])
  return useMemo(
    () => (
      <div class={`warp ${chosen ? 'on' : ''}`} style={{ top: `${top}px`, height: `${height}px` }}>
        <div class="warp-head">
          <WarpTag warp={w.warp} /> <b>Warp {w.warp}</b>
          <span class="what">{text}</span>
        </div>
        <span class="row-label" aria-hidden="true" title={name}>
          {name}
        </span>
        <div
          class="lane-row"
          role="listbox"
          aria-label={`lanes of warp ${w.warp}${name ? `, ${name} by lane` : ''}`}
          aria-orientation="horizontal"
          aria-activedescendant={lane !== null ? `lane-${w.warp}-${lane}` : undefined}
          tabIndex={0}
          onKeyDown={onKey}
          onClick={(e) => {
            const n = (e.target as Element).closest<HTMLElement>('[data-lane]')?.dataset['lane']
            if (n !== undefined) pick(Number(n))
          }}
        >
          {[...w.lanes].map((c, i) => {
            const hit = marks[i]
            const v = value?.lanes[i] ?? null
            const [kind, state] = states[c] ?? ['none', '']
            const who = `thread ${session.threadName(w.warp * size + i)}, ${state}`
            const about = hit ? [hit.label] : []
            return c === '-' ? (
              <span key={i} class="lane-cell" role="presentation" />
            ) : (
              <span
                key={i}
                id={`lane-${w.warp}-${i}`}
                class={i === lane ? 'lane-cell on' : 'lane-cell'}
                role="option"
                aria-selected={i === lane}
                data-lane={i}
                aria-label={`lane ${i}, ${[who, ...(v === null ? [] : [`${name} ${v}`]), ...about].join(', ')}`}
                title={[who, ...(v === null ? [] : [`${name} = ${v}`]), ...about].join('\n')}
              >
                <span class={`lane ${kind} hue${w.warp % 4}${hit ? ' mark' : ''}`}>
                  {hit && (step >= hit.step ? <b>{hit.letters}</b> : <b class="soon">{hit.letters}</b>)}
                </span>
                <span
                  class={v === null ? 'value none' : hit ? 'value hit' : 'value'}
                  data-v={brief(v, room, value?.pointer ?? false)}
                />
              </span>
            )
          })}
        </div>
      </div>
    ),
    [key],
  )
}

/** Fragments and reconvergence stack of the chosen warp, and the variables of the chosen lane. */
function Detail() {
  const now = scene.current.value!
  const t = scene.thread.value
  const w = now.block.warps.find((x) => x.warp === t.warp)
  const values = now.values.get(t.warp)
  const lane = t.lane
  return (
    <div class="detail" tabIndex={0} role="region" aria-label={`warp ${t.warp} in detail`}>
      <dl>
        <dt>Warp {t.warp}</dt>
        <dd>
          {w?.fragments.length
            ? w.fragments.map((f, i) => (
                <span key={i} class={`chip fragment-${f.state}`}>
                  {counted('lane', laneRanges(f.mask))} <b>{stateText(f, lanesOf(f.mask).length)}</b> at line{' '}
                  {session.siteText(f.site)}
                  {f.calls.length > 0 && ` in a call from line ${f.calls.map(session.siteText).join(', ')}`}
                </span>
              ))
            : 'no lanes left'}
          {w?.joins.map((j, i) => {
            const there = rangesText(laneRanges(j.arrived))
            const expected = laneRanges(j.expected)
            return (
              <span key={`j${i}`} class="chip join">
                {counted('lane', expected)} {isOne(expected) ? 'reconverges' : 'reconverge'} at line{' '}
                {session.siteText(j.site)}, {there ? `arrived: ${there}` : 'none has arrived'}
              </span>
            )
          })}
        </dd>
        {lane !== null && values && (
          <>
            <dt>Lane {lane}</dt>
            <dd class="vars">
              {values.variables
                .filter((v) => v.lanes[lane] != null)
                .map((v) =>
                  v.pointer ? (
                    <span key={key(v)} class="chip" title={`${v.name}, a pointer: ${v.lanes[lane]}`}>
                      {v.name} →
                    </span>
                  ) : (
                    <button
                      key={key(v)}
                      class="chip"
                      aria-pressed={same(v, current.value)}
                      title={`show ${v.name} for all lanes`}
                      onClick={() => (shown.value = v)}
                    >
                      {v.name} = {v.lanes[lane]}
                    </button>
                  ),
                )}
              {!values.variables.some((v) => v.lanes[lane] != null) && 'no variables here'}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Rows() {
  const box = useRef<HTMLDivElement>(null)
  const warps = scene.current.value!.block.warps
  const size = session.current.value!.view.warp_size
  const narrow = layout.narrow.value
  const bands = Math.max(1, Math.ceil(size / (narrow ? 16 : 32)))
  const height = 27 + bands * (narrow ? 48 : 42)
  const [from, to] = useSlice(box, warps.length, () => height)
  const room = useRoom(box, Math.min(size, narrow ? 16 : 32), narrow ? 0 : 44)
  useEffect(() => {
    scene.wants.warps.value = warps.slice(from, to).map((w) => w.warp)
  }, [from, to, warps.length])
  useEffect(
    () =>
      effect(() => {
        const { warp } = scene.thread.value
        const e = box.current
        if (!e || (layout.tab.peek() !== 'threads' && layout.narrow.peek())) return
        const top = warp * height
        if (top < e.scrollTop || top + height > e.scrollTop + e.clientHeight) e.scrollTop = Math.max(0, top - 4)
      }),
    [height],
  )
  if (!warps.length)
    return (
      <p class="quiet">This block {scene.current.value!.block.status === 'ended' ? 'has ended' : 'has not begun'}.</p>
    )
  return (
    <div class="scroll rows" ref={box} style={{ '--cols': Math.min(size, narrow ? 16 : 32) }}>
      {!narrow && (
        <div class="lane-numbers" aria-hidden="true">
          <span class="row-label">lane</span>
          <div class="lane-row">
            {Array.from({ length: Math.min(32, size) }, (_, i) => (
              <span key={i} class={i === scene.thread.value.lane ? 'current' : ''}>
                {i}
              </span>
            ))}
          </div>
        </div>
      )}
      <div class="tallest" style={{ height: `${warps.length * height}px` }}>
        {warps.slice(from, to).map((w, i) => (
          <Warp key={w.warp} warp={w} top={(from + i) * height} height={height} room={room} />
        ))}
      </div>
    </div>
  )
}

function Legend() {
  const kinds = new Set(scene.current.value!.block.warps.flatMap((w) => [...w.lanes]).map((c) => states[c]?.[0]))
  const all: [string, string, string?][] = [
    ['run', 'runs next'],
    ['ready', 'ready'],
    ['masked', 'masked', 'masked'],
    ['waits', 'waits at a barrier', 'barrier'],
    ['exited', 'exited', 'exited'],
    ['trap', 'stopped by a fault'],
  ]
  return (
    <div class="legend">
      {all.map(([k, text, of]) => (
        <span key={k} class={kinds.has(k) ? '' : 'off'}>
          <i class={`lane ${k} hue0`} aria-hidden="true" /> {of ? <Term word={text} of={of} /> : text}
        </span>
      ))}
    </div>
  )
}

export function ThreadsPane() {
  const on = scene.current.value
  return (
    <section class={`threads ${session.isStale.value ? 'old' : ''}`} aria-label="Threads">
      <div class="pane-head">
        <h2>Threads</h2>
        {on && <Blocks />}
        <span class="spacer" />
        {on && <Chooser />}
      </div>
      {on ? (
        <>
          <Rows />
          <Legend />
          <Detail />
        </>
      ) : (
        <Unready />
      )}
    </section>
  )
}

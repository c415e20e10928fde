// Time: one slider over the steps of the run, the barrier intervals of blocks as columns, ticks where barriers
// completed and where findings happened, and the buttons and keys that step.

import { computed, effect, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as moves from '../debug/moves'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { FindingIcon, Icon, SeverityMark, WarpTag } from '../icons'
import type { BlockSpan } from '../protocol'
import { count, does, letter, ruleNames, triple } from '../report'
import * as layout from '../state/layout'
import * as run from '../state/run'
import { Term } from './terms'
import { paint, plan } from './tracks'

type Scope = 'run' | 'block' | 'interval'
const chosenScope = signal<Scope | null>(null)
/** Unless the user chooses: the whole run, as long as its blocks can be told apart. */
const scope = computed(
  (): Scope => chosenScope.value ?? ((session.current.value?.view.blocks.length ?? 0) > 2 ? 'block' : 'run'),
)
const table = signal(false)

/** The steps that are in view. It is the same pair while nothing has changed, so that nothing is painted again. */
const domain = computed((): [number, number] => [firstInView.value, lastInView.value])
const firstInView = computed(() => stepsInView()[0])
const lastInView = computed(() => stepsInView()[1])
function stepsInView(): [number, number] {
  const steps = session.current.value?.view.steps ?? 1
  const span = session.spanOf(scene.thread.value.block)
  if (scope.value === 'run' || !span) return [0, Math.max(1, steps)]
  if (scope.value === 'block') return [span.first, Math.max(span.first + 1, span.last)]
  const interval = session.intervalAt(span, scene.step.value)
  return interval ? [interval.first, Math.max(interval.first + 1, interval.last)] : [0, Math.max(1, steps)]
}

interface Button {
  label: string
  key: string
  icon: string
  act: () => void
  narrow?: boolean
}

const buttons: Button[] = [
  { label: 'go to the start', key: 'Home', icon: 'start', act: () => moves.seek(0), narrow: true },
  { label: 'previous barrier', key: '{', icon: 'barrierBack', act: () => moves.move('barrier', true) },
  { label: 'previous line', key: '<', icon: 'lineBack', act: () => moves.move('over', true) },
  { label: 'step back', key: '[', icon: 'stepBack', act: () => moves.move('instruction', true) },
  { label: 'play', key: 'Space', icon: 'play', act: moves.play },
  { label: 'step', key: ']', icon: 'step', act: () => moves.move('instruction') },
  { label: 'next line', key: '>', icon: 'line', act: () => moves.move('over') },
  { label: 'next barrier', key: '}', icon: 'barrier', act: () => moves.move('barrier') },
  { label: 'step out', key: 'Shift F11', icon: 'out', act: () => moves.move('out'), narrow: true },
]

/** Keys while something in Time has the focus. */
function onKey(e: KeyboardEvent) {
  if (e.ctrlKey || e.metaKey || e.altKey) return
  const move = (to: Parameters<typeof moves.move>[0], back = false) => moves.move(to, back, e.repeat)
  const acts: Record<string, () => void> = {
    '[': () => move('instruction', true),
    ']': () => move('instruction'),
    '{': () => move('barrier', true),
    '}': () => move('barrier'),
    '<': () => move('over', true),
    '>': () => move('over'),
    n: () => move('finding'),
    N: () => move('finding', true),
    F5: () => move('continue', e.shiftKey),
    F8: () => move('finding', e.shiftKey),
    F10: () => move('over'),
    F11: () => (e.shiftKey ? move('out') : move('line')),
  }
  // Shift+F10 opens the context menu. Space presses the focused button; on the slider it plays.
  if (e.key === 'F10' && e.shiftKey) return
  const act = e.key === ' ' && (e.target as Element).matches('input') ? moves.play : acts[e.key]
  if (!act) return
  e.preventDefault()
  act()
}

function Transport() {
  const on = scene.current.value !== null
  const stepsOf = session.current.value?.view.findings.length ?? 0
  return (
    <div class="transport" role="group" aria-label="stepping">
      {buttons.map((b) => (
        <button
          key={b.icon}
          class={`btn icon-only ${b.narrow ? 'hide-on-phone' : ''} ${b.icon === 'play' ? 'play' : ''}`}
          disabled={!on}
          aria-label={b.icon === 'play' && moves.playing.value ? 'pause' : b.label}
          title={`${b.label} (${b.key})`}
          onClick={b.act}
        >
          <Icon name={b.icon === 'play' && moves.playing.value ? 'pause' : b.icon} fill={b.icon === 'play'} />
        </button>
      ))}
      <button
        class="btn icon-only hide-on-phone"
        disabled={!on || !stepsOf}
        aria-label="previous finding"
        title="previous finding (N)"
        onClick={() => moves.move('finding', true)}
      >
        <FindingIcon back />
      </button>
      <button
        class="btn next-finding"
        disabled={!on || !stepsOf}
        aria-label="next finding"
        title="next finding (n)"
        onClick={() => moves.move('finding')}
      >
        <FindingIcon /> <span class="hide-on-phone">Next finding</span>
      </button>
    </div>
  )
}

/** The chosen block and its interval. */
const whereText = () =>
  `block ${session.blockName(scene.thread.value.block)}, interval ${scene.current.value?.block.interval ?? 0}`

/** What happened last, in words. */
export function Now() {
  const now = scene.current.value
  if (!now) return null
  const { at } = now
  const t = scene.thread.value
  const interval = now.block.interval
  const f = session.findingAt(at.step)?.finding
  return (
    <span class="now-text">
      <span>
        <b class="now">Step {at.step}</b> of {at.steps}
      </span>
      {f ? (
        <span class={`hit ${f.severity}`}>
          <SeverityMark severity={f.severity} /> {ruleNames[f.rule]}
          {f.path ? ` on ${f.path}` : ''}
        </span>
      ) : at.last ? (
        <span>
          <WarpTag warp={at.last.warp} /> ran line {session.siteText(at.last.site)}
          {at.reason === 'breakpoint' && ', breakpoint'}
        </span>
      ) : (
        <span>before the first instruction</span>
      )}
      <span class="dim">
        block {session.blockName(t.block)}, <Term word="interval" /> {interval}
      </span>
    </span>
  )
}

const ROWS = 4

const chosenBlock = computed(() => scene.thread.value.block)
/** The blocks that have a row: the chosen one, and when the whole run is in view its neighbours too. */
const rows = computed((): BlockSpan[] => {
  const list = session.current.value?.view.blocks ?? []
  const index = Math.max(
    0,
    list.findIndex((b) => b.block === chosenBlock.value),
  )
  if (scope.value !== 'run') return list.slice(index, index + 1)
  const from = Math.max(0, Math.min(index - 1, list.length - ROWS))
  return list.slice(from, from + ROWS)
})
const picture = computed(() => plan(rows.value, session.current.value?.view.warps ?? 1))

/** The interval of the chosen block that contains the step. The picture changes only with it. */
const currentInterval = computed(
  () => session.intervalAt(session.spanOf(chosenBlock.value), scene.step.value)?.interval ?? -1,
)

function draw(canvas: HTMLCanvasElement) {
  const [from, to] = domain.value
  paint(canvas, picture.value, {
    from,
    to,
    chosen: session.spanOf(chosenBlock.value),
    interval: currentInterval.value,
    trace: session.trace.value,
    warpSize: session.current.value?.view.warp_size ?? 32,
    place: session.siteText,
  })
}

/** The part of the picture's width that a move must cross to be seen as one. */
const SEEN = 0.02

function Picture() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const c = canvas.current!
    const stop = effect(() => {
      layout.theme.value
      session.current.value
      draw(c)
    })
    const again = () => draw(c)
    const watch = new ResizeObserver(again)
    watch.observe(c)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', again)
    return () => {
      stop()
      watch.disconnect()
      dark.removeEventListener('change', again)
    }
  }, [])
  const list = rows.value
  const [from, to] = domain.value
  const view = session.current.value!.view
  const at = moves.target.value ?? scene.step.value
  const share = (step: number) => Math.min(1, Math.max(0, (step - from) / (to - from)))
  const percent = (step: number) => `${100 * share(step)}%`
  // A move that is hardly seen is made at once: a transition keeps the page drawing, and delays the next step.
  const shownAt = useRef({ at, from, glides: false })
  if (shownAt.current.at !== at || shownAt.current.from !== from) {
    const glides = shownAt.current.from === from && Math.abs(share(at) - share(shownAt.current.at)) > SEEN
    shownAt.current = { at, from, glides }
  }
  // Half the width of the number, so that the knob stays inside.
  const knob = 3.5 * String(at).length
  const inView = view.findings.filter((f) => f.second >= from && f.second <= to).slice(0, 60)
  const f = run.finding.value
  const pair = session.findingSteps(run.selected.value)
  const place = picture.value
  const label =
    `barrier intervals of ${list.length} of ${count(view.blocks.length, 'block')}, ` +
    `and when each warp of block ${chosenBlock.value} runs; the table shows the same`
  return (
    <div class="timeline">
      <div class="labels" aria-hidden="true">
        {list.map((b) => (
          <button
            key={b.block}
            tabIndex={-1}
            style={{ height: `${place.row}px` }}
            class={b.block === chosenBlock.value ? 'on' : ''}
            onClick={() => scene.choose({ block: b.block, warp: 0, lane: 0 })}
          >
            {b.at.join(',')}
          </button>
        ))}
        <i style={{ height: `${place.top - list.length * place.row}px` }} />
        {place.track >= 11 ? (
          Array.from({ length: place.warps }, (_, w) => (
            <button
              key={`w${w}`}
              tabIndex={-1}
              style={{ height: `${place.track}px` }}
              class={w === scene.thread.value.warp ? 'on' : ''}
              onClick={() => scene.choose({ ...scene.thread.value, warp: w })}
            >
              <span class={`dot hue${w % 4}`} />W{w}
            </button>
          ))
        ) : (
          <span>W0–{place.warps - 1}</span>
        )}
      </div>
      <div class={shownAt.current.glides ? 'steps-box glides' : 'steps-box'}>
        <div class="marks">
          {inView.map((x) => {
            const of = session.current.value!.report.findings[x.finding]
            return of ? (
              <button
                key={x.finding}
                class={`tick ${x.finding === run.selected.value ? 'on' : ''}`}
                style={{ left: percent(x.second) }}
                aria-label={`finding ${x.finding + 1}, step ${x.second}: ${of.message}`}
                title={of.message}
                onClick={() => moves.gotoFinding(x.finding)}
              >
                <SeverityMark severity={of.severity} />
              </button>
            ) : null
          })}
        </div>
        <canvas
          ref={canvas}
          class="picture"
          role="img"
          aria-label={label}
          onClick={(e) => {
            const box = e.currentTarget.getBoundingClientRect()
            moves.seek(Math.round(from + ((e.clientX - box.left) / box.width) * (to - from)))
          }}
        />
        <i
          class="veil"
          style={{ transform: `scaleX(${1 - share(at)})`, top: `${20 + place.top}px` }}
          aria-hidden="true"
        />
        {pair &&
          f &&
          f.accesses.length === 2 &&
          (
            [
              [pair.first, 0],
              [pair.second, 1],
            ] as const
          ).map(([step, side]) => {
            const a = f.accesses[side]!
            if (step === null || step < from || step > to || session.blockOf(a.block) !== chosenBlock.value) return null
            return (
              <b
                key={side}
                class="access-letter"
                style={{ left: percent(step), top: `${20 + place.top + (a.warp + 0.5) * place.track - 7}px` }}
                aria-hidden="true"
              >
                {letter(a)}
              </b>
            )
          })}
        <i class="cursor" style={{ transform: `translateX(${percent(at)})` }} aria-hidden="true" />
        <input
          type="range"
          class="slider"
          aria-label="step"
          aria-valuetext={`step ${at} of ${view.steps}, ${whereText()}`}
          min={from}
          max={to}
          value={at}
          onInput={(e) => moves.drag(Number(e.currentTarget.value))}
        />
        <b class="knob" style={{ left: `clamp(${knob}px, ${percent(at)}, 100% - ${knob}px)` }} aria-hidden="true">
          {at}
        </b>
        <Ruler from={from} to={to} at={at} percent={percent} />
      </div>
    </div>
  )
}

function Ruler({ from, to, at, percent }: { from: number; to: number; at: number; percent: (n: number) => string }) {
  const size = to - from
  const tenth = 10 ** Math.floor(Math.log10(Math.max(1, size)))
  const unit = Math.max(1, size / tenth >= 5 ? tenth : size / tenth >= 2 ? tenth / 2 : tenth / 5)
  const near = size * (layout.narrow.value ? 0.08 : 0.05)
  const ticks = []
  for (let n = Math.ceil((from + 1) / unit) * unit; n < to; n += unit) ticks.push(Math.round(n))
  return (
    <div class="ruler" aria-hidden="true">
      {ticks.map((n) => (
        // Numbers beside the slider's own would be half covered by it.
        <span key={n} class={Math.abs(n - at) < near ? 'covered' : ''} style={{ left: percent(n) }}>
          {n}
        </span>
      ))}
    </div>
  )
}

interface Happening {
  step: number
  block: number
  text: string
  finding: number | null
}

/** Everything that the picture shows, in order. */
const events = computed((): Happening[] => {
  const now = session.current.value
  if (!now) return []
  const out: Happening[] = []
  for (const b of now.view.blocks) {
    out.push({ step: b.first, block: b.block, text: 'block begins', finding: null })
    for (const i of b.intervals) {
      out.push({
        step: i.last,
        block: b.block,
        finding: null,
        text:
          i.site === null
            ? 'block ends'
            : `barrier at line ${session.siteText(i.site)} completes; interval ${i.interval + 1} begins`,
      })
    }
  }
  for (const f of now.view.findings) {
    const of = now.report.findings[f.finding]
    if (!of) continue
    const [a, b] = of.accesses
    const about = of.path ?? of.object ?? ''
    if (f.first !== null && a)
      out.push({
        step: f.first,
        block: session.blockOf(a.block),
        finding: f.finding,
        text: `thread ${triple(a.thread)} ${does(a, about || null)}`,
      })
    const at = b ?? a
    out.push({
      step: f.second,
      block: at ? session.blockOf(at.block) : of.block ? session.blockOf(of.block) : 0,
      finding: f.finding,
      text: `${of.severity}: ${of.message}`,
    })
  }
  return out.sort((a, b) => a.step - b.step)
})

const MAX_EVENTS = 300

function Events() {
  const all = events.value
  const at = scene.step.value
  const here = Math.max(
    0,
    all.findIndex((e) => e.step >= at),
  )
  const from = all.length > MAX_EVENTS ? Math.max(0, Math.min(here - MAX_EVENTS / 2, all.length - MAX_EVENTS)) : 0
  const shown = all.slice(from, from + MAX_EVENTS)
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="table of events">
      <table class="events">
        <thead>
          <tr>
            <th class="numeric">step</th>
            <th>block</th>
            <th>what happens</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((e, i) => (
            <tr key={i} class={e.step === at ? 'now' : ''}>
              <td class="mono numeric">
                <button
                  class="link-button"
                  onClick={() => (e.finding !== null ? moves.gotoFinding(e.finding) : moves.seek(e.step))}
                >
                  {e.step}
                </button>
              </td>
              <td class="mono">{session.blockName(e.block)}</td>
              <td class="wrap">{e.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > shown.length && (
        <p class="foot">
          {shown.length} of {all.length} events, those around step {at}.
        </p>
      )}
    </div>
  )
}

export function TimePane() {
  const now = session.current.value
  return (
    <section
      class={`time ${session.isStale.value ? 'old' : ''} ${now ? '' : 'idle'}`}
      aria-label="Time"
      onKeyDown={onKey}
    >
      <div class="pane-head">
        <h2 class="hide-on-phone">Time</h2>
        <Transport />
        <span class="hide-on-phone fill">{scene.current.value && <Now />}</span>
        {now && (
          <>
            <span class="segments small hide-on-phone" role="group" aria-label="steps in view">
              {(['run', 'block', 'interval'] as const).map((x) => (
                <button key={x} aria-pressed={scope.value === x} onClick={() => (chosenScope.value = x)}>
                  {x[0]!.toUpperCase() + x.slice(1)}
                </button>
              ))}
            </span>
            <button
              class="btn small hide-on-phone"
              aria-pressed={table.value}
              title="show events as a table"
              onClick={() => (table.value = !table.value)}
            >
              Table
            </button>
          </>
        )}
      </div>
      {!now && (layout.narrow.value ? <div class="timeline" /> : <Unready />)}
      {now && (table.value ? <Events /> : <Picture />)}
    </section>
  )
}

/** Shown in place of the steps while there are none. */
export function Unready() {
  if (session.trouble.value) {
    return (
      <p class="quiet" role="alert">
        This run cannot be stepped through: {session.trouble.value}
      </p>
    )
  }
  const r = session.recording.value
  if (r) {
    const steps = (n: number) => n.toLocaleString('en')
    return (
      <p class="quiet">
        Recording the run{r.done > 0 && `: ${steps(r.done)}${r.total ? ` of ${steps(r.total)}` : ''} steps`}
      </p>
    )
  }
  return <p class="quiet">Run the kernel, then step through it, forwards and backwards.</p>
}

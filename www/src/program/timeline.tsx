// The timeline of a program: a track for the host and one for each stream, with launches, copies and waits in virtual
// time. Times between two events are drawn by their logarithm, so that a launch of microseconds can be seen beside
// milliseconds of host code.

import { useMemo, useRef } from 'preact/hooks'
import { showLine } from '../panes/code'
import type { SpanView } from '../protocol'
import { count, dims, place, short } from '../report'
import * as state from '../state/program'
import * as source from '../state/source'
import { openLaunch } from './start'
import { nanoseconds } from './units'

/** Most spans that are drawn. */
const MAX_DRAWN = 1500

interface Track {
  stream: number | null
  name: string
}

/** Positions of all times at which something begins or ends, in units of the picture, and the sum. */
function scale(spans: SpanView[], end: number): { at: Map<number, number>; width: number } {
  const times = [...new Set([0, end, ...spans.flatMap((s) => [s.begin, s.end])])].sort((a, b) => a - b)
  const at = new Map<number, number>()
  let x = 0
  times.forEach((t, i) => {
    if (i) x += 4 + 5 * Math.log2(1 + (t - times[i - 1]!) / 200)
    at.set(t, x)
  })
  return { at, width: Math.max(1, x) }
}

const sizes: Record<string, string> = {
  'to-device': 'host to device',
  'to-host': 'device to host',
  'within-device': 'within the device',
  'within-host': 'within the host',
}

function titleOf(s: SpanView, file: string): string {
  const line = s.loc ? `, line ${short(s.loc, file)}` : ''
  const time = `${nanoseconds(s.begin)} to ${nanoseconds(s.end)}`
  if (s.kind === 'wait') return `the host waits${line}: ${time}`
  if (s.kind === 'kernel') return `launch ${s.launch}: ${s.name}${line}: ${time}`
  const bytes = s.bytes ? `, ${count(s.bytes, 'byte')}` : ''
  const where = s.direction ? ` ${sizes[s.direction]}` : ''
  return `${s.name}${where}${bytes}${line}: ${time}`
}

/** What stands on a span. */
const label = (s: SpanView) =>
  s.kind === 'kernel'
    ? s.name.replace(/[<(].*/, '')
    : s.direction === 'to-device'
      ? 'H→D'
      : s.direction === 'to-host'
        ? 'D→H'
        : s.direction === 'within-device'
          ? 'D→D'
          : s.name.replace('cuda', '')

export function Timeline({ ran }: { ran: state.Ran }) {
  const box = useRef<HTMLDivElement>(null)
  const spans = ran.timeline.spans.slice(0, MAX_DRAWN)
  const { at, width } = useMemo(() => scale(spans, ran.timeline.end), [ran])
  const streams = [...new Set(spans.flatMap((s) => (s.stream === null ? [] : [s.stream])))].sort((a, b) => a - b)
  const tracks: Track[] = [
    { stream: null, name: 'host' },
    ...streams.map((n) => ({ stream: n, name: n ? `stream ${n}` : 'default' })),
  ]
  const found = new Map(ran.report.program!.launches.map((l) => [l.number, l]))
  const opened = state.opened.value
  const pixels = Math.max(width, 0)
  // One of the launches can be reached with Tab, the others from there with the arrow keys.
  const first = spans.find((s) => s.launch === opened) ?? spans.find((s) => s.kind === 'kernel')
  const onKey = (e: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key]
    if (!by) return
    const all = [...(box.current?.querySelectorAll<HTMLElement>('button.span') ?? [])]
    const list = all.sort((a, b) => Number(a.dataset['launch']) - Number(b.dataset['launch']))
    list[list.indexOf(document.activeElement as HTMLElement) + by]?.focus()
    e.preventDefault()
  }
  return (
    <div
      class="tracks"
      ref={box}
      role="region"
      aria-label="timeline of the program"
      tabIndex={first ? -1 : 0}
      onKeyDown={onKey}
    >
      {tracks.map((t) => (
        <div key={t.name} class={`track${t.stream === null ? ' of-host' : ''}`}>
          <span class="track-name">{t.name}</span>
          <div class="track-line" style={{ minWidth: `${pixels}px` }}>
            {spans.map((s, i) => {
              if (s.stream !== t.stream) return null
              const left = (100 * at.get(s.begin)!) / width
              const size = (100 * (at.get(s.end)! - at.get(s.begin)!)) / width
              const style = { left: `${left}%`, width: `max(4px, ${size}%)` }
              const title = titleOf(s, ran.file)
              if (s.kind === 'kernel') {
                const l = found.get(s.launch!)
                const bad = (l?.findings ?? 0) > 0 || (l?.error ?? null) !== null
                return (
                  <button
                    key={i}
                    type="button"
                    class={`span kernel${bad ? ' bad' : ''}`}
                    data-launch={s.launch}
                    style={style}
                    title={title}
                    aria-label={bad ? `${title}; ${count(l?.findings ?? 0, 'finding')}` : title}
                    aria-pressed={s.launch === opened}
                    tabIndex={s === first ? 0 : -1}
                    onClick={() => void openLaunch(s.launch!)}
                  >
                    <span>{label(s)}</span>
                  </button>
                )
              }
              const p = place(s.loc)
              return (
                <i
                  key={i}
                  class={`span ${s.kind} ${s.direction ?? ''}`}
                  style={style}
                  title={title}
                  onClick={() => p && p.file === source.file.value && showLine(p.line)}
                >
                  {s.kind !== 'wait' && <span>{label(s)}</span>}
                </i>
              )
            })}
          </div>
        </div>
      ))}
      {(ran.timeline.cut || spans.length < ran.timeline.spans.length) && (
        <p class="quiet">The first {count(spans.length, 'operation')} are shown.</p>
      )}
      {!spans.length && <p class="quiet">The program gave the device nothing to do.</p>}
    </div>
  )
}

/** Most rows of the table. */
const MAX_ROWS = 500

export function Launches({ ran }: { ran: state.Ran }) {
  const list = ran.report.program!.launches
  return (
    <div class="tracks" tabIndex={0} role="region" aria-label="launches of the program">
      <table class="launches">
        <thead>
          <tr>
            <th>#</th>
            <th>launch</th>
            <th>line</th>
            <th>stream</th>
            <th>steps</th>
            <th>findings</th>
          </tr>
        </thead>
        <tbody>
          {list.slice(0, MAX_ROWS).map((l) => (
            <tr key={l.number} aria-current={state.opened.value === l.number ? 'true' : undefined}>
              <td>{l.number}</td>
              <td>
                <button class="link-button" onClick={() => void openLaunch(l.number)}>
                  {l.kernel}
                  {`<<<${dims(l.grid)}, ${dims(l.block)}${l.shared_bytes ? `, ${l.shared_bytes}` : ''}>>>`}
                </button>
              </td>
              <td>{short(l.loc, ran.file)}</td>
              <td>{l.stream || 'default'}</td>
              <td>{l.steps.toLocaleString('en')}</td>
              <td class={l.findings || l.error ? 'bad' : ''}>{l.error ?? (l.findings || '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.length > MAX_ROWS && <p class="quiet">The first {MAX_ROWS} launches are listed.</p>}
    </div>
  )
}

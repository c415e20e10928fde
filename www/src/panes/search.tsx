// A search of launches: how far it has come, and which launches show what.

import { SeverityMark } from '../icons'
import { dims } from '../report'
import * as s from '../state'

const [width, height] = [300, 46]

/** Coverage of branch sides, and findings, over launches. */
function Plot() {
  const points = s.search.value!.points
  const last = points[points.length - 1]
  if (!last || points.length < 2) return null
  const most = Math.max(last.launches, 1)
  const findings = Math.max(...points.map((p) => p.findings), 1)
  const path = (y: (p: (typeof points)[number]) => number) =>
    points.map((p, i) => `${i ? 'L' : 'M'}${((p.launches / most) * width).toFixed(1)} ${(height - 2 - y(p) * (height - 4)).toFixed(1)}`).join('')
  return (
    <svg class="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${last.sides_taken} of ${last.sides} branch sides and ${last.findings} findings after ${last.launches} launches`}>
      <path class="cover" d={path((p) => (p.sides ? p.sides_taken / p.sides : 1))} />
      <path class="found" d={path((p) => p.findings / findings)} />
    </svg>
  )
}

export function SearchView() {
  const { points, report } = s.search.value!
  const last = points[points.length - 1]
  const running = s.phase.value.kind === 'search'
  const serious = report?.findings.filter((f) => f.severity !== 'note') ?? []
  return (
    <section class={`searched ${s.searchIsStale.value ? 'old' : ''}`} aria-label="Search">
      <div class="h">
        <b>{running ? 'Searching launches' : 'Search'}</b>
        {last && (
          <span class="dim">
            {last.launches} launches, {last.sides_taken} of {last.sides} branch sides
          </span>
        )}
        <span class="sp" />
        {!running && (
          <button class="lnk" onClick={() => (s.search.value = null)}>
            Close
          </button>
        )}
      </div>
      <Plot />
      {last && points.length > 1 && (
        <p class="key dim">
          <i class="cover" /> branch sides <i class="found" /> findings
        </p>
      )}
      {report && serious.length === 0 && (
        <p>
          Nothing found in {report.launches_tried} launches. {report.coverage && report.coverage.not_taken.length > 0 && `Never taken: ${report.coverage.not_taken.slice(0, 4).join(', ')}.`}
        </p>
      )}
      {serious.map((f, i) => (
        <button key={i} class="launchof" disabled={running || s.phase.value.kind !== 'idle' || s.searchIsStale.value} onClick={() => void s.openLaunch(f)}>
          <SeverityMark severity={f.severity} />
          <span>
            <code>
              {'<<<'}
              {dims(f.launch.grid)}, {dims(f.launch.block)}
              {'>>>'}
            </code>{' '}
            {f.message}
          </span>
        </button>
      ))}
      {report?.notes.map((n) => (
        <p key={n} class="dim">
          {n}
        </p>
      ))}
    </section>
  )
}

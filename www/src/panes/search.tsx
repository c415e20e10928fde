// The search for launches: its progress, and which launches show what.

import { SeverityMark } from '../icons'
import { count, dims } from '../report'
import * as run from '../state/run'
import * as search from '../state/search'

const strategies = `Guided: starts from constants and conditions in the kernel's code, then evolves plausible launches.
Simulee: evolves random launches, as published.`

const [width, height] = [300, 46]

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Coverage of branch sides, findings, and Simulee's score where there is one, over launches. */
function Plot() {
  const points = search.current.value!.points
  const last = points[points.length - 1]
  if (!last) return null
  const sides = `${last.sides_taken} of ${count(last.sides, 'branch side')}`
  const label =
    `${sides} and ${count(last.findings, 'finding')} after ${count(last.launches, 'launch', 'launches')}` +
    (last.score === null ? '' : `, best score ${last.score.toFixed(3)}`)
  const most = Math.max(last.launches, 1)
  const findings = Math.max(...points.map((p) => p.findings), 1)
  // Before the first launch nothing has been taken or found.
  const begun = [
    { ...last, launches: 0, findings: 0, sides_taken: 0, score: last.score === null ? null : 1 },
    ...points,
  ]
  const path = (y: (p: (typeof points)[number]) => number) =>
    begun
      .map((p, i) => `${i ? 'L' : 'M'}${point((p.launches / most) * width, height - 2 - y(p) * (height - 4))}`)
      .join('')
  return (
    <svg class="plot" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="cover" d={path((p) => (p.sides ? p.sides_taken / p.sides : 1))} />
      {last.score !== null && <path class="score" d={path((p) => p.score ?? 1)} />}
      <path class="found" d={path((p) => p.findings / findings)} />
    </svg>
  )
}

export function SearchView() {
  const { points, report } = search.current.value!
  const last = points[points.length - 1]
  const running = run.phase.value.kind === 'search'
  const serious = report?.findings.filter((f) => f.severity !== 'note') ?? []
  return (
    <section class={`searched ${search.isStale.value ? 'old' : ''}`} aria-label="Search">
      <div class="head">
        <b>{running ? 'Searching launches' : 'Search'}</b>
        {last && (
          <span class="dim">
            {last.launches} of {last.of} launches
          </span>
        )}
        <span class="spacer" />
        {!running && (
          <>
            <select
              aria-label="search strategy"
              title={strategies}
              value={search.strategy.value}
              onChange={(e) => (search.strategy.value = e.currentTarget.value as 'default')}
            >
              <option value="default">guided</option>
              <option value="simulee">Simulee</option>
            </select>
            <button
              class="link-button"
              disabled={run.phase.value.kind !== 'idle'}
              onClick={() => void search.findLaunch()}
            >
              Search again
            </button>
            <button class="link-button" onClick={() => (search.current.value = null)}>
              Close
            </button>
          </>
        )}
      </div>
      <Plot />
      {last && (
        <p class="key dim">
          <i class="cover" /> branch sides {last.sides_taken} of {last.sides} <i class="found" /> findings{' '}
          {last.findings}
          {last.score !== null && (
            <>
              <i class="score" /> fitness of the best launch {last.score.toFixed(3)}: smaller is better
            </>
          )}
        </p>
      )}
      {report && serious.length === 0 && (
        <p>
          Nothing found in {report.launches_tried} launches.{' '}
          {report.coverage &&
            report.coverage.not_taken.length > 0 &&
            `Never taken: ${report.coverage.not_taken.slice(0, 4).join(', ')}.`}
        </p>
      )}
      {report?.proof?.summary && serious.length === 0 && <p>✓ {report.proof.summary}</p>}
      {serious.map((f, i) => (
        <button
          key={i}
          class="found-launch"
          disabled={running || run.phase.value.kind !== 'idle' || search.isStale.value}
          onClick={() => void search.openLaunch(f)}
        >
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

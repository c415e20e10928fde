// The chosen finding as a picture: when it happened, and which lanes of which warps were there.

import { SeverityMark, WarpTag } from '../icons'
import { short, triple, verb, type Finding, type KernelReport } from '../report'
import * as s from '../state'

/** `threads 0-31, 40` as a set of linear thread numbers. */
function threads(text: string | null): Set<number> {
  const out = new Set<number>()
  for (const m of (text ?? '').matchAll(/(\d+)(?:-(\d+))?/g)) {
    const to = Math.min(Number(m[2] ?? m[1]), 1023)
    for (let i = Number(m[1]); i <= to; i++) out.add(i)
  }
  return out
}

function Steps({ report }: { report: KernelReport }) {
  const end = Math.max(1, report.steps)
  const at = (step: number) => `${Math.min(100, (100 * step) / end)}%`
  const f = s.finding.value
  const marks = report.findings.map((x, i) => ({ x, i })).filter(({ x }) => x.step !== null)
  const tenth = Math.pow(10, Math.floor(Math.log10(end)))
  const unit = end / tenth >= 5 ? tenth : end / tenth >= 2 ? tenth / 2 : tenth / 5
  const ticks = []
  for (let n = Math.max(1, unit); n < end; n += Math.max(1, unit)) ticks.push(Math.round(n))
  return (
    <div class="steps">
      <div class="lane-line">
        {marks.map(({ x, i }) => (
          <button key={i} class={`tick ${i === s.selected.value ? 'on' : ''}`} style={{ left: at(x.step!) }} aria-label={`finding ${i + 1}, step ${x.step}: ${x.message}`} title={x.message} onClick={() => (s.selected.value = i)}>
            <SeverityMark severity={x.severity} />
          </button>
        ))}
      </div>
      <div class="ruler" aria-hidden="true">
        {ticks.map((n) => (
          <span key={n} style={{ left: at(n) }}>
            {n}
          </span>
        ))}
        {f?.step != null && (
          <b class="knob" style={{ left: at(f.step) }}>
            {f.step}
          </b>
        )}
      </div>
    </div>
  )
}

interface Row {
  block: string
  warp: number
  lanes: { kind: string; label: string; badge?: string; order?: string }[]
}

/** A row for each warp that matters to the finding. */
function rows(f: Finding): Row[] {
  const size = f.launch.warp_size
  const total = f.launch.block.reduce((a, b) => a * b, 1)
  const out: Row[] = []
  if (f.waiting.length) {
    const waiting = f.waiting.map((g) => threads(g.threads))
    const gone = threads(f.exited)
    for (let warp = 0; warp * size < total && out.length < 32; warp++) {
      const lanes = []
      for (let lane = 0; lane < size; lane++) {
        const t = warp * size + lane
        const group = waiting.findIndex((g) => g.has(t))
        if (t >= total) lanes.push({ kind: 'none', label: 'no such thread' })
        else if (group >= 0) lanes.push({ kind: 'waits', label: `thread ${t} waits at barrier ${group + 1}`, badge: waiting.length > 1 ? String(group + 1) : undefined })
        else if (gone.has(t)) lanes.push({ kind: 'exited', label: `thread ${t} has exited` })
        else lanes.push({ kind: 'away', label: `thread ${t} is elsewhere` })
      }
      out.push({ block: triple(f.block ?? [0, 0, 0]), warp, lanes })
    }
    return out
  }
  f.accesses.forEach((a, i) => {
    const block = triple(a.block)
    let row = out.find((r) => r.block === block && r.warp === a.warp)
    if (!row) {
      row = {
        block, warp: a.warp,
        lanes: Array.from({ length: size }, (_, lane) => (a.warp * size + lane < total ? { kind: 'thread', label: `lane ${lane}` } : { kind: 'none', label: 'no such thread' })),
      }
      out.push(row)
    }
    const letter = a.op === 'read' ? 'R' : a.op === 'write' ? 'W' : 'A'
    const old = row.lanes[a.lane]
    row.lanes[a.lane] = { kind: 'hit', label: `${triple(a.thread)} ${verb(a.op)}`, badge: (old?.badge ?? '') + letter, order: String(i + 1) }
  })
  return out
}

function Lanes({ finding: f }: { finding: Finding }) {
  const list = rows(f)
  if (!list.length) return null
  const size = f.launch.warp_size
  const several = new Set(list.map((r) => r.block)).size > 1
  const kinds = new Set(list.flatMap((r) => r.lanes.map((l) => l.kind)))
  const half = (from: number) => (
    <div class="g32 rulr" aria-hidden="true">
      <span class="a">lane</span>
      {Array.from({ length: Math.min(32, size) }, (_, i) => (
        <span key={i}>{(i + from) % 4 === 0 || i === Math.min(32, size) - 1 ? i + from : ''}</span>
      ))}
    </div>
  )
  return (
    <div class="lanes">
      {half(0)}
      {list.map((r) => (
        <div key={r.block + r.warp} class="warp">
          <div class="wh">
            <WarpTag warp={r.warp} /> <b>Warp {r.warp}</b>
            <span class="dim">
              {several || r.block !== '(0,0,0)' ? `block ${r.block}` : ''}
            </span>
            <span>
              {r.lanes.filter((l) => l.order).map((l) => l.label).join('; ')}
              {f.waiting.length > 0 && ['waits', 'away', 'exited'].map((k) => [r.lanes.filter((l) => l.kind === k).length, k] as const).filter(([n]) => n).map(([n, k]) => `${n} ${k === 'waits' ? 'waiting' : k === 'away' ? 'elsewhere' : 'exited'}`).join(', ')}
            </span>
          </div>
          {Array.from({ length: Math.ceil(size / 32) }, (_, h) => (
            <div key={h} class="g32" role="img" aria-label={`warp ${r.warp}: ${summary(r)}`}>
              <span class="a">{h ? '32–63' : ''}</span>
              {r.lanes.slice(h * 32, h * 32 + 32).map((l, i) => (
                <span key={i} class={`lane ${l.kind} w${r.warp % 4}`} title={l.label}>
                  {l.badge && <b>{l.badge}</b>}
                </span>
              ))}
            </div>
          ))}
        </div>
      ))}
      <div class="leg" aria-hidden="true">
        {kinds.has('hit') && <span><i class="lane hit w0"><b>W</b></i> writes</span>}
        {kinds.has('hit') && <span><i class="lane hit w0"><b>R</b></i> reads</span>}
        {kinds.has('thread') && <span><i class="lane thread w0" /> other lanes</span>}
        {kinds.has('waits') && <span><i class="lane waits" /> waits at a barrier</span>}
        {kinds.has('away') && <span><i class="lane away" /> elsewhere</span>}
        {kinds.has('exited') && <span><i class="lane exited" /> exited</span>}
      </div>
    </div>
  )
}

function summary(r: Row): string {
  const named = r.lanes.filter((l) => l.order).map((l) => l.label)
  if (named.length) return named.join('; ')
  const count = (k: string) => r.lanes.filter((l) => l.kind === k).length
  return `${count('waits')} waiting, ${count('away')} elsewhere, ${count('exited')} exited`
}

function Intervals({ finding: f, file }: { finding: Finding; file: string }) {
  if (f.rule !== 'race' || f.accesses.length < 2) return null
  const [a, b] = f.accesses as [Finding['accesses'][0], Finding['accesses'][0]]
  const sameBlock = triple(a.block) === triple(b.block)
  return (
    <table class="events">
      <caption>
        {f.path ? <code>{f.path}</code> : 'These bytes'} {f.space && `in ${f.space} memory`}
        {sameBlock ? `, ${a.interval === b.interval ? `both in interval ${a.interval}` : `intervals ${a.interval} and ${b.interval}`}` : ', in two blocks, which no barrier orders'}
      </caption>
      <thead>
        <tr>
          <th class="r">step</th>
          <th>block</th>
          <th>thread</th>
          <th>warp</th>
          <th>action</th>
          <th>line</th>
          <th class="r">interval</th>
        </tr>
      </thead>
      <tbody>
        {[a, b].map((x, i) => (
          <tr key={i} class={i ? 'now' : ''}>
            <td class="m r">{x.step}</td>
            <td class="m">{triple(x.block)}</td>
            <td class="m">{triple(x.thread)}</td>
            <td><WarpTag warp={x.warp} /></td>
            <td class={`tw${x.warp % 4}`}>{x.op}</td>
            <td class="m">{short(x.loc, file)}</td>
            <td class="m r">{x.interval}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PicturePane() {
  const r = s.result.value
  const f = s.finding.value
  return (
    <section class="picture" aria-label="Picture">
      <div class="ph">
        <h2>{f && f.waiting.length ? 'Who waits where' : 'Collision'}</h2>
        {r && f?.step != null && (
          <span>
            <b class="now">Step {f.step}</b> of {r.report.steps}
          </span>
        )}
      </div>
      <div class={`scroll ${s.resultIsStale.value ? 'old' : ''}`} tabIndex={0} role="region" aria-label="picture of the finding">
        {r && <Steps report={r.report} />}
        {f && <Lanes finding={f} />}
        {f && <Intervals finding={f} file={r!.file} />}
        {!r && <p class="quiet">Run the kernel, and the colliding lanes are shown here.</p>}
        {r && !f && <p class="quiet">No finding to show for this launch, input and model.</p>}
      </div>
    </section>
  )
}

export function OutputPane() {
  const r = s.result.value?.report
  const l = r?.launch
  return (
    <section class="output" aria-label="Output">
      <div class="ph">
        <h2>Output</h2>
      </div>
      <div class={`scroll ${s.resultIsStale.value ? 'old' : ''}`} tabIndex={0} role="region" aria-label="output of the run">
        {r && l ? (
          <dl class="kv">
            <dt>Run</dt>
            <dd>{r.outcome.kind === 'finished' ? 'to the end' : r.outcome.text || r.outcome.kind}</dd>
            <dt>Steps</dt>
            <dd>{r.steps.toLocaleString('en')} warp instructions</dd>
            <dt>Threads</dt>
            <dd>
              {l.grid.reduce((a, b) => a * b, 1)} blocks of {l.block.reduce((a, b) => a * b, 1)}
            </dd>
            <dt>Model</dt>
            <dd>
              {r.model}, exited threads {l.exited === 'arrive' ? 'count as arrived' : 'do not arrive'}
            </dd>
            <dt>printf</dt>
            <dd>{r.output ? '' : 'nothing printed'}</dd>
          </dl>
        ) : (
          <p class="quiet">Steps and what the kernel prints.</p>
        )}
        {r?.output && <pre class="printed">{r.output}</pre>}
        <p class="foot">A run shows what this launch, seed and model did. No finding is never a proof.</p>
      </div>
    </section>
  )
}

// Output: what was printed, what buffers hold at the end, and how much of the code ran.

import { signal } from '@preact/signals'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { count } from '../report'
import * as run from '../state/run'

const size = (dims: readonly number[]) => dims.reduce((a, b) => a * b, 1)

const when = signal<'step' | 'end'>('end')

/** Buffers at the end of the run. */
function Finals() {
  const now = session.current.value
  if (!now || now.view.cut) return null
  const list = now.view.objects.filter((o) => session.finalMemory.value.has(o.object))
  return (
    <>
      {list.map((o) => {
        const index = now.view.objects.indexOf(o)
        const m = session.finalMemory.value.get(o.object)!
        const known = m.cells.findLastIndex((v) => v !== null) + 1
        const count = o.open ? known : Math.floor(o.bytes / o.element_size)
        const raced = new Set(
          now.view.cells
            .filter((c) => c.object === index && now.report.findings[c.finding]!.severity === 'error')
            .map((c) => c.cell),
        )
        return (
          <div key={o.object} class="final">
            <b>{o.name}</b>{' '}
            <span class="dim">
              {o.element}[{o.open ? ' ' : count}]
            </span>
            <div class="values">
              {m.cells.slice(0, Math.min(32, count)).map((v, i) => (
                <span
                  key={i}
                  class={raced.has(i) ? 'raced' : ''}
                  title={`${o.name}[${i}]${raced.has(i) ? ', raced' : ''}`}
                >
                  {v ?? '·'}
                </span>
              ))}
              {o.open && !count && <span class="dim">not accessed</span>}
              {count > 32 && <span class="dim">and {o.open ? '' : (count - 32).toLocaleString('en')} more</span>}
            </div>
          </div>
        )
      })}
    </>
  )
}

export function OutputPane() {
  const r = run.result.value?.report
  const l = r?.launch
  const now = session.current.value
  const printed = when.value === 'step' && scene.current.value ? scene.current.value.output : (r?.output ?? '')
  const branches = now?.view.branches ?? []
  const sides = branches.reduce((n, b) => n + Number(b.taken > 0) + Number(b.not_taken > 0), 0)
  return (
    <section class="output" aria-label="Output">
      <div class="pane-head">
        <h2>Output</h2>
        <span class="spacer" />
        {now && r?.output && (
          <span class="segments small" role="group" aria-label="output up to">
            <button aria-pressed={when.value === 'step'} onClick={() => (when.value = 'step')}>
              Up to step {scene.step.value}
            </button>
            <button aria-pressed={when.value === 'end'} onClick={() => (when.value = 'end')}>
              All
            </button>
          </span>
        )}
      </div>
      <div
        class={`scroll ${run.resultIsStale.value ? 'old' : ''}`}
        tabIndex={0}
        role="region"
        aria-label="output of the run"
      >
        {r?.output && <pre class="printed">{printed || ' '}</pre>}
        <Finals />
        {r && l ? (
          <dl class="facts">
            <dt>Outcome</dt>
            <dd>{r.outcome.kind === 'finished' ? 'finished' : r.outcome.text || r.outcome.kind}</dd>
            <dt>Steps</dt>
            <dd>
              {r.steps.toLocaleString('en')} in {count(size(l.grid), 'block')} of {l.block.reduce((a, b) => a * b, 1)}
            </dd>
            {now && branches.length > 0 && (
              <>
                <dt>Branch sides</dt>
                <dd>
                  <span class="meter" aria-hidden="true">
                    <i style={{ width: `${(100 * sides) / (2 * branches.length)}%` }} />
                  </span>{' '}
                  {sides} of {2 * branches.length}
                </dd>
                {branches
                  .filter((b) => !b.taken !== !b.not_taken)
                  .slice(0, 6)
                  .map((b) => (
                    <dd key={b.site} class="never">
                      line {session.siteText(b.site)}: never {b.taken ? 'false' : 'true'}
                    </dd>
                  ))}
              </>
            )}
            <dt>Model</dt>
            <dd>
              {r.model}, exited threads {l.exited === 'arrive' ? 'count as arrived' : 'do not arrive'}
            </dd>
            {!r.output && (
              <>
                <dt>printf</dt>
                <dd>nothing printed</dd>
              </>
            )}
          </dl>
        ) : (
          <p class="quiet">What the kernel prints, buffers at the end, and how much of the code ran.</p>
        )}
        {now?.view.cut && (
          <p class="foot">The recording ends after {now.view.steps.toLocaleString('en')} steps; the run continued.</p>
        )}
        <p class="foot">A run shows what this launch, seed and model do. The absence of findings is not a proof.</p>
      </div>
    </section>
  )
}

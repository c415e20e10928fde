// A finding as a story: the two accesses in both orders, with what comes of each; or who waits where.

import * as moves from '../debug/moves'
import * as session from '../debug/session'
import { counted, isOne } from '../masks'
import { type Access, does, type Finding, place, triple, value, waits } from '../report'
import * as run from '../state/run'

/** What is left in the cell, or read from it, when the accesses happen in this order; `seen` means that of the run. */
function outcome(first: Access, second: Access, seen: boolean): string | null {
  const writes = (a: Access) => a.action === 'write' || a.action === 'atomic'
  const shown = (v: Access['value'], a: Access) => value(v, a.type)
  if (writes(first) && second.action === 'read') {
    // In the run a third access may have come between.
    if (seen && second.value !== first.value)
      return second.value === null ? null : `the read gets ${shown(second.value, second)}`
    return first.value === null ? null : `the read gets ${shown(first.value, first)}, the new value`
  }
  if (first.action === 'read' && writes(second)) {
    // In the run the write may have come first: what it found is what the read gets in this order.
    const old = seen ? first.value : (second.before ?? first.value)
    return old === null ? null : `the read gets ${shown(old, second)}, the old value`
  }
  if (first.action === 'write' && second.action === 'write') {
    return second.value === null ? null : `${shown(second.value, second)} stays`
  }
  return null
}

/** Whether a read and a write race over a cell that the write does not change, so that both orders look alike. */
function isAlike(first: Access, second: Access): boolean {
  const [read, write] = first.action === 'read' ? [first, second] : [second, first]
  return read.action === 'read' && write.action === 'write' && write.value !== null && write.before === write.value
}

function Order({
  title,
  first,
  second,
  path,
  seen,
}: {
  title: string
  first: Access
  second: Access
  path: string
  seen: boolean
}) {
  const result = outcome(first, second, seen)
  const line = (a: Access) => {
    const at = place(a.loc)
    return at ? `, line ${at.line}` : ''
  }
  return (
    <div class="order">
      <h4>{title}</h4>
      <ol>
        {[first, second].map((a, i) => (
          <li key={i}>
            <span class={`hue-text${a.warp % 4}`}>
              warp {a.warp}, thread {triple(a.thread)}
            </span>{' '}
            {does(a, path)}
            {line(a)}
          </li>
        ))}
      </ol>
      {result && <p class="result">{result}</p>}
    </div>
  )
}

function Race({ finding: f, index }: { finding: Finding; index: number }) {
  const [first, second] = [f.accesses[0]!, f.accesses[1]!]
  const path = f.path ?? 'memory'
  const steps = session.isStale.value ? null : session.findingSteps(index)
  return (
    <>
      <div class="orders">
        <Order title="This run" first={first} second={second} path={path} seen />
        <Order title="The other order" first={second} second={first} path={path} seen={false} />
      </div>
      <p>Nothing says which of the two happens. Both are possible on a real device.</p>
      {isAlike(first, second) && <p>Here both values are the same by chance: with other data they differ.</p>}
      {steps && (
        <p class="buttons">
          {steps.first !== null && (
            <button class="btn" onClick={() => moves.seek(steps.first!)}>
              First access
            </button>
          )}
          <button class="btn" onClick={() => moves.gotoFinding(index)}>
            Second access
          </button>
        </p>
      )}
    </>
  )
}

/** The finding that is chosen, as a story. */
export function Story() {
  const f = run.finding.value
  if (!f || run.resultIsStale.value) return null
  const index = run.selected.value
  const steps = session.isStale.value ? null : session.findingSteps(index)
  return (
    <div class="story">
      <p>
        <b>{f.message}</b>
      </p>
      {f.rule === 'race' && f.accesses.length === 2 ? (
        <Race finding={f} index={index} />
      ) : (
        <>
          <ul>
            {f.waiting.map((g, i) => {
              const at = place(g.loc)
              return (
                <li key={i}>
                  {waits(g)} {at ? `at line ${at.line}` : 'at a barrier'}
                </li>
              )
            })}
            {(
              [
                [f.exited_threads, 'has exited', 'have exited'],
                [f.elsewhere_threads, 'is elsewhere', 'are elsewhere'],
                [f.skipped_threads, 'has gone past', 'have gone past'],
              ] as const
            ).map(
              ([threads, one, many]) =>
                threads.length > 0 && (
                  <li key={one}>
                    {counted('thread', threads)} {isOne(threads) ? one : many}
                  </li>
                ),
            )}
          </ul>
          {steps && (
            <p class="buttons">
              <button class="btn" onClick={() => moves.gotoFinding(index)}>
                Go there
              </button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

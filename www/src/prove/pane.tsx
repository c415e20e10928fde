// What is proved of the kernel for every launch, as a picture: which thread owns which cells between two barriers, and
// why two threads never meet in one. What is open is shown as its two statements and the fact that is missing.

import './prove.css'
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { ask } from '../engine'
import { Icon } from '../icons'
import { showLine } from '../panes/code'
import { Term } from '../panes/terms'
import type { OpenReport, OwnedCell, OwnedInterval, OwnersView, VerdictReport } from '../protocol'
import { dims, type Launch, place, short } from '../report'
import * as launch from '../state/launch'
import * as proof from '../state/proof'
import * as run from '../state/run'
import * as source from '../state/source'

/** The line of the source at a place. */
const lineAt = (loc: string | null) => {
  const p = place(loc)
  return p && p.file === source.file.value ? (source.text.value.split('\n')[p.line - 1]?.trim() ?? null) : null
}

function At({ loc, file }: { loc: string | null; file: string }) {
  const p = place(loc)
  if (!p) return null
  return (
    <button class="link-button mono" disabled={p.file !== source.file.value} onClick={() => showLine(p.line)}>
      line {short(loc, file)}
    </button>
  )
}

const titles = {
  proved: 'proved for every launch',
  'proved-if': 'proved, if …',
  counterexample: 'does not hold',
  unknown: 'not proved',
} as const

async function tryLaunch(of: Launch) {
  launch.setFields({
    ...launch.fields(),
    ...launch.fieldsOf(of),
  })
  await run.start()
}

const call = (of: Launch) => `<<<${dims(of.grid)}, ${dims(of.block)}>>>`

/** Two statements, and what a proof would have to know of them. */
function Open({ open: o, file }: { open: OpenReport; file: string }) {
  return (
    <div class="proof-open">
      <p>{o.message}</p>
      {o.locs.map((loc, i) => (
        <div key={i} class="proof-site">
          <span class="ordinal">{i + 1}</span>
          <At loc={loc} file={file} />
          <code>{lineAt(loc)}</code>
        </div>
      ))}
      {o.needs.map((need) => (
        <p key={need}>
          <b>Missing:</b> {need}
        </p>
      ))}
    </div>
  )
}

function Verdict({ what, verdict: v, file }: { what: string; verdict: VerdictReport; file: string }) {
  return (
    <div class={`proof-verdict ${v.verdict}`}>
      <p class="proof-line">
        <span class={`proof-badge ${v.verdict}`}>{marks[v.verdict]}</span>
        <b>{what}:</b> {titles[v.verdict]}
      </p>
      {v.clauses.length > 0 && (
        <ul>
          {v.clauses.map((c) => (
            <li key={c.text}>
              <code>{c.text}</code>
              {c.broken_by && (
                <>
                  {' '}
                  is needed:{' '}
                  <button class="link-button" onClick={() => void tryLaunch(c.broken_by!)}>
                    see the race with {call(c.broken_by)}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {v.launch && (
        <p>
          <button class="link-button" onClick={() => void tryLaunch(v.launch!)}>
            Run the launch that shows it: {call(v.launch)}
          </button>
        </p>
      )}
      {v.open && <Open open={v.open} file={file} />}
    </div>
  )
}

/** The barrier interval and the cell that the picture is about. */
const chosen = signal({ interval: 0, cell: '' })

const who = (threads: number[]) => (threads.length > 4 ? `${threads.slice(0, 3).join(', ')}, …` : threads.join(' and '))

/** What a cell is to the threads, in a sentence. */
function sentence(name: string, c: OwnedCell): string {
  const cell = `${name}[${c.cell}]`
  if (c.updaters.length && !c.writers.length && !c.readers.length) {
    return `${cell} is updated atomically by thread ${who(c.updaters)}: atomic updates do not race with each other.`
  }
  if (!c.writers.length) {
    return `${cell} is only read here, by thread ${who(c.readers)}: readers do not disturb each other.`
  }
  const others = [...c.readers, ...c.updaters].filter((t) => !c.writers.includes(t))
  if (c.writers.length === 1 && !others.length) {
    return `${cell} belongs to thread ${c.writers[0]}: between these barriers no other thread touches it.`
  }
  const used = others.length ? ` and used by thread ${who(others)}` : ''
  return `${cell} is written by thread ${who(c.writers)}${used}: two threads meet here.`
}

const shared = (c: OwnedCell) => new Set([...c.writers, ...c.updaters, ...c.readers]).size > 1
const meets = (c: OwnedCell) => c.writers.length > 0 && shared(c)

function Interval({ of, last }: { of: OwnedInterval; last: boolean }) {
  const view = session.current.value?.view
  const size = view?.warp_size ?? 32
  if (!view) return null
  const open = of.objects
    .flatMap((o) => o.cells.map((c) => ({ o, c, key: `${of.interval}/${o.object}/${c.cell}` })))
    .find((x) => x.key === chosen.value.cell)
  return (
    <div class="owned-interval">
      <p class="dim">
        {of.interval === 0 ? 'From the start' : `After barrier ${of.interval}`}
        {last ? ' to the end' : ''}
      </p>
      {of.objects.map((o) => {
        const object = view.objects[o.object]!
        return (
          <div key={o.object} class="owned">
            <b class="mono">{object.name}</b>
            <div class="owned-cells">
              {o.cells.map((c) => {
                const owner = c.writers[0] ?? c.updaters[0] ?? c.readers[0] ?? 0
                const key = `${of.interval}/${o.object}/${c.cell}`
                const kind = meets(c) ? 'meets' : c.writers.length ? 'owner' : c.updaters.length ? 'atomic' : 'reads'
                const many = shared(c)
                return (
                  <button
                    key={c.cell}
                    type="button"
                    class={`owned-cell ${kind} hue${Math.floor(owner / size) % 4}`}
                    aria-pressed={chosen.value.cell === key}
                    title={sentence(object.name, c)}
                    aria-label={sentence(object.name, c)}
                    onClick={() => {
                      chosen.value = { interval: of.interval, cell: key }
                    }}
                  >
                    <span>{c.cell}</span>
                    <b>{many && kind !== 'meets' ? '∗' : owner}</b>
                  </button>
                )
              })}
            </div>
          </div>
        )
      })}
      {open && <Why name={view.objects[open.o.object]!.name} cell={open.c} owned={of} />}
    </div>
  )
}

/** Two threads, one cell: why they do not meet there. */
function Why({ name, cell: c, owned }: { name: string; cell: OwnedCell; owned: OwnedInterval }) {
  const view = session.current.value!.view
  const site = c.write_site ?? c.read_site
  const loc = site === null ? null : (view.sites[site]?.loc ?? null)
  const object = owned.objects.find((o) => view.objects[o.object]!.name === name)
  const mine = c.writers[0] ?? null
  const next = object?.cells.find((x) => x.writers.length === 1 && x.writers[0] !== mine)
  return (
    <div class="owned-why" role="status">
      <p>{sentence(name, c)}</p>
      {loc && (
        <div class="proof-site">
          <At loc={loc} file={source.file.value} />
          <code>{lineAt(loc)}</code>
        </div>
      )}
      {mine !== null && next && !meets(c) && c.write_site === next.write_site && (
        <p>
          The same statement takes thread {mine} to {name}[{c.cell}] and thread {next.writers[0]} to {name}[{next.cell}
          ]. For both to come to one cell they would have to be one thread.
        </p>
      )}
    </div>
  )
}

/** Which thread owns which cells, in the launch that the debugger shows. */
function Picture({ conditional }: { conditional: boolean }) {
  const now = session.current.value
  const { block } = scene.thread.value
  const [view, setView] = useState<OwnersView | null>(null)
  useEffect(() => {
    let mine = true
    if (now) {
      ask('owners', { session: now.id, block }).then(
        (v) => mine && setView(v),
        () => mine && setView(null),
      )
    }
    return () => {
      mine = false
    }
  }, [now, block])
  if (!now) {
    return <p class="dim">Run the kernel to see which thread owns which cells.</p>
  }
  if (!view) return null
  const list = view.intervals
  return (
    <div class="owners" role="group" aria-label="which thread owns which cells">
      <p>
        Who owns which cell in block {session.blockName(block)} of the launch on screen, between two{' '}
        <Term word="barriers" of="interval" />: in each cell the thread that writes it; ∗ for cells that several threads
        only read. The proof says that it is so in all launches{conditional ? ' that meet the condition' : ''}.
      </p>
      {list.map((i, k) => (
        <Interval key={i.interval} of={i} last={k === list.length - 1} />
      ))}
      {view.cut && <p class="dim">The first cells and intervals are shown.</p>}
    </div>
  )
}

const marks = { proved: '✓', 'proved-if': '✓', counterexample: '✗', unknown: '?' } as const

/** The verdicts in the head of Findings: what one launch shows is not all that is known. */
export function ProofBadges() {
  const p = proof.current.value
  if (!p || proof.isStale.value) return null
  const list = [
    ['races', p.report.races],
    ['barriers', p.report.divergence],
  ] as const
  return (
    <>
      {list.map(([what, v]) => {
        const about = what === 'races' ? 'no data race' : 'no barrier divergence'
        const title = `${about}: ${titles[v.verdict]} ${v.clauses.map((c) => c.text).join(', ')}`
        return (
          <span key={what} class="proof-mark" title={title} role="img" aria-label={title}>
            <span class={`proof-badge ${v.verdict}`}>{marks[v.verdict]}</span> {what}
          </span>
        )
      })}
    </>
  )
}

export function ProofView() {
  const p = proof.current.value
  if (!p) return null
  const { races, divergence, ledger } = p.report
  const isProved = races.verdict === 'proved' || races.verdict === 'proved-if'
  return (
    <section class={`proof${proof.isStale.value ? ' old' : ''}`} aria-label="Proof">
      <div class="proof-head">
        <h3>
          {p.kernel}: every launch
          {proof.isStale.value && <span class="stale"> of the code before</span>}
        </h3>
        <span class="spacer" />
        <button
          class="btn ghost icon-only"
          aria-label="close the proof"
          title="Close"
          onClick={() => {
            proof.current.value = null
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <Verdict what="No data race" verdict={races} file={p.file} />
      <Verdict what="No barrier divergence" verdict={divergence} file={p.file} />
      {isProved && <Picture conditional={races.verdict === 'proved-if'} />}
      {ledger
        .filter((a) => a.proved)
        .map((a) => (
          <p key={a.text}>{a.text}</p>
        ))}
      {ledger.some((a) => !a.proved) && (
        <details>
          <summary>What the proof assumes</summary>
          <ul>
            {ledger
              .filter((a) => !a.proved)
              .map((a) => (
                <li key={a.text + a.loc}>
                  {a.text} <At loc={a.loc ?? null} file={p.file} />
                </li>
              ))}
          </ul>
        </details>
      )}
    </section>
  )
}

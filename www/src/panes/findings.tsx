// Findings as cards: both sides, why, and what to do.

import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import * as moves from '../debug/moves'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import * as engine from '../engine'
import { SeverityMark, WarpTag } from '../icons'
import { Quoted } from '../markdown'
import { counted, isOne } from '../masks'
import {
  actionText,
  type Cause,
  change,
  count,
  dims,
  type Finding,
  markdown,
  place,
  rule,
  short,
  triple,
  waits,
} from '../report'
import * as address from '../state/address'
import * as announce from '../state/announce'
import * as documents from '../state/documents'
import * as links from '../state/links'
import * as program from '../state/program'
import * as proof from '../state/proof'
import * as run from '../state/run'
import * as search from '../state/search'
import * as source from '../state/source'
import { showLine } from './code'
import { SearchView } from './search'
import { Term } from './terms'

/** Repairs, once one was requested. */
const repairs = signal<typeof import('./repair') | null>(null)

async function repair(f: Finding) {
  repairs.value ??= await import('./repair')
  await repairs.value.begin(f)
}

const copied = signal(-1)
const scope = signal<'run' | 'interval'>('run')

/** Whether a finding happens in the current interval of the chosen block. */
function inInterval(f: Finding, index: number): boolean {
  const { block } = scene.thread.value
  const span = session.spanOf(block)
  const now = session.intervalAt(span, scene.step.value)
  const steps = session.findingSteps(index)
  const blocks = f.accesses.length ? f.accesses.map((a) => a.block) : f.block ? [f.block] : []
  if (!now || !steps || !blocks.some((b) => session.blockOf(b) === block)) return false
  return [steps.first, steps.second].some((step) => step !== null && session.intervalAt(span, step) === now)
}

async function copy(text: string, index: number) {
  try {
    await navigator.clipboard.writeText(text)
    copied.value = index
    announce.spoken.value = 'Copied.'
  } catch {
    announce.spoken.value = 'The browser does not allow copying here.'
  }
}

function choose(index: number) {
  run.selected.value = index
  const p = place(run.result.value?.report.findings[index]?.loc ?? null)
  if (p?.file === source.file.value) showLine(p.line)
}

function Site({ access: a, order, file }: { access: Finding['accesses'][number]; order: number; file: string }) {
  return (
    <div class="site">
      <span class="ordinal">{order}</span>
      <WarpTag warp={a.warp} />
      <span class="mono">{triple(a.thread)}</span>
      <b class={`hue-text${a.warp % 4}`}>{actionText(a)}</b>
      <span class="mono">{short(a.loc, file)}</span>
      <span class="mono dim step">step {a.step}</span>
      <span class="mono">{change(a)}</span>
    </div>
  )
}

/** What the rule of a finding is about, in the engine's words, fetched when it is opened. */
function WhatIsThis({ rule: of }: { rule: Finding['rule'] }) {
  const [text, setText] = useState<string[] | null>(null)
  const fetch = () => {
    if (text) return
    engine.ask('explain', { rule: of }).then(
      (said) => setText(said.split('\n\n')),
      () => setText(['The engine is not there.']),
    )
  }
  return (
    <details class="explain" onToggle={(e) => e.currentTarget.open && fetch()}>
      <summary>What is this?</summary>
      {text?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}

/** Findings with the same cause as the one above them, a line each. */
function SameCause({ members, file }: { members: number[]; file: string }) {
  const list = run.result.value!.report.findings
  const of = (i: number) => {
    const f = list[i]!
    const places = f.rule === 'race' ? f.accesses.map((a) => a.loc) : [f.loc]
    return [...new Set(places.map((loc) => short(loc, file)))].filter(Boolean).join(' and ')
  }
  return (
    <details class="same-cause" open={members.includes(run.selected.value)}>
      <summary>{members.length} more with the same cause</summary>
      <ul>
        {members.map((i) => (
          <li key={i}>
            <button class="link-button" aria-current={i === run.selected.value} onClick={() => choose(i)}>
              {list[i]!.message}
            </button>{' '}
            <span class="mono dim">{of(i)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Card({ finding: f, index, open }: { finding: Finding; index: number; open: boolean }) {
  const r = run.result.value!
  const blocks = new Set(f.accesses.map((a) => triple(a.block)))
  const steps = session.findingSteps(index)
  return (
    <article
      class={`card ${f.severity} ${open ? 'on' : ''}`}
      aria-label={`finding ${index + 1}`}
      aria-current={open ? 'true' : undefined}
    >
      <div class="head">
        <SeverityMark severity={f.severity} />
        <button class="title" onClick={() => choose(index)} aria-expanded={open}>
          <Quoted text={f.message} />
        </button>
        <span class="rule">
          {f.rule === 'race' && f.kind ? (
            <>
              <Term word="race" /> / <Term word={f.kind} />
            </>
          ) : f.rule === 'redundant-barrier' ? (
            <Term word={f.rule} of="redundant" />
          ) : f.rule === 'exited-threads' || f.rule === 'barrier-divergence' ? (
            <Term word={f.rule} of={f.rule.replace('-', ' ')} />
          ) : (
            rule(f)
          )}
        </span>
      </div>
      {!open && (
        <p>
          {f.loc && `line ${short(f.loc, r.file)}`}
          {f.count > 1 && `, ${f.count_is_at_least ? 'at least ' : ''}${f.count} times`}
        </p>
      )}
      {open && (
        <>
          {f.accesses.length > 0 && f.rule === 'race' && (
            <div class="sites">
              {f.accesses.map((a, i) => (
                <Site key={i} access={a} order={i + 1} file={r.file} />
              ))}
            </div>
          )}
          {f.accesses.some((a) => a.iterations.length > 0) && (
            <p>
              {f.accesses
                .map((a, i) => `${i ? ', ' : 'Access '}${i + 1} in iteration ${a.iterations.join('.')}`)
                .join('')}{' '}
              of the loop.
            </p>
          )}
          {blocks.size > 1 && <p>In different blocks: {[...blocks].join(' and ')}.</p>}
          {f.waiting.map((g, i) => (
            <p key={i}>
              <span class="ordinal">{i + 1}</span> {waits(g)} at {g.loc ? `line ${short(g.loc, r.file)}` : 'a barrier'}
              {g.trips.length > 0 && `, in loop iteration ${g.trips.join(', ')}`}
            </p>
          ))}
          {f.elsewhere_threads.length > 0 && (
            <p>
              {counted('thread', f.elsewhere_threads)} {isOne(f.elsewhere_threads) ? 'does' : 'do'} not arrive.
            </p>
          )}
          {f.skipped_threads.length > 0 && (
            <p>
              {counted('thread', f.skipped_threads)}{' '}
              {isOne(f.skipped_threads) ? 'skips it and ends' : 'skip it and end'}.
            </p>
          )}
          {f.exited_threads.length > 0 && (
            <p>
              {counted('thread', f.exited_threads)} {isOne(f.exited_threads) ? 'has' : 'have'} exited.
            </p>
          )}
          {f.branch && (
            <p>
              Diverged at the branch on line {short(f.branch.loc, r.file)}
              {f.branch.cause && (
                <>
                  : <Quoted text={f.branch.cause} />
                </>
              )}
              .
            </p>
          )}
          {f.notes.map((n) => (
            <p key={n}>
              <Quoted text={n} />
            </p>
          ))}
          {f.help.map((h) => (
            <div key={h} class="fix">
              <span>
                <b>What to do:</b> <Quoted text={h} />
              </span>
            </div>
          ))}
          {repairs.value && <repairs.value.Proposal finding={f} />}
          <WhatIsThis rule={f.rule} />
          <div class="actions">
            {f.severity !== 'note' && source.language.value === 'cuda' && !run.resultIsStale.value && (
              <button class="link-button" disabled={run.phase.value.kind !== 'idle'} onClick={() => void repair(f)}>
                Repair
              </button>
            )}
            {steps && !session.isStale.value && (
              <>
                <button class="link-button" onClick={() => moves.gotoFinding(index)}>
                  Go to step {steps.second}
                </button>
                <button class="link-button" onClick={() => moves.gotoFinding(index, true)}>
                  Step before
                </button>
              </>
            )}
            {f.loc && (
              <button class="link-button" onClick={() => choose(index)}>
                Show line {short(f.loc, r.file)}
              </button>
            )}
            <button class="link-button" onClick={() => void copy(markdown(f, r.report, r.file), index)}>
              {copied.value === index ? 'Copied' : 'Copy as Markdown'}
            </button>
            {!run.resultIsStale.value && (
              <button
                class="link-button"
                onClick={() => void links.share(f, steps && !session.isStale.value ? steps.second : null)}
              >
                Copy link
              </button>
            )}
            <span class="spacer" />
            {f.count > 1 && (
              <span class="dim">
                {f.count_is_at_least ? 'at least ' : ''}
                {f.count} {f.rule === 'race' ? 'pairs' : 'times'}
              </span>
            )}
          </div>
        </>
      )}
    </article>
  )
}

const lastPhase: Partial<Record<run.Phase['kind'], string>> = {
  search: 'search launches',
  program: 'run the program',
  prove: 'prove it for all launches',
  repair: 'repair and check',
}

/** How much of the work is done. */
function soFar(p: run.Phase): string {
  switch (p.kind) {
    case 'run':
      return p.steps ? count(p.steps, 'warp instruction') : ''
    case 'search':
      return p.of ? `${count(p.launches, 'launch', 'launches')} of at most ${p.of}` : ''
    case 'program':
      return [
        count(p.host, 'host step'),
        count(p.launches, 'launch', 'launches'),
        count(p.device, 'warp instruction'),
      ].join(', ')
    case 'repair':
      return p.versions ? `${count(p.versions, 'version')} compiled` : ''
    default:
      return ''
  }
}

function Progress() {
  const p = run.phase.value
  const mb = (n: number) => (n / 1e6).toFixed(1)
  const steps: [string, boolean][] = [
    ['download the compiler', p.kind === 'download'],
    [`compile ${source.file.value}`, p.kind === 'compile'],
    [lastPhase[p.kind] ?? 'run the launch', p.kind !== 'download' && p.kind !== 'compile'],
  ]
  return (
    <div class="state">
      <h3>
        {p.kind === 'download'
          ? 'Downloading the CUDA compiler'
          : p.kind === 'compile'
            ? 'Compiling'
            : p.kind === 'search'
              ? 'Searching launches'
              : p.kind === 'prove'
                ? 'Proving'
                : p.kind === 'repair'
                  ? 'Looking for a repair'
                  : 'Running'}
      </h3>
      {p.kind === 'download' && (
        <>
          <progress aria-label="compiler downloaded" max={p.total || 1} value={p.done} />
          <p>
            {mb(p.done)} of {mb(p.total)} MB. It is kept for later, and works offline.
          </p>
        </>
      )}
      <ol class="phases">
        {steps.map(([text, on]) => (
          <li key={text} class={on ? 'on' : ''}>
            {text}
          </li>
        ))}
      </ol>
      <button class="btn" onClick={run.cancel}>
        Cancel
      </button>
      {soFar(p) && <p class="dim">{soFar(p)}</p>}
      {run.elapsed.value > 0 && <p class="dim">{count(run.elapsed.value, 'second')} so far</p>}
    </div>
  )
}

/** An argument for a sentence: the values that a program put into a buffer are many; Launch has all. */
const shortened = (value: string) => (value.length > 48 ? `${value.slice(0, 47)}…` : value)

function NothingFound() {
  const r = run.result.value!.report
  const l = r.launch
  return (
    <div class="state">
      <h3>{r.outcome.kind === 'finished' ? 'Nothing found' : 'The run did not finish'}</h3>
      <p>
        for{' '}
        <code>
          {'<<<'}
          {dims(l.grid)}, {dims(l.block)}
          {'>>>'}
        </code>
        {l.args.map((a) => `, ${a.name} = ${shortened(a.value)}`)}, model {r.model}, seed {l.seed}. Other launches can
        still race.
      </p>
      {r.outcome.text && <p>{r.outcome.text}</p>}
    </div>
  )
}

/** Positions of findings by cause, in the order of the report; only those that `keep` keeps. */
function causes(list: Finding[], groups: Cause[], keep: (i: number) => boolean): number[][] {
  const grouped = new Set(groups.flatMap((g) => g.findings))
  const alone = list.map((_, i) => i).filter((i) => !grouped.has(i))
  return [...groups.map((g) => g.findings), ...alone.map((i) => [i])]
    .map((members) => members.filter(keep))
    .filter((members) => members.length > 0)
    .sort((a, b) => a[0]! - b[0]!)
}

export function FindingsPane() {
  const busy = run.phase.value.kind !== 'idle'
  const r = run.result.value
  const p = run.problem.value
  const list = r?.report.findings ?? []
  const isCurrent = scene.current.value && !session.isStale.value && list.length > 0
  const here = isCurrent ? list.map((f, i) => inInterval(f, i)) : []
  const some = isCurrent && scope.value === 'interval'
  const serious = list.filter((f) => f.severity !== 'note')
  const counts = (['error', 'warning', 'note'] as const)
    .map((sev) => [list.filter((f) => f.severity === sev).length, sev] as const)
    .filter(([n]) => n)
    .map(([n, sev]) => `${n} ${sev}${n > 1 ? 's' : ''}`)
  return (
    <section class="findings" aria-label="Findings">
      <div class="pane-head">
        <h2>Findings</h2>
        <span class="dim">
          {r && program.ran.value && program.shown.value ? 'of the launch: ' : ''}
          {r ? counts.join(', ') || 'none' : ''}
        </span>
        {proof.panes.value && <proof.panes.value.ProofBadges />}
        <span class="spacer" />
        {isCurrent && (
          <span class="segments small" role="group" aria-label="findings in view">
            <button aria-pressed={!some} onClick={() => (scope.value = 'run')}>
              All {list.length}
            </button>
            <button
              aria-pressed={!!some}
              title="only findings in the current interval of the chosen block"
              onClick={() => (scope.value = 'interval')}
            >
              This interval {here.filter(Boolean).length}
            </button>
          </span>
        )}
        {run.resultIsStale.value && <span class="stale">from the last run; run again</span>}
      </div>
      <div
        class={`scroll ${run.resultIsStale.value ? 'old' : ''}`}
        tabIndex={0}
        role="region"
        aria-label="list of findings"
      >
        {repairs.value && <repairs.value.Applied />}
        {busy && <Progress />}
        {search.current.value && <SearchView />}
        {!busy && p && (
          <div class="state" role="alert">
            <h3>{p.title}</h3>
            <p class="pre">{p.text}</p>
            {p.notes.map((n) => (
              <p key={n}>{n}</p>
            ))}
            {p.line !== null && (
              <button class="link-button" onClick={() => showLine(p.line!)}>
                Show line {p.line}
              </button>
            )}
            {p.list?.map(({ line, message }) => (
              <p key={`${line} ${message}`}>
                <button class="link-button" onClick={() => showLine(line)}>
                  Line {line}
                </button>
                : {message}
              </p>
            ))}
          </div>
        )}
        {proof.panes.value && <proof.panes.value.ProofView />}
        {program.panes.value && <program.panes.value.ProgramFindings />}
        {!busy && !p && !r && !program.ran.value && <Welcome />}
        {!busy && r && !p && serious.length === 0 && <NothingFound />}
        {r &&
          causes(list, r.report.groups, (i) => !some || !!here[i]).map(([first, ...others]) => {
            const selected = run.selected.value
            // A chosen finding is shown in place of the one that stands for its cause.
            const shown = others.includes(selected) ? selected : first!
            const rest = [first!, ...others].filter((i) => i !== shown)
            return (
              <div key={first} class="cause">
                <Card finding={list[shown]!} index={shown} open={shown === selected} />
                {rest.length > 0 && <SameCause members={rest} file={r.file} />}
              </div>
            )
          })}
        {some && !here.includes(true) && (
          <p class="quiet">
            No findings in interval {scene.current.value!.block.interval} of block{' '}
            {session.blockName(scene.thread.value.block)}; {list.length} in the whole run.
          </p>
        )}
        {(r || program.ran.value) && source.example.value && documents.sourceUntouched.value && <NextStep />}
        {r?.report.notes.map((n) => (
          <p key={n} class="foot">
            {n}
          </p>
        ))}
      </div>
    </section>
  )
}

function NextStep() {
  const { example, fixed } = source.example.value!
  return (
    <div class="next">
      <button
        class="btn"
        onClick={() =>
          void address.openExample(example.id, !fixed).then((there) => (there ? address.runIt() : undefined))
        }
      >
        {fixed ? 'Back to the bug' : 'See it fixed'}
      </button>
    </div>
  )
}

function Welcome() {
  const e = source.example.value
  return (
    <div class="state">
      <h3>{e ? e.example.title : 'Your kernel'}</h3>
      <p>{e ? e.example.summary : 'Run it to see which threads race.'} No GPU is used.</p>
      <button class="btn primary" onClick={() => void run.start()}>
        Run <kbd>Ctrl Enter</kbd>
      </button>
      <p class="dim">Write or paste CUDA C++ or LLVM IR, or drop a .cu or .ll file.</p>
    </div>
  )
}

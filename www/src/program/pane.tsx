// The panes of a whole program: its arguments, its terminal, and the timeline of host, streams and launches.

import './program.css'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icons'
import { Term } from '../panes/terms'
import { count } from '../report'
import * as state from '../state/program'
import * as run from '../state/run'
import { Launches, Timeline } from './timeline'
import { nanoseconds } from './units'
import { Variables } from './variables'

export { ProgramFindings } from './findings'
export { mainFirst, openLaunch, start } from './start'

const view = signal<'timeline' | 'table' | 'variables'>('timeline')
const names = { timeline: 'Timeline', table: 'Table', variables: 'Variables' }
const more = signal(false)
const folded = signal(false)

function Files() {
  return (
    <div class="program-more">
      <div class="field">
        <label for="program-stdin">standard input</label>
        <textarea
          id="program-stdin"
          rows={2}
          spellcheck={false}
          value={state.stdin.value}
          onInput={(e) => {
            state.stdin.value = e.currentTarget.value
          }}
        />
      </div>
      <div class="field">
        <label for="program-files">files that it may read</label>
        <input
          id="program-files"
          type="file"
          multiple
          onChange={(e) => void state.addFiles([...(e.currentTarget.files ?? [])])}
        />
      </div>
      <p class="dim">
        {state.files.value.length
          ? state.files.value.map((f) => `${f.name} (${count(f.bytes.length, 'byte')})`).join(', ')
          : 'The program finds files by their names. They stay in this page, and links do not hold them.'}
      </p>
    </div>
  )
}

function Head() {
  const busy = run.phase.value.kind !== 'idle'
  const ran = state.ran.value
  const p = ran?.report.program
  return (
    <form
      class="pane-head program-head"
      onSubmit={(e) => {
        e.preventDefault()
        if (!busy) void state.start()
      }}
    >
      <h2>Program</h2>
      <label class="visually-hidden" for="program-args">
        arguments of the program
      </label>
      <span class="input program-args">
        <span class="dim" aria-hidden="true">
          ./{(ran?.file ?? 'program').replace(/\.\w+$/, '')}
        </span>
        <input
          id="program-args"
          value={state.args.value}
          placeholder="arguments"
          spellcheck={false}
          autocomplete="off"
          onInput={(e) => {
            state.args.value = e.currentTarget.value
          }}
        />
      </span>
      <button
        type="button"
        class="btn ghost"
        aria-expanded={more.value}
        title="Standard input and files"
        onClick={() => {
          more.value = !more.value
        }}
      >
        Input
        <Icon name="chevron" />
      </button>
      <button class="btn" disabled={busy}>
        <Icon name="play" fill /> Run program
      </button>
      <span class="spacer" />
      {p && (
        <span class="program-counts hide-on-phone">
          {count(p.launches_made, 'launch', 'launches')}, {count(p.host_steps, 'host step')}
        </span>
      )}
      {state.isStale.value && <span class="stale">from the last run</span>}
      <button
        type="button"
        class="btn ghost icon-only"
        aria-label={folded.value ? 'show terminal and timeline' : 'fold terminal and timeline'}
        aria-expanded={!folded.value}
        title={folded.value ? 'Show' : 'Fold'}
        onClick={() => {
          folded.value = !folded.value
        }}
      >
        <Icon name={folded.value ? 'right' : 'chevron'} />
      </button>
      <button
        type="button"
        class="btn ghost icon-only"
        aria-label="close the program"
        title="Close"
        onClick={() => {
          state.shown.value = false
        }}
      >
        <Icon name="close" />
      </button>
    </form>
  )
}

function Terminal() {
  const box = useRef<HTMLPreElement>(null)
  const list = state.printed.value
  const ran = state.ran.value
  const p = ran?.report.program
  useEffect(() => {
    // The end stays in view while it is printed.
    if (box.current && !ran) box.current.scrollTop = box.current.scrollHeight
  }, [list, ran])
  const at = run.phase.value
  return (
    <pre class="terminal" ref={box} tabIndex={0} role="region" aria-label="terminal">
      {list.map(({ error, text }, i) => (
        <span key={i} class={error ? 'stderr' : undefined}>
          {text}
        </span>
      ))}
      {at.kind === 'program' && (
        <span class="terminal-note">
          {count(at.host, 'host step')}, {count(at.launches, 'launch', 'launches')},{' '}
          {count(at.device, 'warp instruction')} …
        </span>
      )}
      {p && (
        <span class={`terminal-note${p.exit_code === 0 ? '' : ' bad'}`}>
          {ran.cancelled ? '[cancelled: what was found so far]' : `[${p.text}]`}
        </span>
      )}
      {ran?.missing.concat(p?.notes.filter((n) => !ran.missing.includes(n)) ?? []).map((note) => (
        <span key={note} class="terminal-note">
          {note}
        </span>
      ))}
      {!list.length && !p && at.kind !== 'program' && (
        <span class="terminal-note">What the program prints appears here.</span>
      )}
    </pre>
  )
}

export function ProgramPane() {
  const ran = state.ran.value
  return (
    <section class={`program${folded.value ? ' folded' : ''}`} aria-label="Program">
      <Head />
      {more.value && !folded.value && <Files />}
      {!folded.value && (
        <div class="program-body">
          <Terminal />
          <div class="program-when">
            <div class="program-switch">
              <span class="dim">
                <Term word="virtual time" />
                {ran && `, ${nanoseconds(ran.timeline.end)} in all; not to scale`}
              </span>
              <span class="spacer" />
              <span class="segments small" role="group" aria-label="launches as">
                {(['timeline', 'table', 'variables'] as const).map((v) => (
                  <button key={v} type="button" aria-pressed={view.value === v} onClick={() => (view.value = v)}>
                    {names[v]}
                  </button>
                ))}
              </span>
            </div>
            {ran ? (
              view.value === 'timeline' ? (
                <Timeline ran={ran} />
              ) : view.value === 'table' ? (
                <Launches ran={ran} />
              ) : (
                <Variables ran={ran} />
              )
            ) : (
              <p class="quiet">
                A track for the host and one for each stream; a click on a launch opens it in the debugger.
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

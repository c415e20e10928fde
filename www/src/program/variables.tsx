// The variables of the host at the launch that is open: the functions that wait for it, innermost first.

import { useEffect } from 'preact/hooks'
import { showLine } from '../panes/code'
import type { HostFrameReport, HostVariableReport } from '../protocol'
import { count, place, short } from '../report'
import * as state from '../state/program'
import * as run from '../state/run'
import * as source from '../state/source'
import { showVariables } from './start'

/** What a pointer leads to. */
function targetOf(v: HostVariableReport, file: string): string {
  const t = v.target
  if (!t || t.memory === 'null') return ''
  if (t.memory === 'nowhere') return 'no memory'
  const names: Record<string, string> = { freed: 'freed memory', code: 'function', array: 'array' }
  const parts = [names[t.memory] ?? `${t.memory} memory`]
  if (t.object) parts.push(t.allocated ? `${t.object}, line ${short(t.allocated, file)}` : t.object)
  if (t.bytes !== null) parts.push(count(t.bytes, 'byte'))
  if (t.offset) parts.push(`offset ${t.offset}`)
  return parts.join(', ')
}

function Variable({ v, file }: { v: HostVariableReport; file: string }) {
  const target = targetOf(v, file)
  const line = (
    <>
      <span class="host-name">{v.name}</span>
      <span class="host-type">{v.type}</span>
      <span class={v.known ? 'host-value' : 'host-value dim'}>
        {v.value}
        {v.length !== null && <span class="dim"> {count(v.length, 'element')}</span>}
        {target && <span class="dim"> {target}</span>}
      </span>
    </>
  )
  return (
    <li>
      {v.members.length ? (
        <details>
          <summary>{line}</summary>
          <ul>
            {v.members.map((m) => (
              <Variable key={m.name} v={m} file={file} />
            ))}
          </ul>
        </details>
      ) : (
        <div class="host-leaf">{line}</div>
      )}
    </li>
  )
}

function Frame({ frame, file }: { frame: HostFrameReport; file: string }) {
  const p = place(frame.loc)
  return (
    <section class="host-frame">
      <h3>
        <button type="button" class="link-button" onClick={() => p && p.file === source.file.value && showLine(p.line)}>
          {frame.function}
          {frame.loc && `, line ${short(frame.loc, file)}`}
        </button>
      </h3>
      {frame.variables.length ? (
        <ul>
          {frame.variables.map((v) => (
            <Variable key={v.name} v={v} file={file} />
          ))}
        </ul>
      ) : (
        <p class="quiet">It has no variables here.</p>
      )}
    </section>
  )
}

export function Variables({ ran }: { ran: state.Ran }) {
  const launch = state.opened.value
  const known = state.variables.value
  const isKnown = known !== null && known.launch === launch && known.key === ran.key
  const idle = run.phase.value.kind === 'idle'
  useEffect(() => {
    if (launch !== null && !isKnown && idle && !state.isStale.value) void showVariables(launch)
  }, [launch, isKnown, idle])
  return (
    <div class="tracks host-variables" tabIndex={0} role="region" aria-label="variables of the host">
      {launch === null ? (
        <p class="quiet">Open a launch in the timeline or the table.</p>
      ) : !isKnown ? (
        <p class="quiet">The program is run up to launch {launch}, without optimisation …</p>
      ) : !known.frames?.length ? (
        <p class="quiet">The variables at launch {launch} cannot be shown.</p>
      ) : (
        known.frames.map((f, i) => <Frame key={i} frame={f} file={ran.file} />)
      )}
    </div>
  )
}

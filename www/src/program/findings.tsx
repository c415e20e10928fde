// What a run of the program showed, above the findings of the launch that the debugger shows: faults of host code with
// both their places, and kernels' findings with the launch that shows each.

import { SeverityMark } from '../icons'
import { Quoted } from '../markdown'
import { showLine } from '../panes/code'
import { count, type Finding, place, rule, short } from '../report'
import * as state from '../state/program'
import * as source from '../state/source'
import { openLaunch } from './start'

/** A place in the source, that leads there. */
function At({ loc, file }: { loc: string | null; file: string }) {
  const p = place(loc)
  if (!p) return null
  if (p.file !== source.file.value) return <span class="mono">{short(loc, file)}</span>
  return (
    <button class="link-button mono" onClick={() => showLine(p.line)}>
      {short(loc, file)}
    </button>
  )
}

function HostCard({ finding: f, file }: { finding: Finding; file: string }) {
  return (
    <article class={`card ${f.severity} host-card on`} aria-label={f.message}>
      <div class="head">
        <SeverityMark severity={f.severity} />
        <b class="title">
          <Quoted text={f.message} />
        </b>
        <span class="rule">{rule(f)}</span>
      </div>
      <div class="sites host-sites">
        {(f.operations ?? []).map((o, i) => (
          <div key={i} class="host-site">
            <span class="ordinal">{i + 1}</span>
            <span>
              <Quoted text={o.text} />
            </span>
            <span class="mono dim">
              {o.stream === null ? 'host' : o.stream ? `stream ${o.stream}` : 'default stream'}
            </span>
            <At loc={o.loc} file={file} />
            {o.launch !== null && (
              <button class="link-button" onClick={() => void openLaunch(o.launch!)}>
                Open launch {o.launch}
              </button>
            )}
          </div>
        ))}
        {(f.memory ?? []).map((m) => (
          <div key={m.what} class="host-site">
            <span class="dim">{m.what}</span>
            <At loc={m.loc} file={file} />
          </div>
        ))}
      </div>
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
      {f.count > 1 && <p class="dim">{count(f.count, 'time')}</p>}
    </article>
  )
}

function KernelLine({ finding: f, file }: { finding: Finding; file: string }) {
  const number = f.program_launch?.number
  return (
    <li class="kernel-line">
      <SeverityMark severity={f.severity} /> <Quoted text={f.message} /> <At loc={f.loc} file={file} />{' '}
      {number !== undefined && (
        <button
          class="link-button"
          aria-current={state.opened.value === number}
          onClick={() => void openLaunch(number)}
        >
          Open launch {number} of {f.program_launch!.of}
        </button>
      )}
    </li>
  )
}

export function ProgramFindings() {
  const ran = state.ran.value
  if (!ran || !state.shown.value) return null
  const { report, file } = ran
  const host = report.program!.findings
  const kernels = report.kernels.flatMap((k) => k.findings)
  const launches = count(report.program!.launches_made, 'launch', 'launches')
  const opened = state.opened.value
  return (
    <div class={`program-findings${state.isStale.value ? ' old' : ''}`}>
      <h3>
        The whole run:{' '}
        {host.length + kernels.length
          ? `${count(host.length + kernels.length, 'finding')} in ${launches}`
          : `nothing found in ${launches}`}
      </h3>
      {report.failures.map((f) => (
        <p key={f.message} class="pre">
          {f.message}
        </p>
      ))}
      {host.map((f) => (
        <HostCard key={f.fingerprint} finding={f} file={file} />
      ))}
      {kernels.length > 0 && (
        <ul>
          {kernels.map((f) => (
            <KernelLine key={`${f.fingerprint} ${f.function}`} finding={f} file={file} />
          ))}
        </ul>
      )}
      {opened !== null && <h3>Launch {opened}, in the debugger</h3>}
    </div>
  )
}

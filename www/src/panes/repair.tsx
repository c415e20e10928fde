// Repairs: an edit of the source that removes the findings of a kernel, shown before it is made. Loaded when the first
// one is requested.

import { batch, effect, signal } from '@preact/signals'
import { ask, Cancelled, compile, compileHost } from '../engine'
import type { FixReport } from '../protocol'
import type { Finding } from '../report'
import { notify, spoken } from '../state/announce'
import * as launch from '../state/launch'
import * as program from '../state/program'
import * as run from '../state/run'
import * as source from '../state/source'
import { applyEdits, showGhosts, undoEdit } from './code'

interface Repair {
  /** Fingerprint of the finding that it was requested for. */
  finding: string
  /** The source that is repaired. */
  text: string
  busy: boolean
  fix: FixReport | null
  /** Why there is no fix, or what the program's `main` shows of it. */
  said: string[]
  /** The source once the fix was applied. */
  applied: string | null
}
const current = signal<Repair | null>(null)

const none = () => {}

/** The edits by positions of the text: bytes become UTF-16. */
function edits(fix: FixReport, text: string): { from: number; to: number; insert: string }[] {
  const bytes = new TextEncoder().encode(text)
  const decoder = new TextDecoder()
  const at = (byte: number) => decoder.decode(bytes.subarray(0, byte)).length
  return fix.edits.map((e) => ({ from: at(e.start), to: at(e.end), insert: e.text }))
}

// What is proposed is shown in the source as long as the source is the one that it is for.
effect(() => {
  const repair = current.value
  const fits = repair?.fix && repair.applied === null && repair.text === source.text.value
  showGhosts(fits ? edits(repair.fix!, repair.text) : [])
})

/** Looks for a repair of the kernel that a finding is about. */
export async function begin(f: Finding) {
  await run.withKernel(async (kernel, module) => {
    const text = source.text.value
    let versions = 0
    const begun = { finding: f.fingerprint, text, busy: true, fix: null, said: [], applied: null }
    batch(() => {
      run.phase.value = { kind: 'repair', versions }
      current.value = begun
    })
    const name = source.file.value.replace(/[^\w.-]/g, '_')
    const barrier = f.rule === 'redundant-barrier' || f.rule === 'wide-barrier'
    const options = { redundant: barrier }
    let fix: FixReport | null = null
    let said: string[] = []
    try {
      // A program's own launches come first, and its run judges the repair.
      await program.mainFirst(module)
      run.phase.value = { kind: 'repair', versions }
      // All launches that a search tries, or if these do not show it, the launch on screen.
      for (const search of [true, false]) {
        const of = search ? launch.rules.value : launch.text.value
        let { repair, step } = await ask('repair', { module, kernel: kernel.name, launch: of, options, search })
        while (step.compile !== null) {
          if (source.text.value !== text) throw new Cancelled()
          const made = await (step.host ? compileHost : compile)(step.compile, name, source.options.value, none, none)
          run.phase.value = { kind: 'repair', versions: ++versions }
          step = await ask('repairOn', { repair, ir: made.ir, said: made.said })
        }
        fix = step.fix
        said = step.said
        if (fix) break
      }
    } finally {
      current.value = { ...begun, busy: false, fix, said }
    }
    spoken.value = fix ? `Repair found: ${fix.text}` : 'No repair was found.'
  })
}

function apply(repair: Repair) {
  applyEdits(edits(repair.fix!, repair.text))
  current.value = { ...repair, applied: source.text.value }
  void run.start()
}

function undo(repair: Repair) {
  undoEdit()
  current.value = { ...repair, applied: null }
  notify('The repair was undone')
}

/** What was applied, and how to undo it; above the findings. */
export function Applied() {
  const repair = current.value
  if (!repair?.applied || repair.applied !== source.text.value) return null
  return (
    <div class="fix" role="status">
      <span>
        <b>Repaired:</b> {repair.fix!.changes.map((c) => c.text).join(', ')}
      </span>
      <button class="btn" onClick={() => undo(repair)}>
        Undo
      </button>
    </div>
  )
}

/** The repair for a finding, in its card. */
export function Proposal({ finding }: { finding: Finding }) {
  const repair = current.value
  if (!repair || repair.text !== source.text.value || repair.applied !== null) return null
  const { fix } = repair
  const concerns = fix ? fix.fingerprints.includes(finding.fingerprint) : false
  if (repair.finding !== finding.fingerprint && !concerns) return null
  if (repair.busy) return <p class="dim">Looking for a repair…</p>
  if (!fix) {
    return (
      <div class="fix">
        <span>
          <b>No repair was found.</b>
          {repair.said.map((s) => (
            <span key={s}> {s}.</span>
          ))}
        </span>
      </div>
    )
  }
  const lines = fix.diff.split('\n').filter((l) => /^[+-](?!\+\+ |-- )/.test(l))
  return (
    <div class="fix repair">
      <p>
        <b>Repair:</b> {fix.text}
      </p>
      <pre class="diff">
        {lines.map((line, i) => (
          <span key={i} class={line.startsWith('+') ? 'added' : 'gone'}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
      {fix.values.map((v) => (
        <p key={v.cell} class="mono">
          {v.cell}: {v.before} → {v.after}
        </p>
      ))}
      {repair.said.map((s) => (
        <p key={s} class="dim">
          {s}
        </p>
      ))}
      <button class="btn primary" onClick={() => apply(repair)}>
        Apply
      </button>
    </div>
  )
}

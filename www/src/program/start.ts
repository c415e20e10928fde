// Runs the program on screen: its host side is compiled too, and its launches can be opened in the debugger.

import { batch } from '@preact/signals'
import { ask, Cancelled, compileHost } from '../engine'
import type { ModuleId, ProgramId, ProgramProgress } from '../protocol'
import { count, type Report } from '../report'
import { spoken } from '../state/announce'
import * as launch from '../state/launch'
import * as state from '../state/program'
import * as run from '../state/run'
import * as source from '../state/source'

/** The host side's IR; null if it does not compile, which is said unless `quiet`, or was changed meanwhile. `plain`:
 * without optimisation. */
async function hostIr(quiet = false, plain = false): Promise<string | null> {
  const [text, chosen] = [source.text.value, source.options.value]
  const options = plain ? [...chosen, ...(await ask('cudaHostPlain', {}))] : chosen
  const kept = plain ? state.plain : state.host
  const known = kept.value
  if (known?.text === text && known.options === JSON.stringify(options)) return known.ir
  const name = run.compiledName()
  run.compiling()
  const { ir, said } = await compileHost(text, name, options, run.downloading, run.compiling)
  if (text !== source.text.value) return null
  if (ir === null) {
    if (!quiet) run.showErrors(said, name)
    return null
  }
  kept.value = { text, options: JSON.stringify(options), ir }
  return ir
}

/** Lets the engine run `main` before it searches for launches, as the command line does. */
export async function mainFirst(module: ModuleId) {
  const host = await hostIr(true)
  if (host !== null) await ask('mainFirst', { module, host })
}

/** The program in the engine, and what it lacks; null if it does not compile. */
async function opened(module: ModuleId, plain = false): Promise<{ program: ProgramId; missing: string[] } | null> {
  const host = await hostIr(plain, plain)
  if (host === null) return null
  const open = plain ? state.openPlain : state.open
  if (open.program !== null && open.engine === run.engines.value) {
    void ask('closeProgram', { program: open.program }).catch(() => {})
  }
  const options = {
    args: state.words(state.args.value),
    stdin: state.stdin.value,
    model: launch.model.value,
    keep_going: false,
    max_steps: null,
  }
  const answer = await ask('program', { module, host, options, files: state.files.value })
  Object.assign(open, { program: answer.program, key: state.key.value, engine: run.engines.value })
  return answer
}

/** Most characters that the terminal keeps: the first ones. */
const MAX_SHOWN = 200_000
const shownSo = { far: 0 }

function print(pieces: ProgramProgress['printed']) {
  if (!pieces.length || shownSo.far >= MAX_SHOWN) return
  const list = state.printed.value.slice()
  for (const { error, text } of pieces) {
    const part = text.slice(0, MAX_SHOWN - shownSo.far)
    shownSo.far += part.length
    const last = list.at(-1)
    if (last && last.error === error) list[list.length - 1] = { error, text: last.text + part }
    else list.push({ error, text: part })
  }
  if (shownSo.far >= MAX_SHOWN) list.push({ error: true, text: '\n[more is not shown here]\n' })
  state.printed.value = list
}

/** Milliseconds after which a cancelled run that is inside a launch is ended with its engine. */
const PATIENCE = 1500

/** Runs the program; then the debugger shows the launch that is wanted, or the first one with a finding. */
export async function start(wanted?: state.Wanted) {
  const after = { launch: null as number | null }
  await run.withModule(async (module) => {
    const program = await opened(module)
    if (!program) return
    const key = state.key.value
    shownSo.far = 0
    batch(() => {
      state.printed.value = []
      state.ran.value = null
      state.progress.value = null
      run.phase.value = { kind: 'program', host: 0, device: 0, launches: 0 }
    })
    const stop = new AbortController()
    const ended = { done: false }
    run.finishEarly.value = () => {
      stop.abort()
      setTimeout(() => {
        if (!ended.done) run.drop()
      }, PATIENCE)
    }
    const { json, timeline } = await ask(
      'runProgram',
      { program: program.program },
      (done, _total, _search, at) => {
        // Inside launches only their steps are known.
        if (!at) {
          const { host_steps: host = 0, device_steps: device = 0, launches = 0 } = state.progress.value ?? {}
          run.phase.value = { kind: 'program', host, device: device + done, launches }
          return
        }
        batch(() => {
          print(at.printed)
          state.progress.value = at
          run.phase.value = { kind: 'program', host: at.host_steps, device: at.device_steps, launches: at.launches }
        })
      },
      stop.signal,
    ).finally(() => {
      ended.done = true
      run.finishEarly.value = null
    })
    const report = JSON.parse(json) as Report
    const all = findingsOf(report)
    batch(() => {
      state.ran.value = {
        report,
        timeline,
        key,
        file: source.file.value,
        missing: program.missing,
        cancelled: stop.signal.aborted,
      }
      const found = all.length ? count(all.length, 'finding') : 'Nothing found'
      const launches = count(report.program!.launches_made, 'launch', 'launches')
      spoken.value = `${found} in ${launches}; ${report.program!.text}.`
    })
    after.launch = wanted?.launch ?? (stop.signal.aborted || isLong(report) ? null : firstLaunch(report))
  })
  if (after.launch !== null) await openLaunch(after.launch, wanted)
  else run.countRun()
}

/** All findings of a report, those of the host's code first. */
export const findingsOf = (report: Report) => [
  ...(report.program?.findings ?? []),
  ...report.kernels.flatMap((k) => k.findings),
]

/** Steps up to which a launch is opened without being asked for: the program is run again for it. */
const SHORT = 30_000_000
const isLong = (report: Report) =>
  report.program!.host_steps + 10 * report.kernels.reduce((n, k) => n + k.steps, 0) > SHORT

/** The launch to look at first: the one that shows the first finding of a kernel, else the first one. */
function firstLaunch(report: Report): number | null {
  const shown = report.kernels
    .flatMap((k) => k.findings)
    .filter((f) => f.severity !== 'note' && f.program_launch)
    .map((f) => f.program_launch!.number)
  const ok = report.program!.launches.find((l) => l.steps > 0)?.number
  return shown.length ? Math.min(...shown) : (ok ?? null)
}

/** Opens a launch of the program in the debugger, with the memory that it has by then. */
export async function openLaunch(number: number, wanted?: state.Wanted) {
  await run.withModule(async (module) => {
    const { open } = state
    const isOpen = open.program !== null && open.key === state.key.value && open.engine === run.engines.value
    const program = isOpen ? open.program! : (await opened(module))?.program
    if (program === undefined) return
    run.running(0)
    const stop = new AbortController()
    run.finishEarly.value = () => stop.abort()
    const shown = (done: number, _total: number | null, _search: unknown, at?: ProgramProgress) =>
      run.running(at?.device_steps ?? done)
    const answer = await ask('openLaunch', { program, launch: number }, shown, stop.signal)
      .catch((error) => {
        // The last launch stays.
        if (error instanceof Cancelled) return null
        throw error
      })
      .finally(() => {
        run.finishEarly.value = null
      })
    if (!answer) return
    const report = (JSON.parse(answer.json) as Report).kernels[0]!
    const of = report.launch
    const at = wanted?.finding ? report.findings.findIndex((f) => f.fingerprint === wanted.finding) : 0
    run.countRun()
    batch(() => {
      source.kernelName.value = report.kernel
      launch.setFields({
        ...launch.fields(),
        ...launch.fieldsOf(of),
      })
      run.selected.value = Math.max(0, at)
      run.result.value = {
        report,
        key: launch.key.value,
        file: source.file.value,
        session: answer.session,
        step: wanted?.step ?? null,
        launch: number,
      }
      spoken.value = `Launch ${number}, ${report.display_name}: ${report.findings[0]?.message ?? 'nothing found'}.`
    })
  })
}

/** Finds out the variables of the host at the launch that is open. The program is compiled without optimisation and run
 * up to that launch again, since nothing reliable is known of the variables of optimised code. */
export async function showVariables(number: number) {
  await run.withModule(async (module) => {
    const key = state.key.value
    const open = state.openPlain
    const isOpen = open.program !== null && open.key === key && open.engine === run.engines.value
    const program = isOpen ? open.program! : (await opened(module, true))?.program
    if (program === undefined) {
      state.variables.value = { launch: number, key, frames: null }
      return
    }
    run.running(0)
    const stop = new AbortController()
    run.finishEarly.value = () => stop.abort()
    const shown = (done: number, _total: number | null, _search: unknown, at?: ProgramProgress) =>
      run.running(at?.device_steps ?? done)
    const frames = await ask('hostVariables', { program, launch: number }, shown, stop.signal)
      .catch(() => null)
      .finally(() => {
        run.finishEarly.value = null
      })
    state.variables.value = { launch: number, key, frames }
  })
}

// Compiling and running: what is under way, what came of it, and what went wrong.

import { batch, computed, effect, signal } from '@preact/signals'
import { ask, Cancelled, cancel as cancelWork, compile, EngineError } from '../engine'
import type { CheckOptions, Kernel, ModuleId, SessionId } from '../protocol'
import { count, type KernelReport, type Problem, place, type Report } from '../report'
import { Latest } from '../timing'
import { notify, spoken } from './announce'
import * as launch from './launch'
import * as source from './source'

export type Phase =
  | { kind: 'idle' }
  | { kind: 'download'; done: number; total: number }
  | { kind: 'compile' }
  /** With the warp instructions so far. */
  | { kind: 'run'; steps: number }
  | { kind: 'search'; launches: number; of: number }
  | { kind: 'program'; host: number; device: number; launches: number }
  | { kind: 'prove' }
  /** With the versions of the source compiled so far. */
  | { kind: 'repair'; versions: number }

export const phase = signal<Phase>({ kind: 'idle' })
/** When the work under way began. */
const begun = { at: 0, key: '' }
/** What went wrong, when nothing could be run. */
export const problem = signal<{
  title: string
  text: string
  notes: string[]
  line: number | null
  /** All errors of the compiler in the file, when there are several. */
  list?: { line: number; message: string }[]
} | null>(null)
/** Most errors of the compiler that are listed. */
const MAX_ERRORS = 20

/** The last run: its report, and what it was a run of. */
export interface Result {
  report: KernelReport
  /** What the report depends on, as `launch.key` has it. */
  key: string
  file: string
  /** The session over it, which is recorded next. */
  session: SessionId
  /** The step to begin at, where a link asks for one. */
  step: number | null
  /** The launch of the program that it is, from 1; none if it was made from the fields on screen. */
  launch?: number
}
export const result = signal<Result | null>(null)
export const resultIsStale = computed(() => result.value !== null && result.value.key !== launch.key.value)
/** Index of the chosen finding. */
export const selected = signal(0)
export const finding = computed(() => result.value?.report.findings[selected.value] ?? null)
/** Counts the runs that came to their end. */
const runs = { done: 0 }
export function countRun() {
  runs.done++
  // Tests read this at the document.
  document.documentElement.dataset['runs'] = String(runs.done)
}
/** What a run looks for. */
export const checks: CheckOptions = { redundant: true, perf: true }

/** Counts the engines that have been ended: what an old one knew is gone. */
export const engines = signal(0)
/** Each piece of work takes a ticket: one that was cancelled must not touch the phase of the next. */
const work = new Latest()
/** How the work under way ends early and keeps its results, where it can. */
export const finishEarly = signal<(() => void) | null>(null)

/** Lines that clang has said about the file. */
function remarksOf(said: string, name: string): source.Remark[] {
  const out: source.Remark[] = []
  for (const line of said.split('\n')) {
    const m = /^(.*?):(\d+):(\d+): (?:(fatal error|error)|(warning)|note): (.*)$/.exec(line)
    if (!m || m[1] !== name) continue
    const severity = m[4] ? 'error' : m[5] ? 'warning' : 'info'
    out.push({ line: Number(m[2]), column: Number(m[3]), severity, message: m[6]! })
  }
  return out
}

/** Brings the source to the engine; false when it does not compile, or was changed meanwhile. */
export async function prepare(): Promise<boolean> {
  if (source.language.value === 'ir') return source.readModule(launch.keepArgs)
  if (source.irOf.value !== source.text.value && !(await compileSource())) return false
  return source.module.value !== null || source.readModule(launch.keepArgs)
}

/** Shows what the compiler has said about code that it does not take. */
export function showErrors(said: string, name: string) {
  source.remarks.value = [...source.remarks.value.filter((r) => r.severity !== 'error'), ...remarksOf(said, name)]
  const errors = source.remarks.value.filter((r) => r.severity === 'error')
  const first = errors[0]
  const beginning = said.trim().split('\n').slice(0, 6).join('\n')
  problem.value = {
    title: 'This does not compile',
    text: first ? `Line ${first.line}: ${first.message}` : beginning || 'The compiler produced no output.',
    notes: [],
    line: first?.line ?? null,
    ...(errors.length > 1 ? { list: errors.slice(1, MAX_ERRORS) } : {}),
  }
}

/** What the compiler calls the source on screen. */
export const compiledName = () => source.file.value.replace(/[^\w.-]/g, '_')

export const compiling = () => {
  phase.value = { kind: 'compile' }
}
export const downloading = (done: number, total: number) => {
  phase.value = { kind: 'download', done, total }
}

async function compileSource(): Promise<boolean> {
  const text = source.text.value
  const isCurrent = work.watch()
  const name = compiledName()
  compiling()
  const options = source.options.value
  const { ir, said, remarks, standard } = await compile(text, name, options, downloading, compiling).finally(() => {
    if (isCurrent()) phase.value = { kind: 'idle' }
  })
  if (text !== source.text.value) return false
  if (ir !== null && standard) {
    source.options.value = [...options, standard]
    notify('Compiled as C++20')
  }
  const ignored = remarks.map(({ line, column, device, message }): source.Remark => {
    return { line, column, severity: device ? 'warning' : 'info', message }
  })
  source.remarks.value = [...ignored, ...remarksOf(ir === null ? '' : said, name)]
  if (ir === null) {
    showErrors(said, name)
    return false
  }
  source.forgetModule()
  batch(() => {
    source.ir.value = ir
    source.irOf.value = text
    problem.value = null
  })
  return true
}

const titles: Record<string, string> = {
  malformed: 'This cannot be read',
  unsupported: 'Not supported',
  'bad-launch': 'This launch cannot be run',
  limit: 'A limit was reached',
}

/** Shows why something could not be run. */
export function show(p: Problem) {
  const at = place(p.loc)
  const isHere = at !== null && at.file === source.file.value
  const where = !at ? '' : isHere ? `Line ${at.line}: ` : `${at.file}:${at.line}: `
  problem.value = {
    title: titles[p.outcome] ?? 'This cannot be run',
    text: where + p.message,
    notes: p.notes,
    line: isHere ? at.line : null,
  }
  if (isHere) {
    const remark = { line: at.line, column: at.column || 1, severity: 'error' as const, message: p.message }
    source.remarks.value = [...source.remarks.value, remark]
  }
}

/** What is done when the work under way has ended. */
const waiting = { action: null as ((module: ModuleId) => Promise<void>) | null }

/** Does `action` with the kernel on screen, once it is compiled; what goes wrong is shown. */
export function withKernel(action: (kernel: Kernel, module: ModuleId) => Promise<void>) {
  return withModule(async (module) => {
    const kernel = source.kernel.value
    if (kernel) return action(kernel, module)
    problem.value = {
      title: 'No kernel here',
      text: 'Nothing in this source is marked __global__, except templates whose arguments are not known.',
      notes: ['Add a kernel or a launch of one, or open an example.'],
      line: null,
    }
  })
}

/** Does `action` with the source on screen, once it is compiled; what goes wrong is shown. */
export async function withModule(action: (module: ModuleId) => Promise<void>) {
  if (phase.value.kind !== 'idle') {
    // What was changed since the work began is run next: once, however often it is asked for.
    if (begun.key !== launch.key.value) waiting.action = action
    return
  }
  problem.value = null
  begun.at = Date.now()
  begun.key = launch.key.value
  elapsed.value = 0
  const isCurrent = work.take()
  try {
    await source.opening.done
    // Pressed again meanwhile: that one runs.
    if (!isCurrent() || !(await prepare())) return
    if (source.module.value !== null) await action(source.module.value)
  } catch (error) {
    if (error instanceof Cancelled) return
    if (error instanceof EngineError) show(error.failure)
    else problem.value = { title: 'This did not work', text: messageOf(error), notes: [], line: null }
  } finally {
    if (isCurrent()) {
      phase.value = { kind: 'idle' }
      const next = waiting.action
      waiting.action = null
      if (next) void withModule(next)
    }
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The finding and the step that a run is made for. */
interface Wanted {
  /** Its fingerprint. */
  finding: string | null
  step: number | null
}

/** Shows how many warp instructions have been executed. */
export const running = (steps: number) => {
  phase.value = { kind: 'run', steps }
}

/** Runs the launch on screen. */
export function start(wanted?: Wanted) {
  return withKernel(async (kernel, module) => {
    if (launch.fault.value) {
      problem.value = { title: 'This launch cannot be run', text: launch.fault.value, notes: [], line: null }
      return
    }
    running(0)
    const about = {
      key: launch.key.value,
      file: source.file.value,
      step: wanted?.step ?? null,
    }
    const request = { module, launch: launch.text.value, kernel: kernel.name, options: checks }
    const { session, json } = await ask('run', request, running)
    const report = (JSON.parse(json) as Report).kernels[0]!
    const { findings } = report
    const at = wanted?.finding ? findings.findIndex((f) => f.fingerprint === wanted.finding) : 0
    if (at < 0) notify('This run does not show the finding of the link.')
    countRun()
    batch(() => {
      selected.value = Math.max(0, at)
      result.value = { ...about, report, session }
      spoken.value = findings.length
        ? `${count(findings.length, 'finding')}. ${findings[selected.value]!.message}`
        : 'Nothing found for this launch, input and model.'
    })
  })
}

/** Ends the work under way. */
export function cancel() {
  const after = elapsed.value >= 1 ? ` after ${elapsed.value} s` : ''
  if (finishEarly.value) {
    finishEarly.value()
    notify(`Cancelled${after}: what was found stays`)
    return
  }
  drop()
  notify(result.value ? `Cancelled${after}: the last result stays` : `Cancelled${after}`)
}

/** Seconds that the work under way has taken. */
export const elapsed = signal(0)
/** Whether it takes long enough to be cancelled: a button that changed at once would be hit by mistake. */
export const isLong = signal(false)
const isBusy = computed(() => phase.value.kind !== 'idle')
effect(() => {
  if (!isBusy.value) return
  const began = begun.at
  const timer = setInterval(() => {
    elapsed.value = Math.floor((Date.now() - began) / 1000)
  }, 500)
  const later = setTimeout(() => {
    isLong.value = true
  }, 300)
  return () => {
    clearInterval(timer)
    clearTimeout(later)
    isLong.value = false
  }
})

/** Ends whatever is under way, and the engine with it. */
export function drop() {
  work.take()
  waiting.action = null
  cancelWork()
  engines.value++
  source.module.value = null
  phase.value = { kind: 'idle' }
}

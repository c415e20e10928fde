// The course: the lesson on screen, what was predicted, what the judge says, and how far the user has come.

import { batch, computed, signal } from '@preact/signals'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { ask } from '../engine'
import { moduleOf, names, sourceOf, textOf } from '../lessons'
import { hasLane } from '../masks'
import type { AttemptReport, LessonView } from '../protocol'
import { type Finding, place } from '../report'
import { Latest } from '../timing'
import { notify, spoken } from './announce'
import * as documents from './documents'
import * as kept from './kept'
import * as launch from './launch'
import * as layout from './layout'
import * as run from './run'
import * as source from './source'
import { store, storedJson } from './storage'

/** How far the user has come in a lesson. */
export interface Progress {
  /** Whether an attempt has passed. */
  passed?: boolean
  /** Hints that were shown. */
  hints?: number
  /** Whether the prediction was right. */
  predicted?: boolean
}

/** The name of the file to be mended, which its IR has too. */
const START = 'start.cu'
export const REFERENCE = 'reference.cu'
const PROGRESS = 'warpscope.course'

export const progress = signal<Record<string, Progress>>(storedJson(PROGRESS) ?? {})
addEventListener('storage', (e) => {
  if (e.key === PROGRESS) progress.value = storedJson(PROGRESS) ?? {}
})

function note(name: string, of: Progress) {
  // Another tab may have written meanwhile.
  const all = storedJson<Record<string, Progress>>(PROGRESS) ?? progress.value
  progress.value = { ...all, [name]: { ...all[name], ...of } }
  store(PROGRESS, JSON.stringify(progress.value))
}

/** The lesson on screen. */
export const current = signal<{ name: string; text: string; view: LessonView } | null>(null)
/** Lessons that have been read, for the list. */
export const all = signal<{ name: string; view: LessonView }[]>([])
export const number = computed(() => (current.value ? names.indexOf(current.value.name) + 1 : 0))
export const count = names.length

/** What was predicted, as it was typed or clicked. */
export const guess = signal('')
export const answer = signal<{ right: boolean; text: string } | null>(null)
export const judging = signal(false)
export const judged = signal<{ report: AttemptReport; key: string } | null>(null)
/** Whether what the judge said is about other code. */
export const judgedIsStale = computed(() => judged.value !== null && judged.value.key !== source.text.value)
const openings = new Latest()

const read = async (name: string) => {
  const text = await textOf(name)
  return { name, text, view: await ask('lesson', { text }) }
}

/** Reads all lessons, for the list. */
export async function readAll() {
  if (all.value.length === names.length) return
  all.value = await Promise.all(names.map(read))
}

/** Opens a lesson with the user's newest attempt at it, if there is one; with the attempt `id`, or afresh. False when
 * something else was opened meanwhile, or there is no such lesson. */
export async function open(name: string, attempt?: { id: string } | 'none'): Promise<boolean> {
  if (!names.includes(name)) return false
  const isCurrent = openings.take()
  const done = load(name, attempt, isCurrent)
  source.opening.done = done.catch(() => {})
  return done
}

async function load(
  name: string,
  attempt: { id: string } | 'none' | undefined,
  isCurrent: () => boolean,
): Promise<boolean> {
  const [lesson, start, ir] = await Promise.all([read(name), sourceOf(name, 'start'), moduleOf(name, 'start')])
  if (!isCurrent()) return false
  const from = `lesson/${name}`
  documents.saveNow()
  const id = attempt === 'none' ? undefined : (attempt?.id ?? kept.newest(from)?.id)
  const own = id !== undefined && documents.openKept(id)
  if (!own) documents.open({ file: START, language: 'cuda', text: start, ir, from })
  batch(() => {
    current.value = lesson
    layout.tab.value = 'lesson'
    guess.value = ''
    answer.value = null
    judged.value = null
    show(lesson.view.show, lesson.view.model)
  })
  if (!own) await source.readModule(launch.keepArgs)
  return isCurrent()
}

/** Puts a launch of the lesson on screen. */
function show(of: LessonView['show'], model: LessonView['model']) {
  launch.setFields({
    ...launch.fieldsOf(of),
    model,
    exited: of.exited === (model === 'its' ? 'arrive' : 'strict') ? 'default' : of.exited,
    warpSize: of.warp_size,
    seed: String(of.seed),
  })
}

/** Leaves the course; the source stays on screen. */
export function close() {
  openings.take()
  current.value = null
  if (layout.tab.value === 'lesson') layout.tab.value = 'code'
}

/** Shows the next hint. */
export function hint() {
  const lesson = current.value
  if (!lesson) return
  const shown = progress.value[lesson.name]?.hints ?? 0
  if (shown < lesson.view.hints.length) note(lesson.name, { hints: shown + 1 })
}

/** Runs the lesson's launch and compares what happens with what was predicted. */
export async function predict() {
  const lesson = current.value
  if (!lesson) return
  answer.value = null
  await run.start()
  const result = run.result.value
  if (!result || current.value !== lesson) return
  const said = await compare(lesson.view.predict, guess.value.trim(), result.report.findings)
  if (current.value !== lesson) return
  answer.value = said
  spoken.value = said.text
  if (said.right) note(lesson.name, { predicted: true })
}

const linesOf = (f: Finding) =>
  [f.line, ...f.accesses.map((a) => a.line), ...f.waiting.map((g) => place(g.loc)?.line)].flatMap((n) => n ?? [])

/** Compares a prediction with the run: the engine knows the answer, the lesson does not. */
async function compare(kind: string, said: string, all: Finding[]): Promise<{ right: boolean; text: string }> {
  const findings = all.filter((f) => f.severity !== 'note')
  if (!findings.length) return { right: false, text: 'This run shows nothing wrong: is it still the first version?' }
  if (kind === 'line') {
    const lines = new Set(findings.flatMap(linesOf))
    if (lines.has(Number(said))) return { right: true, text: `Yes: line ${said} takes part.` }
    const list = [...lines].sort((a, b) => a - b).join(', ')
    return { right: false, text: `It is not line ${said}. Look at line ${list}.` }
  }
  await recorded()
  if (kind === 'cell') return compareCell(said, findings)
  return compareThread(said, findings)
}

/** Waits until the debugger has recorded the run on screen. */
const recorded = () =>
  new Promise<void>((resolve) => {
    const began = Date.now()
    const look = () => {
      const ready = session.current.value?.key === run.result.value?.key && scene.current.value !== null
      if (ready || session.trouble.value || Date.now() - began > 20_000) resolve()
      else setTimeout(look, 50)
    }
    look()
  })

/** A cell is right if two threads access it in one interval, or from different blocks, and one of them writes. */
async function compareCell(said: string, findings: Finding[]) {
  const seen = findings.find((f) => f.path !== null)?.path ?? ''
  const other = { right: false, text: `That cell is safe in this run. Look at ${seen}.` }
  const m = /^\s*(\w+)\s*\[\s*(\d+)\s*\]\s*$/.exec(said)
  if (!m) return { right: false, text: `Name a cell such as ${seen}.` }
  const now = session.current.value
  const object = now?.view.objects.find((o) => o.name === m[1])
  if (!now || !object) return other
  const offset = object.offset + Number(m[2]) * object.element_size
  const { tuples } = await session.unit(object.object, 0, offset)
  const racing = tuples.some((a) =>
    tuples.some(
      (b) =>
        (a.block !== b.block || (a.thread !== b.thread && a.interval === b.interval)) &&
        (a.action === 'write' || b.action === 'write'),
    ),
  )
  return racing ? { right: true, text: `Yes: threads race for ${m[1]}[${m[2]}].` } : other
}

/** A thread is right if at the moment of the finding it is not where thread 0 is: it waits elsewhere, or has exited. */
async function compareThread(said: string, findings: Finding[]) {
  const now = session.current.value
  const thread = Number(said)
  if (!now || !/^\d+$/.test(said) || thread >= now.view.threads) {
    return { right: false, text: `Name a thread by its number, from 0 to ${(now?.view.threads ?? 1) - 1}.` }
  }
  const index = run.result.value?.report.findings.indexOf(findings[0]!) ?? 0
  const step = session.findingSteps(index)?.second ?? findings[0]!.step ?? now.view.steps
  // The debugger shows this moment too.
  const at = await ask('seek', { session: now.id, step })
  const { warps } = await ask('block', { session: now.id, block: scene.thread.value.block })
  await scene.show(now, at, scene.thread.value)
  const size = now.view.warp_size
  const where = (n: number) => {
    const warp = warps.find((w) => w.warp === Math.floor(n / size))
    const state = warp?.lanes[n % size] ?? '-'
    const fragment = warp?.fragments.find((f) => hasLane(f.mask, n % size))
    return state === 'x' || !fragment ? 'exited' : `line ${session.lineOf(fragment.site)}`
  }
  const [theirs, its] = [where(0), where(thread)]
  const told = its === 'exited' ? 'has exited' : `is at ${its}`
  return theirs === its
    ? { right: false, text: `Thread ${thread} ${told}, as thread 0 is. Look at Threads for one that is elsewhere.` }
    : { right: true, text: `Yes: thread ${thread} ${told}.` }
}

/** Judges the source on screen as an attempt at the lesson. */
export async function check() {
  const lesson = current.value
  if (!lesson || judging.value) return
  judging.value = true
  try {
    documents.saveNow()
    const reference = await moduleOf(lesson.name, 'reference')
    const key = source.text.value
    const done = { report: null as AttemptReport | null }
    await run.withKernel(async (_, module) => {
      run.running(0)
      done.report = await ask('judge', { module, lesson: lesson.text, reference })
    })
    const { report } = done
    if (!report || current.value !== lesson) return
    judged.value = { report, key }
    if (report.passed) note(lesson.name, { passed: true })
    spoken.value = report.passed ? 'Passed.' : `Not yet: ${report.message ?? ''}`
  } finally {
    judging.value = false
  }
}

/** Runs the smallest launch that fails. */
export async function showFailure() {
  const failed = judged.value?.report
  const lesson = current.value
  if (!failed?.launch || !lesson) return
  show(failed.launch, lesson.view.model)
  await run.start()
}

/** Puts the kernel back that the lesson begins with; the attempt stays among the user's kernels. */
export async function restart() {
  const lesson = current.value
  if (lesson) await open(lesson.name, 'none')
}

/** Puts the reference on screen, for those who have passed. */
export async function showReference(): Promise<boolean> {
  const lesson = current.value
  if (!lesson) return false
  documents.saveNow()
  const name = lesson.name
  const [text, ir] = await Promise.all([sourceOf(name, 'reference'), moduleOf(name, 'reference')])
  documents.open({ file: REFERENCE, language: 'cuda', text, ir, kernel: lesson.view.kernel })
  show(lesson.view.show, lesson.view.model)
  return source.readModule(launch.keepArgs)
}

/** What is written to a file, and read from one. */
interface Exported {
  warpscope: 'course'
  progress: Record<string, Progress>
  attempts: Record<string, string>
}

/** Progress and attempts as a file. */
export function exported(): string {
  const attempts = names.flatMap((name) => {
    const own = kept.newest(`lesson/${name}`)
    return own ? [[name, own.source] as const] : []
  })
  const all: Exported = { warpscope: 'course', progress: progress.value, attempts: Object.fromEntries(attempts) }
  return `${JSON.stringify(all, null, 2)}\n`
}

/** Reads such a file: what was passed there counts here too, and its attempts are added. */
export function imported(text: string) {
  try {
    const file = JSON.parse(text) as Partial<Exported>
    if (file.warpscope !== 'course') throw new Error('no course')
    for (const name of names) {
      const of = file.progress?.[name]
      if (of) {
        const mine = progress.value[name]
        note(name, {
          passed: !!(of.passed || mine?.passed),
          predicted: !!(of.predicted || mine?.predicted),
          hints: Math.max(Number(of.hints) || 0, mine?.hints ?? 0),
        })
      }
      const attempt = file.attempts?.[name]
      if (typeof attempt === 'string') kept.add(`lesson/${name}`, START, attempt)
    }
    notify('Progress imported')
  } catch {
    notify('This is not a file of the course')
  }
}

/** In a lesson that asks for a line, a click in the code is the prediction. */
export function lineChosen(line: number) {
  const lesson = current.peek()
  if (lesson?.view.predict === 'line' && !answer.peek() && source.file.peek() === START) {
    guess.value = String(line)
  }
}

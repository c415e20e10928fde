// The run of the whole program on screen: what is asked for, and what came of it. How it is run, and its panes, are
// loaded when they are needed (src/program).

import { computed, signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { HostFrameReport, LinkState, ModuleId, ProgramId, ProgramProgress, TimelineView } from '../protocol'
import type { Report } from '../report'
import { embedded } from './layout'
import * as run from './run'
import * as source from './source'

/** What stands in the box for arguments: words as a shell splits them. */
export const args = signal('')
export const stdin = signal('')
/** Files that the program can read. */
export const files = signal<{ name: string; bytes: Uint8Array }[]>([])

/** The IR of a host side, and the source and options that it was compiled from. */
export const host = signal<{ text: string; options: string; ir: string } | null>(null)

/** Text of the terminal. */
export interface Printed {
  error: boolean
  text: string
}
export const printed = signal<Printed[]>([])
/** How far the run under way has come. */
export const progress = signal<ProgramProgress | null>(null)

export interface Ran {
  report: Report
  timeline: TimelineView
  /** What it is a run of, as `key` has it. */
  key: string
  file: string
  /** What it uses and nobody provides. */
  missing: string[]
  /** Whether the user ended it. */
  cancelled: boolean
}
export const ran = signal<Ran | null>(null)
/** The program that the engine has open, with the key of what it was made from and the engine that has it. */
export const open: { program: ProgramId | null; key: string; engine: number } = { program: null, key: '', engine: -1 }

/** The same without optimisation, and the program of it that the engine has open. */
export const plain = signal<{ text: string; options: string; ir: string } | null>(null)
export const openPlain: typeof open = { program: null, key: '', engine: -1 }
/** The variables of the host at a launch; no frames if they cannot be had. */
export const variables = signal<{ launch: number; key: string; frames: HostFrameReport[] | null } | null>(null)

/** Everything that a run depends on. */
export const key = computed(() =>
  JSON.stringify([
    source.text.value,
    source.options.value,
    args.value,
    stdin.value,
    files.value.map((f) => [f.name, f.bytes.length]),
  ]),
)
export const isStale = computed(() => ran.value !== null && ran.value.key !== key.value)

/** Whether the source is a program: it has a `main`. */
export const hasMain = computed(
  () =>
    source.language.value === 'cuda' && /^[ \t]*(?:extern "C" )?(?:int|void|auto)\s+main\s*\(/m.test(source.text.value),
)
/** Whether the panes of the program are on screen. */
export const shown = signal(false)
/** The launch that the debugger shows, from 1. */
export const opened = computed(() => run.result.value?.launch ?? null)

/** What src/program has. */
export interface Panes {
  ProgramPane: () => JSX.Element | null
  ProgramFindings: () => JSX.Element | null
  start: (wanted?: Wanted) => Promise<void>
  mainFirst: (module: ModuleId) => Promise<void>
}

/** The panes, once they are loaded; `main.tsx` says how. */
export const panes = signal<Panes | null>(null)
export const loader: { load: () => Promise<Panes> } = { load: () => Promise.reject(new Error('no panes')) }
async function load() {
  panes.value ??= await loader.load()
  return panes.value
}

/** Shows the panes of the program. */
export async function show() {
  shown.value = true
  await load()
}

/** Gives files to the program; one with the same name as before takes its place. */
export async function addFiles(list: File[]) {
  const read = list.map(async (f) => ({ name: f.name, bytes: new Uint8Array(await f.arrayBuffer()) }))
  const added = await Promise.all(read)
  files.value = [...files.value.filter((f) => !added.some((a) => a.name === f.name)), ...added]
}

/** The launch, step and finding that a run is made for. */
export interface Wanted {
  launch: number | null
  step: number | null
  finding: string | null
}

/** Runs the program, and shows its panes. */
export async function start(wanted?: Wanted) {
  shown.value = true
  await (await load()).start(wanted)
}

/** Lets the engine run `main` before it searches for launches, if there is one. */
export async function mainFirst(module: ModuleId) {
  if (hasMain.value) await (await load()).mainFirst(module)
}

/** Forgets what was run: something else is on screen. */
export function reset() {
  shown.value = false
  args.value = ''
  stdin.value = ''
  files.value = []
  printed.value = []
  progress.value = null
  ran.value = null
  variables.value = null
}

/** The words of a line, as a shell splits them. */
export const words = (line: string): string[] =>
  [...line.matchAll(/((?:[^\s'"]|'[^']*'|"[^"]*")+)/g)].map(([, word]) =>
    word!.replace(/'([^']*)'|"([^"]*)"/g, (_, a, b) => a ?? b),
  )
const quoted = (word: string) => (/^[^\s'"]+$/.test(word) ? word : word.includes("'") ? `"${word}"` : `'${word}'`)

/** The run as a link holds it; none if no program is on screen. */
export const linked = (): LinkState['program'] =>
  shown.value && hasMain.value && !embedded
    ? { args: words(args.value), stdin: stdin.value, files: linkedFiles(), launch: opened.value }
    : null

/** Most bytes of files that a link holds. */
const MAX_LINKED = 256 * 1024
/** The files of the program, if a link has room for them. */
function linkedFiles() {
  const bytes = files.value.reduce((sum, file) => sum + file.bytes.length, 0)
  return bytes > MAX_LINKED ? [] : files.value.map(({ name, bytes }) => ({ name, bytes: Array.from(bytes) }))
}

/** Runs what a link holds. */
export async function openLinked(of: NonNullable<LinkState['program']>, step: number | null, finding: string | null) {
  args.value = of.args.map(quoted).join(' ')
  stdin.value = of.stdin
  files.value = of.files.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) }))
  await start({ launch: of.launch, step, finding })
}

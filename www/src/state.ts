// What the page knows, and what can be done: signals, and the actions that change them.

import { batch, computed, signal } from '@preact/signals'
import { ask, Cancelled, cancel as cancelWork, compile, compilerStarted, EngineError } from './engine'
import { examples, load, type Example } from './examples'
import type { CheckOptions, Kernel, LaunchText, LinkState, ModuleId, Param, SearchProgress } from './protocol'
import { place, type Finding, type KernelReport, type Problem, type Report } from './report'

export type Language = 'cuda' | 'ir'

/** A remark of the compiler or the engine about the source. */
export interface Remark {
  line: number
  column: number
  severity: 'error' | 'warning' | 'info'
  message: string
}

export type Phase =
  | { kind: 'idle' }
  | { kind: 'download'; done: number; total: number }
  | { kind: 'compile' }
  | { kind: 'run' }
  | { kind: 'search' }

const DRAFT = 'warpscope.draft'
const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows may keep nothing; the page works without.
  }
}

export const parameters = new URLSearchParams(location.search)
export const embedded = parameters.get('embed') === '1'

export const source = signal('')
export const language = signal<Language>('cuda')
export const file = signal('kernel.cu')
/** IR of `irOf`; stale when the source has changed since. */
export const ir = signal('')
const irOf = signal<string | null>(null)
export const irIsStale = computed(() => language.value === 'cuda' && irOf.value !== source.value)
export const example = signal<{ example: Example; fixed: boolean } | null>(null)
export const draftSaved = signal(false)
export const hasDraft = signal(stored(DRAFT) !== null)

/** Macros and the standard, for the compiler: a link may bring them. */
export const options = signal<string[]>([])

const module = signal<ModuleId | null>(null)
/** Globals of the module that can be set like arguments. */
const globals = signal<Param[]>([])
/** For each line of the IR the line of the source that it comes from, or 0. */
export const sourceLines = signal<number[]>([])
export const kernels = signal<Kernel[]>([])
export const kernelName = signal('')
export const kernel = computed(() => kernels.value.find((k) => k.name === kernelName.value) ?? kernels.value[0] ?? null)

export const grid = signal<[string, string, string]>(['1', '1', '1'])
export const block = signal<[string, string, string]>(['64', '1', '1'])
export const args = signal<Record<string, string>>({})
export const model = signal<'its' | 'lockstep'>('its')
export const exited = signal<'default' | 'strict' | 'arrive'>('default')
export const warpSize = signal<1 | 32 | 64>(32)
export const seed = signal('0')
export const sharedBytes = signal('0')

export const phase = signal<Phase>({ kind: 'idle' })
export const remarks = signal<Remark[]>([])
/** What went wrong, when nothing could be run. */
export const problem = signal<{ title: string; text: string; notes: string[]; line: number | null } | null>(null)
/** The last run: the report, and what it was of. */
export const result = signal<{
  report: KernelReport
  key: string
  file: string
  module: ModuleId
  launch: LaunchText
  /** The step to begin at, where a link asks for one. */
  step: number | null
} | null>(null)
export const selected = signal(0)
export const spoken = signal('')
/** What a run looks for; the session after it looks for the same. */
export const checks: CheckOptions = { redundant: true, perf: true }

/** A word that is shown for a moment, and read out. */
export const toast = signal('')
let toasting = 0
function tell(text: string) {
  toast.value = spoken.value = text
  clearTimeout(toasting)
  toasting = window.setTimeout(() => (toast.value = ''), 4000)
}

export const finding = computed(() => result.value?.report.findings[selected.value] ?? null)

const number = (text: string, what: string, least: number, most: number): string | null => {
  if (!/^\d+$/.test(text.trim())) return `${what} must be a whole number`
  const n = Number(text)
  return n < least || n > most ? `${what} must be from ${least} to ${most}` : null
}

/** What is impossible about the launch, by field. */
export const faults = computed(() => {
  const out: Record<string, string> = {}
  const mostOf = [1024, 1024, 64]
  for (const [i, axis] of ['x', 'y', 'z'].entries()) {
    const g = number(grid.value[i]!, `grid.${axis}`, 1, i ? 65535 : 2147483647)
    const b = number(block.value[i]!, `block.${axis}`, 1, mostOf[i]!)
    if (g) out['grid'] ??= g
    if (b) out['block'] ??= b
  }
  if (!out['block']) {
    const threads = block.value.reduce((n, t) => n * Number(t), 1)
    if (threads > 1024) out['block'] = `${threads} threads; a block has at most 1024`
  }
  const s = number(seed.value, 'the seed', 0, Number.MAX_SAFE_INTEGER)
  if (s) out['seed'] = s
  const d = number(sharedBytes.value, 'shared bytes', 0, 1 << 20)
  if (d) out['shared'] = d
  for (const p of kernel.value?.params ?? []) {
    const v = (args.value[p.name] ?? '').trim()
    if (v === '') continue
    if (p.kind === 'int' && !/^[-+]?(\d+|0x[0-9a-f]+|true|false)$/i.test(v)) out['arg:' + p.name] = `${p.name} is a whole number`
    else if (p.kind === 'float' && !(Number.isFinite(Number(v)) || /^[-+]?(inf|nan)$/i.test(v))) out['arg:' + p.name] = `${p.name} is a number`
  }
  return out
})

/** What a launch has beside dimensions and arguments. */
const rules = computed<LaunchText>(() => ({
  model: model.value,
  warp_size: warpSize.value,
  seed: Number(seed.value) || 0,
  ...(exited.value === 'default' ? {} : { exited: exited.value }),
}))

/** Arguments that are given. What is left empty the engine chooses: `default` says in words what that will be. */
const given = computed(() =>
  [...(kernel.value?.params ?? []), ...globals.value].flatMap(({ name }) => (args.value[name]?.trim() ? [{ name, value: args.value[name] }] : [])),
)

export const launch = computed<LaunchText>(() => ({
  ...rules.value,
  grid: grid.value.map((t) => t.trim()).join(','),
  block: block.value.map((t) => t.trim()).join(','),
  args: given.value.map((a) => `"${a.name}"=${a.value}`),
  shared_bytes: Number(sharedBytes.value) || 0,
}))

/** Everything that the answer depends on. */
const code = computed(() => [source.value, language.value, options.value, kernel.value?.name])
const runKey = computed(() => JSON.stringify([code.value, launch.value]))
export const resultIsStale = computed(() => result.value !== null && result.value.key !== runKey.value)

let saving = 0

/** What was opened, as it was opened. */
const opened = signal('')
/** Whether source and launch are still those that were opened. */
export const untouched = computed(() => opened.value === runKey.value)

/** The user has typed. */
export function edit(text: string) {
  if (text === source.value) return
  batch(() => {
    source.value = text
    remarks.value = []
    draftSaved.value = false
    problem.value = null
  })
  clearTimeout(saving)
  saving = window.setTimeout(saveDraft, 400)
  // Once the compiler is here, its remarks come while one writes.
  if (compilerStarted()) checkSoon()
}

function saveDraft() {
  store(DRAFT, JSON.stringify({
    source: source.value, language: language.value, file: file.value, kernel: kernelName.value, grid: grid.value,
    block: block.value, args: args.value, model: model.value, exited: exited.value, warpSize: warpSize.value,
    seed: seed.value, sharedBytes: sharedBytes.value, options: options.value,
  }))
  draftSaved.value = true
  hasDraft.value = true
}

let checking = 0
function checkSoon() {
  clearTimeout(checking)
  checking = window.setTimeout(() => {
    if (phase.value.kind === 'idle' && language.value === 'cuda' && irIsStale.value) void prepare().catch(() => {})
  }, 700)
}

/** Sets one argument. */
export function setArg(name: string, text: string) {
  args.value = { ...args.value, [name]: text }
}

/** Lets the engine forget the module. */
function forgetModule() {
  if (module.value !== null) void ask('close', { module: module.value }).catch(() => {})
  module.value = null
}

/** Counts what was put on screen: an answer about what is no longer there is dropped. */
let openings = 0

/** Puts another source on screen: nothing known about the old one holds. */
function open(of: { file: string; language: Language; source: string; ir?: string; kernel?: string; options?: string[]; example?: { example: Example; fixed: boolean } }) {
  if (phase.value.kind !== 'idle') drop()
  openings++
  forgetModule()
  batch(() => {
    example.value = of.example ?? null
    file.value = of.file
    language.value = of.language
    source.value = of.source
    ir.value = of.ir ?? ''
    irOf.value = of.ir === undefined ? null : of.source
    options.value = of.options ?? []
    kernels.value = []
    globals.value = []
    sourceLines.value = []
    kernelName.value = of.kernel ?? ''
    result.value = null
    search.value = null
    problem.value = null
    remarks.value = []
    draftSaved.value = false
  })
}

/** Fields of the launch; what is not said is as at first. */
function setLaunch(l: { grid?: string[]; block?: string[]; args?: Record<string, string>; model?: string; exited?: string; warpSize?: number; seed?: string; sharedBytes?: string }) {
  batch(() => {
    grid.value = (l.grid ?? ['1', '1', '1']) as [string, string, string]
    block.value = (l.block ?? ['64', '1', '1']) as [string, string, string]
    args.value = l.args ?? {}
    model.value = (l.model ?? 'its') as 'its'
    exited.value = (l.exited ?? 'default') as 'default'
    warpSize.value = (l.warpSize ?? 32) as 32
    seed.value = l.seed ?? '0'
    sharedBytes.value = l.sharedBytes ?? '0'
  })
}

/** The example that is being loaded: what is pressed meanwhile is meant for it. */
let opening: Promise<unknown> = Promise.resolve()

/** False when something else was opened meanwhile. */
export function openExample(e: Example, fixed = false): Promise<boolean> {
  const done = loadExample(e, fixed)
  opening = done.catch(() => {})
  return done
}

async function loadExample(e: Example, fixed: boolean): Promise<boolean> {
  const mine = ++openings
  const loaded = await load(e, fixed)
  if (mine !== openings) return false
  open({ file: `${e.id}${fixed ? '_fixed' : ''}.cu`, language: 'cuda', source: loaded.source, ir: loaded.ir, example: { example: e, fixed } })
  setLaunch({ grid: [e.grid, '1', '1'], block: [e.block, '1', '1'], args: loaded.args })
  if (!(await read())) return false
  opened.value = runKey.value
  return true
}

export function openDraft() {
  const d = JSON.parse(stored(DRAFT) ?? 'null')
  if (!d) return
  open({
    file: String(d.file ?? 'kernel.cu'), language: d.language === 'ir' ? 'ir' : 'cuda', source: String(d.source ?? ''), kernel: d.kernel,
    options: d.options,
  })
  setLaunch(d)
  draftSaved.value = true
}

/** Text of a file or of the clipboard: IR tells itself by what it begins with. */
export function openText(text: string, name: string) {
  if (/^\s*#1\//.test(text) || /\.warpscope$/i.test(name)) {
    void openLink(text)
    return
  }
  const isIr = /\.ll$/i.test(name) || /^(; ModuleID|source_filename|target (datalayout|triple)|define )/m.test(text.slice(0, 4000))
  open({ file: name, language: isIr ? 'ir' : 'cuda', source: '' })
  args.value = {}
  edit(text)
}

/** Reads the IR at hand, so that kernels and parameters are known; false when something else was opened meanwhile. */
async function read(): Promise<boolean> {
  const mine = openings
  const opened = await ask('open', {
    text: language.value === 'ir' ? source.value : ir.value, file: file.value, ...(language.value === 'cuda' ? { source: source.value } : {}),
  })
  if (mine !== openings) {
    void ask('close', { module: opened.module }).catch(() => {})
    return false
  }
  forgetModule()
  const types = (list: Kernel[]) => new Map(list.flatMap((k) => k.params.map((p) => [p.name, p.ty] as const)))
  const [before, after] = [types(kernels.value), types(opened.kernels)]
  batch(() => {
    module.value = opened.module
    // A value was meant for the parameter of that name as long as its type is the same.
    if (before.size) args.value = Object.fromEntries(Object.entries(args.value).filter(([name]) => before.get(name) === after.get(name)))
    kernels.value = opened.kernels
    globals.value = opened.globals
    sourceLines.value = opened.source_lines
    if (!opened.kernels.some((k) => k.name === kernelName.value)) kernelName.value = opened.kernels[0]?.name ?? ''
  })
  return true
}

/** Lines that clang has said about the file. */
function remarksOf(said: string, name: string): Remark[] {
  const out: Remark[] = []
  for (const line of said.split('\n')) {
    const m = /^(.*?):(\d+):(\d+): (?:(fatal error|error)|(warning)|note): (.*)$/.exec(line)
    if (!m || m[1] !== name) continue
    out.push({ line: +m[2]!, column: +m[3]!, severity: m[4] ? 'error' : m[5] ? 'warning' : 'info', message: m[6]! })
  }
  return out
}

/** Brings the source to the engine; false when it does not compile. */
async function prepare(): Promise<boolean> {
  const text = source.value
  const mine = working
  if (language.value === 'cuda') {
    if (irOf.value !== text) {
      phase.value = { kind: 'compile' }
      const name = file.value.replace(/[^\w.-]/g, '_')
      const { ir: out, said } = await compile(
        text,
        name,
        options.value,
        (done, total) => (phase.value = { kind: 'download', done, total }),
        () => (phase.value = { kind: 'compile' }),
      ).finally(() => {
        if (mine === working) phase.value = { kind: 'idle' }
      })
      if (text !== source.value) return false
      remarks.value = remarksOf(said, name)
      if (out === null) {
        const first = remarks.value.find((r) => r.severity === 'error')
        problem.value = {
          title: 'It does not compile',
          text: first ? `Line ${first.line}: ${first.message}` : said.trim().split('\n').slice(0, 6).join('\n') || 'The compiler gave nothing.',
          notes: [],
          line: first?.line ?? null,
        }
        return false
      }
      forgetModule()
      batch(() => {
        ir.value = out
        irOf.value = text
        problem.value = null
      })
    }
    return module.value !== null || read()
  }
  return read()
}

const titles: Record<string, string> = {
  malformed: 'This cannot be read',
  unsupported: 'Not supported',
  'bad-launch': 'This launch cannot be run',
  limit: 'A limit was reached',
}

function show(p: Problem) {
  const at = place(p.loc)
  const here = at && at.file === file.value
  problem.value = {
    title: titles[p.outcome] ?? 'It cannot be run',
    text: (at ? `${here ? 'Line ' + at.line : at.file + ':' + at.line}: ` : '') + p.message,
    notes: p.notes,
    line: here ? at.line : null,
  }
  if (here) remarks.value = [...remarks.value, { line: at.line, column: at.column || 1, severity: 'error', message: p.message }]
}

/** Counts pieces of work: one that was ended must not touch the phase of the next. */
let working = 0

/** Does `work` with the kernel on screen, once it is compiled; what goes wrong is shown. */
async function withKernel(work: (kernel: Kernel, module: ModuleId) => Promise<void>) {
  if (phase.value.kind !== 'idle') return
  problem.value = null
  const mine = ++working
  try {
    await opening
    // Pressed again meanwhile: that one runs.
    if (mine !== working) return
    if (!(await prepare())) return
    if (kernel.value && module.value !== null) await work(kernel.value, module.value)
    else problem.value = { title: 'No kernel here', text: 'Nothing in this source is marked __global__.', notes: ['Add a kernel, or open an example.'], line: null }
  } catch (error) {
    if (error instanceof Cancelled) spoken.value = 'Cancelled.'
    else if (error instanceof EngineError) show(error.failure)
    else problem.value = { title: 'This did not work', text: String((error as Error).message ?? error), notes: [], line: null }
  } finally {
    if (mine === working) phase.value = { kind: 'idle' }
  }
}

/** A finding that a run is made for, and the step to begin at. */
interface Wanted {
  finding: string | null
  step: number | null
}

/** Runs the launch on screen. */
export function run(wanted?: Wanted) {
  return withKernel(async (k, of) => {
    const fault = Object.values(faults.value)[0]
    if (fault) {
      problem.value = { title: 'This launch cannot be run', text: fault, notes: [], line: null }
      return
    }
    phase.value = { kind: 'run' }
    const about = { module: of, launch: launch.value, key: runKey.value, file: file.value, step: wanted?.step ?? null }
    const { json } = await ask('check', { module: of, launch: about.launch, kernel: k.name, options: checks })
    const report = JSON.parse(json) as Report
    if (report.failures[0]) show(report.failures[0])
    const answer = report.kernels[0]
    if (!answer) return
    let at = 0
    if (wanted?.finding) {
      at = answer.findings.findIndex((f) => f.fingerprint === wanted.finding)
      if (at < 0) tell('The finding of this link does not show here.')
    }
    batch(() => {
      selected.value = Math.max(0, at)
      result.value = { ...about, report: answer }
      const n = answer.findings.length
      spoken.value = n ? `${n} findings. ${answer.findings[selected.value]!.message}` : 'Nothing found for this launch, input and model.'
    })
  })
}

/** How launches are searched. */
export const strategy = signal<'default' | 'simulee'>('default')
/** A search, while it goes on and afterwards. */
export const search = signal<{ points: SearchProgress[]; report: KernelReport | null; key: string } | null>(null)
const searchKey = computed(() => JSON.stringify([code.value, rules.value, strategy.value]))
export const searchIsStale = computed(() => search.value !== null && search.value.key !== searchKey.value)

let searching: AbortController | null = null

/** Searches a launch that shows a bug: dimensions, shared memory and arguments on screen do not count, all else does.
 * The launch of the worst finding is put on screen. */
export async function findLaunch() {
  let worst: Finding | undefined
  await withKernel(async (k, of) => {
    const key = searchKey.value
    const points: SearchProgress[] = []
    searching = new AbortController()
    batch(() => {
      phase.value = { kind: 'search' }
      search.value = { points, report: null, key }
    })
    const { json } = await ask(
      'search',
      { module: of, kernel: k.name, launch: rules.value, options: { redundant: true, simulee: strategy.value === 'simulee' } },
      (_done, _total, at) => {
        if (at) search.value = { points: (points.push(at), points.slice()), report: null, key }
      },
      searching.signal,
    )
    const report = JSON.parse(json) as Report
    const answer = report.kernels[0]
    if (!answer) {
      if (report.failures[0]) show(report.failures[0])
      search.value = null
      return
    }
    search.value = { points, report: answer, key }
    // What was searched may no longer be what is on screen.
    if (!searchIsStale.value) worst = answer.findings.find((f) => f.severity !== 'note')
    spoken.value = worst
      ? `${answer.findings.length} findings in ${answer.launches_tried} launches. ${worst.message}`
      : `Nothing found in ${answer.launches_tried} launches.`
  })
  if (worst) await openLaunch(worst)
}

/** Puts the launch that shows a finding on screen, and runs it. */
export async function openLaunch(f: Finding) {
  batch(() => {
    grid.value = f.launch.grid.map(String) as [string, string, string]
    block.value = f.launch.block.map(String) as [string, string, string]
    args.value = Object.fromEntries(f.launch.args.map((a) => [a.name, a.value]))
    sharedBytes.value = String(f.launch.shared_bytes)
  })
  await run({ finding: f.fingerprint, step: null })
}

/** A longer link many programs cut off: it is saved as a file. */
const LONGEST_LINK = 8000

const numbers = (dims: [string, string, string]) => dims.map(Number) as [number, number, number]

/** The link to what is on screen; `of` is the finding it is about, `step` where one stands. */
export async function link(of: Finding | null, step: number | null): Promise<string> {
  const fault = Object.values(faults.value)[0]
  if (fault) throw new Error(fault)
  const state = {
    file: file.value, ir: language.value === 'ir', source: source.value, options: options.value, kernel: kernel.value?.name ?? null,
    launch: {
      grid: numbers(grid.value), block: numbers(block.value), args: given.value, shared_bytes: Number(sharedBytes.value) || 0, model: model.value,
      exited: exited.value === 'default' ? null : exited.value, warp_size: warpSize.value, seed: Number(seed.value) || 0,
    },
    step, engine: null, finding: of?.fingerprint ?? null,
  } satisfies LinkState
  const fragment = await ask('encode', { state })
  return location.href.replace(/[?#].*$/, '') + fragment
}

/** Copies the link to what is on screen, or hands it over as a file where it is too long for many programs. */
export async function share(of: Finding | null, step: number | null) {
  try {
    const text = await link(of, step)
    if (text.length <= LONGEST_LINK) {
      await navigator.clipboard.writeText(text).then(
        () => tell('Link copied'),
        () => tell('The browser does not allow copying here'),
      )
      return
    }
    const a = document.createElement('a')
    a.href = URL.createObjectURL(new Blob([text.slice(text.indexOf('#')) + '\n'], { type: 'text/plain' }))
    a.download = file.value.replace(/\.\w+$/, '') + '.warpscope'
    a.click()
    setTimeout(() => URL.revokeObjectURL(a.href), 10_000)
    tell('Too long for a link: saved as a file')
  } catch (error) {
    tell((error as Error).message)
  }
}

/** Fills the page from a link and runs it; whether it is one. The draft stays as it is until something is typed. */
export async function openLink(fragment: string): Promise<boolean> {
  let state: LinkState
  try {
    state = await ask('decode', { link: fragment.trim() })
  } catch (error) {
    const failure = error instanceof EngineError ? error.failure : null
    problem.value = { title: 'This link cannot be opened', text: failure?.message ?? String(error), notes: failure?.notes ?? [], line: null }
    return false
  }
  const l = state.launch
  open({
    file: state.file, language: state.ir ? 'ir' : 'cuda', source: state.source, options: state.options,
    ...(state.kernel ? { kernel: state.kernel } : {}),
  })
  setLaunch({
    grid: l.grid.map(String),
    block: l.block.map(String),
    args: Object.fromEntries(l.args.map((a) => [a.name, a.value])),
    model: l.model,
    ...(l.exited ? { exited: l.exited } : {}),
    warpSize: l.warp_size,
    sharedBytes: String(l.shared_bytes),
    seed: String(l.seed),
  })
  await run({ finding: state.finding, step: state.step })
  return true
}

/** Counts the engines that there were: what an old one knew is gone. */
export const engines = signal(0)

export function cancel() {
  if (phase.value.kind === 'search') {
    // What was found so far stays.
    searching?.abort()
    return
  }
  drop()
}

/** Ends whatever is under way, and the engine with it. */
function drop() {
  working++
  cancelWork()
  engines.value++
  module.value = null
  phase.value = { kind: 'idle' }
}

/** What the page shows when it opens. */
export async function begin() {
  if (location.hash.startsWith('#1/')) {
    if (await openLink(location.hash)) return
    const why = problem.value
    await openExample(examples[2]!)
    problem.value = why
    return
  }
  const wanted = examples.find((e) => e.id === parameters.get('example'))
  if (!wanted && hasDraft.value && !embedded) {
    openDraft()
    return
  }
  const there = await openExample(wanted ?? examples[2]!, parameters.get('fixed') === '1')
  if (wanted && there) await run()
}

// Remembered: theme, widths, what the code pane shows.
export const theme = signal<'system' | 'light' | 'dark'>((stored('warpscope.theme') as 'light') ?? 'system')
export function setTheme(t: 'system' | 'light' | 'dark') {
  theme.value = t
  store('warpscope.theme', t)
}
export const codeView = signal<'source' | 'ir' | 'both'>((stored('warpscope.view') as 'both') ?? 'source')
export function setCodeView(v: 'source' | 'ir' | 'both') {
  codeView.value = v
  store('warpscope.view', v)
}

/** Sizes of panes in percent of what they share, remembered. */
export const sizes = {
  /** Left column. */
  code: signal(31),
  /** Code in the left column. */
  source: signal(58),
  /** Flow and Output. */
  right: signal(23),
  /** Threads above Memory. */
  threads: signal(50),
  /** Flow above Output. */
  flow: signal(58),
}
export type Size = keyof typeof sizes
const SIZES = 'warpscope.sizes'
try {
  for (const [name, size] of Object.entries(JSON.parse(stored(SIZES) ?? '{}'))) {
    if (name in sizes && Number.isFinite(size)) sizes[name as Size].value = size as number
  }
} catch {
  // Written by another version: the defaults do.
}
export function setSize(name: Size, percent: number) {
  sizes[name].value = Math.min(80, Math.max(12, percent))
  store(SIZES, JSON.stringify(Object.fromEntries(Object.entries(sizes).map(([k, v]) => [k, Math.round(v.value * 10) / 10]))))
}
export const tab = signal('code')
const phone = matchMedia('(max-width: 720px)')
/** Whether panes are tabs, as on phones. */
export const narrow = signal(phone.matches)
phone.addEventListener('change', () => (narrow.value = phone.matches))
/** Where panes share a place on middling screens: which of them is seen. */
export const aside = signal<'findings' | 'flow' | 'output'>('findings')

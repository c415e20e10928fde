// What the page knows, and what can be done: signals, and the actions that change them.

import { batch, computed, signal } from '@preact/signals'
import { ask, Cancelled, cancel as cancelWork, compile, compilerStarted, EngineError } from './engine'
import { examples, load, type Example } from './examples'
import type { Kernel, LaunchText, LinkState, ModuleId, SearchProgress } from './protocol'
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

const module = signal<ModuleId | null>(null)
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
export const result = signal<{ report: KernelReport; key: string; file: string; module: ModuleId; launch: LaunchText } | null>(null)
export const selected = signal(0)
export const spoken = signal('')

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

export const launch = computed<LaunchText>(() => {
  const out: LaunchText = {
    grid: grid.value.map((t) => t.trim()).join(','),
    block: block.value.map((t) => t.trim()).join(','),
    // What is left empty the engine chooses: `default` says in words what that will be.
    args: (kernel.value?.params ?? []).flatMap((p) => (args.value[p.name]?.trim() ? [`"${p.name}"=${args.value[p.name]}`] : [])),
    shared_bytes: Number(sharedBytes.value) || 0,
    model: model.value,
    warp_size: warpSize.value,
    seed: Number(seed.value) || 0,
  }
  if (exited.value !== 'default') out.exited = exited.value
  return out
})

/** Everything that the answer depends on. */
const runKey = computed(() => JSON.stringify([source.value, language.value, kernel.value?.name, launch.value]))
export const resultIsStale = computed(() => result.value !== null && result.value.key !== runKey.value)

let saving = 0

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
    seed: seed.value, sharedBytes: sharedBytes.value,
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

export async function openExample(e: Example, fixed = false) {
  const loaded = await load(e, fixed)
  batch(() => {
    example.value = { example: e, fixed }
    language.value = 'cuda'
    file.value = `${e.id}${fixed ? '_fixed' : ''}.cu`
    source.value = loaded.source
    ir.value = loaded.ir
    irOf.value = loaded.source
    grid.value = [e.grid, '1', '1']
    block.value = [e.block, '1', '1']
    args.value = loaded.args
    model.value = 'its'
    exited.value = 'default'
    warpSize.value = 32
    seed.value = '0'
    sharedBytes.value = '0'
    result.value = null
    problem.value = null
    remarks.value = []
    draftSaved.value = false
    module.value = null
  })
  await read()
}

export async function openDraft() {
  const d = JSON.parse(stored(DRAFT) ?? 'null')
  if (!d) return
  batch(() => {
    example.value = null
    source.value = String(d.source ?? '')
    language.value = d.language === 'ir' ? 'ir' : 'cuda'
    file.value = String(d.file ?? 'kernel.cu')
    grid.value = d.grid ?? ['1', '1', '1']
    block.value = d.block ?? ['64', '1', '1']
    args.value = d.args ?? {}
    model.value = d.model ?? 'its'
    exited.value = d.exited ?? 'default'
    warpSize.value = d.warpSize ?? 32
    seed.value = d.seed ?? '0'
    sharedBytes.value = d.sharedBytes ?? '0'
    kernelName.value = d.kernel ?? ''
    kernels.value = []
    result.value = null
    problem.value = null
    remarks.value = []
    ir.value = ''
    irOf.value = null
    module.value = null
    draftSaved.value = true
  })
}

/** Text of a file or of the clipboard: IR tells itself by what it begins with. */
export function openText(text: string, name: string) {
  if (/^\s*#1\//.test(text) || /\.warpscope$/i.test(name)) {
    openLink(text.trim()).catch((e) => (problem.value = { title: 'This link cannot be opened', text: e.message, notes: [], line: null }))
    return
  }
  const isIr = /\.ll$/i.test(name) || /^(; ModuleID|source_filename|target (datalayout|triple)|define )/m.test(text.slice(0, 4000))
  batch(() => {
    example.value = null
    language.value = isIr ? 'ir' : 'cuda'
    file.value = name
    args.value = {}
    kernels.value = []
    kernelName.value = ''
    result.value = null
    ir.value = ''
    irOf.value = null
    module.value = null
  })
  edit(text)
}

/** Reads the IR at hand, so that kernels and parameters are known. */
async function read() {
  const old = module.value
  const opened = await ask('open', {
    text: language.value === 'ir' ? source.value : ir.value, file: file.value, ...(language.value === 'cuda' ? { source: source.value } : {}),
  })
  if (old !== null) void ask('close', { module: old }).catch(() => {})
  const types = (list: Kernel[]) => new Map(list.flatMap((k) => k.params.map((p) => [p.name, p.ty] as const)))
  const [before, after] = [types(kernels.value), types(opened.kernels)]
  batch(() => {
    module.value = opened.module
    // A value was meant for the parameter of that name as long as its type is the same.
    if (before.size) args.value = Object.fromEntries(Object.entries(args.value).filter(([name]) => before.get(name) === after.get(name)))
    kernels.value = opened.kernels
    if (!opened.kernels.some((k) => k.name === kernelName.value)) kernelName.value = opened.kernels[0]?.name ?? ''
  })
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
  if (language.value === 'cuda') {
    if (irOf.value !== text) {
      phase.value = { kind: 'compile' }
      const name = file.value.replace(/[^\w.-]/g, '_')
      const { ir: out, said } = await compile(
        text,
        name,
        (done, total) => (phase.value = { kind: 'download', done, total }),
        () => (phase.value = { kind: 'compile' }),
      )
      phase.value = { kind: 'idle' }
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
      batch(() => {
        ir.value = out
        irOf.value = text
        module.value = null
        problem.value = null
      })
    }
    if (module.value === null) await read()
  } else {
    await read()
  }
  return true
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

/** Runs the launch on screen. */
export async function run() {
  if (phase.value.kind !== 'idle') return
  problem.value = null
  try {
    if (!(await prepare())) return
    const fault = Object.values(faults.value)[0]
    if (fault) {
      problem.value = { title: 'This launch cannot be run', text: fault, notes: [], line: null }
      return
    }
    if (!kernel.value) {
      problem.value = { title: 'No kernel here', text: 'Nothing in this source is marked __global__.', notes: ['Add a kernel, or open an example.'], line: null }
      return
    }
    phase.value = { kind: 'run' }
    const [key, of] = [runKey.value, { module: module.value!, launch: launch.value }]
    const { json } = await ask('check', {
      ...of, kernel: kernel.value.name, options: { redundant: true, perf: true },
    })
    const report = JSON.parse(json) as Report
    if (report.failures[0]) show(report.failures[0])
    const answer = report.kernels[0]
    if (answer) {
      batch(() => {
        selected.value = 0
        result.value = { report: answer, key, file: file.value, ...of }
        const n = answer.findings.length
        spoken.value = n ? `${n} findings. ${answer.findings[0]!.message}` : 'Nothing found for this launch, input and model.'
      })
    }
  } catch (error) {
    if (error instanceof Cancelled) spoken.value = 'Cancelled.'
    else if (error instanceof EngineError) show(error.failure as Problem)
    else problem.value = { title: 'This did not work', text: String((error as Error).message ?? error), notes: [], line: null }
  } finally {
    phase.value = { kind: 'idle' }
  }
}

/** A search, while it goes on and afterwards. */
export const search = signal<{ points: SearchProgress[]; report: KernelReport | null; key: string } | null>(null)
const searchKey = computed(() => JSON.stringify([source.value, language.value, kernel.value?.name, model.value, exited.value, warpSize.value]))
export const searchIsStale = computed(() => search.value !== null && search.value.key !== searchKey.value)

let searching: AbortController | null = null

/** Searches a launch that shows a bug: dimensions and arguments on screen do not count, all else does. */
export async function findLaunch() {
  if (phase.value.kind !== 'idle') return
  problem.value = null
  try {
    if (!(await prepare())) return
    const k = kernel.value
    if (!k) {
      problem.value = { title: 'No kernel here', text: 'Nothing in this source is marked __global__.', notes: ['Add a kernel, or open an example.'], line: null }
      return
    }
    const key = searchKey.value
    const points: SearchProgress[] = []
    searching = new AbortController()
    batch(() => {
      phase.value = { kind: 'search' }
      search.value = { points, report: null, key }
    })
    const given: LaunchText = { model: model.value, warp_size: warpSize.value, seed: Number(seed.value) || 0 }
    if (exited.value !== 'default') given.exited = exited.value
    const { json } = await ask(
      'search',
      { module: module.value!, kernel: k.name, launch: given, options: { redundant: true } },
      (_done, _total, at) => {
        if (at) search.value = { points: (points.push(at), points.slice()), report: null, key }
      },
      searching.signal,
    )
    const report = JSON.parse(json) as Report
    if (report.failures[0]) {
      show(report.failures[0])
      search.value = null
      return
    }
    const answer = report.kernels[0]!
    search.value = { points, report: answer, key }
    const worst = answer.findings.find((f) => f.severity !== 'note')
    spoken.value = worst
      ? `${answer.findings.length} findings in ${answer.launches_tried} launches. ${worst.message}`
      : `Nothing found in ${answer.launches_tried} launches.`
    phase.value = { kind: 'idle' }
    if (worst) await openLaunch(worst)
  } catch (error) {
    if (error instanceof Cancelled) spoken.value = 'Cancelled.'
    else if (error instanceof EngineError) show(error.failure as Problem)
    else problem.value = { title: 'This did not work', text: String((error as Error).message ?? error), notes: [], line: null }
  } finally {
    phase.value = { kind: 'idle' }
  }
}

/** Puts the launch that shows a finding on screen, and runs it. */
export async function openLaunch(f: Finding) {
  batch(() => {
    grid.value = f.launch.grid.map(String) as [string, string, string]
    block.value = f.launch.block.map(String) as [string, string, string]
    args.value = Object.fromEntries(f.launch.args.map((a) => [a.name, a.value]))
    sharedBytes.value = String(f.launch.shared_bytes)
  })
  await run()
  const same = result.value?.report.findings.findIndex((g) => g.rule === f.rule && g.message === f.message) ?? -1
  if (same > 0) selected.value = same
}

/** The step that a link asks for; who begins a session goes there. */
export const wantedStep = signal<number | null>(null)
/** How links go on after a failure to copy: to a file. */
const LONGEST_LINK = 8000

/** The link to what is on screen; `of` is the finding it is about, `step` where one stands. */
export async function link(of: Finding | null, step: number | null): Promise<string> {
  const state = {
    file: file.value, ir: language.value === 'ir', source: source.value, options: [], kernel: kernel.value?.name ?? null,
    launch: launch.value as LinkState['launch'], step, engine: null,
    finding: of ? await ask('fingerprint', { finding: JSON.stringify(of) }) : null,
  } satisfies LinkState
  const fragment = await ask('encode', { state })
  return location.href.replace(/[?#].*$/, '') + fragment
}

/** Copies the link to what is on screen, or hands it over as a file where it is too long for many programs. */
export async function share(of: Finding | null, step: number | null): Promise<'copied' | 'saved' | null> {
  try {
    const text = await link(of, step)
    if (text.length > LONGEST_LINK) {
      const a = document.createElement('a')
      a.href = URL.createObjectURL(new Blob([text.slice(text.indexOf('#')) + '\n'], { type: 'text/plain' }))
      a.download = file.value.replace(/\.\w+$/, '') + '.warpscope'
      a.click()
      setTimeout(() => URL.revokeObjectURL(a.href), 10_000)
      spoken.value = 'Too long for a link: saved as a file, which the command line replays and this page opens.'
      return 'saved'
    }
    await navigator.clipboard.writeText(text)
    spoken.value = 'Link copied.'
    return 'copied'
  } catch (error) {
    spoken.value = error instanceof EngineError ? error.message : 'The browser does not allow copying here.'
    return null
  }
}

/** Fills the page from a link and runs it. The draft stays as it is until something is typed. */
export async function openLink(fragment: string) {
  const state = await ask('decode', { link: fragment })
  const triple = (text: string | null | undefined, n: number) => {
    const parts = (text ?? String(n)).replace(/[()\s]/g, '').split(',')
    return [0, 1, 2].map((i) => parts[i] ?? '1') as [string, string, string]
  }
  const l = state.launch
  batch(() => {
    example.value = null
    language.value = state.ir ? 'ir' : 'cuda'
    file.value = state.file
    source.value = state.source
    ir.value = ''
    irOf.value = null
    module.value = null
    kernels.value = []
    kernelName.value = state.kernel ?? ''
    grid.value = triple(l.grid, 2)
    block.value = triple(l.block, 64)
    args.value = Object.fromEntries(
      l.args.map((text) => {
        const m = /^(?:"((?:[^"\\]|\\.)*)"|([^=]*))=([\s\S]*)$/.exec(text)
        return [m?.[1] ?? m?.[2] ?? '', m?.[3] ?? '']
      }),
    )
    model.value = l.model ?? 'its'
    exited.value = l.exited ?? 'default'
    warpSize.value = (l.warp_size ?? 32) as 32
    sharedBytes.value = String(l.shared_bytes ?? 0)
    seed.value = String(l.seed)
    result.value = null
    search.value = null
    problem.value = null
    remarks.value = []
    draftSaved.value = false
    wantedStep.value = state.step
  })
  const wanted = state.kernel
  await run()
  if (wanted && kernels.value.some((k) => k.name === wanted) && kernelName.value !== wanted) {
    kernelName.value = wanted
    await run()
  }
  if (!state.finding) return
  for (const [i, f] of (result.value?.report.findings ?? []).entries()) {
    if ((await ask('fingerprint', { finding: JSON.stringify(f) })) === state.finding) {
      selected.value = i
      return
    }
  }
  spoken.value = 'The finding of this link does not show here.'
}

/** Counts the engines that there were: what an old one knew is gone. */
export const engines = signal(0)

export function cancel() {
  if (phase.value.kind === 'search') {
    // What was found so far stays.
    searching?.abort()
    return
  }
  cancelWork()
  engines.value++
  module.value = null
  phase.value = { kind: 'idle' }
}

/** What the page shows when it opens. */
export async function begin() {
  if (location.hash.startsWith('#1/')) {
    try {
      await openLink(location.hash)
      return
    } catch (error) {
      await openExample(examples[2]!)
      const failure = error instanceof EngineError ? error.failure : null
      problem.value = { title: 'This link cannot be opened', text: failure?.message ?? String(error), notes: failure?.notes ?? [], line: null }
      return
    }
  }
  const wanted = examples.find((e) => e.id === parameters.get('example'))
  if (!wanted && hasDraft.value && !embedded) {
    await openDraft()
    return
  }
  await openExample(wanted ?? examples[2]!, parameters.get('fixed') === '1')
  if (wanted) await run()
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
  right: signal(20),
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

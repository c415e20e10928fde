// What is put on screen: examples, lessons, the user's own kernels, and what the user types.

import { batch, computed, effect, signal, untracked } from '@preact/signals'
import { compilerStarted } from '../engine'
import { type Example, load } from '../examples'
import { debounced } from '../timing'
import { notify } from './announce'
import * as kept from './kept'
import * as launch from './launch'
import { embedded } from './layout'
import * as program from './program'
import * as proof from './proof'
import * as run from './run'
import * as search from './search'
import * as source from './source'

/** The example as it was opened: all that a run depends on, and the text alone. */
const opened = signal({ key: '', text: '' })
/** Whether source and launch are still those of the example. */
export const untouched = computed(() => opened.value.key === launch.key.value)
/** Whether the source is still that of the example. */
export const sourceUntouched = computed(() => opened.value.text === source.text.value)
/** What the source on screen was made from, as `kept.ts` has it. */
const origin = signal('')
/** Whether the source on screen is that of a lesson, not changed yet. */
export const isLesson = computed(() => origin.value.startsWith('lesson/') && kept.current.value === null)

interface Source {
  file: string
  language: source.Language
  text: string
  ir?: string
  kernel?: string
  options?: string[]
  example?: { example: Example; fixed: boolean }
  /** What it is made from: `example/NAME`, `lesson/NAME`, `link`, or nothing. */
  from?: string
  /** The kernel of the user that it is. */
  id?: string
}

/** Puts another source on screen: nothing known about the old one holds. */
export function open(of: Source) {
  saveNow()
  if (run.phase.value.kind !== 'idle') run.drop()
  source.openings.take()
  source.forgetModule()
  source.typed.last = false
  batch(() => {
    source.example.value = of.example ?? null
    source.file.value = of.file
    source.language.value = of.language
    source.text.value = of.text
    source.ir.value = of.ir ?? ''
    source.irOf.value = of.ir === undefined ? null : of.text
    source.irToSource.value = []
    source.options.value = of.options ?? []
    source.kernels.value = []
    source.globals.value = []
    source.kernelName.value = of.kernel ?? ''
    source.remarks.value = []
    run.result.value = null
    run.problem.value = null
    search.current.value = null
    program.reset()
    proof.current.value = null
    origin.value = of.from ?? ''
    kept.put(of.id ?? null)
  })
}

/** Opens an example; false when something else was opened meanwhile. */
export function openExample(example: Example, fixed = false): Promise<boolean> {
  const done = loadExample(example, fixed)
  source.opening.done = done.catch(() => {})
  return done
}

async function loadExample(example: Example, fixed: boolean): Promise<boolean> {
  const isCurrent = source.openings.take()
  const loaded = await load(example, fixed)
  if (!isCurrent()) return false
  const file = `${example.id}${fixed ? '_fixed' : ''}.cu`
  const from = `example/${example.id}`
  open({ file, language: 'cuda', text: loaded.source, ir: loaded.ir, example: { example, fixed }, from })
  if (loaded.host !== null) {
    program.host.value = { text: loaded.source, options: '[]', ir: loaded.host }
    void program.show()
  }
  launch.setFields({ grid: [example.grid, '1', '1'], block: [example.block, '1', '1'], args: loaded.args })
  if (!(await source.readModule(launch.keepArgs))) return false
  opened.value = { key: launch.key.value, text: loaded.source }
  return true
}

/** The user has typed. */
export function edit(text: string) {
  if (text === source.text.value) return
  source.typed.last = true
  batch(() => {
    source.text.value = text
    source.remarks.value = []
    kept.saved.value = false
    run.problem.value = null
    // What was searched is another kernel now.
    if (search.current.value?.report) search.current.value = null
  })
  saveSoon()
  // Once the compiler is loaded, its remarks come while the user types.
  if (compilerStarted()) compileSoon()
}

/** Keeps what is on screen. */
function save() {
  const done = kept.keep({
    from: origin.value,
    source: source.text.value,
    language: source.language.value,
    file: source.file.value,
    kernel: source.kernelName.value,
    options: source.options.value,
    ...launch.fields(),
  })
  if (!done) notify('The browser does not keep what you type here')
  else if (!embedded && !origin.value.startsWith('lesson/')) {
    // From now on the address is that of the user's kernel, so that a reload does not bring back the example.
    const url = new URL(location.href)
    url.search = `?kernel=${kept.current.value}`
    url.hash = ''
    history.replaceState(null, '', url)
  }
}

const saving = { pending: false }
const saveSoon = () => {
  saving.pending = true
  saveLater()
}
const saveLater = debounced(saveNow, 400)
/** Keeps what was typed last, before something else is put on screen. */
export function saveNow() {
  if (!saving.pending) return
  saving.pending = false
  save()
}
addEventListener('pagehide', saveNow)
// A launch belongs to its kernel.
effect(() => {
  launch.text.value
  if (kept.current.peek() !== null) untracked(saveSoon)
})

const compileSoon = debounced(() => {
  const isCuda = source.language.value === 'cuda'
  if (run.phase.value.kind === 'idle' && isCuda && source.irIsStale.value) void run.prepare().catch(() => {})
}, 700)

/** Opens a kernel of the user; false if it is not there. */
export function openKept(id: string): boolean {
  const of = kept.find(id)
  if (!of) return false
  open({
    file: of.file,
    language: of.language === 'ir' ? 'ir' : 'cuda',
    text: of.source,
    from: of.from,
    id,
    ...(of.kernel ? { kernel: of.kernel } : {}),
    options: of.options,
  })
  launch.setFields(of)
  return true
}

/** What a kernel of the user was made from. */
export const originOf = (id: string) => kept.find(id)?.from ?? null

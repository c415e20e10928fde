// What is put on screen: examples, the draft, and what the user types.

import { batch, computed, signal } from '@preact/signals'
import { compilerStarted } from '../engine'
import { type Example, load } from '../examples'
import { debounced } from '../timing'
import * as launch from './launch'
import * as run from './run'
import * as search from './search'
import * as source from './source'
import { DRAFT, store, stored } from './storage'

export const draftSaved = signal(false)
export const hasDraft = signal(stored(DRAFT) !== null)

/** The example as it was opened. */
const opened = signal('')
/** Whether source and launch are still those of the example. */
export const untouched = computed(() => opened.value === launch.key.value)

interface Source {
  file: string
  language: source.Language
  text: string
  ir?: string
  kernel?: string
  options?: string[]
  example?: { example: Example; fixed: boolean }
}

/** Puts another source on screen: nothing known about the old one holds. */
export function open(of: Source) {
  if (run.phase.value.kind !== 'idle') run.drop()
  source.openings.take()
  source.forgetModule()
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
    draftSaved.value = false
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
  open({ file, language: 'cuda', text: loaded.source, ir: loaded.ir, example: { example, fixed } })
  launch.setFields({ grid: [example.grid, '1', '1'], block: [example.block, '1', '1'], args: loaded.args })
  if (!(await source.readModule(launch.keepArgs))) return false
  opened.value = launch.key.value
  return true
}

/** The user has typed. */
export function edit(text: string) {
  if (text === source.text.value) return
  batch(() => {
    source.text.value = text
    source.remarks.value = []
    draftSaved.value = false
    run.problem.value = null
  })
  saveSoon()
  // Once the compiler is loaded, its remarks come while the user types.
  if (compilerStarted()) compileSoon()
}

interface Draft extends launch.Fields {
  source?: string
  language?: string
  file?: string
  kernel?: string
  options?: string[]
}

const saveSoon = debounced(() => {
  const draft: Draft = {
    source: source.text.value,
    language: source.language.value,
    file: source.file.value,
    kernel: source.kernelName.value,
    options: source.options.value,
    ...launch.fields(),
  }
  store(DRAFT, JSON.stringify(draft))
  draftSaved.value = true
  hasDraft.value = true
}, 400)

const compileSoon = debounced(() => {
  const isCuda = source.language.value === 'cuda'
  if (run.phase.value.kind === 'idle' && isCuda && source.irIsStale.value) void run.prepare().catch(() => {})
}, 700)

export function openDraft() {
  const draft = JSON.parse(stored(DRAFT) ?? 'null') as Draft | null
  if (!draft) return
  open({
    file: draft.file ?? 'kernel.cu',
    language: draft.language === 'ir' ? 'ir' : 'cuda',
    text: draft.source ?? '',
    ...(draft.kernel ? { kernel: draft.kernel } : {}),
    ...(draft.options ? { options: draft.options } : {}),
  })
  launch.setFields(draft)
  draftSaved.value = true
}

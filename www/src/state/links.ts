// What comes from outside, and what is handed out: links, files, and what the page opens with.

import { ask, EngineError } from '../engine'
import { examples } from '../examples'
import type { LinkState } from '../protocol'
import type { Finding } from '../report'
import * as address from './address'
import { notify } from './announce'
import * as documents from './documents'
import * as kept from './kept'
import * as launch from './launch'
import { embedded } from './layout'
import * as run from './run'
import * as source from './source'

/** Many programs cut off longer links: those are saved as files. */
const MAX_LINK = 8000

/** Whether an address, or a text, holds a link of ours from `#` on. */
export const isLink = (fragment: string) => /^\s*#\d+\//.test(fragment)

/** The link to what is on screen; `finding` is the one that it is about, `step` the one that it opens at. */
export async function linkTo(finding: Finding | null, step: number | null): Promise<string> {
  if (launch.fault.value) throw new Error(launch.fault.value)
  const state: LinkState = {
    file: source.file.value,
    ir: source.language.value === 'ir',
    source: source.text.value,
    options: source.options.value,
    kernel: source.kernel.value?.name ?? null,
    launch: launch.linked(),
    step,
    engine: null,
    finding: finding?.fingerprint ?? null,
  }
  const page = new URL(location.href)
  page.search = ''
  page.hash = await ask('encode', { state })
  return page.href
}

/** Copies the link to what is on screen, or saves it as a file where it is too long for many programs. */
export async function share(finding: Finding | null, step: number | null) {
  try {
    const link = await linkTo(finding, step)
    if (link.length > MAX_LINK) return save(new URL(link).hash)
    await navigator.clipboard.writeText(link).then(
      () => notify('Link copied'),
      () => notify('The browser does not allow copying here'),
    )
  } catch (error) {
    notify(run.messageOf(error))
  }
}

function save(fragment: string) {
  const a = document.createElement('a')
  a.href = URL.createObjectURL(new Blob([`${fragment}\n`], { type: 'text/plain' }))
  a.download = `${source.file.value.replace(/\.\w+$/, '')}.warpscope`
  a.click()
  setTimeout(() => URL.revokeObjectURL(a.href), 10_000)
  notify('Too long for a link: saved as a file')
}

/** Fills the page from a link and runs it; whether it is one. The draft is kept until the user types. */
export async function openLink(fragment: string): Promise<boolean> {
  const state = await ask('decode', { link: fragment.trim() }).catch((error: unknown) => {
    const { message, notes } =
      error instanceof EngineError ? error.failure : { message: run.messageOf(error), notes: [] }
    run.problem.value = { title: 'This link cannot be opened', text: message, notes, line: null }
    return null
  })
  if (!state) return false
  documents.open({
    file: state.file,
    language: state.ir ? 'ir' : 'cuda',
    text: state.source,
    options: state.options,
    from: 'link',
    ...(state.kernel ? { kernel: state.kernel } : {}),
  })
  const of = state.launch
  launch.setFields({
    grid: of.grid.map(String),
    block: of.block.map(String),
    args: Object.fromEntries(of.args.map((a) => [a.name, a.value])),
    model: of.model,
    ...(of.exited ? { exited: of.exited } : {}),
    warpSize: of.warp_size,
    sharedBytes: String(of.shared_bytes),
    seed: String(of.seed),
  })
  await run.start({ finding: state.finding, step: state.step })
  return true
}

/** Opens the text of a file. IR is known by its file's name, or by how it begins. */
export function openText(text: string, name: string) {
  if (isLink(text) || /\.warpscope$/i.test(name)) {
    void openLink(text)
    return
  }
  const beginning = /^(; ModuleID|source_filename|target (datalayout|triple)|define )/m
  const isIr = /\.ll$/i.test(name) || beginning.test(text.slice(0, 4000))
  documents.open({ file: name, language: isIr ? 'ir' : 'cuda', text: '' })
  launch.args.value = {}
  documents.edit(text)
}

/** Opens what the page's address asks for: a link, a lesson, an example or a kernel of the user; else what was typed
 * last, or an example, which is run at once so that there is something to see. */
export async function begin() {
  const usual = examples.find((e) => e.id === 'tree_sum')!
  if (isLink(location.hash)) {
    if (await openLink(location.hash)) return
    const why = run.problem.value
    await documents.openExample(usual)
    run.problem.value = why
    return
  }
  if (await address.openNamed()) return
  const last = kept.list.value[0]
  if (last && !embedded && documents.openKept(last.id)) return
  if (await documents.openExample(usual)) await run.start()
}

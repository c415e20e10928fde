// What comes from outside, and what is handed out: links, files, and what the page opens with.

import { ask, EngineError } from '../engine'
import { examples } from '../examples'
import type { LinkState } from '../protocol'
import type { Finding } from '../report'
import * as address from './address'
import { notify } from './announce'
import * as course from './course'
import * as documents from './documents'
import * as kept from './kept'
import * as launch from './launch'
import { embedded } from './layout'
import * as program from './program'
import * as run from './run'
import * as source from './source'

/** Many programs cut off longer links: those are saved as files. */
const MAX_LINK = 8000

/** Whether an address, or a text, holds a link of ours from `#` on. */
export const isLink = (fragment: string) => /^\s*#\d+\//.test(fragment)

/** The link to what is on screen; `finding` is the one that it is about, `step` the one that it opens at. `smallest`
 * wants the smallest launch that shows the finding instead of the one on screen, and the source without comments. */
export async function linkTo(finding: Finding | null, step: number | null, smallest = false): Promise<string> {
  if (launch.fault.value) throw new Error(launch.fault.value)
  const less = smallest && finding !== null ? await smallestLaunch(finding) : null
  let text = source.text.value
  if (less && finding && source.language.value === 'cuda') {
    const { smallerSource } = await import('./smaller')
    const { fingerprint } = finding
    const kernel = source.kernel.value!.name
    const [file, options] = [source.file.value, source.options.value]
    text = await smallerSource({ source: text, file, options, kernel, launch: less, fingerprint })
  }
  const state: LinkState = {
    file: source.file.value,
    ir: source.language.value === 'ir',
    source: text,
    options: source.options.value,
    kernel: source.kernel.value?.name ?? null,
    launch: less ?? launch.linked(),
    step: less ? null : step,
    engine: null,
    finding: finding?.fingerprint ?? null,
    program: program.linked(),
  }
  const page = new URL(location.href)
  // An attempt at a lesson opens beside it.
  page.search = course.current.value ? `?lesson=${course.current.value.name}` : ''
  page.hash = await ask('encode', { state })
  return page.href
}

/** The smallest launch that shows a finding of the run on screen; null if the run is that of a program. */
async function smallestLaunch(finding: Finding): Promise<LinkState['launch'] | null> {
  const [module, result] = [source.module.value, run.result.value]
  if (module === null || !result || result.launch !== undefined) return null
  return ask('smallest', { module, session: result.session, finding: finding.fingerprint })
}

/** Copies the link to what is on screen, or saves it as a file where it is too long for many programs. */
export async function share(finding: Finding | null, step: number | null) {
  try {
    const link = await linkTo(finding, step)
    if (isLong(link)) {
      save(new URL(link).hash)
      return notify('Too long for a link: saved as a file')
    }
    await navigator.clipboard.writeText(link).then(
      () => notify('Link copied'),
      () => notify('The browser does not allow copying here'),
    )
  } catch (error) {
    notify(run.messageOf(error))
  }
}

/** Whether a link is longer than many programs take. */
export const isLong = (link: string) => link.length > MAX_LINK

/** Hands a file to the browser. */
export function download(text: string, type: string, name: string) {
  const a = document.createElement('a')
  a.href = URL.createObjectURL(new Blob([text], { type }))
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(a.href), 10_000)
}

const stem = () => source.file.value.replace(/\.\w+$/, '')

/** Saves a link as a file, which can be dropped on the page. */
export function save(fragment: string) {
  download(`${fragment}\n`, 'text/plain', `${stem()}.warpscope`)
}

/** The report on what is on screen, as the command line writes it. */
async function report(form: 'json' | 'sarif'): Promise<string | null> {
  const ran = program.ran.value
  if (ran && program.shown.value && !program.isStale.value) {
    if (form === 'json') return JSON.stringify(ran.report, null, 2)
    return ask('programSarif', { program: program.open.program!, source: source.text.value })
  }
  const [kernel, module] = [source.kernel.value, source.module.value]
  if (!kernel || module === null) return null
  const options = { ...run.checks, links: true }
  const of = { module, kernel: kernel.name, launch: launch.text.value, options }
  return form === 'json' ? (await ask('check', of)).json : ask('sarif', of)
}

/** Saves the report on what is on screen. */
export async function saveReport(form: 'json' | 'sarif' = 'json') {
  try {
    const text = await report(form)
    if (text !== null) download(`${text}\n`, 'application/json', `${stem()}.${form}`)
  } catch (error) {
    notify(run.messageOf(error))
  }
}

/** Fills the page from a link and runs it; whether it is one. The draft is kept until the user types. `search` is that
 * of the address: it names the lesson that the link is an attempt at. */
export async function openLink(fragment: string, search = ''): Promise<boolean> {
  const state = await ask('decode', { link: fragment.trim() }).catch((error: unknown) => {
    const { message, notes } =
      error instanceof EngineError ? error.failure : { message: run.messageOf(error), notes: [] }
    run.problem.value = { title: 'This link cannot be opened', text: message, notes, line: null }
    return null
  })
  if (!state) return false
  const lesson = new URLSearchParams(search).get('lesson')
  const isAttempt = lesson !== null && !embedded && (await course.open(lesson, 'none'))
  if (!isAttempt) course.close()
  documents.open({
    file: state.file,
    language: state.ir ? 'ir' : 'cuda',
    text: state.source,
    options: state.options,
    from: isAttempt ? `lesson/${lesson}` : 'link',
    ...(state.kernel ? { kernel: state.kernel } : {}),
  })
  const of = state.launch
  launch.setFields({
    ...launch.fieldsOf(of),
    model: of.model,
    ...(of.exited ? { exited: of.exited } : {}),
    warpSize: of.warp_size,
    seed: String(of.seed),
  })
  if (state.program) await program.openLinked(state.program, state.step, state.finding)
  else await run.start({ finding: state.finding, step: state.step })
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
    if (await openLink(location.hash, location.search)) return
    const why = run.problem.value
    await documents.openExample(usual)
    run.problem.value = why
    return
  }
  if (await address.openNamed()) return
  const missing = address.missing()
  if (missing !== null) {
    await documents.openExample(usual)
    run.problem.value = { title: 'This address cannot be opened', text: missing, notes: [], line: null }
    return
  }
  const last = kept.list.value[0]
  if (last && !embedded && (await address.showKept(last.id))) return
  if (await documents.openExample(usual)) await run.start()
}

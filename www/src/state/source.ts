// The source on screen, its IR, and the module that the engine has read from it.

import { batch, computed, signal } from '@preact/signals'
import { ask } from '../engine'
import type { Example } from '../examples'
import type { Kernel, ModuleId, Param } from '../protocol'
import { Latest } from '../timing'

export type Language = 'cuda' | 'ir'

/** A remark of the compiler or the engine about the source. */
export interface Remark {
  line: number
  column: number
  severity: 'error' | 'warning' | 'info'
  message: string
}

export const text = signal('')
export const language = signal<Language>('cuda')
export const file = signal('kernel.cu')
/** The example that the source was opened from. */
export const example = signal<{ example: Example; fixed: boolean } | null>(null)
/** Whether what happened to the source last is that the user typed. */
export const typed = { last: false }
/** Options for the compiler, such as macros and the language standard: a link may bring them. */
export const options = signal<string[]>([])
export const remarks = signal<Remark[]>([])

/** The IR of `irOf`; stale when the source has changed since. */
export const ir = signal('')
export const irOf = signal<string | null>(null)
export const irIsStale = computed(() => language.value === 'cuda' && irOf.value !== text.value)
/** For each line of the IR (from 0) the line of the source (from 1) that it comes from, or 0. */
export const irToSource = signal<number[]>([])

export const module = signal<ModuleId | null>(null)
/** Globals of the module that can be set like arguments. */
export const globals = signal<Param[]>([])
/** Whether the module has shared memory whose size the launch gives. */
export const dynamicShared = signal(false)
export const kernels = signal<Kernel[]>([])
export const kernelName = signal('')
export const kernel = computed(() => kernels.value.find((k) => k.name === kernelName.value) ?? kernels.value[0] ?? null)

/** Each source that is opened takes a ticket: an answer about what is no longer on screen is dropped. */
export const openings = new Latest()
/** The example that is being loaded: a button pressed meanwhile waits for it. */
export const opening: { done: Promise<unknown> } = { done: Promise.resolve() }

/** Lets the engine forget the module. */
export function forgetModule() {
  if (module.value !== null) void ask('close', { module: module.value }).catch(() => {})
  module.value = null
}

/** Reads the IR at hand, so that kernels and parameters are known. `changed` gets the types of the parameters before
 * and after. False when something else was opened meanwhile. */
export async function readModule(changed: (before: ParamTypes, after: ParamTypes) => void): Promise<boolean> {
  const isCurrent = openings.watch()
  const isIr = language.value === 'ir'
  const opened = await ask('open', {
    text: isIr ? text.value : ir.value,
    file: file.value,
    ...(isIr ? {} : { source: text.value }),
  })
  if (!isCurrent()) {
    void ask('close', { module: opened.module }).catch(() => {})
    return false
  }
  forgetModule()
  const before = paramTypes(kernels.value)
  batch(() => {
    module.value = opened.module
    kernels.value = opened.kernels
    globals.value = opened.globals
    dynamicShared.value = opened.dynamic_shared
    irToSource.value = opened.source_lines
    if (!opened.kernels.some((k) => k.name === kernelName.value)) kernelName.value = opened.kernels[0]?.name ?? ''
    changed(before, paramTypes(opened.kernels))
  })
  return true
}

/** Types of parameters by name. */
export type ParamTypes = Map<string, string>
const paramTypes = (list: Kernel[]): ParamTypes =>
  new Map(list.flatMap((k) => k.params.map((p) => [p.name, p.ty] as const)))

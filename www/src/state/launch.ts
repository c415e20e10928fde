// The launch on screen, as the user writes it.

import { batch, computed, signal } from '@preact/signals'
import type { LaunchText, LinkState } from '../protocol'
import { isNumber, isWholeNumber } from './argument'
import * as source from './source'

export type Dims = [string, string, string]

export const grid = signal<Dims>(['1', '1', '1'])
export const block = signal<Dims>(['64', '1', '1'])
export const args = signal<Record<string, string>>({})
export const model = signal<'its' | 'lockstep'>('its')
export const exited = signal<'default' | 'strict' | 'arrive'>('default')
export const warpSize = signal<1 | 32 | 64>(32)
export const seed = signal('0')
export const sharedBytes = signal('0')

/** Fields of a launch; what is left out gets the value that the page begins with. */
export interface Fields {
  grid?: string[]
  block?: string[]
  args?: Record<string, string>
  model?: string
  exited?: string
  warpSize?: number
  seed?: string
  sharedBytes?: string
}

export function setFields(of: Fields) {
  batch(() => {
    grid.value = (of.grid ?? ['1', '1', '1']) as Dims
    block.value = (of.block ?? ['64', '1', '1']) as Dims
    args.value = of.args ?? {}
    model.value = (of.model ?? 'its') as 'its'
    exited.value = (of.exited ?? 'default') as 'default'
    warpSize.value = (of.warpSize ?? 32) as 32
    seed.value = of.seed ?? '0'
    sharedBytes.value = of.sharedBytes ?? '0'
  })
}

/** The fields as they are now. */
export const fields = (): Fields => ({
  grid: grid.value,
  block: block.value,
  args: args.value,
  model: model.value,
  exited: exited.value,
  warpSize: warpSize.value,
  seed: seed.value,
  sharedBytes: sharedBytes.value,
})

/** The fields that show dimensions, shared bytes and arguments of a launch. */
export const fieldsOf = (of: {
  grid: number[]
  block: number[]
  args: { name: string; value: string }[]
  shared_bytes: number
}) => ({
  grid: of.grid.map(String) as Dims,
  block: of.block.map(String) as Dims,
  args: Object.fromEntries(of.args.map((a) => [a.name, a.value])),
  sharedBytes: String(of.shared_bytes),
})

/** Sets one argument. */
export function setArg(name: string, value: string) {
  args.value = { ...args.value, [name]: value }
}

/** Bytes of dynamic shared memory in the plainest launch of a search: more than most kernels need. */
const SHARED_BYTES = 48 << 10
const declaring = { shared: false }

/** Gives a kernel that was typed dynamic shared memory once it declares some: with none, nothing else would be seen. */
function giveShared() {
  const declares = source.dynamicShared.value
  if (declares && !declaring.shared && source.typed.last && sharedBytes.value === '0')
    sharedBytes.value = String(SHARED_BYTES)
  declaring.shared = declares
}

/** Keeps the arguments whose parameters have the same type as before. */
export function keepArgs(before: source.ParamTypes, after: source.ParamTypes) {
  giveShared()
  if (!before.size) return
  const kept = Object.entries(args.value).filter(([name]) => before.get(name) === after.get(name))
  args.value = Object.fromEntries(kept)
}

function wholeNumber(value: string, what: string, least: number, most: number): string | null {
  if (!/^\d+$/.test(value.trim())) return `${what} must be a whole number`
  const n = Number(value)
  return n < least || n > most ? `${what} must be from ${least} to ${most}` : null
}

const MAX_THREADS = 1024
const MAX_BLOCK = [MAX_THREADS, MAX_THREADS, 64]
const MAX_GRID = [2147483647, 65535, 65535]

/** What is impossible about the launch, by field. */
export const faults = computed(() => {
  const out: Record<string, string> = {}
  for (const [i, axis] of ['x', 'y', 'z'].entries()) {
    const g = wholeNumber(grid.value[i]!, `grid.${axis}`, 1, MAX_GRID[i]!)
    const b = wholeNumber(block.value[i]!, `block.${axis}`, 1, MAX_BLOCK[i]!)
    if (g) out['grid'] ??= g
    if (b) out['block'] ??= b
  }
  if (!out['block']) {
    const threads = block.value.reduce((n, t) => n * Number(t), 1)
    if (threads > MAX_THREADS) out['block'] = `${threads} threads; a block has at most ${MAX_THREADS}`
  }
  const s = wholeNumber(seed.value, 'the seed', 0, Number.MAX_SAFE_INTEGER)
  if (s) out['seed'] = s
  const d = wholeNumber(sharedBytes.value, 'dynamic shared memory', 0, 1 << 20)
  if (d) out['shared'] = d
  for (const p of source.kernel.value?.params ?? []) {
    const v = (args.value[p.name] ?? '').trim()
    if (v === '') continue
    if (p.kind === 'int' && !isWholeNumber(v)) {
      out[`arg:${p.name}`] = `${p.name} must be a whole number`
    } else if (p.kind === 'float' && !isNumber(v)) {
      out[`arg:${p.name}`] = `${p.name} must be a number`
    }
  }
  return out
})
/** The first of them. */
export const fault = computed(() => Object.values(faults.value)[0] ?? null)

/** What a launch has besides dimensions and arguments. */
export const rules = computed<LaunchText>(() => ({
  model: model.value,
  warp_size: warpSize.value,
  seed: Number(seed.value) || 0,
  ...(exited.value === 'default' ? {} : { exited: exited.value }),
}))

/** Arguments that are given. For those left empty the engine chooses: the field's placeholder shows what. */
const given = computed(() =>
  [...(source.kernel.value?.params ?? []), ...source.globals.value].flatMap(({ name }) => {
    const value = args.value[name]
    return value?.trim() ? [{ name, value }] : []
  }),
)

/** The launch in the spelling of the command line. */
export const text = computed<LaunchText>(() => ({
  ...rules.value,
  grid: grid.value.map((t) => t.trim()).join(','),
  block: block.value.map((t) => t.trim()).join(','),
  args: given.value.map((a) => `"${a.name}"=${a.value}`),
  shared_bytes: Number(sharedBytes.value) || 0,
}))

const numbers = (dims: Dims) => dims.map(Number) as [number, number, number]

/** The launch as a link holds it. */
export const linked = (): LinkState['launch'] => ({
  grid: numbers(grid.value),
  block: numbers(block.value),
  args: given.value,
  shared_bytes: Number(sharedBytes.value) || 0,
  model: model.value,
  exited: exited.value === 'default' ? null : exited.value,
  warp_size: warpSize.value,
  seed: Number(seed.value) || 0,
})

/** The code that an answer depends on. */
export const code = computed(() => [
  source.text.value,
  source.language.value,
  source.options.value,
  source.kernel.value?.name,
])
/** Everything that the report of a run depends on. */
export const key = computed(() => JSON.stringify([code.value, text.value]))

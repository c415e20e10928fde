// The user's kernels: every source that was typed or changed is kept by itself on this device, with its launch.
//
// Each has a key of its own in the browser's storage, so that two tabs do not overwrite each other's. When another tab
// writes the one on screen, this tab goes on with a copy.

import { computed, signal } from '@preact/signals'
import type { Fields } from './launch'
import { DRAFT, forget, keys, store, stored, storedJson } from './storage'

/** A kernel of the user. */
export interface Kept extends Fields {
  /** What it was made from: `example/NAME`, `lesson/NAME`, `link`, or nothing. */
  from: string
  source: string
  language: string
  file: string
  kernel: string
  options: string[]
  /** When it was changed last, milliseconds. */
  at: number
}

const KEPT = 'warpscope.kernel.'

/** Changes when the list does. */
const changes = signal(0)
/** The one on screen, once something was typed. */
export const current = signal<string | null>(null)
/** Whether what is on screen is stored. */
export const saved = signal(false)
/** Whether another tab has written the one on screen. */
const foreign = { is: false }

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** All kernels of the user, the newest first. */
export const list = computed(() => {
  changes.value
  const all = keys(KEPT).flatMap((key) => {
    const kept = storedJson<Partial<Kept>>(key)
    return kept && typeof kept.source === 'string' ? [{ id: key.slice(KEPT.length), ...complete(kept) }] : []
  })
  return all.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
})

function complete(kept: Partial<Kept>): Kept {
  return { from: '', source: '', language: 'cuda', file: 'kernel.cu', kernel: '', options: [], at: 0, ...kept }
}

export function find(id: string): Kept | null {
  const kept = storedJson<Partial<Kept>>(KEPT + id)
  return kept && typeof kept.source === 'string' ? complete(kept) : null
}

/** The newest kernel that was made from `origin`. */
export const newest = (origin: string) => list.value.find((kept) => kept.from === origin) ?? null

/** What a kernel is, whatever the order of its fields. */
const content = (kept: Partial<Kept>) => JSON.stringify(Object.entries({ ...kept, at: 0 }).sort())

/** Keeps what is on screen, as the kernel that it is or as a new one. */
export function keep(kept: Omit<Kept, 'at'>): boolean {
  const before = current.value === null ? null : find(current.value)
  if (before && content(before) === content(complete(kept))) {
    saved.value = true
    return true
  }
  if (foreign.is) {
    current.value = null
    foreign.is = false
  }
  current.value ??= newId()
  const done = store(KEPT + current.value, JSON.stringify({ ...kept, at: Date.now() }))
  saved.value = done
  changes.value++
  return done
}

/** Adds a kernel without putting it on screen, unless the newest of the same origin is the same. */
export function add(from: string, file: string, text: string) {
  if (newest(from)?.source === text) return
  store(KEPT + newId(), JSON.stringify({ ...complete({ from, file, source: text }), at: Date.now() }))
  changes.value++
}

/** What is on screen is `id`, or nothing that is kept. */
export function put(id: string | null) {
  current.value = id
  saved.value = id !== null
  foreign.is = false
}

/** Forgets a kernel. */
export function remove(id: string) {
  forget(KEPT + id)
  if (current.value === id) put(null)
  changes.value++
}

addEventListener('storage', (e) => {
  if (e.key === null || e.key.startsWith(KEPT)) changes.value++
  if (current.value !== null && e.key === KEPT + current.value) foreign.is = true
})

// What an earlier version kept.
const old = storedJson<Partial<Kept>>(DRAFT)
if (stored(DRAFT) !== null) {
  if (old && typeof old.source === 'string') store(KEPT + newId(), JSON.stringify({ ...complete(old), at: Date.now() }))
  forget(DRAFT)
}

// The proof about the kernel on screen, for every launch. How it is shown is loaded when it is needed (src/prove).

import { computed, signal } from '@preact/signals'
import type { JSX } from 'preact'
import { ask } from '../engine'
import type { ProofReport } from '../protocol'
import { spoken } from './announce'
import * as launch from './launch'
import * as run from './run'
import * as source from './source'

export interface Proof {
  report: ProofReport
  kernel: string
  /** The code and the model that it is about. */
  key: string
  file: string
}
export const current = signal<Proof | null>(null)

const key = computed(() => JSON.stringify([launch.code.value, launch.model.value]))
export const isStale = computed(() => current.value !== null && current.value.key !== key.value)

/** What src/prove has. */
export interface Panes {
  ProofView: () => JSX.Element | null
  ProofBadges: () => JSX.Element | null
}
export const panes = signal<Panes | null>(null)
export const loader: { load: () => Promise<Panes> } = { load: () => Promise.reject(new Error('no panes')) }

/** Tries to prove that the kernel has no race and no barrier divergence in any launch. */
export async function prove() {
  void loader.load().then((loaded) => {
    panes.value = loaded
  })
  await run.withKernel(async (kernel, module) => {
    run.phase.value = { kind: 'prove' }
    const of = key.value
    const report = await ask('prove', { module, kernel: kernel.name, launch: { model: launch.model.value } })
    current.value = { report, kernel: kernel.display_name, key: of, file: source.file.value }
    spoken.value = `Races: ${report.races.verdict}. Barrier divergence: ${report.divergence.verdict}.`
  })
}

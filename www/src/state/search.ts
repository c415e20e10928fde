// The search for a launch that shows a bug.

import { batch, computed, signal } from '@preact/signals'
import { ask } from '../engine'
import type { SearchProgress } from '../protocol'
import { count, type Finding, type KernelReport, type Report } from '../report'
import { spoken } from './announce'
import * as launch from './launch'
import * as program from './program'
import * as run from './run'

/** How launches are searched. */
export const strategy = signal<'default' | 'simulee'>('default')

export interface Search {
  points: SearchProgress[]
  /** What was found; `null` while the search goes on. */
  report: KernelReport | null
  key: string
}
/** The search that is under way, or the last one. */
export const current = signal<Search | null>(null)

const key = computed(() => JSON.stringify([launch.code.value, launch.rules.value, strategy.value]))
export const isStale = computed(() => current.value !== null && current.value.key !== key.value)

/** Searches for a launch that shows a bug. Dimensions, shared memory and arguments on screen do not count, everything
 * else does. The launch of the worst finding is put on screen. */
export async function findLaunch() {
  const found: { worst: Finding | undefined } = { worst: undefined }
  await run.withKernel(async (kernel, module) => {
    const of = key.value
    const points: SearchProgress[] = []
    const stop = new AbortController()
    if (strategy.value !== 'simulee') await program.mainFirst(module)
    batch(() => {
      run.phase.value = { kind: 'search', launches: 0, of: 0 }
      run.finishEarly.value = () => stop.abort()
      current.value = { points, report: null, key: of }
    })
    const options = { redundant: true, simulee: strategy.value === 'simulee' }
    const { json } = await ask(
      'search',
      { module, kernel: kernel.name, launch: launch.rules.value, options },
      (_done, _total, at) => {
        if (!at) return
        points.push(at)
        run.phase.value = { kind: 'search', launches: at.launches, of: at.of }
        current.value = { points: points.slice(), report: null, key: of }
      },
      stop.signal,
    ).finally(() => {
      run.finishEarly.value = null
    })
    const { failures, kernels } = JSON.parse(json) as Report
    const report = kernels[0]
    if (!report) {
      if (failures[0]) run.show(failures[0])
      current.value = null
      return
    }
    current.value = { points, report, key: of }
    // What was searched may no longer be what is on screen.
    if (!isStale.value) found.worst = report.findings.find((f) => f.severity !== 'note')
    const launches = count(report.launches_tried, 'launch', 'launches')
    spoken.value = found.worst
      ? `${count(report.findings.length, 'finding')} in ${launches}. ${found.worst.message}`
      : `Nothing found in ${launches}.`
  })
  if (found.worst) await openLaunch(found.worst)
}

/** Puts the launch that shows a finding on screen, and runs it. */
export async function openLaunch(f: Finding) {
  batch(() => {
    launch.grid.value = f.launch.grid.map(String) as launch.Dims
    launch.block.value = f.launch.block.map(String) as launch.Dims
    launch.args.value = Object.fromEntries(f.launch.args.map((a) => [a.name, a.value]))
    launch.sharedBytes.value = String(f.launch.shared_bytes)
  })
  await run.start({ finding: f.fingerprint, step: null })
}

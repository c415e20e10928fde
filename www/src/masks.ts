// Lanes of a warp as bits, and ranges of numbers as text.

import type { Mask } from './protocol'

export function hasLane(m: Mask, lane: number): boolean {
  return (((lane < 32 ? m.lo : m.hi) >>> (lane & 31)) & 1) === 1
}

export function lanesOf(m: Mask): number[] {
  const out = []
  for (let lane = 0; lane < 64; lane++) if (hasLane(m, lane)) out.push(lane)
  return out
}

/** Consecutive numbers as ranges, both ends included. */
function runsOf(list: number[]): [number, number][] {
  const out: [number, number][] = []
  for (const n of list) {
    const last = out.at(-1)
    if (last && last[1] + 1 === n) last[1] = n
    else out.push([n, n])
  }
  return out
}

/** Ranges with both ends included: `0–3, 8`. */
export const rangesText = (ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')

/** `lane 3`, `threads 0–3, 8`. */
export function counted(noun: string, ranges: readonly (readonly [number, number])[]): string {
  return `${isOne(ranges) ? noun : `${noun}s`} ${rangesText(ranges)}`
}
/** Whether ranges contain a single number, so that the verb is singular. */
export const isOne = (ranges: readonly (readonly [number, number])[]) =>
  ranges.length === 1 && ranges[0]![0] === ranges[0]![1]

export const laneRanges = (m: Mask) => runsOf(lanesOf(m))

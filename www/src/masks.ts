// Lanes of a warp as bits.

import type { Mask } from './protocol'

export function hasLane(m: Mask, lane: number): boolean {
  return (((lane < 32 ? m.lo : m.hi) >>> (lane & 31)) & 1) === 1
}

export function lanesOf(m: Mask): number[] {
  const out = []
  for (let lane = 0; lane < 64; lane++) if (hasLane(m, lane)) out.push(lane)
  return out
}

/** First and last of each run of consecutive numbers. */
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

/** `lane 3`, `threads 0–3, 8`: the noun in the number that the ranges ask for. */
export function counted(noun: string, ranges: readonly (readonly [number, number])[]): string {
  return `${isOne(ranges) ? noun : `${noun}s`} ${rangesText(ranges)}`
}
/** Whether ranges hold one number only, so that a verb about them is in the singular. */
export const isOne = (ranges: readonly (readonly [number, number])[]) =>
  ranges.length === 1 && ranges[0]![0] === ranges[0]![1]

export const laneRanges = (m: Mask) => runsOf(lanesOf(m))

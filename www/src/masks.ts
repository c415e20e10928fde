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

/** `0–3, 8`. */
export function ranges(list: number[]): string {
  const out: string[] = []
  for (let i = 0; i < list.length; ) {
    let j = i
    while (list[j + 1] === list[j]! + 1) j++
    out.push(j > i ? `${list[i]}–${list[j]}` : `${list[i]}`)
    i = j + 1
  }
  return out.join(', ')
}

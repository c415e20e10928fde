// Long lists: only the rows in view are drawn.

import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** The range of rows that are in view in the scrolled `box`, and a few around: the first, and one past the last.
 * `height` is that of a row. */
export function useSlice(box: RefObject<HTMLElement | null>, count: number, height: () => number): [number, number] {
  const [range, set] = useState<[number, number]>([0, 8])
  useEffect(() => {
    const e = box.current
    if (!e) return
    const measure = () => {
      const h = height()
      const from = Math.max(0, Math.floor(e.scrollTop / h) - 1)
      const to = Math.min(count, Math.ceil((e.scrollTop + e.clientHeight) / h) + 1)
      set((old) => (old[0] === from && old[1] === to ? old : [from, to]))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(e)
    e.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      e.removeEventListener('scroll', measure)
    }
  }, [count, height()])
  return [Math.min(range[0], Math.max(0, count - 1)), Math.min(range[1], count)]
}

/** How many small characters fit into one of `columns` cells of the box. */
export function useRoom(box: RefObject<HTMLElement | null>, columns: number, label: number): number {
  const [room, set] = useState(4)
  useEffect(() => {
    const e = box.current
    if (!e) return
    const measure = () => set(Math.max(2, Math.floor(((e.clientWidth - 24 - label) / columns - 2) / 5.75)))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(e)
    return () => watch.disconnect()
  }, [columns, label])
  return room
}

/** Whether an element is at least so wide. */
export function useWide(box: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, set] = useState(true)
  useEffect(() => {
    const e = box.current
    if (!e) return
    const measure = () => set(e.clientWidth >= least)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(e)
    return () => watch.disconnect()
  }, [least])
  return isWide
}

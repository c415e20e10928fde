// Arrows from the cell of the chosen conflict to the lanes of both sides. The cell's label and the finding's card say
// the same in words.

import { effect, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import * as layout from '../state/layout'
import * as run from '../state/run'

const paths = signal<string[]>([])
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Paths from the top of the cell up to each marked lane, where both are in view. */
function measure(box: HTMLElement): string[] {
  const [outer, rows, cells] = [box, box.querySelector('.rows'), box.querySelector('.cells')].map((e) =>
    e?.getBoundingClientRect(),
  )
  const cell = box.querySelector('.cell.conflict.selected')?.getBoundingClientRect()
  if (!outer || !rows || !cells || !cell || cell.top < cells.top - 2 || cell.bottom > cells.bottom + 2) return []
  const [x, y] = [cell.left + cell.width / 2 - outer.left, cell.top - outer.top]
  return [...box.querySelectorAll('.lane-cell:has(.lane.mark)')].flatMap((e) => {
    const lane = e.getBoundingClientRect()
    if (lane.top < rows.top - 2 || lane.bottom > rows.bottom + 2) return []
    const [to, foot] = [lane.left + lane.width / 2 - outer.left, lane.bottom - outer.top + 2]
    const middle = (y + foot) / 2
    return [`M${point(x, y)}C${point(x, middle)} ${point(to, middle)} ${point(to, foot)}`]
  })
}

export function Arrows() {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const box = svg.current!.parentElement!
    let frame = 0
    const again = () => {
      // Once per frame, when the step has been laid out.
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const next = measure(box)
        if (next.join() !== paths.peek().join()) paths.value = next
      })
    }
    const stop = effect(() => {
      scene.current.value
      scene.thread.value
      session.isStale.value
      run.selected.value
      layout.narrow.value
      again()
    })
    const watch = new ResizeObserver(again)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    box.addEventListener('scroll', again, { capture: true, passive: true })
    return () => {
      stop()
      watch.disconnect()
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', again, { capture: true })
    }
  }, [])
  return (
    <svg class="arrows" ref={svg} aria-hidden="true">
      <defs>
        <marker id="to-lane" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 1 7 4 0 7z" />
        </marker>
      </defs>
      {paths.value.map((p) => (
        <path key={p} class="to" d={p} marker-end="url(#to-lane)" />
      ))}
    </svg>
  )
}

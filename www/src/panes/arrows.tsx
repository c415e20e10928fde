// Arrows from the cell of the chosen conflict to the lanes of both sides. The cell's label and the finding's card say
// the same in words.

import { effect, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import * as layout from '../state/layout'
import * as run from '../state/run'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Drawn {
  paths: string[]
  /** What the arrows pass behind: text and cells on the way. */
  over: Box[]
}

const drawn = signal<Drawn>({ paths: [], over: [] })
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** What an arrow must not strike through. */
const labels = [
  '.pane-head > *',
  '.warp-head > *',
  '.object-head > span',
  '.legend > span',
  '.lane-cell',
  '.cell',
  '.chip',
  '.detail dt',
  '.row-label',
].join()
/** Points of an arrow at which is looked for labels: a line of text is higher than the distance between two. */
const DISTANCE = 8

/** Paths from the top of the cell up to each marked lane, where both are in view. */
function measure(box: HTMLElement): Drawn {
  const none = { paths: [], over: [] }
  const [outer, rows, cells] = [box, box.querySelector('.rows'), box.querySelector('.cells')].map((e) =>
    e?.getBoundingClientRect(),
  )
  const chosen = box.querySelector('.cell.conflict.selected')
  const cell = chosen?.getBoundingClientRect()
  if (!outer || !rows || !cells || !cell || cell.top < cells.top - 2 || cell.bottom > cells.bottom + 2) return none
  const [x, y] = [cell.left + cell.width / 2, cell.top]
  const paths: string[] = []
  const over = new Set<Element>()
  for (const mark of box.querySelectorAll('.lane.mark')) {
    const e = mark.parentElement!
    const lane = e.getBoundingClientRect()
    if (lane.top < rows.top - 2 || lane.bottom > rows.bottom + 2) continue
    const [to, foot] = [lane.left + lane.width / 2, lane.bottom + 2]
    const middle = (y + foot) / 2
    const at = (px: number, py: number) => point(px - outer.left, py - outer.top)
    paths.push(`M${at(x, y)}C${at(x, middle)} ${at(to, middle)} ${at(to, foot)}`)
    const count = Math.ceil((y - foot) / DISTANCE)
    for (let k = 1; k < count; k++) {
      const t = k / count
      const bend = 3 * t * t - 2 * t * t * t
      const label = document.elementFromPoint(x + (to - x) * bend, y + (foot - y) * t)?.closest(labels)
      if (label && label !== e && label !== chosen) over.add(label)
    }
  }
  return {
    paths,
    over: [...over].map((e) => {
      const r = e.getBoundingClientRect()
      return { x: Math.round(r.left - outer.left), y: Math.round(r.top - outer.top), width: r.width, height: r.height }
    }),
  }
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
        if (JSON.stringify(next) !== JSON.stringify(drawn.peek())) drawn.value = next
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
  const { paths, over } = drawn.value
  return (
    <svg class="arrows" ref={svg} aria-hidden="true">
      <defs>
        <marker id="to-lane" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 1 7 4 0 7z" />
        </marker>
        <mask id="not-over" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <rect width="100%" height="100%" fill="#fff" />
          {over.map((b) => (
            <rect key={`${b.x} ${b.y}`} {...b} fill="#000" />
          ))}
        </mask>
      </defs>
      <g mask={over.length ? 'url(#not-over)' : undefined}>
        {paths.map((p) => (
          <path key={p} class="to" d={p} marker-end="url(#to-lane)" />
        ))}
      </g>
    </svg>
  )
}

// What Time paints: barrier intervals of blocks as columns, and below them a track for each warp of the chosen
// block. Its height is the number of lanes that ran; it is hatched while the warp waits at a barrier, and dashed once
// the warp has exited.

import type { BlockSpan } from '../protocol'

/** Where things are, in pixels. */
export interface Plan {
  blocks: BlockSpan[]
  row: number
  /** Top of the tracks. */
  top: number
  warps: number
  track: number
}

export const HEIGHT = 104

export function plan(blocks: BlockSpan[], warps: number): Plan {
  const row = blocks.length > 2 ? 13 : 18
  const top = blocks.length * row + 4
  return { blocks, row, top, warps, track: Math.min(36, (HEIGHT - top) / Math.max(1, warps)) }
}

export interface Shown {
  from: number
  to: number
  chosen: BlockSpan | undefined
  /** The interval of the chosen block that contains the step. */
  interval: number
  /** Who executed each step, as the engine has it. */
  trace: Uint32Array | null
  warpSize: number
  /** The place of a statement as text. */
  place: (site: number) => string
}

function stripes(g: CanvasRenderingContext2D, hue: string, scale: number): CanvasPattern | string {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 6 * scale
  const t = tile.getContext('2d')
  if (!t) return hue
  t.scale(scale, scale)
  t.globalAlpha = 0.45
  t.fillStyle = hue
  t.fillRect(0, 0, 6, 6)
  t.globalAlpha = 1
  t.strokeStyle = hue
  t.lineWidth = 2.4
  for (const k of [-6, 0, 6]) {
    t.beginPath()
    t.moveTo(k - 1, 7)
    t.lineTo(k + 7, -1)
    t.stroke()
  }
  const pattern = g.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / scale))
  return pattern ?? hue
}

export function paint(canvas: HTMLCanvasElement, p: Plan, s: Shown) {
  const { width, height } = canvas.getBoundingClientRect()
  if (!width || !height) return
  const scale = Math.min(2, devicePixelRatio || 1)
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
  }
  const style = getComputedStyle(canvas)
  const hue = (name: string) => style.getPropertyValue(name)
  const g = canvas.getContext('2d')!
  g.setTransform(scale, 0, 0, scale, 0, 0)
  g.clearRect(0, 0, width, height)
  const x = (step: number) => ((step - s.from) / (s.to - s.from)) * width
  g.font = `11px ${style.fontFamily}`
  g.textBaseline = 'middle'
  for (const [row, b] of p.blocks.entries()) columns(g, p, s, b, row, width, x, hue)
  if (!s.chosen) return

  // Lines of barriers cross the tracks.
  g.fillStyle = hue('--p-bar')
  for (const i of s.chosen.intervals) {
    const right = x(i.last)
    if (i.site === null || right < 0 || right > width || x(i.last) - x(i.first) < 3) continue
    g.globalAlpha = 0.5
    g.fillRect(right - 1.5, p.top - 3, 1, height)
    g.fillRect(right + 0.5, p.top - 3, 1, height)
    g.globalAlpha = 1
  }
  if (s.trace) tracks(g, p, s, s.chosen, s.trace, width, x, hue, scale)
}

function columns(
  g: CanvasRenderingContext2D,
  p: Plan,
  s: Shown,
  b: BlockSpan,
  row: number,
  width: number,
  x: (step: number) => number,
  hue: (name: string) => string,
) {
  const [y, h] = [row * p.row + 1, p.row - 3]
  let shown = -1
  for (const i of b.intervals) {
    if (i.last < s.from || i.first > s.to) continue
    const [left, right] = [x(i.first), x(i.last)]
    const current = b === s.chosen && i.interval === s.interval
    // Of columns narrower than a pixel one is painted.
    if (!current && Math.floor(right) === shown) continue
    shown = Math.floor(right)
    g.fillStyle = current ? hue('--p-cur') : hue(i.interval % 2 ? '--p-odd' : '--p-even')
    g.fillRect(left, y, Math.max(0.5, right - left), h)
    if (i.site !== null && right - left > 2) {
      g.fillStyle = hue('--p-bar')
      g.fillRect(right - 1.5, y, 1, h)
      g.fillRect(right + 0.5, y, 1, h)
    }
    const [from, to] = [Math.max(0, left), Math.min(width, right)]
    if (p.row >= 13 && to - from > 20) {
      g.save()
      g.beginPath()
      g.rect(from, y, to - from - 3, h)
      g.clip()
      g.fillStyle = hue('--p-ink')
      const end = i.site === null ? '' : `  up to the barrier at line ${s.place(i.site)}`
      g.fillText(
        to - from > 70 ? `interval ${i.interval}${to - from > 200 ? end : ''}` : `${i.interval}`,
        from + 6,
        y + h / 2 + 0.5,
      )
      g.restore()
    }
  }
  if (b === s.chosen && p.blocks.length > 1) {
    g.strokeStyle = hue('--p-ink')
    g.lineWidth = 1
    const [left, right] = [Math.max(0.5, x(b.first)), Math.min(width - 0.5, x(b.last))]
    g.strokeRect(left, y - 0.5, right - left, h + 1)
  }
}

function tracks(
  g: CanvasRenderingContext2D,
  p: Plan,
  s: Shown,
  b: BlockSpan,
  trace: Uint32Array,
  width: number,
  x: (step: number) => number,
  hue: (name: string) => string,
  scale: number,
) {
  const pixels = Math.ceil(width)
  // The most lanes that ran, by warp and pixel; and the last step of each warp in the interval.
  const most = new Uint8Array(p.warps * pixels)
  const [from, to] = [Math.max(s.from, b.first), Math.min(s.to, b.last, trace.length / 2)]
  const last = new Int32Array(p.warps).fill(-1)
  const waits: [warp: number, from: number, to: number][] = []
  let interval = b.intervals.findIndex((i) => i.last > from)
  const close = (at: number) => {
    const i = b.intervals[at]
    if (i?.site == null || p.track < 4) return
    for (let w = 0; w < p.warps; w++) if (last[w]! >= i.first) waits.push([w, last[w]! + 1, i.last])
  }
  for (let step = from; step < to; step++) {
    while (interval >= 0 && b.intervals[interval] && step >= b.intervals[interval]!.last) close(interval++)
    if (trace[2 * step] !== b.block) continue
    const what = trace[2 * step + 1]!
    const [warp, lanes] = [what >>> 8, what & 255]
    if (warp >= p.warps) continue
    last[warp] = step
    const [left, right] = [Math.floor(x(step)), Math.max(Math.floor(x(step)) + 1, Math.floor(x(step + 1)))]
    for (let k = Math.max(0, left); k < Math.min(pixels, right); k++) {
      const at = warp * pixels + k
      if (most[at]! < lanes) most[at] = lanes
    }
  }
  while (interval >= 0 && b.intervals[interval] && b.intervals[interval]!.last <= to) close(interval++)

  const gap = p.track > 8 ? 2 : p.track > 4 ? 1 : 0
  const floor = (w: number) => p.top + (w + 1) * p.track - 1
  g.fillStyle = hue('--p-odd')
  for (let w = 0; w < p.warps && p.track >= 3; w++)
    g.fillRect(Math.max(0, x(b.first)), floor(w), Math.min(width, x(b.last)) - Math.max(0, x(b.first)), 1)
  g.fillStyle = hue('--p-wait')
  for (const [w, start, end] of waits) {
    const h = Math.min(7, p.track - gap - 1)
    const [left, right] = [x(start), Math.min(width, x(end))]
    if (right - left < 4) g.fillRect(left, floor(w) - h, Math.max(0, right - left), h)
    else for (let k = left; k < right; k += 4) g.fillRect(k, floor(w) - h, Math.min(2, right - k), h)
  }
  for (let w = 0; w < p.warps; w++) {
    const color = hue(`--p-w${w % 4}`)
    g.fillStyle = w % 2 && p.track > 4 ? stripes(g, color, scale) : color
    for (let k = 0; k < pixels; ) {
      const lanes = most[w * pixels + k]!
      let end = k + 1
      while (end < pixels && most[w * pixels + end] === lanes) end++
      if (lanes) {
        const h = Math.max(Math.min(2, p.track), ((p.track - gap) * lanes) / s.warpSize)
        g.fillRect(k, floor(w) - h, end - k, h)
      }
      k = end
    }
    // After its last step in the block the warp has exited.
    if (p.track >= 4 && to === b.last && last[w]! >= 0 && x(b.last) - x(last[w]! + 1) > 3) {
      g.fillStyle = hue('--p-bar')
      for (let k = x(last[w]! + 1); k < Math.min(width, x(b.last)); k += 6) g.fillRect(k, floor(w) - 2, 3, 2)
    }
  }
}

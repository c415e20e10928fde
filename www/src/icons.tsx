// Marks and icons, drawn here so that no font or image is fetched.

import type { Finding } from './report'

const paths: Record<string, string> = {
  play: 'M4 2.5v11l9-5.5z',
  stop: 'M4 4h8v8H4z',
  search: 'M7 2.500a4.500 4.500 0 1 0 .01 0zM10.500 10.500 14 14',
  link: 'M6.5 9.5 9.5 6.5M5 7 3.5 8.5a2.8 2.8 0 0 0 4 4L9 11M7 5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 9',
  theme: 'M8 2a6 6 0 1 0 0 12z',
  chevron: 'm4 6 4 4 4-4',
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  close: 'm4 4 8 8M12 4l-8 8',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  start: 'M13 3.5 8 8l5 4.5M4 3v10',
  stepBack: 'M10 3.5 5 8l5 4.5',
  step: 'M6 3.5 11 8l-5 4.5',
  lineBack: 'M14 3.500h-6M14 8H9M14 12.500h-6M6 4.500 2.500 8 6 11.500',
  line: 'M2 3.500h6M2 8h5M2 12.500h6M10 4.500 13.500 8 10 11.500',
  barrierBack: 'M13 3.5 8 8l5 4.5M5 3v10M2.5 3v10',
  barrier: 'M3 3.5 8 8l-5 4.5M11 3v10M13.5 3v10',
  out: 'M8 13V4M4.500 7.500 8 4l3.500 3.500M3 2h10',
  cells: 'M2.500 3h11v10h-11zM2.500 6.300h11M2.500 9.600h11M6.200 3v10M9.800 3v10',
  dice: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
}

/** To the next finding, or to the previous one. */
export function FindingIcon({ back = false }: { back?: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" style={back ? { transform: 'scaleX(-1)' } : undefined}>
      <path d="M2 3.5 6.500 8 2 12.500" />
      <path d="M11.500 4 15 8l-3.500 4L8 8z" fill="currentColor" />
    </svg>
  )
}

export function Icon({ name, fill = false }: { name: string; fill?: boolean }) {
  return (
    <svg class={fill ? 'icon filled' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

const marks = { error: 'M6 .8 11.2 6 6 11.2.8 6z', warning: 'M6 1 11.5 11H.5z', note: 'M6 2a4 4 0 1 0 .01 0z' }

export function SeverityMark({ severity }: { severity: Finding['severity'] }) {
  return (
    <svg class={`mark ${severity}`} viewBox="0 0 12 12" role="img" aria-label={severity}>
      <path d={marks[severity]} />
    </svg>
  )
}

/** The number of a warp in its colour. There are four colours, which repeat. */
export function WarpTag({ warp }: { warp: number }) {
  return (
    <span class={`warp-tag hue${warp % 4}`} title={`warp ${warp}`}>
      {warp}
    </span>
  )
}

export function Brand() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <g fill="var(--w0f)">
        <path d="M1 2h4v6H1zM7 2h4v6H7zM13 2h4v6h-4z" />
      </g>
      <g fill="var(--w1f)">
        <path d="M1 10h4v6H1zM13 10h4v6h-4z" />
      </g>
      <path d="M7 10h4v6H7z" fill="var(--errf)" />
    </svg>
  )
}

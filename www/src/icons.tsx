// Marks and icons, drawn here so that no font or picture is fetched.

import type { Finding } from './report'

const paths: Record<string, string> = {
  play: 'M4 2.5v11l9-5.5z',
  stop: 'M4 4h8v8H4z',
  theme: 'M8 2a6 6 0 1 0 0 12z',
  chevron: 'm4 6 4 4 4-4',
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  dice: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
}

export function Icon({ name, fill = false }: { name: string; fill?: boolean }) {
  return (
    <svg class={fill ? 'ic f' : 'ic'} viewBox="0 0 16 16" aria-hidden="true">
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

/** A warp's number in its hue; the hues repeat after four, the number does not. */
export function WarpTag({ warp }: { warp: number }) {
  return (
    <span class={`wtag w${warp % 4}`} title={`warp ${warp}`}>
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

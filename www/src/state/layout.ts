// How the page looks: theme, sizes of panes, and which of them are seen. Theme, sizes and the view of the code are
// remembered.

import { signal } from '@preact/signals'
import { store, stored } from './storage'

/** What the page's address asks for. */
export const parameters = new URLSearchParams(location.search)
/** Whether this is the small view for an iframe. */
export const embedded = parameters.get('embed') === '1'
/** What the small view shows beside the code. */
export const views = ['threads', 'memory', 'code'] as const
export const view = views.find((name) => name === parameters.get('view')) ?? null

export type Theme = 'system' | 'light' | 'dark'
export const theme = signal<Theme>((stored('warpscope.theme') as Theme | null) ?? 'system')
export function setTheme(to: Theme) {
  theme.value = to
  store('warpscope.theme', to)
}

export type CodeView = 'source' | 'ir' | 'both'
export const codeView = signal<CodeView>((stored('warpscope.view') as CodeView | null) ?? 'source')
export function setCodeView(to: CodeView) {
  codeView.value = to
  store('warpscope.view', to)
}

/** Sizes of panes in percent of what they share. */
export const sizes = {
  /** Left column. */
  code: signal(40),
  /** Code in the left column. */
  source: signal(58),
  /** Flow and Output. */
  right: signal(18.5),
  /** Threads above Memory. */
  threads: signal(50),
  /** Flow above Output. */
  flow: signal(58),
}
export type Size = keyof typeof sizes
const SIZES = 'warpscope.sizes'
try {
  for (const [name, size] of Object.entries(JSON.parse(stored(SIZES) ?? '{}'))) {
    if (name in sizes && Number.isFinite(size)) sizes[name as Size].value = size as number
  }
} catch {
  // Written by another version: the defaults do.
}
export function setSize(name: Size, percent: number) {
  sizes[name].value = Math.min(80, Math.max(12, percent))
  const rounded = Object.entries(sizes).map(([k, v]) => [k, Math.round(v.value * 10) / 10])
  store(SIZES, JSON.stringify(Object.fromEntries(rounded)))
}

/** The pane that is seen where panes are tabs. */
export const tab = signal('code')
const phone = matchMedia('(max-width: 720px)')
/** Whether panes are tabs, as on phones. */
export const narrow = signal(phone.matches)
phone.addEventListener('change', () => {
  narrow.value = phone.matches
})
/** The pane that is seen where some of them share a place, as on screens of middle width. */
export const aside = signal<'findings' | 'flow' | 'output'>('findings')

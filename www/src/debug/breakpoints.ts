// Breakpoints, by line of the source.

import { signal } from '@preact/signals'
import { ask } from '../engine'
import { messageOf } from '../state/run'
import * as source from '../state/source'
import * as session from './session'

export interface LineBreakpoint {
  line: number
  condition: string
}

export const list = signal<LineBreakpoint[]>([])
/** Why the engine does not accept them. */
export const fault = signal('')

/** Gives the engine the breakpoints. */
export async function send(now = session.current.peek()) {
  if (!now) return
  const file = source.language.peek() === 'ir' ? '' : now.file
  const breakpoints = list.peek().map((b) => ({ file, line: b.line, condition: b.condition.trim() || null }))
  try {
    await ask('breakpoints', { session: now.id, breakpoints })
    fault.value = ''
  } catch (error) {
    fault.value = messageOf(error)
  }
}

export function set(to: LineBreakpoint[]) {
  list.value = to.sort((a, b) => a.line - b.line)
  void send()
}

export function toggle(line: number) {
  const old = list.value
  set(old.some((b) => b.line === line) ? old.filter((b) => b.line !== line) : [...old, { line, condition: '' }])
}

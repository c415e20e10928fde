// The report as docs/report.md defines it, and how its values are shown.

import { counted, isOne } from './masks'
import type { AccessReport as Access, FindingReport as Finding, KernelReport, Rule } from './protocol'

export type {
  AccessReport as Access,
  CauseReport as Cause,
  Failure as Problem,
  FindingReport as Finding,
  KernelReport,
  LaunchReport as Launch,
  Report,
} from './protocol'

export interface Place {
  file: string
  line: number
  column: number
}

/** Reads `file:line:column`, of which the column may be missing: the form that docs/report.md defines. */
export function place(loc: string | null): Place | null {
  if (!loc) return null
  const m = /^(.*?):(\d+)(?::(\d+))?$/.exec(loc)
  return m ? { file: m[1]!, line: +m[2]!, column: +(m[3] ?? 0) } : null
}

/** `12:3`: places in the file on screen are shown without its name. */
export function short(loc: string | null, file: string): string {
  const p = place(loc)
  if (!p) return ''
  const at = p.column ? `${p.line}:${p.column}` : `${p.line}`
  return p.file === file ? at : `${p.file}:${at}`
}

export const triple = (d: readonly number[]) => `(${d.join(',')})`
export const dims = (d: readonly number[]) => (d[2] !== 1 ? d.join(',') : d[1] !== 1 ? `${d[0]},${d[1]}` : `${d[0]}`)

/** `1 lane`, `2,000 lanes`. */
export const count = (n: number, noun: string, plural = `${noun}s`) =>
  `${n.toLocaleString('en')} ${n === 1 ? noun : plural}`

const floats: ReadonlySet<string | null> = new Set(['f16', 'bf16', 'f32', 'f64'])

/** A value as CUDA would write it: floats have a decimal point. */
export function value(v: number | string | null, type: string | null): string {
  if (v === null) return ''
  if (typeof v === 'number' && floats.has(type) && Number.isInteger(v) && Math.abs(v) < 1e15) return v.toFixed(1)
  return String(v)
}

/** What an access changes, `1 → 2`, or the value that it reads. */
export const change = (a: Access) => (a.before !== null ? `${value(a.before, a.type)} → ` : '') + value(a.value, a.type)

type Acting = Pick<Access, 'action' | 'scope'>

/** What a thread does, for a sentence whose subject it is: `reads s[3]`, `updates x[0] atomically (device scope)`. */
export function does({ action, scope }: Acting, path: string | null = null): string {
  const object = path === null ? '' : ` ${path}`
  if (action === 'read') return `reads${object}`
  if (action === 'write') return `writes${object}`
  if (action === 'barrier') return 'waits'
  return `updates${object} atomically${scope ? ` (${scope} scope)` : ''}`
}

/** An action where there is little room: `read`, `atomic (device)`. */
export const actionText = ({ action, scope }: Acting) => (scope ? `${action} (${scope})` : action)

/** One letter for an access. */
export const letter = ({ action }: Acting) => ({ read: 'R', write: 'W', atomic: 'A', barrier: 'B' })[action]

/** Who waits: `thread 5 waits`, `threads 0–31 wait`. */
export const waits = (g: Finding['waiting'][number]) =>
  `${counted('thread', g.thread_ranges)} ${isOne(g.thread_ranges) ? 'waits' : 'wait'}`

/** A rule in words. */
export const ruleNames: Record<Rule, string> = {
  race: 'race',
  'barrier-divergence': 'barrier divergence',
  'exited-threads': 'exited threads',
  'redundant-barrier': 'redundant barrier',
  'wide-barrier': 'barrier wider than needed',
  'out-of-bounds': 'out of bounds',
  misaligned: 'misaligned access',
  'null-pointer': 'null pointer',
  'wrong-space': 'wrong address space',
  'uninitialized-read': 'uninitialized read',
  'division-by-zero': 'division by zero',
  unreachable: 'unreachable code',
  assert: 'failed assertion',
  trap: 'trap',
  deadlock: 'deadlock',
  'undefined-value': 'undefined value',
  'warp-mask': 'mask without its caller',
  'shuffle-source': 'shuffle of a missing lane',
  'bank-conflict': 'bank conflict',
  uncoalesced: 'uncoalesced access',
  'divergent-branch': 'divergent branch',
  'use-after-free': 'use after free',
  'invalid-free': 'invalid free',
  'stream-race': 'unordered use of memory',
  'copy-direction': 'copy in the wrong direction',
  'unchecked-error': 'unchecked error',
  leak: 'leak',
}

export function markdown(f: Finding, k: KernelReport, file: string): string {
  const lines = [`**${f.severity}: ${f.message}** (\`${rule(f)}\`)`, '']
  for (const a of f.accesses) {
    const who = `thread ${triple(a.thread)} of block ${triple(a.block)} (warp ${a.warp})`
    lines.push(`* ${who} ${does(a)} at \`${a.loc ?? '?'}\`, step ${a.step}: ${change(a)}`)
  }
  for (const g of f.waiting) lines.push(`* ${waits(g)} at \`${g.loc ?? '?'}\``)
  if (f.branch) {
    const cause = f.branch.cause ? `: ${f.branch.cause}` : ''
    lines.push(`* diverged at the branch at \`${f.branch.loc ?? '?'}\`${cause}`)
  }
  for (const n of f.notes) lines.push(`* ${n}`)
  for (const h of f.help) lines.push(`* help: ${h}`)
  const args = f.launch.args.map((a) => `${a.name}=${a.value}`).join(', ')
  const call = `${k.display_name}<<<${dims(f.launch.grid)}, ${dims(f.launch.block)}>>>(${args})`
  lines.push('', `\`${call}\` in ${file}, model ${f.model}, seed ${f.launch.seed}`)
  return `${lines.join('\n')}\n`
}

export const rule = (f: Finding) => (f.kind ? `${f.rule} / ${f.kind}` : f.rule)

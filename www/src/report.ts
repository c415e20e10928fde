// The report as docs/report.md defines it, and how its values are told.

import type { FindingReport as Finding, KernelReport } from './protocol'

export type {
  AccessReport as Access, Failure as Problem, FindingReport as Finding, KernelReport, LaunchReport as Launch, Report,
} from './protocol'

export interface Place {
  file: string
  line: number
  column: number
}

/** `file:line:column`, of which the column may be missing. */
export function place(loc: string | null): Place | null {
  if (!loc) return null
  const m = /^(.*?):(\d+)(?::(\d+))?$/.exec(loc)
  return m ? { file: m[1]!, line: +m[2]!, column: +(m[3] ?? 0) } : null
}

/** `12:3`: places of the file on screen are told without its name. */
export function short(loc: string | null, file: string): string {
  const p = place(loc)
  if (!p) return ''
  const at = p.column ? `${p.line}:${p.column}` : `${p.line}`
  return p.file === file ? at : `${p.file}:${at}`
}

export const triple = (d: readonly number[]) => `(${d.join(',')})`
export const dims = (d: readonly number[]) => (d[2] !== 1 ? d.join(',') : d[1] !== 1 ? `${d[0]},${d[1]}` : `${d[0]}`)

/** A value as CUDA would write it: floats have a point. */
export function value(v: number | string | null, type: string | null): string {
  if (v === null) return ''
  if (typeof v === 'number' && /^(f|bf|double|float)/.test(type ?? '') && Number.isInteger(v) && Math.abs(v) < 1e15) {
    return v.toFixed(1)
  }
  return String(v)
}

/** `writes`, `reads`, and what else an access can do. */
export function verb(op: string): string {
  if (op === 'read') return 'reads'
  if (op === 'write') return 'writes'
  if (op === 'barrier') return 'waits'
  return op.replace('atomic', 'atomic on')
}

export function markdown(f: Finding, k: KernelReport, file: string): string {
  const lines = [`**${f.severity}: ${f.message}** (\`${rule(f)}\`)`, '']
  for (const a of f.accesses) {
    const change = a.before !== null ? `${value(a.before, a.type)} → ` : ''
    lines.push(`* thread ${triple(a.thread)} of block ${triple(a.block)}, warp ${a.warp}, ${verb(a.op)} at \`${a.loc ?? '?'}\`, step ${a.step}: ${change}${value(a.value, a.type)}`)
  }
  for (const g of f.waiting) lines.push(`* ${g.threads} wait at \`${g.loc ?? '?'}\``)
  if (f.branch) lines.push(`* parted by the branch at \`${f.branch.loc ?? '?'}\`${f.branch.cause ? `: ${f.branch.cause}` : ''}`)
  for (const n of f.notes) lines.push(`* ${n}`)
  for (const h of f.help) lines.push(`* help: ${h}`)
  const args = f.launch.args.map((a) => `${a.name}=${a.value}`).join(', ')
  lines.push('', `\`${k.display_name}<<<${dims(f.launch.grid)}, ${dims(f.launch.block)}>>>(${args})\` in ${file}, model ${f.model}, seed ${f.launch.seed}`)
  return lines.join('\n') + '\n'
}

export const rule = (f: Finding) => (f.kind ? `${f.rule} / ${f.kind}` : f.rule)

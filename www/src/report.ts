// The report as docs/report.md defines it, and how its values are told.

export interface Access {
  op: string
  loc: string | null
  function: string
  block: [number, number, number]
  thread: [number, number, number]
  warp: number
  lane: number
  interval: number
  type: string | null
  value: number | string | null
  before: number | string | null
  step: number
}

export interface Finding {
  rule: string
  kind: string | null
  severity: 'error' | 'warning' | 'note'
  message: string
  space: string | null
  object: string | null
  index: number | null
  path: string | null
  type: string | null
  loc: string | null
  block: [number, number, number] | null
  interval: number | null
  accesses: Access[]
  waiting: { loc: string | null; trips: number[]; threads: string; count: number }[]
  exited: string | null
  elsewhere: string | null
  branch: { loc: string | null; cause: string | null; cause_loc: string | null } | null
  count: number
  count_is_at_least: boolean
  step: number | null
  launch: Launch
  model: string
  notes: string[]
  help: string[]
}

export interface Launch {
  grid: [number, number, number]
  block: [number, number, number]
  shared_bytes: number
  warp_size: number
  exited: string
  seed: number
  args: { name: string; type: string; value: string; given: boolean }[]
}

export interface KernelReport {
  kernel: string
  display_name: string
  launches_tried: number
  coverage?: { sides_taken: number; sides: number; not_taken: string[] }
  launch: Launch
  model: string
  outcome: { kind: string; text: string }
  steps: number
  findings: Finding[]
  notes: string[]
  output: string
}

export interface Problem {
  file: string
  kernel: string | null
  outcome: string
  code: string
  message: string
  loc: string | { file: string; line: number; column: number } | null
  notes: string[]
}

export interface Report {
  schema: number
  tool: { name: string; version: string }
  kernels: KernelReport[]
  failures: Problem[]
}

export interface Place {
  file: string
  line: number
  column: number
}

/** `file:line:column`, of which the column may be missing. */
export function place(loc: Problem['loc']): Place | null {
  if (!loc) return null
  if (typeof loc !== 'string') return loc
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

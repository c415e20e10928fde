// Source and IR side by side; what the mouse is over in one is lit in the other.

import { computed, effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as d from '../debug'
import { editor, type Editor, type Note, type Told, type Writing } from '../editor'
import { Icon } from '../icons'
import { change, does, place, triple, waits } from '../report'
import * as s from '../state'

const sourceEditor: { current: Editor | null } = { current: null }

/** Scrolls the source to a line. */
export function showLine(line: number) {
  sourceEditor.current?.show(line)
}

function told(): Told[] {
  const f = s.finding.value
  if (!f || s.resultIsStale.value) return []
  const out: Told[] = []
  f.accesses.forEach((a, i) => {
    const p = place(a.loc)
    if (!p || p.file !== s.file.value) return
    const values = change(a)
    out.push({
      line: p.line, column: p.column || 1, badge: String(i + 1), warp: a.warp,
      text: `${triple(a.thread)} ${does(a, f.path)}${values && ': ' + values}`,
    })
  })
  if (!f.accesses.length) {
    f.waiting.forEach((g, i) => {
      const p = place(g.loc)
      if (p && p.file === s.file.value) out.push({ line: p.line, column: p.column || 1, badge: String(i + 1), warp: -1, text: `${waits(g)} here` })
    })
    const p = place(f.loc)
    if (!out.length && p && p.file === s.file.value) out.push({ line: p.line, column: 1, badge: '', warp: -1, text: '' })
  }
  // The later column first, so that the lines nest.
  return out.sort((a, b) => a.line - b.line || b.column - a.column)
}

function notes(): Note[] {
  const out: Note[] = s.remarks.value.map((r) => ({ ...r }))
  const r = s.result.value
  if (!r || s.resultIsStale.value) return out
  for (const f of r.report.findings) {
    for (const loc of new Set([f.loc, ...f.accesses.map((a) => a.loc), ...f.waiting.map((g) => g.loc)])) {
      const p = place(loc)
      if (p && p.file === r.file) out.push({ line: p.line, column: p.column, severity: f.severity, message: f.message })
    }
  }
  return out
}

const irLine = computed(() => {
  const site = d.isOld.value ? null : d.here.value
  return site === null ? 0 : (d.session.value?.view.sites[site]?.ir_line ?? 0)
})

/** Where the chosen lane and the warps of its block stand; the same object while nothing has moved. */
let last = { line: 0, warps: new Map<number, number[]>(), sign: '' }
const standing = computed(() => {
  const site = d.isOld.value ? null : d.here.value
  const line = site === null ? 0 : d.lineOf(site)
  const warps = d.isOld.value ? new Map<number, number[]>() : d.standing.value
  const sign = `${line}|${[...warps].join('|')}`
  if (sign !== last.sign) last = { line, warps, sign }
  return last
})

const writing: Writing = {
  edit(text, moved) {
    s.edit(text)
    const old = d.breakpoints.peek()
    if (old.length) d.setBreakpoints(old.map((b) => ({ ...b, line: moved(b.line) })).filter((b, i, all) => b.line && all.findIndex((x) => x.line === b.line) === i))
  },
  toggleBreakpoint: d.toggleBreakpoint,
}

/** Breakpoints by line, each with its condition. */
function Breakpoints() {
  const list = d.breakpoints.value
  if (!list.length) return null
  return (
    <div class="bps" role="group" aria-label="Breakpoints">
      {list.map((b, i) => (
        <div key={b.line} class="bpl">
          <span class={b.condition ? 'bp cond' : 'bp'} aria-hidden="true" />
          <button class="lnk" onClick={() => showLine(b.line)}>
            line {b.line}
          </button>
          <label for={`bp-${b.line}`}>when</label>
          <span class="in">
            <input
              id={`bp-${b.line}`}
              value={b.condition}
              placeholder="always, or e.g. threadIdx.x == 3 && i > 2"
              spellcheck={false}
              onChange={(e) => d.setBreakpoints(list.map((x, k) => (k === i ? { ...x, condition: e.currentTarget.value } : x)))}
            />
          </span>
          <button class="btn ghost ico" aria-label={`remove the breakpoint at line ${b.line}`} onClick={() => d.toggleBreakpoint(b.line)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
      {d.breakpointFault.value && (
        <p class="fault" role="alert">
          {d.breakpointFault.value}
        </p>
      )}
    </div>
  )
}

export function CodePane() {
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cu = editor(left.current!, 'source', writing, (line) => {
      if (s.language.value !== 'cuda' || s.codeView.value === 'source' || s.irIsStale.value) return
      cu.setHot(line ? [line] : [], false)
      const hits: number[] = []
      if (line) s.sourceLines.value.forEach((l, i) => l === line && hits.push(i + 1))
      ll.setHot(hits, true)
    })
    const ll = editor(right.current!, 'LLVM IR', null, (line) => {
      if (s.irIsStale.value) return
      const l = line ? s.sourceLines.value[line - 1] : 0
      ll.setHot(line ? [line] : [], false)
      cu.setHot(l ? [l] : [], true)
    })
    sourceEditor.current = cu
    const stop = [
      effect(() => cu.setLanguage(s.language.value)),
      effect(() => cu.setText(s.source.value)),
      effect(() => ll.setText(s.ir.value)),
      effect(() => {
        const [n, t] = [notes(), told()]
        // After the text is there.
        s.source.value
        cu.setNotes(n)
        cu.setTold(t)
      }),
      effect(() => {
        s.source.value
        cu.setBreakpoints(new Map(d.breakpoints.value.map((b) => [b.line, b.condition])))
      }),
      effect(() => {
        s.source.value
        const { line, warps } = standing.value
        cu.setStep(line, warps)
      }),
      effect(() => {
        s.ir.value
        if (s.codeView.value !== 'source') ll.setStep(irLine.value, new Map())
      }),
    ]
    return () => {
      stop.forEach((f) => f())
      cu.view.destroy()
      ll.view.destroy()
    }
  }, [])
  const isCuda = s.language.value === 'cuda'
  const view = isCuda ? s.codeView.value : 'source'
  const site = d.isOld.value ? null : d.here.value
  return (
    <section class="code" aria-label="Code">
      <div class="ph">
        <h2>Code</h2>
        {isCuda ? (
          <span class="seg s" role="group" aria-label="what is shown">
            {([['source', 'CUDA'], ['both', 'Both'], ['ir', 'IR']] as const).map(([v, text]) => (
              <button key={v} aria-pressed={view === v} onClick={() => s.setCodeView(v)}>
                {text}
              </button>
            ))}
          </span>
        ) : (
          <span class="dim">LLVM IR</span>
        )}
        <span class="sp" />
        {view !== 'source' && s.irIsStale.value && <span class="dim">IR is of the last run</span>}
        {site !== null && (
          <span class="dim">
            W{d.thread.value.warp}
            {d.thread.value.lane !== null && `, lane ${d.thread.value.lane}`} at line {d.siteText(site)}
          </span>
        )}
      </div>
      <div class={`editors ${view}`}>
        <div class="ed cu" ref={left} />
        <div class="ed ll" ref={right} />
      </div>
      <Breakpoints />
    </section>
  )
}

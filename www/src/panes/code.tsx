// Source and IR side by side: what belongs to the line under the mouse is highlighted in the other.

import { computed, effect, untracked } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as breakpoints from '../debug/breakpoints'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { type Editing, type Editor, editor, type InlineNote, type Note } from '../editor'
import { Icon } from '../icons'
import { change, does, place, triple, waits } from '../report'
import * as course from '../state/course'
import * as documents from '../state/documents'
import * as layout from '../state/layout'
import * as run from '../state/run'
import * as source from '../state/source'

const sourceEditor: { current: Editor | null } = { current: null }

/** Changes of the source, by position. */
export type Edits = { from: number; to: number; insert: string }[]

/** Shows changes in the source that are proposed. */
export function showGhosts(edits: Edits) {
  sourceEditor.current?.setGhosts(edits)
}

/** Makes changes in the source, which can be undone together. */
export function applyEdits(edits: Edits) {
  sourceEditor.current?.apply(edits)
}

/** Undoes the last change. */
export function undoEdit() {
  sourceEditor.current?.undo()
}

/** Scrolls the source to a line. */
export function showLine(line: number) {
  sourceEditor.current?.show(line)
}

function inlineNotes(): InlineNote[] {
  const f = run.finding.value
  if (!f || run.resultIsStale.value) return []
  const out: InlineNote[] = []
  f.accesses.forEach((a, i) => {
    const p = place(a.loc)
    if (!p || p.file !== source.file.value) return
    const values = change(a)
    out.push({
      line: p.line,
      column: p.column || 1,
      badge: String(i + 1),
      warp: a.warp,
      text: `${triple(a.thread)} ${does(a, f.path)}${values && `: ${values}`}`,
    })
  })
  if (!f.accesses.length) {
    f.waiting.forEach((g, i) => {
      const p = place(g.loc)
      if (p && p.file === source.file.value)
        out.push({ line: p.line, column: p.column || 1, badge: String(i + 1), warp: -1, text: `${waits(g)} here` })
    })
    const p = place(f.loc)
    if (!out.length && p && p.file === source.file.value)
      out.push({ line: p.line, column: 1, badge: '', warp: -1, text: '' })
  }
  // Later columns first, so that the lines nest.
  return out.sort((a, b) => a.line - b.line || b.column - a.column)
}

function notes(): Note[] {
  const out: Note[] = source.remarks.value.map((r) => ({ ...r }))
  const r = run.result.value
  if (!r || run.resultIsStale.value) return out
  for (const f of r.report.findings) {
    for (const loc of new Set([f.loc, ...f.accesses.map((a) => a.loc), ...f.waiting.map((g) => g.loc)])) {
      const p = place(loc)
      if (p && p.file === r.file) out.push({ line: p.line, column: p.column, severity: f.severity, message: f.message })
    }
  }
  return out
}

const irLine = computed(() => {
  const site = session.isStale.value ? null : scene.here.value
  return site === null ? 0 : (session.current.value?.view.sites[site]?.ir_line ?? 0)
})

/** Where the chosen lane and the warps of its block are. */
const standingNow = () => {
  const site = scene.here.value
  if (session.isStale.value) return { line: 0, warps: new Map<number, number[]>() }
  return { line: site === null ? 0 : session.lineOf(site), warps: scene.standing.value }
}
const standingKey = computed(() => JSON.stringify([standingNow().line, ...standingNow().warps]))
/** The same object while nothing has moved, so that the editor is left alone. */
const standing = computed(() => {
  standingKey.value
  return untracked(standingNow)
})

const editing: Editing = {
  edit(text, moved) {
    documents.edit(text)
    const old = breakpoints.list.peek()
    if (old.length)
      breakpoints.set(
        old
          .map((b) => ({ ...b, line: moved(b.line) }))
          .filter((b, i, all) => b.line && all.findIndex((x) => x.line === b.line) === i),
      )
  },
  toggleBreakpoint: breakpoints.toggle,
  chosen: course.lineChosen,
}

/** Breakpoints by line, each with its condition. */
function Breakpoints() {
  const list = breakpoints.list.value
  if (!list.length) return null
  return (
    <div class="breakpoints" role="group" aria-label="Breakpoints">
      {list.map((b, i) => (
        <div key={b.line} class="breakpoint-row">
          <span class={b.condition ? 'breakpoint conditional' : 'breakpoint'} aria-hidden="true" />
          <button class="link-button" onClick={() => showLine(b.line)}>
            line {b.line}
          </button>
          <label for={`bp-${b.line}`}>when</label>
          <span class="input">
            <input
              id={`bp-${b.line}`}
              value={b.condition}
              placeholder="always, or e.g. threadIdx.x == 3 && i > 2"
              spellcheck={false}
              onChange={(e) =>
                breakpoints.set(list.map((x, k) => (k === i ? { ...x, condition: e.currentTarget.value } : x)))
              }
            />
          </span>
          <button
            class="btn ghost icon-only"
            aria-label={`remove the breakpoint at line ${b.line}`}
            onClick={() => breakpoints.toggle(b.line)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {breakpoints.fault.value && (
        <p class="fault" role="alert">
          {breakpoints.fault.value}
        </p>
      )}
    </div>
  )
}

export function CodePane() {
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cu = editor(left.current!, 'source', editing, (line) => {
      if (source.language.value !== 'cuda' || layout.codeView.value === 'source' || source.irIsStale.value) return
      cu.setHot(line ? [line] : [], false)
      const hits: number[] = []
      if (line) {
        source.irToSource.value.forEach((l, i) => {
          if (l === line) hits.push(i + 1)
        })
      }
      ll.setHot(hits, true)
    })
    const ll = editor(right.current!, 'LLVM IR', null, (line) => {
      if (source.irIsStale.value) return
      const l = line ? source.irToSource.value[line - 1] : 0
      ll.setHot(line ? [line] : [], false)
      cu.setHot(l ? [l] : [], true)
    })
    sourceEditor.current = cu
    const stop = [
      effect(() => cu.setLanguage(source.language.value)),
      effect(() => cu.setText(source.text.value)),
      effect(() => ll.setText(source.ir.value)),
      effect(() => {
        const [n, t] = [notes(), inlineNotes()]
        // After the text is there.
        source.text.value
        cu.setNotes(n)
        cu.setInlineNotes(t)
      }),
      effect(() => {
        source.text.value
        cu.setBreakpoints(new Map(breakpoints.list.value.map((b) => [b.line, b.condition])))
      }),
      effect(() => {
        source.text.value
        const { line, warps } = standing.value
        cu.setStep(line, warps)
      }),
      effect(() => {
        source.ir.value
        if (layout.codeView.value !== 'source') ll.setStep(irLine.value, new Map())
      }),
    ]
    return () => {
      for (const end of stop) end()
      cu.view.destroy()
      ll.view.destroy()
    }
  }, [])
  const isCuda = source.language.value === 'cuda'
  const view = isCuda ? layout.codeView.value : 'source'
  const site = session.isStale.value ? null : scene.here.value
  return (
    <section class="code" aria-label="Code">
      <div class="pane-head">
        <h2>Code</h2>
        {isCuda ? (
          <span class="segments small" role="group" aria-label="view of the code">
            {(
              [
                ['source', 'CUDA'],
                ['both', 'Both'],
                ['ir', 'IR'],
              ] as const
            ).map(([v, text]) => (
              <button key={v} aria-pressed={view === v} onClick={() => layout.setCodeView(v)}>
                {text}
              </button>
            ))}
          </span>
        ) : (
          <span class="dim">LLVM IR</span>
        )}
        <span class="spacer" />
        {view !== 'source' && source.irIsStale.value && <span class="dim">the IR is from the last run</span>}
        {site !== null && (
          <span class="dim">
            W{scene.thread.value.warp}
            {scene.thread.value.lane !== null && `, lane ${scene.thread.value.lane}`} at line {session.siteText(site)}
          </span>
        )}
      </div>
      <div class={`editors ${view}`}>
        <div class="editor source-editor" ref={left} />
        <div class="editor ir-editor" ref={right} />
      </div>
      <Breakpoints />
    </section>
  )
}

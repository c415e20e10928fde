// The two editors: the source, and the IR next to it. Findings are underlined; the chosen one is explained in lines
// of its own.

import { defaultKeymap, history, historyKeymap, indentLess, insertTab, undo } from '@codemirror/commands'
import { cpp } from '@codemirror/lang-cpp'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import {
  Compartment,
  EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutter,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view'
import { tags as t } from '@lezer/highlight'

/** A mark on a line of the source. */
export interface Note {
  line: number
  column: number
  severity: 'error' | 'warning' | 'note' | 'info'
  message: string
}

/** A line that is inserted below a line of the source. */
export interface InlineNote {
  line: number
  column: number
  badge: string
  warp: number
  text: string
}

const quiet = HighlightStyle.define([
  { tag: [t.keyword, t.modifier, t.typeName, t.standard(t.typeName), t.definitionKeyword], fontWeight: '600' },
  { tag: [t.comment, t.meta], color: 'var(--ink3)' },
  { tag: [t.string], color: 'var(--ink2)' },
])

const KEYWORDS = new RegExp(
  `^(${[
    'define|declare|load|store|br|ret|call|phi|getelementptr|icmp|fcmp|switch|atomicrmw|cmpxchg|fence',
    'add|sub|mul|and|or|xor|shl|lshr|ashr|select|alloca|zext|sext|trunc|fadd|fsub|fmul|fdiv',
  ].join('|')})\\b`,
)

/** As much of the syntax of LLVM IR as helps the eye. */
const llvm = StreamLanguage.define({
  token(stream) {
    if (stream.match(/^;.*/)) return 'comment'
    if (stream.match(/^"[^"]*"/)) return 'string'
    if (stream.match(/^[!#]\w*/)) return 'comment'
    if (stream.match(/^[%@][\w.$-]+/)) return null
    if (stream.match(KEYWORDS)) return 'keyword'
    if (stream.match(/^[\w.]+/)) return null
    stream.next()
    return null
  },
})

class InlineNoteWidget extends WidgetType {
  constructor(readonly note: InlineNote) {
    super()
  }
  override eq(other: InlineNoteWidget) {
    return JSON.stringify(other.note) === JSON.stringify(this.note)
  }
  override toDOM() {
    const row = document.createElement('div')
    row.className = 'inline-note'
    const line = document.createElement('div')
    const lead = document.createElement('span')
    lead.className = 'lead'
    lead.textContent = `${' '.repeat(Math.max(0, this.note.column - 1))}└ `
    const badge = document.createElement('span')
    badge.className = 'ordinal'
    badge.textContent = this.note.badge
    const warp = document.createElement('b')
    warp.className = `hue-text${this.note.warp % 4}`
    warp.textContent = ` W${this.note.warp} `
    const text = document.createElement('span')
    if (this.note.warp >= 0) text.append(warp)
    text.append((this.note.warp >= 0 ? '' : ' ') + this.note.text)
    line.append(lead, badge, text)
    row.append(line)
    return row
  }
}

/** Text that a proposed change adds, in lines of its own. */
class GhostWidget extends WidgetType {
  constructor(readonly text: string) {
    super()
  }
  override eq(other: GhostWidget) {
    return other.text === this.text
  }
  override toDOM() {
    const box = document.createElement('div')
    box.className = 'ghost-lines'
    box.textContent = this.text.replace(/\n$/, '')
    return box
  }
}

/** A change by positions. */
export interface Change {
  from: number
  to: number
  insert: string
}

const setGhosts = StateEffect.define<Change[]>()
const ghostField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    value = tr.docChanged ? Decoration.none : value
    for (const e of tr.effects) {
      if (!e.is(setGhosts)) continue
      const { doc } = tr.state
      const ranges = []
      for (const { from, to, insert } of e.value) {
        if (to > doc.length) continue
        for (let at = from; at < to; at = doc.lineAt(at).to + 1) {
          ranges.push(Decoration.line({ class: 'cm-gone' }).range(doc.lineAt(at).from))
        }
        if (!insert) continue
        // What replaces lines is shown below them.
        const place = to > from ? { side: 1, at: doc.lineAt(to - 1).to } : { side: -1, at: doc.lineAt(from).from }
        const widget = new GhostWidget(insert)
        ranges.push(Decoration.widget({ widget, block: true, side: place.side }).range(place.at))
      }
      value = RangeSet.of(ranges, true)
    }
    return value
  },
  provide: (f) => EditorView.decorations.from(f),
})

const setInlineNotes = StateEffect.define<InlineNote[]>()
const setHot = StateEffect.define<number[]>()

function decorations(doc: Text, list: InlineNote[]): DecorationSet {
  const ranges = []
  for (const line of new Set(list.map((x) => x.line))) {
    if (line < 1 || line > doc.lines) continue
    ranges.push(Decoration.line({ class: 'cm-site' }).range(doc.line(line).from))
  }
  for (const x of list) {
    if (x.line < 1 || x.line > doc.lines || !x.text) continue
    ranges.push(Decoration.widget({ widget: new InlineNoteWidget(x), block: true, side: 1 }).range(doc.line(x.line).to))
  }
  return RangeSet.of(ranges, true)
}

const inlineNotesField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    value = tr.docChanged ? Decoration.none : value
    for (const e of tr.effects) if (e.is(setInlineNotes)) value = decorations(tr.state.doc, e.value)
    return value
  },
  provide: (f) => EditorView.decorations.from(f),
})

const hotField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    value = tr.docChanged ? Decoration.none : value
    for (const e of tr.effects) {
      if (!e.is(setHot)) continue
      const lines = e.value.filter((n) => n >= 1 && n <= tr.state.doc.lines)
      value = RangeSet.of(
        lines.map((n) => Decoration.line({ class: 'cm-hot' }).range(tr.state.doc.line(n).from)),
        true,
      )
    }
    return value
  },
  provide: (f) => EditorView.decorations.from(f),
})

const setCurrent = StateEffect.define<number>()
const currentField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    value = value.map(tr.changes)
    for (const e of tr.effects) {
      if (!e.is(setCurrent)) continue
      const on = e.value >= 1 && e.value <= tr.state.doc.lines
      value = on
        ? Decoration.set(Decoration.line({ class: 'cm-current' }).range(tr.state.doc.line(e.value).from))
        : Decoration.none
    }
    return value
  },
  provide: (f) => EditorView.decorations.from(f),
})

/** A gutter whose marks are set from outside, by line. */
function lineGutter<T>(
  name: string,
  marker: (value: T) => GutterMarker,
  events: { mousedown?: (view: EditorView, line: { from: number }) => boolean } = {},
) {
  const set = StateEffect.define<Map<number, T>>()
  const field = StateField.define<RangeSet<GutterMarker>>({
    create: () => RangeSet.empty,
    update(value, tr) {
      value = value.map(tr.changes)
      for (const e of tr.effects) {
        if (!e.is(set)) continue
        const known = [...e.value].filter(([line]) => line >= 1 && line <= tr.state.doc.lines)
        value = RangeSet.of(
          known.map(([line, v]) => marker(v).range(tr.state.doc.line(line).from)),
          true,
        )
      }
      return value
    },
  })
  return {
    set,
    extension: [
      field,
      gutter({ class: name, markers: (view) => view.state.field(field), domEventHandlers: events as never }),
    ],
  }
}

class Break extends GutterMarker {
  constructor(readonly condition: string) {
    super()
  }
  override eq(other: Break) {
    return other.condition === this.condition
  }
  override toDOM() {
    const dot = document.createElement('span')
    dot.className = this.condition ? 'breakpoint conditional' : 'breakpoint'
    dot.title = this.condition ? `breakpoint when ${this.condition}` : 'breakpoint'
    return dot
  }
}

/** The warps that are at a line: two by number, or one and how many more. */
class WarpsMarker extends GutterMarker {
  constructor(readonly warps: number[]) {
    super()
  }
  override eq(other: WarpsMarker) {
    return other.warps.join() === this.warps.join()
  }
  override toDOM() {
    const box = document.createElement('span')
    box.title = `warps here: ${this.warps.join(', ')}`
    for (const warp of this.warps.length > 2 ? this.warps.slice(0, 1) : this.warps) {
      const tag = document.createElement('span')
      tag.className = `warp-tag hue${warp % 4}`
      tag.textContent = String(warp)
      box.append(tag)
    }
    if (this.warps.length > 2) box.append(`+${this.warps.length - 1}`)
    return box
  }
}

const shapes = {
  error: 'M6 .8 11.2 6 6 11.2.8 6z',
  warning: 'M6 1 11.5 11H.5z',
  note: 'M6 2a4 4 0 1 0 .01 0z',
  info: 'M6 2a4 4 0 1 0 .01 0z',
}

class Mark extends GutterMarker {
  constructor(
    readonly severity: Note['severity'],
    readonly message: string,
  ) {
    super()
  }
  override eq(other: Mark) {
    return other.severity === this.severity && other.message === this.message
  }
  override toDOM() {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 12 12')
    svg.setAttribute('class', `mark ${this.severity}`)
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', `${this.severity}: ${this.message}`)
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', shapes[this.severity])
    svg.append(path)
    return svg
  }
}

const setMarks = StateEffect.define<Note[]>()
const marksField = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, tr) {
    value = tr.docChanged ? RangeSet.empty : value
    for (const e of tr.effects) {
      if (!e.is(setMarks)) continue
      const worst = new Map<number, Note>()
      const rank = { error: 3, warning: 2, note: 1, info: 0 }
      for (const n of e.value) {
        if (n.line < 1 || n.line > tr.state.doc.lines) continue
        const old = worst.get(n.line)
        if (!old || rank[n.severity] > rank[old.severity]) worst.set(n.line, n)
      }
      value = RangeSet.of(
        [...worst].map(([line, n]) => new Mark(n.severity, n.message).range(tr.state.doc.line(line).from)),
        true,
      )
    }
    return value
  },
})
const marks = [marksField, gutter({ class: 'cm-marks', markers: (view) => view.state.field(marksField) })]

/** The range of text that a mark is about: up to the end of the word or call that begins there. */
function stretch(doc: Text, n: Note): { from: number; to: number } | null {
  if (n.line < 1 || n.line > doc.lines) return null
  const line = doc.line(n.line)
  if (!n.column) {
    const lead = /^\s*/.exec(line.text)![0].length
    return { from: line.from + lead, to: line.to }
  }
  // Columns count bytes; the editor counts UTF-16.
  const bytes = new TextEncoder().encode(line.text).slice(0, n.column - 1)
  const start = Math.min(new TextDecoder().decode(bytes).length, line.length)
  // What is missing at the end of a line is marked at its last character.
  if (start === line.length) return { from: Math.max(line.from, line.to - 1), to: line.to }
  const m = /^(?:[\w.]+(?:\[[^\]]*\])*(?:\(\))?|\S)/.exec(line.text.slice(start))
  return { from: line.from + start, to: line.from + start + (m?.[0].length ?? 0) }
}

export interface Editor {
  view: EditorView
  setText(text: string): void
  setLanguage(name: 'cuda' | 'ir'): void
  setNotes(notes: Note[]): void
  setInlineNotes(list: InlineNote[]): void
  /** Shows changes that are proposed. */
  setGhosts(changes: Change[]): void
  /** Makes changes as if they were typed. */
  apply(changes: Change[]): void
  undo(): void
  setHot(lines: number[], scroll: boolean): void
  /** The line of the chosen lane (0 is none), and warps by the line that they are at. */
  setStep(line: number, warps: Map<number, number[]>): void
  setBreakpoints(conditions: Map<number, string>): void
  show(line: number): void
}

/** What an editor whose text can be changed reports. */
export interface Editing {
  /** The cursor has been put on a line. */
  chosen: (line: number) => void
  /** The new text, and the new number of each old line. */
  edit(text: string, moved: (line: number) => number): void
  toggleBreakpoint(line: number): void
}

export function editor(
  parent: HTMLElement,
  label: string,
  editing: Editing | null,
  onHover: (line: number) => void,
): Editor {
  const language = new Compartment()
  const of = (name: 'cuda' | 'ir') => (name === 'cuda' ? cpp() : llvm)
  const toggle = {
    mousedown(view: EditorView, line: { from: number }) {
      editing?.toggleBreakpoint(view.state.doc.lineAt(line.from).number)
      return true
    },
  }
  const breaks = lineGutter<string>('cm-breakpoints', (c) => new Break(c), toggle)
  const warpsGutter = lineGutter<number[]>('cm-warps', (w) => new WarpsMarker(w))
  const extensions: Extension[] = [
    editing ? breaks.extension : [],
    marks,
    lineNumbers(editing ? { domEventHandlers: toggle } : {}),
    editing ? warpsGutter.extension : [],
    currentField,
    drawSelection(),
    language.of(of(editing ? 'cuda' : 'ir')),
    syntaxHighlighting(quiet),
    inlineNotesField,
    ghostField,
    hotField,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    EditorView.domEventHandlers({
      mousemove(event, view) {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
        onHover(view.state.doc.lineAt(at).number)
      },
      mouseleave: () => onHover(0),
    }),
    EditorView.updateListener.of((u) => {
      if (!u.selectionSet || !u.view.hasFocus || u.docChanged) return
      const line = u.state.doc.lineAt(u.state.selection.main.head).number
      onHover(line)
      editing?.chosen(line)
    }),
  ]
  /** What can be undone. Another text begins without a past: undoing must not bring back the one before. */
  const past = new Compartment()
  let quietly = false
  if (editing) {
    extensions.push(
      past.of(history()),
      indentOnInput(),
      bracketMatching(),
      indentUnit.of('  '),
      // Tab indents; Escape and then Tab leaves the editor.
      keymap.of([
        { key: 'Tab', run: insertTab, shift: indentLess },
        {
          key: 'F9',
          run(view) {
            editing.toggleBreakpoint(view.state.doc.lineAt(view.state.selection.main.head).number)
            return true
          },
        },
        ...defaultKeymap,
        ...historyKeymap,
        ...lintKeymap,
      ]),
      EditorView.updateListener.of((u) => {
        if (!u.docChanged || quietly) return
        const old = u.startState.doc
        editing.edit(u.state.doc.toString(), (line) =>
          line > old.lines ? 0 : u.state.doc.lineAt(u.changes.mapPos(old.line(line).from)).number,
        )
      }),
    )
  } else {
    extensions.push(EditorState.readOnly.of(true), keymap.of(defaultKeymap))
  }
  const view = new EditorView({ parent, state: EditorState.create({ doc: '', extensions }) })
  return {
    view,
    setText(text) {
      if (text === view.state.doc.toString()) return
      quietly = true
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
      if (editing) {
        view.dispatch({ effects: past.reconfigure([]) })
        view.dispatch({ effects: past.reconfigure(history()) })
      }
      quietly = false
    },
    setLanguage: (name) => view.dispatch({ effects: language.reconfigure(of(name)) }),
    setNotes(notes) {
      const list: Diagnostic[] = []
      for (const n of notes) {
        const range = stretch(view.state.doc, n)
        if (range) list.push({ ...range, severity: n.severity === 'note' ? 'info' : n.severity, message: n.message })
      }
      list.sort((a, b) => a.from - b.from)
      view.dispatch(setDiagnostics(view.state, list))
      view.dispatch({ effects: setMarks.of(notes) })
    },
    setInlineNotes: (list) => view.dispatch({ effects: setInlineNotes.of(list) }),
    setGhosts(changes) {
      const first = changes[0]
      const scroll = first ? [EditorView.scrollIntoView(first.from, { y: 'nearest', yMargin: 60 })] : []
      view.dispatch({ effects: [setGhosts.of(changes), ...scroll] })
    },
    apply: (changes) => view.dispatch({ changes, userEvent: 'input.repair' }),
    undo: () => void undo(view),
    setHot(lines, scroll) {
      const effects: StateEffect<unknown>[] = [setHot.of(lines)]
      const first = lines[0]
      if (scroll && first && first <= view.state.doc.lines) {
        effects.push(EditorView.scrollIntoView(view.state.doc.line(first).from, { y: 'nearest', yMargin: 40 }))
      }
      view.dispatch({ effects })
    },
    setStep(line, warps) {
      // One transaction, since each makes the browser lay out the text.
      const effects: StateEffect<unknown>[] = [setCurrent.of(line)]
      if (editing) effects.push(warpsGutter.set.of(warps))
      if (line >= 1 && line <= view.state.doc.lines) {
        effects.push(EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest', yMargin: 36 }))
      }
      view.dispatch({ effects })
    },
    setBreakpoints: (conditions) => view.dispatch({ effects: breaks.set.of(conditions) }),
    show(line) {
      if (line < 1 || line > view.state.doc.lines) return
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'center' }) })
    },
  }
}

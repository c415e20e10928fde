import './css/index.css'
import './debug/recording'
import { computed, effect, signal } from '@preact/signals'
import { render } from 'preact'
import * as scene from './debug/scene'
import * as session from './debug/session'
import { examples } from './examples'
import { Brand, Icon, SeverityMark } from './icons'
import { names as lessonNames } from './lessons'
import { Arrows } from './panes/arrows'
import { CodePane } from './panes/code'
import { FindingsPane } from './panes/findings'
import { FlowPane } from './panes/flow'
import { FindButton, LaunchPane, ProgramButton, ProveButton, RunButton } from './panes/launch'
import { LessonPane, Lessons, listed } from './panes/lesson'
import { MemoryPane } from './panes/memory'
import { OutputPane } from './panes/output'
import { Share, shared } from './panes/share'
import { Term } from './panes/terms'
import { ThreadsPane } from './panes/threads'
import { Now, TimePane, Unready } from './panes/time'
import { count } from './report'
import * as address from './state/address'
import * as announce from './state/announce'
import * as course from './state/course'
import * as documents from './state/documents'
import * as kept from './state/kept'
import * as launch from './state/launch'
import * as layout from './state/layout'
import * as links from './state/links'
import * as program from './state/program'
import * as proof from './state/proof'
import * as run from './state/run'
import * as source from './state/source'
import { store, stored } from './state/storage'
import { Latest } from './timing'

const help = signal(false)
const gallery = signal(false)

function Status() {
  const r = run.result.value
  const ran = program.shown.value && !program.isStale.value ? program.ran.value?.report : null
  // Of a program everything counts, whatever launch of it is on screen.
  const whole = ran?.program && (!r || program.opened.value !== null) ? ran : null
  if (!r && !whole) return null
  const all = whole ? [...whole.program!.findings, ...whole.kernels.flatMap((k) => k.findings)] : r!.report.findings
  const model = r?.report.model === 'its' ? 'ITS' : (r?.report.model ?? '')
  const n = (sev: string) => all.filter((f) => f.severity === sev).length
  const [e, w] = [n('error'), n('warning')]
  return (
    <div class="status">
      {e > 0 && (
        <span class="errors">
          <SeverityMark severity="error" /> {e} {e > 1 ? 'errors' : 'error'}
        </span>
      )}
      {w > 0 && (
        <span class="warnings">
          <SeverityMark severity="warning" /> {w} {w > 1 ? 'warnings' : 'warning'}
        </span>
      )}
      {!e && !w && <span>nothing found</span>}
      <span class="hide-on-phone">
        {whole || !r ? (
          'in the whole program'
        ) : run.resultIsStale.value ? (
          'last run'
        ) : (
          <>
            ran {count(r.report.steps, 'step')}, <Term word={model} />, seed {r.report.launch.seed}
          </>
        )}
      </span>
    </div>
  )
}

/** What a kernel of the user is called in the list. */
function titleOf({ from, file }: { from: string; file: string }): string {
  const lesson = from.startsWith('lesson/') ? lessonNames.indexOf(from.slice(7)) + 1 : 0
  return lesson ? `${file} of lesson ${lesson}` : file
}

/** The first line of code, for a list. */
const firstLine = (text: string) =>
  text
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('#'))
    ?.slice(0, 80) ?? ''

function newKernel() {
  gallery.value = false
  course.close()
  documents.open({ file: 'kernel.cu', language: 'cuda', text: '__global__ void kernel(int *x) {\n}\n' })
  launch.setFields({})
}

function Gallery() {
  return (
    <div class="menu" role="dialog" aria-label="Examples">
      {examples.map((e) => (
        <button
          key={e.id}
          aria-current={source.example.value?.example === e ? 'true' : undefined}
          onClick={() => {
            gallery.value = false
            void address.openExample(e.id)
          }}
        >
          <b>{e.title}</b>
          <span class="kind">{e.kind}</span>
          <span class="summary">{e.summary}</span>
        </button>
      ))}
      <div class="menu-head">
        <b>Your kernels</b>
        <span class="dim">kept on this device; opening something else does not change them</span>
        <span class="spacer" />
        <button class="btn" onClick={newKernel}>
          New
        </button>
      </div>
      {kept.list.value.map((k) => (
        <div key={k.id} class="kept">
          <button
            aria-current={kept.current.value === k.id ? 'true' : undefined}
            onClick={() => {
              gallery.value = false
              void address.openKept(k.id)
            }}
          >
            <b>{titleOf(k)}</b>
            <span class="kind">{new Date(k.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}</span>
            <span class="summary">{firstLine(k.source)}</span>
          </button>
          <button
            class="btn ghost icon-only"
            aria-label={`delete ${titleOf(k)}`}
            title={`Delete ${titleOf(k)}`}
            onClick={() => kept.remove(k.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}

const keys: [string, [string, string][]][] = [
  [
    'Anywhere',
    [
      ['Ctrl Enter', 'run the launch, or the program if its pane is open'],
      ['?', 'this list'],
    ],
  ],
  [
    'In the editor',
    [
      ['F8', 'next error, warning or note'],
      ['F9', 'toggle a breakpoint on the line; or click left of it'],
      ['Escape, Tab', 'leave the editor'],
    ],
  ],
  [
    'In Time',
    [
      ['[ and ]', 'one warp instruction back, forward'],
      ['< and >, F10', 'one line of the chosen thread back, forward, over calls'],
      ['F11, Shift F11', 'step into calls; step out'],
      ['{ and }', 'previous barrier, next barrier'],
      ['N and n, F8', 'previous finding, next finding'],
      ['F5', 'next breakpoint; with Shift the previous one'],
      ['Arrow keys, Home, End', 'move the slider'],
      ['Space', 'on the slider: play to the next finding or breakpoint'],
    ],
  ],
  ['In Threads and Memory', [['Arrow keys', 'choose a lane, warp or cell']]],
  ['On a divider', [['Arrow keys', 'move it']]],
]

function Help() {
  return (
    <div
      class="shade"
      onClick={(e) => {
        if (e.target === e.currentTarget) help.value = false
      }}
    >
      <div class="dialog" role="dialog" aria-modal="true" aria-label="Keys">
        <h2>Keys</h2>
        <div class="keys">
          {keys.map(([where, list]) => (
            <section key={where}>
              <h3>{where}</h3>
              <dl>
                {list.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p>
          Everything runs in this page; nothing is sent anywhere. The simulator runs your kernel warp by warp and checks
          every memory access. Each finding happened in this launch; other launches may have other bugs.
        </p>
        <button class="btn" ref={(b) => b?.focus()} onClick={() => (help.value = false)}>
          Close
        </button>
      </div>
    </div>
  )
}

const next = { system: 'light', light: 'dark', dark: 'system' } as const

function Top() {
  const e = source.example.value
  return (
    <header class="top">
      <h1 class="brand">
        <Brand />
        warpscope
      </h1>
      <div class="file hide-on-phone">
        <b>{source.file.value}</b> {source.options.value.join(' ')}{' '}
        {kept.saved.value ? 'draft saved' : e ? (e.fixed ? 'example, fixed' : 'example') : ''}
      </div>
      <button
        class="btn ghost"
        aria-expanded={gallery.value}
        aria-haspopup="dialog"
        onClick={() => {
          gallery.value = !gallery.value
          listed.value = false
        }}
      >
        Examples
        <Icon name="chevron" />
      </button>
      <button
        class="btn ghost"
        aria-expanded={listed.value}
        aria-haspopup="dialog"
        onClick={() => {
          listed.value = !listed.value
          gallery.value = false
        }}
      >
        Lessons
        <Icon name="chevron" />
      </button>
      <span class="spacer" />
      <Status />
      <button
        class="btn icon-only"
        aria-label="share"
        title="Share: link, slide, report"
        aria-haspopup="dialog"
        disabled={!source.kernel.value && !program.hasMain.value}
        onClick={() => (shared.value = true)}
      >
        <Icon name="link" />
      </button>
      {announce.toast.value && (
        <span class="toast" aria-hidden="true">
          {announce.toast.value}
        </span>
      )}
      <FindButton top />
      <ProveButton top />
      <ProgramButton />
      <RunButton />
      <button
        class="btn icon-only hide-on-phone"
        aria-label={`theme: ${layout.theme.value}`}
        title={`Theme: ${layout.theme.value}`}
        onClick={() => layout.setTheme(next[layout.theme.value])}
      >
        <Icon name="theme" fill />
      </button>
      <button
        class="btn icon-only hide-on-phone"
        aria-label="keys and help"
        title="Keys (?)"
        onClick={() => (help.value = true)}
      >
        ?
      </button>
      {gallery.value && <Gallery />}
      {listed.value && <Lessons />}
    </header>
  )
}

/** In the small view: what was found, in a sentence. */
function Sentence() {
  const r = run.result.value
  const f = run.finding.value
  if (!r || run.resultIsStale.value) return <span class="sentence" />
  const isSerious = f && f.severity !== 'note'
  return (
    <span class="sentence">
      {isSerious ? (
        <>
          <SeverityMark severity={f.severity} /> {f.message}
        </>
      ) : (
        'nothing found in this launch'
      )}
    </span>
  )
}

/** In the small view: a switch between the two versions of an example or lesson. */
function BrokenOrFixed() {
  const fixed = address.isFixed.value
  if (fixed === null) return null
  return (
    <span class="segments small" role="group" aria-label="version of the kernel">
      <button aria-pressed={!fixed} onClick={() => void address.switchTo(false)}>
        Broken
      </button>
      <button aria-pressed={fixed} onClick={() => void address.switchTo(true)}>
        Fixed
      </button>
    </span>
  )
}

const isNew = signal(!layout.embedded && stored('warpscope.welcome') === null)

/** What this is, for those who come for the first time. */
function Welcome() {
  if (!isNew.value || course.current.value) return null
  const shown = source.example.value
  const dismiss = () => {
    isNew.value = false
    store('warpscope.welcome', 'seen')
  }
  return (
    <div class="welcome" role="region" aria-label="Welcome">
      <span>
        warpscope runs CUDA kernels in this page, without a GPU, and shows where threads race.
        {shown?.example.kind === 'race' && !shown.fixed && documents.sourceUntouched.value && (
          <>
            {' '}
            Here is one with a <Term word="data race" />, at the moment when it happens.
          </>
        )}
      </span>
      <span class="spacer" />
      <button
        class="btn primary"
        onClick={() => {
          dismiss()
          void address.openLesson(lessonNames[0]!)
        }}
      >
        Start here: lesson 1
      </button>
      <button class="btn ghost icon-only" aria-label="close the welcome" title="Close" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A divider between two panes. `size` is that of the pane before it, or with `after` of the pane after it. */
function Divider({
  size,
  label,
  across,
  after = false,
}: {
  size: layout.Size
  label: string
  across: boolean
  after?: boolean
}) {
  const value = layout.sizes[size].value
  return (
    <div
      class={across ? 'divider across' : 'divider'}
      role="separator"
      aria-orientation={across ? 'horizontal' : 'vertical'}
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={12}
      aria-valuemax={80}
      tabIndex={0}
      onKeyDown={(e) => {
        const by = { ArrowLeft: -2, ArrowUp: -2, ArrowRight: 2, ArrowDown: 2 }[e.key]
        if (!by) return
        layout.setSize(size, value + (after ? -by : by))
        e.preventDefault()
      }}
      onPointerDown={(e) => e.currentTarget.setPointerCapture(e.pointerId)}
      onPointerMove={(e) => {
        if (!e.currentTarget.hasPointerCapture(e.pointerId)) return
        const box = e.currentTarget.parentElement!.getBoundingClientRect()
        const at = across ? (e.clientY - box.top) / box.height : (e.clientX - box.left) / box.width
        layout.setSize(size, 100 * (after ? 1 - at : at))
      }}
    />
  )
}

function Tabs() {
  const n = run.result.value?.report.findings.length
  const tabs: [string, string][] = [
    ...(course.current.value ? [['lesson', 'Lesson'] as [string, string]] : []),
    ['code', 'Code'],
    ['findings', n ? `Findings ${n}` : 'Findings'],
    ['threads', 'Threads'],
    ['memory', 'Memory'],
    ['flow', 'Flow'],
    ['output', 'Output'],
    ['launch', 'Launch'],
    ...(program.hasMain.value ? [['program', 'Program'] as [string, string]] : []),
  ]
  return (
    <nav class="tabs" aria-label="Panes">
      {tabs.map(([id, text]) => (
        <button
          key={id}
          aria-current={layout.tab.value === id ? 'page' : undefined}
          onClick={() => {
            layout.tab.value = id
            if (id === 'program') void program.show()
          }}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}

/** On screens of middle width Findings, Flow and Output share a place. */
function Aside() {
  const n = run.result.value?.report.findings.length
  return (
    <nav class="aside" aria-label="panes next to the code">
      {(
        [
          ['findings', n ? `Findings ${n}` : 'Findings'],
          ['flow', 'Flow'],
          ['output', 'Output'],
        ] as const
      ).map(([id, text]) => (
        <button
          key={id}
          aria-current={layout.aside.value === id ? 'true' : undefined}
          onClick={() => (layout.aside.value = id)}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}

program.loader.load = () => import('./program/pane')
proof.loader.load = () => import('./prove/pane')

const hasProgramPane = computed(() => program.shown.value && program.panes.value !== null && !layout.embedded)

/** The panes of the whole program, once they are wanted. */
function Program() {
  const panes = program.panes.value
  return panes && hasProgramPane.value ? <panes.ProgramPane /> : null
}

function App() {
  const style = Object.fromEntries(Object.entries(layout.sizes).map(([name, size]) => [`--${name}`, `${size.value}%`]))
  return (
    <div
      class={layout.embedded ? 'app embed' : 'app'}
      data-view={layout.view ?? undefined}
      data-tab={layout.tab.value}
      data-aside={layout.aside.value}
      style={style}
    >
      <Top />
      <Welcome />
      <Tabs />
      {layout.narrow.value && (
        <div class={session.current.value ? 'now-row' : 'now-row idle'}>
          {scene.current.value ? <Now /> : <Unready />}
        </div>
      )}
      <LaunchPane />
      <main class={`${course.current.value ? 'with-lesson' : ''} ${hasProgramPane.value ? 'with-program' : ''}`}>
        <LessonPane />
        <div class="left">
          <CodePane />
          <Divider size="source" label="height of the code" across />
          <Aside />
          <FindingsPane />
        </div>
        <Divider size="code" label="width of the code" across={false} />
        <div class="debugger">
          <Program />
          <TimePane />
          <div class="lower">
            <div class="middle">
              <ThreadsPane />
              <Divider size="threads" label="height of the threads" across />
              <MemoryPane />
              <Arrows />
            </div>
            <Divider size="right" label="width of the flow" across={false} after />
            <div class="right">
              <FlowPane />
              <Divider size="flow" label="height of the flow" across />
              <OutputPane />
            </div>
          </div>
        </div>
      </main>
      {layout.embedded && (
        <footer class="open">
          <Sentence />
          <BrokenOrFixed />
          <a href={whole.value} target="_blank" rel="noopener">
            Open in warpscope
          </a>
        </footer>
      )}
      {help.value && <Help />}
      {shared.value && <Share />}
      <div class="visually-hidden" role="status" aria-live="polite">
        {announce.spoken.value}
      </div>
    </div>
  )
}

/** The address that the small view links to: an unchanged example by its name, anything else as a link. */
const whole = signal(links.isLink(location.hash) ? `./${location.hash}` : './')
if (layout.embedded) {
  const requests = new Latest()
  effect(() => {
    const of = run.resultIsStale.value ? null : run.finding.value
    const at = scene.current.value && !session.isStale.value ? scene.step.value : null
    const isCurrent = requests.take()
    const name = address.nameOfScreen()
    if (name) {
      whole.value = `./?${name}`
    } else if (source.text.value) {
      // When it is too large for a link, the address that the page was opened with stays.
      links.linkTo(of, at).then(
        (link) => {
          if (isCurrent()) whole.value = link
        },
        () => {},
      )
    }
  })
}

effect(() => {
  if (layout.theme.value === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = layout.theme.value
})
effect(() => {
  document.title = `${source.file.value}, warpscope`
})

addEventListener(
  'keydown',
  (e) => {
    if ((e.ctrlKey || e.metaKey) && e.key === 'Enter') {
      e.preventDefault()
      if (program.shown.value && program.hasMain.value) void program.start()
      else void run.start()
    } else if (e.key === 'Escape') {
      help.value = false
      gallery.value = false
      listed.value = false
      shared.value = false
    } else if (e.key === '?' && !(e.target as Element).closest('input, select, .cm-editor')) {
      help.value = true
    }
  },
  true,
)

addEventListener('click', (e) => {
  if (e.target instanceof Element && e.target.closest('.top')) return
  gallery.value = false
  listed.value = false
})
addEventListener('popstate', () => {
  if (links.isLink(location.hash)) void links.openLink(location.hash, location.search)
  else void address.openNamed()
})
addEventListener('dragover', (e) => e.preventDefault())
addEventListener('drop', async (e) => {
  const file = e.dataTransfer?.files[0]
  if (!file) return
  e.preventDefault()
  // What is dropped on the program is a file for it.
  if (e.target instanceof Element && e.target.closest('.program')) {
    await program.addFiles([...e.dataTransfer!.files])
    return
  }
  if (file.size > 8e6) {
    run.problem.value = { title: 'This file is too large', text: 'The limit is 8 MB.', notes: [], line: null }
    return
  }
  links.openText(await file.text(), file.name)
})

render(<App />, document.getElementById('app')!)
links.begin().catch((error) => {
  run.problem.value = {
    title: 'The page could not start',
    text: String(error?.message ?? error),
    notes: [],
    line: null,
  }
})
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('./sw.js').catch(() => {})
}

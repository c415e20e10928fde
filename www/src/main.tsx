import './style.css'
import './panes.css'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import * as d from './debug'
import { examples } from './examples'
import { Brand, Icon, SeverityMark } from './icons'
import { CodePane } from './panes/code'
import { FindingsPane } from './panes/findings'
import { FindButton, LaunchPane, RunButton } from './panes/launch'
import { Arrows } from './panes/arrows'
import { MemoryPane } from './panes/memory'
import { OutputPane } from './panes/output'
import { FlowPane } from './panes/flow'
import { ThreadsPane } from './panes/threads'
import { Now, TimePane, Unready } from './panes/time'
import * as s from './state'

const help = signal(false)
const gallery = signal(false)

function Status() {
  const r = s.result.value
  if (!r) return null
  const n = (sev: string) => r.report.findings.filter((f) => f.severity === sev).length
  const [e, w] = [n('error'), n('warning')]
  return (
    <div class="status">
      {e > 0 && (
        <span class="e">
          <SeverityMark severity="error" /> {e} {e > 1 ? 'errors' : 'error'}
        </span>
      )}
      {w > 0 && (
        <span class="w">
          <SeverityMark severity="warning" /> {w} {w > 1 ? 'warnings' : 'warning'}
        </span>
      )}
      {!e && !w && <span>nothing found</span>}
      <span class="hide-s">
        {s.resultIsStale.value ? 'last run' : `ran ${r.report.steps.toLocaleString('en')} steps, ${r.report.model === 'its' ? 'ITS' : r.report.model}, seed ${r.report.launch.seed}`}
      </span>
    </div>
  )
}

function Gallery() {
  return (
    <div class="menu" role="dialog" aria-label="Examples">
      {examples.map((e) => (
        <button
          key={e.id}
          aria-current={s.example.value?.example === e ? 'true' : undefined}
          onClick={() => {
            gallery.value = false
            void s.openExample(e)
          }}
        >
          <b>{e.title}</b>
          <span class="kind">{e.about}</span>
          <span class="says">{e.says}</span>
        </button>
      ))}
      {s.hasDraft.value && (
        <button
          onClick={() => {
            gallery.value = false
            s.openDraft()
          }}
        >
          <b>Your draft</b>
          <span class="kind">kept on this device</span>
          <span class="says">What you wrote last. Examples do not overwrite it.</span>
        </button>
      )}
    </div>
  )
}

const keys: [string, [string, string][]][] = [
  ['Anywhere', [
    ['Ctrl Enter', 'run the launch'],
    ['?', 'this list'],
  ]],
  ['In the editor', [
    ['F8', 'next remark in the source'],
    ['F9', 'breakpoint at the line, on or off; or click left of it'],
    ['Escape, Tab', 'leave the editor'],
  ]],
  ['In Time', [
    ['[ and ]', 'one warp instruction back, on'],
    ['< and >, F10', 'one line of the chosen thread back, on, over calls'],
    ['F11, Shift F11', 'one line on, into calls; out of the call'],
    ['{ and }', 'to the barrier before, to the next'],
    ['N and n, F8', 'to the finding before, to the next'],
    ['F5', 'on to the next breakpoint; with Shift back'],
    ['Arrow keys, Home, End', 'move the slider'],
    ['Space', 'play to the next finding or breakpoint, on the slider'],
  ]],
  ['In Threads and Memory', [['Arrow keys', 'choose a lane, a warp, a cell']]],
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
          Everything runs in this page; nothing is sent anywhere. The simulator runs your kernel warp by warp and watches every access. What it finds happened in this
          launch; what it does not find may happen in another.
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
  const e = s.example.value
  return (
    <header class="top">
      <h1 class="brand">
        <Brand />
        warpscope
      </h1>
      <div class="file hide-s">
        <b>{s.file.value}</b> {s.options.value.join(' ')} {s.draftSaved.value ? 'draft saved' : e ? (e.fixed ? 'example, fixed' : 'example') : ''}
      </div>
      <button class="btn ghost" aria-expanded={gallery.value} aria-haspopup="dialog" onClick={() => (gallery.value = !gallery.value)}>
        Examples
        <Icon name="chevron" />
      </button>
      <span class="sp" />
      <Status />
      <button
        class="btn ico"
        aria-label="copy link"
        title="Copy a link to this source, launch and step"
        disabled={!s.kernel.value}
        onClick={() => void s.share(s.resultIsStale.value ? null : s.finding.value, d.scene.value && !d.isOld.value ? d.step.value : null)}
      >
        <Icon name="link" />
      </button>
      {s.toast.value && (
        <span class="toast" aria-hidden="true">
          {s.toast.value}
        </span>
      )}
      <FindButton top />
      <RunButton />
      <button class="btn ico hide-s" aria-label={`theme: ${s.theme.value}`} title={`Theme: ${s.theme.value}`} onClick={() => s.setTheme(next[s.theme.value])}>
        <Icon name="theme" fill />
      </button>
      <button class="btn ico hide-s" aria-label="keys and help" title="Keys (?)" onClick={() => (help.value = true)}>
        ?
      </button>
      {gallery.value && <Gallery />}
    </header>
  )
}

/** Between two panes: `size` is that of the one before it, or of the one after it where `after` says so. */
function Divider({ size, label, across, after = false }: { size: s.Size; label: string; across: boolean; after?: boolean }) {
  const value = s.sizes[size].value
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
        s.setSize(size, value + (after ? -by : by))
        e.preventDefault()
      }}
      onPointerDown={(e) => e.currentTarget.setPointerCapture(e.pointerId)}
      onPointerMove={(e) => {
        if (!e.currentTarget.hasPointerCapture(e.pointerId)) return
        const box = e.currentTarget.parentElement!.getBoundingClientRect()
        const at = across ? (e.clientY - box.top) / box.height : (e.clientX - box.left) / box.width
        s.setSize(size, 100 * (after ? 1 - at : at))
      }}
    />
  )
}

function Tabs() {
  const n = s.result.value?.report.findings.length
  const tabs: [string, string][] = [
    ['code', 'Code'], ['findings', n ? `Findings ${n}` : 'Findings'], ['threads', 'Threads'], ['memory', 'Memory'], ['flow', 'Flow'], ['output', 'Output'],
    ['launch', 'Launch'],
  ]
  return (
    <nav class="tabs" aria-label="Panes">
      {tabs.map(([id, text]) => (
        <button key={id} aria-current={s.tab.value === id ? 'page' : undefined} onClick={() => (s.tab.value = id)}>
          {text}
        </button>
      ))}
    </nav>
  )
}

/** On middling screens Findings, Flow and Output share a place. */
function Aside() {
  const n = s.result.value?.report.findings.length
  return (
    <nav class="aside" aria-label="beside the code">
      {([['findings', n ? `Findings ${n}` : 'Findings'], ['flow', 'Flow'], ['output', 'Output']] as const).map(([id, text]) => (
        <button key={id} aria-current={s.aside.value === id ? 'true' : undefined} onClick={() => (s.aside.value = id)}>
          {text}
        </button>
      ))}
    </nav>
  )
}

function App() {
  const style = Object.fromEntries(Object.entries(s.sizes).map(([name, size]) => [`--${name}`, `${size.value}%`]))
  return (
    <div class={s.embedded ? 'app embed' : 'app'} data-tab={s.tab.value} data-aside={s.aside.value} style={style}>
      <Top />
      <Tabs />
      {s.narrow.value && <div class="nowrow">{d.scene.value ? <Now /> : <Unready />}</div>}
      <LaunchPane />
      <main>
        <div class="left">
          <CodePane />
          <Divider size="source" label="height of the code" across />
          <Aside />
          <FindingsPane />
        </div>
        <Divider size="code" label="width of the code" across={false} />
        <div class="rest">
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
      {s.embedded && (
        <footer class="open">
          <a href={whole.value} target="_blank" rel="noopener">
            Open in warpscope
          </a>
        </footer>
      )}
      {help.value && <Help />}
      <div class="vh" role="status" aria-live="polite">
        {s.spoken.value}
      </div>
    </div>
  )
}

/** Where the small view leads: an untouched example by its name, all else by a link to what is on screen. */
const whole = signal('./' + (location.hash.startsWith('#1/') ? location.hash : ''))
if (s.embedded) {
  let last = 0
  effect(() => {
    const e = s.example.value
    const of = s.resultIsStale.value ? null : s.finding.value
    const at = d.scene.value && !d.isOld.value ? d.step.value : null
    const mine = ++last
    if (e && s.untouched.value) {
      whole.value = `./?example=${e.example.id}${e.fixed ? '&fixed=1' : ''}`
    } else if (s.source.value) {
      // Too large for a link: what the page was opened with stays.
      s.link(of, at).then((text) => mine === last && (whole.value = text), () => {})
    }
  })
}

effect(() => {
  if (s.theme.value === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = s.theme.value
})
effect(() => {
  document.title = `${s.file.value}, warpscope`
})

addEventListener('keydown', (e) => {
  if ((e.ctrlKey || e.metaKey) && e.key === 'Enter') {
    e.preventDefault()
    void s.run()
  } else if (e.key === 'Escape') {
    help.value = false
    gallery.value = false
  } else if (e.key === '?' && !(e.target as Element).closest('input, select, .cm-editor')) {
    help.value = true
  }
}, true)

addEventListener('click', (e) => {
  if (gallery.value && !(e.target as Element).closest('.top')) gallery.value = false
})
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#1/')) void s.openLink(location.hash)
})
addEventListener('dragover', (e) => e.preventDefault())
addEventListener('drop', async (e) => {
  const file = e.dataTransfer?.files[0]
  if (!file) return
  e.preventDefault()
  if (file.size > 8e6) {
    s.problem.value = { title: 'This file is too large', text: 'At most 8 MB are taken.', notes: [], line: null }
    return
  }
  s.openText(await file.text(), file.name)
})

render(<App />, document.getElementById('app')!)
s.begin().catch((error) => {
  s.problem.value = { title: 'The page could not start', text: String(error?.message ?? error), notes: [], line: null }
})
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('./sw.js').catch(() => {})
}

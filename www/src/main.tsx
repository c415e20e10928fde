import './style.css'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { examples } from './examples'
import { Brand, Icon, SeverityMark } from './icons'
import { CodePane } from './panes/code'
import { FindingsPane } from './panes/findings'
import { LaunchPane, RunButton } from './panes/launch'
import { OutputPane, PicturePane } from './panes/picture'
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
            void s.openDraft()
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

const keys: [string, string][] = [
  ['Ctrl Enter', 'run the launch'],
  ['F8', 'next remark in the source, with the editor focused'],
  ['Escape, Tab', 'leave the editor'],
  ['Arrow keys', 'move the divider, when it is focused'],
  ['?', 'this list'],
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
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
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
        <b>{s.file.value}</b> {s.draftSaved.value ? 'draft saved' : e ? (e.fixed ? 'example, fixed' : 'example') : ''}
      </div>
      <button class="btn ghost" aria-expanded={gallery.value} aria-haspopup="dialog" onClick={() => (gallery.value = !gallery.value)}>
        Examples
        <Icon name="chevron" />
      </button>
      <span class="sp" />
      <Status />
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

function Divider() {
  return (
    <div
      class="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label="width of the code"
      aria-valuenow={Math.round(s.codeWidth.value)}
      aria-valuemin={25}
      aria-valuemax={75}
      tabIndex={0}
      onKeyDown={(e) => {
        if (e.key === 'ArrowLeft') s.setCodeWidth(s.codeWidth.value - 2)
        else if (e.key === 'ArrowRight') s.setCodeWidth(s.codeWidth.value + 2)
        else return
        e.preventDefault()
      }}
      onPointerDown={(e) => e.currentTarget.setPointerCapture(e.pointerId)}
      onPointerMove={(e) => {
        if (e.currentTarget.hasPointerCapture(e.pointerId)) s.setCodeWidth((100 * e.clientX) / innerWidth)
      }}
    />
  )
}

function Tabs() {
  const n = s.result.value?.report.findings.length
  const tabs: [string, string][] = [['code', 'Code'], ['launch', 'Launch'], ['findings', n ? `Findings ${n}` : 'Findings'], ['picture', 'Picture'], ['output', 'Output']]
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

function App() {
  return (
    <div class={s.embedded ? 'app embed' : 'app'} data-tab={s.tab.value} style={{ '--code': `${s.codeWidth.value}%` }}>
      <Top />
      <Tabs />
      <LaunchPane />
      <main>
        <CodePane />
        <Divider />
        <FindingsPane />
        <div class="side">
          <PicturePane />
          <OutputPane />
        </div>
      </main>
      {s.embedded && (
        <footer class="open">
          <a href={`./${s.example.value ? `?example=${s.example.value.example.id}` : ''}`} target="_blank" rel="noopener">
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

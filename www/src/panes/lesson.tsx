// A lesson: its text, then predict, see, mend, pass.

import { signal } from '@preact/signals'
import { Icon } from '../icons'
import { names } from '../lessons'
import { Inline, Markdown } from '../markdown'
import { dims } from '../report'
import * as address from '../state/address'
import * as course from '../state/course'
import * as layout from '../state/layout'
import * as links from '../state/links'
import * as run from '../state/run'
import { showLine } from './code'
import { Story } from './story'
import { term } from './terms'

const placeholders: Record<string, string> = { line: 'a line', cell: 's[0]', thread: 'a thread' }
const labels: Record<string, string> = { line: 'Line', cell: 'Cell', thread: 'Thread' }

function Step({ n, title, children }: { n: number; title: string; children: preact.ComponentChildren }) {
  return (
    <section class="lesson-step" aria-label={title}>
      <h3>
        <span class="number">{n}</span> {title}
      </h3>
      {children}
    </section>
  )
}

/** Most threads that can be clicked; any can be typed. */
const MAX_PICKED = 256

/** The cells or threads of the question, to be clicked; the keyboard has the field below. */
function Picker() {
  const { predict, cells, show } = course.current.value!.view
  const threads = show.block.reduce((product, n) => product * n, 1)
  const number = predict === 'thread' ? Math.min(threads, MAX_PICKED) : (cells?.count ?? 0)
  if (!number) return null
  const name = (n: number) => (cells ? `${cells.name}[${n}]` : String(n))
  return (
    <div class="picker" role="group" aria-label={cells ? `cells of ${cells.name}` : 'threads of the block'}>
      {Array.from({ length: number }, (_, n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          class={cells ? '' : `warp${Math.floor(n / 32) % 4}`}
          aria-pressed={course.guess.value.trim() === name(n)}
          aria-label={cells ? name(n) : `thread ${n}`}
          title={cells ? name(n) : `thread ${n}, warp ${Math.floor(n / 32)}`}
          onClick={() => {
            course.guess.value = name(n)
          }}
        >
          {n}
        </button>
      ))}
    </div>
  )
}

function Predict() {
  const { view } = course.current.value!
  const said = course.answer.value
  return (
    <Step n={1} title="Predict">
      <p>
        <Inline text={view.question} />
      </p>
      <Picker />
      <form
        class="guess"
        onSubmit={(e) => {
          e.preventDefault()
          void course.predict()
        }}
      >
        <label for="guess">{labels[view.predict]}</label>
        <span class="input">
          <input
            id="guess"
            value={course.guess.value}
            placeholder={placeholders[view.predict]}
            autocomplete="off"
            spellcheck={false}
            inputMode={view.predict === 'cell' ? 'text' : 'numeric'}
            onInput={(e) => {
              course.guess.value = e.currentTarget.value
            }}
          />
        </span>
        <button class="btn" disabled={!course.guess.value.trim() || run.phase.value.kind !== 'idle'}>
          Run and see
        </button>
      </form>
      {said && (
        <p class={said.right ? 'said yes' : 'said'} role="status">
          {said.text}
        </p>
      )}
    </Step>
  )
}

function See() {
  const isShown = run.result.value !== null && !run.resultIsStale.value && run.finding.value !== null
  return (
    <Step n={2} title="See">
      {isShown ? <Story /> : <p class="dim">Run the kernel: what goes wrong is shown here.</p>}
    </Step>
  )
}

function Mend() {
  const { name, view } = course.current.value!
  const shown = course.progress.value[name]?.hints ?? 0
  return (
    <Step n={3} title="Mend">
      <p>
        Edit the code, run it as often as you like, then check it.{' '}
        <button class="link-button" onClick={() => void course.restart()}>
          Start afresh
        </button>
      </p>
      <ol class="hints">
        {view.hints.slice(0, shown).map((hint) => (
          <li key={hint}>
            <Inline text={hint} />
          </li>
        ))}
      </ol>
      {shown < view.hints.length && (
        <button class="btn" onClick={course.hint}>
          {shown ? 'Next hint' : 'Hint'} ({shown} of {view.hints.length})
        </button>
      )}
    </Step>
  )
}

function Verdict() {
  const j = course.judged.value
  if (!j) return null
  const { report } = j
  if (course.judgedIsStale.value) return <p class="dim">The code has changed since the last check.</p>
  if (report.passed) {
    return (
      <div class="verdict passed" role="status">
        <p>
          <b>Passed</b>: all {report.launches} launches are right.
        </p>
        <p class="buttons">
          {course.number.value < course.count && (
            <button class="btn primary" onClick={() => void address.openLesson(names[course.number.value]!)}>
              Next lesson
            </button>
          )}
          <button class="btn" onClick={() => void course.showReference()}>
            See the reference
          </button>
        </p>
      </div>
    )
  }
  const first = report.findings[0]
  const { launch } = report
  return (
    <div class="verdict" role="status">
      <p>
        <b>Not yet</b>: {report.message}
        {first?.line && (
          <>
            {', '}
            <button
              class="link-button"
              onClick={() => {
                layout.tab.value = 'code'
                showLine(first.line!)
              }}
            >
              line {first.line}
            </button>
          </>
        )}
      </p>
      {[...report.notes, ...(first?.notes ?? [])].map((n) => (
        <p key={n}>{n}</p>
      ))}
      {launch && (
        <p>
          Smallest launch that fails:{' '}
          <code>
            &lt;&lt;&lt;{dims(launch.grid)}, {dims(launch.block)}&gt;&gt;&gt;
          </code>
          , {report.launches_passed} of {report.launches} pass.
        </p>
      )}
      {launch && (
        <p class="buttons">
          <button class="btn" onClick={() => void course.showFailure()}>
            Run this launch
          </button>
        </p>
      )}
    </div>
  )
}

function Pass() {
  const { view } = course.current.value!
  return (
    <Step n={4} title="Pass">
      <p>The check runs {view.launches} launches that you do not see, and compares with a sequential program.</p>
      <p class="buttons">
        <button
          class="btn primary"
          disabled={course.judging.value || run.phase.value.kind !== 'idle'}
          onClick={() => void course.check()}
        >
          {course.judging.value ? 'Checking' : 'Check'}
        </button>
      </p>
      {run.problem.value ? (
        <div class="verdict">
          <p>
            <b>{run.problem.value.title}</b>: {run.problem.value.text}
          </p>
        </div>
      ) : (
        <Verdict />
      )}
    </Step>
  )
}

export function LessonPane() {
  const lesson = course.current.value
  if (!lesson) return null
  const n = course.number.value
  return (
    <section class="lesson" aria-label="Lesson">
      <div class="pane-head">
        <h2>
          Lesson {n} of {course.count}
        </h2>
        <span class="spacer" />
        <button
          class="btn ghost icon-only"
          aria-label="previous lesson"
          title="Previous lesson"
          disabled={n <= 1}
          onClick={() => void address.openLesson(names[n - 2]!)}
        >
          <Icon name="left" />
        </button>
        <button
          class="btn ghost icon-only"
          aria-label="next lesson"
          title="Next lesson"
          disabled={n >= course.count}
          onClick={() => void address.openLesson(names[n]!)}
        >
          <Icon name="right" />
        </button>
        <button
          class="btn ghost icon-only"
          aria-label="close the lesson"
          title="Close the lesson"
          onClick={course.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="scroll lesson-text" tabIndex={0} role="region" aria-label="text of the lesson" key={lesson.name}>
        <h3 class="title">
          {lesson.view.title}
          {course.progress.value[lesson.name]?.passed && <span class="done">passed</span>}
        </h3>
        <p class="concept">{lesson.view.concept}</p>
        <Markdown text={lesson.view.text} term={term} />
        <Predict />
        <See />
        <Mend />
        <Pass />
      </div>
    </section>
  )
}

/** Whether the list of lessons is open. */
export const listed = signal(false)

const save = () => links.download(course.exported(), 'application/json', 'warpscope-course.json')

/** The list of lessons, with what was passed. */
export function Lessons() {
  if (!course.all.value.length) void course.readAll()
  const done = course.progress.value
  const passed = names.filter((name) => done[name]?.passed).length
  return (
    <div class="menu lessons" role="dialog" aria-label="Lessons">
      <div class="menu-head">
        <b>
          {passed} of {names.length} passed
        </b>
        <span class="spacer" />
        <button class="btn" onClick={save}>
          Export
        </button>
        <label class="btn">
          Import
          <input
            class="visually-hidden"
            type="file"
            accept="application/json"
            onChange={async (e) => {
              const file = e.currentTarget.files?.[0]
              if (file && file.size < 8e6) course.imported(await file.text())
            }}
          />
        </label>
      </div>
      {course.all.value.map(({ name, view }, i) => (
        <button
          key={name}
          aria-current={course.current.value?.name === name ? 'true' : undefined}
          onClick={() => {
            listed.value = false
            void address.openLesson(name)
          }}
        >
          <b>
            {i + 1}. {view.title}
          </b>
          <span class="kind">{done[name]?.passed ? 'passed' : ''}</span>
          <span class="summary">{view.concept}</span>
        </button>
      ))}
    </div>
  )
}

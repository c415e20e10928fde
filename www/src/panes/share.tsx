// Share: a link, a slide, Markdown, a file, the report.

import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import * as scene from '../debug/scene'
import * as session from '../debug/session'
import { Icon } from '../icons'
import { markdown } from '../report'
import * as address from '../state/address'
import { notify } from '../state/announce'
import * as links from '../state/links'
import * as run from '../state/run'
import * as source from '../state/source'

/** Whether the dialog is open. */
export const shared = signal(false)
/** Whether the link holds source and launch alone. */
const plain = signal(false)

async function copy(text: string, what: string) {
  await navigator.clipboard.writeText(text).then(
    () => notify(`${what} copied`),
    () => notify('The browser does not allow copying here'),
  )
}

/** Whether it holds the smallest launch that shows the finding. */
const smallest = signal(false)

type View = 'memory' | 'threads' | 'code'
/** What a slide shows. */
const view = signal<View>('memory')
/** Whether a slide has both versions of an example or lesson; it then begins at the finding. */
const switched = signal(true)

/** The finding and the step that a link opens at. */
function moment() {
  const isCurrent = !plain.value && !run.resultIsStale.value
  return {
    finding: isCurrent ? run.finding.value : null,
    step: isCurrent && scene.current.value && !session.isStale.value ? scene.step.value : null,
  }
}

function Row({ label, text, action }: { label: string; text: string; action: string }) {
  return (
    <div class="share-row">
      <label for={`share-${label.toLowerCase()}`}>{label}</label>
      <span class="input">
        <input id={`share-${label.toLowerCase()}`} readOnly value={text} onFocus={(e) => e.currentTarget.select()} />
      </span>
      <button class="btn" onClick={() => void copy(text, label)}>
        {action}
      </button>
    </div>
  )
}

/** The link as a QR code, for the phones of a class. Nothing where it is too long for one. */
function Qr({ text }: { text: string }) {
  const [path, setPath] = useState<{ size: number; d: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('lean-qr')
      .then(({ generate }) => {
        const code = generate(text)
        let d = ''
        for (let y = 0; y < code.size; y++)
          for (let x = 0; x < code.size; x++) if (code.get(x, y)) d += `M${x} ${y}h1v1h-1z`
        if (isCurrent) setPath({ size: code.size, d })
      })
      .catch(() => isCurrent && setPath(null))
    return () => {
      isCurrent = false
    }
  }, [text])
  if (!path) return null
  const { size, d } = path
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="the link as a QR code">
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}

export function Share() {
  const [link, setLink] = useState<{ text: string } | { why: string } | null>(null)
  const { finding, step } = moment()
  const least = smallest.value && finding !== null
  useEffect(() => {
    let isCurrent = true
    setLink(null)
    links.linkTo(finding, step, least).then(
      (text) => isCurrent && setLink({ text }),
      (error) => isCurrent && setLink({ why: run.messageOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [finding, step, least])
  const result = run.resultIsStale.value ? null : run.result.value
  const chosen = run.finding.value
  const close = () => {
    shared.value = false
  }
  const name = address.nameOfScreen()
  const slide = (text: string) => {
    const url = new URL(text)
    url.search = `?embed=1&view=${view.value}`
    if (name && switched.value) {
      url.search += `&${name}`
      url.hash = ''
    }
    return `<iframe src="${url.href}" width="640" height="360" title="${source.file.value}"></iframe>`
  }
  return (
    <div
      class="shade"
      onClick={(e) => {
        if (e.target === e.currentTarget) close()
      }}
    >
      <div class="dialog share" role="dialog" aria-modal="true" aria-label="Share">
        <div class="share-head">
          <h2>Share</h2>
          <button class="btn ghost icon-only" aria-label="close" title="Close" ref={(b) => b?.focus()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <p>The link holds the source and the launch: nothing is sent anywhere.</p>
        <p>
          <label>
            <input
              type="checkbox"
              checked={plain.value}
              onChange={(e) => {
                plain.value = e.currentTarget.checked
              }}
            />{' '}
            without the finding and the step
          </label>
          {finding && result?.launch === undefined && (
            <>
              <br />
              <label>
                <input
                  type="checkbox"
                  checked={smallest.value}
                  onChange={(e) => {
                    smallest.value = e.currentTarget.checked
                  }}
                />{' '}
                with the smallest launch that shows the finding, and no more of the source than it needs
              </label>
            </>
          )}
        </p>
        {!link && <p class="dim">Making the link</p>}
        {link && 'why' in link && <p class="fault">{link.why}</p>}
        {link && 'text' in link && (
          <>
            {links.isLong(link.text) ? (
              <p>
                The link has {link.text.length.toLocaleString('en')} characters, more than many programs take. Save it
                as a file instead, which can be dropped on this page.
              </p>
            ) : (
              <>
                <Row label="Link" text={link.text} action="Copy link" />
                <Row label="Slide" text={slide(link.text)} action="Copy iframe" />
                <div class="share-row">
                  <label for="share-view">with</label>
                  <span class="input">
                    <select
                      id="share-view"
                      value={view.value}
                      onChange={(e) => {
                        view.value = e.currentTarget.value as View
                      }}
                    >
                      <option value="memory">code and memory</option>
                      <option value="threads">code and threads</option>
                      <option value="code">code alone</option>
                    </select>
                  </span>
                  {name && (
                    <label class="share-switch">
                      <input
                        type="checkbox"
                        checked={switched.value}
                        onChange={(e) => {
                          switched.value = e.currentTarget.checked
                        }}
                      />{' '}
                      a switch between broken and fixed
                    </label>
                  )}
                </div>
                <details>
                  <summary>QR code</summary>
                  <Qr text={link.text} />
                </details>
              </>
            )}
            <p class="buttons">
              <button class="btn" onClick={() => links.save(new URL(link.text).hash)}>
                Save as file
              </button>
              {result && chosen && (
                <button class="btn" onClick={() => void copy(markdown(chosen, result.report, result.file), 'Finding')}>
                  Copy finding as Markdown
                </button>
              )}
              {result && (
                <button class="btn" onClick={() => void links.saveReport()}>
                  Report as JSON
                </button>
              )}
              {result && (
                <button class="btn" onClick={() => void links.saveReport('sarif')}>
                  Report as SARIF
                </button>
              )}
              <button
                class="btn"
                onClick={() => {
                  close()
                  // Once the dialog has gone.
                  setTimeout(() => print(), 50)
                }}
              >
                Print
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

// Terms: on hover, focus and tap a term shows its explanation, which is a paragraph of docs/terms.md.

import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import texts from '../../../docs/terms.md?raw'
import { Inline } from '../markdown'

/** Explanations by the term and its other spellings. */
const explanations = new Map(
  texts
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading, ...text] = section.split('\n')
      const words = heading!.split(',').map((word) => word.trim().toLowerCase())
      return words.map((word) => [word, text.join('\n').trim()] as const)
    }),
)

/** The explanation that is open, and where it is shown: outside of panes, which would cut it off. */
const open = signal<{ id: string; left: number; top: number } | null>(null)
const ids = { next: 1 }
/** Widest explanation, and how high it may be, pixels. */
const [WIDTH, HEIGHT] = [300, 130]

/** A word with its explanation, or with that of another spelling. */
export function Term({ word, of = word }: { word: string; of?: string }) {
  const text = explanations.get(of.toLowerCase())
  return text ? <Explained word={word} text={text} /> : <span>{word}</span>
}

function Explained({ word, text }: { word: string; text: string }) {
  const [id] = useState(() => `term-${ids.next++}`)
  const isOpen = open.value?.id === id
  const close = () => {
    if (open.peek()?.id === id) open.value = null
  }
  const show = (e: { currentTarget: HTMLElement }) => {
    const at = e.currentTarget.getBoundingClientRect()
    const below = at.bottom + HEIGHT < innerHeight || at.top < HEIGHT
    open.value = {
      id,
      left: Math.max(8, Math.min(at.left - 8, innerWidth - WIDTH - 8)),
      top: below ? at.bottom + 3 : at.top - HEIGHT,
    }
  }
  return (
    <span class="term-box" onMouseEnter={show} onMouseLeave={close}>
      <button
        class="term"
        type="button"
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onFocus={show}
        onBlur={close}
        onClick={show}
        onKeyDown={(e) => e.key === 'Escape' && close()}
      >
        {word}
      </button>
      {isOpen && (
        <span
          class="explanation"
          role="tooltip"
          id={id}
          // Above all panes, whatever their stacking.
          popover="manual"
          ref={(e) => e?.showPopover?.()}
          style={{ left: `${open.value!.left}px`, top: `${open.value!.top}px` }}
        >
          <Inline text={text} />
        </span>
      )}
    </span>
  )
}

/** The term for a word in bold, if it is one. */
export const term = (word: string) => (explanations.has(word.toLowerCase()) ? <Term word={word} /> : null)

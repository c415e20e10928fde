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

const open = signal<string | null>(null)
const ids = { next: 1 }

/** A word with its explanation. */
export function Term({ word, of = word }: { word: string; of?: string }) {
  const text = explanations.get(of.toLowerCase())
  if (!text) return <>{word}</>
  return <Explained word={word} text={text} />
}

function Explained({ word, text }: { word: string; text: string }) {
  const [id] = useState(() => `term-${ids.next++}`)
  const isOpen = open.value === id
  const close = () => {
    if (open.peek() === id) open.value = null
  }
  const show = () => {
    open.value = id
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
        <span class="explanation" role="tooltip" id={id}>
          <Inline text={text} />
        </span>
      )}
    </span>
  )
}

/** The term for a word in bold, if it is one. */
export const term = (word: string) => (explanations.has(word.toLowerCase()) ? <Term word={word} /> : null)

// The little Markdown that lessons use: paragraphs, lists, `code`, **bold** and *emphasis*.

import type { ComponentChildren } from 'preact'

const inlineParts = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/

/** A line of text; words of the glossary in bold become terms, where `term` knows them. */
export function Inline({ text, term }: { text: string; term?: (word: string) => ComponentChildren }) {
  return (
    <>
      {text.split(inlineParts).map((part, i) => {
        if (i % 2 === 0) return part
        if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
        if (part.startsWith('**')) return <b key={i}>{term?.(part.slice(2, -2)) ?? part.slice(2, -2)}</b>
        return <em key={i}>{part.slice(1, -1)}</em>
      })}
    </>
  )
}

/** A sentence of the engine, in which code is quoted by backticks. */
export function Quoted({ text }: { text: string }) {
  return <>{text.split(/`([^`]+)`/).map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))}</>
}

export function Markdown({ text, term }: { text: string; term?: (word: string) => ComponentChildren }) {
  const more = term ? { term } : {}
  return (
    <>
      {text.split(/\n\s*\n/).map((block) => {
        if (!/^\s*\* /.test(block)) {
          return (
            <p key={block}>
              <Inline text={block} {...more} />
            </p>
          )
        }
        const items = block.split(/^\s*\* /m).slice(1)
        return (
          <ul key={block}>
            {items.map((item) => (
              <li key={item}>
                <Inline text={item} {...more} />
              </li>
            ))}
          </ul>
        )
      })}
    </>
  )
}

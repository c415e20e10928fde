// Arguments in the language of `--arg`, which the user writes and the engine reads. The page knows as much of it as it
// takes to edit a buffer in parts, and to say what cannot be a number before anything runs.

/** What a buffer can contain, with the parameters that each begins with. */
export const contents = { iota: '', zeros: '', steps: '4', fill: '1', random: '1,0,9', values: '1,2,3,4' } as const
export type Content = keyof typeof contents

/** A buffer: `f32[64]:random(7,0,9)`. */
export interface Buffer {
  element: string
  /** Empty is open: the buffer grows to what the kernel accesses. */
  length: string
  content: Content
  /** What is in parentheses, if the content has any. */
  parameters: string
}

/** The buffer that a text describes, or `null` if it is anything else. */
export function readBuffer(text: string): Buffer | null {
  const m = /^(\w+)\[(\d*)\](?::(\w+)(?:\((.*)\))?)?$/.exec(text.trim())
  if (!m) return null
  const [, element = '', length = '', content = 'iota', parameters = ''] = m
  return Object.hasOwn(contents, content) ? { element, length, content: content as Content, parameters } : null
}

export function writeBuffer({ element, length, content, parameters }: Buffer): string {
  const isPlain = contents[content] === ''
  return `${element}[${length}]:${content}${isPlain ? '' : `(${parameters})`}`
}

export const isWholeNumber = (text: string) => /^[-+]?(\d+|0x[0-9a-f]+|true|false)$/i.test(text)
export const isNumber = (text: string) => Number.isFinite(Number(text)) || /^[-+]?(inf|nan)$/i.test(text)
/** Whether a cell of a buffer can be written so. */
export const isCell = (text: string) => /^[-+]?(\d+\.?\d*(e[-+]?\d+)?|\.\d+|0x[0-9a-f]+|inf|nan)$/i.test(text)

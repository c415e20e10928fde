// The lessons of ../lessons: a folder each. docs/course.md describes what is in it.

const texts = import.meta.glob<string>('../lessons/*/lesson.md', { query: '?url', import: 'default', eager: true })
const sources = import.meta.glob<string>('../lessons/*/{start,reference}.cu', {
  query: '?url',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<string>('../lessons/*/{start,reference}.ll', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Names of the lessons, in their order. */
export const names = Object.keys(texts)
  .map((path) => path.split('/')[2]!)
  .sort()

async function text(url: string | undefined) {
  if (!url) throw new Error('there is no such lesson')
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}

const file = (name: string, part: string) => `../lessons/${name}/${part}`

export const textOf = (name: string) => text(texts[file(name, 'lesson.md')])
export const sourceOf = (name: string, part: 'start' | 'reference') => text(sources[file(name, `${part}.cu`)])
export const moduleOf = (name: string, part: 'start' | 'reference') => text(modules[file(name, `${part}.ll`)])

// The address of the page: examples, lessons and the user's kernels have one, so that the browser's back and forward
// work. Links have theirs behind the `#`.

import { computed } from '@preact/signals'
import { examples } from '../examples'
import * as course from './course'
import * as documents from './documents'
import { embedded } from './layout'
import * as program from './program'
import * as run from './run'
import * as source from './source'

function push(search: string) {
  if (embedded) return
  const url = new URL(location.href)
  url.search = search
  url.hash = ''
  if (url.href !== location.href) history.pushState(null, '', url)
}

/** Opens an example, and its address. */
export async function openExample(id: string, fixed = false): Promise<boolean> {
  const example = examples.find((e) => e.id === id)
  if (!example) return false
  course.close()
  push(`?example=${id}${fixed ? '&fixed=1' : ''}`)
  return documents.openExample(example, fixed)
}

/** Opens a lesson, and its address. */
export async function openLesson(name: string): Promise<boolean> {
  push(`?lesson=${name}`)
  return course.open(name)
}

/** Opens a kernel of the user, and its address. */
export async function openKept(id: string): Promise<boolean> {
  push(`?kernel=${id}`)
  return showKept(id)
}

/** Shows a kernel of the user; an attempt at a lesson with the lesson. */
export async function showKept(id: string): Promise<boolean> {
  const from = documents.originOf(id)
  if (from?.startsWith('lesson/')) return course.open(from.slice(7), { id })
  course.close()
  return documents.openKept(id)
}

/** Opens what the address names, if it names anything but a link. */
export async function openNamed(): Promise<boolean> {
  const wanted = new URLSearchParams(location.search)
  const lesson = wanted.get('lesson')
  if (lesson !== null) {
    const isOpen = await course.open(lesson, embedded ? 'none' : undefined)
    // A slide shows what happens; a student predicts it first.
    if (isOpen && embedded) await switchTo(wanted.get('fixed') === '1')
    return isOpen
  }
  const kernel = wanted.get('kernel')
  if (kernel !== null && (await showKept(kernel))) return true
  course.close()
  const example = examples.find((e) => e.id === wanted.get('example'))
  if (!example) return false
  const isOpen = await documents.openExample(example, wanted.get('fixed') === '1')
  if (isOpen) await runIt()
  return isOpen
}

/** What the address names that there is not; null if it names nothing of that kind. */
export function missing(): string | null {
  const wanted = new URLSearchParams(location.search)
  const [lesson, kernel, example] = ['lesson', 'kernel', 'example'].map((what) => wanted.get(what))
  if (lesson) return `There is no lesson called ${lesson}. All lessons are listed above, under Lessons.`
  if (kernel) return 'It names a kernel that was kept in another browser, or has been removed from this one.'
  if (example) return `There is no example called ${example}. All examples are listed above, under Examples.`
  return null
}

/** Shows the broken or the fixed version of the example or lesson on screen, and runs it. */
export async function switchTo(fixed: boolean) {
  const example = source.example.value?.example
  const lesson = course.current.value?.name
  const isOpen = example
    ? await documents.openExample(example, fixed)
    : fixed
      ? await course.showReference()
      : lesson !== undefined && (await course.open(lesson, 'none'))
  if (isOpen) await runIt()
}

/** Runs what is on screen: the whole program, if its pane is open. */
export const runIt = () => (program.shown.value && !embedded ? program.start() : run.start())

/** Whether the fixed version is on screen; null where there is no such pair. */
export const isFixed = computed((): boolean | null => {
  if (source.example.value) return source.example.value.fixed
  return course.current.value ? source.file.value === course.REFERENCE : null
})

/** The name by which others can open what is on screen: that of an example or lesson that was not changed. */
export function nameOfScreen(): string | null {
  const example = source.example.value
  const lesson = course.current.value
  if (lesson && documents.isLesson.value) return `lesson=${lesson.name}`
  if (!example || !documents.untouched.value) return null
  return `example=${example.example.id}${example.fixed ? '&fixed=1' : ''}`
}

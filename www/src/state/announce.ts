// Messages to the user: read out by screen readers, and some of them shown for a moment.

import { signal } from '@preact/signals'
import { debounced } from '../timing'

/** What a screen reader reads out. */
export const spoken = signal('')
/** A message that is shown for a moment. */
export const toast = signal('')

const clear = debounced(() => {
  toast.value = ''
}, 4000)

/** Shows a message for a moment, and has it read out. */
export function notify(text: string) {
  toast.value = spoken.value = text
  clear()
}

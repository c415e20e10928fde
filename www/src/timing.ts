// What comes too late, and what is not done at once.

/** Tells whether an answer still counts: each piece of work takes a ticket, and only the newest one is valid. */
export class Latest {
  #taken = 0

  /** A new ticket; all earlier ones become invalid. Returns the test of the new one. */
  take(): () => boolean {
    this.#taken++
    return this.watch()
  }

  /** The test of the ticket that is valid now. */
  watch(): () => boolean {
    const mine = this.#taken
    return () => mine === this.#taken
  }
}

/** `action`, once `ms` milliseconds have passed without another call. */
export function debounced(action: () => void, ms: number): () => void {
  const timer = { id: 0 }
  return () => {
    clearTimeout(timer.id)
    timer.id = window.setTimeout(action, ms)
  }
}

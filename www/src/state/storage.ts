// What the page remembers on this device.

/** The only draft, as earlier versions kept it. */
export const DRAFT = 'warpscope.draft'

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value; false where the browser does not. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    // Private windows may keep nothing; the page works without.
    return false
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing.
  }
}

/** The keys that begin so. */
export function keys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** A value that was stored as JSON; null where there is none, or another version wrote something else. */
export function storedJson<T>(key: string): T | null {
  try {
    return JSON.parse(stored(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

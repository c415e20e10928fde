// What the page remembers on this device.

export const DRAFT = 'warpscope.draft'

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows may keep nothing; the page works without.
  }
}

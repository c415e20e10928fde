// How quantities of a program are written.

/** A duration: `1.5 ms`. */
export function nanoseconds(n: number): string {
  const [unit, size] = n < 1000 ? ['ns', 1] : n < 1e6 ? ['µs', 1e3] : n < 1e9 ? ['ms', 1e6] : ['s', 1e9]
  return `${(n / (size as number)).toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`
}

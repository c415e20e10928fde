// Which line of the source a line of IR comes from, read from its debug information.

/** For each line of the IR (from 0) the line of `file` (from 1), or 0. Inlined code counts where it was called. */
export function sourceLines(ir: string, file: string): Int32Array {
  const lines = ir.split('\n')
  const nodes = new Map<string, string>()
  for (const line of lines) {
    const m = /^!(\d+) = (?:distinct )?(!DI\w+\(.*\))/.exec(line)
    if (m) nodes.set(m[1]!, m[2]!)
  }
  const part = (node: string, key: string) => new RegExp(`\\b${key}: !?("[^"]*"|\\d+)`).exec(node)?.[1]
  const isMain = new Map<string, boolean>()
  const inFile = (scope: string | undefined): boolean => {
    if (!scope) return false
    const known = isMain.get(scope)
    if (known !== undefined) return known
    const node = nodes.get(scope) ?? ''
    const name = part(nodes.get(part(node, 'file') ?? '') ?? '', 'filename')?.slice(1, -1)
    const answer = name === file || name?.endsWith('/' + file) === true
    isMain.set(scope, answer)
    return answer
  }
  const cache = new Map<string, number>()
  const lineOf = (id: string): number => {
    let line = cache.get(id)
    if (line !== undefined) return line
    line = 0
    let at: string | undefined = id
    for (let depth = 0; at && depth < 64; depth++) {
      const node: string | undefined = nodes.get(at)
      if (!node?.startsWith('!DILocation')) break
      if (inFile(part(node, 'scope'))) {
        line = Number(part(node, 'line') ?? 0)
        break
      }
      at = part(node, 'inlinedAt')
    }
    cache.set(id, line)
    return line
  }
  return Int32Array.from(lines, (text) => {
    const m = /!dbg !(\d+)/.exec(text)
    return m ? lineOf(m[1]!) : 0
  })
}

// A source made smaller for a link. Whatever is left out leaves its line ends behind, so that all places stay the same,
// and with them the fingerprint of the finding.

import { ask, compile, compilerStarted } from '../engine'
import type { LaunchText, LinkLaunch } from '../protocol'
import type { Report } from '../report'

const blank = (text: string) => text.replace(/[^\n]+/g, '') || ' '

/** Raw strings, strings, characters, and comments of both kinds. */
const TOKENS =
  /R"([^()\\\s]*)\([\s\S]*?\)\1"|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\/\*[\s\S]*?\*\/|\/\/(?:\\\n|[^\n])*/g

/** The source without comments, except those that are contracts. */
export function withoutComments(source: string): string {
  const less = source.replace(TOKENS, (token) =>
    /^\/[/*]/.test(token) && !token.includes('warpscope:') ? blank(token) : token,
  )
  return less.replace(/[ \t]+$/gm, '')
}

/** Functions and other definitions outside of all braces, as ranges of the source. */
export function pieces(source: string): [number, number][] {
  // Strings and comments may hold braces.
  const code = source.replace(TOKENS, (token) => ' '.repeat(token.length))
  const out: [number, number][] = []
  let [from, depth] = [0, 0]
  for (let i = 0; i < code.length; i++) {
    const c = code[i]!
    if (c === '#' && depth === 0 && /(^|\n)[ \t]*$/.test(code.slice(0, i))) {
      // A directive is left as it is.
      while (i < code.length && (code[i] !== '\n' || code[i - 1] === '\\')) i++
      from = i + 1
    } else if (c === '{') depth++
    else if (c === '}') depth--
    if (depth === 0 && (c === '}' || c === ';')) {
      const end = c === '}' && /^\s*;/.test(code.slice(i + 1)) ? code.indexOf(';', i) : i
      out.push([from, end + 1])
      from = end + 1
      i = end
    }
  }
  return out
}

/** Most versions that are compiled. */
const MAX_TRIES = 16

interface Case {
  source: string
  file: string
  options: string[]
  kernel: string
  launch: LinkLaunch
  fingerprint: string
}

const quiet = () => {}
const launchText = (of: LinkLaunch): LaunchText => ({
  grid: of.grid.join(','),
  block: of.block.join(','),
  args: of.args.map((a) => `"${a.name}"=${a.value}`),
  shared_bytes: of.shared_bytes,
  model: of.model,
  warp_size: of.warp_size,
  seed: of.seed,
  ...(of.exited ? { exited: of.exited } : {}),
})

/** Whether a version of the source still shows the finding. */
async function shows(of: Case, source: string): Promise<boolean> {
  const { ir } = await compile(source, of.file.replace(/[^\w.-]/g, '_'), of.options, quiet, quiet)
  if (ir === null) return false
  const { module } = await ask('open', { text: ir, file: of.file, source })
  try {
    const request = { module, kernel: of.kernel, launch: launchText(of.launch), options: { redundant: true } }
    const { kernels } = JSON.parse((await ask('check', request)).json) as Report
    return kernels[0]?.findings.some((f) => f.fingerprint === of.fingerprint) ?? false
  } catch {
    return false
  } finally {
    void ask('close', { module }).catch(quiet)
  }
}

/** The source of a finding without comments, and without definitions that it does not need. Those are looked for only
 * if the compiler is there already. */
export async function smallerSource(of: Case): Promise<string> {
  let best = withoutComments(of.source)
  if (!compilerStarted()) return best
  const list = pieces(best)
  // One piece is the kernel.
  if (list.length < 2) return best
  let tries = MAX_TRIES
  for (const [from, to] of list.toReversed()) {
    if (tries-- === 0) break
    const less = best.slice(0, from) + blank(best.slice(from, to)) + best.slice(to)
    if (await shows(of, less)) best = less
  }
  return best
}

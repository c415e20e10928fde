// Times launches in the engine of the page, in node: `cargo xtask bench --web` runs this. Standard input has one case,
// {file, kernel, launch, small, runs} with launches as the engine takes them. Prints the seconds that a check of
// `launch` takes at least, less those of `small`, if there is one: to bind and to report are no part of the launch.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const { file, kernel, launch, small, runs } = JSON.parse(readFileSync(0, 'utf8'))

const glue = await import('../engine/simd.js')
glue.initSync({ module: readFileSync(new URL('../engine/simd_bg.wasm', import.meta.url)) })
const engine = new glue.Engine()
const { module, kernels } = engine.open(readFileSync(join(root, file), 'utf8'), file)
const name = kernels.find((k) => k.display_name.split('(')[0] === kernel || k.name === kernel).name
const options = { no_proof: true, links: false }

const once = (launch) => {
  const start = performance.now()
  const report = JSON.parse(engine.check(module, name, launch, options))
  const time = performance.now() - start
  if (report.failures.length > 0 || report.kernels.some((k) => k.findings.length > 0))
    throw new Error(`${kernel}: not clean in the engine`)
  return time / 1000
}
const least = (launch, runs, seconds) => {
  let least = Infinity
  const from = performance.now()
  // The engine is at its speed once what runs often has been compiled again.
  for (let k = 0; k < runs || performance.now() - from < seconds * 1000; k++) least = Math.min(least, once(launch))
  return least
}

const time = least(launch, runs, 2)
console.log(JSON.stringify({ seconds: time - (small ? least(small, runs, 0.2) : 0) }))

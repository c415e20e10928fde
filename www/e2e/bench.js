// The budgets of the playground, measured in Chromium: `cargo xtask bench-web` builds everything and runs this with
// URL, CHROMIUM, SITE (the folder that is served) and TOOL (the command line, optimised) set.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const base = process.env.URL
const site = process.env.SITE
const root = new URL('../..', import.meta.url).pathname

const rows = []
const row = (what, budget, measured, good) => {
  rows.push([what, budget, measured, budget && (good ? 'ok' : 'MISSED')])
  console.error(`  ${what}: ${measured}`)
}
const sorted = (list) => [...list].sort((a, b) => a - b)
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(part * list.length))]
const ms = (n) => `${n.toFixed(n < 10 ? 1 : 0)} ms`
const kB = (n) => `${(n / 1000).toFixed(1)} kB`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** A page in a fresh profile. */
async function fresh(query = '') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const files = new Set()
  page.on('request', (r) => files.add(new URL(r.url()).pathname))
  await page.addInitScript(() => {
    const see = () => {
      // The source is there, and the engine has read the kernel: Run runs it.
      if (document.querySelectorAll('.source-editor .cm-line').length > 1 && document.querySelector('#kernel'))
        window.runnable = performance.now()
      else requestAnimationFrame(see)
    }
    requestAnimationFrame(see)
  })
  await page.goto(base + query)
  const runnable = await page.waitForFunction(() => window.runnable, null, { timeout: 60000 })
  return { page, context, files, runnable: await runnable.jsonValue() }
}

/** Milliseconds from a click on the first to the first change that makes `done` true, `times` over. */
function timed(page, button, done, times, before = '') {
  return page.evaluate(
    async ([button, done, times, before]) => {
      const [is, prepare] = [new Function(`return ${done}`), new Function(before)]
      const out = []
      for (let k = 0; k < times; k++) {
        prepare()
        const start = performance.now()
        const changed = new Promise((r, fail) => {
          setTimeout(() => fail(new Error(`${button} changes nothing`)), 20000)
          const watch = new MutationObserver(() => {
            if (is()) r(watch.disconnect())
          })
          watch.observe(document.body, { subtree: true, characterData: true, childList: true, attributes: true })
        })
        document.querySelector(button).click()
        await changed
        out.push(performance.now() - start)
        // The next one begins when this one is drawn.
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)))
      }
      return out
    },
    [button, done, times, before],
  )
}

const stepped = "document.querySelector('.now-text').textContent !== window.was"
const remember = "window.was = document.querySelector('.now-text').textContent"
const finished =
  "document.querySelector('.btn.run').textContent.includes('Run') && document.querySelector('.card, .state h3')"

// Sizes

const first = await fresh()
const compressed = { gzip: 0, brotli: 0 }
const engine = { gzip: 0, brotli: 0, raw: 0 }
for (const path of first.files) {
  const name = decodeURIComponent(path).replace(/^\//, '') || 'index.html'
  const of = /\.wasm$/.test(name) ? engine : /\.(js|css)$/.test(name) && name !== 'sw.js' ? compressed : null
  if (!of) continue
  const bytes = readFileSync(join(site, name))
  of.gzip += gzipSync(bytes, { level: 9 }).length
  of.brotli += brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length
  if (of === engine) of.raw += bytes.length
}
row(
  'JavaScript and CSS before the engine',
  '250 kB',
  `${kB(compressed.gzip)} gzip, ${kB(compressed.brotli)} brotli`,
  compressed.gzip <= 250e3,
)
row(
  'engine',
  '1500 kB',
  `${kB(engine.brotli)} brotli, ${kB(engine.gzip)} gzip (${kB(engine.raw)})`,
  engine.brotli <= 1500e3,
)

// Opening

const opened = [first.runnable]
await first.context.close()
for (let k = 0; k < 6; k++) {
  const { context, runnable } = await fresh()
  opened.push(runnable)
  await context.close()
}
row(
  'example visible and runnable',
  '1500 ms',
  `${ms(at(opened, 0.5))} median of ${opened.length}, ${ms(Math.max(...opened))} longest`,
  Math.max(...opened) <= 1500,
)

// A run, and steps of it

const { page, context } = await fresh('?example=tree_sum')
await page.locator('.now-text').first().waitFor()
await page.getByLabel('grid x').fill('1')
await page.getByLabel('block x').fill('1024')
await page
  .getByLabel('length of a')
  .fill('1024')
  .catch(() => {})
const verdict = async (what) => {
  const times = []
  for (let k = 0; k < 12; k++) {
    times.push(...(await timed(page, '.btn.run', finished, 1)))
    // The recording of the debugger is not part of the verdict and must not delay it.
    await page.waitForFunction(() => !document.querySelector('.threads.old') && document.querySelector('.now-text'))
  }
  const list = times.slice(2)
  row(
    `verdict of a sum by 1,024 threads, ${what}`,
    '100 ms',
    `${ms(at(list, 0.5))} median of ${list.length}, ${ms(at(list, 0.95))} 95 %`,
    at(list, 0.5) <= 100,
  )
}
await verdict('with a race')
const press = async (name, times, before) => {
  if (before) {
    await page.getByRole('slider', { name: 'step' }).focus()
    await page.keyboard.press(before)
    await page.waitForFunction((key) => {
      const [, now, of] = /Step (\d+) of (\d+)/.exec(document.querySelector('.now-text > span').textContent)
      return key === 'Home' ? now === '0' : now === of
    }, before)
  }
  return timed(page, `.transport [aria-label="${name}"]`, stepped, times, remember)
}
const on = (await press('step', 110, 'Home')).slice(10)
row(
  'a step, until it is drawn',
  '16 ms',
  `${ms(at(on, 0.5))} median, ${ms(at(on, 0.95))} 95 % of ${on.length}`,
  at(on, 0.95) <= 16,
)
const back = (await press('step back', 110, 'End')).slice(10)
row(
  'a step back from the end',
  '50 ms',
  `${ms(at(back, 0.5))} median, ${ms(at(back, 0.95))} 95 % of ${back.length}`,
  at(back, 0.95) <= 50,
)
await page.getByRole('button', { name: 'See it fixed' }).click()
await page.locator('.state h3:has-text("Nothing found")').waitFor()
await page.getByLabel('grid x').fill('1')
await page.getByLabel('block x').fill('1024')
await verdict('without')
await context.close()

// Search

// What a user sees who searches right after opening the page, when the browser has compiled next to nothing of it.
for (const example of ['tree_sum', 'histogram']) {
  const { page, context } = await fresh(`?example=${example}&fixed=1`)
  await page.locator('.now-text').first().waitFor()
  const [time] = await timed(
    page,
    '.btn.find-row',
    "[...document.querySelectorAll('.searched .link-button')].some((b) => b.textContent === 'Close')",
    1,
  )
  row(`first search of ${example}, from the click`, '', ms(time), true)
  await context.close()
}

// Launches a second of the engine's worker once the browser has compiled what runs often, and of the command line. Most
// searches are over before the page could draw their progress, so the worker is asked directly.
const { page: host } = await fresh()
const worker = host
  .workers()
  .map((w) => w.url())
  .find((url) => url.includes('engine'))
for (const kernel of ['vecadd', 'stencil', 'histogram', 'reduce']) {
  const file = `tests/bench/${kernel}.ll`
  const { launches, each } = await host.evaluate(
    async ([url, file, text]) => {
      const worker = new Worker(url, { type: 'module' })
      let id = 0
      let tried = 0
      const ask = (request) =>
        new Promise((good, bad) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'progress') tried = data.done
            if (data.kind === 'ok') good(data.value)
            if (data.kind === 'error') bad(new Error(data.failure.message))
          }
          worker.postMessage({ id: ++id, ...request })
        })
      const { module, kernels } = await ask({ kind: 'open', text, file })
      const each = []
      const from = performance.now()
      while (each.length < 20 || performance.now() - from < 6000) {
        const start = performance.now()
        await ask({
          kind: 'search',
          module,
          kernel: kernels[0].name,
          launch: { args: [] },
          options: { redundant: true, no_proof: true },
        })
        each.push((performance.now() - start) / tried)
      }
      worker.terminate()
      return { launches: tried, each }
    },
    [worker, file, readFileSync(join(root, file), 'utf8')],
  )
  const native = (n) => {
    const start = performance.now()
    execFileSync(
      process.env.TOOL,
      ['check', file, '--redundant', '--prove', 'off', '--jobs', '1', '--budget', `${n}-launches`, '--format', 'json'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return performance.now() - start
  }
  // The time to start the tool and read the file is subtracted.
  const here = Array.from({ length: 9 }, () => (native(launches) - native(1)) / (launches - 1))
  const [web, line] = [at(each.slice(-9), 0.5), at(here, 0.5)]
  const rate = (time) => `${(1000 / time).toFixed(0)}/s`
  const measured = `${rate(web)} (the first ${rate(each[0])}), native ${rate(line)}: ${(line / web).toFixed(2)}`
  row(`search of ${kernel}, ${launches} launches`, 'half of native', measured, line / web >= 0.5)
}
await browser.close()

const widths = [0, 1, 2, 3].map((i) =>
  Math.max(...rows.map((r) => r[i].length), ['what', 'budget', 'measured', ''][i].length),
)
const print = (r) => console.log(`| ${r.map((t, i) => t.padEnd(widths[i])).join(' | ')} |`)
print(['what', 'budget', 'measured', ''])
print(widths.map((w) => '-'.repeat(w)))
rows.forEach(print)

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
  rows.push([what, budget, measured, good ? 'ok' : 'MISSED'])
  console.error(`  ${what}: ${measured}`)
}
const sorted = (list) => [...list].sort((a, b) => a - b)
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(part * list.length))]
const ms = (n) => `${n.toFixed(n < 10 ? 1 : 0)} ms`
const kB = (n) => `${(n / 1000).toFixed(1)} kB`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
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
      if (document.querySelectorAll('.cu .cm-line').length > 1 && document.querySelector('#kernel')) window.runnable = performance.now()
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
      const [is, prepare] = [new Function('return ' + done), new Function(before)]
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
        // The next begins when all of this one is drawn.
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)))
      }
      return out
    },
    [button, done, times, before],
  )
}

const stepped = "document.querySelector('.nowtext').textContent !== window.was"
const remember = "window.was = document.querySelector('.nowtext').textContent"
const finished = "document.querySelector('.btn.run').textContent.includes('Run') && document.querySelector('.card, .state h3')"

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
  of.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length
  if (of === engine) of.raw += bytes.length
}
row('JavaScript and CSS before the engine', '250 kB', `${kB(compressed.gzip)} gzip, ${kB(compressed.brotli)} brotli`, compressed.gzip <= 250e3)
row('engine', '900 kB', `${kB(engine.gzip)} gzip, ${kB(engine.brotli)} brotli (${kB(engine.raw)})`, engine.gzip <= 900e3)

// Opening

const opened = [first.runnable]
await first.context.close()
for (let k = 0; k < 6; k++) {
  const { context, runnable } = await fresh()
  opened.push(runnable)
  await context.close()
}
row('example visible and runnable', '1500 ms', `${ms(at(opened, 0.5))} median of ${opened.length}, ${ms(Math.max(...opened))} longest`, Math.max(...opened) <= 1500)

// A run, and steps of it

const { page, context } = await fresh('?example=tree_sum')
await page.locator('.nowtext').first().waitFor()
await page.getByLabel('grid x').fill('1')
await page.getByLabel('block x').fill('1024')
await page.getByLabel('length of a').fill('1024').catch(() => {})
const verdict = async (what) => {
  const times = []
  for (let k = 0; k < 12; k++) {
    times.push(...(await timed(page, '.btn.run', finished, 1)))
    // The recording of the debugger is not part of the verdict and must not be in its way.
    await page.waitForFunction(() => !document.querySelector('.threads.old') && document.querySelector('.nowtext'))
  }
  const list = times.slice(2)
  row(`verdict of a sum by 1,024 threads, ${what}`, '100 ms', `${ms(at(list, 0.5))} median of ${list.length}, ${ms(at(list, 0.95))} 95 %`, at(list, 0.5) <= 100)
}
await verdict('with a race')
const press = async (name, times, before) => {
  if (before) {
    await page.getByRole('slider', { name: 'step' }).focus()
    await page.keyboard.press(before)
    await page.waitForFunction((key) => {
      const [, now, of] = /Step (\d+) of (\d+)/.exec(document.querySelector('.nowtext > span').textContent)
      return key === 'Home' ? now === '0' : now === of
    }, before)
  }
  return timed(page, `.tp [aria-label="${name}"]`, stepped, times, remember)
}
const on = (await press('step', 110, 'Home')).slice(10)
row('a step, until it is drawn', '16 ms', `${ms(at(on, 0.5))} median, ${ms(at(on, 0.95))} 95 % of ${on.length}`, at(on, 0.95) <= 16)
const back = (await press('step back', 110, 'End')).slice(10)
row('a step back from the end', '50 ms', `${ms(at(back, 0.5))} median, ${ms(at(back, 0.95))} 95 % of ${back.length}`, at(back, 0.95) <= 50)
await page.getByRole('button', { name: 'See it fixed' }).click()
await page.locator('.state h3:has-text("Nothing found")').waitFor()
await page.getByLabel('grid x').fill('1')
await page.getByLabel('block x').fill('1024')
await verdict('without')
await context.close()

// Search: launches a second of the worker, and of the command line on the same kernels

const searched = async (example) => {
  const { page, context } = await fresh(`?example=${example}&fixed=1`)
  await page.locator('.nowtext').first().waitFor()
  await page.evaluate(() => {
    window.seen = []
    new MutationObserver(() => {
      const n = /^(\d+) of \d+ launches/.exec(document.querySelector('.searched .dim')?.textContent ?? '')?.[1]
      if (n && n !== window.seen.at(-1)?.[0]) window.seen.push([n, performance.now()])
    }).observe(document.body, { subtree: true, characterData: true, childList: true })
  })
  const each = []
  let launches = 0
  // The browser compiles what runs often anew: the first searches are those of a page just opened.
  for (let k = 0; k < 10; k++) {
    await page.evaluate(() => (window.seen = [['0', performance.now()]]))
    await page.getByRole('button', { name: 'Find a bad launch' }).click()
    // It is there once the search has ended.
    const close = page.locator('.searched .lnk', { hasText: 'Close' })
    await close.waitFor({ timeout: 120000 })
    const seen = await page.evaluate(() => window.seen.map(([n, t]) => [Number(n), t]))
    const [from, to] = [seen[0], seen.at(-1)]
    launches = to[0]
    await close.click()
    if (launches) each.push((to[1] - from[1]) / launches)
  }
  await context.close()
  return { launches, first: each[0], each: at(each.slice(-5), 0.5) }
}
for (const example of ['tree_sum', 'scan', 'tile_reuse', 'histogram']) {
  const { launches, first, each } = await searched(example)
  const file = `www/examples/${example}_fixed.ll`
  const native = (n) => {
    const start = performance.now()
    execFileSync(process.env.TOOL, ['check', file, '--redundant', '--budget', `${n}-launches`, '--format', 'json'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    return performance.now() - start
  }
  // What one launch takes to start the tool and read the file is taken off.
  const here = [0, 1, 2, 3, 4].map(() => (native(launches) - native(1)) / (launches - 1))
  const ratio = at(here, 0.5) / each
  row(`search of ${example}, ${launches} launches`, 'half of native', `${(1000 / each).toFixed(0)}/s (the first ${(1000 / first).toFixed(0)}/s), native ${(1000 / at(here, 0.5)).toFixed(0)}/s: ${ratio.toFixed(2)}`, ratio >= 0.5)
}
await browser.close()

const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((r) => r[i].length), ['what', 'budget', 'measured', ''][i].length))
const print = (r) => console.log('| ' + r.map((t, i) => t.padEnd(widths[i])).join(' | ') + ' |')
print(['what', 'budget', 'measured', ''])
print(widths.map((w) => '-'.repeat(w)))
rows.forEach(print)

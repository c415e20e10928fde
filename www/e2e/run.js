// The playground in a real browser: `cargo xtask web` builds it, serves it and runs this with URL and CHROMIUM set,
// or with FIREFOX, and then without the tests that need what playwright cannot do there. Every test gets a fresh
// profile. A message on the console or a request to another host is a failure.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { lessons } from './lessons.js'
import { programs } from './program.js'
import { stepping } from './stepping.js'

// Playwright asks every Firefox for media features, and gives up where that one has no such command. It also drops
// downloads that Firefox announces without a number, as it does those of a page's own data.
const inDriver = [
  ['send("emulation.setMediaFeaturesOverride"', 'sendMayFail("emulation.setMediaFeaturesOverride"'],
  ['if (!event.download && !event.navigation)', 'if (!event.url)'],
  ['event.download ?? event.navigation', 'event.download ?? event.navigation ?? event.url'],
]
const { _compile } = Module.prototype
Module.prototype._compile = function (text, name, ...rest) {
  const isDriver = name.includes('playwright-core')
  const to = isDriver ? inDriver.reduce((text, [from, to]) => text.replaceAll(from, to), text) : text
  return _compile.call(this, to, name, ...rest)
}
const { chromium, firefox } = createRequire(import.meta.url)('playwright-core')

const base = process.env.URL ?? 'http://127.0.0.1:8127/'
const only = process.argv[2]
const shots = new URL('./shots/', import.meta.url).pathname
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const inFirefox = process.env.FIREFOX
const launchers = {
  chromium: () =>
    chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }),
  // Firefox has no emulation of media features by protocol: each scheme gets a browser with its own preferences.
  firefox: ({ scheme, still }) =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env.FIREFOX,
      timeout: 120000,
      firefoxUserPrefs: {
        'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': still ? 1 : 0,
      },
    }),
}
let browser = inFirefox ? null : await launchers.chromium()
/** A fresh profile. */
function profile(options) {
  const media = {
    colorScheme: options.scheme ?? 'light',
    reducedMotion: options.still ? 'reduce' : 'no-preference',
    forcedColors: options.forced ? 'active' : 'none',
  }
  const none = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
  return browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    ...(inFirefox ? none : media),
    ...(options.serviceWorkers ? { serviceWorkers: options.serviceWorkers } : {}),
    // axe-core is evaluated in the page, which its content security policy forbids.
    ...(options.scheme !== undefined && !inFirefox ? { bypassCSP: true } : {}),
  })
}

const tests = []
const test = (name, body, options = {}) => tests.push({ name, body, options })
const check = (condition, message) => {
  if (!condition) throw new Error(message)
}

/** Waits until every pane shows the current step. */
const still = (page) => page.waitForFunction(() => !document.documentElement.hasAttribute('data-moving'))
const findings = (page) => page.getByRole('region', { name: 'list of findings' })
const run = async (page) => {
  const button = page.getByRole('button', { name: 'Run', exact: true }).first()
  await button.waitFor()
  // The page opens with a run: this one comes after it.
  const runs = await page.evaluate(() => document.documentElement.dataset.runs ?? '0')
  await button.click()
  await page.waitForFunction((n) => (document.documentElement.dataset.runs ?? '0') !== n, runs, { timeout: 90000 })
  await page.locator('.card, .state h3:has-text("Nothing found")').first().waitFor({ timeout: 60000 })
}
const type = async (page, text) => {
  const editor = page.locator('.source-editor .cm-content')
  await editor.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}
/** Clicks in a line of the source. A locator's own click scrolls lines that are wider than the editor under its gutter,
 * in Firefox. */
const clickLine = async (page, text) => {
  const line = page.locator('.source-editor .cm-line', { hasText: text }).first()
  const { x, y } = await line.boundingBox()
  await page.mouse.click(x + 40, y + 8)
}
async function accessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  const found = await page.evaluate(async () => (await window.axe.run(document)).violations)
  const serious = found.filter((v) => v.impact === 'serious' || v.impact === 'critical')
  const messages = serious.map(
    (v) =>
      `${v.id}: ${v.help}: ${v.nodes
        .slice(0, 3)
        .map((n) => n.html.slice(0, 140))
        .join(' | ')}`,
  )
  check(!serious.length, `${where}: ${messages.join('\n')}`)
}

test('an example runs without the compiler, and its fix is clean', async (page) => {
  await run(page)
  await findings(page)
    .getByText(/unsynchronised/i)
    .first()
    .waitFor()
  check((await page.locator('.source-editor .inline-note').count()) === 2, 'both sides are shown in the source')
  await page.locator('.lane.mark').nth(1).waitFor()
  await page.getByRole('button', { name: 'See it fixed' }).click()
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  check(
    !(await page.evaluate(() => performance.getEntriesByType('resource').some((r) => /llvm/.test(r.name)))),
    'no compiler was loaded',
  )
})

const expected = {
  'Lost update': 'race',
  'Read your neighbour': 'race',
  'Barrier missing in a loop': 'race',
  'Tile overwritten too early': 'race',
  'Scan in place': 'race',
  Histogram: 'race',
  'Barrier inside an if': 'barrier-divergence',
  'Two barriers, two branches': 'barrier-divergence',
  'Barrier that guards nothing': 'redundant-barrier',
  'Lanes out of step': 'race',
  'Blocks, one buffer': 'race',
  'Last-block reduction': 'race',
}
test('each example shows its bug, and its fix has no error or warning', async (page) => {
  for (const [title, rule] of Object.entries(expected)) {
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.locator('.menu button', { hasText: title }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await run(page)
    const first = await page.locator('.card .rule').first().textContent()
    check(first.startsWith(rule), `${title}: ${first}`)
    await page.getByRole('button', { name: 'See it fixed' }).click()
    await page.getByRole('button', { name: 'Back to the bug' }).waitFor()
    await page.locator('.state h3:has-text("Nothing found")').waitFor({ timeout: 20000 })
    check((await page.locator('.card.error, .card.warning').count()) === 0, `${title}: the fix is clean`)
  }
})

test('a finding is repaired: shown in the source, applied and undone', async (page) => {
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.locator('.menu button', { hasText: 'Barrier missing in a loop' }).click()
  await page.getByRole('heading', { name: 'Barrier missing in a loop' }).waitFor()
  await run(page)
  // Without what is proposed.
  const text = async () => (await page.locator('.source-editor .cm-line').allTextContents()).join('\n')
  const before = (await text()).match(/__syncthreads/g)?.length ?? 0
  await page.getByRole('button', { name: 'Repair', exact: true }).click()
  await page.locator('.source-editor .ghost-lines').first().waitFor({ timeout: 120000 })
  await page.locator('.card .diff .added').first().waitFor()
  await accessible(page, 'a repair')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor({ timeout: 60000 })
  check((await page.locator('.source-editor .ghost-lines').count()) === 0, 'what is applied is no ghost')
  check((await text()).match(/__syncthreads/g).length > before, 'the barrier is in the source')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  check(((await text()).match(/__syncthreads/g)?.length ?? 0) === before, 'the source is as it was')
})

test("a program's own main judges a repair", async (page) => {
  const source = `#include <cstdio>
#define N 64
__global__ void reverse(int *a) {
  __shared__ int s[N];
  s[threadIdx.x] = a[threadIdx.x];
  a[threadIdx.x] = s[N - 1 - threadIdx.x];
}
int main() {
  int a[N], *d;
  for (int i = 0; i < N; i++) a[i] = i;
  cudaMalloc(&d, sizeof a);
  cudaMemcpy(d, a, sizeof a, cudaMemcpyHostToDevice);
  reverse<<<1, N>>>(d);
  cudaMemcpy(a, d, sizeof a, cudaMemcpyDeviceToHost);
  for (int i = 0; i < N; i++)
    if (a[i] != N - 1 - i) return 1;
  puts("right");
  return 0;
}
`
  await type(page, source)
  await run(page)
  await page.getByRole('button', { name: 'Repair', exact: true }).click()
  await page.locator('.card .diff .added', { hasText: '__syncthreads();' }).waitFor({ timeout: 120000 })
  await page.getByText(/^main: .* none after; exit code 1 before, 0 after/).waitFor()
})

test(
  'an address that names no example says so',
  async (page) => {
    await page.getByRole('heading', { name: 'This address cannot be opened' }).waitFor()
    await page.getByText('There is no example called nothing').waitFor()
  },
  { query: '?example=nothing', quiet: true },
)

test("a repair that a program's own main refutes is not offered", async (page) => {
  const source = `__global__ void count(int *n) {
  *n += 1;
}
int main() {
  int n, *d;
  cudaMalloc(&d, sizeof n);
  cudaMemset(d, 0, sizeof n);
  count<<<1, 64>>>(d);
  cudaMemcpy(&n, d, sizeof n, cudaMemcpyDeviceToHost);
  return n == 64;
}
`
  await type(page, source)
  await run(page)
  await page.getByRole('button', { name: 'Repair', exact: true }).click()
  await page.getByText(/`main` fails, prints something else .* so it is not offered/).waitFor({ timeout: 120000 })
  check((await page.locator('.source-editor .ghost-lines').count()) === 0, 'no change is shown in the source')
  check((await page.locator('.card .diff').count()) === 0, 'no change is shown in the card')
})

test('an impossible launch is reported at once; an edit marks the run as stale', async (page) => {
  await run(page)
  await page.getByLabel('block x').fill('2000')
  await page
    .getByText(/at most 1024|from 1 to 1024/)
    .first()
    .waitFor()
  await page.getByLabel('block x').fill('64')
  await page.getByText('from the last run; run again').waitFor()
})

test('CUDA is compiled in the page, errors are underlined, and it works offline afterwards', async (page, context) => {
  await type(page, '__global__ void k(int *x) {\n  x[0] = threadIdx.y\n}\n')
  await page.getByRole('button', { name: 'Run', exact: true }).first().click()
  await page.getByRole('heading', { name: 'This does not compile' }).waitFor({ timeout: 60000 })
  await page.locator('.source-editor .cm-lintRange-error').first().waitFor()
  await type(page, '__global__ void mine(int *x) {\n  x[0] = threadIdx.x;\n}\n')
  await run(page)
  check(
    (await findings(page)
      .getByText(/x\[0\]/)
      .count()) > 0,
    'the race is found',
  )
  // What the compiler fetched is stored while it is used.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => {
    for (const name of await caches.keys()) {
      const kept = (await (await caches.open(name)).keys()).map((r) => r.url)
      if (
        ['.packed', 'simd_bg', 'llvm.core2', 'llvm.core3', 'llvm.core4'].every((part) =>
          kept.some((url) => url.includes(part)),
        )
      )
        return true
    }
  })
  await context.setOffline(true)
  await page.reload()
  await page.getByText('draft saved').waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).first().click()
  await page.locator('.card').first().waitFor({ timeout: 60000 })
  await context.setOffline(false)
})

test('C++20 is compiled as such, and the link says so', async (page) => {
  await type(
    page,
    `#include <concepts>
template <std::integral T> __device__ T twice(T x) { return x + x; }
__global__ void newer(int *x) { x[0] = twice(threadIdx.x); }
`,
  )
  await run(page)
  await page.locator('.card .rule').first().waitFor()
  check((await page.locator('#kernel').inputValue()).includes('newer'), 'the kernel is there')
  await page.getByText('-std=c++20').first().waitFor()
})

test('a kernel that is a template, and that nothing launches, is instantiated', async (page) => {
  await type(page, 'template <typename T> __global__ void first(T *x) {\n  x[0] = threadIdx.x;\n}\n')
  await run(page)
  await page.locator('.card .rule', { hasText: 'race' }).first().waitFor()
  check((await page.locator('#kernel').textContent()).includes('first'), 'the kernel can be chosen')
})

test('a compile can be cancelled', async (page) => {
  await type(page, '__global__ void mine(int *x) {\n  x[0] = threadIdx.x;\n}\n')
  await page.getByRole('button', { name: 'Run', exact: true }).first().click()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Run', exact: true }).first().waitFor()
  await run(page)
})

/** Drops a file of IR on the page. */
async function drop(page, text) {
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'k.ll'))
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))
  }, text)
  await page.getByText('LLVM IR', { exact: true }).waitFor()
}

test('a kernel that is typed gets the dynamic shared memory that it declares', async (page) => {
  await type(
    page,
    `__global__ void reduce(const float *in, float *out) {
  extern __shared__ float s[];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * blockDim.x + t];
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k >>= 1)
    if (t < k) s[t] += s[t + k];
  if (t == 0) out[blockIdx.x] = s[0];
}
`,
  )
  await run(page)
  const first = await page.locator('.card .rule').first().textContent()
  check(first.startsWith('race'), `the missing barrier is found: ${first}`)
  const shared = page.getByLabel('dynamic shared', { exact: true })
  check((await shared.inputValue()) === '49152', 'the launch says how much it has')
  // Who wants none gets none.
  await shared.fill('0')
  await run(page)
  check((await page.locator('.card .rule').first().textContent()).startsWith('out-of-bounds'), 'as it is said')
})

test('LLVM IR alone runs', async (page) => {
  await drop(
    page,
    `define ptx_kernel void @k(ptr addrspace(1) %p) {
      %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
      store i32 %t, ptr addrspace(1) %p
      ret void
    }
    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    `,
  )
  await run(page)
  check((await page.locator('.card.error').count()) > 0, 'the race is found')
})

test('a long run shows how far it has come, and can be cancelled', async (page) => {
  await drop(
    page,
    `define ptx_kernel void @k(ptr addrspace(1) %p) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %n, %loop ]
      %n = add i32 %i, 1
      store i32 %n, ptr addrspace(1) %p
      %c = icmp ult i32 %n, 400000000
      br i1 %c, label %loop, label %end
    end:
      ret void
    }
    `,
  )
  await page.getByRole('button', { name: 'Run', exact: true }).first().click()
  const steps = async () => {
    const text = await page.getByText(/^[\d,]+ warp instructions$/).textContent()
    return Number(text.replace(/\D/g, ''))
  }
  const first = await steps()
  await page.getByText(/^\d+ seconds? so far$/).waitFor()
  const later = await steps()
  check(later > first && first > 0, `the count rises: ${first}, ${later}`)
  await page.locator('.top').getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByText(/^Cancelled after \d+ s/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).first().waitFor()
})

test('source and IR highlight each other', async (page) => {
  await page.getByRole('button', { name: 'Both', exact: true }).click()
  await page.locator('.source-editor .cm-line', { hasText: 's[t] +=' }).hover()
  await page.locator('.ir-editor .cm-hot').first().waitFor()
})

test('the keyboard suffices', async (page) => {
  await page.keyboard.press('Control+Enter')
  await page.locator('.card').first().waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  check((await page.getByRole('dialog').count()) === 0, 'Escape closes it')
})

test('a link opens the same launch, finding and step in a fresh profile and keeps the draft', async (page, context) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const source = `// with more than 32 threads
__global__ void k(int *a, int n) {
  int t = threadIdx.x;
  if (t < n) a[t] = a[t + 1];
}
`
  await type(page, source)
  await run(page)
  await page.getByLabel('block x').fill('96')
  await run(page)
  await page.locator('.card.error').first().waitFor()
  // Neither the first finding nor its step, so that a page that forgets them fails.
  await page.locator('.same-cause summary').first().click()
  await page.locator('.same-cause .link-button').first().click()
  await page.locator('.card.on .link-button', { hasText: 'Go to step' }).click()
  await page.locator('.now-text', { hasText: 'Step' }).first().waitFor()
  for (let k = 0; k < 2; k++) {
    await page.getByRole('button', { name: 'step back', exact: true }).click()
    await still(page)
  }
  await page.getByRole('button', { name: 'share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  check(link.includes('#1/') && link.length < 8000, `a link of ${link.length} characters`)
  const [title, step] = [page.locator('.card.on .title'), page.locator('.now-text .now').first()]
  const wanted = [await title.textContent(), await step.textContent()]
  const other = await profile({})
  try {
    const fresh = await other.newPage()
    await fresh.goto(link)
    await fresh.locator('.now-text .now').first().waitFor({ timeout: 60000 })
    const got = [
      await fresh.locator('.card.on .title').textContent(),
      await fresh.locator('.now-text .now').first().textContent(),
    ]
    check(got.join() === wanted.join(), `the same finding and step: ${wanted} became ${got}`)
    check((await fresh.getByLabel('block x').inputValue()) === '96', 'the same block')
    check((await fresh.evaluate(() => localStorage.getItem('warpscope.draft'))) === null, 'the draft is kept')
    await fresh.goto(link.slice(0, -40))
    await fresh.reload()
    await fresh.getByRole('heading', { name: 'This link cannot be opened' }).waitFor()
  } finally {
    await other.close()
  }
})

test('the search finds a launch that breaks a kernel and opens it', async (page) => {
  const source = `__global__ void k(int *a) {
  __shared__ int s[33];
  int t = threadIdx.x;
  s[t] = a[t];
  if (t < 32) a[t] = s[t + 1];
}
`
  await type(page, source)
  await page.getByRole('button', { name: 'Find a bad launch' }).click()
  await page.locator('.searched .found-launch').first().waitFor({ timeout: 60000 })
  await page.locator('.card.error').first().waitFor({ timeout: 60000 })
  await accessible(page, 'after a search')
  const grid = await page.getByLabel('grid x').inputValue()
  await page.getByLabel('grid x').fill('5')
  await page.locator('.searched .found-launch').first().click()
  await page.waitForFunction((g) => document.querySelector('[aria-label="grid x"]').value === g, grid)
  await page.locator('.card.error').first().waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).first().waitFor()
  const search = page.getByRole('region', { name: 'Search' })
  await search.getByLabel('search strategy').selectOption('simulee')
  await search.getByRole('button', { name: 'Search again' }).click()
  await search.getByText(/fitness of the best launch \d/).waitFor({ timeout: 60000 })
  await search.locator('.plot .score').waitFor()
  await search.getByRole('button', { name: 'Close' }).click({ timeout: 60000 })
  check((await page.locator('.searched').count()) === 0, 'it closes')
})

// `xtask web --plain` builds the engine for browsers without vector instructions too.
const builds = readdirSync(new URL('../engine/', import.meta.url))
if (builds.includes('plain_bg.wasm'))
  test('one build of the engine is fetched: without vector instructions the plain one', async (page, context) => {
    const engines = []
    // Requests of the service worker count too.
    context.on('request', (r) => engines.push(...(/(plain|simd)_bg[^/]*$/.exec(r.url())?.slice(1) ?? [])))
    const asked = async () => {
      engines.length = 0
      await page.reload()
      await page.locator('#kernel').waitFor()
      await page.evaluate(() => navigator.serviceWorker.ready)
      return [...new Set(engines)].join()
    }
    check((await asked()) === 'simd' || !engines.length, `the engine with vectors alone: ${engines}`)
    const other = await profile({ serviceWorkers: 'block' })
    try {
      const bare = await other.newPage()
      const seen = []
      bare.on('request', (r) => seen.push(...(/(plain|simd)_bg[^/]*$/.exec(r.url())?.slice(1) ?? [])))
      // As in a browser without vector instructions.
      await bare.route(/engine-[^/]*\.js$/, async (route) => {
        const body = (await (await route.fetch()).text()).replace('253,98,11', '254,98,11')
        await route.fulfill({ body, contentType: 'text/javascript' })
      })
      await bare.goto(base)
      await bare.locator('#kernel').waitFor()
      await run(bare)
      check(seen.join() === 'plain', `the plain engine alone: ${seen}`)
    } finally {
      await other.close()
    }
  })

test('findings can be narrowed to the interval in view', async (page) => {
  await run(page)
  await page.locator('.now-text').first().waitFor()
  const view = page.getByRole('group', { name: 'findings in view' })
  const counts = (await view.getByRole('button').allTextContents()).map((t) => Number(/\d+/.exec(t)[0]))
  check(counts[0] > counts[1] && counts[1] > 0, `all and some: ${counts}`)
  await view.getByRole('button', { name: /This interval/ }).click()
  check((await page.locator('.card, .same-cause li').count()) === counts[1], 'as many as the button says')
  await page.locator('.transport').getByRole('button', { name: 'go to the start', exact: true }).click()
  await view.getByRole('button', { name: 'This interval 0' }).waitFor()
  await findings(page)
    .getByText(/No findings in interval 0/)
    .waitFor()
  await view.getByRole('button', { name: /All/ }).click()
  check((await page.locator('.card, .same-cause li').count()) === counts[0], 'all again')
})

test(
  'a small buffer is edited cell by cell',
  async (page) => {
    await page.getByLabel('length of a').fill('4')
    await page.getByLabel('content of a').selectOption('random')
    const open = page.getByRole('button', { name: 'cells of a', exact: true })
    await open.click()
    const cell = page.getByRole('textbox', { name: 'a[2]' })
    // By keys: what a script fills in is no change for Firefox.
    const enter = async (text) => {
      await cell.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await enter('x')
    await page.getByText('a[2]: x is not a number').waitFor()
    await enter('2.5')
    const values = page.getByLabel('values of a')
    await values.waitFor()
    check((await values.inputValue()).split(',')[2] === '2.5', 'the value is part of the argument')
    await accessible(page, 'the table')
    await page.keyboard.press('Escape')
    check((await page.getByRole('group', { name: 'cells of a' }).count()) === 0, 'Escape closes it')
  },
  { scheme: 'light' },
)

test(
  'embedded: the source, the threads and a link to the whole page',
  async (page) => {
    await page.locator('.lane').first().waitFor()
    const link = page.getByRole('link', { name: 'Open in warpscope' })
    check((await link.getAttribute('href')) === './?example=neighbour&fixed=1', 'it leads to the same example')
    check(!(await page.locator('.launch').isVisible()), 'no launch')
    await type(page, '__global__ void k(int *x) {\n  x[0] = threadIdx.x;\n}\n')
    await page.waitForFunction(() => document.querySelector('.open a').getAttribute('href').includes('#1/'))
  },
  { query: '?embed=1&example=neighbour&fixed=1', width: 640, height: 480 },
)

for (const [what, options] of [
  ['forced colours keep what is chosen', { forced: true, scheme: 'light' }],
  ['at 200 % nothing is cut off', { width: 720, height: 450, scheme: 'dark' }],
]) {
  test(
    what,
    async (page) => {
      await page.locator('.now-text').first().waitFor()
      if (options.forced) {
        const outline = (selector) =>
          page
            .locator(selector)
            .first()
            .evaluate((e) => getComputedStyle(e).outlineStyle)
        for (const selector of ['.block-button[aria-pressed="true"]', '.lane-cell.on', '.cell.selected', '.card.on'])
          check((await outline(selector)) === 'solid', `${selector} is outlined`)
        const [on, off] = await page.evaluate(() =>
          ['true', 'false'].map(
            (pressed) =>
              getComputedStyle(document.querySelector(`.segments [aria-pressed="${pressed}"]`)).backgroundColor,
          ),
        )
        check(on !== off, `the chosen segment differs: ${on}`)
      }
      await page.screenshot({ path: `${shots}${options.forced ? 'forced' : 'zoom'}.png` })
      await accessible(page, what)
      check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off')
    },
    options,
  )
}

stepping({ test, check, run, accessible, still })
programs({ test, check, accessible, still, type, shots })
lessons({ test, check, type, clickLine, accessible, base, shots })

for (const [width, height] of [
  [1440, 900],
  [1024, 800],
  [390, 844],
]) {
  for (const scheme of ['light', 'dark']) {
    test(
      `looks and accessibility at ${width}, ${scheme}`,
      async (page) => {
        if (width > 720) {
          await page.getByRole('button', { name: 'Both', exact: true }).click()
          await run(page)
          await page.locator('.cells .cell.conflict').first().waitFor()
          if (width > 1240) await page.locator('.node.here').waitFor()
          await page.screenshot({ path: `${shots}${width}-${scheme}.png` })
          await accessible(page, `${width} ${scheme}`)
          return
        }
        await page.getByRole('button', { name: 'Run', exact: true }).first().click()
        await page.locator('.now-text').first().waitFor()
        for (const tab of ['Code', 'Findings', 'Threads', 'Memory', 'Flow', 'Output', 'Launch']) {
          await page.locator('.tabs button', { hasText: tab }).click()
          await still(page)
          await page.screenshot({ path: `${shots}${width}-${scheme}-${tab.toLowerCase()}.png` })
          await accessible(page, `${width} ${scheme} ${tab}`)
          check(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `${tab}: nothing is cut off`,
          )
        }
      },
      { width, height, scheme },
    )
  }
}

mkdirSync(shots, { recursive: true })
let failed = 0

/** Runs one test in a profile of its own. */
async function tried({ name, body, options }) {
  if (inFirefox) {
    try {
      browser = await launchers.firefox(options)
    } catch (error) {
      failed++
      return console.log(`FAILED  ${name}: Firefox does not start: ${String(error.message).slice(0, 300)}`)
    }
  }
  const context = await profile(options)
  const page = await context.newPage()
  const said = []
  /** Messages that a test expects of the browser. */
  page.said = { ignore: null }
  page.on('console', (m) => page.said.ignore?.test(m.text()) || said.push(`${m.type()}: ${m.text()}`))
  page.on('pageerror', (e) => said.push(`error: ${e.message}`))
  page.on('request', (r) => {
    if (!r.url().startsWith(base) && !/^(data|blob):/.test(r.url())) said.push(`request to ${r.url()}`)
  })
  const start = Date.now()
  try {
    await page.goto(base + (options.query ?? ''))
    // On a phone a lesson begins with its text.
    const state = options.query?.startsWith('?lesson') ? 'attached' : 'visible'
    await page.locator('.source-editor .cm-line').nth(1).waitFor({ state })
    await page.waitForFunction(() => document.querySelector('#kernel, .later, .embed .card, .embed'))
    // The page opens with a run, except in a lesson, and where the address cannot be opened.
    if (state === 'visible' && !options.quiet) await page.waitForFunction(() => document.documentElement.dataset.runs)
    await body(page, context)
    check(!said.length, `the console is not silent: ${said.slice(0, 5).join('; ')}`)
    console.log(`ok      ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    console.log(`FAILED  ${name}: ${String(error.message).slice(0, 1500)}`)
    if (said.length) console.log(`        console: ${said.slice(0, 5).join('; ')}`)
    await page.screenshot({ path: `${shots}failed-${failed}.png` }).catch(() => {})
  }
  await context.close()
  if (inFirefox) await browser.close()
}

// Playwright neither reads Firefox's clipboard nor measures or emulates through DevTools there.
const isOnlyInChromium = ({ body, options }) => /grantPermissions|newCDPSession/.test(String(body)) || options.forced
const wanted = tests.filter(({ name }) => !only || name.includes(only))
const waiting = wanted.filter((test) => !inFirefox || !isOnlyInChromium(test))
if (inFirefox) for (const { name } of wanted.filter(isOnlyInChromium)) console.log(`skipped ${name}: not in Firefox`)
// A page waits most of its time, so that two at once take little longer than one. Each test has its own Firefox.
const worker = async () => {
  while (waiting.length) await tried(waiting.shift())
}
await Promise.all(inFirefox ? [worker()] : [worker(), worker()])
await browser?.close()
process.exit(failed ? 1 : 0)

// Whole programs and proofs in a real browser.

export function programs({ test, check, accessible, still, type, shots }) {
  const pane = (page) => page.getByRole('region', { name: 'Program', exact: true })
  const terminal = (page) => page.getByRole('region', { name: 'terminal' })
  const ended = (page) => terminal(page).getByText('[the program').waitFor({ timeout: 60000 })

  test(
    'a first program runs as printed in a textbook',
    async (page) => {
      await ended(page)
      const text = await terminal(page).textContent()
      check(/1999 wrong/.test(text), `it prints what it computes: ${text}`)
      check(/exit code 1/.test(text), `the exit code is there: ${text}`)
      const cards = page.locator('.host-card')
      await cards.first().waitFor()
      const said = (await cards.allTextContents()).join('\n')
      check(/unchecked-error/.test(said), `the failed launch is told: ${said}`)
      await cards.first().locator('.link-button.mono').first().click()
      await page.getByRole('button', { name: 'See it fixed' }).click()
      await page.getByText('The whole run: nothing found in 1 launch').waitFor()
      check(/\b0 wrong/.test(await terminal(page).textContent()), 'the fixed program is right')
      // The debugger is in the launch, with what the program gave it.
      await page.locator('.span.kernel[aria-pressed="true"]').waitFor()
      await page.locator('.now-text').first().waitFor()
      check((await page.locator('.span.copy').count()) === 3, 'three copies are on the timeline')
      check((await page.getByLabel('grid x').inputValue()) === '8', 'the launch has the blocks of the program')
      check(
        !(await page.evaluate(() => performance.getEntriesByType('resource').some((r) => /llvm/.test(r.name)))),
        'no compiler was loaded',
      )
    },
    { query: '?example=first_program' },
  )

  test(
    'streams: both places of a fault, and launches opened with their contents, forward and back',
    async (page) => {
      await ended(page)
      const card = page.locator('.host-card').first()
      await card.waitFor()
      check((await card.locator('.host-site').count()) >= 2, 'both operations are named')
      check(/1 error\s*in the whole program/.test(await page.locator('.status').textContent()), 'the head counts it')
      const launch = (n) => page.locator(`.span.kernel[data-launch="${n}"]`)
      await launch(2).click()
      await page.locator('.span.kernel[data-launch="2"][aria-pressed="true"]').waitFor()
      await still(page)
      await page.getByRole('heading', { name: 'Launch 2, in the debugger' }).waitFor()
      const at = async () => (await page.locator('.now-text').first().textContent()) ?? ''
      // The launch before it has filled the buffer.
      await page.waitForFunction(() => /5/.test(document.querySelector('.memory')?.textContent ?? ''))
      await page.locator('.transport').getByRole('button', { name: 'go to the start', exact: true }).click()
      await page.waitForFunction(() => /Step 0/.test(document.querySelector('.now-text')?.textContent ?? ''))
      await page.locator('.transport').getByRole('button', { name: 'step', exact: true }).click()
      await page.waitForFunction(() => /Step 1/.test(document.querySelector('.now-text')?.textContent ?? ''))
      check(/Step 1/.test(await at()), 'it steps')
      await launch(1).click()
      await page.locator('.span.kernel[data-launch="1"][aria-pressed="true"]').waitFor()
      // The same as a table.
      await pane(page).getByRole('button', { name: 'Table' }).click()
      check((await page.locator('.launches tbody tr').count()) === 2, 'two launches are listed')
      await page.locator('.launches tbody tr').nth(1).getByRole('button').click()
      await page.locator('.launches tr[aria-current]').getByText('sum').waitFor()
    },
    { query: '?example=two_streams' },
  )

  test('a pasted program is compiled and run with its arguments, and one link holds it all', async (page, context) => {
    await type(
      page,
      '#include <cstdio>\n#include <cstdlib>\n__global__ void twice(int *x, int n) {\n  int i = threadIdx.x;\n' +
        '  if (i < n) x[i] = 2 * i;\n}\nint main(int argc, char **argv) {\n  int n = atoi(argv[1]), last = 0, *x;\n' +
        '  cudaMalloc(&x, n * sizeof(int));\n  twice<<<1, 64>>>(x, n);\n' +
        '  cudaMemcpy(&last, x + n - 1, sizeof(int), cudaMemcpyDeviceToHost);\n' +
        '  printf("%s: last is %d\\n", argv[2], last);\n  fprintf(stderr, "done\\n");\n  cudaFree(x);\n' +
        '  return 0;\n}\n',
    )
    await page.locator('.top').getByRole('button', { name: 'Run program' }).click()
    await pane(page).waitFor()
    await page.getByLabel('arguments of the program').fill('40 "two words"')
    await page.locator('.program-head').getByRole('button', { name: 'Run program' }).waitFor()
    await page.waitForFunction(() => !document.querySelector('.program-head .btn[disabled]'), null, { timeout: 120000 })
    await page.locator('.program-head').getByRole('button', { name: 'Run program' }).click()
    await terminal(page).getByText('two words: last is 78').waitFor({ timeout: 60000 })
    await terminal(page).locator('.stderr', { hasText: 'done' }).waitFor()
    await page.locator('.span.kernel[aria-pressed="true"]').waitFor()
    await page.getByRole('button', { name: 'share' }).click()
    await page.waitForFunction(() => document.querySelector('#share-link')?.value.includes('#1/'))
    const link = await page.locator('#share-link').inputValue()
    const other = await context.newPage()
    await other.goto(link)
    await terminal(other).getByText('two words: last is 78').waitFor({ timeout: 120000 })
    await other.locator('.span.kernel[aria-pressed="true"]').waitFor()
    check(
      (await other.getByLabel('arguments of the program').inputValue()) === "40 'two words'",
      'arguments come along',
    )
    await other.close()
  })

  test('the variables of the host at a launch are shown, with those of its callers', async (page) => {
    await type(
      page,
      '#include <cstdio>\n#include <vector>\n' +
        '__global__ void add(int *x, int n, int by) {\n  int i = threadIdx.x;\n  if (i < n) x[i] += by;\n}\n' +
        'void step(int *where, int round) {\n  int by = 10 * round;\n  add<<<1, 64>>>(where, 40, by);\n}\n' +
        'int main() {\n  std::vector<int> values(40, 7);\n  int *x;\n  cudaMalloc(&x, 160);\n' +
        '  cudaMemcpy(x, values.data(), 160, cudaMemcpyHostToDevice);\n' +
        '  for (int round = 1; round <= 2; round++) step(x, round);\n' +
        '  cudaMemcpy(values.data(), x, 160, cudaMemcpyDeviceToHost);\n' +
        '  printf("%d\\n", values[39]);\n  cudaFree(x);\n  return 0;\n}\n',
    )
    await page.locator('.top').getByRole('button', { name: 'Run program' }).click()
    await terminal(page).getByText('[the program').waitFor({ timeout: 120000 })
    await page.locator('.span.kernel[aria-pressed="true"]').waitFor()
    await page.locator('.span.kernel[data-launch="2"]').click()
    await page.locator('.span.kernel[data-launch="2"][aria-pressed="true"]').waitFor()
    await pane(page).getByRole('button', { name: 'Variables' }).click()
    const shown = page.getByRole('region', { name: 'variables of the host' })
    await shown.getByText('main, line').waitFor({ timeout: 120000 })
    const lines = await shown.locator('.host-frame li > div, .host-frame summary').allTextContents()
    const has = (...words) => lines.some((l) => words.every((w) => l.includes(w)))
    check(has('by', '20'), `a variable of the function that launches: ${lines.join('; ')}`)
    check(has('where', 'device memory, cudaMalloc', '160 bytes'), 'a pointer says what it leads to')
    check(has('values', '40 elements'), 'a vector of the caller')
    check(has('round', '2'), 'and the round')
  })

  test('cancelled inside a long launch, a program keeps what it has found', async (page) => {
    page.said.ignore = /ERR_FILE_NOT_FOUND/
    await type(
      page,
      '__global__ void race(int *x) {\n  x[0] += threadIdx.x;\n}\n' +
        '__global__ void slow(int *x, int n) {\n  for (int i = 0; i < n; i++) x[threadIdx.x] += i;\n}\n' +
        'int main() {\n  int *x;\n  cudaMalloc(&x, 256);\n  race<<<1, 64>>>(x);\n' +
        '  slow<<<1, 1>>>(x, 400000000);\n  cudaFree(x);\n  return 0;\n}\n',
    )
    await page.locator('.top').getByRole('button', { name: 'Run program' }).click()
    await terminal(page)
      .getByText(/[\d,]{9,} warp instructions/)
      .waitFor({ timeout: 120000 })
    await page.locator('.top').getByRole('button', { name: 'Cancel' }).click()
    await terminal(page).getByText('[cancelled: what was found so far]').waitFor()
    await page.locator('.kernel-line', { hasText: 'x[0]' }).first().waitFor()
  })

  test(
    'a proof is a picture: who owns which cell',
    async (page) => {
      await page.getByRole('button', { name: 'See it fixed' }).click()
      await page.getByRole('button', { name: 'Back to the bug' }).waitFor()
      await page.locator('.top').getByRole('button', { name: 'Prove' }).click()
      const proof = page.getByRole('region', { name: 'Proof' })
      await proof.getByText('proved').first().waitFor({ timeout: 30000 })
      await proof.locator('.owned-cell').first().click()
      await proof
        .getByText(/belongs to thread|only read here/)
        .first()
        .waitFor()
    },
    { query: '?example=neighbour' },
  )

  test(
    'what is not proved says what is open',
    async (page) => {
      await page.locator('.top').getByRole('button', { name: 'Prove' }).click()
      const proof = page.getByRole('region', { name: 'Proof' })
      await proof
        .getByText(/does not hold|not proved/)
        .first()
        .waitFor({ timeout: 30000 })
    },
    { query: '?example=neighbour' },
  )

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ]) {
    for (const scheme of ['light', 'dark']) {
      test(
        `program: looks and accessibility at ${width}, ${scheme}`,
        async (page) => {
          if (width < 721) await page.locator('.tabs button', { hasText: 'Program' }).click()
          await ended(page)
          await page.locator('.span.kernel[aria-pressed="true"]').waitFor()
          await still(page)
          await page.screenshot({ path: `${shots}program-${width}-${scheme}.png` })
          await accessible(page, `program ${width} ${scheme}`)
          check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off')
        },
        { width, height, scheme, query: '?example=two_streams' },
      )
    }
  }
}

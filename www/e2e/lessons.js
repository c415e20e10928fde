// The course, the user's own kernels and the small view, in the browser.

import { readFileSync } from 'node:fs'

const lesson = (page) => page.getByRole('region', { name: 'text of the lesson' })
const checked = async (page) => {
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.locator('.verdict').waitFor({ timeout: 90000 })
}
/** What a student says in each lesson that asks for a cell or a thread, or the part of a line that is clicked. */
const predictions = {
  '01_lost_update': 'total[0] +=',
  '02_produce_and_consume': ['s[32]', 's[1]'],
  '03_loop': 'tile[t] =',
  '04_scan_in_place': ['s[32]', 's[9]'],
  '05_barrier_in_if': ['45', '60'],
  '06_early_return': ['63', '40'],
  '07_two_barriers': '__syncthreads',
  '08_unequal_iterations': ['63', '50'],
  '09_redundant_barriers': '__syncthreads',
  '10_seems_redundant': 's[t] = v',
  '11_warp_synchronous': 's[t] +=',
  '12_masks': ['25', '20'],
  '13_blocks': ['x[64]', 'x[64]'],
  '14_fence': 'total += part',
  '15_async_copy': 'out[first + t]',
}

export function lessons({ test, check, type, clickLine, accessible, base, shots }) {
  test(
    'a lesson: predict, see, mend, pass, and the next one',
    async (page, context) => {
      await lesson(page).waitFor()
      await clickLine(page, 'sum += tile')
      check((await page.locator('#guess').inputValue()) === '8', 'a click in the code is the prediction')
      await page.getByRole('button', { name: 'Run and see' }).click()
      await page.locator('.said', { hasText: 'Yes: line 8 takes part.' }).waitFor()
      await page.locator('.orders .order').nth(1).waitFor()
      const results = await page.locator('.order .result').allTextContents()
      check(results.length === 2 && results[0] !== results[1], `both orders have their result: ${results}`)
      await checked(page)
      await page.getByText('Not yet', { exact: true }).waitFor()
      // A link to the attempt opens beside the lesson.
      await page.getByRole('button', { name: 'share', exact: true }).click()
      const attempt = await page.locator('#share-link').inputValue()
      await page.keyboard.press('Escape')
      check(/\?lesson=03_loop#1\//.test(attempt), `a link to the attempt: ${attempt.slice(0, 60)}`)
      const other = await context.newPage()
      await other.goto(attempt)
      await other.locator('.card.error').first().waitFor()
      await other.getByRole('heading', { name: 'The next iteration' }).waitFor()
      await other.close()
      await page.getByRole('button', { name: 'Run this launch' }).click()
      await page.waitForFunction(() => document.querySelector('[aria-label="block x"]').value === '2')
      await page.locator('.card.error').first().waitFor()
      for (let k = 0; k < 3; k++) await page.getByRole('button', { name: /hint/i }).click()
      check((await page.locator('.hints li').count()) === 3, 'three hints')
      await clickLine(page, 'sum += tile')
      await page.keyboard.press('End')
      await page.keyboard.insertText(' __syncthreads(')
      await checked(page)
      await page.locator('.verdict', { hasText: 'This does not compile' }).waitFor()
      await clickLine(page, 'sum += tile')
      await page.keyboard.press('End')
      await page.keyboard.insertText(');')
      await page.locator('.verdict', { hasText: 'This does not compile' }).waitFor({ state: 'detached' })
      await checked(page)
      await page.locator('.verdict.passed').waitFor()
      await accessible(page, 'a lesson that was passed')
      await page.getByRole('button', { name: 'Next lesson', exact: true }).click()
      await page.getByRole('heading', { name: 'A scan in place' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'The next iteration' }).waitFor()
      await page.locator('.source-editor .cm-line', { hasText: /sum.*__syncthreads/ }).waitFor()
      await page.goForward()
      await page.getByRole('heading', { name: 'A scan in place' }).waitFor()
    },
    { query: '?lesson=03_loop', scheme: 'light' },
  )

  test('every lesson answers its prediction, and its kernel does not pass', async (page) => {
    for (const [name, say] of Object.entries(predictions)) {
      await page.goto(`${base}?lesson=${name}`)
      await page.locator('.lesson .title').waitFor()
      await page.waitForFunction(() => document.querySelector('#kernel'))
      if (typeof say === 'string') {
        await clickLine(page, say)
      } else {
        await page
          .getByRole('button', { name: say[0].includes('[') ? say[0] : `thread ${say[0]}`, exact: true })
          .click()
      }
      await page.getByRole('button', { name: 'Run and see' }).click()
      await page.locator('.said').waitFor({ timeout: 30000 })
      const said = await page.locator('.said').textContent()
      check(said.startsWith('Yes'), `${name}: ${said}`)
      await checked(page)
      check((await page.locator('.verdict.passed').count()) === 0, `${name} does not pass`)
    }
  })

  test('progress is exported and imported', async (page) => {
    const open = () => page.getByRole('button', { name: 'Lessons' }).click()
    await page.evaluate(() => localStorage.setItem('warpscope.course', '{"01_lost_update":{"passed":true}}'))
    await page.reload()
    await open()
    await page.getByText('1 of 15 passed').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = readFileSync(await file.path(), 'utf8')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await open()
    await page.getByText('0 of 15 passed').waitFor()
    await page
      .getByLabel('Import')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByText('1 of 15 passed').waitFor()
  })

  test('each kernel is kept by itself, and two tabs do not overwrite each other', async (page, context) => {
    const text = () => page.locator('.source-editor .cm-content').textContent()
    const kept = page.locator('.kept')
    await type(page, '__global__ void one(int *x) {}\n')
    await page.getByText('draft saved').waitFor()
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.locator('.menu button', { hasText: 'Histogram' }).click()
    await page.locator('.source-editor .cm-line', { hasText: 'bins' }).first().waitFor()
    await page.locator('.source-editor .cm-content').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('// changed\n')
    await page.getByText('draft saved').waitFor()
    check((await page.getByRole('button', { name: 'See it fixed' }).count()) === 0, 'a changed example has no fix')
    await page.getByRole('button', { name: 'Examples' }).click()
    check((await kept.count()) === 2, `two kernels are kept, not ${await kept.count()}`)
    await kept.getByRole('button', { name: /void one/ }).click()
    await page.locator('.source-editor .cm-line', { hasText: 'void one' }).waitFor()
    // The same kernel in another tab.
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.source-editor .cm-line', { hasText: 'void one' }).waitFor()
    await type(other, '__global__ void two(int *x) {}\n')
    await other.getByText('draft saved').waitFor()
    await type(page, '__global__ void three(int *x) {}\n')
    await page.getByText('draft saved').waitFor()
    const sources = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('warpscope.kernel.'))
        .map((key) => JSON.parse(localStorage.getItem(key)).source),
    )
    for (const name of ['two', 'three', '// changed']) {
      check(
        sources.some((source) => source.includes(name)),
        `${name} is kept`,
      )
    }
    await other.close()
    check((await text()).includes('three'), 'what is on screen stays')
  })

  test('the first view says what this is, shows a collision, and leads to lesson 1', async (page) => {
    await page.locator('.cells .cell.conflict').first().waitFor()
    const unnamed = await page.locator('.icon-only:not([title])').count()
    check(unnamed === 0, `${unnamed} buttons with an icon alone have no name on hover`)
    await page.getByRole('button', { name: 'data race' }).focus()
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    check((await page.getByRole('tooltip').count()) === 0, 'Escape closes the explanation')
    // Words of the legends have theirs too.
    for (const [word, said] of [
      ['masked', /lane/],
      ['reconverge', /lanes/],
    ]) {
      await page.getByRole('button', { name: word, exact: true }).focus()
      check(said.test(await page.getByRole('tooltip').textContent()), `${word} is explained`)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Start here: lesson 1' }).click()
    await page.getByRole('heading', { name: 'Lost update' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Lost update' }).waitFor()
  })

  test(
    'one dialog shares a link, a slide, a QR code and the report',
    async (page, context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'share', exact: true }).click()
      const share = page.getByRole('dialog', { name: 'Share' })
      await share.getByRole('button', { name: 'Copy iframe' }).click()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      const named = await copied()
      check(named.includes('?embed=1&view=memory&example=tree_sum"'), `an example by its name: ${named.slice(0, 80)}`)
      await share.getByLabel(/a switch/).uncheck()
      await share.getByLabel('with', { exact: true }).selectOption('threads')
      await share.getByRole('button', { name: 'Copy iframe' }).click()
      await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text.includes('#1/')))
      const iframe = await copied()
      check(/^<iframe src="[^"]+\?embed=1&view=threads#1\/[^"]+"/.test(iframe), `a slide: ${iframe.slice(0, 80)}`)
      await share.getByText('QR code').click()
      await share.getByRole('img', { name: 'the link as a QR code' }).waitFor()
      await accessible(page, 'the dialog')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        share.getByRole('button', { name: 'Report as JSON' }).click(),
      ])
      const report = JSON.parse(readFileSync(await file.path(), 'utf8'))
      check(report.schema === 1 && report.kernels[0].findings.length > 0, 'the report is that of the command line')
      const link = await share.locator('#share-link').inputValue()
      await share.getByLabel(/without the finding/).check()
      await page.waitForFunction(
        (before) => ![before, undefined].includes(document.querySelector('#share-link')?.value),
        link,
      )
      await share.getByLabel(/without the finding/).uncheck()
      await share.getByLabel(/smallest launch/).check()
      await page.waitForFunction((before) => {
        const now = document.querySelector('#share-link')?.value
        return now && now.length < before.length
      }, link)
      const small = await context.newPage()
      await small.goto(await share.locator('#share-link').inputValue())
      await small.locator('.card.error').first().waitFor()
      check((await small.getByLabel('grid x').inputValue()) === '1', 'the launch is the smallest that shows the race')
      await small.close()
      await page.keyboard.press('Escape')
      check((await share.count()) === 0, 'Escape closes it')
    },
    { scheme: 'light' },
  )

  for (const [name, query] of [
    ['lesson', '?embed=1&view=threads&lesson=05_barrier_in_if'],
    ['example', '?embed=1&view=memory&example=neighbour'],
  ]) {
    test(
      `a slide of 640 by 360: the ${name}, broken and fixed`,
      async (page) => {
        await page.locator('.sentence .mark').waitFor()
        await page
          .locator(name === 'lesson' ? '.lane' : '.cells .cell.conflict')
          .first()
          .waitFor()
        check(await page.locator('.source-editor').isVisible(), 'the code is there')
        await page.screenshot({ path: `${shots}slide-${name}.png` })
        await accessible(page, 'a slide')
        await page.getByRole('button', { name: 'Fixed' }).click()
        await page.getByText('nothing found in this launch').waitFor()
        await page.getByRole('button', { name: 'Broken' }).click()
        await page.locator('.sentence .mark').waitFor()
      },
      { query, width: 640, height: 360, scheme: name === 'lesson' ? 'light' : 'dark' },
    )
  }

  for (const [width, height] of [
    [1440, 900],
    [1024, 800],
    [390, 844],
  ]) {
    for (const scheme of ['light', 'dark']) {
      test(
        `a lesson at ${width}, ${scheme}`,
        async (page) => {
          await lesson(page).waitFor()
          await page.getByRole('button', { name: 'thread 45', exact: true }).click()
          check((await page.locator('#guess').inputValue()) === '45', 'a click on a thread is the prediction')
          await page.getByRole('button', { name: 'Run and see' }).click()
          await page.locator('.said').waitFor()
          await page.screenshot({ path: `${shots}lesson-${width}-${scheme}.png` })
          await accessible(page, `lesson ${width} ${scheme}`)
          await page.getByRole('button', { name: 'Lessons' }).click()
          await page.locator('.lessons button', { hasText: 'Masks' }).waitFor()
          await accessible(page, `list of lessons ${width} ${scheme}`)
        },
        { query: '?lesson=05_barrier_in_if', width, height, scheme },
      )
    }
  }
}

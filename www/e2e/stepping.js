// Stepping in a real browser: Time, Threads, Memory and Flow, and what Code, Findings and Output show of a step.

export function stepping({ test, check, run, accessible, still }) {
  const now = async (page) => Number(/Step (\d+)/.exec(await page.locator('.now-text').first().textContent())[1])
  const total = async (page) => Number(/of (\d+)/.exec(await page.locator('.now-text > span').first().textContent())[1])
  /** Waits until the page is at a step for which `is` holds. */
  const until = async (page, is, what) => {
    const start = Date.now()
    let at
    while (Date.now() - start < 8000) {
      at = await now(page)
      if (is(at)) return at
      await page.waitForTimeout(15)
    }
    throw new Error(`${what}: at step ${at}`)
  }
  const press = (page, name) => page.locator('.transport').getByRole('button', { name, exact: true }).click()
  const open = async (page, title) => {
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.locator('.menu button', { hasText: title }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await begin(page)
  }
  const begin = async (page) => {
    await run(page)
    await page.locator('.now-text').first().waitFor()
  }
  /** The step to which the chosen finding goes. */
  const second = async (page) =>
    Number(/\d+/.exec(await page.locator('.card.on button', { hasText: 'Go to step' }).textContent())[0])

  test('forty presses of a key are forty steps', async (page) => {
    await begin(page)
    await press(page, 'go to the start')
    await until(page, (at) => at === 0, 'at the start')
    await page.getByRole('slider').focus()
    for (let k = 0; k < 40; k++) await page.keyboard.press(']')
    await until(page, (at) => at === 40, 'forty steps')
    await still(page)
    check((await now(page)) === 40, 'no step more')
  })

  test('a run ends at the collision, and every pane shows it', async (page) => {
    await begin(page)
    const at = await second(page)
    check((await now(page)) === at, 'the page is at the second access')
    check(
      (await page.locator('.now-text .hit.error').first().textContent()).includes('race on s['),
      'Time names the race',
    )
    await page.locator('.lane.mark b').nth(1).waitFor()
    const letters = (await page.locator('.lane.mark b').allTextContents()).join('')
    check(/R/.test(letters) && /W/.test(letters), `reader and writer are marked: ${letters}`)
    const cell = page.locator('.cell.conflict.selected')
    await cell.waitFor()
    const label = await cell.getAttribute('aria-label')
    check(
      /conflict: thread \(\d+,0,0\) (writes|reads).*thread \(\d+,0,0\) (writes|reads)/.test(label),
      `the cell names both threads: ${label}`,
    )
    await page.locator('.tuples .races').first().waitFor()
    check(
      Number(await page.locator('.tuples tr.now .link-button').textContent()) === at,
      'the access at the cursor is marked',
    )
    await page.locator('.node.here').waitFor()
    check((await page.locator('.source-editor .cm-current').count()) === 1, 'the source shows the current line')
    check((await page.locator('.cm-warps .warp-tag').count()) > 0, 'the gutter shows where the warps are')
  })

  test('steps go forward and back by instruction, line, barrier and finding', async (page) => {
    await begin(page)
    const at = await now(page)
    await press(page, 'step back')
    await until(page, (n) => n === at - 1, 'one back')
    await press(page, 'step')
    await until(page, (n) => n === at, 'one on')
    await press(page, 'previous barrier')
    const barrier = await until(page, (n) => n < at, 'previous barrier')
    await press(page, 'next barrier')
    await until(page, (n) => n > barrier, 'barrier')
    await press(page, 'go to the start')
    await until(page, (n) => n === 0, 'the start')
    await press(page, 'next finding')
    await until(page, (n) => n > 0, 'next finding')
    check((await page.locator('.card.on').count()) === 1, 'the finding is chosen with it')
    await page.getByRole('slider', { name: 'step' }).focus()
    await page.keyboard.press('End')
    const end = await total(page)
    await until(page, (n) => n === end, 'the end')
    await page.keyboard.press('[')
    await until(page, (n) => n === end - 1, '[')
    await page.keyboard.press(']')
    await until(page, (n) => n === end, ']')
    await page.keyboard.press('Home')
    await until(page, (n) => n === 0, 'Home')
    await page.keyboard.press('}')
    const first = await until(page, (n) => n > 0, '}')
    await page.keyboard.press('>')
    const line = await until(page, (n) => n > first, '>')
    await page.keyboard.press('<')
    await until(page, (n) => n < line, '<')
    await page.keyboard.press('n')
    await page.locator('.now-text .hit').first().waitFor()
  })

  test('going back shows what going forward showed', async (page) => {
    await begin(page)
    const slider = page.getByRole('slider', { name: 'step' })
    // All that a step shows, except what is chosen.
    const scene = () =>
      page.evaluate(() =>
        [
          ...[...document.querySelectorAll('.lane-cell[data-lane]')].map((e) => e.getAttribute('aria-label')),
          ...[...document.querySelectorAll('.cells .cell')].map((e) => e.getAttribute('aria-label')),
          ...[...document.querySelectorAll('.what, .node .count, .cm-warps')].map((e) => e.textContent),
        ].join('\n'),
      )
    await slider.focus()
    await page.keyboard.press('Home')
    await until(page, (n) => n === 0, 'Home')
    const seen = []
    for (let k = 0; k < 12; k++) {
      await still(page)
      seen.push(await scene())
      await page.keyboard.press(']')
      await until(page, (n) => n === k + 1, ']')
    }
    for (let k = 11; k >= 0; k--) {
      await page.keyboard.press('[')
      await until(page, (n) => n === k, '[')
      await still(page)
      const back = await scene()
      const at = [...back].findIndex((c, i) => c !== seen[k][i])
      check(
        back === seen[k],
        `step ${k} on the way back: ${seen[k].slice(at - 80, at + 80)}\n  is now ${back.slice(at - 80, at + 80)}`,
      )
    }
  })

  test('the table of events lists what the picture shows, and goes there', async (page) => {
    await begin(page)
    const ticks = await page.locator('.steps-box .tick').count()
    await page.locator('.time').getByRole('button', { name: 'Table' }).click()
    const table = page.getByRole('region', { name: 'table of events' })
    check(
      (await table.locator('tr', { hasText: /^\d+\(.*\)(error|warning|note): / }).count()) === ticks,
      'each tick has its row',
    )
    check((await table.locator('tr', { hasText: 'completes; interval' }).count()) > 0, 'barriers are listed')
    const row = table.locator('tr', { hasText: 'completes; interval 1 begins' }).first()
    const to = Number(await row.locator('button').textContent())
    await row.locator('button').click()
    await until(page, (n) => n === to, 'the event')
  })

  test('time paints when each warp ran and waited', async (page) => {
    await begin(page)
    const hues = await page.evaluate(() => {
      const c = document.querySelector('.picture')
      const { data } = c.getContext('2d').getImageData(0, 0, c.width, c.height)
      const seen = new Map()
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] === 255)
          seen.set(
            `${data[i]},${data[i + 1]},${data[i + 2]}`,
            (seen.get(`${data[i]},${data[i + 1]},${data[i + 2]}`) ?? 0) + 1,
          )
      return Object.fromEntries(seen)
    })
    for (const [what, hue] of [
      ['warp 0', '0,114,178'],
      ['warp 1', '0,158,115'],
      ['waiting', '230,159,0'],
      ['the interval', '251,233,166'],
    ])
      check(hues[hue] > 20, `${what} is painted`)
    await page.locator('.time').getByRole('button', { name: 'Interval', exact: true }).click()
    const slider = page.getByRole('slider', { name: 'step' })
    check(
      Number(await slider.getAttribute('max')) - Number(await slider.getAttribute('min')) < (await total(page)),
      'the slider covers the interval',
    )
  })

  test(
    'play goes to the next finding',
    async (page) => {
      await begin(page)
      const at = await second(page)
      await press(page, 'go to the start')
      await until(page, (n) => n === 0, 'the start')
      await press(page, 'play')
      await until(page, (n) => n > 0 && n <= at, 'play')
      await page.getByRole('button', { name: 'play', exact: true }).waitFor()
      check((await page.locator('.now-text .hit').count()) > 0, 'it ends at a finding')
    },
    { still: true },
  )

  test('threads: a lane and a variable are chosen, by mouse and by key', async (page) => {
    await begin(page)
    // Of the warp that runs: lanes that have exited have no values.
    const row = page.locator('.warp.on .lane-row[role=listbox]').first()
    await row.locator('[data-lane="5"]').click()
    await page.locator('.code .pane-head', { hasText: 'lane 5' }).waitFor()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.code .pane-head', { hasText: 'lane 6' }).waitFor()
    check((await row.getAttribute('aria-activedescendant')).endsWith('-6'), 'the row says which lane is chosen')
    const choice = page.getByLabel('value shown for each lane')
    const options = await choice.locator('option').allTextContents()
    check(
      options.some((o) => /^t /.test(o)) && options.some((o) => o.startsWith('%')),
      `variables and registers: ${options.slice(0, 4)}`,
    )
    await choice.selectOption({ label: options.find((o) => /^t /.test(o)) })
    await page.waitForFunction(
      () =>
        Number(document.querySelector('.warp.on .lane-row[role=listbox] [data-lane="6"] .value').dataset.v) % 32 === 6,
    )
    await page.locator('.block-button').nth(1).click()
    await page.locator('.block-button[aria-pressed=true]', { hasText: '1' }).waitFor()
  })

  test('threads: diverged lanes, their fragments and where they reconverge', async (page) => {
    await begin(page)
    const slider = page.getByRole('slider', { name: 'step' })
    await slider.focus()
    const end = await total(page)
    for (let k = 0; k < end && k < 400; k++) {
      if ((await page.locator('.warp.on .lane.masked').count()) > 0) break
      const at = await now(page)
      if (at === end) break
      await page.keyboard.press(']')
      await until(page, (n) => n > at, ']')
    }
    check((await page.locator('.warp.on .lane.masked').count()) > 0, 'masked lanes have their shape')
    const detail = page.getByRole('region', { name: /in detail/ })
    check((await detail.locator('.chip b').count()) > 0, 'fragments are listed')
    check(/reconverge at line \d+/.test(await detail.textContent()), 'where they reconverge is shown')
  })

  test('memory: a cell lists all its accesses, and each goes to its step', async (page) => {
    await begin(page)
    const grid = page.getByRole('grid', { name: 'memory' })
    await grid.locator('[data-object="0"] [data-cell="3"]').click()
    const unit = page.getByRole('region', { name: /^accesses of/ })
    await unit.waitFor()
    const steps = (await unit.locator('tbody .link-button').allTextContents()).map(Number)
    check(steps.length > 1 && steps.every((n, i) => !i || n >= steps[i - 1]), `accesses in order: ${steps}`)
    await unit.locator('tbody .link-button').first().click()
    await until(page, (n) => n === steps[0], 'the first access')
    await page.locator('.unit').getByRole('button', { name: 'Next access' }).click()
    await until(page, (n) => n > steps[0], 'the next access')
    await grid.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('region', { name: /^accesses of .*\[4\]$/ }).waitFor()
    await page.locator('.memory').getByRole('button', { name: 'Cost' }).click()
    await page.getByRole('region', { name: 'cost of accesses' }).getByText('Divergent branch').first().waitFor()
  })

  test('flow: lanes by basic block, where they diverge and reconverge', async (page) => {
    await begin(page)
    await page.locator('.node').nth(3).waitFor()
    check((await page.locator('.node .fork').count()) >= 2, 'a fork and a join are marked')
    const lanes = (await page.locator('.node .count').allTextContents()).reduce((n, t) => n + Number(t || 0), 0)
    check(lanes > 0 && lanes <= 128, `lanes of the block: ${lanes}`)
    check((await page.locator('.node.here').count()) === 1, 'the chosen lane has its block')
  })

  test('breakpoints: by the gutter, by key, with a condition', async (page) => {
    await begin(page)
    await press(page, 'go to the start')
    await until(page, (n) => n === 0, 'the start')
    const line = page.locator('.source-editor .cm-line', { hasText: 's[t] +=' })
    const box = await line.boundingBox()
    const gutter = await page.locator('.source-editor .cm-breakpoints').boundingBox()
    await page.mouse.click(gutter.x + 6, box.y + 6)
    await page.locator('.cm-breakpoints .breakpoint').waitFor()
    const list = page.getByRole('group', { name: 'Breakpoints' })
    await list.waitFor()
    await page.getByRole('slider', { name: 'step' }).focus()
    await page.keyboard.press('F5')
    await page.locator('.now-text', { hasText: 'breakpoint' }).first().waitFor()
    const first = await now(page)
    // By keys: what a script fills in is no change for Firefox.
    const enter = async (text) => {
      await list.getByRole('textbox').click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await enter('t ==')
    await list.getByRole('alert').waitFor()
    await enter('t == 3 && k < 32')
    await list.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByRole('slider', { name: 'step' }).focus()
    await page.keyboard.press('F5')
    await until(page, (n) => n > first, 'the condition')
    await line.click()
    await page.keyboard.press('F9')
    await list.waitFor({ state: 'detached' })
  })

  test('findings: go to the step, and to the one before', async (page) => {
    await begin(page)
    const at = await second(page)
    const conflicts = page.locator('.cells .cell.conflict')
    await page.getByRole('button', { name: 'Step before' }).click()
    await until(page, (n) => n === at - 1, 'the step before')
    const before = await conflicts.count()
    await page.getByRole('button', { name: 'Go to step' }).click()
    await until(page, (n) => n === at, 'the step')
    await conflicts.nth(before).waitFor()
  })

  test('output: buffers at the end, and branch sides', async (page) => {
    await open(page, 'Read your neighbour')
    const output = page.getByRole('region', { name: 'output of the run' })
    check((await output.locator('.final').count()) >= 2, 'both buffers are shown')
    await open(page, 'Barrier missing in a loop')
    await output
      .getByText(/\d+ of \d+/)
      .first()
      .waitFor()
  })

  test('a barrier finding shows who waits where', async (page) => {
    await open(page, 'Barrier inside an if')
    await page.getByRole('button', { name: 'Step before' }).click()
    await page.locator('.lane.waits').first().waitFor()
    await page
      .locator('.what', { hasText: /waits? at the barrier at line \d+/ })
      .first()
      .waitFor()
  })

  test('threads that wait are named in the right number', async (page) => {
    for (const title of ['Barrier inside an if', 'Two barriers, two branches']) {
      await open(page, title)
      const notes = await page.locator('.source-editor .inline-note').allTextContents()
      const cards = await page.locator('.card.on p', { hasText: /waits? at/ }).allTextContents()
      check(
        notes.length > 1 && cards.length > 1,
        `${title}: ${notes.length} notes and ${cards.length} lines on the card`,
      )
      for (const text of [...notes, ...cards]) {
        const isRight = /thread \d+ (reads|writes|waits)|threads \d+[–,][\d–, ]* wait\b|\(\d+,\d+,\d+\) waits/
        check(isRight.test(text), `${title}: ${text}`)
      }
    }
  })

  test('the cell of a finding is found whatever the types of its accesses', async (page) => {
    await page.locator('.source-editor .cm-content').click()
    await page.keyboard.press('Control+A')
    // Bytes are written, and shown as cells of the array that holds them.
    await page.keyboard.insertText(
      '__global__ void k(int *a) {\n  char *c = (char *)a;\n  c[20] = threadIdx.x;\n  a[threadIdx.x] += 1;\n}\n',
    )
    await begin(page)
    await page.locator('.cells .cell.conflict').first().waitFor()
    const label = await page.locator('.cells .cell.conflict').first().getAttribute('aria-label')
    check(label.startsWith('a[5]:'), `the cell that holds byte 20: ${label}`)
  })

  test('sizes of panes are remembered', async (page) => {
    const divider = page.getByRole('separator', { name: 'width of the code' })
    await divider.focus()
    for (let k = 0; k < 5; k++) await page.keyboard.press('ArrowRight')
    const width = (await page.locator('.code').boundingBox()).width
    await page.reload()
    await page.locator('.source-editor .cm-line').nth(1).waitFor()
    check(
      Math.abs((await page.locator('.code').boundingBox()).width - width) < 2,
      'the width is the same after a reload',
    )
  })

  test('an edit marks the recording as stale; a new run replaces it', async (page) => {
    await begin(page)
    await page.getByLabel('grid x').fill('3')
    await page.locator('.threads.old').waitFor()
    await run(page)
    await page.locator('.block-button').nth(2).waitFor()
  })

  test('every step is drawn in time', async (page, context) => {
    await open(page, 'Barrier missing in a loop')
    await press(page, 'go to the start')
    await until(page, (n) => n === 0, 'the start')
    // Time of the page's own thread, whatever else the machine does.
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      return (
        1000 *
        metrics
          .filter((m) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(m.name))
          .reduce((n, m) => n + m.value, 0)
      )
    }
    const before = await busy()
    const times = await page.evaluate(async () => {
      const out = []
      const button = document.querySelector('.transport [aria-label=step]')
      const text = document.querySelector('.now-text')
      for (let k = 0; k < 100; k++) {
        const start = performance.now()
        const changed = new Promise((r) => {
          const watch = new MutationObserver(() => r(watch.disconnect()))
          watch.observe(text, { subtree: true, characterData: true, childList: true })
        })
        button.click()
        await changed
        out.push(performance.now() - start)
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)))
      }
      return out.sort((a, b) => a - b)
    })
    const each = ((await busy()) - before) / 100
    const redraw = `click to redraw ${times[50].toFixed(1)} ms, 95th percentile ${times[95].toFixed(1)}`
    console.log(`        a step: ${each.toFixed(1)} ms of the page's thread; ${redraw}`)
    check(each < 16, 'a step takes less than a frame')
  })

  test(
    'stepping is accessible',
    async (page) => {
      await begin(page)
      await page.locator('.node.here').waitFor()
      await accessible(page, 'stepping')
      await page.locator('.time').getByRole('button', { name: 'Table' }).click()
      await page.locator('.memory').getByRole('button', { name: 'Cost' }).click()
      await accessible(page, 'tables')
    },
    { scheme: 'light' },
  )
}

// The engine's worker: it serves the requests of protocol.ts one after the other, and answers each once.

import type * as Glue from '../../engine/simd.js'
import type { Engine } from '../../engine/simd.js'
import type { Failure, ProgramProgress, Request, Response, SearchProgress, SessionId, StepView } from '../protocol'
import { SIMD_TEST } from '../simd'

// A published page has two builds of the engine, one without vector instructions, and fetches the one that this browser
// can run. A page built by `cargo xtask play` has one.
const glues = import.meta.glob<typeof Glue>('../../engine/*.js')
const modules = import.meta.glob<string>('../../engine/*_bg.wasm', { query: '?url', import: 'default', eager: true })
const build = WebAssembly.validate(SIMD_TEST) || !glues['../../engine/plain.js'] ? 'simd' : 'plain'
const wasm = fetch(modules[`../../engine/${build}_bg.wasm`]!)
const glue = glues[`../../engine/${build}.js`]!()
const loaded = (async () => {
  const { default: init, Engine } = await glue
  await init({ module_or_path: wasm })
  return { it: new Engine(), Engine }
})()

const send = (response: Response) => postMessage(response)

type Work = Exclude<Request, { kind: 'cancel' }>

/** Requests that are to be cancelled. */
const cancelled = new Set<number>()

class Cancelled extends Error {}

/** Steps of a slice: some tens of milliseconds. */
const SLICE = 200_000

// A timer would be 4 ms late each time.
const turns = new MessageChannel()

/** Lets messages in; throws when the request has been cancelled. */
async function pause(id: number) {
  await new Promise((go) => {
    turns.port1.onmessage = go
    turns.port2.postMessage(null)
  })
  if (cancelled.has(id)) throw new Cancelled()
}

/** What a launch says of itself while it runs and no message gets in. */
const watch = {
  id: 0,
  /** See `protocol.ts`; empty if the launch is not to be ended early. */
  alive: '',
  /** Steps of the runs before: a launch is run several times, by different detectors. */
  before: 0,
  steps: 0,
  /** When to speak next. */
  next: 0,
}
function watchFor(id: number, alive: string) {
  Object.assign(watch, { id, alive, before: 0, steps: 0, next: performance.now() + 100 })
}

/** Whether a blob has not been revoked: the only thing outside that can be looked at without waiting. */
function isThere(blob: string): boolean {
  const request = new XMLHttpRequest()
  request.open('GET', blob, false)
  try {
    request.send()
    return true
  } catch {
    return false
  }
}

// The engine calls this at least every 65,536 steps.
const running = (steps: number): boolean => {
  if (steps < watch.steps) watch.before += watch.steps
  watch.steps = steps
  if (performance.now() < watch.next) return false
  watch.next = performance.now() + 100
  send({ kind: 'progress', id: watch.id, done: watch.before + steps, total: null })
  return watch.alive !== '' && !isThere(watch.alive)
}
Object.assign(globalThis, { warpscope: { running } })

async function record(engine: Engine, id: number, session: SessionId) {
  try {
    for (;;) {
      const [done, total, ready] = engine.record(session, SLICE) as [number, number, boolean]
      if (ready) return
      send({ kind: 'progress', id, done, total })
      await pause(id)
    }
  } catch (error) {
    engine.end(session)
    throw error
  }
}

/** Searches to the end, or until it is cancelled: what was found stays. */
async function searchOn(engine: Engine, id: number, search: number) {
  for (;;) {
    const from = performance.now()
    let at: SearchProgress
    do at = engine.search_on(search, 1) as SearchProgress
    while (!at.done && performance.now() - from < 25)
    send({ kind: 'progress', id, done: at.launches, total: at.of, search: at })
    if (at.done) break
    try {
      await pause(id)
    } catch {
      break
    }
  }
  return engine.search_end(search)
}

/** Steps of a program's host code between two looks at the clock. */
const HOST_SLICE = 1_000_000

/** Runs a program until it ends, or until it is cancelled: whether it was. */
async function runOn(engine: Engine, id: number, run: number): Promise<boolean> {
  for (;;) {
    const from = performance.now()
    let at: ProgramProgress
    let printed: ProgramProgress['printed'] = []
    do {
      at = engine.program_on(run, HOST_SLICE) as ProgramProgress
      printed = printed.concat(at.printed)
    } while (!at.done && performance.now() - from < 25)
    send({ kind: 'progress', id, done: at.host_steps, total: null, program: { ...at, printed } })
    watchFor(id, watch.alive)
    if (at.done) return false
    try {
      await pause(id)
    } catch {
      return true
    }
  }
}

/** Follows a move to its end. */
async function travel(engine: Engine, id: number, session: SessionId, first: StepView) {
  let at = first
  while (at.reason === 'more') {
    send({ kind: 'progress', id, done: at.step, total: at.steps })
    await pause(id)
    at = engine.go_on(session, SLICE) as StepView
  }
  return at
}

async function handle({ it: engine, Engine }: Awaited<typeof loaded>, request: Work): Promise<unknown> {
  switch (request.kind) {
    case 'cuda':
      return Engine.cuda(request.include, request.source, request.output)
    case 'cudaHost':
      return Engine.cuda_host(request.include, request.source, request.output)
    case 'cudaHostPlain':
      return Engine.cuda_host_plain()
    case 'cudaHostWays':
      return Engine.cuda_host_ways()
    case 'program': {
      const opened = engine.program(request.module, request.host, request.options) as { program: number }
      for (const { name, bytes } of request.files) engine.program_file(opened.program, name, bytes)
      return opened
    }
    case 'closeProgram':
      engine.program_close(request.program)
      return null
    case 'runProgram': {
      const run = engine.program_start(request.program, undefined)
      await runOn(engine, request.id, run)
      return engine.program_end(run)
    }
    case 'openLaunch': {
      const run = engine.program_start(request.program, request.launch)
      if (await runOn(engine, request.id, run)) {
        engine.program_end(run)
        throw new Cancelled()
      }
      const session = engine.program_session(run)
      return { session, json: engine.verdict(session) }
    }
    case 'hostVariables': {
      const run = engine.program_start(request.program, request.launch)
      if (await runOn(engine, request.id, run)) {
        engine.program_end(run)
        throw new Cancelled()
      }
      return engine.program_variables(run)
    }
    case 'prove':
      return engine.prove(request.module, request.kernel, request.launch, request.options ?? {})
    case 'sarif':
      return engine.sarif(request.module, request.kernel, request.launch, request.options ?? {})
    case 'programSarif':
      return engine.program_sarif(request.program, request.source)
    case 'explain':
      return Engine.explain(request.rule)
    case 'instantiate':
      return engine.instantiate(request.file, request.source, request.include, request.round)
    case 'less':
      return engine.leave_out(request.file, request.source, request.include, request.said, request.round)
    case 'cells':
      return Engine.cells(request.value, request.most)
    case 'open':
      return engine.open(request.text, request.file, request.source)
    case 'close':
      engine.close(request.module)
      return null
    case 'check':
      return { json: engine.check(request.module, request.kernel, request.launch, request.options ?? {}) }
    case 'mainFirst':
      engine.main_first(request.module, request.host)
      return null
    case 'search': {
      const search = engine.search(request.module, request.kernel, request.launch, request.options ?? {})
      return { json: await searchOn(engine, request.id, search) }
    }
    case 'repair': {
      const { module, kernel, launch, options, search } = request
      const repair = engine.repair(module, kernel, launch, options ?? {}, search)
      return { repair, step: engine.repair_on(repair, undefined, '') }
    }
    case 'repairOn':
      return engine.repair_on(request.repair, request.ir ?? undefined, request.said)
    case 'lesson':
      return Engine.lesson(request.text)
    case 'judge':
      return engine.judge(request.lesson, request.reference, request.module)
    case 'encode':
      return Engine.encode(request.state)
    case 'smallest':
      return engine.smallest(request.module, request.session, request.finding)
    case 'decode':
      return Engine.decode(request.link)
    case 'run': {
      const session = engine.debug(request.module, request.kernel, request.launch, request.options ?? {})
      return { session, json: engine.verdict(session) }
    }
    case 'debug': {
      const { session } = request
      await record(engine, request.id, session)
      return { view: engine.view(session), at: engine.at(session) }
    }
    case 'end':
      engine.end(request.session)
      return null
    case 'seek':
      return engine.seek(request.session, request.step)
    case 'move': {
      const { id, session, move, thread, back } = request
      return travel(engine, id, session, engine.move(session, move, thread, back ?? false, SLICE) as StepView)
    }
    case 'breakpoints':
      engine.breakpoints(request.session, request.breakpoints)
      return null
    case 'trace':
      return engine.trace(request.session)
    case 'block':
      return engine.block(request.session, request.block)
    case 'grid':
      return engine.grid(request.session)
    case 'values':
      return engine.values(request.session, request.thread)
    case 'memory': {
      const { session, object, block, offset, count, element } = request
      return engine.memory(session, object, block, offset, count, element)
    }
    case 'unit':
      return engine.unit(request.session, request.object, request.block, request.offset)
    case 'owners':
      return engine.owners(request.session, request.block)
    case 'flow':
      return engine.flow(request.session, request.block)
    case 'output':
      return engine.output(request.session)
    default:
      return request satisfies never
  }
}

function failure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'outcome' in error) return error as Failure
  return { file: '', kernel: null, outcome: 'limit', code: 'WS-ENGINE', message: String(error), loc: null, notes: [] }
}

async function answer(request: Work): Promise<Response> {
  const { id } = request
  try {
    if (cancelled.has(id)) throw new Cancelled()
    // A launch of a search that ends early would be judged wrongly.
    watchFor(id, request.kind === 'search' ? '' : (request.alive ?? ''))
    return { kind: 'ok', id, value: await handle(await loaded, request) }
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled', id }
    return { kind: 'error', id, failure: failure(error) }
  } finally {
    cancelled.delete(id)
  }
}

// One after the other, though some let messages in while they are served.
const queue = { last: Promise.resolve() }
addEventListener('message', ({ data }: MessageEvent<Request | Work[]>) => {
  if (Array.isArray(data)) queue.last = queue.last.then(() => serveAll(data))
  else if (data.kind === 'cancel') cancelled.add(data.id)
  else queue.last = queue.last.then(async () => send(await answer(data)))
})
async function serveAll(bundle: Work[]) {
  const answers: Response[] = []
  for (const request of bundle) answers.push(await answer(request))
  postMessage(answers)
}

loaded.then(
  ({ Engine }) => send({ kind: 'ready', version: Engine.version() }),
  (error) => send({ kind: 'error', id: 0, failure: failure(error) }),
)

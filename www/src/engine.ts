// The page's side of both workers.

import type { Answer, Args, Failure, Kind, LessRemark, ProgramProgress, Response, SearchProgress } from './protocol'
import { Latest } from './timing'
import type { CompileRequest, CompileResponse } from './worker/compiler'

/** What the engine refuses to do, and why. */
export class EngineError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
  }
}

/** Ended by the user. */
export class Cancelled extends Error {}

type Progress = (done: number, total: number | null, search?: SearchProgress, program?: ProgramProgress) => void

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
  progress?: Progress
}

/** Requests of both workers, by number. */
const requests = { next: 1 }
const engine = {
  worker: null as Worker | null,
  waiting: new Map<number, Waiting>(),
  /** Requests that are sent as one message, while they are made. */
  bundle: null as object[] | null,
}
const compiler = { worker: null as Worker | null, reject: null as ((error: Error) => void) | null }
/** What was begun before a cancel must not reach a worker after it. */
const cancels = new Latest()

/** Rejects all requests that wait for the engine. */
function rejectAll(error: Error) {
  const list = [...engine.waiting.values()]
  engine.waiting.clear()
  for (const w of list) w.reject(error)
}

function startEngine(): Worker {
  const worker = new Worker(new URL('./worker/engine.ts', import.meta.url), { type: 'module', name: 'engine' })
  const receive = (data: Response) => {
    if (data.kind === 'ready') return
    const waiting = engine.waiting.get(data.id)
    if (data.kind === 'progress') {
      waiting?.progress?.(data.done, data.total, data.search, data.program)
      return
    }
    // Number 0 is not a request: the engine could not be loaded.
    if (data.kind === 'error' && data.id === 0) return rejectAll(new EngineError(data.failure))
    engine.waiting.delete(data.id)
    if (data.kind === 'ok') waiting?.resolve(data.value as never)
    else if (data.kind === 'error') waiting?.reject(new EngineError(data.failure))
    else waiting?.reject(new Cancelled())
  }
  worker.onmessage = ({ data }: MessageEvent<Response | Response[]>) => {
    if (Array.isArray(data)) data.forEach(receive)
    else receive(data)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    engine.worker = null
    rejectAll(new Error(event.message || 'the engine could not be started'))
  }
  return worker
}

/** Asks the engine. `progress` is called during long work, which `stop` ends. */
export function ask<K extends Kind>(
  kind: K,
  args: Args<K>,
  progress?: Progress,
  stop?: AbortSignal,
): Promise<Answer<K>> {
  engine.worker ??= startEngine()
  const { worker } = engine
  const id = requests.next++
  const alive = stop && URL.createObjectURL(new Blob())
  const revoke = () => {
    if (alive) URL.revokeObjectURL(alive)
  }
  return new Promise((resolve, reject) => {
    engine.waiting.set(id, { resolve: resolve as never, reject, ...(progress ? { progress } : {}) })
    const request = { id, kind, ...args, ...(alive ? { alive } : {}) }
    if (engine.bundle) engine.bundle.push(request)
    else worker.postMessage(request)
    const cancel = () => {
      revoke()
      worker.postMessage({ kind: 'cancel', id })
    }
    stop?.addEventListener('abort', cancel, { once: true })
  }).finally(revoke) as Promise<Answer<K>>
}

/** Sends the requests that `make` makes as one message, which has one message for an answer: a step needs a dozen. */
export function together<T>(make: () => T): T {
  const bundle: object[] = []
  engine.bundle = bundle
  try {
    return make()
  } finally {
    engine.bundle = null
    engine.worker?.postMessage(bundle)
  }
}

export function compilerStarted(): boolean {
  return compiler.worker !== null
}

/** Waits for the service worker: it keeps what the compiler fetches only if it is there when the compiler starts. */
async function serviceWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers || workers.controller) return
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, 3000)
  })
}

/** A compiled source: `said` is what clang printed last, `remarks` is what was left out of the source. */
export interface Compiled {
  ir: string | null
  said: string
  remarks: LessRemark[]
  /** The option for a newer standard, if the source needs one and none was chosen. */
  standard: string | null
}

/** What a source is tried with that does not compile as C++17 and looks newer. */
const NEWER = '-std=c++20'
const NEWER_WORDS = /\b(concept|requires|consteval|constinit|char8_t)\b|<=>|\]\s*<\s*(typename|class)\b/
const NEWER_HEADERS = /#\s*include\s*<(bit|compare|concepts|numbers|ranges|source_location|span|version)>/

/** What marks kernels in IR. */
const HAS_KERNEL = /ptx_kernel|!"kernel"/

const errors = (said: string) => said.split(': error: ').length

/** The flag for kernels that launch kernels, which the compiler names where it is missing. */
const LAUNCHES = '-fgpu-rdc'

/** Compiles CUDA C++ to IR. Like the command line it leaves out host code that does not compile, and
 * instantiates kernels that are templates and that nothing launches. Since there is no
 * command line here on which to choose it, it also tries a newer standard. `downloading` and `compiling` are called on
 * the way. */
export async function compile(
  source: string,
  file: string,
  options: string[],
  downloading: (done: number, total: number) => void,
  compiling: () => void,
): Promise<Compiled> {
  const [include, output] = ['ws', 'out.ll']
  const isCurrent = cancels.watch()
  const args = await ask('cuda', { include: `/${include}`, source: file, output })
  if (!compiler.worker) await serviceWorker()
  let text = source
  let remarks: LessRemark[] = []
  let launches: string[] = []
  let standard: string | null = null
  const compileAs = (more: string[] = standard ? [standard] : []) => {
    if (!isCurrent()) throw new Cancelled()
    const request = { args: [...args, ...options, ...more, ...launches], include, source: text, file, output }
    return compileOnce(request, downloading, compiling)
  }
  let instantiated = false
  const looksNewer = NEWER_WORDS.test(source) || NEWER_HEADERS.test(source)
  const mayBeNewer = looksNewer && !options.some((o) => o.startsWith('-std='))
  for (let round = 0; ; round++) {
    let { ir, said } = await compileAs()
    if (ir === null && launches.length === 0 && said.includes(LAUNCHES)) {
      launches = [LAUNCHES]
      ;({ ir, said } = await compileAs())
    }
    if (ir === null && round === 0 && mayBeNewer) {
      const newer = await compileAs([NEWER])
      if (newer.ir !== null || errors(newer.said) < errors(said)) {
        ;({ ir, said } = newer)
        standard = NEWER
      }
    }
    if (ir !== null) {
      // A file of templates whose host part is elsewhere.
      const isDone = instantiated || HAS_KERNEL.test(ir)
      const more = isDone ? null : await ask('instantiate', { file, source, include: `/${include}`, round })
      if (more === null) return { ir, said, remarks, standard }
      instantiated = true
      ;({ text, remarks } = more)
      continue
    }
    const less = await ask('less', { file, source, include: `/${include}`, said, round })
    if (less === null) return { ir, said, remarks, standard }
    ;({ text, remarks } = less)
  }
}

/** Compiles the host side of a program to IR: all of it, or nothing. Like the command line it tries other standards of
 * C++ if none is chosen. */
export async function compileHost(
  source: string,
  file: string,
  options: string[],
  downloading: (done: number, total: number) => void,
  compiling: () => void,
): Promise<{ ir: string | null; said: string }> {
  const [include, output] = ['ws', 'out.ll']
  const isCurrent = cancels.watch()
  const args = await ask('cudaHost', { include: `/${include}`, source: file, output })
  if (!compiler.worker) await serviceWorker()
  let launches: string[] = []
  const compileAs = (way: string[]) => {
    if (!isCurrent()) throw new Cancelled()
    const all = [...args, ...options, ...launches, ...way]
    return compileOnce({ args: all, include, source, file, output }, downloading, compiling)
  }
  let usual = await compileAs([])
  if (usual.ir === null && usual.said.includes(LAUNCHES)) {
    launches = [LAUNCHES]
    usual = await compileAs([])
  }
  if (usual.ir !== null || options.some((o) => o.startsWith('-std='))) return usual
  for (const way of await ask('cudaHostWays', {})) {
    const made = await compileAs(way)
    if (made.ir !== null) return made
  }
  return usual
}

function compileOnce(
  request: Omit<CompileRequest, 'id'>,
  downloading: (done: number, total: number) => void,
  compiling: () => void,
): Promise<{ ir: string | null; said: string }> {
  compiler.worker ??= new Worker(new URL('./worker/compiler.ts', import.meta.url), {
    type: 'module',
    name: 'compiler',
  })
  const { worker } = compiler
  const id = requests.next++
  return new Promise((resolve, reject) => {
    compiler.reject = reject
    worker.onerror = (event) => {
      event.preventDefault()
      compiler.worker = null
      reject(new Error('the compiler could not be loaded; is there a connection?'))
    }
    worker.onmessage = ({ data }: MessageEvent<CompileResponse>) => {
      if (data.id !== id) return
      if (data.kind === 'progress') downloading(data.done, data.total)
      else if (data.kind === 'compiling') compiling()
      else resolve(data)
    }
    worker.postMessage({ id, ...request } satisfies CompileRequest)
  })
}

/** Ends whatever is under way. The next request starts new workers. */
export function cancel() {
  cancels.take()
  for (const worker of [compiler.worker, engine.worker]) {
    // What a worker said before its end may still be on its way.
    if (worker) worker.onmessage = null
    worker?.terminate()
  }
  compiler.worker = engine.worker = null
  compiler.reject?.(new Cancelled())
  rejectAll(new Cancelled())
}

// The page's side of both workers.

import type { Answer, Args, Failure, Kind, Response, SearchProgress } from './protocol'
import type { CompileRequest, CompileResponse } from './worker/compiler'

export class EngineError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
  }
}

/** Ended by the user. */
export class Cancelled extends Error {}

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
  progress?: (done: number, total: number | null, search?: SearchProgress) => void
}

let engine: Worker | null = null
let waiting = new Map<number, Waiting>()
let next = 1

function start(): Worker {
  const worker = new Worker(new URL('./worker/engine.ts', import.meta.url), { type: 'module', name: 'engine' })
  worker.onmessage = ({ data }: MessageEvent<Response>) => {
    if (data.kind === 'ready') return
    if (data.kind === 'progress') {
      waiting.get(data.id)?.progress?.(data.done, data.total, data.search)
      return
    }
    if (data.kind === 'error' && data.id === 0) {
      for (const w of waiting.values()) w.reject(new EngineError(data.failure))
      waiting.clear()
      return
    }
    const w = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'ok') w?.resolve(data.value as never)
    else if (data.kind === 'error') w?.reject(new EngineError(data.failure))
    else w?.reject(new Cancelled())
  }
  worker.onerror = (event) => {
    event.preventDefault()
    for (const w of waiting.values()) w.reject(new Error(event.message || 'the engine could not be started'))
    waiting.clear()
    engine = null
  }
  return worker
}

/** Asks the engine. `progress` hears of long work, which `stop` ends. */
export function ask<K extends Kind>(kind: K, args: Args<K>, progress?: Waiting['progress'], stop?: AbortSignal): Promise<Answer<K>> {
  engine ??= start()
  const id = next++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as never, reject, ...(progress ? { progress } : {}) })
    const worker = engine!
    worker.postMessage({ id, kind, ...args })
    stop?.addEventListener('abort', () => worker.postMessage({ kind: 'cancel', id }), { once: true })
  })
}

let compiler: Worker | null = null
let dropCompile: ((error: Error) => void) | null = null

export function compilerStarted(): boolean {
  return compiler !== null
}

/** What the compiler fetches is kept for later only by a service worker that is there when it starts. */
async function keeper(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers || workers.controller) return
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, 3000)
  })
}

/** Compiles CUDA C++ to IR; what clang said comes with it. `step` hears of the download. */
export async function compile(
  source: string,
  file: string,
  options: string[],
  step: (done: number, total: number) => void,
  compiling: () => void,
): Promise<{ ir: string | null; said: string }> {
  const [include, output] = ['ws', 'out.ll']
  const from = cancels
  const args = await ask('cuda', { include: '/' + include, source: file, output })
  if (!compiler) await keeper()
  if (from !== cancels) throw new Cancelled()
  compiler ??= new Worker(new URL('./worker/compiler.ts', import.meta.url), { type: 'module', name: 'compiler' })
  const worker = compiler
  const id = next++
  return new Promise((resolve, reject) => {
    dropCompile = reject
    worker.onerror = (event) => {
      event.preventDefault()
      compiler = null
      reject(new Error('the compiler could not be loaded; is there a connection?'))
    }
    worker.onmessage = ({ data }: MessageEvent<CompileResponse>) => {
      if (data.id !== id) return
      if (data.kind === 'progress') step(data.done, data.total)
      else if (data.kind === 'compiling') compiling()
      else resolve(data)
    }
    worker.postMessage({ id, args: [...args, ...options], include, source, file, output } satisfies CompileRequest)
  })
}

/** Counts what was cancelled: a compile that has not reached its worker by then must not do so later. */
let cancels = 0

/** Ends whatever is under way. The next request starts anew. */
export function cancel() {
  cancels++
  // What a worker has said before its end may still be on its way.
  for (const worker of [compiler, engine]) if (worker) worker.onmessage = null
  compiler?.terminate()
  compiler = null
  dropCompile?.(new Cancelled())
  engine?.terminate()
  engine = null
  for (const w of waiting.values()) w.reject(new Cancelled())
  waiting = new Map()
}

// The engine's worker: takes requests of protocol.ts one by one, and answers each once.

import init, { Engine } from '../../engine/warpscope_wasm.js'
import wasm from '../../engine/warpscope_wasm_bg.wasm?url'
import type { Failure, Request, Response } from '../protocol'

const engine = (async () => {
  await init({ module_or_path: wasm })
  return new Engine()
})()

const say = (response: Response) => postMessage(response)

function handle(engine: Engine, request: Request): unknown {
  switch (request.kind) {
    case 'cuda':
      return Engine.cuda(request.include, request.source, request.output)
    case 'open':
      return engine.open(request.text, request.file)
    case 'close':
      engine.close(request.module)
      return null
    case 'check':
      return { json: engine.check(request.module, request.kernel, request.launch, request.options ?? {}) }
    default:
      throw new Error(`this engine does not know ${request.kind}`)
  }
}

function failure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'outcome' in error) return error as Failure
  return { file: '', kernel: null, outcome: 'limit', code: 'WS-ENGINE', message: String(error), loc: null, notes: [] }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'cancel') return
  const { id } = data
  try {
    say({ kind: 'ok', id, value: handle(await engine, data) })
  } catch (error) {
    say({ kind: 'error', id, failure: failure(error) })
  }
})

engine.then(
  () => say({ kind: 'ready', version: Engine.version(), simd: false }),
  (error) => say({ kind: 'error', id: 0, failure: failure(error) }),
)

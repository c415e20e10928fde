// The compiler's worker: clang as wasm. It is started when CUDA has to be compiled, and cancelled by ending the worker.

/** A source to compile. The arguments for clang come from the engine. */
export interface CompileRequest {
  id: number
  args: string[]
  include: string
  source: string
  file: string
  output: string
}

export type CompileResponse =
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'compiling'; id: number }
  | { kind: 'done'; id: number; ir: string | null; said: string }

type Tree = { [name: string]: Tree | string | Uint8Array }

/** The same headers that the command line gives to clang. */
const headers = import.meta.glob<string>('../../../core/cuda/include/**', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function tree(): Tree {
  const top: Tree = {}
  for (const [from, text] of Object.entries(headers)) {
    const path = from.replace(/^.*\/cuda\/include\//, '')
    const parts = path.split('/')
    let folder = top
    for (const part of parts.slice(0, -1)) {
      folder[part] ??= {}
      folder = folder[part] as Tree
    }
    folder[parts.at(-1)!] = text
  }
  return top
}

const send = (response: CompileResponse) => postMessage(response)

/** The request that waits for the download. */
const current = { id: 0 }
/** Bytes of the compiler when the host does not say. */
const USUAL_SIZE = 23_000_000

// The compiler's bundle takes `fetch` when it is imported, so this comes first. A build has the large module in
// compressed form (vite.config.ts).
const plainFetch = globalThis.fetch.bind(globalThis)
globalThis.fetch = async (input, options) => {
  const url = String(input)
  if (!import.meta.env.PROD || !/llvm\.core-[^/]*\.wasm$/.test(url)) return plainFetch(input, options)
  const answer = await plainFetch(`${url}.packed`, options)
  if (!answer.ok || !answer.body) throw new Error(`the compiler could not be loaded: ${answer.status}`)
  const total = Number(answer.headers.get('content-length')) || USUAL_SIZE
  let done = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        done += chunk.length
        send({ kind: 'progress', id: current.id, done, total: Math.max(total, done) })
        controller.enqueue(chunk)
      },
    }),
  )
  const headers = { 'content-type': 'application/wasm' }
  return new Response(counted.pipeThrough(new DecompressionStream('gzip')), { headers })
}

addEventListener('message', async ({ data }: MessageEvent<CompileRequest>) => {
  const { id } = data
  current.id = id
  let said = ''
  const decoder = new TextDecoder()
  const print = (bytes: Uint8Array | null) => {
    if (bytes) said += decoder.decode(bytes, { stream: true })
  }
  try {
    const { runLLVM } = await import('@yowasp/clang')
    const fetchProgress = () => {}
    await runLLVM(null as never, {}, { fetchProgress } as never)
    send({ kind: 'compiling', id })
    const files = { [data.file]: data.source, [data.include]: tree() }
    const out = await runLLVM(data.args, files as never, { stdout: print, stderr: print, fetchProgress } as never)
    const ir = (out as Tree)?.[data.output]
    send({ kind: 'done', id, ir: ir instanceof Uint8Array ? decoder.decode(ir) : ((ir as string) ?? null), said })
  } catch (error) {
    const code = (error as { code?: number }).code
    if (code === undefined) said += `${data.file}:1:1: fatal error: ${error}\n`
    send({ kind: 'done', id, ir: null, said })
  }
})

// The examples: kernels of ../examples, each with a launch that shows its bug. Their IR is made beforehand
// (`cargo xtask ir`), so that they run without the compiler.

const sources = import.meta.glob<string>('../examples/*.cu', { query: '?url', import: 'default', eager: true })
const modules = import.meta.glob<string>('../examples/*.ll', { query: '?url', import: 'default', eager: true })

export interface Example {
  id: string
  title: string
  /** One sentence: what goes wrong. */
  summary: string
  /** The kind of finding. */
  kind: string
  grid: string
  block: string
  args: Record<string, string>
  /** Whether it is a whole program, which is run as such. */
  program?: true
}

export const examples: Example[] = [
  {
    id: 'first_program',
    title: 'A first program',
    summary: 'main, cudaMalloc, cudaMemcpy, <<<>>>: and a launch that fails in silence.',
    kind: 'program',
    grid: '8',
    block: '256',
    args: { a: 'f32[2000]:iota', b: 'f32[2000]:iota', c: 'f32[2000]:zeros', n: '2000' },
    program: true,
  },
  {
    id: 'two_streams',
    title: 'Two streams, one buffer',
    summary: 'Streams are not ordered with each other, unless an event says so.',
    kind: 'program',
    grid: '4',
    block: '64',
    args: { data: 'i32[256]:zeros', n: '256' },
    program: true,
  },
  {
    id: 'lost_update',
    title: 'Lost update',
    summary: 'Two threads, one counter: which increment is lost?',
    kind: 'race',
    grid: '1',
    block: '64',
    args: { total: 'i32[1]:zeros' },
  },
  {
    id: 'neighbour',
    title: 'Read your neighbour',
    summary: 'A thread reads what another one has not written yet.',
    kind: 'race',
    grid: '1',
    block: '64',
    args: { in: 'f32[64]:iota', out: 'f32[64]:zeros' },
  },
  {
    id: 'tree_sum',
    title: 'Barrier missing in a loop',
    summary: 'A tree sum needs its barrier in every iteration.',
    kind: 'race',
    grid: '2',
    block: '128',
    args: { a: 'f32[256]:iota', out: 'f32[2]:zeros' },
  },
  {
    id: 'tile_reuse',
    title: 'Tile overwritten too early',
    summary: 'The next iteration overwrites what this one still reads.',
    kind: 'race',
    grid: '1',
    block: '64',
    args: { in: 'i32[256]:iota', out: 'i32[64]:zeros', n: '256' },
  },
  {
    id: 'scan',
    title: 'Scan in place',
    summary: 'Correct within one warp in lockstep, wrong with two.',
    kind: 'race',
    grid: '1',
    block: '64',
    args: { data: 'i32[64]:iota' },
  },
  {
    id: 'histogram',
    title: 'Histogram',
    summary: 'Two threads update the same bin.',
    kind: 'race',
    grid: '1',
    block: '64',
    args: { in: 'i32[64]:random(7,0,7)', bins: 'i32[8]:zeros' },
  },
  {
    id: 'barrier_in_if',
    title: 'Barrier inside an if',
    summary: 'Some threads wait here, the others at the next one.',
    kind: 'divergence',
    grid: '1',
    block: '64',
    args: { in: 'f32[64]:iota', out: 'f32[64]:zeros', n: '40' },
  },
  {
    id: 'two_barriers',
    title: 'Two barriers, two branches',
    summary: 'They look alike, but they are not the same barrier.',
    kind: 'divergence',
    grid: '1',
    block: '64',
    args: { out: 'i32[64]:zeros' },
  },
  {
    id: 'spare_barrier',
    title: 'Barrier that guards nothing',
    summary: 'Three barriers, the last of which is not needed.',
    kind: 'redundant',
    grid: '1',
    block: '64',
    args: { in: 'i32[64]:iota', out: 'i32[64]:zeros' },
  },
  {
    id: 'warp_sum',
    title: 'Lanes out of step',
    summary: 'An old unrolled warp sum on hardware since Volta.',
    kind: 'warp race',
    grid: '1',
    block: '32',
    args: { x: 'f32[64]:iota' },
  },
  {
    id: 'stencil',
    title: 'Blocks, one buffer',
    summary: 'No barrier of a block orders another block.',
    kind: 'race',
    grid: '2',
    block: '64',
    args: { x: 'f32[128]:iota', n: '128' },
  },
  {
    id: 'last_block',
    title: 'Last-block reduction',
    summary: 'Results of other blocks, read without a fence.',
    kind: 'race',
    grid: '4',
    block: '32',
    args: { in: 'i32[32]:iota', part: 'i32[4]:zeros', out: 'i32[1]:zeros', done: 'i32[1]:zeros' },
  },
]

/** Arguments that only the fixed kernel has. */
const more: Record<string, Record<string, string>> = { stencil: { y: 'f32[128]:zeros' } }

export interface Loaded {
  source: string
  ir: string
  /** The IR of the host side of a program. */
  host: string | null
  args: Record<string, string>
}

export async function load(example: Example, fixed: boolean): Promise<Loaded> {
  const name = `../examples/${example.id}${fixed ? '_fixed' : ''}`
  const text = async (url: string) => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.text()
  }
  const [source, ir, host] = await Promise.all([
    text(sources[`${name}.cu`]!),
    text(modules[`${name}.ll`]!),
    example.program ? text(modules[`${name}.host.ll`]!) : null,
  ])
  return { source, ir, host, args: { ...example.args, ...(fixed ? more[example.id] : {}) } }
}

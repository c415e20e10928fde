// The examples: kernels of ../examples, each with a launch that shows its bug. Their IR is made beforehand
// (`cargo xtask ir`), so that they run without the compiler.

const sources = import.meta.glob<string>('../examples/*.cu', { query: '?url', import: 'default', eager: true })
const modules = import.meta.glob<string>('../examples/*.ll', { query: '?url', import: 'default', eager: true })

export interface Example {
  id: string
  title: string
  /** One sentence: what goes wrong. */
  says: string
  about: string
  grid: string
  block: string
  args: Record<string, string>
}

const table: [string, string, string, string, string, string, Record<string, string>][] = [
  [
    'lost_update',
    'Lost update',
    'Two threads, one counter: which increment is lost?',
    'race',
    '1',
    '64',
    { total: 'i32[1]:zeros' },
  ],
  [
    'neighbour',
    'Read your neighbour',
    'A thread reads what another one has not written yet.',
    'race',
    '1',
    '64',
    { in: 'f32[64]:iota', out: 'f32[64]:zeros' },
  ],
  [
    'tree_sum',
    'Barrier missing in a loop',
    'A tree sum needs its barrier in every iteration.',
    'race',
    '2',
    '128',
    { a: 'f32[256]:iota', out: 'f32[2]:zeros' },
  ],
  [
    'tile_reuse',
    'Tile overwritten too early',
    'The next iteration overwrites what this one still reads.',
    'race',
    '1',
    '64',
    { in: 'i32[256]:iota', out: 'i32[64]:zeros', n: '256' },
  ],
  ['scan', 'Scan in place', 'Correct within one warp, wrong with two.', 'race', '1', '64', { data: 'i32[64]:iota' }],
  [
    'histogram',
    'Histogram',
    'Two threads update the same bin.',
    'race',
    '1',
    '64',
    { in: 'i32[64]:random(7,0,7)', bins: 'i32[8]:zeros' },
  ],
  [
    'barrier_in_if',
    'Barrier inside an if',
    'Some threads wait here, the others at the next one.',
    'divergence',
    '1',
    '64',
    { in: 'f32[64]:iota', out: 'f32[64]:zeros', n: '40' },
  ],
  [
    'two_barriers',
    'Two barriers, two branches',
    'They look alike, but they are not the same barrier.',
    'divergence',
    '1',
    '64',
    { out: 'i32[64]:zeros' },
  ],
  [
    'spare_barrier',
    'Barrier that guards nothing',
    'Three barriers, one of which is not needed.',
    'redundant',
    '1',
    '64',
    { in: 'i32[64]:iota', out: 'i32[64]:zeros' },
  ],
  [
    'warp_sum',
    'Lanes out of step',
    'An old unrolled warp sum on hardware since Volta.',
    'warp race',
    '1',
    '32',
    { x: 'f32[64]:iota' },
  ],
  [
    'stencil',
    'Blocks, one buffer',
    'No barrier of a block orders another block.',
    'race',
    '2',
    '64',
    { x: 'f32[128]:iota', n: '128' },
  ],
  [
    'last_block',
    'Last-block reduction',
    'Results of other blocks, read without a fence.',
    'race',
    '4',
    '32',
    { in: 'i32[32]:iota', part: 'i32[4]:zeros', out: 'i32[1]:zeros', done: 'i32[1]:zeros' },
  ],
]

export const examples: Example[] = table.map(([id, title, says, about, grid, block, args]) => ({
  id,
  title,
  says,
  about,
  grid,
  block,
  args,
}))

/** Arguments that only the fixed kernel has. */
const more: Record<string, Record<string, string>> = { stencil: { y: 'f32[128]:zeros' } }

export interface Loaded {
  source: string
  ir: string
  args: Record<string, string>
}

export async function load(example: Example, fixed: boolean): Promise<Loaded> {
  const name = `../examples/${example.id}${fixed ? '_fixed' : ''}`
  const text = async (url: string) => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.text()
  }
  const [source, ir] = await Promise.all([text(sources[`${name}.cu`]!), text(modules[`${name}.ll`]!)])
  return { source, ir, args: { ...example.args, ...(fixed ? more[example.id] : {}) } }
}

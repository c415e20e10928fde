// The engine of the browser and the command line give the same report, byte for byte: the launches of the file tests
// (`run:` lines of tests/pass and tests/fail), by the tool that TOOL names and by the builds of the engine that there
// are, in node. Both builds come from one source, so that the plain one, for old browsers, gets one launch in three.
// Of the modules without optimisation, which do what the others do, one in three is compared.
// They also judge all attempts at the lessons alike, and run programs of tests/programs alike: what they print, and the
// report. Those are compiled by clang 22, where it is installed, for both.

import { execFile, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = new URL('../..', import.meta.url).pathname
const tool = process.env.TOOL
const only = process.argv[2]
const run = promisify(execFile)

// One process for each core, and one more to wait for them: each takes its share of all that is compared.
const parts = availableParallelism()
const part = Number(process.env.PART ?? -1)
if (part < 0 && !only) {
  const all = Array.from({ length: parts }, (_, i) => {
    const child = fork(new URL(import.meta.url).pathname, { env: { ...process.env, PART: `${i}` } })
    return new Promise((ended) => child.on('exit', ended))
  })
  process.exit((await Promise.all(all)).every((code) => code === 0) ? 0 : 1)
}
/** Whether the thing of this number is compared by this process. */
const mine = (number) => only || number % parts === part

/** Splits a line into words as the file tests do: at spaces outside of quotes. */
function words(text) {
  const out = []
  for (const [, word] of text.matchAll(/((?:[^\s'"]|'[^']*'|"[^"]*")+)/g))
    out.push(word.replace(/'([^']*)'|"([^"]*)"/g, (_, a, b) => a ?? b))
  return out
}

/** The request to the engine that a line of flags stands for. An unknown flag is an error. */
function asked(flags) {
  const launch = { args: [], seed: 0 }
  const options = { assume: [], links: true }
  let [kernel, search] = [undefined, 'none']
  const take = {
    grid: (v) => (launch.grid = v),
    block: (v) => (launch.block = v),
    arg: (v) => launch.args.push(v),
    model: (v) => (launch.model = v),
    exited: (v) => (launch.exited = v),
    'warp-size': (v) => (launch.warp_size = Number(v)),
    'shared-bytes': (v) => (launch.shared_bytes = Number(v)),
    seed: (v) => (launch.seed = Number(v)),
    'max-steps': (v) => (options.max_steps = Number(v)),
    assume: (v) => options.assume.push(v),
    kernel: (v) => (kernel = v),
    search: (v) => (search = v),
    prove: (v) => (options.no_proof = v === 'off'),
    // It decides the exit code alone.
    'fail-on': () => undefined,
    budget: (v) => (options.launches = Number(/^(\d+)-launches$/.exec(v)[1])),
  }
  for (let i = 0; i < flags.length; i++) {
    const [, name, given] = /^--([\w-]+)(?:=(.*))?$/s.exec(flags[i]) ?? []
    if (name === 'redundant' || name === 'perf') options[name] = true
    else if (take[name]) take[name](given ?? flags[++i])
    else throw new Error(`the flag ${flags[i]} is not known to this test`)
  }
  options.simulee = search === 'simulee'
  return { launch, options, kernel, search: search !== 'none' }
}

/** Every kernel's IR with a line of flags. */
function* cases() {
  for (const folder of ['tests/pass', 'tests/fail']) {
    let plain = 0
    const files = readdirSync(join(root, folder), { recursive: true })
      .filter((f) => f.endsWith('.ll'))
      .sort()
      .filter((f) => only || !f.endsWith('.O0.ll') || plain++ % 3 === 0)
    for (const name of files) {
      const file = `${folder}/${name}`
      if (only && !file.includes(only)) continue
      const beside = file.replace(/(\.O0)?\.ll$/, '.cu')
      const text = readFileSync(join(root, file), 'utf8')
      const source = existsSync(join(root, beside)) ? readFileSync(join(root, beside), 'utf8') : undefined
      for (const [, flags] of (source ?? text).matchAll(/^[ \t]*(?:\/\/|;)[ \t]*run:(.*)$/gm))
        yield { file, text, source, flags: words(flags) }
    }
  }
}

async function engine(name) {
  const glue = await import(`../engine/${name}.js`)
  glue.initSync({ module: readFileSync(new URL(`../engine/${name}_bg.wasm`, import.meta.url)) })
  return { name, it: new glue.Engine() }
}

function wasm({ it }, { file, text, source }, { launch, options, kernel, search }) {
  let opened
  try {
    opened = it.open(text, file, source)
  } catch (failure) {
    return { schema: 0, failure }
  }
  try {
    if (!search) return it.check(opened.module, kernel, launch, options)
    const number = it.search(opened.module, kernel ?? opened.kernels[0].name, launch, options)
    while (!it.search_on(number, 1000).done);
    return it.search_end(number)
  } finally {
    it.close(opened.module)
  }
}

/** Where two texts differ. */
function difference(a, b) {
  const [x, y] = [a.split('\n'), b.split('\n')]
  const i = x.findIndex((line, i) => line !== y[i])
  return `line ${i + 1}: ${(x[i] ?? '').slice(0, 200)}\n          becomes ${(y[i] ?? '').slice(0, 200)}`
}

/** A value as JSON, with its fields in alphabetical order. */
const sorted = (value) =>
  JSON.stringify(
    value,
    (_, v) =>
      v && typeof v === 'object' && !Array.isArray(v)
        ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
        : v,
    1,
  )

/** The kernels of each lesson, judged as attempts at it. */
async function judged() {
  const folder = 'www/lessons'
  let [equal, failed] = [0, 0]
  for (const [number, lesson] of readdirSync(join(root, folder)).sort().entries()) {
    if (!mine(number)) continue
    const of = `${folder}/${lesson}`
    if (only && !of.includes(only)) continue
    const read = (file) => readFileSync(join(root, of, file), 'utf8')
    const files = readdirSync(join(root, of)).filter((f) => f.endsWith('.ll'))
    const names = files.map((f) => `${of}/${f}`)
    // Exit code 1 means that some do not pass.
    const { stdout } = await run(tool, ['grade', of, ...names, '--format', 'json'], { cwd: root }).catch((e) => e)
    const wanted = JSON.parse(stdout).attempts
    for (const { name, it } of engines) {
      for (const [i, file] of files.entries()) {
        const opened = it.open(read(file), names[i], undefined)
        const got = it.judge(read('lesson.md'), read('reference.ll'), opened.module)
        it.close(opened.module)
        if (sorted(got) === sorted(wanted[i])) equal++
        else {
          failed++
          const [a, b] = [wanted[i], got].map(sorted)
          console.log(`DIFFERS ${name}: warpscope grade ${of} ${names[i]}\n        ${difference(a, b)}`)
        }
      }
    }
  }
  console.log(`${equal} judgements of wasm equal those of the tool, ${failed} do not`)
  return failed
}

/** Programs of one source, with the words of their `run:` lines. With a filter all that fit, else every sixth one. */
function* programs() {
  const top = 'tests/programs'
  const folders = readdirSync(join(root, top)).flatMap((name) =>
    name === 'faults' ? readdirSync(join(root, top, name)).map((n) => `${top}/${name}/${n}`) : [`${top}/${name}`],
  )
  let number = 0
  for (const folder of folders.sort()) {
    const files = readdirSync(join(root, folder), { recursive: true }).filter((f) =>
      statSync(join(root, folder, f)).isFile(),
    )
    const sources = files.filter((f) => /\.(cu|cpp|c|cc)$/.test(f))
    // The twins of a fault are two programs.
    if (sources.length > 1 && !folder.includes('/faults/')) continue
    for (const source of sources.filter((f) => f.endsWith('.cu'))) {
      const own = `${folder}/${source}`
      if (only ? !own.includes(only) : number++ % 6 || !mine(Math.floor(number / 6))) continue
      const line = /^\/\/ run:(.*)$/m.exec(readFileSync(join(root, own), 'utf8'))?.[1] ?? ''
      const flags = words(line)
      const at = flags.indexOf('--')
      const [ours, args] = at < 0 ? [flags, []] : [flags.slice(0, at), flags.slice(at + 1)]
      if (ours.some((f, i) => f.startsWith('-') && f !== '--stdin' && i % 2 === 0)) continue
      const stdin = ours[0] === '--stdin' ? ours[1] : null
      yield { folder, source, files, flags, args, stdin }
    }
  }
}

/** What the tool and the engines say of a program. */
async function ran({ folder, source, files, args, stdin }, { it }) {
  const at = join(root, folder)
  const read = (file) => readFileSync(join(at, file))
  const made = mkdtempSync(join(tmpdir(), 'warpscope-'))
  try {
    const include = join(root, 'core/cuda/include')
    const { constructor: engine } = it
    const compile = async (list, output, flags = []) => {
      const clean = ['-fdebug-compilation-dir=.', `-fdebug-prefix-map=${include}=cuda`]
      const more = [...clean, `-fmacro-prefix-map=${include}=cuda`, '-main-file-name', source]
      await run('clang-22', [...list.slice(1), ...more, ...flags], { cwd: at })
      return readFileSync(output, 'utf8')
    }
    const [host, device] = [join(made, 'host.ll'), join(made, 'device.ll')]
    const both = async (flags) => ({
      host: await compile(engine.cuda_host(include, source, host), host, flags),
      device: await compile(engine.cuda(include, source, device), device, flags),
    })
    // Kernels that launch kernels need a flag, and the compiler says so; what else does not compile may be newer C++.
    const texts = await both([]).catch((error) =>
      both([error.stderr?.includes('-fgpu-rdc') ? '-fgpu-rdc' : '-std=c++20']),
    )
    return engines.map((engine) => {
      const opened = engine.it.open(texts.device, source, read(source).toString())
      const options = { args, stdin: stdin ? read(stdin).toString() : '' }
      const { program } = engine.it.program(opened.module, texts.host, options)
      for (const file of files) engine.it.program_file(program, file, read(file))
      const number = engine.it.program_start(program, undefined)
      // Slices of odd sizes: they must not matter.
      while (!engine.it.program_on(number, 777_777).done);
      const { json } = engine.it.program_end(number)
      engine.it.program_close(program)
      engine.it.close(opened.module)
      return { name: engine.name, json }
    })
  } finally {
    rmSync(made, { recursive: true })
  }
}

/** Programs, run by both. */
async function programsEqual() {
  const clang = await run('clang-22', ['--version']).catch(() => null)
  if (!clang) {
    console.log('programs are skipped: clang-22 is not installed')
    return 0
  }
  const start = Date.now()
  let [equal, failed] = [0, 0]
  for (const one of programs()) {
    const { folder, source, flags } = one
    const at = flags.indexOf('--') < 0 ? flags.length : flags.indexOf('--')
    const own = ['run', source, '--format', 'json', '--files', '.', ...flags.slice(0, at), ...flags.slice(at)]
    const native = run(tool, own, { cwd: join(root, folder), maxBuffer: 1 << 28 }).catch((e) => e)
    const got = await ran(one, engines[0]).catch((error) => [{ name: 'all', json: String(error?.message ?? error) }])
    const wanted = (await native).stdout
    for (const { name, json } of got) {
      if (`${json}\n` === wanted) equal++
      else {
        failed++
        console.log(`DIFFERS ${name}: in ${folder}: warpscope ${own.join(' ')}\n        ${difference(wanted, json)}`)
      }
    }
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${equal} runs of programs by wasm equal those of the tool byte for byte, ${failed} do not, ${seconds} s`)
  return failed
}

const builds = ['plain', 'simd'].filter((name) => existsSync(join(root, `www/engine/${name}.js`)))
const engines = await Promise.all(builds.map(engine))
const start = Date.now()
let [equal, failed] = [0, 0]
/** Native runs that are under way while wasm runs. */
const ahead = []
const list = [...cases()].filter((_, number) => mine(number))
const native = ({ file, flags }) => {
  const search = flags.includes('--search') ? [] : ['--search', 'none']
  const args = ['check', file, ...flags, ...search, '--format', 'json']
  return run(tool, args, { cwd: root, maxBuffer: 1 << 28 }).catch((e) => {
    // Exit code 1 means findings, 2 a failure that is in the report too.
    if (e.code !== 1 && e.code !== 2) throw e
    return e
  })
}
for (const [i, one] of list.entries()) {
  while (ahead.length < 2 && i + ahead.length < list.length) ahead.push(native(list[i + ahead.length]))
  const wanted = (await ahead.shift()).stdout
  const what = asked(one.flags)
  for (const engine of engines) {
    if (!only && engine.name === 'plain' && i % 3) continue
    const got = `${wasm(engine, one, what)}\n`
    if (got === wanted) equal++
    else {
      failed++
      const command = `warpscope check ${one.file} ${one.flags.join(' ')}`
      if (failed <= 10) console.log(`DIFFERS ${engine.name}: ${command}\n        ${difference(wanted, got)}`)
    }
  }
}
const seconds = ((Date.now() - start) / 1000).toFixed(1)
console.log(`${equal} reports of wasm equal those of the tool byte for byte, ${failed} do not`)
console.log(`${list.length} launches, ${seconds} s`)
if (await judged()) failed++
if (await programsEqual()) failed++
process.exit(failed || !(equal || only) ? 1 : 0)

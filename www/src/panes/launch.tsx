// The launch, written as CUDA writes it.

import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask } from '../engine'
import { Icon } from '../icons'
import type { Param } from '../protocol'
import { type Buffer, type Content, contents, isCell, readBuffer, writeBuffer } from '../state/argument'
import * as launch from '../state/launch'
import { embedded } from '../state/layout'
import * as program from '../state/program'
import * as proof from '../state/proof'
import * as run from '../state/run'
import * as search from '../state/search'
import * as source from '../state/source'
import { Term } from './terms'

function Dims({ name, value }: { name: 'grid' | 'block'; value: Signal<[string, string, string]> }) {
  const fault = launch.faults.value[name]
  return (
    <div class="field" role="group" aria-label={name}>
      <span class="label">{name}</span>
      <span class={fault ? 'input invalid' : 'input'} title={fault}>
        {(['x', 'y', 'z'] as const).map((axis, i) => (
          <input
            key={axis}
            class={i && value.value[i] === '1' ? 'unused' : ''}
            style={{ width: `${Math.max(i ? 3 : 4, value.value[i]!.length + 2.4)}ch` }}
            inputMode="numeric"
            aria-label={`${name} ${axis}`}
            aria-invalid={fault ? 'true' : undefined}
            value={value.value[i]}
            onInput={(e) => {
              const next = [...value.value] as [string, string, string]
              next[i] = e.currentTarget.value
              value.value = next
            }}
          />
        ))}
      </span>
    </div>
  )
}

/** Most cells of a buffer for which there is a table. */
const MAX_TABLE = 256

/** The cells of a small buffer, to be changed one by one. */
function Table({
  name,
  text,
  length,
  set,
  close,
}: {
  name: string
  text: string
  length: number
  set: (cells: string[]) => void
  close: () => void
}) {
  const [cells, setCells] = useState<string[] | null>(null)
  const [fault, setFault] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let mine = true
    ask('cells', { value: text, most: MAX_TABLE }).then(
      (now) => {
        if (!mine) return
        setCells(now)
        setFault('')
      },
      (error) => mine && setFault((error as Error).message),
    )
    return () => {
      mine = false
    }
  }, [text])
  useEffect(() => {
    const away = (e: Event) => {
      if (!box.current?.parentElement?.contains(e.target as Node)) close()
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [])
  return (
    <div
      ref={box}
      class="table"
      role="group"
      aria-label={`cells of ${name}`}
      onKeyDown={(e) => {
        if (e.key === 'Escape') close()
        // Enter takes the value and does not run the launch.
        if (e.key === 'Enter') {
          e.preventDefault()
          ;(e.target as HTMLElement).blur()
          ;(e.target as HTMLElement).focus()
        }
      }}
    >
      <div class="table-cells" style={{ '--n': Math.min(8, length) }}>
        {cells?.map((c, i) => (
          <label key={i}>
            <span>{i}</span>
            <input
              aria-label={`${name}[${i}]`}
              value={c}
              spellcheck={false}
              onFocus={(e) => e.currentTarget.select()}
              onChange={(e) => {
                const v = e.currentTarget.value.trim() || '0'
                if (!isCell(v)) return setFault(`${name}[${i}]: ${v} is not a number`)
                set(cells.map((old, k) => (k === i ? v : old)))
              }}
            />
          </label>
        ))}
      </div>
      <p class="dim">{fault ? <b class="fault">{fault}</b> : `${length} cells at the start of the launch.`}</p>
    </div>
  )
}

function Argument({ param }: { param: Param }) {
  const [table, setTable] = useState(false)
  const own = launch.args.value[param.name] ?? ''
  const text = own || param.default
  const fault = launch.faults.value[`arg:${param.name}`]
  const id = `arg-${param.name}`
  const set = (t: string) => launch.setArg(param.name, t)
  const buffer = param.kind === 'pointer' ? readBuffer(text) : null
  if (!buffer) {
    return (
      <div class="field">
        <label for={id}>
          {param.name}, {param.ty}
        </label>
        <span class={fault ? 'input invalid' : 'input'} title={fault}>
          <input
            id={id}
            style={{ width: `${Math.min(32, Math.max(5, text.length + 2.4))}ch` }}
            value={own}
            placeholder={param.default}
            title={fault ?? (own ? undefined : `default: ${param.default}`)}
            aria-invalid={fault ? 'true' : undefined}
            onInput={(e) => set(e.currentTarget.value)}
          />
        </span>
      </div>
    )
  }
  const { element, length, content, parameters } = buffer
  const small = Number(length) > 0 && Number(length) <= MAX_TABLE
  const change = (to: Partial<Buffer>) => set(writeBuffer({ ...buffer, ...to }))
  return (
    <div class="field" role="group" aria-label={`argument ${param.name}`}>
      <span class="label">
        {param.name}, {element} buffer
      </span>
      <span class="input">
        <input
          aria-label={`length of ${param.name}; if empty, it grows as needed`}
          title="Length; if empty, the buffer grows to what the kernel accesses"
          placeholder="open"
          inputMode="numeric"
          style={{ width: `${length ? Math.max(5, length.length + 2.4) : 6.6}ch` }}
          value={length}
          onInput={(e) => change({ length: e.currentTarget.value.replace(/\D/g, '') })}
        />
        <select
          aria-label={`content of ${param.name}`}
          value={content}
          onChange={(e) => {
            const to = e.currentTarget.value as Content
            change({ content: to, parameters: contents[to] })
          }}
        >
          {Object.keys(contents).map((f) => (
            <option key={f}>{f}</option>
          ))}
        </select>
        {contents[content] !== '' && (
          <input
            aria-label={
              content === 'random' ? `seed, minimum and maximum of ${param.name}` : `${content} of ${param.name}`
            }
            title={
              content === 'random'
                ? 'seed, minimum, maximum'
                : content === 'values'
                  ? 'values, separated by commas'
                  : 'value'
            }
            style={{ width: `${Math.min(24, Math.max(5, parameters.length + 2.4))}ch` }}
            value={parameters}
            onInput={(e) => change({ parameters: e.currentTarget.value.replace(/[()]/g, '') })}
          />
        )}
        {small && (
          <button
            type="button"
            class="glyph"
            aria-label={`cells of ${param.name}`}
            aria-expanded={table}
            title="cells as a table"
            onClick={() => setTable(!table)}
          >
            <Icon name="cells" />
          </button>
        )}
      </span>
      {table && small && (
        <Table
          name={param.name}
          text={writeBuffer(buffer)}
          length={Number(length)}
          set={(cells) => change({ content: 'values', parameters: cells.join(',') })}
          close={() => setTable(false)}
        />
      )}
    </div>
  )
}

function Choice<T extends string | number>({
  label,
  term,
  value,
  options,
}: {
  label: string
  /** The term that explains it. */
  term: string
  value: Signal<T>
  options: [T, string][]
}) {
  return (
    <div class="field" role="group" aria-label={label}>
      <span class="label">
        <Term word={label} of={term} />
      </span>
      <span class="segments">
        {options.map(([v, text]) => (
          <button key={v} type="button" aria-pressed={value.value === v} onClick={() => (value.value = v)}>
            {text}
          </button>
        ))}
      </span>
    </div>
  )
}

/** For sources with a `main`. */
export function ProgramButton() {
  if (!program.hasMain.value || embedded) return null
  return (
    <button
      type="button"
      class="btn primary run-program hide-on-phone"
      disabled={run.phase.value.kind !== 'idle'}
      title="Runs main() with all its launches"
      onClick={() => void program.start()}
    >
      <Icon name="play" fill /> Run program
    </button>
  )
}

export function RunButton() {
  const busy = run.isLong.value
  return busy ? (
    <button type="button" class="btn primary run" onClick={run.cancel}>
      <Icon name="stop" fill /> Cancel
    </button>
  ) : (
    <button
      type="button"
      class={`btn run${program.hasMain.value && !embedded ? '' : ' primary'}`}
      title={program.hasMain.value ? 'Run one launch of the kernel' : 'Run (Ctrl+Enter)'}
      onClick={() => void run.start()}
    >
      <Icon name="play" fill /> Run
    </button>
  )
}

/** On wide screens it is at the top of the page. */
export function FindButton({ top = false }: { top?: boolean }) {
  return (
    <button
      type="button"
      class={`btn ${top ? 'find-top' : 'find-row'}`}
      disabled={run.phase.value.kind !== 'idle'}
      title="Runs many launches of this kernel, and opens the one with the worst finding"
      onClick={() => void search.findLaunch()}
    >
      <Icon name="search" /> Find a bad launch
    </button>
  )
}

/** Beside the button that finds a bad launch. */
export function ProveButton({ top = false }: { top?: boolean }) {
  return (
    <button
      type="button"
      class={`btn ${top ? 'find-top' : 'find-row'}`}
      disabled={run.phase.value.kind !== 'idle'}
      title="Tries to prove that no launch has a race or a diverging barrier"
      onClick={() => void proof.prove()}
    >
      Prove
    </button>
  )
}

export function LaunchPane() {
  const k = source.kernel.value
  const fault = Object.values(launch.faults.value)[0]
  return (
    <form
      class="launch"
      aria-label="Launch"
      onSubmit={(e) => {
        e.preventDefault()
        void run.start()
      }}
    >
      {source.kernels.value.length > 0 && (
        <div class="field">
          <label for="kernel">kernel</label>
          <span class="input">
            <select id="kernel" value={k?.name} onChange={(e) => (source.kernelName.value = e.currentTarget.value)}>
              {source.kernels.value.map((x) => (
                <option key={x.name} value={x.name}>
                  {x.display_name}
                </option>
              ))}
            </select>
          </span>
        </div>
      )}
      <span class="chevrons" aria-hidden="true">
        {'<<<'}
      </span>
      <Dims name="grid" value={launch.grid} />
      <Dims name="block" value={launch.block} />
      <span class="chevrons" aria-hidden="true">
        {'>>>'}
      </span>
      {k?.params.map((p) => (
        <Argument key={p.name} param={p} />
      ))}
      {!k && <span class="later">Arguments appear once the source has been compiled.</span>}
      <span class="separator" />
      <Choice
        label="model"
        term="model"
        value={launch.model}
        options={[
          ['its', 'ITS'],
          ['lockstep', 'Lockstep'],
        ]}
      />
      <Choice
        label="exited threads at a barrier"
        term="exited threads"
        value={launch.exited}
        options={[
          ['default', 'As model'],
          ['arrive', 'Arrive'],
          ['strict', 'Strict'],
        ]}
      />
      <Choice
        label="warp size"
        term="warp"
        value={launch.warpSize}
        options={[
          [1, '1'],
          [32, '32'],
          [64, '64'],
        ]}
      />
      <div class="field">
        <label for="shared">dynamic shared</label>
        <span class={launch.faults.value['shared'] ? 'input invalid' : 'input'}>
          <input
            id="shared"
            inputMode="numeric"
            style={{ width: '8ch' }}
            value={launch.sharedBytes.value}
            onInput={(e) => (launch.sharedBytes.value = e.currentTarget.value)}
          />
        </span>
      </div>
      <div class="field">
        <label for="seed">seed</label>
        <span class={launch.faults.value['seed'] ? 'input invalid' : 'input'}>
          <input
            id="seed"
            inputMode="numeric"
            style={{ width: '6ch' }}
            value={launch.seed.value}
            onInput={(e) => (launch.seed.value = e.currentTarget.value)}
          />
          <button
            type="button"
            class="glyph"
            aria-label="next seed"
            title="next seed"
            onClick={() => (launch.seed.value = String((Number(launch.seed.value) || 0) + 1))}
          >
            <Icon name="dice" />
          </button>
        </span>
      </div>
      <FindButton />
      <ProveButton />
      <span class="spacer" />
      <span class="fault" role="status">
        {fault}
      </span>
    </form>
  )
}

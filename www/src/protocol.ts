// Messages between the page and the engine's worker (worker/engine.ts): the page reaches the engine in no other
// way. The types of answers are generated from Rust (engine-types.ts).
//
// Every request carries an id and gets exactly one response with it: `ok`, `error` or `cancelled`.
// Long work answers `progress` in between. Requests are served in order; `cancel` overtakes.
// A module is IR text that has been read. A session is one launch of it under the debugger. Both are identified
// by small numbers and live until they are closed.

import type {
  AttemptReport,
  BlockView,
  Breakpoint,
  Failure,
  HostFrameReport,
  LessonView,
  LessSource,
  LinkLaunch,
  LinkState,
  MemoryView,
  Move,
  Opened,
  OwnersView,
  ProgramOpened,
  ProgramOptions,
  ProgramProgress,
  ProofReport,
  RepairStep,
  Rule,
  SearchProgress,
  SessionView,
  StepView,
  ThreadSel,
  TimelineView,
  UnitView,
  ValuesView,
  LaunchText as WholeLaunch,
} from './engine-types'

export type * from './engine-types'

export type ModuleId = number
export type SessionId = number
export type ProgramId = number

/** What to look for besides races, divergence and memory errors. */
export interface CheckOptions {
  redundant?: boolean
  perf?: boolean
  max_steps?: number
  /** Contracts besides those in comments. */
  assume?: string[]
  /** Whether to search as Simulee does. */
  simulee?: boolean
  /** Most launches of a search. */
  launches?: number
  /** Whether findings get links, as the command line gives them. */
  links?: boolean
  /** Whether nothing is proved after a search. */
  no_proof?: boolean
}

/** A launch as the user writes it, in the spelling of the command line: dimensions `"2"`, `"8,4,2"`; arguments
 * `"n=64"`, `"a=f32[64]:iota"`. What is left out is chosen as the command line does. */
export type LaunchText = Partial<WholeLaunch>

/** Requests by kind, with the answer to each. */
export interface Calls {
  /** Reads IR text. `file` is its name in reports, `source` what it was compiled from, for contracts. */
  open: [{ text: string; file: string; source?: string }, Opened]
  close: [{ module: ModuleId }, null]
  /** The arguments for clang in the browser; the project's headers are in its folder `include`. */
  cuda: [{ include: string; source: string; output: string }, string[]]
  /** The same for the host side of a program. */
  cudaHost: [{ include: string; source: string; output: string }, string[]]
  /** Arguments in addition to those, for a host side whose variables can be shown. */
  cudaHostPlain: [Record<never, never>, string[]]
  /** Further arguments to try in turn where those do not fit. */
  cudaHostWays: [Record<never, never>, string[][]]
  /** What a rule is about, in paragraphs. */
  explain: [{ rule: Rule }, string]
  /** What is left of a source without the code that the compiler's output complains about; null if the error is the
   * user's. `round` counts the compilations of the source from 0. */
  less: [{ file: string; source: string; include: string; said: string; round: number }, LessSource | null]
  /** A source without kernels, with its templates of kernels instantiated; null if there are none. */
  instantiate: [{ file: string; source: string; include: string; round: number }, LessSource | null]
  /** The first cells of the buffer that an argument's value describes: `"f32[64]:iota"`. */
  cells: [{ value: string; most: number }, string[]]
  /** Runs the detectors. `json` is the report as the command line writes it. */
  check: [{ module: ModuleId; kernel?: string; launch: LaunchText; options?: CheckOptions }, { json: string }]
  /** Searches launches; what `launch` leaves out is varied. `progress` carries a `SearchProgress`. */
  /** Runs the `main` of a program before its kernels are searched; `host` is the IR of its host side. */
  mainFirst: [{ module: ModuleId; host: string }, null]
  search: [{ module: ModuleId; kernel: string; launch: LaunchText; options?: CheckOptions }, { json: string }]
  /** Reads the host side of the program whose device side is a module. */
  program: [
    { module: ModuleId; host: string; options: ProgramOptions; files: { name: string; bytes: Uint8Array }[] },
    ProgramOpened,
  ]
  closeProgram: [{ program: ProgramId }, null]
  /** Runs a program. `progress` carries a `ProgramProgress`; cancelled, it ends with what was found so far. */
  runProgram: [{ program: ProgramId }, { json: string; timeline: TimelineView }]
  /** Runs a program up to a launch, and starts a session over that, as `run` does. */
  openLaunch: [{ program: ProgramId; launch: number }, { session: SessionId; json: string }]
  /** Runs a program that was compiled without optimisation up to a launch: the variables of the host there. */
  hostVariables: [{ program: ProgramId; launch: number }, HostFrameReport[]]
  /** Tries to prove that a kernel has no race and no barrier divergence in any launch. */
  prove: [{ module: ModuleId; kernel: string; launch: LaunchText; options?: CheckOptions }, ProofReport]
  /** The report of `check` in SARIF. */
  sarif: [{ module: ModuleId; kernel?: string; launch: LaunchText; options?: CheckOptions }, string]
  /** The report of a program's last run in SARIF. */
  programSarif: [{ program: ProgramId; source: string }, string]
  /** Begins a repair of a kernel; with `search`, what the launch leaves open is searched. */
  repair: [
    { module: ModuleId; kernel: string; launch: LaunchText; options?: CheckOptions; search: boolean },
    { repair: number; step: RepairStep },
  ]
  /** Hands in what the compiler made of the version that the last step requested. */
  repairOn: [{ repair: number; ir: string | null; said: string }, RepairStep]
  /** Reads the text of a lesson. */
  lesson: [{ text: string }, LessonView]
  /** Judges a module as an attempt at a lesson, given the IR of the lesson's reference. */
  judge: [{ module: ModuleId; lesson: string; reference: string }, AttemptReport]
  /** The link of a state, from `#` on. */
  encode: [{ state: LinkState }, string]
  /** The smallest launch that shows a finding of a session, given by its fingerprint. */
  smallest: [{ module: ModuleId; session: SessionId; finding: string }, LinkLaunch]
  /** The state that a link holds. */
  decode: [{ link: string }, LinkState]
  /** Starts a session over a launch: the detectors run once, for the verdict and for the debugger. `json` is the
   * report, with the steps of the session. */
  run: [
    { module: ModuleId; kernel: string; launch: LaunchText; options?: CheckOptions },
    { session: SessionId; json: string },
  ]
  /** Records the session: executes the whole launch, in slices. Afterwards it is at step 0. */
  debug: [{ session: SessionId }, { view: SessionView; at: StepView }]
  end: [{ session: SessionId }, null]
  /** Goes to a step. */
  seek: [{ session: SessionId; step: number }, StepView]
  /** Moves to the next such place, or with `back` to the previous one. Breakpoints stop every move except
   * `instruction` and `warp`. */
  move: [{ session: SessionId; move: Move; thread: ThreadSel; back?: boolean }, StepView]
  /** Replaces all breakpoints. An invalid condition is an error that says where. */
  breakpoints: [{ session: SessionId; breakpoints: Breakpoint[] }, null]
  /** Who executed each step, in order: the block, and the warp times 256 plus the number of lanes. For a long
   * run only the first steps. */
  trace: [{ session: SessionId }, Uint32Array]
  /** A block at the current step. */
  block: [{ session: SessionId; block: number }, BlockView]
  /** One letter for each block that runs: `.` not started, `r` running, `b` all threads wait, `e` ended. */
  grid: [{ session: SessionId }, string]
  /** Variables and registers of a warp, in the frame of the lane (or of the fragment that runs next). */
  values: [{ session: SessionId; thread: ThreadSel }, ValuesView]
  /** `count` cells of an object from byte `offset`, of the object's type or of `element`.
   * For shared memory `block` is the block that it belongs to. */
  memory: [
    { session: SessionId; object: number; block: number; offset: number; count: number; element?: string },
    MemoryView,
  ]
  /** All accesses of one byte in the whole run. */
  unit: [{ session: SessionId; object: number; block: number; offset: number }, UnitView]
  /** Who accesses which cells between the barriers of a block. */
  owners: [{ session: SessionId; block: number }, OwnersView]
  /** Active lanes by basic block at this step: for each function of `flow`, for each of its blocks, a number. */
  flow: [{ session: SessionId; block: number }, number[][]]
  /** What was printed up to the current step. */
  output: [{ session: SessionId }, string]
}

export type Kind = keyof Calls
export type Args<K extends Kind> = Calls[K][0]
export type Answer<K extends Kind> = Calls[K][1]

/** `alive` is the address of an empty blob, which is revoked when the request is cancelled: the worker can look for it
 * inside a launch too, when no message reaches it. */
export type Request =
  | { [K in Kind]: { id: number; kind: K; alive?: string } & Args<K> }[Kind]
  | { kind: 'cancel'; id: number }

/** Answers come one by one, or as a list if the requests came as one. */
export type Response =
  /** Once, before anything else: the engine is ready. */
  | { kind: 'ready'; version: string }
  | { kind: 'ok'; id: number; value: unknown }
  | { kind: 'error'; id: number; failure: Failure }
  | { kind: 'cancelled'; id: number }
  | {
      kind: 'progress'
      id: number
      done: number
      total: number | null
      search?: SearchProgress
      program?: ProgramProgress
    }

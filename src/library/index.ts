// What `import … from 'solotavolo'` offers. `docs/library.md` describes it; what it does not describe may change at any time.

// The kernel: the contract of a game, tables, saves, chance.
export type {
  AnyGameModule,
  AnyModule,
  Clause,
  Game,
  GameModule,
  Json,
  LadderInfo,
  Lang,
  Law,
  Manifest,
  OptionSpec,
  PassedOver,
  PlayModule,
  Positions,
  RungInfo,
  ScoreItem,
  ScoreSheet,
  Seat,
  SideScore,
  Step,
  Text,
  TraceEntry,
  Tracer,
  Verdict,
  Weighted,
} from '../kernel/contract.ts'
export {
  type ChanceSource,
  type Dice,
  dealt,
  dice,
  type Draw,
  route,
  sampled,
  script,
  seeded,
} from '../kernel/chance.ts'
export type { Consequences, PublicNumbers, Tell } from '../kernel/consequences.ts'
export { listen } from '../kernel/consequences.ts'
export { copy, freeze } from '../kernel/copy.ts'
export { begin } from '../kernel/laws.ts'
export { LIMITS } from '../kernel/limits.ts'
export type { ChanceMode } from '../kernel/mode.ts'
export { checkChoice, fullOptions } from '../kernel/options.ts'
export { type Playing, playOn } from '../kernel/play-on.ts'
export { BadInput, type Path } from '../kernel/refusal.ts'
export { readSave, type Save, type SavedEntry, writeSave } from '../kernel/save.ts'
export { SEED_BYTES, seedFrom } from '../kernel/seed.ts'
export { type Entry, Table, type TableSetup } from '../kernel/table.ts'
export { LANGS } from '../kernel/text.ts'
export { counter, type Recorder, recorder } from '../kernel/trace.ts'
export { decidedBy } from '../kernel/verdict.ts'
export { printTrace } from '../ladder/print.ts'

// The games.
export { GAMES, manifestOf } from '../games/index.ts'

// Players for your seat.
export { type Budget, type Player, PLAYERS, type PlayerName, playerOf, searching, sharpen } from '../players/index.ts'

// The lab's counting.
export { type Job, runJob, type Sim } from '../lab/job.ts'
export { type Played, playGame, type Setting } from '../lab/run.ts'
export { count, type Histogram, merge, tally, type Tally, type Winner } from '../lab/tally.ts'
export { type Rate, report, type Report, type RungCount } from '../lab/report.ts'
export { compare, type Difference } from '../lab/compare.ts'
export { type Summary, summary } from '../lab/spread.ts'
export { type Version, versionOf } from '../lab/version.ts'

// The protocol of `solotavolo engine`.
export { type Answer, type Engine, type Moment, openEngine, type Request } from '../engine/engine.ts'
export { type MoveInfo, movesAt } from '../engine/moves.ts'

// An environment for programs that learn.
export type { Feature, Learning } from '../kernel/learning.ts'
export { type Environment, type EnvironmentSetup, openEnvironment, type Turn } from '../environment/environment.ts'

// The lab: the same simulations as on the command line, run by the browser's workers, with plots that grow while they run.
import { useEffect, useRef, useState } from 'react'
import { GAMES, manifestOf } from '../../../games/index.ts'
import type { Manifest } from '../../../kernel/contract.ts'
import { fullOptions } from '../../../kernel/options.ts'
import type { Run } from '../../../lab/study.ts'
import { decimal, whole } from '../../../lab/words.ts'
import { PLAYERS, type PlayerName } from '../../../players/index.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Page } from '../../shell/Page.tsx'
import { LAB_PAGE } from '../../words/lab.ts'
import { SHELL } from '../../words/shell.ts'
import { randomSeed } from '../new/choices.ts'
import { RadioCards } from '../new/RadioCards.tsx'
import { LabResult } from './LabResult.tsx'
import { playStudy, type Study, type Wanted } from './study.ts'
import './lab.css'

const AMOUNTS: Readonly<Record<PlayerName, readonly number[]>> = {
  random: [500, 2000, 10_000],
  greedy: [100, 500, 2000],
  search: [10, 50, 200],
}
const PLAYOUTS = 100
/** How often the plots are redrawn while games come in. */
const DRAW_MS = 250

interface Wish {
  readonly game: string
  readonly every: string
  readonly player: PlayerName
  readonly amount: number
}

interface Shown {
  readonly wish: Wish
  readonly runs: readonly Run[]
  /** The total number of games. */
  readonly of: number
  readonly begun: number
  readonly now: number
  readonly at: 'running' | 'finished' | 'stopped' | 'failed'
}

const firstOption = ({ options }: Manifest): string =>
  (options.find(({ id }) => id === 'level') ?? options.find(({ choices }) => choices.length > 1))?.id ?? ''

export function LabPage() {
  const say = useSay()
  const lang = useLang()
  const [wish, setWish] = useState<Wish>(() => {
    const first = GAMES[0] ?? manifestOf('')
    return { game: first.id, every: firstOption(first), player: 'greedy', amount: 0 }
  })
  const [shown, setShown] = useState<Shown>()
  const study = useRef<Study>(undefined)
  useEffect(() => () => study.current?.stop(), [])
  const manifest = manifestOf(wish.game)
  const amounts = AMOUNTS[wish.player]
  const running = shown?.at === 'running'

  const start = (): void => {
    const begun = performance.now()
    let drawn = 0
    const wanted = simsOf(manifest, wish)
    const games = amounts[wish.amount] ?? 1
    const show = (at: Shown['at']): void => {
      drawn = performance.now()
      const { runs } = study.current ?? { runs: [] }
      setShown({ wish, runs: [...runs], of: wanted.length * games, begun, now: drawn, at })
    }
    study.current = playStudy(manifest, wanted, games, {
      counted: () => performance.now() - drawn > DRAW_MS && show('running'),
      ended: (failed) => show(failed ? 'failed' : isWhole(study.current) ? 'finished' : 'stopped'),
    })
    show('running')
  }

  return (
    <Page
      title={say(LAB_PAGE.title)}
      up={{ href: '/help', text: say(SHELL.help) }}
      className="lab"
      lead={<p className="lead">{say(LAB_PAGE.lead)}</p>}
    >
      <form
        className="paper lab-form"
        data-accent={wish.game}
        onSubmit={(event) => {
          event.preventDefault()
          if (!running) start()
        }}
      >
        <RadioCards
          title={say(LAB_PAGE.game)}
          choices={GAMES.map(({ id, title, document }) => ({ id, title: title[lang], about: document[lang] }))}
          value={wish.game}
          onChange={(game) => setWish({ ...wish, game, every: firstOption(manifestOf(game)) })}
        />
        <RadioCards
          title={say(LAB_PAGE.every)}
          choices={manifest.options
            .filter(({ choices }) => choices.length > 1)
            .map(({ id, title }) => ({ id, title: title[lang], about: say(LAB_PAGE.everyAbout) }))}
          value={wish.every}
          onChange={(every) => setWish({ ...wish, every })}
        />
        <RadioCards
          title={say(LAB_PAGE.player)}
          choices={PLAYERS.map((id) => ({ id, title: say(LAB_PAGE[id]), about: say(LAB_PAGE[`${id}About`]) }))}
          value={wish.player}
          onChange={(player) => setWish({ ...wish, player: player as PlayerName })}
        />
        <RadioCards
          title={say(LAB_PAGE.games)}
          choices={amounts.map((amount, at) => ({
            id: String(at),
            title: whole(amount, lang),
            about: say(LAB_PAGE.gamesAbout),
          }))}
          value={String(wish.amount)}
          onChange={(at) => setWish({ ...wish, amount: Number(at) })}
        />
        <div className="lab-go">
          {running ? (
            <Button onClick={() => study.current?.stop()}>{say(LAB_PAGE.stop)}</Button>
          ) : (
            <button type="submit" className="kit-button kit-button--main">
              {say(LAB_PAGE.start)}
            </button>
          )}
          {shown === undefined ? null : <Progress {...shown} />}
        </div>
      </form>
      {shown === undefined ? null : (
        <LabResult manifest={manifestOf(shown.wish.game)} every={shown.wish.every} runs={shown.runs} />
      )}
    </Page>
  )
}

function Progress({ runs, of, begun, now, at }: Shown) {
  const say = useSay()
  const lang = useLang()
  const number = (n: number) => (n < 10 && !Number.isInteger(n) ? decimal(n, lang) : whole(Math.round(n), lang))
  const done = runs.reduce((sum, { tally }) => sum + tally.games, 0)
  const rate = (1000 * done) / Math.max(1, now - begun)
  return (
    <div className="lab-progress">
      <p role="status">
        {at === 'failed'
          ? say(LAB_PAGE.failed)
          : say(LAB_PAGE[at], { done: number(done), of: number(of), rate: number(rate) })}
      </p>
      {at === 'running' ? <progress value={done} max={of} aria-label={say(LAB_PAGE.title)} /> : null}
    </div>
  )
}

const isWhole = (study: Study | undefined): boolean =>
  study !== undefined && study.runs.length > 0 && study.runs.every(({ tally, games }) => tally.games === games)

/** Each study has its own seed, shown with the results so that it can be repeated. */
function simsOf(manifest: Manifest, { every, player }: Wish): Wanted[] {
  const seed = randomSeed()
  const thinking = player === 'search' ? { playouts: PLAYOUTS } : {}
  const spec = manifest.options.find(({ id }) => id === every)
  return (spec?.choices ?? []).map(({ id }): Wanted => {
    const options = fullOptions(manifest.options, { [every]: id })
    return Object.assign({ game: manifest.id, options, player, seed }, thinking)
  })
}

// The lab: the same simulations as on the command line, run by the browser's workers, with figures that grow while they run.
import { useState } from 'react'
import { GAMES, manifestOf } from '../../../games/index.ts'
import { BadInput, type Manifest } from '../../../kernel/contract.ts'
import type { Text } from '../../../kernel/text.ts'
import { FIGURES } from '../../../lab/figures.ts'
import { type LevelNumber, numbersOf } from '../../../variant/numbers.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { useHashSearch, useQuery } from '../../router.ts'
import { Page } from '../../shell/Page.tsx'
import { loadVariants } from '../../variants/read.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { SHELL } from '../../words/shell.ts'
import { randomSeed } from '../new/choices.ts'
import { RadioCards } from '../new/RadioCards.tsx'
import { BalanceResult } from './BalanceResult.tsx'
import { LabResult } from './LabResult.tsx'
import { PairResult } from './PairResult.tsx'
import { Players } from './Players.tsx'
import { Progress } from './Progress.tsx'
import { type Shown, useStudy } from './useStudy.ts'
import { BalanceFields, EveryFields, PairFields } from './WishFields.tsx'
import { firstWish, isSame, ofGame, planOf, wantedOf, type Wish } from './wish.ts'
import './lab.css'

/** Another link begins anew. */
export function LabPage() {
  return <Lab key={useHashSearch()} game={useQuery('game')} variant={useQuery('variant')} />
}

type Numbers = ReadonlyMap<string, LevelNumber>
const NONE: Numbers = new Map()

/** The numbers of a level that can be searched; none where nobody wins. */
async function numbersIn(manifest: Manifest): Promise<Numbers> {
  if (FIGURES[manifest.id]?.unit === 'points') return NONE
  const loaded = await loadVariants(manifest)
  return loaded === undefined ? NONE : numbersOf(loaded.variants.registry)
}

function firstNumber(numbers: Numbers): Wish['number'] {
  const [first] = numbers
  return first && { name: first[0], title: first[1].title }
}

/** Why this cannot be played. */
function troubleWith(manifest: Manifest, wish: Wish): Text | undefined {
  try {
    if (wish.what === 'pair' && isSame(manifest, wish)) return LAB_PAGE.same
    planOf(manifest, wish, '1')
  } catch (error) {
    if (error instanceof BadInput) return LAB_PAGE.unreadable
    throw error
  }
  return wish.what === 'balance' && wantedOf(wish) === undefined ? LAB_PAGE.wantedBad : undefined
}

interface LabProps {
  readonly game: string | undefined
  readonly variant: string | undefined
}

function Lab({ game, variant }: LabProps) {
  const say = useSay()
  const lang = useLang()
  const [wish, setWish] = useState<Wish>(() => firstWish(game, variant))
  const { shown, start, stop } = useStudy()
  const manifest = manifestOf(wish.game)
  const loaded = useLoaded(() => numbersIn(manifest), manifest.id)
  const numbers = loaded.state === 'ready' ? loaded.value : NONE
  const isRunning = shown?.at === 'running'
  const trouble = troubleWith(manifest, wish)
  const whole = wish.number === undefined ? { ...wish, number: firstNumber(numbers) } : wish
  const fields = { manifest, wish: whole, onChange: setWish }
  const kinds = [
    { id: 'every', title: say(LAB_PAGE.everyOption), about: say(LAB_PAGE.everyOptionAbout) },
    { id: 'pair', title: say(LAB_PAGE.pair), about: say(LAB_PAGE.pairAbout) },
    ...(numbers.size === 0 ? [] : [{ id: 'balance', title: say(LAB_PAGE.balance), about: say(LAB_PAGE.balanceAbout) }]),
  ]
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
          if (!isRunning && trouble === undefined) start(manifest, planOf(manifest, whole, randomSeed()))
        }}
      >
        <RadioCards
          title={say(LAB_PAGE.game)}
          choices={GAMES.map(({ id, title, document }) => ({ id, title: title[lang], about: document[lang] }))}
          value={wish.game}
          onChange={(id) => setWish((before) => ofGame(before, id))}
        />
        <RadioCards
          title={say(LAB_PAGE.what)}
          choices={kinds}
          value={wish.what}
          onChange={(what) => setWish((before) => ({ ...before, what: what as Wish['what'] }))}
        />
        {wish.what === 'every' ? <EveryFields key={wish.game} {...fields} /> : null}
        {wish.what === 'pair' ? <PairFields key={wish.game} {...fields} /> : null}
        {wish.what === 'balance' ? <BalanceFields key={wish.game} {...fields} numbers={numbers} /> : null}
        <Players wish={wish} onChange={setWish} />
        <div className="lab-go">
          {isRunning ? (
            <Button onClick={stop}>{say(LAB_PAGE.stop)}</Button>
          ) : (
            <button type="submit" className="kit-button kit-button--main" disabled={trouble !== undefined}>
              {say(LAB_PAGE.start)}
            </button>
          )}
          {trouble === undefined || isRunning ? null : <p className="soft">{say(trouble)}</p>}
          {shown === undefined ? null : <Progress {...shown} />}
        </div>
      </form>
      {shown === undefined ? null : <Result {...shown} />}
    </Page>
  )
}

function Result({ manifest, plan, found }: Shown) {
  switch (found.kind) {
    case 'every':
      return plan.kind === 'every' ? <LabResult manifest={manifest} every={plan.option} runs={found.runs} /> : null
    case 'pair':
      return plan.kind === 'pair' ? (
        <PairResult
          manifest={manifest}
          pairs={found.pairs}
          games={plan.pairs.map(({ games }) => games)}
          isUntilClear={plan.isUntilClear}
        />
      ) : null
    case 'balance':
      return plan.kind === 'balance' ? <BalanceResult manifest={manifest} plan={plan} tried={found.tried} /> : null
  }
}

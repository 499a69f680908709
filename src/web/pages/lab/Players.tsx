// Who plays your seat, how long it thinks, and how many games.
import { PLAYERS, type PlayerName } from '../../../players/index.ts'
import { whole } from '../../../lab/words.ts'
import { useLang, useSay } from '../../hooks.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { RadioCards } from '../new/RadioCards.tsx'
import { AMOUNTS, BUDGETS, type Wish } from './wish.ts'

interface PlayersProps {
  readonly wish: Wish
  readonly onChange: (change: (before: Wish) => Wish) => void
}

export function Players({ wish, onChange }: PlayersProps) {
  const say = useSay()
  const lang = useLang()
  const players = wish.what === 'pair' ? wish.players : [wish.player]
  return (
    <>
      {wish.what === 'pair' ? (
        <Several wish={wish} onChange={onChange} />
      ) : (
        <RadioCards
          title={say(LAB_PAGE.player)}
          choices={PLAYERS.map((id) => ({ id, title: say(LAB_PAGE[id]), about: say(LAB_PAGE[`${id}About`]) }))}
          value={wish.player}
          onChange={(player) => onChange((before) => ({ ...before, player: player as PlayerName }))}
        />
      )}
      {players.includes('search') ? (
        <RadioCards
          title={say(LAB_PAGE.playouts)}
          choices={BUDGETS.map((each) => ({
            id: `playouts-${each}`,
            title: whole(each, lang),
            about: say(LAB_PAGE.playoutsAbout),
          }))}
          value={`playouts-${wish.playouts}`}
          onChange={(id) => onChange((before) => ({ ...before, playouts: Number(id.slice('playouts-'.length)) }))}
        />
      ) : null}
      <RadioCards
        title={say(LAB_PAGE.games)}
        choices={AMOUNTS.random.map((_, at) => ({
          id: String(at),
          title: players.map((player) => whole(AMOUNTS[player][at] ?? 0, lang)).join(' + '),
          about: say(LAB_PAGE.gamesAbout),
        }))}
        value={String(wish.amount)}
        onChange={(at) => onChange((before) => ({ ...before, amount: Number(at) }))}
      />
      {wish.what === 'pair' ? (
        <div className="lab-clear-choice">
          <label>
            <input
              type="checkbox"
              checked={wish.isUntilClear}
              onChange={(event) => {
                const { checked } = event.target
                onChange((before) => ({ ...before, isUntilClear: checked }))
              }}
            />
            <b>{say(LAB_PAGE.untilClear)}</b>
          </label>
          <p className="soft">{say(LAB_PAGE.untilClearAbout)}</p>
        </div>
      ) : null}
    </>
  )
}

/** One or more players, from the weakest to the strongest. */
function Several({ wish: { players }, onChange }: PlayersProps) {
  const say = useSay()
  const toggle = (id: PlayerName): void =>
    onChange((before) => {
      const next = PLAYERS.filter((each) => (each === id) !== before.players.includes(each))
      return next.length === 0 ? before : { ...before, players: next }
    })
  return (
    <fieldset className="radios">
      <legend>{say(LAB_PAGE.players)}</legend>
      <div className="chips">
        {PLAYERS.map((id) => (
          <label key={id} className="chip">
            <input type="checkbox" value={id} checked={players.includes(id)} onChange={() => toggle(id)} />
            <span>{say(LAB_PAGE[id])}</span>
          </label>
        ))}
      </div>
      <p className="radios-about">
        {players.length === 1 ? say(LAB_PAGE[`${players[0] ?? 'random'}About`]) : say(LAB_PAGE.playersAbout)}
      </p>
    </fieldset>
  )
}

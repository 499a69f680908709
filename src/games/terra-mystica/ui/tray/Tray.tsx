// What is asked, right under the map: tiles, cults, colours, sets of hexes, how many, yes or no; else what can be done off the map.
import { colour, hex } from '../../catalogue/index.ts'
import { type Move, OPTION } from '../../moves.ts'
import { topAsk } from '../../state.ts'
import { Structure } from '../icons/icons.tsx'
import { pause } from '../../../../web/kit/board/view.ts'
import { preview } from '../preview.ts'
import { piecesOf, useView } from '../view.ts'
import { offerText } from '../../words.ts'
import { bowlsChange, ifAccepted, word } from '../words.ts'
import { CultChoices, TileChoices } from './Choices.tsx'
import { Factions } from './Factions.tsx'
import { Verbs } from './Verbs.tsx'

export function Tray() {
  const view = useView()
  const { s, lang, options } = view
  const ask = topAsk(s)
  const paused = pause(view)
  if (paused !== undefined) return <p className="tm-wait">{word(paused, lang)}</p>
  if (ask?.ask === 'act') return <Verbs />
  const loose = options.filter(({ move }) => piecesOf(move).length === 0 || move.do === 'settle')
  const elsewhere = options.every(({ move }) => ON_MAP.has(move.do))
  if (elsewhere) return null
  return (
    <div className="tm-tray">
      {ask?.ask === 'offer' && <Offer at={ask.hex} />}
      <Factions />
      <TileChoices />
      <CultChoices />
      <LooseMoves moves={loose.map(({ move }) => move)} />
    </div>
  )
}

const ON_MAP: ReadonlySet<Move['do']> = new Set(['place', 'bridge', 'dig'])

/** Moves that are about no piece, or about several. */
function LooseMoves({ moves }: { readonly moves: readonly Move[] }) {
  const { s, lang, play, module } = useView()
  if (moves.length === 0) return null
  return (
    <div className="tm-buttons">
      {moves.map((move) => {
        const of = move.do === 'colour' || move.do === 'third' ? colour(move.colour).id : undefined
        return (
          <button
            key={module.game.key(move)}
            type="button"
            className="tm-button kit-first"
            data-colour={of}
            data-main={move.do === 'take-power' || undefined}
            onClick={() => play(move)}
          >
            {of !== undefined && <i className="tm-swatch" aria-hidden="true" />}
            {move.do === 'build' && <Structure id="dwelling" />}
            {module.say(move, lang, s)}
          </button>
        )
      })}
    </div>
  )
}

/** The power an opponent's piece offers, with the bowls before and after (Q17). */
function Offer({ at }: { readonly at: number }) {
  const { s, lang } = useView()
  const { bowls } = preview(s, OPTION['take-power'].move).after.player
  return (
    <p className="tm-offer">
      <b>{hex(at).id}</b> · {ifAccepted[lang](offerText(at, lang, s))}. {bowlsChange[lang](s.player.bowls, bowls)}
    </p>
  )
}

// The current question, right below the map, with all its answers: tiles, cults, colours, sets of hexes, how many, yes or no, and Cancel.
import { colour, hex } from '../../catalogue/index.ts'
import { type Move, OPTION } from '../../moves.ts'
import { topAsk } from '../../state.ts'
import { offerText } from '../../words.ts'
import { Structure } from '../icons/icons.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { preview } from '../preview.ts'
import { useView, type View } from '../view.ts'
import { bowlsChange, ifAccepted, word } from '../words.ts'
import { CultChoices, TileChoices } from './Choices.tsx'
import { Factions } from './Factions.tsx'
import { isLoose } from './loose.ts'

/** Whether the question is another one than what to do next. */
export const isAskedHere = ({ s, options }: Pick<View, 's' | 'options'>): boolean =>
  options.length > 0 && topAsk(s)?.ask !== 'act'

export function Tray() {
  const { s, lang, options, cancel, module } = useView()
  const ask = topAsk(s)
  const loose = options.filter(({ move }) => isLoose(move))
  return (
    <div className="tm-tray">
      <p className="tm-asked">{module.prompt(s, lang)}</p>
      {ask?.ask === 'offer' && <Offer at={ask.hex} />}
      <Factions />
      <TileChoices />
      <CultChoices />
      <div className="tm-buttons">
        <LooseMoves moves={loose.map(({ move }) => move)} />
        {cancel !== undefined && (
          <button type="button" className="tm-button tm-cancel" onClick={cancel}>
            {word('cancel', lang)}
          </button>
        )}
      </div>
    </div>
  )
}

function LooseMoves({ moves }: { readonly moves: readonly Move[] }) {
  const { s, lang, play, module } = useView()
  return (
    <>
      {moves.map((move) => {
        const of = move.do === 'colour' || move.do === 'third' ? colour(move.colour).id : undefined
        return (
          <button
            key={module.game.key(move)}
            type="button"
            className="tm-button kit-first"
            data-colour={of}
            data-key={module.game.key(move)}
            data-main={move.do === 'take-power' || move.do === 'build' || undefined}
            onClick={() => play(move)}
          >
            {of !== undefined && <TerrainSign id={of} />}
            {move.do === 'build' && <Structure id="dwelling" />}
            {module.say(move, lang, s)}
          </button>
        )
      })}
    </>
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

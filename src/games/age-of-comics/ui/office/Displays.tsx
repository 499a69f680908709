// Writers, artists and comics: three decks with their backs, three cards face up beside each.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { DECK_NAMES, type DeckNo, DECKS } from '../../catalogue/vocabulary.ts'
import { ones } from '../../../../common/bits.ts'
import { DISPLAY, NONE } from '../../state.ts'
import { Back } from '../card/Card.tsx'
import { deckLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { cardSpot } from '../card/spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Displays() {
  const { lang } = useView()
  return (
    <section className="ac-panel ac-market" id="ac-market" aria-labelledby="ac-market-title">
      <h2 id="ac-market-title">{word('market', lang)}</h2>
      <Group label={word('market', lang)} className="ac-displays">
        {DECKS.map((kind) => (
          <Display key={kind} kind={kind} />
        ))}
      </Group>
    </section>
  )
}

function Display({ kind }: { readonly kind: DeckNo }) {
  const { s, lang } = useView()
  const { display, left, top } = s.decks[kind]
  const count = ones(left)
  return (
    <div className="ac-display">
      <h3 className="ac-display-name">{word(DECK_NAMES[kind], lang)}</h3>
      <Spot
        target={{ kind: 'deck', no: kind }}
        id={DECK_NAMES[kind]}
        label={deckLabel(s, kind, lang)}
        className="ac-deck kit-rises"
        flip={`deck:${kind}`}
      >
        {count > 0 ? <Back deck={kind} back={top} /> : <span className="ac-card ac-none" />}
        <span className="ac-count">{count}</span>
      </Spot>
      {Array.from({ length: DISPLAY }, (_, at) => {
        const no = display[at] ?? NONE
        if (no === NONE) return <span key={`none ${at}`} className="ac-card ac-none" />
        return cardSpot(no, lang)
      })}
    </div>
  )
}

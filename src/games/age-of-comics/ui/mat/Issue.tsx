// A printed comic: its cover, its fans, its team.
import { PLAYER, type Side } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { ARTISTS, type PartNo, WRITERS } from '../../catalogue/vocabulary.ts'
import { creativeOf, matches, valueOf } from '../../measures.ts'
import { NONE, type Printed } from '../../state.ts'
import { Burst, Card } from '../card/Card.tsx'
import { Portrait } from '../card/scenes.tsx'
import { Fan, GenreSign, KindSign } from '../icons/index.tsx'
import { cardLabel, comicLabel, valueIn } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Issue({ entry, side }: { readonly entry: Printed; readonly side: Side }) {
  const { lang } = useView()
  return (
    <div className="ac-issue" data-side={side}>
      <Spot
        target={{ kind: 'comic', no: entry.comic }}
        hint={() => <Card no={entry.comic} lang={lang} />}
        id={card(entry.comic).id}
        label={comicLabel(entry, lang)}
        className="ac-cover"
        flip={`card:${entry.comic}`}
      >
        <Card no={entry.comic} lang={lang} />
        <span className="ac-fans">
          <Fan /> {entry.fans}
        </span>
        {side === PLAYER && (
          <span className="ac-worth" title={word('teamValue', lang)}>
            {valueOf(entry)}
          </span>
        )}
        {entry.betterColor && <span className="ac-better">★</span>}
      </Spot>
      <span className="ac-team">
        <Member entry={entry} part={WRITERS} side={side} />
        <Member entry={entry} part={ARTISTS} side={side} />
      </span>
    </div>
  )
}

function Member({ entry, part, side }: { readonly entry: Printed; readonly part: PartNo; readonly side: Side }) {
  const { lang } = useView()
  const no = creativeOf(entry, part)
  const value = valueIn(entry, part)
  if (no === NONE)
    return (
      <span className="ac-member ac-nobody">
        <KindSign part={part} />
      </span>
    )
  const genre = card(no).genre
  const fits = matches(no, entry.comic)
  return (
    <Spot
      target={{ kind: 'part', no: entry.comic, part }}
      hint={() => <Card no={no} lang={lang} value={value} />}
      label={`${cardLabel(no, lang)}, ${word('value', lang)} ${value}, ${word(fits ? 'matches' : 'noMatch', lang)}`}
      className="ac-member"
      flip={`card:${no}`}
      data={{ 'data-genre': genre }}
    >
      <Portrait no={no % 4} genre={genre} artist={part === ARTISTS} />
      <Burst value={value} />
      <span className="ac-member-genre">
        <GenreSign no={genre} />
      </span>
      {fits && side === PLAYER && <span className="ac-fits">✓</span>}
    </Spot>
  )
}

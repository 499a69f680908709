// The three colours and what they still have to do. Pressing a colour lights its hexes on the map.
import type { Lang } from '../../../../kernel/contract.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { colour } from '../../catalogue/index.ts'
import { type State, theirDwelling, theirPost } from '../../state.ts'
import { docOf } from '../../variant/index.ts'
import { theirMoves } from '../choices/offers.ts'
import { Structure } from '../icons/icons.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { supplyText, word } from '../words.ts'

/** Pieces that are not on the map. */
function supplyOf(s: State, no: number): { readonly dwellings: number; readonly posts: number } {
  const { dwellings, posts } = docOf(s.variant)
  return {
    dwellings: dwellings - s.pieces.filter((piece) => piece === theirDwelling(no)).length,
    posts: posts - s.pieces.filter((piece) => piece === theirPost(no)).length,
  }
}

/** The two new actions and the supply of a colour, in words. */
export function opponentLines(s: State, no: number, lang: Lang): string[] {
  const opponent = s.opponents[no]
  const { dwellings, posts } = supplyOf(s, no)
  return [
    word(opponent?.placed ? 'placeDone' : 'placeOpen', lang),
    word(opponent?.upgraded ? 'evolveDone' : 'evolveOpen', lang),
    supplyText[lang](dwellings, posts),
  ]
}

/** What their moves are: free, optional, once per colour and round (S22, S23; Q33). */
export const aboutOpponents = ({ limit }: State, lang: Lang): string =>
  word(limit === 'round' ? 'opponentsAbout' : 'opponentsAboutGame', lang)

export function Opponents() {
  const { s, lang, options, aim } = useView()
  if (s.opponents.length === 0) return null
  return (
    <section className="tm-theirs" aria-label={word('opponents', lang)}>
      <p className="tm-theirs-about">
        <b>{word('opponents', lang)}.</b> {aboutOpponents(s, lang)}
      </p>
      <Group className="tm-opponents" label={word('opponents', lang)}>
        {s.opponents.map(({ colour: of, placed, upgraded }, no) => {
          const { dwellings, posts } = supplyOf(s, no)
          const { id, name } = colour(of)
          const can = theirMoves(s, options, no).length > 0
          const told = `${name[lang]}: ${opponentLines(s, no, lang).join(', ')}`
          return (
            <Spot
              key={id}
              target={{ kind: 'opponent', no }}
              label={can ? `${told}. ${word('aimAbout', lang)}` : told}
              className="tm-opponent"
              data={{ 'data-colour': id, 'data-can': can || undefined, 'data-aim': aim === no || undefined }}
              hint={() => told}
            >
              <TerrainSign id={id} />
              <b>{name[lang]}</b>
              <span className="tm-todo" data-done={placed || undefined}>
                {placed ? '✓' : '+'}
                <Structure id="dwelling" />
                <small>{dwellings}</small>
              </span>
              <span className="tm-todo" data-done={upgraded || undefined}>
                {upgraded ? '✓' : '↑'}
                <Structure id="trading-post" />
                <small>{posts}</small>
              </span>
            </Spot>
          )
        })}
      </Group>
    </section>
  )
}

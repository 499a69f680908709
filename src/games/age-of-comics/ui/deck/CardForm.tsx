// A card as it is printed, touched in order: three actions from the top, six genres from the left. The sixth genre follows by itself.
import { useState } from 'react'
import { phrase, type Lang, tell, type Values } from '../../../../kernel/text.ts'
import { Button } from '../../../../web/kit/Button.tsx'
import { Icon } from '../../../../web/kit/Icon.tsx'
import { GENRE_NOS, GENRES, type GenreNo } from '../../catalogue/vocabulary.ts'
import { GENRE_LETTERS, parseCard } from '../../deck.ts'
import { areaName, genreName } from '../../names.ts'
import { AutomaCardFace } from '../card/Card.tsx'
import { AreaSign, Idea } from '../icons/index.tsx'
import { ACTIONS } from './cards.ts'
import { repeats } from './told.ts'

const WORDS = {
  actions: { it: 'Le tre azioni, dall’alto', en: 'The three actions, from the top' },
  genres: { it: 'I sei generi, da sinistra', en: 'The six genres, from the left' },
  back: { it: 'Togli l’ultimo', en: 'Remove the last one' },
  done: { it: 'È questa', en: 'That is it' },
  enough: { it: 'Le azioni sono tre.', en: 'There are three actions.' },
  twice: phrase<Values<'name'>>({
    it: ({ name }) => `${name} c’è già: ogni genere compare una volta.`,
    en: ({ name }) => `${name} is there already: every genre comes once.`,
  }),
} as const

export const REPEATED = {
  it: 'La stessa azione più di una volta: il documento non lo vieta, ma nessuna carta nota è così. Controlla la carta.',
  en: 'The same action more than once: the document does not forbid it, but no known card is like that. Check the card.',
} as const

const ACTIONS_ON_A_CARD = 3

interface CardFormProps {
  readonly lang: Lang
  readonly onDone: (card: string) => void
}

export function CardForm({ lang, onDone }: CardFormProps) {
  const [actions, setActions] = useState('')
  const [genres, setGenres] = useState<readonly GenreNo[]>([])
  const [refused, setRefused] = useState('')
  const item = parseCard(`${actions}-${genres.map((no) => GENRE_LETTERS[GENRES[no]]).join('')}`)
  const isWhole = actions.length === ACTIONS_ON_A_CARD && genres.length === GENRE_NOS.length
  const act = (letter: string) => {
    if (actions.length === ACTIONS_ON_A_CARD) return setRefused(WORDS.enough[lang])
    setActions(actions + letter)
    setRefused('')
  }
  const rank = (no: GenreNo) => {
    if (genres.includes(no)) return setRefused(tell(WORDS.twice, lang, { name: genreName(no, lang) }))
    const next = [...genres, no]
    const left = GENRE_NOS.filter((each) => !next.includes(each))
    setGenres(left.length === 1 ? [...next, ...left] : next)
    setRefused('')
  }
  const back = () => {
    // The last two genres came together.
    if (genres.length > 0) setGenres(genres.slice(0, genres.length === GENRE_NOS.length ? -2 : -1))
    else setActions(actions.slice(0, -1))
    setRefused('')
  }
  return (
    <div className="ac-card-form">
      <div className="ac-card-form-face" aria-hidden="true">
        <AutomaCardFace item={item} lang={lang} />
      </div>
      <div className="ac-card-form-rows">
        <div role="group" aria-label={WORDS.actions[lang]}>
          <b aria-hidden="true">
            {WORDS.actions[lang]} ({actions.length}/{ACTIONS_ON_A_CARD})
          </b>
          <div className="ac-card-form-actions">
            {ACTIONS.map(({ letter, area }) => (
              <button key={letter} type="button" data-action={letter} onClick={() => act(letter)}>
                <AreaSign no={area} />
                <small>{areaName(area, lang)}</small>
              </button>
            ))}
          </div>
        </div>
        <div role="group" aria-label={WORDS.genres[lang]}>
          <b aria-hidden="true">
            {WORDS.genres[lang]} ({genres.length}/{GENRE_NOS.length})
          </b>
          <div className="ac-card-form-genres">
            {GENRE_NOS.map((no) => {
              const place = genres.indexOf(no) + 1
              return (
                <button
                  key={no}
                  type="button"
                  data-genre-no={no}
                  data-placed={place > 0 || undefined}
                  onClick={() => rank(no)}
                >
                  <Idea no={no} />
                  <small>{genreName(no, lang)}</small>
                  {place > 0 && <b className="ac-card-form-place">{place}</b>}
                </button>
              )
            })}
          </div>
        </div>
      </div>
      <p role="status" className="ac-card-form-told">
        {refused !== '' ? refused : isWhole && repeats(item) ? REPEATED[lang] : ''}
      </p>
      <div className="ac-deck-files">
        <Button look="quiet" disabled={actions === '' && genres.length === 0} onClick={back}>
          <Icon name="undo" /> {WORDS.back[lang]}
        </Button>
        <Button
          look="main"
          disabled={!isWhole}
          onClick={() => onDone(`${actions}-${genres.map((no) => GENRE_LETTERS[GENRES[no]]).join('')}`)}
        >
          {WORDS.done[lang]}
        </Button>
      </div>
    </div>
  )
}

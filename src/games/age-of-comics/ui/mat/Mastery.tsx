// The six mastery tokens and who holds each.
import { GENRE_NOS } from '../../catalogue/vocabulary.ts'
import { genreName } from '../../names.ts'
import { NONE } from '../../state.ts'
import { Editor, GenreSign } from '../icons/index.tsx'
import { sideName } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Mastery() {
  const { s, lang } = useView()
  const told = GENRE_NOS.map((no) => {
    const holder = s.mastery[no]
    return `${genreName(no, lang)} ${holder === NONE ? word('nobody', lang) : sideName(holder, lang)}`
  }).join(', ')
  return (
    <Spot
      target={{ kind: 'mastery' }}
      label={`${word('mastery', lang)}: ${told}`}
      className="ac-masteries"
      flip={false}
    >
      <b>{word('mastery', lang)}</b>
      {GENRE_NOS.map((no) => {
        const holder = s.mastery[no]
        return (
          <span key={no} className="ac-mastery" data-genre={no} data-held={holder === NONE ? undefined : holder}>
            <GenreSign no={no} />
            {holder !== NONE && <Editor side={holder} />}
          </span>
        )
      })}
    </Spot>
  )
}

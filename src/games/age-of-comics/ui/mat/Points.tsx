// The current points of a side; press for the sources.
import { figure } from '../../../../kernel/text.ts'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Points({ total }: { readonly total: number }) {
  const { s, lang, prefs } = useView()
  return (
    <Spot
      target={{ kind: 'score' }}
      label={`${word(s.over ? 'pointsEnd' : 'pointsNow', lang)}: ${figure(total)}`}
      className="ac-stat ac-vp"
      flip={false}
    >
      <b>
        <Count value={total} still={prefs.reducedMotion} />
      </b>{' '}
      {word('vp', lang)}
    </Spot>
  )
}

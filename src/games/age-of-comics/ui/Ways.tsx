// On a narrow screen the parts are stacked: links between them, and your goods always in sight.
import { useView } from './view.ts'
import { Money } from './icons/index.tsx'
import { word, type Word } from './words.ts'

const PARTS = [
  ['ac-board', 'shortBoard'],
  ['ac-market', 'shortMarket'],
  ['ac-map', 'shortMap'],
  ['ac-you', 'shortYou'],
  ['ac-chart', 'shortChart'],
  ['ac-automa', 'shortAutoma'],
] as const satisfies readonly (readonly [string, Word])[]

export function Ways() {
  const { s, lang, prefs } = useView()
  const go = (id: string) =>
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: prefs.reducedMotion ? 'auto' : 'smooth' })
  return (
    <nav className="ac-ways" aria-label={word('goTo', lang)}>
      {PARTS.map(([id, name]) => (
        <button key={id} type="button" onClick={() => go(id)}>
          {word(name, lang)}
        </button>
      ))}
      <span className="ac-purse">
        <Money /> {s.player.money}
      </span>
    </nav>
  )
}

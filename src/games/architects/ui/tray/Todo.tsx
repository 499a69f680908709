// After the first card: Stages that must be constructed, sets that must be discarded, extra cards, the end of the turn (R13.2).
import { SETS } from '../../moves.ts'
import { card, stage } from '../../catalogue/index.ts'
import { CardSign, PowerIcon } from '../icons/index.tsx'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { wonder } from '../../catalogue/index.ts'
import { useView } from '../view.ts'
import { costText, extraText, word } from '../words.ts'

export function Todo() {
  const { s, lang, options, press, play, module } = useView()
  const stages = [...new Set(options.flatMap(({ move }) => (move.do === 'construct' ? [move.stage] : [])))]
  const sets = options.flatMap(({ move }) => (move.do === 'science' ? [move] : []))
  const end = options.find(({ move }) => move.do === 'end')?.move
  const must = stages.length + sets.length > 0
  return (
    <section className="ar-tray ar-todo" aria-label={word(must ? 'mustFirst' : 'endTurn', lang)}>
      {must && <h2>{word('mustFirst', lang)}</h2>}
      {s.pending > 0 && <p>{extraText(s.pending, lang)}</p>}
      <div className="ar-todo-buttons">
        {stages.map((no) => {
          const item = stage(no)
          return (
            <button
              key={no}
              type="button"
              className="ar-button kit-first"
              onClick={(event) => press({ kind: 'stage', no }, event.currentTarget)}
            >
              {word('construct', lang)}: {costText(item.amount, item.identical, lang)}
              {item.vp > 0 && <Laurel amount={item.vp} />}
              {item.effect && <PowerIcon power={wonder(item.wonder).power} />}
            </button>
          )
        })}
        {sets.map((move) => (
          <button key={move.set} type="button" className="ar-button kit-first" onClick={() => play(move)}>
            {word('scienceDo', lang)}
            <span className="ar-todo-set">
              {(SETS[move.set] ?? []).map((kind, n) => (
                <span key={n}>
                  <CardSign id={card(kind).id} />
                  <span className="kit-away">{card(kind).name[lang]}</span>
                </span>
              ))}
            </span>
          </button>
        ))}
        {end !== undefined && (
          <button type="button" className="ar-button kit-first" onClick={() => play(end)}>
            {module.say(end, lang, s)}
          </button>
        )}
      </div>
    </section>
  )
}

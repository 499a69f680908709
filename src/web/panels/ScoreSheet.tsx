// Points by source for both sides, and who wins (or would, if the game ended now).
import type { AnyModule, Lang, ScoreSheet as Sheet, SideScore, Text } from '../../kernel/contract.ts'
import { figure } from '../../kernel/text.ts'
import { calledAutoma, capital } from '../../kernel/called.ts'
import { Icon } from '../kit/Icon.tsx'
import './score.css'

export interface ScoreSheetProps {
  readonly module: AnyModule
  readonly state: unknown
  readonly lang: Lang
  /** The running score on one line. */
  readonly compact?: boolean
  /** Only the table, if the winner is shown elsewhere. */
  readonly isBare?: boolean
}

const WORDS = {
  caption: { it: 'Punti per provenienza', en: 'Points by source' },
  source: { it: 'Provenienza', en: 'Source' },
  total: { it: 'Totale', en: 'Total' },
  won: {
    you: { it: 'Hai vinto!', en: 'You have won!' },
    automa: { it: '{} ha vinto.', en: '{} has won.' },
    shared: { it: 'Vittoria condivisa.', en: 'A shared victory.' },
    none: { it: 'Il tuo punteggio:', en: 'Your score:' },
  },
  wouldWin: {
    you: { it: 'Se finisse adesso vinceresti tu.', en: 'If it ended now, you would win.' },
    automa: { it: 'Se finisse adesso vincerebbe {}.', en: 'If it ended now, {} would win.' },
    shared: { it: 'Se finisse adesso sarebbe parità.', en: 'If it ended now, victory would be shared.' },
    none: { it: 'Se finisse adesso:', en: 'If it ended now:' },
  },
  ahead: { it: 'in testa', en: 'ahead' },
  winner: { it: 'vince', en: 'wins' },
} as const

export function ScoreSheet({ module, state, lang, compact = false, isBare = false }: ScoreSheetProps) {
  const sheet = module.score(state)
  const over = module.game.step(state).kind === 'over'
  if (compact) return <Running sheet={sheet} lang={lang} />
  return (
    <section className="score" data-winner={over ? sheet.outcome.winner : undefined}>
      {isBare ? null : <Outcome sheet={sheet} automa={calledAutoma(module, state, lang)} lang={lang} over={over} />}
      <Sources sheet={sheet} lang={lang} over={over} />
    </section>
  )
}

function Running({ sheet, lang }: { readonly sheet: Sheet; readonly lang: Lang }) {
  return (
    <dl className="score-running">
      {sheet.sides.map(({ seat, name, total }) => (
        <div key={seat} data-ahead={sheet.outcome.winner === seat || undefined}>
          <dt>{name[lang]}</dt>
          <dd>{figure(total)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SheetProps {
  readonly sheet: Sheet
  readonly lang: Lang
  readonly over: boolean
}

function Outcome({ sheet: { outcome }, automa, lang, over }: SheetProps & { readonly automa: string }) {
  return (
    <p className="score__outcome">
      {over && outcome.winner !== 'automa' && <Icon name="crown" />}
      <strong>{capital((over ? WORDS.won : WORDS.wouldWin)[outcome.winner][lang].replace('{}', automa))}</strong>
      <span>{outcome.text[lang]}</span>
    </p>
  )
}

function Sources({ sheet: { sides, outcome }, lang, over }: SheetProps) {
  const sources = new Map<string, Text>()
  for (const { items } of sides) for (const { source, text } of items) sources.set(source, text)
  return (
    <table className="score__table">
      <caption className="kit-hidden">{WORDS.caption[lang]}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="kit-hidden">{WORDS.source[lang]}</span>
          </th>
          {sides.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name[lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from(sources, ([source, text]) => (
          <tr key={source}>
            <th scope="row">{text[lang]}</th>
            {sides.map((side) => (
              <Cell key={side.seat} points={pointsFrom(source, side)} most={mostFrom(source, sides)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{WORDS.total[lang]}</th>
          {sides.map(({ seat, total }) => (
            <td key={seat} data-winner={outcome.winner === seat || undefined}>
              {figure(total)}
              {outcome.winner === seat && (
                <span className="kit-hidden"> ({(over ? WORDS.winner : WORDS.ahead)[lang]})</span>
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Cell({ points, most }: { readonly points: number; readonly most: number }) {
  return (
    <td data-zero={points === 0 || undefined} data-most={(points > 0 && points === most) || undefined}>
      {figure(points)}
    </td>
  )
}

const pointsFrom = (source: string, { items }: SideScore): number =>
  items.reduce((sum, item) => (item.source === source ? sum + item.points : sum), 0)

const mostFrom = (source: string, sides: readonly SideScore[]): number =>
  Math.max(...sides.map((side) => pointsFrom(source, side)))

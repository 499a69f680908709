// What a draft changes: sentences, what is wrong with it, and positions that are decided otherwise.
import { useState } from 'react'
import { differences } from '../../../../variant/differences.ts'
import type { Otherwise } from '../../../../lab/positions.ts'
import { useSay } from '../../../hooks.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import type { Wrong } from '../check.ts'
import { useEditing } from './editing.ts'
import { PositionSheet } from './PositionSheet.tsx'
import type { Comparison } from './usePositions.ts'
import { capital, capitalised } from './Wrongs.tsx'

interface ResultsProps {
  readonly comparison: Comparison
  readonly onGo: (path: readonly string[]) => void
}

export function Results({ comparison, onGo }: ResultsProps) {
  const say = useSay()
  const { checked } = useEditing()
  return (
    <aside className="var-results" aria-label={say(EDITOR.results)}>
      {checked.wrong.length === 0 ? null : <WrongList onGo={onGo} />}
      <Differences />
      <Changed comparison={comparison} />
    </aside>
  )
}

function WrongList({ onGo }: Pick<ResultsProps, 'onGo'>) {
  const say = useSay()
  const { checked, lang } = useEditing()
  const place = usePlace()
  return (
    <section className="paper var-wrongs" aria-labelledby="var-wrong">
      <h2 id="var-wrong">
        <Icon name="warning" /> {say(EDITOR.wrong)}
      </h2>
      <ul>
        {checked.wrong.map((wrong) => (
          <li key={wrong.path.join(' ')}>
            <span>
              {place(wrong)} {capital(wrong.refusal.sentence(lang))}
            </span>
            <button type="button" className="kit-button small" onClick={() => onGo(wrong.path)}>
              {say(EDITOR.goTo)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The part something is wrong with, by its title. */
function usePlace(): (wrong: Wrong) => string | undefined {
  const { registry, checked, lang } = useEditing()
  return ({ path: [section, id = ''] }) => {
    switch (section) {
      case 'ladders':
        return `${registry.ladders.find((part) => part.id === id)?.ladder.title[lang] ?? id}:`
      case 'tables':
        return `${registry.tables.find((part) => part.id === id)?.table.title[lang] ?? id}:`
      case 'settings':
        return `${registry.settings.find((part) => part.id === id)?.title[lang] ?? id}:`
      case 'levels':
        return `${checked.choices.levels.find((level) => level.id === id)?.title[lang] ?? id}:`
      case 'clauses':
        return `${id}:`
      default:
        return undefined
    }
  }
}

function Differences() {
  const say = useSay()
  const { registry, checked, lang } = useEditing()
  const found = differences(registry, checked.choices)
  return (
    <section className="paper" aria-labelledby="var-differs">
      <h2 id="var-differs">{say(EDITOR.differs)}</h2>
      {found.length === 0 ? (
        <p className="soft">{say(EDITOR.same)}</p>
      ) : (
        <ul className="var-differs">
          {found.map(({ section, id, cite, text }) => (
            <li key={`${section} ${id} ${text.en}`}>
              {capitalised(text[lang])}{' '}
              {cite.startsWith('V') ? null : <ClauseLink game={registry.game} clause={cite} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Changed({ comparison: { answer, value } }: Pick<ResultsProps, 'comparison'>) {
  const say = useSay()
  const { checked } = useEditing()
  const [looked, look] = useState<Otherwise>()
  const isOld = value !== checked.value || (answer !== undefined && answer !== 'failed' && !answer.done)
  const found = answer === 'failed' ? undefined : answer
  return (
    <section className="paper" aria-labelledby="var-positions">
      <h2 id="var-positions">{say(EDITOR.positions)}</h2>
      <p className="soft">{say(EDITOR.positionsAbout)}</p>
      <p role="status" className="var-count" data-done={!isOld && found !== undefined}>
        {answer === 'failed'
          ? say(EDITOR.failed)
          : found === undefined
            ? null
            : found.count === 0
              ? say(EDITOR.noneOther, found)
              : say(EDITOR.someOther, found)}{' '}
        {answer !== 'failed' && (isOld || found === undefined) ? (
          <span className="soft">{say(EDITOR.comparing)}</span>
        ) : null}
      </p>
      {found === undefined ? null : (
        <ol className="var-positions">
          {found.otherwise.map((position) => (
            <PositionRow
              key={`${position.player} ${position.game} ${position.decision}`}
              position={position}
              onLook={look}
            />
          ))}
        </ol>
      )}
      {found !== undefined && found.count > found.otherwise.length ? (
        <p className="soft">{say(EDITOR.onlyFirst, { n: found.otherwise.length })}</p>
      ) : null}
      {looked === undefined ? null : (
        <PositionSheet position={looked} variant={value} onClose={() => look(undefined)} />
      )}
    </section>
  )
}

interface PositionRowProps {
  readonly position: Otherwise
  readonly onLook: (position: Otherwise) => void
}

/** Both moves side by side; pressing it tells why. */
function PositionRow({ position, onLook }: PositionRowProps) {
  const say = useSay()
  const { module, lang } = useEditing()
  const { state, move, other, player, game, decision } = position
  const told = (key: string): string => {
    const found = module.game.options(state).find((option) => module.game.key(option.move) === key)
    return found === undefined ? key : module.say(found.move, lang, state)
  }
  const stage = module.stage?.(state)[lang]
  return (
    <li>
      <button type="button" onClick={() => onLook(position)}>
        <small className="soft">
          {[say(EDITOR.moment, { from: say(EDITOR[player]), game, decision }), stage].filter(Boolean).join(' · ')}
        </small>
        <span className="var-move">
          <b>{say(EDITOR.byDocument)}</b> {told(move)}
        </span>
        <span className="var-move" data-now>
          <b>{say(EDITOR.byVariant)}</b> {told(other)}
        </span>
        <span className="var-why">
          <Icon name="why" /> {say(EDITOR.compareWhy)}
        </span>
      </button>
    </li>
  )
}

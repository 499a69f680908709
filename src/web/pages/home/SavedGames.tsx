import { type ReactNode, useId, useState } from 'react'
import { useSay } from '../../hooks.ts'
import { type DamagedRecord, type GameRecord, isDamaged } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { DamagedRow, GameRow } from './GameRow.tsx'

type Records = readonly (GameRecord | DamagedRecord)[]

const isFinished = (record: GameRecord | DamagedRecord): record is GameRecord =>
  !isDamaged(record) && record.finished !== undefined

/** The games that wait to be played on, and those that have been played. */
export function SavedGames({ records }: { readonly records: Records }) {
  const say = useSay()
  const finished = records.filter(isFinished)
  return (
    <>
      <Group title={say(HOME.running)} records={records.filter((record) => !isFinished(record))} />
      <Group title={say(HOME.finished)} records={finished}>
        <Won records={finished} />
      </Group>
    </>
  )
}

/** How many are shown before somebody asks for more. */
const SHOWN = 6

interface GroupProps {
  readonly title: string
  readonly records: Records
  readonly children?: ReactNode
}

function Group({ title, records, children }: GroupProps) {
  const say = useSay()
  const id = useId()
  const [all, setAll] = useState(false)
  if (records.length === 0) return null
  return (
    <>
      <h3 id={id} className="games-title">
        {title} {children}
      </h3>
      <ul className="games" aria-labelledby={id}>
        {records
          .slice(0, all ? undefined : SHOWN)
          .map((record) =>
            isDamaged(record) ? (
              <DamagedRow key={record.id} record={record} />
            ) : (
              <GameRow key={record.id} record={record} />
            ),
          )}
      </ul>
      {all || records.length <= SHOWN ? null : (
        <button type="button" className="kit-button kit-button--quiet games-all" onClick={() => setAll(true)}>
          {say(HOME.showAll, { n: records.length })}
        </button>
      )}
    </>
  )
}

/** How it went so far, where there was somebody to beat. */
function Won({ records }: { readonly records: readonly GameRecord[] }) {
  const say = useSay()
  const contested = records.filter(({ result }) => result !== undefined && result.winner !== 'none')
  if (contested.length < 2) return null
  const won = contested.filter(({ result }) => result?.winner === 'you').length
  return <small className="soft">{say(HOME.wonOf, { won, all: contested.length })}</small>
}

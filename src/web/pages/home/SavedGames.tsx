import { type ReactNode, useId, useState } from 'react'
import { useSay } from '../../hooks.ts'
import { Boundary } from '../../shell/Boundary.tsx'
import { type GameRecord, isUnread, type StoredRecord } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { GameRow } from './GameRow.tsx'
import { UnreadRow } from './UnreadRow.tsx'

type Records = readonly StoredRecord[]

const isFinished = (record: StoredRecord): record is GameRecord => !isUnread(record) && record.finished !== undefined

/** Running and finished games. */
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
        {records.slice(0, all ? undefined : SHOWN).map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ul>
      {all || records.length <= SHOWN ? null : (
        <button type="button" className="kit-button kit-button--quiet games-all" onClick={() => setAll(true)}>
          {say(HOME.showAll, { n: records.length })}
        </button>
      )}
    </>
  )
}

/** A row that cannot be rendered is shown as damaged, without affecting the others. */
function Row({ record }: { readonly record: StoredRecord }) {
  if (isUnread(record)) return <UnreadRow record={record} />
  const { id } = record
  return (
    <Boundary fallback={<UnreadRow record={{ id, unread: 'damaged', raw: record }} />}>
      <GameRow record={record} />
    </Boundary>
  )
}

/** The tally of games played here, for games with an opponent to beat. */
function Won({ records }: { readonly records: readonly GameRecord[] }) {
  const say = useSay()
  const contested = records.filter(
    ({ result, imported }) => result !== undefined && result.winner !== 'none' && imported !== true,
  )
  if (contested.length < 2) return null
  const won = contested.filter(({ result }) => result?.winner === 'you').length
  return <small className="soft">{say(HOME.wonOf, { won, all: contested.length })}</small>
}

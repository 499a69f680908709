import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyHands } from '../../../../kernel/hands.ts'
import { useLoaded } from '../../../hooks.ts'
import { prefsStore } from '../../../store/prefs.ts'
import type { TableView } from '../../../store/table-store.ts'
import { type Checklist, checklistOf } from './checklist.ts'
import { type Progress, readProgress, writeProgress } from './progress.ts'

/** The list on screen, and what the person does with it. */
export interface ShownChecklist extends Checklist {
  readonly ticked: ReadonlySet<string>
  readonly isFolded: boolean
  readonly onTick: (key: string) => void
  readonly onDone: () => void
  readonly onFold: (isFolded: boolean) => void
}

/** Loads what a game knows about the hands, only beside a real table. */
const handsOf = async ({ table: { module, setup } }: TableView): Promise<AnyHands | undefined> =>
  setup.chance.kind === 'seeded' ? undefined : await module.hands?.()

interface Told {
  /** Undefined on a table on screen, in a game without such a list, if there is nothing to do, and once it is done. */
  readonly checklist: ShownChecklist | undefined
  /** Whether the list tells what happened, or has told it: then nothing else does. */
  readonly tells: boolean
}

/** What the hands do now. It goes when it is done, or when the person plays on, which means the same. */
export function useChecklist(id: string, view: TableView, isWanted: boolean): Told {
  const loaded = useLoaded(() => handsOf(view), view.table)
  const hands = loaded.state === 'ready' ? loaded.value : undefined
  const list = useMemo(() => (hands === undefined ? undefined : checklistOf(view, hands)), [hands, view])
  const [progress, setProgress] = useState(() => readProgress(id))
  useEffect(() => writeProgress(id, progress), [id, progress])
  const from = list?.from
  const { cursor } = view
  const now = useMemo(
    (): Progress => (progress.from === from ? progress : { from: from ?? 0, ticked: [], done: -1 }),
    [progress, from],
  )
  const onTick = useCallback(
    (key: string) => {
      const others = now.ticked.filter((each) => each !== key)
      setProgress({ ...now, ticked: others.length < now.ticked.length ? others : [...others, key] })
    },
    [now],
  )
  const onDone = useCallback(() => setProgress({ ...now, done: cursor }), [now, cursor])
  return useMemo(() => {
    const tells = list !== undefined && isWanted
    if (list === undefined || now.done === cursor) return { checklist: undefined, tells }
    const checklist = { ...list, ticked: new Set(now.ticked), isFolded: !isWanted, onTick, onDone, onFold }
    return { checklist, tells }
  }, [list, now, cursor, isWanted, onTick, onDone])
}

const onFold = (isFolded: boolean): void => prefsStore.setState({ checklist: !isFolded })

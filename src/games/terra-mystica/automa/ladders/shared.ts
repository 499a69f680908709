// The head of a rung or ladder: ids all begin with the game's name.
import type { LadderInfo, Text, Unit } from '../../../../kernel/contract.ts'
import type { Head } from '../../../../ladder/rung.ts'

const GAME = 'terra-mystica.'

export const head = (id: string, cite: string, text: Text, unit?: Unit): Head => ({
  id: `${GAME}${id}`,
  cite,
  text,
  unit,
})

export const scale = (id: string, cite: string, title: Text): Omit<LadderInfo, 'rungs'> => ({
  id: `${GAME}${id}`,
  cite,
  title,
})

/** What a ladder is called within the game. */
export const nameOfLadder = ({ id }: LadderInfo): string => id.slice(GAME.length)

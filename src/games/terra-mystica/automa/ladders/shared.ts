// The head of a rung or ladder: ids all begin with the game's name.
import type { LadderInfo, Text, Unit } from '../../../../kernel/contract.ts'
import type { Head } from '../../../../ladder/rung.ts'

export const head = (id: string, cite: string, text: Text, unit?: Unit): Head => ({
  id: `terra-mystica.${id}`,
  cite,
  text,
  unit,
})

export const scale = (id: string, cite: string, title: Text): Omit<LadderInfo, 'rungs'> => ({
  id: `terra-mystica.${id}`,
  cite,
  title,
})

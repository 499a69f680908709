// The handbook is enough to play without a screen: what a board shows by drawing alone, it says in words too.
import { expect, test } from 'vitest'
import { type Handbook, ruleOf } from '../../src/kernel/handbook.ts'
import { plainText } from '../../src/kernel/markup.ts'
import { must, TAUGHT } from './taught.ts'

const handbookOf = async (id: string): Promise<Handbook> => {
  const { handbook } = await must(
    TAUGHT.find((manifest) => manifest.id === id),
    id,
  ).load()
  return must(handbook, `handbook of ${id}`)()
}

/** Facts that somebody who had read the handbook alone looked for in vain. */
test.each([
  ['terra-mystica', 'R5.2', 'chapter on factions'],
  ['terra-mystica', 'R6.4', 'one spade from yours'],
  ['terra-mystica', 'R6.4', '8 dwellings and 4 trading posts'],
  ['terra-mystica', 'R21.1', 'A7–C3'],
  ['terra-mystica', 'R21.1', 'H6–I9'],
  ['terra-mystica', 'R25', '1 worker for every 2 in Air'],
  ['terra-mystica', 'R25', '1 spade for every 4 in Earth'],
  ['terra-mystica', 'R27.14', '2 × (2 coins, 1 power), 2 × (2 coins, 2 power)'],
  ['age-of-comics', 'R1.4', 'It Lives (2 ideas)'],
  ['age-of-comics', 'R13.1', 'it touches no order'],
  ['concordia', 'R2.1', 'Casinum–Roma'],
  ['concordia', 'R2.1', 'Olbia–Roma'],
  ['concordia', 'R3.2', 'ends by itself'],
  ['concordia', 'R16.1', 'places a colonist instead'],
  ['duel', 'R6.1', 'Pretorium (8 coins): 3 shields'],
  ['duel', 'R8.1', 'Baths → Aqueduct'],
  ['duel', 'R17.9', '3 Stone, 1 Papyrus'],
  ['architects', 'R1.2', 'Central deck: 4 × Wood'],
  ['architects', 'R5.2', 'Alexandria: 4, 3*, 6, 5*, 7'],
])('of %s, %s says “%s”', async (id, clause, says) => {
  const { text, list } = must(ruleOf(await handbookOf(id), clause), clause)
  expect(plainText(`${text.en}\n${list?.en ?? ''}`)).toContain(says)
})

import { expect, test } from 'vitest'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { decidedBy, verdictOf } from '../../../src/kernel/verdict.ts'
import { world } from './world.ts'

test('S4 S27 S29: nobody wins; what the Opponents left of cults and connected structures is told and drawn', () => {
  const s = terraMysticaModule.position.read(
    world('auren', 'E9 trading-post, E10 trading-post', {
      me: { cults: { fire: 10, water: 0, earth: 0, air: 0 }, vp: 40 },
    }),
  )
  const { sides } = terraMysticaModule.score(s)
  const points = (source: string): number => sides[0]?.items.find((item) => item.source === source)?.points ?? -1
  const [cults, network] = [points('fire'), points('network')]
  expect(cults).toBeGreaterThan(0)
  expect(decidedBy(terraMysticaModule, s).it).toBe(`Il tuo punteggio: ${sides[0]?.total} punti`)
  const { also, gauges, isInstant } = verdictOf(terraMysticaModule, s)
  expect(isInstant).toBeUndefined()
  expect(also).toEqual([
    {
      it: `Contro gli Avversari hai preso ${cults} punti su 32 con i culti e ${network} su 18 con le strutture connesse`,
      en: `Against the Opponents you took ${cults} points of 32 with the cults and ${network} of 18 with connected structures`,
    },
  ])
  expect(gauges).toMatchObject([
    { value: cults, to: 32 },
    { value: network, to: 18 },
  ])
})

// Every scenario, by what it is about.
import { rulesArchitect } from './rules-architect.ts'
import { rulesCards } from './rules-cards.ts'
import { rulesEnd } from './rules-end.ts'
import { rulesMarket } from './rules-market.ts'
import { soloBuild } from './solo-build.ts'
import { soloGame } from './solo-game.ts'
import { soloTakeBuy } from './solo-take-buy.ts'
import { soloTold } from './solo-told.ts'
import { soloVariants } from './solo-variants.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the frame, the set-up and the two exceptions': soloGame,
  'the AI builds': soloBuild,
  'the AI takes goods, buys cards, has its last turn': soloTakeBuy,
  'what is told of its decisions': soloTold,
  'what only variants bring about': soloVariants,
  'the Architect': rulesArchitect,
  'Tribune, Prefect, Colonist, specialists': rulesCards,
  'Mercator, Diplomat, Senator, Consul': rulesMarket,
  'the end and the score': rulesEnd,
}

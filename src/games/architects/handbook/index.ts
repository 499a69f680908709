// The rules of your own side, from the overview to every detail.
import type { Handbook } from '../../../kernel/handbook.ts'
import type { Move } from '../moves.ts'
import { aim } from './aim.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import { cat } from './cat.ts'
import { components } from './components.ts'
import { construction } from './construction.ts'
import { glossary } from './glossary.ts'
import { mistakes } from './mistakes.ts'
import { places } from './places.ts'
import { science } from './science.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { tokens } from './tokens.ts'
import { turn } from './turn.ts'
import { wonders } from './wonders.ts'

export const handbook: Handbook<Move> = {
  chapters: [aim, components, setup, cards, turn, construction, wonders, science, tokens, battle, cat, scoring],
  glossary,
  mistakes,
  places,
}

// Which action (S5.1 to S5.7, Q5 to Q7).
import { asked, card, comic, decides, type Scenario } from './world.ts'

const DISPLAY = {
  writers: ['writer-western-2a', 'writer-crime-2a', 'writer-horror-3'],
  artists: ['artist-crime-1', 'artist-horror-3', 'artist-romance-2a'],
  comics: ['comic-outlaws'],
}

export const soloAction: readonly Scenario[] = [
  decides(
    'S5.1 S6.1 the actions of the card are tried from top to bottom',
    { card: card('develop hire ideas'), display: DISPLAY },
    { type: 'develop', via: 'card', space: 'develop-1', comic: 'comic-outlaws' },
    'Nothing is done, so the topmost action, whatever else is possible.',
  ),
  decides(
    'S5.1 Q3 an action is done when the Automa has an editor there this round',
    { card: card('develop hire ideas'), display: DISPLAY, spaces: { develop: ['player', 'automa'] } },
    { type: 'hire', via: 'card' },
    "The player's editor alone would not make it done.",
  ),
  decides(
    'S5.1 an editor of the player does not make an action done',
    { card: card('develop hire ideas'), display: DISPLAY, spaces: { develop: ['player'] } },
    { type: 'develop', via: 'card', space: 'develop-2' },
    'Done means done by the Automa.',
  ),
  decides(
    'S5.2 S9.1 a failed action passes on to the next and changes nothing',
    { card: card('ideas print develop'), display: DISPLAY },
    { type: 'develop', via: 'card', space: 'develop-1' },
    'No comic on the chart, no team: Ideas and Print fail.',
  ),
  decides(
    'S5.3 Q5 where one action is done and the others fail the done one is repeated',
    { card: card('ideas develop print'), display: DISPLAY, spaces: { develop: ['automa'] } },
    { type: 'develop', via: 'repeat', space: 'develop-2' },
    'Hire would be the fallback; repeating comes before it.',
  ),
  decides(
    'S5.3 the repeated action is the topmost that can be performed',
    {
      card: card('ideas hire develop'),
      display: DISPLAY,
      spaces: { ideas: ['automa'], hire: ['automa'], develop: ['automa'] },
    },
    { type: 'hire', via: 'repeat', space: 'hire-2' },
    'Ideas still fails, Hire can be repeated.',
  ),
  decides(
    'S5.3 Q6 a done action whose area is full is not repeated',
    {
      card: card('hire develop ideas'),
      display: DISPLAY,
      spaces: { hire: ['automa', 'player', 'player'], develop: ['automa'], ideas: ['automa'] },
    },
    { type: 'develop', via: 'repeat', space: 'develop-2' },
    'Hire could be performed again, but not for want of a space.',
  ),
  decides(
    'S5.4 Q6 the first free space from the top, of three',
    { card: card('hire develop ideas'), display: DISPLAY, spaces: { hire: ['player', 'player'] } },
    { type: 'hire', space: 'hire-3' },
    'Two spaces are taken.',
  ),
  decides(
    'S5.5 Q7 the fallback goes by the board, done or not',
    { card: card('ideas print sales'), display: DISPLAY, spaces: { hire: ['automa'] } },
    { type: 'hire', via: 'fallback', space: 'hire-2' },
    'None of the three works; Hire is first on the board although it is done and not on the card.',
  ),
  decides(
    'S5.5 S5.6 Royalties is passed over on the board',
    {
      card: card('ideas print hire'),
      map: { 'o-2-5': { genre: 'crime', value: 3 } },
      automa: { writers: ['writer-crime-1', 'writer-crime-3'], artists: ['artist-crime-1', 'artist-crime-3'] },
    },
    { type: 'sales', via: 'fallback', space: 'sales-1' },
    'Hire, Develop, Ideas and Print fail; Royalties would be next on the board.',
  ),
  decides(
    'S5.5 Q7 on the board Ideas comes before Print',
    {
      card: card('hire develop sales'),
      automa: {
        writers: ['writer-crime-1'],
        artists: ['artist-crime-1'],
        developed: ['comic-carmilla'],
        printed: [comic('comic-outlaws', 3)],
      },
    },
    { type: 'ideas', via: 'fallback', space: 'ideas-1', gainFan: ['comic-outlaws'] },
    'No display, no deck, no orders; both Ideas and Print are possible.',
  ),
  decides(
    'S5.7 Q34 if nothing at all is possible the editor is lost',
    { card: card('hire develop ideas') },
    { type: 'none', via: 'none' },
    'An empty table.',
  ),
  asked(
    'S4.5 Q32 lost editors count as placed',
    { kind: 'next' },
    { automa: { lostEditors: 1 }, spaces: { hire: ['player'] } },
    { next: 'automa' },
    'One turn each.',
  ),
  decides(
    'S4.2 S2.6 the Automa needs no money and no ideas',
    {
      card: card('print hire sales'),
      automa: { writers: ['writer-crime-3'], artists: ['artist-crime-3'], developed: ['comic-outlaws'] },
      player: { printed: [comic('comic-gang-wars')] },
    },
    { type: 'print', prints: [{ id: 'comic-outlaws', fans: 4 }] },
    'A team of value 6 costs it nothing.',
  ),
]

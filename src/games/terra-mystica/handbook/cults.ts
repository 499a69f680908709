// Priests, cult tracks and keys.
import type { Chapter } from '../../../kernel/handbook.ts'

export const cults: Chapter = {
  id: 'cults',
  title: { it: 'I culti', en: 'The cults' },
  inShort: {
    it: 'Quattro tracciati da 0 a 10. Si sale con i [[priest|sacerdoti]], i favori e alcune azioni; per strada danno potere, a fine turno i bonus della tessera turno, alla fine della partita 8, 4 o 2 punti ciascuno. Per il 10 serve una [[key|chiave]].',
    en: 'Four tracks from 0 to 10. You climb by [[priest|priests]], favours and some actions; on the way they give power, at the end of a round the bonus of the scoring tile, at the end of the game 8, 4 or 2 points each. Level 10 needs a [[key|key]].',
  },
  rules: [
    {
      tells: ['R14.1'],
      title: { it: 'Mandare un sacerdote', en: 'Sending a priest' },
      text: {
        it: 'Metti un sacerdote su una casella libera di un culto: una casella dà 3 passi, altre tre ne danno 2. Scegli tu quale. Quel sacerdote non torna più. Da soli le caselle sono tutte tue.',
        en: 'Put a priest on a free slot of a cult: one slot gives 3 steps, three more give 2. You choose which. That priest never comes back. Alone, all slots are yours.',
      },
      figure: {
        show: 'pieces',
        ids: ['fire', 'water', 'earth', 'air'],
        caption: { it: 'Fuoco, Acqua, Terra, Aria.', en: 'Fire, Water, Earth, Air.' },
      },
    },
    {
      tells: ['R14.2'],
      title: { it: 'Un passo solo', en: 'One step only' },
      text: {
        it: 'Oppure rimetti il sacerdote nella riserva: 1 passo, sempre possibile, e il sacerdote potrà tornare.',
        en: 'Or put the priest back into the supply: 1 step, always possible, and the priest can come again.',
      },
    },
    {
      tells: ['R22.1'],
      title: { it: 'Potere lungo la strada', en: 'Power on the way' },
      text: {
        it: 'Arrivare al 3 o superarlo dà 1 potere, il 5 ne dà 2, il 7 ne dà 2, il 10 ne dà 3. Se con una mossa ne superi più d’uno, li prendi tutti.',
        en: 'Reaching or jumping over 3 gives 1 power, 5 gives 2, 7 gives 2, 10 gives 3. If you jump over several in one move, you get them all.',
      },
    },
    {
      tells: ['R22.2'],
      title: { it: 'Il livello 10', en: 'Level 10' },
      text: {
        it: 'Chiede una chiave, che si spende: se ce l’hai il passo sul 10 avviene da sé e non puoi tenerla. Senza chiave ti fermi a 9 e gli altri passi sono persi. Su un tracciato può stare sul 10 un solo segnalino; gli avversari non ci sono mai.',
        en: 'It needs a key, which is spent: if you have one the step onto 10 happens by itself and you cannot keep the key. Without a key you stop at 9 and further steps are lost. Only one marker may stand on 10 of a track; opponents never do.',
      },
    },
    {
      tells: ['R22.3'],
      title: { it: 'La chiave arriva dopo', en: 'The key comes later' },
      text: {
        it: 'Se un’azione ti ferma a 9 e la stessa azione ti dà poi una chiave, il segnalino prosegue sul 10 e la chiave si spende. Se i tracciati fermi sono più delle chiavi, scegli tu.',
        en: 'If an action stops you at 9 and the same action then brings a key, the marker goes on to 10 and the key is spent. If more tracks were stopped than you have keys, you choose.',
      },
    },
    {
      tells: ['R22.4'],
      title: { it: 'La città dei culti', en: 'The town of cults' },
      text: {
        it: 'La tessera città con un passo in ogni culto dà la chiave prima dei passi. Con una chiave e due tracciati a 9 scegli quale arriva a 10; l’altro resta a 9.',
        en: 'The town tile with a step on each cult gives its key before the steps. With one key and two tracks at 9 you choose which reaches 10; the other stays at 9.',
      },
      figure: {
        show: 'pieces',
        ids: ['town-cults'],
        caption: { it: '8 PV, una chiave, un passo in ogni culto.', en: '8 VP, a key, one step on each cult.' },
      },
    },
    {
      tells: ['R29.8'],
      title: { it: 'Passi persi', en: 'Steps that are lost' },
      text: {
        it: 'Avanzare su un culto fermo a 10, o a 9 senza chiave, si può ma non porta nulla. Anche un’azione potere o speciale che dà risorse o passi si può fare a vuoto; quelle per un ponte, un edificio o le vanghe chiedono invece un posto valido.',
        en: 'You may advance on a cult that stands at 10, or at 9 without a key, but it brings nothing. A power or special action that gives goods or steps may also be taken in vain; those for a bridge, a structure or spades need a legal place.',
      },
    },
  ],
}

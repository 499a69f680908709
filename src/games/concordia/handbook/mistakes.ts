// What goes wrong in first games.
import type { Text } from '../../../kernel/text.ts'

export const mistakes: readonly Text[] = [
  {
    it: 'Produrre con il magazzino pieno: ciò che non entra va perso ({R4.2}). Prima costruisci, colloca coloni o vendi.',
    en: 'Producing with a full storehouse: what does not fit is lost ({R4.2}). Build, place colonists or sell first.',
  },
  {
    it: 'Restare senza mattoni: quasi ogni abitazione ne chiede uno ({R6.7}), e il modo più economico per averne è una città del mattone, che costa solo 1 cibo e 1 sesterzio.',
    en: 'Running out of bricks: nearly every house asks for one ({R6.7}), and the cheapest way to get them is a brick city, for only 1 food and 1 sestertius.',
  },
  {
    it: 'Giocare il Tribuno troppo presto: le prime tre carte riprese non danno nulla ({R5.2}).',
    en: 'Playing the Tribune too early: the first three cards taken back pay nothing ({R5.2}).',
  },
  {
    it: 'Giocare il Diplomatico dopo il Tribuno o dopo un altro Diplomatico: non copia nulla ({R9.1}). Giocalo dopo l’azione che vuoi ripetere.',
    en: 'Playing the Diplomat after the Tribune or after another Diplomat: it copies nothing ({R9.1}). Play it after the action you want to repeat.',
  },
  {
    it: 'Credere che un colono in città permetta di costruire: deve stare su una via ({R6.6}).',
    en: 'Thinking that a colonist in a city allows building: it has to stand on a route ({R6.6}).',
  },
  {
    it: 'Dimenticare che anche le abitazioni dell’IA producono con il tuo Prefetto ({R7.1}), e che il suo incasso le regala un colono ({S4.3}).',
    en: 'Forgetting that the AI’s houses produce too by your Prefect ({R7.1}), and that cashing in with it gives the AI a colonist ({S4.3}).',
  },
  {
    it: 'Comprare carte a caso: una carta vale quanto la sua divinità per te ({R14.2}). Poche divinità, raccolte più volte, rendono di più.',
    en: 'Buying cards at random: a card is worth what its god is worth to you ({R14.2}). A few gods, collected several times, bring more.',
  },
]

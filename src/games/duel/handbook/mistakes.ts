// What goes wrong in first games.
import type { Text } from '../../../kernel/text.ts'

export const mistakes: readonly Text[] = [
  {
    it: 'Dimenticare che un turno libera carte per SOLO. Prima di prendere, guarda che cosa diventa accessibile ({R4.2}).',
    en: 'Forgetting that your turn uncovers cards for SOLO. Before you take one, look at what becomes accessible ({R4.2}).',
  },
  {
    it: 'Arrivare all’Epoca III con poche risorse: lì non ci sono più carte marroni e grigie ({R1.1}), e tutto si compra.',
    en: 'Reaching Age III with few resources: there are no brown and grey cards any more ({R1.1}), and everything has to be bought.',
  },
  {
    it: 'Lasciare tutte le risorse di un tipo a SOLO: per ogni suo simbolo ne paghi una in più ({R7.1}).',
    en: 'Leaving all resources of one kind to SOLO: each of its symbols makes you pay one more ({R7.1}).',
  },
  {
    it: 'Costruire una meraviglia con turno extra usando l’ultima carta dell’Epoca: il turno va perso ({R11.5}).',
    en: 'Building a wonder with an extra turn by the last card of an Age: the turn is lost ({R11.5}).',
  },
  {
    it: 'Rimandare le meraviglie: se ne costruiscono sette in tutto, e l’ottava potrebbe essere la tua ({R10.2}).',
    en: 'Putting off the wonders: seven are built in all, and the eighth might be yours ({R10.2}).',
  },
  {
    it: 'Non guardare il tracciato: sei scudi di distacco si perdono in due turni, e nell’Epoca III una carta ne ha tre ({R12.5}).',
    en: 'Not watching the track: six shields can go in two turns, and in Age III one card has three ({R12.5}).',
  },
  {
    it: 'Credere che gli scudi o le risorse si conservino: gli scudi muovono subito ({R12.1}), le risorse ci sono sempre ({R6.3}).',
    en: 'Thinking that shields or resources are saved up: shields move at once ({R12.1}), resources are always there ({R6.3}).',
  },
]

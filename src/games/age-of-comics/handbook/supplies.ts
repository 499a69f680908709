// Ideas (R9) and Royalties (R17): what printing takes.
import type { Chapter } from '../../../kernel/handbook.ts'

export const supplies: Chapter = {
  id: 'supplies',
  title: { it: 'Idee e Royalties', en: 'Ideas and Royalties' },
  inShort: {
    it: 'Idee: 2 gettoni dal tabellone sulla prima casella, 1 sulle altre, più 2 dalla riserva. Royalties: $4 sulla prima casella, $3 sulle altre.',
    en: 'Ideas: 2 tokens from the board on the first space, 1 on the others, plus 2 from the supply. Royalties: $4 on the first space, $3 on the others.',
  },
  rules: [
    {
      tells: ['R9.1'],
      title: { it: 'Idee', en: 'Ideas' },
      text: {
        it: 'Dal tabellone delle idee prendi 2 gettoni se sei sulla prima casella, 1 sulla seconda e sulla terza: ce n’è uno solo per genere, quindi sono diversi. In più ne prendi 2 qualunque dalla riserva, anche uguali. Ne puoi prendere di meno.',
        en: 'From the ideas board take 2 tokens if you are on the first space, 1 on the second and third: there is only one of each genre, so they differ. In addition take any 2 from the supply, the same ones if you like. You may take fewer.',
      },
    },
    {
      tells: ['R17.1'],
      title: { it: 'Royalties', en: 'Royalties' },
      text: {
        it: 'Prendi $4 sulla prima casella, $3 sulla seconda e sulla terza. L’Automa qui non viene mai.',
        en: 'Take $4 on the first space, $3 on the second and third. The Automa never comes here.',
      },
    },
  ],
}

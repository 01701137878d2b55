import { signAs } from '#app/models/selling/after/opinion.ts'
import { given, type Step } from '../life/demo-shop.ts'
import type { DemoOrder } from './orders.ts'

type Said = readonly [form: string, rating: number, text: string, more?: { answer?: string; isUnread?: true }]

/** What buyers of the demo estate think of their wines, by the day on which they ordered. */
const opinions: Record<string, readonly Said[]> = {
  '57 helene': [
    [
      'geai-2023-75',
      5,
      'On l’a servi à 13 °C comme indiqué, sur un jambon fumé : toute la table a cru à un rouge bien plus cher.',
    ],
  ],
  '52 paul': [
    ['cremant-75', 4, 'Bulle fine, très sec, parfait à l’apéritif. J’aurais aimé un peu plus de matière pour le repas.'],
    ['rose-2024-75', 4, 'Frais et net, les six bouteilles n’ont pas passé le mois d’août.'],
  ],
  '44 marc': [
    [
      'jaune-2017-62',
      5,
      'Ouvert la veille, servi avec un vieux comté. Noix, curry, une longueur qui n’en finit pas. Il fallait bien sept ans.',
      { answer: 'Merci Marc ! Gardez-en une pour le poulet aux morilles : c’est là qu’il est chez lui.' },
    ],
  ],
  '39 suzanne': [
    ['murgers-2022-75', 5, 'Droit, salin, superbe avec une truite.'],
    ['clocher-2023-75', 3, 'Bon vin de tous les jours, un peu court à mon goût.'],
  ],
  '31 ines': [['assemblage-2023-75', 4, 'Le vin rouge de la semaine chez nous. Rond, sans lourdeur.']],
  '29 camille': [['grappillons-2024-75', 4, 'Léger, fruité, à boire frais. Les étiquettes plaisent beaucoup.']],
  '27 agathe': [
    ['foudre-2022-75', 5, 'Avec un civet : il a fallu ouvrir une deuxième bouteille.'],
    ['abbesse-2021-75', 5, 'Une trame droite, exactement comme décrit. À attendre encore deux ou trois ans, je crois.'],
  ],
  '24 helene': [['jaune-2017-62', 4, 'Puissant, pas pour tout le monde, mais quel vin.']],
  '20 suzanne': [
    [
      'cote-2023-75',
      2,
      'Une bouteille sur douze était un peu perlante. Les autres allaient bien.',
      { answer: 'Merci de nous l’avoir dit, Suzanne : nous vous en remplaçons une au prochain envoi.' },
    ],
  ],
  '17 marc': [['marnes-2022-75', 5, 'Savagnin ouillé de très belle tenue, sur un risotto aux cèpes.', { isUnread: true }]],
  '14 nour': [['geai-2023-75', 4, 'Un rouge qui se boit comme un blanc.', { isUnread: true }]],
}

/** What a buyer says of their goods two weeks after they came, and that the house has read it. */
export function listOpinionSteps({ daysAgo, buyer }: DemoOrder, arrived: number): Step[] {
  const said = opinions[`${daysAgo} ${buyer}`] ?? []
  return said.map(([form, rating, text, { answer, isUnread } = {}]) => [
    arrived + 14 * 24,
    async ({ buyer: visitor, owner, products }, { token }) => {
      const { address } = given(await visitor.followOrder({ body: { token } }))
      const author = signAs(address.billing)
      const idProduct = products.get(form) ?? form
      given(await visitor.giveOpinion({ body: { token, idProduct, rating, text, author } }))
      if (isUnread) return
      const waiting = given(await owner.listOpinions({ query: { state: 'WAITING', nbItem: 1 } })).opinions
      for (const { id, createdAt } of waiting)
        given(await owner.changeOpinion({ params: { id }, body: { state: 'PUBLISHED', createdAt, ...(answer && { answer }) } }))
    },
  ])
}

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** The wines that somebody puts aside for another day. */
export const shortlistTexts = {
  title: 'Mes envies',
  lead: ({ sort, piece }: GoodsWords) =>
    `Les ${sort.many} que vous avez mis${sort.e ? 'es' : ''} de côté. La liste reste dans ce navigateur, sans compte ; elle ne réserve auc${piece.un} ${piece.one}.`,
  keep: 'Mettre de côté',
  keepNamed: (name: string) => `Mettre de côté : ${name}`,
  later: 'Pour plus tard',
  laterNamed: (name: string) => `Garder pour plus tard : ${name}`,
  see: 'Mes envies',
  takeOff: 'Retirer de la liste',
  takeOffNamed: (name: string) => `Retirer : ${name}`,
  none: 'Rien n’est mis de côté',
  how: ({ sort }: GoodsWords) =>
    `« Mettre de côté » se trouve sur la page de chaque ${sort.one}, et « Pour plus tard » à chaque ligne du panier.`,
  shop: ({ sort }: GoodsWords) => `Voir les ${sort.many}`,
} as const

/** The wines that a browser keeps in mind because somebody asked it to. */
export const seenTexts = {
  title: 'Vus récemment',
  offer: ({ sort }: GoodsWords) =>
    `Ce navigateur peut retenir les ${sort.many} que vous regardez, pour les retrouver ici. La liste reste chez vous.`,
  kept: ({ sort }: GoodsWords) => `Ce navigateur retient les ${sort.many} que vous regardez ; la liste reste chez vous.`,
  keep: ({ sort }: GoodsWords) => `Retenir les ${sort.many} que je regarde`,
  forget: 'Effacer et ne plus retenir',
  none: ({ sort }: GoodsWords) => `Auc${sort.un} ${sort.one} à montrer.`,
} as const

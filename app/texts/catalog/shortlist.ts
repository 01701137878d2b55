/** The wines that somebody puts aside for another day. */
export const shortlistTexts = {
  title: 'Mes envies',
  lead: 'Les vins que vous avez mis de côté. La liste reste dans ce navigateur, sans compte ; elle ne réserve aucune bouteille.',
  keep: 'Mettre de côté',
  keepNamed: (name: string) => `Mettre de côté : ${name}`,
  later: 'Pour plus tard',
  laterNamed: (name: string) => `Garder pour plus tard : ${name}`,
  see: 'Mes envies',
  takeOff: 'Retirer de la liste',
  takeOffNamed: (name: string) => `Retirer : ${name}`,
  none: 'Rien n’est mis de côté',
  how: '« Mettre de côté » se trouve sur la page de chaque vin, et « Pour plus tard » à chaque ligne du panier.',
  shop: 'Voir les vins',
} as const

/** The wines that a browser keeps in mind because somebody asked it to. */
export const seenTexts = {
  title: 'Vus récemment',
  offer: 'Ce navigateur peut retenir les vins que vous regardez, pour les retrouver ici. La liste reste chez vous.',
  kept: 'Ce navigateur retient les vins que vous regardez ; la liste reste chez vous.',
  keep: 'Retenir les vins que je regarde',
  forget: 'Effacer et ne plus retenir',
  none: 'Aucun vin à montrer.',
} as const

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said where several orders are packed at once. */
export const orderRoundTexts = {
  title: 'Préparer les commandes',
  says: 'Tout ce qui attend d’être emballé, les plus anciennes d’abord ; ce à quoi un client a renoncé avant le départ n’y est plus. Les cases disent ce que vous imprimez et commencez ; les numéros, ce qui est parti.',
  orders: 'À emballer',
  none: 'Rien n’attend d’être emballé.',
  pick: (reference: string) => `Choisir la commande ${reference}`,
  order: 'Commande',
  buyer: 'Client',
  units: 'À envoyer',
  state: 'État',
  tracking: 'Numéro de suivi',
  trackingOf: (reference: string) => `Numéro de suivi de ${reference}`,
  goods: ({ store }: GoodsWords) => `À sortir ${store}`,
  print: 'Imprimer les papiers',
  printSays: ({ figure }: GoodsWords) =>
    `Un seul PDF : la liste pour la ${figure === 'bottle' ? 'cave' : 'réserve'}, puis un bon de livraison par commande choisie ; pour un cadeau, aussi son bon sans prix et sa carte.`,
  start: 'Commencer la préparation',
  ship: 'Noter les expéditions',
  shipSays: 'Part ce qui a un numéro de suivi, le client est prévenu. Sans numéro, ou en plusieurs colis, ouvrez la commande.',
  nothingChosen: 'Choisissez au moins une commande nouvelle.',
  nothingNumbered: 'Donnez au moins un numéro de suivi.',
  refused: (reference: string, why: string) => `${reference} : ${why}`,
  next: (reference: string) => `Commande suivante : ${reference}`,
} as const

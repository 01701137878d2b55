import { capitalise, countOf, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said where the owner sees which bottles unpaid orders keep. */
export const heldTexts = {
  title: ({ piece }: GoodsWords) => `${capitalise(piece.many)} retenu${piece.e}s`,
  says: ({ piece }: GoodsWords) =>
    `Ce que gardent les commandes qui attendent leur paiement, ou leur confirmation quand elles ne coûtent rien. Sans adresse confirmée, une commande garde ses ${piece.many} un jour au plus, quelques heures ou minutes quand il en reste peu, puis s’annule d’elle-même.`,
  none: ({ piece }: GoodsWords) => `Aucune commande en attente ne retient de ${piece.one}.`,
  orders: 'Par commande',
  pick: (reference: string) => `Choisir la commande ${reference}`,
  order: 'Commande',
  buyer: 'Client',
  goods: ({ sort }: GoodsWords) => capitalise(sort.many),
  units: ({ figure, piece }: GoodsWords) => (figure === 'bottle' ? capitalise(piece.many) : 'Nombre'),
  until: 'Jusqu’au',
  noEnd: 'sans terme',
  mailbox: 'Adresse',
  proven: 'confirmée',
  unproven: 'non confirmée',
  more: (listed: number, total: number) => `Les ${listed} premières de ${total} commandes.`,
  wines: ({ sort }: GoodsWords) => `Par ${sort.one}`,
  all: (units: number) => `${units} en tout`,
  free: 'Remettre en vente',
  nothingChosen: 'Choisissez au moins une commande.',
  ask: ({ piece }: GoodsWords, units: number) => `Remettre ${countOf(piece, units)} en vente ?`,
  askSays: (count: number) =>
    count > 1
      ? `Les ${count} commandes ci-dessous seront annulées, et leurs clients prévenus. Rien n’a été payé.`
      : 'La commande ci-dessous sera annulée, et son client prévenu. Rien n’a été payé.',
  confirm: ({ piece }: GoodsWords, units: number) =>
    units > 1 ? `Remettre les ${units} ${piece.many} en vente` : `Remettre ${piece.le} ${piece.one} en vente`,
  changed: 'Ce que vous aviez choisi a changé entre-temps : regardez la liste, puis recommencez.',
  refused: (reference: string, why: string) => `${reference} : ${why}`,
} as const

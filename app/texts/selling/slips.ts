import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is printed before a round of orders is packed. */
export const pickingTexts = {
  title: ({ store }: GoodsWords) => `À sortir ${store}`,
  inAll: (units: number, orders: number) =>
    `${units} unité${units > 1 ? 's' : ''} en tout, pour ${orders} commande${orders > 1 ? 's' : ''}`,
  cartons: (said: string) => `À prendre : ${said}`,
} as const

/** Cartons by their room, the largest first: `2 cartons de 6, 1 de 3`; nothing where there are none. */
export function sayCartons(rooms: readonly number[]): string {
  const sizes = [...new Set(rooms)].sort((one, other) => other - one)
  return sizes
    .map((size, at) => {
      const count = rooms.filter((room) => room === size).length
      return at === 0 ? `${count} carton${count > 1 ? 's' : ''} de ${size}` : `${count} de ${size}`
    })
    .join(', ')
}

/** What lies in a parcel beside its bottles. */
export const slipTexts = {
  titles: { packing: 'Bon de livraison', gift: 'Un cadeau pour vous', card: 'Un mot pour vous' },
  order: (reference: string) => `Commande ${reference}`,
  left: (day: string) => `Départ le ${day}`,
  carrier: (name: string) => `Transporteur : ${name}`,
  sender: 'Expéditeur',
  goal: 'Destinataire',
  present: ({ piece }: GoodsWords, name: string) => `De la part de ${name}, qui a choisi ces ${piece.many} pour vous.`,
  cardFrom: (name: string) => `De la part de ${name}`,
  lot: (lot: string) => `lot ${lot}`,
  inAll: (count: number) => (count === 1 ? 'Une unité en tout' : `${count} unités en tout`),
  containers: (count: number) => (count === 1 ? 'un contenant' : `${count} contenants`),
  excise: (number: string) => `Numéro d’accise ${number}`,
  /** What a document that travels with wine says of its duty, by where it goes. */
  duties: {
    PAID: ({ sort: { many, e } }: GoodsWords) =>
      `Document commercial d’accompagnement : ${many} mis${e ? 'es' : ''} à la consommation, droits d’accise acquittés.`,
    UNION: () =>
      'Document d’accompagnement : ventes à distance de produits soumis à accise ; les droits sont dus dans le pays de destination, par l’expéditeur.',
    AWAY: ({ sort: { many, e } }: GoodsWords) =>
      `Document d’accompagnement : ${many} expédié${e}s hors de France métropolitaine et de l’Union, sous déclaration en douane.`,
  },
  capsules: ({ piece }: GoodsWords) => `Les ${piece.many} portent des capsules représentatives de droits (CRD).`,
  adult: 'Remise à une personne majeure ; une preuve de l’âge peut être demandée à la réception.',
  sorting: ({ piece, sort }: GoodsWords) =>
    piece.one === sort.one
      ? 'Carton et calage se trient.'
      : `Carton et calage se trient ; les ${piece.many} vides vont au verre.`,
} as const

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

type Counted = Pick<GoodsWords, 'piece'>

/** What is said where codes are read, by the camera or by a hand scanner. */
export const scanTexts = {
  readOne: 'Lire le code',
  readOneOf: (reference: string) => `Lire le code du colis de ${reference}`,
  readBottles: ({ piece }: Counted) => `Lire les ${piece.many}`,
  title: 'Lire un code',
  look: 'Tenez le code devant l’appareil.',
  lookAtParcel: (reference: string) => `${reference} : lisez l’étiquette de son colis.`,
  lookAtSlip: 'Lisez d’abord le code du bon de livraison.',
  numbered: (reference: string, number: string) => `${reference} : ${number}. Lisez le bon suivant, ou fermez.`,
  taken: (number: string, reference: string) => `${number} est déjà celui de ${reference}.`,
  bottle: ({ piece }: Counted) => `C’est le code d’${piece.un} ${piece.one}, pas d’un colis.`,
  noParcel: 'Ce code n’est ni d’un bon de cette tournée, ni d’un colis.',
  line: (name: string, count: string) => `${name} : ${count}`,
  two: (first: string) => `Plusieurs lignes portent ce code. La première : ${first}`,
  unknown: (code: string) => `Aucune ligne de cette page ne porte le code ${code}.`,
  noted: (code: string) => `${code} est noté. Fermez, puis enregistrez.`,
  noBottle: ({ piece }: Counted) => `Ce n’est pas le code d’${piece.un} ${piece.one}.`,
  counts: 'Compter en lisant',
  lamp: 'Lampe',
  close: 'Fermer',
  refused: 'L’appareil photo est refusé à ce site. Permettez-le dans les réglages du navigateur.',
  noCamera: 'Aucun appareil photo n’a été trouvé.',
  failed: 'L’appareil photo ne s’ouvre pas : une autre application s’en sert peut-être.',
} as const

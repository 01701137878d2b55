import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** Why something that was written without a line did not go through. */
export const keptSendTexts = {
  gone: ({ sort }: GoodsWords) => `${capitalise(sort.ce)} ${sort.one} n’est plus vendu${sort.e} : son compte n’a pas été noté.`,
  order: 'Commande',
  unknown: 'Cette commande est introuvable.',
  cancelled: 'Elle a été annulée entre-temps : rien n’a été commencé.',
  cancelledNumber: (number: string) => `Elle a été annulée entre-temps : le colis ${number} n’a pas été noté. Ne l’envoyez pas.`,
  shippedNumber: (number: string, known: string) =>
    `Elle est déjà notée comme partie${known && `, avec le numéro ${known}`} : le numéro ${number} n’a pas été noté.`,
  refused: (number: string, why: string) => `Le numéro ${number} n’a pas été noté. ${why}`,
} as const

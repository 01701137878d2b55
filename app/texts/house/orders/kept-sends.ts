/** Why something that was written without a line did not go through. */
export const keptSendTexts = {
  gone: 'Ce vin n’est plus vendu : son compte n’a pas été noté.',
  order: 'Commande',
  unknown: 'Cette commande est introuvable.',
  cancelled: 'Elle a été annulée entre-temps : rien n’a été commencé.',
  cancelledNumber: (number: string) => `Elle a été annulée entre-temps : le colis ${number} n’a pas été noté. Ne l’envoyez pas.`,
  shippedNumber: (number: string, known: string) =>
    `Elle est déjà notée comme partie${known && `, avec le numéro ${known}`} : le numéro ${number} n’a pas été noté.`,
  refused: (number: string, why: string) => `Le numéro ${number} n’a pas été noté. ${why}`,
} as const

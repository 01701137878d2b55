/** The page from which a buyer goes to where they pay. */
export const payTexts = {
  title: 'Payer votre commande',
  text: (reference: string, total: string, way: string) =>
    `Votre commande ${reference} est enregistrée. Il reste à payer ${total} ${way}.`,
  kept: (time: string) => `Si le vin vient à manquer, vos bouteilles sont gardées jusqu’à ${time} : payez avant.`,
  wait: 'La page de paiement s’ouvre d’elle-même. Sinon, suivez ce lien :',
  follow: 'Voir ma commande',
} as const

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** The page from which a buyer goes to where they pay. */
export const payTexts = {
  title: 'Payer votre commande',
  text: (reference: string, total: string, way: string) =>
    `Votre commande ${reference} est enregistrée. Il reste à payer ${total} ${way}.`,
  kept: ({ piece: { many, e }, sort }: GoodsWords, time: string) =>
    `Si ${sort.le} ${sort.one} vient à manquer, vos ${many} sont gardé${e}s jusqu’à ${time} : payez avant.`,
  wait: 'La page de paiement s’ouvre d’elle-même. Sinon, suivez ce lien :',
  follow: 'Voir ma commande',
} as const

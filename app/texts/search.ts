import type { SearchKind } from '#app/models/search-kind.ts'

/** The words by which visitors name what the shop sells, beside its own. */
export const shopWords = { WINE: 'vin bouteille', BOX: 'coffret carton cadeau' } as const

/** The search of the site; rendered on the server alone. */
export const searchTexts = {
  title: 'Recherche',
  description: (site: string) => `Chercher dans les vins, les pages et les nouvelles de ${site}.`,
  titled: (asked: string) => `« ${asked} »`,
  field: 'Que cherchez-vous ?',
  lead: 'Un vin, un cépage, un plat, un mot du carnet : écrivez comme cela vient, sans souci d’accents.',
  send: 'Chercher',
  count: (total: number) => (total === 0 ? 'Aucun résultat' : total === 1 ? '1 résultat' : `${total} résultats`),
  understood: (words: string) => `Résultats pour « ${words} ».`,
  kinds: 'Où chercher',
  all: 'Tout',
  kind: {
    product: 'Boutique',
    page: 'Pages',
    service: 'Services',
    news: 'Actualités',
    blog: 'Carnet',
  } satisfies Record<SearchKind, string>,
  members: 'Réservé aux membres',
  nothing: (asked: string) => `Rien ne répond à « ${asked} »`,
  advice: 'Essayez un mot plus court, un autre mot, ou passez par ici :',
  hint: 'Vouliez-vous dire',
  hintEnd: ' ?',
  suggestions: 'Propositions',
  ways: { shop: 'Toute la boutique', news: 'Les actualités', blog: 'Le carnet', contact: 'Nous écrire' },
} as const

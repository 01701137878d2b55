import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What the law makes a winemaker's site say. */
export const site = {
  minorsTitle: 'Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans',
  minors: 'La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.',
  minorsLaw: 'Code de la santé publique, art. L. 3342-1 et L. 3353-3',
  minorsSign: '18+',
  minorsLabel: 'Protection des mineurs',
} as const

/** What the error page says; `code` is the wording of the first client, kept for whoever searches for it. */
export const errors = {
  notFound: { code: 'This page could not be found', text: 'Cette page est introuvable.' },
  failed: { code: 'Error', text: 'Une erreur est survenue. Réessayez dans un instant.' },
  broken: {
    code: 'An error occurred while showing the error page',
    text: 'Une erreur est survenue pendant l’affichage de la page d’erreur.',
  },
  home: 'Retour à l’accueil',
  search: ({ sort }: GoodsWords) => `Cherchez ${sort.un} ${sort.one}, une page, un mot`,
  searchAny: 'Cherchez une page, un mot',
  find: 'Chercher',
  shop: ({ sort }: GoodsWords) => `Voir nos ${sort.many}`,
} as const

/** What stands where a list ends earlier than was asked. */
export const beyondTexts = {
  says: (last: number) => (last === 1 ? 'Cette liste tient en une page.' : `Cette liste s’arrête à la page ${last}.`),
  last: 'Aller à la dernière page',
} as const

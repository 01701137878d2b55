import type { PageBlock } from '#app/models/content/blocks/block.ts'

/** What a site says before its owner has written anything. */
export const newSiteTexts = {
  homeTitle: 'Bienvenue',
  homeMenu: 'Accueil',
  shopTitle: 'La boutique',
  shopMenu: 'Nos vins',
  contact: 'Contact',
} as const

/** The body of its home page until then. */
export const newHome: PageBlock[] = [
  { type: 'title', text: newSiteTexts.homeTitle, lead: 'Nos pages arrivent : revenez bientôt.' },
]

/** Whether a home page still says no more than that, however its spaces were bound when it was written. */
export function isNewHome(blocks: readonly PageBlock[]): boolean {
  const plain = (body: readonly PageBlock[]) => JSON.stringify(body).replaceAll(/[\u00a0\u202f]/g, ' ')
  return plain(blocks) === plain(newHome)
}

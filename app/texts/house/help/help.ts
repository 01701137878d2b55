import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { GoodsHelpPage, HelpPage } from './help-page.ts'
import { houseHelp } from './house.ts'
import { salesHelp } from './sales.ts'
import { winesHelp } from './wines.ts'
import { wordsHelp } from './words.ts'

/** What the handbook says around its pages. */
export const helpTexts = {
  title: 'Aide',
  says: 'Chaque tâche en quelques gestes. La recherche du panneau trouve aussi ces pages.',
  steps: 'Comment faire',
  screens: 'Où cela se fait',
  related: 'Voir aussi',
  forScreen: (title: string) => `Aide : ${title}`,
} as const

const pages: Readonly<Record<string, GoodsHelpPage>> = { ...salesHelp, ...winesHelp, ...wordsHelp, ...houseHelp }

/** The pages of the handbook, by the last part of their addresses. */
export function helpPagesOf(goods: GoodsWords): Readonly<Record<string, HelpPage>> {
  const named = Object.entries(pages).map(([slug, page]) => [slug, typeof page === 'function' ? page(goods) : page] as const)
  return Object.fromEntries(named)
}

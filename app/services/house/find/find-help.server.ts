import { href } from 'react-router'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { helpPagesOf, helpTexts } from '#app/texts/house/help/help.ts'
import type { Found } from '#app/ui/house/find/find-view.ts'
import type { MenuEntry } from '#app/ui/house/frame/panel-frame-view.ts'

const mostFound = 5

/** The way to a page of the handbook. */
export const entryOfHelp = (slug: string, goods: GoodsWords): MenuEntry[] => {
  const page = helpPagesOf(goods)[slug]
  return page ? [{ href: href('/admin/aide/:page', { page: slug }), label: page.title }] : []
}

/** The pages of the handbook that hold all of these words; those that are called so come first. */
export function findHelp(words: string, goods: GoodsWords): Found[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  const holds = (text: string) => wanted.every((word) => foldText(text).includes(word))
  const hits = Object.entries(helpPagesOf(goods)).filter(([, { title, says, steps }]) => holds([title, says, ...steps].join(' ')))
  const sorted = [...hits.filter(([, { title }]) => holds(title)), ...hits.filter(([, { title }]) => !holds(title))]
  return sorted
    .slice(0, mostFound)
    .flatMap(([slug, { says }]) => entryOfHelp(slug, goods).map((entry) => ({ ...entry, detail: says })))
}

/** What the handbook says of a screen: of its own address, or of the one that it lies beneath. */
export function helpOfScreen(path: string, goods: GoodsWords): MenuEntry | undefined {
  if (path.startsWith(href('/admin/aide'))) return undefined
  const helpPages = helpPagesOf(goods)
  const slug = path.replace('/admin/', '')
  const screensOf = (one: string) => (helpPages[one]?.screens ?? []).map((screen) => screen.split('?')[0] ?? '')
  const pages = Object.keys(helpPages)
  const own = pages.find((one) => screensOf(one)[0] === slug) ?? pages.find((one) => screensOf(one).includes(slug))
  const isBelow = (screen = '') => slug.startsWith(`${screen}/`)
  const above = own ?? pages.find((one) => isBelow(screensOf(one)[0])) ?? pages.find((one) => screensOf(one).some(isBelow))
  const [entry] = above === undefined ? [] : entryOfHelp(above, goods)
  return entry ? { ...entry, label: helpTexts.forScreen(entry.label) } : { href: href('/admin/aide'), label: helpTexts.title }
}

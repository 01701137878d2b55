import type { PageBlock } from '../../content/blocks/block.ts'
import { addresses } from '../../platform/web/addresses.ts'
import { toRichText } from '../../site/rich-text.ts'

/** The ready sections of a page, in the order they are offered. */
export const sectionNames = ['goods', 'place', 'story', 'reviews', 'dates', 'writing', 'news', 'awards'] as const
export type SectionName = (typeof sectionNames)[number]

/** What ready sections say, beside what their blocks read of the house. */
export type SectionWords = {
  titles: Readonly<Record<SectionName, string>>
  /** Above all that is sold, what is said of it, and what leads there. */
  allGoods: string
  choose: string
  seeGoods: string
  where: string
  hours: string
  /** Stands for the story until its owner tells it. */
  tell: string
  known: string
  comeAndSee: string
  date: string
  ask: string
  write: string
  letter: string
}

/** What of a house the blocks of a section name, where there is some. */
export type SectionHouse = { sellsWine: boolean; picture?: string | undefined; calendar?: string | undefined }

const kept = 'gardee-'

/** A section that its house keeps, as it is chosen among the ready ones. */
export const nameKept = (id: string): KeptName => `${kept}${id}`
type KeptName = `${typeof kept}${string}`

/** Which of those that its house keeps is named. */
export function keptIdOf(name: string): string | undefined {
  return name.startsWith(kept) ? name.slice(kept.length) : undefined
}

/** A section as it is offered: what it is called. */
export type SectionChoice = { name: SectionName | KeptName; label: string }

type Make = (words: SectionWords, house: SectionHouse) => PageBlock[]

const write = ({ write: label }: SectionWords) => [{ label, href: addresses.contact }]

const makes: Readonly<Record<SectionName, Make>> = {
  goods: ({ titles, allGoods, choose, seeGoods }, { sellsWine }) => [
    { type: 'products', title: titles.goods, count: 3, tags: [], kind: sellsWine ? 'WINE' : '' },
    { type: 'call', title: allGoods, lead: choose, actions: [{ label: seeGoods, href: addresses.shop }] },
  ],
  place: ({ titles, where, hours }) => [
    {
      type: 'columns',
      title: titles.place,
      columns: [[{ type: 'hours', title: hours, lead: '', days: [] }], [{ type: 'map', title: where, lead: '', withMap: true }]],
      ground: 'sand',
    },
  ],
  story: ({ titles, tell }, { picture }) => {
    const told = { title: titles.story, body: toRichText(tell) }
    if (!picture) return [{ type: 'text', ...told }]
    return [{ type: 'text-image', eyebrow: '', ...told, actions: [], picture: { image: picture }, side: 'right' }]
  },
  reviews: (words) => [
    { type: 'reviews', title: words.titles.reviews, count: 3 },
    { type: 'call', title: words.known, lead: words.comeAndSee, actions: write(words) },
  ],
  dates: (words, { calendar }) => [
    ...(calendar ? [{ type: 'calendar', title: words.titles.dates, calendar } as const] : []),
    { type: 'call', title: calendar ? words.date : words.titles.dates, lead: words.comeAndSee, actions: write(words) },
  ],
  writing: (words) => [
    { type: 'call', title: words.titles.writing, lead: words.ask, actions: write(words) },
    { type: 'map', title: words.where, lead: '', withMap: false, ground: 'sand' },
  ],
  news: ({ titles, letter }) => [
    { type: 'news', title: titles.news, count: 3, promoted: false },
    { type: 'newsletter', title: letter, lead: '' },
  ],
  awards: ({ titles, allGoods, choose, seeGoods }) => [
    { type: 'awards', title: titles.awards, count: 6 },
    { type: 'call', title: allGoods, lead: choose, actions: [{ label: seeGoods, href: addresses.shop }] },
  ],
}

/** The blocks that a ready section is made of. */
export function makeSection(name: SectionName, words: SectionWords, house: SectionHouse): PageBlock[] {
  return makes[name](words, house)
}

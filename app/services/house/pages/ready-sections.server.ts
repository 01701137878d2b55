import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import {
  makeSection,
  type SectionChoice,
  type SectionHouse,
  type SectionName,
  sectionNames,
} from '#app/models/house/sections/ready-section.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { sectionWords } from '#app/texts/house/pages/sections.ts'

type House = { api: ShopApi; trade: Trade }

/** The ready sections that are offered to a site of this trade. */
export function listSections(trade: Trade): SectionChoice[] {
  const { titles } = sectionWords(trade)
  return sectionNames.map((name) => ({ name, label: titles[name] }))
}

/** Makes sections of what the site has. */
export async function makeSections<N extends SectionName>(
  { api, trade }: House,
  names: readonly N[],
): Promise<{ name: N; blocks: PageBlock[] }[]> {
  const house = await readHouse(api, trade)
  const words = sectionWords(trade)
  return names.map((name) => ({ name, blocks: makeSection(name, words, house) }))
}

/** What sections name of it: the newest picture, and the first calendar that visitors see. */
async function readHouse(api: ShopApi, trade: Trade): Promise<SectionHouse> {
  const [listed, calendars] = await Promise.all([
    api.listImages({ query: { nbItem: 1, orderBy: '-createdAt', kind: 'image' } }),
    api.listCalendars(),
  ])
  return { sellsWine: trade === 'WINE', picture: orThrow(listed).images[0]?.id, calendar: orThrow(calendars)[0]?.id }
}

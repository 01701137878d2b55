import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import {
  keptIdOf,
  makeSection,
  nameKept,
  type SectionChoice,
  type SectionHouse,
  type SectionName,
  sectionNames,
} from '#app/models/house/sections/ready-section.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { sectionTexts, sectionWords } from '#app/texts/house/pages/sections.ts'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'

type House = { api: ShopApi; trade: Trade }

/** The ready sections that are offered to a site of this trade. */
export function listSections(trade: Trade): SectionChoice[] {
  const { titles } = sectionWords(trade)
  return sectionNames.map((name) => ({ name, label: titles[name] }))
}

/** The sections that a house keeps, and behind them the ready ones of its trade. */
export async function listAllSections({ api, trade }: House): Promise<SectionChoice[]> {
  const kept = await listKept(api)
  return [...kept.map(({ name, label }) => ({ name, label })), ...listSections(trade)]
}

/** Those that it keeps, with their blocks; one without any is none yet. */
export async function listKept(api: ShopApi): Promise<(SectionChoice & { blocks: PageBlock[] })[]> {
  const { sections } = orThrow(await api.listKeptSections({ query: { nbItem: 100 } }))
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ id, title, blocks }) => ({ name: nameKept(id), label: title, blocks }))
}

/** The blocks of a section, by the name that it was offered under. */
export async function readSection(house: House, name: string): Promise<PageBlock[] | undefined> {
  const id = keptIdOf(name)
  if (id !== undefined) {
    const kept = await house.api.getKeptSection({ params: { id } })
    return kept.ok ? kept.value.blocks : undefined
  }
  const ready = sectionNames.find((one) => one === name)
  return ready && (await makeSections(house, [ready]))[0]?.blocks
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

type Keeping = { title: string; from: string; to: string }
type KeptBlocks = NonNullable<Parameters<ShopApi['createKeptSection']>[0]['body']['blocks']>

/** Keeps the blocks from one place to another, as people count them, under a name. */
export async function keepSection(
  api: ShopApi,
  blocks: readonly BodyBlock[],
  { title, from, to }: Keeping,
): Promise<Outcome<unknown, Failure>> {
  const [first, last] = [Number(from), Number(to)]
  const chosen = blocks.slice(first - 1, last)
  if (!(first >= 1 && last >= first) || chosen.length === 0) return refuse(sectionTexts.noBlocks)
  if (title.trim() === '') return refuse(sectionTexts.noTitle)
  return api.createKeptSection({ body: { title, blocks: chosen as KeptBlocks } })
}

function refuse(message: string): Outcome<never, Failure> {
  return { ok: false, error: { code: 'invalid', message } }
}

import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { briefField, entriesOf, readWineBrief } from '#app/models/house/find/read-wine-brief.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '#app/texts/house/goods/house-goods.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { WineBriefView } from '#app/ui/house/wine/wine-view.ts'

/** What a house says alike of all its wines: who bottles them, where they come from, how they are grown. */
const ofHouse = ['bottler', 'origin', 'certification', 'allergens', 'ingredients'] as const

const longestBrief = 200

/** What stands in the form of a new wine already: what its address says, what the desk begins with, and what the last wine says. */
export async function startWine(
  api: ShopApi,
  { starts = {}, fields }: Desk,
  { asked, goods }: { asked: URLSearchParams; goods: GoodsWords },
): Promise<{ entries: Entry[]; facts: Partial<WineFacts>; brief?: WineBriefView }> {
  const { products } = orThrow(await api.listAdminProducts({ query: { orderBy: '-createdAt', nbItem: 10 } }))
  const last = products.find(({ type }) => type.type === 'WINE')
  const facts = Object.fromEntries(ofHouse.flatMap((name) => (last ? [[name, last.facts[name]]] : []))) as Partial<WineFacts>
  const text = asked.get(briefField)?.slice(0, longestBrief)
  const wine = text === undefined ? undefined : readWineBrief(text)
  const said: Entry[] = [...(wine ? entriesOf(wine) : []), ...[...asked].filter(([name]) => name !== briefField)]
  const given = Object.entries(starts).flatMap(([name, value]) => [value].flat().map((one): Entry => [name, one]))
  const usual = usualOf(goods).filter(([name]) => !said.some(([one]) => one === name))
  const entries = [...said, ...given, ...sayFields(fields.create, { facts }), ...usual].filter(([, one]) => one !== '')
  return text === undefined ? { entries, facts } : { entries, facts, brief: { text, isUnread: wine === undefined } }
}

/** What is so of most of what such a house sells. */
function usualOf(goods: GoodsWords): Entry[] {
  const { capacity, unit } = houseGoods(goods)
  return [
    ['kind', goods.figure === 'bottle' ? '' : 'autre'],
    ['vintages.0.capacity', capacity],
    ['vintages.0.capacityUnit', unit],
  ]
}

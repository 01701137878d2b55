import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'

/** What a house says alike of all its wines: who bottles them, where they come from, how they are grown. */
const ofHouse = ['bottler', 'origin', 'certification', 'allergens', 'ingredients'] as const

/** What stands in the form of a new wine already: what its address says, what the desk begins with, and what the last wine says. */
export async function startWine(
  api: ShopApi,
  { starts = {}, fields }: Desk,
  asked: URLSearchParams,
): Promise<{ entries: Entry[]; facts: Partial<WineFacts> }> {
  const { products } = orThrow(await api.listAdminProducts({ query: { orderBy: '-createdAt', nbItem: 10 } }))
  const last = products.find(({ type }) => type.type === 'WINE')
  const facts = Object.fromEntries(ofHouse.flatMap((name) => (last ? [[name, last.facts[name]]] : []))) as Partial<WineFacts>
  const said = [...asked]
  const given = Object.entries(starts).flatMap(([name, value]) => [value].flat().map((one): Entry => [name, one]))
  const entries = [...said, ...given, ...sayFields(fields.create, { facts }), ['vintages.0.capacity', '75'] as const]
  return { entries: entries.filter(([, text]) => text !== ''), facts }
}

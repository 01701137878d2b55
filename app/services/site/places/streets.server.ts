import type { ShopApi } from '#api/contract/index.ts'
import { isPostalCodeOf } from '#app/models/site/places/postal-code.ts'
import type { Street } from '#app/ui/site/towns/complete-streets.ts'

/** Addresses that begin like what was typed; nothing at all where this house has none proposed. */
export async function suggestStreets(api: ShopApi, { searchParams }: URL): Promise<Street[] | undefined> {
  const search = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const postalCode = searchParams.get('cp')?.trim() ?? ''
  if (search.length < 4) return []
  const isCode = /^\d{5}$/.test(postalCode) && isPostalCodeOf('FR', postalCode)
  const found = await api.findStreets({ query: { search, ...(isCode && { postalCode }) } })
  if (!found.ok) return []
  return found.value.isProposed ? found.value.streets : undefined
}

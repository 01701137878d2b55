import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { tellEnergy } from '#app/models/catalog/energy.ts'
import { findSaleGaps, isWine } from '#app/models/catalog/label/label-gaps.ts'
import { mergeFacts, type WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { Sale } from '#app/ui/house/record/sale-view.ts'

type Contents = Answer<Contract['getAdminProduct']>['products']

/** The wines of a box that keep it from visitors: what each does not say is said on its own screen. */
export async function listSilentInside(api: ShopApi, contents: Contents): Promise<Sale['silentInside']> {
  const found = await Promise.all(contents.map(({ idDeclination }) => findSilent(api, idDeclination)))
  return [...new Map(found.flatMap((wine) => wine ?? []).map((wine) => [wine.id, wine])).values()]
}

async function findSilent(api: ShopApi, id: string): Promise<Sale['silentInside'][number] | undefined> {
  const form = await api.getAdminDeclination({ params: { id } })
  const wine = form.ok ? await api.getAdminProduct({ params: { id: form.value.idProduct } }) : undefined
  if (!form.ok || !wine?.ok) return undefined
  const { type, kind, facts, name } = wine.value
  if (!isWine({ type: type.type, kind })) return undefined
  const { year, capacity } = form.value
  const told = tellEnergy(mergeFacts(facts, form.value.facts as Partial<WineFacts>))
  return findSaleGaps({ facts: told, year, capacity }).length > 0 ? { id: wine.value.id, name } : undefined
}

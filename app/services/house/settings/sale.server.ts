import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { chooseDiscount, countsOn, type Discount, reduceLine } from '#app/models/catalog/discount.ts'
import { tellEnergy } from '#app/models/catalog/energy.ts'
import { findLabelGaps, findSaleGaps } from '#app/models/catalog/label/label-gaps.ts'
import { findReduction, findReference, type LedgerEntry } from '#app/models/catalog/price-ledger.ts'
import { mergeFacts, type WineFacts } from '#app/models/catalog/wine-facts.ts'
import { findSaleNeeds, type SaleFormat } from '#app/models/house/panel/on-sale.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Sale } from '#app/ui/house/record/sale-view.ts'
import { readAll } from '../../platform/read-all.server.ts'
import { listSilentInside } from './boxed-wines.server.ts'
import { findSettings } from './settings.server.ts'

type Product = Answer<Contract['getAdminProduct']>
type Declination = Answer<Contract['listAdminDeclinations']>['declinations'][number]

const nbItem = 100

/** Reads how a product stands in the shop; nothing for one that is not there any more. */
export async function readSale(api: ShopApi, idProduct: string): Promise<Sale | undefined> {
  const [found, declinations, settings] = await Promise.all([
    api.getAdminProduct({ params: { id: idProduct } }),
    readDeclinations(api, { product: idProduct }),
    findSettings(api, ['HANDLE_STOCK', 'USE_PRODUCT_STOCK']),
  ])
  if (!found.ok) return undefined
  const product = found.value
  const [handlesStock, usesProductStock] = settings.map(({ value }) => value === 'true') as [boolean, boolean]
  const ledgers = await Promise.all(declinations.map(({ id }) => readLedger(api, id)))
  const forms = declinations.map((one, at) => toForm(product, one, { usesProductStock, ledger: ledgers[at] ?? [] }))
  const isBox = product.type.type === 'BOX'
  const offered = forms.filter(({ isOnSale }) => isOnSale)
  const isUntold = product.isValid && offered.length > 0 && !product.isShown
  return {
    idProduct,
    name: product.name,
    isWine: !isBox,
    page: product.isShown ? `/boutique/${product.slug}` : undefined,
    forms,
    needs: findSaleNeeds({ isValid: product.isValid, isUntold, forms, countsStock: handlesStock && !isBox }),
    untold: isUntold && !isBox ? [...new Set(offered.flatMap(findSaleGaps))] : [],
    silentInside: isUntold && isBox ? await listSilentInside(api, product.products) : [],
    gaps: isBox || !product.isValid ? [] : gapsOf(offered),
    usesProductStock,
  }
}

function gapsOf(forms: readonly SaleFormat[]): Sale['gaps'] {
  return forms.map((form) => ({ form, gaps: findLabelGaps(form) })).filter(({ gaps }) => gaps.length > 0)
}

type Around = { usesProductStock: boolean; ledger: LedgerEntry[] }

function toForm(product: Product, one: Declination, { usesProductStock, ledger }: Around): SaleFormat {
  const names = one.variations.map(({ label }) => label)
  const discount = chooseDiscount(ofProducts(product.discount), ofProducts(one.discount))
  return {
    id: one.id,
    label: [one.year, sayCapacity(one), ...names].filter(Boolean).join(' · ') || one.reference || product.name,
    isOnSale: one.isOnSale,
    price: one.price,
    soldAt: reduceLine(one.price, 1, discount),
    stock: usesProductStock ? product.stock : one.quantity,
    year: one.year,
    capacity: one.capacity,
    facts: tellEnergy(mergeFacts(product.facts, one.facts as Partial<WineFacts>)),
    reference: findReference(ledger, new Date()),
    reduction: findReduction(ledger, new Date()),
    hasOwnPrice: one.price !== product.price,
    hasOwnReduction: one.discount !== null,
  }
}

/** A reduction that is to come takes nothing off yet. */
function ofProducts(discount: Product['discount']): Discount | null {
  if (!discount || !countsOn(discount, parisDay(new Date()))) return null
  return { type: discount.type, amount: discount.amount, detailType: 'PRODUCTS' }
}

/** The last prices that were asked, as the ledger has them. */
async function readLedger(api: ShopApi, declination: string): Promise<LedgerEntry[]> {
  const { entries } = orThrow(await api.listLedgerEntries({ query: { declination, nbItem } }))
  return entries.map(({ price, soldAt, since }) => ({ full: price, sold: soldAt, since }))
}

export function readDeclinations(api: ShopApi, query: { product: string }): Promise<Declination[]> {
  return readAll(async (page) => {
    const { declinations: entries, total } = orThrow(await api.listAdminDeclinations({ query: { nbItem, page, ...query } }))
    return { entries, total }
  })
}

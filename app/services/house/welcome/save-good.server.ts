import type { ShopApi, Upload } from '#api/contract/index.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import {
  type GoodsField,
  goodsFields,
  goodsNumbers,
  goodsUnits,
  goodsVat,
  type OtherTrade,
} from '#app/models/house/panel/first-goods.ts'
import { photosIn } from '#app/models/house/starter/read-answers.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { putOnSale } from './put-on-sale.server.ts'
import { readDecimal } from './read-decimal.ts'

/** Puts a first beer, cheese or book on sale, with what the law wants told of it. */
export async function saveGood(
  api: ShopApi,
  { entries, uploads }: { entries: readonly Entry[]; uploads: Upload[] },
  trade: OtherTrade,
): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const text = (name: GoodsField) => typed.get(name)?.trim() ?? ''
  const number = (name: GoodsField) => readDecimal(text(name), goodsNumbers[name] ?? 1)
  const faults = goodsFields[trade].flatMap((name) => {
    if (goodsNumbers[name]) return number(name) === undefined ? [[name, welcomeTexts.number] as const] : []
    return text(name) === '' ? [[name, sayFault({ code: 'required' })] as const] : []
  })
  if (faults.length > 0) return refuseFields(Object.fromEntries(faults))
  const { maker, makerContact, model } = { maker: text('maker'), makerContact: text('makerContact'), model: text('model') }
  const facts = {
    denomination: text('denomination'),
    ingredients: text('ingredients'),
    grapes: text('grapes'),
    bottler: text('bottler'),
    // Milk stands out among what is in it, as an allergen does.
    ...(trade === 'CHEESE' && { allergens: ['MILK' as const] }),
    ...(trade === 'BEER' && { alcohol: number('alcohol') ?? null }),
    ...(trade === 'BOOKS' && { good: { maker, makerContact, model, brand: '', warnings: '', guaranteeYears: null } }),
  }
  const price = number('price') ?? 0
  const unit = goodsUnits[trade]
  return putOnSale(api, {
    product: { type: 'WINE', kind: 'autre', name: text('name'), price, facts, vatRate: goodsVat[trade], isVintage: false },
    declination: { price, year: null, ...(unit && { capacity: number('capacity') ?? null, capacityUnit: unit }) },
    stock: number('stock') ?? 0,
    uploads,
    photos: photosIn(entries),
  })
}

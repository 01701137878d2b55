import { chooseDiscount, reduceLine } from '#app/models/catalog/discount.ts'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { readNamedDeclinations } from '../../../catalog/rows/named-declinations.ts'
import { readDiscount } from '../../../catalog/rows/stored-discount.ts'
import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'

/** Something as a caller wishes for it. */
export type RequestedItem = {
  id?: string | undefined
  idProduct?: string | undefined
  idDeclination?: string | undefined
  quantity: number
}

/** A declination in sale, and what one of it costs now. */
export type FoundItem = { declinationId: string; quantity: number; price: number }

/** Finds what is wished for; what is not in sale here, or names none of several declinations, is refused. */
export async function findRequestedItems(
  read: SiteReader | SiteWriter,
  wishes: readonly RequestedItem[],
): Promise<Outcome<FoundItem[]>> {
  const forms = await readFormats(read, wishes)
  const found: FoundItem[] = []
  for (const [place, wish] of wishes.entries()) {
    const fitting = forms.filter((form) => fits(form, wish))
    const [form] = fitting
    if (!form || fitting.length > 1) {
      const fault: Fault = form ? { code: 'size', params: { name: form.name } } : { code: 'not_sold' }
      return refused('invalid', { fields: { [`products.${place}.idDeclination`]: fault } })
    }
    const discount = chooseDiscount(readDiscount(form.product_discount), readDiscount(form.discount))
    found.push({ declinationId: form.id, quantity: wish.quantity, price: reduceLine(form.price, 1, discount) })
  }
  return done(found)
}

type Reader = SiteReader | SiteWriter
type Form = Awaited<ReturnType<typeof readFormats>>[number]

function readFormats(read: Reader, wishes: readonly RequestedItem[]) {
  const named = (ids: (string | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))]
  const products = named(wishes.flatMap(({ id, idProduct }) => [id, idProduct]))
  const own = named(wishes.map(({ idDeclination }) => idDeclination))
  return readNamedDeclinations({ products, own }, (column, ids) => readFormsBy(read, column, ids))
}

function readFormsBy(read: Reader, column: 'declinations.product_id' | 'declinations.id', ids: string[]) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'declinations.price', 'declinations.discount'])
    .select(['products.discount as product_discount', 'products.name'])
    .where(column, 'in', ids)
    .where('products.is_shown', '=', 1)
    .where('products.deleted_at', 'is', null)
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .execute()
}

function fits(form: Form, { id, idProduct, idDeclination }: RequestedItem): boolean {
  // What names nothing fits nothing, whatever else is wished for.
  if ((id ?? idProduct ?? idDeclination) === undefined) return false
  const isOf = (product: string | undefined) => product === undefined || product === form.product_id
  return isOf(id) && isOf(idProduct) && (idDeclination === undefined || idDeclination === form.id)
}

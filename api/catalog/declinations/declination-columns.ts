import type { z } from 'zod'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { type DeclinationRow, readCapacity, readList } from '../rows/catalog-rows.ts'
import { toGivenDiscount, writeDiscount } from '../rows/stored-discount.ts'

type Body = Read<Contract['changeDeclination']>['body']
type AdminDeclination = z.input<Contract['getAdminDeclination']['answer']>

/** The columns of what was given of a declination. */
export function toDeclinationColumns(body: Body, now: Date, known?: DeclinationRow) {
  const { year, price, reference, gtin } = body
  return given({
    year,
    is_on_sale: toFlag(body.isOnSale),
    price,
    reference,
    gtin,
    ...(body.discount !== undefined && writeDiscount(body.discount, parisDay(now))),
    set_quantity: body.setQuantity,
    sell_by_multiple_of: body.sellByMultipleOf,
    capacity_thousandths: typeof body.capacity === 'number' ? Math.round(body.capacity * 1000) : body.capacity,
    capacity_unit: body.capacityUnit,
    weight_grams: body.weight,
    variations: body.variations && JSON.stringify(body.variations),
    image_id: body.idImage,
    facts: body.facts && JSON.stringify({ ...(known && JSON.parse(known.facts)), ...body.facts }),
    sort_order: body.order,
  })
}

/** A stored declination as its owner sees it. */
export function toAdminDeclination(row: DeclinationRow): AdminDeclination {
  const { id, year, price, reference, gtin, quantity } = row
  return {
    id,
    year,
    isOnSale: row.is_on_sale === 1,
    price,
    reference,
    gtin,
    quantity,
    idProduct: row.product_id,
    discount: toGivenDiscount(row.discount),
    setQuantity: row.set_quantity,
    sellByMultipleOf: row.sell_by_multiple_of,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit as AdminDeclination['capacityUnit'],
    weight: row.weight_grams,
    variations: readList<{ id: string; label: string }>(row.variations),
    idImage: row.image_id,
    facts: JSON.parse(row.facts),
    order: row.sort_order,
    createdAt: row.created_at,
  }
}

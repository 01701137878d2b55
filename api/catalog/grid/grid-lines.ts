import type { z } from 'zod'
import { chooseDiscount, reduceLine } from '#app/models/catalog/discount.ts'
import type { Contract } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { readCapacity } from '../rows/catalog-rows.ts'
import { readDiscount, toGivenDiscount } from '../rows/stored-discount.ts'

export type GridLine = z.input<Contract['listWineGrid']['answer']>['lines'][number]

/** All vintages and sizes that have not been taken away, with their wines. */
export function selectGrid(read: SiteReader) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .where('declinations.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
}

/** The lines of the grid of these vintages and sizes, in the order of the ids. */
export async function readGridLines(read: SiteReader, ids: readonly string[]): Promise<GridLine[]> {
  if (ids.length === 0) return []
  const byProduct = await readFlag(read, 'USE_PRODUCT_STOCK')
  const rows = await selectGrid(read)
    .where('declinations.id', 'in', ids)
    .select(['products.id as idProduct', 'declinations.id as idDeclination', 'products.name', 'products.is_valid'])
    .select(['products.discount as discount_of_wine', 'products.stock', 'products.reference as product_reference'])
    .select(['declinations.year', 'declinations.capacity_thousandths', 'declinations.capacity_unit', 'declinations.reference'])
    .select(['declinations.is_on_sale', 'declinations.price', 'declinations.discount', 'declinations.quantity'])
    .execute()
  const lines = new Map(rows.map((row) => [row.idDeclination, toLine(row, byProduct)]))
  return ids.flatMap((id) => lines.get(id) ?? [])
}

type Stored = {
  idProduct: string
  idDeclination: string
  name: string
  is_valid: number
  discount_of_wine: string
  stock: number
  product_reference: string
  year: number | null
  capacity_thousandths: number | null
  capacity_unit: string
  reference: string
  is_on_sale: number
  price: number
  discount: string
  quantity: number
}

function toLine(row: Stored, byProduct: boolean): GridLine {
  const { idProduct, idDeclination, name, year, price } = row
  return {
    idProduct,
    idDeclination,
    name,
    year,
    price,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit,
    reference: row.reference || row.product_reference,
    isValid: row.is_valid === 1,
    isOnSale: row.is_on_sale === 1,
    discount: toGivenDiscount(row.discount),
    discountOfWine: toGivenDiscount(row.discount_of_wine),
    soldAt: reduceLine(price, 1, chooseDiscount(readDiscount(row.discount_of_wine), readDiscount(row.discount))),
    place: byProduct ? 'product' : 'declination',
    stock: byProduct ? row.stock : row.quantity,
  }
}

import { tableTexts } from '#app/texts/house/settings/tables.ts'
import { readCapacity } from '../../catalog/rows/catalog-rows.ts'
import { customCells, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { writeAmount } from '../../selling/papers/books/write-amount.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { readWines, type WineRow } from './read-wines.ts'

/** Every declination with what it is and what it costs. */
export async function* exportProducts(read: SiteReader): AsyncGenerator<string[][]> {
  const [byProduct, fields] = await Promise.all([readFlag(read, 'USE_PRODUCT_STOCK'), readFieldsOf(read, 'PRODUCT')])
  for await (const wines of readWines(read)) {
    yield wines.map((row) => [
      referenceOf(row),
      row.name,
      String(row.year ?? ''),
      sayCapacity(row),
      row.capacity_unit,
      row.kind,
      writeAmount(row.price),
      writeAmount(row.vat_rate),
      sayFlag(row.is_valid),
      sayFlag(row.is_on_sale),
      String(byProduct ? row.stock : row.quantity),
      row.meta_title,
      row.meta_description,
      ...customCells(row.custom, fields),
    ])
  }
}

/** Every declination with what there is of it. */
export async function* exportStock(read: SiteReader): AsyncGenerator<string[][]> {
  const byProduct = await readFlag(read, 'USE_PRODUCT_STOCK')
  for await (const wines of readWines(read)) {
    yield wines.map((row) => [
      referenceOf(row),
      row.name,
      String(row.year ?? ''),
      String(byProduct ? row.stock : row.quantity),
      String((byProduct ? row.product_limit : row.alert_limit) ?? ''),
    ])
  }
}

const sayFlag = (flag: number) => (flag === 1 ? tableTexts.yes : tableTexts.no)

function referenceOf({ reference, product_reference }: WineRow): string {
  return reference || product_reference
}

function sayCapacity(row: WineRow): string {
  return String(readCapacity(row) ?? '').replace('.', ',')
}

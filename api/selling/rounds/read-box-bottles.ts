import { toMillilitres } from '#app/models/catalog/capacity.ts'
import type { Picked } from '#app/models/selling/shipping/picking.ts'
import { readCapacity } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { nameLine } from '../orders/name-line.ts'

/** A bottle of a box: which one it is, and how much it holds. */
export type BoxBottle = Picked & { idDeclination: string; millilitres: number }

/** What lies in one of each box among the forms that are named, by the form of the box. */
export async function readBoxBottles(read: SiteReader, ids: readonly string[]): Promise<Map<string, BoxBottle[]>> {
  const bottles = new Map<string, BoxBottle[]>()
  if (ids.length === 0) return bottles
  const rows = await read
    .selectFrom('declinations as boxes')
    .innerJoin('box_contents', 'box_contents.box_id', 'boxes.product_id')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select([
      'boxes.id as form',
      'declinations.id as idDeclination',
      'box_contents.quantity',
      'products.name',
      'declinations.year',
      'declinations.capacity_thousandths',
      'declinations.capacity_unit',
    ])
    .where('boxes.id', 'in', [...new Set(ids)])
    .orderBy('box_contents.sort_order')
    .orderBy('declinations.id')
    .execute()
  for (const { form, idDeclination, name, year, quantity, ...row } of rows) {
    const size = { capacity: readCapacity(row), capacityUnit: row.capacity_unit }
    const details = JSON.stringify({ year, ...size })
    const bottle = { ...nameLine({ name, details }), quantity, idDeclination, millilitres: toMillilitres(size) ?? 0 }
    bottles.set(form, [...(bottles.get(form) ?? []), bottle])
  }
  return bottles
}

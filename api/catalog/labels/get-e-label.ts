import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readCapacity, readPublicFacts } from '../rows/catalog-rows.ts'

/** What is in a bottle: also when it is no longer sold, or was never sold here. */
export const getELabel: UseCase<Contract['getELabel']> = async ({ params }, { read }) => {
  const row = await read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['products.name', 'products.facts as shared', 'declinations.id', 'declinations.year'])
    .select(['declinations.capacity_thousandths', 'declinations.capacity_unit', 'declinations.facts', 'declinations.reference'])
    .where('declinations.id', '=', params.id)
    .where('products.type', '=', 'WINE')
    .executeTakeFirst()
  if (!row) return refused('not_found')
  const { id, name, year, reference } = row
  return done({
    id,
    name,
    year,
    reference,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit,
    facts: readPublicFacts(row.shared, row.facts),
  })
}

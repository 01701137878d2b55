import { type FaultCode, type Outcome, refused } from '#app/models/outcome.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { findImage } from '../media/find-image.ts'
import { type ProductRow, readList } from './catalog-rows.ts'

/** Refuses a declination that differs in what its product does not vary in, or shows a picture that is not there. */
export async function refuseDeclination(
  tx: SiteWriter,
  product: ProductRow,
  body: Read<Contract['changeDeclination']>['body'],
): Promise<Outcome<never> | undefined> {
  const known = new Set(readList(product.variations))
  const named = (body.variations ?? []).map(({ id }) => id)
  if (named.some((id) => !known.has(id)) || new Set(named).size < named.length) return fault('variations', 'choice')
  if (body.idImage && !(await findImage(tx, body.idImage))) return fault('idImage', 'choice')
  return undefined
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}

import { type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findImage } from '../../site/media/find-image.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { type DeclinationRow, type ProductRow, readList } from '../rows/catalog-rows.ts'

/** Refuses a declination that differs in what its product does not vary in, or shows a picture that is not there or says nothing to who cannot see it. */
export async function refuseDeclination(
  tx: SiteWriter,
  { product, known }: { product: ProductRow; known?: DeclinationRow },
  body: Read<Contract['changeDeclination']>['body'],
): Promise<Outcome<never> | undefined> {
  const varied = new Set(readList(product.variations))
  const named = (body.variations ?? []).map(({ id }) => id)
  if (named.some((id) => !varied.has(id)) || new Set(named).size < named.length) return fault('variations', 'choice')
  if (body.idImage && !(await findImage(tx, body.idImage))) return fault('idImage', 'choice')
  const shown = { before: onePicture(known?.image_id) ?? [], after: onePicture(body.idImage) ?? [], field: 'idImage' }
  return refuseMutePictures(tx, { given: {}, known: product, ...shown })
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}

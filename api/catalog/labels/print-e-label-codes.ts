import { addressOfELabel } from '#app/models/catalog/label/label-code.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { eLabelTexts } from '#app/texts/catalog/e-label.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { drawCodesAsPdf } from './draw-e-label-codes.ts'
import { nameOfLabel, selectLabels } from './label-rows.ts'

/** The codes of all wines, or of one, on sheets to print, in the order of the shop. */
export const printELabelCodes: UseCase<Contract['printELabelCodes']> = async ({ query: { product } }, { read, site }) => {
  const rows = await selectLabels(read)
    .$if(product !== undefined, (labels) => labels.where('products.id', '=', product ?? ''))
    .where('declinations.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .orderBy('products.sort_order')
    .orderBy('products.name_key')
    .orderBy('products.id')
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
    .execute()
  if (product !== undefined && rows.length === 0) return refused('not_found')
  const codes = rows.map((row) => ({ name: nameOfLabel(row), address: addressOfELabel(site.origin, row.id) }))
  const content = drawCodesAsPdf(eLabelTexts.codes, codes).toString('base64')
  return done({ name: 'codes-qr.pdf', type: 'application/pdf', content })
}

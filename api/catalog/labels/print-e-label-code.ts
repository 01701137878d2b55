import { addressOfELabel } from '#app/models/catalog/label/label-code.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { drawCodeAsSvg, drawCodesAsPdf } from './draw-e-label-codes.ts'
import { nameOfLabel, selectLabels } from './label-rows.ts'

/** The code that a bottle wears, as a file for its printer. */
export const printELabelCode: UseCase<Contract['printELabelCode']> = async ({ params, query }, { read, site }) => {
  const row = await selectLabels(read).where('declinations.id', '=', params.id).executeTakeFirst()
  if (!row) return refused('not_found')
  const code = { name: nameOfLabel(row), address: addressOfELabel(site.origin, row.id) }
  const isDrawing = query.format === 'svg'
  const file = isDrawing ? Buffer.from(drawCodeAsSvg(code)) : drawCodesAsPdf(code.name, [code])
  return done({
    name: `code-qr-${row.id}.${query.format}`,
    type: isDrawing ? 'image/svg+xml' : 'application/pdf',
    content: file.toString('base64'),
  })
}

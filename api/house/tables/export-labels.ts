import type { LabelProgram } from '#app/models/selling/labels/label-program.ts'
import { labelLayouts, toLabelRows, writeLabelRows } from '#app/models/selling/labels/label-row.ts'
import type { FileAnswer } from '../../contract/platform/file.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { goesInto } from '../../selling/rounds/list-label-files.ts'
import { readLabelParcels } from '../../selling/rounds/read-label-parcels.ts'

/** The parcels of the round as a carrier's own program reads them; what cannot go into its file was told by name before. */
export async function exportLabels(read: SiteReader, program: LabelProgram, name: string, now: Date): Promise<FileAnswer> {
  const { hasHead, columns } = labelLayouts[program]
  const parcels = (await readLabelParcels(read, now)).filter((parcel) => goesInto(program, parcel))
  const rows = toLabelRows(program, parcels).flatMap(({ cells }) => (cells ? [cells] : []))
  const written = writeLabelRows(hasHead ? [columns.map((column) => column.name), ...rows] : rows)
  // Every letter of it is one byte, the same in both tables of western Europe that these programs know.
  return { name, type: 'text/csv', content: Buffer.from(written, 'latin1').toString('base64') }
}

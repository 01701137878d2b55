import { done } from '#app/models/platform/outcome.ts'
import { type LabelProgram, labelPrograms } from '#app/models/selling/labels/label-program.ts'
import { toLabelRows } from '#app/models/selling/labels/label-row.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { type RoundParcel, readLabelParcels } from './read-label-parcels.ts'

/** What the file of each program would hold: how many parcels, how many are another carrier's, and which cannot go in, and why. */
export const listLabelFiles: UseCase<Contract['listLabelFiles']> = async (_, { read, now }) => {
  const parcels = await readLabelParcels(read, now)
  const files = labelPrograms.map((program) => toFile(program, parcels))
  return done({ files, suggested: suggestProgram(parcels) ?? null })
}

/** Whether a parcel goes into a program's file: its carrier's own do, and those of whom no word says whose they are. */
export function goesInto(program: LabelProgram, parcel: RoundParcel): boolean {
  return (parcel.program ?? program) === program
}

function toFile(program: LabelProgram, parcels: readonly RoundParcel[]) {
  const own = parcels.filter((parcel) => goesInto(program, parcel))
  const refused = toLabelRows(program, own).flatMap(({ fault }, at) => {
    const reference = own[at]?.reference
    return fault && reference ? [{ reference, fault }] : []
  })
  return { program, parcels: own.length - refused.length, others: parcels.length - own.length, refused }
}

/** The program of most of the parcels; nothing where no carrier says whose it is. */
function suggestProgram(parcels: readonly RoundParcel[]): LabelProgram | undefined {
  const count = (program: LabelProgram) => parcels.filter((parcel) => parcel.program === program).length
  return labelPrograms.filter((program) => count(program) > 0).toSorted((one, other) => count(other) - count(one))[0]
}

import type { SiteReader } from '../../platform/database/database.ts'
import { type RoundParcel, readLabelParcels } from '../../selling/rounds/read-label-parcels.ts'

/** The parcels that are to be made up now, with plain names, for a program that is told once which column is which. */
export async function* exportParcels(read: SiteReader, now: Date): AsyncGenerator<string[][]> {
  const parcels = await readLabelParcels(read, now)
  if (parcels.length > 0) yield parcels.map(toCells)
}

function toCells(parcel: RoundParcel): string[] {
  const { point, grams } = parcel
  return [
    parcel.reference,
    parcel.carrier,
    parcel.service,
    parcel.company,
    parcel.firstname,
    parcel.lastname,
    parcel.address,
    parcel.addressPart2,
    parcel.postalCode,
    parcel.city,
    parcel.country,
    parcel.phone,
    parcel.email,
    point?.name ?? '',
    point ? `${point.address}, ${point.postalCode} ${point.city}` : '',
    String(parcel.units),
    // What is not sold any more is weighed by hand.
    grams === null ? '' : String(grams),
    '',
  ]
}

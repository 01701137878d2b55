import type { Failure } from '#app/models/platform/outcome.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { sayFaults } from '../plans/form-entries.server.ts'

/** What is wrong with how a parcel is to be followed, beside the fields of its form. */
export function readParcelFaults(parcel: number, { code, fields }: Failure): Record<string, string> {
  const { number, url, idCarrier } = sayFaults(fields)
  const said = {
    numero: number && (code === 'conflict' ? number : words.numberMissing),
    adresse: url && words.urlFault,
    transporteur: idCarrier,
  }
  return Object.fromEntries(Object.entries(said).flatMap(([name, says]) => (says ? [[`suivi-${parcel}-${name}`, says]] : [])))
}

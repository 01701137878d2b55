import encodeQR from 'qr'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { addressOfELabel, codeShape, sayCodeSize } from '#app/models/catalog/label/label-code.ts'
import type { LabelCode } from '#app/ui/house/record/label-code.tsx'
import type { Member } from '../../platform/session/session.server.ts'

/** The code of a bottle, as its screen shows it. */
export function describeLabelCode(origin: string, id: string): LabelCode {
  const address = addressOfELabel(origin, id)
  return { id, address, size: sayCodeSize(encodeQR(address, 'raw', codeShape).length) }
}

type ById = RouteArgs & { params: { id: string; format: string } }

/** The code of a bottle as a file for its printer. */
export async function readLabelCode({ api }: Member, { params: { id, format } }: ById): Promise<Response> {
  if (format !== 'svg' && format !== 'pdf') throwNotFound()
  return sendFile(orThrow(await api.printELabelCode({ params: { id }, query: { format } })))
}

/** The codes of all wines, or of the one that the address names, on sheets to print. */
export async function readLabelCodes({ api }: Member, { url }: RouteArgs): Promise<Response> {
  const product = url.searchParams.get('vin')
  return sendFile(orThrow(await api.printELabelCodes({ query: product ? { product } : {} })))
}

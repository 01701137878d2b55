import encodeQR from 'qr'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { addressOfELabel, codeShape, sayCodeSize } from '#app/models/label-code.ts'
import { type PanelAsk, requireStaff } from './staff.server.ts'

/** The code that a bottle wears: where it leads, and how large it is printed. */
export type LabelCode = { id: string; address: string; size: string }

/** The code of a bottle, as its screen shows it. */
export function describeLabelCode(origin: string, id: string): LabelCode {
  const address = addressOfELabel(origin, id)
  return { id, address, size: sayCodeSize(encodeQR(address, 'raw', codeShape).length) }
}

type ById = PanelAsk & { params: { id: string; format: string } }

/** The code of a bottle as a file for its printer. */
export async function readLabelCode(asked: ById): Promise<Response> {
  const { api } = await requireStaff(asked)
  const { id, format } = asked.params
  if (format !== 'svg' && format !== 'pdf') throwNotFound()
  return sendFile(orThrow(await api.printELabelCode({ params: { id }, query: { format } })))
}

/** The codes of all wines on sheets to print. */
export async function readLabelCodes(asked: PanelAsk): Promise<Response> {
  const { api } = await requireStaff(asked)
  return sendFile(orThrow(await api.printELabelCodes({})))
}

import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { slipKinds } from '#app/models/slip.ts'
import { type PanelAsk, requireStaff } from './staff.server.ts'

type ById = PanelAsk & { params: { id: string } }

/** A paper of the books as a file. */
export async function readPaperFile(asked: ById): Promise<Response> {
  const { api } = await requireStaff(asked)
  return sendFile(orThrow(await api.getPaperFile({ params: { id: asked.params.id } })))
}

/** A slip of an order as a file. */
export async function readSlipFile(asked: ById & { params: { kind: string } }): Promise<Response> {
  const { api } = await requireStaff(asked)
  const kind = slipKinds.find((one) => one === asked.params.kind) ?? throwNotFound()
  const parcel = asked.url.searchParams.get('colis')
  const query = { kind, ...(parcel && { parcel }) }
  return sendFile(orThrow(await api.getOrderSlip({ params: { id: asked.params.id }, query })))
}

/** The books of a span of days as a table; without its days, this month's. */
export async function readBookFile(asked: PanelAsk & { params: { what: string } }): Promise<Response> {
  const { api } = await requireStaff(asked)
  const { searchParams } = new URL(asked.request.url)
  const query = { from: searchParams.get('du') ?? '', to: searchParams.get('au') ?? '' }
  const { what } = asked.params
  if (what !== 'journal' && what !== 'ventes') throwNotFound()
  return sendFile(orThrow(what === 'journal' ? await api.exportPapers({ query }) : await api.exportDailySales({ query })))
}

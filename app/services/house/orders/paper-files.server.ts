import { data } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { slipKinds } from '#app/models/selling/shipping/slip.ts'
import type { Member } from '../../platform/session/session.server.ts'

type ById = RouteArgs & { params: { id: string } }

/** A paper of the books as a file. */
export async function readPaperFile({ api }: Member, { params: { id } }: ById): Promise<Response> {
  return sendFile(orThrow(await api.getPaperFile({ params: { id } })))
}

/** A slip of an order as a file. */
export async function readSlipFile({ api }: Member, { params, url }: ById & { params: { kind: string } }): Promise<Response> {
  const kind = slipKinds.find((one) => one === params.kind) ?? throwNotFound()
  const parcel = url.searchParams.get('colis')
  const query = { kind, ...(parcel && { parcel }) }
  return sendFile(orThrow(await api.getOrderSlip({ params: { id: params.id }, query })))
}

/** The books of a span of days as a table; without its days, this month's. */
export async function readBookFile(
  { api }: Member,
  { params: { what }, url }: RouteArgs & { params: { what: string } },
): Promise<Response> {
  const query = { from: url.searchParams.get('du') ?? '', to: url.searchParams.get('au') ?? '' }
  if (what === 'attestation') return sendFile(orThrow(await api.printAttestation()))
  const read = bookFiles[what] ?? throwNotFound()
  const file = await read(api, query)
  // What is wrong with the days is all that can be: the page says it.
  if (!file.ok && file.error.fields)
    throw data({ message: Object.values(file.error.fields).flat().join(' ') }, { status: statusOf[file.error.code] })
  return sendFile(orThrow(file))
}

type Api = Member['api']
type Span = { from: string; to: string }

/** What an owner takes from the books, by its word in the address. */
const bookFiles: Readonly<Record<string, (api: Api, query: Span) => ReturnType<Api['exportPapers']>>> = {
  journal: (api, query) => api.exportPapers({ query }),
  ventes: (api, query) => api.exportDailySales({ query }),
  fec: (api, query) => api.exportLedger({ query }),
  tva: (api, query) => api.exportVat({ query }),
  'e-reporting': (api, query) => api.exportSalesReport({ query }),
  drm: (api, query) => api.exportExits({ query }),
  dti: (api, query) => api.exportDtiLines({ query: { ...query, portal: 'COMMON' } }),
  'dti-declarvins': (api, query) => api.exportDtiLines({ query: { ...query, portal: 'DECLARVINS' } }),
  archive: (api, query) => api.exportArchive({ query }),
}

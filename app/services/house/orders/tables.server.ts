import { readFile } from 'node:fs/promises'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { exportKinds, importKinds } from '#app/models/house/table-kind.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { labelPrograms } from '#app/models/selling/labels/label-program.ts'
import type { Imported, SentTable } from '#app/ui/house/desks/table-trial.tsx'
import type { Member } from '../../platform/session/session.server.ts'
import { keepBrought } from '../proof.server.ts'

/** A table of the shop as a file. */
export async function readTableFile(
  { api }: Member,
  { params, url }: RouteArgs & { params: { what: string } },
): Promise<Response> {
  const what = exportKinds.find((one) => one === params.what) ?? throwNotFound()
  const from = url.searchParams.get('du') ?? ''
  const to = url.searchParams.get('au') ?? ''
  const program = labelPrograms.find((one) => one === url.searchParams.get('logiciel'))
  const query = { ...(from && { from }), ...(to && { to }), ...(program && { program }) }
  return sendFile(orThrow(await api.exportTable({ params: { what }, query })))
}

/** What was posted: a file, or the text that was looked over before; or why it cannot be read. */
export async function readSentTable(request: Request): Promise<Outcome<SentTable, Failure>> {
  const sent = await findUploads(request)
  if (!sent.ok) return sent
  const { form, uploads, close } = sent.value
  try {
    const what = importKinds.find((one) => one === form.get('quoi')) ?? throwNotFound()
    const [file] = uploads
    const text = form.get('csv')
    const csv = file ? decode(await readFile(file.path)) : typeof text === 'string' ? text : ''
    return done({ what, csv, isTrial: form.get('acte') !== 'entrer' })
  } finally {
    await close()
  }
}

/** Looks a table over, or brings it in; where a proof is asked first, the table waits for it. */
export function importTable(
  { context }: Pick<RouteArgs, 'context'>,
  { api }: Member,
  { what, csv, isTrial }: SentTable,
): Promise<Outcome<Imported, Failure>> {
  keepBrought(context, { quoi: what, csv, ...(!isTrial && { acte: 'entrer' }) })
  return api.importTable({ params: { what }, body: { csv, isTrial } })
}

/** Older spreadsheets of Windows write letters in their own way. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

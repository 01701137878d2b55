import type { ShopApi } from '#api/contract/index.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { workTexts } from '#app/texts/house/work.ts'

/** A refusal because something has changed meanwhile also tells who of the house changed it last, and when. */
export async function tellWhoSaved(
  api: ShopApi,
  error: Failure,
  { resource, id }: { resource: string; id: string },
): Promise<Failure> {
  if (error.code !== 'conflict') return error
  const listed = await api.listAuditLog({ query: { resource, idThing: id, nbItem: 1, orderBy: '-createdAt' } })
  const [last] = listed.ok ? listed.value.entries : []
  if (!last) return error
  return { ...error, message: `${error.message} ${workTexts.savedBy(last.who || journalTexts.gone, sayMoment(last.createdAt))}` }
}

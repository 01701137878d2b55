import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type RouteArgs, requestContext } from '#app/http/request-context.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import { standingOf, type WrittenStanding } from '#app/models/house/written/written-standing.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'

const noDraft = { isDraft: false, publishAt: null, goesOnline: false }

/** How each page or article of a list stands; of nothing else is there anything to say, and a product is more than its story. */
export async function readStandings(
  { api, context }: { api: ShopApi; context: RouteArgs['context'] },
  { resource }: Desk,
  records: readonly PanelRecord[],
): Promise<Record<string, WrittenStanding>> {
  const kind = findWrittenKind(resource)
  if (!kind || kind === 'product') return {}
  const [listed, { info }] = await Promise.all([api.listDrafts(), readSiteFacts(context.get(requestContext))])
  const { drafts } = orThrow(listed)
  const draftOf = new Map(drafts.filter((draft) => draft.kind === kind).map((draft) => [draft.idRecord, draft]))
  return Object.fromEntries(
    records.map(({ id, isValid, isOut, date }) => {
      const seenFrom = isOut === false && typeof date === 'string' ? date : null
      const written = draftOf.get(id) ?? noDraft
      return [id, standingOf({ ...written, isOnline: isValid === true, isBuilding: info.isBuilding, seenFrom })]
    }),
  )
}

import { type WrittenKind, writtenPlaces } from '#app/models/content/written-kind.ts'
import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { WrittenRecord } from './written-record.ts'

const lastsMs = 3_600_000
const mostPreviews = 20

type Preview = { id: string; url: string; expiresAt: string }

/** Keeps a body for an hour at an address that staff of the site alone can open. */
export function keepPreview(
  { inTransaction, site, now }: CallContext,
  { kind, id: record_id }: Pick<WrittenRecord, 'kind' | 'id'>,
  body: { layout: 'default' | 'page'; blocks: string; head: string | null },
): Promise<Outcome<Preview>> {
  const id = crypto.randomUUID()
  const expiresAt = new Date(now.getTime() + lastsMs).toISOString()
  return inTransaction(async (tx) => {
    await tx.deleteFrom('body_previews').where('expires_at', '<=', now.toISOString()).execute()
    const older = await tx
      .selectFrom('body_previews')
      .select('id')
      .where('kind', '=', kind)
      .where('record_id', '=', record_id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(mostPreviews - 1)
      .limit(mostPreviews)
      .execute()
    for (const preview of older) await tx.deleteFrom('body_previews').where('id', '=', preview.id).execute()
    await tx
      .insertInto('body_previews')
      .values({ id, kind, record_id, ...body, created_at: now.toISOString(), expires_at: expiresAt })
      .execute()
    return done({ id, url: site.origin + pathOf(kind, id), expiresAt })
  })
}

/** A page is shown as visitors have it, an article as one of its kind: each where the panel shows it. */
function pathOf(kind: WrittenKind, id: string): string {
  return kind === 'page' ? `/admin/apercu/${id}` : `/admin/${writtenPlaces[kind]}/apercu/${id}`
}

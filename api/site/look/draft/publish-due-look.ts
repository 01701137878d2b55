import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../settings/content-version.ts'
import { findLookDraft, isBehind, readLook, readPublicLook } from './look-draft.ts'
import { putOnLook } from './put-on-look.ts'

/** Publishes the look whose moment has come; over one that has changed meanwhile none is put, it waits for its writer. */
export async function publishDueLook({ site, inTransaction, now, read }: SiteAtWork): Promise<void> {
  const at = now.toISOString()
  const isDue = (draft: Awaited<ReturnType<typeof findLookDraft>>) => draft?.publish_at != null && draft.publish_at <= at
  if (!isDue(await findLookDraft(read))) return
  await inTransaction(async (tx) => {
    const draft = await findLookDraft(tx)
    if (!draft || !isDue(draft)) return
    const publicLook = await readPublicLook({ site }, tx)
    if (isBehind(draft, publicLook)) {
      await tx.updateTable('look_drafts').set({ publish_at: null }).execute()
      return
    }
    await putOnLook(tx, readLook(draft.look, publicLook), { site, at, before: publicLook })
    await tx.deleteFrom('look_drafts').execute()
    await bumpContentVersion(tx)
  })
}

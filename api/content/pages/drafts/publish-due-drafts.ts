import type { SiteWriter } from '../../../platform/database/database.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../../site/settings/content-version.ts'
import { findMuteFaults } from '../../blocks/find-mute-faults.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { hashBody } from './body-hash.ts'
import { findPageAndDraft } from './draft.ts'
import { publishBody } from './publish-body.ts'

/** Publishes the drafts whose moment has come, each on its own: one that cannot be keeps back no other. */
export async function publishDueDrafts({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const at = now.toISOString()
  const waiting = read.selectFrom('page_drafts').select('page_id').where('publish_at', '<=', at)
  const due = await waiting.orderBy('publish_at').orderBy('page_id').execute()
  await eachAlone(
    due,
    ({ page_id }) => inTransaction((tx) => publishDueDraft(tx, page_id, at)),
    (failed) => `${failed} of ${due.length} drafts could not be published`,
  )
}

/** Over a page that has changed meanwhile no draft is put; it waits for its writer. */
async function publishDueDraft(tx: SiteWriter, pageId: string, at: string): Promise<void> {
  const { page, draft } = (await findPageAndDraft(tx, pageId)) ?? {}
  if (!page || !draft?.publish_at || draft.publish_at > at) return
  const blocks = readBlocks(draft.blocks, () => {})
  // What was written after the moment was set may hold what must not come out.
  if (hashBody(readBlocks(page.blocks, () => {})) !== draft.base_hash || (await findMuteFaults(tx, blocks))) {
    await tx.updateTable('page_drafts').set({ publish_at: null }).where('page_id', '=', pageId).execute()
    return
  }
  await publishBody(tx, { page, blocks, cause: 'SCHEDULED', author: draft.author_id, at })
  await tx.deleteFrom('page_drafts').where('page_id', '=', pageId).execute()
  await bumpContentVersion(tx)
}

import type { SiteAtWork } from '../../jobs/each-site.ts'
import { bumpContentVersion } from '../../site/content-version.ts'
import { readBlocks } from '../stored-blocks.ts'
import { hashBody } from './body-hash.ts'
import { findPageAndDraft } from './draft.ts'
import { findMuteFaults } from './find-mute-faults.ts'
import { publishBody } from './publish-body.ts'

/** Publishes the drafts whose moment has come; over a page that has changed meanwhile none is put, it waits for its writer. */
export async function publishDueDrafts({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const at = now.toISOString()
  const due = await read.selectFrom('page_drafts').select('page_id').where('publish_at', '<=', at).execute()
  for (const { page_id } of due) {
    await inTransaction(async (tx) => {
      const { page, draft } = (await findPageAndDraft(tx, page_id)) ?? {}
      if (!page || !draft?.publish_at || draft.publish_at > at) return
      const blocks = readBlocks(draft.blocks, () => {})
      // What was written after the moment was set may hold what must not come out.
      if (hashBody(readBlocks(page.blocks, () => {})) !== draft.base_hash || (await findMuteFaults(tx, blocks))) {
        await tx.updateTable('page_drafts').set({ publish_at: null }).where('page_id', '=', page_id).execute()
        return
      }
      await publishBody(tx, { page, blocks, cause: 'SCHEDULED', author: draft.author_id, at })
      await tx.deleteFrom('page_drafts').where('page_id', '=', page_id).execute()
      await bumpContentVersion(tx)
    })
  }
}

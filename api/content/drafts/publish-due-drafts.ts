import type { SiteWriter } from '../../platform/database/database.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { type DraftRow, findWithDraft, isBehind } from './draft.ts'
import { publishBody } from './publish-body.ts'
import { refuseMute } from './refuse-mute.ts'
import { removeDraft } from './remove-draft.ts'

type Due = Pick<DraftRow, 'kind' | 'record_id'>

/** Publishes the drafts whose moment has come, each on its own: one that cannot be keeps back no other. */
export async function publishDueDrafts({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const at = now.toISOString()
  const waiting = read.selectFrom('body_drafts').select(['kind', 'record_id']).where('publish_at', '<=', at)
  const due = await waiting.orderBy('publish_at').orderBy('record_id').execute()
  await eachAlone(
    due,
    (draft) => inTransaction((tx) => publishDueDraft(tx, draft, at)),
    (failed) => `${failed} of ${due.length} drafts could not be published`,
  )
}

/** Over what has changed meanwhile no draft is put; it waits for its writer. */
async function publishDueDraft(tx: SiteWriter, { kind, record_id }: Due, at: string): Promise<void> {
  const { record, draft } = (await findWithDraft(tx, kind, record_id)) ?? {}
  if (!record || !draft?.publish_at || draft.publish_at > at) return
  const blocks = readBlocks(draft.blocks, () => {})
  const goesOnline = draft.goes_online === 1 && !record.is_valid
  // What was written after the moment was set may hold what must not come out.
  const coming = { record, blocks, head: draft.head, goesOnline }
  if (isBehind({ record, draft }) || (await refuseMute(tx, coming))) {
    const plan = tx.updateTable('body_drafts').set({ publish_at: null })
    await plan.where('kind', '=', kind).where('record_id', '=', record_id).execute()
    return
  }
  await publishBody(tx, { ...coming, cause: 'SCHEDULED', author: draft.author_id, at })
  await removeDraft(tx, record)
  await bumpContentVersion(tx)
}

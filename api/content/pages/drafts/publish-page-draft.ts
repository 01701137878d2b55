import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { CallContext, UseCase } from '../../../platform/call/call-context.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { findMuteFaults } from '../../blocks/find-mute-faults.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { type DraftRow, findPageAndDraft, hashSeen, type PageRow, toDraft } from './draft.ts'
import { publishBody } from './publish-body.ts'

/** Puts a draft in the place of the public body, unless a picture of it is mute; over one that its writer has not seen only when they say so. */
export const publishPageDraft: UseCase<Contract['publishPageDraft']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const found = await findPageAndDraft(tx, params.id)
    if (!found) return refused('not_found')
    if (body.seen !== undefined && body.seen !== hashSeen(found)) return refused('conflict')
    const { page, draft } = found
    const put = draft ? await putDraft(tx, { page, draft, over: body.over }, ctx) : done(null)
    if (!put.ok) return put
    const after = await findPageAndDraft(tx, params.id)
    return after ? done(await toDraft(after, { read: tx, notice: ctx.notice })) : refused('not_found')
  })

type Put = { page: PageRow; draft: DraftRow; over: string | undefined }

async function putDraft(
  tx: SiteWriter,
  { page, draft, over }: Put,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<Outcome<null>> {
  const publicHash = hashBody(readBlocks(page.blocks, () => {}))
  if (publicHash !== draft.base_hash && publicHash !== over) return refused('conflict')
  const blocks = readBlocks(draft.blocks, () => {})
  const fields = await findMuteFaults(tx, blocks)
  if (fields) return refused('invalid', { fields })
  await publishBody(tx, { page, blocks, cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString() })
  await tx.deleteFrom('page_drafts').where('page_id', '=', page.id).execute()
  return done(null)
}

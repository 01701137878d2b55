import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../visit.ts'
import { readBlocks } from '../stored-blocks.ts'
import { authorOf } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { findPageAndDraft, hashSeen, toDraft } from './draft.ts'
import { publishBody } from './publish-body.ts'

/** Puts a draft in the place of the public body; over one that its writer has not seen only when they say so. */
export const publishPageDraft: UseCase<Contract['publishPageDraft']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const found = await findPageAndDraft(tx, params.id)
    if (!found) return refused('not_found')
    if (body.seen !== undefined && body.seen !== hashSeen(found)) return refused('conflict')
    const { page, draft } = found
    if (draft) {
      const publicHash = hashBody(readBlocks(page.blocks, () => {}))
      if (publicHash !== draft.base_hash && publicHash !== body.over) return refused('conflict')
      const blocks = readBlocks(draft.blocks, () => {})
      const written = { cause: 'PUBLISHED', author: authorOf(visit.caller), at: visit.now.toISOString() } as const
      await publishBody(tx, { page, blocks, ...written })
      await tx.deleteFrom('page_drafts').where('page_id', '=', page.id).execute()
    }
    const after = await findPageAndDraft(tx, params.id)
    return after ? done(await toDraft(after, { read: tx, notice: visit.notice })) : refused('not_found')
  })

import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { forgetWritten } from '../drafts/remove-draft.ts'

/** Takes a page away, with its old addresses; those under it move up to its place. The home page stays. */
export const removePage: UseCase<Contract['removePage']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const page = await tx.selectFrom('pages').select(['url', 'id_parent']).where('id', '=', params.id).executeTakeFirst()
    if (!page) return refused('not_found')
    if (page.url === '') return refused('forbidden')
    await tx.updateTable('pages').set({ id_parent: page.id_parent }).where('id_parent', '=', params.id).execute()
    await tx.deleteFrom('page_redirects').where('page_id', '=', params.id).execute()
    await forgetWritten(tx, { kind: 'page', id: params.id })
    await tx.deleteFrom('pages').where('id', '=', params.id).execute()
    return done({})
  })

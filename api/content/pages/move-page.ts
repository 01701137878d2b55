import { movePage as findPlaces } from '#app/models/content/page-tree.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Moves a page among the pages of its language; where the move leads nowhere, nothing changes. */
export const movePage: UseCase<Contract['movePage']> = ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const page = await tx.selectFrom('pages').select('lang').where('id', '=', params.id).executeTakeFirst()
    if (!page) return refused('not_found')
    const rows = await tx
      .selectFrom('pages')
      .select(['id', 'id_parent as idParent', 'sort_order as order'])
      .where('lang', '=', page.lang)
      .execute()
    const places = findPlaces(rows, params.id, body.move)
    if (!places) return refused('conflict')
    for (const { id, idParent, order } of places) {
      const place = { id_parent: idParent, sort_order: order, updated_at: now.toISOString() }
      await tx.updateTable('pages').set(place).where('id', '=', id).execute()
    }
    return done({})
  })

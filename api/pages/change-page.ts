import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPage } from './page.ts'

/** Changes what a page says. */
export const changePage: UseCase<Contract['changePage']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('pages')
      .set({
        updated_at: now.toISOString(),
        ...(body.title !== undefined && { title: body.title }),
        ...(body.metaDescription !== undefined && { meta_description: body.metaDescription }),
        ...(body.blocks !== undefined && { blocks: JSON.stringify(body.blocks) }),
      })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toPage(row, [])) : refused('not_found')
  })

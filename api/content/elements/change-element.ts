import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { chooseElementSlug } from './choose-element-slug.ts'
import { toAdminElement, toElementColumns } from './element.ts'
import { tellChanged } from './tell-guests.ts'

/** Changes an element; it never has fewer places than are taken, and who comes is told of another day. */
export const changeElement: UseCase<Contract['changeElement']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('elements').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const mute = await requireAltText(tx, body, known)
    if (mute) return mute
    const slug = await chooseElementSlug(tx, known, body)
    if (!slug.ok) return slug
    const row = await tx
      .updateTable('elements')
      .set({ ...toElementColumns(body), slug: slug.value, updated_at: ctx.now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellChanged(tx, row, known, ctx)
    return done(await toAdminElement(row, { read: tx, notice: ctx.notice }))
  })

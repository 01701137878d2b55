import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { toAdminService, toServiceColumns } from './service.ts'

/** Changes a service. */
export const changeService: UseCase<Contract['changeService']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now } = visit
    const known = await tx.selectFrom('services').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMute(tx, body, known))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['services'], row: known }, body)
    if (!slug.ok) return slug
    const changes = toServiceColumns(body)
    const row = await tx
      .updateTable('services')
      .set({ ...changes, slug: slug.value, updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminService(row, { read: tx, notice: visit.notice }))
  })

import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankService, toAdminService, toServiceColumns } from './service.ts'

/** Adds a service; it stays a draft until its owner says otherwise. */
export const createService: UseCase<Contract['createService']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMute(tx, body))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['services'], row: { id: '', lang } }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const fresh = {
      ...blankService,
      ...toServiceColumns(body),
      id,
      lang,
      title: body.title,
      slug: slug.value,
      updated_at: now.toISOString(),
    }
    const row = await tx.insertInto('services').values(fresh).returningAll().executeTakeFirstOrThrow()
    return done(await toAdminService(row, { read: tx, notice: visit.notice }))
  })

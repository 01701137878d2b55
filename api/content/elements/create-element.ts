import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireAltText } from '../writing/require-alt-text.ts'
import { chooseElementSlug } from './choose-element-slug.ts'
import { blankElement, toAdminElement, toElementColumns } from './element.ts'

/** Adds an element to a collection; it stays a draft until its owner says otherwise. */
export const createElement: UseCase<Contract['createElement']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { lang, now } = ctx
    const mute = await requireAltText(tx, body)
    if (mute) return mute
    const slug = await chooseElementSlug(tx, { id: '', lang }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const named = { title: body.title, slug: slug.value, collection_id: body.idCollection }
    const fresh = { ...blankElement, ...toElementColumns(body), ...named, id, lang, updated_at: now.toISOString() }
    const row = await tx.insertInto('elements').values(fresh).returningAll().executeTakeFirstOrThrow()
    return done(await toAdminElement(row, { read: tx, notice: ctx.notice }))
  })

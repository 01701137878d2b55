import { randomBytes } from 'node:crypto'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isFontFamily } from '#app/models/site/look/font.ts'
import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { findTypedFault } from '#app/models/site/settings/parameter-values.ts'
import { changeLook, isLookParameter, lookFields, type WornLook } from '#app/models/site/worn/worn-look.ts'
import type { Contract } from '../../../contract/index.ts'
import type { CallContext, UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { authorOf, findLookDraft, hashLook, readLook, readPublicLook, toLookDraft } from './look-draft.ts'

/** Keeps what is being tried on apart from what visitors see; what says the same as the public look is no draft. */
export const saveLookDraft: UseCase<Contract['saveLookDraft']> = ({ body }, ctx) => keepLookDraft(body, ctx)

type Trial = { look: Partial<WornLook>; seen?: string | undefined }

/** Keeps some of a look as the draft, on the one that its writer saw. */
export const keepLookDraft = (body: Trial, ctx: CallContext) =>
  ctx.inTransaction(async (tx) => {
    const publicLook = await readPublicLook(ctx, tx)
    const draft = await findLookDraft(tx)
    const before = draft ? readLook(draft.look, publicLook) : publicLook
    if (body.seen !== undefined && body.seen !== hashLook(before)) return refused('conflict')
    const look = changeLook(before, body.look)
    const refusal = await refuseLook(tx, look, before)
    if (refusal) return refusal
    const publicHash = hashLook(publicLook)
    const hash = hashLook(look)
    if (hash === publicHash) {
      await tx.deleteFrom('look_drafts').execute()
      return done(await toLookDraft(ctx, tx))
    }
    const written = { look: JSON.stringify(look), hash, author_id: authorOf(ctx.caller), saved_at: ctx.now.toISOString() }
    await tx
      .insertInto('look_drafts')
      .values({ ...written, base_hash: publicHash, preview_key: randomBytes(16).toString('base64url') })
      .onConflict((on) => on.column('site_id').doUpdateSet(written))
      .execute()
    return done(await toLookDraft(ctx, tx))
  })

/** Refuses what a field cannot say; what it said before stays good. */
async function refuseLook(tx: SiteReader, look: WornLook, before: WornLook): Promise<Outcome<never> | undefined> {
  const faults: [string, Fault][] = []
  for (const field of lookFields) {
    if (look[field] === before[field]) continue
    const fault = isLookParameter(field)
      ? findTypedFault(parameterList[field], look[field])
      : await findLetterFault(tx, look[field])
    if (fault) faults.push([field, fault])
  }
  return faults.length > 0 ? refused('invalid', { fields: Object.fromEntries(faults) }) : undefined
}

async function findLetterFault(tx: SiteReader, value: string): Promise<Fault | undefined> {
  if (isFontFamily(value)) return undefined
  const file = await tx.selectFrom('font_files').select('name').where('name', '=', value).executeTakeFirst()
  return file ? undefined : { code: 'choice' }
}

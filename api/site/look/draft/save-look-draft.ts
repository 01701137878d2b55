import { randomBytes } from 'node:crypto'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isFontFamily } from '#app/models/site/look/font.ts'
import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { findTypedFault } from '#app/models/site/settings/parameter-values.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import {
  changeLook,
  isLookLogo,
  isLookParameter,
  type LookField,
  lookFields,
  lookStyles,
  type WornLook,
} from '#app/models/site/worn/worn-look.ts'
import type { Contract } from '../../../contract/index.ts'
import { type CallContext, getMember, type UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import { findImage } from '../../media/find-image.ts'
import { type CssTree, loadCssTree } from '../styles/css-tree.ts'
import { findStylesFault } from '../styles/read-styles.ts'
import {
  authorOf,
  findLookDraft,
  hashLook,
  isBehind,
  type LookDraftRow,
  readLook,
  readPublicLook,
  toLookDraft,
} from './look-draft.ts'

/** Keeps what is being tried on apart from what visitors see; what says the same as the public look is no draft. */
export const saveLookDraft: UseCase<Contract['saveLookDraft']> = ({ body }, ctx) => keepLookDraft(body, ctx)

type Trial = {
  look: Partial<WornLook>
  seen?: string | undefined
  /** What comes in with it, before it is judged; a refusal takes all of it back. */
  bring?: ((tx: SiteWriter) => Promise<Outcome<never> | undefined>) | undefined
}

/** Keeps some of a look as the draft, on the one that its writer saw. */
export const keepLookDraft = async (body: Trial, ctx: CallContext) => {
  // A transaction waits for the database alone.
  const css = body.look.OWN_STYLES ? await loadCssTree() : undefined
  return ctx.inTransaction(async (tx) => {
    const publicLook = await readPublicLook(ctx, tx)
    const draft = await findLookDraft(tx)
    const before = draft ? readLook(draft.look, publicLook) : publicLook
    if (body.seen !== undefined && body.seen !== hashLook(before)) return refused('conflict')
    const look = changeLook(before, body.look)
    if (look.OWN_STYLES !== before.OWN_STYLES && getMember(ctx).role !== 'SUPER_ADMIN') return refused('forbidden')
    const refusal = (await body.bring?.(tx)) ?? (await refuseLook(tx, look, { before, publicLook, css }))
    if (refusal) return refusal
    const publicHash = hashLook(publicLook)
    const hash = hashLook(look)
    if (hash === publicHash) {
      await tx.deleteFrom('look_drafts').execute()
      return done(await toLookDraft(ctx, tx))
    }
    const base_hash = baseOf(draft, publicLook)
    const author = { author_id: authorOf(ctx.caller), saved_at: ctx.now.toISOString() }
    const written = { look: JSON.stringify(look), hash, base_hash, ...author }
    await tx
      .insertInto('look_drafts')
      .values({ ...written, preview_key: randomBytes(16).toString('base64url') })
      .onConflict((on) => on.column('site_id').doUpdateSet(written))
      .execute()
    return done(await toLookDraft(ctx, tx))
  })
}

/** The public look that a draft is begun on; one that has changed since is none that its writer has seen. */
function baseOf(draft: LookDraftRow | undefined, publicLook: WornLook): string {
  return draft && isBehind(draft, publicLook) ? draft.base_hash : hashLook(publicLook)
}

type Before = { before: WornLook; publicLook: WornLook; css: CssTree | undefined }

/** Refuses what a field cannot say; what it said before stays good. */
async function refuseLook(
  tx: SiteReader,
  look: WornLook,
  { before, publicLook, css }: Before,
): Promise<Outcome<never> | undefined> {
  const faults: [string, Fault][] = []
  for (const field of lookFields) {
    if (look[field] === before[field]) continue
    const fault = await findFieldFault(tx, field, { look, publicLook, css })
    if (fault) faults.push([field, fault])
  }
  return faults.length > 0 ? refused('invalid', { fields: Object.fromEntries(faults) }) : undefined
}

type Asked = Omit<Before, 'before'> & { look: WornLook }

async function findFieldFault(tx: SiteReader, field: LookField, { look, publicLook, css }: Asked): Promise<Fault | undefined> {
  if (field === lookStyles) return css && findStylesFault(css, look[field], coloursOf(look))
  // What is public may be chosen again, though no library offers it: a drawing of the program's own.
  if (isLookLogo(field)) return look[field] === publicLook[field] ? undefined : findLogoFault(tx, look[field])
  return isLookParameter(field) ? findTypedFault(parameterList[field], look[field]) : findLetterFault(tx, look[field])
}

async function findLetterFault(tx: SiteReader, value: string): Promise<Fault | undefined> {
  if (isFontFamily(value)) return undefined
  const file = await tx.selectFrom('font_files').select('name').where('name', '=', value).executeTakeFirst()
  return file ? undefined : { code: 'choice' }
}

async function findLogoFault(tx: SiteReader, picture: string): Promise<Fault | undefined> {
  if (picture === '') return undefined
  return (await findImage(tx, picture))?.kind === 'image' ? undefined : { code: 'choice' }
}

import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { changeLook, lookLogos, lookOf, namingFields, type WornLook } from '#app/models/site/worn/worn-look.ts'
import type { Answer, Contract } from '../../../contract/index.ts'
import type { Caller, Site } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { readParameterRows } from '../../parameters/parameter.ts'
import { readPublicLogos } from './look-logos.ts'

export type LookDraftRow = Selectable<SiteTables['look_drafts']>
type About = { site: Pick<Site, 'lang'> }

/** The look that visitors see, as it stands now. */
export async function readPublicLook({ site }: About, read: SiteReader): Promise<WornLook> {
  const parameters = await readParameterRows({ site, lang: site.lang }, read)
  const fonts = await read.selectFrom('fonts').select(['type', 'family', 'file']).execute()
  const styles = await read.selectFrom('own_styles').select('css').executeTakeFirst()
  return lookOf({ parameters, fonts, logos: await readPublicLogos(read), styles: styles?.css ?? '' })
}

/** Names a look by what it says. */
export function hashLook(look: WornLook): string {
  return createHash('sha256')
    .update(JSON.stringify(namingFields(look).map((field) => look[field])))
    .digest('base64url')
}

/** The name of a look as it was taken beside another: one that was stored before looks had logos says nothing of them. */
function hashBeside({ look: stored }: Pick<LookDraftRow, 'look'>, look: WornLook): string {
  const said = JSON.parse(stored) as Partial<WornLook>
  const isSaid = lookLogos.some((type) => said[type] !== undefined)
  return hashLook(isSaid ? look : { ...look, LOGO_LIGHT_THEME: '', LOGO: '', LOGO_FOOTER: '' })
}

/** Whether the public look has changed since a draft was begun on it. */
export function isBehind(draft: LookDraftRow, publicLook: WornLook): boolean {
  return draft.base_hash !== hashBeside(draft, publicLook)
}

/** What is being tried on, if anything is. */
export function findLookDraft(read: SiteReader): Promise<LookDraftRow | undefined> {
  return read.selectFrom('look_drafts').selectAll().executeTakeFirst()
}

/** A stored look, complete even where it was kept before it could say so much. */
export function readLook(stored: string, otherwise: WornLook): WornLook {
  return changeLook(otherwise, JSON.parse(stored) as Partial<WornLook>)
}

/** A draft whole, with the public look beside it. */
export async function toLookDraft(about: About, read: SiteReader): Promise<Answer<Contract['getLookDraft']>> {
  const publicLook = await readPublicLook(about, read)
  const publicHash = hashLook(publicLook)
  const draft = await findLookDraft(read)
  const look = draft ? readLook(draft.look, publicLook) : publicLook
  const files = await read.selectFrom('font_files').select('name').orderBy('name').execute()
  return {
    look,
    publicLook,
    hash: hashLook(look),
    publicHash,
    isDraft: draft !== undefined,
    isBehind: draft !== undefined && isBehind(draft, publicLook),
    previewKey: draft?.preview_key ?? '',
    savedAt: draft?.saved_at ?? null,
    savedBy: draft ? await nameAuthor(read, draft.author_id) : '',
    publishAt: draft?.publish_at ?? null,
    former: (await findFormer(read, publicLook)) ?? null,
    fontFiles: files.map(({ name }) => name),
  }
}

/** The id of who makes a call, as it stands beside what they tried. */
export function authorOf(caller: Caller): string {
  return caller.role === 'VISITOR' ? '' : caller.userId
}

async function nameAuthor(read: SiteReader, id: string): Promise<string> {
  const row = await read.selectFrom('users').select('email_shown').where('id', '=', id).executeTakeFirst()
  return row?.email_shown ?? ''
}

/** The newest look that was public and is not now. */
async function findFormer(read: SiteReader, publicLook: WornLook) {
  const versions = read.selectFrom('look_versions').select(['id', 'look', 'hash', 'created_at']).orderBy('number', 'desc')
  const [newest, ...older] = await versions.execute()
  // Where the settings have changed the look since, the newest version itself is a former one.
  const isWorn = (version: { look: string; hash: string }) => version.hash === hashBeside(version, publicLook)
  const former = newest && !isWorn(newest) ? newest : older.find((version) => !isWorn(version))
  return newest && former && { id: former.id, publishedAt: newest.created_at }
}

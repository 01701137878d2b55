import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { PageDraft } from '../../contract/content/pages-admin.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { readSettings } from '../../site/settings/settings.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { nameAuthors } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { hashHead, headOf, readHead } from './head/head.ts'
import { findWrittenRecord, type WrittenRecord } from './written-record.ts'

export type DraftRow = Selectable<SiteTables['body_drafts']>
export type WithDraft = { record: WrittenRecord; draft: DraftRow | undefined }

/** A page or an article and its draft, if there is one. */
export async function findWithDraft(read: SiteReader, kind: WrittenKind, id: string): Promise<WithDraft | undefined> {
  const record = await findWrittenRecord(read, kind, id)
  if (!record) return undefined
  const drafts = read.selectFrom('body_drafts').selectAll().where('kind', '=', kind)
  return { record, draft: await drafts.where('record_id', '=', id).executeTakeFirst() }
}

/** The body that a writer finds: the draft, or what is said in public. */
export function hashSeen({ record, draft }: WithDraft): string {
  return draft ? draft.hash : hashPublic(record)
}

/** Names the public body. */
export function hashPublic({ blocks }: Pick<WrittenRecord, 'blocks'>): string {
  return hashBody(readBlocks(blocks, () => {}))
}

/** Whether the public has changed since the draft was begun, as far as the draft is about it. */
export function isBehind({ record, draft }: WithDraft): boolean {
  if (!draft) return false
  return draft.base_hash !== hashPublic(record) || isHeadBehind({ record, draft })
}

/** Whether that is so of its head. */
export function isHeadBehind({ record, draft }: WithDraft): boolean {
  return draft !== undefined && draft.head !== null && draft.base_head !== headOf(record)
}

/** The head that a writer finds: the draft's own, or the public one. */
export function headSeen({ record, draft }: WithDraft): string {
  return draft?.head ?? headOf(record)
}

type Reading = Pick<CallContext, 'notice' | 'now'> & { read: SiteReader }

/** The id of a record as the calls of pages have always named it, too; those of articles leave that out. */
export const namesOf = (id: string) => ({ idRecord: id, idPage: id })

/** A draft whole, with the public body beside it. */
export async function toDraft(found: WithDraft, { read, notice, now }: Reading): Promise<z.input<typeof PageDraft>> {
  const { record, draft } = found
  const tell = (block: string) => notice('unknown_block', { [record.kind]: record.id, block })
  const publicBlocks = readBlocks(record.blocks, tell)
  const publicHash = hashBody(publicBlocks)
  const blocks = draft ? readBlocks(draft.blocks, tell) : publicBlocks
  const head = headSeen(found)
  const heads = { head: readHead(head), publicHead: readHead(headOf(record)) }
  const standing = [heads.head, heads.publicHead].flatMap(({ idImage }) => idImage ?? [])
  const images = await resolveImages(read, [...imagesOf([...blocks, ...publicBlocks]), ...standing])
  const nameOf = await nameAuthors(read, draft ? [draft.author_id] : [])
  return {
    ...namesOf(record.id),
    kind: record.kind,
    title: record.title,
    url: record.url,
    isDraft: draft !== undefined,
    isBehind: isBehind(found),
    hash: draft?.hash ?? publicHash,
    savedAt: draft?.saved_at ?? null,
    savedBy: draft ? nameOf(draft.author_id) : '',
    publishAt: draft?.publish_at ?? null,
    goesOnline: draft?.goes_online === 1,
    ...(await findReaders(read, record, now)),
    ...heads,
    hasHead: draft !== undefined && draft.head !== null,
    headHash: hashHead(head),
    publicHeadHash: hashHead(headOf(record)),
    publicHash,
    publicBlocks,
    blocks,
    images: [...images.values()],
  }
}

/** Who reads what is public of it, and from which day on where that is yet to come. */
async function findReaders(
  read: SiteReader,
  { is_valid, date, for_members }: WrittenRecord,
  now: Date,
): Promise<Pick<z.input<typeof PageDraft>, 'seenBy' | 'seenFrom'>> {
  if (!is_valid) return { seenBy: 'nobody', seenFrom: null }
  const seenFrom = date !== null && date > parisDay(now) ? date : null
  if ((await readSettings(read)).is_building) return { seenBy: 'staff', seenFrom }
  return { seenBy: for_members ? 'members' : 'everyone', seenFrom }
}

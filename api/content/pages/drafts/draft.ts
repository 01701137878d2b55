import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { PageDraft } from '../../../contract/content/pages-admin.ts'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { resolveImages } from '../../../site/media/resolve-images.ts'
import { readSettings } from '../../../site/settings/settings.ts'
import { imagesOf } from '../../blocks/images-of.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { nameAuthors } from './authors.ts'
import { hashBody } from './body-hash.ts'

export type PageRow = Pick<
  Selectable<SiteTables['pages']>,
  'id' | 'title' | 'url' | 'blocks' | 'updated_at' | 'is_valid' | 'for_members' | 'type'
>
export type DraftRow = Selectable<SiteTables['page_drafts']>

/** A page and its draft, if there is one. */
export async function findPageAndDraft(
  read: SiteReader,
  id: string,
): Promise<{ page: PageRow; draft: DraftRow | undefined } | undefined> {
  const page = await read
    .selectFrom('pages')
    .select(['id', 'title', 'url', 'blocks', 'updated_at', 'is_valid', 'for_members', 'type'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!page) return undefined
  const draft = await read.selectFrom('page_drafts').selectAll().where('page_id', '=', id).executeTakeFirst()
  return { page, draft }
}

type Found = { page: PageRow; draft: DraftRow | undefined }

/** The body that a writer finds: the draft, or what the page says in public. */
export function hashSeen({ page, draft }: Found): string {
  return draft ? draft.hash : hashBody(readBlocks(page.blocks, () => {}))
}

/** A draft whole, with the public body beside it. */
export async function toDraft(
  { page, draft }: Found,
  { read, notice }: Pick<CallContext, 'notice'> & { read: SiteReader },
): Promise<z.input<typeof PageDraft>> {
  const tell = (block: string) => notice('unknown_block', { page: page.id, block })
  const publicBlocks = readBlocks(page.blocks, tell)
  const publicHash = hashBody(publicBlocks)
  const blocks = draft ? readBlocks(draft.blocks, tell) : publicBlocks
  const images = await resolveImages(read, imagesOf([...blocks, ...publicBlocks]))
  const nameOf = await nameAuthors(read, draft ? [draft.author_id] : [])
  return {
    idPage: page.id,
    title: page.title,
    url: page.url,
    seenBy: await findReaders(read, page),
    isDraft: draft !== undefined,
    isBehind: draft !== undefined && draft.base_hash !== publicHash,
    hash: draft?.hash ?? publicHash,
    savedAt: draft?.saved_at ?? null,
    savedBy: draft ? nameOf(draft.author_id) : '',
    publishAt: draft?.publish_at ?? null,
    publicHash,
    publicBlocks,
    blocks,
    images: [...images.values()],
  }
}

async function findReaders(read: SiteReader, page: PageRow): Promise<z.input<typeof PageDraft>['seenBy']> {
  if (!page.is_valid) return 'nobody'
  if ((await readSettings(read)).is_building) return 'staff'
  return page.for_members ? 'members' : 'everyone'
}

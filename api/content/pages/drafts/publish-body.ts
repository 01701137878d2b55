import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { readBlocks, writeBlocks } from '../../blocks/stored-blocks.ts'
import { hashBody } from './body-hash.ts'

/** How many versions of a page are kept at most; old ones go sooner. */
export const mostVersions = 50

export type Publishing = {
  page: { id: string; blocks: string; updated_at: string }
  blocks: PageBlock[]
  cause: SiteTables['page_versions']['cause']
  author: string
  at: string
}

/** Makes a body the public one of its page, and keeps it as a version; the very first time, the one before it as well. */
export async function publishBody(tx: SiteWriter, { page, blocks, cause, author, at }: Publishing): Promise<string> {
  await tx
    .updateTable('pages')
    .set({ blocks: writeBlocks(blocks), updated_at: at })
    .where('id', '=', page.id)
    .execute()
  return keepVersion(tx, { page, blocks, cause, author, at })
}

/** Keeps a body among the versions of its page, unless it says what the newest says; answers the newest's id. */
export async function keepVersion(tx: SiteWriter, { page, blocks, cause, author, at }: Publishing): Promise<string> {
  const newest = (await findNewest(tx, page.id)) ?? (await keepFirst(tx, page))
  const hash = hashBody(blocks)
  if (newest.hash === hash) return newest.id
  const version = { id: crypto.randomUUID(), page_id: page.id, number: newest.number + 1, hash, cause }
  await tx
    .insertInto('page_versions')
    .values({ ...version, blocks: writeBlocks(blocks), author_id: author, created_at: at })
    .execute()
  await tx
    .deleteFrom('page_versions')
    .where('page_id', '=', page.id)
    .where('number', '<=', version.number - mostVersions)
    .execute()
  return version.id
}

/** The version that was kept last. */
export function findNewest(tx: Pick<SiteWriter, 'selectFrom'>, pageId: string) {
  return tx
    .selectFrom('page_versions')
    .select(['id', 'number', 'hash', 'author_id', 'created_at'])
    .where('page_id', '=', pageId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What a page said before anyone changed it here. */
async function keepFirst(tx: SiteWriter, page: Publishing['page']) {
  const blocks = readBlocks(page.blocks, () => {})
  const first = { id: crypto.randomUUID(), number: 1, hash: hashBody(blocks), author_id: '', created_at: page.updated_at }
  await tx
    .insertInto('page_versions')
    .values({ ...first, page_id: page.id, blocks: writeBlocks(blocks), cause: 'FIRST' })
    .execute()
  return first
}

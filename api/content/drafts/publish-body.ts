import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { readBlocks, writeBlocks } from '../blocks/stored-blocks.ts'
import { hashBody } from './body-hash.ts'
import { headOf } from './head/head.ts'
import { type WrittenRecord, writeBody } from './written-record.ts'

/** How many versions of a page or an article are kept at most; old ones go sooner. */
export const mostVersions = 50

type Keeping = {
  /** As it was before. */
  record: Pick<WrittenRecord, 'kind' | 'id' | 'blocks' | 'updated_at' | 'title' | 'summary' | 'image_id'>
  blocks: PageBlock[]
  /** Another head than it had. */
  head: string | null
  cause: SiteTables['body_versions']['cause']
  author: string
  at: string
}
type Publishing = Keeping & { record: WrittenRecord; goesOnline?: boolean }

/** Makes a body the public one, its head with it, and keeps it as a version; the very first time, the one before it as well. */
export async function publishBody(tx: SiteWriter, { goesOnline = false, ...publishing }: Publishing): Promise<string> {
  const { record, blocks, head, at } = publishing
  await writeBody(tx, record, { blocks: writeBlocks(blocks), head, at, goesOnline })
  return keepVersion(tx, publishing)
}

/** Keeps a body and its head among the versions of its record, unless they say what the newest says; answers the newest's id. */
export async function keepVersion(
  tx: SiteWriter,
  { record, blocks, head: changed, cause, author, at }: Keeping,
): Promise<string> {
  const newest = await tellHead(tx, record, (await findNewest(tx, record)) ?? (await keepFirst(tx, record)))
  const hash = hashBody(blocks)
  const head = changed ?? headOf(record)
  if (newest.hash === hash && newest.head === head) return newest.id
  const of = { kind: record.kind, record_id: record.id }
  const version = { id: crypto.randomUUID(), ...of, number: newest.number + 1, hash, head, cause }
  await tx
    .insertInto('body_versions')
    .values({ ...version, blocks: writeBlocks(blocks), author_id: author, created_at: at })
    .execute()
  await tx
    .deleteFrom('body_versions')
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.id)
    .where('number', '<=', version.number - mostVersions)
    .execute()
  return version.id
}

/** The version that was kept last. */
export function findNewest(tx: Pick<SiteWriter, 'selectFrom'>, { kind, id }: Pick<WrittenRecord, 'kind' | 'id'>) {
  return tx
    .selectFrom('body_versions')
    .select(['id', 'number', 'hash', 'head', 'author_id', 'created_at'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What was said before anyone changed it here. */
async function keepFirst(tx: SiteWriter, record: Keeping['record']) {
  const { kind, id, updated_at } = record
  const blocks = readBlocks(record.blocks, () => {})
  const said = { hash: hashBody(blocks), head: headOf(record) }
  const first = { id: crypto.randomUUID(), number: 1, ...said, author_id: '', created_at: updated_at }
  await tx
    .insertInto('body_versions')
    .values({ ...first, kind, record_id: id, blocks: writeBlocks(blocks), cause: 'FIRST' })
    .execute()
  return first
}

type Newest = NonNullable<Awaited<ReturnType<typeof findNewest>>>

/** A version of which the body alone was kept has the head that its record still has, as long as it says what is public. */
async function tellHead(tx: SiteWriter, record: Keeping['record'], newest: Newest): Promise<Newest> {
  if (newest.head !== null || newest.hash !== hashBody(readBlocks(record.blocks, () => {}))) return newest
  const head = headOf(record)
  await tx.updateTable('body_versions').set({ head }).where('id', '=', newest.id).execute()
  return { ...newest, head }
}

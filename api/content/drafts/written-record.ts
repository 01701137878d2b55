import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { given } from '../../platform/resource/columns.ts'
import { findStory, writeStory } from '../stories/story-record.ts'
import { isOut } from '../writing/publish-due.ts'
import { type Head, readHead } from './head/head.ts'

/** What is written block by block, as far as its drafts need to know it. */
export type WrittenRecord = {
  kind: WrittenKind
  id: string
  title: string
  /** Of a page that is what search engines show below its title. */
  summary: string
  url: string
  blocks: string
  updated_at: string
  is_valid: 0 | 1
  for_members: 0 | 1
  /** How a page is laid out; articles have one layout. */
  type: 'default' | 'page'
  /** The day from which visitors see it; a page has none. */
  date: string | null
  /** The picture that stands for it. */
  image_id: string
}

const tables = { news: 'news', blog: 'blogs' } as const

/** A page, an article or the story of a product by its id. */
export function findWrittenRecord(read: SiteReader, kind: WrittenKind, id: string): Promise<WrittenRecord | undefined> {
  if (kind === 'product') return findStory(read, id)
  return kind === 'page' ? findPage(read, id) : findArticle(read, kind, id)
}

async function findPage(read: SiteReader, id: string): Promise<WrittenRecord | undefined> {
  const row = await read
    .selectFrom('pages')
    .select(['id', 'title', 'meta_description', 'url', 'blocks', 'updated_at', 'is_valid', 'for_members', 'type'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { meta_description: summary, type, ...rest } = row
  return { ...rest, summary, kind: 'page', type: type === 'page' ? 'page' : 'default', date: null, image_id: '' }
}

async function findArticle(read: SiteReader, kind: 'news' | 'blog', id: string): Promise<WrittenRecord | undefined> {
  const row = await read
    .selectFrom(tables[kind])
    .select(['id', 'title', 'summary', 'slug', 'blocks', 'updated_at', 'is_valid', 'date', 'image_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { slug, ...rest } = row
  return { ...rest, kind, url: addressOf(kind, slug), for_members: 0, type: 'default' }
}

/** Where an article is read; the blog leads on to the folder that one stands in. */
export function addressOf(kind: 'news' | 'blog', slug: string): string {
  return kind === 'news' ? `actualites/${slug}` : `blog/${slug}`
}

const nothing: Partial<Head> = {}

/** What visitors are to read of a record from now on. */
export type Body = { blocks: string; head: string | null; at: string; goesOnline: boolean }

/** Writes the public body, and its head where it has another; what is put online bears the day on which it comes out. */
export async function writeBody(
  tx: SiteWriter,
  { kind, id }: WrittenRecord,
  { blocks, head, at, goesOnline }: Body,
): Promise<void> {
  if (kind === 'product') return writeStory(tx, id, { blocks, at })
  const body = { blocks, updated_at: at }
  const { title, summary, idImage } = head === null ? nothing : readHead(head)
  if (kind === 'page') {
    const said = { ...body, ...given({ title, meta_description: summary }) }
    const columns = goesOnline ? { ...said, is_valid: 1 as const } : said
    await tx.updateTable('pages').set(columns).where('id', '=', id).execute()
    return
  }
  const now = new Date(at)
  const shown = { is_valid: 1 as const, date: parisDay(now) }
  const said = { ...body, ...given({ title, summary, image_id: idImage === null ? '' : idImage }) }
  const columns = goesOnline ? { ...said, ...shown, is_out: isOut(shown, now) } : said
  await tx.updateTable(tables[kind]).set(columns).where('id', '=', id).execute()
}

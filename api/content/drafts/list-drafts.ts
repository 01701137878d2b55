import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { addressOfStory } from '../stories/story-record.ts'
import { nameAuthors } from './authors.ts'
import { namesOf } from './draft.ts'
import { addressOf } from './written-record.ts'

const mostListed = 200

/** The drafts of pages, articles and stories, the newest first. */
export const listDrafts: UseCase<Contract['listDrafts']> = async (_given, ctx) => {
  const drafts = await readDrafts(ctx)
  return done({ drafts, total: drafts.length })
}

/** Those of pages alone. */
export const listPageDrafts: UseCase<Contract['listPageDrafts']> = async (_given, ctx) => {
  const drafts = (await readDrafts(ctx)).filter(({ kind }) => kind === 'page')
  return done({ drafts, total: drafts.length })
}

async function readDrafts({ read }: Pick<CallContext, 'read'>) {
  const found = await Promise.all([
    readOfPages(read),
    readOfArticles(read, 'news'),
    readOfArticles(read, 'blog'),
    readOfStories(read),
  ])
  const rows = found
    .flat()
    .sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1))
    .slice(0, mostListed)
  const nameOf = await nameAuthors(
    read,
    rows.map(({ author_id }) => author_id),
  )
  return rows.map((row) => ({
    kind: row.kind,
    ...namesOf(row.record_id),
    title: row.title,
    url: row.url,
    hash: row.hash,
    isDraft: true,
    savedAt: row.saved_at,
    savedBy: nameOf(row.author_id),
    publishAt: row.publish_at,
    goesOnline: row.goes_online === 1,
  }))
}

const columns = ['kind', 'record_id', 'title', 'hash', 'author_id', 'saved_at', 'publish_at', 'goes_online'] as const

function readOfPages(read: SiteReader) {
  return read
    .selectFrom('body_drafts')
    .innerJoin('pages', 'pages.id', 'body_drafts.record_id')
    .select([...columns, 'url'])
    .where('kind', '=', 'page')
    .orderBy('saved_at', 'desc')
    .orderBy('record_id')
    .limit(mostListed)
    .execute()
}

async function readOfArticles(read: SiteReader, kind: 'news' | 'blog') {
  const drafts = read.selectFrom('body_drafts').where('kind', '=', kind).orderBy('saved_at', 'desc').orderBy('record_id')
  const rows =
    kind === 'news'
      ? await drafts
          .innerJoin('news', 'news.id', 'body_drafts.record_id')
          .select([...columns, 'slug'])
          .limit(mostListed)
          .execute()
      : await drafts
          .innerJoin('blogs', 'blogs.id', 'body_drafts.record_id')
          .select([...columns, 'slug'])
          .limit(mostListed)
          .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, url: addressOf(kind, slug) }))
}

async function readOfStories(read: SiteReader) {
  const rows = await read
    .selectFrom('body_drafts')
    .innerJoin('products', 'products.id', 'body_drafts.record_id')
    .select([
      'body_drafts.kind',
      'record_id',
      'name as title',
      'hash',
      'author_id',
      'saved_at',
      'publish_at',
      'goes_online',
      'slug',
    ])
    .where('body_drafts.kind', '=', 'product')
    .where('products.deleted_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('record_id')
    .limit(mostListed)
    .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, url: addressOfStory(slug) }))
}

import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { nameAuthors } from './authors.ts'

const mostListed = 200

/** The drafts of all pages. */
export const listPageDrafts: UseCase<Contract['listPageDrafts']> = async (_given, { read }) => {
  const rows = await read
    .selectFrom('page_drafts')
    .innerJoin('pages', 'pages.id', 'page_drafts.page_id')
    .select(['page_id', 'title', 'url', 'hash', 'author_id', 'saved_at', 'publish_at'])
    .orderBy('saved_at', 'desc')
    .orderBy('page_id')
    .limit(mostListed)
    .execute()
  const nameOf = await nameAuthors(
    read,
    rows.map(({ author_id }) => author_id),
  )
  const drafts = rows.map((row) => ({
    idPage: row.page_id,
    title: row.title,
    url: row.url,
    hash: row.hash,
    isDraft: true,
    savedAt: row.saved_at,
    savedBy: nameOf(row.author_id),
    publishAt: row.publish_at,
  }))
  return done({ drafts, total: drafts.length })
}

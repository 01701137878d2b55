import { createHash } from 'node:crypto'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { SearchKind } from '#app/models/site/search-kind.ts'
import type { WholeProducts } from '../../catalog/shop/product-relations.ts'
import type { DocumentTexts, Source } from '../../platform/search/site-index.ts'
import { wordsOfBlocks } from './block-words.ts'
import type { SearchScope } from './search-scope.ts'

/** Something that visitors may find, as it stands in the database now. */
export type FoundRow = {
  kind: SearchKind
  id: string
  slug: string
  idFolder: string | null
  date: string | null
  imageId: string
  isReserved: boolean
  title: string
  keywords: string
  /** What it is called besides, for those who look for it; nobody reads it. */
  aliases: string
  summary: string
  /** What stands below, as stored blocks or as plain words. */
  blocks: string
  words: string
  /** All that is sold of it, where it was read to be shown: it stands among what was found with it. */
  goods: WholeProducts | null
}

/** The next rows after an id. */
export type Next = { after: string; limit: number }

/** Which rows are read: the next ones, or these. */
export type Picked = Next | { ids: string[] }

/** Reads rows of one kind, those alone that visitors may find. */
export type RowReader = (scope: SearchScope, picked: Picked) => Promise<FoundRow[]>

/** What a row of no more than the usual has. */
export const plainRow = {
  idFolder: null,
  date: null,
  imageId: '',
  isReserved: false,
  keywords: '',
  aliases: '',
  blocks: '',
  words: '',
  goods: null,
}

/** Narrows a query to the rows that are asked for. */
export function pickRows<DB, T extends keyof DB, O>(
  from: SelectQueryBuilder<DB, T, O>,
  picked: Picked,
  column = 'id',
): SelectQueryBuilder<DB, T, O> {
  const id = sql.ref(column)
  const narrowed =
    'ids' in picked
      ? from.where(sql<SqlBool>`${id} in (${sql.join(picked.ids)})`)
      : from.where(sql<SqlBool>`${id} > ${picked.after}`)
  // The order makes SQLite go by the key of the table, not through all that is shown.
  return narrowed.orderBy(id).limit('ids' in picked ? picked.ids.length : picked.limit)
}

/** All that a row is found by. */
export function textsOf({ title, keywords, aliases, summary, blocks, words }: FoundRow): DocumentTexts {
  return {
    title,
    keywords: `${keywords} ${aliases}`,
    summary,
    body: [blocks && wordsOfBlocks(blocks), words].filter(Boolean).join(' '),
  }
}

/** What tells whether something reads as before: all that the index says of it has to be in it, so that no change goes unseen. */
export function markOf(parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)
}

/** A row as the index takes it in. */
export function toSource(row: FoundRow): Source {
  const { kind, id, isReserved, title, keywords, aliases, summary, blocks, words } = row
  const mark = markOf([isReserved ? 'members' : 'all', title, keywords, aliases, summary, blocks, words])
  return { kind, id, isReserved, mark, read: () => ({ texts: textsOf(row), signs: [], traits: null }) }
}

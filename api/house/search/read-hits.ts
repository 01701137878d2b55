import type { z } from 'zod'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import type { SearchResult } from '../../contract/house/entities/search.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { hasMatch, makeExcerpt, markText } from '../../platform/search/excerpt.ts'
import { findWords } from '../../platform/search/french-words.ts'
import type { Ranked } from '../../platform/search/rank-documents.ts'
import type { IndexedDocument } from '../../platform/search/site-index.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { type FoundRow, textsOf } from './found-row.ts'
import { readFound } from './row-readers.ts'
import type { SearchScope } from './search-scope.ts'

/** What was found as it is shown, without what is sold of it. */
export type HitFacts = Omit<z.input<typeof SearchResult>, 'product' | 'pairing'>

/** A document that was found, with its row as it stands. */
export type Hit = { document: IndexedDocument; row: FoundRow }

/** What was found, in its order, read again as it stands: what has been hidden meanwhile is left out. */
export async function readHits(
  hits: readonly Ranked[],
  scope: SearchScope,
  { caller }: Pick<CallContext, 'caller'>,
): Promise<Hit[]> {
  if (hits.length === 0) return []
  const idsOf = (kind: SearchKind) => hits.filter(({ document }) => document.kind === kind).map(({ document }) => document.id)
  const lists = await Promise.all(
    searchKinds.map((kind) => {
      const ids = idsOf(kind)
      return ids.length > 0 ? readFound(scope, kind, ids) : []
    }),
  )
  const rows = lists.flat().filter(({ isReserved }) => !isReserved || caller.role !== 'VISITOR')
  return hits.flatMap(({ document }) => {
    const row = rows.find(({ kind, id }) => kind === document.kind && id === document.id)
    return row ? [{ document, row }] : []
  })
}

/** The pictures of what was found; those of goods were read with them. */
export function readHitImages(hits: readonly Hit[], { read }: Pick<CallContext, 'read'>) {
  return resolveImages(
    read,
    hits.flatMap(({ row }) => (row.goods || !row.imageId ? [] : row.imageId)),
  )
}

type Images = Awaited<ReturnType<typeof readHitImages>>

/** Something that was found as it is shown, with what was looked for marked in it. */
export function showHit({ row }: Hit, images: Images, isMatch: (key: string) => boolean): HitFacts {
  const { kind, id, slug, idFolder, date, isReserved, title, imageId, goods } = row
  return {
    kind,
    id,
    slug,
    idFolder,
    date,
    isReserved,
    title,
    image: (goods?.relations.images ?? images).get(imageId) ?? null,
    titleParts: markText(title, isMatch),
    excerpt: makeExcerpt(tellingText(row, isMatch), isMatch),
  }
}

/** How what was found spells the words that were looked for, accents and all. */
export function readSpellings(hits: readonly Hit[], isMatch: (key: string) => boolean): Map<string, string> {
  const spelt = new Map<string, string>()
  for (const { row } of hits) {
    for (const text of Object.values(textsOf(row))) {
      for (const { key, start, end } of findWords(text)) {
        if (isMatch(key) && !spelt.has(key)) spelt.set(key, text.slice(start, end))
      }
    }
  }
  return spelt
}

/** The part of it that tells why it was found; its summary where that is the title. */
function tellingText(row: FoundRow, isMatch: (key: string) => boolean): string {
  const { body } = textsOf(row)
  const telling = [row.summary, row.keywords, body].find((text) => hasMatch(text, isMatch))
  return telling ?? (row.summary || body)
}

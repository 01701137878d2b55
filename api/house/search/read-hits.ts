import type { z } from 'zod'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import type { SearchResult } from '../../contract/house/entities/search.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { hasMatch, makeExcerpt, markText } from '../../platform/search/excerpt.ts'
import { findWords } from '../../platform/search/french-words.ts'
import type { Ranked } from '../../platform/search/rank-documents.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { type FoundRow, textsOf } from './found-row.ts'
import { rowReaders } from './row-readers.ts'
import { readSearchScope } from './search-scope.ts'

/** What was found as it is shown, without what is sold of it. */
export type HitFacts = Omit<z.input<typeof SearchResult>, 'product' | 'pairing'>

/** What was found, in its order, read again as it stands: what has been hidden meanwhile is left out. */
export async function readHits(hits: readonly Ranked[], ctx: CallContext): Promise<FoundRow[]> {
  if (hits.length === 0) return []
  const idsOf = (kind: SearchKind) => hits.filter(({ document }) => document.kind === kind).map(({ document }) => document.id)
  const scope = await readSearchScope(ctx)
  const lists = await Promise.all(
    searchKinds.map((kind) => {
      const ids = idsOf(kind)
      return ids.length > 0 ? rowReaders[kind](scope, { ids }) : []
    }),
  )
  const rows = lists.flat().filter(({ isReserved }) => !isReserved || ctx.caller.role !== 'VISITOR')
  return hits.flatMap(({ document }) => rows.find(({ kind, id }) => kind === document.kind && id === document.id) ?? [])
}

/** What was found as it is shown, with what was looked for marked in it. */
export async function showHits(
  rows: readonly FoundRow[],
  read: SiteReader,
  isMatch: (key: string) => boolean,
): Promise<HitFacts[]> {
  const images = await resolveImages(read, rows.map(({ imageId }) => imageId).filter(Boolean))
  return rows.map((row) => {
    const { kind, id, slug, idFolder, date, isReserved, title, imageId } = row
    return {
      kind,
      id,
      slug,
      idFolder,
      date,
      isReserved,
      title,
      image: images.get(imageId) ?? null,
      titleParts: markText(title, isMatch),
      excerpt: makeExcerpt(tellingText(row, isMatch), isMatch),
    }
  })
}

/** How what was found spells the words that were looked for, accents and all. */
export function readSpellings(rows: readonly FoundRow[], isMatch: (key: string) => boolean): Map<string, string> {
  const spelt = new Map<string, string>()
  for (const row of rows) {
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

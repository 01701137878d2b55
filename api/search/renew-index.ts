import { setImmediate as turn } from 'node:timers/promises'
import { searchKinds } from '#app/models/search-kind.ts'
import type { Visit } from '../visit.ts'
import { toSource } from './found-row.ts'
import { rowReaders } from './row-readers.ts'
import { readSearchScope } from './search-scope.ts'
import { closeIndex, type IndexedDocument, indexDocument, openIndex, type SiteIndex, type Source } from './site-index.ts'

/** How many rows lie in memory at once, and how many of a kind are found at all: those with the lowest ids. */
const batch = 200
const mostOfKind = 20_000
/** How long others have to wait for their turn, in milliseconds. */
const longestTurn = 8

/** The index of what visitors may find now: what reads as it did before is taken over as it is. */
export async function renewIndex(
  before: SiteIndex | undefined,
  visit: Pick<Visit, 'site' | 'lang' | 'read'>,
): Promise<SiteIndex> {
  const known = new Map(before?.documents.map((document) => [`${document.kind} ${document.id}`, document]))
  const { vocabulary } = before ?? openIndex()
  const documents: IndexedDocument[] = []
  let fresh = 0
  let since = performance.now()
  for await (const source of readSources(visit)) {
    const same = known.get(`${source.kind} ${source.id}`)
    const isSame = same?.mark === source.mark
    if (!isSame) fresh += 1
    documents.push(isSame ? same : indexDocument(vocabulary, source))
    if (performance.now() - since > longestTurn) {
      await turn()
      since = performance.now()
    }
  }
  // Words of what is gone stay behind: when little is left of what there was, all is made anew.
  const isWorn = before !== undefined && before.changes + fresh > documents.length + 100
  if (isWorn) return renewIndex(undefined, visit)
  return closeIndex(vocabulary, documents, before ? before.changes + fresh : 0)
}

async function* readSources(visit: Pick<Visit, 'site' | 'lang' | 'read'>): AsyncGenerator<Source> {
  const scope = await readSearchScope(visit)
  for (const kind of searchKinds) {
    let after = ''
    for (let count = 0; count < mostOfKind; count += batch) {
      const rows = await rowReaders[kind](scope, { after, limit: batch })
      for (const row of rows) yield toSource(row)
      if (rows.length < batch) break
      after = rows.at(-1)?.id ?? ''
    }
  }
}

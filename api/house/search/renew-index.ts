import { searchKinds } from '#app/models/site/search-kind.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import {
  closeIndex,
  openIndex,
  type SiteIndex,
  type Source,
  type WeighedDocument,
  weighDocument,
} from '../../platform/search/site-index.ts'
import { openTurns } from '../../platform/search/turns.ts'
import { openVocabulary } from '../../platform/search/vocabulary.ts'
import { readNext } from './row-readers.ts'
import { readSearchScope } from './search-scope.ts'

/** How many rows lie in memory at once, and how many of a kind are found at all: those with the lowest ids. */
const batch = 200
const mostOfKind = 20_000
const mostChanges = 100

/** The index of what visitors may find now: what reads as it did before is taken over as it is. */
export async function renewIndex(
  before: SiteIndex | undefined,
  ctx: Pick<CallContext, 'site' | 'lang' | 'read' | 'settings'>,
): Promise<SiteIndex> {
  const known = new Map(before && openIndex(before).map((one) => [nameOf(one.document), one]))
  const vocabulary = before?.vocabulary ?? openVocabulary()
  const weighed: WeighedDocument[] = []
  let fresh = 0
  const pause = openTurns()
  for await (const source of readSources(ctx)) {
    const same = known.get(nameOf(source))
    const isSame = same !== undefined && same.document.mark === source.mark
    if (!isSame) fresh += 1
    weighed.push(isSame ? same : weighDocument(vocabulary, source))
    await pause()
  }
  const changes = before ? before.changes + fresh : 0
  // Words of what is gone stay behind: when little is left of what there was, all is made anew.
  return changes > weighed.length + mostChanges ? renewIndex(undefined, ctx) : closeIndex(vocabulary, weighed, changes)
}

function nameOf({ kind, id }: Pick<Source, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

async function* readSources(ctx: Pick<CallContext, 'site' | 'lang' | 'read' | 'settings'>): AsyncGenerator<Source> {
  const scope = await readSearchScope(ctx)
  for (const kind of searchKinds) {
    let after = ''
    for (let count = 0; count < mostOfKind; count += batch) {
      const sources = await readNext(scope, kind, { after, limit: batch })
      yield* sources
      if (sources.length < batch) break
      after = sources.at(-1)?.id ?? ''
    }
  }
}

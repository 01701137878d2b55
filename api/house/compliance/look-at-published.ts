import type { SiteReader } from '../../platform/database/database.ts'
import type { OwnSettings } from '../../platform/ports/kept-settings.ts'
import { countPublished } from './count-for-law.ts'
import { listSilentWines } from './list-silent-wines.ts'
import { readPublishedWords } from './read-words.ts'

type Published = Awaited<ReturnType<typeof readPublished>>

/** By what a site has set of itself, which is kept for as long as its content version stands, and goes when that has moved. */
const kept = new WeakMap<OwnSettings, Promise<Published>>()

/** What the law minds of all that visitors are shown: read once, and again as soon as anybody has changed any of it. */
export function lookAtPublished(read: SiteReader, own: OwnSettings): Promise<Published> {
  const known = kept.get(own)
  if (known) return known
  const looked = readPublished(read, own)
  kept.set(own, looked)
  looked.catch(() => kept.delete(own))
  return looked
}

async function readPublished(read: SiteReader, { values }: OwnSettings) {
  const [counts, words, silent] = await Promise.all([
    countPublished(read),
    readPublishedWords(read, values),
    listSilentWines(read),
  ])
  return { counts, words, silent }
}

import { findWords, type WordFinding } from '#app/models/site/law/find-words.ts'
import type { PublishedFinding, PublishedKind } from '#app/models/site/law/law-facts.ts'
import { parameterUses } from '#app/models/site/law/parameter-uses.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { type KindsInUse, readKindsInUse, sayOwnBlocks } from '../../content/own-blocks/say-own-blocks.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { openTurns } from '../../platform/search/turns.ts'
import { keepByWords } from './keep-by-words.ts'
import { publishedSources, readText, rowsAtOnce } from './published-texts.ts'

type Words = { textsRead: number; found: PublishedFinding[] }

/** A page of findings is mended before the next is looked at. */
export const mostFound = 200

type Kind = Exclude<PublishedKind, 'parameter'>

/** What ends at a moment, and what only readers of letters see: it changes while what visitors read does not. */
const ofTrade: readonly Kind[] = ['popup', 'code', 'letter']
const ofPublished = (Object.keys(publishedSources) as Kind[]).filter((kind) => !ofTrade.includes(kind))

const keepFindings = keepByWords<readonly WordFinding[]>()

/** Reads over the settings and all that visitors read for as long as nobody changes it. */
export async function readPublishedWords(read: SiteReader, values: ParameterValues): Promise<Words> {
  const words: Words = { textsRead: 0, found: [] }
  for (const type of Object.keys(parameterUses) as (keyof typeof parameterUses)[]) {
    if (values[type] === '') continue
    words.textsRead += 1
    const told = { kind: 'parameter' as const, id: type, name: parameterLabel(type)[0] }
    words.found.push(...findWords(values[type], parameterUses[type]).map((one) => ({ ...one, ...told })))
  }
  const kinds = await readKindsInUse(read)
  for (const kind of ofPublished) await readKind(read, { kind, now: '', kinds }, words)
  return { ...words, found: words.found.slice(0, mostFound) }
}

/** Reads over the rest of what is published now. */
export async function readTradeWords(read: SiteReader, now: Date): Promise<Words> {
  const words: Words = { textsRead: 0, found: [] }
  const kinds = await readKindsInUse(read)
  for (const kind of ofTrade) await readKind(read, { kind, now: now.toISOString(), kinds }, words)
  return words
}

type Reading = { kind: Kind; now: string; kinds: KindsInUse }

async function readKind(read: SiteReader, { kind, now, kinds }: Reading, words: Words): Promise<void> {
  const pause = openTurns()
  let after = ''
  for (let isMore = true; isMore; ) {
    const rows = await publishedSources[kind](read, { after, now })
    for (const { id, name, place, words: own, json: stored } of rows) {
      words.textsRead += 1
      // A declared block says what its template says around what is filled in.
      const json = sayOwnBlocks(stored, kinds)
      const found = keepFindings([place, json, ...own], () => findWords(readText({ words: own, json }), place))
      words.found.push(...found.map((one) => ({ ...one, kind, id, name })))
      await pause()
    }
    after = rows.at(-1)?.id ?? ''
    isMore = rows.length === rowsAtOnce
  }
}

import { setImmediate as turn } from 'node:timers/promises'
import { findWords } from '#app/models/site/law/find-words.ts'
import type { PublishedFinding, PublishedKind } from '#app/models/site/law/law-facts.ts'
import { parameterUses } from '#app/models/site/law/parameter-uses.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { parameterLabels } from '#app/texts/house/settings/parameters.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { publishedSources, rowsAtOnce } from './published-texts.ts'

type Words = { textsRead: number; found: PublishedFinding[] }

/** A page of findings is mended before the next is looked at. */
const mostFound = 200
/** How long others have to wait for their turn, in milliseconds. */
const longestTurn = 8

/** Reads over all words that are published now. */
export async function readWords(read: SiteReader, values: ParameterValues, now: Date): Promise<Words> {
  const words: Words = { textsRead: 0, found: [] }
  for (const type of Object.keys(parameterUses) as (keyof typeof parameterUses)[]) {
    if (values[type] === '') continue
    words.textsRead += 1
    const told = { kind: 'parameter' as const, id: type, name: parameterLabels[type][0] }
    words.found.push(...findWords(values[type], parameterUses[type]).map((one) => ({ ...one, ...told })))
  }
  for (const kind of Object.keys(publishedSources) as Exclude<PublishedKind, 'parameter'>[])
    await readKind(read, { kind, now: now.toISOString() }, words)
  return { ...words, found: words.found.slice(0, mostFound) }
}

type Asked = { kind: Exclude<PublishedKind, 'parameter'>; now: string }

async function readKind(read: SiteReader, { kind, now }: Asked, words: Words): Promise<void> {
  let since = performance.now()
  let after = ''
  for (let isMore = true; isMore; ) {
    const rows = await publishedSources[kind](read, { after, now })
    for (const { id, name, place, text } of rows) {
      words.textsRead += 1
      words.found.push(...findWords(text, place).map((one) => ({ ...one, kind, id, name })))
      if (performance.now() - since > longestTurn) {
        await turn()
        since = performance.now()
      }
    }
    after = rows.at(-1)?.id ?? ''
    isMore = rows.length === rowsAtOnce
  }
}

import type { RichBlock, RichText } from '../../site/rich-text.ts'
import { type MarkupPart, readMarkup, readParts, writeMarkup } from '../panel/rich-markup.ts'

/** A text in signs while it is written by sight: what it shows, and what it is in signs once it says something else. */
export type SourceText = { blocks: readonly RichBlock[]; write: (now: RichText) => string }

/** A part as it comes back from where it was shown, untouched. */
type Seen = (block: RichBlock) => readonly RichBlock[]

/** Opens a text in signs to be written by sight; not one of which something would be lost by being shown. */
export function openSource(source: string, seen: Seen): SourceText | undefined {
  const lines = source.split('\n')
  const parts = readParts(lines).map((part): Part => ({ ...part, seen: seen(part.block) }))
  if (parts.some(({ block, seen: [only, ...others] }) => !only || others.length > 0 || !saysTheSame(block, only)))
    return undefined
  return { blocks: parts.map(({ block }) => block), write: (now) => writeOver(lines, parts, now) }
}

type Part = MarkupPart & { seen: readonly RichBlock[] }

const inSigns = (content: readonly RichBlock[]) => writeMarkup({ type: 'doc', content: [...content] })

/** Spaces are those of French, whatever was typed. */
const wordsAlone = (block: RichBlock) => inSigns([block]).replaceAll(/[^\S\n]+/g, '')

function saysTheSame(one: RichBlock, other: RichBlock): boolean {
  return one.type === other.type && wordsAlone(one) === wordsAlone(other)
}

/** What nobody has touched stays as it was typed, to the last sign. */
function writeOver(lines: readonly string[], parts: readonly Part[], { content }: RichText): string {
  if (content.length === 0) return parts.length === 0 ? lines.join('\n') : ''
  const now = content.map((block) => inSigns([block]))
  const before = parts.map(({ seen }) => inSigns(seen))
  const kept = pairUp(before, now)
  const pieces = now.map((own, at) => {
    const from = kept.get(at)
    if (from === undefined) return (at === 0 ? '' : '\n\n') + own
    const isNext = at === 0 ? from === 0 : kept.get(at - 1) === from - 1
    const start = isNext ? gapBefore(lines, parts, from) : at === 0 ? '' : '\n\n'
    return start + lines.slice(parts[from]?.from, parts[from]?.to).join('\n')
  })
  const isLast = kept.get(now.length - 1) === parts.length - 1
  const end = isLast ? lines.slice(parts.at(-1)?.to ?? lines.length).map((line) => `\n${line}`) : []
  const text = [...pieces, ...end].join('')
  const isRead = inSigns(readMarkup(text).content.map(withoutSpaces)) === inSigns(content.map(withoutSpaces))
  return isRead ? text : now.join('\n\n')
}

/** The blank lines before a part, and the end of the line before them. */
function gapBefore(lines: readonly string[], parts: readonly Part[], at: number): string {
  const gap = lines.slice(parts[at - 1]?.to ?? 0, parts[at]?.from).map((line) => `${line}\n`)
  return (at === 0 ? '' : '\n') + gap.join('')
}

/** Signs tell apart what they are read as, not how many spaces stand between words. */
function withoutSpaces(block: RichBlock): RichBlock {
  return JSON.parse(JSON.stringify(block).replaceAll(/\s+/g, '')) as RichBlock
}

/** Which of the parts that stand now stood there before, in order: as many as can be. */
function pairUp(before: readonly string[], now: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>()
  let [first, lastBefore, lastNow] = [0, before.length, now.length]
  while (first < lastBefore && first < lastNow && before[first] === now[first]) {
    pairs.set(first, first)
    first += 1
  }
  while (lastBefore > first && lastNow > first && before[lastBefore - 1] === now[lastNow - 1]) {
    lastBefore -= 1
    lastNow -= 1
    pairs.set(lastNow, lastBefore)
  }
  for (let [at, from] = [first, first]; at < lastNow; at += 1) {
    const place = before.slice(0, lastBefore).indexOf(now[at] ?? '', from)
    if (place < 0) continue
    pairs.set(at, place)
    from = place + 1
  }
  return pairs
}

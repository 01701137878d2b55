import type { RichInline, RichMark } from '../../site/rich-text.ts'

type Run = { text: string; marks: readonly RichMark[] }
type Plain = Exclude<RichMark['type'], 'link'>

/** From the outermost to the innermost: the order in which they are written makes them readable again. */
const signs = [
  ['strike', '~~'],
  ['italic', '_'],
  ['figure', '=='],
  ['bold', '**'],
] as const satisfies readonly (readonly [Plain, string])[]

/** A line of text with its emphasis and links as signs; a break is a new line. */
export function writeInline(content: readonly RichInline[]): string {
  return writeLinks(
    content.map((part) => (part.type === 'break' ? { text: '\n', marks: [] } : { text: part.text, marks: part.marks ?? [] })),
  )
}

function writeLinks(runs: readonly Run[]): string {
  return groupBy(runs, ({ marks }) => hrefOf(marks))
    .map(({ key, runs: same }) => (key === '' ? writeMarks(same, 0) : `[${writeMarks(same, 0)}](${key})`))
    .join('')
}

function writeMarks(runs: readonly Run[], level: number): string {
  const sign = signs[level]
  if (!sign) return runs.map(({ text }) => escapeSigns(text)).join('')
  const [type, mark] = sign
  return groupBy(runs, ({ marks }) => (marks.some((one) => one.type === type) ? mark : ''))
    .map(({ key, runs: same }) => key + writeMarks(same, level + 1) + key)
    .join('')
}

function groupBy(runs: readonly Run[], keyOf: (run: Run) => string): { key: string; runs: Run[] }[] {
  const groups: { key: string; runs: Run[] }[] = []
  for (const run of runs) {
    const key = keyOf(run)
    const last = groups.at(-1)
    if (last?.key === key) last.runs.push(run)
    else groups.push({ key, runs: [run] })
  }
  return groups
}

function hrefOf(marks: readonly RichMark[]): string {
  return marks.flatMap((mark) => (mark.type === 'link' ? [mark.href] : []))[0] ?? ''
}

function escapeSigns(text: string): string {
  return text.replaceAll(/[\\*_~=[\]|]/g, '\\$&')
}

/** Reads it back; a sign that nothing closes is a character like others. */
export function readInline(source: string): RichInline[] {
  return readRuns(source, []).flatMap(({ text, marks }) => toParts(text, marks))
}

function toParts(text: string, marks: readonly RichMark[]): RichInline[] {
  return text.split('\n').flatMap((line, place) => {
    const run: RichInline[] = line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks: [...marks] }) }]
    return place === 0 ? run : [{ type: 'break' } as const, ...run]
  })
}

function readRuns(source: string, marks: readonly RichMark[]): Run[] {
  const runs: Run[] = []
  let plain = ''
  const close = () => {
    if (plain !== '') runs.push({ text: plain, marks })
    plain = ''
  }
  for (let at = 0; at < source.length; ) {
    const found = source[at] === '\\' ? undefined : (findMark(source, at, marks) ?? findLink(source, at, marks))
    if (found) {
      close()
      runs.push(...readRuns(found.inside, [...marks, found.mark]))
      at = found.end
    } else {
      const isEscape = source[at] === '\\' && at + 1 < source.length
      plain += source[isEscape ? at + 1 : at]
      at += isEscape ? 2 : 1
    }
  }
  close()
  return runs
}

type Found = { mark: RichMark; inside: string; end: number }

function findMark(source: string, at: number, marks: readonly RichMark[]): Found | undefined {
  const sign = signs.find(([type, text]) => source.startsWith(text, at) && !marks.some((mark) => mark.type === type))
  if (!sign) return undefined
  const [type, text] = sign
  const end = findSign(source, at + text.length, text)
  return end > at + text.length
    ? { mark: { type }, inside: source.slice(at + text.length, end), end: end + text.length }
    : undefined
}

function findLink(source: string, at: number, marks: readonly RichMark[]): Found | undefined {
  if (source[at] !== '[' || marks.some(({ type }) => type === 'link')) return undefined
  const middle = findSign(source, at + 1, '](')
  const end = middle > at + 1 ? source.indexOf(')', middle) : -1
  const href = end > 0 ? source.slice(middle + 2, end) : ''
  return href === '' ? undefined : { mark: { type: 'link', href }, inside: source.slice(at + 1, middle), end: end + 1 }
}

/** Where a sign stands next that is not meant as a character. */
function findSign(source: string, from: number, sign: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source.startsWith(sign, at)) return at
  }
  return -1
}

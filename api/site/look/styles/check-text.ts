import type { Fault } from '#app/models/platform/outcome.ts'
import { mostStyleBytes, type StyleFaultWord } from '#app/models/site/worn/own-styles.ts'
import type { CssTree } from './css-tree.ts'
import { faultAt, quote, type Spot } from './style-fault.ts'

const most = { depth: 8, tokens: 12_000 }

/** What a stylesheet cannot be, before it is parsed: too long, too deep, of signs that nobody reads, or never closed. */
export function findTextFault({ tokenize, tokenTypes }: CssTree, text: string): Fault | undefined {
  if (Buffer.byteLength(text) > mostStyleBytes) return { code: 'too_long', params: { max: mostStyleBytes } }
  const at = [...text].findIndex(isUnread)
  if (at >= 0) return faultAt('sign', spotIn(text, [...text].slice(0, at).join('').length))
  const found: { word: StyleFaultWord; start: number; what: string }[] = []
  const open: number[] = []
  let count = 0
  tokenize(text, (type, start, end) => {
    count += 1
    const what = text.slice(start, end)
    trackDepth(tokenTypes, type, { open, start })
    const word = count > most.tokens ? 'many' : open.length > most.depth ? 'deep' : findTokenFault(tokenTypes, type, what)
    if (word && found.length === 0) found.push({ word, start, what })
  })
  const unclosed = open.at(-1)
  const [
    first = unclosed === undefined ? undefined : { word: 'unclosed' as const, start: unclosed, what: text[unclosed] ?? '' },
  ] = found
  return first && faultAt(first.word, spotIn(text, first.start), { what: quote(first.what) })
}

type Kinds = CssTree['tokenTypes']

function trackDepth(kinds: Kinds, type: number, { open, start }: { open: number[]; start: number }): void {
  const { Function: call, LeftCurlyBracket, LeftParenthesis, LeftSquareBracket } = kinds
  if ([call, LeftCurlyBracket, LeftParenthesis, LeftSquareBracket].includes(type)) open.push(start)
  if ([kinds.RightCurlyBracket, kinds.RightParenthesis, kinds.RightSquareBracket].includes(type)) open.pop()
}

function findTokenFault(kinds: Kinds, type: number, what: string): StyleFaultWord | undefined {
  if (type === kinds.Comment) return what.length > 3 && what.endsWith('*/') ? undefined : 'unclosed'
  if (type === kinds.String) return what.length > 1 && what.at(-1) === what[0] ? undefined : 'unclosed'
  if (type === kinds.Url || type === kinds.BadUrl) return 'function'
  return [kinds.BadString, kinds.CDO, kinds.CDC].includes(type) ? 'unread' : undefined
}

/** Signs that no editor shows, or that turn the direction of what follows. */
function isUnread(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  const isControl = (code < 32 && !'\t\n\r'.includes(sign)) || (code >= 127 && code < 160)
  const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
  return isControl || turns || code === 0xfeff || code === 0xfffd || (code >= 0xd800 && code <= 0xdfff)
}

function spotIn(text: string, offset: number): Spot {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

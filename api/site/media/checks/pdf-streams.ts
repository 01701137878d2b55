/** A stream of a document: what its head says, and where its bytes lie. */
export type PdfStream = { head: string; from: number; end: number }

/** White space and notes; else names, brackets, numbers in brackets, the beginning of words, and all that is none of these. */
const piece =
  /[\0\t\n\f\r ]+|%[^\r\n]*|(\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|<[0-9A-Fa-f\0\t\n\f\r ]*>|\[|\]|\(|[^\0\t\n\f\r ()<>[\]{}/%]+)/y
/** A document of ten megabytes that is no picture has some hundreds of thousands. */
const mostPieces = 1_000_000
/** So deep nobody nests. */
const mostOpen = 500
const number = /^[+\-.\d]+$/
const closing: Record<string, string> = { '>>': '<<', ']': '[' }
/** What may stand between the objects of a document: the tables of where they lie. */
const between = /^(?:xref|startxref|[fn])$/
const value = /^(?:true|false|null|R)$/

type Place = 'outside' | 'object' | 'trailer'

/** How far a document is read, and within what. */
type Reading = { text: string; at: number; place: Place; open: string[]; begin: number; last: string; before: string }

/**
 * Reads a document from its first byte to its last, and answers its streams in turn; `onName` hears of each name that is truly one.
 * Nothing where it is built otherwise than the standard says: readers forgive almost anything, each in its own way, so that what
 * stands outside of its place is a stream to one of them and a word to another.
 */
export function readStreams(text: string, onName: (name: string) => void): PdfStream[] | undefined {
  const streams: PdfStream[] = []
  const reading: Reading = { text, at: 0, place: 'outside', open: [], begin: 0, last: '', before: '' }
  for (let count = 0; count < mostPieces; count += 1) {
    if (reading.at >= text.length) return reading.place === 'outside' ? streams : undefined
    piece.lastIndex = reading.at
    const found = piece.exec(text)
    if (!found) return undefined
    reading.at = piece.lastIndex
    const said = found[1]
    if (said === undefined) continue
    if (!takePiece(reading, streams, said)) return undefined
    if (said.startsWith('/')) onName(said)
    ;[reading.before, reading.last] = [reading.last, said]
  }
  return undefined
}

function takePiece(reading: Reading, streams: PdfStream[], said: string): boolean {
  if (said in places) return changePlace(reading, said)
  if (said !== 'stream') return takeValue(reading, said)
  const stream = takeStream(reading)
  if (stream) streams.push(stream)
  return stream !== undefined
}

/** The words that begin and end what stands in a document: from where each leads, and to where. */
const places: Record<string, { from: Place; to: Place }> = {
  obj: { from: 'outside', to: 'object' },
  endobj: { from: 'object', to: 'outside' },
  trailer: { from: 'outside', to: 'trailer' },
}

function changePlace(reading: Reading, said: string): boolean {
  const { from, to } = places[said] as (typeof places)[string]
  if (reading.place !== from || reading.open.length > 0) return false
  if (said === 'obj' && !(number.test(reading.last) && number.test(reading.before))) return false
  reading.place = to
  reading.begin = reading.at
  return true
}

function takeValue(reading: Reading, said: string): boolean {
  if (reading.place === 'outside') return number.test(said) || between.test(said)
  if (said === '(') {
    reading.at = endOfWords(reading.text, reading.at - 1)
    return reading.at > 0
  }
  if (said === '<<' || said === '[') return reading.open.push(said) <= mostOpen
  if (said in closing) {
    if (reading.open.pop() !== closing[said]) return false
    if (reading.place === 'trailer' && reading.open.length === 0) reading.place = 'outside'
    return true
  }
  return said.startsWith('/') || said.startsWith('<') || number.test(said) || value.test(said)
}

/** The bytes that follow the head of an object, as far as their end. */
function takeStream(reading: Reading): PdfStream | undefined {
  const { text, at, place, open, begin, last } = reading
  const line = /^\r?\n/.exec(text.slice(at, at + 2))?.[0]
  const end = text.indexOf('endstream', at)
  if (place !== 'object' || open.length > 0 || last !== '>>' || !line || end === -1) return undefined
  reading.at = end + 'endstream'.length
  return { head: text.slice(begin, at - 'stream'.length), from: at + line.length, end }
}

/** Where words in brackets end, brackets within them and all. */
function endOfWords(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

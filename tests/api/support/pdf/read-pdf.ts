/** A value of a file as its format has them; a name keeps its stroke. */
export type PdfValue = string | number | boolean | null | PdfRef | PdfText | PdfValue[] | PdfDict
export type PdfRef = { ref: number }
export type PdfText = { text: string }
export type PdfDict = { entries: Record<string, PdfValue>; stream?: string }

export type PdfFile = {
  catalog: PdfDict
  get: (value: PdfValue | undefined) => PdfValue
  dict: (value: PdfValue | undefined) => PdfDict
}

/** Reads a file that lies open: no object within another, nothing deflated but faces. */
export function readPdf(bytes: Buffer): PdfFile {
  const file = bytes.toString('latin1')
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  const objects = places.map((at) => readObject(file, at))
  const get = (value: PdfValue | undefined): PdfValue => {
    if (value === undefined) return null
    return isRef(value) ? (objects[value.ref - 1] ?? null) : value
  }
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = get(value)
    return isDict(found) ? found : { entries: {} }
  }
  const trailer = readValue(new Reader(file, file.indexOf('trailer', start) + 'trailer'.length)) as PdfDict
  return { catalog: dict(trailer.entries.Root), get, dict }
}

export function isDict(value: PdfValue): value is PdfDict {
  return typeof value === 'object' && value !== null && 'entries' in value
}

export function isRef(value: PdfValue | undefined): value is PdfRef {
  return typeof value === 'object' && value !== null && 'ref' in value
}

/** What a text of a file says: in two bytes a letter if it begins so, else in one. */
export function sayText(value: PdfValue | undefined): string {
  if (typeof value !== 'object' || value === null || !('text' in value)) return ''
  const { text } = value
  return text.startsWith('\xfe\xff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text
}

function readObject(file: string, at: number): PdfValue {
  const reader = new Reader(file, at)
  reader.take(/\d+ 0 obj\n/y)
  const value = readValue(reader)
  if (!isDict(value) || !reader.find(/\nstream\n/y)) return value
  const length = Number(value.entries.Length)
  return { ...value, stream: file.slice(reader.at, reader.at + length) }
}

/** A place in a text that goes on with what is found there. */
export class Reader {
  readonly file: string
  at: number
  constructor(file: string, at = 0) {
    this.file = file
    this.at = at
  }
  find(what: RegExp): string | undefined {
    what.lastIndex = this.at
    const [found] = what.exec(this.file) ?? []
    if (found !== undefined) this.at += found.length
    return found
  }
  take(what: RegExp): string {
    const found = this.find(what)
    if (found === undefined) throw new Error(`${what} is not at ${this.at}: ${this.file.slice(this.at, this.at + 40)}`)
    return found
  }
  skip(): void {
    this.find(/\s*/y)
  }
}

/** The value that begins here. */
export function readValue(reader: Reader): PdfValue {
  reader.skip()
  if (reader.find(/<</y)) return readDict(reader)
  if (reader.find(/\[/y)) return readList(reader)
  const ref = reader.find(/\d+ 0 R/y)
  if (ref) return { ref: Number.parseInt(ref, 10) }
  const number = reader.find(/[-+]?(?:\d+\.?\d*|\.\d+)/y)
  if (number) return Number(number)
  const name = reader.find(/\/[^\s/<>[\]()]+/y)
  if (name) return name
  const hexed = reader.find(/<[0-9A-Fa-f]*>/y)
  if (hexed) return { text: Buffer.from(hexed.slice(1, -1), 'hex').toString('latin1') }
  const bracketed = reader.find(/\((?:\\[\s\S]|[^\\()])*\)/y)
  if (bracketed) return { text: bracketed.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1') }
  return { true: true, false: false, null: null }[reader.take(/true|false|null/y) as 'true' | 'false' | 'null']
}

function readDict(reader: Reader): PdfDict {
  const entries: Record<string, PdfValue> = {}
  for (;;) {
    reader.skip()
    if (reader.find(/>>/y)) return { entries }
    const name = reader.take(/\/[^\s/<>[\]()]+/y).slice(1)
    if (name in entries) throw new Error(`${name} is said twice`)
    entries[name] = readValue(reader)
  }
}

function readList(reader: Reader): PdfValue[] {
  const values: PdfValue[] = []
  for (;;) {
    reader.skip()
    if (reader.find(/\]/y)) return values
    values.push(readValue(reader))
  }
}

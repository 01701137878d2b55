import { isDict, isRef, type PdfDict, type PdfFile, type PdfValue, Reader, readPdf, readValue, sayText } from './read-pdf.ts'

/** A part of the structure as it stands in a file. */
export type Tag = {
  role: string
  parent: Tag | undefined
  tags: Tag[]
  /** What it holds itself: by page and number, and links by their object. */
  held: string[]
  said: PdfDict
  attributes: PdfDict
}

/** What a page shows in stretches: of which number, or that it only adorns, and what of it is outside both. */
export type PageContent = { numbers: { number: number; role: string; text: string }[]; adorned: string; loose: string[] }

export type TaggedFile = PdfFile & {
  root: PdfDict
  tags: Tag[]
  pages: { object: number; said: PdfDict; content: PageContent }[]
}

/** A file with its structure and what its pages show. */
export function readTagged(bytes: Buffer): TaggedFile {
  const file = readPdf(bytes)
  const root = file.dict(file.catalog.entries.StructTreeRoot)
  const tags: Tag[] = []
  for (const kid of list(root.entries.K)) readTag(kid, undefined, { file, tags })
  const kids = list(file.dict(file.catalog.entries.Pages).entries.Kids)
  const pages = kids.map((page) => {
    const said = file.dict(page)
    return { object: isRef(page) ? page.ref : 0, said, content: readContent(file.dict(said.entries.Contents).stream ?? '') }
  })
  return { ...file, root, tags, pages }
}

export function list(value: PdfValue | undefined): PdfValue[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

/** All that is read aloud of a tag, in its order. */
export function wordsOf(file: TaggedFile, tag: Tag): string {
  const own = tag.held.map((place) => {
    const [page, number] = place.split(':').map(Number)
    const shown = file.pages.find(({ object }) => object === page)
    return shown?.content.numbers.find((stretch) => stretch.number === number)?.text ?? ''
  })
  return [...own, ...tag.tags.map((inner) => wordsOf(file, inner))].join('')
}

function readTag(value: PdfValue, parent: Tag | undefined, all: { file: PdfFile; tags: Tag[] }): void {
  const said = all.file.dict(value)
  const attributes = all.file.dict(said.entries.A)
  const tag: Tag = { role: String(said.entries.S).slice(1), parent, tags: [], held: [], said, attributes }
  all.tags.push(tag)
  parent?.tags.push(tag)
  for (const kid of list(said.entries.K)) {
    const inner = all.file.dict(kid)
    const { Type, Pg, MCID, Obj } = inner.entries
    if (Type === '/MCR' && isRef(Pg)) tag.held.push(`${Pg.ref}:${MCID}`)
    else if (Type === '/OBJR' && isRef(Obj)) tag.held.push(`object ${Obj.ref}`)
    else readTag(kid, tag, all)
  }
}

const shows = new Set(['Tj', 'f'])

/** Goes through what a page draws, operator by operator. */
function readContent(stream: string): PageContent {
  const found: PageContent = { numbers: [], adorned: '', loose: [] }
  const open: { role: string; number: number | undefined }[] = []
  const reader = new Reader(stream)
  let given: PdfValue[] = []
  for (reader.skip(); reader.at < stream.length; reader.skip()) {
    const operator = reader.find(/[A-Za-z]+(?=\s|$)/y)
    if (operator === undefined) {
      given.push(readValue(reader))
      continue
    }
    if (operator === 'BMC' || operator === 'BDC') open.push(openStretch(given, found))
    else if (operator === 'EMC' && !open.pop()) throw new Error('a stretch ends that never began')
    else if (shows.has(operator)) show(given, { open: open.at(-1), depth: open.length, found })
    given = []
  }
  if (open.length > 0) throw new Error('a stretch does not end')
  return found
}

function openStretch([role, said]: PdfValue[], { numbers }: PageContent) {
  const number = said !== undefined && isDict(said) ? said.entries.MCID : undefined
  if (typeof number === 'number') numbers.push({ number, role: String(role).slice(1), text: '' })
  return { role: String(role).slice(1), number: typeof number === 'number' ? number : undefined }
}

type Shown = { open: { role: string; number: number | undefined } | undefined; depth: number; found: PageContent }

function show(given: PdfValue[], { open, depth, found }: Shown): void {
  const text = sayText(given.at(-1))
  if (!open || depth > 1) found.loose.push(text || 'a box')
  else if (open.role === 'Artifact') found.adorned += text
  else if (open.number === undefined) found.loose.push(text || 'a box')
  else {
    const stretch = found.numbers.find(({ number }) => number === open.number)
    if (stretch) stretch.text += text
  }
}

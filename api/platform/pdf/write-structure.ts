import { short } from './draw-page.ts'
import { measureText } from './fonts.ts'
import type { Mark } from './marks.ts'
import type { openObjects } from './objects.ts'
import { newPart, type Part } from './part.ts'
import { textString } from './text-string.ts'

type Objects = Pick<ReturnType<typeof openObjects>, 'add' | 'put' | 'take'>

/** A page as it lies in the file: its object, what it draws by number, and the marks that go somewhere. */
export type TaggedPage = { sheet: number; parts: readonly Part[]; marks: readonly Mark[] }

/** The structure of a file: its root, and the links of each page. */
export type Structure = { root: number; links: number[][] }

/** Writes what a file says as a tree of parts, from which each stretch of each page is found, and back. */
export function writeStructure(objects: Objects, roots: readonly Part[], pages: readonly TaggedPage[]): Structure {
  const { put, take } = objects
  const root = take()
  const kids = listContents(pages)
  const { links, linked } = writeLinks(objects, pages, kids)
  const numbers = new Map<Part, number>()
  const document = writePart(newPartOf(roots), root, { ...objects, kids, numbers })
  const named = (parts: readonly Part[]) => parts.map((part) => `${numbers.get(part)} 0 R`)
  const places = [...pages.map(({ parts }) => `[${named(parts).join(' ')}]`), ...named(linked)]
  const nums = places.map((place, at) => `${at} ${place}`).join(' ')
  put(
    root,
    `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree << /Nums [${nums}] >> /ParentTreeNextKey ${places.length} >>`,
  )
  return { root, links }
}

/** By part, where what it says stands. */
function listContents(pages: readonly TaggedPage[]): Map<Part, string[]> {
  const kids = new Map<Part, string[]>()
  for (const { sheet, parts } of pages)
    parts.forEach((part, number) => {
      kids.set(part, [...(kids.get(part) ?? []), `<< /Type /MCR /Pg ${sheet} 0 R /MCID ${number} >>`])
    })
  return kids
}

/** Each stretch of a link is a place to click at, and says where it goes. */
function writeLinks({ add }: Objects, pages: readonly TaggedPage[], kids: Map<Part, string[]>) {
  const linked: Part[] = []
  const links = pages.map(({ sheet, marks }) =>
    marks.flatMap((mark) => {
      const { part } = mark
      if (mark.kind !== 'text' || !part || part.href === undefined) return []
      const key = pages.length + linked.push(part) - 1
      const link = add(drawLink(mark, part.href, key))
      kids.set(part, [...(kids.get(part) ?? []), `<< /Type /OBJR /Pg ${sheet} 0 R /Obj ${link} 0 R >>`])
      return [link]
    }),
  )
  return { links, linked }
}

function drawLink({ text, font, size, x, y }: Extract<Mark, { kind: 'text' }>, href: string, key: number): string {
  const box = [x, y - size * 0.25, x + measureText(text.trimEnd(), font, size), y + size].map(short).join(' ')
  const goal = `/A << /S /URI /URI ${asciiString(href)} >>`
  return `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /F 4 /StructParent ${key} /Contents ${textString(href)} ${goal} >>`
}

function asciiString(href: string): string {
  const plain = encodeURI(href.toWellFormed()).replaceAll('%25', '%')
  return `(${plain.replaceAll(/[()\\]/g, '\\$&')})`
}

type Tree = Objects & { kids: ReadonlyMap<Part, string[]>; numbers: Map<Part, number> }

/** Writes a part with all within it; one in which nothing lies is left out, but for the cells of a table. */
function writePart(part: Part, parent: number, tree: Tree): number {
  const { put, take, kids, numbers } = tree
  const number = take()
  numbers.set(part, number)
  const within = part.parts.filter((inner) => isWritten(inner, kids)).map((inner) => `${writePart(inner, number, tree)} 0 R`)
  const held = [...(kids.get(part) ?? []), ...within]
  put(
    number,
    `<< /Type /StructElem /S /${part.role} /P ${parent} 0 R${sayOfPart(part)}${held.length > 0 ? ` /K [${held.join(' ')}]` : ''} >>`,
  )
  return number
}

function isWritten(part: Part, kids: ReadonlyMap<Part, string[]>): boolean {
  return part.role === 'TD' || part.role === 'TH' || kids.has(part) || part.parts.some((inner) => isWritten(inner, kids))
}

function sayOfPart({ alt, box, scope, isCounted }: Part): string {
  const said = [
    alt !== undefined && `/Alt ${textString(alt)}`,
    box && `/A << /O /Layout /Placement /Block /BBox [${box.map(short).join(' ')}] >>`,
    scope && `/A << /O /Table /Scope /${scope} >>`,
    isCounted !== undefined && `/A << /O /List /ListNumbering /${isCounted ? 'Decimal' : 'Disc'} >>`,
  ]
  return said.map((one) => (one ? ` ${one}` : '')).join('')
}

function newPartOf(roots: readonly Part[]): Part {
  return { ...newPart('Document'), parts: [...roots] }
}

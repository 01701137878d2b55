import { isRef, type PdfValue, sayText } from './read-pdf.ts'
import { list, readTagged, type Tag, type TaggedFile, wordsOf } from './read-tags.ts'

/** Which tags may hold one (ISO 32000-1, 14.8.4); those that are not named here lie in any of the last. */
const homes: Record<string, readonly string[]> = {
  Document: [''],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  Span: ['P', 'H1', 'H2', 'H3', 'H4'],
  Link: ['P', 'H1', 'H2', 'H3', 'H4'],
}
const anywhere = ['Document', 'Sect', 'BlockQuote', 'LBody', 'TD', 'TH']
const known = new Set([...Object.keys(homes), 'Sect', 'P', 'H1', 'H2', 'H3', 'H4', 'BlockQuote', 'L', 'Table', 'Figure'])
/** What may lie in these is only what belongs there. */
const closed: Record<string, readonly string[]> = { L: ['LI'], LI: ['Lbl', 'LBody'], Table: ['TR'], TR: ['TH', 'TD'] }

/** What of PDF/UA-1 (ISO 14289-1) a file breaks, as far as our writer can: nothing, if all is well. */
export function findUnreadable(bytes: Buffer): string[] {
  const file = readTagged(bytes)
  return [
    ...checkCatalog(file),
    ...checkPages(file),
    ...checkPlaces(file),
    ...file.tags.flatMap((tag) => checkTag(tag, file)),
    ...checkHeadings(file.tags),
    ...checkLinks(file),
  ]
}

function checkCatalog({ catalog, dict, root }: TaggedFile): string[] {
  const { entries } = catalog
  const about = dict(entries.Metadata).stream ?? ''
  const title = /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(about)?.[1] ?? ''
  const schemas = about.match(/<pdfaExtension:schemas>/g) ?? []
  return said({
    'not marked as tagged': dict(entries.MarkInfo).entries.Marked === true,
    'no language': sayText(entries.Lang).startsWith('fr'),
    'no title shown': dict(entries.ViewerPreferences).entries.DisplayDocTitle === true && title.trim() !== '',
    'no tree of tags': root.entries.Type === '/StructTreeRoot',
    'says nothing of PDF/UA': about.includes('<pdfuaid:part>1</pdfuaid:part>'),
    'does not explain its words to archives':
      schemas.length === 1 && about.includes('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>'),
    'no archive any more': about.includes('<pdfaid:part>3</pdfaid:part>') && about.includes('<pdfaid:conformance>B<'),
  })
}

function checkPages({ pages }: TaggedFile): string[] {
  return pages.flatMap(({ said: page, content }, place) => [
    ...content.loose.map((text) => `page ${place + 1}: neither read nor adorning: ${text}`),
    ...said({
      [`page ${place + 1}: tabs in no order`]: page.entries.Tabs === '/S',
      [`page ${place + 1}: a number twice`]: new Set(content.numbers.map(({ number }) => number)).size === content.numbers.length,
    }),
  ])
}

/** Each stretch of each page is found in the tree, by the tag that says so itself; and none else is. */
function checkPlaces(file: TaggedFile): string[] {
  const { dict, get, pages, root, tags } = file
  const places = new Map<number, PdfValue>()
  const nums = list(dict(root.entries.ParentTree).entries.Nums)
  for (let at = 0; at < nums.length; at += 2) places.set(Number(nums[at]), nums[at + 1] ?? null)
  const held = new Map(tags.flatMap((tag) => tag.held.map((place) => [place, tag] as const)))
  const shown = pages.flatMap(({ object, said: page, content }) => {
    const owners = list(get(places.get(Number(page.entries.StructParents)) ?? null))
    return content.numbers.map(({ number, role }) => ({
      place: `${object}:${number}`,
      role,
      owner: owners[number],
      count: owners.length,
    }))
  })
  const known = new Set(shown.map(({ place }) => place))
  return [
    ...shown.flatMap(({ place, role, owner }) => {
      const tag = held.get(place)
      return said({
        [`stretch ${place} is in no tag`]: tag !== undefined,
        [`stretch ${place} is not of the tag that the tree names`]: tag !== undefined && dict(owner) === tag.said,
        [`stretch ${place} calls itself ${role}`]: tag?.role === role,
      })
    }),
    ...[...held.keys()].flatMap((place) => (place.startsWith('object') || known.has(place) ? [] : [`${place} is nowhere`])),
  ]
}

function checkTag(tag: Tag, file: TaggedFile): string[] {
  const { role, parent, said: entries, attributes } = tag
  const at = `${role} “${wordsOf(file, tag).slice(0, 30)}”`
  const up = parent ? parent.said : file.root
  const rows = tag.tags.map(({ tags }) => tags.length)
  const box = list(attributes.entries.BBox).map(Number)
  return said({
    [`${at} is no role`]: known.has(role),
    [`${at} names another above it`]: file.dict(entries.entries.P) === up,
    [`${at} lies in ${parent?.role ?? 'nothing'}`]: (homes[role] ?? anywhere).includes(parent?.role ?? ''),
    [`${at} holds what does not belong there`]: tag.tags.every((inner) => closed[role]?.includes(inner.role) ?? true),
    [`${at} is empty`]: role === 'TD' || role === 'TH' || tag.held.length + tag.tags.length > 0,
    [`${at} says nothing`]: ['Figure', 'TD', 'TH'].includes(role) || wordsOf(file, tag).trim() !== '',
    [`${at} has rows of several lengths: ${rows}`]: role !== 'Table' || new Set(rows).size === 1,
    [`${at} has no heading`]: role !== 'Table' || tag.tags.some((row) => row.tags.some((cell) => cell.role === 'TH')),
    [`${at} heads nothing`]: role !== 'TH' || ['/Row', '/Column'].includes(String(attributes.entries.Scope)),
    [`${at} shows what is not told`]: role !== 'Figure' || sayText(entries.entries.Alt).trim() !== '',
    [`${at} stands nowhere`]:
      role !== 'Figure' || (box.length === 4 && (box[2] ?? 0) > (box[0] ?? 0) && (box[3] ?? 0) > (box[1] ?? 0)),
    [`${at} does not say how it counts`]: role !== 'L' || attributes.entries.ListNumbering !== undefined,
  })
}

function checkHeadings(tags: readonly Tag[]): string[] {
  const levels = tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
  return levels.flatMap((level, place) =>
    level > (levels[place - 1] ?? 0) + 1 ? [`a heading ${level} behind none above it`] : [],
  )
}

function checkLinks({ pages, dict, root, tags }: TaggedFile): string[] {
  const nums = list(dict(root.entries.ParentTree).entries.Nums)
  const annotations = pages.flatMap(({ said: page }) => list(page.entries.Annots))
  const faults = annotations.flatMap((annotation) => {
    const { entries } = dict(annotation)
    const at = nums.indexOf(Number(entries.StructParent), 0)
    const owner = at % 2 === 0 ? dict(nums[at + 1]) : undefined
    const tag = tags.find((one) => one.said === owner)
    const name = sayText(entries.Contents)
    return said({
      [`link ${name}: of no tag`]: tag?.role === 'Link' && isRef(annotation) && tag.held.includes(`object ${annotation.ref}`),
      'a link that does not say where it goes': name.trim() !== '' && sayText(dict(entries.A).entries.URI) !== '',
      [`link ${name}: not printed`]: entries.F === 4,
    })
  })
  const bare = tags.filter(({ role, held }) => role === 'Link' && !held.some((place) => place.startsWith('object')))
  return [...faults, ...bare.map(() => 'a tag of a link without one')]
}

/** The names of what does not hold. */
function said(rules: Record<string, boolean>): string[] {
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

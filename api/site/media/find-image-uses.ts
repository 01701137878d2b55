import type { z } from 'zod'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { findMutePictures } from '#app/models/site/pictures/mute-pictures.ts'
import { lookLogos, type WornLook } from '#app/models/site/worn/worn-look.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { ImageUse } from '../../contract/site/image.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** A place of the site that shows a picture; `needsWords` where visitors hear the words of the library, for the place has none of its own. */
type Use = z.input<typeof ImageUse> & { needsWords: boolean }

const mostNamed = 3

/** Where on the site a picture may stand; whoever lets another table name pictures adds its place here. */
const places: ((read: SiteReader, id: string) => Promise<Use[]>)[] = [
  findInPages,
  findInDrafts,
  findInPopups,
  findInSections,
  findInLogos,
  findInLookDraft,
  findInParameters,
  findInWritings,
  findInWinemakers,
  findInProducts,
  findInMealIcons,
  findInLetters,
]

/** Every place of the site that shows a picture. */
export async function findImageUses(read: SiteReader, id: string): Promise<Use[]> {
  const found = await Promise.all(places.map((find) => find(read, id)))
  return onePerPlace(found.flat())
}

/** A place that names it twice, in public and in its draft, is one place. */
function onePerPlace(uses: readonly Use[]): Use[] {
  const byPlace = new Map<string, Use>()
  for (const use of uses) {
    const name = `${use.kind} ${use.id}`
    const needsWords = use.needsWords || byPlace.get(name)?.needsWords === true
    byPlace.set(name, { ...use, needsWords })
  }
  return [...byPlace.values()]
}

/** The first places of some, as a sentence names them. */
export function nameUses(uses: readonly Use[]): string {
  const named = uses.slice(0, mostNamed).map(({ title }) => `« ${title} »`)
  return named.join(', ') + (uses.length > mostNamed ? '…' : '')
}

async function findInPages(read: SiteReader, id: string): Promise<Use[]> {
  const rows = await read
    .selectFrom('pages')
    .select(['id', 'title', 'is_valid', 'blocks'])
    .where('blocks', 'like', `%"${id}"%`)
    .execute()
  return rows
    .filter(({ blocks }) => holds(JSON.parse(blocks), id))
    .map((row) => ({ kind: 'page', id: row.id, title: row.title, needsWords: row.is_valid === 1 && isMuteIn(row.blocks, id) }))
}

const ofDrafts = { page: 'pages', news: 'news', blog: 'blogs' } as const

/** What is written and not public yet: of that a place says no more than where it is. */
async function findInDrafts(read: SiteReader, id: string): Promise<Use[]> {
  const rows = await read
    .selectFrom('body_drafts')
    .select(['kind', 'record_id', 'blocks', 'head'])
    .where((of) => of.or([of('blocks', 'like', `%"${id}"%`), of('head', 'like', `%"${id}"%`)]))
    .execute()
  const found: Use[] = []
  const isIn = (kept: string | null) => kept !== null && holds(JSON.parse(kept), id)
  for (const { kind, record_id } of rows.filter(({ blocks, head }) => isIn(blocks) || isIn(head))) {
    const of = await findWritten(read, kind, record_id)
    if (of) found.push({ kind, ...of, needsWords: false })
  }
  return found
}

function findWritten(read: SiteReader, kind: WrittenKind, id: string): Promise<{ id: string; title: string } | undefined> {
  if (kind !== 'product') return read.selectFrom(ofDrafts[kind]).select(['id', 'title']).where('id', '=', id).executeTakeFirst()
  const live = read.selectFrom('products').select(['id', 'name as title']).where('deleted_at', 'is', null)
  return live.where('id', '=', id).executeTakeFirst()
}

async function findInPopups(read: SiteReader, id: string): Promise<Use[]> {
  const all = read.selectFrom('popups').select(['id', 'title', 'is_valid', 'blocks'])
  const rows = await all.where('blocks', 'like', `%"${id}"%`).execute()
  return rows
    .filter(({ blocks }) => holds(JSON.parse(blocks), id))
    .map((row) => ({ kind: 'popup', id: row.id, title: row.title, needsWords: row.is_valid === 1 && isMuteIn(row.blocks, id) }))
}

async function findInSections(read: SiteReader, id: string): Promise<Use[]> {
  const all = read.selectFrom('kept_sections').select(['id', 'title', 'blocks'])
  const rows = await all.where('blocks', 'like', `%"${id}"%`).execute()
  return rows
    .filter(({ blocks }) => holds(JSON.parse(blocks), id))
    .map((row) => ({ kind: 'kept-section', id: row.id, title: row.title, needsWords: false }))
}

async function findInLogos(read: SiteReader, id: string): Promise<Use[]> {
  const rows = await read.selectFrom('logos').select(['id', 'filename', 'alt']).where('image_id', '=', id).execute()
  return rows.map((row) => ({ kind: 'logo', id: row.id, title: row.alt || row.filename, needsWords: false }))
}

/** A logo that is only tried on: nobody takes it away from under the trial. */
async function findInLookDraft(read: SiteReader, id: string): Promise<Use[]> {
  const draft = await read.selectFrom('look_drafts').select('look').where('look', 'like', `%"${id}"%`).executeTakeFirst()
  const look: Partial<WornLook> = draft ? JSON.parse(draft.look) : {}
  const isLogo = lookLogos.some((type) => look[type] === id)
  return isLogo ? [{ kind: 'look', id: 'look', title: lookTexts.trial, needsWords: false }] : []
}

async function findInParameters(read: SiteReader, id: string): Promise<Use[]> {
  const rows = await read.selectFrom('parameters').select(['id', 'label']).where('value', '=', id).execute()
  return rows.map((row) => ({ kind: 'parameter', id: row.id, title: row.label, needsWords: false }))
}

const writings = {
  news: 'news',
  blogs: 'blog',
  albums: 'album',
  awards: 'award',
  services: 'service',
  elements: 'element',
} as const

/** A picture stands for a piece of writing, or within its blocks or its album. */
async function findInWritings(read: SiteReader, id: string): Promise<Use[]> {
  const found: Use[] = []
  for (const table of Object.keys(writings) as (keyof typeof writings)[]) {
    const inside = insideOf[table]
    const all = read.selectFrom(table as 'news').selectAll()
    const rows = await all
      .where((row) => row.or([row('image_id', '=', id), ...(inside ? [row(inside as 'blocks', 'like', `%"${id}"%`)] : [])]))
      .execute()
    const named = rows.filter((row) => row.image_id === id || (inside && holds(JSON.parse(row[inside as 'blocks']), id)))
    const isMute = (row: (typeof named)[number]) =>
      row.is_valid === 1 && (row.image_id === id || (inside !== undefined && isMuteIn(row[inside as 'blocks'], id)))
    found.push(...named.map((row) => ({ kind: writings[table], id: row.id, title: row.title, needsWords: isMute(row) })))
  }
  return found
}

const insideOf = {
  news: 'blocks',
  blogs: 'blocks',
  albums: 'pictures',
  awards: undefined,
  services: 'blocks',
  elements: 'blocks',
}

async function findInWinemakers(read: SiteReader, id: string): Promise<Use[]> {
  const rows = await read.selectFrom('winemakers').select(['id', 'name', 'is_valid']).where('image_id', '=', id).execute()
  return rows.map((row) => ({ kind: 'winemaker', id: row.id, title: row.name, needsWords: row.is_valid === 1 }))
}

/** A product shows its own pictures, those of its declinations, its film, and those of its story. */
async function findInProducts(read: SiteReader, id: string): Promise<Use[]> {
  const own = read
    .selectFrom('products')
    .select(['products.id', 'products.name', 'products.images', 'products.story_blocks', 'products.film', 'products.is_valid'])
  const live = own.where('products.deleted_at', 'is', null)
  const shown = await live
    .where((on) =>
      on.or([
        on('products.images', 'like', `%"${id}"%`),
        on('products.story_blocks', 'like', `%"${id}"%`),
        on('products.film', '=', id),
      ]),
    )
    .execute()
  const varied = await live
    .innerJoin('declinations', 'declinations.product_id', 'products.id')
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.image_id', '=', id)
    .execute()
  const isIn = (kept: string) => kept !== '' && holds(JSON.parse(kept), id)
  const named = shown.filter(({ images, story_blocks, film }) => film === id || isIn(images) || isIn(story_blocks))
  const found = [...named, ...varied]
  return [...new Map(found.map((row) => [row.id, row])).values()].map((row) => ({
    kind: 'product',
    id: row.id,
    title: row.name,
    needsWords: row.is_valid === 1,
  }))
}

async function findInMealIcons(read: SiteReader, id: string): Promise<Use[]> {
  const icons = await read.selectFrom('meal_icons').select(['id', 'label']).where('image_id', '=', id).execute()
  return icons.map(({ id: icon, label }) => ({ kind: 'meal-icon', id: icon, title: label, needsWords: false }))
}

/** One that has not left yet: what was sent has its picture within it. */
async function findInLetters(read: SiteReader, id: string): Promise<Use[]> {
  const letters = await read
    .selectFrom('letters')
    .select(['id', 'subject'])
    .where('image_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return letters.map(({ id: letter, subject }) => ({ kind: 'letter', id: letter, title: subject, needsWords: true }))
}

/** Whether a picture says nothing in some blocks once the library has no words for it. */
function isMuteIn(blocks: string, id: string): boolean {
  return findMutePictures(JSON.parse(blocks), (image) => (image === id ? '' : undefined)).length > 0
}

/** Looks at whole values: `_` in an id means any sign to the database. */
function holds(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id
  return Object.values(value).some((inside) => holds(inside, id))
}

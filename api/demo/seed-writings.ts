import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { keysOf } from '../content/services/service.ts'
import type { SiteWriter } from '../platform/database/database.ts'
import { demoFolders, vineTales } from './writings/blog.ts'
import { cellarTales, looseTales, yellowTales } from './writings/cellar-tales.ts'
import { demoNews } from './writings/news.ts'
import { demoAlbums, demoAwards, demoEvenings, demoServices } from './writings/published.ts'
import { blocksOf, type Tale, writingRow } from './writings/tale.ts'
import { demoWinemakers } from './writings/winemakers.ts'

/** Gives the demo estate its news, its blog, its albums, awards, services and evenings. */
export async function fillWritings(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('news')
    .values(demoNews.map((tale) => ({ ...dated(tale, now), promoted: tale.promoted ? (1 as const) : (0 as const) })))
    .execute()
  await fillBlog(tx, now)
  await tx
    .insertInto('albums')
    .values(
      demoAlbums.map((album, place) => ({
        ...writingRow(album, now),
        sort_order: place,
        date: album.date,
        pictures: JSON.stringify(album.pictures.map(([image, caption]) => ({ image, caption: bindFrenchSpaces(caption) }))),
      })),
    )
    .execute()
  await fillAwards(tx, now)
  await fillWinemakers(tx, now)
  await fillServices(tx, now)
  await fillEvenings(tx, now)
}

async function fillBlog(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('blog_folders')
    .values(
      demoFolders.map((folder, place) => ({ ...writingRow(folder, now), id_parent: folder.parent ?? null, sort_order: place })),
    )
    .execute()
  const shelves: [string | null, Tale[]][] = [
    ['la-vigne', vineTales],
    ['la-cave', cellarTales],
    ['le-vin-jaune', yellowTales],
    [null, looseTales],
  ]
  await tx
    .insertInto('blogs')
    .values(shelves.flatMap(([folder, tales]) => tales.map((tale) => ({ ...dated(tale, now), folder_id: folder }))))
    .execute()
}

function dated(tale: Tale, now: Date) {
  return { ...writingRow(tale, now), date: tale.date, is_out: 1 as const, blocks: blocksOf(tale) }
}

/** Gives the demo estate its awards. */
export async function fillAwards(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('awards')
    .values(
      demoAwards.map(([image, title, summary, year, product_id], place) => {
        const { slug: id, ...row } = writingRow({ slug: image, title, summary, image }, now)
        return { ...row, id, sort_order: place, year, product_id }
      }),
    )
    .execute()
}

/** Tells who made the wines of the demo estate. */
async function fillWinemakers(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('winemakers')
    .values(
      demoWinemakers.map(({ id, name, role, text, image, wines }, place) => ({
        id,
        lang: 'fr',
        sort_order: place,
        name,
        role,
        summary: bindFrenchSpaces(text),
        image_id: image,
        products: JSON.stringify(wines),
        is_valid: 1 as const,
        updated_at: now.toISOString(),
      })),
    )
    .execute()
}

async function fillServices(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('services')
    .values(
      demoServices.map((service, place) => ({
        ...writingRow(service, now),
        sort_order: place,
        tags: JSON.stringify(service.tags),
        tag_keys: keysOf(service.tags),
        for_members: service.isReserved ? (1 as const) : (0 as const),
        blocks: blocksOf(service),
      })),
    )
    .execute()
}

const day = 86_400_000

/** The evenings lie ahead of whoever opens the demo. */
async function fillEvenings(tx: SiteWriter, now: Date): Promise<void> {
  const id = 'soirees'
  const title = 'Les soirées du caveau'
  const summary = 'On s’assoit, on goûte, on apprend. Les places sont comptées.'
  const shared = { lang: 'fr', is_valid: 1 as const, updated_at: now.toISOString() }
  await tx
    .insertInto('collections')
    .values({ ...shared, id, route: id, title, summary, sort_order: 0 })
    .execute()
  await tx
    .insertInto('elements')
    .values(
      demoEvenings.map((evening) => ({
        ...writingRow(evening, now),
        collection_id: id,
        date: `${new Date(now.getTime() + evening.inDays * day).toISOString().slice(0, 10)}T18:00:00.000Z`,
        places: evening.places,
        taken: 0,
        for_members: evening.isReserved ? (1 as const) : (0 as const),
        blocks: blocksOf(evening),
      })),
    )
    .execute()
}

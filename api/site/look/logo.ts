import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Logo } from '../../contract/site/image.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toStoredImage } from '../media/image.ts'
import { findImageCdn } from '../media/image-cdn.ts'

/** A stored logo; whose it is, its handle of the database says. */
export type LogoRow = Omit<Selectable<SiteTables['logos']>, 'site_id'>
type Picture = Pick<z.input<typeof Logo>, 'onlineImage' | 'width' | 'height'>

/** The site's logos; one whose picture was taken away is not among them. */
export async function readLogos(read: SiteReader): Promise<z.input<typeof Logo>[]> {
  return addPictures(read, await read.selectFrom('logos').selectAll().orderBy('type').execute())
}

/** Stored logos as callers see them, each with its picture. */
export async function addPictures(read: SiteReader, rows: readonly LogoRow[]): Promise<z.input<typeof Logo>[]> {
  const pictures = await readPictures(
    read,
    rows.map((row) => row.image_id),
  )
  return rows.flatMap((row) => {
    const picture = row.path ? ownPicture(row) : pictures.get(row.image_id)
    return picture ? [{ id: row.id, filename: row.filename, type: row.type, alt: row.alt, ...picture }] : []
  })
}

function ownPicture({ id, path }: LogoRow): Picture {
  return { onlineImage: { id, externalId: '', externalType: 'art', externalPath: path, url: path }, width: 0, height: 0 }
}

async function readPictures(read: SiteReader, asked: string[]): Promise<Map<string, Picture>> {
  const ids = asked.filter(Boolean)
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('images').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute()
  const cdn = rows.length > 0 ? await findImageCdn(read) : ''
  return new Map(
    rows.map((row) => {
      const { id, externalId, externalType, externalPath, url } = toStoredImage(row, cdn)
      const { width, height } = row
      return [row.id, { onlineImage: { id, externalId, externalType, externalPath, url }, width, height }]
    }),
  )
}

import type { z } from 'zod'
import type { Image } from '../../contract/site/image.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { toImage } from './image.ts'
import { readCdn } from './image-cdn.ts'

/** The pictures behind these ids, in their order; one that is not the site's, or was taken away, is not in the answer. */
export async function resolveImages(read: SiteReader, ids: Iterable<string>): Promise<Map<string, z.input<typeof Image>>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await findImages(read, asked)
  const known = new Map(rows.map((row) => [row.id, toImage(row, readCdn(row.cdn))]))
  return new Map(
    asked.flatMap((id) => {
      const image = known.get(id)
      return image ? [[id, image] as const] : []
    }),
  )
}

/** The rows of these pictures that are still there, each with the site's switch for newer forms and the network that serves its pictures. */
export function findImages(read: SiteReader, ids: readonly string[]) {
  return read
    .selectFrom('images')
    .selectAll()
    .select((row) => row.selectFrom('site_settings').select('site_settings.webp').as('webp'))
    .select((row) =>
      row.selectFrom('parameters').select('parameters.value').where('parameters.type', '=', 'IMAGE_CDN').limit(1).as('cdn'),
    )
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

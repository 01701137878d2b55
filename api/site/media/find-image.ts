import type { SiteReader } from '../../platform/database/database.ts'
import type { ImageRow } from './image.ts'

/** A picture or file of the site that has not been taken away. */
export async function findImage(read: SiteReader, id: string): Promise<ImageRow | undefined> {
  return read.selectFrom('images').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

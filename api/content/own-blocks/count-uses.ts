import { type SqlBool, sql } from 'kysely'
import type { SiteReader } from '../../platform/database/database.ts'

/** Where bodies stand; a version that was public once is drawn as nothing where it names what is gone. */
const bodies = ['pages', 'body_drafts', 'kept_sections', 'news', 'blogs', 'services', 'elements', 'popups'] as const

/** In how many bodies a kind is named: within a text the signs around a name are written otherwise, so that only a name reads so. */
export async function countUses(read: SiteReader, name: string): Promise<number> {
  const namedIn = (column: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${`%"name":"${name.replaceAll('_', '\\_')}"%`} escape '\\'`
  let total = 0
  for (const table of bodies) {
    const counted = await read
      .selectFrom(table)
      .select((count) => count.fn.countAll<number>().as('total'))
      .where(namedIn('blocks'))
      .executeTakeFirstOrThrow()
    total += Number(counted.total)
  }
  const inStories = await read
    .selectFrom('products')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where(namedIn('story_blocks'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total + Number(inStories.total)
}

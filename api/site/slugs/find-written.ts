import type { SiteReader } from '../../platform/database/database.ts'
import { findFormer, type SlugScope } from './former-slugs.ts'

/** The row that has this id, or else the one whose address says this word, or else the one whose address said it before. */
export async function findWritten<R extends { id: string }>(
  read: SiteReader,
  { slug: key, ...place }: SlugScope,
  find: (column: 'id' | 'slug', value: string) => Promise<R | undefined>,
): Promise<R | undefined> {
  const byId = await find('id', key)
  if (byId || !/^[a-z0-9-]+$/.test(key)) return byId
  return (await find('slug', key)) ?? find('id', await findFormer(read, { ...place, slug: key }))
}

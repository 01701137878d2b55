import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { toSlug } from '#app/models/slug.ts'
import type { SiteWriter } from '../db/database.ts'

type Table = 'news' | 'blogs' | 'blog_folders' | 'albums' | 'services'
type Placed = { id: string; lang: string; slug?: string }
type Wanted = { slug?: string | undefined; title?: string | undefined }

const mostTries = 1000

/**
 * The word that the address of a piece of writing says: the one asked for, the one it has, or one made of its title.
 * No two in `tables` share one; the first table is the one it stands in.
 */
export async function chooseSlug(
  tx: SiteWriter,
  tables: readonly [Table, ...Table[]],
  placed: Placed,
  { slug, title = '' }: Wanted,
): Promise<Outcome<string>> {
  const isFree = async (word: string) => {
    for (const table of tables) if (await isTaken(tx, table, placed, word)) return false
    return true
  }
  if (slug !== undefined) return (await isFree(slug)) ? done(slug) : refused('invalid', { fields: { slug: { code: 'taken' } } })
  if (placed.slug !== undefined) return done(placed.slug)
  return done(await numberUntil(toSlug(title), isFree))
}

/** The word itself, or with the first number that nobody has. */
export async function numberUntil(word: string, isFree: (word: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; number < mostTries; number += 1) {
    const numbered = number === 1 ? word : `${word}-${number}`
    if (await isFree(numbered)) return numbered
  }
  return crypto.randomUUID()
}

async function isTaken(tx: SiteWriter, table: Table, { id, lang }: Placed, slug: string): Promise<boolean> {
  const rows = tx
    .selectFrom(table as 'news')
    .select('id')
    .where('lang', '=', lang)
    .where('slug', '=', slug)
  return (await rows.where('id', '<>', id).executeTakeFirst()) !== undefined
}

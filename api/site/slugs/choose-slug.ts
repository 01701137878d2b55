import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { toSlug } from '#app/models/platform/text/slug.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { type SlugScope, takeSlug } from './former-slugs.ts'

type Table = 'news' | 'blogs' | 'blog_folders' | 'albums' | 'services'
/** What is to be named, and the tables of which no two rows share a word; the first is its own. */
type SlugRow = { tables: readonly [Table, ...Table[]]; row: { id: string; lang: string; slug?: string } }
type Wanted = { slug?: string | undefined; title?: string | undefined }

const mostTries = 1000
const kinds = { news: 'news', blogs: 'blog', blog_folders: 'blog', albums: 'album', services: 'service' } as const

/**
 * The word that the address of a piece of writing says: the one asked for, the one it has, or one made of its title. What asks
 * for its former word is led to it.
 */
export async function chooseSlug(tx: SiteWriter, place: SlugRow, wanted: Wanted): Promise<Outcome<string>> {
  const chosen = await findFree(tx, place, wanted)
  const { tables, row } = place
  const at = (slug: string): SlugScope => ({ kind: kinds[tables[0]], within: row.lang, slug })
  if (chosen.ok) await takeSlug(tx, row.id, at(chosen.value), row.slug === undefined ? undefined : at(row.slug))
  return chosen
}

async function findFree(tx: SiteWriter, { tables, row }: SlugRow, { slug, title = '' }: Wanted): Promise<Outcome<string>> {
  const isFree = async (word: string) => {
    for (const table of tables) if (await findOther(tx, table, { ...row, slug: word })) return false
    return true
  }
  if (slug !== undefined) return (await isFree(slug)) ? done(slug) : refused('invalid', { fields: { slug: { code: 'taken' } } })
  if (row.slug !== undefined) return done(row.slug)
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

function findOther(tx: SiteWriter, table: Table, { id, lang, slug }: Required<SlugRow['row']>) {
  const rows = tx
    .selectFrom(table as 'news')
    .select('id')
    .where('lang', '=', lang)
    .where('slug', '=', slug)
  return rows.where('id', '<>', id).executeTakeFirst()
}

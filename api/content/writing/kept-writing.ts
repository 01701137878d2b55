import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { flag, idOrNone, type Kept } from '../../platform/resource/fields.ts'
import { chooseSlug } from '../../site/slugs/choose-slug.ts'
import { forgetSlugs } from '../../site/slugs/former-slugs.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { type Images, picturesOf } from './written.ts'

/** Where the fields are kept that every piece of writing has. */
export const writtenFields = {
  title: 'title',
  summary: 'summary',
  idImage: ['image_id', idOrNone],
  isValid: ['is_valid', flag],
} as const

/** Blocks as the database keeps them. */
export const blocksAsText: Kept = { read: (stored) => stored, write: (said) => writeBlocks(said as never) }

/** What is the same for all that an owner writes: it has a language, and says when it was last saved. */
export const writing = { among: 'language', savedAt: 'updated_at' } as const

/** How a list of it is made, with its pictures looked up at once. */
export function withPictures<Row extends { image_id: string }>(toListed: (row: Row, images: Images) => object) {
  return async (rows: Row[], { read }: { read: SiteReader }) => {
    const images = await picturesOf(read, rows)
    return rows.map((row) => toListed(row, images))
  }
}

type Tables = Parameters<typeof chooseSlug>[1]['tables']
type Known = { id: string; lang: string; slug: string }
type Writing = {
  tx: SiteWriter
  body: { slug?: string | undefined; title?: string | undefined }
  known: Known | undefined
  lang: string
}

/** The word of its address, as it is and is to be; no two rows of these tables share one. */
export async function nameWriting(tables: Tables, { tx, body, known, lang }: Writing): Promise<Outcome<{ slug: string }>> {
  const slug = await chooseSlug(tx, { tables, row: known ?? { id: '', lang } }, body)
  return slug.ok ? done({ slug: slug.value }) : slug
}

/** Its former addresses go with it. */
export async function forgetAddresses({ id }: { id: string }, tx: SiteWriter): Promise<undefined> {
  await forgetSlugs(tx, id)
  return undefined
}

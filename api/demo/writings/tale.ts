import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { writeBlocks } from '../../content/blocks/stored-blocks.ts'
import { richText } from '../pages/page-of.ts'

/** A piece of writing of the demo estate; its id is the word of its address. */
export type Tale = {
  slug: string
  title: string
  summary: string
  image: string
  date: string
  text: (string | RichBlock)[]
  more?: PageBlock[]
}

/** The columns that all writing of the demo estate shares. */
export function writingRow({ slug, title, summary, image }: Pick<Tale, 'slug' | 'title' | 'summary' | 'image'>, now: Date) {
  return {
    id: slug,
    lang: 'fr',
    slug,
    title: bindFrenchSpaces(title),
    summary: bindFrenchSpaces(summary),
    image_id: image,
    is_valid: 1 as const,
    updated_at: now.toISOString(),
  }
}

/** What a piece of writing says, as it is stored. */
export function blocksOf({ text, more = [] }: Pick<Tale, 'text' | 'more'>): string {
  const blocks: PageBlock[] = [{ type: 'text', title: '', body: richText(...text) }, ...more]
  return writeBlocks(
    JSON.parse(JSON.stringify(blocks), (_key, value: unknown) => (typeof value === 'string' ? bindFrenchSpaces(value) : value)),
  )
}

import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { readBlocks, writeBlocks } from '../blocks/stored-blocks.ts'
import { storeStory, storyToWrite } from './story-blocks.ts'

/** The story of a product that is not taken out of the shop. */
export async function findStory(read: SiteReader, id: string) {
  const row = await read
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'story', 'story_blocks', 'is_shown', 'updated_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: 'product' as const,
    id,
    title: row.name,
    summary: '',
    url: addressOfStory(row.slug),
    blocks: writeBlocks(storyToWrite(row)),
    updated_at: row.updated_at,
    is_valid: row.is_shown,
    for_members: 0 as const,
    type: 'default' as const,
    date: null,
    image_id: '',
  }
}

/** Where a story is read. */
export function addressOfStory(slug: string): string {
  return `boutique/${slug}`
}

/** Tells visitors another story from now on. */
export async function writeStory(tx: SiteWriter, id: string, { blocks, at }: { blocks: string; at: string }): Promise<void> {
  const told = storeStory(readBlocks(blocks, () => {}))
  await tx
    .updateTable('products')
    .set({ ...told, updated_at: at })
    .where('id', '=', id)
    .execute()
}

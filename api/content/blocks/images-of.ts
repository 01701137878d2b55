import type { PageBlock } from '#app/models/content/blocks/block.ts'

/** The ids of the pictures and files that blocks name, wherever in a block they stand. */
export function imagesOf(blocks: PageBlock[]): string[] {
  const ids: string[] = []
  JSON.stringify(blocks, (key, value: unknown) => {
    if ((key === 'image' || key === 'file') && typeof value === 'string') ids.push(value)
    return value
  })
  return ids
}

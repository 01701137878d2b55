/** What a page asks of the shop for one of its blocks. */
export type WantedShelf = { count: number; tags: readonly string[]; kind: '' | 'WINE' | 'BOX' }

/** Two blocks that ask for the same share their answer under this name. */
export function productShelfKey({ count, tags, kind }: WantedShelf): string {
  return `${kind} ${count} ${tags.join(',')}`
}

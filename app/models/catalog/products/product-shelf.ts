/** How many products a block of a page names one by one. */
export const mostShelved = 12

/** What a page asks of the shop for one of its blocks. */
export type WantedShelf = {
  wines?: readonly string[] | undefined
  count: number
  tags: readonly string[]
  kind: '' | 'WINE' | 'BOX'
}

/** Two blocks that ask for the same share their answer under this name. */
export function productShelfKey({ wines = [], count, tags, kind }: WantedShelf): string {
  return wines.length > 0 ? `named ${wines.join(',')}` : `${kind} ${count} ${tags.join(',')}`
}

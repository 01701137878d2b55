/** The row that has this id, or else the one whose address says this word. */
export async function findWritten<R extends { id: string }>(
  key: string,
  find: (column: 'id' | 'slug') => Promise<R | undefined>,
) {
  return (await find('id')) ?? (/^[a-z0-9-]+$/.test(key) ? find('slug') : undefined)
}

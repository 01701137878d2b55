/** The kinds of record that are written block by block and have drafts and versions: pages, news, articles of the blog, and products by their stories. */
export const writtenKinds = ['page', 'news', 'blog', 'product'] as const

export type WrittenKind = (typeof writtenKinds)[number]

/** Below which word of the panel's addresses each kind is written. */
export const writtenPlaces = {
  page: 'pages',
  news: 'actualites',
  blog: 'articles',
  product: 'produits',
} as const satisfies Record<WrittenKind, string>

/** Which of them a resource of the API is, if it is one. */
export function findWrittenKind(resource: string): WrittenKind | undefined {
  return writtenKinds.find((kind) => kind === resource)
}

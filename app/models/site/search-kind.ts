/** What a search of the site looks through, in the order in which equals are shown. */
export const searchKinds = ['product', 'page', 'service', 'news', 'blog'] as const

export type SearchKind = (typeof searchKinds)[number]

/** How an address of the search says that it wants one kind alone. */
export const searchKindWords: Record<SearchKind, string> = {
  product: 'boutique',
  page: 'pages',
  service: 'services',
  news: 'actualites',
  blog: 'blog',
}

/** The kind that an address asks for; nothing where it asks for all, or for none that there is. */
export function readSearchKind(place: string): SearchKind | undefined {
  return searchKinds.find((kind) => searchKindWords[kind] === place)
}

/** A piece of a text, and whether it is what was looked for. */
export type MarkedText = { text: string; isMatch: boolean }

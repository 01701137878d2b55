/** By what the shelves can be narrowed, as addresses name it, in the order in which it is shown. */
export const facets = ['famille', 'cepage', 'appellation', 'plat', 'format', 'millesime', 'categorie', 'signe'] as const

export type Facet = (typeof facets)[number]

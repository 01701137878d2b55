/** The way to a page. */
export const crumbTexts = { label: 'Fil d’Ariane', home: 'Accueil' } as const

/** Where every way begins. */
export const homeCrumb = { label: crumbTexts.home, href: '/' } as const

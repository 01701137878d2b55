/** What kind of place keeps a parcel until it is fetched. */
export const pointIcons = ['SHOP', 'POST', 'LOCKER', 'CELLAR'] as const

export type PointIcon = (typeof pointIcons)[number]

/** Where its drawing is. */
export const pathOfPointIcon = (icon: PointIcon) => `/art/point-${icon.toLowerCase()}.svg`

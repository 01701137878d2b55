/** The orders in which a visitor may see the shop, as its address names them, with the field of the list behind each. */
export const productOrders = { prix: 'price', '-prix': '-price', nom: 'name', '-nom': '-name', recents: '-createdAt' } as const

export type ProductOrder = keyof typeof productOrders

/** The order that the owner set, in the words of an address. */
export const orderOfParameter: Record<string, ProductOrder> = {
  PRICE: 'prix',
  PRICE_DESC: '-prix',
  NAME: 'nom',
  NAME_DESC: '-nom',
  NEWEST: 'recents',
}

/** The orders that a visitor may ask of the shelves: those of a list, what is ordered most, what is to be drunk first, and what answers best. */
export const browseOrders = ['commandes', 'boire', 'prix', '-prix', 'nom', '-nom', 'recents', 'pertinence'] as const
export type BrowseOrder = (typeof browseOrders)[number]

/** The order that was asked for, if there is such a one. */
export function readBrowseOrder(asked: string): BrowseOrder | undefined {
  return browseOrders.find((order) => order === asked && order !== 'pertinence')
}

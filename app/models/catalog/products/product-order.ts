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

/** The order that was asked for, if there is such a one. */
export function readProductOrder(asked: string): ProductOrder | undefined {
  return Object.hasOwn(productOrders, asked) ? (asked as ProductOrder) : undefined
}

/** A slip for whoever ordered, one for whoever is given the goods, and the card with the words for them. */
export const slipKinds = ['packing', 'gift', 'card'] as const

/** What goes with a parcel: for whoever carries it, or for whoever it is a present for. */
export type SlipKind = (typeof slipKinds)[number]

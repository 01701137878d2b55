/** A slip for whoever ordered, or without prices for whoever is given the goods. */
export const slipKinds = ['packing', 'gift'] as const

/** What goes with a parcel: for whoever carries it, or for whoever it is a present for. */
export type SlipKind = (typeof slipKinds)[number]

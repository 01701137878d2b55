/** How an order that the house takes itself may be paid. */
export const handMeans = ['ON_COLLECTION', 'TRANSFER', 'CHEQUE'] as const
export type HandMeans = (typeof handMeans)[number]
